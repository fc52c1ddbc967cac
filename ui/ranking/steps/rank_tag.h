// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>

#include <cstddef>

namespace ui {

/// The current rank and its document on the colour of the current item: "Rank 2 · French
/// Patisserie". A long name is cut; the tool tip has it.
class RankTag : public QWidget {
    Q_OBJECT
public:
    explicit RankTag(QWidget* parent = nullptr);

    /// @param document empty: the rank alone
    void setRank(std::size_t rank, const QString& document);
    /// The most it takes, whatever the name.
    int greatestWidth() const;
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_rank;
    QString m_document;
};

}  // namespace ui
