// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/classifier/sample/table_import.h"

#include "core/foundation/file/ended_reading.h"
#include "ui/text/import/error_text.h"
#include "ui/text/import/reading_text.h"
#include "ui/text/language/joined_text.h"
#include "ui/toolkit/jobs/every_core.h"
#include "ui/toolkit/table/column_boxes.h"
#include "ui/toolkit/table/table_setup.h"
#include "ui/toolkit/theme/dialog_size.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLocale>
#include <QMetaObject>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <exception>
#include <utility>

namespace ui {

namespace {

using core::ColumnRole;

constexpr int problemsShown = 4;

/// Whether only one column can have the role.
bool isSingle(ColumnRole role)
{
    return role != ColumnRole::None && role != ColumnRole::Score && role != ColumnRole::Group;
}

/// Whether a person may want to compare this column as labels.
bool mayBeLabels(const core::TablePreview& preview, std::size_t column)
{
    const auto& possible = preview.possibleLabels;
    return preview.columns[column].role == ColumnRole::Label ||
           preview.columns[column].role == ColumnRole::Predicted ||
           std::ranges::find(possible, column) != possible.end();
}

}  // namespace

TableImport::TableImport(TableSource source, const core::TablePreview& preview,
                         std::optional<SamplesAnswer> before, QWidget* parent)
    : QDialog(parent)
    , m_source(std::move(source))
    , m_number(std::make_shared<std::atomic<int>>(0))
    , m_delimiter(new QComboBox(this))
    , m_header(new QCheckBox(tr("The first row &names the columns"), this))
    , m_decimalComma(new QCheckBox(tr("Decimal &comma: 0,5 means 0.5"), this))
    , m_leaveOut(new QCheckBox(tr("S&kip rows that can’t be read"), this))
    , m_areSeveral(new QCheckBox(
          tr("&Several classes: one score column per class, or one prediction column"), this))
    , m_remember(new QCheckBox(tr("Re&member this for files with the same headings"), this))
    , m_positive(new QComboBox(this))
    , m_view(new QTableView(this))
    , m_roles(new ColumnBoxes(*m_view))
    , m_verdict(new QLabel(this))
    , m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this))
{
    setWindowTitle(tr("Import “%1”").arg(m_source.name));
    m_reader.setMaxThreadCount(1);
    m_delimiter->addItem(tr("Comma"), static_cast<int>(core::Delimiter::Comma));
    m_delimiter->addItem(tr("Tab"), static_cast<int>(core::Delimiter::Tab));
    m_delimiter->addItem(tr("Semicolon"), static_cast<int>(core::Delimiter::Semicolon));
    m_delimiter->addItem(tr("Spaces"), static_cast<int>(core::Delimiter::Space));
    m_buttons->button(QDialogButtonBox::Ok)->setText(tr("&Open"));
    m_verdict->setWordWrap(true);
    m_verdict->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_verdict->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_view->setModel(&m_model);
    setUpTable(*m_view);
    m_view->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_remember->setChecked(true);
    nameFields();
    arrange();
    if (before)
        m_leaveOut->setChecked(before->leavesOutBadRows);
    showPreview(preview, before);
    connect(m_roles, &ColumnBoxes::chosen, this, &TableImport::roleChanged);
    connect(m_delimiter, &QComboBox::activated, this, &TableImport::formChanged);
    for (QCheckBox* box : {m_header, m_decimalComma})
        connect(box, &QCheckBox::clicked, this, &TableImport::formChanged);
    connect(m_leaveOut, &QCheckBox::clicked, this, &TableImport::readTable);
    connect(m_areSeveral, &QCheckBox::clicked, this, &TableImport::reread);
    connect(m_positive, &QComboBox::activated, this, &TableImport::choosePositive);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    sizeDialog(*this, 760, 560);
    readTable();
}

TableImport::~TableImport()
{
    ++*m_number;
    m_reader.waitForDone();
}

void TableImport::nameFields()
{
    m_delimiter->setAccessibleName(tr("Delimiter"));
    m_positive->setAccessibleName(tr("Positive class"));
    m_view->setAccessibleName(tr("First rows of the table"));
    m_verdict->setAccessibleName(tr("Result"));
}

void TableImport::arrange()
{
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(makeForm());
    layout->addWidget(m_view, 1);
    layout->addWidget(m_verdict);
    layout->addWidget(m_leaveOut);
    layout->addWidget(m_remember);
    layout->addWidget(m_buttons);
    m_leaveOut->hide();
}

QString TableImport::encodingSentence(const TableSource& source)
{
    if (source.encodings.gb18030)
        return tr("The text is not UTF-8, so it is read as GB18030.");
    return source.encodings.latin1 ? tr("The text is not UTF-8, so it is read as Latin-1.")
                                   : QString();
}

QWidget* TableImport::makeForm()
{
    auto* form = new QWidget(this);
    auto* fields = new QFormLayout(form);
    fields->setContentsMargins(0, 0, 0, 0);
    fields->addRow(tr("&Delimiter"), m_delimiter);
    fields->addRow(QString(), m_header);
    fields->addRow(QString(), m_decimalComma);
    fields->addRow(QString(), m_areSeveral);
    fields->addRow(tr("&Positive class"), m_positive);
    if (const QString sentence = encodingSentence(m_source); !sentence.isEmpty())
        fields->addRow(QString(), new QLabel(sentence, form));
    return form;
}

QComboBox& TableImport::role(int column)
{
    return m_roles->box(column);
}

std::uint8_t TableImport::positive() const
{
    if (!m_classes.empty())
        return *m_table->positive;
    return static_cast<std::uint8_t>(m_positive->currentData().toInt());
}

bool TableImport::remembers() const
{
    return m_model.preview().hasHeader && m_remember->isChecked();
}

QString TableImport::verdict() const
{
    return m_verdict->text();
}

void TableImport::showPreview(const core::TablePreview& preview,
                              const std::optional<SamplesAnswer>& before)
{
    m_delimiter->setCurrentIndex(m_delimiter->findData(static_cast<int>(preview.delimiter)));
    m_header->setChecked(preview.hasHeader);
    m_decimalComma->setChecked(preview.decimalComma);
    m_remember->setVisible(preview.hasHeader);
    m_model.setPreview(preview);
    if (before) {
        addRoles(*before);
        return;
    }
    const auto several = core::classReadingOf(*m_source.text, m_source.name.toStdString(), preview);
    addRoles(several && *several ? answerOf(preview, **several) : proposedAnswer(preview));
}

void TableImport::addRoles(const SamplesAnswer& answer)
{
    m_areSeveral->setChecked(answer.areSeveral);
    if (answer.positive)
        m_wantedPositive = QString::fromStdString(*answer.positive);
    QList<int> roles;
    for (const ColumnRole role : answer.roles)
        roles << static_cast<int>(role);
    m_roles->make({{tr("ignored"), static_cast<int>(ColumnRole::None)},
                   {tr("Label"), static_cast<int>(ColumnRole::Label)},
                   {tr("Score"), static_cast<int>(ColumnRole::Score)},
                   {tr("Id"), static_cast<int>(ColumnRole::Id)},
                   {tr("Weight"), static_cast<int>(ColumnRole::Weight)},
                   {tr("Group"), static_cast<int>(ColumnRole::Group)},
                   {tr("Prediction"), static_cast<int>(ColumnRole::Predicted)}},
                  roles);
}

void TableImport::formChanged()
{
    core::TableForm form;
    form.delimiter = static_cast<core::Delimiter>(m_delimiter->currentData().toInt());
    form.hasHeader = m_header->isChecked();
    form.decimalComma = m_decimalComma->isChecked();
    auto preview = core::previewTable(*m_source.text, m_source.name.toStdString(), form);
    if (!preview) {
        ++*m_number;
        refuse(errorText(preview.error()));
        return;
    }
    showPreview(*preview, {});
    reread();
}

void TableImport::reread()
{
    m_classes.clear();
    m_positive->clear();
    readTable();
}

void TableImport::choosePositive()
{
    if (m_classes.empty())
        showAccept();
    else
        readTable();
}

void TableImport::roleChanged(int column)
{
    const int role = m_roles->value(column);
    for (int other = 0; other < m_roles->count(); ++other)
        if (other != column && isSingle(static_cast<ColumnRole>(role)) &&
            m_roles->value(other) == role)
            m_roles->setValue(other, static_cast<int>(ColumnRole::None));
    if (role == static_cast<int>(ColumnRole::Predicted))
        m_areSeveral->setChecked(true);
    reread();
}

SamplesAnswer TableImport::answer() const
{
    SamplesAnswer answer;
    for (int column = 0; column < m_roles->count(); ++column)
        answer.roles.push_back(static_cast<ColumnRole>(m_roles->value(column)));
    answer.areSeveral = m_areSeveral->isChecked();
    answer.decimalComma = m_decimalComma->isChecked();
    answer.leavesOutBadRows = m_leaveOut->isChecked();
    if (!answer.areSeveral && m_positive->currentIndex() >= 0)
        answer.positive = m_positive->currentText().toStdString();
    return answer;
}

core::TableReading TableImport::reading() const
{
    SamplesAnswer asked = answer();
    asked.positive.reset();  // the positive class is chosen after reading
    if (!m_classes.empty() && m_positive->currentIndex() >= 0)
        asked.positive = m_classes[static_cast<std::size_t>(m_positive->currentIndex())];
    core::TableReading read = tableReading(m_model.preview(), asked);
    // Rows that only lack the score of a model are skipped unasked. Other tables may have worse
    // rows.
    read.leavesOutBadRows = read.leavesOutBadRows || (m_table && m_table->leftOut.count > 0);
    return read;
}

void TableImport::readTable()
{
    ++*m_number;
    forget();
    const bool areSeveral = m_areSeveral->isChecked();
    m_positive->setEnabled(!areSeveral);
    const core::ClassReading several = classReading(m_model.preview(), answer());
    const bool hasScores = !several.scoreColumns.empty();
    if (!several.labelColumn && hasScores && !m_model.preview().possibleLabels.empty()) {
        compareLabels();
    } else if (!several.labelColumn) {
        refuse(tr("Choose the label column."));
    } else if (areSeveral && !hasScores && !several.predictedColumn) {
        refuse(tr("Choose a score column for each class, or the prediction column."));
    } else if (areSeveral) {
        m_positive->setPlaceholderText(tr("one vs. the rest"));
        readBeside<ReadClasses>(
            [several, preview = m_model.preview()](const std::string& text,
                                                   const std::string& name) -> Read<ReadClasses> {
                auto reading = core::namedClassReading(text, name, preview, several);
                if (!reading)
                    return core::TableProblems{{reading.error()}, 1};
                auto table = core::parseClassTable(text, name, *reading);
                if (!table)
                    return table.error();
                return ReadClasses{*std::move(reading), *std::move(table)};
            });
    } else if (!hasScores && !m_model.preview().possibleScores.empty()) {
        compareScores();
    } else if (!hasScores) {
        refuse(tr("Choose the score column."));
    } else {
        const core::TablePreview& preview = m_model.preview();
        std::vector<std::size_t> labels{*several.labelColumn};
        for (std::size_t column = 0; column < preview.columns.size(); ++column)
            if (mayBeLabels(preview, column) && column != *several.labelColumn)
                labels.push_back(column);
        SamplesAnswer chosen = answer();
        chosen.positive = reading().positive;
        readBeside<ReadSamples>([asked = reading(), preview, labels,
                                 chosen](const std::string& text,
                                         const std::string& name) -> Read<ReadSamples> {
            auto table = core::parseSampleTable(text, name, asked, everyCore());
            if (!table) {
                auto common = core::parseCommonRows(text, name, asked, table.error(), everyCore());
                if (!common)
                    return table.error();
                table = *std::move(common);
            }
            return ReadSamples{*std::move(table),
                               consequencesOf(text, name, preview, chosen, labels)};
        });
    }
}

/// Shows what each column that could hold the labels would give.
void TableImport::compareLabels()
{
    readBeside<std::vector<LabelConsequence>>(
        [preview = m_model.preview(),
         chosen = answer()](const std::string& text,
                            const std::string& name) -> Read<std::vector<LabelConsequence>> {
            return consequencesOf(text, name, preview, chosen, preview.possibleLabels);
        });
}

/// The same for columns that could hold the scores.
void TableImport::compareScores()
{
    readBeside<std::vector<LabelConsequence>>(
        [preview = m_model.preview(),
         chosen = answer()](const std::string& text,
                            const std::string& name) -> Read<std::vector<LabelConsequence>> {
            return consequencesOfScores(text, name, preview, chosen, preview.possibleScores);
        });
}

template <typename Table>
void TableImport::readBeside(
    std::function<Read<Table>(const std::string& text, const std::string& name)> parse)
{
    m_isReading = true;
    m_verdict->setText(tr("Reading…"));
    showAccept();
    m_reader.start([this, number = m_number->load(), parse = std::move(parse), latest = m_number,
                    source = m_source] {
        if (number != *latest)
            return;
        const std::string name = source.name.toStdString();
        const auto parsed = [&]() -> Read<Table> {
            try {
                return parse(*source.text, name);
            } catch (const std::exception& exception) {
                return core::TableProblems{{core::endedBy(exception, name)}, 1};
            }
        };
        auto read = std::make_shared<Read<Table>>(parsed());
        QMetaObject::invokeMethod(
            this,
            [this, number, read] {
                if (number == *m_number)
                    adopt(std::move(*read));
            },
            Qt::QueuedConnection);
    });
}

void TableImport::adopt(Read<std::vector<LabelConsequence>> read)
{
    QStringList sentences{m_model.preview().possibleScores.empty()
                              ? tr("Which column holds the labels? Choose it above.")
                              : tr("Which column holds the scores? Choose it above.")};
    for (const LabelConsequence& each : *read)
        sentences << tr("With “%1” as the labels, the AUC of “%3” is %2.")
                         .arg(QString::fromStdString(each.label),
                              QLocale().toString(each.auc, 'f', 3),
                              QString::fromStdString(each.score));
    refuse(joinedSentences(sentences));
}

void TableImport::adopt(Read<ReadSamples> read)
{
    m_isReading = false;
    if (!read && !read.error().classes.empty()) {
        chooseAmong(read.error().classes);
        return;
    }
    if (!read) {
        tellProblems(read.error());
        return;
    }
    m_leaveOut->setVisible(m_leaveOut->isChecked());
    m_table = std::move(read->table);
    m_consequences = std::move(read->consequences);
    if (m_classes.empty())
        showClasses();
    showAccept();
}

void TableImport::adopt(Read<ReadClasses> read)
{
    m_isReading = false;
    if (!read) {
        tellProblems(read.error());
        return;
    }
    m_leaveOut->setVisible(m_leaveOut->isChecked());
    m_several = std::move(*read);
    showAccept();
}

void TableImport::tellProblems(const core::TableProblems& problems)
{
    QStringList sentences;
    for (const core::ParseError& problem : problems.first)
        if (sentences.size() < problemsShown)
            sentences << errorText(problem);
    if (problems.count > static_cast<std::size_t>(sentences.size()))
        sentences << tr("… and %n more", nullptr,
                        static_cast<int>(problems.count) - static_cast<int>(sentences.size()));
    sentences << missingScoresSentence(problems.withoutScore);
    sentences.removeAll(QString());
    m_leaveOut->setVisible(true);
    refuse(sentences.join(QLatin1Char('\n')));
}

void TableImport::chooseAmong(std::vector<std::string> classes)
{
    m_classes = std::move(classes);
    m_positive->clear();
    for (const std::string& label : m_classes)
        m_positive->addItem(QString::fromStdString(label));
    m_positive->setPlaceholderText(tr("Choose…"));
    m_positive->setCurrentIndex(-1);
    choosePositiveWord();
    m_leaveOut->setVisible(m_leaveOut->isChecked());
    if (m_positive->currentIndex() >= 0) {
        readTable();
        return;
    }
    refuse(tr("There are %n labels. Choose the positive class (all other labels become "
              "negative), or select “Several classes”.",
              nullptr, static_cast<int>(m_classes.size())));
}

void TableImport::showClasses()
{
    const auto& classes = m_table->samples.classes;
    m_positive->clear();
    for (int label = 0; label < 2; ++label)
        if (!classes[static_cast<std::size_t>(label)].empty())
            m_positive->addItem(QString::fromStdString(classes[static_cast<std::size_t>(label)]),
                                label);
    // No guess if no class word suggests one.
    m_positive->setPlaceholderText(tr("Choose…"));
    m_positive->setCurrentIndex(m_table->positive ? m_positive->findData(*m_table->positive) : -1);
    choosePositiveWord();
}

/// Restores the earlier choice, if that class exists.
void TableImport::choosePositiveWord()
{
    const int known = m_positive->findText(std::exchange(m_wantedPositive, {}));
    if (known >= 0)
        m_positive->setCurrentIndex(known);
}

/// What the chosen label column gives, and what others would.
QString TableImport::consequence() const
{
    QStringList sentences;
    const QString label =
        QString::fromStdString(core::columnName(m_model.preview(), *reading().labelColumn));
    for (const LabelConsequence& each : m_consequences) {
        const QString column = QString::fromStdString(each.label);
        const bool isTurned = column == label && m_classes.empty() &&
                              m_positive->currentIndex() >= 0 && positive() != each.positive;
        const QString auc = QLocale().toString(isTurned ? 1 - each.auc : each.auc, 'f', 3);
        sentences
            << (column == label
                    ? tr("The AUC of “%2” is %1.").arg(auc, QString::fromStdString(each.score))
                    : tr("With “%1” as the labels, it would be %2.").arg(column, auc));
    }
    return joinedSentences(sentences);
}

QString TableImport::leftOutSentence(std::size_t rows)
{
    return rows == 0 ? QString() : tr("%n rows are skipped.", nullptr, static_cast<int>(rows));
}

QString TableImport::summary() const
{
    const core::Samples& samples = m_table->samples;
    const auto second =
        static_cast<std::size_t>(std::ranges::count(samples.labels, std::uint8_t{1}));
    const QLocale locale;
    const QString text = tr("%1 samples: %2 labelled %3, %4 labelled %5.")
                             .arg(locale.toString(static_cast<qulonglong>(samples.size())),
                                  locale.toString(static_cast<qulonglong>(second)),
                                  QString::fromStdString(samples.classes[1]),
                                  locale.toString(static_cast<qulonglong>(samples.size() - second)),
                                  QString::fromStdString(samples.classes[0]));
    const core::TableReading read = reading();
    return joinedSentences(QStringList{text, leftOutSentence(m_table->leftOut.count), consequence()}
                           << readingRemarks(m_model.preview(), read, *m_table));
}

QString TableImport::summaryOfClasses() const
{
    const core::ClassSamples& samples = m_several->table.samples;
    const QLocale locale;
    const QString text = tr("%1 samples of %2 classes.")
                             .arg(locale.toString(static_cast<qulonglong>(samples.size())),
                                  locale.toString(static_cast<qulonglong>(samples.classes.size())));
    return joinedSentences({text, leftOutSentence(m_several->table.leftOut.count),
                            classReadingSentence(m_model.preview(), m_several->reading)});
}

void TableImport::forget()
{
    m_isReading = false;
    m_table.reset();
    m_several.reset();
    m_consequences.clear();
}

void TableImport::refuse(const QString& why)
{
    forget();
    m_verdict->setText(why);
    showAccept();
}

void TableImport::showAccept()
{
    const bool isReady = m_several || (m_table && m_positive->currentIndex() >= 0);
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(isReady);
    if (m_several)
        m_verdict->setText(summaryOfClasses());
    else if (m_table && !isReady)
        m_verdict->setText(joinedSentences({summary(), tr("Choose the positive class.")}));
    else if (m_table)
        m_verdict->setText(summary());
}

}  // namespace ui
