#include "ui/words/shift_text.h"

#include <QCoreApplication>

namespace ui {

namespace {

struct ShiftText {
    Q_DECLARE_TR_FUNCTIONS(ui::ShiftText)
};

}  // namespace

QString shiftText(std::ptrdiff_t shift)
{
    if (shift == 0)
        return QStringLiteral("=");
    return QStringLiteral("%1 %2")
        .arg(QChar(shift > 0 ? 0x25B2 : 0x25BC))
        .arg(shift > 0 ? shift : -shift);
}

QString shiftWords(std::ptrdiff_t shift)
{
    const auto ranks = static_cast<int>(shift > 0 ? shift : -shift);
    if (shift == 0)
        return ShiftText::tr("the same rank");
    if (ranks == 1)
        return shift > 0 ? ShiftText::tr("1 rank up") : ShiftText::tr("1 rank down");
    return shift > 0 ? ShiftText::tr("%n ranks up", nullptr, ranks)
                     : ShiftText::tr("%n ranks down", nullptr, ranks);
}

}  // namespace ui
