// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace ui {

class CurvePanel;
class GainPanel;
class ListRecallPanel;
class ReaderPanel;
class RibbonPanel;
class ScoreCards;
class StepMode;

/// Panels that show only what the steps have reached; null if not created yet.
struct ReachedPanels {
    ScoreCards* cards;
    CurvePanel* curve;
    GainPanel* gain;
    RibbonPanel* ribbons;
    ListRecallPanel* recall = nullptr;
    ReaderPanel* readers = nullptr;
};

void showReached(const StepMode& stepMode, const ReachedPanels& panels);

}  // namespace ui
