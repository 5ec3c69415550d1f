/* Typed functions for those parts of libcurl that Swift cannot call: variadic functions, and options that exist only in
   some versions. Each function stands for one option, or for one type that options take. */
#ifndef CCURLSHIMS_H
#define CCURLSHIMS_H

#include <curl/curl.h>

/* curl_global_init, with OpenSSL told to free nothing when the process exits. */
CURLcode ccurl_global_init(void);

/* curl_easy_setopt, by the type of the value. */
CURLcode ccurl_set_long(CURL *_Nonnull handle, CURLoption option, long value);
CURLcode ccurl_set_offset(CURL *_Nonnull handle, CURLoption option, curl_off_t value);
CURLcode ccurl_set_string(CURL *_Nonnull handle, CURLoption option, const char *_Nullable value);
CURLcode ccurl_set_list(CURL *_Nonnull handle, CURLoption option, struct curl_slist *_Nullable value);

/* CURLOPT_POSTFIELDSIZE_LARGE and CURLOPT_COPYPOSTFIELDS; libcurl copies the bytes. */
CURLcode ccurl_set_body(CURL *_Nonnull handle, const void *_Nonnull bytes, curl_off_t count);
/* CURLOPT_MIMEPOST; the caller keeps the mime alive while the handle uses it, and frees it. */
CURLcode ccurl_set_mime(CURL *_Nonnull handle, curl_mime *_Nullable mime);
/* CURLOPT_ERRORBUFFER; of CURL_ERROR_SIZE bytes. */
CURLcode ccurl_set_error_buffer(CURL *_Nonnull handle, char *_Nonnull buffer);

/* Callbacks, each with its context. */
CURLcode ccurl_set_header_callback(
    CURL *_Nonnull handle, curl_write_callback _Nonnull callback, void *_Nonnull context);
CURLcode ccurl_set_body_callback(
    CURL *_Nonnull handle, curl_write_callback _Nonnull callback, void *_Nonnull context);
CURLcode ccurl_set_read_callback(
    CURL *_Nonnull handle, curl_read_callback _Nonnull callback, void *_Nonnull context);
CURLcode ccurl_set_progress_callback(
    CURL *_Nonnull handle, curl_xferinfo_callback _Nonnull callback, void *_Nonnull context);
CURLcode ccurl_set_prerequest_callback(
    CURL *_Nonnull handle, curl_prereq_callback _Nonnull callback, void *_Nonnull context);
CURLcode ccurl_set_open_socket_callback(
    CURL *_Nonnull handle, curl_opensocket_callback _Nonnull callback, void *_Nonnull context);
/* A connection keeps this one, with its context, for as long as it lives. */
CURLcode ccurl_set_close_socket_callback(
    CURL *_Nonnull handle, curl_closesocket_callback _Nonnull callback, void *_Nonnull context);

/* CURLOPT_PRIVATE and CURLINFO_PRIVATE: a pointer that libcurl keeps with the handle; NULL if none was set. */
CURLcode ccurl_set_private(CURL *_Nonnull handle, void *_Nullable pointer);
void *_Nullable ccurl_get_private(CURL *_Nonnull handle);

/* CURLOPT_PROTOCOLS_STR since 7.85, CURLOPT_PROTOCOLS before: http and https, nothing else. */
CURLcode ccurl_allow_only_http(CURL *_Nonnull handle);
/* CURLOPT_QUICK_EXIT since 7.87: removing a transfer does not wait for its name look-up. Nothing before. */
CURLcode ccurl_set_quick_exit(CURL *_Nonnull handle);

/* CURLINFO_CAINFO since 7.84: the file of certificate authorities that libcurl was built with. NULL before. */
const char *_Nullable ccurl_default_ca_file(CURL *_Nonnull handle);

/* curl_easy_getinfo, by the type of the value; 0 where libcurl does not know it. */
long ccurl_get_long(CURL *_Nonnull handle, CURLINFO info);
curl_off_t ccurl_get_offset(CURL *_Nonnull handle, CURLINFO info);

/* curl_version_info: the version that the process runs with, as 0xXXYYZZ. */
unsigned int ccurl_running_version(void);

/* curl_multi_setopt. */
CURLMcode ccurl_multi_set_long(CURLM *_Nonnull handle, CURLMoption option, long value);
CURLMcode ccurl_multi_set_socket_callback(
    CURLM *_Nonnull handle, curl_socket_callback _Nullable callback, void *_Nullable context);
CURLMcode ccurl_multi_set_timer_callback(
    CURLM *_Nonnull handle, curl_multi_timer_callback _Nullable callback, void *_Nullable context);

#endif
