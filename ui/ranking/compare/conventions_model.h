#pragma once

#include "ui/ranking/document/ranking_document.h"
#include "ui/words/number_text.h"

#include <QAbstractTableModel>
#include <QStringList>

#include <vector>

namespace core {
struct Library;
}

namespace ui {

/// The selected measure of the list at hand as every library and under every other convention, and
/// the rules that differ.
class ConventionsModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Name, Value, Differs, ColumnCount };

    explicit ConventionsModel(RankingDocument& document, QObject* parent = nullptr);

    void setFormat(const NumberFormat& format);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Row {
        QString name;
        core::Value value;
        core::NoValueRule noValue;
        QString differs;
        QString remark;  ///< what the library does that is not done here
        bool inForce;
    };

    void refresh();
    static void sortByInterest(std::vector<Row>& rows);
    Row rowFor(const QString& name, const core::Settings& settings,
               core::NoValueRule noValue) const;
    Row rowFor(const core::Library& library) const;
    /// The parameters of the selected measure that differ from those in force.
    QStringList differences(const core::Settings& settings) const;
    static QString joined(const QStringList& rules);

    RankingDocument& m_document;
    NumberFormat m_format;
    std::vector<Row> m_rows;
};

}  // namespace ui
