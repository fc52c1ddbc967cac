// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/multiclass/class_table.h"
#include "core/classification/samples/sample_table.h"
#include "core/foundation/file/encoding.h"
#include "core/foundation/file/file_watch.h"
#include "ui/classifier/sample/samples_answer.h"
#include "ui/toolkit/table/table_preview_model.h"

#include <QDialog>
#include <QThreadPool>

#include <atomic>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

class QCheckBox;
class QComboBox;
class QDialogButtonBox;
class QLabel;
class QTableView;

namespace ui {

class ColumnBoxes;

/// A table of samples in memory, and its source.
struct TableSource {
    QString name;  ///< of the file or of the pasted text
    std::shared_ptr<const std::string> text;
    core::OtherEncodings encodings = {};   ///< not UTF-8, decoded as these
    QString path = {};                     ///< empty if pasted
    core::FilesSeen seen = {};             ///< the file's state before it was read
    std::vector<std::string> sheets = {};  ///< the chosen sheets of a workbook
    QString remark = {};                   ///< a note for the person about its conversion
};

/// A table of two classes, and what other label columns would give.
struct ReadSamples {
    core::SampleTable table;
    std::vector<LabelConsequence> consequences;  ///< the chosen labels first
};

/// A table of several classes, and how it was read.
struct ReadClasses {
    core::ClassReading reading;
    core::ClassTable table;
};

/// Asks for import options: the delimiter, what each column holds, and the positive class, either
/// against the rest if there are more than two, or all classes with one score column each. Shows
/// the first rows, reads the whole table in another thread, and then shows the result or the
/// problems with their lines.
class TableImport : public QDialog {
    Q_OBJECT
public:
    /// @param before the options used last for this table or these headings; none: as guessed
    TableImport(TableSource source, const core::TablePreview& preview,
                std::optional<SamplesAnswer> before = {}, QWidget* parent = nullptr);
    ~TableImport() override;

    /// The table of two classes, once read.
    const std::optional<core::SampleTable>& table() const { return m_table; }
    /// The table of several classes, once read.
    const std::optional<ReadClasses>& classes() const { return m_several; }
    SamplesAnswer answer() const;
    /// Whether to import tables with these headings without asking again.
    bool remembers() const;
    const core::TablePreview& looked() const { return m_model.preview(); }
    /// The chosen options for a table of two classes.
    core::TableReading reading() const;
    /// The chosen positive class, as an index into the classes.
    std::uint8_t positive() const;
    /// The text below the preview.
    QString verdict() const;
    /// Describes the encoding of a source that is not UTF-8; empty for others.
    static QString encodingSentence(const TableSource& source);
    bool isReading() const { return m_isReading; }

    QComboBox& delimiter() { return *m_delimiter; }
    QCheckBox& header() { return *m_header; }
    QCheckBox& decimalComma() { return *m_decimalComma; }
    QCheckBox& leaveOut() { return *m_leaveOut; }
    QCheckBox& severalClasses() { return *m_areSeveral; }
    QCheckBox& remember() { return *m_remember; }
    QComboBox& positiveClass() { return *m_positive; }
    /// The role of a column.
    QComboBox& role(int column);
    QTableView& preview() { return *m_view; }

private:
    template <typename Table>
    using Read = core::Result<Table, core::TableProblems>;

    void arrange();
    QWidget* makeForm();
    void nameFields();
    void showPreview(const core::TablePreview& preview, const std::optional<SamplesAnswer>& before);
    void addRoles(const SamplesAnswer& answer);
    void formChanged();
    void roleChanged(int column);
    /// Reads the whole table again; a read in progress is discarded.
    void readTable();
    template <typename Table>
    void readBeside(std::function<Read<Table>(const std::string& text, const std::string& name)>);
    void compareLabels();
    void compareScores();
    void adopt(Read<std::vector<LabelConsequence>> read);
    void adopt(Read<ReadSamples> read);
    void adopt(Read<ReadClasses> read);
    void tellProblems(const core::TableProblems& problems);
    void showClasses();
    void chooseAmong(std::vector<std::string> classes);
    void choosePositive();
    /// The table changes, so choices among its old classes are dropped.
    void reread();
    void refuse(const QString& why);
    void showAccept();
    void forget();
    void choosePositiveWord();
    QString consequence() const;
    static QString leftOutSentence(std::size_t rows);
    QString summary() const;
    QString summaryOfClasses() const;

    TableSource m_source;
    TablePreviewModel m_model;
    std::optional<core::SampleTable> m_table;
    std::vector<LabelConsequence> m_consequences;
    std::optional<ReadClasses> m_several;
    std::vector<std::string> m_classes;          ///< set if there are more than two
    std::shared_ptr<std::atomic<int>> m_number;  ///< of the latest read
    bool m_isReading = false;
    QComboBox* m_delimiter;
    QCheckBox* m_header;
    QCheckBox* m_decimalComma;
    QCheckBox* m_leaveOut;
    QCheckBox* m_areSeveral;
    QCheckBox* m_remember;
    QComboBox* m_positive;
    QTableView* m_view;
    ColumnBoxes* m_roles;
    QString m_wantedPositive;  ///< the earlier choice; empty: none
    QLabel* m_verdict;
    QDialogButtonBox* m_buttons;
    QThreadPool m_reader;
};

}  // namespace ui
