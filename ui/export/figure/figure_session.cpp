// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/figure/figure_session.h"

#include "core/documents/sessions/session_files.h"
#include "ui/text/language/wording.h"
#include "ui/text/words/caption_text.h"
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

struct Contents {
    QString operator()(const core::Session& session) const
    {
        const std::size_t lists = session.before.size() + 1 + session.after.size();
        return Wording::tr("Contains the documents of %1 lists.", nullptr, static_cast<int>(lists))
            .arg(countText(lists));
    }
    QString operator()(const core::SampleSession& session) const
    {
        if (session.typed)
            return Wording::tr("Contains the confusion matrix.");
        const std::size_t samples = session.samples.labels.size();
        return Wording::tr("Contains the data of %1 samples.", nullptr, static_cast<int>(samples))
            .arg(countText(samples));
    }
    QString operator()(const core::CollectionSession& session) const
    {
        const std::size_t files = session.files.size();
        return Wording::tr("Contains your edits and the paths of %1 files.", nullptr,
                           static_cast<int>(files))
            .arg(countText(files));
    }
};

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

QString sessionContents(const core::AnySession& session)
{
    return std::visit(Contents(), session);
}

}  // namespace ui
