// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/python/called.h"

#include "app/cli/option/streams.h"

#include <chrono>
#include <condition_variable>
#include <exception>
#include <mutex>
#include <thread>

namespace python {

namespace {

namespace py = pybind11;

constexpr std::chrono::milliseconds patience{50};

/// Whether Ctrl-C was pressed; Python's exception is then set. Requires the GIL.
bool isInterrupted()
{
    return PyErr_CheckSignals() != 0;
}

}  // namespace

Outcome called(const cli::InMemoryInputs& inputs, const Run& work)
{
    Outcome outcome;
    std::stop_source stop;
    outcome.host.inputs = &inputs;
    outcome.host.stop = stop.get_token();
    std::mutex mutex;
    std::condition_variable ended;
    bool hasEnded = false;
    std::exception_ptr failure;
    bool isStopped = false;
    {
        const py::gil_scoped_release released;
        std::thread worker([&] {
            try {
                const cli::Hosted hosted(outcome.host);
                outcome.status = work();
            } catch (...) {
                failure = std::current_exception();
            }
            const std::scoped_lock lock(mutex);
            hasEnded = true;
            ended.notify_all();
        });
        std::unique_lock lock(mutex);
        while (!ended.wait_for(lock, patience, [&] { return hasEnded; })) {
            lock.unlock();
            if (!isStopped) {
                const py::gil_scoped_acquire interpreter;
                isStopped = isInterrupted();
            }
            if (isStopped)
                stop.request_stop();
            lock.lock();
        }
        lock.unlock();
        worker.join();
    }
    if (isStopped)
        throw py::error_already_set();
    if (failure)
        std::rethrow_exception(failure);
    return outcome;
}

cli::ExitStatus runCommand(const Adds& adds, const std::vector<std::string>& arguments)
{
    cli::Program program({}, "rankscope");
    program.options().requireCommand();
    const cli::Command command = adds(program.options());
    if (const auto stop = program.read(arguments)) {
        cli::warn(stop->mistake);
        return cli::WrongUsage;
    }
    return command.run();
}

}  // namespace python
