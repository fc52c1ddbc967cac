// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>

#include <initializer_list>

namespace ui {

/// In a low window, brings parts into the place of others; in a high one, it is hidden and shows
/// both.
class FoldBar : public QPushButton {
    Q_OBJECT
public:
    /// @param name the parts behind it
    explicit FoldBar(const QString& name, QWidget* parent = nullptr);

    void fold(bool isLow, std::initializer_list<QWidget*> usual,
              std::initializer_list<QWidget*> behind);

private:
    void showName(const QString& name);
};

}  // namespace ui
