// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/groups_option.h"

#include "app/cli/option/guarded_reading.h"
#include "app/cli/option/streams.h"
#include "app/cli/option/wording.h"
#include "app/cli/weights_option.h"
#include "core/foundation/file/text_source.h"

#include <algorithm>

namespace cli {

void addGroups(OptionSet command, std::string& file)
{
    command.add(
        "--groups", "FILE", file,
        "Table of query groups: one row per query, with its id and the names of its groups. "
        "FILE:COLUMN uses only the groups of that column, in any table of queries.");
}

std::variant<std::vector<core::QueryGroup>, ExitStatus> readGroups(const std::string& file)
{
    if (file.empty())
        return std::vector<core::QueryGroup>();
    const FileColumn source = fileColumnOf(file);
    auto groups = guarded(source.file, [&source]() -> core::Parsed<std::vector<core::QueryGroup>> {
        const auto text = core::readText(source.file);
        return text ? core::parseQueryGroups(*text, source.file, source.column) : text.error();
    });
    if (!groups)
        return refuse(groups.error());
    return *std::move(groups);
}

void tellUngrouped(const std::string& file, std::span<const core::QueryGroup> groups,
                   std::span<const EvaluatedRun> runs)
{
    for (const EvaluatedRun& run : runs) {
        const std::vector<core::QueryValues>& queries = run.evaluation.queries;
        for (const core::QueryGroup& group : groups)
            if (std::ranges::none_of(queries, [&group](const core::QueryValues& query) {
                    return group.queries.contains(query.query);
                }))
                warn(named(file) + ": " +
                     Wording::tr("no query in the group “%1” was scored in %2")
                         .arg(QString::fromStdString(group.name),
                              QString::fromStdString(named(run.file)))
                         .toStdString());
        const auto ungrouped =
            std::ranges::count_if(queries, [&groups](const core::QueryValues& query) {
                return std::ranges::none_of(groups, [&query](const core::QueryGroup& group) {
                    return group.queries.contains(query.query);
                });
            });
        if (ungrouped > 0)
            warn(named(run.file) + ": " +
                 Wording::tr("%n queries are not in any group of %1", nullptr,
                             static_cast<int>(ungrouped))
                     .arg(QString::fromStdString(named(file)))
                     .toStdString());
    }
}

}  // namespace cli
