// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/import/error_text.h"

#include "core/documents/messages/error_sentence.h"
#include "ui/text/import/format_text.h"
#include "ui/text/words/quoted_text.h"

namespace ui {

namespace {

QString told(const core::Sentence& sentence)
{
    return sentenceText(sentence, "ui::ErrorText", formatText);
}

}  // namespace

QString errorReason(const core::ParseError& error)
{
    return told(core::errorSentence(error));
}

QString errorText(const core::ParseError& error)
{
    const QString file = fileInMessage(error.file);
    const QString why = told(core::refusalSentence(error));
    if (error.line == 0)
        return QStringLiteral("%1: %2").arg(file, why);
    return QStringLiteral("%1:%2: %3").arg(file, QString::number(error.line), why);
}

}  // namespace ui
