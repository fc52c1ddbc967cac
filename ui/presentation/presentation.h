#pragma once

#include "ui/keys/own_keys.h"
#include "ui/words/number_text.h"

#include <QTimer>
#include <QWidget>

#include <vector>

class QLabel;

namespace ui {

class Spotlight;
struct Theme;

/// A document for a lecture hall: one full screen in type that is read from the back row, whose
/// spacing follows the size of the screen. The mouse rests unseen; a spotlight and a black screen
/// are at hand.
class Presentation : public QWidget {
    Q_OBJECT
public:
    explicit Presentation(QWidget* parent = nullptr);

    virtual void setFormat(const NumberFormat& format) = 0;
    /// Size of the type, 0.5 to 2; 1 fills a screen with ten documents.
    void setZoom(double zoom);
    double zoom() const { return m_zoom; }

    Spotlight& spotlight() { return *m_spotlight; }
    bool isBlack() const;

signals:
    void left();

protected:
    /// The keys of every presentation, in words.
    static std::vector<OwnKeys::Key> screenKeys();

    /// A small line that names the keys and how to leave. @param own the presentation's own keys
    QLabel* makeHint(const QString& own);

    /// Gives parts a type of their own, before style sheets keep what they have.
    virtual void adoptFonts(const QFont&) {}
    /// Fits what does not follow the type by itself.
    virtual void adoptType(const QFont& type, const Theme& theme) = 0;
    /// Whether the type is so large that parts take turns on the screen.
    bool isCramped() const;

    /// Leaves something that Escape ends before the presentation. @return whether there was such
    virtual bool leavePart() { return false; }

    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Command;
    static std::vector<Command> commands();

    void adoptScale();
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
    double m_zoom = 1;
    bool m_adopting = false;
    bool m_mouseHidden = false;
};

}  // namespace ui
