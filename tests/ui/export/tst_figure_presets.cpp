// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/adopted_look.h"
#include "ui/export/dialog/figure_memory.h"
#include "ui/export/dialog/figure_size.h"
#include "ui/export/figure/figure_presets.h"

#include <QFile>
#include <QLocale>
#include <QRegularExpression>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <set>

namespace tst_figure_presets {

using namespace Qt::StringLiterals;

namespace {

void write(const QString& path, const QByteArray& text)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
}

QByteArray read(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

const core::FigurePreset* named(const ui::FigurePresets& presets, const char* name)
{
    for (const core::FigurePreset& preset : presets.all())
        if (preset.name == name)
            return &preset;
    return nullptr;
}

}  // namespace

class TestFigurePresets : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void journalWidths_data();
    void journalWidths();
    void namesAreTold();
    void aPresetChangesWhatItNamesAndNoMore();
    void ownPresetsStandOverTheProgramsOwn();
    void whatIsWrongIsNamedWithFileAndLine_data();
    void whatIsWrongIsNamedWithFileAndLine();
    void anUnreadableFileIsNotWrittenOver();
    void savedPresetsAreReadAgain();
    void aPresetThatCannotBeWrittenIsToldOf();
    void sizesInWords_data();
    void sizesInWords();
    void choicesAreRememberedPerKind();
    void damagedChoicesAreAsIfNeverMade_data();
    void damagedChoicesAreAsIfNeverMade();
    void limitsAreForgotten();
    void aWindowThatForgetsWritesNothing();
};

void TestFigurePresets::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    QLocale::setDefault(QLocale::c());
    QCoreApplication::setOrganizationName(u"Rankscope tests"_s);
    QCoreApplication::setApplicationName(u"tst_figure_presets"_s);
}

void TestFigurePresets::init()
{
    ranking_samples::failOnWarnings();
    QSettings().clear();
}

void TestFigurePresets::journalWidths_data()
{
    // From the publishers' instructions to authors.
    QTest::addColumn<QString>("journal");
    QTest::addColumn<QList<double>>("millimetres");
    QTest::newRow("Nature: 89 and 183 mm") << u"Nature"_s << QList<double>{89, 183};
    QTest::newRow("PLOS: 13.2 and 19.05 cm") << u"PLOS"_s << QList<double>{132, 190.5};
    QTest::newRow("IEEE: 3.5 and 7.16 in") << u"IEEE"_s << QList<double>{88.9, 181.864};
    QTest::newRow("APS: 85 mm") << u"APS"_s << QList<double>{85};
    QTest::newRow("90 and 190 mm") << u"Journal"_s << QList<double>{90, 190};
}

void TestFigurePresets::journalWidths()
{
    QFETCH(const QString, journal);
    QFETCH(const QList<double>, millimetres);
    const ui::FigurePresets presets{QString()};
    QCOMPARE(presets.problem(), QString());
    QList<double> widths;
    for (const core::FigurePreset& preset : presets.all())
        if (QString::fromStdString(preset.name).startsWith(journal))
            widths << preset.width;
    QCOMPARE(widths, millimetres);
}

void TestFigurePresets::namesAreTold()
{
    const ui::FigurePresets presets{QString()};
    std::set<std::string> names;
    for (const core::FigurePreset& preset : presets.all()) {
        QVERIFY2(names.insert(preset.name).second, preset.name.c_str());
        QVERIFY(!presets.isOwn(QString::fromStdString(preset.name)));
    }
    const core::FigurePreset* slide = named(presets, "Slide 16:9");
    QVERIFY(slide);
    QCOMPARE(slide->width / slide->height, 16.0 / 9);
}

void TestFigurePresets::aPresetChangesWhatItNamesAndNoMore()
{
    ui::FigureSettings settings;
    settings.format = ui::FigureFormat::Tiff;
    settings.style.palette = ui::FigureStyle::Palette::Grey;
    settings.dotsPerInch = 321;
    const core::FigurePreset preset{
        .name = "x", .width = 85, .height = 50, .values = {{"text", 6.5}, {"outlines", true}}};
    const ui::FigureSettings after = ui::withPreset(settings, preset);
    ui::FigureSettings expected = settings;
    expected.millimetres = {85, 50};
    expected.style.textPoints = 6.5;
    expected.hasTextAsOutlines = true;
    QVERIFY(after == expected);
    QVERIFY(ui::fits(after, preset));
    QVERIFY(!ui::fits(settings, preset));
    QVERIFY(ui::fits(after, ui::presetOf(after, u"all"_s)));
}

void TestFigurePresets::ownPresetsStandOverTheProgramsOwn()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"figure-presets.json"_s);
    write(path, R"({"presets": [
        {"name": "APS column, 85 mm", "width": 86, "height": 54},
        {"name": "Thesis", "width": 140, "height": 90, "text": 9.5, "family": "DejaVu Serif",
         "outlines": true, "dpi": 1200, "grey": true, "marks": false, "grid": false}]})");
    const ui::FigurePresets presets(path);
    QCOMPARE(presets.problem(), QString());
    QCOMPARE(presets.all().size(), ui::FigurePresets(QString()).all().size() + 1);
    QVERIFY(named(presets, "APS column, 85 mm"));
    QCOMPARE(named(presets, "APS column, 85 mm")->width, 86.0);
    const core::FigurePreset thesis{.name = "Thesis",
                                    .width = 140,
                                    .height = 90,
                                    .values = {{"family", std::string("DejaVu Serif")},
                                               {"text", 9.5},
                                               {"outlines", true},
                                               {"dpi", 1200},
                                               {"grey", true},
                                               {"marks", false},
                                               {"grid", false}}};
    QVERIFY(named(presets, "Thesis"));
    QVERIFY(*named(presets, "Thesis") == thesis);
    QVERIFY(presets.isOwn(u"Thesis"_s));
}

void TestFigurePresets::whatIsWrongIsNamedWithFileAndLine_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("line");
    QTest::addColumn<QString>("found");
    const auto row = [](const char* name, const char* text, int line, const QString& found) {
        QTest::newRow(name) << QByteArray(text) << line << found;
    };
    row("a comma too many", "{\"presets\": [\n {\"name\": \"a\",\n  \"width\": 80,, }\n]}", 3,
        u""_s);
    row("no name", "{\"presets\": [\n\n {\"width\": 80, \"height\": 60}]}", 3,
        u"presets[0].name"_s);
    row("no height", "{\"presets\": [{\"name\": \"a\",\n\"width\": 80}]}", 1,
        u"presets[0].height"_s);
    row("a width in words",
        "{\"presets\": [\n{\"name\": \"a\", \"width\": 80, \"height\": 60},\n{\"name\": \"b\",\n"
        "\"width\": \"80 mm\",\n\"height\": 60}]}",
        4, u"presets[1].width"_s);
    row("nothing is as wide",
        "{\"presets\": [\n{\"name\": \"a\",\n\n\"width\": 80000, \"height\": 60}]}", 4,
        u"presets[0].width"_s);
    row("a misspelt field",
        "{\"presets\": [{\"name\": \"a\", \"width\": 80, \"height\": 60,\n \"fnt\": \"x\"}]}", 2,
        u"presets[0].fnt"_s);
    row("half a dot",
        "{\"presets\": [{\"name\": \"a\", \"width\": 80, \"height\": 60, \"dpi\": 99.5}]}", 1,
        u"presets[0].dpi"_s);
    row("a number in place of a preset", "{\"presets\": [\n 85 ]}", 2, u"presets[0]"_s);
    row("no presets", "{}", 1, u"presets"_s);
    row("an empty file", "", 1, u""_s);
}

void TestFigurePresets::whatIsWrongIsNamedWithFileAndLine()
{
    QFETCH(const QByteArray, text);
    QFETCH(const int, line);
    QFETCH(const QString, found);
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"mine.json"_s);
    write(path, text);
    const ui::FigurePresets presets(path);
    const QString place = u"mine.json:%1: "_s.arg(line);
    QVERIFY2(presets.problem().contains(place), qPrintable(presets.problem()));
    QVERIFY2(presets.problem().contains(found), qPrintable(presets.problem()));
    QCOMPARE(presets.all().size(), ui::FigurePresets(QString()).all().size());
}

void TestFigurePresets::anUnreadableFileIsNotWrittenOver()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"mine.json"_s);
    write(path, "{\"presets\": [ hand-made");
    ui::FigurePresets presets(path);
    const auto problem = presets.save({.name = "a", .width = 80, .height = 60});
    QVERIFY(problem);
    QVERIFY2(problem->contains(u"mine.json:1"_s), qPrintable(*problem));
    QCOMPARE(read(path), "{\"presets\": [ hand-made");
}

void TestFigurePresets::savedPresetsAreReadAgain()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"new/figure-presets.json"_s);
    const core::FigurePreset quoted{
        .name = "“Café” \"x\" \\ 8½", .width = 88.9, .height = 50.125, .values = {{"grey", false}}};
    {
        ui::FigurePresets presets(path);
        QCOMPARE(presets.save(quoted), std::nullopt);
        QCOMPARE(presets.save({.name = "b", .width = 70, .height = 40}), std::nullopt);
        QCOMPARE(presets.save({.name = "b", .width = 71, .height = 40}), std::nullopt);
    }
    ui::FigurePresets presets(path);
    QCOMPARE(presets.problem(), QString());
    QVERIFY(presets.all().at(presets.all().size() - 2) == quoted);
    QCOMPARE(presets.all().back().width, 71.0);
    QCOMPARE(presets.remove(u"b"_s), std::nullopt);
    QVERIFY(!named(presets, "b"));
    QVERIFY(!named(ui::FigurePresets(path), "b"));
    QVERIFY(named(ui::FigurePresets(path), quoted.name.c_str()));
}

void TestFigurePresets::aPresetThatCannotBeWrittenIsToldOf()
{
    const QTemporaryDir folder;
    write(folder.filePath(u"file"_s), "");
    ui::FigurePresets presets(folder.filePath(u"file/presets.json"_s));
    const auto problem = presets.save({.name = "a", .width = 80, .height = 60});
    QVERIFY(problem);
    QVERIFY2(problem->contains(u"presets.json"_s), qPrintable(*problem));
    QVERIFY(!named(presets, "a"));
}

void TestFigurePresets::sizesInWords_data()
{
    // An inch is 25.4 mm and 72 pt; 89 mm at 300 dpi are 1051.18 pixels.
    QTest::addColumn<ui::FigureFormat>("format");
    QTest::addColumn<QSizeF>("millimetres");
    QTest::addColumn<ui::LengthUnit>("unit");
    QTest::addColumn<QString>("words");
    QTest::newRow("PDF") << ui::FigureFormat::Pdf << QSizeF(89, 60) << ui::LengthUnit::Millimetre
                         << u"89 × 60 mm"_s;
    QTest::newRow("PNG") << ui::FigureFormat::Png << QSizeF(89, 60) << ui::LengthUnit::Millimetre
                         << u"89 × 60 mm, 1051 × 709 pixels at 300 dpi"_s;
    QTest::newRow("TIFF in inches")
        << ui::FigureFormat::Tiff << QSizeF(88.9, 63.5) << ui::LengthUnit::Inch
        << u"3.5 × 2.5 in, 1050 × 750 pixels at 300 dpi"_s;
    QTest::newRow("SVG in points")
        << ui::FigureFormat::Svg << QSizeF(25.4, 50.8) << ui::LengthUnit::Point << u"72 × 144 pt"_s;
    QTest::newRow("centimetres") << ui::FigureFormat::Pdf << QSizeF(190.5, 101)
                                 << ui::LengthUnit::Centimetre << u"19.05 × 10.1 cm"_s;
}

void TestFigurePresets::sizesInWords()
{
    QFETCH(const ui::FigureFormat, format);
    QFETCH(const QSizeF, millimetres);
    QFETCH(const ui::LengthUnit, unit);
    QFETCH(const QString, words);
    ui::FigureSettings settings;
    settings.format = format;
    settings.millimetres = millimetres;
    settings.unit = unit;
    QCOMPARE(ui::sizeInWords(settings), words);
}

void TestFigurePresets::choicesAreRememberedPerKind()
{
    ui::ExportChoices roc;
    roc.settings.format = ui::FigureFormat::Tiff;
    roc.settings.millimetres = {88.9, 51.3};
    roc.settings.unit = ui::LengthUnit::Inch;
    roc.settings.dotsPerInch = 450;
    roc.settings.style.family = u"DejaVu Serif"_s;
    roc.settings.style.textPoints = 6.5;
    roc.settings.style.lineWidthFactor = 1.75;
    roc.settings.style.palette = ui::FigureStyle::Palette::Grey;
    roc.settings.style.legend = ui::FigureStyle::Legend::Direct;
    roc.settings.style.isTransparent = true;
    roc.settings.hasTextAsOutlines = true;
    roc.settings.held = {.session = true, .ids = true};
    roc.settings.writesData = true;
    roc.settings.writesCaption = true;
    roc.settings.writesDescription = true;
    roc.settings.writesPgfplots = true;
    roc.title = ui::ExportChoices::Title::Own;
    roc.ownTitle = u"Zwölf, 12 = “12”"_s;
    roc.keepsProportions = true;
    const ui::ExportChoices first =
        ui::FigureMemory(ui::FigureMemory::Keeps::OnDisk).choices(u"roc"_s);
    ui::FigureMemory(ui::FigureMemory::Keeps::OnDisk).remember(u"roc"_s, roc);
    const ui::FigureMemory later(ui::FigureMemory::Keeps::OnDisk);
    roc.settings.held = {};  // asked for each time
    QVERIFY(later.choices(u"roc"_s) == roc);
    QVERIFY(later.choices(u"pr"_s) == first);
    QVERIFY(!(first == roc));
}

void TestFigurePresets::damagedChoicesAreAsIfNeverMade_data()
{
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("value");
    QTest::newRow("no such format") << u"format"_s << u"bmp"_s;
    QTest::newRow("no number") << u"width"_s << u"wide"_s;
    QTest::newRow("not a number") << u"width"_s << u"nan"_s;
    QTest::newRow("infinite") << u"height"_s << u"inf"_s;
    QTest::newRow("below zero") << u"height"_s << u"-5"_s;
    QTest::newRow("too many dots") << u"dotsPerInch"_s << u"999999"_s;
    QTest::newRow("no unit") << u"unit"_s << u"ell"_s;
    QTest::newRow("no font") << u"family"_s << u"No Such Family"_s;
    QTest::newRow("no text") << u"textPoints"_s << u"0"_s;
    QTest::newRow("no line") << u"lineWidth"_s << u"0"_s;
    QTest::newRow("neither true nor false") << u"transparent"_s << u"perhaps"_s;
    QTest::newRow("no place") << u"legend"_s << u"7"_s;
}

void TestFigurePresets::damagedChoicesAreAsIfNeverMade()
{
    QFETCH(const QString, field);
    QFETCH(const QString, value);
    using ui::FigureMemory;
    const ui::ExportChoices first = FigureMemory(FigureMemory::Keeps::OnDisk).choices(u"roc"_s);
    FigureMemory(FigureMemory::Keeps::OnDisk).remember(u"roc"_s, first);
    const QString key = u"figures/roc/"_s + field;
    QVERIFY(QSettings().contains(key));
    QSettings().setValue(key, value);
    QVERIFY(FigureMemory(FigureMemory::Keeps::OnDisk).choices(u"roc"_s) == first);
}

void TestFigurePresets::limitsAreForgotten()
{
    using ui::FigureMemory;
    ui::ExportChoices zoomed;
    zoomed.settings.style.x = ui::ChartRange{0, 0.2};
    FigureMemory memory(FigureMemory::Keeps::OnDisk);
    memory.remember(u"roc"_s, zoomed);
    QVERIFY(memory.choices(u"roc"_s) == zoomed);
    QVERIFY(!FigureMemory(FigureMemory::Keeps::OnDisk).choices(u"roc"_s).settings.style.x);
}

void TestFigurePresets::aWindowThatForgetsWritesNothing()
{
    const QTemporaryDir folder;
    ui::FigureMemory memory(ui::FigureMemory::Keeps::WhileRunning);
    ui::ExportChoices choices;
    choices.settings.dotsPerInch = 77;
    memory.remember(u"roc"_s, choices);
    memory.rememberFolder(folder.path());
    QCOMPARE(memory.choices(u"roc"_s).settings.dotsPerInch, 77);
    QCOMPARE(memory.folder(), folder.path());
    QCOMPARE(QSettings().allKeys(), QStringList());
}

QTEST_MAIN(TestFigurePresets)

}  // namespace tst_figure_presets

#include "tst_figure_presets.moc"
