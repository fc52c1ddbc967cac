// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/tabular/column_words.h"

#include "core/foundation/enum_table.h"
#include "core/foundation/text/ascii.h"
#include "core/foundation/text/split_words.h"

#include <unicode/bytestream.h>
#include <unicode/normalizer2.h>

#include <algorithm>
#include <array>
#include <ranges>

namespace core {

namespace {

struct MeaningRow {
    ColumnMeaning meaning;
    std::string_view words;  ///< folded, separated by single spaces
};

constexpr std::array<MeaningRow, 48> wordTable{{
    {ColumnMeaning::Query,
     "query queryid qid querytext querykeyword topic topicid searchterm searchquery "
     "suchanfrage suchbegriff "
     "requête consulta 查询 查询id 查询编号 查询词 主题"},
    {ColumnMeaning::User,
     "user userid uid customer customerid session sessionid groupid 用户 用户id 用户编号"},
    {ColumnMeaning::Docno, "docno"},
    {ColumnMeaning::Document,
     "corpusid doc docid document documentid docno item itemid iid movie movieid pid passageid "
     "psgid nodeid contextid chunkid "
     "product productid productuid article articleid bookid trackid resultid dokument produkt "
     "produit producto documento 文档 文档id 文档编号 商品 商品id "
     "商品编号 物品 电影"},
    {ColumnMeaning::Address, "url uri link resulturl sku asin objectid"},
    {ColumnMeaning::Title, "title name 标题"},
    {ColumnMeaning::Text,
     "text content contents pagecontent passage chunk body abstract description narrative "
     "question 文本 问题"},
    {ColumnMeaning::DocumentList, "documents docs items articles products results"},
    {ColumnMeaning::Grade,
     "rating grade grades relevance relevancy rel label judgment judgement stars isrelevant "
     "relevant "
     "hasanswer isselected rui bewertung relevanz pertinence relevancia 相关性 真实相关性 "
     "相关性等级 等级 评分 标签"},
    {ColumnMeaning::Truth,
     "target targets label labels y class outcome click clicked isclick relevant converted "
     "ispositive wahrheit klasse classe clase 标签 类别 点击 是否点击"},
    {ColumnMeaning::PredictedClass,
     "predictedlabel predictedclass predictedvalue predlabel predclass ypred yhat predicted "
     "prediction predictions pred predict predictionlabel predictionclass scoredlabels scoredlabel "
     "vorhersage prognose prédiction predicción 预测类别 预测标签"},
    {ColumnMeaning::Score, "score prediction predicted similarity sim pred preds yhat estimate "
                           "yscore yprob ypred p prob proba "
                           "probability ctr pctr logit confidence output est wahrscheinlichkeit "
                           "probabilité probabilidad puntuación 得分 分数 预测 概率"},
    {ColumnMeaning::Rank, "rank position docposition resultrank resultposition searchposition pos "
                          "place no # rang platz rango 排名 名次 位置"},
    {ColumnMeaning::System,
     "algorithm system systemid run runid runname model method engine ranker tag runtag algo 系统 "
     "模型"},
    {ColumnMeaning::Weight,
     "weight weights w wt sampleweight caseweight caseweights importance 权重 样本权重"},
    {ColumnMeaning::Group, "group groupid fold 分组 组别 会话"},
    {ColumnMeaning::SampleId, "id sample sampleid row rowid rowindex inst# key 编号 样本 样本编号"},
    {ColumnMeaning::TrecOnly, "iter iteration q0 tag runtag"},
    {ColumnMeaning::Idle,
     "unnamed index row line time date timestamp datetime unixtime created updated createdat "
     "updatedat leadtime latency duration 序号 时间 日期"},
    {ColumnMeaning::StudentId,
     "id idnumber idnummer studentid studentnumber studentno matrikelnummer matrikelnr matrnr "
     "mtknr matrikel matriculation 学号 student number no nr nummer username user login "
     "anmeldename email emailaddress"},
    {ColumnMeaning::StudentName,
     "name fullname studentname vollständigername vornachname 姓名 名字"},
    {ColumnMeaning::FirstName, "firstname givenname forename vorname rufname 名"},
    {ColumnMeaning::LastName, "lastname surname familyname nachname familienname zuname 姓"},
    {ColumnMeaning::SheetCode, "code set sheet"},
    {ColumnMeaning::Lesson, "lesson 课"},
    {ColumnMeaning::Guess, "guess question frage 题"},
    {ColumnMeaning::Answer, "answer number value response antwort 答案"},
    {ColumnMeaning::SureTruth,
     "ytrue truth groundtruth gold obs actual true truelabel trueclass actualclass actuallabel "
     "observed vérité verdad 真实标签"},
    {ColumnMeaning::Question, "question questionid userinput userquery queryname searchtext"},
    {ColumnMeaning::TextId, "id docid docno queryid qid pid"},
    {ColumnMeaning::AskedQuery,
     "queryid qid questionid topicid query question userinput querytext queryname searchtext "
     "userquery topic input inputvalue userid user customerid sessionid session"},
    {ColumnMeaning::PossibleQuery, "text id q name"},
    {ColumnMeaning::HitDocument,
     "id docid documentid corpusid passageid psgid pid nodeid contextid chunkid itemid productid "
     "docno objectid datapointid uniqueid uuid fileid sku url uri doc document"},
    {ColumnMeaning::HitScore, "score documentscore similarity similarityscore rankingscore "
                              "rerankscore textmatch relevancescore "
                              "@searchrerankerscore @searchscore"},
    {ColumnMeaning::HitHolder, "hit node document doc metadata datapoint additional"},
    {ColumnMeaning::ResultHolder, "source response root result hits body data get output"},
    {ColumnMeaning::Hits,
     "results hits ctxs candidates searchresults sourcenodes sourcedocuments neighbors "
     "retrievaldocuments ranking"},
    {ColumnMeaning::ScoredHits,
     "contexts context documents docs passages matches points result value data objects"},
    {ColumnMeaning::IdList, "documentids docids retrieved retrieval retrievalcontext"},
    {ColumnMeaning::Retrieved, "retrieved returned ranked reranked predicted recommended"},
    {ColumnMeaning::Relevant,
     "expected reference relevant gold golden groundtruth target supporting correct"},
    {ColumnMeaning::RelevantAlone, "expected relevant gold"},
    {ColumnMeaning::ListedThing,
     "context doc document chunk node passage item product corpus source"},
    {ColumnMeaning::ItemEnding, "id ids user items query prediction"},
    {ColumnMeaning::ClassScore,
     "scored_probabilities predict_proba pred_proba probability proba prob y_score y_prob y_proba "
     "score logits logit softmax confidence pred p"},
    {ColumnMeaning::RawScore,
     "rawformulaval rawscore rawprediction logit logits margin decision decisionfunction"},
    {ColumnMeaning::NoScore,
     "leaf leaves leafindex contrib contribs contribution shap loss losses distance distances dist "
     "residual residuals trueclassprob trueclassprobability predictionmargin"},
    {ColumnMeaning::BareWord,
     "score scores y p hat prob probs proba probability pred prediction model predicted "
     "predictions confidence logit logits output value column 得分 概率"},
}};
static_assert(hasRowForEach(wordTable, &MeaningRow::meaning, ColumnMeaning::BareWord));

/// Folds full width, upper case and decomposed letters; invalid UTF-8 is unchanged.
std::string caseFolded(std::string_view text)
{
    if (std::ranges::all_of(text,
                            [](char sign) { return static_cast<unsigned char>(sign) < 0x80; })) {
        std::string lowered(text);
        std::ranges::transform(lowered, lowered.begin(), lower);
        return lowered;
    }
    UErrorCode error = U_ZERO_ERROR;
    const auto* const form = icu::Normalizer2::getNFKCCasefoldInstance(error);
    std::string folded;
    icu::StringByteSink sink(&folded);
    if (U_SUCCESS(error))
        form->normalizeUTF8(0, {text.data(), static_cast<int>(text.size())}, sink, nullptr, error);
    return U_SUCCESS(error) ? folded : std::string(text);
}

/// "confidence" of "confidence(yes)", "probability" of "probability[1]".
std::string_view beforeBrackets(std::string_view heading)
{
    heading = trimmed(heading);
    const bool isClosed = heading.ends_with(')') || heading.ends_with(']');
    return isClosed ? heading.substr(0, heading.find_first_of("([")) : heading;
}

bool isJoint(char sign)
{
    return isBlank(sign) || std::string_view("_-.*/?").find(sign) != std::string_view::npos;
}

}  // namespace

const std::vector<std::string_view>& wordsFor(ColumnMeaning meaning)
{
    static const auto words = [] {
        std::array<std::vector<std::string_view>, wordTable.size()> all;
        for (std::size_t i = 0; i < all.size(); ++i)
            all[i] = splitWords(wordTable[i].words, " ");
        return all;
    }();
    return words[static_cast<std::size_t>(meaning)];
}

std::string foldedHeading(std::string_view heading)
{
    std::string text = caseFolded(heading.substr(0, heading.find(':')));
    std::erase_if(text, isJoint);
    return text;
}

std::vector<std::string> wordsOfHeading(std::string_view heading)
{
    std::vector<std::string> words(1);
    constexpr std::string_view brackets = "()[]=:";
    for (const char sign : caseFolded(heading))
        if (!isJoint(sign) && brackets.find(sign) == std::string_view::npos)
            words.back() += sign;
        else if (!words.back().empty())
            words.emplace_back();
    return words;
}

int placeOfHeading(ColumnMeaning meaning, std::string_view heading)
{
    const std::vector<std::string_view>& words = wordsFor(meaning);
    const auto found = std::ranges::find(words, foldedHeading(heading));
    return found == words.end() ? -1 : static_cast<int>(found - words.begin());
}

bool isHeadingOf(ColumnMeaning meaning, std::string_view heading)
{
    constexpr std::array explained{ColumnMeaning::Query, ColumnMeaning::Document,
                                   ColumnMeaning::Grade, ColumnMeaning::Rank, ColumnMeaning::Title};
    const std::string_view name = beforeBrackets(heading);
    const bool isExplained = name.size() < trimmed(heading).size() && !name.empty() &&
                             std::ranges::find(explained, meaning) != explained.end();
    return placeOfHeading(meaning, heading) >= 0 ||
           (isExplained && placeOfHeading(meaning, name) >= 0) ||
           (meaning == ColumnMeaning::Truth && isHeadingOf(ColumnMeaning::SureTruth, heading)) ||
           (meaning == ColumnMeaning::Query && isHeadingOf(ColumnMeaning::User, heading));
}

bool isHeadingOfPairs(std::string_view heading)
{
    using enum ColumnMeaning;
    constexpr std::array meanings{Query, Docno, Document, Address, Grade, Score, Rank};
    return std::ranges::any_of(
        meanings, [&](ColumnMeaning meaning) { return isHeadingOf(meaning, heading); });
}

bool endsLikeGrade(std::string_view heading)
{
    constexpr std::size_t shortest = 5;  // shorter words that end in "rel" mean something else
    const std::string folded = foldedHeading(heading);
    return std::ranges::any_of(wordsFor(ColumnMeaning::Grade), [&](std::string_view word) {
        return word.size() >= shortest && folded.ends_with(word);
    });
}

bool isBesideScores(std::string_view heading)
{
    return isHeadingOf(ColumnMeaning::NoScore, heading) ||
           std::ranges::any_of(wordsOfHeading(heading), [](const std::string& word) {
               return isHeadingOf(ColumnMeaning::NoScore, word);
           });
}

bool speaksOfScores(std::string_view heading)
{
    if (isBesideScores(heading))
        return false;
    if (isHeadingOf(ColumnMeaning::Score, beforeBrackets(heading)))
        return true;
    std::string name = caseFolded(trimmed(heading));
    std::ranges::replace_if(
        name, [](char sign) { return sign == ' ' || sign == '-' || sign == '.'; }, '_');
    constexpr std::array<std::string_view, 7> beginnings{"score",  "prob_",   "proba_", "pred_",
                                                         "_pred_", "predict", "p ("};
    constexpr std::array<std::string_view, 6> endings{"score", "scores", "_prob",
                                                      "_pred", "得分",   "概率"};
    return std::ranges::any_of(beginnings,
                               [&](std::string_view part) { return name.starts_with(part); }) ||
           std::ranges::any_of(endings,
                               [&](std::string_view part) { return name.ends_with(part); });
}

bool speaksOfPredictions(std::string_view heading)
{
    if (isHeadingOf(ColumnMeaning::PredictedClass, beforeBrackets(heading)))
        return true;
    const auto words = wordsOfHeading(heading);
    return words.size() > 1 && words.back() == "suggestion";  // Argilla's label.suggestion
}

}  // namespace core
