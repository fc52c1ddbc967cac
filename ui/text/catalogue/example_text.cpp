// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/catalogue/example_text.h"

#include "ui/text/language/language.h"

#include <QFile>

namespace ui {

std::string exampleText(const QString& name)
{
    for (const QString& folder : {spokenLanguage() + QLatin1Char('/'), QString()}) {
        QFile file(QStringLiteral(":/examples/") + folder + name);
        if (file.open(QIODevice::ReadOnly))
            return file.readAll().toStdString();
    }
    return {};
}

}  // namespace ui
