// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/conventions/convention_search/rule_answer.h"

namespace core {

std::vector<Effect> numbersAlong(const Value& inForce, const RuleHit& hit)
{
    std::vector<Effect> numbers{inForce ? Effect(*inForce) : std::nullopt};
    for (const Effect& effect : hit.effects)
        numbers.push_back(numbers.back() && effect ? Effect(*numbers.back() + *effect)
                                                   : std::nullopt);
    return numbers;
}

}  // namespace core
