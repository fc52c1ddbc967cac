// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/toolkit/theme/portal_look.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QDBusVariant>
#include <QFileInfo>
#include <QTimer>

namespace ui {

namespace {

const auto service = QStringLiteral("org.freedesktop.portal.Desktop");
const auto path = QStringLiteral("/org/freedesktop/portal/desktop");
const auto interface = QStringLiteral("org.freedesktop.portal.Settings");
const auto group = QStringLiteral("org.freedesktop.appearance");
const auto setting = QStringLiteral("color-scheme");

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
    QDBusMessage question =
        QDBusMessage::createMethodCall(service, path, interface, QStringLiteral("Read"));
    question << group << setting;
    auto* answer = new QDBusPendingCallWatcher(bus.asyncCall(question), this);
    connect(answer, &QDBusPendingCallWatcher::finished, this, [this, answer] {
        const QDBusPendingReply<QDBusVariant> reply = *answer;
        if (reply.isValid())
            take(unwrapped(reply.value().variant()).toUInt(), false);
        answer->deleteLater();
    });
}

void PortalLook::settingChanged(const QString& changedGroup, const QString& key,
                                const QDBusVariant& value)
{
    if (changedGroup == group && key == setting)
        take(unwrapped(value.variant()).toUInt(), true);
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
