// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/open_window.h"
#include "tests/ui/when_asked.h"

#include "core/documents/sessions/session_archive.h"
#include "ui/window/page/collection_page.h"

#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QTemporaryDir>

namespace tst_session_archives {

using namespace ranking_samples;

class TestSessionArchives : public QObject {
    Q_OBJECT
private slots:
    void init()
    {
        adoptLook();
        failOnWarnings();
        m_folder = std::make_unique<QTemporaryDir>();
        put(u"qrels"_s, "q1 0 good 1\nq1 0 bad 0\n");
        put(u"a.run"_s, "q1 Q0 good 1 3 r\nq1 Q0 bad 2 2 r\n");
    }

    /// Saved with an edit, moved to another place without its files, and opened there.
    void savedAndOpened()
    {
        const QString archive = path(u"shared.rankscope.zip"_s);
        {
            OpenWindow open;
            QVERIFY(opened(open, {path(u"qrels"_s), path(u"a.run"_s)}));
            auto& document = open.window.collectionPage().document();
            document.judge(*document.evaluation().find("q1"), u"bad"_s, core::Grade(2));
            save(open, archive);
            QVERIFY(QFile::exists(archive));
            QVERIFY(document.history().isClean());
        }
        QVERIFY(QFile::remove(path(u"qrels"_s)) && QFile::remove(path(u"a.run"_s)));
        OpenWindow open;
        QVERIFY(opened(open, {archive}));
        QCOMPARE(open.window.message(), u"Read 1 query and 1 run."_s);  // and no problem
        auto& document = open.window.collectionPage().document();
        QCOMPARE(document.collection().runs.size(), std::size_t{1});
        QVERIFY(document.edits().contains("q1"));
        QCOMPARE(document.path(), archive);
        // What is saved again contains the files again.
        document.judge(*document.evaluation().find("q1"), u"bad"_s, core::Grade(1));
        open.press(Qt::Key_S, Qt::ControlModifier);
        QVERIFY(document.history().isClean());
        const auto read = core::UnpackedSession::from(archive.toStdString());
        QVERIFY(read);
        QCOMPARE(read->session().files.size(), std::size_t{2});
    }

    /// A plain session would name files that are gone when the window closes.
    void notWithoutItsFiles()
    {
        const QString archive = path(u"shared.rankscope.zip"_s);
        OpenWindow open;
        QVERIFY(opened(open, {path(u"qrels"_s), path(u"a.run"_s)}));
        save(open, archive);
        QVERIFY(opened(open, {archive}));
        const QString plain = path(u"plain.rankscope.json"_s);
        const WhenAsked<QFileDialog> saving([&](QFileDialog& dialog) {
            dialog.findChild<QLineEdit*>()->setText(plain);
            QTest::keyClick(&dialog, Qt::Key_Return);
        });
        open.press(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(!QFile::exists(plain));
        QVERIFY2(open.window.message().startsWith(u"Not saved"_s),
                 qPrintable(open.window.message()));
    }

    void damaged()
    {
        put(u"cut.zip"_s, QByteArray("PK\3\4 and no more"));
        OpenWindow open;
        QVERIFY(!open.window.open({path(u"cut.zip"_s)}));
        QVERIFY(!open.window.message().isEmpty());
    }

private:
    QString path(const QString& name) const { return m_folder->filePath(name); }
    void put(const QString& name, const QByteArray& content) const
    {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(content), content.size());
    }
    static bool opened(OpenWindow& open, const QStringList& files)
    {
        auto& page = open.window.collectionPage();
        const bool isRead =
            open.window.open(files) && QTest::qWaitFor([&] { return !page.isLoading(); });
        OpenWindow::settle();
        return isRead;
    }
    static void save(OpenWindow& open, const QString& archive)
    {
        const WhenAsked<QFileDialog> saving([&](QFileDialog& dialog) {
            dialog.findChild<QLineEdit*>()->setText(archive);
            QTest::keyClick(&dialog, Qt::Key_Return);
        });
        QMenu* const menu = open.window.menuBar()->actions().front()->menu();
        emit menu->aboutToShow();
        for (QAction* action : menu->actions())
            if (action->text() == u"Save wit&h its files…"_s) {
                QVERIFY(action->isEnabled());
                action->trigger();
                return;
            }
        QFAIL("no such entry");
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

QTEST_MAIN(TestSessionArchives)

}  // namespace tst_session_archives

#include "tst_session_archives.moc"
