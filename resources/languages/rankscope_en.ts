<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Wording</name>
    <message numerus="yes">
        <source>%n grades have a fractional part, which is dropped, as in %1</source>
        <translation>
            <numerusform>%n grade has a fractional part, which is dropped, as in %1</numerusform>
            <numerusform>%n grades have a fractional part, which is dropped, as in %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>undecided: depends on %n documents</source>
        <translation>
            <numerusform>undecided: depends on %n document</numerusform>
            <numerusform>undecided: depends on %n documents</numerusform>
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
        <source>%n judged queries are missing: %1</source>
        <translation>
            <numerusform>%n judged query is missing: %1</numerusform>
            <numerusform>%n judged queries are missing: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n queries have no judgments: %1</source>
        <translation>
            <numerusform>%n query has no judgments: %1</numerusform>
            <numerusform>%n queries have no judgments: %1</numerusform>
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
        <source>%n rows could not be read; use --skip-bad-rows to skip them.</source>
        <translation>
            <numerusform>%n row could not be read; use --skip-bad-rows to skip it.</numerusform>
            <numerusform>%n rows could not be read; use --skip-bad-rows to skip them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>skipped %n bad rows (--skip-bad-rows)</source>
        <translation>
            <numerusform>skipped %n bad row (--skip-bad-rows)</numerusform>
            <numerusform>skipped %n bad rows (--skip-bad-rows)</numerusform>
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
        <source>%n queries are not in any group of %1</source>
        <translation>
            <numerusform>%n query is not in any group of %1</numerusform>
            <numerusform>%n queries are not in any group of %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n judged queries are missing from the run and count as 0 (%1): %2</source>
        <translation>
            <numerusform>%n judged query is missing from the run and counts as 0 (%1): %2</numerusform>
            <numerusform>%n judged queries are missing from the run and count as 0 (%1): %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n judged queries are missing from the run and are skipped in the mean (%1): %2</source>
        <translation>
            <numerusform>%n judged query is missing from the run and is skipped in the mean (%1): %2</numerusform>
            <numerusform>%n judged queries are missing from the run and are skipped in the mean (%1): %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n queries in the run have no judgments and are ignored: %1</source>
        <translation>
            <numerusform>%n query in the run has no judgments and is ignored: %1</numerusform>
            <numerusform>%n queries in the run have no judgments and are ignored: %1</numerusform>
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
        <source>%1 is the mean of %n runs: %2.</source>
        <translation>
            <numerusform>%1 is the mean of %n run: %2.</numerusform>
            <numerusform>%1 is the mean of %n runs: %2.</numerusform>
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
        <source>%n queries are skipped because they are missing from a run.</source>
        <translation>
            <numerusform>%n query is skipped because it is missing from a run.</numerusform>
            <numerusform>%n queries are skipped because they are missing from a run.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The test uses the %n queries that count in every run.</source>
        <translation>
            <numerusform>The test uses the %n query that counts in every run.</numerusform>
            <numerusform>The test uses the %n queries that count in every run.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” is not a number from %2 to %3 with at most %n decimals. Restored %4.</source>
        <translation>
            <numerusform>“%1” is not a number from %2 to %3 with at most %n decimal. Restored %4.</numerusform>
            <numerusform>“%1” is not a number from %2 to %3 with at most %n decimals. Restored %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n other tools calculate it this way.</source>
        <translation>
            <numerusform>%1 and %n other tool calculate it this way.</numerusform>
            <numerusform>%1 and %n other tools calculate it this way.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pairs are in the wrong order</source>
        <translation>
            <numerusform>%n pair is in the wrong order</numerusform>
            <numerusform>%n pairs are in the wrong order</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 rule combinations match (%n distinct values). About %3 would match by chance.</source>
        <translation>
            <numerusform>%1 of %2 rule combinations match (%n distinct value). About %3 would match by chance.</numerusform>
            <numerusform>%1 of %2 rule combinations match (%n distinct values). About %3 would match by chance.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n unjudged documents can be graded in too many ways to find the bounds of %1.</source>
        <translation>
            <numerusform>The %n unjudged document can be graded in too many ways to find the bounds of %1.</numerusform>
            <numerusform>The %n unjudged documents can be graded in too many ways to find the bounds of %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only the top %n ranks of each query are read.</source>
        <translation>
            <numerusform>Only the top rank of each query is read.</numerusform>
            <numerusform>Only the top %n ranks of each query are read.</numerusform>
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
        <source>%1 of %2 queries match the filter.</source>
        <translation>
            <numerusform>%1 of %2 queries matches the filter.</numerusform>
            <numerusform>%1 of %2 queries match the filter.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n edited queries are no longer in any file: %1. Their edits are kept.</source>
        <translation>
            <numerusform>%n edited query is no longer in any file: %1. Its edits are kept.</numerusform>
            <numerusform>%n edited queries are no longer in any file: %1. Their edits are kept.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of your grades differ from grades that also changed in the files: %1. Yours are kept; to use those in the files, revert the query.</source>
        <translation>
            <numerusform>%n of your grades differs from a grade that also changed in the files: %1. Yours is kept; to use the one in the files, revert the query.</numerusform>
            <numerusform>%n of your grades differ from grades that also changed in the files: %1. Yours are kept; to use those in the files, revert the query.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of your lists replace lists that have changed in the files: %1. Yours are kept; to use those in the files, revert the query.</source>
        <translation>
            <numerusform>%n of your lists replaces a list that has changed in the files: %1. Yours is kept; to use the one in the files, revert the query.</numerusform>
            <numerusform>%n of your lists replace lists that have changed in the files: %1. Yours are kept; to use those in the files, revert the query.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your edits to %n queries (%1) are now in the files, so they no longer count as edits.</source>
        <translation>
            <numerusform>Your edits to query %1 are now in the files, so they no longer count as edits.</numerusform>
            <numerusform>Your edits to %n queries (%1) are now in the files, so they no longer count as edits.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n runs are no longer in any file: %1. To get them back, use Undo.</source>
        <translation>
            <numerusform>%1 is no longer in any file. To get it back, use Undo.</numerusform>
            <numerusform>%n runs are no longer in any file: %1. To get them back, use Undo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not reloaded: %n runs are no longer in any file, and you edited their lists: %1. Revert those queries or restore the runs, then reload.</source>
        <translation>
            <numerusform>Not reloaded: %1 is no longer in any file, and you edited its lists. Revert those queries or restore the run, then reload.</numerusform>
            <numerusform>Not reloaded: %n runs are no longer in any file, and you edited their lists: %1. Revert those queries or restore the runs, then reload.</numerusform>
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
        <source>%n judged queries are missing from run %1 and count as 0 in its mean.</source>
        <translation>
            <numerusform>%n judged query is missing from run %1 and counts as 0 in its mean.</numerusform>
            <numerusform>%n judged queries are missing from run %1 and count as 0 in its mean.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n judged queries are missing from run %1 and are skipped in its mean.</source>
        <translation>
            <numerusform>%n judged query is missing from run %1 and is skipped in its mean.</numerusform>
            <numerusform>%n judged queries are missing from run %1 and are skipped in its mean.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n queries in run %1 have no judgments and are skipped in its mean.</source>
        <translation>
            <numerusform>%n query in run %1 has no judgments and is skipped in its mean.</numerusform>
            <numerusform>%n queries in run %1 have no judgments and are skipped in its mean.</numerusform>
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
        <source>Rank %1 is relevant. %n of the first %1 documents are relevant, so precision there is %2.</source>
        <translation>
            <numerusform>Rank %1 is relevant. %n of the first %1 documents is relevant, so precision there is %2.</numerusform>
            <numerusform>Rank %1 is relevant. %n of the first %1 documents are relevant, so precision there is %2.</numerusform>
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
        <source>%1 (and %n more)</source>
        <translation>
            <numerusform>%1 (and %n more)</numerusform>
            <numerusform>%1 (and %n more)</numerusform>
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
        <source>%n numeric columns were ignored: %1.</source>
        <translation>
            <numerusform>%n numeric column was ignored: %1.</numerusform>
            <numerusform>%n numeric columns were ignored: %1.</numerusform>
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
        <source>“%1” not loaded · %n queries edited</source>
        <translation>
            <numerusform>“%1” not loaded · %n query edited</numerusform>
            <numerusform>“%1” not loaded · %n queries edited</numerusform>
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
        <source>top %n ranks</source>
        <translation>
            <numerusform>top rank</numerusform>
            <numerusform>top %n ranks</numerusform>
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
        <source>%n equal-width bins</source>
        <translation>
            <numerusform>%n equal-width bin</numerusform>
            <numerusform>%n equal-width bins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n equal-count bins</source>
        <translation>
            <numerusform>%n equal-count bin</numerusform>
            <numerusform>%n equal-count bins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows with weight 0 were skipped.</source>
        <translation>
            <numerusform>%n row with weight 0 was skipped.</numerusform>
            <numerusform>%n rows with weight 0 were skipped.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows labelled %1 were skipped.</source>
        <translation>
            <numerusform>%n row labelled %1 was skipped.</numerusform>
            <numerusform>%n rows labelled %1 were skipped.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ids are not in %1 and are skipped: %2.</source>
        <translation>
            <numerusform>%n id is not in %1 and is skipped: %2.</numerusform>
            <numerusform>%n ids are not in %1 and are skipped: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of the missing queries have results in %1 and count as 0 here; use --missing skip to skip them</source>
        <translation>
            <numerusform>%n of the missing queries has results in %1 and counts as 0 here; use --missing skip to skip it</numerusform>
            <numerusform>%n of the missing queries have results in %1 and count as 0 here; use --missing skip to skip them</numerusform>
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
        <source>%1: %n lines were skipped.</source>
        <translation>
            <numerusform>%1: %n line was skipped.</numerusform>
            <numerusform>%1: %n lines were skipped.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ids in %1 are not in %2 and are skipped.</source>
        <translation>
            <numerusform>%n id in %1 is not in %2 and is skipped.</numerusform>
            <numerusform>%n ids in %1 are not in %2 and are skipped.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other columns were ignored: %1.</source>
        <translation>
            <numerusform>%n other column was ignored: %1.</numerusform>
            <numerusform>%n other columns were ignored: %1.</numerusform>
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
        <source>%1 and %2 have the same %3 for each of the %n queries.</source>
        <translation>
            <numerusform>%1 and %2 have the same %3 for the only query.</numerusform>
            <numerusform>%1 and %2 have the same %3 for each of the %n queries.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n queries, no test is significant unless it assumes normally distributed differences.</source>
        <translation>
            <numerusform>With fewer than %n query, no test is significant unless it assumes normally distributed differences.</numerusform>
            <numerusform>With fewer than %n queries, no test is significant unless it assumes normally distributed differences.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n judged queries have no results in either run.</source>
        <translation>
            <numerusform>%n judged query has no results in either run.</numerusform>
            <numerusform>%n judged queries have no results in either run.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the worst case, grades of %n unjudged documents could change which run has the higher mean.</source>
        <translation>
            <numerusform>In the worst case, the grade of %n unjudged document could change which run has the higher mean.</numerusform>
            <numerusform>In the worst case, grades of %n unjudged documents could change which run has the higher mean.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Contains the documents of %1 lists.</source>
        <translation>
            <numerusform>Contains the documents of %1 list.</numerusform>
            <numerusform>Contains the documents of %1 lists.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Contains the data of %1 samples.</source>
        <translation>
            <numerusform>Contains the data of %1 sample.</numerusform>
            <numerusform>Contains the data of %1 samples.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Contains your edits and the paths of %1 files.</source>
        <translation>
            <numerusform>Contains your edits and the path of %1 file.</numerusform>
            <numerusform>Contains your edits and the paths of %1 files.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is the best of the %n runs in %2.</source>
        <translation>
            <numerusform>%1 is the best of the %n run in %2.</numerusform>
            <numerusform>%1 is the best of the %n runs in %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 minus the other runs over the %n queries that count in every run: %2.</source>
        <translation>
            <numerusform>%1 minus the other runs over the %n query that counts in every run: %2.</numerusform>
            <numerusform>%1 minus the other runs over the %n queries that count in every run: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <comment>of runs</comment>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not enough data to say which run is best in %1: %n queries count in every run.</source>
        <translation>
            <numerusform>Not enough data to say which run is best in %1: %n query counts in every run.</numerusform>
            <numerusform>Not enough data to say which run is best in %1: %n queries count in every run.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 → %n queries, %3 %4</source>
        <translation>
            <numerusform>%1: %2 → %n query, %3 %4</numerusform>
            <numerusform>%1: %2 → %n queries, %3 %4</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n queries of the other systems have no values and count as 0 (--missing zero): %1</source>
        <translation>
            <numerusform>%n query of the other systems has no value and counts as 0 (--missing zero): %1</numerusform>
            <numerusform>%n queries of the other systems have no values and count as 0 (--missing zero): %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n queries of the other systems have no values and are skipped (--missing skip): %1</source>
        <translation>
            <numerusform>%n query of the other systems has no value and is skipped (--missing skip): %1</numerusform>
            <numerusform>%n queries of the other systems have no values and are skipped (--missing skip): %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n documents are judged.</source>
        <translation>
            <numerusform>%n document is judged.</numerusform>
            <numerusform>%n documents are judged.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of these have grades from two or more judges.</source>
        <translation>
            <numerusform>%n of these has grades from two or more judges.</numerusform>
            <numerusform>%n of these have grades from two or more judges.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Their judges agree on %n.</source>
        <translation>
            <numerusform>Their judges agree on %n.</numerusform>
            <numerusform>Their judges agree on %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more disagreements are not listed; use --disagreements.</source>
        <translation>
            <numerusform>%n more disagreement is not listed; use --disagreements.</numerusform>
            <numerusform>%n more disagreements are not listed; use --disagreements.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For %n documents, the mean lies halfway between two grades and is rounded down.</source>
        <translation>
            <numerusform>For %n document, the mean lies halfway between two grades and is rounded down.</numerusform>
            <numerusform>For %n documents, the mean lies halfway between two grades and is rounded down.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n documents have no majority; the lowest of the tied grades counts.</source>
        <translation>
            <numerusform>%n document has no majority; the lowest of the tied grades counts.</numerusform>
            <numerusform>%n documents have no majority; the lowest of the tied grades counts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n queries have no weight: %1; add them, with weight 0 to leave them out</source>
        <translation>
            <numerusform>%n query has no weight: %1; add it, with weight 0 to leave it out</numerusform>
            <numerusform>%n queries have no weight: %1; add them, with weight 0 to leave them out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n queries with a weight have no judgments and are ignored (%1% of the weights)</source>
        <translation>
            <numerusform>%n query with a weight has no judgments and is ignored (%1% of the weights)</numerusform>
            <numerusform>%n queries with a weight have no judgments and are ignored (%1% of the weights)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n queries have weight 0 and do not count</source>
        <translation>
            <numerusform>%n query has weight 0 and does not count</numerusform>
            <numerusform>%n queries have weight 0 and do not count</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n documents without a grade were skipped.</source>
        <translation>
            <numerusform>%1: %n document without a grade was skipped.</numerusform>
            <numerusform>%1: %n documents without a grade were skipped.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first %1 of %n samples</source>
        <translation>
            <numerusform>The first %1 of %n sample</numerusform>
            <numerusform>The first %1 of %n samples</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n samples</source>
        <translation>
            <numerusform>%n sample</numerusform>
            <numerusform>%n samples</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Moving the threshold from %1 to %2 finds %3 more and adds %n false alarms among these %4.</source>
        <translation>
            <numerusform>Moving the threshold from %1 to %2 finds %3 more and adds %n false alarm among these %4.</numerusform>
            <numerusform>Moving the threshold from %1 to %2 finds %3 more and adds %n false alarms among these %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Moving the threshold from %1 to %2 finds %3 more and avoids %n false alarms among these %4.</source>
        <translation>
            <numerusform>Moving the threshold from %1 to %2 finds %3 more and avoids %n false alarm among these %4.</numerusform>
            <numerusform>Moving the threshold from %1 to %2 finds %3 more and avoids %n false alarms among these %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Moving the threshold from %1 to %2 misses %3 more and adds %n false alarms among these %4.</source>
        <translation>
            <numerusform>Moving the threshold from %1 to %2 misses %3 more and adds %n false alarm among these %4.</numerusform>
            <numerusform>Moving the threshold from %1 to %2 misses %3 more and adds %n false alarms among these %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Moving the threshold from %1 to %2 misses %3 more and avoids %n false alarms among these %4.</source>
        <translation>
            <numerusform>Moving the threshold from %1 to %2 misses %3 more and avoids %n false alarm among these %4.</numerusform>
            <numerusform>Moving the threshold from %1 to %2 misses %3 more and avoids %n false alarms among these %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each model is evaluated on its own rows; comparisons use the %n rows with a score of every model.</source>
        <translation>
            <numerusform>Each model is evaluated on its own rows; comparisons use the %n row with a score of every model.</numerusform>
            <numerusform>Each model is evaluated on its own rows; comparisons use the %n rows with a score of every model.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only the %n rows with a score of every model are used.</source>
        <translation>
            <numerusform>Only the %n row with a score of every model is used.</numerusform>
            <numerusform>Only the %n rows with a score of every model are used.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>p values are Holm-adjusted across %n comparisons.</source>
        <translation>
            <numerusform>p values are Holm-adjusted across %n comparison.</numerusform>
            <numerusform>p values are Holm-adjusted across %n comparisons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>p values are Holm-adjusted across %n comparisons for %1 (the primary measure) and across %2 for the other measures.</source>
        <translation>
            <numerusform>p values are Holm-adjusted across %n comparison for %1 (the primary measure) and across %2 for the other measures.</numerusform>
            <numerusform>p values are Holm-adjusted across %n comparisons for %1 (the primary measure) and across %2 for the other measures.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Holm’s p is adjusted across %n groups.</source>
        <translation>
            <numerusform>Holm’s p is adjusted across %n group.</numerusform>
            <numerusform>Holm’s p is adjusted across %n groups.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>across %n comparisons</source>
        <translation>
            <numerusform>across %n comparison</numerusform>
            <numerusform>across %n comparisons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 across %n comparisons, other measures across %2</source>
        <translation>
            <numerusform>%1 across %n comparison, other measures across %2</numerusform>
            <numerusform>%1 across %n comparisons, other measures across %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lists the first %1 of %n queries. The means cover all queries.</source>
        <translation>
            <numerusform>Lists the first %1 of %n query. The mean covers all queries.</numerusform>
            <numerusform>Lists the first %1 of %n queries. The means cover all queries.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: undefined for %n queries, %2: %3</source>
        <translation>
            <numerusform>%1: undefined for %n query, %2: %3</numerusform>
            <numerusform>%1: undefined for %n queries, %2: %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If the %n unjudged documents are graded anywhere from 0 to %1, %2</source>
        <translation>
            <numerusform>If the unjudged document is graded anywhere from 0 to %1, %2</numerusform>
            <numerusform>If the %n unjudged documents are graded anywhere from 0 to %1, %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Adjusted for %n comparisons, %1. The interval and the p value above are not adjusted.</source>
        <translation>
            <numerusform>Adjusted for %n comparison, %1. The interval and the p value above are not adjusted.</numerusform>
            <numerusform>Adjusted for %n comparisons, %1. The interval and the p value above are not adjusted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n queries of %2 are missing from %1.</source>
        <translation>
            <numerusform>%n query of %2 is missing from %1.</numerusform>
            <numerusform>%n queries of %2 are missing from %1.</numerusform>
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
        <source>%n documents were skipped: %1 unjudged, %2 without a score.</source>
        <translation>
            <numerusform>%n document was skipped: %1 unjudged, %2 without a score.</numerusform>
            <numerusform>%n documents were skipped: %1 unjudged, %2 without a score.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::ClassifierText</name>
    <message numerus="yes">
        <source>%1 more positives</source>
        <translation>
            <numerusform>%1 more positive</numerusform>
            <numerusform>%1 more positives</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 false positives</source>
        <translation>
            <numerusform>%1 false positive</numerusform>
            <numerusform>%1 false positives</numerusform>
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
        <source>Nothing in “%1” is lost. Its %n edited queries are kept and will be saved. Once its files can be read, use Undo and Redo to show it.</source>
        <translation>
            <numerusform>Nothing in “%1” is lost. Its edited query is kept and will be saved. Once its files can be read, use Undo and Redo to show it.</numerusform>
            <numerusform>Nothing in “%1” is lost. Its %n edited queries are kept and will be saved. Once its files can be read, use Undo and Redo to show it.</numerusform>
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
        <source>%n lines with too many columns</source>
        <translation>
            <numerusform>%n line with too many columns</numerusform>
            <numerusform>%n lines with too many columns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n additional columns</source>
        <translation>
            <numerusform>%n additional column</numerusform>
            <numerusform>%n additional columns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unreadable lines</source>
        <translation>
            <numerusform>%n unreadable line</numerusform>
            <numerusform>%n unreadable lines</numerusform>
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
        <source>%n lines with an unclosed quote</source>
        <translation>
            <numerusform>%n line with an unclosed quote</numerusform>
            <numerusform>%n lines with an unclosed quote</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ids such as 1E5, the way spreadsheets write long numbers</source>
        <translation>
            <numerusform>%n id such as 1E5, the way spreadsheets write long numbers</numerusform>
            <numerusform>%n ids such as 1E5, the way spreadsheets write long numbers</numerusform>
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
        <source>%n judgments repeated for other subtopics (second column, as in ndeval) with the same grades</source>
        <translation>
            <numerusform>%n judgment repeated for another subtopic (second column, as in ndeval) with the same grade</numerusform>
            <numerusform>%n judgments repeated for other subtopics (second column, as in ndeval) with the same grades</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n judgments repeated with a different grade</source>
        <translation>
            <numerusform>%n judgment repeated with a different grade</numerusform>
            <numerusform>%n judgments repeated with a different grade</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n documents listed more than once for the same query</source>
        <translation>
            <numerusform>%n document listed more than once for the same query</numerusform>
            <numerusform>%n documents listed more than once for the same query</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n query–document pairs graded by several raters</source>
        <translation>
            <numerusform>%n query–document pair graded by several raters</numerusform>
            <numerusform>%n query–document pairs graded by several raters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n query–document pairs without a grade from any rater</source>
        <translation>
            <numerusform>%n query–document pair without a grade from any rater</numerusform>
            <numerusform>%n query–document pairs without a grade from any rater</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fractional grades</source>
        <translation>
            <numerusform>%n fractional grade</numerusform>
            <numerusform>%n fractional grades</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n negative grades</source>
        <translation>
            <numerusform>%n negative grade</numerusform>
            <numerusform>%n negative grades</numerusform>
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
        <source>%n scores of 1.79769e308, which some data sets use for missing values</source>
        <translation>
            <numerusform>%n score of 1.79769e308, which some data sets use for missing values</numerusform>
            <numerusform>%n scores of 1.79769e308, which some data sets use for missing values</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n documents with the same score as the one above</source>
        <translation>
            <numerusform>%n document with the same score as the one above</numerusform>
            <numerusform>%n documents with the same score as the one above</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n documents with the same rank as the one above</source>
        <translation>
            <numerusform>%n document with the same rank as the one above</numerusform>
            <numerusform>%n documents with the same rank as the one above</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n queries whose ranks contradict their scores</source>
        <translation>
            <numerusform>%n query whose ranks contradict its scores</numerusform>
            <numerusform>%n queries whose ranks contradict their scores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n queries with shorter result lists than the longest</source>
        <translation>
            <numerusform>%n query with a shorter result list than the longest</numerusform>
            <numerusform>%n queries with shorter result lists than the longest</numerusform>
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
        <source>%n queries without documents</source>
        <translation>
            <numerusform>%n query without documents</numerusform>
            <numerusform>%n queries without documents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n queries whose lines are not consecutive</source>
        <translation>
            <numerusform>%n query whose lines are not consecutive</numerusform>
            <numerusform>%n queries whose lines are not consecutive</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n queries listed twice</source>
        <translation>
            <numerusform>%n query listed twice</numerusform>
            <numerusform>%n queries listed twice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n documents with the same id as their query</source>
        <translation>
            <numerusform>%n document with the same id as its query</numerusform>
            <numerusform>%n documents with the same id as their query</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lines without a document id</source>
        <translation>
            <numerusform>%n line without a document id</numerusform>
            <numerusform>%n lines without a document id</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lines without the score feature</source>
        <translation>
            <numerusform>%n line without the score feature</numerusform>
            <numerusform>%n lines without the score feature</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lines with NULL as the score feature</source>
        <translation>
            <numerusform>%n line with NULL as the score feature</numerusform>
            <numerusform>%n lines with NULL as the score feature</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n features with index 0 (indices start at 1)</source>
        <translation>
            <numerusform>%n feature with index 0 (indices start at 1)</numerusform>
            <numerusform>%n features with index 0 (indices start at 1)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lines whose features are not in ascending order</source>
        <translation>
            <numerusform>%n line whose features are not in ascending order</numerusform>
            <numerusform>%n lines whose features are not in ascending order</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ids without text</source>
        <translation>
            <numerusform>%n id without text</numerusform>
            <numerusform>%n ids without text</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n extra texts for ids that already have one</source>
        <translation>
            <numerusform>%n extra text for an id that already has one</numerusform>
            <numerusform>%n extra texts for ids that already have one</numerusform>
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
        <source>%n grades given as words</source>
        <translation>
            <numerusform>%n grade given as a word</numerusform>
            <numerusform>%n grades given as words</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lines above the headings</source>
        <translation>
            <numerusform>%n line above the headings</numerusform>
            <numerusform>%n lines above the headings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n passages with the same id for one query</source>
        <translation>
            <numerusform>%n passage with the same id for one query</numerusform>
            <numerusform>%n passages with the same id for one query</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n judgments repeated for other subtopics (second column, as in ndeval) with different grades</source>
        <translation>
            <numerusform>%n judgment repeated for another subtopic (second column, as in ndeval) with a different grade</numerusform>
            <numerusform>%n judgments repeated for other subtopics (second column, as in ndeval) with different grades</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n judged queries without text</source>
        <translation>
            <numerusform>%n judged query without text</numerusform>
            <numerusform>%n judged queries without text</numerusform>
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
        <source>%n files are missing: %1. The data already loaded is kept.</source>
        <translation>
            <numerusform>%1 is missing. The data already loaded is kept.</numerusform>
            <numerusform>%n files are missing: %1. The data already loaded is kept.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files have changed since they were loaded: %1.</source>
        <translation>
            <numerusform>%1 has changed since it was loaded.</numerusform>
            <numerusform>%n files have changed since they were loaded: %1.</numerusform>
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
        <source>%n warnings</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
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
        <source>%1, %n queries: %2 (95% interval %3 to %4).</source>
        <translation>
            <numerusform>%1, %n query: %2 (95% interval %3 to %4).</numerusform>
            <numerusform>%1, %n queries: %2 (95% interval %3 to %4).</numerusform>
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
    <name>ui::JudgesDialog</name>
    <message numerus="yes">
        <source>The judges agree on %1 of %n documents.</source>
        <translation>
            <numerusform>The judges agree on %1 of %n document.</numerusform>
            <numerusform>The judges agree on %1 of %n documents.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::LessonList</name>
    <message numerus="yes">
        <source>%n lessons, %1 min</source>
        <translation>
            <numerusform>%n lesson, %1 min</numerusform>
            <numerusform>%n lessons, %1 min</numerusform>
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
        <source>Late documents cost the most: moving %n documents from below rank %1 into the top %1 would add %2.</source>
        <translation>
            <numerusform>Late documents cost the most: moving %n document from below rank %1 into the top %1 would add %2.</numerusform>
            <numerusform>Late documents cost the most: moving %n documents from below rank %1 into the top %1 would add %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Missing documents cost the most: retrieving %n more would add %1.</source>
        <translation>
            <numerusform>Missing documents cost the most: retrieving %n more would add %1.</numerusform>
            <numerusform>Missing documents cost the most: retrieving %n more would add %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::MainWindow</name>
    <message numerus="yes">
        <source>%n files already exist.</source>
        <translation>
            <numerusform>%n file already exists.</numerusform>
            <numerusform>%n files already exist.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Saved %1, with %n more files in the same folder.</source>
        <translation>
            <numerusform>Saved %1, with %n more file in the same folder.</numerusform>
            <numerusform>Saved %1, with %n more files in the same folder.</numerusform>
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
        <source>%n documents have unsaved changes from before you opened other files.</source>
        <translation>
            <numerusform>%n document has unsaved changes from before you opened another file.</numerusform>
            <numerusform>%n documents have unsaved changes from before you opened other files.</numerusform>
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
        <source>%1: %n answers, %2 right</source>
        <translation>
            <numerusform>%1: %n answer, %2 right</numerusform>
            <numerusform>%1: %n answers, %2 right</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::MisplacedPanel</name>
    <message numerus="yes">
        <source>%n documents above better ones</source>
        <translation>
            <numerusform>%n document above better ones</numerusform>
            <numerusform>%n documents above better ones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the %n that cost the most</source>
        <translation>
            <numerusform>the one that costs the most</numerusform>
            <numerusform>the %n that cost the most</numerusform>
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
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::QueriesView</name>
    <message numerus="yes">
        <source>Revert %n queries</source>
        <translation>
            <numerusform>Revert query</numerusform>
            <numerusform>Revert %n queries</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::QueryGroupsModel</name>
    <message numerus="yes">
        <source>%1, %n queries: mean %2.</source>
        <translation>
            <numerusform>%1, %n query: mean %2.</numerusform>
            <numerusform>%1, %n queries: mean %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n queries: A %2, B %3, difference %4.</source>
        <translation>
            <numerusform>%1, %n query: A %2, B %3, difference %4.</numerusform>
            <numerusform>%1, %n queries: A %2, B %3, difference %4.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::QueryGroupsPanel</name>
    <message numerus="yes">
        <source>p Holm-adjusted across %n groups</source>
        <translation>
            <numerusform>p Holm-adjusted across %n group</numerusform>
            <numerusform>p Holm-adjusted across %n groups</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::QuickLine</name>
    <message numerus="yes">
        <source>%n grades have also changed in %1.</source>
        <translation>
            <numerusform>One grade has also changed in %1.</numerusform>
            <numerusform>%n grades have also changed in %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Added %n documents, judged for A and B. The grades in %1 are unchanged.</source>
        <translation>
            <numerusform>Added one document, judged for A and B. The grades in %1 are unchanged.</numerusform>
            <numerusform>Added %n documents, judged for A and B. The grades in %1 are unchanged.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your %n previous queries were replaced.</source>
        <translation>
            <numerusform>Your %n previous query was replaced.</numerusform>
            <numerusform>Your %n previous queries were replaced.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::RankedListPanel</name>
    <message numerus="yes">
        <source>%n relevant</source>
        <translation>
            <numerusform>%n relevant</numerusform>
            <numerusform>%n relevant</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n documents</source>
        <translation>
            <numerusform>%n document</numerusform>
            <numerusform>%n documents</numerusform>
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
        <source>Move %n documents to rank %1</source>
        <translation>
            <numerusform>Move %n document to rank %1</numerusform>
            <numerusform>Move %n documents to rank %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n documents</source>
        <translation>
            <numerusform>%n document</numerusform>
            <numerusform>%n documents</numerusform>
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
    <name>ui::RatesPanel</name>
    <message numerus="yes">
        <source>Show %n more rates</source>
        <translation>
            <numerusform>Show %n more rate</numerusform>
            <numerusform>Show %n more rates</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Show %n more</source>
        <translation>
            <numerusform>Show %n more</numerusform>
            <numerusform>Show %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::ReadingForm</name>
    <message numerus="yes">
        <source>%n queries</source>
        <translation>
            <numerusform>%n query</numerusform>
            <numerusform>%n queries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n judgments</source>
        <translation>
            <numerusform>%n judgment</numerusform>
            <numerusform>%n judgments</numerusform>
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
        <source>%n documents had unsaved changes when Rankscope closed:</source>
        <translation>
            <numerusform>%n document had unsaved changes when Rankscope closed:</numerusform>
            <numerusform>%n documents had unsaved changes when Rankscope closed:</numerusform>
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
    <name>ui::RulesButton</name>
    <message numerus="yes">
        <source>R&amp;ules: %1, %n changes</source>
        <translation>
            <numerusform>R&amp;ules: %1, %n change</numerusform>
            <numerusform>R&amp;ules: %1, %n changes</numerusform>
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
    <name>ui::ScoreCards</name>
    <message numerus="yes">
        <source>%n more measures</source>
        <translation>
            <numerusform>%n more measure</numerusform>
            <numerusform>%n more measures</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::SeedsPanel</name>
    <message numerus="yes">
        <source>%n systems</source>
        <translation>
            <numerusform>%n system</numerusform>
            <numerusform>%n systems</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 from %n runs</source>
        <translation>
            <numerusform>%1 from %n run</numerusform>
            <numerusform>%1 from %n runs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::SubtopicsPanel</name>
    <message numerus="yes">
        <source>%n judged queries</source>
        <translation>
            <numerusform>%n judged query</numerusform>
            <numerusform>%n judged queries</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::SystemOrders</name>
    <message numerus="yes">
        <source>The %n runs ranked by their mean under each measure, best at the top. Tied runs share their average rank.</source>
        <translation>
            <numerusform>The run ranked by its mean under each measure.</numerusform>
            <numerusform>The %n runs ranked by their mean under each measure, best at the top. Tied runs share their average rank.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::SystemsModel</name>
    <message numerus="yes">
        <source>%1 over %n queries: A (%3) %2, B (%5) %4, difference %6.</source>
        <translation>
            <numerusform>%1 over %n query: A (%3) %2, B (%5) %4, difference %6.</numerusform>
            <numerusform>%1 over %n queries: A (%3) %2, B (%5) %4, difference %6.</numerusform>
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
        <source>Judgments for %n queries are open. Now add one or more runs: drop the files anywhere.</source>
        <translation>
            <numerusform>Judgments for %n query are open. Now add one or more runs: drop the files anywhere.</numerusform>
            <numerusform>Judgments for %n queries are open. Now add one or more runs: drop the files anywhere.</numerusform>
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
        <source>%1 of %n runs</source>
        <translation>
            <numerusform>%1 of %n run</numerusform>
            <numerusform>%1 of %n runs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>raw p for %1, Holm-adjusted for %n other measures</source>
        <translation>
            <numerusform>raw p for %1, Holm-adjusted for %n other measure</numerusform>
            <numerusform>raw p for %1, Holm-adjusted for %n other measures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>p Holm-adjusted across %n measures</source>
        <translation>
            <numerusform>p Holm-adjusted across %n measure</numerusform>
            <numerusform>p Holm-adjusted across %n measures</numerusform>
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
        <source>%n rows are skipped.</source>
        <translation>
            <numerusform>%n row is skipped.</numerusform>
            <numerusform>%n rows are skipped.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n labels. Choose the positive class (all other labels become negative), or select “Several classes”.</source>
        <translation>
            <numerusform>There is %n label. Choose the positive class (all other labels become negative), or select “Several classes”.</numerusform>
            <numerusform>There are %n labels. Choose the positive class (all other labels become negative), or select “Several classes”.</numerusform>
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
        <source>The difference between two runs on each of %n queries, in ascending order.</source>
        <translation>
            <numerusform>The difference between two runs on %n query.</numerusform>
            <numerusform>The difference between two runs on each of %n queries, in ascending order.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::WeightsMenu</name>
    <message numerus="yes">
        <source>%n queries have no weight: %1. Add them to the table, with weight 0 to leave them out.</source>
        <translation>
            <numerusform>%n query has no weight: %1. Add it to the table, with weight 0 to leave it out.</numerusform>
            <numerusform>%n queries have no weight: %1. Add them to the table, with weight 0 to leave them out.</numerusform>
        </translation>
    </message>
</context>
</TS>
