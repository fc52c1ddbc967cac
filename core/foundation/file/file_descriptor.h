// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cerrno>
#include <utility>

#include <unistd.h>

namespace core {

/// An open file of the operating system, closed with its owner.
class FileDescriptor {
public:
    FileDescriptor() = default;
    /// @param number as returned by open(); negative for none
    explicit FileDescriptor(int number)
        : m_number(number)
    {}
    ~FileDescriptor() { close(); }
    FileDescriptor(FileDescriptor&& other) noexcept
        : m_number(std::exchange(other.m_number, -1))
    {}
    FileDescriptor& operator=(FileDescriptor&& other) noexcept
    {
        std::swap(m_number, other.m_number);
        return *this;
    }

    bool isOpen() const { return m_number >= 0; }
    int get() const { return m_number; }

    /// @return 0, or the error number: some file systems report a failed write only when closing
    int close()
    {
        const int number = std::exchange(m_number, -1);
        return number >= 0 && ::close(number) != 0 ? errno : 0;
    }

private:
    int m_number = -1;
};

}  // namespace core
