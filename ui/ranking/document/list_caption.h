// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace ui {

class RankingDocument;

/// The list that is shown, as captions tell of it, in whole sentences with numbers of the C locale.
QString listCaption(const RankingDocument& document);
/// The caption of a table about the selected measure: its value, every convention in force, and the
/// list.
QString measureTableCaption(const RankingDocument& document, int digits);

/// Which lists the mean is of, where queries have two; empty where none has.
QString listsOfMeanSentence(const RankingDocument& document);
/// The caption of what is about the mean of the selected measure: its value, every convention in
/// force, and of which lists it is.
QString meanCaption(const RankingDocument& document, int digits);

}  // namespace ui
