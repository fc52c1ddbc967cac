// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/toolkit/theme/faces.h"

#include "ui/text/language/language.h"
#include "ui/text/language/wording.h"

#include <QFontDatabase>
#include <QLocale>

namespace ui {

namespace {

bool isSimplifiedChinese(const QString& language)
{
    return QLocale(language).script() == QLocale::SimplifiedHanScript;
}

QString standardFamily()
{
    return QStringLiteral("DejaVu Sans");
}

/// What has the characters that the family lacks.
QStringList fallbacksOf(const QString& family)
{
    const QStringList faces = facesOf(spokenLanguage());
    return family == ownFamily() && family != standardFamily()
               ? QStringList(standardFamily()) + faces
               : faces;
}

}  // namespace

QString ownFamily()
{
    static const QString family = [] {
        QStringList families;
        for (const char* style : {"Bold", "Regular"})
            families = QFontDatabase::applicationFontFamilies(QFontDatabase::addApplicationFont(
                QStringLiteral(":/fonts/RankscopeSans-%1.otf").arg(QLatin1String(style))));
        return families.value(0, standardFamily());
    }();
    return family;
}

QFont ownFont(const QFont& font)
{
    QFont own(ownFamily());
    if (font.pointSizeF() > 0)
        own.setPointSizeF(font.pointSizeF());
    else
        own.setPixelSize(font.pixelSize());
    return own;
}

QStringList facesOf(const QString& language)
{
    if (!isSimplifiedChinese(language))
        return {};
    return {QStringLiteral("Noto Sans CJK SC"),   QStringLiteral("Noto Sans SC"),
            QStringLiteral("Source Han Sans SC"), QStringLiteral("PingFang SC"),
            QStringLiteral("Microsoft YaHei"),    QStringLiteral("WenQuanYi Micro Hei")};
}

void useFaces(const QFont& base)
{
    QStringList families = base.families();
    families << ownFamily() << standardFamily() << QStringLiteral("DejaVu Serif")
             << QStringLiteral("DejaVu Sans Mono") << QStringLiteral("Serif")
             << QFontDatabase::systemFont(QFontDatabase::FixedFont).families();
    for (const QString& family : families) {
        QFont::removeSubstitutions(family);
        QFont::insertSubstitutions(family, fallbacksOf(family));
    }
}

QFont withFaces(QFont font)
{
    const QStringList fallbacks = fallbacksOf(font.family());
    if (!fallbacks.isEmpty())
        font.setFamilies(font.families() + fallbacks);
    return font;
}

QString missingFaceText(const QString& language)
{
    if (!isSimplifiedChinese(language) ||
        !QFontDatabase::families(QFontDatabase::SimplifiedChinese).isEmpty())
        return {};
    return Wording::tr("No installed font can display %1. Install %2 to use this language; on "
                       "Debian: sudo apt install fonts-noto-cjk")
        .arg(QLocale::languageToString(QLocale(language).language()), facesOf(language).value(0));
}

QString speakReadably(const QString& language)
{
    if (missingFaceText(language).isEmpty()) {
        speak(language);
        return {};
    }
    speak(QStringLiteral("en"));
    return missingFaceText(language);  // in English, the current language
}

}  // namespace ui
