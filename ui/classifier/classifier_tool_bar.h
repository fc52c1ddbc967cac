// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/thresholds/operating_point.h"

#include <QObject>
#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

class QAction;
class QComboBox;
class QLabel;
class QSlider;
class QWidget;

namespace ui {

class FittedBar;

class ClassifierDocument;
class ThresholdBox;

/// The threshold and how the scores are read, at hand all the time: a field, a slider over the
/// scores, optima to jump to, the positive class, the direction of the scores and the model.
class ClassifierToolBar : public QObject {
    Q_OBJECT
public:
    /// What there is to jump to.
    enum class Optimum : std::uint8_t { F, Youden, Cost, Fpr, Recall };

    /// Adds its controls to `bar`.
    ClassifierToolBar(ClassifierDocument& document, FittedBar& bar);

    /// Puts the threshold of an optimum in force. @return whether there is one
    bool jumpTo(Optimum optimum);

signals:
    /// Something could not be done; a sentence that says why.
    void refused(const QString& sentence);

private:
    /// A field's place in the bar.
    struct Field {
        QAction* name;
        QAction* field;
        QLabel* label;
        QWidget* widget;
    };
    Field addField(QWidget* field, const QString& name);
    void addThreshold();
    void addSlider();
    void addJump();
    void addReading();
    void adoptLevel(int level);
    static QString textOf(Optimum optimum, const core::ClassifierSettings& settings);
    core::OperatingPoint optimum(Optimum which) const;
    void slideTo(int place);
    void refresh();
    void refreshPositive();
    void refreshThreshold();
    void refreshJump();

    ClassifierDocument& m_document;
    FittedBar& m_bar;
    std::vector<Field> m_fields;
    ThresholdBox* m_threshold = nullptr;
    QSlider* m_slider = nullptr;
    QComboBox* m_jump = nullptr;
    QComboBox* m_positive = nullptr;
    QComboBox* m_direction = nullptr;
    QComboBox* m_model = nullptr;
    QAction* m_sliderAction = nullptr;
    /// The last jump, shown while the threshold is where it went.
    std::optional<Optimum> m_jumped;
    double m_jumpedTo = 0;
};

}  // namespace ui
