// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/installed/ran.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QImage>
#include <QTemporaryDir>
#include <QTest>

namespace tst_installed {

/// Components are installed below DESTDIR, moved, and work from there: nothing knows its folder.
class TestInstalled : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void versionIsToldWithItsBuild_data();
    void versionIsToldWithItsBuild();
    void commandLineScores();
    void commandLineDrawsByItsSibling();
    void commandLineAloneSaysWhichPackageDraws();
    void windowShowsItself();

private:
    QString installed(const QString& component);

    QTemporaryDir m_folder;
    QString m_whole;  ///< both components, as a person has them
    QString m_alone;  ///< the command line only
};

/// @return the prefix, moved away from where it was installed
QString TestInstalled::installed(const QString& component)
{
    const QString stage = m_folder.filePath(QStringLiteral("stage"));
    const Result install =
        ran(QStringLiteral(CMAKE),
            {QStringLiteral("--install"), QStringLiteral(BUILD), QStringLiteral("--prefix"),
             QStringLiteral("/opt/there"), QStringLiteral("--component"), component},
            {{QStringLiteral("DESTDIR"), stage}});
    const QString moved = m_folder.filePath(component);
    if (install.status != 0 || !QDir().rename(stage + QStringLiteral("/opt/there"), moved))
        qCritical("%s", (install.out + install.err).constData());
    return moved;
}

void TestInstalled::initTestCase()
{
    QVERIFY(m_folder.isValid());
    m_alone = installed(QStringLiteral("cli"));
    m_whole = installed(QStringLiteral("window"));
    QVERIFY(QFile::copy(m_alone + QStringLiteral("/bin/rankscope-cli"),
                        m_whole + QStringLiteral("/bin/rankscope-cli")));
}

void TestInstalled::versionIsToldWithItsBuild_data()
{
    QTest::addColumn<QString>("program");
    for (const char* program : {"rankscope", "rankscope-cli", "rankscope-figures"})
        QTest::newRow(program) << QString::fromLatin1(program);
}

void TestInstalled::versionIsToldWithItsBuild()
{
    QFETCH(const QString, program);
    const Result result =
        ran(m_whole + QStringLiteral("/bin/") + program, {QStringLiteral("--version")});
    QCOMPARE(result.status, 0);
    QCOMPARE(result.out, program.toLatin1() + " " RANKSCOPE_VERSION "\n" RANKSCOPE_BUILD "\n");
}

void TestInstalled::commandLineScores()
{
    const Result result =
        ran(m_alone + QStringLiteral("/bin/rankscope-cli"), {QStringLiteral("self-test")});
    QCOMPARE(result.err, QByteArray());
    QCOMPARE(result.status, 0);
}

void TestInstalled::commandLineDrawsByItsSibling()
{
    const QString drawn = m_folder.filePath(QStringLiteral("roc.svg"));
    const Result result =
        ran(m_whole + QStringLiteral("/bin/rankscope-cli"),
            {QStringLiteral("plot"), QStringLiteral("roc"),
             QStringLiteral(EXAMPLES "/ad-clicks.csv"), QStringLiteral("-o"), drawn});
    QCOMPARE(result.err, QByteArray());
    QCOMPARE(result.status, 0);
    QVERIFY(QFileInfo(drawn).size() > 0);
}

void TestInstalled::commandLineAloneSaysWhichPackageDraws()
{
    const Result result = ran(m_alone + QStringLiteral("/bin/rankscope-cli"),
                              {QStringLiteral("plot"), QStringLiteral("--help")});
    QCOMPARE(result.status, 1);
    QVERIFY2(result.err.contains("is missing; install the package rankscope"),
             result.err.constData());
}

void TestInstalled::windowShowsItself()
{
    const QString picture = m_folder.filePath(QStringLiteral("window.png"));
    const Result result = ran(m_whole + QStringLiteral("/bin/rankscope"),
                              {QStringLiteral("--screenshot"), picture, QStringLiteral("--size"),
                               QStringLiteral("1000x700"),
                               QStringLiteral(EXAMPLES "/birthday-cakes.rankscope.json")});
    QCOMPARE(result.err, QByteArray());
    QCOMPARE(result.status, 0);
    QCOMPARE(QImage(picture).size(), QSize(1000, 700));
}

QTEST_GUILESS_MAIN(TestInstalled)

}  // namespace tst_installed

#include "tst_installed.moc"
