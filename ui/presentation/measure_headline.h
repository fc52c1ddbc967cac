#pragma once

#include "ui/ranking/ranking_document.h"
#include "ui/words/number_text.h"

#include <QWidget>

class QLabel;

namespace ui {

/// The selected measure and its value, as large as a headline.
class MeasureHeadline : public QWidget {
    Q_OBJECT
public:
    explicit MeasureHeadline(RankingDocument& document, QWidget* parent = nullptr);

    void setFormat(const NumberFormat& format);
    QString name() const;
    QString value() const;
    QString fraction() const;

protected:
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    void adoptFonts();

    RankingDocument& m_document;
    NumberFormat m_format;
    QLabel* m_name;
    QLabel* m_value;
    QLabel* m_fraction;
};

}  // namespace ui
