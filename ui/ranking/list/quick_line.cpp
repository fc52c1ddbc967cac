// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/ranking/list/quick_line.h"

#include "core/documents/sessions/session_queries.h"
#include "core/foundation/numbered_name.h"
#include "core/rankings/pasted_lists/grades_reading.h"
#include "core/rankings/pasted_lists/pasted_grades.h"
#include "ui/ranking/document/typed_beside.h"
#include "ui/ranking/list/grades_question.h"
#include "ui/text/import/error_text.h"
#include "ui/text/language/joined_text.h"
#include "ui/toolkit/accessible/spoken.h"
#include "ui/toolkit/panel/question_bar.h"
#include "ui/toolkit/theme/text_size.h"
#include "ui/toolkit/theme/theme.h"

#include <QCoreApplication>
#include <QEvent>
#include <QInputMethodEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QVBoxLayout>

#include <algorithm>
#include <span>
#include <unordered_map>
#include <unordered_set>
#include <utility>

namespace ui {

namespace {

bool wasNumbered(const core::RankedItem& document, std::size_t place)
{
    return document.id == core::numberedName(place + 1);
}

using ByName = std::unordered_map<std::string, const core::RankedItem*>;

ByName byName(const core::RankedList& list)
{
    ByName names;
    for (const auto* documents : {&list.ranked, &list.notRetrieved}) {
        for (const core::RankedItem& document : *documents) {
            names.emplace(document.id, &document);
            names.emplace(document.name(), &document);
        }
    }
    return names;
}

/// The parser gives every document a name; removes the names that the text does not contain.
core::RankedList withoutMadeUpNames(core::RankedList typed, const QString& text)
{
    static const QRegularExpression written(QStringLiteral("(?<![^\\s,;|\\[])d\\d+(?=\\s*:)"));
    std::unordered_set<std::string> names;
    for (auto found = written.globalMatch(text); found.hasNext();)
        names.insert(found.next().captured().toStdString());
    static const QRegularExpression number(QStringLiteral("^d\\d+$"));
    for (auto* documents : {&typed.ranked, &typed.notRetrieved})
        for (core::RankedItem& document : *documents)
            if (number.match(QString::fromStdString(document.id)).hasMatch() &&
                !names.contains(document.id))
                document.id.clear();
    return typed;
}

/// Gives the documents of `typed` their identity in the base.
class Matcher {
public:
    explicit Matcher(const core::RankedList& base)
        : m_names(byName(base))
    {}

    std::vector<core::RankedItem> match(const std::vector<core::RankedItem>& typed,
                                        const std::vector<core::RankedItem>& places)
    {
        std::vector<core::RankedItem> matched;
        for (std::size_t place = 0; place < typed.size(); ++place) {
            const core::RankedItem* known = nullptr;
            if (!wasNumbered(typed[place], place)) {
                const auto named = m_names.find(typed[place].id);
                known = named == m_names.end() ? nullptr : named->second;
            } else if (place < places.size()) {
                known = &places[place];
            }
            matched.push_back(known && !m_taken.contains(known->id) ? *known : typed[place]);
            core::RankedItem& document = matched.back();
            document.grade = typed[place].grade;
            for (int number = 2; m_taken.contains(document.id); ++number)
                document.id = typed[place].id + "-" + std::to_string(number);
            m_taken.insert(document.id);
        }
        return matched;
    }

    void drop(std::vector<core::RankedItem>& documents)
    {
        std::erase_if(documents,
                      [this](const core::RankedItem& known) { return m_taken.contains(known.id); });
    }

private:
    ByName m_names;
    std::unordered_set<std::string> m_taken;
};

/// Whether a typed name belongs to a document of the base.
bool namesAny(const core::RankedList& base, const core::RankedList& typed)
{
    const ByName names = byName(base);
    for (std::size_t place = 0; place < typed.ranked.size(); ++place)
        if (!wasNumbered(typed.ranked[place], place) && names.contains(typed.ranked[place].id))
            return true;
    return false;
}

/// A line with its caption inside. It gets the focus without selecting its text: one key would
/// replace everything.
class GradesEdit : public QLineEdit {
public:
    GradesEdit(const QString& caption, QWidget* parent)
        : QLineEdit(parent)
        , m_caption(new QLabel(caption, this))
    {
        m_caption->setObjectName(QStringLiteral("caption"));
        m_caption->setBuddy(this);
        m_caption->setAttribute(Qt::WA_TransparentForMouseEvents);
    }

protected:
    void resizeEvent(QResizeEvent* event) override
    {
        QLineEdit::resizeEvent(event);
        placeCaption();
    }
    /// The caption asks for its place anew in another font, which it gets after the line.
    bool event(QEvent* event) override
    {
        const bool isTaken = QLineEdit::event(event);
        if (event->type() == QEvent::LayoutRequest)
            placeCaption();
        return isTaken;
    }
    void focusInEvent(QFocusEvent* event) override
    {
        QLineEdit::focusInEvent(event);
        if (event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason)
            end(false);
    }

private:
    void placeCaption()
    {
        constexpr double around = 8;
        const int left = Theme::of(*this).px(around);
        const int caption = m_caption->sizeHint().width();
        m_caption->setGeometry(left, 0, caption, height());
        setTextMargins(caption + left, 0, 0, 0);
    }

    QLabel* m_caption;
};

}  // namespace

core::RankedList withGrades(const core::RankedList& base, const core::RankedList& typed)
{
    Matcher matcher(base);
    core::RankedList result = base;
    result.ranked = matcher.match(typed.ranked, base.ranked);
    if (!typed.query.empty())
        result.query = typed.query;
    if (typed.notRetrieved.empty())
        matcher.drop(result.notRetrieved);
    else
        result.notRetrieved = matcher.match(typed.notRetrieved, base.notRetrieved);
    return result;
}

QuickLine::QuickLine(RankingDocument& document, GradesQuestion& question, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_question(question)
    , m_line(new GradesEdit(tr("Grade&s"), this))
    , m_problem(new QLabel(this))
    , m_offer(new QuestionBar({tr("&Restore them")}, this, Qt::Vertical))
    , m_note(new QLabel(this))
{
    makeParts();
    m_line->installEventFilter(this);
    connect(m_line, &QLineEdit::textEdited, this, &QuickLine::apply);
    // Delayed until after the edit that changed it, which needs the earlier value.
    connect(m_line, &QLineEdit::selectionChanged, this,
            [this] { m_isAllSelected = m_line->selectionLength() == m_line->text().size(); });
    connect(m_line, &QLineEdit::returnPressed, this, &QuickLine::takeTyped);
    connect(m_line, &QLineEdit::editingFinished, this, &QuickLine::endTyping);
    connect(m_offer, &QuestionBar::answered, this, [this] { m_keep(); });
    // Another list B changes the meaning of typed text, though not the shown list.
    connect(&document, &RankingDocument::changed, this, [this](RankingDocument::Part part) {
        if (part == RankingDocument::Part::List || part == RankingDocument::Part::All)
            followDocument();
    });
    connect(&document, &Document::aboutToBeReplaced, this, &QuickLine::giveUp);
    showGrades();
}

void QuickLine::makeParts()
{
    m_line->setAccessibleName(tr("Grades in rank order"));
    m_line->setToolTip(tr(
        "Enter grades in rank order, separated by spaces, commas, tabs or new lines. Use u for "
        "unjudged and name:grade to name a document. List judged documents that were not retrieved "
        "after |. A pasted table may also have names or titles, and a header row. Enter several "
        "queries on separate lines, or separate them with semicolons: q1: 0 1 0; q2: 1 0 0."));
    m_line->setPlaceholderText(tr("3 2 3 0 1"));
    m_line->setAcceptDrops(false);      // the window opens dropped files
    m_line->setMaxLength(100'000'000);  // the default limit truncates pasted text silently
    m_problem->setObjectName(QStringLiteral("problem"));
    m_problem->setWordWrap(true);
    m_problem->hide();
    m_note->setObjectName(QStringLiteral("hint"));
    m_note->setWordWrap(true);
    m_note->hide();
    auto* layout = new QVBoxLayout(this);
    keepSpacing(*this, *layout, {10, 7, 10, 9}, 3);
    layout->addWidget(m_line);
    layout->addWidget(m_problem);
    layout->addWidget(m_offer);
    layout->addWidget(m_note);
}

QString QuickLine::problem() const
{
    return m_problem->isHidden() ? QString() : m_problem->text();
}

void QuickLine::take(QKeyEvent* key)
{
    m_line->setFocus();
    m_line->end(false);
    QCoreApplication::sendEvent(m_line, key);
}

QString QuickLine::note() const
{
    return m_note->isHidden() ? QString() : m_note->text();
}

bool QuickLine::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto* key = static_cast<QKeyEvent*>(event);
        // The line's own undo knows only its text, the window's knows the list. Text that is not in
        // the list belongs to the line's.
        if (!m_isRefused &&
            (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo))) {
            endTyping();
            event->ignore();
            return true;
        }
    }
    if (event->type() == QEvent::KeyPress &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape && m_isRefused) {
        giveUp();
        return true;
    }
    if (event->type() == QEvent::InputMethod)
        followComposing(static_cast<QInputMethodEvent&>(*event));
    return QWidget::eventFilter(watched, event);
}

/// A word composed by an input method counts once complete; a cancelled one changes nothing.
void QuickLine::followComposing(const QInputMethodEvent& event)
{
    const bool wasComposing = std::exchange(m_isComposing, !event.preeditString().isEmpty());
    const bool isGivenUp = wasComposing && !m_isComposing && event.commitString().isEmpty();
    if (isGivenUp && std::exchange(m_isHeldBack, false))
        QMetaObject::invokeMethod(this, &QuickLine::endTyping, Qt::QueuedConnection);
}

void QuickLine::followDocument()
{
    if (m_isReplacing)
        return;
    m_offer->withdraw();
    m_note->hide();
    m_gesture = 0;
    if (!m_isRefused)
        showGrades();
}

void QuickLine::showGrades()
{
    constexpr std::size_t longestLine = 2000;
    const std::span all(m_document.list().ranked);
    const QString text = QString::fromStdString(
        core::rankedGradesText(all.first(std::min(all.size(), longestLine))));
    const bool isOther = text != m_line->text();
    if (isOther)
        m_line->setText(text);
    m_line->setReadOnly(all.size() > longestLine);
    if (isOther || !m_line->hasFocus())
        m_line->setCursorPosition(0);
    m_length = text.size();
    if (isOther && m_line->hasFocus())
        awaitNext();
}

void QuickLine::beginTyping()
{
    m_base = m_document.list();
    m_other = m_document.session().other;
    m_gesture = m_document.newGesture();
    m_isNewList = false;
}

void QuickLine::apply(const QString& text)
{
    // Composing a word removes the selection, and the word may be cancelled.
    if (m_isComposing) {
        m_length = text.size();
        m_isHeldBack = true;
        return;
    }
    m_isHeldBack = false;
    const qsizetype added = text.size() - std::exchange(m_length, text.size());
    read(text, added < -1 || added > 1);
}

/// Typing is finished; further typing makes another list.
void QuickLine::takeTyped()
{
    if (m_isRefused && problem().isEmpty())
        read(m_line->text(), true);
    if (!m_question.question().isEmpty())
        m_question.button(0).setFocus();
    if (m_isRefused)
        return;
    endTyping();
    awaitNext();
}

void QuickLine::awaitNext()
{
    m_line->end(false);
    m_line->home(true);
}

void QuickLine::read(const QString& text, bool isWhole)
{
    if (m_gesture == 0)
        beginTyping();
    const bool isEmpty = text.trimmed().isEmpty();
    m_isNewList = m_isNewList || m_isAllSelected || isEmpty;
    m_question.withdraw();
    m_isRefused = false;
    showProblem({});
    if (isEmpty) {
        m_isReplacing = true;
        m_document.replaceList(withGrades(m_base, {}), tr("Clear the list"), m_gesture);
        m_isReplacing = false;
        m_offer->withdraw();
        m_note->hide();
        return;
    }
    const auto readings =
        core::readingsOfPastedGrades(text.toStdString(), tr("grades").toStdString());
    m_isRefused = true;
    if (!readings) {
        showProblem(errorText(readings.error()));
        return;
    }
    m_question.settle(
        *readings,
        [this, text](const core::RankedList& typed, bool isNamed) {
            if (m_gesture == 0)
                beginTyping();
            if (m_other)
                replaceBeside(isNamed ? typed : withoutMadeUpNames(typed, text));
            else
                replaceList(typed);
            if (!m_line->hasFocus()) {
                endTyping();
                awaitNext();
            }
        },
        [this](std::vector<core::RankedList> lists) { takeQueries(std::move(lists)); }, isWhole);
}

void QuickLine::replaceList(const core::RankedList& typed)
{
    m_isRefused = false;
    m_typed = typed;
    const core::RankedList kept = withGrades(m_base, typed);
    const bool isNew = m_isNewList && !m_base.ranked.empty() && !namesAny(m_base, typed) &&
                       (kept.ranked != typed.ranked || kept.notRetrieved != typed.notRetrieved);
    core::RankedList other = isNew ? typed : kept;
    // With several queries, the text still belongs to this one.
    if (other.query.empty() && m_document.queryCount() > 1)
        other.query = m_base.query;
    m_isReplacing = true;
    m_document.replaceList(std::move(other), tr("Edit grades as text"), m_gesture);
    m_isReplacing = false;
    if (isNew) {
        m_keep = [this, base = m_base] {
            m_document.replaceList(withGrades(base, m_typed), tr("Restore the previous names"));
        };
        m_offer->ask(tr("New list. Document names and unretrieved judged documents were removed."));
    } else {
        m_offer->withdraw();
    }
}

void QuickLine::replaceBeside(const core::RankedList& typed)
{
    m_isRefused = false;
    m_offer->withdraw();
    TypedBeside meant = typedBeside(m_base, *m_other, typed);
    const QString other =
        m_document.listName() == core::ListName::A ? QStringLiteral("B") : QStringLiteral("A");
    QStringList said;
    if (meant.regraded > 0)
        said << tr("%n grades have also changed in %1.", nullptr, static_cast<int>(meant.regraded))
                    .arg(other);
    if (meant.added > 0)
        said << tr("Added %n documents, judged for A and B. The grades in %1 are unchanged.",
                   nullptr, static_cast<int>(meant.added))
                    .arg(other);
    m_isReplacing = true;
    m_document.replaceList(std::move(meant.list),
                           meant.regraded > 0 ? tr("Edit grades of A and B as text")
                                              : tr("Edit grades as text"),
                           m_gesture);
    m_isReplacing = false;
    m_note->setText(joinedSentences(said));
    m_note->setVisible(!said.isEmpty());
}

void QuickLine::takeBoth(core::RankedList a, core::RankedList b)
{
    // Both lists are one query, so names before them belong to the lists, not the query.
    if (a.query != b.query)
        a.query.clear(), b.query.clear();
    m_document.history().beginMacro(tr("Type lists A and B"));
    replaceByBoth(a, b);
    m_document.history().endMacro();
    m_gesture = 0;
    showGrades();
}

void QuickLine::takeQueries(std::vector<core::RankedList> lists)
{
    m_isRefused = false;
    const core::Queries before = core::queriesOf(m_document.session());
    core::Queries typed;
    for (const core::RankedList& list : lists)
        typed.all.emplace_back().list = list;
    m_document.replaceQueries(std::move(typed), tr("Type several lists"));
    m_gesture = 0;
    showGrades();
    awaitNext();
    if (before.all.size() == 1)
        return;
    m_offer->ask(tr("Your %n previous queries were replaced.", nullptr,
                    static_cast<int>(before.all.size())));
    m_keep = [this, before, lists = std::move(lists)] {
        m_document.history().beginMacro(tr("Restore the previous queries"));
        m_document.replaceQueries(before, {});
        m_document.replaceQuery(lists, {});
        m_document.history().endMacro();
    };
}

void QuickLine::replaceByBoth(const core::RankedList& a, const core::RankedList& b)
{
    m_isReplacing = true;
    m_document.dropB();
    m_document.replaceList(a, tr("Edit grades as text"));
    m_document.duplicateAsB();
    m_isReplacing = false;
    beginTyping();
    replaceBeside(b);
    m_isReplacing = true;
    m_document.showList(core::ListName::A);
    m_isReplacing = false;
}

void QuickLine::endTyping()
{
    m_gesture = 0;
    // Keeps unreadable text, so that nobody has to type it again.
    if (!m_isRefused)
        showGrades();
}

void QuickLine::giveUp()
{
    m_question.withdraw();
    m_isRefused = false;
    showProblem({});
    m_gesture = 0;
    showGrades();
}

void QuickLine::showProblem(const QString& problem)
{
    m_problem->setText(problem);
    m_problem->setVisible(!problem.isEmpty());
    say(*this, problem);
}

}  // namespace ui
