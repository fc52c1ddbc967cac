#pragma once

#include <QString>

namespace ui {

class RankingDocument;

/// The list that is shown, as captions tell of it, in whole sentences with numbers of the C locale.
QString listCaption(const RankingDocument& document);
/// The caption of a table about the selected measure: its value, every convention in force, and the
/// list.
QString measureTableCaption(const RankingDocument& document, int digits);

}  // namespace ui
