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

/// A table of samples in the memory, and where it comes from.
struct TableSource {
    QString name;  ///< of the file, or of what was pasted
    std::shared_ptr<const std::string> text;
    core::OtherEncodings encodings = {};   ///< it was no UTF-8, and was taken for these
    QString path = {};                     ///< empty: it was pasted
    core::FilesSeen seen = {};             ///< the file as it was before it was read
    std::vector<std::string> sheets = {};  ///< of a workbook, that somebody chose
    QString remark = {};                   ///< what a person should know of how it was made
};

/// A table of two classes, and what would come of other labels.
struct ReadSamples {
    core::SampleTable table;
    std::vector<LabelConsequence> consequences;  ///< the chosen labels first
};

/// A table of several classes, and how it was read.
struct ReadClasses {
    core::ClassReading reading;
    core::ClassTable table;
};

/// Asks how a table is to be read: what stands between its cells, what each column holds, which
/// class is positive, against the rest where there are more than two, or whether all of them are,
/// each with a column of scores. Shows the first rows and, as
/// soon as the whole table was read that way in a thread of its own, what comes out or what is
/// wrong, by its line.
class TableImport : public QDialog {
    Q_OBJECT
public:
    /// @param before how it was read before, or how tables of its headings were; nothing: as it is
    /// guessed
    TableImport(TableSource source, const core::TablePreview& preview,
                std::optional<SamplesAnswer> before = {}, QWidget* parent = nullptr);
    ~TableImport() override;

    /// What was read, once it was.
    const std::optional<core::SampleTable>& table() const { return m_table; }
    /// What was read of several classes, once it was.
    const std::optional<ReadClasses>& classes() const { return m_several; }
    /// What was chosen.
    SamplesAnswer answer() const;
    /// Whether tables of these headings are to be read so without a question.
    bool remembers() const;
    const core::TablePreview& looked() const { return m_model.preview(); }
    /// How a table of two classes is read, as chosen.
    core::TableReading reading() const;
    /// The label of the positive class, as chosen: an index into the classes.
    std::uint8_t positive() const;
    /// What stands below the preview.
    QString verdict() const;
    /// What is to be said of a source that was no UTF-8; empty of others.
    static QString encodingSentence(const TableSource& source);
    bool isReading() const { return m_isReading; }

    QComboBox& delimiter() { return *m_delimiter; }
    QCheckBox& header() { return *m_header; }
    QCheckBox& decimalComma() { return *m_decimalComma; }
    QCheckBox& leaveOut() { return *m_leaveOut; }
    QCheckBox& severalClasses() { return *m_areSeveral; }
    QCheckBox& remember() { return *m_remember; }
    QComboBox& positiveClass() { return *m_positive; }
    /// What a column holds.
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
    /// Reads the whole table again; what is still being read does not count any more.
    void readTable();
    template <typename Table>
    void readBeside(std::function<Read<Table>(const std::string& text, const std::string& name)>);
    void compareLabels();
    void adopt(Read<std::vector<LabelConsequence>> read);
    void adopt(Read<ReadSamples> read);
    void adopt(Read<ReadClasses> read);
    void tellProblems(const core::TableProblems& problems);
    void showClasses();
    void chooseAmong(std::vector<std::string> classes);
    void choosePositive();
    /// Another table comes out: what was chosen of the old one's classes does not count.
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
    std::vector<std::string> m_classes;          ///< where there are more than two
    std::shared_ptr<std::atomic<int>> m_number;  ///< of the last reading
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
    QString m_wantedPositive;  ///< chosen before; empty: none
    QLabel* m_verdict;
    QDialogButtonBox* m_buttons;
    QThreadPool m_reader;
};

}  // namespace ui
