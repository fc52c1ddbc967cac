// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/language/thin_space.h"

namespace ui {

namespace {

bool isWide(QChar sign)
{
    const char16_t code = sign.unicode();
    return (code >= 0x2018 && code <= 0x201d) || (code >= 0x3000 && code <= 0x9fff) ||
           (code >= 0xff00 && code <= 0xffef);
}

}  // namespace

QString closedUp(QString text)
{
    for (qsizetype at = text.size() - 2; at > 0; --at)
        if (text[at] == QChar(0x2009) && isWide(text[at - 1]) && isWide(text[at + 1]))
            text.remove(at, 1);
    return text;
}

}  // namespace ui
