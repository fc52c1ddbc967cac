// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/figure/figure_session.h"

#include "core/documents/sessions/session_files.h"
#include "ui/text/language/wording.h"
#include "ui/toolkit/document/document.h"

#include <QFile>

#include <utility>
#include <variant>

namespace ui {

namespace {

/// More samples are not encoded at all: their JSON takes seconds.
constexpr std::size_t mostSamples = 1'000'000;

bool isFarTooLarge(const core::AnySession& session)
{
    const auto* samples = std::get_if<core::SampleSession>(&session);
    return samples && samples->samples.labels.size() > mostSamples;
}

}  // namespace

FigureSession figureSession(const Document& document, const QString& figurePath)
{
    core::AnySession session = document.snapshot();
    if (!isFarTooLarge(session)) {
        if (!figurePath.isEmpty())
            session = core::withFilesFrom(std::move(session),
                                          QFile::encodeName(figurePath).toStdString());
        if (auto fitting = encoded(QByteArray::fromStdString(core::toJson(session))))
            return {*std::move(fitting), {}};
    }
    return {{},
            Wording::tr("The figure can’t be reopened as a document: the data of “%1” are too "
                        "large to include.")
                .arg(document.name())};
}

}  // namespace ui
