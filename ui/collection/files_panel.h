#pragma once

#include "ui/collection/files_model.h"
#include "ui/keys/own_keys.h"
#include "ui/panel.h"

#include <QTableView>

namespace ui {

class CollectionDocument;
class RefreshWhenShown;

/// The table of files.
class FilesView : public QTableView, public HasOwnKeys {
    Q_OBJECT
public:
    explicit FilesView(const CollectionDocument& document, QWidget* parent = nullptr);

    FilesModel& files() { return m_model; }
    OwnKeys ownKeys() const override;
    void shareWidth();

public slots:

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    FilesModel m_model;
};

/// "Files": what the collection was read from, and everything that was met on the way.
class FilesPanel : public Panel {
    Q_OBJECT
public:
    explicit FilesPanel(CollectionDocument& document, QWidget* parent = nullptr);

    FilesView& view() { return *m_view; }

private:
    void refresh();

    CollectionDocument& m_document;
    FilesView* m_view;
    RefreshWhenShown* m_refresh;
};

}  // namespace ui
