// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/text/words/number_format.h"
#include "ui/toolkit/shortcuts/own_keys.h"

#include <QListView>
#include <QWidget>

class QToolButton;

namespace ui {

class QueriesInStrip;
class RankingDocument;

/// The document's queries, each with its value of the selected measure; the current one is
/// selected. Names can be edited. Hidden if there is only one query.
class QueryStrip : public QWidget, public HasOwnKeys {
    Q_OBJECT
public:
    explicit QueryStrip(RankingDocument& document, QWidget* parent = nullptr);

    void setFormat(const NumberFormat& format);
    /// Shows … instead of the values.
    void setConcealed(bool concealed);
    QListView& view() { return *m_view; }
    /// The button for commands on queries; has no menu yet.
    QToolButton& menuButton() { return *m_menu; }
    OwnKeys ownKeys() const override;

public slots:
    /// Starts editing the current query's name.
    void rename();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    void refresh();
    void showFront();
    void adoptHeight();

    RankingDocument& m_document;
    QListView* m_view;
    QueriesInStrip* m_queries;
    QToolButton* m_menu;
    bool m_isFollowing = false;
    int m_longestValue = 0;  ///< in characters
};

}  // namespace ui
