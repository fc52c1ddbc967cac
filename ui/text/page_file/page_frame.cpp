// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/page_file/page_frame.h"

#include "core/foundation/json/json_writer.h"
#include "ui/text/language/language.h"
#include "ui/text/language/wording.h"
#include "ui/text/page/page_markup.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>

#include <array>

namespace ui {

namespace {

using page::attribute;
using page::element;
using page::escaped;

constexpr std::array scriptNames{"module",     "state",  "ranking", "chart",
                                 "collection", "lesson", "start"};

QByteArray script()
{
    QByteArray text = "\"use strict\";\n";
    for (const char* name : scriptNames)
        text += pageResource(QStringLiteral("%1.js").arg(QLatin1String(name)));
    return text;
}

std::string hashOf(const QByteArray& text)
{
    return "'sha256-" +
           QCryptographicHash::hash(text, QCryptographicHash::Sha256).toBase64().toStdString() +
           "'";
}

std::string policy(const QByteArray& style, const QByteArray& code)
{
    const std::string allowed =
        code.isEmpty() ? "" : " script-src " + hashOf(code) + " 'wasm-unsafe-eval';";
    return "default-src 'none'; style-src " + hashOf(style) + ";" + allowed +
           " base-uri 'none'; form-action 'none'";
}

/// JSON inside an element `script` must not end it.
std::string inScript(std::string json)
{
    for (std::size_t at = json.find("</"); at != std::string::npos; at = json.find("</", at + 3))
        json.replace(at, 2, "<\\/");
    return json;
}

std::string button(const char* id, const QString& text)
{
    return element("button", attribute("type", "button") + attribute("id", id), escaped(text));
}

std::string footer(bool hasScript)
{
    std::string content;
    if (hasScript)
        content +=
            element("p", attribute("class", "tools live-only"),
                    button("undo", Wording::tr("Undo")) + button("redo", Wording::tr("Redo")) +
                        button("reset", Wording::tr("Start again")) +
                        button("save", Wording::tr("Save my list")) +
                        button("print", Wording::tr("Print")));
    return element("footer", "",
                   content + element("p", attribute("class", "made"),
                                     escaped(Wording::tr("Made with Rankscope. Nothing is sent "
                                                         "anywhere."))));
}

}  // namespace

QByteArray pageResource(const QString& name)
{
    QFile file(QStringLiteral(":/page/") + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

std::string pageTexts()
{
    core::JsonWriter json;
    json.beginArray();
    const QJsonArray texts =
        QJsonDocument::fromJson(pageResource(QStringLiteral("texts.json"))).array();
    for (const QJsonValue& text : texts) {
        const QByteArray context = text[0].toString().toUtf8();
        const QByteArray source = text[1].toString().toUtf8();
        const QByteArray comment = text[2].toString().toUtf8();
        const bool hasNumber = text[3].toBool();
        for (int form = 0; form <= (hasNumber ? 1 : 0); ++form) {
            const QString mark = QStringLiteral("%n");
            QString said =
                QCoreApplication::translate(context.constData(), source.constData(),
                                            comment.isEmpty() ? nullptr : comment.constData(),
                                            hasNumber ? 7'654'321 - form * 7'654'320 : -1);
            said.replace(QString::number(7'654'321), mark);
            if (hasNumber && form == 1)
                said = QCoreApplication::translate(
                           context.constData(), source.constData(),
                           comment.isEmpty() ? nullptr : comment.constData(), 1)
                           .replace(QLatin1Char('1'), mark);
            std::string key =
                context.toStdString() + '\4' + source.toStdString() + '\4' + comment.toStdString();
            if (hasNumber)
                key += form == 1 ? "\4"
                                   "0"
                                 : "\4"
                                   "1";
            if (said.toUtf8() == source && !hasNumber)
                continue;
            json.text(key);
            json.text(said.toStdString());
        }
    }
    json.endArray();
    return json.take();
}

std::string framed(const PageContent& content)
{
    const QByteArray style = pageResource(QStringLiteral("page.css"));
    const bool hasScript = !content.data.empty();
    const QByteArray code = hasScript ? script() : QByteArray();
    const std::string language = otherLanguage().isEmpty() ? "en" : otherLanguage().toStdString();
    std::string html = "<!DOCTYPE html>\n<html" + attribute("lang", language) + ">\n<head>\n";
    html += "<meta charset=\"utf-8\">\n<meta http-equiv=\"Content-Security-Policy\"" +
            attribute("content", policy(style, code)) + ">\n";
    html += "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n";
    html += "<meta name=\"color-scheme\" content=\"light dark\">\n";
    html += element("title", "", escaped(content.title)) + "\n";
    html += element("style", "", style.toStdString()) + "\n</head>\n";
    html += "<body" + attribute("data-name", content.name) + ">\n";
    html += element("header", "",
                    element("h1", "", escaped(content.title)) +
                        element("p", attribute("class", "lead"), escaped(content.lead))) +
            "\n";
    html += element("p",
                    attribute("id", "problem") + attribute("role", "alert") + " hidden" +
                        attribute("data-failed",
                                  Wording::tr("The page shows its contents, but cannot calculate "
                                              "in this browser.")
                                      .toStdString()),
                    "");
    html += element("main", "", content.main) + "\n" + footer(hasScript) + "\n";
    if (hasScript) {
        static const QByteArray module =
            qCompress(pageResource(QStringLiteral("rankscope.wasm")), 9).mid(4).toBase64();
        html += element("p", attribute("id", "said") + attribute("role", "status"), "") + "\n";
        html +=
            element("script", attribute("type", "application/json") + attribute("id", "page-data"),
                    inScript(content.data)) +
            "\n";
        html += element("script", attribute("type", "text/plain") + attribute("id", "page-module"),
                        module.toStdString()) +
                "\n";
        html += element("script", "", code.toStdString()) + "\n";
    }
    return html + "</body>\n</html>\n";
}

}  // namespace ui
