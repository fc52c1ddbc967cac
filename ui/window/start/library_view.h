// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/toolkit/shortcuts/own_keys.h"

#include <QListView>

namespace ui {

/// Cards with a picture, a title and a question, in rows that fill the window's width.
class LibraryView : public QListView, public HasOwnKeys {
    Q_OBJECT
public:
    enum Role { QuestionRole = Qt::UserRole + 1, GroupRole, EntryRole };

    explicit LibraryView(QWidget* parent = nullptr);

    /// In design pixels.
    static QSize pictureSize() { return {168, 104}; }
    OwnKeys ownKeys() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void shareRoom();
};

}  // namespace ui
