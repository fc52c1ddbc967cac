// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/ranking/document/ranking_document.h"
#include "ui/text/words/number_format.h"

#include <QWidget>

class QLabel;

namespace ui {

class WrappedLabel;

/// The selected measure and its value, or its values for A and B, as large as a headline, with the
/// query above.
class MeasureHeadline : public QWidget {
    Q_OBJECT
public:
    /// Whose value is shown.
    enum class Of { ShownList, BothLists };
    explicit MeasureHeadline(RankingDocument& document, QWidget* parent = nullptr,
                             Of lists = Of::ShownList);

    void setFormat(const NumberFormat& format);
    /// Whether to hide the value; shows … instead.
    void setConcealed(bool concealed);
    /// Sets a remark in muted text next to the name.
    void setRemark(const QString& remark);
    QString query() const;
    QString name() const;
    QString value() const;
    QString fraction() const;
    QString remark() const;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void refresh();
    void showBoth();
    void adoptFonts();
    void fitValue();

    RankingDocument& m_document;
    Of m_of;
    NumberFormat m_format;
    bool m_isConcealed = false;
    WrappedLabel* m_query;  ///< hidden if it has no name
    QLabel* m_name;
    QLabel* m_remark;
    QLabel* m_value;
    QLabel* m_fraction;
};

}  // namespace ui
