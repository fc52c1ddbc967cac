// SPDX-License-Identifier: GPL-3.0-or-later
// Preloaded, this makes a call of the system fail as RANKSCOPE_FAULT asks: call:fault:number, where
// the number counts the calls of that name on ordinary files from 1. Calls: write, fsync, close,
// rename, link, mmap. Faults: EIO, ENOSPC and EDQUOT; SHORT, which writes half; KILL, which ends
// the program there; SHORTEN, which has the file lose all but its first page once it is mapped.

#include <array>
#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>

#include <dlfcn.h>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

namespace {

struct Fault {
    std::string call;
    std::string kind;
    int number = 0;
};

const Fault& fault()
{
    static const Fault asked = [] {
        Fault read;
        std::array<char, 16> call{};
        std::array<char, 16> kind{};
        const char* text = std::getenv("RANKSCOPE_FAULT");
        if (text &&
            std::sscanf(text, "%15[^:]:%15[^:]:%d", call.data(), kind.data(), &read.number) == 3) {
            read.call = call.data();
            read.kind = kind.data();
        }
        return read;
    }();
    return asked;
}

bool isFile(int descriptor)
{
    struct stat status {};
    return fstat(descriptor, &status) == 0 && S_ISREG(status.st_mode);
}

/// Whether this call is the one to fail.
bool isTurnOf(const char* call)
{
    static std::atomic<int> calls{0};
    if (fault().call != call || ++calls != fault().number)
        return false;
    if (fault().kind == "KILL")
        kill(getpid(), SIGKILL);
    return true;
}

int failed()
{
    errno = fault().kind == "ENOSPC" ? ENOSPC : fault().kind == "EDQUOT" ? EDQUOT : EIO;
    return -1;
}

template <class Function>
Function* next(const char* name)
{
    return reinterpret_cast<Function*>(dlsym(RTLD_NEXT, name));
}

}  // namespace

extern "C" {

ssize_t write(int descriptor, const void* bytes, size_t size)
{
    static auto* const real = next<ssize_t(int, const void*, size_t)>("write");
    if (isFile(descriptor) && isTurnOf("write")) {
        if (fault().kind != "SHORT")
            return failed();
        size = (size + 1) / 2;
    }
    return real(descriptor, bytes, size);
}

int fsync(int descriptor)
{
    static auto* const real = next<int(int)>("fsync");
    return isFile(descriptor) && isTurnOf("fsync") ? failed() : real(descriptor);
}

int close(int descriptor)
{
    static auto* const real = next<int(int)>("close");
    const bool fails = (fcntl(descriptor, F_GETFL) & O_ACCMODE) != O_RDONLY && isFile(descriptor) &&
                       isTurnOf("close");
    const int closed = real(descriptor);
    return fails ? failed() : closed;
}

int rename(const char* from, const char* to) noexcept
{
    static auto* const real = next<int(const char*, const char*)>("rename");
    return isTurnOf("rename") ? failed() : real(from, to);
}

int link(const char* from, const char* to) noexcept
{
    static auto* const real = next<int(const char*, const char*)>("link");
    return isTurnOf("link") ? failed() : real(from, to);
}

void* mmap(void* start, size_t size, int protection, int flags, int descriptor,
           off_t offset) noexcept
{
    static auto* const real = next<void*(void*, size_t, int, int, int, off_t)>("mmap");
    void* const mapped = real(start, size, protection, flags, descriptor, offset);
    if ((flags & MAP_ANONYMOUS) == 0 && (flags & MAP_FIXED) != 0 && (protection & PROT_EXEC) == 0 &&
        isFile(descriptor) && isTurnOf("mmap")) {
        const std::string name = "/proc/self/fd/" + std::to_string(descriptor);
        const int written = open(name.c_str(), O_WRONLY | O_CLOEXEC);
        if (written >= 0 && ftruncate(written, 4096) == 0)
            close(written);
    }
    return mapped;
}

}  // extern "C"
