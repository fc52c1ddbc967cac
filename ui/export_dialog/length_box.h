#pragma once

#include <QDoubleSpinBox>

namespace ui {

/// A number without needless zeros: 89, 88.9, 7.165.
class LengthBox : public QDoubleSpinBox {
    Q_OBJECT
public:
    explicit LengthBox(QWidget* parent = nullptr);

    QString textFromValue(double value) const override;
};

}  // namespace ui
