#pragma once

#include "ui/keys/own_keys.h"
#include "ui/ranking/compare/loss_model.h"

#include <QTableView>

namespace ui {

/// The table of the loss ledger: a click, Enter or Space chooses a row, Ctrl+C copies the table.
class LossView : public QTableView, public HasOwnKeys {
    Q_OBJECT
public:
    explicit LossView(QWidget* parent = nullptr);

    LossModel& ledger() { return m_model; }
    QSize sizeHint() const override;
    OwnKeys ownKeys() const override;

signals:
    void rowChosen(int row);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void shareWidth();

    LossModel m_model;
};

}  // namespace ui
