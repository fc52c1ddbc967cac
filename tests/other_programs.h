// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/skipping.h"

#include <QImage>
#include <QProcess>
#include <QRegularExpression>

/// Programs that read what was exported.
namespace other_programs {

using namespace Qt::StringLiterals;

/// What a program prints; empty when it fails.
inline QByteArray output(const QString& program, const QStringList& arguments)
{
    QProcess process;
    process.start(program, arguments);
    if (!process.waitForFinished(60000) || process.exitCode() != 0)
        return {};
    return process.readAllStandardOutput();
}

/// The first thing that the pattern captures in what a program prints.
inline QStringList captured(const QByteArray& text, const char* pattern)
{
    const auto match = QRegularExpression(QLatin1String(pattern)).match(QString::fromUtf8(text));
    return match.capturedTexts().mid(1);
}

/// Letters and digits only: what extracting text may not change.
inline QString lettersOf(const QString& text)
{
    QString letters;
    for (const QChar character : text.normalized(QString::NormalizationForm_KC))
        if (character.isLetterOrNumber())
            letters += character;
    return letters;
}

inline QImage fromPdf(const QString& path, int dotsPerInch)
{
    return QImage::fromData(output(
        u"pdftoppm"_s, {u"-r"_s, QString::number(dotsPerInch), u"-png"_s, u"-singlefile"_s, path}));
}

inline QImage fromSvg(const QString& path, int dotsPerInch)
{
    const QString dots = QString::number(dotsPerInch);
    return QImage::fromData(
        output(u"rsvg-convert"_s, {u"--dpi-x"_s, dots, u"--dpi-y"_s, dots, path}));
}

/// The mean difference of brightness, 0 to 1, seen from far enough that smoothing does not count.
inline double difference(const QImage& one, const QImage& other)
{
    const auto seen = [](const QImage& image) {
        return image.convertToFormat(QImage::Format_RGB32)
            .scaled(60, 40, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    };
    const QImage a = seen(one);
    const QImage b = seen(other);
    double sum = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x)
            sum += std::abs(a.pixelColor(x, y).lightnessF() - b.pixelColor(x, y).lightnessF());
    return sum / (a.width() * a.height());
}

}  // namespace other_programs
