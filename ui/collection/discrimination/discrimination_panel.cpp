// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/collection/discrimination/discrimination_panel.h"

#include "ui/charts/view/chart_view.h"
#include "ui/text/language/joined_text.h"
#include "ui/text/words/statistics_text.h"
#include "ui/toolkit/panel/view_switches.h"
#include "ui/toolkit/table/plain_table_view.h"
#include "ui/toolkit/theme/text_size.h"
#include "ui/toolkit/theme/theme.h"

#include <QBoxLayout>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>
#include <QToolButton>

#include <utility>

namespace ui {

namespace {

constexpr double widthOfTableBesideChart = 560;
constexpr double levelsOfOne = 1000;  // the data of a choice counts thousandths

}  // namespace

DiscriminationPanel::DiscriminationPanel(CollectionDocument& document, QWidget* parent)
    : ChartPanel(DiscriminationChart::title(), parent)
    , m_document(document)
    , m_table(new PlainTableView(DiscriminationChart::title(), this))
    , m_chart(new ChartView(this))
    , m_body(new QBoxLayout(QBoxLayout::TopToBottom))
    , m_working(new QWidget(this))
    , m_progress(new QProgressBar(m_working))
    , m_stop(new QPushButton(m_working))
    , m_work(this)
{
    setShortTitle(tr("Which measure?"));
    m_table->setModel(&m_model);
    m_table->setSortable();
    m_chart->setAccessibleName(tr("p values of all pairs of runs"));
    addChoices();
    arrange();
    showWork();
    connect(m_chart, &ChartView::markerMoved, this, &DiscriminationPanel::tellMarker);
    connect(m_stop, &QPushButton::clicked, this, &DiscriminationPanel::stopOrBegin);
    connect(&document, &CollectionDocument::changed, this, &DiscriminationPanel::follow);
}

void DiscriminationPanel::addChoices()
{
    QMenu& menu = *addMenu(tr("Level and test"),
                           tr("Choose the significance level and the test for each pair"))
                       .menu();
    std::vector<NumberChoice> levels;
    for (const std::optional<std::size_t> thousandths :
         std::initializer_list<std::optional<std::size_t>>{std::nullopt, 1, 10, 100}) {
        const double level = thousandths ? double(*thousandths) / levelsOfOne : m_rules.alpha;
        levels.push_back({tr("p below %1").arg(plainText(level, QLocale())), thousandths});
    }
    addNumberChoices(menu, QStringLiteral("level"), levels,
                     [this](std::optional<std::size_t> thousandths) {
                         core::DiscriminationRules rules = m_rules;
                         rules.alpha = thousandths ? double(*thousandths) / levelsOfOne
                                                   : core::DiscriminationRules().alpha;
                         setRules(rules);
                     });
    menu.addSeparator();
    std::vector<NumberChoice> tests{{separatingTestName({}), std::nullopt}};
    for (const PairedTestName& test : pairedTestNames())
        tests.push_back({test.atStart, static_cast<std::size_t>(test.test)});
    addNumberChoices(menu, QStringLiteral("test"), tests, [this](std::optional<std::size_t> test) {
        core::DiscriminationRules rules = m_rules;
        rules.test = test ? std::optional(static_cast<core::PairedTest>(*test)) : std::nullopt;
        setRules(rules);
    });
}

void DiscriminationPanel::arrange()
{
    m_progress->setObjectName(QStringLiteral("loadingProgress"));
    m_progress->setAccessibleName(tr("Pairs of runs tested"));
    auto* working = new QHBoxLayout(m_working);
    keepSpacing(*m_working, *working, {10, 2, 8, 4});
    working->addWidget(m_progress, 1);
    working->addWidget(m_stop);
    addWidget(m_working);
    auto* body = new QWidget(this);
    m_body->setContentsMargins(0, 0, 0, 0);
    m_body->setSpacing(0);
    m_body->addWidget(m_table, 1);
    m_body->addWidget(m_chart, 1);
    body->setLayout(m_body);
    addWidget(body, 1);
    adoptWidth();
}

void DiscriminationPanel::adoptWidth()
{
    const bool isWide = width() >= Theme::of(*this).px(widthOfTableBesideChart);
    m_body->setDirection(isWide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void DiscriminationPanel::follow(CollectionDocument::Part part)
{
    switch (part) {
    case CollectionDocument::Part::Collection:
        m_work.stop();
        m_told = {};
        request();
        break;
    case CollectionDocument::Part::Measures:
        // Another current measure changes the reference order but no p value.
        if (m_document.measures() == m_asked)
            requestMark();
        else
            requestRefresh();
        break;
    case CollectionDocument::Part::Values:
        requestRefresh();
        break;
    case CollectionDocument::Part::Runs:
    case CollectionDocument::Part::Groups:
    case CollectionDocument::Part::Scale:
    case CollectionDocument::Part::Statistics:
        break;
    }
}

void DiscriminationPanel::setRules(const core::DiscriminationRules& rules)
{
    m_rules = rules;
    requestRefresh();
}

void DiscriminationPanel::refresh()
{
    m_isStopped = false;
    m_asked = m_document.measures();
    m_progress->setRange(0, 0);
    m_work.make(
        discriminationAmount(m_document, m_rules),
        [this, work = discriminationWork(m_document, m_rules)](const std::stop_token& stop) {
            return work(stop, [this](std::size_t done, std::size_t all) {
                QMetaObject::invokeMethod(this, [this, done, all] { tellProgress(done, all); });
            });
        },
        [this](auto told) {
            m_told = std::move(told);
            mark();
        });
    mark();
}

void DiscriminationPanel::tellProgress(std::size_t done, std::size_t all)
{
    m_progress->setRange(0, static_cast<int>(all));
    m_progress->setValue(static_cast<int>(done));
}

void DiscriminationPanel::stopOrBegin()
{
    if (!m_work.isRunning())
        return refresh();
    m_work.stop();
    m_asked.clear();
    m_told = {};
    m_isStopped = true;
    mark();
}

void DiscriminationPanel::showWork()
{
    m_progress->setVisible(m_work.isRunning());
    m_stop->setText(m_work.isRunning() ? tr("Cancel") : tr("Start over"));
    m_working->setVisible(m_work.isRunning() || m_isStopped);
}

void DiscriminationPanel::mark()
{
    showWork();
    const DiscriminationChart chart = drawn();
    Chart shown = chart.chart();
    const QString why = m_isStopped ? tr("Stopped.") : chart.whyEmpty();
    const bool isThere = !shown.series.empty();
    QString remark =
        isThere ? tr("%n pairs of runs", nullptr, static_cast<int>(m_told.facts.pairs.size()))
                : QString();
    if (isThere && m_document.isWeighted())
        remark = tr("%1 · without weights").arg(remark);
    setRemark(m_work.isRunning() ? tr("calculating…") : remark);
    m_model.setTable(isThere ? named([&chart] { return chart.table().table(); }) : core::Table());
    m_table->setEmptyText(why);
    m_table->setToolTip(isThere ? chart.table().sentences().join(QLatin1Char('\n')) : QString());
    m_chart->setEmptyText(why);
    m_chart->setVisible(isThere);
    m_chart->setSeries(std::move(shown.series), shown.axes);
    m_chart->setMarker(shown.marker);
    tellMarker();
}

void DiscriminationPanel::tellMarker()
{
    if (!m_chart->marker())
        return;
    const auto pair = static_cast<std::size_t>(*m_chart->marker());
    m_chart->setMarkerWords(drawn().labelAt(pair), drawn().sentenceAt(pair));
}

PaperFigure DiscriminationPanel::paperFigure() const
{
    return drawn().figure();
}

QString DiscriminationPanel::tableCaption() const
{
    return m_told.facts.pairs.empty()
               ? QString()
               : joinedSentences(drawn().table().sentences() << drawn().unweightedSentence());
}

}  // namespace ui
