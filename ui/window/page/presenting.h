// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/text/words/number_format.h"

#include <QList>
#include <QObject>
#include <QPointer>

#include <functional>

class QAction;
class QWidget;

namespace ui {

class Presentation;

/// Starts and ends a document's presentation. The window stays unchanged underneath and gets its
/// focus back afterwards.
class Presenting : public QObject {
    Q_OBJECT
public:
    /// @param make returns a presentation without a parent
    Presenting(std::function<Presentation*()> make, QWidget& window);
    ~Presenting() override;

    /// Makes the keys of a window's action work in the presentation too.
    void share(QAction* action);
    void setFormat(const NumberFormat& format);
    /// Null without a presentation.
    Presentation* presentation() const;

public slots:
    void begin();
    void end();

private:
    void ended();

    std::function<Presentation*()> m_make;
    QWidget& m_window;
    QList<QAction*> m_shared;
    NumberFormat m_format;
    QPointer<Presentation> m_presentation;
    double m_zoom = 1;  ///< of the last presentation, used for the next
};

}  // namespace ui
