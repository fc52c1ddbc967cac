// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/toolkit/theme/portal_look.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QDBusVariant>
#include <QFileInfo>
#include <QList>
#include <QTimer>

#include <utility>

namespace ui {

namespace {

const auto service = QStringLiteral("org.freedesktop.portal.Desktop");
const auto path = QStringLiteral("/org/freedesktop/portal/desktop");
const auto interface = QStringLiteral("org.freedesktop.portal.Settings");
const auto group = QStringLiteral("org.freedesktop.appearance");
const auto setting = QStringLiteral("color-scheme");

const auto reducedMotion = QStringLiteral("reduced-motion");           ///< 1: reduce it
const auto animations = QStringLiteral("enable-animations");           ///< GNOME and GTK: a bool
const auto animationTime = QStringLiteral("AnimationDurationFactor");  ///< KDE: 0 for none

/// Groups and keys.
QList<std::pair<QString, QString>> motionSettings()
{
    return {{group, reducedMotion},
            {QStringLiteral("org.gnome.desktop.interface"), animations},
            {QStringLiteral("org.kde.kdeglobals.KDE"), animationTime}};
}

bool isReduced(const QString& key, const QVariant& value)
{
    if (key == reducedMotion)
        return value.toUInt() == 1;
    if (key == animations)
        return !value.toBool();
    bool isNumber = false;
    return value.toDouble(&isNumber) == 0 && isNumber;
}

/// Without a bus, Qt would start one and wait for it.
bool hasSessionBus()
{
    if (!qEnvironmentVariableIsEmpty("DBUS_SESSION_BUS_ADDRESS"))
        return true;
    const QString runtime = qEnvironmentVariable("XDG_RUNTIME_DIR");
    return !runtime.isEmpty() && QFileInfo::exists(runtime + QStringLiteral("/bus"));
}

/// Read returns a variant inside a variant.
QVariant unwrapped(QVariant value)
{
    while (value.canConvert<QDBusVariant>())
        value = value.value<QDBusVariant>().variant();
    return value;
}

}  // namespace

void PortalLook::follow()
{
    // After the first paint: the bus may be slow to answer.
    if (hasSessionBus())
        QTimer::singleShot(0, this, &PortalLook::connectToBus);
}

void PortalLook::connectToBus()
{
    QDBusConnection bus = QDBusConnection::sessionBus();
    if (!bus.isConnected())
        return;
    bus.connect(service, path, interface, QStringLiteral("SettingChanged"), this,
                SLOT(settingChanged(QString, QString, QDBusVariant)));
    ask(group, setting);
    for (const auto& [reducingGroup, key] : motionSettings())
        ask(reducingGroup, key);
}

void PortalLook::ask(const QString& askedGroup, const QString& key)
{
    QDBusMessage question =
        QDBusMessage::createMethodCall(service, path, interface, QStringLiteral("Read"));
    question << askedGroup << key;
    auto* answer =
        new QDBusPendingCallWatcher(QDBusConnection::sessionBus().asyncCall(question), this);
    connect(answer, &QDBusPendingCallWatcher::finished, this, [this, answer, askedGroup, key] {
        const QDBusPendingReply<QDBusVariant> reply = *answer;
        if (reply.isValid())
            hear(askedGroup, key, unwrapped(reply.value().variant()), false);
        answer->deleteLater();
    });
}

void PortalLook::settingChanged(const QString& changedGroup, const QString& key,
                                const QDBusVariant& value)
{
    hear(changedGroup, key, unwrapped(value.variant()), true);
}

void PortalLook::hear(const QString& heardGroup, const QString& key, const QVariant& value,
                      bool isChange)
{
    if (heardGroup == group && key == setting) {
        take(value.toUInt(), isChange);
    } else if (motionSettings().contains({heardGroup, key})) {
        if (isReduced(key, value))
            m_reducing.insert(key);
        else
            m_reducing.remove(key);
        emit reducedMotionRequested(!m_reducing.isEmpty());
    }
}

void PortalLook::take(uint scheme, bool isChange)
{
    constexpr uint noWish = 0;
    constexpr uint dark = 1;
    // No preference at the start keeps the platform's palette; later, it means light.
    if (scheme != noWish || isChange)
        emit darkRequested(scheme == dark);
}

}  // namespace ui
