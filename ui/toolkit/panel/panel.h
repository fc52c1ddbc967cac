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

/// A card of the window: a header with a title, a quiet remark at its right, and content below.
class Panel : public QFrame {
    Q_OBJECT
public:
    explicit Panel(const QString& title, QWidget* parent = nullptr);

    void setTitle(const QString& title);
    QString title() const { return m_titleText; }
    /// What the header says where the title has no room; empty: the title all the same.
    void setShortTitle(const QString& title);
    /// Whether the header may leave the title out for want of room, as a pressed tab says it too.
    void setTitleGivesWay(bool givesWay);
    /// The quiet text at the header's right end; where it finds no room, the tooltip has it.
    void setRemark(const QString& remark);
    QString remark() const;
    /// Puts a widget at the header's right end, after the remark; one that stretches takes its
    /// place.
    void addHeaderWidget(QWidget* widget, int stretch = 0);
    /// Puts a menu of choices there, still empty, behind three dots: a narrow header has to hold
    /// the tabs of all panels too.
    /// @param name for those who do not see it
    QToolButton& addMenu(const QString& name, const QString& tip);
    void addWidget(QWidget* widget, int stretch = 0);
    /// A column of widgets as the content, which scrolls where it finds no room.
    QVBoxLayout& addScrolledColumn();
    void setHeaderVisible(bool visible);
    /// The panel is never narrower, nor than its header and content ask for.
    void setLeastWidth(int width);
    /// What the panel takes at least beside `part` of its header.
    int leastWidthBeside(const QWidget& part) const;
    /// What the panel takes at least if `part` of its header were so wide.
    QSize minimumSizeWith(const QWidget& part, int width) const;
    /// What its content needs so that nothing is cut or wrapped; 0: it takes what it gets.
    virtual int requestedWidth() const;
    /// How it shows numbers.
    void setFormat(const NumberFormat& format);
    /// Shows a sentence in place of the content and the remark; an empty one: them again.
    void conceal(const QString& sentence);
    bool isConcealed() const;

    /// Nothing before it is about to be shown: what nobody sees yet need not be measured.
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    /// Numbers look otherwise.
    virtual void formatChanged() {}
    /// Its type has another size, or the panel has.
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
    QLabel* m_inPlace = nullptr;  ///< of the content, once that was concealed
};

}  // namespace ui
