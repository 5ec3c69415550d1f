/* Preloaded: looking up a name that ends in ".slow.test" takes as many milliseconds as SLOW_LOOKUP_MS says, and finds
   127.0.0.1. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <netdb.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static atomic_int under_way;

/* How many look-ups sleep at the moment. */
int slow_lookups_under_way(void) { return atomic_load(&under_way); }

static int is_slow(const char *name) {
    static const char end[] = ".slow.test";
    size_t length = name ? strlen(name) : 0;
    return length >= sizeof end - 1 && strcmp(name + length - (sizeof end - 1), end) == 0;
}

static void rest(void) {
    const char *text = getenv("SLOW_LOOKUP_MS");
    long milliseconds = text ? atol(text) : 3000;
    struct timespec time = {milliseconds / 1000, milliseconds % 1000 * 1000000};
    while (nanosleep(&time, &time)) {
    }
}

int getaddrinfo(const char *name, const char *service, const struct addrinfo *hints, struct addrinfo **found) {
    int (*next)(const char *, const char *, const struct addrinfo *, struct addrinfo **);
    *(void **)&next = dlsym(RTLD_NEXT, "getaddrinfo");
    if (!is_slow(name)) return next(name, service, hints, found);
    atomic_fetch_add(&under_way, 1);
    rest();
    atomic_fetch_sub(&under_way, 1);
    return next("127.0.0.1", service, hints, found);
}
