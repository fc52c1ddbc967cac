// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/teaching/lessons/lesson_file.h"

#include "core/foundation/file/lines.h"
#include "core/foundation/text/list_text.h"
#include "core/foundation/text/number_text.h"
#include "core/teaching/lessons/fence_words.h"
#include "core/teaching/lessons/lesson_data.h"
#include "core/teaching/lessons/lesson_front.h"
#include "core/teaching/lessons/lesson_number.h"
#include "core/teaching/lessons/placeholder.h"
#include "core/teaching/lessons/vary_words.h"

#include <algorithm>
#include <span>

namespace core {

namespace {

constexpr std::string_view fenceMark = "```";
constexpr std::string_view languageMark = ":::";
constexpr auto verbs = "list, samples, counts, values, vary, show, guess";

std::string_view trimmedEnd(std::string_view line)
{
    const std::size_t end = line.find_last_not_of(" \t\r");
    return line.substr(0, end == std::string_view::npos ? 0 : end + 1);
}

std::vector<std::string_view> linesOfLesson(std::string_view text)
{
    std::vector<std::string_view> lines;
    text = withoutByteOrderMark(text);
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        lines.push_back(trimmedEnd(text.substr(0, end)));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

class LessonReader {
public:
    LessonReader(std::string_view text, const std::string& file)
        : m_lines(linesOfLesson(text))
        , m_file(file)
    {}

    Parsed<Lesson> read()
    {
        auto front = readLessonFront(m_lines, m_file);
        if (!front)
            return front.error();
        m_lesson = std::move(front->lesson);
        m_at = front->behind;
        while (m_at < m_lines.size() && !m_error)
            readOutside();
        if (!m_error)
            checkWhole();
        if (m_error)
            return *m_error;
        noteMeans(m_lesson);
        return std::move(m_lesson);
    }

private:
    bool refuse(ErrorCode problem, std::size_t line, std::string_view found,
                std::string expected = {})
    {
        if (!m_error) {
            m_error = ParseError{m_file, line + 1, problem, std::string(found)};
            m_error->expected = std::move(expected);
        }
        return false;
    }
    bool unexpected(std::string_view found, std::string expected)
    {
        return refuse(ErrorCode::LessonUnexpected, m_at, found, std::move(expected));
    }

    bool readOutside()
    {
        const std::string_view line = m_lines[m_at];
        if (line.empty())
            return ++m_at;
        if (line.starts_with(fenceMark))
            return readFence(nullptr);
        if (line.starts_with("::: "))
            return readLanguage(std::string(line.substr(4)));
        return unexpected(line, "::: en, ```rankscope list NAME");
    }

    bool readLanguage(const std::string& tag)
    {
        const std::size_t opened = m_at++;
        if (std::ranges::find(m_lesson.languages, tag) != m_lesson.languages.end())
            return refuse(ErrorCode::LessonRepeated, opened, "::: " + tag);
        m_lesson.languages.push_back(tag);
        m_tag = tag;
        m_step = m_guess = 0;
        LessonStep* step = nullptr;
        while (m_at < m_lines.size() && m_lines[m_at] != languageMark) {
            if (!readWithin(step))
                return false;
        }
        if (m_at == m_lines.size())
            return refuse(ErrorCode::LessonUnended, opened, "::: " + tag);
        if (m_step != m_lesson.steps.size())
            return unexpected(m_lines[m_at], "## " + m_lesson.steps[m_step].title.begin()->second);
        ++m_at;
        return true;
    }

    bool isFirstLanguage() const { return m_lesson.languages.size() == 1; }

    bool readWithin(LessonStep*& step)
    {
        const std::string_view line = m_lines[m_at];
        if (line.starts_with("## "))
            return beginStep(line.substr(3), step);
        if (line.starts_with(fenceMark))
            return readFence(step);
        if (line.starts_with("#"))
            return unexpected(line, "## …");
        if (step == nullptr && !line.empty())
            return unexpected(line, "## …");
        if (step != nullptr)
            addText(line, step->text[m_tag]);
        return ++m_at;
    }

    void addText(std::string_view line, std::string& text)
    {
        notePlaceholders(line);
        if (!line.empty() || !text.empty())
            text.append(line).append("\n");
    }

    bool beginStep(std::string_view title, LessonStep*& step)
    {
        if (isFirstLanguage())
            m_lesson.steps.push_back({.line = m_at + 1});
        else if (m_step == m_lesson.steps.size())
            return unexpected(m_lines[m_at], std::string(languageMark));
        notePlaceholders(title);
        step = &m_lesson.steps[m_step++];
        step->title[m_tag] = title;
        m_guess = 0;
        return ++m_at;
    }

    /// The lines inside a fence; moves past its end.
    std::optional<std::span<const std::string_view>> fenceBody()
    {
        const std::size_t first = m_at + 1;
        const auto end = std::find(m_lines.begin() + static_cast<std::ptrdiff_t>(first),
                                   m_lines.end(), fenceMark);
        if (end == m_lines.end()) {
            refuse(ErrorCode::LessonUnended, m_at, m_lines[m_at]);
            return std::nullopt;
        }
        const auto count = static_cast<std::size_t>(end - m_lines.begin()) - first;
        return std::span(m_lines).subspan(first, count);
    }

    bool readFence(LessonStep* step)
    {
        const auto body = fenceBody();
        const auto words = fenceWords(m_lines[m_at].substr(fenceMark.size()));
        if (!body)
            return false;
        if (!words)
            return unexpected(m_lines[m_at], "\"");
        const std::size_t behind = m_at + body->size() + 2;
        if (!readFence(*words, *body, step))
            return false;
        m_at = behind;
        return true;
    }

    bool readFence(FenceWords words, std::span<const std::string_view> body, LessonStep* step)
    {
        if (words.bare.empty() || words.bare.front() != "rankscope" || words.bare.size() < 2)
            return unexpected(m_lines[m_at], std::string("```rankscope ") + verbs);
        const std::string& verb = words.bare[1];
        if (verb == "show" || verb == "guess") {
            if (step == nullptr)
                return unexpected(m_lines[m_at], "## …");
            return verb == "show" ? readShow(words, *step) : readGuess(words, body, *step);
        }
        return verb == "vary" ? readVaryFence(words, body) : readData(words, body);
    }

    bool readVaryFence(FenceWords words, std::span<const std::string_view> body)
    {
        words.bare.erase(words.bare.begin(), words.bare.begin() + 2);
        auto vary = readVary(std::move(words));
        if (!vary)
            return unexpected(vary.error().found, vary.error().expected);
        vary->line = m_at + 1;
        const std::size_t fence = m_at;
        for (const std::string_view line : body) {
            ++m_at;
            if (line.empty())
                continue;
            auto condition = readCondition(line);
            if (!condition)
                return unexpected(condition.error().found, condition.error().expected);
            condition->line = m_at + 1;
            vary->conditions.push_back(std::move(*condition));
        }
        m_at = fence;
        m_lesson.varies.push_back(std::move(*vary));
        return true;
    }

    bool readData(const FenceWords& words, std::span<const std::string_view> body)
    {
        const auto kind = lessonDataKind(words.bare[1]);
        if (!kind)
            return unexpected(words.bare[1], verbs);
        if (words.bare.size() != 3)
            return refuse(ErrorCode::LessonLacks, m_at, "NAME");
        if (m_lesson.dataNamed(words.bare[2]) != nullptr)
            return refuse(ErrorCode::LessonRepeated, m_at, words.bare[2]);
        auto content = parseLessonData(*kind, body, m_file, m_at + 1);
        if (!content) {
            m_error = content.error();
            return false;
        }
        for (const auto& [tag, label] : words.settings)
            m_labelled.emplace_back(m_at, tag);
        m_lesson.data.push_back(
            {words.bare[2], std::move(*content), {words.settings.begin(), words.settings.end()}});
        return true;
    }

    bool nothingElse(const FenceWords& words, std::size_t bare, std::string expected)
    {
        if (words.bare.size() > bare)
            return unexpected(words.bare[bare], std::move(expected));
        if (!words.settings.empty())
            return unexpected(words.settings.front().first, std::move(expected));
        return true;
    }

    bool readShow(FenceWords words, LessonStep& step)
    {
        if (words.bare.size() != 3)
            return refuse(ErrorCode::LessonLacks, m_at, listText(lessonPanels));
        LessonShow show{.line = m_at + 1, .panels = commaParted(words.bare[2])};
        for (const std::string& panel : show.panels)
            if (std::ranges::find(lessonPanels, panel) == lessonPanels.end())
                return unexpected(panel, listText(lessonPanels));
        if (const auto of = words.take("of"))
            show.data = commaParted(*of);
        show.measure = words.take("measure").value_or("");
        if (isFirstLanguage())
            step.shows.push_back(std::move(show));
        return nothingElse(words, 3, "of, measure");
    }

    bool readGuess(FenceWords& words, std::span<const std::string_view> body, LessonStep& step)
    {
        const auto id = words.take("id");
        if (!id)
            return refuse(ErrorCode::LessonLacks, m_at, "id=");
        LessonGuess* guess = nullptr;
        if (isFirstLanguage()) {
            guess = &step.guesses.emplace_back(LessonGuess{.id = *id, .line = m_at + 1});
            if (isGuessedTwice(*id))
                return refuse(ErrorCode::LessonRepeated, m_at, *id);
            if (!readGuessWords(words, *guess))
                return false;
        } else {
            if (m_guess == step.guesses.size() || step.guesses[m_guess].id != *id)
                return unexpected(*id, m_guess == step.guesses.size() ? std::string(languageMark)
                                                                      : step.guesses[m_guess].id);
            guess = &step.guesses[m_guess];
        }
        ++m_guess;
        return readSentences(body, *guess);
    }

    bool isGuessedTwice(const std::string& id) const
    {
        std::size_t count = 0;
        for (const LessonStep& step : m_lesson.steps)
            for (const LessonGuess& guess : step.guesses)
                count += guess.id == id ? 1 : 0;
        return count > 1;
    }

    bool readGuessWords(FenceWords& words, LessonGuess& guess)
    {
        if (const auto kind = words.take("kind")) {
            const auto found = guessKindNamed(*kind);
            if (!found)
                return unexpected(*kind, "number, direction, choice, order, blanks");
            guess.kind = *found;
        }
        if (const auto tolerance = words.take("tolerance")) {
            const auto number = parsedNumber<double>(*tolerance);
            if (!number || !(*number > 0))
                return unexpected(*tolerance, "tolerance=0.005");
            guess.tolerance = *number;
        }
        auto numbers = lessonNumbers(words);
        if (!numbers)
            return unexpected(numbers.error().found, numbers.error().expected);
        guess.numbers = std::move(*numbers);
        return nothingElse(words, 2, "id, kind, measure, of, take, tolerance");
    }

    bool readSentences(std::span<const std::string_view> body, LessonGuess& guess)
    {
        const std::size_t fence = m_at;
        std::size_t wrong = 0;
        std::size_t hint = 0;
        for (const std::string_view line : body) {
            ++m_at;
            if (!line.empty() && !readSentence(line, guess, wrong, hint))
                return false;
        }
        m_at = fence;
        return true;
    }

    bool readSentence(std::string_view line, LessonGuess& guess, std::size_t& wrong,
                      std::size_t& hint)
    {
        const std::size_t colon = line.find(": \"");
        const auto sentence =
            colon == std::string_view::npos ? std::nullopt : unquoted(line.substr(colon + 2));
        auto words = sentence ? fenceWords(line.substr(0, colon)) : std::nullopt;
        if (!words || words->bare.empty())
            return unexpected(line,
                              "wrong RULE=VALUE: \"…\", hint: \"…\", right: \"…\", formula: \"…\"");
        const std::string verb = words->bare.front();
        notePlaceholders(*sentence);
        if (verb == "wrong")
            return readWrong(*words, *sentence, guess, wrong);
        if (verb == "hint") {
            if (hint == guess.hints.size())
                guess.hints.emplace_back();
            guess.hints[hint++][m_tag] = *sentence;
        } else if (verb == "right") {
            guess.right[m_tag] = *sentence;
        } else if (verb == "formula" && guess.kind == GuessKind::Blanks) {
            guess.formula[m_tag] = *sentence;
        } else {
            return unexpected(verb, "wrong, hint, right, formula");
        }
        return nothingElse(*words, 1, ": \"…\"");
    }

    bool readWrong(FenceWords& words, const std::string& sentence, LessonGuess& guess,
                   std::size_t& wrong)
    {
        if (wrong == guess.wrong.size()) {
            if (!isFirstLanguage())
                return unexpected("wrong", "hint, right");
            auto number = changedNumber(guess.numbers.front(), words);
            if (!number)
                return unexpected(number.error().found, number.error().expected);
            guess.wrong.push_back({std::move(*number), {}});
        }
        words.settings.clear();
        guess.wrong[wrong++].feedback[m_tag] = sentence;
        return nothingElse(words, 1, "RULE=VALUE");
    }

    void checkWhole()
    {
        m_at = m_lines.empty() ? 0 : m_lines.size() - 1;
        if (m_lesson.steps.empty())
            refuse(ErrorCode::LessonLacks, m_at, "::: en, ## …");
        for (const LessonStep& step : m_lesson.steps) {
            for (const LessonShow& show : step.shows)
                for (const std::string& name : show.data)
                    checkData(name, show.line);
            for (const LessonGuess& guess : step.guesses)
                checkGuess(guess);
        }
        for (const LessonVary& vary : m_lesson.varies)
            checkVary(vary);
        const auto& known = m_lesson.languages;
        for (const auto& [line, tag] : m_labelled)
            if (std::ranges::find(known, tag) == known.end())
                refuse(ErrorCode::LessonUnexpected, line, tag, listText(known));
        for (const auto& [line, placeholder] : m_placeholders)
            if (checkData(placeholder.number.data, line))
                refuseFault(faultOf(placeholder, *m_lesson.dataNamed(placeholder.number.data)),
                            line);
    }

    /// Reads the placeholders of a text; they are checked once all data are known.
    void notePlaceholders(std::string_view text)
    {
        auto placeholders = placeholdersOf(text);
        if (!placeholders) {
            unexpected(placeholders.error().found, placeholders.error().expected);
            return;
        }
        for (Placeholder& placeholder : *placeholders)
            m_placeholders.emplace_back(m_at + 1, std::move(placeholder));
    }

    void refuseFault(const std::optional<NumberFault>& fault, std::size_t line)
    {
        if (fault)
            refuse(ErrorCode::LessonUnexpected, line - 1, fault->found, fault->expected);
    }

    void checkNumber(const LessonNumber& number, std::size_t line)
    {
        if (checkData(number.data, line))
            refuseFault(faultOf(number, *m_lesson.dataNamed(number.data)), line);
    }

    void checkVary(const LessonVary& vary)
    {
        for (const std::string& name : vary.data) {
            if (!checkData(name, vary.line))
                return;
            for (const LessonChange& change : vary.changes)
                refuseFault(faultOf(change, *m_lesson.dataNamed(name)), vary.line);
        }
        if (!areAlike(vary))
            refuse(ErrorCode::LessonUnexpected, vary.line - 1, vary.data.back(), vary.data.front());
        for (const LessonCondition& condition : vary.conditions) {
            checkNumber(condition.left, condition.line);
            if (const auto* right = std::get_if<LessonNumber>(&condition.right))
                checkNumber(*right, condition.line);
        }
    }

    /// Whether data that change together have the same kind and, for samples, number.
    bool areAlike(const LessonVary& vary) const
    {
        const LessonData* first = m_lesson.dataNamed(vary.data.front());
        return std::ranges::all_of(vary.data, [&](const std::string& name) {
            const LessonData* data = m_lesson.dataNamed(name);
            if (data == nullptr || data->content.index() != first->content.index())
                return false;
            const auto* samples = std::get_if<Samples>(&data->content);
            return samples == nullptr ||
                   samples->size() == std::get<Samples>(first->content).size();
        });
    }

    bool checkData(const std::string& name, std::size_t line)
    {
        if (m_lesson.dataNamed(name) != nullptr)
            return true;
        return refuse(ErrorCode::LessonUnexpected, line - 1, name,
                      listText(m_lesson.data, &LessonData::name));
    }

    void checkGuess(const LessonGuess& guess)
    {
        std::vector<LessonNumber> numbers = guess.numbers;
        for (const WrongNumber& wrong : guess.wrong)
            numbers.push_back(wrong.number);
        for (const LessonNumber& number : numbers)
            checkNumber(number, guess.line);
        const std::size_t count = guess.numbers.size();
        if (guess.kind == GuessKind::Blanks)
            return;
        if (guess.kind == GuessKind::Number ? count != 1 : count < 2)
            refuse(ErrorCode::LessonLacks, guess.line - 1,
                   guess.kind == GuessKind::Number ? "measure=M of=NAME" : "of=NAME,NAME");
    }

    std::vector<std::string_view> m_lines;
    std::string m_file;
    Lesson m_lesson;
    std::optional<ParseError> m_error;
    std::vector<std::pair<std::size_t, Placeholder>> m_placeholders;  // by line
    std::vector<std::pair<std::size_t, std::string>> m_labelled;  // languages of labels, by line
    std::string m_tag;                                            // of the current language
    std::size_t m_at = 0;                                         // 0-based line
    std::size_t m_step = 0;                                       // steps of this language so far
    std::size_t m_guess = 0;
};

}  // namespace

bool isLesson(std::string_view text)
{
    constexpr std::string_view front = "---";
    text = withoutByteOrderMark(text);
    const std::string_view first = text.substr(0, text.find('\n'));
    return first.starts_with(front) &&
           first.find_first_not_of(" \t\r", front.size()) == std::string_view::npos;
}

Parsed<Lesson> parseLesson(std::string_view text, const std::string& file)
{
    if (auto error = unreadable(text, file))
        return *std::move(error);
    return LessonReader(text, file).read();
}

}  // namespace core
