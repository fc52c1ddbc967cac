// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/classifier/document/classifier_document.h"
#include "ui/toolkit/panel/refreshed_panel.h"

#include <functional>
#include <vector>

class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLabel;

namespace ui {

/// What a classifier is evaluated for: calibration, β, the prior, and the rates that "jump to"
/// holds fixed. The costs are below the rates, and the rules in the tool bar.
class ClassifierSettingsPanel : public RefreshedPanel {
    Q_OBJECT
public:
    explicit ClassifierSettingsPanel(ClassifierDocument& document, QWidget* parent = nullptr);

private:
    using Settings = core::ClassifierSettings;
    void addCalibration();
    void addRates();
    /// @param read gets the value from the settings; @param write puts it there
    QDoubleSpinBox* addNumber(const QString& name, double least, double most, double step,
                              const QString& about, std::function<double(const Settings&)> read,
                              std::function<void(Settings&, double)> write);
    QComboBox* addChoice(const QString& name, const QStringList& choices, const QString& about,
                         std::function<int(const Settings&)> read,
                         std::function<void(Settings&, int)> write);
    void edit(const std::function<void(Settings&)>& change, const QString& stepName);
    void refresh() override;

    ClassifierDocument& m_document;
    QFormLayout* m_form;
    QLabel* m_problem;
    std::vector<std::function<void(const Settings&)>> m_shows;
};

}  // namespace ui
