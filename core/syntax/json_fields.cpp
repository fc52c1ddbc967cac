#include "core/syntax/json_fields.h"

#include "core/file/lines.h"

#include <cmath>
#include <cstdint>
#include <limits>
#include <utility>

namespace core::json_fields {

namespace {

std::string dumped(const auto& value)
{
    return value.dump(-1, ' ', false, json::error_handler_t::replace);
}

}  // namespace

std::string dump(const json& value)
{
    return dumped(value);
}

std::string dump(const Written& value)
{
    return dumped(value);
}

std::optional<ParseError> headProblem(const json& root, std::string_view format, int newest,
                                      const std::string& file)
{
    const auto refused = [&](Problem problem, std::string_view found) {
        return ParseError{file, 0, problem, excerpt(found)};
    };
    if (!root.is_object())
        return refused(Problem::NotASession, "");
    const auto found = root.find("format");
    if (found == root.end() || *found != format)
        return refused(Problem::NotASession, found == root.end() ? "" : dump(*found));
    const auto version = root.find("version");
    if (version == root.end())
        return refused(Problem::MissingField, "version");
    if (!version->is_number_integer())
        return refused(Problem::WrongType, "version");
    const auto number = version->get<double>();
    if (number < 1)
        return refused(Problem::BadValue, "version");
    if (number > newest)
        return refused(Problem::NewerVersion, dump(*version));
    return std::nullopt;
}

std::optional<double> numberIn(const json& field)
{
    if (field.is_number())
        return field.get<double>();
    if (field == infinite)
        return std::numeric_limits<double>::infinity();
    if (field == minusInfinite)
        return -std::numeric_limits<double>::infinity();
    return std::nullopt;
}

Written numberOf(double number)
{
    constexpr double exact = 9007199254740992;  // every whole number up to 2^53 is a double
    const bool isWhole = std::abs(number) <= exact && std::trunc(number) == number;
    if (isWhole && !(number == 0 && std::signbit(number)))
        return static_cast<std::int64_t>(number);
    return number;
}

Written scoreOf(double score)
{
    if (std::isinf(score))
        return score > 0 ? infinite : minusInfinite;
    return numberOf(score);
}

json fieldsOf(const std::string& text)
{
    json fields = json::parse(text, nullptr, false);
    return fields.is_object() ? fields : json::object();
}

json takenFields(json& unknown, const std::string& key)
{
    json fields = json::object();
    if (const auto found = unknown.find(key); found != unknown.end() && found->is_object())
        fields = std::move(*found);
    return fields;
}

std::string withFields(const Written& object, const json& unknown)
{
    std::string text = dump(object);
    if (unknown.empty())
        return text;
    text.back() = object.empty() ? '{' : ',';
    return text + dump(unknown).substr(1);
}

}  // namespace core::json_fields
