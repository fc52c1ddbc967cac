// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/collection/table/reading_form.h"

#include "core/collections/import/table_trial.h"
#include "ui/text/import/error_text.h"
#include "ui/text/language/joined_text.h"
#include "ui/text/words/number_format.h"
#include "ui/toolkit/panel/wrapped_label.h"
#include "ui/toolkit/shortcuts/key_entries.h"
#include "ui/toolkit/theme/text_size.h"
#include "ui/toolkit/theme/theme.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollArea>
#include <QVBoxLayout>

#include <utility>

namespace ui {

namespace {

// The choices of each list are in the order of their enumeration.
static_assert(static_cast<int>(core::RankOrder::File) == 4);
static_assert(static_cast<int>(core::RepeatedGrade::Highest) == 3);
static_assert(static_cast<int>(core::RepeatedDocument::Best) == 2);

QString featuresText(const std::vector<std::size_t>& features)
{
    QStringList numbers;
    for (const std::size_t feature : features)
        numbers << QString::number(feature);
    return numbers.join(QStringLiteral(", "));
}

QString runText(const core::TableTrial& trial, const core::TableTrial::OfRun& run)
{
    const QString name = QString::fromStdString(run.name);
    if (trial.judgments == 0 || !run.ndcg)
        return name.isEmpty() ? ReadingForm::tr("a run") : ReadingForm::tr("run “%1”").arg(name);
    const QString value = decimalText(*run.ndcg, 3, QLocale());
    return name.isEmpty() ? ReadingForm::tr("nDCG@10 is %1").arg(value)
                          : ReadingForm::tr("nDCG@10 of “%1” is %2").arg(name, value);
}

/// "In the first rows: 12 queries, 96 judgments, nDCG@10 of “lgb_v1” is 0.940."
QString trialText(const core::TableTrial& trial)
{
    QStringList parts{ReadingForm::tr("%n queries", nullptr, static_cast<int>(trial.queries))};
    if (trial.judgments > 0)
        parts << ReadingForm::tr("%n judgments", nullptr, static_cast<int>(trial.judgments));
    for (const core::TableTrial::OfRun& run : trial.runs)
        parts << runText(trial, run);
    return ReadingForm::tr("In the first rows: %1.").arg(listText(parts));
}

}  // namespace

ReadingForm::ReadingForm(QWidget* parent)
    : QWidget(parent)
    , m_grid(new QGridLayout)
    , m_about(new WrappedLabel(this))
    , m_columns(new PairColumns(this))
    , m_consequence(new WrappedLabel(this))
    , m_remember(new QCheckBox(tr("Reme&mber this for files with the same headings"), this))
{
    setObjectName(QStringLiteral("panelContent"));
    setAccessibleName(tr("Import options"));
    keepGridSpacing(*this, *m_grid, {10, 6, 10, 8}, {8, 5});
    m_grid->setColumnStretch(1, 1);
    m_grid->setColumnStretch(3, 1);
    m_about->setObjectName(QStringLiteral("hint"));
    auto* fields = new QWidget(this);
    fields->setObjectName(QStringLiteral("panelContent"));
    fields->setLayout(m_grid);
    auto* area = new QScrollArea(this);
    followTextSize(*this, *area, [area](const Theme& theme) {
        area->setMinimumHeight(theme.px(150));  // the height of the columns
    });
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::NoFocus);
    area->setWidget(fields);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(0);
    all->addWidget(area, 1);
    m_grid->addWidget(m_about, 0, 0, 1, 4);
    m_remember->setObjectName(QStringLiteral("readingRemember"));
    m_remember->setChecked(true);
    m_grid->addWidget(m_columns, 1, 0, 1, 4);  // first, because they are needed most often
    m_consequence->setObjectName(QStringLiteral("readingConsequence"));
    m_grid->addWidget(m_consequence, 2, 0, 1, 4);
    m_grid->addWidget(m_remember, 3, 0, 1, 4);
    connect(m_columns, &PairColumns::changed, this, &ReadingForm::showConsequence);
    addFields();
    addLineFields();
    m_grid->setRowStretch(8, 1);
    // Outside the scroll area: the buttons are always visible.
    all->addLayout(buttons());
}

QComboBox* ReadingForm::addChoice(int row, int column, const QString& name,
                                  const QStringList& words, const char* objectName)
{
    auto* label = new QLabel(name, this);
    auto* box = new QComboBox(this);
    box->setObjectName(QLatin1String(objectName));
    box->setAccessibleName(withoutMarks(name));
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(12);
    box->addItems(words);
    label->setBuddy(box);
    m_grid->addWidget(label, row, column);
    m_grid->addWidget(box, row, column + 1);
    return box;
}

void ReadingForm::addFields()
{
    m_order = addChoice(4, 0, tr("&Order of a run’s documents"),
                        {tr("by score; ties by id, descending"),
                         tr("by score; ties by id, ascending"), tr("by score; ties as in the file"),
                         tr("by the rank column"), tr("as in the file")},
                        "readingOrder");
    m_repeated = addChoice(4, 2, tr("Conflicting judgmen&ts"),
                           {tr("reject the file"), tr("use the first grade"),
                            tr("use the last grade"), tr("use the highest grade")},
                           "readingRepeated");
    m_comma = new QCheckBox(tr("Numbers use a &decimal comma: 2,5"), this);
    m_comma->setObjectName(QStringLiteral("readingComma"));
    m_encoding =
        addChoice(5, 2, tr("Te&xt other than UTF-8"),
                  {tr("reject the file"), tr("read as Latin-1"), tr("read as GB18030 (Chinese)")},
                  "readingEncoding");
    m_grid->addWidget(m_comma, 5, 0, 1, 2);
    m_featuresName = new QLabel(tr("LETOR &features as runs"), this);
    m_features = new QLineEdit(this);
    m_features->setObjectName(QStringLiteral("readingFeatures"));
    m_features->setAccessibleName(tr("LETOR features as runs"));
    m_features->setPlaceholderText(tr("Numbers such as 3, 46"));
    m_featuresName->setBuddy(m_features);
    m_grid->addWidget(m_featuresName, 6, 0);
    m_grid->addWidget(m_features, 6, 1);
    m_split = addChoice(6, 2, tr("&Judgments in the folder"), {}, "readingSplit");
    m_splitName = qobject_cast<QLabel*>(m_grid->itemAtPosition(6, 2)->widget());
}

void ReadingForm::addLineFields()
{
    m_repeatedDocument = addChoice(
        7, 0, tr("Docu&ment repeated in a run"),
        {tr("reject the file"), tr("use the first in the file"), tr("use the best-ranked one")},
        "readingRepeatedDocument");
    m_badLines = new QCheckBox(tr("Skip li&nes that can’t be read"), this);
    m_badLines->setObjectName(QStringLiteral("readingBadLines"));
    m_grid->addWidget(m_badLines, 7, 2, 1, 2);
}

QLayout* ReadingForm::buttons()
{
    m_problem = new QLabel(this);
    m_problem->setObjectName(QStringLiteral("problem"));
    m_problem->setWordWrap(true);
    auto* read = new QPushButton(tr("&Reload"), this);
    read->setObjectName(QStringLiteral("readAnew"));
    auto* close = new QPushButton(tr("Close"), this);
    close->setObjectName(QStringLiteral("closeReading"));
    for (QPushButton* button : {read, close})
        button->setAutoDefault(true);  // Enter presses the focused button
    auto* row = new QHBoxLayout;
    keepSpacing(*this, *row, {10, 4, 10, 8}, 8);
    row->addWidget(m_problem, 1);
    row->addWidget(read);
    row->addWidget(close);
    connect(read, &QPushButton::clicked, this, &ReadingForm::ask);
    connect(close, &QPushButton::clicked, this, &ReadingForm::closed);
    return row;
}

void ReadingForm::setOffer(const Offer& offer, const core::CollectionChoices& choices)
{
    m_given = choices;
    m_about->setText(offer.about);
    m_order->setCurrentIndex(static_cast<int>(choices.order));
    m_repeated->setCurrentIndex(static_cast<int>(choices.repeated));
    m_comma->setChecked(choices.mark == core::DecimalMark::Comma);
    m_encoding->setCurrentIndex(choices.encodings.gb18030 ? 2 : choices.encodings.latin1 ? 1 : 0);
    m_features->setText(featuresText(choices.features));
    m_featuresName->setVisible(offer.hasFeatures);
    m_features->setVisible(offer.hasFeatures);
    m_split->clear();
    for (const std::string& split : offer.splits)
        m_split->addItem(QString::fromStdString(split));
    m_split->setCurrentText(QString::fromStdString(offer.split));
    const bool hasSplits = m_split->count() > 1;
    m_splitName->setVisible(hasSplits);
    m_split->setVisible(hasSplits);
    m_repeatedDocument->setCurrentIndex(static_cast<int>(choices.repeatedDocument));
    m_badLines->setChecked(choices.badLines == core::BadLineRule::LeaveOut);
    if (offer.table) {
        m_columns->setTable(*offer.table, choices.columns);
        m_beginning = offer.table->beginning;
        m_isCut = offer.table->isCut;
    }
    m_columns->setVisible(offer.table.has_value());
    m_remember->setVisible(offer.table.has_value());
    m_consequence->setVisible(offer.table.has_value());
    m_problem->clear();
    if (offer.table)
        showConsequence();
}

void ReadingForm::showConsequence()
{
    auto columns = m_columns->choices();
    if (!columns) {
        m_consequence->clear();
        return;
    }
    const auto trial = core::tableTrial(m_beginning, m_isCut, choicesWith({}, *std::move(columns)));
    m_consequence->setText(trial ? trialText(*trial) : asSentence(errorReason(trial.error())));
}

std::optional<std::vector<std::size_t>> ReadingForm::features() const
{
    std::vector<std::size_t> features;
    static const QRegularExpression gaps(QStringLiteral("[\\s,;，；、]+"));
    for (const QString& text : m_features->text().split(gaps, Qt::SkipEmptyParts)) {
        bool isNumber = false;
        features.push_back(text.toULongLong(&isNumber));
        if (!isNumber)
            return std::nullopt;
    }
    return features;
}

core::CollectionChoices ReadingForm::choicesWith(std::vector<std::size_t> features,
                                                 core::ColumnChoices columns) const
{
    core::CollectionChoices choices = m_given;
    choices.order = static_cast<core::RankOrder>(m_order->currentIndex());
    choices.repeated = static_cast<core::RepeatedGrade>(m_repeated->currentIndex());
    choices.mark = m_comma->isChecked() ? core::DecimalMark::Comma : core::DecimalMark::Point;
    choices.encodings = {.gb18030 = m_encoding->currentIndex() == 2,
                         .latin1 = m_encoding->currentIndex() == 1};
    choices.features = std::move(features);
    if (m_split->count() > 1)
        choices.split = m_split->currentText().toStdString();
    choices.repeatedDocument =
        static_cast<core::RepeatedDocument>(m_repeatedDocument->currentIndex());
    choices.badLines =
        m_badLines->isChecked() ? core::BadLineRule::LeaveOut : core::BadLineRule::Refuse;
    choices.columns = std::move(columns);
    return choices;
}

void ReadingForm::ask()
{
    auto typed = features();
    if (!typed) {
        m_problem->setText(tr("Enter features as numbers, such as 3 or 46."));
        m_features->setFocus();
        return;
    }
    auto columns = m_columns->isHidden() ? m_given.columns : m_columns->choices();
    if (!columns) {
        m_problem->setText(tr("Give each word a number, as in Exact=3,Partial=1."));
        m_columns->gradeWords().setFocus();
        return;
    }
    m_problem->clear();
    emit readRequested(choicesWith(*std::move(typed), *std::move(columns)),
                       !m_remember->isHidden() && m_remember->isChecked());
}

void ReadingForm::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        emit closed();
    else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        ask();
    else
        QWidget::keyPressEvent(event);
}

}  // namespace ui
