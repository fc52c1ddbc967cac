// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <memory>

namespace ui {

/// What the desktop wants of every program's look, told once known and whenever it changes.
class DesktopLook : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;
    /// Begins to ask. Never waits: what the desktop says comes as a signal, or not at all.
    virtual void follow() = 0;

signals:
    void darkRequested(bool dark);
};

/// Light or dark: what the person chose, or what the desktop wants. Puts the palette of the one in
/// force on the whole program.
class Appearance : public QObject {
    Q_OBJECT
public:
    enum class Choice { Desktop, Light, Dark };
    Q_ENUM(Choice)

    /// Begins with the palette that the program has.
    explicit Appearance(QObject* parent = nullptr);
    ~Appearance() override;

    /// Where the desktop's wish comes from; without one it stays as the program began.
    void setDesktop(std::unique_ptr<DesktopLook> desktop);
    void choose(Choice choice);
    Choice choice() const { return m_choice; }
    bool isDark() const;

signals:
    void chosen(ui::Appearance::Choice choice);

private:
    void adopt();

    std::unique_ptr<DesktopLook> m_desktop;
    Choice m_choice = Choice::Desktop;
    bool m_desktopIsDark;
};

}  // namespace ui
