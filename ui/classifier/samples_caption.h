#pragma once

#include "ui/words/caption_text.h"

namespace ui {

class ClassifierDocument;

/// The samples under the model in front, as captions tell of them.
SamplesFacts samplesFacts(const ClassifierDocument& document);
/// Of the samples: how many there are, which class is positive, what scores mean, in whole
/// sentences with numbers of the C locale.
QString samplesCaption(const ClassifierDocument& document);
/// The same and the threshold in force.
QString samplesCaptionAtThreshold(const ClassifierDocument& document, int digits);

}  // namespace ui
