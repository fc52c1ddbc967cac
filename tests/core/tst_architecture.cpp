// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/tabular/column_words.h"

#include <QDir>
#include <QDirIterator>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <string>

namespace tst_architecture {

/// Which folders there are, and that no include between them runs up.
class TestArchitecture : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void everyFolderIsDescribed();
    void everyDescribedFolderExists();
    void noIncludeRunsUp();
    void noFolderIsCrowded();
    void oneVocabularyOfHeadings();

private:
    struct Source {
        QString path;  ///< from the top
        QString folder;
    };
    QStringList m_folders;  ///< from the ground up
    QList<Source> m_sources;
    std::map<QString, int> m_filled;
};

void TestArchitecture::initTestCase()
{
    const QDir top(QStringLiteral(SOURCES));
    static const QRegularExpression row(QStringLiteral("^\\| `([a-z_/]+)` \\|"),
                                        QRegularExpression::MultilineOption);
    for (const char* module : {"core", "ui", "app"}) {
        QFile page(top.filePath(QLatin1String(module) + QStringLiteral("/README.md")));
        QVERIFY(page.open(QIODevice::ReadOnly));
        for (auto rows = row.globalMatch(QString::fromUtf8(page.readAll())); rows.hasNext();)
            m_folders += rows.next().captured(1);
        QDirIterator files(top.filePath(QLatin1String(module)), {"*.h", "*.cpp"}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QString path = top.relativeFilePath(files.next());
            m_sources.append({path, QFileInfo(path).path()});
            ++m_filled[m_sources.back().folder];
        }
    }
    QVERIFY(m_sources.size() > 500);
}

void TestArchitecture::everyFolderIsDescribed()
{
    for (const auto& [folder, files] : m_filled)
        QVERIFY2(m_folders.count(folder) == 1, qPrintable(folder));
}

void TestArchitecture::everyDescribedFolderExists()
{
    for (const QString& folder : m_folders)
        QVERIFY2(m_filled.contains(folder), qPrintable(folder));
}

void TestArchitecture::noIncludeRunsUp()
{
    static const QRegularExpression include(QStringLiteral("^#include \"([^\"]+)\""),
                                            QRegularExpression::MultilineOption);
    QStringList upward;
    int includes = 0;
    for (const Source& source : m_sources) {
        QFile file(QDir(QStringLiteral(SOURCES)).filePath(source.path));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto height = m_folders.indexOf(source.folder);
        for (auto all = include.globalMatch(QString::fromUtf8(file.readAll())); all.hasNext();) {
            const QString header = all.next().captured(1);
            ++includes;
            if (m_folders.indexOf(QFileInfo(header).path()) > height)
                upward += source.path + QStringLiteral(" includes ") + header;
        }
    }
    QVERIFY(includes > 1000);
    QVERIFY2(upward.isEmpty(), qPrintable(upward.join(QLatin1Char('\n'))));
}

void TestArchitecture::noFolderIsCrowded()
{
    for (const auto& [folder, files] : m_filled)
        QVERIFY2(files <= 45, qPrintable(QStringLiteral("%1: %2").arg(folder).arg(files)));
}

/// A second list of the names of columns would come to differ from the first.
void TestArchitecture::oneVocabularyOfHeadings()
{
    using enum core::ColumnMeaning;
    constexpr std::array meanings{Query, Docno, Document, Address, Grade, Score};
    static const QRegularExpression list(
        QStringLiteral("\"[^\"\\n]*\"(?:\\s*,\\s*\"[^\"\\n]*\"){2,}"));
    static const QRegularExpression text(QStringLiteral("\"([^\"\\n]*)\""));
    static const QRegularExpression comment(QStringLiteral("//[^\n]*"));
    QStringList lists;
    for (const Source& source : m_sources) {
        if (source.path == QLatin1String("core/foundation/tabular/column_words.cpp"))
            continue;
        QFile file(QDir(QStringLiteral(SOURCES)).filePath(source.path));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString code = QString::fromUtf8(file.readAll()).remove(comment);
        for (auto all = list.globalMatch(code); all.hasNext();) {
            const QString found = all.next().captured();
            std::set<std::string> words;
            for (auto each = text.globalMatch(found); each.hasNext();) {
                const std::string word = each.next().captured(1).toStdString();
                if (std::ranges::any_of(meanings, [&](core::ColumnMeaning meaning) {
                        return core::placeOfHeading(meaning, word) >= 0;
                    }))
                    words.insert(core::foldedHeading(word));
            }
            if (words.size() > 2)
                lists += source.path + QStringLiteral(": ") + found.simplified();
        }
    }
    QVERIFY2(lists.isEmpty(), qPrintable(lists.join(QLatin1Char('\n'))));
    QVERIFY(core::placeOfHeading(Query, "qid") >= 0);
}

QTEST_APPLESS_MAIN(TestArchitecture)

}  // namespace tst_architecture

#include "tst_architecture.moc"
