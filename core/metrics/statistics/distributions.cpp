// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/statistics/distributions.h"

#include <boost/math/distributions/beta.hpp>
#include <boost/math/distributions/binomial.hpp>
#include <boost/math/distributions/chi_squared.hpp>
#include <boost/math/distributions/students_t.hpp>

#include <cmath>

namespace core {

namespace {

// long double differs between machines.
using SameEverywhere = boost::math::policies::policy<boost::math::policies::promote_double<false>>;
using StudentsT = boost::math::students_t_distribution<double, SameEverywhere>;
using ChiSquared = boost::math::chi_squared_distribution<double, SameEverywhere>;
using Beta = boost::math::beta_distribution<double, SameEverywhere>;
using Binomial = boost::math::binomial_distribution<double, SameEverywhere>;

}  // namespace

double twoSidedT(double t, double freedom)
{
    return 2 * boost::math::cdf(boost::math::complement(StudentsT(freedom), std::abs(t)));
}

double upperT(double probability, double freedom)
{
    return boost::math::quantile(boost::math::complement(StudentsT(freedom), probability));
}

double upperChiSquared(double statistic, double freedom)
{
    return boost::math::cdf(boost::math::complement(ChiSquared(freedom), statistic));
}

double betaQuantile(double probability, double a, double b)
{
    return boost::math::quantile(Beta(a, b), probability);
}

double fairCoinAtMost(std::size_t heads, std::size_t tosses)
{
    return boost::math::cdf(Binomial(static_cast<double>(tosses), 0.5), static_cast<double>(heads));
}

}  // namespace core
