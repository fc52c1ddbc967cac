// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/multiclass/class_matrix.h"

#include "core/foundation/total.h"

#include <algorithm>
#include <cmath>

namespace core {
namespace {

/// The sum over classes of the products of two of their totals.
double productSum(const ClassMatrix& matrix, double (ClassMatrix::*first)(std::size_t) const,
                  double (ClassMatrix::*second)(std::size_t) const)
{
    Total<double> sum;
    for (std::size_t i = 0; i < matrix.size(); ++i)
        sum += (matrix.*first)(i) * (matrix.*second)(i);
    return sum.value();
}

}  // namespace

ClassMatrix::ClassMatrix(std::size_t classes)
    : m_cells(classes * classes)
    , m_samples(classes)
    , m_predicted(classes)
{}

ClassMatrix::ClassMatrix(const ClassSamples& samples)
    : ClassMatrix(samples.classes.size())
{
    for (std::size_t i = 0; i < samples.size(); ++i)
        add(samples.labels[i], samples.predicted[i], samples.weight(i));
}

void ClassMatrix::add(std::size_t label, std::size_t predicted, double weight)
{
    m_cells[label * size() + predicted] += weight;
    m_samples[label] += weight;
    m_predicted[predicted] += weight;
    m_total += weight;
}

double ClassMatrix::right() const
{
    Total<double> sum;
    for (std::size_t i = 0; i < size(); ++i)
        sum += at(i, i);
    return sum.value();
}

ConfusionMatrix ClassMatrix::counts(std::size_t against) const
{
    const double tp = at(against, against);
    // Sums of weights may differ in the last digit.
    const auto rest = [](double number) { return std::max(number, 0.0); };
    const double fp = rest(predicted(against) - tp);
    const double fn = rest(samples(against) - tp);
    return {tp, fp, fn, rest(total() - tp - fp - fn)};
}

Value ClassMatrix::share(std::size_t label, std::size_t predicted) const
{
    if (samples(label) == 0)
        return Undefined::NoSamples;
    return at(label, predicted) / samples(label);
}

Value accuracy(const ClassMatrix& matrix)
{
    if (matrix.total() == 0)
        return Undefined::NoSamples;
    return matrix.right() / matrix.total();
}

Value balancedAccuracy(const ClassMatrix& matrix)
{
    Total<double> sum;
    std::size_t present = 0;
    for (std::size_t i = 0; i < matrix.size(); ++i)
        if (const Value recall = matrix.share(i, i)) {
            sum += *recall;
            ++present;
        }
    if (present == 0)
        return Undefined::NoSamples;
    return sum.value() / static_cast<double>(present);
}

Value cohenKappa(const ClassMatrix& matrix)
{
    if (matrix.total() == 0)
        return Undefined::NoSamples;
    // Both sides are multiplied by the square of the total, so that whole numbers stay exact.
    const double all = matrix.total() * matrix.total();
    const double byChance = productSum(matrix, &ClassMatrix::samples, &ClassMatrix::predicted);
    if (byChance == all)
        return Undefined::ChanceIsCertain;
    return (matrix.right() * matrix.total() - byChance) / (all - byChance);
}

Value weightedKappa(const ClassMatrix& matrix, KappaWeights weights)
{
    if (matrix.total() == 0)
        return Undefined::NoSamples;
    Total<double> observed;
    Total<double> expected;
    for (std::size_t label = 0; label < matrix.size(); ++label)
        for (std::size_t predicted = 0; predicted < matrix.size(); ++predicted) {
            const double apart =
                std::abs(static_cast<double>(label) - static_cast<double>(predicted));
            const double weight = weights == KappaWeights::Linear ? apart : apart * apart;
            observed += weight * matrix.at(label, predicted);
            expected += weight * matrix.samples(label) * matrix.predicted(predicted);
        }
    if (expected.value() == 0)
        return Undefined::ChanceIsCertain;
    return 1 - observed.value() * matrix.total() / expected.value();
}

Value matthews(const ClassMatrix& matrix)
{
    if (matrix.total() == 0)
        return Undefined::NoSamples;
    const double all = matrix.total() * matrix.total();
    const double byChance = productSum(matrix, &ClassMatrix::samples, &ClassMatrix::predicted);
    const double ofLabels = all - productSum(matrix, &ClassMatrix::samples, &ClassMatrix::samples);
    const double ofPredicted =
        all - productSum(matrix, &ClassMatrix::predicted, &ClassMatrix::predicted);
    if (!(ofLabels > 0) || !(ofPredicted > 0))
        return 0.0;
    return (matrix.right() * matrix.total() - byChance) /
           (std::sqrt(ofLabels) * std::sqrt(ofPredicted));
}

}  // namespace core
