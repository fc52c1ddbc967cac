// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/text/words/number_format.h"

#include <QFrame>

class QHBoxLayout;
class QLabel;
class QToolButton;
class QVBoxLayout;

namespace ui {

class ElidedLabel;

/// A card of the window: a header with a title, a remark on its right in muted text, and content
/// below.
class Panel : public QFrame {
    Q_OBJECT
public:
    explicit Panel(const QString& title, QWidget* parent = nullptr);

    void setTitle(const QString& title);
    QString title() const { return m_titleText; }
    /// The title for a narrow header; empty: none, the full title is used.
    void setShortTitle(const QString& title);
    /// Whether the header may leave the title out if space is short, because a pressed tab also
    /// shows it.
    void setTitleGivesWay(bool givesWay);
    /// The muted text on the right of the header; the tool tip has it if it does not fit.
    void setRemark(const QString& remark);
    QString remark() const;
    /// Adds a widget at the right end of the header, after the remark; one that stretches replaces
    /// it.
    void addHeaderWidget(QWidget* widget, int stretch = 0);
    /// Adds an empty menu there, behind three dots: a narrow header also has to hold the tabs of
    /// all panels.
    /// @param name the accessible name
    QToolButton& addMenu(const QString& name, const QString& tip);
    void addWidget(QWidget* widget, int stretch = 0);
    /// A column of widgets as the content, which scrolls if it does not fit.
    QVBoxLayout& addScrolledColumn();
    void setHeaderVisible(bool visible);
    /// Sets a lower limit for the width, in addition to that of header and content.
    void setLeastWidth(int width);
    /// The panel's minimum width without `part` of its header.
    int leastWidthBeside(const QWidget& part) const;
    /// The panel's minimum size if `part` of its header had this width.
    QSize minimumSizeWith(const QWidget& part, int width) const;
    /// The width its content needs to show everything unwrapped; 0: no wish.
    virtual int requestedWidth() const;
    void setFormat(const NumberFormat& format);
    /// Shows a sentence instead of content and remark; an empty one shows them again.
    void conceal(const QString& sentence);
    bool isConcealed() const;

    /// Empty until it is about to be shown, which avoids measuring hidden content.
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    /// The number format has changed.
    virtual void formatChanged() {}
    /// The font or the panel's size has changed.
    virtual void fontChanged() {}
    virtual void sizeChanged() {}
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    const NumberFormat& format() const { return m_format; }
    QMargins frameMargins() const;

private:
    void adoptMargins();
    void showTitle();
    void showRemark();

    ElidedLabel* m_title;
    ElidedLabel* m_remark;
    QString m_titleText;
    QString m_shortTitle;
    QString m_remarkText;
    int m_leastWidth = 0;
    NumberFormat m_format;
    QWidget* m_headerFrame;
    QHBoxLayout* m_header;
    QWidget* m_body;
    QVBoxLayout* m_content;
    QLabel* m_inPlace = nullptr;  ///< replaces the content; null until conceal()
};

}  // namespace ui
