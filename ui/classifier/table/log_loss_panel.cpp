// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/classifier/table/log_loss_panel.h"

#include "ui/text/words/caption_text.h"
#include "ui/text/words/classifier_text.h"
#include "ui/toolkit/panel/wrapped_label.h"
#include "ui/toolkit/table/collapsing.h"
#include "ui/toolkit/table/wrapped_cells.h"
#include "ui/toolkit/theme/text_size.h"
#include "ui/toolkit/theme/theme.h"

#include <algorithm>
#include <utility>

namespace ui {

namespace {

constexpr std::size_t rowsAtFirst = 500;
constexpr std::size_t growth = 4;
constexpr double leastFormulaWidth = 220;  ///< in design pixels

}  // namespace

LogLossView::LogLossView(ClassifierDocument& document, QWidget* parent)
    : ReadTable(tr("Log loss by sample"), parent)
    , m_document(document)
    , m_model(document)
{
    setModel(&m_model);
    setKeys({{keysText({Qt::Key_Up, Qt::Key_Down}),
              tr("Move through the samples with the highest loss")}});
    setMouseTracking(true);
    connect(&document, &ClassifierDocument::currentSampleChanged, this, [this](auto sample) {
        m_model.setCurrentSample(sample);
        if (!sample || viewport()->underMouse())
            return;
        if (const auto row = m_model.rowOf(*sample))
            scrollTo(m_model.index(*row, 0));
    });
}

void LogLossView::pointAt(std::optional<int> row)
{
    m_document.pointAt(row ? std::optional(m_model.sampleAt(*row)) : std::nullopt);
}

void LogLossView::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QTableView::currentChanged(current, previous);
    if (current.isValid() && hasFocus())
        m_document.setCurrentSample(m_model.sampleAt(current.row()));
}

void LogLossView::shareWidth()
{
    const Theme theme = Theme::of(*this);
    const QFontMetrics metrics(scaledFont(font(), 1.0, QFont::DemiBold));
    // The first row has the widest numbers, the last one the largest sum.
    const auto needed = [&](int column) {
        int width = headingWidth(*this, column);
        for (const int row : {0, m_model.rowCount() - 1})
            if (row >= 0)
                width = std::max(
                    width, metrics.horizontalAdvance(m_model.index(row, column).data().toString()));
        return width + theme.px(14);
    };
    const int whole = viewport()->width();
    setColumnWidth(LogLossModel::Name, std::max(needed(LogLossModel::Name), theme.px(56)));
    setColumnWidth(LogLossModel::Label, needed(LogLossModel::Label) + theme.px(14));
    for (const int column : {LogLossModel::Probability, LogLossModel::Share, LogLossModel::Sum})
        setColumnWidth(column, std::max(needed(column), theme.px(56)));
    const int remark = metrics.horizontalAdvance(confidenceText(0)) + theme.px(14);
    int taken = remark;
    for (const int column : {LogLossModel::Name, LogLossModel::Label, LogLossModel::Probability,
                             LogLossModel::Share, LogLossModel::Sum})
        taken += columnWidth(column);
    // Bars have a maximum length and stay close to their numbers.
    const int term = std::clamp(whole - taken, needed(LogLossModel::Term) + theme.px(40),
                                needed(LogLossModel::Term) + theme.px(190));
    setColumnWidth(LogLossModel::Term, term);
    setColumnWidth(LogLossModel::Remark, std::max(remark, whole - taken - term + remark));
    collapse(*this,
             {LogLossModel::Remark, LogLossModel::Sum, LogLossModel::Share, LogLossModel::Label},
             whole);
}

LogLossPanel::LogLossPanel(ClassifierDocument& document, QWidget* parent)
    : RefreshedPanel(tr("Log loss"), parent)
    , m_document(document)
    , m_view(new LogLossView(document, this))
    , m_formula(new WrappedLabel(this))
    , m_requested(rowsAtFirst)
    , m_work(this)
{
    m_formula->setSelectable();
    m_formula->setWhole();
    keepMargins(*m_formula, {10, 6, 10, 6});
    m_formula->setAccessibleName(tr("How log loss is calculated"));
    addWidget(m_formula);
    addWidget(m_view, 1);
    followTextSize(*m_formula, *m_formula, [this](const Theme& theme) {
        m_formula->setMinimumWidth(theme.px(leastFormulaWidth));
    });
    connect(&document, &ClassifierDocument::aboutToChange, &m_work, &SideWork::stop);
    connect(&document, &ClassifierDocument::changed, this, [this](ClassifierDocument::Part part) {
        if (part != ClassifierDocument::Part::Threshold)
            requestRefresh();
    });
    connect(&m_view->terms(), &LogLossModel::moreRequested, this, [this] {
        m_requested *= growth;
        look();
    });
}

void LogLossPanel::formatChanged()
{
    m_view->terms().setFormat(format());
    requestRefresh();
}

QString LogLossPanel::sentence() const
{
    return m_formula->text();
}

void LogLossPanel::refresh()
{
    m_requested = rowsAtFirst;
    look();
}

void LogLossPanel::look()
{
    m_work.start(m_document.size(),
                 [this, samples = m_document.scored(), settings = m_document.session().settings,
                  count = m_requested](const std::stop_token&) -> SideWork::Result {
                     auto worst = std::make_shared<const core::WorstSamples>(
                         core::worstSamples(samples, settings, count));
                     return [this, worst] { show(worst); };
                 });
}

void LogLossPanel::show(std::shared_ptr<const core::WorstSamples> worst)
{
    const QString formula = logLossFormula(*worst, !m_document.samples().weights.empty(), format());
    m_formula->setText(
        worst->value ? joinedSentences(
                           {formula, normalisedEntropySentence(
                                         core::normalisedEntropy(worst->value, *m_document.sweep()),
                                         format())})
                     : formula);
    setRemark(worst->value ? tr("worst first") : QString());
    LogLossModel& terms = m_view->terms();
    const int top = m_view->rowAt(0);
    const bool isMore = terms.rowCount() > 0 && worst->worst.size() > terms.worst().worst.size();
    terms.setWorst(std::move(worst));
    if (isMore && top >= 0)
        m_view->scrollTo(terms.index(top, 0), QAbstractItemView::PositionAtTop);
}

}  // namespace ui
