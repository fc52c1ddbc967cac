// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/adopted_look.h"

#include <QDialogButtonBox>
#include <QMessageBox>
#include <QPushButton>

namespace tst_program_style {

class TestProgramStyle : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { ranking_samples::adoptLook(); }
    void init() { ranking_samples::failOnWarnings(); }

    /// Every button of a dialog has a word, and none a picture beside it.
    void buttonsOfDialogsAreWords_data()
    {
        QTest::addColumn<int>("button");
        QTest::newRow("OK") << static_cast<int>(QDialogButtonBox::Ok);
        QTest::newRow("Cancel") << static_cast<int>(QDialogButtonBox::Cancel);
        QTest::newRow("Close") << static_cast<int>(QDialogButtonBox::Close);
        QTest::newRow("Open") << static_cast<int>(QDialogButtonBox::Open);
        QTest::newRow("Save") << static_cast<int>(QDialogButtonBox::Save);
        QTest::newRow("Discard") << static_cast<int>(QDialogButtonBox::Discard);
    }
    void buttonsOfDialogsAreWords()
    {
        QFETCH(const int, button);
        const auto kind = static_cast<QDialogButtonBox::StandardButton>(button);
        const QDialogButtonBox buttons(kind);
        QVERIFY(buttons.button(kind)->icon().isNull());
        QVERIFY(!buttons.button(kind)->text().isEmpty());
    }

    void questionsToo()
    {
        const QMessageBox box(QMessageBox::Question, {}, {}, QMessageBox::Yes | QMessageBox::No);
        for (const QAbstractButton* button : box.buttons())
            QVERIFY(button->icon().isNull());
    }
};

QTEST_MAIN(TestProgramStyle)

}  // namespace tst_program_style

#include "tst_program_style.moc"
