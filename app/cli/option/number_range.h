#pragma once

#include <CLI/CLI.hpp>

#include <string>

namespace cli {

/// A number from `least` to `most`. Unlike CLI::Range it refuses NaN, and says in words what was
/// expected.
CLI::Validator between(double least, double most, const std::string& expected);

/// Any number, infinite ones too, but not NaN.
CLI::Validator anyNumber();

/// A whole number of 64 bits.
CLI::Validator anySeed();

}  // namespace cli
