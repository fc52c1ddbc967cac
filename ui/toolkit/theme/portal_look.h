// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/toolkit/theme/appearance.h"

class QDBusVariant;

namespace ui {

/// The desktop's preference from the freedesktop portal: setting `color-scheme` of
/// `org.freedesktop.appearance`, 0 for none, 1 for dark, 2 for light. No signal without a session
/// bus or portal.
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
    void take(uint scheme, bool isChange);
};

}  // namespace ui
