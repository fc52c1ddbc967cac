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

/// A card of the window: a header with a title, a remark beside it in muted text, and content
/// below.
class Panel : public QFrame {
    Q_OBJECT
public:
    explicit Panel(const QString& title, QWidget* parent = nullptr);

    void setTitle(const QString& title);
    QString title() const { return m_titleText; }
    /// The title for a narrow header; empty: none, the full title is used.
    void setShortTitle(const QString& title);
    /// The muted text beside the title; the tool tip has it if it does not fit.
    void setRemark(const QString& remark);
    QString remark() const;
    /// Adds a widget at the right end of the header, after the remark; one that stretches replaces
    /// it.
    void addHeaderWidget(QWidget* widget, int stretch = 0);
    /// Adds an empty menu there, behind three dots.
    /// @param name the accessible name
    QToolButton& addMenu(const QString& name, const QString& tip);
    /// Adds a widget between title and remark.
    void addTitleWidget(QWidget* widget);
    void addWidget(QWidget* widget, int stretch = 0);
    /// A column of widgets as the content, which scrolls if it does not fit; design pixels.
    QVBoxLayout& addScrolledColumn(QMargins margins = {10, 8, 10, 8}, int spacing = 6);
    void setHeaderVisible(bool visible);
    /// Sets a lower limit for the size, in addition to that of header and content: in design
    /// pixels, so that it follows the zoom.
    void setLeastSize(QSizeF least);
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

private:
    void showTitle();
    void showRemark();

    ElidedLabel* m_title;
    ElidedLabel* m_remark;
    QString m_titleText;
    QString m_shortTitle;
    QString m_remarkText;
    QSizeF m_least{0, 0};  ///< in design pixels
    NumberFormat m_format;
    QWidget* m_headerFrame;
    QHBoxLayout* m_header;
    QWidget* m_body;
    QVBoxLayout* m_content;
    QLabel* m_inPlace = nullptr;  ///< replaces the content; null until conceal()
};

}  // namespace ui
