<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>GuideText</name>
    <message>
        <source>all relevant documents</source>
        <translation>全部相关文档</translation>
    </message>
    <message>
        <source>grades</source>
        <translation>相关性等级</translation>
    </message>
    <message>
        <source>documents judged non-relevant</source>
        <translation>标注为不相关的文档</translation>
    </message>
    <message>
        <source>pooled but unjudged documents</source>
        <translation>入池但未标注的文档</translation>
    </message>
    <message>
        <source>a cutoff</source>
        <translation>截断位置</translation>
    </message>
    <message>
        <source>an assumption (persistence, highest grade or weight)</source>
        <translation>一项假设（坚持度、最高等级或权重）</translation>
    </message>
    <message>
        <source>scores</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>probabilities</source>
        <translation>概率</translation>
    </message>
    <message>
        <source>a threshold</source>
        <translation>阈值</translation>
    </message>
    <message>
        <source>judgments of the documents shown</source>
        <translation>所展示文档的标注</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>任意数</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation>%1&#x2009;及以上</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1&#x2009;至&#x2009;%2</translation>
    </message>
    <message>
        <source>high</source>
        <translation>越大越好</translation>
    </message>
    <message>
        <source>low</source>
        <translation>越小越好</translation>
    </message>
    <message>
        <source>neither</source>
        <translation>无</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>down to the first</source>
        <translation>只到第一个</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>Source 000: “MRR@k and NDCG@k in detail”, 2025</source>
        <translation>资料&#x2009;000：《MRR@k&#x2009;与&#x2009;NDCG@k&#x2009;详解》，2025</translation>
    </message>
    <message>
        <source>Source 001: “A personal view of MRR, MAP, NDCG and RC”, 2019</source>
        <translation>资料&#x2009;001：《搜索排序指标&#x2009;MRR,MAP,NDCG,RC&#x2009;的个人理解》，2019</translation>
    </message>
    <message>
        <source>Source 002: “What MRR@10, Recall@10, Recall_cap@10 and nDCG@10 mean”</source>
        <translation>资料&#x2009;002：《MRR@10、Recall@10、Recall_cap@10、nDCG@10&#x2009;指标的含义》</translation>
    </message>
    <message>
        <source>Source 003: “Evaluation, in general”</source>
        <translation>资料&#x2009;003：《通用》（评测标准）</translation>
    </message>
    <message>
        <source>Source 004: “NDCG@K (Normalized Discounted Cumulative Gain)”</source>
        <translation>资料&#x2009;004：《NDCG@K（Normalized Discounted Cumulative Gain）》</translation>
    </message>
    <message>
        <source>0 means the worst order.</source>
        <translation>0&#x2009;表示最差的排序。</translation>
    </message>
    <message>
        <source>0 only means that no document in the top k has a gain. If all documents are shown, even the worst order scores above 0.</source>
        <translation>0&#x2009;只说明前&#x2009;k&#x2009;位中没有任何有增益的文档。如果文档全部展示，最差的排序也高于&#x2009;0。</translation>
    </message>
    <message>
        <source>Once normalised, values of different queries can be compared.</source>
        <translation>归一化之后，不同查询的值就可以比较。</translation>
    </message>
    <message>
        <source>They share the maximum, 1, so their mean makes sense. Their steps differ: when a good document drops by one rank, the loss is much larger if it is the only one than if it is one of fifty.</source>
        <translation>它们的上限都是&#x2009;1，所以求均值有意义；但每一步的大小并不相同：好文档只有一个和有五十个时，其中一个下降一位的损失相差很大。</translation>
    </message>
    <message>
        <source>Grades cost more than yes-or-no judgments, and people disagree on them. MRR is cheaper.</source>
        <translation>分等级标注比只标是否相关成本更高，标注者之间也难以一致。MRR&#x2009;的成本更低。</translation>
    </message>
    <message>
        <source>True. But nDCG also works with yes-or-no judgments.</source>
        <translation>确实如此。不过&#x2009;nDCG&#x2009;也可以用于只标是否相关的数据。</translation>
    </message>
    <message>
        <source>The cake-shop nDCG@10 is 0.858 in the text and 0.674 in the table.</source>
        <translation>蛋糕店一例的&#x2009;nDCG@10，正文中是&#x2009;0.858，表格中是&#x2009;0.674。</translation>
    </message>
    <message>
        <source>Two lists, two ideal rankings. The lesson “One page, two nDCGs” shows where each value comes from.</source>
        <translation>两个列表用了两种理想排序。“一篇文章，两个&#x2009;nDCG”一课说明了各自的来历。</translation>
    </message>
    <message>
        <source>It uses the rank of the best document, not of the first relevant one.</source>
        <translation>看的是最匹配的文档排在第几位，而不是第一个匹配的文档。</translation>
    </message>
    <message>
        <source>A query without an answer is skipped or counts as 0.</source>
        <translation>没有答案的查询不计入，或者计为&#x2009;0。</translation>
    </message>
    <message>
        <source>MRR@10 with Recall@1000: are the best in the front row, and is everybody in the hall?</source>
        <translation>MRR@10&#x2009;与&#x2009;Recall@1000&#x2009;并用：最好的是否坐在第一排，该来的是否都到场了？</translation>
    </message>
    <message>
        <source>The hit rate asks whether there is a right answer, MRR and MAP where it is, and nDCG how good it is.</source>
        <translation>命中率看有没有，MRR&#x2009;和&#x2009;MAP&#x2009;看排在哪里，nDCG&#x2009;看排在那里的文档有多受欢迎。</translation>
    </message>
    <message>
        <source>MAP looks at the ranks of all relevant documents, MRR only at the first.</source>
        <translation>MAP&#x2009;看所有相关文档的位置，MRR&#x2009;只看第一个的位置。</translation>
    </message>
    <message>
        <source>The precisions at the hits are summed and divided by the number of hits.</source>
        <translation>把各命中位置的精确率相加，再除以命中的个数。</translation>
    </message>
    <message>
        <source>k is usually 10 for search and 20 for recommendations.</source>
        <translation>k&#x2009;的取值，搜索通常取&#x2009;10，推荐通常取&#x2009;20。</translation>
    </message>
    <message>
        <source>Only values with the same k can be compared, so always state k.</source>
        <translation>只有&#x2009;k&#x2009;相同的值才能比较：报告数值时应写明&#x2009;k。</translation>
    </message>
    <message>
        <source>k is 5 or 10 for what readers see, and 100 or 200 for first-stage candidates.</source>
        <translation>用户看到的结果取&#x2009;k = 5&#x2009;或&#x2009;10，第一阶段的候选取&#x2009;100&#x2009;或&#x2009;200。</translation>
    </message>
    <message>
        <source>Recall never falls as k grows. Precision can rise or fall: each further right answer raises it.</source>
        <translation>k&#x2009;增大时召回率只增不减；精确率则可升可降：每多一个正确答案就会升高。</translation>
    </message>
    <message>
        <source>If there are fewer relevant documents than places, the two are equal.</source>
        <translation>相关文档少于位置数时，两者相同。</translation>
    </message>
    <message>
        <source>“Accuracy” (zhǔnquèlǜ) is the share of the samples assigned to a class that belong there; F1 is computed from it and recall.</source>
        <translation>“准确率”是判为某一类的样本中真正属于该类的比例；F1&#x2009;由它和召回率算出。</translation>
    </message>
    <message>
        <source>That is precision (jīngquèlǜ). Later, the same text uses accuracy for the share of all decisions that are right. The two words are often confused: check the formula.</source>
        <translation>这其实是精确率（precision）；同一资料后文又用“准确率”指全部判断中正确的比例（accuracy）。两个词常被混用：要看公式。</translation>
    </message>
    <message>
        <source>A test that finds none of 19 cases among 14.4 billion is right 99.9999999% of the time.</source>
        <translation>144&#x2009;亿人次中有&#x2009;19&#x2009;人应当查出，一种一个也查不出的检测，正确的比例仍有&#x2009;99.9999999%。</translation>
    </message>
    <message>
        <source>So when positives are rare, look at recall and precision. The lesson “Accuracy deceives” has the counts.</source>
        <translation>所以正例稀少时应看召回率和精确率。具体计数见“准确率会骗人”一课。</translation>
    </message>
    <message>
        <source>The ROC curve plots recall against precision.</source>
        <translation>ROC&#x2009;曲线表示召回率与精确率的关系。</translation>
    </message>
    <message>
        <source>Its axes are recall and the false positive rate, as the text says two sentences later. Precision has its own curve.</source>
        <translation>它的坐标轴是召回率和假正率，资料在两句之后也是这样说的。精确率另有自己的曲线。</translation>
    </message>
    <message>
        <source>The area stays the same, but its practical meaning changes: with ten times as many negatives, precision falls at every threshold.</source>
        <translation>面积不变，实际效果却变了：负例增加到十倍，每个阈值下的精确率都会下降。</translation>
    </message>
    <message>
        <source>A confident mistake is punished exponentially.</source>
        <translation>对自信的错误按指数惩罚。</translation>
    </message>
    <message>
        <source>Logarithmically, in fact: each time the probability of the true class falls to a tenth, the loss grows by 2.303. It has no upper limit.</source>
        <translation>其实是按对数：赋予真实类别的概率每降到十分之一，损失就增加&#x2009;2.303，没有上限。</translation>
    </message>
    <message>
        <source>How many right answers does a question have?</source>
        <translation>一个问题有几个正确答案？</translation>
    </message>
    <message>
        <source>One</source>
        <translation>一个</translation>
    </message>
    <message>
        <source>Several</source>
        <translation>多个</translation>
    </message>
    <message>
        <source>Is an answer right or wrong, or are some better than others?</source>
        <translation>答案只有对错之分，还是有好坏之别？</translation>
    </message>
    <message>
        <source>Right or wrong</source>
        <translation>只有对错</translation>
    </message>
    <message>
        <source>Some are better</source>
        <translation>有好有坏</translation>
    </message>
    <message>
        <source>Does the order of the answers matter?</source>
        <translation>答案的先后次序是否重要？</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>重要</translation>
    </message>
    <message>
        <source>No</source>
        <translation>不重要</translation>
    </message>
    <message>
        <source>How many answers will the reader look at?</source>
        <translation>用户会看其中多少个？</translation>
    </message>
    <message>
        <source>Only the first</source>
        <translation>只看第一个</translation>
    </message>
    <message>
        <source>About a page</source>
        <translation>大约一页</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>What are the scores used for?</source>
        <translation>得分用来做什么？</translation>
    </message>
    <message>
        <source>To rank</source>
        <translation>排序</translation>
    </message>
    <message>
        <source>To decide yes or no</source>
        <translation>判断是或否</translation>
    </message>
    <message>
        <source>As probabilities</source>
        <translation>作为概率</translation>
    </message>
    <message>
        <source>Needs: %1. Range: %2; higher is better.</source>
        <translation>需要：%1。取值范围：%2，越大越好。</translation>
    </message>
    <message>
        <source>Needs: %1. Range: %2; lower is better.</source>
        <translation>需要：%1。取值范围：%2，越小越好。</translation>
    </message>
    <message>
        <source>Needs: %1. Range: %2.</source>
        <translation>需要：%1。取值范围：%2。</translation>
    </message>
    <message>
        <source>the first right answer falls</source>
        <translation>第一个正确答案下降一位</translation>
    </message>
    <message>
        <source>reordering below the first right answer</source>
        <translation>第一个正确答案之后的次序改变</translation>
    </message>
    <message>
        <source>a right answer moves in from beyond the cutoff</source>
        <translation>截断位置之后的一个正确答案进入前&#x2009;k&#x2009;位</translation>
    </message>
    <message>
        <source>reordering beyond the cutoff</source>
        <translation>截断位置之后的次序改变</translation>
    </message>
    <message>
        <source>a missing right answer is retrieved</source>
        <translation>检索到一个原先缺失的正确答案</translation>
    </message>
    <message>
        <source>an unjudged document is judged non-relevant</source>
        <translation>一个未标注的文档被标注为不相关</translation>
    </message>
    <message>
        <source>two samples on one side swap scores</source>
        <translation>阈值同侧的两个样本互换得分</translation>
    </message>
    <message>
        <source>all scores are halved</source>
        <translation>所有得分减半</translation>
    </message>
    <message>
        <source>ten times as many negatives</source>
        <translation>负例增加到十倍</translation>
    </message>
    <message>
        <source>the threshold moves by one score</source>
        <translation>阈值移动一个得分</translation>
    </message>
    <message>
        <source>no change</source>
        <translation>不变</translation>
    </message>
    <message>
        <source>%1 becomes %2</source>
        <translation>%1&#x2009;变为&#x2009;%2</translation>
    </message>
    <message>
        <source>measure</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>input</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>looks at</source>
        <translation>关注什么</translation>
    </message>
    <message>
        <source>grades matter</source>
        <translation>区分等级</translation>
    </message>
    <message>
        <source>order matters</source>
        <translation>考虑次序</translation>
    </message>
    <message>
        <source>prevalence matters</source>
        <translation>受正例占比影响</translation>
    </message>
    <message>
        <source>range</source>
        <translation>取值范围</translation>
    </message>
    <message>
        <source>best value</source>
        <translation>最佳方向</translation>
    </message>
    <message>
        <source>typical use</source>
        <translation>典型用途</translation>
    </message>
    <message>
        <source>full name</source>
        <translation>全称</translation>
    </message>
    <message>
        <source>source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>lists</source>
        <translation>列表</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>样本</translation>
    </message>
    <message>
        <source>Every measure with its usual rules.</source>
        <translation>各指标均采用通常的计算口径。</translation>
    </message>
    <message>
        <source>claim</source>
        <translation>资料中的说法</translation>
    </message>
    <message>
        <source>comment</source>
        <translation>应当知道</translation>
    </message>
    <message>
        <source>What the sources say about the measures, paraphrased.</source>
        <translation>资料对各指标的说法（转述，非原文）。</translation>
    </message>
    <message>
        <source>two right answers with different grades swap places</source>
        <translation>两个等级不同的正确答案互换位置</translation>
    </message>
    <message>
        <source>0.9 to 1: the order is nearly ideal. 0.8 to 0.9: most good results are near the top. 0.7 to 0.8: some good results are too low. 0.6 to 0.7: the order has serious faults. Below 0.6: the order is very bad.</source>
        <translation>0.9&#x2009;至&#x2009;1：次序接近理想。0.8&#x2009;至&#x2009;0.9：多数好结果靠前。0.7&#x2009;至&#x2009;0.8：有些好结果排得太低。0.6&#x2009;至&#x2009;0.7：次序有严重问题。低于&#x2009;0.6：次序很差。</translation>
    </message>
    <message>
        <source>These ranges do not hold for every list: a value also depends on how many good documents there are, on the gain and discount, and on which documents were judged.</source>
        <translation>这些区间并不适用于所有列表：指标值还取决于有多少好文档、增益和折损，以及标注了哪些文档。</translation>
    </message>
    <message>
        <source>These ranges do not hold for every list: a value also depends on how many good documents there are, on the gain and discount, and on which documents were judged. For the documents in this list, a shuffled order scores %1 on average and the worst order %2.</source>
        <translation>这些区间并不适用于所有列表：指标值还取决于有多少好文档、增益和折损，以及标注了哪些文档。对本列表中的文档，随机次序平均得&#x2009;%1，最差次序得&#x2009;%2。</translation>
    </message>
    <message>
        <source>requirements</source>
        <translation>所需条件</translation>
    </message>
    <message>
        <source>Both rules are in use. Most tools use the first relevant document, but this source uses RR(of=best).</source>
        <translation>两种定义都有人用。通常看第一个相关文档；资料中的定义是&#x2009;RR(of=best)。</translation>
    </message>
    <message>
        <source>The two rules give different means, so state which rule you use: if three queries score 1/2, 1 and 1/5 and a fourth has no answer, the mean is 17/30 or 17/40.</source>
        <translation>两种做法的均值不同，应当说明用的是哪一种：三个查询的值为&#x2009;1/2、1、1/5，另一个没有答案，均值是&#x2009;17/30&#x2009;或&#x2009;17/40。</translation>
    </message>
    <message>
        <source>The two measures answer different questions: what readers see first, and what a later stage could still move to the top.</source>
        <translation>两个问题，两个指标：用户最先看到什么；后续阶段还有哪些可以排到前面。</translation>
    </message>
    <message>
        <source>Then a list that finds one of ten relevant documents can score 1. The usual denominator counts all relevant documents, found or not. This source uses AP(denominator=hits).</source>
        <translation>这样一来，十个相关文档只命中一个也可能得&#x2009;1。通常的分母是全部相关文档数，无论是否检索到；资料中的定义是&#x2009;AP(denominator=hits)。</translation>
    </message>
    <message>
        <source>With twenty relevant documents and ten places, recall cannot exceed 0.5, but capped recall can reach 1. Several measures tell you more than a single one.</source>
        <translation>相关文档有二十个而只有十个位置时，召回率最高为&#x2009;0.5，截断召回率最高为&#x2009;1。几个指标比一个指标说明更多问题。</translation>
    </message>
    <message>
        <source>AUC measures order, and log loss measures probabilities. Imbalance affects log loss but not AUC. Look at both measures.</source>
        <translation>AUC&#x2009;看排序，对数损失看概率。类别不平衡不影响&#x2009;AUC，却影响对数损失；两者都要看。</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Up</source>
        <translation>↑</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>↓</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>←</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>→</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Backspace</translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message numerus="yes">
        <source>%n grades have a fractional part, which is dropped, as in %1</source>
        <translation>
            <numerusform>%n&#x2009;个等级带小数，按&#x2009;%1&#x2009;的方式舍去</numerusform>
        </translation>
    </message>
    <message>
        <source>bounds unknown</source>
        <translation>上下界未知</translation>
    </message>
    <message>
        <source>undefined</source>
        <translation>无定义</translation>
    </message>
    <message>
        <source>within %1</source>
        <translation>不超出&#x2009;%1</translation>
    </message>
    <message>
        <source>%1 or undefined</source>
        <translation>%1&#x2009;或无定义</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>Including relevant documents that nobody retrieved: %1.</source>
        <translation>若还有无人检索到的相关文档：%1。</translation>
    </message>
    <message numerus="yes">
        <source>undecided: depends on %n documents</source>
        <translation>
            <numerusform>未定：取决于&#x2009;%n&#x2009;个文档</numerusform>
        </translation>
    </message>
    <message>
        <source>grades %1 to %2</source>
        <translation>等级&#x2009;%1&#x2009;至&#x2009;%2</translation>
    </message>
    <message numerus="yes">
        <source>%n queries</source>
        <translation>
            <numerusform>%n&#x2009;个查询</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n runs</source>
        <translation>
            <numerusform>%n&#x2009;个检索结果</numerusform>
        </translation>
    </message>
    <message>
        <source>at most %1 per query</source>
        <translation>每个查询最多&#x2009;%1&#x2009;个</translation>
    </message>
    <message numerus="yes">
        <source>%n lines</source>
        <translation>
            <numerusform>%n&#x2009;行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n judgments</source>
        <translation>
            <numerusform>%n&#x2009;条标注</numerusform>
        </translation>
    </message>
    <message>
        <source>as a run: %1</source>
        <translation>作为检索结果有&#x2009;%1</translation>
    </message>
    <message numerus="yes">
        <source>%n texts</source>
        <translation>
            <numerusform>%n&#x2009;篇文本</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n predictions</source>
        <translation>
            <numerusform>%n&#x2009;个预测值</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n judged queries are missing: %1</source>
        <translation>
            <numerusform>缺少&#x2009;%n&#x2009;个已标注的查询：%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n queries have no judgments: %1</source>
        <translation>
            <numerusform>有&#x2009;%n&#x2009;个查询没有标注：%1</numerusform>
        </translation>
    </message>
    <message>
        <source>this file uses decimal commas; add --decimal-comma.</source>
        <translation>该文件使用小数逗号；请加 --decimal-comma。</translation>
    </message>
    <message>
        <source>every label is %1; name the positive class with --positive.</source>
        <translation>所有标签都是%1；请用 --positive&#x2009;指明正类的标签。</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1等，另有&#x2009;%n&#x2009;个</numerusform>
        </translation>
    </message>
    <message>
        <source>the labels are %1; use --positive to compare one of them with the rest. “classify” reads several classes.</source>
        <translation>标签为%1；可用 --positive&#x2009;将其中之一与其余对比。“classify”可按多类别读取。</translation>
    </message>
    <message>
        <source>the labels are %1; use --positive to compare one of them with the rest, or --score for each class to read several classes.</source>
        <translation>标签为%1；可用 --positive&#x2009;将其中之一与其余对比，或为每一类给出 --score&#x2009;按多类别读取。</translation>
    </message>
    <message>
        <source>use --weight none to ignore the weights.</source>
        <translation>--weight none&#x2009;表示不使用权重。</translation>
    </message>
    <message numerus="yes">
        <source>%n rows could not be read; use --skip-bad-rows to skip them.</source>
        <translation>
            <numerusform>有&#x2009;%n&#x2009;行无法读取；--skip-bad-rows&#x2009;可略去这些行。</numerusform>
        </translation>
    </message>
    <message>
        <source>use --skip-bad-rows to skip the bad row.</source>
        <translation>--skip-bad-rows&#x2009;可略去无法读取的行。</translation>
    </message>
    <message>
        <source>the labels %1 are treated as %2.</source>
        <translation>标签%1视为%2。</translation>
    </message>
    <message>
        <source>Use --weight none to count every sample as 1.</source>
        <translation>--weight none&#x2009;使每个样本计&#x2009;1。</translation>
    </message>
    <message>
        <source>Use --group none to ignore the groups.</source>
        <translation>--group none&#x2009;表示不分组。</translation>
    </message>
    <message numerus="yes">
        <source>skipped %n bad rows (--skip-bad-rows)</source>
        <translation>
            <numerusform>已略去&#x2009;%n&#x2009;个无法读取的行（--skip-bad-rows）</numerusform>
        </translation>
    </message>
    <message>
        <source>this text is not UTF-8; use --latin1 to read it as Latin-1, or --gb18030 as Chinese text.</source>
        <translation>这段文本不是&#x2009;UTF-8；用 --latin1&#x2009;按&#x2009;Latin-1&#x2009;读取，或用 --gb18030&#x2009;按中文文本读取。</translation>
    </message>
    <message>
        <source>Positive class: %1, predicted if score &gt;= threshold</source>
        <translation>正类：%1；得分&#x2009;&gt;=&#x2009;阈值时预测为正</translation>
    </message>
    <message>
        <source>Positive class: %1, predicted if score &lt;= threshold</source>
        <translation>正类：%1；得分&#x2009;&lt;=&#x2009;阈值时预测为正</translation>
    </message>
    <message>
        <source>Positive class: %1, predicted if score ≥ threshold.</source>
        <translation>正类：%1；得分&#x2009;≥&#x2009;阈值时预测为正。</translation>
    </message>
    <message>
        <source>Positive class: %1, predicted if score ≤ threshold.</source>
        <translation>正类：%1；得分&#x2009;≤&#x2009;阈值时预测为正。</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>样本数</translation>
    </message>
    <message>
        <source>Positives</source>
        <translation>正例数</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>阈值</translation>
    </message>
    <message>
        <source>Slices by %1 (slice minus all samples).</source>
        <translation>按&#x2009;%1&#x2009;划分的切片：各切片的值减去全部样本的值。</translation>
    </message>
    <message>
        <source>Slices by %1.</source>
        <translation>按&#x2009;%1&#x2009;划分的切片。</translation>
    </message>
    <message>
        <source>Rates are computed at threshold %1.</source>
        <translation>各比率取阈值&#x2009;%1&#x2009;处的值。</translation>
    </message>
    <message>
        <source>Confusion matrix as entered.</source>
        <translation>所输入的混淆矩阵。</translation>
    </message>
    <message>
        <source>p t</source>
        <translation>t&#x2009;检验&#x2009;p&#x2009;值</translation>
    </message>
    <message>
        <source>p wilcoxon</source>
        <translation>Wilcoxon&#x2009;检验&#x2009;p&#x2009;值</translation>
    </message>
    <message>
        <source>p sign</source>
        <translation>符号检验&#x2009;p&#x2009;值</translation>
    </message>
    <message>
        <source>p randomisation</source>
        <translation>随机化检验&#x2009;p&#x2009;值</translation>
    </message>
    <message>
        <source>p bootstrap</source>
        <translation>自助法检验&#x2009;p&#x2009;值</translation>
    </message>
    <message>
        <source>Only in A, skipped</source>
        <translation>仅&#x2009;A&#x2009;有，已略去</translation>
    </message>
    <message>
        <source>Only in B, skipped</source>
        <translation>仅&#x2009;B&#x2009;有，已略去</translation>
    </message>
    <message>
        <source>%1 undefined, skipped</source>
        <translation>%1&#x2009;无定义，已略去</translation>
    </message>
    <message>
        <source>Comparison of %1 (A) and %2 (B).</source>
        <translation>%1（A）与&#x2009;%2（B）的比较。</translation>
    </message>
    <message>
        <source>%1 of each query for %2 (A) and %3 (B).</source>
        <translation>%2（A）与&#x2009;%3（B）各查询的&#x2009;%1。</translation>
    </message>
    <message>
        <source>B - A if retrieved but unjudged documents may have any grade from 0 to %1:</source>
        <translation>检索到但未标注的文档取&#x2009;0&#x2009;至&#x2009;%1&#x2009;的任意等级时，B - A：</translation>
    </message>
    <message>
        <source>%1 rounds, seed %2</source>
        <translation>%1&#x2009;轮，种子&#x2009;%2</translation>
    </message>
    <message>
        <source>queries</source>
        <translation>查询数</translation>
    </message>
    <message>
        <source>mean A</source>
        <translation>A&#x2009;的均值</translation>
    </message>
    <message>
        <source>mean B</source>
        <translation>B&#x2009;的均值</translation>
    </message>
    <message>
        <source>  t interval from</source>
        <translation>  t&#x2009;区间下限</translation>
    </message>
    <message>
        <source>  t interval to</source>
        <translation>  t&#x2009;区间上限</translation>
    </message>
    <message>
        <source>  bootstrap interval from</source>
        <translation>  自助法区间下限</translation>
    </message>
    <message>
        <source>  bootstrap interval to</source>
        <translation>  自助法区间上限</translation>
    </message>
    <message>
        <source>effect size d</source>
        <translation>效应量&#x2009;d</translation>
    </message>
    <message>
        <source>won by B</source>
        <translation>B&#x2009;胜</translation>
    </message>
    <message>
        <source>tied</source>
        <translation>平</translation>
    </message>
    <message>
        <source>lost by B</source>
        <translation>B&#x2009;负</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>精确</translation>
    </message>
    <message>
        <source>normal approximation</source>
        <translation>正态近似</translation>
    </message>
    <message>
        <source>bounds</source>
        <translation>上下界</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1：%2</translation>
    </message>
    <message numerus="yes">
        <source>Means over %n queries.</source>
        <translation>
            <numerusform>%n&#x2009;个查询的均值。</numerusform>
        </translation>
    </message>
    <message>
        <source>Each mean covers the queries that count for that run and measure.</source>
        <translation>每个均值只计该检索结果和指标下计入的查询。</translation>
    </message>
    <message>
        <source>run</source>
        <translation>检索结果</translation>
    </message>
    <message>
        <source>query</source>
        <translation>查询</translation>
    </message>
    <message>
        <source>group:%1</source>
        <translation>分组：%1</translation>
    </message>
    <message>
        <source>all</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>all</source>
        <comment>total</comment>
        <translation>合计</translation>
    </message>
    <message>
        <source>runs:deviation</source>
        <translation>runs:deviation</translation>
    </message>
    <message>
        <source>this file holds labelled samples; use the classify command for it, or give a session or a list of grades</source>
        <translation>此文件是带标签的样本；请用&#x2009;classify&#x2009;命令，或给出会话或等级列表</translation>
    </message>
    <message>
        <source>this session holds a collection, not a single list; to explain one of its queries, give the judgments and a run instead, and choose the query with --query</source>
        <translation>此会话是测试集，不是单个列表；要解释其中的一个查询，请改为给出相关性标注和检索结果，并用 --query&#x2009;选定查询</translation>
    </message>
    <message>
        <source>(past the cutoff)</source>
        <translation>（截断位置之后）</translation>
    </message>
    <message>
        <source>Every document is judged, so the value is certain.</source>
        <translation>所有文档均已标注，因此该值是确定的。</translation>
    </message>
    <message>
        <source>If unjudged documents may have any grade from 0 to %1: %2.</source>
        <translation>未标注文档取&#x2009;0&#x2009;至&#x2009;%1&#x2009;的任意等级时：%2。</translation>
    </message>
    <message>
        <source>Exact value: %1.</source>
        <translation>精确值为&#x2009;%1。</translation>
    </message>
    <message>
        <source>grades</source>
        <translation>等级</translation>
    </message>
    <message>
        <source>Query %1.</source>
        <translation>查询&#x2009;%1。</translation>
    </message>
    <message>
        <source>Query %1</source>
        <translation>查询&#x2009;%1</translation>
    </message>
    <message>
        <source>use --repeated to choose one</source>
        <translation>用 --repeated&#x2009;指明以哪个为准</translation>
    </message>
    <message>
        <source>add --decimal-comma</source>
        <translation>用 --decimal-comma&#x2009;指明</translation>
    </message>
    <message>
        <source>name it with --grade-column or --score-column; --raters uses all as grades, --grade-column none ignores them</source>
        <translation>用 --grade-column&#x2009;或 --score-column&#x2009;指明该列；用 --raters&#x2009;把各列都作为等级；用 --grade-column none&#x2009;则不读取等级</translation>
    </message>
    <message>
        <source>use --raters to combine them</source>
        <translation>用 --raters&#x2009;指明如何合并</translation>
    </message>
    <message>
        <source>name them with --query-column, --document-column and --grade-column or --score-column</source>
        <translation>用 --query-column、--document-column，以及 --grade-column&#x2009;或 --score-column&#x2009;指明各列</translation>
    </message>
    <message>
        <source>use --repeated-document to choose which position counts</source>
        <translation>用 --repeated-document&#x2009;指明以哪个位置为准</translation>
    </message>
    <message>
        <source>use --skip-bad-lines to skip such lines</source>
        <translation>用 --skip-bad-lines&#x2009;略去这样的行</translation>
    </message>
    <message>
        <source>use --latin1 to read it as Latin-1, or --gb18030 as Chinese text</source>
        <translation>--latin1&#x2009;按&#x2009;Latin-1&#x2009;读取，--gb18030&#x2009;按中文文本读取</translation>
    </message>
    <message>
        <source>t interval from</source>
        <translation>t&#x2009;区间下限</translation>
    </message>
    <message>
        <source>to</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>%1 of %2 (A) and %3 (B) by query group.</source>
        <translation>按查询组：%2（A）与&#x2009;%3（B）的&#x2009;%1。</translation>
    </message>
    <message>
        <source>no query in the group “%1” was scored in %2</source>
        <translation>分组“%1”中没有一个查询在&#x2009;%2&#x2009;中得到评测</translation>
    </message>
    <message numerus="yes">
        <source>%n queries are not in any group of %1</source>
        <translation>
            <numerusform>有&#x2009;%n&#x2009;个查询不属于&#x2009;%1&#x2009;中的任何分组</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (baseline)</source>
        <translation>%1（基线）</translation>
    </message>
    <message>
        <source>letter</source>
        <translation>字母</translation>
    </message>
    <message>
        <source>%1 of the runs in each query group, tested within the group.</source>
        <translation>各检索结果在每组查询中的&#x2009;%1，仅在该组内检验。</translation>
    </message>
    <message>
        <source>%1 of the runs in each query group.</source>
        <translation>各检索结果在每组查询中的&#x2009;%1。</translation>
    </message>
    <message>
        <source>An asterisk marks the best value.</source>
        <translation>星号标出最佳值。</translation>
    </message>
    <message>
        <source>Pairwise tests are not shown; use --pairs to print them.</source>
        <translation>此处不列出两两比较；--pairs&#x2009;打印全部。</translation>
    </message>
    <message>
        <source>id</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>question</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>measures</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>%1: %2 is %3</source>
        <extracomment>%1 names a guess, %2 is &quot;nDCG@5 of B&quot;, %3 its value</extracomment>
        <translation>%1：%2 = %3</translation>
    </message>
    <message>
        <source>with %1: %2</source>
        <extracomment>%1 is a rule, as &quot;ideal=retrieved&quot;, %2 the value under it</extracomment>
        <translation>按&#x2009;%1&#x2009;则为&#x2009;%2</translation>
    </message>
    <message>
        <source>the column “%1” is ignored</source>
        <translation>忽略列“%1”</translation>
    </message>
    <message>
        <source>other names: %1</source>
        <translation>也可写作：%1</translation>
    </message>
    <message>
        <source>No measures match “%1”.</source>
        <translation>没有指标含有“%1”。</translation>
    </message>
    <message numerus="yes">
        <source>%n judged queries are missing from the run and count as 0 (%1): %2</source>
        <translation>
            <numerusform>%n&#x2009;个已标注的查询不在检索结果中，计为&#x2009;0（%1）：%2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n judged queries are missing from the run and are skipped in the mean (%1): %2</source>
        <translation>
            <numerusform>%n&#x2009;个已标注的查询不在检索结果中，不计入均值（%1）：%2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n queries in the run have no judgments and are ignored: %1</source>
        <translation>
            <numerusform>检索结果中&#x2009;%n&#x2009;个查询没有标注，已忽略：%1</numerusform>
        </translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>Runs by mean, best first</source>
        <translation>检索结果按均值排列，最佳在前</translation>
    </message>
    <message>
        <source>Runs ordered by</source>
        <translation>检索结果的次序依据</translation>
    </message>
    <message>
        <source>compared with</source>
        <translation>与之比较</translation>
    </message>
    <message>
        <source>Runs are tied.</source>
        <translation>检索结果有并列。</translation>
    </message>
    <message>
        <source>Runs ordered by their means.</source>
        <translation>检索结果按均值排列。</translation>
    </message>
    <message>
        <source>nothing to draw</source>
        <translation>没有可绘制的内容</translation>
    </message>
    <message>
        <source>nothing to draw; choose the lists with --query</source>
        <translation>没有可绘制的内容；请用 --query&#x2009;指明是哪个查询的列表</translation>
    </message>
    <message>
        <source>standard input</source>
        <translation>标准输入</translation>
    </message>
    <message>
        <source>a session cannot store all the rules of %1, so the figure cannot be opened as a document</source>
        <translation>会话无法保存&#x2009;%1&#x2009;的全部规则，因此不能从图中打开会话</translation>
    </message>
    <message>
        <source>nothing to draw; add a table of queries and their groups to the judgments and runs</source>
        <translation>没有可绘制的内容；请在相关性标注和检索结果之外给出一个查询及其分组的表</translation>
    </message>
    <message>
        <source>Use this language instead of the system language: %1.</source>
        <translation>使用这种语言，而不用系统语言：%1。</translation>
    </message>
    <message>
        <source>code</source>
        <translation>代码</translation>
    </message>
    <message>
        <source>Open a built-in lesson (list them with rankscope-cli lesson list).</source>
        <translation>打开程序自带的一课；rankscope-cli lesson list&#x2009;列出所有的课。</translation>
    </message>
    <message>
        <source>Generate the lesson’s numbers from this seed (listed in key.csv of the worksheets).</source>
        <translation>这一课使用该种子生成的数据；练习题的&#x2009;key.csv&#x2009;中有种子。</translation>
    </message>
    <message>
        <source>number</source>
        <translation>数</translation>
    </message>
    <message>
        <source>Start the lesson at this step.</source>
        <translation>从第几步开始这一课。</translation>
    </message>
    <message>
        <source>Save a picture of the window and exit.</source>
        <translation>把窗口存为图片，然后退出。</translation>
    </message>
    <message>
        <source>Scale the picture down to at most this many pixels per side.</source>
        <translation>缩小图片，使长边不超过这个数。</translation>
    </message>
    <message>
        <source>pixels</source>
        <translation>像素</translation>
    </message>
    <message>
        <source>file.png</source>
        <translation>文件.png</translation>
    </message>
    <message>
        <source>Window size.</source>
        <translation>窗口大小。</translation>
    </message>
    <message>
        <source>width x height</source>
        <translation>宽&#x2009;x&#x2009;高</translation>
    </message>
    <message>
        <source>Use the dark theme, regardless of the system setting.</source>
        <translation>不论系统设置，使用深色主题。</translation>
    </message>
    <message>
        <source>MiB</source>
        <translation>MiB</translation>
    </message>
    <message>
        <source>Interface zoom, 0.5 to 3.</source>
        <translation>界面缩放，0.5&#x2009;到&#x2009;3。</translation>
    </message>
    <message>
        <source>factor</source>
        <translation>倍数</translation>
    </message>
    <message>
        <source>A session, a list of grades, judgments and a run, or a table of samples.</source>
        <translation>会话、等级列表、相关性标注加检索结果，或样本表。</translation>
    </message>
    <message>
        <source>--%1 works only with a lesson; choose one with --lesson</source>
        <translation>--%1&#x2009;只用于课程；请用&#x2009;--lesson&#x2009;指定一课</translation>
    </message>
    <message>
        <source>--lang: “%1” is not available; choose from %2</source>
        <translation>--lang：没有语言“%1”；可用的有&#x2009;%2</translation>
    </message>
    <message>
        <source>--step: “%1” is not a step; use a number such as 2</source>
        <translation>--step：“%1”不是步骤；请用数字，如&#x2009;2</translation>
    </message>
    <message>
        <source>--seed: “%1” is not a whole number</source>
        <translation>--seed：“%1”不是整数</translation>
    </message>
    <message>
        <source>--undo-memory: “%1” is not a whole number of MiB</source>
        <translation>--undo-memory：“%1”不是整数（单位&#x2009;MiB）</translation>
    </message>
    <message numerus="yes">
        <source>%n more runs (%1)</source>
        <translation>
            <numerusform>另外&#x2009;%n&#x2009;个检索结果（%1）</numerusform>
        </translation>
    </message>
    <message>
        <source>To list the warnings for each file, run rankscope-cli check.</source>
        <translation>要列出各文件的异常，请运行&#x2009;rankscope-cli check。</translation>
    </message>
    <message>
        <source>no query has judgments in %1; do the query ids match?</source>
        <translation>没有一个查询在&#x2009;%1&#x2009;中有标注；请检查两者的查询编号是否一致</translation>
    </message>
    <message>
        <source>none of its documents are judged in %1; do both files use the same document ids?</source>
        <translation>它的文档在&#x2009;%1&#x2009;中都没有标注；请检查两个文件的文档编号是否一致</translation>
    </message>
    <message>
        <source>given twice, counted once</source>
        <translation>给出了两次，只计一次</translation>
    </message>
    <message>
        <source>Measures are computed as in %1.</source>
        <translation>指标按&#x2009;%1&#x2009;的方式计算。</translation>
    </message>
    <message>
        <source>Scores have 32-bit precision.</source>
        <translation>得分的精度为&#x2009;32&#x2009;位。</translation>
    </message>
    <message>
        <source>Fractional parts of grades are dropped.</source>
        <translation>等级的小数部分舍去。</translation>
    </message>
    <message>
        <source>-m %1: %2 was already given and counts once</source>
        <translation>-m %1：前面已有&#x2009;%2，只计一次</translation>
    </message>
    <message>
        <source>its runs cover different queries: each query gets the mean over the runs that contain it, and no spread is reported</source>
        <translation>其各个检索结果所含的查询不尽相同：每个查询取含有它的检索结果的均值，不给出离散程度</translation>
    </message>
    <message numerus="yes">
        <source>%1 is the mean of %n runs: %2.</source>
        <translation>
            <numerusform>%1&#x2009;是&#x2009;%n&#x2009;个检索结果的均值：%2。</numerusform>
        </translation>
    </message>
    <message>
        <source>Standard deviation of their means: %1.</source>
        <translation>其均值的标准差：%1。</translation>
    </message>
    <message>
        <source>remark</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>All thresholds. Positive class: %1, predicted if score ≥ threshold.</source>
        <translation>全部阈值。正类：%1；得分&#x2009;≥&#x2009;阈值时预测为正。</translation>
    </message>
    <message>
        <source>All thresholds. Positive class: %1, predicted if score ≤ threshold.</source>
        <translation>全部阈值。正类：%1；得分&#x2009;≤&#x2009;阈值时预测为正。</translation>
    </message>
    <message>
        <source>changes</source>
        <translation>改动数</translation>
    </message>
    <message>
        <source>value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>different rules</source>
        <translation>不同的规则</translation>
    </message>
    <message>
        <source>used by</source>
        <translation>采用这些规则的工具</translation>
    </message>
    <message numerus="yes">
        <source>… %n more</source>
        <translation>
            <numerusform>…… 另有&#x2009;%n&#x2009;组</numerusform>
        </translation>
    </message>
    <message>
        <source>Effect of each change in the first row, averaged over all orders:</source>
        <translation>第一行各项改动的作用（取所有次序的平均）：</translation>
    </message>
    <message>
        <source>current rules</source>
        <translation>当前计算口径</translation>
    </message>
    <message>
        <source>Use --force to replace files with the same names.</source>
        <translation>用 --force&#x2009;替换同名文件。</translation>
    </message>
    <message>
        <source>the file was shortened by another program, or the disk failed, while it was being read</source>
        <translation>读取时，文件被另一个程序截短，或者磁盘出错</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>准确率</translation>
    </message>
    <message>
        <source>The share of samples classified correctly.</source>
        <translation>预测正确的样本所占比例。</translation>
    </message>
    <message>
        <source>Balanced accuracy</source>
        <translation>平衡准确率</translation>
    </message>
    <message>
        <source>The mean recall of all classes that have samples.</source>
        <translation>有样本的各类别召回率的均值。</translation>
    </message>
    <message>
        <source>Cohen’s κ</source>
        <translation>Cohen κ</translation>
    </message>
    <message>
        <source>Agreement beyond that expected by chance.</source>
        <translation>扣除偶然一致之后的一致程度。</translation>
    </message>
    <message>
        <source>MCC</source>
        <translation>MCC</translation>
    </message>
    <message>
        <source>The multiclass Matthews correlation coefficient.</source>
        <translation>多类标签与预测的&#x2009;Matthews&#x2009;相关系数。</translation>
    </message>
    <message>
        <source>Macro precision</source>
        <translation>宏平均精确率</translation>
    </message>
    <message>
        <source>The mean precision of the classes, each with equal weight.</source>
        <translation>各类别精确率的均值，每类权重相同。</translation>
    </message>
    <message>
        <source>Macro recall</source>
        <translation>宏平均召回率</translation>
    </message>
    <message>
        <source>The mean recall of the classes, each with equal weight.</source>
        <translation>各类别召回率的均值，每类权重相同。</translation>
    </message>
    <message>
        <source>Macro F1, mean of F1s</source>
        <translation>宏平均&#x2009;F1（F1&#x2009;的均值）</translation>
    </message>
    <message>
        <source>The mean of the classes’ F1s, as in scikit-learn.</source>
        <translation>各类别&#x2009;F1&#x2009;值的均值，与&#x2009;scikit-learn&#x2009;一致。</translation>
    </message>
    <message>
        <source>Macro F1, F1 of means</source>
        <translation>宏平均&#x2009;F1（均值的&#x2009;F1）</translation>
    </message>
    <message>
        <source>Micro precision</source>
        <translation>微平均精确率</translation>
    </message>
    <message>
        <source>Micro recall</source>
        <translation>微平均召回率</translation>
    </message>
    <message>
        <source>Micro F1</source>
        <translation>微平均&#x2009;F1</translation>
    </message>
    <message>
        <source>Weighted precision</source>
        <translation>加权精确率</translation>
    </message>
    <message>
        <source>The mean precision of the classes, weighted by number of samples.</source>
        <translation>各类别精确率按样本数加权的均值。</translation>
    </message>
    <message>
        <source>Weighted recall</source>
        <translation>加权召回率</translation>
    </message>
    <message>
        <source>The mean recall of the classes, weighted by number of samples: the accuracy.</source>
        <translation>各类别召回率按样本数加权的均值，即准确率。</translation>
    </message>
    <message>
        <source>Weighted F1</source>
        <translation>加权&#x2009;F1</translation>
    </message>
    <message>
        <source>The mean of the classes’ F1s, weighted by number of samples.</source>
        <translation>各类别&#x2009;F1&#x2009;值按样本数加权的均值。</translation>
    </message>
    <message>
        <source>Log loss</source>
        <translation>对数损失</translation>
    </message>
    <message>
        <source>The mean of −ln p in nats, where p is the score of the sample’s true class.</source>
        <translation>−ln p&#x2009;的均值，单位为&#x2009;nat；p&#x2009;是样本所属类别的得分。</translation>
    </message>
    <message>
        <source>Macro AUC</source>
        <translation>宏平均&#x2009;AUC</translation>
    </message>
    <message>
        <source>The mean one-vs-rest AUC, with equal weight for each class.</source>
        <translation>各类别一对其余&#x2009;AUC&#x2009;的均值，每类权重相同。</translation>
    </message>
    <message>
        <source>Weighted AUC</source>
        <translation>加权&#x2009;AUC</translation>
    </message>
    <message>
        <source>The mean one-vs-rest AUC, with each class weighted by its number of samples.</source>
        <translation>各类别一对其余&#x2009;AUC&#x2009;按样本数加权的均值。</translation>
    </message>
    <message>
        <source>Top-%1 accuracy</source>
        <translation>Top-%1&#x2009;准确率</translation>
    </message>
    <message>
        <source>The share of samples whose true class has one of the %1 highest scores. In a tie, the earlier class ranks higher.</source>
        <translation>所属类别的得分排在前&#x2009;%1&#x2009;位的样本所占比例；得分相同时，靠前的类别在先。</translation>
    </message>
    <message>
        <source>Predicted classes come from the table.</source>
        <translation>预测结果由表中给出。</translation>
    </message>
    <message>
        <source>Samples with several classes tied for the highest score: %1.</source>
        <translation>最高得分由多个类别并列的样本：%1&#x2009;个。</translation>
    </message>
    <message>
        <source>Samples whose predicted class does not have the highest score: %1.</source>
        <translation>预测与最高得分不一致的样本：%1&#x2009;个。</translation>
    </message>
    <message>
        <source>Samples whose scores do not add up to 1 (used as given): %1.</source>
        <translation>得分之和不为&#x2009;1（按原样使用）的样本：%1&#x2009;个。</translation>
    </message>
    <message>
        <source>Classes with no labelled or predicted samples (skipped in averages): %1.</source>
        <translation>既无标签也无预测、因而不计入平均的类别：%1&#x2009;个。</translation>
    </message>
    <message>
        <source>Precisions and recalls with a denominator of 0 (counted as 0 in averages): %1.</source>
        <translation>分母为&#x2009;0、在平均中计为&#x2009;0&#x2009;的精确率和召回率：%1&#x2009;个。</translation>
    </message>
    <message>
        <source>Classes with an undefined AUC (skipped in the mean AUCs): %1.</source>
        <translation>AUC&#x2009;无定义、不计入其均值的类别：%1&#x2009;个。</translation>
    </message>
    <message>
        <source>true \ predicted</source>
        <translation>实际 \ 预测</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Predicted</source>
        <translation>预测数</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>精确率</translation>
    </message>
    <message>
        <source>Recall</source>
        <translation>召回率</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1&#x2009;值</translation>
    </message>
    <message>
        <source>One-vs-rest AUC</source>
        <translation>AUC（一对其余）</translation>
    </message>
    <message>
        <source>Macro mean</source>
        <translation>宏平均</translation>
    </message>
    <message>
        <source>Micro mean</source>
        <translation>微平均</translation>
    </message>
    <message>
        <source>Weighted mean</source>
        <translation>加权平均</translation>
    </message>
    <message>
        <source>All classes</source>
        <translation>总体指标</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Score quality</source>
        <translation>得分的各项指标</translation>
    </message>
    <message>
        <source>Grouped AUC</source>
        <translation>分组&#x2009;AUC</translation>
    </message>
    <message>
        <source>The k × k confusion matrix, with row shares.</source>
        <translation>k × k&#x2009;混淆矩阵，附各行占比。</translation>
    </message>
    <message>
        <source>One-vs-rest measures of each class, and their averages.</source>
        <translation>各类别（一对其余）及其平均。</translation>
    </message>
    <message>
        <source>Measures over all classes.</source>
        <translation>所有类别的总体指标。</translation>
    </message>
    <message>
        <source>Several classes</source>
        <translation>多类别</translation>
    </message>
    <message>
        <source>Confusion matrix of all classes</source>
        <translation>所有类别的混淆矩阵</translation>
    </message>
    <message>
        <source>Each class</source>
        <translation>各类别</translation>
    </message>
    <message>
        <source>Measures from the confusion matrix.</source>
        <translation>由混淆矩阵得出的指标。</translation>
    </message>
    <message>
        <source>rate</source>
        <translation>比率</translation>
    </message>
    <message>
        <source>formula</source>
        <translation>公式</translation>
    </message>
    <message>
        <source>with counts</source>
        <translation>代入计数</translation>
    </message>
    <message>
        <source>95% interval</source>
        <translation>95%&#x2009;区间</translation>
    </message>
    <message>
        <source>Log loss formula</source>
        <translation>对数损失的公式</translation>
    </message>
    <message>
        <source>Normalised entropy formula</source>
        <translation>归一化熵的公式</translation>
    </message>
    <message>
        <source>Predicted-to-observed formula</source>
        <translation>预测与实际之比的公式</translation>
    </message>
    <message>
        <source>The samples with the highest log loss.</source>
        <translation>损失最大的样本。</translation>
    </message>
    <message>
        <source>sample</source>
        <translation>样本</translation>
    </message>
    <message>
        <source>label</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>probability of the label</source>
        <translation>其预测概率</translation>
    </message>
    <message>
        <source>share of total</source>
        <translation>占总损失的比例</translation>
    </message>
    <message>
        <source>Highest losses</source>
        <translation>损失最大的样本</translation>
    </message>
    <message>
        <source>At the threshold</source>
        <translation>当前阈值下</translation>
    </message>
    <message>
        <source>Confusion matrix</source>
        <translation>混淆矩阵</translation>
    </message>
    <message>
        <source>Rates</source>
        <translation>比率</translation>
    </message>
    <message numerus="yes">
        <source>One run, %1, over %n queries.</source>
        <translation>
            <numerusform>检索结果&#x2009;%1，共&#x2009;%n&#x2009;个查询。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (A) and %2 (B) over %n queries.</source>
        <translation>
            <numerusform>%1（A）与&#x2009;%2（B），共&#x2009;%n&#x2009;个查询。</numerusform>
        </translation>
    </message>
    <message>
        <source>Mean over the queries for each run.</source>
        <translation>各检索结果在全部查询上的均值。</translation>
    </message>
    <message>
        <source>Mean difference over the queries, %1 (B) minus %2 (A), with its 95% t interval, Cohen’s d of the differences, and the number of queries that B wins, ties and loses.</source>
        <translation>各查询上&#x2009;%1（B）减&#x2009;%2（A）的平均差值：95% t&#x2009;区间、差值的&#x2009;Cohen’s d，以及&#x2009;B&#x2009;胜、平、负的查询数。</translation>
    </message>
    <message>
        <source>measure</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>B − A</source>
        <translation>B − A</translation>
    </message>
    <message>
        <source>Cohen’s d</source>
        <translation>Cohen’s d</translation>
    </message>
    <message>
        <source>won / tied / lost</source>
        <translation>胜&#x2009;/&#x2009;平&#x2009;/&#x2009;负</translation>
    </message>
    <message>
        <source>Lowest and highest possible mean difference if the unjudged retrieved documents are graded anywhere from 0 to %1.</source>
        <translation>检索到的未标注文档无论得到&#x2009;0&#x2009;到&#x2009;%1&#x2009;中的哪个等级，平均差值可能的最小值与最大值。</translation>
    </message>
    <message>
        <source>possible range</source>
        <translation>可能的范围</translation>
    </message>
    <message>
        <source>verdict</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>test</source>
        <translation>检验</translation>
    </message>
    <message>
        <source>p (Holm)</source>
        <translation>p（Holm&#x2009;校正）</translation>
    </message>
    <message>
        <source>p (Benjamini–Hochberg)</source>
        <translation>p（Benjamini–Hochberg&#x2009;校正）</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>检索结果</translation>
    </message>
    <message>
        <source>Means</source>
        <translation>均值</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>差值</translation>
    </message>
    <message>
        <source>Bounds</source>
        <translation>上下界</translation>
    </message>
    <message>
        <source>Tests</source>
        <translation>检验</translation>
    </message>
    <message>
        <source>text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>Queries</source>
        <translation>查询</translation>
    </message>
    <message>
        <source>Largest drops</source>
        <translation>下降最多的查询</translation>
    </message>
    <message>
        <source>The queries whose %1 drops most from A to B.</source>
        <translation>从&#x2009;A&#x2009;到&#x2009;B，%1&#x2009;下降最多的查询。</translation>
    </message>
    <message>
        <source>Largest gains</source>
        <translation>上升最多的查询</translation>
    </message>
    <message>
        <source>The queries whose %1 rises most from A to B.</source>
        <translation>从&#x2009;A&#x2009;到&#x2009;B，%1&#x2009;上升最多的查询。</translation>
    </message>
    <message>
        <source>Mean over the queries</source>
        <translation>各查询的均值</translation>
    </message>
    <message>
        <source>Formula for %1 of %2</source>
        <extracomment>%1 is a mean, %2 a run: &quot;Formula of MAP of bm25&quot;</extracomment>
        <translation>%2&#x2009;的&#x2009;%1&#x2009;公式</translation>
    </message>
    <message>
        <source>%1: mean over %2.</source>
        <extracomment>%2 is &quot;24 queries&quot; or &quot;23 of 24 queries&quot;</extracomment>
        <translation>%1：%2的均值。</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Files and warnings</source>
        <translation>文件与异常</translation>
    </message>
    <message>
        <source>The files that were read, with any warnings.</source>
        <translation>读入的文件及其中的异常。</translation>
    </message>
    <message>
        <source>%1 in each query group.</source>
        <translation>每个查询组中的&#x2009;%1。</translation>
    </message>
    <message>
        <source>Query groups</source>
        <translation>查询分组</translation>
    </message>
    <message>
        <source>Sakai’s bootstrap</source>
        <translation>Sakai&#x2009;自助法</translation>
    </message>
    <message>
        <source>Discriminative power</source>
        <translation>区分力</translation>
    </message>
    <message>
        <source>Difference needed</source>
        <translation>所需差值</translation>
    </message>
    <message>
        <source>Queries needed</source>
        <translation>所需查询数</translation>
    </message>
    <message>
        <source>Error rate</source>
        <translation>错误率</translation>
    </message>
    <message>
        <source>Ties</source>
        <translation>持平率</translation>
    </message>
    <message>
        <source>tau-b with %1</source>
        <translation>与&#x2009;%1&#x2009;的&#x2009;tau-b</translation>
    </message>
    <message>
        <source>tau-AP with %1</source>
        <translation>与&#x2009;%1&#x2009;的&#x2009;tau-AP</translation>
    </message>
    <message>
        <source>Discriminative power: the share of pairs with p below %1, by Sakai’s bootstrap of the studentised mean difference (SIGIR 2006; %2 rounds, seed %3). p is not adjusted for the number of pairs.</source>
        <translation>区分力：p&#x2009;低于&#x2009;%1&#x2009;的配对所占比例，用&#x2009;Sakai&#x2009;对学生化平均差值的自助法（SIGIR 2006；%2&#x2009;轮，种子&#x2009;%3）。p&#x2009;未按配对数校正。</translation>
    </message>
    <message>
        <source>Discriminative power: the share of pairs with p below %1. Test: %2. p is not adjusted for the number of pairs.</source>
        <translation>区分力：p&#x2009;低于&#x2009;%1&#x2009;的配对所占比例。检验：%2。p&#x2009;未按配对数校正。</translation>
    </message>
    <message>
        <source>All %2 pairs of %1 runs, over the %3 queries that have a value in every run and measure.</source>
        <translation>%1&#x2009;个检索结果两两配对，共&#x2009;%2&#x2009;对，只用所有检索结果在所有指标下都有值的&#x2009;%3&#x2009;个查询。</translation>
    </message>
    <message numerus="yes">
        <source>%n queries are skipped because they are missing from a run.</source>
        <translation>
            <numerusform>有检索结果缺少的&#x2009;%n&#x2009;个查询不计入。</numerusform>
        </translation>
    </message>
    <message>
        <source>Difference needed: roughly the mean difference at which p reaches that level (the largest over all pairs).</source>
        <translation>所需差值：p&#x2009;大约达到该水平时的平均差值，取各配对中最大的。</translation>
    </message>
    <message>
        <source>tau-b and tau-AP: how closely each measure’s ranking of the runs agrees with the ranking by %1.</source>
        <translation>tau-b&#x2009;和&#x2009;tau-AP：检索结果按均值的排序与按&#x2009;%1&#x2009;的排序有多一致。</translation>
    </message>
    <message>
        <source>Error rate and ties: the share of %1 random halves of the queries that disagree with the majority, and the share whose two means lie within %2% of each other (Buckley and Voorhees, SIGIR 2000).</source>
        <translation>错误率和持平率：随机抽取&#x2009;%1&#x2009;次一半的查询，结论与多数相反的比例，以及两个均值相差不到&#x2009;%2%&#x2009;的比例（Buckley&#x2009;和&#x2009;Voorhees，SIGIR 2000）。</translation>
    </message>
    <message>
        <source>my list</source>
        <translation>我的列表</translation>
    </message>
    <message>
        <source>This is %1. Explain here why it is not the answer.</source>
        <translation>这是&#x2009;%1。请在这里说明它为什么不是所问的数。</translation>
    </message>
    <message>
        <source>State here where the data come from.</source>
        <translation>请在这里说明数据的出处。</translation>
    </message>
    <message>
        <source>Write a hint that does not give the answer away.</source>
        <translation>请写一个不泄露答案的提示。</translation>
    </message>
    <message>
        <source>Still to do</source>
        <translation>还要做的事</translation>
    </message>
    <message>
        <source>%1: explain here how it is calculated.</source>
        <translation>%1：请在这里说明它是怎样算出的。</translation>
    </message>
    <message>
        <source>Guess first</source>
        <translation>先猜一猜</translation>
    </message>
    <message>
        <source>Describe what %1 shows and what the measure looks at, without giving the answer away.
</source>
        <translation>请在这里说明&#x2009;%1&#x2009;显示了什么，这个指标关注什么，但不要说出答案。
</translation>
    </message>
    <message>
        <source>%1 and %2: explain here what makes the difference.</source>
        <translation>%1&#x2009;和&#x2009;%2：请在这里说明差别是怎样造成的。</translation>
    </message>
    <message>
        <source>Two lists, one difference</source>
        <translation>只有一处不同的两个列表</translation>
    </message>
    <message>
        <source>Describe how B differs from A.
</source>
        <translation>请在这里说明&#x2009;B&#x2009;有什么不同。
</translation>
    </message>
    <message>
        <source>my queries</source>
        <translation>我的查询</translation>
    </message>
    <message>
        <source>What is the mean of %1?</source>
        <translation>%1&#x2009;的均值是多少？</translation>
    </message>
    <message>
        <source>my classifier</source>
        <translation>我的分类器</translation>
    </message>
    <message>
        <source>How many are found, and how many of those are right?</source>
        <translation>找到了多少，找到的当中又有多少是对的？</translation>
    </message>
    <message>
        <source>Explain here how it is calculated.</source>
        <translation>请在这里说明它是怎样算出的。</translation>
    </message>
    <message>
        <source>Describe what the model predicts, and for whom. Label 1 means %1.
</source>
        <translation>请在这里说明模型预测什么，针对谁。标签&#x2009;1&#x2009;表示&#x2009;%1。
</translation>
    </message>
    <message>
        <source>How many of those found are right?</source>
        <translation>找到的当中有多少是对的？</translation>
    </message>
    <message>
        <source>How many are found?</source>
        <translation>找到了多少？</translation>
    </message>
    <message>
        <source>The mean of %1 differs: is one system better?</source>
        <translation>%1&#x2009;的均值不同：是不是有一个系统更好？</translation>
    </message>
    <message>
        <source>{won of=D} won, {lost of=D} lost: explain here what this means.</source>
        <translation>{won of=D} 个胜出，{lost of=D} 个落败：请在这里说明这意味着什么。</translation>
    </message>
    <message>
        <source>{mean of=D digits=4}: explain here whether that is a lot, and what it hides.</source>
        <translation>{mean of=D digits=4}：请在这里说明这算不算多，又掩盖了什么。</translation>
    </message>
    <message>
        <source>Describe the two systems, and explain that each value is the difference for one query.
</source>
        <translation>请在这里说明这两个系统是什么，并说明每个值都是一个查询的差值。
</translation>
    </message>
    <message>
        <source>And the mean?</source>
        <translation>均值呢？</translation>
    </message>
    <message>
        <source>Explain what a mean of differences is.
</source>
        <translation>请在这里说明什么是差值的均值。
</translation>
    </message>
    <message>
        <source>AUC</source>
        <translation>AUC</translation>
    </message>
    <message>
        <source>AP</source>
        <translation>AP</translation>
    </message>
    <message>
        <source>ECE</source>
        <translation>ECE</translation>
    </message>
    <message>
        <source>Brier score</source>
        <translation>Brier&#x2009;得分</translation>
    </message>
    <message>
        <source>JSON judgments</source>
        <translation>JSON&#x2009;标注</translation>
    </message>
    <message>
        <source>JSON results</source>
        <translation>JSON&#x2009;检索结果</translation>
    </message>
    <message>
        <source>JSON results with judgments</source>
        <translation>JSON&#x2009;检索结果及标注</translation>
    </message>
    <message>
        <source>JSON lists of ids</source>
        <translation>JSON&#x2009;编号列表</translation>
    </message>
    <message>
        <source>MTEB predictions</source>
        <translation>MTEB&#x2009;预测</translation>
    </message>
    <message>
        <source>JSON texts</source>
        <translation>JSON&#x2009;文本</translation>
    </message>
    <message>
        <source>JSON dictionary</source>
        <translation>JSON&#x2009;字典</translation>
    </message>
    <message>
        <source>OpenSearch judgments</source>
        <translation>OpenSearch&#x2009;标注</translation>
    </message>
    <message>
        <source>Quepid ratings</source>
        <translation>Quepid&#x2009;评级</translation>
    </message>
    <message>
        <source>Elasticsearch ratings</source>
        <translation>Elasticsearch&#x2009;评级</translation>
    </message>
    <message>
        <source>RRE ratings</source>
        <translation>RRE&#x2009;评级</translation>
    </message>
    <message>
        <source>RecBole interactions</source>
        <translation>RecBole&#x2009;交互</translation>
    </message>
    <message>
        <source>MovieLens ratings</source>
        <translation>MovieLens&#x2009;评分</translation>
    </message>
    <message>
        <source>MS MARCO run</source>
        <translation>MS MARCO&#x2009;检索结果</translation>
    </message>
    <message>
        <source>TREC run</source>
        <translation>TREC&#x2009;检索结果</translation>
    </message>
    <message>
        <source>TREC qrels</source>
        <translation>TREC&#x2009;相关性标注</translation>
    </message>
    <message>
        <source>BEIR qrels</source>
        <translation>BEIR&#x2009;相关性标注</translation>
    </message>
    <message>
        <source>TREC run with column names</source>
        <translation>带列名的&#x2009;TREC&#x2009;检索结果</translation>
    </message>
    <message>
        <source>TREC qrels with column names</source>
        <translation>带列名的&#x2009;TREC&#x2009;相关性标注</translation>
    </message>
    <message>
        <source>table of ratings</source>
        <translation>评级表</translation>
    </message>
    <message>
        <source>table of results</source>
        <translation>检索结果表</translation>
    </message>
    <message>
        <source>table of lists</source>
        <translation>列表表格</translation>
    </message>
    <message>
        <source>predictions</source>
        <translation>预测值</translation>
    </message>
    <message>
        <source>tab-separated texts</source>
        <translation>制表符分隔的文本</translation>
    </message>
    <message>
        <source>lists of items</source>
        <translation>条目列表</translation>
    </message>
    <message>
        <source>query groups</source>
        <translation>查询分组</translation>
    </message>
    <message>
        <source>w is 1 for each group.</source>
        <translation>每组的&#x2009;w&#x2009;均为&#x2009;1。</translation>
    </message>
    <message>
        <source>w is the group’s number of positives, as in RecBole’s GAUC.</source>
        <translation>w&#x2009;为该组的正例数，与&#x2009;RecBole&#x2009;的&#x2009;GAUC&#x2009;一致。</translation>
    </message>
    <message>
        <source>w is the group’s number of samples, as in the GAUC of Zhu et al.</source>
        <translation>w&#x2009;为该组的样本数，与&#x2009;Zhu&#x2009;等人的&#x2009;GAUC&#x2009;一致。</translation>
    </message>
    <message>
        <source>skipped: no positives</source>
        <translation>略去：没有正例</translation>
    </message>
    <message>
        <source>skipped: no negatives</source>
        <translation>略去：没有负例</translation>
    </message>
    <message>
        <source>Equal weights</source>
        <translation>各组权重相同</translation>
    </message>
    <message>
        <source>By positives</source>
        <translation>按正例数加权</translation>
    </message>
    <message>
        <source>By samples</source>
        <translation>按样本数加权</translation>
    </message>
    <message>
        <source>Grouped AUC is undefined. %1</source>
        <translation>分组&#x2009;AUC&#x2009;无定义。%1</translation>
    </message>
    <message>
        <source>Grouped AUC = Σ w·AUC / Σ w = %1 / %2 = %3. %4</source>
        <translation>分组&#x2009;AUC = Σ w·AUC / Σ w = %1 / %2 = %3。%4</translation>
    </message>
    <message>
        <source>Groups: all %1 count.</source>
        <translation>分组：%1&#x2009;组全部计入。</translation>
    </message>
    <message>
        <source>Groups: %1 count; %2 without positives and %3 without negatives are skipped.</source>
        <translation>分组：计入&#x2009;%1&#x2009;组；略去没有正例的&#x2009;%2&#x2009;组和没有负例的&#x2009;%3&#x2009;组。</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>组</translation>
    </message>
    <message>
        <source>w</source>
        <translation>w</translation>
    </message>
    <message>
        <source>w·AUC</source>
        <translation>w·AUC</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>均值</translation>
    </message>
    <message>
        <source>skipped: %1 of %2</source>
        <translation>略去：%2&#x2009;组中的&#x2009;%1&#x2009;组</translation>
    </message>
    <message>
        <source>among all items</source>
        <translation>与全部一起排</translation>
    </message>
    <message>
        <source>among %1 sampled items</source>
        <translation>与抽出的&#x2009;%1&#x2009;个一起排</translation>
    </message>
    <message>
        <source>the mean difference</source>
        <translation>平均差值</translation>
    </message>
    <message>
        <source>the number of queries won</source>
        <translation>胜出查询数</translation>
    </message>
    <message>
        <source>the number of queries lost</source>
        <translation>落败查询数</translation>
    </message>
    <message>
        <source>the mean rank</source>
        <translation>平均排名</translation>
    </message>
    <message>
        <source>the probability of a hit in the top %1</source>
        <translation>前&#x2009;%1&#x2009;位命中概率</translation>
    </message>
    <message>
        <source>normalised entropy</source>
        <translation>归一化熵</translation>
    </message>
    <message>
        <source>accuracy</source>
        <translation>准确率</translation>
    </message>
    <message>
        <source>precision</source>
        <translation>精确率</translation>
    </message>
    <message>
        <source>recall</source>
        <translation>召回率</translation>
    </message>
    <message>
        <source>specificity</source>
        <translation>特异度</translation>
    </message>
    <message>
        <source>LogLoss</source>
        <translation>对数损失</translation>
    </message>
    <message>
        <source>log loss</source>
        <translation>对数损失</translation>
    </message>
    <message>
        <source>hit rate</source>
        <translation>命中率</translation>
    </message>
    <message>
        <source>grouped AUC</source>
        <translation>分组&#x2009;AUC</translation>
    </message>
    <message>
        <source>the lowest possible %1</source>
        <translation>%1&#x2009;的最低可能值</translation>
    </message>
    <message>
        <source>the highest possible %1</source>
        <translation>%1&#x2009;的最高可能值</translation>
    </message>
    <message>
        <source>the mean of %1 over all cutoffs</source>
        <translation>%1&#x2009;在各截断位置上的均值</translation>
    </message>
    <message>
        <source>the threshold with the highest %1</source>
        <translation>%1&#x2009;最高处的阈值</translation>
    </message>
    <message>
        <source>the usual threshold for %1</source>
        <translation>%1&#x2009;通常所用的阈值</translation>
    </message>
    <message>
        <source>the numerator of %1</source>
        <translation>%1&#x2009;的分子</translation>
    </message>
    <message>
        <source>the denominator of %1</source>
        <translation>%1&#x2009;的分母</translation>
    </message>
    <message>
        <source>the contribution of rank %1 to %2</source>
        <translation>第&#x2009;%1&#x2009;位对&#x2009;%2&#x2009;的贡献</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%2&#x2009;的&#x2009;%1</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <translation>%2&#x2009;的&#x2009;%1</translation>
    </message>
    <message>
        <source>Does %1 go up, down, or stay the same from %2 to %3?</source>
        <translation>从&#x2009;%2&#x2009;到&#x2009;%3，%1&#x2009;是上升、下降，还是不变？</translation>
    </message>
    <message>
        <source>From %1 to %2: up, down, or the same?</source>
        <translation>从&#x2009;%1&#x2009;到&#x2009;%2，是上升、下降，还是不变？</translation>
    </message>
    <message>
        <source>From %1 to %2 in %3: up, down, or the same?</source>
        <translation>%3：从&#x2009;%1&#x2009;到&#x2009;%2，是上升、下降，还是不变？</translation>
    </message>
    <message>
        <source>From %1 to %2 for %3: up, down, or the same?</source>
        <translation>%3：从&#x2009;%1&#x2009;到&#x2009;%2，是上升、下降，还是不变？</translation>
    </message>
    <message>
        <source>For which is %1 highest: %2, or are they the same?</source>
        <translation>比较&#x2009;%1：%2&#x2009;当中哪个最高，还是都相同？</translation>
    </message>
    <message>
        <source>Which is highest: %1, or are they the same?</source>
        <translation>%1&#x2009;当中哪个最高，还是都相同？</translation>
    </message>
    <message>
        <source>How do %2 rank by %1, highest first?</source>
        <translation>按&#x2009;%1&#x2009;从高到低，%2&#x2009;的次序是怎样的？</translation>
    </message>
    <message>
        <source>How do these rank, highest first: %1?</source>
        <translation>从高到低，%1&#x2009;的次序是怎样的？</translation>
    </message>
    <message>
        <source>What is the missing number?</source>
        <translation>空格处应填什么数？</translation>
    </message>
    <message>
        <source>What are the missing numbers?</source>
        <translation>各空格处应填什么数？</translation>
    </message>
    <message>
        <source>What is %1?</source>
        <translation>%1&#x2009;是多少？</translation>
    </message>
    <message>
        <source>What are these values: %1?</source>
        <translation>下列各数是多少：%1？</translation>
    </message>
    <message>
        <source>feedback</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>right: %1</source>
        <translation>正确：%1</translation>
    </message>
    <message>
        <source>wrong: %1</source>
        <translation>错误：%1</translation>
    </message>
    <message>
        <source>It goes up.</source>
        <translation>上升。</translation>
    </message>
    <message>
        <source>It goes down.</source>
        <translation>下降。</translation>
    </message>
    <message>
        <source>It stays the same.</source>
        <translation>不变。</translation>
    </message>
    <message>
        <source>They are the same.</source>
        <translation>都相同。</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>student</source>
        <translation>学生</translation>
    </message>
    <message>
        <source>set</source>
        <translation>套题</translation>
    </message>
    <message>
        <source>Answer key: %1</source>
        <translation>答案：%1</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>种子&#x2009;%1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Runs that share a letter do not differ significantly (Tukey’s HSD at %1; factors: run and query).</source>
        <translation>标有相同字母的检索结果在显著性水平&#x2009;%1&#x2009;下未被&#x2009;Tukey HSD&#x2009;区分开（方差分析以检索结果和查询为因素）。</translation>
    </message>
    <message numerus="yes">
        <source>The test uses the %n queries that count in every run.</source>
        <translation>
            <numerusform>检验使用各检索结果都计入的&#x2009;%n&#x2009;个查询。</numerusform>
        </translation>
    </message>
    <message>
        <source>The test uses the queries that count in every run: %1.</source>
        <translation>检验使用各检索结果都计入的查询：%1。</translation>
    </message>
    <message>
        <source>Run means with %1% confidence intervals, sorted by %2.</source>
        <translation>各检索结果的均值及其&#x2009;%1%&#x2009;区间，按&#x2009;%2&#x2009;排列。</translation>
    </message>
    <message>
        <source>Run means, sorted by %1.</source>
        <translation>各检索结果的均值，按&#x2009;%1&#x2009;排列。</translation>
    </message>
    <message>
        <source>Runs that share a letter do not differ significantly (%1 test at %2).</source>
        <translation>标有相同字母的检索结果在显著性水平&#x2009;%2&#x2009;下未被&#x2009;%1&#x2009;区分开。</translation>
    </message>
    <message>
        <source>The letters after a value name the runs it beats significantly (%1 test at %2).</source>
        <translation>值后的字母是它在显著性水平&#x2009;%2&#x2009;下按&#x2009;%1&#x2009;胜过的检索结果。</translation>
    </message>
    <message>
        <source>p values are from the %1 test against %2.</source>
        <translation>p&#x2009;值由与&#x2009;%2&#x2009;比较的&#x2009;%1&#x2009;得出。</translation>
    </message>
    <message>
        <source>It is undefined.</source>
        <translation>无定义。</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>上升</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>下降</translation>
    </message>
    <message>
        <source>The same</source>
        <translation>不变</translation>
    </message>
    <message>
        <source>Answers within ±%1 count as right.</source>
        <translation>相差不超过&#x2009;%1&#x2009;算对。</translation>
    </message>
    <message>
        <source>Rankscope lessons</source>
        <translation>Rankscope&#x2009;课程</translation>
    </message>
    <message>
        <source>unjudged</source>
        <translation>未标注</translation>
    </message>
    <message>
        <source>not retrieved</source>
        <translation>未检索到</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>排名</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>文档</translation>
    </message>
    <message>
        <source>Grade</source>
        <translation>等级</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>样本</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Group</source>
        <comment>heading of a lesson</comment>
        <translation>分组</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>查询</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差值</translation>
    </message>
    <message>
        <source>not retrieved:</source>
        <translation>未检索到：</translation>
    </message>
    <message>
        <source>right</source>
        <translation>正确</translation>
    </message>
    <message>
        <source>known mistake</source>
        <translation>已知错误</translation>
    </message>
    <message>
        <source>another rule</source>
        <translation>另一种规则</translation>
    </message>
    <message>
        <source>rounded</source>
        <translation>舍入</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>not readable</source>
        <translation>无法读取</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>未作答</translation>
    </message>
    <message>
        <source>“%1” is not an answer to this question.</source>
        <translation>“%1”不是这道题的答案。</translation>
    </message>
    <message>
        <source>“%1” is not a student or a set in the answer key</source>
        <translation>答案文件里没有学生或套题“%1”</translation>
    </message>
    <message>
        <source>“%1” is not a question in the answer key, or it appears in several lessons</source>
        <translation>“%1”不是答案文件里的题目，或者几课都有这个题目</translation>
    </message>
    <message>
        <source>“%1” is not on the worksheet of “%2”</source>
        <translation>“%2”的练习题上没有“%1”</translation>
    </message>
    <message>
        <source>“%2” already answered “%1” on line %3; this later answer counts</source>
        <translation>“%2”在第&#x2009;%3&#x2009;行也回答了“%1”；以这一次为准</translation>
    </message>
    <message>
        <source>the lesson “%1” no longer has this variant</source>
        <translation>“%1”一课不再有这样的变体</translation>
    </message>
    <message>
        <source>Student</source>
        <translation>学生</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>姓名</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>课</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>题目</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>答案</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>评判</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Out of</source>
        <translation>满分</translation>
    </message>
    <message>
        <source>Right answer</source>
        <translation>正确答案</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>次数</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>答案数</translation>
    </message>
    <message>
        <source>There are %1 more lines like these.</source>
        <translation>还有&#x2009;%1&#x2009;行类似的情况。</translation>
    </message>
    <message>
        <source>predicted “%1”</source>
        <translation>预测为“%1”</translation>
    </message>
    <message>
        <source>labelled “%1”</source>
        <translation>标签为“%1”</translation>
    </message>
    <message>
        <source>stratified bootstrap (%1 rounds, seed %2)</source>
        <translation>分层自助法（%1&#x2009;轮，种子&#x2009;%2）</translation>
    </message>
    <message>
        <source>95% intervals of AUC: %1.</source>
        <translation>AUC&#x2009;的&#x2009;95%&#x2009;区间由%1得到。</translation>
    </message>
    <message>
        <source>95% intervals of AUC: DeLong’s method.</source>
        <translation>AUC&#x2009;的&#x2009;95%&#x2009;区间由&#x2009;DeLong&#x2009;方法得到。</translation>
    </message>
    <message>
        <source>95% intervals of average precision (AP): %1.</source>
        <translation>平均精确率（AP）的区间由%1得到。</translation>
    </message>
    <message>
        <source>95% intervals of rates: Wilson score method, with Kish’s effective sample size for the weights.</source>
        <translation>各比率的区间为&#x2009;Wilson&#x2009;区间，样本数取加权后的有效样本数（Kish）。</translation>
    </message>
    <message>
        <source>95% intervals of rates: Wilson score method.</source>
        <translation>各比率的区间为&#x2009;Wilson&#x2009;区间。</translation>
    </message>
    <message>
        <source>p is from DeLong’s test of AUC against %1, Holm-adjusted.</source>
        <translation>p&#x2009;值来自与&#x2009;%1&#x2009;比较&#x2009;AUC&#x2009;的&#x2009;DeLong&#x2009;检验，经&#x2009;Holm&#x2009;校正。</translation>
    </message>
    <message>
        <source>The best value in each column is bold.</source>
        <translation>每列最优值用粗体表示。</translation>
    </message>
    <message>
        <source>The best value in each column is marked with an asterisk (*).</source>
        <translation>每列最优值标有星号（*）。</translation>
    </message>
    <message>
        <source>Brier</source>
        <translation>Brier&#x2009;得分</translation>
    </message>
    <message>
        <source>NE</source>
        <translation>NE</translation>
    </message>
    <message>
        <source>RIG</source>
        <translation>RIG</translation>
    </message>
    <message>
        <source>PCOC</source>
        <translation>PCOC</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>First</source>
        <translation>第一个</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>第二个</translation>
    </message>
    <message>
        <source>ΔAUC</source>
        <translation>ΔAUC</translation>
    </message>
    <message>
        <source>ΔAUC, 95% CI: lower end</source>
        <translation>ΔAUC&#x2009;的&#x2009;95%&#x2009;区间：下限</translation>
    </message>
    <message>
        <source>ΔAUC, 95% CI: upper end</source>
        <translation>ΔAUC&#x2009;的&#x2009;95%&#x2009;区间：上限</translation>
    </message>
    <message>
        <source>“%1” could mean %2 or %3. Type one of these. Restored %4.</source>
        <translation>“%1”可能是&#x2009;%2，也可能是&#x2009;%3：请输入其中之一。现恢复为&#x2009;%4。</translation>
    </message>
    <message>
        <source>“%1” is not a number. Restored %2.</source>
        <translation>“%1”不是数值：恢复为&#x2009;%2。</translation>
    </message>
    <message>
        <source>“%1” is not a whole number from %2 to %3. Restored %4.</source>
        <translation>“%1”不是&#x2009;%2&#x2009;到&#x2009;%3&#x2009;之间的整数：恢复为&#x2009;%4。</translation>
    </message>
    <message numerus="yes">
        <source>“%1” is not a number from %2 to %3 with at most %n decimals. Restored %4.</source>
        <translation>
            <numerusform>“%1”不是&#x2009;%2&#x2009;到&#x2009;%3&#x2009;之间、最多&#x2009;%n&#x2009;位小数的数值：恢复为&#x2009;%4。</numerusform>
        </translation>
    </message>
    <message>
        <source>grade of rank %1</source>
        <translation>第&#x2009;%1&#x2009;位的等级</translation>
    </message>
    <message>
        <source>threshold</source>
        <translation>阈值</translation>
    </message>
    <message>
        <source>probability of the label</source>
        <comment>label</comment>
        <translation>该标签的概率</translation>
    </message>
    <message>
        <source>above</source>
        <translation>大于</translation>
    </message>
    <message>
        <source>up to</source>
        <translation>至</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>样本数</translation>
    </message>
    <message>
        <source>mean probability</source>
        <translation>平均概率</translation>
    </message>
    <message>
        <source>share of positives</source>
        <translation>正例占比</translation>
    </message>
    <message>
        <source>gap</source>
        <translation>差距</translation>
    </message>
    <message>
        <source>%1 of %2 differences are above 0.</source>
        <translation>%2&#x2009;个差值中有&#x2009;%1&#x2009;个大于&#x2009;0。</translation>
    </message>
    <message>
        <source>%1 of %2 differences are below 0.</source>
        <translation>%2&#x2009;个差值中有&#x2009;%1&#x2009;个小于&#x2009;0。</translation>
    </message>
    <message>
        <source>The first %1 of %2 rows are shown.</source>
        <translation>显示&#x2009;%2&#x2009;行中的前&#x2009;%1&#x2009;行。</translation>
    </message>
    <message>
        <source>Measures for this list.</source>
        <translation>本列表的各项指标。</translation>
    </message>
    <message>
        <source>name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>earned</source>
        <translation>实得</translation>
    </message>
    <message>
        <source>possible</source>
        <translation>可得</translation>
    </message>
    <message>
        <source>Value of each query.</source>
        <translation>各查询及其值。</translation>
    </message>
    <message>
        <source>Formula for %1</source>
        <translation>%1&#x2009;的公式</translation>
    </message>
    <message>
        <source>Calculations</source>
        <translation>计算过程</translation>
    </message>
    <message>
        <source>%1, rank by rank.</source>
        <translation>%1&#x2009;的逐位计算。</translation>
    </message>
    <message>
        <source>Steps for %1</source>
        <translation>%1&#x2009;的计算步骤</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>排名</translation>
    </message>
    <message>
        <source>document</source>
        <translation>文档</translation>
    </message>
    <message>
        <source>grade</source>
        <translation>等级</translation>
    </message>
    <message>
        <source>score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>The list</source>
        <translation>列表</translation>
    </message>
    <message>
        <source>Ranked documents</source>
        <translation>排序文档</translation>
    </message>
    <message>
        <source>The documents in rank order.</source>
        <translation>按排名次序列出的文档。</translation>
    </message>
    <message>
        <source>Judged, not retrieved</source>
        <translation>已标注但未检索到</translation>
    </message>
    <message>
        <source>Judged documents missing from the list.</source>
        <translation>已标注但列表中没有的文档。</translation>
    </message>
    <message>
        <source>Measures</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>指标值</translation>
    </message>
    <message>
        <source>trec_eval’s own output, every measure of all_trec</source>
        <translation>trec_eval&#x2009;自身的输出，all_trec&#x2009;的全部指标</translation>
    </message>
    <message>
        <source>where its output differs from version 9.0.8</source>
        <translation>与&#x2009;9.0.8&#x2009;版输出不同之处</translation>
    </message>
    <message>
        <source>measures shown in the window, by their trec_eval names</source>
        <translation>窗口中的指标，按&#x2009;trec_eval&#x2009;的名称查询</translation>
    </message>
    <message>
        <source>DCG and nDCG of lists</source>
        <translation>列表的&#x2009;DCG&#x2009;与&#x2009;nDCG</translation>
    </message>
    <message>
        <source>areas under curves, Brier score, and rates at thresholds</source>
        <translation>曲线下面积、Brier&#x2009;得分，以及各阈值下的比率</translation>
    </message>
    <message>
        <source>Kendall’s tau-b of two rankings</source>
        <translation>两种次序的&#x2009;Kendall tau-b</translation>
    </message>
    <message>
        <source>ERR and RBP, implemented from the papers</source>
        <translation>ERR&#x2009;与&#x2009;RBP，按论文独立实现</translation>
    </message>
    <message>
        <source>Q-measure and nERR as fractions, implemented from the papers</source>
        <translation>用分数计算的&#x2009;Q-measure&#x2009;与&#x2009;nERR，按论文独立实现</translation>
    </message>
    <message>
        <source>rank-biased overlap, implemented from the paper</source>
        <translation>RBO（排名偏置重合度），按论文独立实现</translation>
    </message>
    <message>
        <source>all agree</source>
        <translation>全部一致</translation>
    </message>
    <message>
        <source>%1 of %2 differ</source>
        <translation>%2&#x2009;个中有&#x2009;%1&#x2009;个不同</translation>
    </message>
    <message>
        <source>reference</source>
        <translation>参考程序</translation>
    </message>
    <message>
        <source>result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>values</source>
        <translation>数值个数</translation>
    </message>
    <message>
        <source>largest difference</source>
        <translation>最大差值</translation>
    </message>
    <message>
        <source>theirs</source>
        <translation>对方</translation>
    </message>
    <message>
        <source>ours</source>
        <translation>本程序</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>差值</translation>
    </message>
    <message>
        <source>agrees</source>
        <translation>一致</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>不同</translation>
    </message>
    <message>
        <source>System</source>
        <translation>系统</translation>
    </message>
    <message>
        <source>%1@k for %2</source>
        <translation>%2&#x2009;的&#x2009;%1@k</translation>
    </message>
    <message>
        <source>%1. %2 (±&#xa0;%3)</source>
        <translation>%1. %2（±&#xa0;%3）</translation>
    </message>
    <message>
        <source>up</source>
        <translation>上升</translation>
    </message>
    <message>
        <source>down</source>
        <translation>下降</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>不变</translation>
    </message>
    <message>
        <source>they are the same</source>
        <translation>都相同</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Blank %1</source>
        <translation>第&#x2009;%1&#x2009;个空</translation>
    </message>
    <message>
        <source>set %1</source>
        <extracomment>%1 is the code by which a sheet is found</extracomment>
        <translation>套题&#x2009;%1</translation>
    </message>
    <message>
        <source>Name: %1</source>
        <translation>姓名：%1</translation>
    </message>
    <message>
        <source>Worksheet</source>
        <translation>练习题</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>A document and its grade</extracomment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Slice</source>
        <translation>切片</translation>
    </message>
    <message>
        <source>Mean p</source>
        <translation>p&#x2009;的均值</translation>
    </message>
    <message>
        <source>All samples</source>
        <translation>全部样本</translation>
    </message>
    <message>
        <source>Largest − smallest</source>
        <translation>最大值&#x2009;−&#x2009;最小值</translation>
    </message>
    <message>
        <source>Share of positives</source>
        <translation>正例占比</translation>
    </message>
    <message>
        <source>p</source>
        <translation>p</translation>
    </message>
    <message>
        <source>%1, %2% CI: lower end</source>
        <translation>%1&#x2009;的&#x2009;%2%&#x2009;区间：下限</translation>
    </message>
    <message>
        <source>%1, %2% CI: upper end</source>
        <translation>%1&#x2009;的&#x2009;%2%&#x2009;区间：上限</translation>
    </message>
    <message>
        <source>%1, letters</source>
        <translation>%1&#x2009;字母</translation>
    </message>
    <message>
        <source>rank</source>
        <comment>of a system</comment>
        <translation>名次</translation>
    </message>
    <message>
        <source>%1, rank</source>
        <translation>%1&#x2009;名次</translation>
    </message>
    <message>
        <source>%1, p</source>
        <translation>%1&#x2009;的&#x2009;p</translation>
    </message>
    <message>
        <source>%1, queries</source>
        <translation>%1&#x2009;查询数</translation>
    </message>
    <message>
        <source>it goes up</source>
        <translation>上升</translation>
    </message>
    <message>
        <source>it goes down</source>
        <translation>下降</translation>
    </message>
    <message>
        <source>it stays the same</source>
        <translation>不变</translation>
    </message>
    <message>
        <source>Tools that calculate it this way: %1.</source>
        <extracomment>%1 names libraries</extracomment>
        <translation>%1&#x2009;就是这样计算的。</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n other tools calculate it this way.</source>
        <translation>
            <numerusform>%1&#x2009;以及另外&#x2009;%n&#x2009;个工具都是这样计算的。</numerusform>
        </translation>
    </message>
    <message>
        <source>This lesson uses other rules: %1.</source>
        <translation>本课采用：%1。</translation>
    </message>
    <message>
        <source>Right: %1</source>
        <translation>正确：%1</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <comment>verdict</comment>
        <translation>%1&#x2009;是&#x2009;%2</translation>
    </message>
    <message>
        <source>%1 is correct, but rounded</source>
        <translation>%1&#x2009;是正确的数，但经过了舍入</translation>
    </message>
    <message>
        <source>%1 is correct, but truncated</source>
        <translation>%1&#x2009;是正确的数，但后面的数字被截去了</translation>
    </message>
    <message>
        <source>%1 is correct as a percentage</source>
        <translation>%1&#x2009;是正确的数，但写成了百分数</translation>
    </message>
    <message>
        <source>Divide it by 100, or type %1%.</source>
        <translation>写成比例要除以&#x2009;100；写成&#x2009;%1%&#x2009;也可以。</translation>
    </message>
    <message>
        <source>%1 is not right, but it is close to %2</source>
        <translation>%1&#x2009;不对；与它接近的是&#x2009;%2</translation>
    </message>
    <message>
        <source>%1 is too low</source>
        <translation>%1&#x2009;偏低</translation>
    </message>
    <message>
        <source>%1 is too high</source>
        <translation>%1&#x2009;偏高</translation>
    </message>
    <message>
        <source>This value is defined</source>
        <translation>这里是有值的</translation>
    </message>
    <message>
        <source>The denominator is not 0 here.</source>
        <translation>这里并没有除以&#x2009;0。</translation>
    </message>
    <message>
        <source>%1 is not right</source>
        <translation>%1&#x2009;不对</translation>
    </message>
    <message>
        <source>What would you divide by?</source>
        <translation>看一看是什么除以什么。</translation>
    </message>
    <message>
        <source>Add one more digit: answers within ±%1 count as right.</source>
        <translation>多写一位就看得出来：相差不超过&#x2009;%1&#x2009;都算对。</translation>
    </message>
    <message>
        <source>No known tool’s rules give this number.</source>
        <translation>已知工具的规则都得不出这个数。</translation>
    </message>
    <message>
        <source>%1 is the highest</source>
        <translation>%1&#x2009;最高</translation>
    </message>
    <message>
        <source>Right: every pair is in order</source>
        <translation>正确：每一对的次序都对</translation>
    </message>
    <message>
        <source>%1 above %2</source>
        <extracomment>two lists of which the first was said to be higher</extracomment>
        <translation>%1&#x2009;高于&#x2009;%2</translation>
    </message>
    <message numerus="yes">
        <source>%n pairs are in the wrong order</source>
        <translation>
            <numerusform>有&#x2009;%n&#x2009;对的次序颠倒了</numerusform>
        </translation>
    </message>
    <message>
        <source>You ranked %1.</source>
        <translation>你的排序是：%1。</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>正确</translation>
    </message>
    <message>
        <source>%1 of %2 blanks are right</source>
        <translation>%2&#x2009;个空填对了&#x2009;%1&#x2009;个</translation>
    </message>
    <message>
        <source>“%1” is not right</source>
        <translation>“%1”不对</translation>
    </message>
    <message>
        <source>Blank %1: %2.</source>
        <extracomment>%1 is the place of a blank, %2 what is said of what stands there</extracomment>
        <translation>第&#x2009;%1&#x2009;个空：%2。</translation>
    </message>
    <message>
        <source>%1 is undefined</source>
        <translation>%1&#x2009;无定义</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>same</source>
        <translation>不变</translation>
    </message>
    <message>
        <source>same</source>
        <comment>of several</comment>
        <translation>都相同</translation>
    </message>
    <message>
        <source>Could not create %1.</source>
        <translation>无法创建&#x2009;%1。</translation>
    </message>
    <message>
        <source>%1 has too few variants: %2 of %3 sheets have exactly the same data as an earlier one.</source>
        <translation>%1&#x2009;的变体太少：%3&#x2009;份中有&#x2009;%2&#x2009;份的数据与前面某一份完全相同。</translation>
    </message>
    <message>
        <source>%1: %2 of %3 sheets have the same answers as an earlier one, but different data.</source>
        <translation>%1：%3&#x2009;份中有&#x2009;%2&#x2009;份数据不同，但答案与前面某一份相同。</translation>
    </message>
    <message>
        <source>%1: no variant of the data makes the lesson’s point.</source>
        <translation>%1：无论数据怎样变化，都不能体现这一课的要点。</translation>
    </message>
    <message>
        <source>No other pair of lists this short shows the same effect.</source>
        <translation>这个长度的列表中，只有这两个符合。</translation>
    </message>
    <message>
        <source>Another pair like this</source>
        <translation>换一对类似的</translation>
    </message>
    <message>
        <source>%1 (current: %2)</source>
        <extracomment>%1 is another rule, %2 is the one in force: &quot;Gain: 2^grade − 1 (yours: the grade)&quot;</extracomment>
        <translation>%1（当前：%2）</translation>
    </message>
    <message>
        <source>digits truncated (current: rounded)</source>
        <translation>截去多余位数（当前：四舍五入）</translation>
    </message>
    <message>
        <source>taken as %1 to %2 if rounded (up to %3 if truncated)</source>
        <translation>视为&#x2009;%1&#x2009;至&#x2009;%2&#x2009;之间（若多余位数是截去的，则至&#x2009;%3）</translation>
    </message>
    <message>
        <source>With more changes, these fit: %1.</source>
        <translation>需要更多改动：%1。</translation>
    </message>
    <message>
        <source>%1 would be %2 under the rules in the first row and %4 under those in row %3.</source>
        <extracomment>%1 is a measure, %2 and %4 its values, %3 the number of a row</extracomment>
        <translation>%1&#x2009;按第一行为&#x2009;%2，按第&#x2009;%3&#x2009;行为&#x2009;%4。</translation>
    </message>
    <message>
        <source>A second number would settle it: %1</source>
        <translation>再给一个数即可确定：%1</translation>
    </message>
    <message>
        <source>A second number would narrow it down most: %1</source>
        <translation>再给一个数，最能区分这些规则：%1</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 rule combinations match (%n distinct values). About %3 would match by chance.</source>
        <translation>
            <numerusform>%2&#x2009;种组合（%n&#x2009;个不同的值）中有&#x2009;%1&#x2009;种相符；纯属巧合的约有&#x2009;%3&#x2009;种。</numerusform>
        </translation>
    </message>
    <message>
        <source>No combination of up to %3 rule changes fits (%1 combinations tried, %2 distinct values).</source>
        <translation>没有相符的规则：改动至多&#x2009;%3&#x2009;处的&#x2009;%1&#x2009;种组合（%2&#x2009;个不同的值）都得不出这个数。</translation>
    </message>
    <message>
        <source>%1 to %2 of %3</source>
        <translation>%3&#x2009;中的&#x2009;%1&#x2009;至&#x2009;%2</translation>
    </message>
    <message>
        <source>rank in %1</source>
        <extracomment>%1 is a run&apos;s name</extracomment>
        <translation>%1&#x2009;中的排名</translation>
    </message>
    <message>
        <source>ranks up</source>
        <translation>上升位数</translation>
    </message>
    <message>
        <source>new</source>
        <translation>新增</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>消失</translation>
    </message>
    <message>
        <source>not in B</source>
        <translation>B&#x2009;中没有</translation>
    </message>
    <message>
        <source>not in A</source>
        <translation>A&#x2009;中没有</translation>
    </message>
    <message>
        <source>to %1</source>
        <translation>至第&#x2009;%1&#x2009;位</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>原第&#x2009;%1&#x2009;位</translation>
    </message>
    <message>
        <source>grade %1</source>
        <translation>等级&#x2009;%1</translation>
    </message>
    <message>
        <source>cutoff %1</source>
        <translation>截断位置&#x2009;%1</translation>
    </message>
    <message>
        <source>A: %1; B: %2</source>
        <translation>A：%1；B：%2</translation>
    </message>
    <message>
        <source>%1 marks a document that is not in the other list.</source>
        <translation>符号&#x2009;%1&#x2009;表示另一个列表中没有的文档。</translation>
    </message>
    <message>
        <source>%1 is undefined.</source>
        <translation>%1&#x2009;无定义。</translation>
    </message>
    <message>
        <source>%1 is %2.</source>
        <translation>%1&#x2009;为&#x2009;%2。</translation>
    </message>
    <message>
        <source>%1 is between %2 and %3.</source>
        <translation>%1&#x2009;介于&#x2009;%2&#x2009;与&#x2009;%3&#x2009;之间。</translation>
    </message>
    <message>
        <source>If some relevant documents were never retrieved, the range could be %1 to %2.</source>
        <translation>若还有未检索到的相关文档，范围可能扩大为&#x2009;%1&#x2009;至&#x2009;%2。</translation>
    </message>
    <message>
        <source>always %1</source>
        <translation>恒为&#x2009;%1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1&#x2009;至&#x2009;%2</translation>
    </message>
    <message>
        <source>Possible difference B − A in %1: %2; %3.</source>
        <translation>无论如何标注，%1&#x2009;上&#x2009;B&#x2009;减&#x2009;A：%2；%3。</translation>
    </message>
    <message>
        <source>%1 at rank %2: judging it narrows the bounds of %3 by %4, averaged over the possible grades. Type a digit to grade it.</source>
        <translation>第&#x2009;%2&#x2009;位的&#x2009;%1：标注它，对各等级平均可使&#x2009;%3&#x2009;的上下界收窄&#x2009;%4。按数字键即可标注。</translation>
    </message>
    <message numerus="yes">
        <source>The %n unjudged documents can be graded in too many ways to find the bounds of %1.</source>
        <translation>
            <numerusform>%n&#x2009;个未标注文档可能的等级组合太多，无法求出&#x2009;%1&#x2009;的上下界。</numerusform>
        </translation>
    </message>
    <message>
        <source>With some grades it is undefined: %1.</source>
        <translation>某些等级会使它无定义：%1。</translation>
    </message>
    <message>
        <source>Judged queries missing from a run count as 0 in its mean.</source>
        <translation>检索结果中缺少的已标注查询，在其均值中计为&#x2009;0。</translation>
    </message>
    <message>
        <source>Judged queries missing from a run are skipped in its mean.</source>
        <translation>检索结果中缺少的已标注查询不计入其均值。</translation>
    </message>
    <message numerus="yes">
        <source>Only the top %n ranks of each query are read.</source>
        <translation>
            <numerusform>每个查询只读取前&#x2009;%n&#x2009;位。</numerusform>
        </translation>
    </message>
    <message>
        <source>Each query uses all judgments made for it.</source>
        <translation>每个查询使用针对它的全部相关性标注。</translation>
    </message>
    <message>
        <source>Each query uses only the judgments of retrieved documents.</source>
        <translation>每个查询只使用已检索到的文档的相关性标注。</translation>
    </message>
    <message>
        <source>A document judged only for other queries has grade 0.</source>
        <translation>只在其他查询中标注过的文档，等级按&#x2009;0&#x2009;计。</translation>
    </message>
    <message>
        <source>A document with the same id as its query is removed from the ranking.</source>
        <translation>与查询编号相同的文档从排序中移除。</translation>
    </message>
    <message>
        <source>Query values are rounded to 5 decimals.</source>
        <translation>每个查询的值舍入到&#x2009;5&#x2009;位小数。</translation>
    </message>
    <message>
        <source>Query values are rounded to 2 decimals.</source>
        <translation>每个查询的值舍入到&#x2009;2&#x2009;位小数。</translation>
    </message>
    <message>
        <source>For each query, nDCG is truncated to 2 decimals, P@k and RR are rounded to 2, and recall and P without a cutoff are rounded up to 4.</source>
        <translation>对每个查询，nDCG&#x2009;截取&#x2009;2&#x2009;位小数，P@k&#x2009;和&#x2009;RR&#x2009;四舍五入到&#x2009;2&#x2009;位小数，召回率和不设截断的&#x2009;P&#x2009;向上舍入到&#x2009;4&#x2009;位小数。</translation>
    </message>
    <message>
        <source>Documents with tied scores each earn the mean gain of their group.</source>
        <translation>同分文档各得该组的平均增益。</translation>
    </message>
    <message>
        <source>Documents with tied scores each earn the mean gain of their group and count as one threshold in AP.</source>
        <translation>同分文档各得该组的平均增益，AP&#x2009;把它们视为同一阈值。</translation>
    </message>
    <message>
        <source>Documents with tied scores are ordered by id, descending.</source>
        <translation>同分文档按编号降序排列。</translation>
    </message>
    <message>
        <source>Documents with tied scores are ordered by id, ascending.</source>
        <translation>同分文档按编号升序排列。</translation>
    </message>
    <message>
        <source>Documents with tied scores keep their order in the run’s file.</source>
        <translation>同分文档按其在检索结果文件中的次序排列。</translation>
    </message>
    <message>
        <source>Documents are ordered by the run’s rank column, regardless of score.</source>
        <translation>文档按检索结果中的排名列排列，不看得分。</translation>
    </message>
    <message>
        <source>Documents keep their order in the run’s file, regardless of score.</source>
        <translation>文档按其在检索结果文件中的次序排列，不看得分。</translation>
    </message>
    <message>
        <source>The list has one document.</source>
        <translation>列表有&#x2009;1&#x2009;个文档。</translation>
    </message>
    <message>
        <source>The list has %1 documents, scored in the given order.</source>
        <translation>列表有&#x2009;%1&#x2009;个文档，按现有次序计算。</translation>
    </message>
    <message>
        <source>The list for “%1” has one document.</source>
        <translation>“%1”的列表有&#x2009;1&#x2009;个文档。</translation>
    </message>
    <message>
        <source>The list for “%1” has %2 documents, scored in the given order.</source>
        <translation>“%1”的列表有&#x2009;%2&#x2009;个文档，按现有次序计算。</translation>
    </message>
    <message>
        <source>One document has grade %1 or higher, counting the one judged document that was not retrieved.</source>
        <translation>加上另外&#x2009;1&#x2009;个已标注但未检索到的文档，等级不低于&#x2009;%1&#x2009;的共&#x2009;1&#x2009;个。</translation>
    </message>
    <message>
        <source>%1 documents have grade %2 or higher, counting the one judged document that was not retrieved.</source>
        <translation>加上另外&#x2009;1&#x2009;个已标注但未检索到的文档，等级不低于&#x2009;%2&#x2009;的共&#x2009;%1&#x2009;个。</translation>
    </message>
    <message>
        <source>One document has grade %2 or higher, counting judged documents that were not retrieved (%1).</source>
        <translation>加上另外&#x2009;%1&#x2009;个已标注但未检索到的文档，等级不低于&#x2009;%2&#x2009;的共&#x2009;1&#x2009;个。</translation>
    </message>
    <message>
        <source>%2 documents have grade %3 or higher, counting judged documents that were not retrieved (%1).</source>
        <translation>加上另外&#x2009;%1&#x2009;个已标注但未检索到的文档，等级不低于&#x2009;%3&#x2009;的共&#x2009;%2&#x2009;个。</translation>
    </message>
    <message>
        <source>“%1” has one sample, which is positive (%2).</source>
        <translation>“%1”有&#x2009;1&#x2009;个样本，为正例（%2）。</translation>
    </message>
    <message>
        <source>“%1” has one sample, which is negative (%2).</source>
        <translation>“%1”有&#x2009;1&#x2009;个样本，为负例（%2）。</translation>
    </message>
    <message>
        <source>“%1” has %2 weighted samples; by weight, %3 positive (%4) and %5 negative (%6).</source>
        <translation>“%1”有&#x2009;%2&#x2009;个带权样本；按权重之和计，正例（%4）%3，负例（%6）%5。</translation>
    </message>
    <message>
        <source>“%1” has %2 samples: %3 positive (%4), %5 negative (%6).</source>
        <translation>“%1”有&#x2009;%2&#x2009;个样本：正例（%4）%3&#x2009;个，负例（%6）%5&#x2009;个。</translation>
    </message>
    <message>
        <source>Undefined queries count as 0 in the mean.</source>
        <translation>指标无定义的查询在均值中计为&#x2009;0。</translation>
    </message>
    <message>
        <source>Undefined queries count as 1 in the mean.</source>
        <translation>指标无定义的查询在均值中计为&#x2009;1。</translation>
    </message>
    <message>
        <source>Undefined queries are skipped in the mean.</source>
        <translation>指标无定义的查询不计入均值。</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1&#x2009;等，另有&#x2009;%2&#x2009;个</translation>
    </message>
    <message>
        <source>Only ranks up to %1 count.</source>
        <translation>第&#x2009;%1&#x2009;位之后不计。</translation>
    </message>
    <message>
        <source>Every rank counts.</source>
        <translation>每一位都计入。</translation>
    </message>
    <message>
        <source>These are the rules of %1.</source>
        <translation>以上为&#x2009;%1&#x2009;的规则。</translation>
    </message>
    <message>
        <source>Queries without judgments are skipped.</source>
        <translation>没有相关性标注的查询不计入。</translation>
    </message>
    <message>
        <source>Unjudged documents are removed from the rankings.</source>
        <translation>未标注的文档从排序中移除。</translation>
    </message>
    <message>
        <source>%1 is undefined: %2</source>
        <translation>%1&#x2009;无定义：%2</translation>
    </message>
    <message>
        <source>Scores are used as given, without recalibration.</source>
        <translation>使用原始得分，未作再校准。</translation>
    </message>
    <message>
        <source>Higher scores indicate the positive class.</source>
        <translation>得分越高越倾向于正类。</translation>
    </message>
    <message>
        <source>Lower scores indicate the positive class.</source>
        <translation>得分越低越倾向于正类。</translation>
    </message>
    <message>
        <source>Samples with tied scores are classified together.</source>
        <translation>同分样本一并分类。</translation>
    </message>
    <message>
        <source>The counts were entered by hand: %1 positive (%2), %3 negative (%4).</source>
        <translation>计数为手动输入：正例（%2）%1&#x2009;个，负例（%4）%3&#x2009;个。</translation>
    </message>
    <message>
        <source>Samples with %2 are predicted “%1”.</source>
        <translation>按当前阈值，%2&#x2009;的样本预测为“%1”。</translation>
    </message>
    <message>
        <source>Probabilities are grouped into %1 equal-width bins, closed on the %2.</source>
        <translation>概率分为&#x2009;%1&#x2009;个等宽分箱，%2。</translation>
    </message>
    <message>
        <source>Probabilities are grouped into %1 bins with about equal counts, closed on the %2.</source>
        <translation>概率分为&#x2009;%1&#x2009;个样本数大致相等的分箱，%2。</translation>
    </message>
    <message>
        <source>right</source>
        <comment>edge of a bin</comment>
        <translation>左开右闭</translation>
    </message>
    <message>
        <source>left</source>
        <translation>左闭右开</translation>
    </message>
    <message>
        <source>Scores outside 0 to 1 are clipped to 0 or 1.</source>
        <translation>0&#x2009;到&#x2009;1&#x2009;以外的得分按较近的端点计。</translation>
    </message>
    <message>
        <source>F uses β = %1.</source>
        <translation>F&#x2009;的&#x2009;β&#x2009;为&#x2009;%1。</translation>
    </message>
    <message>
        <source>A false positive costs %1 and a false negative %2; the share of positives is %3.</source>
        <translation>假正例的代价为&#x2009;%1，假负例的代价为&#x2009;%2，正例占比为&#x2009;%3。</translation>
    </message>
    <message>
        <source>The embedded session was modified or is incomplete.</source>
        <translation>附带的会话已被改动或不完整。</translation>
    </message>
    <message>
        <source>%1: x</source>
        <extracomment>The heading of a column: coordinates of a line of a chart</extracomment>
        <translation>%1：x</translation>
    </message>
    <message>
        <source>%1: y</source>
        <extracomment>The heading of a column: coordinates of a line of a chart</extracomment>
        <translation>%1：y</translation>
    </message>
    <message>
        <source>%1: lower end</source>
        <translation>%1：下端</translation>
    </message>
    <message>
        <source>%1: upper end</source>
        <translation>%1：上端</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>An axis and a place on it, such as &quot;cutoff k: 10&quot;
----------
The heading of a column: whose, and what is counted
----------
A file, and why it was not read
----------
%1 is &quot;nDCG@5 for A (Gain: 2^grade − 1)&quot;, %2 its value</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 of %2 points are listed: where points are closer than print can show, only the ends and extremes are kept.</source>
        <translation>共&#x2009;%2&#x2009;个点，列出&#x2009;%1&#x2009;个：密于印刷精度的区段只列端点和极值。</translation>
    </message>
    <message>
        <source>bin from</source>
        <translation>分箱起点</translation>
    </message>
    <message>
        <source>bin to</source>
        <translation>分箱终点</translation>
    </message>
    <message>
        <source>bin size relative to the largest</source>
        <translation>分箱大小与最大分箱之比</translation>
    </message>
    <message>
        <source>hull of %1</source>
        <translation>%1&#x2009;的凸包</translation>
    </message>
    <message>
        <source>chance</source>
        <translation>随机水平</translation>
    </message>
    <message>
        <source>contour</source>
        <translation>等值线</translation>
    </message>
    <message>
        <source>cost line</source>
        <translation>等代价线</translation>
    </message>
    <message>
        <source>current threshold</source>
        <translation>当前阈值</translation>
    </message>
    <message>
        <source>normal deviate of the %1</source>
        <extracomment>The heading of a column: %1 is a rate; its axis is one of normal deviates</extracomment>
        <translation>%1的正态分位数</translation>
    </message>
    <message>
        <source>diagonal</source>
        <translation>对角线</translation>
    </message>
    <message>
        <source>current %1</source>
        <extracomment>The heading of columns: the cutoff or threshold that is marked in the chart</extracomment>
        <translation>当前%1</translation>
    </message>
    <message>
        <source>band of %1</source>
        <extracomment>Around a curve: of a model, or of the only one</extracomment>
        <translation>%1&#x2009;的置信带</translation>
    </message>
    <message>
        <source>The first %1 of %2 ranks are listed.</source>
        <translation>共&#x2009;%2&#x2009;位，列出前&#x2009;%1&#x2009;位。</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>均值</translation>
    </message>
    <message>
        <source>%1 from</source>
        <translation>%1起点</translation>
    </message>
    <message>
        <source>%1 to</source>
        <translation>%1终点</translation>
    </message>
    <message>
        <source>bin centre</source>
        <translation>分箱中点</translation>
    </message>
    <message>
        <source>%1: log10(1 + %2)</source>
        <translation>%1：log10(1 + %2)</translation>
    </message>
    <message>
        <source>position</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>equal</source>
        <translation>相等</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <extracomment>The title of a figure&apos;s file, such as &quot;value against cutoff k&quot;</extracomment>
        <translation>%1&#x2009;随%2的变化</translation>
    </message>
    <message>
        <source>%1 ranges from %2 to %3.</source>
        <translation>%1&#x2009;的取值介于&#x2009;%2&#x2009;与&#x2009;%3&#x2009;之间。</translation>
    </message>
    <message>
        <source>%1 lies on the diagonal.</source>
        <translation>%1&#x2009;落在对角线上。</translation>
    </message>
    <message>
        <source>%1 lies partly above and partly below the diagonal, farthest where %2 is %3 and %4 is %5.</source>
        <translation>%1&#x2009;部分位于对角线上方、部分位于下方；离对角线最远处，%2&#x2009;为&#x2009;%3，%4&#x2009;为&#x2009;%5。</translation>
    </message>
    <message>
        <source>%1 lies above the diagonal, farthest where %2 is %3 and %4 is %5.</source>
        <translation>%1&#x2009;位于对角线上方；离对角线最远处，%2&#x2009;为&#x2009;%3，%4&#x2009;为&#x2009;%5。</translation>
    </message>
    <message>
        <source>%1 lies below the diagonal, farthest where %2 is %3 and %4 is %5.</source>
        <translation>%1&#x2009;位于对角线下方；离对角线最远处，%2&#x2009;为&#x2009;%3，%4&#x2009;为&#x2009;%5。</translation>
    </message>
    <message>
        <source>%1 and %2 cross.</source>
        <translation>%1&#x2009;与&#x2009;%2&#x2009;相交。</translation>
    </message>
    <message>
        <source>%1 and %2 coincide.</source>
        <translation>%1&#x2009;与&#x2009;%2&#x2009;重合。</translation>
    </message>
    <message>
        <source>%1 is never below %2.</source>
        <translation>%1&#x2009;处处不低于&#x2009;%2。</translation>
    </message>
    <message>
        <source>Chart of %1 against %2, from %3 to %4.</source>
        <translation>%1&#x2009;随&#x2009;%2&#x2009;变化的图，横轴从&#x2009;%3&#x2009;到&#x2009;%4。</translation>
    </message>
    <message>
        <source>Bands are drawn around the curves.</source>
        <translation>曲线周围画有置信带。</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1&#x2009;为&#x2009;%2</translation>
    </message>
    <message>
        <source>At %1 %2: %3.</source>
        <extracomment>%1 is the axis, such as &quot;cutoff k&quot;; %3 lists values: &quot;nDCG is 0.6, P is 0.5&quot;</extracomment>
        <translation>%1&#x2009;为&#x2009;%2&#x2009;处：%3。</translation>
    </message>
    <message>
        <source>At %1 %2, the guess is %3; the right value is %4.</source>
        <extracomment>%1 is the axis, such as &quot;cutoff k&quot;</extracomment>
        <translation>%1&#x2009;为&#x2009;%2&#x2009;处，猜测值为&#x2009;%3，正确值为&#x2009;%4。</translation>
    </message>
    <message>
        <source>The judgments are from “%1”; the run is %2.</source>
        <translation>相关性标注来自“%1”，检索结果为%2。</translation>
    </message>
    <message>
        <source>The judgments are from “%1”; the runs are %2.</source>
        <translation>相关性标注来自“%1”，检索结果为%2。</translation>
    </message>
    <message numerus="yes">
        <source>%1 queries were edited by hand.</source>
        <translation>
            <numerusform>手工修改过&#x2009;%1&#x2009;个查询。</numerusform>
        </translation>
    </message>
    <message>
        <source>The query is “%1”. A is “%2”, B is “%3”.</source>
        <translation>查询为“%1”。A&#x2009;为“%2”，B&#x2009;为“%3”。</translation>
    </message>
    <message>
        <source>The query is “%1”.</source>
        <translation>查询为“%1”。</translation>
    </message>
    <message>
        <source>The only query is shown.</source>
        <translation>显示了唯一的查询。</translation>
    </message>
    <message>
        <source>The only query does not match the filter.</source>
        <translation>唯一的查询不符合筛选条件，没有显示。</translation>
    </message>
    <message>
        <source>All %1 queries are shown.</source>
        <translation>显示了全部&#x2009;%1&#x2009;个查询。</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 queries match the filter.</source>
        <translation>
            <numerusform>%2&#x2009;个查询中有&#x2009;%1&#x2009;个符合筛选条件。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n edited queries are no longer in any file: %1. Their edits are kept.</source>
        <translation>
            <numerusform>编辑过的&#x2009;%n&#x2009;个查询已不在任何文件中：%1。所做的修改仍保留。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of your grades differ from grades that also changed in the files: %1. Yours are kept; to use those in the files, revert the query.</source>
        <translation>
            <numerusform>你改过的&#x2009;%n&#x2009;个等级，文件中也改成了别的值：%1。已保留你的；要采用文件中的，请还原该查询。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of your lists replace lists that have changed in the files: %1. Yours are kept; to use those in the files, revert the query.</source>
        <translation>
            <numerusform>你编辑过的&#x2009;%n&#x2009;个列表，文件中也已改变：%1。已保留你的；要采用文件中的，请还原该查询。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your edits to %n queries (%1) are now in the files, so they no longer count as edits.</source>
        <translation>
            <numerusform>你对&#x2009;%n&#x2009;个查询（%1）的编辑现已写在文件中，不再算作编辑。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n runs are no longer in any file: %1. To get them back, use Undo.</source>
        <translation>
            <numerusform>%n&#x2009;个检索结果已不在任何文件中：%1。撤销即可找回。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not reloaded: %n runs are no longer in any file, and you edited their lists: %1. Revert those queries or restore the runs, then reload.</source>
        <translation>
            <numerusform>没有重新载入：%n&#x2009;个检索结果已不在任何文件中，而你编辑过它们的列表：%1。请还原这些查询，或放回检索结果，再重新载入。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2, %3, %4.</source>
        <comment>a score, what comes in, TP and FP</comment>
        <translation>%1：%2，%3，%4。</translation>
    </message>
    <message>
        <source>TP</source>
        <translation>TP</translation>
    </message>
    <message>
        <source>FP</source>
        <translation>FP</translation>
    </message>
    <message>
        <source>ROC: TPR = %1, FPR = %2. %3</source>
        <translation>ROC：TPR = %1，FPR = %2。%3</translation>
    </message>
    <message>
        <source>Area so far: (%1 won + %2 tied/2)/%3 pairs = %4.</source>
        <translation>目前的面积：（胜&#x2009;%1 +&#x2009;平&#x2009;%2/2）/%3&#x2009;对&#x2009;= %4。</translation>
    </message>
    <message>
        <source>Pairs won in this column: %1; tied: %2. %3</source>
        <translation>本列的样本对：胜&#x2009;%1，平&#x2009;%2。%3</translation>
    </message>
    <message>
        <source>PR: precision = %1.</source>
        <translation>PR：精确率&#x2009;= %1。</translation>
    </message>
    <message>
        <source>PR: precision = %1. Recall does not change, so AP stays at %2.</source>
        <translation>PR：精确率&#x2009;= %1。召回率没有增加，AP&#x2009;目前仍为&#x2009;%2。</translation>
    </message>
    <message>
        <source>%1/%2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>%1/%2 = %3</source>
        <translation>%1/%2 = %3</translation>
    </message>
    <message>
        <source>%1&#xa0;stays&#xa0;%2</source>
        <translation>%1&#x2009;仍为&#x2009;%2</translation>
    </message>
    <message>
        <source>%1&#xa0;%2&#xa0;→&#xa0;%3</source>
        <translation>%1&#xa0;%2&#xa0;→&#xa0;%3</translation>
    </message>
    <message>
        <source>positive</source>
        <translation>正例</translation>
    </message>
    <message>
        <source>negative</source>
        <translation>负例</translation>
    </message>
    <message>
        <source>%1 samples with the same score enter together (positives: %2, negatives: %3)</source>
        <translation>%1&#x2009;个同分样本一起进入（正例&#x2009;%2，负例&#x2009;%3）</translation>
    </message>
    <message>
        <source>The curve moves up.</source>
        <translation>曲线向上走。</translation>
    </message>
    <message>
        <source>The curve moves right.</source>
        <translation>曲线向右走。</translation>
    </message>
    <message>
        <source>The curve moves diagonally: the order of samples with equal scores is unknown.</source>
        <translation>曲线斜向右上：同分样本孰先孰后无从得知。</translation>
    </message>
    <message>
        <source>Nothing is predicted positive yet: TP 0 of %1, FP 0 of %2. Samples enter by score, best first.
The ROC curve starts at (0, 0). Precision is still undefined.</source>
        <translation>还没有样本预测为正：TP 0（共&#x2009;%1&#x2009;个正例），FP 0（共&#x2009;%2&#x2009;个负例）。样本按得分从优到劣依次进入。
ROC&#x2009;曲线从原点&#x2009;(0, 0)&#x2009;出发，此时精确率仍无定义。</translation>
    </message>
    <message>
        <source>%1 at cutoffs k = 1 to %2: only the top k ranks count.</source>
        <translation>截断位置&#x2009;k&#x2009;从&#x2009;1&#x2009;到&#x2009;%2&#x2009;时的&#x2009;%1：第&#x2009;k&#x2009;位之后不计入。</translation>
    </message>
    <message>
        <source>cutoff k</source>
        <translation>截断位置&#x2009;k</translation>
    </message>
    <message>
        <source>Cutoffs 1 to %1 of %2 are shown.</source>
        <translation>显示&#x2009;%2&#x2009;个截断位置中的&#x2009;1&#x2009;至&#x2009;%1。</translation>
    </message>
    <message>
        <source>The figure can’t be dragged: its file could not be written.</source>
        <translation>无法写出供拖动的图文件。</translation>
    </message>
    <message>
        <source>%1 of %2 runs are shown</source>
        <translation>绘出&#x2009;%2&#x2009;个检索结果中的&#x2009;%1&#x2009;个</translation>
    </message>
    <message>
        <source>Of the %1 runs, only A, B and those with the highest mean %2 are shown.</source>
        <translation>%1&#x2009;个检索结果中绘出的是：A、B，以及其余中&#x2009;%2&#x2009;均值最高的几个。</translation>
    </message>
    <message>
        <source>No installed font can display %1. Install %2 to use this language; on Debian: sudo apt install fonts-noto-cjk</source>
        <translation>没有已安装的字体包含%1文字。请安装&#x2009;%2&#x2009;以使用该语言；在&#x2009;Debian&#x2009;上运行：sudo apt install fonts-noto-cjk</translation>
    </message>
    <message>
        <source>Rank %1: the document is unjudged.</source>
        <translation>第&#x2009;%1&#x2009;位：该文档未标注。</translation>
    </message>
    <message>
        <source>Rank %1 of the ideal ranking has grade %2.</source>
        <translation>理想排序第&#x2009;%1&#x2009;位的等级为&#x2009;%2。</translation>
    </message>
    <message>
        <source>Rank %1 has grade %2.</source>
        <translation>第&#x2009;%1&#x2009;位的等级为&#x2009;%2。</translation>
    </message>
    <message>
        <source>Add: %1 + %2 = %3.</source>
        <translation>累加：%1 + %2 = %3。</translation>
    </message>
    <message>
        <source>Rank %1 of the ideal ranking has grade %2, so it contributes nothing.</source>
        <translation>理想排序第&#x2009;%1&#x2009;位的等级为&#x2009;%2，没有贡献。</translation>
    </message>
    <message>
        <source>Ideal gain: %1.</source>
        <translation>理想排序的增益：%1。</translation>
    </message>
    <message>
        <source>In the ideal ranking, multiply: %1.</source>
        <translation>理想排序中相乘：%1。</translation>
    </message>
    <message>
        <source>In the ideal ranking, divide: %1.</source>
        <translation>理想排序中相除：%1。</translation>
    </message>
    <message>
        <source>In the ideal ranking, add: %1 + %2 = %3.</source>
        <translation>理想排序中累加：%1 + %2 = %3。</translation>
    </message>
    <message>
        <source>%1 is undefined. %2</source>
        <translation>%1&#x2009;无定义。%2</translation>
    </message>
    <message>
        <source>If the list ended here: %1 = %2.</source>
        <translation>若列表到此为止：%1 = %2。</translation>
    </message>
    <message>
        <source>Rank %1.</source>
        <translation>第&#x2009;%1&#x2009;位。</translation>
    </message>
    <message>
        <source>Earned in the top %1: %2.</source>
        <translation>前&#x2009;%1&#x2009;位累计得到：%2。</translation>
    </message>
    <message>
        <source>Earned by the whole list: %1.</source>
        <translation>整个列表累计得到：%1。</translation>
    </message>
    <message>
        <source>Divide by what the ideal ranking earns: %1.</source>
        <translation>除以理想排序累计得到的值：%1。</translation>
    </message>
    <message>
        <source>Divide by the number of ranks: %1.</source>
        <translation>除以位数：%1。</translation>
    </message>
    <message>
        <source>Divide by the number of documents read: %1.</source>
        <translation>除以读取的文档数：%1。</translation>
    </message>
    <message>
        <source>Divide by the number of relevant documents: R = %1.</source>
        <translation>除以相关文档数：R = %1。</translation>
    </message>
    <message>
        <source>Divide by the most that could be found: %1.</source>
        <translation>除以最多能找到的相关文档数：%1。</translation>
    </message>
    <message>
        <source>Divide by the number of relevant documents found: %1.</source>
        <translation>除以找到的相关文档数：%1。</translation>
    </message>
    <message>
        <source>Divide by the number of relevant documents in the whole list: %1.</source>
        <translation>除以整个列表中的相关文档数：%1。</translation>
    </message>
    <message>
        <source>Divide by the mean of the number of ranks and R: %1.</source>
        <translation>除以位数与相关文档数的均值：%1。</translation>
    </message>
    <message>
        <source>Divide by the total weight of all pairs: %1.</source>
        <translation>除以所有文档对的权重之和：%1。</translation>
    </message>
    <message>
        <source>Divide by the number of pairs: %1.</source>
        <translation>除以文档对数：%1。</translation>
    </message>
    <message>
        <source>Divide by the rank with the best precision: %1.</source>
        <translation>除以精确率最高处的位数：%1。</translation>
    </message>
    <message>
        <source>Divide by the number of recall points: %1.</source>
        <translation>除以召回率的取点个数：%1。</translation>
    </message>
    <message>
        <source>Divide by retrieved × relevant documents: %1.</source>
        <translation>除以检索到的文档数 × 相关文档数：%1。</translation>
    </message>
    <message>
        <source>Divide by the total gain of all judged documents: %1.</source>
        <translation>除以所有已标注文档的增益之和：%1。</translation>
    </message>
    <message>
        <source>No division is needed.</source>
        <translation>无需再除。</translation>
    </message>
    <message>
        <source>Normalise: %1.</source>
        <translation>归一化：%1。</translation>
    </message>
    <message>
        <source>Divide: %1.</source>
        <translation>相除：%1。</translation>
    </message>
    <message>
        <source>The sum is the value: %1 = %2.</source>
        <translation>总和就是指标值：%1 = %2。</translation>
    </message>
    <message>
        <source>The resolution must be between %1 and %2 dots per inch.</source>
        <translation>分辨率须在&#x2009;%1&#x2009;到&#x2009;%2 dpi&#x2009;之间。</translation>
    </message>
    <message>
        <source>This would be %1 by %2 pixels, more than %3 million. Choose a lower resolution or a smaller size.</source>
        <translation>图将达到&#x2009;%1 × %2&#x2009;像素，超过&#x2009;%3&#x2009;百万像素：请降低分辨率或减小尺寸。</translation>
    </message>
    <message>
        <source>With %1-point text, a figure must be at least %2 by %3 millimetres. Choose a larger size or smaller text.</source>
        <translation>字号为&#x2009;%1&#x2009;磅时，图至少要有&#x2009;%2 × %3&#x2009;毫米：请增大尺寸或减小字号。</translation>
    </message>
    <message>
        <source>There is no chart to export yet.</source>
        <translation>还没有可导出的图表。</translation>
    </message>
    <message>
        <source>The figure is too large to draw. Choose a smaller size or resolution.</source>
        <translation>图太大，无法绘制。请减小尺寸或降低分辨率。</translation>
    </message>
    <message>
        <source>There are no samples to try the rules on. Open some first.</source>
        <translation>没有可用来尝试计算口径的样本。请先打开样本。</translation>
    </message>
    <message>
        <source>“%1” is not a classifier measure; use one of %2.</source>
        <translation>“%1”不是分类器的指标；可用的有&#x2009;%2。</translation>
    </message>
    <message>
        <source>Rules that give %1</source>
        <translation>采用可得到&#x2009;%1&#x2009;的规则</translation>
    </message>
    <message>
        <source>The figure can’t be reopened as a document: the data of “%1” are too large to include.</source>
        <translation>“%1”的数据太大，无法随图保存，因此不能从该图重新打开会话。</translation>
    </message>
    <message>
        <source>mm</source>
        <translation>mm</translation>
    </message>
    <message>
        <source>cm</source>
        <translation>cm</translation>
    </message>
    <message>
        <source>in</source>
        <translation>in</translation>
    </message>
    <message>
        <source>pt</source>
        <translation>pt</translation>
    </message>
    <message>
        <source>%1 × %2 %3</source>
        <extracomment>Width, height and unit of a figure</extracomment>
        <translation>%1 × %2 %3</translation>
    </message>
    <message>
        <source>%1, %2 × %3 pixels at %4 dpi</source>
        <translation>%1，%4 dpi&#x2009;时为&#x2009;%2 × %3&#x2009;像素</translation>
    </message>
    <message>
        <source>%1: open a figure on its own, without other files.</source>
        <translation>%1：图片须单独打开。</translation>
    </message>
    <message>
        <source>%1: open a lesson on its own, without other files.</source>
        <translation>%1：每一课须单独打开。</translation>
    </message>
    <message>
        <source>“%1” is not a number. Write it like −0.1 or 2e-3.</source>
        <translation>“%1”不是数字。请写成&#x2009;−0.1&#x2009;或&#x2009;2e-3&#x2009;的形式。</translation>
    </message>
    <message>
        <source>“%1” is not a number. Did you mean %2?</source>
        <translation>“%1”不是数字；是否指&#x2009;%2？</translation>
    </message>
    <message>
        <source>score, loss or weight</source>
        <translation>score、loss&#x2009;或&#x2009;weight</translation>
    </message>
    <message>
        <source>a number such as 0.5</source>
        <translation>数字，如&#x2009;0.5</translation>
    </message>
    <message>
        <source>score, loss, weight, label or group</source>
        <translation>score、loss、weight、label&#x2009;和&#x2009;group</translation>
    </message>
    <message>
        <source>Δ, A, B, or a measure such as nDCG@10</source>
        <translation>Δ、A、B，或&#x2009;nDCG@10&#x2009;之类的指标</translation>
    </message>
    <message>
        <source>a number such as −0.1, or Δ, A, B, nDCG@10</source>
        <translation>数字，如&#x2009;−0.1，或&#x2009;Δ、A、B、nDCG@10</translation>
    </message>
    <message>
        <source>Δ, A, B, a measure such as nDCG@10 or judged@10, judgments or relevant</source>
        <translation>Δ、A、B、nDCG@10&#x2009;或&#x2009;judged@10&#x2009;之类的指标、judgments&#x2009;和&#x2009;relevant</translation>
    </message>
    <message>
        <source>“%1” can’t be used in a condition. Use %2.</source>
        <translation>“%1”不能用于比较。可用的有：%2。</translation>
    </message>
    <message>
        <source>“%1” can’t be used in a condition. Did you mean %2?</source>
        <translation>“%1”不能用于比较；是否指&#x2009;%2？</translation>
    </message>
    <message>
        <source>“%1” needs something before it to compare: %2.</source>
        <translation>请在“%1”之前写明比较什么：%2。</translation>
    </message>
    <message>
        <source>“%1” needs something after it to compare with: %2.</source>
        <translation>请在“%1”之后写明与什么比较：%2。</translation>
    </message>
    <message>
        <source>“%1” needs a word after it.</source>
        <translation>“%1”之后须有一个词。</translation>
    </message>
    <message>
        <source>“%1” can only be compared with a word, using “:” or “=”.</source>
        <translation>“%1”只能用“:”或“=”与某个词匹配。</translation>
    </message>
    <message>
        <source>“%1” needs a word or condition next to it. To search for the word itself, put it in quotes.</source>
        <translation>“%1”旁边须有一个词或条件。若要查找这个词本身，请加引号。</translation>
    </message>
    <message>
        <source>Missing “)”.</source>
        <translation>括号未闭合：请用“)”闭合。</translation>
    </message>
    <message>
        <source>Missing “(” before “)”.</source>
        <translation>“)”之前没有对应的“(”。</translation>
    </message>
    <message>
        <source>Too many nested parentheses.</source>
        <translation>括号嵌套太深。</translation>
    </message>
    <message>
        <source>truncated digits</source>
        <translation>截去多余位数</translation>
    </message>
    <message>
        <source>These rules have no setting here and will not be applied: %1.</source>
        <translation>“采用”会略去此处没有对应设置的项：%1。</translation>
    </message>
    <message>
        <source>These rules have no setting here: %1.</source>
        <translation>以下规则在此处没有对应的设置：%1。</translation>
    </message>
    <message>
        <source>ideal order</source>
        <translation>理想排序</translation>
    </message>
    <message>
        <source>this ranking</source>
        <translation>当前排序</translation>
    </message>
    <message>
        <source>past the cutoff</source>
        <translation>截断位置之后</translation>
    </message>
    <message>
        <source>Gain by rank</source>
        <translation>逐位增益</translation>
    </message>
    <message>
        <source>Ranks %1 to %2 of %3 are shown.</source>
        <translation>显示&#x2009;%3&#x2009;位中的第&#x2009;%1&#x2009;至&#x2009;%2&#x2009;位。</translation>
    </message>
    <message>
        <source>gain %1</source>
        <translation>增益&#x2009;%1</translation>
    </message>
    <message>
        <source>term %1</source>
        <translation>项&#x2009;%1</translation>
    </message>
    <message>
        <source>nothing retrieved</source>
        <translation>此位没有文档</translation>
    </message>
    <message>
        <source>ideal %1</source>
        <translation>理想排序&#x2009;%1</translation>
    </message>
    <message>
        <source>gain</source>
        <translation>增益</translation>
    </message>
    <message>
        <source>gain × weight</source>
        <translation>增益 × 权重</translation>
    </message>
    <message>
        <source>gain ÷ %1</source>
        <translation>增益 ÷ %1</translation>
    </message>
    <message numerus="yes">
        <source>%n ranks</source>
        <translation>
            <numerusform>共&#x2009;%n&#x2009;位</numerusform>
        </translation>
    </message>
    <message>
        <source>Gain by rank: %1.</source>
        <translation>逐位增益：%1。</translation>
    </message>
    <message>
        <source>Term by rank: %1.</source>
        <translation>逐位的项：%1。</translation>
    </message>
    <message>
        <source>%1 The terms add up to %2.</source>
        <translation>%1各项之和为&#x2009;%2。</translation>
    </message>
    <message>
        <source>%1 The ranking earns %2, the ideal ranking %3.</source>
        <translation>%1当前排序得&#x2009;%2，理想排序得&#x2009;%3。</translation>
    </message>
    <message>
        <source>Rank %1: %2, %3.</source>
        <translation>第&#x2009;%1&#x2009;位：%2，%3。</translation>
    </message>
    <message>
        <source>Rank %1: %2.</source>
        <translation>第&#x2009;%1&#x2009;位：%2。</translation>
    </message>
    <message>
        <source>%1 It is past the cutoff, so it does not count.</source>
        <translation>%1此位在截断位置之后，不计入。</translation>
    </message>
    <message numerus="yes">
        <source>%1 … (%n grades)</source>
        <translation>
            <numerusform>%1 …（共&#x2009;%n&#x2009;个等级）</numerusform>
        </translation>
    </message>
    <message>
        <source>Are these decimal commas?</source>
        <translation>这些逗号是小数逗号吗？</translation>
    </message>
    <message>
        <source>Is every digit a grade?</source>
        <translation>每个数字都是一个等级吗？</translation>
    </message>
    <message>
        <source>Which column contains the grades?</source>
        <translation>哪些数字是等级？</translation>
    </message>
    <message>
        <source>There are several lists. How should they be used?</source>
        <translation>有多个列表：要怎样使用？</translation>
    </message>
    <message>
        <source>One list: %1</source>
        <translation>一个列表：%1</translation>
    </message>
    <message>
        <source>Column %1: %2</source>
        <translation>第&#x2009;%1&#x2009;列：%2</translation>
    </message>
    <message>
        <source>Decimal commas: %1</source>
        <translation>小数逗号：%1</translation>
    </message>
    <message>
        <source>One grade per digit: %1</source>
        <translation>每个数字一个等级：%1</translation>
    </message>
    <message>
        <source>List %1: %2</source>
        <translation>列表&#x2009;%1：%2</translation>
    </message>
    <message>
        <source>The handbook is not installed: %1 was not found.</source>
        <translation>没有安装手册：找不到&#x2009;%1。</translation>
    </message>
    <message>
        <source>No program is set to open the handbook. You can find it at %1.</source>
        <translation>没有设置打开手册的程序。手册位于&#x2009;%1。</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the items of a list</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>the end of a list</comment>
        <translation>%1和&#x2009;%2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between phrases</comment>
        <translation>，</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between clauses</comment>
        <translation>；</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>one sentence after another</comment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>words as a sentence</comment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a name and a detail</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a label and its value</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a value and a remark</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>a name</comment>
        <translation>“%1”</translation>
    </message>
    <message numerus="yes">
        <source>%n judged queries are missing from run %1 and count as 0 in its mean.</source>
        <translation>
            <numerusform>检索结果&#x2009;%1&#x2009;中缺少&#x2009;%n&#x2009;个已标注查询，在其均值中计为&#x2009;0。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n judged queries are missing from run %1 and are skipped in its mean.</source>
        <translation>
            <numerusform>检索结果&#x2009;%1&#x2009;中缺少&#x2009;%n&#x2009;个已标注查询，不计入其均值。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n queries in run %1 have no judgments and are skipped in its mean.</source>
        <translation>
            <numerusform>检索结果&#x2009;%1&#x2009;中有&#x2009;%n&#x2009;个查询没有相关性标注，不计入其均值。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>另外&#x2009;%n&#x2009;条</numerusform>
        </translation>
    </message>
    <message>
        <source>The values did not fit in the legend. Enlarge the figure, use smaller text or shorten the names.</source>
        <translation>图例只容得下名称，容不下名称后的数值：可增大图的尺寸、减小字号或缩短名称。</translation>
    </message>
    <message>
        <source>The legend did not fit. Enlarge the figure, use smaller text or shorten the names.</source>
        <translation>图例放不下：可增大图的尺寸、减小字号或缩短名称。</translation>
    </message>
    <message>
        <source>This can’t be saved as a lesson.</source>
        <translation>此内容无法存为一课。</translation>
    </message>
    <message>
        <source>There is nothing here yet to make a lesson from.</source>
        <translation>这里还没有可以做成一课的内容。</translation>
    </message>
    <message>
        <source>Opened %1 in your text editor. This view updates when you save.</source>
        <translation>已在文本编辑器中打开&#x2009;%1。保存后，此处的显示随之更新。</translation>
    </message>
    <message>
        <source>“%1” is not a lesson. Did you mean %2?</source>
        <translation>没有“%1”这一课；是否指&#x2009;%2？</translation>
    </message>
    <message>
        <source>“%1” is not a lesson. The lessons are: %2.</source>
        <translation>没有“%1”这一课。现有的课：%2。</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>课程</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>排序</translation>
    </message>
    <message>
        <source>Ten cake shops</source>
        <translation>十家蛋糕店</translation>
    </message>
    <message>
        <source>How good is this ranking of ten graded results?</source>
        <translation>十个分级结果的次序有多好？</translation>
    </message>
    <message>
        <source>Classifier</source>
        <translation>分类器</translation>
    </message>
    <message>
        <source>Ad clicks</source>
        <translation>广告点击</translation>
    </message>
    <message>
        <source>Which threshold is best, and can you trust the click rates?</source>
        <translation>取哪个阈值？点击率可信吗？</translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>测试集</translation>
    </message>
    <message>
        <source>Two cake-shop searches</source>
        <translation>蛋糕店的两个搜索系统</translation>
    </message>
    <message>
        <source>Which of two systems is better, and on which queries?</source>
        <translation>两个系统哪个更好，好在哪些查询上？</translation>
    </message>
    <message>
        <source>rounded to 5 decimals</source>
        <translation>舍入到&#x2009;5&#x2009;位小数</translation>
    </message>
    <message>
        <source>rounded to 2 decimals</source>
        <translation>舍入到&#x2009;2&#x2009;位小数</translation>
    </message>
    <message>
        <source>few decimals: nDCG truncated to 2, P and RR rounded to 2, recall to 4</source>
        <translation>小数位数少：nDCG&#x2009;截取&#x2009;2&#x2009;位，P&#x2009;和&#x2009;RR&#x2009;舍入到&#x2009;2&#x2009;位，召回率舍入到&#x2009;4&#x2009;位</translation>
    </message>
    <message>
        <source>scikit-learn (32-bit scores)</source>
        <translation>scikit-learn（32&#x2009;位浮点得分）</translation>
    </message>
    <message>
        <source>scikit-learn before 1.2</source>
        <translation>scikit-learn 1.2&#x2009;之前</translation>
    </message>
    <message>
        <source>scikit-learn (auc of the curve)</source>
        <translation>scikit-learn（曲线的&#x2009;auc）</translation>
    </message>
    <message>
        <source>scikit-learn (macro)</source>
        <translation>scikit-learn（macro）</translation>
    </message>
    <message>
        <source>scikit-learn (micro)</source>
        <translation>scikit-learn（micro）</translation>
    </message>
    <message>
        <source>scikit-learn (weighted)</source>
        <translation>scikit-learn（weighted）</translation>
    </message>
    <message>
        <source>From version 1.4 on, %1 rejects negative grades in nDCG.</source>
        <translation>从&#x2009;1.4&#x2009;版起，%1&#x2009;拒绝对负等级计算&#x2009;nDCG。</translation>
    </message>
    <message>
        <source>ties share their mean gain</source>
        <translation>并列者平分增益</translation>
    </message>
    <message>
        <source>ties share their mean gain, and count as one threshold in AP</source>
        <translation>并列者平分增益，在&#x2009;AP&#x2009;中视为同一阈值</translation>
    </message>
    <message>
        <source>without the query’s own document</source>
        <translation>去除与查询编号相同的文档</translation>
    </message>
    <message>
        <source>This is query %2 of %1.</source>
        <translation>共&#x2009;%1&#x2009;个查询，这是第&#x2009;%2&#x2009;个。</translation>
    </message>
    <message>
        <source>This is list A of two.</source>
        <translation>两个列表中，这是&#x2009;A。</translation>
    </message>
    <message>
        <source>This is list B of two.</source>
        <translation>两个列表中，这是&#x2009;B。</translation>
    </message>
    <message>
        <source>This is the mean over %1 queries.</source>
        <translation>它是&#x2009;%1&#x2009;个查询的均值。</translation>
    </message>
    <message>
        <source>Sort by grade, best first</source>
        <translation>按等级从高到低排列</translation>
    </message>
    <message>
        <source>Sort by grade, worst first</source>
        <translation>按等级从低到高排列</translation>
    </message>
    <message>
        <source>Reverse the order</source>
        <translation>颠倒次序</translation>
    </message>
    <message>
        <source>Shuffle with seed %1</source>
        <translation>以种子&#x2009;%1&#x2009;打乱次序</translation>
    </message>
    <message>
        <source>Convert grades to 0 and 1 (threshold %1)</source>
        <translation>等级转换为&#x2009;0&#x2009;和&#x2009;1（阈值&#x2009;%1）</translation>
    </message>
    <message>
        <source>of this query</source>
        <translation>本查询</translation>
    </message>
    <message>
        <source>of the mean</source>
        <translation>均值</translation>
    </message>
    <message>
        <source>a gain for each grade, such as 1:1,2:3,3:7</source>
        <translation>每个等级的增益，如&#x2009;1:1,2:3,3:7</translation>
    </message>
    <message>
        <source>a number above %1 and below %2</source>
        <translation>大于&#x2009;%1&#x2009;且小于&#x2009;%2&#x2009;的数</translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <translation>%1&#x2009;至&#x2009;%2&#x2009;之间的数</translation>
    </message>
    <message>
        <source>%1: %2; default: from the data</source>
        <translation>%1：%2；不给出时取自数据</translation>
    </message>
    <message>
        <source>%1: %2; default: %3</source>
        <translation>%1：%2；不给出时为&#x2009;%3</translation>
    </message>
    <message>
        <source>set to 0: missing from the run</source>
        <translation>计为&#x2009;0：检索结果中没有该查询</translation>
    </message>
    <message>
        <source>mean %1</source>
        <translation>%1&#x2009;均值</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>Geometric mean (GMAP)</source>
        <translation>几何平均（GMAP）</translation>
    </message>
    <message>
        <source>Geometric mean</source>
        <translation>几何平均</translation>
    </message>
    <message>
        <source>%1 %2 (values below 0.00001 are raised to 0.00001), median %3.</source>
        <translation>%1 %2（小于&#x2009;0.00001&#x2009;的值按&#x2009;0.00001&#x2009;计），中位数&#x2009;%3。</translation>
    </message>
    <message>
        <source>Precision at rank %1, where the tie at rank %2 ends: %3.</source>
        <translation>第&#x2009;%1&#x2009;位的精确率（第&#x2009;%2&#x2009;位的并列到此为止）：%3。</translation>
    </message>
    <message>
        <source>Precision at rank %1: %2.</source>
        <translation>第&#x2009;%1&#x2009;位的精确率：%2。</translation>
    </message>
    <message>
        <source>It contributes nothing.</source>
        <translation>没有贡献。</translation>
    </message>
    <message>
        <source>Rank %1 is relevant. Its tie ends at rank %2, so the precision there counts: %3.</source>
        <translation>第&#x2009;%1&#x2009;位相关。它所在的并列到第&#x2009;%2&#x2009;位为止，因此取该处的精确率&#x2009;%3。</translation>
    </message>
    <message>
        <source>Rank 1 is relevant, so precision there is %1.</source>
        <translation>第&#x2009;1&#x2009;位相关，因此该处精确率为&#x2009;%1。</translation>
    </message>
    <message numerus="yes">
        <source>Rank %1 is relevant. %n of the first %1 documents are relevant, so precision there is %2.</source>
        <translation>
            <numerusform>第&#x2009;%1&#x2009;位相关：前&#x2009;%1&#x2009;位中有&#x2009;%n&#x2009;个相关，因此该处精确率为&#x2009;%2。</numerusform>
        </translation>
    </message>
    <message>
        <source>The precisions at relevant ranks add up to %1. Dividing by %2, the most that could be found, gives %3.</source>
        <translation>各相关位置的精确率之和为&#x2009;%1；除以最多能找到的相关文档数&#x2009;%2，得&#x2009;%3。</translation>
    </message>
    <message>
        <source>The precisions at relevant ranks add up to %1. Dividing by %2, the number found, gives %3.</source>
        <translation>各相关位置的精确率之和为&#x2009;%1；除以找到的相关文档数&#x2009;%2，得&#x2009;%3。</translation>
    </message>
    <message>
        <source>The precisions at relevant ranks add up to %1. Dividing by %2, the number of ranks, gives %3.</source>
        <translation>各相关位置的精确率之和为&#x2009;%1；除以位数&#x2009;%2，得&#x2009;%3。</translation>
    </message>
    <message>
        <source>The precisions at relevant ranks add up to %1. Dividing by %2, the number found in the whole list, gives %3.</source>
        <translation>各相关位置的精确率之和为&#x2009;%1；除以整个列表中找到的相关文档数&#x2009;%2，得&#x2009;%3。</translation>
    </message>
    <message>
        <source>The precisions at relevant ranks add up to %1. Dividing by %2, the number of relevant documents, gives %3.</source>
        <translation>各相关位置的精确率之和为&#x2009;%1；除以相关文档总数&#x2009;%2，得&#x2009;%3。</translation>
    </message>
    <message>
        <source>So %1 = %2.</source>
        <translation>因此&#x2009;%1 = %2。</translation>
    </message>
    <message>
        <source>Average precision</source>
        <translation>平均精确率</translation>
    </message>
    <message>
        <source>Buckley &amp; Voorhees, “Retrieval System Evaluation”, in TREC, MIT Press 2005</source>
        <translation>Buckley &amp; Voorhees, “Retrieval System Evaluation”, in TREC, MIT Press 2005</translation>
    </message>
    <message>
        <source>precision at hit</source>
        <translation>命中处精确率</translation>
    </message>
    <message>
        <source>This rank’s contribution: if it is relevant, the share of relevant documents in the top i.</source>
        <translation>本位的贡献：若文档相关，则为到此为止相关文档所占的比例。</translation>
    </message>
    <message>
        <source>Judged non-relevant documents above rank %1: %2.</source>
        <translation>第&#x2009;%1&#x2009;位之前标注为不相关的文档：%2&#x2009;个。</translation>
    </message>
    <message>
        <source>It is judged non-relevant. Documents judged non-relevant up to rank %1: %2.</source>
        <translation>它标注为不相关。截至第&#x2009;%1&#x2009;位共有这类文档：%2&#x2009;个。</translation>
    </message>
    <message>
        <source>1 minus the share of non-relevant documents above: 1 − %1/%2 = %3.</source>
        <translation>1&#x2009;减去前面不相关文档的占比：1 − %1/%2 = %3。</translation>
    </message>
    <message>
        <source>Rank %1 is unjudged, so bpref skips it.</source>
        <translation>第&#x2009;%1&#x2009;位未标注，bpref&#x2009;跳过它。</translation>
    </message>
    <message>
        <source>Rank %1 is judged non-relevant, so the relevant documents below it add less. Non-relevant so far: %2.</source>
        <translation>第&#x2009;%1&#x2009;位标注为不相关，因此后面相关文档的贡献变小。至此不相关：%2&#x2009;个。</translation>
    </message>
    <message>
        <source>Rank %1 is relevant, with no documents judged non-relevant above it, so it adds 1.</source>
        <translation>第&#x2009;%1&#x2009;位相关，前面没有标注为不相关的文档，因此贡献&#x2009;1。</translation>
    </message>
    <message>
        <source>Rank %1 is relevant. Non-relevant documents above it: %2 (at most %3 count), so it adds 1 − %4/%3 = %5.</source>
        <translation>第&#x2009;%1&#x2009;位相关。前面有&#x2009;%2&#x2009;个不相关文档，最多计&#x2009;%3&#x2009;个，因此贡献&#x2009;1 − %4/%3 = %5。</translation>
    </message>
    <message>
        <source>Binary preference</source>
        <translation>二元偏好</translation>
    </message>
    <message>
        <source>Buckley &amp; Voorhees, SIGIR 2004</source>
        <translation>Buckley &amp; Voorhees, SIGIR 2004</translation>
    </message>
    <message>
        <source>Bpref skips unjudged documents.</source>
        <translation>bpref&#x2009;跳过未标注的文档。</translation>
    </message>
    <message>
        <source>non-relevant so far</source>
        <translation>累计不相关数</translation>
    </message>
    <message>
        <source>The number of documents judged non-relevant up to this rank.</source>
        <translation>到此为止标注为不相关的文档数。</translation>
    </message>
    <message>
        <source>1 − share above</source>
        <translation>1 −&#x2009;前面占比</translation>
    </message>
    <message>
        <source>This rank’s contribution: if it is relevant, 1 minus the share of documents judged non-relevant above it.</source>
        <translation>本位的贡献：若文档相关，则为&#x2009;1&#x2009;减去前面标注为不相关的文档的占比。</translation>
    </message>
    <message>
        <source>Only judged documents count, so it is skipped.</source>
        <translation>只考虑已标注的文档，因此跳过。</translation>
    </message>
    <message>
        <source>relevant</source>
        <translation>相关</translation>
    </message>
    <message>
        <source>The gain of the grade: 1 at or above the relevance threshold, otherwise 0.</source>
        <translation>等级折合的增益：达到相关性阈值为&#x2009;1，否则为&#x2009;0。</translation>
    </message>
    <message>
        <source>g ÷ max</source>
        <translation>g ÷ 最高等级</translation>
    </message>
    <message>
        <source>The gain of the grade: grade ÷ highest grade, %1.</source>
        <translation>等级折合的增益：等级 ÷ 最高等级&#x2009;%1。</translation>
    </message>
    <message>
        <source>The gain of the grade, from the gain table %1.</source>
        <translation>等级按增益表&#x2009;%1&#x2009;折合的增益。</translation>
    </message>
    <message>
        <source>The gain of the grade: 2^grade − 1.</source>
        <translation>等级折合的增益：2^等级&#x2009;− 1。</translation>
    </message>
    <message>
        <source>Gain: %1.</source>
        <translation>增益：%1。</translation>
    </message>
    <message>
        <source>The gain is multiplied by 1/i, where i is the rank.</source>
        <translation>增益的乘数（权重）：1/i，i&#x2009;为排名。</translation>
    </message>
    <message>
        <source>The gain is divided by i, the rank.</source>
        <translation>增益的除数（折损）：i，即排名。</translation>
    </message>
    <message>
        <source>The gain is multiplied by 1: every rank counts equally.</source>
        <translation>增益的乘数（权重）：1，每一位同等计入。</translation>
    </message>
    <message>
        <source>The gain is not divided: every rank counts equally.</source>
        <translation>增益的除数（折损）：无，每一位同等计入。</translation>
    </message>
    <message>
        <source>The gain is multiplied by 1/ln(i+1), where i is the rank.</source>
        <translation>增益的乘数（权重）：1/ln(i+1)，i&#x2009;为排名。</translation>
    </message>
    <message>
        <source>The gain is divided by ln(i+1), where i is the rank.</source>
        <translation>增益的除数（折损）：ln(i+1)，i&#x2009;为排名。</translation>
    </message>
    <message>
        <source>The gain is multiplied by 1/log₂(i+2), where i is the rank.</source>
        <translation>增益的乘数（权重）：1/log₂(i+2)，i&#x2009;为排名。</translation>
    </message>
    <message>
        <source>The gain is divided by log₂(i+2), where i is the rank.</source>
        <translation>增益的除数（折损）：log₂(i+2)，i&#x2009;为排名。</translation>
    </message>
    <message>
        <source>The gain is multiplied by 1/log₂(i+1), where i is the rank.</source>
        <translation>增益的乘数（权重）：1/log₂(i+1)，i&#x2009;为排名。</translation>
    </message>
    <message>
        <source>The gain is divided by log₂(i+1), where i is the rank.</source>
        <translation>增益的除数（折损）：log₂(i+1)，i&#x2009;为排名。</translation>
    </message>
    <message>
        <source>Rank %1 is not discounted: the gain is multiplied by 1.</source>
        <translation>第&#x2009;%1&#x2009;位不折损：增益乘以&#x2009;1。</translation>
    </message>
    <message>
        <source>Rank %1 is not discounted: the gain is divided by 1.</source>
        <translation>第&#x2009;%1&#x2009;位不折损：增益除以&#x2009;1。</translation>
    </message>
    <message>
        <source>Weight of rank %1: %2.</source>
        <translation>第&#x2009;%1&#x2009;位的权重：%2。</translation>
    </message>
    <message>
        <source>Discount of rank %1: %2.</source>
        <translation>第&#x2009;%1&#x2009;位的折损：%2。</translation>
    </message>
    <message>
        <source>This rank’s contribution: gain × weight.</source>
        <translation>本位的贡献：增益 × 权重。</translation>
    </message>
    <message>
        <source>gain ÷ discount</source>
        <translation>增益 ÷ 折损</translation>
    </message>
    <message>
        <source>This rank’s contribution: gain ÷ discount.</source>
        <translation>本位的贡献：增益 ÷ 折损。</translation>
    </message>
    <message>
        <source>Multiply: %1.</source>
        <translation>相乘：%1。</translation>
    </message>
    <message>
        <source>Rank %1: grade %2, weight %3, so it adds %2 × %4 = %5.</source>
        <translation>第&#x2009;%1&#x2009;位：等级&#x2009;%2，权重&#x2009;%3，因此贡献&#x2009;%2 × %4 = %5。</translation>
    </message>
    <message>
        <source>Rank %1: grade %2, discount %3, so it adds %2 / %4 = %5.</source>
        <translation>第&#x2009;%1&#x2009;位：等级&#x2009;%2，折损&#x2009;%3，因此贡献&#x2009;%2 / %4 = %5。</translation>
    </message>
    <message>
        <source>Rank %1: relevant (grade %2), weight %3, so it adds 1 × %4 = %5.</source>
        <translation>第&#x2009;%1&#x2009;位：相关（等级&#x2009;%2），权重&#x2009;%3，因此贡献&#x2009;1 × %4 = %5。</translation>
    </message>
    <message>
        <source>Rank %1: relevant (grade %2), discount %3, so it adds 1 / %4 = %5.</source>
        <translation>第&#x2009;%1&#x2009;位：相关（等级&#x2009;%2），折损&#x2009;%3，因此贡献&#x2009;1 / %4 = %5。</translation>
    </message>
    <message>
        <source>Rank %1: grade %2, gain %6, weight %3, so it adds %6 × %4 = %5.</source>
        <translation>第&#x2009;%1&#x2009;位：等级&#x2009;%2，增益&#x2009;%6，权重&#x2009;%3，因此贡献&#x2009;%6 × %4 = %5。</translation>
    </message>
    <message>
        <source>Rank %1: grade %2, gain %6, discount %3, so it adds %6 / %4 = %5.</source>
        <translation>第&#x2009;%1&#x2009;位：等级&#x2009;%2，增益&#x2009;%6，折损&#x2009;%3，因此贡献&#x2009;%6 / %4 = %5。</translation>
    </message>
    <message>
        <source>Rank %1: grade %2, gain 2^%2 − 1 = %6, weight %3, so it adds %6 × %4 = %5.</source>
        <translation>第&#x2009;%1&#x2009;位：等级&#x2009;%2，增益&#x2009;2^%2 − 1 = %6，权重&#x2009;%3，因此贡献&#x2009;%6 × %4 = %5。</translation>
    </message>
    <message>
        <source>Rank %1: grade %2, gain 2^%2 − 1 = %6, discount %3, so it adds %6 / %4 = %5.</source>
        <translation>第&#x2009;%1&#x2009;位：等级&#x2009;%2，增益&#x2009;2^%2 − 1 = %6，折损&#x2009;%3，因此贡献&#x2009;%6 / %4 = %5。</translation>
    </message>
    <message>
        <source>The ideal ranking has a grade %1 here, worth %2.</source>
        <translation>理想排序在此处是等级&#x2009;%1，贡献&#x2009;%2。</translation>
    </message>
    <message>
        <source>Rank %1: grade %2 adds %3. Without a discount, every rank counts equally.</source>
        <translation>第&#x2009;%1&#x2009;位：等级&#x2009;%2&#x2009;贡献&#x2009;%3；没有折损，每一位同等计入。</translation>
    </message>
    <message>
        <source>At rank 1 it would have added %1.</source>
        <translation>若排在第&#x2009;1&#x2009;位，它会贡献&#x2009;%1。</translation>
    </message>
    <message>
        <source>Rank %1: grade %2 adds its gain, regardless of its rank.</source>
        <translation>第&#x2009;%1&#x2009;位：等级&#x2009;%2&#x2009;贡献它的增益，与所在位置无关。</translation>
    </message>
    <message>
        <source>Rank %1: relevant (grade %2), so it adds 1, regardless of its rank.</source>
        <translation>第&#x2009;%1&#x2009;位：相关（等级&#x2009;%2），贡献&#x2009;1，与所在位置无关。</translation>
    </message>
    <message>
        <source>Rank %1: grade %2 adds its gain, %3, regardless of its rank.</source>
        <translation>第&#x2009;%1&#x2009;位：等级&#x2009;%2&#x2009;贡献增益&#x2009;%3，与所在位置无关。</translation>
    </message>
    <message>
        <source>Rank %1: grade %2 adds 2^%2 − 1 = %3, regardless of its rank.</source>
        <translation>第&#x2009;%1&#x2009;位：等级&#x2009;%2&#x2009;贡献&#x2009;2^%2 − 1 = %3，与所在位置无关。</translation>
    </message>
    <message>
        <source>Normalised discounted cumulative gain</source>
        <translation>归一化折损累积增益</translation>
    </message>
    <message>
        <source>The share of the best possible DCG that the list earns: its DCG divided by the DCG of the ideal ranking. It is 1 when no other order is better, and it rewards high grades near the top.</source>
        <translation>DCG&#x2009;除以理想排序的&#x2009;DCG，即列表得到的折损累积增益占理想排序的比例；无法排得更好时为&#x2009;1。等级高的文档越靠前，值越大。英文&#x2009;normalised discounted cumulative gain。</translation>
    </message>
    <message>
        <source>Järvelin &amp; Kekäläinen, ACM TOIS 20(4), 2002</source>
        <translation>Järvelin &amp; Kekäläinen, ACM TOIS 20(4), 2002</translation>
    </message>
    <message>
        <source>The list scores %1 out of an ideal %2, so %3 = %4.</source>
        <translation>列表得到&#x2009;%1，理想排序可得到&#x2009;%2，因此&#x2009;%3 = %4。</translation>
    </message>
    <message>
        <source>Discounted cumulative gain</source>
        <translation>折损累积增益</translation>
    </message>
    <message>
        <source>The sum of the documents’ gains, each divided by a discount that grows with the rank. It has no upper limit, so values cannot be compared between queries.</source>
        <translation>各文档的增益分别除以随排名增大的折损，再相加。它没有上限，因此不同查询的值不能相互比较。英文&#x2009;discounted cumulative gain。</translation>
    </message>
    <message>
        <source>Järvelin &amp; Kekäläinen, ACM TOIS 20(4), 2002; the discount log₂(i+1) is from Burges et al., ICML 2005</source>
        <translation>Järvelin &amp; Kekäläinen, ACM TOIS 20(4), 2002；折损&#x2009;log₂(i+1) 出自&#x2009;Burges&#x2009;等，ICML 2005</translation>
    </message>
    <message>
        <source>The gains, each multiplied by the weight of its rank, add up to %1 = %2.</source>
        <translation>各增益乘以所在位置的权重，相加得&#x2009;%1 = %2。</translation>
    </message>
    <message>
        <source>The gains, each divided by the discount of its rank, add up to %1 = %2.</source>
        <translation>各增益除以所在位置的折损，相加得&#x2009;%1 = %2。</translation>
    </message>
    <message>
        <source>Ideal discounted cumulative gain</source>
        <translation>理想折损累积增益</translation>
    </message>
    <message>
        <source>The DCG of the judged documents in the best order: what a perfect list would earn. nDCG divides by it.</source>
        <translation>已标注文档按最好的次序排列时的&#x2009;DCG，即完美列表能得到的值。nDCG&#x2009;以它为分母。英文&#x2009;ideal discounted cumulative gain。</translation>
    </message>
    <message>
        <source>The ideal ranking earns %1 = %2.</source>
        <translation>理想排序可得到&#x2009;%1 = %2。</translation>
    </message>
    <message>
        <source>Cumulative gain</source>
        <translation>累积增益</translation>
    </message>
    <message>
        <source>The sum of the gains of the first k documents. Their order within the cutoff does not matter.</source>
        <translation>前&#x2009;k&#x2009;个文档的增益之和，与所在位置无关：截断位置之内怎样排列都一样。英文&#x2009;cumulative gain。</translation>
    </message>
    <message>
        <source>This rank’s contribution: the gain of its document.</source>
        <translation>本位的贡献：文档的增益。</translation>
    </message>
    <message>
        <source>Gain: the grade itself, %1.</source>
        <translation>增益：等级本身，%1。</translation>
    </message>
    <message>
        <source>The gains add up to %1 = %2, in any order.</source>
        <translation>各增益相加得&#x2009;%1 = %2，与次序无关。</translation>
    </message>
    <message>
        <source>Rank %1: grade %2 is above the highest grade that was set, %3.</source>
        <translation>第&#x2009;%1&#x2009;位：等级&#x2009;%2&#x2009;高于最高等级&#x2009;%3。</translation>
    </message>
    <message>
        <source>Nobody stops here.</source>
        <translation>没有人在此停下。</translation>
    </message>
    <message>
        <source>Rank %1: grade %2, so a reader who gets here stops with probability (2^%2 − 1)/2^%3 = %4. The probability of getting here is %5, so it adds %5 × %4 / %1 = %6.</source>
        <translation>第&#x2009;%1&#x2009;位：等级&#x2009;%2，到达这里的用户停下的概率为 (2^%2 − 1)/2^%3 = %4。到达这里的概率为&#x2009;%5，因此贡献&#x2009;%5 × %4 / %1 = %6。</translation>
    </message>
    <message>
        <source>stop probability</source>
        <translation>停止概率</translation>
    </message>
    <message>
        <source>The probability that a reader who gets here stops: (2^grade − 1) ÷ 2^max, where max is the highest grade.</source>
        <translation>到达这里的用户停下的概率：(2^等级&#x2009;− 1) ÷ 2^最高等级。</translation>
    </message>
    <message>
        <source>Probability of stopping here: (2^%1 − 1)/2^%2 = %3.</source>
        <translation>在此停下的概率：(2^%1 − 1)/2^%2 = %3。</translation>
    </message>
    <message>
        <source>reach probability</source>
        <translation>到达概率</translation>
    </message>
    <message>
        <source>The probability that a reader has not stopped at an earlier rank.</source>
        <translation>用户在前面各位都没有停下的概率。</translation>
    </message>
    <message>
        <source>Probability of reaching rank %1: %2.</source>
        <translation>到达第&#x2009;%1&#x2009;位的概率：%2。</translation>
    </message>
    <message>
        <source>product ÷ rank</source>
        <translation>概率 ÷ 排名</translation>
    </message>
    <message>
        <source>This rank’s contribution: reach probability × stop probability ÷ rank.</source>
        <translation>本位的贡献：到达概率 × 停止概率 ÷ 排名。</translation>
    </message>
    <message>
        <source>Multiply the probabilities and divide by the rank: %1 × %2 / %3 = %4.</source>
        <translation>两个概率相乘，再除以排名：%1 × %2 / %3 = %4。</translation>
    </message>
    <message>
        <source>ideal ERR</source>
        <translation>理想&#x2009;ERR</translation>
    </message>
    <message>
        <source>The ERR of the ideal ranking (judged documents, best first) up to this rank.</source>
        <translation>已标注文档按最好的次序排列时，到此为止的&#x2009;ERR。</translation>
    </message>
    <message>
        <source>ERR of the ideal ranking up to rank %1: %2.</source>
        <translation>理想排序截至第&#x2009;%1&#x2009;位的&#x2009;ERR：%2。</translation>
    </message>
    <message>
        <source>Expected reciprocal rank</source>
        <translation>期望倒数排名</translation>
    </message>
    <message>
        <source>The expected value of 1/rank for the rank at which the reader stops. The reader goes down the list and tends to stop at good documents, so a good document reduces what the ones below it add.</source>
        <translation>用户停下处排名的倒数的期望值：用户从前往后浏览，遇到好文档时停下的概率大。因此一个好文档会降低后面文档的贡献。英文&#x2009;expected reciprocal rank。</translation>
    </message>
    <message>
        <source>Chapelle, Metzler, Zhang &amp; Grinspan, CIKM 2009</source>
        <translation>Chapelle, Metzler, Zhang &amp; Grinspan, CIKM 2009</translation>
    </message>
    <message>
        <source>The expected value of 1/rank where the reader stops: %1 = %2.</source>
        <translation>用户停下处排名的倒数的期望值：%1 = %2。</translation>
    </message>
    <message>
        <source>Normalised expected reciprocal rank</source>
        <translation>归一化期望倒数排名</translation>
    </message>
    <message>
        <source>ERR divided by the ERR of the ideal ranking (all judged documents, best first), both cut at k. It is 1 when no other order is better.</source>
        <translation>ERR&#x2009;除以全部已标注文档按最好的次序排列时的&#x2009;ERR，两者都在&#x2009;k&#x2009;处截断；无法排得更好时为&#x2009;1。英文&#x2009;normalised expected reciprocal rank。</translation>
    </message>
    <message>
        <source>Sakai &amp; Song, SIGIR 2011; nERR of NTCIREVAL</source>
        <translation>Sakai &amp; Song, SIGIR 2011；NTCIREVAL&#x2009;的&#x2009;nERR</translation>
    </message>
    <message>
        <source>The list’s ERR is %1 and the ideal ranking’s is %2, so %3 = %4.</source>
        <translation>列表的&#x2009;ERR&#x2009;为&#x2009;%1，理想排序的&#x2009;ERR&#x2009;为&#x2009;%2，因此&#x2009;%3 = %4。</translation>
    </message>
    <message numerus="yes">
        <source>None of the %n relevant documents is in the top %1.</source>
        <translation>
            <numerusform>共&#x2009;%n&#x2009;个相关文档，前&#x2009;%1&#x2009;位中一个也没有。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>1 of the %n relevant documents is in the top %1.</source>
        <translation>
            <numerusform>共&#x2009;%n&#x2009;个相关文档，前&#x2009;%1&#x2009;位中有&#x2009;1&#x2009;个。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of the %n relevant documents are in the top %2.</source>
        <translation>
            <numerusform>共&#x2009;%n&#x2009;个相关文档，前&#x2009;%2&#x2009;位中有&#x2009;%1&#x2009;个。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>None of the %n relevant documents was retrieved.</source>
        <translation>
            <numerusform>共&#x2009;%n&#x2009;个相关文档，一个也没有检索到。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>1 of the %n relevant documents was retrieved.</source>
        <translation>
            <numerusform>共&#x2009;%n&#x2009;个相关文档，检索到&#x2009;1&#x2009;个。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of the %n relevant documents were retrieved.</source>
        <translation>
            <numerusform>共&#x2009;%n&#x2009;个相关文档，检索到&#x2009;%1&#x2009;个。</numerusform>
        </translation>
    </message>
    <message>
        <source>The number of relevant documents so far is divided by the mean of the rank i and R, the number of relevant documents.</source>
        <translation>至此的相关文档数的除数：排名&#x2009;i&#x2009;与相关文档总数&#x2009;R&#x2009;的均值。</translation>
    </message>
    <message>
        <source>Mean of the number of ranks read and the number of relevant documents: %1.</source>
        <translation>已读位数与相关文档总数的均值：%1。</translation>
    </message>
    <message>
        <source>Found so far: %1 of %3 relevant documents, with %2 ranks read, so %4 = %5.</source>
        <translation>至此找到&#x2009;%1&#x2009;个，已读&#x2009;%2&#x2009;位，相关文档共&#x2009;%3&#x2009;个，因此&#x2009;%4 = %5。</translation>
    </message>
    <message>
        <source>%1 divides this count by %2, the mean of the number of ranks read and the number of relevant documents: %3.</source>
        <translation>%1&#x2009;把命中数除以&#x2009;%2，即已读位数与相关文档总数的均值：%3。</translation>
    </message>
    <message>
        <source>%1 divides this count by %2, the mean of the number of ranks read and the number of relevant documents, weighted with beta = %3: %4.</source>
        <translation>%1&#x2009;把命中数除以&#x2009;%2，即已读位数与相关文档总数按&#x2009;beta = %3&#x2009;加权的均值：%4。</translation>
    </message>
    <message>
        <source>F measure</source>
        <translation>F&#x2009;值</translation>
    </message>
    <message>
        <source>The harmonic mean of precision and recall at k: high only when both are high. Beta sets the weight of recall relative to precision.</source>
        <translation>前&#x2009;k&#x2009;位的精确率与召回率的调和平均：两者都高时才高。beta&#x2009;调节召回率相对于精确率的权重。英文&#x2009;F measure。</translation>
    </message>
    <message>
        <source>van Rijsbergen, “Information Retrieval”, 1979</source>
        <translation>van Rijsbergen, “Information Retrieval”, 1979</translation>
    </message>
    <message>
        <source>Relevant documents below it add less.</source>
        <translation>后面相关文档的贡献变小。</translation>
    </message>
    <message>
        <source>Rank %1 is relevant. Non-relevant documents above it: %2, so it adds 1 / log₂(2 + %2) = %3.</source>
        <translation>第&#x2009;%1&#x2009;位相关。前面不相关的文档有&#x2009;%2&#x2009;个，因此贡献&#x2009;1 / log₂(2 + %2) = %3。</translation>
    </message>
    <message>
        <source>Rank %1: gain %2, divided by log₂(2 + lag behind the ideal ranking) = %3, adds %4.</source>
        <translation>第&#x2009;%1&#x2009;位的增益为&#x2009;%2，除以&#x2009;log₂(2 +&#x2009;理想排序多得的增益) = %3：贡献&#x2009;%4。</translation>
    </message>
    <message>
        <source>Binary G</source>
        <translation>二元&#x2009;G</translation>
    </message>
    <message>
        <source>Each relevant document is discounted by the logarithm of the number of non-relevant documents above it. Relevant documents above it cost nothing.</source>
        <translation>每个相关文档按其前面不相关文档数的对数折损；排在前面的相关文档不造成损失。</translation>
    </message>
    <message>
        <source>binG of trec_eval, 2008</source>
        <translation>trec_eval&#x2009;的&#x2009;binG，2008</translation>
    </message>
    <message>
        <source>non-relevant above</source>
        <translation>前面不相关数</translation>
    </message>
    <message>
        <source>The number of non-relevant documents above.</source>
        <translation>排在前面的不相关文档数。</translation>
    </message>
    <message>
        <source>Non-relevant documents above rank %1: %2.</source>
        <translation>第&#x2009;%1&#x2009;位之前不相关的文档：%2&#x2009;个。</translation>
    </message>
    <message>
        <source>1 / log₂(2 + others)</source>
        <translation>1 / log₂(2 +&#x2009;不相关数)</translation>
    </message>
    <message>
        <source>This rank’s contribution, if it is relevant.</source>
        <translation>相关时本位的贡献。</translation>
    </message>
    <message>
        <source>1 / log₂(2 + %1) = %2.</source>
        <translation>1 / log₂(2 + %1) = %2。</translation>
    </message>
    <message>
        <source>Together they add %1. Dividing by %2, the number of relevant documents, gives %3 = %4.</source>
        <translation>合计贡献&#x2009;%1；除以&#x2009;%2&#x2009;个相关文档，得&#x2009;%3 = %4。</translation>
    </message>
    <message>
        <source>Gain ratio G</source>
        <translation>增益比&#x2009;G</translation>
    </message>
    <message>
        <source>Each gain is discounted by the logarithm of the lag: how much more the ideal ranking has gained so far. Past the end of the ideal ranking, every rank adds 1 to the lag.</source>
        <translation>每份增益按落后量的对数折损；落后量是理想排序至此多得的增益。理想排序用完之后，每一位使落后量增加&#x2009;1。</translation>
    </message>
    <message>
        <source>G of trec_eval, 2008</source>
        <translation>trec_eval&#x2009;的&#x2009;G，2008</translation>
    </message>
    <message>
        <source>Unjudged documents have no gain.</source>
        <translation>未标注的文档没有增益。</translation>
    </message>
    <message>
        <source>gained</source>
        <translation>已得增益</translation>
    </message>
    <message>
        <source>The sum of the grades up to this rank.</source>
        <translation>到此为止的等级之和。</translation>
    </message>
    <message>
        <source>Gain up to rank %1: %2.</source>
        <translation>截至第&#x2009;%1&#x2009;位已得增益：%2。</translation>
    </message>
    <message>
        <source>gain / log₂(2 + lag)</source>
        <translation>gain / log₂(2 +&#x2009;落后量)</translation>
    </message>
    <message>
        <source>Grade ÷ log₂(2 + lag), where the lag is how much more the ideal ranking has gained so far.</source>
        <translation>等级 ÷ log₂(2 +&#x2009;落后量)；落后量为理想排序至此多得的增益。</translation>
    </message>
    <message>
        <source>Divide the gain: %1.</source>
        <translation>增益相除：%1。</translation>
    </message>
    <message>
        <source>The terms add up to %1. Dividing by %2, the total gain of all judged documents, gives %3 = %4.</source>
        <translation>各项之和为&#x2009;%1；除以全部已标注文档的增益&#x2009;%2，得&#x2009;%3 = %4。</translation>
    </message>
    <message>
        <source>Rank %1 is relevant. The expected precision there is %2.</source>
        <translation>第&#x2009;%1&#x2009;位相关。该处的期望精确率为&#x2009;%2。</translation>
    </message>
    <message>
        <source>Inferred average precision</source>
        <translation>推断平均精确率</translation>
    </message>
    <message>
        <source>Yilmaz &amp; Aslam, CIKM 2006, as in trec_eval</source>
        <translation>Yilmaz &amp; Aslam, CIKM 2006，按&#x2009;trec_eval&#x2009;的实现</translation>
    </message>
    <message>
        <source>infAP treats documents without a grade as not pooled, and documents with a negative grade as pooled but unjudged.</source>
        <translation>infAP&#x2009;把没有等级的文档视为未入池，把等级为负的文档视为入池但未标注。</translation>
    </message>
    <message>
        <source>expected precision</source>
        <translation>期望精确率</translation>
    </message>
    <message>
        <source>This rank’s contribution: if it is relevant, the precision estimated from the judged documents above.</source>
        <translation>本位的贡献：若文档相关，则为由前面已标注文档估计的期望精确率。</translation>
    </message>
    <message>
        <source>Expected precision at rank %1: %2.</source>
        <translation>第&#x2009;%1&#x2009;位的期望精确率：%2。</translation>
    </message>
    <message>
        <source>The expected precisions at relevant ranks add up to %1. Dividing by %2, the number of relevant documents, gives %3.</source>
        <translation>各相关位置的期望精确率之和为&#x2009;%1；除以相关文档总数&#x2009;%2，得&#x2009;%3。</translation>
    </message>
    <message>
        <source>It does not improve any precision.</source>
        <translation>精确率不会因此提高。</translation>
    </message>
    <message>
        <source>Rank %1 is relevant. The precision there, %2, is the best so far at this recall or higher.</source>
        <translation>第&#x2009;%1&#x2009;位相关，该处的精确率&#x2009;%2&#x2009;是从该召回率起至今最高的。</translation>
    </message>
    <message>
        <source>Rank %1 is relevant. The precision there is %2, which is not a new best: too few relevant documents have been found, or an earlier rank has a better precision.</source>
        <translation>第&#x2009;%1&#x2009;位相关：该处的精确率为&#x2009;%2。找到的相关文档还不够，或前面有更高的精确率。</translation>
    </message>
    <message>
        <source>Rank %1 is relevant. The precision there is %2. The best precisions at the 11 recall points add up to %3 so far.</source>
        <translation>第&#x2009;%1&#x2009;位相关：该处的精确率为&#x2009;%2。11&#x2009;个召回率点上的最高精确率至此合计&#x2009;%3。</translation>
    </message>
    <message>
        <source>Interpolated precision</source>
        <translation>插值精确率</translation>
    </message>
    <message>
        <source>recall level precision averages of TREC-2, 1993; iprec_at_recall of trec_eval</source>
        <translation>TREC-2&#x2009;的&#x2009;recall level precision averages，1993；trec_eval&#x2009;的&#x2009;iprec_at_recall</translation>
    </message>
    <message>
        <source>more found</source>
        <translation>多找到</translation>
    </message>
    <message>
        <source>How many more relevant documents have been found at the best rank than at the previous best rank.</source>
        <translation>最佳位置比此前的最佳位置多找到几个相关文档。</translation>
    </message>
    <message>
        <source>The precision here is the best so far: %1.</source>
        <translation>这里的精确率是至此最高的：%1。</translation>
    </message>
    <message>
        <source>relevant at best rank</source>
        <translation>最佳位置的相关数</translation>
    </message>
    <message>
        <source>best rank</source>
        <translation>最佳位置</translation>
    </message>
    <message>
        <source>The rank up to here with the best precision, at the given recall or higher.</source>
        <translation>从该召回率点起、到此为止，精确率最高的位置。</translation>
    </message>
    <message>
        <source>Rank with the best precision: %1.</source>
        <translation>精确率最高的位置：%1。</translation>
    </message>
    <message>
        <source>Precision is best at rank %1, where %2 relevant documents are found: %3 = %4.</source>
        <translation>精确率在第&#x2009;%1&#x2009;位最高，此时找到&#x2009;%2&#x2009;个相关文档：%3 = %4。</translation>
    </message>
    <message>
        <source>11-point average precision</source>
        <translation>11&#x2009;点平均精确率</translation>
    </message>
    <message>
        <source>The mean of the interpolated precisions at recall 0, 0.1, …, 1. Each is the best precision at or beyond the rank where that share of the relevant documents is found.</source>
        <translation>召回率为&#x2009;0、0.1、…、1&#x2009;时插值精确率的均值：每一点取从找到该比例的相关文档的位置起往后的最高精确率。英文&#x2009;11-point average precision。</translation>
    </message>
    <message>
        <source>van Rijsbergen, “Information Retrieval”, 1979; 11pt_avg of trec_eval</source>
        <translation>van Rijsbergen, “Information Retrieval”, 1979；trec_eval&#x2009;的&#x2009;11pt_avg</translation>
    </message>
    <message>
        <source>added precision</source>
        <translation>精确率增量</translation>
    </message>
    <message>
        <source>How much the sum of the best precisions at the 11 recall points increases.</source>
        <translation>11&#x2009;个召回率点上的最高精确率之和增加多少。</translation>
    </message>
    <message>
        <source>The sum of the best precisions at the recall points rises by %1.</source>
        <translation>各召回率点上的最高精确率合计增加&#x2009;%1。</translation>
    </message>
    <message>
        <source>The interpolated precisions at the 11 recall points add up to %1; their mean is %2.</source>
        <translation>11&#x2009;个召回率点上的插值精确率之和为&#x2009;%1，均值为&#x2009;%2。</translation>
    </message>
    <message>
        <source>1 if the document is unjudged.</source>
        <translation>没有人标注该文档时为&#x2009;1。</translation>
    </message>
    <message>
        <source>judged</source>
        <translation>已标注</translation>
    </message>
    <message>
        <source>1 if the document is judged.</source>
        <translation>有人标注过该文档时为&#x2009;1。</translation>
    </message>
    <message>
        <source>Rank %1 is unjudged and counts as 1.</source>
        <translation>第&#x2009;%1&#x2009;位未标注，计为&#x2009;1。</translation>
    </message>
    <message>
        <source>Rank %1 is judged and counts as 1.</source>
        <translation>第&#x2009;%1&#x2009;位已标注，计为&#x2009;1。</translation>
    </message>
    <message>
        <source>It is judged, so it does not count.</source>
        <translation>它已标注，不计入。</translation>
    </message>
    <message>
        <source>A negative grade does not count as judged.</source>
        <translation>负的等级不算已标注。</translation>
    </message>
    <message>
        <source>It does not count.</source>
        <translation>不计入。</translation>
    </message>
    <message>
        <source>Unjudged so far: %1 of %2.</source>
        <translation>至此&#x2009;%2&#x2009;个中有&#x2009;%1&#x2009;个未标注。</translation>
    </message>
    <message>
        <source>Judged so far: %1 of %2.</source>
        <translation>至此&#x2009;%2&#x2009;个中有&#x2009;%1&#x2009;个已标注。</translation>
    </message>
    <message>
        <source>Rank %1 is judged, with grade %2.</source>
        <translation>第&#x2009;%1&#x2009;位已标注，等级&#x2009;%2。</translation>
    </message>
    <message>
        <source>Rank %1 has the negative grade %2, which does not count as judged.</source>
        <translation>第&#x2009;%1&#x2009;位的等级为负（%2），不算已标注。</translation>
    </message>
    <message>
        <source>Rank %1 is unjudged.</source>
        <translation>第&#x2009;%1&#x2009;位未标注。</translation>
    </message>
    <message>
        <source>Share of judged documents</source>
        <translation>已标注文档占比</translation>
    </message>
    <message>
        <source>judged@k of ir_measures</source>
        <translation>ir_measures&#x2009;的&#x2009;judged@k</translation>
    </message>
    <message>
        <source>unjudged so far</source>
        <translation>累计未标注数</translation>
    </message>
    <message>
        <source>judged so far</source>
        <translation>累计已标注数</translation>
    </message>
    <message>
        <source>Documents read so far: %1.</source>
        <translation>至此已读文档：%1&#x2009;个。</translation>
    </message>
    <message>
        <source>Unjudged among the first %1 documents: %2, so %3 = %4.</source>
        <translation>前&#x2009;%1&#x2009;位中未标注&#x2009;%2&#x2009;个，因此&#x2009;%3 = %4。</translation>
    </message>
    <message>
        <source>Judged among the first %1 documents: %2, so %3 = %4.</source>
        <translation>前&#x2009;%1&#x2009;个文档中已标注&#x2009;%2&#x2009;个，因此&#x2009;%3 = %4。</translation>
    </message>
    <message>
        <source>Source: %1.</source>
        <translation>来源：%1。</translation>
    </message>
    <message>
        <source>The share of relevant documents among the first k ranks. If the list is shorter, the empty ranks count as not relevant.</source>
        <translation>前&#x2009;k&#x2009;位中相关文档的比例。列表不足&#x2009;k&#x2009;个时，空缺的位置按不相关处理。又称查准率，英文&#x2009;precision。</translation>
    </message>
    <message>
        <source>Cleverdon’s Cranfield tests, 1966</source>
        <translation>Cleverdon&#x2009;的&#x2009;Cranfield&#x2009;实验，1966</translation>
    </message>
    <message>
        <source>Maximum number of relevant documents so far: %1.</source>
        <translation>至此最多可容纳的相关文档：%1&#x2009;个。</translation>
    </message>
    <message>
        <source>Ranks read so far: %1.</source>
        <translation>至此已读位数：%1。</translation>
    </message>
    <message>
        <source>Relevant so far: %1 of %2, so %3 = %4.</source>
        <translation>至此有&#x2009;%1&#x2009;个相关，除以&#x2009;%2，因此&#x2009;%3 = %4。</translation>
    </message>
    <message>
        <source>Relevant among the first %1 ranks: %2, so %3 = %4.</source>
        <translation>前&#x2009;%1&#x2009;位中有&#x2009;%2&#x2009;个相关，因此&#x2009;%3 = %4。</translation>
    </message>
    <message>
        <source>The number of relevant documents up to this rank, plus their gains.</source>
        <translation>到此为止的相关文档数与其增益之和。</translation>
    </message>
    <message>
        <source>Relevant documents plus their gains up to rank %1: %2.</source>
        <translation>截至第&#x2009;%1&#x2009;位的相关文档数与增益：%2。</translation>
    </message>
    <message>
        <source>C + cg is divided by the rank plus the ideal ranking’s gains up to that rank.</source>
        <translation>C + cg&#x2009;的除数：排名与理想排序中同样多个文档的增益之和。</translation>
    </message>
    <message>
        <source>Rank plus the ideal ranking’s gains up to rank %1: %2.</source>
        <translation>排名与理想排序前&#x2009;%1&#x2009;个文档的增益：%2。</translation>
    </message>
    <message>
        <source>Rank %1 is relevant, with grade %2. Relevant documents plus their gains so far: %3. Rank plus ideal gains: %4. So it adds %5.</source>
        <translation>第&#x2009;%1&#x2009;位相关，等级&#x2009;%2。至此相关文档数与增益：%3；排名与理想排序的增益：%4；因此贡献&#x2009;%5。</translation>
    </message>
    <message>
        <source>The blended ratios at relevant ranks add up to %1. Dividing by %2, the most that could be found, gives %3.</source>
        <translation>各相关位置的混合比之和为&#x2009;%1；除以最多能找到的相关文档数&#x2009;%2，得&#x2009;%3。</translation>
    </message>
    <message>
        <source>Q-measure</source>
        <translation>Q-measure</translation>
    </message>
    <message>
        <source>Average precision for graded judgments. Each relevant document adds (relevant documents so far + their gains) ÷ (rank + the ideal ranking’s gains up to that rank). The sum is divided by the number of relevant documents, at most k.</source>
        <translation>适用于分级标注的平均精确率。每个相关文档的贡献为（至此的相关文档数&#x2009;+&#x2009;其增益）÷（排名&#x2009;+&#x2009;理想排序中同样多个文档的增益）。其和再除以相关文档总数，至多除以&#x2009;k。</translation>
    </message>
    <message>
        <source>Sakai, NTCIR-4, 2004; cut at k as in NTCIREVAL</source>
        <translation>Sakai, NTCIR-4, 2004；按&#x2009;NTCIREVAL&#x2009;在&#x2009;k&#x2009;处截断</translation>
    </message>
    <message>
        <source>blended ratio</source>
        <translation>混合比</translation>
    </message>
    <message>
        <source>This rank’s contribution: if it is relevant, (C + cg) ÷ (i + cg*).</source>
        <translation>本位的贡献：若文档相关，则为&#x2009;(C + cg) ÷ (i + cg*)。</translation>
    </message>
    <message>
        <source>Blended ratio at rank %1: %2.</source>
        <translation>第&#x2009;%1&#x2009;位的混合比：%2。</translation>
    </message>
    <message>
        <source>Only the first R = %1 ranks count, so it contributes nothing.</source>
        <translation>只计前&#x2009;R = %1&#x2009;位，因此没有贡献。</translation>
    </message>
    <message>
        <source>Rank %1 does not count: R-precision stops at rank R = %2, the number of relevant documents.</source>
        <translation>第&#x2009;%1&#x2009;位不计入：R-precision&#x2009;只读与相关文档总数相等的位数，R = %2。</translation>
    </message>
    <message>
        <source>Found so far: %1 of R = %2.</source>
        <translation>至此找到&#x2009;%1&#x2009;个，相关文档共&#x2009;R = %2&#x2009;个。</translation>
    </message>
    <message>
        <source>R-precision</source>
        <translation>R-precision</translation>
    </message>
    <message>
        <source>Precision at rank R, where R is the number of relevant documents. At this cutoff a perfect list scores 1, and precision equals recall.</source>
        <translation>第&#x2009;R&#x2009;位的精确率，R&#x2009;为相关文档总数：在这个截断位置上，完美的列表得&#x2009;1，精确率等于召回率。</translation>
    </message>
    <message>
        <source>relevant, i ≤ R</source>
        <translation>相关，i ≤ R</translation>
    </message>
    <message>
        <source>1 if the document is relevant and among the first R ranks.</source>
        <translation>相关文档排在前&#x2009;R&#x2009;位时为&#x2009;1。</translation>
    </message>
    <message>
        <source>Relevant in the first R = %1 ranks: %2, so %3 = %4.</source>
        <translation>前&#x2009;R = %1&#x2009;位中有&#x2009;%2&#x2009;个相关，因此&#x2009;%3 = %4。</translation>
    </message>
    <message>
        <source>The gain of the document: grade ÷ highest grade.</source>
        <translation>文档折合的增益：等级 ÷ 最高等级。</translation>
    </message>
    <message>
        <source>Gain: grade ÷ highest grade, %1/%2 = %3.</source>
        <translation>增益：等级 ÷ 最高等级，%1/%2 = %3。</translation>
    </message>
    <message>
        <source>The probability that a reader gets here, times 1 − p so that all weights add up to 1.</source>
        <translation>用户到达这里的概率乘以&#x2009;1 − p，使所有权重之和为&#x2009;1。</translation>
    </message>
    <message>
        <source>Multiply: %1 × %2 = %3.</source>
        <translation>相乘：%1 × %2 = %3。</translation>
    </message>
    <message>
        <source>Grade %1 is at least %2, so rank %3 is relevant and adds its weight, %4.</source>
        <translation>等级&#x2009;%1&#x2009;达到&#x2009;%2，因此第&#x2009;%3&#x2009;位相关，计入它的权重&#x2009;%4。</translation>
    </message>
    <message>
        <source>Rank %1: grade %2, gain %3, weight %4, so it adds %3 × %5 = %6.</source>
        <translation>第&#x2009;%1&#x2009;位：等级&#x2009;%2&#x2009;折合&#x2009;%3，权重&#x2009;%4，因此贡献&#x2009;%3 × %5 = %6。</translation>
    </message>
    <message>
        <source>Rank %1 is relevant, with grade %2, so it adds its weight, %3.</source>
        <translation>第&#x2009;%1&#x2009;位相关，等级&#x2009;%2，因此贡献它的权重&#x2009;%3。</translation>
    </message>
    <message>
        <source>Rank-biased precision</source>
        <translation>排名偏置精确率</translation>
    </message>
    <message>
        <source>Moffat &amp; Zobel, ACM TOIS 27(1), 2008</source>
        <translation>Moffat &amp; Zobel, ACM TOIS 27(1), 2008</translation>
    </message>
    <message>
        <source>The expected gain per document viewed: %1 = %2.</source>
        <translation>用户每看一个文档的期望增益：%1 = %2。</translation>
    </message>
    <message>
        <source>weight of pairs with ranks above</source>
        <translation>与前面各位的文档对权重</translation>
    </message>
    <message>
        <source>The total weight of this document’s pairs with those above it.</source>
        <translation>该文档与前面各文档组成的文档对的权重之和。</translation>
    </message>
    <message>
        <source>pairs with ranks above</source>
        <translation>与前面各位的文档对</translation>
    </message>
    <message>
        <source>The number of pairs this document forms with those above it.</source>
        <translation>该文档与前面各文档组成多少个文档对。</translation>
    </message>
    <message>
        <source>Weight of rank %1’s pairs with the ranks above: %2.</source>
        <translation>第&#x2009;%1&#x2009;位与前面各位的文档对的权重：%2。</translation>
    </message>
    <message>
        <source>Rank %1’s pairs with the ranks above: %2.</source>
        <translation>第&#x2009;%1&#x2009;位与前面各位的文档对：%2&#x2009;个。</translation>
    </message>
    <message>
        <source>Weight of the pairs in order (upper grade at least as high): %1.</source>
        <translation>其中次序正确（前者等级不低于后者）的权重：%1。</translation>
    </message>
    <message>
        <source>Pairs in order (upper grade at least as high): %1 of %2.</source>
        <translation>次序正确（前者等级不低于后者）的文档对：%2&#x2009;个中有&#x2009;%1&#x2009;个。</translation>
    </message>
    <message>
        <source>in order</source>
        <translation>次序正确</translation>
    </message>
    <message>
        <source>weight of pairs so far</source>
        <translation>累计文档对权重</translation>
    </message>
    <message>
        <source>pairs so far</source>
        <translation>累计文档对</translation>
    </message>
    <message>
        <source>The total weight of all pairs up to this rank.</source>
        <translation>截至本位所有文档对的权重之和。</translation>
    </message>
    <message>
        <source>Add, for all pairs: %1 + %2 = %3.</source>
        <translation>累加全部文档对：%1 + %2 = %3。</translation>
    </message>
    <message>
        <source>Rank %1 is unjudged and counts as grade 0.</source>
        <translation>第&#x2009;%1&#x2009;位未标注，按等级&#x2009;0&#x2009;处理。</translation>
    </message>
    <message>
        <source>Rank %1 has the negative grade %2 and counts as grade 0.</source>
        <translation>第&#x2009;%1&#x2009;位的等级为负（%2），按等级&#x2009;0&#x2009;处理。</translation>
    </message>
    <message>
        <source>Rank 1 forms pairs only with the documents below it.</source>
        <translation>第&#x2009;1&#x2009;位只与后面的文档组成文档对。</translation>
    </message>
    <message>
        <source>Its pairs with documents above have weight %1; those in order (upper grade at least as high) have weight %2.</source>
        <translation>它与前面文档组成的文档对权重为&#x2009;%1；其中次序正确（前者等级不低于后者）的为&#x2009;%2。</translation>
    </message>
    <message>
        <source>Documents above with a grade at least as high: %1 of %2. These pairs are in order.</source>
        <translation>前面等级不低于它的文档：%2&#x2009;个中有&#x2009;%1&#x2009;个；这些文档对次序正确。</translation>
    </message>
    <message>
        <source>Document pairs with a total weight of %1 (out of %2) are in the same order as in an ideal ranking, so %3 = %4.</source>
        <translation>与理想排序次序一致的文档对的权重为&#x2009;%1，全部文档对为&#x2009;%2，因此&#x2009;%3 = %4。</translation>
    </message>
    <message>
        <source>%1 of %2 document pairs are in the same order as in an ideal ranking, so %3 = %4.</source>
        <translation>与理想排序次序一致的文档对：%2&#x2009;个中有&#x2009;%1&#x2009;个，因此&#x2009;%3 = %4。</translation>
    </message>
    <message>
        <source>Rank correlation with the ideal ranking</source>
        <translation>排序相关系数（与理想排序）</translation>
    </message>
    <message>
        <source>Liu, “Learning to Rank for Information Retrieval”, 2009, section 1.3; weights by rank: Vigna, WWW 2015</source>
        <translation>Liu, “Learning to Rank for Information Retrieval”, 2009, 1.3&#x2009;节；按排名加权：Vigna, WWW 2015</translation>
    </message>
    <message>
        <source>in order so far</source>
        <translation>累计次序正确</translation>
    </message>
    <message>
        <source>There is no document above it to pair with.</source>
        <translation>前面没有文档可与它组成文档对。</translation>
    </message>
    <message>
        <source>Its pairs with the ranks above have no weight.</source>
        <translation>它与前面各位的文档对权重为&#x2009;0。</translation>
    </message>
    <message>
        <source>The share of all relevant documents that are among the first k ranks. With more than k relevant documents it cannot reach 1.</source>
        <translation>全部相关文档中排在前&#x2009;k&#x2009;位的比例。相关文档多于&#x2009;k&#x2009;个时，它达不到&#x2009;1。又称查全率，英文&#x2009;recall。</translation>
    </message>
    <message>
        <source>Found so far: %1 of %2, so %3 = %4.</source>
        <translation>至此找到&#x2009;%1&#x2009;个，相关文档共&#x2009;%2&#x2009;个，因此&#x2009;%3 = %4。</translation>
    </message>
    <message>
        <source>Capped recall</source>
        <translation>截断召回率</translation>
    </message>
    <message>
        <source>Recall relative to what k ranks can hold: relevant documents among the first k, divided by the smaller of k and the number of relevant documents.</source>
        <translation>按&#x2009;k&#x2009;个位置所能容纳的数目计算的召回率：前&#x2009;k&#x2009;位中的相关文档数，除以&#x2009;k&#x2009;与相关文档总数中较小的一个。英文&#x2009;capped recall。</translation>
    </message>
    <message>
        <source>BEIR, Thakur et al., 2021</source>
        <translation>BEIR，Thakur&#x2009;等，2021</translation>
    </message>
    <message>
        <source>Found so far: %1 of at most %2, so %3 = %4.</source>
        <translation>至此找到&#x2009;%1&#x2009;个，最多可有&#x2009;%2&#x2009;个，因此&#x2009;%3 = %4。</translation>
    </message>
    <message>
        <source>At most %1 could be found, so %2 = %3.</source>
        <translation>最多可有&#x2009;%1&#x2009;个，因此&#x2009;%2 = %3。</translation>
    </message>
    <message>
        <source>Rank %1 is the first relevant document: its grade, %2, is at least %3.</source>
        <translation>第&#x2009;%1&#x2009;位是第一个相关文档：等级&#x2009;%2&#x2009;达到&#x2009;%3。</translation>
    </message>
    <message>
        <source>Rank %1 is the first document with the highest grade, %2.</source>
        <translation>第&#x2009;%1&#x2009;位是第一个最高等级（%2）的文档。</translation>
    </message>
    <message>
        <source>That is not the highest grade: keep looking.</source>
        <translation>这不是最高等级：继续往后找。</translation>
    </message>
    <message>
        <source>Rank %1 is the first relevant document, so the reciprocal rank is %2.</source>
        <translation>第&#x2009;%1&#x2009;位是第一个相关文档，因此倒数排名为&#x2009;%2。</translation>
    </message>
    <message>
        <source>Rank %1 is the first document with the highest grade, %2, so the reciprocal rank is %3.</source>
        <translation>第&#x2009;%1&#x2009;位是第一个最高等级（%2）的文档，因此倒数排名为&#x2009;%3。</translation>
    </message>
    <message>
        <source>Rank %1 comes after the first relevant document, so it does not count.</source>
        <translation>第&#x2009;%1&#x2009;位在第一个相关文档之后，因此不计入。</translation>
    </message>
    <message>
        <source>Rank %1 comes after the first document with the highest grade, so it does not count.</source>
        <translation>第&#x2009;%1&#x2009;位在第一个最高等级的文档之后，因此不计入。</translation>
    </message>
    <message>
        <source>Keep looking.</source>
        <translation>继续往后找。</translation>
    </message>
    <message>
        <source>Rank %1: grade %2 is not the highest. Keep looking.</source>
        <translation>第&#x2009;%1&#x2009;位：等级&#x2009;%2&#x2009;不是最高等级。继续往后找。</translation>
    </message>
    <message>
        <source>The first relevant document is at rank %1, so %2 = %3.</source>
        <translation>第一个相关文档在第&#x2009;%1&#x2009;位，因此&#x2009;%2 = %3。</translation>
    </message>
    <message>
        <source>The first document with the highest grade is at rank %1, so %2 = %3.</source>
        <translation>第一个最高等级的文档在第&#x2009;%1&#x2009;位，因此&#x2009;%2 = %3。</translation>
    </message>
    <message>
        <source>No relevant document was found, so %1 = %2.</source>
        <translation>没有找到相关文档，因此&#x2009;%1 = %2。</translation>
    </message>
    <message>
        <source>No document with the highest grade was found, so %1 = %2.</source>
        <translation>没有找到最高等级的文档，因此&#x2009;%1 = %2。</translation>
    </message>
    <message>
        <source>Reciprocal rank</source>
        <translation>倒数排名</translation>
    </message>
    <message>
        <source>1/rank of the first relevant document: how far down a reader goes for a first answer. Documents after it do not count. The mean over queries is MRR.</source>
        <translation>第一个相关文档的排名的倒数：用户要往后看多远才找到第一个答案。此后的文档不计入。对各查询取均值即为&#x2009;MRR。英文&#x2009;reciprocal rank。</translation>
    </message>
    <message>
        <source>Voorhees, TREC-8 question answering track, 1999</source>
        <translation>Voorhees, TREC-8 question answering track, 1999</translation>
    </message>
    <message>
        <source>first relevant</source>
        <translation>首个相关</translation>
    </message>
    <message>
        <source>first highest grade</source>
        <translation>首个最高等级</translation>
    </message>
    <message>
        <source>Whether this is the document that sets the reciprocal rank.</source>
        <translation>是否为倒数排名所取的那个文档。</translation>
    </message>
    <message>
        <source>1 ÷ rank</source>
        <translation>1 ÷ 排名</translation>
    </message>
    <message>
        <source>This rank’s contribution: 1/rank, for one document only.</source>
        <translation>本位的贡献：1/排名，只计一个文档。</translation>
    </message>
    <message>
        <source>Divide 1 by the rank: %1.</source>
        <translation>1&#x2009;除以排名：%1。</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>It counts as not relevant and contributes nothing.</source>
        <translation>按不相关处理，没有贡献。</translation>
    </message>
    <message>
        <source>Only grades of %1 or more count as relevant, so it contributes nothing.</source>
        <translation>等级达到&#x2009;%1&#x2009;才算相关，因此没有贡献。</translation>
    </message>
    <message>
        <source>It has no gain, so it contributes nothing.</source>
        <translation>它没有增益，因此本位没有贡献。</translation>
    </message>
    <message>
        <source>A hit was already found, so this rank does not count.</source>
        <translation>已经找到，因此不再计入。</translation>
    </message>
    <message>
        <source>It counts as not relevant: keep looking.</source>
        <translation>按不相关处理：继续往后找。</translation>
    </message>
    <message>
        <source>Only grades of %1 or more count as relevant: keep looking.</source>
        <translation>等级达到&#x2009;%1&#x2009;才算相关：继续往后找。</translation>
    </message>
    <message>
        <source>Grade %1 is at least %2, so rank %3 is relevant and counts as 1.</source>
        <translation>等级&#x2009;%1&#x2009;达到&#x2009;%2，因此第&#x2009;%3&#x2009;位相关，计为&#x2009;1。</translation>
    </message>
    <message>
        <source>relevant so far</source>
        <translation>累计相关数</translation>
    </message>
    <message>
        <source>The number of relevant documents up to this rank.</source>
        <translation>到本位为止的相关文档数。</translation>
    </message>
    <message>
        <source>Relevant documents up to rank %1: %2.</source>
        <translation>截至第&#x2009;%1&#x2009;位的相关文档：%2&#x2009;个。</translation>
    </message>
    <message>
        <source>1 if the document is relevant.</source>
        <translation>文档相关时为&#x2009;1。</translation>
    </message>
    <message>
        <source>The sum is divided by the rank.</source>
        <translation>和的除数：排名。</translation>
    </message>
    <message>
        <source>The largest number of relevant documents that i ranks can hold: the smaller of i and R, the number of relevant documents.</source>
        <translation>i&#x2009;个位置所能容纳的数目：i&#x2009;与相关文档总数&#x2009;R&#x2009;中较小的一个。</translation>
    </message>
    <message>
        <source>The most that %1 ranks can hold: min(%1, %2) = %3.</source>
        <translation>%1&#x2009;个位置所能容纳的数目：min(%1, %2) = %3。</translation>
    </message>
    <message>
        <source>running sum</source>
        <translation>累计和</translation>
    </message>
    <message>
        <source>Rank %1 is unjudged and counts as not relevant.</source>
        <translation>第&#x2009;%1&#x2009;位未标注，按不相关处理。</translation>
    </message>
    <message>
        <source>Rank %1 is not relevant: its grade is %2, and only grades of %3 or more count as relevant.</source>
        <translation>第&#x2009;%1&#x2009;位不相关：等级为&#x2009;%2，达到&#x2009;%3&#x2009;才算相关。</translation>
    </message>
    <message>
        <source>Rank %1 is relevant, with grade %2.</source>
        <translation>第&#x2009;%1&#x2009;位相关，等级&#x2009;%2。</translation>
    </message>
    <message>
        <source>Rank %1 is unjudged, so it contributes nothing.</source>
        <translation>第&#x2009;%1&#x2009;位未标注，因此没有贡献。</translation>
    </message>
    <message>
        <source>Rank %1: grade %2 has no gain, so it contributes nothing.</source>
        <translation>第&#x2009;%1&#x2009;位：等级&#x2009;%2&#x2009;没有增益，因此没有贡献。</translation>
    </message>
    <message>
        <source>Unjudged documents count as not relevant.</source>
        <translation>未标注的文档按不相关处理。</translation>
    </message>
    <message>
        <source>Rank %1 has the first relevant document: from here on, success is 1.</source>
        <translation>第&#x2009;%1&#x2009;位是第一个相关文档：从这里起成功率为&#x2009;1。</translation>
    </message>
    <message>
        <source>Rank %1 changes nothing: there is already a relevant document above it.</source>
        <translation>第&#x2009;%1&#x2009;位不改变结果：前面已有相关文档。</translation>
    </message>
    <message>
        <source>Success is still 0.</source>
        <translation>成功率仍为&#x2009;0。</translation>
    </message>
    <message>
        <source>One is enough, so %1 = 1.</source>
        <translation>有一个就够了，因此&#x2009;%1 = 1。</translation>
    </message>
    <message>
        <source>So %1 = 0.</source>
        <translation>因此&#x2009;%1 = 0。</translation>
    </message>
    <message>
        <source>Success (hit rate)</source>
        <translation>成功率（命中率）</translation>
    </message>
    <message>
        <source>1 if a relevant document is among the first k, otherwise 0. The mean over queries is the hit rate.</source>
        <translation>前&#x2009;k&#x2009;位中有相关文档时为&#x2009;1，否则为&#x2009;0。对各查询取均值即为命中率。英文&#x2009;success、hit rate。</translation>
    </message>
    <message>
        <source>TREC’s success@k, as in trec_eval</source>
        <translation>TREC&#x2009;的&#x2009;success@k，按&#x2009;trec_eval&#x2009;的实现</translation>
    </message>
    <message>
        <source>first hit</source>
        <translation>首次命中</translation>
    </message>
    <message>
        <source>Whether this is the first relevant document.</source>
        <translation>是否为第一个相关文档。</translation>
    </message>
    <message>
        <source>It is the first, and one is enough: success.</source>
        <translation>这是第一个，有一个就够了：成功。</translation>
    </message>
    <message>
        <source>Found so far: %1; squared: %2.</source>
        <translation>至此找到&#x2009;%1&#x2009;个，其平方为&#x2009;%2。</translation>
    </message>
    <message>
        <source>count</source>
        <translation>计数</translation>
    </message>
    <message>
        <source>1 for each document in the list.</source>
        <translation>列表中每个文档计&#x2009;1。</translation>
    </message>
    <message>
        <source>Rank %1 counts as 1.</source>
        <translation>第&#x2009;%1&#x2009;位计为&#x2009;1。</translation>
    </message>
    <message>
        <source>Average precision of a set</source>
        <translation>集合平均精确率</translation>
    </message>
    <message>
        <source>Precision × recall of the retrieved set, regardless of its order: (relevant documents retrieved)² ÷ (documents retrieved × relevant documents).</source>
        <translation>检索到的集合的精确率 × 召回率，与次序无关：（检索到的相关文档数）² ÷（检索到的文档数 × 相关文档总数）。</translation>
    </message>
    <message>
        <source>set_map of trec_eval</source>
        <translation>trec_eval&#x2009;的&#x2009;set_map</translation>
    </message>
    <message>
        <source>added to found²</source>
        <translation>计入找到数²的增量</translation>
    </message>
    <message>
        <source>found²</source>
        <translation>找到数²</translation>
    </message>
    <message>
        <source>read × R</source>
        <translation>已读 × R</translation>
    </message>
    <message>
        <source>Documents read × relevant documents.</source>
        <translation>已读文档数 × 相关文档总数。</translation>
    </message>
    <message>
        <source>Documents read × relevant documents: %1.</source>
        <translation>已读文档数 × 相关文档总数：%1。</translation>
    </message>
    <message>
        <source>Squaring that number and dividing by retrieved × relevant documents, %1, gives %2 = %3.</source>
        <translation>其平方除以检索到的文档数与相关文档总数之积&#x2009;%1：%2 = %3。</translation>
    </message>
    <message>
        <source>Relative precision of a set</source>
        <translation>集合相对精确率</translation>
    </message>
    <message>
        <source>Relevant documents in the retrieved set, divided by the most it could hold: the smaller of its size and the number of relevant documents.</source>
        <translation>检索到的集合中的相关文档数，除以它最多能容纳的数目：集合大小与相关文档总数中较小的一个。</translation>
    </message>
    <message>
        <source>set_relative_P of trec_eval</source>
        <translation>trec_eval&#x2009;的&#x2009;set_relative_P</translation>
    </message>
    <message>
        <source>Documents retrieved</source>
        <translation>检索到的文档数</translation>
    </message>
    <message>
        <source>num_ret of trec_eval</source>
        <translation>trec_eval&#x2009;的&#x2009;num_ret</translation>
    </message>
    <message>
        <source>documents retrieved</source>
        <translation>检索到的文档数</translation>
    </message>
    <message>
        <source>documents so far</source>
        <translation>累计文档数</translation>
    </message>
    <message>
        <source>Documents counted: %1, so %2 = %1.</source>
        <translation>计入的文档：%1&#x2009;个，因此&#x2009;%2 = %1。</translation>
    </message>
    <message>
        <source>Relevant documents</source>
        <translation>相关文档总数</translation>
    </message>
    <message>
        <source>num_rel of trec_eval</source>
        <translation>trec_eval&#x2009;的&#x2009;num_rel</translation>
    </message>
    <message>
        <source>relevant documents</source>
        <translation>相关文档数</translation>
    </message>
    <message>
        <source>Relevant documents counted: %1, so %2 = %1.</source>
        <translation>计入的相关文档：%1&#x2009;个，因此&#x2009;%2 = %1。</translation>
    </message>
    <message>
        <source>Relevant documents retrieved</source>
        <translation>检索到的相关文档数</translation>
    </message>
    <message>
        <source>num_rel_ret of trec_eval; hits of ranx</source>
        <translation>trec_eval&#x2009;的&#x2009;num_rel_ret；ranx&#x2009;的&#x2009;hits</translation>
    </message>
    <message>
        <source>relevant documents retrieved</source>
        <translation>检索到的相关文档数</translation>
    </message>
    <message>
        <source>Judged non-relevant documents retrieved</source>
        <translation>检索到的、标注为不相关的文档数</translation>
    </message>
    <message>
        <source>num_nonrel_judged_ret of trec_eval</source>
        <translation>trec_eval&#x2009;的&#x2009;num_nonrel_judged_ret</translation>
    </message>
    <message>
        <source>Unjudged documents are not counted.</source>
        <translation>未标注的文档不计入。</translation>
    </message>
    <message>
        <source>judged non-relevant retrieved</source>
        <translation>检索到的、标注为不相关的文档数</translation>
    </message>
    <message>
        <source>non-relevant</source>
        <translation>不相关</translation>
    </message>
    <message>
        <source>1 if the document was judged and is not relevant, otherwise 0.</source>
        <translation>文档已标注且不相关时为&#x2009;1，否则为&#x2009;0。</translation>
    </message>
    <message>
        <source>Non-relevant documents counted: %1, so %2 = %1.</source>
        <translation>计入的不相关文档：%1&#x2009;个，因此&#x2009;%2 = %1。</translation>
    </message>
    <message>
        <source>Utility</source>
        <translation>效用</translation>
    </message>
    <message>
        <source>The value of the retrieved set: each relevant document adds 1 and every other one subtracts 1, so a long list without hits scores below 0.</source>
        <translation>检索到的集合的价值：每个相关文档得&#x2009;1，其余每个文档扣&#x2009;1，因此没有命中的长列表低于&#x2009;0。</translation>
    </message>
    <message>
        <source>utility of trec_eval, with its weights 1, -1, 0, 0</source>
        <translation>trec_eval&#x2009;的&#x2009;utility，权重为&#x2009;1, -1, 0, 0</translation>
    </message>
    <message>
        <source>relevant minus other documents retrieved</source>
        <translation>相关文档数减去其他检索到的文档数</translation>
    </message>
    <message>
        <source>±1</source>
        <translation>得失</translation>
    </message>
    <message>
        <source>1 if the document is relevant, otherwise −1.</source>
        <translation>文档相关时为&#x2009;1，否则为 -1。</translation>
    </message>
    <message>
        <source>It is not relevant, so it costs 1.</source>
        <translation>它不相关，因此扣&#x2009;1。</translation>
    </message>
    <message>
        <source>Relevant minus other documents: %1, so %2 = %1.</source>
        <translation>相关文档数减去其他文档数：%1，因此&#x2009;%2 = %1。</translation>
    </message>
    <message>
        <source>No judged document is relevant, so there is nothing to find.</source>
        <translation>已标注的文档都不相关，没有可找的文档。</translation>
    </message>
    <message>
        <source>The ideal ranking has no gain, so the denominator is 0.</source>
        <translation>理想排序中的文档都没有增益，分母为零。</translation>
    </message>
    <message>
        <source>Nothing was retrieved, so the denominator is 0.</source>
        <translation>没有检索到任何文档，分母为零。</translation>
    </message>
    <message>
        <source>No pair of documents has a weight above 0, so the denominator is 0.</source>
        <translation>没有权重大于&#x2009;0&#x2009;的文档对，分母为零。</translation>
    </message>
    <message>
        <source>No document that counts was retrieved, and the current rule skips such queries in the mean.</source>
        <translation>没有检索到可计入的文档，按规则这样的查询不计入均值。</translation>
    </message>
    <message>
        <source>A grade is above the highest grade set in the rules.</source>
        <translation>有等级超过了所设的最高等级。</translation>
    </message>
    <message>
        <source>The gains are too large for double precision.</source>
        <translation>增益过大，超出双精度数的范围。</translation>
    </message>
    <message>
        <source>There are no samples yet.</source>
        <translation>还没有样本。</translation>
    </message>
    <message>
        <source>There are no positive samples, so the denominator is 0.</source>
        <translation>没有正例，分母为零。</translation>
    </message>
    <message>
        <source>There are no negative samples, so the denominator is 0.</source>
        <translation>没有负例，分母为零。</translation>
    </message>
    <message>
        <source>No sample is predicted positive at this threshold, so the denominator is 0.</source>
        <translation>在此阈值下没有样本预测为正，分母为零。</translation>
    </message>
    <message>
        <source>No sample is predicted negative at this threshold, so the denominator is 0.</source>
        <translation>在此阈值下没有样本预测为负，分母为零。</translation>
    </message>
    <message>
        <source>A score is outside 0 to 1, so it is not a probability.</source>
        <translation>有得分在&#x2009;0&#x2009;到&#x2009;1&#x2009;之外，不是概率。</translation>
    </message>
    <message>
        <source>Chance alone would give complete agreement, so the denominator is 0.</source>
        <translation>仅凭随机就已完全一致，分母为零。</translation>
    </message>
    <message>
        <source>A score is infinite, so no curve can be fitted.</source>
        <translation>有得分为无穷大，无法拟合曲线。</translation>
    </message>
    <message>
        <source>A class has only one sample, so the spread of its scores is unknown.</source>
        <translation>有一类只有一个样本，无法估计其得分的离散程度。</translation>
    </message>
    <message>
        <source>No group has both positive and negative samples.</source>
        <translation>没有任何一组同时含有正例和负例。</translation>
    </message>
    <message>
        <source>model</source>
        <extracomment>What a curve is called whose model has no name</extracomment>
        <translation>模型</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>不计入</translation>
    </message>
    <message>
        <source>set to 1</source>
        <translation>计为&#x2009;1</translation>
    </message>
    <message>
        <source>set to 0</source>
        <translation>计为&#x2009;0</translation>
    </message>
    <message>
        <source>no relevant documents</source>
        <translation>没有标注为相关的文档</translation>
    </message>
    <message>
        <source>the ideal ranking earns nothing</source>
        <translation>理想排序中没有增益</translation>
    </message>
    <message>
        <source>nothing was retrieved</source>
        <translation>没有检索到任何文档</translation>
    </message>
    <message>
        <source>no pair has a weight above 0</source>
        <translation>没有权重大于&#x2009;0&#x2009;的文档对</translation>
    </message>
    <message>
        <source>no document that counts was retrieved (nohit=skip)</source>
        <translation>没有检索到可计入的文档（nohit=skip）</translation>
    </message>
    <message>
        <source>a grade is above the highest grade</source>
        <translation>有等级超过最高等级</translation>
    </message>
    <message>
        <source>the gains are too large</source>
        <translation>增益过大</translation>
    </message>
    <message>
        <source>%1 Under the current rule, the mean skips the query.</source>
        <translation>%1该查询不计入均值。</translation>
    </message>
    <message>
        <source>%1 Under the current rule, the query counts as 1.</source>
        <translation>%1按当前规则，该查询计为&#x2009;1。</translation>
    </message>
    <message>
        <source>%1 Under the current rule, the query counts as 0.</source>
        <translation>%1按当前规则，该查询计为&#x2009;0。</translation>
    </message>
    <message>
        <source>counts as 0</source>
        <translation>计为&#x2009;0</translation>
    </message>
    <message>
        <source>counts as 1</source>
        <translation>计为&#x2009;1</translation>
    </message>
    <message>
        <source>is skipped</source>
        <translation>不计入</translation>
    </message>
    <message>
        <source>undefined queries count as 0</source>
        <translation>指标无定义的查询计为&#x2009;0</translation>
    </message>
    <message>
        <source>undefined queries count as 1</source>
        <translation>指标无定义的查询计为&#x2009;1</translation>
    </message>
    <message>
        <source>undefined queries are skipped</source>
        <translation>指标无定义的查询不计入</translation>
    </message>
    <message>
        <source>Earlier unsaved changes can’t be restored: %1</source>
        <translation>上次运行时未保存的修改无法恢复：%1</translation>
    </message>
    <message>
        <source>Earlier unsaved changes can’t be restored: %1. The file was kept as “%2”.</source>
        <translation>上次运行时未保存的修改无法恢复：%1。该文件已保留为“%2”。</translation>
    </message>
    <message>
        <source>The panels are too small for their axes. Use a larger figure, smaller text or fewer panels.</source>
        <translation>各子图放不下坐标轴：可增大图的尺寸、减小字号或减少子图。</translation>
    </message>
    <message>
        <source>A name cannot be empty.</source>
        <translation>名称不能为空。</translation>
    </message>
    <message>
        <source>Horizontal axis: %1.</source>
        <translation>横轴：%1。</translation>
    </message>
    <message>
        <source>Vertical axis: %1.</source>
        <translation>纵轴：%1。</translation>
    </message>
    <message numerus="yes">
        <source>all %n documents</source>
        <translation>
            <numerusform>全部&#x2009;%n&#x2009;个文档</numerusform>
        </translation>
    </message>
    <message>
        <source>none of the %1 documents</source>
        <translation>%1&#x2009;个文档均未显示</translation>
    </message>
    <message>
        <source>first %1 of %2 documents</source>
        <translation>%2&#x2009;个文档中的前&#x2009;%1&#x2009;个</translation>
    </message>
    <message>
        <source>documents %1 to %2 of %3</source>
        <translation>%3&#x2009;个文档中的第&#x2009;%1&#x2009;至&#x2009;%2&#x2009;个</translation>
    </message>
    <message numerus="yes">
        <source>Paste %n samples</source>
        <translation>
            <numerusform>粘贴&#x2009;%n&#x2009;个样本</numerusform>
        </translation>
    </message>
    <message>
        <source>clipboard</source>
        <translation>剪贴板</translation>
    </message>
    <message>
        <source>These numbers seem to use decimal commas (0,5). To confirm that, choose Paste a table… in the Samples menu.</source>
        <translation>数字写作&#x2009;0,5&#x2009;的形式：用“样本&#x2009;&gt;&#x2009;粘贴表格…”可确认是否为小数逗号。</translation>
    </message>
    <message>
        <source>The copied table needs a column of labels and a column of scores.</source>
        <translation>复制的内容没有同时包含标签列和得分列。</translation>
    </message>
    <message numerus="yes">
        <source>%1 (and %n more)</source>
        <translation>
            <numerusform>%1（另有&#x2009;%n&#x2009;处）</numerusform>
        </translation>
    </message>
    <message>
        <source>Unjudged documents earn nothing and belong at ranks %1 to %2.</source>
        <translation>未标注的文档没有增益，应排在第&#x2009;%1&#x2009;至&#x2009;%2&#x2009;位。</translation>
    </message>
    <message>
        <source>With grade %1, it belongs at rank %2.</source>
        <translation>等级为&#x2009;%1，应排在第&#x2009;%2&#x2009;位。</translation>
    </message>
    <message>
        <source>With grade %1, it belongs at ranks %2 to %3.</source>
        <translation>等级为&#x2009;%1，应排在第&#x2009;%2&#x2009;至&#x2009;%3&#x2009;位。</translation>
    </message>
    <message>
        <source>Not retrieved.</source>
        <translation>未检索到。</translation>
    </message>
    <message>
        <source>Rank %1: in place.</source>
        <translation>第&#x2009;%1&#x2009;位：位置恰当。</translation>
    </message>
    <message>
        <source>Rank %1: 1 rank too late.</source>
        <translation>第&#x2009;%1&#x2009;位：偏后&#x2009;1&#x2009;位。</translation>
    </message>
    <message>
        <source>Rank %1: 1 rank too early.</source>
        <translation>第&#x2009;%1&#x2009;位：偏前&#x2009;1&#x2009;位。</translation>
    </message>
    <message numerus="yes">
        <source>Rank %1: %n ranks too late.</source>
        <translation>
            <numerusform>第&#x2009;%1&#x2009;位：偏后&#x2009;%n&#x2009;位。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rank %1: %n ranks too early.</source>
        <translation>
            <numerusform>第&#x2009;%1&#x2009;位：偏前&#x2009;%n&#x2009;位。</numerusform>
        </translation>
    </message>
    <message>
        <source>= in place</source>
        <translation>=&#x2009;位置恰当</translation>
    </message>
    <message>
        <source>▲ %1 too late</source>
        <translation>▲ 偏后&#x2009;%1&#x2009;位</translation>
    </message>
    <message>
        <source>▼ %1 too early</source>
        <translation>▼ 偏前&#x2009;%1&#x2009;位</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>%1 too early, %2 in place, %3 too late</source>
        <translation>偏前&#x2009;%1，恰当&#x2009;%2，偏后&#x2009;%3</translation>
    </message>
    <message>
        <source>%1, %2 not retrieved</source>
        <translation>%1，未检索到&#x2009;%2</translation>
    </message>
    <message>
        <source>Your presets were not changed, because they can’t be read: %1</source>
        <translation>无法读取你的预设，因此未作改动：%1</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>无法写入&#x2009;%1：%2</translation>
    </message>
    <message>
        <source>value per query</source>
        <translation>各查询计入的值</translation>
    </message>
    <message>
        <source>Value per query</source>
        <translation>各查询的值</translation>
    </message>
    <message>
        <source>The first %1 of %2 queries are shown.</source>
        <translation>显示&#x2009;%2&#x2009;个查询中的前&#x2009;%1&#x2009;个。</translation>
    </message>
    <message>
        <source>A %1</source>
        <extracomment>%1 is a run&apos;s name</extracomment>
        <translation>A %1</translation>
    </message>
    <message>
        <source>B %1</source>
        <translation>B %1</translation>
    </message>
    <message>
        <source>Query %1: A %2, B %3, Δ %4.</source>
        <translation>查询&#x2009;%1：A %2，B %3，Δ %4。</translation>
    </message>
    <message>
        <source>Δ %1</source>
        <translation>Δ %1</translation>
    </message>
    <message>
        <source>B higher: %1</source>
        <translation>B&#x2009;更高：%1</translation>
    </message>
    <message>
        <source>tied: %1</source>
        <translation>持平：%1</translation>
    </message>
    <message>
        <source>B lower: %1</source>
        <translation>B&#x2009;更低：%1</translation>
    </message>
    <message>
        <source>%1 higher: %2</source>
        <translation>%1&#x2009;更高：%2</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 queries</source>
        <translation>
            <numerusform>%2&#x2009;个查询中的&#x2009;%1&#x2009;个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 queries</source>
        <translation>
            <numerusform>%1&#x2009;个查询</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 skipped: not in both runs</source>
        <translation>略去&#x2009;%1&#x2009;个：并非两个检索结果都有</translation>
    </message>
    <message>
        <source>%1 skipped: not judged</source>
        <translation>略去&#x2009;%1&#x2009;个：未标注</translation>
    </message>
    <message>
        <source>%1 skipped: undefined</source>
        <translation>略去&#x2009;%1&#x2009;个：无定义</translation>
    </message>
    <message>
        <source>Query %1: %2.</source>
        <translation>查询&#x2009;%1：%2。</translation>
    </message>
    <message>
        <source>an unnamed file</source>
        <translation>无名文件</translation>
    </message>
    <message>
        <source>There are no negatives, and none are predicted, so only the recall of the positives counts.</source>
        <translation>没有负例，也没有样本预测为负：按规则只计正例的召回率。</translation>
    </message>
    <message>
        <source>There are no positives, and none are predicted, so only the recall of the negatives counts.</source>
        <translation>没有正例，也没有样本预测为正：按规则只计负例的召回率。</translation>
    </message>
    <message>
        <source>label “%1” (positive = %2)</source>
        <translation>标签“%1”（正类为“%2”）</translation>
    </message>
    <message>
        <source>score %1</source>
        <translation>得分%1</translation>
    </message>
    <message>
        <source>weight “%1”</source>
        <translation>权重“%1”</translation>
    </message>
    <message>
        <source>group “%1”</source>
        <translation>分组“%1”</translation>
    </message>
    <message>
        <source>Columns used: %1.</source>
        <translation>使用的列：%1。</translation>
    </message>
    <message>
        <source>label “%1”</source>
        <translation>标签“%1”</translation>
    </message>
    <message>
        <source>scores for classes %1 in %2</source>
        <translation>类别%1，得分依次在%2</translation>
    </message>
    <message>
        <source>predictions “%1”</source>
        <translation>预测“%1”</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>另外&#x2009;%n&#x2009;列</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n numeric columns were ignored: %1.</source>
        <translation>
            <numerusform>有&#x2009;%n&#x2009;列数值没有用到：%1。</numerusform>
        </translation>
    </message>
    <message>
        <source>Table %1.</source>
        <translation>表&#x2009;%1：</translation>
    </message>
    <message>
        <source>Figure %1.</source>
        <translation>图&#x2009;%1：</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目录</translation>
    </message>
    <message>
        <source>Calculation: %1</source>
        <translation>演算：%1</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <extracomment>The number of a page, and how many there are</extracomment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>图表</translation>
    </message>
    <message>
        <source>The input files, as they were on disk when this report was written.</source>
        <translation>读入的文件，以生成本报告时磁盘上的内容为准。</translation>
    </message>
    <message>
        <source>file</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>字节数</translation>
    </message>
    <message>
        <source>no longer readable</source>
        <translation>已无法读取</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>Input files</source>
        <translation>输入文件</translation>
    </message>
    <message>
        <source>Appendix: settings and rules</source>
        <translation>附录：设置与计算口径</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Actual order, with grades: %1. Ideal order: %2.</source>
        <translation>实际排序（附等级）：%1。理想排序：%2。</translation>
    </message>
    <message>
        <source>A document is in place if an ideal order could have a document of the same grade at that rank. Unjudged documents count as grade 0.</source>
        <translation>若理想排序的这一位可以是同等级的文档，该文档就算位置恰当；未标注的文档按等级&#x2009;0&#x2009;排列。</translation>
    </message>
    <message>
        <source>Actual against ideal</source>
        <translation>实际排序与理想排序</translation>
    </message>
    <message>
        <source>Each document at its rank (left) and in the ideal order (right): %1.</source>
        <translation>每个文档在列表中的位置（左）和在理想排序中的位置（右）：%1。</translation>
    </message>
    <message>
        <source>The ideal order sorts by grade, best first. Among documents with the same grade, those already in place stay there and the others keep their order in the list. It is built from %1.</source>
        <translation>理想排序按等级从高到低排列；等级相同的文档中，位置恰当的留在原位，其余保持列表中的次序；取自：%1。</translation>
    </message>
    <message>
        <source>rank in the ideal order</source>
        <translation>理想排序中的排名</translation>
    </message>
    <message>
        <source>ranks too late</source>
        <translation>偏后位数</translation>
    </message>
    <message>
        <source>in place: x</source>
        <translation>恰当：x</translation>
    </message>
    <message>
        <source>in place: y</source>
        <translation>恰当：y</translation>
    </message>
    <message>
        <source>in place</source>
        <translation>位置恰当</translation>
    </message>
    <message>
        <source>▼ %1 = %2 ▲ %3</source>
        <extracomment>How many documents stand too early, in place and too late</extracomment>
        <translation>▼ %1 = %2 ▲ %3</translation>
    </message>
    <message>
        <source>Actual order</source>
        <translation>实际排序</translation>
    </message>
    <message>
        <source>Actual</source>
        <translation>实际</translation>
    </message>
    <message>
        <source>Ideal order</source>
        <translation>理想排序</translation>
    </message>
    <message>
        <source>Ideal</source>
        <translation>理想</translation>
    </message>
    <message>
        <source>A and B are compared over the %1 queries that count in both means. Over these queries, this mean is %2.</source>
        <translation>A&#x2009;与&#x2009;B&#x2009;只在两个均值都计入的&#x2009;%1&#x2009;个查询上比较；在这些查询上均值为&#x2009;%2。</translation>
    </message>
    <message>
        <source>Threshold-dependent results are for %1.</source>
        <translation>取决于阈值的结果属于模型&#x2009;%1。</translation>
    </message>
    <message>
        <source>“%1” already exists. Replace it?</source>
        <translation>“%1”已存在。要替换它吗？</translation>
    </message>
    <message>
        <source>--size: “%1” is not a size; use a width and height such as 1440x900</source>
        <translation>--size：“%1”不是尺寸；请给出宽和高，如&#x2009;1440x900</translation>
    </message>
    <message>
        <source>--size: “%1” is out of range; use 200 to 16384 pixels each way</source>
        <translation>--size：“%1”超出范围；宽和高须为&#x2009;200&#x2009;到&#x2009;16384&#x2009;像素</translation>
    </message>
    <message>
        <source>--thumbnail: “%1” is not a number of pixels from 16 to 4096</source>
        <translation>--thumbnail：“%1”不是&#x2009;16&#x2009;到&#x2009;4096&#x2009;之间的像素数</translation>
    </message>
    <message>
        <source>--zoom: “%1” is not a number from 0.5 to 3</source>
        <translation>--zoom：“%1”不是&#x2009;0.5&#x2009;到&#x2009;3&#x2009;之间的数</translation>
    </message>
    <message>
        <source>%1: could not write the image</source>
        <translation>%1：无法写入图片</translation>
    </message>
    <message>
        <source>%1: this picture does not contain a Rankscope session. Open a figure that was exported with its session.</source>
        <translation>%1：这张图片不含&#x2009;Rankscope&#x2009;会话。请打开导出时包含会话的图。</translation>
    </message>
    <message>
        <source>A and B have separate ideals</source>
        <translation>A&#x2009;与&#x2009;B&#x2009;各有理想排序</translation>
    </message>
    <message>
        <source>A and B share one ideal</source>
        <translation>A&#x2009;与&#x2009;B&#x2009;共用理想排序</translation>
    </message>
    <message>
        <source>Documents judged in A or B count in the ideal ranking of both.</source>
        <translation>凡在&#x2009;A&#x2009;或&#x2009;B&#x2009;中标注过的文档，都计入两者的理想排序。</translation>
    </message>
    <message>
        <source>Documents judged relevant in A or B count in the ideal ranking of both.</source>
        <translation>凡在&#x2009;A&#x2009;或&#x2009;B&#x2009;中标注为相关的文档，都计入两者的理想排序。</translation>
    </message>
    <message>
        <source>Both ideal rankings contain the best documents judged for any query.</source>
        <translation>两者的理想排序取任一查询中标注过的最佳文档。</translation>
    </message>
    <message>
        <source>Each list’s ideal ranking contains only the documents that list retrieved.</source>
        <translation>各列表的理想排序只取它自己检索到的文档。</translation>
    </message>
    <message>
        <source>same rank</source>
        <translation>排名相同</translation>
    </message>
    <message numerus="yes">
        <source>%n ranks up</source>
        <translation>
            <numerusform>上升&#x2009;%n&#x2009;位</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ranks down</source>
        <translation>
            <numerusform>下降&#x2009;%n&#x2009;位</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: rank %2 in A, not ranked in B</source>
        <translation>%1：A&#x2009;中第&#x2009;%2&#x2009;位，B&#x2009;中没有</translation>
    </message>
    <message>
        <source>%1: not ranked in A, rank %2 in B</source>
        <translation>%1：A&#x2009;中没有，B&#x2009;中第&#x2009;%2&#x2009;位</translation>
    </message>
    <message>
        <source>%1: rank %2 in A, rank %3 in B, %4</source>
        <translation>%1：A&#x2009;中第&#x2009;%2&#x2009;位，B&#x2009;中第&#x2009;%3&#x2009;位，%4</translation>
    </message>
    <message>
        <source>No query counts in every run.</source>
        <translation>没有一个查询在各检索结果中都计入。</translation>
    </message>
    <message>
        <source>No query has a value in both runs.</source>
        <translation>没有一个查询在两个检索结果中都有指标值。</translation>
    </message>
    <message>
        <source>A single query is not enough to estimate the spread.</source>
        <translation>只有一个查询，无法估计离散程度。</translation>
    </message>
    <message>
        <source>Every query differs by the same amount, so the spread is 0.</source>
        <translation>所有查询的差值都相同，离散程度为&#x2009;0。</translation>
    </message>
    <message>
        <source>paired t</source>
        <translation>配对&#x2009;t&#x2009;检验</translation>
    </message>
    <message>
        <source>Paired t</source>
        <translation>配对&#x2009;t&#x2009;检验</translation>
    </message>
    <message>
        <source>randomisation</source>
        <translation>随机化检验</translation>
    </message>
    <message>
        <source>Randomisation</source>
        <translation>随机化检验</translation>
    </message>
    <message>
        <source>Wilcoxon signed-rank</source>
        <translation>Wilcoxon&#x2009;符号秩检验</translation>
    </message>
    <message>
        <source>sign</source>
        <translation>符号检验</translation>
    </message>
    <message>
        <source>Sign</source>
        <translation>符号检验</translation>
    </message>
    <message>
        <source>bootstrap</source>
        <translation>自助法</translation>
    </message>
    <message>
        <source>Bootstrap</source>
        <translation>自助法</translation>
    </message>
    <message>
        <source>gain: %1; discount: %2; ideal: %3</source>
        <translation>增益：%1，折损：%2，理想排序取自：%3</translation>
    </message>
    <message>
        <source>queries missing from a run count as 0</source>
        <translation>检索结果缺少的查询计为&#x2009;0</translation>
    </message>
    <message>
        <source>queries missing from a run are skipped</source>
        <translation>检索结果缺少的查询略去</translation>
    </message>
    <message>
        <source>%1 retrieved, %2 judged relevant · judged@%3 %4</source>
        <translation>检索到&#x2009;%1&#x2009;个，标注为相关&#x2009;%2&#x2009;个 · 标注率@%3 %4</translation>
    </message>
    <message>
        <source>Query “%1” · %2</source>
        <translation>查询“%1” · %2</translation>
    </message>
    <message numerus="yes">
        <source>“%1” not loaded · %n queries edited</source>
        <translation>
            <numerusform>未读取“%1” · 编辑了&#x2009;%n&#x2009;个查询</numerusform>
        </translation>
    </message>
    <message>
        <source>No collection is open</source>
        <translation>未打开测试集</translation>
    </message>
    <message numerus="yes">
        <source>%1 lines</source>
        <translation>
            <numerusform>%1&#x2009;行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n queries edited</source>
        <translation>
            <numerusform>编辑了&#x2009;%n&#x2009;个查询</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>top %n ranks</source>
        <translation>
            <numerusform>前&#x2009;%n&#x2009;位</numerusform>
        </translation>
    </message>
    <message>
        <source>judged documents only</source>
        <translation>仅已标注文档</translation>
    </message>
    <message>
        <source>ties count as one threshold</source>
        <translation>并列视为同一阈值</translation>
    </message>
    <message>
        <source>%1 positive, %2 negative</source>
        <translation>正例&#x2009;%1，负例&#x2009;%2</translation>
    </message>
    <message>
        <source>Typed counts · %1</source>
        <translation>输入的计数 · %1</translation>
    </message>
    <message>
        <source>No samples yet</source>
        <translation>还没有样本</translation>
    </message>
    <message>
        <source>1 sample · %1</source>
        <translation>1&#x2009;个样本 · %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 samples · %2 · %3 distinct scores</source>
        <translation>
            <numerusform>%1&#x2009;个样本 · %2 · %3&#x2009;个不同得分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n equal-width bins</source>
        <translation>
            <numerusform>%n&#x2009;个等宽分箱</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n equal-count bins</source>
        <translation>
            <numerusform>%n&#x2009;个等频分箱</numerusform>
        </translation>
    </message>
    <message>
        <source>positive: “%1” when %2 · log loss clipped at %3 · %4</source>
        <translation>%2&#x2009;时判为正类“%1” · 对数损失在&#x2009;%3&#x2009;处截断 · %4</translation>
    </message>
    <message>
        <source>Edited</source>
        <translation>已修改</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>尚未保存</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>已保存</translation>
    </message>
    <message>
        <source>%1 positive, %2 negative by weight</source>
        <translation>按权重之和计正例&#x2009;%1，负例&#x2009;%2</translation>
    </message>
    <message>
        <source>rank i</source>
        <translation>排名&#x2009;i</translation>
    </message>
    <message>
        <source>ideal</source>
        <translation>理想</translation>
    </message>
    <message>
        <source>The grade at this rank in the ideal ranking.</source>
        <translation>理想排序（ideal ranking）在此位的等级。</translation>
    </message>
    <message>
        <source>The total contribution of ranks 1 to i.</source>
        <translation>第&#x2009;1&#x2009;至&#x2009;i&#x2009;位各项之和。</translation>
    </message>
    <message>
        <source>ideal gain</source>
        <translation>理想增益</translation>
    </message>
    <message>
        <source>The gain of that grade.</source>
        <translation>该等级对应的增益。</translation>
    </message>
    <message>
        <source>ideal term</source>
        <translation>理想项</translation>
    </message>
    <message>
        <source>The contribution of this rank in the ideal ranking.</source>
        <translation>理想排序的这一位所贡献的项。</translation>
    </message>
    <message>
        <source>The total contribution of ranks 1 to i in the ideal ranking.</source>
        <translation>理想排序第&#x2009;1&#x2009;至&#x2009;i&#x2009;位各项之和。</translation>
    </message>
    <message>
        <source>The value if the list ended after this rank.</source>
        <translation>若列表在此位之后截断，指标的值。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>kind of query</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <translation>%1：%2。%3</translation>
    </message>
    <message>
        <source>Sensitive to: %1.</source>
        <translation>能反映：%1。</translation>
    </message>
    <message>
        <source>Insensitive to: %1.</source>
        <translation>反映不出：%1。</translation>
    </message>
    <message>
        <source>Typical use: %1. Source: %2.</source>
        <translation>典型用途：%1。来源：%2。</translation>
    </message>
    <message>
        <source>Measures that fit: %1. Add a list in Ranking to see their values for it.</source>
        <translation>适用的指标：%1&#x2009;个。在“排序”中放入列表后，会显示它们的值。</translation>
    </message>
    <message>
        <source>Measures that fit: %1. Each row shows its value for “%2”.</source>
        <translation>适用的指标：%1&#x2009;个，各给出它对“%2”的值。</translation>
    </message>
    <message>
        <source>Measures that fit: %1. Each row shows its value for “%2” and how it responds to a change.</source>
        <translation>适用的指标：%1&#x2009;个，各给出它对“%2”的值，以及每种改动带来的变化。</translation>
    </message>
    <message>
        <source>Measures that fit: %1. Each row shows its value for “%2” at threshold %3 and how it responds to a change.</source>
        <translation>适用的指标：%1&#x2009;个，各给出它对“%2”在阈值&#x2009;%3&#x2009;处的值，以及每种改动带来的变化。</translation>
    </message>
    <message>
        <source>Search in this table</source>
        <translation>在此表中查找</translation>
    </message>
    <message>
        <source>{1} of {2} rows</source>
        <extracomment>{1} and {2} are numbers</extracomment>
        <translation>{2} 行中的 {1} 行</translation>
    </message>
    <message>
        <source>Sum of weights: %1</source>
        <translation>权重之和：%1</translation>
    </message>
    <message>
        <source>TP count</source>
        <translation>TP&#x2009;个数</translation>
    </message>
    <message>
        <source>Number of true positives, ignoring weights</source>
        <translation>预测为正的正例数，不计权重</translation>
    </message>
    <message>
        <source>FP count</source>
        <translation>FP&#x2009;个数</translation>
    </message>
    <message>
        <source>Number of false positives, ignoring weights</source>
        <translation>预测为正的负例数，不计权重</translation>
    </message>
    <message>
        <source>The other files are open.</source>
        <translation>其他文件均已打开。</translation>
    </message>
    <message>
        <source>The files that were found are open. To find the others, select “Locate…” in the Files panel. Nothing in the session was lost.</source>
        <translation>现有的文件均已打开，会话内容没有丢失。其余文件可在“文件”面板中用“定位…”指出其位置。</translation>
    </message>
    <message>
        <source>Rank %1 is past the cutoff %2, so it does not count.</source>
        <translation>第&#x2009;%1&#x2009;位在截断位置&#x2009;%2&#x2009;之后，不计入。</translation>
    </message>
    <message>
        <source>CSV: query, document, grade, title</source>
        <translation>CSV：查询、文档、等级、标题</translation>
    </message>
    <message>
        <source>Elasticsearch _rank_eval request</source>
        <translation>Elasticsearch&#x2009;的&#x2009;_rank_eval&#x2009;请求</translation>
    </message>
    <message>
        <source>%1 contains percentages: %2 is read as %3.</source>
        <translation>%1含百分数：%2&#x2009;读作&#x2009;%3。</translation>
    </message>
    <message>
        <source>%1 has only two values. These are predictions, not scores, so the ROC curve has only one point.</source>
        <translation>%1只有两个值：这是预测而不是得分，ROC&#x2009;只有一个点。</translation>
    </message>
    <message>
        <source>A threshold on %1 separates the labels perfectly. Check that %2 contains the true labels, not the model’s predictions.</source>
        <translation>阈值&#x2009;%1&#x2009;把标签毫无差错地分开。请确认%2是真实标签，而不是模型的预测。</translation>
    </message>
    <message numerus="yes">
        <source>%n rows with weight 0 were skipped.</source>
        <translation>
            <numerusform>有&#x2009;%n&#x2009;行的权重为&#x2009;0，已略去。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows labelled %1 were skipped.</source>
        <translation>
            <numerusform>有&#x2009;%n&#x2009;行的标签为%1，已略去。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is the model’s confidence in the class in %2. Where that class is not %3, 1 − score is used.</source>
        <translation>%1是模型对%2中类别的把握：类别不是&#x2009;%3&#x2009;时，用&#x2009;1&#x2009;减去该得分。</translation>
    </message>
    <message>
        <source>predicted class “%1”</source>
        <translation>预测类别“%1”</translation>
    </message>
    <message>
        <source>use --leave-out to skip the rows of a label such as “unknown”.</source>
        <translation>--leave-out&#x2009;可去掉某个标签的行，例如“unknown”。</translation>
    </message>
    <message>
        <source>the labels could be in %1; choose the column: %2.</source>
        <translation>标签可能在%1中；请指明是哪一列：%2。</translation>
    </message>
    <message>
        <source>the columns seem to be separated by spaces; use --delimiter space.</source>
        <translation>各列似乎由空格分隔；--delimiter space&#x2009;会这样读取。</translation>
    </message>
    <message numerus="yes">
        <source>%n ids are not in %1 and are skipped: %2.</source>
        <translation>
            <numerusform>有&#x2009;%n&#x2009;个编号不在%1中，已略去：%2。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of the missing queries have results in %1 and count as 0 here; use --missing skip to skip them</source>
        <translation>
            <numerusform>缺少的查询中有&#x2009;%n&#x2009;个在%1中有结果，此处记为&#x2009;0；--missing skip&#x2009;可将其略去</numerusform>
        </translation>
    </message>
    <message>
        <source>use --grades &quot;%1&quot; to give each word a number</source>
        <translation>--grades &quot;%1&quot; 为每个词指定一个数</translation>
    </message>
    <message numerus="yes">
        <source>%n runs (%1)</source>
        <translation>
            <numerusform>%n&#x2009;个检索结果（%1）</numerusform>
        </translation>
    </message>
    <message>
        <source>document %1</source>
        <translation>文档&#x2009;%1</translation>
    </message>
    <message>
        <source>rank %1</source>
        <translation>第&#x2009;%1&#x2009;位</translation>
    </message>
    <message>
        <source>query %1</source>
        <translation>查询&#x2009;%1</translation>
    </message>
    <message>
        <source>Read %1 and %2.</source>
        <translation>已读取&#x2009;%1，%2。</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n lines were skipped.</source>
        <translation>
            <numerusform>%1：略去了&#x2009;%n&#x2009;行。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ids in %1 are not in %2 and are skipped.</source>
        <translation>
            <numerusform>%1&#x2009;中有&#x2009;%n&#x2009;个编号不在&#x2009;%2&#x2009;中，已略去。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1</source>
        <comment>the name of a lesson&apos;s list in a sentence</comment>
        <translation>“%1”</translation>
    </message>
    <message numerus="yes">
        <source>%n other columns were ignored: %1.</source>
        <translation>
            <numerusform>忽略了另外&#x2009;%n&#x2009;列：%1。</numerusform>
        </translation>
    </message>
    <message>
        <source>Judging more documents would not narrow the bounds of %1.</source>
        <translation>标注更多文档也不会缩小&#x2009;%1&#x2009;的上下界。</translation>
    </message>
    <message numerus="yes">
        <source>%n documents</source>
        <translation>
            <numerusform>%n&#x2009;个文档</numerusform>
        </translation>
    </message>
    <message>
        <source>Sample counts at each threshold, with 95% intervals (Wilson score method).</source>
        <translation>各阈值下的样本数，附&#x2009;95%&#x2009;区间（Wilson&#x2009;得分法）。</translation>
    </message>
    <message>
        <source>Compare thresholds</source>
        <translation>比较阈值</translation>
    </message>
    <message>
        <source>Compared thresholds</source>
        <translation>比较的阈值</translation>
    </message>
    <message>
        <source>Flagged</source>
        <translation>判为正例</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>找到</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>漏掉</translation>
    </message>
    <message>
        <source>False alarms per hit</source>
        <translation>每次命中的误报数</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>代价</translation>
    </message>
    <message>
        <source>%1 so far</source>
        <translation>累计&#x2009;%1</translation>
    </message>
    <message>
        <source>× Weight</source>
        <translation>×&#x2009;权重</translation>
    </message>
    <message>
        <source>÷ Discount</source>
        <translation>÷&#x2009;折损</translation>
    </message>
    <message>
        <source>= Term</source>
        <translation>=&#x2009;项</translation>
    </message>
    <message>
        <source>Ideal term</source>
        <translation>理想项</translation>
    </message>
    <message>
        <source>Ideal so far</source>
        <translation>理想累计</translation>
    </message>
    <message>
        <source>Rank %1: </source>
        <translation>第&#x2009;%1&#x2009;位：</translation>
    </message>
    <message>
        <source>The label of the line “%1” does not fit. Enlarge the figure or use smaller text.</source>
        <translation>线“%1”的标注放不下。请放大图或缩小文字。</translation>
    </message>
    <message>
        <source>Make the figure at least %1 mm wide and %1 mm high.</source>
        <translation>图的宽和高都不得小于&#x2009;%1&#x2009;mm。</translation>
    </message>
    <message>
        <source>Make the figure at most %1 m wide and %1 m high.</source>
        <translation>图的宽和高都不得大于&#x2009;%1&#x2009;m。</translation>
    </message>
    <message>
        <source>Created with %1. Numbers are rounded.</source>
        <translation>由&#x2009;%1&#x2009;生成；数值为舍入后的结果。</translation>
    </message>
    <message>
        <source>A mean needs several queries. Add one with List &gt; Queries.</source>
        <translation>只有一个查询，而均值需要多个。请用“列表 &gt; 查询”添加。</translation>
    </message>
    <message>
        <source>“%1” is a file, not a folder.</source>
        <translation>“%1”是文件，不是文件夹。</translation>
    </message>
    <message>
        <source>The folder “%1” is not empty.</source>
        <translation>文件夹“%1”不是空的。</translation>
    </message>
    <message>
        <source>scope</source>
        <translation>比较的内容</translation>
    </message>
    <message>
        <source>is not open yet: Rankscope needs the missing files to know which run this file contains</source>
        <translation>尚未打开：需要缺失的文件才能知道它是哪个检索结果</translation>
    </message>
    <message>
        <source>Which is higher: %1, or are they the same?</source>
        <translation>%1&#x2009;当中哪个更高，还是相同？</translation>
    </message>
    <message>
        <source>For which is %1 higher: %2, or are they the same?</source>
        <translation>比较&#x2009;%1：%2&#x2009;当中哪个更高，还是相同？</translation>
    </message>
    <message>
        <source>A always wins</source>
        <translation>无论如何标注，A&#x2009;都更高</translation>
    </message>
    <message>
        <source>B always wins</source>
        <translation>无论如何标注，B&#x2009;都更高</translation>
    </message>
    <message>
        <source>A and B always tie</source>
        <translation>无论如何标注，A&#x2009;与&#x2009;B&#x2009;都相等</translation>
    </message>
    <message>
        <source>sum of 11 precisions</source>
        <translation>11&#x2009;个精确率之和</translation>
    </message>
    <message>
        <source>“%1” in query “%2”</source>
        <translation>查询“%2”中的“%1”</translation>
    </message>
    <message>
        <source>query “%1” in “%2”</source>
        <translation>“%2”中的查询“%1”</translation>
    </message>
    <message>
        <source>%1 can be read only once, so the figure will not open as a document; to avoid this, save the input to a file</source>
        <translation>%1：只能读取一次，因此不能从图中打开会话；请先把输入存为文件</translation>
    </message>
    <message>
        <source>Rankscope explains ranking and classification measures term by term. Without files, it opens the cake-shop example.</source>
        <translation>Rankscope&#x2009;逐项说明排序指标和分类指标。不给出文件时，打开蛋糕店示例。</translation>
    </message>
    <message>
        <source>%1: rank %2</source>
        <translation>%1：第&#x2009;%2&#x2009;位</translation>
    </message>
    <message>
        <source>%1, edited</source>
        <translation>%1，已修改</translation>
    </message>
    <message>
        <source>%1; %2.</source>
        <translation>%1；%2。</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>%1 is better than %2 in %3.</source>
        <translation>按&#x2009;%3，%1优于%2。</translation>
    </message>
    <message>
        <source>%1 is worse than %2 in %3.</source>
        <translation>按&#x2009;%3，%1劣于%2。</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %2 have the same %3 for each of the %n queries.</source>
        <translation>
            <numerusform>%1与%2在全部&#x2009;%n&#x2009;个查询上的&#x2009;%3&#x2009;都相同。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is as good as %2 in %3, to within %4.</source>
        <translation>按&#x2009;%3，%1与%2一样好，相差不超过&#x2009;%4。</translation>
    </message>
    <message>
        <source>Not enough evidence that %1 is better or worse than %2 in %3.</source>
        <translation>证据不足，不能断定按&#x2009;%3&#x2009;衡量%1优于或劣于%2。</translation>
    </message>
    <message>
        <source>Not enough data to compare %1 with %2 in %3.</source>
        <translation>数据不足，无法按&#x2009;%3&#x2009;比较%1与%2。</translation>
    </message>
    <message>
        <source>Whether %1 is better than %2 in %3 is undecided: it depends on unjudged documents.</source>
        <translation>按&#x2009;%3，%1是否优于%2未定：取决于未标注文档。</translation>
    </message>
    <message>
        <source>Whether %1 is better than %2 in %3 is undecided: the interval and the test disagree.</source>
        <translation>按&#x2009;%3，%1是否优于%2未定：区间与检验不一致。</translation>
    </message>
    <message>
        <source>No verdict on %1 and %2: %3 does not measure how good a run is, so it is not tested.</source>
        <translation>对%1与%2不作结论：%3&#x2009;不衡量检索结果的好坏，因此不作检验。</translation>
    </message>
    <message>
        <source>No verdict on %1 and %2: the queries were selected by their own results, so a test would be circular.</source>
        <translation>对%1与%2不作结论：这些查询是按自身的结果挑选的，检验会成为循环论证。</translation>
    </message>
    <message>
        <source>Query %1 alone decides the sign: without it, the difference is %2.</source>
        <translation>仅查询&#x2009;%1&#x2009;就决定了正负：去掉它，差值为&#x2009;%2。</translation>
    </message>
    <message>
        <source>%1% CI %2 to %3</source>
        <translation>%1%&#x2009;置信区间&#x2009;%2&#x2009;至&#x2009;%3</translation>
    </message>
    <message>
        <source>%1 test, %2</source>
        <translation>%1检验，%2</translation>
    </message>
    <message>
        <source>The difference is %1.</source>
        <translation>差值为&#x2009;%1。</translation>
    </message>
    <message>
        <source>This does not show that the runs are equally good.</source>
        <translation>这并不说明两个检索结果一样好。</translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n queries, no test is significant unless it assumes normally distributed differences.</source>
        <translation>
            <numerusform>查询少于&#x2009;%n&#x2009;个时，除非假定差值服从正态分布，任何检验都不会显著。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n judged queries have no results in either run.</source>
        <translation>
            <numerusform>有&#x2009;%n&#x2009;个已标注的查询在两个检索结果中都没有结果。</numerusform>
        </translation>
    </message>
    <message>
        <source>Queries without results count as 0.</source>
        <translation>没有结果的查询计为&#x2009;0。</translation>
    </message>
    <message>
        <source>%1 is %2 for %3 and %4 for %5.</source>
        <translation>%1：%3为&#x2009;%2，%5为&#x2009;%4。</translation>
    </message>
    <message>
        <source>With unjudged documents counted as not relevant, the difference is %1.</source>
        <translation>把未标注文档计为不相关，差值为&#x2009;%1。</translation>
    </message>
    <message>
        <source>How far their grades could move the difference is unknown.</source>
        <translation>未标注文档的等级能使差值变动多少，尚不清楚。</translation>
    </message>
    <message numerus="yes">
        <source>In the worst case, grades of %n unjudged documents could change which run has the higher mean.</source>
        <translation>
            <numerusform>在最坏情况下，%n&#x2009;个未标注文档的等级可能改变哪个检索结果的均值更高。</numerusform>
        </translation>
    </message>
    <message>
        <source>judged in A</source>
        <translation>A&#x2009;已标注</translation>
    </message>
    <message>
        <source>judged in B</source>
        <translation>B&#x2009;已标注</translation>
    </message>
    <message numerus="yes">
        <source>Contains the documents of %1 lists.</source>
        <translation>
            <numerusform>包含&#x2009;%1&#x2009;个列表的文档。</numerusform>
        </translation>
    </message>
    <message>
        <source>Contains the confusion matrix.</source>
        <translation>包含混淆矩阵。</translation>
    </message>
    <message numerus="yes">
        <source>Contains the data of %1 samples.</source>
        <translation>
            <numerusform>包含&#x2009;%1&#x2009;个样本的数据。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Contains your edits and the paths of %1 files.</source>
        <translation>
            <numerusform>包含你的编辑和&#x2009;%1&#x2009;个文件的路径。</numerusform>
        </translation>
    </message>
    <message>
        <source>shows names of documents or queries; include it with --ids</source>
        <translation>显示文档或查询的名称；用&#x2009;--ids&#x2009;一并导出</translation>
    </message>
    <message>
        <source>A single query decides the sign: without it, the difference is %1.</source>
        <translation>只有一个查询决定差值的正负：去掉它，差值为&#x2009;%1。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a measure and its value</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Calibration: in the large (0 is best), slope (1 is best) and intercept of logistic recalibration, observed over expected positives (O:E, 1 is best) and the Brier score scaled by that of always predicting the share of positives (1 is best).</source>
        <translation>校准：总体校准（0&#x2009;最好），逻辑回归再校准的斜率（1&#x2009;最好）和截距，实际与预期正例数之比（O:E，1&#x2009;最好），以及标度化&#x2009;Brier&#x2009;得分，即相对于一律预测正例占比的改进（1&#x2009;最好）。</translation>
    </message>
    <message>
        <source>Calibration values</source>
        <translation>校准指标</translation>
    </message>
    <message>
        <source>95% intervals of rates: Clopper–Pearson (exact), with Kish’s effective sample size for the weights.</source>
        <translation>各比率的区间为&#x2009;Clopper–Pearson&#x2009;精确区间，样本数取加权后的有效样本数（Kish）。</translation>
    </message>
    <message>
        <source>95% intervals of rates: Clopper–Pearson (exact).</source>
        <translation>各比率的区间为&#x2009;Clopper–Pearson&#x2009;精确区间。</translation>
    </message>
    <message>
        <source>95% intervals of calibration: Wald’s, from logistic regression on the log odds of the probabilities.</source>
        <translation>校准的&#x2009;95%&#x2009;区间为&#x2009;Wald&#x2009;区间，来自对概率的对数几率所做的逻辑回归。</translation>
    </message>
    <message>
        <source>95% intervals of O:E: log method.</source>
        <translation>O:E&#x2009;的&#x2009;95%&#x2009;区间用对数法。</translation>
    </message>
    <message>
        <source>95% intervals of the scaled Brier score: delta method.</source>
        <translation>标度化&#x2009;Brier&#x2009;得分的&#x2009;95%&#x2009;区间用&#x2009;delta&#x2009;法。</translation>
    </message>
    <message>
        <source>Calibration in the large</source>
        <translation>总体校准</translation>
    </message>
    <message>
        <source>Calibration slope</source>
        <translation>校准斜率</translation>
    </message>
    <message>
        <source>Calibration intercept</source>
        <translation>校准截距</translation>
    </message>
    <message>
        <source>O:E</source>
        <translation>O:E</translation>
    </message>
    <message>
        <source>Scaled Brier</source>
        <translation>标度化&#x2009;Brier</translation>
    </message>
    <message>
        <source>A count of the confusion matrix is 0, so a denominator is 0.</source>
        <translation>混淆矩阵中有一个计数为&#x2009;0，因此分母为&#x2009;0。</translation>
    </message>
    <message>
        <source>All scores are equal, so there is no slope.</source>
        <translation>所有得分都相同，因此没有斜率。</translation>
    </message>
    <message>
        <source>Every probability is 0, so no positive sample is expected.</source>
        <translation>所有概率都是&#x2009;0，因此预期没有正例。</translation>
    </message>
    <message>
        <source>An AUC of 1 or 0 has the exact binomial interval for the smaller class, because its variance by DeLong’s method is 0.</source>
        <translation>AUC&#x2009;为&#x2009;1&#x2009;或&#x2009;0&#x2009;时，DeLong&#x2009;方法的方差为&#x2009;0，因此采用较小一类的精确二项区间。</translation>
    </message>
    <message>
        <source>recalibrated</source>
        <translation>再校准</translation>
    </message>
    <message>
        <source>Verdict on all runs</source>
        <translation>对所有检索结果的结论</translation>
    </message>
    <message>
        <source>Means, intervals and tests are weighted by traffic.</source>
        <translation>均值、区间和检验按流量加权。</translation>
    </message>
    <message>
        <source>%1 weighted by traffic</source>
        <translation>按流量加权的&#x2009;%1</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <comment>a number of rows and a column</comment>
        <translation>%2&#x2009;为&#x2009;%1</translation>
    </message>
    <message>
        <source>Rows without a score: %1.</source>
        <translation>没有得分的行：%1。</translation>
    </message>
    <message>
        <source>This lesson has no such question.</source>
        <translation>这一课没有这道题。</translation>
    </message>
    <message>
        <source>“%1” is not an answer. Enter a number such as 0.5 or 17/40.</source>
        <translation>“%1”不是答案。请输入数字，如&#x2009;0.5&#x2009;或&#x2009;17/40。</translation>
    </message>
    <message>
        <source>Grade of %1</source>
        <translation>%1&#x2009;的等级</translation>
    </message>
    <message>
        <source>Ranked list</source>
        <translation>排序列表</translation>
    </message>
    <message>
        <source>How %1 is calculated, rank by rank</source>
        <translation>%1&#x2009;的逐位计算</translation>
    </message>
    <message>
        <source>%1 against the cutoff k</source>
        <translation>%1&#x2009;随截断位置&#x2009;k&#x2009;的变化</translation>
    </message>
    <message>
        <source>k = %1: %2</source>
        <translation>k = %1：%2</translation>
    </message>
    <message>
        <source>No single move raises the value.</source>
        <translation>没有单个移动能提高指标值。</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>改动</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>试一试</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a rule and its number</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>工具</translation>
    </message>
    <message>
        <source>Different rules</source>
        <translation>不同的规则</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>采用</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>比率</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>公式</translation>
    </message>
    <message>
        <source>Rates at this threshold</source>
        <translation>当前阈值下的各比率</translation>
    </message>
    <message>
        <source>%1: %2 %3, %4 %5</source>
        <comment>a threshold, and two rates with their values</comment>
        <translation>%1：%2 %3，%4 %5</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <comment>a value&apos;s name and its number</comment>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>ROC curve, %1</source>
        <translation>ROC&#x2009;曲线，%1</translation>
    </message>
    <message>
        <source>Precision–recall curve, %1</source>
        <translation>精确率–召回率曲线，%1</translation>
    </message>
    <message>
        <source>Cutoff k</source>
        <translation>截断位置&#x2009;k</translation>
    </message>
    <message>
        <source>Paste any list or table of grades</source>
        <translation>粘贴任意列表或等级表</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>使用</translation>
    </message>
    <message>
        <source>Add a document</source>
        <translation>添加文档</translation>
    </message>
    <message>
        <source>What would help most?</source>
        <translation>什么改动最有帮助？</translation>
    </message>
    <message>
        <source>What do other tools say?</source>
        <translation>其他工具怎么算？</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>你的答案</translation>
    </message>
    <message>
        <source>up</source>
        <comment>a number goes up</comment>
        <translation>上升</translation>
    </message>
    <message>
        <source>down</source>
        <comment>a number goes down</comment>
        <translation>下降</translation>
    </message>
    <message>
        <source>the same</source>
        <comment>a number stays the same</comment>
        <translation>不变</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>检查</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>显示答案</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>小结</translation>
    </message>
    <message>
        <source>Your first answer</source>
        <translation>你的第一个答案</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>上一步</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Move the threshold and watch every rate.</source>
        <translation>移动阈值，观察每项比率的变化。</translation>
    </message>
    <message>
        <source>Each page works without a network. Save it, send it, or put it on a web server.</source>
        <translation>每个网页都无需网络。可以保存、发送，或放到任何网站上。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>重新开始</translation>
    </message>
    <message>
        <source>Save my list</source>
        <translation>保存我的列表</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>打印</translation>
    </message>
    <message>
        <source>Made with Rankscope. Nothing is sent anywhere.</source>
        <translation>由&#x2009;Rankscope&#x2009;制作。不会向任何地方发送数据。</translation>
    </message>
    <message>
        <source>The page shows its contents, but cannot calculate in this browser.</source>
        <translation>网页可以显示内容，但无法在此浏览器中计算。</translation>
    </message>
    <message>
        <source>The “judged” column shows the share of judged documents within the measure’s cutoff.</source>
        <translation>“已标注”一列是指标截断位置之内已标注文档的比例。</translation>
    </message>
    <message>
        <source>Non-inferiority: the one-sided p of the hypothesis that the second model’s AUC is lower by %1 or more.</source>
        <translation>非劣效：“第二个模型的&#x2009;AUC&#x2009;低&#x2009;%1&#x2009;或更多”这一假设的单侧&#x2009;p&#x2009;值。</translation>
    </message>
    <message>
        <source>p (non-inferior)</source>
        <translation>p（非劣效）</translation>
    </message>
    <message>
        <source>%1, judged</source>
        <translation>%1，已标注</translation>
    </message>
    <message>
        <source>%1 random folds, stratified by class</source>
        <translation>随机&#x2009;%1&#x2009;折，按类别分层</translation>
    </message>
    <message numerus="yes">
        <source>%1 is the best of the %n runs in %2.</source>
        <translation>
            <numerusform>按&#x2009;%2，%1是&#x2009;%n&#x2009;个检索结果中最好的。</numerusform>
        </translation>
    </message>
    <message>
        <source>Which run is best in %2 is undecided: %1 has the highest mean.</source>
        <translation>按&#x2009;%2，哪个检索结果最好未定：%1的均值最高。</translation>
    </message>
    <message>
        <source>Whether it is better than %1 depends on unjudged documents.</source>
        <translation>它是否优于%1，取决于未标注文档。</translation>
    </message>
    <message>
        <source>Not enough evidence that it is better than %1.</source>
        <translation>证据不足，不能断定它优于%1。</translation>
    </message>
    <message>
        <source>It is better than %1.</source>
        <translation>它优于%1。</translation>
    </message>
    <message numerus="yes">
        <source>%1 minus the other runs over the %n queries that count in every run: %2.</source>
        <translation>
            <numerusform>%1减其他检索结果，只用各检索结果都计入的&#x2009;%n&#x2009;个查询：%2。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <comment>of runs</comment>
        <translation>
            <numerusform>另有&#x2009;%n&#x2009;个</numerusform>
        </translation>
    </message>
    <message>
        <source>No verdict on the runs: %1 does not measure how good a run is, so it is not tested.</source>
        <translation>对这些检索结果不作结论：%1&#x2009;不衡量检索结果的好坏，因此不作检验。</translation>
    </message>
    <message>
        <source>No verdict on the runs: the queries were selected by their own results, so a test would be circular.</source>
        <translation>对这些检索结果不作结论：这些查询是按自身的结果挑选的，检验会成为循环论证。</translation>
    </message>
    <message numerus="yes">
        <source>Not enough data to say which run is best in %1: %n queries count in every run.</source>
        <translation>
            <numerusform>数据不足，不能断定按&#x2009;%1&#x2009;哪个检索结果最好：每个检索结果都计入的查询有&#x2009;%n&#x2009;个。</numerusform>
        </translation>
    </message>
    <message>
        <source>Judged documents within the cutoff: %1.</source>
        <translation>截断位置之内已标注的文档：%1。</translation>
    </message>
    <message>
        <source>No threshold reaches this aim.</source>
        <translation>没有阈值能达到这个目标。</translation>
    </message>
    <message>
        <source>Without weights, the difference is %1.</source>
        <translation>不加权时，差值为&#x2009;%1。</translation>
    </message>
    <message>
        <source>Among judged documents only (condensed lists), the difference is %1.</source>
        <translation>只计已标注文档（压缩列表），差值为&#x2009;%1。</translation>
    </message>
    <message>
        <source>This measure does not rate runs, so it is not tested.</source>
        <translation>该指标不衡量检索结果的好坏，因此不作检验。</translation>
    </message>
    <message>
        <source>Not tested: these queries were selected by their own results, so a test would be circular.</source>
        <translation>未作检验：这些查询是按自身的结果挑选的，检验会成为循环论证。</translation>
    </message>
    <message>
        <source>This test has no weighted form.</source>
        <translation>此检验没有加权形式。</translation>
    </message>
    <message>
        <source>One query has nearly all of the weight, so the spread is unknown.</source>
        <translation>几乎全部权重都在一个查询上，离散程度未知。</translation>
    </message>
    <message>
        <source>%1: open an archive on its own, without other files.</source>
        <translation>%1：请单独打开存档，不要与其他文件一起打开。</translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <extracomment>A run, a measure and the difference of its mean</extracomment>
        <translation>%1：%2&#x2009;%3</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 → %n queries, %3 %4</source>
        <translation>
            <numerusform>%1：查询&#x2009;%2&#x2009;→&#x2009;%n&#x2009;个，%3&#x2009;%4</numerusform>
        </translation>
    </message>
    <message>
        <source>Reloaded. %1.</source>
        <translation>已重新载入。%1。</translation>
    </message>
    <message>
        <source>To go back, use Undo.</source>
        <translation>要回到原来的状态，请用“撤销”。</translation>
    </message>
    <message numerus="yes">
        <source>%n queries of the other systems have no values and count as 0 (--missing zero): %1</source>
        <translation>
            <numerusform>其他系统的&#x2009;%n&#x2009;个查询没有值，计为&#x2009;0（--missing zero）：%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n queries of the other systems have no values and are skipped (--missing skip): %1</source>
        <translation>
            <numerusform>其他系统的&#x2009;%n&#x2009;个查询没有值，略去（--missing skip）：%1</numerusform>
        </translation>
    </message>
    <message>
        <source>Fleiss’ kappa</source>
        <translation>Fleiss κ</translation>
    </message>
    <message>
        <source>Cohen’s kappa</source>
        <translation>Cohen κ</translation>
    </message>
    <message>
        <source>Weighted kappa, linear</source>
        <translation>加权 κ（线性）</translation>
    </message>
    <message>
        <source>Weighted kappa, quadratic</source>
        <translation>加权&#x2009;κ（二次）</translation>
    </message>
    <message>
        <source>Krippendorff’s alpha, nominal</source>
        <translation>Krippendorff α（名义）</translation>
    </message>
    <message>
        <source>Krippendorff’s alpha, ordinal</source>
        <translation>Krippendorff α（有序）</translation>
    </message>
    <message>
        <source>Krippendorff’s alpha, interval</source>
        <translation>Krippendorff α（等距）</translation>
    </message>
    <message>
        <source>all grades are the same</source>
        <translation>所有等级都相同</translation>
    </message>
    <message>
        <source>more than %1 different grades</source>
        <translation>不同的等级超过&#x2009;%1&#x2009;个</translation>
    </message>
    <message>
        <source>Judges</source>
        <translation>标注者</translation>
    </message>
    <message>
        <source>Agreement</source>
        <translation>一致性</translation>
    </message>
    <message>
        <source>95% CI: lower end</source>
        <translation>95%&#x2009;区间：下限</translation>
    </message>
    <message>
        <source>95% CI: upper end</source>
        <translation>95%&#x2009;区间：上限</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>文档</translation>
    </message>
    <message>
        <source>all judges</source>
        <translation>全部标注者</translation>
    </message>
    <message>
        <source>Grade that counts</source>
        <translation>采用的等级</translation>
    </message>
    <message>
        <source>all (%1)</source>
        <translation>全部（%1）</translation>
    </message>
    <message>
        <source>%1, runs ordered by</source>
        <translation>%1，检索结果的次序依据</translation>
    </message>
    <message numerus="yes">
        <source>%n documents are judged.</source>
        <translation>
            <numerusform>共标注了&#x2009;%n&#x2009;个文档。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of these have grades from two or more judges.</source>
        <translation>
            <numerusform>其中&#x2009;%n&#x2009;个有两位以上标注者的等级。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Their judges agree on %n.</source>
        <translation>
            <numerusform>其中&#x2009;%n&#x2009;个的标注者意见一致。</numerusform>
        </translation>
    </message>
    <message>
        <source>Intervals of kappa come from large-sample standard errors, those of alpha from a bootstrap over documents (%1 rounds, seed %2).</source>
        <translation>κ 的区间由大样本标准误得到，α 的区间由对文档的自助法得到（%1&#x2009;轮，种子&#x2009;%2）。</translation>
    </message>
    <message numerus="yes">
        <source>%n more disagreements are not listed; use --disagreements.</source>
        <translation>
            <numerusform>另有&#x2009;%n&#x2009;处分歧未列出；请用&#x2009;--disagreements。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For %n documents, the mean lies halfway between two grades and is rounded down.</source>
        <translation>
            <numerusform>%n&#x2009;个文档的均值恰在两个等级正中，向下取整。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n documents have no majority; the lowest of the tied grades counts.</source>
        <translation>
            <numerusform>%n&#x2009;个文档没有多数等级，采用并列等级中最低的一个。</numerusform>
        </translation>
    </message>
    <message>
        <source>Documents whose judges disagree.</source>
        <translation>标注者有分歧的文档。</translation>
    </message>
    <message>
        <source>name each with --score-column; if none has scores, name the grades with --grade-column</source>
        <translation>用 --score-column&#x2009;指明其中每一列得分；若都不是得分，用 --grade-column&#x2009;指明等级</translation>
    </message>
    <message>
        <source>Another program computed the values per query.</source>
        <translation>每个查询的值由其他程序算出。</translation>
    </message>
    <message numerus="yes">
        <source>%n queries have no weight: %1; add them, with weight 0 to leave them out</source>
        <translation>
            <numerusform>%n&#x2009;个查询没有权重：%1；请补上，权重为&#x2009;0&#x2009;表示略去</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n queries with a weight have no judgments and are ignored (%1% of the weights)</source>
        <translation>
            <numerusform>%n&#x2009;个有权重的查询没有标注，已忽略（占权重的&#x2009;%1%）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n queries have weight 0 and do not count</source>
        <translation>
            <numerusform>%n&#x2009;个查询权重为&#x2009;0，不计入</numerusform>
        </translation>
    </message>
    <message>
        <source>Means, intervals and tests are weighted by traffic (%1).</source>
        <translation>均值、区间和检验按流量加权（%1）。</translation>
    </message>
    <message>
        <source>Distances of the probabilities from a smooth calibration curve, fitted to these samples by logistic regression on a restricted cubic spline of the probability: their mean (ICI), median (E50) and 0.9 quantile (E90). 0 is best.</source>
        <translation>概率与平滑校准曲线的距离：均值（ICI）、中位数（E50）和&#x2009;0.9&#x2009;分位数（E90）。曲线由这些样本拟合，是对概率的限制性三次样条所作的逻辑回归。0&#x2009;最好。</translation>
    </message>
    <message>
        <source>Smooth calibration</source>
        <translation>平滑校准曲线</translation>
    </message>
    <message>
        <source>ICI</source>
        <translation>ICI</translation>
    </message>
    <message>
        <source>E50</source>
        <translation>E50</translation>
    </message>
    <message>
        <source>E90</source>
        <translation>E90</translation>
    </message>
    <message>
        <source>p (exact)</source>
        <translation>p（精确）</translation>
    </message>
    <message>
        <source>judged share %1 (%2)</source>
        <translation>已标注比例&#x2009;%1（%2）</translation>
    </message>
    <message>
        <source>%1 (95% CI)</source>
        <extracomment>Above values with their intervals, such as &quot;AUC (95% CI)&quot;</extracomment>
        <translation>%1（95%&#x2009;置信区间）</translation>
    </message>
    <message>
        <source>The rows overlap. Enlarge the figure or reduce the text.</source>
        <translation>各行相互重叠。请放大图或缩小文字。</translation>
    </message>
    <message>
        <source>row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Subgroup</source>
        <translation>亚组</translation>
    </message>
    <message>
        <source>Sample size</source>
        <translation>样本量</translation>
    </message>
    <message>
        <source>Subgroups</source>
        <translation>亚组</translation>
    </message>
    <message>
        <source>scores by subgroup</source>
        <translation>各亚组的得分质量</translation>
    </message>
    <message>
        <source>rates by subgroup</source>
        <translation>各亚组的比率</translation>
    </message>
    <message>
        <source>The one-vs-one AUC of each pair of classes: the mean of the AUCs by the two classes’ scores, on the samples of both.</source>
        <translation>每两类之间的一对一&#x2009;AUC：只用这两类的样本，取按两类得分分别算出的&#x2009;AUC&#x2009;的均值。</translation>
    </message>
    <message>
        <source>Pairs of classes</source>
        <translation>每两类</translation>
    </message>
    <message>
        <source>Bayes’ theorem</source>
        <translation>贝叶斯定理</translation>
    </message>
    <message>
        <source>PPV where the share of positives is %1</source>
        <translation>正例占比为&#x2009;%1&#x2009;时的&#x2009;PPV</translation>
    </message>
    <message>
        <source>NPV where the share of positives is %1</source>
        <translation>正例占比为&#x2009;%1&#x2009;时的&#x2009;NPV</translation>
    </message>
    <message>
        <source>The values per query are from “%1”, computed by another program; the runs are %2.</source>
        <translation>每个查询的指标值由其他程序算出，来自“%1”；检索结果为&#x2009;%2。</translation>
    </message>
    <message>
        <source>Queries without a value count as 0 in the mean of a run.</source>
        <translation>没有值的查询在检索结果的均值中计为&#x2009;0。</translation>
    </message>
    <message>
        <source>Queries without a value are skipped in the mean of a run.</source>
        <translation>没有值的查询不计入检索结果的均值。</translation>
    </message>
    <message>
        <source>These files have values per query, but no lists of documents. Open judgments and runs to see them.</source>
        <translation>这些文件只有每个查询的指标值，没有文档列表。要查看列表，请打开标注和检索结果。</translation>
    </message>
    <message>
        <source>Some queries have no weight in %1, so all queries count equally.</source>
        <translation>有些查询在&#x2009;%1&#x2009;中没有权重，因此所有查询同等计入。</translation>
    </message>
    <message>
        <source>The weighted mean of %1 in “%2” is %3: the value of each query times its weight (%4), summed and divided by the sum of the weights.</source>
        <translation>“%2”的&#x2009;%1&#x2009;加权均值为&#x2009;%3：各查询的值乘以其权重（%4），相加后除以权重之和。</translation>
    </message>
    <message>
        <source>%1: views %2</source>
        <extracomment>A measure, and how many documents its reader is expected to view</extracomment>
        <translation>%1：查看&#x2009;%2</translation>
    </message>
    <message>
        <source>Expected number of documents viewed: %1.</source>
        <translation>预计查看的文档数：%1。</translation>
    </message>
    <message>
        <source>Readers of the list</source>
        <translation>浏览列表的用户</translation>
    </message>
    <message>
        <source>Measures that fit: %1. Add samples of two classes in Classifier (at most %2) to see their values.</source>
        <translation>适用的指标：%1&#x2009;个。在“分类器”中放入两类样本（至多&#x2009;%2&#x2009;个）后，会显示它们的值。</translation>
    </message>
    <message>
        <source>column</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Working: %1</source>
        <translation>演算过程：%1</translation>
    </message>
    <message>
        <source>values per query</source>
        <translation>每个查询的指标值</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n documents without a grade were skipped.</source>
        <translation>
            <numerusform>%1：略去了&#x2009;%n&#x2009;个没有等级的文档。</numerusform>
        </translation>
    </message>
    <message>
        <source>The probability that the reader views this rank.</source>
        <translation>用户查看这一位的概率。</translation>
    </message>
    <message>
        <source>expected views</source>
        <translation>预计查看数</translation>
    </message>
    <message>
        <source>The expected number of documents viewed if the list ended here.</source>
        <translation>列表若在此结束，预计查看的文档数。</translation>
    </message>
    <message>
        <source>Expected number of documents viewed if the list ended here: %1.</source>
        <translation>列表若在此结束，预计查看的文档数：%1。</translation>
    </message>
    <message>
        <source>gain × reach</source>
        <translation>增益 × 到达概率</translation>
    </message>
    <message>
        <source>This rank’s contribution: gain × reach probability.</source>
        <translation>本位的贡献：增益&#x2009;×&#x2009;到达概率。</translation>
    </message>
    <message>
        <source>Rank %1: grade %2, gain %3, reach probability %4, so it adds %3 × %4 = %5.</source>
        <translation>第&#x2009;%1&#x2009;位：等级&#x2009;%2，增益&#x2009;%3，到达概率&#x2009;%4，因此贡献&#x2009;%3 × %4 = %5。</translation>
    </message>
    <message>
        <source>Expected gain %1 from an expected %2 documents viewed, so %3 = %4.</source>
        <translation>期望增益为&#x2009;%1，预计查看&#x2009;%2&#x2009;个文档，因此&#x2009;%3 = %4。</translation>
    </message>
    <message>
        <source>Rank %1 is not viewed: the reader stopped at rank %2.</source>
        <translation>第&#x2009;%1&#x2009;位未被查看：用户停在第&#x2009;%2&#x2009;位。</translation>
    </message>
    <message>
        <source>Rank %1: grade %2, so it adds %2/%3 = %4.</source>
        <translation>第&#x2009;%1&#x2009;位：等级&#x2009;%2，因此贡献&#x2009;%2/%3 = %4。</translation>
    </message>
    <message>
        <source>INSQ</source>
        <translation>INSQ</translation>
    </message>
    <message>
        <source>Moffat, Scholer &amp; Thomas, ADCS 2012</source>
        <translation>Moffat, Scholer &amp; Thomas, ADCS 2012</translation>
    </message>
    <message>
        <source>INST</source>
        <translation>INST</translation>
    </message>
    <message>
        <source>The expected gain per document viewed, for a reader who wants a total gain of T. As in INSQ, but the more the reader has found, the sooner the reader stops.</source>
        <translation>用户想得到总增益&#x2009;T&#x2009;时，每查看一个文档的期望增益。与&#x2009;INSQ&#x2009;相似，但用户找到的越多，停下得越早。</translation>
    </message>
    <message>
        <source>Moffat, Bailey, Scholer &amp; Thomas, ADCS 2015</source>
        <translation>Moffat, Bailey, Scholer &amp; Thomas, ADCS 2015</translation>
    </message>
    <message>
        <source>Bejeweled player model</source>
        <translation>宝石玩家模型（BPM）</translation>
    </message>
    <message>
        <source>The mean gain of the documents viewed by a reader who stops after finding a total gain of T, or after k documents, whichever comes first.</source>
        <translation>用户得到总增益&#x2009;T，或看完&#x2009;k&#x2009;个文档（以先到者为准），就停下；指标是所查看文档的平均增益。</translation>
    </message>
    <message>
        <source>Zhang, Liu, Li, Zhang, Xu &amp; Ma, SIGIR 2017</source>
        <translation>Zhang, Liu, Li, Zhang, Xu &amp; Ma, SIGIR 2017</translation>
    </message>
    <message>
        <source>viewed</source>
        <translation>已查看</translation>
    </message>
    <message>
        <source>Documents viewed down to this rank.</source>
        <translation>到本位为止查看的文档数。</translation>
    </message>
    <message>
        <source>Documents viewed: %1.</source>
        <translation>查看的文档数：%1。</translation>
    </message>
    <message>
        <source>A gain of %1 from %2 documents viewed, so %3 = %4.</source>
        <translation>从查看的&#x2009;%2&#x2009;个文档得到增益&#x2009;%1，因此&#x2009;%3 = %4。</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>检索结果</translation>
    </message>
    <message>
        <source>Means of the runs</source>
        <translation>各检索结果的均值</translation>
    </message>
    <message>
        <source>Run A</source>
        <translation>检索结果&#x2009;A</translation>
    </message>
    <message>
        <source>Run B</source>
        <translation>检索结果&#x2009;B</translation>
    </message>
    <message>
        <source>Mean difference in %1, B − A: %2. B is higher in %3, equal in %4 and lower in %5 of the queries.</source>
        <translation>%1&#x2009;的平均差值（B − A）：%2。B&#x2009;在&#x2009;%3&#x2009;个查询上更高，%4&#x2009;个相等，%5&#x2009;个更低。</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>%1 by query</source>
        <translation>各查询的&#x2009;%1</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>结果</translation>
    </message>
    <message numerus="yes">
        <source>The first %1 of %n samples</source>
        <translation>
            <numerusform>%n&#x2009;个样本中的前&#x2009;%1&#x2009;个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n samples</source>
        <translation>
            <numerusform>%n&#x2009;个样本</numerusform>
        </translation>
    </message>
    <message>
        <source>The numbers appear once you have answered.</source>
        <translation>作答后才显示数字。</translation>
    </message>
    <message>
        <source>Choose a measure, two runs and a query.</source>
        <translation>选择一个指标、两个检索结果和一个查询。</translation>
    </message>
    <message>
        <source>Choose a measure and a query.</source>
        <translation>选择一个指标和一个查询。</translation>
    </message>
    <message>
        <source>Divide by the expected number of documents viewed: %1.</source>
        <translation>除以预计查看的文档数：%1。</translation>
    </message>
    <message>
        <source>Linearly weighted κ</source>
        <translation>线性加权 κ</translation>
    </message>
    <message>
        <source>Quadratically weighted κ</source>
        <translation>二次加权 κ</translation>
    </message>
    <message>
        <source>κ for classes in this order; an error is weighted by the square of the number of classes it is off.</source>
        <translation>类别按此次序排列时的 κ，错误按相差类别数的平方加权。</translation>
    </message>
    <message>
        <source>The squared errors of all classes’ scores, summed for each sample and averaged over the samples: 0 is best, 2 is worst.</source>
        <translation>每个样本所有类别得分的平方误差之和，再对样本取均值：0&#x2009;最好，2&#x2009;最差。</translation>
    </message>
    <message>
        <source>Micro AUC</source>
        <translation>微平均&#x2009;AUC</translation>
    </message>
    <message>
        <source>Hand and Till’s M</source>
        <translation>Hand–Till M</translation>
    </message>
    <message>
        <source>The mean one-vs-one AUC over all pairs of classes.</source>
        <translation>每两类之间（一对一）AUC&#x2009;的均值。</translation>
    </message>
    <message>
        <source>Weighted one-vs-one AUC</source>
        <translation>加权一对一&#x2009;AUC</translation>
    </message>
    <message>
        <source>The mean AUC over all pairs of classes, with each pair weighted by its number of samples.</source>
        <translation>每两类之间&#x2009;AUC&#x2009;的均值，每一对按其样本数加权。</translation>
    </message>
    <message>
        <source>Macro AP</source>
        <translation>宏平均&#x2009;AP</translation>
    </message>
    <message>
        <source>The mean one-vs-rest average precision, with equal weight for each class.</source>
        <translation>各类别一对其余平均精确率的均值，每类权重相同。</translation>
    </message>
    <message>
        <source>Micro AP</source>
        <translation>微平均&#x2009;AP</translation>
    </message>
    <message>
        <source>Weighted AP</source>
        <translation>加权&#x2009;AP</translation>
    </message>
    <message>
        <source>The mean one-vs-rest average precision, with each class weighted by its number of samples.</source>
        <translation>各类别一对其余平均精确率按样本数加权的均值。</translation>
    </message>
    <message>
        <source>Class-wise ECE</source>
        <translation>逐类&#x2009;ECE</translation>
    </message>
    <message>
        <source>The mean expected calibration error of the classes’ scores.</source>
        <translation>各类得分的期望校准误差的均值。</translation>
    </message>
    <message>
        <source>Confidence ECE</source>
        <translation>置信度&#x2009;ECE</translation>
    </message>
    <message>
        <source>One-vs-rest AP</source>
        <translation>AP（一对其余）</translation>
    </message>
    <message>
        <source>Other class</source>
        <translation>另一类</translation>
    </message>
    <message>
        <source>One-vs-one AUC</source>
        <translation>一对一&#x2009;AUC</translation>
    </message>
    <message>
        <source>By the class’s score</source>
        <translation>按该类的得分</translation>
    </message>
    <message>
        <source>By the other’s score</source>
        <translation>按另一类的得分</translation>
    </message>
    <message>
        <source>95% intervals: bootstrap of each class’s samples (%1 rounds, seed %2).</source>
        <translation>95%&#x2009;区间由在每一类样本之内重抽样的自助法得到（%1&#x2009;轮，种子&#x2009;%2）。</translation>
    </message>
    <message>
        <source>95% intervals: bootstrap of %1 clusters, each drawn as a whole (%2 rounds, seed %3).</source>
        <translation>95%&#x2009;区间由对&#x2009;%1&#x2009;个簇的自助法得到，每个簇整体抽取（%2&#x2009;轮，种子&#x2009;%3）。</translation>
    </message>
    <message>
        <source>95% intervals of %1: logit method.</source>
        <translation>%1&#x2009;的&#x2009;95%&#x2009;区间用&#x2009;logit&#x2009;法。</translation>
    </message>
    <message>
        <source>%1 for AUC (width %2)</source>
        <translation>AUC&#x2009;需&#x2009;%1&#x2009;个（宽度&#x2009;%2）</translation>
    </message>
    <message>
        <source>%1 for the calibration slope (width %2)</source>
        <translation>校准斜率需&#x2009;%1&#x2009;个（宽度&#x2009;%2）</translation>
    </message>
    <message>
        <source>%1 for O:E (width %2)</source>
        <translation>O:E&#x2009;需&#x2009;%1&#x2009;个（宽度&#x2009;%2）</translation>
    </message>
    <message>
        <source>A new validation study needs %1 samples, %2 of them positive, for 95% intervals of these widths: %3.</source>
        <translation>新的验证研究需要&#x2009;%1&#x2009;个样本，其中&#x2009;%2&#x2009;个正例，才能使&#x2009;95%&#x2009;区间达到以下宽度：%3。</translation>
    </message>
    <message>
        <source>This assumes a calibrated model, and the share of positives, AUC and probabilities of these samples (Riley et al. 2021).</source>
        <translation>这里假定模型校准良好，且正例占比、AUC&#x2009;和概率分布与这些样本相同（Riley&#x2009;等，2021）。</translation>
    </message>
    <message>
        <source>few samples of a class</source>
        <translation>某一类样本很少</translation>
    </message>
    <message>
        <source>without %1</source>
        <translation>除去%1</translation>
    </message>
    <message>
        <source>Values in each subgroup, with 95% intervals.</source>
        <translation>各亚组的值及其&#x2009;95%&#x2009;区间。</translation>
    </message>
    <message>
        <source>Each subgroup compared with all other samples: differences (subgroup minus others) with 95% intervals.</source>
        <translation>每个亚组与其余全部样本比较：差值（亚组减其余）及其&#x2009;95%&#x2009;区间。</translation>
    </message>
    <message>
        <source>Intervals of rates: Newcombe’s hybrid score method.</source>
        <translation>比率的区间用&#x2009;Newcombe&#x2009;混合得分法。</translation>
    </message>
    <message>
        <source>Intervals of rates: from exact (Clopper–Pearson) intervals of both, by the MOVER method.</source>
        <translation>比率的区间由两者的精确（Clopper–Pearson）区间按&#x2009;MOVER&#x2009;法得到。</translation>
    </message>
    <message>
        <source>Intervals of rates: Wilson score method.</source>
        <translation>比率的区间为&#x2009;Wilson&#x2009;区间。</translation>
    </message>
    <message>
        <source>Intervals of rates: Clopper–Pearson (exact).</source>
        <translation>比率的区间为&#x2009;Clopper–Pearson（精确）区间。</translation>
    </message>
    <message>
        <source>Slope</source>
        <translation>斜率</translation>
    </message>
    <message>
        <source>Samples are weighted, so AUC, slope and O:E have no intervals and nothing is tested.</source>
        <translation>样本带权重，因此&#x2009;AUC、斜率和&#x2009;O:E&#x2009;没有区间，也不作检验。</translation>
    </message>
    <message>
        <source>Intervals: AUC by DeLong’s method, slope by Wald’s, O:E on the log scale.</source>
        <translation>区间：AUC&#x2009;用&#x2009;DeLong&#x2009;法，斜率用&#x2009;Wald&#x2009;法，O:E&#x2009;用对数法。</translation>
    </message>
    <message>
        <source>“Few samples of a class” means fewer than %1 positives or negatives: such values, and tests that include them, are uncertain.</source>
        <translation>“某一类样本很少”指正例或负例少于&#x2009;%1&#x2009;个：这样的值以及含有它们的检验都很不确定。</translation>
    </message>
    <message>
        <source>the highest Youden index</source>
        <translation>约登指数最高</translation>
    </message>
    <message>
        <source>the highest %1</source>
        <translation>%1最高</translation>
    </message>
    <message>
        <source>the lowest expected cost (false negative %1, false positive %2)</source>
        <translation>期望代价最低（漏报&#x2009;%1，误报&#x2009;%2）</translation>
    </message>
    <message>
        <source>the lowest false positive rate with recall %1 or more</source>
        <translation>召回率不低于&#x2009;%1&#x2009;时假正率最低</translation>
    </message>
    <message>
        <source>the highest recall with specificity %1 or more</source>
        <translation>特异度不低于&#x2009;%1&#x2009;时召回率最高</translation>
    </message>
    <message>
        <source>the highest recall with precision %1 or more</source>
        <translation>精确率不低于&#x2009;%1&#x2009;时召回率最高</translation>
    </message>
    <message>
        <source>the highest recall with a share of at most %1 predicted positive</source>
        <translation>预测为正的占比不超过&#x2009;%1&#x2009;时召回率最高</translation>
    </message>
    <message>
        <source>The threshold was chosen on these samples for %1.</source>
        <translation>阈值在这些样本上选定，目标是%1。</translation>
    </message>
    <message numerus="yes">
        <source>Moving the threshold from %1 to %2 finds %3 more and adds %n false alarms among these %4.</source>
        <translation>
            <numerusform>阈值从&#x2009;%1&#x2009;移到&#x2009;%2，在这&#x2009;%4&#x2009;个中多找到&#x2009;%3&#x2009;个，多出&#x2009;%n&#x2009;个误报。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Moving the threshold from %1 to %2 finds %3 more and avoids %n false alarms among these %4.</source>
        <translation>
            <numerusform>阈值从&#x2009;%1&#x2009;移到&#x2009;%2，在这&#x2009;%4&#x2009;个中多找到&#x2009;%3&#x2009;个，少&#x2009;%n&#x2009;个误报。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Moving the threshold from %1 to %2 misses %3 more and adds %n false alarms among these %4.</source>
        <translation>
            <numerusform>阈值从&#x2009;%1&#x2009;移到&#x2009;%2，在这&#x2009;%4&#x2009;个中多漏掉&#x2009;%3&#x2009;个，多出&#x2009;%n&#x2009;个误报。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Moving the threshold from %1 to %2 misses %3 more and avoids %n false alarms among these %4.</source>
        <translation>
            <numerusform>阈值从&#x2009;%1&#x2009;移到&#x2009;%2，在这&#x2009;%4&#x2009;个中多漏掉&#x2009;%3&#x2009;个，少&#x2009;%n&#x2009;个误报。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 skipped: weight 0</source>
        <translation>略去&#x2009;%1&#x2009;个：权重为&#x2009;0</translation>
    </message>
    <message>
        <source>Intervals: bootstrap of the %1 clusters in column “%2”, each drawn as a whole (%3 rounds, seed %4).</source>
        <translation>区间由对“%2”列的&#x2009;%1&#x2009;个簇的自助法得到，每个簇整体抽取（%3&#x2009;轮，种子&#x2009;%4）。</translation>
    </message>
    <message>
        <source>the labels in %1 seem to be predicted, as every score is a confidence of at least 0.5; add a column of true labels, or use %2 if they are true.</source>
        <translation>%1&#x2009;中的标签看起来是预测结果，因为每个得分都是不低于&#x2009;0.5&#x2009;的置信度；请添加真实标签列，如果它们就是真实标签，请使用&#x2009;%2。</translation>
    </message>
    <message>
        <source>the scores could be in %1; choose the column: %2.</source>
        <translation>得分可能在&#x2009;%1&#x2009;中；请选择列：%2。</translation>
    </message>
    <message>
        <source>the labels are %1 and %2; name the positive class with %3 or %4.</source>
        <translation>标签为&#x2009;%1&#x2009;和&#x2009;%2；请用&#x2009;%3&#x2009;或&#x2009;%4&#x2009;指定正类。</translation>
    </message>
    <message>
        <source>the columns are %1; name the labels with --label.</source>
        <translation>各列为&#x2009;%1；请用 --label&#x2009;指定标签列。</translation>
    </message>
    <message>
        <source>the columns are %1; name the scores with --score.</source>
        <translation>各列为&#x2009;%1；请用 --score&#x2009;指定得分列。</translation>
    </message>
    <message numerus="yes">
        <source>Each model is evaluated on its own rows; comparisons use the %n rows with a score of every model.</source>
        <translation>
            <numerusform>每个模型都在有其得分的行上评估；比较只使用所有模型都有得分的&#x2009;%n&#x2009;行。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only the %n rows with a score of every model are used.</source>
        <translation>
            <numerusform>只使用所有模型都有得分的&#x2009;%n&#x2009;行。</numerusform>
        </translation>
    </message>
    <message>
        <source>the labels have different numbers of readable rows; correct or remove the rows that cannot be read.</source>
        <translation>各标签可读取的行数不同；请更正或删除无法读取的行。</translation>
    </message>
    <message>
        <source>A label is predicted if its score is at least %1. In averages, precisions and recalls with a denominator of 0 count as 0.</source>
        <translation>得分不低于&#x2009;%1&#x2009;时预测该标签。求平均时，分母为&#x2009;0&#x2009;的精确率和召回率计为&#x2009;0。</translation>
    </message>
    <message>
        <source>All labels</source>
        <translation>全部标签</translation>
    </message>
    <message>
        <source>The best run by %1 depends on the judge: %2.</source>
        <translation>按&#x2009;%1&#x2009;哪个检索结果最好取决于标注者：%2。</translation>
    </message>
    <message>
        <source>use --order rank, or --order score-file if higher scores are better</source>
        <translation>请使用 --order rank；如果得分越高越好，请使用 --order score-file</translation>
    </message>
    <message>
        <source>All pages</source>
        <translation>全部网页</translation>
    </message>
    <message>
        <source>nothing to draw; name a column of subgroups with --slices</source>
        <translation>没有可绘制的内容；请用&#x2009;--slices&#x2009;指定亚组的列</translation>
    </message>
    <message>
        <source>This chart compares one class with the rest. Name it with --positive.</source>
        <translation>此图把一类与其余各类比较。用 --positive&#x2009;指定这一类。</translation>
    </message>
    <message>
        <source>Weighted mean of %1</source>
        <translation>%1&#x2009;的加权均值</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>示例</translation>
    </message>
    <message>
        <source>Birthday cakes</source>
        <translation>生日蛋糕</translation>
    </message>
    <message>
        <source>Threshold-independent performance: area under the ROC curve (AUC) and average precision (AP).</source>
        <translation>与阈值无关的性能：ROC&#x2009;曲线下面积（AUC）和平均精确率（AP）。</translation>
    </message>
    <message>
        <source>Quality of the probabilities: log loss, normalised entropy (NE), Brier score, expected calibration error (ECE) and the ratio of predicted to observed positives (PCOC).</source>
        <translation>概率的质量：对数损失、归一化熵（NE）、Brier&#x2009;得分、期望校准误差（ECE）和预测与观察正例之比（PCOC）。</translation>
    </message>
    <message>
        <source>Quality of the probabilities</source>
        <translation>概率的质量</translation>
    </message>
    <message>
        <source>95% intervals of shares: Wilson score method; of ratios: log method; of F: logit method; of the others: delta method on Fisher’s z scale; conditional on the threshold.</source>
        <translation>占比的&#x2009;95%&#x2009;区间用&#x2009;Wilson&#x2009;得分法，比值用对数法，F&#x2009;用&#x2009;logit&#x2009;法，其余用&#x2009;Fisher z&#x2009;尺度上的&#x2009;delta&#x2009;法；均以给定的阈值为条件。</translation>
    </message>
    <message>
        <source>Rates of every model</source>
        <translation>各模型的比率</translation>
    </message>
    <message>
        <source>Rates of every model.</source>
        <translation>各模型的比率。</translation>
    </message>
    <message>
        <source>EPS files need the program pdftops. Install the package poppler-utils, or save as PDF.</source>
        <translation>写&#x2009;EPS&#x2009;文件需要程序&#x2009;pdftops。请安装软件包&#x2009;poppler-utils，或保存为&#x2009;PDF。</translation>
    </message>
    <message>
        <source>Save lesson</source>
        <translation>保存一课</translation>
    </message>
    <message>
        <source>query text %1</source>
        <translation>查询文本&#x2009;%1</translation>
    </message>
    <message>
        <source>%1 in %2 seems to be %3 in %4.</source>
        <translation>%2&#x2009;中的&#x2009;%1&#x2009;似乎就是&#x2009;%4&#x2009;中的&#x2009;%3。</translation>
    </message>
    <message>
        <source>query ids</source>
        <translation>查询编号</translation>
    </message>
    <message>
        <source>document ids</source>
        <translation>文档编号</translation>
    </message>
    <message>
        <source>Remove %1 and %2 from the %3 in %4.</source>
        <translation>请从&#x2009;%4&#x2009;的%3中去掉&#x2009;%1&#x2009;和&#x2009;%2。</translation>
    </message>
    <message>
        <source>Remove %1 from the %2 in %3.</source>
        <translation>请从&#x2009;%3&#x2009;的%2中去掉&#x2009;%1。</translation>
    </message>
    <message>
        <source>Delete everything up to the last %1 in the %2 in %3.</source>
        <translation>请在&#x2009;%3&#x2009;的%2中删去最后一个&#x2009;%1&#x2009;及其之前的内容。</translation>
    </message>
    <message>
        <source>Delete the first %1 and everything after it in the %2 in %3.</source>
        <translation>请在&#x2009;%3&#x2009;的%2中删去第一个&#x2009;%1&#x2009;及其之后的内容。</translation>
    </message>
    <message>
        <source>Write the %1 with the same capitals in both files.</source>
        <translation>请使两个文件中%1的大小写一致。</translation>
    </message>
    <message>
        <source>Remove the leading zeros from the %1 in %2.</source>
        <translation>请去掉&#x2009;%2&#x2009;的%1开头的零。</translation>
    </message>
    <message>
        <source>This is “%1”.</source>
        <translation>这是“%1”。</translation>
    </message>
    <message>
        <source>Own data</source>
        <translation>自有数据</translation>
    </message>
    <message>
        <source>Numerator and denominator</source>
        <translation>分子和分母</translation>
    </message>
    <message>
        <source>How low, how high?</source>
        <translation>最低多少，最高多少？</translation>
    </message>
    <message>
        <source>Describe which documents are not judged.
</source>
        <translation>请在这里说明哪些文档未标注。
</translation>
    </message>
    <message>
        <source>Now the other list</source>
        <translation>再看另一个列表</translation>
    </message>
    <message>
        <source>Another rate</source>
        <translation>再看一个比率</translation>
    </message>
    <message>
        <source>95% intervals of MCC, kappa, Youden’s J and balanced accuracy: delta method on Fisher’s z scale.</source>
        <translation>MCC、κ、约登指数&#x2009;J&#x2009;和平衡准确率的&#x2009;95%&#x2009;区间用&#x2009;Fisher z&#x2009;尺度上的&#x2009;delta&#x2009;法。</translation>
    </message>
    <message>
        <source>95% intervals of likelihood and odds ratios and lift: log method, with Kish’s effective sample size for the weights.</source>
        <translation>似然比、比值比和提升度的&#x2009;95%&#x2009;区间用对数法，样本数取加权后的有效样本数（Kish）。</translation>
    </message>
    <message>
        <source>95% intervals of likelihood and odds ratios and lift: log method.</source>
        <translation>似然比、比值比和提升度的&#x2009;95%&#x2009;区间用对数法。</translation>
    </message>
    <message>
        <source>95% intervals of ECE, ICI, E50 and E90: bootstrap of all samples (%1 rounds, seed %2).</source>
        <translation>ECE、ICI、E50&#x2009;和&#x2009;E90&#x2009;的&#x2009;95%&#x2009;区间由对全部样本的自助法得到（%1&#x2009;轮，种子&#x2009;%2）。</translation>
    </message>
    <message>
        <source>p is from the paired bootstrap of AUC against %1 (%2 rounds, seed %3), Holm-adjusted.</source>
        <translation>p&#x2009;值来自与&#x2009;%1&#x2009;比较&#x2009;AUC&#x2009;的配对自助法（%2&#x2009;轮，种子&#x2009;%3），经&#x2009;Holm&#x2009;校正。</translation>
    </message>
    <message>
        <source>Saved %1. This view updates when you edit the file.</source>
        <translation>已保存&#x2009;%1。编辑该文件后，此处的显示随之更新。</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>分钟</translation>
    </message>
    <message>
        <source>total</source>
        <translation>合计</translation>
    </message>
    <message>
        <source>The panels are too short. Set the height of the figure to %1 mm.</source>
        <translation>子图太矮。请把图的高度设为&#x2009;%1 mm。</translation>
    </message>
    <message>
        <source>probability of continuing</source>
        <translation>继续查看的概率</translation>
    </message>
    <message>
        <source>Each measure as a reader who views the list from the top: the probability of continuing from each rank to the next one, and the expected number of documents viewed.</source>
        <translation>每个指标对应一个从头浏览列表的用户：看完每一位后继续看下一位的概率，以及预计查看的文档数。</translation>
    </message>
    <message>
        <source>values of a run under its rules, as in --as and Other tools</source>
        <translation>按其规则计算的检索结果的值，与 --as&#x2009;和“其他工具”相同</translation>
    </message>
    <message>
        <source>Rank %1: grade %2, rank %3 in the ideal ranking. Both lists contain the document from depth %4 on, so it adds %5.</source>
        <translation>第&#x2009;%1&#x2009;位：等级&#x2009;%2，在理想排序中为第&#x2009;%3&#x2009;位。从第&#x2009;%4&#x2009;位起，两个列表都含有该文档，因此贡献&#x2009;%5。</translation>
    </message>
    <message>
        <source>Compatibility</source>
        <translation>兼容度</translation>
    </message>
    <message>
        <source>Clarke, Vtyurina &amp; Smucker, ACM TOIS 39(3), 2021</source>
        <translation>Clarke, Vtyurina &amp; Smucker, ACM TOIS 39(3), 2021</translation>
    </message>
    <message>
        <source>ideal rank</source>
        <translation>理想排名</translation>
    </message>
    <message>
        <source>The rank of the document in the ideal ranking.</source>
        <translation>文档在理想排序中的排名。</translation>
    </message>
    <message>
        <source>Rank in the ideal ranking: %1.</source>
        <translation>在理想排序中的排名：第&#x2009;%1&#x2009;位。</translation>
    </message>
    <message>
        <source>overlap</source>
        <translation>重合度</translation>
    </message>
    <message>
        <source>What the document adds at all depths at which both lists contain it.</source>
        <translation>在列表与理想排序都含有该文档的所有深度上，该文档的贡献之和。</translation>
    </message>
    <message>
        <source>Both lists contain the document from depth %1 on. This adds %2.</source>
        <translation>从第&#x2009;%1&#x2009;位起，两个列表都含有该文档，因此贡献&#x2009;%2。</translation>
    </message>
    <message>
        <source>The overlap of the list with the nearest ideal ranking is %1, and the overlap of this ideal ranking with itself is %2, so %3 = %4.</source>
        <translation>列表与最接近的理想排序的重合度为&#x2009;%1，该理想排序与自身的重合度为&#x2009;%2，因此&#x2009;%3 = %4。</translation>
    </message>
    <message>
        <source>The gain is multiplied by 1/log%1(i) from rank %2 on, and by 1 before that.</source>
        <translation>增益的乘数（权重）：从第&#x2009;%2&#x2009;位起为&#x2009;1/log%1(i)，之前为&#x2009;1。</translation>
    </message>
    <message>
        <source>The gain is divided by log%1(i) from rank %2 on, and by 1 before that.</source>
        <translation>增益的除数（折损）：从第&#x2009;%2&#x2009;位起为&#x2009;log%1(i)，之前为&#x2009;1。</translation>
    </message>
    <message>
        <source>The increase in the square of the number of relevant documents found: 1, 3, 5, and so on.</source>
        <translation>找到的相关文档数的平方增加多少：1、3、5，依此类推。</translation>
    </message>
    <message>
        <source>The square of the number found grows by %1.</source>
        <translation>找到的文档数的平方增加&#x2009;%1。</translation>
    </message>
    <message>
        <source>Divide by the overlap of the ideal ranking with itself: %1.</source>
        <translation>除以理想排序与自身的重合度：%1。</translation>
    </message>
    <message>
        <source>The expected calibration error of the highest score: the gap between this score and how often its class is correct.</source>
        <translation>最高得分的期望校准误差：该得分与其类别正确的频率之差。</translation>
    </message>
    <message numerus="yes">
        <source>p values are Holm-adjusted across %n comparisons.</source>
        <translation>
            <numerusform>p&#x2009;值对&#x2009;%n&#x2009;次比较作了&#x2009;Holm&#x2009;校正。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>p values are Holm-adjusted across %n comparisons for %1 (the primary measure) and across %2 for the other measures.</source>
        <translation>
            <numerusform>p&#x2009;值作&#x2009;Holm&#x2009;校正：%1（主要指标）对&#x2009;%n&#x2009;次比较，其他指标对&#x2009;%2&#x2009;次比较。</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave one out: one subgroup is left out at a time, and the values are those of the remaining samples, with 95% intervals.</source>
        <translation>逐一剔除：每次剔除一个亚组，所列为其余样本的值及其&#x2009;95%&#x2009;区间。</translation>
    </message>
    <message>
        <source>The p values are from Tukey’s HSD, which adjusts them across all pairs of runs.</source>
        <translation>p&#x2009;值来自&#x2009;Tukey&#x2009;HSD，它对检索结果的所有配对校正。</translation>
    </message>
    <message>
        <source>The p values are from the %1 test, Holm-adjusted across all pairs of runs.</source>
        <translation>p&#x2009;值来自%1检验，对检索结果的所有配对作&#x2009;Holm&#x2009;校正。</translation>
    </message>
    <message numerus="yes">
        <source>Holm’s p is adjusted across %n groups.</source>
        <translation>
            <numerusform>Holm&#x2009;的&#x2009;p&#x2009;值按&#x2009;%n&#x2009;个组校正。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>across %n comparisons</source>
        <translation>
            <numerusform>共&#x2009;%n&#x2009;次比较</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 across %n comparisons, other measures across %2</source>
        <translation>
            <numerusform>%1&#x2009;对&#x2009;%n&#x2009;次比较，其他指标对&#x2009;%2&#x2009;次</numerusform>
        </translation>
    </message>
    <message>
        <source>Agreement between two judges’ rankings of the runs.</source>
        <translation>分别按两位标注者的标注，检索结果的次序有多一致。</translation>
    </message>
    <message>
        <source>prerequisites</source>
        <translation>先修课</translation>
    </message>
    <message>
        <source>Agreement between two measures’ rankings of the runs.</source>
        <translation>分别按两个指标，检索结果的次序有多一致。</translation>
    </message>
    <message>
        <source>95% intervals of log loss and Brier score: Wald’s for a mean.</source>
        <translation>对数损失和&#x2009;Brier&#x2009;得分的&#x2009;95%&#x2009;区间为均值的&#x2009;Wald&#x2009;区间。</translation>
    </message>
    <message>
        <source>With unjudged documents graded like the judged documents at their rank, the difference is %1.</source>
        <translation>若未标注文档按同一排名的已标注文档的等级计，差值为&#x2009;%1。</translation>
    </message>
    <message>
        <source>%1 of the %2 points of %3 are listed: those needed to draw the curve at 1200 dpi.</source>
        <translation>%3&#x2009;共&#x2009;%2&#x2009;个点，列出&#x2009;1200 dpi&#x2009;绘制所需的&#x2009;%1&#x2009;个。</translation>
    </message>
    <message>
        <source>Measures from the confusion matrix of %1.</source>
        <translation>由&#x2009;%1&#x2009;的混淆矩阵得出的指标。</translation>
    </message>
    <message>
        <source>The thresholds are scores of %1.</source>
        <translation>这些阈值是&#x2009;%1&#x2009;的得分。</translation>
    </message>
    <message>
        <source>What each threshold does</source>
        <translation>每个阈值的效果</translation>
    </message>
    <message>
        <source>sums of the weights of samples</source>
        <translation>样本权重之和</translation>
    </message>
    <message>
        <source>numbers of samples</source>
        <translation>样本数</translation>
    </message>
    <message>
        <source>Confusion matrix: %1 by label (rows) and prediction (columns).</source>
        <translation>混淆矩阵：按标签（行）和预测（列）统计的%1。</translation>
    </message>
    <message>
        <source>Confusion matrix of %2: %1 by label (rows) and prediction (columns).</source>
        <translation>%2&#x2009;的混淆矩阵：按标签（行）和预测（列）统计的%1。</translation>
    </message>
    <message>
        <source>Two-sided p values of paired tests of this difference. %1 is the primary measure, whose p value needs no adjustment. The p values of the other measures are adjusted across these measures.</source>
        <translation>该差值的各配对检验的双侧&#x2009;p&#x2009;值。%1&#x2009;是主要指标，其&#x2009;p&#x2009;值无需校正；其他指标的&#x2009;p&#x2009;值在它们之间校正。</translation>
    </message>
    <message>
        <source>%1 in each query group. The p values are Holm-adjusted across the groups.</source>
        <translation>每个查询组中的&#x2009;%1。各组的&#x2009;p&#x2009;值作&#x2009;Holm&#x2009;校正。</translation>
    </message>
    <message>
        <source>The share of judged documents is unknown because there are no runs.</source>
        <translation>没有检索结果，因此已标注文档的比例未知。</translation>
    </message>
    <message>
        <source>A is “%1”, B is “%2”. The p values of %3 are raw; those of the other measures are Holm-adjusted across these measures.</source>
        <translation>A&#x2009;为“%1”，B&#x2009;为“%2”。%3&#x2009;的&#x2009;p&#x2009;值未经校正；其他指标的&#x2009;p&#x2009;值在它们之间作&#x2009;Holm&#x2009;校正。</translation>
    </message>
    <message>
        <source>No installed font has the character “%1” (in “%2”), so an empty box appears instead.</source>
        <translation>“%2”中的“%1”没有已安装的字体可以显示，该处为空框。</translation>
    </message>
    <message>
        <source>Each query’s %1. The dashed line is the mean, %2.</source>
        <translation>各查询的&#x2009;%1；虚线为均值，%2。</translation>
    </message>
    <message>
        <source>Every query has two lists, and the mean uses list %1.</source>
        <translation>每个查询有两个列表，均值取自列表&#x2009;%1。</translation>
    </message>
    <message>
        <source>%1 of %3 queries have two lists, and the mean uses list %2. The other queries have one list.</source>
        <extracomment>%2 is A or B</extracomment>
        <translation>%3&#x2009;个查询中有&#x2009;%1&#x2009;个含两个列表，计入的是列表&#x2009;%2；其余只有一个列表，直接计入。</translation>
    </message>
    <message>
        <source>%1 = %2 is %3. Under the current rules, it is %4.</source>
        <extracomment>%1 is a measure, %2 its number, %3 &quot;read as 0.59245 to 0.59255 …&quot;</extracomment>
        <translation>%1 = %2 %3；按当前规则为&#x2009;%4。</translation>
    </message>
    <message>
        <source>The lesson has %1 steps. Use at most %2.</source>
        <translation>本课有&#x2009;%1&#x2009;步。最多可有&#x2009;%2&#x2009;步。</translation>
    </message>
    <message>
        <source>A step has %1 words. Use at most %2.</source>
        <translation>有一步共&#x2009;%1&#x2009;个词。最多可有&#x2009;%2&#x2009;个。</translation>
    </message>
    <message>
        <source>“%1” has no text. Write one in this language.</source>
        <translation>“%1”没有文字。请用该语言写上。</translation>
    </message>
    <message>
        <source>The picture %1 has no alternative text. Describe it in square brackets.</source>
        <translation>图片&#x2009;%1&#x2009;没有替代文本。请在方括号中加以描述。</translation>
    </message>
    <message>
        <source>A number in the guess “%1” is undefined. Ask about another number, or change the data.</source>
        <translation>猜测“%1”中有一个数无定义。请换一个数来问，或修改数据。</translation>
    </message>
    <message>
        <source>A wrong answer to the guess “%1” is within the tolerance of the right one. Remove it, or make the tolerance smaller.</source>
        <translation>猜测“%1”中有一个错误答案落在正确答案的容差之内。请删去它，或减小容差。</translation>
    </message>
    <message>
        <source>Two numbers in the guess “%1” are less than %2 tolerances apart. Remove one, or make the tolerance smaller.</source>
        <translation>猜测“%1”中有两个数相差不到&#x2009;%2&#x2009;倍容差。请删去其中一个，或减小容差。</translation>
    </message>
    <message>
        <source>Two numbers to put in order in the guess “%1” are equal. Remove one of them.</source>
        <translation>猜测“%1”中有两个要排序的数相等。请删去其中一个。</translation>
    </message>
    <message>
        <source>“%1” is not used in any guess, text or panel. Use it, or remove it.</source>
        <translation>没有任何猜测、文字或面板用到“%1”。请用上它，或删去它。</translation>
    </message>
    <message>
        <source>%1 is typed by hand. Use a definition such as {nDCG@5 of=A}, or put it in “quotation marks”.</source>
        <translation>%1&#x2009;是直接写出的数。请改用定义，如&#x2009;{nDCG@5 of=A}，或放在“引号”中。</translation>
    </message>
    <message>
        <source>The formula of the guess “%1” needs exactly one blank for each number.</source>
        <translation>猜测“%1”的公式中，每个数都要正好有一个填空处。</translation>
    </message>
    <message>
        <source>“%1” is still to be written.</source>
        <translation>“%1”还没有写。</translation>
    </message>
    <message>
        <source>The lesson needs “%1”, which is not a lesson. Correct its id after “needs”.</source>
        <translation>本课要先学“%1”，但没有这一课。请改正“needs”后面的编号。</translation>
    </message>
    <message>
        <source>In %1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Sum up the point in your own words, and ask the same question about other data with less help. Then delete this step.

`rankscope-cli lesson check` lists what is missing. A step may have at most 60 words, and a lesson at most 6 steps. Never type an answer.
</source>
        <translation>请用自己的话总结要点，再用别的数据、少给些提示，问同样的问题。然后删去这一步。

`rankscope-cli lesson check`&#x2009;会列出还缺什么。一步最多&#x2009;60&#x2009;个词（两个汉字算一个词），一课最多&#x2009;6&#x2009;步。答案一律不要手写。
</translation>
    </message>
    <message>
        <source>Describe what the measure divides, and by what.
</source>
        <translation>请在这里说明这个指标用什么除以什么。
</translation>
    </message>
    <message>
        <source>The mean of the precisions at the ranks of all relevant documents. A document that was not retrieved counts as 0. The mean over queries is MAP.</source>
        <translation>把每个相关文档所在位置的精确率相加，再除以相关文档总数；未检索到的相关文档贡献&#x2009;0。对各查询取均值即为&#x2009;MAP。英文&#x2009;average precision。</translation>
    </message>
    <message>
        <source>Each relevant document adds 1 minus the share of non-relevant documents above it, %1 in total. Dividing by %2, the number of relevant documents, gives %3.</source>
        <translation>每个相关文档贡献&#x2009;1&#x2009;减去前面不相关文档的占比，合计&#x2009;%1；除以相关文档总数&#x2009;%2，得&#x2009;%3。</translation>
    </message>
    <message>
        <source>Shows how rarely documents that were judged non-relevant rank above relevant ones. It skips unjudged documents, so incomplete judgments affect it less.</source>
        <translation>标注为不相关的文档排在相关文档之前的情况有多少：越少，值越大。未标注的文档被跳过，因此标注不全时受影响较小。英文&#x2009;binary preference。</translation>
    </message>
    <message>
        <source>Rank-biased overlap of the list with the nearest ideal ranking, divided by the overlap of this ideal ranking with itself. Grades matter only for their order, so preferences between documents are enough.</source>
        <translation>列表与最接近的理想排序的排名偏置重合度，除以该理想排序与自身的重合度。等级只有高低之分起作用，因此只有文档之间的偏好也够用。英文&#x2009;compatibility。</translation>
    </message>
    <message>
        <source>Rank %1 is pooled but unjudged. It contributes nothing, but the ranks below it count it as a pooled document.</source>
        <translation>第&#x2009;%1&#x2009;位已入池但未标注：没有贡献，但后面各位把它算作一个入池文档。</translation>
    </message>
    <message>
        <source>Average precision when only a sample of the pool was judged. The precision above a relevant document is estimated from the judged documents among the pooled ones. A negative grade marks a pooled document that nobody judged. A document without a grade was not pooled.</source>
        <translation>只标注了标注池的一个样本时的平均精确率：相关文档之前的精确率，由入池文档中已标注的部分来估计。等级为负表示文档在池中但没有人标注；没有等级表示文档未入池。英文&#x2009;inferred average precision。</translation>
    </message>
    <message>
        <source>The expected gain per document viewed, for a reader who wants a total gain of T and gives up less easily the further down the list they are. The larger T is, the further they read.</source>
        <translation>用户想得到总增益&#x2009;T，且越往后看越不容易放弃时，每查看一个文档的期望增益。T&#x2009;越大，用户看得越远。</translation>
    </message>
    <message>
        <source>The best precision at or beyond the rank where a given share of the relevant documents is found, or 0 if it is never found. Versions of trec_eval convert a share of R to a number of documents differently: “up” adds 0.9 and truncates (9.0.8, ranx), and “nearest” rounds (10.0).</source>
        <translation>从找到一定比例的相关文档的位置起，往后的最高精确率；没有找到那么多时为&#x2009;0。R&#x2009;的某一比例相当于几个文档，trec_eval&#x2009;各版本不同：up&#x2009;加&#x2009;0.9&#x2009;后截去小数（9.0.8、ranx），nearest&#x2009;四舍五入（10.0）。英文&#x2009;interpolated precision。</translation>
    </message>
    <message>
        <source>The share of the first k retrieved documents that were judged. It shows how far the other values rest on actual judgments.</source>
        <translation>检索到的前&#x2009;k&#x2009;个文档中有人标注过的比例：其他指标的值究竟有多少建立在标注之上。</translation>
    </message>
    <message>
        <source>The expected gain per document viewed, for a reader who continues to the next rank with probability p, the persistence. With a small p, only the top ranks matter.</source>
        <translation>用户每看一个文档的期望增益；用户以概率&#x2009;p（坚持度）继续看下一位。p&#x2009;小则只看最前面几位。英文&#x2009;rank-biased precision。</translation>
    </message>
    <message>
        <source>Pairs with documents above that have at least the same grade, as in an ideal ranking.</source>
        <translation>与前面文档组成的文档对中，前者等级不低于后者的，与某个理想排序一致。</translation>
    </message>
    <message>
        <source>The weighted share of document pairs that are in the same order as in an ideal ranking. If there are several ideal rankings, the one closest to the list counts. Two documents with the same grade always count as in order.</source>
        <translation>与理想排序次序一致的文档对所占的（加权）比例；理想排序有多个时，取最接近的一个。等级相同的两个文档一律算作次序正确。英文&#x2009;rank correlation。</translation>
    </message>
    <message>
        <source>The number of documents in the list. trec_eval sums it over queries, but Rankscope takes the mean, as for every measure.</source>
        <translation>列表中有多少个文档。trec_eval&#x2009;对各查询求和；这里同其他指标一样取均值。</translation>
    </message>
    <message>
        <source>The number of relevant documents, R, whether retrieved or not and regardless of the list. trec_eval sums it over queries, but Rankscope takes the mean, as for every measure.</source>
        <translation>相关文档共有多少个，即&#x2009;R，不论是否检索到，也与列表无关。trec_eval&#x2009;对各查询求和；这里同其他指标一样取均值。</translation>
    </message>
    <message>
        <source>The number of relevant documents in the list: a count, not a ratio. trec_eval sums it over queries, but Rankscope takes the mean, as for every measure.</source>
        <translation>列表中有多少个相关文档：只计数，不作除法。trec_eval&#x2009;对各查询求和；这里同其他指标一样取均值。</translation>
    </message>
    <message>
        <source>The number of documents in the list that were judged and are not relevant. trec_eval sums it over queries, but Rankscope takes the mean, as for every measure.</source>
        <translation>列表中有多少个文档已标注且不相关。trec_eval&#x2009;对各查询求和；这里同其他指标一样取均值。</translation>
    </message>
    <message numerus="yes">
        <source>Lists the first %1 of %n queries. The means cover all queries.</source>
        <translation>
            <numerusform>列出&#x2009;%n&#x2009;个查询中的前&#x2009;%1&#x2009;个；均值包含全部查询。</numerusform>
        </translation>
    </message>
    <message>
        <source>This page can show only ranked lists and labelled samples.</source>
        <translation>此页只能显示排序列表和带标签的样本。</translation>
    </message>
    <message>
        <source>Change the list and watch every number. Select a row and type a digit for its grade, or press Alt with an arrow key to move it.</source>
        <translation>改动列表，观察每个数字的变化。选中一行后输入数字即可改变等级；Alt&#x2009;加方向键可移动该行。</translation>
    </message>
    <message>
        <source>PR: precision = %1. Recall rises by %2/%3. Multiplied by the precision, this adds %4 to AP: %5 so far.</source>
        <translation>PR：精确率&#x2009;= %1。召回率增加&#x2009;%2/%3，乘以精确率，AP&#x2009;增加&#x2009;%4，目前为&#x2009;%5。</translation>
    </message>
    <message>
        <source>the ideal ranking has no document here</source>
        <translation>理想排序在此没有文档</translation>
    </message>
    <message>
        <source>The position in the list. 1 is the top.</source>
        <translation>在列表中的位置，1&#x2009;为最前。</translation>
    </message>
    <message>
        <source>The relevance grade of the document. u means unjudged.</source>
        <translation>标注的相关性等级（grade）；u&#x2009;表示未标注。</translation>
    </message>
    <message>
        <source>The list ends before rank %1. The ideal ranking has a grade %2 here, worth %3.</source>
        <translation>列表不到第&#x2009;%1&#x2009;位就结束了；理想排序在此处是等级&#x2009;%2，贡献&#x2009;%3。</translation>
    </message>
    <message>
        <source>κ for classes in this order; an error is weighted by how many classes it is off.</source>
        <translation>类别按此次序排列时的 κ，错误按相差的类别数加权。</translation>
    </message>
    <message>
        <source>Computed over all samples together. It is equal to accuracy.</source>
        <translation>把全部样本合在一起计算，与准确率相同。</translation>
    </message>
    <message>
        <source>The AUC of all scores pooled. A score is positive if it belongs to the sample’s true class.</source>
        <translation>把所有得分放在一起的&#x2009;AUC；样本真实类别的得分为正例。</translation>
    </message>
    <message>
        <source>The average precision of all scores pooled. A score is positive if it belongs to the sample’s true class.</source>
        <translation>把所有得分放在一起的平均精确率；样本真实类别的得分为正例。</translation>
    </message>
    <message>
        <source>The predicted class is the one with the highest score. Ties go to the first class.</source>
        <translation>预测为得分最高的类别；得分相同时取靠前的类别。</translation>
    </message>
    <message>
        <source>n = %1 in %2 classes.</source>
        <translation>n = %1，共&#x2009;%2&#x2009;个类别。</translation>
    </message>
    <message>
        <source>%1 of “%2”</source>
        <extracomment>A number of samples and their class, in a list</extracomment>
        <translation>“%2”%1&#x2009;个</translation>
    </message>
    <message>
        <source>n = %1: %2.</source>
        <translation>n = %1：%2。</translation>
    </message>
    <message>
        <source>PPV</source>
        <translation>PPV</translation>
    </message>
    <message>
        <source>Sensitivity</source>
        <translation>灵敏度</translation>
    </message>
    <message>
        <source>Queries needed: how many queries a paired t test would need to find half of the pairs significant at that level, with 80% power and the same means and spreads.</source>
        <translation>所需查询数：假设均值和离散程度不变，用这么多查询，配对&#x2009;t&#x2009;检验能以&#x2009;80%&#x2009;的功效在该水平下区分一半的配对。</translation>
    </message>
    <message>
        <source>The means do not all cover the same queries. The “queries” column shows how many each one covers, and the best mean is not marked.</source>
        <translation>各均值所含的查询不尽相同：“查询数”一列写明各含多少，因此不标出最佳均值。</translation>
    </message>
    <message>
        <source>With %1 rounds, no p value can fall below %2. At least %3 rounds are needed for that.</source>
        <translation>做&#x2009;%1&#x2009;轮时，p&#x2009;值不可能低于&#x2009;%2；要低于它，至少需要&#x2009;%3&#x2009;轮。</translation>
    </message>
    <message>
        <source>Paired bootstrap of the models’ weighted AUCs (%1 rounds, seed %2): the second minus the first, with its 95% interval. p is given raw and Holm-adjusted across these pairs.</source>
        <translation>各模型加权&#x2009;AUC&#x2009;的配对自助法（%1&#x2009;轮，种子&#x2009;%2）：第二个减第一个的差值及其&#x2009;95%&#x2009;区间。列出未经校正的&#x2009;p&#x2009;值，以及对这些配对作&#x2009;Holm&#x2009;校正的&#x2009;p&#x2009;值。</translation>
    </message>
    <message>
        <source>DeLong’s paired test of the models’ AUCs: the second minus the first, with its 95% interval. p is given raw and Holm-adjusted across these pairs.</source>
        <translation>各模型&#x2009;AUC&#x2009;的&#x2009;DeLong&#x2009;配对检验：第二个减第一个的差值及其&#x2009;95%&#x2009;区间。列出未经校正的&#x2009;p&#x2009;值，以及对这些配对作&#x2009;Holm&#x2009;校正的&#x2009;p&#x2009;值。</translation>
    </message>
    <message>
        <source>missing</source>
        <comment>a value</comment>
        <translation>缺失</translation>
    </message>
    <message>
        <source>Each subgroup compared with all other samples: differences (subgroup minus others) with 95% intervals; for O:E, the ratio.</source>
        <translation>每个亚组与其余全部样本比较：差值（亚组减其余）及其&#x2009;95%&#x2009;区间；O:E&#x2009;为比值。</translation>
    </message>
    <message>
        <source>Interaction of AUC, slope and O:E: Cochran’s Q test of equal values. p is not adjusted.</source>
        <translation>AUC、斜率和&#x2009;O:E&#x2009;的交互作用：各值相等的&#x2009;Cochran Q&#x2009;检验；p&#x2009;值未校正。</translation>
    </message>
    <message>
        <source>Interaction of rates: Pearson’s chi-squared test of equal rates. p is not adjusted.</source>
        <translation>比率的交互作用：各比率相等的&#x2009;Pearson&#x2009;卡方检验；p&#x2009;值未校正。</translation>
    </message>
    <message>
        <source>The interval assumes that the mean difference is normally distributed, but the %1 test does not.</source>
        <translation>区间假定平均差值服从正态分布；%1检验没有这一假定。</translation>
    </message>
    <message>
        <source>Queries missing from one run are skipped. If they counted as 0, the difference would be %1.</source>
        <translation>只缺于一个检索结果的查询被略去；若计为&#x2009;0，差值为&#x2009;%1。</translation>
    </message>
    <message>
        <source>Grades of the unjudged documents could not change which run has the higher mean.</source>
        <translation>未标注文档无论取何等级，都不会改变哪个检索结果的均值更高。</translation>
    </message>
    <message>
        <source>The smallest difference that these queries could detect is %1 (%2% power, given the observed spread).</source>
        <translation>这些查询能检测出的最小差值为&#x2009;%1（功效&#x2009;%2%，按观察到的离散程度）。</translation>
    </message>
    <message>
        <source>%1 folds that keep groups together</source>
        <translation>%1&#x2009;折，每组的样本都在同一折中</translation>
    </message>
    <message>
        <source>one fold per group</source>
        <translation>每组为一折</translation>
    </message>
    <message>
        <source>Scores are recalibrated out of fold by isotonic regression: each sample with a model fitted to the other folds (%1).</source>
        <translation>得分用保序回归作折外再校准：每个样本用其余各折拟合的模型再校准（%1）。</translation>
    </message>
    <message>
        <source>Scores are recalibrated out of fold by Platt scaling: each sample with a model fitted to the other folds (%1).</source>
        <translation>得分用&#x2009;Platt&#x2009;缩放作折外再校准：每个样本用其余各折拟合的模型再校准（%1）。</translation>
    </message>
    <message>
        <source>n = %1 (weighted), %2 positive by weight.</source>
        <translation>n = %1（加权），按权重计正例&#x2009;%2。</translation>
    </message>
    <message>
        <source>n = %1, %2 positive.</source>
        <translation>n = %1，正例&#x2009;%2。</translation>
    </message>
    <message>
        <source>Samples with score ≥ threshold are predicted “%1”.</source>
        <translation>得分&#x2009;≥&#x2009;阈值的样本预测为“%1”。</translation>
    </message>
    <message>
        <source>Samples with score ≤ threshold are predicted “%1”.</source>
        <translation>得分&#x2009;≤&#x2009;阈值的样本预测为“%1”。</translation>
    </message>
    <message>
        <source>These measures are undefined for scores outside 0 to 1, which are not probabilities.</source>
        <translation>0&#x2009;到&#x2009;1&#x2009;以外的得分不是概率，此时指标无定义。</translation>
    </message>
    <message>
        <source>Log loss is in nats. Probabilities are clipped to stay at least %1 away from 0 and 1.</source>
        <translation>对数损失以&#x2009;nat&#x2009;为单位，概率与&#x2009;0&#x2009;和&#x2009;1&#x2009;至少相距&#x2009;%1。</translation>
    </message>
    <message>
        <source>A false positive costs %1 and a false negative %2. The share of positives is taken from the samples.</source>
        <translation>假正例的代价为&#x2009;%1，假负例的代价为&#x2009;%2，正例占比与样本相同。</translation>
    </message>
    <message>
        <source>the highest specificity with sensitivity %1 or more</source>
        <translation>灵敏度不低于&#x2009;%1&#x2009;时特异度最高</translation>
    </message>
    <message>
        <source>the highest sensitivity with specificity %1 or more</source>
        <translation>特异度不低于&#x2009;%1&#x2009;时灵敏度最高</translation>
    </message>
    <message>
        <source>the highest sensitivity with a positive predictive value of %1 or more</source>
        <translation>阳性预测值不低于&#x2009;%1&#x2009;时灵敏度最高</translation>
    </message>
    <message>
        <source>the highest sensitivity with a share of at most %1 predicted positive</source>
        <translation>预测为正的占比不超过&#x2009;%1&#x2009;时灵敏度最高</translation>
    </message>
    <message>
        <source>Each threshold was chosen on these samples for %1.</source>
        <translation>各阈值是在这些样本上按以下目标选出的：%1。</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <comment>a threshold and its model</comment>
        <translation>%2&#x2009;为&#x2009;%1</translation>
    </message>
    <message>
        <source>Rates are computed at each model’s own threshold: %1.</source>
        <translation>各比率在各模型自己的阈值处计算：%1。</translation>
    </message>
    <message>
        <source>At threshold %1, %3 of 1000 %2 are flagged, %4 of them correctly; %5 are missed.</source>
        <extracomment>%2 is what is counted, such as “patients”</extracomment>
        <translation>阈值为&#x2009;%1&#x2009;时，每&#x2009;1000&#x2009;个%2中标出&#x2009;%3&#x2009;个，其中&#x2009;%4&#x2009;个正确，漏掉&#x2009;%5&#x2009;个。</translation>
    </message>
    <message>
        <source>Lowest: %1, if no sample is predicted positive.</source>
        <translation>最小：%1，即不把任何样本判为正例。</translation>
    </message>
    <message>
        <source>Lowest: %1, at threshold %2.</source>
        <translation>最小：%1，阈值为&#x2009;%2。</translation>
    </message>
    <message>
        <source>“%1” needs one of these on one side: %2.</source>
        <translation>请在“%1”的一侧写明比较什么：%2。</translation>
    </message>
    <message>
        <source>%1 orders documents with tied scores arbitrarily. Rankscope keeps their order in the run’s file, so values may differ.</source>
        <translation>%1&#x2009;对同分文档没有固定的次序；此处按检索结果文件中的次序排列，因此与它的数值可能不同。</translation>
    </message>
    <message>
        <source>In AP, RR, P and recall, %1 treats a document with a score of 0 or less as not relevant. In Rankscope, the score makes no difference.</source>
        <translation>在&#x2009;AP、RR、P&#x2009;和召回率中，%1&#x2009;把得分不大于&#x2009;0&#x2009;的文档视为不相关；此处与得分无关。</translation>
    </message>
    <message>
        <source>%1 also rounds the terms of nDCG and AP. Rankscope does not, so the last digit may differ.</source>
        <translation>%1&#x2009;对&#x2009;nDCG&#x2009;和&#x2009;AP&#x2009;的各项也作舍入；此处各项为精确值，末位数字可能不同。</translation>
    </message>
    <message>
        <source>In RR, %1 uses the best retrieved document. Rankscope uses the best judged document.</source>
        <translation>在&#x2009;RR&#x2009;中，%1&#x2009;以检索到的最佳文档为准；此处以标注过的最佳文档为准。</translation>
    </message>
    <message>
        <source>In ERR, %1 treats an unjudged document as grade 2. In Rankscope, it earns nothing.</source>
        <translation>在&#x2009;ERR&#x2009;中，%1&#x2009;把未标注文档当作等级&#x2009;2；此处不计。</translation>
    </message>
    <message>
        <source>uses only retrieved documents</source>
        <translation>只看已检索到的文档</translation>
    </message>
    <message>
        <source>The samples have weights, but this interval requires unweighted samples.</source>
        <translation>样本带有权重；此区间只适用于不带权的样本。</translation>
    </message>
    <message>
        <source>A threshold separates the classes, so the estimate has no finite value.</source>
        <translation>有一个阈值把两类完全分开，因此估计值不是有限数。</translation>
    </message>
    <message>
        <source>The samples outside one fold are all of one class, so nothing can be fitted to them. Use fewer folds, or other groups.</source>
        <translation>某一折之外的样本都属于同一类，因此无法拟合。请减少折数，或换用其他分组。</translation>
    </message>
    <message>
        <source>Each list’s ideal ranking contains the n best documents judged in A or B, where n is the number of documents that the list retrieved.</source>
        <translation>各列表的理想排序取&#x2009;A&#x2009;或&#x2009;B&#x2009;中标注过的最佳文档，数量与其检索数相同。</translation>
    </message>
    <message>
        <source>No program is set to open %1. Open it in a text editor. This view updates when you save.</source>
        <translation>没有关联的程序来打开&#x2009;%1。请在文本编辑器中打开；保存后，此处的显示随之更新。</translation>
    </message>
    <message>
        <source>Paired tests of the models’ decisions: the second minus the first. Accuracy, recall and specificity: McNemar’s test, mid-p and exact p. Precision and NPV: weighted generalized score test. p is not adjusted.</source>
        <translation>模型判定的配对检验：第二个减第一个。准确率、召回率和特异度：McNemar&#x2009;检验，mid-p&#x2009;和精确&#x2009;p；精确率和&#x2009;NPV：加权广义得分检验。p&#x2009;值未校正。</translation>
    </message>
    <message>
        <source>no interval: the agreement is the same for every document</source>
        <translation>没有区间：每个文档的一致程度都相同</translation>
    </message>
    <message>
        <source>Means of the runs under each judge’s grades.</source>
        <translation>按每位标注者的等级算出的检索结果均值。</translation>
    </message>
    <message numerus="yes">
        <source>%1: undefined for %n queries, %2: %3</source>
        <translation>
            <numerusform>%1：%n&#x2009;个查询无定义，%2：%3</numerusform>
        </translation>
    </message>
    <message>
        <source>Ranking and classification measures to try out</source>
        <translation>排序与分类指标：动手试一试</translation>
    </message>
    <message>
        <source>Memory limit for each workspace’s undo history. The oldest steps are discarded first.</source>
        <translation>每个工作区的撤销步骤最多占用多少内存；超出时丢弃最早的步骤。</translation>
    </message>
    <message>
        <source>No threshold of %1 reaches this aim, so %2 is used.</source>
        <translation>&#x2009;%1&#x2009;没有阈值达到这一目标，因此使用&#x2009;%2。</translation>
    </message>
    <message>
        <source>first ideal rank with this grade</source>
        <translation>该等级的首个理想排名</translation>
    </message>
    <message>
        <source>last ideal rank with this grade</source>
        <translation>该等级的末个理想排名</translation>
    </message>
    <message>
        <source>judgments per subtopic</source>
        <translation>按子主题的标注</translation>
    </message>
    <message>
        <source>The lesson needs “%1”, which needs this lesson. In one of them, remove the id after “needs”.</source>
        <translation>本课要先学“%1”，而那一课又要先学本课</translation>
    </message>
    <message>
        <source>Describe the queries, and explain what the mean over them shows.
</source>
        <translation>请在这里说明这些查询是什么，它们的均值又是什么。
</translation>
    </message>
    <message numerus="yes">
        <source>If the %n unjudged documents are graded anywhere from 0 to %1, %2</source>
        <translation>
            <numerusform>无论这&#x2009;%n&#x2009;个未标注文档在&#x2009;0&#x2009;到&#x2009;%1&#x2009;之间取何等级，%2</numerusform>
        </translation>
    </message>
    <message>
        <source>Intervals of calibration errors tend to be too high, because each resample adds its own error. An interval that does not contain its value is not shown.</source>
        <translation>校准误差的区间偏高，因为每次重抽样都会带来额外的误差；不包含其值的区间不显示。</translation>
    </message>
    <message>
        <source>%1: p for interaction</source>
        <translation>%1：交互作用的&#x2009;p&#x2009;值</translation>
    </message>
    <message>
        <source>Intervals: DeLong’s method.</source>
        <translation>区间用&#x2009;DeLong&#x2009;法。</translation>
    </message>
    <message>
        <source>Intervals: Wald’s method.</source>
        <translation>区间用&#x2009;Wald&#x2009;法。</translation>
    </message>
    <message>
        <source>Intervals: on the log scale.</source>
        <translation>区间用对数法。</translation>
    </message>
    <message numerus="yes">
        <source>Adjusted for %n comparisons, %1. The interval and the p value above are not adjusted.</source>
        <translation>
            <numerusform>对 %n 次比较校正后，%1。上面的区间和 p 值未经校正。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 at a prevalence of %2</source>
        <comment>the lowest expected cost</comment>
        <translation>患病率为&#x2009;%2&#x2009;时%1</translation>
    </message>
    <message>
        <source>the highest sensitivity with a false positive rate of %1 or less</source>
        <translation>假正率不高于&#x2009;%1&#x2009;时灵敏度最高</translation>
    </message>
    <message>
        <source>the highest recall with a false positive rate of %1 or less</source>
        <translation>假正率不高于&#x2009;%1&#x2009;时召回率最高</translation>
    </message>
    <message>
        <source>Cost per 1000 samples: %1 (share of positives %2).</source>
        <translation>每&#x2009;1000&#x2009;个样本的代价：%1（正例占比&#x2009;%2）。</translation>
    </message>
    <message>
        <source>Total cost: %1 (%2 per 1000 samples).</source>
        <translation>总代价：%1（每&#x2009;1000&#x2009;个样本&#x2009;%2）。</translation>
    </message>
    <message>
        <source>Paired tests of the models’ decisions: the second minus the first. Accuracy, sensitivity and specificity: McNemar’s test, mid-p and exact p. Positive and negative predictive value: weighted generalized score test. p is not adjusted.</source>
        <translation>模型判定的配对检验：第二个减第一个。准确率、灵敏度和特异度：McNemar&#x2009;检验，mid-p&#x2009;和精确&#x2009;p；阳性和阴性预测值：加权广义得分检验。p&#x2009;值未校正。</translation>
    </message>
    <message>
        <source>no document has grades from both</source>
        <translation>没有两人都标注过的文档</translation>
    </message>
    <message>
        <source>The curves are too close together to label directly, so there is a legend instead.</source>
        <translation>曲线相距太近，旁边放不下名称，因此改用图例。</translation>
    </message>
    <message>
        <source>Two items would have the name “%1”. Choose different names.</source>
        <translation>会有两项同名：“%1”。请换用不同的名称。</translation>
    </message>
    <message>
        <source>Each line shows the reader that a measure assumes: how likely they are to continue from each rank to the next.</source>
        <translation>每条线是一个指标所假设的用户：看完每一位后继续看下一位的可能性。</translation>
    </message>
    <message>
        <source>Keep query order</source>
        <translation>保持查询顺序</translation>
    </message>
    <message>
        <source>2·P·R / (P + R), where P is macro precision and R is macro recall; never below the mean of the F1s.</source>
        <translation>由宏平均精确率&#x2009;P&#x2009;和宏平均召回率&#x2009;R&#x2009;算出的&#x2009;2·P·R / (P + R)，不会低于各&#x2009;F1&#x2009;的均值。</translation>
    </message>
    <message>
        <source>Whether it is better than %1 depends on queries that are missing from some runs.</source>
        <translation>它是否优于%1，取决于在有些检索结果中缺失的查询。</translation>
    </message>
    <message>
        <source>Whether %1 is better than %2 in %3 is undecided: it depends on queries that are missing from one of them.</source>
        <translation>按 %3，%1是否优于%2未定：取决于在其中一个里缺失的查询。</translation>
    </message>
    <message>
        <source>Weighted by traffic, these queries carry as much information as %1 equally weighted ones.</source>
        <translation>按流量加权后，这些查询的信息量相当于&#x2009;%1&#x2009;个等权的查询。</translation>
    </message>
    <message numerus="yes">
        <source>%n queries of %2 are missing from %1.</source>
        <translation>
            <numerusform>有&#x2009;%n&#x2009;个查询，%2有结果而%1没有。</numerusform>
        </translation>
    </message>
    <message>
        <source>Rankscope did not calculate how much unjudged documents could change the difference, because it cannot read these files query by query. With --bounds, it reads them as a whole.</source>
        <translation>没有计算未标注文档能使差值改变多少，因为这些文件无法逐个查询读取。用&#x2009;--bounds&#x2009;时，会整个读入。</translation>
    </message>
    <message>
        <source>The lesson’s own data does not meet this condition. Change the data or the condition.</source>
        <translation>本课自己的数据不满足这个条件。请修改数据或条件。</translation>
    </message>
    <message>
        <source>None of the data generated from seed %1 meets the conditions. Relax the conditions, or allow more variation.</source>
        <translation>种子&#x2009;%1&#x2009;生成的数据都不满足条件。请放宽条件，或允许更多变化。</translation>
    </message>
    <message>
        <source>A sample has probability 0. Without clipping, its logarithm is infinite.</source>
        <translation>有样本的概率为 0，不截断时其对数为无穷大。</translation>
    </message>
    <message>
        <source>The samples are from “%1”.</source>
        <translation>样本来自“%1”。</translation>
    </message>
    <message>
        <source>%1 is higher</source>
        <translation>%1 更高</translation>
    </message>
    <message>
        <source>The k × k confusion matrix: rows are true classes, columns are predicted classes.</source>
        <translation>k × k 混淆矩阵：行是真实类别，列是预测类别。</translation>
    </message>
    <message>
        <source>The k × k confusion matrix as shares of its rows, which are true classes; columns are predicted classes.</source>
        <translation>k × k 混淆矩阵，以占行的比例表示；行是真实类别，列是预测类别。</translation>
    </message>
    <message>
        <source>with a label to leave out</source>
        <extracomment>Rows of a table that were left out, as the following texts</extracomment>
        <translation>标签被略去</translation>
    </message>
    <message>
        <source>labelled %1</source>
        <translation>标签为 %1</translation>
    </message>
    <message>
        <source>without a label</source>
        <translation>无标签</translation>
    </message>
    <message>
        <source>without a score from a model</source>
        <translation>缺某个模型的得分</translation>
    </message>
    <message>
        <source>without a score from %1</source>
        <translation>缺 %1 的得分</translation>
    </message>
    <message>
        <source>with weight 0</source>
        <translation>权重为 0</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>无法读取</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>rows left out</comment>
        <extracomment>A number of rows and why they were left out: &quot;19 labelled “unknown”&quot;</extracomment>
        <translation>%2 %1 行</translation>
    </message>
    <message>
        <source>Rows left out: %1 of %2 (%3).</source>
        <translation>略去的行：%2 行中的 %1 行（%3）。</translation>
    </message>
    <message>
        <source>Only rows with every score are analysed (complete cases).</source>
        <translation>只分析得分齐全的行（完整个案）。</translation>
    </message>
    <message>
        <source>With fewer than about %1 clusters, these intervals are too narrow.</source>
        <translation>簇少于约 %1 个时，这些区间过窄。</translation>
    </message>
    <message>
        <source>these labels are amounts, not classes; turn them into classes first, such as 1 for amounts above a limit and 0 for the others.</source>
        <translation>这些标签是数量，不是类别；请先把它们转换成类别，例如超过某个界限的数量记为 1，其余记为 0。</translation>
    </message>
    <message>
        <source>%1 seems to describe the samples, and no other column may hold the labels; add a column of true labels, or use %2 if they are true.</source>
        <translation>%1 看起来只是描述样本，而其他列都不可能是标签；请添加真实标签列，如果它就是真实标签，请使用 %2。</translation>
    </message>
    <message>
        <source>%1 contains none of the predicted classes, so it may not be the truth; add a column of true labels, or use %2 if they are true.</source>
        <translation>%1 中没有任何预测类别，因此它可能不是真实标签；请添加真实标签列，如果它就是真实标签，请使用 %2。</translation>
    </message>
    <message>
        <source>%1 is not a score: it is the margin of the true class, which is positive wherever the prediction is right. Save the class distribution instead.</source>
        <translation>%1 不是得分：它是真实类别的间隔，只要预测正确就为正。请改为保存类别分布。</translation>
    </message>
    <message>
        <source>this is a confusion matrix, and samples need a row each; for two classes, use --counts TP,FP,FN,TN of “classify”.</source>
        <translation>这是混淆矩阵，而每个样本需要单独一行；对于两个类别，请使用“classify”的 --counts TP,FP,FN,TN。</translation>
    </message>
    <message>
        <source>Performance of the models.</source>
        <translation>各模型的性能。</translation>
    </message>
    <message>
        <source>All values of each model: those of the scores, then those at the threshold.</source>
        <translation>每个模型的全部数值：先是得分的数值，后是阈值处的数值。</translation>
    </message>
    <message>
        <source>use --grades &quot;%1&quot; to give each word a number; --grade-column names the grades, --grade-column none ignores the column</source>
        <translation>用 --grades &quot;%1&quot; 为每个词指定数值；用 --grade-column 指定相关性等级所在的列，用 --grade-column none 忽略该列</translation>
    </message>
    <message>
        <source>these charts compare one class with the rest and are left out: %1; name the class with --positive</source>
        <translation>这些图比较一个类别与其余类别，因此未绘制：%1；请用 --positive 指定该类别</translation>
    </message>
</context>
<context>
    <name>ui::AppearanceMenu</name>
    <message>
        <source>&amp;Appearance</source>
        <translation>外观(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Match system</source>
        <translation>跟随系统(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>浅色(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>深色(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Reduce motion</source>
        <translation>减少动画(&amp;R)</translation>
    </message>
</context>
<context>
    <name>ui::Application</name>
    <message>
        <source>That didn’t work: %1. Some of what you see may be incomplete. Save your work under a new name.</source>
        <translation>上一步操作未能完成：%1。显示的内容可能不完整；请将需要的内容另存为其他文件。</translation>
    </message>
</context>
<context>
    <name>ui::AreasModel</name>
    <message>
        <source>Measure</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>95% CI: lower end</source>
        <translation>95%&#x2009;区间：下限</translation>
    </message>
    <message>
        <source>95% CI: upper end</source>
        <translation>95%&#x2009;区间：上限</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>AUC</source>
        <translation>AUC</translation>
    </message>
    <message>
        <source>95% CI (DeLong)</source>
        <translation>95%&#x2009;区间（DeLong）</translation>
    </message>
    <message>
        <source>standard error %1</source>
        <translation>标准误&#x2009;%1</translation>
    </message>
    <message>
        <source>95% CI (bootstrap)</source>
        <translation>95%&#x2009;区间（自助法）</translation>
    </message>
    <message>
        <source>standard error %1; %2 rounds, seed %3</source>
        <translation>标准误&#x2009;%1；%2&#x2009;轮，种子&#x2009;%3</translation>
    </message>
    <message>
        <source>calculating…</source>
        <translation>正在计算…</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1&#x2009;至&#x2009;%2</translation>
    </message>
    <message>
        <source>AUC, FPR ≤ %1</source>
        <translation>FPR ≤ %1&#x2009;的部分&#x2009;AUC</translation>
    </message>
    <message>
        <source>Choose a false positive rate above 0 in Settings.</source>
        <translation>FPR&#x2009;上限为&#x2009;0&#x2009;时没有面积；可在设置中另行指定。</translation>
    </message>
    <message>
        <source>%1 on McClish’s scale (0.5 is guessing, 1 is perfect)</source>
        <translation>按&#x2009;McClish&#x2009;标准化为&#x2009;%1（0.5&#x2009;相当于随机猜测，1&#x2009;为完美）</translation>
    </message>
    <message>
        <source>AUC by group</source>
        <translation>分组&#x2009;AUC</translation>
    </message>
    <message>
        <source>No groups, such as queries or users</source>
        <translation>样本没有按查询、用户等分组</translation>
    </message>
    <message>
        <source>mean with equal weight per group; weighted by samples: %1; by positives: %2. %3</source>
        <translation>各组等权的均值；按样本数加权为&#x2009;%1，按正例数加权为&#x2009;%2。%3</translation>
    </message>
    <message>
        <source>“%1” minus current</source>
        <translation>“%1”与当前模型之差</translation>
    </message>
    <message>
        <source>AUC difference; 95% CI: %1 to %2; p = %3 (DeLong’s test of equal AUCs)</source>
        <translation>AUC&#x2009;之差；95%&#x2009;区间：%1&#x2009;至&#x2009;%2；检验“两个&#x2009;AUC&#x2009;相等”的&#x2009;p = %3（DeLong&#x2009;检验）</translation>
    </message>
    <message>
        <source>Average precision</source>
        <translation>平均精确率</translation>
    </message>
    <message>
        <source>area under the steps; %1 by trapezoids, which is too high where scores tie</source>
        <translation>阶梯线下面积；梯形法为&#x2009;%1，得分并列时会偏高</translation>
    </message>
    <message>
        <source>Brier score</source>
        <translation>Brier&#x2009;得分</translation>
    </message>
    <message>
        <source>reliability %1 − resolution %2 + uncertainty %3 + within the %4 bins %5</source>
        <translation>可靠性&#x2009;%1 −&#x2009;分辨度&#x2009;%2 +&#x2009;不确定性&#x2009;%3 + %4&#x2009;个分箱内部&#x2009;%5</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>A row of the areas: what, how much, and what to know about it</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 %2: %3</source>
        <translation>%1 %2：%3</translation>
    </message>
</context>
<context>
    <name>ui::AreasPanel</name>
    <message>
        <source>AUC and intervals</source>
        <translation>AUC&#x2009;与区间</translation>
    </message>
    <message>
        <source>Calculating…</source>
        <translation>正在计算…</translation>
    </message>
    <message>
        <source>Open or paste a table of labels and scores to see the areas under its curves.</source>
        <translation>打开或粘贴一个含标签和得分的表格，即可查看各曲线下的面积。</translation>
    </message>
    <message>
        <source>The selected measure, explained</source>
        <translation>所选指标的说明</translation>
    </message>
</context>
<context>
    <name>ui::AreasView</name>
    <message>
        <source>AUC and intervals</source>
        <translation>AUC&#x2009;与区间</translation>
    </message>
    <message>
        <source>Move through the rows</source>
        <translation>在各行间移动</translation>
    </message>
</context>
<context>
    <name>ui::AttributionModel</name>
    <message>
        <source>Document</source>
        <translation>文档</translation>
    </message>
    <message>
        <source>Grade</source>
        <translation>等级</translation>
    </message>
    <message>
        <source>A → B</source>
        <translation>A → B</translation>
    </message>
    <message>
        <source>Δ %1</source>
        <extracomment>A column&apos;s heading: the difference of a measure</extracomment>
        <translation>Δ %1</translation>
    </message>
    <message>
        <source>grade %1</source>
        <translation>等级&#x2009;%1</translation>
    </message>
    <message>
        <source>unjudged</source>
        <translation>未标注</translation>
    </message>
    <message>
        <source>%1; %2. It adds %3 to A and %4 to B: %5.</source>
        <translation>%1；%2。对&#x2009;A&#x2009;的贡献为&#x2009;%3，对&#x2009;B&#x2009;为&#x2009;%4：%5。</translation>
    </message>
</context>
<context>
    <name>ui::AttributionPanel</name>
    <message>
        <source>Why A and B differ</source>
        <translation>A&#x2009;与&#x2009;B&#x2009;为何不同</translation>
    </message>
    <message>
        <source>Open query in Ranking</source>
        <translation>在“排序”中打开查询</translation>
    </message>
    <message>
        <source>Reverts your edits to this query. You can undo this.</source>
        <translation>还原你对这个查询的修改。此操作可以撤销。</translation>
    </message>
    <message>
        <source>Every document contributes equally to A and B.</source>
        <translation>每个文档对两边的贡献都相同。</translation>
    </message>
    <message>
        <source>Why B is higher here</source>
        <translation>B&#x2009;在此为何较高</translation>
    </message>
    <message>
        <source>Why B is lower here</source>
        <translation>B&#x2009;在此为何较低</translation>
    </message>
    <message>
        <source>Why both are equal</source>
        <translation>两者为何相等</translation>
    </message>
    <message>
        <source>Choose a query to see which documents cause the difference.</source>
        <translation>选择一个查询，查看差值来自哪些文档。</translation>
    </message>
    <message>
        <source>Loading this query’s lists…</source>
        <translation>正在读取这个查询的列表…</translation>
    </message>
    <message>
        <source>Choose two runs as A and B to see which documents cause the difference.</source>
        <translation>选择两个检索结果作为&#x2009;A&#x2009;和&#x2009;B，查看差值来自哪些文档。</translation>
    </message>
    <message>
        <source>This query is missing from A (%1), so no document explains the difference.</source>
        <translation>A（%1）不含这个查询，因此无法把差值归于某个文档。</translation>
    </message>
    <message>
        <source>This query is missing from B (%1), so no document explains the difference.</source>
        <translation>B（%1）不含这个查询，因此无法把差值归于某个文档。</translation>
    </message>
    <message>
        <source>%1 is computed from the judged documents in their best order, so no retrieved document adds to it.</source>
        <translation>%1&#x2009;由已标注文档的理想排序算出：检索到的文档对它没有贡献。</translation>
    </message>
    <message>
        <source>%1 is undefined here.</source>
        <translation>%1&#x2009;在此无定义。</translation>
    </message>
    <message numerus="yes">
        <source>%n other documents change nothing.</source>
        <translation>
            <numerusform>其余&#x2009;%n&#x2009;个文档没有影响。</numerusform>
        </translation>
    </message>
    <message>
        <source>Sum, exactly %1</source>
        <translation>合计，恰为&#x2009;%1</translation>
    </message>
    <message>
        <source>A %1, B %2.</source>
        <translation>A：%1，B：%2。</translation>
    </message>
    <message>
        <source>Revert query to files</source>
        <translation>查询还原为文件中的样子</translation>
    </message>
    <message>
        <source>List A: “%1”</source>
        <translation>列表&#x2009;A：“%1”</translation>
    </message>
    <message>
        <source>List B: “%1”</source>
        <translation>列表&#x2009;B：“%1”</translation>
    </message>
</context>
<context>
    <name>ui::AttributionView</name>
    <message>
        <source>Documents that cause the difference</source>
        <translation>造成差值的文档</translation>
    </message>
    <message>
        <source>Move through the documents</source>
        <translation>在文档间移动</translation>
    </message>
    <message>
        <source>Open B’s list for the query in Ranking</source>
        <translation>在“排序”中打开该查询的&#x2009;B&#x2009;列表</translation>
    </message>
    <message>
        <source>Press Enter to open B’s list for the query in Ranking.</source>
        <translation>按&#x2009;Enter&#x2009;在“排序”中打开该查询的&#x2009;B&#x2009;列表。</translation>
    </message>
</context>
<context>
    <name>ui::AucPanel</name>
    <message>
        <source>Reverse the score direction</source>
        <translation>反转得分方向</translation>
    </message>
    <message>
        <source>What moving the threshold does</source>
        <translation>移动阈值的效果</translation>
    </message>
    <message>
        <source>Switch whether high or low scores indicate the positive class</source>
        <translation>切换由高分还是低分倾向于正类</translation>
    </message>
    <message>
        <source>Every sample is predicted positive: the point is at the end of the curve.</source>
        <translation>所有样本都预测为正：工作点位于曲线终点。</translation>
    </message>
    <message>
        <source>AUC explained</source>
        <translation>AUC&#x2009;的含义</translation>
    </message>
</context>
<context>
    <name>ui::BenchView</name>
    <message>
        <source>Panels for this step</source>
        <translation>本步的面板</translation>
    </message>
    <message>
        <source>Shown after your guess.</source>
        <translation>猜过之后才显示。</translation>
    </message>
    <message>
        <source>after your guess</source>
        <translation>猜过之后显示</translation>
    </message>
</context>
<context>
    <name>ui::BesideChart</name>
    <message>
        <source>A vs B</source>
        <translation>A&#x2009;与&#x2009;B&#x2009;对照</translation>
    </message>
    <message>
        <source>List</source>
        <translation>列表</translation>
    </message>
    <message>
        <source>Query %1: A vs B</source>
        <translation>查询&#x2009;%1：A&#x2009;与&#x2009;B&#x2009;对照</translation>
    </message>
    <message>
        <source>Query %1: %2</source>
        <translation>查询&#x2009;%1：%2</translation>
    </message>
    <message>
        <source>Choose a query to see its lists side by side.</source>
        <translation>选择一个查询，并排查看它的两个列表。</translation>
    </message>
    <message>
        <source>None of these documents is judged.</source>
        <translation>这些文档都没有标注。</translation>
    </message>
    <message>
        <source>All of these documents are judged.</source>
        <translation>这些文档都已标注。</translation>
    </message>
    <message>
        <source>This query is missing from both runs.</source>
        <translation>两个检索结果都不含这个查询。</translation>
    </message>
    <message>
        <source>This query is missing from the run.</source>
        <translation>该检索结果不含这个查询。</translation>
    </message>
    <message>
        <source>A  %1</source>
        <extracomment>The heading of a list: which of the two runs it is, and the run&apos;s name</extracomment>
        <translation>A  %1</translation>
    </message>
    <message>
        <source>B  %1</source>
        <translation>B  %1</translation>
    </message>
    <message>
        <source>%1. Documents: %2.</source>
        <translation>%1。文档数：%2。</translation>
    </message>
    <message>
        <source>%1. Documents: %2 and %3.</source>
        <translation>%1。文档数：%2&#x2009;和&#x2009;%3。</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>A document and its grade</extracomment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Ranked list from “%1”, with grades: %2.</source>
        <translation>“%1”的列表（括号内为等级）：%2。</translation>
    </message>
    <message>
        <source>Ranked list from “%1”: %2.</source>
        <translation>“%1”的列表：%2。</translation>
    </message>
    <message>
        <source>Ranked lists for query “%3”: A is “%1”, B is “%2”. Lines join the documents that are in both.</source>
        <translation>查询“%3”的两个列表：A&#x2009;为“%1”，B&#x2009;为“%2”；两边都有的文档用连线相接。</translation>
    </message>
    <message>
        <source>Ranked list from “%1” for query “%2”.</source>
        <translation>“%1”对查询“%2”的列表。</translation>
    </message>
    <message>
        <source>judged%1</source>
        <translation>标注率%1</translation>
    </message>
    <message>
        <source>judged%1 of A</source>
        <translation>A&#x2009;的标注率%1</translation>
    </message>
    <message>
        <source>judged%1 of B</source>
        <translation>B&#x2009;的标注率%1</translation>
    </message>
    <message>
        <source>Overlap%1 is %2; Jaccard%1 is %3.</source>
        <translation>重合度%1&#x2009;为&#x2009;%2，Jaccard%1&#x2009;为&#x2009;%3。</translation>
    </message>
    <message>
        <source>Rank-biased overlap of the whole lists (extrapolated, p = %2) is %1.</source>
        <translation>完整列表的排名偏置重合度（RBO，外推值，p = %2）为&#x2009;%1。</translation>
    </message>
    <message>
        <source>Only judged documents are shown.</source>
        <translation>只显示已标注的文档。</translation>
    </message>
    <message>
        <source>Only unjudged documents are shown.</source>
        <translation>只显示未标注的文档。</translation>
    </message>
    <message>
        <source>“%1”</source>
        <extracomment>A query; %2 is a run</extracomment>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>“%1” in %2</source>
        <translation>%2&#x2009;中的“%1”</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <extracomment>A query&apos;s values under A and B</extracomment>
        <translation>%1&#x2009;→&#x2009;%2</translation>
    </message>
    <message>
        <source>the top %1 are all judged</source>
        <translation>前&#x2009;%1&#x2009;位都已标注</translation>
    </message>
    <message>
        <source>%1 of A’s and %2 of B’s top %3 are unjudged</source>
        <translation>前&#x2009;%3&#x2009;位中&#x2009;A&#x2009;有&#x2009;%1&#x2009;个、B&#x2009;有&#x2009;%2&#x2009;个未标注</translation>
    </message>
    <message>
        <source>%1 of the top %2 are unjudged</source>
        <translation>前&#x2009;%2&#x2009;位中有&#x2009;%1&#x2009;个未标注</translation>
    </message>
    <message>
        <source>all documents are judged</source>
        <translation>所有文档都已标注</translation>
    </message>
    <message>
        <source>%1 of A’s and %2 of B’s documents are unjudged</source>
        <translation>A&#x2009;有&#x2009;%1&#x2009;个、B&#x2009;有&#x2009;%2&#x2009;个文档未标注</translation>
    </message>
    <message>
        <source>%1 of the documents are unjudged</source>
        <translation>有&#x2009;%1&#x2009;个文档未标注</translation>
    </message>
</context>
<context>
    <name>ui::BesideFields</name>
    <message>
        <source>&amp;Data as CSV</source>
        <translation>数据（CSV）(&amp;D)</translation>
    </message>
    <message>
        <source>C&amp;aption, plain and LaTeX</source>
        <translation>图注，纯文本与&#x2009;LaTeX(&amp;A)</translation>
    </message>
    <message>
        <source>Alternati&amp;ve text</source>
        <translation>替代文本(&amp;V)</translation>
    </message>
    <message>
        <source>Include the &amp;session for reopening in Rankscope</source>
        <translation>文件附带会话，可在此重新打开(&amp;S)</translation>
    </message>
    <message>
        <source>Ids of &amp;queries and documents in the data</source>
        <translation>数据中写出查询和文档的编号(&amp;Q)</translation>
    </message>
    <message>
        <source>LaTeX drawi&amp;ng (pgfplots code with the data)</source>
        <translation>由&#x2009;LaTeX&#x2009;绘制：pgfplots&#x2009;及数据(&amp;N)</translation>
    </message>
</context>
<context>
    <name>ui::BesidePanel</name>
    <message>
        <source>A vs B</source>
        <translation>A&#x2009;与&#x2009;B&#x2009;对照</translation>
    </message>
    <message>
        <source>Documents to show</source>
        <translation>显示哪些文档</translation>
    </message>
    <message>
        <source>Text of the document</source>
        <translation>文档的文本</translation>
    </message>
    <message>
        <source>Hover over a document to read its text.</source>
        <translation>指向一个文档即可阅读其文本。</translation>
    </message>
    <message>
        <source>Number of ranks to show</source>
        <translation>显示多少位</translation>
    </message>
    <message>
        <source>Loading this query’s lists…</source>
        <translation>正在读取这个查询的列表…</translation>
    </message>
    <message>
        <source>RBO-a %1</source>
        <translation>RBO-a %1</translation>
    </message>
    <message>
        <source>RBO %1</source>
        <translation>RBO %1</translation>
    </message>
    <message>
        <source>overlap%1 %2</source>
        <extracomment>%1 is the cutoff: &quot;@10&quot;, or nothing</extracomment>
        <translation>重合度%1 %2</translation>
    </message>
    <message>
        <source>Jaccard%1 %2</source>
        <extracomment>%1 is the cutoff: &quot;@10&quot;, or nothing</extracomment>
        <translation>Jaccard%1 %2</translation>
    </message>
    <message>
        <source>Documents down to rank %1: %2 in both lists, %3 only in A, %4 only in B.</source>
        <translation>前&#x2009;%1&#x2009;位的文档：两个列表都有&#x2009;%2&#x2009;个，只在&#x2009;A&#x2009;中&#x2009;%3&#x2009;个，只在&#x2009;B&#x2009;中&#x2009;%4&#x2009;个。</translation>
    </message>
    <message>
        <source>Documents: %1 in both lists, %2 only in A, %3 only in B.</source>
        <translation>文档：两个列表都有&#x2009;%1&#x2009;个，只在&#x2009;A&#x2009;中&#x2009;%2&#x2009;个，只在&#x2009;B&#x2009;中&#x2009;%3&#x2009;个。</translation>
    </message>
    <message>
        <source>For documents in both lists down to rank %1, tau-b is %2, and tau-AP of B’s order against A’s is %3.</source>
        <translation>对两个列表前&#x2009;%1&#x2009;位都有的文档，tau-b&#x2009;为&#x2009;%2，B&#x2009;相对于&#x2009;A&#x2009;的&#x2009;tau-AP&#x2009;为&#x2009;%3。</translation>
    </message>
    <message>
        <source>Rank-biased overlap (RBO, p = %1) covers the whole lists: %2 if extrapolated beyond their ends, between %3 and %4 however they continue.</source>
        <translation>RBO（排名偏置重合度，p = %1）针对完整列表：若后续与末尾相同，为&#x2009;%2；无论后续如何，都在&#x2009;%3&#x2009;至&#x2009;%4&#x2009;之间。</translation>
    </message>
    <message>
        <source>Values and unjudged documents</source>
        <translation>取值与未标注文档</translation>
    </message>
    <message>
        <source>Options for the lists</source>
        <translation>列表选项</translation>
    </message>
    <message>
        <source>Choose which documents to show</source>
        <translation>选择显示哪些文档</translation>
    </message>
    <message>
        <source>All documents</source>
        <translation>全部文档</translation>
    </message>
    <message>
        <source>Judged documents</source>
        <translation>已标注文档</translation>
    </message>
    <message>
        <source>Unjudged documents</source>
        <translation>未标注文档</translation>
    </message>
    <message>
        <source>All ranks</source>
        <translation>全部排名</translation>
    </message>
    <message>
        <source>Top %1</source>
        <translation>前&#x2009;%1&#x2009;位</translation>
    </message>
    <message>
        <source>“%1” has no text.</source>
        <translation>“%1”没有文本。</translation>
    </message>
    <message>
        <source>These values use the order of the lists, although documents with equal scores are tied (%1 in A, %2 in B). RBO-a averages over all orders of the tied documents: %3, between %4 and %5. RBO-b corrects for the uncertainty due to ties: %6. RBO-w gives tied documents the same rank: %7.</source>
        <translation>以上按读入的次序计算；得分相同的文档为并列，A&#x2009;中有&#x2009;%1&#x2009;个，B&#x2009;中有&#x2009;%2&#x2009;个。RBO-a&#x2009;对并列文档的所有排列取平均：%3，在&#x2009;%4&#x2009;至&#x2009;%5&#x2009;之间。RBO-b&#x2009;对并列造成的不确定作了修正：%6。RBO-w&#x2009;把并列文档视为同一排名：%7。</translation>
    </message>
</context>
<context>
    <name>ui::BesideView</name>
    <message>
        <source>0 to 9</source>
        <translation>0&#x2009;至&#x2009;9</translation>
    </message>
    <message>
        <source>Judge the current document</source>
        <translation>标注当前文档</translation>
    </message>
    <message>
        <source>3 . 5</source>
        <translation>3 . 5</translation>
    </message>
    <message>
        <source>Enter a decimal grade: 3.5</source>
        <translation>带小数的等级：3.5</translation>
    </message>
    <message>
        <source>Remove the judgment</source>
        <translation>取消它的标注</translation>
    </message>
    <message>
        <source>Go to the next unjudged document within the cutoff</source>
        <translation>转到截断位置之内的下一个未标注文档</translation>
    </message>
    <message>
        <source>Move through the list</source>
        <translation>沿列表移动</translation>
    </message>
    <message>
        <source>Switch to the other list</source>
        <translation>切换到另一个列表</translation>
    </message>
    <message>
        <source>First or last document</source>
        <translation>第一个或最后一个文档</translation>
    </message>
    <message>
        <source>Every document within the cutoff is judged.</source>
        <translation>截断位置之内的文档都已标注。</translation>
    </message>
    <message>
        <source>Every document shown is judged.</source>
        <translation>显示的文档都已标注。</translation>
    </message>
    <message>
        <source>Open this list</source>
        <translation>打开此列表</translation>
    </message>
</context>
<context>
    <name>ui::BlanksField</name>
    <message>
        <source>Blank %1 of %2: %3</source>
        <translation>第&#x2009;%1&#x2009;个空，共&#x2009;%2&#x2009;个：%3</translation>
    </message>
    <message>
        <source>“%1” is not a number. Enter a number such as 0.5326, 17/40 or 53.26%.</source>
        <translation>“%1”不是数字。请写成&#x2009;0.5326、17/40&#x2009;或&#x2009;53.26%。</translation>
    </message>
    <message>
        <source>Fill in a blank first.</source>
        <translation>请先填一个空。</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>正确。</translation>
    </message>
    <message>
        <source>%1 is not right.</source>
        <translation>%1&#x2009;不对。</translation>
    </message>
    <message>
        <source>Fill in the numbers. Press Tab to move between them.</source>
        <translation>填入各数，按&#x2009;Tab&#x2009;键依次跳转。</translation>
    </message>
    <message>
        <source>%1 is right.</source>
        <translation>%1&#x2009;是正确的。</translation>
    </message>
</context>
<context>
    <name>ui::BoundsModel</name>
    <message>
        <source>Measure</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>Click to explain this measure in every panel</source>
        <translation>单击可让各面板都解释这个指标</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>B minus A</source>
        <translation>B&#x2009;减&#x2009;A</translation>
    </message>
    <message>
        <source>Possible range</source>
        <translation>可能的范围</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>%1: calculating the bounds…</source>
        <translation>正在计算&#x2009;%1&#x2009;的上下界…</translation>
    </message>
    <message>
        <source>The bounds of %1 are unknown: there are too many ways to grade the unjudged documents.</source>
        <translation>无法求出&#x2009;%1&#x2009;的上下界：未标注文档可能的等级组合太多。</translation>
    </message>
    <message>
        <source>The true range may be narrower: there are too many ways to grade the documents to try them all.</source>
        <translation>真正的上下界在此范围之内，可能更窄：可能的等级组合太多，无法逐一计算。</translation>
    </message>
    <message>
        <source>With some grades, the measure is undefined for a query, which then %1.</source>
        <translation>取某些等级时，会有查询的指标无定义，此时该查询%1。</translation>
    </message>
    <message>
        <source>Lowest and highest possible value, depending on the grades of the unjudged documents</source>
        <translation>未标注文档取各种等级时可能的最小值与最大值</translation>
    </message>
    <message>
        <source>B minus A in %2, with unjudged documents graded anywhere from 0 to %1: %3. Verdict: %4.</source>
        <translation>未标注文档的等级为&#x2009;0&#x2009;至&#x2009;%1&#x2009;之间的任何值时，%2&#x2009;的&#x2009;B&#x2009;−&#x2009;A：%3。结论：%4。</translation>
    </message>
    <message>
        <source>Mean of %2, with unjudged documents graded anywhere from 0 to %1: %3.</source>
        <translation>未标注文档的等级为&#x2009;0&#x2009;至&#x2009;%1&#x2009;之间的任何值时，%2&#x2009;的均值：%3。</translation>
    </message>
</context>
<context>
    <name>ui::BoundsPanel</name>
    <message>
        <source>Possible range</source>
        <translation>可能的范围</translation>
    </message>
    <message>
        <source>grades 0 to </source>
        <translation>等级&#x2009;0&#x2009;至 </translation>
    </message>
    <message>
        <source>Highest grade</source>
        <translation>最高等级</translation>
    </message>
    <message>
        <source>The highest grade an unjudged document could get</source>
        <translation>未标注文档可能得到的最高等级</translation>
    </message>
    <message>
        <source>Open judgments and runs to see how much unjudged documents could change the measures.</source>
        <translation>打开相关性标注和检索结果后，这里显示未标注文档能使各指标变动多少。</translation>
    </message>
    <message>
        <source>Could unjudged documents change the winner?</source>
        <translation>未标注文档会改变胜负吗？</translation>
    </message>
    <message>
        <source>Bounds</source>
        <translation>上下界</translation>
    </message>
    <message>
        <source>calculating…</source>
        <translation>正在计算…</translation>
    </message>
    <message>
        <source>retrieved documents only</source>
        <translation>仅检索到的文档</translation>
    </message>
    <message>
        <source>Δ %1</source>
        <translation>Δ %1</translation>
    </message>
    <message>
        <source>Judge these first: they reduce the uncertainty in %1 most.</source>
        <translation>优先标注这些：它们最能收窄&#x2009;%1&#x2009;的上下界。</translation>
    </message>
    <message>
        <source>Finding the documents worth judging…</source>
        <translation>正在寻找值得标注的文档…</translation>
    </message>
    <message>
        <source>Judge the current document: %1</source>
        <translation>标注当前文档：%1</translation>
    </message>
    <message>
        <source>Judging more documents would not narrow the bounds of %1.</source>
        <translation>标注更多文档也不会缩小&#x2009;%1&#x2009;的上下界。</translation>
    </message>
</context>
<context>
    <name>ui::BoundsView</name>
    <message>
        <source>Bounds of the measures</source>
        <translation>各指标的上下界</translation>
    </message>
    <message>
        <source>Choose another measure</source>
        <translation>切换当前指标</translation>
    </message>
</context>
<context>
    <name>ui::CalibrationChart</name>
    <message>
        <source>Open or paste a table of labels and scores to see whether the scores are probabilities.</source>
        <translation>打开或粘贴一个含标签和得分的表格，即可查看这些得分是否为概率。</translation>
    </message>
    <message>
        <source>%1 Calibrate the scores to turn them into probabilities.</source>
        <translation>%1请校准得分，使其成为概率。</translation>
    </message>
    <message>
        <source>mean probability</source>
        <translation>平均预测概率</translation>
    </message>
    <message>
        <source>share of positives</source>
        <translation>正例占比</translation>
    </message>
    <message>
        <source>raw scores</source>
        <translation>原始得分</translation>
    </message>
    <message>
        <source>ECE %1</source>
        <translation>ECE %1</translation>
    </message>
    <message numerus="yes">
        <source>bin %1 to %2: %n samples</source>
        <translation>
            <numerusform>分箱&#x2009;%1&#x2009;至&#x2009;%2：%n&#x2009;个样本</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, 95% CI: %2 to %3</source>
        <extracomment>A bin of the model in front, and the interval of its share of positives</extracomment>
        <translation>%1，95%&#x2009;区间：%2&#x2009;至&#x2009;%3</translation>
    </message>
    <message>
        <source>Calibration</source>
        <translation>校准</translation>
    </message>
    <message>
        <source>Calibration curve: the share of positives against the mean probability in each bin.</source>
        <translation>校准曲线：各分箱中的正例占比（纵轴）与平均预测概率（横轴）。</translation>
    </message>
    <message>
        <source>Dashed line: perfect calibration.</source>
        <translation>虚线：完全校准。</translation>
    </message>
    <message>
        <source>samples per bin</source>
        <translation>分箱内样本数</translation>
    </message>
    <message>
        <source>The curve</source>
        <translation>曲线</translation>
    </message>
    <message>
        <source>Whiskers: 95% Wilson intervals of the shares.</source>
        <translation>须线为正例占比的&#x2009;95% Wilson&#x2009;区间。</translation>
    </message>
    <message>
        <source>Their sample size is Kish’s effective sample size, because the samples are weighted.</source>
        <translation>计算区间时，带权样本按&#x2009;Kish&#x2009;有效样本数计。</translation>
    </message>
    <message>
        <source>The scores of %1 are not probabilities.</source>
        <translation>%1&#x2009;的得分不是概率。</translation>
    </message>
    <message>
        <source>Calibration: the share of positives against the mean probability in each bin. The bars at the bottom show the number of samples per bin.</source>
        <translation>校准：各分箱中的正例占比与平均预测概率；底部的条形表示各分箱的样本数。</translation>
    </message>
    <message>
        <source>Calibration of the models %1: the share of positives against the mean probability in each bin. The bars at the bottom show the number of samples per bin of %2.</source>
        <translation>模型&#x2009;%1&#x2009;的校准：各分箱中的正例占比与平均预测概率；底部的条形表示&#x2009;%2&#x2009;各分箱的样本数。</translation>
    </message>
    <message>
        <source>Calibration of the model “%1”: the share of positives against the mean probability in each bin. The bars at the bottom show the number of samples per bin.</source>
        <translation>模型“%1”的校准：各分箱中的正例占比与平均预测概率；底部的条形表示各分箱的样本数。</translation>
    </message>
    <message>
        <source>ECE</source>
        <translation>ECE</translation>
    </message>
    <message>
        <source>MCE</source>
        <translation>MCE</translation>
    </message>
    <message>
        <source>Brier score</source>
        <translation>Brier&#x2009;得分</translation>
    </message>
    <message>
        <source>log loss</source>
        <translation>对数损失</translation>
    </message>
    <message>
        <source>AUC</source>
        <translation>AUC</translation>
    </message>
    <message>
        <source>Raw scores: %1</source>
        <translation>原始得分：%1</translation>
    </message>
    <message>
        <source>map fitted to all samples</source>
        <translation>对全部样本拟合的映射</translation>
    </message>
    <message>
        <source>predicted probability</source>
        <translation>预测概率</translation>
    </message>
    <message>
        <source>Predicted probability</source>
        <extracomment>The titles of a calibration curve&apos;s axes in clinical papers</extracomment>
        <translation>预测概率</translation>
    </message>
    <message>
        <source>Observed proportion</source>
        <translation>观察到的比例</translation>
    </message>
    <message>
        <source>smooth curve</source>
        <translation>平滑曲线</translation>
    </message>
    <message>
        <source>ICI %1</source>
        <translation>ICI %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a measure and its value</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 %2 (95% CI: %3 to %4)</source>
        <translation>%1 %2（95%&#x2009;置信区间：%3&#x2009;至&#x2009;%4）</translation>
    </message>
    <message>
        <source>ICI</source>
        <translation>ICI</translation>
    </message>
    <message>
        <source>E50</source>
        <translation>E50</translation>
    </message>
    <message>
        <source>E90</source>
        <translation>E90</translation>
    </message>
    <message>
        <source>The model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1。</translation>
    </message>
    <message>
        <source>ICI, E50 and E90 are the mean, the median and the 0.9 quantile of the distances between predictions and curve.</source>
        <translation>ICI、E50&#x2009;和&#x2009;E90&#x2009;是预测概率与曲线之间距离的均值、中位数和&#x2009;0.9&#x2009;分位数。</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>样本</translation>
    </message>
    <message>
        <source>%1 lies above the diagonal in %2 of %3 bins. Its largest gap is %4, in the bin from %5 to %6.</source>
        <translation>%1&#x2009;在&#x2009;%3&#x2009;个分箱中有&#x2009;%2&#x2009;个位于对角线上方；最大差距为&#x2009;%4，出现在分箱&#x2009;%5&#x2009;至&#x2009;%6。</translation>
    </message>
    <message>
        <source>Bands: pointwise 95% bootstrap intervals (%1 rounds, seed %2). The intervals of ICI, E50 and E90 tend to be too high, because each resample adds its own error.</source>
        <translation>带状区域：逐点&#x2009;95%&#x2009;自助法区间（%1&#x2009;轮，种子&#x2009;%2）。ICI、E50&#x2009;和&#x2009;E90&#x2009;的区间往往偏高，因为每次重抽样都会带来额外的误差。</translation>
    </message>
    <message>
        <source>%1 has no smooth curve, so its bins are drawn.</source>
        <translation>%1没有平滑曲线，因此画的是它的分箱。</translation>
    </message>
    <message>
        <source>Calibration: the observed proportion of positives against the mean predicted probability in each bin. The bars at the bottom show the number of samples per bin.</source>
        <translation>校准：各分箱中观察到的正例比例与平均预测概率；底部的条形表示各分箱的样本数。</translation>
    </message>
    <message>
        <source>Calibration of the models %1: the observed proportion of positives against the mean predicted probability in each bin. The bars at the bottom show the number of samples per bin of %2.</source>
        <translation>模型&#x2009;%1&#x2009;的校准：各分箱中观察到的正例比例与平均预测概率；底部的条形表示&#x2009;%2&#x2009;各分箱的样本数。</translation>
    </message>
    <message>
        <source>Calibration of the model “%1”: the observed proportion of positives against the mean predicted probability in each bin. The bars at the bottom show the number of samples per bin.</source>
        <translation>模型“%1”的校准：各分箱中观察到的正例比例与平均预测概率；底部的条形表示各分箱的样本数。</translation>
    </message>
    <message>
        <source>For the intervals, all samples are resampled together and the curve is fitted again with the same knots; the ends are the 2.5% and 97.5% quantiles.</source>
        <translation>求区间时，所有样本一起重抽样，并用相同的节点重新拟合曲线；端点为&#x2009;2.5%&#x2009;和&#x2009;97.5%&#x2009;分位数。</translation>
    </message>
    <message>
        <source>Calibration: the observed proportion of positives as a smooth function of the predicted probability, by logistic regression on a restricted cubic spline.</source>
        <translation>校准：观察到的正例比例作为预测概率的平滑函数，由对限制性三次样条的逻辑回归得到。</translation>
    </message>
    <message>
        <source>Calibration: the share of positives as a smooth function of the predicted probability, by logistic regression on a restricted cubic spline.</source>
        <translation>校准：正例占比作为预测概率的平滑函数，由限制性三次样条的逻辑回归得到。</translation>
    </message>
    <message>
        <source>The bars at the bottom show the number of samples per bin of %1.</source>
        <translation>底部的条形表示&#x2009;%1&#x2009;各分箱的样本数。</translation>
    </message>
    <message>
        <source>The bars at the bottom show the number of samples per bin.</source>
        <translation>底部的条形表示各分箱的样本数。</translation>
    </message>
    <message>
        <source>ECE is the mean gap over the bins, weighted by number of samples. MCE is the largest gap.</source>
        <translation>ECE&#x2009;是各分箱差距按样本数加权的平均，MCE&#x2009;是其中最大的差距。</translation>
    </message>
    <message>
        <source>Each smooth curve is a logistic regression of the outcome on a restricted cubic spline of the predicted probability with up to %1 knots at Harrell’s quantiles. It is fitted to these samples by maximum likelihood, and drawn from the lowest to the highest probability.</source>
        <translation>每条平滑曲线是结局对预测概率的限制性三次样条的逻辑回归，样条至多有&#x2009;%1&#x2009;个结点，位于&#x2009;Harrell&#x2009;建议的分位数。曲线用最大似然法由这些样本拟合，从最低概率画到最高概率。</translation>
    </message>
</context>
<context>
    <name>ui::CalibrationPanel</name>
    <message>
        <source>Calibration</source>
        <translation>校准</translation>
    </message>
    <message>
        <source>Bins</source>
        <translation>分箱</translation>
    </message>
    <message>
        <source>Choose how the scores are binned</source>
        <translation>选择得分的分箱方式</translation>
    </message>
    <message>
        <source>Calibration of the scores</source>
        <translation>得分的校准</translation>
    </message>
    <message>
        <source>None</source>
        <translation>不校准</translation>
    </message>
    <message>
        <source>Use the scores as they are</source>
        <translation>保持原始得分</translation>
    </message>
    <message>
        <source>Isotonic</source>
        <translation>保序回归</translation>
    </message>
    <message>
        <source>Platt</source>
        <translation>Platt</translation>
    </message>
    <message>
        <source>Equal-width bins</source>
        <translation>等宽分箱</translation>
    </message>
    <message>
        <source>Equal-count bins</source>
        <translation>等频分箱</translation>
    </message>
    <message>
        <source>%1 bins</source>
        <translation>%1&#x2009;个分箱</translation>
    </message>
    <message>
        <source>Use %1 equal-width bins</source>
        <translation>把得分分为&#x2009;%1&#x2009;个等宽分箱</translation>
    </message>
    <message>
        <source>Use %1 equal-count bins</source>
        <translation>把得分分为&#x2009;%1&#x2009;个等频分箱</translation>
    </message>
    <message>
        <source>Use the raw scores</source>
        <translation>保持原始得分</translation>
    </message>
    <message>
        <source>Calibrate by isotonic regression</source>
        <translation>用保序回归校准得分</translation>
    </message>
    <message>
        <source>Calibrate by Platt scaling</source>
        <translation>用&#x2009;Platt&#x2009;缩放校准得分</translation>
    </message>
    <message>
        <source>%1 equal-width bins</source>
        <translation>%1&#x2009;个等宽分箱</translation>
    </message>
    <message>
        <source>%1 equal-count bins</source>
        <translation>%1&#x2009;个等频分箱</translation>
    </message>
    <message>
        <source>The increasing step function that fits the other folds best</source>
        <translation>对其余各折拟合得最好的递增阶梯函数</translation>
    </message>
    <message>
        <source>A logistic curve fitted to the other folds</source>
        <translation>由其余各折拟合的逻辑曲线</translation>
    </message>
    <message>
        <source>Smooth curve</source>
        <translation>平滑曲线</translation>
    </message>
    <message>
        <source>A smooth curve with its 95% band instead of the bins</source>
        <translation>用平滑曲线及其&#x2009;95%&#x2009;置信带代替分箱</translation>
    </message>
    <message>
        <source>Calculating the band…</source>
        <translation>正在计算置信带…</translation>
    </message>
    <message>
        <source>Out of fold: each sample is recalibrated with a model fitted to the other folds.</source>
        <translation>折外：每个样本用其余各折拟合的模型再校准。</translation>
    </message>
</context>
<context>
    <name>ui::CalibrationValues</name>
    <message>
        <source>Calibration values</source>
        <translation>校准指标</translation>
    </message>
    <message>
        <source>raw</source>
        <translation>原始得分</translation>
    </message>
    <message>
        <source>calibrated</source>
        <translation>校准后</translation>
    </message>
    <message>
        <source>ECE</source>
        <translation>ECE</translation>
    </message>
    <message>
        <source>MCE</source>
        <translation>MCE</translation>
    </message>
    <message>
        <source>Maximum calibration error: the largest of these gaps</source>
        <translation>最大校准误差（maximum calibration error）：上述差距中最大的一个</translation>
    </message>
    <message>
        <source>Brier</source>
        <translation>Brier</translation>
    </message>
    <message>
        <source>The mean squared difference between the probability and the outcome, 1 or 0</source>
        <translation>预测概率与真实结果（1&#x2009;或&#x2009;0）之差的平方的均值</translation>
    </message>
    <message>
        <source>Log loss</source>
        <translation>对数损失</translation>
    </message>
    <message>
        <source>AUC</source>
        <translation>AUC</translation>
    </message>
    <message>
        <source>%1, raw</source>
        <translation>%1，原始得分</translation>
    </message>
    <message>
        <source>%1, calibrated</source>
        <translation>%1，校准后</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>How well the scores order the samples. Calibration keeps the order, but can add ties.</source>
        <translation>得分能把样本排得多好。校准不改变次序，但可能产生并列。</translation>
    </message>
    <message>
        <source>Expected calibration error: the gap between the mean probability of a bin and its share of positives, averaged over the bins and weighted by number of samples</source>
        <translation>期望校准误差（expected calibration error）：各分箱的平均预测概率与正例占比之差，按样本数加权平均</translation>
    </message>
    <message>
        <source>The mean of −ln p, where p is the probability of the true class</source>
        <translation>−ln p&#x2009;的均值，p&#x2009;为真实类别的预测概率</translation>
    </message>
</context>
<context>
    <name>ui::Callout</name>
    <message>
        <source>End the tour</source>
        <translation>结束导览</translation>
    </message>
    <message>
        <source>End the tour (Esc)</source>
        <translation>结束导览（Esc）</translation>
    </message>
    <message>
        <source>Do&amp;ne</source>
        <translation>完成(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>下一步(&amp;N)</translation>
    </message>
    <message>
        <source>Tour</source>
        <translation>导览</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>下一步</translation>
    </message>
</context>
<context>
    <name>ui::ChangeText</name>
    <message>
        <source>swap ranks %1 and %2</source>
        <translation>交换第&#x2009;%1&#x2009;位与第&#x2009;%2&#x2009;位</translation>
    </message>
    <message>
        <source>Swap ranks %1 and %2</source>
        <translation>交换第&#x2009;%1&#x2009;位与第&#x2009;%2&#x2009;位</translation>
    </message>
    <message>
        <source>“%1” at rank %2 and “%3” at rank %4 swap places.</source>
        <translation>第&#x2009;%2&#x2009;位的“%1”与第&#x2009;%4&#x2009;位的“%3”互换位置。</translation>
    </message>
    <message>
        <source>move rank %1 to the top</source>
        <translation>将第&#x2009;%1&#x2009;位移到首位</translation>
    </message>
    <message>
        <source>move rank %1 to rank %2</source>
        <translation>将第&#x2009;%1&#x2009;位移到第&#x2009;%2&#x2009;位</translation>
    </message>
    <message>
        <source>Move rank %1 to the top</source>
        <translation>将第&#x2009;%1&#x2009;位移到首位</translation>
    </message>
    <message>
        <source>Move rank %1 to rank %2</source>
        <translation>将第&#x2009;%1&#x2009;位移到第&#x2009;%2&#x2009;位</translation>
    </message>
    <message>
        <source>“%1” moves up from rank %2 to rank %3, above “%4”.</source>
        <translation>“%1”从第&#x2009;%2&#x2009;位上移到第&#x2009;%3&#x2009;位，排在“%4”之前。</translation>
    </message>
    <message>
        <source>retrieve “%1” at rank %2</source>
        <translation>将“%1”检索到第&#x2009;%2&#x2009;位</translation>
    </message>
    <message>
        <source>Retrieve “%1” at rank %2</source>
        <translation>将“%1”检索到第&#x2009;%2&#x2009;位</translation>
    </message>
    <message>
        <source>“%1” (grade %2, judged but not retrieved) is placed at rank %3.</source>
        <translation>“%1”（等级&#x2009;%2，已标注但未检索到）排到第&#x2009;%3&#x2009;位。</translation>
    </message>
    <message>
        <source>grade rank %1 as %2</source>
        <translation>第&#x2009;%1&#x2009;位改标为等级&#x2009;%2</translation>
    </message>
    <message>
        <source>Grade rank %1 as %2</source>
        <translation>第&#x2009;%1&#x2009;位改标为等级&#x2009;%2</translation>
    </message>
    <message>
        <source>“%1” at rank %2, unjudged so far, gets grade %3.</source>
        <translation>第&#x2009;%2&#x2009;位的“%1”此前未标注，现标为等级&#x2009;%3。</translation>
    </message>
    <message>
        <source>“%1” at rank %2 gets grade %3 instead of %4.</source>
        <translation>第&#x2009;%2&#x2009;位的“%1”由等级&#x2009;%4&#x2009;改标为&#x2009;%3。</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>位置变动</translation>
    </message>
    <message>
        <source>Swaps</source>
        <translation>交换</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>上移</translation>
    </message>
    <message>
        <source>Retrieve</source>
        <translation>检索</translation>
    </message>
    <message>
        <source>New grades</source>
        <translation>改标等级</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>nothing to change</source>
        <translation>没有可改之处</translation>
    </message>
    <message>
        <source>best %1 found among %2 changes</source>
        <translation>%2&#x2009;种改动中已找到的最优&#x2009;%1&#x2009;种</translation>
    </message>
    <message>
        <source>best %1 of %2 changes</source>
        <translation>%2&#x2009;种改动中最优的&#x2009;%1&#x2009;种</translation>
    </message>
    <message>
        <source>none raises the value</source>
        <translation>没有能提高指标值的</translation>
    </message>
    <message>
        <source>all that raise the value, best first</source>
        <translation>能提高指标值的全部改动，最好的在前</translation>
    </message>
</context>
<context>
    <name>ui::ChartView</name>
    <message>
        <source>Chart</source>
        <translation>图表</translation>
    </message>
    <message>
        <source>Move the marker by one</source>
        <translation>将标记线移动一步</translation>
    </message>
    <message>
        <source>Move the marker by a hundredth of the axis</source>
        <translation>将标记线移动坐标轴的百分之一</translation>
    </message>
    <message>
        <source>Move the marker to either end</source>
        <translation>将标记线移到一端</translation>
    </message>
    <message>
        <source>Double-click to move the line here</source>
        <translation>双击可将标记线移到这里</translation>
    </message>
    <message>
        <source>Shown up to %1 %2.</source>
        <translation>显示到%1 = %2&#x2009;为止。</translation>
    </message>
    <message>
        <source>Move the marker to the next point</source>
        <translation>将标记线移到相邻的点</translation>
    </message>
</context>
<context>
    <name>ui::ClassCharts</name>
    <message>
        <source>ROC curves of all classes</source>
        <translation>所有类别的&#x2009;ROC&#x2009;曲线</translation>
    </message>
    <message>
        <source>Precision–recall curves of all classes</source>
        <translation>所有类别的精确率–召回率曲线</translation>
    </message>
    <message>
        <source>Calibration of all classes</source>
        <translation>所有类别的校准</translation>
    </message>
    <message>
        <source>Confusion matrix</source>
        <translation>混淆矩阵</translation>
    </message>
    <message>
        <source>Open or paste a table of labels and scores to see the confusion matrix.</source>
        <translation>打开或粘贴标签和得分的表格，即可查看混淆矩阵。</translation>
    </message>
    <message>
        <source>These samples have only two classes.</source>
        <translation>这些样本只有两类。</translation>
    </message>
    <message>
        <source>The table contains predicted classes, but no scores. Add a score column for each class.</source>
        <translation>表格中有预测的类别，但没有得分。请为每一类加一列得分。</translation>
    </message>
    <message>
        <source>None of the classes’ scores are probabilities.</source>
        <translation>没有哪一类的得分是概率。</translation>
    </message>
    <message>
        <source>All samples belong to the same class.</source>
        <translation>所有样本都属于同一类。</translation>
    </message>
    <message>
        <source>Macro average</source>
        <extracomment>The mean curve of all classes</extracomment>
        <translation>宏平均</translation>
    </message>
    <message>
        <source>Micro average</source>
        <extracomment>The curve of all classes&apos; scores together</extracomment>
        <translation>微平均</translation>
    </message>
    <message>
        <source>AUC %1</source>
        <translation>AUC %1</translation>
    </message>
    <message>
        <source>AP %1</source>
        <translation>AP %1</translation>
    </message>
    <message>
        <source>false positive rate</source>
        <translation>假正率</translation>
    </message>
    <message>
        <source>recall</source>
        <translation>召回率</translation>
    </message>
    <message>
        <source>true positive rate (recall)</source>
        <translation>真正率（召回率）</translation>
    </message>
    <message>
        <source>precision</source>
        <translation>精确率</translation>
    </message>
    <message>
        <source>1 − Specificity</source>
        <translation>1 −&#x2009;特异度</translation>
    </message>
    <message>
        <source>Sensitivity</source>
        <translation>灵敏度</translation>
    </message>
    <message>
        <source>Positive predictive value</source>
        <translation>阳性预测值</translation>
    </message>
    <message>
        <source>mean probability</source>
        <translation>平均概率</translation>
    </message>
    <message>
        <source>share of the class</source>
        <translation>该类所占比例</translation>
    </message>
    <message>
        <source>Predicted probability</source>
        <translation>预测概率</translation>
    </message>
    <message>
        <source>Observed proportion</source>
        <translation>观察到的比例</translation>
    </message>
    <message>
        <source>ECE %1</source>
        <translation>ECE %1</translation>
    </message>
    <message>
        <source>Highest score</source>
        <extracomment>The calibration curve of the class with the highest score of each sample</extracomment>
        <translation>最高得分</translation>
    </message>
    <message>
        <source>Predicted class</source>
        <translation>预测类别</translation>
    </message>
    <message>
        <source>True class</source>
        <translation>真实类别</translation>
    </message>
    <message>
        <source>Areas under the ROC curves (AUC): %1</source>
        <translation>ROC&#x2009;曲线下面积（AUC）：%1</translation>
    </message>
    <message>
        <source>Average precisions (AP): %1</source>
        <translation>平均精确率（AP）：%1</translation>
    </message>
    <message>
        <source>ROC curves of each class against the rest, with their macro and micro averages.</source>
        <translation>每一类对其余各类的&#x2009;ROC&#x2009;曲线，以及宏平均和微平均。</translation>
    </message>
    <message>
        <source>Precision–recall curves of each class against the rest, with their macro and micro averages.</source>
        <translation>每一类对其余各类的精确率–召回率曲线，以及宏平均和微平均。</translation>
    </message>
    <message>
        <source>The macro average is the mean of the classes’ true positive rates at each false positive rate.</source>
        <translation>宏平均是各类在每个假正率处的真正率的均值。</translation>
    </message>
    <message>
        <source>Hand and Till’s M</source>
        <translation>Hand–Till M</translation>
    </message>
    <message>
        <source>Class-wise ECE</source>
        <translation>逐类&#x2009;ECE</translation>
    </message>
    <message>
        <source>Brier score</source>
        <translation>Brier&#x2009;得分</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>准确率</translation>
    </message>
    <message>
        <source>Cohen’s κ</source>
        <translation>Cohen κ</translation>
    </message>
    <message>
        <source>MCC</source>
        <translation>MCC</translation>
    </message>
    <message>
        <source>%1 as %2</source>
        <comment>samples predicted as a class</comment>
        <translation>%1&#x2009;个判为&#x2009;%2</translation>
    </message>
    <message>
        <source>Of %1: %2.</source>
        <comment>a true class and how its samples are predicted</comment>
        <translation>%1&#x2009;的样本：%2。</translation>
    </message>
    <message>
        <source>Dashed line: chance.</source>
        <translation>虚线表示随机水平。</translation>
    </message>
    <message>
        <source>Dashed line: perfect calibration.</source>
        <translation>虚线：完全校准。</translation>
    </message>
    <message>
        <source>true class</source>
        <translation>真实类别</translation>
    </message>
    <message>
        <source>predicted %1</source>
        <translation>预测为&#x2009;%1</translation>
    </message>
    <message>
        <source>Calculating…</source>
        <translation>正在计算…</translation>
    </message>
    <message>
        <source>Calibration of each class’s score (the share of the class against the mean probability in each bin) and of the highest score (how often its class is correct).</source>
        <translation>各类得分的校准（各分箱中该类所占比例与平均概率），以及最高得分的校准（其类别正确的频率）。</translation>
    </message>
    <message>
        <source>Confusion matrix: rows are true classes, columns are predicted classes.</source>
        <translation>混淆矩阵：行为真实类别，列为预测类别。</translation>
    </message>
    <message>
        <source>Confusion matrix of %1: rows are true classes, columns are predicted classes.</source>
        <translation>%1&#x2009;的混淆矩阵：行为真实类别，列为预测类别。</translation>
    </message>
    <message>
        <source>Cells show the number of samples and their share of the row, which sets the shade; the shares have no intervals.</source>
        <translation>单元格给出样本数及其在该行中的比例，颜色深浅表示该比例；比例没有区间。</translation>
    </message>
    <message>
        <source>Cells show the sum of the weights of samples and their share of the row, which sets the shade; the shares have no intervals.</source>
        <translation>单元格给出样本的权重之和及其在该行中的比例，颜色深浅表示该比例；比例没有区间。</translation>
    </message>
    <message>
        <source>The micro average pools the scores of all classes. A score is positive if it belongs to the sample’s true class.</source>
        <translation>微平均把所有类别的得分放在一起，样本真实类别的得分为正例。</translation>
    </message>
    <message>
        <source>For the intervals, the samples of each class are resampled separately; the ends are the 2.5% and 97.5% quantiles of the resamples.</source>
        <translation>求区间时，各类别的样本分别重抽样；端点为各次重抽样的&#x2009;2.5%&#x2009;和&#x2009;97.5%&#x2009;分位数。</translation>
    </message>
    <message>
        <source>The macro average is the mean of the classes’ sensitivities at each specificity.</source>
        <translation>宏平均是各类在每个特异度处的灵敏度的均值。</translation>
    </message>
    <message>
        <source>The macro average is the mean of the classes’ positive predictive values at each sensitivity; the macro AP is the mean of the classes’ APs.</source>
        <translation>宏平均是各类在每个灵敏度处的阳性预测值的均值；宏平均&#x2009;AP&#x2009;是各类&#x2009;AP&#x2009;的均值。</translation>
    </message>
    <message>
        <source>The macro average is the mean of the classes’ precisions at each recall; the macro AP is the mean of the classes’ APs.</source>
        <translation>宏平均是各类在每个召回率处的精确率的均值；宏平均&#x2009;AP&#x2009;是各类&#x2009;AP&#x2009;的均值。</translation>
    </message>
    <message>
        <source>The macro AUC is the mean of the classes’ AUCs. Hand and Till’s M is the mean AUC over all pairs of classes, each computed on the samples of both classes with the scores of one and then of the other. It does not depend on class sizes.</source>
        <translation>宏平均&#x2009;AUC&#x2009;是各类别&#x2009;AUC&#x2009;的均值。Hand–Till M&#x2009;是每两类之间&#x2009;AUC&#x2009;的均值：只用这两类的样本，分别按其中一类和另一类的得分计算；它与各类别的样本数无关。</translation>
    </message>
    <message>
        <source>%1 = %2 (95% CI: %3 to %4)</source>
        <translation>%1 = %2（95% CI：%3 至 %4）</translation>
    </message>
</context>
<context>
    <name>ui::ClassChartsPanel</name>
    <message>
        <source>All classes</source>
        <translation>全部类别</translation>
    </message>
    <message>
        <source>ROC curves</source>
        <translation>ROC&#x2009;曲线</translation>
    </message>
    <message>
        <source>Precision–recall curves</source>
        <translation>精确率–召回率曲线</translation>
    </message>
    <message>
        <source>Calibration</source>
        <translation>校准</translation>
    </message>
    <message>
        <source>Confusion matrix</source>
        <translation>混淆矩阵</translation>
    </message>
    <message>
        <source>Chart of all classes</source>
        <translation>所有类别的图表</translation>
    </message>
    <message>
        <source>calculating…</source>
        <translation>正在计算…</translation>
    </message>
</context>
<context>
    <name>ui::ClassesPanel</name>
    <message>
        <source>Classes</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Compare the class with the rest</source>
        <translation>以该类别为正类（一对其余）</translation>
    </message>
    <message>
        <source>k × k matrix</source>
        <translation>k × k&#x2009;矩阵</translation>
    </message>
    <message>
        <source>Each class</source>
        <translation>各类别</translation>
    </message>
    <message>
        <source>All classes</source>
        <translation>所有类别</translation>
    </message>
    <message>
        <source>What the table shows</source>
        <translation>表格显示的内容</translation>
    </message>
    <message>
        <source>The class compared with the rest</source>
        <translation>作为正类的类别（一对其余）</translation>
    </message>
    <message>
        <source>The class that the curves, the matrix and the samples compare with the rest</source>
        <translation>曲线、矩阵和样本均以此类别为正类，其余各类合为负类</translation>
    </message>
    <message>
        <source>Class vs. &amp;rest:</source>
        <translation>一对其余(&amp;R)：</translation>
    </message>
    <message>
        <source>Calculating…</source>
        <translation>正在计算…</translation>
    </message>
    <message>
        <source>These samples have only two classes. For more, open a table with a score column for each class, such as prob_cat, or with a prediction column.</source>
        <translation>样本只有两个类别。请打开每个类别各有一列得分（如&#x2009;prob_cat）的多类别表格，或含预测列的表格。</translation>
    </message>
    <message>
        <source>Pairs of classes</source>
        <translation>每两类</translation>
    </message>
    <message>
        <source>Results by class</source>
        <translation>各类别的结果</translation>
    </message>
    <message>
        <source>How classes are predicted</source>
        <translation>多类别样本如何预测</translation>
    </message>
</context>
<context>
    <name>ui::ClassifierDocument</name>
    <message>
        <source>New samples</source>
        <translation>新样本集</translation>
    </message>
    <message>
        <source>not %1</source>
        <extracomment>The rest of several classes, without one of them: &quot;not cat&quot;</extracomment>
        <translation>非&#x2009;%1</translation>
    </message>
    <message numerus="yes">
        <source>%n samples</source>
        <translation>
            <numerusform>%n&#x2009;个样本</numerusform>
        </translation>
    </message>
    <message>
        <source>Move the threshold to %1</source>
        <translation>将阈值移到&#x2009;%1</translation>
    </message>
    <message>
        <source>Show the model “%1”</source>
        <translation>显示模型“%1”</translation>
    </message>
    <message>
        <source>Treat “%1” as positive</source>
        <translation>以“%1”为正类</translation>
    </message>
    <message>
        <source>Compare “%1” with the rest</source>
        <translation>以“%1”为正类（一对其余）</translation>
    </message>
    <message>
        <source>Treat high scores as positive</source>
        <translation>高分为正类</translation>
    </message>
    <message>
        <source>Treat low scores as positive</source>
        <translation>低分为正类</translation>
    </message>
    <message>
        <source>Label %1 as %2</source>
        <translation>将%1标为&#x2009;%2</translation>
    </message>
    <message>
        <source>Set the score of “%1” to %2</source>
        <translation>将“%1”的得分设为&#x2009;%2</translation>
    </message>
    <message>
        <source>Predict %1 as %2</source>
        <translation>将%1预测为&#x2009;%2</translation>
    </message>
    <message>
        <source>Rename “%1” to “%2”</source>
        <translation>将“%1”重命名为“%2”</translation>
    </message>
    <message>
        <source>Add “%1”</source>
        <translation>添加“%1”</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>删除%1</translation>
    </message>
    <message>
        <source>Enter a confusion matrix</source>
        <translation>输入混淆矩阵</translation>
    </message>
    <message>
        <source>Set the true positives to %1</source>
        <translation>将真正例数设为&#x2009;%1</translation>
    </message>
    <message>
        <source>Set the false positives to %1</source>
        <translation>将假正例数设为&#x2009;%1</translation>
    </message>
    <message>
        <source>Set the false negatives to %1</source>
        <translation>将假负例数设为&#x2009;%1</translation>
    </message>
    <message>
        <source>Set the true negatives to %1</source>
        <translation>将真负例数设为&#x2009;%1</translation>
    </message>
    <message>
        <source>threshold %1</source>
        <translation>阈值&#x2009;%1</translation>
    </message>
</context>
<context>
    <name>ui::ClassifierPage</name>
    <message>
        <source>Classifier</source>
        <translation>分类器</translation>
    </message>
    <message>
        <source>&amp;New samples</source>
        <translation>新建样本(&amp;N)</translation>
    </message>
    <message>
        <source>Show the curves, confusion matrix and scores full screen</source>
        <translation>全屏显示曲线、混淆矩阵和得分</translation>
    </message>
    <message>
        <source>This looks like a table with several classes, but %1.</source>
        <translation>这似乎是多分类的表格，但是：%1。</translation>
    </message>
    <message>
        <source>The “Classes” panel compares each class with the rest.</source>
        <translation>面板“类别”把每个类别与其余类别对比。</translation>
    </message>
    <message>
        <source>To change this, choose Samples &gt; Import options.</source>
        <translation>可用“样本&#x2009;&gt;&#x2009;导入选项”更改。</translation>
    </message>
    <message>
        <source>Open “%1”</source>
        <translation>打开“%1”</translation>
    </message>
    <message>
        <source>not relevant</source>
        <translation>不相关</translation>
    </message>
    <message>
        <source>relevant</source>
        <translation>相关</translation>
    </message>
    <message>
        <source>No judged document in this list has a score, so there is nothing to classify.</source>
        <translation>这个列表中没有带得分的已标注文档，无法分类。</translation>
    </message>
    <message>
        <source>Ranked list</source>
        <translation>排序列表</translation>
    </message>
    <message>
        <source>Open the ranked list as samples</source>
        <translation>把排序列表作为样本打开</translation>
    </message>
    <message numerus="yes">
        <source>%n documents were skipped: %1 unjudged, %2 without a score.</source>
        <translation>
            <numerusform>略去&#x2009;%n&#x2009;个文档：%1&#x2009;个未标注，%2&#x2009;个没有得分。</numerusform>
        </translation>
    </message>
    <message>
        <source>A ranked list can hold up to %1 documents, but there are %2 samples.</source>
        <translation>排序列表最多容纳&#x2009;%1&#x2009;个文档，这里有&#x2009;%2&#x2009;个样本。</translation>
    </message>
    <message>
        <source>New samples</source>
        <translation>新样本集</translation>
    </message>
    <message>
        <source>Confusion matrix</source>
        <translation>混淆矩阵</translation>
    </message>
    <message>
        <source>New confusion matrix from counts</source>
        <translation>按计数新建混淆矩阵</translation>
    </message>
    <message>
        <source>Enter the counts of a confusion matrix?</source>
        <translation>要输入混淆矩阵的计数吗？</translation>
    </message>
    <message>
        <source>The counts will replace these samples. To get the samples back, use Undo.</source>
        <translation>新的计数将取代这些样本；可用“撤销”恢复。</translation>
    </message>
    <message>
        <source>En&amp;ter counts</source>
        <translation>输入计数(&amp;T)</translation>
    </message>
    <message>
        <source>Ad clicks</source>
        <translation>广告点击</translation>
    </message>
    <message>
        <source>New confusion &amp;matrix from counts…</source>
        <translation>按计数新建混淆矩阵(&amp;M)…</translation>
    </message>
    <message>
        <source>Samp&amp;les</source>
        <translation>样本(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Paste a table…</source>
        <translation>粘贴表格(&amp;P)…</translation>
    </message>
    <message>
        <source>Impo&amp;rt options…</source>
        <translation>导入选项(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Swap positive and negative</source>
        <translation>交换正类与负类(&amp;S)</translation>
    </message>
    <message>
        <source>Treat &amp;low scores as positive</source>
        <translation>低分为正类(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Open in Ranking</source>
        <translation>在“排序”中打开(&amp;O)</translation>
    </message>
    <message>
        <source>Positive &amp;class: “%1” instead of “%2”</source>
        <translation>正类(&amp;C)：由“%2”改为“%1”</translation>
    </message>
    <message>
        <source>&amp;More predicted positives</source>
        <translation>多判一些为正例(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Fewer predicted positives</source>
        <translation>少判一些为正例(&amp;F)</translation>
    </message>
    <message>
        <source>Best F&amp;1</source>
        <translation>最佳&#x2009;F1&#x2009;值(&amp;1)</translation>
    </message>
    <message>
        <source>Best &amp;Youden index</source>
        <translation>最佳约登指数(&amp;Y)</translation>
    </message>
    <message>
        <source>Lowest &amp;cost</source>
        <translation>最小代价(&amp;C)</translation>
    </message>
    <message>
        <source>False &amp;positive rate at most…</source>
        <translation>限定假正率(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Recall at least…</source>
        <translation>限定召回率(&amp;R)…</translation>
    </message>
    <message>
        <source>the clipboard</source>
        <translation>剪贴板</translation>
    </message>
    <message>
        <source>The clipboard does not contain a table of samples.</source>
        <translation>剪贴板中没有样本表。</translation>
    </message>
    <message>
        <source>Not reloaded. The earlier data is still in use.</source>
        <translation>没有重新载入。仍在使用先前的数据。</translation>
    </message>
    <message>
        <source>%1: the labels are now %2. %3</source>
        <translation>%1：标签现为&#x2009;%2。%3</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>重新载入</translation>
    </message>
    <message>
        <source>The reloaded table does not contain your edits to the samples. To get them back, use Undo.</source>
        <translation>重新载入的表格不含你对样本的修改；可用“撤销”找回。</translation>
    </message>
    <message>
        <source>%1 is still being written. It will reload when writing finishes.</source>
        <translation>%1&#x2009;仍在写入，写完后会重新载入。</translation>
    </message>
    <message>
        <source>Import options…</source>
        <translation>导入选项…</translation>
    </message>
    <message>
        <source>These are the options you chose for files with the same headings.</source>
        <translation>列名相同的文件按你先前的选择读取。</translation>
    </message>
    <message>
        <source>&amp;Threshold</source>
        <translation>阈值(&amp;T)</translation>
    </message>
    <message>
        <source>Pr&amp;ecision at least…</source>
        <translation>限定精确率(&amp;E)…</translation>
    </message>
    <message>
        <source>F&amp;lagged at most…</source>
        <translation>限定判正占比(&amp;L)…</translation>
    </message>
</context>
<context>
    <name>ui::ClassifierPresentation</name>
    <message>
        <source>More predicted positives</source>
        <translation>多判一些为正例</translation>
    </message>
    <message>
        <source>Fewer predicted positives</source>
        <translation>少判一些为正例</translation>
    </message>
    <message>
        <source>Next curve</source>
        <translation>下一条曲线</translation>
    </message>
    <message>
        <source>ROC</source>
        <translation>ROC</translation>
    </message>
    <message>
        <source>Precision–recall</source>
        <translation>精确率–召回率</translation>
    </message>
    <message>
        <source>C: next curve · Page Up, Page Down: move the threshold · F6: step mode</source>
        <translation>C&#x2009;下一条曲线 · Page Up&#x2009;和&#x2009;Page Down&#x2009;移动阈值 · F6&#x2009;逐步模式</translation>
    </message>
    <message>
        <source>Step mode on or off. Page Up and Page Down then move along the curves.</source>
        <translation>开关逐步模式。打开后用&#x2009;Page Up&#x2009;和&#x2009;Page Down&#x2009;沿曲线逐步前进。</translation>
    </message>
</context>
<context>
    <name>ui::ClassifierSettingsPanel</name>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Calibration</source>
        <translation>校准</translation>
    </message>
    <message>
        <source>none</source>
        <translation>不校准</translation>
    </message>
    <message>
        <source>isotonic</source>
        <translation>保序回归</translation>
    </message>
    <message>
        <source>Platt</source>
        <translation>Platt</translation>
    </message>
    <message>
        <source>β of F</source>
        <translation>F&#x2009;的&#x2009;β</translation>
    </message>
    <message>
        <source>Recall counts β times as much as precision</source>
        <translation>召回率的重要程度是精确率的&#x2009;β&#x2009;倍</translation>
    </message>
    <message>
        <source>Prior</source>
        <translation>先验</translation>
    </message>
    <message>
        <source>observed</source>
        <translation>与样本相同</translation>
    </message>
    <message>
        <source>FPR at most</source>
        <translation>FPR&#x2009;上限</translation>
    </message>
    <message>
        <source>The highest false positive rate that “Jump to” allows</source>
        <translation>“跳到”时假正率不超过此值</translation>
    </message>
    <message>
        <source>Recall at least</source>
        <translation>召回率下限</translation>
    </message>
    <message>
        <source>The lowest recall that “Jump to” allows</source>
        <translation>“跳到”时召回率不低于此值</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>The scores are not calibrated. %1</source>
        <translation>得分未校准。%1</translation>
    </message>
    <message>
        <source>Folds</source>
        <translation>折</translation>
    </message>
    <message>
        <source>random</source>
        <translation>随机</translation>
    </message>
    <message>
        <source>by group</source>
        <translation>按组</translation>
    </message>
    <message>
        <source>Precision at least</source>
        <translation>精确率下限</translation>
    </message>
    <message>
        <source>The lowest precision that “Jump to” allows</source>
        <translation>“跳到”时精确率不低于此值</translation>
    </message>
    <message>
        <source>Flagged at most</source>
        <translation>判正占比上限</translation>
    </message>
    <message>
        <source>The highest share of samples predicted positive that “Jump to” allows</source>
        <translation>“跳到”时预测为正的占比不超过此值</translation>
    </message>
    <message>
        <source>Out of fold: each sample is recalibrated with a model fitted to the other folds</source>
        <translation>折外：每个样本用其余各折拟合的模型再校准</translation>
    </message>
    <message>
        <source>Random folds are stratified by class. Folds by group keep the samples of each group together.</source>
        <translation>随机的折按类别分层；按组划分的折把每组的样本放在一起。</translation>
    </message>
    <message>
        <source>The share of positives where the model will be used. 0 means the same share as in these samples.</source>
        <translation>模型实际使用场合的正例占比。0&#x2009;表示与这些样本相同。</translation>
    </message>
</context>
<context>
    <name>ui::ClassifierText</name>
    <message numerus="yes">
        <source>%1 more positives</source>
        <translation>
            <numerusform>%1&#x2009;个正例</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 false positives</source>
        <translation>
            <numerusform>%1&#x2009;个负例</numerusform>
        </translation>
    </message>
    <message>
        <source>TP</source>
        <translation>TP</translation>
    </message>
    <message>
        <source>FP</source>
        <translation>FP</translation>
    </message>
    <message>
        <source>FN</source>
        <translation>FN</translation>
    </message>
    <message>
        <source>TN</source>
        <translation>TN</translation>
    </message>
    <message>
        <source>true positive</source>
        <translation>真正例</translation>
    </message>
    <message>
        <source>false positive</source>
        <translation>假正例</translation>
    </message>
    <message>
        <source>false negative</source>
        <translation>假负例</translation>
    </message>
    <message>
        <source>true negative</source>
        <translation>真负例</translation>
    </message>
    <message>
        <source>True positive: predicted and labelled “%1”.</source>
        <translation>真正例：预测为“%1”，标签也是“%1”。</translation>
    </message>
    <message>
        <source>False positive: predicted “%1” but labelled “%2”.</source>
        <translation>假正例：预测为“%1”，标签却是“%2”。</translation>
    </message>
    <message>
        <source>False negative: predicted “%2” but labelled “%1”.</source>
        <translation>假负例：预测为“%2”，标签却是“%1”。</translation>
    </message>
    <message>
        <source>True negative: predicted and labelled “%1”.</source>
        <translation>真负例：预测为“%1”，标签也是“%1”。</translation>
    </message>
    <message>
        <source>score ≥ %1</source>
        <translation>得分&#x2009;≥ %1</translation>
    </message>
    <message>
        <source>score ≤ %1</source>
        <translation>得分&#x2009;≤ %1</translation>
    </message>
    <message>
        <source>Balanced accuracy</source>
        <translation>平衡准确率</translation>
    </message>
    <message>
        <source>Recall</source>
        <translation>召回率</translation>
    </message>
    <message>
        <source>False positive rate</source>
        <translation>假正率</translation>
    </message>
    <message>
        <source>False negative rate</source>
        <translation>假负率</translation>
    </message>
    <message>
        <source>Negative predictive value</source>
        <translation>阴性预测值</translation>
    </message>
    <message>
        <source>F%1</source>
        <translation>F%1</translation>
    </message>
    <message>
        <source>Cohen’s kappa</source>
        <translation>Cohen κ</translation>
    </message>
    <message>
        <source>Youden’s J</source>
        <translation>约登指数&#x2009;J</translation>
    </message>
    <message>
        <source>Predicted positive</source>
        <translation>预测为正的占比</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>准确率</translation>
    </message>
    <message>
        <source>Balanced acc.</source>
        <translation>平衡准确率</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>精确率</translation>
    </message>
    <message>
        <source>Recall, TPR</source>
        <translation>召回率&#x2009;TPR</translation>
    </message>
    <message>
        <source>Specificity</source>
        <translation>特异度</translation>
    </message>
    <message>
        <source>FPR</source>
        <translation>FPR</translation>
    </message>
    <message>
        <source>FNR</source>
        <translation>FNR</translation>
    </message>
    <message>
        <source>NPV</source>
        <translation>NPV</translation>
    </message>
    <message>
        <source>MCC</source>
        <translation>MCC</translation>
    </message>
    <message>
        <source>Cohen’s κ</source>
        <translation>Cohen κ</translation>
    </message>
    <message>
        <source>Lift</source>
        <translation>提升度</translation>
    </message>
    <message>
        <source>Predicted +</source>
        <translation>预测为正</translation>
    </message>
    <message>
        <source>precision / prevalence</source>
        <translation>精确率&#x2009;/&#x2009;正例占比</translation>
    </message>
    <message>
        <source>The share of all samples classified correctly. When one class is rare, always predicting the other looks good.</source>
        <translation>全部样本中分类正确的比例。若某一类很少，只要一律预测另一类，它看起来就很高。英文&#x2009;accuracy。</translation>
    </message>
    <message>
        <source>The mean recall of the two classes. Always predicting the same class scores 0.5.</source>
        <translation>两个类别召回率的均值：一律预测同一类时为&#x2009;0.5。英文&#x2009;balanced accuracy。</translation>
    </message>
    <message>
        <source>The share of positives that are found. Also called sensitivity or true positive rate.</source>
        <translation>正例中被找到的比例。又称查全率、灵敏度、真正率，英文&#x2009;recall。</translation>
    </message>
    <message>
        <source>The share of negatives that are predicted negative. Also called true negative rate.</source>
        <translation>负例中未被误判的比例。又称真负率，英文&#x2009;specificity。</translation>
    </message>
    <message>
        <source>The share of negatives that are predicted positive.</source>
        <translation>负例中被误判为正的比例，即假正率，英文&#x2009;false positive rate。</translation>
    </message>
    <message>
        <source>The share of positives that are missed.</source>
        <translation>正例中被漏掉的比例，即假负率，英文&#x2009;false negative rate。</translation>
    </message>
    <message>
        <source>The harmonic mean of precision and recall, with recall weighted β times as much.</source>
        <translation>精确率与召回率的调和平均，召回率的重要程度为精确率的&#x2009;β&#x2009;倍。英文&#x2009;F measure。</translation>
    </message>
    <message>
        <source>Cohen’s κ: agreement between predictions and labels beyond that expected by chance.</source>
        <translation>Cohen κ：预测与真实的一致程度中超出随机水平的部分。</translation>
    </message>
    <message>
        <source>The height of the ROC point above the chance line.</source>
        <translation>ROC&#x2009;工作点高出随机线的距离。</translation>
    </message>
    <message>
        <source>The share of positives among the samples predicted positive, divided by their share among all samples.</source>
        <translation>预测为正的样本中的正例占比是全部样本中的多少倍。英文&#x2009;lift。</translation>
    </message>
    <message>
        <source>The share of samples predicted positive.</source>
        <translation>预测为正的样本占比。</translation>
    </message>
    <message>
        <source>%1 is undefined: %2</source>
        <translation>%1&#x2009;无定义：%2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>#</source>
        <translation>序号</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Calibrated</source>
        <translation>校准后</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Log loss</source>
        <translation>对数损失</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>分组</translation>
    </message>
    <message>
        <source>order in the file</source>
        <translation>文件中的次序</translation>
    </message>
    <message>
        <source>id</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>label</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>calibrated score</source>
        <translation>校准后得分</translation>
    </message>
    <message>
        <source>outcome</source>
        <translation>预测结果</translation>
    </message>
    <message>
        <source>log loss</source>
        <translation>对数损失</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>group</source>
        <translation>分组</translation>
    </message>
    <message>
        <source>confidently wrong</source>
        <translation>高置信误判</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>误判</translation>
    </message>
    <message>
        <source>%1 is labelled %2, and the model gives that class a probability of %3: it adds %4, or %5 of the total.</source>
        <translation>%1&#x2009;的标签为&#x2009;%2，模型给它的概率为&#x2009;%3：贡献&#x2009;%4，占总损失的&#x2009;%5。</translation>
    </message>
    <message>
        <source>Log loss is undefined. %1</source>
        <translation>对数损失无定义。%1</translation>
    </message>
    <message>
        <source>Normalised entropy is undefined. %1</source>
        <translation>归一化熵无定义。%1</translation>
    </message>
    <message>
        <source>Normalised entropy = log loss / H(share of positives) = %1 / H(%2) = %1 / %3 = %4, a relative information gain of 1 − %4 = %5.</source>
        <translation>归一化熵&#x2009;=&#x2009;对数损失&#x2009;/ H(正例占比) = %1 / H(%2) = %1 / %3 = %4，相对信息增益为&#x2009;1 − %4 = %5。</translation>
    </message>
    <message>
        <source>The ratio of predicted to observed positives is undefined. %1</source>
        <translation>预测与实际正例数之比无定义。%1</translation>
    </message>
    <message>
        <source>Predicted to observed = Σ p / positives = %1 / %2 = %3.</source>
        <translation>预测与实际之比&#x2009;= Σ p /&#x2009;正例数&#x2009;= %1 / %2 = %3。</translation>
    </message>
    <message>
        <source>%1 of %2 pairs by weight</source>
        <translation>按权重计，%2&#x2009;对样本中的&#x2009;%1&#x2009;对</translation>
    </message>
    <message>
        <source>%1 of %2 pairs</source>
        <translation>%2&#x2009;对样本中的&#x2009;%1&#x2009;对</translation>
    </message>
    <message>
        <source>%1 of %2 pairs by weight, ties count half</source>
        <translation>按权重计，%2&#x2009;对样本中的&#x2009;%1&#x2009;对，并列计一半</translation>
    </message>
    <message>
        <source>%1 of %2 pairs, ties count half</source>
        <translation>%2&#x2009;对样本中的&#x2009;%1&#x2009;对，并列计一半</translation>
    </message>
    <message>
        <source>A random positive scores above a random negative %1 of the time (%2).</source>
        <translation>随机取一个正例和一个负例，正例得分更高的概率为&#x2009;%1（%2）。</translation>
    </message>
    <message>
        <source>A random positive scores below a random negative %1 of the time (%2).</source>
        <translation>随机取一个正例和一个负例，正例得分更低的概率为&#x2009;%1（%2）。</translation>
    </message>
    <message>
        <source>Pairs won, by weight: %1; tied: %2; lost: %3.</source>
        <translation>按权重计，样本对中&#x2009;%1&#x2009;胜、%2&#x2009;平、%3&#x2009;负。</translation>
    </message>
    <message>
        <source>Pairs won: %1; tied: %2; lost: %3.</source>
        <translation>样本对中&#x2009;%1&#x2009;胜、%2&#x2009;平、%3&#x2009;负。</translation>
    </message>
    <message>
        <source>Its pairs with the negatives: %1 won, %2 tied, %3 lost.</source>
        <translation>它与负例组成的样本对中：%1&#x2009;胜、%2&#x2009;平、%3&#x2009;负。</translation>
    </message>
    <message>
        <source>Its pairs with the positives: %1 won by the positive, %2 tied, %3 lost.</source>
        <translation>它与正例组成的样本对中，正例&#x2009;%1&#x2009;胜、%2&#x2009;平、%3&#x2009;负。</translation>
    </message>
    <message>
        <source>Its pairs with the negatives, by weight: %1 won, %2 tied, %3 lost.</source>
        <translation>按权重计，它与负例组成的样本对中：%1&#x2009;胜、%2&#x2009;平、%3&#x2009;负。</translation>
    </message>
    <message>
        <source>Its pairs with the positives, by weight: %1 won by the positive, %2 tied, %3 lost.</source>
        <translation>按权重计，它与正例组成的样本对中，正例&#x2009;%1&#x2009;胜、%2&#x2009;平、%3&#x2009;负。</translation>
    </message>
    <message>
        <source>AUC is undefined. %1</source>
        <translation>AUC&#x2009;无定义。%1</translation>
    </message>
    <message>
        <source>Lowering the threshold to %1</source>
        <translation>把阈值降到&#x2009;%1</translation>
    </message>
    <message>
        <source>Raising the threshold to %1</source>
        <translation>把阈值升到&#x2009;%1</translation>
    </message>
    <message>
        <source>%1 finds %2 (the point moves up).</source>
        <translation>%1，可再找到&#x2009;%2：工作点上移。</translation>
    </message>
    <message>
        <source>%1 adds %2 (the point moves right).</source>
        <translation>%1，会再把&#x2009;%2误判为正：工作点右移。</translation>
    </message>
    <message>
        <source>%1 finds %2 and adds %3 (the point climbs the curve).</source>
        <translation>%1，两个比率都会上升，分别多&#x2009;%2和&#x2009;%3：工作点沿曲线上移。</translation>
    </message>
    <message>
        <source>positives with a total weight of %1</source>
        <translation>权重为&#x2009;%1&#x2009;的正例</translation>
    </message>
    <message>
        <source>false positives with a total weight of %1</source>
        <translation>权重为&#x2009;%1&#x2009;的负例</translation>
    </message>
    <message>
        <source>A random “%1” sample outscores a random “%2” one &lt;b&gt;%3&lt;/b&gt; of the time (%4).</source>
        <translation>随机一个“%1”样本的得分高于随机一个“%2”样本的概率为&#x2009;&lt;b&gt;%3&lt;/b&gt;（%4）。</translation>
    </message>
    <message>
        <source>A random “%1” sample scores below a random “%2” one &lt;b&gt;%3&lt;/b&gt; of the time (%4).</source>
        <translation>随机一个“%1”样本的得分低于随机一个“%2”样本的概率为&#x2009;&lt;b&gt;%3&lt;/b&gt;（%4）。</translation>
    </message>
    <message>
        <source>Jaccard index</source>
        <translation>Jaccard&#x2009;指数</translation>
    </message>
    <message>
        <source>Jaccard</source>
        <translation>Jaccard</translation>
    </message>
    <message>
        <source>Of the samples that are positive, predicted positive, or both, the share that are both.</source>
        <translation>正例与预测为正的样本合在一起，其中既是正例又预测为正的比例。</translation>
    </message>
    <message>
        <source>Positive likelihood ratio</source>
        <translation>阳性似然比</translation>
    </message>
    <message>
        <source>LR+</source>
        <translation>LR+</translation>
    </message>
    <message>
        <source>Negative likelihood ratio</source>
        <translation>阴性似然比</translation>
    </message>
    <message>
        <source>LR−</source>
        <translation>LR−</translation>
    </message>
    <message>
        <source>Diagnostic odds ratio</source>
        <translation>诊断比值比</translation>
    </message>
    <message>
        <source>DOR</source>
        <translation>DOR</translation>
    </message>
    <message>
        <source>The odds of a positive prediction among the positives, divided by those among the negatives: LR+ over LR−.</source>
        <translation>正例中预测为正的几率除以负例中预测为正的几率，即&#x2009;LR+&#x2009;除以&#x2009;LR−。</translation>
    </message>
    <message>
        <source>The Matthews correlation between predictions and labels, from −1 to 1. It is 0 if a row or column of the matrix is empty.</source>
        <translation>预测与真实之间的&#x2009;Matthews&#x2009;相关系数，取值&#x2009;−1&#x2009;到&#x2009;1；矩阵有一行或一列为空时取&#x2009;0。</translation>
    </message>
    <message>
        <source>The share of positives predicted positive, divided by the share of negatives predicted positive. Multiply the odds of being positive by this ratio to get the odds after a positive prediction.</source>
        <translation>正例中预测为正的比例，除以负例中预测为正的比例。为正例的几率乘以这个比值，就是预测为正之后的几率。</translation>
    </message>
    <message>
        <source>The share of positives predicted negative, divided by the share of negatives predicted negative. Multiply the odds of being positive by this ratio to get the odds after a negative prediction.</source>
        <translation>正例中预测为负的比例，除以负例中预测为负的比例。为正例的几率乘以这个比值，就是预测为负之后的几率。</translation>
    </message>
    <message>
        <source>Positive predictive value</source>
        <translation>阳性预测值</translation>
    </message>
    <message>
        <source>PPV</source>
        <translation>PPV</translation>
    </message>
    <message>
        <source>Sensitivity</source>
        <translation>灵敏度</translation>
    </message>
    <message>
        <source>1 − Specificity</source>
        <translation>1 −&#x2009;特异度</translation>
    </message>
    <message>
        <source>1 − Sensitivity</source>
        <translation>1 −&#x2009;灵敏度</translation>
    </message>
    <message>
        <source>An AUC below 0.5 is worse than chance. It is shown unchanged. With the scores reversed, it would be %1.</source>
        <translation>AUC&#x2009;低于&#x2009;0.5，说明排序不如随机。此处不作更改；若反过来看，AUC&#x2009;为&#x2009;%1。</translation>
    </message>
    <message>
        <source>The share of samples predicted positive that really are positive.</source>
        <translation>预测为正的样本中，真正是正例的比例。又称查准率，英文&#x2009;precision。</translation>
    </message>
    <message>
        <source>Negative predictive value: the share of samples predicted negative that really are negative.</source>
        <translation>阴性预测值（negative predictive value）：预测为负的样本中，真正是负例的比例。</translation>
    </message>
    <message>
        <source>Log loss = %1 = %2 / %3 = %4 nats; p is the probability that the model gives to a sample’s true class.</source>
        <translation>对数损失&#x2009;= %1 = %2 / %3 = %4 nat；p&#x2009;为模型给样本真实类别的概率。</translation>
    </message>
</context>
<context>
    <name>ui::ClassifierToolBar</name>
    <message>
        <source>best F%1</source>
        <translation>F%1&#x2009;最大</translation>
    </message>
    <message>
        <source>best Youden’s J</source>
        <translation>约登指数&#x2009;J&#x2009;最大</translation>
    </message>
    <message>
        <source>lowest cost</source>
        <translation>代价最小</translation>
    </message>
    <message>
        <source>FPR ≤ %1</source>
        <translation>FPR ≤ %1</translation>
    </message>
    <message>
        <source>recall ≥ %1</source>
        <translation>召回率&#x2009;≥ %1</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>阈值</translation>
    </message>
    <message>
        <source>A sample is predicted positive when its score reaches the threshold. Press Up or Down to move from score to score.</source>
        <translation>得分达到阈值的样本预测为正。按上、下键可逐个得分移动。</translation>
    </message>
    <message>
        <source>&amp;Threshold</source>
        <translation>阈值(&amp;T)</translation>
    </message>
    <message>
        <source>Threshold within the score range</source>
        <translation>在得分范围内设置阈值</translation>
    </message>
    <message>
        <source>Drag to set the threshold within the score range</source>
        <translation>在得分范围内移动阈值</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>选择…</translation>
    </message>
    <message>
        <source>&amp;Jump to</source>
        <translation>跳到(&amp;J)</translation>
    </message>
    <message>
        <source>Positive class</source>
        <translation>正类</translation>
    </message>
    <message>
        <source>The class you want to detect. The other class is negative.</source>
        <translation>要检出的类别；另一类为负类。</translation>
    </message>
    <message>
        <source>&amp;Positive</source>
        <translation>正类(&amp;P)</translation>
    </message>
    <message>
        <source>Which scores indicate the positive class</source>
        <translation>哪种得分倾向于正类</translation>
    </message>
    <message>
        <source>Whether high or low scores indicate the positive class</source>
        <translation>高分还是低分倾向于正类</translation>
    </message>
    <message>
        <source>high</source>
        <translation>高</translation>
    </message>
    <message>
        <source>low</source>
        <translation>低</translation>
    </message>
    <message>
        <source>when the s&amp;core is</source>
        <translation>若得分为(&amp;C)</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>The model that the threshold applies to</source>
        <translation>阈值作用于该模型的得分</translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <translation>模型(&amp;M)</translation>
    </message>
    <message>
        <source>precision ≥ %1</source>
        <translation>精确率&#x2009;≥&#x2009;%1</translation>
    </message>
    <message>
        <source>flagged ≤ %1</source>
        <translation>判正占比&#x2009;≤&#x2009;%1</translation>
    </message>
    <message>
        <source>s&amp;core</source>
        <translation>得分(&amp;C)</translation>
    </message>
    <message>
        <source>Jump to…</source>
        <translation>跳到…</translation>
    </message>
    <message>
        <source>high scores</source>
        <translation>高分</translation>
    </message>
    <message>
        <source>low scores</source>
        <translation>低分</translation>
    </message>
    <message>
        <source>Jump to a best threshold</source>
        <translation>跳到最优阈值</translation>
    </message>
    <message>
        <source>Jumps to the threshold that is best by a rate, an index or cost. β and the limits are in Settings.</source>
        <translation>跳到按比率、指数或代价最优的阈值。β 和各限值在“设置”中指定。</translation>
    </message>
</context>
<context>
    <name>ui::ClassifierWorkspace</name>
    <message>
        <source>Calibration</source>
        <translation>校准</translation>
    </message>
    <message>
        <source>Other tools</source>
        <translation>其他工具</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>决策</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>曲线</translation>
    </message>
    <message>
        <source>Models and groups</source>
        <translation>模型与分组</translation>
    </message>
    <message>
        <source>finds %1, false alarms %2</source>
        <translation>找到&#x2009;%1，误报&#x2009;%2</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Compare thresholds by samples flagged, found and missed, and by cost</source>
        <translation>以样本数比较阈值：判为正例、找到、漏掉、代价</translation>
    </message>
    <message>
        <source>Score distribution and AUC explained</source>
        <translation>得分分布与&#x2009;AUC&#x2009;的含义</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Set the prior, β, calibration, and the limits of “Jump to”</source>
        <translation>设定先验、β、校准，以及“跳到”的限值</translation>
    </message>
</context>
<context>
    <name>ui::CollectionDocument</name>
    <message>
        <source>New collection</source>
        <translation>新测试集</translation>
    </message>
    <message>
        <source>Choose the measures</source>
        <translation>选择指标</translation>
    </message>
    <message>
        <source>Set the evaluation rules</source>
        <translation>设置评测的计算口径</translation>
    </message>
    <message>
        <source>Set the highest grade</source>
        <translation>设置最高等级</translation>
    </message>
    <message>
        <source>Judge “%1” for query “%2”</source>
        <translation>标注查询“%2”的“%1”</translation>
    </message>
    <message>
        <source>Remove the judgment of “%1” in query “%2”</source>
        <translation>取消查询“%2”中“%1”的标注</translation>
    </message>
    <message>
        <source>Edit query “%1”</source>
        <translation>编辑查询“%1”</translation>
    </message>
    <message>
        <source>Revert query “%1”</source>
        <translation>还原查询“%1”</translation>
    </message>
</context>
<context>
    <name>ui::CollectionMeanPanel</name>
    <message>
        <source>Mean</source>
        <translation>均值</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>检索结果</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>The mean of run A</source>
        <translation>检索结果&#x2009;A&#x2009;的均值</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>The mean of run B</source>
        <translation>检索结果&#x2009;B&#x2009;的均值</translation>
    </message>
    <message>
        <source>Calculating…</source>
        <translation>正在计算…</translation>
    </message>
    <message>
        <source>Open judgments and a run to see how the mean over their queries is calculated.</source>
        <translation>打开相关性标注和检索结果后，这里逐项写出各查询的均值。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2&#x2009;的&#x2009;%1</translation>
    </message>
</context>
<context>
    <name>ui::CollectionPage</name>
    <message>
        <source>Collection</source>
        <translation>测试集</translation>
    </message>
    <message>
        <source>&amp;New collection</source>
        <translation>新建测试集(&amp;N)</translation>
    </message>
    <message>
        <source>Show the summary and the current query full screen</source>
        <translation>全屏显示汇总和当前查询</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>正在读取&#x2009;%1</translation>
    </message>
    <message>
        <source>No run was added: some edited lists belong to missing runs. Locate those runs first.</source>
        <translation>没有添加检索结果：有编辑过的列表属于找不到的检索结果。请先指出它们的位置。</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>添加&#x2009;%1</translation>
    </message>
    <message>
        <source>lists</source>
        <translation>列表</translation>
    </message>
    <message numerus="yes">
        <source>%n lists</source>
        <translation>
            <numerusform>%n&#x2009;个列表</numerusform>
        </translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>打开&#x2009;%1</translation>
    </message>
    <message>
        <source>Change import options</source>
        <translation>更改导入选项</translation>
    </message>
    <message>
        <source>Locate %1</source>
        <translation>指出&#x2009;%1&#x2009;的位置</translation>
    </message>
    <message>
        <source>Where is “%1”?</source>
        <translation>“%1”在哪里？</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message numerus="yes">
        <source>Nothing in “%1” is lost. Its %n edited queries are kept and will be saved. Once its files can be read, use Undo and Redo to show it.</source>
        <translation>
            <numerusform>“%1”没有丢失任何内容：编辑过的&#x2009;%n&#x2009;个查询都已保留，保存时会写入。文件可读后，撤销再重做即可显示。</numerusform>
        </translation>
    </message>
    <message>
        <source>New collection</source>
        <translation>新测试集</translation>
    </message>
    <message>
        <source>Open the cake-search example</source>
        <translation>打开蛋糕搜索示例</translation>
    </message>
    <message>
        <source>Open judgments, runs and texts</source>
        <translation>打开相关性标注、检索结果和文本</translation>
    </message>
    <message>
        <source>All files (*);;Judgments and runs (*.qrels *.run *.txt *.tsv *.json %1)</source>
        <translation>所有文件 (*);;相关性标注与检索结果 (*.qrels *.run *.txt *.tsv *.json %1)</translation>
    </message>
    <message>
        <source>Open a BEIR collection folder</source>
        <translation>打开&#x2009;BEIR&#x2009;测试集的文件夹</translation>
    </message>
    <message>
        <source>Add runs for the same judgments</source>
        <translation>添加使用同一相关性标注的检索结果</translation>
    </message>
    <message>
        <source>All files (*);;Runs (*.run *.txt *.tsv *.json %1)</source>
        <translation>所有文件 (*);;检索结果 (*.run *.txt *.tsv *.json %1)</translation>
    </message>
    <message>
        <source>Export judgments with edits</source>
        <translation>导出相关性标注（含修改）</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1&#x2009;对&#x2009;%2</translation>
    </message>
    <message>
        <source>&amp;Collection</source>
        <translation>测试集(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Open judgments and runs…</source>
        <translation>打开相关性标注和检索结果(&amp;O)…</translation>
    </message>
    <message>
        <source>Open a BEIR &amp;folder…</source>
        <translation>打开&#x2009;BEIR&#x2009;文件夹(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;Add runs…</source>
        <translation>添加检索结果(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Swap A and B</source>
        <translation>交换&#x2009;A&#x2009;与&#x2009;B(&amp;S)</translation>
    </message>
    <message>
        <source>Next &amp;measure</source>
        <translation>下一个指标(&amp;M)</translation>
    </message>
    <message>
        <source>Open the query in &amp;Ranking</source>
        <translation>在“排序”中打开该查询(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Export judgments…</source>
        <translation>导出相关性标注(&amp;E)…</translation>
    </message>
    <message>
        <source>Judgments with edits…</source>
        <translation>相关性标注（含修改）…</translation>
    </message>
    <message numerus="yes">
        <source>%n files</source>
        <translation>
            <numerusform>%n&#x2009;个文件</numerusform>
        </translation>
    </message>
    <message>
        <source>The values are unchanged. To score the files as they are now, choose File &gt; Reload.</source>
        <translation>各值没有改变。要按文件现在的内容计算，请选“文件 &gt; 重新载入”。</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>重新载入</translation>
    </message>
    <message>
        <source>Not reloaded. The earlier data is still in use.</source>
        <translation>没有重新载入。仍在使用先前的数据。</translation>
    </message>
    <message>
        <source>No query in %1 has judgments. Do the query ids match?</source>
        <translation>%1&#x2009;中没有已标注的查询。查询编号是否一致？</translation>
    </message>
    <message>
        <source>edited</source>
        <translation>已编辑</translation>
    </message>
    <message>
        <source>Use CSV, or the Quepid, Elasticsearch or BEIR format instead.</source>
        <translation>请改用&#x2009;CSV，或&#x2009;Quepid、Elasticsearch、BEIR&#x2009;的格式导出相关性标注。</translation>
    </message>
    <message>
        <source>These are the options you chose for files with the same headings.</source>
        <translation>列名相同的文件按你先前的选择读取。</translation>
    </message>
    <message>
        <source>Import options…</source>
        <translation>导入选项…</translation>
    </message>
    <message>
        <source>Re&amp;vert query to files</source>
        <translation>查询还原为文件中的样子(&amp;P)</translation>
    </message>
    <message>
        <source>Judgments of other people</source>
        <translation>其他人的标注</translation>
    </message>
    <message>
        <source>All files (*);;Judgments (*.qrels *.txt *.tsv *.csv *.json %1)</source>
        <translation>所有文件 (*);;相关性标注 (*.qrels *.txt *.tsv *.csv *.json %1)</translation>
    </message>
    <message>
        <source>Compare &amp;judges…</source>
        <translation>比较标注者(&amp;J)…</translation>
    </message>
    <message>
        <source>Open the judgments of other people and settle disagreements</source>
        <translation>打开其他人的标注并裁定分歧</translation>
    </message>
    <message>
        <source>The judgments are missing. Locate them in the Files panel. Until then, you can edit only queries that you have already edited.</source>
        <translation>找不到相关性标注：请在“文件”面板中指出位置。在此之前，只能编辑以前编辑过的查询。</translation>
    </message>
    <message>
        <source>“Subtopics” in “Cutoffs and recall” shows how well the runs cover the subtopics of the judgments.</source>
        <translation>“截断与召回率”中的“子主题”显示各检索结果对标注中子主题的覆盖程度。</translation>
    </message>
    <message>
        <source>Other measures use the highest grade of each document.</source>
        <translation>其他指标使用每个文档的最高等级。</translation>
    </message>
</context>
<context>
    <name>ui::CollectionPresentation</name>
    <message>
        <source>Next query</source>
        <translation>下一个查询</translation>
    </message>
    <message>
        <source>Previous query</source>
        <translation>上一个查询</translation>
    </message>
    <message>
        <source>Next measure</source>
        <translation>下一个指标</translation>
    </message>
    <message>
        <source>Differences, or the mean by cutoff</source>
        <translation>差值，或各截断位置的均值</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差值</translation>
    </message>
    <message>
        <source>Measure vs k</source>
        <translation>随&#x2009;k&#x2009;变化</translation>
    </message>
    <message>
        <source>Page Up, Page Down: change query · M: next measure · C: mean or differences</source>
        <translation>Page Up&#x2009;和&#x2009;Page Down&#x2009;切换查询 · M&#x2009;下一个指标 · C&#x2009;均值或差值</translation>
    </message>
</context>
<context>
    <name>ui::CollectionToolBar</name>
    <message>
        <source>Open qrels…</source>
        <translation>打开标注（qrels）…</translation>
    </message>
    <message>
        <source>Open judgments, runs, or a BEIR collection folder</source>
        <translation>打开相关性标注、检索结果，或&#x2009;BEIR&#x2009;测试集的文件夹</translation>
    </message>
    <message>
        <source>Add run…</source>
        <translation>添加检索结果…</translation>
    </message>
    <message>
        <source>&amp;A</source>
        <translation>&amp;A</translation>
    </message>
    <message>
        <source>Run A</source>
        <translation>检索结果&#x2009;A</translation>
    </message>
    <message>
        <source>&amp;B</source>
        <translation>&amp;B</translation>
    </message>
    <message>
        <source>Run B</source>
        <translation>检索结果&#x2009;B</translation>
    </message>
    <message>
        <source>&amp;Measures</source>
        <translation>指标(&amp;M)</translation>
    </message>
    <message>
        <source>Measures</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>Open more runs for the same judgments</source>
        <translation>在同一份标注上打开更多检索结果</translation>
    </message>
    <message>
        <source>%1
Choose the summary measures</source>
        <translation>%1
选择汇总的指标</translation>
    </message>
</context>
<context>
    <name>ui::CollectionWorkspace</name>
    <message>
        <source>Difference</source>
        <translation>差值</translation>
    </message>
    <message>
        <source>Scatter</source>
        <translation>散点图</translation>
    </message>
    <message>
        <source>Distribution</source>
        <translation>分布</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>分组</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>次序</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Cutoffs and recall</source>
        <translation>截断与召回率</translation>
    </message>
    <message>
        <source>Judging</source>
        <translation>标注</translation>
    </message>
    <message>
        <source>%1: A %2, B %3</source>
        <extracomment>A measure, and its means in run A and run B</extracomment>
        <translation>%1：A %2，B %3</translation>
    </message>
    <message>
        <source>Charts of the queries</source>
        <translation>各查询的图表</translation>
    </message>
</context>
<context>
    <name>ui::ColumnBoxes</name>
    <message>
        <source>Contents of column %1</source>
        <translation>列&#x2009;%1&#x2009;的内容</translation>
    </message>
</context>
<context>
    <name>ui::ComparisonPanel</name>
    <message>
        <source>A and B</source>
        <translation>A&#x2009;与&#x2009;B</translation>
    </message>
    <message>
        <source>Compare two rankings of the same query. Copy A to B, change B, and see the effect.</source>
        <translation>为同一查询保留第二个列表：在&#x2009;B&#x2009;中尝试改动，看看有什么变化。</translation>
    </message>
    <message>
        <source>Duplicate as B</source>
        <translation>复制为&#x2009;B</translation>
    </message>
    <message>
        <source>Measures for A and B</source>
        <translation>A&#x2009;与&#x2009;B&#x2009;的各项指标</translation>
    </message>
    <message>
        <source>same order</source>
        <translation>次序相同</translation>
    </message>
    <message numerus="yes">
        <source>%n documents differ</source>
        <translation>
            <numerusform>%n&#x2009;个文档位置不同</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 A document has the same grade in A and B.</source>
        <translation>%1等级属于文档本身，A&#x2009;与&#x2009;B&#x2009;共用。</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>A next to B</source>
        <translation>A&#x2009;与&#x2009;B&#x2009;并列</translation>
    </message>
    <message>
        <source>Add documents to compare A and B.</source>
        <translation>添加文档以比较&#x2009;A&#x2009;与&#x2009;B。</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>A  %1 %2</source>
        <extracomment>The heading of a list: a measure and its value</extracomment>
        <translation>A  %1 %2</translation>
    </message>
    <message>
        <source>A  %1</source>
        <translation>A  %1</translation>
    </message>
    <message>
        <source>B  %1 %2 (%3)</source>
        <extracomment>The heading of a list: a measure, its value, and how much that is more than A’s</extracomment>
        <translation>B  %1 %2（%3）</translation>
    </message>
    <message>
        <source>B  %1 %2</source>
        <translation>B  %1 %2</translation>
    </message>
    <message>
        <source>B  %1</source>
        <translation>B  %1</translation>
    </message>
    <message>
        <source>“%1”: A and B</source>
        <translation>“%1”：A&#x2009;与&#x2009;B</translation>
    </message>
    <message>
        <source>%1; %2.</source>
        <translation>%1；%2。</translation>
    </message>
</context>
<context>
    <name>ui::ContrastDialog</name>
    <message>
        <source>&amp;Two orders of the same documents</source>
        <translation>相同文档的两种次序(&amp;T)</translation>
    </message>
    <message>
        <source>Pairs of lists</source>
        <translation>列表对</translation>
    </message>
    <message>
        <source>Find contrasting lists</source>
        <translation>寻找对比列表</translation>
    </message>
    <message>
        <source>Load the two lists</source>
        <translation>载入这两个列表</translation>
    </message>
    <message>
        <source>Choose two measures, then select Find.</source>
        <translation>请选择两个指标，然后按“寻找”。</translation>
    </message>
    <message>
        <source>agree on the first measure, differ on the second</source>
        <translation>第一个指标相同，第二个指标不同</translation>
    </message>
    <message>
        <source>the two measures rank in opposite order</source>
        <translation>两个指标给出相反的优劣</translation>
    </message>
    <message>
        <source>Two &amp;lists that</source>
        <translation>两个列表应当(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;First measure</source>
        <translation>第一个指标(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Second measure</source>
        <translation>第二个指标(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Maximum documents</source>
        <translation>文档数上限(&amp;M)</translation>
    </message>
    <message>
        <source>For example 0..1, 0..3 or 0,2,4. Add u for unjudged documents, as in 0..1,u</source>
        <translation>如&#x2009;0..1、0..3&#x2009;或&#x2009;0,2,4；加上&#x2009;u（如&#x2009;0..1,u）则也包括无人标注的文档</translation>
    </message>
    <message>
        <source>&amp;Grades</source>
        <translation>等级(&amp;G)</translation>
    </message>
    <message>
        <source>B contains the same documents as A in a different order, like the runs of two systems</source>
        <translation>B&#x2009;是&#x2009;A&#x2009;中文档的另一种次序，如同两个系统的结果</translation>
    </message>
    <message>
        <source>A measure with its cutoff and rules, such as nDCG(gain=exp)@5</source>
        <translation>指标及其截断位置和计算口径，如&#x2009;nDCG(gain=exp)@5</translation>
    </message>
    <message>
        <source>Choose from the list of measures</source>
        <translation>从指标列表中选择</translation>
    </message>
    <message>
        <source>Choose the first measure from the list</source>
        <translation>从列表中选择第一个指标</translation>
    </message>
    <message>
        <source>Choose the second measure from the list</source>
        <translation>从列表中选择第二个指标</translation>
    </message>
    <message>
        <source>F&amp;ind</source>
        <translation>寻找(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Another</source>
        <translation>再找一对(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Use them</source>
        <translation>采用(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
    <message>
        <source>Show the next best pair of lists</source>
        <translation>次优的一对列表</translation>
    </message>
    <message>
        <source>Load them as A and B if both contain the same documents, or as two queries if not</source>
        <translation>若两者含相同的文档，则作为&#x2009;A&#x2009;和&#x2009;B，否则作为两个查询</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>采用</translation>
    </message>
    <message>
        <source>Press Enter to use the measure, Esc to close.</source>
        <translation>按&#x2009;Enter&#x2009;采用该指标，按&#x2009;Esc&#x2009;关闭。</translation>
    </message>
    <message>
        <source>Write grades as 0..1, 0..3 or 0,2,4; add u for unjudged documents: 0..1,u.</source>
        <translation>等级写作&#x2009;0..1、0..3&#x2009;或&#x2009;0,2,4，未标注用&#x2009;u&#x2009;表示：0..1,u。</translation>
    </message>
    <message>
        <source>No pair found.</source>
        <translation>没有这样的一对列表。</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2&#x2009;的&#x2009;%1</translation>
    </message>
    <message>
        <source>Find tries the shortest lists first and, among lists of the same length, those with the fewest nonzero grades.</source>
        <translation>优先寻找最短的列表，其中非&#x2009;0&#x2009;等级最少的在前。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>Put two lists side by side</source>
        <translation>并排放入两个列表</translation>
    </message>
    <message>
        <source>differ by one change that lowers the first measure and raises the second</source>
        <translation>只差一处改动，使第一个指标下降、第二个上升</translation>
    </message>
</context>
<context>
    <name>ui::ContrastText</name>
    <message>
        <source>B is A with ranks %1 and %2 swapped.</source>
        <translation>B&#x2009;是把&#x2009;A&#x2009;的第&#x2009;%1&#x2009;位与第&#x2009;%2&#x2009;位交换而成。</translation>
    </message>
    <message>
        <source>B is A with rank %1 moved to rank %2.</source>
        <translation>B&#x2009;是把&#x2009;A&#x2009;的第&#x2009;%1&#x2009;位移到第&#x2009;%2&#x2009;位而成。</translation>
    </message>
    <message>
        <source>B is A with grade %2 instead of %3 at rank %1.</source>
        <translation>B&#x2009;是把&#x2009;A&#x2009;第&#x2009;%1&#x2009;位的等级由&#x2009;%3&#x2009;改为&#x2009;%2&#x2009;而成。</translation>
    </message>
    <message>
        <source>B has the same documents in another order.</source>
        <translation>B&#x2009;是相同文档的另一种次序。</translation>
    </message>
    <message>
        <source>A and B contain different documents.</source>
        <translation>A&#x2009;与&#x2009;B&#x2009;的文档不同。</translation>
    </message>
    <message numerus="yes">
        <source>A and B score the same %n samples, %1 of them positive.</source>
        <translation>
            <numerusform>A&#x2009;与&#x2009;B&#x2009;给相同的&#x2009;%n&#x2009;个样本打分，其中&#x2009;%1&#x2009;个为正例。</numerusform>
        </translation>
    </message>
    <message>
        <source>A is higher by %1</source>
        <translation>A&#x2009;高&#x2009;%1</translation>
    </message>
    <message>
        <source>B is higher by %1</source>
        <translation>B&#x2009;高&#x2009;%1</translation>
    </message>
    <message>
        <source>equal</source>
        <translation>相等</translation>
    </message>
    <message>
        <source>No two rankings of up to %1 documents with grades %2 (at most %3 of them judged but not retrieved) meet the condition.</source>
        <translation>在至多&#x2009;%1&#x2009;个文档、等级为&#x2009;%2、已标注但未检索到的至多&#x2009;%3&#x2009;个的范围内，没有两种次序满足要求。</translation>
    </message>
    <message>
        <source>No two lists of up to %1 documents with grades %2, plus at most %3 judged but not retrieved, meet the condition.</source>
        <translation>在至多&#x2009;%1&#x2009;个文档、等级为&#x2009;%2、已标注但未检索到的至多&#x2009;%3&#x2009;个的范围内，没有两个列表满足要求。</translation>
    </message>
    <message>
        <source>No two models of up to %1 samples with %2 different scores meet the condition.</source>
        <translation>在至多&#x2009;%1&#x2009;个样本、%2&#x2009;种不同得分的范围内，没有两个模型满足要求。</translation>
    </message>
    <message>
        <source>%1 All pairs were checked, so none exists.</source>
        <translation>%1所有组合均已检查，因此不存在这样的例子。</translation>
    </message>
    <message>
        <source>There are too many pairs to check them all, so a simpler one may exist.</source>
        <translation>组合太多，无法全部检查；可能还有更简单的例子。</translation>
    </message>
    <message>
        <source>%1 All pairs were checked, but for some of them, rounding makes it impossible to tell whether two values are equal.</source>
        <translation>%1所有组合均已检查；其中有些因舍入误差，无法断定两个值是否相等。</translation>
    </message>
    <message>
        <source>%1 There are too many pairs to check them all, so only a random sample was checked.</source>
        <translation>%1这只是就随机抽取的组合而言；组合太多，无法全部检查。</translation>
    </message>
</context>
<context>
    <name>ui::ConventionsModel</name>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>计算口径</translation>
    </message>
    <message>
        <source>Different rules</source>
        <translation>不同之处</translation>
    </message>
    <message>
        <source>Rules of %1</source>
        <translation>采用&#x2009;%1&#x2009;的规则</translation>
    </message>
    <message>
        <source>current rules</source>
        <translation>当前计算口径</translation>
    </message>
</context>
<context>
    <name>ui::ConventionsPanel</name>
    <message>
        <source>Same list, other tools</source>
        <translation>同一列表，其他工具</translation>
    </message>
    <message>
        <source>why numbers disagree</source>
        <translation>数值为何不一致</translation>
    </message>
    <message>
        <source>Press Enter to apply a row’s rules.</source>
        <translation>按&#x2009;Enter&#x2009;采用该行的规则。</translation>
    </message>
    <message>
        <source>calculating…</source>
        <translation>正在计算…</translation>
    </message>
</context>
<context>
    <name>ui::ConventionsView</name>
    <message>
        <source>Apply this row’s rules</source>
        <translation>采用该行的规则</translation>
    </message>
</context>
<context>
    <name>ui::CostCurves</name>
    <message>
        <source>Cost curve</source>
        <translation>代价曲线</translation>
    </message>
    <message>
        <source>at PC %1: %2</source>
        <extracomment>PC is the probability cost of the settings</extracomment>
        <translation>PC %1&#x2009;处：%2</translation>
    </message>
    <message>
        <source>probability cost, PC(+)</source>
        <translation>概率代价&#x2009;PC(+)</translation>
    </message>
    <message>
        <source>normalised expected cost</source>
        <translation>归一化期望代价</translation>
    </message>
    <message>
        <source>all negative</source>
        <translation>全部判为负</translation>
    </message>
    <message>
        <source>all positive</source>
        <translation>全部判为正</translation>
    </message>
    <message>
        <source>current costs</source>
        <translation>当前代价</translation>
    </message>
    <message>
        <source>t = %1</source>
        <translation>t = %1</translation>
    </message>
    <message>
        <source>The mean cost over all PC (the area under the curve) is %1.</source>
        <translation>对所有&#x2009;PC&#x2009;的平均代价（曲线下面积）为&#x2009;%1。</translation>
    </message>
    <message>
        <source>mean cost %1</source>
        <extracomment>Of a model: the mean of its costs</extracomment>
        <translation>平均代价&#x2009;%1</translation>
    </message>
    <message>
        <source>The lowest cost rises to %1 at a probability cost of %2 and falls to 0 at both ends.</source>
        <translation>最小代价在概率代价为&#x2009;%2&#x2009;时达到最高值&#x2009;%1，向两端降为&#x2009;0。</translation>
    </message>
    <message>
        <source>The lowest cost of %1 rises to %2 at a probability cost of %3 and falls to 0 at both ends.</source>
        <translation>%1&#x2009;的最小代价在概率代价为&#x2009;%3&#x2009;时达到最高值&#x2009;%2，向两端降为&#x2009;0。</translation>
    </message>
    <message>
        <source>At threshold %1, the false positive rate is %2 and the false negative rate is %3.</source>
        <translation>阈值为&#x2009;%1&#x2009;时，假正率为&#x2009;%2，假负率为&#x2009;%3。</translation>
    </message>
    <message>
        <source>Cost curve: the lowest normalised expected cost at any threshold, FPR (1 − PC) + FNR PC, against the probability cost PC(+), the share of the possible cost that is due to missed positives. Dashed lines: all samples predicted negative, and all predicted positive.</source>
        <translation>代价曲线：横轴为概率代价&#x2009;PC(+)，即漏掉正例可能造成的代价在总代价中所占的比例；纵轴为所有阈值中最小的归一化期望代价&#x2009;FPR (1 − PC) + FNR PC。两条虚线分别对应全部判为负和全部判为正。</translation>
    </message>
    <message>
        <source>At every PC, the current threshold costs more than the axis shows.</source>
        <translation>无论&#x2009;PC&#x2009;为何，当前阈值的代价都超出坐标轴的范围。</translation>
    </message>
    <message>
        <source>The straight line labelled t is the current threshold. Its ends are the false positive rate and the false negative rate.</source>
        <translation>标有&#x2009;t&#x2009;的直线对应当前阈值，其两端为假正率和假负率。</translation>
    </message>
    <message>
        <source>With the current costs, PC(+) is %1. There, the cost at threshold %2 is %3 of the maximum.</source>
        <translation>按当前代价，PC(+) 为&#x2009;%1；此时阈值&#x2009;%2&#x2009;的代价是可能的最大代价的&#x2009;%3。</translation>
    </message>
    <message>
        <source>Cost curve: the lowest normalised expected cost at any threshold, (1 − specificity)(1 − PC) + (1 − sensitivity) PC, against the probability cost PC(+), the share of the possible cost that is due to missed positives. Dashed lines: all samples predicted negative, and all predicted positive.</source>
        <translation>代价曲线：横轴为概率代价&#x2009;PC(+)，即漏掉正例可能造成的代价在总代价中所占的比例；纵轴为所有阈值中最小的归一化期望代价&#x2009;(1 − 特异度)(1 − PC) + (1 − 灵敏度) PC。两条虚线分别对应全部判为负和全部判为正。</translation>
    </message>
    <message>
        <source>The straight line labelled t is the current threshold. Its ends are 1 − specificity and 1 − sensitivity.</source>
        <translation>标有&#x2009;t&#x2009;的直线对应当前阈值，其两端为&#x2009;1 − 特异度和&#x2009;1 − 灵敏度。</translation>
    </message>
</context>
<context>
    <name>ui::CostsView</name>
    <message>
        <source>Cost of a false alarm</source>
        <translation>误报的代价</translation>
    </message>
    <message>
        <source>The cost of calling a negative positive</source>
        <translation>把负例判为正例的代价</translation>
    </message>
    <message>
        <source>Cost of a miss</source>
        <translation>漏报的代价</translation>
    </message>
    <message>
        <source>The cost of calling a positive negative</source>
        <translation>把正例判为负例的代价</translation>
    </message>
    <message>
        <source>Cost at this threshold</source>
        <translation>当前阈值的代价</translation>
    </message>
    <message>
        <source>Lowest cost</source>
        <translation>最小代价</translation>
    </message>
    <message>
        <source>Use the threshold with the lowest cost</source>
        <translation>采用代价最小的阈值</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>No threshold costs less.</source>
        <translation>没有代价更小的阈值。</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>采用</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>采用&#x2009;%1</translation>
    </message>
</context>
<context>
    <name>ui::CurvePanel</name>
    <message>
        <source>Measure against cutoff</source>
        <translation>指标随截断位置的变化</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>曲线</translation>
    </message>
    <message>
        <source>Choose which measures to draw with the current one</source>
        <translation>选择与当前指标一同绘制的指标</translation>
    </message>
    <message>
        <source>Add documents to see how the values change with k.</source>
        <translation>添加文档，即可看到各指标值随&#x2009;k&#x2009;的变化。</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>To k = %1</source>
        <translation>到&#x2009;k = %1</translation>
    </message>
    <message>
        <source>To the end of the list</source>
        <translation>到列表末尾</translation>
    </message>
    <message>
        <source>Range of cutoffs</source>
        <translation>截断位置的范围</translation>
    </message>
    <message>
        <source>Choose the range of cutoffs</source>
        <translation>选择截断位置的范围</translation>
    </message>
</context>
<context>
    <name>ui::CurveStepPanel</name>
    <message>
        <source>Curves, step by step</source>
        <translation>逐步绘制曲线</translation>
    </message>
    <message>
        <source>step %1 of %2</source>
        <translation>第&#x2009;%1&#x2009;步，共&#x2009;%2&#x2009;步</translation>
    </message>
    <message>
        <source>● breakpoint, %1</source>
        <translation>● 停留点，%1</translation>
    </message>
</context>
<context>
    <name>ui::CurveSteps</name>
    <message>
        <source>Hidden until the last step.</source>
        <translation>走到最后一步后才显示。</translation>
    </message>
</context>
<context>
    <name>ui::CurveView</name>
    <message>
        <source>Curves</source>
        <translation>曲线</translation>
    </message>
    <message>
        <source>Move one pixel along the curve</source>
        <translation>沿曲线移动一个像素</translation>
    </message>
    <message>
        <source>Move far along the curve</source>
        <translation>沿曲线大步移动</translation>
    </message>
    <message>
        <source>Move to either end of the curve</source>
        <translation>移到曲线的一端</translation>
    </message>
    <message>
        <source>Zoom in or out</source>
        <translation>放大或缩小</translation>
    </message>
    <message>
        <source>Pan</source>
        <translation>移动显示范围</translation>
    </message>
    <message>
        <source>Reset the zoom</source>
        <translation>重新显示全部</translation>
    </message>
    <message>
        <source>Previous or next point</source>
        <translation>上一个或下一个点</translation>
    </message>
</context>
<context>
    <name>ui::DecisionChart</name>
    <message>
        <source>Open or paste a table of labels and scores to see which decisions the scores can support.</source>
        <translation>打开或粘贴一个含标签和得分的表格，即可查看这些得分适合哪些决策。</translation>
    </message>
    <message>
        <source>%1 Net benefit weights errors by the odds of the threshold, which exist only for probabilities. Calibrate the scores to turn them into probabilities.</source>
        <translation>%1净收益按阈值的几率（odds）给错误加权，只有概率才有几率。校准可以把得分变成概率。</translation>
    </message>
    <message>
        <source>treat all</source>
        <translation>全部判为正</translation>
    </message>
    <message>
        <source>treat none</source>
        <translation>全部判为负</translation>
    </message>
    <message>
        <source>threshold probability</source>
        <translation>阈值概率</translation>
    </message>
    <message>
        <source>net benefit</source>
        <translation>净收益</translation>
    </message>
    <message>
        <source>%1 (model)</source>
        <extracomment>Of a model: &quot;that of random forest 0.1234&quot;</extracomment>
        <translation>模型为&#x2009;%1</translation>
    </message>
    <message>
        <source>%2 (%1)</source>
        <translation>%1&#x2009;为&#x2009;%2</translation>
    </message>
    <message>
        <source>%1 (treat all)</source>
        <translation>全部判为正时为&#x2009;%1</translation>
    </message>
    <message>
        <source>Net benefit at threshold %1: %2.</source>
        <translation>阈值为&#x2009;%1&#x2009;时的净收益：%2。</translation>
    </message>
    <message>
        <source>The model</source>
        <extracomment>In place of a model&apos;s name, where a sentence begins</extracomment>
        <translation>模型</translation>
    </message>
    <message>
        <source>%1 is never better than treating all or none.</source>
        <translation>%1&#x2009;的净收益处处不高于全部判为正或全部判为负。</translation>
    </message>
    <message>
        <source>threshold %1</source>
        <translation>阈值&#x2009;%1</translation>
    </message>
    <message>
        <source>Decision curve</source>
        <translation>决策曲线</translation>
    </message>
    <message>
        <source>Decision curve: net benefit against the threshold probability.</source>
        <translation>决策曲线：净收益（纵轴）与阈值概率（横轴）。</translation>
    </message>
    <message>
        <source>Decision curve: net benefit, (TP − FP·pt/(1 − pt))/n, by threshold probability pt, compared with treating all and treating none.</source>
        <translation>决策曲线：横轴为阈值概率&#x2009;pt，纵轴为净收益&#x2009;(TP − FP·pt/(1 − pt))/n，并与全部判为正、全部判为负相比较。</translation>
    </message>
    <message>
        <source>The scores of %1 are not probabilities.</source>
        <translation>%1&#x2009;的得分不是概率。</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>a range</comment>
        <translation>%1&#x2009;至&#x2009;%2</translation>
    </message>
    <message numerus="yes">
        <source>%n shorter ranges</source>
        <translation>
            <numerusform>另外&#x2009;%n&#x2009;个较短的区间</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is better than treating all or none at thresholds %2.</source>
        <translation>在阈值概率&#x2009;%2&#x2009;之间，%1&#x2009;的净收益高于全部判为正和全部判为负。</translation>
    </message>
    <message>
        <source>A difference in net benefit needs two models with probabilities.</source>
        <translation>净收益之差需要两个给出概率的模型。</translation>
    </message>
    <message>
        <source>%1 − %2</source>
        <extracomment>A curve: one model&apos;s net benefit less another&apos;s</extracomment>
        <translation>%1 − %2</translation>
    </message>
    <message>
        <source>no difference</source>
        <translation>无差异</translation>
    </message>
    <message>
        <source>difference in net benefit</source>
        <translation>净收益之差</translation>
    </message>
    <message>
        <source>Bands: pointwise 95% intervals of the mean difference per sample (Wald).</source>
        <translation>带状区域：每个样本的平均差值的逐点&#x2009;95%&#x2009;区间（Wald&#x2009;法）。</translation>
    </message>
    <message>
        <source>Bands: pointwise 95% intervals of the net benefit (Wald).</source>
        <translation>带状区域：净收益的逐点&#x2009;95%&#x2009;区间（Wald&#x2009;法）。</translation>
    </message>
    <message>
        <source>There are no bands, because the samples are weighted.</source>
        <translation>样本带权重，因此没有置信带。</translation>
    </message>
    <message>
        <source>Difference in net benefit</source>
        <translation>净收益之差</translation>
    </message>
    <message>
        <source>Difference in net benefit, (TP − FP·pt/(1 − pt))/n, from that of %1, by threshold probability pt.</source>
        <translation>净收益&#x2009;(TP − FP·pt/(1 − pt))/n&#x2009;与&#x2009;%1&#x2009;的净收益之差，横轴为阈值概率&#x2009;pt。</translation>
    </message>
    <message>
        <source>%1 for %2 at %3 (treat all: %4)</source>
        <extracomment>Net benefits: &quot;0.0300 for random forest at 0.47 (treat all: 0.0100)&quot;</extracomment>
        <translation>%2&#x2009;在&#x2009;%3&#x2009;处为&#x2009;%1（全部判为正：%4）</translation>
    </message>
    <message>
        <source>Net benefit at each model’s own threshold: %1.</source>
        <translation>各模型在自己的阈值处的净收益：%1。</translation>
    </message>
    <message>
        <source>threshold of %2: %1</source>
        <extracomment>At a line: &quot;threshold of random forest: 0.47&quot;</extracomment>
        <translation>%2&#x2009;的阈值：%1</translation>
    </message>
    <message>
        <source>At threshold probability pt, a sample is predicted positive if its probability is pt or more. Net benefit counts a true positive as 1 and a false positive as −pt/(1 − pt), and is the mean over all samples. Treating all predicts every sample positive; treating none has a net benefit of 0.</source>
        <translation>在阈值概率&#x2009;pt&#x2009;处，概率不低于&#x2009;pt&#x2009;的样本预测为正。净收益把一个真正例计为&#x2009;1，一个假正例计为&#x2009;−pt/(1 − pt)，再对所有样本求均值。“全部判为正”把每个样本都预测为正；“全部判为负”的净收益为&#x2009;0。</translation>
    </message>
    <message>
        <source>Threshold probabilities from 0 to %1 are shown.</source>
        <translation>显示&#x2009;0&#x2009;到&#x2009;%1&#x2009;的阈值概率。</translation>
    </message>
    <message>
        <source>Threshold probabilities from 0 to %1 are shown: up to twice the share of positives, or up to the threshold if it is higher.</source>
        <translation>显示&#x2009;0&#x2009;到&#x2009;%1&#x2009;的阈值概率：到正例占比的两倍为止，阈值更高时到阈值为止。</translation>
    </message>
    <message>
        <source>Differences are paired: both models predict the same samples.</source>
        <translation>差值是配对的：两个模型预测同一批样本。</translation>
    </message>
    <message>
        <source>Each interval is the mean ± 1.96 standard errors at one threshold probability, without adjustment for the number of thresholds. It takes the models as given.</source>
        <translation>每个区间是一个阈值概率处的均值&#x2009;± 1.96&#x2009;倍标准误，未按阈值数目校正。区间把模型视为给定。</translation>
    </message>
    <message>
        <source>Difference in net benefit from %1, against the threshold probability.</source>
        <translation>与 %1 的净收益之差随阈值概率的变化。</translation>
    </message>
</context>
<context>
    <name>ui::DecisionPanel</name>
    <message>
        <source>Decision curve</source>
        <translation>决策曲线</translation>
    </message>
    <message>
        <source>threshold %1 ⇔ drag</source>
        <translation>阈值&#x2009;%1 ⇔ 拖动</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>绘制内容</translation>
    </message>
    <message>
        <source>Choose what to show</source>
        <translation>选择绘制的内容</translation>
    </message>
    <message>
        <source>band</source>
        <translation>置信带</translation>
    </message>
    <message>
        <source>The 95% interval of the net benefit at each threshold</source>
        <translation>各阈值处净收益的&#x2009;95%&#x2009;区间</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>差值</translation>
    </message>
    <message>
        <source>The other models’ net benefit minus that of the current model, with 95% intervals</source>
        <translation>其他模型的净收益减去当前模型的净收益，附&#x2009;95%&#x2009;区间</translation>
    </message>
    <message>
        <source>Highest threshold probability</source>
        <translation>最高阈值概率</translation>
    </message>
    <message>
        <source>Range: automatic</source>
        <translation>范围：自动</translation>
    </message>
    <message>
        <source>Range 0–</source>
        <extracomment>The range of a chart&apos;s axis; its end follows: &quot;Range 0–0.3&quot;</extracomment>
        <translation>范围&#x2009;0–</translation>
    </message>
    <message>
        <source>Threshold probabilities on the chart, such as 0–0.3. 0 means twice the share of positives.</source>
        <translation>图中的阈值概率，如&#x2009;0–0.3。0&#x2009;表示正例占比的两倍。</translation>
    </message>
</context>
<context>
    <name>ui::DefinitionPanel</name>
    <message>
        <source>Measure as text</source>
        <translation>指标的文本形式</translation>
    </message>
    <message>
        <source>You can use this text on the command line and in files. Edit it and press Enter.</source>
        <translation>这段文本同样可用于命令行和文件。可在此修改，再按&#x2009;Enter。</translation>
    </message>
    <message>
        <source>as divisors (1.585)</source>
        <translation>除数，如&#x2009;1.585</translation>
    </message>
    <message>
        <source>as multipliers (0.631)</source>
        <translation>乘数，如&#x2009;0.631</translation>
    </message>
    <message>
        <source>Show discounts</source>
        <translation>折损的显示形式</translation>
    </message>
    <message>
        <source>If undefined</source>
        <translation>无定义时</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>from the data: %1</source>
        <translation>取自数据：%1</translation>
    </message>
    <message>
        <source>The cutoff always applies here (k = %1).</source>
        <translation>此处截断位置始终有效（k = %1）。</translation>
    </message>
    <message>
        <source>Query with an undefined value</source>
        <translation>指标无定义的查询</translation>
    </message>
    <message>
        <source>Definition</source>
        <translation>定义</translation>
    </message>
    <message>
        <source>How a query counts in means and comparisons if the measure is undefined, for example because no judged document is relevant</source>
        <translation>指标无定义时（例如已标注的文档都不相关），该查询在均值和比较中怎样计入</translation>
    </message>
</context>
<context>
    <name>ui::DefinitionSentences</name>
    <message>
        <source>The gain is the grade.</source>
        <translation>增益为等级本身。</translation>
    </message>
    <message>
        <source>The gain is 2^grade − 1.</source>
        <translation>增益为&#x2009;2^等级&#x2009;− 1。</translation>
    </message>
    <message>
        <source>The gain is 1 for relevant documents, 0 for others.</source>
        <translation>相关文档的增益为&#x2009;1，其他为&#x2009;0。</translation>
    </message>
    <message>
        <source>The gain is grade ÷ highest grade.</source>
        <translation>增益为等级除以最高等级。</translation>
    </message>
    <message>
        <source>The gain comes from a table.</source>
        <translation>增益按增益表取值。</translation>
    </message>
    <message>
        <source>Every grade above 0 earns gain.</source>
        <translation>等级大于&#x2009;0&#x2009;的文档都有增益。</translation>
    </message>
    <message>
        <source>Only relevant documents earn gain.</source>
        <translation>只有相关文档有增益。</translation>
    </message>
    <message>
        <source>All grades earn gain, including negative grades.</source>
        <translation>任何等级都计增益，包括负的等级。</translation>
    </message>
    <message>
        <source>The gain at rank i is divided by log₂(i+1).</source>
        <translation>第&#x2009;i&#x2009;位的增益除以&#x2009;log₂(i+1)。</translation>
    </message>
    <message>
        <source>The gain at rank i is divided by log_b(i) from rank b on.</source>
        <translation>从第&#x2009;b&#x2009;位起，第&#x2009;i&#x2009;位的增益除以&#x2009;log_b(i)。</translation>
    </message>
    <message>
        <source>The gain at rank i is divided by i.</source>
        <translation>第&#x2009;i&#x2009;位的增益除以&#x2009;i。</translation>
    </message>
    <message>
        <source>The gain is not discounted.</source>
        <translation>增益不作折损。</translation>
    </message>
    <message>
        <source>The gain at rank i is divided by ln(i+1).</source>
        <translation>第&#x2009;i&#x2009;位的增益除以&#x2009;ln(i+1)。</translation>
    </message>
    <message>
        <source>The gain at rank i is divided by log₂(i+2).</source>
        <translation>第&#x2009;i&#x2009;位的增益除以&#x2009;log₂(i+2)。</translation>
    </message>
    <message>
        <source>The ideal ranking contains all judged documents.</source>
        <translation>理想排序由全部已标注文档组成。</translation>
    </message>
    <message>
        <source>The ideal ranking contains only retrieved documents.</source>
        <translation>理想排序只由检索到的文档组成。</translation>
    </message>
    <message>
        <source>The ideal ranking contains only relevant documents.</source>
        <translation>理想排序只由相关文档组成。</translation>
    </message>
    <message>
        <source>The ideal ranking contains the top n judged documents, where n is the number retrieved.</source>
        <translation>理想排序由等级最高的&#x2009;n&#x2009;个已标注文档组成，n&#x2009;为检索到的文档数。</translation>
    </message>
    <message>
        <source>The ideal ranking contains the documents judged for any query.</source>
        <translation>理想排序由任一查询中标注过的文档组成。</translation>
    </message>
    <message>
        <source>The ideal ranking is not cut.</source>
        <translation>理想排序一直取到最后一个文档。</translation>
    </message>
    <message>
        <source>The ideal ranking is cut at the number of documents retrieved.</source>
        <translation>理想排序取与检索到的文档同样多的位数。</translation>
    </message>
    <message>
        <source>The ideal ranking is cut at the number of relevant documents (R).</source>
        <translation>理想排序取与相关文档总数（R）同样多的位数。</translation>
    </message>
    <message>
        <source>AP divides by all relevant documents (R).</source>
        <translation>AP&#x2009;除以全部相关文档数（R）。</translation>
    </message>
    <message>
        <source>AP divides by the smaller of k and R.</source>
        <translation>AP&#x2009;除以&#x2009;k&#x2009;与&#x2009;R&#x2009;中较小者。</translation>
    </message>
    <message>
        <source>AP divides by the relevant documents found.</source>
        <translation>AP&#x2009;除以找到的相关文档数。</translation>
    </message>
    <message>
        <source>AP divides by k.</source>
        <translation>AP&#x2009;除以&#x2009;k。</translation>
    </message>
    <message>
        <source>AP divides by the relevant documents in the whole list.</source>
        <translation>AP&#x2009;除以整个列表中的相关文档数。</translation>
    </message>
    <message>
        <source>Precision divides by k.</source>
        <translation>精确率除以&#x2009;k。</translation>
    </message>
    <message>
        <source>Precision divides by the smaller of k and the number retrieved.</source>
        <translation>精确率除以&#x2009;k&#x2009;与检索到的文档数中较小者。</translation>
    </message>
    <message>
        <source>Precision divides by the smaller of k and R.</source>
        <translation>精确率除以&#x2009;k&#x2009;与&#x2009;R&#x2009;中较小者。</translation>
    </message>
    <message>
        <source>RR uses the first relevant document.</source>
        <translation>RR&#x2009;看第一个相关文档的排名。</translation>
    </message>
    <message>
        <source>RR uses the first document with the highest grade.</source>
        <translation>RR&#x2009;看第一个最高等级文档的排名。</translation>
    </message>
    <message>
        <source>RR without a hit counts as 0.</source>
        <translation>没有命中时&#x2009;RR&#x2009;计为&#x2009;0。</translation>
    </message>
    <message>
        <source>RR skips queries without a hit.</source>
        <translation>没有命中的查询不计入&#x2009;RR。</translation>
    </message>
    <message>
        <source>The gain in RBP is 1 for relevant documents, 0 for others.</source>
        <translation>RBP&#x2009;中相关文档的增益为&#x2009;1，其他为&#x2009;0。</translation>
    </message>
    <message>
        <source>The gain in RBP is grade ÷ highest grade.</source>
        <translation>RBP&#x2009;的增益为等级除以最高等级。</translation>
    </message>
    <message>
        <source>The gain in RBP is the grade.</source>
        <translation>RBP&#x2009;的增益为等级本身。</translation>
    </message>
    <message>
        <source>All pairs have the same weight in RC.</source>
        <translation>RC&#x2009;中各文档对权重相同。</translation>
    </message>
    <message>
        <source>In RC, a pair at ranks u and v has weight 1/u + 1/v, so the top counts more.</source>
        <translation>RC&#x2009;中文档对的权重为&#x2009;1/u + 1/v，越靠前越大。</translation>
    </message>
    <message>
        <source>A pair in RC is weighted by the difference of its grades.</source>
        <translation>RC&#x2009;中文档对的权重为等级之差。</translation>
    </message>
    <message>
        <source>“Judged” is the share of judged documents.</source>
        <translation>“Judged”是已标注文档的占比。</translation>
    </message>
    <message>
        <source>“Judged” is the share of unjudged documents (holes).</source>
        <translation>“Judged”改为未标注文档（空缺）的占比。</translation>
    </message>
    <message>
        <source>A recall level x requires x × R + 0.9 documents, rounded down.</source>
        <translation>达到召回率&#x2009;x&#x2009;所需的文档数为&#x2009;x × R + 0.9，截去小数。</translation>
    </message>
    <message>
        <source>A recall level x requires x × R documents, rounded to the nearest whole number.</source>
        <translation>达到召回率&#x2009;x&#x2009;所需的文档数为&#x2009;x × R，四舍五入。</translation>
    </message>
    <message>
        <source>The highest grade is set to %1.</source>
        <translation>最高等级设为&#x2009;%1。</translation>
    </message>
    <message>
        <source>The highest grade is taken from the data: %1.</source>
        <translation>最高等级取自数据，为&#x2009;%1。</translation>
    </message>
    <message>
        <source>The highest grade is taken from the data.</source>
        <translation>最高等级取自数据。</translation>
    </message>
    <message>
        <source>Documents with grade %1 or higher are relevant.</source>
        <translation>等级达到&#x2009;%1&#x2009;的文档为相关。</translation>
    </message>
    <message>
        <source>The gains by grade are %1.</source>
        <translation>各等级的增益：%1。</translation>
    </message>
    <message>
        <source>The base b of the discount is %1.</source>
        <translation>折损的底数&#x2009;b&#x2009;为&#x2009;%1。</translation>
    </message>
    <message>
        <source>The persistence p of RBP is %1.</source>
        <translation>RBP&#x2009;的坚持度&#x2009;p&#x2009;为&#x2009;%1。</translation>
    </message>
    <message>
        <source>Precision is interpolated at recall %1.</source>
        <translation>在召回率&#x2009;%1&#x2009;处对精确率插值。</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>%1: %2, written %3.</source>
        <translation>%1：%2，写作&#x2009;%3。</translation>
    </message>
    <message>
        <source>“Judged” is the share of judged documents, including negative grades.</source>
        <translation>“Judged”是已标注文档所占的比例，负等级也算在内。</translation>
    </message>
    <message>
        <source>The reader wants a total gain T of %1.</source>
        <translation>用户想得到的总增益&#x2009;T&#x2009;为&#x2009;%1。</translation>
    </message>
    <message>
        <source>Compat compares lists down to rank 1000.</source>
        <translation>Compat&#x2009;比较列表的前&#x2009;1000&#x2009;位。</translation>
    </message>
    <message>
        <source>Compat compares lists down to the end of the longer one.</source>
        <translation>Compat&#x2009;比较列表直到较长列表的末尾。</translation>
    </message>
    <message>
        <source>The persistence p of the overlap is %1.</source>
        <translation>重合度的坚持度&#x2009;p&#x2009;为&#x2009;%1。</translation>
    </message>
</context>
<context>
    <name>ui::DefinitionText</name>
    <message>
        <source>Unknown measure “%1”. Choose from: %2.</source>
        <translation>没有指标“%1”。可用的指标：%2。</translation>
    </message>
    <message>
        <source>Unknown measure “%1”. Did you mean %2? Choose from: %3.</source>
        <translation>没有指标“%1”；是否指&#x2009;%2？可用的指标：%3。</translation>
    </message>
    <message>
        <source>%1 has no parameter “%2”. Its parameters are: %3.</source>
        <translation>%1&#x2009;没有参数“%2”。它的参数：%3。</translation>
    </message>
    <message>
        <source>%1 has no parameter “%2”. Did you mean %3? Its parameters are: %4.</source>
        <translation>%1&#x2009;没有参数“%2”；是否指&#x2009;%3？它的参数：%4。</translation>
    </message>
    <message>
        <source>“%1” is not a valid value for %2.</source>
        <translation>“%1”不是&#x2009;%2&#x2009;的有效取值。</translation>
    </message>
    <message>
        <source>“%1” is not a valid value for %2. Give a gain for each grade above 0, as in 1:1,2:3,3:7; gains must not decrease.</source>
        <translation>“%1”不是&#x2009;%2&#x2009;的有效取值。请为&#x2009;0&#x2009;以上的每个等级给出增益，如&#x2009;1:1,2:3,3:7；增益不得递减。</translation>
    </message>
    <message>
        <source>“%1” is not a valid value for %2. Use a number above %3 and below %4.</source>
        <translation>“%1”不是&#x2009;%2&#x2009;的有效取值。请用大于&#x2009;%3&#x2009;且小于&#x2009;%4&#x2009;的数。</translation>
    </message>
    <message>
        <source>“%1” is not a valid value for %2. Use a number from %3 to %4.</source>
        <translation>“%1”不是&#x2009;%2&#x2009;的有效取值。请用&#x2009;%3&#x2009;到&#x2009;%4&#x2009;之间的数。</translation>
    </message>
    <message>
        <source>“%1” is not a valid value for %2. Choose from: %3.</source>
        <translation>“%1”不是&#x2009;%2&#x2009;的有效取值。可用的取值：%3。</translation>
    </message>
    <message>
        <source>“%1” is not a valid value for %2. Did you mean %3? Choose from: %4.</source>
        <translation>“%1”不是&#x2009;%2&#x2009;的有效取值；是否指&#x2009;%3？可用的取值：%4。</translation>
    </message>
    <message>
        <source>the grade</source>
        <translation>等级本身</translation>
    </message>
    <message>
        <source>2^grade − 1</source>
        <translation>2^等级&#x2009;− 1</translation>
    </message>
    <message>
        <source>1 if relevant, else 0</source>
        <translation>相关为&#x2009;1，否则为&#x2009;0</translation>
    </message>
    <message>
        <source>grade ÷ highest grade</source>
        <translation>等级 ÷ 最高等级</translation>
    </message>
    <message>
        <source>from a table</source>
        <translation>按增益表</translation>
    </message>
    <message>
        <source>log_b(i) from rank b on</source>
        <translation>log_b(i)，从第&#x2009;b&#x2009;位起</translation>
    </message>
    <message>
        <source>i (gain ÷ rank)</source>
        <translation>i（增益 ÷ 排名）</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>log₂(i+2), shifted one rank</source>
        <translation>log₂(i+2)，晚一位</translation>
    </message>
    <message>
        <source>all judged documents</source>
        <translation>所有已标注文档</translation>
    </message>
    <message>
        <source>retrieved documents only</source>
        <translation>仅检索到的文档</translation>
    </message>
    <message>
        <source>relevant documents only</source>
        <translation>仅相关文档</translation>
    </message>
    <message>
        <source>the top n judged documents (n = number retrieved)</source>
        <translation>等级最高的&#x2009;n&#x2009;个已标注文档（n&#x2009;为检索到的文档数）</translation>
    </message>
    <message>
        <source>documents judged for any query</source>
        <translation>任一查询中标注过的文档</translation>
    </message>
    <message>
        <source>at k</source>
        <translation>到&#x2009;k</translation>
    </message>
    <message>
        <source>at its last document</source>
        <translation>到最后一个文档</translation>
    </message>
    <message>
        <source>at the number retrieved</source>
        <translation>到检索到的文档数</translation>
    </message>
    <message>
        <source>at the number of relevant documents (R)</source>
        <translation>到相关文档数（R）</translation>
    </message>
    <message>
        <source>all grades above 0</source>
        <translation>大于&#x2009;0&#x2009;的各等级</translation>
    </message>
    <message>
        <source>all grades, including negative</source>
        <translation>各等级，包括负值</translation>
    </message>
    <message>
        <source>all relevant documents (R)</source>
        <translation>全部相关文档数（R）</translation>
    </message>
    <message>
        <source>the smaller of k and R</source>
        <translation>k&#x2009;与&#x2009;R&#x2009;中较小者</translation>
    </message>
    <message>
        <source>relevant documents found</source>
        <translation>找到的相关文档数</translation>
    </message>
    <message>
        <source>k</source>
        <translation>k</translation>
    </message>
    <message>
        <source>relevant documents in the whole list</source>
        <translation>整个列表中的相关文档数</translation>
    </message>
    <message>
        <source>the smaller of k and the number retrieved</source>
        <translation>k&#x2009;与检索到的文档数中较小者</translation>
    </message>
    <message>
        <source>the same for all pairs</source>
        <translation>所有文档对相同</translation>
    </message>
    <message>
        <source>1/u + 1/v: more at the top</source>
        <translation>1/u + 1/v：越靠前权重越大</translation>
    </message>
    <message>
        <source>the difference in grade</source>
        <translation>等级之差</translation>
    </message>
    <message>
        <source>Relevant if grade ≥</source>
        <translation>相关的最低等级</translation>
    </message>
    <message>
        <source>Gain</source>
        <translation>增益</translation>
    </message>
    <message>
        <source>Gains by grade</source>
        <translation>各等级的增益</translation>
    </message>
    <message>
        <source>What earns gain</source>
        <translation>计增益的文档</translation>
    </message>
    <message>
        <source>Discount</source>
        <translation>折损</translation>
    </message>
    <message>
        <source>Discount base b</source>
        <translation>折损的底数&#x2009;b</translation>
    </message>
    <message>
        <source>Ideal ranking from</source>
        <translation>理想排序取自</translation>
    </message>
    <message>
        <source>Ideal ranking cutoff</source>
        <translation>理想排序截断</translation>
    </message>
    <message>
        <source>AP divides by</source>
        <translation>AP&#x2009;的分母</translation>
    </message>
    <message>
        <source>P divides by</source>
        <translation>P&#x2009;的分母</translation>
    </message>
    <message>
        <source>RR uses</source>
        <translation>RR&#x2009;所取文档</translation>
    </message>
    <message>
        <source>RR without a hit</source>
        <translation>RR&#x2009;未命中时</translation>
    </message>
    <message>
        <source>RBP persistence p</source>
        <translation>RBP&#x2009;的坚持度&#x2009;p</translation>
    </message>
    <message>
        <source>RBP gain</source>
        <translation>RBP&#x2009;的增益</translation>
    </message>
    <message>
        <source>Highest grade</source>
        <translation>最高等级</translation>
    </message>
    <message>
        <source>Beta for F</source>
        <translation>F&#x2009;的&#x2009;β</translation>
    </message>
    <message>
        <source>RC pair weight</source>
        <translation>RC&#x2009;中文档对的权重</translation>
    </message>
    <message>
        <source>“Judged” counts</source>
        <translation>“Judged”统计什么</translation>
    </message>
    <message>
        <source>Recall for iprec</source>
        <translation>iprec&#x2009;的召回率点</translation>
    </message>
    <message>
        <source>Rounding of share × R</source>
        <translation>R&#x2009;的占比折合文档数</translation>
    </message>
    <message>
        <source>the first relevant document</source>
        <translation>第一个相关文档</translation>
    </message>
    <message>
        <source>the first highest-grade document</source>
        <translation>第一个最高等级的文档</translation>
    </message>
    <message>
        <source>counts as 0</source>
        <translation>计为&#x2009;0</translation>
    </message>
    <message>
        <source>skips the query</source>
        <translation>不计入该查询</translation>
    </message>
    <message>
        <source>judged documents</source>
        <translation>已标注文档</translation>
    </message>
    <message>
        <source>unjudged documents (holes)</source>
        <translation>未标注文档（空缺）</translation>
    </message>
    <message>
        <source>share × R + 0.9, truncated</source>
        <translation>占比 × R + 0.9，截去小数</translation>
    </message>
    <message>
        <source>share × R, rounded</source>
        <translation>占比 × R，四舍五入</translation>
    </message>
    <message>
        <source>Enter a measure, with a cutoff if you like, such as nDCG@10.</source>
        <translation>请输入指标名，还可加上截断位置，如&#x2009;nDCG@10。</translation>
    </message>
    <message>
        <source>“%1” is not a valid cutoff for %2. After the @, use a whole number of 1 or more.</source>
        <translation>“%1”不是&#x2009;%2&#x2009;的截断位置。@&#x2009;之后请用不小于&#x2009;1&#x2009;的整数。</translation>
    </message>
    <message>
        <source>A parenthesis is missing in “%1”.</source>
        <translation>“%1”中缺少一个括号。</translation>
    </message>
    <message>
        <source>“%1” is given twice for %2. Give it once.</source>
        <translation>%2&#x2009;的“%1”给出了两次；只应给出一次。</translation>
    </message>
    <message>
        <source>Unexpected “%1” at the end. Only @ and a cutoff may follow.</source>
        <translation>末尾多出“%1”；此处只能是&#x2009;@&#x2009;和截断位置。</translation>
    </message>
    <message>
        <source>“%1” is too large a cutoff for %2.</source>
        <translation>“%1”作为&#x2009;%2&#x2009;的截断位置太大。</translation>
    </message>
    <message>
        <source>judged documents, including negative grades</source>
        <translation>已标注的文档，包括负等级</translation>
    </message>
    <message>
        <source>Desired gain T</source>
        <translation>所需增益&#x2009;T</translation>
    </message>
    <message>
        <source>Compat persistence p</source>
        <translation>Compat&#x2009;的坚持度&#x2009;p</translation>
    </message>
    <message>
        <source>Compat reads to</source>
        <translation>Compat&#x2009;读到哪里</translation>
    </message>
    <message>
        <source>rank 1000</source>
        <translation>第&#x2009;1000&#x2009;位</translation>
    </message>
    <message>
        <source>the end of the longer list</source>
        <translation>较长列表的末尾</translation>
    </message>
</context>
<context>
    <name>ui::DiagnosticText</name>
    <message numerus="yes">
        <source>%n byte order marks</source>
        <translation>
            <numerusform>%n&#x2009;个字节顺序标记（BOM）</numerusform>
        </translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>已跳过</translation>
    </message>
    <message numerus="yes">
        <source>%n blank lines</source>
        <translation>
            <numerusform>%n&#x2009;个空行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n comment lines</source>
        <translation>
            <numerusform>%n&#x2009;个注释行</numerusform>
        </translation>
    </message>
    <message>
        <source>Header row, although the format has none</source>
        <translation>有列名行，而该格式没有列名</translation>
    </message>
    <message>
        <source>No header row, although the format has one</source>
        <translation>没有列名行，而该格式通常有</translation>
    </message>
    <message>
        <source>the first line is read as data</source>
        <translation>第一行按数据读取</translation>
    </message>
    <message numerus="yes">
        <source>%n lines that are not UTF-8</source>
        <translation>
            <numerusform>%n&#x2009;行不是&#x2009;UTF-8&#x2009;编码</numerusform>
        </translation>
    </message>
    <message>
        <source>read as Latin-1, as requested</source>
        <translation>按指定以&#x2009;Latin-1&#x2009;读取</translation>
    </message>
    <message numerus="yes">
        <source>%n lines with too many columns</source>
        <translation>
            <numerusform>%n&#x2009;行的列数多于该格式的列数</numerusform>
        </translation>
    </message>
    <message>
        <source>extra columns ignored</source>
        <translation>多出的部分已忽略</translation>
    </message>
    <message numerus="yes">
        <source>%n additional columns</source>
        <translation>
            <numerusform>除所读各列外还有&#x2009;%n&#x2009;列</numerusform>
        </translation>
    </message>
    <message>
        <source>ignored</source>
        <translation>已忽略</translation>
    </message>
    <message>
        <source>Columns you named</source>
        <translation>由你指定的列</translation>
    </message>
    <message>
        <source>read as requested</source>
        <translation>按指定读取</translation>
    </message>
    <message>
        <source>First line names the delimiter</source>
        <translation>第一行声明了分隔符</translation>
    </message>
    <message numerus="yes">
        <source>%n unreadable lines</source>
        <translation>
            <numerusform>%n&#x2009;行无法读取</numerusform>
        </translation>
    </message>
    <message>
        <source>skipped, as requested</source>
        <translation>按指定略去</translation>
    </message>
    <message numerus="yes">
        <source>%n ids with a no-break space</source>
        <translation>
            <numerusform>%n&#x2009;个编号含不换行空格</numerusform>
        </translation>
    </message>
    <message>
        <source>kept as part of the id</source>
        <translation>保留为编号的一部分</translation>
    </message>
    <message numerus="yes">
        <source>%n lines with an unclosed quote</source>
        <translation>
            <numerusform>%n&#x2009;行有未闭合的引号</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ids such as 1E5, the way spreadsheets write long numbers</source>
        <translation>
            <numerusform>%n&#x2009;个编号形如&#x2009;1E5，像电子表格改写过的长数字</numerusform>
        </translation>
    </message>
    <message>
        <source>kept as text; check whether a spreadsheet changed the data</source>
        <translation>按文本保留；请检查电子表格是否改坏了数据</translation>
    </message>
    <message numerus="yes">
        <source>%n numbers in scientific notation</source>
        <translation>
            <numerusform>%n&#x2009;个数采用科学计数法</numerusform>
        </translation>
    </message>
    <message>
        <source>read as ordinary numbers</source>
        <translation>按其数值读取</translation>
    </message>
    <message numerus="yes">
        <source>%n numbers with a decimal comma</source>
        <translation>
            <numerusform>%n&#x2009;个数以逗号作小数点</numerusform>
        </translation>
    </message>
    <message>
        <source>the comma is read as a decimal point, as requested</source>
        <translation>按指定视为小数点</translation>
    </message>
    <message numerus="yes">
        <source>%n judgments repeated with the same grade</source>
        <translation>
            <numerusform>%n&#x2009;条标注重复出现，等级相同</numerusform>
        </translation>
    </message>
    <message>
        <source>merged</source>
        <translation>已合并</translation>
    </message>
    <message numerus="yes">
        <source>%n judgments repeated for other subtopics (second column, as in ndeval) with the same grades</source>
        <translation>
            <numerusform>%n&#x2009;条标注因子主题（第二列，ndeval&#x2009;的读法）不同而重复出现，等级相同</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n judgments repeated with a different grade</source>
        <translation>
            <numerusform>%n&#x2009;条标注重复出现，等级不同</numerusform>
        </translation>
    </message>
    <message>
        <source>the first grade counts, as requested</source>
        <translation>按指定以第一个等级为准</translation>
    </message>
    <message>
        <source>the last grade counts, as requested</source>
        <translation>按指定以最后一个等级为准</translation>
    </message>
    <message>
        <source>the highest grade counts, as requested</source>
        <translation>按指定以最高等级为准</translation>
    </message>
    <message numerus="yes">
        <source>%n documents listed more than once for the same query</source>
        <translation>
            <numerusform>%n&#x2009;个文档在同一查询下重复列出</numerusform>
        </translation>
    </message>
    <message>
        <source>the first one counts, as requested</source>
        <translation>按指定以第一次出现为准</translation>
    </message>
    <message>
        <source>the highest-ranked one counts, as requested</source>
        <translation>按指定以最靠前的为准</translation>
    </message>
    <message numerus="yes">
        <source>%n query–document pairs graded by several raters</source>
        <translation>
            <numerusform>%n&#x2009;个查询–文档对有多名标注者的等级</numerusform>
        </translation>
    </message>
    <message>
        <source>the mean counts, as requested</source>
        <translation>按指定取均值</translation>
    </message>
    <message>
        <source>the median counts, as requested</source>
        <translation>按指定取中位数</translation>
    </message>
    <message>
        <source>the leftmost grade counts, as requested</source>
        <translation>按指定取最左一列</translation>
    </message>
    <message numerus="yes">
        <source>%n query–document pairs without a grade from any rater</source>
        <translation>
            <numerusform>%n&#x2009;个查询–文档对没有任何标注者的等级</numerusform>
        </translation>
    </message>
    <message>
        <source>skipped; these count as unjudged</source>
        <translation>已略去，视为未标注</translation>
    </message>
    <message numerus="yes">
        <source>%n fractional grades</source>
        <translation>
            <numerusform>%n&#x2009;个等级带小数</numerusform>
        </translation>
    </message>
    <message>
        <source>kept as is; trec_eval rounds down</source>
        <translation>保留原值（trec_eval&#x2009;会向下取整）</translation>
    </message>
    <message numerus="yes">
        <source>%n negative grades</source>
        <translation>
            <numerusform>%n&#x2009;个等级小于&#x2009;0</numerusform>
        </translation>
    </message>
    <message>
        <source>no gain and, as in trec_eval, not counted as judged</source>
        <translation>没有增益，且与&#x2009;trec_eval&#x2009;一样不算已标注</translation>
    </message>
    <message>
        <source>Query–document pairs without grades</source>
        <translation>查询–文档对未给出等级</translation>
    </message>
    <message>
        <source>each counts as grade 1</source>
        <translation>各按等级&#x2009;1&#x2009;计</translation>
    </message>
    <message>
        <source>Grades for the results only</source>
        <translation>只有检索结果的等级</translation>
    </message>
    <message>
        <source>documents that were not retrieved count as unjudged, also for recall and the ideal ranking</source>
        <translation>未检索到的文档视为未标注，召回率和理想排序也不计入</translation>
    </message>
    <message>
        <source>The same grade for all judgments</source>
        <translation>所有标注的等级都相同</translation>
    </message>
    <message>
        <source>only unjudged documents count as worse</source>
        <translation>只有未标注的文档算作更差</translation>
    </message>
    <message numerus="yes">
        <source>%n judged queries without a grade above 0</source>
        <translation>
            <numerusform>%n&#x2009;个已标注的查询没有大于&#x2009;0&#x2009;的等级</numerusform>
        </translation>
    </message>
    <message>
        <source>most measures are undefined for them; the mean follows the rule for undefined queries</source>
        <translation>多数指标在此无定义，如何计入均值由规则决定</translation>
    </message>
    <message numerus="yes">
        <source>%n infinite scores</source>
        <translation>
            <numerusform>%n&#x2009;个得分为无穷大</numerusform>
        </translation>
    </message>
    <message>
        <source>sorted first, or last when negative</source>
        <translation>排在最前，负无穷大则排在最后</translation>
    </message>
    <message numerus="yes">
        <source>%n scores that are not numbers</source>
        <translation>
            <numerusform>%n&#x2009;个得分不是数（NaN）</numerusform>
        </translation>
    </message>
    <message>
        <source>treated as minus infinity: sorted last</source>
        <translation>按负无穷大处理，排在最后</translation>
    </message>
    <message>
        <source>compared by document id only, as in trec_eval (glibc’s merge sort)</source>
        <translation>仅按文档编号比较，次序同&#x2009;trec_eval&#x2009;所用的&#x2009;glibc&#x2009;归并排序</translation>
    </message>
    <message numerus="yes">
        <source>%n scores of 1.79769e308, which some data sets use for missing values</source>
        <translation>
            <numerusform>%n&#x2009;个得分为&#x2009;1.79769e308，有些数据集以此表示缺失值</numerusform>
        </translation>
    </message>
    <message>
        <source>used as is</source>
        <translation>按原值采用</translation>
    </message>
    <message numerus="yes">
        <source>%n documents with the same score as the one above</source>
        <translation>
            <numerusform>%n&#x2009;个文档与上一个文档同分</numerusform>
        </translation>
    </message>
    <message>
        <source>ordered by the rule for ties</source>
        <translation>按同分规则排列</translation>
    </message>
    <message numerus="yes">
        <source>%n documents with the same rank as the one above</source>
        <translation>
            <numerusform>%n&#x2009;个文档与上一个文档排名相同</numerusform>
        </translation>
    </message>
    <message>
        <source>kept in file order</source>
        <translation>保持文件中的次序</translation>
    </message>
    <message numerus="yes">
        <source>%n queries whose ranks contradict their scores</source>
        <translation>
            <numerusform>%n&#x2009;个查询的排名列与得分矛盾</numerusform>
        </translation>
    </message>
    <message>
        <source>sorted by score</source>
        <translation>按得分排列</translation>
    </message>
    <message numerus="yes">
        <source>%n queries with shorter result lists than the longest</source>
        <translation>
            <numerusform>%n&#x2009;个查询的文档数少于列表最长的查询</numerusform>
        </translation>
    </message>
    <message>
        <source>kept as is; the missing ranks earn nothing</source>
        <translation>保留原样；缺少的位置没有增益</translation>
    </message>
    <message>
        <source>Ranks without scores</source>
        <translation>有排名而无得分</translation>
    </message>
    <message>
        <source>sorted by rank</source>
        <translation>按排名排列</translation>
    </message>
    <message>
        <source>Lists without scores</source>
        <translation>列表没有得分</translation>
    </message>
    <message>
        <source>read as rankings, best first</source>
        <translation>按列表顺序读作排序，最好的在前</translation>
    </message>
    <message numerus="yes">
        <source>%n queries without documents</source>
        <translation>
            <numerusform>%n&#x2009;个查询没有文档</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n queries whose lines are not consecutive</source>
        <translation>
            <numerusform>%n&#x2009;个查询的各行不相连</numerusform>
        </translation>
    </message>
    <message>
        <source>each read as one query</source>
        <translation>各自合并为一个查询</translation>
    </message>
    <message numerus="yes">
        <source>%n queries listed twice</source>
        <translation>
            <numerusform>%n&#x2009;个查询出现两次</numerusform>
        </translation>
    </message>
    <message>
        <source>the documents from both are kept; most other tools keep only the last</source>
        <translation>两处的文档都计入（多数工具只保留后一处）</translation>
    </message>
    <message>
        <source>Several runs in one file</source>
        <translation>一个文件中有多个系统的检索结果</translation>
    </message>
    <message>
        <source>read as separate runs</source>
        <translation>分别读作各自的检索结果</translation>
    </message>
    <message>
        <source>Results for one query without an id</source>
        <translation>只有一个查询的结果，且没有查询编号</translation>
    </message>
    <message>
        <source>the query is named after the file</source>
        <translation>查询以文件名命名</translation>
    </message>
    <message>
        <source>A folder of search responses, one file per query</source>
        <translation>文件夹中每个文件是一个查询的响应</translation>
    </message>
    <message>
        <source>read as one run; queries without an id are named after their file</source>
        <translation>读作一个检索结果；没有编号的查询以文件名命名</translation>
    </message>
    <message numerus="yes">
        <source>%n queries without an id</source>
        <translation>
            <numerusform>%n&#x2009;个查询没有编号</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n documents with the same id as their query</source>
        <translation>
            <numerusform>%n&#x2009;个文档的编号与其查询相同</numerusform>
        </translation>
    </message>
    <message>
        <source>kept, although some collections remove such documents</source>
        <translation>予以保留，尽管有些测试集会略去</translation>
    </message>
    <message numerus="yes">
        <source>%n lines without a document id</source>
        <translation>
            <numerusform>%n&#x2009;行没有文档编号</numerusform>
        </translation>
    </message>
    <message>
        <source>named by line number within the query</source>
        <translation>以其在查询内的行号命名</translation>
    </message>
    <message>
        <source>Documents without ids</source>
        <translation>文档没有编号</translation>
    </message>
    <message>
        <source>the full text is used as the id, so only identical texts match</source>
        <translation>以全文作为编号，只有完全相同的文本才匹配</translation>
    </message>
    <message numerus="yes">
        <source>%n lines without the score feature</source>
        <translation>
            <numerusform>%n&#x2009;行缺少用作得分的特征</numerusform>
        </translation>
    </message>
    <message>
        <source>scored 0, as in SVMlight</source>
        <translation>得分记为&#x2009;0，与&#x2009;SVMlight&#x2009;的读法一致</translation>
    </message>
    <message numerus="yes">
        <source>%n lines with NULL as the score feature</source>
        <translation>
            <numerusform>%n&#x2009;行中用作得分的特征为&#x2009;NULL</numerusform>
        </translation>
    </message>
    <message>
        <source>sorted last</source>
        <translation>排在最后</translation>
    </message>
    <message numerus="yes">
        <source>%n features with index 0 (indices start at 1)</source>
        <translation>
            <numerusform>%n&#x2009;个特征的编号为&#x2009;0，而编号应从&#x2009;1&#x2009;开始</numerusform>
        </translation>
    </message>
    <message>
        <source>kept</source>
        <translation>保留原样</translation>
    </message>
    <message numerus="yes">
        <source>%n lines whose features are not in ascending order</source>
        <translation>
            <numerusform>%n&#x2009;行的特征编号不是升序</numerusform>
        </translation>
    </message>
    <message>
        <source>read by index</source>
        <translation>按编号读取</translation>
    </message>
    <message numerus="yes">
        <source>%n ids without text</source>
        <translation>
            <numerusform>%n&#x2009;个编号没有对应文本</numerusform>
        </translation>
    </message>
    <message>
        <source>the id is shown instead</source>
        <translation>以编号显示</translation>
    </message>
    <message numerus="yes">
        <source>%n extra texts for ids that already have one</source>
        <translation>
            <numerusform>%n&#x2009;段文本的编号已有文本</numerusform>
        </translation>
    </message>
    <message>
        <source>the first text is used</source>
        <translation>以第一段文本为准</translation>
    </message>
    <message>
        <source>Texts that do not match any judged query or document</source>
        <translation>文本与任何已标注的查询或文档都不对应</translation>
    </message>
    <message>
        <source>not shown</source>
        <translation>不显示</translation>
    </message>
    <message>
        <source>Numbers that could be grades or scores</source>
        <translation>数值既可能是等级，也可能是检索结果的得分</translation>
    </message>
    <message>
        <source>read as grades</source>
        <translation>按等级处理</translation>
    </message>
    <message>
        <source>read as scores of a run, because there are other judgments</source>
        <translation>因已有其他标注，按检索结果处理</translation>
    </message>
    <message>
        <source>Judgments in several files</source>
        <translation>多个文件含有标注</translation>
    </message>
    <message>
        <source>this one was read</source>
        <translation>已读取此文件</translation>
    </message>
    <message numerus="yes">
        <source>%n rows that belong to neither judgments nor runs</source>
        <translation>
            <numerusform>%n&#x2009;行既不属于标注，也不属于检索结果</numerusform>
        </translation>
    </message>
    <message>
        <source>Lines without query ids, and a file with the number of lines per query</source>
        <translation>各行没有查询编号，另有文件给出每个查询的行数</translation>
    </message>
    <message>
        <source>the queries are numbered 1, 2, 3…</source>
        <translation>查询依次命名为&#x2009;1、2、3……</translation>
    </message>
    <message>
        <source>removed from the ranking</source>
        <translation>不列入排序</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>%1 (“%2”): %3.</source>
        <translation>%1（“%2”）：%3。</translation>
    </message>
    <message>
        <source>%1, line %2: %3.</source>
        <translation>%1（第&#x2009;%2&#x2009;行）：%3。</translation>
    </message>
    <message>
        <source>%1, first in line %2: %3.</source>
        <translation>%1（首次见于第&#x2009;%2&#x2009;行）：%3。</translation>
    </message>
    <message>
        <source>%1, line %2 (“%3”): %4.</source>
        <translation>%1（第&#x2009;%2&#x2009;行，“%3”）：%4。</translation>
    </message>
    <message>
        <source>%1, first in line %2 (“%3”): %4.</source>
        <translation>%1（首次见于第&#x2009;%2&#x2009;行，“%3”）：%4。</translation>
    </message>
    <message>
        <source> Line %1: %2.</source>
        <translation>第&#x2009;%1&#x2009;行：%2。</translation>
    </message>
    <message>
        <source>read as GB18030, as requested</source>
        <translation>按指定以&#x2009;GB18030&#x2009;读取</translation>
    </message>
    <message numerus="yes">
        <source>%n grades given as words</source>
        <translation>
            <numerusform>%n&#x2009;个用词语表示的等级</numerusform>
        </translation>
    </message>
    <message>
        <source>Neither ranks nor scores</source>
        <translation>既无排名也无得分</translation>
    </message>
    <message>
        <source>ranked in row order</source>
        <translation>以各行的顺序为排名</translation>
    </message>
    <message>
        <source>combined</source>
        <translation>合并读取</translation>
    </message>
    <message>
        <source>the first one counts</source>
        <translation>以第一个为准</translation>
    </message>
    <message>
        <source>%1 (%2): %3.</source>
        <translation>%1（%2）：%3。</translation>
    </message>
    <message numerus="yes">
        <source>%n lines above the headings</source>
        <translation>
            <numerusform>表头上方的&#x2009;%n&#x2009;行</numerusform>
        </translation>
    </message>
    <message>
        <source>numbered 1, 2, 3… in file order; to name them, add a field query_id, or a list query_ids next to lists of results</source>
        <translation>按文件中的顺序命名为&#x2009;1、2、3……；要给出名称，请添加字段&#x2009;query_id，或在结果列表旁添加列表&#x2009;query_ids</translation>
    </message>
    <message numerus="yes">
        <source>%n passages with the same id for one query</source>
        <translation>
            <numerusform>同一查询中有&#x2009;%n&#x2009;个段落的编号相同</numerusform>
        </translation>
    </message>
    <message>
        <source>merged; rankscope-cli diversity measures how well runs cover the subtopics</source>
        <translation>已合并；rankscope-cli diversity&#x2009;衡量检索结果对子主题的覆盖</translation>
    </message>
    <message numerus="yes">
        <source>%n judgments repeated for other subtopics (second column, as in ndeval) with different grades</source>
        <translation>
            <numerusform>%n 条标注因子主题（第二列，ndeval 的读法）不同而重复出现，等级不同</numerusform>
        </translation>
    </message>
    <message>
        <source>the highest grade counts; rankscope-cli diversity measures how well runs cover the subtopics</source>
        <translation>以最高等级为准；rankscope-cli diversity 衡量检索结果对子主题的覆盖</translation>
    </message>
    <message numerus="yes">
        <source>%n judged queries without text</source>
        <translation>
            <numerusform>%n&#x2009;个已标注的查询在文本中找不到</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::DifferencePanel</name>
    <message>
        <source>Difference per query</source>
        <translation>各查询的差值</translation>
    </message>
    <message>
        <source>What the bars show</source>
        <translation>柱表示什么</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>值</translation>
    </message>
    <message>
        <source>The value of each query</source>
        <translation>各查询的值</translation>
    </message>
    <message>
        <source>Gap</source>
        <translation>距&#x2009;1</translation>
    </message>
    <message>
        <source>How far each query is from the best value, 1</source>
        <translation>各查询的值与最佳值&#x2009;1&#x2009;的差距</translation>
    </message>
    <message>
        <source>Gap to 1</source>
        <translation>与&#x2009;1&#x2009;的差距</translation>
    </message>
</context>
<context>
    <name>ui::DisagreementModel</name>
    <message>
        <source>Query</source>
        <translation>查询</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>文档</translation>
    </message>
    <message>
        <source>Your grade</source>
        <translation>你的等级</translation>
    </message>
    <message>
        <source>“%1” for query “%2”</source>
        <translation>查询“%2”的“%1”</translation>
    </message>
    <message>
        <source>The grade in your judgments. Press a digit to change it.</source>
        <translation>你的标注中的等级。按数字键可更改。</translation>
    </message>
</context>
<context>
    <name>ui::DisagreementView</name>
    <message>
        <source>Disagreements</source>
        <translation>分歧</translation>
    </message>
    <message>
        <source>The judges agree on every document that they share.</source>
        <translation>标注者对共同标注的每个文档都意见一致。</translation>
    </message>
</context>
<context>
    <name>ui::DiscriminationChart</name>
    <message>
        <source>Which measure tells runs apart</source>
        <translation>哪个指标能区分检索结果</translation>
    </message>
    <message>
        <source>Open three or more runs to see which measure tells them apart.</source>
        <translation>打开三个或更多检索结果，即可看到哪个指标能区分它们。</translation>
    </message>
    <message>
        <source>Testing the pairs of runs…</source>
        <translation>正在检验各对检索结果…</translation>
    </message>
    <message>
        <source>level %1</source>
        <translation>水平&#x2009;%1</translation>
    </message>
    <message>
        <source>pairs of runs, largest p first</source>
        <translation>检索结果对，按&#x2009;p&#x2009;值降序</translation>
    </message>
    <message>
        <source>p</source>
        <translation>p</translation>
    </message>
    <message>
        <source>pair %1</source>
        <translation>第&#x2009;%1&#x2009;对</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#x2009;为&#x2009;%2</translation>
    </message>
    <message>
        <source>These tests do not use the weights of the queries.</source>
        <translation>这些检验不使用查询的权重。</translation>
    </message>
    <message>
        <source>The p values of pair %1 of %2, counted from the largest: %3.</source>
        <translation>第&#x2009;%1&#x2009;对（共&#x2009;%2&#x2009;对，p&#x2009;值大的在前）的&#x2009;p&#x2009;值：%3。</translation>
    </message>
    <message>
        <source>The p values of all pairs of %1 runs under each measure, largest first. The sooner a curve falls below the significance level, %2, the more pairs the measure tells apart. The share of those pairs, the discriminative power, follows the measure’s name.</source>
        <translation>%1&#x2009;个检索结果两两配对在各指标下的&#x2009;p&#x2009;值，大的在前。曲线越早降到显著性水平&#x2009;%2&#x2009;以下，该指标区分的配对就越多；其比例（区分力）写在指标名之后。</translation>
    </message>
    <message>
        <source>p values above %1 are not shown.</source>
        <translation>大于&#x2009;%1&#x2009;的&#x2009;p&#x2009;值不画出。</translation>
    </message>
    <message>
        <source>No query has a value for every run and every measure.</source>
        <translation>没有一个查询在每个检索结果、每个指标下都有值。</translation>
    </message>
</context>
<context>
    <name>ui::DiscriminationPanel</name>
    <message>
        <source>Which measure?</source>
        <translation>哪个指标</translation>
    </message>
    <message>
        <source>Level and test</source>
        <translation>水平与检验</translation>
    </message>
    <message>
        <source>Choose the significance level and the test for each pair</source>
        <translation>选择显著性水平和每一对的检验方法</translation>
    </message>
    <message>
        <source>p below %1</source>
        <translation>p&#x2009;低于&#x2009;%1</translation>
    </message>
    <message>
        <source>Pairs of runs tested</source>
        <translation>已检验的检索结果对</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>重新开始</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>已停止。</translation>
    </message>
    <message>
        <source>calculating…</source>
        <translation>正在计算…</translation>
    </message>
    <message numerus="yes">
        <source>%n pairs of runs</source>
        <translation>
            <numerusform>%n&#x2009;对检索结果</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · without weights</source>
        <translation>%1 · 未加权</translation>
    </message>
    <message>
        <source>p values of all pairs of runs</source>
        <translation>每两个检索结果的&#x2009;p&#x2009;值</translation>
    </message>
</context>
<context>
    <name>ui::DistributionChart</name>
    <message>
        <source>positive (%1)</source>
        <translation>正例（%1）</translation>
    </message>
    <message>
        <source>negative (%1)</source>
        <translation>负例（%1）</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>count</source>
        <translation>样本数</translation>
    </message>
    <message>
        <source>calibrated score</source>
        <translation>校准后得分</translation>
    </message>
    <message>
        <source>score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>What is on an axis and whose: &quot;score of random forest&quot;</extracomment>
        <translation>%2&#x2009;的%1</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n bins from %2 to %3.</source>
        <translation>
            <numerusform>%1：%n&#x2009;个分箱，从&#x2009;%2&#x2009;到&#x2009;%3。</numerusform>
        </translation>
    </message>
    <message>
        <source>Score distribution</source>
        <translation>得分分布</translation>
    </message>
    <message>
        <source>The guess is %1; the right value is %2.</source>
        <translation>猜测为&#x2009;%1，正确答案为&#x2009;%2。</translation>
    </message>
    <message>
        <source>At threshold %1, %2 of %3 positives and %4 of %5 negatives are predicted positive.</source>
        <translation>阈值为&#x2009;%1&#x2009;时，预测为正的有：%3&#x2009;个正例中的&#x2009;%2&#x2009;个，%5&#x2009;个负例中的&#x2009;%4&#x2009;个。</translation>
    </message>
    <message>
        <source>threshold %1</source>
        <translation>阈值&#x2009;%1</translation>
    </message>
    <message>
        <source>%1: one class has no samples.</source>
        <translation>%1：有一类没有样本。</translation>
    </message>
    <message>
        <source>%1: half of the positives score %2 or more, half of the negatives %3 or more.</source>
        <translation>%1：半数正例的得分不低于&#x2009;%2，半数负例的得分不低于&#x2009;%3。</translation>
    </message>
    <message>
        <source>%1: half of the positives score %2 or less, half of the negatives %3 or less.</source>
        <translation>%1：半数正例的得分不高于&#x2009;%2，半数负例的得分不高于&#x2009;%3。</translation>
    </message>
    <message>
        <source>%1 per class in %2 equal-width bins.</source>
        <translation>各类别在&#x2009;%2&#x2009;个等宽分箱中的%1。</translation>
    </message>
    <message>
        <source>Distribution of the scores: %1</source>
        <extracomment>%1 tells of the bins: &quot;count of each class in 30 bins of …&quot;</extracomment>
        <translation>得分分布：%1</translation>
    </message>
    <message>
        <source>Distribution of the scores of the models %1: %2</source>
        <translation>模型&#x2009;%1&#x2009;的得分分布：%2</translation>
    </message>
    <message>
        <source>Distribution of the scores of the model “%1”: %2</source>
        <translation>模型“%1”的得分分布：%2</translation>
    </message>
    <message>
        <source>Bar heights show the logarithm of 1 + the count.</source>
        <translation>高度按（1 +&#x2009;计数）的对数绘制。</translation>
    </message>
    <message>
        <source>At threshold %1, positives with a total weight of %2 (of %3) and negatives with a total weight of %4 (of %5) are predicted positive.</source>
        <translation>阈值为&#x2009;%1&#x2009;时，按权重计，预测为正的正例占&#x2009;%3&#x2009;中的&#x2009;%2，负例占&#x2009;%5&#x2009;中的&#x2009;%4。</translation>
    </message>
    <message>
        <source>t = %1</source>
        <translation>t = %1</translation>
    </message>
    <message>
        <source>The score bins range from %1 to %2 and include their lower edges. Scores outside this range count in the outermost bins.</source>
        <translation>得分的分箱从&#x2009;%1&#x2009;到&#x2009;%2，各含其下边界；范围之外的得分计入最外侧的分箱。</translation>
    </message>
</context>
<context>
    <name>ui::DistributionPanel</name>
    <message>
        <source>Score distribution</source>
        <translation>得分分布</translation>
    </message>
    <message>
        <source>Bins and counts</source>
        <translation>分箱与计数</translation>
    </message>
    <message>
        <source>Choose the number of bins and the scale of the counts</source>
        <translation>选择分箱数和计数的刻度</translation>
    </message>
    <message>
        <source>Logarithmic counts</source>
        <translation>对数计数</translation>
    </message>
    <message>
        <source>All models</source>
        <translation>所有模型</translation>
    </message>
    <message>
        <source>Open or paste a table of labels and scores to see how the scores of the two classes are distributed.</source>
        <translation>打开或粘贴一个含标签和得分的表格，即可查看两类样本的得分分布。</translation>
    </message>
    <message>
        <source>In exported figures, and here if there is room</source>
        <translation>用于导出的图；此处空间足够时也显示</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自动选择分箱数</translation>
    </message>
    <message>
        <source>%1 bins</source>
        <translation>%1&#x2009;个分箱</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>A panel and whose: &quot;Score distribution of random forest&quot;</extracomment>
        <translation>%2&#x2009;的%1</translation>
    </message>
    <message>
        <source>+ (%1)</source>
        <extracomment>The positive class in a small legend, and the word of the table</extracomment>
        <translation>+（%1）</translation>
    </message>
    <message>
        <source>− (%1)</source>
        <extracomment>The negative class in a small legend, and the word of the table</extracomment>
        <translation>−（%1）</translation>
    </message>
    <message>
        <source>t = %1</source>
        <translation>t = %1</translation>
    </message>
    <message>
        <source>threshold %1 ⇔ drag</source>
        <translation>阈值&#x2009;%1 ⇔ 拖动</translation>
    </message>
    <message>
        <source>Scores %1 to %2</source>
        <translation>得分&#x2009;%1&#x2009;至&#x2009;%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>ui::DocumentAmountsModel</name>
    <message>
        <source>Rank</source>
        <translation>排名</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>文档</translation>
    </message>
</context>
<context>
    <name>ui::DocumentAmountsPanel</name>
    <message>
        <source>Calculating…</source>
        <translation>正在计算…</translation>
    </message>
    <message>
        <source>calculating…</source>
        <translation>正在计算…</translation>
    </message>
</context>
<context>
    <name>ui::DocumentAmountsView</name>
    <message>
        <source>Select the document in the list</source>
        <translation>在列表中选中该文档</translation>
    </message>
    <message>
        <source>Go to the document in the list</source>
        <translation>转到列表中的该文档</translation>
    </message>
    <message>
        <source>Select a row to select its document in the list. Press Enter to go to the list.</source>
        <translation>选中一行，即在列表中选中其文档；按&#x2009;Enter&#x2009;转到列表。</translation>
    </message>
</context>
<context>
    <name>ui::DocumentListModel</name>
    <message>
        <source>#</source>
        <translation>#</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>文档</translation>
    </message>
    <message>
        <source>Grade</source>
        <translation>等级</translation>
    </message>
    <message>
        <source>Unjudged: earns no gain and does not count toward judged@k. Type a digit to grade it.</source>
        <translation>未标注：没有增益，也不计入&#x2009;judged@k。按数字键标注等级。</translation>
    </message>
    <message>
        <source>grade %1</source>
        <translation>等级&#x2009;%1</translation>
    </message>
    <message>
        <source>unjudged</source>
        <translation>未标注</translation>
    </message>
    <message>
        <source>%1, %2, not retrieved</source>
        <translation>%1，%2，未检索到</translation>
    </message>
    <message>
        <source>Rank %1 of %2: %3, %4</source>
        <translation>第&#x2009;%1&#x2009;位（共&#x2009;%2&#x2009;位）：%3，%4</translation>
    </message>
    <message>
        <source>“%1” is not a grade. Enter a number such as 2.5, or u for unjudged.</source>
        <translation>“%1”不是相关性等级：请输入&#x2009;2.5&#x2009;这样的数值，未标注则输入&#x2009;u。</translation>
    </message>
    <message>
        <source>Drag to another rank, or press Alt+Up or Alt+Down. Selected documents move together.</source>
        <translation>拖到其他位置，或按&#x2009;Alt+↑、Alt+↓。选中的文档一起移动。</translation>
    </message>
    <message>
        <source>Type a digit to grade, or U for unjudged. Press F2 to enter any number.</source>
        <translation>按数字键标注等级，按&#x2009;U&#x2009;标为未标注。按&#x2009;F2&#x2009;可输入任意数。</translation>
    </message>
</context>
<context>
    <name>ui::DocumentListView</name>
    <message>
        <source>Ranked list</source>
        <translation>排序列表</translation>
    </message>
    <message>
        <source>Judged, not retrieved</source>
        <translation>已标注但未检索到</translation>
    </message>
    <message>
        <source>Type a digit to grade the selected documents, or U to mark them unjudged. To move them, press Alt with an arrow key, Home or End.</source>
        <translation>按数字键为选中的文档标注等级，按&#x2009;U&#x2009;标为未标注，按&#x2009;Alt&#x2009;加方向键、Home&#x2009;或&#x2009;End&#x2009;移动它们。</translation>
    </message>
    <message>
        <source>Type a digit to grade a document. Press Delete to remove it.</source>
        <translation>按数字键标注等级，按&#x2009;Delete&#x2009;删除文档。</translation>
    </message>
    <message>
        <source>0 to 9</source>
        <translation>0&#x2009;至&#x2009;9</translation>
    </message>
    <message>
        <source>Grade the selected documents</source>
        <translation>为选中的文档标注等级</translation>
    </message>
    <message>
        <source>3 . 5</source>
        <translation>3 . 5</translation>
    </message>
    <message>
        <source>A grade with decimals, such as 3.5</source>
        <translation>带小数的等级：3.5</translation>
    </message>
    <message>
        <source>- 3</source>
        <translation>- 3</translation>
    </message>
    <message>
        <source>A negative grade, such as -3</source>
        <translation>小于&#x2009;0&#x2009;的等级：-3</translation>
    </message>
    <message>
        <source>Mark the selected documents as unjudged</source>
        <translation>将选中的文档标为未标注</translation>
    </message>
    <message>
        <source>Rename, or enter any grade</source>
        <translation>重命名，或输入任意等级</translation>
    </message>
    <message>
        <source>Move through the documents</source>
        <translation>在文档间移动</translation>
    </message>
    <message>
        <source>Select several documents</source>
        <translation>选中多个文档</translation>
    </message>
    <message>
        <source>Add a document below</source>
        <translation>在下方添加文档</translation>
    </message>
    <message>
        <source>Delete the selected documents</source>
        <translation>删除选中的文档</translation>
    </message>
    <message>
        <source>Cancel a drag or an edit</source>
        <translation>取消拖动或编辑</translation>
    </message>
    <message>
        <source>clipboard</source>
        <translation>剪贴板</translation>
    </message>
    <message>
        <source>To paste grades alone, use the ranked list. Here, include names, or paste a table of documents with an id column.</source>
        <translation>只粘贴等级时，请粘贴到排序列表；此处还需有名称，或粘贴含&#x2009;id&#x2009;列的文档表。</translation>
    </message>
    <message>
        <source>This can be read in several ways. Paste it into the ranked list to choose one.</source>
        <translation>这段内容有多种读法。粘贴到排序列表即可选择其中一种。</translation>
    </message>
    <message>
        <source>Paste “%1”</source>
        <translation>粘贴“%1”</translation>
    </message>
    <message numerus="yes">
        <source>Paste %n documents</source>
        <translation>
            <numerusform>粘贴&#x2009;%n&#x2009;个文档</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paste %n grades</source>
        <translation>
            <numerusform>粘贴&#x2009;%n&#x2009;个等级</numerusform>
        </translation>
    </message>
    <message>
        <source>Type grades below, or press Insert to add a document.</source>
        <translation>在下方输入等级，或按&#x2009;Insert&#x2009;添加文档。</translation>
    </message>
    <message>
        <source>Every judged document is in the list. Press Insert to add one that isn’t.</source>
        <translation>所有已标注的文档都已检索到。按&#x2009;Insert&#x2009;可添加一个未检索到的。</translation>
    </message>
    <message>
        <source>Add a document</source>
        <translation>添加文档</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <source>Mark as not retrieved</source>
        <translation>标为未检索到</translation>
    </message>
    <message>
        <source>Add to end of ranking</source>
        <translation>加入排序末尾</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>剪切</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>粘贴</translation>
    </message>
</context>
<context>
    <name>ui::DocumentRules</name>
    <message>
        <source>Rules of %1</source>
        <translation>采用&#x2009;%1&#x2009;的规则</translation>
    </message>
    <message>
        <source>Ranks read</source>
        <translation>读取的位数</translation>
    </message>
    <message>
        <source>all ranks</source>
        <translation>全部</translation>
    </message>
</context>
<context>
    <name>ui::DocumentSafety</name>
    <message>
        <source>Save any&amp;way</source>
        <translation>仍然保存(&amp;W)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>Reloa&amp;d</source>
        <translation>重新载入(&amp;I)</translation>
    </message>
    <message>
        <source>Restore “%1”</source>
        <translation>恢复“%1”</translation>
    </message>
    <message>
        <source>“%1” no longer exists. Saving will create it again.</source>
        <translation>“%1”已不存在。保存时会重新写入。</translation>
    </message>
    <message>
        <source>“%1” was changed by another program after you opened it.</source>
        <translation>“%1”在你打开之后被另一个程序修改过。</translation>
    </message>
    <message>
        <source>Each workspace shows the document you edited last. Use Undo to get to the others. Nothing is lost.</source>
        <translation>每个工作区显示你最后编辑的文档。用“撤销”可回到其余文档；什么都没有丢失。</translation>
    </message>
    <message>
        <source>“%1” was changed by another program after these changes were backed up. Rankscope will ask before it overwrites the file.</source>
        <translation>备份这些修改之后，“%1”被另一个程序改动过。保存时会先询问是否覆盖。</translation>
    </message>
    <message>
        <source>Rankscope can’t back up your unsaved changes: %1</source>
        <translation>无法备份未保存的修改：%1</translation>
    </message>
</context>
<context>
    <name>ui::ErrorText</name>
    <message>
        <source>this line has 1 column instead of %1: %2</source>
        <translation>这一行有&#x2009;1&#x2009;列，应为&#x2009;%1&#x2009;列：%2</translation>
    </message>
    <message>
        <source>this line has %1 columns instead of %2: %3</source>
        <translation>这一行有&#x2009;%1&#x2009;列，应为&#x2009;%2&#x2009;列：%3</translation>
    </message>
    <message>
        <source>this JSON has no “format”; it is not a Rankscope session</source>
        <translation>这个&#x2009;JSON&#x2009;没有“format”字段，不是&#x2009;Rankscope&#x2009;会话</translation>
    </message>
    <message>
        <source>the format is “%1”; this is not a Rankscope session</source>
        <translation>格式为“%1”，不是&#x2009;Rankscope&#x2009;会话</translation>
    </message>
    <message>
        <source>the file ends here; expected %1</source>
        <translation>文件在此结束，应为%1</translation>
    </message>
    <message>
        <source>found “%1”; expected %2</source>
        <translation>此处是“%1”，应为%2</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>没有这个文件或文件夹</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>没有权限</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>这是文件夹</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>不是文件夹</translation>
    </message>
    <message>
        <source>Not a regular file</source>
        <translation>不是普通文件</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>文件名过长</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>文件系统只读</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>磁盘空间不足</translation>
    </message>
    <message>
        <source>Cannot allocate memory</source>
        <translation>内存不足</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>输入输出错误</translation>
    </message>
    <message>
        <source>cannot be opened: %1</source>
        <translation>无法打开：%1</translation>
    </message>
    <message>
        <source>cannot be read: %1</source>
        <translation>无法读取：%1</translation>
    </message>
    <message>
        <source>cannot be written: %1</source>
        <translation>无法写入：%1</translation>
    </message>
    <message>
        <source>reading was stopped before the end</source>
        <translation>读取被中止，未读到末尾</translation>
    </message>
    <message>
        <source>this %1 file is damaged or incomplete</source>
        <translation>这个&#x2009;%1&#x2009;文件已损坏或不完整</translation>
    </message>
    <message>
        <source>this file is compressed twice (%1 data inside compressed data); unpack it once</source>
        <translation>此文件压缩了两次（压缩数据中还有&#x2009;%1&#x2009;数据），请先解压一次</translation>
    </message>
    <message>
        <source>this file unpacks to more than %1 times its size; unpack it first, or raise the limit with --max-expansion on the command line</source>
        <translation>此文件解压后超过原大小的&#x2009;%1&#x2009;倍；请先解压，或在命令行用 --max-expansion&#x2009;提高上限</translation>
    </message>
    <message>
        <source>unpacking this %1 file takes more than %2 MiB of memory; unpack it first</source>
        <translation>解压这个&#x2009;%1&#x2009;文件需要超过&#x2009;%2 MiB&#x2009;的内存；请先解压</translation>
    </message>
    <message>
        <source>%1 files cannot be read; use text, plain or compressed with gzip, xz, zstd or bzip2, or a workbook (.xlsx, .ods)</source>
        <translation>无法读取&#x2009;%1&#x2009;文件；请用文本（可经&#x2009;gzip、xz、zstd、bzip2&#x2009;压缩）或工作簿（.xlsx、.ods）</translation>
    </message>
    <message>
        <source>this workbook is in the format %1 or has a password; save it as .xlsx without a password, or save the sheet as CSV</source>
        <translation>此工作簿为&#x2009;%1&#x2009;格式或带密码；请另存为不带密码的 .xlsx，或把工作表存为&#x2009;CSV</translation>
    </message>
    <message>
        <source>this workbook is damaged, incomplete or password-protected; save it again without a password in a spreadsheet program, or save the sheet as CSV</source>
        <translation>此工作簿已损坏、不完整或带密码；请用电子表格软件重新保存（不带密码），或把工作表存为&#x2009;CSV</translation>
    </message>
    <message>
        <source>this workbook has more than 20 million cells; save the sheet as CSV</source>
        <translation>此工作簿的单元格超过&#x2009;2000&#x2009;万个；请把工作表存为&#x2009;CSV</translation>
    </message>
    <message>
        <source>this workbook has no sheet of that name; choose one of %1</source>
        <translation>工作簿中没有这个名称的工作表；可选的有&#x2009;%1</translation>
    </message>
    <message>
        <source>the formula in %1 has no saved value; open the workbook in a spreadsheet program and save it again</source>
        <translation>%1&#x2009;中的公式没有保存结果：请用电子表格软件打开工作簿并重新保存</translation>
    </message>
    <message>
        <source>this UTF-16 text has no byte order mark; save it as UTF-8, or as UTF-16 with the mark</source>
        <translation>这段&#x2009;UTF-16&#x2009;文本没有字节顺序标记；请存为&#x2009;UTF-8，或带标记的&#x2009;UTF-16</translation>
    </message>
    <message>
        <source>found an incomplete UTF-16 character</source>
        <translation>有一个&#x2009;UTF-16&#x2009;字符不完整</translation>
    </message>
    <message>
        <source>found the byte %1; this is not a text file</source>
        <translation>有字节&#x2009;%1，这不是文本文件</translation>
    </message>
    <message>
        <source>this line has %1 bytes; the limit is 1 MiB</source>
        <translation>这一行有&#x2009;%1&#x2009;字节，最多为&#x2009;1 MiB</translation>
    </message>
    <message>
        <source>the byte %1 is not valid UTF-8; save the file as UTF-8</source>
        <translation>字节&#x2009;%1&#x2009;不是有效的&#x2009;UTF-8；请把文件另存为&#x2009;UTF-8（GBK、GB18030&#x2009;编码的文件也须先转换）</translation>
    </message>
    <message>
        <source>no data found; at least one line is needed</source>
        <translation>没有数据；至少需要一行</translation>
    </message>
    <message>
        <source>“%1” looks like a header row, but this format has none</source>
        <translation>“%1”像是表头，而该格式没有表头行</translation>
    </message>
    <message>
        <source>query iteration document grade</source>
        <translation>查询、迭代号、文档、等级</translation>
    </message>
    <message>
        <source>query Q0 document rank score tag</source>
        <translation>查询、Q0、文档、排名、得分、系统名</translation>
    </message>
    <message>
        <source>query document rank, as in the first line</source>
        <translation>查询、文档、排名，与第一行相同</translation>
    </message>
    <message>
        <source>“%1” is not a grade; use a number such as 2 or 2.5</source>
        <translation>“%1”不是等级；请用数字，如&#x2009;2&#x2009;或&#x2009;2.5</translation>
    </message>
    <message>
        <source>the grade of “%1” is infinite or not a number; use one such as 2 or 2.5</source>
        <translation>“%1”的等级为无穷大或不是数；请用&#x2009;2&#x2009;或&#x2009;2.5&#x2009;这样的数</translation>
    </message>
    <message>
        <source>“%1” is not a score; use a number such as 1.5 or 2e-3</source>
        <translation>“%1”不是得分；请用数字，如&#x2009;1.5&#x2009;或&#x2009;2e-3</translation>
    </message>
    <message>
        <source>“%1” is not a rank; use a whole number</source>
        <translation>“%1”不是排名；请用整数</translation>
    </message>
    <message>
        <source>“%1” has two different grades; it may have only one per query</source>
        <translation>“%1”有两个不同的等级；每个查询下只能有一个</translation>
    </message>
    <message>
        <source>document “%1” is listed twice; each document may appear only once per query</source>
        <translation>文档“%1”出现两次；每个查询下一个文档只能出现一次</translation>
    </message>
    <message>
        <source>“%1” is not a known column; use rank, id, title, grade or score</source>
        <translation>不认识列“%1”；列名可用&#x2009;rank、id、title、grade&#x2009;或&#x2009;score</translation>
    </message>
    <message>
        <source>this line has 1 column, which does not match the header</source>
        <translation>这一行有&#x2009;1&#x2009;列，与表头的列数不同</translation>
    </message>
    <message>
        <source>this line has %1 columns, which does not match the header</source>
        <translation>这一行有&#x2009;%1&#x2009;列，与表头的列数不同</translation>
    </message>
    <message>
        <source>this row has 1 cell, which does not match the first row</source>
        <translation>这一行有&#x2009;1&#x2009;个单元格，与第一行不同</translation>
    </message>
    <message>
        <source>this row has %1 cells, which does not match the first row</source>
        <translation>这一行有&#x2009;%1&#x2009;个单元格，与第一行不同</translation>
    </message>
    <message>
        <source>this cell is empty; enter a label such as 0 or 1</source>
        <translation>单元格是空的；请填标签，如&#x2009;0&#x2009;或&#x2009;1</translation>
    </message>
    <message>
        <source>“%1” is not a label; use one such as 0 or 1</source>
        <translation>“%1”不是标签；请用&#x2009;0&#x2009;或&#x2009;1&#x2009;这样的标签</translation>
    </message>
    <message>
        <source>“%1” is a third label; only two are allowed here</source>
        <translation>“%1”是第三种标签；这里只能有两种</translation>
    </message>
    <message>
        <source>“%1” is not one of the labels; choose the positive class from the labels</source>
        <translation>“%1”不是已有的标签；请从标签中选择正类</translation>
    </message>
    <message>
        <source>no label column found; specify one</source>
        <translation>没有标签列；请指定一列</translation>
    </message>
    <message>
        <source>no score column found; specify one</source>
        <translation>没有得分列；请指定一列</translation>
    </message>
    <message>
        <source>the class “%1” has no score column; add one such as prob_%1, p_%1 or %1</source>
        <translation>类别“%1”没有得分列；请添加一列，名为&#x2009;prob_%1、p_%1&#x2009;或&#x2009;%1</translation>
    </message>
    <message>
        <source>“%1” is one label too many; at most %2 are allowed</source>
        <translation>标签太多，“%1”已超出上限：最多&#x2009;%2&#x2009;种</translation>
    </message>
    <message>
        <source>the table has no column “%1”</source>
        <translation>表中没有列“%1”</translation>
    </message>
    <message>
        <source>valid JSON</source>
        <translation>有效的&#x2009;JSON&#x2009;文本</translation>
    </message>
    <message>
        <source>a value</source>
        <translation>一个值</translation>
    </message>
    <message>
        <source>a name in quotes</source>
        <translation>引号内的名称</translation>
    </message>
    <message>
        <source>a colon after the name</source>
        <translation>名称后的冒号</translation>
    </message>
    <message>
        <source>a comma or the closing bracket</source>
        <translation>逗号或右括号</translation>
    </message>
    <message>
        <source>the end of the file</source>
        <translation>文件末尾</translation>
    </message>
    <message>
        <source>text in quotes, on one line, with JSON escapes only</source>
        <translation>引号内的文本，须在一行之内且只用&#x2009;JSON&#x2009;的转义</translation>
    </message>
    <message>
        <source>a valid JSON number that is not too large</source>
        <translation>符合&#x2009;JSON&#x2009;写法且不过大的数</translation>
    </message>
    <message>
        <source>this is not TOML (%1); use TOML or JSON</source>
        <translation>这不是&#x2009;TOML（%1）；请用&#x2009;TOML&#x2009;或&#x2009;JSON</translation>
    </message>
    <message>
        <source>this session was saved by a newer version of Rankscope (format %1; this version reads up to %2)</source>
        <translation>此会话由更新版本的&#x2009;Rankscope&#x2009;保存（格式&#x2009;%1，本版本最高可读&#x2009;%2）</translation>
    </message>
    <message>
        <source>the field “%1” is missing</source>
        <translation>缺少字段“%1”</translation>
    </message>
    <message>
        <source>the value of the field “%1” has the wrong type</source>
        <translation>字段“%1”的值类型有误</translation>
    </message>
    <message>
        <source>the value of the field “%1” is out of range</source>
        <translation>字段“%1”的值超出允许范围</translation>
    </message>
    <message>
        <source>the field “%1” must have one value for each label</source>
        <translation>字段“%1”须为每个标签各有一个值</translation>
    </message>
    <message>
        <source>the field “%1” appears twice</source>
        <translation>字段“%1”出现两次</translation>
    </message>
    <message>
        <source>this JSON is nested too deeply; at most %1 levels are allowed</source>
        <translation>JSON&#x2009;嵌套过深，最多&#x2009;%1&#x2009;层</translation>
    </message>
    <message>
        <source>“%1” is not a measure; use one such as nDCG@10</source>
        <translation>“%1”不是指标；请用&#x2009;nDCG@10&#x2009;这样的指标</translation>
    </message>
    <message>
        <source>“%1” is not a number; use one such as 2.5, or choose decimal commas</source>
        <translation>“%1”不是数字；请用&#x2009;2.5&#x2009;这样的数字，或指明使用小数逗号</translation>
    </message>
    <message>
        <source>“%1” is neither a number, like those below it, nor a column name such as query, docid or rating</source>
        <translation>“%1”既不是像下面各行那样的数字，也不是&#x2009;query、docid、rating&#x2009;之类的列名</translation>
    </message>
    <message>
        <source>“%1” is not a number; each document needs one</source>
        <translation>“%1”不是数字；每个文档都须有一个</translation>
    </message>
    <message>
        <source>the quote at “%1” is closed only on a later line; keep each id on one line</source>
        <translation>“%1”处的引号到后面的行才闭合；每个编号须写在一行之内</translation>
    </message>
    <message>
        <source>the column “%1” appears twice</source>
        <translation>列“%1”出现两次</translation>
    </message>
    <message>
        <source>unknown columns: %1; use names such as query, docid and rating, or specify the columns</source>
        <translation>不认识的列：%1；请用&#x2009;query、docid、rating&#x2009;之类的列名，或指定各列</translation>
    </message>
    <message>
        <source>numbers found in %1; specify the column of grades or scores</source>
        <translation>%1&#x2009;中都是数字；请指定哪一列是等级或得分</translation>
    </message>
    <message>
        <source>grades from several raters found in %1; choose one column, or a rule to combine them</source>
        <translation>%1&#x2009;中有多名标注者的等级；请选择其中一列，或选择合并的规则</translation>
    </message>
    <message>
        <source>the character %1 only looks like a space; separate columns with spaces or tabs</source>
        <translation>字符&#x2009;%1&#x2009;只是看起来像空格；请用空格或制表符分隔各列</translation>
    </message>
    <message>
        <source>these are TREC topics: “%1”; use judgments, a run, or texts as JSON lines or with a tab after each id</source>
        <translation>这是&#x2009;TREC&#x2009;的查询主题：“%1”；请用标注、检索结果，或文本（每行一个&#x2009;JSON，或编号后接制表符）</translation>
    </message>
    <message>
        <source>these are TREC documents: “%1”; use judgments, a run, or texts as JSON lines or with a tab after each id</source>
        <translation>这是&#x2009;TREC&#x2009;的文档：“%1”；请用标注、检索结果，或文本（每行一个&#x2009;JSON，或编号后接制表符）</translation>
    </message>
    <message>
        <source>this file holds runs of several systems: %1; use one run per file</source>
        <translation>此文件含有多个系统的检索结果：%1；请每个文件只放一个</translation>
    </message>
    <message>
        <source>the feature %1 appears twice on this line</source>
        <translation>特征&#x2009;%1&#x2009;在这一行出现两次</translation>
    </message>
    <message>
        <source>this cell is empty; enter the id of a query or document</source>
        <translation>单元格是空的；请填查询或文档的编号</translation>
    </message>
    <message>
        <source>query measure mean deviation</source>
        <translation>查询、指标、均值、标准差</translation>
    </message>
    <message>
        <source>query document number</source>
        <translation>查询、文档、数值</translation>
    </message>
    <message>
        <source>“%1” in the second column is not a query; write it as qid:1</source>
        <translation>第二列的“%1”不是查询；请写成&#x2009;qid:1&#x2009;的形式</translation>
    </message>
    <message>
        <source>“%1” is not a feature; write it as 12:0.5</source>
        <translation>“%1”不是特征；请写成&#x2009;12:0.5&#x2009;的形式</translation>
    </message>
    <message>
        <source>the file has no feature %1</source>
        <translation>文件中没有特征&#x2009;%1</translation>
    </message>
    <message>
        <source>“%1” is not a prediction; each line needs one number</source>
        <translation>“%1”不是预测值；每行须有一个数</translation>
    </message>
    <message>
        <source>found %1 predictions for %2 lines of judgments; each line needs one</source>
        <translation>有&#x2009;%1&#x2009;个预测值，而标注有&#x2009;%2&#x2009;行；每行须有一个</translation>
    </message>
    <message>
        <source>this file holds predictions, one number per line; add the LETOR file they belong to</source>
        <translation>此文件是预测值，每行一个数；请同时给出它们所属的&#x2009;LETOR&#x2009;文件</translation>
    </message>
    <message>
        <source>the feature lines have no qid; give the number of lines of each query in %1.query or %1.group in the same folder</source>
        <translation>特征各行没有&#x2009;qid；请在同一文件夹的&#x2009;%1.query&#x2009;或&#x2009;%1.group&#x2009;中给出每个查询的行数</translation>
    </message>
    <message>
        <source>the queries have %1 lines in total, but there are %2 lines of features</source>
        <translation>各查询共&#x2009;%1&#x2009;行，而特征有&#x2009;%2&#x2009;行</translation>
    </message>
    <message>
        <source>“%1” is not the number of lines of a query; use a whole number</source>
        <translation>“%1”不是查询的行数；请用整数</translation>
    </message>
    <message>
        <source>the first line, “%1”, is not in a known format; use judgments, a run or texts</source>
        <translation>不认识第一行“%1”的格式；请用标注、检索结果或文本</translation>
    </message>
    <message>
        <source>JSON with the fields %1 is not an export of a known tool; use the results or grades of queries, such as {&quot;query_id&quot;: &quot;q1&quot;, &quot;results&quot;: [{&quot;id&quot;: &quot;d1&quot;, &quot;score&quot;: 0.5}]}, {&quot;q1&quot;: {&quot;d1&quot;: 0.5}} or {&quot;q1&quot;: [&quot;d1&quot;, &quot;d2&quot;]}</source>
        <translation>带有字段&#x2009;%1&#x2009;的&#x2009;JSON&#x2009;不是已知工具的导出；请用各查询的检索结果或等级，例如 {&quot;query_id&quot;: &quot;q1&quot;, &quot;results&quot;: [{&quot;id&quot;: &quot;d1&quot;, &quot;score&quot;: 0.5}]}、{&quot;q1&quot;: {&quot;d1&quot;: 0.5}} 或 {&quot;q1&quot;: [&quot;d1&quot;, &quot;d2&quot;]}</translation>
    </message>
    <message>
        <source>no judgments found; add a file of relevance judgments (qrels)</source>
        <translation>没有标注；请添加一个相关性标注文件（qrels）</translation>
    </message>
    <message>
        <source>found more than one file of judgments; use only one</source>
        <translation>标注文件多于一个；请只用一个</translation>
    </message>
    <message>
        <source>the judgments have no split “%1”</source>
        <translation>标注中没有划分“%1”</translation>
    </message>
    <message>
        <source>was not written: the id “%1” contains a space or starts like a comment; TREC columns cannot hold such an id</source>
        <translation>未写入：编号“%1”含空格或以注释符开头，TREC&#x2009;的列无法表示</translation>
    </message>
    <message>
        <source>found “%1”</source>
        <translation>此处是“%1”</translation>
    </message>
    <message>
        <source>“%1” appears twice</source>
        <translation>“%1”出现两次</translation>
    </message>
    <message>
        <source>the lesson needs “%1” here</source>
        <translation>此处这一课缺少“%1”</translation>
    </message>
    <message>
        <source>“%1” is not closed</source>
        <translation>“%1”没有闭合</translation>
    </message>
    <message>
        <source>%1; expected %2</source>
        <translation>%1，应为&#x2009;%2</translation>
    </message>
    <message>
        <source>column “%1”: %2</source>
        <translation>列“%1”：%2</translation>
    </message>
    <message>
        <source>query “%1”: %2</source>
        <translation>查询“%1”：%2</translation>
    </message>
    <message>
        <source>%1; 1 more line cannot be read</source>
        <translation>%1；另有&#x2009;1&#x2009;行无法读取</translation>
    </message>
    <message>
        <source>%1; %2 more lines cannot be read</source>
        <translation>%1；另有&#x2009;%2&#x2009;行无法读取</translation>
    </message>
    <message>
        <source>The file changed in the meantime</source>
        <translation>该文件在此期间有改动</translation>
    </message>
    <message>
        <source>The file kept changing while it was being read</source>
        <translation>读取期间该文件一直在变化</translation>
    </message>
    <message>
        <source>unknown field “%1”; check its spelling</source>
        <translation>未知字段“%1”，请检查拼写</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true&#x2009;或&#x2009;false</translation>
    </message>
    <message>
        <source>text</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>数</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>整数</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>列表</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>this line has %1 columns, unlike the first line; perhaps an id contains a space</source>
        <translation>读到&#x2009;%1&#x2009;列，应与第一行的列数相同：可能是某个编号含有空格，使各列错位</translation>
    </message>
    <message>
        <source>the value of the field “%1” has the wrong type; expected %2</source>
        <translation>字段“%1”的值类型有误，应为%2</translation>
    </message>
    <message>
        <source>the field “%1” cannot have this value; use one of %2</source>
        <translation>字段“%1”不能取这个值；可用的有&#x2009;%2</translation>
    </message>
    <message>
        <source>the grades are %1; use numbers, or give each of these words a number</source>
        <translation>等级是%1；请用数字，或为每个词指定一个数</translation>
    </message>
    <message>
        <source>“%1” is not a weight; use a number of 0 or more</source>
        <translation>“%1”不是权重；请用不小于&#x2009;0&#x2009;的数</translation>
    </message>
    <message>
        <source>grades differ from those in the earlier files: %1; make them the same</source>
        <translation>等级与前面的文件不同：%1；请改为相同</translation>
    </message>
    <message>
        <source>no id column found for joining the files; specify one</source>
        <translation>没有可用来连接两个文件的编号列；请指定一列</translation>
    </message>
    <message>
        <source>the id “%1” appears in two rows; it may appear only once</source>
        <translation>编号“%1”出现在两行；只能出现一次</translation>
    </message>
    <message>
        <source>no ids in common with “%1”; both files must use the same ids</source>
        <translation>与“%1”没有共同的编号；两个文件须用相同的编号</translation>
    </message>
    <message>
        <source>this JSON has no rows; use an array of records, one record per line, columns with data, or an array for each column</source>
        <translation>这个&#x2009;JSON&#x2009;没有行；请用记录的数组、每行一条记录、带数据的列，或每列一个数组</translation>
    </message>
    <message>
        <source>this is JSON; use a table such as CSV</source>
        <translation>这是&#x2009;JSON；请用&#x2009;CSV&#x2009;之类的表格</translation>
    </message>
    <message>
        <source>the scores belong to the predicted class “%1”, which is not one of the labels</source>
        <translation>得分属于预测类别“%1”，而它不是标签之一</translation>
    </message>
    <message>
        <source>“%1” is in list B but not in list A; add it to list A, retrieved or not</source>
        <translation>“%1”在列表&#x2009;B&#x2009;中而不在列表&#x2009;A&#x2009;中；请把它加入列表&#x2009;A，检索到或未检索到均可</translation>
    </message>
    <message>
        <source>the file has no query “%1”; use a query id from the file</source>
        <translation>文件中没有查询“%1”；请用文件中的查询编号</translation>
    </message>
    <message>
        <source>%1 files cannot be read; convert the file with Python: %2</source>
        <translation>无法读取&#x2009;%1&#x2009;文件；请用&#x2009;Python&#x2009;转换：%2</translation>
    </message>
    <message>
        <source>this archive is damaged, incomplete or encrypted; save or copy it again</source>
        <translation>此存档已损坏、不完整或已加密；请重新保存或复制</translation>
    </message>
    <message>
        <source>the archive contains the path “%1”, which leads outside it; nothing was unpacked</source>
        <translation>存档中的路径“%1”指向存档之外；没有解压任何内容</translation>
    </message>
    <message>
        <source>the archive does not contain “%1”, which its session needs; save it again</source>
        <translation>存档中没有会话所需的“%1”；请重新保存</translation>
    </message>
    <message>
        <source>the files are %1 MiB in total, and an archive can hold at most 2048 MiB; save the session without its files</source>
        <translation>这些文件共&#x2009;%1 MiB，而一个存档最多容纳&#x2009;2048 MiB；请不带文件保存会话</translation>
    </message>
    <message>
        <source>several sheets of this workbook contain tables: %1; open the workbook on its own to choose one, or use --sheet on the command line</source>
        <translation>此工作簿的多个工作表含有表格：%1；请单独打开工作簿来选择，或在命令行用 --sheet&#x2009;选定</translation>
    </message>
    <message>
        <source>folders inside a folder are not read; open this folder on its own</source>
        <translation>不读取文件夹中的子文件夹；请单独打开它</translation>
    </message>
    <message>
        <source>found no values per query; use a column of queries and a column of numbers for each system, or the output of trec_eval -q</source>
        <translation>没有各查询的值；请用一列查询和每个系统一列数字，或&#x2009;trec_eval -q&#x2009;的输出</translation>
    </message>
    <message>
        <source>all weights are 0; at least one must be above 0</source>
        <translation>所有权重都是&#x2009;0；至少要有一个大于&#x2009;0</translation>
    </message>
    <message>
        <source>besides grades, the table has numbers in %1; specify which columns are scores of runs</source>
        <translation>除等级外，表格的&#x2009;%1&#x2009;中还有数字；请指明哪些列是检索结果的得分</translation>
    </message>
    <message>
        <source>this cell is empty; enter the judge’s name in every row</source>
        <translation>单元格是空的；请在每一行填写标注者的名字</translation>
    </message>
    <message>
        <source>this is a search request, which has no results; send it to the search engine (_search or _msearch) and open its response</source>
        <translation>这是搜索请求，没有结果；请把它发送给搜索引擎（_search&#x2009;或 _msearch），再打开响应</translation>
    </message>
    <message>
        <source>“%1” is judged for several subtopics (the second column, as in ndeval); use one grade per query, or rankscope-cli diversity</source>
        <translation>“%1”按多个子主题标注（第二列，与&#x2009;ndeval&#x2009;相同）；每个查询请只用一个等级，或使用&#x2009;rankscope-cli diversity</translation>
    </message>
    <message>
        <source>these look like sampled judgments (prels of the Million Query track) with five columns: “%1”; use one grade per document: query iteration document grade</source>
        <translation>这似乎是五列的抽样标注（Million Query&#x2009;评测的&#x2009;prels）：“%1”；请为每个文档给出一个等级：查询、迭代号、文档、等级</translation>
    </message>
    <message>
        <source>“%1” is a measure; write the query first: query measure mean deviation</source>
        <translation>“%1”是指标；请把查询写在最前：查询、指标、均值、标准差</translation>
    </message>
    <message>
        <source>the scores of every query rise from rank to rank, as distances do; choose whether the ranks or the scores give the order</source>
        <translation>每个查询的得分都随排名递增，像距离那样；请选择按排名还是按得分排列</translation>
    </message>
    <message>
        <source>these look like preferences with five columns: “%1”; use rankscope-cli trec_eval -R prefs, or one grade per document: query iteration document grade</source>
        <translation>这似乎是五列的偏好：“%1”；请用&#x2009;rankscope-cli trec_eval -R prefs，或为每个文档给出一个等级：查询、迭代号、文档、等级</translation>
    </message>
    <message>
        <source>these are values per query, such as trec_eval -q prints: “%1”; open them without judgments and runs, compare them with rankscope-cli compare FILE, or open the judgments and the runs</source>
        <translation>这些是每个查询的指标值，如&#x2009;trec_eval -q&#x2009;的输出：“%1”；请不带标注和检索结果单独打开，或用&#x2009;rankscope-cli compare FILE&#x2009;比较，或打开标注和检索结果</translation>
    </message>
    <message>
        <source>values per query cannot be combined with judgments and runs; open them on their own, with texts or groups of queries</source>
        <translation>每个查询的指标值不能与标注和检索结果放在一起；请单独打开，可以带查询的文本或分组</translation>
    </message>
    <message>
        <source>has no measure in common with “%1”; open files with the same measure</source>
        <translation>与“%1”没有共同的指标；请打开含有相同指标的文件</translation>
    </message>
    <message>
        <source>query judge part document grade</source>
        <translation>查询、标注者、组、文档、等级</translation>
    </message>
    <message>
        <source>this judge’s preferences for “%1” contradict each other; correct one of them</source>
        <translation>该标注者对“%1”的偏好互相矛盾；请改正其中之一</translation>
    </message>
    <message>
        <source>these look like values per query without names: “%1”; begin the file with a line of names, such as “query,bm25,dense”, or name the columns of judgments or a run</source>
        <translation>这些像是没有名称的各查询的值：“%1”；请以一行名称开头，例如“query,bm25,dense”，或指定标注或检索结果的列</translation>
    </message>
    <message>
        <source>the results have the fields %1, none of which names a document; add the ids, as in {&quot;id&quot;: &quot;d1&quot;, &quot;score&quot;: 0.5}</source>
        <translation>结果带有字段&#x2009;%1，其中没有文档编号；请添加编号，例如 {&quot;id&quot;: &quot;d1&quot;, &quot;score&quot;: 0.5}</translation>
    </message>
    <message>
        <source>this file was read as “%1”, which has no grades; use judgments: a grade for each document of a query, such as “q1 0 d1 2”</source>
        <translation>此文件读作“%1”，其中没有等级；请用标注：每个查询的每个文档一个等级，例如“q1 0 d1 2”</translation>
    </message>
    <message>
        <source>no weight column found; name it after the file, as in “queries.csv:visits”</source>
        <translation>没有权重列；请在文件名之后写明，如“queries.csv:visits”</translation>
    </message>
    <message>
        <source>this file was read as “%1”, which does not rank documents; use a run: a rank or score for each document of a query, such as “q1 Q0 d1 1 9.5 name”</source>
        <translation>此文件读作“%1”，其中没有文档的排名；请用检索结果：每个查询的每个文档一个排名或得分，例如“q1 Q0 d1 1 9.5 name”</translation>
    </message>
    <message>
        <source>“%1” is not a value; use a number such as 0.5, or leave the cell empty</source>
        <translation>“%1”不是值；请用&#x2009;0.5&#x2009;这样的数字，没有值时留空</translation>
    </message>
    <message>
        <source>these are means of measures by cutoff (“%1”), which cannot be tested; use the values of each query, such as trec_eval -q prints</source>
        <translation>这些是各截断位置上的指标均值（“%1”），无法检验；请用每个查询的值，如&#x2009;trec_eval -q&#x2009;的输出</translation>
    </message>
    <message>
        <source>these are numbers without column names, such as features or the leaves of trees: “%1”; use the model’s predictions, or begin the file with a line of names, such as “query,label,score”</source>
        <translation>这些数字没有列名，像是特征或树的叶子编号：“%1”；请使用模型的预测，或在文件开头加一行列名，例如“query,label,score”</translation>
    </message>
    <message>
        <source>this is what Python prints: “%1”; write JSON with json.dump, with an id for each document, such as {&quot;q1&quot;: {&quot;d1&quot;: 0.83}}</source>
        <translation>这是&#x2009;Python&#x2009;打印的内容：“%1”；请用&#x2009;json.dump&#x2009;写成&#x2009;JSON，并给每个文档一个编号，例如&#x2009;{&quot;q1&quot;: {&quot;d1&quot;: 0.83}}</translation>
    </message>
    <message>
        <source>user document</source>
        <translation>用户 文档</translation>
    </message>
    <message>
        <source>“%1” is not a number; describe a document by numbers such as 0 or 1.5</source>
        <translation>“%1”不是数字；请用&#x2009;0&#x2009;或&#x2009;1.5&#x2009;这样的数字描述文档</translation>
    </message>
    <message>
        <source>all features of “%1” are 0, so it cannot be compared; at least one must differ from 0</source>
        <translation>“%1”的特征全为&#x2009;0，无法比较；至少要有一个不为&#x2009;0</translation>
    </message>
    <message>
        <source>in every query, the numbers run from 1, like ranks, but higher scores come first; write lists in order, such as {&quot;q1&quot;: [&quot;d2&quot;, &quot;d1&quot;]}</source>
        <translation>每个查询的数都从&#x2009;1&#x2009;数起，像是排名，而得分是越高越靠前；请写成按次序的列表，如&#x2009;{&quot;q1&quot;: [&quot;d2&quot;, &quot;d1&quot;]}</translation>
    </message>
    <message>
        <source>a folder inside a folder, or in place of a run, is read only if each of its files is the JSON answer to one query; open it on its own, or use one of its files, such as “%1”</source>
        <translation>文件夹中的文件夹，或代替检索结果的文件夹，只有在其中每个文件都是某一个查询的 JSON 应答时才会读取；请单独打开它，或使用其中的一个文件，例如“%1”</translation>
    </message>
</context>
<context>
    <name>ui::ExportDialog</name>
    <message>
        <source>Caption</source>
        <translation>图注</translation>
    </message>
    <message>
        <source>Methods</source>
        <translation>方法说明</translation>
    </message>
    <message>
        <source>Alternative text</source>
        <translation>替代文本</translation>
    </message>
    <message>
        <source>At print si&amp;ze</source>
        <translation>按印刷尺寸(&amp;Z)</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>替换</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>导出(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>Export a chart</source>
        <translation>导出图表</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>图表</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>尺寸</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
    <message>
        <source>C&amp;hart</source>
        <translation>图表(&amp;H)</translation>
    </message>
    <message>
        <source>File and size</source>
        <translation>文件与尺寸</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>外观</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Additional files</source>
        <translation>随图文件</translation>
    </message>
    <message>
        <source>O&amp;utput file</source>
        <translation>保存为(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>浏览(&amp;B)…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Copy the chart to the clipboard as SVG, PDF and PNG</source>
        <translation>将图表以&#x2009;SVG、PDF&#x2009;和&#x2009;PNG&#x2009;格式放入剪贴板</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1&#x2009;等，另有&#x2009;%n&#x2009;项</numerusform>
        </translation>
    </message>
    <message>
        <source>Calculating the chart…</source>
        <translation>正在计算图表…</translation>
    </message>
    <message>
        <source>There is no chart to export yet.</source>
        <translation>还没有可导出的图表。</translation>
    </message>
    <message>
        <source>This chart has no caption yet.</source>
        <translation>该图表还没有图注。</translation>
    </message>
    <message>
        <source>There is no methods text yet.</source>
        <translation>目前没有关于计算方法的说明。</translation>
    </message>
    <message>
        <source>There is nothing to describe yet.</source>
        <translation>目前没有可描述的内容。</translation>
    </message>
    <message>
        <source>Save the figure</source>
        <translation>保存图</translation>
    </message>
    <message>
        <source>Enter a file name.</source>
        <translation>请输入文件名。</translation>
    </message>
    <message>
        <source>Already exists: %1.</source>
        <translation>已存在：%1。</translation>
    </message>
    <message>
        <source>The chart is too large to draw. Choose a smaller size or resolution.</source>
        <translation>图表太大，无法绘制。请减小尺寸或降低分辨率。</translation>
    </message>
    <message>
        <source>Copied the chart to the clipboard as SVG, PDF and PNG.</source>
        <translation>图表已以&#x2009;SVG、PDF&#x2009;和&#x2009;PNG&#x2009;格式放入剪贴板。</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>Figures (*.pdf *.svg *.png *.tif *.tiff *.eps);;All files (*)</source>
        <translation>图 (*.pdf *.svg *.png *.tif *.tiff *.eps);;所有文件 (*)</translation>
    </message>
</context>
<context>
    <name>ui::FigureColumns</name>
    <message>
        <source>The first %1 of %2 documents are listed.</source>
        <translation>共&#x2009;%2&#x2009;个文档，列出前&#x2009;%1&#x2009;个。</translation>
    </message>
</context>
<context>
    <name>ui::FigurePreview</name>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
    <message>
        <source>Drag the figure into another program</source>
        <translation>将图拖入其他程序，即可得到图文件</translation>
    </message>
</context>
<context>
    <name>ui::FigureText</name>
    <message>
        <source>Reset text</source>
        <translation>恢复原文</translation>
    </message>
    <message>
        <source>Copy text</source>
        <translation>复制文字</translation>
    </message>
    <message>
        <source>Discard what you typed here</source>
        <translation>撤销在此输入的内容</translation>
    </message>
    <message>
        <source>Copied the text to the clipboard.</source>
        <translation>文字已放入剪贴板。</translation>
    </message>
    <message>
        <source>Copy as LaTeX</source>
        <translation>复制为&#x2009;LaTeX</translation>
    </message>
</context>
<context>
    <name>ui::FileNotice</name>
    <message>
        <source>&amp;Reload</source>
        <translation>重新载入(&amp;R)</translation>
    </message>
    <message>
        <source>Reload al&amp;ways</source>
        <translation>始终重新载入(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <translation>暂不(&amp;N)</translation>
    </message>
    <message numerus="yes">
        <source>%n files are missing: %1. The data already loaded is kept.</source>
        <translation>
            <numerusform>%n&#x2009;个文件缺失：%1。已载入的数据保留。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files have changed since they were loaded: %1.</source>
        <translation>
            <numerusform>%n&#x2009;个文件在载入之后有变化：%1。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::FilesModel</name>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Contents and warnings</source>
        <translation>内容与异常</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n lines</source>
        <translation>
            <numerusform>%1，%n&#x2009;行</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>ui::FilesPanel</name>
    <message>
        <source>no warnings</source>
        <translation>未发现异常</translation>
    </message>
    <message numerus="yes">
        <source>%n warnings</source>
        <translation>
            <numerusform>%n&#x2009;处异常</numerusform>
        </translation>
    </message>
    <message>
        <source>Files</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Locate…</source>
        <translation>定位…</translation>
    </message>
    <message>
        <source>Locate a missing file</source>
        <translation>指出缺失文件的位置</translation>
    </message>
    <message>
        <source>Import options…</source>
        <translation>导入选项…</translation>
    </message>
    <message>
        <source>Import options</source>
        <translation>导入选项</translation>
    </message>
    <message>
        <source>%1…</source>
        <translation>%1…</translation>
    </message>
    <message>
        <source>The open files will reload with these options. Your edits are kept.</source>
        <translation>按这些选项重新载入已打开的文件；你的修改会保留。</translation>
    </message>
    <message>
        <source>The files of “%1”, with any warnings.</source>
        <translation>“%1”的各个文件及其中的异常。</translation>
    </message>
    <message>
        <source>not accepted</source>
        <translation>未接受</translation>
    </message>
    <message numerus="yes">
        <source>%n files were not read</source>
        <translation>
            <numerusform>%n&#x2009;个文件未读取</numerusform>
        </translation>
    </message>
    <message>
        <source>Decimal commas, encodings, repeated judgments, document order: reload the files with other import options</source>
        <translation>小数逗号、编码、重复的标注、文档的次序：用其他导入选项重新载入这些文件</translation>
    </message>
    <message>
        <source>File contents and warnings appear here.</source>
        <translation>这里显示各文件的内容和其中的异常。</translation>
    </message>
    <message>
        <source>Try different import options.</source>
        <translation>请尝试其他导入选项。</translation>
    </message>
</context>
<context>
    <name>ui::FilesView</name>
    <message>
        <source>Files of the collection</source>
        <translation>测试集的文件</translation>
    </message>
</context>
<context>
    <name>ui::FindBar</name>
    <message>
        <source>Find: title, id, grade:5, #120</source>
        <translation>查找：标题、编号、grade:5、#120</translation>
    </message>
    <message>
        <source>Find a document</source>
        <translation>查找文档</translation>
    </message>
    <message>
        <source>Type part of a title or an id, grade:5 for a grade, grade:u for unjudged, or #120 or rank:120 for a rank. Press Enter for the next match, Shift+Enter for the previous one.</source>
        <translation>输入标题或编号的一部分；grade:5&#x2009;按等级查找，grade:u&#x2009;查找未标注的，#120&#x2009;或&#x2009;rank:120&#x2009;按排名查找。按&#x2009;Enter&#x2009;找下一个，按&#x2009;Shift+Enter&#x2009;找上一个。</translation>
    </message>
    <message>
        <source>Previous match (Shift+F3)</source>
        <translation>上一个匹配（Shift+F3）</translation>
    </message>
    <message>
        <source>Next match (F3)</source>
        <translation>下一个匹配（F3）</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>关闭（Esc）</translation>
    </message>
    <message>
        <source>no matches</source>
        <translation>未找到</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>找到&#x2009;%n&#x2009;个</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::FlowChart</name>
    <message>
        <source>Rows read</source>
        <translation>读入的行</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>略去</translation>
    </message>
    <message>
        <source>Samples analysed</source>
        <translation>纳入分析的样本</translation>
    </message>
    <message>
        <source>positive (%1)</source>
        <translation>正例（%1）</translation>
    </message>
    <message>
        <source>negative (%1)</source>
        <translation>负例（%1）</translation>
    </message>
    <message>
        <source>predicted positive</source>
        <translation>预测为正</translation>
    </message>
    <message>
        <source>predicted negative</source>
        <translation>预测为负</translation>
    </message>
    <message>
        <source>Open a table of labels and scores to see the flow of its samples.</source>
        <translation>打开标签和得分的表格即可查看样本流程。</translation>
    </message>
    <message>
        <source>Flow of samples</source>
        <translation>样本流程</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a sentence</comment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>step</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>样本</translation>
    </message>
    <message>
        <source>The boxes are too small for their text. Use a larger figure or smaller text.</source>
        <translation>方框空间不足。请放大图或缩小文字。</translation>
    </message>
    <message>
        <source>Flow of samples: rows read and left out, the classes, and predictions at threshold %1 with their outcomes.</source>
        <translation>样本流程：读入和略去的行、类别，以及阈值&#x2009;%1&#x2009;处的预测及其结果。</translation>
    </message>
    <message>
        <source>predicted correctly</source>
        <translation>预测正确</translation>
    </message>
    <message>
        <source>predicted as another class</source>
        <translation>预测为其他类别</translation>
    </message>
    <message>
        <source>Flow of samples: rows read and left out, the classes, and how many samples of each are predicted correctly.</source>
        <translation>样本流程：读取和略去的行、各类别，以及每个类别中预测正确的样本数。</translation>
    </message>
    <message>
        <source>Flow of samples: rows read and left out, the classes, and predictions of %1 at threshold %2 with their outcomes.</source>
        <translation>样本流程：读入和略去的行、类别，以及&#x2009;%1&#x2009;在阈值&#x2009;%2&#x2009;处的预测及其结果。</translation>
    </message>
</context>
<context>
    <name>ui::Formula</name>
    <message>
        <source>… %1 more</source>
        <translation>… 另&#x2009;%1&#x2009;项</translation>
    </message>
    <message>
        <source>gain</source>
        <translation>gain</translation>
    </message>
    <message>
        <source>relevant in the top %1</source>
        <translation>前&#x2009;%1&#x2009;位中的相关文档数</translation>
    </message>
    <message>
        <source>relevant retrieved</source>
        <translation>检索到的相关文档数</translation>
    </message>
    <message>
        <source>unjudged in the top %1</source>
        <translation>前&#x2009;%1&#x2009;位中的未标注文档数</translation>
    </message>
    <message>
        <source>unjudged retrieved</source>
        <translation>检索到的未标注文档数</translation>
    </message>
    <message>
        <source>judged in the top %1</source>
        <translation>前&#x2009;%1&#x2009;位中的已标注文档数</translation>
    </message>
    <message>
        <source>judged retrieved</source>
        <translation>检索到的已标注文档数</translation>
    </message>
    <message>
        <source>relevant %1</source>
        <translation>%1&#x2009;相关</translation>
    </message>
    <message>
        <source>relevant found</source>
        <translation>找到的相关文档数</translation>
    </message>
    <message>
        <source>relevant in the list</source>
        <translation>列表中的相关文档数</translation>
    </message>
    <message>
        <source>expected precision at %1</source>
        <translation>%1&#x2009;处的期望精确率</translation>
    </message>
    <message>
        <source>best precision at recall %1 or higher</source>
        <translation>召回率不低于&#x2009;%1&#x2009;时的最高精确率</translation>
    </message>
    <message>
        <source>%1 = 0, 0.1, ..., 1</source>
        <translation>%1 = 0, 0.1, ..., 1</translation>
    </message>
    <message>
        <source>non-relevant above %1</source>
        <translation>%1&#x2009;之前的不相关文档数</translation>
    </message>
    <message>
        <source>not relevant above %1</source>
        <translation>%1&#x2009;之前的不相关文档数</translation>
    </message>
    <message>
        <source>ideal gain minus gain so far</source>
        <translation>理想累积增益&#x2009;−&#x2009;目前累积增益</translation>
    </message>
    <message>
        <source>total judged gain</source>
        <translation>所有已标注文档的增益之和</translation>
    </message>
    <message>
        <source>rank of the first relevant document</source>
        <translation>首个相关文档的排名</translation>
    </message>
    <message>
        <source>rank of the first document with the highest grade</source>
        <translation>首个最高等级文档的排名</translation>
    </message>
    <message>
        <source>pairs in order</source>
        <translation>次序正确的文档对数</translation>
    </message>
    <message>
        <source>pairs</source>
        <translation>文档对数</translation>
    </message>
    <message>
        <source>weight of pairs in order</source>
        <translation>次序正确的文档对权重之和</translation>
    </message>
    <message>
        <source>weight of all pairs</source>
        <translation>所有文档对权重之和</translation>
    </message>
    <message>
        <source>%1 of the ideal ranking</source>
        <translation>理想排序的&#x2009;%1</translation>
    </message>
    <message>
        <source>documents viewed</source>
        <translation>查看的文档数</translation>
    </message>
    <message>
        <source>list</source>
        <translation>列表</translation>
    </message>
    <message>
        <source>ideal list</source>
        <translation>理想排序</translation>
    </message>
</context>
<context>
    <name>ui::FormulaView</name>
    <message>
        <source>Formula</source>
        <translation>公式</translation>
    </message>
    <message>
        <source>Copy as &amp;text</source>
        <translation>复制为文本(&amp;T)</translation>
    </message>
    <message>
        <source>Copy as &amp;LaTeX</source>
        <translation>复制为&#x2009;LaTeX(&amp;L)</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>全选(&amp;A)</translation>
    </message>
    <message>
        <source>Shown up to the current step.</source>
        <translation>只显示到当前步骤。</translation>
    </message>
    <message>
        <source>Previous or next term</source>
        <translation>上一项或下一项</translation>
    </message>
    <message>
        <source>First or last term</source>
        <translation>第一项或最后一项</translation>
    </message>
    <message>
        <source>Select part of the formula</source>
        <translation>选择公式的一部分</translation>
    </message>
    <message>
        <source>Select the whole formula</source>
        <translation>选择整个公式</translation>
    </message>
    <message>
        <source>Copy the selected part, or all of it, as text</source>
        <translation>将所选部分（或整个公式）复制为文本</translation>
    </message>
</context>
<context>
    <name>ui::GainField</name>
    <message>
        <source>Gain: %1</source>
        <translation>增益：%1</translation>
    </message>
    <message>
        <source>grade</source>
        <translation>等级</translation>
    </message>
    <message>
        <source>A document’s gain in CG, DCG and nDCG is its grade</source>
        <translation>在&#x2009;CG、DCG&#x2009;和&#x2009;nDCG&#x2009;中，文档的增益就是其等级</translation>
    </message>
    <message>
        <source>The current rules use another gain: %1. To change it, open Rules.</source>
        <translation>当前的规则使用另一种增益：%1。要修改它，请打开“计算口径”。</translation>
    </message>
    <message>
        <source>A document’s gain in CG, DCG and nDCG is 2^grade − 1, which gives high grades more weight</source>
        <translation>在&#x2009;CG、DCG&#x2009;和&#x2009;nDCG&#x2009;中，文档的增益是&#x2009;2^等级&#x2009;−&#x2009;1，高等级得到更多</translation>
    </message>
</context>
<context>
    <name>ui::GainLiftCurves</name>
    <message>
        <source>Lift</source>
        <translation>提升度</translation>
    </message>
    <message>
        <source>Cumulative gain</source>
        <translation>累积增益</translation>
    </message>
    <message>
        <source>Cumulative gain: the share of all positives found, against the share of samples predicted positive, best scores first.</source>
        <translation>累积增益：找到的正例占全部正例的比例（纵轴）与预测为正的样本占比（横轴），得分好的在前。</translation>
    </message>
    <message>
        <source>Dashed line: chance.</source>
        <translation>虚线表示随机水平。</translation>
    </message>
    <message>
        <source>Dashed line: chance. Dotted line: a perfect model.</source>
        <translation>虚线表示随机水平，点线表示完美模型。</translation>
    </message>
    <message>
        <source>The curve has one point for each score. The share of positive samples is %1.</source>
        <translation>曲线上每个不同的得分对应一个点。样本中正例占&#x2009;%1。</translation>
    </message>
    <message>
        <source>share of samples</source>
        <translation>预测为正的样本占比</translation>
    </message>
    <message>
        <source>lift</source>
        <translation>提升度</translation>
    </message>
    <message>
        <source>chance</source>
        <translation>随机水平</translation>
    </message>
    <message>
        <source>share of positives found</source>
        <translation>找到的正例占比</translation>
    </message>
    <message>
        <source>perfect model</source>
        <translation>完美模型</translation>
    </message>
    <message>
        <source>model</source>
        <extracomment>The only curve, whose model has no name</extracomment>
        <translation>模型</translation>
    </message>
    <message>
        <source>At threshold %1, the share of samples predicted positive is %2, with %3 of the positives: a lift of %4.</source>
        <translation>阈值为&#x2009;%1&#x2009;时，预测为正的样本占&#x2009;%2，找到的正例占&#x2009;%3，提升度为&#x2009;%4。</translation>
    </message>
    <message>
        <source>Lift: the positives found, divided by the number expected by chance, against the share of samples predicted positive, best scores first.</source>
        <translation>提升度：找到的正例数除以随机猜测时的期望数（纵轴）与预测为正的样本占比（横轴），得分好的在前。</translation>
    </message>
    <message>
        <source>Cumulative gain: sensitivity against the share of samples predicted positive, best scores first.</source>
        <translation>累积增益：按得分从好到差把样本判为正时的灵敏度（纵轴），横轴为判为正的样本占比。</translation>
    </message>
    <message>
        <source>Share of samples</source>
        <translation>判为正的样本占比</translation>
    </message>
    <message>
        <source>Sensitivity</source>
        <translation>灵敏度</translation>
    </message>
</context>
<context>
    <name>ui::GainLiftPanel</name>
    <message>
        <source>lift</source>
        <translation>提升度</translation>
    </message>
    <message>
        <source>Show the positives found divided by the number expected by chance, not their share</source>
        <translation>改为显示找到的正例是随机选取的多少倍，而不是找到的正例占比</translation>
    </message>
</context>
<context>
    <name>ui::GainPanel</name>
    <message>
        <source>Gain by rank</source>
        <translation>逐位增益</translation>
    </message>
    <message>
        <source>Height of the bars</source>
        <translation>条形的高度</translation>
    </message>
    <message>
        <source>Gain</source>
        <translation>增益</translation>
    </message>
    <message>
        <source>The gain of each document, regardless of its rank</source>
        <translation>每个文档本身的增益，与所在位置无关</translation>
    </message>
    <message>
        <source>Term</source>
        <translation>项</translation>
    </message>
    <message>
        <source>What each rank adds to the sum: the gain divided by the discount</source>
        <translation>每一位对总和的贡献：增益除以折损</translation>
    </message>
    <message>
        <source>Add documents to see what each rank earns.</source>
        <translation>添加文档，即可看到每一位得到的增益。</translation>
    </message>
</context>
<context>
    <name>ui::GradesQuestion</name>
    <message>
        <source>None of these</source>
        <translation>都不是</translation>
    </message>
    <message numerus="yes">
        <source>As %n queries, with their mean</source>
        <translation>
            <numerusform>作为&#x2009;%n&#x2009;个查询，并求均值</numerusform>
        </translation>
    </message>
    <message>
        <source>As A and B, with shared judgments</source>
        <translation>作为&#x2009;A&#x2009;和&#x2009;B，共用一套标注</translation>
    </message>
</context>
<context>
    <name>ui::GroupChart</name>
    <message>
        <source>Open two runs to see how they differ in each group of queries.</source>
        <translation>打开两个检索结果，即可看到它们在每个查询组中的差值。</translation>
    </message>
    <message>
        <source>Drop a table of queries and groups here, or save a filter as a group, to see the difference in each group.</source>
        <translation>拖入一份查询及其分组的表格，或把筛选条件存为一组，即可看到各组中的差值。</translation>
    </message>
    <message>
        <source>all queries</source>
        <translation>全部查询</translation>
    </message>
    <message>
        <source>groups</source>
        <translation>各组</translation>
    </message>
    <message>
        <source>query group</source>
        <translation>查询组</translation>
    </message>
    <message>
        <source>mean difference in %1, B minus A</source>
        <translation>%1&#x2009;之差的均值，B&#x2009;减&#x2009;A</translation>
    </message>
    <message>
        <source>No queries in %1 are in both runs.</source>
        <translation>%1&#x2009;中没有两个检索结果都有的查询。</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n queries: %2.</source>
        <translation>
            <numerusform>%1，%n&#x2009;个查询：%2。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n queries: %2 (95% interval %3 to %4).</source>
        <translation>
            <numerusform>%1，%n&#x2009;个查询：%2，95%&#x2009;区间为&#x2009;%3&#x2009;至&#x2009;%4。</numerusform>
        </translation>
    </message>
    <message>
        <source>Mean difference (B minus A) in each query group, with its 95% t interval. A is “%1”, B is “%2”.</source>
        <translation>各查询组中的均值之差（B&#x2009;减&#x2009;A）及其&#x2009;95% t&#x2009;区间。A&#x2009;为“%1”，B&#x2009;为“%2”。</translation>
    </message>
    <message>
        <source>Difference by query group</source>
        <translation>各查询组的差值</translation>
    </message>
</context>
<context>
    <name>ui::GroupChartPanel</name>
    <message>
        <source>Difference by query group</source>
        <translation>各查询组的差值</translation>
    </message>
    <message numerus="yes">
        <source>%n groups</source>
        <translation>
            <numerusform>%n&#x2009;个组</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::GroupMenu</name>
    <message>
        <source>Show a query group, or save this filter as one</source>
        <translation>查询分组：显示其中一组，或把这个筛选条件存为一组</translation>
    </message>
    <message>
        <source>Query groups</source>
        <translation>查询分组</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Save the group under this name</source>
        <translation>以此名称保存该组</translation>
    </message>
    <message>
        <source>Save this filter as a group…</source>
        <translation>把这个筛选条件存为一组…</translation>
    </message>
    <message>
        <source>Rename a group</source>
        <translation>重命名一组</translation>
    </message>
    <message>
        <source>Delete a group</source>
        <translation>删除一组</translation>
    </message>
    <message>
        <source>%1…</source>
        <translation>%1…</translation>
    </message>
    <message>
        <source>Name for the queries that match this filter:</source>
        <translation>为这个筛选条件找到的查询取一个名称：</translation>
    </message>
    <message>
        <source>New name for the group “%1”:</source>
        <translation>“%1”组的新名称：</translation>
    </message>
    <message>
        <source>Enter a name for the group.</source>
        <translation>组须有名称。</translation>
    </message>
    <message>
        <source>Names can’t contain quotation marks, because filters use them around names.</source>
        <translation>名称中不能有引号，因为筛选条件要用引号括住它。</translation>
    </message>
    <message>
        <source>A group “%1” already exists. Choose another name.</source>
        <translation>已有“%1”组。</translation>
    </message>
    <message>
        <source>Save the group “%1”</source>
        <translation>保存“%1”组</translation>
    </message>
    <message>
        <source>Rename the group “%1”</source>
        <translation>重命名“%1”组</translation>
    </message>
    <message>
        <source>Delete the group “%1”</source>
        <translation>删除“%1”组</translation>
    </message>
    <message>
        <source>Name of the group</source>
        <translation>组的名称</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>分组</translation>
    </message>
</context>
<context>
    <name>ui::GroupsPanel</name>
    <message>
        <source>Grouped AUC</source>
        <translation>分组&#x2009;AUC</translation>
    </message>
    <message>
        <source>AUC of each group</source>
        <translation>各组的&#x2009;AUC</translation>
    </message>
    <message>
        <source>Group weights</source>
        <translation>组的权重</translation>
    </message>
    <message>
        <source>How much each group counts in the mean</source>
        <translation>各组在均值中的权重</translation>
    </message>
    <message>
        <source>How the mean AUC of the groups is calculated</source>
        <translation>各组&#x2009;AUC&#x2009;的均值及其计算</translation>
    </message>
    <message>
        <source>Calculating…</source>
        <translation>正在计算…</translation>
    </message>
    <message>
        <source>No groups. To add them, choose a group column (for example query or user) when you import a table.</source>
        <translation>没有分组。导入表格时可选择一列（如查询或用户）作为分组。</translation>
    </message>
    <message>
        <source>The values are those of %1.</source>
        <translation>各值属于模型&#x2009;%1。</translation>
    </message>
</context>
<context>
    <name>ui::GuessAxis</name>
    <message>
        <source>your guess</source>
        <translation>你的猜测</translation>
    </message>
    <message>
        <source>Guess axis</source>
        <translation>猜测用的数轴</translation>
    </message>
    <message>
        <source>%1 %2.</source>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>Right: %1.</source>
        <translation>正确：%1。</translation>
    </message>
    <message>
        <source>From %1 to %2.</source>
        <translation>从&#x2009;%1&#x2009;到&#x2009;%2。</translation>
    </message>
    <message>
        <source>Move the mark</source>
        <translation>移动标记</translation>
    </message>
    <message>
        <source>Move it ten times as far</source>
        <translation>一次移动十倍远</translation>
    </message>
    <message>
        <source>Move it to either end</source>
        <translation>移到两端</translation>
    </message>
    <message>
        <source>%1 %2 (off scale)</source>
        <translation>%1 %2（超出范围）</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>ui::GuessView</name>
    <message>
        <source>Check</source>
        <translation>核对</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>显示答案</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>H</source>
        <translation>H</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>再次核对</translation>
    </message>
    <message>
        <source>Hint %1 of %2 (H)</source>
        <translation>提示&#x2009;%1/%2（H）</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <translation>提示：%1</translation>
    </message>
    <message>
        <source>Guess</source>
        <translation>猜测</translation>
    </message>
    <message>
        <source>Check the answer</source>
        <translation>核对答案</translation>
    </message>
    <message>
        <source>Show the next hint</source>
        <translation>显示下一条提示</translation>
    </message>
    <message>
        <source>Answer up, down or the same, if asked</source>
        <translation>回答升降的问题：上升、下降或不变</translation>
    </message>
    <message>
        <source>Move a row up or down when ordering</source>
        <translation>把排序中的一行上移或下移</translation>
    </message>
    <message>
        <source>Not right: %1</source>
        <translation>不对：%1</translation>
    </message>
</context>
<context>
    <name>ui::GuideDialog</name>
    <message>
        <source>Measures that fit</source>
        <translation>适用的指标</translation>
    </message>
    <message>
        <source>All measures</source>
        <translation>全部指标</translation>
    </message>
    <message>
        <source>Search: grades, first, probabilities, Voorhees …</source>
        <translation>搜索：等级、第一个、概率、Voorhees…</translation>
    </message>
    <message>
        <source>Search the measures</source>
        <translation>搜索指标</translation>
    </message>
    <message>
        <source>Show only rows that contain these words</source>
        <translation>只显示含有这些词的行</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>资料怎么说</translation>
    </message>
    <message>
        <source>&amp;Use this measure</source>
        <translation>使用该指标(&amp;U)</translation>
    </message>
    <message>
        <source>Choose a measure</source>
        <translation>选择指标</translation>
    </message>
    <message>
        <source>Which one fits?</source>
        <translation>哪个合适？</translation>
    </message>
    <message>
        <source>Add it as a card in Ranking or to the measures in Collection, or switch to Classifier</source>
        <translation>在“排序”中显示为卡片，在“测试集”中列入指标，或切换到“分类器”</translation>
    </message>
    <message>
        <source>Not sure</source>
        <translation>不确定</translation>
    </message>
    <message>
        <source>Use this measure</source>
        <translation>使用该指标</translation>
    </message>
    <message>
        <source>No measures found.</source>
        <translation>没有指标包含这些词。</translation>
    </message>
</context>
<context>
    <name>ui::GuideWords</name>
    <message>
        <source>Web and product search, recommendations, reranking</source>
        <translation>网页与商品搜索、推荐、重排序</translation>
    </message>
    <message>
        <source>The gain a reader collects, discounted by rank</source>
        <translation>用户累积的增益，越靠后折损越多</translation>
    </message>
    <message>
        <source>A step on the way to nDCG</source>
        <translation>计算&#x2009;nDCG&#x2009;的中间量</translation>
    </message>
    <message>
        <source>What the best order would collect</source>
        <translation>理想排序能累积的增益</translation>
    </message>
    <message>
        <source>The denominator of nDCG</source>
        <translation>nDCG&#x2009;的分母</translation>
    </message>
    <message>
        <source>The gain in the top k, at any rank</source>
        <translation>前&#x2009;k&#x2009;位的增益，不论位置</translation>
    </message>
    <message>
        <source>Pages where order does not matter</source>
        <translation>不计较次序的一页结果</translation>
    </message>
    <message>
        <source>How early the relevant documents appear</source>
        <translation>全部相关文档出现得有多早</translation>
    </message>
    <message>
        <source>How early the relevant documents appear, and how good they are</source>
        <translation>全部相关文档出现得有多早、质量有多高</translation>
    </message>
    <message>
        <source>NTCIR tasks with graded judgments</source>
        <translation>NTCIR&#x2009;中分等级标注的任务</translation>
    </message>
    <message>
        <source>Average precision, estimated from a sample of judgments</source>
        <translation>由部分标注估计的平均精确率</translation>
    </message>
    <message>
        <source>Pools too large to judge in full</source>
        <translation>只能抽样标注的标注池</translation>
    </message>
    <message>
        <source>How far down the first right answer is</source>
        <translation>第一个正确答案排在多靠后的位置</translation>
    </message>
    <message>
        <source>The results on one screen</source>
        <translation>一屏展示的结果</translation>
    </message>
    <message>
        <source>Precision and recall of the top k, combined</source>
        <translation>兼顾前&#x2009;k&#x2009;位的精确率与召回率</translation>
    </message>
    <message>
        <source>Whether the top k contain any right answer</source>
        <translation>前&#x2009;k&#x2009;位中有没有正确答案</translation>
    </message>
    <message>
        <source>Means over queries with few and with many right answers</source>
        <translation>把正确答案有多有少的查询放在一起求均值</translation>
    </message>
    <message>
        <source>A point on the precision–recall curve</source>
        <translation>精确率–召回率曲线上的一点</translation>
    </message>
    <message>
        <source>Precision at eleven recall levels</source>
        <translation>十一个召回率点上的精确率</translation>
    </message>
    <message>
        <source>Comparison with older TREC results</source>
        <translation>与较早的&#x2009;TREC&#x2009;结果比较</translation>
    </message>
    <message>
        <source>Old test collections whose judgments miss documents that newer systems find</source>
        <translation>旧测试集，其标注对新系统不完整</translation>
    </message>
    <message>
        <source>How soon a reader who stops at a good document is satisfied</source>
        <translation>遇到好文档就停下的用户多快得到满足</translation>
    </message>
    <message>
        <source>Web search where one very good answer is enough</source>
        <translation>有一个很好的答案就够了的网页搜索</translation>
    </message>
    <message>
        <source>Expected reciprocal rank relative to the best order</source>
        <translation>期望倒数排名与理想排序之比</translation>
    </message>
    <message>
        <source>The gain per document viewed, for a reader with a given persistence</source>
        <translation>坚持度已知的用户平均从每个文档获得的增益</translation>
    </message>
    <message>
        <source>Incomplete judgments: it shows how far they could move the value</source>
        <translation>标注不完整时：它能给出结果可能的变动范围</translation>
    </message>
    <message>
        <source>trec_eval tables</source>
        <translation>trec_eval&#x2009;的输出表</translation>
    </message>
    <message>
        <source>How far the gains fall behind those of the best order</source>
        <translation>累积增益落后理想排序多少</translation>
    </message>
    <message>
        <source>How much of the list is judged</source>
        <translation>列表中有多少文档已标注</translation>
    </message>
    <message>
        <source>Precision × recall of the whole set</source>
        <translation>整个集合的精确率乘以召回率</translation>
    </message>
    <message>
        <source>Checking a run</source>
        <translation>检查检索结果</translation>
    </message>
    <message>
        <source>The denominator of recall</source>
        <translation>召回率的分母</translation>
    </message>
    <message>
        <source>Run totals</source>
        <translation>检索结果的合计</translation>
    </message>
    <message>
        <source>How many documents in the list were judged non-relevant</source>
        <translation>列表中有多少文档标注为不相关</translation>
    </message>
    <message>
        <source>How many document pairs are in the right order</source>
        <translation>有多少文档对的次序正确</translation>
    </message>
    <message>
        <source>Area under the ROC curve</source>
        <translation>ROC&#x2009;曲线下面积</translation>
    </message>
    <message>
        <source>The chance that a positive sample scores higher than a negative one</source>
        <translation>正例得分高于负例的比例</translation>
    </message>
    <message>
        <source>Ranking clicks and other rare events</source>
        <translation>为点击等稀少事件排序</translation>
    </message>
    <message>
        <source>Hanley &amp; McNeil, Radiology 143(1), 1982</source>
        <translation>Hanley &amp; McNeil, Radiology 143(1), 1982</translation>
    </message>
    <message>
        <source>Average precision of samples</source>
        <translation>样本的平均精确率</translation>
    </message>
    <message>
        <source>The precision at every recall level</source>
        <translation>各召回率水平上的精确率</translation>
    </message>
    <message>
        <source>Rare positives, when only the top-scoring samples are used</source>
        <translation>正例稀少，且只取得分最高的样本</translation>
    </message>
    <message>
        <source>Davis &amp; Goadrich, ICML 2006</source>
        <translation>Davis &amp; Goadrich, ICML 2006</translation>
    </message>
    <message>
        <source>Log loss</source>
        <translation>对数损失</translation>
    </message>
    <message>
        <source>Click rates used to compute bids and budgets</source>
        <translation>用于计算出价与预算的点击率</translation>
    </message>
    <message>
        <source>Good, Journal of the Royal Statistical Society B 14(1), 1952</source>
        <translation>Good, Journal of the Royal Statistical Society B 14(1), 1952</translation>
    </message>
    <message>
        <source>Expected calibration error</source>
        <translation>期望校准误差</translation>
    </message>
    <message>
        <source>How far predicted probabilities are from observed rates</source>
        <translation>预测概率与实际频率相差多少</translation>
    </message>
    <message>
        <source>Naeini, Cooper &amp; Hauskrecht, AAAI 2015</source>
        <translation>Naeini, Cooper &amp; Hauskrecht, AAAI 2015</translation>
    </message>
    <message>
        <source>Brier score</source>
        <translation>Brier&#x2009;得分</translation>
    </message>
    <message>
        <source>The squared difference between probability and outcome</source>
        <translation>概率与实际结果之差的平方</translation>
    </message>
    <message>
        <source>Forecasts where no single mistake should dominate</source>
        <translation>不让个别错误左右结果的预报</translation>
    </message>
    <message>
        <source>Brier, Monthly Weather Review 78(1), 1950</source>
        <translation>Brier, Monthly Weather Review 78(1), 1950</translation>
    </message>
    <message>
        <source>How many decisions are right</source>
        <translation>有多少判断是正确的</translation>
    </message>
    <message>
        <source>Classes of similar size</source>
        <translation>各类样本数相近</translation>
    </message>
    <message>
        <source>The confusion matrix</source>
        <translation>混淆矩阵</translation>
    </message>
    <message>
        <source>How much of each class is recognised</source>
        <translation>每一类有多少被识别出来</translation>
    </message>
    <message>
        <source>Brodersen et al., ICPR 2010</source>
        <translation>Brodersen et al., ICPR 2010</translation>
    </message>
    <message>
        <source>How many of the samples predicted positive are positive</source>
        <translation>预测为正的样本中有多少确为正例</translation>
    </message>
    <message>
        <source>When false alarms are costly: blocked cards, spam</source>
        <translation>误报代价高的场合：冻结银行卡、垃圾邮件过滤</translation>
    </message>
    <message>
        <source>Cleverdon’s Cranfield tests, 1966</source>
        <translation>Cleverdon&#x2009;的&#x2009;Cranfield&#x2009;实验，1966</translation>
    </message>
    <message>
        <source>How many of the positives are found</source>
        <translation>正例中有多少被找到</translation>
    </message>
    <message>
        <source>When misses are costly: screening, safety</source>
        <translation>漏报代价高的场合：疾病筛查、安全检查</translation>
    </message>
    <message>
        <source>How many of the negatives are predicted negative</source>
        <translation>负例中有多少预测为负</translation>
    </message>
    <message>
        <source>Yerushalmy, Public Health Reports 62(40), 1947</source>
        <translation>Yerushalmy, Public Health Reports 62(40), 1947</translation>
    </message>
    <message>
        <source>Precision and recall combined</source>
        <translation>兼顾精确率与召回率</translation>
    </message>
    <message>
        <source>Rare positives and a single decision, as in information extraction</source>
        <translation>正例稀少而只作一次判断，如文本信息抽取</translation>
    </message>
    <message>
        <source>van Rijsbergen, “Information Retrieval”, 1979</source>
        <translation>van Rijsbergen, “Information Retrieval”, 1979</translation>
    </message>
    <message>
        <source>How well decisions agree with the truth, using all four counts</source>
        <translation>判断与实际的相关程度，四个计数全都考虑</translation>
    </message>
    <message>
        <source>Matthews, Biochimica et Biophysica Acta 405(2), 1975</source>
        <translation>Matthews, Biochimica et Biophysica Acta 405(2), 1975</translation>
    </message>
    <message>
        <source>Agreement beyond chance</source>
        <translation>超出随机水平的一致程度</translation>
    </message>
    <message>
        <source>Labels from two people, or from a person and a model</source>
        <translation>两个人的标注，或人与模型的标注</translation>
    </message>
    <message>
        <source>Cohen, Educational and Psychological Measurement 20(1), 1960</source>
        <translation>Cohen, Educational and Psychological Measurement 20(1), 1960</translation>
    </message>
    <message>
        <source>How many of the negatives are predicted positive</source>
        <translation>负例中有多少预测为正</translation>
    </message>
    <message>
        <source>What recall costs: the x axis of the ROC curve</source>
        <translation>召回率的代价：ROC&#x2009;曲线的横轴</translation>
    </message>
    <message>
        <source>How many of the positives are missed</source>
        <translation>正例中有多少被漏掉</translation>
    </message>
    <message>
        <source>How many of the samples predicted negative are negative</source>
        <translation>预测为负的样本中有多少确为负例</translation>
    </message>
    <message>
        <source>How far a negative result can be trusted</source>
        <translation>阴性结果有多可信</translation>
    </message>
    <message>
        <source>Recall and specificity combined</source>
        <translation>兼顾召回率与特异度</translation>
    </message>
    <message>
        <source>Youden, Cancer 3(1), 1950</source>
        <translation>Youden, Cancer 3(1), 1950</translation>
    </message>
    <message>
        <source>How much more common positives are among samples predicted positive than overall</source>
        <translation>预测为正的样本中，正例占比提高到多少倍</translation>
    </message>
    <message>
        <source>Campaigns that reach only some customers</source>
        <translation>只触达部分客户的营销活动</translation>
    </message>
    <message>
        <source>Precision divided by the share of positives</source>
        <translation>精确率除以正例占比</translation>
    </message>
    <message>
        <source>How many samples are predicted positive</source>
        <translation>有多少样本预测为正</translation>
    </message>
    <message>
        <source>How much work a threshold creates</source>
        <translation>一个阈值带来多少后续工作</translation>
    </message>
    <message>
        <source>How many documents are in the list</source>
        <translation>列表中有多少文档</translation>
    </message>
    <message>
        <source>How much the predicted and the true positives overlap</source>
        <translation>预测的正例与真正的正例有多少重合</translation>
    </message>
    <message>
        <source>Jaccard, New Phytologist 11(2), 1912</source>
        <translation>Jaccard, New Phytologist 11(2), 1912</translation>
    </message>
    <message>
        <source>How much a positive prediction raises the odds</source>
        <translation>预测为正使几率提高多少</translation>
    </message>
    <message>
        <source>Diagnostic tests, for patients of any prior probability</source>
        <translation>诊断试验，适用于任何先验概率的患者</translation>
    </message>
    <message>
        <source>Simel, Samsa &amp; Matchar, Journal of Clinical Epidemiology 44(8), 1991</source>
        <translation>Simel, Samsa &amp; Matchar, Journal of Clinical Epidemiology 44(8), 1991</translation>
    </message>
    <message>
        <source>How much a negative prediction lowers the odds</source>
        <translation>预测为负使几率降低多少</translation>
    </message>
    <message>
        <source>Diagnostic tests that rule out a disease</source>
        <translation>用于排除疾病的诊断试验</translation>
    </message>
    <message>
        <source>How well a decision separates the classes, in one ratio</source>
        <translation>用一个比值表示决策把两类分开的程度</translation>
    </message>
    <message>
        <source>Meta-analyses of diagnostic tests</source>
        <translation>诊断试验的荟萃分析</translation>
    </message>
    <message>
        <source>Glas et al., Journal of Clinical Epidemiology 56(11), 2003</source>
        <translation>Glas et al., Journal of Clinical Epidemiology 56(11), 2003</translation>
    </message>
    <message>
        <source>The gain per document viewed, for a reader who wants a given total</source>
        <translation>想得到一定总增益的用户，每查看一个文档的增益</translation>
    </message>
    <message>
        <source>Comparisons of reader models</source>
        <translation>比较各种用户模型</translation>
    </message>
    <message>
        <source>The gain per document viewed, for a reader who stops sooner the more is found</source>
        <translation>找到越多就越早停下的用户，每查看一个文档的增益</translation>
    </message>
    <message>
        <source>Searches with a known need: one fact, a few sources, many examples</source>
        <translation>需求已知的检索：一个事实、几个来源、许多例子</translation>
    </message>
    <message>
        <source>Readers with a goal and a limit</source>
        <translation>有目标也有限度的用户</translation>
    </message>
    <message>
        <source>How much the list overlaps with the ideal ranking nearest to it</source>
        <translation>列表与最接近的理想排序有多重合</translation>
    </message>
    <message>
        <source>Preferences, or a few best documents in a known order</source>
        <translation>只有偏好，或已知先后的几个最好的文档</translation>
    </message>
    <message>
        <source>Classes of different sizes that matter equally</source>
        <translation>各类样本数不等而同等重要</translation>
    </message>
    <message>
        <source>One number for classes of different sizes</source>
        <translation>各类样本数不等时的单一指标</translation>
    </message>
    <message>
        <source>The gain per document for a reader who stops at the goal or after k</source>
        <translation>找够或看完&#x2009;k&#x2009;个文档就停下的用户，每查看一个文档的增益</translation>
    </message>
    <message>
        <source>How good the whole order is, with most weight at the top</source>
        <translation>整体排序的好坏；越靠前越重要</translation>
    </message>
    <message>
        <source>Search and recommendations with several right answers (the mean over queries is MAP)</source>
        <translation>有多个正确答案的搜索与推荐；各查询的均值即&#x2009;MAP</translation>
    </message>
    <message>
        <source>Question answering, voice assistants, known-item search (the mean over queries is MRR)</source>
        <translation>问答、语音助手、查找某个已知结果；各查询的均值即&#x2009;MRR</translation>
    </message>
    <message>
        <source>First-stage candidates, with k from 100 to 1000, and law and medicine, where nothing may be missed</source>
        <translation>第一阶段的候选，k&#x2009;取&#x2009;100&#x2009;到&#x2009;1000；不容遗漏的法律与医学检索</translation>
    </message>
    <message>
        <source>Recommendations, candidates for question answering (the mean over queries is the hit rate)</source>
        <translation>推荐、问答的候选；各查询的均值即命中率</translation>
    </message>
    <message>
        <source>How rarely documents that were judged non-relevant rank above relevant ones</source>
        <translation>标注为不相关的文档有多少排在相关文档之前（越少越好）</translation>
    </message>
    <message>
        <source>Next to any other measure, to show how much evidence supports it</source>
        <translation>与其他指标并列：说明结果的依据有多充分</translation>
    </message>
    <message>
        <source>Models that learn from pairs, and comparisons of whole rankings</source>
        <translation>由文档对学习的模型；比较完整的排序</translation>
    </message>
    <message>
        <source>How low a probability the model gave the true class, where confident mistakes cost the most</source>
        <translation>赋予真实类别的概率有多低；越自信的错误损失越大</translation>
    </message>
    <message>
        <source>Results whose order does not matter</source>
        <translation>顺序无关紧要的结果</translation>
    </message>
    <message>
        <source>Next to log loss, to check that 0.3 means three in ten</source>
        <translation>与对数损失并用：检查&#x2009;0.3&#x2009;是否真的意味着十次中有三次</translation>
    </message>
    <message>
        <source>Next to recall, as in medicine</source>
        <translation>与召回率并用，如医学检验</translation>
    </message>
    <message>
        <source>Next to the false positive rate</source>
        <translation>与假正率并用</translation>
    </message>
    <message>
        <source>Choosing a threshold when errors in both classes matter equally</source>
        <translation>两类错误同等重要时选取阈值</translation>
    </message>
    <message>
        <source>Image segmentation, and comparison with its published results</source>
        <translation>图像分割，以及与其数值的比较</translation>
    </message>
    <message>
        <source>How many of the top k are relevant</source>
        <translation>前&#x2009;k&#x2009;位中有多少是相关的</translation>
    </message>
    <message>
        <source>How many of the relevant documents are found</source>
        <translation>全部相关文档中找到了多少</translation>
    </message>
    <message>
        <source>How many of the relevant documents that fit in k places are found</source>
        <translation>k&#x2009;个位置能容纳的相关文档中找到了多少</translation>
    </message>
    <message>
        <source>Recall when there are more relevant documents than places</source>
        <translation>相关文档多于位置数时的召回率</translation>
    </message>
    <message>
        <source>How many of the top R are relevant (R = number of relevant documents)</source>
        <translation>相关文档有&#x2009;R&#x2009;个时，前&#x2009;R&#x2009;位中有多少是相关的</translation>
    </message>
    <message>
        <source>The best precision once a given share of the relevant documents is found</source>
        <translation>找到给定比例的相关文档之后的最高精确率</translation>
    </message>
    <message>
        <source>How many non-relevant documents rank above each relevant one</source>
        <translation>每个相关文档之前有多少不相关的文档</translation>
    </message>
    <message>
        <source>How many of the relevant documents that fit in the set are found</source>
        <translation>集合能容纳的相关文档中找到了多少</translation>
    </message>
    <message>
        <source>How many relevant documents there are</source>
        <translation>一共有多少相关文档</translation>
    </message>
    <message>
        <source>How many relevant documents are in the list</source>
        <translation>列表中有多少相关文档</translation>
    </message>
    <message>
        <source>Relevant documents minus all others</source>
        <translation>相关文档数减去其余文档数</translation>
    </message>
    <message>
        <source>Filtering, where every irrelevant document has a cost</source>
        <translation>每个不相关文档都有代价的过滤任务</translation>
    </message>
</context>
<context>
    <name>ui::HandsField</name>
    <message>
        <source>▲ Up</source>
        <translation>▲ 上升</translation>
    </message>
    <message>
        <source>▼ Down</source>
        <translation>▼ 下降</translation>
    </message>
    <message>
        <source>= The same</source>
        <translation>=&#x2009;不变</translation>
    </message>
    <message>
        <source>= The same</source>
        <comment>of several</comment>
        <translation>=&#x2009;都相同</translation>
    </message>
    <message>
        <source>Show of hands</source>
        <translation>举手表决</translation>
    </message>
    <message>
        <source>12 up, 30 down, 3 same</source>
        <translation>12&#x2009;上升，30&#x2009;下降，3&#x2009;不变</translation>
    </message>
    <message>
        <source>12 %1, 30 %2, 3 same</source>
        <translation>12 %1，30 %2，3&#x2009;相同</translation>
    </message>
    <message>
        <source>Enter the show of hands first, for example: %1.</source>
        <translation>请先输入举手人数，例如：%1。</translation>
    </message>
    <message>
        <source>Enter the number of hands for each answer, for example: %1.</source>
        <translation>输入每一项的举手人数，例如：%1。</translation>
    </message>
    <message>
        <source>right</source>
        <translation>正确</translation>
    </message>
    <message>
        <source>%1 ✓</source>
        <translation>%1 ✓</translation>
    </message>
</context>
<context>
    <name>ui::HelpMenu</name>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>键盘快捷键(&amp;K)</translation>
    </message>
    <message>
        <source>Choose a &amp;measure</source>
        <translation>选择指标(&amp;M)</translation>
    </message>
    <message>
        <source>Answer five questions to see which measures fit, and what each of them shows</source>
        <translation>回答五个问题，看哪些指标适用，各能反映什么</translation>
    </message>
    <message>
        <source>&amp;List of measures…</source>
        <translation>指标列表(&amp;L)…</translation>
    </message>
    <message>
        <source>&amp;Verify against reference programs…</source>
        <translation>与参考程序核对(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Tour</source>
        <translation>导览(&amp;T)</translation>
    </message>
    <message>
        <source>A three-step tour of this window</source>
        <translation>本窗口的三步导览</translation>
    </message>
    <message>
        <source>&amp;About Rankscope</source>
        <translation>关于&#x2009;Rankscope(&amp;A)</translation>
    </message>
    <message>
        <source>About Rankscope</source>
        <translation>关于&#x2009;Rankscope</translation>
    </message>
    <message>
        <source>&amp;Handbook</source>
        <translation>手册(&amp;H)</translation>
    </message>
    <message>
        <source>Help on th&amp;is workspace</source>
        <translation>本工作区的手册(&amp;I)</translation>
    </message>
    <message>
        <source>&lt;b&gt;Rankscope %1&lt;/b&gt;&lt;p&gt;Ranking and classification measures, term by term.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later.&lt;/p&gt;&lt;p&gt;The font is made from Inter, © 2016–2022 The Inter Project Authors, under the SIL Open Font License, version 1.1.&lt;/p&gt;</source>
        <translation>&lt;b&gt;Rankscope %1&lt;/b&gt;&lt;p&gt;逐项讲清排序指标和分类指标。&lt;/p&gt;&lt;p&gt;自由软件，遵循&#x2009;GNU&#x2009;通用公共许可证第&#x2009;3&#x2009;版或更高版本。&lt;/p&gt;&lt;p&gt;字体由&#x2009;Inter&#x2009;改制，©&#x2009;2016–2022&#x2009;The Inter Project Authors，遵循&#x2009;SIL&#x2009;开放字体许可证&#x2009;1.1&#x2009;版。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Opens in your browser, also offline</source>
        <translation>在浏览器中打开，不需要网络</translation>
    </message>
</context>
<context>
    <name>ui::HistogramView</name>
    <message>
        <source>Move the threshold by a small step</source>
        <translation>将阈值移动一小步</translation>
    </message>
    <message>
        <source>Move the threshold by a tenth of a step</source>
        <translation>将阈值移动该步长的十分之一</translation>
    </message>
    <message>
        <source>Move the threshold to the edge of a bin</source>
        <translation>将阈值移到分箱边界</translation>
    </message>
    <message>
        <source>Move the threshold to either end</source>
        <translation>将阈值移到一端</translation>
    </message>
</context>
<context>
    <name>ui::JudgesDialog</name>
    <message>
        <source>Several judges</source>
        <translation>几位标注者</translation>
    </message>
    <message numerus="yes">
        <source>The judges agree on %1 of %n documents.</source>
        <translation>
            <numerusform>标注者对&#x2009;%n&#x2009;个文档中的&#x2009;%1&#x2009;个意见一致。</numerusform>
        </translation>
    </message>
    <message>
        <source>Cohen’s kappa</source>
        <translation>Cohen κ</translation>
    </message>
    <message>
        <source>Fleiss’ kappa</source>
        <translation>Fleiss κ</translation>
    </message>
    <message>
        <source>%1 is %2, 95% interval %3 to %4.</source>
        <translation>%1&#x2009;为&#x2009;%2，95%&#x2009;区间&#x2009;%3&#x2009;至&#x2009;%4。</translation>
    </message>
    <message>
        <source>%1 is %2.</source>
        <translation>%1&#x2009;为&#x2009;%2。</translation>
    </message>
    <message>
        <source>Press a digit to settle a disagreement in your judgments.</source>
        <translation>按数字键，在你的标注中裁定分歧。</translation>
    </message>
</context>
<context>
    <name>ui::JudgingPanel</name>
    <message>
        <source>What if more were judged</source>
        <translation>多标注一些会怎样</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>至少</translation>
    </message>
    <message>
        <source>Narrows by</source>
        <translation>收窄</translation>
    </message>
    <message>
        <source>How much judging the document would narrow the bounds, averaged over the possible grades</source>
        <translation>标注该文档可使上下界收窄多少，对各等级取平均</translation>
    </message>
    <message>
        <source>Add documents to see how their grades matter.</source>
        <translation>添加文档，即可看到其等级的影响。</translation>
    </message>
    <message>
        <source>Every retrieved document is judged, so more judgments of this list change nothing.</source>
        <translation>检索到的文档都已标注，再标注也不会改变指标值。</translation>
    </message>
    <message>
        <source>The least by which judging the document would narrow the bounds</source>
        <translation>标注该文档至少会使上下界收窄多少</translation>
    </message>
</context>
<context>
    <name>ui::JudgingTable</name>
    <message>
        <source>Move through the documents</source>
        <translation>在文档间移动</translation>
    </message>
    <message>
        <source>0 to 9</source>
        <translation>0&#x2009;至&#x2009;9</translation>
    </message>
    <message>
        <source>Judge the current document and go to the next</source>
        <translation>标注当前文档并转到下一个</translation>
    </message>
    <message>
        <source>Press a digit to judge the current document and go to the next.</source>
        <translation>按数字键标注当前文档，并转到下一个。</translation>
    </message>
</context>
<context>
    <name>ui::LanguageMenu</name>
    <message>
        <source>Lan&amp;guage</source>
        <translation>语言&#x2009;/ Language(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Same as system</source>
        <translation>跟随系统(&amp;S)</translation>
    </message>
    <message>
        <source>Rankscope stays in %1.</source>
        <translation>程序继续使用&#x2009;%1。</translation>
    </message>
    <message>
        <source>Rankscope will use %1 after you restart it.</source>
        <translation>程序下次启动时改用&#x2009;%1。</translation>
    </message>
</context>
<context>
    <name>ui::LeaderboardView</name>
    <message>
        <source>Runs</source>
        <translation>检索结果</translation>
    </message>
    <message>
        <source>Use as B</source>
        <translation>设为&#x2009;B</translation>
    </message>
    <message>
        <source>Columns of the runs table</source>
        <translation>检索结果表的列</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>检索结果</translation>
    </message>
    <message>
        <source>#</source>
        <translation>#</translation>
    </message>
    <message>
        <source>A, B</source>
        <translation>A、B</translation>
    </message>
    <message>
        <source>Use as A (baseline)</source>
        <translation>设为&#x2009;A（基线）</translation>
    </message>
</context>
<context>
    <name>ui::LessonBench</name>
    <message>
        <source>Restore the lesson’s data</source>
        <translation>恢复本课的数据</translation>
    </message>
    <message>
        <source>Apply an answer’s rule</source>
        <translation>采用某个答案的规则</translation>
    </message>
</context>
<context>
    <name>ui::LessonCurvePanel</name>
    <message>
        <source>Measure against cutoff</source>
        <translation>指标随截断位置的变化</translation>
    </message>
    <message>
        <source>Add documents to see how the values change with k.</source>
        <translation>添加文档，即可看到各指标值随&#x2009;k&#x2009;的变化。</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <translation>%2&#x2009;的&#x2009;%1</translation>
    </message>
    <message>
        <source>Lists %1 at every cutoff k. Only the top k ranks count.</source>
        <translation>列表&#x2009;%1&#x2009;在每个截断位置&#x2009;k&#x2009;的值：第&#x2009;k&#x2009;位之后不计。</translation>
    </message>
</context>
<context>
    <name>ui::LessonDialog</name>
    <message>
        <source>&amp;Title</source>
        <translation>标题(&amp;T)</translation>
    </message>
    <message>
        <source>The name of the lesson</source>
        <translation>本课的名称</translation>
    </message>
    <message>
        <source>Edit the title</source>
        <translation>编辑标题</translation>
    </message>
    <message>
        <source>One sentence for the list of lessons</source>
        <translation>课程列表中的一句话</translation>
    </message>
    <message>
        <source>Edit the question</source>
        <translation>编辑问题</translation>
    </message>
    <message>
        <source>Sou&amp;rce</source>
        <translation>出处(&amp;R)</translation>
    </message>
    <message>
        <source>Where the data come from</source>
        <translation>数据从哪里来</translation>
    </message>
    <message>
        <source>Edit the source</source>
        <translation>编辑出处</translation>
    </message>
    <message>
        <source>&amp;Heading</source>
        <translation>小标题(&amp;H)</translation>
    </message>
    <message>
        <source>The heading of this step</source>
        <translation>这一步的小标题</translation>
    </message>
    <message>
        <source>Edit the heading</source>
        <translation>编辑小标题</translation>
    </message>
    <message>
        <source>Te&amp;xt</source>
        <translation>正文(&amp;X)</translation>
    </message>
    <message>
        <source>Optional: what students read before they guess</source>
        <translation>可选：学生猜之前读到的文字</translation>
    </message>
    <message>
        <source>Edit the text</source>
        <translation>编辑正文</translation>
    </message>
    <message>
        <source>Re&amp;ply</source>
        <translation>回应(&amp;P)</translation>
    </message>
    <message>
        <source>Edit the reply</source>
        <translation>编辑回应</translation>
    </message>
    <message>
        <source>H&amp;int</source>
        <translation>提示(&amp;I)</translation>
    </message>
    <message>
        <source>Optional: help that does not give the answer away</source>
        <translation>可选：不泄露答案的帮助</translation>
    </message>
    <message>
        <source>Edit the hint</source>
        <translation>编辑提示</translation>
    </message>
    <message>
        <source>A&amp;fter the answer</source>
        <translation>作答之后(&amp;F)</translation>
    </message>
    <message>
        <source>Optional: why the answer is right</source>
        <translation>可选：为什么这个答案是对的</translation>
    </message>
    <message>
        <source>Edit the explanation</source>
        <translation>编辑解释</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>题目</translation>
    </message>
    <message>
        <source>Wrong answers to reply to</source>
        <translation>要回应的错误答案</translation>
    </message>
    <message>
        <source>New lesson</source>
        <translation>新建一课</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>&amp;Measure</source>
        <translation>指标(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Questions</source>
        <translation>题目(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Wrong answers</source>
        <translation>错误答案(&amp;W)</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>保存(&amp;S)…</translation>
    </message>
    <message>
        <source>Discard this lesson?</source>
        <translation>放弃这一课吗？</translation>
    </message>
    <message>
        <source>Choose the measure</source>
        <translation>选择指标</translation>
    </message>
    <message>
        <source>Choose questions</source>
        <translation>选择题目</translation>
    </message>
    <message>
        <source>Choose wrong answers</source>
        <translation>选择错误答案</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>the heading of a step, and its question</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Tick at least one question.</source>
        <translation>请至少勾选一道题。</translation>
    </message>
    <message>
        <source>Ready for students.</source>
        <translation>可以给学生用了。</translation>
    </message>
    <message>
        <source>What it &amp;asks</source>
        <translation>这一课问什么(&amp;A)</translation>
    </message>
    <message>
        <source>What students read after this wrong answer</source>
        <translation>给出这个错误答案后，学生读到的话</translation>
    </message>
    <message>
        <source>Cannot save the lesson: a title is empty, or a text contains a heading, a fence or a brace.</source>
        <translation>无法保存这一课：标题为空，或文字中含有标题行、代码块或花括号。</translation>
    </message>
    <message>
        <source>What students see: step %1 of %2</source>
        <translation>学生所见：第&#x2009;%1&#x2009;步，共&#x2009;%2&#x2009;步</translation>
    </message>
    <message>
        <source>What students see: step %1 of %2. The current question is not ticked, so the lesson does not ask it.</source>
        <translation>学生所见：第&#x2009;%1&#x2009;步，共&#x2009;%2&#x2009;步。当前问题没有勾选，本课不会问它。</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>数据</translation>
    </message>
</context>
<context>
    <name>ui::LessonDocument</name>
    <message>
        <source>Lessons</source>
        <translation>课程</translation>
    </message>
</context>
<context>
    <name>ui::LessonList</name>
    <message>
        <source>Lessons</source>
        <translation>课程</translation>
    </message>
    <message>
        <source>Filter: recall, ideal …</source>
        <translation>筛选：召回率、理想……</translation>
    </message>
    <message>
        <source>Filter lessons</source>
        <translation>筛选课程</translation>
    </message>
    <message>
        <source>Show lessons whose title or question contains this text. Press Esc to show all.</source>
        <translation>只显示标题或问题中含有所输入文字的课程。按&#x2009;Esc&#x2009;键显示全部。</translation>
    </message>
    <message>
        <source>No lessons found.</source>
        <translation>没有课程的标题或问题含有这些文字。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>Start the selected lesson</source>
        <translation>开始学习选中的一课</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>打开…</translation>
    </message>
    <message>
        <source>any time</source>
        <translation>不限时间</translation>
    </message>
    <message>
        <source> min</source>
        <translation> 分钟</translation>
    </message>
    <message>
        <source>Length of a class</source>
        <translation>课时</translation>
    </message>
    <message>
        <source>Open a lesson</source>
        <translation>打开一课</translation>
    </message>
    <message numerus="yes">
        <source>%n lessons, %1 min</source>
        <translation>
            <numerusform>%n&#x2009;课，%1&#x2009;分钟</numerusform>
        </translation>
    </message>
    <message>
        <source>List the lessons that fit into a class of this length, and the lessons that they need. The filter chooses the subject of the class.</source>
        <translation>只列出这段课时内排得下的课，连同要先学的课。筛选框决定这堂课讲什么。</translation>
    </message>
</context>
<context>
    <name>ui::LessonPage</name>
    <message>
        <source>Lessons</source>
        <translation>课程</translation>
    </message>
    <message>
        <source>&amp;Next lesson</source>
        <translation>下一课(&amp;N)</translation>
    </message>
    <message>
        <source>Show the step full screen</source>
        <translation>全屏显示当前步骤</translation>
    </message>
    <message>
        <source>Save an editable copy of this lesson</source>
        <translation>把本课另存为可编辑的副本</translation>
    </message>
    <message>
        <source>Lesson %1 has no step %3. Choose a step from 1 to %2.</source>
        <translation>%1&#x2009;这一课没有第&#x2009;%3&#x2009;步。请选择第&#x2009;1&#x2009;到&#x2009;%2&#x2009;步。</translation>
    </message>
    <message>
        <source>Lesson %1 of %2</source>
        <translation>第&#x2009;%1&#x2009;课，共&#x2009;%2&#x2009;课</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Answer the question to see this.</source>
        <translation>回答之后才公布这一步的答案。</translation>
    </message>
    <message>
        <source>Go to a step in this lesson</source>
        <translation>转到本课的某一步</translation>
    </message>
    <message>
        <source>Worksheet…</source>
        <translation>练习题…</translation>
    </message>
    <message>
        <source>Create worksheets for a class, with different numbers for each student</source>
        <translation>为班级生成纸面练习题，每个学生的数据各不相同</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>&amp;Lesson</source>
        <translation>课(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Open a lesson…</source>
        <translation>打开一课(&amp;O)…</translation>
    </message>
    <message>
        <source>Open a se&amp;t…</source>
        <translation>打开套题(&amp;T)…</translation>
    </message>
    <message>
        <source>&amp;Worksheet…</source>
        <translation>练习题(&amp;W)…</translation>
    </message>
    <message>
        <source>&amp;Marking aid…</source>
        <translation>批改助手(&amp;M)…</translation>
    </message>
    <message>
        <source>&amp;Next step</source>
        <translation>下一步(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>上一步(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Check guess</source>
        <translation>核对猜测(&amp;C)</translation>
    </message>
    <message>
        <source>Show a &amp;hint</source>
        <translation>显示提示(&amp;H)</translation>
    </message>
    <message>
        <source>Restore the &amp;lesson’s data</source>
        <translation>恢复本课的数据(&amp;L)</translation>
    </message>
    <message>
        <source>Restore the data and rules of this step</source>
        <translation>恢复这一步的数据和规则</translation>
    </message>
    <message>
        <source>&amp;Another pair like this</source>
        <translation>换一对类似的列表(&amp;A)</translation>
    </message>
    <message>
        <source>Another pair of lists that shows the same effect</source>
        <translation>另一对能说明同样现象的列表</translation>
    </message>
    <message>
        <source>&amp;Start the lesson over</source>
        <translation>重新开始本课(&amp;S)</translation>
    </message>
    <message>
        <source>Ne&amp;xt lesson</source>
        <translation>下一课(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Previous lesson</source>
        <translation>上一课(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Export progress…</source>
        <translation>导出进度(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Reset progress…</source>
        <translation>清除进度(&amp;R)…</translation>
    </message>
    <message>
        <source>Progress…</source>
        <translation>进度…</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>第&#x2009;%1&#x2009;步，共&#x2009;%2&#x2009;步</translation>
    </message>
    <message>
        <source>Open a lesson</source>
        <translation>打开一课</translation>
    </message>
    <message>
        <source>Lessons (*.md);;All files (*)</source>
        <translation>课程 (*.md);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Export progress</source>
        <translation>导出进度</translation>
    </message>
    <message>
        <source>lessons.csv</source>
        <translation>lessons.csv</translation>
    </message>
    <message>
        <source>CSV</source>
        <translation>CSV</translation>
    </message>
    <message>
        <source>Saved %1.</source>
        <translation>已保存&#x2009;%1。</translation>
    </message>
    <message>
        <source>Rankscope</source>
        <translation>Rankscope</translation>
    </message>
    <message>
        <source>Reset your progress and answers in all lessons?</source>
        <translation>要清除所有课程的进度和全部回答吗？</translation>
    </message>
    <message>
        <source>&amp;Copy…</source>
        <translation>复制(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation>新建(&amp;N)…</translation>
    </message>
    <message>
        <source>Make a lesson from the list in Ranking</source>
        <translation>用“排序”中的列表制作一课</translation>
    </message>
    <message>
        <source>Ma&amp;ke a lesson…</source>
        <translation>制作一课(&amp;K)…</translation>
    </message>
    <message>
        <source>This lesson is not available in %1. It is shown in %2.</source>
        <translation>本课没有&#x2009;%1&#x2009;文本，以&#x2009;%2&#x2009;显示。</translation>
    </message>
    <message>
        <source>%1 · %2 of %3 guesses right</source>
        <translation>%1 · 猜测&#x2009;%3&#x2009;次，猜对&#x2009;%2&#x2009;次</translation>
    </message>
</context>
<context>
    <name>ui::LessonPresentation</name>
    <message>
        <source>Next: the guess, the answer, the next step</source>
        <translation>前进：到猜测、答案、下一步</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>后退</translation>
    </message>
    <message>
        <source>Show the next hint</source>
        <translation>显示下一条提示</translation>
    </message>
    <message>
        <source>Switch between the step and its panels when only one fits</source>
        <translation>步骤与面板轮流显示时，切换两者</translation>
    </message>
    <message>
        <source>Page Down: question, guess, answer, next · G: type the class’s guess · H: hint</source>
        <translation>Page Down&#x2009;依次：问题、猜测、答案、下一步 · G&#x2009;输入全班的猜测 · H&#x2009;提示</translation>
    </message>
    <message>
        <source>%1 · step %2 of %3</source>
        <translation>%1 · 第&#x2009;%2&#x2009;步，共&#x2009;%3&#x2009;步</translation>
    </message>
    <message>
        <source>Type the class’s guess, and press Enter to finish</source>
        <translation>输入全班的猜测；按&#x2009;Enter&#x2009;结束</translation>
    </message>
</context>
<context>
    <name>ui::LessonRows</name>
    <message>
        <source>Lesson %1, %2</source>
        <translation>第&#x2009;%1&#x2009;课，%2</translation>
    </message>
    <message>
        <source>not started</source>
        <translation>未开始</translation>
    </message>
    <message>
        <source>done</source>
        <translation>已完成</translation>
    </message>
    <message>
        <source>%1 steps done</source>
        <translation>已完成&#x2009;%1&#x2009;步</translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <translation>%1：%2（%3）</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <extracomment>when a lesson begins and ends, in minutes of a class</extracomment>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1&#x2009;分钟</translation>
    </message>
    <message>
        <source>%1 · Needs: %2</source>
        <translation>%1 · 先学：%2</translation>
    </message>
</context>
<context>
    <name>ui::LessonStepView</name>
    <message>
        <source>Step</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Which measure fits your own question?</source>
        <translation>你自己的问题，用哪个指标合适？</translation>
    </message>
    <message>
        <source>◀ Back</source>
        <translation>◀ 上一步</translation>
    </message>
    <message>
        <source>Next ▶</source>
        <translation>下一步 ▶</translation>
    </message>
    <message>
        <source>Space: next · Enter: check · H: hint</source>
        <translation>空格：下一步 · Enter：核对 · H：提示</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>上一步</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Answer five questions to see which measures fit, and what each is sensitive to</source>
        <translation>回答五个问题，看哪些指标适用，各能反映什么</translation>
    </message>
    <message>
        <source>Lesson %1 · step %2 of %3</source>
        <translation>第&#x2009;%1&#x2009;课 · 第&#x2009;%2&#x2009;步，共&#x2009;%3&#x2009;步</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>第&#x2009;%1&#x2009;步，共&#x2009;%2&#x2009;步</translation>
    </message>
    <message>
        <source>guess</source>
        <translation>猜测</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>出处：%1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Enter: check · H: hint</source>
        <translation>Enter：核对 · H：提示</translation>
    </message>
    <message>
        <source>Next lesson: %1</source>
        <translation>下一课：%1</translation>
    </message>
    <message>
        <source>Enter: check</source>
        <translation>Enter：核对</translation>
    </message>
    <message>
        <source>Space: next · Enter: check</source>
        <translation>空格：下一步 · Enter：核对</translation>
    </message>
</context>
<context>
    <name>ui::LessonSummary</name>
    <message>
        <source>Step %1, %2</source>
        <translation>第&#x2009;%1&#x2009;步，%2</translation>
    </message>
    <message>
        <source>%1: not answered</source>
        <translation>%1：未猜</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Your guesses: %1 of %2 right</source>
        <extracomment>at the end of a lesson; %1 is a count of guesses</extracomment>
        <translation>你猜了&#x2009;%2&#x2009;题，猜对&#x2009;%1&#x2009;题</translation>
    </message>
</context>
<context>
    <name>ui::LessonWorkspace</name>
    <message>
        <source>From the lesson “%1”, step %2.</source>
        <translation>出自“%1”一课第&#x2009;%2&#x2009;步。</translation>
    </message>
</context>
<context>
    <name>ui::LibraryDialog</name>
    <message>
        <source>Search: recall, lesson, threshold…</source>
        <translation>搜索：召回率、课程、阈值…</translation>
    </message>
    <message>
        <source>Search examples and lessons</source>
        <translation>搜索示例和课程</translation>
    </message>
    <message>
        <source>Search titles, questions, measures and kinds</source>
        <translation>在标题、问题、指标和类别中查找</translation>
    </message>
    <message>
        <source>Examples and lessons</source>
        <translation>示例和课程</translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <extracomment>An entry of the library: its kind, its title, its question</extracomment>
        <translation>%1：%2。%3</translation>
    </message>
    <message>
        <source>No examples or lessons found.</source>
        <translation>没有示例或课程包含这些词。</translation>
    </message>
</context>
<context>
    <name>ui::LibraryView</name>
    <message>
        <source>Examples and lessons</source>
        <translation>示例和课程</translation>
    </message>
    <message>
        <source>Move between items</source>
        <translation>在其中移动</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>No examples or lessons found.</source>
        <translation>没有示例或课程包含这些词。</translation>
    </message>
</context>
<context>
    <name>ui::ListActions</name>
    <message>
        <source>&amp;Move</source>
        <translation>移动(&amp;M)</translation>
    </message>
    <message>
        <source>O&amp;rder</source>
        <translation>次序(&amp;R)</translation>
    </message>
    <message>
        <source>A and &amp;B</source>
        <translation>A&#x2009;与&#x2009;B(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Add a document</source>
        <translation>添加文档(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Delete selected documents</source>
        <translation>删除选中的文档(&amp;D)</translation>
    </message>
    <message>
        <source>Mark as n&amp;ot retrieved</source>
        <translation>标为未检索到(&amp;O)</translation>
    </message>
    <message>
        <source>Cu&amp;t selected documents</source>
        <translation>剪切选中的文档(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Copy selected documents</source>
        <translation>复制选中的文档(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Paste documents or grades</source>
        <translation>粘贴文档或等级(&amp;P)</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>上移(&amp;U)</translation>
    </message>
    <message>
        <source>Move do&amp;wn</source>
        <translation>下移(&amp;W)</translation>
    </message>
    <message>
        <source>Move to t&amp;he top</source>
        <translation>移到最前(&amp;H)</translation>
    </message>
    <message>
        <source>Move to the &amp;end</source>
        <translation>移到末尾(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Move to rank…</source>
        <translation>移到第几位(&amp;M)…</translation>
    </message>
    <message>
        <source>Sort into &amp;ideal order</source>
        <translation>理想排序(&amp;I)</translation>
    </message>
    <message>
        <source>Sort into wor&amp;st order</source>
        <translation>最差排序(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Reverse</source>
        <translation>颠倒(&amp;R)</translation>
    </message>
    <message>
        <source>The last document becomes the first</source>
        <translation>最后一个文档变为第一个</translation>
    </message>
    <message>
        <source>Choose seed…</source>
        <translation>选择种子…</translation>
    </message>
    <message>
        <source>The number that determines the random order</source>
        <translation>决定采用哪一种随机次序的数</translation>
    </message>
    <message>
        <source>Con&amp;vert grades to 0 and 1</source>
        <translation>等级转换为&#x2009;0&#x2009;和&#x2009;1(&amp;V)</translation>
    </message>
    <message>
        <source>Dup&amp;licate as B</source>
        <translation>复制为&#x2009;B(&amp;L)</translation>
    </message>
    <message>
        <source>A second ranking of the same documents, to change and compare</source>
        <translation>相同文档的第二个排序，可修改并比较</translation>
    </message>
    <message>
        <source>Show the other list</source>
        <translation>显示另一个列表</translation>
    </message>
    <message>
        <source>Copy A over B</source>
        <translation>用&#x2009;A&#x2009;覆盖&#x2009;B</translation>
    </message>
    <message>
        <source>Copy B over A</source>
        <translation>用&#x2009;B&#x2009;覆盖&#x2009;A</translation>
    </message>
    <message>
        <source>Remove B</source>
        <translation>去掉&#x2009;B</translation>
    </message>
    <message>
        <source>&amp;Previous query</source>
        <translation>上一个查询(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Next query</source>
        <translation>下一个查询(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Rename query…</source>
        <translation>重命名查询(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Delete query</source>
        <translation>删除查询(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Add a query</source>
        <translation>添加查询(&amp;A)</translation>
    </message>
    <message>
        <source>D&amp;uplicate query</source>
        <translation>复制查询(&amp;U)</translation>
    </message>
    <message>
        <source>Open in &amp;Collection</source>
        <translation>在“测试集”中打开(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Find a document…</source>
        <translation>查找文档(&amp;F)…</translation>
    </message>
    <message>
        <source>Find &amp;next</source>
        <translation>查找下一个(&amp;N)</translation>
    </message>
    <message>
        <source>Find &amp;previous</source>
        <translation>查找上一个(&amp;P)</translation>
    </message>
    <message>
        <source>Go to the next document to &amp;judge</source>
        <translation>转到应优先标注的文档(&amp;J)</translation>
    </message>
    <message>
        <source>Jump to the unjudged document that would narrow the bounds of the selected measure the most. Press again for the next one.</source>
        <translation>转到标注后最能收窄当前指标上下界的未标注文档。再按一次则转到下一个。</translation>
    </message>
    <message>
        <source>Move to rank</source>
        <translation>移到第几位</translation>
    </message>
    <message numerus="yes">
        <source>Move %n to rank</source>
        <translation>
            <numerusform>将&#x2009;%n&#x2009;个移到第几位</numerusform>
        </translation>
    </message>
    <message>
        <source>Move</source>
        <translation>移动</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>打乱</translation>
    </message>
    <message>
        <source>Shu&amp;ffle (seed %1)</source>
        <translation>打乱次序，种子&#x2009;%1(&amp;F)</translation>
    </message>
    <message>
        <source>Best grade first, then unjudged documents, then negative grades. Documents with equal grades keep their order.</source>
        <translation>等级高者在前，其后是未标注的文档，最后是负等级。等级相同者保持原次序。</translation>
    </message>
    <message>
        <source>Worst grade first: negative grades, then unjudged documents, then grades from 0 up. Documents with equal grades keep their order.</source>
        <translation>等级低者在前：先是负等级，再是未标注的文档，然后从&#x2009;0&#x2009;起由低到高。等级相同者保持原次序。</translation>
    </message>
    <message>
        <source>Random order. The same seed always gives the same order.</source>
        <translation>随机次序。同一种子总是给出同一次序。</translation>
    </message>
    <message>
        <source>Grades at or above the threshold become 1, and other grades become 0. Unjudged documents and negative grades are unchanged. The threshold becomes 1, so the same documents stay relevant.</source>
        <translation>不低于阈值的等级变为&#x2009;1，其他已标注的等级变为&#x2009;0；未标注的文档和负等级不变。阈值随之变为&#x2009;1，相关文档仍是原来那些。</translation>
    </message>
</context>
<context>
    <name>ui::ListRecallChart</name>
    <message>
        <source>Add documents to see precision against recall.</source>
        <translation>添加文档，即可看到精确率与召回率的关系。</translation>
    </message>
    <message>
        <source>The curve begins with the first step.</source>
        <translation>从第一步起画出曲线。</translation>
    </message>
    <message>
        <source>recall</source>
        <translation>召回率</translation>
    </message>
    <message>
        <source>precision</source>
        <translation>精确率</translation>
    </message>
    <message>
        <source>11-point</source>
        <translation>11&#x2009;点插值</translation>
    </message>
    <message>
        <source>raw</source>
        <translation>逐位</translation>
    </message>
    <message>
        <source>%1 11-point</source>
        <extracomment>Curves of list %1, which is A or B</extracomment>
        <translation>%1&#x2009;的&#x2009;11&#x2009;点插值</translation>
    </message>
    <message>
        <source>%1 raw</source>
        <translation>%1&#x2009;逐位</translation>
    </message>
    <message>
        <source>Precision–recall curve: precision against recall after each rank.</source>
        <translation>精确率–召回率曲线：每一位之后的精确率与召回率。</translation>
    </message>
    <message>
        <source>rank %1</source>
        <translation>第&#x2009;%1&#x2009;位</translation>
    </message>
    <message>
        <source>never reached</source>
        <translation>从未达到</translation>
    </message>
    <message>
        <source>top %1: %2 relevant, %3 found</source>
        <extracomment>Next to the current rank of a precision-recall curve: the precision, then the recall</extracomment>
        <translation>前&#x2009;%1&#x2009;位：%2&#x2009;相关，已找到&#x2009;%3</translation>
    </message>
    <message>
        <source>At rank %1 of list %2, precision is %3 and recall is %4.</source>
        <extracomment>%2 is A or B</extracomment>
        <translation>列表&#x2009;%2&#x2009;的第&#x2009;%1&#x2009;位：精确率为&#x2009;%3，召回率为&#x2009;%4。</translation>
    </message>
    <message>
        <source>At rank %1, precision is %2 and recall is %3.</source>
        <translation>第&#x2009;%1&#x2009;位的精确率为&#x2009;%2，召回率为&#x2009;%3。</translation>
    </message>
    <message>
        <source>Recall %1 is never reached, so interpolated precision is 0.</source>
        <translation>召回率从未达到&#x2009;%1，所以插值精确率为&#x2009;0。</translation>
    </message>
    <message>
        <source>Interpolated precision of list %1 at recall 0, 0.1, … 1: %2.</source>
        <translation>列表&#x2009;%1&#x2009;在召回率&#x2009;0、0.1、…、1&#x2009;处的插值精确率：%2。</translation>
    </message>
    <message>
        <source>Interpolated precision at recall 0, 0.1, … 1: %1.</source>
        <translation>召回率&#x2009;0、0.1、…、1&#x2009;处的插值精确率：%1。</translation>
    </message>
    <message>
        <source>Precision against recall after each rank, and interpolated at recall 0, 0.1, … 1: the highest precision at any rank with at least that recall.</source>
        <translation>每一位之后的精确率与召回率，以及召回率&#x2009;0、0.1、…、1&#x2009;处的插值精确率：取召回率不低于该值的各位中的最高精确率。</translation>
    </message>
    <message>
        <source>Precision–recall curve</source>
        <translation>精确率–召回率曲线</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>排名</translation>
    </message>
    <message>
        <source>At recall %1, interpolated precision is %2, the precision at rank %3.</source>
        <translation>召回率&#x2009;%1&#x2009;处的插值精确率为&#x2009;%2，即第&#x2009;%3&#x2009;位的精确率。</translation>
    </message>
</context>
<context>
    <name>ui::ListRecallPanel</name>
    <message>
        <source>Precision–recall curve</source>
        <translation>精确率–召回率曲线</translation>
    </message>
</context>
<context>
    <name>ui::ListSwitch</name>
    <message>
        <source>List shown</source>
        <translation>显示哪个列表</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>Show and edit list A (Ctrl+B to switch)</source>
        <translation>显示并编辑列表&#x2009;A（按&#x2009;Ctrl+B&#x2009;切换）</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>Show and edit list B (Ctrl+B to switch)</source>
        <translation>显示并编辑列表&#x2009;B（按&#x2009;Ctrl+B&#x2009;切换）</translation>
    </message>
    <message>
        <source>List %1</source>
        <translation>列表&#x2009;%1</translation>
    </message>
</context>
<context>
    <name>ui::ListsFigure</name>
    <message>
        <source>Shown: %1.</source>
        <extracomment>%1 is such as &quot;first 9 of 100 documents&quot;</extracomment>
        <translation>显示：%1。</translation>
    </message>
    <message>
        <source>The dashed horizontal line is the cutoff, %1.</source>
        <translation>横向虚线为截断位置&#x2009;%1。</translation>
    </message>
</context>
<context>
    <name>ui::LoadingBar</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>取消(&amp;C)</translation>
    </message>
</context>
<context>
    <name>ui::LogLossModel</name>
    <message>
        <source>Id</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>p</source>
        <translation>p</translation>
    </message>
    <message>
        <source>The probability that the model gives the sample’s true class, after clipping</source>
        <translation>模型给样本真实类别的概率（截断后）</translation>
    </message>
    <message>
        <source>−ln p</source>
        <translation>−ln p</translation>
    </message>
    <message>
        <source>w · −ln p</source>
        <translation>w · −ln p</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>占比</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>累计</translation>
    </message>
</context>
<context>
    <name>ui::LogLossPanel</name>
    <message>
        <source>Log loss</source>
        <translation>对数损失</translation>
    </message>
    <message>
        <source>How log loss is calculated</source>
        <translation>对数损失及其计算</translation>
    </message>
    <message>
        <source>worst first</source>
        <translation>损失大者在前</translation>
    </message>
</context>
<context>
    <name>ui::LogLossView</name>
    <message>
        <source>Log loss by sample</source>
        <translation>各样本的对数损失</translation>
    </message>
    <message>
        <source>Move through the samples with the highest loss</source>
        <translation>在损失最大的样本间移动</translation>
    </message>
</context>
<context>
    <name>ui::LookFields</name>
    <message>
        <source>Tex&amp;t</source>
        <translation>文字(&amp;T)</translation>
    </message>
    <message>
        <source>Le&amp;gend</source>
        <translation>图例(&amp;G)</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>标记线</translation>
    </message>
    <message>
        <source>Guides</source>
        <translation>参考线</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>网格线</translation>
    </message>
    <message>
        <source>&amp;x range</source>
        <translation>x&#x2009;轴范围(&amp;X)</translation>
    </message>
    <message>
        <source>x</source>
        <translation>x</translation>
    </message>
    <message>
        <source>&amp;y range</source>
        <translation>y&#x2009;轴范围(&amp;Y)</translation>
    </message>
    <message>
        <source>y</source>
        <translation>y</translation>
    </message>
    <message>
        <source> pt</source>
        <translation> pt</translation>
    </message>
    <message>
        <source>Size of the smallest text in the figure</source>
        <translation>图中最小文字的字号</translation>
    </message>
    <message>
        <source>Relative to the line width for this text size</source>
        <translation>相对于该字号对应线宽的倍数</translation>
    </message>
    <message>
        <source>Mark the threshold or the cutoff</source>
        <translation>标出阈值或截断位置</translation>
    </message>
    <message>
        <source>Lines for chance and perfect calibration</source>
        <translation>随机水平线与完美校准线</translation>
    </message>
    <message>
        <source>Lines at the ticks</source>
        <translation>刻度处的线</translation>
    </message>
    <message>
        <source>Font</source>
        <translation>字体</translation>
    </message>
    <message>
        <source>Text size in points</source>
        <translation>字号（磅）</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>Line width factor</source>
        <translation>线宽倍数</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Background</source>
        <translation>背景</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>图例</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Custom title</source>
        <translation>自定标题</translation>
    </message>
    <message>
        <source>Title above the figure</source>
        <translation>图上方的标题</translation>
    </message>
    <message>
        <source>Default font</source>
        <translation>程序默认字体</translation>
    </message>
    <message>
        <source>as text</source>
        <translation>保留文字</translation>
    </message>
    <message>
        <source>as outlines</source>
        <translation>转为轮廓</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>彩色</translation>
    </message>
    <message>
        <source>Colour, Tol’s bright</source>
        <translation>彩色，Tol&#x2009;明亮配色</translation>
    </message>
    <message>
        <source>Colour, Tol’s muted</source>
        <translation>彩色，Tol&#x2009;柔和配色</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>灰度</translation>
    </message>
    <message>
        <source>Black, dashes and markers</source>
        <translation>黑色，以线型和标记区分</translation>
    </message>
    <message>
        <source>on white</source>
        <translation>白色</translation>
    </message>
    <message>
        <source>transparent</source>
        <translation>透明</translation>
    </message>
    <message>
        <source>Best position</source>
        <translation>放在有空位处</translation>
    </message>
    <message>
        <source>Inside</source>
        <translation>图内</translation>
    </message>
    <message>
        <source>Above</source>
        <translation>图上方</translation>
    </message>
    <message>
        <source>At the side</source>
        <translation>图旁</translation>
    </message>
    <message>
        <source>At the curves</source>
        <translation>曲线旁</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Default title</source>
        <translation>默认标题</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>自定</translation>
    </message>
    <message>
        <source>&amp;Font</source>
        <translation>字体(&amp;F)</translation>
    </message>
    <message>
        <source>C&amp;olours</source>
        <translation>颜色(&amp;O)</translation>
    </message>
    <message>
        <source>L&amp;ines</source>
        <translation>线条(&amp;I)</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>绘出</translation>
    </message>
    <message>
        <source>Tit&amp;le</source>
        <translation>标题(&amp;L)</translation>
    </message>
    <message>
        <source>%1 from</source>
        <translation>%1&#x2009;起点</translation>
    </message>
    <message>
        <source>%1 to</source>
        <translation>%1&#x2009;终点</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>to</source>
        <translation>至</translation>
    </message>
    <message>
        <source>Enter two numbers for an axis range, the smaller one first, or leave both empty.</source>
        <translation>坐标轴范围需要填两个数，小的在前；或者都不填。</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>正方形</translation>
    </message>
    <message>
        <source>Clinical names</source>
        <translation>临床名称</translation>
    </message>
    <message>
        <source>Give ROC, precision–recall, DET and calibration curves axes of equal length</source>
        <translation>ROC、精确率–召回率、DET&#x2009;和校准曲线的两轴等长</translation>
    </message>
    <message>
        <source>Name axes as in clinical papers: sensitivity, 1 − specificity, predicted probability …</source>
        <translation>按临床论文的习惯命名坐标轴：灵敏度、1 − 特异度、预测概率……</translation>
    </message>
    <message>
        <source>Axes</source>
        <translation>坐标轴</translation>
    </message>
    <message>
        <source>Text stays searchable and editable. Outlines need no fonts.</source>
        <translation>保留文字便于检索和编辑；转为轮廓则不依赖字体。</translation>
    </message>
</context>
<context>
    <name>ui::LossModel</name>
    <message>
        <source>Cause</source>
        <translation>失分原因</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>文档</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>失分</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>占比</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>1 − %1 = %2</source>
        <translation>1 − %1 = %2</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1：%2，%3</translation>
    </message>
    <message>
        <source>1 − %1</source>
        <translation>1 − %1</translation>
    </message>
    <message numerus="yes">
        <source>%n documents</source>
        <translation>
            <numerusform>%n&#x2009;个文档</numerusform>
        </translation>
    </message>
    <message>
        <source>Exactly %1</source>
        <translation>精确值&#x2009;%1</translation>
    </message>
    <message>
        <source>Click to select them in the lists.</source>
        <translation>单击即可在列表中选中它们。</translation>
    </message>
    <message>
        <source>Gap between %1 and 1; the rows above add up to exactly this gap.</source>
        <translation>%1&#x2009;与&#x2009;1&#x2009;的差距；上面各行之和恰好等于它。</translation>
    </message>
</context>
<context>
    <name>ui::LossPanel</name>
    <message>
        <source>Where the score was lost</source>
        <translation>失分明细</translation>
    </message>
</context>
<context>
    <name>ui::LossView</name>
    <message>
        <source>Where the score was lost</source>
        <translation>失分明细</translation>
    </message>
    <message>
        <source>Move through the losses</source>
        <translation>逐行查看失分</translation>
    </message>
    <message>
        <source>Select the documents</source>
        <translation>选中所涉及的文档</translation>
    </message>
    <message>
        <source>Press Enter to select the documents of a row.</source>
        <translation>按&#x2009;Enter&#x2009;选中该行涉及的文档。</translation>
    </message>
</context>
<context>
    <name>ui::LossWords</name>
    <message>
        <source>The maximum of %1 is not 1, so the loss can’t be split. Choose a measure such as nDCG or AP.</source>
        <translation>%1&#x2009;的上限不是&#x2009;1，没有可分解的差距。请选择上限为&#x2009;1&#x2009;的指标，如&#x2009;nDCG&#x2009;或&#x2009;AP。</translation>
    </message>
    <message>
        <source>order in the top %1</source>
        <translation>前&#x2009;%1&#x2009;位内的次序</translation>
    </message>
    <message>
        <source>order of the list</source>
        <translation>列表的次序</translation>
    </message>
    <message>
        <source>retrieved below rank %1</source>
        <translation>检索到，但在第&#x2009;%1&#x2009;位之后</translation>
    </message>
    <message>
        <source>retrieved below the cutoff</source>
        <translation>检索到，但在截断位置之后</translation>
    </message>
    <message>
        <source>never retrieved</source>
        <translation>未检索到</translation>
    </message>
    <message>
        <source>out of reach</source>
        <translation>任何列表都得不到</translation>
    </message>
    <message>
        <source>How much further %1 would rise if the best of all retrieved documents were within the cutoff.</source>
        <translation>在此基础上，若让检索到的文档中最好的都排进截断位置以内，%1&#x2009;还能增加多少。</translation>
    </message>
    <message>
        <source>How much further %1 would rise if the judged documents that were not retrieved were also in the list, in the best order.</source>
        <translation>在此基础上，若已标注但未检索到的文档也进入列表并从优到劣排列，%1&#x2009;还能增加多少。</translation>
    </message>
    <message>
        <source>With these judgments the best list scores more than 1: the ideal ranking leaves out documents that earn gain.</source>
        <translation>按这些标注，最好的列表可超过&#x2009;1：理想排序略去了有增益的文档。</translation>
    </message>
    <message>
        <source>The gap to 1 that remains with every judged document in the best order: no list can close it with these judgments.</source>
        <translation>所有已标注文档都从优到劣排列时与&#x2009;1&#x2009;的差：按这些标注，任何列表都达不到&#x2009;1。</translation>
    </message>
    <message>
        <source>Order costs the most: in the best order, the same documents would score %1 = %2.</source>
        <translation>失分最多的是次序：同样的文档若从优到劣排列，%1&#x2009;可达&#x2009;%2。</translation>
    </message>
    <message numerus="yes">
        <source>Late documents cost the most: moving %n documents from below rank %1 into the top %1 would add %2.</source>
        <translation>
            <numerusform>失分最多的是排得太靠后：第&#x2009;%1&#x2009;位之后的&#x2009;%n&#x2009;个文档若排进前&#x2009;%1&#x2009;位，可增加&#x2009;%2。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Missing documents cost the most: retrieving %n more would add %1.</source>
        <translation>
            <numerusform>失分最多的是未检索到的文档：找回这&#x2009;%n&#x2009;个已标注文档，可增加&#x2009;%1。</numerusform>
        </translation>
    </message>
    <message>
        <source>The largest loss can’t be avoided: with these judgments, no list scores more than %1.</source>
        <translation>最大的一部分无法挽回：按这些标注，任何列表都不会超过&#x2009;%1。</translation>
    </message>
    <message>
        <source>%1 is above 1: the list earns more than the ideal ranking.</source>
        <translation>%1&#x2009;大于&#x2009;1：列表得到的比理想排序还多。</translation>
    </message>
    <message>
        <source>%1 is 1: nothing is lost.</source>
        <translation>%1&#x2009;为&#x2009;1：没有失分。</translation>
    </message>
    <message>
        <source>%1 in the order</source>
        <translation>%1&#x2009;因次序</translation>
    </message>
    <message>
        <source>%1 below the cutoff</source>
        <translation>%1&#x2009;在截断位置以下</translation>
    </message>
    <message>
        <source>%1 never retrieved</source>
        <translation>%1&#x2009;未检索到</translation>
    </message>
    <message>
        <source>%1 out of reach</source>
        <translation>%1&#x2009;任何排序都无法挽回</translation>
    </message>
    <message>
        <source>%1 is undefined</source>
        <translation>%1&#x2009;无定义</translation>
    </message>
    <message>
        <source>Nowhere: %1 is above 1</source>
        <translation>没有失分：%1&#x2009;大于&#x2009;1</translation>
    </message>
    <message>
        <source>Nowhere: %1 is 1</source>
        <translation>没有失分：%1&#x2009;为&#x2009;1</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>How much %1 would rise if the documents that count were in the best order.</source>
        <translation>若把读到的文档从优到劣排列，%1&#x2009;能增加多少。</translation>
    </message>
</context>
<context>
    <name>ui::MainWindow</name>
    <message>
        <source>%1: no workspace can open this kind of session.</source>
        <translation>%1：没有工作区能显示这种会话。</translation>
    </message>
    <message>
        <source>Open “%1”</source>
        <translation>打开“%1”</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>%1[*] — Rankscope</source>
        <translation>%1[*] — Rankscope</translation>
    </message>
    <message>
        <source>More tools</source>
        <translation>更多工具</translation>
    </message>
    <message>
        <source>Undo (older steps were discarded to free memory)</source>
        <translation>撤销（更早的步骤占用内存过多，已丢弃）</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Undo %1</source>
        <translation>撤销：%1</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Redo %1</source>
        <translation>重做：%1</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>新建(&amp;N)</translation>
    </message>
    <message>
        <source>E&amp;xamples and lessons…</source>
        <translation>示例和课程(&amp;F)…</translation>
    </message>
    <message>
        <source>Open an example or a lesson</source>
        <translation>打开一个示例或一课</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>Open a session, a list of grades, judgments and runs, or a table of samples</source>
        <translation>打开会话、等级列表、相关性标注与检索结果，或样本表</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>最近打开(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save the session</source>
        <translation>保存会话</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>Export &amp;chart…</source>
        <translation>导出图表(&amp;C)…</translation>
    </message>
    <message>
        <source>Export all charts…</source>
        <translation>导出全部图表…</translation>
    </message>
    <message>
        <source>Repor&amp;t…</source>
        <translation>报告(&amp;T)…</translation>
    </message>
    <message>
        <source>&amp;Worksheet…</source>
        <translation>练习题(&amp;W)…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>打印(&amp;P)…</translation>
    </message>
    <message>
        <source>Cop&amp;y chart</source>
        <translation>复制图表(&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Present</source>
        <translation>演示(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Larger</source>
        <translation>放大(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Smaller</source>
        <translation>缩小(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Normal size</source>
        <translation>正常大小(&amp;N)</translation>
    </message>
    <message>
        <source>More &amp;digits</source>
        <translation>增加小数位(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Fewer digits</source>
        <translation>减少小数位(&amp;F)</translation>
    </message>
    <message>
        <source>Discounts as &amp;weights</source>
        <translation>折损显示为权重(&amp;W)</translation>
    </message>
    <message>
        <source>Show discounts as multipliers (0.631) instead of divisors (1.585)</source>
        <translation>把折损显示为增益所乘的数（0.631），而不是所除的数（1.585）</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation>重置布局(&amp;R)</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>工具栏</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Chart…</source>
        <translation>图表…</translation>
    </message>
    <message>
        <source>All charts…</source>
        <translation>全部图表…</translation>
    </message>
    <message>
        <source>Report…</source>
        <translation>报告…</translation>
    </message>
    <message>
        <source>Copy chart</source>
        <translation>复制图表</translation>
    </message>
    <message>
        <source>Export all charts</source>
        <translation>导出全部图表</translation>
    </message>
    <message numerus="yes">
        <source>%n files already exist.</source>
        <translation>
            <numerusform>已有&#x2009;%n&#x2009;个同名文件。</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>替换</translation>
    </message>
    <message>
        <source>There is no chart to export yet.</source>
        <translation>还没有可导出的图表。</translation>
    </message>
    <message>
        <source>Saved %1.</source>
        <translation>已保存&#x2009;%1。</translation>
    </message>
    <message>
        <source>Saved %1, with %2 in the same folder.</source>
        <translation>已保存&#x2009;%1，并在同一文件夹保存&#x2009;%2。</translation>
    </message>
    <message numerus="yes">
        <source>Saved %1, with %n more files in the same folder.</source>
        <translation>
            <numerusform>已保存&#x2009;%1，并在同一文件夹保存另外&#x2009;%n&#x2009;个文件。</numerusform>
        </translation>
    </message>
    <message>
        <source>Export all charts to a folder</source>
        <translation>把全部图表导出到文件夹</translation>
    </message>
    <message numerus="yes">
        <source>Saved %n charts in %1.</source>
        <translation>
            <numerusform>已在&#x2009;%1&#x2009;中保存&#x2009;%n&#x2009;张图表。</numerusform>
        </translation>
    </message>
    <message>
        <source>Labels are taken from the last export.</source>
        <translation>图中文字沿用上次导出。</translation>
    </message>
    <message>
        <source>Not exported (nothing to show): %1.</source>
        <translation>未导出（没有可显示的内容）：%1。</translation>
    </message>
    <message>
        <source>There is no chart to copy yet.</source>
        <translation>还没有可复制的图表。</translation>
    </message>
    <message>
        <source>Copied the chart as SVG, PDF and PNG: %1.</source>
        <translation>图表已复制到剪贴板（SVG、PDF、PNG）：%1。</translation>
    </message>
    <message>
        <source>Export chart…</source>
        <translation>导出图表…</translation>
    </message>
    <message>
        <source>Now shown in Classifier.</source>
        <translation>“分类器”现已显示该指标。</translation>
    </message>
    <message>
        <source>Added %1 to Ranking as a card.</source>
        <translation>%1&#x2009;已作为卡片加入“排序”。</translation>
    </message>
    <message>
        <source>Added %1 to the collection’s measures.</source>
        <translation>%1&#x2009;已加入测试集的指标。</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>会话</translation>
    </message>
    <message>
        <source>Rankscope</source>
        <translation>Rankscope</translation>
    </message>
    <message>
        <source>&amp;Ask again next time</source>
        <translation>下次启动时再询问(&amp;A)</translation>
    </message>
    <message>
        <source>No, thanks</source>
        <translation>不用了</translation>
    </message>
    <message>
        <source>A three-step tour of this window. You can start it later from Help &gt; Tour.</source>
        <translation>本窗口的三步导览。以后也可从“帮助 &gt; 导览”打开。</translation>
    </message>
    <message>
        <source>Dismiss (Esc)</source>
        <translation>不再显示（Esc）</translation>
    </message>
    <message>
        <source>This is a ranked list, in the order a search engine returned it. People have graded each result. Press a digit, such as 5: the document in amber gets that grade, and all the numbers update immediately. Press Ctrl+Z to undo.</source>
        <translation>这是一个排序列表，次序由搜索引擎给出，每个结果都有人工标注的相关性等级。按一个数字键，例如&#x2009;5：琥珀色的文档就得到这个等级，所有数值立即随之变化。按&#x2009;Ctrl+Z&#x2009;撤销。</translation>
    </message>
    <message>
        <source>%1 is now %2. Here is how it is calculated. Click a row, or use the arrow keys, to highlight the same term in the formula, list and chart.</source>
        <translation>%1&#x2009;现在是&#x2009;%2。这里是它的计算过程：点击某一行，或用方向键，对应的项就会在公式、列表和图中突出显示。</translation>
    </message>
    <message>
        <source>There are no files to reload.</source>
        <translation>没有可重新载入的文件。</translation>
    </message>
    <message>
        <source>Reloa&amp;d</source>
        <translation>重新载入(&amp;D)</translation>
    </message>
    <message>
        <source>Reload the files, keeping your edits and settings</source>
        <translation>重新载入文件；你的修改和设置会保留</translation>
    </message>
    <message>
        <source>Reload a&amp;utomatically</source>
        <translation>自动重新载入(&amp;U)</translation>
    </message>
    <message>
        <source>Reload files automatically when they change</source>
        <translation>文件改变时自动重新载入</translation>
    </message>
    <message>
        <source>“%1” has unsaved changes from before you opened another file.</source>
        <translation>打开另一个文件之前，“%1”的修改没有保存。</translation>
    </message>
    <message numerus="yes">
        <source>%n documents have unsaved changes from before you opened other files.</source>
        <translation>
            <numerusform>打开其他文件之前，有&#x2009;%n&#x2009;个文档的修改没有保存。</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a sheet</source>
        <translation>选择工作表</translation>
    </message>
    <message>
        <source>Several sheets in this workbook contain tables. Which one do you want to open?</source>
        <translation>此工作簿有多个工作表含有表格。要打开哪一个？</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>打开(&amp;O)</translation>
    </message>
    <message>
        <source>Use the desktop’s &amp;font</source>
        <translation>使用桌面的字体(&amp;F)</translation>
    </message>
    <message>
        <source>Two-minute tour</source>
        <translation>两分钟导览</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>课程</translation>
    </message>
    <message>
        <source>New here?</source>
        <translation>初次使用？</translation>
    </message>
    <message>
        <source>Not exported (shows names of documents or queries): %1. Export it on its own.</source>
        <translation>未导出（显示文档或查询的名称）：%1。请单独导出。</translation>
    </message>
    <message>
        <source>All files (*);;Sessions (*.rankscope.json *.json *.rankscope.zip);;Tables of labels and scores (*.csv *.tsv *.txt %1);;Judgments and runs (*.qrels *.run *.txt %1);;Lessons (*.md);;Exported figures (*.pdf *.svg *.png *.tif *.tiff)</source>
        <translation>所有文件 (*);;会话 (*.rankscope.json *.json *.rankscope.zip);;标签与得分表 (*.csv *.tsv *.txt %1);;相关性标注与检索结果 (*.qrels *.run *.txt %1);;课程 (*.md);;导出的图 (*.pdf *.svg *.png *.tif *.tiff)</translation>
    </message>
    <message>
        <source>Save wit&amp;h its files…</source>
        <translation>连同文件保存(&amp;H)…</translation>
    </message>
    <message>
        <source>Save the session and its files as one archive to share</source>
        <translation>把会话及其文件存为一个存档，以便分享</translation>
    </message>
    <message>
        <source>Sessions with their files</source>
        <translation>带文件的会话</translation>
    </message>
    <message>
        <source>Save the session with its files</source>
        <translation>把会话连同文件保存</translation>
    </message>
    <message>
        <source>Interactive page…</source>
        <translation>交互式网页…</translation>
    </message>
    <message>
        <source>Export interactive page</source>
        <translation>导出交互式网页</translation>
    </message>
    <message>
        <source>HTML (*.html)</source>
        <translation>HTML (*.html)</translation>
    </message>
    <message>
        <source>Saved %1. It opens in any browser.</source>
        <translation>已保存&#x2009;%1。任何浏览器都能打开。</translation>
    </message>
    <message>
        <source>New &amp;lesson…</source>
        <translation>新建一课(&amp;L)…</translation>
    </message>
    <message>
        <source>Make a lesson from what you see</source>
        <translation>用当前显示的内容制作一课</translation>
    </message>
    <message>
        <source>Open judgments and runs first. The page shows their queries.</source>
        <translation>请先打开标注和检索结果；网页显示其中的查询。</translation>
    </message>
    <message>
        <source>“%1” (%2) has unsaved changes.</source>
        <translation>“%1”（%2）有未保存的修改。</translation>
    </message>
    <message>
        <source>Save asks where to save them.</source>
        <translation>“保存”会询问保存位置。</translation>
    </message>
    <message>
        <source>Save writes them to %1.</source>
        <translation>“保存”会写入&#x2009;%1。</translation>
    </message>
    <message>
        <source>Cancel keeps the window open.</source>
        <translation>“取消”不关闭窗口。</translation>
    </message>
    <message>
        <source>Also unsaved: %1.</source>
        <translation>同样未保存：%1。</translation>
    </message>
    <message>
        <source>They are: %1.</source>
        <translation>它们是：%1。</translation>
    </message>
    <message>
        <source>Examples and lessons (also in the File menu)</source>
        <translation>示例和课程；也在“文件”菜单中</translation>
    </message>
    <message>
        <source>Export any chart at print size, with its data, caption and rules. You can also export tables and reports. Click Export or press Ctrl+E.</source>
        <translation>任何图表都能按印刷尺寸导出，并附上数据、图注和计算口径；表格和报告也可以。点击“导出”，或按&#x2009;Ctrl+E。</translation>
    </message>
    <message>
        <source>Not saved: the files are in an archive, which is unpacked only while it is open. Use “Save with its files”.</source>
        <translation>未保存：这些文件在存档中，只在打开时解压。请用“连同文件保存”。</translation>
    </message>
    <message>
        <source>Cancel keeps the window open, so you can get the changes back with Undo.</source>
        <translation>“取消”不关闭窗口：可用“撤销”找回这些修改。</translation>
    </message>
    <message>
        <source>Discard deletes them permanently.</source>
        <translation>“放弃”会永久删除这些修改。</translation>
    </message>
    <message>
        <source>“Ask again next time” closes the window and offers the changes again at the next start.</source>
        <translation>“下次再问”会关闭窗口，并在下次启动时再次提供这些修改。</translation>
    </message>
    <message>
        <source>No lesson file can express this lesson.</source>
        <translation>这一课无法写成课文文件。</translation>
    </message>
    <message>
        <source>It has the numbers of this set.</source>
        <translation>其中的数字取自这套题。</translation>
    </message>
</context>
<context>
    <name>ui::MarkingDialog</name>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>评判</translation>
    </message>
    <message>
        <source>Frequency</source>
        <translation>出现次数</translation>
    </message>
    <message>
        <source>Marking aid</source>
        <translation>批改助手</translation>
    </message>
    <message>
        <source>Open &amp;key…</source>
        <translation>打开答案(&amp;K)…</translation>
    </message>
    <message>
        <source>The key.csv file saved with the worksheets</source>
        <translation>与练习题一起保存的&#x2009;key.csv</translation>
    </message>
    <message>
        <source>One answer</source>
        <translation>单个答案</translation>
    </message>
    <message>
        <source>An id, a name, or a code such as 7f3a</source>
        <translation>学号、姓名，或如&#x2009;7f3a&#x2009;的套题代码</translation>
    </message>
    <message>
        <source>As the student wrote it: 0.9724, 17/40, up</source>
        <translation>照学生写的输入：0.9724、17/40、上升</translation>
    </message>
    <message>
        <source>&amp;Student or code:</source>
        <translation>学生或代码(&amp;S)：</translation>
    </message>
    <message>
        <source>&amp;Question:</source>
        <translation>题目(&amp;Q)：</translation>
    </message>
    <message>
        <source>&amp;Answer:</source>
        <translation>答案(&amp;A)：</translation>
    </message>
    <message>
        <source>Class answers</source>
        <translation>全班的答案</translation>
    </message>
    <message>
        <source>Open ans&amp;wers…</source>
        <translation>打开答卷(&amp;W)…</translation>
    </message>
    <message>
        <source>A table with one row per answer (student, guess, answer), or one row per student and one column per question</source>
        <translation>表格：每个答案一行（student、guess、answer），或每个学生一行、每道题一列</translation>
    </message>
    <message>
        <source>Not marked</source>
        <translation>无法批改的内容</translation>
    </message>
    <message>
        <source>Open the class answers to see what caused each wrong number.</source>
        <translation>打开全班的答卷，看看每个错误答案是怎么来的。</translation>
    </message>
    <message>
        <source>Open the class answers to see the frequency of each answer.</source>
        <translation>打开全班的答卷，看看各个答案分别出现了多少次。</translation>
    </message>
    <message>
        <source>Show the answer above, with its feedback</source>
        <translation>在上方显示这个答案及其评语</translation>
    </message>
    <message>
        <source>&amp;Marks</source>
        <translation>评判(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Frequency</source>
        <translation>出现次数(&amp;F)</translation>
    </message>
    <message>
        <source>Open the key</source>
        <translation>打开答案</translation>
    </message>
    <message>
        <source>Keys (*.csv);;All files (*)</source>
        <translation>答案 (*.csv);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Open answers</source>
        <translation>打开答卷</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt);;All files (*)</source>
        <translation>表格 (*.csv *.tsv *.txt);;所有文件 (*)</translation>
    </message>
    <message>
        <source>This key is for the lesson “%1”. Open that lesson’s file first.</source>
        <translation>这份答案属于“%1”一课：请先打开这一课的文件。</translation>
    </message>
    <message>
        <source>Open the answer key first: key.csv, saved with the worksheets.</source>
        <translation>请先打开答案：与练习题一起保存的&#x2009;key.csv。</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n students</source>
        <translation>
            <numerusform>%1：%n&#x2009;名学生</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>%1 is the number of a question on its sheet, %2 its id</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1。</translation>
    </message>
    <message>
        <source>The right answer is %1.</source>
        <translation>正确答案是&#x2009;%1。</translation>
    </message>
    <message>
        <source>Column “%1” was ignored.</source>
        <translation>忽略了“%1”列。</translation>
    </message>
    <message>
        <source>Marking…</source>
        <translation>正在批改…</translation>
    </message>
    <message>
        <source>Line %1: %2.</source>
        <translation>第&#x2009;%1&#x2009;行：%2。</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n answers, %2 right</source>
        <translation>
            <numerusform>%1：%n&#x2009;个答案，其中&#x2009;%2&#x2009;个正确</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::MatrixCell</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>TP, found</source>
        <translation>TP，找到</translation>
    </message>
    <message>
        <source>FP, false alarms</source>
        <translation>FP，误报</translation>
    </message>
    <message>
        <source>FN, missed</source>
        <translation>FN，漏掉</translation>
    </message>
    <message>
        <source>TN, rejected</source>
        <translation>TN，排除</translation>
    </message>
</context>
<context>
    <name>ui::MatrixFigure</name>
    <message>
        <source>The cells have no room for counts. Enlarge the figure or use smaller text.</source>
        <translation>单元格容不下样本数。请放大图或减小字号。</translation>
    </message>
</context>
<context>
    <name>ui::MatrixPanel</name>
    <message>
        <source>Confusion matrix</source>
        <translation>混淆矩阵</translation>
    </message>
    <message>
        <source>predicted +</source>
        <translation>预测&#x2009;+</translation>
    </message>
    <message>
        <source>predicted −</source>
        <translation>预测&#x2009;−</translation>
    </message>
    <message>
        <source>total</source>
        <translation>合计</translation>
    </message>
    <message>
        <source>Move between the cells</source>
        <translation>在单元格间移动</translation>
    </message>
    <message>
        <source>Show the samples of a cell, or all of them again</source>
        <translation>显示某一单元格的样本，或重新显示全部样本</translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation>复制表格</translation>
    </message>
    <message>
        <source>Click to show these samples. Double-click to enter counts instead.</source>
        <translation>单击显示这些样本，双击可直接输入计数。</translation>
    </message>
    <message>
        <source>typed in</source>
        <translation>手动输入</translation>
    </message>
    <message>
        <source>Type four counts to see the rates. Loading samples replaces them.</source>
        <translation>输入四个计数即可看到各比率；载入样本会取代它们。</translation>
    </message>
</context>
<context>
    <name>ui::MeanChart</name>
    <message>
        <source>Mean against cutoff</source>
        <translation>均值随截断位置的变化</translation>
    </message>
    <message>
        <source>Mean %1</source>
        <translation>%1&#x2009;的均值</translation>
    </message>
    <message>
        <source>The value is undefined for every query.</source>
        <translation>所有查询的指标均无定义。</translation>
    </message>
    <message>
        <source>Calculating…</source>
        <translation>正在计算…</translation>
    </message>
    <message>
        <source>Open judgments and a run to see the mean at each cutoff.</source>
        <translation>打开相关性标注和检索结果后，可查看各截断位置上的均值。</translation>
    </message>
    <message>
        <source>%1, 95% interval</source>
        <extracomment>%1 is a run&apos;s name; the shaded band around its curve is what is named</extracomment>
        <translation>%1，95%&#x2009;区间</translation>
    </message>
    <message>
        <source>cutoff k</source>
        <translation>截断位置&#x2009;k</translation>
    </message>
    <message>
        <source>mean %1</source>
        <translation>%1&#x2009;的均值</translation>
    </message>
    <message>
        <source>k = %1</source>
        <translation>k = %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1&#x2009;至&#x2009;%2</translation>
    </message>
    <message>
        <source>95% t interval: A %1 (n = %2)</source>
        <translation>95% t&#x2009;区间：A %1（n = %2）</translation>
    </message>
    <message>
        <source>95% t interval: A %1 (n = %2), B %3 (n = %4)</source>
        <translation>95% t&#x2009;区间：A %1（n = %2），B %3（n = %4）</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1&#x2009;为&#x2009;%2</translation>
    </message>
    <message>
        <source>At k = %1: %2.</source>
        <translation>k = %1&#x2009;时：%2。</translation>
    </message>
    <message>
        <source>Mean %1 over the queries at cutoffs k = 1 to %2. Bands: 95% t intervals of the mean, n − 1 degrees of freedom.</source>
        <translation>%1&#x2009;在各查询上的均值，截断位置&#x2009;k&#x2009;从&#x2009;1&#x2009;到&#x2009;%2。带状区域：均值的&#x2009;95% t&#x2009;区间，自由度&#x2009;n − 1。</translation>
    </message>
</context>
<context>
    <name>ui::MeanCurvePanel</name>
    <message>
        <source>Mean against cutoff</source>
        <translation>均值随截断位置的变化</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>To k = %1</source>
        <translation>到&#x2009;k = %1</translation>
    </message>
    <message>
        <source>To the end of the lists</source>
        <translation>到列表末尾</translation>
    </message>
    <message>
        <source>Cutoffs</source>
        <translation>截断位置</translation>
    </message>
    <message>
        <source>Choose the range of cutoffs</source>
        <translation>选择截断位置的范围</translation>
    </message>
</context>
<context>
    <name>ui::MeanPanel</name>
    <message>
        <source>Mean</source>
        <translation>均值</translation>
    </message>
    <message>
        <source>Value of each query</source>
        <translation>各查询的值</translation>
    </message>
    <message>
        <source>Type or paste several lists, one per line, or add a query. The calculation of their mean appears here.</source>
        <translation>输入或粘贴多个列表（每行一个），或添加查询：此处将显示均值的计算过程。</translation>
    </message>
    <message>
        <source>Add a query</source>
        <translation>添加查询</translation>
    </message>
    <message>
        <source>%1 over %2 queries</source>
        <translation>%2&#x2009;个查询的&#x2009;%1</translation>
    </message>
    <message>
        <source>? %1</source>
        <translation>? %1</translation>
    </message>
    <message>
        <source>Query with an undefined value: %1</source>
        <translation>指标无定义的查询：%1</translation>
    </message>
</context>
<context>
    <name>ui::MeanView</name>
    <message>
        <source>How undefined queries count</source>
        <translation>指标无定义的查询如何计入</translation>
    </message>
    <message>
        <source>How queries missing from the run count</source>
        <translation>检索结果缺少的查询如何计入</translation>
    </message>
    <message>
        <source>Counts as 0 in the mean</source>
        <translation>在均值中计为&#x2009;0</translation>
    </message>
    <message>
        <source>The mean covers only the other queries</source>
        <translation>对其余查询求均值</translation>
    </message>
    <message>
        <source>0</source>
        <translation>0</translation>
    </message>
    <message>
        <source>1</source>
        <translation>1</translation>
    </message>
    <message>
        <source>Counts as 1 in the mean</source>
        <translation>在均值中计为&#x2009;1</translation>
    </message>
    <message>
        <source>skip</source>
        <translation>不计入</translation>
    </message>
    <message>
        <source>Undefined queries:</source>
        <translation>指标无定义的查询：</translation>
    </message>
    <message>
        <source>Missing queries:</source>
        <translation>检索结果缺少的查询：</translation>
    </message>
</context>
<context>
    <name>ui::MeansPanel</name>
    <message>
        <source>calculating…</source>
        <translation>正在计算…</translation>
    </message>
</context>
<context>
    <name>ui::MeasureDifferenceModel</name>
    <message>
        <source>Measure</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>B − A</source>
        <translation>B − A</translation>
    </message>
    <message>
        <source>%1. A: %2; B: %3; B − A: %4</source>
        <translation>%1。A：%2；B：%3；B − A：%4</translation>
    </message>
</context>
<context>
    <name>ui::MeasureHeadline</name>
    <message>
        <source>%1: not reached yet in step mode</source>
        <translation>%1：逐步计算尚未走到</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>A %1   B %2</source>
        <extracomment>The values of A and B, in large type</extracomment>
        <translation>A %1   B %2</translation>
    </message>
    <message>
        <source>B − A %1</source>
        <translation>B − A %1</translation>
    </message>
</context>
<context>
    <name>ui::MeasureList</name>
    <message>
        <source>Measures</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>Search: recall, Zobel, ndcg_cut_10 …</source>
        <translation>搜索：召回率、Zobel、ndcg_cut_10 …</translation>
    </message>
    <message>
        <source>Search the measures</source>
        <translation>搜索指标</translation>
    </message>
    <message>
        <source>Words from a measure’s description, or its name in another program</source>
        <translation>指标说明中的词，或其他程序中的名称</translation>
    </message>
    <message>
        <source>&amp;Choose a measure…</source>
        <translation>选择指标(&amp;W)…</translation>
    </message>
    <message>
        <source>No measures found.</source>
        <translation>没有指标包含这些词。</translation>
    </message>
    <message>
        <source>About the measure</source>
        <translation>指标说明</translation>
    </message>
    <message>
        <source>Add as a card</source>
        <translation>添加为卡片</translation>
    </message>
    <message>
        <source>Press Enter to add the measure as a card in Ranking, Esc to close.</source>
        <translation>按&#x2009;Enter&#x2009;把指标添加为“排序”工作区的卡片，按&#x2009;Esc&#x2009;关闭。</translation>
    </message>
    <message>
        <source>Answer five questions to see which measures fit, and what each is sensitive to</source>
        <translation>回答五个问题，看哪些指标适用，各能反映什么</translation>
    </message>
    <message>
        <source>Also accepted: %1.</source>
        <translation>也可写作：%1。</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>Also accepted</source>
        <translation>也可写作</translation>
    </message>
</context>
<context>
    <name>ui::MeasuresMenu</name>
    <message>
        <source>Add: nDCG(gain=exp)@5, RBP(p=0.8) …</source>
        <translation>添加：nDCG(gain=exp)@5、RBP(p=0.8) …</translation>
    </message>
    <message>
        <source>Add a measure</source>
        <translation>添加指标</translation>
    </message>
</context>
<context>
    <name>ui::MessageBar</name>
    <message>
        <source>Message</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Error: %1</source>
        <translation>错误：%1</translation>
    </message>
</context>
<context>
    <name>ui::MisplacedPanel</name>
    <message>
        <source>Which documents hurt</source>
        <translation>哪些文档拖累指标</translation>
    </message>
    <message>
        <source>Swap with rank</source>
        <translation>与哪一位互换</translation>
    </message>
    <message>
        <source>Costs</source>
        <translation>代价</translation>
    </message>
    <message>
        <source>How much higher the value would be after this swap. Costs do not add up, because each swap starts from this list.</source>
        <translation>互换之后指标值会高出多少。各文档的代价不能相加，因为每次互换都从当前列表开始。</translation>
    </message>
    <message>
        <source>Compare with ideal order</source>
        <translation>与理想排序对比</translation>
    </message>
    <message>
        <source>Show the list next to its ideal order in the chart</source>
        <translation>在图中并排显示列表与理想排序</translation>
    </message>
    <message>
        <source>Add documents to see which of them cost the most.</source>
        <translation>添加文档，即可看到哪些文档代价最大。</translation>
    </message>
    <message>
        <source>No document is above a better one: no swap raises %1.</source>
        <translation>没有文档排在更好的文档之前：任何交换都不能提高&#x2009;%1。</translation>
    </message>
    <message numerus="yes">
        <source>%n documents above better ones</source>
        <translation>
            <numerusform>%n&#x2009;个文档排在更好的文档之前</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the %n that cost the most</source>
        <translation>
            <numerusform>代价最大的&#x2009;%n&#x2009;个</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” at rank %2 is above “%3” at rank %4. Swapping them changes %5 from %6 to %7.</source>
        <translation>第&#x2009;%2&#x2009;位的“%1”排在第&#x2009;%4&#x2009;位的“%3”之前。互换后&#x2009;%5&#x2009;从&#x2009;%6&#x2009;变为&#x2009;%7。</translation>
    </message>
    <message>
        <source>The lower-ranked document that would raise the value most at this rank</source>
        <translation>排在它之后、换到这一位改进最大的文档</translation>
    </message>
</context>
<context>
    <name>ui::ModelCurves</name>
    <message>
        <source>Open or paste a table of labels and scores to see this curve.</source>
        <translation>打开或粘贴一个含标签和得分的表格，即可查看此曲线。</translation>
    </message>
    <message>
        <source>This curve is undefined at every threshold.</source>
        <translation>没有任何阈值在此曲线上有对应的点。</translation>
    </message>
    <message>
        <source>Bands: pointwise 95% bootstrap intervals of %1; %2 resamples of each class, seed %3.</source>
        <extracomment>%1 is what the band is an interval of, such as &quot;the true positive rate at each false ...&quot;</extracomment>
        <translation>带状区域：%1的逐点&#x2009;95%&#x2009;自助法区间；各类别分别重抽样&#x2009;%2&#x2009;次，种子&#x2009;%3。</translation>
    </message>
    <message>
        <source>%1: %2 against %3. %4.</source>
        <extracomment>A chart: its title, what stands upwards, what stands across, and the curves&apos; names</extracomment>
        <translation>%1：纵轴为%2，横轴为%3。%4。</translation>
    </message>
    <message>
        <source>t = %1</source>
        <translation>t = %1</translation>
    </message>
    <message>
        <source>threshold</source>
        <translation>阈值</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <comment>a value and its model</comment>
        <translation>%2&#x2009;为&#x2009;%1</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <comment>an interval</comment>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>Ring: threshold %1.</source>
        <translation>圆环：阈值&#x2009;%1。</translation>
    </message>
    <message>
        <source>Ring: threshold %1 of %2.</source>
        <translation>圆环：%2&#x2009;的阈值&#x2009;%1。</translation>
    </message>
    <message>
        <source>95% confidence intervals: stratified bootstrap (%1 rounds, seed %2).</source>
        <translation>95%&#x2009;置信区间由分层自助法得到（%1&#x2009;轮，种子&#x2009;%2）。</translation>
    </message>
</context>
<context>
    <name>ui::ModelCurvesPanel</name>
    <message>
        <source>Show</source>
        <translation>绘制内容</translation>
    </message>
    <message>
        <source>Choose what to show</source>
        <translation>选择绘制的内容</translation>
    </message>
    <message>
        <source>band</source>
        <translation>置信带</translation>
    </message>
    <message>
        <source>The spread of curves from resampled data: at each point, 95% of them lie within the band</source>
        <translation>重抽样数据所得曲线的散布范围：在每一处，95%&#x2009;的曲线落在带内</translation>
    </message>
    <message>
        <source>Calculating the band…</source>
        <translation>正在计算置信带…</translation>
    </message>
</context>
<context>
    <name>ui::ModelsPanel</name>
    <message>
        <source>Models</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Columns of the models table</source>
        <translation>模型表的列</translation>
    </message>
    <message>
        <source>Choose columns</source>
        <translation>选择列</translation>
    </message>
    <message>
        <source>Make this the current model</source>
        <translation>把该模型设为当前模型</translation>
    </message>
    <message>
        <source>How the models’ values are calculated</source>
        <translation>各模型数值的计算过程</translation>
    </message>
    <message>
        <source>Calculating…</source>
        <translation>正在计算…</translation>
    </message>
    <message>
        <source>Open or paste a table of labels and scores to compare its models side by side.</source>
        <translation>打开或粘贴一个含标签和得分的表格，即可并排比较各模型。</translation>
    </message>
    <message>
        <source>Resample whole groups</source>
        <translation>按整组重抽样</translation>
    </message>
    <message>
        <source>Computes intervals by a bootstrap of whole groups, for samples that are not independent, such as several rows for one patient. This turns off the tests.</source>
        <translation>区间来自按整组重抽样的自助法，适用于不独立的样本，例如同一患者的多行；不作检验</translation>
    </message>
</context>
<context>
    <name>ui::NotRetrievedSection</name>
    <message>
        <source>Judged, not retrieved</source>
        <translation>已标注但未检索到</translation>
    </message>
    <message>
        <source>Add a judged document that was not retrieved</source>
        <translation>添加一个已标注但未检索到的文档</translation>
    </message>
    <message>
        <source>Counts in the ideal ranking.</source>
        <translation>计入理想排序。</translation>
    </message>
    <message>
        <source>Does not count in the ideal ranking.</source>
        <translation>不计入理想排序。</translation>
    </message>
</context>
<context>
    <name>ui::NumberField</name>
    <message>
        <source>0.5 or 1/2</source>
        <translation>0.5&#x2009;或&#x2009;1/2</translation>
    </message>
    <message>
        <source>A number, a fraction such as 17/40, or a percentage such as 42.5%</source>
        <translation>小数、分数（如&#x2009;17/40）或百分数（如&#x2009;42.5%）</translation>
    </message>
    <message>
        <source>the class’s guess</source>
        <translation>全班的猜测</translation>
    </message>
    <message>
        <source>The median or all guesses: 0.5; 0.9; 12 x 1</source>
        <translation>中位数或全部猜测：0.5；0.9；12 x 1</translation>
    </message>
    <message>
        <source>Undefined</source>
        <translation>无定义</translation>
    </message>
    <message>
        <source>The denominator would be 0</source>
        <translation>分母会是&#x2009;0</translation>
    </message>
    <message>
        <source>Enter a guess first: click the axis or type a number.</source>
        <translation>请先在数轴上放好标记，或输入一个数。</translation>
    </message>
    <message>
        <source>“%1” is not a number. Enter a number such as 0.5326, 17/40 or 53.26%.</source>
        <translation>“%1”不是数字。请写成&#x2009;0.5326、17/40&#x2009;或&#x2009;53.26%。</translation>
    </message>
    <message>
        <source>Enter the class median, or all the guesses, separated by semicolons.</source>
        <translation>输入全班的中位数，或用分号隔开的各个数。</translation>
    </message>
    <message>
        <source>Click the axis, drag the mark, or type a number.</source>
        <translation>点击数轴放置标记，也可以拖动，或直接输入数。</translation>
    </message>
</context>
<context>
    <name>ui::NumberPrompt</name>
    <message>
        <source>Number</source>
        <translation>数</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>确认</translation>
    </message>
    <message>
        <source>Cancel (Esc)</source>
        <translation>取消（Esc）</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>ui::OpenSetDialog</name>
    <message>
        <source>Open a set</source>
        <translation>打开套题</translation>
    </message>
    <message>
        <source>&amp;Lesson</source>
        <translation>课(&amp;L)</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>课</translation>
    </message>
    <message>
        <source>&amp;Set</source>
        <translation>套题(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Random seed</source>
        <translation>随机种子(&amp;R)</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>套题</translation>
    </message>
    <message>
        <source>Code on the sheet, such as 7f3a</source>
        <translation>练习题页脚的代码，如&#x2009;7f3a</translation>
    </message>
    <message>
        <source>Random seed</source>
        <translation>随机种子</translation>
    </message>
    <message>
        <source>Seed of the sheets, such as 2026</source>
        <translation>练习题的种子，如&#x2009;2026</translation>
    </message>
    <message>
        <source>&amp;Sheet</source>
        <translation>练习题(&amp;S)</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>练习题</translation>
    </message>
    <message>
        <source>set %1: %2</source>
        <translation>套题&#x2009;%1：%2</translation>
    </message>
    <message>
        <source>The lessons on this sheet are not open. Open them first.</source>
        <translation>这份练习题所用的课尚未打开，请先打开。</translation>
    </message>
    <message>
        <source>The random seed must be a whole number, 0 or more.</source>
        <translation>随机种子必须是不小于&#x2009;0&#x2009;的整数。</translation>
    </message>
    <message>
        <source>A set code has four or more digits or letters from a to f, such as 7f3a.</source>
        <translation>套题代码由四个以上的数字或字母&#x2009;a&#x2009;到&#x2009;f&#x2009;组成，例如&#x2009;7f3a。</translation>
    </message>
</context>
<context>
    <name>ui::OrderField</name>
    <message>
        <source>%1.  %2</source>
        <extracomment>%1 is a place in an order, %2 a name</extracomment>
        <translation>%1.  %2</translation>
    </message>
    <message>
        <source>%1 — %2</source>
        <translation>%1 — %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Put the highest at the top: drag a row, or press Ctrl+Up or Ctrl+Down.</source>
        <translation>最高的放在最上面：拖动一行，或按&#x2009;Ctrl+↑、Ctrl+↓ 移动。</translation>
    </message>
</context>
<context>
    <name>ui::OrdersPanel</name>
    <message>
        <source>Run order by measure</source>
        <translation>各检索结果的次序</translation>
    </message>
</context>
<context>
    <name>ui::OrdersView</name>
    <message>
        <source>Previous or next run in the chart</source>
        <translation>图中上一个或下一个检索结果</translation>
    </message>
    <message>
        <source>Best or worst run in the chart</source>
        <translation>图中最好或最差的检索结果</translation>
    </message>
    <message>
        <source>Make this run A (the baseline)</source>
        <translation>设为&#x2009;A（基线）</translation>
    </message>
    <message>
        <source>Make this run B</source>
        <translation>设为&#x2009;B</translation>
    </message>
</context>
<context>
    <name>ui::PairColumns</name>
    <message>
        <source>Grades in se&amp;veral columns</source>
        <translation>多列等级(&amp;V)</translation>
    </message>
    <message>
        <source>Grades in &amp;words</source>
        <translation>文字等级(&amp;W)</translation>
    </message>
    <message>
        <source>Grades in several columns</source>
        <translation>多列等级</translation>
    </message>
    <message>
        <source>use the mean</source>
        <translation>取平均</translation>
    </message>
    <message>
        <source>use the median</source>
        <translation>取中位数</translation>
    </message>
    <message>
        <source>use the leftmost</source>
        <translation>取最左一列</translation>
    </message>
    <message>
        <source>Grades in words</source>
        <translation>文字等级</translation>
    </message>
    <message>
        <source>A number for each word, as in Exact=3,Partial=1</source>
        <translation>每个词对应的数，如&#x2009;Exact=3,Partial=1</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>查询</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>文档</translation>
    </message>
    <message>
        <source>Grade</source>
        <translation>等级</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>排名</translation>
    </message>
    <message>
        <source>Columns of “%1”</source>
        <translation>“%1”的各列</translation>
    </message>
    <message>
        <source>First rows of the table</source>
        <translation>表格的前几行</translation>
    </message>
    <message>
        <source>reject the file</source>
        <translation>拒绝该文件</translation>
    </message>
    <message>
        <source>ignored</source>
        <translation>不读取</translation>
    </message>
</context>
<context>
    <name>ui::PairMatrix</name>
    <message>
        <source>Pair matrix</source>
        <translation>文档对矩阵</translation>
    </message>
    <message>
        <source>Move through the pairs</source>
        <translation>逐对查看</translation>
    </message>
    <message>
        <source>Move by a page of pairs</source>
        <translation>一次翻一页</translation>
    </message>
    <message>
        <source>First or last pair of the row</source>
        <translation>本行的第一对或最后一对</translation>
    </message>
    <message>
        <source>First or last pair overall</source>
        <translation>全部的第一对或最后一对</translation>
    </message>
    <message>
        <source>Not reached yet in step mode.</source>
        <translation>逐步计算尚未走到这里。</translation>
    </message>
    <message>
        <source>Each row is the higher-ranked document of a pair, each column the lower-ranked one.</source>
        <translation>每一对中，靠前者为行，靠后者为列。</translation>
    </message>
    <message>
        <source>Add two documents to see the first pair.</source>
        <translation>有两个文档才能构成第一对。</translation>
    </message>
    <message>
        <source>lower →</source>
        <translation>靠后 →</translation>
    </message>
    <message>
        <source>higher ↓</source>
        <translation>靠前 ↓</translation>
    </message>
</context>
<context>
    <name>ui::PairWords</name>
    <message>
        <source>unjudged</source>
        <translation>未标注</translation>
    </message>
    <message>
        <source>concordant</source>
        <translation>一致</translation>
    </message>
    <message>
        <source>tied</source>
        <translation>并列</translation>
    </message>
    <message>
        <source>discordant</source>
        <translation>不一致</translation>
    </message>
    <message>
        <source>1/%1 + 1/%2 = %3</source>
        <translation>1/%1 + 1/%2 = %3</translation>
    </message>
    <message>
        <source>Ranks %1 and %2: grades %3 and %4, %5, weight %6.</source>
        <translation>第&#x2009;%1&#x2009;位与第&#x2009;%2&#x2009;位：等级&#x2009;%3&#x2009;与&#x2009;%4，%5，权重&#x2009;%6。</translation>
    </message>
    <message>
        <source>%1 It is past the cutoff, so it does not count.</source>
        <translation>%1在截断位置之后，不计入。</translation>
    </message>
    <message>
        <source>%1 of %2 pairs so far are in order.</source>
        <translation>目前&#x2009;%2&#x2009;对中有&#x2009;%1&#x2009;对次序正确。</translation>
    </message>
    <message>
        <source>%1 of %2 pairs so far are in order, weight %3 of %4.</source>
        <translation>目前&#x2009;%2&#x2009;对中有&#x2009;%1&#x2009;对次序正确，权重为&#x2009;%4&#x2009;中的&#x2009;%3。</translation>
    </message>
    <message>
        <source>All grades differ, so there is one ideal ranking, and RC is the share of pairs in the same order.</source>
        <translation>等级各不相同：理想排序只有一种，RC&#x2009;就是次序一致的文档对所占的比例。</translation>
    </message>
    <message>
        <source>%1 agrees on %2 of the pairs</source>
        <comment>ranks, a share</comment>
        <translation>%1&#x2009;的一致比例为&#x2009;%2</translation>
    </message>
    <message>
        <source>%1 ideal rankings</source>
        <translation>%1&#x2009;种理想排序</translation>
    </message>
    <message>
        <source>Too many ideal rankings to list</source>
        <translation>理想排序多得无法逐一列举</translation>
    </message>
    <message>
        <source>%1: %2. RC is the highest of these.</source>
        <translation>%1：%2。其中最大者即为&#x2009;RC。</translation>
    </message>
    <message>
        <source>%1 %2 %3</source>
        <translation>%1 %2 %3</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1，%2，%3</translation>
    </message>
    <message numerus="yes">
        <source>%n pairs: %1</source>
        <translation>
            <numerusform>%n&#x2009;对：%1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 ✓, %3 =, %4 ✗</source>
        <comment>numbers of pairs</comment>
        <translation>%1：%2 ✓，%3 =，%4 ✗</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Weight %1: %2, %3, %4</source>
        <translation>权重&#x2009;%1：%2，%3，%4</translation>
    </message>
    <message>
        <source>%1. They agree on %2 to %3 of the pairs. RC is the highest of these.</source>
        <translation>%1，文档对的一致比例从&#x2009;%2&#x2009;到&#x2009;%3。其中最大者即为&#x2009;RC。</translation>
    </message>
    <message>
        <source>The list is compared with the closest ideal ranking: the documents at ranks %1, in this order.</source>
        <translation>列表与最接近的理想排序&#x2009;%1&#x2009;比较（数字为原排名，等级高者在前）。</translation>
    </message>
</context>
<context>
    <name>ui::PanelFields</name>
    <message>
        <source>Grid</source>
        <translation>排列</translation>
    </message>
    <message>
        <source>Add other charts as panels of the same figure</source>
        <translation>将其他图表作为同一幅图的子图</translation>
    </message>
    <message>
        <source>Rows and columns of the panels</source>
        <translation>子图的行数与列数</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>子图</translation>
    </message>
    <message>
        <source>This chart only</source>
        <translation>仅此图表</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>另加&#x2009;%n&#x2009;幅</numerusform>
        </translation>
    </message>
    <message>
        <source>Panels: this chart only</source>
        <translation>子图：仅此图表</translation>
    </message>
    <message>
        <source>Panels: also %1</source>
        <translation>子图：另有%1</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <extracomment>Rows and columns of panels</extracomment>
        <translation>%1 × %2</translation>
    </message>
</context>
<context>
    <name>ui::PanelGroup</name>
    <message>
        <source>Panel group</source>
        <translation>同一位置的面板</translation>
    </message>
    <message>
        <source>Panel tabs</source>
        <translation>面板的标签页</translation>
    </message>
    <message>
        <source>Switch to another panel</source>
        <translation>切换到另一个面板</translation>
    </message>
</context>
<context>
    <name>ui::PickField</name>
    <message>
        <source>▲ Up</source>
        <translation>▲ 上升</translation>
    </message>
    <message>
        <source>▼ Down</source>
        <translation>▼ 下降</translation>
    </message>
    <message>
        <source>= The same</source>
        <translation>=&#x2009;不变</translation>
    </message>
    <message>
        <source>= The same</source>
        <comment>of several</comment>
        <translation>=&#x2009;都相同</translation>
    </message>
    <message>
        <source>Choose one of these first.</source>
        <translation>请先选择一项。</translation>
    </message>
    <message>
        <source>%1 ✓</source>
        <translation>%1 ✓</translation>
    </message>
    <message>
        <source>Click an answer, or press U, D or S.</source>
        <translation>点击选择，或按&#x2009;U（上升）、D（下降）、S（不变）键。</translation>
    </message>
    <message>
        <source>Click an answer, or press its number.</source>
        <translation>点击选择，或按序号数字键。</translation>
    </message>
    <message>
        <source>%1 ✗</source>
        <translation>%1 ✗</translation>
    </message>
</context>
<context>
    <name>ui::PlainTableModel</name>
    <message>
        <source>%1, best</source>
        <extracomment>A value that is the best of its column</extracomment>
        <translation>%1，最佳</translation>
    </message>
</context>
<context>
    <name>ui::PlainTableView</name>
    <message>
        <source>Move between rows</source>
        <translation>在各行之间移动</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>排列依据</translation>
    </message>
</context>
<context>
    <name>ui::PrCurves</name>
    <message>
        <source>Precision–recall curve</source>
        <translation>精确率–召回率曲线</translation>
    </message>
    <message>
        <source>AP %1</source>
        <translation>AP %1</translation>
    </message>
    <message>
        <source>trapezoids %1</source>
        <extracomment>The area below the precision-recall curve drawn with straight lines; AP is that in steps</extracomment>
        <translation>梯形面积&#x2009;%1</translation>
    </message>
    <message>
        <source>Precision against recall at every threshold. Average precision (AP) is %1.</source>
        <translation>各阈值下的精确率（纵轴）与召回率（横轴）。平均精确率（AP）为&#x2009;%1。</translation>
    </message>
    <message>
        <source>Dotted lines: equal F, with beta = %1.</source>
        <translation>每条点线上&#x2009;β = %1&#x2009;的&#x2009;F&#x2009;值相同。</translation>
    </message>
    <message>
        <source>Dashed line: the precision when all samples are predicted positive, %1.</source>
        <translation>虚线为全部判为正时的精确率&#x2009;%1。</translation>
    </message>
    <message>
        <source>The precision–recall curve has one point for each score and is drawn in steps: between two recall values, the precision is that of the higher recall. With no samples predicted positive, precision is drawn as 1. AP is the area under the steps, without interpolation.</source>
        <translation>精确率–召回率曲线上每个不同的得分对应一个点，以阶梯线连接：到达某一召回率之前，精确率取到达该点时的值。没有样本预测为正时，精确率画作&#x2009;1。AP&#x2009;为阶梯线下的面积，不作插值。</translation>
    </message>
    <message>
        <source>recall</source>
        <translation>召回率</translation>
    </message>
    <message>
        <source>precision</source>
        <translation>精确率</translation>
    </message>
    <message>
        <source>all positive</source>
        <translation>全部判为正</translation>
    </message>
    <message>
        <source>F = %1</source>
        <translation>F = %1</translation>
    </message>
    <message>
        <source>PR</source>
        <translation>PR</translation>
    </message>
    <message>
        <source>At threshold %1, recall is %2 and precision is %3.</source>
        <translation>阈值为&#x2009;%1&#x2009;时，召回率为&#x2009;%2，精确率为&#x2009;%3。</translation>
    </message>
    <message>
        <source>no predicted positives</source>
        <translation>没有预测为正的样本</translation>
    </message>
    <message>
        <source>the precision at each recall value</source>
        <translation>各召回率处精确率</translation>
    </message>
    <message>
        <source>%1 of predicted positives are correct</source>
        <extracomment>Next to the current point of a curve: the precision as a share</extracomment>
        <translation>预测为正的样本中&#x2009;%1&#x2009;正确</translation>
    </message>
    <message>
        <source>Sensitivity</source>
        <extracomment>The titles of a precision–recall curve&apos;s axes in clinical papers</extracomment>
        <translation>灵敏度</translation>
    </message>
    <message>
        <source>Positive predictive value</source>
        <translation>阳性预测值</translation>
    </message>
    <message>
        <source>Positive predictive value (precision) against sensitivity (recall) at every threshold. Average precision (AP) is %1.</source>
        <translation>各阈值下的阳性预测值（精确率，纵轴）与灵敏度（召回率，横轴）。平均精确率（AP）为&#x2009;%1。</translation>
    </message>
    <message>
        <source>the positive predictive value at each sensitivity</source>
        <translation>各灵敏度处阳性预测值</translation>
    </message>
    <message>
        <source>Dashed line: the positive predictive value when all samples are predicted positive, %1.</source>
        <translation>虚线为全部判为正时的阳性预测值&#x2009;%1。</translation>
    </message>
    <message>
        <source>The precision–recall curve has one point for each score and is drawn in steps: between two sensitivities, the positive predictive value is that of the higher sensitivity. With no samples predicted positive, it is drawn as 1. AP is the area under the steps, without interpolation.</source>
        <translation>精确率–召回率曲线上每个不同的得分对应一个点，以阶梯线连接：两个灵敏度之间，阳性预测值取较高灵敏度处的值。没有样本预测为正时，画作&#x2009;1。AP&#x2009;为阶梯线下的面积，不作插值。</translation>
    </message>
    <message>
        <source>The precision–recall curve has one point for each score, joined by straight lines. With no samples predicted positive, precision is drawn as 1. AP is the area under the steps, without interpolation. The area under these lines (trapezoids) is %1.</source>
        <translation>精确率–召回率曲线上每个不同的得分对应一个点，以直线连接；没有样本预测为正时，精确率画作&#x2009;1。AP&#x2009;为阶梯线下的面积，不作插值；这些直线下的面积（梯形法）为&#x2009;%1。</translation>
    </message>
    <message>
        <source>At threshold %1, sensitivity is %2 and the positive predictive value is %3.</source>
        <translation>阈值为&#x2009;%1&#x2009;时，灵敏度为&#x2009;%2，阳性预测值为&#x2009;%3。</translation>
    </message>
</context>
<context>
    <name>ui::PrecisionRecallPanel</name>
    <message>
        <source>F contours</source>
        <translation>F&#x2009;等值线</translation>
    </message>
    <message>
        <source>straight lines</source>
        <translation>直线连接</translation>
    </message>
    <message>
        <source>PR curve</source>
        <translation>PR&#x2009;曲线</translation>
    </message>
    <message>
        <source>Lines of equal F. Set β in Settings.</source>
        <translation>每条线上的&#x2009;F&#x2009;值相同。β&#x2009;在“设置”中设定。</translation>
    </message>
    <message>
        <source>Join the points with straight lines instead of steps. Average precision is the area under the steps.</source>
        <translation>用直线连接各点，而不用阶梯线。平均精确率是阶梯线下的面积。</translation>
    </message>
</context>
<context>
    <name>ui::Presentation</name>
    <message>
        <source>Leave step mode, then the presentation</source>
        <translation>先退出逐步模式，再退出演示</translation>
    </message>
    <message>
        <source>Leave the presentation</source>
        <translation>退出演示</translation>
    </message>
    <message>
        <source>Spotlight on or off</source>
        <translation>开关聚光灯</translation>
    </message>
    <message>
        <source>Black screen on or off</source>
        <translation>开关黑屏</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>放大</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>缩小</translation>
    </message>
    <message>
        <source>Normal size</source>
        <translation>正常大小</translation>
    </message>
    <message>
        <source>Presentation — Rankscope</source>
        <translation>演示 — Rankscope</translation>
    </message>
    <message>
        <source>Presentation</source>
        <translation>演示</translation>
    </message>
    <message>
        <source>Black screen</source>
        <translation>黑屏</translation>
    </message>
    <message>
        <source>%1 · L: spotlight · B: black screen · Esc: leave</source>
        <translation>%1 · L&#x2009;聚光灯 · B&#x2009;黑屏 · Esc&#x2009;退出</translation>
    </message>
</context>
<context>
    <name>ui::PreviewMark</name>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
</context>
<context>
    <name>ui::QueriesInStrip</name>
    <message>
        <source>%1: %2 %3</source>
        <translation>%1：%2 %3</translation>
    </message>
</context>
<context>
    <name>ui::QueriesModel</name>
    <message>
        <source>Edited here.</source>
        <translation>在此修改过。</translation>
    </message>
    <message>
        <source>No judgments.</source>
        <translation>没有标注。</translation>
    </message>
    <message>
        <source>%1 of run %2: %3</source>
        <translation>检索结果&#x2009;%2&#x2009;的&#x2009;%1：%3</translation>
    </message>
    <message>
        <source>B minus A: %1</source>
        <translation>B&#x2009;减&#x2009;A：%1</translation>
    </message>
    <message>
        <source>Possible range: %1</source>
        <translation>可能的范围：%1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>查询</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>Δ</source>
        <translation>Δ</translation>
    </message>
    <message>
        <source>Δ range</source>
        <translation>Δ&#x2009;的可能范围</translation>
    </message>
    <message>
        <source>range</source>
        <translation>可能范围</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>标记</translation>
    </message>
    <message>
        <source>%1 %2 of run %3</source>
        <translation>检索结果&#x2009;%1（%3）的&#x2009;%2</translation>
    </message>
    <message>
        <source>%1 of run %2</source>
        <translation>检索结果&#x2009;%2&#x2009;的&#x2009;%1</translation>
    </message>
    <message>
        <source>Δ %1</source>
        <translation>Δ %1</translation>
    </message>
    <message>
        <source>possible range of %1</source>
        <translation>%1&#x2009;的可能范围</translation>
    </message>
    <message>
        <source>mark</source>
        <translation>标记</translation>
    </message>
    <message>
        <source>id</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>%1, sorted, largest first</source>
        <translation>%1，从大到小排列</translation>
    </message>
    <message>
        <source>%1, sorted, smallest first</source>
        <translation>%1，从小到大排列</translation>
    </message>
    <message>
        <source>%1. Click to sort by it.</source>
        <translation>%1。单击按此列排列。</translation>
    </message>
    <message>
        <source>B minus A in %1: %2</source>
        <translation>%1&#x2009;中&#x2009;B&#x2009;减&#x2009;A：%2</translation>
    </message>
    <message>
        <source>A %1</source>
        <translation>A %1</translation>
    </message>
    <message>
        <source>B %1</source>
        <translation>B %1</translation>
    </message>
    <message>
        <source>Missing from run “%1”.</source>
        <translation>检索结果“%1”中没有。</translation>
    </message>
</context>
<context>
    <name>ui::QueriesPanel</name>
    <message>
        <source>Queries</source>
        <translation>查询</translation>
    </message>
    <message>
        <source>Filter: id, Δ &lt; −0.1</source>
        <translation>筛选：编号、Δ &lt; −0.1</translation>
    </message>
    <message>
        <source>Filter the queries</source>
        <translation>筛选查询</translation>
    </message>
    <message>
        <source>Show how much unjudged documents could change each query’s value</source>
        <translation>显示未标注文档能使各查询变动多少</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Show only the queries missing from a file</source>
        <translation>只显示某个文件缺少的查询</translation>
    </message>
    <message>
        <source>Calculating %1 for every query…</source>
        <translation>正在计算各查询的&#x2009;%1…</translation>
    </message>
    <message>
        <source>Words from the id or text, and conditions such as Δ &lt; −0.1, A &gt; 0.5, judged@10 &lt; 1, A.RR@10 = 1, group:short, edited or missing. Combine them with and, or, not and parentheses. Press Esc to show all queries.</source>
        <translation>编号或文本中的词，以及条件：Δ &lt; −0.1、A &gt; 0.5、judged@10 &lt; 1、A.RR@10 = 1、group:short（组）、edited（已修改）、missing（缺失），可用&#x2009;and（且）、or（或）、not（非）和括号组合。按&#x2009;Esc&#x2009;显示全部查询。</translation>
    </message>
    <message>
        <source>There are no query groups.</source>
        <translation>没有查询组。</translation>
    </message>
    <message>
        <source>There is no group “%1”. Use one of these: %2.</source>
        <translation>没有“%1”组。可用的组：%2。</translation>
    </message>
    <message>
        <source>Show other measures in columns next to the current one</source>
        <translation>在当前指标旁用列显示其他指标</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>A measure of a number of queries: &quot;nDCG@10 of 24&quot;</extracomment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>What unjudged documents could change</source>
        <translation>未标注文档可能改变什么</translation>
    </message>
    <message>
        <source>sorted by %1</source>
        <translation>按&#x2009;%1&#x2009;排列</translation>
    </message>
    <message>
        <source>best for B first</source>
        <translation>B&#x2009;较好的在前</translation>
    </message>
    <message>
        <source>worst for B first</source>
        <translation>B&#x2009;较差的在前</translation>
    </message>
    <message>
        <source>%1 of %2 of %3</source>
        <extracomment>A measure of the queries that match the filter: &quot;nDCG@10 of 3 of 24&quot;</extracomment>
        <translation>%3&#x2009;中&#x2009;%2&#x2009;的&#x2009;%1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Other runs are also missing queries.</source>
        <translation>其他检索结果也缺少一些查询。</translation>
    </message>
</context>
<context>
    <name>ui::QueriesView</name>
    <message>
        <source>Queries</source>
        <translation>查询</translation>
    </message>
    <message>
        <source>Press Up or Down to choose a query, Enter to open it in Ranking, / to go to the filter, Esc to show all queries.</source>
        <translation>用上下键选择查询，按&#x2009;Enter&#x2009;在“排序”中打开，按&#x2009;/&#x2009;转到筛选，按&#x2009;Esc&#x2009;显示全部查询。</translation>
    </message>
    <message>
        <source>Columns of the queries table</source>
        <translation>查询表的列</translation>
    </message>
    <message>
        <source>Choose a query</source>
        <translation>选择查询</translation>
    </message>
    <message>
        <source>Open the query in Ranking</source>
        <translation>在“排序”中打开该查询</translation>
    </message>
    <message>
        <source>/</source>
        <translation>/</translation>
    </message>
    <message>
        <source>Go to the filter</source>
        <translation>转到筛选</translation>
    </message>
    <message>
        <source>Show all queries</source>
        <translation>显示全部查询</translation>
    </message>
    <message>
        <source>Copy the selected rows</source>
        <translation>复制所选的行</translation>
    </message>
    <message numerus="yes">
        <source>Revert %n queries</source>
        <translation>
            <numerusform>还原&#x2009;%n&#x2009;个查询</numerusform>
        </translation>
    </message>
    <message>
        <source>No queries match the filter. Press Esc to show all.</source>
        <translation>没有查询符合筛选条件。按&#x2009;Esc&#x2009;显示全部查询。</translation>
    </message>
    <message>
        <source>Open judgments (qrels) and one or more runs, or drop the files here, to list every query with its values.</source>
        <translation>打开相关性标注（qrels）和一个或多个检索结果，或把文件拖到这里：将列出每个查询及其各值。</translation>
    </message>
    <message>
        <source>Sort by %1</source>
        <translation>按%1排列</translation>
    </message>
    <message>
        <source>Open in Ranking</source>
        <translation>在“排序”中打开</translation>
    </message>
    <message>
        <source>Sort by another run</source>
        <translation>按其他检索结果排列</translation>
    </message>
    <message>
        <source>Columns of other measures</source>
        <translation>其他指标的列</translation>
    </message>
    <message>
        <source>Revert queries to files</source>
        <translation>查询还原为文件中的样子</translation>
    </message>
    <message>
        <source>Revert query to files</source>
        <translation>查询还原为文件中的样子</translation>
    </message>
</context>
<context>
    <name>ui::QueryChart</name>
    <message>
        <source>Open judgments and two runs to compare them query by query.</source>
        <translation>打开相关性标注和两个检索结果后，可逐个查询比较。</translation>
    </message>
    <message>
        <source>Add a second run to compare them query by query.</source>
        <translation>再添加一个检索结果，即可逐个查询比较。</translation>
    </message>
    <message>
        <source>Calculating…</source>
        <translation>正在计算…</translation>
    </message>
    <message>
        <source>No queries match the filter.</source>
        <translation>没有查询符合筛选条件。</translation>
    </message>
    <message>
        <source>No queries can be compared. %1.</source>
        <translation>没有可比较的查询。%1。</translation>
    </message>
    <message>
        <source>Open judgments and a run to see its value for each query.</source>
        <translation>打开相关性标注和一个检索结果后，可查看各查询的值。</translation>
    </message>
    <message>
        <source>The value is undefined for every query. %1.</source>
        <translation>所有查询的指标均无定义。%1。</translation>
    </message>
    <message>
        <source>%1 skipped: missing from the run</source>
        <translation>略去&#x2009;%1&#x2009;个：不在检索结果中</translation>
    </message>
</context>
<context>
    <name>ui::QueryChartView</name>
    <message>
        <source>Previous or next query in the chart</source>
        <translation>图中的上一个或下一个查询</translation>
    </message>
    <message>
        <source>Move by a tenth of the queries</source>
        <translation>一次移动十分之一的查询</translation>
    </message>
    <message>
        <source>First or last query in the chart</source>
        <translation>图中的第一个或最后一个查询</translation>
    </message>
    <message>
        <source>Open the query in Ranking</source>
        <translation>在“排序”中打开该查询</translation>
    </message>
</context>
<context>
    <name>ui::QueryDifferences</name>
    <message>
        <source>Difference per query</source>
        <translation>各查询的差值</translation>
    </message>
    <message>
        <source>Δ %1 per query</source>
        <translation>各查询的&#x2009;Δ %1</translation>
    </message>
    <message>
        <source>queries sorted by Δ</source>
        <translation>按&#x2009;Δ&#x2009;排列的查询</translation>
    </message>
    <message>
        <source>Δ %1</source>
        <translation>Δ %1</translation>
    </message>
    <message>
        <source>mean %1</source>
        <translation>均值&#x2009;%1</translation>
    </message>
    <message>
        <source>Difference in %1 per query, %2 minus %3, over %4, in ascending order. The mean is %5. %6, %7, %8.</source>
        <translation>%1&#x2009;在&#x2009;%4上的差值（%2&#x2009;减&#x2009;%3），按升序排列。均值为&#x2009;%5。%6，%7，%8。</translation>
    </message>
    <message>
        <source>The 95% t interval of the mean difference is %1 to %2 (n − 1 degrees of freedom, not corrected for multiple comparisons).</source>
        <translation>平均差值的&#x2009;95% t&#x2009;区间为&#x2009;%1&#x2009;至&#x2009;%2，自由度&#x2009;n − 1，未作多重比较校正。</translation>
    </message>
    <message>
        <source>%1 − %2, %3</source>
        <extracomment>What an axis shows: one system less the other, by which measure</extracomment>
        <translation>%1 − %2，%3</translation>
    </message>
    <message>
        <source>weighted mean %1</source>
        <translation>加权均值&#x2009;%1</translation>
    </message>
    <message>
        <source>The 95% t interval of the weighted mean difference is %1 to %2 (not corrected for multiple comparisons).</source>
        <translation>加权均值差的&#x2009;95% t&#x2009;区间为&#x2009;%1&#x2009;至&#x2009;%2（未作多重比较校正）。</translation>
    </message>
</context>
<context>
    <name>ui::QueryDistribution</name>
    <message>
        <source>Distribution</source>
        <translation>分布</translation>
    </message>
    <message>
        <source>Distribution of Δ %1</source>
        <translation>Δ %1&#x2009;的分布</translation>
    </message>
    <message>
        <source>Distribution of %1</source>
        <translation>%1&#x2009;的分布</translation>
    </message>
    <message>
        <source>queries</source>
        <translation>查询数</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>%1 minus %2</source>
        <translation>%1&#x2009;减&#x2009;%2</translation>
    </message>
    <message>
        <source>Δ %1</source>
        <translation>Δ %1</translation>
    </message>
    <message>
        <source>%1 from %2 to %3: %4</source>
        <translation>%1&#x2009;在&#x2009;%2&#x2009;至&#x2009;%3&#x2009;之间：%4</translation>
    </message>
    <message>
        <source>Δ</source>
        <translation>Δ</translation>
    </message>
    <message>
        <source>Distribution of %1 over %2. The mean is %4 for %3 and %6 for %5.</source>
        <translation>%1&#x2009;在&#x2009;%2上的分布。%3&#x2009;的均值为&#x2009;%4，%5&#x2009;为&#x2009;%6。</translation>
    </message>
    <message>
        <source>Distribution of the difference in %1 over %2, %3 minus %4. The mean is %5.</source>
        <translation>%1&#x2009;的差值（%3&#x2009;减&#x2009;%4）在&#x2009;%2上的分布。均值为&#x2009;%5。</translation>
    </message>
    <message>
        <source>Distribution of %1 for “%2” over %3. The mean is %4.</source>
        <translation>“%2”的&#x2009;%1&#x2009;在&#x2009;%3上的分布。均值为&#x2009;%4。</translation>
    </message>
</context>
<context>
    <name>ui::QueryGroupsModel</name>
    <message>
        <source>Group</source>
        <translation>组</translation>
    </message>
    <message>
        <source>Click to show the group’s queries</source>
        <translation>单击即显示该组的查询</translation>
    </message>
    <message>
        <source>Queries that count in both runs</source>
        <translation>在两个检索结果中都计入的查询</translation>
    </message>
    <message>
        <source>B minus A</source>
        <translation>B&#x2009;减&#x2009;A</translation>
    </message>
    <message>
        <source>95% CI of Δ</source>
        <translation>Δ&#x2009;的&#x2009;95%&#x2009;区间</translation>
    </message>
    <message>
        <source>t interval of the mean difference</source>
        <translation>平均差值的&#x2009;t&#x2009;区间</translation>
    </message>
    <message>
        <source>paired t: Holm-adjusted p</source>
        <translation>配对&#x2009;t：Holm&#x2009;校正的&#x2009;p&#x2009;值</translation>
    </message>
    <message>
        <source>randomisation: Holm-adjusted p</source>
        <translation>随机化：Holm&#x2009;校正的&#x2009;p&#x2009;值</translation>
    </message>
    <message>
        <source>Queries where B is better, equal or worse</source>
        <translation>B&#x2009;较好、相等、较差的查询数</translation>
    </message>
    <message>
        <source>all queries</source>
        <translation>全部查询</translation>
    </message>
    <message>
        <source>%1: still calculating the values that its filter needs.</source>
        <translation>%1：正在计算其筛选条件要用的值。</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n queries: mean %2.</source>
        <translation>
            <numerusform>%1，%n&#x2009;个查询：均值为&#x2009;%2。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n queries: A %2, B %3, difference %4.</source>
        <translation>
            <numerusform>%1，%n&#x2009;个查询：A&#x2009;为&#x2009;%2，B&#x2009;为&#x2009;%3，差值&#x2009;%4。</numerusform>
        </translation>
    </message>
    <message>
        <source>Its queries come from a saved filter.</source>
        <translation>其查询来自一个已保存的筛选条件。</translation>
    </message>
    <message>
        <source>Queries</source>
        <translation>查询数</translation>
    </message>
    <message>
        <source>95% CI of Δ: lower end</source>
        <translation>Δ&#x2009;的&#x2009;95%&#x2009;区间：下限</translation>
    </message>
    <message>
        <source>95% CI of Δ: upper end</source>
        <translation>Δ&#x2009;的&#x2009;95%&#x2009;区间：上限</translation>
    </message>
    <message>
        <source>Paired t</source>
        <translation>配对&#x2009;t&#x2009;检验</translation>
    </message>
    <message>
        <source>Randomisation</source>
        <translation>随机化检验</translation>
    </message>
    <message>
        <source>Won / tied / lost</source>
        <translation>胜&#x2009;/&#x2009;平&#x2009;/&#x2009;负</translation>
    </message>
    <message>
        <source>Student’s paired t test, Holm-adjusted across the groups</source>
        <translation>Student&#x2009;配对&#x2009;t&#x2009;检验，对各组作&#x2009;Holm&#x2009;校正</translation>
    </message>
    <message>
        <source>Fisher’s randomisation test, Holm-adjusted across the groups</source>
        <translation>Fisher&#x2009;随机化检验，对各组作&#x2009;Holm&#x2009;校正</translation>
    </message>
    <message>
        <source>95% interval: %1; paired t, Holm-adjusted across the groups: %2.</source>
        <translation>其&#x2009;95%&#x2009;区间为&#x2009;%1；配对&#x2009;t&#x2009;检验，对各组作&#x2009;Holm&#x2009;校正：%2。</translation>
    </message>
</context>
<context>
    <name>ui::QueryGroupsPanel</name>
    <message>
        <source>Query groups</source>
        <translation>查询分组</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>分组</translation>
    </message>
    <message>
        <source>Show its queries</source>
        <translation>显示其查询</translation>
    </message>
    <message>
        <source>Rename the group…</source>
        <translation>重命名该组…</translation>
    </message>
    <message>
        <source>Delete the group</source>
        <translation>删除该组</translation>
    </message>
    <message>
        <source>Drop a table of queries and groups here, or save a filter.</source>
        <translation>拖入一份查询及其分组的表格，或保存筛选条件。</translation>
    </message>
    <message numerus="yes">
        <source>p Holm-adjusted across %n groups</source>
        <translation>
            <numerusform>p&#x2009;值对&#x2009;%n&#x2009;个组作&#x2009;Holm&#x2009;校正</numerusform>
        </translation>
    </message>
    <message>
        <source>The p values are Holm-adjusted across the groups.</source>
        <translation>p&#x2009;值对各组作&#x2009;Holm&#x2009;校正。</translation>
    </message>
</context>
<context>
    <name>ui::QueryGroupsView</name>
    <message>
        <source>Query groups</source>
        <translation>查询分组</translation>
    </message>
    <message>
        <source>Move through the groups</source>
        <translation>在各组间移动</translation>
    </message>
    <message>
        <source>Show only the group’s queries</source>
        <translation>只显示该组的查询</translation>
    </message>
    <message>
        <source>Press Enter to show only a group’s queries.</source>
        <translation>按&#x2009;Enter&#x2009;只显示该组的查询。</translation>
    </message>
</context>
<context>
    <name>ui::QueryLink</name>
    <message>
        <source>Open query “%1”</source>
        <translation>打开查询“%1”</translation>
    </message>
    <message>
        <source>Query “%1” has no judgments.</source>
        <translation>查询“%1”没有相关性标注。</translation>
    </message>
    <message>
        <source>Query “%1” is missing from the run.</source>
        <translation>查询“%1”不在检索结果中。</translation>
    </message>
    <message>
        <source>Update query “%1” from the collection</source>
        <translation>按测试集更新查询“%1”</translation>
    </message>
</context>
<context>
    <name>ui::QueryScatter</name>
    <message>
        <source>Scatter A × B</source>
        <translation>散点图&#x2009;A × B</translation>
    </message>
    <message>
        <source>%1: A × B</source>
        <translation>%1：A × B</translation>
    </message>
    <message>
        <source>%1 at this point</source>
        <translation>此处有&#x2009;%1</translation>
    </message>
    <message>
        <source>%1 for each of %2 (x: %3, y: %4). %5, %6, %7.</source>
        <translation>%2各自的&#x2009;%1：横轴为&#x2009;%3，纵轴为&#x2009;%4。%5，%6，%7。</translation>
    </message>
    <message>
        <source>On the dashed line, both are equal.</source>
        <translation>虚线上两者相等。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>What an axis shows: a measure of a system</extracomment>
        <translation>%2&#x2009;的&#x2009;%1</translation>
    </message>
</context>
<context>
    <name>ui::QueryStrip</name>
    <message>
        <source>Queries in this session</source>
        <translation>此会话中的查询</translation>
    </message>
    <message>
        <source>Queries</source>
        <translation>查询</translation>
    </message>
    <message>
        <source>Add, rename or delete a query</source>
        <translation>添加、重命名或删除查询</translation>
    </message>
    <message>
        <source>Show the previous or next query</source>
        <translation>显示上一个或下一个查询</translation>
    </message>
    <message>
        <source>Rename the query</source>
        <translation>重命名查询</translation>
    </message>
</context>
<context>
    <name>ui::QueryValues</name>
    <message>
        <source>Value per query</source>
        <translation>各查询的值</translation>
    </message>
    <message>
        <source>%1 − 1 per query</source>
        <extracomment>What each query lacks to the best value, 1</extracomment>
        <translation>各查询的&#x2009;%1 − 1</translation>
    </message>
    <message>
        <source>%1 per query</source>
        <translation>各查询的&#x2009;%1</translation>
    </message>
    <message>
        <source>below %1: %2</source>
        <translation>低于&#x2009;%1：%2</translation>
    </message>
    <message>
        <source>at %1: %2</source>
        <translation>等于&#x2009;%1：%2</translation>
    </message>
    <message>
        <source>above 0: %1</source>
        <translation>高于&#x2009;0：%1</translation>
    </message>
    <message>
        <source>queries sorted by %1</source>
        <translation>按&#x2009;%1&#x2009;排列的查询</translation>
    </message>
    <message>
        <source>%1 − 1</source>
        <translation>%1 − 1</translation>
    </message>
    <message>
        <source>mean %1</source>
        <translation>均值&#x2009;%1</translation>
    </message>
    <message>
        <source>How far %1 falls short of 1 for each query in “%2”, over %3, worst first. The mean value is %4.</source>
        <translation>“%2”在&#x2009;%3上的&#x2009;%1&#x2009;与&#x2009;1&#x2009;的差距，最差者在前。均值为&#x2009;%4。</translation>
    </message>
    <message>
        <source>%1 for each query in “%2”, over %3, in ascending order. The mean is %4.</source>
        <translation>“%2”在&#x2009;%3上的&#x2009;%1，按升序排列。均值为&#x2009;%4。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>What an axis shows: a measure of a system</extracomment>
        <translation>%2&#x2009;的&#x2009;%1</translation>
    </message>
    <message>
        <source>weighted mean %1</source>
        <translation>加权均值&#x2009;%1</translation>
    </message>
</context>
<context>
    <name>ui::QuestionChoice</name>
    <message>
        <source>Questions</source>
        <translation>题目</translation>
    </message>
</context>
<context>
    <name>ui::QuestionGroup</name>
    <message>
        <source>‹ All questions</source>
        <translation>‹&#x2009;全部问题</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Go to another question</source>
        <translation>转到另一个问题</translation>
    </message>
    <message>
        <source>Close the answer</source>
        <translation>关闭答案</translation>
    </message>
</context>
<context>
    <name>ui::QuickLine</name>
    <message>
        <source>&amp;Restore them</source>
        <translation>恢复(&amp;R)</translation>
    </message>
    <message>
        <source>Grades in rank order</source>
        <translation>按排名次序的等级</translation>
    </message>
    <message>
        <source>Enter grades in rank order, separated by spaces, commas, tabs or new lines. Use u for unjudged and name:grade to name a document. List judged documents that were not retrieved after |. A pasted table may also have names or titles, and a header row. Enter several queries on separate lines, or separate them with semicolons: q1: 0 1 0; q2: 1 0 0.</source>
        <translation>按排名次序输入等级，以空格、逗号、制表符或换行分隔；u&#x2009;表示未标注，name:grade&#x2009;为文档命名，| 之后是已标注但未检索到的文档。粘贴的表格还可带有名称或标题，也可有表头。多个查询各占一行，或以分号隔开：q1: 0 1 0; q2: 1 0 0。</translation>
    </message>
    <message>
        <source>3 2 3 0 1</source>
        <translation>3 2 3 0 1</translation>
    </message>
    <message>
        <source>Clear the list</source>
        <translation>清空列表</translation>
    </message>
    <message>
        <source>grades</source>
        <translation>等级</translation>
    </message>
    <message>
        <source>Edit grades as text</source>
        <translation>输入等级</translation>
    </message>
    <message>
        <source>New list. Document names and unretrieved judged documents were removed.</source>
        <translation>这是新列表。原有的名称和已标注但未检索到的文档已移除。</translation>
    </message>
    <message numerus="yes">
        <source>%n grades have also changed in %1.</source>
        <translation>
            <numerusform>%n&#x2009;个文档在&#x2009;%1&#x2009;中的等级也随之改变。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Added %n documents, judged for A and B. The grades in %1 are unchanged.</source>
        <translation>
            <numerusform>新增&#x2009;%n&#x2009;个文档，对&#x2009;A&#x2009;和&#x2009;B&#x2009;都算已标注；%1&#x2009;的等级不变。</numerusform>
        </translation>
    </message>
    <message>
        <source>Edit grades of A and B as text</source>
        <translation>输入等级（A&#x2009;和&#x2009;B）</translation>
    </message>
    <message>
        <source>Type lists A and B</source>
        <translation>输入列表&#x2009;A&#x2009;和&#x2009;B</translation>
    </message>
    <message>
        <source>Type several lists</source>
        <translation>输入多个列表</translation>
    </message>
    <message>
        <source>Restore the previous names</source>
        <translation>恢复原有名称</translation>
    </message>
    <message numerus="yes">
        <source>Your %n previous queries were replaced.</source>
        <translation>
            <numerusform>原来的&#x2009;%n&#x2009;个查询已被替换。</numerusform>
        </translation>
    </message>
    <message>
        <source>Restore the previous queries</source>
        <translation>恢复原来的查询</translation>
    </message>
    <message>
        <source>Grade&amp;s</source>
        <translation>等级(&amp;S)</translation>
    </message>
</context>
<context>
    <name>ui::QuizChoice</name>
    <message>
        <source>&amp;Moodle</source>
        <translation>&amp;Moodle</translation>
    </message>
    <message>
        <source>QTI &amp;2.1</source>
        <translation>QTI &amp;2.1</translation>
    </message>
    <message>
        <source>QTI &amp;1.2</source>
        <translation>QTI &amp;1.2</translation>
    </message>
    <message>
        <source>G&amp;IFT</source>
        <translation>G&amp;IFT</translation>
    </message>
    <message>
        <source>Moodle XML: quiz-moodle.xml</source>
        <translation>Moodle XML：quiz-moodle.xml</translation>
    </message>
    <message>
        <source>IMS QTI 2.1: quiz-qti21.zip</source>
        <translation>IMS QTI 2.1：quiz-qti21.zip</translation>
    </message>
    <message>
        <source>IMS QTI 1.2 for Canvas: quiz-qti12.zip</source>
        <translation>IMS QTI 1.2（Canvas&#x2009;所读的格式）：quiz-qti12.zip</translation>
    </message>
    <message>
        <source>Plain-text questions for Moodle: quiz-gift.txt</source>
        <translation>纯文本题目，供&#x2009;Moodle&#x2009;使用：quiz-gift.txt</translation>
    </message>
    <message>
        <source>Variants per question</source>
        <translation>每道题的变体数</translation>
    </message>
    <message>
        <source>How many variants of each question a quiz can draw from</source>
        <translation>每道题备有多少个变体，测验从中抽取一个</translation>
    </message>
    <message>
        <source>&amp;Variants</source>
        <translation>变体(&amp;V)</translation>
    </message>
</context>
<context>
    <name>ui::Rail</name>
    <message>
        <source>Workspaces</source>
        <translation>工作区</translation>
    </message>
</context>
<context>
    <name>ui::RankStepActions</name>
    <message>
        <source>Previous r&amp;ank</source>
        <translation>上一位(&amp;A)</translation>
    </message>
    <message>
        <source>Go to the end of the row above</source>
        <translation>到上一行的末尾</translation>
    </message>
    <message>
        <source>Next ran&amp;k</source>
        <translation>下一位(&amp;K)</translation>
    </message>
    <message>
        <source>Go to the end of this row, then of the next</source>
        <translation>到本行末尾，再到下一行末尾</translation>
    </message>
    <message>
        <source>Step by ter&amp;m</source>
        <translation>按项推进(&amp;M)</translation>
    </message>
    <message>
        <source>By term</source>
        <translation>按项</translation>
    </message>
    <message>
        <source>Step by whole terms: gain, discount and quotient together</source>
        <translation>每步走完一整项，增益、折损与商一并给出</translation>
    </message>
    <message>
        <source>Step &amp;by rank</source>
        <translation>按位推进(&amp;B)</translation>
    </message>
    <message>
        <source>By rank</source>
        <translation>按位</translation>
    </message>
    <message>
        <source>Step by whole ranks instead of single facts</source>
        <translation>每步走完一整位，不再逐个数值推进</translation>
    </message>
    <message>
        <source>Break at t&amp;his term</source>
        <translation>停在此项(&amp;H)</translation>
    </message>
    <message>
        <source>Set or clear a breakpoint at the term of the current rank</source>
        <translation>在当前位的项处设置或取消停留点</translation>
    </message>
    <message>
        <source>Break at the &amp;ideal term</source>
        <translation>停在理想项(&amp;I)</translation>
    </message>
    <message>
        <source>Set or clear a breakpoint at the ideal term of the current rank</source>
        <translation>在当前位的理想项处设置或取消停留点</translation>
    </message>
</context>
<context>
    <name>ui::RankTag</name>
    <message>
        <source>Rank %1</source>
        <translation>第&#x2009;%1&#x2009;位</translation>
    </message>
</context>
<context>
    <name>ui::RankView</name>
    <message>
        <source>Previous or next rank</source>
        <translation>上一位或下一位</translation>
    </message>
    <message>
        <source>First or last rank</source>
        <translation>第一位或最后一位</translation>
    </message>
    <message>
        <source>Move by a page of ranks</source>
        <translation>一次移动一页</translation>
    </message>
</context>
<context>
    <name>ui::RankedListPanel</name>
    <message>
        <source>Ranked list</source>
        <translation>排序列表</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>次序</translation>
    </message>
    <message>
        <source>Change the order of the list</source>
        <translation>改变列表的次序</translation>
    </message>
    <message>
        <source>List order</source>
        <translation>列表的次序</translation>
    </message>
    <message>
        <source>Preview: %1. Press Enter or double-click to apply it, Esc to cancel.</source>
        <translation>预览：%1。按&#x2009;Enter&#x2009;或双击应用，按&#x2009;Esc&#x2009;取消。</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%n relevant</source>
        <translation>
            <numerusform>%n&#x2009;个相关</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 relevant</source>
        <translation>%2&#x2009;个中&#x2009;%1&#x2009;个相关</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message numerus="yes">
        <source>%n documents</source>
        <translation>
            <numerusform>%n&#x2009;个文档</numerusform>
        </translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
</context>
<context>
    <name>ui::RankingDocument</name>
    <message>
        <source>Query %1</source>
        <translation>查询&#x2009;%1</translation>
    </message>
    <message>
        <source>Show query “%1”</source>
        <translation>显示查询“%1”</translation>
    </message>
    <message>
        <source>Add a query</source>
        <translation>添加查询</translation>
    </message>
    <message>
        <source>Duplicate query “%1”</source>
        <translation>复制查询“%1”</translation>
    </message>
    <message>
        <source>Delete query “%1”</source>
        <translation>删除查询“%1”</translation>
    </message>
    <message>
        <source>Rename query “%1” to “%2”</source>
        <translation>将查询“%1”重命名为“%2”</translation>
    </message>
    <message numerus="yes">
        <source>Paste %n queries</source>
        <translation>
            <numerusform>粘贴&#x2009;%n&#x2009;个查询</numerusform>
        </translation>
    </message>
    <message>
        <source>Mark %1 as unjudged in A and B</source>
        <translation>在&#x2009;A&#x2009;和&#x2009;B&#x2009;中将%1标为未标注</translation>
    </message>
    <message>
        <source>Mark %1 as unjudged</source>
        <translation>将%1标为未标注</translation>
    </message>
    <message>
        <source>Grade %1 as %2 in A and B</source>
        <translation>在&#x2009;A&#x2009;和&#x2009;B&#x2009;中将%1标为等级&#x2009;%2</translation>
    </message>
    <message>
        <source>Grade %1 as %2</source>
        <translation>将%1标为等级&#x2009;%2</translation>
    </message>
    <message>
        <source>Rename “%1” to “%2”</source>
        <translation>将“%1”重命名为“%2”</translation>
    </message>
    <message>
        <source>Move %1 to rank %2</source>
        <translation>将%1移到第&#x2009;%2&#x2009;位</translation>
    </message>
    <message numerus="yes">
        <source>Move %n documents to rank %1</source>
        <translation>
            <numerusform>将&#x2009;%n&#x2009;个文档移到第&#x2009;%1&#x2009;位</numerusform>
        </translation>
    </message>
    <message>
        <source>Add “%1”</source>
        <translation>添加“%1”</translation>
    </message>
    <message>
        <source>Cut %1</source>
        <translation>剪切%1</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>删除%1</translation>
    </message>
    <message>
        <source>“%1” was kept: it is ranked in B, and A and B share one set of judgments.</source>
        <translation>“%1”已保留：B&#x2009;的列表中有它，而&#x2009;A&#x2009;与&#x2009;B&#x2009;共用一套标注。</translation>
    </message>
    <message>
        <source>“%1” was kept: it is ranked in A, and A and B share one set of judgments.</source>
        <translation>“%1”已保留：A&#x2009;的列表中有它，而&#x2009;A&#x2009;与&#x2009;B&#x2009;共用一套标注。</translation>
    </message>
    <message>
        <source>Mark %1 as not retrieved</source>
        <translation>将%1标为未检索到</translation>
    </message>
    <message>
        <source>Add %1 to the ranking</source>
        <translation>将%1加入排序</translation>
    </message>
    <message>
        <source>Duplicate the list as B</source>
        <translation>将列表复制为&#x2009;B</translation>
    </message>
    <message>
        <source>Show list A</source>
        <translation>显示列表&#x2009;A</translation>
    </message>
    <message>
        <source>Show list B</source>
        <translation>显示列表&#x2009;B</translation>
    </message>
    <message>
        <source>Copy list A over B</source>
        <translation>用列表&#x2009;A&#x2009;覆盖&#x2009;B</translation>
    </message>
    <message>
        <source>Copy list B over A</source>
        <translation>用列表&#x2009;B&#x2009;覆盖&#x2009;A</translation>
    </message>
    <message>
        <source>Remove list B</source>
        <translation>去掉列表&#x2009;B</translation>
    </message>
    <message>
        <source>Cutoff %1</source>
        <translation>截断位置&#x2009;%1</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>采用&#x2009;%1</translation>
    </message>
    <message>
        <source>Choose score cards</source>
        <translation>选择指标卡片</translation>
    </message>
    <message>
        <source>New list</source>
        <translation>新列表</translation>
    </message>
    <message numerus="yes">
        <source>%n documents</source>
        <translation>
            <numerusform>&#x2009;%n&#x2009;个文档</numerusform>
        </translation>
    </message>
    <message>
        <source>rank %1</source>
        <translation>第&#x2009;%1&#x2009;位</translation>
    </message>
    <message>
        <source>grade %1</source>
        <translation>等级&#x2009;%1</translation>
    </message>
    <message>
        <source>unjudged</source>
        <translation>未标注</translation>
    </message>
</context>
<context>
    <name>ui::RankingPage</name>
    <message>
        <source>Open the samples as a ranked list</source>
        <translation>把样本作为排序列表打开</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>排序</translation>
    </message>
    <message>
        <source>&amp;New list</source>
        <translation>新建列表(&amp;N)</translation>
    </message>
    <message>
        <source>Show the list, formula and a chart full screen</source>
        <translation>全屏显示列表、公式和一张图</translation>
    </message>
    <message>
        <source>New list</source>
        <translation>新列表</translation>
    </message>
    <message>
        <source>Open the cake-shop example</source>
        <translation>打开蛋糕店示例</translation>
    </message>
    <message>
        <source>&amp;Copy step table</source>
        <translation>复制步骤表(&amp;C)</translation>
    </message>
    <message>
        <source>Copy formula as &amp;text</source>
        <translation>把公式复制为文本(&amp;T)</translation>
    </message>
    <message>
        <source>Copy formula as &amp;LaTeX</source>
        <translation>把公式复制为&#x2009;LaTeX(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Measures</source>
        <translation>指标(&amp;M)</translation>
    </message>
    <message>
        <source>Measure def&amp;inition</source>
        <translation>指标的定义(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;List</source>
        <translation>列表(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Queries</source>
        <translation>查询(&amp;Q)</translation>
    </message>
    <message>
        <source>Find contrasting lists…</source>
        <translation>寻找对比列表…</translation>
    </message>
    <message>
        <source>Open in Classifier</source>
        <translation>在“分类器”中打开</translation>
    </message>
    <message>
        <source>Edit &amp;grades as text</source>
        <translation>以文本编辑等级(&amp;G)</translation>
    </message>
    <message>
        <source>Copy step table</source>
        <translation>复制步骤表</translation>
    </message>
    <message>
        <source>&amp;Query</source>
        <translation>查询(&amp;Q)</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>查询</translation>
    </message>
    <message>
        <source>Current query of the collection: choose one, or type part of its id</source>
        <translation>当前显示的测试集查询：可选择，或输入编号的一部分</translation>
    </message>
    <message>
        <source>This query is from run “%1”. Back to the collection</source>
        <translation>此查询来自检索结果“%1”。返回测试集</translation>
    </message>
    <message>
        <source>This list keeps your rules: %1.</source>
        <translation>此列表沿用原有计算口径：%1。</translation>
    </message>
    <message>
        <source>Use the usual rules</source>
        <translation>使用默认计算口径</translation>
    </message>
</context>
<context>
    <name>ui::RankingPresentation</name>
    <message>
        <source>Next rank</source>
        <translation>下一位</translation>
    </message>
    <message>
        <source>Previous rank</source>
        <translation>上一位</translation>
    </message>
    <message>
        <source>Next measure</source>
        <translation>下一个指标</translation>
    </message>
    <message>
        <source>Previous measure</source>
        <translation>上一个指标</translation>
    </message>
    <message>
        <source>Next chart</source>
        <translation>下一张图表</translation>
    </message>
    <message>
        <source>Step table on or off</source>
        <translation>开关步骤表</translation>
    </message>
    <message>
        <source>A/B comparison or chart</source>
        <translation>A&#x2009;与&#x2009;B&#x2009;对照，或图表</translation>
    </message>
    <message>
        <source>Possible improvements or chart</source>
        <translation>如何改进，或图表</translation>
    </message>
    <message>
        <source>Mean of several queries or chart</source>
        <translation>多个查询的均值，或图表</translation>
    </message>
    <message>
        <source>Previous or next query</source>
        <translation>上一个或下一个查询</translation>
    </message>
    <message>
        <source>Ctrl+1 to Ctrl+9</source>
        <translation>Ctrl+1&#x2009;至&#x2009;Ctrl+9</translation>
    </message>
    <message>
        <source>Choose a measure by position</source>
        <translation>按位置选择指标</translation>
    </message>
    <message>
        <source>Measure vs k</source>
        <translation>随&#x2009;k&#x2009;变化</translation>
    </message>
    <message>
        <source>Gain by rank</source>
        <translation>逐位增益</translation>
    </message>
    <message>
        <source>Actual vs ideal</source>
        <translation>实际与理想</translation>
    </message>
    <message>
        <source>A/B</source>
        <translation>A/B</translation>
    </message>
    <message>
        <source>Improve</source>
        <translation>如何改进</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>均值</translation>
    </message>
    <message>
        <source>C: next chart · T: step table · A: compare A and B · W: what would help · M: mean · F6: step mode</source>
        <translation>C&#x2009;下一张图表 · T&#x2009;步骤表 · A&#x2009;对照&#x2009;A&#x2009;与&#x2009;B · W&#x2009;如何改进 · M&#x2009;均值 · F6&#x2009;逐步模式</translation>
    </message>
    <message>
        <source>Measure %1</source>
        <translation>指标&#x2009;%1</translation>
    </message>
    <message>
        <source>Hidden until the last step.</source>
        <translation>走到最后一步之前暂不显示。</translation>
    </message>
    <message>
        <source>Step mode on or off. Page Up and Page Down then move step by step.</source>
        <translation>开关逐步模式。打开后用&#x2009;Page Up&#x2009;和&#x2009;Page Down&#x2009;逐步前进。</translation>
    </message>
</context>
<context>
    <name>ui::RankingToolBar</name>
    <message>
        <source>Cutoff k</source>
        <translation>截断位置&#x2009;k</translation>
    </message>
    <message>
        <source>Only the first k ranks count</source>
        <translation>只计入前&#x2009;k&#x2009;位</translation>
    </message>
    <message>
        <source>Cutoff &amp;k</source>
        <translation>截断位置&#x2009;k(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;k</source>
        <translation>k(&amp;K)</translation>
    </message>
    <message>
        <source>Relevant if the grade is at least</source>
        <translation>等级至少为多少算相关</translation>
    </message>
    <message>
        <source>Documents with at least this grade count as relevant in P, recall, AP, RR and similar measures</source>
        <translation>等级不低于此值的文档算相关：用于&#x2009;P、召回率、AP、RR&#x2009;等</translation>
    </message>
    <message>
        <source>Relevant if &amp;grade ≥</source>
        <translation>相关：等级&#x2009;≥(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;grade ≥</source>
        <translation>等级&#x2009;≥(&amp;G)</translation>
    </message>
    <message>
        <source>Relevant if grade ≥ %1</source>
        <translation>等级&#x2009;%1&#x2009;起算相关</translation>
    </message>
    <message>
        <source>Gain</source>
        <translation>增益</translation>
    </message>
</context>
<context>
    <name>ui::RankingWorkspace</name>
    <message>
        <source>Steps</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>均值</translation>
    </message>
    <message>
        <source>Hidden until the last step.</source>
        <translation>走到最后一步之前暂不显示。</translation>
    </message>
    <message>
        <source>Cutoff</source>
        <translation>截断</translation>
    </message>
    <message>
        <source>Gains</source>
        <translation>增益</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>次序</translation>
    </message>
    <message>
        <source>What would help most?</source>
        <translation>什么改动最有帮助？</translation>
    </message>
    <message>
        <source>Where was it lost?</source>
        <translation>在哪里失分？</translation>
    </message>
    <message>
        <source>What do other tools say?</source>
        <translation>其他工具怎么算？</translation>
    </message>
    <message>
        <source>Is another order better?</source>
        <translation>换个次序更好吗？</translation>
    </message>
    <message>
        <source>Which documents hurt?</source>
        <translation>哪些文档拖累指标？</translation>
    </message>
    <message>
        <source>What if more were judged?</source>
        <translation>多标注一些会怎样？</translation>
    </message>
    <message>
        <source>Definition</source>
        <translation>定义</translation>
    </message>
    <message>
        <source>The measure as text, its rules and what it means</source>
        <translation>指标的文字形式、规则和含义</translation>
    </message>
    <message>
        <source>Charts and questions</source>
        <translation>图表与问题</translation>
    </message>
    <message>
        <source>Readers</source>
        <translation>用户</translation>
    </message>
    <message>
        <source>PR curve</source>
        <translation>PR&#x2009;曲线</translation>
    </message>
</context>
<context>
    <name>ui::RateChart</name>
    <message>
        <source>threshold</source>
        <translation>阈值</translation>
    </message>
    <message>
        <source>threshold of %1</source>
        <extracomment>What is on an axis and whose scores it is set against</extracomment>
        <translation>%1&#x2009;的阈值</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a rate and its value</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>At threshold %1: %2.</source>
        <translation>阈值为&#x2009;%1&#x2009;时：%2。</translation>
    </message>
    <message>
        <source>threshold %1</source>
        <translation>阈值&#x2009;%1</translation>
    </message>
    <message>
        <source>Rates by threshold</source>
        <translation>各比率随阈值的变化</translation>
    </message>
    <message>
        <source>Open or paste a table of labels and scores to see how each rate changes with the threshold.</source>
        <translation>打开或粘贴一个含标签和得分的表格，即可查看各比率随阈值的变化。</translation>
    </message>
    <message>
        <source>%1 against the threshold.</source>
        <translation>%1&#x2009;随阈值的变化。</translation>
    </message>
    <message>
        <source>%1 of the model “%2” against its threshold.</source>
        <translation>模型“%2”的%1&#x2009;随阈值的变化。</translation>
    </message>
    <message>
        <source>Where a curve has a gap, the rate is undefined.</source>
        <translation>曲线中断处，该比率无定义。</translation>
    </message>
    <message>
        <source>rate</source>
        <translation>比率</translation>
    </message>
</context>
<context>
    <name>ui::RatesModel</name>
    <message>
        <source>Rate</source>
        <translation>比率</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>公式</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>95% CI: lower end</source>
        <translation>95%&#x2009;区间：下限</translation>
    </message>
    <message>
        <source>95% CI: upper end</source>
        <translation>95%&#x2009;区间：上限</translation>
    </message>
    <message>
        <source>Log loss</source>
        <translation>对数损失</translation>
    </message>
    <message>
        <source>Normalised entropy</source>
        <translation>归一化熵</translation>
    </message>
    <message>
        <source>Information gain</source>
        <translation>信息增益</translation>
    </message>
    <message numerus="yes">
        <source>ECE, %n bins</source>
        <translation>
            <numerusform>ECE（%n&#x2009;个分箱）</numerusform>
        </translation>
    </message>
    <message>
        <source>Predicted / observed</source>
        <translation>预测与实际之比</translation>
    </message>
    <message>
        <source>−mean ln p</source>
        <translation>−ln p&#x2009;的均值</translation>
    </message>
    <message>
        <source>log loss / H(share)</source>
        <translation>对数损失&#x2009;/ H(占比)</translation>
    </message>
    <message>
        <source>1 − log loss / H(share)</source>
        <translation>1 −&#x2009;对数损失&#x2009;/ H(占比)</translation>
    </message>
    <message>
        <source>mean (p − y)²</source>
        <translation>(p − y)² 的均值</translation>
    </message>
    <message>
        <source>mean |share − p|</source>
        <translation>|占比&#x2009;− p| 的均值</translation>
    </message>
    <message>
        <source>Σ p / positives</source>
        <translation>Σ p /&#x2009;正例数</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1&#x2009;至&#x2009;%2</translation>
    </message>
    <message>
        <source>%1 (95% Wilson interval: %2)</source>
        <extracomment>A rate with its value, and the ends of its interval</extracomment>
        <translation>%1（95% Wilson&#x2009;区间：%2）</translation>
    </message>
    <message>
        <source>%1 (95% Wilson interval at the effective sample size of the weights: %2)</source>
        <translation>%1（95% Wilson&#x2009;区间，按带权样本的有效样本数：%2）</translation>
    </message>
    <message>
        <source>Mean squared difference between predicted probability and outcome: 0 is best, 1 worst.</source>
        <translation>预测概率与真实结果之差的平方的均值：0&#x2009;最好，1&#x2009;最差。</translation>
    </message>
    <message>
        <source>Expected calibration error: how far each bin’s share of positives is from its mean probability, averaged over the samples.</source>
        <translation>期望校准误差（expected calibration error）：各分箱的正例占比与平均预测概率的差距，按样本平均。</translation>
    </message>
    <message>
        <source>Log loss divided by that of always predicting the share of positives (the entropy H of the share): 0 is best, 1 is no better than that baseline.</source>
        <translation>对数损失与“对每个样本都预测正例占比”的对数损失（即正例占比的熵&#x2009;H）之比：0&#x2009;最好，1&#x2009;表示与后者相当。英文&#x2009;normalised entropy。</translation>
    </message>
    <message>
        <source>Relative information gain, 1 minus the normalised entropy: 1 is best, 0 is no better than always predicting the share of positives.</source>
        <translation>相对信息增益（relative information gain），即&#x2009;1&#x2009;减归一化熵：1&#x2009;最好，0&#x2009;表示与“对每个样本都预测正例占比”相当。</translation>
    </message>
    <message>
        <source>%1: calculating…</source>
        <translation>%1：正在计算…</translation>
    </message>
    <message>
        <source>%1 is undefined. %2</source>
        <translation>%1&#x2009;无定义：%2</translation>
    </message>
    <message>
        <source>Brier score</source>
        <translation>Brier&#x2009;得分</translation>
    </message>
    <message>
        <source>%1 = %2 = %3.</source>
        <comment>a rate, its numbers and its value</comment>
        <translation>%1&#x2009;=&#x2009;%2&#x2009;=&#x2009;%3。</translation>
    </message>
    <message>
        <source>95% CI %1–%2 (Wilson).</source>
        <translation>95%&#x2009;置信区间&#x2009;%1–%2（Wilson）。</translation>
    </message>
    <message>
        <source>95% CI %1–%2 (Wilson, at the effective sample size of the weights).</source>
        <translation>95%&#x2009;置信区间&#x2009;%1–%2（Wilson，按带权样本的有效样本数）。</translation>
    </message>
    <message>
        <source>%1 (95% interval by the log method: %2)</source>
        <translation>%1（95%&#x2009;区间，对数法：%2）</translation>
    </message>
    <message>
        <source>%1 (95% interval by the log method at the effective sample size of the weights: %2)</source>
        <translation>%1（95%&#x2009;区间，对数法，按带权样本的有效样本数：%2）</translation>
    </message>
    <message>
        <source>95% CI %1–%2 (log method).</source>
        <translation>95%&#x2009;置信区间&#x2009;%1–%2（对数法）。</translation>
    </message>
    <message>
        <source>95% CI %1–%2 (log method, at the effective sample size of the weights).</source>
        <translation>95%&#x2009;置信区间&#x2009;%1–%2（对数法，按带权样本的有效样本数）。</translation>
    </message>
    <message>
        <source>%1 (95% interval by the logit method: %2)</source>
        <translation>%1（95%&#x2009;区间，logit&#x2009;法：%2）</translation>
    </message>
    <message>
        <source>95% CI %1–%2 (logit method).</source>
        <translation>95%&#x2009;置信区间&#x2009;%1–%2（logit&#x2009;法）。</translation>
    </message>
    <message>
        <source>PPV at prior %1</source>
        <translation>先验&#x2009;%1&#x2009;下的&#x2009;PPV</translation>
    </message>
    <message>
        <source>NPV at prior %1</source>
        <translation>先验&#x2009;%1&#x2009;下的&#x2009;NPV</translation>
    </message>
    <message>
        <source>%1 (95% interval on Fisher’s z scale: %2)</source>
        <translation>%1（95%&#x2009;区间，Fisher z&#x2009;尺度：%2）</translation>
    </message>
    <message>
        <source>95% CI %1–%2 (Fisher’s z).</source>
        <translation>95%&#x2009;置信区间&#x2009;%1–%2（Fisher z）。</translation>
    </message>
    <message>
        <source>Mean surprise (−ln p) at the true class, in nats. p is clipped to stay at least %1 away from 0 and 1.</source>
        <translation>−ln p&#x2009;的均值，p&#x2009;是模型给真实类别的概率，以&#x2009;nat&#x2009;为单位。p&#x2009;与&#x2009;0&#x2009;和&#x2009;1&#x2009;至少相距&#x2009;%1。英文&#x2009;log loss。</translation>
    </message>
    <message>
        <source>Precision if the share of positives π is the prior from Settings, computed from recall and false positive rate by Bayes’ theorem.</source>
        <translation>正例占比&#x2009;π&#x2009;等于“设置”中的先验时的精确率，按贝叶斯定理由召回率和假正率算出。</translation>
    </message>
    <message>
        <source>Negative predictive value if the share of positives π is the prior from Settings, computed from specificity and false negative rate by Bayes’ theorem.</source>
        <translation>正例占比&#x2009;π&#x2009;等于“设置”中的先验时的阴性预测值，按贝叶斯定理由特异度和假负率算出。</translation>
    </message>
    <message>
        <source>%1 (95% interval by the weighted logit method: %2)</source>
        <translation>%1（95%&#x2009;区间，计入权重的&#x2009;logit&#x2009;法：%2）</translation>
    </message>
    <message>
        <source>%1 (weighted 95% interval on Fisher’s z scale: %2)</source>
        <translation>%1（95%&#x2009;区间，计入权重，Fisher z&#x2009;尺度：%2）</translation>
    </message>
    <message>
        <source>Sum of the probabilities divided by the number of positives (PCOC): 1 is best, more means overestimation. Errors in individual samples can cancel out.</source>
        <translation>预测概率之和与实际正例数之比（PCOC）：1&#x2009;最好，大于&#x2009;1&#x2009;表示高估。单个样本的误差会相互抵消。</translation>
    </message>
    <message>
        <source>95% CI %1–%2 (weighted logit method).</source>
        <translation>95%&#x2009;置信区间&#x2009;%1–%2（计入权重的&#x2009;logit&#x2009;法）。</translation>
    </message>
    <message>
        <source>95% CI %1–%2 (Fisher’s z, weighted).</source>
        <translation>95%&#x2009;置信区间&#x2009;%1–%2（Fisher z，计入权重）。</translation>
    </message>
</context>
<context>
    <name>ui::RatesPanel</name>
    <message>
        <source>At this threshold</source>
        <translation>当前阈值下</translation>
    </message>
    <message>
        <source>How the rate is calculated</source>
        <translation>比率的计算过程</translation>
    </message>
    <message>
        <source>Rates at this threshold</source>
        <translation>当前阈值下的各比率</translation>
    </message>
    <message>
        <source>More rates</source>
        <translation>更多比率</translation>
    </message>
    <message>
        <source>As probabilities</source>
        <translation>作为概率</translation>
    </message>
    <message>
        <source>no threshold</source>
        <translation>与阈值无关</translation>
    </message>
    <message>
        <source>Rates and probabilities</source>
        <translation>比率与概率</translation>
    </message>
    <message>
        <source>More values of the probabilities</source>
        <translation>概率的更多取值</translation>
    </message>
    <message>
        <source>Show fewer rates</source>
        <translation>收起比率</translation>
    </message>
    <message numerus="yes">
        <source>Show %n more rates</source>
        <translation>
            <numerusform>再显示&#x2009;%n&#x2009;项比率</numerusform>
        </translation>
    </message>
    <message>
        <source>Show fewer</source>
        <translation>收起</translation>
    </message>
    <message numerus="yes">
        <source>Show %n more</source>
        <translation>
            <numerusform>再显示&#x2009;%n&#x2009;项</numerusform>
        </translation>
    </message>
    <message>
        <source>Rates</source>
        <translation>比率</translation>
    </message>
</context>
<context>
    <name>ui::RatesView</name>
    <message>
        <source>Move through the rates</source>
        <translation>在各比率间移动</translation>
    </message>
</context>
<context>
    <name>ui::ReadTable</name>
    <message>
        <source>Copy table</source>
        <translation>复制表格</translation>
    </message>
</context>
<context>
    <name>ui::ReaderPanel</name>
    <message>
        <source>Readers of the list</source>
        <translation>浏览列表的用户</translation>
    </message>
    <message>
        <source>Add documents to see how far readers would go.</source>
        <translation>添加文档，即可看到用户会看多远。</translation>
    </message>
    <message>
        <source>The readers explained</source>
        <translation>各指标的用户的文字说明</translation>
    </message>
</context>
<context>
    <name>ui::ReadingForm</name>
    <message>
        <source>Import options</source>
        <translation>导入选项</translation>
    </message>
    <message>
        <source>&amp;Order of a run’s documents</source>
        <translation>检索结果的文档次序(&amp;O)</translation>
    </message>
    <message>
        <source>by score; ties by id, descending</source>
        <translation>按得分，同分按编号倒序</translation>
    </message>
    <message>
        <source>by score; ties by id, ascending</source>
        <translation>按得分，同分按编号正序</translation>
    </message>
    <message>
        <source>by score; ties as in the file</source>
        <translation>按得分，同分按文件中的次序</translation>
    </message>
    <message>
        <source>by the rank column</source>
        <translation>按排名列</translation>
    </message>
    <message>
        <source>as in the file</source>
        <translation>按文件中的次序</translation>
    </message>
    <message>
        <source>Conflicting judgmen&amp;ts</source>
        <translation>同一文档有两个不同标注(&amp;T)</translation>
    </message>
    <message>
        <source>reject the file</source>
        <translation>不接受该文件</translation>
    </message>
    <message>
        <source>use the first grade</source>
        <translation>取第一个等级</translation>
    </message>
    <message>
        <source>use the last grade</source>
        <translation>取最后一个等级</translation>
    </message>
    <message>
        <source>use the highest grade</source>
        <translation>取最高的等级</translation>
    </message>
    <message>
        <source>Numbers use a &amp;decimal comma: 2,5</source>
        <translation>数字用小数逗号：2,5(&amp;D)</translation>
    </message>
    <message>
        <source>LETOR &amp;features as runs</source>
        <translation>把&#x2009;LETOR&#x2009;特征作为检索结果(&amp;F)</translation>
    </message>
    <message>
        <source>LETOR features as runs</source>
        <translation>把&#x2009;LETOR&#x2009;特征作为检索结果</translation>
    </message>
    <message>
        <source>Numbers such as 3, 46</source>
        <translation>编号，如&#x2009;3, 46</translation>
    </message>
    <message>
        <source>&amp;Judgments in the folder</source>
        <translation>文件夹中的标注(&amp;J)</translation>
    </message>
    <message>
        <source>Docu&amp;ment repeated in a run</source>
        <translation>检索结果中重复的文档(&amp;M)</translation>
    </message>
    <message>
        <source>use the first in the file</source>
        <translation>取文件中的第一个</translation>
    </message>
    <message>
        <source>use the best-ranked one</source>
        <translation>取排名最靠前的</translation>
    </message>
    <message>
        <source>Skip li&amp;nes that can’t be read</source>
        <translation>略去无法读取的行(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>重新载入(&amp;R)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Enter features as numbers, such as 3 or 46.</source>
        <translation>特征用编号表示，如&#x2009;3&#x2009;或&#x2009;46。</translation>
    </message>
    <message>
        <source>Te&amp;xt other than UTF-8</source>
        <translation>非&#x2009;UTF-8&#x2009;文本(&amp;X)</translation>
    </message>
    <message>
        <source>read as Latin-1</source>
        <translation>按&#x2009;Latin-1&#x2009;读取</translation>
    </message>
    <message>
        <source>read as GB18030 (Chinese)</source>
        <translation>按&#x2009;GB18030（中文）读取</translation>
    </message>
    <message>
        <source>Reme&amp;mber this for files with the same headings</source>
        <translation>对列名相同的文件记住此选择(&amp;M)</translation>
    </message>
    <message>
        <source>Give each word a number, as in Exact=3,Partial=1.</source>
        <translation>请为每个词指定一个数，如&#x2009;Exact=3,Partial=1。</translation>
    </message>
    <message>
        <source>a run</source>
        <translation>一个检索结果</translation>
    </message>
    <message>
        <source>run “%1”</source>
        <translation>检索结果“%1”</translation>
    </message>
    <message>
        <source>nDCG@10 is %1</source>
        <translation>nDCG@10&#x2009;为&#x2009;%1</translation>
    </message>
    <message>
        <source>nDCG@10 of “%1” is %2</source>
        <translation>“%1”的&#x2009;nDCG@10&#x2009;为&#x2009;%2</translation>
    </message>
    <message numerus="yes">
        <source>%n queries</source>
        <translation>
            <numerusform>%n&#x2009;个查询</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n judgments</source>
        <translation>
            <numerusform>%n&#x2009;条相关性标注</numerusform>
        </translation>
    </message>
    <message>
        <source>In the first rows: %1.</source>
        <translation>在前几行中：%1。</translation>
    </message>
</context>
<context>
    <name>ui::RecallChart</name>
    <message>
        <source>No query has relevant documents.</source>
        <translation>所有查询都没有相关文档。</translation>
    </message>
    <message>
        <source>Calculating…</source>
        <translation>正在计算…</translation>
    </message>
    <message>
        <source>Open judgments and a run to see precision against recall.</source>
        <translation>打开相关性标注和检索结果后，可查看精确率与召回率的关系。</translation>
    </message>
    <message>
        <source>recall</source>
        <translation>召回率</translation>
    </message>
    <message>
        <source>mean interpolated precision</source>
        <translation>平均插值精确率</translation>
    </message>
    <message>
        <source>recall %1</source>
        <translation>召回率&#x2009;%1</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1&#x2009;为&#x2009;%2</translation>
    </message>
    <message>
        <source>At recall %1: %2.</source>
        <translation>召回率为&#x2009;%1&#x2009;时：%2。</translation>
    </message>
    <message>
        <source>Interpolated precision at recall 0, 0.1, … 1, averaged over the queries: each point shows the highest precision at or after the rank that reaches that recall.</source>
        <translation>召回率&#x2009;0、0.1、…、1&#x2009;处的插值精确率，对各查询求均值：每一点取达到该召回率的位置及其后的最高精确率。</translation>
    </message>
    <message>
        <source>Precision against recall</source>
        <translation>精确率与召回率</translation>
    </message>
    <message>
        <source>For precision against recall, only documents graded %1 or higher count as relevant.</source>
        <translation>在精确率随召回率的变化中，标注等级为&#x2009;%1&#x2009;及以上的文档为相关，其余均不相关。</translation>
    </message>
</context>
<context>
    <name>ui::RecallPanel</name>
    <message>
        <source>Precision against recall</source>
        <translation>精确率与召回率</translation>
    </message>
</context>
<context>
    <name>ui::RecentFiles</name>
    <message>
        <source>No files yet</source>
        <translation>还没有文件</translation>
    </message>
    <message>
        <source>Clear list</source>
        <translation>清空列表</translation>
    </message>
    <message numerus="yes">
        <source>%1 + %n more</source>
        <extracomment>Names of files, and how many more were opened with them</extracomment>
        <translation>
            <numerusform>%1&#x2009;等，另有&#x2009;%n&#x2009;个</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::RecoveryOffer</name>
    <message>
        <source>“%1”, %2 at %3</source>
        <translation>“%1”，%2 %3</translation>
    </message>
    <message>
        <source>d MMM</source>
        <translation>M&#x2009;月&#x2009;d&#x2009;日</translation>
    </message>
    <message>
        <source>HH:mm</source>
        <translation>HH:mm</translation>
    </message>
    <message>
        <source>&amp;Restore all</source>
        <translation>全部恢复(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Discard all</source>
        <translation>全部放弃(&amp;D)</translation>
    </message>
    <message>
        <source>La&amp;ter</source>
        <translation>以后再说(&amp;T)</translation>
    </message>
    <message>
        <source>One &amp;by one</source>
        <translation>逐个处理(&amp;B)</translation>
    </message>
    <message>
        <source>Permanently discard all these changes</source>
        <translation>永久丢弃所有这些修改</translation>
    </message>
    <message>
        <source>Keep these changes and ask again next time</source>
        <translation>保留这些修改，下次启动时再询问</translation>
    </message>
    <message numerus="yes">
        <source>%n documents had unsaved changes when Rankscope closed:</source>
        <translation>
            <numerusform>程序上次关闭时，有&#x2009;%n&#x2009;个文档的修改没有保存：</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>另有&#x2009;%n&#x2009;个</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>恢复(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>放弃(&amp;D)</translation>
    </message>
    <message>
        <source>Restore the document as it was. Its file is not changed until you save.</source>
        <translation>恢复为当时的样子。保存之前不会改动文件。</translation>
    </message>
    <message>
        <source>Permanently discard these changes</source>
        <translation>永久丢弃这些修改</translation>
    </message>
    <message>
        <source>“%1”, last edited on %2 at %3, had unsaved changes when Rankscope closed.</source>
        <translation>程序上次关闭时，“%1”（最后编辑于&#x2009;%2 %3）的修改没有保存。</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n more)</source>
        <translation>
            <numerusform>%1（另有&#x2009;%n&#x2009;个）</numerusform>
        </translation>
    </message>
    <message>
        <source>Shows the document that you edited last. Use Undo to get to the others. No file changes until you save.</source>
        <translation>先显示最后编辑的文档，其余的可用“撤销”回到。保存之前不会改动任何文件。</translation>
    </message>
</context>
<context>
    <name>ui::ReportDialog</name>
    <message>
        <source>Include the rules in &amp;captions</source>
        <translation>在图注和表注中写出计算口径(&amp;C)</translation>
    </message>
    <message>
        <source>Report on %1</source>
        <translation>%1&#x2009;的报告</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Letter</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>纸张</translation>
    </message>
    <message>
        <source>&amp;Paper</source>
        <translation>纸张(&amp;P)</translation>
    </message>
    <message>
        <source>Save as PD&amp;F…</source>
        <translation>保存为&#x2009;PDF(&amp;F)…</translation>
    </message>
    <message>
        <source>Save as &amp;HTML…</source>
        <translation>保存为&#x2009;HTML(&amp;H)…</translation>
    </message>
    <message>
        <source>P&amp;rint…</source>
        <translation>打印(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>标题(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Author</source>
        <translation>作者(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Date</source>
        <translation>日期(&amp;D)</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>作者</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>报告内容</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>页</translation>
    </message>
    <message>
        <source>HTML</source>
        <translation>HTML</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>保存报告</translation>
    </message>
    <message>
        <source>Saved “%1”.</source>
        <translation>已保存“%1”。</translation>
    </message>
    <message>
        <source>Print %1</source>
        <translation>打印%1</translation>
    </message>
    <message>
        <source>Include &amp;ids and names of samples, queries and documents</source>
        <translation>写出样本、查询和文档的编号和名称(&amp;I)</translation>
    </message>
</context>
<context>
    <name>ui::RibbonPanel</name>
    <message>
        <source>Actual against ideal</source>
        <translation>实际排序与理想排序</translation>
    </message>
    <message>
        <source>Add documents to see which of them rank too high or too low.</source>
        <translation>添加文档，即可看到哪些排得偏前或偏后。</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1：%2。</translation>
    </message>
</context>
<context>
    <name>ui::RocCurves</name>
    <message>
        <source>DET curve</source>
        <translation>DET&#x2009;曲线</translation>
    </message>
    <message>
        <source>ROC curve</source>
        <translation>ROC&#x2009;曲线</translation>
    </message>
    <message>
        <source>95% CI: %1 to %2</source>
        <extracomment>DeLong&apos;s confidence interval of the area under the curve</extracomment>
        <translation>95%&#x2009;区间：%1&#x2009;至&#x2009;%2</translation>
    </message>
    <message>
        <source>false positive rate</source>
        <translation>假正率</translation>
    </message>
    <message>
        <source>false negative rate</source>
        <translation>假负率</translation>
    </message>
    <message>
        <source>The area under the ROC curve (AUC) is %1.</source>
        <translation>ROC&#x2009;曲线下面积（AUC）为&#x2009;%1。</translation>
    </message>
    <message>
        <source>DET: the false negative rate against the false positive rate at every threshold, on normal-deviate axes.</source>
        <translation>DET：各阈值下的假负率（纵轴）与假正率（横轴），坐标轴采用正态分位数刻度。</translation>
    </message>
    <message>
        <source>ROC: the true positive rate against the false positive rate at every threshold.</source>
        <translation>ROC：各阈值下的真正率（纵轴）与假正率（横轴）。</translation>
    </message>
    <message>
        <source>the true positive rate at each false positive rate</source>
        <translation>各假正率处真正率</translation>
    </message>
    <message>
        <source>Thin line: convex hull.</source>
        <translation>细线为凸包。</translation>
    </message>
    <message>
        <source>Dash-dotted line: points of equal expected cost.</source>
        <translation>点划线上各点的代价相同。</translation>
    </message>
    <message>
        <source>Dashed line: chance.</source>
        <translation>虚线表示随机水平。</translation>
    </message>
    <message>
        <source>The ROC curve has one point for each score, joined by straight lines.</source>
        <translation>ROC&#x2009;曲线上每个不同的得分对应一个点，以直线连接。</translation>
    </message>
    <message>
        <source>AUC is the probability that a randomly chosen positive ranks above a randomly chosen negative (ties count ½).</source>
        <translation>AUC&#x2009;是随机选取的正例排在随机选取的负例之前的概率（并列计 ½）。</translation>
    </message>
    <message>
        <source>true positive rate (recall)</source>
        <translation>真正率（召回率）</translation>
    </message>
    <message>
        <source>ROC</source>
        <translation>ROC</translation>
    </message>
    <message>
        <source>AUC %1</source>
        <translation>AUC %1</translation>
    </message>
    <message>
        <source>At threshold %1, the false positive rate is %2 and recall is %3.</source>
        <translation>阈值为&#x2009;%1&#x2009;时，假正率为&#x2009;%2，召回率为&#x2009;%3。</translation>
    </message>
    <message>
        <source>The 95% confidence interval of AUC is %1 to %2 (DeLong’s method).</source>
        <translation>按&#x2009;DeLong&#x2009;方法，AUC&#x2009;的&#x2009;95%&#x2009;置信区间为&#x2009;%1&#x2009;至&#x2009;%2。</translation>
    </message>
    <message>
        <source>The 95% confidence interval of AUC for the model “%3” is %1 to %2 (DeLong’s method).</source>
        <translation>按&#x2009;DeLong&#x2009;方法，模型“%3”的&#x2009;AUC&#x2009;的&#x2009;95%&#x2009;置信区间为&#x2009;%1&#x2009;至&#x2009;%2。</translation>
    </message>
    <message>
        <source>lowest cost %1</source>
        <translation>最小代价&#x2009;%1</translation>
    </message>
    <message>
        <source>DET</source>
        <translation>DET</translation>
    </message>
    <message>
        <source>misses %1, false alarms %2</source>
        <extracomment>Next to the current point of a curve: shares of positives and of negatives</extracomment>
        <translation>漏掉&#x2009;%1，误报&#x2009;%2</translation>
    </message>
    <message>
        <source>finds %1, false alarms %2</source>
        <translation>找到&#x2009;%1，误报&#x2009;%2</translation>
    </message>
    <message>
        <source>The 95% confidence interval of AUC is %1 to %2.</source>
        <translation>AUC&#x2009;的&#x2009;95%&#x2009;置信区间为&#x2009;%1&#x2009;至&#x2009;%2。</translation>
    </message>
    <message>
        <source>The 95% confidence interval of AUC for the model “%3” is %1 to %2.</source>
        <translation>模型“%3”的&#x2009;AUC&#x2009;的&#x2009;95%&#x2009;置信区间为&#x2009;%1&#x2009;至&#x2009;%2。</translation>
    </message>
    <message>
        <source>1 − Specificity</source>
        <extracomment>The titles of a ROC curve&apos;s axes in clinical papers</extracomment>
        <translation>1 −&#x2009;特异度</translation>
    </message>
    <message>
        <source>Sensitivity</source>
        <translation>灵敏度</translation>
    </message>
    <message>
        <source>The equal error rate (EER) is %1.</source>
        <translation>等错误率（EER）为&#x2009;%1。</translation>
    </message>
    <message>
        <source>EER %1</source>
        <translation>EER %1</translation>
    </message>
    <message>
        <source>95% confidence intervals: DeLong’s method.</source>
        <translation>95%&#x2009;置信区间由&#x2009;DeLong&#x2009;方法得到。</translation>
    </message>
    <message>
        <source>DET: 1 − sensitivity against 1 − specificity at every threshold, on normal-deviate axes.</source>
        <translation>DET：各阈值下的&#x2009;1 −&#x2009;灵敏度（纵轴）与&#x2009;1 −&#x2009;特异度（横轴），坐标轴采用正态分位数刻度。</translation>
    </message>
    <message>
        <source>ROC: sensitivity against 1 − specificity at every threshold.</source>
        <translation>ROC：各阈值下的灵敏度（纵轴）与&#x2009;1 −&#x2009;特异度（横轴）。</translation>
    </message>
    <message>
        <source>the sensitivity at each specificity</source>
        <translation>各特异度处灵敏度</translation>
    </message>
    <message>
        <source>The DET curve has one point for each score. Rates of 0 and 1 cannot be drawn.</source>
        <translation>DET&#x2009;曲线上每个不同的得分对应一个点；比率为&#x2009;0&#x2009;或&#x2009;1&#x2009;的点无法画出。</translation>
    </message>
    <message>
        <source>At threshold %1, sensitivity is %2 and specificity is %3.</source>
        <translation>阈值为&#x2009;%1&#x2009;时，灵敏度为&#x2009;%2，特异度为&#x2009;%3。</translation>
    </message>
    <message>
        <source>1 − Sensitivity</source>
        <extracomment>The title of a DET curve&apos;s axis in clinical papers</extracomment>
        <translation>1 −&#x2009;灵敏度</translation>
    </message>
</context>
<context>
    <name>ui::RocPanel</name>
    <message>
        <source>hull</source>
        <translation>凸包</translation>
    </message>
    <message>
        <source>The convex hull of the curve: each corner is the best point for some costs</source>
        <translation>曲线的凸包：每个顶点都是某种代价下的最优点</translation>
    </message>
    <message>
        <source>cost line</source>
        <translation>等代价线</translation>
    </message>
    <message>
        <source>DET</source>
        <translation>DET</translation>
    </message>
    <message>
        <source>Misses against false alarms, on axes that stretch rates near 0 and 1: two normal distributions give a straight line</source>
        <translation>漏报率与误报率，坐标轴在&#x2009;0&#x2009;和&#x2009;1&#x2009;附近拉伸：若两类得分均为正态分布，曲线即为直线</translation>
    </message>
    <message>
        <source>A line of equal cost, given the costs and the prior. It touches the curve at the lowest cost.</source>
        <translation>按给定的代价和先验，这条线上各点的代价相同。它在代价最小处与曲线相切。</translation>
    </message>
</context>
<context>
    <name>ui::RuleEffectsModel</name>
    <message>
        <source>Effect of each change</source>
        <translation>各项改动的作用</translation>
    </message>
    <message>
        <source>current rules</source>
        <translation>当前计算口径</translation>
    </message>
    <message>
        <source>+ %1</source>
        <extracomment>%1 is a rule that is changed: &quot;+ Gain: 2^grade − 1&quot;</extracomment>
        <translation>+ %1</translation>
    </message>
    <message>
        <source>Mean effect over all orders of the changes, so no order is favoured</source>
        <translation>对各项改动的所有先后次序取平均的作用，不偏向任何一种次序</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>作用</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>数</translation>
    </message>
</context>
<context>
    <name>ui::RuleEffectsView</name>
    <message>
        <source>Effect of each change</source>
        <translation>各项改动的作用</translation>
    </message>
</context>
<context>
    <name>ui::RuleFinder</name>
    <message>
        <source>Use</source>
        <translation>采用</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Applies the rules in this row.</source>
        <translation>采用该行的规则。</translation>
    </message>
    <message>
        <source>Rule combinations tried</source>
        <translation>已尝试的规则组合</translation>
    </message>
    <message>
        <source>Rules that match the number</source>
        <translation>哪些规则得出这个数</translation>
    </message>
    <message>
        <source>Trying rule combinations…</source>
        <translation>正在尝试规则组合…</translation>
    </message>
    <message>
        <source>Stopped. Type the number again to restart the search.</source>
        <translation>已停止。重新输入该数即可再次查找。</translation>
    </message>
</context>
<context>
    <name>ui::RuleHitsModel</name>
    <message>
        <source>Only the first %1 are listed.</source>
        <translation>这里列出前&#x2009;%1&#x2009;个。</translation>
    </message>
    <message>
        <source>Different rules</source>
        <translation>不同的规则</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>改动数</translation>
    </message>
    <message>
        <source>Used by</source>
        <translation>采用这些规则的工具</translation>
    </message>
</context>
<context>
    <name>ui::RuleHitsView</name>
    <message>
        <source>Rules that match the number</source>
        <translation>得出这个数的规则</translation>
    </message>
    <message>
        <source>Apply the rules in this row</source>
        <translation>采用该行的规则</translation>
    </message>
    <message>
        <source>Show all tools again</source>
        <translation>重新显示所有工具</translation>
    </message>
    <message>
        <source>Press Enter to apply the rules in a row.</source>
        <translation>按&#x2009;Enter&#x2009;采用该行的规则。</translation>
    </message>
</context>
<context>
    <name>ui::RuleText</name>
    <message>
        <source>Cutoff</source>
        <translation>截断</translation>
    </message>
    <message>
        <source>at k</source>
        <translation>在&#x2009;k&#x2009;处</translation>
    </message>
    <message>
        <source>none, the whole list</source>
        <translation>不截断，整个列表</translation>
    </message>
    <message>
        <source>one rank fewer (k − 1)</source>
        <translation>少一位（k − 1）</translation>
    </message>
    <message>
        <source>one rank more (k + 1)</source>
        <translation>多一位（k + 1）</translation>
    </message>
    <message>
        <source>Recall divides by</source>
        <translation>召回率的分母</translation>
    </message>
    <message>
        <source>all relevant documents (R)</source>
        <translation>全部相关文档（R）</translation>
    </message>
    <message>
        <source>the smaller of k and R</source>
        <translation>k&#x2009;与&#x2009;R&#x2009;中较小者</translation>
    </message>
    <message>
        <source>Ties</source>
        <translation>同分</translation>
    </message>
    <message>
        <source>by id, descending</source>
        <translation>按编号降序</translation>
    </message>
    <message>
        <source>by id, ascending</source>
        <translation>按编号升序</translation>
    </message>
    <message>
        <source>in file order</source>
        <translation>按文件中的次序</translation>
    </message>
    <message>
        <source>in reverse file order</source>
        <translation>按文件中的逆序</translation>
    </message>
    <message>
        <source>share their mean gain</source>
        <translation>平分增益</translation>
    </message>
    <message>
        <source>count as one threshold</source>
        <translation>合为一个阈值</translation>
    </message>
    <message>
        <source>worst document first</source>
        <translation>最差的文档在前</translation>
    </message>
    <message>
        <source>best document first</source>
        <translation>最好的文档在前</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>得分精度</translation>
    </message>
    <message>
        <source>64-bit</source>
        <translation>64&#x2009;位浮点数</translation>
    </message>
    <message>
        <source>32-bit</source>
        <translation>32&#x2009;位浮点数</translation>
    </message>
    <message>
        <source>16-bit</source>
        <translation>16&#x2009;位浮点数</translation>
    </message>
    <message>
        <source>rounded to 4 decimals</source>
        <translation>舍入到&#x2009;4&#x2009;位小数</translation>
    </message>
    <message>
        <source>rounded to 2 decimals</source>
        <translation>舍入到&#x2009;2&#x2009;位小数</translation>
    </message>
    <message>
        <source>Documents sorted by</source>
        <translation>文档排列依据</translation>
    </message>
    <message>
        <source>score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>score, lowest first (ranks used as scores)</source>
        <translation>得分，低者在前（把排名当作得分）</translation>
    </message>
    <message>
        <source>the grades themselves (labels as scores)</source>
        <translation>等级本身（把标签当作得分）</translation>
    </message>
    <message>
        <source>Unjudged documents</source>
        <translation>未标注文档</translation>
    </message>
    <message>
        <source>count as not relevant</source>
        <translation>按不相关处理</translation>
    </message>
    <message>
        <source>are removed</source>
        <translation>移出列表</translation>
    </message>
    <message>
        <source>get the highest grade</source>
        <translation>按最高等级处理</translation>
    </message>
    <message>
        <source>Fractional grades</source>
        <translation>等级的小数部分</translation>
    </message>
    <message>
        <source>count</source>
        <translation>计入</translation>
    </message>
    <message>
        <source>are truncated</source>
        <translation>截去</translation>
    </message>
    <message>
        <source>Known judgments</source>
        <translation>已知的标注</translation>
    </message>
    <message>
        <source>all judged documents for the query</source>
        <translation>该查询的全部已标注文档</translation>
    </message>
    <message>
        <source>retrieved documents only</source>
        <translation>仅检索到的文档</translation>
    </message>
    <message>
        <source>documents judged for any query</source>
        <translation>任一查询中标注过的文档</translation>
    </message>
    <message>
        <source>Document with the query’s id</source>
        <translation>与查询编号相同的文档</translation>
    </message>
    <message>
        <source>is kept</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>is removed</source>
        <translation>移出列表</translation>
    </message>
    <message>
        <source>counts as 0</source>
        <translation>计为&#x2009;0</translation>
    </message>
    <message>
        <source>counts as 1</source>
        <translation>计为&#x2009;1</translation>
    </message>
    <message>
        <source>is skipped</source>
        <translation>不计入</translation>
    </message>
    <message>
        <source>counts as 1/2</source>
        <translation>计为&#x2009;1/2</translation>
    </message>
    <message>
        <source>Judged query missing from the run</source>
        <translation>已标注但检索结果中没有的查询</translation>
    </message>
    <message>
        <source>Combine queries by</source>
        <translation>各查询的汇总</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>均值</translation>
    </message>
    <message>
        <source>median</source>
        <translation>中位数</translation>
    </message>
    <message>
        <source>geometric mean</source>
        <translation>几何平均</translation>
    </message>
    <message>
        <source>pooled (micro)</source>
        <translation>合并计算（微平均）</translation>
    </message>
    <message>
        <source>Query values</source>
        <translation>各查询的值</translation>
    </message>
    <message>
        <source>keep all digits</source>
        <translation>保留全部位数</translation>
    </message>
    <message>
        <source>rounded to 5 decimals</source>
        <translation>舍入到&#x2009;5&#x2009;位小数</translation>
    </message>
    <message>
        <source>truncated or rounded as in RRE</source>
        <translation>按&#x2009;RRE&#x2009;的方式截去或舍入</translation>
    </message>
    <message>
        <source>In the sum</source>
        <translation>求和时</translation>
    </message>
    <message>
        <source>all digits</source>
        <translation>使用全部位数</translation>
    </message>
    <message>
        <source>discounts to 2 decimals</source>
        <translation>折损取&#x2009;2&#x2009;位小数</translation>
    </message>
    <message>
        <source>terms to 2 decimals</source>
        <translation>各项取&#x2009;2&#x2009;位小数</translation>
    </message>
    <message>
        <source>Positive class</source>
        <translation>正类</translation>
    </message>
    <message>
        <source>as chosen</source>
        <translation>按所选</translation>
    </message>
    <message>
        <source>the other label, with the same scores</source>
        <translation>另一标签，用同样的得分</translation>
    </message>
    <message>
        <source>as chosen, with negated scores</source>
        <translation>按所选，得分取反</translation>
    </message>
    <message>
        <source>Scores are read</source>
        <translation>得分读作</translation>
    </message>
    <message>
        <source>as probabilities</source>
        <translation>概率</translation>
    </message>
    <message>
        <source>as probabilities, clipped to 0 to 1</source>
        <translation>概率，截到&#x2009;0&#x2009;至&#x2009;1&#x2009;之间</translation>
    </message>
    <message>
        <source>through a sigmoid</source>
        <translation>经&#x2009;sigmoid&#x2009;变换</translation>
    </message>
    <message>
        <source>Computed from</source>
        <translation>计算所用</translation>
    </message>
    <message>
        <source>scores</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>predictions (0 and 1) instead of scores</source>
        <translation>以预测的&#x2009;0&#x2009;和&#x2009;1&#x2009;代替得分</translation>
    </message>
    <message>
        <source>Sample weights</source>
        <translation>样本权重</translation>
    </message>
    <message>
        <source>do not count</source>
        <translation>不计入</translation>
    </message>
    <message>
        <source>balance the two classes</source>
        <translation>使两类总权重相等</translation>
    </message>
    <message>
        <source>Mean over groups</source>
        <translation>按组求均值</translation>
    </message>
    <message>
        <source>none</source>
        <translation>不分组</translation>
    </message>
    <message>
        <source>equal weights</source>
        <translation>各组等权</translation>
    </message>
    <message>
        <source>by positives</source>
        <translation>按正例数加权</translation>
    </message>
    <message>
        <source>by samples</source>
        <translation>按样本数加权</translation>
    </message>
    <message>
        <source>Tied pairs</source>
        <translation>同分的样本对</translation>
    </message>
    <message>
        <source>count half</source>
        <translation>计一半</translation>
    </message>
    <message>
        <source>count as won</source>
        <translation>算胜</translation>
    </message>
    <message>
        <source>count as lost</source>
        <translation>算负</translation>
    </message>
    <message>
        <source>Area under the PR curve</source>
        <translation>精确率–召回率曲线下的面积</translation>
    </message>
    <message>
        <source>as steps</source>
        <translation>按阶梯</translation>
    </message>
    <message>
        <source>as trapezoids</source>
        <translation>按梯形</translation>
    </message>
    <message>
        <source>interpolated between counts</source>
        <translation>在计数之间插值</translation>
    </message>
    <message>
        <source>Probability clipping</source>
        <translation>概率与&#x2009;0&#x2009;和&#x2009;1&#x2009;的最小距离</translation>
    </message>
    <message>
        <source>Logarithm</source>
        <translation>对数</translation>
    </message>
    <message>
        <source>natural</source>
        <translation>自然对数</translation>
    </message>
    <message>
        <source>base 2</source>
        <translation>以&#x2009;2&#x2009;为底</translation>
    </message>
    <message>
        <source>base 10</source>
        <translation>以&#x2009;10&#x2009;为底</translation>
    </message>
    <message>
        <source>Sample losses</source>
        <translation>样本损失</translation>
    </message>
    <message>
        <source>sum</source>
        <translation>总和</translation>
    </message>
    <message>
        <source>Bins</source>
        <translation>分箱数</translation>
    </message>
    <message>
        <source>Bin type</source>
        <translation>分箱方式</translation>
    </message>
    <message>
        <source>equal widths</source>
        <translation>等宽</translation>
    </message>
    <message>
        <source>equal counts</source>
        <translation>等频</translation>
    </message>
    <message>
        <source>Bin edges belong to</source>
        <translation>箱边界归入</translation>
    </message>
    <message>
        <source>the lower bin</source>
        <translation>较低的箱</translation>
    </message>
    <message>
        <source>the upper bin</source>
        <translation>较高的箱</translation>
    </message>
    <message>
        <source>Bins contain</source>
        <translation>箱内的概率</translation>
    </message>
    <message>
        <source>probabilities of the positive class</source>
        <translation>正类的概率</translation>
    </message>
    <message>
        <source>probabilities of the predicted class</source>
        <translation>预测类别的概率</translation>
    </message>
    <message>
        <source>Bin gaps</source>
        <translation>各箱的偏差</translation>
    </message>
    <message>
        <source>root mean square</source>
        <translation>均方根</translation>
    </message>
    <message>
        <source>largest</source>
        <translation>最大值</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>阈值</translation>
    </message>
    <message>
        <source>0.5</source>
        <translation>0.5</translation>
    </message>
    <message>
        <source>0</source>
        <translation>0</translation>
    </message>
    <message>
        <source>where F1 is highest</source>
        <translation>F1&#x2009;最高处</translation>
    </message>
    <message>
        <source>Score equal to the threshold</source>
        <translation>得分等于阈值时</translation>
    </message>
    <message>
        <source>predicted positive</source>
        <translation>预测为正</translation>
    </message>
    <message>
        <source>predicted negative</source>
        <translation>预测为负</translation>
    </message>
    <message>
        <source>Classes</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>positive class only</source>
        <translation>仅正类</translation>
    </message>
    <message>
        <source>macro, mean of both</source>
        <translation>宏平均，两类取均值</translation>
    </message>
    <message>
        <source>macro, F1 of the means</source>
        <translation>宏平均，由均值计算&#x2009;F1</translation>
    </message>
    <message>
        <source>micro</source>
        <translation>微平均</translation>
    </message>
    <message>
        <source>weighted by samples</source>
        <translation>按样本数加权</translation>
    </message>
    <message>
        <source>Division by 0</source>
        <translation>分母为&#x2009;0&#x2009;时</translation>
    </message>
    <message>
        <source>is undefined</source>
        <translation>无定义</translation>
    </message>
    <message>
        <source>documents retrieved within k</source>
        <translation>前&#x2009;k&#x2009;位检索到的文档</translation>
    </message>
    <message>
        <source>from the data</source>
        <translation>数据中的最高等级</translation>
    </message>
    <message>
        <source>by the rank column</source>
        <translation>按排名列</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is what tools differ in, %2 how one does it: &quot;Gain: 2^grade − 1&quot;</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Judged documents not retrieved</source>
        <translation>未检索到的已标注文档</translation>
    </message>
    <message>
        <source>are absent</source>
        <translation>不在列表中</translation>
    </message>
    <message>
        <source>are ranked with score 0</source>
        <translation>以得分&#x2009;0&#x2009;参与排序</translation>
    </message>
    <message>
        <source>Query with an undefined value</source>
        <translation>指标无定义的查询</translation>
    </message>
    <message>
        <source>in the run’s order</source>
        <translation>按检索结果的次序</translation>
    </message>
    <message>
        <source>the other class, with its own scores</source>
        <translation>另一类，用它自己的得分</translation>
    </message>
</context>
<context>
    <name>ui::RuleToolsModel</name>
    <message>
        <source>Tool</source>
        <translation>工具</translation>
    </message>
    <message>
        <source>Its rules</source>
        <translation>其规则</translation>
    </message>
</context>
<context>
    <name>ui::RuleToolsView</name>
    <message>
        <source>Tools</source>
        <translation>工具</translation>
    </message>
    <message>
        <source>Apply the tool’s rules</source>
        <translation>采用该工具的规则</translation>
    </message>
    <message>
        <source>Press Enter to apply a tool’s rules.</source>
        <translation>按&#x2009;Enter&#x2009;采用一个工具的规则。</translation>
    </message>
</context>
<context>
    <name>ui::RulesButton</name>
    <message>
        <source>Rules</source>
        <translation>计算口径</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>工具</translation>
    </message>
    <message>
        <source>Current rules</source>
        <translation>当前的规则</translation>
    </message>
    <message>
        <source>All rules explained</source>
        <translation>全部规则的说明</translation>
    </message>
    <message>
        <source>R&amp;ules</source>
        <translation>计算口径(&amp;U)</translation>
    </message>
    <message>
        <source>R&amp;ules: %1</source>
        <extracomment>%1 is a tool</extracomment>
        <translation>计算口径(&amp;U)：%1</translation>
    </message>
    <message numerus="yes">
        <source>R&amp;ules: %1, %n changes</source>
        <translation>
            <numerusform>计算口径(&amp;U)：%1，%n&#x2009;处改动</numerusform>
        </translation>
    </message>
    <message>
        <source>%1
Choose a tool’s rules, or change single rules</source>
        <translation>%1
选择一个工具的规则，或修改单条规则</translation>
    </message>
</context>
<context>
    <name>ui::RulesForm</name>
    <message>
        <source>differs from %1: %2</source>
        <translation>与&#x2009;%1&#x2009;不同：%2</translation>
    </message>
    <message>
        <source>“%1” is not a valid value for this rule. Restored %2.</source>
        <translation>“%1”不是这条规则的值。已恢复为&#x2009;%2。</translation>
    </message>
</context>
<context>
    <name>ui::SamplesModel</name>
    <message>
        <source>Click to sort by %1</source>
        <translation>单击可按%1排列</translation>
    </message>
    <message>
        <source>%1. Press Space to change the label, 1 or 0 to set it</source>
        <translation>%1。按空格键切换标签，按&#x2009;1&#x2009;或&#x2009;0&#x2009;直接设置</translation>
    </message>
    <message>
        <source>%1. Press F2 or double-click to change it.</source>
        <translation>%1。按&#x2009;F2&#x2009;或双击可修改。</translation>
    </message>
    <message>
        <source>%1: labelled %2, score %3, %4</source>
        <translation>%1：标签&#x2009;%2，得分&#x2009;%3，%4</translation>
    </message>
    <message>
        <source>“%1” is not a label here. Use “%2” or “%3”.</source>
        <translation>没有“%1”这个标签：可用的标签为“%2”和“%3”。</translation>
    </message>
    <message>
        <source>This table has predictions instead of scores. Enter 1 to predict %1, or 0 to predict another class.</source>
        <translation>该表格只有预测而没有得分：1&#x2009;表示预测为&#x2009;%1，0&#x2009;表示预测为其他类别。</translation>
    </message>
    <message>
        <source>“%1” is not a score. Enter a number such as 0.42.</source>
        <translation>“%1”不是得分：请输入数字，如&#x2009;0.42。</translation>
    </message>
</context>
<context>
    <name>ui::SamplesPanel</name>
    <message>
        <source>Samples</source>
        <translation>样本</translation>
    </message>
    <message>
        <source>Filter: id, fp, score&gt;0.5</source>
        <translation>筛选：编号、fp、score&gt;0.5</translation>
    </message>
    <message>
        <source>Filter the samples</source>
        <translation>筛选样本</translation>
    </message>
    <message>
        <source>Parts of ids; tp, fp, fn or tn for outcomes; score&gt;0.5, loss&gt;=2, weight&lt;1, label:clicked or group:q7. Combine them with and, or, not and parentheses. Press Esc to show all samples.</source>
        <translation>可输入编号的一部分、表示预测结果的&#x2009;tp fp fn tn、score&gt;0.5、loss&gt;=2、weight&lt;1、label:clicked、group:q7，并用&#x2009;and、or、not&#x2009;和括号组合。按&#x2009;Esc&#x2009;显示所有样本。</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>排列</translation>
    </message>
    <message>
        <source>Sort the samples, or click a column heading</source>
        <translation>排列样本；单击表头也可以</translation>
    </message>
    <message>
        <source>Sort the samples</source>
        <translation>排列样本</translation>
    </message>
    <message>
        <source>sorting…</source>
        <translation>正在排列…</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
</context>
<context>
    <name>ui::SamplesView</name>
    <message>
        <source>Samples</source>
        <translation>样本</translation>
    </message>
    <message>
        <source>Press Space to change the label of the selected samples, 1 or 0 to set it, F2 to change the score, Insert to add a sample, or Delete to remove the selected ones.</source>
        <translation>空格键切换所选样本的标签，1&#x2009;和&#x2009;0&#x2009;直接设置标签；F2&#x2009;修改得分，Insert&#x2009;添加样本，Delete&#x2009;删除所选样本。</translation>
    </message>
    <message>
        <source>Sample columns</source>
        <translation>样本表的列</translation>
    </message>
    <message>
        <source>Change the label of the selected samples</source>
        <translation>切换所选样本的标签</translation>
    </message>
    <message>
        <source>1, 0</source>
        <translation>1、0</translation>
    </message>
    <message>
        <source>Label the selected samples as positive or negative</source>
        <translation>把所选样本标为正例或负例</translation>
    </message>
    <message>
        <source>0.42</source>
        <translation>0.42</translation>
    </message>
    <message>
        <source>Type a new score in the score column, or start with a decimal point in any column</source>
        <translation>在得分列中键入新的得分；在任何列中，以小数点开头即可</translation>
    </message>
    <message>
        <source>Move through the samples</source>
        <translation>在样本间移动</translation>
    </message>
    <message>
        <source>Select several samples</source>
        <translation>选择多个样本</translation>
    </message>
    <message>
        <source>Add a sample below</source>
        <translation>在下方添加样本</translation>
    </message>
    <message>
        <source>Delete the selected samples</source>
        <translation>删除所选样本</translation>
    </message>
    <message>
        <source>Copy the selected samples, or paste a table of samples</source>
        <translation>复制所选样本，或粘贴样本表格</translation>
    </message>
    <message>
        <source>Sort by %1</source>
        <translation>按%1排列</translation>
    </message>
    <message>
        <source>Sorting…</source>
        <translation>正在排列…</translation>
    </message>
    <message>
        <source>No samples match the filter.</source>
        <translation>没有符合筛选条件的样本。</translation>
    </message>
    <message>
        <source>Open a table of labels and scores, paste one from a spreadsheet, or press Insert to add a sample. To use only a confusion matrix, enter it on the right.</source>
        <translation>打开含标签和得分的表格，或从电子表格粘贴，或按&#x2009;Insert&#x2009;添加样本。若只有混淆矩阵，可在右侧直接输入。</translation>
    </message>
    <message>
        <source>Add a sample</source>
        <translation>添加样本</translation>
    </message>
    <message>
        <source>Change the label</source>
        <translation>切换标签</translation>
    </message>
    <message>
        <source>Change the score</source>
        <translation>修改得分</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>剪切</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>粘贴</translation>
    </message>
    <message>
        <source>Label as</source>
        <translation>标为</translation>
    </message>
    <message>
        <source>Predict as</source>
        <translation>预测为</translation>
    </message>
    <message>
        <source>threshold %1</source>
        <translation>阈值&#x2009;%1</translation>
    </message>
    <message>
        <source>%1 below</source>
        <comment>how many samples of a list are below a line</comment>
        <translation>以下&#x2009;%1&#x2009;个</translation>
    </message>
    <message>
        <source>Edit the score or the id</source>
        <translation>修改得分或编号</translation>
    </message>
</context>
<context>
    <name>ui::ScatterPanel</name>
    <message>
        <source>Scatter A × B</source>
        <translation>散点图&#x2009;A × B</translation>
    </message>
</context>
<context>
    <name>ui::ScoreCard</name>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>精确值</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1
%2</source>
        <translation>%1
%2</translation>
    </message>
    <message>
        <source>? %1</source>
        <translation>? %1</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n queries</source>
        <translation>
            <numerusform>%1，%n&#x2009;个查询</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n queries</source>
        <translation>
            <numerusform>%n&#x2009;个查询</numerusform>
        </translation>
    </message>
    <message>
        <source>Show how the mean is calculated</source>
        <translation>显示均值的计算过程</translation>
    </message>
    <message>
        <source>%1: not reached yet in step mode</source>
        <translation>%1：逐步计算尚未走到</translation>
    </message>
</context>
<context>
    <name>ui::ScoreCards</name>
    <message>
        <source>Score cards</source>
        <translation>指标卡片</translation>
    </message>
    <message>
        <source>Explain the previous or next measure</source>
        <translation>解释上一个或下一个指标</translation>
    </message>
    <message>
        <source>Explain the selected measure</source>
        <translation>解释选中的指标</translation>
    </message>
    <message>
        <source>Explain another measure</source>
        <translation>说明另一个指标</translation>
    </message>
    <message>
        <source>Add a measure</source>
        <translation>添加指标</translation>
    </message>
    <message>
        <source>Choose the measures to show</source>
        <translation>选择要显示的指标</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>+%1</source>
        <translation>+%1</translation>
    </message>
    <message numerus="yes">
        <source>%n more measures</source>
        <translation>
            <numerusform>另外&#x2009;%n&#x2009;个指标</numerusform>
        </translation>
    </message>
    <message>
        <source>+ Add a measure</source>
        <translation>+&#x2009;添加指标</translation>
    </message>
</context>
<context>
    <name>ui::SeedsPanel</name>
    <message>
        <source>Seeds and folds</source>
        <translation>种子与折</translation>
    </message>
    <message>
        <source>Systems with several runs</source>
        <translation>由多个检索结果组成的系统</translation>
    </message>
    <message>
        <source>Seeds</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>Part of the run name that marks a seed or fold</source>
        <translation>检索结果名称中标记种子或折的部分</translation>
    </message>
    <message>
        <source>The part of a run name that marks its seed or fold. * matches any letters and digits, ? exactly one of them: with “-seed*”, bm25-seed1 and bm25-seed2 belong to the system bm25.</source>
        <translation>检索结果名称中区分同一系统各种子或各折的部分，* 代表若干字母和数字，? 代表一个：用“-seed*”时，bm25-seed1&#x2009;和&#x2009;bm25-seed2&#x2009;是系统&#x2009;bm25。</translation>
    </message>
    <message>
        <source>Runs that are seeds or folds of one system are combined here, with the spread of their means.</source>
        <translation>同一系统的各种子或各折的检索结果在这里合为一个，并给出其均值的离散程度。</translation>
    </message>
    <message numerus="yes">
        <source>%n systems</source>
        <translation>
            <numerusform>%n&#x2009;个系统</numerusform>
        </translation>
    </message>
    <message>
        <source>no runs differ only by “%1”</source>
        <translation>没有只在“%1”上不同的检索结果</translation>
    </message>
    <message numerus="yes">
        <source>%1 from %n runs</source>
        <translation>
            <numerusform>%1，来自&#x2009;%n&#x2009;个检索结果</numerusform>
        </translation>
    </message>
    <message>
        <source>Means over the queries. ± is the standard deviation of the means of a system’s runs.</source>
        <translation>各查询的均值；± 为系统各检索结果均值的标准差。</translation>
    </message>
</context>
<context>
    <name>ui::SelfTestDialog</name>
    <message>
        <source>Reference programs</source>
        <translation>参考程序</translation>
    </message>
    <message>
        <source>Reference values</source>
        <translation>参考程序的数值</translation>
    </message>
    <message>
        <source>Verify against reference programs</source>
        <translation>与参考程序核对</translation>
    </message>
    <message>
        <source>Choose a reference program to see its values.</source>
        <translation>选择一个参考程序查看其数值。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>Computing the values of %1: %2 of %3 reference programs done.</source>
        <translation>正在计算&#x2009;%1&#x2009;的数值：%3&#x2009;个参考程序中已完成&#x2009;%2&#x2009;个。</translation>
    </message>
    <message>
        <source>Stopped after %1 of %2 reference programs.</source>
        <translation>已停止：完成了&#x2009;%2&#x2009;个参考程序中的&#x2009;%1&#x2009;个。</translation>
    </message>
    <message>
        <source>All %1 values from %2 reference programs agree with ours.</source>
        <translation>%2&#x2009;个参考程序的全部&#x2009;%1&#x2009;个数值都与本程序一致。</translation>
    </message>
    <message>
        <source>%1 of %2 values differ from ours. They are listed first.</source>
        <translation>%2&#x2009;个数值中有&#x2009;%1&#x2009;个与本程序不同，列在下表最前面。</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Run again</source>
        <translation>重新运行</translation>
    </message>
</context>
<context>
    <name>ui::ShortAnswers</name>
    <message>
        <source>All agree: %1</source>
        <translation>各工具一致：%1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1&#x2009;至&#x2009;%2</translation>
    </message>
    <message>
        <source>Keep it as list B and compare</source>
        <translation>存为列表&#x2009;B&#x2009;再比较</translation>
    </message>
    <message>
        <source>Nothing: %1 is already 1</source>
        <translation>无需改进：%1&#x2009;已为&#x2009;1</translation>
    </message>
    <message>
        <source>No single change raises %1</source>
        <translation>没有单个改动能提高&#x2009;%1</translation>
    </message>
    <message>
        <source>None: no swap raises %1</source>
        <translation>没有：任何交换都不能提高&#x2009;%1</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <comment>a document at a rank</comment>
        <translation>%1（第&#x2009;%2&#x2009;位）</translation>
    </message>
    <message>
        <source>The one at rank %1</source>
        <translation>第&#x2009;%1&#x2009;位的文档</translation>
    </message>
    <message>
        <source>%1 at %2, then %3 at %4</source>
        <comment>documents at ranks</comment>
        <translation>%1（第&#x2009;%2&#x2009;位），然后&#x2009;%3（第&#x2009;%4&#x2009;位）</translation>
    </message>
    <message>
        <source>Those at ranks %1 and %2</source>
        <translation>第&#x2009;%1&#x2009;位和第&#x2009;%2&#x2009;位的文档</translation>
    </message>
    <message>
        <source>The maximum of %1 is not 1</source>
        <translation>%1&#x2009;的最大值不是&#x2009;1</translation>
    </message>
    <message>
        <source>%1 is undefined</source>
        <translation>%1&#x2009;无定义</translation>
    </message>
    <message>
        <source>A and B agree: %1</source>
        <translation>A&#x2009;与&#x2009;B&#x2009;相同：%1</translation>
    </message>
    <message>
        <source>B is %1 higher</source>
        <translation>B&#x2009;高&#x2009;%1</translation>
    </message>
    <message>
        <source>A is %1 higher</source>
        <translation>A&#x2009;高&#x2009;%1</translation>
    </message>
    <message>
        <source>Nothing: every retrieved document is judged</source>
        <translation>不变：检索到的文档都已标注</translation>
    </message>
    <message>
        <source>Nothing: %1 stays %2</source>
        <translation>不变：%1&#x2009;仍为&#x2009;%2</translation>
    </message>
    <message>
        <source>None</source>
        <translation>没有</translation>
    </message>
    <message>
        <source>Rank %1</source>
        <translation>第&#x2009;%1&#x2009;位</translation>
    </message>
    <message>
        <source>Ranks %1 and %2</source>
        <translation>第&#x2009;%1&#x2009;位和第&#x2009;%2&#x2009;位</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>不变</translation>
    </message>
    <message>
        <source>Keep it as B</source>
        <translation>另存为&#x2009;B</translation>
    </message>
    <message>
        <source>Found no change that raises %1</source>
        <translation>没有找到能提高&#x2009;%1&#x2009;的改动</translation>
    </message>
    <message>
        <source>Unknown: too many possible grades</source>
        <translation>可能的等级太多，无法得出</translation>
    </message>
</context>
<context>
    <name>ui::ShortcutSheet</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>键盘快捷键</translation>
    </message>
    <message>
        <source>Search actions and keys</source>
        <translation>输入要找的操作，或某个键</translation>
    </message>
    <message>
        <source>Search shortcuts</source>
        <translation>搜索快捷键</translation>
    </message>
    <message>
        <source>Actions and keys</source>
        <translation>操作及其按键</translation>
    </message>
    <message>
        <source>Press Enter to run the action, Esc to close.</source>
        <translation>按&#x2009;Enter&#x2009;执行该操作，或转到这些键起作用的位置；按&#x2009;Esc&#x2009;关闭。</translation>
    </message>
</context>
<context>
    <name>ui::SizeFields</name>
    <message>
        <source>Journal column, 90 mm</source>
        <translation>期刊单栏，90 mm</translation>
    </message>
    <message>
        <source>Journal page, 190 mm</source>
        <translation>期刊通栏，190 mm</translation>
    </message>
    <message>
        <source>Nature column, 89 mm</source>
        <translation>Nature&#x2009;单栏，89 mm</translation>
    </message>
    <message>
        <source>Nature page, 183 mm</source>
        <translation>Nature&#x2009;通栏，183 mm</translation>
    </message>
    <message>
        <source>PLOS text, 132 mm</source>
        <translation>PLOS&#x2009;正文宽，132 mm</translation>
    </message>
    <message>
        <source>PLOS page, 190.5 mm</source>
        <translation>PLOS&#x2009;通栏，190.5 mm</translation>
    </message>
    <message>
        <source>IEEE column, 3.5 in</source>
        <translation>IEEE&#x2009;单栏，3.5 in</translation>
    </message>
    <message>
        <source>IEEE page, 7.16 in</source>
        <translation>IEEE&#x2009;通栏，7.16 in</translation>
    </message>
    <message>
        <source>APS column, 85 mm</source>
        <translation>APS&#x2009;单栏，85 mm</translation>
    </message>
    <message>
        <source>Slide 16:9</source>
        <translation>幻灯片&#x2009;16:9</translation>
    </message>
    <message>
        <source>Half a slide 16:9</source>
        <translation>半张幻灯片&#x2009;16:9</translation>
    </message>
    <message>
        <source>A4 report, 160 mm</source>
        <translation>A4&#x2009;报告，160 mm</translation>
    </message>
    <message>
        <source>Preset na&amp;me</source>
        <translation>预设名称(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Keep proportions</source>
        <translation>保持宽高比(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Resolution</source>
        <translation>分辨率(&amp;R)</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>宽</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>高</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>单位</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>预设</translation>
    </message>
    <message>
        <source>Name of the preset</source>
        <translation>预设名称</translation>
    </message>
    <message>
        <source>Dots per inch</source>
        <translation>每英寸点数</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>&amp;Preset</source>
        <translation>预设(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Width × height</source>
        <translation>宽 × 高(&amp;W)</translation>
    </message>
    <message>
        <source>dots per inch</source>
        <translation>dpi</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>For LaTeX and printing</source>
        <translation>用于&#x2009;LaTeX&#x2009;和印刷</translation>
    </message>
    <message>
        <source>SVG</source>
        <translation>SVG</translation>
    </message>
    <message>
        <source>For web pages and drawing programs</source>
        <translation>用于网页和绘图软件</translation>
    </message>
    <message>
        <source>PNG</source>
        <translation>PNG</translation>
    </message>
    <message>
        <source>Pixels, for slides and web pages</source>
        <translation>像素图，用于幻灯片和网页</translation>
    </message>
    <message>
        <source>TIFF</source>
        <translation>TIFF</translation>
    </message>
    <message>
        <source>Pixels, required by some journals</source>
        <translation>像素图，部分期刊要求此格式</translation>
    </message>
    <message>
        <source>Your presets</source>
        <translation>你的预设</translation>
    </message>
    <message>
        <source>Save these settings as a preset, or remove one of yours</source>
        <translation>将当前设置存为预设，或删除自己的预设</translation>
    </message>
    <message>
        <source>&amp;Save as preset…</source>
        <translation>存为预设(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Remove this preset</source>
        <translation>删除此预设(&amp;R)</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Save the preset</source>
        <translation>保存预设</translation>
    </message>
    <message>
        <source>Custom size</source>
        <translation>自定尺寸</translation>
    </message>
    <message>
        <source>Enter a name for the preset.</source>
        <translation>请为预设命名。</translation>
    </message>
    <message>
        <source>“%1” is not a whole number from %2 to %3.</source>
        <translation>“%1”不是&#x2009;%2&#x2009;到&#x2009;%3&#x2009;之间的整数点数。</translation>
    </message>
    <message>
        <source>EPS</source>
        <translation>EPS</translation>
    </message>
    <message>
        <source>For journals that do not accept PDF (needs pdftops)</source>
        <translation>用于不接受&#x2009;PDF&#x2009;的期刊；需要&#x2009;pdftops</translation>
    </message>
</context>
<context>
    <name>ui::SlicesPanel</name>
    <message>
        <source>Slices</source>
        <translation>切片</translation>
    </message>
    <message>
        <source>Slices by group</source>
        <translation>按分组切片</translation>
    </message>
    <message>
        <source>Gaps</source>
        <translation>差距</translation>
    </message>
    <message>
        <source>Show each slice’s difference from all samples</source>
        <translation>显示各切片与全部样本的差距</translation>
    </message>
    <message>
        <source>Open a table of labels and scores with a group column, such as site, to see each group separately.</source>
        <translation>打开一个含标签、得分和分组列（如中心）的表格，即可分别查看各组。</translation>
    </message>
    <message>
        <source>No groups. To add them, choose a group column (for example site or age group) when you import a table.</source>
        <translation>没有分组。导入表格时，可选择一列作为分组，如中心或年龄段。</translation>
    </message>
    <message>
        <source>Calculating…</source>
        <translation>正在计算…</translation>
    </message>
    <message>
        <source>Values are differences: slice minus all samples.</source>
        <translation>各切片的值减去全部样本的值。</translation>
    </message>
    <message>
        <source>group</source>
        <translation>分组</translation>
    </message>
    <message>
        <source>Intervals</source>
        <translation>区间</translation>
    </message>
    <message>
        <source>The column whose values form the groups</source>
        <translation>其取值构成各组的列</translation>
    </message>
    <message>
        <source>Leave one out</source>
        <translation>逐一剔除</translation>
    </message>
    <message>
        <source>Leave out one group at a time, such as one site, and show the values of the remaining samples with 95% intervals</source>
        <translation>每次剔除一组（例如一个中心），显示其余样本的值及其&#x2009;95%&#x2009;区间</translation>
    </message>
    <message>
        <source>Group column</source>
        <translation>分组列</translation>
    </message>
    <message>
        <source>Show 95% intervals, and test whether the groups differ. With gaps, compare each group with all other samples.</source>
        <translation>显示&#x2009;95%&#x2009;区间，并检验各组是否有差异。显示差距时，把每组与其余全部样本比较。</translation>
    </message>
</context>
<context>
    <name>ui::SpokenEdits</name>
    <message>
        <source>Undone: %1</source>
        <translation>已撤销：%1</translation>
    </message>
</context>
<context>
    <name>ui::Spotlight</name>
    <message>
        <source>Spotlight</source>
        <translation>聚光灯</translation>
    </message>
</context>
<context>
    <name>ui::StepActions</name>
    <message>
        <source>&amp;Step mode</source>
        <translation>逐步模式(&amp;S)</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>逐步</translation>
    </message>
    <message>
        <source>&amp;First step</source>
        <translation>第一步(&amp;F)</translation>
    </message>
    <message>
        <source>Go to the first step</source>
        <translation>转到第一步</translation>
    </message>
    <message>
        <source>Pre&amp;vious step</source>
        <translation>上一步(&amp;V)</translation>
    </message>
    <message>
        <source>Go to the previous step</source>
        <translation>转到上一步</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>播放(&amp;P)</translation>
    </message>
    <message>
        <source>Play the steps, or pause</source>
        <translation>逐步播放，或暂停</translation>
    </message>
    <message>
        <source>&amp;Next step</source>
        <translation>下一步(&amp;N)</translation>
    </message>
    <message>
        <source>Go to the next step</source>
        <translation>转到下一步</translation>
    </message>
    <message>
        <source>&amp;Last step</source>
        <translation>最后一步(&amp;L)</translation>
    </message>
    <message>
        <source>Go to the last step</source>
        <translation>转到最后一步</translation>
    </message>
    <message>
        <source>Toggl&amp;e breakpoint</source>
        <translation>设置或取消停留点(&amp;E)</translation>
    </message>
    <message>
        <source>Set or clear a breakpoint at the current step</source>
        <translation>在当前步骤设置或取消停留点</translation>
    </message>
    <message>
        <source>Run to next breakpoin&amp;t</source>
        <translation>到下一个停留点(&amp;T)</translation>
    </message>
    <message>
        <source>Run to the next breakpoint, or to the end</source>
        <translation>到下一个停留点；没有则到末尾</translation>
    </message>
    <message>
        <source>Run to next &amp;relevant or positive item</source>
        <translation>到下一个相关文档或正例(&amp;R)</translation>
    </message>
    <message>
        <source>Run to the next relevant document or positive sample, or to the end</source>
        <translation>到下一个相关文档或正例；没有则到末尾</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Playba&amp;ck speed</source>
        <translation>播放速度(&amp;C)</translation>
    </message>
    <message>
        <source>One step every %1 s</source>
        <translation>每&#x2009;%1&#x2009;秒一步</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>暂停(&amp;P)</translation>
    </message>
    <message>
        <source>Step through</source>
        <translation>逐步计算</translation>
    </message>
    <message>
        <source>Go through the calculation step by step, with later steps hidden. Press Esc to leave.</source>
        <translation>逐步走完计算过程，后面的步骤先隐藏。按&#x2009;Esc&#x2009;退出。</translation>
    </message>
</context>
<context>
    <name>ui::StepPanel</name>
    <message>
        <source>step %1 of %2</source>
        <translation>第&#x2009;%1&#x2009;步，共&#x2009;%2&#x2009;步</translation>
    </message>
    <message>
        <source>%1
%2</source>
        <translation>%1
%2</translation>
    </message>
    <message>
        <source>Breakpoint set at rank %1.</source>
        <translation>播放会在第&#x2009;%1&#x2009;位停下。</translation>
    </message>
    <message>
        <source>Breakpoint cleared at rank %1.</source>
        <translation>播放不再在第&#x2009;%1&#x2009;位停下。</translation>
    </message>
    <message>
        <source>Breakpoint set at the term of rank %1.</source>
        <translation>播放会在第&#x2009;%1&#x2009;位的项停下。</translation>
    </message>
    <message>
        <source>Breakpoint cleared at the term of rank %1.</source>
        <translation>播放不再在第&#x2009;%1&#x2009;位的项停下。</translation>
    </message>
    <message>
        <source>Breakpoint set at the ideal term of rank %1.</source>
        <translation>播放会在第&#x2009;%1&#x2009;位的理想项停下。</translation>
    </message>
    <message>
        <source>Breakpoint cleared at the ideal term of rank %1.</source>
        <translation>播放不再在第&#x2009;%1&#x2009;位的理想项停下。</translation>
    </message>
    <message>
        <source>How %1 adds up</source>
        <translation>%1&#x2009;怎样累计</translation>
    </message>
    <message>
        <source>rank %1 of %2</source>
        <translation>第&#x2009;%1&#x2009;位，共&#x2009;%2&#x2009;位</translation>
    </message>
    <message>
        <source>result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>by term, fact %1 of %2</source>
        <translation>按项，第&#x2009;%1&#x2009;个数值，共&#x2009;%2&#x2009;个</translation>
    </message>
</context>
<context>
    <name>ui::StepsModel</name>
    <message>
        <source>%1, rank %2: %3</source>
        <translation>%1，第&#x2009;%2&#x2009;位：%3</translation>
    </message>
    <message>
        <source>not reached yet</source>
        <translation>尚未走到</translation>
    </message>
    <message>
        <source>%1, breakpoint</source>
        <translation>%1，停留点</translation>
    </message>
    <message>
        <source>Breakpoint: playback and F8 stop here. Click or press %1 to clear it.</source>
        <translation>播放和&#x2009;F8&#x2009;会停在这里。单击或按&#x2009;%1&#x2009;可取消停留点。</translation>
    </message>
    <message>
        <source>Playback and F8 stop at the terms of this rank that have a dot. Click a term to clear its breakpoint.</source>
        <translation>播放和&#x2009;F8&#x2009;会停在本位中带圆点的项。单击该项可取消停留点。</translation>
    </message>
    <message>
        <source>Not reached yet in step mode.</source>
        <translation>逐步计算尚未走到这里。</translation>
    </message>
    <message>
        <source>this list</source>
        <translation>本列表</translation>
    </message>
    <message>
        <source>ideal order</source>
        <translation>理想排序</translation>
    </message>
    <message>
        <source>list</source>
        <translation>列表</translation>
    </message>
    <message>
        <source>ideal</source>
        <translation>理想</translation>
    </message>
</context>
<context>
    <name>ui::StepsView</name>
    <message>
        <source>Step by step</source>
        <translation>逐步计算</translation>
    </message>
    <message>
        <source>Move through the ranks</source>
        <translation>逐位查看</translation>
    </message>
    <message>
        <source>Copy the selected row</source>
        <translation>复制选中的行</translation>
    </message>
    <message>
        <source>Add documents to see the calculation.</source>
        <translation>添加文档，即可看到计算过程。</translation>
    </message>
</context>
<context>
    <name>ui::SubgroupsChart</name>
    <message>
        <source>Open a table of labels and scores to compare its subgroups.</source>
        <translation>打开含标签和得分的表，即可比较其中的亚组。</translation>
    </message>
    <message>
        <source>No subgroups. Choose a column, such as sex or site, whose values form them.</source>
        <translation>没有亚组。请选择一列（例如性别或中心），其取值构成亚组。</translation>
    </message>
    <message>
        <source>positives/n</source>
        <translation>正例数/n</translation>
    </message>
    <message>
        <source>Forest plot of the subgroups: %1 with 95% intervals. Dashed line: all samples.</source>
        <translation>亚组的森林图：%1及其&#x2009;95%&#x2009;区间。虚线：全部样本。</translation>
    </message>
    <message>
        <source>* Few samples of a class.</source>
        <translation>* 某一类的样本很少。</translation>
    </message>
    <message>
        <source>Too many subgroups to draw: %1.</source>
        <translation>亚组过多，未画出：%1。</translation>
    </message>
    <message>
        <source>Subgroups</source>
        <translation>亚组</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>Forest plot of the subgroups: %1 of %2 with 95% intervals. Dashed line: all samples.</source>
        <translation>亚组的森林图：%2&#x2009;的%1及其&#x2009;95%&#x2009;区间。虚线：全部样本。</translation>
    </message>
    <message>
        <source>The values of %1 form the subgroups; samples without a value are a subgroup of their own (missing).</source>
        <translation>亚组由&#x2009;%1&#x2009;的值构成；没有值的样本自成一个亚组（缺失）。</translation>
    </message>
    <message>
        <source>A model has the same threshold in all its subgroups. Intervals take models and thresholds as given; they are not adjusted for the number of subgroups.</source>
        <translation>同一模型在各亚组中使用同一阈值。区间把模型和阈值视为给定，未按亚组数目校正。</translation>
    </message>
    <message>
        <source>Intervals take models as given; they are not adjusted for the number of subgroups.</source>
        <translation>区间把模型视为给定，未按亚组数目校正。</translation>
    </message>
    <message>
        <source>p for interaction: %1</source>
        <translation>交互作用的&#x2009;p&#x2009;值：%1</translation>
    </message>
</context>
<context>
    <name>ui::SubgroupsPanel</name>
    <message>
        <source>Subgroups</source>
        <translation>亚组</translation>
    </message>
    <message>
        <source>Measure of the subgroups</source>
        <translation>亚组的指标</translation>
    </message>
    <message>
        <source>calculating…</source>
        <translation>正在计算…</translation>
    </message>
</context>
<context>
    <name>ui::SubtopicsPanel</name>
    <message>
        <source>How well do runs cover the subtopics?</source>
        <translation>检索结果对子主题覆盖得怎么样？</translation>
    </message>
    <message>
        <source>Runs and queries by measures of diversity</source>
        <translation>按多样性指标列出的检索结果与查询</translation>
    </message>
    <message>
        <source>Subtopics</source>
        <translation>子主题</translation>
    </message>
    <message>
        <source>Values of ndeval, by judgments per subtopic; α = 0.5 and β = 0.5. A query without a relevant document counts as 0.</source>
        <translation>按子主题的标注计算，数值与&#x2009;ndeval&#x2009;相同；α = 0.5，β = 0.5。没有相关文档的查询计为&#x2009;0。</translation>
    </message>
    <message>
        <source>Judged queries that are missing from a run count as 0.</source>
        <translation>检索结果中缺失的已标注查询计为&#x2009;0。</translation>
    </message>
    <message>
        <source>Judged queries that are missing from a run are skipped.</source>
        <translation>检索结果中缺失的已标注查询不计入。</translation>
    </message>
    <message>
        <source>Calculating…</source>
        <translation>正在计算…</translation>
    </message>
    <message>
        <source>calculating…</source>
        <translation>正在计算…</translation>
    </message>
    <message numerus="yes">
        <source>%n judged queries</source>
        <translation>
            <numerusform>%n&#x2009;个已标注查询</numerusform>
        </translation>
    </message>
    <message>
        <source>No query in the runs has judgments. Do the query ids match?</source>
        <translation>检索结果中的查询都没有标注。查询编号一致吗？</translation>
    </message>
</context>
<context>
    <name>ui::SystemOrders</name>
    <message>
        <source>Open judgments and three or more runs to compare their order.</source>
        <translation>打开相关性标注和三个以上检索结果后，可比较它们的次序。</translation>
    </message>
    <message>
        <source>Choose a second measure to compare the order of the runs.</source>
        <translation>请再选一个指标，以比较检索结果的次序。</translation>
    </message>
    <message>
        <source>No queries match the filter.</source>
        <translation>没有查询符合筛选条件。</translation>
    </message>
    <message>
        <source>Calculating…</source>
        <translation>正在计算…</translation>
    </message>
    <message>
        <source>%1 by %2 (%3)</source>
        <extracomment>A run&apos;s place among the runs under a measure, and its mean</extracomment>
        <translation>按&#x2009;%2&#x2009;第&#x2009;%1（%3）</translation>
    </message>
    <message>
        <source>%1: rank %2.</source>
        <translation>%1&#x2009;的名次：%2。</translation>
    </message>
    <message>
        <source>%1 and %2: %3 and %4</source>
        <translation>%1&#x2009;与&#x2009;%2：%3&#x2009;和&#x2009;%4</translation>
    </message>
    <message>
        <source>Agreement between neighbouring orders (τAP of the right order against the left one, and Kendall’s τb): %1.</source>
        <translation>相邻两种次序的一致程度，即右边相对于左边的 τAP，以及&#x2009;Kendall τb：%1。</translation>
    </message>
    <message>
        <source>The best by %1: %2.</source>
        <translation>按&#x2009;%1&#x2009;最好的是&#x2009;%2。</translation>
    </message>
    <message>
        <source>run</source>
        <translation>检索结果</translation>
    </message>
    <message>
        <source>rank by %1</source>
        <translation>按&#x2009;%1&#x2009;的名次</translation>
    </message>
    <message>
        <source>Run order by measure</source>
        <translation>各检索结果的次序</translation>
    </message>
    <message>
        <source>τAP&#xa0;%1 · τb&#xa0;%2</source>
        <extracomment>Two correlations of orders, Yilmaz&apos;s and Kendall&apos;s; a no-break space before each number</extracomment>
        <translation>τAP&#xa0;%1 · τb&#xa0;%2</translation>
    </message>
    <message>
        <source>Add more runs: you need three or more to compare their order.</source>
        <translation>请再添加检索结果：有三个以上才能比较次序。</translation>
    </message>
    <message numerus="yes">
        <source>The %n runs ranked by their mean under each measure, best at the top. Tied runs share their average rank.</source>
        <translation>
            <numerusform>%n&#x2009;个检索结果在各指标下按均值排出的次序，最好的在上；均值相等者取其名次的平均。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::SystemsModel</name>
    <message>
        <source>t interval of the mean difference</source>
        <translation>平均差值的&#x2009;t&#x2009;区间</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>Click to explain this measure in every panel</source>
        <translation>单击可让各面板都解释这个指标</translation>
    </message>
    <message>
        <source>B minus A</source>
        <translation>B&#x2009;减&#x2009;A</translation>
    </message>
    <message>
        <source>paired t: Holm-adjusted p</source>
        <translation>配对&#x2009;t：Holm&#x2009;校正的&#x2009;p&#x2009;值</translation>
    </message>
    <message>
        <source>randomisation: Holm-adjusted p</source>
        <translation>随机化：Holm&#x2009;校正的&#x2009;p&#x2009;值</translation>
    </message>
    <message>
        <source>Wilcoxon: Holm-adjusted p</source>
        <translation>Wilcoxon：Holm&#x2009;校正的&#x2009;p&#x2009;值</translation>
    </message>
    <message>
        <source>Cohen’s d of the differences: mean divided by standard deviation</source>
        <translation>差值的&#x2009;Cohen’s d：均值除以标准差</translation>
    </message>
    <message>
        <source>won / tied / lost</source>
        <translation>胜&#x2009;/&#x2009;平&#x2009;/&#x2009;负</translation>
    </message>
    <message>
        <source>Queries where B is better, equal or worse</source>
        <translation>B&#x2009;较好、相等、较差的查询数</translation>
    </message>
    <message>
        <source>%1: calculating…</source>
        <translation>%1：正在计算…</translation>
    </message>
    <message>
        <source>%1: %2; adjusted: %3 (Holm), %4 (Benjamini–Hochberg).</source>
        <translation>%1：%2；Holm&#x2009;校正后&#x2009;%3，Benjamini–Hochberg&#x2009;校正后&#x2009;%4。</translation>
    </message>
    <message>
        <source>%1: mean %2 in %3.</source>
        <translation>%1&#x2009;在&#x2009;%3&#x2009;中的均值为&#x2009;%2。</translation>
    </message>
    <message numerus="yes">
        <source>%1 over %n queries: A (%3) %2, B (%5) %4, difference %6.</source>
        <translation>
            <numerusform>%1，%n&#x2009;个查询：A（%3）为&#x2009;%2，B（%5）为&#x2009;%4，差值&#x2009;%6。</numerusform>
        </translation>
    </message>
    <message>
        <source>95% interval of the mean difference: %1; effect size (Cohen’s d of the differences): %2.</source>
        <translation>平均差值的&#x2009;95%&#x2009;区间为&#x2009;%1；效应量（差值的&#x2009;Cohen’s d）为&#x2009;%2。</translation>
    </message>
    <message>
        <source>Queries won by B: %1; tied: %2; lost: %3.</source>
        <translation>B&#x2009;胜&#x2009;%1&#x2009;个查询，平&#x2009;%2&#x2009;个，负&#x2009;%3&#x2009;个。</translation>
    </message>
    <message>
        <source>Randomisation (exact)</source>
        <translation>随机化检验（精确）</translation>
    </message>
    <message numerus="yes">
        <source>Randomisation (%n rounds)</source>
        <translation>
            <numerusform>随机化检验（%n&#x2009;轮）</numerusform>
        </translation>
    </message>
    <message>
        <source>Some runs are tied on %1 or on this measure.</source>
        <translation>按&#x2009;%1&#x2009;或本指标，有些检索结果并列。</translation>
    </message>
    <message>
        <source>%1 puts the %2 runs in the same order.</source>
        <translation>%1&#x2009;给&#x2009;%2&#x2009;个检索结果排出的次序与此相同。</translation>
    </message>
    <message>
        <source>%1 puts the %2 runs in a different order: tau-b %3, tau-AP %4.</source>
        <translation>%1&#x2009;给&#x2009;%2&#x2009;个检索结果排出的次序与此不同：tau-b %3，tau-AP %4。</translation>
    </message>
    <message>
        <source>Order by %1: %2.</source>
        <translation>按&#x2009;%1&#x2009;排出的次序：%2。</translation>
    </message>
    <message>
        <source>95% CI</source>
        <translation>95%&#x2009;置信区间</translation>
    </message>
    <message>
        <source>worse ← 0 → better</source>
        <translation>较差&#x2009;←&#x2009;0&#x2009;→&#x2009;较好</translation>
    </message>
    <message>
        <source>The interval of each difference: where it crosses 0, either run may be better</source>
        <translation>每个差值的区间：跨过&#x2009;0&#x2009;时，两个检索结果都可能更好</translation>
    </message>
    <message>
        <source>B − A</source>
        <translation>B&#x2009;−&#x2009;A</translation>
    </message>
    <message>
        <source>p (t test, Holm)</source>
        <translation>p（t&#x2009;检验，Holm）</translation>
    </message>
    <message>
        <source>p (randomisation)</source>
        <translation>p（随机化）</translation>
    </message>
    <message>
        <source>p (Wilcoxon)</source>
        <translation>p（Wilcoxon）</translation>
    </message>
    <message>
        <source>B won / tied / lost</source>
        <translation>B&#x2009;胜&#x2009;/&#x2009;平&#x2009;/&#x2009;负</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>interval</comment>
        <extracomment>Both ends of an interval</extracomment>
        <translation>%1&#x2009;至&#x2009;%2</translation>
    </message>
    <message>
        <source>95% CI of Δ: lower end</source>
        <translation>Δ&#x2009;的&#x2009;95%&#x2009;区间：下限</translation>
    </message>
    <message>
        <source>95% CI of Δ: upper end</source>
        <translation>Δ&#x2009;的&#x2009;95%&#x2009;区间：上限</translation>
    </message>
    <message>
        <source>Effect size</source>
        <translation>效应量</translation>
    </message>
    <message>
        <source>effect size: Cohen’s d</source>
        <translation>效应量：Cohen’s d</translation>
    </message>
    <message>
        <source>judged</source>
        <translation>已标注</translation>
    </message>
    <message>
        <source>Share of judged documents within the measure’s cutoff, A · B</source>
        <translation>指标截断位置之内已标注文档的比例，A · B</translation>
    </message>
    <message>
        <source>judged in A</source>
        <translation>A&#x2009;已标注</translation>
    </message>
    <message>
        <source>judged in B</source>
        <translation>B&#x2009;已标注</translation>
    </message>
    <message>
        <source>Judged within the cutoff: A %1, B %2.</source>
        <translation>截断位置之内已标注：A %1，B %2。</translation>
    </message>
    <message>
        <source>Student’s paired t test (p is raw for the current measure, and Holm-adjusted across the others)</source>
        <translation>Student&#x2009;配对&#x2009;t&#x2009;检验（当前指标的&#x2009;p&#x2009;值未经校正，其他指标的在它们之间作&#x2009;Holm&#x2009;校正）</translation>
    </message>
    <message>
        <source>Fisher’s randomisation test (p is raw for the current measure, and Holm-adjusted across the others)</source>
        <translation>Fisher&#x2009;随机化检验（当前指标的&#x2009;p&#x2009;值未经校正，其他指标的在它们之间作&#x2009;Holm&#x2009;校正）</translation>
    </message>
    <message>
        <source>Wilcoxon’s signed-rank test (p is raw for the current measure, and Holm-adjusted across the others)</source>
        <translation>Wilcoxon&#x2009;符号秩检验（当前指标的&#x2009;p&#x2009;值未经校正，其他指标的在它们之间作&#x2009;Holm&#x2009;校正）</translation>
    </message>
</context>
<context>
    <name>ui::SystemsPanel</name>
    <message>
        <source>Runs</source>
        <translation>检索结果</translation>
    </message>
    <message numerus="yes">
        <source>Judgments for %n queries are open. Now add one or more runs: drop the files anywhere.</source>
        <translation>
            <numerusform>已打开&#x2009;%n&#x2009;个查询的相关性标注。请添加一个或多个检索结果：把文件拖到窗口任意处即可。</numerusform>
        </translation>
    </message>
    <message>
        <source>To see the measures of every run, open judgments (qrels) and one or more runs, or drop the files anywhere.</source>
        <translation>这里显示各检索结果的指标。请打开相关性标注（qrels）和一个或多个检索结果：把文件拖到窗口任意处即可。</translation>
    </message>
    <message numerus="yes">
        <source>%n queries</source>
        <translation>
            <numerusform>%n&#x2009;个查询</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (filter ignored)</source>
        <translation>%1，不受筛选影响</translation>
    </message>
    <message>
        <source>judgments: %1</source>
        <translation>标注&#x2009;%1</translation>
    </message>
    <message>
        <source>Table contents</source>
        <translation>表格内容</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>All runs, with every measure</source>
        <translation>全部检索结果及其各指标</translation>
    </message>
    <message>
        <source>A, B</source>
        <translation>A、B</translation>
    </message>
    <message>
        <source>Only A and B, one measure per row, with tests</source>
        <translation>仅&#x2009;A&#x2009;和&#x2009;B，每行一个指标，附检验</translation>
    </message>
    <message>
        <source>Filter the runs</source>
        <translation>筛选检索结果</translation>
    </message>
    <message>
        <source>Part of a run’s name. Press Esc to show all runs.</source>
        <translation>检索结果名称中的词。按&#x2009;Esc&#x2009;显示全部检索结果。</translation>
    </message>
    <message>
        <source>Options for the runs table</source>
        <translation>检索结果表的选项</translation>
    </message>
    <message>
        <source>Choose what counts and what is shown</source>
        <translation>选择计入什么、显示什么</translation>
    </message>
    <message>
        <source>Only queries that match the filter</source>
        <translation>只计筛选出的查询</translation>
    </message>
    <message>
        <source>95% intervals of the means</source>
        <translation>均值的&#x2009;95%&#x2009;区间</translation>
    </message>
    <message>
        <source>Three or more runs</source>
        <translation>三个以上检索结果</translation>
    </message>
    <message>
        <source>Letters: Tukey’s test of all runs</source>
        <translation>字母：全部检索结果的&#x2009;Tukey&#x2009;检验</translation>
    </message>
    <message>
        <source>Letters: randomisation tests of all pairs of runs, Holm-adjusted</source>
        <translation>字母：两两随机化检验，经&#x2009;Holm&#x2009;校正</translation>
    </message>
    <message>
        <source>ranx-style letters: the runs each run beats (paired t, Holm)</source>
        <translation>字母：所胜过的检索结果，与&#x2009;ranx&#x2009;相同（配对&#x2009;t，Holm&#x2009;校正）</translation>
    </message>
    <message>
        <source>p against A: randomisation tests, Holm-adjusted</source>
        <translation>与&#x2009;A&#x2009;比较的&#x2009;p&#x2009;值：随机化检验，经&#x2009;Holm&#x2009;校正</translation>
    </message>
    <message>
        <source>No tests</source>
        <translation>不检验</translation>
    </message>
    <message>
        <source>p against A</source>
        <translation>与&#x2009;A&#x2009;比较的&#x2009;p</translation>
    </message>
    <message>
        <source>no letters (Tukey)</source>
        <translation>无字母：Tukey</translation>
    </message>
    <message>
        <source>letters (Tukey)</source>
        <translation>字母：Tukey</translation>
    </message>
    <message>
        <source>letters (randomisation, Holm)</source>
        <translation>字母：随机化，Holm</translation>
    </message>
    <message>
        <source>ranx-style letters</source>
        <translation>字母：与&#x2009;ranx&#x2009;相同</translation>
    </message>
    <message>
        <source>Intervals are 95% t intervals of the mean.</source>
        <translation>区间为均值的&#x2009;95% t&#x2009;区间。</translation>
    </message>
    <message>
        <source>No run name matches.</source>
        <translation>没有检索结果的名称含有这些词。</translation>
    </message>
    <message>
        <source>%1 matching the filter</source>
        <translation>%1，只计筛选出的</translation>
    </message>
    <message numerus="yes">
        <source>%n runs</source>
        <translation>
            <numerusform>%n&#x2009;个检索结果</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n runs</source>
        <translation>
            <numerusform>%1 / %n&#x2009;个检索结果</numerusform>
        </translation>
    </message>
    <message>
        <source>calculating tests…</source>
        <translation>正在检验…</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>筛选</translation>
    </message>
    <message>
        <source>Letter a is the top run by %1, b the next, and so on.</source>
        <translation>字母&#x2009;a&#x2009;为按&#x2009;%1&#x2009;排在首位的检索结果，b&#x2009;为其次，依此类推。</translation>
    </message>
    <message>
        <source>too few rounds to tell runs apart</source>
        <translation>轮数太少，无法区分各检索结果</translation>
    </message>
    <message>
        <source>The best mean of each measure is in bold.</source>
        <translation>各指标的最佳均值用粗体表示。</translation>
    </message>
    <message>
        <source>Tests</source>
        <translation>检验</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Show only the queries with unjudged documents</source>
        <translation>只显示有未标注文档的查询</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>标注</translation>
    </message>
    <message>
        <source>Show which documents to judge first</source>
        <translation>显示应先标注哪些文档</translation>
    </message>
    <message numerus="yes">
        <source>raw p for %1, Holm-adjusted for %n other measures</source>
        <translation>
            <numerusform>%1&#x2009;的&#x2009;p&#x2009;值未经校正，其他&#x2009;%n&#x2009;个指标的作&#x2009;Holm&#x2009;校正</numerusform>
        </translation>
    </message>
    <message>
        <source>raw p</source>
        <translation>p&#x2009;值未经校正</translation>
    </message>
    <message>
        <source>values: %1</source>
        <translation>指标值&#x2009;%1</translation>
    </message>
    <message>
        <source>weighted by %1</source>
        <translation>按&#x2009;%1&#x2009;加权</translation>
    </message>
    <message>
        <source>not weighted: some queries have no weight</source>
        <translation>未加权：有些查询没有权重</translation>
    </message>
    <message numerus="yes">
        <source>p Holm-adjusted across %n measures</source>
        <translation>
            <numerusform>p&#x2009;值对&#x2009;%n&#x2009;个指标作&#x2009;Holm&#x2009;校正</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::SystemsView</name>
    <message>
        <source>Measures of the runs</source>
        <translation>各检索结果的指标</translation>
    </message>
    <message>
        <source>Choose another measure</source>
        <translation>切换当前指标</translation>
    </message>
</context>
<context>
    <name>ui::TableCopies</name>
    <message>
        <source>TSV</source>
        <translation>TSV</translation>
    </message>
    <message>
        <source>CSV</source>
        <translation>CSV</translation>
    </message>
    <message>
        <source>Markdown</source>
        <translation>Markdown</translation>
    </message>
    <message>
        <source>HTML</source>
        <translation>HTML</translation>
    </message>
    <message>
        <source>LaTeX</source>
        <translation>LaTeX</translation>
    </message>
    <message>
        <source>Save table as</source>
        <translation>表格另存为</translation>
    </message>
    <message>
        <source>Copy as %1</source>
        <translation>复制为&#x2009;%1</translation>
    </message>
    <message>
        <source>Save table as…</source>
        <translation>表格另存为…</translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation>复制表格</translation>
    </message>
    <message>
        <source>Copy table as</source>
        <translation>表格复制为</translation>
    </message>
    <message>
        <source>Full precision</source>
        <translation>完整精度</translation>
    </message>
    <message>
        <source>Copy and save numbers with all their digits</source>
        <translation>复制和保存时写出数字的全部位数</translation>
    </message>
</context>
<context>
    <name>ui::TableImport</name>
    <message>
        <source>The first row &amp;names the columns</source>
        <translation>第一行为列名(&amp;N)</translation>
    </message>
    <message>
        <source>Decimal &amp;comma: 0,5 means 0.5</source>
        <translation>小数逗号：0,5&#x2009;表示&#x2009;0.5(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Several classes: one score column per class, or one prediction column</source>
        <translation>多类别：每个类别一列得分，或一列预测(&amp;S)</translation>
    </message>
    <message>
        <source>Import “%1”</source>
        <translation>导入“%1”</translation>
    </message>
    <message>
        <source>Comma</source>
        <translation>逗号</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>制表符</translation>
    </message>
    <message>
        <source>Semicolon</source>
        <translation>分号</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>打开(&amp;O)</translation>
    </message>
    <message>
        <source>Delimiter</source>
        <translation>单元格分隔符</translation>
    </message>
    <message>
        <source>Positive class</source>
        <translation>正类</translation>
    </message>
    <message>
        <source>First rows of the table</source>
        <translation>表格的前几行</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>读取结果</translation>
    </message>
    <message>
        <source>The text is not UTF-8, so it is read as Latin-1.</source>
        <translation>文本不是&#x2009;UTF-8&#x2009;编码，按&#x2009;Latin-1&#x2009;读取。中文文件（GBK、GB18030）请先另存为&#x2009;UTF-8。</translation>
    </message>
    <message>
        <source>&amp;Delimiter</source>
        <translation>单元格分隔符(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Positive class</source>
        <translation>正类(&amp;P)</translation>
    </message>
    <message>
        <source>ignored</source>
        <translation>不读取</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>分组</translation>
    </message>
    <message>
        <source>Prediction</source>
        <translation>预测</translation>
    </message>
    <message>
        <source>Choose the label column.</source>
        <translation>请选择标签所在的列。</translation>
    </message>
    <message>
        <source>Choose a score column for each class, or the prediction column.</source>
        <translation>请选择各类别的得分列，或选择预测所在的列。</translation>
    </message>
    <message>
        <source>one vs. the rest</source>
        <translation>各类别一对其余</translation>
    </message>
    <message>
        <source>Choose the score column.</source>
        <translation>请选择得分所在的列。</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>正在读取…</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>……另有&#x2009;%n&#x2009;处</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>请选择</translation>
    </message>
    <message numerus="yes">
        <source>%n rows are skipped.</source>
        <translation>
            <numerusform>略去&#x2009;%n&#x2009;行。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 samples: %2 labelled %3, %4 labelled %5.</source>
        <translation>%1&#x2009;个样本：标签为“%3”的&#x2009;%2&#x2009;个，为“%5”的&#x2009;%4&#x2009;个。</translation>
    </message>
    <message>
        <source>%1 samples of %2 classes.</source>
        <translation>%1&#x2009;个样本，%2&#x2009;个类别。</translation>
    </message>
    <message>
        <source>Choose the positive class.</source>
        <translation>请选择正类。</translation>
    </message>
    <message>
        <source>The text is not UTF-8, so it is read as GB18030.</source>
        <translation>文本不是&#x2009;UTF-8，按&#x2009;GB18030&#x2009;读取。</translation>
    </message>
    <message>
        <source>S&amp;kip rows that can’t be read</source>
        <translation>略去无法读取的行(&amp;L)</translation>
    </message>
    <message>
        <source>Spaces</source>
        <translation>空格</translation>
    </message>
    <message>
        <source>Re&amp;member this for files with the same headings</source>
        <translation>对列名相同的文件记住此选择(&amp;M)</translation>
    </message>
    <message>
        <source>Which column holds the labels? Choose it above.</source>
        <translation>哪一列是标签？请在上方选择。</translation>
    </message>
    <message>
        <source>With “%1” as the labels, the AUC of “%3” is %2.</source>
        <translation>以“%1”为标签：“%3”的&#x2009;AUC&#x2009;为&#x2009;%2。</translation>
    </message>
    <message>
        <source>The AUC of “%2” is %1.</source>
        <translation>“%2”的&#x2009;AUC&#x2009;为&#x2009;%1。</translation>
    </message>
    <message>
        <source>With “%1” as the labels, it would be %2.</source>
        <translation>若以“%1”为标签，则为&#x2009;%2。</translation>
    </message>
    <message>
        <source>Which column holds the scores? Choose it above.</source>
        <translation>哪一列是得分？请在上方选择。</translation>
    </message>
    <message numerus="yes">
        <source>There are %n labels. Choose the positive class (all other labels become negative), or select “Several classes”.</source>
        <translation>
            <numerusform>共有&#x2009;%n&#x2009;种标签。请选择正类，其余标签均归为负类；也可选择“多类别”。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::TableMenu</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Copied the first %1 of %2 rows. To get all of them, use “Save table as”.</source>
        <translation>已复制&#x2009;%2&#x2009;行中的前&#x2009;%1&#x2009;行。用“表格另存为”可以写出全部。</translation>
    </message>
    <message>
        <source>Copying rows…</source>
        <translation>正在复制各行…</translation>
    </message>
    <message>
        <source>Copying table…</source>
        <translation>正在复制表格…</translation>
    </message>
    <message>
        <source>Could not save %1: %2</source>
        <translation>无法写入&#x2009;%1：%2</translation>
    </message>
    <message>
        <source>Saving table…</source>
        <translation>正在保存表格…</translation>
    </message>
    <message>
        <source>The table was not saved: saving was interrupted.</source>
        <translation>表格没有保存：操作被中断。</translation>
    </message>
    <message>
        <source>Copy cell</source>
        <translation>复制单元格</translation>
    </message>
    <message>
        <source>Copy selection</source>
        <translation>复制所选</translation>
    </message>
</context>
<context>
    <name>ui::ThresholdBox</name>
    <message>
        <source>Next score up or down</source>
        <translation>移到上一个或下一个得分</translation>
    </message>
    <message>
        <source>Ten scores up or down</source>
        <translation>上移或下移十个得分</translation>
    </message>
    <message>
        <source>Apply the typed threshold</source>
        <translation>采用键入的阈值</translation>
    </message>
</context>
<context>
    <name>ui::ThresholdCurvesPanel</name>
    <message>
        <source>Rates by threshold</source>
        <translation>各比率随阈值的变化</translation>
    </message>
    <message>
        <source>Rates</source>
        <translation>比率</translation>
    </message>
    <message>
        <source>Choose which rates to show</source>
        <translation>选择绘制哪些比率</translation>
    </message>
    <message>
        <source>Open or paste a table of labels and scores to see how each rate changes with the threshold.</source>
        <translation>打开或粘贴一个含标签和得分的表格，即可查看各比率随阈值的变化。</translation>
    </message>
    <message>
        <source>threshold %1 ⇔ drag</source>
        <translation>阈值&#x2009;%1 ⇔ 拖动</translation>
    </message>
</context>
<context>
    <name>ui::ThresholdsPanel</name>
    <message>
        <source>Thresholds</source>
        <translation>阈值</translation>
    </message>
    <message>
        <source>All thresholds</source>
        <translation>所有阈值</translation>
    </message>
    <message>
        <source>Model shown</source>
        <translation>哪个模型的阈值</translation>
    </message>
    <message>
        <source>Choose which model’s thresholds to show</source>
        <translation>选择显示哪个模型的阈值</translation>
    </message>
    <message>
        <source>Use this row’s threshold</source>
        <translation>采用该行的阈值</translation>
    </message>
    <message>
        <source>Open or paste a table of labels and scores to see its thresholds.</source>
        <translation>打开或粘贴一个含标签和得分的表格，即可查看其阈值。</translation>
    </message>
    <message>
        <source>All thresholds of %1</source>
        <translation>%1&#x2009;的所有阈值</translation>
    </message>
    <message>
        <source>%1 distinct</source>
        <translation>%1&#x2009;个不同阈值</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Whose thresholds, and how many: &quot;random forest: 60 distinct&quot;</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Compare thresholds</source>
        <translation>比较阈值</translation>
    </message>
    <message>
        <source>Keep the current threshold here, to compare it with others. Up to four can be pinned.</source>
        <translation>把当前阈值固定在这里，与其他阈值比较，最多四个。</translation>
    </message>
    <message>
        <source>Unpin %1</source>
        <translation>取消固定&#x2009;%1</translation>
    </message>
    <message>
        <source>Pin %1</source>
        <translation>固定&#x2009;%1</translation>
    </message>
    <message>
        <source>What each threshold does</source>
        <translation>每个阈值的效果</translation>
    </message>
</context>
<context>
    <name>ui::ToldNumbers</name>
    <message>
        <source>+ another number</source>
        <translation>+&#x2009;再加一个数</translation>
    </message>
    <message>
        <source>List or mean for this number</source>
        <translation>这个数所属的列表或均值</translation>
    </message>
    <message>
        <source>Another number</source>
        <translation>再加一个数</translation>
    </message>
    <message>
        <source>0.5925</source>
        <translation>0.5925</translation>
    </message>
    <message>
        <source>0.41</source>
        <translation>0.41</translation>
    </message>
    <message>
        <source>Another tool reports</source>
        <translation>另一工具的结果</translation>
    </message>
    <message>
        <source>A number from another tool, with all its digits. You can add the measure, as in nDCG@5=0.7. Several numbers must all match under the same rules.</source>
        <translation>另一工具给出的数，写出全部位数；也可带上指标名，如&#x2009;nDCG@5=0.7。给出多个数时，它们须在同样的规则下得出。</translation>
    </message>
    <message>
        <source>Measure of this number</source>
        <translation>这个数的指标</translation>
    </message>
    <message>
        <source>and</source>
        <translation>以及</translation>
    </message>
    <message>
        <source>for</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>Remove this number</source>
        <translation>去掉这个数</translation>
    </message>
    <message>
        <source>“%1” is not a number. Use one such as 0.5925, or AP=0.41 for another measure.</source>
        <translation>“%1”不是数字。请用&#x2009;0.5925&#x2009;这样的数字，其他指标写作&#x2009;AP=0.41。</translation>
    </message>
    <message>
        <source>Add another number that the same rules must produce</source>
        <translation>须在同样的规则下得出的另一个数</translation>
    </message>
</context>
<context>
    <name>ui::ToolsModel</name>
    <message>
        <source>Tool</source>
        <translation>工具</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Different rules</source>
        <translation>不同之处</translation>
    </message>
</context>
<context>
    <name>ui::ToolsPanel</name>
    <message>
        <source>Same samples, other tools</source>
        <translation>相同样本，其他工具</translation>
    </message>
    <message>
        <source>why numbers disagree</source>
        <translation>数值为何不一致</translation>
    </message>
    <message>
        <source>No samples.</source>
        <translation>没有样本。</translation>
    </message>
    <message>
        <source>Rules of %1</source>
        <translation>采用&#x2009;%1&#x2009;的规则</translation>
    </message>
</context>
<context>
    <name>ui::ToolsView</name>
    <message>
        <source>Values from other tools</source>
        <translation>其他工具的数值</translation>
    </message>
    <message>
        <source>Apply this row’s rules</source>
        <translation>采用该行的规则</translation>
    </message>
    <message>
        <source>Press Enter to apply a row’s rules.</source>
        <translation>按&#x2009;Enter&#x2009;采用该行的规则。</translation>
    </message>
</context>
<context>
    <name>ui::Tour</name>
    <message>
        <source>Step %1 of %2</source>
        <translation>第&#x2009;%1&#x2009;步，共&#x2009;%2&#x2009;步</translation>
    </message>
</context>
<context>
    <name>ui::ValueDistributionPanel</name>
    <message>
        <source>Distribution</source>
        <translation>分布</translation>
    </message>
    <message>
        <source>What the bars count</source>
        <translation>统计什么</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>值</translation>
    </message>
    <message>
        <source>How the values of A and B are distributed over the queries</source>
        <translation>A&#x2009;和&#x2009;B&#x2009;的值在各查询上的分布</translation>
    </message>
    <message>
        <source>Δ</source>
        <translation>Δ</translation>
    </message>
    <message>
        <source>How the differences, B minus A, are distributed over the queries</source>
        <translation>差值（B&#x2009;减&#x2009;A）在各查询上的分布</translation>
    </message>
    <message>
        <source>Distribution over the queries</source>
        <translation>各查询上的分布</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差值</translation>
    </message>
</context>
<context>
    <name>ui::ValuesPanel</name>
    <message>
        <source>%1: difference per query</source>
        <translation>%1：各查询的差值</translation>
    </message>
    <message numerus="yes">
        <source>%n queries</source>
        <translation>
            <numerusform>%n&#x2009;个查询</numerusform>
        </translation>
    </message>
    <message>
        <source>queries sorted by Δ</source>
        <translation>按&#x2009;Δ&#x2009;排列的查询</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>差值</translation>
    </message>
    <message>
        <source>mean %1</source>
        <translation>均值&#x2009;%1</translation>
    </message>
    <message numerus="yes">
        <source>The difference between two runs on each of %n queries, in ascending order.</source>
        <translation>
            <numerusform>两个检索结果在&#x2009;%n&#x2009;个查询上的差值，从小到大排列。</numerusform>
        </translation>
    </message>
    <message>
        <source>Query %1 of %2: %3.</source>
        <translation>第&#x2009;%1&#x2009;个查询，共&#x2009;%2&#x2009;个：%3。</translation>
    </message>
</context>
<context>
    <name>ui::VerdictBox</name>
    <message>
        <source>See it with this rule</source>
        <translation>看看效果：切换到这条规则</translation>
    </message>
    <message>
        <source>Show %1 in the panels</source>
        <translation>在面板中显示&#x2009;%1</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>评判</translation>
    </message>
</context>
<context>
    <name>ui::WantedModel</name>
    <message>
        <source>Query</source>
        <translation>查询</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>文档</translation>
    </message>
    <message>
        <source>A · B</source>
        <translation>A · B</translation>
    </message>
    <message>
        <source>Its ranks in A and B</source>
        <translation>在&#x2009;A&#x2009;和&#x2009;B&#x2009;中的排名</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>宽度</translation>
    </message>
    <message>
        <source>Expected change in the width of the bounds if you judge this document (average over all grades)</source>
        <translation>标注它使上下界的宽度改变多少（对各等级取平均）</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>排名</translation>
    </message>
    <message>
        <source>“%1” for query “%2”, rank %3: judging it narrows the bounds by %4, averaged over the possible grades, and by at least %5.</source>
        <translation>查询“%2”的“%1”，第&#x2009;%3&#x2009;位：标注它平均可把上下界收窄&#x2009;%4（对各等级取平均），至少收窄&#x2009;%5。</translation>
    </message>
</context>
<context>
    <name>ui::WantedView</name>
    <message>
        <source>Documents to judge first</source>
        <translation>优先标注的文档</translation>
    </message>
</context>
<context>
    <name>ui::WeightsMenu</name>
    <message>
        <source>&amp;Weight queries by</source>
        <translation>查询加权(&amp;W)</translation>
    </message>
    <message>
        <source>Nothing: all queries count equally</source>
        <translation>不加权：所有查询同等计入</translation>
    </message>
    <message>
        <source>Count all queries equally</source>
        <translation>所有查询同等计入</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>A column of a file</extracomment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Choose a table of queries…</source>
        <translation>选择查询表…</translation>
    </message>
    <message>
        <source>A table with one row per query: its id, and a number such as its searches per month</source>
        <translation>每个查询一行的表：查询的编号和一个数，例如每月搜索次数</translation>
    </message>
    <message>
        <source>Table of queries and their weights</source>
        <translation>查询及其权重的表</translation>
    </message>
    <message>
        <source>All files (*);;Tables (*.csv *.tsv *.txt %1)</source>
        <translation>所有文件 (*);;表格 (*.csv *.tsv *.txt %1)</translation>
    </message>
    <message>
        <source>Weight queries</source>
        <translation>查询加权</translation>
    </message>
    <message>
        <source>Weight queries by %1</source>
        <translation>按&#x2009;%1&#x2009;为查询加权</translation>
    </message>
    <message numerus="yes">
        <source>%n queries have no weight: %1. Add them to the table, with weight 0 to leave them out.</source>
        <translation>
            <numerusform>%n&#x2009;个查询没有权重：%1。请把它们加入表中；要排除它们，权重填&#x2009;0。</numerusform>
        </translation>
    </message>
    <message>
        <source>Weight column</source>
        <translation>权重所在的列</translation>
    </message>
</context>
<context>
    <name>ui::WhatIfModel</name>
    <message>
        <source>Change</source>
        <translation>改动</translation>
    </message>
    <message>
        <source>calculating…</source>
        <translation>正在计算…</translation>
    </message>
</context>
<context>
    <name>ui::WhatIfPanel</name>
    <message>
        <source>What would help most</source>
        <translation>如何改进</translation>
    </message>
    <message>
        <source>Which changes</source>
        <translation>哪些改动</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
</context>
<context>
    <name>ui::WhatIfView</name>
    <message>
        <source>What would help most</source>
        <translation>如何改进</translation>
    </message>
    <message>
        <source>Preview the previous or next change</source>
        <translation>预览上一个或下一个改动</translation>
    </message>
    <message>
        <source>Apply the change</source>
        <translation>应用该改动</translation>
    </message>
    <message>
        <source>Cancel the preview</source>
        <translation>取消预览</translation>
    </message>
    <message>
        <source>Select a change to preview it in every panel. Press Enter to apply it, Esc to cancel.</source>
        <translation>选中的改动会在所有面板中预览；按&#x2009;Enter&#x2009;应用，按&#x2009;Esc&#x2009;放弃。</translation>
    </message>
    <message>
        <source>Apply the change (Enter)</source>
        <translation>应用该改动（Enter）</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>应用</translation>
    </message>
    <message>
        <source>Calculating…</source>
        <translation>正在计算…</translation>
    </message>
    <message>
        <source>Add documents to see which single changes would raise the value the most.</source>
        <translation>添加文档，即可看到哪些单项改动最能提高指标值。</translation>
    </message>
    <message>
        <source>No single change of this kind raises the value.</source>
        <translation>这一类中没有单个改动能提高指标值。</translation>
    </message>
</context>
<context>
    <name>ui::WordFields</name>
    <message>
        <source>x axis</source>
        <translation>x&#x2009;轴</translation>
    </message>
    <message>
        <source>y axis</source>
        <translation>y&#x2009;轴</translation>
    </message>
    <message>
        <source>Title of the x axis</source>
        <translation>x&#x2009;轴标题</translation>
    </message>
    <message>
        <source>default</source>
        <translation>默认</translation>
    </message>
    <message>
        <source>Title of the y axis</source>
        <translation>y&#x2009;轴标题</translation>
    </message>
    <message>
        <source>Name for %1</source>
        <translation>%1&#x2009;的名称</translation>
    </message>
    <message>
        <source>Sample of %1</source>
        <translation>%1&#x2009;的图样</translation>
    </message>
    <message>
        <source>name</source>
        <translation>名称</translation>
    </message>
</context>
<context>
    <name>ui::WorksheetDialog</name>
    <message>
        <source>Worksheet</source>
        <translation>练习题</translation>
    </message>
    <message>
        <source>&amp;Add lesson file…</source>
        <translation>添加一课的文件(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation>课程(&amp;L)</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>课程</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>Fillable HTML</source>
        <translation>带填写栏的&#x2009;HTML</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Letter</translation>
    </message>
    <message>
        <source>Optional; if empty, sheets are numbered</source>
        <translation>可选；不填则按序号编号</translation>
    </message>
    <message>
        <source>Lesson titles</source>
        <translation>各课的标题</translation>
    </message>
    <message>
        <source>Optional</source>
        <translation>可选</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>选择文件夹</translation>
    </message>
    <message>
        <source>Any whole number. The same roster, lessons and seed always produce the same worksheets.</source>
        <translation>任意整数。名单、所选的课和种子相同，总会生成同样的练习题。</translation>
    </message>
    <message>
        <source>Stu&amp;dents</source>
        <translation>学生(&amp;D)</translation>
    </message>
    <message>
        <source>Choose a roster</source>
        <translation>选择名单</translation>
    </message>
    <message>
        <source>&amp;Number of sheets</source>
        <translation>份数(&amp;N)</translation>
    </message>
    <message>
        <source>Random &amp;seed</source>
        <translation>随机种子(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>标题(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Header line</source>
        <translation>页眉(&amp;H)</translation>
    </message>
    <message>
        <source>Langua&amp;ge</source>
        <translation>语言(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>格式(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Paper</source>
        <translation>纸张(&amp;P)</translation>
    </message>
    <message>
        <source>Quizzes</source>
        <translation>测验</translation>
    </message>
    <message>
        <source>F&amp;older</source>
        <translation>文件夹(&amp;O)</translation>
    </message>
    <message>
        <source>Students: roster file</source>
        <translation>学生：名单文件</translation>
    </message>
    <message>
        <source>Number of sheets</source>
        <translation>份数</translation>
    </message>
    <message>
        <source>Random seed</source>
        <translation>随机种子</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Header line</source>
        <translation>页眉</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>纸张</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>选择…</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt);;All files (*)</source>
        <translation>表格 (*.csv *.tsv *.txt);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Add lesson file</source>
        <translation>添加一课的文件</translation>
    </message>
    <message>
        <source>Lessons (*.md);;All files (*)</source>
        <translation>课程 (*.md);;所有文件 (*)</translation>
    </message>
    <message>
        <source>A lesson with the id “%1” is already in the list.</source>
        <translation>列表中已有编号为“%1”的课。</translation>
    </message>
    <message>
        <source>Create &amp;worksheets</source>
        <translation>生成练习题(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>Select at least one lesson (press Space).</source>
        <translation>请至少勾选一课（空格键）。</translation>
    </message>
    <message>
        <source>The seed must be a whole number, 0 or more.</source>
        <translation>种子必须是不小于&#x2009;0&#x2009;的整数。</translation>
    </message>
    <message>
        <source>Choose a folder for the worksheets.</source>
        <translation>请选择保存练习题的文件夹。</translation>
    </message>
    <message>
        <source>Save there anyway and replace files with the same names?</source>
        <translation>仍要保存到那里，并替换同名文件吗？</translation>
    </message>
    <message>
        <source>Stopped. Nothing was saved.</source>
        <translation>已停止。没有保存任何内容。</translation>
    </message>
    <message>
        <source>The worksheets and answer key were saved in %1.</source>
        <translation>练习题和答案已保存到&#x2009;%1。</translation>
    </message>
    <message>
        <source>Two pages on &amp;each side of all.pdf</source>
        <translation>all.pdf&#x2009;每面印两页(&amp;E)</translation>
    </message>
    <message>
        <source>Also save the wor&amp;king of every sheet</source>
        <translation>同时保存每份练习题的演算过程(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Questions</source>
        <translation>题目(&amp;Q)</translation>
    </message>
    <message>
        <source>Select at least one question (press Space).</source>
        <translation>请至少选择一道题（按空格键）。</translation>
    </message>
    <message>
        <source>Quizzes: %1.</source>
        <translation>测验：%1。</translation>
    </message>
    <message>
        <source>A CSV or TSV file with a column of ids, of names, or of each, as spreadsheets and learning platforms export it</source>
        <translation>CSV 或 TSV 文件，含学号一列、姓名一列，或两者皆有；电子表格和教学平台都能导出</translation>
    </message>
</context>
<context>
    <name>ui::WorkspacePage</name>
    <message>
        <source>Table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>There is no table with rows yet.</source>
        <translation>还没有含数据行的表格。</translation>
    </message>
</context>
</TS>
