// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/text_boxes.h"
#include "ui/charts/chart/inch.h"
#include "ui/charts/drawing/paper_page.h"
#include "ui/charts/figure/beside_figure.h"
#include "ui/charts/figure/paper_rows.h"
#include "ui/ranking/chart/ribbon_figure.h"

#include <QFontMetricsF>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <memory>

namespace tst_paper_lists {

using namespace Qt::StringLiterals;
using namespace ui;

namespace {

constexpr QSizeF sizes[]{{60, 45}, {85, 60}, {85, 120}, {170, 100}, {170, 200}};  // millimetres

enum class Ids { Short, Long, Titles };

QString idOf(Ids ids, std::size_t number)
{
    const auto count = static_cast<qulonglong>(number);
    switch (ids) {
    case Ids::Short:
        return u"D%1"_s.arg(count, 4, 10, QLatin1Char('0'));
    case Ids::Long:
        return u"msmarco_passage_%1_%2-v2"_s.arg(count % 7).arg(count * 7919 % 1000003);
    case Ids::Titles:
        break;
    }
    return u"第%1个城市的蛋糕店和咖啡馆指南"_s.arg(count);
}

/// B is A turned about by steps, its last third replaced by documents of its own.
std::shared_ptr<const ListsBeside> lists(std::size_t count, Ids ids)
{
    auto beside = std::make_shared<ListsBeside>();
    const auto document = [&](std::size_t number) {
        core::RankedItem made;
        made.id = idOf(ids, number).toStdString();
        made.grade = number % 4 == 3 ? core::Grade::unjudged() : core::Grade(double(number % 4));
        return made;
    };
    for (std::size_t i = 0; i < count; ++i) {
        beside->a.ranked.push_back(document(i));
        const std::size_t turned = i * 7 % count;
        beside->b.ranked.push_back(document(turned < count * 2 / 3 ? turned : turned + count));
    }
    beside->hasB = true;
    beside->documents = core::compareLists(beside->a, beside->b);
    beside->ofB.resize(beside->b.ranked.size());
    for (std::size_t i = 0; i < beside->documents.size(); ++i)
        if (const auto rank = beside->documents[i].inB)
            beside->ofB[*rank - 1] = i;
    beside->isEdited.assign(beside->documents.size(), false);
    beside->topGrade = 2;
    beside->cutoff = 10;
    return beside;
}

Ribbons ribbons(std::size_t count, Ids ids)
{
    std::vector<double> grades;
    for (std::size_t i = 0; i < count; ++i)
        grades.push_back(double(i * 5 % 4));
    core::RankedList list;
    for (std::size_t i = 0; i < count; ++i) {
        core::RankedItem made;
        made.grade = core::Grade(grades[i]);
        (i % 10 == 9 ? list.notRetrieved : list.ranked).push_back(made);
    }
    Ribbons made;
    made.order = core::idealOrder(core::judgedRanking(list), {});
    made.retrieved = list.ranked.size();
    made.cutoff = 10;
    made.topGrade = 3;
    const auto shared = std::make_shared<core::RankedList>(list);
    made.name = [ids](const core::IdealPosition& at) {
        return idOf(ids, at.row + (at.rank ? 0 : 1000));
    };
    made.grade = [shared](const core::IdealPosition& at) {
        return (at.rank ? shared->ranked : shared->notRetrieved)[at.row].grade;
    };
    return made;
}

QSizeF pointsOf(QSizeF millimetres)
{
    return millimetres * pointsPerMillimetre;
}

/// Empty where no text covers another and all are on the page.
QString faultOf(const std::vector<TextBoxes::Box>& boxes, QSizeF points)
{
    const QRectF page(QPointF(), points);
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        if (!page.contains(boxes[i].place))
            return u"off the page: "_s + boxes[i].text;
        // The word at the line of the cutoff stands upon the ribbons alone.
        for (std::size_t j = 0; j < i; ++j)
            if (boxes[i].place.intersects(boxes[j].place))
                return u"“%1” covers “%2”"_s.arg(boxes[i].text, boxes[j].text);
    }
    return {};
}

bool says(const std::vector<TextBoxes::Box>& boxes, const QString& text)
{
    return std::any_of(boxes.begin(), boxes.end(),
                       [&](const TextBoxes::Box& box) { return box.text == text; });
}

/// "first 9 of 100 documents" of "Shown: first 9 of 100 documents. …"
QString shownOf(const QString& extent)
{
    static const QRegularExpression words(u"Shown: ([^.]*)\\."_s);
    return words.match(extent).captured(1);
}

}  // namespace

class TestPaperLists : public QObject {
    Q_OBJECT
private slots:
    void everySize_data()
    {
        QTest::addColumn<QSizeF>("size");
        QTest::addColumn<int>("documents");
        QTest::addColumn<int>("ids");
        QTest::addColumn<bool>("isGrey");
        for (const QSizeF size : sizes)
            for (const int documents : {5, 10, 100})
                for (const int ids : {0, 1, 2})
                    for (const bool isGrey : {false, true})
                        QTest::addRow("%gx%g mm, %d documents, ids %d%s", size.width(),
                                      size.height(), documents, ids, isGrey ? ", grey" : "")
                            << size << documents << ids << isGrey;
    }

    /// No text covers another, none leaves the page, and what caption and figure say of the
    /// number of documents is the number of rows.
    void everySize()
    {
        QFETCH(const QSizeF, size);
        QFETCH(const int, documents);
        QFETCH(const int, ids);
        QFETCH(const bool, isGrey);
        FigureStyle style;
        style.palette = isGrey ? FigureStyle::Palette::Grey : FigureStyle::Palette::Colour;
        const QSizeF points = pointsOf(size);
        const auto count = static_cast<std::size_t>(documents);

        const auto list = lists(count, Ids(ids));
        const RowsBeside rows(*list, GradesShown::All, {});
        const BesidePicture picture{
            *list, rows, u"A  a run with a long name"_s, u"B  a run with a longer name"_s, {}, {}};
        check(points, documents, extentOfBeside(picture, 0, points, style),
              [&](QPaintDevice& device) { paintBesideFigure(picture, 0, device, points, style); });

        const Ribbons order = ribbons(count, Ids(ids));
        check(
            points, documents, extentOfRibbons(order, 0, points, style),
            [&](QPaintDevice& device) { paintRibbonFigure(order, 0, {}, device, points, style); });
    }

    /// The line at the cutoff is spoken of where it is drawn.
    void cutoff()
    {
        const auto list = lists(100, Ids::Short);
        const RowsBeside rows(*list, GradesShown::All, {});
        const BesidePicture picture{*list, rows, u"A  one"_s, u"B  two"_s, {}, {}};
        FigureStyle style;
        const QString spoken = u"cutoff, 10"_s;
        QVERIFY(!extentOfBeside(picture, 0, pointsOf({85, 60}), style).contains(spoken));
        QVERIFY(extentOfBeside(picture, 0, pointsOf({85, 120}), style).contains(spoken));
        QVERIFY(!extentOfBeside(picture, 30, pointsOf({85, 120}), style).contains(spoken));
        const Ribbons order = ribbons(100, Ids::Short);
        QVERIFY(!extentOfRibbons(order, 0, pointsOf({85, 60}), style).contains(spoken));
        QVERIFY(extentOfRibbons(order, 0, pointsOf({85, 120}), style).contains(spoken));
        style.hasMarks = false;
        QVERIFY(!extentOfBeside(picture, 0, pointsOf({85, 120}), style).contains(spoken));
        QVERIFY(!extentOfRibbons(order, 0, pointsOf({85, 120}), style).contains(spoken));
    }

    /// What leads out of the rows says to which rank.
    void stubs()
    {
        const auto list = lists(100, Ids::Short);
        const RowsBeside rows(*list, GradesShown::All, {});
        const BesidePicture picture{*list, rows, u"A  one"_s, u"B  two"_s, {}, {}};
        const QSizeF points = pointsOf({170, 60});
        TextBoxes page(points);
        paintBesideFigure(picture, 0, page, points, {});
        // B has at rank i (from 1) A's document 7 (i - 1) mod 100, + 1: A's second one at rank
        // 44, as 7 · 43 = 301, and B's second one is A's eighth, B's third one A's fifteenth.
        QVERIFY(says(page.boxes(), u"to 44"_s));
        QVERIFY(says(page.boxes(), u"from 15"_s));
        QVERIFY(!says(page.boxes(), u"from 8"_s));
    }

    /// A figure of a scrolled view shows where it begins.
    void scrolled()
    {
        const auto list = lists(100, Ids::Short);
        const RowsBeside rows(*list, GradesShown::All, {});
        const BesidePicture picture{*list, rows, u"A  one"_s, u"B  two"_s, {}, {}};
        QVERIFY(shownOf(extentOfBeside(picture, 20, pointsOf({85, 60}), {}))
                    .startsWith(u"documents 21 to "_s));
        // There are as many rows as ever at the end.
        QVERIFY(shownOf(extentOfBeside(picture, 99, pointsOf({85, 60}), {}))
                    .endsWith(u" to 100 of 100"_s));
        const RowsBeside top(*list, GradesShown::All, 5);
        const BesidePicture few{*list, top, u"A  one"_s, u"B  two"_s, {}, {}};
        QCOMPARE(shownOf(extentOfBeside(few, 0, pointsOf({85, 120}), {})),
                 u"first 5 of 100 documents"_s);
    }

    void names_data()
    {
        QTest::addColumn<int>("ids");
        QTest::addColumn<int>("letters");
        for (const int ids : {0, 1, 2})
            for (const int letters : {4, 6, 9, 14, 30})
                QTest::addRow("ids %d in the room of %d letters", ids, letters) << ids << letters;
    }

    void names()
    {
        QFETCH(const int, ids);
        QFETCH(const int, letters);
        const QFont font = PaperPage(QImage(1, 1, QImage::Format_Mono), {200, 100}, {}).text();
        const QFontMetricsF metrics(font);
        const double width = metrics.horizontalAdvance(ids == 2 ? u'店' : u'0') * letters;
        QStringList names;
        for (std::size_t i = 0; i < 20; ++i)
            names << idOf(Ids(ids), i);
        const NameColumn column(names, font, width);
        QSet<QString> shown;
        for (const QString& name : names) {
            shown += column.shown(name);
            QVERIFY(metrics.horizontalAdvance(column.shown(name)) <= width + 1);
        }
        QCOMPARE(shown.size(), letters > 4 || ids == 0 ? 20 : shown.size());
        if (widest(names, font) <= width)
            QCOMPARE(shown, QSet<QString>(names.begin(), names.end()));
    }

    /// Chinese words have no blanks between them.
    void titlesKeepTheirBeginning()
    {
        const QFont font = PaperPage(QImage(1, 1, QImage::Format_Mono), {200, 100}, {}).text();
        const QStringList shops{u"专业生日蛋糕定制"_s, u"法式甜点屋"_s, u"冰淇淋店"_s};
        const NameColumn column(shops, font, QFontMetricsF(font).horizontalAdvance(u'店') * 7);
        QCOMPARE(column.shown(shops[0]).left(4), u"专业生日"_s);
        QCOMPARE(column.shown(shops[0]).back(), QChar(0x2026));
        QCOMPARE(column.shown(shops[1]), shops[1]);
        QCOMPARE(column.shown(shops[2]), shops[2]);
    }

private:
    template <class Paint>
    void check(QSizeF points, int documents, const QString& extent, Paint paint)
    {
        TextBoxes page(points);
        paint(page);
        const QString fault = faultOf(page.boxes(), points);
        QVERIFY2(fault.isEmpty(), qPrintable(fault));
        const QString shown = shownOf(extent);
        QVERIFY2(!shown.isEmpty(), qPrintable(extent));
        if (!shown.startsWith(u"all"_s))
            QVERIFY2(says(page.boxes(), shown), qPrintable(shown));
        // The ranks at the left run from 1 to the last one that the words name.
        static const QRegularExpression number(u"(\\d+)"_s);
        const int last = number.match(shown).captured(1).toInt();
        QVERIFY(last <= documents);
        int rows = 0;
        double left = points.width();
        for (const TextBoxes::Box& box : page.boxes())
            if (box.text == u"1"_s)
                left = std::min(left, box.place.right());
        for (const TextBoxes::Box& box : page.boxes())
            if (std::abs(box.place.right() - left) < 0.5 && box.text != u"#"_s)
                ++rows;
        QCOMPARE(rows, last);
    }
};

QTEST_MAIN(TestPaperLists)

}  // namespace tst_paper_lists

#include "tst_paper_lists.moc"
