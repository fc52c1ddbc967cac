// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rankings/evaluation/list_rules.h"
#include "ui/ranking/document/ranking_document.h"
#include "ui/toolkit/jobs/side_work.h"
#include "ui/toolkit/table/column_model.h"

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
    core::NoValueRule noValue;
    QString differs;
    QString remark;  ///< what the library does that is not done here
    core::Value value = 0.0;
    bool inForce = false;
};

/// The selected measure of the list at hand as every library and under every other convention, and
/// the rules that differ.
class ConventionsModel : public RowsModel<ConventionRow> {
    Q_OBJECT
public:
    enum Column { Name, Value, Differs };

    /// @param parent the widget that shows it: see SideWork::isRunningAround()
    explicit ConventionsModel(RankingDocument& document, QObject* parent = nullptr);

    /// Measures the list under every convention. What there was stays meanwhile, paled, where the
    /// list is long.
    void refresh();
    bool isComputing() const { return m_work.isRunning(); }
    /// Puts a row's rules in force, as one step of undo.
    void adopt(int row);
    Qt::ItemFlags flags(const QModelIndex& index) const override;

signals:
    /// The values are those of the list as it is, or those to come are being computed.
    void computing(bool isComputing);

private:
    QVariant told(int row, int column, int role) const override;
    void formatChanged() override { refresh(); }
    using Row = ConventionRow;

    /// A row without its value yet, and what that is asked by.
    struct Question {
        Row row;
        core::RuledMeasure measure;
    };

    static void sortByInterest(std::vector<Row>& rows);
    std::vector<Question> questions() const;
    Question question(const QString& name, const core::Settings& settings,
                      core::NoValueRule noValue) const;
    Question question(const core::Library& library) const;
    void adoptValues(std::vector<Row> rows, const std::vector<core::Value>& values);
    /// The parameters of the selected measure that differ from those in force.
    QStringList differences(const core::Settings& settings) const;
    static QString joined(const QStringList& rules);

    RankingDocument& m_document;
    SideWork m_work;
};

}  // namespace ui
