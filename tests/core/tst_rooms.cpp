// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QDirIterator>
#include <QRegularExpression>
#include <QTest>

#include <map>

namespace tst_rooms {

/// The rooms of the house: which there are, and that no arrow between them runs up.
class TestRooms : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void everyRoomIsToldOf();
    void everyRoomToldOfExists();
    void noArrowRunsUp();
    void noRoomIsCrowded();

private:
    struct Source {
        QString path;  ///< from the top
        QString room;
    };
    QStringList m_rooms;  ///< from the ground up
    QList<Source> m_sources;
    std::map<QString, int> m_filled;
};

void TestRooms::initTestCase()
{
    const QDir top(QStringLiteral(SOURCES));
    static const QRegularExpression row(QStringLiteral("^\\| `([a-z_/]+)` \\|"),
                                        QRegularExpression::MultilineOption);
    for (const char* floor : {"core", "ui", "app"}) {
        QFile told(top.filePath(QLatin1String(floor) + QStringLiteral("/README.md")));
        QVERIFY(told.open(QIODevice::ReadOnly));
        for (auto rows = row.globalMatch(QString::fromUtf8(told.readAll())); rows.hasNext();)
            m_rooms += rows.next().captured(1);
        QDirIterator files(top.filePath(QLatin1String(floor)), {"*.h", "*.cpp"}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QString path = top.relativeFilePath(files.next());
            m_sources.append({path, QFileInfo(path).path()});
            ++m_filled[m_sources.back().room];
        }
    }
    QVERIFY(m_sources.size() > 500);
}

void TestRooms::everyRoomIsToldOf()
{
    for (const auto& [room, files] : m_filled)
        QVERIFY2(m_rooms.count(room) == 1, qPrintable(room));
}

void TestRooms::everyRoomToldOfExists()
{
    for (const QString& room : m_rooms)
        QVERIFY2(m_filled.contains(room), qPrintable(room));
}

void TestRooms::noArrowRunsUp()
{
    static const QRegularExpression include(QStringLiteral("^#include \"([^\"]+)\""),
                                            QRegularExpression::MultilineOption);
    QStringList upward;
    int arrows = 0;
    for (const Source& source : m_sources) {
        QFile file(QDir(QStringLiteral(SOURCES)).filePath(source.path));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto floor = m_rooms.indexOf(source.room);
        for (auto all = include.globalMatch(QString::fromUtf8(file.readAll())); all.hasNext();) {
            const QString header = all.next().captured(1);
            ++arrows;
            if (m_rooms.indexOf(QFileInfo(header).path()) > floor)
                upward += source.path + QStringLiteral(" includes ") + header;
        }
    }
    QVERIFY(arrows > 1000);
    QVERIFY2(upward.isEmpty(), qPrintable(upward.join(QLatin1Char('\n'))));
}

void TestRooms::noRoomIsCrowded()
{
    for (const auto& [room, files] : m_filled)
        QVERIFY2(files <= 42, qPrintable(QStringLiteral("%1 has %2").arg(room).arg(files)));
}

QTEST_APPLESS_MAIN(TestRooms)

}  // namespace tst_rooms

#include "tst_rooms.moc"
