#include "ui/ranking/chart/ribbon_panel.h"

#include "ui/panel/refresh_when_shown.h"
#include "ui/ranking/chart/ribbon_data.h"
#include "ui/ranking/chart/ribbon_view.h"
#include "ui/ranking/document/list_caption.h"
#include "ui/step_words/position_text.h"
#include "ui/words/caption_text.h"
#include "ui/words/measure_text.h"

#include <memory>
#include <utility>

namespace ui {

RibbonPanel::RibbonPanel(RankingDocument& document, QWidget* parent)
    : Panel(tr("Actual against ideal"), parent)
    , m_document(document)
    , m_ribbons(new RibbonView(this))
    , m_refresh(new RefreshWhenShown(*this, [this] { refresh(); }))
{
    m_ribbons->setAccessibleName(title());
    m_ribbons->setEmptyText(tr("Add documents to see which of them stand too early or too late."));
    addWidget(m_ribbons, 1);
    connect(m_ribbons, &RankView::rankPointed, &document, &RankingDocument::pointAt);
    connect(m_ribbons, &RankView::rankChosen, &document,
            [&document](std::size_t rank) { document.setCurrentRank(rank); });
    connect(&document, &RankingDocument::currentRankChanged, m_ribbons, &RankView::setCurrentRank);
    connect(&document, &RankingDocument::changed, m_refresh, &RefreshWhenShown::request);
}

void RibbonPanel::setFormat(const NumberFormat& format)
{
    m_format = format;
    m_refresh->request();
}

void RibbonPanel::setReached(std::optional<std::size_t> rank)
{
    m_ribbons->setReached(rank);
}

void RibbonPanel::refresh()
{
    Ribbons ribbons;
    ribbons.order = m_document.idealOrder();
    ribbons.retrieved = m_document.list().ranked.size();
    ribbons.cutoff = m_document.session().cutoff;
    ribbons.topGrade = m_document.topGrade();
    ribbons.locale = m_format.locale;
    ribbons.name = [this](const core::IdealPosition& position) { return nameOf(position); };
    ribbons.grade = [this](const core::IdealPosition& position) { return gradeOf(position); };
    const QString summary = orderSummary(ribbons.order);
    setRemark(summary);
    m_ribbons->setRibbons(std::move(ribbons));
    m_ribbons->setWords({tr("%1: %2.").arg(title(), summary),
                         [this](std::size_t rank) { return sentenceAt(rank); },
                         {}});
    m_ribbons->setCurrentRank(m_document.currentRank());
}

QString RibbonPanel::nameOf(const core::IdealPosition& position) const
{
    const auto& documents =
        m_document.documents(position.rank ? Section::Ranked : Section::NotRetrieved);
    return position.row < documents.size() ? ui::nameOf(documents[position.row]) : QString();
}

core::Grade RibbonPanel::gradeOf(const core::IdealPosition& position) const
{
    const auto& documents =
        m_document.documents(position.rank ? Section::Ranked : Section::NotRetrieved);
    return position.row < documents.size() ? documents[position.row].grade
                                           : core::Grade::unjudged();
}

QString RibbonPanel::sentenceAt(std::size_t rank) const
{
    const core::IdealPosition& position = m_ribbons->ribbons().order.positions[rank - 1];
    return positionSentence(position, gradeOf(position), m_format.locale);
}

int RibbonPanel::wantedWidth() const
{
    const QMargins frame = frameMargins();
    return frame.left() + m_ribbons->wholeWidth() + frame.right();
}

void RibbonPanel::bringUpToDate()
{
    m_refresh->refreshNow();
}

PaperFigure RibbonPanel::paperFigure() const
{
    if (m_ribbons->rankCount() == 0)
        return {};
    const auto lit = m_ribbons->litRank();
    const Ribbons ribbons = ribbonsForPaper();
    return {.kind = QStringLiteral("ribbons"),
            .title = title(),
            .description =
                joinedSentences({m_ribbons->accessibleDescription(), documentsSentence(ribbons)}),
            .caption = caption(),
            .methods = methods(),
            .paint =
                [ribbons, first = m_ribbons->firstRow(),
                 lit = lit ? std::optional(*lit - 1) : std::nullopt](
                    QPaintDevice& device, QSizeF points, const FigureStyle& style) {
                    paintRibbonFigure(ribbons, first, lit, device, points, style);
                },
            .data = [ribbons] { return figureData(ribbons); },
            .extent =
                [ribbons, first = m_ribbons->firstRow()](QSizeF points, const FigureStyle& style) {
                    return extentOfRibbons(ribbons, first, points, style);
                }};
}

/// Which documents stand where, for those who do not see it.
QString RibbonPanel::documentsSentence(const Ribbons& ribbons) const
{
    const auto& positions = ribbons.order.positions;
    const auto named = [&](const core::IdealPosition& position) {
        //: A document and its grade
        return tr("%1 (%2)").arg(ribbons.name(position),
                                 gradeText(ribbons.grade(position), QLocale::c()));
    };
    QStringList actual;
    QStringList ideal;
    for (std::size_t row = 0; row < positions.size(); ++row) {
        if (row < ribbons.retrieved)
            actual << named(positions[row]);
        ideal << named(positions[ribbons.order.bestFirst[row]]);
    }
    return tr("The actual order, with grades: %1. The ideal order: %2.")
        .arg(firstOfText(actual), firstOfText(ideal));
}

/// With names and grades of its own: the document goes on.
Ribbons RibbonPanel::ribbonsForPaper() const
{
    Ribbons ribbons = m_ribbons->ribbons();
    const auto list = std::make_shared<const core::RankedList>(m_document.list());
    const auto documentOf = [list](const core::IdealPosition& position) -> const core::Document* {
        const auto& documents = position.rank ? list->ranked : list->notRetrieved;
        return position.row < documents.size() ? &documents[position.row] : nullptr;
    };
    ribbons.name = [documentOf](const core::IdealPosition& position) {
        const core::Document* document = documentOf(position);
        return document ? ui::nameOf(*document) : QString();
    };
    ribbons.grade = [documentOf](const core::IdealPosition& position) {
        const core::Document* document = documentOf(position);
        return document ? document->grade : core::Grade::unjudged();
    };
    return ribbons;
}

QString RibbonPanel::caption() const
{
    return tr("Each document at its rank, left, and in the ideal order, right: %1.")
        .arg(orderSummary(m_ribbons->ribbons().order));
}

QString RibbonPanel::methods() const
{
    return joinedSentences({
        tr("The ideal order has the best grade first and keeps the list's order among documents "
           "of one grade; it is made of %1.")
            .arg(choiceLabel(core::Parameter::Ideal,
                             static_cast<int>(m_document.session().settings.ideal))),
        tr("A document is in place where a document of its grade may stand in an ideal order; one "
           "that is not judged stands with grade 0."),
        listCaption(m_document),
    });
}

}  // namespace ui
