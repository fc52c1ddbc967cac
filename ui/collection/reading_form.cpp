#include "ui/collection/reading_form.h"

#include "ui/theme/theme.h"
#include "ui/wrapped_label.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>

#include <utility>

namespace ui {

namespace {

// The choices of each list stand in the order of their enumeration.
static_assert(static_cast<int>(core::RankOrder::File) == 4);
static_assert(static_cast<int>(core::RepeatedGrade::Highest) == 3);

QString featuresText(const std::vector<std::size_t>& features)
{
    QStringList numbers;
    for (const std::size_t feature : features)
        numbers << QString::number(feature);
    return numbers.join(QStringLiteral(", "));
}

}  // namespace

ReadingForm::ReadingForm(QWidget* parent)
    : QWidget(parent)
    , m_grid(new QGridLayout(this))
    , m_about(new WrappedLabel(this))
{
    setObjectName(QStringLiteral("panelContent"));
    setAccessibleName(tr("How the files are read"));
    const Theme theme = Theme::of(*this);
    m_grid->setContentsMargins(theme.px(10), theme.px(6), theme.px(10), theme.px(8));
    m_grid->setHorizontalSpacing(theme.px(8));
    m_grid->setVerticalSpacing(theme.px(5));
    m_grid->setColumnStretch(1, 1);
    m_grid->setColumnStretch(3, 1);
    m_about->setObjectName(QStringLiteral("hint"));
    m_grid->addWidget(m_about, 0, 0, 1, 4);
    addFields();
    addButtons();
    m_grid->setRowStretch(5, 1);
}

QComboBox* ReadingForm::addChoice(int row, int column, const QString& name,
                                  const QStringList& words, const char* objectName)
{
    auto* label = new QLabel(name, this);
    auto* box = new QComboBox(this);
    box->setObjectName(QLatin1String(objectName));
    box->setAccessibleName(QString(name).remove(QLatin1Char('&')));
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
    m_order = addChoice(1, 0, tr("&Order of a run’s documents"),
                        {tr("by score, equal ones by id, last first"),
                         tr("by score, equal ones by id, first first"),
                         tr("by score, equal ones as in the file"), tr("by the rank column"),
                         tr("as in the file")},
                        "readingOrder");
    m_repeated = addChoice(1, 2, tr("Judged &twice, differently"),
                           {tr("refuse the file"), tr("the first grade counts"),
                            tr("the last grade counts"), tr("the highest grade counts")},
                           "readingRepeated");
    m_comma = new QCheckBox(tr("Numbers have a &decimal comma: 2,5"), this);
    m_comma->setObjectName(QStringLiteral("readingComma"));
    m_latin1 = new QCheckBox(tr("Text that is not UTF-8 is &Latin-1"), this);
    m_latin1->setObjectName(QStringLiteral("readingLatin1"));
    m_grid->addWidget(m_comma, 2, 0, 1, 2);
    m_grid->addWidget(m_latin1, 2, 2, 1, 2);
    m_featuresName = new QLabel(tr("LETOR &features as runs"), this);
    m_features = new QLineEdit(this);
    m_features->setObjectName(QStringLiteral("readingFeatures"));
    m_features->setAccessibleName(tr("LETOR features as runs"));
    m_features->setPlaceholderText(tr("numbers, as in 3, 46"));
    m_featuresName->setBuddy(m_features);
    m_grid->addWidget(m_featuresName, 3, 0);
    m_grid->addWidget(m_features, 3, 1);
    m_split = addChoice(3, 2, tr("&Judgments of the folder"), {}, "readingSplit");
    m_splitName = qobject_cast<QLabel*>(m_grid->itemAtPosition(3, 2)->widget());
}

void ReadingForm::addButtons()
{
    m_problem = new QLabel(this);
    m_problem->setObjectName(QStringLiteral("problem"));
    m_problem->setWordWrap(true);
    auto* read = new QPushButton(tr("&Read anew"), this);
    read->setObjectName(QStringLiteral("readAnew"));
    auto* close = new QPushButton(tr("Close"), this);
    close->setObjectName(QStringLiteral("closeReading"));
    for (QPushButton* button : {read, close})
        button->setAutoDefault(true);  // Enter is the button's own where it has the focus
    auto* row = new QHBoxLayout;
    row->setSpacing(Theme::of(*this).px(8));
    row->addWidget(m_problem, 1);
    row->addWidget(read);
    row->addWidget(close);
    m_grid->addLayout(row, 4, 0, 1, 4);
    connect(read, &QPushButton::clicked, this, &ReadingForm::ask);
    connect(close, &QPushButton::clicked, this, &ReadingForm::closed);
}

void ReadingForm::setOffer(const Offer& offer, const core::CollectionChoices& choices)
{
    m_given = choices;
    m_about->setText(offer.about);
    m_order->setCurrentIndex(static_cast<int>(choices.order));
    m_repeated->setCurrentIndex(static_cast<int>(choices.repeated));
    m_comma->setChecked(choices.mark == core::DecimalMark::Comma);
    m_latin1->setChecked(choices.readsLatin1);
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
    m_problem->clear();
}

std::optional<std::vector<std::size_t>> ReadingForm::features() const
{
    std::vector<std::size_t> features;
    static const QRegularExpression gaps(QStringLiteral("[\\s,;]+"));
    for (const QString& text : m_features->text().split(gaps, Qt::SkipEmptyParts)) {
        bool isNumber = false;
        features.push_back(text.toULongLong(&isNumber));
        if (!isNumber)
            return std::nullopt;
    }
    return features;
}

core::CollectionChoices ReadingForm::choicesWith(std::vector<std::size_t> features) const
{
    core::CollectionChoices choices = m_given;
    choices.order = static_cast<core::RankOrder>(m_order->currentIndex());
    choices.repeated = static_cast<core::RepeatedGrade>(m_repeated->currentIndex());
    choices.mark = m_comma->isChecked() ? core::DecimalMark::Comma : core::DecimalMark::Point;
    choices.readsLatin1 = m_latin1->isChecked();
    choices.features = std::move(features);
    if (m_split->count() > 1)
        choices.split = m_split->currentText().toStdString();
    return choices;
}

void ReadingForm::ask()
{
    auto typed = features();
    if (!typed) {
        m_problem->setText(tr("A feature is a number, as in 3 or 46."));
        m_features->setFocus();
        return;
    }
    m_problem->clear();
    emit readWanted(choicesWith(*std::move(typed)));
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
