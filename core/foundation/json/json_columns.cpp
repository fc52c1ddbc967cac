// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/json/json_columns.h"

#include "core/foundation/json/json_fields.h"

#include <cstdint>
#include <limits>
#include <utility>

namespace core {

namespace {

using namespace json_fields;

class ColumnSink : public JsonSink {
public:
    explicit ColumnSink(const std::function<ColumnType(std::string_view)>& typeOf)
        : m_typeOf(typeOf)
    {}

    JsonWithColumns take() { return std::move(m_made); }

    void null() override
    {
        if (m_column)
            misfit();
        else
            place(nullptr);
    }
    void boolean(bool is) override
    {
        if (m_column)
            misfit();
        else
            place(is);
    }
    void integer(std::int64_t number) override { placeNumber(number); }
    void unsignedInteger(std::uint64_t number) override { placeNumber(number); }
    void number(double number) override { placeNumber(number); }

    void text(std::string& text) override
    {
        if (!m_column)
            place(std::move(text));
        else if (m_type == ColumnType::Texts && isKept())
            m_column->texts.push_back(std::move(text));
        else if (text == infinite)
            add(std::numeric_limits<double>::infinity());
        else if (text == minusInfinite)
            add(-std::numeric_limits<double>::infinity());
        else
            misfit();
    }

    void key(std::string& name) override
    {
        if (!m_column)
            m_key = std::move(name);
    }

    void startObject(const std::string&) override
    {
        if (m_column)
            nest();
        else
            m_open.push_back(&place(json::object()));
    }

    void startArray(const std::string& path) override
    {
        if (m_column)
            return nest();
        m_type = m_typeOf(path);
        if (m_type == ColumnType::None) {
            m_open.push_back(&place(json::array()));
            return;
        }
        place(nullptr);
        m_column = &m_made.columns[path];
    }

    void end() override
    {
        if (!m_column)
            m_open.pop_back();
        else if (m_nesting > 0)
            --m_nesting;
        else
            m_column = nullptr;
    }

private:
    json& place(json value)
    {
        if (m_open.empty())
            return m_made.root = std::move(value);
        json& parent = *m_open.back();
        if (parent.is_object())
            return parent[m_key] = std::move(value);
        parent.push_back(std::move(value));
        return parent.back();
    }

    void placeNumber(auto number)
    {
        if (m_column)
            add(static_cast<double>(number));
        else
            place(number);
    }

    bool isKept() const { return m_nesting == 0 && !m_column->misfit; }

    void add(double number)
    {
        if (m_type != ColumnType::Numbers)
            misfit();
        else if (isKept())
            m_column->numbers.push_back(number);
    }

    void misfit()
    {
        if (isKept())
            m_column->misfit = m_column->numbers.size() + m_column->texts.size();
    }

    void nest()
    {
        misfit();
        ++m_nesting;
    }

    const std::function<ColumnType(std::string_view)>& m_typeOf;
    JsonWithColumns m_made;
    std::vector<json*> m_open;  ///< a parent grows only while none of its children is open
    std::string m_key;
    JsonColumn* m_column = nullptr;
    ColumnType m_type = ColumnType::None;
    std::size_t m_nesting = 0;  ///< of values outside a column
};

}  // namespace

Parsed<JsonWithColumns> parseWithColumns(std::string_view text, const std::string& file,
                                         const std::function<ColumnType(std::string_view)>& typeOf)
{
    ColumnSink sink(typeOf);
    if (auto error = readJson(text, file, sink))
        return *std::move(error);
    return sink.take();
}

}  // namespace core
