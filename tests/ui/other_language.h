#pragma once

#include "tests/ui/pseudo_language.h"
#include "ui/language/language.h"

#include <QCoreApplication>
#include <QFontDatabase>

namespace language_walk {

inline const QString english = QStringLiteral("en");
inline const QString accents = QStringLiteral("accents");
inline const QString chinese = QStringLiteral("zh_CN");

/// Chinese letters, for tests that have the fonts of tests/machine alone. Call it before anything
/// is painted.
inline void addChineseLetters()
{
    for (const char* weight : {"Regular", "Bold"})
        QFontDatabase::addApplicationFont(
            QStringLiteral("/usr/share/fonts/opentype/noto/NotoSansCJK-%1.ttc")
                .arg(QLatin1String(weight)));
}

/// The program speaks it while this lives: `accents` is the pseudo-language.
class OtherLanguage {
public:
    explicit OtherLanguage(const QString& code)
    {
        if (code == accents)
            QCoreApplication::installTranslator(&m_pseudo);
        else
            ui::speak(code);
        isSpoken = true;
    }
    ~OtherLanguage()
    {
        isSpoken = false;
        QCoreApplication::removeTranslator(&m_pseudo);
        ui::speak(english);
    }
    Q_DISABLE_COPY_MOVE(OtherLanguage)

    static inline bool isSpoken = false;

private:
    PseudoLanguage m_pseudo;
};

}  // namespace language_walk
