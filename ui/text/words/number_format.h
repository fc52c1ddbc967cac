// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/fraction.h"
#include "core/foundation/grade.h"
#include "core/foundation/value.h"

#include <QLocale>
#include <QString>
#include <QStringList>

#include <span>

namespace ui {

/// How a discount is shown: as the divisor of a gain, log₂(2+1) = 1.585, or as its multiplier,
/// 1/log₂(2+1) = 0.631.
enum class DiscountForm { Divisor, Weight };

/// How numbers are shown; sessions never depend on it.
struct NumberFormat {
    int digits = 4;  ///< decimals of a value; terms and sums show one fewer
    QLocale locale = QLocale::c();
    DiscountForm discounts = DiscountForm::Divisor;

    bool operator==(const NumberFormat&) const = default;
    /// The same format with the C locale, for files and figures.
    NumberFormat onPaper() const { return {digits, QLocale::c(), discounts}; }
};

/// A number with `decimals` decimals and a true minus sign.
QString decimalText(double number, int decimals, const QLocale& locale);
/// The parts of a total with `decimals` decimals each, so that the texts add up to the text of
/// their exact sum: rounds all down, then the largest remainders up. A part that needs no rounding
/// stays the same.
QStringList apportionedTexts(std::span<const double> parts, int decimals, const QLocale& locale);
/// A measure's value, or a dash when it is undefined. One that would read as 0, 1 or −1 has more
/// decimals if it is small, "−0.004", and otherwise is cut off, "0.99…".
QString valueText(const core::Value& value, const NumberFormat& format);
/// A term, sum, gain or discount: one decimal fewer than a value.
QString termText(double number, const NumberFormat& format);
/// An end of a value's interval: as a term, but with two decimals if the value has them.
QString endText(double number, const NumberFormat& format);
/// The shortest text of a number that a person typed: 3, 2.5.
QString plainText(double number, const QLocale& locale);
/// A number of samples, documents or lines, or a sum of weights. Five digits and more are in groups
/// separated by a narrow space, in every language: "1000", "14 400 000 000", "12.5".
QString tallyText(double count, const QLocale& locale);
QString countText(std::size_t count);
/// The text of a tr() with %n, with the count as countText() writes it.
QString groupedText(const QString& text, std::size_t count);
/// The number that tallyText() shows. Drops rounding errors past the fourth decimal of a sum of
/// weights, unless that would leave nothing.
double shownTally(double count);
/// The grade's shortest text; "u" for unjudged, as the quick line reads it.
QString gradeText(core::Grade grade, const QLocale& locale);
/// "2033/4410", or "6" for a whole number.
QString fractionText(const core::Fraction& fraction);
/// The same to read: "−1/12 287".
QString groupedFraction(const core::Fraction& fraction);

}  // namespace ui
