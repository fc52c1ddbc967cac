// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/classifier/chart/calibration_panel.h"

#include "ui/charts/view/chart_view.h"
#include "ui/classifier/chart/calibration_values.h"
#include "ui/text/words/measure_text.h"
#include "ui/toolkit/panel/segments.h"
#include "ui/toolkit/panel/view_switches.h"
#include "ui/toolkit/theme/text_size.h"
#include "ui/toolkit/theme/theme.h"

#include <QAbstractButton>
#include <QAction>
#include <QButtonGroup>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QToolButton>
#include <QVBoxLayout>

#include <utility>

namespace ui {

namespace {

constexpr double leastWithNote = 240;  ///< in design pixels

}  // namespace

CalibrationPanel::CalibrationPanel(ClassifierDocument& document, QWidget* parent)
    : ClassifierChartPanel(tr("Calibration"), document, parent)
    , m_drawn(document)
    , m_chart(new ChartView(this))
    , m_more(&addMenu(tr("Bins"), tr("Choose how the scores are binned")))
    , m_smooth(new QAction(tr("Smooth curve"), this))
    , m_bandWork(this)
    , m_choices(new Segments(tr("Calibration of the scores"), this))
    , m_values(new CalibrationValues(this))
    , m_note(new QLabel(this))
    , m_side(new QVBoxLayout)
{
    m_chart->setAccessibleName(title());
    m_chart->setTipNote([this](double x) { return m_drawn.tipNote(x); });
    m_smooth->setCheckable(true);
    m_smooth->setToolTip(tr("A smooth curve with its 95% band instead of the bins"));
    keepSwitch(*m_smooth, QStringLiteral("smooth"));
    connect(m_smooth, &QAction::toggled, this, [this] { request(); });
    connect(&document, &ClassifierDocument::aboutToChange, this, [this] {
        // A cancelled computation leaves no bands.
        if (m_bandWork.isRunning())
            m_bandsOf.clear();
        m_bandWork.stop();
    });
    connect(m_more->menu(), &QMenu::aboutToShow, this, [this] { addBinnings(*m_more->menu()); });
    auto* content = new QWidget(this);
    auto* row = new QHBoxLayout(content);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(m_chart, 1);
    row->addWidget(makeSide());
    addWidget(content, 1);
}

QWidget* CalibrationPanel::makeSide()
{
    auto* side = new QWidget(this);
    side->setLayout(m_side);
    keepSpacing(*side, *m_side, {8, 8, 12, 8}, 10);
    using core::Calibration;
    const auto add = [this](Calibration calibration, const QString& text, const QString& tip) {
        m_choices->add(text, tip, static_cast<int>(calibration));
    };
    add(Calibration::None, tr("None"), tr("Use the scores as they are"));
    add(Calibration::Isotonic, tr("Isotonic"),
        tr("The increasing step function that fits the other folds best"));
    add(Calibration::Platt, tr("Platt"), tr("A logistic curve fitted to the other folds"));
    m_side->addWidget(m_choices, 0, Qt::AlignLeft);
    m_side->addWidget(m_values);
    m_note->setObjectName(QStringLiteral("hint"));
    m_note->setWordWrap(true);
    m_side->addWidget(m_note);
    m_side->addStretch(1);
    connect(&m_choices->group(), &QButtonGroup::idClicked, this,
            [this](int id) { calibrate(static_cast<Calibration>(id)); });
    return side;
}

void CalibrationPanel::sizeChanged()
{
    // In a low panel, the numbers need the space.
    m_note->setVisible(height() >= Theme::of(*this).px(leastWithNote));
}

QAbstractButton& CalibrationPanel::choice(core::Calibration calibration) const
{
    return *m_choices->group().button(static_cast<int>(calibration));
}

/// Filled when opened, because the settings can also change elsewhere.
void CalibrationPanel::addBinnings(QMenu& menu)
{
    menu.clear();
    menu.addAction(m_smooth);
    menu.addSeparator();
    const core::ClassifierSettings& settings = document().session().settings;
    const auto add = [&](const QString& text, std::size_t bins, core::Binning binning) {
        QAction* action = menu.addAction(text);
        action->setCheckable(true);
        action->setChecked(bins == settings.bins && binning == settings.binning);
        connect(action, &QAction::triggered, this,
                [this, bins, binning] { setBins(bins, binning); });
    };
    add(tr("Equal-width bins"), settings.bins, core::Binning::Uniform);
    add(tr("Equal-count bins"), settings.bins, core::Binning::Quantile);
    menu.addSeparator();
    for (const std::size_t bins : {5, 10, 15, 20})
        add(tr("%1 bins").arg(bins), bins, settings.binning);
}

void CalibrationPanel::setBins(std::size_t bins, core::Binning binning)
{
    core::ClassifierSettings settings = document().session().settings;
    settings.bins = bins;
    settings.binning = binning;
    document().setSettings(settings, binning == core::Binning::Uniform
                                         ? tr("Use %1 equal-width bins").arg(bins)
                                         : tr("Use %1 equal-count bins").arg(bins));
}

void CalibrationPanel::calibrate(core::Calibration calibration)
{
    core::ClassifierSettings settings = document().session().settings;
    settings.calibration = calibration;
    QString step = tr("Use the raw scores");
    if (calibration == core::Calibration::Isotonic)
        step = tr("Calibrate by isotonic regression");
    else if (calibration == core::Calibration::Platt)
        step = tr("Calibrate by Platt scaling");
    document().setSettings(settings, step);
}

void CalibrationPanel::refresh()
{
    m_drawn.setSmooth(m_smooth->isChecked());
    m_drawn.update(format());
    takeBands();
    const core::ClassifierSettings& settings = document().session().settings;
    const bool hasSamples = document().hasSamples();
    choice(settings.calibration).setChecked(true);
    m_more->setEnabled(hasSamples);
    showValues();
    setRemark(!hasSamples              ? QString()
              : m_bandWork.isRunning() ? tr("Calculating the band…")
              : m_smooth->isChecked()  ? QString()
              : settings.binning == core::Binning::Uniform
                  ? tr("%1 equal-width bins").arg(settings.bins)
                  : tr("%1 equal-count bins").arg(settings.bins));
    Chart chart = m_drawn.chart();
    m_chart->setMarkerWords({}, m_drawn.seenText());
    m_chart->setEmptyText(m_drawn.whyEmpty());
    m_chart->setSeries(std::move(chart.series), chart.axes);
    m_chart->setBackdrop(std::move(chart.backdrop));
}

/// Kept as long as the curves.
void CalibrationPanel::takeBands()
{
    auto requested = m_drawn.requestedBands();
    if (requested == m_bandsOf)
        return;
    m_bandWork.stop();
    m_bandsOf = std::move(requested);
    if (m_bandsOf.empty())
        return;
    m_bandWork.make(
        document().size() * m_bandsOf.size() * core::BootstrapRules().rounds,
        [make = m_drawn.bandMaking()](const std::stop_token& stop) { return make(stop); },
        [this](auto made) {
            m_drawn.setBands(std::move(made));
            request();
        });
}

void CalibrationPanel::showValues()
{
    if (!document().hasSamples()) {
        m_values->clear();
        m_note->clear();
        return;
    }
    m_values->setValues(m_drawn.before(),
                        m_drawn.isCalibrated() ? std::optional(m_drawn.shown()) : std::nullopt,
                        format());
    const auto why = document().whyNotCalibrated(document().session().model);
    m_note->setText(
        why ? undefinedText(*why)
        : m_drawn.isCalibrated()
            ? tr("Out of fold: each sample is recalibrated with a model fitted to the other "
                 "folds.")
            : QString());
}

PaperFigure CalibrationPanel::paperFigure() const
{
    return m_drawn.figure();
}

QString CalibrationPanel::tableCaption() const
{
    return m_drawn.tableCaption();
}

}  // namespace ui
