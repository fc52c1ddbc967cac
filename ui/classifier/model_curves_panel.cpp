#include "ui/classifier/model_curves_panel.h"

#include "ui/chart/curve_view.h"
#include "ui/classifier/samples_caption.h"
#include "ui/refresh_when_shown.h"
#include "ui/theme/theme.h"
#include "ui/words/mark_text.h"
#include "ui/words/measure_text.h"

#include <QAction>
#include <QEvent>
#include <QFontMetrics>
#include <QMenu>
#include <QToolButton>

#include <utility>

namespace ui {

ModelCurvesPanel::ModelCurvesPanel(const QString& title, ClassifierDocument& document,
                                   QWidget* parent)
    : Panel(title, parent)
    , m_document(document)
    , m_view(new CurveView(this))
    , m_more(new QToolButton(this))
    // Made first, it works last: the mark stands on curves.
    , m_markRefresh(new RefreshWhenShown(*this, [this] { mark(); }))
    , m_refresh(new RefreshWhenShown(*this, [this] { refresh(); }))
{
    m_view->setAccessibleName(title);
    m_more->setText(QStringLiteral("⋯"));
    m_more->setObjectName(QStringLiteral("more"));
    m_more->setAccessibleName(tr("What is drawn"));
    m_more->setToolTip(tr("Choose what is drawn"));
    m_more->setPopupMode(QToolButton::InstantPopup);
    m_more->setMenu(new QMenu(m_more));
    m_more->menu()->setToolTipsVisible(true);
    addHeaderWidget(m_more);
    addWidget(m_view, 1);
    connect(m_view, &CurveView::pointMoved, this, [this](int line, std::size_t index) {
        choose({line, index});
    });
    connect(m_view, &CurveView::pointReleased, &m_document, &ClassifierDocument::endMove);
    connect(&document, &ClassifierDocument::changed, this, [this](ClassifierDocument::Part part) {
        if (part != ClassifierDocument::Part::Threshold)
            m_refresh->request();
        m_markRefresh->request();
    });
    connect(&document, &ClassifierDocument::currentSampleChanged, m_markRefresh,
            &RefreshWhenShown::request);
}

void ModelCurvesPanel::setFormat(const NumberFormat& format)
{
    m_format = format;
    refreshPlane();
}

void ModelCurvesPanel::refreshPlane()
{
    m_refresh->request();
    m_markRefresh->request();
}

void ModelCurvesPanel::refreshLines()
{
    m_lines.clear();
    refreshPlane();
}

QAction* ModelCurvesPanel::addSwitch(const QString& text, const QString& tip)
{
    auto* action = new QAction(text, this);
    action->setToolTip(tip);
    action->setCheckable(true);
    m_more->menu()->addAction(action);
    auto* button = new QToolButton(this);
    button->setObjectName(QStringLiteral("tab"));
    button->setDefaultAction(action);
    button->setFocusPolicy(Qt::StrongFocus);
    addHeaderWidget(button);
    m_switches.push_back(button);
    connect(action, &QAction::toggled, this, &ModelCurvesPanel::refreshPlane);
    return action;
}

void ModelCurvesPanel::fitSwitches()
{
    const Theme theme = Theme::of(*this);
    const QFont bold = scaledFont(font(), 1, QFont::Bold);
    int needed = QFontMetrics(bold).horizontalAdvance(title()) + theme.px(40);
    for (const QToolButton* button : m_switches)
        needed += button->sizeHint().width() + theme.px(8);
    const bool hasRoom = needed <= width();
    for (QToolButton* button : m_switches)
        button->setVisible(hasRoom);
    m_more->setVisible(!hasRoom);
}

void ModelCurvesPanel::resizeEvent(QResizeEvent* event)
{
    Panel::resizeEvent(event);
    fitSwitches();
}

void ModelCurvesPanel::changeEvent(QEvent* event)
{
    Panel::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fitSwitches();
}

const ModelCurvesPanel::Line& ModelCurvesPanel::front() const
{
    return m_lines[m_document.session().model];
}

void ModelCurvesPanel::refresh()
{
    if (!m_document.hasSamples()) {
        showNothing(tr("Open a table of labels and scores, or paste one, to see this curve."));
        return;
    }
    if (const auto why = whyNone(*m_document.sweep())) {
        showNothing(undefinedText(*why));
        return;
    }
    takeLines();
    CurveChart chart = plane();
    for (std::size_t model = 0; model < m_lines.size(); ++model) {
        const QString name = m_document.modelName(model);
        const QString legend = legendOf(name, m_lines[model]);
        const QString ending = legend.startsWith(name) ? legend.mid(name.size()) : QString();
        chart.lines.push_back({legend, m_lines[model].curve, ending});
    }
    chart.front = m_document.session().model;
    chart.format = m_format;
    setRemark(remarkText());
    m_view->setChart(std::move(chart));
    m_view->setEmptyText(tr("No threshold has a point on this curve."));  // the places fit by now
}

/// A line whose sweep is still the same stays: neither a setting nor another model's scores make
/// it anew.
void ModelCurvesPanel::takeLines()
{
    m_lines.resize(m_document.samples().models.size());
    for (std::size_t model = 0; model < m_lines.size(); ++model)
        if (const Sweep sweep = m_document.sweep(model); sweep != m_lines[model].sweep)
            m_lines[model] = lineOf(sweep);
}

void ModelCurvesPanel::showNothing(const QString& why)
{
    m_lines.clear();
    setRemark({});
    m_view->setChart({});
    m_view->setEmptyText(why);
}

void ModelCurvesPanel::mark()
{
    if (m_lines.empty()) {
        m_view->setWords({});
        return;
    }
    QStringList names;
    for (const CurveLine& line : m_view->chart().lines)
        names << line.name;
    const CurveChart& chart = m_view->chart();
    //: A chart: its title, what stands upwards, what stands across, and the curves' names
    const QString whole =
        tr("%1: %2 against %3. %4.")
            .arg(title(), chart.yTitle, chart.xTitle, names.join(QStringLiteral(", ")));
    const auto label = [this](CurvePlace place) { return tr("t = %1").arg(thresholdAt(place)); };
    const auto sentence = [this](CurvePlace place) {
        const Line& line = m_lines[static_cast<std::size_t>(place.line)];
        return sentenceAt(thresholdAt(place), line.sweep->counts(pointOf(place)));
    };
    const std::size_t model = m_document.session().model;
    m_view->setCurrent(placeOf(model, m_document.point()));
    m_view->setAttention(placesOfAttention());
    // The point may be the same at another threshold.
    m_view->setWords({whole, label, sentence});
}

std::optional<CurvePlace> ModelCurvesPanel::placeOf(std::size_t model, std::size_t point) const
{
    const Line& line = m_lines[model];
    if (point < line.firstPoint || point - line.firstPoint >= line.curve->size())
        return std::nullopt;
    return CurvePlace{static_cast<int>(model), point - line.firstPoint};
}

/// The same threshold on the other curves, and the current sample on the one in front.
std::vector<CurvePlace> ModelCurvesPanel::placesOfAttention() const
{
    std::vector<CurvePlace> places;
    const std::size_t shown = m_document.session().model;
    for (std::size_t model = 0; model < m_lines.size(); ++model) {
        const auto point = m_lines[model].sweep->pointAt(m_document.threshold());
        if (const auto place = placeOf(model, point); place && model != shown)
            places.push_back(*place);
    }
    if (const auto sample = m_document.currentSample()) {
        const double score = m_document.scored().scores[*sample];
        if (const auto place = placeOf(shown, m_lines[shown].sweep->pointAt(score)))
            places.push_back(*place);
    }
    return places;
}

std::size_t ModelCurvesPanel::pointOf(CurvePlace place) const
{
    return m_lines[static_cast<std::size_t>(place.line)].firstPoint + place.index;
}

/// The threshold in force where the place is its point, else the point's own.
QString ModelCurvesPanel::thresholdAt(CurvePlace place) const
{
    const core::ThresholdSweep& sweep = *m_lines[static_cast<std::size_t>(place.line)].sweep;
    const std::size_t point = pointOf(place);
    const bool isInForce = sweep.pointAt(m_document.threshold()) == point;
    return markText(isInForce ? m_document.threshold() : sweep.threshold(point), m_format);
}

void ModelCurvesPanel::choose(CurvePlace place)
{
    m_document.setModel(static_cast<std::size_t>(place.line));
    m_document.setPoint(pointOf(place));
}

QString ModelCurvesPanel::rateText(core::Rate rate, const core::Counts& counts) const
{
    return valueText(core::rateOf(rate, counts, m_document.session().settings.beta), m_format);
}

void ModelCurvesPanel::bringUpToDate()
{
    m_refresh->refreshNow();
    m_markRefresh->refreshNow();
}

PaperFigure ModelCurvesPanel::paperFigure() const
{
    PaperFigure figure = m_view->paperFigure();
    figure.kind = figureKind();
    figure.title = title();
    figure.whyNone = m_view->emptyText();
    if (!figure.paint)
        return figure;
    figure.caption =
        joinedSentences({curvesCaption(), samplesCaptionAtThreshold(m_document, m_format.digits)});
    figure.data = [chart = m_view->chart(), shown = CurvePlane{m_view->shownX(), m_view->shownY()},
                   numbers = numbers()] { return figureData(chart, shown, numbers); };
    return figure;
}

CurveNumbers ModelCurvesPanel::numbers() const
{
    CurveNumbers numbers;
    for (std::size_t model = 0; model < m_lines.size(); ++model)
        numbers.names << m_document.modelName(model);
    numbers.more.push_back(
        {tr("threshold"), [lines = m_lines](std::size_t line, std::size_t index) {
             return lines[line].sweep->threshold(lines[line].firstPoint + index);
         }});
    for (CurvePointColumn& column : moreColumns())
        numbers.more.push_back(std::move(column));
    return numbers;
}

QString ModelCurvesPanel::factTexts(std::size_t fact) const
{
    QStringList texts;
    for (std::size_t model = 0; model < m_lines.size(); ++model) {
        const QString value = valueText(m_lines[model].facts[fact], paperFormat());
        texts
            << (hasSeveralModels()
                    ? tr("%1: %2", "a model and its value").arg(m_document.modelName(model), value)
                    : value);
    }
    return texts.join(QStringLiteral(", "));
}

}  // namespace ui
