// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/ranking/document/ranking_document.h"
#include "ui/table/column_model.h"

#include <QStringList>

#include <vector>

namespace core {
struct Library;
}

namespace ui {

/// The measure under one convention.
struct ConventionRow {
    QString name;
    core::Settings settings;  ///< those that a list can be measured under here
    core::Value value;
    core::NoValueRule noValue;
    QString differs;
    QString remark;  ///< what the library does that is not done here
    bool inForce;
};

/// The selected measure of the list at hand as every library and under every other convention, and
/// the rules that differ.
class ConventionsModel : public RowsModel<ConventionRow> {
    Q_OBJECT
public:
    enum Column { Name, Value, Differs };

    explicit ConventionsModel(RankingDocument& document, QObject* parent = nullptr);

    /// Puts a row's rules in force, as one step of undo.
    void adopt(int row);

private:
    QVariant told(int row, int column, int role) const override;
    void formatChanged() override { refresh(); }
    using Row = ConventionRow;

    void refresh();
    static void sortByInterest(std::vector<Row>& rows);
    Row rowFor(const QString& name, const core::Settings& settings,
               core::NoValueRule noValue) const;
    Row rowFor(const core::Library& library) const;
    /// The parameters of the selected measure that differ from those in force.
    QStringList differences(const core::Settings& settings) const;
    static QString joined(const QStringList& rules);

    RankingDocument& m_document;
};

}  // namespace ui
