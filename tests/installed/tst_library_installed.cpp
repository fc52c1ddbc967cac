// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/installed/ran.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

namespace tst_library_installed {

/// The library is installed, moved, found by CMake and by pkg-config, and the examples of its
/// documentation give the figures of the command line and of others.
class TestLibraryInstalled : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void onlyPublicNamesAreGlobal();
    void headersStandAlone_data();
    void headersStandAlone();
    void evaluateIsEval();
    void compareIsCompare();
    void refusalIsThatOfEval();
    void explainShowsSteps();
    void cInterface();
    void rocOfSamples();
    void pkgConfigFinds();
    void otherComponentsAreRefused();

private:
    QString include() const { return m_prefix + QStringLiteral("/include"); }
    QString pkgConfigPath() const;
    Result example(const QString& name, const QStringList& arguments = {}) const
    {
        return ran(m_folder.filePath(QStringLiteral("build/") + name), arguments);
    }
    Result configured(const QString& source, const QString& build, const QString& prefix) const;

    QTemporaryDir m_folder;
    QString m_prefix;
};

namespace {

const QString qrels = QStringLiteral(EXAMPLES "/cake-search/judgments.qrels");
const QString keywords = QStringLiteral(EXAMPLES "/cake-search/keywords.run");
const QString meaning = QStringLiteral(EXAMPLES "/cake-search/meaning.run");
const QString commandLine = QStringLiteral(BUILD "/app/rankscope-cli");

QString said(const Result& result)
{
    return QString::fromUtf8(result.out + result.err);
}

}  // namespace

Result TestLibraryInstalled::configured(const QString& source, const QString& build,
                                        const QString& prefix) const
{
    return ran(QStringLiteral(CMAKE),
               {QStringLiteral("-G"), QStringLiteral(GENERATOR), QStringLiteral("-S"), source,
                QStringLiteral("-B"), build, QStringLiteral("-DCMAKE_PREFIX_PATH=") + prefix,
                QStringLiteral("-DCMAKE_CXX_COMPILER=" COMPILER),
                QStringLiteral("-DCMAKE_CXX_FLAGS=-Wall -Wextra -Wpedantic -Werror")});
}

void TestLibraryInstalled::initTestCase()
{
    QVERIFY(m_folder.isValid());
    const QString stage = m_folder.filePath(QStringLiteral("stage"));
    const Result install =
        ran(QStringLiteral(CMAKE),
            {QStringLiteral("--install"), QStringLiteral(BUILD), QStringLiteral("--prefix"),
             QStringLiteral("/opt/there"), QStringLiteral("--component"), QStringLiteral("dev")},
            {{QStringLiteral("DESTDIR"), stage}});
    QVERIFY2(install.status == 0, qPrintable(said(install)));
    m_prefix = m_folder.filePath(QStringLiteral("moved"));
    QVERIFY(QDir().rename(stage + QStringLiteral("/opt/there"), m_prefix));

    const QString build = m_folder.filePath(QStringLiteral("build"));
    const Result configure =
        configured(QStringLiteral(SOURCES "/tests/installed/examples"), build, m_prefix);
    QVERIFY2(configure.status == 0, qPrintable(said(configure)));
    const Result built = ran(QStringLiteral(CMAKE), {QStringLiteral("--build"), build});
    QVERIFY2(built.status == 0, qPrintable(said(built)));
}

QString TestLibraryInstalled::pkgConfigPath() const
{
    QDirIterator found(m_prefix, {QStringLiteral("rankscope.pc")}, QDir::Files,
                       QDirIterator::Subdirectories);
    return QFileInfo(found.next()).path();
}

/// So that a program may have a namespace core, and other versions of the libraries inside.
void TestLibraryInstalled::onlyPublicNamesAreGlobal()
{
    QDirIterator found(m_prefix, {QStringLiteral("librankscope.a")}, QDir::Files,
                       QDirIterator::Subdirectories);
    const Result names =
        ran(QStringLiteral("nm"), {QStringLiteral("-gC"), QStringLiteral("--defined-only"),
                                   QStringLiteral("--format=posix"), found.next()});
    static const QRegularExpression isPublic(
        QStringLiteral("^(typeinfo (name )?for |vtable for )?rankscope(::(?!.*\\bcore::)|_)"));
    int count = 0;
    for (const QString& name : QString::fromUtf8(names.out).split('\n')) {
        // The archive's member ends with a colon.
        if (name.isEmpty() || name.endsWith(':'))
            continue;
        QVERIFY2(name.contains(isPublic), qPrintable(name));
        ++count;
    }
    QVERIFY(count > 60);
}

void TestLibraryInstalled::headersStandAlone_data()
{
    QTest::addColumn<QString>("header");
    const QStringList headers = QDir(include() + QStringLiteral("/rankscope")).entryList({"*.h"});
    QVERIFY(headers.size() > 10);
    for (const QString& header : headers)
        QTest::newRow(qPrintable(header)) << header;
}

/// Each alone, with nothing but the standard library to be found.
void TestLibraryInstalled::headersStandAlone()
{
    QFETCH(const QString, header);
    const QString path = include() + QStringLiteral("/rankscope/") + header;
    const Result compiled =
        ran(QStringLiteral(COMPILER),
            {QStringLiteral("-std=c++20"), QStringLiteral("-fsyntax-only"), QStringLiteral("-x"),
             QStringLiteral("c++"), QStringLiteral("-Wall"), QStringLiteral("-Wextra"),
             QStringLiteral("-I"), include(), path});
    QVERIFY2(compiled.status == 0, qPrintable(said(compiled)));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    static const QRegularExpression foreign(
        QStringLiteral("#include (?!<rankscope/|<[a-z_]+>\n|<stddef\\.h>\n)"));
    QVERIFY(!QString::fromUtf8(file.readAll()).contains(foreign));
}

void TestLibraryInstalled::evaluateIsEval()
{
    const QStringList measures{QStringLiteral("nDCG@10"), QStringLiteral("AP(rel=2)@100"),
                               QStringLiteral("RR")};
    const Result ours =
        example(QStringLiteral("evaluate"), QStringList{qrels, keywords} + measures);
    QStringList asked{QStringLiteral("eval"), QStringLiteral("-q"), qrels, keywords};
    for (const QString& measure : measures)
        asked << QStringLiteral("-m") << measure;
    QCOMPARE(ours.err, QByteArray());
    QVERIFY(ours.out.count('\n') > 10);
    QCOMPARE(ours.out, ran(commandLine, asked).out);
}

void TestLibraryInstalled::compareIsCompare()
{
    const Result ours =
        example(QStringLiteral("compare"), {qrels, keywords, meaning, QStringLiteral("nDCG@10")});
    const Result theirs = ran(commandLine, {QStringLiteral("compare"), qrels, keywords, meaning,
                                            QStringLiteral("-m"), QStringLiteral("nDCG@10"),
                                            QStringLiteral("--format"), QStringLiteral("json")});
    const QJsonObject compared = QJsonDocument::fromJson(theirs.out)["comparisons"][0].toObject();
    const auto number = [](const QJsonValue& value) {
        return QByteArray::number(value.toDouble(), 'f', 6);
    };
    QByteArray expected = number(compared["meanA"]) + '\t' + number(compared["meanB"]) + '\t' +
                          number(compared["difference"]) + "\nwon " +
                          QByteArray::number(compared["won"].toInt()) + ", tied " +
                          QByteArray::number(compared["tied"].toInt()) + ", lost " +
                          QByteArray::number(compared["lost"].toInt()) + '\n';
    for (const char* test : {"t", "wilcoxon", "sign", "randomisation", "bootstrap"})
        if (compared["tests"][test]["p"].isDouble())
            expected += QByteArray(test) + '\t' + number(compared["tests"][test]["p"]) + '\n';
    QCOMPARE(ours.err, QByteArray());
    QVERIFY(expected.contains("randomisation"));
    QCOMPARE(ours.out, expected);
}

void TestLibraryInstalled::refusalIsThatOfEval()
{
    const QString path = m_folder.filePath(QStringLiteral("bad.run"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("chocolate Q0 a 1 2,5x t\n");
    file.close();
    const Result ours =
        example(QStringLiteral("evaluate"), {qrels, path, QStringLiteral("nDCG@10")});
    QCOMPARE(ours.status, 1);
    const Result theirs = ran(commandLine, {QStringLiteral("eval"), qrels, path});
    // It goes on to say which of its options helps.
    QVERIFY2(theirs.err.startsWith(ours.err.trimmed()), (ours.err + theirs.err).constData());
    QVERIFY(ours.err.startsWith(path.toUtf8() + ":1: “2,5x” is not a score"));
}

/// 13/30: tst_published.
void TestLibraryInstalled::explainShowsSteps()
{
    const Result ours = example(QStringLiteral("explain"));
    QCOMPARE(ours.status, 0);
    QVERIFY(ours.out.startsWith("1\t4\t1.0000\t1.0000\n2\t3\t1.0000\t2.0000\n"));
    QVERIFY2(ours.out.endsWith("AP(rel=3) = 13/30 = 0.43333333333333335\n"), ours.out.constData());
}

/// 13/30: tst_published. At ranks 1 to 3, precision 1, 1 and (with no relevant third document)
/// still 2 of the 6 relevant ones: 1/6, 2/6 and 2/6. A mean is that of the command line.
void TestLibraryInstalled::cInterface()
{
    const Result list = example(QStringLiteral("list"));
    QCOMPARE(list.status, 1);
    QVERIFY(list.err.startsWith("Unknown measure “APP”"));
    QVERIFY2(list.out.startsWith("1\t4\t1.0000\t1.0000\n2\t3\t1.0000\t2.0000\n"),
             list.out.constData());
    QVERIFY2(list.out.endsWith("0.43333333333333335\n0.1667 0.3333 0.3333\n"
                               "undefined: No judged document is relevant, so there is nothing to "
                               "find.\n"),
             list.out.constData());
    const Result mean = example(QStringLiteral("list"), {qrels, keywords, QStringLiteral("RR")});
    QCOMPARE(mean.out, ran(commandLine, {QStringLiteral("eval"), qrels, keywords,
                                         QStringLiteral("-m"), QStringLiteral("RR")})
                           .out);
    const Result refused =
        example(QStringLiteral("list"), {qrels, QStringLiteral("no.run"), QStringLiteral("RR")});
    QCOMPARE(refused.status, 1);
    QVERIFY(refused.err.startsWith("no.run: "));
}

/// Figures of scikit-learn: tests/data/classification/01-tiny.json.
void TestLibraryInstalled::rocOfSamples()
{
    QFile file(QStringLiteral(TEST_DATA "/classification/01-tiny.json"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QJsonValue expected = QJsonDocument::fromJson(file.readAll())["expected"];
    const QJsonValue curve = expected["roc_curve_all_points"];
    QByteArray points;
    for (int i = 0; i < curve["fpr"].toArray().size(); ++i)
        points += QByteArray::number(curve["fpr"][i].toDouble()) + '\t' +
                  QByteArray::number(curve["tpr"][i].toDouble()) + '\n';
    const Result ours = example(QStringLiteral("roc"));
    QCOMPARE(ours.out.left(points.size()), points);
    const QByteArray areas =
        "AUC " + QByteArray::number(expected["roc_auc"].toDouble(), 'g', 17) + ", AP " +
        QByteArray::number(expected["average_precision"].toDouble(), 'g', 17) + '\n';
    QVERIFY2(ours.out.mid(points.size()).startsWith(areas), ours.out.constData());
}

void TestLibraryInstalled::pkgConfigFinds()
{
    const QMap<QString, QString> found{{QStringLiteral("PKG_CONFIG_PATH"), pkgConfigPath()}};
    const Result flags = ran(
        QStringLiteral("pkg-config"),
        {QStringLiteral("--cflags"), QStringLiteral("--libs"), QStringLiteral("rankscope")}, found);
    QVERIFY2(flags.status == 0, qPrintable(said(flags)));
    const QString program = m_folder.filePath(QStringLiteral("roc"));
    QStringList arguments{QStringLiteral("-std=c++20"),
                          QStringLiteral(SOURCES "/tests/installed/examples/roc.cpp"),
                          QStringLiteral("-o"), program};
    arguments += QString::fromUtf8(flags.out).simplified().split(' ');
    const Result built = ran(QStringLiteral(COMPILER), arguments);
    QVERIFY2(built.status == 0, qPrintable(said(built)));
    QCOMPARE(ran(program, {}).out, example(QStringLiteral("roc")).out);
    const Result version =
        ran(QStringLiteral("pkg-config"),
            {QStringLiteral("--modversion"), QStringLiteral("rankscope")}, found);
    QCOMPARE(version.out, QByteArray(RANKSCOPE_VERSION "\n"));
}

void TestLibraryInstalled::otherComponentsAreRefused()
{
    const QString source = m_folder.filePath(QStringLiteral("other"));
    QVERIFY(QDir().mkpath(source));
    QFile file(source + QStringLiteral("/CMakeLists.txt"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("cmake_minimum_required(VERSION 3.25)\nproject(other LANGUAGES CXX)\n"
               "find_package(Rankscope REQUIRED COMPONENTS window)\n");
    file.close();
    const Result configure = configured(source, source + QStringLiteral("/build"), m_prefix);
    QVERIFY(configure.status != 0);
    QVERIFY2(configure.err.contains("Rankscope has the component core, not window."),
             configure.err.constData());
}

QTEST_GUILESS_MAIN(TestLibraryInstalled)

}  // namespace tst_library_installed

#include "tst_library_installed.moc"
