// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/samples/classifier_settings.h"

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
class RulesButton;
class ThresholdBox;

/// The threshold and how scores are read, always within reach: a field, a slider over the scores, a
/// list of optima to jump to, the positive class, the direction of the scores, the model and the
/// rules.
class ClassifierToolBar : public QObject {
    Q_OBJECT
public:
    /// The optima that a person can jump to.
    enum class Optimum : std::uint8_t { F, Youden, Cost, Fpr, Recall, Precision, Flagged };

    ClassifierToolBar(ClassifierDocument& document, FittedBar& bar);

    /// Sets the threshold to an optimum. @return whether that optimum exists
    bool jumpTo(Optimum optimum);

signals:
    /// Emitted when something cannot be done; the sentence says why.
    void refused(const QString& sentence);
    /// All rules should be explained.
    void explanationRequested();

private:
    struct Field {
        QAction* name;
        QAction* field;
        QLabel* label;
        QWidget* widget;
        QString whole;
        QString brief;
    };
    /// @param brief the name in a narrow bar; empty: the whole one
    void addField(QWidget* field, const QString& name, const QString& brief = {});
    void addThreshold();
    void addSlider();
    void addJump();
    void addReading();
    void addRules();
    void adoptLevel(int level);
    static QString textOf(Optimum optimum, const core::ClassifierSettings& settings);
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
    RulesButton* m_rules = nullptr;
    QAction* m_sliderAction = nullptr;
};

}  // namespace ui
