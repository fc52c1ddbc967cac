// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/text/words/number_format.h"
#include "ui/toolkit/shortcuts/own_keys.h"

#include <QAction>
#include <QTimer>
#include <QWidget>

#include <vector>

class QLabel;

namespace ui {

class Spotlight;
class StepWalk;
struct Theme;

/// A document for a lecture hall: one full screen in type readable from the back row, a line of
/// which takes 1/24 of its height, with spacing that follows. There is nothing to handle by mouse:
/// no menus, no handles, no scroll bars; keys do it all. Hides the resting mouse; offers a
/// spotlight and a black screen.
class Presentation : public QWidget {
    Q_OBJECT
public:
    explicit Presentation(QWidget* parent = nullptr);

    /// For all panels.
    virtual void setFormat(const NumberFormat& format);
    /// Size of the type, 0.5 to 1.4; 1: a line is 1/24 of the screen's height.
    void setZoom(double zoom);
    double zoom() const { return m_zoom; }

    Spotlight& spotlight() { return *m_spotlight; }
    bool isBlack() const;

signals:
    void left();

protected:
    /// A command for keys or the buttons of a clicker.
    template <class Self>
    struct Command {
        QString does;
        QList<QKeySequence> keys;
        void (Self::*run)();
        bool yieldsToSteps = false;  ///< no keys in step mode
        bool isOfPart = false;       ///< elsewhere, keys belong to the focused widget
    };
    /// The keys of every presentation and of these commands, as text.
    template <class Self>
    static OwnKeys keysOf(const std::vector<Command<Self>>& commands)
    {
        OwnKeys own{tr("Presentation"), {}};
        for (const auto& command : screenCommands())
            own.keys.push_back({keysText(command.keys), command.does});
        for (const auto& command : commands)
            own.keys.push_back({keysText(command.keys), command.does});
        return own;
    }
    template <class Self>
    void addCommands(const std::vector<Command<Self>>& commands, QWidget* part = nullptr)
    {
        for (const auto& command : commands) {
            auto* action = new QAction(command.does, this);
            action->setShortcuts(command.keys);
            connect(action, &QAction::triggered, static_cast<Self*>(this), command.run);
            add(action, command.yieldsToSteps, command.isOfPart ? part : nullptr);
        }
    }
    /// In step mode, its keys win over commands, and Escape ends it before the presentation.
    void yieldTo(StepWalk& steps);

    /// A small line with the keys and how to leave. @param own the presentation's own keys
    QLabel* makeHint(const QString& own);

    /// Sets special fonts of parts before style sheets fix the present ones.
    virtual void adoptFonts(const QFont&) {}
    /// Gives new parts the same type size.
    void adoptScale();
    /// Adjusts what does not follow the font automatically.
    virtual void adoptType(const QFont& type, const Theme& theme) = 0;
    /// Whether the type is so large that parts take turns on the screen.
    bool isCramped() const;
    /// A width in design pixels, but at most that share of the screen's.
    int widthOf(double pixels, double mostShare) const;

    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    static std::vector<Command<Presentation>> screenCommands();

    void add(QAction* action, bool yieldsToSteps, QWidget* part);
    QFont readableType() const;
    void dropHandles();
    void adoptSoon(QObject& panel);
    void mouseMoved(QPoint place);
    void hideMouse();
    void showMouse();
    void lift();
    void end() { close(); }
    void toggleBlack();
    void toggleSpotlight();
    void larger() { setZoom(m_zoom * 1.1); }
    void smaller() { setZoom(m_zoom / 1.1); }
    void normalSize() { setZoom(1); }

    Spotlight* m_spotlight;
    QWidget* m_curtain;
    QLabel* m_hint = nullptr;
    QTimer m_mouseRests;
    StepWalk* m_steps = nullptr;
    QList<QAction*> m_yielding;  ///< without keys in step mode
    double m_zoom = 1;
    bool m_adopting = false;
    bool m_adoptsSoon = false;
    bool m_mouseHidden = false;
};

}  // namespace ui
