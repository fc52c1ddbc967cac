// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/ranking/document/ranking_document.h"
#include "ui/text/words/number_format.h"

#include <QWidget>

class QLabel;

namespace ui {

/// The selected measure and its value, as large as a headline.
class MeasureHeadline : public QWidget {
    Q_OBJECT
public:
    explicit MeasureHeadline(RankingDocument& document, QWidget* parent = nullptr);

    void setFormat(const NumberFormat& format);
    /// Whether to hide the value; shows … instead.
    void setConcealed(bool concealed);
    /// Sets a remark in muted text next to the name.
    void setRemark(const QString& remark);
    QString name() const;
    QString value() const;
    QString fraction() const;
    QString remark() const;

protected:
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    void adoptFonts();

    RankingDocument& m_document;
    NumberFormat m_format;
    bool m_isConcealed = false;
    QLabel* m_name;
    QLabel* m_remark;
    QLabel* m_value;
    QLabel* m_fraction;
};

}  // namespace ui
