/* What the benchmark compares the library with: the least that has to be done with libcurl and libcrypto, in C. */
#ifndef CREFERENCE_H
#define CREFERENCE_H

#include <stddef.h>
#include <stdint.h>

/* How a bare loop waits for its sockets. */
typedef enum {
    /* curl_multi_perform and curl_multi_poll. */
    CREFERENCE_POLL = 0,
    /* curl_multi_socket_action and epoll. */
    CREFERENCE_EPOLL = 1,
} creference_wait;

/*
 * A bare libcurl multi loop that does GET requests of one address: one thread, one easy handle for each request at once,
 * set up once and used again and again, connections kept. Bodies are collected in memory; header lines are parsed by
 * libcurl alone. HTTP/2 is used over TLS, where one connection carries all.
 */
typedef struct creference_loop creference_loop;

/* Makes a loop; NULL if there is no memory. CA file: NULL for the system's list, "" to accept any certificate. */
creference_loop *_Nullable creference_loop_create(
    const char *_Nonnull url, int concurrency, creference_wait wait, const char *_Nullable ca_file);
void creference_loop_free(creference_loop *_Nonnull loop);

/* Does so many requests; returns how many were answered with 200. The text of the first failure is in `error`. */
int64_t creference_loop_run(creference_loop *_Nonnull loop, int64_t requests);
const char *_Nonnull creference_loop_error(const creference_loop *_Nonnull loop);

/*
 * Computes the HMAC-SHA1 of one message again and again, with one keyed EVP_MAC context that is set back each time.
 * Returns 0 if libcrypto fails. The code goes to `code`, 20 bytes.
 */
int creference_hmac_run(
    const uint8_t *_Nonnull key, size_t key_size, const uint8_t *_Nonnull message, size_t message_size, int64_t times,
    uint8_t *_Nonnull code);

/* How often this thread has asked for memory so far; counted with glibc only, 0 elsewhere. */
long creference_allocations(void);

#endif
