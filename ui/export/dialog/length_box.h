// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/toolkit/panel/number_box.h"

namespace ui {

/// A field for numbers without trailing zeros: 89, 88.9, 7.165.
class LengthBox : public TypedBox<QDoubleSpinBox> {
public:
    explicit LengthBox(QWidget* parent = nullptr);

    QString textFromValue(double value) const override;
};

}  // namespace ui
