#include "ui/collection/table/systems_panel.h"

#include "ui/collection/document/collection_caption.h"
#include "ui/collection/document/collection_document.h"
#include "ui/panel/refresh_when_shown.h"
#include "ui/table/giving_way.h"
#include "ui/table/table_menu.h"
#include "ui/table/wrapped_cells.h"
#include "ui/theme/theme.h"

#include <QHeaderView>

#include <algorithm>
#include <array>
#include <numeric>
#include <utility>
#include <vector>

namespace ui {

namespace {

/// What gives way first where the panel is narrow; the tool tips have it all the same.
constexpr std::array leastNeeded{SystemsModel::EffectSize, SystemsModel::Wilcoxon,
                                 SystemsModel::Interval,   SystemsModel::Randomisation,
                                 SystemsModel::PairedT,    SystemsModel::Counts};

/// What the name of a run takes at most, in pixels of the design, while other columns need room.
constexpr double longestHeading = 120;

/// More measures than these scroll.
constexpr int mostRowsShown = 5;

}  // namespace

SystemsView::SystemsView(CollectionDocument& document, QWidget* parent)
    : ReadTable(tr("Measures of the runs"), parent)
    , m_document(document)
    , m_model(document)
{
    setModel(&m_model);
    setKeys({{keysText({Qt::Key_Up, Qt::Key_Down}), tr("Put another measure in front")}});
    setSelectionMode(NoSelection);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

QSize SystemsView::sizeHint() const
{
    const int row = verticalHeader()->defaultSectionSize();
    const int rows = std::clamp(m_model.rowCount(), 3, mostRowsShown);
    return {Theme::of(*this).px(500), horizontalHeader()->height() + rows * row + 2};
}

QSize SystemsView::minimumSizeHint() const
{
    return {Theme::of(*this).px(200), sizeHint().height()};
}

void SystemsView::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QTableView::currentChanged(current, previous);
    if (current.isValid() && !m_isFollowing)
        m_document.setMeasure(static_cast<std::size_t>(current.row()));
}

void SystemsView::followDocument()
{
    m_isFollowing = true;
    setCurrentIndex(m_model.index(static_cast<int>(m_document.measure()), 0));
    m_isFollowing = false;
}

/// Of a column where no heading is cut.
int SystemsView::wholeWidth(int column) const
{
    return std::max(headingWidth(*this, column), cellsWidth(*this, column, m_model.rowCount())) +
           Theme::of(*this).px(14);
}

/// Names of runs may be cut.
int SystemsView::leastWidth(int column) const
{
    const bool isOfRun = column == SystemsModel::MeanA || column == SystemsModel::MeanB ||
                         column > SystemsModel::Counts;
    if (!isOfRun)
        return wholeWidth(column);
    const Theme theme = Theme::of(*this);
    return std::max(std::min(headingWidth(*this, column), theme.px(longestHeading)),
                    cellsWidth(*this, column, m_model.rowCount())) +
           theme.px(14);
}

void SystemsView::shareWidth()
{
    const int columns = m_model.columnCount();
    std::vector<int> widths;
    for (int column = 0; column < columns; ++column) {
        const bool isThere = m_document.hasTwoRuns() || column <= SystemsModel::MeanA;
        widths.push_back(isThere ? leastWidth(column) : 0);
    }
    int left = viewport()->width() - std::accumulate(widths.begin(), widths.end(), 0);
    for (const SystemsModel::Column column : leastNeeded)
        if (left < 0)
            left += std::exchange(widths[static_cast<std::size_t>(column)], 0);
    for (int column = 0; column < columns; ++column)
        if (int& width = widths[static_cast<std::size_t>(column)]; width > 0 && left > 0) {
            const int more = std::min(left, wholeWidth(column) - width);
            width += more;
            left -= more;
        }
    const auto shown =
        std::count_if(widths.begin(), widths.end(), [](int width) { return width > 0; });
    const int spare = shown > 0 ? std::max(0, left) / static_cast<int>(shown) : 0;
    setGivingWay(*this, m_document.hasTwoRuns() ? QList<int>(leastNeeded.begin(), leastNeeded.end())
                                                : QList<int>());
    for (int column = 0; column < columns; ++column) {
        const int width = widths[static_cast<std::size_t>(column)];
        setColumnHidden(column, width == 0);
        if (width > 0)
            setColumnWidth(column, width + spare);
    }
}

SystemsPanel::SystemsPanel(CollectionDocument& document, QWidget* parent)
    : Panel(tr("Systems"), parent)
    , m_document(document)
    , m_view(new SystemsView(document, this))
    , m_refresh(new RefreshWhenShown(*this, [this] { refresh(); }))
{
    addWidget(m_view, 1);
    connect(&document, &CollectionDocument::changed, this, [this] { m_refresh->request(); });
    connect(&document, &CollectionDocument::shownChanged, this, &SystemsPanel::showRemark);
}

void SystemsPanel::setFormat(const NumberFormat& format)
{
    m_view->systems().setFormat(format);
}

QString SystemsPanel::tableCaption() const
{
    return systemsCaption(m_document);
}

void SystemsPanel::refresh()
{
    m_view->systems().reset();
    m_view->followDocument();
    m_view->updateGeometry();
    const auto judged = static_cast<int>(m_document.collection().qrels.queries.size());
    if (!m_document.hasRuns() && judged > 0) {
        conceal(tr("Judgments of %n queries are open. Add one or more runs over them: drop the "
                   "files anywhere.",
                   nullptr, judged));
        return;
    }
    if (!m_document.hasRuns()) {
        conceal(tr("The measures of every run appear here. Open judgments (qrels) and one or more "
                   "runs: drop the files anywhere."));
        return;
    }
    conceal({});
    showRemark();
}

void SystemsPanel::showRemark()
{
    const auto& comparisons = m_document.comparisons();
    const std::size_t queries =
        comparisons.empty() ? m_document.queryCount() : comparisons.front().queries;
    QStringList remarks{tr("%n queries", nullptr, static_cast<int>(queries))};
    if (m_document.shown()->size() < m_document.queryCount())
        remarks.front() = tr("%1, whatever the filter hides").arg(remarks.front());
    remarks << tr("judgments %1").arg(QString::fromStdString(m_document.collection().name));
    if (m_document.hasTwoRuns())
        remarks << tr("p adjusted by Holm over %n measures", nullptr,
                      static_cast<int>(m_document.measures().size()));
    setRemark(remarks.join(QStringLiteral(" · ")));
}

}  // namespace ui
