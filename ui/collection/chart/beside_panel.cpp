// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/collection/chart/beside_panel.h"

#include "ui/charts/view/beside_view.h"
#include "ui/collection/document/query_lists.h"
#include "ui/text/words/caption_text.h"
#include "ui/toolkit/panel/elided_label.h"
#include "ui/toolkit/panel/view_switches.h"
#include "ui/toolkit/theme/text_size.h"
#include "ui/toolkit/theme/theme.h"

#include <QAction>
#include <QActionGroup>
#include <QMenu>
#include <QTextDocument>
#include <QTextEdit>
#include <QToolButton>

#include <array>
#include <utility>

namespace ui {

namespace {

constexpr qsizetype longestText = 20'000;  ///< characters of a document's text
constexpr qsizetype longestTip = 400;
constexpr std::array<int, 5> depthChoices{10, 20, 50, 100, 0};  ///< 0: all ranks
constexpr int usualDepth = 20;
constexpr double textHeight = 62;
constexpr double leastListsWidth = 456;  ///< so that names can be told apart
/// In a lower panel, only tips show documents’ texts: ten rows need the room.
constexpr double lowHeight = 345;
constexpr int overlapDigits = 2;

}  // namespace

BesidePanel::BesidePanel(CollectionDocument& document, QWidget* parent)
    : ChartPanel(tr("A vs B"), parent)
    , m_document(document)
    , m_figures(new ElidedLabel(this))
    , m_view(new BesideView(this))
    , m_text(new QTextEdit(this))
    , m_work(document, *this, queryLists, [this](auto found) { take(std::move(found)); })
{
    m_figures->setAccessibleName(tr("Values and unjudged documents"));
    m_figures->setObjectName(QStringLiteral("caption"));
    m_figures->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_figures->setLack(ElidedLabel::Lack::Hidden);
    addHeaderWidget(m_figures, 1);
    fillMenu();
    m_view->setAccessibleName(title());
    m_view->setAbout([this](const core::RankedItem& shown) {
        const QString text = textOf(shown.id);
        return text.size() > longestTip ? text.left(longestTip) + QChar(0x2026) : text;
    });
    m_text->setObjectName(QStringLiteral("documentText"));
    m_text->setAccessibleName(tr("Text of the document"));
    m_text->setPlaceholderText(tr("Hover over a document to read its text."));
    m_text->setReadOnly(true);
    m_text->setTabChangesFocus(true);
    m_text->setFrameShape(QFrame::NoFrame);
    m_text->hide();
    addWidget(m_view, 1);
    addWidget(m_text);
    adoptShown();
    followTextSize(*this, *m_view, [this](const Theme& theme) {
        m_view->setMinimumWidth(theme.px(leastListsWidth));
        m_text->setFixedHeight(theme.px(textHeight));
        m_text->document()->setDocumentMargin(theme.px(6));
    });
    connectDocument();
}

/// What to show is behind the dots: the lists need the room.
void BesidePanel::fillMenu()
{
    QMenu& menu =
        *addMenu(tr("Options for the lists"), tr("Choose which documents to show")).menu();
    const auto group = [&](const QString& title) {
        menu.addSection(title);
        return new QActionGroup(&menu);
    };
    const auto add = [&](QActionGroup& choices, const QString& text, const QString& name,
                         int choice, bool isUsual) {
        QAction* action = menu.addAction(text);
        action->setCheckable(true);
        action->setChecked(isUsual);
        action->setData(choice);
        choices.addAction(action);
        keepSwitch(*action, QStringLiteral("%1 %2").arg(name).arg(choice));
        connect(action, &QAction::triggered, this, &BesidePanel::adoptShown);
    };
    m_grades = group(tr("Documents to show"));
    for (const auto& [shown, text] : {std::pair(GradesShown::All, tr("All documents")),
                                      std::pair(GradesShown::Judged, tr("Judged documents")),
                                      std::pair(GradesShown::Unjudged, tr("Unjudged documents"))})
        add(*m_grades, text, QStringLiteral("grades"), static_cast<int>(shown),
            shown == GradesShown::All);
    m_depth = group(tr("Number of ranks to show"));
    for (const int depth : depthChoices)
        add(*m_depth, depth == 0 ? tr("All ranks") : tr("Top %1").arg(depth),
            QStringLiteral("depth"), depth, depth == usualDepth);
}

void BesidePanel::connectDocument()
{
    connect(m_view, &BesideView::documentPointed, &m_document,
            &CollectionDocument::pointAtDocument);
    connect(m_view, &BesideView::documentChosen, &m_document, &CollectionDocument::chooseDocument);
    connect(m_view, &BesideView::judgmentRequested, this,
            [this](const QString& id, core::Grade to) {
                if (const auto query = m_document.currentQuery())
                    m_document.judge(*query, id, to);
            });
    connect(m_view, &BesideView::openRequested, this, [this](Side side) {
        if (const auto query = m_document.currentQuery())
            emit openRequested(*query, side == Side::A ? m_document.runA() : m_document.runB());
    });
    connect(&m_document, &CollectionDocument::currentQueryChanged, this, &BesidePanel::request);
    connect(&m_document, &CollectionDocument::changed, this, [this](CollectionDocument::Part part) {
        if (part != CollectionDocument::Part::Statistics)
            request();
    });
    connect(&m_document, &CollectionDocument::currentDocumentChanged, this,
            [this](const QString& id) {
                m_view->setCurrentDocument(id);
                showText();
            });
}

void BesidePanel::formatChanged()
{
    m_view->setLocale(format().locale);
    showFigures();
}

void BesidePanel::adoptShown()
{
    const BesideOptions options = drawn().options();
    m_view->setShown(options.grades, options.depth);
    showHeads();
}

void BesidePanel::sizeChanged()
{
    showText();
}

void BesidePanel::refresh()
{
    m_work.start();
}

void BesidePanel::take(std::shared_ptr<const ListsBeside> lists)
{
    m_lists = std::move(lists);
    m_view->setCurrentDocument(m_document.currentDocument());
    m_view->setLists(m_lists);
    showHeads();
    showFigures();
    showText();
}

BesideChart BesidePanel::drawn() const
{
    const auto depth = static_cast<std::size_t>(m_depth->checkedAction()->data().toInt());
    return {m_document,
            m_lists,
            {GradesShown(m_grades->checkedAction()->data().toInt()),
             depth == 0 ? std::nullopt : std::optional(depth), format()}};
}

void BesidePanel::showHeads()
{
    const BesideChart chart = drawn();
    setTitle(chart.heading());
    m_view->setAccessibleName(chart.title());
    m_view->setHeads(chart.headA(), chart.headB());
    const bool isRead = m_document.currentQuery() && m_work.isRunning();
    m_view->setEmptyText(isRead ? tr("Loading this query’s lists…") : chart.whyEmpty());
}

void BesidePanel::showFigures()
{
    const BesideChart chart = drawn();
    m_view->setSummary(chart.summary());
    m_figures->setText(chart.remark());
    const bool hasOverlap = m_lists && m_lists->hasB;
    // A screen reader always gets every number, even if the panel is narrow.
    m_figures->setAccessibleDescription(
        hasOverlap ? joinedSentences({m_figures->whole(), overlapText()}) : m_figures->whole());
    m_figures->setTip(hasOverlap ? joinedSentences({overlapText(), overlapTip()}) : QString());
}

QString BesidePanel::overlapText() const
{
    const auto share = [this](const std::optional<double>& number) {
        return number ? decimalText(*number, overlapDigits, format().locale)
                      : QString(QChar(0x2013));
    };
    const auto average = static_cast<std::size_t>(core::OverlapTies::Average);
    const QString ranked =
        m_lists->tiedInA + m_lists->tiedInB > 0
            ? tr("RBO-a %1").arg(share(m_lists->tiedOverlaps[average].extrapolated))
            : tr("RBO %1").arg(share(m_lists->rankBiased.extrapolated));
    //: %1 is the cutoff: "@10", or nothing
    const QString overlap =
        tr("overlap%1 %2").arg(atCutoff(*m_lists), share(m_lists->overlap.overlap()));
    //: %1 is the cutoff: "@10", or nothing
    const QString jaccard =
        tr("Jaccard%1 %2").arg(atCutoff(*m_lists), share(m_lists->overlap.jaccard()));
    return QStringList{overlap, jaccard, ranked}.join(QStringLiteral(" · "));
}

QString BesidePanel::overlapTip() const
{
    const core::ListOverlap& overlap = m_lists->overlap;
    const core::RankBiasedOverlap& ranked = m_lists->rankBiased;
    const auto count = [](std::size_t number) { return QString::number(number); };
    const auto value = [this](double number) { return valueText(number, format()); };
    const QString both =
        m_lists->cutoff
            ? tr("Documents down to rank %1: %2 in both lists, %3 only in A, %4 only in B.")
                  .arg(count(*m_lists->cutoff), count(overlap.both), count(overlap.onlyA),
                       count(overlap.onlyB))
            : tr("Documents: %1 in both lists, %2 only in A, %3 only in B.")
                  .arg(count(overlap.both), count(overlap.onlyA), count(overlap.onlyB));
    const core::SharedOrder& order = m_lists->order;
    const QString orders =
        order.tauB && order.tauAp
            ? tr("For documents in both lists down to rank %1, tau-b is %2, and tau-AP of B’s "
                 "order against A’s is %3.")
                  .arg(count(m_lists->orderDepth), value(*order.tauB), value(*order.tauAp))
            : QString();
    const QString overlaps =
        tr("Rank-biased overlap (RBO, p = %1) covers the whole lists: %2 if extrapolated beyond "
           "their ends, between %3 and %4 however they continue.")
            .arg(plainText(ListsBeside::persistence, format().locale), value(ranked.extrapolated),
                 value(ranked.min), value(ranked.min + ranked.residual));
    return joinedSentences({both, overlaps, tiesTip(), orders});
}

/// The result of the ties under every rule; empty without ties.
QString BesidePanel::tiesTip() const
{
    if (m_lists->tiedInA + m_lists->tiedInB == 0)
        return {};
    const auto of = [this](core::OverlapTies rule) {
        return m_lists->tiedOverlaps[static_cast<std::size_t>(rule)];
    };
    const auto value = [this](double number) { return valueText(number, format()); };
    const core::RankBiasedOverlap average = of(core::OverlapTies::Average);
    return tr("These values use the order of the lists, although documents with equal scores are "
              "tied (%1 in A, %2 in B). RBO-a averages over all orders of the tied documents: "
              "%3, between %4 and %5. RBO-b corrects for the uncertainty due to ties: %6. RBO-w "
              "gives tied documents the same rank: %7.")
        .arg(m_lists->tiedInA)
        .arg(m_lists->tiedInB)
        .arg(value(average.extrapolated), value(average.min), value(average.min + average.residual),
             value(of(core::OverlapTies::Corrected).extrapolated),
             value(of(core::OverlapTies::SameRank).extrapolated));
}

QString BesidePanel::textOf(const std::string& id) const
{
    const auto& texts = m_document.collection().documentTexts;
    const auto found = texts ? texts->find(id) : std::nullopt;
    return found ? QString::fromStdString(found->text) : QString();
}

void BesidePanel::showText()
{
    const bool hasTexts = m_document.collection().documentTexts && m_lists &&
                          height() >= Theme::of(*this).px(lowHeight);
    m_text->setVisible(hasTexts);
    if (!hasTexts)
        return;
    const auto lit = m_view->litDocument();
    if (!lit) {
        m_text->clear();
        return;
    }
    const core::RankedItem& document = m_lists->document(*lit);
    const QString text = textOf(document.id).left(longestText);
    const QString name = QString::fromStdString(document.name());
    m_text->setPlainText(text.isEmpty() ? tr("“%1” has no text.").arg(name)
                                        : QStringLiteral("%1\n%2").arg(name, text));
}

PaperFigure BesidePanel::paperFigure() const
{
    return m_lists ? drawn().figure(m_view->firstRow(), m_view->litDocument())
                   : noFigure(m_view->emptyText());
}

}  // namespace ui
