// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/measures/discount.h"

#include <cmath>
#include <utility>

namespace core {

namespace {

std::shared_ptr<const std::vector<double>> tableOf(Discount discount, double base,
                                                   std::size_t depth)
{
    std::vector<double> table;
    table.reserve(depth);
    for (std::size_t rank = 1; rank <= depth; ++rank)
        table.push_back(discountDivisor(discount, base, rank));
    return std::make_shared<const std::vector<double>>(std::move(table));
}

}  // namespace

double discountDivisor(Discount discount, double base, std::size_t rank)
{
    const auto position = static_cast<double>(rank);
    switch (discount) {
    case Discount::Log2:
        return std::log2(position + 1);
    case Discount::JarvelinKekalainen:
        return position < base ? 1.0 : std::log2(position) / std::log2(base);
    case Discount::Reciprocal:
        return position;
    case Discount::Ln:
        return std::log(position + 1);
    case Discount::Late:
        return std::log2(position + 2);
    case Discount::None:
        break;
    }
    return 1.0;
}

Discounts::Discounts(const Settings& settings, std::size_t depth)
    : m_discount(settings.discount)
    , m_base(settings.discountBase)
{
    static const auto usual = tableOf(Discount::Log2, 2, usualDepth);
    const bool isUsual = m_discount == Discount::Log2 && depth <= usualDepth;
    m_table = isUsual ? usual : tableOf(m_discount, m_base, depth);
}

}  // namespace core
