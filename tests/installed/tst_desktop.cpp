// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/run_program.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QImage>
#include <QMimeDatabase>
#include <QPainter>
#include <QRegularExpression>
#include <QSettings>
#include <QStandardPaths>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTest>

namespace tst_desktop {

namespace {

const QString id = QStringLiteral("org.rankscope.Rankscope");

Result ran(const QString& program, const QStringList& arguments)
{
    QProcess process;
    process.start(program, arguments);
    return finished(process);
}

/// What a program that checks says, and what it ended with where it is not 0.
QString saidBy(const QString& program, const QStringList& arguments)
{
    const Result result = ran(program, arguments);
    return result.out + result.err + (result.status == 0 ? QString() : QStringLiteral("failed"));
}

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QStringList allMatches(const QString& text, const char* pattern)
{
    QStringList found;
    const QRegularExpression form(QString::fromLatin1(pattern),
                                  QRegularExpression::MultilineOption);
    for (auto matches = form.globalMatch(text); matches.hasNext();)
        found << matches.next().captured(1);
    return found;
}

}  // namespace

/// Installs the programs for one person, in the test's own home, and looks at what a desktop and
/// man make of them.
class TestDesktop : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void entryIsValid();
    void entryNamesWhatIsThere();
    void metainfoIsValid();
    void metainfoTellsTheReleases();
    void screenshotsAreThereWhereTheyArePublished();
    void mimeTypes_data();
    void mimeTypes();
    void smallIconIsTheLargeOne();
    void symbolicIconIsOneColour();
    void thumbnails_data();
    void thumbnails();
    void pagesAreClean();
    void everyCommandHasItsPage();
    void pagesAreTheSameEverywhere();
    void fieldsStandInTheirPages_data();
    void fieldsStandInTheirPages();
    void exampleOfThePageIsALesson();

private:
    QString share(const QString& path) const { return m_prefix + QStringLiteral("/share/") + path; }
    QString program(const char* name) const
    {
        return m_prefix + QStringLiteral("/bin/") + QString::fromLatin1(name);
    }
    QString entry(const char* key) const
    {
        return allMatches(QString::fromUtf8(contentOf(share("applications/" + id + ".desktop"))),
                          key)
            .value(0);
    }

    QString m_prefix;
    QTemporaryDir m_folder;
};

void TestDesktop::initTestCase()
{
    m_prefix = QDir::homePath() + QStringLiteral("/.local");
    for (const char* component : {"window", "cli"})
        QCOMPARE(
            ran(QStringLiteral(CMAKE),
                {QStringLiteral("--install"), QStringLiteral(BUILD), QStringLiteral("--prefix"),
                 m_prefix, QStringLiteral("--component"), QString::fromLatin1(component)})
                .err,
            QString());
    QCOMPARE(saidBy(QStringLiteral("update-mime-database"), {share(QStringLiteral("mime"))}),
             QString());
}

void TestDesktop::entryIsValid()
{
    QCOMPARE(
        saidBy(QStringLiteral("desktop-file-validate"), {share("applications/" + id + ".desktop")}),
        QString());
}

void TestDesktop::entryNamesWhatIsThere()
{
    const QString icon = entry("^Icon=(.*)$");
    for (const char* path :
         {"scalable/apps/%1.svg", "symbolic/apps/%1-symbolic.svg", "128x128/apps/%1.png"})
        QVERIFY2(QFile::exists(share("icons/hicolor/" + QString::fromLatin1(path).arg(icon))),
                 path);
    QVERIFY(QFileInfo(program(qPrintable(entry("^Exec=(\\S+) %F$")))).isExecutable());
    const QMimeDatabase types;
    const QStringList opened = entry("^MimeType=(.*)$").split(QLatin1Char(';'), Qt::SkipEmptyParts);
    QCOMPARE(opened.size(), 3);
    for (const QString& type : opened)
        QVERIFY2(types.mimeTypeForName(type).isValid(), qPrintable(type));
}

void TestDesktop::metainfoIsValid()
{
    const QString metainfo = share("metainfo/" + id + ".metainfo.xml");
    QCOMPARE(saidBy(QStringLiteral("xmllint"),
                    {QStringLiteral("--noout"), metainfo, share("mime/packages/" + id + ".xml")}),
             QString());
    const Result result = ran(QStringLiteral("appstreamcli"),
                              {QStringLiteral("validate"), QStringLiteral("--pedantic"),
                               QStringLiteral("--no-net"), metainfo});
    QVERIFY2(result.status == 0, qPrintable(result.out));
    // Nothing but the capital in the id, which D-Bus and the desktop entry have, too.
    QCOMPARE(allMatches(result.out, "^[EWIP]: [^:]+:[^:]+: (\\S+)"),
             QStringList{QStringLiteral("cid-contains-uppercase-letter")});
    QVERIFY(!contentOf(metainfo).contains("<screenshots>"));
}

void TestDesktop::metainfoTellsTheReleases()
{
    const QString metainfo =
        QString::fromUtf8(contentOf(share("metainfo/" + id + ".metainfo.xml")));
    const QString changes = QString::fromUtf8(contentOf(QStringLiteral(TOP "/CHANGELOG.md")));
    const QStringList versions = allMatches(changes, "^## (\\S+) \\(");
    QVERIFY(versions.contains(QStringLiteral(RANKSCOPE_VERSION)));
    QCOMPARE(allMatches(metainfo, "<release version=\"([^\"]+)\""), versions);
    QCOMPARE(allMatches(metainfo, "<release [^>]*date=\"([^\"]+)\""),
             allMatches(changes, "^## \\S+ \\((\\S+)\\)"));
}

void TestDesktop::screenshotsAreThereWhereTheyArePublished()
{
    QString metainfo = QString::fromUtf8(
        contentOf(QStringLiteral(TOP "/resources/desktop/%1.metainfo.xml.in").arg(id)));
    const QStringList pictures = allMatches(metainfo, "@RANKSCOPE_PICTURES_URL@/(\\S+)</image>");
    QCOMPARE(pictures.size(), 8);
    for (const QString& picture : pictures)
        QVERIFY2(QFile::exists(QStringLiteral(TOP "/resources/pictures/") + picture),
                 qPrintable(picture));
    metainfo.replace(QStringLiteral("@RANKSCOPE_PICTURES_URL@"),
                     QStringLiteral("https://example.org/pictures"));
    QFile file(m_folder.filePath(id + QStringLiteral(".metainfo.xml")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(metainfo.toUtf8());
    file.close();
    const Result result =
        ran(QStringLiteral("appstreamcli"),
            {QStringLiteral("validate"), QStringLiteral("--no-net"), file.fileName()});
    QVERIFY2(result.status == 0, qPrintable(result.out));
}

void TestDesktop::mimeTypes_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("type");
    const QByteArray lesson = contentOf(QStringLiteral(TOP "/resources/lessons/which-ideal.md"));
    const QByteArray ranking =
        contentOf(QStringLiteral(TOP "/resources/examples/birthday-cakes.rankscope.json"));
    QVERIFY(!lesson.isEmpty() && !ranking.isEmpty());
    const QString ofSession = QStringLiteral("application/x-rankscope-session");
    const QString ofLesson = QStringLiteral("application/x-rankscope-lesson");
    const QString ofPart = QStringLiteral("application/x-rankscope-part");
    QTest::newRow("session") << "cakes.rankscope.json" << ranking << ofSession;
    QTest::newRow("session without a name's end") << "cakes" << ranking << ofSession;
    QTest::newRow("session of a classifier")
        << "clicks" << QByteArray("{\n \"format\": \"rankscope-classifier\",\n") << ofSession;
    QTest::newRow("session of a collection")
        << "runs" << QByteArray("{\n \"format\": \"rankscope-collection\",\n") << ofSession;
    // By its first bytes, Qt finds any ZIP archive in the system's folder, which it asks last.
    QTest::newRow("archive of a session")
        << "shared.rankscope.zip"
        << QByteArray("PK\003\004", 4) + QByteArray(26, '\0') + "session.rankscope.json"
        << "application/x-rankscope-archive";
    QTest::newRow("lesson") << "mine.rankscope.md" << lesson << ofLesson;
    QTest::newRow("lesson without a name's end") << "mine" << lesson << ofLesson;
    QTest::newRow("part without a name's end")
        << "one" << QByteArray("rankscope part 1\n\0\1\2", 20) << ofPart;
    QTest::newRow("part of a table without a name's end")
        << "two" << QByteArray("rankscope table part 1\n\0\1\2", 26) << ofPart;
    QTest::newRow("Markdown") << "README.md" << QByteArray("# Title\n\nText.\n") << "text/markdown";
    QTest::newRow("Markdown with front matter")
        << "page.md" << QByteArray("---\ntitle: x\n---\n# Title\n") << "text/markdown";
    QTest::newRow("JSON") << "data.json" << QByteArray("{\"format\": \"other\"}\n")
                          << "application/json";
    QTest::newRow("JSON of a manifest")
        << "part-0001.json" << QByteArray("{\n \"format\": \"rankscope-part\",\n")
        << "application/json";
    QTest::newRow("download that goes on")
        << "film.part" << QByteArray("\0\1\2\3", 4) << "application/x-partial-download";
}

void TestDesktop::mimeTypes()
{
    QFETCH(const QString, name);
    QFETCH(const QByteArray, content);
    QFETCH(const QString, type);
    QFile file(m_folder.filePath(name));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(content);
    file.close();
    QCOMPARE(QMimeDatabase().mimeTypeForFile(file.fileName()).name(), type);
    const Result told =
        ran(QStringLiteral("gio"), {QStringLiteral("info"), QStringLiteral("-a"),
                                    QStringLiteral("standard::content-type"), file.fileName()});
    QCOMPARE(allMatches(told.out, "standard::content-type: (\\S+)"), QStringList{type});
}

void TestDesktop::smallIconIsTheLargeOne()
{
    const QString folder = share(QStringLiteral("icons/hicolor/"));
    const QImage small =
        QImage(folder + "128x128/apps/" + id + ".png").convertToFormat(QImage::Format_ARGB32);
    QCOMPARE(small.size(), QSize(128, 128));
    QImage drawn(small.size(), QImage::Format_ARGB32);
    drawn.fill(Qt::transparent);
    QPainter painter(&drawn);
    QSvgRenderer(folder + "scalable/apps/" + id + ".svg").render(&painter);
    painter.end();
    int others = 0;  // at the edges renderers differ
    for (int y = 0; y < small.height(); ++y)
        for (int x = 0; x < small.width(); ++x) {
            const QRgb a = small.pixel(x, y);
            const QRgb b = drawn.pixel(x, y);
            if (std::abs(qAlpha(a) - qAlpha(b)) > 96 ||
                (qAlpha(a) > 250 && std::abs(qRed(a) - qRed(b)) > 96))
                ++others;
        }
    QCOMPARE(others, 0);
}

void TestDesktop::symbolicIconIsOneColour()
{
    QSvgRenderer icon(share("icons/hicolor/symbolic/apps/" + id + "-symbolic.svg"));
    QCOMPARE(icon.defaultSize(), QSize(16, 16));
    QImage drawn(16, 16, QImage::Format_ARGB32);
    drawn.fill(Qt::transparent);
    QPainter painter(&drawn);
    icon.render(&painter);
    painter.end();
    QVERIFY(qAlpha(drawn.pixel(8, 2)) == 255);
    QVERIFY(qAlpha(drawn.pixel(7, 5)) == 0);  // what is not drawn shows the panel
    QVERIFY(qAlpha(drawn.pixel(0, 0)) == 0);
}

void TestDesktop::thumbnails_data()
{
    QTest::addColumn<int>("side");
    QTest::addColumn<QString>("file");
    const QString session = QStringLiteral(TOP "/resources/examples/birthday-cakes.rankscope.json");
    QTest::newRow("session, normal") << 128 << session;
    QTest::newRow("session, extra large") << 512 << session;
    QTest::newRow("lesson, large")
        << 256 << QStringLiteral(TOP "/resources/lessons/which-ideal.md");
}

void TestDesktop::thumbnails()
{
    QFETCH(const int, side);
    QFETCH(const QString, file);
    const QString thumbnailer =
        QString::fromUtf8(contentOf(share(QStringLiteral("thumbnailers/rankscope.thumbnailer"))));
    QCOMPARE(allMatches(thumbnailer, "^MimeType=(.*)$").value(0), entry("^MimeType=(.*)$"));
    const QString picture = m_folder.filePath(QStringLiteral("thumbnail.png"));
    QStringList words = allMatches(thumbnailer, "^Exec=(.*)$").value(0).split(QLatin1Char(' '));
    words.replaceInStrings(QStringLiteral("%s"), QString::number(side));
    words.replaceInStrings(QStringLiteral("%o"), picture);
    words.replaceInStrings(QStringLiteral("%i"), file);
    const QByteArray name = words.takeFirst().toUtf8();
    QCOMPARE(saidBy(program(name.constData()), words), QString());
    const QImage drawn(picture);
    QCOMPARE(qMax(drawn.width(), drawn.height()), side);
    QFile::copy(picture, qEnvironmentVariable("RANKSCOPE_SHOTS") +
                             QStringLiteral("/thumbnail-%1.png").arg(side));
}

void TestDesktop::pagesAreClean()
{
    int pages = 0;
    QDirIterator all(share(QStringLiteral("man")), QDir::Files, QDirIterator::Subdirectories);
    while (all.hasNext()) {
        const QString page = all.next();
        const Result shown =
            ran(QStringLiteral("man"), {QStringLiteral("--warnings"), QStringLiteral("-l"), page});
        QVERIFY2(shown.status == 0 && shown.err.isEmpty(), qPrintable(page + shown.err));
        QVERIFY2(shown.out.contains(QStringLiteral("SEE ALSO")), qPrintable(page));
        const QString named = saidBy(QStringLiteral("lexgrog"), {page});
        QVERIFY2(named.contains(QFileInfo(page).completeBaseName() + QStringLiteral(" - ")),
                 qPrintable(named));
        ++pages;
    }
    QVERIFY(pages > 30);
}

void TestDesktop::everyCommandHasItsPage()
{
    for (const QStringList& above : {QStringList{}, QStringList{QStringLiteral("table")},
                                     QStringList{QStringLiteral("lesson")}}) {
        const QStringList words =
            QStringList{QStringLiteral("--complete")} + above + QStringList{{}};
        const QStringList commands =
            allMatches(ran(program("rankscope-cli"), words).out, "^([a-z][\\w-]*)\t[A-Z]");
        QVERIFY(!commands.isEmpty());
        for (const QString& command : commands) {
            const QStringList name =
                QStringList{QStringLiteral("rankscope-cli")} + above + QStringList{command};
            const QString page = share("man/man1/" + name.join(QLatin1Char('-')) + ".1");
            QVERIFY2(QFile::exists(page), qPrintable(page));
        }
    }
}

void TestDesktop::pagesAreTheSameEverywhere()
{
    for (const char* name : {"rankscope", "rankscope-cli", "rankscope-figures"}) {
        QTemporaryDir again;
        QProcess process;
        QProcessEnvironment elsewhere = QProcessEnvironment::systemEnvironment();
        elsewhere.insert(QStringLiteral("LANGUAGE"), QStringLiteral("zh_CN"));
        elsewhere.insert(QStringLiteral("TZ"), QStringLiteral("Asia/Kolkata"));
        elsewhere.insert(QStringLiteral("QT_HASH_SEED"), QStringLiteral("7"));
        process.setProcessEnvironment(elsewhere);
        process.start(program(name), {QStringLiteral("--man-pages"), again.path()});
        QCOMPARE(finished(process).status, 0);
        const QStringList pages = QDir(again.path()).entryList(QDir::Files);
        QVERIFY(!pages.isEmpty());
        for (const QString& page : pages)
            QCOMPARE(contentOf(again.filePath(page)),
                     contentOf(share(QStringLiteral("man/man1/") + page)));
    }
}

void TestDesktop::fieldsStandInTheirPages_data()
{
    QTest::addColumn<QString>("page");
    QTest::addColumn<QString>("source");
    QTest::addColumn<QString>("form");  ///< of a row of the source's table, and the key in it
    const auto row = [](const char* page, const char* source, const char* form) {
        QTest::addRow("%s: %s", page, source) << page << source << form;
    };
    const char* field = "field\\(\"(\\w+)\"";
    for (const char* source :
         {"documents/sessions/session", "documents/sessions/collection_session",
          "documents/sessions/sample_session"})
        row("rankscope-session", source, field);
    row("rankscope-session", "documents/sessions/session", "\\{Parameter::\\w+, \"(\\w+)\"");
    row("rankscope-session", "documents/sessions/session", "key\\(\"(\\w+)\"\\)");
    row("rankscope-session", "documents/sessions/sample_session", "key\\(\"(\\w+)\"\\)");
    row("rankscope-session", "documents/sessions/sample_session",
        "add(?:Field|Column)\\(writer, \"(\\w+)\"");
    row("rankscope-part", "collections/shard/manifest", field);
    row("rankscope-part", "collections/shard/table_manifest", field);
    row("rankscope-lesson", "teaching/lessons/lesson_front", "\\{\"(\\w+)\", (?:true|false), ");
    row("rankscope-lesson", "teaching/lessons/vary_words", "VaryKind::\\w+, \"(\\w+)\"");
    row("rankscope-lesson", "teaching/lessons/lesson_file", "take\\(\"(\\w+)\"\\)");
    row("rankscope-lesson", "teaching/lessons/lesson_file", "verb == \"(\\w+)\"");
}

void TestDesktop::fieldsStandInTheirPages()
{
    QFETCH(const QString, page);
    QFETCH(const QString, source);
    QFETCH(const QString, form);
    const QString text = ran(QStringLiteral("man"), {QStringLiteral("--nh"), QStringLiteral("-l"),
                                                     share("man/man5/" + page + ".5")})
                             .out;
    const QStringList keys =
        allMatches(QString::fromUtf8(contentOf(QStringLiteral(TOP "/core/%1.cpp").arg(source))),
                   qPrintable(form));
    QVERIFY(!keys.isEmpty());
    for (const QString& key : keys)
        QVERIFY2(text.contains(QRegularExpression(QStringLiteral("\\b%1\\b").arg(key))),
                 qPrintable(key));
}

void TestDesktop::exampleOfThePageIsALesson()
{
    const QString text =
        ran(QStringLiteral("man"), {QStringLiteral("-l"), share("man/man5/rankscope-lesson.5")})
            .out;
    QString example = text.section(QStringLiteral("\nEXAMPLE\n"), 1).section("\nSEE ALSO\n", 0, 0);
    example.replace(
        QRegularExpression(QStringLiteral("^ {7}"), QRegularExpression::MultilineOption),
        QString());
    QFile file(m_folder.filePath(QStringLiteral("example.rankscope.md")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(example.trimmed().toUtf8() + "\n");
    file.close();
    const Result checked =
        ran(program("rankscope-cli"),
            {QStringLiteral("lesson"), QStringLiteral("check"), file.fileName()});
    QVERIFY2(checked.status == 0, qPrintable(checked.err + checked.out));
}

QTEST_GUILESS_MAIN(TestDesktop)

}  // namespace tst_desktop

#include "tst_desktop.moc"
