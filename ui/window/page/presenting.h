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

/// Starts and ends the presentation of a document. The window itself stays as it is below
/// it, and has its focus back afterwards.
class Presenting : public QObject {
    Q_OBJECT
public:
    /// @param make a presentation without a parent
    Presenting(std::function<Presentation*()> make, QWidget& window);
    ~Presenting() override;

    /// An action of the window whose keys work in the presentation too.
    void share(QAction* action);
    void setFormat(const NumberFormat& format);
    /// None while nothing is presented.
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
    double m_zoom = 1;  ///< of the last presentation, for the next
};

}  // namespace ui
