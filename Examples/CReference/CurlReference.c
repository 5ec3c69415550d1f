#define _GNU_SOURCE
#include "CReference.h"

#include <curl/curl.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <time.h>
#include <unistd.h>

/* One easy handle and the body of its present answer. */
typedef struct {
    CURL *handle;
    char *bytes;
    size_t count, capacity;
} slot;

struct creference_loop {
    CURLM *multi;
    slot *slots;
    int concurrency;
    creference_wait wait;
    int epoll;
    /* When libcurl wants to be called without an event, in milliseconds of the monotonic clock; -1 for never. */
    int64_t timer;
    int64_t left, answered;
    char error[CURL_ERROR_SIZE];
};

static int64_t now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (int64_t)time.tv_sec * 1000 + time.tv_nsec / 1000000;
}

static size_t collect(char *bytes, size_t size, size_t count, void *context) {
    slot *slot = context;
    count *= size;
    if (slot->count + count > slot->capacity) {
        size_t capacity = 2 * (slot->count + count);
        char *longer = realloc(slot->bytes, capacity);
        if (!longer) { return 0; }
        slot->bytes = longer;
        slot->capacity = capacity;
    }
    memcpy(slot->bytes + slot->count, bytes, count);
    slot->count += count;
    return count;
}

static int watch(CURL *handle, curl_socket_t descriptor, int wish, void *context, void *known) {
    (void)handle;
    creference_loop *loop = context;
    if (wish == CURL_POLL_REMOVE) {
        epoll_ctl(loop->epoll, EPOLL_CTL_DEL, descriptor, NULL);
        return 0;
    }
    struct epoll_event event = {.data.fd = descriptor};
    if (wish & CURL_POLL_IN) { event.events |= EPOLLIN; }
    if (wish & CURL_POLL_OUT) { event.events |= EPOLLOUT; }
    if (!known) { curl_multi_assign(loop->multi, descriptor, loop); }
    return epoll_ctl(loop->epoll, known ? EPOLL_CTL_MOD : EPOLL_CTL_ADD, descriptor, &event) == 0 ? 0 : -1;
}

static int note_timer(CURLM *multi, long milliseconds, void *context) {
    (void)multi;
    creference_loop *loop = context;
    loop->timer = milliseconds < 0 ? -1 : now() + milliseconds;
    return 0;
}

static CURL *easy_handle(slot *slot, const char *url, const char *ca_file) {
    CURL *handle = curl_easy_init();
    if (!handle) { return NULL; }
    curl_easy_setopt(handle, CURLOPT_URL, url);
    curl_easy_setopt(handle, CURLOPT_PRIVATE, slot);
    curl_easy_setopt(handle, CURLOPT_NOSIGNAL, 1L);
    curl_easy_setopt(handle, CURLOPT_PROXY, "");
    curl_easy_setopt(handle, CURLOPT_ACCEPT_ENCODING, "gzip");
    curl_easy_setopt(handle, CURLOPT_HTTP_VERSION, (long)CURL_HTTP_VERSION_2TLS);
    curl_easy_setopt(handle, CURLOPT_PIPEWAIT, strncmp(url, "https:", 6) == 0 ? 1L : 0L);
    curl_easy_setopt(handle, CURLOPT_WRITEFUNCTION, collect);
    curl_easy_setopt(handle, CURLOPT_WRITEDATA, slot);
    if (ca_file && *ca_file) {
        curl_easy_setopt(handle, CURLOPT_CAINFO, ca_file);
        curl_easy_setopt(handle, CURLOPT_CAPATH, NULL);
    } else if (ca_file) {
        curl_easy_setopt(handle, CURLOPT_SSL_VERIFYPEER, 0L);
        curl_easy_setopt(handle, CURLOPT_SSL_VERIFYHOST, 0L);
    }
    return handle;
}

creference_loop *creference_loop_create(const char *url, int concurrency, creference_wait wait, const char *ca_file) {
    creference_loop *loop = calloc(1, sizeof *loop);
    if (!loop) { return NULL; }
    loop->epoll = -1;
    loop->timer = -1;
    loop->wait = wait;
    loop->multi = curl_multi_init();
    loop->slots = calloc((size_t)concurrency, sizeof *loop->slots);
    if (!loop->multi || !loop->slots) {
        creference_loop_free(loop);
        return NULL;
    }
    loop->concurrency = concurrency;
    curl_multi_setopt(loop->multi, CURLMOPT_MAXCONNECTS, (long)concurrency);
    curl_multi_setopt(loop->multi, CURLMOPT_MAX_TOTAL_CONNECTIONS, (long)concurrency);
    if (wait == CREFERENCE_EPOLL) {
        loop->epoll = epoll_create1(EPOLL_CLOEXEC);
        curl_multi_setopt(loop->multi, CURLMOPT_SOCKETFUNCTION, watch);
        curl_multi_setopt(loop->multi, CURLMOPT_SOCKETDATA, loop);
        curl_multi_setopt(loop->multi, CURLMOPT_TIMERFUNCTION, note_timer);
        curl_multi_setopt(loop->multi, CURLMOPT_TIMERDATA, loop);
    }
    for (int index = 0; index < concurrency; index++) {
        loop->slots[index].handle = easy_handle(&loop->slots[index], url, ca_file);
        if (!loop->slots[index].handle || (wait == CREFERENCE_EPOLL && loop->epoll < 0)) {
            creference_loop_free(loop);
            return NULL;
        }
    }
    return loop;
}

void creference_loop_free(creference_loop *loop) {
    for (int index = 0; index < loop->concurrency; index++) {
        slot *slot = &loop->slots[index];
        if (slot->handle) { curl_easy_cleanup(slot->handle); }
        free(slot->bytes);
    }
    free(loop->slots);
    if (loop->multi) { curl_multi_cleanup(loop->multi); }
    if (loop->epoll >= 0) { close(loop->epoll); }
    free(loop);
}

/* Lets the next request begin on a handle that is in no transfer. */
static int begin(creference_loop *loop, slot *slot) {
    if (loop->left == 0) { return 0; }
    loop->left--;
    slot->count = 0;
    return curl_multi_add_handle(loop->multi, slot->handle) == CURLM_OK;
}

/* Looks at the transfers that are done and lets the next ones begin; returns how many are done. */
static int next(creference_loop *loop) {
    int done = 0, in_queue = 0;
    CURLMsg *message;
    while ((message = curl_multi_info_read(loop->multi, &in_queue))) {
        if (message->msg != CURLMSG_DONE) { continue; }
        CURL *handle = message->easy_handle;
        CURLcode code = message->data.result;
        slot *slot = NULL;
        long status = 0;
        curl_easy_getinfo(handle, CURLINFO_PRIVATE, (char **)&slot);
        curl_easy_getinfo(handle, CURLINFO_RESPONSE_CODE, &status);
        curl_multi_remove_handle(loop->multi, handle);
        if (code == CURLE_OK && status == 200) {
            loop->answered++;
        } else if (!*loop->error) {
            const char *text = code == CURLE_OK ? "a status other than 200" : curl_easy_strerror(code);
            strncpy(loop->error, text, sizeof loop->error - 1);
        }
        done++;
        begin(loop, slot);
    }
    return done;
}

static int turn(creference_loop *loop) {
    int running = 0;
    if (loop->wait == CREFERENCE_POLL) {
        return curl_multi_perform(loop->multi, &running) == CURLM_OK;
    }
    if (loop->timer < 0 || loop->timer > now()) { return 1; }
    loop->timer = -1;
    return curl_multi_socket_action(loop->multi, CURL_SOCKET_TIMEOUT, 0, &running) == CURLM_OK;
}

static int wait_for_sockets(creference_loop *loop) {
    if (loop->wait == CREFERENCE_POLL) { return curl_multi_poll(loop->multi, NULL, 0, 1000, NULL) == CURLM_OK; }
    struct epoll_event events[256];
    int64_t due = loop->timer < 0 ? 1000 : loop->timer - now();
    int count = epoll_wait(loop->epoll, events, 256, due < 0 ? 0 : due > 1000 ? 1000 : (int)due);
    if (count < 0 && errno != EINTR) { return 0; }
    for (int index = 0; index < count; index++) {
        int bits = 0, running = 0;
        if (events[index].events & EPOLLIN) { bits |= CURL_CSELECT_IN; }
        if (events[index].events & EPOLLOUT) { bits |= CURL_CSELECT_OUT; }
        if (events[index].events & (EPOLLERR | EPOLLHUP)) { bits |= CURL_CSELECT_ERR; }
        if (curl_multi_socket_action(loop->multi, events[index].data.fd, bits, &running) != CURLM_OK) { return 0; }
    }
    return 1;
}

int64_t creference_loop_run(creference_loop *loop, int64_t requests) {
    loop->left = requests;
    loop->answered = 0;
    int64_t open = 0;
    for (int index = 0; index < loop->concurrency && loop->left > 0; index++) {
        if (begin(loop, &loop->slots[index])) { open++; }
    }
    int64_t done = 0;
    while (done < requests && open > 0) {
        if (!turn(loop)) { break; }
        int finished = next(loop);
        done += finished;
        /* Those that just began have not been looked at yet. */
        if (done == requests || finished > 0) { continue; }
        if (!wait_for_sockets(loop)) { break; }
        if (loop->wait == CREFERENCE_EPOLL) { done += next(loop); }
    }
    return loop->answered;
}

const char *creference_loop_error(const creference_loop *loop) { return loop->error; }
