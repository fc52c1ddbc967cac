// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ui/pseudo_language.h"
#include "ui/text/language/language.h"

#include <QCoreApplication>

namespace language_walk {

inline const QString english = QStringLiteral("en");
inline const QString accents = QStringLiteral("accents");
inline const QString chinese = QStringLiteral("zh_CN");
inline const QString markedChinese = QStringLiteral("marked zh_CN");

/// The program speaks it while this lives: `accents` is PseudoLanguage, `markedChinese` has
/// MarkedChinese before the Chinese catalogue.
class OtherLanguage {
public:
    explicit OtherLanguage(const QString& code)
    {
        if (code == accents)
            QCoreApplication::installTranslator(&m_pseudo);
        else
            ui::speak(code == english ? english : chinese);
        if (code == markedChinese && m_marked.load(QStringLiteral(":/languages/rankscope_zh_CN")))
            QCoreApplication::installTranslator(&m_marked);
        isSpoken = code != english;
    }
    ~OtherLanguage()
    {
        isSpoken = false;
        QCoreApplication::removeTranslator(&m_pseudo);
        QCoreApplication::removeTranslator(&m_marked);
        ui::speak(english);
    }
    Q_DISABLE_COPY_MOVE(OtherLanguage)

    static inline bool isSpoken = false;

private:
    PseudoLanguage m_pseudo;
    MarkedChinese m_marked;
};

}  // namespace language_walk
