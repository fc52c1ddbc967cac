#include "ui/ranking/quick_line.h"

#include "core/io/grades_text.h"
#include "core/numbered_name.h"
#include "ui/words/problem_text.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

#include <algorithm>
#include <span>
#include <unordered_map>
#include <unordered_set>

namespace ui {

namespace {

bool wasNumbered(const core::Document& document, std::size_t place)
{
    return document.id == core::numberedName(place + 1);
}

using ByName = std::unordered_map<std::string, const core::Document*>;

ByName byName(const core::RankedList& list)
{
    ByName names;
    for (const auto* documents : {&list.ranked, &list.notRetrieved}) {
        for (const core::Document& document : *documents) {
            names.emplace(document.id, &document);
            names.emplace(document.name(), &document);
        }
    }
    return names;
}

/// The documents of `typed` under the identity that they have in the base.
class Matcher {
public:
    explicit Matcher(const core::RankedList& base)
        : m_names(byName(base))
    {}

    std::vector<core::Document> match(const std::vector<core::Document>& typed,
                                      const std::vector<core::Document>& places)
    {
        std::vector<core::Document> matched;
        for (std::size_t place = 0; place < typed.size(); ++place) {
            const core::Document* known = nullptr;
            if (!wasNumbered(typed[place], place)) {
                const auto named = m_names.find(typed[place].id);
                known = named == m_names.end() ? nullptr : named->second;
            } else if (place < places.size()) {
                known = &places[place];
            }
            matched.push_back(known && !m_taken.contains(known->id) ? *known : typed[place]);
            core::Document& document = matched.back();
            document.grade = typed[place].grade;
            for (int number = 2; m_taken.contains(document.id); ++number)
                document.id = typed[place].id + "-" + std::to_string(number);
            m_taken.insert(document.id);
        }
        return matched;
    }

    void drop(std::vector<core::Document>& documents)
    {
        std::erase_if(documents,
                      [this](const core::Document& known) { return m_taken.contains(known.id); });
    }

private:
    ByName m_names;
    std::unordered_set<std::string> m_taken;
};

}  // namespace

core::RankedList withGrades(const core::RankedList& base, const core::RankedList& typed)
{
    Matcher matcher(base);
    core::RankedList result = base;
    result.ranked = matcher.match(typed.ranked, base.ranked);
    if (typed.notRetrieved.empty())
        matcher.drop(result.notRetrieved);
    else
        result.notRetrieved = matcher.match(typed.notRetrieved, base.notRetrieved);
    return result;
}

QuickLine::QuickLine(RankingDocument& document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_line(new QLineEdit(this))
    , m_problem(new QLabel(this))
{
    auto* caption = new QLabel(tr("T&ype or paste grades:"), this);
    caption->setObjectName(QStringLiteral("caption"));
    caption->setBuddy(m_line);
    m_line->setAccessibleName(tr("Grades in rank order"));
    m_line->setToolTip(tr("Grades in rank order, separated by blanks, commas, tabs or new lines; "
                          "u is unjudged, name:grade names a document, and after | follow judged "
                          "documents that were not retrieved."));
    m_line->setPlaceholderText(tr("3 2 3 0 1"));
    m_problem->setObjectName(QStringLiteral("problem"));
    m_problem->setWordWrap(true);
    m_problem->hide();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(10, 7, 10, 9);
    layout->setSpacing(3);
    layout->addWidget(caption);
    layout->addWidget(m_line);
    layout->addWidget(m_problem);
    m_line->setAcceptDrops(false);  // files are the window's to open
    m_line->installEventFilter(this);
    connect(m_line, &QLineEdit::textEdited, this, &QuickLine::apply);
    connect(m_line, &QLineEdit::editingFinished, this, &QuickLine::endTyping);
    connect(&document, &RankingDocument::listChanged, this, &QuickLine::showGrades);
    showGrades();
}

QString QuickLine::problem() const
{
    return m_problem->isHidden() ? QString() : m_problem->text();
}

bool QuickLine::eventFilter(QObject* watched, QEvent* event)
{
    // The line's own undo knows only its text; the window's knows the list.
    if (event->type() == QEvent::ShortcutOverride) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo)) {
            endTyping();
            event->ignore();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void QuickLine::showGrades()
{
    if (m_gesture != 0)
        return;
    constexpr std::size_t longestLine = 2000;
    const std::span all(m_document.list().ranked);
    const QString text = QString::fromStdString(
        core::rankedGradesText(all.first(std::min(all.size(), longestLine))));
    if (text != m_line->text())
        m_line->setText(text);
    m_line->setReadOnly(all.size() > longestLine);
    m_line->setCursorPosition(0);
}

void QuickLine::beginTyping()
{
    m_base = m_document.list();
    m_gesture = m_document.newGesture();
}

void QuickLine::apply(const QString& text)
{
    if (m_gesture == 0)
        beginTyping();
    const std::string typed = text.toStdString();
    if (text.trimmed().isEmpty()) {
        showProblem({});
        m_document.replaceList(withGrades(m_base, {}), tr("Clear the list"), m_gesture);
        return;
    }
    const auto parsed = core::parseGrades(typed, tr("grades").toStdString());
    if (!parsed) {
        showProblem(problemText(parsed.error()));
        return;
    }
    showProblem({});
    m_document.replaceList(withGrades(m_base, *parsed), tr("Type grades"), m_gesture);
}

void QuickLine::endTyping()
{
    if (m_gesture == 0)
        return;
    m_gesture = 0;
    m_base = {};
    showProblem({});
    showGrades();
}

void QuickLine::showProblem(const QString& problem)
{
    m_problem->setText(problem);
    m_problem->setVisible(!problem.isEmpty());
}

}  // namespace ui
