// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/page_file/example_pages.h"

#include "core/documents/sessions/page_of_collection.h"
#include "core/documents/sessions/session.h"
#include "core/rankings/evaluation/evaluator.h"
#include "core/rankings/evaluation/run_evaluation.h"
#include "core/rankings/pasted_lists/grades_reading.h"
#include "core/rankings/pasted_lists/pasted_grades.h"
#include "ui/text/language/language.h"
#include "ui/text/language/wording.h"
#include "ui/text/page_file/page_file.h"
#include "ui/text/page_file/page_frame.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <utility>

namespace ui {

namespace {

struct Example {
    QString title;
    QString about;
    std::vector<core::RankedList> lists;
    std::vector<core::MeasureSpec> measures;
    bool areRuns = false;  ///< the lists are of one query
};

QString inLanguage(const QJsonObject& texts)
{
    const QString spoken = texts[spokenLanguage()].toString();
    return spoken.isEmpty() ? texts[QStringLiteral("en")].toString() : spoken;
}

std::optional<Example> exampleOf(const QJsonObject& object)
{
    Example example;
    example.title = inLanguage(object[QStringLiteral("title")].toObject());
    example.about = inLanguage(object[QStringLiteral("about")].toObject());
    example.areRuns = object[QStringLiteral("areRuns")].toBool();
    for (const QJsonValue& grades : object[QStringLiteral("lists")].toArray()) {
        const auto readings = core::readingsOfPastedGrades(grades.toString().toStdString(), {});
        if (!readings)
            return std::nullopt;
        example.lists.push_back(readings->front().lists.front());
    }
    for (const QJsonValue& measure : object[QStringLiteral("measures")].toArray()) {
        const auto spec = core::parseMeasureSpec(measure.toString().toStdString());
        if (!spec)
            return std::nullopt;
        example.measures.push_back(*spec);
    }
    if (example.lists.empty() || example.measures.empty())
        return std::nullopt;
    return example;
}

core::Session sessionOf(const Example& example)
{
    const core::MeasureSpec& first = example.measures.front();
    core::Session session;
    session.list = example.lists.front();
    session.list.query = example.title.toStdString();
    session.cutoff = first.cutoff.value_or(session.list.ranked.size());
    session.settings = first.settings;
    session.selected = first.measure;
    for (const core::MeasureSpec& measure : example.measures)
        session.shown.push_back(measure.measure);
    return session;
}

/// A query of the page with these lists, one for each run.
core::PageQuery queryOf(const Example& example, std::span<const core::RankedList> lists)
{
    core::PageQuery query;
    for (const core::RankedList& list : lists) {
        auto& places = query.lists.emplace_back();
        for (const core::RankedItem& item : list.ranked) {
            places.push_back(query.documents.size());
            query.documents.push_back(item);
        }
    }
    for (const core::MeasureSpec& measure : example.measures) {
        auto& values = query.values.emplace_back();
        for (const core::RankedList& list : lists) {
            const core::Value value = core::Evaluator(measure).value(core::judgedRanking(list));
            values.push_back(value ? std::optional(*value) : std::nullopt);
        }
    }
    return query;
}

std::optional<double> meanOver(const std::vector<core::PageQuery>& queries, std::size_t measure,
                               std::size_t run)
{
    std::vector<double> values;
    for (const core::PageQuery& query : queries)
        if (const auto value = query.values[measure][run])
            values.push_back(*value);
    return values.empty() ? std::nullopt : std::optional(core::meanOf(values));
}

std::vector<double> differencesIn(const std::vector<core::PageQuery>& queries, std::size_t measure,
                                  std::size_t a, std::size_t b)
{
    std::vector<double> differences;
    for (const core::PageQuery& query : queries) {
        const auto& values = query.values[measure];
        if (values[a] && values[b])
            differences.push_back(*values[b] - *values[a]);
    }
    return differences;
}

/// Several lists: queries of one run, or runs of one query.
core::PageCollection collectionOf(const Example& example)
{
    core::PageCollection page;
    page.name = example.title.toStdString();
    const std::span<const core::RankedList> lists(example.lists);
    if (example.areRuns) {
        for (std::size_t run = 0; run < lists.size(); ++run)
            page.runs.push_back(std::string(1, static_cast<char>('A' + run)));
        page.queries.push_back(queryOf(example, lists));
        page.runB = 1;
    } else {
        page.runs = {Wording::tr("Ranked list").toStdString()};
        for (std::size_t query = 0; query < lists.size(); ++query)
            page.queries.push_back(queryOf(example, lists.subspan(query, 1)));
    }
    for (std::size_t query = 0; query < page.queries.size(); ++query)
        page.queries[query].id = "q" + std::to_string(query + 1);
    page.allQueries = page.queries.size();
    for (std::size_t measure = 0; measure < example.measures.size(); ++measure) {
        page.measures.push_back(core::toText(example.measures[measure]));
        auto& means = page.means.emplace_back();
        for (std::size_t run = 0; run < page.runs.size(); ++run)
            means.push_back(meanOver(page.queries, measure, run));
    }
    for (std::size_t measure = 0; measure < page.measures.size(); ++measure) {
        auto& pairs = page.pairs.emplace_back();
        for (std::size_t a = 0; a < page.runs.size(); ++a)
            for (std::size_t b = 0; b < page.runs.size(); ++b)
                pairs.push_back(core::pagePair(differencesIn(page.queries, measure, a, b)));
    }
    return page;
}

}  // namespace

std::vector<ExamplePage> examplePages()
{
    std::vector<ExamplePage> pages;
    const QJsonArray examples =
        QJsonDocument::fromJson(pageResource(QStringLiteral("examples.json"))).array();
    for (const QJsonValue& object : examples) {
        const auto example = exampleOf(object.toObject());
        if (!example)
            continue;
        ExamplePage& page = pages.emplace_back();
        page.id = object[QStringLiteral("id")].toString().toStdString();
        page.title = example->title;
        page.about = example->about;
        page.html = example->lists.size() == 1
                        ? *sessionPage(sessionOf(*example), example->title, example->about)
                        : collectionPage(collectionOf(*example), example->about);
    }
    return pages;
}

}  // namespace ui
