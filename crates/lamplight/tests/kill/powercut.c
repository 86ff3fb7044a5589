/* A disk that loses its power: loaded before the program, it keeps a second folder in which only that stands which
   was synced. The test throws the first one away, or a part of it. Whatever is in the two folders differs by writes
   that no sync has confirmed.

   LAMPLIGHT_DISK  the folder of the data file, as the system names it
   LAMPLIGHT_KEPT  the folder for what is on the disk for sure */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <unistd.h>

struct op {
    int is_cut;
    off_t at;
    size_t length;
    char *bytes;
    struct op *next;
};

struct file {
    char name[NAME_MAX + 1];
    struct op *first, *last;
    struct file *next;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct file *files;

#define REAL(name, ...)                                                                                                \
    static int (*real)(__VA_ARGS__);                                                                                   \
    if (!real) real = (int (*)(__VA_ARGS__))dlsym(RTLD_NEXT, #name)

/* The name of a file in the watched folder, or nothing. */
static const char *in_folder(const char *path) {
    const char *folder = getenv("LAMPLIGHT_DISK");
    size_t length = folder ? strlen(folder) : 0;
    if (!length || strncmp(path, folder, length) || path[length] != '/') return NULL;
    const char *name = path + length + 1;
    size_t left = strlen(name);
    if (!left || left > NAME_MAX || strchr(name, '/') || strstr(name, " (deleted)")) return NULL;
    /* The index of the write-ahead log is built anew at every start. */
    if (left > 4 && !strcmp(name + left - 4, "-shm")) return NULL;
    return name;
}

static const char *name_of(int fd, char *path) {
    char link[64];
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, path, PATH_MAX);
    if (length <= 0) return NULL;
    path[length] = 0;
    return in_folder(path);
}

static void kept_path(const char *name, char *path) {
    const char *folder = getenv("LAMPLIGHT_KEPT");
    snprintf(path, 2 * PATH_MAX, "%s/%s", folder ? folder : "", name);
}

static struct file *file_called(const char *name) {
    for (struct file *file = files; file; file = file->next)
        if (!strcmp(file->name, name)) return file;
    struct file *file = calloc(1, sizeof *file);
    if (!file) abort();
    strcpy(file->name, name);
    file->next = files;
    return files = file;
}

static void note(const char *name, int is_cut, off_t at, const void *bytes, size_t length) {
    struct op *op = calloc(1, sizeof *op);
    if (!op || (length && !(op->bytes = malloc(length)))) abort();
    op->is_cut = is_cut, op->at = at, op->length = length;
    if (length) memcpy(op->bytes, bytes, length);
    struct file *file = file_called(name);
    if (file->last) file->last->next = op;
    else file->first = op;
    file->last = op;
}

static void forget(struct file *file) {
    for (struct op *op = file->first, *next; op; op = next) {
        next = op->next;
        free(op->bytes);
        free(op);
    }
    file->first = file->last = NULL;
}

/* Puts everything written so far on the disk. */
static void keep(const char *name) {
    static ssize_t (*real_pwrite)(int, const void *, size_t, off_t);
    if (!real_pwrite) real_pwrite = (ssize_t(*)(int, const void *, size_t, off_t))dlsym(RTLD_NEXT, "pwrite");
    REAL(ftruncate, int, off_t);
    char path[2 * PATH_MAX];
    kept_path(name, path);
    int fd = open(path, O_RDWR | O_CREAT, 0600);
    if (fd < 0) abort();
    struct file *file = file_called(name);
    for (struct op *op = file->first; op; op = op->next) {
        if (op->is_cut) {
            if (real(fd, op->at)) abort();
        } else if (real_pwrite(fd, op->bytes, op->length, op->at) != (ssize_t)op->length) abort();
    }
    forget(file);
    close(fd);
}

ssize_t write(int fd, const void *bytes, size_t length) {
    static ssize_t (*real)(int, const void *, size_t);
    if (!real) real = (ssize_t(*)(int, const void *, size_t))dlsym(RTLD_NEXT, "write");
    char path[PATH_MAX + 1];
    const char *name = fd > 2 ? name_of(fd, path) : NULL;
    if (!name) return real(fd, bytes, length);
    pthread_mutex_lock(&lock);
    off_t at = lseek(fd, 0, SEEK_CUR);
    ssize_t done = real(fd, bytes, length);
    if (done > 0) note(name, 0, at, bytes, done);
    pthread_mutex_unlock(&lock);
    return done;
}

static ssize_t written_at(const char *which, int fd, const void *bytes, size_t length, off_t at) {
    ssize_t (*real)(int, const void *, size_t, off_t) = (ssize_t(*)(int, const void *, size_t, off_t))dlsym(RTLD_NEXT, which);
    char path[PATH_MAX + 1];
    const char *name = name_of(fd, path);
    if (!name) return real(fd, bytes, length, at);
    pthread_mutex_lock(&lock);
    ssize_t done = real(fd, bytes, length, at);
    if (done > 0) note(name, 0, at, bytes, done);
    pthread_mutex_unlock(&lock);
    return done;
}

ssize_t pwrite(int fd, const void *bytes, size_t length, off_t at) { return written_at("pwrite", fd, bytes, length, at); }
ssize_t pwrite64(int fd, const void *bytes, size_t length, off_t at) { return written_at("pwrite64", fd, bytes, length, at); }

static int cut(const char *which, int fd, off_t length) {
    int (*real)(int, off_t) = (int (*)(int, off_t))dlsym(RTLD_NEXT, which);
    char path[PATH_MAX + 1];
    const char *name = name_of(fd, path);
    if (!name) return real(fd, length);
    pthread_mutex_lock(&lock);
    int done = real(fd, length);
    if (!done) note(name, 1, length, NULL, 0);
    pthread_mutex_unlock(&lock);
    return done;
}

int ftruncate(int fd, off_t length) { return cut("ftruncate", fd, length); }
int ftruncate64(int fd, off_t length) { return cut("ftruncate64", fd, length); }

static int synced(const char *which, int fd) {
    int (*real)(int) = (int (*)(int))dlsym(RTLD_NEXT, which);
    char path[PATH_MAX + 1];
    const char *name = name_of(fd, path);
    if (!name) return real(fd);
    pthread_mutex_lock(&lock);
    int done = real(fd);
    if (!done) keep(name);
    pthread_mutex_unlock(&lock);
    return done;
}

int fsync(int fd) { return synced("fsync", fd); }
int fdatasync(int fd) { return synced("fdatasync", fd); }

/* Names are taken to be on the disk at once, as on a file system with a journal. */
int unlink(const char *path) {
    REAL(unlink, const char *);
    const char *name = in_folder(path);
    if (!name) return real(path);
    pthread_mutex_lock(&lock);
    int done = real(path);
    if (!done) {
        char kept[2 * PATH_MAX];
        kept_path(name, kept);
        real(kept);
        forget(file_called(name));
    }
    pthread_mutex_unlock(&lock);
    return done;
}

int rename(const char *from, const char *to) {
    REAL(rename, const char *, const char *);
    const char *old = in_folder(from), *name = in_folder(to);
    if (!old || !name) return real(from, to);
    pthread_mutex_lock(&lock);
    int done = real(from, to);
    if (!done) {
        char kept_old[2 * PATH_MAX], kept_new[2 * PATH_MAX];
        kept_path(old, kept_old);
        kept_path(name, kept_new);
        /* What was never synced has a name and nothing in it. */
        int fd = open(kept_old, O_RDWR | O_CREAT, 0600);
        if (fd >= 0) close(fd);
        real(kept_old, kept_new);
        struct file *renamed = file_called(name), *file = file_called(old);
        forget(renamed);
        renamed->first = file->first, renamed->last = file->last;
        file->first = file->last = NULL;
    }
    pthread_mutex_unlock(&lock);
    return done;
}
