// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/option/as_library.h"

#include "app/cli/option/choice.h"
#include "app/cli/option/streams.h"
#include "app/cli/option/wording.h"
#include "core/foundation/text/list_text.h"
#include "ui/text/words/library_text.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace cli {

namespace {

bool has(const core::Library* library, core::Departure departure)
{
    return library &&
           std::ranges::find(library->departures, departure) != library->departures.end();
}

void tellDeparture(const core::Library& library, core::Departure departure,
                   const std::string& file = {})
{
    const std::string sentence = ui::departureSentence(library, departure).toStdString();
    warn(file.empty() ? sentence : named(file) + ": " + sentence);
}

bool isMet(core::Warning warning, const core::Diagnostics& diagnostics)
{
    return std::ranges::any_of(diagnostics, [warning](const core::Diagnostic& diagnostic) {
        return diagnostic.warning == warning;
    });
}

}  // namespace

std::optional<core::Diagnostic> taken(core::Warning warning, core::Diagnostics& diagnostics)
{
    const auto met = std::ranges::find(diagnostics, warning, &core::Diagnostic::warning);
    if (met == diagnostics.end())
        return std::nullopt;
    core::Diagnostic diagnostic = std::move(*met);
    diagnostics.erase(met);
    return diagnostic;
}

void addLibrary(OptionSet command, const core::Library*& library, core::RankOrder& order,
                core::EvaluationRules& rules)
{
    std::vector<std::string> known;
    for (const core::Library& row : core::libraries())
        known.emplace_back(row.name);
    const auto choose = [known, &library, &order, &rules](const std::string& found) {
        library = core::libraryNamed(found);
        if (!library)
            throw WrongValue{"--as", notAChoice(found, known)};
        order = library->rules.order;
        rules = library->rules.evaluation;
    };
    command
        .take<std::string>("--as", "LIBRARY", choose,
                           "Compute measures as this library does: with its tie order, rules and "
                           "parameters, unless you set them yourself. Libraries: " +
                               core::listText(known) + ".")
        .offers(known);
}

core::ScorePrecision precisionOf(const core::Library* library)
{
    return library ? library->rules.precision : core::ScorePrecision::Double;
}

void computeAs(const core::Library* library, std::vector<core::MeasureSpec>& definitions)
{
    if (!library)
        return;
    for (core::MeasureSpec& definition : definitions)
        definition = core::asComputedBy(*library, definition);
    for (const core::Departure departure : library->departures) {
        const bool isAskedFor =
            std::ranges::any_of(definitions, [departure](const core::MeasureSpec& asked) {
                return core::concerns(departure, asked.measure);
            });
        if (isAskedFor && !core::dependsOnData(departure))
            tellDeparture(*library, departure);
    }
}

void readAs(const core::Library* library, core::Qrels& qrels)
{
    if (library)
        qrels = core::asReadBy(*library, std::move(qrels));
}

void tellAs(const std::string& file, core::Diagnostics diagnostics, core::OwnDocument ownDocument,
            const core::Library* library)
{
    std::optional<core::Diagnostic> fractions;
    if (library && library->rules.wholeGrades)
        fractions = taken(core::Warning::FractionalGrade, diagnostics);
    tell(file, diagnostics, ownDocument);
    if (fractions)
        warn(named(file) + ": " +
             Wording::tr("%n grades have a fractional part, which is dropped, as in %1", nullptr,
                         static_cast<int>(fractions->count))
                 .arg(QString::fromUtf8(library->name))
                 .toStdString());
    for (const auto& [departure, warning] :
         {std::pair(core::Departure::TieOrder, core::Warning::TiedScores),
          std::pair(core::Departure::NegativeRefused, core::Warning::NegativeGrade)})
        if (has(library, departure) && isMet(warning, diagnostics))
            tellDeparture(*library, departure, file);
}

std::vector<std::string> remarksOn(const core::Library* library)
{
    std::vector<std::string> remarks;
    if (library)
        for (const core::Departure departure : library->departures)
            remarks.push_back(ui::departureSentence(*library, departure).toStdString());
    return remarks;
}

}  // namespace cli
