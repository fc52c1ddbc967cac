// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rankings/evaluation/list_under_rules.h"
#include "ui/ranking/document/ranking_document.h"
#include "ui/toolkit/jobs/side_work.h"
#include "ui/toolkit/table/column_model.h"

#include <QStringList>

#include <optional>
#include <span>
#include <vector>

namespace core {
struct Library;
}

namespace ui {

/// The measure under one set of rules.
struct ConventionRow {
    QString name;
    core::Settings settings;  ///< the rules that this program can apply
    core::NoValueRule noValue;
    QString differs;
    QString remark;  ///< what the library does that cannot be done here
    core::Value value = 0.0;
    bool inForce = false;
    bool isOther = true;  ///< another tool's, and not rounded
};

/// The selected measure of the current list as each library and each other set of rules computes
/// it, and the rules that differ.
class ConventionsModel : public RowsModel<ConventionRow> {
    Q_OBJECT
public:
    enum Column { Name, Value, Differs };

    /// @param parent the widget that shows it; see SideWork::isRunningAround()
    explicit ConventionsModel(RankingDocument& document, QObject* parent = nullptr);

    /// Computes the measure under every set of rules, unless it is the same as before. For a long
    /// list, the old values stay, greyed, until the new ones arrive.
    void refresh();
    bool isComputing() const { return m_work.isRunning(); }
    std::span<const ConventionRow> all() const { return m_rows; }
    /// Applies a row's rules, as one undo step.
    void adopt(int row);
    Qt::ItemFlags flags(const QModelIndex& index) const override;

signals:
    /// Whether new values are being computed; false: the values belong to the current list.
    void computing(bool isComputing);

private:
    QVariant told(int row, int column, int role) const override;
    void formatChanged() override
    {
        m_asked.reset();
        refresh();
    }
    using Row = ConventionRow;

    /// A row without its value, and the measure that will give it.
    struct Question {
        Row row;
        core::RuledMeasure measure;
    };

    /// What the values depend on.
    struct Asked {
        core::GradedList list;
        std::vector<core::RuledMeasure> measures;
        core::Settings inForce;
        core::NoValueRule noValue;
        bool operator==(const Asked&) const = default;
    };

    static void sortByInterest(std::vector<Row>& rows);
    std::vector<Question> questions() const;
    Question question(const QString& name, const core::Settings& settings,
                      core::NoValueRule noValue, bool isOther = true) const;
    Question question(const core::Library& library) const;
    void adoptValues(std::vector<Row> rows, const std::vector<core::Value>& values);
    /// The selected measure's parameters that differ from the current ones.
    QStringList differences(const core::Settings& settings) const;
    static QString joined(const QStringList& rules);

    RankingDocument& m_document;
    std::optional<Asked> m_asked;
    SideWork m_work;
};

}  // namespace ui
