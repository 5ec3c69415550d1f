#include "CCurlShims.h"

#include <stdint.h>

/* The oldest libcurl to build with. Define CCURL_FORCE_7_81 to compile the branches for it with a newer one. */
#if LIBCURL_VERSION_NUM < 0x075100
#error "libcurl 7.81 or newer is needed"
#endif
#ifdef CCURL_FORCE_7_81
#define CCURL_VERSION 0x075100
#else
#define CCURL_VERSION LIBCURL_VERSION_NUM
#endif

/*
 * OpenSSL frees everything when the process exits, also under the feet of a transport's thread that is still letting go
 * of its connections: seen once as a double free. Without its exit handler nothing is freed then, which the system does.
 * It counts only if asked before anything else of OpenSSL. Weak, for libcurl may stand on another TLS library.
 */
extern int OPENSSL_init_crypto(uint64_t options, const void *settings) __attribute__((weak));
#define CCURL_OPENSSL_INIT_NO_ATEXIT 0x00080000L

CURLcode ccurl_global_init(void) {
    if (OPENSSL_init_crypto) OPENSSL_init_crypto(CCURL_OPENSSL_INIT_NO_ATEXIT, NULL);
    return curl_global_init(CURL_GLOBAL_DEFAULT);
}

CURLcode ccurl_set_long(CURL *handle, CURLoption option, long value) {
    return curl_easy_setopt(handle, option, value);
}

CURLcode ccurl_set_offset(CURL *handle, CURLoption option, curl_off_t value) {
    return curl_easy_setopt(handle, option, value);
}

CURLcode ccurl_set_string(CURL *handle, CURLoption option, const char *value) {
    return curl_easy_setopt(handle, option, value);
}

CURLcode ccurl_set_list(CURL *handle, CURLoption option, struct curl_slist *value) {
    return curl_easy_setopt(handle, option, value);
}

CURLcode ccurl_set_body(CURL *handle, const void *bytes, curl_off_t count) {
    /* The size comes first: libcurl copies as many bytes as it knows of. */
    CURLcode code = curl_easy_setopt(handle, CURLOPT_POSTFIELDSIZE_LARGE, count);
    return code != CURLE_OK ? code : curl_easy_setopt(handle, CURLOPT_COPYPOSTFIELDS, bytes);
}

CURLcode ccurl_set_mime(CURL *handle, curl_mime *mime) {
    return curl_easy_setopt(handle, CURLOPT_MIMEPOST, mime);
}

CURLcode ccurl_set_error_buffer(CURL *handle, char *buffer) {
    return curl_easy_setopt(handle, CURLOPT_ERRORBUFFER, buffer);
}

CURLcode ccurl_set_header_callback(CURL *handle, curl_write_callback callback, void *context) {
    CURLcode code = curl_easy_setopt(handle, CURLOPT_HEADERDATA, context);
    return code != CURLE_OK ? code : curl_easy_setopt(handle, CURLOPT_HEADERFUNCTION, callback);
}

CURLcode ccurl_set_body_callback(CURL *handle, curl_write_callback callback, void *context) {
    CURLcode code = curl_easy_setopt(handle, CURLOPT_WRITEDATA, context);
    return code != CURLE_OK ? code : curl_easy_setopt(handle, CURLOPT_WRITEFUNCTION, callback);
}

CURLcode ccurl_set_read_callback(CURL *handle, curl_read_callback callback, void *context) {
    CURLcode code = curl_easy_setopt(handle, CURLOPT_READDATA, context);
    return code != CURLE_OK ? code : curl_easy_setopt(handle, CURLOPT_READFUNCTION, callback);
}

CURLcode ccurl_set_progress_callback(CURL *handle, curl_xferinfo_callback callback, void *context) {
    CURLcode code = curl_easy_setopt(handle, CURLOPT_XFERINFODATA, context);
    if (code == CURLE_OK) { code = curl_easy_setopt(handle, CURLOPT_XFERINFOFUNCTION, callback); }
    return code != CURLE_OK ? code : curl_easy_setopt(handle, CURLOPT_NOPROGRESS, 0L);
}

CURLcode ccurl_set_prerequest_callback(CURL *handle, curl_prereq_callback callback, void *context) {
    CURLcode code = curl_easy_setopt(handle, CURLOPT_PREREQDATA, context);
    return code != CURLE_OK ? code : curl_easy_setopt(handle, CURLOPT_PREREQFUNCTION, callback);
}

CURLcode ccurl_set_open_socket_callback(CURL *handle, curl_opensocket_callback callback, void *context) {
    CURLcode code = curl_easy_setopt(handle, CURLOPT_OPENSOCKETDATA, context);
    return code != CURLE_OK ? code : curl_easy_setopt(handle, CURLOPT_OPENSOCKETFUNCTION, callback);
}

CURLcode ccurl_set_close_socket_callback(CURL *handle, curl_closesocket_callback callback, void *context) {
    CURLcode code = curl_easy_setopt(handle, CURLOPT_CLOSESOCKETDATA, context);
    return code != CURLE_OK ? code : curl_easy_setopt(handle, CURLOPT_CLOSESOCKETFUNCTION, callback);
}

CURLcode ccurl_set_private(CURL *handle, void *pointer) {
    return curl_easy_setopt(handle, CURLOPT_PRIVATE, pointer);
}

void *ccurl_get_private(CURL *handle) {
    char *pointer = NULL;
    return curl_easy_getinfo(handle, CURLINFO_PRIVATE, &pointer) == CURLE_OK ? pointer : NULL;
}

CURLcode ccurl_allow_only_http(CURL *handle) {
#if CCURL_VERSION >= 0x075500
    return curl_easy_setopt(handle, CURLOPT_PROTOCOLS_STR, "http,https");
#else
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wdeprecated-declarations"
    return curl_easy_setopt(handle, CURLOPT_PROTOCOLS, (long)(CURLPROTO_HTTP | CURLPROTO_HTTPS));
#pragma GCC diagnostic pop
#endif
}

CURLcode ccurl_set_quick_exit(CURL *handle) {
#if CCURL_VERSION >= 0x075700
    return curl_easy_setopt(handle, CURLOPT_QUICK_EXIT, 1L);
#else
    (void)handle;
    return CURLE_OK;
#endif
}

const char *ccurl_default_ca_file(CURL *handle) {
#if CCURL_VERSION >= 0x075400
    char *path = NULL;
    return curl_easy_getinfo(handle, CURLINFO_CAINFO, &path) == CURLE_OK ? path : NULL;
#else
    (void)handle;
    return NULL;
#endif
}

long ccurl_get_long(CURL *handle, CURLINFO info) {
    long value = 0;
    return curl_easy_getinfo(handle, info, &value) == CURLE_OK ? value : 0;
}

curl_off_t ccurl_get_offset(CURL *handle, CURLINFO info) {
    curl_off_t value = 0;
    return curl_easy_getinfo(handle, info, &value) == CURLE_OK ? value : 0;
}

unsigned int ccurl_running_version(void) {
    return curl_version_info(CURLVERSION_NOW)->version_num;
}

CURLMcode ccurl_multi_set_long(CURLM *handle, CURLMoption option, long value) {
    return curl_multi_setopt(handle, option, value);
}

CURLMcode ccurl_multi_set_socket_callback(CURLM *handle, curl_socket_callback callback, void *context) {
    CURLMcode code = curl_multi_setopt(handle, CURLMOPT_SOCKETDATA, context);
    return code != CURLM_OK ? code : curl_multi_setopt(handle, CURLMOPT_SOCKETFUNCTION, callback);
}

CURLMcode ccurl_multi_set_timer_callback(CURLM *handle, curl_multi_timer_callback callback, void *context) {
    CURLMcode code = curl_multi_setopt(handle, CURLMOPT_TIMERDATA, context);
    return code != CURLM_OK ? code : curl_multi_setopt(handle, CURLMOPT_TIMERFUNCTION, callback);
}
