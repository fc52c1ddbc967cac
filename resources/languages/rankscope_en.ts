<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Wording</name>
    <message numerus="yes">
        <source>%n grades have a fraction, which is cut off as %1 does</source>
        <translation>
            <numerusform>%n grade has a fraction, which is cut off as %1 does</numerusform>
            <numerusform>%n grades have a fraction, which is cut off as %1 does</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>open: %n documents decide</source>
        <translation>
            <numerusform>open: %n document decides</numerusform>
            <numerusform>open: %n documents decide</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n queries</source>
        <translation>
            <numerusform>%n query</numerusform>
            <numerusform>%n queries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n runs</source>
        <translation>
            <numerusform>%n run</numerusform>
            <numerusform>%n runs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n documents</source>
        <translation>
            <numerusform>%n document</numerusform>
            <numerusform>%n documents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lines</source>
        <translation>
            <numerusform>%n line</numerusform>
            <numerusform>%n lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n judgments</source>
        <translation>
            <numerusform>%n judgment</numerusform>
            <numerusform>%n judgments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n texts</source>
        <translation>
            <numerusform>%n text</numerusform>
            <numerusform>%n texts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n predictions</source>
        <translation>
            <numerusform>%n prediction</numerusform>
            <numerusform>%n predictions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lacks %n judged queries: %1</source>
        <translation>
            <numerusform>lacks %n judged query: %1</numerusform>
            <numerusform>lacks %n judged queries: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>has %n queries without judgments: %1</source>
        <translation>
            <numerusform>has %n query without judgments: %1</numerusform>
            <numerusform>has %n queries without judgments: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows are bad; --skip-bad-rows leaves them out.</source>
        <translation>
            <numerusform>%n row is bad; --skip-bad-rows leaves it out.</numerusform>
            <numerusform>%n rows are bad; --skip-bad-rows leaves them out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>left out %n bad rows (--skip-bad-rows)</source>
        <translation>
            <numerusform>left out %n bad row (--skip-bad-rows)</numerusform>
            <numerusform>left out %n bad rows (--skip-bad-rows)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of %n comparisons</source>
        <translation>
            <numerusform>of %n comparison</numerusform>
            <numerusform>of %n comparisons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Means over %n queries.</source>
        <translation>
            <numerusform>Means over %n query.</numerusform>
            <numerusform>Means over %n queries.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Holm’s p is adjusted over %n groups.</source>
        <translation>
            <numerusform>Holm’s p is adjusted over %n group.</numerusform>
            <numerusform>Holm’s p is adjusted over %n groups.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n queries are in no group of %1</source>
        <translation>
            <numerusform>%n query is in no group of %1</numerusform>
            <numerusform>%n queries are in no group of %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n judged queries are not in the run and count 0 (%1): %2</source>
        <translation>
            <numerusform>%n judged query is not in the run and counts 0 (%1): %2</numerusform>
            <numerusform>%n judged queries are not in the run and count 0 (%1): %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n judged queries are not in the run and are left out of the mean (%1): %2</source>
        <translation>
            <numerusform>%n judged query is not in the run and is left out of the mean (%1): %2</numerusform>
            <numerusform>%n judged queries are not in the run and are left out of the mean (%1): %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n queries of the run have no judgments and are ignored: %1</source>
        <translation>
            <numerusform>%n query of the run has no judgments and is ignored: %1</numerusform>
            <numerusform>%n queries of the run have no judgments and are ignored: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n queries have no value, %2: %3</source>
        <translation>
            <numerusform>%1: %n query has no value, %2: %3</numerusform>
            <numerusform>%1: %n queries have no value, %2: %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more runs (%1)</source>
        <translation>
            <numerusform>%n more run (%1)</numerusform>
            <numerusform>%n more runs (%1)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has the means of %n runs: %2.</source>
        <translation>
            <numerusform>%1 has the means of %n run: %2.</numerusform>
            <numerusform>%1 has the means of %n runs: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… %n more</source>
        <translation>
            <numerusform>… %n more</numerusform>
            <numerusform>… %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One run, %1, over %n queries.</source>
        <translation>
            <numerusform>One run, %1, over %n query.</numerusform>
            <numerusform>One run, %1, over %n queries.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (A) and %2 (B) over %n queries.</source>
        <translation>
            <numerusform>%1 (A) and %2 (B) over %n query.</numerusform>
            <numerusform>%1 (A) and %2 (B) over %n queries.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n queries are left out, which a run lacks.</source>
        <translation>
            <numerusform>%n query is left out, which a run lacks.</numerusform>
            <numerusform>%n queries are left out, which a run lacks.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is of the %n queries that count in every run.</source>
        <translation>
            <numerusform>It is of the %n query that counts in every run.</numerusform>
            <numerusform>It is of the %n queries that count in every run.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is adjusted by Holm over %n comparisons.</source>
        <translation>
            <numerusform>It is adjusted by Holm over %n comparison.</numerusform>
            <numerusform>It is adjusted by Holm over %n comparisons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” is no number from %2 to %3 with %n decimals at most: it is %4 again.</source>
        <translation>
            <numerusform>“%1” is no number from %2 to %3 with %n decimal at most: it is %4 again.</numerusform>
            <numerusform>“%1” is no number from %2 to %3 with %n decimals at most: it is %4 again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is computed so by %1 and %n more.</source>
        <translation>
            <numerusform>It is computed so by %1 and %n more.</numerusform>
            <numerusform>It is computed so by %1 and %n more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pairs stand the wrong way round</source>
        <translation>
            <numerusform>%n pair stands the wrong way round</numerusform>
            <numerusform>%n pairs stand the wrong way round</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 combinations, %n different values fit; by chance about %3.</source>
        <translation>
            <numerusform>%1 of %2 combinations, %n different value fits; by chance about %3.</numerusform>
            <numerusform>%1 of %2 combinations, %n different values fit; by chance about %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>How far the %n unjudged documents could move %1 is not known: there are too many ways to grade them.</source>
        <translation>
            <numerusform>How far the %n unjudged document could move %1 is not known: there are too many ways to grade it.</numerusform>
            <numerusform>How far the %n unjudged documents could move %1 is not known: there are too many ways to grade them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whatever grades from 0 to %1 the %n unjudged documents get, %2</source>
        <translation>
            <numerusform>Whatever grade from 0 to %1 the unjudged document gets, %2</numerusform>
            <numerusform>Whatever grades from 0 to %1 the %n unjudged documents get, %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only the first %n ranks of a query are read.</source>
        <translation>
            <numerusform>Only the first rank of a query is read.</numerusform>
            <numerusform>Only the first %n ranks of a query are read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 queries were edited by hand.</source>
        <translation>
            <numerusform>%1 query was edited by hand.</numerusform>
            <numerusform>%1 queries were edited by hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 queries are shown, as the filter has them.</source>
        <translation>
            <numerusform>%1 of %2 queries is shown, as the filter has it.</numerusform>
            <numerusform>%1 of %2 queries are shown, as the filter has them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n edited queries are in none of the files any more: %1. Their edits are kept.</source>
        <translation>
            <numerusform>%n edited query is in none of the files any more: %1. Its edits are kept.</numerusform>
            <numerusform>%n edited queries are in none of the files any more: %1. Their edits are kept.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of your grades differ from grades that the files changed, too: %1. Yours stay; putting the query back takes those of the files.</source>
        <translation>
            <numerusform>%n of your grades differs from one that the files changed, too: %1. Yours stays; putting the query back takes that of the files.</numerusform>
            <numerusform>%n of your grades differ from grades that the files changed, too: %1. Yours stay; putting the query back takes those of the files.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of your lists stand in the place of lists that are others in the files now: %1. Yours stay; putting the query back takes those of the files.</source>
        <translation>
            <numerusform>%n of your lists stands in the place of a list that is another in the files now: %1. Yours stays; putting the query back takes that of the files.</numerusform>
            <numerusform>%n of your lists stand in the place of lists that are others in the files now: %1. Yours stay; putting the query back takes those of the files.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What was edited of %n queries is in the files now, and no edit any more: %1.</source>
        <translation>
            <numerusform>What was edited of query %1 is in the files now, and no edit any more.</numerusform>
            <numerusform>What was edited of %n queries is in the files now, and no edit any more: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n runs are in none of the files any more: %1. Undo brings them back.</source>
        <translation>
            <numerusform>%1 is in none of the files any more. Undo brings it back.</numerusform>
            <numerusform>%n runs are in none of the files any more: %1. Undo brings them back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing was reloaded: %n runs are in none of the files any more, and lists of theirs were edited: %1. Put those queries back, or the runs, and reload again.</source>
        <translation>
            <numerusform>Nothing was reloaded: %1 is in none of the files any more, and lists of it were edited. Put those queries back, or the run, and reload again.</numerusform>
            <numerusform>Nothing was reloaded: %n runs are in none of the files any more, and lists of theirs were edited: %1. Put those queries back, or the runs, and reload again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A figure must be at least %n millimetres wide and high.</source>
        <translation>
            <numerusform>A figure must be at least %n millimetre wide and high.</numerusform>
            <numerusform>A figure must be at least %n millimetres wide and high.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ranks</source>
        <translation>
            <numerusform>%n rank</numerusform>
            <numerusform>%n ranks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 … (%n grades)</source>
        <translation>
            <numerusform>%1 … (%n grade)</numerusform>
            <numerusform>%1 … (%n grades)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n judged queries are not in run %1 and count 0 in its mean.</source>
        <translation>
            <numerusform>%n judged query is not in run %1 and counts 0 in its mean.</numerusform>
            <numerusform>%n judged queries are not in run %1 and count 0 in its mean.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n judged queries are not in run %1 and are left out of its mean.</source>
        <translation>
            <numerusform>%n judged query is not in run %1 and is left out of its mean.</numerusform>
            <numerusform>%n judged queries are not in run %1 and are left out of its mean.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n queries of run %1 have no judgments and are left out of its mean.</source>
        <translation>
            <numerusform>%n query of run %1 has no judgments and is left out of its mean.</numerusform>
            <numerusform>%n queries of run %1 have no judgments and are left out of its mean.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rank %1 is relevant: %n of the first %1 documents are, so its precision is %2.</source>
        <translation>
            <numerusform>Rank %1 is relevant: %n of the first %1 documents is, so its precision is %2.</numerusform>
            <numerusform>Rank %1 is relevant: %n of the first %1 documents are, so its precision is %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>None of the %n relevant documents is in the top %1.</source>
        <translation>
            <numerusform>The only relevant document is not in the top %1.</numerusform>
            <numerusform>None of the %n relevant documents is in the top %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>1 of the %n relevant documents is in the top %1.</source>
        <translation>
            <numerusform>The only relevant document is in the top %1.</numerusform>
            <numerusform>1 of the %n relevant documents is in the top %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of the %n relevant documents are in the top %2.</source>
        <translation>
            <numerusform>%1 of the %n relevant documents are in the top %2.</numerusform>
            <numerusform>%1 of the %n relevant documents are in the top %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>None of the %n relevant documents was retrieved.</source>
        <translation>
            <numerusform>The only relevant document was not retrieved.</numerusform>
            <numerusform>None of the %n relevant documents was retrieved.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>1 of the %n relevant documents was retrieved.</source>
        <translation>
            <numerusform>The only relevant document was retrieved.</numerusform>
            <numerusform>1 of the %n relevant documents was retrieved.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of the %n relevant documents were retrieved.</source>
        <translation>
            <numerusform>%1 of the %n relevant documents were retrieved.</numerusform>
            <numerusform>%1 of the %n relevant documents were retrieved.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>all %n documents</source>
        <translation>
            <numerusform>the one document</numerusform>
            <numerusform>all %n documents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paste %n samples</source>
        <translation>
            <numerusform>Paste a sample</numerusform>
            <numerusform>Paste %n samples</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 And %n more.</source>
        <translation>
            <numerusform>%1 And %n more.</numerusform>
            <numerusform>%1 And %n more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rank %1: %n ranks too late.</source>
        <translation>
            <numerusform>Rank %1: %n rank too late.</numerusform>
            <numerusform>Rank %1: %n ranks too late.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rank %1: %n ranks too early.</source>
        <translation>
            <numerusform>Rank %1: %n rank too early.</numerusform>
            <numerusform>Rank %1: %n ranks too early.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 queries</source>
        <translation>
            <numerusform>%1 of %2 queries</numerusform>
            <numerusform>%1 of %2 queries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 queries</source>
        <translation>
            <numerusform>%1 query</numerusform>
            <numerusform>%1 queries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n columns of numbers are not used: %1.</source>
        <translation>
            <numerusform>%n column of numbers is not used: %1.</numerusform>
            <numerusform>%n columns of numbers are not used: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ranks up</source>
        <translation>
            <numerusform>%n rank up</numerusform>
            <numerusform>%n ranks up</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ranks down</source>
        <translation>
            <numerusform>%n rank down</numerusform>
            <numerusform>%n ranks down</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>‘%1’ is not read · %n queries edited</source>
        <translation>
            <numerusform>‘%1’ is not read · %n query edited</numerusform>
            <numerusform>‘%1’ is not read · %n queries edited</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lines</source>
        <translation>
            <numerusform>%1 line</numerusform>
            <numerusform>%1 lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n queries edited</source>
        <translation>
            <numerusform>%n query edited</numerusform>
            <numerusform>%n queries edited</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>first %n ranks</source>
        <translation>
            <numerusform>first rank</numerusform>
            <numerusform>first %n ranks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 samples · %2 · %3 distinct scores</source>
        <translation>
            <numerusform>%1 samples · %2 · %3 distinct score</numerusform>
            <numerusform>%1 samples · %2 · %3 distinct scores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n uniform bins</source>
        <translation>
            <numerusform>%n uniform bin</numerusform>
            <numerusform>%n uniform bins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n quantile bins</source>
        <translation>
            <numerusform>%n quantile bin</numerusform>
            <numerusform>%n quantile bins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows with a weight of 0 are left out.</source>
        <translation>
            <numerusform>%n row with a weight of 0 is left out.</numerusform>
            <numerusform>%n rows with a weight of 0 are left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows labelled %1 are left out.</source>
        <translation>
            <numerusform>%n row labelled %1 is left out.</numerusform>
            <numerusform>%n rows labelled %1 are left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ids are not in %1 and are left out: %2.</source>
        <translation>
            <numerusform>%n id is not in %1 and is left out: %2.</numerusform>
            <numerusform>%n ids are not in %1 and are left out: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of the missing queries are answered by %1 and count 0 here; --missing skip leaves them out</source>
        <translation>
            <numerusform>%n of the missing queries is answered by %1 and counts 0 here; --missing skip leaves it out</numerusform>
            <numerusform>%n of the missing queries are answered by %1 and count 0 here; --missing skip leaves them out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n runs (%1)</source>
        <translation>
            <numerusform>%n run (%1)</numerusform>
            <numerusform>%n runs (%1)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n lines are left out.</source>
        <translation>
            <numerusform>%1: %n line is left out.</numerusform>
            <numerusform>%1: %n lines are left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ids of %1 are not in %2 and are left out.</source>
        <translation>
            <numerusform>%n id of %1 is not in %2 and is left out.</numerusform>
            <numerusform>%n ids of %1 are not in %2 and are left out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::AttributionPanel</name>
    <message numerus="yes">
        <source>%n other documents change nothing.</source>
        <translation>
            <numerusform>One other document changes nothing.</numerusform>
            <numerusform>%n other documents change nothing.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::CalibrationChart</name>
    <message numerus="yes">
        <source>bin %1 to %2: %n samples</source>
        <translation>
            <numerusform>bin %1 to %2: %n sample</numerusform>
            <numerusform>bin %1 to %2: %n samples</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::ClassifierDocument</name>
    <message numerus="yes">
        <source>%n samples</source>
        <translation>
            <numerusform>%n sample</numerusform>
            <numerusform>%n samples</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::ClassifierPage</name>
    <message numerus="yes">
        <source>%n documents were left out: %1 unjudged, %2 without a score.</source>
        <translation>
            <numerusform>%n document was left out: %1 unjudged, %2 without a score.</numerusform>
            <numerusform>%n documents were left out: %1 unjudged, %2 without a score.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::ClassifierSettingsPanel</name>
    <message numerus="yes">
        <source>%n bins</source>
        <translation>
            <numerusform>%n bin</numerusform>
            <numerusform>%n bins</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::ClassifierText</name>
    <message numerus="yes">
        <source>%1 positives</source>
        <translation>
            <numerusform>%1 positive</numerusform>
            <numerusform>%1 positives</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 negatives</source>
        <translation>
            <numerusform>%1 negative</numerusform>
            <numerusform>%1 negatives</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::CollectionPage</name>
    <message numerus="yes">
        <source>%n lists</source>
        <translation>
            <numerusform>%n list</numerusform>
            <numerusform>%n lists</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing of ‘%1’ is lost: its %n edited queries are kept, and saving writes them. Once its files can be read, undo and redo show it.</source>
        <translation>
            <numerusform>Nothing of ‘%1’ is lost: its edited query is kept, and saving writes it. Once its files can be read, undo and redo show it.</numerusform>
            <numerusform>Nothing of ‘%1’ is lost: its %n edited queries are kept, and saving writes them. Once its files can be read, undo and redo show it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files</source>
        <translation>
            <numerusform>%n file</numerusform>
            <numerusform>%n files</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::ComparisonPanel</name>
    <message numerus="yes">
        <source>%n documents differ</source>
        <translation>
            <numerusform>%n document differs</numerusform>
            <numerusform>%n documents differ</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::ContrastText</name>
    <message numerus="yes">
        <source>A and B score the same %n samples, %1 of them positive.</source>
        <translation>
            <numerusform>A and B score the same %n sample, %1 of them positive.</numerusform>
            <numerusform>A and B score the same %n samples, %1 of them positive.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::DecisionChart</name>
    <message numerus="yes">
        <source>%n shorter ranges</source>
        <translation>
            <numerusform>%n shorter range</numerusform>
            <numerusform>%n shorter ranges</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::DiagnosticText</name>
    <message numerus="yes">
        <source>%n byte order marks</source>
        <translation>
            <numerusform>A byte order mark</numerusform>
            <numerusform>%n byte order marks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blank lines</source>
        <translation>
            <numerusform>%n blank line</numerusform>
            <numerusform>%n blank lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n comment lines</source>
        <translation>
            <numerusform>%n comment line</numerusform>
            <numerusform>%n comment lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lines that are not UTF-8</source>
        <translation>
            <numerusform>%n line that is not UTF-8</numerusform>
            <numerusform>%n lines that are not UTF-8</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lines with more columns than the format has</source>
        <translation>
            <numerusform>%n line with more columns than the format has</numerusform>
            <numerusform>%n lines with more columns than the format has</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n columns beside those that are read</source>
        <translation>
            <numerusform>%n column beside those that are read</numerusform>
            <numerusform>%n columns beside those that are read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lines that cannot be read</source>
        <translation>
            <numerusform>%n line that cannot be read</numerusform>
            <numerusform>%n lines that cannot be read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ids with a no-break space</source>
        <translation>
            <numerusform>%n id with a no-break space</numerusform>
            <numerusform>%n ids with a no-break space</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lines with a quote that they do not close</source>
        <translation>
            <numerusform>%n line with a quote that it does not close</numerusform>
            <numerusform>%n lines with a quote that they do not close</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ids like 1E5, as spreadsheets write long numbers</source>
        <translation>
            <numerusform>%n id like 1E5, as spreadsheets write long numbers</numerusform>
            <numerusform>%n ids like 1E5, as spreadsheets write long numbers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n numbers in scientific notation</source>
        <translation>
            <numerusform>%n number in scientific notation</numerusform>
            <numerusform>%n numbers in scientific notation</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n numbers with a decimal comma</source>
        <translation>
            <numerusform>%n number with a decimal comma</numerusform>
            <numerusform>%n numbers with a decimal comma</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n judgments repeated with the same grade</source>
        <translation>
            <numerusform>%n judgment repeated with the same grade</numerusform>
            <numerusform>%n judgments repeated with the same grade</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n judgments repeated for other subtopics (the second column), as ndeval reads it, with the same grades</source>
        <translation>
            <numerusform>%n judgment repeated for another subtopic (the second column), as ndeval reads it, with the same grade</numerusform>
            <numerusform>%n judgments repeated for other subtopics (the second column), as ndeval reads it, with the same grades</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n judgments repeated with another grade</source>
        <translation>
            <numerusform>%n judgment repeated with another grade</numerusform>
            <numerusform>%n judgments repeated with another grade</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n documents that their queries list again</source>
        <translation>
            <numerusform>%n document that its query lists again</numerusform>
            <numerusform>%n documents that their queries list again</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pairs with grades of several raters</source>
        <translation>
            <numerusform>%n pair with grades of several raters</numerusform>
            <numerusform>%n pairs with grades of several raters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pairs without a grade of any rater</source>
        <translation>
            <numerusform>%n pair without a grade of any rater</numerusform>
            <numerusform>%n pairs without a grade of any rater</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n grades with a fraction</source>
        <translation>
            <numerusform>%n grade with a fraction</numerusform>
            <numerusform>%n grades with a fraction</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n grades below 0</source>
        <translation>
            <numerusform>%n grade below 0</numerusform>
            <numerusform>%n grades below 0</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n judged queries without a grade above 0</source>
        <translation>
            <numerusform>%n judged query without a grade above 0</numerusform>
            <numerusform>%n judged queries without a grade above 0</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n infinite scores</source>
        <translation>
            <numerusform>%n infinite score</numerusform>
            <numerusform>%n infinite scores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scores that are not numbers</source>
        <translation>
            <numerusform>%n score that is not a number</numerusform>
            <numerusform>%n scores that are not numbers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scores of 1.79769e308, with which some sets mark a missing value</source>
        <translation>
            <numerusform>%n score of 1.79769e308, with which some sets mark a missing value</numerusform>
            <numerusform>%n scores of 1.79769e308, with which some sets mark a missing value</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n documents with the score of the one above</source>
        <translation>
            <numerusform>%n document with the score of the one above</numerusform>
            <numerusform>%n documents with the score of the one above</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n documents with the rank of the one above</source>
        <translation>
            <numerusform>%n document with the rank of the one above</numerusform>
            <numerusform>%n documents with the rank of the one above</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n queries whose rank column contradicts the scores</source>
        <translation>
            <numerusform>%n query whose rank column contradicts the scores</numerusform>
            <numerusform>%n queries whose rank column contradicts the scores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n queries with fewer documents than the deepest</source>
        <translation>
            <numerusform>%n query with fewer documents than the deepest</numerusform>
            <numerusform>%n queries with fewer documents than the deepest</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n queries without an id</source>
        <translation>
            <numerusform>%n query without an id</numerusform>
            <numerusform>%n queries without an id</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n queries without a document</source>
        <translation>
            <numerusform>%n query without a document</numerusform>
            <numerusform>%n queries without a document</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n queries whose lines do not stand together</source>
        <translation>
            <numerusform>%n query whose lines do not stand together</numerusform>
            <numerusform>%n queries whose lines do not stand together</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n queries that stand twice</source>
        <translation>
            <numerusform>%n query that stands twice</numerusform>
            <numerusform>%n queries that stand twice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n documents with the id of their query</source>
        <translation>
            <numerusform>%n document with the id of its query</numerusform>
            <numerusform>%n documents with the id of their query</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lines that name no document</source>
        <translation>
            <numerusform>%n line that names no document</numerusform>
            <numerusform>%n lines that name no document</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lines without the feature that gives the scores</source>
        <translation>
            <numerusform>%n line without the feature that gives the scores</numerusform>
            <numerusform>%n lines without the feature that gives the scores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lines with NULL as the feature that gives the scores</source>
        <translation>
            <numerusform>%n line with NULL as the feature that gives the scores</numerusform>
            <numerusform>%n lines with NULL as the feature that gives the scores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n features with the index 0, where they count from 1</source>
        <translation>
            <numerusform>%n feature with the index 0, where they count from 1</numerusform>
            <numerusform>%n features with the index 0, where they count from 1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lines whose features do not ascend</source>
        <translation>
            <numerusform>%n line whose features do not ascend</numerusform>
            <numerusform>%n lines whose features do not ascend</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ids without a text</source>
        <translation>
            <numerusform>%n id without a text</numerusform>
            <numerusform>%n ids without a text</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n further texts for ids that have one</source>
        <translation>
            <numerusform>%n further text for an id that has one</numerusform>
            <numerusform>%n further texts for ids that have one</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n judged queries that the texts lack</source>
        <translation>
            <numerusform>%n judged query that the texts lack</numerusform>
            <numerusform>%n judged queries that the texts lack</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows that belong to neither judgments nor runs</source>
        <translation>
            <numerusform>%n row that belongs to neither judgments nor runs</numerusform>
            <numerusform>%n rows that belong to neither judgments nor runs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n grades in words</source>
        <translation>
            <numerusform>%n grade in words</numerusform>
            <numerusform>%n grades in words</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::DiscriminationPanel</name>
    <message numerus="yes">
        <source>%n pairs of runs</source>
        <translation>
            <numerusform>%n pair of runs</numerusform>
            <numerusform>%n pairs of runs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::DistributionChart</name>
    <message numerus="yes">
        <source>%1: %n bins from %2 to %3.</source>
        <translation>
            <numerusform>%1: %n bin from %2 to %3.</numerusform>
            <numerusform>%1: %n bins from %2 to %3.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::DocumentListView</name>
    <message numerus="yes">
        <source>Paste %n documents</source>
        <translation>
            <numerusform>Paste %n document</numerusform>
            <numerusform>Paste %n documents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paste %n grades</source>
        <translation>
            <numerusform>Paste %n grade</numerusform>
            <numerusform>Paste %n grades</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::ExportDialog</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::FileNotice</name>
    <message numerus="yes">
        <source>%n files are not there any more: %1. What was read of them stays.</source>
        <translation>
            <numerusform>%1 is not there any more. What was read of it stays.</numerusform>
            <numerusform>%n files are not there any more: %1. What was read of them stays.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files have changed since they were read: %1.</source>
        <translation>
            <numerusform>%1 has changed since it was read.</numerusform>
            <numerusform>%n files have changed since they were read: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::FilesModel</name>
    <message numerus="yes">
        <source>%1, %n lines</source>
        <translation>
            <numerusform>%1, %n line</numerusform>
            <numerusform>%1, %n lines</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::FilesPanel</name>
    <message numerus="yes">
        <source>%n findings</source>
        <translation>
            <numerusform>%n finding</numerusform>
            <numerusform>%n findings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files were not read</source>
        <translation>
            <numerusform>%n file was not read</numerusform>
            <numerusform>%n files were not read</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::FindBar</name>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%n found</numerusform>
            <numerusform>%n found</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::GradesQuestion</name>
    <message numerus="yes">
        <source>As %n queries, with their mean</source>
        <translation>
            <numerusform>As %n query, with its mean</numerusform>
            <numerusform>As %n queries, with their mean</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::GroupChart</name>
    <message numerus="yes">
        <source>%1, %n queries: %2.</source>
        <translation>
            <numerusform>%1, %n query: %2.</numerusform>
            <numerusform>%1, %n queries: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n queries: %2, with a 95 % interval from %3 to %4.</source>
        <translation>
            <numerusform>%1, %n query: %2, with a 95 % interval from %3 to %4.</numerusform>
            <numerusform>%1, %n queries: %2, with a 95 % interval from %3 to %4.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::GroupChartPanel</name>
    <message numerus="yes">
        <source>%n groups</source>
        <translation>
            <numerusform>%n group</numerusform>
            <numerusform>%n groups</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::ListActions</name>
    <message numerus="yes">
        <source>Move %n to rank</source>
        <translation>
            <numerusform>Move %n to rank</numerusform>
            <numerusform>Move %n to rank</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::LossModel</name>
    <message numerus="yes">
        <source>%n documents</source>
        <translation>
            <numerusform>%n document</numerusform>
            <numerusform>%n documents</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::LossWords</name>
    <message numerus="yes">
        <source>Coming too late costs most: %n documents past rank %1 are worth %2 within it.</source>
        <translation>
            <numerusform>Coming too late costs most: %n document past rank %1 is worth %2 within it.</numerusform>
            <numerusform>Coming too late costs most: %n documents past rank %1 are worth %2 within it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not being found costs most: %n judged documents are worth %1.</source>
        <translation>
            <numerusform>Not being found costs most: %n judged document is worth %1.</numerusform>
            <numerusform>Not being found costs most: %n judged documents are worth %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::MainWindow</name>
    <message numerus="yes">
        <source>%n files are there already.</source>
        <translation>
            <numerusform>%n file is there already.</numerusform>
            <numerusform>%n files are there already.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Saved %1, and %n files beside it.</source>
        <translation>
            <numerusform>Saved %1, and %n file beside it.</numerusform>
            <numerusform>Saved %1, and %n files beside it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Saved %n charts in %1.</source>
        <translation>
            <numerusform>Saved %n chart in %1.</numerusform>
            <numerusform>Saved %n charts in %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n documents have changes that were not saved before another was opened.</source>
        <translation>
            <numerusform>%n document has changes that were not saved before another was opened.</numerusform>
            <numerusform>%n documents have changes that were not saved before another was opened.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::MarkingDialog</name>
    <message numerus="yes">
        <source>%1: %n students</source>
        <translation>
            <numerusform>%1: %n student</numerusform>
            <numerusform>%1: %n students</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n answers, %2 of them right</source>
        <translation>
            <numerusform>%1: %n answer, %2 of them right</numerusform>
            <numerusform>%1: %n answers, %2 of them right</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::PairWords</name>
    <message numerus="yes">
        <source>%n pairs: %1</source>
        <translation>
            <numerusform>%n pair: %1</numerusform>
            <numerusform>%n pairs: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::PanelFields</name>
    <message numerus="yes">
        <source>%n further</source>
        <translation>
            <numerusform>%n further</numerusform>
            <numerusform>%n further</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::QueriesView</name>
    <message numerus="yes">
        <source>Put %n queries back</source>
        <translation>
            <numerusform>Put the query back</numerusform>
            <numerusform>Put %n queries back</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::QueryGroupsModel</name>
    <message numerus="yes">
        <source>%1, %n queries: a mean of %2.</source>
        <translation>
            <numerusform>%1, %n query: a mean of %2.</numerusform>
            <numerusform>%1, %n queries: a mean of %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n queries: %2 for A, %3 for B, a difference of %4.</source>
        <translation>
            <numerusform>%1, %n query: %2 for A, %3 for B, a difference of %4.</numerusform>
            <numerusform>%1, %n queries: %2 for A, %3 for B, a difference of %4.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::QueryGroupsPanel</name>
    <message numerus="yes">
        <source>p adjusted by Holm over %n groups</source>
        <translation>
            <numerusform>p adjusted by Holm over %n group</numerusform>
            <numerusform>p adjusted by Holm over %n groups</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::QuickLine</name>
    <message numerus="yes">
        <source>%n documents have another grade in %1 too.</source>
        <translation>
            <numerusform>One document has another grade in %1 too.</numerusform>
            <numerusform>%n documents have another grade in %1 too.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new documents, judged for A and B; %1 keeps its grades.</source>
        <translation>
            <numerusform>One new document, judged for A and B; %1 keeps its grades.</numerusform>
            <numerusform>%n new documents, judged for A and B; %1 keeps its grades.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n queries of before are gone.</source>
        <translation>
            <numerusform>The %n query of before is gone.</numerusform>
            <numerusform>The %n queries of before are gone.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::RankedListPanel</name>
    <message numerus="yes">
        <source>%n documents</source>
        <translation>
            <numerusform>%n document</numerusform>
            <numerusform>%n documents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n relevant</source>
        <translation>
            <numerusform>%n relevant</numerusform>
            <numerusform>%n relevant</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::RankingDocument</name>
    <message numerus="yes">
        <source>Paste %n queries</source>
        <translation>
            <numerusform>Paste %n query</numerusform>
            <numerusform>Paste %n queries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n documents</source>
        <translation>
            <numerusform>%n document</numerusform>
            <numerusform>%n documents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n documents to rank %1</source>
        <translation>
            <numerusform>Move %n document to rank %1</numerusform>
            <numerusform>Move %n documents to rank %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::RatesModel</name>
    <message numerus="yes">
        <source>ECE, %n bins</source>
        <translation>
            <numerusform>ECE, %n bin</numerusform>
            <numerusform>ECE, %n bins</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::RecentFiles</name>
    <message numerus="yes">
        <source>%1 + %n more</source>
        <extracomment>Names of files, and how many more were opened with them</extracomment>
        <translation>
            <numerusform>%1 + %n more</numerusform>
            <numerusform>%1 + %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::RecoveryOffer</name>
    <message numerus="yes">
        <source>%n documents were being edited when the program ended:</source>
        <translation>
            <numerusform>%n document was being edited when the program ended:</numerusform>
            <numerusform>%n documents were being edited when the program ended:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n more)</source>
        <translation>
            <numerusform>%1 (%n more)</numerusform>
            <numerusform>%1 (%n more)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::ScoreCard</name>
    <message numerus="yes">
        <source>%1, %n queries</source>
        <translation>
            <numerusform>%1, %n query</numerusform>
            <numerusform>%1, %n queries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n queries</source>
        <translation>
            <numerusform>%n query</numerusform>
            <numerusform>%n queries</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::SeedsPanel</name>
    <message numerus="yes">
        <source>%1 of %n runs</source>
        <translation>
            <numerusform>%1 of %n run</numerusform>
            <numerusform>%1 of %n runs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n systems</source>
        <translation>
            <numerusform>%n system</numerusform>
            <numerusform>%n systems</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::SystemOrders</name>
    <message numerus="yes">
        <source>The %n runs in the order of their means under each measure, the best at the top; equal means share the middle of their places.</source>
        <translation>
            <numerusform>The run in the order of its mean under each measure.</numerusform>
            <numerusform>The %n runs in the order of their means under each measure, the best at the top; equal means share the middle of their places.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::SystemsModel</name>
    <message numerus="yes">
        <source>%1 over %n queries: %2 for A (%3), %4 for B (%5), a difference of %6.</source>
        <translation>
            <numerusform>%1 over %n query: %2 for A (%3), %4 for B (%5), a difference of %6.</numerusform>
            <numerusform>%1 over %n queries: %2 for A (%3), %4 for B (%5), a difference of %6.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Randomisation (%n rounds)</source>
        <translation>
            <numerusform>Randomisation (%n round)</numerusform>
            <numerusform>Randomisation (%n rounds)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::SystemsPanel</name>
    <message numerus="yes">
        <source>Judgments of %n queries are open. Add one or more runs over them: drop the files anywhere.</source>
        <translation>
            <numerusform>Judgments of %n query are open. Add one or more runs over it: drop the files anywhere.</numerusform>
            <numerusform>Judgments of %n queries are open. Add one or more runs over them: drop the files anywhere.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n queries</source>
        <translation>
            <numerusform>%n query</numerusform>
            <numerusform>%n queries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>p adjusted by Holm over %n measures</source>
        <translation>
            <numerusform>p adjusted by Holm over %n measure</numerusform>
            <numerusform>p adjusted by Holm over %n measures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n runs</source>
        <translation>
            <numerusform>%n run</numerusform>
            <numerusform>%n runs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n runs</source>
        <translation>
            <numerusform>%1 of %n run</numerusform>
            <numerusform>%1 of %n runs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::TableImport</name>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… and %n more</numerusform>
            <numerusform>… and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n labels. Choose the positive class: the rest together is the other. Or read them as several classes.</source>
        <translation>
            <numerusform>There is %n label. Choose the positive class: the rest together is the other. Or read them as several classes.</numerusform>
            <numerusform>There are %n labels. Choose the positive class: the rest together is the other. Or read them as several classes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows are left out.</source>
        <translation>
            <numerusform>%n row is left out.</numerusform>
            <numerusform>%n rows are left out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::ValuesPanel</name>
    <message numerus="yes">
        <source>%n queries</source>
        <translation>
            <numerusform>%n query</numerusform>
            <numerusform>%n queries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The difference of two systems in each of %n queries, in ascending order.</source>
        <translation>
            <numerusform>The difference of two systems in each of %n query, in ascending order.</numerusform>
            <numerusform>The difference of two systems in each of %n queries, in ascending order.</numerusform>
        </translation>
    </message>
</context>
</TS>
