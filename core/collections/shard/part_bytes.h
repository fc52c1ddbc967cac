// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/shard/byte_text.h"
#include "core/foundation/exact_total.h"
#include "core/foundation/file/diagnostic.h"
#include "core/foundation/file/parse_error.h"
#include "core/foundation/value.h"

#include <cstdint>
#include <limits>
#include <string>
#include <variant>
#include <vector>

namespace core {

/// Writes the content of a part field by field. eachField(fields, object) passes the fields of an
/// object to `fields`, in order, for both the writer and the reader.
class PartWriter : public ByteWriter {
public:
    template <class... Field>
    void operator()(const Field&... field)
    {
        (write(field), ...);
    }

private:
    void write(const std::string& value) { text(value); }
    void write(std::uint64_t number) { whole(number); }
    void write(std::int64_t number) { bits(static_cast<std::uint64_t>(number)); }
    void write(bool is) { whole(is); }
    void write(ErrorCode problem) { whole(static_cast<std::uint64_t>(problem)); }
    void write(Warning warning) { whole(static_cast<std::uint64_t>(warning)); }
    void write(const Value& value)
    {
        whole(value ? 0 : 1 + static_cast<std::uint64_t>(value.reason()));
        if (value)
            number(*value);
    }
    void write(const ExactTotal& total)
    {
        write(total.isInfinite());
        const auto digits = total.digits();
        whole(digits.size());
        for (const std::uint32_t digit : digits)
            whole(digit);
    }
    template <class T>
    void write(const std::vector<T>& all)
    {
        whole(all.size());
        for (const T& each : all)
            write(each);
    }
    template <class A, class B>
    void write(const std::variant<A, B>& either)
    {
        whole(either.index());
        std::visit([this](const auto& one) { this->write(one); }, either);
    }
    void write(const auto& object) { eachField(*this, object); }
};

/// Reads the output of PartWriter. Does not check the fields for consistency.
class PartReader : public ByteReader {
public:
    using ByteReader::ByteReader;

    template <class... Field>
    void operator()(Field&... field)
    {
        (read(field), ...);
    }

private:
    static constexpr auto lastReason = static_cast<std::uint64_t>(Undefined::InfiniteLogarithm);
    static constexpr auto lastProblem = static_cast<std::uint64_t>(ErrorCode::IdNotForTrec);
    static constexpr auto lastWarning = static_cast<std::uint64_t>(Warning::GroupSizesBeside);

    void read(std::string& value) { value = text(); }
    void read(std::uint64_t& number) { number = whole(); }
    void read(std::int64_t& number) { number = static_cast<std::int64_t>(bits()); }
    void read(bool& is) { is = whole(1) == 1; }
    void read(ErrorCode& problem) { problem = static_cast<ErrorCode>(whole(lastProblem)); }
    void read(Warning& warning) { warning = static_cast<Warning>(whole(lastWarning)); }
    void read(Value& value)
    {
        if (const std::uint64_t kind = whole(1 + lastReason)) {
            value = static_cast<Undefined>(kind - 1);
            return;
        }
        const double number = this->number();
        if (number == number)
            value = number;
        else
            refuse();
    }
    void read(ExactTotal& total)
    {
        bool isInfinite = false;
        read(isInfinite);
        std::vector<std::uint32_t> digits;
        for (std::uint64_t left = count(); left > 0 && isGood(); --left)
            digits.push_back(
                static_cast<std::uint32_t>(whole(std::numeric_limits<std::uint32_t>::max())));
        if (auto read = ExactTotal::ofDigits(digits, isInfinite))
            total = *read;
        else
            refuse();
    }
    template <class T>
    void read(std::vector<T>& all)
    {
        for (std::uint64_t left = count(); left > 0 && isGood(); --left)
            read(all.emplace_back());
    }
    void read(std::vector<Value>& values)
    {
        std::uint64_t left = count();
        values.reserve(left);
        for (; left > 0 && isGood(); --left)
            read(values.emplace_back(0.0));
    }
    template <class A, class B>
    void read(std::variant<A, B>& either)
    {
        if (whole(1) == 0)
            read(either.template emplace<0>());
        else
            read(either.template emplace<1>());
    }
    void read(auto& object) { eachField(*this, object); }
};

}  // namespace core
