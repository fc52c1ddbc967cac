// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/window_memory.h"

#include <QGuiApplication>
#include <QScreen>
#include <QSettings>

#include <algorithm>

namespace ui {

namespace {

QString geometryKey()
{
    return QStringLiteral("window/geometry");
}

QString settingOf(const QString& layoutKey)
{
    return QStringLiteral("window/") + layoutKey;
}

QString switchesKey()
{
    return QStringLiteral("window/switches");
}

QString zoomKey()
{
    return QStringLiteral("window/zoom");
}

QString digitsKey()
{
    return QStringLiteral("window/digits");
}

QString weightsKey()
{
    return QStringLiteral("window/discountsAsWeights");
}

QString reloadKey()
{
    return QStringLiteral("window/reloadsAutomatically");
}

QString fontKey()
{
    return QStringLiteral("window/usesDesktopFont");
}

}  // namespace

WindowMemory WindowMemory::read()
{
    const QSettings settings;
    WindowMemory memory;
    memory.geometry = settings.value(geometryKey()).toByteArray();
    memory.switches = settings.value(switchesKey()).toMap();
    bool isNumber = false;
    const double zoom = settings.value(zoomKey()).toDouble(&isNumber);
    if (isNumber && zoom > 0)
        memory.zoom = std::clamp(zoom, 0.5, 3.0);
    const int digits = settings.value(digitsKey()).toInt(&isNumber);
    if (isNumber && digits >= 2 && digits <= 15)
        memory.digits = digits;
    if (settings.value(weightsKey()).toBool())
        memory.discounts = DiscountForm::Weight;
    memory.reloadsAutomatically = settings.value(reloadKey()).toBool();
    memory.usesDesktopFont = settings.value(fontKey()).toBool();
    return memory;
}

void WindowMemory::write() const
{
    QSettings settings;
    settings.setValue(geometryKey(), geometry);
    settings.setValue(switchesKey(), switches);
    settings.setValue(zoomKey(), zoom);
    settings.setValue(digitsKey(), digits);
    settings.setValue(weightsKey(), discounts == DiscountForm::Weight);
    settings.setValue(reloadKey(), reloadsAutomatically);
    settings.setValue(fontKey(), usesDesktopFont);
}

bool takeFirstStart()
{
    QSettings settings;
    const QString key = QStringLiteral("window/welcomed");
    const bool isFirst = !settings.contains(key) && !settings.contains(geometryKey());
    settings.setValue(key, true);
    return isFirst;
}

QByteArray rememberedLayout(const QString& key)
{
    return QSettings().value(settingOf(key)).toByteArray();
}

void rememberLayout(const QString& key, const QByteArray& layout)
{
    QSettings().setValue(settingOf(key), layout);
}

void bringOntoScreen(QWidget& window)
{
    const QRect frame = window.frameGeometry();
    const QScreen* screen = QGuiApplication::screenAt(frame.center());
    if (!screen)
        screen = QGuiApplication::primaryScreen();
    if (!screen || window.isMaximized() || window.isFullScreen())
        return;
    const QRect free = screen->availableGeometry();
    if (free.contains(frame))
        return;
    window.resize(window.size().boundedTo(free.size()).expandedTo(window.minimumSize()));
    const auto within = [](int requested, int least, int most) {
        return std::clamp(requested, least, std::max(least, most));
    };
    window.move(within(frame.x(), free.left(), free.right() + 1 - window.frameGeometry().width()),
                within(frame.y(), free.top(), free.bottom() + 1 - window.frameGeometry().height()));
}

void fitOntoScreen(QWidget& window)
{
    // The frame is unknown before showing; title bars are rarely higher.
    constexpr QMargins frame(8, 40, 8, 8);
    if (const QScreen* screen = QGuiApplication::primaryScreen())
        window.resize(window.size()
                          .boundedTo(screen->availableGeometry().size().shrunkBy(frame))
                          .expandedTo(window.minimumSize()));
}

}  // namespace ui
