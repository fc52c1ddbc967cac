// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/open_window.h"
#include "tests/ui/seen_texts.h"

#include "ui/classifier/classifier_workspace.h"
#include "ui/text/words/classifier_text.h"
#include "ui/window/page/classifier_page.h"

#include <QRegularExpression>
#include <QTest>

namespace tst_numbers {

using namespace ranking_samples;
using language_walk::SeenText;
using language_walk::SeenTexts;

namespace {

/// Scores in steps of 1/16,384; 0.5 is one of them.
core::SampleSession many()
{
    constexpr std::size_t count = 16'384;
    core::SampleSession session;
    session.name = "many";
    session.threshold = 0.5;
    session.samples.models.push_back({"score", {}});
    for (std::size_t i = 0; i < count; ++i) {
        session.samples.labels.push_back(i % 3 == 0 ? 1 : 0);
        session.samples.ids.push_back("s" + std::to_string(i));
        session.samples.models.front().values.push_back(static_cast<double>(count - i) / count);
    }
    return session;
}

/// All that can be seen and heard of the Classifier and the status bar.
QList<SeenText> textsOf(OpenWindow& open)
{
    open.window.bringToFront(open.window.classifierPage());
    OpenWindow::settle();
    SeenTexts texts;
    texts.addPanels(open.window.classifierPage().classifier());
    texts.addWindow(open.window.classifierPage().classifier());
    return texts.all();
}

QStringList matching(const QList<SeenText>& texts, const QString& pattern)
{
    const QRegularExpression sought(pattern);
    QStringList found;
    for (const SeenText& text : texts)
        if (text.text.contains(sought))
            found << u"%1 (%2)"_s.arg(text.text, text.place);
    return found;
}

}  // namespace

/// One number has one spelling, wherever a screen shows it.
class TestNumbers : public QObject {
    Q_OBJECT

private slots:
    void init() { failOnWarnings(); }
    void thresholds_data();
    void thresholds();
    void endsOfIntervals_data();
    void endsOfIntervals();
    void aScreenSpellsTheThresholdOnce();
    void aScreenGroupsDigitsOneWay();
};

void TestNumbers::thresholds_data()
{
    QTest::addColumn<double>("threshold");
    QTest::addColumn<int>("digits");
    QTest::addColumn<QString>("text");
    const auto row = [](double threshold, int digits, const QString& text) {
        QTest::newRow(qPrintable(text)) << threshold << digits << text;
    };
    row(0.5, 4, u"0.5"_s);
    row(0.49136, 4, u"0.4914"_s);
    row(-1.25, 4, u"\u22121.25"_s);
    row(17, 4, u"17"_s);
    row(0.000012345, 4, u"0.0000123"_s);
    row(std::numeric_limits<double>::infinity(), 4, u"∞"_s);
}

void TestNumbers::thresholds()
{
    QFETCH(const double, threshold);
    QFETCH(const int, digits);
    QTEST(ui::thresholdNumber(threshold, {digits}), "text");
    QVERIFY(ui::thresholdNumber(0.5, {2, QLocale(QLocale::German)}) == u"0,5"_s);
}

void TestNumbers::endsOfIntervals_data()
{
    QTest::addColumn<int>("digits");
    QTest::addColumn<QString>("text");
    QTest::newRow("one decimal") << 1 << u"0.7"_s;
    QTest::newRow("two, as the value") << 2 << u"0.70"_s;
    QTest::newRow("two of three") << 3 << u"0.70"_s;
    QTest::newRow("three of four") << 4 << u"0.704"_s;
}

void TestNumbers::endsOfIntervals()
{
    QFETCH(const int, digits);
    QTEST(ui::endText(0.70412, {digits}), "text");
}

void TestNumbers::aScreenSpellsTheThresholdOnce()
{
    adoptLook();
    OpenWindow open({1440, 900});
    open.window.classifierPage().load(many(), {}, u"Open"_s);
    const QList<SeenText> texts = textsOf(open);
    const QString named = u"(?:[Tt]hreshold|\\bt =|score ≥|Pin|Unpin) "_s;
    const QStringList wrong = matching(texts, named + u"0\\.50+\\b"_s);
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
    const QStringList right = matching(texts, named + u"0\\.5(?!\\d)"_s);
    QVERIFY2(right.size() >= 6, qPrintable(right.join(u'\n')));
}

void TestNumbers::aScreenGroupsDigitsOneWay()
{
    adoptLook();
    OpenWindow open({1440, 900});
    open.window.classifierPage().load(many(), {}, u"Open"_s);
    const QList<SeenText> texts = textsOf(open);
    const QStringList wrong =
        matching(texts, u"\\d,\\d{3}\\b|(?<![\\w.#^\u202F])\\d{5,}(?![\\w.])"_s);
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
    QVERIFY(!matching(texts, u"16\u202F384"_s).isEmpty());
}

QTEST_MAIN(TestNumbers)

}  // namespace tst_numbers

#include "tst_numbers.moc"
