// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/classifier/chart/decision_panel.h"
#include "ui/classifier/document/samples_caption.h"

#include "core/classification/calibration/probability.h"
#include "ui/charts/chart/ticks.h"
#include "ui/charts/view/chart_view.h"
#include "ui/classifier/chart/decision_chart.h"
#include "ui/text/language/joined_text.h"
#include "ui/text/words/mark_text.h"
#include "ui/toolkit/panel/number_box.h"
#include "ui/toolkit/panel/view_switches.h"

#include <QAction>
#include <QMenu>
#include <QRegularExpression>
#include <QToolButton>

#include <optional>
#include <utility>

namespace ui {

namespace {

/// Takes a whole range, too: "0–0.3", "0 to 0.3", "0..0.3".
class RangeEndBox : public NumberBox {
public:
    using NumberBox::NumberBox;

protected:
    std::optional<double> read(const QString& text) const override
    {
        static const QRegularExpression fromZero(
            QStringLiteral("^0(?:[.,]0*)?\\s*(?:[-\u2010-\u2015\u2212~\u2026]|\\.\\.+|to|\u5230|"
                           "\u81f3)\\s*(?=\\S)"));
        const auto start = fromZero.match(text);
        return NumberBox::read(text.mid(start.capturedLength()));
    }
};

}  // namespace

DecisionPanel::DecisionPanel(ClassifierDocument& document, QWidget* parent)
    : ClassifierChartPanel(tr("Decision curve"), document, parent)
    , m_chart(new ChartView(this))
    , m_more(&addMenu(tr("Show"), tr("Choose what to show")))
    , m_band(addChoice(QStringLiteral("band"), tr("band"),
                       tr("The 95% interval of the net benefit at each threshold"),
                       &DecisionOptions::hasBand))
    , m_difference(addChoice(QStringLiteral("difference"), tr("difference"),
                             tr("The other models’ net benefit minus that of the current model, "
                                "with 95% intervals"),
                             &DecisionOptions::isDifference))
    , m_highest(new RangeEndBox(this))
{
    m_highest->setRange(0, 1);
    m_highest->setDecimals(3);
    m_highest->setSingleStep(0.05);
    m_highest->setKeyboardTracking(false);
    m_highest->setButtonSymbols(QAbstractSpinBox::NoButtons);
    m_highest->setSpecialValueText(tr("Range: automatic"));
    //: The range of a chart's axis; its end follows: "Range 0–0.3"
    m_highest->setPrefix(tr("Range 0–"));
    m_highest->setAccessibleName(tr("Highest threshold probability"));
    m_highest->setToolTip(tr("Threshold probabilities on the chart, such as 0–0.3. 0 means twice "
                             "the share of positives."));
    addTitleWidget(m_highest);
    // A range belongs to the samples that it was typed for; it stays when these are read again.
    connect(&document, &ClassifierDocument::changed, m_highest,
            [this, of = document.session().name]() mutable {
                const std::string& now = this->document().session().name;
                if (std::exchange(of, now) != now)
                    m_highest->setValue(0);
            });
    connect(m_highest, &QDoubleSpinBox::valueChanged, this, [this](double highest) {
        m_options.highest = highest;
        request();
    });
    m_more->menu()->setToolTipsVisible(true);
    connect(m_difference, &QAction::toggled, m_band, &QAction::setDisabled);
    m_chart->setAccessibleName(title());
    addWidget(m_chart, 1);
    connect(m_chart, &ChartView::markerMoved, this, &DecisionPanel::moveTo);
    connect(m_chart, &ChartView::markerReleased, &document, &ClassifierDocument::endMove);
}

QAction* DecisionPanel::addChoice(const QString& name, const QString& text, const QString& tip,
                                  bool DecisionOptions::*choice)
{
    auto* action = new QAction(text, this);
    action->setToolTip(tip);
    action->setCheckable(true);
    keepSwitch(*action, name);
    m_more->menu()->addAction(action);
    connect(action, &QAction::toggled, this, [this, choice](bool isOn) {
        m_options.*choice = isOn;
        request();
    });
    return action;
}

void DecisionPanel::refresh()
{
    const DecisionChart drawn(document(), format(), m_options);
    m_chart->setEmptyText(drawn.whyEmpty());
    Chart chart = drawn.chart();
    m_chart->setSeries(std::move(chart.series), chart.axes);
    m_chart->setBackdrop(std::move(chart.backdrop));
    m_ranges = drawn.rangeSentence();
}

void DecisionPanel::mark()
{
    const DecisionChart drawn(document(), format(), m_options);
    if (drawn.isEmpty()) {
        m_chart->setMarker(std::nullopt);
        return;
    }
    // The range grows with the threshold. It shrinks later, not under a mouse that drags.
    if (drawn.highest() > m_chart->chart().axes.xRange->upper)
        refresh();
    m_chart->setMarkerWords(tr("threshold %1 ⇔ drag")
                                .arg(thresholdNumber(document(), document().threshold(), format())),
                            joinedSentences({drawn.sentence(), m_ranges}));
    m_chart->setMarker(drawn.marker());
}

void DecisionPanel::moveTo(double probability)
{
    const double pixels = m_chart->dataArea().width() * m_chart->devicePixelRatioF();
    const double near =
        shortestWithin(probability, {0, m_chart->chart().axes.xRange->upper}, pixels);
    document().setThreshold(
        core::positiveProbability(near, document().sweep()->higherIsPositive()));
}

PaperFigure DecisionPanel::paperFigure() const
{
    return DecisionChart(document(), format(), m_options).figure();
}

}  // namespace ui
