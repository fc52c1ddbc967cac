// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>

namespace ui {

/// A drop-down list of names: a long name uses the available width and is cut in the middle; a long
/// list scrolls.
class NameBox : public QComboBox {
    Q_OBJECT
public:
    explicit NameBox(QWidget* parent = nullptr);

    QSize sizeHint() const override;
    void showPopup() override;

protected:
    void paintEvent(QPaintEvent* event) override;
};

}  // namespace ui
