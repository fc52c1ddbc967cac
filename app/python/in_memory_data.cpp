// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/python/in_memory_data.h"

#include "core/foundation/file/lines.h"
#include "core/rankings/runs/pairs.h"

#include <pybind11/numpy.h>
#include <pybind11/stl.h>

#include <charconv>
#include <cmath>
#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <utility>

namespace python {

namespace {

namespace py = pybind11;

/// Python objects that can be released without holding the GIL.
class Kept {
public:
    Kept() = default;
    Kept(const Kept&) = delete;
    Kept& operator=(const Kept&) = delete;
    ~Kept()
    {
        const py::gil_scoped_acquire held;
        for (PyObject* const object : m_objects)
            Py_DECREF(object);
    }

    /// @param object a new reference, which is stolen
    void take(PyObject* object) { m_objects.push_back(object); }
    void keep(PyObject* object)
    {
        Py_INCREF(object);
        m_objects.push_back(object);
    }

private:
    std::vector<PyObject*> m_objects;
};

bool isWhole(double number)
{
    return std::isfinite(number) && std::trunc(number) == number;
}

/// Reads pairs from a dictionary or columns with the rules for files.
class PairReading {
public:
    explicit PairReading(const std::string& name)
        : m_name(name)
    {}

    std::optional<core::ParseError> read(const py::object& data)
    {
        return py::isinstance<py::dict>(data) ? readDictionary(data.ptr())
                                              : readColumns(data.cast<py::tuple>());
    }
    bool isEmpty() const { return m_pairs.rows.isEmpty(); }
    core::Pairs takePairs() { return std::move(m_pairs); }
    /// The owner of the text that ids point into.
    core::SharedText owner() const { return {m_kept, ""}; }

private:
    using ErrorCode = core::ErrorCode;

    core::ParseError refused(ErrorCode problem, const std::string& found,
                             std::string_view query = {}) const
    {
        return {m_name, 0, problem, core::excerpt(found), {}, core::excerpt(query)};
    }

    /// The id of a text or a whole number, which a float may be; empty with an error for other
    /// objects.
    /// @param object must live as long as the kept objects
    std::string_view idOf(PyObject* object, std::optional<core::ParseError>& error)
    {
        PyObject* text = object;
        if (PyUnicode_CheckExact(object)) {
            m_kept->keep(object);
        } else if (PyIndex_Check(object) != 0) {
            const auto number = py::reinterpret_steal<py::object>(PyNumber_Index(object));
            text = PyObject_Str(number.ptr());
            m_kept->take(text);
        } else if (PyFloat_Check(object) != 0 && isWhole(PyFloat_AS_DOUBLE(object))) {
            const auto number =
                py::reinterpret_steal<py::object>(PyLong_FromDouble(PyFloat_AS_DOUBLE(object)));
            text = PyObject_Str(number.ptr());
            m_kept->take(text);
        } else {
            m_kept->keep(object);
        }
        if (!PyUnicode_Check(text)) {
            error = refused(ErrorCode::EmptyId, {});
            return {};
        }
        Py_ssize_t size = PyUnicode_GET_LENGTH(text);
        const char* const bytes = PyUnicode_IS_COMPACT_ASCII(text) && size > 0
                                      ? static_cast<const char*>(PyUnicode_DATA(text))
                                      : PyUnicode_AsUTF8AndSize(text, &size);
        if (!bytes) {
            PyErr_Clear();
            error = refused(ErrorCode::NotUtf8, py::repr(text).cast<std::string>());
            return {};
        }
        if (size == 0)
            error = refused(ErrorCode::EmptyId, {});
        return {bytes, static_cast<std::size_t>(size)};
    }

    /// A NaN sorts last, as in a file.
    void add(std::string_view query, std::string_view document, double number, long long rank)
    {
        if (std::isnan(number)) {
            m_pairs.counts.add(core::Warning::NanScore, 0, document);
            number = -std::numeric_limits<double>::infinity();
        } else if (std::isinf(number)) {
            m_pairs.counts.add(core::Warning::InfiniteScore, 0, document);
        }
        m_pairs.rows.add(query, {document, number, 0, rank});
    }

    std::optional<core::ParseError> readQuery(std::string_view query, PyObject* documents)
    {
        std::optional<core::ParseError> error;
        if (PyDict_Size(documents) == 0)
            m_pairs.counts.add(core::Warning::EmptyQuery, 0, query);
        PyObject* key = nullptr;
        PyObject* value = nullptr;
        for (Py_ssize_t place = 0; PyDict_Next(documents, &place, &key, &value) != 0;) {
            const std::string_view document = idOf(key, error);
            if (error)
                return error;
            const double number =
                PyFloat_CheckExact(value) ? PyFloat_AS_DOUBLE(value) : PyFloat_AsDouble(value);
            if (number == -1 && PyErr_Occurred()) {
                PyErr_Clear();
                return refused(ErrorCode::NotANumber,
                               '"' + std::string(document) +
                                   "\": " + py::repr(value).cast<std::string>(),
                               query);
            }
            add(query, document, number, 0);
        }
        return std::nullopt;
    }

    std::optional<core::ParseError> readDictionary(PyObject* queries)
    {
        std::optional<core::ParseError> error;
        PyObject* key = nullptr;
        PyObject* value = nullptr;
        for (Py_ssize_t place = 0; PyDict_Next(queries, &place, &key, &value) != 0 && !error;) {
            const std::string_view query = idOf(key, error);
            if (error)
                break;
            error = PyDict_Check(value) ? readQuery(query, value)
                                        : refused(ErrorCode::NotANumber,
                                                  '"' + std::string(query) +
                                                      "\": " + py::repr(value).cast<std::string>());
        }
        return error;
    }

    /// The ids of a column of objects or whole numbers.
    class Ids {
    public:
        Ids(const py::array& column, PairReading& reading)
            : m_reading(reading)
            , m_column(column)
            , m_isOfNumbers(column.dtype().kind() != 'O')
        {}

        std::string_view at(py::ssize_t row, std::optional<core::ParseError>& error)
        {
            if (!m_isOfNumbers) {
                PyObject* const object = *static_cast<PyObject* const*>(m_column.data(row));
                if (object == m_last)
                    return m_id;
                m_last = object;
                return m_id = m_reading.idOf(object, error);
            }
            const auto number = *static_cast<const std::int64_t*>(m_column.data(row));
            if (m_id.empty() || number != m_number) {
                char digits[24];
                const auto end = std::to_chars(digits, digits + sizeof digits, number).ptr;
                m_number = number;
                m_id =
                    m_reading.m_pairs.arena.keep({digits, static_cast<std::size_t>(end - digits)});
            }
            return m_id;
        }

    private:
        PairReading& m_reading;
        const py::array& m_column;
        bool m_isOfNumbers;
        PyObject* m_last = nullptr;
        std::int64_t m_number = 0;
        std::string_view m_id;
    };

    std::optional<core::ParseError> readColumns(const py::tuple& columns)
    {
        const auto queryColumn = columns[0].cast<py::array>();
        const auto documentColumn = columns[1].cast<py::array>();
        const auto numbers = columns[2].cast<py::array_t<double>>();
        std::optional<py::array_t<std::int64_t>> ranks;
        if (columns.size() > 3)
            ranks = columns[3].cast<py::array_t<std::int64_t>>();
        Ids queries(queryColumn, *this);
        Ids documents(documentColumn, *this);
        std::optional<core::ParseError> error;
        for (py::ssize_t row = 0; row < numbers.shape(0); ++row) {
            const std::string_view query = queries.at(row, error);
            const std::string_view document = documents.at(row, error);
            if (error) {
                error->found = error->found.empty() ? "row " + std::to_string(row) : error->found;
                return error;
            }
            add(query, document, numbers.at(row), ranks ? ranks->at(row) : 0);
        }
        return std::nullopt;
    }

    std::string m_name;
    std::shared_ptr<Kept> m_kept = std::make_shared<Kept>();
    core::Pairs m_pairs;
};

/// A reference that any thread may release.
std::shared_ptr<py::object> shared(const py::object& object)
{
    return {new py::object(object), [](py::object* held) {
                const py::gil_scoped_acquire interpreter;
                delete held;
            }};
}

}  // namespace

cli::InMemoryJudgments inMemoryJudgments(std::string name, const py::object& data)
{
    return [name = std::move(name), data = shared(data)](
               const core::CollectionChoices& choices) -> core::Parsed<core::SeparateJudgments> {
        PairReading reading(name);
        {
            const py::gil_scoped_acquire interpreter;
            if (auto error = reading.read(*data))
                return *std::move(error);
        }
        if (reading.isEmpty())
            return core::SeparateJudgments{};
        auto qrels = core::judgmentsFrom(reading.takePairs(), name, choices.repeated);
        if (!qrels)
            return qrels.error();
        return core::SeparateJudgments{*std::move(qrels), nullptr};
    };
}

cli::InMemoryRun inMemoryRun(std::string name, const py::object& data)
{
    return [name = std::move(name), data = shared(data)](
               const core::CollectionChoices& choices, core::ScorePrecision precision,
               const core::Threads&) -> core::Parsed<core::Run> {
        PairReading reading(name);
        {
            const py::gil_scoped_acquire interpreter;
            if (auto error = reading.read(*data))
                return *std::move(error);
        }
        if (reading.isEmpty())
            return core::Run{};
        return core::runFrom(reading.takePairs(), reading.owner(), name, choices.order, precision,
                             choices.repeatedDocument);
    };
}

cli::InMemorySamples inMemorySamples(const py::tuple& data)
{
    cli::InMemorySamples held;
    for (auto& word : data[0].cast<std::vector<std::string>>())
        held.words.push_back({std::move(word), 0});
    core::Samples& samples = held.samples;
    const auto listed = [](const auto& array) {
        return std::vector(array.data(), array.data() + array.size());
    };
    samples.labels = listed(data[1].cast<py::array_t<std::uint8_t, py::array::c_style>>());
    for (const auto& [name, scores] : data[2].cast<py::dict>())
        samples.models.push_back(
            {name.cast<std::string>(),
             listed(
                 scores.cast<py::array_t<double, py::array::c_style | py::array::forcecast>>())});
    if (!data[3].is_none())
        samples.weights =
            listed(data[3].cast<py::array_t<double, py::array::c_style | py::array::forcecast>>());
    if (!data[4].is_none()) {
        samples.groups = listed(data[4].cast<py::array_t<std::uint32_t, py::array::c_style>>());
        samples.groupNames = data[5].cast<std::vector<std::string>>();
    }
    return held;
}

}  // namespace python
