// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/toolkit/theme/appearance.h"

#include <QSet>
#include <QString>

class QDBusVariant;

namespace ui {

/// The desktop's preference from the freedesktop portal: setting `color-scheme` of
/// `org.freedesktop.appearance`, 0 for none, 1 for dark, 2 for light, and what it and the desktops
/// say about animations. No signal without a session bus or portal.
///
/// Source: XDG Desktop Portal, org.freedesktop.portal.Settings.
class PortalLook : public DesktopLook {
    Q_OBJECT
public:
    using DesktopLook::DesktopLook;
    void follow() override;

private slots:
    void settingChanged(const QString& group, const QString& key, const QDBusVariant& value);

private:
    void connectToBus();
    void ask(const QString& group, const QString& key);
    void hear(const QString& group, const QString& key, const QVariant& value, bool isChange);
    void take(uint scheme, bool isChange);

    QSet<QString> m_reducing;  ///< keys of the settings that ask for less motion
};

}  // namespace ui
