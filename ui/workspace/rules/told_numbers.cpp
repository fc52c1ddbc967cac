// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspace/rules/told_numbers.h"

#include "ui/toolkit/panel/name_box.h"
#include "ui/toolkit/table/filter_line.h"
#include "ui/toolkit/theme/text_size.h"
#include "ui/toolkit/theme/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace ui {

namespace {

constexpr std::size_t mostNumbers = 4;
constexpr int fieldParts = 4;  ///< of a row: words, field, words, measure

QHBoxLayout* makeFieldRow(QWidget& row)
{
    auto* layout = new QHBoxLayout(&row);
    keepSpacing(row, *layout, {2, 0, 8, 0}, 6);
    return layout;
}

}  // namespace

ToldNumbers::ToldNumbers(RuleSubject& subject, QWidget& answer, QWidget* parent)
    : QWidget(parent)
    , m_subject(subject)
    , m_answer(answer)
    , m_rows(new QVBoxLayout(this))
    , m_scope(new NameBox(this))
    , m_another(new QPushButton(tr("+ another number"), this))
{
    m_rows->setContentsMargins(0, 0, 0, 0);
    m_rows->setSpacing(0);
    addField();
    m_scope->setAccessibleName(tr("List or mean for this number"));
    m_another->setAccessibleName(tr("Another number"));
    m_another->setToolTip(tr("Add another number that the same rules must produce"));
    m_another->setAccessibleDescription(m_another->toolTip());
    m_second = makeFieldRow(*new QWidget(this));
    m_second->addStretch(1);
    m_rows->addWidget(m_second->parentWidget());
    m_first->addStretch(1);
    connect(m_scope, &QComboBox::currentIndexChanged, this, &ToldNumbers::changed);
    connect(m_another, &QPushButton::clicked, this, [this] {
        addField();
        m_fields.back().line->line().setFocus();
        adoptWidth();
        emit changed();
    });
    adoptChoices();
}

void ToldNumbers::addField()
{
    const bool isFirst = m_fields.empty();
    auto* row = new QWidget(this);
    auto* layout = makeFieldRow(*row);
    auto* line = new FilterLine(
        m_answer,
        {isFirst ? tr("0.5925") : tr("0.41"),
         isFirst ? tr("Another tool reports") : tr("Another number"),
         tr("A number from another tool, with all its digits. You can add the measure, as in "
            "nDCG@5=0.7. Several numbers must all match under the same rules.")},
        row);
    auto* measure = new NameBox(row);
    measure->setAccessibleName(tr("Measure of this number"));
    auto* before = new QLabel(isFirst ? tr("Another tool reports") : tr("and"), row);
    before->setBuddy(&line->line());
    keepMargins(*before, {8, 0, 0, 0});
    layout->addWidget(before);
    layout->addWidget(line);
    auto* between = new QLabel(tr("for"), row);
    between->setBuddy(measure);
    layout->addWidget(between);
    layout->addWidget(measure);
    m_rows->addWidget(row);
    fillMeasures(*measure, !isFirst && !m_suggested.isEmpty()
                               ? m_suggested
                               : m_subject.measures().value(static_cast<int>(m_fields.size())));
    connect(&line->line(), &QLineEdit::textChanged, this, &ToldNumbers::changed);
    connect(measure, &QComboBox::currentIndexChanged, this, &ToldNumbers::changed);
    if (isFirst) {
        line->clearFromTable();
        m_first = layout;
        m_label = before;
    } else {
        auto* remove = new QToolButton(row);
        remove->setText(QStringLiteral("×"));
        remove->setAccessibleName(tr("Remove this number"));
        remove->setToolTip(remove->accessibleName());
        connect(remove, &QToolButton::clicked, this, [this, row] { removeField(row); });
        layout->addWidget(remove);
        layout->addStretch(1);
    }
    m_fields.push_back({row, line, between, measure});
    m_another->setEnabled(m_fields.size() < mostNumbers);
}

void ToldNumbers::removeField(QWidget* row)
{
    std::erase_if(m_fields, [row](const Field& field) { return field.row == row; });
    row->hide();
    row->deleteLater();
    m_another->setEnabled(true);
    line().setFocus();
    emit changed();
}

/// Keeps the chosen measure if it is still available.
void ToldNumbers::fillMeasures(NameBox& box, const QString& requested) const
{
    const QSignalBlocker blocker(box);
    QStringList names = m_subject.measures();
    if (!requested.isEmpty() && !names.contains(requested))
        names << requested;
    box.clear();
    for (const QString& name : names)
        box.addItem(m_subject.measureText(name), name);
    box.setCurrentIndex(std::max<int>(0, static_cast<int>(names.indexOf(requested))));
    box.updateGeometry();
}

void ToldNumbers::adoptChoices()
{
    const QStringList measures = m_subject.measures();
    const QString usual = measures.value(0);
    const bool isOther = std::exchange(m_usual, usual) != usual;
    for (const Field& field : m_fields)
        fillMeasures(*field.measure, isOther && field.row == m_fields.front().row
                                         ? usual
                                         : field.measure->currentData().toString());
    const QSignalBlocker blocker(*m_scope);
    const QStringList scopes = m_subject.scopes();
    const int scope = std::max(0, m_scope->currentIndex());
    m_scope->clear();
    m_scope->addItems(scopes);
    m_scope->setCurrentIndex(std::min(scope, static_cast<int>(scopes.size()) - 1));
    m_scope->setVisible(scopes.size() > 1);
    adoptWidth();
}

bool ToldNumbers::isEmpty() const
{
    return std::ranges::all_of(
        m_fields, [](const Field& field) { return field.line->line().text().trimmed().isEmpty(); });
}

std::variant<std::vector<AskedNumber>, QString>
ToldNumbers::numbers(const QString& decimalPoint) const
{
    static const QRegularExpression gap(QStringLiteral("[\\s;；，、]+(?!%)"));
    std::vector<AskedNumber> numbers;
    for (const Field& field : m_fields) {
        QString typed = field.line->line().text();
        typed.replace(decimalPoint, QStringLiteral("."));
        for (const QString& word : typed.split(gap, Qt::SkipEmptyParts)) {
            if (auto number = core::typedNumber(word.toStdString())) {
                numbers.push_back({field.measure->currentData().toString(), std::move(*number)});
            } else if (auto named = core::namedNumber(word.toStdString())) {
                numbers.push_back({QString::fromStdString(named->first), std::move(named->second)});
            } else {
                return tr("“%1” is not a number. Use one such as 0.5925, or AP=0.41 for another "
                          "measure.")
                    .arg(word);
            }
        }
    }
    return numbers;
}

int ToldNumbers::scope() const
{
    return std::max(0, m_scope->currentIndex());
}

QString ToldNumbers::text() const
{
    QStringList texts;
    for (const Field& field : m_fields)
        if (const QString typed = field.line->line().text().trimmed(); !typed.isEmpty())
            texts << typed;
    return texts.join(QStringLiteral(", "));
}

void ToldNumbers::addButton(QPushButton& button)
{
    m_button = &button;
    m_first->addWidget(&button);
}

QLineEdit& ToldNumbers::line() const
{
    return line(0);
}

QLineEdit& ToldNumbers::line(std::size_t number) const
{
    return m_fields[number].line->line();
}

QComboBox& ToldNumbers::measure(std::size_t number) const
{
    return *m_fields[number].measure;
}

QComboBox& ToldNumbers::scopeBox() const
{
    return *m_scope;
}

void ToldNumbers::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    adoptWidth();
}

/// The needed width may have changed.
bool ToldNumbers::event(QEvent* event)
{
    if (event->type() == QEvent::LayoutRequest)
        adoptWidth();
    return QWidget::event(event);
}

QString ToldNumbers::anotherText(int level)
{
    return level < ShortButton ? tr("+ another number") : QStringLiteral("+");
}

int ToldNumbers::fieldWidth(int level) const
{
    return Theme::of(*this).px(level < NoWords ? 150 : 110);
}

/// The width of the first row at a level.
int ToldNumbers::widthAt(int level) const
{
    const Field& first = m_fields.front();
    const int spacing = m_first->spacing();
    const QMargins margins = m_first->contentsMargins();
    int width = margins.left() + margins.right() + fieldWidth(level) +
                first.measure->sizeHint().width() + 2 * spacing;
    const auto add = [&](const QWidget& widget, int extra = 0) {
        width += widget.sizeHint().width() + extra + spacing;
    };
    if (level < NoLabel)
        add(*m_label);
    if (level < NoWords)
        add(*first.between);
    if (level < TwoRows) {
        const QFontMetrics metrics = m_another->fontMetrics();
        add(*m_another, metrics.horizontalAdvance(anotherText(level)) -
                            metrics.horizontalAdvance(m_another->text()));
        if (m_scope->count() > 1)
            add(*m_scope);
    }
    if (m_button && m_button->isVisibleTo(this))
        add(*m_button);
    return width;
}

/// Drops words that are said elsewhere too, then uses two rows.
void ToldNumbers::adoptWidth()
{
    int level = AllWords;
    while (level < TwoRows && widthAt(level) > width())
        ++level;
    m_label->setVisible(level < NoLabel);
    m_another->setText(anotherText(level));
    for (const Field& field : m_fields) {
        field.between->setVisible(level < NoWords);
        field.line->setMaximumWidth(fieldWidth(level));
        // Fits four decimals and the button that clears them.
        field.line->setMinimumWidth(Theme::of(*this).px(100));
    }
    placeChoices(level < TwoRows ? *m_first : *m_second);
}

void ToldNumbers::placeChoices(QHBoxLayout& row)
{
    m_second->parentWidget()->setVisible(&row == m_second);
    if (row.indexOf(m_another) >= 0)
        return;
    // Before the stretch and what follows it.
    const int place = &row == m_first ? fieldParts : 0;
    row.insertWidget(place, m_scope);
    row.insertWidget(place + 1, m_another);
}

}  // namespace ui
