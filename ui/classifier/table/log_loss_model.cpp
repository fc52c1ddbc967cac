#include "ui/classifier/table/log_loss_model.h"

#include "ui/table/row_roles.h"
#include "ui/words/classifier_text.h"

#include <algorithm>
#include <utility>

namespace ui {

LogLossModel::LogLossModel(const ClassifierDocument& document, QObject* parent)
    : QAbstractTableModel(parent)
    , m_document(document)
    , m_current(document.currentSample())
{}

void LogLossModel::setWorst(std::shared_ptr<const core::WorstSamples> worst)
{
    beginResetModel();
    m_worst = std::move(worst);
    m_isAsking = false;
    endResetModel();
}

void LogLossModel::setFormat(const NumberFormat& format)
{
    m_format = format;
    if (rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

void LogLossModel::setCurrentSample(std::optional<std::size_t> sample)
{
    m_current = sample;
    if (rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1), {CurrentRole});
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
    const auto found = std::find_if(worst.begin(), worst.end(), [&](const core::WorstSample& each) {
        return each.term.sample == sample;
    });
    return found == worst.end() ? std::nullopt
                                : std::optional(static_cast<int>(found - worst.begin()));
}

int LogLossModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_worst->worst.size());
}

int LogLossModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

bool LogLossModel::canFetchMore(const QModelIndex& parent) const
{
    return !parent.isValid() && !m_isAsking && rowCount() > 0 &&
           m_worst->worst.size() < m_document.size();
}

void LogLossModel::fetchMore(const QModelIndex&)
{
    m_isAsking = true;
    emit moreWanted();
}

QVariant LogLossModel::text(int row, int column) const
{
    const core::WorstSample& shown = line(row);
    switch (column) {
    case Name:
        return m_document.nameOf(shown.term.sample);
    case Label:
        return m_document.classWord(m_document.samples().labels[shown.term.sample]);
    case Probability:
        return valueText(shown.term.probability, m_format);
    case Term:
        return termText(shown.term.term, m_format);
    case Share:
        return percentText(shown.share, m_format);
    case Sum:
        return termText(shown.runningSum, m_format);
    case Remark:
        return confidenceText(shown.term.probability);
    default:
        return {};
    }
}

QVariant LogLossModel::exact(const core::WorstSample& shown, int column)
{
    switch (column) {
    case Probability:
        return shown.term.probability;
    case Term:
        return shown.term.term;
    case Share:
        return shown.share;
    case Sum:
        return shown.runningSum;
    default:
        return {};
    }
}

QVariant LogLossModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const core::WorstSample& shown = line(index.row());
    const std::size_t sample = shown.term.sample;
    if (sample >= m_document.size())
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return text(index.row(), index.column());
    case Qt::ToolTipRole:
        return logLossSentence(m_document.nameOf(sample),
                               m_document.classWord(m_document.samples().labels[sample]), shown,
                               m_format);
    case Qt::TextAlignmentRole:
        return static_cast<int>(
            index.column() == Name || index.column() == Remark ? Qt::AlignLeft : Qt::AlignRight);
    case ChipRole:
        return index.column() == Label
                   ? QVariant(m_document.scored().isPositive(sample) ? 0.8 : 0.0)
                   : QVariant();
    case BarRole:
        return index.column() == Term && line(0).term.term > 0
                   ? QVariant(shown.term.term / line(0).term.term)
                   : QVariant();
    case WidestTextRole:
        return index.column() == Term ? QVariant(termText(line(0).term.term, m_format))
                                      : QVariant();
    case DifferenceRole:
        return index.column() == Remark && isConfidentlyWrong(shown.term.probability) ? -1.0 : 0.0;
    case ExactRole:
        return exact(shown, index.column());
    case StrongRole:
        return index.column() == Sum;
    case CurrentRole:
        return m_current == sample;
    default:
        return {};
    }
}

QVariant LogLossModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>(Qt::AlignVCenter |
                                (section == Name || section == Term || section == Remark
                                     ? Qt::AlignLeft
                                     : Qt::AlignRight));
    if (role == Qt::ToolTipRole && section == Probability)
        return tr("What the model gives the sample’s own class, after clipping");
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Name:
        return tr("Id");
    case Label:
        return tr("Label");
    case Probability:
        return tr("p");
    case Term:
        return m_document.samples().weights.empty() ? tr("−ln p") : tr("w · −ln p");
    case Share:
        return tr("share");
    case Sum:
        return tr("sum");
    default:
        return QString();
    }
}

}  // namespace ui
