#pragma once

#include "ui/words/number_text.h"

#include <QAbstractTableModel>

#include <cstddef>
#include <cstdint>
#include <vector>

namespace core {
struct RunComparison;
enum class PairedTest : std::uint8_t;
}  // namespace core

namespace ui {

class CollectionDocument;

/// The summary of a collection, a measure to a row: the means of A and B, their difference and what
/// the tests say of it; with one run its mean alone.
class SystemsModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column {
        Measure,
        MeanA,
        MeanB,
        Difference,
        Interval,
        PairedT,
        Randomisation,
        Wilcoxon,
        EffectSize,
        Counts,
        ColumnCount
    };

    explicit SystemsModel(const CollectionDocument& document, QObject* parent = nullptr);

    void setFormat(const NumberFormat& format);
    /// Everything may differ.
    void reset();
    /// Other figures in the same rows.
    void refresh();
    /// A row in sentences: means, difference, interval, every test as it is and adjusted.
    QString sentence(int row) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation,
                        int role = Qt::DisplayRole) const override;

private:
    const core::RunComparison* comparison(int row) const;
    QString name(int row) const;
    std::vector<std::size_t> furtherRuns() const;
    QString text(int row, int column) const;
    QVariant exact(int row, int column) const;
    QString meanText(int row, std::size_t run, bool isB) const;
    QString signedText(double number) const;
    /// An end of the interval.
    QString endText(double number) const;
    QString adjustedP(const core::RunComparison& comparison, core::PairedTest test) const;
    QString testSentence(const core::RunComparison& comparison, core::PairedTest test,
                         const QString& name) const;
    bool isDrawn(core::PairedTest test) const;

    const CollectionDocument& m_document;
    NumberFormat m_format;
};

/// "p = 0.031", or "p < 0.001".
QString pText(double p, const QLocale& locale);

}  // namespace ui
