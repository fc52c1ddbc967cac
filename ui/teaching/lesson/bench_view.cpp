// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/teaching/lesson/bench_view.h"

#include "ui/classifier/chart/calibration_panel.h"
#include "ui/classifier/chart/curve_panels.h"
#include "ui/classifier/chart/distribution_panel.h"
#include "ui/classifier/document/classifier_document.h"
#include "ui/classifier/sample/samples_panel.h"
#include "ui/classifier/table/matrix_panel.h"
#include "ui/classifier/table/rates_panel.h"
#include "ui/ranking/document/list_bounds.h"
#include "ui/ranking/document/list_caption.h"
#include "ui/ranking/document/ranking_document.h"
#include "ui/ranking/list/list_panels.h"
#include "ui/ranking/list/query_strip.h"
#include "ui/ranking/steps/mean_panel.h"
#include "ui/ranking/steps/score_cards.h"
#include "ui/ranking/steps/step_panel.h"
#include "ui/teaching/lesson/document/lesson_bench.h"
#include "ui/teaching/lesson/document/lesson_document.h"
#include "ui/teaching/lesson/guess/guess_marks.h"
#include "ui/teaching/lesson/lesson_curve_panel.h"
#include "ui/teaching/lesson/values_panel.h"
#include "ui/toolkit/accessible/spoken_edits.h"
#include "ui/toolkit/panel/panel_group.h"
#include "ui/toolkit/panel/panel_splitter.h"
#include "ui/toolkit/theme/theme.h"

#include <QAction>
#include <QEvent>
#include <QScrollArea>
#include <QSplitter>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <initializer_list>
#include <numeric>

namespace ui {

namespace {

template <class Made>
Panel* ofList(RankingDocument& document)
{
    return new Made(document);
}

template <class Made>
Panel* ofSamples(ClassifierDocument& document)
{
    return new Made(document);
}

/// What a word of core::lessonPanels shows; null if that kind of data has none.
struct BenchRow {
    std::string_view kind;
    Panel* (*list)(RankingDocument&) = nullptr;
    Panel* (*samples)(ClassifierDocument&) = nullptr;
    bool tells = true;  ///< shows values that a guess may ask for
};

constexpr std::array<BenchRow, 10> benchRows{{
    {"steps", ofList<StepPanel>},
    {"formula", ofList<StepPanel>},
    {"pairs", ofList<StepPanel>},
    {"bounds", ofList<StepPanel>},
    {"mean", ofList<MeanPanel>},
    {"scores", nullptr, ofSamples<DistributionPanel>, false},
    {"confusion", nullptr, ofSamples<MatrixPanel>, false},
    {"roc", nullptr, ofSamples<RocPanel>},
    {"pr", nullptr, ofSamples<PrecisionRecallPanel>},
    {"calibration", nullptr, ofSamples<CalibrationPanel>},
}};

const BenchRow* rowOf(std::string_view kind)
{
    const auto row = std::ranges::find(benchRows, kind, &BenchRow::kind);
    return row == benchRows.end() ? nullptr : &*row;
}

/// Limits a panel's keys to itself, because the same panel may appear twice.
void keepKeysWithin(QWidget& panel)
{
    for (QAction* action : panel.findChildren<QAction*>())
        if (action->shortcutContext() == Qt::WindowShortcut && !action->shortcut().isEmpty()) {
            action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
            panel.addAction(action);
        }
}

/// The height around the rows of data, in design pixels.
constexpr int aroundList = 215;
constexpr int aroundOthers = 70;
constexpr int aroundSamples = 115;

constexpr int listRow = 28;
constexpr int sampleRow = 23;
constexpr double listType = 16.0 / 13.0;

/// The height for that many rows, in design pixels; 0 for none.
int heightOf(std::size_t rows, int row, int around)
{
    constexpr std::size_t most = 12;
    return rows == 0 ? 0 : around + row * static_cast<int>(std::min(rows, most));
}

constexpr double leastPartWidth = 236;
constexpr double leastOfReading = 150;
constexpr double coveredReading = 80;

/// The minimum width next to other data; samples show all columns, their distribution needs less.
int leastWidthOf(const QWidget& data, const Theme& theme)
{
    constexpr double leastOfDistribution = 190;
    if (const auto* samples = qobject_cast<const SamplesPanel*>(&data))
        return samples->sizeHint().width();
    return theme.px(qobject_cast<const DistributionPanel*>(&data) ? leastOfDistribution
                                                                  : leastPartWidth);
}

/// Whether the panel, or one of several in its place, hides its content.
bool isCovered(const QWidget& reading)
{
    const auto* group = qobject_cast<const PanelGroup*>(&reading);
    const auto* panel = group ? group->front() : qobject_cast<const Panel*>(&reading);
    return panel && panel->isConcealed();
}

}  // namespace

BenchView::BenchView(LessonDocument& document, QWidget* parent, Guessers guessers)
    : QWidget(parent)
    , m_document(document)
    , m_guessers(guessers)
    , m_scroll(new QScrollArea(this))
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_scroll);
    setAccessibleName(tr("Panels for this step"));
    connect(&document, &LessonDocument::changed, this, [this](LessonDocument::Part part) {
        if (part == LessonDocument::Part::Lesson || part == LessonDocument::Part::Step)
            showStep();
        else if (part == LessonDocument::Part::Answer)
            showReach();
    });
    connect(&document, &LessonDocument::aboutToBeReplaced, this, &BenchView::clear);
    new SpokenEdits(document.history(), *this, [this] {
        const auto* list = qobject_cast<const RankingDocument*>(m_document.bench().current());
        return list && !m_isConcealed ? selectedValueText(*list, m_format) : QString();
    });
    if (document.hasLesson())
        showStep();
}

void BenchView::clear()
{
    m_telling.clear();
    m_lists.clear();
    m_cards.clear();
    m_values.clear();
    m_curve = nullptr;
    m_readings.clear();
    delete std::exchange(m_rows, nullptr);
}

void BenchView::showStep()
{
    clear();
    m_rows = makePanelSplitter(Qt::Vertical);
    m_data = makePanelSplitter(Qt::Horizontal);
    m_rows->addWidget(m_data);
    for (const std::string& name : m_document.bench().names())
        showData(name);
    showReadings();
    showScrolled(*m_scroll, *m_rows);
    m_rows->setAutoFillBackground(false);
    for (Panel* panel : m_rows->findChildren<Panel*>())
        panel->setFormat(m_format);
    for (ScoreCards* cards : m_cards)
        cards->setFormat(m_format);
    m_data->setVisible(m_data->count() > 0);
    showReach();
}

void BenchView::showData(const std::string& name)
{
    if (m_document.bench().list(name))
        showList(name);
    else if (m_document.bench().samples(name))
        showSamples(name);
    else if (const std::vector<double>* values = m_document.bench().values(name))
        m_data->addWidget(m_values.emplace_back(new ValuesPanel(shownName(name), *values)));
}

void BenchView::showList(const std::string& name)
{
    RankingDocument& document = *m_document.bench().list(name);
    auto* list = new RankedListPanel(document);
    list->setTitle(shownName(name));
    auto* cards = new ScoreCards(document);
    list->addWidget(cards);
    list->notRetrieved().setHidden(document.list().notRetrieved.empty());
    if (m_guessers == Guessers::Class)
        list->setForHall();
    m_data->addWidget(list);
    m_lists.push_back(list);
    m_cards.push_back(cards);
    keepKeysWithin(*list);
    connect(&list->view(), &DocumentListView::refused, this, &BenchView::said);
    connect(&document, &RankingDocument::refused, this, &BenchView::said);
    connect(&document.bounds(), &ListBounds::told, this, &BenchView::said);
}

/// A typed matrix has no samples.
void BenchView::showSamples(const std::string& name)
{
    ClassifierDocument& document = *m_document.bench().samples(name);
    if (!document.hasSamples())
        return;
    auto* samples = new SamplesPanel(document);
    samples->setTitle(shownName(name));
    m_data->addWidget(samples);
    keepKeysWithin(*samples);
    connect(samples, &SamplesPanel::refused, this, &BenchView::said);
}

/// Each panel once, in the step's order, with its data.
void BenchView::showReadings()
{
    std::vector<std::pair<std::string, std::vector<std::string>>> kinds;
    for (const core::LessonShow& show : m_document.step().shows)
        for (const std::string& kind : show.panels) {
            const auto known = std::ranges::find(kinds, kind, &decltype(kinds)::value_type::first);
            auto& names = known == kinds.end()
                              ? kinds.emplace_back(kind, std::vector<std::string>()).second
                              : known->second;
            names.insert(names.end(), show.data.begin(), show.data.end());
        }
    for (const auto& [kind, names] : kinds)
        showReading(kind, names);
}

QString BenchView::shownName(const std::string& name) const
{
    return QString::fromStdString(m_document.lesson().labelOf(name));
}

void BenchView::showReading(const std::string& kind, const std::vector<std::string>& names)
{
    if (kind == "curve") {
        showCurve(names);
        return;
    }
    std::vector<std::pair<std::string, Panel*>> panels;
    for (const std::string& name : names)
        if (Panel* panel = readingOf(kind, name))
            panels.emplace_back(name, panel);
    if (panels.size() == 1)
        addReading(kind, names.front(), *panels.front().second);
    if (panels.size() < 2)
        return;
    auto* group = new PanelGroup;
    for (const auto& [name, panel] : panels)
        group->add(panel, shownName(name));
    m_rows->addWidget(group);
}

/// Puts the distribution of scores next to the samples, and the rates below the matrix.
void BenchView::addReading(std::string_view kind, const std::string& name, Panel& panel)
{
    const bool isBeside = kind == "scores" && m_data->count() == 1;
    (isBeside ? m_data : m_rows)->addWidget(&panel);
    if (kind != "confusion")
        return;
    auto* rates = new RatesPanel(*m_document.bench().samples(name));
    rates->setOnlyMain(true);
    m_rows->addWidget(rates);
    m_telling.push_back(rates);
}

Panel* BenchView::readingOf(std::string_view kind, const std::string& name)
{
    const BenchRow* row = rowOf(kind);
    RankingDocument* list = m_document.bench().list(name);
    ClassifierDocument* samples = m_document.bench().samples(name);
    Panel* panel = nullptr;
    if (row && row->list && list)
        panel = row->list(*list);
    else if (row && row->samples && samples)
        panel = row->samples(*samples);
    if (!panel)
        return nullptr;
    keepKeysWithin(*panel);
    m_readings.emplace_back(name, panel);
    if (row->tells)
        m_telling.push_back(panel);
    return panel;
}

/// One curve for each list.
void BenchView::showCurve(const std::vector<std::string>& names)
{
    std::vector<LessonCurvePanel::NamedList> lists;
    for (const std::string& name : names)
        if (RankingDocument* list = m_document.bench().list(name))
            lists.push_back({name, shownName(name), list});
    if (lists.empty())
        return;
    m_curve = new LessonCurvePanel(m_document, std::move(lists));
    m_rows->addWidget(m_curve);
    m_telling.push_back(m_curve);
}

void BenchView::showReach()
{
    m_isConcealed = !m_document.isRevealed();
    for (Panel* panel : m_telling)
        panel->conceal(m_isConcealed ? tr("Shown after your guess.") : QString());
    for (RankedListPanel* list : m_lists) {
        list->queries().setConcealed(m_isConcealed);
        list->setCountsShown(!m_isConcealed);
    }
    for (ScoreCards* cards : m_cards)
        cards->setConcealed(m_isConcealed, m_isConcealed ? tr("after your guess") : QString());
    for (ValuesPanel* values : m_values)
        values->setMeanShown(!m_isConcealed);
    if (m_curve)
        m_curve->showGuesses();
    for (const auto& [name, panel] : m_readings)
        showGuesses(name, *panel);
    adoptSizes();
}

void BenchView::showGuesses(const std::string& name, Panel& panel)
{
    if (auto* curve = qobject_cast<PrecisionRecallPanel*>(&panel))
        curve->setGuesses(guessedPrecisions(m_document, name));
    if (auto* scores = qobject_cast<DistributionPanel*>(&panel))
        scores->setGuess(guessedThreshold(m_document, name));
}

void BenchView::setFormat(const NumberFormat& format)
{
    m_format = format;
    for (Panel* panel : findChildren<Panel*>())
        panel->setFormat(format);
    for (ScoreCards* cards : m_cards)
        cards->setFormat(format);
}

std::vector<FigureSource*> BenchView::figures() const
{
    std::vector<FigureSource*> figures;
    for (Panel* panel : findChildren<Panel*>())
        if (auto* figure = dynamic_cast<FigureSource*>(panel); figure && !panel->isConcealed())
            figures.push_back(figure);
    return figures;
}

/// Rows of 28 pixels where other tables have 23, if all of them can be seen next to the readings.
void BenchView::adoptFonts()
{
    if (m_guessers == Guessers::Class)
        return;
    constexpr double leastForLarge = 250;  // in design pixels: its headings are whole
    const Theme theme = Theme::of(*this);
    const bool areNarrow = width() < static_cast<int>(m_lists.size()) * theme.px(leastForLarge) ||
                           roomOfData() < theme.px(requestedHeight());
    for (RankedListPanel* list : m_lists)
        for (QWidget* part : std::initializer_list<QWidget*>{&list->view(), &list->notRetrieved()})
            part->setFont(scaledFont(font(), areNarrow ? 1 : listType));
}

void BenchView::adoptSizes()
{
    if (!m_rows)
        return;
    adoptFonts();
    keepRows();
    adoptWidth();
    shareHeight();
}

/// The height that the readings leave once they are revealed.
int BenchView::roomOfData() const
{
    const int readings = m_rows->count() - 1;
    return height() - readings * (Theme::of(*this).px(leastOfReading) + m_rows->handleWidth());
}

namespace {

/// So that the layouts around it count it at once, before their events come.
void setLeastHeight(QWidget& view, int height, const QWidget& around)
{
    view.setMinimumHeight(height);
    for (QWidget* part = &view; part && part != &around; part = part->parentWidget())
        part->updateGeometry();
}

}  // namespace

/// Ten rows of a list are in sight before those of documents that were not retrieved.
void BenchView::keepRows()
{
    constexpr int enough = 10;
    if (m_guessers == Guessers::Class)
        return;
    int room = roomOfData();
    for (int row = 1; row < m_rows->count(); ++row)
        if (isCovered(*m_rows->widget(row)))
            room += Theme::of(*this).px(leastOfReading - coveredReading);
    for (RankedListPanel* list : m_lists) {
        DocumentListView& view = list->view();
        setLeastHeight(view, 0, *list);
        setLeastHeight(list->notRetrieved().view(), 2 * view.rowHeight(0), *list);
        const int least = view.minimumSizeHint().height();
        const int others = list->layout()->totalMinimumSize().height() - least;
        const int further = std::max(0, view.model()->rowCount() - enough) * view.rowHeight(0);
        const int requested = std::max(least, view.sizeHint().height() - further);
        setLeastHeight(view, std::clamp(room - others, least, requested), *list);
    }
}

/// Data that do not fit side by side are stacked, each with the height its rows need.
void BenchView::adoptWidth()
{
    constexpr double leastOfRates = 235;
    constexpr int leastOfData = 272;
    constexpr double inHall = 0.55;  // larger type on the same screen
    const double share = m_guessers == Guessers::Class ? inHall : 1.0;
    const Theme theme = Theme::of(*this);
    QList<int> widths;
    for (int place = 0; place < m_data->count(); ++place)
        widths << leastWidthOf(*m_data->widget(place), theme);
    const bool isNarrow = width() < std::accumulate(widths.begin(), widths.end(), 0);
    m_data->setOrientation(isNarrow ? Qt::Vertical : Qt::Horizontal);
    m_data->setSizes(isNarrow ? QList<int>(m_data->count(), 1000) : widths);
    const int least =
        isNarrow ? requestedHeight() * m_data->count() : std::min(requestedHeight(), leastOfData);
    setLeastSize(*m_data, {0, least * share});
    for (RatesPanel* rates : m_rows->findChildren<RatesPanel*>())
        rates->setMinimumHeight(rates->isConcealed() ? 0 : theme.px(leastOfRates * share));
    setLeastSize(*m_rows,
                 {leastPartWidth, (least + leastOfReading * (m_rows->count() - 1)) * share});
}

/// The data get the height of their rows, up to three fifths or what readings leave; hidden panels
/// get little.
void BenchView::shareHeight()
{
    constexpr double mostOfData = 0.6;
    const Theme theme = Theme::of(*this);
    const int ofData = std::min(theme.px(requestedHeight()),
                                std::max(static_cast<int>(mostOfData * height()), roomOfData()));
    const int readings = std::max(1, m_rows->count() - 1);
    QList<int> heights{ofData};
    for (int row = 1; row < m_rows->count(); ++row)
        heights << (isCovered(*m_rows->widget(row)) ? theme.px(coveredReading)
                                                    : (height() - ofData) / readings);
    m_rows->setSizes(heights);
}

/// The data's height, in design pixels.
int BenchView::requestedHeight() const
{
    if (m_data->count() == 0)
        return 0;
    int requested = m_values.empty() ? 0 : aroundList;
    for (const std::string& name : m_document.bench().names()) {
        if (const RankingDocument* list = m_document.bench().list(name))
            requested =
                std::max({requested, aroundList,
                          heightOf(list->list().ranked.size(), listRow, aroundList) +
                              heightOf(list->list().notRetrieved.size(), listRow, aroundOthers)});
        // The threshold's line takes a row.
        if (const ClassifierDocument* samples = m_document.bench().samples(name))
            requested =
                std::max(requested, heightOf(samples->size() + 1, sampleRow, aroundSamples));
    }
    return requested;
}

void BenchView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    adoptSizes();
}

void BenchView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        adoptSizes();
}

}  // namespace ui
