// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>

namespace ui {

/// A choice among names: a long one takes what room there is and is cut in its middle; of many
/// names some are seen at a time, beside a scroll bar.
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
