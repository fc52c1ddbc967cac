// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/page_file/page_file.h"

#include "core/classification/calibration/calibration.h"
#include "core/classification/calibration/folds.h"
#include "core/foundation/json/json_writer.h"
#include "core/metrics/measures/measure_table.h"
#include "core/teaching/lessons/guess_answer.h"
#include "core/teaching/lessons/lesson_markdown.h"
#include "ui/text/catalogue/lesson_library.h"
#include "ui/text/language/language.h"
#include "ui/text/language/wording.h"
#include "ui/text/lessons/guess_sentence.h"
#include "ui/text/lessons/lesson_tables.h"
#include "ui/text/lessons/verdict_text.h"
#include "ui/text/page/collection_parts.h"
#include "ui/text/page/page_markup.h"
#include "ui/text/page/ranking_parts.h"
#include "ui/text/page/sample_parts.h"
#include "ui/text/page_file/page_frame.h"

#include <QByteArray>

#include <algorithm>
#include <map>
#include <utility>
#include <variant>

namespace ui {

namespace {

using page::attribute;
using page::element;
using page::escaped;

using Parts = std::map<std::string, std::string>;

Parts byId(const std::vector<page::Part>& parts)
{
    Parts found;
    for (const page::Part& part : parts)
        found[part.id] = part.html;
    return found;
}

std::string holder(const char* name, const char* id, const Parts& parts,
                   const std::string& attributes = {})
{
    const auto found = parts.find(id);
    return element(name, attribute("id", id) + attributes,
                   found == parts.end() ? std::string() : found->second) +
           "\n";
}

std::string question(const QString& text, const std::string& content)
{
    return element("details", "", element("summary", "", escaped(text)) + content) + "\n";
}

std::string cutoffField(std::size_t cutoff)
{
    return element("label", attribute("class", "live-only"),
                   escaped(Wording::tr("Cutoff k")) +
                       element("input",
                               attribute("id", "cutoff") + attribute("type", "number") +
                                   attribute("min", "1") + attribute("value", cutoff),
                               ""));
}

std::string pasteForm()
{
    return element(
        "form", attribute("id", "paste") + attribute("class", "live-only"),
        element("label", attribute("for", "pasted"),
                escaped(Wording::tr("Paste any list or table of grades"))) +
            element("textarea",
                    attribute("id", "pasted") + attribute("rows", "2") +
                        attribute("placeholder", "3 2 3 0 1"),
                    "") +
            element("p", attribute("class", "tools"),
                    element("button", attribute("type", "submit"), escaped(Wording::tr("Use it"))) +
                        element("button", attribute("type", "button") + attribute("id", "add"),
                                escaped(Wording::tr("Add a document")))));
}

/// @param parts empty for a page whose script fills it
std::string rankingSection(const Parts& parts, std::size_t cutoff, bool isHidden = false)
{
    const std::string input =
        element("section", attribute("class", "input"),
                cutoffField(cutoff) + holder("div", "list", parts) + pasteForm());
    const std::string shown =
        holder("h2", "heading", parts) +
        holder("div", "formula", parts, attribute("class", "scroll") + attribute("tabindex", "0")) +
        holder("p", "summary", parts) + holder("p", "rank", parts) +
        holder("div", "steps", parts, attribute("class", "scroll") + attribute("tabindex", "0")) +
        holder("div", "curve", parts);
    return element(
        "div", attribute("id", "ranking") + (isHidden ? " hidden" : ""),
        holder("div", "measures", parts,
               attribute("role", "tablist") +
                   attribute("aria-label", Wording::tr("Measures").toStdString())) +
            element("div", attribute("class", "columns"),
                    input + element("section", attribute("class", "shown"), shown)) +
            question(Wording::tr("What would help most?"), holder("div", "changes", parts)) +
            question(Wording::tr("What do other tools say?"), holder("div", "tools", parts)));
}

std::string sampleSection(const Parts& parts, bool isHidden = false)
{
    return element(
        "div", attribute("id", "samples") + (isHidden ? " hidden" : ""),
        holder("p", "areas", parts) +
            holder("p", "threshold", parts, attribute("class", "live-only")) +
            element("div", attribute("class", "columns"),
                    holder("section", "matrix", parts) +
                        holder("section", "rates", parts, attribute("class", "scroll"))) +
            element("div", attribute("class", "columns even"),
                    holder("figure", "roc", parts) + holder("figure", "pr", parts) +
                        holder("section", "scores", parts, attribute("class", "scroll"))));
}

std::string collectionSection(const Parts& parts, bool hasTwoRuns)
{
    const std::string inOrder = element("label", attribute("class", "choice"),
                                        "<input type=\"checkbox\" id=\"in-order\">" +
                                            escaped(Wording::tr("Keep query order")));
    const std::string list =
        holder("p", "verdict", parts) +
        element("p", attribute("class", "live-only") + (hasTwoRuns ? "" : " hidden"), inOrder) +
        holder("div", "queries", parts, attribute("class", "scroll"));
    return element(
        "div", attribute("id", "collection"),
        holder("div", "measures", parts,
               attribute("role", "tablist") +
                   attribute("aria-label", Wording::tr("Measures").toStdString())) +
            holder("section", "runs", parts, attribute("class", "shown scroll")) +
            element("div", attribute("class", "columns halves"),
                    element("section", attribute("class", "shown"), list) +
                        holder("section", "beside", parts, attribute("class", "shown scroll"))));
}

std::string dataOf(const std::string& session)
{
    return "{\"texts\": " + pageTexts() + ", \"session\": " + session + "}";
}

// lessons

/// Where the lesson's data are shown: sessions of their own.
core::Session listSession(const core::Lesson& lesson, const core::LessonData& data)
{
    const auto& lists = std::get<std::vector<core::RankedList>>(data.content);
    core::Session session;
    session.list = lists.front();
    for (std::size_t place = 1; place < lists.size(); ++place)
        session.after.emplace_back().list = lists[place];
    const auto show = [&session](const std::string& measure) {
        const auto spec = core::parseMeasureSpec(measure);
        if (!spec)
            return;
        if (std::ranges::find(session.shown, spec->measure) == session.shown.end())
            session.shown.push_back(spec->measure);
        session.selected = session.shown.front();
        session.cutoff = std::max<std::size_t>(spec->cutoff.value_or(session.cutoff), 1);
    };
    session.cutoff = std::max<std::size_t>(session.list.ranked.size(), 1);
    for (const core::LessonStep& step : lesson.steps)
        for (const core::LessonGuess& guess : step.guesses)
            for (const core::LessonNumber& number : guess.numbers)
                show(number.measure);
    if (session.shown.empty())
        session.shown = {core::Measure::Ndcg};
    return session;
}

/// What a reader without scripts sees of the data.
std::string staticData(const core::Lesson& lesson, const core::LessonData& data)
{
    const std::string heading = element("h3", "", core::markupText(lesson.labelOf(data.name)));
    std::string html;
    const auto add = [&html](const Parts& parts, const char* id) {
        const auto found = parts.find(id);
        html += found == parts.end() ? std::string() : found->second;
    };
    if (const auto* lists = std::get_if<std::vector<core::RankedList>>(&data.content);
        lists && !lists->empty()) {
        const Parts parts = byId(page::rankingParts(listSession(lesson, data), 0));
        for (const char* id : {"formula", "steps", "curve"})
            add(parts, id);
    } else if (const auto* samples = std::get_if<core::Samples>(&data.content)) {
        core::SampleSession session;
        session.samples = *samples;
        const Parts parts = byId(page::sampleParts(session));
        for (const char* id : {"matrix", "rates", "roc"})
            add(parts, id);
    }
    return html.empty() ? html : heading + html;
}

/// Data that no workspace shows, as tables.
std::string dataTables(const core::Lesson& lesson, const core::LessonData& data)
{
    std::string html;
    for (const core::Table& table : lessonTables(data, lesson.labelOf(data.name))) {
        std::vector<page::Column> columns;
        for (const core::Table::Column& column : table.columns)
            columns.push_back({QString::fromStdString(column.heading), column.isNumeric});
        std::string rows;
        for (const auto& row : table.rows) {
            std::string cells;
            for (std::size_t i = 0; i < row.size(); ++i)
                cells += cell(columns[i], core::markupText(row[i].text));
            rows += element("tr", "", cells);
        }
        html += element("table", "",
                        element("caption", "", core::markupText(lesson.labelOf(data.name))) +
                            tableHead(columns) + element("tbody", "", rows));
    }
    return html;
}

/// Empty for data that no workspace shows.
std::string lessonSession(const core::Lesson& lesson, const core::LessonData& data)
{
    if (const auto* lists = std::get_if<std::vector<core::RankedList>>(&data.content))
        return lists->empty() ? std::string() : core::toJson(listSession(lesson, data));
    if (const auto* samples = std::get_if<core::Samples>(&data.content)) {
        core::SampleSession session;
        session.name = data.name;
        session.samples = *samples;
        return core::toJson(session);
    }
    return {};
}

std::string choice(const core::LessonGuess& guess, const std::string& value, const QString& text)
{
    return element("label", attribute("class", "choice"),
                   "<input type=\"radio\" required" + attribute("name", guess.id) +
                       attribute("value", value) + ">" + escaped(text));
}

std::string textField(const core::LessonGuess& guess, std::size_t place)
{
    return "<input type=\"text\" required autocomplete=\"off\" inputmode=\"text\" size=\"10\"" +
           attribute("name", guess.id + std::to_string(place)) +
           attribute("aria-label", Wording::tr("Your answer").toStdString()) + ">";
}

std::string orderField(const core::LessonGuess& guess, std::size_t place)
{
    std::string options;
    for (std::size_t i = 0; i < guess.numbers.size(); ++i)
        options += element(
            "option", attribute("value", core::nameOf(guess, i)) + (i == place ? " selected" : ""),
            escaped(namePhrase(guess, i)));
    return element("select", attribute("name", guess.id + std::to_string(place)), options);
}

std::string blanksField(const core::Lesson& lesson, const core::LessonGuess& guess,
                        std::string_view language)
{
    const std::string formula = lessonText(lesson, guess.formula, language).toStdString();
    std::string html;
    std::size_t place = 0;
    for (const char letter : formula)
        if (letter == '_' && place < guess.numbers.size())
            html += textField(guess, place++);
        else
            html += core::markupText(std::string_view(&letter, 1));
    while (place < guess.numbers.size()) {
        html +=
            element("label", "",
                    escaped(numberPhrase(guess.numbers[place])) + " " + textField(guess, place));
        ++place;
    }
    return html;
}

std::string answerFields(const core::Lesson& lesson, const core::LessonGuess& guess,
                         std::string_view language)
{
    std::string html;
    switch (guess.kind) {
    case core::GuessKind::Number:
        return textField(guess, 0);
    case core::GuessKind::Direction:
        return choice(guess, "up", Wording::tr("up", "a number goes up")) +
               choice(guess, "down", Wording::tr("down", "a number goes down")) +
               choice(guess, "same", Wording::tr("the same", "a number stays the same"));
    case core::GuessKind::Choice:
        for (std::size_t i = 0; i < guess.numbers.size(); ++i)
            html += choice(guess, core::nameOf(guess, i), namePhrase(guess, i));
        return html + choice(guess, "same", Wording::tr("they are the same"));
    case core::GuessKind::Order:
        for (std::size_t i = 0; i < guess.numbers.size(); ++i)
            html += (i == 0 ? "" : " &gt; ") + orderField(guess, i);
        return html;
    case core::GuessKind::Blanks:
        return blanksField(lesson, guess, language);
    }
    return html;
}

std::string guessForm(const core::Lesson& lesson, const core::LessonGuess& guess,
                      std::string_view language)
{
    std::string hints;
    for (const core::Translated& hint : guess.hints)
        hints += question(Wording::tr("Hint"),
                          core::htmlOf(lessonText(lesson, hint, language).toStdString()));
    const std::string field = element(
        "fieldset", "",
        element("legend", "", escaped(guessSentence(guess))) +
            element("p", attribute("class", "field"),
                    answerFields(lesson, guess, language) + " " +
                        element("button",
                                attribute("type", "submit") + attribute("class", "main live-only"),
                                escaped(Wording::tr("Check")))));
    return element(
        "form",
        attribute("class", "guess") + attribute("data-guess", guess.id) +
            attribute("data-kind", guess.kind == core::GuessKind::Order ? "order" : "other"),
        field + element("div", " class=\"verdict\" role=\"status\"", "") +
            element("button", " type=\"button\" class=\"reveal small\" hidden",
                    escaped(Wording::tr("Show the answer"))) +
            element("div", " class=\"right-answer\"", "") + hints);
}

std::string stepSection(const core::Lesson& lesson, const core::LessonStep& step,
                        std::string_view language)
{
    std::string content = element("h2", "", escaped(lessonText(lesson, step.title, language))) +
                          core::htmlOf(lessonText(lesson, step.text, language).toStdString());
    for (const core::LessonGuess& guess : step.guesses)
        content += guessForm(lesson, guess, language);
    return element("section", attribute("class", "step"), content) + "\n";
}

std::string stepData(const core::LessonStep& step)
{
    core::JsonWriter json;
    json.beginObject();
    json.key("data").beginArray();
    std::string measure;
    for (const core::LessonShow& show : step.shows) {
        for (const std::string& data : show.data)
            json.text(data);
        if (measure.empty())
            measure = show.measure;
    }
    json.endArray();
    if (!step.guesses.empty() && !step.guesses.front().numbers.empty())
        json.key("front").text(step.guesses.front().numbers.front().data);
    if (const auto spec = core::parseMeasureSpec(measure)) {
        core::Session shown;
        shown.selected = spec->measure;
        shown.cutoff = spec->cutoff.value_or(0);
        shown.settings = spec->settings;
        shown.shown = {spec->measure};
        json.key("view").value() += core::toJson(shown);
    }
    json.endObject();
    return json.take();
}

std::string lessonData(const std::string& text, const core::Lesson& lesson,
                       const std::map<std::string, std::string>& sessions)
{
    std::string json = "{\"texts\": " + pageTexts() + ", \"lesson\": {\"language\": \"" +
                       lesson.languages.front() + "\", \"text\": \"" +
                       QByteArray::fromStdString(text).toBase64().toStdString() +
                       "\", \"sessions\": {";
    const char* between = "";
    for (const auto& [name, session] : sessions) {
        core::JsonWriter key;
        key.text(name);
        std::string quoted = key.take();
        quoted.pop_back();
        json += between + quoted + ": " + session;
        between = ", ";
    }
    json += "}, \"steps\": [";
    between = "";
    for (const core::LessonStep& step : lesson.steps) {
        json += between + stepData(step);
        between = ", ";
    }
    return json + "]}}";
}

std::string summarySection()
{
    const auto heading = [](const QString& text) {
        return element("th", " scope=\"col\"", escaped(text));
    };
    return element("section", " id=\"summing\" class=\"scroll\" hidden",
                   element("h2", "", escaped(Wording::tr("Summary"))) +
                       element("table", "",
                               element("thead", "",
                                       element("tr", "",
                                               heading(Wording::tr("Question")) +
                                                   heading(Wording::tr("Your first answer")) +
                                                   heading(Wording::tr("Verdict")))) +
                                   "<tbody></tbody>"));
}

std::string lessonSteps(const core::Lesson& lesson, std::string_view language)
{
    std::string html;
    for (const core::LessonStep& step : lesson.steps)
        html += stepSection(lesson, step, language);
    return html + summarySection() +
           element(
               "p", " class=\"tools live-only\"",
               element("button", " type=\"button\" id=\"back\"", escaped(Wording::tr("Back"))) +
                   element("span", " id=\"progress\"", "") +
                   element("button", " type=\"button\" id=\"on\"", escaped(Wording::tr("Next")))) +
           element("p", " id=\"sealed\" class=\"live-only\"",
                   escaped(Wording::tr("The numbers appear once you have answered.")));
}

/// With the recalibrated scores of its model, which the page does not compute. If they are
/// undefined, it keeps its scores, as the window does.
core::SampleSession recalibrated(core::SampleSession session)
{
    const core::Calibration method =
        std::exchange(session.settings.calibration, core::Calibration::None);
    if (method == core::Calibration::None)
        return session;
    core::Samples& samples = session.samples;
    const core::ScoredLabels scored =
        core::scoredLabels(samples, session.model, session.positive, session.higherIsPositive);
    auto scores = core::calibrated(
        scored, core::foldsOf(scored, samples.groups, samples.groupNames.size(), session.settings),
        method);
    if (!scores)
        return session;
    samples.models[session.model].values = *std::move(scores);
    session.higherIsPositive = true;
    return session;
}

}  // namespace

std::optional<std::string> sessionPage(const core::AnySession& session, const QString& name,
                                       const QString& about, bool hasIds)
{
    const auto* const given = std::get_if<core::SampleSession>(&session);
    if (given && (!hasIds || given->settings.calibration != core::Calibration::None)) {
        core::SampleSession shown = recalibrated(*given);
        if (!hasIds) {
            shown.samples.ids.clear();
            shown.samples.groups.clear();
            shown.samples.groupNames.clear();
            shown.samples.columns.clear();
        }
        return sessionPage(shown, name, about, true);
    }
    PageContent content;
    content.name = "rankscope";
    content.data = dataOf(core::toJson(session));
    if (const auto* ranking = std::get_if<core::Session>(&session)) {
        const Parts parts = byId(page::rankingParts(*ranking, 0));
        content.title =
            ranking->list.query.empty() ? name : QString::fromStdString(ranking->list.query);
        const QString usual =
            Wording::tr("Change the list and watch every number. Select a row and type a digit "
                        "for its grade, or press Alt with an arrow key to move it.");
        content.lead = about.isEmpty() ? usual : about;
        content.main = rankingSection(parts, ranking->cutoff);
        return framed(content);
    }
    if (const auto* samples = std::get_if<core::SampleSession>(&session)) {
        content.title = samples->name.empty() ? name : QString::fromStdString(samples->name);
        content.lead =
            about.isEmpty() ? Wording::tr("Move the threshold and watch every rate.") : about;
        content.main = sampleSection(byId(page::sampleParts(*samples)));
        return framed(content);
    }
    return std::nullopt;
}

std::string collectionPage(const core::PageCollection& collection, const QString& about)
{
    PageContent content;
    content.name = "rankscope";
    content.title = QString::fromStdString(collection.name);
    const bool hasTwoRuns = collection.runs.size() > 1;
    const QString usual = hasTwoRuns ? Wording::tr("Choose a measure, two runs and a query.")
                                     : Wording::tr("Choose a measure and a query.");
    content.lead = about.isEmpty() ? usual : about;
    content.data = dataOf(core::toJson(collection));
    content.main = collectionSection(byId(page::collectionParts(collection)), hasTwoRuns);
    return framed(content);
}

std::string lessonPage(const std::string& text, const core::Lesson& lesson)
{
    const std::string& language = lesson.languages.front();
    std::map<std::string, std::string> sessions;
    std::string tabs;
    std::string still;
    std::string tables;
    for (const core::LessonData& data : lesson.data) {
        std::string session = lessonSession(lesson, data);
        if (session.empty()) {
            const std::string table = dataTables(lesson, data);
            still += table;
            tables += element("section",
                              attribute("class", "shown scroll") +
                                  attribute("data-table", data.name) + " hidden",
                              table);
        } else {
            still += staticData(lesson, data);
            sessions[data.name] = std::move(session);
        }
        tabs += element("button", " type=\"button\"" + attribute("data-data", data.name),
                        core::markupText(lesson.labelOf(data.name)));
    }
    PageContent content;
    content.title = QString::fromStdString(anyOf(lesson.title));
    content.lead = QString::fromStdString(anyOf(lesson.question));
    content.name = lesson.id;
    content.data = lessonData(text, lesson, sessions);
    content.main = lessonSteps(lesson, language) +
                   element("div", " id=\"data\" class=\"tools live-only\"", tabs) +
                   rankingSection({}, 10, true) + sampleSection({}, true) + tables +
                   element("noscript", "", still);
    return framed(content);
}

std::string withLinks(std::string page, const std::vector<PageLink>& links)
{
    std::string anchors;
    for (const PageLink& link : links)
        anchors += element("a", attribute("href", link.file), escaped(link.title));
    const std::string place = "<header>";
    const std::size_t at = page.find(place);
    if (at != std::string::npos)
        page.insert(at, element("nav", attribute("class", "tools"), anchors) + "\n");
    return page;
}

std::string galleryPage(const QString& title, const std::vector<PageLink>& links)
{
    std::string list;
    std::string items;
    for (std::size_t i = 0; i < links.size(); ++i) {
        const PageLink& link = links[i];
        items += element("li", "",
                         element("a", attribute("href", link.file), escaped(link.title)) +
                             element("p", "", escaped(link.about)));
        if (i + 1 < links.size() && links[i + 1].group == link.group)
            continue;
        if (!link.group.isEmpty())
            list += element("h2", "", escaped(link.group));
        list += element("ul", " class=\"gallery\"", items);
        items.clear();
    }
    PageContent content;
    content.title = title;
    content.lead =
        Wording::tr("Each page works without a network. Save it, send it, or put it on a "
                    "web server.");
    content.main = list;
    return framed(content);
}

}  // namespace ui
