// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/language/clinical_names.h"

#include <utility>

namespace ui {

namespace {

thread_local bool namesAreClinical = false;

}  // namespace

ClinicalNames::ClinicalNames(bool areUsed)
    : m_before(std::exchange(namesAreClinical, areUsed))
{}

ClinicalNames::~ClinicalNames()
{
    namesAreClinical = m_before;
}

bool ClinicalNames::areUsed()
{
    return namesAreClinical;
}

}  // namespace ui
