// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/page/ranking_parts.h"

#include "core/foundation/judged_pool.h"
#include "core/metrics/measures/measure_table.h"
#include "core/rankings/evaluation/evaluator.h"
#include "core/rankings/evaluation/library.h"
#include "core/rankings/evaluation/list_under_rules.h"
#include "core/rankings/evaluation/no_value.h"
#include "core/rankings/pasted_lists/grades_reading.h"
#include "core/rankings/pasted_lists/pasted_grades.h"
#include "core/rankings/what_if/best_changes.h"
#include "ui/text/import/error_text.h"
#include "ui/text/language/joined_text.h"
#include "ui/text/language/wording.h"
#include "ui/text/measures/measure_words.h"
#include "ui/text/page/grade_chip.h"
#include "ui/text/page/page_chart.h"
#include "ui/text/steps/step_text.h"
#include "ui/text/words/change_text.h"
#include "ui/text/words/library_text.h"
#include "ui/text/words/measure_text.h"
#include "ui/text/words/no_value_text.h"
#include "ui/text/words/number_format.h"

#include "core/metrics/measures/parameter_table.h"

#include <algorithm>
#include <string>

namespace ui::page {

namespace {

constexpr std::size_t mostRows = 200;
constexpr std::size_t mostChanges = 8;

core::MeasureSpec specOf(const core::Session& session, core::Measure measure)
{
    return core::normalised({measure, session.cutoff, session.settings});
}

QString shortName(const core::Session& session, core::Measure measure)
{
    return QString::fromStdString(core::toText({measure, session.cutoff, {}}));
}

core::JudgedRanking queryOf(const core::Session& session)
{
    return core::judgedRanking(core::listOf(session, session.listName));
}

std::string currentClass(std::size_t rank, std::size_t current, bool isPast)
{
    std::string names = rank == current ? "now" : "";
    if (isPast)
        names += names.empty() ? "past" : " past";
    return names.empty() ? names : attribute("class", names);
}

// the list

std::string gradeOption(const QString& text, bool isChosen)
{
    return element("option", isChosen ? " selected" : "", escaped(text));
}

std::string gradeChoice(const core::RankedItem& item, const std::vector<core::Grade>& scale)
{
    const QString own = gradeText(item.grade, QLocale::c());
    const double top = scale.empty() ? 0 : scale.back().value();
    std::string options;
    for (const core::Grade grade : scale)
        options += gradeOption(gradeText(grade, QLocale::c()), grade == item.grade);
    options += gradeOption(QStringLiteral("u"), !item.grade.hasValue());
    const std::string name =
        Wording::tr("Grade of %1").arg(QString::fromStdString(item.name())).toStdString();
    return element("select",
                   attribute("class", "chip g" + std::to_string(chipOf(item.grade, top))) +
                       attribute("aria-label", name) + attribute("data-grade", own.toStdString()),
                   options);
}

std::string listRow(const core::RankedItem& item, std::size_t place, const std::string& attributes,
                    const std::string& number, const std::vector<core::Grade>& scale)
{
    return element("li", attributes + attribute("data-place", place) + attribute("tabindex", "0"),
                   element("span", " class=\"grip\" aria-hidden=\"true\"", "⠿") +
                       element("span", " class=\"rank\"", number) +
                       element("span", " class=\"name\"", core::markupText(item.name())) +
                       gradeChoice(item, scale));
}

std::string listPart(const core::Session& session, const core::JudgedRanking& query,
                     std::size_t rank)
{
    const core::RankedList list = core::listOf(session, session.listName);
    const std::vector<core::Grade> scale = core::gradeScale(query);
    std::string rows;
    for (std::size_t i = 0; i < std::min(mostRows, list.ranked.size()); ++i)
        rows +=
            listRow(list.ranked[i], i,
                    attribute("data-rank", i + 1) + currentClass(i + 1, rank, i >= session.cutoff),
                    std::to_string(i + 1), scale);
    std::string html =
        element("ol",
                attribute("data-list", "ranked") +
                    attribute("aria-label", Wording::tr("Ranked list").toStdString()),
                rows);
    rows.clear();
    for (std::size_t i = 0; i < std::min(mostRows, list.notRetrieved.size()); ++i)
        rows += listRow(list.notRetrieved[i], i, "", "–", scale);
    if (!rows.empty())
        html += element("h2", attribute("class", "minor"),
                        escaped(Wording::tr("Judged, not retrieved"))) +
                element("ol", attribute("data-list", "notRetrieved"), rows);
    return html;
}

// measures

std::string measureTab(const core::Session& session, const core::JudgedRanking& query,
                       core::Measure measure)
{
    const core::Evaluator evaluator(specOf(session, measure));
    const auto exact = evaluator.exact(query);
    const bool isChosen = measure == session.selected;
    const std::string value = escaped(valueText(evaluator.value(query), NumberFormat{}));
    std::string content =
        element("span", " class=\"label\"", escaped(shortName(session, measure))) +
        element("strong", "", value);
    if (exact && exact->denominator() != 1 && exact->denominator() < 100'000)
        content += element("span", " class=\"exact\"", escaped(fractionText(*exact)));
    return element("button",
                   attribute("role", "tab") +
                       attribute("aria-selected", isChosen ? "true" : "false") +
                       attribute("tabindex", isChosen ? "0" : "-1") +
                       attribute("data-measure", core::rowOf(measure).name) +
                       attribute("title", measureTitle(measure).toStdString()),
                   content);
}

std::string measuresPart(const core::Session& session, const core::JudgedRanking& query)
{
    std::string html;
    for (const core::Measure measure : session.shown)
        html += measureTab(session, query, measure);
    return html;
}

// steps

std::string stepsPart(const core::Session& session, const core::Explanation& explanation,
                      std::size_t rank)
{
    const core::RankedList list = core::listOf(session, session.listName);
    const bool showsNames =
        core::hasOwnNames(list) && !core::rowOf(explanation.definition.measure).walksIdeal;
    std::vector<Column> columns;
    for (const core::Column column : explanation.columns) {
        columns.push_back(
            {columnHeading(explanation, column), true, columnAbout(explanation, column)});
        if (column == core::Column::Rank && showsNames)
            columns.push_back({Wording::tr("document"), false});
    }
    std::string rows;
    for (std::size_t row = 0; row < std::min(mostRows, explanation.ranks.size()); ++row) {
        const core::ExplainedRank& line = explanation.ranks[row];
        std::string cells;
        std::size_t place = 0;
        for (const core::Column column : explanation.columns) {
            cells += cell(columns[place++], escaped(cellText(explanation, row, column, {})));
            if (column == core::Column::Rank && showsNames)
                cells += cell(columns[place++], row < list.ranked.size()
                                                    ? core::markupText(list.ranked[row].name())
                                                    : std::string());
        }
        rows += element("tr",
                        attribute("data-rank", line.rank) +
                            currentClass(line.rank, rank, !line.counted && !line.idealCounted),
                        cells);
    }
    const QString caption = Wording::tr("How %1 is calculated, rank by rank")
                                .arg(shortName(session, explanation.definition.measure));
    return element("table", "",
                   element("caption", "", escaped(caption)) + tableHead(columns) +
                       element("tbody", "", rows));
}

// the curve

std::string curvePart(const core::Session& session, const core::JudgedRanking& query)
{
    const core::MeasureSpec spec = specOf(session, session.selected);
    const core::Evaluator evaluator(spec);
    const core::RankedList list = core::listOf(session, session.listName);
    const std::size_t depth =
        std::clamp(std::max(list.ranked.size(), session.cutoff), std::size_t{2}, mostRows);
    const auto curve = evaluator.curve(query, depth);
    const QString name = QString::fromStdString(std::string(core::rowOf(spec.measure).name));
    Chart chart;
    chart.label = Wording::tr("%1 against the cutoff k").arg(name).toStdString();
    chart.xName = "k";
    chart.lowestX = 1;
    chart.highestX = static_cast<double>(depth);
    chart.highestY = core::endsAtOne(spec) ? 1 : 0;
    Line line;
    for (std::size_t k = 1; k <= depth; ++k) {
        const core::Value& value = curve[k - 1];
        QString said = Wording::tr("k = %1: %2").arg(k).arg(valueText(value, NumberFormat{}));
        line.points.push_back({static_cast<double>(k), value, said.toStdString(), k});
    }
    line.current = session.cutoff;
    chart.lines.push_back(std::move(line));
    return svgOf(chart);
}

// questions

core::BestChanges changesOf(const core::Session& session, const core::JudgedRanking& query)
{
    core::ChangeLimits limits;
    limits.perKind = 20;
    limits.work = 200'000;
    return *core::bestChanges(query, specOf(session, session.selected), limits);
}

/// The places of the changes that the page lists.
std::vector<std::size_t> shownChanges(const core::Session& session, const core::BestChanges& best)
{
    std::vector<std::size_t> shown;
    for (std::size_t i = 0; i < best.changes.size() && shown.size() < mostChanges; ++i)
        if (isAmong(ChangesShown::Moves, kindOf(best.changes[i].change)) &&
            core::raisesValue(best, best.changes[i], session.noValue))
            shown.push_back(i);
    return shown;
}

std::string useButton(const QString& text, const std::string& attributes)
{
    return element("button", attribute("type", "button") + attribute("class", "small") + attributes,
                   escaped(text));
}

std::string changesPart(const core::Session& session, const core::JudgedRanking& query)
{
    const core::BestChanges best = changesOf(session, query);
    const auto shown = shownChanges(session, best);
    if (shown.empty())
        return element("p", "", escaped(Wording::tr("No single move raises the value.")));
    const core::RankedList list = core::listOf(session, session.listName);
    const std::vector<Column> columns{{Wording::tr("Change"), false},
                                      {shortName(session, session.selected), true},
                                      {QString(QChar(0x0394)), true},
                                      {QString(), false}};
    const core::Value before = core::countedAs(best.before, session.noValue);
    const NumberFormat format;
    std::string rows;
    for (std::size_t place = 0; place < shown.size(); ++place) {
        const core::ValuedChange& one = best.changes[shown[place]];
        const core::Value after = core::countedAs(one.value, session.noValue);
        rows +=
            element("tr", "",
                    cell(columns[0], escaped(changeText(one.change, list, format.locale))) +
                        cell(columns[1], escaped(valueText(one.value, format))) +
                        cell(columns[2],
                             escaped(differenceText(before, after, format.digits, format.locale))) +
                        cell(columns[3],
                             useButton(Wording::tr("Try it"), attribute("data-change", place))));
    }
    return element("table", "", tableHead(columns) + element("tbody", "", rows));
}

QString choiceOf(core::Parameter parameter, const core::Settings& settings)
{
    const core::ParameterRow& row = core::rowOf(parameter);
    const std::string value = row.text(settings);
    const auto choice = std::find(row.choices.begin(), row.choices.end(), value);
    if (choice == row.choices.end())
        return Wording::tr("%1 %2", "a rule and its number")
            .arg(parameterLabel(parameter), QString::fromStdString(value));
    return choiceLabel(parameter, static_cast<int>(choice - row.choices.begin()));
}

QString differencesOf(const core::Session& session, const core::Library& library)
{
    const core::Settings settings = core::underLibrary(session.settings, library, session.selected);
    QStringList rules;
    for (const core::Parameter parameter : core::rowOf(session.selected).parameters)
        if (core::rowOf(parameter).text(settings) != core::rowOf(parameter).text(session.settings))
            rules << choiceOf(parameter, settings);
    rules += listRuleTexts(library.rules.evaluation);
    return rules.isEmpty() ? QString(QChar(0x2013)) : listText(rules);
}

std::string toolsPart(const core::Session& session)
{
    std::vector<core::RuledMeasure> asked;
    for (const core::Library& library : core::libraries())
        asked.push_back(
            core::asRuled(library, {session.selected, session.cutoff, session.settings}));
    asked.push_back({specOf(session, session.selected), {}});
    const auto values =
        core::valuesUnder(core::gradedList(core::listOf(session, session.listName)), asked);
    const core::Value own = core::countedAs(values.back(), session.noValue);
    const std::vector<Column> columns{{Wording::tr("Tool"), false},
                                      {shortName(session, session.selected), true},
                                      {Wording::tr("Different rules"), false},
                                      {QString(), false}};
    std::string different;
    std::string same;
    for (std::size_t place = 0; place < core::libraries().size(); ++place) {
        const core::Library& library = core::libraries()[place];
        const core::NoValueRule rule = library.rules.evaluation.noValue;
        const bool isSame = core::countedAs(values[place], rule) == own;
        (isSame ? same : different) +=
            element("tr", attribute("class", isSame ? "same" : "other"),
                    cell(columns[0], escaped(libraryName(library.name))) +
                        cell(columns[1], escaped(countedText(values[place], rule, {}))) +
                        cell(columns[2], escaped(differencesOf(session, library))) +
                        cell(columns[3],
                             useButton(Wording::tr("Use"), attribute("data-tool", library.name))));
    }
    return element("table", "", tableHead(columns) + element("tbody", "", different + same));
}

}  // namespace

std::vector<Part> rankingParts(const core::Session& session, std::size_t rank)
{
    const core::JudgedRanking query = queryOf(session);
    const core::Evaluator evaluator(specOf(session, session.selected));
    const core::Explanation explanation = evaluator.explain(query);
    const NumberFormat format;
    const bool isRank = rank >= 1 && rank <= explanation.ranks.size();
    const auto current = isRank ? std::optional(rank) : std::nullopt;
    const QString name = shortName(session, session.selected);
    std::string rankSaid;
    if (isRank)
        rankSaid = escaped(rankSentence(explanation, rank - 1, format));
    return {{"heading", escaped(measureTitle(session.selected))},
            {"measures", measuresPart(session, query)},
            {"list", listPart(session, query, rank)},
            {"formula", toMathMl(formulaOf(explanation, format, current)).toStdString()},
            {"summary", escaped(summarySentence(explanation, format, session.noValue))},
            {"rank", rankSaid},
            {"steps", stepsPart(session, explanation, rank)},
            {"curve", curvePart(session, query)},
            {"changes", changesPart(session, query)},
            {"tools", toolsPart(session)},
            {"said", escaped(labelledText(name, valueText(explanation.value, format)))}};
}

std::string valuesOf(const core::Session& session)
{
    const core::JudgedRanking query = queryOf(session);
    std::string text;
    for (const core::MeasureRow& row : core::measureTable()) {
        const core::MeasureSpec spec = specOf(session, row.measure);
        const core::Value value = core::Evaluator(spec).value(query);
        text += core::toText(spec) + "\t" +
                (value ? core::shortestText(*value) : std::string("null")) + "\n";
    }
    return text;
}

core::Session withChange(core::Session session, std::size_t place)
{
    const core::BestChanges best = changesOf(session, queryOf(session));
    const auto shown = shownChanges(session, best);
    if (place < shown.size())
        session.list = core::applied(best.changes[shown[place]].change, std::move(session.list));
    return session;
}

core::Session underTool(core::Session session, std::string_view tool)
{
    if (const core::Library* library = core::libraryNamed(tool)) {
        session.settings = core::underLibrary(session.settings, *library, session.selected);
        session.noValue = library->rules.evaluation.noValue;
    }
    return session;
}

std::optional<core::Session> withPasted(core::Session session, std::string_view text,
                                        std::string& problem)
{
    const auto readings = core::readingsOfPastedGrades(text, std::string());
    if (!readings) {
        problem = errorText(readings.error()).toStdString();
        return std::nullopt;
    }
    const auto& lists = readings->front().lists;
    const std::string query = session.list.query;
    session.list = lists.front();
    if (session.list.query.empty())
        session.list.query = query;
    session.other.reset();
    session.listName = core::ListName::A;
    return session;
}

}  // namespace ui::page
