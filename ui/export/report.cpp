#include "ui/export/report.h"

#include <algorithm>
#include <utility>

namespace ui {

Report chosenPart(const Report& report)
{
    Report chosen{report.title, report.about, {}, report.hasCaptions};
    for (const ReportSection& section : report.sections) {
        ReportSection part{section.title, {}};
        std::vector<ReportItem> leading;  // what goes with the next one that has a name
        for (const ReportItem& item : section.items) {
            if (item.name.isEmpty()) {
                leading.push_back(item);
                continue;
            }
            if (item.isChosen) {
                std::move(leading.begin(), leading.end(), std::back_inserter(part.items));
                part.items.push_back(item);
            }
            leading.clear();
        }
        if (!part.items.empty())
            chosen.sections.push_back(std::move(part));
    }
    return chosen;
}

}  // namespace ui
