#pragma once

#include "ui/keys/own_keys.h"
#include "ui/ranking/steps/steps_model.h"

#include <QTableView>

namespace ui {

class RankingDocument;

/// The step table: follows the document's explanation and current rank, and sets the latter when a
/// row is pointed at or walked to.
class StepsView : public QTableView, public HasOwnKeys {
    Q_OBJECT
public:
    /// Has no rows before fill().
    explicit StepsView(RankingDocument& document, QWidget* parent = nullptr);

    /// Shows the rows; once is enough.
    void fill();
    StepsModel& steps() { return m_model; }
    QSize sizeHint() const override;
    /// What the columns need together.
    int wholeWidth() const;
    OwnKeys ownKeys() const override;

signals:
    /// The number of a rank or one of its terms was clicked.
    void stopWanted(std::size_t rank, core::Column column);

protected:
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;

private:
    void shareWidth();
    int neededWidth(int section) const;

    RankingDocument& m_document;
    StepsModel m_model;
};

}  // namespace ui
