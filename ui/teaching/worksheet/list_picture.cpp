// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/teaching/worksheet/list_picture.h"

#include "core/foundation/numbered_name.h"
#include "ui/export/report/report_strips.h"
#include "ui/export/writer/layout_dots.h"
#include "ui/text/language/joined_text.h"
#include "ui/text/language/wording.h"
#include "ui/text/words/number_format.h"
#include "ui/toolkit/theme/theme.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace ui {

namespace {

constexpr double chipDots = layoutDotsPerPoint;
constexpr double pictureWidth = 470 * chipDots;
constexpr double chipHeight = 16 * chipDots;
constexpr double chipWidth = 24 * chipDots;
constexpr double chipGap = 5 * chipDots;
constexpr double noteHeight = 9 * chipDots;  ///< height of the text above or below a chip
constexpr double rowGap = 6 * chipDots;
constexpr double widestName = 62 * chipDots;
constexpr double widestHead = 110 * chipDots;

/// A document, or words between documents.
struct GradeChip {
    QString above = {};
    QString grade = {};  ///< empty: words
    QString below = {};
    QString score = {};
    double share = 0;          ///< of the grade scale
    bool isRetrieved = false;  ///< others have a dashed outline
    QRectF place = {};
};

struct PicturedList {
    QString head;
    double top = 0;
    std::vector<GradeChip> chips;
};

QFont chipFont()
{
    return reportFont(9, QFont::DemiBold);
}

QFont noteFont()
{
    return reportFont(6.5);
}

double widthOf(const QString& text, const QFont& font)
{
    return QFontMetricsF(font).horizontalAdvance(text);
}

/// Whether the documents' names come from a person, not from the parser.
bool isNamed(const core::RankedList& list)
{
    std::size_t number = 0;
    for (const auto* documents : {&list.ranked, &list.notRetrieved})
        for (const core::RankedItem& document : *documents)
            if (document.name() != core::numberedName(++number))
                return true;
    return false;
}

double topGradeOf(const std::vector<core::RankedList>& lists)
{
    double top = 1;
    for (const core::RankedList& list : lists)
        for (const auto* documents : {&list.ranked, &list.notRetrieved})
            for (const core::RankedItem& document : *documents)
                if (document.grade.hasValue())
                    top = std::max(top, document.grade.value());
    return top;
}

GradeChip chipOf(const core::RankedItem& document, bool hasName, double topGrade)
{
    GradeChip chip;
    chip.grade = gradeText(document.grade, QLocale::c());
    if (document.grade.hasValue())
        chip.share = std::clamp(document.grade.value() / topGrade, 0.0, 1.0);
    if (hasName)
        chip.below = QFontMetricsF(noteFont())
                         .elidedText(QString::fromStdString(document.name()).simplified(),
                                     Qt::ElideMiddle, widestName);
    if (document.score)
        chip.score = plainText(*document.score, QLocale::c());
    return chip;
}

std::vector<GradeChip> chipsOf(const core::RankedList& list, double topGrade)
{
    const bool hasNames = isNamed(list);
    std::vector<GradeChip> chips;
    for (std::size_t i = 0; i < list.ranked.size(); ++i) {
        chips.push_back(chipOf(list.ranked[i], hasNames, topGrade));
        chips.back().above = QString::number(i + 1);
        chips.back().isRetrieved = true;
    }
    if (!list.notRetrieved.empty())
        chips.emplace_back().below = Wording::tr("not retrieved:");
    for (const core::RankedItem& document : list.notRetrieved)
        chips.push_back(chipOf(document, hasNames, topGrade));
    return chips;
}

double neededWidth(const GradeChip& chip)
{
    if (chip.grade.isEmpty())
        return widthOf(chip.below, noteFont()) + chipGap;
    return std::max({chipWidth, widthOf(chip.grade, chipFont()) + 2 * chipGap,
                     widthOf(chip.below, noteFont()), widthOf(chip.score, noteFont())});
}

/// Positions every chip, in as many rows as needed.
/// @return the top of what follows
double arrange(PicturedList& list, double left, double top)
{
    const auto has = [&list](QString GradeChip::*text) {
        return std::any_of(list.chips.begin(), list.chips.end(), [text](const GradeChip& chip) {
            return !chip.grade.isEmpty() && !(chip.*text).isEmpty();
        });
    };
    const double row =
        noteHeight + chipHeight + rowGap +
        noteHeight * ((has(&GradeChip::below) ? 1 : 0) + (has(&GradeChip::score) ? 1 : 0));
    list.top = top;
    double x = left;
    for (GradeChip& chip : list.chips) {
        const double width = neededWidth(chip);
        if (x > left && x + width > pictureWidth) {
            x = left;
            top += row;
        }
        chip.place = {x, top + noteHeight, width, chipHeight};
        x += width + chipGap;
    }
    return top + row;
}

void paintNote(QPainter& painter, const QRectF& chip, double top, const QString& text)
{
    painter.drawText(QRectF(chip.x() - chipGap, top, chip.width() + 2 * chipGap, noteHeight),
                     Qt::AlignCenter, text);
}

void paintChip(QPainter& painter, const GradeChip& chip, const Theme& theme)
{
    painter.setFont(noteFont());
    painter.setPen(theme.text);
    if (chip.grade.isEmpty()) {
        painter.drawText(chip.place, Qt::AlignVCenter | Qt::AlignLeft, chip.below);
        return;
    }
    paintNote(painter, chip.place, chip.place.top() - noteHeight, chip.above);
    double below = chip.place.bottom() + chipDots;
    for (const QString& text : {chip.below, chip.score})
        if (!text.isEmpty()) {
            paintNote(painter, chip.place, below, text);
            below += noteHeight;
        }
    constexpr double pale = 0.5;  // saves ink
    const ChipColours colours = gradeChip(pale * chip.share, false);
    QPen rim(theme.text, 0.7 * chipDots);
    if (!chip.isRetrieved)
        rim.setDashPattern({3, 2});
    painter.setPen(rim);
    painter.setBrush(colours.fill);
    painter.drawRoundedRect(chip.place, 3 * chipDots, 3 * chipDots);
    painter.setFont(chipFont());
    painter.setPen(colours.text);
    painter.drawText(chip.place, Qt::AlignCenter, chip.grade);
}

QString spoken(const std::vector<PicturedList>& lists)
{
    QStringList all;
    for (const PicturedList& list : lists) {
        QStringList words;
        for (const GradeChip& chip : list.chips)
            words << (chip.grade.isEmpty() ? chip.below : chip.grade);
        all << labelledText(list.head, words.join(QLatin1Char(' ')));
    }
    return clausesText(all);
}

}  // namespace

ReportPicture listPicture(const QString& name, const std::vector<core::RankedList>& lists)
{
    const double topGrade = topGradeOf(lists);
    std::vector<PicturedList> pictured;
    double head = 0;
    for (const core::RankedList& list : lists) {
        const QString title = lists.size() == 1 ? name : QString::fromStdString(list.query);
        const QFont font = chipFont();
        pictured.push_back({QFontMetricsF(font).elidedText(title, Qt::ElideMiddle, widestHead), 0,
                            chipsOf(list, topGrade)});
        head = std::max(head, widthOf(pictured.back().head, font));
    }
    double height = 0;
    for (PicturedList& list : pictured)
        height = arrange(list, head + 2 * chipGap, height);
    const QSizeF size(pictureWidth, height);
    ReportPicture picture;
    picture.points = size / chipDots;
    picture.figure.kind = QStringLiteral("list");
    picture.figure.title = name;
    picture.figure.description = spoken(pictured);
    picture.figure.paint = [pictured = std::move(pictured),
                            size](QPaintDevice& device, QSizeF points, const FigureStyle&) {
        const Theme theme = Theme::make(false, 16);
        QPainter painter(&device);
        painter.setRenderHint(QPainter::Antialiasing);
        const double scale = static_cast<double>(device.logicalDpiY()) / layoutDotsPerInch *
                             points.width() * chipDots / size.width();
        painter.scale(scale, scale);
        for (const PicturedList& list : pictured) {
            painter.setFont(chipFont());
            painter.setPen(theme.text);
            painter.drawText(QRectF(0, list.top + noteHeight, widestHead, chipHeight),
                             Qt::AlignVCenter | Qt::AlignLeft, list.head);
            for (const GradeChip& chip : list.chips)
                paintChip(painter, chip, theme);
        }
    };
    return picture;
}

}  // namespace ui
