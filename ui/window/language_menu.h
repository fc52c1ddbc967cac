// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenu>

namespace ui {

/// The desktop's language, or one of those that the program speaks, each called as in itself: one
/// of them is checked.
class LanguageMenu : public QMenu {
    Q_OBJECT
public:
    /// @param chosen the code that holds; empty: the desktop's
    explicit LanguageMenu(const QString& chosen, QWidget* parent = nullptr);

signals:
    /// The person picked one here.
    void picked(const QString& code);
};

/// What a choice comes to, as a sentence.
QString languageChoiceText();

}  // namespace ui
