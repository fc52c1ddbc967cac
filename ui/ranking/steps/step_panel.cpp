// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/ranking/steps/step_panel.h"

#include "core/metrics/measures/measure_table.h"
#include "ui/explain/formula/formula_view.h"
#include "ui/ranking/document/list_bounds.h"
#include "ui/ranking/steps/pair_panel.h"
#include "ui/ranking/steps/rank_tag.h"
#include "ui/ranking/steps/step_mode.h"
#include "ui/ranking/steps/steps_view.h"
#include "ui/text/measures/bounds_text.h"
#include "ui/text/measures/measure_words.h"
#include "ui/text/steps/fact_sentence.h"
#include "ui/text/steps/step_text.h"
#include "ui/text/words/caption_text.h"
#include "ui/toolkit/accessible/roles.h"
#include "ui/toolkit/accessible/spoken.h"
#include "ui/toolkit/panel/refresh_when_shown.h"
#include "ui/toolkit/panel/wrapped_label.h"
#include "ui/toolkit/theme/text_size.h"
#include "ui/toolkit/theme/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QProgressBar>
#include <QSplitter>
#include <QVBoxLayout>

#include <algorithm>
#include <limits>
#include <utility>

namespace ui {

namespace {

constexpr int besideTag = 2;  ///< the text's margin above, as in the tag

/// None: the whole formula is visible.
std::optional<FormulaReach> formulaReach(const StepMode& stepMode, core::Measure measure)
{
    const auto ranks = stepMode.reachedRanks(core::Column::Term);
    if (!ranks)
        return std::nullopt;
    core::Column below = core::Column::Term;
    if (measure == core::Measure::Ndcg)
        below = core::Column::IdealTerm;
    else if (measure == core::Measure::Rc)
        below = core::Column::Seen;
    return FormulaReach{*ranks, stepMode.reachedRanks(below).value_or(*ranks)};
}

/// Counts what one step passes; the result comes after all ranks.
QString placeText(const StepMode& mode)
{
    if (mode.stride() == StepMode::Stride::Ranks)
        return mode.fact().isOfRank()
                   ? StepPanel::tr("rank %1 of %2")
                         .arg(countText(mode.fact().rank), countText(mode.ranks()))
                   : StepPanel::tr("result");
    const QString place = mode.stride() == StepMode::Stride::Terms
                              ? StepPanel::tr("by term, fact %1 of %2")
                              : StepPanel::tr("step %1 of %2");
    return place.arg(countText(mode.position() + 1), countText(mode.count()));
}

}  // namespace

StepPanel::StepPanel(RankingDocument& document, QWidget* parent, Content content)
    : Panel(QString(), parent)
    , m_document(document)
    , m_explained(new QWidget(this))
    , m_formula(new FormulaView(this))
    , m_tag(new RankTag(this))
    , m_sentence(new WrappedLabel(this))
    , m_fact(new WrappedLabel(this))
    , m_progress(new QProgressBar(this))
    , m_steps(new StepsView(document, this))
    , m_terms(new QSplitter(this))
    , m_room(new RefreshWhenShown(*this, [this] { reserveRoom(); }))
{
    m_sentence->setObjectName(QStringLiteral("hint"));
    m_fact->setObjectName(QStringLiteral("fact"));
    m_fact->hide();
    for (WrappedLabel* label : {m_sentence, m_fact}) {
        label->setSelectable();
        label->setAlignment(Qt::AlignTop | Qt::AlignLeft);
        keepMargins(*label, {0, besideTag, 0, 0});
    }
    m_explained->hide();
    auto* layout = new QVBoxLayout(m_explained);
    keepSpacing(*m_explained, *layout, {12, 8, 12, 6}, 6);
    layout->addWidget(m_formula);
    auto* here = new QHBoxLayout;
    keepSpacing(*m_explained, *here, {}, 10);
    here->addWidget(m_tag, 0, Qt::AlignTop);
    here->addWidget(m_sentence, 1);
    here->addWidget(m_fact, 1);
    m_tag->hide();
    layout->addLayout(here);
    m_progress->setObjectName(QStringLiteral("stepProgress"));
    m_progress->setTextVisible(false);
    setRole(*m_progress, QAccessible::StaticText);  // says the place, not per cent
    QSizePolicy kept = m_progress->sizePolicy();
    kept.setRetainSizeWhenHidden(true);  // keeps its space in step mode
    m_progress->setSizePolicy(kept);
    m_progress->hide();
    addWidget(m_progress);
    addWidget(m_explained);
    m_terms->setObjectName(QStringLiteral("terms"));
    m_terms->setChildrenCollapsible(false);
    m_terms->hide();
    m_terms->addWidget(m_steps);
    addWidget(m_terms, 1);
    connect(m_terms, &QSplitter::splitterMoved, this, [this] { m_sharedByHand = true; });
    connect(m_formula, &FormulaView::rankHovered, &document,
            [&document](std::size_t rank) { document.pointAt(rank); });
    connect(m_formula, &FormulaView::hoverLeft, &document,
            [&document] { document.pointAt(std::nullopt); });
    connect(m_formula, &FormulaView::rankClicked, &document,
            [&document](std::size_t rank) { document.setCurrentRank(rank); });
    connect(&document, &RankingDocument::changed, this, &StepPanel::refresh);
    connect(&document, &RankingDocument::currentRankChanged, this, &StepPanel::refreshCurrent);
    connect(&document.bounds(), &ListBounds::found, this, [this] {
        refreshCurrent();
        m_room->request();
    });
    adoptSize();
    refresh();
    if (content == Content::AtOnce)
        fill();
}

void StepPanel::fill()
{
    if (m_isFilled)
        return;
    m_isFilled = true;
    m_explained->show();
    if (!m_hasOnlyFormula) {
        m_steps->fill();
        m_terms->show();
    }
    refreshCurrent();
    m_room->request();
}

void StepPanel::formatChanged()
{
    m_steps->steps().setFormat(format());
    if (m_pairs)
        m_pairs->setFormat(format());
    refresh();
}

void StepPanel::setOnlyFormula(bool only)
{
    setHeaderVisible(!only);
    m_hasOnlyFormula = only;
    if (m_isFilled) {
        if (!only)
            m_steps->fill();
        m_terms->setVisible(!only);
    }
    refreshCurrent();
}

QString StepPanel::sentence() const
{
    return isStepping() ? m_fact->text() : m_told;
}

void StepPanel::refresh()
{
    const core::Explanation& explanation = m_document.explanation();
    setTitle(
        tr("How %1 adds up").arg(QString::fromStdString(core::toText(explanation.definition))));
    m_steps->steps().setExplanation(m_document.sharedExplanation(), m_document.session().noValue);
    showReach();
    refreshCurrent();
    m_room->request();
}

QString StepPanel::longestSentence() const
{
    // The last sentences are the longest, because their numbers have the most digits.
    constexpr std::size_t looked = 12;
    const core::Explanation& explanation = m_document.explanation();
    const std::size_t count = explanation.ranks.size();
    QString longest;
    for (std::size_t row = count > looked ? count - looked : 0; row < count; ++row) {
        const QString sentence = hasTag() ? sentenceBesideRank(explanation, row, format())
                                          : rankSentence(explanation, row, format());
        if (sentence.size() > longest.size())
            longest = sentence;
    }
    return longest;
}

QString StepPanel::wholeSentence() const
{
    const core::Explanation& explanation = m_document.explanation();
    return joinedSentences(
        {summarySentence(explanation, format(), m_document.session().noValue), sentenceOfBounds()});
}

QString StepPanel::sentenceOfBounds() const
{
    ListBounds& bounds = m_document.bounds();
    const core::MeasureSpec& definition = m_document.explanation().definition;
    const auto found = bounds.of(definition.measure);
    if (!bounds.hasOpen() || bounds.isWaiting())
        return {};
    return boundsSentence(QString::fromStdString(core::toText(definition)), found, bounds.open(),
                          format());
}

QString StepPanel::withWhole(const QString& here) const
{
    // In a low panel, the table needs the space; sentences get two lines.
    return m_tellsWhole ? tr("%1\n%2").arg(here, wholeSentence()) : here;
}

std::optional<std::size_t> StepPanel::widestRank() const
{
    // A term from the middle has gaps on both sides, and late terms have long numbers.
    const core::Explanation& explanation = m_document.explanation();
    const auto& ranks = explanation.ranks;
    const std::size_t counted = explanation.definition.cutoff.value_or(ranks.size());
    for (std::size_t row = std::min(ranks.size() * 3 / 4, counted); row-- > 0;)
        if (ranks[row].term > 0)
            return row + 1;
    return std::nullopt;
}

void StepPanel::reserveRoom()
{
    if (!m_isFilled)
        return;
    // Measured once: pointing at another rank must not move anything, an edit hardly changes the
    // result, and measuring takes longer than the edit.
    const core::Explanation& explanation = m_document.explanation();
    Room room{explanation.definition,
              explanation.ranks.size(),
              explanation.relevantWithinCutoff,
              format(),
              m_formula->width(),
              m_formula->font(),
              m_low,
              !sentenceOfBounds().isEmpty(),
              hasTag()};
    if (m_reserved == room)
        return;
    m_reserved = std::move(room);
    const auto heightAt = [this](std::optional<std::size_t> rank) {
        return m_formula->heightFor(formulaOf(m_document.explanation(), format(), rank), rank);
    };
    m_formula->setMinimumHeight(std::max(heightAt(std::nullopt), heightAt(widestRank())));
    // The width of the shown sentence, whatever the name in the tag.
    const int tag = hasTag() ? m_tag->greatestWidth() + 10 : 0;
    const int width = std::max(1, m_formula->width() - tag);
    const QFontMetrics metrics = m_sentence->fontMetrics();
    const QString longest = longestSentence();
    const auto isLine = [&](const QString& text) {
        return metrics.horizontalAdvance(text) <= width;
    };
    // Beside its tag, a rank has its own line, right below the formula that tells the whole.
    const bool tellsWhole = !hasTag() && (!m_low || (isLine(longest) && isLine(wholeSentence())));
    const bool isNews = std::exchange(m_tellsWhole, tellsWhole) != tellsWhole;
    const QRect area(0, 0, width, std::numeric_limits<short>::max());
    int height = (hasTag() ? 1 : 2) * metrics.lineSpacing();
    // Without a current rank, the sentence about the whole is shown and needs space too.
    for (const QString& sentence : {withWhole(longest), wholeSentence()})
        height = std::max(height, metrics.boundingRect(area, Qt::TextWordWrap, sentence).height());
    for (WrappedLabel* label : {m_sentence, m_fact})
        label->setMinimumHeight(height + Theme::of(*label).px(besideTag));
    if (isNews)
        refreshCurrent();
}

void StepPanel::refreshCurrent()
{
    if (!m_isFilled)
        return;
    const core::Explanation& explanation = m_document.explanation();
    const auto rank = m_document.currentRank();
    m_low = isLow();
    m_formula->setOneLine(m_low);
    m_formula->setFormula(formulaOf(explanation, format(), rank));
    m_formula->setCurrentRank(rank);
    if (isStepping())
        return;
    const bool isHere = rank && *rank <= explanation.ranks.size();
    showTag(isHere && hasTag() ? rank : std::nullopt);
    if (!isHere) {
        m_told = wholeSentence();
        m_sentence->setText(m_told);
        m_sentence->setAccessibleName({});
        return;
    }
    m_told = withWhole(rankSentence(explanation, *rank - 1, format()));
    m_sentence->setText(hasTag() ? withWhole(sentenceBesideRank(explanation, *rank - 1, format()))
                                 : m_told);
    m_sentence->setAccessibleName(m_told);
}

bool StepPanel::hasTag() const
{
    constexpr double leastWidth = 600;
    return !m_hasOnlyFormula && width() >= Theme::of(*this).px(leastWidth);
}

void StepPanel::showTag(std::optional<std::size_t> rank)
{
    m_tag->setVisible(rank.has_value());
    if (!rank)
        return;
    // A measure of the ideal order explains other documents than those of the list.
    const auto& ranked = m_document.list().ranked;
    const bool isOfList = *rank <= ranked.size() &&
                          !core::rowOf(m_document.explanation().definition.measure).walksIdeal;
    m_tag->setRank(*rank, isOfList ? nameOf(ranked[*rank - 1]) : QString());
}

void StepPanel::shareWidth()
{
    if (m_sharedByHand || !m_pairs || m_pairs->isHidden())
        return;
    // The matrix scrolls by whole cells; the table is read across its columns.
    const int whole = m_terms->width() - m_terms->handleWidth();
    const int most = std::min(m_pairs->sizeHint().width(), whole * 9 / 20);
    const int pairs = std::clamp(whole - m_steps->wholeWidth(), std::min(whole / 4, most), most);
    m_terms->setSizes({whole - pairs, pairs});
}

void StepPanel::follow(const StepMode& stepMode)
{
    m_stepMode = &stepMode;
    m_steps->steps().follow(stepMode);
    connect(&stepMode, &StepMode::changed, this, &StepPanel::refreshReach);
    connect(&stepMode, &StepMode::stopToggled, this, &StepPanel::tellStop);
    refreshReach();
}

bool StepPanel::isStepping() const
{
    return m_stepMode && m_stepMode->isOn();
}

QString StepPanel::factShown() const
{
    return factSentence(m_document.explanation(), m_stepMode->fact(), format(),
                        m_document.session().noValue);
}

void StepPanel::refreshReach()
{
    showReach();
    if (!isStepping())
        refreshCurrent();
}

void StepPanel::showReach()
{
    const core::Explanation& explanation = m_document.explanation();
    const bool isOn = isStepping();
    if (m_progress->isHidden() == isOn)
        showFact(isOn);
    showPairs(explanation.definition.measure == core::Measure::Rc);
    if (m_pairs)
        m_pairs->setReached(isStepping() ? m_stepMode->reachedPair() : std::nullopt);
    m_formula->setReach(isStepping() ? formulaReach(*m_stepMode, explanation.definition.measure)
                                     : std::nullopt);
    if (!isOn) {
        setRemark(measureTitle(explanation.definition.measure));
        m_fact->clear();
        setAccessibleDescription({});
        return;
    }
    setRemark(placeText(*m_stepMode));
    m_progress->setAccessibleName(remark());
    m_progress->setMaximum(static_cast<int>(m_stepMode->count()));
    m_progress->setValue(static_cast<int>(m_stepMode->position()) + 1);
    announce(factShown());
}

PairPanel& StepPanel::pairs()
{
    if (!m_pairs) {
        m_pairs = new PairPanel(m_document);
        m_pairs->setFormat(format());
        m_pairs->hide();
        m_terms->addWidget(m_pairs);
    }
    return *m_pairs;
}

void StepPanel::showPairs(bool shown)
{
    if (shown)
        pairs().show();
    else if (m_pairs)
        m_pairs->hide();
    shareWidth();
}

void StepPanel::showFact(bool shown)
{
    m_progress->setVisible(shown);
    m_fact->setVisible(shown);
    m_sentence->setVisible(!shown);
    if (shown)
        showTag(std::nullopt);
}

void StepPanel::announce(const QString& sentence)
{
    if (m_fact->text() == sentence)
        return;
    m_fact->setText(sentence);
    setAccessibleDescription(sentence);
    say(*this, sentence);
}

void StepPanel::tellStop(std::size_t rank, core::Column column)
{
    const bool isThere = m_stepMode->isStop(rank, column);
    QString said =
        isThere ? tr("Breakpoint set at rank %1.") : tr("Breakpoint cleared at rank %1.");
    if (column == core::Column::Term)
        said = isThere ? tr("Breakpoint set at the term of rank %1.")
                       : tr("Breakpoint cleared at the term of rank %1.");
    else if (column == core::Column::IdealTerm)
        said = isThere ? tr("Breakpoint set at the ideal term of rank %1.")
                       : tr("Breakpoint cleared at the ideal term of rank %1.");
    setAccessibleDescription(said.arg(rank));
    say(*this, accessibleDescription());
}

bool StepPanel::isLow() const
{
    // In a narrow panel, the whole formula would take the place of ranks.
    constexpr double narrow = 800;
    constexpr double lowWhenNarrow = 470;
    constexpr double low = 330;
    const Theme theme = Theme::of(*this);
    return !m_terms->isHidden() &&
           height() < theme.px(width() < theme.px(narrow) ? lowWhenNarrow : low);
}

void StepPanel::sizeChanged()
{
    shareWidth();
    // Delayed: a running layout ignores its parts' new height.
    if (isLow() != m_low || (m_reserved && hasTag() != m_reserved->hasTag))
        QMetaObject::invokeMethod(this, &StepPanel::refreshCurrent, Qt::QueuedConnection);
    QMetaObject::invokeMethod(m_room, &RefreshWhenShown::request, Qt::QueuedConnection);
}

void StepPanel::adoptHeight()
{
    if (isLow() != m_low)
        refreshCurrent();
    m_room->request();
}

void StepPanel::adoptSize()
{
    QMetaObject::invokeMethod(m_room, &RefreshWhenShown::request, Qt::QueuedConnection);
    m_steps->setMinimumHeight(Theme::of(*this).px(25 + 2 * 23));
}

}  // namespace ui
