// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/language/thin_space.h"

#include <QRegularExpression>

namespace ui {

QString closedUp(QString text)
{
    static const QRegularExpression between(
        QStringLiteral("(?<=[\u2018-\u201d\u3000-\u9fff\uff00-\uffef])\u2009"
                       "(?=[\u2018-\u201d\u3000-\u9fff\uff00-\uffef])"));
    return text.remove(between);
}

}  // namespace ui
