// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/import/judgment_format_text.h"

#include "ui/text/language/wording.h"

namespace ui {

QString judgmentFormatText(core::JudgmentFormat format)
{
    switch (format) {
    case core::JudgmentFormat::Trec:
        return Wording::tr("TREC qrels");
    case core::JudgmentFormat::Table:
        return Wording::tr("CSV: query, document, grade, title");
    case core::JudgmentFormat::Quepid:
        return Wording::tr("Quepid ratings");
    case core::JudgmentFormat::RankEval:
        return Wording::tr("Elasticsearch _rank_eval request");
    case core::JudgmentFormat::Beir:
        return Wording::tr("BEIR qrels");
    }
    return {};
}

}  // namespace ui
