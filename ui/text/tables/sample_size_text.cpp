// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/tables/sample_size_text.h"

#include "ui/text/language/joined_text.h"
#include "ui/text/language/wording.h"
#include "ui/text/words/caption_text.h"
#include "ui/text/words/measure_text.h"
#include "ui/text/words/number_format.h"

#include <QLocale>
#include <QStringList>

namespace ui {

namespace {

QString sizeText(double samples)
{
    return tallyText(samples, QLocale::c());
}

QString widthText(double width)
{
    return QString::number(width, 'g', 6);
}

}  // namespace

QString sampleSizeSentence(const core::PrecisionSizes& sizes, const core::IntervalWidths& widths)
{
    const core::Value all = sizes.all();
    if (!all)
        return undefinedText(all.reason());
    QStringList needs;
    const auto add = [&needs](const core::Value& size, const QString& text, double width) {
        if (size)
            needs << text.arg(sizeText(*size), widthText(width));
    };
    add(sizes.auc, Wording::tr("%1 for AUC (width %2)"), widths.auc);
    add(sizes.slope, Wording::tr("%1 for the calibration slope (width %2)"), widths.slope);
    add(sizes.observedToExpected, Wording::tr("%1 for O:E (width %2)"), widths.observedToExpected);
    return joinedSentences(
        {Wording::tr("A new validation study needs %1 samples, %2 of them positive, for 95% "
                     "intervals of these widths: %3.")
             .arg(sizeText(*all), sizeText(sizes.positivesAmong(*all)), listText(needs)),
         Wording::tr("This assumes a calibrated model, and the share of positives, AUC and "
                     "probabilities of these samples (Riley et al. 2021).")});
}

}  // namespace ui
