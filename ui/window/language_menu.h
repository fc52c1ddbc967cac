// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenu>

namespace ui {

/// Chooses the language: the desktop's, or one of the program's, each under its own name; exactly
/// one is checked.
class LanguageMenu : public QMenu {
    Q_OBJECT
public:
    /// @param chosen a language code; empty: the desktop's
    explicit LanguageMenu(const QString& chosen, QWidget* parent = nullptr);

signals:
    /// The person chose one in this menu.
    void picked(const QString& code);
};

/// The effect of the choice, in one sentence.
QString languageChoiceText();

}  // namespace ui
