// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/conventions/self_test/self_test.h"

#include "core/conventions/self_test/reference_values.h"
#include "core/foundation/enum_table.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <stdexcept>

namespace core {

namespace {

template <char const* program>
std::vector<CheckedValue> ofLibrary(const ReferenceFile& file)
{
    return valuesOfLibrary(file, program);
}

constexpr char ranx[] = "ranx";
constexpr char recBole[] = "RecBole";
constexpr char mteb[] = "MTEB";
constexpr char beir[] = "BEIR";
constexpr char xgBoost[] = "XGBoost";
constexpr char irMeasures[] = "ir_measures";

constexpr double allDigits = 1e-12;
constexpr double fiveDecimals = 5.0001e-6;

constexpr auto references = std::to_array<ReferenceRow>({
    {Reference::TrecNine, "trec_eval", "9.0.8", allDigits, valuesOfTrecNine},
    {Reference::TrecTen, "trec_eval", "10.0", allDigits, valuesOfTrecTen},
    {Reference::TrecNames, "trec_eval", "9.0.8", allDigits, valuesByTrecNames},
    {Reference::Ranx, "ranx", "0.3.20", allDigits, ofLibrary<ranx>},
    {Reference::RecBole, "RecBole", "7b02be5", allDigits, ofLibrary<recBole>},
    {Reference::Mteb, "MTEB", "a905523d0", allDigits, ofLibrary<mteb>},
    {Reference::Beir, "BEIR", "ef83d29", fiveDecimals, ofLibrary<beir>},
    {Reference::XgBoost, "XGBoost", "1.7.4", allDigits, ofLibrary<xgBoost>},
    {Reference::IrMeasures, "ir_measures", "0.4.3", allDigits, ofLibrary<irMeasures>},
    {Reference::ScikitGains, "scikit-learn", "1.2.1", allDigits, valuesOfScikitGains},
    {Reference::ScikitClassifier, "scikit-learn", "1.2.1", allDigits, valuesOfScikitClassifier},
    {Reference::Scipy, "scipy", "1.10.1", allDigits, valuesOfScipy},
    {Reference::Readers, "Chapelle, Moffat & Zobel", "2009, 2008", allDigits, valuesOfReaders},
    {Reference::ExactMeasures, "Sakai, Chapelle", "2004, 2009", allDigits, valuesOfExactMeasures},
    {Reference::RankBiasedOverlap, "Webber, Moffat & Zobel", "2010", allDigits, valuesOfOverlap},
});
static_assert(hasRowForEach(references, &ReferenceRow::reference,
                            static_cast<std::size_t>(Reference::RankBiasedOverlap) + 1));

}  // namespace

std::span<const ReferenceRow> referenceTable()
{
    return references;
}

double differenceOf(const CheckedValue& value)
{
    if (std::isnan(value.ours))
        return std::numeric_limits<double>::infinity();
    return std::abs(value.ours - value.theirs);
}

bool ReferenceCheck::agrees(const CheckedValue& value) const
{
    return differenceOf(value) <= reference->tolerance * std::max(1.0, std::abs(value.theirs));
}

std::size_t ReferenceCheck::differing() const
{
    return static_cast<std::size_t>(std::ranges::count_if(
        values, [this](const CheckedValue& value) { return !agrees(value); }));
}

double ReferenceCheck::largestDifference() const
{
    double largest = 0;
    for (const CheckedValue& value : values)
        largest = std::max(largest, differenceOf(value));
    return largest;
}

ReferenceCheck checkAgainst(const ReferenceRow& reference, const ReferenceFile& file)
{
    ReferenceCheck check{&reference, reference.check(file)};
    if (check.values.empty())
        throw std::runtime_error(std::string(reference.program) + ": no figures");
    return check;
}

}  // namespace core
