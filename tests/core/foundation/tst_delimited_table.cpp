// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/tabular/delimited_table.h"
#include "core/foundation/tabular/plain_table.h"

#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <string>
#include <vector>

namespace tst_delimited_table {

using core::ColumnRole;
using core::Delimiter;
using core::ErrorCode;
using namespace std::string_literals;

namespace {

using Rows = std::vector<std::vector<std::string>>;

/// One letter a column: i, l, s, w, g, p as the roles begin, - for none.
std::string rolesOf(const core::TablePreview& table)
{
    std::string roles;
    for (const core::TableColumn& column : table.columns)
        roles += "-ilswgp"[static_cast<std::size_t>(column.role)];
    return roles;
}

}  // namespace

class TestDelimitedTable : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cells_data();
    void cells();
    void linesAreCounted();
    void cellsComeBack_data();
    void cellsComeBack();
    void delimiters_data();
    void delimiters();
    void headings_data();
    void headings();
    void roles_data();
    void roles();
    void roleOfTheLabelsAsGiven();
    void questions_data();
    void questions();
    void scoresAreAskedAbout();
    void plainTables_data();
    void plainTables();
    void decimalCommas_data();
    void decimalCommas();
    void numbers_data();
    void numbers();
    void onlyTheBeginningIsRead();
    void columnsByName();
    void refused_data();
    void refused();
};

void TestDelimitedTable::init()
{
    QTest::failOnWarning(QRegularExpression(".*"));
}

void TestDelimitedTable::cells_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<Rows>("rows");
    QTest::newRow("plain") << "a,b\nc,d\n"s << Rows{{"a", "b"}, {"c", "d"}};
    QTest::newRow("no end of the last line") << "a,b\nc,d"s << Rows{{"a", "b"}, {"c", "d"}};
    QTest::newRow("CRLF") << "a,b\r\nc,d\r\n"s << Rows{{"a", "b"}, {"c", "d"}};
    QTest::newRow("CR") << "a,b\rc,d\r"s << Rows{{"a", "b"}, {"c", "d"}};
    QTest::newRow("byte order mark") << "\xEF\xBB\xBF\"a\",b\n"s << Rows{{"a", "b"}};
    QTest::newRow("blank lines") << "\n \na,b\n,\n\r\nc,d\n\n"s << Rows{{"a", "b"}, {"c", "d"}};
    QTest::newRow("empty cells") << ",b\na,\n"s << Rows{{"", "b"}, {"a", ""}};
    QTest::newRow("ragged") << "a\nb,c,d\n"s << Rows{{"a"}, {"b", "c", "d"}};
    QTest::newRow("quotes") << "\"a\",\"b\"\n"s << Rows{{"a", "b"}};
    QTest::newRow("delimiter in quotes") << "\"a,b\",c\n"s << Rows{{"a,b", "c"}};
    QTest::newRow("doubled quotes") << "\"a \"\"b\"\"\",\"\"\"\"\n"s << Rows{{"a \"b\"", "\""}};
    QTest::newRow("line break in quotes")
        << "\"a\nb\",c\r\n\"d\r\ne\",f\n"s << Rows{{"a\nb", "c"}, {"d\r\ne", "f"}};
    QTest::newRow("quotes inside a cell") << "a\"b\",c\n"s << Rows{{"a\"b\"", "c"}};
    QTest::newRow("text behind the quotes") << "\"a\"b,c\n"s << Rows{{"\"a\"b", "c"}};
    QTest::newRow("quotes that are not closed")
        << "\"a,b\nc,d\n"s << Rows{{"\"a", "b"}, {"c", "d"}};
    QTest::newRow("empty in quotes") << "\"\",a\n"s << Rows{{"", "a"}};
}

void TestDelimitedTable::cells()
{
    QFETCH(const std::string, text);
    QFETCH(const Rows, rows);
    const auto table = core::previewTable(text, "file", {Delimiter::Comma, false, false});
    QVERIFY(table);
    QVERIFY(table->rows == rows);
}

void TestDelimitedTable::linesAreCounted()
{
    const std::string text = "a,b\n\n\"c\nd\r\ne\rf\",g\r\nh,i\rj,k";
    core::DelimitedReader reader(text, Delimiter::Comma);
    core::DelimitedRow row;
    std::vector<std::size_t> lines;
    while (reader.next(row))
        lines.push_back(row.line);
    QVERIFY((lines == std::vector<std::size_t>{1, 3, 7, 8}));
    QCOMPARE(reader.position(), text.size());
    QVERIFY(reader.looksAcrossLines());
}

void TestDelimitedTable::cellsComeBack_data()
{
    QTest::addColumn<std::string>("cell");
    for (const std::string cell : {"", "a", " a ", "a,b", "a;b", "a\tb", "\"", "\"a\"", "a\"b",
                                   "\n", "a\r\nb", "\r", "\"\"", ",", "é"})
        QTest::newRow(cell.c_str()) << cell;
}

void TestDelimitedTable::cellsComeBack()
{
    QFETCH(const std::string, cell);
    for (const Delimiter delimiter : {Delimiter::Comma, Delimiter::Tab, Delimiter::Semicolon}) {
        const std::string text =
            core::delimitedCell(cell, delimiter) + core::characterOf(delimiter) + "end" +
            core::characterOf(delimiter) + core::delimitedCell(cell, delimiter);
        core::DelimitedReader reader(text, delimiter);
        core::DelimitedRow row;
        QVERIFY(reader.next(row));
        QVERIFY((std::vector<std::string>(row.cells.begin(), row.cells.end()) ==
                 std::vector<std::string>{cell, "end", cell}));
    }
}

void TestDelimitedTable::delimiters_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<Delimiter>("delimiter");
    QTest::newRow("comma") << "a,b\n1,2\n"s << Delimiter::Comma;
    QTest::newRow("tab") << "a\tb\n1\t2\n"s << Delimiter::Tab;
    QTest::newRow("semicolon") << "a;b\n1;2\n"s << Delimiter::Semicolon;
    QTest::newRow("decimal commas") << "a;b\n1;0,5\n0;0,25\n"s << Delimiter::Semicolon;
    QTest::newRow("blanks") << "target  0.5\nnontarget\t-0.25\n"s << Delimiter::Space;
    QTest::newRow("blanks below a heading")
        << "utt label score\na 1 0.5\nb 0 0.25\n"s << Delimiter::Space;
    QTest::newRow("judgments") << "1 0 d1 1\n2 0 d2 0\n"s << Delimiter::Comma;
    QTest::newRow("a run") << "1 Q0 d1 0 0.5 tag\n1 Q0 d2 1 0.25 tag\n"s << Delimiter::Comma;
    QTest::newRow("a heading alone, with a blank") << "label score\n"s << Delimiter::Comma;
    QTest::newRow("blanks in names below such a heading")
        << "label score\nthe first 0.5\n"s << Delimiter::Comma;
    QTest::newRow("blanks that are words of a text") << "a b c\nd e\n"s << Delimiter::Comma;
    QTest::newRow("decimal commas without headings") << "1;0,5\n0;0,25\n"s << Delimiter::Semicolon;
    QTest::newRow("semicolons in some cells") << "a,b\nx;y,1\nz,2\n"s << Delimiter::Comma;
    QTest::newRow("commas in quotes") << "\"a,b\";\"c,d\"\n\"e,f\";g\n"s << Delimiter::Semicolon;
    QTest::newRow("commas in titles") << "t\tb\nx, y\t1\nz\t2\n"s << Delimiter::Tab;
    QTest::newRow("one column") << "a\n1\n"s << Delimiter::Comma;
}

void TestDelimitedTable::delimiters()
{
    QFETCH(const std::string, text);
    QFETCH(const Delimiter, delimiter);
    const auto table = core::previewTable(text, "file");
    QVERIFY(table);
    QCOMPARE(table->delimiter, delimiter);
}

void TestDelimitedTable::headings_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<bool>("hasHeader");
    QTest::newRow("usual names") << "label,score\n1,0.5\n"s << true;
    QTest::newRow("usual names in capitals") << "Label,Y Score\n1,0.5\n"s << true;
    QTest::newRow("usual names alone") << "label,score\n"s << true;
    QTest::newRow("other names above numbers") << "animal,furriness\ncat,0.5\ndog,0.9\n"s << true;
    QTest::newRow("numbers from the start") << "1,0.5\n0,0.7\n"s << false;
    QTest::newRow("a number among words") << "yes,0.5\nno,0.7\n"s << false;
    QTest::newRow("words alone") << "cat,soft\ndog,hard\n"s << false;
    QTest::newRow("names in quotes") << "\"label\",\"score\"\n\"1\",0.5\n"s << true;
}

void TestDelimitedTable::headings()
{
    QFETCH(const std::string, text);
    QFETCH(const bool, hasHeader);
    const auto table = core::previewTable(text, "file");
    QVERIFY(table);
    QCOMPARE(table->hasHeader, hasHeader);
    const auto without = core::previewTable(text, "file", {{}, false, false});
    QVERIFY(without && !without->hasHeader);
    QVERIFY(without->rows.size() == table->rows.size() + (hasHeader ? 1 : 0));
}

void TestDelimitedTable::roles_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("roles");
    const auto row = [](const char* name, const char* text, const char* roles) {
        QTest::newRow(name) << std::string(text) << std::string(roles);
    };
    row("all by name", "id,label,score,weight,group\na,1,0.5,2,q\n", "ilswg");
    row("other usual names", "query id,Sample-Weight,y_true,y_prob,doc_id\nq,1,0,0.5,d\n", "gwlsi");
    row("several models", "y,score_a,score_b,bm25 score\n1,3,2,1\n", "lsss");
    row("0 and 1, shares", "0.5,1\n0.7,0\n", "sl");
    row("-1 and 1, any numbers", "-1,3.5\n1,-2\n", "ls");
    row("two words", "spam,0.5\nham,0.7\nham,0.1\n", "ls");
    row("numbered rows", "1,0,0.5\n2,1,0.25\n3,1,0.75\n", "ils");
    row("names of samples", "a,1,7.5\nb,0,2\nc,1,3\n", "ils");
    row("labels that nobody knows among words", "No,0.5\nNA,0.25\nYes,0.75\n", "ls");
    row("a user for every row", "user,actual,pred\nu1,1,0.5\nu2,0,0.25\n", "ils");
    row("users who come again", "user,actual,pred\nu1,1,0.5\nu1,0,0.25\n", "gls");
    row("weights by other names", "wt,y,p\n2,1,0.5\n1,0,0.25\n", "wls");
    row("one class alone", "1,0.5\n1,0.25\n", "ls");
    row("labels 1 and 2", "1,0.5\n2,0.25\n1,0.125\n", "ls");
    row("logits under other names", "result,model\nyes,-3.5\nno,2.5\n", "ls");
    row("many shares", "clicked,a,b\n1,0.5,0.25\n0,0.75,0.125\n", "lss");
    row("NaN among the scores", "sick,random forest\n1,0.5\n0,NaN\n1,nan\n0,0.25\n", "ls");
    row("nothing among logits", "sick,model\nyes,NA\nno,-2.5\nyes,\nno,null\n", "ls");
    row("three classes in words",
        "species,p\nsetosa,0.5\nvirginica,0.25\nversicolor,0.75\nsetosa,0.5\nvirginica,0.125\n"
        "versicolor,0.5\n",
        "ls");
    row("digits", "digit,a,b\n0,0.5,0.5\n1,0.5,0.5\n2,0.5,0.5\n2,0.5,0.5\n1,0.5,0.5\n0,0.5,0.5\n",
        "lss");
    row("names that hardly come again", "name,p\nann,0.5\nbob,0.25\ncarl,0.75\nann,0.5\n", "-s");
    row("LightGBM's leaves and contributions", "y,pred_leaf,pred_contrib_0\n1,3,0.5\n0,2,0.25\n",
        "l--");
    row("a distance is no score", "same,distance\n1,0.25\n0,0.75\n1,0.5\n", "l-");
    row("an outlier's decision beside its class",
        "truth,decision,pred\n1,0.5,1\n-1,-0.5,-1\n1,-0.25,-1\n", "ls-");
    row("no label", "a,0.5\nb,0.25\nc,0.75\n", "is");
    // What other tools export; six rows whose predictions follow the scores at a half.
    const auto exported = [&row](const char* name, std::string text, const char* roles) {
        std::string rows = text.substr(0, text.find('\n') + 1);
        const std::string pattern = text.substr(rows.size());
        const char* const samples[6][5] = {
            {"no", "0.75", "0.25", "no", "1"},   {"no", "0.4", "0.6", "yes", "2"},
            {"yes", "0.1", "0.9", "yes", "3"},   {"yes", "0.7", "0.3", "no", "4"},
            {"yes", "0.45", "0.55", "yes", "5"}, {"no", "0.8", "0.2", "no", "6"}};
        for (const auto& sample : samples) {
            std::string line = pattern + "\n";
            const char* const marks[5] = {"@truth", "@p0", "@p1", "@predicted", "@row"};
            for (std::size_t i = 0; i < 5; ++i)
                for (std::size_t at; (at = line.find(marks[i])) != std::string::npos;)
                    line.replace(at, std::string(marks[i]).size(), sample[i]);
            rows += line;
        }
        row(name, rows.c_str(), roles);
    };
    exported("tidymodels",
             ".pred_no,.pred_yes,id,.pred_class,.row,churn,.config\n"
             "@p0,@p1,Fold1,@predicted,@row,@truth,Model1",
             "ss-pil-");
    exported("caret",
             "pred,obs,no,yes,rowIndex,mtry,Resample\n@predicted,@truth,@p0,@p1,@row,2,Fold1",
             "plssi--");
    exported("CatBoost, the class before the label",
             "SampleId,Probability,Class,Label\n@row,@p1,@predicted,@truth", "ispl");
    exported("H2O", "predict,p0,p1,response\n@predicted,@p0,@p1,@truth", "pssl");
    exported("KNIME",
             "row ID,Churn,P (Churn=no),P (Churn=yes),Prediction (Churn)\n"
             "Row@row,@truth,@p0,@p1,@predicted",
             "ilssp");
    exported("RapidMiner",
             "id,label,prediction(label),confidence(no),confidence(yes)\n"
             "@row,@truth,@predicted,@p0,@p1",
             "ilpss");
    exported("Azure", "Scored Labels,Scored Probabilities,churned\n@predicted,@p1,@truth", "psl");
    exported("Orange", "Tree,Tree (no),Tree (yes),sick\n@predicted,@p0,@p1,@truth", "pssl");
    exported("PyCaret",
             "Purchase,prediction_label,prediction_score_no,prediction_score_yes\n"
             "@truth,@predicted,@p0,@p1",
             "lpss");
    exported("BigQuery ML",
             "predicted_churn,predicted_churn_probs(yes),predicted_churn_probs(no),age,churn\n"
             "@predicted,@p1,@p0,40,@truth",
             "pss-l");
    exported("a constant beside Spark's probabilities",
             "label,probability(type),probability(values)[1],prediction\n@truth,1,@p1,@predicted",
             "l-sp");
    exported("scikit-learn", "y_true,y_pred,y_score\n@truth,@predicted,@p1", "lps");
    row("a pipeline's label and how sure it is",
        "gold,label,score\nneg,neg,0.9\npos,neg,0.6\npos,pos,0.8\nneg,pos,0.7\n", "lps");
    row("CatBoost of three classes",
        "P:Class=a,P:Class=b,P:Class=c,Class,Label\n.5,.3,.2,a,b\n.2,.5,.3,b,b\n.1,.2,.7,c,c\n"
        ".6,.3,.1,a,a\n.3,.6,.1,b,c\n.2,.2,.6,c,a\n",
        "ssspl");
    row("a pipeline of three classes",
        "gold,label,score\na,b,.5\nb,b,.6\nc,c,.9\na,a,.8\nb,c,.4\nc,a,.7\n", "lps");
    row("predictions and nothing else", "y_true,y_pred\n1,0\n0,0\n1,1\n0,1\n", "ls");
    row("predictions beside a share that they do not follow",
        "y_true,y_pred,age\n1,0,0.9\n0,0,0.2\n1,1,0.3\n0,1,0.8\n", "ls-");
    row("models of which one is called a score",
        "sick,LogReg,GBM,AgeScore\n1,0.5,0.4,0.3\n0,0.25,0.3,0.9\n1,0.75,0.2,0.8\n", "lsss");
    row("a score among columns that nobody knows", "label,score,age\n1,0.5,0.25\n0,0.75,0.5\n",
        "ls-");
    row("a constant beside the labels", "flag,won,p\n1,0,0.5\n1,1,0.25\n1,0,0.75\n", "-ls");
    row("one class below a heading, and no scores", "small,height\n1,7\n1,9\n1,8\n", "-s");
    row("a position is no score", "label,position\n1,7\n0,9\n1,8\n", "l-");
    row("a position is no label", "query,position\na,1\na,2\nb,1\nb,2\n", "g-");
    row("the share of a class called no", "obs,no\na,0.7\nb,0.2\na,0.8\n", "ls");
    row("a number with fractions behind one without", "sick,age,logit\nyes,51,-3.5\nno,40,2.5\n",
        "l-s");
    row("only the first of two weights", "w,weight,y,p\n1,2,1,0.5\n1,3,0,0.7\n", "w-ls");
    row("one row says nothing of its user", "user,y,p\nu1,1,0.5\n", "gls");
    row("a rank with fractions", "rank,y\n0.5,1\n0.7,0\n0.2,1\n", "sl");
    row("a time with fractions", "time,y\n0.5,1\n0.25,0\n0.2,1\n", "-l");
    row("what a run took",
        "correct,y,execution_time,latency_ms,totalTokens\nx,1,0.5,7.5,9\n"
        "y,0,0.25,2.5,3\n",
        "-l---");
    row("a predicted price", "y,predicted_price\n1,0.5\n0,0.25\n", "ls");
    row("the id that differs in every row", "id,sample,y,p\na,x,1,0.5\na,y,0,0.7\n", "-ils");
    row("no ids without scores", "y,animal\n1,cat\n0,dog\n", "l-");
    row("sizes are no ids", "y,p,size\n1,0.5,7\n0,0.7,3\n", "ls-");
    row("counted rows are ids", "y,p,size\n1,0.5,7\n0,0.7,8\n", "lsi");
    row("one row has no id", "y,p,animal\n1,0.5,cat\n", "ls-");
    row("what ends like a score, and is no share", "sick,GBM,AgeScore\n1,0.4,7\n0,0.3,9\n1,0.2,8\n",
        "l-s");
    row("two that end like scores", "sick,GBM,AgeScore,SizeScore\n1,0.4,0.7,0.5\n0,0.3,0.9,0.6\n",
        "l-ss");
    row("the only numbers", "sick,age\n1,7\n0,9\n1,3\n", "ls");
    row("numbers beside counted rows", "sick,nth,age\n1,1,7\n0,2,9\n1,3,5\n", "lis");
    row("labels that are all unknown", "label,score\nNA,0.5\nNA,0.7\n", "-s");
    row("labels that are still to come", "label,score\n,0.5\n,0.7\n", "ls");
    row("two named labels, and no rows", "label,target,score\n", "l-s");
    row("both shares of five rows",
        "y,a_1,b_1\n1,0.25,0.75\n0,0.75,0.25\n1,0.5,0.5\n0,0.5,0.5\n1,1,0\n", "lss");
    row("two shares that are not of one whole",
        "y,a_1,b_1\n1,0.25,0.7515\n0,0.75,0.25\n1,0.5,0.5\n0,0.5,0.5\n1,1,0\n0,0,1\n", "lss");
    row("both shares, named like the labels",
        "y,a_0,a_1\n1,0.25,0.75\n0,0.75,0.25\n1,0.5,0.5\n0,0.5,0.5\n1,1,0\n0,0,1\n", "lss");
    const std::string follows = "flag,animal,p\n0,cat,0.1\n0,dog,0.2\n0,cat,0.3\n0,dog,0.4\n"
                                "0,cat,0.45\n1,dog,0.6\n1,cat,0.7\n1,dog,0.8\n1,cat,0.9\n";
    row("ten rows, so that it predicts another", (follows + "1,dog,0.95\n").c_str(), "-ls");
    const auto beside = [&row](const char* name, const std::string& headings, const char* roles) {
        row(name,
            (headings + "\na,0,sick,0.5,0.75\nb,1,well,0.25,0.5\nc,1,sick,0.75,0.25\n"
                        "d,0,well,0.5,0.25\n")
                .c_str(),
            roles);
    };
    for (const char* const heading : {"diagnosis", "disease", "death", "survived"})
        beside(heading, std::string("patient,flag,") + heading + ",LogReg,GBM", "i-lss");
    for (const char* const heading : {"status", "event", "response", "case"})
        beside(heading, std::string("patient,sex,") + heading + ",LogReg,GBM", "i-lss");
    beside("the hospital is not the outcome", "patient,hospital,label_text,LogReg,GBM", "i-lss");
    row("a sex alone is not guessed", "sex,p\n0,0.5\n1,0.25\n0,0.75\n", "-s");
    row("a gender that is predicted",
        "gender,predicted_gender,p\nmale,male,0.75\nfemale,male,0.25\nmale,female,0.5\n", "lps");
    row("a gender whose classes head the scores",
        "gender,prob_male,prob_female\nmale,0.25,0.75\nfemale,0.5,0.5\nmale,0.75,0.25\n", "lss");
    const std::string tumours = "a,Basel,.5,.25,.25\nb,Bern,.25,.5,.25\nc,Bern,.25,.25,.5\n"
                                "a,Basel,.25,.5,.25\nb,Bern,.5,.25,.25\nc,Basel,.25,.25,.5\n";
    row("two words in the headings of models",
        "sick,series,score_a,score_b\n0,a,.5,.25\n1,b,.75,.5\n1,a,.5,.75\n", "--ss");
    row("three classes that head the scores", ("kind,town,a,b,c\n" + tumours).c_str(), "l-sss");
    row("three classes in the headings of the scores",
        ("kind,town,prob_a,prob_b,prob_c\n" + tumours).c_str(), "l-sss");
    row("a diagnosis of three classes beside two words",
        ("diagnosis,town,m1,m2,m3\n" + tumours).c_str(), "l-sss");
    row("a label as a word and as 0 and 1",
        "y1,y2,p\nsick,1,0.5\nwell,0,0.25\nsick,1,0.75\nwell,0,0.75\n", "-ls");
    row("predictions without a truth",
        ".pred_class,.pred_no,.pred_yes,smoker,age\nno,0.75,0.25,1,30\nyes,0.25,0.75,0,40\n"
        "no,0.75,0.25,0,25\n",
        "pss--");
    row("a score in words beside the labels",
        "sex,again,decile_score,score_text\n1,0,4,Low\n0,1,8,High\n1,1,9,High\n0,0,2,Low\n",
        "-ls-");
    row("Argilla's responses beside its suggestions",
        "text,label.responses,label.suggestion,label.suggestion.score\nt1,spam,ham,0.75\n"
        "t2,ham,ham,0.5\nt3,spam,spam,0.9\n",
        "ilps");
    row("Weka's margin of the true class", "prediction margin,class\n0.5,yes\n-0.5,no\n0.25,no\n",
        "-l");
    row("percentages", "outcome,model\n1,81.5%\n1,35.6%\n0,40.2%\n", "ls");
    row("blanks between columns", "nontarget a/1.wav b -0.5\ntarget a/2.wav c 1.5\n", "li-s");
    row("a dash where nothing is known", "u1 A07 spoof -0.5\nu2 - bonafide 0.5\nu3 A07 spoof 0.7\n",
        "i-ls");
}

void TestDelimitedTable::roleOfTheLabelsAsGiven()
{
    core::TableForm form;
    form.label = "target";
    const auto table = core::previewTable("label,target,score\n1,0,0.5\n", "file", form);
    QVERIFY(table && table->possibleLabels.empty());
    QCOMPARE(rolesOf(*table), "-ls"s);
    form.label = "churn";
    const auto modeler = core::previewTable(
        "churn,$C-churn,$CC-churn\nF,F,0.9\nT,F,0.6\nT,T,0.8\nF,T,0.7\n", "file", form);
    QVERIFY(modeler);
    QCOMPARE(rolesOf(*modeler), "lps"s);
    form.label = "buy";
    const auto two =
        core::previewTable("click,buy,p_click,p_buy\n1,0,0.5,0.25\n0,1,0.7,0.5\n", "file", form);
    QVERIFY(two);
    QCOMPARE(rolesOf(*two), "-l-s"s);
    form.label = "ab";
    const auto brief = core::previewTable(
        "ab,cd,p_ab,p_cd\n1,0,0.5,0.25\n0,1,0.7,0.5\n0,1,0.2,0.9\n", "file", form);
    QVERIFY(brief);
    QCOMPARE(rolesOf(*brief), "l-ss"s);
    form.label = "weight";
    const auto weighed = core::previewTable("weight,score\n1,0.5\n0,0.7\n", "file", form);
    QVERIFY(weighed);
    QCOMPARE(rolesOf(*weighed), "ls"s);
}

void TestDelimitedTable::questions_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::vector<std::size_t>>("columns");
    const auto row = [](const char* name, const char* text, const std::vector<std::size_t>& all) {
        QTest::newRow(name) << std::string(text) << all;
    };
    row("two named labels", "label,target,score\n1,0,0.5\n0,0,0.7\n1,1,0.2\n", {0, 1});
    row("two columns of 0 and 1", "smokes,sick,p\n1,0,0.5\n0,0,0.7\n1,1,0.2\n", {0, 1});
    row("a pipeline's label beside a column of its words",
        "mood,label,score\nneg,neg,0.9\npos,neg,0.6\npos,pos,0.8\nneg,pos,0.7\n", {0, 1});
    row("the labels of a pipeline, which are no truth",
        "text,label,score\na,neg,.9\nb,neg,.6\nc,pos,.8\nd,pos,.7\ne,neg,.9\nf,pos,.6\ng,pos,.8\n"
        "h,neg,.7\ni,pos,.5\nj,neg,.95\n",
        {1});
    row("the same labels, one fewer",
        "text,label,score\na,neg,.9\nb,neg,.6\nc,pos,.8\nd,pos,.7\ne,neg,.9\nf,pos,.6\ng,pos,.8\n"
        "h,neg,.7\ni,pos,.5\n",
        {});
    row("the same labels beside a column of their words",
        "human,label,score\npos,neg,.9\nneg,neg,.6\npos,pos,.8\nneg,pos,.7\nneg,neg,.9\n"
        "pos,pos,.6\nneg,pos,.8\npos,neg,.7\nneg,pos,.5\npos,neg,.95\n",
        {0, 1});
    row("the same labels below a heading that names the truth",
        "text,gold,score\na,neg,.9\nb,neg,.6\nc,pos,.8\nd,pos,.7\ne,neg,.9\nf,pos,.6\ng,pos,.8\n"
        "h,neg,.7\ni,pos,.5\nj,neg,.95\n",
        {});
    row("labels beside a predicted class",
        "y,predicted_label,score\nneg,neg,.9\npos,neg,.6\npos,pos,.8\nneg,pos,.7\nneg,neg,.9\n"
        "pos,pos,.6\npos,pos,.8\nneg,neg,.7\npos,pos,.5\nneg,neg,.95\n",
        {});
    const std::string nine = "flag,animal,p\n0,cat,0.1\n0,dog,0.2\n0,cat,0.3\n0,dog,0.4\n"
                             "0,cat,0.45\n1,dog,0.6\n1,cat,0.7\n1,dog,0.8\n1,cat,0.9\n";
    row("two words in the headings of models",
        "sick,series,score_a,score_b\n0,a,.5,.25\n1,b,.75,.5\n1,a,.5,.75\n", {0, 1});
    row("a sex alone", "sex,p\n0,0.5\n1,0.25\n0,0.75\n", {0});
    row("0 and 1 beside two words", nine.c_str(), {0, 1});
    row("a diagnosis beside the classes that are predicted",
        "diagnosis,churn,pred,p\nsick,0,0,.5\nwell,1,1,.75\nwell,1,0,.25\nsick,1,1,.5\n", {0, 1});
    row("a diagnosis of other classes than the predicted ones",
        "diagnosis,churn,pred,p\n0,a,a,.5\n1,b,b,.75\n0,b,a,.25\n", {});
    row("Prodigy, which asks about one class",
        "text,label,score,answer\nt1,SPAM,.75,accept\nt2,SPAM,.5,reject\nt3,SPAM,.25,accept\n",
        {1, 3});
    row("the same label in every row, one that is usual",
        "text,label,score,tone\nt1,0,.75,kind\nt2,0,.5,rude\nt3,0,.25,kind\n", {});
    row("two words beside predicted classes of other words",
        ".pred_class,.pred_no,.pred_yes,habit,age\nno,.75,.25,former,30\nyes,.25,.75,never,40\n"
        "no,.75,.25,former,25\n",
        {3});
    row("SPSS Modeler", "churn,$C-churn,$CC-churn\nF,F,0.9\nT,F,0.6\nT,T,0.8\nF,T,0.7\n", {0, 1});
    row("as many as anybody asks about", "a,b,c,d,p\n1,0,0,1,0.5\n0,0,1,1,0.7\n0,1,0,0,0.7\n",
        {0, 1, 2, 3});
    row("more than anybody asks about",
        "a,b,c,d,e,p\n1,0,0,1,0,0.5\n0,0,1,1,1,0.7\n0,1,0,0,0,0.7\n", {});
    row("labels that are there twice", "label,target,score\n1,1,0.5\n0,0,0.7\n", {});
    row("a target of fractions", "label,target,score\n1,0.25,0.5\n0,0.5,0.7\n", {});
}

void TestDelimitedTable::questions()
{
    QFETCH(const std::string, text);
    QFETCH(const std::vector<std::size_t>, columns);
    const auto table = core::previewTable(text, "file");
    QVERIFY(table);
    std::vector<std::size_t> possible = table->possibleLabels;
    std::ranges::sort(possible);
    QVERIFY(possible == columns);
    QVERIFY(columns.empty() || rolesOf(*table).find('l') == std::string::npos);
}

/// Numbers of which nothing says that they are scores.
void TestDelimitedTable::scoresAreAskedAbout()
{
    const auto possible = [](const std::string& text) {
        const auto table = core::previewTable(text, "file");
        return table && rolesOf(*table).find('s') == std::string::npos ? table->possibleScores
                                                                       : std::vector<std::size_t>{};
    };
    QCOMPARE(possible("Survived,Pclass,Age,Fare\n0,3,22,7.25\n1,1,38,71.5\n1,3,26,8\n"),
             (std::vector<std::size_t>{1, 2, 3}));
    QCOMPARE(possible("y,a,b\n1,-2.5,3.5\n0,1.5,2.5\n"), (std::vector<std::size_t>{1, 2}));
    QCOMPARE(possible("label,pred,logit_0,logit_1\n1,1,-1.5,2.5\n0,0,1.5,-1\n1,0,0.5,-0.25\n"),
             (std::vector<std::size_t>{2, 3}));
    QCOMPARE(possible("y,a,b\n1,0.5,0.25\n0,0.5,0.75\n"), std::vector<std::size_t>{});
    QCOMPARE(possible("y,a_1,b_1\n1,0.25,0.75\n0,0.75,0.25\n1,0.5,0.5\n0,0.5,0.5\n1,1,0\n0,0,1\n"),
             (std::vector<std::size_t>{1, 2}));
    QCOMPARE(possible("y,p[0],p[1]\n1,-2,3\n0,2.5,1\n1,0,1\n0,0.5,0\n1,-1,1\n0,0,-1\n"),
             (std::vector<std::size_t>{1, 2}));
    QCOMPARE(possible("y,a,score\n1,-2.5,3.5\n0,1.5,2.5\n"), std::vector<std::size_t>{});
    // Shares below no heading, as SageMaker joins them to its input.
    QCOMPARE(possible("1,0.000,0.857,0.9\n0,0.25,0.5,0.125\n1,0.5,0.75,0.5\n"),
             (std::vector<std::size_t>{1, 2, 3}));
    // Shares that add up to 1 but for a rounded digit.
    QCOMPARE(
        possible("y,a_1,b_1\n1,0.25,0.7505\n0,0.75,0.25\n1,0.5,0.5\n0,0.5,0.5\n1,1,0\n0,0,1\n"),
        (std::vector<std::size_t>{1, 2}));
    // Three columns are asked about, whether they have fractions; of two, fractions decide.
    QCOMPARE(possible("y,a,b,c\n1,7,3,0.5\n0,9,1,2.5\n1,5,8,7\n"),
             (std::vector<std::size_t>{1, 2, 3}));
    QCOMPARE(possible("y,a,b\n1,7,3\n0,9,1\n1,5,8\n"), (std::vector<std::size_t>{1, 2}));
}

void TestDelimitedTable::plainTables_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("plain");  // empty: it is that already
    const auto row = [](const char* name, const char* text, const char* plain) {
        QTest::newRow(name) << std::string(text) << std::string(plain);
    };
    row("delimited", "label,score\n1,0.5\n", "");
    row("records", R"([{"y": 1, "p": 0.5}, {"p": 0.25, "y": 0}])", "y,p\n1,0.5\n0,0.25\n");
    row("records by line", "{\"y\":1,\"p\":0.5}\n\n{\"y\":0,\"p\":null}\n", "y,p\n1,0.5\n0,\n");
    row("columns and data", R"({"columns": ["y", "p"], "data": [[1, 0.5], [0, 0.25]]})",
        "y,p\n1,0.5\n0,0.25\n");
    row("Watson's fields and values", R"({"fields": ["y", "p"], "values": [[1, [0.25, 0.75]]]})",
        "y,p[0],p[1]\n1,0.25,0.75\n");
    row("arrays by column", R"({"y": [true, false], "p": [0.5, 0.25], "n": 2})",
        "y,p\ntrue,0.5\nfalse,0.25\n");
    row("documents by query", R"({"1": {"a": 1, "b": 0}, "2": {"a": 0.5, "b": 1}})", "refused");
    row("arrays by query", R"({"1": [1, 0], "2": [0.5, 0.25]})", "refused");
    row("columns by index", R"({"y": {"0": 1, "1": 0}, "p": {"0": 0.5, "1": 1}})",
        "y,p\n1,0.5\n0,1\n");
    row("rows below headings", R"([["y", "p"], [1, 0.5]])", "y,p\n1,0.5\n");
    row("rows without headings", R"([[1, 0.5, 0.5], [0, 0.25, 0.75]])", "1,0.5,0.5\n0,0.25,0.75\n");
    row("records in an object", R"({"version": 2, "rows": [{"y": "a,b", "p": 1}]})",
        "y,p\n\"a,b\",1\n");
    row("fields of a field", R"([{"y": 1, "p": {"no": 0.25, "yes": 0.75}}])",
        "y,p(no),p(yes)\n1,0.25,0.75\n");
    row("vectors of Spark", "label,probability\n0.0,\"[0.75,0.25]\"\n\n1.0,\"[0.5, 0.5]\"\n",
        "label,probability[0],probability[1]\n0.0,0.75,0.25\n\n1.0,0.5,0.5\n");
    row("vectors of numpy", "y;p\n1;[0.75 0.25]\n", "y;p[0];p[1]\n1;0.75;0.25\n");
    row("R's write.table", "\"obs\" \"p\"\n\"1\" \"not yet\" 0.5\n\"2\" \"yes\" 0.25\n",
        "row\tobs\tp\n1\tnot yet\t0.5\n2\tyes\t0.25\n");
    row("R's write.table, commas", "\"obs\",\"p\"\n\"1\",1,0.5\n\"2\",0,0.25\n",
        "row,\"obs\",\"p\"\n\"1\",1,0.5\n\"2\",0,0.25\n");
    row("pandas' to_string", "   y    p\n0  1  0.5\n1  0  0.2\n",
        "row\ty\tp\n0\t1\t0.5\n1\t0\t0.2\n");
    row("vectors of Keras", R"([{"y": 1, "p": [0.5]}, {"y": 0, "p": [0.25]}])",
        "y,p\n1,0.5\n0,0.25\n");
    row("vectors in JSON", R"([{"y": 1, "p": [0.5, 0.5]}])", "y,p[0],p[1]\n1,0.5,0.5\n");
    row("vectors beside their classes",
        "y,probabilities,labels\nyes,\"[0.25, 0.75]\",\"['no', 'yes']\"\n",
        "y,probabilities(no),probabilities(yes),labels\nyes,0.25,0.75,\"['no', 'yes']\"\n");
    row("predictions of Vertex AI",
        R"({"instance": {"y": "2"}, "prediction": {"classes": ["1", "2"], "scores": [0.25, 0.75]}})"
        "\n"
        R"({"instance": {"y": "1"}, "prediction": {"classes": ["1", "2"], "scores": [0.5, 0.5]}})",
        "instance(y),prediction(classes),prediction(scores)(1),prediction(scores)(2)\n"
        "2,\"[\"\"1\"\",\"\"2\"\"]\",0.25,0.75\n1,\"[\"\"1\"\",\"\"2\"\"]\",0.5,0.5\n");
    row("predictions of BigQuery",
        R"([{"y": "a", "probs": [{"label": "a", "prob": "0.75"}, {"label": "b", "prob": "0.25"}]}])",
        "y,probs(a),probs(b)\na,0.75,0.25\n");
    row("a pipeline that returns every class",
        R"([[{"label": "a", "score": 0.75}, {"label": "b", "score": 0.25}]])",
        "score(a),score(b)\n0.75,0.25\n");
    row("titles above headings", "Model report,,\n\"1 March, 2024\"\nid,churned,score\na,1,0.5\n",
        "\n\nid,churned,score\na,1,0.5\n");
    row("Orange's rows of types and roles",
        "Age\tsick\tTree (yes)\ncontinuous\tno yes\tcontinuous\n\tclass\tmeta\n1\tno\t0.5\n",
        "Age\tsick\tTree (yes)\n\n\n1\tno\t0.5\n");
    row("Weka's ARFF",
        "% saved\n@RELATION churn\n\n@ATTRIBUTE 'prediction margin' NUMERIC\n@attribute class "
        "{no,yes}\n@DATA\n0.5,yes\n% none\n-0.5,no\n",
        "\n\n\n\n\nprediction margin,class\n0.5,yes\n\n-0.5,no\n");
    row("commas and quotes in Weka's quotes",
        "@relation r\n@attribute 'a, b' string\n@attribute y {'no, not', yes}\n@data\n"
        "'it\\'s 1, 2', 'no, not'\nx,yes\n",
        "\n\n\n\"a, b\",y\n\"it's 1, 2\",\"no, not\"\nx,yes\n");
    row("Markdown, with a text above",
        "Scores:\n\n| y | p |\n|---|--:|\n| 1 | **0.5** |\n| a\\|b | |\n",
        "\n\ny\tp\n\n1\t0.5\na|b\t\n");
    row("psql", " y |  p  \n---+-----\n 1 | 0.5\n(1 row)\n", "y\tp\n\n1\t0.5\n\n");
    row("mysql", "+---+-----+\n| y | p   |\n+---+-----+\n| 1 | 0.5 |\n+---+-----+\n",
        "\ny\tp\n\n1\t0.5\n\n");
    row("DuckDB, types below the headings",
        "┌───────┬────────┐\n│   y   │   p    │\n│ int32 │ double │\n├───────┼────────┤\n"
        "│     1 │    0.5 │\n└───────┴────────┘\n",
        "\ny\tp\n\n\n1\t0.5\n\n");
    row("MediaWiki, a row in one line and in several",
        "{| class=\"wikitable\"\n! y !! scope=\"col\" | p\n|-\n| 1 || 0.5\n|-\n| 0\n| 0.25\n|}\n",
        "\n\ny\tp\n\n1\t0.5\n\n\n0\t0.25\n");
    row("Jira", "|| y || p ||\n| 1 | 0.5 |\n", "y\tp\n1\t0.5\n");
    row("bars alone below known headings", "label|score\n1|0.5\n", "label\tscore\n1\t0.5\n");
    row("bars in lists", "query,ids\na,d1|d2\nb,d3|d4\n", "");
    row("bars in ids", "q1 0 a|b 1\nq1 0 c|d 0\n", "");
    row("letters that are classes", "y_true,y_pred\nc,d\nc,c\na,b\n", "");
    row("words that are no types", "a,b\nc,d\n,x\n", "");
    row("a title in merged cells", "Report,Report,Report\nid,churned,score\na,1,0.5\n",
        "\nid,churned,score\na,1,0.5\n");
    row("vectors of Spark as JSON",
        "y,probability\n1,\"{\"\"type\"\":1,\"\"values\"\":[0.25,0.75]}\"\n",
        "y,probability[0],probability[1]\n1,0.25,0.75\n");
    row("a delimiter and comments above headings", "sep=;\n# model 3\ny;p\n1;0.5\n",
        "\n\ny;p\n1;0.5\n");
    row("lists above a row of words", "a,b\nc,d,user\ne,f\n", "");
    row("text in brackets", "label,score,text\n1,0.5,[so]\n0,0.25,(1)\n", "");
    row("no rows in JSON", R"({"label": 1, "score": 0.5})", "refused");
    row("damaged JSON", R"([{"label": 1, "score": )", "refused");
}

void TestDelimitedTable::plainTables()
{
    QFETCH(const std::string, text);
    QFETCH(const std::string, plain);
    const auto made = core::tableText(text, "file");
    if (plain == "refused") {
        QVERIFY(!made && made.error().problem == ErrorCode::NoJsonTable);
        return;
    }
    QVERIFY(made);
    QCOMPARE(QString::fromStdString(*made ? (*made)->text : ""), QString::fromStdString(plain));
    QCOMPARE(!core::previewTable(text, "file"), core::beginsLikeJson(text));
}

void TestDelimitedTable::roles()
{
    QFETCH(const std::string, text);
    QFETCH(const std::string, roles);
    const auto table = core::previewTable(text, "file");
    QVERIFY(table);
    QCOMPARE(rolesOf(*table), roles);
}

void TestDelimitedTable::decimalCommas_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<bool>("seem");
    QTest::newRow("semicolons") << "sick;random forest\nyes;0,76\nno;0,5\n"s << true;
    QTest::newRow("in the first column") << "model;sick\n0,76;yes\n0,5;no\n"s << true;
    QTest::newRow("whole numbers between") << "sick;model\n1;0,76\n0;1\n"s << true;
    QTest::newRow("NaN between") << "sick;model\n1;0,76\n0;NaN\n"s << true;
    QTest::newRow("quotes") << "sick,model\n1,\"0,76\"\n0,\"0,5\"\n"s << true;
    QTest::newRow("points elsewhere") << "sick;model;price\n1;0.76;1,5\n0;0.5;2,5\n"s << false;
    QTest::newRow("points") << "sick;model\n1;0.76\n0;0.5\n"s << false;
    QTest::newRow("words between") << "sick;model\n1;0,76\n0;high\n"s << false;
    QTest::newRow("whole numbers") << "sick;model\n1;7\n0;5\n"s << false;
    QTest::newRow("thousands") << "sick,model\n1,\"168,300\"\n0,\"1,250\"\n1,70\n"s << false;
    QTest::newRow("thousandths") << "sick;model\n1;0,168\n0;0,500\n"s << true;
}

void TestDelimitedTable::decimalCommas()
{
    QFETCH(const std::string, text);
    QFETCH(const bool, seem);
    const auto table = core::previewTable(text, "file");
    QVERIFY(table);
    QCOMPARE(core::seemsToHaveDecimalCommas(*table), seem);
    const auto agreed = core::previewTable(text, "file", {{}, {}, true});
    QVERIFY(agreed && !core::seemsToHaveDecimalCommas(*agreed));
}

void TestDelimitedTable::numbers_data()
{
    QTest::addColumn<std::string>("cell");
    QTest::addColumn<bool>("decimalComma");
    QTest::addColumn<double>("number");  // 99 is none
    QTest::newRow("point") << "0.5"s << false << 0.5;
    QTest::newRow("comma without the choice") << "0,5"s << false << 99.0;
    QTest::newRow("comma") << "0,5"s << true << 0.5;
    QTest::newRow("point after the choice of a comma") << "0.5"s << true << 99.0;
    QTest::newRow("thousands") << "1.234,5"s << true << 99.0;
    QTest::newRow("two commas") << "1,234,5"s << true << 99.0;
    QTest::newRow("blanks around") << " 2 "s << false << 2.0;
    QTest::newRow("plus") << "+2"s << false << 2.0;
    QTest::newRow("exponent") << "2,5e-1"s << true << 0.25;
    QTest::newRow("text behind") << "2x"s << false << 99.0;
    QTest::newRow("empty") << ""s << false << 99.0;
    QTest::newRow("per cent") << "35.6%"s << false << 0.356;
    QTest::newRow("per cent behind a blank") << "35,6 %"s << true << 0.356;
    QTest::newRow("per cent of an exponent") << "1e2%"s << false << 99.0;
    QTest::newRow("per cent alone") << "%"s << false << 99.0;
}

void TestDelimitedTable::numbers()
{
    QFETCH(const std::string, cell);
    QFETCH(const bool, decimalComma);
    QFETCH(const double, number);
    QVERIFY(core::numberInCell(cell, decimalComma).value_or(99) == number);
}

void TestDelimitedTable::onlyTheBeginningIsRead()
{
    std::string text = "label,score\n";
    while (text.size() < 1'000'000)
        text += "1,0.5\n";
    text += "\xFF\n";
    const auto table = core::previewTable(text, "file", {}, 7);
    QVERIFY(table);
    QCOMPARE(table->rows.size(), std::size_t{7});
    const auto oneLine = core::previewTable(std::string(262'143, 'a') + "é,b", "file");
    QVERIFY(oneLine);
}

void TestDelimitedTable::columnsByName()
{
    const auto table = core::previewTable("label,2,,score\n1,7,x,0.5\n", "file", {{}, true, false});
    QVERIFY(table);
    QVERIFY(core::columnNamed(*table, "score") == std::size_t{3});
    QVERIFY(core::columnNamed(*table, "2") == std::size_t{1});
    QVERIFY(core::columnNamed(*table, "3") == std::size_t{2});
    QVERIFY(!core::columnNamed(*table, "5"));
    QVERIFY(!core::columnNamed(*table, "0"));
    QVERIFY(!core::columnNamed(*table, ""));
    QVERIFY(!core::columnNamed(*table, "Score"));
    QCOMPARE(core::columnName(*table, 0), "label"s);
    QCOMPARE(core::columnName(*table, 2), "3"s);
}

void TestDelimitedTable::refused_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::size_t>("line");
    QTest::addColumn<ErrorCode>("problem");
    QTest::newRow("nothing") << ""s << std::size_t{0} << ErrorCode::NothingToRead;
    QTest::newRow("blank lines") << "\n \n\r\n"s << std::size_t{0} << ErrorCode::NothingToRead;
    QTest::newRow("NUL") << "a,b\n\0,1\n"s << std::size_t{2} << ErrorCode::BinaryData;
    QTest::newRow("Latin-1") << "a,b\n1,2\ncaf\xE9,1\n"s << std::size_t{3} << ErrorCode::NotUtf8;
}

void TestDelimitedTable::refused()
{
    QFETCH(const std::string, text);
    QFETCH(const std::size_t, line);
    QFETCH(const ErrorCode, problem);
    const auto table = core::previewTable(text, "file");
    QVERIFY(!table);
    QCOMPARE(table.error().line, line);
    QCOMPARE(table.error().problem, problem);
}

QTEST_APPLESS_MAIN(TestDelimitedTable)

}  // namespace tst_delimited_table

#include "tst_delimited_table.moc"
