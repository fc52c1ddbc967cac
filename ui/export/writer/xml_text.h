// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace ui {

/// The text without the characters that XML does not allow.
QString xmlAllowed(const QString& text);
/// Text as it stands within an element or an attribute; what XML does not allow is left out.
QByteArray xmlText(const QString& text);

}  // namespace ui
