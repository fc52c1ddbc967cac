#pragma once

#include <QFrame>

class QHBoxLayout;
class QVBoxLayout;

namespace ui {

class ElidedLabel;

/// A card of the window: a header with a title, a quiet remark at its right, and content below.
class Panel : public QFrame {
    Q_OBJECT
public:
    explicit Panel(const QString& title, QWidget* parent = nullptr);

    void setTitle(const QString& title);
    QString title() const;
    /// The quiet text at the header's right end.
    void setRemark(const QString& remark);
    QString remark() const;
    /// Puts a widget at the header's right end, after the remark; one that stretches takes its
    /// place.
    void addHeaderWidget(QWidget* widget, int stretch = 0);
    void addWidget(QWidget* widget, int stretch = 0);
    void setHeaderVisible(bool visible);

protected:
    void changeEvent(QEvent* event) override;

private:
    void adoptMargins();

    ElidedLabel* m_title;
    ElidedLabel* m_remark;
    QWidget* m_headerFrame;
    QHBoxLayout* m_header;
    QVBoxLayout* m_content;
};

}  // namespace ui
