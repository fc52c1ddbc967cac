// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/classifier/table/log_loss_model.h"

#include "ui/text/words/classifier_text.h"
#include "ui/text/words/number_format.h"
#include "ui/toolkit/table/row_roles.h"

#include <algorithm>
#include <utility>

namespace ui {

LogLossModel::LogLossModel(const ClassifierDocument& document, QObject* parent)
    : ColumnModel(parent)
    , m_document(document)
    , m_current(document.currentSample())
{
    setColumns([this] {
        return std::vector<TableColumn>{
            {tr("Id"), Qt::AlignLeft, [this](int row) { return m_document.nameOf(sampleAt(row)); }},
            {tr("Label"), Qt::AlignRight, [this](int row) { return classAt(row); }},
            {tr("p"), Qt::AlignRight,
             [this](int row) { return valueText(line(row).term.probability, m_format); },
             [this](int row) { return line(row).term.probability; },
             tr("The probability that the model gives the sample’s true class, after clipping")},
            {{},
             Qt::AlignRight,
             [this](int row) { return termText(line(row).term.term, m_format); },
             [this](int row) { return line(row).term.term; },
             {},
             {},
             Qt::AlignLeft},
            {tr("Share"), Qt::AlignRight,
             [this](int row) { return percentText(line(row).share, m_format); },
             [this](int row) { return line(row).share; }},
            {tr("Sum"), Qt::AlignRight,
             [this](int row) { return termText(line(row).runningSum, m_format); },
             [this](int row) { return line(row).runningSum; }},
            {{},
             Qt::AlignLeft,
             [this](int row) { return confidenceText(line(row).term.probability); }},
        };
    });
}

QString LogLossModel::termHeading(const core::Samples& samples)
{
    return samples.weights.empty() ? tr("−ln p") : tr("w · −ln p");
}

void LogLossModel::setWorst(std::shared_ptr<const core::WorstSamples> worst)
{
    setHeading(Term, [this] { return termHeading(m_document.samples()); });
    beginResetModel();
    m_worst = std::move(worst);
    m_isAsking = false;
    endResetModel();
}

void LogLossModel::setCurrentSample(std::optional<std::size_t> sample)
{
    m_current = sample;
    rowsChanged({CurrentRole});
}

const core::WorstSample& LogLossModel::line(int row) const
{
    return m_worst->worst[static_cast<std::size_t>(row)];
}

std::size_t LogLossModel::sampleAt(int row) const
{
    return line(row).term.sample;
}

std::optional<int> LogLossModel::rowOf(std::size_t sample) const
{
    const auto& worst = m_worst->worst;
    const auto found = std::ranges::find_if(
        worst, [&](const core::WorstSample& each) { return each.term.sample == sample; });
    return found == worst.end() ? std::nullopt
                                : std::optional(static_cast<int>(found - worst.begin()));
}

int LogLossModel::rows() const
{
    return static_cast<int>(m_worst->worst.size());
}

bool LogLossModel::canFetchMore(const QModelIndex& parent) const
{
    return !parent.isValid() && !m_isAsking && rowCount() > 0 &&
           m_worst->worst.size() < m_document.size();
}

void LogLossModel::fetchMore(const QModelIndex&)
{
    m_isAsking = true;
    emit moreRequested();
}

QString LogLossModel::classAt(int row) const
{
    return m_document.labelWord(sampleAt(row));
}

QVariant LogLossModel::told(int row, int column, int role) const
{
    const core::WorstSample& shown = line(row);
    const double worst = line(0).term.term;
    switch (role) {
    case Qt::ToolTipRole:
        return logLossSentence(m_document.nameOf(sampleAt(row)), classAt(row), shown, m_format);
    case ChipRole:
        return column == Label ? QVariant(m_document.scored().isPositive(sampleAt(row)) ? 0.8 : 0.0)
                               : QVariant();
    case BarRole:
        return column == Term && worst > 0 ? QVariant(shown.term.term / worst) : QVariant();
    case WidestTextRole:
        return column == Term ? QVariant(termText(worst, m_format)) : QVariant();
    case DifferenceRole:
        return column == Remark && isConfidentlyWrong(shown.term.probability) ? -1.0 : 0.0;
    case StrongRole:
        return column == Sum;
    case CurrentRole:
        return m_current == sampleAt(row);
    default:
        return {};
    }
}

}  // namespace ui
