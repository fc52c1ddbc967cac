// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/classifier/settings_panel.h"

#include "core/foundation/text/number_text.h"
#include "ui/text/words/measure_text.h"
#include "ui/toolkit/panel/number_box.h"
#include "ui/toolkit/theme/text_size.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <utility>

namespace ui {

namespace {

QString plain(double value)
{
    return QString::fromStdString(core::shortestText(value));
}

}  // namespace

ClassifierSettingsPanel::ClassifierSettingsPanel(ClassifierDocument& document, QWidget* parent)
    : RefreshedPanel(tr("Settings"), parent)
    , m_document(document)
    , m_problem(new QLabel(this))
{
    QVBoxLayout& column = addScrolledColumn();
    m_problem->setObjectName(QStringLiteral("problem"));
    m_problem->setWordWrap(true);
    column.addWidget(m_problem);
    m_form = new QFormLayout;
    keepGridSpacing(*this, *m_form, {}, {5, 5});
    m_form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    column.addLayout(m_form);
    column.addStretch(1);
    addCalibration();
    addRates();
    connect(&document, &ClassifierDocument::changed, this, [this](ClassifierDocument::Part part) {
        if (part != ClassifierDocument::Part::Threshold)
            refresh();
    });
    refresh();
}

void ClassifierSettingsPanel::addCalibration()
{
    addChoice(
        tr("Calibration"), {tr("none"), tr("isotonic"), tr("Platt")},
        tr("Out of fold: each sample is recalibrated with a model fitted to the other folds"),
        [](const Settings& settings) { return static_cast<int>(settings.calibration); },
        [](Settings& settings, int choice) {
            settings.calibration = static_cast<core::Calibration>(choice);
        });
    addChoice(
        tr("Folds"), {tr("random"), tr("by group")},
        tr("Random folds are stratified by class. Folds by group keep the samples of each group "
           "together."),
        [](const Settings& settings) { return static_cast<int>(settings.foldsBy); },
        [](Settings& settings, int choice) {
            settings.foldsBy = static_cast<core::FoldsBy>(choice);
        });
}

void ClassifierSettingsPanel::addRates()
{
    addNumber(
        tr("β of F"), 0.01, 100, 0.5, tr("Recall counts β times as much as precision"),
        [](const Settings& settings) { return settings.beta; },
        [](Settings& settings, double value) { settings.beta = value; });
    QDoubleSpinBox* prior = addNumber(
        tr("Prior"), 0, 1, 0.01,
        tr("The share of positives where the model will be used. 0 means the same share as in "
           "these samples."),
        [](const Settings& settings) { return settings.costs.prior.value_or(0); },
        [](Settings& settings, double value) {
            settings.costs.prior = value > 0 ? std::optional(value) : std::nullopt;
        });
    prior->setSpecialValueText(tr("observed"));
    addNumber(
        tr("FPR at most"), 0, 1, 0.01, tr("The highest false positive rate that “Jump to” allows"),
        [](const Settings& settings) { return settings.fixedFpr; },
        [](Settings& settings, double value) { settings.fixedFpr = value; });
    addNumber(
        tr("Recall at least"), 0, 1, 0.01, tr("The lowest recall that “Jump to” allows"),
        [](const Settings& settings) { return settings.fixedRecall; },
        [](Settings& settings, double value) { settings.fixedRecall = value; });
    addNumber(
        tr("Precision at least"), 0, 1, 0.01, tr("The lowest precision that “Jump to” allows"),
        [](const Settings& settings) { return settings.fixedPrecision; },
        [](Settings& settings, double value) { settings.fixedPrecision = value; });
    addNumber(
        tr("Flagged at most"), 0, 1, 0.01,
        tr("The highest share of samples predicted positive that “Jump to” allows"),
        [](const Settings& settings) { return settings.fixedFlagged; },
        [](Settings& settings, double value) { settings.fixedFlagged = value; });
}

QDoubleSpinBox* ClassifierSettingsPanel::addNumber(const QString& name, double least, double most,
                                                   double step, const QString& about,
                                                   std::function<double(const Settings&)> read,
                                                   std::function<void(Settings&, double)> write)
{
    auto* box = new NumberBox(this);
    box->setDecimals(6);
    box->setRange(least, most);
    box->setSingleStep(step);
    box->setKeyboardTracking(false);
    box->setAccessibleName(name);
    box->setToolTip(about);
    m_form->addRow(name, box);
    connect(box, &QDoubleSpinBox::valueChanged, this,
            [this, name, write = std::move(write)](double value) {
                edit([&](Settings& settings) { write(settings, value); },
                     tr("%1: %2").arg(name, plain(value)));
            });
    m_shows.push_back([box, read = std::move(read)](const Settings& settings) {
        const QSignalBlocker quiet(box);
        box->setValue(read(settings));
    });
    return box;
}

QComboBox* ClassifierSettingsPanel::addChoice(const QString& name, const QStringList& choices,
                                              const QString& about,
                                              std::function<int(const Settings&)> read,
                                              std::function<void(Settings&, int)> write)
{
    auto* box = new QComboBox(this);
    box->addItems(choices);
    box->setAccessibleName(name);
    box->setToolTip(about);
    m_form->addRow(name, box);
    connect(box, &QComboBox::activated, this,
            [this, name, choices, write = std::move(write)](int choice) {
                edit([&](Settings& settings) { write(settings, choice); },
                     tr("%1: %2").arg(name, choices[choice]));
            });
    m_shows.push_back([box, read = std::move(read)](const Settings& settings) {
        box->setCurrentIndex(read(settings));
    });
    return box;
}

void ClassifierSettingsPanel::edit(const std::function<void(Settings&)>& change,
                                   const QString& stepName)
{
    Settings settings = m_document.session().settings;
    change(settings);
    m_document.setSettings(settings, stepName);
}

void ClassifierSettingsPanel::refresh()
{
    for (const auto& show : m_shows)
        show(m_document.session().settings);
    const auto reason = m_document.whyNotCalibrated(m_document.session().model);
    m_problem->setVisible(reason.has_value());
    m_problem->setText(reason ? tr("The scores are not calibrated. %1").arg(undefinedText(*reason))
                              : QString());
}

}  // namespace ui
