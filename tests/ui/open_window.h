// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ui/adopted_look.h"
#include "tests/ui/ranking_samples.h"
#include "ui/explain/formula/formula_view.h"
#include "ui/ranking/chart/curve_panel.h"
#include "ui/ranking/definition_panel.h"
#include "ui/ranking/list/list_panels.h"
#include "ui/ranking/ranking_workspace.h"
#include "ui/ranking/steps/score_cards.h"
#include "ui/ranking/steps/step_panel.h"
#include "ui/ranking/steps/steps_view.h"
#include "ui/toolkit/panel/panel_group.h"
#include "ui/toolkit/panel/popover_button.h"
#include "ui/toolkit/panel/question_group.h"
#include "ui/toolkit/table/row_roles.h"
#include "ui/toolkit/theme/theme.h"
#include "ui/window/main_window.h"
#include "ui/workspace/rules/rules_button.h"

#include <QApplication>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>
#include <QWindow>

#include <algorithm>

namespace ranking_samples {

/// A shown window with the example, and what a person reads and does in it.
class OpenWindow {
public:
    using Memory = ui::MainWindow::Memory;

    explicit OpenWindow(QSize size = {1440, 900}, Memory memory = Memory::Forgets)
        : window(memory)
    {
        window.openExample();
        window.resize(size);
        window.show();
        window.activateWindow();
        isShown = QTest::qWaitForWindowActive(&window);
        settle();
    }
    explicit OpenWindow(const core::Session& session)
        : OpenWindow()
    {
        document().load(session, QString(), u"Open"_s);
        settle();
    }

    ~OpenWindow()
    {
        document().history().setClean();  // or it would ask
        window.close();
    }
    Q_DISABLE_COPY_MOVE(OpenWindow)

    /// Splitters and wrapped labels need several rounds of layout.
    static void settle()
    {
        for (int round = 0; round < 12; ++round)
            QApplication::processEvents();
    }

    ui::RankingDocument& document() { return window.document(); }
    ui::RankingWorkspace& workspace() { return window.workspace(); }
    ui::DocumentListView& list() { return workspace().rankedList().view(); }
    ui::DocumentListView& others() { return workspace().notRetrieved().view(); }
    ui::StepsView& steps() { return workspace().steps().steps(); }
    ui::FormulaView& formula() { return workspace().steps().formula(); }
    QLineEdit& quickLine() { return workspace().rankedList().quickLine().line(); }
    /// The definition of the measure, open below its link; Escape closes it.
    ui::DefinitionPanel& definition()
    {
        workspace().definitionLink().open();
        return workspace().definition();
    }
    /// What the tool bar in front names: "Rules: trec_eval".
    QString rules()
    {
        for (const auto* button : window.findChildren<ui::RulesButton*>())
            if (button->isVisible())
                return button->label();
        return {};
    }
    QLineEdit& definitionText() { return definition().textForm(); }
    template <class Widget>
    Widget& control(const char* name)
    {
        auto* widget = window.findChild<Widget*>(QString::fromLatin1(name));
        if (!widget)
            qFatal("no widget is named %s", name);
        return *widget;
    }

    ui::ScoreCard* card(core::Measure measure)
    {
        const auto& cards = workspace().cards().cards();
        const auto found = std::find_if(cards.begin(), cards.end(), [&](const ui::ScoreCard* one) {
            return one->measure() == measure;
        });
        return found == cards.end() ? nullptr : *found;
    }
    /// "0.6368 9.407 / 14.773": value and fraction of a card.
    QString score(core::Measure measure)
    {
        const ui::ScoreCard* shown = card(measure);
        return shown ? u"%1 %2"_s.arg(shown->valueShown(), shown->fractionShown()) : QString();
    }

    static QString text(const QAbstractItemView& view, int row, int column)
    {
        return view.model()->index(row, column).data().toString();
    }
    static QString column(const QAbstractItemView& view, int column)
    {
        QStringList cells;
        for (int row = 0; row < view.model()->rowCount(); ++row)
            cells << text(view, row, column);
        return cells.join(u' ');
    }
    QString chips() { return column(list(), ui::DocumentListModel::Grade); }
    QString stepText(std::size_t rank, core::Column expected)
    {
        const ui::StepsModel& model = steps().steps();
        for (int section = 0; section < model.columnCount(); ++section)
            if (model.column(section) == expected)
                return text(steps(), static_cast<int>(rank) - 1, section);
        return {};
    }
    /// The rank of the one row that is lit; none where no row or several are.
    static std::optional<std::size_t> litRow(const QAbstractItemView& view)
    {
        std::optional<std::size_t> lit;
        for (int row = 0; row < view.model()->rowCount(); ++row) {
            if (!view.model()->index(row, 0).data(ui::CurrentRole).toBool())
                continue;
            if (lit)
                return std::nullopt;
            lit = static_cast<std::size_t>(row) + 1;
        }
        return lit;
    }
    /// The rank that is lit in the list, the step table and the formula, where all agree.
    std::optional<std::size_t> litRank()
    {
        const auto inList = litRow(list());
        return inList == litRow(steps()) && inList == formula().currentRank() &&
                       inList == document().currentRank()
                   ? inList
                   : std::nullopt;
    }

    /// The middle of a cell, in the window's pixels.
    QPoint cell(const QAbstractItemView& view, int row, int column)
    {
        const QRect rect = view.visualRect(view.model()->index(row, column));
        return view.viewport()->mapTo(&window, rect.center());
    }
    void point(QPoint at) { QTest::mouseMove(window.windowHandle(), at); }
    void click(QPoint at) { QTest::mouseClick(window.windowHandle(), Qt::LeftButton, {}, at); }
    void click(QWidget& widget) { click(widget.mapTo(&window, widget.rect().center())); }
    void clickRow(ui::DocumentListView& view, int row, int column = ui::DocumentListModel::Name)
    {
        click(cell(view, row, column));
    }
    /// To whatever has the focus, as a keyboard does.
    void press(int key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(window.windowHandle(), static_cast<Qt::Key>(key), modifiers);
    }
    void type(const QString& text)
    {
        for (const QChar character : text)
            QTest::keyClick(window.windowHandle(), character.toLatin1());
    }
    void undo() { press(Qt::Key_Z, Qt::ControlModifier); }
    void redo() { action(u"Redo"_s)->trigger(); }

    /// An entry of a menu by its text's beginning, without the underlined letter's mark.
    QAction* action(const QString& caption)
    {
        for (QAction* candidate : window.findChildren<QAction*>())
            if (candidate->text().remove(u'&').startsWith(caption))
                return candidate;
        qFatal("no action is called %s", qPrintable(caption));
    }

    ui::MainWindow window;
    bool isShown = false;
};

}  // namespace ranking_samples
