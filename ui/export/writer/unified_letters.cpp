// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/writer/unified_letters.h"

#include "ui/toolkit/theme/faces.h"

#include <QFont>
#include <QFontDatabase>
#include <QRawFont>
#include <QRegularExpression>
#include <QString>

namespace ui {

namespace {

/// The letter for a radical without a Unicode mapping that fonts draw the same way.
QChar letterDrawnAs(QChar radical)
{
    QFont font;
    font.setFamilies(facesOf(QStringLiteral("zh_CN")));
    const QRawFont face = QRawFont::fromFont(font, QFontDatabase::SimplifiedChinese);
    const auto glyphOf = [&face](QChar letter) {
        return face.glyphIndexesForString(QString(letter)).value(0);
    };
    const quint32 requested = glyphOf(radical);
    constexpr char16_t first = 0x4e00;
    constexpr char16_t last = 0x9fff;
    for (char16_t letter = first; requested != 0 && letter <= last; ++letter)
        if (glyphOf(letter) == requested)
            return letter;
    return radical;
}

QChar letterOf(QChar radical)
{
    // Simplified fonts draw these like 户 and 胶; Unicode maps them to 戶 and to nothing.
    if (radical == u'⼾')
        return u'户';
    if (radical == u'㬵')
        return u'胶';
    const QString unified = QString(radical).normalized(QString::NormalizationForm_KC);
    return unified != QString(radical) ? unified.front() : letterDrawnAs(radical);
}

}  // namespace

QByteArray withUnifiedLetters(const QByteArray& characterMap)
{
    static const QRegularExpression radical(QStringLiteral("<(2E[89A-F].|2F[0-9A-D].|3B35)>"),
                                            QRegularExpression::CaseInsensitiveOption);
    const QString map = QString::fromLatin1(characterMap);
    QString unified;
    qsizetype end = 0;
    for (auto found = radical.globalMatch(map); found.hasNext();) {
        const auto match = found.next();
        const QChar letter = letterOf(QChar(match.captured(1).toUShort(nullptr, 16)));
        unified += map.mid(end, match.capturedStart() - end) +
                   QStringLiteral("<%1>").arg(letter.unicode(), 4, 16, QLatin1Char('0'));
        end = match.capturedEnd();
    }
    return end == 0 ? characterMap : (unified + map.mid(end)).toLatin1();
}

}  // namespace ui
