// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace ui {

/// While it lives, texts made in this thread name rates as clinical papers do: sensitivity instead
/// of recall, positive predictive value instead of precision.
class ClinicalNames {
public:
    explicit ClinicalNames(bool areUsed = true);
    ~ClinicalNames();
    ClinicalNames(const ClinicalNames&) = delete;
    ClinicalNames& operator=(const ClinicalNames&) = delete;

    static bool areUsed();

private:
    bool m_before;
};

}  // namespace ui
