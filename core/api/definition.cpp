// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/api/translation.h"

#include "core/documents/messages/definition_sentence.h"
#include "core/foundation/text/list_text.h"
#include "core/metrics/measures/measure_table.h"

namespace rankscope {
inline namespace v0 {

namespace {

core::MeasureSpec parsed(std::string_view text)
{
    auto definition = core::parseMeasureSpec(text);
    if (!definition)
        throw Error(core::inEnglish(core::definitionSentence(definition.error())));
    return *std::move(definition);
}

}  // namespace

Definition::Definition(std::string_view text)
    : m_inside(std::make_shared<const Inside>(Inside{parsed(text)}))
{}

Definition::Definition(std::shared_ptr<const Inside> inside)
    : m_inside(std::move(inside))
{}

std::string Definition::text() const
{
    return core::toText(m_inside->definition);
}

std::string_view Definition::measure() const
{
    return core::rowOf(m_inside->definition.measure).name;
}

std::optional<std::size_t> Definition::cutoff() const
{
    return m_inside->definition.cutoff;
}

Definition Definition::at(std::optional<std::size_t> cutoff) const
{
    if (cutoff == std::size_t{0})
        throw Error("found the cutoff 0, expected a whole number of 1 or more");
    core::MeasureSpec definition = m_inside->definition;
    definition.cutoff = cutoff;
    return Inward::definition(definition);
}

Definition Definition::as(std::string_view tool) const
{
    return Inward::definition(core::asComputedBy(libraryNamed(tool), m_inside->definition));
}

std::vector<std::string_view> measures()
{
    std::vector<std::string_view> names;
    for (const core::MeasureRow& row : core::measureTable())
        names.push_back(row.name);
    return names;
}

std::vector<std::string_view> tools()
{
    std::vector<std::string_view> names;
    for (const core::Library& library : core::libraries())
        names.push_back(library.name);
    return names;
}

const core::Library& libraryNamed(std::string_view name)
{
    const core::Library* const library = core::libraryNamed(name);
    if (!library)
        throw Error("found no tool “" + std::string(name) + "”, expected one of " +
                    core::listText(tools()));
    return *library;
}

}  // namespace v0
}  // namespace rankscope
