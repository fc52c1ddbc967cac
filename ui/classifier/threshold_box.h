#pragma once

#include <QDoubleSpinBox>

namespace ui {

class ClassifierDocument;

/// The document's threshold as a field: any number can be typed; arrows and the wheel go from one
/// distinct score to the next, in larger steps where there are many.
class ThresholdBox : public QDoubleSpinBox {
    Q_OBJECT
public:
    explicit ThresholdBox(ClassifierDocument& document, QWidget* parent = nullptr);

    QString textFromValue(double value) const override;
    void stepBy(int steps) override;

protected:
    StepEnabled stepEnabled() const override;

private:
    ClassifierDocument& m_document;
};

}  // namespace ui
