// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/collection/table/queries_model.h"

#include "ui/collection/document/bounds_survey.h"
#include "ui/collection/document/group_survey.h"
#include "ui/text/language/joined_text.h"
#include "ui/text/language/language.h"
#include "ui/text/measures/bounds_text.h"
#include "ui/text/words/change_text.h"
#include "ui/text/words/no_value_text.h"
#include "ui/toolkit/table/row_roles.h"
#include "ui/toolkit/table/table_header.h"
#include "ui/toolkit/table/whisker.h"

#include <QCollator>

#include <algorithm>
#include <utility>

namespace ui {

using core::QueryKey;
using Part = CollectionDocument::Part;

namespace {

/// Looking up the texts of more queries may take longer than a frame.
constexpr std::size_t manyQueries = 500;

/// The measure's own value for the query, before any rule; nullopt if it is not evaluated.
std::optional<core::Value> ownValue(const CollectionDocument& document, std::size_t query,
                                    std::size_t run, std::size_t definition)
{
    const core::CollectionEvaluation& evaluation = document.evaluation();
    const std::size_t place = evaluation.queries[query].inRun[run];
    if (place == core::CollectionQuery::notThere || evaluation.runs[run].queries[place].missing)
        return std::nullopt;
    return evaluation.runs[run].queries[place].values[definition];
}

Qt::AlignmentFlag alignmentOf(QueryKey key)
{
    if (key == QueryKey::Mark)
        return Qt::AlignHCenter;
    return key == QueryKey::Id || key == QueryKey::Text ? Qt::AlignLeft : Qt::AlignRight;
}

/// By query; equal texts share a place.
std::vector<double> placesOfTexts(const std::vector<core::QueryWords>& words,
                                  const QLocale& language)
{
    const QCollator collator(language);
    std::vector<std::pair<QCollatorSortKey, std::size_t>> sorted;
    for (std::size_t query = 0; query < words.size(); ++query)
        if (const std::string& text = words[query].text; !text.empty())
            sorted.emplace_back(collator.sortKey(QString::fromStdString(text)), query);
    std::sort(sorted.begin(), sorted.end(), [](const auto& left, const auto& right) {
        return left.first.compare(right.first) < 0;
    });
    std::vector<double> places(words.size(), core::QueryFacts::none);
    for (std::size_t i = 0; i < sorted.size(); ++i) {
        const bool isAsBefore = i > 0 && sorted[i - 1].first.compare(sorted[i].first) == 0;
        places[sorted[i].second] =
            isAsBefore ? places[sorted[i - 1].second] : static_cast<double>(i);
    }
    return places;
}

}  // namespace

QueriesModel::QueriesModel(CollectionDocument& document, QObject* parent)
    : ColumnModel(parent)
    , m_document(document)
    , m_columns(columnsOfDocument())
    , m_current(document.currentQuery())
{
    describeColumns();
    m_reading.setMuch(manyQueries);
    connect(&document, &CollectionDocument::changed, this, &QueriesModel::refresh);
    connect(&document, &CollectionDocument::queryEdited, this,
            [this](std::size_t query) { m_edited = query; });
    connect(&document, &CollectionDocument::currentQueryChanged, this, &QueriesModel::markCurrent);
    connect(&document, &CollectionDocument::columnsChanged, this, [this] {
        adoptColumns();
        emit arrangeRequested();
    });
    connect(&document.bounds(), &BoundsSurvey::changed, this, &QueriesModel::tellBounds);
}

void QueriesModel::setShowsBounds(bool shows)
{
    if (std::exchange(m_showsBounds, shows) == shows)
        return;
    adoptColumns();
    emit arrangeRequested();
}

void QueriesModel::tellBounds()
{
    if (!m_showsBounds)
        return;
    describeColumns();  // their widths depend on their texts
    rowsChanged();
    if (sorting().key == QueryKey::Width || !m_document.bounds().isKnown())
        emit arrangeRequested();
}

void QueriesModel::formatChanged()
{
    rowsChanged();
    describeColumns();
}

void QueriesModel::setSort(const core::QuerySort& sort)
{
    if (std::exchange(m_sort, sort) == sort)
        return;
    describeColumns();
    emit arrangeRequested();
}

core::QuerySort QueriesModel::sorting() const
{
    const std::size_t run = m_sort.key == QueryKey::Value ? m_sort.run : 0;
    if (sectionOf({m_sort.key, run, m_sort.definition}))
        return m_sort;
    if (sectionOf({QueryKey::Difference}))
        return {QueryKey::Difference, 0, false};
    return {QueryKey::Value, m_document.runA(), false};
}

void QueriesModel::setFilter(core::QueryFilter filter)
{
    if (filter == m_filter)
        return;
    m_filter = std::move(filter);
    emit arrangeRequested();
}

std::optional<int> QueriesModel::sectionOf(const Column& column) const
{
    const auto found = std::find(m_columns.begin(), m_columns.end(), column);
    if (found == m_columns.end())
        return std::nullopt;
    return static_cast<int>(found - m_columns.begin());
}

std::optional<int> QueriesModel::rowOf(std::size_t query) const
{
    if (query >= m_rowOf.size() || m_rowOf[query] < 0)
        return std::nullopt;
    return m_rowOf[query];
}

std::vector<QueriesModel::Column> QueriesModel::columnsOfDocument() const
{
    if (!m_document.hasRuns())
        return {{QueryKey::Id}};
    std::vector<Column> columns{{QueryKey::Mark}, {QueryKey::Id}};
    if (m_document.collection().queryTexts)
        columns.push_back({QueryKey::Text});
    columns.push_back({QueryKey::Value, m_document.runA()});
    if (m_document.hasTwoRuns()) {
        columns.push_back({QueryKey::Value, m_document.runB()});
        columns.push_back({QueryKey::Difference});
    }
    for (const core::MeasureSpec& measure : m_document.columns()) {
        if (measure == m_document.definition())
            continue;
        columns.push_back({QueryKey::Value, m_document.runA(), measure});
        if (!m_document.hasTwoRuns())
            continue;
        columns.push_back({QueryKey::Value, m_document.runB(), measure});
        columns.push_back({QueryKey::Difference, 0, measure});
    }
    if (m_showsBounds)
        columns.push_back({QueryKey::Width});
    for (std::size_t run = 0; run < m_document.collection().runs.size(); ++run)
        if (run != m_document.runA() && run != m_document.runB())
            columns.push_back({QueryKey::Value, run});
    return columns;
}

void QueriesModel::adoptColumns()
{
    std::vector<Column> columns = columnsOfDocument();
    if (columns == m_columns) {
        describeColumns();
        return;
    }
    beginResetModel();
    m_columns = std::move(columns);
    describeColumns();
    endResetModel();
}

void QueriesModel::refresh(Part part)
{
    if (part == Part::Statistics)
        return;
    const auto edited = std::exchange(m_edited, std::nullopt);
    if (part == Part::Collection) {
        beginResetModel();
        m_rows.clear();
        m_rowOf.clear();
        m_reading.stop();
        m_words.clear();
        m_textPlaces.clear();
        m_hasMarks = false;
        m_columns = columnsOfDocument();
        describeColumns();
        m_current = m_document.currentQuery();
        endResetModel();
    } else if (part == Part::Values && edited) {
        repaintQuery(edited);
    } else {
        adoptColumns();
        rowsChanged();
    }
    emit arrangeRequested();
}

/// The indices of the filter's values in the evaluation; nullopt: something is being calculated.
std::optional<std::vector<std::size_t>> QueriesModel::filterDefinitions()
{
    const std::vector<core::MeasureSpec> requested = m_filter.definitions();
    std::vector<std::size_t> places = m_document.provide(requested);
    m_awaited.reset();
    if (places.size() == requested.size())
        return places;
    m_awaited = requested[places.size()];
    return std::nullopt;
}

core::QueryView QueriesModel::view() const
{
    core::QueryView view = m_document.queryView();
    view.words = m_words;
    view.widths = m_widths;
    view.textPlaces = m_textPlaces;
    if (!m_filter.groups().empty())
        view.groups = m_document.groups().places();
    return view;
}

void QueriesModel::readWidths()
{
    m_widths.clear();
    if (!m_showsBounds)
        return;
    m_document.bounds().want();
    if (sorting().key != QueryKey::Width)
        return;
    for (std::size_t query = 0; query < m_document.queryCount(); ++query) {
        const auto bounds = m_document.bounds().ofQuery(query);
        m_widths.push_back(bounds && bounds->extent ? bounds->extent->width()
                                                    : core::QueryFacts::none);
    }
}

/// In English, the code point order is good enough.
void QueriesModel::readTextPlaces()
{
    if (sorting().key == QueryKey::Text && m_textPlaces.empty() && !otherLanguage().isEmpty())
        m_textPlaces = placesOfTexts(m_words, QLocale(spokenLanguage()));
}

/// Reads the words of the queries in the background, or at once if they are needed now.
void QueriesModel::readWords()
{
    const bool isAsked = m_filter.readsWords() || sorting().key == QueryKey::Text;
    if (!m_words.empty() || (!isAsked && m_reading.isRunning()))
        return;
    auto ids = std::make_shared<std::vector<std::string>>();
    ids->reserve(m_document.queryCount());
    for (const core::CollectionQuery& query : m_document.evaluation().queries)
        ids->push_back(query.id);
    const auto collection = m_document.sharedCollection();
    if (isAsked) {
        m_reading.stop();
        m_words = core::queryWords(*ids, collection->queryTexts.get());
        return;
    }
    m_reading.make(
        ids->size(),
        [ids, collection](const std::stop_token& stop) {
            return core::queryWords(*ids, collection->queryTexts.get(), stop);
        },
        [this](auto words) { m_words = std::move(words); });
}

void QueriesModel::arrange()
{
    if (!m_document.hasRuns()) {
        m_awaited.reset();
        emit arranged();
        return;
    }
    if (const auto definitions = filterDefinitions()) {
        readWords();
        readTextPlaces();
        readWidths();
        show(core::arrangedQueries(view(), m_filter, *definitions, sorting()));
        markRows();
        m_document.setShown(m_rows, core::choosesByOutcome(m_filter, m_document.savedGroups()));
    }
    emit arranged();
}

void QueriesModel::show(std::vector<std::size_t> rows)
{
    if (rows == m_rows)
        return;
    if (rows.size() == m_rows.size()) {
        reorder(std::move(rows));
        return;
    }
    beginResetModel();
    m_rows = std::move(rows);
    m_rowOf.assign(m_document.queryCount(), -1);
    for (std::size_t row = 0; row < m_rows.size(); ++row)
        m_rowOf[m_rows[row]] = static_cast<int>(row);
    endResetModel();
}

void QueriesModel::reorder(std::vector<std::size_t> rows)
{
    emit layoutAboutToBeChanged({}, VerticalSortHint);
    const std::vector<std::size_t> before = std::exchange(m_rows, std::move(rows));
    m_rowOf.assign(m_document.queryCount(), -1);
    for (std::size_t row = 0; row < m_rows.size(); ++row)
        m_rowOf[m_rows[row]] = static_cast<int>(row);
    moveHeldIndexes(
        [&](int row) { return rowOf(before[static_cast<std::size_t>(row)]).value_or(-1); });
    emit layoutChanged({}, VerticalSortHint);
}

void QueriesModel::markRows()
{
    const core::CollectionEvaluation& evaluation = m_document.evaluation();
    m_hasMarks = m_document.editedCount() > 0;
    for (std::size_t query = 0; query < evaluation.queries.size() && !m_hasMarks; ++query)
        m_hasMarks = core::isMissing(evaluation, query);
}

void QueriesModel::repaintQuery(std::optional<std::size_t> query)
{
    rowChanged(query ? rowOf(*query) : std::nullopt);
}

void QueriesModel::markCurrent(std::optional<std::size_t> query)
{
    const auto before = std::exchange(m_current, query);
    if (before == query)
        return;
    repaintQuery(before);
    repaintQuery(query);
}

int QueriesModel::rows() const
{
    return static_cast<int>(m_rows.size());
}

std::size_t QueriesModel::measurePlace(const Column& column) const
{
    if (!column.definition)
        return m_document.measure();
    const auto found = std::ranges::find(m_document.measures(), *column.definition);
    return static_cast<std::size_t>(found - m_document.measures().begin());
}

/// What the query counts as; undefined if it does not count.
core::Value QueriesModel::value(std::size_t query, std::size_t run, std::size_t definition) const
{
    return m_document.evaluation()
        .counted(query, run, definition)
        .value_or(core::Value(core::Undefined::NothingRetrieved));
}

QString QueriesModel::differenceText(std::size_t query, std::size_t definition) const
{
    return ui::differenceText(value(query, m_document.runA(), definition),
                              value(query, m_document.runB(), definition), m_format.digits,
                              m_format.locale);
}

QString QueriesModel::text(std::size_t query, const Column& column) const
{
    switch (column.key) {
    case QueryKey::Mark:
        return markText(query);
    case QueryKey::Id:
        return m_document.queryId(query);
    case QueryKey::Text:
        return m_document.queryText(query);
    case QueryKey::Value:
        if (const auto own = ownValue(m_document, query, column.run, measurePlace(column));
            own && !*own)
            return countedText(*own, m_document.evaluation().rules.noValue, m_format);
        return valueText(value(query, column.run, measurePlace(column)), m_format);
    case QueryKey::Difference:
        return differenceText(query, measurePlace(column));
    case QueryKey::Width:
        return boundsText(query);
    }
    return {};
}

/// How far unjudged documents could move the difference, or the value of a single run.
QString QueriesModel::boundsText(std::size_t query) const
{
    const BoundsSurvey& bounds = m_document.bounds();
    if (!bounds.isKnown())
        return QStringLiteral("…");
    const auto found = bounds.ofQuery(query);
    if (!found)
        return QStringLiteral("–");
    return m_document.hasTwoRuns() ? differenceBoundsText(*found, m_format)
                                   : ui::boundsText({*found}, m_format);
}

/// All queries share one axis.
QVariant QueriesModel::whisker(std::size_t query) const
{
    const auto found = m_document.bounds().ofQuery(query);
    if (!found)
        return {};
    const auto& reach = m_document.bounds().reach();
    const auto value = [this, query](std::size_t run) {
        return this->value(query, run, m_document.measure());
    };
    const core::Value a = value(m_document.runA());
    const core::Value b = value(m_document.runB());
    const auto whisker =
        m_document.hasTwoRuns()
            ? differenceWhiskerOf(*found, a && b ? std::optional(*b - *a) : std::nullopt, reach)
            : whiskerOf(*found, a ? std::optional(*a) : std::nullopt, reach);
    return whisker ? QVariant::fromValue(*whisker) : QVariant();
}

QString QueriesModel::markText(std::size_t query) const
{
    if (m_document.isEdited(query))
        return QStringLiteral("✎");
    return core::isMissing(m_document.evaluation(), query) ? QStringLiteral("∅") : QString();
}

bool QueriesModel::isInRun(std::size_t query, std::size_t run) const
{
    const core::CollectionEvaluation& evaluation = m_document.evaluation();
    const core::CollectionQuery& known = evaluation.queries[query];
    if (!known.isJudged)
        return m_document.collection().runs[run].lists.has(known.id);
    const std::size_t place = known.inRun[run];
    return place != core::CollectionQuery::notThere && !evaluation.runs[run].queries[place].missing;
}

QString QueriesModel::markWords(std::size_t query) const
{
    QStringList words;
    if (m_document.isEdited(query))
        words << tr("Edited here.");
    if (!m_document.evaluation().queries[query].isJudged)
        words << tr("No judgments.");
    for (std::size_t run = 0; run < m_document.collection().runs.size(); ++run)
        if (!isInRun(query, run))
            words << tr("Missing from run “%1”.").arg(m_document.runName(run));
    return joinedSentences(words);
}

QString QueriesModel::valueTip(std::size_t query, const Column& column) const
{
    const std::size_t run = column.run;
    const core::CollectionEvaluation& evaluation = m_document.evaluation();
    const core::CollectionQuery& known = evaluation.queries[query];
    const std::size_t place = known.inRun[run];
    if (!isInRun(query, run) || place == core::CollectionQuery::notThere)
        return markWords(query);
    const core::Value own = ownValue(m_document, query, run, measurePlace(column))
                                .value_or(core::Undefined::NothingRetrieved);
    const QString shown =
        tr("%1 of run %2: %3").arg(measureOf(column), m_document.runName(run), text(query, column));
    return own ? shown
               : shown + QLatin1Char('\n') +
                     noValueSentence(own.reason(), evaluation.rules.noValue);
}

QString QueriesModel::toolTip(std::size_t query, const Column& column) const
{
    switch (column.key) {
    case QueryKey::Mark:
        return markWords(query);
    case QueryKey::Id:
    case QueryKey::Text: {
        QStringList lines{m_document.queryId(query), m_document.queryText(query), markWords(query)};
        lines.removeAll(QString());
        return lines.join(QLatin1Char('\n'));
    }
    case QueryKey::Value:
        return valueTip(query, column);
    case QueryKey::Difference:
        return column.definition
                   ? tr("B minus A in %1: %2")
                         .arg(measureOf(column), differenceText(query, measurePlace(column)))
                   : tr("B minus A: %1").arg(differenceText(query, measurePlace(column)));
    case QueryKey::Width:
        return tr("Possible range: %1").arg(boundsText(query));
    }
    return {};
}

QString QueriesModel::accessibleText(std::size_t query) const
{
    QStringList parts{m_document.queryId(query)};
    for (const Column& each : m_columns)
        if (each.key == QueryKey::Value || each.key == QueryKey::Difference ||
            each.key == QueryKey::Width)
            parts << tr("%1: %2").arg(wholeHeading(each), text(query, each));
    const QString marks = markWords(query);
    if (!marks.isEmpty())
        parts << marks;
    return phrasesText(parts);
}

QVariant QueriesModel::told(int row, int section, int role) const
{
    const std::size_t query = queryAt(row);
    const Column& shown = column(section);
    switch (role) {
    case Qt::ToolTipRole:
        return toolTip(query, shown);
    case Qt::AccessibleTextRole:
        return shown.key == QueryKey::Id ? accessibleText(query) : text(query, shown);
    case DifferenceRole: {
        if (shown.key != QueryKey::Difference)
            return 0.0;
        // A difference that rounds to 0 has neither sign nor colour.
        const QString text = differenceText(query, measurePlace(shown));
        return text.startsWith(QLatin1Char('+')) ? 1.0
               : text.startsWith(QChar(0x2212))  ? -1.0
                                                 : 0.0;
    }
    case WhiskerRole:
        return shown.key == QueryKey::Width ? whisker(query) : QVariant();
    case WordsRole:
        return shown.key == QueryKey::Text;
    case CurrentRole:
        return m_current == query;
    case DimmedRole:
        return shown.key == QueryKey::Mark && !m_document.isEdited(query);
    default:
        return {};
    }
}

QVariant QueriesModel::exact(std::size_t query, const Column& column) const
{
    switch (column.key) {
    case QueryKey::Mark:
        return markWords(query);
    case QueryKey::Value: {
        const core::Value found = value(query, column.run, measurePlace(column));
        return found ? QVariant(*found) : QVariant();
    }
    case QueryKey::Difference: {
        const auto found = m_document.evaluation().difference(
            query, m_document.runA(), m_document.runB(), measurePlace(column));
        return found ? QVariant(*found) : QVariant();
    }
    default:
        return {};
    }
}

bool QueriesModel::isSortedBy(const Column& column) const
{
    const core::QuerySort sort = sorting();
    return sort.key == column.key && sort.definition == column.definition &&
           (sort.key != QueryKey::Value || sort.run == column.run);
}

QString QueriesModel::heading(const Column& column) const
{
    switch (column.key) {
    case QueryKey::Mark:
        return {};
    case QueryKey::Id:
        return tr("Query");
    case QueryKey::Text:
        return tr("Text");
    case QueryKey::Value:
        if (column.definition)
            return m_document.hasTwoRuns()
                       ? (column.run == m_document.runA() ? tr("A %1") : tr("B %1"))
                             .arg(measureOf(column))
                       : measureOf(column);
        if (!m_document.hasTwoRuns())
            return m_document.runName(column.run);
        return column.run == m_document.runA()   ? tr("A")
               : column.run == m_document.runB() ? tr("B")
                                                 : m_document.runName(column.run);
    case QueryKey::Difference:
        return column.definition ? tr("Δ %1").arg(measureOf(column)) : tr("Δ");
    case QueryKey::Width:
        return m_document.hasTwoRuns() ? tr("Δ range") : tr("range");
    }
    return {};
}

QString QueriesModel::measureOf(const Column& column) const
{
    return QString::fromStdString(
        core::toText(column.definition.value_or(m_document.definition())));
}

/// The heading for people who cannot see the runs' names next to it.
QString QueriesModel::wholeHeading(const Column& column) const
{
    const QString measure = measureOf(column);
    switch (column.key) {
    case QueryKey::Mark:
        return tr("Mark");
    case QueryKey::Value:
        if (column.definition)
            return m_document.hasTwoRuns()
                       ? tr("%1 of run %2").arg(heading(column), m_document.runName(column.run))
                       : tr("%1 of run %2").arg(measure, m_document.runName(column.run));
        if (heading(column) != m_document.runName(column.run))
            return tr("%1 %2 of run %3")
                .arg(heading(column), measure, m_document.runName(column.run));
        return tr("%1 of run %2").arg(measure, m_document.runName(column.run));
    case QueryKey::Difference:
        return tr("Δ %1").arg(measure);
    case QueryKey::Width:
        return tr("possible range of %1").arg(measure);
    default:
        return heading(column);
    }
}

QString QueriesModel::nameOf(const Column& column) const
{
    switch (column.key) {
    case QueryKey::Mark:
        return tr("mark");
    case QueryKey::Id:
        return tr("id");
    case QueryKey::Text:
        return tr("text");
    default:
        return heading(column);
    }
}

TableColumn QueriesModel::described(const Column& column) const
{
    const QString whole = wholeHeading(column);
    QString shown = heading(column);
    QString spoken = whole;
    if (m_document.hasRuns() && isSortedBy(column)) {
        const bool isDescending = sorting().isDescending;
        shown += sortMark(isDescending);
        spoken = (isDescending ? tr("%1, sorted, largest first") : tr("%1, sorted, smallest first"))
                     .arg(whole);
    }
    return {shown,
            alignmentOf(column.key),
            [this, column](int row) { return text(queryAt(row), column); },
            [this, column](int row) { return exact(queryAt(row), column); },
            tr("%1. Click to sort by it.").arg(whole),
            whole,
            {},
            spoken};
}

void QueriesModel::describeColumns()
{
    setColumns([this] {
        std::vector<TableColumn> columns;
        for (const Column& column : m_columns)
            columns.push_back(described(column));
        return columns;
    });
}

}  // namespace ui
