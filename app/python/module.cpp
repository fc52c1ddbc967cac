// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/classify/classify_input.h"
#include "app/cli/eval_output.h"
#include "app/python/called.h"
#include "app/python/held_data.h"
#include "core/classification/thresholds/pr_curve.h"
#include "core/classification/thresholds/roc.h"
#include "core/documents/tables/table_text.h"
#include "core/rankings/evaluation/library.h"
#include "ui/text/words/measure_text.h"

#include <pybind11/numpy.h>
#include <pybind11/stl.h>

#include <algorithm>
#include <limits>
#include <map>
#include <memory>
#include <thread>
#include <utility>

namespace python {

namespace {

namespace py = pybind11;

constexpr double undefined = std::numeric_limits<double>::quiet_NaN();

/// Objects by argument name.
using Named = std::map<std::string, py::object>;

cli::HeldInputs inputsOf(const Named& judgments, const Named& runs, const Named& samples)
{
    cli::HeldInputs inputs;
    for (const auto& [name, data] : judgments)
        inputs.judgments.emplace(name, heldJudgments(name, data));
    for (const auto& [name, data] : runs)
        if (py::isinstance<py::str>(data))
            inputs.runFiles.emplace(name, data.cast<std::string>());
        else
            inputs.runs.emplace(name, heldRun(name, data));
    for (const auto& [name, data] : samples)
        inputs.samples.emplace(name, heldSamples(data.cast<py::tuple>()));
    return inputs;
}

std::string htmlOf(const std::vector<core::Table>& tables)
{
    std::string html;
    for (const core::Table& table : tables)
        html += core::tableText(table, core::TableFormat::Html);
    return html;
}

py::array_t<double> numbersOf(const std::vector<core::Value>& values)
{
    py::array_t<double> numbers(static_cast<py::ssize_t>(values.size()));
    std::transform(values.begin(), values.end(), numbers.mutable_data(),
                   [](const core::Value& value) { return value.valueOr(undefined); });
    return numbers;
}

/// One run under every measure.
class Evaluation {
public:
    explicit Evaluation(cli::EvalReport report)
        : m_report(std::move(report))
    {}

    const cli::EvaluatedRun& run() const { return m_report.scored.runs.front(); }
    const std::vector<core::QueryValues>& queries() const { return run().evaluation.queries; }

    std::vector<std::string> measures() const
    {
        std::vector<std::string> names;
        for (const core::MeasureSpec& definition : m_report.scored.definitions)
            names.push_back(core::toText(definition));
        return names;
    }

    /// Shape [query, measure].
    py::array_t<double> matrix(std::vector<core::Value> core::QueryValues::*kind) const
    {
        return filled([&](std::size_t query, std::size_t measure) {
            return (queries()[query].*kind)[measure].valueOr(undefined);
        });
    }

    /// The ends of the closed or open bounds, shape [query, measure, 2].
    py::array_t<double> bounds(bool isOpen) const
    {
        return ends(queries().size(), run().bounds.queries, isOpen);
    }
    py::array_t<double> meanBounds(bool isOpen) const
    {
        return ends(1, {run().bounds.means}, isOpen);
    }

    std::string reason(std::size_t query, std::size_t measure) const
    {
        const core::Value& value = queries().at(query).values.at(measure);
        return value ? std::string() : ui::undefinedText(value.reason()).toStdString();
    }
    std::string html() const { return htmlOf({cli::evalTable(m_report)}); }
    std::string text() const { return cli::evalTsv(m_report); }

private:
    template <class NumberOf>
    py::array_t<double> filled(NumberOf numberOf) const
    {
        const std::size_t measures = m_report.scored.definitions.size();
        py::array_t<double> numbers({queries().size(), measures});
        double* next = numbers.mutable_data();
        for (std::size_t query = 0; query < queries().size(); ++query)
            for (std::size_t measure = 0; measure < measures; ++measure)
                *next++ = numberOf(query, measure);
        return numbers;
    }

    py::array_t<double> ends(std::size_t rows, const std::vector<core::BoundsByDefinition>& bounds,
                             bool isOpen) const
    {
        const std::size_t measures = m_report.scored.definitions.size();
        const auto isWhole = [&](const auto& row) { return row.size() == measures; };
        if (bounds.size() != rows || !std::ranges::all_of(bounds, isWhole))
            throw py::attribute_error("there are no bounds; ask for them with rankscope.bounds(), "
                                      "or with evaluate(..., bounds=True)");
        py::array_t<double> numbers({rows, measures, std::size_t{2}});
        double* next = numbers.mutable_data();
        for (std::size_t row = 0; row < rows; ++row)
            for (std::size_t measure = 0; measure < measures; ++measure) {
                const auto& found = bounds[row][measure];
                std::optional<core::Extent> extent;
                if (found)
                    extent = isOpen ? found->openWorld : found->extent;
                *next++ = extent ? extent->min : undefined;
                *next++ = extent ? extent->max : undefined;
            }
        return numbers;
    }

    cli::EvalReport m_report;
};

/// One evaluation per run of the report.
std::vector<std::shared_ptr<Evaluation>> evaluationsOf(cli::EvalReport report)
{
    std::vector<std::shared_ptr<Evaluation>> evaluations;
    std::vector<cli::EvaluatedRun> runs = std::exchange(report.scored.runs, {});
    for (cli::EvaluatedRun& run : runs) {
        cli::EvalReport own = report;
        own.scored.runs.push_back(std::move(run));
        evaluations.push_back(std::make_shared<Evaluation>(std::move(own)));
    }
    return evaluations;
}

py::tuple evaluate(const std::vector<std::string>& arguments, const Named& judgments,
                   const Named& runs)
{
    const cli::HeldInputs inputs = inputsOf(judgments, runs, {});
    std::vector<std::shared_ptr<Evaluation>> evaluations;
    const Outcome outcome = called(inputs, [&] {
        return runCommand(
            [&](cli::OptionSet program) {
                return cli::addEval(program, [&](cli::EvalReport report) {
                    evaluations = evaluationsOf(std::move(report));
                    return cli::Good;
                });
            },
            arguments);
    });
    return py::make_tuple(static_cast<int>(outcome.status), outcome.host.said, evaluations);
}

const std::map<std::string, cli::Command (*)(cli::OptionSet)> commands{
    {"classify", cli::addClassify},    {"compare", cli::addCompare}, {"explain", cli::addExplain},
    {"measures", cli::addMeasureList}, {"which", cli::addWhich},
};

py::tuple command(const std::vector<std::string>& arguments, const Named& judgments,
                  const Named& runs, const Named& samples)
{
    const cli::HeldInputs inputs = inputsOf(judgments, runs, samples);
    const Outcome outcome =
        called(inputs, [&] { return runCommand(commands.at(arguments.at(0)), arguments); });
    return py::make_tuple(static_cast<int>(outcome.status), outcome.host.said, outcome.host.json,
                          outcome.host.text, htmlOf(outcome.host.tables));
}

/// A curve through every distinct threshold.
struct Curve {
    std::string model;
    std::vector<double> x;
    std::vector<double> y;
    std::vector<double> thresholds;
};

/// The curves of a table's models, computed like in `classify`.
/// @param isRoc false: precision against recall
std::vector<Curve> curvesOf(const cli::SamplesToClassify& read, bool isRoc)
{
    std::vector<Curve> curves;
    for (std::size_t model = 0; model < read.samples.models.size(); ++model) {
        const core::ScoredLabels scored =
            core::scoredLabels(read.samples, model, read.positive, read.higherIsPositive);
        const core::ThresholdSweep sweep(scored,
                                         core::Threads(std::thread::hardware_concurrency()));
        Curve& curve = curves.emplace_back(Curve{read.samples.models[model].name, {}, {}, {}});
        const auto missing = sweep.missingClass();
        if (missing && (isRoc || *missing == core::Undefined::NoPositives))
            continue;
        for (std::size_t point = 0; point < sweep.size(); ++point) {
            const core::CurvePoint at =
                isRoc ? core::RocCurve(sweep).at(point) : core::PrCurve(sweep).at(point);
            curve.x.push_back(at.x);
            curve.y.push_back(at.y);
            curve.thresholds.push_back(sweep.threshold(point));
        }
    }
    return curves;
}

py::tuple curves(const std::vector<std::string>& arguments, const Named& samples, bool isRoc)
{
    const cli::HeldInputs inputs = inputsOf({}, {}, samples);
    std::vector<Curve> found;
    const auto read = std::make_shared<cli::ClassifyInput>();
    const Outcome outcome = called(inputs, [&] {
        return runCommand(
            [&](cli::OptionSet program) {
                cli::OptionSet command = program.addCommand("curves", {});
                command.addArgument("FILE", read->file, {});
                cli::addTableOptions(command, *read);
                return cli::Command{
                    command, [&found, command, read, isRoc] {
                        auto given = cli::readSamples(command, *read);
                        if (const auto* status = std::get_if<cli::ExitStatus>(&given))
                            return *status;
                        found = curvesOf(std::get<cli::SamplesToClassify>(given), isRoc);
                        return cli::Good;
                    }};
            },
            arguments);
    });
    py::list listed;
    for (const Curve& curve : found)
        listed.append(py::make_tuple(curve.model, py::array(py::cast(curve.x)),
                                     py::array(py::cast(curve.y)),
                                     py::array(py::cast(curve.thresholds))));
    return py::make_tuple(static_cast<int>(outcome.status), outcome.host.said, listed);
}

}  // namespace

}  // namespace python

PYBIND11_MODULE(_core, module)
{
    namespace py = pybind11;
    using python::Evaluation;
    module.doc() = "The native part of rankscope: runs the commands of the command line.";
    module.attr("version") = RANKSCOPE_VERSION;
    py::list libraries;
    for (const core::Library& library : core::libraries())
        libraries.append(library.name);
    module.attr("libraries") = py::tuple(libraries);
    py::class_<Evaluation, std::shared_ptr<Evaluation>>(module, "Evaluation")
        .def_property_readonly("file", [](const Evaluation& own) { return own.run().file; })
        .def_property_readonly("tag", [](const Evaluation& own) { return own.run().tag; })
        .def_property_readonly("measures", &Evaluation::measures)
        .def_property_readonly("queries",
                               [](const Evaluation& own) {
                                   std::vector<std::string> ids;
                                   for (const core::QueryValues& query : own.queries())
                                       ids.push_back(query.query);
                                   return ids;
                               })
        .def_property_readonly("missing",
                               [](const Evaluation& own) {
                                   std::vector<bool> missing;
                                   for (const core::QueryValues& query : own.queries())
                                       missing.push_back(query.missing);
                                   return missing;
                               })
        .def_property_readonly("not_in_run",
                               [](const Evaluation& own) { return own.run().evaluation.notInRun; })
        .def_property_readonly("not_judged",
                               [](const Evaluation& own) { return own.run().evaluation.notJudged; })
        .def_property_readonly(
            "means",
            [](const Evaluation& own) { return python::numbersOf(own.run().evaluation.means); })
        .def_property_readonly(
            "values", [](const Evaluation& own) { return own.matrix(&core::QueryValues::values); })
        .def_property_readonly(
            "counted",
            [](const Evaluation& own) { return own.matrix(&core::QueryValues::counted); })
        .def("bounds", &Evaluation::bounds)
        .def("mean_bounds", &Evaluation::meanBounds)
        .def("reason", &Evaluation::reason)
        .def("text", &Evaluation::text)
        .def("html", &Evaluation::html);
    module.def("evaluate", &python::evaluate);
    module.def("command", &python::command);
    module.def("curves", &python::curves);
}
