// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/page/page_chart.h"

#include "ui/text/page/page_markup.h"
#include "ui/text/words/number_format.h"

#include <algorithm>
#include <cmath>

namespace ui::page {

namespace {

constexpr std::size_t manyPoints = 60;  ///< more are drawn without dots

std::string number(double pixels)
{
    return decimalText(pixels, 1, QLocale::c())
        .replace(QChar(0x2212), QStringLiteral("-"))
        .toStdString();
}

/// A round number that is at least `highest`.
double roundAbove(double highest)
{
    if (!(highest > 0))
        return 1;
    const double power = std::pow(10.0, std::floor(std::log10(highest)));
    for (const double factor : {1.0, 2.0, 4.0, 5.0, 10.0})
        if (factor * power >= highest * (1 - 1e-9))
            return factor * power;
    return 10 * power;
}

class Drawing {
public:
    explicit Drawing(const Chart& chart)
        : m_chart(chart)
    {
        double highest = chart.highestY;
        for (const Line& line : chart.lines)
            for (const Point& point : line.points)
                highest = std::max(highest, point.y.valueOr(0));
        m_highestY = roundAbove(highest);
        m_width = chart.isSquare ? 380 : 480;
        m_height = chart.isSquare ? 396 : 240;
    }

    std::string svg() const
    {
        std::string content = element("title", "", core::markupText(m_chart.label)) + grid();
        for (const Line& line : m_chart.lines)
            content += drawn(line);
        return element("svg",
                       attribute("viewBox", "0 0 " + number(m_width) + " " + number(m_height)) +
                           attribute("role", "img") + attribute("class", "chart") +
                           attribute("tabindex", "0") + attribute("aria-label", m_chart.label),
                       content);
    }

private:
    static constexpr double left = 44;
    static constexpr double right = 14;
    static constexpr double top = 26;
    static constexpr double bottom = 40;

    double xOf(double x) const
    {
        const double share = (x - m_chart.lowestX) / (m_chart.highestX - m_chart.lowestX);
        return left + share * (m_width - left - right);
    }
    double yOf(double y) const
    {
        return m_height - bottom - y / m_highestY * (m_height - top - bottom);
    }

    static std::string lineElement(double x1, double y1, double x2, double y2,
                                   const std::string& name)
    {
        return element("line",
                       attribute("class", name) + attribute("x1", number(x1)) +
                           attribute("y1", number(y1)) + attribute("x2", number(x2)) +
                           attribute("y2", number(y2)),
                       "");
    }
    static std::string textElement(double x, double y, const std::string& name,
                                   const std::string& text)
    {
        return element("text",
                       attribute("class", name) + attribute("x", number(x)) +
                           attribute("y", number(y)),
                       core::markupText(text));
    }

    std::string grid() const
    {
        std::string content;
        constexpr int lines = 4;
        for (int i = 0; i <= lines; ++i) {
            const double y = m_highestY * i / lines;
            content += lineElement(left, yOf(y), m_width - right, yOf(y), i == 0 ? "zero" : "grid");
            content +=
                textElement(left - 6, yOf(y) + 4, "y", plainText(y, QLocale::c()).toStdString());
        }
        if (m_chart.hasDiagonal)
            content += lineElement(xOf(0), yOf(0), xOf(1), yOf(1), "grid");
        for (const double x : xTicks())
            content += textElement(xOf(x), m_height - bottom + 18, "x",
                                   plainText(x, QLocale::c()).toStdString());
        content += textElement((left + m_width - right) / 2, m_height - 4, "x", m_chart.xName);
        if (!m_chart.yName.empty())
            content += textElement(4, 14, "name", m_chart.yName);
        return content;
    }

    std::vector<double> xTicks() const
    {
        const double span = m_chart.highestX - m_chart.lowestX;
        if (m_chart.isSquare)
            return {0, 0.25, 0.5, 0.75, 1};
        std::vector<double> ticks;
        const double step = std::max(1.0, roundAbove(span / 12));
        for (double x = m_chart.lowestX; x <= m_chart.highestX; x += step)
            ticks.push_back(x);
        return ticks;
    }

    std::string drawn(const Line& line) const
    {
        std::string path;
        std::string dots;
        bool isOpen = false;
        const bool hasDots = line.points.size() <= manyPoints;
        for (const Point& point : line.points) {
            if (!point.y) {
                isOpen = false;
                continue;
            }
            const std::string x = number(xOf(point.x));
            const std::string y = number(yOf(*point.y));
            path += (isOpen ? "L" : "M") + x + " " + y;
            isOpen = true;
            const bool isCurrent = point.key == line.current;
            dots += element("circle",
                            attribute("class", isCurrent ? "dot now"
                                               : hasDots ? "dot"
                                                         : "dot bare") +
                                attribute("cx", x) + attribute("cy", y) +
                                attribute("r", isCurrent ? "6" : "3.5") +
                                attribute("data-key", point.key),
                            element("title", "", core::markupText(point.said)));
        }
        return element("path", attribute("class", "line") + attribute("d", path), "") +
               element("g", attribute("class", "dots"), dots);
    }

    const Chart& m_chart;
    double m_highestY = 1;
    double m_width = 0;
    double m_height = 0;
};

}  // namespace

std::string svgOf(const Chart& chart)
{
    return Drawing(chart).svg();
}

}  // namespace ui::page
