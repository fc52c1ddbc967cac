// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/language_menu.h"

#include "ui/text/language/language.h"
#include "ui/text/language/thin_space.h"
#include "ui/toolkit/theme/faces.h"

#include <QActionGroup>

#include <algorithm>

namespace ui {

LanguageMenu::LanguageMenu(const QString& chosen, QWidget* parent)
    : QMenu(tr("Lan&guage"), parent)
{
    auto* group = new QActionGroup(this);
    const auto add = [&](const QString& name, const QString& code) {
        QAction* action = addAction(name);
        action->setCheckable(true);
        action->setChecked(code == languageFor(chosen));
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, code] { emit picked(code); });
    };
    add(tr("&Same as system"), {});
    for (const Language& language : languages())
        add(language.name, language.code);
}

QString languageChoiceText()
{
    const QString next = requestedLanguage();
    if (QString missing = missingFaceText(next); !missing.isEmpty())
        return missing;
    const QList<Language> known = languages();
    const auto found = std::ranges::find(known, next, &Language::code);
    const QString sentence = next == spokenLanguage()
                                 ? LanguageMenu::tr("Rankscope stays in %1.")
                                 : LanguageMenu::tr("Rankscope will use %1 after you restart it.");
    return closedUp(sentence.arg(found->name));
}

}  // namespace ui
