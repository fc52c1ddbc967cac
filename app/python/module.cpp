// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/classify/classify_input.h"
#include "app/cli/eval_output.h"
#include "app/cli/option/format_choices.h"
#include "app/cli/option/guarded_reading.h"
#include "app/cli/option/option_set.h"
#include "app/cli/option/shared_options.h"
#include "app/python/called.h"
#include "app/python/english.h"
#include "app/python/in_memory_data.h"
#include "core/classification/samples/threshold_sweep.h"
#include "core/documents/tables/table_text.h"
#include "core/foundation/tabular/class_names.h"
#include "core/foundation/tabular/pair_layout.h"
#include "core/metrics/measures/measure_spec.h"
#include "core/rankings/evaluation/library.h"
#include "ui/text/words/measure_text.h"

#include <pybind11/numpy.h>
#include <pybind11/stl.h>

#include <algorithm>
#include <limits>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <thread>
#include <tuple>
#include <utility>
#include <variant>
#include <vector>

namespace python {

namespace {

namespace py = pybind11;

constexpr double undefined = std::numeric_limits<double>::quiet_NaN();

/// Objects by argument name.
using Named = std::map<std::string, py::object>;

/// Judgments that are read once, for several calls.
struct Judgments {
    core::SeparateJudgments read;
};

cli::InMemoryJudgments judgmentsIn(const std::string& name, const py::object& data)
{
    if (!py::isinstance<Judgments>(data))
        return inMemoryJudgments(name, data);
    return [kept = data.cast<std::shared_ptr<Judgments>>()](
               const core::CollectionChoices&) -> core::Parsed<core::SeparateJudgments> {
        return kept->read;
    };
}

cli::InMemoryInputs inputsOf(const Named& judgments, const Named& runs, const Named& samples)
{
    cli::InMemoryInputs inputs;
    for (const auto& [name, data] : judgments)
        inputs.judgments.emplace(name, judgmentsIn(name, data));
    for (const auto& [name, data] : runs)
        if (py::isinstance<py::str>(data))
            inputs.runFiles.emplace(name, data.cast<std::string>());
        else
            inputs.runs.emplace(name, inMemoryRun(name, data));
    for (const auto& [name, data] : samples)
        inputs.samples.emplace(name, inMemorySamples(data.cast<py::tuple>()));
    return inputs;
}

/// The tables of a result, which are written as text only when Python asks for it.
struct Tables {
    std::vector<core::Table> tables;

    std::string text(core::TableFormat format) const
    {
        std::string text;
        for (const core::Table& table : tables)
            text += core::tableText(table, format);
        return text;
    }
    std::string html() const { return text(core::TableFormat::Html); }
    std::string latex() const { return text(core::TableFormat::Latex); }
};

py::array_t<double> numbersOf(const std::vector<core::Value>& values)
{
    py::array_t<double> numbers(static_cast<py::ssize_t>(values.size()));
    std::transform(values.begin(), values.end(), numbers.mutable_data(),
                   [](const core::Value& value) { return value.valueOr(undefined); });
    return numbers;
}

/// The report of one run with the texts that a command writes of it.
struct Evaluated {
    cli::EvalReport report;
    std::string text = {};
    std::shared_ptr<Tables> tables = {};
    /// Of each undefined value: its query, measure and reason.
    std::vector<std::tuple<std::size_t, std::size_t, std::string>> reasons = {};

    const cli::EvaluatedRun& run() const { return report.scored.runs.front(); }
    const std::vector<core::QueryValues>& queries() const { return run().evaluation.queries; }
    std::size_t measures() const { return report.scored.definitions.size(); }
};

void findReasons(Evaluated& evaluated)
{
    std::map<core::Undefined, std::string> texts;
    for (std::size_t query = 0; query < evaluated.queries().size(); ++query)
        for (std::size_t measure = 0; measure < evaluated.measures(); ++measure) {
            const core::Value& value = evaluated.queries()[query].values[measure];
            if (value)
                continue;
            std::string& text = texts[value.reason()];
            if (text.empty())
                text = ui::undefinedText(value.reason()).toStdString();
            evaluated.reasons.emplace_back(query, measure, text);
        }
}

/// Splits a report into its runs.
std::vector<Evaluated> evaluatedIn(cli::EvalReport report)
{
    std::vector<Evaluated> evaluated;
    std::vector<cli::EvaluatedRun> runs = std::exchange(report.scored.runs, {});
    for (cli::EvaluatedRun& run : runs) {
        Evaluated& own = evaluated.emplace_back(Evaluated{report});
        own.report.scored.runs.push_back(std::move(run));
        own.text = cli::evalTsv(own.report);
        own.tables = std::make_shared<Tables>(Tables{{cli::evalTable(own.report)}});
        findReasons(own);
    }
    return evaluated;
}

/// Shape [query, measure].
py::array_t<double> matrixOf(const Evaluated& evaluated,
                             std::vector<core::Value> core::QueryValues::*kind)
{
    py::array_t<double> numbers({evaluated.queries().size(), evaluated.measures()});
    double* next = numbers.mutable_data();
    for (const core::QueryValues& query : evaluated.queries())
        for (std::size_t measure = 0; measure < evaluated.measures(); ++measure)
            *next++ = (query.*kind)[measure].valueOr(undefined);
    return numbers;
}

/// The ends of the closed or open bounds, shape [row, measure, 2]; undefined where there are none.
py::array_t<double> endsOf(const std::vector<core::BoundsByDefinition>& bounds, std::size_t rows,
                           std::size_t measures, bool isOpen)
{
    py::array_t<double> numbers({rows, measures, std::size_t{2}});
    double* next = numbers.mutable_data();
    for (std::size_t row = 0; row < rows; ++row)
        for (std::size_t measure = 0; measure < measures; ++measure) {
            std::optional<core::Extent> extent;
            if (row < bounds.size() && measure < bounds[row].size() && bounds[row][measure])
                extent = isOpen ? bounds[row][measure]->openWorld : bounds[row][measure]->extent;
            *next++ = extent ? extent->min : undefined;
            *next++ = extent ? extent->max : undefined;
        }
    return numbers;
}

/// Plain data, without a pointer to anything of ours.
py::dict dataOf(const Evaluated& evaluated)
{
    const cli::EvaluatedRun& run = evaluated.run();
    std::vector<std::string> ids;
    for (const core::QueryValues& query : evaluated.queries())
        ids.push_back(query.query);
    py::dict data;
    data["file"] = run.file;
    data["queries"] = ids;
    data["not_in_run"] = run.evaluation.notInRun;
    data["not_judged"] = run.evaluation.notJudged;
    data["means"] = numbersOf(run.evaluation.means);
    data["values"] = matrixOf(evaluated, &core::QueryValues::values);
    data["counted"] = matrixOf(evaluated, &core::QueryValues::counted);
    if (evaluated.report.input.bounds.isAsked)
        for (const bool isOpen : {false, true}) {
            const std::string kind = isOpen ? "open_bounds" : "bounds";
            data[kind.c_str()] =
                endsOf(run.bounds.queries, ids.size(), evaluated.measures(), isOpen);
            data[("mean_" + kind).c_str()] =
                endsOf({run.bounds.means}, 1, evaluated.measures(), isOpen);
        }
    data["reasons"] = evaluated.reasons;
    data["text"] = evaluated.text;
    data["tables"] = evaluated.tables;
    return data;
}

py::tuple evaluate(const std::vector<std::string>& arguments, const Named& judgments,
                   const Named& runs)
{
    const cli::InMemoryInputs inputs = inputsOf(judgments, runs, {});
    std::vector<Evaluated> evaluated;
    const Outcome outcome = called(inputs, [&] {
        return runCommand(
            [&](cli::OptionSet program) {
                return cli::addEval(program, [&](cli::EvalReport report) {
                    evaluated = evaluatedIn(std::move(report));
                    return cli::Good;
                });
            },
            arguments);
    });
    py::list data;
    for (const Evaluated& one : evaluated)
        data.append(dataOf(one));
    return py::make_tuple(static_cast<int>(outcome.status), outcome.host.said, outcome.host.notes,
                          data);
}

/// Each measure's text form as `library` computes it, or as it was asked if it is unknown.
/// @param library may be unknown or empty
std::vector<std::string> definitions(const std::vector<std::string>& asked,
                                     const std::string& library)
{
    const core::Library* const by = core::libraryNamed(library);
    std::vector<std::string> texts;
    for (const std::string& one : asked) {
        const auto definition = core::parseMeasureSpec(one);
        texts.push_back(definition
                            ? core::toText(by ? core::asComputedBy(*by, *definition) : *definition)
                            : one);
    }
    return texts;
}

/// By name; the last word is that of the command line.
const std::map<std::string, cli::Command (*)(cli::OptionSet)> commands{
    {"check", cli::addCheck},
    {"classify", cli::addClassify},
    {"compare", cli::addCompare},
    {"discriminate", cli::addDiscriminate},
    {"diversity", cli::addDiversity},
    {"exposure", cli::addExposure},
    {"explain", cli::addExplain},
    {"gate", cli::addGate},
    {"judges", cli::addJudges},
    {"measures", cli::addMeasureList},
    {"table classify", cli::addClassifyTable},
    {"table compare", cli::addCompareTable},
    {"table discriminate", cli::addDiscriminateTable},
    {"table eval", cli::addEvalTable},
    {"table judges", cli::addJudgesTable},
    {"table measures", cli::addMeasureTable},
    {"table steps", cli::addStepTable},
    {"table thresholds", cli::addThresholdsTable},
    {"which", cli::addWhich},
};

/// The options of a command: name, name of the value (empty for a flag), description, possible
/// words, and whether it can be repeated.
py::list optionsOf(const cli::OptionSet& command)
{
    py::list options;
    for (const cli::OptionHelp& option : command.help().options)
        if (!option.names.empty())
            options.append(py::make_tuple(option.names.back().substr(2), option.value, option.about,
                                          option.words, option.isRepeated));
    return options;
}

/// @param arguments first the name of the command, as in `commands`
py::tuple command(std::vector<std::string> arguments, const Named& judgments, const Named& runs,
                  const Named& samples)
{
    const cli::InMemoryInputs inputs = inputsOf(judgments, runs, samples);
    const auto adds = commands.at(arguments.at(0));
    arguments[0].erase(0, arguments[0].rfind(' ') + 1);
    Outcome outcome = called(inputs, [&] { return runCommand(adds, arguments); });
    return py::make_tuple(static_cast<int>(outcome.status), outcome.host.said, outcome.host.notes,
                          outcome.host.json, outcome.host.text,
                          std::make_shared<Tables>(Tables{std::move(outcome.host.tables)}));
}

/// Adds a command that only reads judgments.
cli::Command addJudgments(cli::OptionSet program, core::SeparateJudgments& found)
{
    struct Options {
        std::string file;
        core::CollectionChoices choices;
    };
    const auto options = std::make_shared<Options>();
    cli::OptionSet command = program.addCommand("judgments", {});
    command.addArgument("FILE", options->file, {});
    cli::addFormatChoices(command, options->choices);
    return {command, [&found, options] {
                auto read = cli::guarded(options->file, [&] {
                    return cli::judgmentsIn(options->file, options->choices);
                });
                if (!read)
                    return cli::refuseUndecided(read.error());
                found = *std::move(read);
                return cli::Good;
            }};
}

/// @return the status, what was said, the judgments, and the ids of their queries
py::tuple judgments(const std::vector<std::string>& arguments, const Named& held)
{
    const cli::InMemoryInputs inputs = inputsOf(held, {}, {});
    const auto kept = std::make_shared<Judgments>();
    const Outcome outcome = called(inputs, [&] {
        return runCommand([&](cli::OptionSet program) { return addJudgments(program, kept->read); },
                          arguments);
    });
    std::vector<std::string> ids;
    for (const core::QueryJudgments& query : kept->read.qrels.queries)
        ids.emplace_back(query.query);
    return py::make_tuple(static_cast<int>(outcome.status), outcome.host.said, kept, ids);
}

/// Counts at every distinct threshold, from infinity down.
struct Counts {
    std::string model;
    std::vector<double> truePositives;
    std::vector<double> falsePositives;
    std::vector<double> thresholds;
    double positives;
    double negatives;
};

/// The counts of a table's models, computed like in `classify`.
std::vector<Counts> countsOf(const cli::SamplesToClassify& read)
{
    std::vector<Counts> counts;
    for (std::size_t model = 0; model < read.samples.models.size(); ++model) {
        const core::ScoredLabels scored =
            core::scoredLabels(read.samples, model, read.positive, read.higherIsPositive);
        const core::ThresholdSweep sweep(scored,
                                         core::Threads(std::thread::hardware_concurrency()));
        Counts& own = counts.emplace_back(Counts{
            read.samples.models[model].name, {}, {}, {}, sweep.positives(), sweep.negatives()});
        for (std::size_t point = 0; point < sweep.size(); ++point) {
            own.truePositives.push_back(sweep.truePositives(point));
            own.falsePositives.push_back(sweep.falsePositives(point));
            own.thresholds.push_back(sweep.threshold(point));
        }
    }
    return counts;
}

/// Adds a command that reads samples and counts.
cli::Command addCurves(cli::OptionSet program, std::vector<Counts>& found)
{
    const auto read = std::make_shared<cli::ClassifyInput>();
    cli::OptionSet command = program.addCommand("curves", {});
    command.addArgument("FILE", read->file, {});
    cli::addTableOptions(command, *read);
    return {command, [&found, command, read] {
                auto given = cli::readSamples(command, *read);
                if (const auto* status = std::get_if<cli::ExitStatus>(&given))
                    return *status;
                found = countsOf(std::get<cli::SamplesToClassify>(given));
                return cli::Good;
            }};
}

py::tuple curves(const std::vector<std::string>& arguments, const Named& samples)
{
    const cli::InMemoryInputs inputs = inputsOf({}, {}, samples);
    std::vector<Counts> found;
    const Outcome outcome = called(inputs, [&] {
        return runCommand([&](cli::OptionSet program) { return addCurves(program, found); },
                          arguments);
    });
    py::list listed;
    for (const Counts& counts : found)
        listed.append(py::make_tuple(counts.model, py::array(py::cast(counts.truePositives)),
                                     py::array(py::cast(counts.falsePositives)),
                                     py::array(py::cast(counts.thresholds)), counts.positives,
                                     counts.negatives));
    return py::make_tuple(static_cast<int>(outcome.status), outcome.host.said, listed);
}

py::list options(const std::string& name)
{
    const cli::Program program({}, "rankscope");
    std::vector<Counts> none;
    if (name == "eval")
        return optionsOf(cli::addEval(program.options(), [](const cli::EvalReport&) {
                             return cli::Good;
                         }).options);
    if (name == "curves")
        return optionsOf(addCurves(program.options(), none).options);
    core::SeparateJudgments unread;
    if (name == "judgments")
        return optionsOf(addJudgments(program.options(), unread).options);
    return optionsOf(commands.at(name)(program.options()).options);
}

py::dict columns(const std::vector<std::string>& headings)
{
    const core::NamedColumns named = core::namedColumns(headings);
    py::dict places;
    const auto add = [&](const char* role, std::optional<std::size_t> column) {
        if (column)
            places[role] = *column;
    };
    add("query", named.query);
    add("document", named.document);
    add("grade", named.grade);
    add("score", named.score);
    add("rank", named.rank);
    add("label", named.label);
    return places;
}

}  // namespace

}  // namespace python

PYBIND11_MODULE(_core, module)
{
    namespace py = pybind11;
    python::speakEnglish();
    module.doc() = "The native part of rankscope: runs the commands of the command line.";
    module.attr("version") = RANKSCOPE_VERSION;
    py::list libraries;
    for (const core::Library& library : core::libraries())
        libraries.append(library.name);
    module.attr("libraries") = py::tuple(libraries);
    module.attr("usual_measures") = py::tuple(py::cast(cli::usualMeasures()));
    py::class_<python::Judgments, std::shared_ptr<python::Judgments>>(module, "Judgments");
    py::class_<python::Tables, std::shared_ptr<python::Tables>>(module, "Tables")
        .def("html", &python::Tables::html, py::call_guard<py::gil_scoped_release>())
        .def("latex", &python::Tables::latex, py::call_guard<py::gil_scoped_release>());
    module.def("definitions", &python::definitions);
    module.def("options", &python::options);
    module.def("likely_positive", &core::likelyPositive);
    module.def("columns", &python::columns);
    module.def("evaluate", &python::evaluate);
    module.def("command", &python::command);
    module.def("curves", &python::curves);
    module.def("judgments", &python::judgments);
}
