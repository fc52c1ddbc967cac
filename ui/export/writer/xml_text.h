// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace ui {

/// The text without the characters that XML does not allow.
QString xmlAllowed(const QString& text);
/// Text escaped for an element or an attribute; characters that XML does not allow are removed.
QByteArray xmlText(const QString& text);

}  // namespace ui
