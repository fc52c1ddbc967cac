// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/words/shift_text.h"

#include "ui/text/language/wording.h"

namespace ui {

QString shiftWords(std::ptrdiff_t shift)
{
    const auto ranks = static_cast<int>(shift > 0 ? shift : -shift);
    if (shift == 0)
        return Wording::tr("same rank");
    return shift > 0 ? Wording::tr("%n ranks up", nullptr, ranks)
                     : Wording::tr("%n ranks down", nullptr, ranks);
}

QString shiftText(std::ptrdiff_t shift)
{
    if (shift == 0)
        return QStringLiteral("=");
    return QStringLiteral("%1 %2")
        .arg(QChar(shift > 0 ? 0x25B2 : 0x25BC))
        .arg(shift > 0 ? shift : -shift);
}

QString twoRanksSentence(const QString& name, const core::TwoRanks& ranks)
{
    const auto rank = [](std::size_t number) { return QString::number(number); };
    if (!ranks.inB)
        return Wording::tr("%1: rank %2 in A, not ranked in B").arg(name, rank(*ranks.inA));
    if (!ranks.inA)
        return Wording::tr("%1: not ranked in A, rank %2 in B").arg(name, rank(*ranks.inB));
    return Wording::tr("%1: rank %2 in A, rank %3 in B, %4")
        .arg(name, rank(*ranks.inA), rank(*ranks.inB), shiftWords(*ranks.shift()));
}

}  // namespace ui
