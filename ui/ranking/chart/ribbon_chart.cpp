// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/ranking/chart/ribbon_chart.h"

#include "ui/charts/chart/figure_columns.h"
#include "ui/charts/chart/figure_data.h"
#include "ui/charts/chart/no_number.h"
#include "ui/ranking/chart/ribbon_figure.h"
#include "ui/ranking/document/list_caption.h"
#include "ui/ranking/document/ranking_document.h"
#include "ui/text/language/wording.h"
#include "ui/text/steps/position_text.h"
#include "ui/text/words/caption_text.h"
#include "ui/text/words/measure_text.h"

#include <algorithm>
#include <array>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace ui {

namespace {

using Numbers = std::vector<double>;

struct Rows {
    Numbers rank;
    Numbers ideal;
    Numbers first;
    Numbers last;
    Numbers late;
    Numbers grade;
    QStringList names;
};

Rows rowsOf(const Ribbons& ribbons, std::size_t count)
{
    Rows rows;
    for (std::size_t i = 0; i < count; ++i) {
        const core::IdealPosition& position = ribbons.order.positions[i];
        const auto late = position.displacement();
        const core::Grade grade = ribbons.grade(position);
        rows.rank.push_back(position.rank ? static_cast<double>(*position.rank) : noNumber);
        rows.ideal.push_back(static_cast<double>(position.idealRank));
        rows.first.push_back(static_cast<double>(position.firstIdealRank));
        rows.last.push_back(static_cast<double>(position.lastIdealRank));
        rows.late.push_back(late ? static_cast<double>(*late) : noNumber);
        rows.grade.push_back(grade.hasValue() ? grade.value() : noNumber);
        rows.names << ribbons.name(position);
    }
    return rows;
}

/// One row per document, at most FigureColumns::mostRows: its rank, its ranks in the ideal order,
/// the distance between them, its grade and its name. O(documents).
FigureData figureData(const Ribbons& ribbons)
{
    constexpr int digits = 4;
    const std::size_t all = ribbons.order.positions.size();
    const std::size_t listed = std::min(all, FigureColumns::mostRows);
    const Rows rows = rowsOf(ribbons, listed);
    FigureColumns columns(digits);
    columns.sayFirst(listed, all);
    FigureData data;
    data.xTitle = Wording::tr("rank");
    data.yTitle = Wording::tr("rank in the ideal order");
    const std::size_t x = columns.add(data.xTitle, rows.rank);
    const std::size_t y = columns.add(data.yTitle, rows.ideal);
    columns.add(Wording::tr("first ideal rank with this grade"), rows.first);
    columns.add(Wording::tr("last ideal rank with this grade"), rows.last);
    columns.add(Wording::tr("ranks too late"), rows.late);
    columns.add(Wording::tr("grade"), rows.grade);
    const std::array<double, 2> ends{1, static_cast<double>(all)};
    const std::size_t placeX = columns.add(Wording::tr("in place: x"), ends);
    const std::size_t placeY = columns.add(Wording::tr("in place: y"), ends);
    columns.addIds(Wording::tr("document"), rows.names);
    data.table = columns.take();
    data.layers = {{FigureLayer::Shape::Points, {}, x, y, 0},
                   {FigureLayer::Shape::Guide, Wording::tr("in place"), placeX, placeY, 0}};
    return data;
}

/// Takes names and grades from a list.
void nameFrom(Ribbons& ribbons, const std::function<const core::RankedList&()>& list)
{
    const auto documentOf = [list](const core::IdealPosition& position) -> const core::RankedItem* {
        const auto& documents = position.rank ? list().ranked : list().notRetrieved;
        return position.row < documents.size() ? &documents[position.row] : nullptr;
    };
    ribbons.name = [documentOf](const core::IdealPosition& position) {
        const core::RankedItem* document = documentOf(position);
        return document ? nameOf(*document) : QString();
    };
    ribbons.isTitle = [documentOf](const core::IdealPosition& position) {
        const core::RankedItem* document = documentOf(position);
        return document && !document->title.empty();
    };
    ribbons.grade = [documentOf](const core::IdealPosition& position) {
        const core::RankedItem* document = documentOf(position);
        return document ? document->grade : core::Grade::unjudged();
    };
    ribbons.key = [documentOf](const core::IdealPosition& position) {
        const core::RankedItem* document = documentOf(position);
        return std::hash<std::string>()(document ? document->id : std::string());
    };
}

/// Describes the documents' positions for screen readers.
QString documentsSentence(const Ribbons& ribbons)
{
    const auto& positions = ribbons.order.positions;
    const auto named = [&](const core::IdealPosition& position) {
        //: A document and its grade
        return Wording::tr("%1 (%2)").arg(ribbons.name(position),
                                          gradeText(ribbons.grade(position), QLocale::c()));
    };
    QStringList actual;
    QStringList ideal;
    for (std::size_t row = 0; row < positions.size(); ++row) {
        if (row < ribbons.retrieved)
            actual << named(positions[row]);
        ideal << named(positions[ribbons.order.bestFirst[row]]);
    }
    return Wording::tr("Actual order, with grades: %1. Ideal order: %2.")
        .arg(firstOfText(actual), firstOfText(ideal));
}

QString ribbonMethods(const RankingDocument& document)
{
    return joinedSentences({
        Wording::tr("The ideal order sorts by grade, best first. Among documents with the same "
                    "grade, those already in place stay there and the others keep their order in "
                    "the list. It is built from %1.")
            .arg(choiceLabel(core::Parameter::Ideal,
                             static_cast<int>(document.session().settings.ideal))),
        Wording::tr("A document is in place if an ideal order could have a document of the same "
                    "grade at that rank. Unjudged documents count as grade 0."),
        listCaption(document),
    });
}

}  // namespace

Ribbons ribbonsOf(const RankingDocument& document, const QLocale& locale)
{
    Ribbons ribbons;
    ribbons.order = document.idealOrder();
    ribbons.retrieved = document.list().ranked.size();
    ribbons.cutoff = document.session().cutoff;
    ribbons.topGrade = document.topGrade();
    ribbons.locale = locale;
    nameFrom(ribbons, [&document]() -> const core::RankedList& { return document.list(); });
    return ribbons;
}

QString ribbonSentence(const Ribbons& ribbons, std::size_t rank)
{
    const core::IdealPosition& position = ribbons.order.positions[rank - 1];
    return positionSentence(position, ribbons.grade(position), ribbons.locale);
}

PaperFigure ribbonFigure(const RankingDocument& document, const QLocale& locale, std::size_t first)
{
    if (document.list().ranked.empty())
        return {};
    Ribbons ribbons = ribbonsOf(document, locale);
    const auto copy = std::make_shared<const core::RankedList>(document.list());
    nameFrom(ribbons, [copy]() -> const core::RankedList& { return *copy; });
    const QString title = Wording::tr("Actual against ideal");
    const QString summary = orderSummary(ribbons.order);
    std::optional<std::size_t> lit;  // its row
    if (const auto rank = document.currentRank(); rank && *rank <= ribbons.retrieved)
        lit = *rank - 1;
    return {
        .kind = QStringLiteral("ribbons"),
        .title = title,
        .description = joinedSentences({Wording::tr("%1: %2.").arg(title, summary),
                                        lit ? ribbonSentence(ribbons, *lit + 1) : QString(),
                                        documentsSentence(ribbons)}),
        .caption =
            Wording::tr("Each document at its rank (left) and in the ideal order (right): %1.")
                .arg(summary),
        .methods = ribbonMethods(document),
        .paint =
            [ribbons, first, lit](QPaintDevice& device, QSizeF points, const FigureStyle& style) {
                paintRibbonFigure(ribbons, first, lit, device, points, style);
            },
        .data = [ribbons] { return figureData(ribbons); },
        .extent =
            [ribbons, first](QSizeF points, const FigureStyle& style) {
                return extentOfRibbons(ribbons, first, points, style);
            },
        .ids = core::hasOwnNames(*copy) ? IdsShown::Drawn : IdsShown::None};
}

}  // namespace ui
