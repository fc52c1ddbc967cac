// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/collection/table/pair_columns.h"

#include "core/foundation/file/beginning.h"
#include "core/foundation/tabular/grade_words.h"
#include "ui/toolkit/table/column_boxes.h"
#include "ui/toolkit/table/table_setup.h"
#include "ui/toolkit/theme/theme.h"

#include <QComboBox>
#include <QFileInfo>
#include <QGridLayout>
#include <QHeaderView>
#include <QJsonArray>
#include <QLabel>
#include <QLineEdit>
#include <QTableView>

#include <algorithm>
#include <utility>

namespace ui {

namespace {

// The choices are in the order of the enumeration.
static_assert(static_cast<int>(core::RaterRule::First) == 3);

QList<int> proposedRoles(const PairColumns::Table& table)
{
    QList<int> roles(static_cast<qsizetype>(table.start.headings.size()), PairColumns::Unread);
    const auto& layout = table.layout;
    const auto set = [&roles](std::optional<std::size_t> column, PairColumns::Role role) {
        if (column && static_cast<qsizetype>(*column) < roles.size())
            roles[static_cast<qsizetype>(*column)] = role;
    };
    if (!layout)
        return roles;
    set(layout->query, PairColumns::Query);
    if (!layout->hasNoDocuments)
        set(layout->document, PairColumns::Document);
    set(layout->rank, PairColumns::Rank);
    set(layout->score, PairColumns::Score);
    for (const auto& scores : {layout->scores, layout->possibleScores})
        for (const core::ScoreColumn& score : scores)
            set(score.column, PairColumns::Score);
    set(layout->grade, PairColumns::Grade);
    for (const std::size_t rater : layout->raters)
        set(rater, PairColumns::Grade);
    return roles;
}

QString wordsText(const core::GradeVocabulary& given, const std::vector<std::string>& found)
{
    if (given.empty())
        return QString::fromStdString(core::gradeWordsToFill(found));
    QStringList parts;
    for (const core::GradeWord& word : given)
        parts << QString::fromStdString(core::gradeWordText(word));
    return parts.join(QLatin1Char(','));
}

}  // namespace

std::optional<PairColumns::Table> PairColumns::tableIn(const std::string& path,
                                                       const core::CollectionChoices& choices,
                                                       std::vector<std::string> words)
{
    constexpr std::size_t enough = std::size_t{1} << 16;
    if (!core::canBeReadAgain(path))
        return std::nullopt;
    auto beginning = core::readBeginning(path, enough, choices.expansion);
    auto start = beginning ? core::tableStart(*beginning) : std::nullopt;
    if (!start)
        return std::nullopt;
    auto layout = core::pairLayout(*beginning, choices.columns);
    const bool isCut = beginning->size() >= enough;
    return Table{QFileInfo(QString::fromStdString(path)).fileName(),
                 *std::move(start),
                 std::move(layout),
                 std::move(words),
                 *std::move(beginning),
                 isCut};
}

PairColumns::PairColumns(QWidget* parent)
    : QWidget(parent)
    , m_caption(new QLabel(this))
    , m_view(new QTableView(this))
    , m_roles(new ColumnBoxes(*m_view))
    , m_ratersName(new QLabel(tr("Grades in se&veral columns"), this))
    , m_raters(new QComboBox(this))
    , m_wordsName(new QLabel(tr("Grades in &words"), this))
    , m_words(new QLineEdit(this))
{
    setObjectName(QStringLiteral("pairColumns"));
    m_caption->setObjectName(QStringLiteral("readingColumns"));
    m_view->setModel(&m_model);
    setUpTable(*m_view);
    m_view->setObjectName(QStringLiteral("readingTable"));
    m_view->setAccessibleName(tr("First rows of the table"));
    m_view->verticalHeader()->hide();
    m_raters->setObjectName(QStringLiteral("readingRaters"));
    m_raters->setAccessibleName(tr("Grades in several columns"));
    m_raters->addItems(
        {tr("reject the file"), tr("use the mean"), tr("use the median"), tr("use the leftmost")});
    m_ratersName->setBuddy(m_raters);
    m_words->setObjectName(QStringLiteral("readingWords"));
    m_words->setAccessibleName(tr("Grades in words"));
    m_words->setPlaceholderText(tr("A number for each word, as in Exact=3,Partial=1"));
    m_wordsName->setBuddy(m_words);
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->addWidget(m_caption, 0, 0, 1, 2);
    grid->addWidget(m_view, 1, 0, 1, 2);
    grid->addWidget(m_ratersName, 2, 0);
    grid->addWidget(m_raters, 2, 1);
    grid->addWidget(m_wordsName, 3, 0);
    grid->addWidget(m_words, 3, 1);
    grid->setColumnStretch(1, 1);
    connect(m_roles, &ColumnBoxes::chosen, this, [this](int column) {
        const int role = m_roles->value(column);
        for (int other = 0; other < m_roles->count(); ++other)
            if (other != column && role == m_roles->value(other) &&
                (role == Query || role == Document || role == Rank))
                m_roles->setValue(other, Unread);
        showRaters();
        emit changed();
    });
    connect(m_raters, &QComboBox::activated, this, &PairColumns::changed);
    connect(m_words, &QLineEdit::textEdited, this, &PairColumns::changed);
}

void PairColumns::setTable(const Table& table, const core::ColumnChoices& given)
{
    m_given = given;
    m_proposed = proposedRoles(table);
    m_isRecognised = table.layout && table.layout->isNamed && !table.layout->isUndecided() &&
                     table.layout->possibleScores.empty();
    core::TablePreview preview;
    preview.hasHeader = true;
    for (const std::string& heading : table.start.headings)
        preview.columns.push_back({heading});
    preview.rows = table.start.rows;
    m_model.setPreview(std::move(preview));
    m_roles->make({{tr("ignored"), Unread},
                   {tr("Query"), Query},
                   {tr("Document"), Document},
                   {tr("Grade"), Grade},
                   {tr("Score"), Score},
                   {tr("Rank"), Rank}},
                  m_proposed);
    m_caption->setText(tr("Columns of “%1”").arg(table.name));
    const Theme theme = Theme::of(*this);
    const int rows = static_cast<int>(table.start.rows.size());
    m_view->setFixedHeight(m_view->horizontalHeader()->height() +
                           rows * m_view->verticalHeader()->defaultSectionSize() + theme.px(16));
    m_raters->setCurrentIndex(static_cast<int>(given.raters));
    m_words->setText(wordsText(given.words, table.words));
    const bool hasWords = !m_words->text().isEmpty();
    m_wordsName->setVisible(hasWords);
    m_words->setVisible(hasWords);
    showRaters();
}

QList<int> PairColumns::chosen() const
{
    QList<int> roles;
    for (int column = 0; column < m_roles->count(); ++column)
        roles << m_roles->value(column);
    return roles;
}

void PairColumns::showRaters()
{
    const bool areSeveral = chosen().count(Grade) > 1;
    m_ratersName->setVisible(areSeveral);
    m_raters->setVisible(areSeveral);
}

std::vector<std::string> PairColumns::namesWith(Role role) const
{
    std::vector<std::string> names;
    for (int column = 0; column < m_roles->count(); ++column)
        if (m_roles->value(column) == role)
            names.push_back(m_model.preview().columns[static_cast<std::size_t>(column)].name);
    return names;
}

std::optional<core::ColumnChoices> PairColumns::choices() const
{
    core::ColumnChoices choices = m_given;
    if (!m_words->isHidden()) {
        auto words = core::parsedGradeWords(m_words->text().toStdString());
        if (!words)
            return std::nullopt;
        choices.words = *std::move(words);
    }
    const bool areSeveral = !m_raters->isHidden();
    choices.raters = areSeveral ? static_cast<core::RaterRule>(m_raters->currentIndex())
                                : core::RaterRule::Refuse;
    if (m_isRecognised && chosen() == m_proposed)
        return choices;
    const auto& columns = m_model.preview().columns;
    // Column names that are not in this table belong to other files.
    const auto replace = [&](std::vector<std::string>& names, Role role) {
        std::erase_if(names, [&](const std::string& name) {
            return name == core::ColumnChoices::none ||
                   std::ranges::find(columns, name, &core::TableColumn::name) != columns.end();
        });
        for (std::string& name : namesWith(role))
            names.push_back(std::move(name));
    };
    replace(choices.query, Query);
    replace(choices.document, Document);
    replace(choices.grade, Grade);
    replace(choices.score, Score);
    if (namesWith(Grade).empty() && namesWith(Score).empty() && namesWith(Rank).empty())
        choices.grade.emplace_back(core::ColumnChoices::none);
    return choices;
}

namespace {

/// The fields that contain names of columns.
struct NamesField {
    const char* name;
    std::vector<std::string> core::ColumnChoices::*names;
};

constexpr NamesField namesFields[]{{"query", &core::ColumnChoices::query},
                                   {"document", &core::ColumnChoices::document},
                                   {"grade", &core::ColumnChoices::grade},
                                   {"score", &core::ColumnChoices::score}};
constexpr const char* ratersField = "raters";
constexpr const char* wordsField = "words";

}  // namespace

QJsonObject toJson(const core::ColumnChoices& columns)
{
    QJsonObject json;
    for (const auto& [field, names] : namesFields) {
        QJsonArray array;
        for (const std::string& name : columns.*names)
            array << QString::fromStdString(name);
        json.insert(QLatin1StringView(field), array);
    }
    json.insert(QLatin1StringView(ratersField), static_cast<int>(columns.raters));
    json.insert(QLatin1StringView(wordsField), wordsText(columns.words, {}));
    return json;
}

std::optional<core::ColumnChoices> columnChoices(const QJsonObject& json)
{
    core::ColumnChoices columns;
    for (const auto& [field, names] : namesFields)
        for (const auto& name : json.value(QLatin1StringView(field)).toArray())
            (columns.*names).push_back(name.toString().toStdString());
    const int raters = json.value(QLatin1StringView(ratersField)).toInt(-1);
    if (raters < 0 || raters > static_cast<int>(core::RaterRule::First))
        return std::nullopt;
    columns.raters = static_cast<core::RaterRule>(raters);
    const std::string words = json.value(QLatin1StringView(wordsField)).toString().toStdString();
    if (!words.empty())
        columns.words = core::parsedGradeWords(words).value_or(core::GradeVocabulary());
    return columns;
}

}  // namespace ui
