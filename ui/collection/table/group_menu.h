// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QToolButton>

class QLabel;
class QLineEdit;
class QMenu;

namespace ui {

class CollectionDocument;

/// The menu next to the filter of queries: shows a group, saves the filter as one, renames and
/// deletes saved ones. Names are typed below the filter, in nameRow().
class GroupMenu : public QToolButton {
    Q_OBJECT
public:
    /// @param filter the line with the filter
    GroupMenu(CollectionDocument& document, QLineEdit& filter, QWidget* parent = nullptr);

    /// Belongs below the filter; hidden unless a name is asked for.
    QWidget& nameRow() { return *m_row; }
    QLineEdit& nameLine() { return *m_name; }

public slots:
    /// Puts the group into the filter. @param name empty: shows every query
    void showGroup(const QString& name);
    /// Asks for a name for the filter.
    void saveFilter();
    /// Asks for a new name for a saved group.
    void rename(const QString& name);
    void remove(const QString& name);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void makeRow();
    void fill(QMenu& menu);
    bool canSave() const;
    void ask(const QString& question, const QString& name);
    void take();
    void endAsking();
    QString problemOf(const QString& name) const;

    CollectionDocument& m_document;
    QLineEdit& m_filter;
    QWidget* m_row;
    QLabel* m_question;
    QLineEdit* m_name;
    QLabel* m_problem;
    QString m_renamed;  ///< the group to rename; empty: the filter is being saved
};

}  // namespace ui
