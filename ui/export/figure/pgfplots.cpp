// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/text/latex_text.h"
#include "ui/charts/chart/inch.h"
#include "ui/export/figure/beside_files.h"
#include "ui/export/figure/tex_canvas.h"
#include "ui/export/writer/layout_dots.h"
#include "ui/text/language/language.h"

#include <QLineF>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

namespace ui {

namespace {

QByteArray coordinate(double value)
{
    return QByteArray::number(value, 'g', 15);
}

QByteArray length(double points)
{
    return QByteArray::number(points, 'f', 3) + "bp";
}

/// A data layer in points of the page: polylines between gaps.
std::vector<QPolygonF> linesOf(const core::Table& table, const FigureLayer& layer,
                               const Frame& frame)
{
    const auto cell = [&](std::size_t row, std::size_t column) {
        const auto& number = table.rows[row][column].number;
        return number && std::isfinite(*number) ? number : std::nullopt;
    };
    std::vector<QPolygonF> lines(1);
    for (std::size_t row = 0; row < table.rows.size(); ++row) {
        const auto x = cell(row, layer.x);
        const auto y = cell(row, layer.y);
        if (x && y)  // y points upwards on this page
            lines.back() << QPointF(frame.at(*x, 0).x(),
                                    frame.area.top() + (*y - frame.y.lower) /
                                                           (frame.y.upper - frame.y.lower) *
                                                           frame.area.height());
        else if (!lines.back().isEmpty())
            lines.emplace_back();
    }
    if (lines.back().isEmpty())
        lines.pop_back();
    return lines;
}

/// Whether a curve has a gap inside.
bool hasGap(const core::Table& table, const FigureLayer& layer)
{
    if (layer.shape != FigureLayer::Shape::Line)
        return false;
    return linesOf(table, layer, {{0, 0, 1, 1}, {0, 1}, {0, 1}}).size() > 1;
}

double distance(QPointF point, const QLineF& line)
{
    const QPointF along = line.p2() - line.p1();
    const double square = QPointF::dotProduct(along, along);
    const double share =
        square > 0 ? std::clamp(QPointF::dotProduct(point - line.p1(), along) / square, 0.0, 1.0)
                   : 0;
    return QLineF(point, line.p1() + share * along).length();
}

/// Whether the lines pass through sampled points of `others` in the data area.
bool pass(const std::vector<QPolygonF>& lines, const std::vector<QPolygonF>& others,
          const QRectF& area)
{
    constexpr qsizetype asked = 200;  ///< points sampled per line
    constexpr double hair = 0.4;      ///< points
    const auto isPassed = [&](QPointF point) {
        for (const QPolygonF& line : lines)
            for (qsizetype i = 0; i < line.size(); ++i)
                if (distance(point, {line[std::max<qsizetype>(0, i - 1)], line[i]}) < hair)
                    return true;
        return false;
    };
    for (const QPolygonF& other : others) {
        const qsizetype step = other.size() / asked + 1;
        for (qsizetype i = 0; i < other.size(); i += step)
            if (area.contains(other[i]) && !isPassed(other[i]))
                return false;
    }
    return true;
}

/// One document of LaTeX.
class PgfDocument {
public:
    PgfDocument(const PaperFigure& figure, const FigureData& data, const FigureSettings& settings,
                const QString& csvName)
        : m_data(data)
        , m_settings(settings)
        , m_csvName(csvName)
        , m_isReadable(canBeRead(figureCsv(data)))
    {
        const QSizeF points = settings.millimetres * pointsPerMillimetre;
        TexCanvas canvas(points * layoutDotsPerPoint, layoutDotsPerInch,
                         [this](const PaintedCurve& curve, const QByteArray& options) {
                             return plotOf(curve, options);
                         });
        figure.paint(canvas, points, settings.style);
        m_colours = canvas.colours();
        m_commands = canvas.commands();
    }

    QByteArray text() const
    {
        const QSizeF points = m_settings.millimetres * pointsPerMillimetre;
        const QByteArray width = length(points.width());
        const QByteArray height = length(points.height());
        QByteArray text =
            program() + "% " + source() +
            "\n\\documentclass{article}\n\\usepackage[paperwidth=" + width +
            ", paperheight=" + height + ", margin=0bp]{geometry}\n" + fonts() +
            "\\usepackage{amssymb}\n\\usepackage{pgfplots}\n\\pgfplotsset{compat=1.16}\n"
            // White letters with a thick outline, like in PDF.
            "\\makeatletter\n\\newcommand{\\rimmed}[2]{\\pgfscope\\pgfsys@invoke{1 j 1 Tr #1 w 1 1 "
            "1 RG}#2\\endpgfscope}\n"
            "\\makeatother\n";
        if (!isSerif() && !isChinese())
            text += "\\renewcommand{\\familydefault}{\\sfdefault}\n"
                    "\\SetSymbolFont{operators}{normal}{OT1}{\\sfdefault}{m}{n}\n";
        text += "\\pagestyle{empty}\n\\setlength{\\topskip}{0pt}\n\\begin{document}\n" + m_colours;
        if (m_hasPlots && !m_isReadable)
            text += numbers();
        return text +
               "\\noindent\\vbox to 0pt{\\hbox to 0pt{%\n"
               "\\begin{tikzpicture}[x=1bp, y=1bp]\n\\useasboundingbox (0,0) rectangle (" +
               width + ',' + height + ");\n" + m_commands +
               "\\end{tikzpicture}\\hss}\\vss}\n\\end{document}\n";
    }

private:
    /// Whether TeX can read the CSV. It cannot handle quotes, its own special characters or file
    /// names with letters that it lacks, and it draws a line across an empty cell.
    bool canBeRead(const QByteArray& csv) const
    {
        static constexpr std::array unreadable{'"', '%', '#', '~', '\\', '{', '}'};
        const bool hasUnreadable = std::any_of(unreadable.begin(), unreadable.end(), [&](char c) {
            return csv.contains(c) || m_csvName.contains(QLatin1Char(c));
        });
        return !hasUnreadable && guardedLatex(m_csvName.toUtf8()) == m_csvName.toUtf8() &&
               std::none_of(
                   m_data.layers.begin(), m_data.layers.end(),
                   [this](const FigureLayer& layer) { return hasGap(m_data.table, layer); });
    }

    static bool isChinese() { return core::isChinese(otherLanguage().toStdString()); }

    static QByteArray program()
    {
        return isChinese() ? "% !TeX program = xelatex\n" : QByteArray();
    }

    QByteArray fonts() const
    {
        if (!isChinese())
            return "\\usepackage[T1]{fontenc}\n\\usepackage{lmodern}\n";
        const QByteArray kind = isSerif() ? "Serif" : "Sans";
        return "\\usepackage{fontspec}\n\\IfFontExistsTF{Noto " + kind +
               " CJK SC}{\\setmainfont{Noto " + kind + " CJK SC}}{\\setmainfont{" +
               (isSerif() ? "FandolSong" : "FandolHei") + "}}\n";
    }

    QByteArray source() const
    {
        if (!m_hasPlots)
            return "The figure as shapes; LaTeX sets its text.";
        return m_isReadable ? "Draws the curves of " + m_csvName.toUtf8() +
                                  ", which has to stand beside this file."
                            : QByteArray("Draws the curves from their numbers below.");
    }

    bool isSerif() const
    {
        const QString family = m_settings.style.family.toLower();
        if (family.contains(QLatin1String("sans")))
            return false;
        for (const char* serif : {"serif", "times", "roman", "garamond", "palatino", "georgia"})
            if (family.contains(QLatin1String(serif)))
                return true;
        return false;
    }

    /// The curve from its data columns; empty if there are none, or if TeX cannot represent them.
    QByteArray plotOf(const PaintedCurve& curve, const QByteArray& options)
    {
        constexpr qsizetype mostPoints = 4000;
        constexpr double farthest = 8000;  // points: half of TeX's limit
        const QRectF reach(-farthest, -farthest, 2 * farthest, 2 * farthest);
        for (const FigureLayer& layer : m_data.layers) {
            if (layer.shape != FigureLayer::Shape::Line || layer.series != curve.series)
                continue;
            const auto lines = linesOf(m_data.table, layer, curve.frame);
            const bool fits = std::all_of(lines.begin(), lines.end(), [&](const QPolygonF& line) {
                return line.size() <= mostPoints && reach.contains(line.boundingRect());
            });
            if (fits && pass(lines, curve.lines, curve.frame.area) &&
                pass(curve.lines, lines, curve.frame.area))
                return plot(curve.frame, layer, options);
        }
        return {};
    }

    QByteArray plot(const Frame& frame, const FigureLayer& layer, const QByteArray& options)
    {
        m_hasPlots = true;
        const auto index = [](std::size_t column) {
            return QByteArray::number(static_cast<qulonglong>(column));
        };
        return "\\begin{axis}[at={(" + length(frame.area.left()) + ',' + length(frame.area.top()) +
               ")}, anchor=south west, scale only axis, width=" + length(frame.area.width()) +
               ", height=" + length(frame.area.height()) +
               ", hide axis, clip=false, unbounded coords=jump, xmin=" + coordinate(frame.x.lower) +
               ", xmax=" + coordinate(frame.x.upper) + ", ymin=" + coordinate(frame.y.lower) +
               ", ymax=" + coordinate(frame.y.upper) + "]\n\\addplot[" + options +
               "] table[x index=" + index(layer.x) + ", y index=" + index(layer.y) +
               (m_isReadable ? ", col sep=comma] {\\detokenize{" + m_csvName.toUtf8() + "}}"
                             : QByteArray("] {\\numbers}")) +
               ";\n\\end{axis}\n";
    }

    /// The numbers, embedded in the document.
    QByteArray numbers() const
    {
        QByteArray text = "% Cells of the CSV are empty, or hold quotes or characters that TeX "
                          "reads otherwise; these are its numbers.\n"
                          "\\pgfplotstableread[row sep=newline]{\n";
        for (std::size_t column = 0; column < m_data.table.columns.size(); ++column)
            text += (column ? " c" : "c") + QByteArray::number(static_cast<qulonglong>(column));
        text += '\n';
        for (const auto& row : m_data.table.rows) {
            for (std::size_t column = 0; column < row.size(); ++column) {
                const auto& value = row[column].number;
                text += (column ? " " : "") +
                        (value ? QByteArray::number(*value, 'g', 17) : QByteArray("nan"));
            }
            text += '\n';
        }
        return text + "}\\numbers\n";
    }

    const FigureData& m_data;
    const FigureSettings& m_settings;
    QString m_csvName;
    bool m_isReadable;
    bool m_hasPlots = false;
    QByteArray m_colours;
    QByteArray m_commands;
};

}  // namespace

QByteArray pgfplotsText(const PaperFigure& figure, const FigureData& data,
                        const FigureSettings& settings, const QString& csvName)
{
    return guardedLatex(PgfDocument(figure, data, settings, csvName).text());
}

}  // namespace ui
