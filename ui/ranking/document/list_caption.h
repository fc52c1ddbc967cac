// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace ui {

class RankingDocument;
struct NumberFormat;

/// "nDCG@10 0.6368": the selected measure as its card shows it.
QString selectedValueText(const RankingDocument& document, const NumberFormat& format);

/// Describes the shown list for captions, in whole sentences with numbers in the C locale.
QString listCaption(const RankingDocument& document);
/// The caption of a table about the selected measure: its value, all current rules, and the list.
QString measureTableCaption(const RankingDocument& document, int digits);

/// Says which lists the mean covers if queries have two; empty if none has.
QString listsOfMeanSentence(const RankingDocument& document);
/// The caption for the selected measure's mean: its value, all current rules, and which lists it
/// covers.
QString meanCaption(const RankingDocument& document, int digits);

}  // namespace ui
