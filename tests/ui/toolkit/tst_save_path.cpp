// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/open_window.h"
#include "tests/ui/when_asked.h"

#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QMessageBox>
#include <QPushButton>
#include <QTemporaryDir>

namespace tst_save_path {

using namespace ranking_samples;

namespace {

/// A save of the window: how it is asked for, what it says and the ending that names get.
struct Save {
    void (*ask)(OpenWindow& open);
    const char* ending;
    const char* beginning;  ///< of the file
};

void saveSession(OpenWindow& open)
{
    open.action(u"Save as"_s)->trigger();
}

void saveTable(OpenWindow& open)
{
    const auto& menus = open.window.findChildren<QMenu*>();
    const auto tables = std::find_if(menus.begin(), menus.end(),
                                     [](QMenu* menu) { return menu->title() == u"Table"_s; });
    emit(*tables)->aboutToShow();
    for (QAction* action : (*tables)->actions().front()->menu()->actions())
        if (action->text().startsWith(u"Save table as"_s))
            action->trigger();
}

}  // namespace

/// What is saved under a name that was typed without its ending.
class TestSavePath : public QObject {
    Q_OBJECT
private slots:
    void init()
    {
        adoptLook();
        failOnWarnings();
        QVERIFY(m_folder.isValid());
        for (const QString& name : QDir(m_folder.path()).entryList(QDir::Files))
            QVERIFY(QFile::remove(path(name)));
    }
    void aNameWithoutAnEndingGetsIt_data() { saves(); }
    void aNameWithoutAnEndingGetsIt()
    {
        QFETCH(const Save, save);
        OpenWindow open;
        const WhenAsked<QFileDialog> naming(
            [this](QFileDialog& dialog) { name(dialog, u"kept"_s); });
        save.ask(open);
        QVERIFY2(content(save).startsWith(save.beginning), content(save).constData());
        QCOMPARE(QDir(m_folder.path()).entryList(QDir::Files),
                 QStringList{u"kept."_s + QString::fromLatin1(save.ending)});
    }
    void aFileOfTheWholeNameIsKeptUnlessThePersonReplacesIt_data()
    {
        QTest::addColumn<Save>("save");
        QTest::addColumn<bool>("isReplaced");
        for (const auto& [save, name] : all()) {
            QTest::addRow("%s: kept", name) << save << false;
            QTest::addRow("%s: replaced", name) << save << true;
        }
    }
    void aFileOfTheWholeNameIsKeptUnlessThePersonReplacesIt()
    {
        QFETCH(const Save, save);
        QFETCH(const bool, isReplaced);
        QFile before(path(u"kept."_s + QString::fromLatin1(save.ending)));
        QVERIFY(before.open(QIODevice::WriteOnly) && before.write("mine") == 4);
        before.close();
        OpenWindow open;
        QString question;
        std::optional<WhenAsked<QFileDialog>> again;
        const WhenAsked<QFileDialog> naming(
            [this](QFileDialog& dialog) { name(dialog, u"kept"_s); });
        const WhenAsked<QMessageBox> asking([&](QMessageBox& box) {
            question = box.text();
            again.emplace([](QFileDialog& dialog) { dialog.reject(); });
            box.button(isReplaced ? QMessageBox::Yes : QMessageBox::No)->click();
        });
        save.ask(open);
        QVERIFY2(question.contains(QFileInfo(before).fileName()), qPrintable(question));
        QVERIFY(content(save).startsWith(isReplaced ? save.beginning : "mine"));
    }

private:
    static std::vector<std::pair<Save, const char*>> all()
    {
        return {{{saveTable, "csv", "Rules,"}, "a table"},
                {{saveSession, "rankscope.json", "{"}, "a session"}};
    }
    static void saves()
    {
        QTest::addColumn<Save>("save");
        for (const auto& [save, name] : all())
            QTest::newRow(name) << save;
    }
    QString path(const QString& name) const { return m_folder.filePath(name); }
    void name(QFileDialog& dialog, const QString& name) const
    {
        dialog.findChild<QLineEdit*>()->setText(path(name));
        QTest::keyClick(&dialog, Qt::Key_Return);
    }
    QByteArray content(const Save& save) const
    {
        QFile file(path(u"kept."_s + QString::fromLatin1(save.ending)));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    QTemporaryDir m_folder;
};

QTEST_MAIN(TestSavePath)

}  // namespace tst_save_path

#include "tst_save_path.moc"
