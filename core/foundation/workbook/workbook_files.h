// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/compression/expansion_limit.h"
#include "core/foundation/compression/zip_entries.h"
#include "core/foundation/workbook/sheet_cells.h"
#include "core/foundation/workbook/xml_reader.h"

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// The XML files of a workbook, limited in total size.
class WorkbookFiles {
public:
    /// Throws WorkbookRefusal if the archive is damaged.
    /// @param archive must outlive this object
    WorkbookFiles(std::string_view archive, const ExpansionLimit& limit);

    bool has(std::string_view name) const { return m_entries.find(name) != nullptr; }
    /// Reads a file to its end. Throws WorkbookRefusal if it is missing or damaged, or if the total
    /// size read exceeds the limit.
    void read(std::string_view name, XmlHandler& handler);

private:
    std::string contentOf(std::string_view name);

    ZipEntries m_entries;
    std::size_t m_archiveSize;
    ExpansionLimit m_limit;
    std::size_t m_expanded = 0;
};

struct WorkbookSheet {
    std::string name;
    bool isHidden = false;
    std::function<SheetCells()> read;  ///< throws WorkbookRefusal; call at most once
};

/// In the order of their tabs.
using WorkbookSheets = std::vector<WorkbookSheet>;

}  // namespace core
