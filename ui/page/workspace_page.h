#pragma once

#include "ui/figure/paper_figure.h"
#include "ui/keys/own_keys.h"
#include "ui/words/number_text.h"

#include <QList>
#include <QObject>

#include <vector>

class QAction;
class QMenu;
class QMenuBar;
class QTableView;
class QWidget;

namespace ui {

class FittedBar;

class Document;
class FigureSource;
class Presenting;
class TableCopies;
struct Report;
struct Theme;

/// One workspace of the window: its document, its panels, and what the window's bars hold for it.
/// The window shows one page at a time; what the others have in menus is hidden then, and their
/// keys do nothing.
class WorkspacePage : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    virtual QString name() const = 0;  ///< a word, for the rail
    virtual QString icon() const = 0;  ///< a resource
    virtual Document& document() = 0;
    /// The panels.
    virtual QWidget& workspace() = 0;
    /// What takes the keys when the page has got something new; null: what had them.
    virtual QWidget* firstFocus() { return nullptr; }

    /// Starts with nothing, as a step.
    virtual void startNew() = 0;
    virtual QString newText() const = 0;  ///< "&New list", for the menu
    virtual void openExample() = 0;

    virtual void fillToolBar(FittedBar& bar) = 0;
    virtual void fillExport(QMenu& menu) = 0;
    virtual Presenting& presenting() = 0;
    virtual QString presentTip() const = 0;  ///< what a presentation shows, in a sentence
    /// The keys of the presentation, in words.
    virtual OwnKeys presentationKeys() const = 0;

    virtual QString status() const = 0;  ///< of the data, for the status bar
    virtual QString rules() const = 0;   ///< the conventions in force
    /// What is saved and exported is the whole, never the beginning that step mode shows.
    virtual void leaveSteps() {}
    /// Every chart of this page, the one in front first.
    virtual std::vector<FigureSource*> figures() = 0;
    /// The document as it stands, to be printed. Waits for what is being worked out.
    virtual Report report() = 0;

    virtual void setFormat(const NumberFormat& format) = 0;
    /// Icons and the like that do not follow the palette by themselves.
    virtual void adoptTheme(const Theme&) {}
    /// What the simple view shows, in a sentence.
    virtual QString simpleText() const = 0;
    /// Whether only what a first lesson needs is shown.
    void setSimple(bool simple);
    bool isSimple() const { return m_isSimple; }
    virtual void resetLayout() = 0;
    virtual QByteArray layoutState() const = 0;
    virtual bool restoreLayout(const QByteArray& state) = 0;

    /// The tables that have rows, brought up to date though nobody may see them.
    std::vector<QTableView*> tables();
    /// How they and the grids that have rows are copied and saved.
    std::vector<TableCopies*> tableCopies();
    /// Puts what this page has into the window's menus: at the end of Edit, into View before
    /// `viewPlace`, and as menus of its own before `menuPlace`.
    void fillMenus(QMenu& edit, QMenu& view, QAction* viewPlace, QMenuBar& bar, QAction* menuPlace);
    /// Shows or hides what fillMenus() put there.
    void setInFront(bool isInFront);

signals:
    /// A sentence for the window's message bar; empty: nothing to say any more.
    void said(const QString& sentence);
    /// Status, rules or title differ now.
    void statusChanged();
    /// Something is to be seen that the simple view hides. @param panel its title
    void fullWanted(const QString& panel);

protected:
    /// Shows the panels that are wanted, where they are made.
    virtual void adoptView() = 0;
    /// A menu of the page's tables, each to be copied and saved.
    void fillTables(QMenu& menu);
    virtual void fillEdit(QMenu& menu) = 0;
    virtual void fillView(QMenu& menu) = 0;
    virtual QList<QMenu*> makeMenus(QMenuBar& bar) = 0;

private:
    QList<QAction*> m_own;
    bool m_isSimple = false;
};

}  // namespace ui
