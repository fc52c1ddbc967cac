// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/classifier/sample/samples_reload.h"

#include "ui/toolkit/jobs/every_core.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <utility>

namespace ui {

namespace {

using Anew = core::Result<core::SampleSession, core::TableProblems>;

/// An item's index; `none` if missing.
template <class Items, class NameOf = std::identity>
std::size_t placeOf(const std::string& name, const Items& items, std::size_t none = 0,
                    NameOf nameOf = {})
{
    const auto found = std::ranges::find(items, name, nameOf);
    return found == items.end() ? none : static_cast<std::size_t>(found - items.begin());
}

Anew ofTwoClasses(core::SampleTable table, core::SampleSession session)
{
    const core::Samples before = std::exchange(session.samples, std::move(table.samples));
    session.positive = static_cast<std::uint8_t>(placeOf(
        before.classes[session.positive], session.samples.classes, table.positive.value_or(1)));
    session.model = placeOf(before.models[session.model].name, session.samples.models, 0,
                            [](const auto& model) { return model.name; });
    session.severalClasses.reset();
    return session;
}

Anew ofSeveralClasses(core::ClassSamples samples, core::SampleSession session)
{
    const std::string against =
        session.severalClasses ? session.severalClasses->classes[session.against] : std::string();
    session.against = placeOf(against, samples.classes);
    session.samples = core::oneAgainstRest(samples, session.against);
    session.model = 0;
    session.positive = 1;
    samples.ids.clear();
    session.severalClasses = std::move(samples);
    return session;
}

}  // namespace

Anew withSamplesOf(const std::string& text, const std::string& file, const SamplesReading& reading,
                   core::SampleSession session)
{
    if (const auto* ofTwo = std::get_if<core::TableReading>(&reading)) {
        auto table = core::parseSampleTable(text, file, *ofTwo, everyCore());
        if (!table)
            return std::move(table).error();
        return ofTwoClasses(*std::move(table), std::move(session));
    }
    auto table = core::parseClassTable(text, file, std::get<core::ClassReading>(reading));
    if (!table)
        return std::move(table).error();
    return ofSeveralClasses(std::move(table->samples), std::move(session));
}

}  // namespace ui
