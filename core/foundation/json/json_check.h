// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/file/parse_error.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace core {

/// Receives the values of a JSON text in the order in which they occur.
class JsonSink {
public:
    virtual ~JsonSink() = default;
    virtual void null() = 0;
    virtual void boolean(bool is) = 0;
    virtual void integer(std::int64_t number) = 0;
    virtual void unsignedInteger(std::uint64_t number) = 0;
    virtual void number(double number) = 0;
    virtual void text(std::string& text) = 0;  ///< may be moved from, like the key
    virtual void key(std::string& name) = 0;
    /// @param path as errors show it: ranked[3].id; empty for the root
    virtual void startObject(const std::string& path) = 0;
    virtual void startArray(const std::string& path) = 0;
    virtual void end() = 0;  ///< of the innermost open object or array
};

/// Why a text is not JSON that can be read without loss: a syntax error with its line, a number
/// beyond `double`, a field that occurs twice in one object, or more than 64 levels of nesting.
/// Nothing if it is valid. O(n).
std::optional<ParseError> jsonProblem(std::string_view text, const std::string& file);

/// The same, but also passes every value before the problem to `sink`, so that the text is read
/// only once.
std::optional<ParseError> readJson(std::string_view text, const std::string& file, JsonSink& sink);

}  // namespace core
