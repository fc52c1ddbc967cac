#pragma once

#include "ui/keys/own_keys.h"

#include <QTableView>

namespace ui {

/// A table whose columns share its width anew when its size or its font changes, and that says
/// what is missing where it has no rows.
class FittedTable : public QTableView, public HasOwnKeys {
    Q_OBJECT
public:
    using QTableView::QTableView;

    virtual void shareWidth() = 0;
    /// What stands where there are no rows.
    virtual QString emptyText() const { return {}; }

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
};

}  // namespace ui
