// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/import/reading_text.h"

#include "ui/text/language/joined_text.h"
#include "ui/text/wording.h"

#include <QStringList>

#include <algorithm>
#include <span>

namespace ui {

QString readingSentence(const core::TablePreview& table, const core::TableReading& reading,
                        const core::Samples& samples, std::uint8_t positive)
{
    const auto name = [&table](std::size_t column) {
        return QString::fromStdString(core::columnName(table, column));
    };
    QStringList scores;
    for (const std::size_t column : reading.scoreColumns)
        scores << quotedText(name(column));
    QStringList parts{
        Wording::tr("label ‘%1’ with %2 as the positive class")
            .arg(name(*reading.labelColumn), QString::fromStdString(samples.classes[positive])),
        Wording::tr("score %1").arg(listText(scores))};
    if (reading.weightColumn)
        parts << Wording::tr("weight ‘%1’").arg(name(*reading.weightColumn));
    if (reading.groupColumn)
        parts << Wording::tr("group ‘%1’").arg(name(*reading.groupColumn));
    const QString read = Wording::tr("Read as: %1.").arg(listText(parts));
    const auto unused = core::unusedNumbers(table, reading);
    if (unused.empty())
        return read;
    constexpr std::size_t mostNames = 5;
    QStringList names;
    for (const std::size_t column : std::span(unused).first(std::min(unused.size(), mostNames)))
        names << quotedText(name(column));
    const int further = static_cast<int>(unused.size()) - static_cast<int>(names.size());
    if (further > 0)
        names << Wording::tr("%n more", nullptr, further);
    return joinedSentences({read, Wording::tr("%n columns of numbers are not used: %1.", nullptr,
                                              static_cast<int>(unused.size()))
                                      .arg(listText(names))});
}

QString classReadingSentence(const core::TablePreview& table, const core::ClassReading& reading)
{
    const auto name = [&table](std::size_t column) {
        return QString::fromStdString(core::columnName(table, column));
    };
    QStringList classes;
    QStringList scores;
    for (const core::ClassColumn& each : reading.scoreColumns) {
        classes << quotedText(QString::fromStdString(each.name));
        scores << quotedText(name(each.column));
    }
    QStringList parts{Wording::tr("label ‘%1’").arg(name(*reading.labelColumn))};
    if (!classes.isEmpty())
        parts << Wording::tr("classes %1 with their scores in %2")
                     .arg(listText(classes), listText(scores));
    if (reading.predictedColumn)
        parts << Wording::tr("predictions ‘%1’").arg(name(*reading.predictedColumn));
    if (reading.weightColumn)
        parts << Wording::tr("weight ‘%1’").arg(name(*reading.weightColumn));
    return Wording::tr("Read as: %1.").arg(listText(parts));
}

}  // namespace ui
