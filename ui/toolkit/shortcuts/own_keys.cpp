// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/toolkit/shortcuts/own_keys.h"

#include <QStringList>

namespace ui {

QString keysText(const QList<QKeySequence>& keys)
{
    QStringList texts;
    for (const QKeySequence& sequence : keys)
        texts << sequence.toString(QKeySequence::NativeText);
    return texts.join(QStringLiteral(", "));
}

}  // namespace ui
