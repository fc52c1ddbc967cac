// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/example_folder.h"
#include "tests/cli/run_program.h"
#include "tests/other_programs.h"
#include "tests/skipping.h"

#include <QDir>
#include <QImage>
#include <QRegularExpression>

namespace tst_slides {

using namespace other_programs;

class TestSlides : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void picturesInEveryFormat();
    void aPageForEachStep();
    void theStepsMove();
    void snippetsNameThePictures();
    void refused_data();
    void refused();

private:
    QByteArray content(const QString& name) const;

    ExampleFolder m_folder;
    QString m_slides;
};

void TestSlides::initTestCase()
{
    m_slides = m_folder.path(u"slides"_s);
    const Result made =
        run({u"slides"_s, u"--grades"_s, u"3 2 3 0 1"_s, u"-m"_s, u"nDCG@5"_s, u"-o"_s, m_slides});
    QVERIFY2(made.status == 0, qPrintable(made.err));
}

QByteArray TestSlides::content(const QString& name) const
{
    QFile file(m_slides + u'/' + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void TestSlides::picturesInEveryFormat()
{
    // The list, five ranks, and the formula.
    QStringList names{u"formula"_s, u"table"_s};
    for (int step = 0; step <= 6; ++step)
        names << u"step-0"_s + QString::number(step);
    QStringList expected{u"slides.md"_s, u"slides.tex"_s, u"steps.pdf"_s, u"steps.png"_s};
    for (const QString& name : names) {
        expected << name + u".pdf"_s << name + u".png"_s << name + u".svg"_s;
        QVERIFY(content(name + u".pdf"_s).startsWith("%PDF-"));
        QVERIFY(content(name + u".png"_s).startsWith("\x89PNG"));
        QVERIFY(content(name + u".svg"_s).contains("<svg"));
    }
    expected.sort();
    QCOMPARE(QDir(m_slides).entryList(QDir::Files, QDir::Name), expected);
}

void TestSlides::aPageForEachStep()
{
    SKIP_WITHOUT("pdftotext", "poppler-utils");
    const QString text = QString::fromUtf8(
        output(u"pdftotext"_s, {u"-layout"_s, m_slides + u"/steps.pdf"_s, u"-"_s}));
    const QStringList pages = text.split(u'\f');
    QCOMPARE(pages.size(), 8);  // one more after the last form feed
    QVERIFY(!pages[0].contains(u"1.262"_s));
    QVERIFY(!pages[1].contains(u"1.262"_s));
    QVERIFY(pages[2].contains(u"1.262"_s));  // 2/log2(3)
    QVERIFY2(pages[6].contains(u"0.9724"_s), qPrintable(pages[6]));
}

/// Seven pictures; a reader of plain PNG sees the first.
void TestSlides::theStepsMove()
{
    const QByteArray moving = content(u"steps.png"_s);
    const QByteArray first = content(u"step-00.png"_s);
    QVERIFY(moving.contains(QByteArray("acTL\0\0\0\7\0\0\0\0", 12)));
    QCOMPARE(moving.count("fcTL"), 7);
    QCOMPARE(QImage::fromData(moving, "PNG"), QImage::fromData(first, "PNG"));
}

void TestSlides::snippetsNameThePictures()
{
    const QString beamer = QString::fromUtf8(content(u"slides.tex"_s));
    QVERIFY(beamer.contains(u"\\begin{frame}{nDCG@5}"_s));
    QVERIFY(beamer.contains(u"<7>[page=7,"_s) && !beamer.contains(u"<8>"_s));
    const QString markdown = QString::fromUtf8(content(u"slides.md"_s));
    QCOMPARE(markdown.count(u"\n---\n"_s), 7);
    QVERIFY(markdown.contains(u"](step-06.svg)"_s) && markdown.contains(u"](formula.svg)"_s));
}

void TestSlides::refused_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("told");
    QTest::newRow("no list") << u"-o x"_s << 2 << u"no list given"_s;
    QTest::newRow("no folder") << u"--grades 1,0"_s << 2 << u"--output"_s;
    QTest::newRow("two measures") << u"--grades 1,0 -m AP@2 -m RR@2 -o x"_s << 2
                                  << u"use -m once"_s;
    QTest::newRow("a file that is not there") << u"none.txt -o x"_s << 1 << u"none.txt"_s;
}

void TestSlides::refused()
{
    QFETCH(const QString, words);
    QFETCH(const int, status);
    QFETCH(const QString, told);
    const Result result = run(QStringList{u"slides"_s} + m_folder.pathsOf(words));
    QCOMPARE(result.status, status);
    QVERIFY2(result.err.contains(told), qPrintable(result.err));
}

QTEST_GUILESS_MAIN(TestSlides)

}  // namespace tst_slides

#include "tst_slides.moc"
