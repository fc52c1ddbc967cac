// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ui/pseudo_language.h"

#include <QRegularExpression>
#include <QSet>
#include <QStringList>

#include <algorithm>

namespace language_walk {

using namespace Qt::StringLiterals;

/// What stays as it is in every language, parted by blanks.
inline const QStringList& latinTerms()
{
    static const QStringList terms{
        // Measures, as programs and people type them, and what formulas are made of.
        u"nDCG DCG IDCG CG AP MAP RR MRR ERR nERR RBP RBO RC AUC ROC PR DET ECE MCE MCC PCOC TP"_s,
        u"INSQ INST BPM Compat"_s,
        u"FP FN TN TPR FPR TNR FNR NPV Recall Success Judged judged Bpref bpref binG infAP iprec"_s,
        u"Rprec avg map log ln min max cg relevant exp utility tau-b tau-AP RBO-a RBO-b RBO-w"_s,
        // Tools and formats.
        u"Rankscope ranx BEIR MTEB scikit-learn LightGBM XGBoost CatBoost RecBole torchmetrics"_s,
        u"Elasticsearch OpenSearch Search Relevance Quepid RRE Kaggle NTCIREVAL gdeval CSV TSV"_s,
        u"JSON HTML PDF SVG PNG TIFF LaTeX Markdown Moodle Canvas QTI GIFT XML TREC qrels"_s,
        u"pgfplots Inter DejaVu Sans Mono Serif Monospace Noto CJK SC TC HK JP KR mm SIL"_s,
        // People, after whom something is called.
        u"Wilson Holm Wilcoxon Platt DeLong McClish Youden Cohen Benjamini Hochberg Jaccard"_s,
        u"Burges Brier Voorhees"_s,
        // Runs, models and columns of the examples, and a language in itself.
        u"keywords meaning score clicked ignored perfect sample first second label English"_s};
    return terms;
}

/// Searches texts for words in Latin letters that nobody allowed.
class LatinWords {
public:
    /// @param names of documents, queries, lessons: longer texts than one word
    /// @param words that are allowed besides the terms
    LatinWords(const QStringList& names, const QStringList& words)
        : m_names(alternatives(names))
        , m_terms(alternatives(latinTerms().join(u' ').split(u' ') + waysOfTools()))
        , m_words(words.begin(), words.end())
    {}

    QStringList in(QString text) const
    {
        static const QRegularExpression code(QStringList{
            u"<[a-zA-Z/][^>]*>|&[a-z]+;"_s,      // markup
            u"--[a-z]+(-[a-z]+)*|-[a-z]+[*]"_s,  // options, parts of names
            u"(?<![\\w<])/\\S+|[\\w/.-]*[.](run|csv|json|pdf|xml|txt|zip|md|html)\\b"_s,  // files
            u"\\((\\w+=[\\w.:,]+,?)+\\)|\\w+=[\\w-]+|\\w+@[ik\\d]+|\\w+(_\\w+)+"_s,  // definitions
            u"((Ctrl|Alt|Shift)[+])+\\w+|(?<=[(（、,]|, )(%1)(?=[)）、,+])"_s.arg(keys)}
                                                 .join(u'|'));
        static const QRegularExpression words(
            QStringLiteral("(?<![\\p{L}\\p{M}])[A-Za-z][a-zA-Z'’]+(?![\\p{L}\\p{M}])"));
        text.remove(u'&').remove(PseudoLanguage::begin).remove(PseudoLanguage::end);
        text.replace(m_names, apart).replace(code, apart).replace(m_terms, apart);
        QStringList found;
        for (auto match = words.globalMatch(text); match.hasNext();)
            if (const QString word = match.next().captured(); !m_words.contains(word))
                found << word;
        return found;
    }

private:
    /// Tools with the way in which they were asked.
    static QStringList waysOfTools()
    {
        return {u"BEIR own"_s, u"MTEB own"_s, u"XGBoost 1.7 minus"_s, u"msmarco"_s, u"compat"_s};
    }

    static QRegularExpression alternatives(QStringList texts)
    {
        // The longest first.
        std::ranges::sort(texts, std::greater(), &QString::size);
        QStringList escaped;
        for (const QString& text : texts)
            escaped << QRegularExpression::escape(text);
        return QRegularExpression(
            QStringLiteral("(?<![A-Za-z])(?:%1)(?![A-Za-z])").arg(escaped.join(u'|')));
    }

    inline static const QString keys =
        u"Home|End|Left|Right|Up|Down|PgUp|PgDown|Space|Esc|Enter|Return|Del|Ins|Shift"_s;
    inline static const QString apart = QStringLiteral(" · ");

    QRegularExpression m_names;
    QRegularExpression m_terms;
    QSet<QString> m_words;
};

}  // namespace language_walk
