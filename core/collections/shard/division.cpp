// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/shard/division.h"

#include <algorithm>

namespace core {

namespace {

class Division {
public:
    Division(std::span<const DividedFile> files, std::size_t parts, const CutAt& cutAt)
        : m_files(files)
        , m_cutAt(cutAt)
        , m_parts(parts)
    {
        for (const DividedFile& file : files)
            m_weight += file.weight;
    }

    std::vector<std::vector<Piece>> divided()
    {
        for (std::size_t file = 0; file < m_files.size(); ++file) {
            if (m_files[file].canBeCut)
                cut(file);
            else
                m_parts[partAt(m_before + m_files[file].weight / 2)].push_back(
                    {file, 0, m_files[file].bytes, true});
            m_before += m_files[file].weight;
        }
        return std::move(m_parts);
    }

private:
    /// Where a part starts, in the cumulative weights of the files.
    std::uint64_t start(std::size_t part) const
    {
        const std::size_t count = m_parts.size();
        return m_weight / count * part + m_weight % count * part / count;
    }

    std::size_t partAt(std::uint64_t weight) const
    {
        std::size_t part = 0;
        while (part + 1 < m_parts.size() && start(part + 1) <= weight)
            ++part;
        return part;
    }

    void cut(std::size_t file)
    {
        const std::uint64_t size = m_files[file].bytes;
        std::size_t part = partAt(m_before);
        std::uint64_t from = 0;
        while (from < size) {
            std::uint64_t to = size;
            if (part + 1 < m_parts.size() && start(part + 1) < m_before + size)
                to = std::max(from, m_cutAt(file, start(part + 1) - m_before));
            if (to > from)
                m_parts[part].push_back({file, from, to, from == 0 && to == size});
            from = to;
            ++part;
        }
    }

    std::span<const DividedFile> m_files;
    const CutAt& m_cutAt;
    std::vector<std::vector<Piece>> m_parts;
    std::uint64_t m_weight = 0;
    std::uint64_t m_before = 0;  // the weight of the files before
};

}  // namespace

std::vector<std::vector<Piece>> divided(std::span<const DividedFile> files, std::size_t parts,
                                        const CutAt& cutAt)
{
    return Division(files, parts, cutAt).divided();
}

}  // namespace core
