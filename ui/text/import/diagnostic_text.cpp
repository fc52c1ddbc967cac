// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/import/diagnostic_text.h"

#include "core/documents/messages/diagnostic_words.h"
#include "ui/text/import/error_text.h"
#include "ui/text/words/number_format.h"
#include "ui/text/words/quoted_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <cstddef>

namespace ui {

namespace {

using core::Warning;

struct DiagnosticText {
    Q_DECLARE_TR_FUNCTIONS(ui::DiagnosticText)
};

QString met(const core::DiagnosticWords& words, std::size_t count)
{
    constexpr std::size_t most = 2'000'000'000;  // tr() counts with an int
    return groupedText(
        DiagnosticText::tr(words.what, nullptr, static_cast<int>(std::min(count, most))), count);
}

QString sentenceOf(const core::Diagnostic& diagnostic, core::OwnDocument own)
{
    const core::DiagnosticWords& words = core::diagnosticWords(diagnostic.warning);
    const QString what = met(words, diagnostic.count);
    const bool isDropped =
        diagnostic.warning == Warning::QueryAsDocument && own == core::OwnDocument::Drop;
    const QString rule =
        isDropped ? DiagnosticText::tr("removed from the ranking") : DiagnosticText::tr(words.rule);
    if (diagnostic.warning == Warning::OtherColumns || diagnostic.warning == Warning::ChosenColumns)
        return diagnostic.sample.empty()
                   ? DiagnosticText::tr("%1: %2.").arg(what, rule)
                   : DiagnosticText::tr("%1 (%2): %3.")
                         .arg(what, headingsInMessage(diagnostic.sample), rule);
    const QString line = QString::number(diagnostic.line);
    const QString sample = inMessage(diagnostic.sample);
    if (diagnostic.line == 0 && sample.isEmpty())
        return DiagnosticText::tr("%1: %2.").arg(what, rule);
    if (diagnostic.line == 0)
        return DiagnosticText::tr("%1 (“%2”): %3.").arg(what, sample, rule);
    if (sample.isEmpty())
        return diagnostic.count == 1
                   ? DiagnosticText::tr("%1, line %2: %3.").arg(what, line, rule)
                   : DiagnosticText::tr("%1, first in line %2: %3.").arg(what, line, rule);
    return diagnostic.count == 1
               ? DiagnosticText::tr("%1, line %2 (“%3”): %4.").arg(what, line, sample, rule)
               : DiagnosticText::tr("%1, first in line %2 (“%3”): %4.")
                     .arg(what, line, sample, rule);
}

}  // namespace

QString diagnosticText(const core::Diagnostic& diagnostic, core::OwnDocument own)
{
    QString text = sentenceOf(diagnostic, own);
    for (const core::ParseError& refusal : diagnostic.refusals)
        text += DiagnosticText::tr(" Line %1: %2.")
                    .arg(QString::number(refusal.line), errorReason(refusal));
    return text;
}

}  // namespace ui
