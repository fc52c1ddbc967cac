// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/page/page_request.h"

#include "core/documents/sessions/page_collection.h"
#include "core/documents/sessions/sample_session.h"
#include "core/documents/sessions/session.h"
#include "core/foundation/json/json_scanner.h"
#include "core/foundation/json/json_writer.h"
#include "core/foundation/text/number_text.h"
#include "core/teaching/lessons/guess_answer.h"
#include "core/teaching/lessons/lesson_file.h"
#include "core/teaching/lessons/lesson_markdown.h"
#include "ui/text/import/error_text.h"
#include "ui/text/language/wording.h"
#include "ui/text/lessons/verdict_text.h"
#include "ui/text/page/collection_parts.h"
#include "ui/text/page/ranking_parts.h"
#include "ui/text/page/sample_parts.h"

#include <algorithm>
#include <map>
#include <optional>
#include <utility>

namespace ui::page {

namespace {

/// The fields of a request: texts unescaped, everything else as written.
using Fields = std::map<std::string, std::string, std::less<>>;

std::optional<Fields> fieldsOf(std::string_view request)
{
    core::JsonScanner scanner(request);
    Fields fields;
    if (!scanner.take('{'))
        return std::nullopt;
    while (scanner.peek() == '"') {
        const auto name = scanner.string();
        if (!name || !scanner.take(':'))
            return std::nullopt;
        const std::string key = core::said(*name);
        if (scanner.peek() == '"') {
            const auto text = scanner.string();
            if (!text)
                return std::nullopt;
            fields[key] = core::said(*text);
        } else {
            const std::size_t begin = scanner.position();
            if (!scanner.skipValue())
                return std::nullopt;
            fields[key] = request.substr(begin, scanner.position() - begin);
        }
        if (!scanner.take(','))
            break;
    }
    return scanner.take('}') ? std::optional(std::move(fields)) : std::nullopt;
}

class Answer {
public:
    explicit Answer(Fields fields)
        : m_fields(std::move(fields))
    {
        m_json.beginObject();
    }

    std::string take()
    {
        m_json.endObject();
        return m_json.take();
    }

    void problem(const std::string& sentence) { m_json.key("problem").text(sentence); }

    void write()
    {
        const std::string& request = text("do");
        if (request == "judge" || request == "answer")
            judge(request == "answer");
        else
            document(request);
    }

private:
    const std::string& text(std::string_view name) const
    {
        static const std::string none;
        const auto found = m_fields.find(name);
        return found == m_fields.end() ? none : found->second;
    }
    std::size_t number(std::string_view name) const
    {
        return core::parsedNumber<std::size_t>(text(name)).value_or(0);
    }

    void parts(const std::vector<Part>& parts)
    {
        m_json.key("parts").beginObject();
        for (const Part& part : parts)
            m_json.key(part.id).text(part.html);
        m_json.endObject();
    }

    void document(const std::string& request)
    {
        const std::string& session = text("session");
        const auto fields = fieldsOf(session);
        const auto format = fields ? fields->find("format") : Fields::const_iterator();
        if (!fields || format == fields->end())
            return problem("The session has no format.");
        if (format->second == "rankscope-session")
            return read(core::parseSession(session, std::string()),
                        [&](core::Session read) { rankings(request, std::move(read)); });
        if (format->second == "rankscope-classifier")
            return read(core::parseSampleSession(session, std::string()),
                        [&](core::SampleSession read) { classified(request, std::move(read)); });
        if (format->second == "rankscope-page")
            return read(core::parsePageCollection(session, std::string()),
                        [&](const core::PageCollection& read) { parts(collectionParts(read)); });
        problem(Wording::tr("This page can show only ranked lists and labelled samples.")
                    .toStdString());
    }

    template <class Parsed, class Work>
    void read(Parsed parsed, Work work)
    {
        if (parsed)
            work(*std::move(parsed));
        else
            problem(errorText(parsed.error()).toStdString());
    }

    void rankings(const std::string& request, core::Session session)
    {
        if (request == "values")
            return m_json.key("values").text(valuesOf(session));
        if (request == "paste") {
            std::string reason;
            auto pasted = withPasted(session, text("text"), reason);
            if (!pasted)
                return problem(reason);
            session = *std::move(pasted);
        } else if (request == "change") {
            session = withChange(std::move(session), number("place"));
        } else if (request == "tool") {
            session = underTool(std::move(session), text("text"));
        }
        if (request != "show")
            m_json.key("session").text(core::toJson(session));
        parts(rankingParts(session, number("rank")));
    }

    void classified(const std::string& request, core::SampleSession session)
    {
        if (request == "values")
            return m_json.key("values").text(valuesOf(session));
        if (request == "point") {
            session.threshold = thresholdAt(session, number("place"));
            session.aim.reset();
            m_json.key("session").text(core::toJson(session));
        }
        parts(sampleParts(session));
    }

    void judge(bool givesAnswer)
    {
        auto parsed = core::parseLesson(text("lesson"), std::string());
        if (!parsed)
            return problem(errorText(parsed.error()).toStdString());
        const std::string& language = text("language");
        const core::Lesson lesson = core::toldIn(*std::move(parsed), language);
        for (const core::LessonStep& step : lesson.steps)
            for (const core::LessonGuess& guess : step.guesses)
                if (guess.id == text("guess"))
                    return givesAnswer ? tell(lesson, guess, language)
                                       : judgeOne(lesson, guess, language);
        problem(Wording::tr("This lesson has no such question.").toStdString());
    }

    void html(std::string_view name, const QString& markdown)
    {
        m_json.key(name).text(core::htmlOf(markdown.toStdString()));
    }

    void tell(const core::Lesson& lesson, const core::LessonGuess& guess,
              const std::string& language)
    {
        html("text", answerText(lesson, guess, language));
    }

    void judgeOne(const core::Lesson& lesson, const core::LessonGuess& guess,
                  const std::string& language)
    {
        const auto answer = core::readAnswer(guess, text("text"));
        if (!answer)
            return problem(
                Wording::tr("“%1” is not an answer. Enter a number such as 0.5 or 17/40.")
                    .arg(QString::fromStdString(text("text")))
                    .toStdString());
        const core::GuessVerdict verdict = core::judged(lesson, guess, *answer);
        const VerdictWords words = verdictWords(lesson, guess, *answer, verdict, language);
        m_json.key("isRight").truth(verdict.isRight);
        m_json.key("heading").text(words.heading.toStdString());
        html("text", words.text);
    }

    Fields m_fields;
    core::JsonWriter m_json;
};

}  // namespace

std::string answered(std::string_view request)
{
    auto fields = fieldsOf(request);
    const bool isObject = fields.has_value();
    Answer answer(isObject ? *std::move(fields) : Fields{});
    if (isObject)
        answer.write();
    else
        answer.problem("The request is not a JSON object.");
    return answer.take();
}

}  // namespace ui::page
