// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/classifier/sample/samples_model.h"

#include "core/classification/thresholds/ranked_pairs.h"
#include "core/foundation/text/number_text.h"
#include "ui/text/language/thin_space.h"
#include "ui/text/words/classifier_text.h"
#include "ui/text/words/typed_double.h"
#include "ui/toolkit/table/row_roles.h"
#include "ui/toolkit/table/table_header.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace ui {

using core::SampleKey;
using Part = ClassifierDocument::Part;

namespace {

/// The sample of a row whose sample is gone.
constexpr std::uint32_t gone = std::numeric_limits<std::uint32_t>::max();

/// With more runs than this, a reset is cheaper than single insertions and removals.
constexpr std::size_t fewRuns = 64;

Qt::AlignmentFlag alignmentOf(SampleKey key)
{
    if (key == SampleKey::Id || key == SampleKey::Group)
        return Qt::AlignLeft;
    return key == SampleKey::Outcome ? Qt::AlignHCenter : Qt::AlignRight;
}

}  // namespace

SamplesModel::SamplesModel(ClassifierDocument& document, QObject* parent)
    : ColumnModel(parent)
    , m_document(document)
    , m_columns(columnsOfDocument())
    , m_current(document.currentSample())
{
    connect(&document, &ClassifierDocument::aboutToChange, &m_work, &SideWork::stop);
    connect(&document, &ClassifierDocument::samplesChanged, this, &SamplesModel::follow);
    connect(&document, &ClassifierDocument::changed, this, &SamplesModel::refresh);
    connect(&document, &ClassifierDocument::currentSampleChanged, this, &SamplesModel::markCurrent);
    adoptSort();
    describeColumns();
    arrange();
}

void SamplesModel::setSort(const core::SampleSort& sort)
{
    m_isBestFirst = sort == bestFirst();
    if (std::exchange(m_sort, sort) == sort)
        return;
    describeColumns();
    arrange();
}

core::SampleSort SamplesModel::bestFirst() const
{
    const bool isHigher = m_document.scored().higherIsPositive;
    if (m_document.session().settings.calibration != core::Calibration::None)
        return {SampleKey::Calibrated, 0, isHigher};
    return {SampleKey::Score, m_document.session().model, isHigher};
}

std::optional<int> SamplesModel::acceptedRows() const
{
    if (isArranging() || m_rows.empty() || m_sort != bestFirst())
        return std::nullopt;
    const auto end = std::ranges::partition_point(m_rows, [this](std::uint32_t sample) {
        if (sample >= m_document.size())
            return false;
        const core::Outcome outcome = m_document.outcome(sample);
        return outcome == core::Outcome::TruePositive || outcome == core::Outcome::FalsePositive;
    });
    return static_cast<int>(end - m_rows.begin());
}

/// The order of a column that is gone gives way to the usual one.
void SamplesModel::adoptSort()
{
    const bool isGone = m_sort.model >= m_document.samples().models.size() ||
                        (m_sort.key == SampleKey::Calibrated && !sectionOf(m_sort.key));
    m_isBestFirst = m_isBestFirst || isGone;
    if (m_isBestFirst)
        m_sort = bestFirst();
}

void SamplesModel::setFilter(core::SampleFilter filter)
{
    if (filter == m_filter)
        return;
    m_filter = std::move(filter);
    arrange();
}

std::optional<int> SamplesModel::sectionOf(SampleKey key) const
{
    for (std::size_t section = 0; section < m_columns.size(); ++section)
        if (m_columns[section].key == key)
            return static_cast<int>(section);
    return std::nullopt;
}

int SamplesModel::scoreSection() const
{
    const auto found = std::find(m_columns.begin(), m_columns.end(),
                                 Column{SampleKey::Score, m_document.session().model});
    return static_cast<int>(found - m_columns.begin());
}

std::optional<int> SamplesModel::rowOf(std::size_t sample) const
{
    // Most orders start like the file.
    if (sample < m_rows.size() && m_rows[sample] == sample)
        return static_cast<int>(sample);
    const auto found = std::find(m_rows.begin(), m_rows.end(), sample);
    return found == m_rows.end() ? std::nullopt
                                 : std::optional(static_cast<int>(found - m_rows.begin()));
}

std::vector<SamplesModel::Column> SamplesModel::columnsOfDocument() const
{
    const core::SampleSession& session = m_document.session();
    const core::Samples& samples = m_document.samples();
    // The outcomes are of the current model, so its scores are next to them.
    std::vector<Column> columns{{SampleKey::Id}, {SampleKey::Label}};
    if (session.model < samples.models.size())
        columns.push_back({SampleKey::Score, session.model});
    if (session.settings.calibration != core::Calibration::None)
        columns.push_back({SampleKey::Calibrated});
    columns.push_back({SampleKey::Outcome});
    for (std::size_t model = 0; model < samples.models.size(); ++model)
        if (model != session.model)
            columns.push_back({SampleKey::Score, model});
    columns.push_back({SampleKey::Loss});
    if (!samples.weights.empty())
        columns.push_back({SampleKey::Weight});
    if (!samples.groups.empty())
        columns.push_back({SampleKey::Group});
    return columns;
}

void SamplesModel::adoptColumns()
{
    std::vector<Column> columns = columnsOfDocument();
    if (columns == m_columns) {
        adoptSort();
        describeColumns();
        return;
    }
    beginResetModel();
    m_columns = std::move(columns);
    adoptSort();
    describeColumns();
    endResetModel();
}

void SamplesModel::describeColumns()
{
    setColumns([this] {
        std::vector<TableColumn> described;
        for (const Column& column : m_columns)
            described.push_back({heading(column), alignmentOf(column.key),
                                 [this, column](int row) { return text(sampleAt(row), column); },
                                 [this, column](int row) { return exact(sampleAt(row), column); },
                                 tr("Click to sort by %1").arg(sampleKeyText(column.key))});
        return described;
    });
}

QString SamplesModel::heading(const Column& column) const
{
    const bool isOneOfSeveral = m_document.samples().models.size() > 1;
    const QString heading = column.key == SampleKey::Score && isOneOfSeveral
                                ? m_document.modelName(column.model)
                                : sampleHeading(column.key);
    return column == Column{m_sort.key, m_sort.model} ? heading + sortMark(m_sort.isDescending)
                                                      : heading;
}

int SamplesModel::rows() const
{
    return static_cast<int>(m_rows.size());
}

QString SamplesModel::scoreText(double score) const
{
    return ui::scoreText(score, m_format);
}

QString SamplesModel::text(std::size_t sample, const Column& column) const
{
    const core::Samples& samples = m_document.samples();
    switch (column.key) {
    case SampleKey::Id:
        return m_document.nameOf(sample);
    case SampleKey::Label:
        return m_document.labelWord(sample);
    case SampleKey::Score:
        return scoreText(samples.models[column.model].values[sample]);
    case SampleKey::Calibrated:
        return scoreText(m_document.scored().scores[sample]);
    case SampleKey::Outcome:
        return outcomeText(m_document.outcome(sample));
    case SampleKey::Loss: {
        const auto loss = m_document.view().loss(sample);
        return loss ? termText(*loss, m_format) : QString(QChar(0x2013));
    }
    case SampleKey::Weight:
        return plainText(samples.weights[sample], m_format.locale);
    case SampleKey::Group:
        return QString::fromStdString(samples.groupNames[samples.groups[sample]]);
    case SampleKey::Number:
        break;
    }
    return {};
}

QVariant SamplesModel::exact(std::size_t sample, const Column& column) const
{
    const core::Samples& samples = m_document.samples();
    switch (column.key) {
    case SampleKey::Score:
        return samples.models[column.model].values[sample];
    case SampleKey::Calibrated:
        return m_document.scored().scores[sample];
    case SampleKey::Loss: {
        const auto loss = m_document.view().loss(sample);
        return loss ? QVariant(*loss) : QVariant();
    }
    case SampleKey::Weight:
        return samples.weights[sample];
    default:
        return {};
    }
}

QVariant SamplesModel::toolTip(std::size_t sample, const Column& column) const
{
    switch (column.key) {
    case SampleKey::Id:
        return pairsTip(m_document.nameOf(sample), sample);
    case SampleKey::Label:
        return tr("%1. Press Space to change the label, 1 or 0 to set it")
            .arg(m_document.labelWord(sample));
    case SampleKey::Score:
        return pairsTip(tr("%1. Press F2 or double-click to change it.")
                            .arg(plainText(m_document.samples().models[column.model].values[sample],
                                           m_format.locale)),
                        sample);
    case SampleKey::Outcome:
        return outcomeSentence(m_document.outcome(sample), m_document.positiveWord(),
                               m_document.negativeWord());
    default:
        return {};
    }
}

/// Adds the sample's contribution to the AUC, if there is one.
QString SamplesModel::pairsTip(const QString& text, std::size_t sample) const
{
    const auto sweep = m_document.sweep();
    if (sweep->missingClass())
        return text;
    const core::ScoredLabels scored = m_document.scored();
    const bool isPositive = scored.isPositive(sample);
    return text + QLatin1Char('\n') +
           pairsOfSampleSentence(
               isPositive,
               core::pairsWith(*sweep, isPositive, scored.scores[sample], scored.weight(sample)),
               sweep->isWeighted(), m_format.locale);
}

QString SamplesModel::accessibleText(std::size_t sample) const
{
    return closedUp(tr("%1: labelled %2, score %3, %4")
                        .arg(m_document.nameOf(sample), m_document.labelWord(sample),
                             scoreText(m_document.scored().scores[sample]),
                             outcomeName(m_document.outcome(sample))));
}

QVariant SamplesModel::told(int row, int section, int role) const
{
    const std::size_t sample = sampleAt(row);
    const Column& shown = column(section);
    const bool isScore = shown.key == SampleKey::Score;
    switch (role) {
    case Qt::EditRole:
        return isScore ? QString::fromStdString(core::shortestText(
                             m_document.samples().models[shown.model].values[sample]))
                       : text(sample, shown);
    case Qt::ToolTipRole:
        return toolTip(sample, shown);
    case Qt::AccessibleTextRole:
        return shown.key == SampleKey::Id ? accessibleText(sample) : text(sample, shown);
    case ChipRole:
        return shown.key == SampleKey::Label
                   ? QVariant(m_document.scored().isPositive(sample) ? 0.8 : 0.0)
                   : QVariant();
    case VerdictRole:
        return shown.key == SampleKey::Outcome ? QVariant(isRight(m_document.outcome(sample)))
                                               : QVariant();
    case CurrentRole:
        return m_current == sample;
    case DimmedRole:
        return isScore && shown.model != m_document.session().model;
    default:
        return {};
    }
}

Qt::ItemFlags SamplesModel::flags(const QModelIndex& index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    const Column& shown = column(index.column());
    const bool isEditable =
        shown.key == SampleKey::Id || shown.key == SampleKey::Label ||
        (shown.key == SampleKey::Score && shown.model == m_document.session().model);
    return Qt::ItemIsSelectable | Qt::ItemIsEnabled | Qt::ItemNeverHasChildren |
           (isEditable ? Qt::ItemIsEditable : Qt::NoItemFlags);
}

bool SamplesModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (role != Qt::EditRole || !checkIndex(index, CheckIndexOption::IndexIsValid))
        return false;
    const std::size_t sample = sampleAt(index.row());
    const QString typed = value.toString().trimmed();
    switch (column(index.column()).key) {
    case SampleKey::Id:
        m_document.rename(sample, typed);
        return true;
    case SampleKey::Label: {
        if (const auto named = m_document.classNamed(typed)) {
            m_document.setClass({&sample, 1}, *named);
            return true;
        }
        const auto label = m_document.labelOf(typed);
        if (label)
            m_document.setLabel({&sample, 1}, *label);
        else
            emit refused(tr("“%1” is not a label here. Use “%2” or “%3”.")
                             .arg(typed, m_document.positiveWord(), m_document.negativeWord()));
        return label.has_value();
    }
    case SampleKey::Score: {
        const auto score = typedNumber(typed);
        if (score && m_document.hasOnlyPredictions() && *score != 0 && *score != 1)
            emit refused(tr("This table has predictions instead of scores. Enter 1 to predict %1, "
                            "or 0 to predict another class.")
                             .arg(m_document.classWord(1)));
        else if (score)
            m_document.setScore(sample, *score);
        else
            emit refused(tr("“%1” is not a score. Enter a number such as 0.42.").arg(typed));
        return score.has_value();
    }
    default:
        return false;
    }
}

void SamplesModel::follow(const SampleChange& change)
{
    switch (change.kind) {
    case SampleChange::Kind::Inserted:
        takeIn(change.first, change.last);
        break;
    case SampleChange::Kind::Removed:
        leaveOut(change.first, change.last);
        break;
    case SampleChange::Kind::Altered:
        rowsChanged();
        break;
    case SampleChange::Kind::Replaced:
        beginResetModel();
        m_rows.clear();
        m_columns = columnsOfDocument();
        adoptSort();
        describeColumns();
        endResetModel();
        break;
    }
}

/// New samples stay below the one they were inserted after, until the next sort.
void SamplesModel::takeIn(std::size_t first, std::size_t last)
{
    const auto count = static_cast<std::uint32_t>(last - first + 1);
    std::size_t place = m_rows.size();
    for (std::size_t row = 0; row < m_rows.size(); ++row) {
        if (first > 0 && m_rows[row] == first - 1)
            place = row + 1;
        if (m_rows[row] >= first)
            m_rows[row] += count;
    }
    if (first == 0 && m_sort.key == SampleKey::Number && !m_sort.isDescending)
        place = 0;
    beginInsertRows({}, static_cast<int>(place), static_cast<int>(place + count) - 1);
    const auto inserted =
        m_rows.insert(m_rows.begin() + static_cast<std::ptrdiff_t>(place), count, 0);
    for (std::uint32_t i = 0; i < count; ++i)
        inserted[static_cast<std::ptrdiff_t>(i)] = static_cast<std::uint32_t>(first) + i;
    endInsertRows();
}

void SamplesModel::leaveOut(std::size_t first, std::size_t last)
{
    const auto count = static_cast<std::uint32_t>(last - first + 1);
    struct Run {
        std::size_t first;
        std::size_t last;
    };
    std::vector<Run> runs;
    for (std::size_t row = 0; row < m_rows.size(); ++row) {
        if (m_rows[row] > last) {
            m_rows[row] -= count;
        } else if (m_rows[row] >= first) {
            m_rows[row] = gone;
            if (!runs.empty() && runs.back().last + 1 == row)
                runs.back().last = row;
            else
                runs.push_back({row, row});
        }
    }
    if (runs.size() > fewRuns) {
        beginResetModel();
        std::erase(m_rows, gone);
        endResetModel();
        return;
    }
    for (auto run = runs.rbegin(); run != runs.rend(); ++run) {
        beginRemoveRows({}, static_cast<int>(run->first), static_cast<int>(run->last));
        m_rows.erase(m_rows.begin() + static_cast<std::ptrdiff_t>(run->first),
                     m_rows.begin() + static_cast<std::ptrdiff_t>(run->last) + 1);
        endRemoveRows();
    }
}

void SamplesModel::refresh(Part part)
{
    if (part == Part::Threshold) {
        rowsChanged();
        if (m_sort.readsOutcomes() || m_filter.readsOutcomes())
            arrange();
        return;
    }
    adoptColumns();
    rowsChanged();
    arrange();
}

void SamplesModel::arrange()
{
    m_work.make(
        m_document.size(),
        [view = m_document.view(), filter = m_filter, sort = m_sort](const std::stop_token& stop) {
            return core::arranged(view, filter, sort, stop);
        },
        [this](auto found) { show(std::move(*found)); });
}

void SamplesModel::show(std::vector<std::uint32_t> rows)
{
    if (rows.size() == m_rows.size()) {
        // With the same length, nearly always other orders of the same samples.
        if (rows != m_rows)
            reorder(std::move(rows));
    } else {
        beginResetModel();
        m_rows = std::move(rows);
        endResetModel();
    }
    emit arranged();
}

void SamplesModel::reorder(std::vector<std::uint32_t> rows)
{
    emit layoutAboutToBeChanged({}, VerticalSortHint);
    const std::vector<std::uint32_t> before = std::exchange(m_rows, std::move(rows));
    std::vector<std::uint32_t> rowAfter;
    if (persistentIndexList().size() > static_cast<qsizetype>(fewRuns)) {
        rowAfter.resize(m_document.size(), gone);
        for (std::size_t row = 0; row < m_rows.size(); ++row)
            rowAfter[m_rows[row]] = static_cast<std::uint32_t>(row);
    }
    moveHeldIndexes([&](int row) {
        const std::uint32_t sample = before[static_cast<std::size_t>(row)];
        if (rowAfter.empty())
            return rowOf(sample).value_or(-1);
        return rowAfter[sample] == gone ? -1 : static_cast<int>(rowAfter[sample]);
    });
    emit layoutChanged({}, VerticalSortHint);
}

void SamplesModel::markCurrent(std::optional<std::size_t> sample)
{
    // Finding the two rows takes longer than repainting the visible ones.
    m_current = sample;
    rowsChanged({CurrentRole});
}

}  // namespace ui
