// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/appearance_menu.h"

#include <QActionGroup>
#include <QMetaEnum>
#include <QSettings>

namespace ui {

namespace {

const auto settingName = QStringLiteral("window/appearance");
const auto motionSetting = QStringLiteral("window/reducedMotion");

}  // namespace

AppearanceMenu::AppearanceMenu(Appearance& appearance, QWidget* parent)
    : QMenu(tr("&Appearance"), parent)
{
    auto* group = new QActionGroup(this);
    const auto add = [&](const QString& text, Appearance::Choice choice) {
        QAction* action = addAction(text);
        action->setCheckable(true);
        action->setChecked(appearance.choice() == choice);
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, &appearance, choice] {
            appearance.choose(choice);
            emit picked(choice);
        });
        connect(
            &appearance, &Appearance::chosen, action,
            [action, choice](Appearance::Choice chosen) { action->setChecked(chosen == choice); });
    };
    add(tr("&Match system"), Appearance::Choice::Desktop);
    add(tr("&Light"), Appearance::Choice::Light);
    add(tr("&Dark"), Appearance::Choice::Dark);
    addSeparator();
    QAction* reduced = addAction(tr("&Reduce motion"));
    reduced->setCheckable(true);
    reduced->setChecked(appearance.isMotionReduced());
    connect(reduced, &QAction::triggered, this, [this, &appearance](bool on) {
        appearance.reduceMotion(on);
        emit motionPicked(on);
    });
    connect(&appearance, &Appearance::motionReduced, reduced, &QAction::setChecked);
}

void rememberAppearance(Appearance::Choice choice)
{
    const auto names = QMetaEnum::fromType<Appearance::Choice>();
    QSettings().setValue(settingName,
                         QString::fromLatin1(names.valueToKey(static_cast<int>(choice))));
}

void rememberReducedMotion(bool reduced)
{
    QSettings().setValue(motionSetting, reduced);
}

bool rememberedReducedMotion()
{
    return QSettings().value(motionSetting).toBool();
}

Appearance::Choice rememberedAppearance()
{
    const auto names = QMetaEnum::fromType<Appearance::Choice>();
    bool isKnown = false;
    const int value = names.keyToValue(
        QSettings().value(settingName).toString().toLatin1().constData(), &isKnown);
    return isKnown ? static_cast<Appearance::Choice>(value) : Appearance::Choice::Desktop;
}

}  // namespace ui
