// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/writer/xml_text.h"

namespace ui {

QString xmlAllowed(const QString& text)
{
    QString allowed;
    for (const QChar character : text)
        if ((character >= u' ' && character < u'\ufffe') || character == u'\t' ||
            character == u'\n')
            allowed += character;
    return allowed;
}

QByteArray xmlText(const QString& text)
{
    return xmlAllowed(text).toHtmlEscaped().toUtf8();
}

}  // namespace ui
