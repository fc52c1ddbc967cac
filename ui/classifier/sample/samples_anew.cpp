#include "ui/classifier/sample/samples_anew.h"

#include "ui/work/every_core.h"

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

namespace ui {

namespace {

using Anew = core::Result<core::SampleSession, core::TableProblems>;

/// Its place; 0 where it is not there.
std::size_t placeOf(const std::string& name, const std::vector<std::string>& names)
{
    const auto found = std::find(names.begin(), names.end(), name);
    return found == names.end() ? 0 : static_cast<std::size_t>(found - names.begin());
}

Anew ofTwoClasses(core::SampleTable table, core::SampleSession session)
{
    const core::Samples before = std::exchange(session.samples, std::move(table.samples));
    const auto& classes = session.samples.classes;
    const auto positive =
        std::find(classes.begin(), classes.end(), before.classes[session.positive]);
    session.positive = positive == classes.end()
                           ? table.positive.value_or(1)
                           : static_cast<std::uint8_t>(positive - classes.begin());
    const auto& models = session.samples.models;
    const auto model = std::find_if(models.begin(), models.end(), [&](const auto& each) {
        return each.name == before.models[session.model].name;
    });
    session.model = model == models.end() ? 0 : static_cast<std::size_t>(model - models.begin());
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
