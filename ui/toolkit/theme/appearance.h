// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <memory>

namespace ui {

/// The desktop's preferred look, signalled when first known and on every change.
class DesktopLook : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;
    /// Starts asking. Never waits: the answer arrives as a signal, or not at all.
    virtual void follow() = 0;

signals:
    void darkRequested(bool dark);
    void reducedMotionRequested(bool reduced);
};

/// Light or dark, and whether things move, as chosen by the person or by the desktop. Applies both
/// to the whole program.
class Appearance : public QObject {
    Q_OBJECT
public:
    enum class Choice { Desktop, Light, Dark };
    Q_ENUM(Choice)

    /// Starts with the program's palette.
    explicit Appearance(QObject* parent = nullptr);
    ~Appearance() override;

    /// Sets the source of the desktop's preference; without one, the initial look stays and nothing
    /// moves.
    void setDesktop(std::unique_ptr<DesktopLook> desktop);
    void choose(Choice choice);
    Choice choice() const { return m_choice; }
    bool isDark() const;
    /// The person wants nothing to move, regardless of the desktop.
    void reduceMotion(bool reduced);
    bool isMotionReduced() const { return m_isMotionReduced; }

signals:
    void chosen(ui::Appearance::Choice choice);
    void motionReduced(bool reduced);

private:
    void adopt();
    void adoptMotion();

    std::unique_ptr<DesktopLook> m_desktop;
    Choice m_choice = Choice::Desktop;
    bool m_desktopIsDark;
    bool m_desktopReducesMotion = false;
    bool m_isMotionReduced = false;
};

}  // namespace ui
