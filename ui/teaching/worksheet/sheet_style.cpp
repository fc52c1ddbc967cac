// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/teaching/worksheet/sheet_style.h"

#include "core/teaching/lessons/placeholder.h"
#include "ui/text/language/language.h"
#include "ui/text/language/wording.h"

#include <QTextDocument>

#include <algorithm>

namespace ui {

SheetStyle spokenStyle()
{
    SheetStyle style;
    style.language = spokenLanguage().toStdString();
    return style;
}

QString filledLine(const core::Lesson& lesson, const core::Translated& text,
                   const SheetStyle& style)
{
    auto own = text.find(style.language);
    if (own == text.end())
        own = text.find(lesson.languages.front());
    return own == text.end() ? QString()
                             : QString::fromStdString(core::filledText(lesson, own->second));
}

QString sheetText(const core::Lesson& lesson, const core::Translated& text, const SheetStyle& style)
{
    const QString filled = filledLine(lesson, text, style);
    constexpr QStringView marks = u"*_`[<&\\#>|~";
    const bool isPlain = std::none_of(filled.begin(), filled.end(),
                                      [&](QChar sign) { return marks.contains(sign); });
    if (isPlain && !filled.contains(QLatin1Char('\n')))
        return filled;
    QTextDocument document;
    document.setMarkdown(filled);
    return document.toPlainText().trimmed();
}

QString sheetTitle(const core::Worksheet& sheet, const SheetStyle& style)
{
    if (!style.title.isEmpty())
        return style.title;
    QStringList titles;
    for (const core::SheetLesson& lesson : sheet.lessons)
        titles << sheetText(lesson.lesson, lesson.lesson.title, style);
    return titles.size() <= 2 ? titles.join(QStringLiteral(" · ")) : Wording::tr("Worksheet");
}

QString whoText(const core::Student& student)
{
    const QString id = QString::fromStdString(student.id);
    const QString name = QString::fromStdString(student.name);
    return name.isEmpty() || name == id ? id : Wording::tr("%1 (%2)").arg(name, id);
}

}  // namespace ui
