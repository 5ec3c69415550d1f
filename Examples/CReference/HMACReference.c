#include "CReference.h"

#include <openssl/core_names.h>
#include <openssl/evp.h>
#include <openssl/params.h>

int creference_hmac_run(
    const uint8_t *key, size_t key_size, const uint8_t *message, size_t message_size, int64_t times, uint8_t *code) {
    EVP_MAC *algorithm = EVP_MAC_fetch(NULL, "HMAC", NULL);
    EVP_MAC_CTX *context = algorithm ? EVP_MAC_CTX_new(algorithm) : NULL;
    OSSL_PARAM parameters[] = {
        OSSL_PARAM_construct_utf8_string(OSSL_MAC_PARAM_DIGEST, (char *)"SHA1", 0),
        OSSL_PARAM_construct_end(),
    };
    int is_right = context && EVP_MAC_init(context, key, key_size, parameters);
    for (int64_t time = 0; is_right && time < times; time++) {
        size_t size = 0;
        is_right = EVP_MAC_init(context, NULL, 0, NULL) && EVP_MAC_update(context, message, message_size)
            && EVP_MAC_final(context, code, &size, 20) && size == 20;
    }
    EVP_MAC_CTX_free(context);
    EVP_MAC_free(algorithm);
    return is_right;
}
