// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/collection/table/systems_panel.h"

#include "core/collections/comparison/rated_measures.h"
#include "core/collections/comparison/run_judging.h"
#include "ui/collection/document/collection_caption.h"
#include "ui/collection/document/collection_document.h"
#include "ui/collection/table/leaderboard_view.h"
#include "ui/text/tables/leaderboard_caption.h"
#include "ui/text/words/caption_text.h"
#include "ui/toolkit/panel/segments.h"
#include "ui/toolkit/panel/view_switches.h"
#include "ui/toolkit/panel/wrapped_label.h"
#include "ui/toolkit/table/collapsing.h"
#include "ui/toolkit/table/filter_line.h"
#include "ui/toolkit/table/wrapped_cells.h"
#include "ui/toolkit/theme/text_size.h"
#include "ui/toolkit/theme/theme.h"

#include <QAbstractButton>
#include <QAction>
#include <QActionGroup>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLayout>
#include <QLineEdit>
#include <QMenu>
#include <QStackedWidget>
#include <QToolButton>

#include <algorithm>
#include <array>
#include <numeric>
#include <utility>
#include <vector>

namespace ui {

namespace {

/// Columns hidden first if the panel is narrow; the tool tips still show them.
constexpr std::array leastNeeded{SystemsModel::Judged,          SystemsModel::EffectSize,
                                 SystemsModel::Wilcoxon,        SystemsModel::Randomisation,
                                 SystemsModel::Interval,        SystemsModel::PairedT,
                                 SystemsModel::ConfusionMatrix, SystemsModel::Forest};

/// The largest width of a run's name, in design pixels, if other columns need room.
constexpr double longestHeading = 90;

/// Of the drawn intervals.
constexpr double leastForest = 90;
constexpr double wholeForest = 190;

/// More measures than these scroll.
constexpr int mostRowsShown = 5;

}  // namespace

SystemsView::SystemsView(CollectionDocument& document, const SystemsSummary& summary,
                         QWidget* parent)
    : ReadTable(tr("Measures of the runs"), parent)
    , m_document(document)
    , m_model(document, summary)
{
    setModel(&m_model);
    setKeys({{keysText({Qt::Key_Up, Qt::Key_Down}), tr("Choose another measure")}});
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

/// The width of a column without cut headings.
int SystemsView::wholeWidth(int column) const
{
    if (column == SystemsModel::Forest)
        return Theme::of(*this).px(wholeForest);
    // The current measure's name is bold.
    const double around = column == SystemsModel::Measure ? 24 : 14;
    return std::max(headingWidth(*this, column), cellsWidth(*this, column, m_model.rowCount())) +
           Theme::of(*this).px(around);
}

/// Names of runs may be cut.
int SystemsView::leastWidth(int column) const
{
    if (column == SystemsModel::Forest)
        return std::max(Theme::of(*this).px(leastForest),
                        headingWidth(*this, column) + Theme::of(*this).px(14));
    const bool isOfRun = column == SystemsModel::MeanA || column == SystemsModel::MeanB;
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
    const auto shown = std::ranges::count_if(widths, [](int width) { return width > 0; });
    const int spare = shown > 0 ? std::max(0, left) / static_cast<int>(shown) : 0;
    setCollapsing(*this, m_document.hasTwoRuns()
                             ? QList<int>(leastNeeded.begin(), leastNeeded.end())
                             : QList<int>());
    for (int column = 0; column < columns; ++column) {
        const int width = widths[static_cast<std::size_t>(column)];
        setColumnHidden(column, width == 0);
        if (width > 0)
            setColumnWidth(column, width + spare);
    }
}

SystemsPanel::SystemsPanel(CollectionDocument& document, QWidget* parent)
    : RefreshedPanel(tr("Runs"), parent)
    , m_document(document)
    , m_summary(document, *this)
    , m_verdictRow(new QWidget(this))
    , m_verdict(new WrappedLabel(m_verdictRow))
    , m_view(new SystemsView(document, m_summary, this))
    , m_leaderboard(new LeaderboardView(document, this))
    , m_tables(new QStackedWidget(this))
    , m_form(new Segments(tr("Table contents"), this))
    , m_runs(&m_form->add(tr("All"), tr("All runs, with every measure")))
    , m_pair(&m_form->add(tr("A, B"), tr("Only A and B, one measure per row, with tests")))
    , m_filter(new FilterLine(*m_leaderboard,
                              {tr("Filter"), tr("Filter the runs"),
                               tr("Part of a run’s name. Press Esc to show all runs.")},
                              this))
{
    m_runs->setChecked(true);
    keepSwitch(*m_runs, QStringLiteral("runs"));
    keepSwitch(*m_pair, QStringLiteral("pair"));
    m_filter->layout()->setContentsMargins(0, 0, 0, 0);
    m_filter->clearFromTable();
    m_tables->addWidget(m_view);
    m_tables->addWidget(m_leaderboard);
    addHeaderWidget(m_form);
    addHeaderWidget(m_filter);
    addWidget(verdictRow());
    addWidget(m_tables, 1);
    fillMenu();
    keepMargins(*m_verdict, {10, 6, 10, 4});
    connect(m_runs, &QAbstractButton::toggled, this, &SystemsPanel::showFront);
    connect(&m_filter->line(), &QLineEdit::textChanged, this, &SystemsPanel::showTables);
    connect(&m_summary, &SystemsSummary::changed, this, &SystemsPanel::showTables);
    connect(&m_summary, &SystemsSummary::decided, this, [this] {
        showTables();
        showVerdict();
    });
    connect(&document, &CollectionDocument::changed, this, [this](CollectionDocument::Part part) {
        if (part == CollectionDocument::Part::Collection ||
            part == CollectionDocument::Part::Values)
            m_summary.forgetTests();
        if (part != CollectionDocument::Part::Statistics &&
            part != CollectionDocument::Part::Groups)
            m_summary.forgetVerdict();
        requestRefresh();
    });
    connect(&document, &CollectionDocument::shownChanged, this, [this] {
        if (!m_onlyShown->isChecked()) {
            showRemark();
            return;
        }
        m_summary.forgetTests();
        m_summary.forgetVerdict();
        requestRefresh();
    });
    showFront();
}

QWidget* SystemsPanel::verdictRow()
{
    m_verdict->setObjectName(QStringLiteral("fact"));
    m_verdict->setTextFormat(Qt::PlainText);  // names of runs may look like markup
    m_verdict->setSelectable();
    m_verdict->setWhole();
    m_showUnjudged =
        linkAfterVerdict(tr("Show"), tr("Show only the queries with unjudged documents"));
    m_judge = linkAfterVerdict(tr("Judge"), tr("Show which documents to judge first"));
    connect(m_showUnjudged, &QToolButton::clicked, this, [this] {
        const QString share =
            QString::fromStdString(core::toText(core::judgedShare(m_document.definition())));
        emit filterRequested(QStringLiteral("A.%1 < 1 or B.%1 < 1").arg(share));
    });
    connect(m_judge, &QToolButton::clicked, this, &SystemsPanel::judgingRequested);
    auto* row = new QHBoxLayout(m_verdictRow);
    keepSpacing(*m_verdictRow, *row, {}, 4);
    row->addWidget(m_verdict, 1);
    row->addWidget(m_showUnjudged, 0, Qt::AlignTop);
    row->addWidget(m_judge, 0, Qt::AlignTop);
    m_verdictRow->hide();
    return m_verdictRow;
}

QToolButton* SystemsPanel::linkAfterVerdict(const QString& text, const QString& tip)
{
    auto* button = new QToolButton(m_verdictRow);
    button->setObjectName(QStringLiteral("link"));
    button->setText(text);
    button->setToolTip(tip);
    button->setAccessibleName(tip);
    button->setFocusPolicy(Qt::StrongFocus);
    return button;
}

/// The conclusion and its caveat, because the table has the figures; the tool tip has all reasons.
void SystemsPanel::showVerdict()
{
    if (showsLeaderboard()) {
        showLead();
        return;
    }
    const auto& verdict = m_summary.verdict();
    m_verdictRow->setVisible(verdict.has_value());
    if (!verdict)
        return;
    core::VerdictFacts facts = verdict->facts;
    const auto& comparisons = m_summary.comparisons();
    if (m_document.measure() < comparisons.size()) {
        facts.adjustedP = comparisons[m_document.measure()].test(facts.rules.test).holm;
        facts.family = core::familySize(comparisons, m_document.measure(), m_document.measure(),
                                        facts.rules.test);
    }
    const QString sentence = verdictSentence(facts, verdict->names, format());
    const QStringList reasons = verdictReasons(facts, verdict->names, format())
                                << unknownSharesText(m_document);
    m_verdict->setText(joinedSentences({sentence, verdictCaveat(facts, verdict->names, format())}));
    m_verdict->setToolTip(joinedSentences(reasons));
    m_verdict->setAccessibleDescription(m_verdict->toolTip());
    m_verdict->setEnabled(!m_summary.isDeciding());
    // If every query has unjudged documents, the filter would hide none.
    m_showUnjudged->setVisible(facts.areSomeUnjudged() && facts.completeQueries > 0);
    m_judge->setVisible(facts.areSomeUnjudged());
}

/// The same for all runs.
void SystemsPanel::showLead()
{
    const auto& found = m_summary.lead();
    m_verdictRow->setVisible(found.has_value());
    if (!found)
        return;
    m_verdict->setText(leadSentence(found->lead, found->names));
    m_verdict->setToolTip(joinedSentences(leadReasons(found->lead, found->names, format())
                                          << unknownSharesText(m_document)));
    m_verdict->setAccessibleDescription(m_verdict->toolTip());
    m_verdict->setEnabled(!m_summary.isLeading());
    m_showUnjudged->hide();  // these are about A and B
    m_judge->hide();
}

void SystemsPanel::fillMenu()
{
    QToolButton& button =
        addMenu(tr("Options for the runs table"), tr("Choose what counts and what is shown"));
    button.setObjectName(QStringLiteral("tests"));  // a word, with the arrow of a menu
    button.setText(tr("Tests"));
    QMenu& menu = *button.menu();
    m_onlyShown = menu.addAction(tr("Only queries that match the filter"));
    m_onlyShown->setCheckable(true);
    keepSwitch(*m_onlyShown, QStringLiteral("shown"));
    connect(m_onlyShown, &QAction::toggled, this, [this](bool onlyShown) {
        m_summary.setOnlyShown(onlyShown);
        requestRefresh();
    });
    addTests(menu);
    menu.addSeparator();
    m_intervals = menu.addAction(tr("95% intervals of the means"));
    m_intervals->setCheckable(true);
    m_intervals->setChecked(true);
    keepSwitch(*m_intervals, QStringLiteral("intervals"));
    connect(m_intervals, &QAction::toggled, this, &SystemsPanel::showTables);
}

void SystemsPanel::addTests(QMenu& menu)
{
    using core::LetterRule;
    using core::PairedTest;
    struct Choice {
        QString text;
        const char* name;
        SystemTests tests;
    };
    menu.addSection(tr("Three or more runs"));
    auto* group = new QActionGroup(&menu);
    for (const Choice& choice :
         {Choice{tr("Letters: Tukey’s test of all runs"), "tukey", {}},
          Choice{tr("Letters: randomisation tests of all pairs of runs, Holm-adjusted"),
                 "holm",
                 {LetterRule::Holm, false, PairedTest::Randomisation}},
          Choice{tr("ranx-style letters: the runs each run beats (paired t, Holm)"),
                 "ranx",
                 {LetterRule::Ranx, false, PairedTest::T}},
          Choice{tr("p against A: randomisation tests, Holm-adjusted"),
                 "baseline",
                 {LetterRule::None, true, PairedTest::Randomisation}},
          Choice{tr("No tests"), "none", {LetterRule::None, false, PairedTest::T}}}) {
        QAction* action = menu.addAction(choice.text);
        action->setCheckable(true);
        action->setChecked(choice.tests == m_summary.tests());
        group->addAction(action);
        keepSwitch(*action, QString::fromLatin1(choice.name));
        connect(action, &QAction::triggered, this, [this, tests = choice.tests] {
            m_summary.setTests(tests);
            requestRefresh();
        });
    }
}

/// What letters and p values mean; empty if there are none. The table is not sorted as in ranx.
QStringList SystemsPanel::testSentences() const
{
    QStringList sentences = m_summary.testSentences();
    const bool areRanx =
        !m_summary.tests().isAgainstA && m_summary.tests().letters == core::LetterRule::Ranx;
    if (areRanx && !sentences.isEmpty())
        sentences << tr("Letter a is the top run by %1, b the next, and so on.")
                         .arg(QString::fromStdString(core::toText(m_document.definition())));
    return sentences;
}

/// Which tests they are, in a word or two.
QString SystemsPanel::testRemark() const
{
    if (m_summary.lacksRounds())
        return tr("too few rounds to tell runs apart");
    if (m_summary.tests().isAgainstA)
        return tr("p against A");
    switch (m_summary.tests().letters) {
    case core::LetterRule::None:
        break;
    case core::LetterRule::Tukey:
        return m_summary.lacksLetters() ? tr("no letters (Tukey)") : tr("letters (Tukey)");
    case core::LetterRule::Holm:
        return tr("letters (randomisation, Holm)");
    case core::LetterRule::Ranx:
        return tr("ranx-style letters");
    }
    return {};
}

void SystemsPanel::formatChanged()
{
    m_view->systems().setFormat(format());
    showTables();
    showVerdict();
}

bool SystemsPanel::showsLeaderboard() const
{
    return m_runs->isChecked() && m_document.collection().runs.size() > 2;
}

QString SystemsPanel::tableCaption() const
{
    QStringList sentences;
    if (m_summary.leavesOut())
        sentences << queriesCaption(m_summary.queryCount(), m_document.queryCount());
    if (!showsLeaderboard())
        return joinedSentences(sentences << systemsCaption(m_document));
    sentences << tr("The best mean of each measure is in bold.")
              << queriesSentences(core::queriesTold(m_summary.systems()))
              << sharesSentences(core::sharesTold(m_summary.systems()));
    if (m_intervals->isChecked())
        sentences << tr("Intervals are 95% t intervals of the mean.");
    sentences << testSentences() << measuresCaption(m_document, m_document.measures());
    return joinedSentences(sentences);
}

void SystemsPanel::refresh()
{
    m_summary.refresh();
    showTables();
    showFront();
    showVerdict();
    const auto judged = static_cast<int>(m_document.collection().qrels.queries.size());
    if (!m_document.hasRuns() && judged > 0) {
        conceal(tr(
            "Judgments for %n queries are open. Now add one or more runs: drop the files anywhere.",
            nullptr, judged));
        return;
    }
    if (!m_document.hasRuns()) {
        conceal(tr("To see the measures of every run, open judgments (qrels) and one or more runs, "
                   "or drop the files anywhere."));
        return;
    }
    conceal({});
    showRemark();
}

void SystemsPanel::showTables()
{
    if (m_document.collection().runs.size() > 2) {
        core::SystemTable systems = m_summary.systems();
        if (!m_intervals->isChecked())
            for (auto& row : systems.values)
                for (core::SystemValue& value : row)
                    value.interval.reset();
        m_leaderboard->show(systems, m_filter->line().text(), format());
        m_leaderboard->setEmptyText(tr("No run name matches."));
    }
    m_view->systems().reset();
    m_view->followDocument();
    m_tables->updateGeometry();
    showRemark();
}

void SystemsPanel::showFront()
{
    const bool hasMany = m_document.collection().runs.size() > 2;
    m_form->setVisible(hasMany);
    m_filter->setVisible(showsLeaderboard());
    m_tables->setCurrentWidget(showsLeaderboard() ? static_cast<QWidget*>(m_leaderboard) : m_view);
    showVerdict();
    showRemark();
}

QString SystemsPanel::judgmentsRemark() const
{
    return (m_document.collection().values ? tr("values: %1") : tr("judgments: %1"))
        .arg(QString::fromStdString(m_document.collection().name));
}

/// How the p values of A and B are adjusted.
QString SystemsPanel::pRemark() const
{
    const auto& measures = m_document.measures();
    const std::size_t unrated = core::unratedOf(measures).size();
    const bool isRated = core::isRatingOfRuns(m_document.definition());
    const auto others = static_cast<int>(measures.size() - unrated - (isRated ? 1 : 0));
    if (!isRated)
        return others > 0 ? tr("p Holm-adjusted across %n measures", nullptr, others) : QString();
    return others > 0 ? tr("raw p for %1, Holm-adjusted for %n other measures", nullptr, others)
                            .arg(QString::fromStdString(core::toText(m_document.definition())))
                      : tr("raw p");
}

/// Which weights the queries have; empty if they count equally.
QString SystemsPanel::weightsRemark() const
{
    const auto& weights = m_document.collection().weights;
    if (!weights)
        return {};
    return m_document.isWeighted()
               ? tr("weighted by %1").arg(QString::fromStdString(weights->source))
               : tr("not weighted: some queries have no weight");
}

QStringList SystemsPanel::remarks() const
{
    const auto& comparisons = m_summary.comparisons();
    const std::size_t queries = showsLeaderboard() || comparisons.empty()
                                    ? m_summary.queryCount()
                                    : comparisons.front().queries;
    QStringList remarks{tr("%n queries", nullptr, static_cast<int>(queries))};
    if (m_summary.leavesOut())
        remarks.front() = tr("%1 matching the filter").arg(remarks.front());
    else if (m_document.shown()->size() < m_document.queryCount())
        remarks.front() = tr("%1 (filter ignored)").arg(remarks.front());
    if (showsLeaderboard()) {
        const auto all = m_summary.systems().systems.size();
        const int shown = m_leaderboard->model()->rowCount();
        remarks.prepend(shown == static_cast<int>(all)
                            ? tr("%n runs", nullptr, shown)
                            : tr("%1 of %n runs", nullptr, static_cast<int>(all)).arg(shown));
    }
    if (showsLeaderboard())
        remarks << (m_summary.isTesting() ? tr("calculating tests…") : testRemark());
    remarks << weightsRemark();
    remarks.removeAll(QString());
    remarks << judgmentsRemark();
    if (m_document.hasTwoRuns() && !showsLeaderboard())
        if (const QString p = pRemark(); !p.isEmpty())
            remarks << p;
    return remarks;
}

void SystemsPanel::showRemark()
{
    QStringList parts = m_document.hasRuns() ? remarks() : QStringList();
    QStringList variants{parts.join(QStringLiteral(" · "))};
    // If there is little room, what is tested stays longest.
    for (parts.removeAll(judgmentsRemark()); !parts.isEmpty(); parts.removeFirst())
        variants << parts.join(QStringLiteral(" · "));
    setRemark(variants.join(QChar(0x9c)));
    m_leaderboard->setAccessibleDescription(joinedSentences(testSentences()));
}

}  // namespace ui
