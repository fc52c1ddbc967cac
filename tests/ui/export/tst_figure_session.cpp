// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/sessions/session_files.h"
#include "tests/skipping.h"
#include "tests/ui/every_figure.h"
#include "ui/classifier/document/classifier_document.h"
#include "ui/collection/document/collection_document.h"
#include "ui/export/figure/figure_file.h"
#include "ui/export/figure/figure_session.h"
#include "ui/text/sessions/embedded_session.h"
#include "ui/text/sessions/session_carriage.h"

#include <QCryptographicHash>
#include <QDir>
#include <QDropEvent>
#include <QMimeData>
#include <QPainter>
#include <QProcess>
#include <QTemporaryDir>

#include <random>

namespace tst_figure_session {

using namespace ranking_samples;
using ui::FigureFormat;

namespace {

constexpr std::array formats{FigureFormat::Pdf, FigureFormat::Svg, FigureFormat::Png,
                             FigureFormat::Tiff};

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

bool write(const QString& path, const QByteArray& content)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(content) == content.size();
}

QByteArray sessionOf(const ui::Document& document)
{
    return QByteArray::fromStdString(core::toJson(document.snapshot()));
}

void drop(const QString& path, QWidget& window)
{
    QMimeData what;
    what.setUrls({QUrl::fromLocalFile(path)});
    const QPoint middle = window.rect().center();
    QDragEnterEvent enter(middle, Qt::CopyAction, &what, Qt::LeftButton, {});
    QApplication::sendEvent(&window, &enter);
    QDropEvent event(middle, Qt::CopyAction, &what, Qt::LeftButton, {});
    QApplication::sendEvent(&window, &event);
}

/// A small figure, smaller than a chart can be, that shows nothing but a session's words.
ui::PaperFigure plain()
{
    ui::PaperFigure figure;
    figure.title = u"plain"_s;
    figure.paint = [](QPaintDevice& device, QSizeF, const ui::FigureStyle&) {
        QPainter(&device).fillRect(10, 10, 20, 20, Qt::black);
    };
    return figure;
}

/// @param session empty: the figure has none to carry
QByteArray figureOf(FigureFormat format, const QByteArray& session)
{
    return ui::figureBytes(plain(),
                           {.format = format,
                            .millimetres = {20, 20},
                            .dotsPerInch = 72,
                            .held = {.session = true}},
                           session.isEmpty() ? ui::EncodedSession() : *ui::encoded(session))
        .bytes;
}

QByteArray jsonOf(const ui::FigureSession& session)
{
    return ui::unsealed(session.encoded).value_or(QByteArray());
}

/// What cannot be compressed.
QByteArray noise(qsizetype bytes)
{
    QByteArray noise;
    std::mt19937 random(6);
    for (qsizetype i = 0; i < bytes; ++i)
        noise += static_cast<char>(random());
    return noise;
}

}  // namespace

class TestFigureSession : public QObject {
    Q_OBJECT
private slots:
    void init()
    {
        adoptLook();
        failOnWarnings();
    }
    void comesBackExactly_data();
    void comesBackExactly();
    void nothingWhereNothingIs_data();
    void nothingWhereNothingIs();
    void noByteMayDiffer_data();
    void noByteMayDiffer();
    void survivesOtherPrograms();
    void everyFigureOpensItsDocument();
    void collectionsFindTheirFiles();
    void refusedInWords_data();
    void refusedInWords();
    void leftOutWhenTooLarge();
    void saysWhatItHolds_data();
    void saysWhatItHolds();
    void encodesWhatIsEmbedded_data();
    void encodesWhatIsEmbedded();

private:
    static void rows();
};

void TestFigureSession::rows()
{
    QTest::addColumn<FigureFormat>("format");
    for (const FigureFormat format : formats)
        QTest::newRow(qPrintable(ui::endingOf(format))) << format;
}

void TestFigureSession::comesBackExactly_data()
{
    rows();
}

void TestFigureSession::comesBackExactly()
{
    QFETCH(const FigureFormat, format);
    QByteArray everyByte;
    for (int byte = 0; byte < 256; ++byte)
        everyByte += static_cast<char>(byte);
    for (const QByteArray& session :
         {QByteArray("{}"), QByteArray("{\"name\": \"]]> -- endstream ü\"}\n"), everyByte,
          noise(200'000), QByteArray(3'000'000, 'a')}) {
        const QByteArray file = figureOf(format, session);
        QCOMPARE(ui::figureFormatIn(file), std::optional(format));
        const auto carried = ui::embeddedSession(file);
        QVERIFY(carried);
        QCOMPARE(carried->problem, QString());
        QVERIFY(carried->session == session);
        QVERIFY(file == figureOf(format, session));
    }
}

void TestFigureSession::nothingWhereNothingIs_data()
{
    rows();
}

void TestFigureSession::nothingWhereNothingIs()
{
    QFETCH(const FigureFormat, format);
    QVERIFY(!ui::embeddedSession(figureOf(format, {})));
    const ui::FigureSettings settings{.format = format, .millimetres = {20, 20}, .dotsPerInch = 72};
    const ui::FigureBytes without =
        ui::figureBytes(plain(), settings, *ui::encoded("{\"secret\": 1}"));
    QVERIFY(!ui::embeddedSession(without.bytes));
    QVERIFY(without.bytes == figureOf(format, {}));
}

void TestFigureSession::noByteMayDiffer_data()
{
    rows();
}

void TestFigureSession::noByteMayDiffer()
{
    QFETCH(const FigureFormat, format);
    const QByteArray session = R"({"format": "rankscope-session", "query": "cake shop"})";
    const QByteArray file = figureOf(format, session);
    int told = 0;
    const auto isExactOrTold = [&](const QByteArray& changed) {
        const auto carried = ui::embeddedSession(changed);
        told += carried && !carried->problem.isEmpty();
        return !carried || (carried->problem.isEmpty() ? carried->session == session
                                                       : carried->session.isEmpty());
    };
    for (qsizetype at = 0; at < file.size(); ++at) {
        QByteArray changed = file;
        changed[at] = static_cast<char>(changed[at] ^ 1);
        QVERIFY2(isExactOrTold(changed), qPrintable(QString::number(at)));
        QVERIFY2(isExactOrTold(file.left(at)), qPrintable(QString::number(at)));
    }
    // Each of the stream's and the digest's bytes was told of.
    QVERIFY2(told > 100, qPrintable(QString::number(told)));
}

void TestFigureSession::survivesOtherPrograms()
{
    SKIP_WITHOUT("mutool", "mupdf-tools");
    const QTemporaryDir folder;
    const QByteArray session = R"({"format": "rankscope-session"})";
    QVERIFY(write(folder.filePath(u"a.pdf"_s), figureOf(FigureFormat::Pdf, session)));
    QCOMPARE(QProcess::execute(u"mutool"_s, {u"clean"_s, u"-gg"_s, folder.filePath(u"a.pdf"_s),
                                             folder.filePath(u"b.pdf"_s)}),
             0);
    const auto carried = ui::embeddedSession(contentOf(folder.filePath(u"b.pdf"_s)));
    QVERIFY(carried);
    QCOMPARE(carried->session, session);
}

void TestFigureSession::everyFigureOpensItsDocument()
{
    const QTemporaryDir folder;
    EveryWorkspace open;
    open.document().move(3, 1);
    open.window.classifierPage().document().setThreshold(0.25);
    open.window.collectionPage().document().setMeasure(1);
    OpenWindow::settle();
    OpenWindow other;
    int number = 0;
    for (const ShownFigure& shown : open.figures()) {
        const FigureFormat format = formats[static_cast<std::size_t>(number) % formats.size()];
        const QString path =
            folder.filePath(QString::number(++number) + u'.' + ui::endingOf(format));
        ui::Document& document = shown.page->document();
        const ui::FigureSession session = ui::figureSession(document, path);
        QCOMPARE(session.remark, QString());
        QCOMPARE(ui::saveFigure(shown.figure,
                                {.format = format, .dotsPerInch = 72, .held = {.session = true}},
                                path, session.encoded),
                 std::nullopt);
        const std::array<ui::WorkspacePage*, 3> pages{&other.window.rankingPage(),
                                                      &other.window.classifierPage(),
                                                      &other.window.collectionPage()};
        ui::WorkspacePage& page =
            **std::find_if(pages.begin(), pages.end(), [&](ui::WorkspacePage* candidate) {
                return candidate->row().name == shown.page->row().name;
            });
        page.startNew();
        QVERIFY(sessionOf(page.document()) != sessionOf(document));
        if (number % 2 == 0)
            drop(path, other.window);
        else
            QVERIFY(other.window.open({path}));
        QTRY_COMPARE(sessionOf(page.document()), sessionOf(document));
        QCOMPARE(&other.window.pageInFront(), &page);
        QCOMPARE(other.window.message(), QString());
        // The figure is not where saving goes.
        QCOMPARE(page.document().path(), QString());
        QVERIFY(page.document().history().undoText().contains(QFileInfo(path).fileName()));
    }
    QVERIFY(number > 10);
}

void TestFigureSession::collectionsFindTheirFiles()
{
    const QTemporaryDir folder;
    const QDir root(folder.path());
    QVERIFY(root.mkpath(u"here/data"_s) && root.mkpath(u"there"_s));
    const QString here = root.filePath(u"here"_s);
    QVERIFY(write(here + u"/data/judged.qrels"_s, "1 0 d1 1\n1 0 d2 0\n2 0 d1 1\n"));
    QVERIFY(write(here + u"/data/bm25.run"_s, "1 Q0 d2 1 2 a\n1 Q0 d1 2 1 a\n2 Q0 d1 1 1 a\n"));
    OpenWindow open;
    ui::CollectionPage& page = open.window.collectionPage();
    QVERIFY(open.window.open({here + u"/data/judged.qrels"_s, here + u"/data/bm25.run"_s}));
    QTRY_COMPARE(page.document().queryCount(), std::size_t{2});
    const QString path = here + u"/figure.svg"_s;
    const ui::FigureSession session = ui::figureSession(page.document(), path);
    QVERIFY(jsonOf(session).contains("\"data/bm25.run\""));
    QVERIFY(!jsonOf(session).contains(folder.path().toUtf8()));
    QCOMPARE(ui::saveFigure(plain(), {.format = FigureFormat::Svg, .held = {.session = true}}, path,
                            session.encoded),
             std::nullopt);
    // Figure and files move together.
    QVERIFY(QDir().rename(here, root.filePath(u"there/moved"_s)));
    page.startNew();
    QVERIFY(open.window.open({root.filePath(u"there/moved/figure.svg"_s)}));
    QTRY_COMPARE(page.document().queryCount(), std::size_t{2});
    QCOMPARE(page.document().collection().runs.size(), std::size_t{1});
    // Without them it opens with their names, to locate them.
    const QString lonely = root.filePath(u"lonely.svg"_s);
    QVERIFY(QFile::copy(root.filePath(u"there/moved/figure.svg"_s), lonely));
    open.window.open({lonely});
    QTRY_VERIFY(open.window.message().contains(root.filePath(u"data/"_s)));
    QCOMPARE(page.document().unread().files.size(), std::size_t{2});
    page.document().history().undo();
    QCOMPARE(page.document().queryCount(), std::size_t{2});
    // On the clipboard there is no place to start from.
    QVERIFY(jsonOf(ui::figureSession(page.document(), {})).contains(folder.path().toUtf8()));
}

void TestFigureSession::refusedInWords_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("words");
    const QByteArray session = R"({"format": "rankscope-session", "query": "cake shop"})";
    for (const FigureFormat format : formats) {
        const QByteArray ending = ui::endingOf(format).toLatin1();
        QTest::newRow((ending + " without a session").constData())
            << figureOf(format, {}) << u"this picture does not contain a Rankscope session"_s;
        QByteArray changed = figureOf(format, session);
        const QByteArray digest = QCryptographicHash::hash(session, QCryptographicHash::Sha256);
        changed.replace(digest.toHex(), QByteArray(64, '0'));
        QTest::newRow((ending + ", tampered with").constData())
            << changed << u"The embedded session was modified or is incomplete."_s;
        QTest::newRow((ending + " with a session of a later version").constData())
            << figureOf(format, R"({"format": "rankscope-session", "version": 999})") << u"999"_s;
    }
    const QByteArray pdf = figureOf(FigureFormat::Pdf, session);
    constexpr qsizetype few = 20;
    QTest::newRow("PDF, cut off in its session")
        << pdf.first(pdf.indexOf("stream", pdf.lastIndexOf(ui::sessionKey)) + few)
        << u"was modified or is incomplete"_s;
}

void TestFigureSession::refusedInWords()
{
    QFETCH(const QByteArray, content);
    QFETCH(const QString, words);
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"picture"_s);
    QVERIFY(write(path, content));
    OpenWindow open;
    const QByteArray before = sessionOf(open.document());
    QVERIFY(!open.window.open({path}));
    QVERIFY2(open.window.message().contains(words), qPrintable(open.window.message()));
    QVERIFY(open.window.message().contains(u"picture"));
    QCOMPARE(sessionOf(open.document()), before);
    QVERIFY(!open.window.open({path, path}));
    QVERIFY(open.window.message().contains(u"open a figure on its own"));
}

void TestFigureSession::leftOutWhenTooLarge()
{
    // Random scores cannot be compressed below the limit.
    core::SampleSession session;
    session.samples.classes = {"0", "1"};
    session.samples.models.push_back({"score", {}});
    std::mt19937 random(1);
    std::uniform_real_distribution<double> score;
    for (int i = 0; i < 300'000; ++i) {
        const double value = score(random);
        session.samples.labels.push_back(score(random) < value);
        session.samples.models[0].values.push_back(value);
    }
    OpenWindow open;
    ui::ClassifierPage& page = open.window.classifierPage();
    open.window.bringToFront(page);
    page.load(session, {}, u"Load"_s);
    const ui::FigureSession carried = ui::figureSession(page.document(), {});
    QVERIFY(carried.encoded.deflated.isEmpty());
    QVERIFY(carried.remark.contains(u"too large to include"));
    const ui::PaperFigure roc = ui::finishedFigure(*page.figures().front());
    const ui::FigureBytes figure =
        ui::figureBytes(roc, {.held = {.session = true}}, carried.encoded);
    QVERIFY(!figure.bytes.isEmpty());
    QVERIFY(!ui::embeddedSession(figure.bytes));
}

void TestFigureSession::saysWhatItHolds_data()
{
    QTest::addColumn<core::AnySession>("session");
    QTest::addColumn<QString>("words");
    core::SampleSession samples;
    samples.samples.labels.resize(300);
    QTest::newRow("samples") << core::AnySession(samples) << u"Contains the data of 300 samples."_s;
    samples.samples.labels.clear();
    samples.typed = core::ConfusionMatrix{3, 1, 2, 4};
    QTest::newRow("counts") << core::AnySession(samples) << u"Contains the confusion matrix."_s;
    core::Session lists = ranking_samples::sessionOf({2, 0, 1});
    lists.after.resize(2, lists);
    QTest::newRow("lists") << core::AnySession(lists) << u"Contains the documents of 3 lists."_s;
    core::CollectionSession collection;
    collection.files = {"judged.qrels", "bm25.run"};
    QTest::newRow("a collection") << core::AnySession(collection)
                                  << u"Contains your edits and the paths of 2 files."_s;
}

void TestFigureSession::saysWhatItHolds()
{
    QFETCH(const core::AnySession, session);
    QFETCH(const QString, words);
    QCOMPARE(ui::sessionContents(session), words);
}

void TestFigureSession::encodesWhatIsEmbedded_data()
{
    QTest::addColumn<QByteArray>("session");
    QTest::addColumn<bool>("isCarried");
    const auto row = [](const char* name, const QByteArray& session, bool isCarried) {
        QTest::newRow(name) << session << isCarried;
    };
    row("noise a little below the limit", noise(ui::mostEncodedBytes - 4096), true);
    row("noise above the limit", noise(ui::mostEncodedBytes + 1), false);
    row("large, but it says little", QByteArray(ui::mostSessionBytes, 'a'), true);
    row("larger than what is read back", QByteArray(ui::mostSessionBytes + 1, 'a'), false);
}

void TestFigureSession::encodesWhatIsEmbedded()
{
    QFETCH(const QByteArray, session);
    QFETCH(const bool, isCarried);
    const auto encoded = ui::encoded(session);
    QCOMPARE(encoded.has_value(), isCarried);
    if (!isCarried)
        return;
    QVERIFY(encoded->deflated.size() <= ui::mostEncodedBytes);
    QVERIFY(ui::unsealed(*encoded) == session);
}

QTEST_MAIN(TestFigureSession)

}  // namespace tst_figure_session

#include "tst_figure_session.moc"
