// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenu>

#include <optional>
#include <string>

namespace ui {

class CollectionDocument;

/// How much each query counts: all equally, by a column of an open table of queries, or by another
/// file.
class WeightsMenu : public QMenu {
    Q_OBJECT
public:
    explicit WeightsMenu(CollectionDocument& document, QWidget* parent = nullptr);

    /// Weights the queries by a column of a file, or says why not with refused().
    /// @param column nothing: the only possible one, else a person is asked
    void weightBy(const QString& path, const std::optional<std::string>& column = {});

signals:
    /// Nothing was weighted.
    void refused(const QString& why);

private:
    void rebuild();
    void chooseFile();
    std::optional<std::string> askedColumn(const QStringList& columns);

    CollectionDocument& m_document;
};

}  // namespace ui
