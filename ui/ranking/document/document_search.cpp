// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/ranking/document/document_search.h"

#include "core/foundation/text/ascii.h"
#include "core/foundation/text/number_text.h"

#include <algorithm>

namespace ui {

namespace {

bool isAscii(const auto& text)
{
    return std::all_of(text.begin(), text.end(),
                       [](char byte) { return static_cast<unsigned char>(byte) < 0x80; });
}

}  // namespace

DocumentSearch::DocumentSearch(const QString& typed)
    : m_text(typed.trimmed())
{
    // Input methods write full-width characters: grade：５.
    const QString plain = m_text.normalized(QString::NormalizationForm_KC);
    if (m_text.isEmpty() || readRank(plain) || readGrade(plain))
        return;
    m_kind = Kind::Text;
    const QByteArray utf8 = m_text.toUtf8();
    if (isAscii(utf8))
        m_ascii = utf8.toLower();
}

bool DocumentSearch::readRank(const QString& typed)
{
    const QString prefix = QStringLiteral("rank:");
    QString number;
    if (typed.startsWith(QLatin1Char('#')))
        number = typed.mid(1);
    else if (typed.startsWith(prefix, Qt::CaseInsensitive))
        number = typed.mid(prefix.size());
    const auto rank = core::parsedNumber<std::size_t>(number.trimmed().toStdString());
    if (!rank)
        return false;
    m_kind = Kind::Rank;
    m_rank = *rank;
    return true;
}

bool DocumentSearch::readGrade(const QString& typed)
{
    const QString prefix = QStringLiteral("grade:");
    if (!typed.startsWith(prefix, Qt::CaseInsensitive))
        return false;
    const std::string grade = typed.mid(prefix.size()).trimmed().toLower().toStdString();
    double number = 0;
    if (core::readNumber(grade, number))
        m_grade = core::Grade(number);
    else if (grade != "u")
        return false;
    m_kind = Kind::Grade;
    return true;
}

bool DocumentSearch::isIn(const std::string& text) const
{
    if (!m_ascii.isEmpty()) {
        const auto found =
            std::search(text.begin(), text.end(), m_ascii.begin(), m_ascii.end(),
                        [](char byte, char requested) { return core::lower(byte) == requested; });
        return found != text.end();
    }
    return !isAscii(text) && QString::fromStdString(text).contains(m_text, Qt::CaseInsensitive);
}

bool DocumentSearch::finds(const core::RankedItem& document, std::size_t row) const
{
    switch (m_kind) {
    case Kind::Text:
        return isIn(document.title) || isIn(document.id);
    case Kind::Grade:
        return document.grade == m_grade;
    case Kind::Rank:
        return row + 1 == m_rank;
    case Kind::Nothing:
        break;
    }
    return false;
}

std::vector<std::size_t> DocumentSearch::rows(const std::vector<core::RankedItem>& documents) const
{
    std::vector<std::size_t> found;
    for (std::size_t row = 0; row < documents.size(); ++row)
        if (finds(documents[row], row))
            found.push_back(row);
    return found;
}

}  // namespace ui
