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
        <source>documents judged as bad</source>
        <translation>标注为不相关的文档</translation>
    </message>
    <message>
        <source>what was pooled and not judged</source>
        <translation>入池而未标注的文档</translation>
    </message>
    <message>
        <source>a cutoff</source>
        <translation>截断位置</translation>
    </message>
    <message>
        <source>an assumption (patience, scale or weight)</source>
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
        <source>what is shown, judged</source>
        <translation>所展示文档的标注</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>任意数</translation>
    </message>
    <message>
        <source>%1 and more</source>
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
        <source>From 0.9 to 1 an order is nearly ideal, from 0.8 most good results are in front, from 0.7 some stand in bad places, from 0.6 the order has large faults, and below 0.6 it is very bad.</source>
        <translation>0.9&#x2009;到&#x2009;1&#x2009;几乎是完美排序，0.8&#x2009;以上好内容基本在前面，0.7&#x2009;以上有些好内容位置不佳，0.6&#x2009;以上排序有较大问题，低于&#x2009;0.6&#x2009;则很差。</translation>
    </message>
    <message>
        <source>These bands do not travel: a value depends on how many good documents there are, on gain and discount, and on what was judged.</source>
        <translation>这种分档不能照搬：取值还取决于好文档有多少、增益与折损怎样定义、哪些文档有标注。</translation>
    </message>
    <message>
        <source>These bands do not travel: a value depends on how many good documents there are, on gain and discount, and on what was judged. With the documents of this list a shuffled order has %1 on average, and the worst one has %2.</source>
        <translation>这种分档不能照搬：取值还取决于好文档有多少、增益与折损怎样定义、哪些文档有标注。以当前列表的文档为例，随机排序平均为&#x2009;%1，最差的排序为&#x2009;%2。</translation>
    </message>
    <message>
        <source>0 is the worst order.</source>
        <translation>0&#x2009;表示最差的排序。</translation>
    </message>
    <message>
        <source>0 says that nothing with a gain is among the first k. The worst order of documents that are all shown lies above it.</source>
        <translation>0&#x2009;只说明前&#x2009;k&#x2009;位中没有任何有增益的文档。如果文档全部展示，最差的排序也高于&#x2009;0。</translation>
    </message>
    <message>
        <source>Once it is normalised, values of different queries compare.</source>
        <translation>归一化之后，不同查询的值就可以比较。</translation>
    </message>
    <message>
        <source>They share the end, 1, and so a mean of them makes sense. They do not share the steps: of one good document and of fifty, one that falls by a rank costs very different amounts.</source>
        <translation>它们的上限都是&#x2009;1，所以求均值有意义；但每一步的大小并不相同：好文档只有一个和有五十个时，其中一个下降一位的损失相差很大。</translation>
    </message>
    <message>
        <source>Grades cost more than a yes or no, and people do not agree on them. MRR is the cheaper one.</source>
        <translation>分等级标注比只标是否相关成本更高，标注者之间也难以一致。MRR&#x2009;的成本更低。</translation>
    </message>
    <message>
        <source>So it is. nDCG of judgments in yes and no is a measure, too.</source>
        <translation>确实如此。不过&#x2009;nDCG&#x2009;也可以用于只标是否相关的数据。</translation>
    </message>
    <message>
        <source>The cake shops&apos; nDCG@10 is 0.858 in the text and 0.674 in the table.</source>
        <translation>蛋糕店一例的&#x2009;nDCG@10，正文中是&#x2009;0.858，表格中是&#x2009;0.674。</translation>
    </message>
    <message>
        <source>Two lists under two ideals. The lesson ‘One page, two nDCGs’ shows where each comes from.</source>
        <translation>两个列表用了两种理想排序。课程“一篇文章，两个&#x2009;nDCG”说明了各自的由来。</translation>
    </message>
    <message>
        <source>It waits for the document that fits best, not for the first one that fits.</source>
        <translation>看的是最匹配的文档排在第几位，而不是第一个匹配的文档。</translation>
    </message>
    <message>
        <source>Both are met. The first relevant one is usual; RR(of=best) is the source&apos;s.</source>
        <translation>两种定义都有人用。通常看第一个相关文档；资料中的定义是&#x2009;RR(of=best)。</translation>
    </message>
    <message>
        <source>A query without an answer is left out, or counts 0.</source>
        <translation>没有答案的查询不计入，或者计为&#x2009;0。</translation>
    </message>
    <message>
        <source>The means differ, so say which: three queries with 1/2, 1 and 1/5, and one without, make 17/30 or 17/40.</source>
        <translation>两种做法的均值不同，应当说明用的是哪一种：三个查询的值为&#x2009;1/2、1、1/5，另一个没有答案，均值是&#x2009;17/30&#x2009;或&#x2009;17/40。</translation>
    </message>
    <message>
        <source>MRR@10 with Recall@1000: are the best in the first row, and is everybody in the hall?</source>
        <translation>MRR@10&#x2009;与&#x2009;Recall@1000&#x2009;并用：最好的是否坐在第一排，该来的是否都到场了？</translation>
    </message>
    <message>
        <source>Two questions, two measures: what is seen first, and what a later stage could still put first.</source>
        <translation>两个问题，两个指标：用户最先看到什么；后续阶段还有哪些可以排到前面。</translation>
    </message>
    <message>
        <source>The hit rate asks whether there is one, MRR and MAP where it stands, nDCG how much it is liked there.</source>
        <translation>命中率看有没有，MRR&#x2009;和&#x2009;MAP&#x2009;看排在哪里，nDCG&#x2009;看排在那里的文档有多受欢迎。</translation>
    </message>
    <message>
        <source>MAP asks where all of them stand, MRR where the first does.</source>
        <translation>MAP&#x2009;看所有相关文档的位置，MRR&#x2009;只看第一个的位置。</translation>
    </message>
    <message>
        <source>The precisions at the hits are summed and divided by the number of hits.</source>
        <translation>把各命中位置的精确率相加，再除以命中的个数。</translation>
    </message>
    <message>
        <source>Then one hit of ten documents can make 1. Usually all relevant documents divide it, found or not; AP(denominator=hits) is the source&apos;s.</source>
        <translation>这样一来，十个相关文档只命中一个也可能得&#x2009;1。通常的分母是全部相关文档数，无论是否检索到；资料中的定义是&#x2009;AP(denominator=hits)。</translation>
    </message>
    <message>
        <source>k is usually 10 for search and 20 for recommendations.</source>
        <translation>k&#x2009;的取值，搜索通常取&#x2009;10，推荐通常取&#x2009;20。</translation>
    </message>
    <message>
        <source>Values of one k compare, and no others: say it with the value.</source>
        <translation>只有&#x2009;k&#x2009;相同的值才能比较：报告数值时应写明&#x2009;k。</translation>
    </message>
    <message>
        <source>k is 5 or 10 for what somebody sees, and 100 or 200 for the candidates of a first stage.</source>
        <translation>用户看到的结果取&#x2009;k = 5&#x2009;或&#x2009;10，第一阶段的候选取&#x2009;100&#x2009;或&#x2009;200。</translation>
    </message>
    <message>
        <source>With k recall grows or stays. Precision may do either: each further right answer raises it.</source>
        <translation>k&#x2009;增大时召回率只增不减；精确率则可升可降：每多一个正确答案就会升高。</translation>
    </message>
    <message>
        <source>With twenty right documents and ten places recall ends at 0.5; capped recall ends at 1. Several measures say more than one.</source>
        <translation>正确文档有二十个而只有十个位置时，召回率最高为&#x2009;0.5，截断召回率最高为&#x2009;1。几个指标比一个指标说明更多问题。</translation>
    </message>
    <message>
        <source>Where there are fewer right documents than places, both are the same.</source>
        <translation>正确文档少于位置数时，两者相同。</translation>
    </message>
    <message>
        <source>“Accuracy” (zhǔnquèlǜ) is how many of those put into a class belong there; F1 is made of it and of recall.</source>
        <translation>“准确率”是判为某一类的样本中真正属于该类的比例；F1&#x2009;由它和召回率算出。</translation>
    </message>
    <message>
        <source>That is precision (jīngquèlǜ); further down the same text has accuracy as the share of all decisions that are right. Both words are met for both: look at the formula.</source>
        <translation>这其实是精确率（precision）；同一资料后文又用“准确率”指全部判断中正确的比例（accuracy）。两个词常被混用：要看公式。</translation>
    </message>
    <message>
        <source>A test that finds none of 19 among 14.4 billion is right in 99.9999999% of all cases.</source>
        <translation>144&#x2009;亿人次中有&#x2009;19&#x2009;人应当查出，一种一个也查不出的检测，正确的比例仍有&#x2009;99.9999999%。</translation>
    </message>
    <message>
        <source>So with rare positives look at recall and precision. The lesson ‘Accuracy deceives’ has the counts.</source>
        <translation>所以正例稀少时应看召回率和精确率。具体计数见课程“准确率会骗人”。</translation>
    </message>
    <message>
        <source>The ROC curve shows recall against precision.</source>
        <translation>ROC&#x2009;曲线表示召回率与精确率的关系。</translation>
    </message>
    <message>
        <source>Its axes are recall and the false positive rate, as the text says two sentences on. Precision has a curve of its own.</source>
        <translation>它的坐标轴是召回率和假正率，资料在两句之后也是这样说的。精确率另有自己的曲线。</translation>
    </message>
    <message>
        <source>AUC is of order, log loss of probabilities. Imbalance does not touch the AUC and does touch log loss; look at both.</source>
        <translation>AUC&#x2009;看排序，对数损失看概率。类别不平衡不影响&#x2009;AUC，却影响对数损失；两者都要看。</translation>
    </message>
    <message>
        <source>The area stays, and what it means in use does not: with ten times the negatives, precision falls at every threshold.</source>
        <translation>面积不变，实际效果却变了：负例增加到十倍，每个阈值下的精确率都会下降。</translation>
    </message>
    <message>
        <source>A certain mistake is punished exponentially.</source>
        <translation>对自信的错误按指数惩罚。</translation>
    </message>
    <message>
        <source>By the logarithm: each time the truth gets a tenth of the probability, 2.303 are added. There is no end to that.</source>
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
        <source>Does it matter in which order the answers stand?</source>
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
        <source>How many of them does somebody look at?</source>
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
        <source>To put in order</source>
        <translation>排序</translation>
    </message>
    <message>
        <source>To say yes or no</source>
        <translation>判断是或否</translation>
    </message>
    <message>
        <source>As probabilities</source>
        <translation>作为概率</translation>
    </message>
    <message>
        <source>Needs: %1. Range: %2, the higher the better.</source>
        <translation>需要：%1。取值范围：%2，越大越好。</translation>
    </message>
    <message>
        <source>Needs: %1. Range: %2, the lower the better.</source>
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
        <source>another order below the first right answer</source>
        <translation>第一个正确答案之后的次序改变</translation>
    </message>
    <message>
        <source>a better and a worse right answer change places</source>
        <translation>一个较好和一个较差的正确答案互换位置</translation>
    </message>
    <message>
        <source>a right answer from beyond the cutoff comes within</source>
        <translation>截断位置之后的一个正确答案进入前&#x2009;k&#x2009;位</translation>
    </message>
    <message>
        <source>another order beyond the cutoff</source>
        <translation>截断位置之后的次序改变</translation>
    </message>
    <message>
        <source>a right answer that was missing is found</source>
        <translation>检索到一个原先缺失的正确答案</translation>
    </message>
    <message>
        <source>somebody judges a document that nobody had, as bad</source>
        <translation>一个未标注的文档被标注为不相关</translation>
    </message>
    <message>
        <source>two on one side exchange scores</source>
        <translation>阈值同侧的两个样本互换得分</translation>
    </message>
    <message>
        <source>every score is halved</source>
        <translation>所有得分减半</translation>
    </message>
    <message>
        <source>ten times the negatives</source>
        <translation>负例增加到十倍</translation>
    </message>
    <message>
        <source>the threshold moves by one score</source>
        <translation>阈值移动一个得分</translation>
    </message>
    <message>
        <source>nothing</source>
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
        <source>of</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>looks at</source>
        <translation>关注什么</translation>
    </message>
    <message>
        <source>sees grades</source>
        <translation>区分等级</translation>
    </message>
    <message>
        <source>sees order</source>
        <translation>考虑次序</translation>
    </message>
    <message>
        <source>sees class shares</source>
        <translation>受正例占比影响</translation>
    </message>
    <message>
        <source>needs</source>
        <translation>需要</translation>
    </message>
    <message>
        <source>range</source>
        <translation>取值范围</translation>
    </message>
    <message>
        <source>best</source>
        <translation>最佳方向</translation>
    </message>
    <message>
        <source>typical use</source>
        <translation>典型用途</translation>
    </message>
    <message>
        <source>called</source>
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
        <source>Every measure under its usual settings.</source>
        <translation>各指标均取通常的设置。</translation>
    </message>
    <message>
        <source>a source says</source>
        <translation>资料中的说法</translation>
    </message>
    <message>
        <source>what to know</source>
        <translation>应当知道</translation>
    </message>
    <message>
        <source>What sources say of measures, in other words than theirs.</source>
        <translation>资料对各指标的说法（转述，非原文）。</translation>
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
        <source>%n grades have a fraction, which is cut off as %1 does</source>
        <translation>
            <numerusform>%n&#x2009;个等级带小数，按&#x2009;%1&#x2009;的方式舍去</numerusform>
        </translation>
    </message>
    <message>
        <source>bounds not known</source>
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
        <source>not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>With relevant documents that nobody retrieved: %1.</source>
        <translation>若还有无人检索到的相关文档：%1。</translation>
    </message>
    <message>
        <source>A is higher whatever the judges say</source>
        <translation>无论如何标注，A&#x2009;都更高</translation>
    </message>
    <message>
        <source>B is higher whatever the judges say</source>
        <translation>无论如何标注，B&#x2009;都更高</translation>
    </message>
    <message>
        <source>A and B are equal whatever the judges say</source>
        <translation>无论如何标注，A&#x2009;与&#x2009;B&#x2009;都相等</translation>
    </message>
    <message numerus="yes">
        <source>open: %n documents decide</source>
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
    <message numerus="yes">
        <source>%n documents</source>
        <translation>
            <numerusform>%n&#x2009;个文档</numerusform>
        </translation>
    </message>
    <message>
        <source>at most %1 for a query</source>
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
        <source>as a run %1</source>
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
        <source>lacks %n judged queries: %1</source>
        <translation>
            <numerusform>缺少&#x2009;%n&#x2009;个已标注的查询：%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>has %n queries without judgments: %1</source>
        <translation>
            <numerusform>有&#x2009;%n&#x2009;个查询没有标注：%1</numerusform>
        </translation>
    </message>
    <message>
        <source>numbers written as 0,5 are read with --decimal-comma.</source>
        <translation>写作&#x2009;0,5&#x2009;的数须加 --decimal-comma&#x2009;读取。</translation>
    </message>
    <message>
        <source>every label is %1; say with --positive what a positive one is called.</source>
        <translation>所有标签都是%1；请用 --positive&#x2009;指明正类的标签。</translation>
    </message>
    <message>
        <source>the labels are %1 and %2; say with --positive which is the positive one.</source>
        <translation>标签为%1和%2；请用 --positive&#x2009;指明哪个是正类。</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1等，另有&#x2009;%n&#x2009;个</numerusform>
        </translation>
    </message>
    <message>
        <source>the labels are %1; --positive sets one of them against the rest. “classify” reads several classes.</source>
        <translation>标签为%1；可用 --positive&#x2009;将其中之一与其余对比。“classify”可按多类别读取。</translation>
    </message>
    <message>
        <source>the labels are %1; --positive sets one of them against the rest, --score for each reads several classes.</source>
        <translation>标签为%1；可用 --positive&#x2009;将其中之一与其余对比，或为每一类给出 --score&#x2009;按多类别读取。</translation>
    </message>
    <message>
        <source>--weight none reads it without weights.</source>
        <translation>--weight none&#x2009;表示不使用权重。</translation>
    </message>
    <message numerus="yes">
        <source>%n rows are bad; --skip-bad-rows leaves them out.</source>
        <translation>
            <numerusform>有&#x2009;%n&#x2009;行错误；--skip-bad-rows&#x2009;可略去这些行。</numerusform>
        </translation>
    </message>
    <message>
        <source>--skip-bad-rows leaves the bad row out.</source>
        <translation>--skip-bad-rows&#x2009;可略去错误的行。</translation>
    </message>
    <message>
        <source>the labels %1 count as %2.</source>
        <translation>标签%1视为%2。</translation>
    </message>
    <message>
        <source>--weight none counts every sample as 1.</source>
        <translation>--weight none&#x2009;使每个样本计&#x2009;1。</translation>
    </message>
    <message>
        <source>--group none leaves out the groups.</source>
        <translation>--group none&#x2009;表示不分组。</translation>
    </message>
    <message numerus="yes">
        <source>left out %n bad rows (--skip-bad-rows)</source>
        <translation>
            <numerusform>已略去&#x2009;%n&#x2009;个错误的行（--skip-bad-rows）</numerusform>
        </translation>
    </message>
    <message>
        <source>--latin1 reads what is not UTF-8 as Latin-1, --gb18030 as Chinese text.</source>
        <translation>--latin1&#x2009;按&#x2009;Latin-1&#x2009;读取非&#x2009;UTF-8&#x2009;文本，--gb18030&#x2009;按中文文本读取。</translation>
    </message>
    <message>
        <source>Positive class: %1; predicted where score &gt;= threshold</source>
        <translation>正类：%1；得分&#x2009;&gt;=&#x2009;阈值时预测为正</translation>
    </message>
    <message>
        <source>Positive class: %1; predicted where score &lt;= threshold</source>
        <translation>正类：%1；得分&#x2009;&lt;=&#x2009;阈值时预测为正</translation>
    </message>
    <message>
        <source>Positive class: %1; predicted where score ≥ threshold.</source>
        <translation>正类：%1；得分&#x2009;≥&#x2009;阈值时预测为正。</translation>
    </message>
    <message>
        <source>Positive class: %1; predicted where score ≤ threshold.</source>
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
        <source>Slices by %1, less all samples.</source>
        <translation>按&#x2009;%1&#x2009;划分的切片，减去全部样本的值。</translation>
    </message>
    <message>
        <source>Slices by %1.</source>
        <translation>按&#x2009;%1&#x2009;划分的切片。</translation>
    </message>
    <message>
        <source>Rates are those at the threshold %1.</source>
        <translation>各比率取阈值&#x2009;%1&#x2009;处的值。</translation>
    </message>
    <message>
        <source>Confusion matrix as typed.</source>
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
        <source>Only in A, left out</source>
        <translation>仅&#x2009;A&#x2009;有，已略去</translation>
    </message>
    <message>
        <source>Only in B, left out</source>
        <translation>仅&#x2009;B&#x2009;有，已略去</translation>
    </message>
    <message>
        <source>Without a value under %1, left out</source>
        <translation>%1&#x2009;无定义，已略去</translation>
    </message>
    <message>
        <source>Comparison of %1 (A) and %2 (B).</source>
        <translation>%1（A）与&#x2009;%2（B）的比较。</translation>
    </message>
    <message>
        <source>%1 of every query under %2 (A) and %3 (B).</source>
        <translation>%2（A）与&#x2009;%3（B）各查询的&#x2009;%1。</translation>
    </message>
    <message>
        <source>B - A with any grades from 0 to %1 for what was retrieved and not judged:</source>
        <translation>检索到而未标注的文档取&#x2009;0&#x2009;至&#x2009;%1&#x2009;的任意等级时，B - A：</translation>
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
        <source>lost</source>
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
    <message numerus="yes">
        <source>of %n comparisons</source>
        <translation>
            <numerusform>共&#x2009;%n&#x2009;次比较</numerusform>
        </translation>
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
        <source>Means over the queries that count under each run and measure.</source>
        <translation>各检索结果、各指标下计入的查询的均值。</translation>
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
        <source>found labelled samples, expected a session or a list of grades; samples are for the command classify</source>
        <translation>应为会话或等级列表，实为带标签的样本；样本请用&#x2009;classify&#x2009;命令</translation>
    </message>
    <message>
        <source>found the session of a collection, expected a session of one list or a list of grades; with a query&apos;s judgments and a run in its place and --query that query can be explained</source>
        <translation>应为单个列表的会话或等级列表，实为测试集的会话；改为给出相关性标注和检索结果并用 --query&#x2009;指定查询，即可解释该查询</translation>
    </message>
    <message>
        <source>(past the cutoff)</source>
        <translation>（截断位置之后）</translation>
    </message>
    <message>
        <source>Every document is judged: no grade is open.</source>
        <translation>所有文档均已标注，没有未定的等级。</translation>
    </message>
    <message>
        <source>With any grades from 0 to %1 for the unjudged documents: %2.</source>
        <translation>未标注文档取&#x2009;0&#x2009;至&#x2009;%1&#x2009;的任意等级时：%2。</translation>
    </message>
    <message>
        <source>Exactly %1.</source>
        <translation>精确值为&#x2009;%1。</translation>
    </message>
    <message>
        <source>grades</source>
        <translation>等级</translation>
    </message>
    <message>
        <source>exactly</source>
        <translation>精确值</translation>
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
        <source>--repeated says which one counts</source>
        <translation>用 --repeated&#x2009;指明以哪个为准</translation>
    </message>
    <message>
        <source>--decimal-comma says so</source>
        <translation>用 --decimal-comma&#x2009;指明</translation>
    </message>
    <message>
        <source>--grade-column or --score-column names it, --raters takes all as grades, --grade-column none takes none</source>
        <translation>用 --grade-column&#x2009;或 --score-column&#x2009;指明该列；用 --raters&#x2009;把各列都作为等级；用 --grade-column none&#x2009;则不读取等级</translation>
    </message>
    <message>
        <source>--raters says what counts</source>
        <translation>用 --raters&#x2009;指明以什么为准</translation>
    </message>
    <message>
        <source>--query-column, --document-column and --grade-column or --score-column name them</source>
        <translation>用 --query-column、--document-column，以及 --grade-column&#x2009;或 --score-column&#x2009;指明各列</translation>
    </message>
    <message>
        <source>--repeated-document says which place counts</source>
        <translation>用 --repeated-document&#x2009;指明以哪个位置为准</translation>
    </message>
    <message>
        <source>--skip-bad-lines leaves such lines out</source>
        <translation>用 --skip-bad-lines&#x2009;略去这样的行</translation>
    </message>
    <message>
        <source>--latin1 reads it as Latin-1, --gb18030 as Chinese text</source>
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
    <message numerus="yes">
        <source>Holm’s p is adjusted over %n groups.</source>
        <translation>
            <numerusform>Holm&#x2009;的&#x2009;p&#x2009;值按&#x2009;%n&#x2009;个组校正。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 (A) and %3 (B) by group of queries.</source>
        <translation>按查询组：%2（A）与&#x2009;%3（B）的&#x2009;%1。</translation>
    </message>
    <message>
        <source>no query of the group “%1” was scored in %2</source>
        <translation>分组“%1”中没有一个查询在&#x2009;%2&#x2009;中得到评测</translation>
    </message>
    <message numerus="yes">
        <source>%n queries are in no group of %1</source>
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
        <source>%1 of the runs in each group of queries, tested in that group alone.</source>
        <translation>各检索结果在每组查询中的&#x2009;%1，仅在该组内检验。</translation>
    </message>
    <message>
        <source>%1 of the runs in each group of queries.</source>
        <translation>各检索结果在每组查询中的&#x2009;%1。</translation>
    </message>
    <message>
        <source>A star marks the best.</source>
        <translation>星号标出最佳值。</translation>
    </message>
    <message>
        <source>Nothing is told of single pairs of runs; --pairs prints all.</source>
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
        <source>with %1 %2</source>
        <extracomment>%1 is a rule, as &quot;ideal=retrieved&quot;, %2 the value under it</extracomment>
        <translation>按&#x2009;%1&#x2009;则为&#x2009;%2</translation>
    </message>
    <message>
        <source>the column “%1” is passed over</source>
        <translation>跳过列“%1”</translation>
    </message>
    <message>
        <source>also read: %1</source>
        <translation>也可写作：%1</translation>
    </message>
    <message>
        <source>No measure has “%1”.</source>
        <translation>没有指标含有“%1”。</translation>
    </message>
    <message numerus="yes">
        <source>%n judged queries are not in the run and count 0 (%1): %2</source>
        <translation>
            <numerusform>%n&#x2009;个已标注的查询不在检索结果中，计&#x2009;0（%1）：%2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n judged queries are not in the run and are left out of the mean (%1): %2</source>
        <translation>
            <numerusform>%n&#x2009;个已标注的查询不在检索结果中，不计入均值（%1）：%2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n queries of the run have no judgments and are ignored: %1</source>
        <translation>
            <numerusform>检索结果中&#x2009;%n&#x2009;个查询没有标注，已忽略：%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n queries have no value, %2: %3</source>
        <translation>
            <numerusform>%1：%n&#x2009;个查询无定义，%2：%3</numerusform>
        </translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>Runs by mean, the best first</source>
        <translation>检索结果按均值排列，最佳在前</translation>
    </message>
    <message>
        <source>Order of the runs by</source>
        <translation>检索结果的次序依据</translation>
    </message>
    <message>
        <source>and by</source>
        <translation>与之比较</translation>
    </message>
    <message>
        <source>Runs are tied.</source>
        <translation>检索结果有并列。</translation>
    </message>
    <message>
        <source>The runs by their means.</source>
        <translation>检索结果按均值排列。</translation>
    </message>
    <message>
        <source>How the orders of the runs agree under two measures.</source>
        <translation>两个指标下检索结果次序的一致程度。</translation>
    </message>
    <message>
        <source>there is nothing to draw</source>
        <translation>没有可绘制的内容</translation>
    </message>
    <message>
        <source>there is nothing to draw; say with --query which lists are meant</source>
        <translation>没有可绘制的内容；请用 --query&#x2009;指明是哪个查询的列表</translation>
    </message>
    <message>
        <source>%1: cannot be read again, so that the figure cannot be opened as the document</source>
        <translation>%1：无法再次读取，因此不能从图中打开会话</translation>
    </message>
    <message>
        <source>standard input</source>
        <translation>标准输入</translation>
    </message>
    <message>
        <source>a session does not hold all rules of %1, so that the figure cannot be opened as the document</source>
        <translation>会话无法保存&#x2009;%1&#x2009;的全部规则，因此不能从图中打开会话</translation>
    </message>
    <message>
        <source>there is nothing to draw; name a table of queries and their groups beside the judgments and runs</source>
        <translation>没有可绘制的内容；请在相关性标注和检索结果之外给出一个查询及其分组的表</translation>
    </message>
    <message>
        <source>Ranking and classification metrics, term by term. Without files the cake-shop example opens.</source>
        <translation>逐项讲清排序指标和分类指标。不给出文件时打开蛋糕店示例。</translation>
    </message>
    <message>
        <source>Speak this language, whatever the desktop has: %1.</source>
        <translation>不论桌面设置，使用这种语言：%1。</translation>
    </message>
    <message>
        <source>code</source>
        <translation>代码</translation>
    </message>
    <message>
        <source>Take a lesson that the program carries: rankscope-cli lesson list names them.</source>
        <translation>打开程序自带的一门课程；rankscope-cli lesson list&#x2009;列出全部课程。</translation>
    </message>
    <message>
        <source>Take the lesson with the numbers of this seed; key.csv of worksheets has it.</source>
        <translation>课程使用该种子生成的数据；练习题的&#x2009;key.csv&#x2009;中有种子。</translation>
    </message>
    <message>
        <source>number</source>
        <translation>数</translation>
    </message>
    <message>
        <source>The lesson&apos;s step to begin with.</source>
        <translation>从课程的第几步开始。</translation>
    </message>
    <message>
        <source>Write the window as a picture and exit.</source>
        <translation>把窗口写成图片，然后退出。</translation>
    </message>
    <message>
        <source>Scale the picture down so that no side is longer than this.</source>
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
        <source>Size of the window.</source>
        <translation>窗口大小。</translation>
    </message>
    <message>
        <source>width x height</source>
        <translation>宽&#x2009;x&#x2009;高</translation>
    </message>
    <message>
        <source>Use the dark look, whatever the desktop has.</source>
        <translation>不论桌面设置，使用深色外观。</translation>
    </message>
    <message>
        <source>How much the steps that undo goes back may hold, for each workspace; the oldest give way.</source>
        <translation>每个工作区的撤销步骤最多占用多少内存；超出时丢弃最早的步骤。</translation>
    </message>
    <message>
        <source>MiB</source>
        <translation>MiB</translation>
    </message>
    <message>
        <source>Show what a first lesson needs (simple), or every panel (full).</source>
        <translation>只显示初学所需的内容（simple），或显示全部面板（full）。</translation>
    </message>
    <message>
        <source>simple or full</source>
        <translation>simple&#x2009;或&#x2009;full</translation>
    </message>
    <message>
        <source>Zoom of the interface, 0.5 to 3.</source>
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
        <source>--%1 is of a lesson: --lesson says which</source>
        <translation>--%1&#x2009;只用于课程：请用 --lesson&#x2009;指明是哪一门</translation>
    </message>
    <message>
        <source>--lang: found ‘%1’, expected one of %2</source>
        <translation>--lang：应为&#x2009;%2&#x2009;之一，实为“%1”</translation>
    </message>
    <message>
        <source>--view: found ‘%1’, expected simple or full</source>
        <translation>--view：应为&#x2009;simple&#x2009;或&#x2009;full，实为“%1”</translation>
    </message>
    <message>
        <source>--step: found ‘%1’, expected the number of a step</source>
        <translation>--step：应为步骤序号，实为“%1”</translation>
    </message>
    <message>
        <source>--seed: found ‘%1’, expected a whole number</source>
        <translation>--seed：应为整数，实为“%1”</translation>
    </message>
    <message>
        <source>--undo-memory: found ‘%1’, expected a whole number of MiB</source>
        <translation>--undo-memory：应为整数（MiB），实为“%1”</translation>
    </message>
    <message numerus="yes">
        <source>%n more runs (%1)</source>
        <translation>
            <numerusform>另外&#x2009;%n&#x2009;个检索结果（%1）</numerusform>
        </translation>
    </message>
    <message>
        <source>What is odd in each of these files says rankscope-cli check.</source>
        <translation>这些文件各有什么异常，由&#x2009;rankscope-cli check&#x2009;给出。</translation>
    </message>
    <message>
        <source>found no query that %1 judges, expected at least one in both</source>
        <translation>没有&#x2009;%1&#x2009;标注过的查询，应至少有一个两者共有的查询</translation>
    </message>
    <message>
        <source>of what is read no document is judged in %1; see whether both name documents alike</source>
        <translation>读取的文档在&#x2009;%1&#x2009;中都没有标注；请检查两者的文档编号是否一致</translation>
    </message>
    <message>
        <source>is given twice, and counts once</source>
        <translation>给出了两次，只计一次</translation>
    </message>
    <message>
        <source>Measures are computed as %1 does.</source>
        <translation>指标按&#x2009;%1&#x2009;的方式计算。</translation>
    </message>
    <message>
        <source>Scores are kept to 32 bits.</source>
        <translation>得分保留&#x2009;32&#x2009;位。</translation>
    </message>
    <message>
        <source>Fractions of grades are cut off.</source>
        <translation>等级的小数部分舍去。</translation>
    </message>
    <message>
        <source>-m %1: %2 is named before, and counts once</source>
        <translation>-m %1：前面已有&#x2009;%2，只计一次</translation>
    </message>
    <message>
        <source>its runs answer some queries alike and not others: each query has the mean of the runs that answer it, and no spread is told</source>
        <translation>其各次检索结果有的查询都有、有的查询只有一部分有：每个查询取有该查询的检索结果的均值，不给出离散程度</translation>
    </message>
    <message numerus="yes">
        <source>%1 has the means of %n runs: %2.</source>
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
        <source>Every threshold. Positive class: %1; predicted where score ≥ threshold.</source>
        <translation>全部阈值。正类：%1；得分&#x2009;≥&#x2009;阈值时预测为正。</translation>
    </message>
    <message>
        <source>Every threshold. Positive class: %1; predicted where score ≤ threshold.</source>
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
        <source>rules in which it differs</source>
        <translation>不同的规则</translation>
    </message>
    <message>
        <source>as computed by</source>
        <translation>采用这些规则的工具</translation>
    </message>
    <message numerus="yes">
        <source>… %n more</source>
        <translation>
            <numerusform>…… 另有&#x2009;%n&#x2009;组</numerusform>
        </translation>
    </message>
    <message>
        <source>What each change of the first row does, in the mean over all orders:</source>
        <translation>第一行各项改动的作用（取所有次序的平均）：</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>当前规则</translation>
    </message>
    <message>
        <source>--force replaces files of the same names.</source>
        <translation>用 --force&#x2009;替换同名文件。</translation>
    </message>
    <message>
        <source>another program shortened it, or its disk failed, while it was read</source>
        <translation>读取时，文件被另一个程序截短，或者磁盘出错</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>准确率</translation>
    </message>
    <message>
        <source>The share of samples that are predicted right.</source>
        <translation>预测正确的样本所占比例。</translation>
    </message>
    <message>
        <source>Balanced accuracy</source>
        <translation>平衡准确率</translation>
    </message>
    <message>
        <source>The mean recall of the classes that have samples.</source>
        <translation>有样本的各类别召回率的均值。</translation>
    </message>
    <message>
        <source>Cohen’s κ</source>
        <translation>Cohen κ</translation>
    </message>
    <message>
        <source>Agreement beyond what the sums of rows and columns make by chance.</source>
        <translation>扣除行列合计带来的偶然一致之后的一致程度。</translation>
    </message>
    <message>
        <source>MCC</source>
        <translation>MCC</translation>
    </message>
    <message>
        <source>Matthews’ correlation of labels and predictions of several classes.</source>
        <translation>多类标签与预测的&#x2009;Matthews&#x2009;相关系数。</translation>
    </message>
    <message>
        <source>Macro precision</source>
        <translation>宏平均精确率</translation>
    </message>
    <message>
        <source>The mean precision of the classes, each counting alike.</source>
        <translation>各类别精确率的均值，每类权重相同。</translation>
    </message>
    <message>
        <source>Macro recall</source>
        <translation>宏平均召回率</translation>
    </message>
    <message>
        <source>The mean recall of the classes, each counting alike.</source>
        <translation>各类别召回率的均值，每类权重相同。</translation>
    </message>
    <message>
        <source>Macro F1, mean of F1s</source>
        <translation>宏平均&#x2009;F1（F1&#x2009;的均值）</translation>
    </message>
    <message>
        <source>The mean of the classes’ F1s, as scikit-learn has it.</source>
        <translation>各类别&#x2009;F1&#x2009;值的均值，与&#x2009;scikit-learn&#x2009;一致。</translation>
    </message>
    <message>
        <source>Macro F1, F1 of means</source>
        <translation>宏平均&#x2009;F1（均值的&#x2009;F1）</translation>
    </message>
    <message>
        <source>2·P·R / (P + R) of macro precision and macro recall; it is never below the mean of F1s.</source>
        <translation>由宏平均精确率&#x2009;P&#x2009;和宏平均召回率&#x2009;R&#x2009;算出的&#x2009;2·P·R / (P + R)，不会低于各&#x2009;F1&#x2009;的均值。</translation>
    </message>
    <message>
        <source>Micro precision</source>
        <translation>微平均精确率</translation>
    </message>
    <message>
        <source>Of all samples together: the same as accuracy.</source>
        <translation>把全部样本合在一起计算，与准确率相同。</translation>
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
        <source>The mean precision, each class counting as its samples.</source>
        <translation>各类别精确率按样本数加权的均值。</translation>
    </message>
    <message>
        <source>Weighted recall</source>
        <translation>加权召回率</translation>
    </message>
    <message>
        <source>The mean recall, each class counting as its samples: the accuracy.</source>
        <translation>各类别召回率按样本数加权的均值，即准确率。</translation>
    </message>
    <message>
        <source>Weighted F1</source>
        <translation>加权&#x2009;F1</translation>
    </message>
    <message>
        <source>The mean of the classes’ F1s, each counting as its samples.</source>
        <translation>各类别&#x2009;F1&#x2009;值按样本数加权的均值。</translation>
    </message>
    <message>
        <source>Log loss</source>
        <translation>对数损失</translation>
    </message>
    <message>
        <source>The mean of −ln p, in nats; p is the score of a sample’s own class.</source>
        <translation>−ln p&#x2009;的均值，单位为&#x2009;nat；p&#x2009;是样本所属类别的得分。</translation>
    </message>
    <message>
        <source>Macro AUC</source>
        <translation>宏平均&#x2009;AUC</translation>
    </message>
    <message>
        <source>The mean AUC of one class against the rest, each counting alike.</source>
        <translation>各类别一对其余&#x2009;AUC&#x2009;的均值，每类权重相同。</translation>
    </message>
    <message>
        <source>Weighted AUC</source>
        <translation>加权&#x2009;AUC</translation>
    </message>
    <message>
        <source>The mean AUC of one class against the rest, each counting as its samples.</source>
        <translation>各类别一对其余&#x2009;AUC&#x2009;按样本数加权的均值。</translation>
    </message>
    <message>
        <source>Top-%1 accuracy</source>
        <translation>Top-%1&#x2009;准确率</translation>
    </message>
    <message>
        <source>The share of samples whose own class is among the %1 highest scores; of equal scores the first class is higher.</source>
        <translation>所属类别的得分排在前&#x2009;%1&#x2009;位的样本所占比例；得分相同时，靠前的类别在先。</translation>
    </message>
    <message>
        <source>The table says what is predicted.</source>
        <translation>预测结果由表中给出。</translation>
    </message>
    <message>
        <source>Predicted is the class with the highest score, of equal ones the first.</source>
        <translation>预测为得分最高的类别；得分相同时取靠前的类别。</translation>
    </message>
    <message>
        <source>Samples whose highest score is that of several classes: %1.</source>
        <translation>最高得分由多个类别并列的样本：%1&#x2009;个。</translation>
    </message>
    <message>
        <source>Samples predicted otherwise than their highest score says: %1.</source>
        <translation>预测与最高得分不一致的样本：%1&#x2009;个。</translation>
    </message>
    <message>
        <source>Samples whose scores do not add up to 1, taken as they stand: %1.</source>
        <translation>得分之和不为&#x2009;1（按原样使用）的样本：%1&#x2009;个。</translation>
    </message>
    <message>
        <source>Classes that averages leave out, as none is labelled or predicted so: %1.</source>
        <translation>既无样本标为、也无样本预测为该类，因而不计入平均的类别：%1&#x2009;个。</translation>
    </message>
    <message>
        <source>Precisions and recalls that divide by nothing and count 0 in averages: %1.</source>
        <translation>分母为&#x2009;0、在平均中计&#x2009;0&#x2009;的精确率和召回率：%1&#x2009;个。</translation>
    </message>
    <message>
        <source>Classes without an AUC, left out of its means: %1.</source>
        <translation>没有&#x2009;AUC、不计入其均值的类别：%1&#x2009;个。</translation>
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
        <source>AUC against the rest</source>
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
        <source>Of all classes</source>
        <translation>总体指标</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>What to know</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>What the scores are worth, whatever the threshold: the area below the ROC curve (AUC), average precision (AP), log loss, normalised entropy (NE), Brier score, expected calibration error (ECE) and predicted to observed positives (PCOC).</source>
        <translation>与阈值无关的得分质量：ROC&#x2009;曲线下面积（AUC）、平均精确率（AP）、对数损失、归一化熵（NE）、Brier&#x2009;得分、期望校准误差（ECE）以及预测与实际正例数之比（PCOC）。</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Values of the scores</source>
        <translation>得分的各项指标</translation>
    </message>
    <message>
        <source>Grouped AUC</source>
        <translation>分组&#x2009;AUC</translation>
    </message>
    <message>
        <source>The k × k confusion matrix, with shares of rows.</source>
        <translation>k × k&#x2009;混淆矩阵，附各行占比。</translation>
    </message>
    <message>
        <source>Each class against the rest, and the averages.</source>
        <translation>各类别（一对其余）及其平均。</translation>
    </message>
    <message>
        <source>What all classes come to together.</source>
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
        <source>All classes</source>
        <translation>所有类别</translation>
    </message>
    <message>
        <source>The confusion matrix at the threshold in force.</source>
        <translation>当前阈值下的混淆矩阵。</translation>
    </message>
    <message>
        <source>What follows from the confusion matrix.</source>
        <translation>由混淆矩阵得出的指标。</translation>
    </message>
    <message>
        <source>The 95 % intervals of shares are Wilson&apos;s; they take the threshold as given.</source>
        <translation>各比例的&#x2009;95%&#x2009;区间为&#x2009;Wilson&#x2009;区间；计算时把阈值视为给定。</translation>
    </message>
    <message>
        <source>rate</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>formula</source>
        <translation>公式</translation>
    </message>
    <message>
        <source>with its counts</source>
        <translation>代入计数</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>95%&#x2009;区间</translation>
    </message>
    <message>
        <source>Formula of the log loss</source>
        <translation>对数损失的公式</translation>
    </message>
    <message>
        <source>Formula of the normalised entropy</source>
        <translation>归一化熵的公式</translation>
    </message>
    <message>
        <source>Formula of predicted to observed</source>
        <translation>预测与实际之比的公式</translation>
    </message>
    <message>
        <source>The samples that cost most.</source>
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
        <source>probability of it</source>
        <translation>其预测概率</translation>
    </message>
    <message>
        <source>share of the whole</source>
        <translation>占总损失的比例</translation>
    </message>
    <message>
        <source>Samples that cost most</source>
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
        <translation>各项指标</translation>
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
        <source>Means over the queries of every run.</source>
        <translation>各检索结果在全部查询上的均值。</translation>
    </message>
    <message>
        <source>The mean difference, %1 (B) less %2 (A), over the queries: its 95 % t interval, Cohen&apos;s d of the differences, and how many queries B wins, ties and loses.</source>
        <translation>各查询上&#x2009;%1（B）减&#x2009;%2（A）的平均差值：95% t&#x2009;区间、差值的&#x2009;Cohen&apos;s d，以及&#x2009;B&#x2009;胜、平、负的查询数。</translation>
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
        <source>Cohen&apos;s d</source>
        <translation>Cohen&apos;s d</translation>
    </message>
    <message>
        <source>won / tied / lost</source>
        <translation>胜&#x2009;/&#x2009;平&#x2009;/&#x2009;负</translation>
    </message>
    <message>
        <source>How low and how high the mean difference could go, whatever grades from 0 to %1 the unjudged documents get that a run retrieved.</source>
        <translation>检索到的未标注文档无论得到&#x2009;0&#x2009;到&#x2009;%1&#x2009;中的哪个等级，平均差值可能的最小值与最大值。</translation>
    </message>
    <message>
        <source>whatever the judges say</source>
        <translation>上下界（无论如何标注）</translation>
    </message>
    <message>
        <source>verdict</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>Two-sided p values of the paired tests of that difference, as they are and adjusted over all measures.</source>
        <translation>该差值各配对检验的双侧&#x2009;p&#x2009;值：原始值，以及对全部指标校正后的值。</translation>
    </message>
    <message>
        <source>test</source>
        <translation>检验</translation>
    </message>
    <message>
        <source>p by Holm</source>
        <translation>p（Holm&#x2009;校正）</translation>
    </message>
    <message>
        <source>p by Benjamini and Hochberg</source>
        <translation>p（Benjamini–Hochberg&#x2009;校正）</translation>
    </message>
    <message>
        <source>Systems</source>
        <translation>各系统</translation>
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
        <source>Queries that lose most</source>
        <translation>下降最多的查询</translation>
    </message>
    <message>
        <source>The queries that lose most %1 from A to B.</source>
        <translation>从&#x2009;A&#x2009;到&#x2009;B，%1&#x2009;下降最多的查询。</translation>
    </message>
    <message>
        <source>Queries that gain most</source>
        <translation>上升最多的查询</translation>
    </message>
    <message>
        <source>The queries that gain most %1 from A to B.</source>
        <translation>从&#x2009;A&#x2009;到&#x2009;B，%1&#x2009;上升最多的查询。</translation>
    </message>
    <message>
        <source>The mean over the queries</source>
        <translation>各查询的均值</translation>
    </message>
    <message>
        <source>Formula of %1 of %2</source>
        <extracomment>%1 is a mean, %2 a run: &quot;Formula of MAP of bm25&quot;</extracomment>
        <translation>%2&#x2009;的&#x2009;%1公式</translation>
    </message>
    <message>
        <source>%1: the mean of %2.</source>
        <extracomment>%2 is &quot;24 queries&quot; or &quot;23 of 24 queries&quot;</extracomment>
        <translation>%1：%2的均值。</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Files and findings</source>
        <translation>文件与检查结果</translation>
    </message>
    <message>
        <source>The files that were read, and what was met in them.</source>
        <translation>读入的文件，以及读取时的发现。</translation>
    </message>
    <message>
        <source>%1 in every group of queries. The p of the groups are adjusted by Holm.</source>
        <translation>每个查询组中的&#x2009;%1。各组的&#x2009;p&#x2009;值作&#x2009;Holm&#x2009;校正。</translation>
    </message>
    <message>
        <source>%1 in every group of queries.</source>
        <translation>每个查询组中的&#x2009;%1。</translation>
    </message>
    <message>
        <source>Groups of queries</source>
        <translation>查询分组</translation>
    </message>
    <message>
        <source>Sakai&apos;s bootstrap</source>
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
        <source>Discriminative power: the share of pairs with p below %1, by Sakai&apos;s bootstrap of the studentised mean difference (SIGIR 2006; %2 rounds, seed %3). p is not adjusted for the number of pairs.</source>
        <translation>区分力：p&#x2009;低于&#x2009;%1&#x2009;的配对所占比例，用&#x2009;Sakai&#x2009;对学生化平均差值的自助法（SIGIR 2006；%2&#x2009;轮，种子&#x2009;%3）。p&#x2009;未按配对数校正。</translation>
    </message>
    <message>
        <source>Discriminative power: the share of pairs with p below %1. Test: %2. p is not adjusted for the number of pairs.</source>
        <translation>区分力：p&#x2009;低于&#x2009;%1&#x2009;的配对所占比例。检验：%2。p&#x2009;未按配对数校正。</translation>
    </message>
    <message>
        <source>Every two of %1 runs, %2 pairs, over the %3 queries that all runs have under all measures.</source>
        <translation>%1&#x2009;个检索结果两两配对，共&#x2009;%2&#x2009;对，只用所有检索结果在所有指标下都有值的&#x2009;%3&#x2009;个查询。</translation>
    </message>
    <message numerus="yes">
        <source>%n queries are left out, which a run lacks.</source>
        <translation>
            <numerusform>有检索结果缺少的&#x2009;%n&#x2009;个查询不计入。</numerusform>
        </translation>
    </message>
    <message>
        <source>Difference needed: about so large a mean difference has that p; the largest over the pairs.</source>
        <translation>所需差值：平均差值大约达到这么大时，p&#x2009;才会那样小；取各配对中最大的。</translation>
    </message>
    <message>
        <source>Queries needed: with so many the paired t test finds half of the pairs at that level, each in four cases of five, if means and spreads stay as they are.</source>
        <translation>所需查询数：若均值和离散程度不变，用这么多查询，配对&#x2009;t&#x2009;检验能在该水平下区分一半的配对，每对五次中有四次成功。</translation>
    </message>
    <message>
        <source>tau-b and tau-AP: how far the order of the runs by their means is that by %1.</source>
        <translation>tau-b&#x2009;和&#x2009;tau-AP：检索结果按均值的排序与按&#x2009;%1&#x2009;的排序有多一致。</translation>
    </message>
    <message>
        <source>Error rate and ties: of halves of the queries, drawn at random (%1), how many prefer the run that fewer prefer, and in how many the means are within %2 % of each other (Buckley and Voorhees, SIGIR 2000).</source>
        <translation>错误率和持平率：随机抽取&#x2009;%1&#x2009;次一半的查询，其中有多少次更好的是少数派所选的检索结果，又有多少次两个均值相差不到&#x2009;%2 %（Buckley&#x2009;和&#x2009;Voorhees，SIGIR 2000）。</translation>
    </message>
    <message>
        <source>my list</source>
        <translation>我的列表</translation>
    </message>
    <message>
        <source>That is %1. Say here why it is not what is asked for.</source>
        <translation>这是&#x2009;%1。请在这里说明它为什么不是所问的数。</translation>
    </message>
    <message>
        <source>Say here where the data are from.</source>
        <translation>请在这里说明数据的出处。</translation>
    </message>
    <message>
        <source>Write a hint that does not give the answer away.</source>
        <translation>请写一个不泄露答案的提示。</translation>
    </message>
    <message>
        <source>What is left to do</source>
        <translation>还要做的事</translation>
    </message>
    <message>
        <source>Say in words of your own what was seen, and ask the same of other data with less help. Then take this step out.

`rankscope-cli lesson check` says what is missing. A step has at most 60 words, a lesson at most 6 steps; no answer is typed.
</source>
        <translation>请用自己的话说明看到了什么，再用别的数据、少给些提示，问同样的问题。然后删去这一步。

`rankscope-cli lesson check` 会说明还缺什么。一步最多&#x2009;60&#x2009;个词（两个汉字算一个词），一课最多&#x2009;6&#x2009;步；答案一律不手写。
</translation>
    </message>
    <message>
        <source>%1: say here how it comes about.</source>
        <translation>%1：请在这里说明它是怎样得来的。</translation>
    </message>
    <message>
        <source>A guess first</source>
        <translation>先猜一猜</translation>
    </message>
    <message>
        <source>Say here what %1 shows and how the measure looks at it, without the answer.
</source>
        <translation>请在这里说明&#x2009;%1&#x2009;给出了什么，指标怎样看待它，但不要说出答案。
</translation>
    </message>
    <message>
        <source>%1 and %2: say here what makes the difference.</source>
        <translation>%1&#x2009;和&#x2009;%2：请在这里说明差别是怎样造成的。</translation>
    </message>
    <message>
        <source>Two that differ in one thing</source>
        <translation>只有一处不同的两个列表</translation>
    </message>
    <message>
        <source>Say here what is otherwise in B.
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
        <source>Say here what the queries are, and what a mean over them is.
</source>
        <translation>请在这里说明这些查询是什么，它们的均值又是什么。
</translation>
    </message>
    <message>
        <source>my classifier</source>
        <translation>我的分类器</translation>
    </message>
    <message>
        <source>How many are found, and how many of those found are right?</source>
        <translation>找到了多少，找到的当中又有多少是对的？</translation>
    </message>
    <message>
        <source>Say here how it comes about.</source>
        <translation>请在这里说明它是怎样得来的。</translation>
    </message>
    <message>
        <source>Say here what the model predicts, and for whom. The label 1 stands for %1.
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
        <source>{won of=D} won, {lost of=D} lost: say here what it means.</source>
        <translation>{won of=D} 个胜出，{lost of=D} 个落败：请在这里说明这意味着什么。</translation>
    </message>
    <message>
        <source>{mean of=D digits=4}: say here whether that is much, and what it hides.</source>
        <translation>{mean of=D digits=4}：请在这里说明这算不算多，又掩盖了什么。</translation>
    </message>
    <message>
        <source>Say here what the systems are, and that each value is the difference of one query.
</source>
        <translation>请在这里说明这两个系统是什么，并说明每个值都是一个查询的差值。
</translation>
    </message>
    <message>
        <source>And the mean?</source>
        <translation>均值呢？</translation>
    </message>
    <message>
        <source>Say here what a mean of differences is.
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
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>groups of queries</source>
        <translation>查询分组</translation>
    </message>
    <message>
        <source>w is 1 for each group.</source>
        <translation>每组的&#x2009;w&#x2009;均为&#x2009;1。</translation>
    </message>
    <message>
        <source>w is the group’s positives, as in RecBole’s GAUC.</source>
        <translation>w&#x2009;为该组的正例数，与&#x2009;RecBole&#x2009;的&#x2009;GAUC&#x2009;一致。</translation>
    </message>
    <message>
        <source>w is the group’s samples, as in the GAUC of Zhu and others.</source>
        <translation>w&#x2009;为该组的样本数，与&#x2009;Zhu&#x2009;等人的&#x2009;GAUC&#x2009;一致。</translation>
    </message>
    <message>
        <source>left out: no positives</source>
        <translation>略去：没有正例</translation>
    </message>
    <message>
        <source>left out: no negatives</source>
        <translation>略去：没有负例</translation>
    </message>
    <message>
        <source>Each group alike</source>
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
        <source>There is no grouped AUC. %1</source>
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
        <source>Groups: %1 count; left out are %2 without positives and %3 without negatives.</source>
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
        <source>Remark</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>均值</translation>
    </message>
    <message>
        <source>left out: %1 of %2</source>
        <translation>略去：%2&#x2009;组中的&#x2009;%1&#x2009;组</translation>
    </message>
    <message>
        <source>among all</source>
        <translation>与全部一起排</translation>
    </message>
    <message>
        <source>among %1 drawn</source>
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
        <source>the chance of a hit at %1</source>
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
        <source>what rank %1 adds to %2</source>
        <translation>第&#x2009;%1&#x2009;位对&#x2009;%2&#x2009;的贡献</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%2&#x2009;的&#x2009;%1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
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
        <source>From %1 to %2 of %3: up, down, or the same?</source>
        <translation>%3：从&#x2009;%1&#x2009;到&#x2009;%2，是上升、下降，还是不变？</translation>
    </message>
    <message>
        <source>Of which is %1 the highest: %2, or are they the same?</source>
        <translation>比较&#x2009;%1：%2&#x2009;当中哪个最高，还是都相同？</translation>
    </message>
    <message>
        <source>Which is the highest: %1, or are they the same?</source>
        <translation>%1&#x2009;当中哪个最高，还是都相同？</translation>
    </message>
    <message>
        <source>Which order by %1, the highest first: %2?</source>
        <translation>按&#x2009;%1&#x2009;从高到低，%2&#x2009;的次序是怎样的？</translation>
    </message>
    <message>
        <source>Which order, the highest first: %1?</source>
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
        <source>What are these: %1?</source>
        <translation>下列各数是多少：%1？</translation>
    </message>
    <message>
        <source>what is told</source>
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
        <source>name</source>
        <comment>of a student</comment>
        <translation>姓名</translation>
    </message>
    <message>
        <source>set</source>
        <translation>套题</translation>
    </message>
    <message>
        <source>Key: %1</source>
        <translation>答案：%1</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>种子&#x2009;%1</translation>
    </message>
    <message>
        <source>Who has which set</source>
        <translation>各人的套题</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Runs that share a letter are not told apart by Tukey’s HSD at %1, where runs and queries are the factors.</source>
        <translation>标有相同字母的检索结果在显著性水平&#x2009;%1&#x2009;下未被&#x2009;Tukey HSD&#x2009;区分开（方差分析以检索结果和查询为因素）。</translation>
    </message>
    <message numerus="yes">
        <source>It is of the %n queries that count in every run.</source>
        <translation>
            <numerusform>检验使用各检索结果都计入的&#x2009;%n&#x2009;个查询。</numerusform>
        </translation>
    </message>
    <message>
        <source>It is of the queries that count in every run: %1.</source>
        <translation>检验使用各检索结果都计入的查询：%1。</translation>
    </message>
    <message>
        <source>Means of the runs with their %1 % intervals, by %2.</source>
        <translation>各检索结果的均值及其&#x2009;%1%&#x2009;区间，按&#x2009;%2&#x2009;排列。</translation>
    </message>
    <message>
        <source>Means of the runs, by %1.</source>
        <translation>各检索结果的均值，按&#x2009;%1&#x2009;排列。</translation>
    </message>
    <message>
        <source>Runs that share a letter are not told apart by the %1 test at %2.</source>
        <translation>标有相同字母的检索结果在显著性水平&#x2009;%2&#x2009;下未被&#x2009;%1&#x2009;区分开。</translation>
    </message>
    <message>
        <source>A value has the letters of the runs that it beats by the %1 test at %2.</source>
        <translation>值后的字母是它在显著性水平&#x2009;%2&#x2009;下按&#x2009;%1&#x2009;胜过的检索结果。</translation>
    </message>
    <message>
        <source>p is of the %1 test against %2.</source>
        <translation>p&#x2009;为与&#x2009;%2&#x2009;比较的&#x2009;%1&#x2009;的&#x2009;p&#x2009;值。</translation>
    </message>
    <message numerus="yes">
        <source>It is adjusted by Holm over %n comparisons.</source>
        <translation>
            <numerusform>p&#x2009;值对&#x2009;%n&#x2009;次比较作了&#x2009;Holm&#x2009;校正。</numerusform>
        </translation>
    </message>
    <message>
        <source>With %1 rounds none of them can be below %2: it takes %3 rounds at least.</source>
        <translation>做&#x2009;%1&#x2009;轮时，没有一个&#x2009;p&#x2009;能低于&#x2009;%2：至少需要&#x2009;%3&#x2009;轮。</translation>
    </message>
    <message>
        <source>Not all means are over the same queries: the column “queries” has how many, and the best of them is not marked.</source>
        <translation>各均值所对的查询不尽相同：“查询数”一列写明各有多少，其中最好的不作标记。</translation>
    </message>
    <message>
        <source>It has no value.</source>
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
        <source>Answers within %1 are right.</source>
        <translation>相差不超过&#x2009;%1&#x2009;算对。</translation>
    </message>
    <message>
        <source>Rankscope lessons</source>
        <translation>Rankscope&#x2009;课程</translation>
    </message>
    <message>
        <source>not judged</source>
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
        <source>known wrong number</source>
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
        <source>“%1” is no answer to this question.</source>
        <translation>“%1”不是这道题的答案。</translation>
    </message>
    <message>
        <source>“%1” is no student, and no set, of the key</source>
        <translation>答案文件里没有学生或套题“%1”</translation>
    </message>
    <message>
        <source>“%1” is no question of the key, or of several lessons</source>
        <translation>“%1”不是答案文件里的题目，或者几门课程都有这个题目</translation>
    </message>
    <message>
        <source>“%1” is not on the sheet of “%2”</source>
        <translation>“%2”的练习题上没有“%1”</translation>
    </message>
    <message>
        <source>“%1” is answered by “%2” in line %3, too; this answer counts</source>
        <translation>“%2”在第&#x2009;%3&#x2009;行也回答了“%1”；以这一次为准</translation>
    </message>
    <message>
        <source>the lesson “%1” has no such variant any more</source>
        <translation>课程“%1”不再有这样的变体</translation>
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
        <translation>课程</translation>
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
        <source>Of</source>
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
        <translation>还有 %1 行类似的情况。</translation>
    </message>
    <message>
        <source>predicted ‘%1’</source>
        <translation>预测为“%1”</translation>
    </message>
    <message>
        <source>labelled ‘%1’</source>
        <translation>标签为“%1”</translation>
    </message>
    <message>
        <source>a stratified bootstrap (%1 rounds, seed %2)</source>
        <translation>分层自助法（%1&#x2009;次，种子&#x2009;%2）</translation>
    </message>
    <message>
        <source>The 95 % interval of the AUC is that of %1.</source>
        <translation>AUC&#x2009;的&#x2009;95%&#x2009;区间由%1得到。</translation>
    </message>
    <message>
        <source>The 95 % interval of the AUC is DeLong’s.</source>
        <translation>AUC&#x2009;的&#x2009;95%&#x2009;区间由&#x2009;DeLong&#x2009;方法得到。</translation>
    </message>
    <message>
        <source>That of average precision (AP) is that of %1.</source>
        <translation>平均精确率（AP）的区间由%1得到。</translation>
    </message>
    <message>
        <source>Those of rates are Wilson’s, for as many samples as the weighted ones count for (Kish’s effective number).</source>
        <translation>各比率的区间为&#x2009;Wilson&#x2009;区间，样本数取加权后的有效样本数（Kish）。</translation>
    </message>
    <message>
        <source>Those of rates are Wilson’s.</source>
        <translation>各比率的区间为&#x2009;Wilson&#x2009;区间。</translation>
    </message>
    <message>
        <source>p is that of DeLong’s test of the AUC against %1, adjusted by Holm.</source>
        <translation>p&#x2009;值来自与&#x2009;%1&#x2009;比较&#x2009;AUC&#x2009;的&#x2009;DeLong&#x2009;检验，经&#x2009;Holm&#x2009;校正。</translation>
    </message>
    <message>
        <source>The best of each column is bold.</source>
        <translation>每列最优值用粗体表示。</translation>
    </message>
    <message>
        <source>The best of each column has a star (*).</source>
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
        <source>The models’ AUCs by DeLong’s paired test, the second’s minus the first’s with its 95 % interval; p is also adjusted by Holm over these pairs.</source>
        <translation>各模型&#x2009;AUC&#x2009;的&#x2009;DeLong&#x2009;配对检验：第二个减第一个的差值及其&#x2009;95%&#x2009;区间；p&#x2009;值另按这些配对作&#x2009;Holm&#x2009;校正。</translation>
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
        <source>ΔAUC, 95 %: from</source>
        <translation>ΔAUC 95%&#x2009;下限</translation>
    </message>
    <message>
        <source>ΔAUC, 95 %: to</source>
        <translation>ΔAUC 95%&#x2009;上限</translation>
    </message>
    <message>
        <source>p (Holm)</source>
        <translation>p（Holm）</translation>
    </message>
    <message>
        <source>“%1” may be %2 or %3: type one of these. It is %4 again.</source>
        <translation>“%1”可能是&#x2009;%2，也可能是&#x2009;%3：请输入其中之一。现恢复为&#x2009;%4。</translation>
    </message>
    <message>
        <source>“%1” is no number: it is %2 again.</source>
        <translation>“%1”不是数值：恢复为&#x2009;%2。</translation>
    </message>
    <message>
        <source>“%1” is no whole number from %2 to %3: it is %4 again.</source>
        <translation>“%1”不是&#x2009;%2&#x2009;到&#x2009;%3&#x2009;之间的整数：恢复为&#x2009;%4。</translation>
    </message>
    <message numerus="yes">
        <source>“%1” is no number from %2 to %3 with %n decimals at most: it is %4 again.</source>
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
        <source>probability of it</source>
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
        <source>%1 of %2 differences lie above 0.</source>
        <translation>%2&#x2009;个差值中有&#x2009;%1&#x2009;个大于&#x2009;0。</translation>
    </message>
    <message>
        <source>%1 of %2 differences lie below 0.</source>
        <translation>%2&#x2009;个差值中有&#x2009;%1&#x2009;个小于&#x2009;0。</translation>
    </message>
    <message>
        <source>The first %1 of %2 rows are shown.</source>
        <translation>显示&#x2009;%2&#x2009;行中的前&#x2009;%1&#x2009;行。</translation>
    </message>
    <message>
        <source>The measures of this list.</source>
        <translation>本列表的各项指标。</translation>
    </message>
    <message>
        <source>what it is</source>
        <translation>含义</translation>
    </message>
    <message>
        <source>earned</source>
        <translation>实得</translation>
    </message>
    <message>
        <source>attainable</source>
        <translation>可得</translation>
    </message>
    <message>
        <source>The queries and their values.</source>
        <translation>各查询及其值。</translation>
    </message>
    <message>
        <source>Formula of %1</source>
        <translation>%1&#x2009;的公式</translation>
    </message>
    <message>
        <source>How the values come about</source>
        <translation>指标值的由来</translation>
    </message>
    <message>
        <source>%1, rank by rank.</source>
        <translation>%1&#x2009;的逐位计算。</translation>
    </message>
    <message>
        <source>Steps of %1</source>
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
        <source>Judged but not retrieved</source>
        <translation>已标注而未检索到</translation>
    </message>
    <message>
        <source>Judged documents that the list lacks.</source>
        <translation>已标注而列表中没有的文档。</translation>
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
        <source>no value</source>
        <translation>无定义</translation>
    </message>
    <message>
        <source>trec_eval&apos;s own output, every measure of all_trec</source>
        <translation>trec_eval&#x2009;自身的输出，all_trec&#x2009;的全部指标</translation>
    </message>
    <message>
        <source>where its output differs from version 9.0.8</source>
        <translation>与&#x2009;9.0.8&#x2009;版输出不同之处</translation>
    </message>
    <message>
        <source>measures of the window, asked for by its names</source>
        <translation>窗口中的指标，按&#x2009;trec_eval&#x2009;的名称查询</translation>
    </message>
    <message>
        <source>a run under its rules, as --as and Other tools do it</source>
        <translation>按其规则计算的检索结果，与 --as&#x2009;和“其他工具”相同</translation>
    </message>
    <message>
        <source>DCG and nDCG of lists</source>
        <translation>列表的&#x2009;DCG&#x2009;与&#x2009;nDCG</translation>
    </message>
    <message>
        <source>areas, Brier score, and rates at thresholds</source>
        <translation>曲线下面积、Brier&#x2009;得分，以及各阈值下的比率</translation>
    </message>
    <message>
        <source>Kendall&apos;s tau-b of two orders</source>
        <translation>两种次序的&#x2009;Kendall tau-b</translation>
    </message>
    <message>
        <source>ERR and RBP, written from the papers</source>
        <translation>ERR&#x2009;与&#x2009;RBP，按论文独立实现</translation>
    </message>
    <message>
        <source>Q-measure and nERR in fractions, written from the papers</source>
        <translation>用分数计算的&#x2009;Q-measure&#x2009;与&#x2009;nERR，按论文独立实现</translation>
    </message>
    <message>
        <source>rank-biased overlap, written from the paper</source>
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
        <source>figures</source>
        <translation>数值个数</translation>
    </message>
    <message>
        <source>largest difference</source>
        <translation>最大差值</translation>
    </message>
    <message>
        <source>what is compared</source>
        <translation>比较的内容</translation>
    </message>
    <message>
        <source>figure</source>
        <translation>数值</translation>
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
        <source>runs</source>
        <translation>检索结果数</translation>
    </message>
    <message>
        <source>%1@k of %2</source>
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
        <source>%1, %2 %: from</source>
        <translation>%1 %2%&#x2009;下限</translation>
    </message>
    <message>
        <source>%1, %2 %: to</source>
        <translation>%1 %2%&#x2009;上限</translation>
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
        <source>It is computed so by %1.</source>
        <extracomment>%1 names libraries</extracomment>
        <translation>%1&#x2009;就是这样计算的。</translation>
    </message>
    <message numerus="yes">
        <source>It is computed so by %1 and %n more.</source>
        <translation>
            <numerusform>%1&#x2009;以及另外&#x2009;%n&#x2009;个工具都是这样计算的。</numerusform>
        </translation>
    </message>
    <message>
        <source>The lesson takes %1.</source>
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
        <source>%1 is the right number, rounded</source>
        <translation>%1&#x2009;是正确的数，但经过了舍入</translation>
    </message>
    <message>
        <source>%1 is the right number with its further digits cut off</source>
        <translation>%1&#x2009;是正确的数，但后面的数字被截去了</translation>
    </message>
    <message>
        <source>%1 is the right number in percent</source>
        <translation>%1&#x2009;是正确的数，但写成了百分数</translation>
    </message>
    <message>
        <source>As a share it is a hundredth of that; %1 % says so, too.</source>
        <translation>写成比例要除以&#x2009;100；写成&#x2009;%1%&#x2009;也可以。</translation>
    </message>
    <message>
        <source>%1 is not right; near it is %2</source>
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
        <source>There is a value</source>
        <translation>这里是有值的</translation>
    </message>
    <message>
        <source>Nothing is divided by 0 here.</source>
        <translation>这里并没有除以&#x2009;0。</translation>
    </message>
    <message>
        <source>%1 does not come out</source>
        <translation>得不出&#x2009;%1</translation>
    </message>
    <message>
        <source>Look at what would be divided by what.</source>
        <translation>看一看是什么除以什么。</translation>
    </message>
    <message>
        <source>One digit more tells that it is: %1 either way counts as right.</source>
        <translation>多写一位就看得出来：相差不超过&#x2009;%1&#x2009;都算对。</translation>
    </message>
    <message>
        <source>No rule of a known tool gives it.</source>
        <translation>已知工具的规则都得不出这个数。</translation>
    </message>
    <message>
        <source>%1 is the highest</source>
        <translation>%1&#x2009;最高</translation>
    </message>
    <message>
        <source>Right: every pair stands in order</source>
        <translation>正确：每一对的次序都对</translation>
    </message>
    <message>
        <source>%1 above %2</source>
        <extracomment>two lists of which the first was said to be higher</extracomment>
        <translation>%1&#x2009;高于&#x2009;%2</translation>
    </message>
    <message numerus="yes">
        <source>%n pairs stand the wrong way round</source>
        <translation>
            <numerusform>有&#x2009;%n&#x2009;对的次序颠倒了</numerusform>
        </translation>
    </message>
    <message>
        <source>Not so: %1.</source>
        <translation>并非如此：%1。</translation>
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
        <source>%1 has no value</source>
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
        <source>%1 is a file, not a folder.</source>
        <translation>%1&#x2009;是文件，不是文件夹。</translation>
    </message>
    <message>
        <source>The folder %1 is not empty.</source>
        <translation>文件夹&#x2009;%1&#x2009;不是空的。</translation>
    </message>
    <message>
        <source>%1 cannot be made.</source>
        <translation>无法创建&#x2009;%1。</translation>
    </message>
    <message>
        <source>%1 has too few variants: %2 of %3 sheets have the very data of an earlier one.</source>
        <translation>%1&#x2009;的变体太少：%3&#x2009;份中有&#x2009;%2&#x2009;份的数据与前面某一份完全相同。</translation>
    </message>
    <message>
        <source>%1: %2 of %3 sheets have the answers of an earlier one, from other data.</source>
        <translation>%1：%3&#x2009;份中有&#x2009;%2&#x2009;份数据不同，但答案与前面某一份相同。</translation>
    </message>
    <message>
        <source>%1: of all that may vary nothing keeps what the lesson is about.</source>
        <translation>%1：无论怎样变化，都保不住这一课的要点。</translation>
    </message>
    <message>
        <source>These lists are the only ones of their length that do this.</source>
        <translation>这个长度的列表中，只有这两个符合。</translation>
    </message>
    <message>
        <source>Another pair like this</source>
        <translation>换一对类似的</translation>
    </message>
    <message>
        <source>%1 (yours: %2)</source>
        <extracomment>%1 is another rule, %2 is the one in force: &quot;Gain: 2^grade − 1 (yours: the grade)&quot;</extracomment>
        <translation>%1（当前：%2）</translation>
    </message>
    <message>
        <source>digits cut off (yours: rounded)</source>
        <translation>截去多余位数（当前：四舍五入）</translation>
    </message>
    <message>
        <source>those in force</source>
        <translation>当前规则</translation>
    </message>
    <message>
        <source>read as %1 to %2 (to %3 where digits are cut off)</source>
        <translation>视为&#x2009;%1&#x2009;至&#x2009;%2&#x2009;之间（若多余位数是截去的，则至&#x2009;%3）</translation>
    </message>
    <message>
        <source>%1 = %2 is %3; under the rules in force it is %4.</source>
        <extracomment>%1 is a measure, %2 its number, %3 &quot;read as 0.59245 to 0.59255 …&quot;</extracomment>
        <translation>%1 = %2 %3；按当前规则为&#x2009;%4。</translation>
    </message>
    <message>
        <source>With more changes: %1.</source>
        <translation>需要更多改动：%1。</translation>
    </message>
    <message>
        <source>%1 would be %2 under the first row and %4 under row %3.</source>
        <extracomment>%1 is a measure, %2 and %4 its values, %3 the number of a row</extracomment>
        <translation>%1&#x2009;按第一行为&#x2009;%2，按第&#x2009;%3&#x2009;行为&#x2009;%4。</translation>
    </message>
    <message>
        <source>A second number settles it: %1</source>
        <translation>再给一个数即可确定：%1</translation>
    </message>
    <message>
        <source>A second number tells most apart: %1</source>
        <translation>再给一个数，最能区分这些规则：%1</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 combinations, %n different values fit; by chance about %3.</source>
        <translation>
            <numerusform>%2&#x2009;种组合（%n&#x2009;个不同的值）中有&#x2009;%1&#x2009;种相符；纯属巧合的约有&#x2009;%3&#x2009;种。</numerusform>
        </translation>
    </message>
    <message>
        <source>No rule fits: none of those tried (combinations: %1, different values: %2, changes at most: %3).</source>
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
        <source>unjudged</source>
        <translation>未标注</translation>
    </message>
    <message>
        <source>grade %1</source>
        <translation>等级&#x2009;%1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>ranks</comment>
        <extracomment>The rank change, then the rank in B</extracomment>
        <translation>%1&#x2009;至第&#x2009;%2&#x2009;位</translation>
    </message>
    <message>
        <source>— not in A</source>
        <translation>A&#x2009;中没有</translation>
    </message>
    <message>
        <source>gone — not in B</source>
        <translation>消失，B&#x2009;中没有</translation>
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
        <source>A sign %1 marks a document that the other list lacks.</source>
        <translation>符号&#x2009;%1&#x2009;表示另一个列表中没有的文档。</translation>
    </message>
    <message>
        <source>%1 has no value.</source>
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
        <source>Relevant documents that nobody retrieved would widen that to %1 to %2.</source>
        <translation>若还有未检索到的相关文档，范围会扩大为&#x2009;%1&#x2009;至&#x2009;%2。</translation>
    </message>
    <message>
        <source>stays %1</source>
        <translation>恒为&#x2009;%1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1&#x2009;至&#x2009;%2</translation>
    </message>
    <message>
        <source>%1 or none</source>
        <translation>%1，或无定义</translation>
    </message>
    <message>
        <source>Whatever the judges say, B less A in %1: %2; %3.</source>
        <translation>无论如何标注，%1&#x2009;上&#x2009;B&#x2009;减&#x2009;A：%2；%3。</translation>
    </message>
    <message>
        <source>%1 at rank %2: judging it narrows the bounds of %3 by %4 on average over the grades. A digit judges it.</source>
        <translation>第&#x2009;%2&#x2009;位的&#x2009;%1：标注它，对各等级平均可使&#x2009;%3&#x2009;的上下界收窄&#x2009;%4。按数字键即可标注。</translation>
    </message>
    <message>
        <source>No judgment narrows the bounds of %1.</source>
        <translation>没有标注能收窄&#x2009;%1&#x2009;的上下界。</translation>
    </message>
    <message>
        <source>A is higher in any case</source>
        <translation>无论如何&#x2009;A&#x2009;都更高</translation>
    </message>
    <message>
        <source>B is higher in any case</source>
        <translation>无论如何&#x2009;B&#x2009;都更高</translation>
    </message>
    <message>
        <source>A and B are equal in any case</source>
        <translation>无论如何&#x2009;A&#x2009;与&#x2009;B&#x2009;都相等</translation>
    </message>
    <message numerus="yes">
        <source>How far the %n unjudged documents could move %1 is not known: there are too many ways to grade them.</source>
        <translation>
            <numerusform>%n&#x2009;个未标注文档能使&#x2009;%1&#x2009;变动多少无从得知：可能的等级组合太多。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whatever grades from 0 to %1 the %n unjudged documents get, %2</source>
        <translation>
            <numerusform>无论这&#x2009;%n&#x2009;个未标注文档在&#x2009;0&#x2009;到&#x2009;%1&#x2009;之间取何等级，%2</numerusform>
        </translation>
    </message>
    <message>
        <source>Some grades leave it without a value: %1.</source>
        <translation>某些等级会使它无定义：%1。</translation>
    </message>
    <message>
        <source>A judged query that a run lacks counts 0 in its mean.</source>
        <translation>检索结果中缺少的已标注查询，在其均值中计&#x2009;0。</translation>
    </message>
    <message>
        <source>A judged query that a run lacks is left out of its mean.</source>
        <translation>检索结果中缺少的已标注查询不计入其均值。</translation>
    </message>
    <message numerus="yes">
        <source>Only the first %n ranks of a query are read.</source>
        <translation>
            <numerusform>每个查询只读取前&#x2009;%n&#x2009;位。</numerusform>
        </translation>
    </message>
    <message>
        <source>A query is measured with all judgments that were made for it.</source>
        <translation>每个查询使用针对它的全部相关性标注。</translation>
    </message>
    <message>
        <source>A query is measured with the judgments of retrieved documents only.</source>
        <translation>每个查询只使用已检索到的文档的相关性标注。</translation>
    </message>
    <message>
        <source>A document that was judged for other queries only has grade 0.</source>
        <translation>只在其他查询中标注过的文档，等级按&#x2009;0&#x2009;计。</translation>
    </message>
    <message>
        <source>A document that has the id of its query leaves the ranking.</source>
        <translation>与查询编号相同的文档从排序中移除。</translation>
    </message>
    <message>
        <source>The value of a query is rounded to 5 decimals.</source>
        <translation>每个查询的值舍入到&#x2009;5&#x2009;位小数。</translation>
    </message>
    <message>
        <source>The value of a query is rounded to 2 decimals.</source>
        <translation>每个查询的值舍入到&#x2009;2&#x2009;位小数。</translation>
    </message>
    <message>
        <source>Of a query nDCG is cut to 2 decimals, P@k and RR are rounded to 2, recall and P without a cutoff upwards to 4.</source>
        <translation>对每个查询，nDCG&#x2009;截取&#x2009;2&#x2009;位小数，P@k&#x2009;和&#x2009;RR&#x2009;四舍五入到&#x2009;2&#x2009;位小数，召回率和不设截断的&#x2009;P&#x2009;向上舍入到&#x2009;4&#x2009;位小数。</translation>
    </message>
    <message>
        <source>Documents of one score earn the mean gain of their group each.</source>
        <translation>同分文档各得该组的平均增益。</translation>
    </message>
    <message>
        <source>Documents of one score earn the mean gain of their group each, and AP takes them as one threshold.</source>
        <translation>同分文档各得该组的平均增益，AP&#x2009;把它们视为同一阈值。</translation>
    </message>
    <message>
        <source>Documents of one score stand by their ids, descending.</source>
        <translation>同分文档按编号降序排列。</translation>
    </message>
    <message>
        <source>Documents of one score stand by their ids, ascending.</source>
        <translation>同分文档按编号升序排列。</translation>
    </message>
    <message>
        <source>Documents of one score stand as in the run&apos;s file.</source>
        <translation>同分文档按其在检索结果文件中的次序排列。</translation>
    </message>
    <message>
        <source>Documents stand by the run&apos;s column of ranks, whatever their scores.</source>
        <translation>文档按检索结果中的排名列排列，不看得分。</translation>
    </message>
    <message>
        <source>Documents stand as in the run&apos;s file, whatever their scores.</source>
        <translation>文档按其在检索结果文件中的次序排列，不看得分。</translation>
    </message>
    <message>
        <source>The list has one document.</source>
        <translation>列表有&#x2009;1&#x2009;个文档。</translation>
    </message>
    <message>
        <source>The list has %1 documents, scored in the order in which they stand.</source>
        <translation>列表有&#x2009;%1&#x2009;个文档，按现有次序计算。</translation>
    </message>
    <message>
        <source>The list for “%1” has one document.</source>
        <translation>“%1”的列表有&#x2009;1&#x2009;个文档。</translation>
    </message>
    <message>
        <source>The list for “%1” has %2 documents, scored in the order in which they stand.</source>
        <translation>“%1”的列表有&#x2009;%2&#x2009;个文档，按现有次序计算。</translation>
    </message>
    <message>
        <source>Of these and one more that is judged but not retrieved, one has grade %1 or more.</source>
        <translation>加上另外&#x2009;1&#x2009;个已标注但未检索到的文档，等级不低于&#x2009;%1&#x2009;的共&#x2009;1&#x2009;个。</translation>
    </message>
    <message>
        <source>Of these and one more that is judged but not retrieved, %1 have grade %2 or more.</source>
        <translation>加上另外&#x2009;1&#x2009;个已标注但未检索到的文档，等级不低于&#x2009;%2&#x2009;的共&#x2009;%1&#x2009;个。</translation>
    </message>
    <message>
        <source>Of these and %1 more that are judged but not retrieved, one has grade %2 or more.</source>
        <translation>加上另外&#x2009;%1&#x2009;个已标注但未检索到的文档，等级不低于&#x2009;%2&#x2009;的共&#x2009;1&#x2009;个。</translation>
    </message>
    <message>
        <source>Of these and %1 more that are judged but not retrieved, %2 have grade %3 or more.</source>
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
        <source>“%1” has %2 samples with weights: %3 positive (%4), %5 negative (%6) in sums of weights.</source>
        <translation>“%1”有&#x2009;%2&#x2009;个带权样本；按权重之和计，正例（%4）%3，负例（%6）%5。</translation>
    </message>
    <message>
        <source>“%1” has %2 samples: %3 positive (%4), %5 negative (%6).</source>
        <translation>“%1”有&#x2009;%2&#x2009;个样本：正例（%4）%3&#x2009;个，负例（%6）%5&#x2009;个。</translation>
    </message>
    <message>
        <source>A query without a value counts 0 in the mean.</source>
        <translation>指标无定义的查询在均值中计&#x2009;0。</translation>
    </message>
    <message>
        <source>A query without a value counts 1 in the mean.</source>
        <translation>指标无定义的查询在均值中计&#x2009;1。</translation>
    </message>
    <message>
        <source>A query without a value is left out of the mean.</source>
        <translation>指标无定义的查询不计入均值。</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1&#x2009;等，另有&#x2009;%2&#x2009;个</translation>
    </message>
    <message>
        <source>Ranks after %1 do not count.</source>
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
        <source>Queries without judgments are left out.</source>
        <translation>没有相关性标注的查询不计入。</translation>
    </message>
    <message>
        <source>Documents that are not judged leave the rankings.</source>
        <translation>未标注的文档从排序中移除。</translation>
    </message>
    <message>
        <source>%1 has no value: %2</source>
        <translation>%1&#x2009;无定义：%2</translation>
    </message>
    <message>
        <source>Scores are as given, without recalibration.</source>
        <translation>使用原始得分，未重新校准。</translation>
    </message>
    <message>
        <source>The scores are calibrated by isotonic steps fitted to these samples.</source>
        <translation>得分经保序回归校准，由这些样本拟合。</translation>
    </message>
    <message>
        <source>The scores are calibrated by Platt scaling fitted to these samples.</source>
        <translation>得分经&#x2009;Platt&#x2009;缩放校准，由这些样本拟合。</translation>
    </message>
    <message>
        <source>A high score speaks for the positive class.</source>
        <translation>得分越高越倾向于正类。</translation>
    </message>
    <message>
        <source>A low score speaks for the positive class.</source>
        <translation>得分越低越倾向于正类。</translation>
    </message>
    <message>
        <source>Samples of one score are accepted together.</source>
        <translation>同分样本一并接受。</translation>
    </message>
    <message>
        <source>The counts were typed in: %1 positive (%2), %3 negative (%4).</source>
        <translation>计数为手动输入：正例（%2）%1&#x2009;个，负例（%4）%3&#x2009;个。</translation>
    </message>
    <message>
        <source>At the threshold in force a sample is predicted “%1” where %2.</source>
        <translation>按当前阈值，%2&#x2009;的样本预测为“%1”。</translation>
    </message>
    <message>
        <source>The probabilities are cut into %1 bins of one width, closed on the %2.</source>
        <translation>概率分为&#x2009;%1&#x2009;个等宽分箱，%2。</translation>
    </message>
    <message>
        <source>The probabilities are cut into %1 bins of about as many samples each, closed on the %2.</source>
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
        <source>A score outside 0 to 1 counts as the nearer of the two.</source>
        <translation>0&#x2009;到&#x2009;1&#x2009;以外的得分按较近的端点计。</translation>
    </message>
    <message>
        <source>A score outside 0 to 1 is no probability and leaves no value.</source>
        <translation>0&#x2009;到&#x2009;1&#x2009;以外的得分不是概率，此时指标无定义。</translation>
    </message>
    <message>
        <source>The beta of F is %1.</source>
        <translation>F&#x2009;的&#x2009;β&#x2009;为&#x2009;%1。</translation>
    </message>
    <message>
        <source>Log loss is in nats and keeps probabilities at least %1 from 0 and 1.</source>
        <translation>对数损失以&#x2009;nat&#x2009;为单位，概率与&#x2009;0&#x2009;和&#x2009;1&#x2009;至少相距&#x2009;%1。</translation>
    </message>
    <message>
        <source>A false positive costs %1 and a false negative %2, where a share of %3 is positive.</source>
        <translation>假正例的代价为&#x2009;%1，假负例的代价为&#x2009;%2，正例占比为&#x2009;%3。</translation>
    </message>
    <message>
        <source>A false positive costs %1 and a false negative %2, with the samples&apos; own share of positives.</source>
        <translation>假正例的代价为&#x2009;%1，假负例的代价为&#x2009;%2，正例占比与样本相同。</translation>
    </message>
    <message>
        <source>The session that it carries was changed or is cut off.</source>
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
A file, and why it was not read</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 of %2 points are listed: the ends and extremes of stretches that are finer than print shows.</source>
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
        <source>size of the bin over the largest</source>
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
        <source>threshold in force</source>
        <translation>当前阈值</translation>
    </message>
    <message>
        <source>%1 of the %2 points of %3 are listed, those that draw it at 1200 dpi.</source>
        <translation>%3&#x2009;共&#x2009;%2&#x2009;个点，列出&#x2009;1200 dpi&#x2009;绘制所需的&#x2009;%1&#x2009;个。</translation>
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
        <source>%1 in force</source>
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
        <source>name</source>
        <translation>名称</translation>
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
        <source>middle of the bin</source>
        <translation>分箱中点</translation>
    </message>
    <message>
        <source>%1: log10(1 + %2)</source>
        <translation>%1：log10(1 + %2)</translation>
    </message>
    <message>
        <source>place</source>
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
        <source>%1 lies between %2 and %3.</source>
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
        <source>%1 and %2 lie on each other.</source>
        <translation>%1&#x2009;与&#x2009;%2&#x2009;重合。</translation>
    </message>
    <message>
        <source>%1 lies nowhere below %2.</source>
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
        <source>At %1 %2 the guess is %3; right is %4.</source>
        <extracomment>%1 is the axis, such as &quot;cutoff k&quot;</extracomment>
        <translation>%1&#x2009;为&#x2009;%2&#x2009;处，猜测值为&#x2009;%3，正确值为&#x2009;%4。</translation>
    </message>
    <message>
        <source>The judgments are those of “%1”, the run is %2.</source>
        <translation>相关性标注来自“%1”，检索结果为&#x2009;%2。</translation>
    </message>
    <message>
        <source>The judgments are those of “%1”, the runs are %2.</source>
        <translation>相关性标注来自“%1”，检索结果为&#x2009;%2。</translation>
    </message>
    <message numerus="yes">
        <source>%1 queries were edited by hand.</source>
        <translation>
            <numerusform>手工修改过&#x2009;%1&#x2009;个查询。</numerusform>
        </translation>
    </message>
    <message>
        <source>The query is “%1”. A is %2, B is %3.</source>
        <translation>查询为“%1”。A&#x2009;为&#x2009;%2，B&#x2009;为&#x2009;%3。</translation>
    </message>
    <message>
        <source>The query is “%1”.</source>
        <translation>查询为“%1”。</translation>
    </message>
    <message>
        <source>A is %1, B is %2. The p-values are adjusted by Holm over the measures.</source>
        <translation>A&#x2009;为&#x2009;%1，B&#x2009;为&#x2009;%2。p&#x2009;值对各指标作了&#x2009;Holm&#x2009;校正。</translation>
    </message>
    <message>
        <source>The only query is shown.</source>
        <translation>显示了唯一的查询。</translation>
    </message>
    <message>
        <source>The only query is not shown, as the filter has it.</source>
        <translation>唯一的查询不符合筛选条件，没有显示。</translation>
    </message>
    <message>
        <source>All %1 queries are shown.</source>
        <translation>显示了全部&#x2009;%1&#x2009;个查询。</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 queries are shown, as the filter has them.</source>
        <translation>
            <numerusform>按筛选条件显示了&#x2009;%2&#x2009;个查询中的&#x2009;%1&#x2009;个。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n edited queries are in none of the files any more: %1. Their edits are kept.</source>
        <translation>
            <numerusform>编辑过的&#x2009;%n&#x2009;个查询已不在任何文件中：%1。所做的修改仍保留。</numerusform>
        </translation>
    </message>
    <message>
        <source>‘%1’ of query %2</source>
        <translation>查询&#x2009;%2&#x2009;的“%1”</translation>
    </message>
    <message numerus="yes">
        <source>%n of your grades differ from grades that the files changed, too: %1. Yours stay; putting the query back takes those of the files.</source>
        <translation>
            <numerusform>你改过的&#x2009;%n&#x2009;个等级，文件也改成了别的：%1。保留你的；将查询恢复原样则采用文件中的。</numerusform>
        </translation>
    </message>
    <message>
        <source>query %1 of %2</source>
        <translation>%2&#x2009;的查询&#x2009;%1</translation>
    </message>
    <message numerus="yes">
        <source>%n of your lists stand in the place of lists that are others in the files now: %1. Yours stay; putting the query back takes those of the files.</source>
        <translation>
            <numerusform>你编辑过的&#x2009;%n&#x2009;个列表，在文件中已是另外的列表：%1。保留你的；将查询恢复原样则采用文件中的。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What was edited of %n queries is in the files now, and no edit any more: %1.</source>
        <translation>
            <numerusform>%n&#x2009;个查询的编辑，文件中现已相同，不再算作编辑：%1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n runs are in none of the files any more: %1. Undo brings them back.</source>
        <translation>
            <numerusform>%n&#x2009;个检索结果已不在任何文件中：%1。撤销即可找回。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing was reloaded: %n runs are in none of the files any more, and lists of theirs were edited: %1. Put those queries back, or the runs, and reload again.</source>
        <translation>
            <numerusform>没有重新载入：%n&#x2009;个检索结果已不在任何文件中，而它们的列表被编辑过：%1。请将这些查询恢复原样，或放回检索结果，再重新载入。</numerusform>
        </translation>
    </message>
    <message>
        <source>The line “%1” stands without its name: a larger figure or smaller text gives it room.</source>
        <translation>线“%1”未标名称：增大图的尺寸或减小字号即可容下。</translation>
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
        <source>In this column pairs won: %1, tied: %2. %3</source>
        <translation>本列的样本对：胜&#x2009;%1，平&#x2009;%2。%3</translation>
    </message>
    <message>
        <source>PR: precision = %1.</source>
        <translation>PR：精确率&#x2009;= %1。</translation>
    </message>
    <message>
        <source>PR: precision = %1. Recall gains %2/%3, times the precision that adds %4 to AP: %5 so far.</source>
        <translation>PR：精确率&#x2009;= %1。召回率增加&#x2009;%2/%3，乘以精确率，AP&#x2009;增加&#x2009;%4，目前为&#x2009;%5。</translation>
    </message>
    <message>
        <source>PR: precision = %1. Recall gains nothing, so AP stays at %2 so far.</source>
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
        <source>%1 samples of one score come in together (positives: %2, negatives: %3)</source>
        <translation>%1&#x2009;个同分样本一起进入（正例&#x2009;%2，负例&#x2009;%3）</translation>
    </message>
    <message>
        <source>The curve goes up.</source>
        <translation>曲线向上走。</translation>
    </message>
    <message>
        <source>The curve goes right.</source>
        <translation>曲线向右走。</translation>
    </message>
    <message>
        <source>The curve goes up and right at once: which of equal scores came first is not known.</source>
        <translation>曲线斜向右上：同分样本孰先孰后无从得知。</translation>
    </message>
    <message>
        <source>Nothing is accepted yet: TP 0 of %1, FP 0 of %2. Samples come in by their scores, best first.
ROC begins at (0, 0). There is no precision yet.</source>
        <translation>尚未将任何样本判为正类：TP 0（共&#x2009;%1&#x2009;个正例），FP 0（共&#x2009;%2&#x2009;个负例）。样本按得分从优到劣依次进入。
ROC&#x2009;从原点出发，此时还没有精确率。</translation>
    </message>
    <message>
        <source>%1 at the cutoffs k from 1 to %2: ranks after k do not count.</source>
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
        <source>The figure could not be written where it is to be dragged from.</source>
        <translation>无法写出供拖动的图文件。</translation>
    </message>
    <message>
        <source>%1 of %2 runs are drawn</source>
        <translation>绘出&#x2009;%2&#x2009;个检索结果中的&#x2009;%1&#x2009;个</translation>
    </message>
    <message>
        <source>Of the %1 runs these are drawn: A, B, and of the others those with the highest mean of %2.</source>
        <translation>%1&#x2009;个检索结果中绘出的是：A、B，以及其余中&#x2009;%2&#x2009;均值最高的几个。</translation>
    </message>
    <message>
        <source>No installed font has the letters of %1. Install %2 to read the program in this language; on Debian: sudo apt install fonts-noto-cjk</source>
        <translation>没有已安装的字体包含%1文字。请安装&#x2009;%2&#x2009;以使用该语言；在&#x2009;Debian&#x2009;上运行：sudo apt install fonts-noto-cjk</translation>
    </message>
    <message>
        <source>Rank %1: the document is unjudged.</source>
        <translation>第&#x2009;%1&#x2009;位：该文档未标注。</translation>
    </message>
    <message>
        <source>Rank %1 of the ideal ranking: read the grade, %2.</source>
        <translation>理想排序第&#x2009;%1&#x2009;位：读取等级&#x2009;%2。</translation>
    </message>
    <message>
        <source>Rank %1: read the grade, %2.</source>
        <translation>第&#x2009;%1&#x2009;位：读取等级&#x2009;%2。</translation>
    </message>
    <message>
        <source>Add: %1 + %2 = %3.</source>
        <translation>累加：%1 + %2 = %3。</translation>
    </message>
    <message>
        <source>Rank %1 of the ideal ranking: read the grade, %2. It adds nothing.</source>
        <translation>理想排序第&#x2009;%1&#x2009;位：读取等级&#x2009;%2，没有贡献。</translation>
    </message>
    <message>
        <source>Ideal gain: %1.</source>
        <translation>理想排序的增益：%1。</translation>
    </message>
    <message>
        <source>Multiply, in the ideal ranking: %1.</source>
        <translation>理想排序中相乘：%1。</translation>
    </message>
    <message>
        <source>Divide, in the ideal ranking: %1.</source>
        <translation>理想排序中相除：%1。</translation>
    </message>
    <message>
        <source>Add, in the ideal ranking: %1 + %2 = %3.</source>
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
        <source>Earned within the top %1: %2.</source>
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
        <source>Divide by the mean of ranks and relevant documents: %1.</source>
        <translation>除以位数与相关文档数的均值：%1。</translation>
    </message>
    <message>
        <source>Divide by the weight of all pairs: %1.</source>
        <translation>除以所有文档对的权重之和：%1。</translation>
    </message>
    <message>
        <source>Divide by the number of pairs: %1.</source>
        <translation>除以文档对数：%1。</translation>
    </message>
    <message>
        <source>Divide by the rank where precision is best: %1.</source>
        <translation>除以精确率最高处的位数：%1。</translation>
    </message>
    <message>
        <source>Divide by the number of points of recall: %1.</source>
        <translation>除以召回率的取点个数：%1。</translation>
    </message>
    <message>
        <source>Divide by retrieved times relevant documents: %1.</source>
        <translation>除以检索到的文档数与相关文档数之积：%1。</translation>
    </message>
    <message>
        <source>Divide by the gains of all judged documents: %1.</source>
        <translation>除以所有已标注文档的增益之和：%1。</translation>
    </message>
    <message>
        <source>Nothing is divided by.</source>
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
    <message numerus="yes">
        <source>A figure must be at least %n millimetres wide and high.</source>
        <translation>
            <numerusform>图的宽和高都不能小于&#x2009;%n&#x2009;毫米。</numerusform>
        </translation>
    </message>
    <message>
        <source>A figure can be at most %1 metres wide and high.</source>
        <translation>图的宽和高都不能超过&#x2009;%1&#x2009;米。</translation>
    </message>
    <message>
        <source>The resolution must be from %1 to %2 dots per inch.</source>
        <translation>分辨率须在&#x2009;%1&#x2009;到&#x2009;%2 dpi&#x2009;之间。</translation>
    </message>
    <message>
        <source>This would be %1 by %2 pixels, more than %3 million: choose fewer dots per inch or a smaller size.</source>
        <translation>图将达到&#x2009;%1 × %2&#x2009;像素，超过&#x2009;%3&#x2009;百万像素：请降低分辨率或减小尺寸。</translation>
    </message>
    <message>
        <source>With text of %1 points a figure must be at least %2 by %3 millimetres: choose a larger size or smaller text.</source>
        <translation>字号为&#x2009;%1&#x2009;磅时，图至少要有&#x2009;%2 × %3&#x2009;毫米：请增大尺寸或减小字号。</translation>
    </message>
    <message>
        <source>There is no chart to export yet.</source>
        <translation>还没有可导出的图表。</translation>
    </message>
    <message>
        <source>The figure could not be drawn: it is too large.</source>
        <translation>图太大，无法绘制。</translation>
    </message>
    <message>
        <source>There are no samples whose figures could be tried.</source>
        <translation>没有可供尝试的样本。</translation>
    </message>
    <message>
        <source>“%1” is no figure of a classifier; expected one of %2.</source>
        <translation>“%1”不是分类器的指标；应为以下之一：%2。</translation>
    </message>
    <message>
        <source>Rules that give %1</source>
        <translation>采用可得到&#x2009;%1&#x2009;的规则</translation>
    </message>
    <message>
        <source>The figure cannot be opened again as a document: the data of ‘%1’ are too large to be carried in it.</source>
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
        <source>%1: a picture is opened by itself.</source>
        <translation>%1：图片须单独打开。</translation>
    </message>
    <message>
        <source>%1: a lesson is opened by itself.</source>
        <translation>%1：课程须单独打开。</translation>
    </message>
    <message>
        <source>“%1” is no number: write it like −0.1 or 2e-3.</source>
        <translation>“%1”不是数字：请写成&#x2009;−0.1&#x2009;或&#x2009;2e-3&#x2009;的形式。</translation>
    </message>
    <message>
        <source>“%1” is no number; did you mean %2?</source>
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
        <source>score, loss, weight, label and group</source>
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
        <source>Δ, A, B, measures such as nDCG@10 or judged@10, judgments and relevant</source>
        <translation>Δ、A、B、nDCG@10&#x2009;或&#x2009;judged@10&#x2009;之类的指标、judgments&#x2009;和&#x2009;relevant</translation>
    </message>
    <message>
        <source>“%1” is nothing that can be compared. There are %2.</source>
        <translation>“%1”不能用于比较。可用的有：%2。</translation>
    </message>
    <message>
        <source>“%1” is nothing that can be compared; did you mean %2?</source>
        <translation>“%1”不能用于比较；是否指&#x2009;%2？</translation>
    </message>
    <message>
        <source>Before “%1”, say what to compare: %2.</source>
        <translation>请在“%1”之前写明比较什么：%2。</translation>
    </message>
    <message>
        <source>After “%1”, say what to compare with: %2.</source>
        <translation>请在“%1”之后写明与什么比较：%2。</translation>
    </message>
    <message>
        <source>After “%1”, a word has to follow.</source>
        <translation>“%1”之后应有一个词。</translation>
    </message>
    <message>
        <source>“%1” can only be the same as a word, with “:” or “=”.</source>
        <translation>“%1”只能用“:”或“=”与某个词匹配。</translation>
    </message>
    <message>
        <source>On one side of “%1”, say what to compare: %2.</source>
        <translation>请在“%1”的一侧写明比较什么：%2。</translation>
    </message>
    <message>
        <source>“%1” needs a word or a condition beside it. To look for it as a word, put it in quotes.</source>
        <translation>“%1”旁边应有一个词或条件。若要查找这个词本身，请加引号。</translation>
    </message>
    <message>
        <source>A parenthesis is open: close it with “)”.</source>
        <translation>括号未闭合：请用“)”闭合。</translation>
    </message>
    <message>
        <source>A “)” has no “(” before it.</source>
        <translation>“)”之前没有对应的“(”。</translation>
    </message>
    <message>
        <source>There are too many parentheses inside each other.</source>
        <translation>括号嵌套太深。</translation>
    </message>
    <message>
        <source>digits cut off</source>
        <translation>截去多余位数</translation>
    </message>
    <message>
        <source>Use leaves out what has no setting here: %1.</source>
        <translation>“采用”会略去此处没有对应设置的项：%1。</translation>
    </message>
    <message>
        <source>There is no setting for this here: %1.</source>
        <translation>此处没有对应的设置：%1。</translation>
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
        <source>the ideal has no document here</source>
        <translation>理想排序在此没有文档</translation>
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
        <source>%1 The ranking earns %2, the ideal %3.</source>
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
        <source>%1 It is past the cutoff and does not count.</source>
        <translation>%1此位在截断位置之后，不计入。</translation>
    </message>
    <message numerus="yes">
        <source>%1 … (%n grades)</source>
        <translation>
            <numerusform>%1 …（共&#x2009;%n&#x2009;个等级）</numerusform>
        </translation>
    </message>
    <message>
        <source>Are the commas decimal ones?</source>
        <translation>这些逗号是小数逗号吗？</translation>
    </message>
    <message>
        <source>Is every digit a grade?</source>
        <translation>每个数字都是一个等级吗？</translation>
    </message>
    <message>
        <source>Which of the numbers are the grades?</source>
        <translation>哪些数字是等级？</translation>
    </message>
    <message>
        <source>Several lists of grades: which is meant?</source>
        <translation>有多个等级列表：要用哪一个？</translation>
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
        <source>The handbook is not installed: there is no %1.</source>
        <translation>未安装手册：没有 %1。</translation>
    </message>
    <message>
        <source>No program opens the handbook by itself. It is %1.</source>
        <translation>没有程序能自动打开手册。手册位于 %1。</translation>
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
        <source>‘%1’</source>
        <comment>a name</comment>
        <translation>“%1”</translation>
    </message>
    <message numerus="yes">
        <source>%n judged queries are not in run %1 and count 0 in its mean.</source>
        <translation>
            <numerusform>检索结果&#x2009;%1&#x2009;中缺少&#x2009;%n&#x2009;个已标注查询，在其均值中计&#x2009;0。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n judged queries are not in run %1 and are left out of its mean.</source>
        <translation>
            <numerusform>检索结果&#x2009;%1&#x2009;中缺少&#x2009;%n&#x2009;个已标注查询，不计入其均值。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n queries of run %1 have no judgments and are left out of its mean.</source>
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
        <source>The legend has room for names, not for what stands behind them: a larger figure, smaller text or shorter names give it some.</source>
        <translation>图例只容得下名称，容不下名称后的数值：可增大图的尺寸、减小字号或缩短名称。</translation>
    </message>
    <message>
        <source>The legend finds no room: a larger figure, smaller text or shorter names give it some.</source>
        <translation>图例放不下：可增大图的尺寸、减小字号或缩短名称。</translation>
    </message>
    <message>
        <source>The curves run too close to each other for names beside them, so the legend stands elsewhere.</source>
        <translation>曲线相距太近，旁边放不下名称，图例因此移到别处。</translation>
    </message>
    <message>
        <source>A lesson&apos;s file cannot say what is here.</source>
        <translation>课程文件无法表达这里的内容。</translation>
    </message>
    <message>
        <source>There is nothing here yet to make a lesson of.</source>
        <translation>这里还没有可以做成课程的内容。</translation>
    </message>
    <message>
        <source>Make a lesson</source>
        <translation>制作课程</translation>
    </message>
    <message>
        <source>my-lesson.md</source>
        <translation>my-lesson.md</translation>
    </message>
    <message>
        <source>%1 is open in your editor; what is saved there is shown here.</source>
        <translation>%1&#x2009;已在你的编辑器中打开；在那里保存的内容会显示在这里。</translation>
    </message>
    <message>
        <source>No program opens %1 by itself. What is saved there is shown here.</source>
        <translation>没有关联的程序来打开&#x2009;%1。保存到该文件的内容会显示在这里。</translation>
    </message>
    <message>
        <source>found %1 steps, expected at most %2</source>
        <translation>有&#x2009;%1&#x2009;个步骤，最多应为&#x2009;%2&#x2009;个</translation>
    </message>
    <message>
        <source>found %1 words in a step, expected at most %2</source>
        <translation>一个步骤有&#x2009;%1&#x2009;个词，最多应为&#x2009;%2&#x2009;个</translation>
    </message>
    <message>
        <source>has no text for “%1”</source>
        <translation>缺少“%1”的文字</translation>
    </message>
    <message>
        <source>the picture %1 has no text for those who cannot see it</source>
        <translation>图片&#x2009;%1&#x2009;缺少替代文本</translation>
    </message>
    <message>
        <source>a number of the guess “%1” is undefined</source>
        <translation>猜测“%1”中有一个数无定义</translation>
    </message>
    <message>
        <source>a wrong number of the guess “%1” is within the tolerance of the right one</source>
        <translation>猜测“%1”中有一个错误答案落在正确答案的容差之内</translation>
    </message>
    <message>
        <source>two numbers of the guess “%1” are nearer than %2 tolerances</source>
        <translation>猜测“%1”中有两个数相距不到&#x2009;%2&#x2009;倍容差</translation>
    </message>
    <message>
        <source>two numbers that the guess “%1” wants in order are equal</source>
        <translation>猜测“%1”要求排序的数中有两个相等</translation>
    </message>
    <message>
        <source>no guess, no text and no panel uses “%1”</source>
        <translation>没有任何猜测、文字或面板用到“%1”</translation>
    </message>
    <message>
        <source>%1 is typed: say it by its definition, as {nDCG@5 of=A}, or quote it in “quotation marks”</source>
        <translation>%1&#x2009;是直接写出的数：请改用定义，如 {nDCG@5 of=A}，或放在“引号”中</translation>
    </message>
    <message>
        <source>the formula of the guess “%1” has not as many blanks as numbers</source>
        <translation>猜测“%1”的公式中，填空处与数的个数不符</translation>
    </message>
    <message>
        <source>the lesson&apos;s own data do not keep this condition</source>
        <translation>课程自身的数据不满足此条件</translation>
    </message>
    <message>
        <source>no data of the seed %1 keep the lesson&apos;s point</source>
        <translation>种子&#x2009;%1&#x2009;生成的数据都不能体现本课要点</translation>
    </message>
    <message>
        <source>in %1: %2</source>
        <translation>%1&#x2009;版：%2</translation>
    </message>
    <message>
        <source>There is no lesson “%1”: did you mean %2?</source>
        <translation>没有课程“%1”；是否指&#x2009;%2？</translation>
    </message>
    <message>
        <source>There is no lesson “%1”. There are %2.</source>
        <translation>没有课程“%1”。现有课程：%2。</translation>
    </message>
    <message>
        <source>“%1” is still to be written</source>
        <translation>“%1”尚待写出</translation>
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
        <source>How good is the order of ten graded results?</source>
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
        <source>Which threshold, and are the click rates to be believed?</source>
        <translation>取哪个阈值？点击率可信吗？</translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>测试集</translation>
    </message>
    <message>
        <source>Two searches of a cake shop</source>
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
        <source>few decimals: nDCG cut to 2, P and RR rounded to 2, recall to 4</source>
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
        <source>%1 puts documents of one score in no fixed order; here they stand as in the run&apos;s file, and its values may differ.</source>
        <translation>%1&#x2009;对同分文档没有固定的次序；此处按检索结果文件中的次序排列，因此与它的数值可能不同。</translation>
    </message>
    <message>
        <source>%1 takes a document with a score of 0 or less for not relevant in AP, RR, P and recall; here scores do not matter for that.</source>
        <translation>在&#x2009;AP、RR、P&#x2009;和召回率中，%1&#x2009;把得分不大于&#x2009;0&#x2009;的文档视为不相关；此处与得分无关。</translation>
    </message>
    <message>
        <source>%1 rounds the terms of nDCG and AP too; here they are exact, and the last digit may differ.</source>
        <translation>%1&#x2009;对&#x2009;nDCG&#x2009;和&#x2009;AP&#x2009;的各项也作舍入；此处各项为精确值，末位数字可能不同。</translation>
    </message>
    <message>
        <source>In RR %1 waits for the best document that was retrieved; here it is the best that was judged.</source>
        <translation>在&#x2009;RR&#x2009;中，%1&#x2009;以检索到的最佳文档为准；此处以标注过的最佳文档为准。</translation>
    </message>
    <message>
        <source>In ERR %1 takes a document that is not judged for one of grade 2; here it counts nothing.</source>
        <translation>在&#x2009;ERR&#x2009;中，%1&#x2009;把未标注文档当作等级&#x2009;2；此处不计。</translation>
    </message>
    <message>
        <source>From version 1.4 on %1 refuses nDCG of negative grades.</source>
        <translation>从&#x2009;1.4&#x2009;版起，%1&#x2009;拒绝对负等级计算&#x2009;nDCG。</translation>
    </message>
    <message>
        <source>knows retrieved documents only</source>
        <translation>只看已检索到的文档</translation>
    </message>
    <message>
        <source>ties share their gain</source>
        <translation>并列者平分增益</translation>
    </message>
    <message>
        <source>ties share their gain, and are one threshold in AP</source>
        <translation>并列者平分增益，在&#x2009;AP&#x2009;中视为同一阈值</translation>
    </message>
    <message>
        <source>without the document that has the query&apos;s id</source>
        <translation>去除与查询编号相同的文档</translation>
    </message>
    <message>
        <source>Of %1 queries this is number %2.</source>
        <translation>共&#x2009;%1&#x2009;个查询，这是第&#x2009;%2&#x2009;个。</translation>
    </message>
    <message>
        <source>Of two lists this is A.</source>
        <translation>两个列表中，这是&#x2009;A。</translation>
    </message>
    <message>
        <source>Of two lists this is B.</source>
        <translation>两个列表中，这是&#x2009;B。</translation>
    </message>
    <message>
        <source>Every query has two lists; the mean is of the lists %1.</source>
        <translation>每个查询有两个列表，均值取自列表&#x2009;%1。</translation>
    </message>
    <message>
        <source>%1 of %3 queries have two lists, of which %2 counts; the others have one, which counts as it is.</source>
        <extracomment>%2 is A or B</extracomment>
        <translation>%3&#x2009;个查询中有&#x2009;%1&#x2009;个含两个列表，计入的是列表&#x2009;%2；其余只有一个列表，直接计入。</translation>
    </message>
    <message>
        <source>It is the mean of %1 queries.</source>
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
        <source>Make grades binary at %1</source>
        <translation>以&#x2009;%1&#x2009;为界将等级二值化</translation>
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
        <source>a gain for each grade, as in 1:1,2:3,3:7</source>
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
        <source>%1: %2; the data&apos;s if not given</source>
        <translation>%1：%2；不给出时取自数据</translation>
    </message>
    <message>
        <source>%1: %2; %3 if not given</source>
        <translation>%1：%2；不给出时为&#x2009;%3</translation>
    </message>
    <message>
        <source>0 by rule: not in the run</source>
        <translation>按规则计&#x2009;0：检索结果中没有该查询</translation>
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
        <source>%1 %2 (a value below 0.00001 counts as that), median %3.</source>
        <translation>%1 %2（小于&#x2009;0.00001&#x2009;的值按&#x2009;0.00001&#x2009;计），中位数&#x2009;%3。</translation>
    </message>
    <message>
        <source>Precision at rank %1, where the tie of rank %2 ends: %3.</source>
        <translation>第&#x2009;%1&#x2009;位的精确率（第&#x2009;%2&#x2009;位的并列到此为止）：%3。</translation>
    </message>
    <message>
        <source>Precision at rank %1: %2.</source>
        <translation>第&#x2009;%1&#x2009;位的精确率：%2。</translation>
    </message>
    <message>
        <source>It adds nothing.</source>
        <translation>没有贡献。</translation>
    </message>
    <message>
        <source>Rank %1 is relevant. Its tie ends at rank %2, so the precision there counts, %3.</source>
        <translation>第&#x2009;%1&#x2009;位相关。它所在的并列到第&#x2009;%2&#x2009;位为止，因此取该处的精确率&#x2009;%3。</translation>
    </message>
    <message>
        <source>Rank 1 is relevant, so its precision is %1.</source>
        <translation>第&#x2009;1&#x2009;位相关，因此该处精确率为&#x2009;%1。</translation>
    </message>
    <message numerus="yes">
        <source>Rank %1 is relevant: %n of the first %1 documents are, so its precision is %2.</source>
        <translation>
            <numerusform>第&#x2009;%1&#x2009;位相关：前&#x2009;%1&#x2009;位中有&#x2009;%n&#x2009;个相关，因此该处精确率为&#x2009;%2。</numerusform>
        </translation>
    </message>
    <message>
        <source>The precisions at relevant ranks add up to %1; divided by %2, the most that could be found, that is %3.</source>
        <translation>各相关位置的精确率之和为&#x2009;%1；除以最多能找到的相关文档数&#x2009;%2，得&#x2009;%3。</translation>
    </message>
    <message>
        <source>The precisions at relevant ranks add up to %1; divided by %2, the number found, that is %3.</source>
        <translation>各相关位置的精确率之和为&#x2009;%1；除以找到的相关文档数&#x2009;%2，得&#x2009;%3。</translation>
    </message>
    <message>
        <source>The precisions at relevant ranks add up to %1; divided by %2, the number of ranks, that is %3.</source>
        <translation>各相关位置的精确率之和为&#x2009;%1；除以位数&#x2009;%2，得&#x2009;%3。</translation>
    </message>
    <message>
        <source>The precisions at relevant ranks add up to %1; divided by %2, the number found in the whole list, that is %3.</source>
        <translation>各相关位置的精确率之和为&#x2009;%1；除以整个列表中找到的相关文档数&#x2009;%2，得&#x2009;%3。</translation>
    </message>
    <message>
        <source>The precisions at relevant ranks add up to %1; divided by %2, the number of relevant documents, that is %3.</source>
        <translation>各相关位置的精确率之和为&#x2009;%1；除以相关文档总数&#x2009;%2，得&#x2009;%3。</translation>
    </message>
    <message>
        <source>So %1 is %2.</source>
        <translation>因此&#x2009;%1 = %2。</translation>
    </message>
    <message>
        <source>Average precision</source>
        <translation>平均精确率</translation>
    </message>
    <message>
        <source>The precision at the rank of every relevant document, summed and divided by the number of relevant documents; one that is not retrieved adds 0. Its mean over queries is MAP.</source>
        <translation>把每个相关文档所在位置的精确率相加，再除以相关文档总数；未检索到的相关文档贡献&#x2009;0。对各查询取均值即为&#x2009;MAP。英文&#x2009;average precision。</translation>
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
        <source>What this rank adds: at a relevant document, the share of relevant documents down to here.</source>
        <translation>本位的贡献：若文档相关，则为到此为止相关文档所占的比例。</translation>
    </message>
    <message>
        <source>Judged non-relevant documents above rank %1: %2.</source>
        <translation>第&#x2009;%1&#x2009;位之前标注为不相关的文档：%2&#x2009;个。</translation>
    </message>
    <message>
        <source>It is judged non-relevant. Those down to rank %1: %2.</source>
        <translation>它标注为不相关。截至第&#x2009;%1&#x2009;位共有这类文档：%2&#x2009;个。</translation>
    </message>
    <message>
        <source>1 less the share of non-relevant documents above: 1 − %1/%2 = %3.</source>
        <translation>1&#x2009;减去前面不相关文档的占比：1 − %1/%2 = %3。</translation>
    </message>
    <message>
        <source>Rank %1 is not judged; bpref passes over it.</source>
        <translation>第&#x2009;%1&#x2009;位未标注，bpref&#x2009;跳过它。</translation>
    </message>
    <message>
        <source>Rank %1 is judged non-relevant, so the relevant documents below it add less. Non-relevant so far: %2.</source>
        <translation>第&#x2009;%1&#x2009;位标注为不相关，因此后面相关文档的贡献变小。至此不相关：%2&#x2009;个。</translation>
    </message>
    <message>
        <source>Rank %1 is relevant with nothing judged non-relevant above it, so it adds 1.</source>
        <translation>第&#x2009;%1&#x2009;位相关，前面没有标注为不相关的文档，因此贡献&#x2009;1。</translation>
    </message>
    <message>
        <source>Rank %1 is relevant. Non-relevant above it: %2, of which at most %3 can count, so it adds 1 − %4/%3 = %5.</source>
        <translation>第&#x2009;%1&#x2009;位相关。前面有&#x2009;%2&#x2009;个不相关文档，最多计&#x2009;%3&#x2009;个，因此贡献&#x2009;1 − %4/%3 = %5。</translation>
    </message>
    <message>
        <source>Each adds 1 less the share of non-relevant documents above it, together %1; divided by %2, the number of relevant documents, that is %3.</source>
        <translation>每个相关文档贡献&#x2009;1&#x2009;减去前面不相关文档的占比，合计&#x2009;%1；除以相关文档总数&#x2009;%2，得&#x2009;%3。</translation>
    </message>
    <message>
        <source>Binary preference</source>
        <translation>二元偏好</translation>
    </message>
    <message>
        <source>How rarely a judged non-relevant document stands above a relevant one. Unjudged documents are passed over, so incomplete judgments disturb it less.</source>
        <translation>标注为不相关的文档排在相关文档之前的情况有多少：越少，值越大。未标注的文档被跳过，因此标注不全时受影响较小。英文&#x2009;binary preference。</translation>
    </message>
    <message>
        <source>Buckley &amp; Voorhees, SIGIR 2004</source>
        <translation>Buckley &amp; Voorhees, SIGIR 2004</translation>
    </message>
    <message>
        <source>Bpref passes over documents that are not judged.</source>
        <translation>bpref&#x2009;跳过未标注的文档。</translation>
    </message>
    <message>
        <source>non-relevant so far</source>
        <translation>累计不相关数</translation>
    </message>
    <message>
        <source>How many judged non-relevant documents there are down to here.</source>
        <translation>到此为止标注为不相关的文档数。</translation>
    </message>
    <message>
        <source>1 − share above</source>
        <translation>1 −&#x2009;前面占比</translation>
    </message>
    <message>
        <source>What this rank adds: at a relevant document, 1 less the share of judged non-relevant documents above it.</source>
        <translation>本位的贡献：若文档相关，则为&#x2009;1&#x2009;减去前面标注为不相关的文档的占比。</translation>
    </message>
    <message>
        <source>Only judged documents matter, so it is passed over.</source>
        <translation>只考虑已标注的文档，因此跳过。</translation>
    </message>
    <message>
        <source>relevant</source>
        <translation>相关</translation>
    </message>
    <message>
        <source>What the grade is worth: 1 from the relevance threshold on.</source>
        <translation>等级折合的增益：达到相关性阈值为&#x2009;1。</translation>
    </message>
    <message>
        <source>g ÷ top</source>
        <translation>g ÷ 最高等级</translation>
    </message>
    <message>
        <source>What the grade is worth: its share of the top of the scale, %1.</source>
        <translation>等级折合的增益：等级占最高等级&#x2009;%1&#x2009;的比例。</translation>
    </message>
    <message>
        <source>What the grade is worth by the table of gains, %1.</source>
        <translation>等级按增益表&#x2009;%1&#x2009;折合的增益。</translation>
    </message>
    <message>
        <source>What the grade is worth: 2 to the power of the grade, less 1.</source>
        <translation>等级折合的增益：2&#x2009;的等级次方减&#x2009;1。</translation>
    </message>
    <message>
        <source>Gain: %1.</source>
        <translation>增益：%1。</translation>
    </message>
    <message>
        <source>What the gain is multiplied by: 1 over the logarithm of the rank to base %1 from rank %1 on, 1 before.</source>
        <translation>增益的乘数（权重）：从第&#x2009;%1&#x2009;位起为排名以&#x2009;%1&#x2009;为底的对数的倒数，之前为&#x2009;1。</translation>
    </message>
    <message>
        <source>What the gain is divided by: the logarithm of the rank to base %1 from rank %1 on, 1 before.</source>
        <translation>增益的除数（折损）：从第&#x2009;%1&#x2009;位起为排名以&#x2009;%1&#x2009;为底的对数，之前为&#x2009;1。</translation>
    </message>
    <message>
        <source>What the gain is multiplied by: 1 over the rank.</source>
        <translation>增益的乘数（权重）：排名的倒数。</translation>
    </message>
    <message>
        <source>What the gain is divided by: the rank itself.</source>
        <translation>增益的除数（折损）：排名本身。</translation>
    </message>
    <message>
        <source>What the gain is multiplied by: 1, every rank counts alike.</source>
        <translation>增益的乘数（权重）：1，每一位同等计入。</translation>
    </message>
    <message>
        <source>What the gain is divided by: nothing, every rank counts alike.</source>
        <translation>增益的除数（折损）：无，每一位同等计入。</translation>
    </message>
    <message>
        <source>What the gain is multiplied by: 1 over the natural logarithm of the rank plus 1.</source>
        <translation>增益的乘数（权重）：（排名&#x2009;+ 1）的自然对数的倒数。</translation>
    </message>
    <message>
        <source>What the gain is divided by: the natural logarithm of the rank plus 1.</source>
        <translation>增益的除数（折损）：（排名&#x2009;+ 1）的自然对数。</translation>
    </message>
    <message>
        <source>What the gain is multiplied by: 1 over the logarithm of the rank plus 2 to base 2.</source>
        <translation>增益的乘数（权重）：（排名&#x2009;+ 2）以&#x2009;2&#x2009;为底的对数的倒数。</translation>
    </message>
    <message>
        <source>What the gain is divided by: the logarithm of the rank plus 2 to base 2.</source>
        <translation>增益的除数（折损）：（排名&#x2009;+ 2）以&#x2009;2&#x2009;为底的对数。</translation>
    </message>
    <message>
        <source>What the gain is multiplied by: 1 over the logarithm of the rank plus 1 to base 2.</source>
        <translation>增益的乘数（权重）：（排名&#x2009;+ 1）以&#x2009;2&#x2009;为底的对数的倒数。</translation>
    </message>
    <message>
        <source>What the gain is divided by: the logarithm of the rank plus 1 to base 2.</source>
        <translation>增益的除数（折损）：（排名&#x2009;+ 1）以&#x2009;2&#x2009;为底的对数。</translation>
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
        <source>What this rank adds: its gain times its weight.</source>
        <translation>本位的贡献：增益乘以权重。</translation>
    </message>
    <message>
        <source>gain ÷ disc.</source>
        <translation>增益 ÷ 折损</translation>
    </message>
    <message>
        <source>What this rank adds: its gain divided by its discount.</source>
        <translation>本位的贡献：增益除以折损。</translation>
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
        <source>Rank %1: relevant with grade %2, weight %3, so it adds 1 × %4 = %5.</source>
        <translation>第&#x2009;%1&#x2009;位：相关（等级&#x2009;%2），权重&#x2009;%3，因此贡献&#x2009;1 × %4 = %5。</translation>
    </message>
    <message>
        <source>Rank %1: relevant with grade %2, discount %3, so it adds 1 / %4 = %5.</source>
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
        <source>In the ideal ranking grade %1 stands here and adds %2.</source>
        <translation>理想排序在此处是等级&#x2009;%1，贡献&#x2009;%2。</translation>
    </message>
    <message>
        <source>Rank %1: grade %2 adds %3; without a discount every rank counts alike.</source>
        <translation>第&#x2009;%1&#x2009;位：等级&#x2009;%2&#x2009;贡献&#x2009;%3；没有折损，每一位同等计入。</translation>
    </message>
    <message>
        <source>At rank 1 it would have added %1.</source>
        <translation>若排在第&#x2009;1&#x2009;位，它会贡献&#x2009;%1。</translation>
    </message>
    <message>
        <source>Rank %1: grade %2 adds its gain, wherever in the list it stands.</source>
        <translation>第&#x2009;%1&#x2009;位：等级&#x2009;%2&#x2009;贡献它的增益，与所在位置无关。</translation>
    </message>
    <message>
        <source>Rank %1: relevant with grade %2, it adds 1, wherever in the list it stands.</source>
        <translation>第&#x2009;%1&#x2009;位：相关（等级&#x2009;%2），贡献&#x2009;1，与所在位置无关。</translation>
    </message>
    <message>
        <source>Rank %1: grade %2 adds its gain %3, wherever in the list it stands.</source>
        <translation>第&#x2009;%1&#x2009;位：等级&#x2009;%2&#x2009;贡献增益&#x2009;%3，与所在位置无关。</translation>
    </message>
    <message>
        <source>Rank %1: grade %2 adds 2^%2 − 1 = %3, wherever in the list it stands.</source>
        <translation>第&#x2009;%1&#x2009;位：等级&#x2009;%2&#x2009;贡献&#x2009;2^%2 − 1 = %3，与所在位置无关。</translation>
    </message>
    <message>
        <source>Normalised discounted cumulated gain</source>
        <translation>归一化折损累积增益</translation>
    </message>
    <message>
        <source>How much of the best possible discounted gain the list earns: DCG over the DCG of the ideal order, 1 when nothing could be ordered better. It rewards high grades near the top.</source>
        <translation>DCG&#x2009;除以理想排序的&#x2009;DCG，即列表得到的折损累积增益占理想排序的比例；无法排得更好时为&#x2009;1。等级高的文档越靠前，值越大。英文&#x2009;normalised discounted cumulated gain。</translation>
    </message>
    <message>
        <source>Järvelin &amp; Kekäläinen, ACM TOIS 20(4), 2002</source>
        <translation>Järvelin &amp; Kekäläinen, ACM TOIS 20(4), 2002</translation>
    </message>
    <message>
        <source>The list earns %1 of the %2 that the ideal ranking earns, so %3 is %4.</source>
        <translation>列表得到&#x2009;%1，理想排序可得到&#x2009;%2，因此&#x2009;%3 = %4。</translation>
    </message>
    <message>
        <source>Discounted cumulated gain</source>
        <translation>折损累积增益</translation>
    </message>
    <message>
        <source>The gains of the documents, each divided by a discount that grows with the rank, and summed. It has no upper end, so values of different queries do not compare.</source>
        <translation>各文档的增益分别除以随排名增大的折损，再相加。它没有上限，因此不同查询的值不能相互比较。英文&#x2009;discounted cumulated gain。</translation>
    </message>
    <message>
        <source>Järvelin &amp; Kekäläinen, ACM TOIS 20(4), 2002; the discount log₂(i+1) is from Burges and others, ICML 2005</source>
        <translation>Järvelin &amp; Kekäläinen, ACM TOIS 20(4), 2002；折损&#x2009;log₂(i+1) 出自&#x2009;Burges&#x2009;等，ICML 2005</translation>
    </message>
    <message>
        <source>The gains, each times the weight of its rank, add up to %1 = %2.</source>
        <translation>各增益乘以所在位置的权重，相加得&#x2009;%1 = %2。</translation>
    </message>
    <message>
        <source>The gains, each divided by the discount of its rank, add up to %1 = %2.</source>
        <translation>各增益除以所在位置的折损，相加得&#x2009;%1 = %2。</translation>
    </message>
    <message>
        <source>Ideal discounted cumulated gain</source>
        <translation>理想折损累积增益</translation>
    </message>
    <message>
        <source>The DCG of the best order of the judged documents: what a perfect list would earn. nDCG divides by it.</source>
        <translation>已标注文档按最好的次序排列时的&#x2009;DCG，即完美列表能得到的值。nDCG&#x2009;以它为分母。英文&#x2009;ideal discounted cumulated gain。</translation>
    </message>
    <message>
        <source>The best order of the ideal&apos;s documents earns %1 = %2.</source>
        <translation>理想排序可得到&#x2009;%1 = %2。</translation>
    </message>
    <message>
        <source>Cumulated gain</source>
        <translation>累积增益</translation>
    </message>
    <message>
        <source>The gains of the first k documents, summed wherever they stand: the order within the cutoff does not matter.</source>
        <translation>前&#x2009;k&#x2009;个文档的增益之和，与所在位置无关：截断位置之内怎样排列都一样。英文&#x2009;cumulated gain。</translation>
    </message>
    <message>
        <source>What this rank adds: the gain of its document.</source>
        <translation>本位的贡献：文档的增益。</translation>
    </message>
    <message>
        <source>Gain: the grade itself, %1.</source>
        <translation>增益：等级本身，%1。</translation>
    </message>
    <message>
        <source>The gains add up to %1 = %2, in whatever order.</source>
        <translation>各增益相加得&#x2009;%1 = %2，与次序无关。</translation>
    </message>
    <message>
        <source>Rank %1: grade %2 is above the top of the scale, %3.</source>
        <translation>第&#x2009;%1&#x2009;位：等级&#x2009;%2&#x2009;高于最高等级&#x2009;%3。</translation>
    </message>
    <message>
        <source>Nobody stops here.</source>
        <translation>没有人在此停下。</translation>
    </message>
    <message>
        <source>Rank %1: grade %2, so a reader who gets here stops with chance (2^%2 − 1)/2^%3 = %4. The chance to get here is %5, so it adds %5 × %4 / %1 = %6.</source>
        <translation>第&#x2009;%1&#x2009;位：等级&#x2009;%2，到达这里的用户停下的概率为 (2^%2 − 1)/2^%3 = %4。到达这里的概率为&#x2009;%5，因此贡献&#x2009;%5 × %4 / %1 = %6。</translation>
    </message>
    <message>
        <source>chance to stop</source>
        <translation>停止概率</translation>
    </message>
    <message>
        <source>The chance that a reader who gets here stops: (2^grade − 1) ÷ 2^top of the scale.</source>
        <translation>到达这里的用户停下的概率：(2^等级&#x2009;− 1) ÷ 2^最高等级。</translation>
    </message>
    <message>
        <source>Chance to stop here: (2^%1 − 1)/2^%2 = %3.</source>
        <translation>在此停下的概率：(2^%1 − 1)/2^%2 = %3。</translation>
    </message>
    <message>
        <source>chance to get here</source>
        <translation>到达概率</translation>
    </message>
    <message>
        <source>The chance that a reader has not stopped at a rank above.</source>
        <translation>用户在前面各位都没有停下的概率。</translation>
    </message>
    <message>
        <source>Chance to get to rank %1: %2.</source>
        <translation>到达第&#x2009;%1&#x2009;位的概率：%2。</translation>
    </message>
    <message>
        <source>chances ÷ rank</source>
        <translation>概率 ÷ 排名</translation>
    </message>
    <message>
        <source>What this rank adds: the chance to get here, times the chance to stop, divided by the rank.</source>
        <translation>本位的贡献：到达概率乘以停止概率，再除以排名。</translation>
    </message>
    <message>
        <source>Multiply the chances and divide by the rank: %1 × %2 / %3 = %4.</source>
        <translation>两个概率相乘，再除以排名：%1 × %2 / %3 = %4。</translation>
    </message>
    <message>
        <source>ideal ERR</source>
        <translation>理想&#x2009;ERR</translation>
    </message>
    <message>
        <source>The ERR of the judged documents, best first, down to here.</source>
        <translation>已标注文档按最好的次序排列时，到此为止的&#x2009;ERR。</translation>
    </message>
    <message>
        <source>The ideal order&apos;s ERR down to rank %1: %2.</source>
        <translation>理想排序截至第&#x2009;%1&#x2009;位的&#x2009;ERR：%2。</translation>
    </message>
    <message>
        <source>Expected reciprocal rank</source>
        <translation>期望倒数排名</translation>
    </message>
    <message>
        <source>The expected value of 1 over the rank at which a reader stops, who goes down the list and stops at a good document with a high chance. A good document therefore lowers what the ones below it add.</source>
        <translation>用户停下处排名的倒数的期望值：用户从前往后浏览，遇到好文档时停下的概率大。因此一个好文档会降低后面文档的贡献。英文&#x2009;expected reciprocal rank。</translation>
    </message>
    <message>
        <source>Chapelle, Metzler, Zhang &amp; Grinspan, CIKM 2009</source>
        <translation>Chapelle, Metzler, Zhang &amp; Grinspan, CIKM 2009</translation>
    </message>
    <message>
        <source>The expected value of 1 over the rank at which a reader stops: %1 is %2.</source>
        <translation>用户停下处排名的倒数的期望值：%1 = %2。</translation>
    </message>
    <message>
        <source>Normalised expected reciprocal rank</source>
        <translation>归一化期望倒数排名</translation>
    </message>
    <message>
        <source>ERR over the ERR of all judged documents, best first, both cut at k: 1 when nothing could be ordered better.</source>
        <translation>ERR&#x2009;除以全部已标注文档按最好的次序排列时的&#x2009;ERR，两者都在&#x2009;k&#x2009;处截断；无法排得更好时为&#x2009;1。英文&#x2009;normalised expected reciprocal rank。</translation>
    </message>
    <message>
        <source>Sakai &amp; Song, SIGIR 2011; nERR of NTCIREVAL</source>
        <translation>Sakai &amp; Song, SIGIR 2011；NTCIREVAL&#x2009;的&#x2009;nERR</translation>
    </message>
    <message>
        <source>The list&apos;s ERR is %1 and that of the ideal order %2, so %3 is %4.</source>
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
        <source>What the relevant documents so far are divided by: the mean of the rank i and R, the number of relevant documents.</source>
        <translation>至此的相关文档数的除数：排名&#x2009;i&#x2009;与相关文档总数&#x2009;R&#x2009;的均值。</translation>
    </message>
    <message>
        <source>The mean of ranks read and relevant documents: %1.</source>
        <translation>已读位数与相关文档总数的均值：%1。</translation>
    </message>
    <message>
        <source>Found so far: %1, with %2 read and %3 to find, so %4 is %5.</source>
        <translation>至此找到&#x2009;%1&#x2009;个，已读&#x2009;%2&#x2009;位，相关文档共&#x2009;%3&#x2009;个，因此&#x2009;%4 = %5。</translation>
    </message>
    <message>
        <source>%1 divides their number by %2, the mean of the ranks read and the relevant documents: %3.</source>
        <translation>%1&#x2009;把命中数除以&#x2009;%2，即已读位数与相关文档总数的均值：%3。</translation>
    </message>
    <message>
        <source>%1 divides their number by %2, the mean of the ranks read and the relevant documents, weighted with beta = %3: %4.</source>
        <translation>%1&#x2009;把命中数除以&#x2009;%2，即已读位数与相关文档总数按&#x2009;beta = %3&#x2009;加权的均值：%4。</translation>
    </message>
    <message>
        <source>F measure</source>
        <translation>F&#x2009;值</translation>
    </message>
    <message>
        <source>The harmonic mean of precision and recall at k: high only when both are. Beta weighs recall against precision.</source>
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
        <source>Rank %1 is relevant. Documents above it that are not: %2, so it adds 1 / log2(2 + %2) = %3.</source>
        <translation>第&#x2009;%1&#x2009;位相关。前面不相关的文档有&#x2009;%2&#x2009;个，因此贡献&#x2009;1 / log2(2 + %2) = %3。</translation>
    </message>
    <message>
        <source>Rank %1 gains %2, divided by log2(2 + what the ideal order has gained more) = %3: it adds %4.</source>
        <translation>第&#x2009;%1&#x2009;位的增益为&#x2009;%2，除以&#x2009;log2(2 +&#x2009;理想排序多得的增益) = %3：贡献&#x2009;%4。</translation>
    </message>
    <message>
        <source>Binary G</source>
        <translation>二元&#x2009;G</translation>
    </message>
    <message>
        <source>Each relevant document counts less the more documents stand above it that are not relevant, by the logarithm of their number; relevant ones above it cost nothing.</source>
        <translation>相关文档前面的不相关文档越多，它计得越少，按其数目的对数折减；排在前面的相关文档不造成损失。</translation>
    </message>
    <message>
        <source>binG of trec_eval, 2008</source>
        <translation>trec_eval&#x2009;的&#x2009;binG，2008</translation>
    </message>
    <message>
        <source>others above</source>
        <translation>前面不相关数</translation>
    </message>
    <message>
        <source>How many documents above are not relevant.</source>
        <translation>排在前面的不相关文档数。</translation>
    </message>
    <message>
        <source>Documents above rank %1 that are not relevant: %2.</source>
        <translation>第&#x2009;%1&#x2009;位之前不相关的文档：%2&#x2009;个。</translation>
    </message>
    <message>
        <source>1 / log2(2 + others)</source>
        <translation>1 / log2(2 +&#x2009;不相关数)</translation>
    </message>
    <message>
        <source>What this rank adds, where it is relevant.</source>
        <translation>相关时本位的贡献。</translation>
    </message>
    <message>
        <source>1 / log2(2 + %1) = %2.</source>
        <translation>1 / log2(2 + %1) = %2。</translation>
    </message>
    <message>
        <source>Together they add %1; divided by %2 relevant documents, %3 is %4.</source>
        <translation>合计贡献&#x2009;%1；除以&#x2009;%2&#x2009;个相关文档，得&#x2009;%3 = %4。</translation>
    </message>
    <message>
        <source>Gain ratio G</source>
        <translation>增益比&#x2009;G</translation>
    </message>
    <message>
        <source>Each gain counts less the further the gains so far lag behind those of the ideal order, by the logarithm of the lag; at its end the ideal order still costs 1 at every rank.</source>
        <translation>至此的增益落后于理想排序越多，每份增益就计得越少，按落后量的对数折减；理想排序用完之后，每一位仍要付出&#x2009;1。</translation>
    </message>
    <message>
        <source>G of trec_eval, 2008</source>
        <translation>trec_eval&#x2009;的&#x2009;G，2008</translation>
    </message>
    <message>
        <source>A document that is not judged has no gain.</source>
        <translation>未标注的文档没有增益。</translation>
    </message>
    <message>
        <source>gained</source>
        <translation>已得增益</translation>
    </message>
    <message>
        <source>The grades down to here, summed.</source>
        <translation>到此为止的等级之和。</translation>
    </message>
    <message>
        <source>Gained down to rank %1: %2.</source>
        <translation>截至第&#x2009;%1&#x2009;位已得增益：%2。</translation>
    </message>
    <message>
        <source>gain / log2(2 + lag)</source>
        <translation>增益&#x2009;/ log2(2 +&#x2009;落后量)</translation>
    </message>
    <message>
        <source>The grade, divided by the logarithm of 2 plus what the ideal order has gained more.</source>
        <translation>等级除以“2&#x2009;加理想排序多得的增益”的对数。</translation>
    </message>
    <message>
        <source>The gain, divided: %1.</source>
        <translation>增益相除：%1。</translation>
    </message>
    <message>
        <source>The terms add up to %1; divided by the gains of all judged documents, %2, %3 is %4.</source>
        <translation>各项之和为&#x2009;%1；除以全部已标注文档的增益&#x2009;%2，得&#x2009;%3 = %4。</translation>
    </message>
    <message>
        <source>Rank %1 is relevant. The precision expected there is %2.</source>
        <translation>第&#x2009;%1&#x2009;位相关。该处的期望精确率为&#x2009;%2。</translation>
    </message>
    <message>
        <source>Rank %1 is of the pool and was not judged: it adds nothing, and below it more of the ranks count as pooled.</source>
        <translation>第&#x2009;%1&#x2009;位在标注池中但没有标注：没有贡献，而对后面各位来说，入池的位置多了一个。</translation>
    </message>
    <message>
        <source>Inferred average precision</source>
        <translation>推断平均精确率</translation>
    </message>
    <message>
        <source>Average precision when only a sample of the pool was judged: the precision above a relevant document is what the judged ones among the pooled let expect. A negative grade is a document of the pool that nobody judged; one without a grade was not pooled.</source>
        <translation>只标注了标注池的一个样本时的平均精确率：相关文档之前的精确率，由入池文档中已标注的部分来估计。等级为负表示文档在池中但没有人标注；没有等级表示文档未入池。英文&#x2009;inferred average precision。</translation>
    </message>
    <message>
        <source>Yilmaz &amp; Aslam, CIKM 2006, as in trec_eval</source>
        <translation>Yilmaz &amp; Aslam, CIKM 2006，按&#x2009;trec_eval&#x2009;的实现</translation>
    </message>
    <message>
        <source>infAP takes documents without a grade as not pooled, and negative grades as pooled and not judged.</source>
        <translation>infAP&#x2009;把没有等级的文档视为未入池，把等级为负的文档视为入池但未标注。</translation>
    </message>
    <message>
        <source>expected precision</source>
        <translation>期望精确率</translation>
    </message>
    <message>
        <source>What this rank adds: at a relevant document, the precision that the judged ones above let expect.</source>
        <translation>本位的贡献：若文档相关，则为由前面已标注文档估计的期望精确率。</translation>
    </message>
    <message>
        <source>Precision expected at rank %1: %2.</source>
        <translation>第&#x2009;%1&#x2009;位的期望精确率：%2。</translation>
    </message>
    <message>
        <source>The precisions expected at relevant ranks add up to %1; divided by %2, the number of relevant documents, that is %3.</source>
        <translation>各相关位置的期望精确率之和为&#x2009;%1；除以相关文档总数&#x2009;%2，得&#x2009;%3。</translation>
    </message>
    <message>
        <source>No precision gets better by it.</source>
        <translation>精确率不会因此提高。</translation>
    </message>
    <message>
        <source>Rank %1 is relevant, and the precision there, %2, is the best from that recall on so far.</source>
        <translation>第&#x2009;%1&#x2009;位相关，该处的精确率&#x2009;%2&#x2009;是从该召回率起至今最高的。</translation>
    </message>
    <message>
        <source>Rank %1 is relevant: the precision there is %2. Too few relevant documents are found, or a better one stands above.</source>
        <translation>第&#x2009;%1&#x2009;位相关：该处的精确率为&#x2009;%2。找到的相关文档还不够，或前面有更高的精确率。</translation>
    </message>
    <message>
        <source>Rank %1 is relevant: the precision there is %2. The best precisions at the 11 points of recall add up to %3 so far.</source>
        <translation>第&#x2009;%1&#x2009;位相关：该处的精确率为&#x2009;%2。11&#x2009;个召回率点上的最高精确率至此合计&#x2009;%3。</translation>
    </message>
    <message>
        <source>Interpolated precision</source>
        <translation>插值精确率</translation>
    </message>
    <message>
        <source>The best precision at or beyond the rank where a share of the relevant documents is found, 0 when they are not. How many documents a share of R takes differs between versions of trec_eval: up adds 0.9 and cuts (9.0.8, ranx), nearest rounds (10.0).</source>
        <translation>从找到一定比例的相关文档的位置起，往后的最高精确率；没有找到那么多时为&#x2009;0。R&#x2009;的某一比例相当于几个文档，trec_eval&#x2009;各版本不同：up&#x2009;加&#x2009;0.9&#x2009;后截去小数（9.0.8、ranx），nearest&#x2009;四舍五入（10.0）。英文&#x2009;interpolated precision。</translation>
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
        <source>By how many relevant documents the best rank has more than the one that was best above.</source>
        <translation>最佳位置比此前的最佳位置多找到几个相关文档。</translation>
    </message>
    <message>
        <source>The precision here is the best: %1.</source>
        <translation>这里的精确率最高：%1。</translation>
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
        <source>The rank from the point of recall on at which precision is best, of those down to here.</source>
        <translation>从该召回率点起、到此为止，精确率最高的位置。</translation>
    </message>
    <message>
        <source>The rank where precision is best: %1.</source>
        <translation>精确率最高的位置：%1。</translation>
    </message>
    <message>
        <source>Precision is best at rank %1, where %2 relevant documents are found: %3 is %4.</source>
        <translation>精确率在第&#x2009;%1&#x2009;位最高，此时找到&#x2009;%2&#x2009;个相关文档：%3 = %4。</translation>
    </message>
    <message>
        <source>11-point average precision</source>
        <translation>11&#x2009;点平均精确率</translation>
    </message>
    <message>
        <source>The mean of the interpolated precisions at recall 0, 0.1, … 1: of each the best precision at or beyond the rank where that share of the relevant documents is found.</source>
        <translation>召回率为&#x2009;0、0.1、…、1&#x2009;时插值精确率的均值：每一点取从找到该比例的相关文档的位置起往后的最高精确率。英文&#x2009;11-point average precision。</translation>
    </message>
    <message>
        <source>van Rijsbergen, “Information Retrieval”, 1979; 11pt_avg of trec_eval</source>
        <translation>van Rijsbergen, “Information Retrieval”, 1979；trec_eval&#x2009;的&#x2009;11pt_avg</translation>
    </message>
    <message>
        <source>more precision</source>
        <translation>精确率增量</translation>
    </message>
    <message>
        <source>By how much more the best precisions at the 11 points of recall add up to.</source>
        <translation>11&#x2009;个召回率点上的最高精确率之和增加多少。</translation>
    </message>
    <message>
        <source>The best precisions at the points of recall rise by %1.</source>
        <translation>各召回率点上的最高精确率合计增加&#x2009;%1。</translation>
    </message>
    <message>
        <source>sum of 11 points</source>
        <translation>11&#x2009;点之和</translation>
    </message>
    <message>
        <source>The interpolated precisions at 11 points of recall add up to %1; their mean is %2.</source>
        <translation>11&#x2009;个召回率点上的插值精确率之和为&#x2009;%1，均值为&#x2009;%2。</translation>
    </message>
    <message>
        <source>1 where nobody judged the document.</source>
        <translation>没有人标注该文档时为&#x2009;1。</translation>
    </message>
    <message>
        <source>judged</source>
        <translation>已标注</translation>
    </message>
    <message>
        <source>1 where somebody judged the document.</source>
        <translation>有人标注过该文档时为&#x2009;1。</translation>
    </message>
    <message>
        <source>Rank %1 is not judged and counts 1.</source>
        <translation>第&#x2009;%1&#x2009;位未标注，计&#x2009;1。</translation>
    </message>
    <message>
        <source>Rank %1 is judged and counts 1.</source>
        <translation>第&#x2009;%1&#x2009;位已标注，计&#x2009;1。</translation>
    </message>
    <message>
        <source>It is judged and does not count.</source>
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
        <source>Not judged so far: %1 of %2.</source>
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
        <source>The share of the first k retrieved documents that somebody judged: how much of the other values rests on judgments at all.</source>
        <translation>检索到的前&#x2009;k&#x2009;个文档中有人标注过的比例：其他指标的值究竟有多少建立在标注之上。</translation>
    </message>
    <message>
        <source>judged@k of ir_measures</source>
        <translation>ir_measures&#x2009;的&#x2009;judged@k</translation>
    </message>
    <message>
        <source>not judged so far</source>
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
        <source>Not judged among the first %1 ranks: %2, so %3 is %4.</source>
        <translation>前&#x2009;%1&#x2009;位中未标注&#x2009;%2&#x2009;个，因此&#x2009;%3 = %4。</translation>
    </message>
    <message>
        <source>Judged among the first %1 documents: %2, so %3 is %4.</source>
        <translation>前&#x2009;%1&#x2009;个文档中已标注&#x2009;%2&#x2009;个，因此&#x2009;%3 = %4。</translation>
    </message>
    <message>
        <source>Source: %1.</source>
        <translation>来源：%1。</translation>
    </message>
    <message>
        <source>The share of relevant documents among the first k ranks. Places that a short list leaves empty count as not relevant.</source>
        <translation>前&#x2009;k&#x2009;位中相关文档的比例。列表不足&#x2009;k&#x2009;个时，空缺的位置按不相关处理。又称查准率，英文&#x2009;precision。</translation>
    </message>
    <message>
        <source>Cleverdon&apos;s Cranfield tests, 1966</source>
        <translation>Cleverdon&#x2009;的&#x2009;Cranfield&#x2009;实验，1966</translation>
    </message>
    <message>
        <source>Relevant documents that fit so far: %1.</source>
        <translation>至此最多可容纳的相关文档：%1&#x2009;个。</translation>
    </message>
    <message>
        <source>Ranks read so far: %1.</source>
        <translation>至此已读位数：%1。</translation>
    </message>
    <message>
        <source>Relevant so far: %1 of %2, so %3 is %4.</source>
        <translation>至此有&#x2009;%1&#x2009;个相关，除以&#x2009;%2，因此&#x2009;%3 = %4。</translation>
    </message>
    <message>
        <source>Relevant among the first %1 ranks: %2, so %3 is %4.</source>
        <translation>前&#x2009;%1&#x2009;位中有&#x2009;%2&#x2009;个相关，因此&#x2009;%3 = %4。</translation>
    </message>
    <message>
        <source>How many relevant documents there are down to here, and their gains.</source>
        <translation>到此为止的相关文档数与其增益之和。</translation>
    </message>
    <message>
        <source>Relevant documents and gains down to rank %1: %2.</source>
        <translation>截至第&#x2009;%1&#x2009;位的相关文档数与增益：%2。</translation>
    </message>
    <message>
        <source>What that is divided by: the rank, and the gains of as many documents in the ideal order.</source>
        <translation>C + cg&#x2009;的除数：排名与理想排序中同样多个文档的增益之和。</translation>
    </message>
    <message>
        <source>The rank and the gains of the first %1 documents of the ideal order: %2.</source>
        <translation>排名与理想排序前&#x2009;%1&#x2009;个文档的增益：%2。</translation>
    </message>
    <message>
        <source>Rank %1 is relevant, with grade %2. Relevant documents and gains so far: %3; rank and gains of the ideal order: %4; so it adds %5.</source>
        <translation>第&#x2009;%1&#x2009;位相关，等级&#x2009;%2。至此相关文档数与增益：%3；排名与理想排序的增益：%4；因此贡献&#x2009;%5。</translation>
    </message>
    <message>
        <source>The blended ratios at relevant ranks add up to %1; divided by %2, the most that could be found, that is %3.</source>
        <translation>各相关位置的混合比之和为&#x2009;%1；除以最多能找到的相关文档数&#x2009;%2，得&#x2009;%3。</translation>
    </message>
    <message>
        <source>Q-measure</source>
        <translation>Q-measure</translation>
    </message>
    <message>
        <source>Average precision for grades: every relevant document adds the relevant documents and their gains so far, over its rank and the gains of as many documents of the ideal order. The sum is divided by the number of relevant documents, at most k.</source>
        <translation>适用于分级标注的平均精确率：每个相关文档的贡献为“至此的相关文档数加其增益”除以“排名加理想排序中同样多个文档的增益”。其和再除以相关文档总数，至多除以&#x2009;k。</translation>
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
        <source>What this rank adds: at a relevant document, the one over the other.</source>
        <translation>本位的贡献：若文档相关，则为&#x2009;C + cg&#x2009;除以&#x2009;i + cg*。</translation>
    </message>
    <message>
        <source>Blended ratio at rank %1: %2.</source>
        <translation>第&#x2009;%1&#x2009;位的混合比：%2。</translation>
    </message>
    <message>
        <source>Only the first R = %1 ranks count, so it adds nothing.</source>
        <translation>只计前&#x2009;R = %1&#x2009;位，因此没有贡献。</translation>
    </message>
    <message>
        <source>Rank %1 does not count: R-precision reads as many ranks as there are relevant documents, R = %2.</source>
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
        <source>Precision at rank R, where R is the number of relevant documents: the cutoff at which a perfect list reaches 1, and at which precision equals recall.</source>
        <translation>第&#x2009;R&#x2009;位的精确率，R&#x2009;为相关文档总数：在这个截断位置上，完美的列表得&#x2009;1，精确率等于召回率。</translation>
    </message>
    <message>
        <source>relevant, i ≤ R</source>
        <translation>相关，i ≤ R</translation>
    </message>
    <message>
        <source>1 where a relevant document stands among the first R ranks.</source>
        <translation>相关文档排在前&#x2009;R&#x2009;位时为&#x2009;1。</translation>
    </message>
    <message>
        <source>Relevant in the first R = %1 ranks: %2, so %3 is %4.</source>
        <translation>前&#x2009;R = %1&#x2009;位中有&#x2009;%2&#x2009;个相关，因此&#x2009;%3 = %4。</translation>
    </message>
    <message>
        <source>What the document is worth: its grade over the top of the scale.</source>
        <translation>文档折合的增益：等级除以最高等级。</translation>
    </message>
    <message>
        <source>Gain: the grade over the top of the scale, %1/%2 = %3.</source>
        <translation>增益：等级除以最高等级，%1/%2 = %3。</translation>
    </message>
    <message>
        <source>The chance that a reader gets here, times 1 − p, so that all weights add up to 1.</source>
        <translation>用户到达这里的概率乘以&#x2009;1 − p，使所有权重之和为&#x2009;1。</translation>
    </message>
    <message>
        <source>Multiply: %1 × %2 = %3.</source>
        <translation>相乘：%1 × %2 = %3。</translation>
    </message>
    <message>
        <source>Grade %1 reaches %2, so rank %3 is relevant and counts its weight, %4.</source>
        <translation>等级&#x2009;%1&#x2009;达到&#x2009;%2，因此第&#x2009;%3&#x2009;位相关，计入它的权重&#x2009;%4。</translation>
    </message>
    <message>
        <source>Rank %1: grade %2, and the weight is %3, so it adds %2 × %4 = %5.</source>
        <translation>第&#x2009;%1&#x2009;位：等级&#x2009;%2，权重&#x2009;%3，因此贡献&#x2009;%2 × %4 = %5。</translation>
    </message>
    <message>
        <source>Rank %1: grade %2 is worth %3, and the weight is %4, so it adds %3 × %5 = %6.</source>
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
        <source>The expected gain per document looked at, by a reader who goes on to the next rank with chance p, the persistence. A small p looks at the top only.</source>
        <translation>用户每看一个文档的期望增益；用户以概率&#x2009;p（坚持度）继续看下一位。p&#x2009;小则只看最前面几位。英文&#x2009;rank-biased precision。</translation>
    </message>
    <message>
        <source>Moffat &amp; Zobel, ACM TOIS 27(1), 2008</source>
        <translation>Moffat &amp; Zobel, ACM TOIS 27(1), 2008</translation>
    </message>
    <message>
        <source>The gain that a reader expects per document looked at: %1 is %2.</source>
        <translation>用户每看一个文档的期望增益：%1 = %2。</translation>
    </message>
    <message>
        <source>weight of pairs with ranks above</source>
        <translation>与前面各位的文档对权重</translation>
    </message>
    <message>
        <source>What the pairs of this document with those above it weigh together.</source>
        <translation>该文档与前面各文档组成的文档对的权重之和。</translation>
    </message>
    <message>
        <source>pairs with ranks above</source>
        <translation>与前面各位的文档对</translation>
    </message>
    <message>
        <source>How many pairs this document forms with those above it.</source>
        <translation>该文档与前面各文档组成多少个文档对。</translation>
    </message>
    <message>
        <source>Weight of the pairs of rank %1 with the ranks above: %2.</source>
        <translation>第&#x2009;%1&#x2009;位与前面各位的文档对的权重：%2。</translation>
    </message>
    <message>
        <source>Pairs of rank %1 with the ranks above: %2.</source>
        <translation>第&#x2009;%1&#x2009;位与前面各位的文档对：%2&#x2009;个。</translation>
    </message>
    <message>
        <source>Weight of those in order, with the upper grade at least as high: %1.</source>
        <translation>其中次序正确（前者等级不低于后者）的权重：%1。</translation>
    </message>
    <message>
        <source>Pairs in order, with the upper grade at least as high: %1 of %2.</source>
        <translation>次序正确（前者等级不低于后者）的文档对：%2&#x2009;个中有&#x2009;%1&#x2009;个。</translation>
    </message>
    <message>
        <source>in order</source>
        <translation>次序正确</translation>
    </message>
    <message>
        <source>The pairs with documents above whose upper grade is at least as high, as in an ideal order.</source>
        <translation>与前面文档组成的文档对中，前者等级不低于后者的，与某个理想排序一致。</translation>
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
        <source>What all pairs down to this rank weigh together.</source>
        <translation>截至本位所有文档对的权重之和。</translation>
    </message>
    <message>
        <source>Add, for all pairs: %1 + %2 = %3.</source>
        <translation>累加全部文档对：%1 + %2 = %3。</translation>
    </message>
    <message>
        <source>Rank %1 is unjudged and stands as grade 0.</source>
        <translation>第&#x2009;%1&#x2009;位未标注，按等级&#x2009;0&#x2009;处理。</translation>
    </message>
    <message>
        <source>Rank %1 has the negative grade %2 and stands as grade 0.</source>
        <translation>第&#x2009;%1&#x2009;位的等级为负（%2），按等级&#x2009;0&#x2009;处理。</translation>
    </message>
    <message>
        <source>Rank %1 has grade %2.</source>
        <translation>第&#x2009;%1&#x2009;位的等级为&#x2009;%2。</translation>
    </message>
    <message>
        <source>Rank 1 forms pairs with the documents below it only.</source>
        <translation>第&#x2009;1&#x2009;位只与后面的文档组成文档对。</translation>
    </message>
    <message>
        <source>Its pairs with documents above weigh %1; those in order, with the upper grade at least as high, weigh %2.</source>
        <translation>它与前面文档组成的文档对权重为&#x2009;%1；其中次序正确（前者等级不低于后者）的为&#x2009;%2。</translation>
    </message>
    <message>
        <source>Documents above with a grade at least as high: %1 of %2; these pairs are in order.</source>
        <translation>前面等级不低于它的文档：%2&#x2009;个中有&#x2009;%1&#x2009;个；这些文档对次序正确。</translation>
    </message>
    <message>
        <source>Pairs that weigh %1 of %2 stand as in an ideal ranking, so %3 is %4.</source>
        <translation>与理想排序次序一致的文档对的权重为&#x2009;%1，全部文档对为&#x2009;%2，因此&#x2009;%3 = %4。</translation>
    </message>
    <message>
        <source>Pairs of documents that stand as in an ideal ranking: %1 of %2, so %3 is %4.</source>
        <translation>与理想排序次序一致的文档对：%2&#x2009;个中有&#x2009;%1&#x2009;个，因此&#x2009;%3 = %4。</translation>
    </message>
    <message>
        <source>Rank correlation with the ideal order</source>
        <translation>排序相关系数（与理想排序）</translation>
    </message>
    <message>
        <source>The weighted share of document pairs that stand in the same order as in an ideal ranking, the closest of the ideal rankings. Two documents of one grade are always in order.</source>
        <translation>与理想排序次序一致的文档对所占的（加权）比例；理想排序有多个时，取最接近的一个。等级相同的两个文档一律算作次序正确。英文&#x2009;rank correlation。</translation>
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
        <source>There is nothing above it to form a pair with.</source>
        <translation>前面没有文档可与它组成文档对。</translation>
    </message>
    <message>
        <source>Its pairs with the ranks above weigh nothing.</source>
        <translation>它与前面各位的文档对权重为&#x2009;0。</translation>
    </message>
    <message>
        <source>The share of all relevant documents that stand among the first k ranks. With fewer places than relevant documents it cannot reach 1.</source>
        <translation>全部相关文档中排在前&#x2009;k&#x2009;位的比例。相关文档多于&#x2009;k&#x2009;个时，它达不到&#x2009;1。又称查全率，英文&#x2009;recall。</translation>
    </message>
    <message>
        <source>Found so far: %1 of %2, so %3 is %4.</source>
        <translation>至此找到&#x2009;%1&#x2009;个，相关文档共&#x2009;%2&#x2009;个，因此&#x2009;%3 = %4。</translation>
    </message>
    <message>
        <source>Capped recall</source>
        <translation>截断召回率</translation>
    </message>
    <message>
        <source>Recall over what k places can hold: relevant documents among the first k, divided by the smaller of k and the number of relevant documents.</source>
        <translation>按&#x2009;k&#x2009;个位置所能容纳的数目计算的召回率：前&#x2009;k&#x2009;位中的相关文档数，除以&#x2009;k&#x2009;与相关文档总数中较小的一个。英文&#x2009;capped recall。</translation>
    </message>
    <message>
        <source>BEIR, Thakur and others, 2021</source>
        <translation>BEIR，Thakur&#x2009;等，2021</translation>
    </message>
    <message>
        <source>Found so far: %1 of at most %2 that fit, so %3 is %4.</source>
        <translation>至此找到&#x2009;%1&#x2009;个，最多可有&#x2009;%2&#x2009;个，因此&#x2009;%3 = %4。</translation>
    </message>
    <message>
        <source>At most %1 could be, so %2 is %3.</source>
        <translation>最多可有&#x2009;%1&#x2009;个，因此&#x2009;%2 = %3。</translation>
    </message>
    <message>
        <source>Rank %1 is the first relevant document: grade %2 reaches %3.</source>
        <translation>第&#x2009;%1&#x2009;位是第一个相关文档：等级&#x2009;%2&#x2009;达到&#x2009;%3。</translation>
    </message>
    <message>
        <source>Rank %1 is the first document of the highest grade, %2.</source>
        <translation>第&#x2009;%1&#x2009;位是第一个最高等级（%2）的文档。</translation>
    </message>
    <message>
        <source>That is not the highest grade: the search goes on.</source>
        <translation>这不是最高等级：继续往后找。</translation>
    </message>
    <message>
        <source>Rank %1 is the first relevant document, so the reciprocal rank is %2.</source>
        <translation>第&#x2009;%1&#x2009;位是第一个相关文档，因此倒数排名为&#x2009;%2。</translation>
    </message>
    <message>
        <source>Rank %1 is the first document of the highest grade, %2, so the reciprocal rank is %3.</source>
        <translation>第&#x2009;%1&#x2009;位是第一个最高等级（%2）的文档，因此倒数排名为&#x2009;%3。</translation>
    </message>
    <message>
        <source>Rank %1 comes after the first relevant document, so it does not count.</source>
        <translation>第&#x2009;%1&#x2009;位在第一个相关文档之后，因此不计入。</translation>
    </message>
    <message>
        <source>Rank %1 comes after the first document of the highest grade, so it does not count.</source>
        <translation>第&#x2009;%1&#x2009;位在第一个最高等级的文档之后，因此不计入。</translation>
    </message>
    <message>
        <source>The search goes on.</source>
        <translation>继续往后找。</translation>
    </message>
    <message>
        <source>Rank %1: grade %2 is not the highest. The search goes on.</source>
        <translation>第&#x2009;%1&#x2009;位：等级&#x2009;%2&#x2009;不是最高等级。继续往后找。</translation>
    </message>
    <message>
        <source>The first relevant document stands at rank %1, so %2 is %3.</source>
        <translation>第一个相关文档在第&#x2009;%1&#x2009;位，因此&#x2009;%2 = %3。</translation>
    </message>
    <message>
        <source>The first document of the highest grade stands at rank %1, so %2 is %3.</source>
        <translation>第一个最高等级的文档在第&#x2009;%1&#x2009;位，因此&#x2009;%2 = %3。</translation>
    </message>
    <message>
        <source>No relevant document was found, so %1 is %2.</source>
        <translation>没有找到相关文档，因此&#x2009;%1 = %2。</translation>
    </message>
    <message>
        <source>No document of the highest grade was found, so %1 is %2.</source>
        <translation>没有找到最高等级的文档，因此&#x2009;%1 = %2。</translation>
    </message>
    <message>
        <source>Reciprocal rank</source>
        <translation>倒数排名</translation>
    </message>
    <message>
        <source>1 over the rank of the first relevant document: how far down a reader goes for a first answer. What follows it does not count. Its mean over queries is MRR.</source>
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
        <source>first of best grade</source>
        <translation>首个最高等级</translation>
    </message>
    <message>
        <source>Whether this is the document that the reciprocal rank waits for.</source>
        <translation>是否为倒数排名所取的那个文档。</translation>
    </message>
    <message>
        <source>1 ÷ rank</source>
        <translation>1 ÷ 排名</translation>
    </message>
    <message>
        <source>What this rank adds: 1 over the rank, at one document only.</source>
        <translation>本位的贡献：排名的倒数，只计一个文档。</translation>
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
        <source>It counts as not relevant and adds nothing.</source>
        <translation>按不相关处理，没有贡献。</translation>
    </message>
    <message>
        <source>Documents are relevant from %1 on, so it adds nothing.</source>
        <translation>等级达到&#x2009;%1&#x2009;才算相关，因此没有贡献。</translation>
    </message>
    <message>
        <source>It has no gain, so the rank adds nothing.</source>
        <translation>它没有增益，因此本位没有贡献。</translation>
    </message>
    <message>
        <source>The search is over, so it does not count.</source>
        <translation>已经找到，因此不再计入。</translation>
    </message>
    <message>
        <source>It counts as not relevant: the search goes on.</source>
        <translation>按不相关处理：继续往后找。</translation>
    </message>
    <message>
        <source>Documents are relevant from %1 on: the search goes on.</source>
        <translation>等级达到&#x2009;%1&#x2009;才算相关：继续往后找。</translation>
    </message>
    <message>
        <source>Grade %1 reaches %2, so rank %3 is relevant and counts 1.</source>
        <translation>等级&#x2009;%1&#x2009;达到&#x2009;%2，因此第&#x2009;%3&#x2009;位相关，计&#x2009;1。</translation>
    </message>
    <message>
        <source>relevant so far</source>
        <translation>累计相关数</translation>
    </message>
    <message>
        <source>How many relevant documents there are down to this rank.</source>
        <translation>到本位为止的相关文档数。</translation>
    </message>
    <message>
        <source>Relevant documents down to rank %1: %2.</source>
        <translation>截至第&#x2009;%1&#x2009;位的相关文档：%2&#x2009;个。</translation>
    </message>
    <message>
        <source>1 where the document is relevant.</source>
        <translation>文档相关时为&#x2009;1。</translation>
    </message>
    <message>
        <source>What the sum is divided by: the rank.</source>
        <translation>和的除数：排名。</translation>
    </message>
    <message>
        <source>What i places can hold: the smaller of i and R, the number of relevant documents.</source>
        <translation>i&#x2009;个位置所能容纳的数目：i&#x2009;与相关文档总数&#x2009;R&#x2009;中较小的一个。</translation>
    </message>
    <message>
        <source>What %1 ranks can hold: min(%1, %2) = %3.</source>
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
        <source>Rank %1 is not relevant: its grade is %2, and documents are relevant from %3 on.</source>
        <translation>第&#x2009;%1&#x2009;位不相关：等级为&#x2009;%2，达到&#x2009;%3&#x2009;才算相关。</translation>
    </message>
    <message>
        <source>Rank %1 is relevant, with grade %2.</source>
        <translation>第&#x2009;%1&#x2009;位相关，等级&#x2009;%2。</translation>
    </message>
    <message>
        <source>Rank %1 is unjudged, so it adds nothing.</source>
        <translation>第&#x2009;%1&#x2009;位未标注，因此没有贡献。</translation>
    </message>
    <message>
        <source>Rank %1: grade %2 has no gain, so it adds nothing.</source>
        <translation>第&#x2009;%1&#x2009;位：等级&#x2009;%2&#x2009;没有增益，因此没有贡献。</translation>
    </message>
    <message>
        <source>A document that is not judged counts as not relevant.</source>
        <translation>未标注的文档按不相关处理。</translation>
    </message>
    <message>
        <source>Rank %1 is the first relevant document: from here on success is 1.</source>
        <translation>第&#x2009;%1&#x2009;位是第一个相关文档：从这里起成功率为&#x2009;1。</translation>
    </message>
    <message>
        <source>Rank %1 changes nothing: a relevant document stands above it.</source>
        <translation>第&#x2009;%1&#x2009;位不改变结果：前面已有相关文档。</translation>
    </message>
    <message>
        <source>Success is still 0.</source>
        <translation>成功率仍为&#x2009;0。</translation>
    </message>
    <message>
        <source>One is enough, so %1 is 1.</source>
        <translation>有一个就够了，因此&#x2009;%1 = 1。</translation>
    </message>
    <message>
        <source>So %1 is 0.</source>
        <translation>因此&#x2009;%1 = 0。</translation>
    </message>
    <message>
        <source>Success (hit rate)</source>
        <translation>成功率（命中率）</translation>
    </message>
    <message>
        <source>1 when a relevant document is among the first k, else 0. Its mean over queries is the hit rate.</source>
        <translation>前&#x2009;k&#x2009;位中有相关文档时为&#x2009;1，否则为&#x2009;0。对各查询取均值即为命中率。英文&#x2009;success、hit rate。</translation>
    </message>
    <message>
        <source>TREC&apos;s success@k, as in trec_eval</source>
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
        <source>It is the first one, and one is enough: success.</source>
        <translation>这是第一个，有一个就够了：成功。</translation>
    </message>
    <message>
        <source>Found so far: %1, and its square is %2.</source>
        <translation>至此找到&#x2009;%1&#x2009;个，其平方为&#x2009;%2。</translation>
    </message>
    <message>
        <source>counts</source>
        <translation>计数</translation>
    </message>
    <message>
        <source>1 for every document of the list.</source>
        <translation>列表中每个文档计&#x2009;1。</translation>
    </message>
    <message>
        <source>Rank %1 counts 1.</source>
        <translation>第&#x2009;%1&#x2009;位计&#x2009;1。</translation>
    </message>
    <message>
        <source>Average precision of a set</source>
        <translation>集合平均精确率</translation>
    </message>
    <message>
        <source>Precision times recall of the retrieved set, whatever its order: the square of the relevant documents retrieved, over the retrieved times the relevant ones.</source>
        <translation>检索到的集合的精确率乘以召回率，与次序无关：检索到的相关文档数的平方，除以检索到的文档数与相关文档总数之积。</translation>
    </message>
    <message>
        <source>set_map of trec_eval</source>
        <translation>trec_eval&#x2009;的&#x2009;set_map</translation>
    </message>
    <message>
        <source>adds to square</source>
        <translation>平方增量</translation>
    </message>
    <message>
        <source>What the square of the relevant documents found grows by: 1, 3, 5 and so on.</source>
        <translation>找到的相关文档数的平方增加多少：1、3、5，依此类推。</translation>
    </message>
    <message>
        <source>The square of the documents found grows by %1.</source>
        <translation>找到的文档数的平方增加&#x2009;%1。</translation>
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
        <source>The documents read times all relevant ones.</source>
        <translation>已读文档数乘以相关文档总数。</translation>
    </message>
    <message>
        <source>Documents read times relevant ones: %1.</source>
        <translation>已读文档数乘以相关文档总数：%1。</translation>
    </message>
    <message>
        <source>Their square over the product of retrieved and relevant documents, %1: %2 is %3.</source>
        <translation>其平方除以检索到的文档数与相关文档总数之积&#x2009;%1：%2 = %3。</translation>
    </message>
    <message>
        <source>Relative precision of a set</source>
        <translation>集合相对精确率</translation>
    </message>
    <message>
        <source>Relevant documents of the retrieved set over the most that it could hold: the smaller of its size and the number of relevant documents.</source>
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
        <source>How many documents the list holds. trec_eval sums it over queries; here means are taken, as of every measure.</source>
        <translation>列表中有多少个文档。trec_eval&#x2009;对各查询求和；这里同其他指标一样取均值。</translation>
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
        <source>Documents counted: %1, so %2 is %1.</source>
        <translation>计入的文档：%1&#x2009;个，因此&#x2009;%2 = %1。</translation>
    </message>
    <message>
        <source>Relevant documents</source>
        <translation>相关文档总数</translation>
    </message>
    <message>
        <source>How many relevant documents there are, R, retrieved or not, whatever the list is. trec_eval sums it over queries; here means are taken, as of every measure.</source>
        <translation>相关文档共有多少个，即&#x2009;R，不论是否检索到，也与列表无关。trec_eval&#x2009;对各查询求和；这里同其他指标一样取均值。</translation>
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
        <source>Relevant documents counted: %1, so %2 is %1.</source>
        <translation>计入的相关文档：%1&#x2009;个，因此&#x2009;%2 = %1。</translation>
    </message>
    <message>
        <source>Relevant documents retrieved</source>
        <translation>检索到的相关文档数</translation>
    </message>
    <message>
        <source>How many relevant documents the list holds: a count, not divided. trec_eval sums it over queries; here means are taken, as of every measure.</source>
        <translation>列表中有多少个相关文档：只计数，不作除法。trec_eval&#x2009;对各查询求和；这里同其他指标一样取均值。</translation>
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
        <source>How many documents the list holds that were judged and are not relevant. trec_eval sums it over queries; here means are taken, as of every measure.</source>
        <translation>列表中有多少个文档已标注且不相关。trec_eval&#x2009;对各查询求和；这里同其他指标一样取均值。</translation>
    </message>
    <message>
        <source>num_nonrel_judged_ret of trec_eval</source>
        <translation>trec_eval&#x2009;的&#x2009;num_nonrel_judged_ret</translation>
    </message>
    <message>
        <source>A document that is not judged is not counted.</source>
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
        <source>1 where a document was judged and is not relevant, else 0.</source>
        <translation>文档已标注且不相关时为&#x2009;1，否则为&#x2009;0。</translation>
    </message>
    <message>
        <source>Non-relevant documents counted: %1, so %2 is %1.</source>
        <translation>计入的不相关文档：%1&#x2009;个，因此&#x2009;%2 = %1。</translation>
    </message>
    <message>
        <source>Utility</source>
        <translation>效用</translation>
    </message>
    <message>
        <source>What the retrieved set is worth when each relevant document brings 1 and every other one costs 1, so that a long list without hits is below 0.</source>
        <translation>检索到的集合的价值：每个相关文档得&#x2009;1，其余每个文档扣&#x2009;1，因此没有命中的长列表低于&#x2009;0。</translation>
    </message>
    <message>
        <source>utility of trec_eval, with its weights 1, -1, 0, 0</source>
        <translation>trec_eval&#x2009;的&#x2009;utility，权重为&#x2009;1, -1, 0, 0</translation>
    </message>
    <message>
        <source>relevant less other documents retrieved</source>
        <translation>相关文档数减去其他检索到的文档数</translation>
    </message>
    <message>
        <source>brings</source>
        <translation>得失</translation>
    </message>
    <message>
        <source>1 where the document is relevant, else -1.</source>
        <translation>文档相关时为&#x2009;1，否则为 -1。</translation>
    </message>
    <message>
        <source>It is not relevant, so it costs 1.</source>
        <translation>它不相关，因此扣&#x2009;1。</translation>
    </message>
    <message>
        <source>Relevant less other documents: %1, so %2 is %1.</source>
        <translation>相关文档数减去其他文档数：%1，因此&#x2009;%2 = %1。</translation>
    </message>
    <message>
        <source>No judged document is relevant, so there is nothing to find.</source>
        <translation>已标注的文档都不相关，没有可找的文档。</translation>
    </message>
    <message>
        <source>No document of the ideal ranking has a gain, so there is nothing to divide by.</source>
        <translation>理想排序中的文档都没有增益，分母为零。</translation>
    </message>
    <message>
        <source>Nothing was retrieved, so there is nothing to divide by.</source>
        <translation>没有检索到任何文档，分母为零。</translation>
    </message>
    <message>
        <source>There is no pair of documents with a weight, so there is no order to compare.</source>
        <translation>没有带权重的文档对，因此没有次序可比较。</translation>
    </message>
    <message>
        <source>Nothing that counts was retrieved, and the rule leaves such a query out of the mean.</source>
        <translation>没有检索到可计入的文档，按规则这样的查询不计入均值。</translation>
    </message>
    <message>
        <source>A grade is above the top of the scale that was set.</source>
        <translation>有等级超过了所设的最高等级。</translation>
    </message>
    <message>
        <source>The gains are too large for a number of double precision.</source>
        <translation>增益过大，超出双精度数的范围。</translation>
    </message>
    <message>
        <source>There are no samples yet.</source>
        <translation>还没有样本。</translation>
    </message>
    <message>
        <source>No sample is positive, so there is nothing to divide by.</source>
        <translation>没有正例，分母为零。</translation>
    </message>
    <message>
        <source>No sample is negative, so there is nothing to divide by.</source>
        <translation>没有负例，分母为零。</translation>
    </message>
    <message>
        <source>No sample is predicted positive at this threshold, so there is nothing to divide by.</source>
        <translation>在此阈值下没有样本预测为正，分母为零。</translation>
    </message>
    <message>
        <source>No sample is predicted negative at this threshold, so there is nothing to divide by.</source>
        <translation>在此阈值下没有样本预测为负，分母为零。</translation>
    </message>
    <message>
        <source>A score lies outside 0 to 1 and is no probability.</source>
        <translation>有得分在&#x2009;0&#x2009;到&#x2009;1&#x2009;之外，不是概率。</translation>
    </message>
    <message>
        <source>Chance alone agrees everywhere, so there is nothing left to divide by.</source>
        <translation>仅凭随机就已完全一致，分母为零。</translation>
    </message>
    <message>
        <source>A score is infinite, so no curve can be fitted.</source>
        <translation>有得分为无穷大，无法拟合曲线。</translation>
    </message>
    <message>
        <source>A class has a single sample, so there is no telling how far its scores spread.</source>
        <translation>有一类只有一个样本，无法估计其得分的离散程度。</translation>
    </message>
    <message>
        <source>The samples have weights; this interval is for counted samples.</source>
        <translation>样本带有权重；此区间只适用于不带权的样本。</translation>
    </message>
    <message>
        <source>No group has both positive and negative samples.</source>
        <translation>没有任何一组同时含有正例和负例。</translation>
    </message>
    <message>
        <source>No installed font has “%1” in “%2”: an empty box stands there.</source>
        <translation>“%2”中的“%1”没有已安装的字体可以显示，该处为空框。</translation>
    </message>
    <message>
        <source>model</source>
        <extracomment>What a curve is called whose model has no name</extracomment>
        <translation>模型</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>不计入</translation>
    </message>
    <message>
        <source>1 by rule</source>
        <translation>按规则计&#x2009;1</translation>
    </message>
    <message>
        <source>0 by rule</source>
        <translation>按规则计&#x2009;0</translation>
    </message>
    <message>
        <source>nothing relevant is judged</source>
        <translation>没有标注为相关的文档</translation>
    </message>
    <message>
        <source>nothing in the ideal has a gain</source>
        <translation>理想排序中没有增益</translation>
    </message>
    <message>
        <source>nothing was retrieved</source>
        <translation>没有检索到任何文档</translation>
    </message>
    <message>
        <source>no pair has a weight</source>
        <translation>没有带权重的文档对</translation>
    </message>
    <message>
        <source>nothing that counts was retrieved (nohit=skip)</source>
        <translation>没有检索到可计入的文档（nohit=skip）</translation>
    </message>
    <message>
        <source>a grade is above the scale</source>
        <translation>有等级超过最高等级</translation>
    </message>
    <message>
        <source>the gains are too large</source>
        <translation>增益过大</translation>
    </message>
    <message>
        <source>%1 The query is left out of a mean.</source>
        <translation>%1该查询不计入均值。</translation>
    </message>
    <message>
        <source>%1 By rule the query counts 1.</source>
        <translation>%1按规则该查询计&#x2009;1。</translation>
    </message>
    <message>
        <source>%1 By rule the query counts 0.</source>
        <translation>%1按规则该查询计&#x2009;0。</translation>
    </message>
    <message>
        <source>counts 0</source>
        <translation>计&#x2009;0</translation>
    </message>
    <message>
        <source>counts 1</source>
        <translation>计&#x2009;1</translation>
    </message>
    <message>
        <source>is left out</source>
        <translation>不计入</translation>
    </message>
    <message>
        <source>a query without a value counts 0</source>
        <translation>指标无定义的查询计&#x2009;0</translation>
    </message>
    <message>
        <source>a query without a value counts 1</source>
        <translation>指标无定义的查询计&#x2009;1</translation>
    </message>
    <message>
        <source>a query without a value is left out</source>
        <translation>指标无定义的查询不计入</translation>
    </message>
    <message>
        <source>Unsaved changes of an earlier start cannot be restored: %1</source>
        <translation>上次运行时未保存的更改无法恢复：%1</translation>
    </message>
    <message>
        <source>Unsaved changes of an earlier start cannot be restored: %1. The file was kept as ‘%2’.</source>
        <translation>上次运行时未保存的更改无法恢复：%1。该文件已保留为“%2”。</translation>
    </message>
    <message>
        <source>The panels have too little room for their axes: a larger figure, smaller text or fewer panels give them some.</source>
        <translation>各子图放不下坐标轴：可增大图的尺寸、减小字号或减少子图。</translation>
    </message>
    <message>
        <source>Nothing can be shown under an empty name.</source>
        <translation>名称不能为空。</translation>
    </message>
    <message>
        <source>Two things would be called “%1”.</source>
        <translation>有两项都会叫“%1”。</translation>
    </message>
    <message>
        <source>Across: %1.</source>
        <translation>横轴：%1。</translation>
    </message>
    <message>
        <source>Up: %1.</source>
        <translation>纵轴：%1。</translation>
    </message>
    <message numerus="yes">
        <source>all %n documents</source>
        <translation>
            <numerusform>全部&#x2009;%n&#x2009;个文档</numerusform>
        </translation>
    </message>
    <message>
        <source>none of %1 documents</source>
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
        <source>The numbers are written as 0,5: Samples &gt; Paste a table… asks whether they are meant so.</source>
        <translation>数字写作&#x2009;0,5&#x2009;的形式：用“样本&#x2009;&gt;&#x2009;粘贴表格…”可确认是否为小数逗号。</translation>
    </message>
    <message>
        <source>What was copied has no column of labels beside one of scores.</source>
        <translation>复制的内容没有同时包含标签列和得分列。</translation>
    </message>
    <message numerus="yes">
        <source>%1 And %n more.</source>
        <translation>
            <numerusform>%1另有&#x2009;%n&#x2009;处。</numerusform>
        </translation>
    </message>
    <message>
        <source>Unjudged documents earn nothing and belong to ranks %1 to %2.</source>
        <translation>未标注的文档没有增益，应排在第&#x2009;%1&#x2009;至&#x2009;%2&#x2009;位。</translation>
    </message>
    <message>
        <source>Its grade of %1 belongs to rank %2.</source>
        <translation>等级为&#x2009;%1，应排在第&#x2009;%2&#x2009;位。</translation>
    </message>
    <message>
        <source>Its grade of %1 belongs to ranks %2 to %3.</source>
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
        <source>Your presets stay as they are, because they cannot be read: %1</source>
        <translation>无法读取你的预设，因此未作改动：%1</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>无法写入&#x2009;%1：%2</translation>
    </message>
    <message>
        <source>what a query counts</source>
        <translation>各查询计入的值</translation>
    </message>
    <message>
        <source>Each query&apos;s %1; the dashed line is the mean, %2.</source>
        <translation>各查询的&#x2009;%1；虚线为均值，%2。</translation>
    </message>
    <message>
        <source>Value of each query</source>
        <translation>各查询的值</translation>
    </message>
    <message>
        <source>There is one query, and a mean needs several.</source>
        <translation>只有一个查询，而均值需要多个。</translation>
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
        <source>%1 left out: not in both runs</source>
        <translation>略去&#x2009;%1&#x2009;个：并非两个检索结果都有</translation>
    </message>
    <message>
        <source>%1 left out: not judged</source>
        <translation>略去&#x2009;%1&#x2009;个：未标注</translation>
    </message>
    <message>
        <source>%1 left out: no value</source>
        <translation>略去&#x2009;%1&#x2009;个：无定义</translation>
    </message>
    <message>
        <source>Query %1: %2.</source>
        <translation>查询&#x2009;%1：%2。</translation>
    </message>
    <message>
        <source>a file without a name</source>
        <translation>无名文件</translation>
    </message>
    <message>
        <source>There are no negatives, and none is predicted: by rule the recall of the positives counts alone.</source>
        <translation>没有负例，也没有样本预测为负：按规则只计正例的召回率。</translation>
    </message>
    <message>
        <source>There are no positives, and none is predicted: by rule the recall of the negatives counts alone.</source>
        <translation>没有正例，也没有样本预测为正：按规则只计负例的召回率。</translation>
    </message>
    <message>
        <source>label ‘%1’ with %2 as the positive class</source>
        <translation>标签“%1”（正类为“%2”）</translation>
    </message>
    <message>
        <source>score %1</source>
        <translation>得分%1</translation>
    </message>
    <message>
        <source>weight ‘%1’</source>
        <translation>权重“%1”</translation>
    </message>
    <message>
        <source>group ‘%1’</source>
        <translation>分组“%1”</translation>
    </message>
    <message>
        <source>Read as: %1.</source>
        <translation>读取方式：%1。</translation>
    </message>
    <message>
        <source>label ‘%1’</source>
        <translation>标签“%1”</translation>
    </message>
    <message>
        <source>classes %1 with their scores in %2</source>
        <translation>类别%1，得分依次在%2</translation>
    </message>
    <message>
        <source>predictions ‘%1’</source>
        <translation>预测“%1”</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>另外&#x2009;%n&#x2009;列</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n columns of numbers are not used: %1.</source>
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
        <source>Working: %1</source>
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
        <source>The files that were read, as they were on the disk when this report was written.</source>
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
        <source>cannot be read any more</source>
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
        <source>Appendix: settings and conventions</source>
        <translation>附录：设置与约定（计算口径）</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Written by %1; numbers are shown rounded.</source>
        <translation>由&#x2009;%1&#x2009;生成；数值为舍入后的结果。</translation>
    </message>
    <message>
        <source>The actual order, with grades: %1. The ideal order: %2.</source>
        <translation>实际排序（附等级）：%1。理想排序：%2。</translation>
    </message>
    <message>
        <source>A document is in place where a document of its grade may stand in an ideal order; one that is not judged stands with grade 0.</source>
        <translation>若理想排序的这一位可以是同等级的文档，该文档就算位置恰当；未标注的文档按等级&#x2009;0&#x2009;排列。</translation>
    </message>
    <message>
        <source>Actual against ideal</source>
        <translation>实际排序与理想排序</translation>
    </message>
    <message>
        <source>Each document at its rank, left, and in the ideal order, right: %1.</source>
        <translation>每个文档在列表中的位置（左）和在理想排序中的位置（右）：%1。</translation>
    </message>
    <message>
        <source>The ideal order has the best grade first; among documents of one grade those in place stay there, and the others keep the list&apos;s order; it is made of %1.</source>
        <translation>理想排序按等级从高到低排列；等级相同的文档中，位置恰当的留在原位，其余保持列表中的次序；取自：%1。</translation>
    </message>
    <message>
        <source>rank in the ideal order</source>
        <translation>理想排序中的排名</translation>
    </message>
    <message>
        <source>first ideal rank of the grade</source>
        <translation>该等级的首个理想排名</translation>
    </message>
    <message>
        <source>last ideal rank of the grade</source>
        <translation>该等级的末个理想排名</translation>
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
        <source>A and B are compared over the %1 queries that count in both means; there it is %2.</source>
        <translation>A&#x2009;与&#x2009;B&#x2009;只在两个均值都计入的&#x2009;%1&#x2009;个查询上比较；在这些查询上均值为&#x2009;%2。</translation>
    </message>
    <message>
        <source>Thresholds, counts and single values are those of %1.</source>
        <translation>阈值、计数和单个数值均属于&#x2009;%1。</translation>
    </message>
    <message>
        <source>‘%1’ exists already. Is it to be replaced?</source>
        <translation>“%1”已存在。要替换它吗？</translation>
    </message>
    <message>
        <source>--size: found ‘%1’, expected a width and a height such as 1440x900</source>
        <translation>--size：应为宽和高，例如&#x2009;1440x900，实为“%1”</translation>
    </message>
    <message>
        <source>--size: found ‘%1’, expected 200 to 16384 pixels each way</source>
        <translation>--size：宽和高应为&#x2009;200&#x2009;到&#x2009;16384&#x2009;像素，实为“%1”</translation>
    </message>
    <message>
        <source>--thumbnail: found ‘%1’, expected 16 to 4096 pixels</source>
        <translation>--thumbnail：应为&#x2009;16&#x2009;到&#x2009;4096&#x2009;像素，实为“%1”</translation>
    </message>
    <message>
        <source>--zoom: found ‘%1’, expected a number from 0.5 to 3</source>
        <translation>--zoom：应为&#x2009;0.5&#x2009;到&#x2009;3&#x2009;的数，实为“%1”</translation>
    </message>
    <message>
        <source>%1: cannot write the picture</source>
        <translation>%1：无法写入图片</translation>
    </message>
    <message>
        <source>%1: this picture carries no session of Rankscope, so there is nothing in it to open.</source>
        <translation>%1：这张图片不含&#x2009;Rankscope&#x2009;会话，没有可打开的内容。</translation>
    </message>
    <message>
        <source>A and B have an ideal each</source>
        <translation>A&#x2009;与&#x2009;B&#x2009;各有理想排序</translation>
    </message>
    <message>
        <source>A and B share one ideal</source>
        <translation>A&#x2009;与&#x2009;B&#x2009;共用理想排序</translation>
    </message>
    <message>
        <source>What is judged in A or B counts in the ideal of both.</source>
        <translation>凡在&#x2009;A&#x2009;或&#x2009;B&#x2009;中标注过的文档，都计入两者的理想排序。</translation>
    </message>
    <message>
        <source>What is judged relevant in A or B counts in the ideal of both.</source>
        <translation>凡在&#x2009;A&#x2009;或&#x2009;B&#x2009;中标注为相关的文档，都计入两者的理想排序。</translation>
    </message>
    <message>
        <source>The ideal of each list is the best that is judged in A or B, as many as it retrieved.</source>
        <translation>各列表的理想排序取&#x2009;A&#x2009;或&#x2009;B&#x2009;中标注过的最佳文档，数量与其检索数相同。</translation>
    </message>
    <message>
        <source>The ideal of both is the best that is judged for any query.</source>
        <translation>两者的理想排序取任一查询中标注过的最佳文档。</translation>
    </message>
    <message>
        <source>The ideal of each list is what it retrieved itself.</source>
        <translation>各列表的理想排序只取它自己检索到的文档。</translation>
    </message>
    <message>
        <source>the same rank</source>
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
        <source>A single query tells nothing about the spread.</source>
        <translation>只有一个查询，无法估计离散程度。</translation>
    </message>
    <message>
        <source>Every query differs by the same, so there is no spread.</source>
        <translation>所有查询的差值都相同，谈不上离散程度。</translation>
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
        <source>Wilcoxon signed ranks</source>
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
        <source>gain %1, discount %2, ideal from %3</source>
        <translation>增益：%1，折损：%2，理想排序取自：%3</translation>
    </message>
    <message>
        <source>a query that a run lacks counts 0</source>
        <translation>检索结果缺少的查询计&#x2009;0</translation>
    </message>
    <message>
        <source>a query that a run lacks is left out</source>
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
        <source>‘%1’ is not read · %n queries edited</source>
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
        <source>first %n ranks</source>
        <translation>
            <numerusform>前&#x2009;%n&#x2009;位</numerusform>
        </translation>
    </message>
    <message>
        <source>judged documents only</source>
        <translation>仅已标注文档</translation>
    </message>
    <message>
        <source>without the query&apos;s own document</source>
        <translation>不含查询自身的文档</translation>
    </message>
    <message>
        <source>ties are one threshold</source>
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
        <source>%n uniform bins</source>
        <translation>
            <numerusform>%n&#x2009;个等宽分箱</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n quantile bins</source>
        <translation>
            <numerusform>%n&#x2009;个等频分箱</numerusform>
        </translation>
    </message>
    <message>
        <source>positive: ‘%1’ where %2 · log loss clips at %3 · %4</source>
        <translation>%2&#x2009;时判为正类“%1” · 对数损失在&#x2009;%3&#x2009;处截断 · %4</translation>
    </message>
    <message>
        <source>Edited</source>
        <translation>已修改</translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <translation>尚未保存</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>已保存</translation>
    </message>
    <message>
        <source>%1 positive, %2 negative in sums of weights</source>
        <translation>按权重之和计正例&#x2009;%1，负例&#x2009;%2</translation>
    </message>
    <message>
        <source>rank i</source>
        <translation>排名&#x2009;i</translation>
    </message>
    <message>
        <source>The place in the list; 1 is the top.</source>
        <translation>在列表中的位置，1&#x2009;为最前。</translation>
    </message>
    <message>
        <source>How useful the document was judged; u is unjudged.</source>
        <translation>标注的相关性等级（grade）；u&#x2009;表示未标注。</translation>
    </message>
    <message>
        <source>ideal</source>
        <translation>理想等级</translation>
    </message>
    <message>
        <source>The grade at this rank of the ideal ranking.</source>
        <translation>理想排序（ideal ranking）在此位的等级。</translation>
    </message>
    <message>
        <source>What ranks 1 to i add, together.</source>
        <translation>第&#x2009;1&#x2009;至&#x2009;i&#x2009;位各项之和。</translation>
    </message>
    <message>
        <source>ideal gain</source>
        <translation>理想增益</translation>
    </message>
    <message>
        <source>What that grade is worth.</source>
        <translation>该等级对应的增益。</translation>
    </message>
    <message>
        <source>ideal term</source>
        <translation>理想项</translation>
    </message>
    <message>
        <source>What this rank of the ideal ranking adds.</source>
        <translation>理想排序的这一位所贡献的项。</translation>
    </message>
    <message>
        <source>What ranks 1 to i of the ideal ranking add, together.</source>
        <translation>理想排序第&#x2009;1&#x2009;至&#x2009;i&#x2009;位各项之和。</translation>
    </message>
    <message>
        <source>The value if the list were cut after this rank.</source>
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
        <source>It sees: %1.</source>
        <translation>能反映：%1。</translation>
    </message>
    <message>
        <source>It is blind to: %1.</source>
        <translation>反映不出：%1。</translation>
    </message>
    <message>
        <source>Typical use: %1. Source: %2.</source>
        <translation>典型用途：%1。来源：%2。</translation>
    </message>
    <message>
        <source>Measures that fit: %1. With a list in Ranking they are shown on it.</source>
        <translation>适用的指标：%1&#x2009;个。在“排序”中放入列表后，会显示它们的值。</translation>
    </message>
    <message>
        <source>Measures that fit: %1, each with what it says of ‘%2’.</source>
        <translation>适用的指标：%1&#x2009;个，各给出它对“%2”的值。</translation>
    </message>
    <message>
        <source>Measures that fit: %1, each with what it says of ‘%2’, and what a change of it does.</source>
        <translation>适用的指标：%1&#x2009;个，各给出它对“%2”的值，以及每种改动带来的变化。</translation>
    </message>
    <message>
        <source>Measures that fit: %1. With samples of two classes in Classifier, at most 100,000, they are shown on them.</source>
        <translation>适用的指标：%1&#x2009;个。在“分类器”中放入两类样本（至多&#x2009;100,000&#x2009;个）后，会显示它们的值。</translation>
    </message>
    <message>
        <source>Measures that fit: %1, each with what it says of ‘%2’ at the threshold %3, and what a change does.</source>
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
        <source>TP, number</source>
        <translation>TP&#x2009;个数</translation>
    </message>
    <message>
        <source>Accepted positives, weights aside</source>
        <translation>判为正的正例数，不计权重</translation>
    </message>
    <message>
        <source>FP, number</source>
        <translation>FP&#x2009;个数</translation>
    </message>
    <message>
        <source>Accepted negatives, weights aside</source>
        <translation>判为正的负例数，不计权重</translation>
    </message>
    <message>
        <source>waits for the files that are not there, as which run it is depends on them</source>
        <translation>在等待缺失的文件，因为它是哪个检索结果取决于那些文件</translation>
    </message>
    <message>
        <source>The other files are open.</source>
        <translation>其他文件均已打开。</translation>
    </message>
    <message>
        <source>What is there is open, and nothing of the session is lost. “Locate…” in the Files panel says where the others are.</source>
        <translation>现有的文件均已打开，会话内容没有丢失。其余文件可在“文件”面板中用“定位…”指出其位置。</translation>
    </message>
    <message>
        <source>Rank %1 is past the cutoff %2, so it does not count.</source>
        <translation>第&#x2009;%1&#x2009;位在截断位置&#x2009;%2&#x2009;之后，不计入。</translation>
    </message>
    <message>
        <source>The list ends above rank %1; in the ideal ranking grade %2 stands here and adds %3.</source>
        <translation>列表不到第&#x2009;%1&#x2009;位就结束了；理想排序在此处是等级&#x2009;%2，贡献&#x2009;%3。</translation>
    </message>
    <message>
        <source>TREC judgments</source>
        <translation>TREC&#x2009;评判</translation>
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
        <source>BEIR judgments</source>
        <translation>BEIR&#x2009;评判</translation>
    </message>
    <message>
        <source>%1 holds percentages: %2 is read as %3.</source>
        <translation>%1含百分数：%2&#x2009;读作&#x2009;%3。</translation>
    </message>
    <message>
        <source>%1 has two values only: these are predictions, not scores, and the ROC has one point.</source>
        <translation>%1只有两个值：这是预测而不是得分，ROC&#x2009;只有一个点。</translation>
    </message>
    <message>
        <source>A threshold of %1 separates the labels without an error. Check that %2 is the truth and not what the model predicted.</source>
        <translation>阈值&#x2009;%1&#x2009;把标签毫无差错地分开。请确认%2是真实标签，而不是模型的预测。</translation>
    </message>
    <message numerus="yes">
        <source>%n rows with a weight of 0 are left out.</source>
        <translation>
            <numerusform>有&#x2009;%n&#x2009;行的权重为&#x2009;0，已略去。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows labelled %1 are left out.</source>
        <translation>
            <numerusform>有&#x2009;%n&#x2009;行的标签为%1，已略去。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is how sure the model is of the class in %2: where that is not %3, 1 minus the score is used.</source>
        <translation>%1是模型对%2中类别的把握：类别不是&#x2009;%3&#x2009;时，用&#x2009;1&#x2009;减去该得分。</translation>
    </message>
    <message>
        <source>predicted class ‘%1’</source>
        <translation>预测类别‘%1’</translation>
    </message>
    <message>
        <source>--leave-out leaves out the rows of a label such as “unknown”.</source>
        <translation>--leave-out&#x2009;可去掉某个标签的行，例如“unknown”。</translation>
    </message>
    <message>
        <source>the labels could be in %1; say which column holds them: %2.</source>
        <translation>标签可能在%1中；请指明是哪一列：%2。</translation>
    </message>
    <message>
        <source>spaces seem to separate the columns; --delimiter space reads them so.</source>
        <translation>各列似乎由空格分隔；--delimiter space&#x2009;会这样读取。</translation>
    </message>
    <message numerus="yes">
        <source>%n ids are not in %1 and are left out: %2.</source>
        <translation>
            <numerusform>有&#x2009;%n&#x2009;个&#x2009;ID&#x2009;不在%1中，已略去：%2。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of the missing queries are answered by %1 and count 0 here; --missing skip leaves them out</source>
        <translation>
            <numerusform>缺少的查询中有&#x2009;%n&#x2009;个在%1中有结果，此处记为&#x2009;0；--missing skip&#x2009;可将其略去</numerusform>
        </translation>
    </message>
    <message>
        <source>--grades &quot;%1&quot; gives each word a number</source>
        <translation>--grades &quot;%1&quot; 为每个词指定一个数</translation>
    </message>
    <message numerus="yes">
        <source>%n runs (%1)</source>
        <translation>
            <numerusform>%n&#x2009;个运行（%1）</numerusform>
        </translation>
    </message>
    <message>
        <source>document %1</source>
        <translation>文档 %1</translation>
    </message>
    <message>
        <source>rank %1</source>
        <translation>名次 %1</translation>
    </message>
    <message>
        <source>query %1</source>
        <translation>查询 %1</translation>
    </message>
    <message>
        <source>Read %1, %2.</source>
        <translation>已读取 %1，%2。</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n lines are left out.</source>
        <translation>
            <numerusform>%1：略过 %n 行。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ids of %1 are not in %2 and are left out.</source>
        <translation>
            <numerusform>%1 中有 %n 个编号不在 %2 中，已略过。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::AppearanceMenu</name>
    <message>
        <source>&amp;Appearance</source>
        <translation>外观(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Follow the desktop</source>
        <translation>跟随桌面(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>浅色(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>深色(&amp;D)</translation>
    </message>
</context>
<context>
    <name>ui::Application</name>
    <message>
        <source>The last step could not be carried out: %1. What is shown may lack a part of it; save what you need under another name.</source>
        <translation>上一步操作未能完成：%1。显示的内容可能不完整；请将需要的内容另存为其他文件。</translation>
    </message>
</context>
<context>
    <name>ui::AreasModel</name>
    <message>
        <source>Area</source>
        <translation>面积</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>95 %: from</source>
        <translation>95%&#x2009;下限</translation>
    </message>
    <message>
        <source>95 %: to</source>
        <translation>95%&#x2009;上限</translation>
    </message>
    <message>
        <source>What to know</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>%1 of the pairs, a tie counting half</source>
        <translation>占样本对的&#x2009;%1，并列计一半</translation>
    </message>
    <message>
        <source>AUC</source>
        <translation>AUC</translation>
    </message>
    <message>
        <source>95 % by DeLong</source>
        <translation>95%&#x2009;区间（DeLong）</translation>
    </message>
    <message>
        <source>standard error %1</source>
        <translation>标准误&#x2009;%1</translation>
    </message>
    <message>
        <source>95 % by bootstrap</source>
        <translation>95%&#x2009;区间（自助法）</translation>
    </message>
    <message>
        <source>standard error %1; %2 rounds, seed %3</source>
        <translation>标准误&#x2009;%1；%2&#x2009;轮，种子&#x2009;%3</translation>
    </message>
    <message>
        <source>is being worked out</source>
        <translation>正在计算</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1&#x2009;至&#x2009;%2</translation>
    </message>
    <message>
        <source>AUC to FPR %1</source>
        <translation>FPR ≤ %1&#x2009;的部分&#x2009;AUC</translation>
    </message>
    <message>
        <source>There is no area to FPR 0; the settings have another.</source>
        <translation>FPR&#x2009;上限为&#x2009;0&#x2009;时没有面积；可在设置中另行指定。</translation>
    </message>
    <message>
        <source>%1 on McClish’s scale, where 0.5 guesses and 1 is perfect</source>
        <translation>按&#x2009;McClish&#x2009;标准化为&#x2009;%1（0.5&#x2009;相当于随机猜测，1&#x2009;为完美）</translation>
    </message>
    <message>
        <source>AUC by group</source>
        <translation>分组&#x2009;AUC</translation>
    </message>
    <message>
        <source>The samples are in no groups, such as queries or users</source>
        <translation>样本没有按查询、用户等分组</translation>
    </message>
    <message>
        <source>mean of the groups alike; weighted by samples %1, by positives %2. %3</source>
        <translation>各组等权的均值；按样本数加权为&#x2009;%1，按正例数加权为&#x2009;%2。%3</translation>
    </message>
    <message>
        <source>‘%1’ against this</source>
        <translation>“%1”与当前模型之差</translation>
    </message>
    <message>
        <source>of AUC; 95 %: %1 to %2; p = %3 if the AUCs were equal (DeLong’s test)</source>
        <translation>AUC&#x2009;之差；95%&#x2009;区间：%1&#x2009;至&#x2009;%2；检验“两个&#x2009;AUC&#x2009;相等”的&#x2009;p = %3（DeLong&#x2009;检验）</translation>
    </message>
    <message>
        <source>Average precision</source>
        <translation>平均精确率</translation>
    </message>
    <message>
        <source>area in steps; %1 by trapezoids, which is too high where scores tie</source>
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
        <source>Areas and intervals</source>
        <translation>面积与区间</translation>
    </message>
    <message>
        <source>The chosen area in words</source>
        <translation>所选面积的文字说明</translation>
    </message>
    <message>
        <source>The areas are being worked out.</source>
        <translation>正在计算各面积。</translation>
    </message>
    <message>
        <source>Open a table of labels and scores, or paste one, to see the areas under its curves.</source>
        <translation>打开或粘贴一个含标签和得分的表格，即可查看各曲线下的面积。</translation>
    </message>
</context>
<context>
    <name>ui::AreasView</name>
    <message>
        <source>Areas and intervals</source>
        <translation>面积与区间</translation>
    </message>
    <message>
        <source>Walk along the areas</source>
        <translation>在各面积间移动</translation>
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
        <source>Put back as in the files</source>
        <translation>还原为文件中的样子</translation>
    </message>
    <message>
        <source>Open query in Ranking</source>
        <translation>在“排序”中打开查询</translation>
    </message>
    <message>
        <source>Takes back what was edited of this query; it can be undone.</source>
        <translation>取消对这个查询的修改；可以撤销。</translation>
    </message>
    <message>
        <source>Every document adds the same to both.</source>
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
        <source>Choose a query to see which documents make the difference.</source>
        <translation>选择一个查询，查看差值来自哪些文档。</translation>
    </message>
    <message>
        <source>The lists of this query are being read.</source>
        <translation>正在读取这个查询的列表。</translation>
    </message>
    <message>
        <source>Choose two runs as A and B to see which documents make the difference.</source>
        <translation>选择两个检索结果作为&#x2009;A&#x2009;和&#x2009;B，查看差值来自哪些文档。</translation>
    </message>
    <message>
        <source>A (%1) does not answer this query, so no document can be said to make a difference.</source>
        <translation>A（%1）不含这个查询，因此无法把差值归于某个文档。</translation>
    </message>
    <message>
        <source>B (%1) does not answer this query, so no document can be said to make a difference.</source>
        <translation>B（%1）不含这个查询，因此无法把差值归于某个文档。</translation>
    </message>
    <message>
        <source>%1 is made of the judged documents in their best order: no retrieved document adds to it.</source>
        <translation>%1&#x2009;由已标注文档的理想排序算出：检索到的文档对它没有贡献。</translation>
    </message>
    <message>
        <source>%1 has no value here.</source>
        <translation>%1&#x2009;在此无定义。</translation>
    </message>
    <message>
        <source>The differences add up to Δ = %1 exactly.</source>
        <translation>各差值之和恰为&#x2009;Δ = %1。</translation>
    </message>
    <message>
        <source>The differences add up to Δ = %1 exactly: A %2, B %3.</source>
        <translation>各差值之和恰为&#x2009;Δ = %1：A %2，B %3。</translation>
    </message>
    <message numerus="yes">
        <source>%n other documents change nothing.</source>
        <translation>
            <numerusform>其余&#x2009;%n&#x2009;个文档没有影响。</numerusform>
        </translation>
    </message>
    <message>
        <source>The list of A: %1</source>
        <translation>A&#x2009;的列表：%1</translation>
    </message>
    <message>
        <source>The list of B: %1</source>
        <translation>B&#x2009;的列表：%1</translation>
    </message>
</context>
<context>
    <name>ui::AttributionView</name>
    <message>
        <source>Documents that make the difference</source>
        <translation>造成差值的文档</translation>
    </message>
    <message>
        <source>Walk along the documents</source>
        <translation>在文档间移动</translation>
    </message>
    <message>
        <source>Open the query&apos;s list of B in Ranking</source>
        <translation>在“排序”中打开该查询的&#x2009;B&#x2009;列表</translation>
    </message>
    <message>
        <source>Enter opens the query&apos;s list of B in Ranking.</source>
        <translation>按&#x2009;Enter&#x2009;在“排序”中打开该查询的&#x2009;B&#x2009;列表。</translation>
    </message>
</context>
<context>
    <name>ui::AucPanel</name>
    <message>
        <source>AUC in words</source>
        <translation>AUC&#x2009;的含义</translation>
    </message>
    <message>
        <source>Reverse the score direction</source>
        <translation>反转得分方向</translation>
    </message>
    <message>
        <source>What moving the threshold does</source>
        <translation>移动阈值的效果</translation>
    </message>
    <message>
        <source>Let low scores speak for the positive class, or high ones if low ones do now</source>
        <translation>改为低分倾向于正类；若现在已是低分，则改为高分</translation>
    </message>
    <message>
        <source>AUC in words: %1</source>
        <translation>AUC&#x2009;的含义：%1</translation>
    </message>
    <message>
        <source>AUC in words: %1 %2</source>
        <translation>AUC&#x2009;的含义：%1%2</translation>
    </message>
    <message>
        <source>Every sample is accepted: the point is at the end of the curve.</source>
        <translation>所有样本均已接受：工作点位于曲线终点。</translation>
    </message>
</context>
<context>
    <name>ui::BenchView</name>
    <message>
        <source>Panels of the step</source>
        <translation>本步的面板</translation>
    </message>
    <message>
        <source>Shown after your guess.</source>
        <translation>猜过之后才显示。</translation>
    </message>
</context>
<context>
    <name>ui::BesideChart</name>
    <message>
        <source>A beside B</source>
        <translation>A&#x2009;与&#x2009;B&#x2009;对照</translation>
    </message>
    <message>
        <source>List</source>
        <translation>列表</translation>
    </message>
    <message>
        <source>Query %1: A beside B</source>
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
        <source>Neither run answers this query.</source>
        <translation>两个检索结果都不含这个查询。</translation>
    </message>
    <message>
        <source>The run does not answer this query.</source>
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
        <source>The list of %1, with grades: %2.</source>
        <translation>%1&#x2009;的列表（括号内为等级）：%2。</translation>
    </message>
    <message>
        <source>The list of %1: %2.</source>
        <translation>%1&#x2009;的列表：%2。</translation>
    </message>
    <message>
        <source>The lists of A, %1, and B, %2, for query %3; a document of both is joined to itself.</source>
        <translation>查询&#x2009;%3&#x2009;的两个列表：A&#x2009;为&#x2009;%1，B&#x2009;为&#x2009;%2；两边都有的文档用连线相接。</translation>
    </message>
    <message>
        <source>The list of %1 for query %2.</source>
        <translation>%1&#x2009;对查询&#x2009;%2&#x2009;的列表。</translation>
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
        <source>The overlap%1 is %2 and Jaccard%1 %3.</source>
        <translation>重合度%1&#x2009;为&#x2009;%2，Jaccard%1&#x2009;为&#x2009;%3。</translation>
    </message>
    <message>
        <source>Rank-biased overlap of the whole lists is %1, extrapolated, with p = %2.</source>
        <translation>完整列表的排名偏置重合度（RBO，外推值，p = %2）为&#x2009;%1。</translation>
    </message>
    <message>
        <source>Only judged documents are shown.</source>
        <translation>只显示已标注的文档。</translation>
    </message>
    <message>
        <source>Only documents that are not judged are shown.</source>
        <translation>只显示未标注的文档。</translation>
    </message>
    <message>
        <source>%1: rank %2</source>
        <translation>%1：第&#x2009;%2&#x2009;位</translation>
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
        <source>%1, edited</source>
        <translation>%1，已修改</translation>
    </message>
    <message>
        <source>%1; %2.</source>
        <translation>%1；%2。</translation>
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
        <source>Draw&amp;n by LaTeX: pgfplots with the data</source>
        <translation>由&#x2009;LaTeX&#x2009;绘制：pgfplots&#x2009;及数据(&amp;N)</translation>
    </message>
    <message>
        <source>The file carries the &amp;session and opens here again</source>
        <translation>文件附带会话，可在此重新打开(&amp;S)</translation>
    </message>
</context>
<context>
    <name>ui::BesidePanel</name>
    <message>
        <source>A beside B</source>
        <translation>A&#x2009;与&#x2009;B&#x2009;对照</translation>
    </message>
    <message>
        <source>Which documents are shown</source>
        <translation>显示哪些文档</translation>
    </message>
    <message>
        <source>Text of the query</source>
        <translation>查询的文本</translation>
    </message>
    <message>
        <source>Text of the document</source>
        <translation>文档的文本</translation>
    </message>
    <message>
        <source>Point at a document to read its text.</source>
        <translation>指向一个文档即可阅读其文本。</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Show all documents</source>
        <translation>显示所有文档</translation>
    </message>
    <message>
        <source>Judged</source>
        <translation>已标注</translation>
    </message>
    <message>
        <source>Show only judged documents</source>
        <translation>只显示已标注的文档</translation>
    </message>
    <message>
        <source>Unjudged</source>
        <translation>未标注</translation>
    </message>
    <message>
        <source>Show only unjudged documents</source>
        <translation>只显示未标注的文档</translation>
    </message>
    <message>
        <source>all ranks</source>
        <translation>全部排名</translation>
    </message>
    <message>
        <source>top %1</source>
        <translation>前&#x2009;%1&#x2009;位</translation>
    </message>
    <message>
        <source>How many ranks are shown</source>
        <translation>显示多少位</translation>
    </message>
    <message>
        <source>How much of the lists is judged</source>
        <translation>列表的标注率</translation>
    </message>
    <message>
        <source>What the lists have in common</source>
        <translation>两个列表的重合情况</translation>
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
        <source>The lists of this query are being read.</source>
        <translation>正在读取这个查询的列表。</translation>
    </message>
    <message>
        <source>judged%1: %2</source>
        <extracomment>%1 is the cutoff: &quot;@10&quot;, or nothing %1 is the cutoff: &quot;@10&quot;, or nothing</extracomment>
        <translation>标注率%1：%2</translation>
    </message>
    <message>
        <source>judged%1: A %2, B %3</source>
        <translation>标注率%1：A %2，B %3</translation>
    </message>
    <message>
        <source>judged: %1, %2</source>
        <translation>标注率：%1，%2</translation>
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
        <source>Documents up to rank %1 in both lists: %2, only in A: %3, only in B: %4.</source>
        <translation>前&#x2009;%1&#x2009;位的文档：两个列表都有&#x2009;%2&#x2009;个，只在&#x2009;A&#x2009;中&#x2009;%3&#x2009;个，只在&#x2009;B&#x2009;中&#x2009;%4&#x2009;个。</translation>
    </message>
    <message>
        <source>Documents in both lists: %1, only in A: %2, only in B: %3.</source>
        <translation>文档：两个列表都有&#x2009;%1&#x2009;个，只在&#x2009;A&#x2009;中&#x2009;%2&#x2009;个，只在&#x2009;B&#x2009;中&#x2009;%3&#x2009;个。</translation>
    </message>
    <message>
        <source>Of the documents that both have up to rank %1, tau-b is %2, and tau-AP of B’s order against A’s %3.</source>
        <translation>对两个列表前&#x2009;%1&#x2009;位都有的文档，tau-b&#x2009;为&#x2009;%2，B&#x2009;相对于&#x2009;A&#x2009;的&#x2009;tau-AP&#x2009;为&#x2009;%3。</translation>
    </message>
    <message>
        <source>RBO, rank-biased overlap with p = %1, is of the whole lists: %2 if they go on as they end, from %3 to %4 whatever follows.</source>
        <translation>RBO（排名偏置重合度，p = %1）针对完整列表：若后续与末尾相同，为&#x2009;%2；无论后续如何，都在&#x2009;%3&#x2009;至&#x2009;%4&#x2009;之间。</translation>
    </message>
    <message>
        <source>That is of the order as read, where equal scores are ties, %1 documents in A and %2 in B. RBO-a is the mean over all orders of the tied ones: %3, from %4 to %5. RBO-b corrects it for what ties leave open: %6. RBO-w has the tied ones at one rank: %7.</source>
        <translation>以上按读入的次序计算；得分相同的文档为并列，A&#x2009;中有&#x2009;%1&#x2009;个，B&#x2009;中有&#x2009;%2&#x2009;个。RBO-a&#x2009;对并列文档的所有排列取平均：%3，在&#x2009;%4&#x2009;至&#x2009;%5&#x2009;之间。RBO-b&#x2009;对并列造成的不确定作了修正：%6。RBO-w&#x2009;把并列文档视为同一排名：%7。</translation>
    </message>
    <message>
        <source>%1 has no text.</source>
        <translation>%1&#x2009;没有文本。</translation>
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
        <source>A grade between two digits: 3.5</source>
        <translation>带小数的等级：3.5</translation>
    </message>
    <message>
        <source>Take its judgment away</source>
        <translation>取消它的标注</translation>
    </message>
    <message>
        <source>Go to the next unjudged document within the cutoff</source>
        <translation>转到截断位置之内的下一个未标注文档</translation>
    </message>
    <message>
        <source>Walk along the list</source>
        <translation>沿列表移动</translation>
    </message>
    <message>
        <source>Change to the other list</source>
        <translation>切换到另一个列表</translation>
    </message>
    <message>
        <source>First or last document</source>
        <translation>第一个或最后一个文档</translation>
    </message>
    <message>
        <source>Open this list in Ranking</source>
        <translation>在“排序”中打开此列表</translation>
    </message>
</context>
<context>
    <name>ui::BlanksField</name>
    <message>
        <source>Blank %1 of %2: %3</source>
        <translation>第&#x2009;%1&#x2009;个空，共&#x2009;%2&#x2009;个：%3</translation>
    </message>
    <message>
        <source>“%1” is no number. A number is 0.5326, 17/40 or 53.26 %.</source>
        <translation>“%1”不是数。数要写成&#x2009;0.5326、17/40&#x2009;或&#x2009;53.26%。</translation>
    </message>
    <message>
        <source>First fill a blank.</source>
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
        <source>Fill in the numbers; Tab walks them.</source>
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
        <source>A click explains this measure in every panel</source>
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
        <source>B less A</source>
        <translation>B&#x2009;减&#x2009;A</translation>
    </message>
    <message>
        <source>Whatever the judges say</source>
        <translation>无论如何标注</translation>
    </message>
    <message>
        <source>The lowest and the highest that grades of the unjudged documents could make of it</source>
        <translation>未标注文档取各种等级时可能的最小值与最大值</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>The bounds of %1 are being worked out.</source>
        <translation>正在计算&#x2009;%1&#x2009;的上下界。</translation>
    </message>
    <message>
        <source>How far unjudged documents could move %1 is not known: there are too many ways to grade them.</source>
        <translation>未标注文档能使&#x2009;%1&#x2009;变动多少，目前无法确定：可能的等级组合太多。</translation>
    </message>
    <message>
        <source>Whatever grades from 0 to %1 the unjudged documents get, B less A in %2: %3. The verdict: %4.</source>
        <translation>未标注文档无论得到&#x2009;0&#x2009;到&#x2009;%1&#x2009;中的哪个等级，%2&#x2009;的&#x2009;B&#x2009;减&#x2009;A：%3。结论：%4。</translation>
    </message>
    <message>
        <source>Whatever grades from 0 to %1 the unjudged documents get, the mean of %2: %3.</source>
        <translation>未标注文档无论得到&#x2009;0&#x2009;到&#x2009;%1&#x2009;中的哪个等级，%2&#x2009;的均值：%3。</translation>
    </message>
    <message>
        <source>These ends enclose the true ones, which may be narrower: there are too many ways to grade the documents.</source>
        <translation>真正的上下界在此范围之内，可能更窄：可能的等级组合太多，无法逐一计算。</translation>
    </message>
    <message>
        <source>Some grades leave a query without a value, which then %1.</source>
        <translation>取某些等级时，会有查询的指标无定义，此时该查询%1。</translation>
    </message>
</context>
<context>
    <name>ui::BoundsPanel</name>
    <message>
        <source>Whatever the judges say</source>
        <translation>上下界（无论如何标注）</translation>
    </message>
    <message>
        <source>grades 0 to </source>
        <translation>等级&#x2009;0&#x2009;至 </translation>
    </message>
    <message>
        <source>Top of the grade scale</source>
        <translation>最高等级</translation>
    </message>
    <message>
        <source>The highest grade that an unjudged document could get</source>
        <translation>未标注文档可能得到的最高等级</translation>
    </message>
    <message>
        <source>How far unjudged documents could move the measures appears here, once there are judgments and runs.</source>
        <translation>打开相关性标注和检索结果后，这里显示未标注文档能使各指标变动多少。</translation>
    </message>
    <message>
        <source>B against A, whatever the judges say</source>
        <translation>无论如何标注，B&#x2009;与&#x2009;A&#x2009;的比较</translation>
    </message>
    <message>
        <source>Bounds</source>
        <translation>上下界</translation>
    </message>
    <message>
        <source>being worked out</source>
        <translation>正在计算</translation>
    </message>
    <message>
        <source>closed world</source>
        <translation>封闭世界</translation>
    </message>
    <message>
        <source>Δ %1</source>
        <translation>Δ %1</translation>
    </message>
    <message>
        <source>Judge these first: they narrow the bounds of %1 most.</source>
        <translation>优先标注这些：它们最能收窄&#x2009;%1&#x2009;的上下界。</translation>
    </message>
    <message>
        <source>Which judgments narrow the bounds is being worked out.</source>
        <translation>正在计算哪些标注能收窄上下界。</translation>
    </message>
    <message>
        <source>No judgment narrows the bounds of %1.</source>
        <translation>没有标注能收窄&#x2009;%1&#x2009;的上下界。</translation>
    </message>
    <message>
        <source>Judge the current document: %1</source>
        <translation>标注当前文档：%1</translation>
    </message>
</context>
<context>
    <name>ui::BoundsView</name>
    <message>
        <source>Bounds of the measures</source>
        <translation>各指标的上下界</translation>
    </message>
    <message>
        <source>Put another measure in front</source>
        <translation>切换当前指标</translation>
    </message>
</context>
<context>
    <name>ui::CalibrationChart</name>
    <message>
        <source>Open a table of labels and scores, or paste one, to see whether the scores are probabilities.</source>
        <translation>打开或粘贴一个含标签和得分的表格，即可查看这些得分是否为概率。</translation>
    </message>
    <message>
        <source>%1 A calibration makes probabilities of the scores.</source>
        <translation>%1校准可以把得分变成概率。</translation>
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
        <source>calibrated</source>
        <translation>校准后</translation>
    </message>
    <message>
        <source>as scored</source>
        <translation>原始得分</translation>
    </message>
    <message>
        <source>ECE %1</source>
        <translation>ECE %1</translation>
    </message>
    <message>
        <source>fitted map</source>
        <translation>拟合的映射</translation>
    </message>
    <message numerus="yes">
        <source>bin %1 to %2: %n samples</source>
        <translation>
            <numerusform>分箱&#x2009;%1&#x2009;至&#x2009;%2：%n&#x2009;个样本</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, 95 %: %2 to %3</source>
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
        <source>On the dashed line both are equal.</source>
        <translation>虚线上两者相等。</translation>
    </message>
    <message>
        <source>samples in the bin</source>
        <translation>分箱内样本数</translation>
    </message>
    <message>
        <source>%1 lies above the diagonal in %2 of %3 bins; its largest gap is %4, in the bin %5 to %6.</source>
        <translation>%1&#x2009;在&#x2009;%3&#x2009;个分箱中有&#x2009;%2&#x2009;个位于对角线上方；最大差距为&#x2009;%4，出现在分箱&#x2009;%5&#x2009;至&#x2009;%6。</translation>
    </message>
    <message>
        <source>The curve</source>
        <translation>曲线</translation>
    </message>
    <message>
        <source>Whiskers are the shares&apos; 95 % intervals by Wilson.</source>
        <translation>须线为正例占比的&#x2009;95% Wilson&#x2009;区间。</translation>
    </message>
    <message>
        <source>Whiskers are the 95 % intervals by Wilson of the shares of %1.</source>
        <translation>须线为&#x2009;%1&#x2009;正例占比的&#x2009;95% Wilson&#x2009;区间。</translation>
    </message>
    <message>
        <source>For them weighted samples count as Kish&apos;s effective number.</source>
        <translation>计算区间时，带权样本按&#x2009;Kish&#x2009;有效样本数计。</translation>
    </message>
    <message>
        <source>The scores of %1 are no probabilities.</source>
        <translation>%1&#x2009;的得分不是概率。</translation>
    </message>
    <message>
        <source>Calibration: the share of positives against the mean probability in each bin; the bars at the foot say how many samples a bin has.</source>
        <translation>校准：各分箱中的正例占比与平均预测概率；底部的条形表示各分箱的样本数。</translation>
    </message>
    <message>
        <source>Calibration of the models %1: the share of positives against the mean probability in each bin; the bars at the foot say how many samples a bin of %2 has.</source>
        <translation>模型&#x2009;%1&#x2009;的校准：各分箱中的正例占比与平均预测概率；底部的条形表示&#x2009;%2&#x2009;各分箱的样本数。</translation>
    </message>
    <message>
        <source>Calibration of the model %1: the share of positives against the mean probability in each bin; the bars at the foot say how many samples a bin has.</source>
        <translation>模型&#x2009;%1&#x2009;的校准：各分箱中的正例占比与平均预测概率；底部的条形表示各分箱的样本数。</translation>
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
        <source>As scored: %1</source>
        <translation>原始得分：%1</translation>
    </message>
    <message>
        <source>ECE is the mean distance over bins, each weighing as its samples do, MCE the largest.</source>
        <translation>ECE&#x2009;是各分箱差距按样本数加权的平均，MCE&#x2009;是其中最大的差距。</translation>
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
        <source>Choose how the scores are cut into bins</source>
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
        <source>The scores as they are</source>
        <translation>保持原始得分</translation>
    </message>
    <message>
        <source>Isotonic</source>
        <translation>保序回归</translation>
    </message>
    <message>
        <source>The rising steps that fit these samples best; the order stays but for ties</source>
        <translation>对这些样本拟合最好的单调递增阶梯函数；除产生并列外，次序不变</translation>
    </message>
    <message>
        <source>Platt</source>
        <translation>Platt</translation>
    </message>
    <message>
        <source>A logistic curve fitted to these samples; the order stays</source>
        <translation>对这些样本拟合的逻辑曲线；次序不变</translation>
    </message>
    <message>
        <source>Bins of one width</source>
        <translation>等宽分箱</translation>
    </message>
    <message>
        <source>Bins of as many samples each</source>
        <translation>等频分箱</translation>
    </message>
    <message>
        <source>%1 bins</source>
        <translation>%1&#x2009;个分箱</translation>
    </message>
    <message>
        <source>Cut the scores into %1 bins of one width</source>
        <translation>把得分分为&#x2009;%1&#x2009;个等宽分箱</translation>
    </message>
    <message>
        <source>Cut the scores into %1 bins of as many samples</source>
        <translation>把得分分为&#x2009;%1&#x2009;个等频分箱</translation>
    </message>
    <message>
        <source>Leave the scores as they are</source>
        <translation>保持原始得分</translation>
    </message>
    <message>
        <source>Calibrate the scores by isotonic steps</source>
        <translation>用保序回归校准得分</translation>
    </message>
    <message>
        <source>Calibrate the scores by Platt scaling</source>
        <translation>用&#x2009;Platt&#x2009;缩放校准得分</translation>
    </message>
    <message>
        <source>%1 bins of one width</source>
        <translation>%1&#x2009;个等宽分箱</translation>
    </message>
    <message>
        <source>%1 bins of as many samples</source>
        <translation>%1&#x2009;个等频分箱</translation>
    </message>
    <message>
        <source>Fitted to these very samples: elsewhere it may help less.</source>
        <translation>拟合所用的正是这些样本：换作其他数据，效果可能不及此处。</translation>
    </message>
</context>
<context>
    <name>ui::CalibrationValues</name>
    <message>
        <source>Calibration values</source>
        <translation>校准指标</translation>
    </message>
    <message>
        <source>as scored</source>
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
        <source>Expected calibration error: the mean gap between the mean probability of a bin and its share of positives, weighed by the bins&apos; samples</source>
        <translation>期望校准误差（expected calibration error）：各分箱的平均预测概率与正例占比之差，按样本数加权平均</translation>
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
        <source>The mean squared distance of the probability to 1 or 0</source>
        <translation>预测概率与真实结果（1&#x2009;或&#x2009;0）之差的平方的均值</translation>
    </message>
    <message>
        <source>Log loss</source>
        <translation>对数损失</translation>
    </message>
    <message>
        <source>The mean of −ln of the probability of what was true</source>
        <translation>真实类别的预测概率取&#x2009;−ln&#x2009;后的均值</translation>
    </message>
    <message>
        <source>AUC</source>
        <translation>AUC</translation>
    </message>
    <message>
        <source>How well the scores order; calibration may only make ties</source>
        <translation>得分的排序能力；校准最多只会产生并列</translation>
    </message>
    <message>
        <source>%1 as scored</source>
        <translation>%1，原始得分</translation>
    </message>
    <message>
        <source>%1 calibrated</source>
        <translation>%1，校准后</translation>
    </message>
    <message>
        <source>value</source>
        <translation>值</translation>
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
        <source>The next step</source>
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
        <source>“%1” at rank %2 and “%3” at rank %4 change places.</source>
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
        <source>“%1” moves from rank %2 up to rank %3, before “%4”.</source>
        <translation>“%1”从第&#x2009;%2&#x2009;位上移到第&#x2009;%3&#x2009;位，排在“%4”之前。</translation>
    </message>
    <message>
        <source>retrieve “%1” at %2</source>
        <translation>将“%1”检索到第&#x2009;%2&#x2009;位</translation>
    </message>
    <message>
        <source>Retrieve “%1” at %2</source>
        <translation>将“%1”检索到第&#x2009;%2&#x2009;位</translation>
    </message>
    <message>
        <source>“%1”, grade %2, judged but not retrieved, comes to stand at rank %3.</source>
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
        <source>“%1” at rank %2, not judged so far, is judged %3.</source>
        <translation>第&#x2009;%2&#x2009;位的“%1”此前未标注，现标为等级&#x2009;%3。</translation>
    </message>
    <message>
        <source>“%1” at rank %2 is judged %3 instead of %4.</source>
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
        <source>Re-grades</source>
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
        <source>best %1 found of %2 changes</source>
        <translation>%2&#x2009;种改动中已找到的最优&#x2009;%1&#x2009;种</translation>
    </message>
    <message>
        <source>best %1 of %2 changes</source>
        <translation>%2&#x2009;种改动中最优的&#x2009;%1&#x2009;种</translation>
    </message>
    <message>
        <source>every single change, ranked</source>
        <translation>所有单步改动，按效果排列</translation>
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
        <source>Move the marker to an end</source>
        <translation>将标记线移到一端</translation>
    </message>
    <message>
        <source>A double click moves the line here</source>
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
    <name>ui::ClassesPanel</name>
    <message>
        <source>Classes</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Samples of several classes</source>
        <translation>多类别样本</translation>
    </message>
    <message>
        <source>Set the class against the rest</source>
        <translation>以该类别为正类（一对其余）</translation>
    </message>
    <message>
        <source>How samples of several classes are predicted</source>
        <translation>多类别样本如何预测</translation>
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
        <source>The class that is set against the rest</source>
        <translation>作为正类的类别（一对其余）</translation>
    </message>
    <message>
        <source>The class that the curves, the matrix and the samples set against the rest</source>
        <translation>曲线、矩阵和样本均以此类别为正类，其余各类合为负类</translation>
    </message>
    <message>
        <source>Against the &amp;rest:</source>
        <translation>一对其余(&amp;R)：</translation>
    </message>
    <message>
        <source>The classes are being measured.</source>
        <translation>正在计算各类别的指标。</translation>
    </message>
    <message>
        <source>The samples are of two classes. Open a table with a column of scores for each of more classes, such as prob_cat, or with a column of predictions.</source>
        <translation>样本只有两个类别。请打开每个类别各有一列得分（如&#x2009;prob_cat）的多类别表格，或含预测列的表格。</translation>
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
        <source>Show the model ‘%1’</source>
        <translation>显示模型“%1”</translation>
    </message>
    <message>
        <source>Take ‘%1’ as positive</source>
        <translation>以“%1”为正类</translation>
    </message>
    <message>
        <source>Set ‘%1’ against the rest</source>
        <translation>以“%1”为正类（一对其余）</translation>
    </message>
    <message>
        <source>Take high scores as positive</source>
        <translation>高分视为正</translation>
    </message>
    <message>
        <source>Take low scores as positive</source>
        <translation>低分视为正</translation>
    </message>
    <message>
        <source>Label %1 as %2</source>
        <translation>将%1标为&#x2009;%2</translation>
    </message>
    <message>
        <source>Set the score of ‘%1’ to %2</source>
        <translation>将“%1”的得分设为&#x2009;%2</translation>
    </message>
    <message>
        <source>Predict %1 as %2</source>
        <translation>将%1预测为&#x2009;%2</translation>
    </message>
    <message>
        <source>Rename ‘%1’ to ‘%2’</source>
        <translation>将“%1”重命名为“%2”</translation>
    </message>
    <message>
        <source>Add ‘%1’</source>
        <translation>添加“%1”</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>删除%1</translation>
    </message>
    <message>
        <source>Type a confusion matrix</source>
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
        <source>Open the ad-clicks e&amp;xample</source>
        <translation>打开广告点击示例(&amp;X)</translation>
    </message>
    <message>
        <source>Simple view: the samples, the ROC curve, and what one threshold makes of them.</source>
        <translation>简洁视图：样本、ROC&#x2009;曲线，以及一个阈值带来的结果。</translation>
    </message>
    <message>
        <source>Show the curves, the confusion matrix and the scores on the whole screen</source>
        <translation>全屏显示曲线、混淆矩阵和得分</translation>
    </message>
    <message>
        <source>This seems to be a table of several classes, but %1.</source>
        <translation>这似乎是多分类的表格，但是：%1。</translation>
    </message>
    <message>
        <source>The panel ‘Classes’ sets each of them against the rest.</source>
        <translation>面板“类别”把每个类别与其余类别对比。</translation>
    </message>
    <message>
        <source>Samples &gt; Read the table otherwise… changes that.</source>
        <translation>可用“样本&#x2009;&gt;&#x2009;换种方式读取表格…”更改。</translation>
    </message>
    <message>
        <source>Open ‘%1’</source>
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
        <source>No judged document of this list has a score, so there is nothing to classify.</source>
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
        <source>%n documents were left out: %1 unjudged, %2 without a score.</source>
        <translation>
            <numerusform>略去&#x2009;%n&#x2009;个文档：%1&#x2009;个未标注，%2&#x2009;个没有得分。</numerusform>
        </translation>
    </message>
    <message>
        <source>A ranked list holds up to %1 documents; these are %2 samples.</source>
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
        <source>New confusion matrix by counts</source>
        <translation>按计数新建混淆矩阵</translation>
    </message>
    <message>
        <source>Type the counts of a confusion matrix?</source>
        <translation>要输入混淆矩阵的计数吗？</translation>
    </message>
    <message>
        <source>A new document by counts takes the place of these samples; Undo brings them back.</source>
        <translation>新的计数将取代这些样本；可用“撤销”恢复。</translation>
    </message>
    <message>
        <source>&amp;Type counts</source>
        <translation>输入计数(&amp;T)</translation>
    </message>
    <message>
        <source>Ad clicks</source>
        <translation>广告点击</translation>
    </message>
    <message>
        <source>New confusion &amp;matrix by counts</source>
        <translation>按计数新建混淆矩阵(&amp;M)</translation>
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
        <source>&amp;Read the table otherwise…</source>
        <translation>换种方式读取表格(&amp;R)…</translation>
    </message>
    <message>
        <source>Switch the positive &amp;class</source>
        <translation>切换正类(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Low scores are positive</source>
        <translation>低分为正类(&amp;L)</translation>
    </message>
    <message>
        <source>S&amp;how as a ranked list</source>
        <translation>显示为排序列表(&amp;H)</translation>
    </message>
    <message>
        <source>Positive &amp;class: ‘%1’ instead of ‘%2’</source>
        <translation>正类(&amp;C)：由“%2”改为“%1”</translation>
    </message>
    <message>
        <source>Thresh&amp;old</source>
        <translation>阈值(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Accept one score more</source>
        <translation>多接受一个得分(&amp;A)</translation>
    </message>
    <message>
        <source>Accept one score &amp;fewer</source>
        <translation>少接受一个得分(&amp;F)</translation>
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
        <source>Least &amp;cost</source>
        <translation>最小代价(&amp;C)</translation>
    </message>
    <message>
        <source>Given false &amp;positive rate</source>
        <translation>给定假正率(&amp;P)</translation>
    </message>
    <message>
        <source>Given &amp;recall</source>
        <translation>给定召回率(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Steps</source>
        <translation>逐步模式(&amp;S)</translation>
    </message>
    <message>
        <source>the clipboard</source>
        <translation>剪贴板</translation>
    </message>
    <message>
        <source>The clipboard holds no table of samples.</source>
        <translation>剪贴板中没有样本表。</translation>
    </message>
    <message>
        <source>Nothing was reloaded: all stays as it was read before.</source>
        <translation>没有重新载入：一切仍是先前读取的内容。</translation>
    </message>
    <message>
        <source>%1: the labels are %2 now. %3</source>
        <translation>%1：标签现为&#x2009;%2。%3</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>重新载入</translation>
    </message>
    <message>
        <source>What was edited of the samples is not in the table that was read anew; undo brings it back.</source>
        <translation>对样本所做的编辑不在重新读取的表格中；撤销即可找回。</translation>
    </message>
    <message>
        <source>%1 is being written. It is read anew as soon as it stands still.</source>
        <translation>%1&#x2009;正在被写入。一旦不再变化，就会重新读取。</translation>
    </message>
    <message>
        <source>Import options…</source>
        <translation>导入选项…</translation>
    </message>
    <message>
        <source>You chose this for files with these headings.</source>
        <translation>带有这些列名的文件按您先前的选择读取。</translation>
    </message>
</context>
<context>
    <name>ui::ClassifierPresentation</name>
    <message>
        <source>Accept one score more</source>
        <translation>多接受一个得分</translation>
    </message>
    <message>
        <source>Accept one score fewer</source>
        <translation>少接受一个得分</translation>
    </message>
    <message>
        <source>Next curve</source>
        <translation>下一条曲线</translation>
    </message>
    <message>
        <source>Step mode on or off; Page Up and Page Down then walk the curves</source>
        <translation>开关逐步模式；打开后用&#x2009;Page Up&#x2009;和&#x2009;Page Down&#x2009;沿曲线逐步前进</translation>
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
        <source>C next curve · Page Up and Page Down move the threshold · F6 step mode</source>
        <translation>C&#x2009;下一条曲线 · Page Up&#x2009;和&#x2009;Page Down&#x2009;移动阈值 · F6&#x2009;逐步模式</translation>
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
        <source>Fitted to these very samples: what it repairs here it need not repair elsewhere</source>
        <translation>拟合所用的正是这些样本：在此处有效，换作其他数据未必有效</translation>
    </message>
    <message>
        <source>Bins</source>
        <translation>分箱</translation>
    </message>
    <message>
        <source>Of the calibration curve and ECE</source>
        <translation>用于校准曲线和&#x2009;ECE</translation>
    </message>
    <message numerus="yes">
        <source>%n bins</source>
        <translation>
            <numerusform>%n&#x2009;个分箱</numerusform>
        </translation>
    </message>
    <message>
        <source>Binning</source>
        <translation>分箱方式</translation>
    </message>
    <message>
        <source>of one width</source>
        <translation>等宽</translation>
    </message>
    <message>
        <source>of as many samples each</source>
        <translation>等频</translation>
    </message>
    <message>
        <source>How scores are cut into bins</source>
        <translation>得分如何分箱</translation>
    </message>
    <message>
        <source>A score on an edge</source>
        <translation>边界上的得分</translation>
    </message>
    <message>
        <source>is in the lower bin</source>
        <translation>归入较低的箱</translation>
    </message>
    <message>
        <source>is in the upper bin</source>
        <translation>归入较高的箱</translation>
    </message>
    <message>
        <source>The lower one in scikit-learn’s calibration_curve, the upper one in torchmetrics</source>
        <translation>scikit-learn&#x2009;的&#x2009;calibration_curve&#x2009;归入较低的箱，torchmetrics&#x2009;归入较高的箱</translation>
    </message>
    <message>
        <source>Clip of log loss</source>
        <translation>对数损失的截断值</translation>
    </message>
    <message>
        <source>Log loss keeps probabilities this far from 0 and 1. scikit-learn has 2.220446049250313e-16, LightGBM 1e-15, XGBoost 1e-16.</source>
        <translation>计算对数损失时，概率与&#x2009;0&#x2009;和&#x2009;1&#x2009;至少相距这么多。scikit-learn&#x2009;取&#x2009;2.220446049250313e-16，LightGBM&#x2009;取&#x2009;1e-15，XGBoost&#x2009;取&#x2009;1e-16。</translation>
    </message>
    <message>
        <source>Log loss clip</source>
        <translation>对数损失截断</translation>
    </message>
    <message>
        <source>Clip log loss at %1</source>
        <translation>对数损失在&#x2009;%1&#x2009;处截断</translation>
    </message>
    <message>
        <source>Scores beyond 0 to 1</source>
        <translation>0&#x2009;到&#x2009;1&#x2009;以外的得分</translation>
    </message>
    <message>
        <source>are no probabilities</source>
        <translation>不视为概率</translation>
    </message>
    <message>
        <source>count as 0 or 1</source>
        <translation>按&#x2009;0&#x2009;或&#x2009;1&#x2009;计</translation>
    </message>
    <message>
        <source>What log loss and Brier score make of them</source>
        <translation>对数损失和&#x2009;Brier&#x2009;得分如何处理这些得分</translation>
    </message>
    <message>
        <source>β of F</source>
        <translation>F&#x2009;的&#x2009;β</translation>
    </message>
    <message>
        <source>Recall weighs β times as much as precision</source>
        <translation>召回率的重要程度是精确率的&#x2009;β&#x2009;倍</translation>
    </message>
    <message>
        <source>Cost of FP</source>
        <translation>FP&#x2009;的代价</translation>
    </message>
    <message>
        <source>What taking a negative for positive costs</source>
        <translation>把负例判为正例的代价</translation>
    </message>
    <message>
        <source>Cost of FN</source>
        <translation>FN&#x2009;的代价</translation>
    </message>
    <message>
        <source>What missing a positive costs</source>
        <translation>漏掉一个正例的代价</translation>
    </message>
    <message>
        <source>Prior</source>
        <translation>先验</translation>
    </message>
    <message>
        <source>The share of positives where the model is used; 0: as among these samples</source>
        <translation>模型实际使用场合的正例占比；0&#x2009;表示与这些样本相同</translation>
    </message>
    <message>
        <source>of the samples</source>
        <translation>与样本相同</translation>
    </message>
    <message>
        <source>FPR at most</source>
        <translation>FPR&#x2009;上限</translation>
    </message>
    <message>
        <source>What “jump to” keeps the false positive rate below</source>
        <translation>“跳到”时假正率不超过此值</translation>
    </message>
    <message>
        <source>Recall at least</source>
        <translation>召回率下限</translation>
    </message>
    <message>
        <source>What “jump to” keeps the recall above</source>
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
        <source>“%1” is no number between 0 and 0.5: it is %2 again.</source>
        <translation>“%1”不是&#x2009;0&#x2009;与&#x2009;0.5&#x2009;之间的数值：恢复为&#x2009;%2。</translation>
    </message>
</context>
<context>
    <name>ui::ClassifierText</name>
    <message numerus="yes">
        <source>%1 positives</source>
        <translation>
            <numerusform>%1&#x2009;个正例</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 negatives</source>
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
        <source>True positive: said to be ‘%1’, and labelled so.</source>
        <translation>真正例：预测为“%1”，标签也是“%1”。</translation>
    </message>
    <message>
        <source>False positive: said to be ‘%1’, but labelled ‘%2’.</source>
        <translation>假正例：预测为“%1”，标签却是“%2”。</translation>
    </message>
    <message>
        <source>False negative: said to be ‘%2’, but labelled ‘%1’.</source>
        <translation>假负例：预测为“%2”，标签却是“%1”。</translation>
    </message>
    <message>
        <source>True negative: said to be ‘%1’, and labelled so.</source>
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
        <source>Cohen&apos;s kappa</source>
        <translation>Cohen κ</translation>
    </message>
    <message>
        <source>Youden&apos;s J</source>
        <translation>约登指数&#x2009;J</translation>
    </message>
    <message>
        <source>Share accepted</source>
        <translation>接受的样本占比</translation>
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
        <source>Youden’s J</source>
        <translation>约登指数&#x2009;J</translation>
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
        <source>The share of all samples that are classified rightly. Where one class is rare, saying the other one always looks good.</source>
        <translation>全部样本中分类正确的比例。若某一类很少，只要一律预测另一类，它看起来就很高。英文&#x2009;accuracy。</translation>
    </message>
    <message>
        <source>The mean of the recall of either class: always saying one class gets 0.5.</source>
        <translation>两个类别召回率的均值：一律预测同一类时为&#x2009;0.5。英文&#x2009;balanced accuracy。</translation>
    </message>
    <message>
        <source>Of those predicted positive, the share that are.</source>
        <translation>预测为正的样本中，真正是正例的比例。又称查准率，英文&#x2009;precision。</translation>
    </message>
    <message>
        <source>Of the positives, the share that are found; also sensitivity, true positive rate.</source>
        <translation>正例中被找到的比例。又称查全率、灵敏度、真正率，英文&#x2009;recall。</translation>
    </message>
    <message>
        <source>Of the negatives, the share that are left alone; also true negative rate.</source>
        <translation>负例中未被误判的比例。又称真负率，英文&#x2009;specificity。</translation>
    </message>
    <message>
        <source>Of the negatives, the share that are taken for positive.</source>
        <translation>负例中被误判为正的比例，即假正率，英文&#x2009;false positive rate。</translation>
    </message>
    <message>
        <source>Of the positives, the share that are missed.</source>
        <translation>正例中被漏掉的比例，即假负率，英文&#x2009;false negative rate。</translation>
    </message>
    <message>
        <source>Negative predictive value: of those predicted negative, the share that are.</source>
        <translation>阴性预测值（negative predictive value）：预测为负的样本中，真正是负例的比例。</translation>
    </message>
    <message>
        <source>The harmonic mean of precision and recall, recall weighing β times as much.</source>
        <translation>精确率与召回率的调和平均，召回率的重要程度为精确率的&#x2009;β&#x2009;倍。英文&#x2009;F measure。</translation>
    </message>
    <message>
        <source>Matthews’ correlation of prediction and truth, −1 to 1; 0 where a row or a column of the matrix is empty.</source>
        <translation>预测与真实之间的&#x2009;Matthews&#x2009;相关系数，取值&#x2009;−1&#x2009;到&#x2009;1；矩阵有一行或一列为空时取&#x2009;0。</translation>
    </message>
    <message>
        <source>Cohen’s κ: agreement of prediction and truth beyond what chance would give.</source>
        <translation>Cohen κ：预测与真实的一致程度中超出随机水平的部分。</translation>
    </message>
    <message>
        <source>How far the ROC point lies above the chance line.</source>
        <translation>ROC&#x2009;工作点高出随机线的距离。</translation>
    </message>
    <message>
        <source>How many times as many positives there are among those predicted positive as among all.</source>
        <translation>预测为正的样本中的正例占比是全部样本中的多少倍。英文&#x2009;lift。</translation>
    </message>
    <message>
        <source>The share of samples that are predicted positive.</source>
        <translation>预测为正的样本占比。</translation>
    </message>
    <message>
        <source>%1 has no value: %2</source>
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
        <source>Is</source>
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
        <source>%1 is labelled %2, which the model gives %3: it adds %4, %5 of the whole.</source>
        <translation>%1&#x2009;的标签为&#x2009;%2，模型给它的概率为&#x2009;%3：贡献&#x2009;%4，占总损失的&#x2009;%5。</translation>
    </message>
    <message>
        <source>There is no log loss. %1</source>
        <translation>对数损失无定义。%1</translation>
    </message>
    <message>
        <source>Log loss = %1 = %2 / %3 = %4 nats; p is what the model gives a sample’s own class.</source>
        <translation>对数损失&#x2009;= %1 = %2 / %3 = %4 nat；p&#x2009;为模型给样本真实类别的概率。</translation>
    </message>
    <message>
        <source>There is no normalised entropy. %1</source>
        <translation>归一化熵无定义。%1</translation>
    </message>
    <message>
        <source>Normalised entropy = log loss / H(share of positives) = %1 / H(%2) = %1 / %3 = %4, a relative information gain of 1 − %4 = %5.</source>
        <translation>归一化熵&#x2009;=&#x2009;对数损失&#x2009;/ H(正例占比) = %1 / H(%2) = %1 / %3 = %4，相对信息增益为&#x2009;1 − %4 = %5。</translation>
    </message>
    <message>
        <source>There is no ratio of predicted to observed positives. %1</source>
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
        <source>Of the pairs by weight %1 are won, %2 tied and %3 lost.</source>
        <translation>按权重计，样本对中&#x2009;%1&#x2009;胜、%2&#x2009;平、%3&#x2009;负。</translation>
    </message>
    <message>
        <source>Of the pairs %1 are won, %2 tied and %3 lost.</source>
        <translation>样本对中&#x2009;%1&#x2009;胜、%2&#x2009;平、%3&#x2009;负。</translation>
    </message>
    <message>
        <source>Of its pairs with the negatives it wins %1, ties %2 and loses %3.</source>
        <translation>它与负例组成的样本对中：%1&#x2009;胜、%2&#x2009;平、%3&#x2009;负。</translation>
    </message>
    <message>
        <source>Of its pairs with the positives these win %1, tie %2 and lose %3.</source>
        <translation>它与正例组成的样本对中，正例&#x2009;%1&#x2009;胜、%2&#x2009;平、%3&#x2009;负。</translation>
    </message>
    <message>
        <source>Of its pairs with the negatives, by weight, it wins %1, ties %2 and loses %3.</source>
        <translation>按权重计，它与负例组成的样本对中：%1&#x2009;胜、%2&#x2009;平、%3&#x2009;负。</translation>
    </message>
    <message>
        <source>Of its pairs with the positives, by weight, these win %1, tie %2 and lose %3.</source>
        <translation>按权重计，它与正例组成的样本对中，正例&#x2009;%1&#x2009;胜、%2&#x2009;平、%3&#x2009;负。</translation>
    </message>
    <message>
        <source>There is no AUC. %1</source>
        <translation>AUC&#x2009;无定义。%1</translation>
    </message>
    <message>
        <source>Lower the threshold to %1</source>
        <translation>把阈值降到&#x2009;%1</translation>
    </message>
    <message>
        <source>Raise the threshold to %1</source>
        <translation>把阈值升到&#x2009;%1</translation>
    </message>
    <message>
        <source>%1 to find %2 more: the point goes up.</source>
        <translation>%1，可再找到&#x2009;%2：工作点上移。</translation>
    </message>
    <message>
        <source>%1 to take %2 more for positive: the point goes right.</source>
        <translation>%1，会再把&#x2009;%2误判为正：工作点右移。</translation>
    </message>
    <message>
        <source>%1 and both rates rise, by %2 and %3: the point climbs the curve.</source>
        <translation>%1，两个比率都会上升，分别多&#x2009;%2和&#x2009;%3：工作点沿曲线上移。</translation>
    </message>
    <message>
        <source>Below 0.5 the order is worse than chance. It stays as it is; read the other way round, AUC would be %1.</source>
        <translation>AUC&#x2009;低于&#x2009;0.5，说明排序不如随机。此处不作更改；若反过来看，AUC&#x2009;为&#x2009;%1。</translation>
    </message>
    <message>
        <source>positives of weight %1</source>
        <translation>权重为&#x2009;%1&#x2009;的正例</translation>
    </message>
    <message>
        <source>negatives of weight %1</source>
        <translation>权重为&#x2009;%1&#x2009;的负例</translation>
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
        <source>least cost</source>
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
        <source>A sample is predicted positive when its score reaches the threshold. Up and Down go from score to score.</source>
        <translation>得分达到阈值的样本预测为正例。按上、下键可逐个得分移动。</translation>
    </message>
    <message>
        <source>&amp;Threshold</source>
        <translation>阈值(&amp;T)</translation>
    </message>
    <message>
        <source>Threshold, over the range of the scores</source>
        <translation>在得分范围内设置阈值</translation>
    </message>
    <message>
        <source>The threshold over the range of the scores</source>
        <translation>在得分范围内移动阈值</translation>
    </message>
    <message>
        <source>an optimum</source>
        <translation>最优点</translation>
    </message>
    <message>
        <source>Jump to the threshold of an optimum</source>
        <translation>跳到某个最优点的阈值</translation>
    </message>
    <message>
        <source>The threshold that is best by a rule; costs, β and the rates to keep stand in the settings</source>
        <translation>按某种准则最优的阈值；代价、β&#x2009;以及要保证的比率在设置中指定</translation>
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
        <source>The class that is looked for; the other one is negative</source>
        <translation>要找的类别；另一类为负类</translation>
    </message>
    <message>
        <source>&amp;Positive</source>
        <translation>正类(&amp;P)</translation>
    </message>
    <message>
        <source>Which scores speak for the positive class</source>
        <translation>哪种得分倾向于正类</translation>
    </message>
    <message>
        <source>Whether high scores speak for the positive class, or low ones</source>
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
        <source>if the s&amp;core is</source>
        <translation>若得分为(&amp;C)</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>The model whose scores the threshold cuts</source>
        <translation>阈值作用于该模型的得分</translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <translation>模型(&amp;M)</translation>
    </message>
</context>
<context>
    <name>ui::ClassifierWorkspace</name>
    <message>
        <source>ROC</source>
        <translation>ROC</translation>
    </message>
    <message>
        <source>PR</source>
        <extracomment>Precision and recall, in a tab</extracomment>
        <translation>PR</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Calibration</source>
        <translation>校准</translation>
    </message>
    <message>
        <source>Rates</source>
        <translation>指标曲线</translation>
    </message>
    <message>
        <source>Gain</source>
        <translation>增益</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>代价</translation>
    </message>
    <message>
        <source>Net benefit</source>
        <translation>净收益</translation>
    </message>
    <message>
        <source>At threshold</source>
        <translation>当前阈值</translation>
    </message>
    <message>
        <source>Log loss</source>
        <translation>对数损失</translation>
    </message>
    <message>
        <source>Areas</source>
        <translation>面积</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Thresholds</source>
        <translation>阈值</translation>
    </message>
    <message>
        <source>Slices</source>
        <translation>切片</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>分组</translation>
    </message>
    <message>
        <source>Classes</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Tools</source>
        <extracomment>In a tab: the same samples by other tools</extracomment>
        <translation>工具</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
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
        <source>Set the rules of the evaluation</source>
        <translation>设置评测规则</translation>
    </message>
    <message>
        <source>Set the top of the grade scale</source>
        <translation>设置最高等级</translation>
    </message>
    <message>
        <source>Judge ‘%1’ for query %2</source>
        <translation>标注查询&#x2009;%2&#x2009;的“%1”</translation>
    </message>
    <message>
        <source>Take the judgment of ‘%1’ away in query %2</source>
        <translation>取消查询&#x2009;%2&#x2009;中“%1”的标注</translation>
    </message>
    <message>
        <source>Edit query %1</source>
        <translation>编辑查询&#x2009;%1</translation>
    </message>
    <message>
        <source>Put query %1 back</source>
        <translation>还原查询&#x2009;%1</translation>
    </message>
</context>
<context>
    <name>ui::CollectionMeanPanel</name>
    <message>
        <source>Mean</source>
        <translation>均值</translation>
    </message>
    <message>
        <source>Of which run</source>
        <translation>哪个检索结果</translation>
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
        <source>Being worked out.</source>
        <translation>正在计算。</translation>
    </message>
    <message>
        <source>Open judgments and a run: the mean over their queries is written out here.</source>
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
        <source>Open the cake-searc&amp;h example</source>
        <translation>打开蛋糕搜索示例(&amp;H)</translation>
    </message>
    <message>
        <source>Simple view: the queries, the means of the runs, one chart, and the two lists of a query.</source>
        <translation>简洁视图：查询、各检索结果的均值、一张图，以及一个查询的两个列表。</translation>
    </message>
    <message>
        <source>Show the summary and the query under attention on the whole screen</source>
        <translation>全屏显示汇总和当前查询</translation>
    </message>
    <message>
        <source>The judgments are not there: locate them in the Files panel. Until then only queries that were edited before can be edited.</source>
        <translation>找不到相关性标注：请在“文件”面板中指出位置。在此之前，只能编辑以前编辑过的查询。</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>正在读取&#x2009;%1</translation>
    </message>
    <message>
        <source>No run was added: edited lists belong to runs that are not there. Locate those first.</source>
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
        <source>Read the files otherwise</source>
        <translation>换种方式读取文件</translation>
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
        <source>Nothing of ‘%1’ is lost: its %n edited queries are kept, and saving writes them. Once its files can be read, undo and redo show it.</source>
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
        <source>Open the folder of a BEIR collection</source>
        <translation>打开&#x2009;BEIR&#x2009;测试集的文件夹</translation>
    </message>
    <message>
        <source>Add runs over the same judgments</source>
        <translation>添加使用同一相关性标注的检索结果</translation>
    </message>
    <message>
        <source>All files (*);;Runs (*.run *.txt *.tsv *.json %1)</source>
        <translation>所有文件 (*);;检索结果 (*.run *.txt *.tsv *.json %1)</translation>
    </message>
    <message>
        <source>Export the judgments with their edits</source>
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
        <source>&amp;Put the query back as in the files</source>
        <translation>把该查询恢复为文件中的样子(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Export the judgments…</source>
        <translation>导出相关性标注(&amp;E)…</translation>
    </message>
    <message>
        <source>Judgments with their edits…</source>
        <translation>相关性标注（含修改）…</translation>
    </message>
    <message numerus="yes">
        <source>%n files</source>
        <translation>
            <numerusform>%n&#x2009;个文件</numerusform>
        </translation>
    </message>
    <message>
        <source>The values stay as they were: File &gt; Reload scores the files as they are now.</source>
        <translation>各值保持原样：文件 &gt; 重新载入 按文件现在的内容计算。</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>重新载入</translation>
    </message>
    <message>
        <source>Nothing was reloaded: all stays as it was read before.</source>
        <translation>没有重新载入：一切仍是先前读取的内容。</translation>
    </message>
    <message>
        <source>Runs of which no query is judged: %1.</source>
        <translation>没有一个查询有判断的检索结果：%1。</translation>
    </message>
    <message>
        <source>edited</source>
        <translation>已编辑</translation>
    </message>
    <message>
        <source>Export the judgments as CSV, or in the format of Quepid, Elasticsearch or BEIR instead.</source>
        <translation>请改用&#x2009;CSV，或&#x2009;Quepid、Elasticsearch、BEIR&#x2009;的格式导出评判。</translation>
    </message>
    <message>
        <source>You chose this for files with these headings.</source>
        <translation>带有这些列名的文件按您先前的选择读取。</translation>
    </message>
    <message>
        <source>Import options…</source>
        <translation>导入选项…</translation>
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
        <source>Differences, or the mean at every cutoff</source>
        <translation>差值，或各截断位置的均值</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差值</translation>
    </message>
    <message>
        <source>Metric vs k</source>
        <translation>随&#x2009;k&#x2009;变化</translation>
    </message>
    <message>
        <source>Page Up and Page Down walk the queries · M next measure · C mean or differences</source>
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
        <source>Open judgments, runs, or a folder of a BEIR collection</source>
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
        <source>The measures of the summary, and the rules of their means</source>
        <translation>汇总中的指标，以及求均值的规则</translation>
    </message>
    <message>
        <source>Open further runs over the same judgments</source>
        <translation>在同一份标注上打开更多检索结果</translation>
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
        <source>Metric vs k</source>
        <translation>随&#x2009;k&#x2009;变化</translation>
    </message>
    <message>
        <source>Recall</source>
        <translation>召回率</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Bounds</source>
        <translation>上下界</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>均值</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>列表</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>分组</translation>
    </message>
    <message>
        <source>Δ by group</source>
        <translation>各组的 Δ</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>次序</translation>
    </message>
    <message>
        <source>Measures</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Seeds</source>
        <translation>种子</translation>
    </message>
</context>
<context>
    <name>ui::ColumnBoxes</name>
    <message>
        <source>What column %1 holds</source>
        <translation>列 %1 的内容</translation>
    </message>
</context>
<context>
    <name>ui::ComparisonPanel</name>
    <message>
        <source>A and B</source>
        <translation>A&#x2009;与&#x2009;B</translation>
    </message>
    <message>
        <source>Keep a second list of the same query: try something in B and see what it changes.</source>
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
        <source>the same order</source>
        <translation>次序相同</translation>
    </message>
    <message numerus="yes">
        <source>%n documents differ</source>
        <translation>
            <numerusform>%n&#x2009;个文档位置不同</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 A grade belongs to its document, in A and B.</source>
        <translation>%1等级属于文档本身，A&#x2009;与&#x2009;B&#x2009;共用。</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
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
        <source>Find two lists that …</source>
        <translation>寻找符合条件的两个列表…</translation>
    </message>
    <message>
        <source>Put the two into the list</source>
        <translation>载入这两个列表</translation>
    </message>
    <message>
        <source>Nothing was looked for yet.</source>
        <translation>尚未开始寻找。</translation>
    </message>
    <message>
        <source>agree in the first measure and differ in the second</source>
        <translation>第一个指标相同，第二个指标不同</translation>
    </message>
    <message>
        <source>the two measures put in opposite orders</source>
        <translation>两个指标给出相反的优劣</translation>
    </message>
    <message>
        <source>differ by one change that lowers the first and raises the second</source>
        <translation>只差一处改动，使第一个指标下降、第二个上升</translation>
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
        <source>Documents, at &amp;most</source>
        <translation>文档数上限(&amp;M)</translation>
    </message>
    <message>
        <source>As in 0..1, 0..3 or 0,2,4; with u, as in 0..1,u, also documents that nobody judged</source>
        <translation>如&#x2009;0..1、0..3&#x2009;或&#x2009;0,2,4；加上&#x2009;u（如&#x2009;0..1,u）则也包括无人标注的文档</translation>
    </message>
    <message>
        <source>&amp;Grades</source>
        <translation>等级(&amp;G)</translation>
    </message>
    <message>
        <source>B is another order of the documents of A, as of two systems</source>
        <translation>B&#x2009;是&#x2009;A&#x2009;中文档的另一种次序，如同两个系统的结果</translation>
    </message>
    <message>
        <source>A measure with its cutoff and settings, as nDCG(gain=exp)@5</source>
        <translation>指标及其截断位置和设置，如&#x2009;nDCG(gain=exp)@5</translation>
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
        <source>The next best pair of lists</source>
        <translation>次优的一对列表</translation>
    </message>
    <message>
        <source>As A and B where both hold the same documents, else as two queries</source>
        <translation>若两者含相同的文档，则作为&#x2009;A&#x2009;和&#x2009;B，否则作为两个查询</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>采用</translation>
    </message>
    <message>
        <source>Enter takes the measure. Escape closes.</source>
        <translation>按&#x2009;Enter&#x2009;采用该指标，按&#x2009;Esc&#x2009;关闭。</translation>
    </message>
    <message>
        <source>Grades are written as 0..1, 0..3 or 0,2,4, with u for unjudged ones: 0..1,u.</source>
        <translation>等级写作&#x2009;0..1、0..3&#x2009;或&#x2009;0,2,4，未标注用&#x2009;u&#x2009;表示：0..1,u。</translation>
    </message>
    <message>
        <source>There is no such pair.</source>
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
        <source>Find looks for the shortest lists first, those with the fewest grades other than 0.</source>
        <translation>优先寻找最短的列表，其中非&#x2009;0&#x2009;等级最少的在前。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>Put two lists beside each other</source>
        <translation>并排放入两个列表</translation>
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
        <source>B is another order of the same documents.</source>
        <translation>B&#x2009;是相同文档的另一种次序。</translation>
    </message>
    <message>
        <source>A and B hold different documents.</source>
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
        <source>No two orders of up to %1 documents with grades %2, and at most %3 of them judged and not retrieved, do this.</source>
        <translation>在至多&#x2009;%1&#x2009;个文档、等级为&#x2009;%2、已标注但未检索到的至多&#x2009;%3&#x2009;个的范围内，没有两种次序满足要求。</translation>
    </message>
    <message>
        <source>No two lists of up to %1 documents with grades %2, and at most %3 judged and not retrieved, do this.</source>
        <translation>在至多&#x2009;%1&#x2009;个文档、等级为&#x2009;%2、已标注但未检索到的至多&#x2009;%3&#x2009;个的范围内，没有两个列表满足要求。</translation>
    </message>
    <message>
        <source>No two models of up to %1 samples with %2 different scores do this.</source>
        <translation>在至多&#x2009;%1&#x2009;个样本、%2&#x2009;种不同得分的范围内，没有两个模型满足要求。</translation>
    </message>
    <message>
        <source>There are too many pairs to look at all; a simpler one may exist.</source>
        <translation>组合太多，无法全部检查；可能还有更简单的例子。</translation>
    </message>
    <message>
        <source>%1 All pairs were looked at, so this is a proof.</source>
        <translation>%1所有组合均已检查，因此这是一个证明。</translation>
    </message>
    <message>
        <source>%1 All pairs were looked at; of some, rounding leaves open whether two values are equal.</source>
        <translation>%1所有组合均已检查；其中有些因舍入误差，无法断定两个值是否相等。</translation>
    </message>
    <message>
        <source>%1 This is of those that were drawn; there are too many pairs to look at all.</source>
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
        <source>Convention</source>
        <translation>约定</translation>
    </message>
    <message>
        <source>differs in</source>
        <translation>不同之处</translation>
    </message>
    <message>
        <source>Rules of %1</source>
        <translation>采用&#x2009;%1&#x2009;的规则</translation>
    </message>
    <message>
        <source>as set here</source>
        <translation>此处的设置</translation>
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
        <source>Enter puts the rules of a row in force.</source>
        <translation>按&#x2009;Enter&#x2009;采用该行的规则。</translation>
    </message>
    <message>
        <source>computing…</source>
        <translation>正在计算…</translation>
    </message>
</context>
<context>
    <name>ui::ConventionsView</name>
    <message>
        <source>Put the rules of the row in force</source>
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
        <source>none accepted</source>
        <translation>全部拒绝</translation>
    </message>
    <message>
        <source>all accepted</source>
        <translation>全部接受</translation>
    </message>
    <message>
        <source>costs in force</source>
        <translation>当前代价</translation>
    </message>
    <message>
        <source>t = %1</source>
        <translation>t = %1</translation>
    </message>
    <message>
        <source>The mean cost over all PC, the area below the curve, is %1.</source>
        <translation>对所有&#x2009;PC&#x2009;的平均代价（曲线下面积）为&#x2009;%1。</translation>
    </message>
    <message>
        <source>mean cost %1</source>
        <extracomment>Of a model: the mean of its costs</extracomment>
        <translation>平均代价&#x2009;%1</translation>
    </message>
    <message>
        <source>The least cost rises to %1 at a probability cost of %2 and falls to 0 at both ends.</source>
        <translation>最小代价在概率代价为&#x2009;%2&#x2009;时达到最高值&#x2009;%1，向两端降为&#x2009;0。</translation>
    </message>
    <message>
        <source>The least cost of %1 rises to %2 at a probability cost of %3 and falls to 0 at both ends.</source>
        <translation>%1&#x2009;的最小代价在概率代价为&#x2009;%3&#x2009;时达到最高值&#x2009;%2，向两端降为&#x2009;0。</translation>
    </message>
    <message>
        <source>At threshold %1 the false positive rate is %2 and the false negative rate %3.</source>
        <translation>阈值为&#x2009;%1&#x2009;时，假正率为&#x2009;%2，假负率为&#x2009;%3。</translation>
    </message>
    <message>
        <source>With the costs in force PC(+) is %1, where the threshold %2 costs %3 of the most that decisions could.</source>
        <translation>按当前代价，PC(+) 为&#x2009;%1；此时阈值&#x2009;%2&#x2009;的代价是可能的最大代价的&#x2009;%3。</translation>
    </message>
    <message>
        <source>Cost curve: the least normalised expected cost of any threshold, FPR (1 − PC) + FNR PC, against the probability cost PC(+), the share of the costs that missed positives could cause. The dashed lines accept none and all.</source>
        <translation>代价曲线：横轴为概率代价&#x2009;PC(+)，即漏掉正例可能造成的代价在总代价中所占的比例；纵轴为所有阈值中最小的归一化期望代价&#x2009;FPR (1 − PC) + FNR PC。两条虚线分别对应全部拒绝和全部接受。</translation>
    </message>
    <message>
        <source>The straight line labelled t is the threshold in force, its ends the false positive and the false negative rate.</source>
        <translation>标有&#x2009;t&#x2009;的直线对应当前阈值，其两端为假正率和假负率。</translation>
    </message>
    <message>
        <source>The threshold in force costs more than the axis shows, whatever PC is.</source>
        <translation>无论&#x2009;PC&#x2009;为何，当前阈值的代价都超出坐标轴的范围。</translation>
    </message>
</context>
<context>
    <name>ui::CurvePanel</name>
    <message>
        <source>Metric against cutoff</source>
        <translation>指标随截断位置的变化</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>曲线</translation>
    </message>
    <message>
        <source>Choose which measures are drawn beside the selected one</source>
        <translation>选择与当前指标一同绘制的指标</translation>
    </message>
    <message>
        <source>Add documents to see how the values change with k.</source>
        <translation>添加文档，即可看到各指标值随&#x2009;k&#x2009;的变化。</translation>
    </message>
    <message>
        <source>As far as helps</source>
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
</context>
<context>
    <name>ui::CurveStepPanel</name>
    <message>
        <source>Curves, step by step</source>
        <translation>逐步绘制曲线</translation>
    </message>
    <message>
        <source>Progress of the steps</source>
        <translation>步骤进度</translation>
    </message>
    <message>
        <source>step %1 of %2</source>
        <translation>第&#x2009;%1&#x2009;步，共&#x2009;%2&#x2009;步</translation>
    </message>
    <message>
        <source>● stop, %1</source>
        <translation>● 停留点，%1</translation>
    </message>
</context>
<context>
    <name>ui::CurveSteps</name>
    <message>
        <source>Hidden until the steps have reached the end.</source>
        <translation>逐步模式走到终点后才显示。</translation>
    </message>
</context>
<context>
    <name>ui::CurveView</name>
    <message>
        <source>Curves</source>
        <translation>曲线</translation>
    </message>
    <message>
        <source>Previous or next threshold</source>
        <translation>上一个或下一个阈值</translation>
    </message>
    <message>
        <source>To the next place a pixel away</source>
        <translation>移到下一像素处的阈值</translation>
    </message>
    <message>
        <source>Far along the curve</source>
        <translation>沿曲线大步移动</translation>
    </message>
    <message>
        <source>To an end of the curve</source>
        <translation>移到曲线的一端</translation>
    </message>
    <message>
        <source>Zoom in or out</source>
        <translation>放大或缩小</translation>
    </message>
    <message>
        <source>Move the part that is shown</source>
        <translation>移动显示范围</translation>
    </message>
    <message>
        <source>Show everything again</source>
        <translation>重新显示全部</translation>
    </message>
</context>
<context>
    <name>ui::DecisionChart</name>
    <message>
        <source>Open a table of labels and scores, or paste one, to see which decisions the scores are good for.</source>
        <translation>打开或粘贴一个含标签和得分的表格，即可查看这些得分适合哪些决策。</translation>
    </message>
    <message>
        <source>%1 Net benefit weighs errors by the odds of the threshold, which only probabilities have. A calibration makes probabilities of the scores.</source>
        <translation>%1净收益按阈值的几率（odds）给错误加权，只有概率才有几率。校准可以把得分变成概率。</translation>
    </message>
    <message>
        <source>all accepted</source>
        <translation>全部接受</translation>
    </message>
    <message>
        <source>none accepted</source>
        <translation>全部拒绝</translation>
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
        <source>that of the model %1</source>
        <extracomment>Of a model: &quot;that of random forest 0.1234&quot;</extracomment>
        <translation>模型为&#x2009;%1</translation>
    </message>
    <message>
        <source>that of %1 %2</source>
        <translation>%1&#x2009;为&#x2009;%2</translation>
    </message>
    <message>
        <source>that of accepting all %1</source>
        <translation>全部接受为&#x2009;%1</translation>
    </message>
    <message>
        <source>At threshold %1 the net benefit is: %2.</source>
        <translation>阈值为&#x2009;%1&#x2009;时的净收益：%2。</translation>
    </message>
    <message>
        <source>The model</source>
        <extracomment>In place of a model&apos;s name, where a sentence begins</extracomment>
        <translation>模型</translation>
    </message>
    <message>
        <source>%1 is nowhere worth more than accepting all or none.</source>
        <translation>%1&#x2009;的净收益处处不高于全部接受或全部拒绝。</translation>
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
        <source>Decision curve: the net benefit, true positives less false positives weighed by the odds of the threshold probability, per sample, against that threshold, beside accepting all and accepting none.</source>
        <translation>决策曲线：横轴为阈值概率，纵轴为净收益，即每个样本平均的真正例数减去按阈值概率的几率加权的假正例数；并与全部接受、全部拒绝相比较。</translation>
    </message>
    <message>
        <source>The scores of %1 are no probabilities.</source>
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
        <source>%1 is worth more than accepting all or none from %2.</source>
        <translation>在阈值概率&#x2009;%2&#x2009;之间，%1&#x2009;的净收益高于全部接受和全部拒绝。</translation>
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
</context>
<context>
    <name>ui::DefinitionPanel</name>
    <message>
        <source>Definition</source>
        <translation>定义</translation>
    </message>
    <message>
        <source>Definition as text</source>
        <translation>定义的文本形式</translation>
    </message>
    <message>
        <source>The same text works on the command line and in files. Type another one and press Enter.</source>
        <translation>这段文本同样可用于命令行和文件。输入另一个定义并按&#x2009;Enter&#x2009;即可采用。</translation>
    </message>
    <message>
        <source>as divisors, 1.585</source>
        <translation>除数，如&#x2009;1.585</translation>
    </message>
    <message>
        <source>as weights, 0.631</source>
        <translation>权重，如&#x2009;0.631</translation>
    </message>
    <message>
        <source>Discounts are shown</source>
        <translation>折损的显示形式</translation>
    </message>
    <message>
        <source>Discounts shown</source>
        <translation>折损显示为</translation>
    </message>
    <message>
        <source>A query without a value</source>
        <translation>指标无定义的查询</translation>
    </message>
    <message>
        <source>What the query counts in a mean, and where two are compared, when a measure has no value: nothing relevant is judged, for instance</source>
        <translation>指标无定义（例如没有标注任何相关文档）时，该查询在均值和比较中按多少计</translation>
    </message>
    <message>
        <source>without a value</source>
        <translation>无定义时</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>the data&apos;s: %1</source>
        <translation>取自数据：%1</translation>
    </message>
    <message>
        <source>Lists are always cut at k here: k stays %1.</source>
        <translation>此处列表总在第&#x2009;k&#x2009;位截断：k&#x2009;仍为&#x2009;%1。</translation>
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
        <source>The gain is 1 if relevant, else 0.</source>
        <translation>相关文档的增益为&#x2009;1，其他为&#x2009;0。</translation>
    </message>
    <message>
        <source>The gain is grade ÷ top of the scale.</source>
        <translation>增益为等级除以最高等级。</translation>
    </message>
    <message>
        <source>The gain is as a table says.</source>
        <translation>增益按增益表取值。</translation>
    </message>
    <message>
        <source>A gain is earned by every grade above 0.</source>
        <translation>等级大于&#x2009;0&#x2009;的文档都有增益。</translation>
    </message>
    <message>
        <source>A gain is earned by relevant documents only.</source>
        <translation>只有相关文档有增益。</translation>
    </message>
    <message>
        <source>A gain is earned by every grade, also below 0.</source>
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
        <source>The ideal ranking is made of all judged documents.</source>
        <translation>理想排序由全部已标注文档组成。</translation>
    </message>
    <message>
        <source>The ideal ranking is made of retrieved documents only.</source>
        <translation>理想排序只由检索到的文档组成。</translation>
    </message>
    <message>
        <source>The ideal ranking is made of relevant documents only.</source>
        <translation>理想排序只由相关文档组成。</translation>
    </message>
    <message>
        <source>The ideal ranking is made of as many judged documents as were retrieved.</source>
        <translation>理想排序由与检索到的文档同样多的已标注文档组成。</translation>
    </message>
    <message>
        <source>The ideal ranking is made of what is judged for any query.</source>
        <translation>理想排序由任一查询中标注过的文档组成。</translation>
    </message>
    <message>
        <source>The ideal ranking ends at its last document.</source>
        <translation>理想排序一直取到最后一个文档。</translation>
    </message>
    <message>
        <source>The ideal ranking ends at the number retrieved.</source>
        <translation>理想排序取与检索到的文档同样多的位数。</translation>
    </message>
    <message>
        <source>The ideal ranking ends at the number of relevant documents (R).</source>
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
        <source>AP divides by relevant documents found.</source>
        <translation>AP&#x2009;除以找到的相关文档数。</translation>
    </message>
    <message>
        <source>AP divides by k.</source>
        <translation>AP&#x2009;除以&#x2009;k。</translation>
    </message>
    <message>
        <source>AP divides by relevant documents in the whole list.</source>
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
        <source>RR waits for the first relevant document.</source>
        <translation>RR&#x2009;看第一个相关文档的排名。</translation>
    </message>
    <message>
        <source>RR waits for the first of the highest grade.</source>
        <translation>RR&#x2009;看第一个最高等级文档的排名。</translation>
    </message>
    <message>
        <source>RR without a hit counts 0.</source>
        <translation>没有命中时&#x2009;RR&#x2009;计&#x2009;0。</translation>
    </message>
    <message>
        <source>RR without a hit leaves the query out.</source>
        <translation>没有命中的查询不计入&#x2009;RR。</translation>
    </message>
    <message>
        <source>The gain in RBP is 1 if relevant, else 0.</source>
        <translation>RBP&#x2009;中相关文档的增益为&#x2009;1，其他为&#x2009;0。</translation>
    </message>
    <message>
        <source>The gain in RBP is grade ÷ top of the scale.</source>
        <translation>RBP&#x2009;的增益为等级除以最高等级。</translation>
    </message>
    <message>
        <source>The gain in RBP is the grade.</source>
        <translation>RBP&#x2009;的增益为等级本身。</translation>
    </message>
    <message>
        <source>The weight of a pair in RC is the same for all pairs.</source>
        <translation>RC&#x2009;中各文档对权重相同。</translation>
    </message>
    <message>
        <source>The weight of a pair in RC is 1/u + 1/v: more at the top.</source>
        <translation>RC&#x2009;中文档对的权重为&#x2009;1/u + 1/v，越靠前越大。</translation>
    </message>
    <message>
        <source>The weight of a pair in RC is the difference of the grades.</source>
        <translation>RC&#x2009;中文档对的权重为等级之差。</translation>
    </message>
    <message>
        <source>The share of judged documents counts judged documents.</source>
        <translation>已标注文档占比：统计已标注的文档。</translation>
    </message>
    <message>
        <source>The share of judged documents counts documents not judged (holes).</source>
        <translation>已标注文档占比：改为统计未标注的文档（空缺）。</translation>
    </message>
    <message>
        <source>How many documents a share of recall takes is share × R + 0.9, cut.</source>
        <translation>达到某一召回率所需的文档数为该比例 × R + 0.9，截去小数。</translation>
    </message>
    <message>
        <source>How many documents a share of recall takes is share × R, rounded.</source>
        <translation>达到某一召回率所需的文档数为该比例 × R，四舍五入。</translation>
    </message>
    <message>
        <source>The top of the grade scale is set to %1.</source>
        <translation>最高等级设为&#x2009;%1。</translation>
    </message>
    <message>
        <source>The top of the grade scale is that of the data, %1.</source>
        <translation>最高等级取自数据，为&#x2009;%1。</translation>
    </message>
    <message>
        <source>The top of the grade scale is that of the data.</source>
        <translation>最高等级取自数据。</translation>
    </message>
    <message>
        <source>A document is relevant from grade %1 on.</source>
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
</context>
<context>
    <name>ui::DefinitionText</name>
    <message>
        <source>There is no measure “%1”. There are: %2.</source>
        <translation>没有指标“%1”。可用的指标：%2。</translation>
    </message>
    <message>
        <source>There is no measure “%1”; did you mean %2? There are: %3.</source>
        <translation>没有指标“%1”；是否指&#x2009;%2？可用的指标：%3。</translation>
    </message>
    <message>
        <source>%1 has no parameter “%2”. It has: %3.</source>
        <translation>%1&#x2009;没有参数“%2”。它的参数：%3。</translation>
    </message>
    <message>
        <source>%1 has no parameter “%2”; did you mean %3? It has: %4.</source>
        <translation>%1&#x2009;没有参数“%2”；是否指&#x2009;%3？它的参数：%4。</translation>
    </message>
    <message>
        <source>“%1” is no value of %2.</source>
        <translation>“%1”不是&#x2009;%2&#x2009;的有效取值。</translation>
    </message>
    <message>
        <source>“%1” is no value of %2; expected a gain for each grade, as in 1:1,2:3,3:7: none for grade 0, and none that falls.</source>
        <translation>“%1”不是&#x2009;%2&#x2009;的有效取值；应为各等级指定增益，如&#x2009;1:1,2:3,3:7：等级&#x2009;0&#x2009;不指定，且增益不得递减。</translation>
    </message>
    <message>
        <source>“%1” is no value of %2; expected a number above %3 and below %4.</source>
        <translation>“%1”不是&#x2009;%2&#x2009;的有效取值；应为大于&#x2009;%3&#x2009;且小于&#x2009;%4&#x2009;的数。</translation>
    </message>
    <message>
        <source>“%1” is no value of %2; expected a number from %3 to %4.</source>
        <translation>“%1”不是&#x2009;%2&#x2009;的有效取值；应为&#x2009;%3&#x2009;到&#x2009;%4&#x2009;之间的数。</translation>
    </message>
    <message>
        <source>“%1” is no value of %2. There are: %3.</source>
        <translation>“%1”不是&#x2009;%2&#x2009;的有效取值。可用的取值：%3。</translation>
    </message>
    <message>
        <source>“%1” is no value of %2; did you mean %3? There are: %4.</source>
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
        <source>grade ÷ top of the scale</source>
        <translation>等级 ÷ 最高等级</translation>
    </message>
    <message>
        <source>as a table says</source>
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
        <source>log₂(i+2), one rank late</source>
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
        <source>as many judged documents as were retrieved</source>
        <translation>与检索到的文档同样多的已标注文档</translation>
    </message>
    <message>
        <source>what is judged for any query</source>
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
        <source>every grade above 0</source>
        <translation>大于&#x2009;0&#x2009;的各等级</translation>
    </message>
    <message>
        <source>every grade, also below 0</source>
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
        <source>the difference of the grades</source>
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
        <source>Gain for</source>
        <translation>计增益的文档</translation>
    </message>
    <message>
        <source>Discount</source>
        <translation>折损</translation>
    </message>
    <message>
        <source>Base b of the discount</source>
        <translation>折损的底数&#x2009;b</translation>
    </message>
    <message>
        <source>Ideal ranking from</source>
        <translation>理想排序取自</translation>
    </message>
    <message>
        <source>Ideal ranking ends</source>
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
        <source>RR waits for</source>
        <translation>RR&#x2009;所取文档</translation>
    </message>
    <message>
        <source>RR without a hit</source>
        <translation>RR&#x2009;未命中时</translation>
    </message>
    <message>
        <source>Persistence p of RBP</source>
        <translation>RBP&#x2009;的坚持度&#x2009;p</translation>
    </message>
    <message>
        <source>Gain in RBP</source>
        <translation>RBP&#x2009;的增益</translation>
    </message>
    <message>
        <source>Top of the grade scale</source>
        <translation>最高等级</translation>
    </message>
    <message>
        <source>Beta of F</source>
        <translation>F&#x2009;的&#x2009;β</translation>
    </message>
    <message>
        <source>Weight of a pair in RC</source>
        <translation>RC&#x2009;中文档对的权重</translation>
    </message>
    <message>
        <source>Judged counts</source>
        <translation>标注率统计对象</translation>
    </message>
    <message>
        <source>Recall of iprec</source>
        <translation>iprec&#x2009;的召回率点</translation>
    </message>
    <message>
        <source>Documents for a share of R</source>
        <translation>R&#x2009;的占比折合文档数</translation>
    </message>
    <message>
        <source>the first relevant document</source>
        <translation>第一个相关文档</translation>
    </message>
    <message>
        <source>the first of the highest grade</source>
        <translation>第一个最高等级的文档</translation>
    </message>
    <message>
        <source>counts 0</source>
        <translation>计&#x2009;0</translation>
    </message>
    <message>
        <source>leaves the query out</source>
        <translation>不计入该查询</translation>
    </message>
    <message>
        <source>judged documents</source>
        <translation>已标注文档</translation>
    </message>
    <message>
        <source>documents not judged (holes)</source>
        <translation>未标注文档（空缺）</translation>
    </message>
    <message>
        <source>share × R + 0.9, cut</source>
        <translation>占比 × R + 0.9，截去小数</translation>
    </message>
    <message>
        <source>share × R, rounded</source>
        <translation>占比 × R，四舍五入</translation>
    </message>
    <message>
        <source>There is no measure; expected a name and, if you like, a cutoff, as in nDCG@10.</source>
        <translation>没有指标；应为指标名，还可加上截断位置，如&#x2009;nDCG@10。</translation>
    </message>
    <message>
        <source>“%1” is no cutoff of %2; expected a whole number of 1 or more after the @.</source>
        <translation>“%1”不是&#x2009;%2&#x2009;的截断位置；@&#x2009;之后应为不小于&#x2009;1&#x2009;的整数。</translation>
    </message>
    <message>
        <source>A parenthesis is missing in “%1”.</source>
        <translation>“%1”中缺少一个括号。</translation>
    </message>
    <message>
        <source>“%1” is given twice for %2; expected it once.</source>
        <translation>%2&#x2009;的“%1”给出了两次；只应给出一次。</translation>
    </message>
    <message>
        <source>“%1” stands after the end; expected @ and a cutoff, or nothing more.</source>
        <translation>末尾多出“%1”；此处应为&#x2009;@&#x2009;和截断位置，或没有其他内容。</translation>
    </message>
    <message>
        <source>“%1” is too large a cutoff of %2.</source>
        <translation>“%1”作为作为&#x2009;%2&#x2009;的截断值太大#x2009;%2作为&#x2009;%2&#x2009;的截断值太大#x2009;的截断位置太大。</translation>
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
        <source>Column names that the format does not have</source>
        <translation>有列名行，而该格式没有列名</translation>
    </message>
    <message>
        <source>No column names, which the format has</source>
        <translation>没有列名行，而该格式应有列名</translation>
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
        <source>read as Latin-1, as you said</source>
        <translation>按指定以&#x2009;Latin-1&#x2009;读取</translation>
    </message>
    <message numerus="yes">
        <source>%n lines with more columns than the format has</source>
        <translation>
            <numerusform>%n&#x2009;行的列数多于该格式的列数</numerusform>
        </translation>
    </message>
    <message>
        <source>what is too much is ignored</source>
        <translation>多出的部分已忽略</translation>
    </message>
    <message numerus="yes">
        <source>%n columns beside those that are read</source>
        <translation>
            <numerusform>除所读各列外还有&#x2009;%n&#x2009;列</numerusform>
        </translation>
    </message>
    <message>
        <source>ignored</source>
        <translation>已忽略</translation>
    </message>
    <message>
        <source>Columns that you named</source>
        <translation>由你指定的列</translation>
    </message>
    <message>
        <source>read as you said</source>
        <translation>按指定读取</translation>
    </message>
    <message>
        <source>A first line that names the separator</source>
        <translation>第一行声明了分隔符</translation>
    </message>
    <message numerus="yes">
        <source>%n lines that cannot be read</source>
        <translation>
            <numerusform>%n&#x2009;行无法读取</numerusform>
        </translation>
    </message>
    <message>
        <source>left out, as you said</source>
        <translation>按指定略去</translation>
    </message>
    <message numerus="yes">
        <source>%n ids with a no-break space</source>
        <translation>
            <numerusform>%n&#x2009;个编号含不换行空格</numerusform>
        </translation>
    </message>
    <message>
        <source>kept as a part of the id</source>
        <translation>保留为编号的一部分</translation>
    </message>
    <message numerus="yes">
        <source>%n lines with a quote that they do not close</source>
        <translation>
            <numerusform>%n&#x2009;行有未闭合的引号</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ids like 1E5, as spreadsheets write long numbers</source>
        <translation>
            <numerusform>%n&#x2009;个编号形如&#x2009;1E5，像电子表格改写过的长数字</numerusform>
        </translation>
    </message>
    <message>
        <source>kept as text; look whether a spreadsheet did damage</source>
        <translation>按文本保留；请检查电子表格是否改坏了数据</translation>
    </message>
    <message numerus="yes">
        <source>%n numbers in scientific notation</source>
        <translation>
            <numerusform>%n&#x2009;个数采用科学计数法</numerusform>
        </translation>
    </message>
    <message>
        <source>read as what it means</source>
        <translation>按其数值读取</translation>
    </message>
    <message numerus="yes">
        <source>%n numbers with a decimal comma</source>
        <translation>
            <numerusform>%n&#x2009;个数以逗号作小数点</numerusform>
        </translation>
    </message>
    <message>
        <source>read as a decimal point, as you said</source>
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
        <source>%n judgments repeated for other subtopics (the second column), as ndeval reads it, with the same grades</source>
        <translation>
            <numerusform>%n&#x2009;条标注因子主题（第二列，ndeval&#x2009;的读法）不同而重复出现，等级相同</numerusform>
        </translation>
    </message>
    <message>
        <source>merged, and subtopics are not told apart</source>
        <translation>已合并，不区分子主题</translation>
    </message>
    <message numerus="yes">
        <source>%n judgments repeated with another grade</source>
        <translation>
            <numerusform>%n&#x2009;条标注重复出现，等级不同</numerusform>
        </translation>
    </message>
    <message>
        <source>the first grade counts, as you said</source>
        <translation>按指定以第一个等级为准</translation>
    </message>
    <message>
        <source>the last grade counts, as you said</source>
        <translation>按指定以最后一个等级为准</translation>
    </message>
    <message>
        <source>the highest grade counts, as you said</source>
        <translation>按指定以最高等级为准</translation>
    </message>
    <message numerus="yes">
        <source>%n documents that their queries list again</source>
        <translation>
            <numerusform>%n&#x2009;个文档在同一查询下重复列出</numerusform>
        </translation>
    </message>
    <message>
        <source>the first counts, as you said</source>
        <translation>按指定以第一次出现为准</translation>
    </message>
    <message>
        <source>the best counts, as you said</source>
        <translation>按指定以最靠前的为准</translation>
    </message>
    <message numerus="yes">
        <source>%n pairs with grades of several raters</source>
        <translation>
            <numerusform>%n&#x2009;个查询–文档对有多名标注者的等级</numerusform>
        </translation>
    </message>
    <message>
        <source>their mean counts, as you said</source>
        <translation>按指定取均值</translation>
    </message>
    <message>
        <source>their median counts, as you said</source>
        <translation>按指定取中位数</translation>
    </message>
    <message>
        <source>the leftmost counts, as you said</source>
        <translation>按指定取最左一列</translation>
    </message>
    <message numerus="yes">
        <source>%n pairs without a grade of any rater</source>
        <translation>
            <numerusform>%n&#x2009;个查询–文档对没有任何标注者的等级</numerusform>
        </translation>
    </message>
    <message>
        <source>left out: they count as unjudged</source>
        <translation>已略去，视为未标注</translation>
    </message>
    <message numerus="yes">
        <source>%n grades with a fraction</source>
        <translation>
            <numerusform>%n&#x2009;个等级带小数</numerusform>
        </translation>
    </message>
    <message>
        <source>kept as given, where trec_eval rounds down</source>
        <translation>保留原值（trec_eval&#x2009;会向下取整）</translation>
    </message>
    <message numerus="yes">
        <source>%n grades below 0</source>
        <translation>
            <numerusform>%n&#x2009;个等级小于&#x2009;0</numerusform>
        </translation>
    </message>
    <message>
        <source>earns nothing and, as in trec_eval, does not count as judged</source>
        <translation>没有增益，且与&#x2009;trec_eval&#x2009;一样不算已标注</translation>
    </message>
    <message>
        <source>Pairs without grades</source>
        <translation>查询–文档对未给出等级</translation>
    </message>
    <message>
        <source>each counts as a grade of 1</source>
        <translation>各按等级&#x2009;1&#x2009;计</translation>
    </message>
    <message>
        <source>Grades of the results only</source>
        <translation>只有检索结果的等级</translation>
    </message>
    <message>
        <source>documents that were not retrieved count as unjudged, also for recall and the ideal ranking</source>
        <translation>未检索到的文档视为未标注，召回率和理想排序也不计入</translation>
    </message>
    <message>
        <source>The same grade in all judgments</source>
        <translation>所有标注的等级都相同</translation>
    </message>
    <message>
        <source>only documents without a judgment are worse</source>
        <translation>只有未标注的文档更差</translation>
    </message>
    <message numerus="yes">
        <source>%n judged queries without a grade above 0</source>
        <translation>
            <numerusform>%n&#x2009;个已标注的查询没有大于&#x2009;0&#x2009;的等级</numerusform>
        </translation>
    </message>
    <message>
        <source>most measures have no value there, and the rule for the mean decides</source>
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
        <source>counts as minus infinity: sorted last</source>
        <translation>按负无穷大处理，排在最后</translation>
    </message>
    <message>
        <source>compared by document id only, in the order of glibc&apos;s merge sort, as trec_eval has it</source>
        <translation>仅按文档编号比较，次序同&#x2009;trec_eval&#x2009;所用的&#x2009;glibc&#x2009;归并排序</translation>
    </message>
    <message numerus="yes">
        <source>%n scores of 1.79769e308, with which some sets mark a missing value</source>
        <translation>
            <numerusform>%n&#x2009;个得分为&#x2009;1.79769e308，有些数据集以此表示缺失值</numerusform>
        </translation>
    </message>
    <message>
        <source>taken as given</source>
        <translation>按原值采用</translation>
    </message>
    <message numerus="yes">
        <source>%n documents with the score of the one above</source>
        <translation>
            <numerusform>%n&#x2009;个文档与上一个文档同分</numerusform>
        </translation>
    </message>
    <message>
        <source>ordered by the rule for equal scores</source>
        <translation>按同分规则排列</translation>
    </message>
    <message numerus="yes">
        <source>%n documents with the rank of the one above</source>
        <translation>
            <numerusform>%n&#x2009;个文档与上一个文档排名相同</numerusform>
        </translation>
    </message>
    <message>
        <source>kept in the order of the file</source>
        <translation>保持文件中的次序</translation>
    </message>
    <message numerus="yes">
        <source>%n queries whose rank column contradicts the scores</source>
        <translation>
            <numerusform>%n&#x2009;个查询的排名列与得分矛盾</numerusform>
        </translation>
    </message>
    <message>
        <source>the scores give the order</source>
        <translation>按得分排列</translation>
    </message>
    <message numerus="yes">
        <source>%n queries with fewer documents than the deepest</source>
        <translation>
            <numerusform>%n&#x2009;个查询的文档数少于最深的查询</numerusform>
        </translation>
    </message>
    <message>
        <source>kept as given; ranks that are not there earn nothing</source>
        <translation>保留原样；缺少的位置没有增益</translation>
    </message>
    <message>
        <source>Ranks without scores</source>
        <translation>有排名而无得分</translation>
    </message>
    <message>
        <source>the ranks give the order</source>
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
        <source>%n queries without a document</source>
        <translation>
            <numerusform>%n&#x2009;个查询没有文档</numerusform>
        </translation>
    </message>
    <message>
        <source>left out</source>
        <translation>已略去</translation>
    </message>
    <message numerus="yes">
        <source>%n queries whose lines do not stand together</source>
        <translation>
            <numerusform>%n&#x2009;个查询的各行不相连</numerusform>
        </translation>
    </message>
    <message>
        <source>read as one query each</source>
        <translation>各自合并为一个查询</translation>
    </message>
    <message numerus="yes">
        <source>%n queries that stand twice</source>
        <translation>
            <numerusform>%n&#x2009;个查询出现两次</numerusform>
        </translation>
    </message>
    <message>
        <source>the documents of both count, where most readers keep the last</source>
        <translation>两处的文档都计入（多数工具只保留后一处）</translation>
    </message>
    <message>
        <source>Runs of several systems in one file</source>
        <translation>一个文件中有多个系统的检索结果</translation>
    </message>
    <message>
        <source>read as runs of their own</source>
        <translation>分别读作各自的检索结果</translation>
    </message>
    <message>
        <source>Results of one query without an id</source>
        <translation>只有一个查询的结果，且没有查询编号</translation>
    </message>
    <message>
        <source>the query is called by the name of the file</source>
        <translation>查询以文件名命名</translation>
    </message>
    <message>
        <source>A folder of answers, one to a query</source>
        <translation>文件夹中每个文件是一个查询的响应</translation>
    </message>
    <message>
        <source>read as one run; queries without an id are called by their file</source>
        <translation>读作一个检索结果；没有编号的查询以文件名命名</translation>
    </message>
    <message numerus="yes">
        <source>%n queries without an id</source>
        <translation>
            <numerusform>%n&#x2009;个查询没有编号</numerusform>
        </translation>
    </message>
    <message>
        <source>called 1, 2, 3… in the order of the file</source>
        <translation>按文件中的顺序命名为&#x2009;1、2、3……</translation>
    </message>
    <message numerus="yes">
        <source>%n documents with the id of their query</source>
        <translation>
            <numerusform>%n&#x2009;个文档的编号与其查询相同</numerusform>
        </translation>
    </message>
    <message>
        <source>kept, although some collections leave such out</source>
        <translation>予以保留，尽管有些测试集会略去</translation>
    </message>
    <message numerus="yes">
        <source>%n lines that name no document</source>
        <translation>
            <numerusform>%n&#x2009;行没有文档编号</numerusform>
        </translation>
    </message>
    <message>
        <source>called by the line within the query</source>
        <translation>以其在查询内的行号命名</translation>
    </message>
    <message>
        <source>Documents without ids</source>
        <translation>文档没有编号</translation>
    </message>
    <message>
        <source>each text is an id, and only equal texts match</source>
        <translation>以全文作为编号，只有完全相同的文本才匹配</translation>
    </message>
    <message numerus="yes">
        <source>%n lines without the feature that gives the scores</source>
        <translation>
            <numerusform>%n&#x2009;行缺少用作得分的特征</numerusform>
        </translation>
    </message>
    <message>
        <source>scored 0, as SVMlight reads it</source>
        <translation>得分记为&#x2009;0，与&#x2009;SVMlight&#x2009;的读法一致</translation>
    </message>
    <message numerus="yes">
        <source>%n lines with NULL as the feature that gives the scores</source>
        <translation>
            <numerusform>%n&#x2009;行中用作得分的特征为&#x2009;NULL</numerusform>
        </translation>
    </message>
    <message>
        <source>sorted last</source>
        <translation>排在最后</translation>
    </message>
    <message numerus="yes">
        <source>%n features with the index 0, where they count from 1</source>
        <translation>
            <numerusform>%n&#x2009;个特征的编号为&#x2009;0，而编号应从&#x2009;1&#x2009;开始</numerusform>
        </translation>
    </message>
    <message>
        <source>kept</source>
        <translation>保留原样</translation>
    </message>
    <message numerus="yes">
        <source>%n lines whose features do not ascend</source>
        <translation>
            <numerusform>%n&#x2009;行的特征编号不是升序</numerusform>
        </translation>
    </message>
    <message>
        <source>read by their indices</source>
        <translation>按编号读取</translation>
    </message>
    <message numerus="yes">
        <source>%n ids without a text</source>
        <translation>
            <numerusform>%n&#x2009;个编号没有对应文本</numerusform>
        </translation>
    </message>
    <message>
        <source>shown by id</source>
        <translation>以编号显示</translation>
    </message>
    <message numerus="yes">
        <source>%n further texts for ids that have one</source>
        <translation>
            <numerusform>%n&#x2009;段文本的编号已有文本</numerusform>
        </translation>
    </message>
    <message>
        <source>the first text counts</source>
        <translation>以第一段文本为准</translation>
    </message>
    <message numerus="yes">
        <source>%n judged queries that the texts lack</source>
        <translation>
            <numerusform>%n&#x2009;个已标注的查询在文本中找不到</numerusform>
        </translation>
    </message>
    <message>
        <source>Texts of no judged query and of no judged document</source>
        <translation>文本与任何已标注的查询或文档都不对应</translation>
    </message>
    <message>
        <source>not shown</source>
        <translation>不显示</translation>
    </message>
    <message>
        <source>Numbers, which may be grades or a run&apos;s</source>
        <translation>数值既可能是等级，也可能是检索结果的得分</translation>
    </message>
    <message>
        <source>taken as grades</source>
        <translation>按等级处理</translation>
    </message>
    <message>
        <source>taken as a run, because other judgments are there</source>
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
        <source>Lines without a query, and a file that counts them</source>
        <translation>各行没有查询编号，另有文件给出每个查询的行数</translation>
    </message>
    <message>
        <source>the queries are called 1, 2, 3…</source>
        <translation>查询依次命名为&#x2009;1、2、3……</translation>
    </message>
    <message>
        <source>left out of the ranking</source>
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
        <source>read as GB18030, as you said</source>
        <translation>按指定以&#x2009;GB18030&#x2009;读取</translation>
    </message>
    <message numerus="yes">
        <source>%n grades in words</source>
        <translation>
            <numerusform>%n&#x2009;个用词语表示的等级</numerusform>
        </translation>
    </message>
    <message>
        <source>Neither ranks nor scores</source>
        <translation>既无名次也无得分</translation>
    </message>
    <message>
        <source>the order of the rows is the ranking</source>
        <translation>以各行的顺序为排名</translation>
    </message>
    <message>
        <source>read together</source>
        <translation>合并读取</translation>
    </message>
</context>
<context>
    <name>ui::DifferencePanel</name>
    <message>
        <source>Difference per query</source>
        <translation>各查询的差值</translation>
    </message>
    <message>
        <source>What a bar is</source>
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
        <source>To 1</source>
        <translation>距&#x2009;1</translation>
    </message>
    <message>
        <source>What each query lacks to the best value, 1</source>
        <translation>各查询的值与最佳值&#x2009;1&#x2009;的差距</translation>
    </message>
    <message>
        <source>What is lacking to 1</source>
        <translation>与&#x2009;1&#x2009;的差距</translation>
    </message>
</context>
<context>
    <name>ui::DiscriminationChart</name>
    <message>
        <source>Which measure tells runs apart</source>
        <translation>哪个指标能区分检索结果</translation>
    </message>
    <message>
        <source>Open three runs or more to see which measure tells them apart.</source>
        <translation>打开三个或更多检索结果，即可看到哪个指标能区分它们。</translation>
    </message>
    <message>
        <source>The pairs of runs are being tested.</source>
        <translation>正在检验各对检索结果。</translation>
    </message>
    <message>
        <source>No query has a value in every run under every measure.</source>
        <translation>没有一个查询在每个检索结果、每个指标下都有值。</translation>
    </message>
    <message>
        <source>level %1</source>
        <translation>水平&#x2009;%1</translation>
    </message>
    <message>
        <source>pairs of runs by falling p</source>
        <translation>检索结果对，按&#x2009;p&#x2009;降序</translation>
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
        <source>%1 has %2</source>
        <translation>%1&#x2009;为&#x2009;%2</translation>
    </message>
    <message>
        <source>The p of pair %1 of %2, the largest first: %3.</source>
        <translation>第&#x2009;%1&#x2009;对（共&#x2009;%2&#x2009;对，p&#x2009;大的在前）的&#x2009;p：%3。</translation>
    </message>
    <message>
        <source>The p of every two of %1 runs under each measure, the largest first. The sooner a curve falls below the level, %2, the more pairs the measure tells apart; their share, the discriminative power, stands behind its name.</source>
        <translation>%1&#x2009;个检索结果两两配对在各指标下的&#x2009;p，大的在前。曲线越早降到水平&#x2009;%2&#x2009;以下，该指标区分的配对就越多；其比例（区分力）写在指标名之后。</translation>
    </message>
    <message>
        <source>p above %1 is beyond the chart.</source>
        <translation>大于&#x2009;%1&#x2009;的&#x2009;p&#x2009;在图外。</translation>
    </message>
</context>
<context>
    <name>ui::DiscriminationPanel</name>
    <message>
        <source>Which measure</source>
        <translation>哪个指标</translation>
    </message>
    <message>
        <source>The p of every two runs</source>
        <translation>每两个检索结果的&#x2009;p</translation>
    </message>
    <message>
        <source>Level and test</source>
        <translation>水平与检验</translation>
    </message>
    <message>
        <source>Choose the level and the test of a pair</source>
        <translation>选择水平和配对的检验方法</translation>
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
        <source>Begin anew</source>
        <translation>重新开始</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>已停止。</translation>
    </message>
    <message>
        <source>being worked out</source>
        <translation>正在计算</translation>
    </message>
    <message numerus="yes">
        <source>%n pairs of runs</source>
        <translation>
            <numerusform>%n&#x2009;对检索结果</numerusform>
        </translation>
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
        <source>The guess is %1; right is %2.</source>
        <translation>猜测为&#x2009;%1，正确答案为&#x2009;%2。</translation>
    </message>
    <message>
        <source>At threshold %1, %2 of %3 positives and %4 of %5 negatives are accepted.</source>
        <translation>阈值为&#x2009;%1&#x2009;时，%3&#x2009;个正例中接受&#x2009;%2&#x2009;个，%5&#x2009;个负例中接受&#x2009;%4&#x2009;个。</translation>
    </message>
    <message>
        <source>threshold %1</source>
        <translation>阈值&#x2009;%1</translation>
    </message>
    <message>
        <source>t = %1</source>
        <translation>t = %1</translation>
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
        <source>%1 of each class in %2 bins of one width.</source>
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
        <source>Distribution of the scores of the model %1: %2</source>
        <translation>模型&#x2009;%1&#x2009;的得分分布：%2</translation>
    </message>
    <message>
        <source>Heights grow with the logarithm of 1 + the count.</source>
        <translation>高度按（1 +&#x2009;计数）的对数绘制。</translation>
    </message>
    <message>
        <source>The bins of scores reach from %1 to %2 and have their lower edges; what lies beyond counts in the outermost.</source>
        <translation>得分的分箱从&#x2009;%1&#x2009;到&#x2009;%2，各含其下边界；范围之外的得分计入最外侧的分箱。</translation>
    </message>
    <message>
        <source>At threshold %1, positives of weight %2 of %3 and negatives of weight %4 of %5 are accepted.</source>
        <translation>阈值为&#x2009;%1&#x2009;时，按权重计，接受的正例占&#x2009;%3&#x2009;中的&#x2009;%2，负例占&#x2009;%5&#x2009;中的&#x2009;%4。</translation>
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
        <source>Every model</source>
        <translation>所有模型</translation>
    </message>
    <message>
        <source>Open a table of labels and scores, or paste one, to see how the scores of the two classes are spread.</source>
        <translation>打开或粘贴一个含标签和得分的表格，即可查看两类样本的得分分布。</translation>
    </message>
    <message>
        <source>In figures, and here where all find room</source>
        <translation>用于导出的图；此处空间足够时也显示</translation>
    </message>
    <message>
        <source>As many bins as help</source>
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
        <source>Drag to another rank, or press Alt+Up and Alt+Down; what is selected moves together</source>
        <translation>拖到其他位置，或按&#x2009;Alt+↑、Alt+↓；选中的文档一起移动</translation>
    </message>
    <message>
        <source>Type a digit to grade, U for unjudged, F2 for any number</source>
        <translation>按数字键标注等级，按&#x2009;U&#x2009;标为未标注，按&#x2009;F2&#x2009;可输入任意数</translation>
    </message>
    <message>
        <source>Unjudged: earns nothing and is not counted as judged. Type a digit to grade it.</source>
        <translation>未标注：没有增益，不算已标注。按数字键标注等级。</translation>
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
        <source>“%1” is no grade: type a number such as 2.5, or u for unjudged.</source>
        <translation>“%1”不是相关性等级：请输入&#x2009;2.5&#x2009;这样的数值，未标注则输入&#x2009;u。</translation>
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
        <translation>已标注而未检索到</translation>
    </message>
    <message>
        <source>Digits grade the selected documents, U marks them unjudged, Alt with the arrows, Home and End moves them.</source>
        <translation>按数字键为选中的文档标注等级，按&#x2009;U&#x2009;标为未标注，按&#x2009;Alt&#x2009;加方向键、Home&#x2009;或&#x2009;End&#x2009;移动它们。</translation>
    </message>
    <message>
        <source>Digits grade a document, Delete removes it.</source>
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
        <source>A grade between two digits: 3.5</source>
        <translation>带小数的等级：3.5</translation>
    </message>
    <message>
        <source>- 3</source>
        <translation>- 3</translation>
    </message>
    <message>
        <source>A grade below 0: -3</source>
        <translation>小于&#x2009;0&#x2009;的等级：-3</translation>
    </message>
    <message>
        <source>Mark the selected documents unjudged</source>
        <translation>将选中的文档标为未标注</translation>
    </message>
    <message>
        <source>Rename, or type any grade</source>
        <translation>重命名，或输入任意等级</translation>
    </message>
    <message>
        <source>Walk along the documents</source>
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
        <source>End a drag or an edit without effect</source>
        <translation>取消拖动或编辑</translation>
    </message>
    <message>
        <source>clipboard</source>
        <translation>剪贴板</translation>
    </message>
    <message>
        <source>Grades alone can be pasted into the ranked list; here it takes names beside them, or a table of documents with a column id.</source>
        <translation>单独的等级可粘贴到排序列表；此处还需有名称，或粘贴含&#x2009;id&#x2009;列的文档表。</translation>
    </message>
    <message>
        <source>This can be read in several ways. Pasted into the ranked list, it is asked which is meant.</source>
        <translation>这段内容有多种读法。粘贴到排序列表时会询问是哪一种。</translation>
    </message>
    <message>
        <source>Paste ‘%1’</source>
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
        <source>Every judged document was retrieved. Press Insert to add one that was not.</source>
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
        <source>Take out of the ranking</source>
        <translation>移出排序</translation>
    </message>
    <message>
        <source>Retrieve at the end</source>
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
        <source>Load &amp;it again</source>
        <translation>重新载入(&amp;I)</translation>
    </message>
    <message>
        <source>Unsaved changes cannot be kept for the next start, in case this one ends early: %1</source>
        <translation>无法为意外退出保留未保存的修改：%1</translation>
    </message>
    <message>
        <source>Restore ‘%1’</source>
        <translation>恢复“%1”</translation>
    </message>
    <message>
        <source>‘%1’ was changed by another program after this state was kept. Saving asks before it overwrites that.</source>
        <translation>保留此状态之后，“%1”被另一个程序修改过。保存时会先询问是否覆盖。</translation>
    </message>
    <message>
        <source>‘%1’ is not there any more. Saving writes it anew.</source>
        <translation>“%1”已不存在。保存时会重新写入。</translation>
    </message>
    <message>
        <source>‘%1’ was changed by another program since it was opened here.</source>
        <translation>“%1”在此处打开之后被另一个程序修改过。</translation>
    </message>
    <message>
        <source>Of each workspace the last edited is shown. Undo leads to the others: none is lost.</source>
        <translation>每个工作区显示最后编辑的一个。用“撤销”可回到其余各个：都没有丢失。</translation>
    </message>
</context>
<context>
    <name>ui::ErrorText</name>
    <message>
        <source>found 1 column, expected %1: %2</source>
        <translation>读到&#x2009;1&#x2009;列，应为&#x2009;%1&#x2009;列：%2</translation>
    </message>
    <message>
        <source>found %1 columns, expected %2: %3</source>
        <translation>读到&#x2009;%1&#x2009;列，应为&#x2009;%2&#x2009;列：%3</translation>
    </message>
    <message>
        <source>found JSON without a “format”, expected a Rankscope session</source>
        <translation>读到没有“format”字段的&#x2009;JSON，应为&#x2009;Rankscope&#x2009;会话</translation>
    </message>
    <message>
        <source>found the format “%1”, expected a Rankscope session</source>
        <translation>读到格式“%1”，应为&#x2009;Rankscope&#x2009;会话</translation>
    </message>
    <message>
        <source>found the end of the file, expected %1</source>
        <translation>读到文件末尾，此处应为%1</translation>
    </message>
    <message>
        <source>found “%1”, expected %2</source>
        <translation>读到“%1”，此处应为%2</translation>
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
        <source>was not read to its end, because reading was stopped</source>
        <translation>读取被中止，未读到末尾</translation>
    </message>
    <message>
        <source>found compressed data that is damaged or ends early, expected a whole %1 file</source>
        <translation>压缩数据已损坏或不完整，应为完整的&#x2009;%1&#x2009;文件</translation>
    </message>
    <message>
        <source>found %1 data inside compressed data, expected a text that is compressed once</source>
        <translation>压缩数据中还有&#x2009;%1&#x2009;压缩数据，应为只压缩一次的文本</translation>
    </message>
    <message>
        <source>found compressed data that grows to more than %1 times its size, expected at most that: unpack the file first, or, on the command line, raise the limit with --max-expansion</source>
        <translation>压缩数据解压后超过原大小的&#x2009;%1&#x2009;倍，已超出上限：请先解压文件，或在命令行用 --max-expansion&#x2009;提高上限</translation>
    </message>
    <message>
        <source>found %1 data that takes more than %2 MiB of memory to be decompressed, expected at most that: unpack the file first</source>
        <translation>解压&#x2009;%1&#x2009;数据所需内存超过&#x2009;%2 MiB，已超出上限：请先解压文件</translation>
    </message>
    <message>
        <source>found a file of the format %1, which is not read; expected text, as it is or compressed with gzip, xz, zstd or bzip2, or a workbook (.xlsx, .ods)</source>
        <translation>文件为&#x2009;%1&#x2009;格式，无法读取；应为文本，或经&#x2009;gzip、xz、zstd、bzip2&#x2009;压缩的文本，或工作簿（.xlsx、.ods）</translation>
    </message>
    <message>
        <source>found a Parquet file, which is not read: convert it with Python: %1</source>
        <translation>这是&#x2009;Parquet&#x2009;文件，无法读取：请用&#x2009;Python&#x2009;转换：%1</translation>
    </message>
    <message>
        <source>found a workbook of the format %1, or one with a password, which is not read: save it as .xlsx without a password, or the sheet as CSV</source>
        <translation>这是&#x2009;%1&#x2009;格式或带密码的工作簿，无法读取：请另存为不带密码的&#x2009;.xlsx，或把工作表存为&#x2009;CSV</translation>
    </message>
    <message>
        <source>found a workbook that is damaged, ends early or has a password: open it in a spreadsheet program and save it again without one, or save the sheet as CSV</source>
        <translation>工作簿已损坏、不完整或带密码：请用电子表格软件打开并不带密码重新保存，或把工作表存为&#x2009;CSV</translation>
    </message>
    <message>
        <source>found a workbook with more cells than are read (20 million): save the sheet as CSV</source>
        <translation>工作簿的单元格超过可读取的上限（2000&#x2009;万）：请把工作表存为&#x2009;CSV</translation>
    </message>
    <message>
        <source>found tables in several sheets of the workbook, %1: choose one with --sheet on the command line, or save it as CSV</source>
        <translation>工作簿的多个工作表中都有表格：%1。请在命令行用 --sheet&#x2009;选定一个，或把它存为&#x2009;CSV</translation>
    </message>
    <message>
        <source>found no sheet of that name in the workbook, expected one of %1</source>
        <translation>工作簿中没有该名称的工作表，应为以下之一：%1</translation>
    </message>
    <message>
        <source>found a formula without its value in %1: open the workbook in a spreadsheet program and save it again</source>
        <translation>%1&#x2009;中的公式没有保存结果：请用电子表格软件打开工作簿并重新保存</translation>
    </message>
    <message>
        <source>found text in UTF-16 without a byte order mark, expected UTF-8, or UTF-16 with the mark</source>
        <translation>读到没有字节顺序标记的&#x2009;UTF-16&#x2009;文本，应为&#x2009;UTF-8，或带标记的&#x2009;UTF-16</translation>
    </message>
    <message>
        <source>found half a character of UTF-16, expected whole ones</source>
        <translation>读到不完整的&#x2009;UTF-16&#x2009;字符</translation>
    </message>
    <message>
        <source>found the byte %1, expected a text file</source>
        <translation>读到字节&#x2009;%1，应为文本文件</translation>
    </message>
    <message>
        <source>found a line of %1 bytes, expected at most 1 MiB</source>
        <translation>读到一行&#x2009;%1&#x2009;字节，最多应为&#x2009;1 MiB</translation>
    </message>
    <message>
        <source>found the byte %1, expected text in UTF-8</source>
        <translation>读到字节&#x2009;%1，应为&#x2009;UTF-8&#x2009;文本；GBK、GB18030&#x2009;编码的文件请先另存为&#x2009;UTF-8</translation>
    </message>
    <message>
        <source>found nothing to read, expected at least one line of data</source>
        <translation>没有可读的内容，应至少有一行数据</translation>
    </message>
    <message>
        <source>found the column names “%1”, expected data: the format has no heading line</source>
        <translation>读到列名“%1”，应为数据：该格式没有表头行</translation>
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
        <source>found the grade “%1”, expected a number such as 2 or 2.5</source>
        <translation>读到等级“%1”，应为数，如&#x2009;2&#x2009;或&#x2009;2.5</translation>
    </message>
    <message>
        <source>found a grade for “%1” that is infinite or no number, expected one such as 2 or 2.5</source>
        <translation>“%1”的等级为无穷大或不是数，应为数，如&#x2009;2&#x2009;或&#x2009;2.5</translation>
    </message>
    <message>
        <source>found the score “%1”, expected a number such as 1.5 or 2e-3</source>
        <translation>读到得分“%1”，应为数，如&#x2009;1.5&#x2009;或&#x2009;2e-3</translation>
    </message>
    <message>
        <source>found the rank “%1”, expected a whole number</source>
        <translation>读到排名“%1”，应为整数</translation>
    </message>
    <message>
        <source>found a second, different grade for “%1”, expected one for each query</source>
        <translation>“%1”有第二个不同的等级，每个查询下应只有一个</translation>
    </message>
    <message>
        <source>found “%1” a second time, expected every document once</source>
        <translation>“%1”重复出现，每个文档应只出现一次</translation>
    </message>
    <message>
        <source>found “%1” in list B, expected a document of list A</source>
        <translation>列表&#x2009;B&#x2009;中读到“%1”，应为列表&#x2009;A&#x2009;中的文档</translation>
    </message>
    <message>
        <source>found a column “%1”, expected rank, id, title, grade or score</source>
        <translation>读到列“%1”，列名应为&#x2009;rank、id、title、grade&#x2009;或&#x2009;score</translation>
    </message>
    <message>
        <source>found 1 column, expected as many as the heading names</source>
        <translation>读到&#x2009;1&#x2009;列，应与表头的列数相同</translation>
    </message>
    <message>
        <source>found %1 columns, expected as many as the heading names</source>
        <translation>读到&#x2009;%1&#x2009;列，应与表头的列数相同</translation>
    </message>
    <message>
        <source>found 1 cell, expected as many as the first line has</source>
        <translation>读到&#x2009;1&#x2009;个单元格，应与第一行相同</translation>
    </message>
    <message>
        <source>found %1 cells, expected as many as the first line has</source>
        <translation>读到&#x2009;%1&#x2009;个单元格，应与第一行相同</translation>
    </message>
    <message>
        <source>found an empty cell, expected a label such as 0 or 1</source>
        <translation>读到空单元格，应为标签，如&#x2009;0&#x2009;或&#x2009;1</translation>
    </message>
    <message>
        <source>found “%1”, expected a label such as 0 or 1</source>
        <translation>读到“%1”，应为标签，如&#x2009;0&#x2009;或&#x2009;1</translation>
    </message>
    <message>
        <source>found “%1” as a third label, expected one of the two above it</source>
        <translation>“%1”是第三种标签，应为前面出现过的两种之一</translation>
    </message>
    <message>
        <source>found no label “%1”, expected the positive class to be one of the labels</source>
        <translation>没有标签“%1”，正类应为现有标签之一</translation>
    </message>
    <message>
        <source>found no column that holds the labels, expected one to be named</source>
        <translation>找不到标签列，请指定一列</translation>
    </message>
    <message>
        <source>found no column that holds scores, expected one to be named</source>
        <translation>找不到得分列，请指定一列</translation>
    </message>
    <message>
        <source>found “%1”, which has no column of scores, expected one such as prob_%1, p_%1 or %1</source>
        <translation>类别“%1”没有得分列，应有一列名为&#x2009;prob_%1、p_%1&#x2009;或&#x2009;%1</translation>
    </message>
    <message>
        <source>found “%1” as one label more than the %2 that can be told apart</source>
        <translation>标签“%1”超出了可区分的&#x2009;%2&#x2009;个标签</translation>
    </message>
    <message>
        <source>found no column “%1”, expected one that the table has</source>
        <translation>没有列“%1”，应为表中已有的列</translation>
    </message>
    <message>
        <source>found no query “%1”, expected one that the file holds</source>
        <translation>没有查询“%1”，应为文件中已有的查询</translation>
    </message>
    <message>
        <source>text that is JSON</source>
        <translation>&#x2009;JSON&#x2009;文本</translation>
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
        <source>a colon behind the name</source>
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
        <source>a text in quotes, on one line and with only JSON’s escapes</source>
        <translation>引号内的文本，须在一行之内且只用&#x2009;JSON&#x2009;的转义</translation>
    </message>
    <message>
        <source>a number of JSON’s form that is not too large</source>
        <translation>符合&#x2009;JSON&#x2009;写法且不过大的数</translation>
    </message>
    <message>
        <source>found what is not TOML (%1), expected TOML or JSON</source>
        <translation>读到的内容不是&#x2009;TOML（%1），应为&#x2009;TOML&#x2009;或&#x2009;JSON</translation>
    </message>
    <message>
        <source>found a session of version %1, expected at most %2: it was written by a newer Rankscope</source>
        <translation>会话版本为&#x2009;%1，最高应为&#x2009;%2：它由更新版本的&#x2009;Rankscope&#x2009;写成</translation>
    </message>
    <message>
        <source>found no field “%1”, expected one</source>
        <translation>缺少字段“%1”</translation>
    </message>
    <message>
        <source>found a value of the wrong type in the field “%1”, expected another type</source>
        <translation>字段“%1”的值类型有误</translation>
    </message>
    <message>
        <source>found a value in the field “%1” that it cannot have, expected one of its range</source>
        <translation>字段“%1”的值超出允许范围</translation>
    </message>
    <message>
        <source>found another number of values in the field “%1” than there are labels, expected one for each</source>
        <translation>字段“%1”的值的个数与标签数不符，应一一对应</translation>
    </message>
    <message>
        <source>found the field “%1” twice, expected it once</source>
        <translation>字段“%1”出现两次，应只出现一次</translation>
    </message>
    <message>
        <source>found JSON nested too deeply, expected at most %1 levels</source>
        <translation>JSON&#x2009;嵌套过深，最多应为&#x2009;%1&#x2009;层</translation>
    </message>
    <message>
        <source>found “%1”, expected a measure such as nDCG@10</source>
        <translation>读到“%1”，应为指标，如&#x2009;nDCG@10</translation>
    </message>
    <message>
        <source>found “%1”, expected a number such as 2.5; commas are read as decimal points only when you say so</source>
        <translation>读到“%1”，应为数，如&#x2009;2.5；只有明确指定时，逗号才视为小数点</translation>
    </message>
    <message>
        <source>found “%1” above numbers, expected a number, or column names such as query, docid and rating</source>
        <translation>一列数的上方读到“%1”，应为数，或&#x2009;query、docid、rating&#x2009;等列名</translation>
    </message>
    <message>
        <source>found “%1”, expected a number for the document</source>
        <translation>读到“%1”，应为该文档的数值</translation>
    </message>
    <message>
        <source>found a quote that is closed only in a later line: “%1”, expected an id in one line</source>
        <translation>引号到后面的行才闭合：“%1”，编号应在一行之内</translation>
    </message>
    <message>
        <source>found the column “%1” twice, expected it once</source>
        <translation>列“%1”出现两次，应只出现一次</translation>
    </message>
    <message>
        <source>found the columns %1, expected names such as query, docid and rating, or the columns to be named</source>
        <translation>读到列&#x2009;%1，列名应为&#x2009;query、docid、rating&#x2009;等，否则请指定各列</translation>
    </message>
    <message>
        <source>found numbers in %1, expected one of these columns to be named as the grade or the score</source>
        <translation>%1&#x2009;都是数值列，请指定其中哪一列是等级或得分</translation>
    </message>
    <message>
        <source>found the grades of several raters in %1, expected one of the columns to be named, or a rule for all of them</source>
        <translation>%1&#x2009;是多名标注者的等级，请指定其中一列，或选择合并规则</translation>
    </message>
    <message>
        <source>found the character %1, which looks like a blank, expected blanks or tabs between columns</source>
        <translation>读到形似空格的字符&#x2009;%1，各列之间应以空格或制表符分隔</translation>
    </message>
    <message>
        <source>found “%1” judged for several subtopics (the second column), as ndeval reads it, expected one grade for each query</source>
        <translation>“%1”按多个子主题（第二列，ndeval&#x2009;的读法）标注，每个查询下应只有一个等级</translation>
    </message>
    <message>
        <source>found five columns as preference judgments (prels) have them, “%1”, expected one grade for each document: query iteration document grade</source>
        <translation>读到偏好标注（prels）式的五列“%1”，每个文档应只有一个等级：查询、迭代号、文档、等级</translation>
    </message>
    <message>
        <source>found topics in TREC’s form, “%1”, expected judgments, a run, or texts as JSON lines or with a tab behind each id</source>
        <translation>读到&#x2009;TREC&#x2009;格式的查询主题“%1”，应为标注、检索结果或文本（每行一个&#x2009;JSON，或编号后接制表符）</translation>
    </message>
    <message>
        <source>found documents in TREC’s form, “%1”, expected judgments, a run, or texts as JSON lines or with a tab behind each id</source>
        <translation>读到&#x2009;TREC&#x2009;格式的文档“%1”，应为标注、检索结果或文本（每行一个&#x2009;JSON，或编号后接制表符）</translation>
    </message>
    <message>
        <source>found the runs of several systems, %1, expected one run</source>
        <translation>读到多个系统的检索结果：%1，应只有一个</translation>
    </message>
    <message>
        <source>found the feature %1 twice, expected it once in a line</source>
        <translation>特征&#x2009;%1&#x2009;出现两次，一行中应只出现一次</translation>
    </message>
    <message>
        <source>found an empty cell, expected the id of a query or document</source>
        <translation>读到空单元格，应为查询或文档的编号</translation>
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
        <source>found “%1” in the second column, expected a query as qid:1</source>
        <translation>第二列读到“%1”，应为查询，如&#x2009;qid:1</translation>
    </message>
    <message>
        <source>found “%1”, expected a feature as 12:0.5</source>
        <translation>读到“%1”，应为特征，如&#x2009;12:0.5</translation>
    </message>
    <message>
        <source>found no feature %1, expected one that the file holds</source>
        <translation>没有特征&#x2009;%1，应为文件中已有的特征</translation>
    </message>
    <message>
        <source>found “%1”, expected one number as the prediction of a line</source>
        <translation>读到“%1”，应为一个数，即该行的预测值</translation>
    </message>
    <message>
        <source>found %1 predictions, expected one for each of the %2 lines of the judgments</source>
        <translation>读到&#x2009;%1&#x2009;个预测值，而标注共有&#x2009;%2&#x2009;行，应一一对应</translation>
    </message>
    <message>
        <source>found predictions, one number per line, expected the LETOR file whose lines they score beside them</source>
        <translation>读到每行一个数的预测值，同时还应有这些预测值所对应的&#x2009;LETOR&#x2009;文件</translation>
    </message>
    <message>
        <source>found lines of features without qid, expected the number of lines of each query in %1.query or %1.group beside the file</source>
        <translation>特征各行没有&#x2009;qid，应在同一目录的&#x2009;%1.query&#x2009;或&#x2009;%1.group&#x2009;中给出每个查询的行数</translation>
    </message>
    <message>
        <source>found queries of %1 lines in all, expected as many as the %2 lines of the features</source>
        <translation>各查询的行数合计为&#x2009;%1，应与特征的&#x2009;%2&#x2009;行相等</translation>
    </message>
    <message>
        <source>found “%1”, expected the number of lines of a query</source>
        <translation>读到“%1”，应为一个查询的行数</translation>
    </message>
    <message>
        <source>found “%1” as the first line, expected judgments, a run or texts in a format that is known</source>
        <translation>第一行为“%1”，应为已知格式的标注、检索结果或文本</translation>
    </message>
    <message>
        <source>found JSON with the fields %1, which is not the export of a tool that is known, expected the results or grades of queries, such as {&quot;query_id&quot;: &quot;q1&quot;, &quot;results&quot;: [{&quot;id&quot;: &quot;d1&quot;, &quot;score&quot;: 0.5}]}, {&quot;q1&quot;: {&quot;d1&quot;: 0.5}} or {&quot;q1&quot;: [&quot;d1&quot;, &quot;d2&quot;]}</source>
        <translation>读到带字段&#x2009;%1 的 JSON，不是已知工具的导出；应为各查询的检索结果或等级，例如 {&quot;query_id&quot;: &quot;q1&quot;, &quot;results&quot;: [{&quot;id&quot;: &quot;d1&quot;, &quot;score&quot;: 0.5}]}、{&quot;q1&quot;: {&quot;d1&quot;: 0.5}} 或 {&quot;q1&quot;: [&quot;d1&quot;, &quot;d2&quot;]}</translation>
    </message>
    <message>
        <source>found the format “%1”, expected judgments</source>
        <translation>读到格式“%1”，应为标注</translation>
    </message>
    <message>
        <source>found the format “%1”, expected a run</source>
        <translation>读到格式“%1”，应为检索结果</translation>
    </message>
    <message>
        <source>found no judgments in the files, expected one file with them (qrels)</source>
        <translation>各文件中没有标注，应有一个标注文件（qrels）</translation>
    </message>
    <message>
        <source>found judgments a second time, expected one file with them</source>
        <translation>标注出现第二次，应只有一个标注文件</translation>
    </message>
    <message>
        <source>found no split “%1” of the judgments, expected one of the folder&apos;s</source>
        <translation>标注没有划分“%1”，应为文件夹中已有的划分</translation>
    </message>
    <message>
        <source>was not written: the id “%1” has a blank or starts a comment, which TREC&apos;s columns cannot hold</source>
        <translation>未写入：编号“%1”含空格或以注释符开头，TREC&#x2009;的列无法表示</translation>
    </message>
    <message>
        <source>found “%1”</source>
        <translation>读到“%1”</translation>
    </message>
    <message>
        <source>found “%1” a second time</source>
        <translation>“%1”重复出现</translation>
    </message>
    <message>
        <source>the lesson lacks “%1” here</source>
        <translation>此处课程缺少“%1”</translation>
    </message>
    <message>
        <source>found “%1” without its end</source>
        <translation>“%1”没有结尾</translation>
    </message>
    <message>
        <source>%1, expected %2</source>
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
        <source>The file was changed meanwhile</source>
        <translation>该文件其间有变</translation>
    </message>
    <message>
        <source>The file was changed each time while it was read</source>
        <translation>该文件每次在读取时都有变</translation>
    </message>
    <message>
        <source>found the field “%1”, which nothing reads, expected those that such a file has</source>
        <translation>不认识字段“%1”，此类文件没有这个字段</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true&#x2009;或&#x2009;false</translation>
    </message>
    <message>
        <source>a text</source>
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
        <source>found %1 columns, expected as many as the first line has: an id with a blank seems to have moved them</source>
        <translation>读到&#x2009;%1&#x2009;列，应与第一行的列数相同：可能是某个编号含有空格，使各列错位</translation>
    </message>
    <message>
        <source>found a value of the wrong type in the field “%1”, expected %2</source>
        <translation>字段“%1”的值类型有误，应为%2</translation>
    </message>
    <message>
        <source>found a value in the field “%1” that it cannot have, expected one of %2</source>
        <translation>字段“%1”的值不在允许之列，应为%2&#x2009;之一</translation>
    </message>
    <message>
        <source>found the grades %1, expected numbers, or a number for each of these words</source>
        <translation>等级为%1，应为数字，或为每个词指定一个数</translation>
    </message>
    <message>
        <source>found the weight “%1”, expected a number of 0 or more</source>
        <translation>权重为“%1”，应为不小于&#x2009;0&#x2009;的数</translation>
    </message>
    <message>
        <source>found “%1”, values as trec_eval prints them, expected judgments or a run: open those that were evaluated</source>
        <translation>读到“%1”，这是&#x2009;trec_eval&#x2009;输出的值，应为评判或运行：请打开被评估的文件</translation>
    </message>
    <message>
        <source>found other grades than in the files before: %1, expected the same</source>
        <translation>等级与前面的文件不同：%1，应相同</translation>
    </message>
    <message>
        <source>found no column of ids by which the files could be joined, expected one to be named</source>
        <translation>没有可用来连接两个文件的&#x2009;ID&#x2009;列，请指明一列</translation>
    </message>
    <message>
        <source>found the id “%1” in a second row, expected one</source>
        <translation>ID“%1”又出现在另一行，应只有一行</translation>
    </message>
    <message>
        <source>found no id that “%1” has, expected ids of both files</source>
        <translation>没有“%1”中的任何&#x2009;ID，两个文件应有共同的&#x2009;ID</translation>
    </message>
    <message>
        <source>found JSON that holds no rows, expected an array of records, a record on each line, columns with data, or an array for each column</source>
        <translation>读到的&#x2009;JSON&#x2009;中没有行，应为记录的数组、每行一条记录、带数据的列，或每列一个数组</translation>
    </message>
    <message>
        <source>found JSON, expected a table such as CSV</source>
        <translation>读到的是&#x2009;JSON，应为&#x2009;CSV&#x2009;之类的表格</translation>
    </message>
    <message>
        <source>found the predicted class “%1”, which the scores belong to, expected one of the labels</source>
        <translation>得分所属的预测类别为“%1”，应为标签之一</translation>
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
        <source>Replace them</source>
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
        <source>Names</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Beside the figure</source>
        <translation>随图文件</translation>
    </message>
    <message>
        <source>Save &amp;under</source>
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
        <source>Put the chart on the clipboard as SVG, PDF and PNG</source>
        <translation>将图表以&#x2009;SVG、PDF&#x2009;和&#x2009;PNG&#x2009;格式放入剪贴板</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1&#x2009;等，另有&#x2009;%n&#x2009;项</numerusform>
        </translation>
    </message>
    <message>
        <source>The chart is being worked out…</source>
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
        <source>There is nothing to say of how it came about yet.</source>
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
        <source>Figures (*.pdf *.svg *.png *.tif *.tiff);;All files (*)</source>
        <translation>图 (*.pdf *.svg *.png *.tif *.tiff);;所有文件 (*)</translation>
    </message>
    <message>
        <source>The file needs a name.</source>
        <translation>请输入文件名。</translation>
    </message>
    <message>
        <source>Already there: %1.</source>
        <translation>已存在：%1。</translation>
    </message>
    <message>
        <source>The chart could not be drawn: it is too large.</source>
        <translation>图表太大，无法绘制。</translation>
    </message>
    <message>
        <source>The chart is on the clipboard, as SVG, PDF and PNG.</source>
        <translation>图表已以&#x2009;SVG、PDF&#x2009;和&#x2009;PNG&#x2009;格式放入剪贴板。</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>消息</translation>
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
        <source>Drag the figure into another program to have it there as a file</source>
        <translation>将图拖入其他程序，即可得到图文件</translation>
    </message>
</context>
<context>
    <name>ui::FigureText</name>
    <message>
        <source>As it was made</source>
        <translation>恢复原文</translation>
    </message>
    <message>
        <source>Copy the text</source>
        <translation>复制文字</translation>
    </message>
    <message>
        <source>Takes back what was typed here</source>
        <translation>撤销在此输入的内容</translation>
    </message>
    <message>
        <source>The text is on the clipboard.</source>
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
        <source>%n files are not there any more: %1. What was read of them stays.</source>
        <translation>
            <numerusform>%n&#x2009;个文件已不存在：%1。已读取的内容保留。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files have changed since they were read: %1.</source>
        <translation>
            <numerusform>%n&#x2009;个文件在读取之后有变：%1。</numerusform>
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
        <source>What it holds and what was met</source>
        <translation>内容与检查结果</translation>
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
        <source>nothing odd was met</source>
        <translation>未发现异常</translation>
    </message>
    <message numerus="yes">
        <source>%n findings</source>
        <translation>
            <numerusform>%n&#x2009;项检查结果</numerusform>
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
        <source>Say where a file is that is not there any more</source>
        <translation>指出已不在原处的文件现在何处</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>读取方式…</translation>
    </message>
    <message>
        <source>Choices of reading</source>
        <translation>读取方式</translation>
    </message>
    <message>
        <source>%1…</source>
        <translation>%1…</translation>
    </message>
    <message>
        <source>The open files are read anew with these choices; your edits stay.</source>
        <translation>按所选方式重新读取已打开的文件；你的修改会保留。</translation>
    </message>
    <message>
        <source>%1
You can read these files with other choices.</source>
        <translation>%1
可以改用其他方式读取这些文件。</translation>
    </message>
    <message>
        <source>What “%1” was read from, and what was met while reading.</source>
        <translation>“%1”由哪些文件读入，以及读取时的发现。</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>未接受</translation>
    </message>
    <message numerus="yes">
        <source>%n files were not read</source>
        <translation>
            <numerusform>%n&#x2009;个文件未读取</numerusform>
        </translation>
    </message>
    <message>
        <source>Decimal commas, encodings, repeated judgments, the order of documents: read the files with other choices</source>
        <translation>小数逗号、编码、重复的标注、文档的次序：改用其他方式读取这些文件</translation>
    </message>
    <message>
        <source>What the files hold, and every oddity met in them, appears here.</source>
        <translation>这里显示各文件的内容，以及其中的每一处异常。</translation>
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
        <source>A part of a title or an id, grade:5 for a grade, grade:u for unjudged, #120 or rank:120 for a rank. Enter goes on, Shift+Enter goes back.</source>
        <translation>标题或编号的一部分；grade:5&#x2009;按等级，grade:u&#x2009;找未标注的，#120&#x2009;或&#x2009;rank:120&#x2009;按排名。按&#x2009;Enter&#x2009;找下一个，按&#x2009;Shift+Enter&#x2009;找上一个。</translation>
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
        <source>Close (Escape)</source>
        <translation>关闭（Esc）</translation>
    </message>
    <message>
        <source>nothing found</source>
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
        <source>relevant in the first %1</source>
        <translation>前&#x2009;%1&#x2009;位中的相关文档数</translation>
    </message>
    <message>
        <source>relevant retrieved</source>
        <translation>检索到的相关文档数</translation>
    </message>
    <message>
        <source>not judged in the first %1</source>
        <translation>前&#x2009;%1&#x2009;位中的未标注文档数</translation>
    </message>
    <message>
        <source>not judged, retrieved</source>
        <translation>检索到的未标注文档数</translation>
    </message>
    <message>
        <source>judged in the first %1</source>
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
        <source>best precision from recall %1 on</source>
        <translation>召回率不低于&#x2009;%1&#x2009;时的最高精确率</translation>
    </message>
    <message>
        <source>%1 from 0 to 1 by 0.1</source>
        <translation>%1 = 0, 0.1, …, 1</translation>
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
        <source>ideal gain less gain so far</source>
        <translation>理想累积增益&#x2009;−&#x2009;目前累积增益</translation>
    </message>
    <message>
        <source>gains of all judged</source>
        <translation>所有已标注文档的增益之和</translation>
    </message>
    <message>
        <source>rank of the first relevant document</source>
        <translation>首个相关文档的排名</translation>
    </message>
    <message>
        <source>rank of the first document of the highest grade</source>
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
        <source>%1 of the ideal order</source>
        <translation>理想排序的&#x2009;%1</translation>
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
        <source>Shown as far as the steps have come.</source>
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
        <source>Select a part of the formula</source>
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
        <source>Lift: how many times more positives are found than by chance, against the share of samples that is accepted, best scores first.</source>
        <translation>提升度：按得分从好到差接受样本时，找到的正例是随机选取的多少倍（纵轴），横轴为接受的样本占比。</translation>
    </message>
    <message>
        <source>Cumulative gain: the share of all positives that is found against the share of samples that is accepted, best scores first.</source>
        <translation>累积增益：按得分从好到差接受样本时，找到的正例占全部正例的比例（纵轴），横轴为接受的样本占比。</translation>
    </message>
    <message>
        <source>The dashed line is chance.</source>
        <translation>虚线表示随机水平。</translation>
    </message>
    <message>
        <source>The dashed line is chance, the dotted one a perfect model.</source>
        <translation>虚线表示随机水平，点线表示完美模型。</translation>
    </message>
    <message>
        <source>The curve has one point for each score. A share of %1 of the samples is positive.</source>
        <translation>曲线上每个不同的得分对应一个点。样本中正例占&#x2009;%1。</translation>
    </message>
    <message>
        <source>share accepted</source>
        <translation>接受的样本占比</translation>
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
        <source>At threshold %1 the share accepted is %2, with %3 of the positives: a lift of %4.</source>
        <translation>阈值为&#x2009;%1&#x2009;时，接受的样本占&#x2009;%2，找到的正例占&#x2009;%3，提升度为&#x2009;%4。</translation>
    </message>
</context>
<context>
    <name>ui::GainLiftPanel</name>
    <message>
        <source>lift</source>
        <translation>提升度</translation>
    </message>
    <message>
        <source>How many times more positives are accepted than by chance, in place of the share of them</source>
        <translation>改为显示接受的正例是随机选取的多少倍，而不是找到的正例占比</translation>
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
        <source>What each document is worth, wherever it stands</source>
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
        <source>As A and B, on one judged pool</source>
        <translation>作为&#x2009;A&#x2009;和&#x2009;B，共用一个标注池</translation>
    </message>
</context>
<context>
    <name>ui::GroupChart</name>
    <message>
        <source>Open two runs to see their difference in every group of queries.</source>
        <translation>打开两个检索结果，即可看到它们在每个查询组中的差值。</translation>
    </message>
    <message>
        <source>Drop a table of queries and their groups, or save a filter as a group, to see the difference in each.</source>
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
        <source>group of queries</source>
        <translation>查询组</translation>
    </message>
    <message>
        <source>mean difference in %1, B less A</source>
        <translation>%1&#x2009;之差的均值，B&#x2009;减&#x2009;A</translation>
    </message>
    <message>
        <source>No query of %1 is in both runs.</source>
        <translation>%1&#x2009;中没有两个检索结果都有的查询。</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n queries: %2.</source>
        <translation>
            <numerusform>%1，%n&#x2009;个查询：%2。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n queries: %2, with a 95 % interval from %3 to %4.</source>
        <translation>
            <numerusform>%1，%n&#x2009;个查询：%2，95%&#x2009;区间为&#x2009;%3&#x2009;至&#x2009;%4。</numerusform>
        </translation>
    </message>
    <message>
        <source>The mean difference, B less A, in each group of queries, with its 95 % t interval. A is %1, B is %2.</source>
        <translation>各查询组中的均值之差（B&#x2009;减&#x2009;A）及其&#x2009;95% t&#x2009;区间。A&#x2009;为&#x2009;%1，B&#x2009;为&#x2009;%2。</translation>
    </message>
    <message>
        <source>Difference by group of queries</source>
        <translation>各查询组的差值</translation>
    </message>
</context>
<context>
    <name>ui::GroupChartPanel</name>
    <message>
        <source>Difference by group of queries</source>
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
        <source>Groups of queries: show one, or save this filter as one</source>
        <translation>查询分组：显示其中一组，或把这个筛选条件存为一组</translation>
    </message>
    <message>
        <source>Groups of queries</source>
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
        <source>A name for the queries that this filter finds:</source>
        <translation>为这个筛选条件找到的查询取一个名称：</translation>
    </message>
    <message>
        <source>Another name for the group “%1”:</source>
        <translation>“%1”组的新名称：</translation>
    </message>
    <message>
        <source>A group needs a name.</source>
        <translation>组须有名称。</translation>
    </message>
    <message>
        <source>A name has no quotation marks, as filters have it in them.</source>
        <translation>名称中不能有引号，因为筛选条件要用引号括住它。</translation>
    </message>
    <message>
        <source>There is a group “%1” already.</source>
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
        <source>How much a group counts</source>
        <translation>组的权重</translation>
    </message>
    <message>
        <source>How much a group counts in the mean</source>
        <translation>各组在均值中的权重</translation>
    </message>
    <message>
        <source>The mean AUC of the groups with its numbers</source>
        <translation>各组&#x2009;AUC&#x2009;的均值及其计算</translation>
    </message>
    <message>
        <source>The groups are being measured.</source>
        <translation>正在计算各组的指标。</translation>
    </message>
    <message>
        <source>The samples are in no groups. When a table is read, any of its columns can be chosen for groups, such as queries or users.</source>
        <translation>样本没有分组。读取表格时，可任选一列作为分组，如查询或用户。</translation>
    </message>
</context>
<context>
    <name>ui::GuessAxis</name>
    <message>
        <source>your guess</source>
        <translation>你的猜测</translation>
    </message>
    <message>
        <source>Axis of the guess</source>
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
        <source>Axis of a guess</source>
        <translation>猜测用的数轴</translation>
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
        <source>Move it to an end</source>
        <translation>移到两端</translation>
    </message>
    <message>
        <source>%1 %2 (beyond)</source>
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
        <source>Up, down or the same, where that is asked</source>
        <translation>在问升降的地方：上升、下降或不变</translation>
    </message>
    <message>
        <source>Move a row of an order up or down</source>
        <translation>把排序中的一行上移或下移</translation>
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
        <source>search: grades, first, probabilities, Voorhees …</source>
        <translation>搜索：等级、第一个、概率、Voorhees…</translation>
    </message>
    <message>
        <source>Search the measures</source>
        <translation>搜索指标</translation>
    </message>
    <message>
        <source>Words that a row of the comparison has</source>
        <translation>对照表某一行里的词</translation>
    </message>
    <message>
        <source>What sources say</source>
        <translation>资料怎么说</translation>
    </message>
    <message>
        <source>&amp;Use this measure</source>
        <translation>使用该指标(&amp;U)</translation>
    </message>
    <message>
        <source>Which measure?</source>
        <translation>用哪个指标？</translation>
    </message>
    <message>
        <source>Which one fits?</source>
        <translation>哪个合适？</translation>
    </message>
    <message>
        <source>Shows it as a card in Ranking, among the measures in Collection, or brings Classifier to the front</source>
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
        <source>No measure has these words.</source>
        <translation>没有指标包含这些词。</translation>
    </message>
</context>
<context>
    <name>ui::GuideWords</name>
    <message>
        <source>How good the whole order is; the top counts most</source>
        <translation>整体排序的好坏；越靠前越重要</translation>
    </message>
    <message>
        <source>Web and product search, recommendations, reranking</source>
        <translation>网页与商品搜索、推荐、重排序</translation>
    </message>
    <message>
        <source>The gain that a reader collects, less of it further down</source>
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
        <source>What nDCG divides by</source>
        <translation>nDCG&#x2009;的分母</translation>
    </message>
    <message>
        <source>The gain among the first k, wherever it stands</source>
        <translation>前&#x2009;k&#x2009;位的增益，不论位置</translation>
    </message>
    <message>
        <source>A page whose order does not matter</source>
        <translation>不计较次序的一页结果</translation>
    </message>
    <message>
        <source>How early all relevant documents come</source>
        <translation>全部相关文档出现得有多早</translation>
    </message>
    <message>
        <source>Search and recommendations with several right answers; MAP is its mean</source>
        <translation>有多个正确答案的搜索与推荐；各查询的均值即&#x2009;MAP</translation>
    </message>
    <message>
        <source>How early all relevant documents come, and how good they are</source>
        <translation>全部相关文档出现得有多早、质量有多高</translation>
    </message>
    <message>
        <source>NTCIR&apos;s tasks with graded judgments</source>
        <translation>NTCIR&#x2009;中分等级标注的任务</translation>
    </message>
    <message>
        <source>Average precision, estimated from a sample of judgments</source>
        <translation>由部分标注估计的平均精确率</translation>
    </message>
    <message>
        <source>Pools of which only a sample could be judged</source>
        <translation>只能抽样标注的标注池</translation>
    </message>
    <message>
        <source>How far down the first right answer stands</source>
        <translation>第一个正确答案排得有多靠后</translation>
    </message>
    <message>
        <source>Question answering, voice assistants, looking for one known item; MRR is its mean</source>
        <translation>问答、语音助手、查找某个已知结果；各查询的均值即&#x2009;MRR</translation>
    </message>
    <message>
        <source>How many of the first k are right</source>
        <translation>前&#x2009;k&#x2009;位中有多少是正确的</translation>
    </message>
    <message>
        <source>What one screen shows</source>
        <translation>一屏展示的结果</translation>
    </message>
    <message>
        <source>How many of all right documents are found</source>
        <translation>全部正确文档中找到了多少</translation>
    </message>
    <message>
        <source>Candidates of a first stage, k of 100 to 1000; law and medicine, where nothing may be missed</source>
        <translation>第一阶段的候选，k&#x2009;取&#x2009;100&#x2009;到&#x2009;1000；不容遗漏的法律与医学检索</translation>
    </message>
    <message>
        <source>How much of what k places can hold is found</source>
        <translation>k&#x2009;个位置能容纳的正确文档中找到了多少</translation>
    </message>
    <message>
        <source>Recall where there are more right documents than places</source>
        <translation>正确文档多于位置数时的召回率</translation>
    </message>
    <message>
        <source>Precision and recall of the first k at once</source>
        <translation>兼顾前&#x2009;k&#x2009;位的精确率与召回率</translation>
    </message>
    <message>
        <source>Sets of results that are used as a whole</source>
        <translation>作为整体使用的结果集合</translation>
    </message>
    <message>
        <source>Whether there is any right answer among the first k</source>
        <translation>前&#x2009;k&#x2009;位中有没有正确答案</translation>
    </message>
    <message>
        <source>Recommendations, candidates of question answering; the hit rate is its mean</source>
        <translation>推荐、问答的候选；各查询的均值即命中率</translation>
    </message>
    <message>
        <source>How many of the first R are right, where R are relevant</source>
        <translation>相关文档有&#x2009;R&#x2009;个时，前&#x2009;R&#x2009;位中有多少是正确的</translation>
    </message>
    <message>
        <source>Queries with few and with many right answers in one mean</source>
        <translation>把正确答案有多有少的查询放在一起求均值</translation>
    </message>
    <message>
        <source>The best precision once a share of the right documents is found</source>
        <translation>找到给定比例的正确文档之后的最高精确率</translation>
    </message>
    <message>
        <source>A point of the precision-recall curve</source>
        <translation>精确率–召回率曲线上的一点</translation>
    </message>
    <message>
        <source>Precision at eleven points of recall</source>
        <translation>十一个召回率点上的精确率</translation>
    </message>
    <message>
        <source>Comparison with older results of TREC</source>
        <translation>与&#x2009;TREC&#x2009;早期结果比较</translation>
    </message>
    <message>
        <source>How rarely documents judged as bad stand above good ones</source>
        <translation>标注为不相关的文档有多少次排在相关文档之前（越少越好）</translation>
    </message>
    <message>
        <source>Old test collections, whose judgments have gaps for new systems</source>
        <translation>旧测试集，其标注对新系统不完整</translation>
    </message>
    <message>
        <source>How soon a reader is satisfied who stops at a good document</source>
        <translation>遇到好文档就停下的用户多快得到满足</translation>
    </message>
    <message>
        <source>Web search where one very good answer is enough</source>
        <translation>有一个很好的答案就够了的网页搜索</translation>
    </message>
    <message>
        <source>How soon such a reader is satisfied, against the best order</source>
        <translation>这样的用户多快得到满足，与理想排序相比</translation>
    </message>
    <message>
        <source>What a reader of known patience gains per document</source>
        <translation>坚持度已知的用户平均从每个文档获得的增益</translation>
    </message>
    <message>
        <source>Incomplete judgments: it says how far they could move it</source>
        <translation>标注不完整时：它能给出结果可能的变动范围</translation>
    </message>
    <message>
        <source>How many other documents stand above each right one</source>
        <translation>每个正确文档之前有多少其他文档</translation>
    </message>
    <message>
        <source>Tables of trec_eval</source>
        <translation>trec_eval&#x2009;的输出表</translation>
    </message>
    <message>
        <source>How far the gains lag behind those of the best order</source>
        <translation>累积增益落后理想排序多少</translation>
    </message>
    <message>
        <source>How much of the list anybody judged</source>
        <translation>列表中有多少文档已标注</translation>
    </message>
    <message>
        <source>Beside every other value: what it rests on</source>
        <translation>与其他指标并列：说明结果的依据有多充分</translation>
    </message>
    <message>
        <source>Precision times recall of the whole set</source>
        <translation>整个集合的精确率乘以召回率</translation>
    </message>
    <message>
        <source>How much of what the set could hold is right</source>
        <translation>集合能容纳的正确文档中找到了多少</translation>
    </message>
    <message>
        <source>How many documents the list has</source>
        <translation>列表有多少文档</translation>
    </message>
    <message>
        <source>A check of the run</source>
        <translation>检查检索结果</translation>
    </message>
    <message>
        <source>How many right documents there are</source>
        <translation>一共有多少正确文档</translation>
    </message>
    <message>
        <source>What recall divides by</source>
        <translation>召回率的分母</translation>
    </message>
    <message>
        <source>How many right documents the list has</source>
        <translation>列表中有多少正确文档</translation>
    </message>
    <message>
        <source>Totals of a run</source>
        <translation>检索结果的合计</translation>
    </message>
    <message>
        <source>How many documents of the list were judged as bad</source>
        <translation>列表中有多少文档标注为不相关</translation>
    </message>
    <message>
        <source>Right documents less all others</source>
        <translation>正确文档数减去其余文档数</translation>
    </message>
    <message>
        <source>Filters, where every wrong document costs</source>
        <translation>每个错误文档都有代价的过滤任务</translation>
    </message>
    <message>
        <source>How many pairs of documents stand in the right order</source>
        <translation>有多少文档对的次序正确</translation>
    </message>
    <message>
        <source>Models that learn from pairs; whole orders compared</source>
        <translation>由文档对学习的模型；比较完整的排序</translation>
    </message>
    <message>
        <source>Area under the ROC curve</source>
        <translation>ROC&#x2009;曲线下面积</translation>
    </message>
    <message>
        <source>How often a positive sample scores above a negative one</source>
        <translation>正例得分高于负例的比例</translation>
    </message>
    <message>
        <source>Clicks and other rare events that are put in order</source>
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
        <source>The precision at every level of recall</source>
        <translation>各召回率水平上的精确率</translation>
    </message>
    <message>
        <source>Rare positives, of which those with the best scores are used</source>
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
        <source>How little probability the truth was given; certain mistakes cost most</source>
        <translation>赋予真实类别的概率有多低；越自信的错误损失越大</translation>
    </message>
    <message>
        <source>Click rates that bids and budgets are computed from</source>
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
        <source>How far stated probabilities are from what happens</source>
        <translation>预测概率与实际频率相差多少</translation>
    </message>
    <message>
        <source>Beside log loss: whether 0.3 means three of ten</source>
        <translation>与对数损失并用：检查&#x2009;0.3&#x2009;是否真的意味着十次中有三次</translation>
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
        <source>How far probabilities are from what happened, squared</source>
        <translation>概率与实际结果之差的平方</translation>
    </message>
    <message>
        <source>Forecasts, where no single mistake is to decide everything</source>
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
        <source>Classes of about one size</source>
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
        <source>Classes of different size that matter alike</source>
        <translation>各类样本数不等而同等重要</translation>
    </message>
    <message>
        <source>Brodersen and others, ICPR 2010</source>
        <translation>Brodersen et al., ICPR 2010</translation>
    </message>
    <message>
        <source>How many of those said to be positive are</source>
        <translation>预测为正的样本中有多少确为正例</translation>
    </message>
    <message>
        <source>Where a false alarm is dear: blocked cards, spam</source>
        <translation>误报代价高的场合：冻结银行卡、垃圾邮件过滤</translation>
    </message>
    <message>
        <source>Cleverdon&apos;s Cranfield tests, 1966</source>
        <translation>Cleverdon&#x2009;的&#x2009;Cranfield&#x2009;实验，1966</translation>
    </message>
    <message>
        <source>How many of the positives are found</source>
        <translation>正例中有多少被找到</translation>
    </message>
    <message>
        <source>Where a miss is dear: screening, safety</source>
        <translation>漏报代价高的场合：疾病筛查、安全检查</translation>
    </message>
    <message>
        <source>How many of the negatives are left alone</source>
        <translation>负例中有多少没有误判为正</translation>
    </message>
    <message>
        <source>Beside recall, as in medicine</source>
        <translation>与召回率并用，如医学检验</translation>
    </message>
    <message>
        <source>Yerushalmy, Public Health Reports 62(40), 1947</source>
        <translation>Yerushalmy, Public Health Reports 62(40), 1947</translation>
    </message>
    <message>
        <source>Precision and recall at once</source>
        <translation>兼顾精确率与召回率</translation>
    </message>
    <message>
        <source>Rare positives and one decision, as in reading texts</source>
        <translation>正例稀少而只作一次判断，如文本信息抽取</translation>
    </message>
    <message>
        <source>van Rijsbergen, “Information Retrieval”, 1979</source>
        <translation>van Rijsbergen, “Information Retrieval”, 1979</translation>
    </message>
    <message>
        <source>How decisions and truth go together, in all four counts</source>
        <translation>判断与实际的相关程度，四个计数全都考虑</translation>
    </message>
    <message>
        <source>One number for classes of different size</source>
        <translation>各类样本数不等时的单一指标</translation>
    </message>
    <message>
        <source>Matthews, Biochimica et Biophysica Acta 405(2), 1975</source>
        <translation>Matthews, Biochimica et Biophysica Acta 405(2), 1975</translation>
    </message>
    <message>
        <source>Agreement beyond that of chance</source>
        <translation>超出随机水平的一致程度</translation>
    </message>
    <message>
        <source>Labels of two people, or of a person and a model</source>
        <translation>两个人的标注，或人与模型的标注</translation>
    </message>
    <message>
        <source>Cohen, Educational and Psychological Measurement 20(1), 1960</source>
        <translation>Cohen, Educational and Psychological Measurement 20(1), 1960</translation>
    </message>
    <message>
        <source>How many of the negatives are called positive</source>
        <translation>负例中有多少误判为正</translation>
    </message>
    <message>
        <source>What recall costs: the axis of the ROC curve</source>
        <translation>召回率的代价：ROC&#x2009;曲线的横轴</translation>
    </message>
    <message>
        <source>How many of the positives are missed</source>
        <translation>正例中有多少被漏掉</translation>
    </message>
    <message>
        <source>Beside the false positive rate</source>
        <translation>与假正率并用</translation>
    </message>
    <message>
        <source>How many of those said to be negative are</source>
        <translation>预测为负的样本中有多少确为负例</translation>
    </message>
    <message>
        <source>How far a negative result may be trusted</source>
        <translation>阴性结果有多可信</translation>
    </message>
    <message>
        <source>Recall and specificity at once</source>
        <translation>兼顾召回率与特异度</translation>
    </message>
    <message>
        <source>A threshold where errors of both classes weigh alike</source>
        <translation>两类错误同等重要时选取阈值</translation>
    </message>
    <message>
        <source>Youden, Cancer 3(1), 1950</source>
        <translation>Youden, Cancer 3(1), 1950</translation>
    </message>
    <message>
        <source>How much richer in positives the accepted samples are</source>
        <translation>被接受的样本中正例占比提高到多少倍</translation>
    </message>
    <message>
        <source>Campaigns that reach a part of all customers</source>
        <translation>只触达部分客户的营销活动</translation>
    </message>
    <message>
        <source>Precision over the share of positives</source>
        <translation>精确率除以正例占比</translation>
    </message>
    <message>
        <source>How many samples are accepted</source>
        <translation>有多少样本被接受</translation>
    </message>
    <message>
        <source>How much work a threshold makes</source>
        <translation>一个阈值带来多少后续工作</translation>
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
        <source>First type the hands, as %1.</source>
        <translation>请先输入举手人数，例如：%1。</translation>
    </message>
    <message>
        <source>Type how many hands are up for each, as %1.</source>
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
        <source>&amp;Which measure?</source>
        <translation>用哪个指标？(&amp;W)</translation>
    </message>
    <message>
        <source>Five questions, the measures that fit, and what each of them sees</source>
        <translation>五个问题、适用的指标，以及每个指标能反映什么</translation>
    </message>
    <message>
        <source>&amp;List of measures…</source>
        <translation>指标列表(&amp;L)…</translation>
    </message>
    <message>
        <source>&amp;Check against reference programs…</source>
        <translation>与参考程序核对(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Tour</source>
        <translation>导览(&amp;T)</translation>
    </message>
    <message>
        <source>Three steps beside the real controls</source>
        <translation>在实际控件旁的三步讲解</translation>
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
        <source>&lt;b&gt;Rankscope %1&lt;/b&gt;&lt;p&gt;Ranking and classification metrics, term by term.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later.&lt;/p&gt;</source>
        <translation>&lt;b&gt;Rankscope %1&lt;/b&gt;&lt;p&gt;逐项讲清排序指标和分类指标。&lt;/p&gt;&lt;p&gt;自由软件，遵循&#x2009;GNU&#x2009;通用公共许可证第&#x2009;3&#x2009;版或更高版本。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&amp;Handbook</source>
        <translation>手册(&amp;H)</translation>
    </message>
    <message>
        <source>Opens in your browser, and needs no network</source>
        <translation>在浏览器中打开，不需要网络</translation>
    </message>
    <message>
        <source>Handbook on th&amp;is workspace</source>
        <translation>本工作区的手册(&amp;I)</translation>
    </message>
</context>
<context>
    <name>ui::HistogramView</name>
    <message>
        <source>Move the threshold by a small step</source>
        <translation>将阈值移动一小步</translation>
    </message>
    <message>
        <source>Move the threshold by a tenth of that</source>
        <translation>将阈值移动该步长的十分之一</translation>
    </message>
    <message>
        <source>Move the threshold to the edge of a bin</source>
        <translation>将阈值移到分箱边界</translation>
    </message>
    <message>
        <source>Move the threshold to an end</source>
        <translation>将阈值移到一端</translation>
    </message>
</context>
<context>
    <name>ui::LanguageMenu</name>
    <message>
        <source>Lan&amp;guage</source>
        <translation>语言&#x2009;/ Language(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;As the desktop</source>
        <translation>跟随桌面(&amp;A)</translation>
    </message>
    <message>
        <source>The program goes on in %1.</source>
        <translation>程序继续使用&#x2009;%1。</translation>
    </message>
    <message>
        <source>The program speaks %1 from its next start.</source>
        <translation>程序下次启动时改用&#x2009;%1。</translation>
    </message>
</context>
<context>
    <name>ui::LeaderboardView</name>
    <message>
        <source>Systems</source>
        <translation>各系统</translation>
    </message>
    <message>
        <source>Make the run B</source>
        <translation>设为&#x2009;B</translation>
    </message>
    <message>
        <source>Columns of the systems</source>
        <translation>各系统的列</translation>
    </message>
    <message>
        <source>System</source>
        <translation>系统</translation>
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
        <source>Make the run A, the baseline</source>
        <translation>设为&#x2009;A（基线）</translation>
    </message>
    <message>
        <source>Make it A, the baseline</source>
        <translation>设为&#x2009;A（基线）</translation>
    </message>
    <message>
        <source>Make it B</source>
        <translation>设为&#x2009;B</translation>
    </message>
</context>
<context>
    <name>ui::LessonBench</name>
    <message>
        <source>Back to the lesson&apos;s list</source>
        <translation>恢复课程的列表</translation>
    </message>
    <message>
        <source>Look at the rule of an answer</source>
        <translation>按某个答案的规则查看</translation>
    </message>
</context>
<context>
    <name>ui::LessonCurvePanel</name>
    <message>
        <source>Metric against cutoff</source>
        <translation>指标随截断位置的变化</translation>
    </message>
    <message>
        <source>Add documents to see how the values change with k.</source>
        <translation>添加文档，即可看到各指标值随&#x2009;k&#x2009;的变化。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2&#x2009;的&#x2009;%1</translation>
    </message>
    <message>
        <source>The lists %1 at every cutoff k: ranks after k do not count.</source>
        <translation>列表&#x2009;%1&#x2009;在每个截断位置&#x2009;k&#x2009;的值：第&#x2009;k&#x2009;位之后不计。</translation>
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
        <source>Filter the lessons</source>
        <translation>筛选课程</translation>
    </message>
    <message>
        <source>Shows the lessons whose title or question has what is typed. Escape shows all.</source>
        <translation>只显示标题或问题中含有所输入文字的课程。按&#x2009;Esc&#x2009;键显示全部。</translation>
    </message>
    <message>
        <source>Open a lesson…</source>
        <translation>打开课程…</translation>
    </message>
    <message>
        <source>No lesson has this in its title or question.</source>
        <translation>没有课程的标题或问题含有这些文字。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>Take the lesson in focus</source>
        <translation>学习选中的课程</translation>
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
        <source>Open the first &amp;lesson</source>
        <translation>打开第一课(&amp;L)</translation>
    </message>
    <message>
        <source>Show the step on the whole screen</source>
        <translation>全屏显示当前步骤</translation>
    </message>
    <message>
        <source>Make &amp;mine…</source>
        <translation>另存为我的课程(&amp;M)…</translation>
    </message>
    <message>
        <source>Copy this lesson into a file of your own, and edit it there</source>
        <translation>把这门课程复制到自己的文件中编辑</translation>
    </message>
    <message>
        <source>This lesson has no text in %1; it is told in %2.</source>
        <translation>这门课程没有&#x2009;%1&#x2009;文本，以&#x2009;%2&#x2009;讲述。</translation>
    </message>
    <message>
        <source>The lesson %1 has the steps 1 to %2, and %3 was asked for.</source>
        <translation>课程&#x2009;%1&#x2009;只有第&#x2009;1&#x2009;到&#x2009;%2&#x2009;步，要求的却是第&#x2009;%3&#x2009;步。</translation>
    </message>
    <message>
        <source>Lesson %1 of %2</source>
        <translation>第&#x2009;%1&#x2009;课，共&#x2009;%2&#x2009;课</translation>
    </message>
    <message>
        <source>%1 · guesses %2, right %3</source>
        <translation>%1 · 猜测&#x2009;%2&#x2009;次，猜对&#x2009;%3&#x2009;次</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>What this step asks is told once it is answered.</source>
        <translation>回答之后才公布这一步的答案。</translation>
    </message>
    <message>
        <source>Go to a step of the lesson</source>
        <translation>转到课程的某一步</translation>
    </message>
    <message>
        <source>Worksheet…</source>
        <translation>练习题…</translation>
    </message>
    <message>
        <source>Write lessons on paper for a class, each student with own numbers</source>
        <translation>为班级生成纸面练习题，每个学生的数据各不相同</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>&amp;Lesson</source>
        <translation>课程(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Open a lesson…</source>
        <translation>打开课程(&amp;O)…</translation>
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
        <source>&amp;Check the guess</source>
        <translation>核对猜测(&amp;C)</translation>
    </message>
    <message>
        <source>Show a &amp;hint</source>
        <translation>显示提示(&amp;H)</translation>
    </message>
    <message>
        <source>Next ▶</source>
        <translation>下一步 ▶</translation>
    </message>
    <message>
        <source>◀ Back</source>
        <translation>◀ 上一步</translation>
    </message>
    <message>
        <source>Back to the lesson&apos;s &amp;list</source>
        <translation>恢复课程的列表(&amp;L)</translation>
    </message>
    <message>
        <source>Put the step&apos;s data and rules right again, as the lesson has them</source>
        <translation>把这一步的数据和规则恢复为课程原样</translation>
    </message>
    <message>
        <source>&amp;Another pair like this</source>
        <translation>换一对类似的列表(&amp;A)</translation>
    </message>
    <message>
        <source>Two other lists that the measures see as these; found by search, the simplest first</source>
        <translation>另外两个列表，各指标对它们的评价与这两个相同；经搜索得到，最简单的在前</translation>
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
        <translation>打开课程</translation>
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
        <source>Forget how far you came in every lesson, and all that you answered?</source>
        <translation>要清除所有课程的进度和全部回答吗？</translation>
    </message>
</context>
<context>
    <name>ui::LessonPresentation</name>
    <message>
        <source>Go on: to the guess, the answer, the next step</source>
        <translation>前进：到猜测、答案、下一步</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>后退</translation>
    </message>
    <message>
        <source>Type what the class guesses; Enter ends it</source>
        <translation>输入全班的猜测；按&#x2009;Enter&#x2009;结束</translation>
    </message>
    <message>
        <source>Show the next hint</source>
        <translation>显示下一条提示</translation>
    </message>
    <message>
        <source>The step or its panels, where they take turns</source>
        <translation>步骤与面板轮流显示时，切换两者</translation>
    </message>
    <message>
        <source>Page Down question, guess, answer, next · G type the class&apos;s guess · H hint</source>
        <translation>Page Down&#x2009;依次：问题、猜测、答案、下一步 · G&#x2009;输入全班的猜测 · H&#x2009;提示</translation>
    </message>
    <message>
        <source>%1 · step %2 of %3</source>
        <translation>%1 · 第&#x2009;%2&#x2009;步，共&#x2009;%3&#x2009;步</translation>
    </message>
</context>
<context>
    <name>ui::LessonRows</name>
    <message>
        <source>Lesson %1, %2</source>
        <translation>第&#x2009;%1&#x2009;课，%2</translation>
    </message>
    <message>
        <source>not begun</source>
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
        <source>%1
%2</source>
        <translation>%1
%2</translation>
    </message>
</context>
<context>
    <name>ui::LessonStepView</name>
    <message>
        <source>Step</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Which measure fits a question of your own?</source>
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
        <source>Space next · Enter check · H hint</source>
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
        <source>Five questions, the measures that fit, and what each of them sees</source>
        <translation>五个问题、适用的指标，以及每个指标能反映什么</translation>
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
        <source>Where this is from: %1</source>
        <translation>出处：%1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Enter check · H hint</source>
        <translation>Enter：核对 · H：提示</translation>
    </message>
</context>
<context>
    <name>ui::LessonWorkspace</name>
    <message>
        <source>Of the lesson “%1”, step %2.</source>
        <translation>出自课程“%1”第&#x2009;%2&#x2009;步。</translation>
    </message>
</context>
<context>
    <name>ui::LibraryDialog</name>
    <message>
        <source>search: recall, lesson, threshold …</source>
        <translation>搜索：召回率、课程、阈值…</translation>
    </message>
    <message>
        <source>Search examples and lessons</source>
        <translation>搜索示例和课程</translation>
    </message>
    <message>
        <source>Words of a title, a question, a measure or a kind</source>
        <translation>标题、问题、指标或类别里的词</translation>
    </message>
    <message>
        <source>New from an example or a lesson</source>
        <translation>从示例或课程新建</translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <extracomment>An entry of the library: its kind, its title, its question</extracomment>
        <translation>%1：%2。%3</translation>
    </message>
    <message>
        <source>No example and no lesson has these words.</source>
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
        <source>Walk among them</source>
        <translation>在其中移动</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>No example or lesson has these words.</source>
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
        <source>&amp;Delete the selected documents</source>
        <translation>删除选中的文档(&amp;D)</translation>
    </message>
    <message>
        <source>Take the selected documents &amp;out of the ranking</source>
        <translation>将选中的文档移出排序(&amp;O)</translation>
    </message>
    <message>
        <source>Cu&amp;t the selected documents</source>
        <translation>剪切选中的文档(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Copy the selected documents</source>
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
        <source>Sort &amp;ideal</source>
        <translation>理想排序(&amp;I)</translation>
    </message>
    <message>
        <source>Best grade first, then unjudged documents, then negative grades; equal grades keep their order</source>
        <translation>等级高者在前，其后是未标注的文档，最后是负等级；等级相同者保持原次序</translation>
    </message>
    <message>
        <source>Wor&amp;st order</source>
        <translation>最差排序(&amp;S)</translation>
    </message>
    <message>
        <source>Worst grade first: negative grades, then unjudged documents, then grades from 0 up; equal grades keep their order</source>
        <translation>等级低者在前：先是负等级，再是未标注的文档，然后从&#x2009;0&#x2009;起由低到高；等级相同者保持原次序</translation>
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
        <source>A random order; the same seed gives the same order everywhere</source>
        <translation>随机次序；同一种子在任何机器上给出同一次序</translation>
    </message>
    <message>
        <source>Choose the seed…</source>
        <translation>选择种子…</translation>
    </message>
    <message>
        <source>The number that decides which random order it is</source>
        <translation>决定采用哪一种随机次序的数</translation>
    </message>
    <message>
        <source>Make grades &amp;binary</source>
        <translation>等级二值化(&amp;B)</translation>
    </message>
    <message>
        <source>Grades from the threshold on become 1 and other judged grades 0; unjudged documents and negative grades stay. The threshold becomes 1, so the same documents are relevant as before.</source>
        <translation>不低于阈值的等级变为&#x2009;1，其他已标注的等级变为&#x2009;0；未标注的文档和负等级不变。阈值随之变为&#x2009;1，相关文档仍是原来那些。</translation>
    </message>
    <message>
        <source>Dup&amp;licate as B</source>
        <translation>复制为&#x2009;B(&amp;L)</translation>
    </message>
    <message>
        <source>A second order of the same documents, to try something and compare</source>
        <translation>相同文档的第二种次序，用于尝试和比较</translation>
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
        <source>Drop B</source>
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
        <source>&amp;Rename the query…</source>
        <translation>重命名查询(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Delete the query</source>
        <translation>删除查询(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Add a query</source>
        <translation>添加查询(&amp;A)</translation>
    </message>
    <message>
        <source>D&amp;uplicate the query</source>
        <translation>复制查询(&amp;U)</translation>
    </message>
    <message>
        <source>Show as a &amp;collection</source>
        <translation>作为测试集显示(&amp;C)</translation>
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
        <source>Go to the document to &amp;judge next</source>
        <translation>转到应优先标注的文档(&amp;J)</translation>
    </message>
    <message>
        <source>The unjudged document whose grade narrows the bounds of the selected measure most; again: the one after it</source>
        <translation>标注后最能收窄当前指标上下界的未标注文档；再按一次则为其后一个</translation>
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
</context>
<context>
    <name>ui::ListSwitch</name>
    <message>
        <source>Which list is shown</source>
        <translation>显示哪个列表</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>Show and edit list A (Ctrl+B switches)</source>
        <translation>显示并编辑列表&#x2009;A（按&#x2009;Ctrl+B&#x2009;切换）</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>Show and edit list B (Ctrl+B switches)</source>
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
        <source>The dashed line across is the cutoff, %1.</source>
        <translation>横向虚线为截断位置&#x2009;%1。</translation>
    </message>
</context>
<context>
    <name>ui::LoadingBar</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>取消(&amp;C)</translation>
    </message>
    <message>
        <source>How much is read</source>
        <translation>读取进度</translation>
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
        <source>What the model gives the sample’s own class, after clipping</source>
        <translation>模型给样本真实类别的概率（截断后）</translation>
    </message>
    <message>
        <source>share</source>
        <translation>占比</translation>
    </message>
    <message>
        <source>sum</source>
        <translation>累计</translation>
    </message>
    <message>
        <source>−ln p</source>
        <translation>−ln p</translation>
    </message>
    <message>
        <source>w · −ln p</source>
        <translation>w · −ln p</translation>
    </message>
</context>
<context>
    <name>ui::LogLossPanel</name>
    <message>
        <source>Log loss</source>
        <translation>对数损失</translation>
    </message>
    <message>
        <source>Log loss with its numbers</source>
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
        <source>Walk along the samples that cost most</source>
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
        <source>Shown &amp;x</source>
        <translation>x&#x2009;轴范围(&amp;X)</translation>
    </message>
    <message>
        <source>x</source>
        <translation>x</translation>
    </message>
    <message>
        <source>Shown &amp;y</source>
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
        <source>The smallest text of the figure</source>
        <translation>图中最小文字的字号</translation>
    </message>
    <message>
        <source>Over the width that belongs to the text size</source>
        <translation>相对于该字号对应线宽的倍数</translation>
    </message>
    <message>
        <source>The threshold or the cutoff is marked</source>
        <translation>标出阈值或截断位置</translation>
    </message>
    <message>
        <source>Lines of chance and of perfect calibration</source>
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
        <source>Line width, as a factor</source>
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
        <source>Own title</source>
        <translation>自定标题</translation>
    </message>
    <message>
        <source>Title above the figure</source>
        <translation>图上方的标题</translation>
    </message>
    <message>
        <source>The program’s own</source>
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
        <source>Text stays searchable and editable; outlines need no fonts</source>
        <translation>保留文字便于检索和编辑；转为轮廓则不依赖字体</translation>
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
        <source>Black, by dash and marker</source>
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
        <source>Where there is room</source>
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
        <source>Beside</source>
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
        <source>The figure’s own</source>
        <translation>默认标题</translation>
    </message>
    <message>
        <source>As typed here</source>
        <translation>在此输入</translation>
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
        <source>Drawn</source>
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
        <source>The shown part of an axis needs two numbers, the smaller one first, or none at all.</source>
        <translation>坐标轴范围需要填两个数，小的在前；或者都不填。</translation>
    </message>
</context>
<context>
    <name>ui::LossModel</name>
    <message>
        <source>Lost to</source>
        <translation>失分原因</translation>
    </message>
    <message>
        <source>concerns</source>
        <translation>涉及</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>失分</translation>
    </message>
    <message>
        <source>share</source>
        <translation>占比</translation>
    </message>
    <message>
        <source>%1 %</source>
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
        <source>A click selects them in the lists.</source>
        <translation>单击即可在列表中选中它们。</translation>
    </message>
    <message>
        <source>What %1 lacks to 1; the rows above add up to it exactly.</source>
        <translation>%1&#x2009;与&#x2009;1&#x2009;的差距；上面各行之和恰好等于它。</translation>
    </message>
</context>
<context>
    <name>ui::LossPanel</name>
    <message>
        <source>Loss ledger</source>
        <translation>失分明细</translation>
    </message>
</context>
<context>
    <name>ui::LossView</name>
    <message>
        <source>Loss ledger</source>
        <translation>失分明细</translation>
    </message>
    <message>
        <source>Walk along the losses</source>
        <translation>逐行查看失分</translation>
    </message>
    <message>
        <source>Select the documents concerned</source>
        <translation>选中所涉及的文档</translation>
    </message>
    <message>
        <source>Enter selects the documents that a row concerns.</source>
        <translation>按&#x2009;Enter&#x2009;选中该行涉及的文档。</translation>
    </message>
</context>
<context>
    <name>ui::LossWords</name>
    <message>
        <source>%1 does not end at 1, so there is no distance to split. Choose a measure that does, such as nDCG or AP.</source>
        <translation>%1&#x2009;的上限不是&#x2009;1，没有可分解的差距。请选择上限为&#x2009;1&#x2009;的指标，如&#x2009;nDCG&#x2009;或&#x2009;AP。</translation>
    </message>
    <message>
        <source>order within the top %1</source>
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
        <source>out of any list&apos;s reach</source>
        <translation>任何列表都得不到</translation>
    </message>
    <message>
        <source>What %1 would gain if the documents that it reads stood best first.</source>
        <translation>若把读到的文档从优到劣排列，%1&#x2009;能增加多少。</translation>
    </message>
    <message>
        <source>What %1 would gain on top of that if the best of all retrieved documents stood within the cutoff.</source>
        <translation>在此基础上，若让检索到的文档中最好的都排进截断位置以内，%1&#x2009;还能增加多少。</translation>
    </message>
    <message>
        <source>What %1 would gain on top of that if the judged documents that were not retrieved stood in the list too, best first.</source>
        <translation>在此基础上，若已标注而未检索到的文档也进入列表并从优到劣排列，%1&#x2009;还能增加多少。</translation>
    </message>
    <message>
        <source>The best list of these judgments is worth more than 1: the ideal leaves out documents that earn something.</source>
        <translation>按这些标注，最好的列表可超过&#x2009;1：理想排序略去了有增益的文档。</translation>
    </message>
    <message>
        <source>What is left to 1 when every judged document stands best first: no list of these judgments reaches it.</source>
        <translation>所有已标注文档都从优到劣排列时与&#x2009;1&#x2009;的差：按这些标注，任何列表都达不到&#x2009;1。</translation>
    </message>
    <message>
        <source>Order costs most: best first, the same documents would make %1 %2.</source>
        <translation>失分最多的是次序：同样的文档若从优到劣排列，%1&#x2009;可达&#x2009;%2。</translation>
    </message>
    <message numerus="yes">
        <source>Coming too late costs most: %n documents past rank %1 are worth %2 within it.</source>
        <translation>
            <numerusform>失分最多的是排得太靠后：第&#x2009;%1&#x2009;位之后的&#x2009;%n&#x2009;个文档若排进前&#x2009;%1&#x2009;位，可增加&#x2009;%2。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not being found costs most: %n judged documents are worth %1.</source>
        <translation>
            <numerusform>失分最多的是未检索到的文档：找回这&#x2009;%n&#x2009;个已标注文档，可增加&#x2009;%1。</numerusform>
        </translation>
    </message>
    <message>
        <source>The largest part cannot be won: no list of these judgments is worth more than %1.</source>
        <translation>最大的一部分无法挽回：按这些标注，任何列表都不会超过&#x2009;%1。</translation>
    </message>
    <message>
        <source>%1 is above 1: the list earns more than the ideal.</source>
        <translation>%1&#x2009;大于&#x2009;1：列表得到的比理想排序还多。</translation>
    </message>
    <message>
        <source>%1 is 1: nothing is lost.</source>
        <translation>%1&#x2009;为&#x2009;1：没有失分。</translation>
    </message>
</context>
<context>
    <name>ui::MainWindow</name>
    <message>
        <source>%1: no workspace shows sessions of this kind.</source>
        <translation>%1：没有工作区能显示这种会话。</translation>
    </message>
    <message>
        <source>Open ‘%1’</source>
        <translation>打开“%1”</translation>
    </message>
    <message>
        <source>Open a session, a list of grades, a table of labels and scores, judgments with a run, a lesson, or an exported figure</source>
        <translation>打开会话、等级列表、标签与得分表、相关性标注及检索结果、课程或导出的图</translation>
    </message>
    <message>
        <source>All files (*);;Sessions (*.rankscope.json *.json);;Tables of labels and scores (*.csv *.tsv *.txt %1);;Judgments and runs (*.qrels *.run *.txt %1);;Lessons (*.md);;Exported figures (*.pdf *.svg *.png *.tif *.tiff)</source>
        <translation>所有文件 (*);;会话 (*.rankscope.json *.json);;标签与得分表 (*.csv *.tsv *.txt %1);;相关性标注与检索结果 (*.qrels *.run *.txt %1);;课程 (*.md);;导出的图 (*.pdf *.svg *.png *.tif *.tiff)</translation>
    </message>
    <message>
        <source>%1[*] — Rankscope</source>
        <translation>%1[*] — Rankscope</translation>
    </message>
    <message>
        <source>What the tool bar has no room for</source>
        <translation>工具栏放不下的内容</translation>
    </message>
    <message>
        <source>Undo (older steps were given up: they held too much)</source>
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
        <source>New &amp;from…</source>
        <translation>从示例新建(&amp;F)…</translation>
    </message>
    <message>
        <source>Examples and lessons, with pictures</source>
        <translation>示例和课程，附图片</translation>
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
        <source>Export the &amp;chart…</source>
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
        <source>Make a lesson of this…</source>
        <translation>用当前内容制作课程…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>打印(&amp;P)…</translation>
    </message>
    <message>
        <source>Cop&amp;y the chart</source>
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
        <source>Tell a discount as what a gain is multiplied by, 0.631, and not as what it is divided by, 1.585</source>
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
        <source>Copy the chart</source>
        <translation>复制图表</translation>
    </message>
    <message>
        <source>Export all charts</source>
        <translation>导出全部图表</translation>
    </message>
    <message numerus="yes">
        <source>%n files are there already.</source>
        <translation>
            <numerusform>已有&#x2009;%n&#x2009;个同名文件。</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace them</source>
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
        <source>Saved %1, and %2 beside it.</source>
        <translation>已保存&#x2009;%1，并在同一文件夹保存&#x2009;%2。</translation>
    </message>
    <message numerus="yes">
        <source>Saved %1, and %n files beside it.</source>
        <translation>
            <numerusform>已保存&#x2009;%1，并在同一文件夹保存另外&#x2009;%n&#x2009;个文件。</numerusform>
        </translation>
    </message>
    <message>
        <source>Export all charts into a folder</source>
        <translation>把全部图表导出到文件夹</translation>
    </message>
    <message numerus="yes">
        <source>Saved %n charts in %1.</source>
        <translation>
            <numerusform>已在&#x2009;%1&#x2009;中保存&#x2009;%n&#x2009;张图表。</numerusform>
        </translation>
    </message>
    <message>
        <source>Names are those of the last export.</source>
        <translation>文件名沿用上次导出。</translation>
    </message>
    <message>
        <source>Nothing to show: %1.</source>
        <translation>没有可显示的内容：%1。</translation>
    </message>
    <message>
        <source>There is no chart to copy yet.</source>
        <translation>还没有可复制的图表。</translation>
    </message>
    <message>
        <source>The chart is on the clipboard, as SVG, PDF and PNG: %1.</source>
        <translation>图表已复制到剪贴板（SVG、PDF、PNG）：%1。</translation>
    </message>
    <message>
        <source>Export the chart…</source>
        <translation>导出图表…</translation>
    </message>
    <message>
        <source>Classifier shows it now.</source>
        <translation>“分类器”现已显示该指标。</translation>
    </message>
    <message>
        <source>%1 is a card in Ranking now.</source>
        <translation>%1&#x2009;已作为卡片加入“排序”。</translation>
    </message>
    <message>
        <source>%1 is among the measures of the collection now.</source>
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
        <source>Save the changes to ‘%1’ before closing?</source>
        <translation>关闭前要保存对“%1”的修改吗？</translation>
    </message>
    <message>
        <source>Undo brings them back in this window.</source>
        <translation>可在此窗口中用“撤销”找回。</translation>
    </message>
    <message>
        <source>&amp;Offer them at the next start</source>
        <translation>下次启动时提供恢复(&amp;O)</translation>
    </message>
    <message>
        <source>Tour</source>
        <translation>导览</translation>
    </message>
    <message>
        <source>Lessons…</source>
        <translation>课程…</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>打开…</translation>
    </message>
    <message>
        <source>No, thanks</source>
        <translation>不用了</translation>
    </message>
    <message>
        <source>Three steps beside the real controls. Help &gt; Tour has it later, too</source>
        <translation>在实际控件旁的三步讲解。以后也可从“帮助&#x2009;&gt;&#x2009;导览”打开</translation>
    </message>
    <message>
        <source>Examples and lessons, as File &gt; New from</source>
        <translation>示例和课程，同“文件&#x2009;&gt;&#x2009;从示例新建”</translation>
    </message>
    <message>
        <source>Choose files, or drop them anywhere on the window</source>
        <translation>选择文件，或把文件拖放到窗口任意处</translation>
    </message>
    <message>
        <source>Close this for good (Esc)</source>
        <translation>不再显示（Esc）</translation>
    </message>
    <message>
        <source>New here? Take a two-minute tour, open a lesson, or drop a file.</source>
        <translation>初次使用？可以看两分钟的导览，打开一门课程，或拖入一个文件。</translation>
    </message>
    <message>
        <source>Any chart goes to paper as it will be printed, with its data, caption and conventions beside it; tables and reports do, too. Press this button, or Ctrl+E.</source>
        <translation>任何图表都能按印刷效果导出，并附上数据、图注和所用约定；表格和报告也可以。点击此按钮，或按&#x2009;Ctrl+E。</translation>
    </message>
    <message>
        <source>This is a ranked list: the best result first, each with a grade from people who looked at it. Press a digit, 5 for example: the document in amber gets that grade, and every number follows at once. Ctrl+Z takes it back.</source>
        <translation>这是一个排序列表：最好的结果在最前，每个文档都有人工标注的相关性等级。按一个数字键，例如&#x2009;5：琥珀色的文档就得到这个等级，所有数值立即随之变化。按&#x2009;Ctrl+Z&#x2009;撤销。</translation>
    </message>
    <message>
        <source>%1 is %2 now. Here it is opened down to its terms: click a row, or walk the table with the arrow keys, and the term is lit in the formula, the list and the chart.</source>
        <translation>%1&#x2009;现在是&#x2009;%2。这里把它逐项展开：点击某一行，或用方向键在表中移动，对应的项就会在公式、列表和图中突出显示。</translation>
    </message>
    <message>
        <source>Nothing here was read from a file that could be read anew.</source>
        <translation>此处没有可重新读取的文件。</translation>
    </message>
    <message>
        <source>Reloa&amp;d</source>
        <translation>重新载入(&amp;D)</translation>
    </message>
    <message>
        <source>Read the files anew; what was edited and chosen stays</source>
        <translation>重新读取文件；所做的编辑和选择保留</translation>
    </message>
    <message>
        <source>Reload a&amp;utomatically</source>
        <translation>自动重新载入(&amp;U)</translation>
    </message>
    <message>
        <source>Read files anew as soon as they have changed and stand still</source>
        <translation>文件有变且写完之后立即重新读取</translation>
    </message>
    <message>
        <source>‘%1’ has changes that were not saved before another was opened.</source>
        <translation>“%1”的修改在打开另一个之前没有保存。</translation>
    </message>
    <message numerus="yes">
        <source>%n documents have changes that were not saved before another was opened.</source>
        <translation>
            <numerusform>有&#x2009;%n&#x2009;个文档的修改在打开另一个之前没有保存。</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a sheet</source>
        <translation>选择工作表</translation>
    </message>
    <message>
        <source>Several sheets of this workbook hold tables. Read which one?</source>
        <translation>此工作簿有多个工作表含有表格。读取哪一个？</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>打开(&amp;O)</translation>
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
        <source>How often</source>
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
        <source>The file key.csv that was written with the worksheets</source>
        <translation>与练习题一起写出的文件&#x2009;key.csv</translation>
    </message>
    <message>
        <source>One answer</source>
        <translation>单个答案</translation>
    </message>
    <message>
        <source>An id, a name, or a code as 7f3a</source>
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
        <source>Answers of the class</source>
        <translation>全班的答案</translation>
    </message>
    <message>
        <source>Open ans&amp;wers…</source>
        <translation>打开答卷(&amp;W)…</translation>
    </message>
    <message>
        <source>A table with a row for each answer (student, guess, answer), or for each student with a column for each question</source>
        <translation>表格：每个答案一行（student、guess、answer），或每个学生一行、每道题一列</translation>
    </message>
    <message>
        <source>What could not be marked</source>
        <translation>无法批改的内容</translation>
    </message>
    <message>
        <source>Open the answers of a class to see what made each wrong number.</source>
        <translation>打开全班的答卷，看看每个错误答案是怎么来的。</translation>
    </message>
    <message>
        <source>How often which number was answered.</source>
        <translation>各个答案分别出现了多少次。</translation>
    </message>
    <message>
        <source>Show the answer above, with what is told of it</source>
        <translation>在上方显示这个答案及其评语</translation>
    </message>
    <message>
        <source>&amp;Marks</source>
        <translation>评判(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;How often</source>
        <translation>出现次数(&amp;H)</translation>
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
        <source>The key is of the lesson “%1”: open its file first, as a lesson.</source>
        <translation>这份答案属于课程“%1”：请先把它的文件作为课程打开。</translation>
    </message>
    <message>
        <source>Open the key of a class first: key.csv, beside its worksheets.</source>
        <translation>请先打开全班的答案：练习题旁边的&#x2009;key.csv。</translation>
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
        <source>Right is %1.</source>
        <translation>正确答案是&#x2009;%1。</translation>
    </message>
    <message>
        <source>The column “%1” is passed over.</source>
        <translation>略过了“%1”列。</translation>
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
        <source>%1: %n answers, %2 of them right</source>
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
</context>
<context>
    <name>ui::MatrixPanel</name>
    <message>
        <source>Confusion matrix</source>
        <translation>混淆矩阵</translation>
    </message>
    <message>
        <source>pred. +</source>
        <translation>预测&#x2009;+</translation>
    </message>
    <message>
        <source>pred. −</source>
        <translation>预测&#x2009;−</translation>
    </message>
    <message>
        <source>total</source>
        <translation>合计</translation>
    </message>
    <message>
        <source>actual +</source>
        <translation>实际&#x2009;+</translation>
    </message>
    <message>
        <source>actual −</source>
        <translation>实际&#x2009;−</translation>
    </message>
    <message>
        <source>Walk along the cells</source>
        <translation>在单元格间移动</translation>
    </message>
    <message>
        <source>Show the samples of a cell, or all of them again</source>
        <translation>显示某一单元格的样本，或重新显示全部样本</translation>
    </message>
    <message>
        <source>Copy the table</source>
        <translation>复制表格</translation>
    </message>
    <message>
        <source>A click shows these samples, a double click types counts instead.</source>
        <translation>单击显示这些样本，双击可直接输入计数。</translation>
    </message>
    <message>
        <source>typed</source>
        <translation>手动输入</translation>
    </message>
    <message>
        <source>+ is ‘%1’, − is ‘%2’</source>
        <translation>+&#x2009;为“%1”，−&#x2009;为“%2”</translation>
    </message>
    <message>
        <source>Type the four counts to see the rates below; samples take their place.</source>
        <translation>输入四个计数即可在下方看到各项指标；若有样本，则以样本为准。</translation>
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
        <source>No query has a value.</source>
        <translation>所有查询的指标均无定义。</translation>
    </message>
    <message>
        <source>The means are being worked out.</source>
        <translation>正在计算均值。</translation>
    </message>
    <message>
        <source>Open judgments and a run to see the mean at every cutoff.</source>
        <translation>打开相关性标注和检索结果后，可查看各截断位置上的均值。</translation>
    </message>
    <message>
        <source>%1, 95 % interval</source>
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
        <source>95 % t interval: A %1 (n = %2)</source>
        <translation>95% t&#x2009;区间：A %1（n = %2）</translation>
    </message>
    <message>
        <source>95 % t interval: A %1 (n = %2), B %3 (n = %4)</source>
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
        <source>Mean of %1 over the queries at the cutoffs k from 1 to %2. Bands: t intervals of the mean at 95 %, n − 1 degrees of freedom.</source>
        <translation>%1&#x2009;在各查询上的均值，截断位置&#x2009;k&#x2009;从&#x2009;1&#x2009;到&#x2009;%2。阴影带：均值的&#x2009;95% t&#x2009;区间，自由度&#x2009;n − 1。</translation>
    </message>
</context>
<context>
    <name>ui::MeanCurvePanel</name>
    <message>
        <source>Mean against cutoff</source>
        <translation>均值随截断位置的变化</translation>
    </message>
    <message>
        <source>As far as helps</source>
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
        <source>Choose how far the cutoffs go</source>
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
        <source>Query without a value %1</source>
        <translation>指标无定义的查询%1</translation>
    </message>
    <message>
        <source>Value of each query</source>
        <translation>各查询的值</translation>
    </message>
    <message>
        <source>Type or paste several lists, a line each, or add a query: the mean of their values is written out here.</source>
        <translation>输入或粘贴多个列表（每行一个），或添加查询：此处将写出各值的均值。</translation>
    </message>
    <message>
        <source>Add a query</source>
        <translation>添加查询</translation>
    </message>
    <message>
        <source>%1 of %2 queries</source>
        <translation>%2&#x2009;个查询的&#x2009;%1</translation>
    </message>
    <message>
        <source>? %1</source>
        <translation>? %1</translation>
    </message>
</context>
<context>
    <name>ui::MeanView</name>
    <message>
        <source>What a query without a value counts</source>
        <translation>指标无定义的查询如何计入</translation>
    </message>
    <message>
        <source>What a query that the run lacks counts</source>
        <translation>检索结果缺少的查询如何计入</translation>
    </message>
    <message>
        <source>It counts 0 in the mean</source>
        <translation>在均值中计为&#x2009;0</translation>
    </message>
    <message>
        <source>The mean is over the other queries</source>
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
        <source>It counts 1 in the mean</source>
        <translation>在均值中计为&#x2009;1</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>不计入</translation>
    </message>
    <message>
        <source>Query without a value:</source>
        <translation>指标无定义的查询：</translation>
    </message>
    <message>
        <source>Query not in the run:</source>
        <translation>检索结果缺少的查询：</translation>
    </message>
</context>
<context>
    <name>ui::MeansPanel</name>
    <message>
        <source>being worked out</source>
        <translation>正在计算</translation>
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
        <source>%1: not yet reached, step by step</source>
        <translation>%1：逐步计算尚未走到</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>ui::MeasureList</name>
    <message>
        <source>Measures</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>search: recall, Zobel, ndcg_cut_10 …</source>
        <translation>搜索：召回率、Zobel、ndcg_cut_10 …</translation>
    </message>
    <message>
        <source>Search the measures</source>
        <translation>搜索指标</translation>
    </message>
    <message>
        <source>Words that a measure&apos;s description has, or what another program calls it</source>
        <translation>指标说明中的词，或其他程序中的名称</translation>
    </message>
    <message>
        <source>&amp;Which measure?</source>
        <translation>用哪个指标？(&amp;W)</translation>
    </message>
    <message>
        <source>No measure has these words.</source>
        <translation>没有指标包含这些词。</translation>
    </message>
    <message>
        <source>About the measure</source>
        <translation>指标说明</translation>
    </message>
    <message>
        <source>Add it as a card</source>
        <translation>添加为卡片</translation>
    </message>
    <message>
        <source>Enter adds the measure as a card in Ranking. Escape closes.</source>
        <translation>按&#x2009;Enter&#x2009;把指标添加为“排序”工作区的卡片，按&#x2009;Esc&#x2009;关闭。</translation>
    </message>
    <message>
        <source>Five questions, the measures that fit, and what each of them sees</source>
        <translation>五个问题、适用的指标，以及每个指标能反映什么</translation>
    </message>
    <message>
        <source>name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>measure</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>also read</source>
        <translation>也可写作</translation>
    </message>
    <message>
        <source>Also read: %1.</source>
        <translation>也可写作：%1。</translation>
    </message>
</context>
<context>
    <name>ui::MeasuresMenu</name>
    <message>
        <source>add: nDCG(gain=exp)@5, RBP(p=0.8) …</source>
        <translation>添加：nDCG(gain=exp)@5、RBP(p=0.8) …</translation>
    </message>
    <message>
        <source>Add a measure</source>
        <translation>添加指标</translation>
    </message>
    <message>
        <source>A judged query that a run lacks</source>
        <translation>检索结果缺少的已标注查询</translation>
    </message>
    <message>
        <source>is left out of the means</source>
        <translation>不计入均值</translation>
    </message>
    <message>
        <source>counts 0</source>
        <translation>计&#x2009;0</translation>
    </message>
    <message>
        <source>A query without relevant documents</source>
        <translation>没有相关文档的查询</translation>
    </message>
    <message>
        <source>counts 1</source>
        <translation>计&#x2009;1</translation>
    </message>
    <message>
        <source>is left out</source>
        <translation>不计入均值</translation>
    </message>
    <message>
        <source>The documents of a query</source>
        <translation>查询的文档</translation>
    </message>
    <message>
        <source>Only the first</source>
        <translation>只取前</translation>
    </message>
    <message>
        <source>How many ranks are read</source>
        <translation>读取多少位</translation>
    </message>
    <message>
        <source>all ranks</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Unjudged documents are left out</source>
        <translation>去掉未标注的文档</translation>
    </message>
    <message>
        <source>A document with the id of its query</source>
        <translation>编号与查询相同的文档</translation>
    </message>
    <message>
        <source>is kept</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>leaves the ranking (BEIR)</source>
        <translation>从排序中去掉（BEIR）</translation>
    </message>
    <message>
        <source>Documents with one score, in DCG and nDCG</source>
        <translation>DCG&#x2009;与&#x2009;nDCG&#x2009;中得分相同的文档</translation>
    </message>
    <message>
        <source>stand as the run orders them</source>
        <translation>按检索结果中的次序</translation>
    </message>
    <message>
        <source>earn their mean gain each</source>
        <translation>平分增益</translation>
    </message>
    <message>
        <source>the same, and are one threshold in AP</source>
        <translation>同上，且在&#x2009;AP&#x2009;中视为同一阈值</translation>
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
    <name>ui::ModelCurves</name>
    <message>
        <source>Open a table of labels and scores, or paste one, to see this curve.</source>
        <translation>打开或粘贴一个含标签和得分的表格，即可查看此曲线。</translation>
    </message>
    <message>
        <source>No threshold has a point on this curve.</source>
        <translation>没有任何阈值在此曲线上有对应的点。</translation>
    </message>
    <message>
        <source>Bands: pointwise 95 % bootstrap intervals of %1; %2 resamples of each class, seed %3.</source>
        <extracomment>%1 is what the band is an interval of, such as &quot;the true positive rate at each false ...&quot;</extracomment>
        <translation>带状区域：%1的逐点&#x2009;95%&#x2009;自助法区间；各类别分别重抽样&#x2009;%2&#x2009;次，种子为&#x2009;%3。</translation>
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
        <translation>%1（%2）</translation>
    </message>
</context>
<context>
    <name>ui::ModelCurvesPanel</name>
    <message>
        <source>What is drawn</source>
        <translation>绘制内容</translation>
    </message>
    <message>
        <source>Choose what is drawn</source>
        <translation>选择绘制的内容</translation>
    </message>
    <message>
        <source>band</source>
        <translation>置信带</translation>
    </message>
    <message>
        <source>How far the curves of resampled data spread: at each place 95 % of them lie within the band</source>
        <translation>重抽样数据所得曲线的散布范围：在每一处，95%&#x2009;的曲线落在带内</translation>
    </message>
    <message>
        <source>The band is being worked out.</source>
        <translation>正在计算置信带。</translation>
    </message>
</context>
<context>
    <name>ui::ModelsPanel</name>
    <message>
        <source>Models</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Columns of the models’ table</source>
        <translation>模型表的列</translation>
    </message>
    <message>
        <source>Choose the columns</source>
        <translation>选择列</translation>
    </message>
    <message>
        <source>Bring the model to the front</source>
        <translation>把该模型设为当前模型</translation>
    </message>
    <message>
        <source>How the models’ values came about</source>
        <translation>各模型数值的由来</translation>
    </message>
    <message>
        <source>The models are being measured.</source>
        <translation>正在计算各模型的指标。</translation>
    </message>
    <message>
        <source>Open a table of labels and scores, or paste one, to see its models beside each other.</source>
        <translation>打开或粘贴一个含标签和得分的表格，即可并排比较各模型。</translation>
    </message>
</context>
<context>
    <name>ui::NotRetrievedPanel</name>
    <message>
        <source>Judged, not retrieved</source>
        <translation>已标注而未检索到</translation>
    </message>
    <message>
        <source>Not retrieved</source>
        <translation>未检索到</translation>
    </message>
    <message>
        <source>Add a judged document that was not retrieved</source>
        <translation>添加一个已标注而未检索到的文档</translation>
    </message>
    <message>
        <source>in the ideal</source>
        <translation>计入理想排序</translation>
    </message>
    <message>
        <source>not in the ideal</source>
        <translation>不计入理想排序</translation>
    </message>
</context>
<context>
    <name>ui::NumberField</name>
    <message>
        <source>0.5 or 1/2</source>
        <translation>0.5&#x2009;或&#x2009;1/2</translation>
    </message>
    <message>
        <source>A number, a fraction as 17/40, or percent as 42.5 %</source>
        <translation>小数、分数（如&#x2009;17/40）或百分数（如&#x2009;42.5%）</translation>
    </message>
    <message>
        <source>the class&apos;s guess</source>
        <translation>全班的猜测</translation>
    </message>
    <message>
        <source>The median, or 0.5; 0.9; 12 x 1</source>
        <translation>中位数，或&#x2009;0.5；0.9；12 x 1</translation>
    </message>
    <message>
        <source>No value</source>
        <translation>无定义</translation>
    </message>
    <message>
        <source>It would divide by 0</source>
        <translation>分母会是&#x2009;0</translation>
    </message>
    <message>
        <source>First put the mark on the axis, or type a number.</source>
        <translation>请先在数轴上放好标记，或输入一个数。</translation>
    </message>
    <message>
        <source>“%1” is no number. A number is 0.5326, 17/40 or 53.26 %.</source>
        <translation>“%1”不是数。数要写成&#x2009;0.5326、17/40&#x2009;或&#x2009;53.26%。</translation>
    </message>
    <message>
        <source>Type the median of the class, or its numbers parted by semicolons.</source>
        <translation>输入全班的中位数，或用分号隔开的各个数。</translation>
    </message>
    <message>
        <source>Put the mark on the axis by a click, drag it, or type the number.</source>
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
        <source>Answer</source>
        <translation>确认</translation>
    </message>
    <message>
        <source>Take the question back (Escape)</source>
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
        <translation>课程(&amp;L)</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>课程</translation>
    </message>
    <message>
        <source>&amp;Set</source>
        <translation>套题(&amp;S)</translation>
    </message>
    <message>
        <source>Seed of the &amp;course</source>
        <translation>班级种子(&amp;C)</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>套题</translation>
    </message>
    <message>
        <source>set 7f3a, at the foot of the sheet</source>
        <translation>套题&#x2009;7f3a，见练习题页脚</translation>
    </message>
    <message>
        <source>Seed of the course</source>
        <translation>班级种子</translation>
    </message>
    <message>
        <source>2026, with which the sheets were made</source>
        <translation>2026，即生成练习题时所用的种子</translation>
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
        <source>The sheet&apos;s lessons are not among those that are open.</source>
        <translation>这份练习题的课程不在已打开的课程之中。</translation>
    </message>
    <message>
        <source>The seed of the course is a whole number, 0 or more.</source>
        <translation>班级种子是不小于&#x2009;0&#x2009;的整数。</translation>
    </message>
    <message>
        <source>A set is four digits or letters from a to f, or more: 7f3a.</source>
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
        <source>The highest on top: drag a row, or move it by Ctrl+Up and Ctrl+Down.</source>
        <translation>最高的放在最上面：拖动一行，或按&#x2009;Ctrl+↑、Ctrl+↓ 移动。</translation>
    </message>
</context>
<context>
    <name>ui::OrdersPanel</name>
    <message>
        <source>Orders of the runs</source>
        <translation>各检索结果的次序</translation>
    </message>
</context>
<context>
    <name>ui::OrdersView</name>
    <message>
        <source>Previous or next run of the chart</source>
        <translation>图中上一个或下一个检索结果</translation>
    </message>
    <message>
        <source>Best or last run of the chart</source>
        <translation>图中最好或最后的检索结果</translation>
    </message>
    <message>
        <source>Make the run A, the baseline</source>
        <translation>设为&#x2009;A（基线）</translation>
    </message>
    <message>
        <source>Make the run B</source>
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
        <source>The first rows of the table</source>
        <translation>表格的前几行</translation>
    </message>
    <message>
        <source>Grades in several columns</source>
        <translation>多列等级</translation>
    </message>
    <message>
        <source>refuse the file</source>
        <translation>拒绝该文件</translation>
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
        <source>numbers for the words, as in Exact=3,Partial=1</source>
        <translation>每个词对应的数，如 Exact=3,Partial=1</translation>
    </message>
    <message>
        <source>not read</source>
        <translation>不读取</translation>
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
        <translation>名次</translation>
    </message>
    <message>
        <source>Columns of “%1”</source>
        <translation>“%1”的各列</translation>
    </message>
</context>
<context>
    <name>ui::PairMatrix</name>
    <message>
        <source>Pair matrix</source>
        <translation>文档对矩阵</translation>
    </message>
    <message>
        <source>Walk along the pairs</source>
        <translation>逐对查看</translation>
    </message>
    <message>
        <source>A page of pairs at once</source>
        <translation>一次翻一页</translation>
    </message>
    <message>
        <source>First or last pair of the row</source>
        <translation>本行的第一对或最后一对</translation>
    </message>
    <message>
        <source>First or last pair of all</source>
        <translation>全部的第一对或最后一对</translation>
    </message>
    <message>
        <source>Not yet reached, step by step.</source>
        <translation>逐步计算尚未走到这里。</translation>
    </message>
    <message>
        <source>A row for the upper and a column for the lower rank of each pair.</source>
        <translation>每一对中，靠前者为行，靠后者为列。</translation>
    </message>
    <message>
        <source>Two documents make the first pair.</source>
        <translation>有两个文档才能构成第一对。</translation>
    </message>
    <message>
        <source>lower →</source>
        <translation>靠后 →</translation>
    </message>
    <message>
        <source>upper ↓</source>
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
        <source>%1 Past the cutoff: not counted.</source>
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
        <source>All grades differ: there is one ideal order, and RC is the share of pairs alike.</source>
        <translation>等级各不相同：理想排序只有一种，RC&#x2009;就是次序一致的文档对所占的比例。</translation>
    </message>
    <message>
        <source>%1 has %2 of the pairs alike</source>
        <comment>ranks, a share</comment>
        <translation>%1&#x2009;的一致比例为&#x2009;%2</translation>
    </message>
    <message>
        <source>%1 ideal orders</source>
        <translation>%1&#x2009;种理想排序</translation>
    </message>
    <message>
        <source>More ideal orders than can be walked</source>
        <translation>理想排序多得无法逐一列举</translation>
    </message>
    <message>
        <source>%1, from %2 to %3 of the pairs alike. The best of all is RC.</source>
        <translation>%1，文档对的一致比例从&#x2009;%2&#x2009;到&#x2009;%3。其中最大者即为&#x2009;RC。</translation>
    </message>
    <message>
        <source>%1: %2. The best of all is RC.</source>
        <translation>%1：%2。其中最大者即为&#x2009;RC。</translation>
    </message>
    <message>
        <source>The list is compared with the ideal order %1 (its ranks, the best grade first), the closest.</source>
        <translation>列表与最接近的理想排序&#x2009;%1&#x2009;比较（数字为原排名，等级高者在前）。</translation>
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
</context>
<context>
    <name>ui::PanelFields</name>
    <message>
        <source>Grid</source>
        <translation>排列</translation>
    </message>
    <message>
        <source>Further charts become panels of the same figure</source>
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
        <source>This chart alone</source>
        <translation>仅此图表</translation>
    </message>
    <message numerus="yes">
        <source>%n further</source>
        <translation>
            <numerusform>另加&#x2009;%n&#x2009;幅</numerusform>
        </translation>
    </message>
    <message>
        <source>Panels: this chart alone</source>
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
        <source>Panels in one place</source>
        <translation>同一位置的面板</translation>
    </message>
    <message>
        <source>Panels in this place</source>
        <translation>此位置的面板</translation>
    </message>
    <message>
        <source>Tabs of a panel</source>
        <translation>面板的标签页</translation>
    </message>
    <message>
        <source>Bring another panel to the front</source>
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
        <source>First choose one of these.</source>
        <translation>请先选择一项。</translation>
    </message>
    <message>
        <source>%1 ✓</source>
        <translation>%1 ✓</translation>
    </message>
    <message>
        <source>Choose by a click, or by U, D and S.</source>
        <translation>点击选择，或按&#x2009;U（上升）、D（下降）、S（不变）键。</translation>
    </message>
    <message>
        <source>Choose by a click, or by the digit of its place.</source>
        <translation>点击选择，或按序号数字键。</translation>
    </message>
</context>
<context>
    <name>ui::PlainTableModel</name>
    <message>
        <source>%1, the best</source>
        <extracomment>A value that is the best of its column</extracomment>
        <translation>%1，最佳</translation>
    </message>
</context>
<context>
    <name>ui::PlainTableView</name>
    <message>
        <source>Walk along the rows</source>
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
        <source>the precision at each recall</source>
        <translation>各召回率处精确率</translation>
    </message>
    <message>
        <source>Along each dotted line F with beta = %1 has one value.</source>
        <translation>每条点线上&#x2009;β = %1&#x2009;的&#x2009;F&#x2009;值相同。</translation>
    </message>
    <message>
        <source>The dashed line is the precision of accepting all, %1.</source>
        <translation>虚线为全部接受时的精确率&#x2009;%1。</translation>
    </message>
    <message>
        <source>The precision-recall curve has one point for each score, in steps: up to a recall the precision is that where it is reached. Where nothing is accepted the precision is drawn as 1. AP is the area below the steps, without interpolation.</source>
        <translation>精确率–召回率曲线上每个不同的得分对应一个点，以阶梯线连接：到达某一召回率之前，精确率取到达该点时的值。一个样本也不接受时，精确率画作&#x2009;1。AP&#x2009;为阶梯线下的面积，不作插值。</translation>
    </message>
    <message>
        <source>The precision-recall curve has one point for each score, joined by straight lines; where nothing is accepted the precision is drawn as 1. AP is the area below it in steps, without interpolation; the area below these lines (trapezoids) is %1.</source>
        <translation>精确率–召回率曲线上每个不同的得分对应一个点，以直线连接；一个样本也不接受时，精确率画作&#x2009;1。AP&#x2009;为阶梯线下的面积，不作插值；这些直线下的面积（梯形法）为&#x2009;%1。</translation>
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
        <source>At threshold %1 the recall is %2 and the precision %3.</source>
        <translation>阈值为&#x2009;%1&#x2009;时，召回率为&#x2009;%2，精确率为&#x2009;%3。</translation>
    </message>
</context>
<context>
    <name>ui::PrecisionRecallPanel</name>
    <message>
        <source>F contours</source>
        <translation>F&#x2009;等值线</translation>
    </message>
    <message>
        <source>Along each of these lines F has one value; beta is the settings&apos;</source>
        <translation>每条线上的&#x2009;F&#x2009;值相同；β&#x2009;取自设置</translation>
    </message>
    <message>
        <source>straight lines</source>
        <translation>直线连接</translation>
    </message>
    <message>
        <source>Join the points by straight lines, in place of the steps below which average precision is the area</source>
        <translation>用直线连接各点，而不用阶梯线（阶梯线下的面积即平均精确率）</translation>
    </message>
    <message>
        <source>PR curve</source>
        <translation>PR&#x2009;曲线</translation>
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
        <source>%1 · L spotlight · B black screen · Esc leaves</source>
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
        <source>Without judgments.</source>
        <translation>没有标注。</translation>
    </message>
    <message>
        <source>Not in run %1.</source>
        <translation>检索结果&#x2009;%1&#x2009;中没有。</translation>
    </message>
    <message>
        <source>%1 of run %2: %3</source>
        <translation>检索结果&#x2009;%2&#x2009;的&#x2009;%1：%3</translation>
    </message>
    <message>
        <source>B less A: %1</source>
        <translation>B&#x2009;减&#x2009;A：%1</translation>
    </message>
    <message>
        <source>Whatever the judges say: %1</source>
        <translation>无论如何标注：%1</translation>
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
        <source>Δ could be</source>
        <translation>Δ&#x2009;的可能范围</translation>
    </message>
    <message>
        <source>could be</source>
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
        <source>%1 whatever the judges say</source>
        <translation>%1&#x2009;的上下界（无论如何标注）</translation>
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
        <source>B less A in %1: %2</source>
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
</context>
<context>
    <name>ui::QueriesPanel</name>
    <message>
        <source>Queries</source>
        <translation>查询</translation>
    </message>
    <message>
        <source>filter: id, text, Δ &lt; −0.1 …</source>
        <translation>筛选：编号、文本、Δ &lt; −0.1 …</translation>
    </message>
    <message>
        <source>Filter the queries</source>
        <translation>筛选查询</translation>
    </message>
    <message>
        <source>Show how far unjudged documents could move every query</source>
        <translation>显示未标注文档能使各查询变动多少</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Show only the queries that a file lacks</source>
        <translation>只显示有文件缺少的查询</translation>
    </message>
    <message>
        <source>%1 · sorted by %2</source>
        <translation>%1 · 按%2排列</translation>
    </message>
    <message>
        <source>%1 of %2 · sorted by %3</source>
        <translation>%1 / %2 · 按%3排列</translation>
    </message>
    <message>
        <source>%1 is being worked out for every query …</source>
        <translation>正在计算各查询的&#x2009;%1 …</translation>
    </message>
    <message>
        <source>Other runs lack queries, too.</source>
        <translation>其他检索结果也缺少一些查询。</translation>
    </message>
    <message>
        <source>Words of the id or text, and conditions: Δ &lt; −0.1, A &gt; 0.5, judged@10 &lt; 1, A.RR@10 = 1, group:short, edited, missing, joined by and, or, not and parentheses. Escape shows every query.</source>
        <translation>编号或文本中的词，以及条件：Δ &lt; −0.1、A &gt; 0.5、judged@10 &lt; 1、A.RR@10 = 1、group:short（组）、edited（已修改）、missing（缺失），可用&#x2009;and（且）、or（或）、not（非）和括号组合。按&#x2009;Esc&#x2009;显示全部查询。</translation>
    </message>
    <message>
        <source>There is no group of queries.</source>
        <translation>没有查询组。</translation>
    </message>
    <message>
        <source>There is no group “%1”; there are: %2.</source>
        <translation>没有“%1”组；有：%2。</translation>
    </message>
    <message>
        <source>Show other measures in columns beside the one in front</source>
        <translation>在当前指标旁用列显示其他指标</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
</context>
<context>
    <name>ui::QueriesView</name>
    <message>
        <source>Queries</source>
        <translation>查询</translation>
    </message>
    <message>
        <source>Up and Down choose a query, Enter opens it in Ranking, / goes to the filter, Escape shows every query.</source>
        <translation>用上下键选择查询，按&#x2009;Enter&#x2009;在“排序”中打开，按&#x2009;/&#x2009;转到筛选，按&#x2009;Esc&#x2009;显示全部查询。</translation>
    </message>
    <message>
        <source>Columns of the queries</source>
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
        <source>Show every query</source>
        <translation>显示全部查询</translation>
    </message>
    <message>
        <source>Copy the selected rows</source>
        <translation>复制所选的行</translation>
    </message>
    <message numerus="yes">
        <source>Put %n queries back</source>
        <translation>
            <numerusform>还原&#x2009;%n&#x2009;个查询</numerusform>
        </translation>
    </message>
    <message>
        <source>No query is as the filter asks. Escape shows every query.</source>
        <translation>没有查询符合筛选条件。按&#x2009;Esc&#x2009;显示全部查询。</translation>
    </message>
    <message>
        <source>Open judgments (qrels) and the runs of one or more systems, or drop their files here: every query is listed with its values.</source>
        <translation>打开相关性标注（qrels）和一个或多个系统的检索结果，或把文件拖到这里：将列出每个查询及其各值。</translation>
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
        <source>Revert edits</source>
        <translation>还原修改</translation>
    </message>
    <message>
        <source>Sort by another run</source>
        <translation>按其他检索结果排列</translation>
    </message>
    <message>
        <source>Columns of other measures</source>
        <translation>其他指标的列</translation>
    </message>
</context>
<context>
    <name>ui::QueryChart</name>
    <message>
        <source>Open judgments and two runs to compare them query by query.</source>
        <translation>打开相关性标注和两个检索结果后，可逐个查询比较。</translation>
    </message>
    <message>
        <source>Add a second run to compare the two query by query.</source>
        <translation>再添加一个检索结果，即可逐个查询比较。</translation>
    </message>
    <message>
        <source>The values are being worked out.</source>
        <translation>正在计算各值。</translation>
    </message>
    <message>
        <source>The filter lets no query through.</source>
        <translation>没有查询符合筛选条件。</translation>
    </message>
    <message>
        <source>No query can be compared. %1.</source>
        <translation>没有可比较的查询。%1。</translation>
    </message>
    <message>
        <source>Open judgments and a run to see its value of every query.</source>
        <translation>打开相关性标注和一个检索结果后，可查看各查询的值。</translation>
    </message>
    <message>
        <source>No query has a value. %1.</source>
        <translation>所有查询的指标均无定义。%1。</translation>
    </message>
    <message>
        <source>%1 left out: not in the run</source>
        <translation>略去&#x2009;%1&#x2009;个：不在检索结果中</translation>
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
        <source>queries in the order of Δ</source>
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
        <source>Difference in %1 per query, %2 less %3, over %4, in ascending order. The mean is %5. %6, %7, %8.</source>
        <translation>%1&#x2009;在&#x2009;%4上的差值（%2&#x2009;减&#x2009;%3），按升序排列。均值为&#x2009;%5。%6，%7，%8。</translation>
    </message>
    <message>
        <source>The 95 % t interval of the mean difference is %1 to %2, with n − 1 degrees of freedom and without a correction for several comparisons.</source>
        <translation>平均差值的&#x2009;95% t&#x2009;区间为&#x2009;%1&#x2009;至&#x2009;%2，自由度&#x2009;n − 1，未作多重比较校正。</translation>
    </message>
    <message>
        <source>%1 − %2, %3</source>
        <extracomment>What an axis shows: one system less the other, by which measure</extracomment>
        <translation>%1 − %2，%3</translation>
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
        <source>%1 less %2</source>
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
        <source>Distribution of %1 over %2. %3 has the mean %4, %5 has %6.</source>
        <translation>%1&#x2009;在&#x2009;%2上的分布。%3&#x2009;的均值为&#x2009;%4，%5&#x2009;为&#x2009;%6。</translation>
    </message>
    <message>
        <source>Distribution of the difference in %1 over %2, %3 less %4. The mean is %5.</source>
        <translation>%1&#x2009;的差值（%3&#x2009;减&#x2009;%4）在&#x2009;%2上的分布。均值为&#x2009;%5。</translation>
    </message>
    <message>
        <source>Distribution of %1 under %2 over %3. The mean is %4.</source>
        <translation>%1&#x2009;在&#x2009;%3&#x2009;上的分布（%2）。均值为&#x2009;%4。</translation>
    </message>
</context>
<context>
    <name>ui::QueryGroupsModel</name>
    <message>
        <source>Group</source>
        <translation>组</translation>
    </message>
    <message>
        <source>A click shows the queries of the group</source>
        <translation>单击即显示该组的查询</translation>
    </message>
    <message>
        <source>queries</source>
        <translation>查询数</translation>
    </message>
    <message>
        <source>Queries that count in both runs</source>
        <translation>在两个检索结果中都计入的查询</translation>
    </message>
    <message>
        <source>B less A</source>
        <translation>B&#x2009;减&#x2009;A</translation>
    </message>
    <message>
        <source>95 % CI of Δ</source>
        <translation>Δ&#x2009;的&#x2009;95%&#x2009;区间</translation>
    </message>
    <message>
        <source>t interval of the mean difference</source>
        <translation>平均差值的&#x2009;t&#x2009;区间</translation>
    </message>
    <message>
        <source>95 % CI of Δ: from</source>
        <translation>Δ&#x2009;的&#x2009;95%&#x2009;区间：下限</translation>
    </message>
    <message>
        <source>95 % CI of Δ: to</source>
        <translation>Δ&#x2009;的&#x2009;95%&#x2009;区间：上限</translation>
    </message>
    <message>
        <source>paired t</source>
        <translation>配对&#x2009;t</translation>
    </message>
    <message>
        <source>Student’s paired t test, adjusted by Holm over the groups</source>
        <translation>Student&#x2009;配对&#x2009;t&#x2009;检验，对各组作&#x2009;Holm&#x2009;校正</translation>
    </message>
    <message>
        <source>paired t: p adjusted by Holm</source>
        <translation>配对&#x2009;t：Holm&#x2009;校正的&#x2009;p&#x2009;值</translation>
    </message>
    <message>
        <source>randomisation</source>
        <translation>随机化</translation>
    </message>
    <message>
        <source>Fisher’s randomisation test, adjusted by Holm over the groups</source>
        <translation>Fisher&#x2009;随机化检验，对各组作&#x2009;Holm&#x2009;校正</translation>
    </message>
    <message>
        <source>randomisation: p adjusted by Holm</source>
        <translation>随机化：Holm&#x2009;校正的&#x2009;p&#x2009;值</translation>
    </message>
    <message>
        <source>won / tied / lost</source>
        <translation>胜&#x2009;/&#x2009;平&#x2009;/&#x2009;负</translation>
    </message>
    <message>
        <source>Queries in which B is better, equal and worse</source>
        <translation>B&#x2009;较好、相等、较差的查询数</translation>
    </message>
    <message>
        <source>all queries</source>
        <translation>全部查询</translation>
    </message>
    <message>
        <source>%1: what its filter asks for is being worked out.</source>
        <translation>%1：正在计算其筛选条件要用的值。</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n queries: a mean of %2.</source>
        <translation>
            <numerusform>%1，%n&#x2009;个查询：均值为&#x2009;%2。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n queries: %2 for A, %3 for B, a difference of %4.</source>
        <translation>
            <numerusform>%1，%n&#x2009;个查询：A&#x2009;为&#x2009;%2，B&#x2009;为&#x2009;%3，差值&#x2009;%4。</numerusform>
        </translation>
    </message>
    <message>
        <source>Its 95 % interval is %1; paired t, adjusted by Holm over the groups: %2.</source>
        <translation>其&#x2009;95%&#x2009;区间为&#x2009;%1；配对&#x2009;t&#x2009;检验，对各组作&#x2009;Holm&#x2009;校正：%2。</translation>
    </message>
    <message>
        <source>Its queries are those that a saved filter finds.</source>
        <translation>其查询是一个已保存的筛选条件找到的。</translation>
    </message>
</context>
<context>
    <name>ui::QueryGroupsPanel</name>
    <message>
        <source>Groups of queries</source>
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
        <source>The p-values of the groups are adjusted by Holm over the groups.</source>
        <translation>各组的&#x2009;p&#x2009;值对各组作&#x2009;Holm&#x2009;校正。</translation>
    </message>
    <message numerus="yes">
        <source>p adjusted by Holm over %n groups</source>
        <translation>
            <numerusform>p&#x2009;值对&#x2009;%n&#x2009;个组作&#x2009;Holm&#x2009;校正</numerusform>
        </translation>
    </message>
    <message>
        <source>Drop a table of queries and their groups, or save a filter.</source>
        <translation>拖入一份查询及其分组的表格，或保存筛选条件。</translation>
    </message>
</context>
<context>
    <name>ui::QueryGroupsView</name>
    <message>
        <source>Groups of queries</source>
        <translation>查询分组</translation>
    </message>
    <message>
        <source>Walk along the groups</source>
        <translation>在各组间移动</translation>
    </message>
    <message>
        <source>Show the queries of the group alone</source>
        <translation>只显示该组的查询</translation>
    </message>
    <message>
        <source>Enter shows the queries of a group alone.</source>
        <translation>按&#x2009;Enter&#x2009;只显示该组的查询。</translation>
    </message>
</context>
<context>
    <name>ui::QueryLink</name>
    <message>
        <source>Open query %1</source>
        <translation>打开查询&#x2009;%1</translation>
    </message>
    <message>
        <source>Query %1 is not judged.</source>
        <translation>查询&#x2009;%1&#x2009;没有标注。</translation>
    </message>
    <message>
        <source>Query %1 is not in the run.</source>
        <translation>检索结果中没有查询&#x2009;%1。</translation>
    </message>
    <message>
        <source>Follow the collection’s query %1</source>
        <translation>跟随测试集的查询&#x2009;%1</translation>
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
        <source>%1 stand here</source>
        <translation>此处有&#x2009;%1</translation>
    </message>
    <message>
        <source>%1 of each of %2: %3 across, %4 up. %5, %6, %7.</source>
        <translation>%2各自的&#x2009;%1：横轴为&#x2009;%3，纵轴为&#x2009;%4。%5，%6，%7。</translation>
    </message>
    <message>
        <source>On the dashed line both are equal.</source>
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
        <source>Queries of this document</source>
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
        <source>queries in the order of %1</source>
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
        <source>What each query lacks to a value of 1 in %1 under %2, over %3, the worst first. The mean value is %4.</source>
        <translation>%2&#x2009;下&#x2009;%3&#x2009;的&#x2009;%1&#x2009;与&#x2009;1&#x2009;的差距，最差者在前。均值为&#x2009;%4。</translation>
    </message>
    <message>
        <source>%1 of each query under %2, over %3, in ascending order. The mean is %4.</source>
        <translation>%2&#x2009;下&#x2009;%3&#x2009;的&#x2009;%1，按升序排列。均值为&#x2009;%4。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>What an axis shows: a measure of a system</extracomment>
        <translation>%2&#x2009;的&#x2009;%1</translation>
    </message>
</context>
<context>
    <name>ui::QueryView</name>
    <message>
        <source>Previous or next query of the chart</source>
        <translation>图中的上一个或下一个查询</translation>
    </message>
    <message>
        <source>A tenth of the queries at once</source>
        <translation>一次移动十分之一的查询</translation>
    </message>
    <message>
        <source>First or last query of the chart</source>
        <translation>图中的第一个或最后一个查询</translation>
    </message>
    <message>
        <source>Open the query in Ranking</source>
        <translation>在“排序”中打开该查询</translation>
    </message>
</context>
<context>
    <name>ui::QuickLine</name>
    <message>
        <source>Kee&amp;p them</source>
        <translation>保留(&amp;P)</translation>
    </message>
    <message>
        <source>T&amp;ype or paste grades:</source>
        <translation>输入或粘贴等级(&amp;Y)：</translation>
    </message>
    <message>
        <source>Grades in rank order</source>
        <translation>按排名次序的等级</translation>
    </message>
    <message>
        <source>Grades in rank order, separated by blanks, commas, tabs or new lines; u is unjudged, name:grade names a document, and after | follow judged documents that were not retrieved. A pasted table may have names or titles beside the grades, and a heading. Several queries are lines, or parted by semicolons: q1: 0 1 0; q2: 1 0 0.</source>
        <translation>按排名次序输入等级，以空格、逗号、制表符或换行分隔；u&#x2009;表示未标注，name:grade&#x2009;为文档命名，| 之后是已标注而未检索到的文档。粘贴的表格可在等级旁带有名称或标题，也可有表头。多个查询各占一行，或以分号隔开：q1: 0 1 0; q2: 1 0 0。</translation>
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
        <source>Type grades</source>
        <translation>输入等级</translation>
    </message>
    <message>
        <source>This is a new list. The names, and the judged documents that were not retrieved, are gone.</source>
        <translation>这是新列表。原有的名称和已标注而未检索到的文档已去掉。</translation>
    </message>
    <message numerus="yes">
        <source>%n documents have another grade in %1 too.</source>
        <translation>
            <numerusform>%n&#x2009;个文档在&#x2009;%1&#x2009;中的等级也随之改变。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new documents, judged for A and B; %1 keeps its grades.</source>
        <translation>
            <numerusform>新增&#x2009;%n&#x2009;个文档，对&#x2009;A&#x2009;和&#x2009;B&#x2009;都算已标注；%1&#x2009;的等级不变。</numerusform>
        </translation>
    </message>
    <message>
        <source>Type grades, for A and B</source>
        <translation>输入等级（A&#x2009;和&#x2009;B）</translation>
    </message>
    <message>
        <source>Type grades of A and B</source>
        <translation>输入&#x2009;A&#x2009;和&#x2009;B&#x2009;的等级</translation>
    </message>
    <message>
        <source>Type several lists</source>
        <translation>输入多个列表</translation>
    </message>
    <message>
        <source>Keep the names of before</source>
        <translation>保留原有名称</translation>
    </message>
    <message numerus="yes">
        <source>The %n queries of before are gone.</source>
        <translation>
            <numerusform>原来的 %n 个查询已不在了。</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep the queries of before</source>
        <translation>保留原来的查询</translation>
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
        <source>IMS QTI 1.2, as Canvas reads it: quiz-qti12.zip</source>
        <translation>IMS QTI 1.2（Canvas&#x2009;所读的格式）：quiz-qti12.zip</translation>
    </message>
    <message>
        <source>Questions as plain text, for Moodle: quiz-gift.txt</source>
        <translation>纯文本题目，供&#x2009;Moodle&#x2009;使用：quiz-gift.txt</translation>
    </message>
    <message>
        <source>Variants of each question</source>
        <translation>每道题的变体数</translation>
    </message>
    <message>
        <source>Of each question, from which a quiz draws one</source>
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
    <name>ui::RankShiftModel</name>
    <message>
        <source>Document</source>
        <translation>文档</translation>
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
        <source>Shift</source>
        <translation>位移</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>缺失</translation>
    </message>
    <message>
        <source>added</source>
        <translation>新增</translation>
    </message>
</context>
<context>
    <name>ui::RankShiftView</name>
    <message>
        <source>Ranks in A and in B</source>
        <translation>在&#x2009;A&#x2009;和&#x2009;B&#x2009;中的排名</translation>
    </message>
</context>
<context>
    <name>ui::RankStepActions</name>
    <message>
        <source>Rank &amp;above</source>
        <translation>上一位(&amp;A)</translation>
    </message>
    <message>
        <source>To the end of the row above</source>
        <translation>到上一行的末尾</translation>
    </message>
    <message>
        <source>Rank bel&amp;ow</source>
        <translation>下一位(&amp;O)</translation>
    </message>
    <message>
        <source>To the end of this row, then of the one below</source>
        <translation>到本行末尾，再到下一行末尾</translation>
    </message>
    <message>
        <source>Whole ter&amp;ms</source>
        <translation>整项(&amp;M)</translation>
    </message>
    <message>
        <source>By terms</source>
        <translation>按项</translation>
    </message>
    <message>
        <source>A step goes over a whole term, its gain, discount and quotient taken together</source>
        <translation>每步走完一整项，增益、折损与商一并给出</translation>
    </message>
    <message>
        <source>&amp;Whole ranks</source>
        <translation>整位(&amp;W)</translation>
    </message>
    <message>
        <source>By ranks</source>
        <translation>按位</translation>
    </message>
    <message>
        <source>A step goes over a whole rank, and not from fact to fact</source>
        <translation>每步走完一整位，不再逐个数值推进</translation>
    </message>
    <message>
        <source>Stop at t&amp;his term</source>
        <translation>停在此项(&amp;H)</translation>
    </message>
    <message>
        <source>Playing stops at the term of the rank where attention is, or no longer</source>
        <translation>播放到当前位的项时停下；再按一次则取消</translation>
    </message>
    <message>
        <source>Stop at the &amp;ideal’s term</source>
        <translation>停在理想项(&amp;I)</translation>
    </message>
    <message>
        <source>Playing stops at the ideal’s term of the rank where attention is, or no longer</source>
        <translation>播放到当前位的理想项时停下；再按一次则取消</translation>
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
        <source>A page of ranks at once</source>
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
        <source>Bring the list into another order</source>
        <translation>改变列表的次序</translation>
    </message>
    <message>
        <source>Order of the list</source>
        <translation>列表的次序</translation>
    </message>
    <message>
        <source>Not done yet: %1. Enter or a double click does it, Escape ends the preview.</source>
        <translation>尚未应用：%1。按&#x2009;Enter&#x2009;或双击应用，按&#x2009;Esc&#x2009;结束预览。</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%n documents</source>
        <translation>
            <numerusform>%n&#x2009;个文档</numerusform>
        </translation>
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
</context>
<context>
    <name>ui::RankingDocument</name>
    <message>
        <source>Query %1</source>
        <translation>查询&#x2009;%1</translation>
    </message>
    <message>
        <source>Show query ‘%1’</source>
        <translation>显示查询“%1”</translation>
    </message>
    <message>
        <source>Add a query</source>
        <translation>添加查询</translation>
    </message>
    <message>
        <source>Duplicate query ‘%1’</source>
        <translation>复制查询“%1”</translation>
    </message>
    <message>
        <source>Delete query ‘%1’</source>
        <translation>删除查询“%1”</translation>
    </message>
    <message>
        <source>Rename query ‘%1’ to ‘%2’</source>
        <translation>将查询“%1”重命名为“%2”</translation>
    </message>
    <message numerus="yes">
        <source>Paste %n queries</source>
        <translation>
            <numerusform>粘贴&#x2009;%n&#x2009;个查询</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n documents</source>
        <translation>
            <numerusform>&#x2009;%n&#x2009;个文档</numerusform>
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
        <source>Rename ‘%1’ to ‘%2’</source>
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
        <source>Add ‘%1’</source>
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
        <source>‘%1’ stays: B ranks it, and what is judged in A or B counts in the ideal of both.</source>
        <translation>“%1”保留：B&#x2009;的列表中有它，而&#x2009;A&#x2009;或&#x2009;B&#x2009;中的标注都计入两者的理想排序。</translation>
    </message>
    <message>
        <source>‘%1’ stays: A ranks it, and what is judged in A or B counts in the ideal of both.</source>
        <translation>“%1”保留：A&#x2009;的列表中有它，而&#x2009;A&#x2009;或&#x2009;B&#x2009;中的标注都计入两者的理想排序。</translation>
    </message>
    <message>
        <source>Take %1 out of the ranking</source>
        <translation>将%1移出排序</translation>
    </message>
    <message>
        <source>Retrieve %1</source>
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
        <source>Drop list B</source>
        <translation>去掉列表&#x2009;B</translation>
    </message>
    <message>
        <source>Cutoff %1</source>
        <translation>截断位置&#x2009;%1</translation>
    </message>
    <message>
        <source>Define %1</source>
        <translation>定义&#x2009;%1</translation>
    </message>
    <message>
        <source>Choose score cards</source>
        <translation>选择指标卡片</translation>
    </message>
    <message>
        <source>New list</source>
        <translation>新列表</translation>
    </message>
</context>
<context>
    <name>ui::RankingPage</name>
    <message>
        <source>Show the samples as a ranked list</source>
        <translation>把样本显示为排序列表</translation>
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
        <source>Open the cake-shop &amp;example</source>
        <translation>打开蛋糕店示例(&amp;E)</translation>
    </message>
    <message>
        <source>Simple view: one list, three measures, and how the value of one of them comes about.</source>
        <translation>简洁视图：一个列表、三个指标，以及其中一个指标值的由来。</translation>
    </message>
    <message>
        <source>Show the list, the formula and a chart on the whole screen</source>
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
        <source>The query is of the run %1. Back to the collection</source>
        <translation>此查询来自检索结果&#x2009;%1。返回测试集</translation>
    </message>
    <message>
        <source>&amp;Copy the step table</source>
        <translation>复制步骤表(&amp;C)</translation>
    </message>
    <message>
        <source>Copy the formula as &amp;text</source>
        <translation>把公式复制为文本(&amp;T)</translation>
    </message>
    <message>
        <source>Copy the formula as &amp;LaTeX</source>
        <translation>把公式复制为&#x2009;LaTeX(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Measures</source>
        <translation>指标(&amp;M)</translation>
    </message>
    <message>
        <source>Def&amp;inition of the measure</source>
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
        <source>Find two lists that …</source>
        <translation>寻找符合条件的两个列表…</translation>
    </message>
    <message>
        <source>Show as classified samples</source>
        <translation>显示为分类样本</translation>
    </message>
    <message>
        <source>Type &amp;grades</source>
        <translation>输入等级(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Steps</source>
        <translation>逐步模式(&amp;S)</translation>
    </message>
    <message>
        <source>Copy the step table</source>
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
        <source>The query of the collection that is shown: choose one, or type a part of its id</source>
        <translation>当前显示的测试集查询：可选择，或输入编号的一部分</translation>
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
        <source>A and B compared, or a chart</source>
        <translation>A&#x2009;与&#x2009;B&#x2009;对照，或图表</translation>
    </message>
    <message>
        <source>What would help most, or a chart</source>
        <translation>怎样提升最多，或图表</translation>
    </message>
    <message>
        <source>The mean of several queries, or a chart</source>
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
        <source>Choose a measure by its place</source>
        <translation>按位置选择指标</translation>
    </message>
    <message>
        <source>Step mode on or off; Page Up and Page Down then walk the facts</source>
        <translation>开关逐步模式；打开后用&#x2009;Page Up&#x2009;和&#x2009;Page Down&#x2009;逐条前进</translation>
    </message>
    <message>
        <source>Metric vs k</source>
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
        <source>Help most</source>
        <translation>怎样提升</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>均值</translation>
    </message>
    <message>
        <source>C next chart · T step table · A compare A and B · W what would help · M mean · F6 step mode</source>
        <translation>C&#x2009;下一张图表 · T&#x2009;步骤表 · A&#x2009;对照&#x2009;A&#x2009;与&#x2009;B · W&#x2009;怎样提升最多 · M&#x2009;均值 · F6&#x2009;逐步模式</translation>
    </message>
    <message>
        <source>Measure %1</source>
        <translation>指标&#x2009;%1</translation>
    </message>
    <message>
        <source>Hidden until the steps have reached the result.</source>
        <translation>步骤走到结果之前暂不显示。</translation>
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
        <source>A document counts as relevant from this grade on: in P, recall, AP, RR and the like</source>
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
        <source>Relevant from grade %1</source>
        <translation>等级&#x2009;%1&#x2009;起算相关</translation>
    </message>
    <message>
        <source>Convention</source>
        <translation>约定</translation>
    </message>
    <message>
        <source>Gain, discount, ideal and denominator as a known tool has them</source>
        <translation>约定（计算口径）：增益、折损、理想排序和分母采用某个已知工具的做法</translation>
    </message>
    <message>
        <source>C&amp;onvention</source>
        <translation>约定(&amp;O)</translation>
    </message>
    <message>
        <source>Convention of %1</source>
        <translation>采用&#x2009;%1&#x2009;的约定</translation>
    </message>
    <message>
        <source>as set here</source>
        <translation>此处的设置</translation>
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
        <source>Metric vs k</source>
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
        <source>Help most</source>
        <translation>怎样提升</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>失分</translation>
    </message>
    <message>
        <source>A/B</source>
        <translation>A/B</translation>
    </message>
    <message>
        <source>Other tools</source>
        <translation>其他工具</translation>
    </message>
    <message>
        <source>Definition</source>
        <translation>定义</translation>
    </message>
    <message>
        <source>Hidden until the steps have reached the result.</source>
        <translation>步骤走到结果之前暂不显示。</translation>
    </message>
</context>
<context>
    <name>ui::RateChart</name>
    <message>
        <source>value</source>
        <translation>值</translation>
    </message>
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
        <source>Metrics against the threshold</source>
        <translation>指标随阈值的变化</translation>
    </message>
    <message>
        <source>Open a table of labels and scores, or paste one, to see how every rate changes with the threshold.</source>
        <translation>打开或粘贴一个含标签和得分的表格，即可查看各项指标随阈值的变化。</translation>
    </message>
    <message>
        <source>%1 against the threshold.</source>
        <translation>%1&#x2009;随阈值的变化。</translation>
    </message>
    <message>
        <source>%1 of the model %2 against the threshold.</source>
        <translation>模型&#x2009;%2&#x2009;的%1&#x2009;随阈值的变化。</translation>
    </message>
    <message>
        <source>A gap is where a rate has no value.</source>
        <translation>曲线中断处，该指标无定义。</translation>
    </message>
</context>
<context>
    <name>ui::RatesModel</name>
    <message>
        <source>Rate</source>
        <translation>指标</translation>
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
        <source>95 %: from</source>
        <translation>95%&#x2009;下限</translation>
    </message>
    <message>
        <source>95 %: to</source>
        <translation>95%&#x2009;上限</translation>
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
    <message>
        <source>Brier</source>
        <translation>Brier</translation>
    </message>
    <message numerus="yes">
        <source>ECE, %n bins</source>
        <translation>
            <numerusform>ECE（%n&#x2009;个分箱）</numerusform>
        </translation>
    </message>
    <message>
        <source>Predicted to observed</source>
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
        <source>%1 (95 %, Wilson: %2)</source>
        <extracomment>A rate with its value, and the ends of its interval</extracomment>
        <translation>%1（95% Wilson&#x2009;区间：%2）</translation>
    </message>
    <message>
        <source>%1 (95 %, Wilson for the effective number of weighted samples: %2)</source>
        <translation>%1（95% Wilson&#x2009;区间，按带权样本的有效样本数：%2）</translation>
    </message>
    <message>
        <source>What the samples’ own classes surprise the model on average, in nats; p is kept within %1 and 1 minus that.</source>
        <translation>样本的真实类别给模型带来的平均意外程度，以&#x2009;nat&#x2009;为单位；p&#x2009;限制在&#x2009;%1&#x2009;与&#x2009;1&#x2009;减去该值之间。英文&#x2009;log loss。</translation>
    </message>
    <message>
        <source>The mean squared distance of the probability to what is: 0 is best, 1 worst.</source>
        <translation>预测概率与真实结果之差的平方的均值：0&#x2009;最好，1&#x2009;最差。</translation>
    </message>
    <message>
        <source>Expected calibration error: how far a bin’s share of positives lies from its mean probability, on average over the samples.</source>
        <translation>期望校准误差（expected calibration error）：各分箱的正例占比与平均预测概率的差距，按样本平均。</translation>
    </message>
    <message>
        <source>The log loss beside that of stating the share of positives for every sample, which is the entropy H of the share: 0 is best, 1 is worth as much as that.</source>
        <translation>对数损失与“对每个样本都预测正例占比”的对数损失（即正例占比的熵&#x2009;H）之比：0&#x2009;最好，1&#x2009;表示与后者相当。英文&#x2009;normalised entropy。</translation>
    </message>
    <message>
        <source>Relative information gain, 1 minus the normalised entropy: 1 is best, 0 is worth as much as stating the share of positives for every sample.</source>
        <translation>相对信息增益（relative information gain），即&#x2009;1&#x2009;减归一化熵：1&#x2009;最好，0&#x2009;表示与“对每个样本都预测正例占比”相当。</translation>
    </message>
    <message>
        <source>How many positives the probabilities add up to, over how many there are (PCOC): 1 is best, more states too much. Errors of single samples cancel.</source>
        <translation>预测概率之和与实际正例数之比（PCOC）：1&#x2009;最好，大于&#x2009;1&#x2009;表示高估。单个样本的误差会相互抵消。</translation>
    </message>
    <message>
        <source>%1 is being worked out.</source>
        <translation>正在计算%1。</translation>
    </message>
    <message>
        <source>%1 has no value: %2</source>
        <translation>%1&#x2009;无定义：%2</translation>
    </message>
</context>
<context>
    <name>ui::RatesPanel</name>
    <message>
        <source>At this threshold</source>
        <translation>当前阈值下</translation>
    </message>
    <message>
        <source>The rate with its numbers</source>
        <translation>指标及其计算</translation>
    </message>
</context>
<context>
    <name>ui::RatesView</name>
    <message>
        <source>Rates at this threshold</source>
        <translation>当前阈值下的各项指标</translation>
    </message>
    <message>
        <source>Walk along the rates</source>
        <translation>在各项指标间移动</translation>
    </message>
</context>
<context>
    <name>ui::ReadTable</name>
    <message>
        <source>Copy the table</source>
        <translation>复制表格</translation>
    </message>
</context>
<context>
    <name>ui::ReadingForm</name>
    <message>
        <source>How the files are read</source>
        <translation>文件的读取方式</translation>
    </message>
    <message>
        <source>&amp;Order of a run’s documents</source>
        <translation>检索结果的文档次序(&amp;O)</translation>
    </message>
    <message>
        <source>by score, equal ones by id, last first</source>
        <translation>按得分，同分按编号倒序</translation>
    </message>
    <message>
        <source>by score, equal ones by id, first first</source>
        <translation>按得分，同分按编号正序</translation>
    </message>
    <message>
        <source>by score, equal ones as in the file</source>
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
        <source>Judged &amp;twice, differently</source>
        <translation>同一文档有两个不同标注(&amp;T)</translation>
    </message>
    <message>
        <source>refuse the file</source>
        <translation>不接受该文件</translation>
    </message>
    <message>
        <source>the first grade counts</source>
        <translation>取第一个等级</translation>
    </message>
    <message>
        <source>the last grade counts</source>
        <translation>取最后一个等级</translation>
    </message>
    <message>
        <source>the highest grade counts</source>
        <translation>取最高的等级</translation>
    </message>
    <message>
        <source>Numbers have a &amp;decimal comma: 2,5</source>
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
        <source>numbers, as in 3, 46</source>
        <translation>编号，如&#x2009;3, 46</translation>
    </message>
    <message>
        <source>&amp;Judgments of the folder</source>
        <translation>文件夹中的标注(&amp;J)</translation>
    </message>
    <message>
        <source>Docu&amp;ment twice in a run</source>
        <translation>检索结果中重复的文档(&amp;M)</translation>
    </message>
    <message>
        <source>the first in the file counts</source>
        <translation>取文件中的第一个</translation>
    </message>
    <message>
        <source>the best in rank order counts</source>
        <translation>取排名最靠前的</translation>
    </message>
    <message>
        <source>Leave out li&amp;nes that cannot be read</source>
        <translation>略去无法读取的行(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Read anew</source>
        <translation>重新读取(&amp;R)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>A feature is a number, as in 3 or 46.</source>
        <translation>特征用编号表示，如&#x2009;3&#x2009;或&#x2009;46。</translation>
    </message>
    <message>
        <source>Te&amp;xt that is not UTF-8</source>
        <translation>非&#x2009;UTF-8&#x2009;文本(&amp;X)</translation>
    </message>
    <message>
        <source>is Latin-1</source>
        <translation>是&#x2009;Latin-1</translation>
    </message>
    <message>
        <source>is GB18030 (Chinese)</source>
        <translation>是&#x2009;GB18030（中文）</translation>
    </message>
    <message>
        <source>Reme&amp;mber this for files with the same headings</source>
        <translation>对列名相同的文件记住此选择(&amp;M)</translation>
    </message>
    <message>
        <source>Give each word a number, as in Exact=3,Partial=1.</source>
        <translation>请为每个词指定一个数，如 Exact=3,Partial=1。</translation>
    </message>
</context>
<context>
    <name>ui::RecallChart</name>
    <message>
        <source>No query has a relevant document.</source>
        <translation>所有查询都没有相关文档。</translation>
    </message>
    <message>
        <source>The precisions are being worked out.</source>
        <translation>正在计算精确率。</translation>
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
        <source>Precision interpolated at recall 0, 0.1, … 1, the mean over the queries: at each point the best precision at or beyond the rank where that share of the relevant documents is found.</source>
        <translation>召回率&#x2009;0、0.1、…、1&#x2009;处的插值精确率，对各查询求均值：每一点取达到该召回率的位置及其后的最高精确率。</translation>
    </message>
    <message>
        <source>Precision against recall</source>
        <translation>精确率与召回率</translation>
    </message>
    <message>
        <source>For precision against recall, documents judged %1 or higher are relevant, and no others.</source>
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
        <source>Clear the list</source>
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
        <source>‘%1’, %2 at %3</source>
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
        <source>The last edited is shown; Undo leads to the others. No file is touched until you save.</source>
        <translation>先显示最后编辑的会话，其余的可用“撤销”回到。保存之前不会改动任何文件。</translation>
    </message>
    <message>
        <source>Forget all these changes for good</source>
        <translation>永久丢弃所有这些更改</translation>
    </message>
    <message>
        <source>Keep these changes and offer them again at the next start</source>
        <translation>保留这些更改，下次启动时再询问</translation>
    </message>
    <message numerus="yes">
        <source>%n documents were being edited when the program ended:</source>
        <translation>
            <numerusform>上次程序结束时，有&#x2009;%n&#x2009;个会话尚在编辑：</numerusform>
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
        <source>Show the list as it was. Its file is not touched until you save.</source>
        <translation>恢复为当时的样子。保存之前不会改动文件。</translation>
    </message>
    <message>
        <source>Forget these changes for good</source>
        <translation>永久丢弃这些更改</translation>
    </message>
    <message>
        <source>‘%1’ was being edited on %2 at %3 when the program ended.</source>
        <translation>上次程序结束时，“%1”尚在编辑（%2 %3）。</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n more)</source>
        <translation>
            <numerusform>%1（另有&#x2009;%n&#x2009;个）</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::ReportDialog</name>
    <message>
        <source>&amp;Captions with the conventions in force</source>
        <translation>图注和表注，含所用约定(&amp;C)</translation>
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
        <source>What stands in the report</source>
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
        <source>‘%1’ was written.</source>
        <translation>已写入“%1”。</translation>
    </message>
    <message>
        <source>Print %1</source>
        <translation>打印%1</translation>
    </message>
</context>
<context>
    <name>ui::RibbonPanel</name>
    <message>
        <source>Actual against ideal</source>
        <translation>实际排序与理想排序</translation>
    </message>
    <message>
        <source>Add documents to see which of them stand too early or too late.</source>
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
        <source>95 %: %1 to %2</source>
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
        <source>DET: the false negative rate against the false positive rate at every threshold, on axes of normal deviates.</source>
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
        <source>The thin line is the convex hull.</source>
        <translation>细线为凸包。</translation>
    </message>
    <message>
        <source>Along the line of dashes and dots a decision costs the same.</source>
        <translation>点划线上各点的代价相同。</translation>
    </message>
    <message>
        <source>The dashed line is chance.</source>
        <translation>虚线表示随机水平。</translation>
    </message>
    <message>
        <source>The DET curve has one point for each score; rates of 0 and 1 have no place there.</source>
        <translation>DET&#x2009;曲线上每个不同的得分对应一个点；比率为&#x2009;0&#x2009;或&#x2009;1&#x2009;的点无法画出。</translation>
    </message>
    <message>
        <source>The ROC curve has one point for each score, joined by straight lines.</source>
        <translation>ROC&#x2009;曲线上每个不同的得分对应一个点，以直线连接。</translation>
    </message>
    <message>
        <source>AUC is the share of pairs of a positive and a negative that the positive wins, a tie counting half.</source>
        <translation>AUC&#x2009;是在由一个正例和一个负例组成的样本对中正例胜出的比例，并列计一半。</translation>
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
        <source>At threshold %1 the false positive rate is %2 and the recall %3.</source>
        <translation>阈值为&#x2009;%1&#x2009;时，假正率为&#x2009;%2，召回率为&#x2009;%3。</translation>
    </message>
    <message>
        <source>The 95 % confidence interval of AUC by DeLong&apos;s method is %1 to %2.</source>
        <translation>按&#x2009;DeLong&#x2009;方法，AUC&#x2009;的&#x2009;95%&#x2009;置信区间为&#x2009;%1&#x2009;至&#x2009;%2。</translation>
    </message>
    <message>
        <source>The 95 % confidence interval of AUC by DeLong&apos;s method is %1 to %2 for the model %3.</source>
        <translation>按&#x2009;DeLong&#x2009;方法，模型&#x2009;%3&#x2009;的&#x2009;AUC&#x2009;的&#x2009;95%&#x2009;置信区间为&#x2009;%1&#x2009;至&#x2009;%2。</translation>
    </message>
    <message>
        <source>least cost %1</source>
        <translation>最小代价&#x2009;%1</translation>
    </message>
    <message>
        <source>DET</source>
        <translation>DET</translation>
    </message>
</context>
<context>
    <name>ui::RocPanel</name>
    <message>
        <source>hull</source>
        <translation>凸包</translation>
    </message>
    <message>
        <source>The convex hull: the line over the curve whose corners are best for some costs</source>
        <translation>凸包：罩在曲线上方的折线，其每个顶点都是某种代价下的最优点</translation>
    </message>
    <message>
        <source>cost line</source>
        <translation>等代价线</translation>
    </message>
    <message>
        <source>Along this line a decision costs the same, with the costs and the share of positives of the settings; it touches the curve where it costs least</source>
        <translation>按设置中的代价和正例占比，这条线上各点的代价相同；它与曲线相切之处代价最小</translation>
    </message>
    <message>
        <source>DET</source>
        <translation>DET</translation>
    </message>
    <message>
        <source>Misses against false alarms, on axes that stretch rates near 0 and 1: two normal distributions give a straight line</source>
        <translation>漏报率与误报率，坐标轴在&#x2009;0&#x2009;和&#x2009;1&#x2009;附近拉伸：若两类得分均为正态分布，曲线即为直线</translation>
    </message>
</context>
<context>
    <name>ui::RuleEffectsModel</name>
    <message>
        <source>What each change does</source>
        <translation>各项改动的作用</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>当前规则</translation>
    </message>
    <message>
        <source>+ %1</source>
        <extracomment>%1 is a rule that is changed: &quot;+ Gain: 2^grade − 1&quot;</extracomment>
        <translation>+ %1</translation>
    </message>
    <message>
        <source>Its mean effect over all orders of the changes, so that no order is preferred</source>
        <translation>对各项改动的所有先后次序取平均的作用，不偏向任何一种次序</translation>
    </message>
    <message>
        <source>effect</source>
        <translation>作用</translation>
    </message>
    <message>
        <source>number</source>
        <translation>数值</translation>
    </message>
</context>
<context>
    <name>ui::RuleEffectsView</name>
    <message>
        <source>What each change does</source>
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
        <source>Puts the rules of the row in force.</source>
        <translation>采用该行的规则。</translation>
    </message>
    <message>
        <source>Combinations of rules tried</source>
        <translation>已尝试的规则组合</translation>
    </message>
    <message>
        <source>What gives the number</source>
        <translation>哪些规则得出这个数</translation>
    </message>
    <message>
        <source>Trying combinations of rules…</source>
        <translation>正在尝试规则组合…</translation>
    </message>
    <message>
        <source>Stopped. Type the number again to look for it.</source>
        <translation>已停止。重新输入该数即可再次查找。</translation>
    </message>
</context>
<context>
    <name>ui::RuleHitsModel</name>
    <message>
        <source>differs in</source>
        <translation>不同之处</translation>
    </message>
    <message>
        <source>changes</source>
        <translation>改动数</translation>
    </message>
    <message>
        <source>as computed by</source>
        <translation>采用这些规则的工具</translation>
    </message>
    <message>
        <source>The first %1 are listed.</source>
        <translation>这里列出前&#x2009;%1&#x2009;个。</translation>
    </message>
</context>
<context>
    <name>ui::RuleHitsView</name>
    <message>
        <source>Rules that give the number</source>
        <translation>得出这个数的规则</translation>
    </message>
    <message>
        <source>Put the rules of the row in force</source>
        <translation>采用该行的规则</translation>
    </message>
    <message>
        <source>Show every tool again</source>
        <translation>重新显示所有工具</translation>
    </message>
    <message>
        <source>Enter puts the rules of a row in force.</source>
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
        <source>one rank less (k − 1)</source>
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
        <source>Equal scores</source>
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
        <source>as in the file</source>
        <translation>按文件中的次序</translation>
    </message>
    <message>
        <source>against the order of the file</source>
        <translation>按文件中的逆序</translation>
    </message>
    <message>
        <source>share their gain</source>
        <translation>平分增益</translation>
    </message>
    <message>
        <source>are one threshold</source>
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
        <source>of 64 bits</source>
        <translation>64&#x2009;位浮点数</translation>
    </message>
    <message>
        <source>of 32 bits</source>
        <translation>32&#x2009;位浮点数</translation>
    </message>
    <message>
        <source>of 16 bits</source>
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
        <source>score, lowest first (ranks for scores)</source>
        <translation>得分，低者在前（把排名当作得分）</translation>
    </message>
    <message>
        <source>the grades themselves (labels for scores)</source>
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
        <source>leave the list</source>
        <translation>移出列表</translation>
    </message>
    <message>
        <source>count as of the top grade</source>
        <translation>按最高等级处理</translation>
    </message>
    <message>
        <source>Fractions of grades</source>
        <translation>等级的小数部分</translation>
    </message>
    <message>
        <source>count</source>
        <translation>计入</translation>
    </message>
    <message>
        <source>are cut off</source>
        <translation>截去</translation>
    </message>
    <message>
        <source>Judgments known of</source>
        <translation>已知的标注</translation>
    </message>
    <message>
        <source>all judged documents of the query</source>
        <translation>该查询的全部已标注文档</translation>
    </message>
    <message>
        <source>retrieved documents only</source>
        <translation>仅检索到的文档</translation>
    </message>
    <message>
        <source>what is judged for any query</source>
        <translation>任一查询中标注过的文档</translation>
    </message>
    <message>
        <source>The document with the query&apos;s id</source>
        <translation>与查询编号相同的文档</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>leaves the list</source>
        <translation>移出列表</translation>
    </message>
    <message>
        <source>A query without a value</source>
        <translation>指标无定义的查询</translation>
    </message>
    <message>
        <source>counts 0</source>
        <translation>计&#x2009;0</translation>
    </message>
    <message>
        <source>counts 1</source>
        <translation>计&#x2009;1</translation>
    </message>
    <message>
        <source>is left out</source>
        <translation>不计入</translation>
    </message>
    <message>
        <source>counts 1/2</source>
        <translation>计&#x2009;1/2</translation>
    </message>
    <message>
        <source>A judged query that is not in the run</source>
        <translation>已标注但检索结果中没有的查询</translation>
    </message>
    <message>
        <source>Queries together</source>
        <translation>各查询的汇总</translation>
    </message>
    <message>
        <source>their mean</source>
        <translation>均值</translation>
    </message>
    <message>
        <source>their median</source>
        <translation>中位数</translation>
    </message>
    <message>
        <source>their geometric mean</source>
        <translation>几何平均</translation>
    </message>
    <message>
        <source>pooled (micro)</source>
        <translation>合并计算（微平均）</translation>
    </message>
    <message>
        <source>Values of queries</source>
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
        <source>cut or rounded as by RRE</source>
        <translation>按&#x2009;RRE&#x2009;的方式截去或舍入</translation>
    </message>
    <message>
        <source>Inside the sum</source>
        <translation>求和时</translation>
    </message>
    <message>
        <source>all digits count</source>
        <translation>使用全部位数</translation>
    </message>
    <message>
        <source>discounts have 2 decimals</source>
        <translation>折损取&#x2009;2&#x2009;位小数</translation>
    </message>
    <message>
        <source>terms have 2 decimals</source>
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
        <source>the other one, by its own scores</source>
        <translation>另一类，用它自己的得分</translation>
    </message>
    <message>
        <source>the other label, by the same scores</source>
        <translation>另一标签，用同样的得分</translation>
    </message>
    <message>
        <source>as chosen, by negated scores</source>
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
        <source>as probabilities, cut off at 0 and 1</source>
        <translation>概率，截到&#x2009;0&#x2009;至&#x2009;1&#x2009;之间</translation>
    </message>
    <message>
        <source>through a sigmoid</source>
        <translation>经&#x2009;sigmoid&#x2009;变换</translation>
    </message>
    <message>
        <source>Measured are</source>
        <translation>计算所用</translation>
    </message>
    <message>
        <source>scores</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>predictions (0 and 1) in place of scores</source>
        <translation>以预测的&#x2009;0&#x2009;和&#x2009;1&#x2009;代替得分</translation>
    </message>
    <message>
        <source>Weights of samples</source>
        <translation>样本权重</translation>
    </message>
    <message>
        <source>do not count</source>
        <translation>不计入</translation>
    </message>
    <message>
        <source>make both classes weigh alike</source>
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
        <source>each alike</source>
        <translation>各组等权</translation>
    </message>
    <message>
        <source>by their positives</source>
        <translation>按正例数加权</translation>
    </message>
    <message>
        <source>by their samples</source>
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
        <source>Area below precision and recall</source>
        <translation>精确率–召回率曲线下的面积</translation>
    </message>
    <message>
        <source>in steps</source>
        <translation>按阶梯</translation>
    </message>
    <message>
        <source>in trapezoids</source>
        <translation>按梯形</translation>
    </message>
    <message>
        <source>interpolated between counts</source>
        <translation>在计数之间插值</translation>
    </message>
    <message>
        <source>Probabilities are kept from 0 and 1 by</source>
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
        <source>to base 2</source>
        <translation>以&#x2009;2&#x2009;为底</translation>
    </message>
    <message>
        <source>to base 10</source>
        <translation>以&#x2009;10&#x2009;为底</translation>
    </message>
    <message>
        <source>Losses of samples</source>
        <translation>样本损失</translation>
    </message>
    <message>
        <source>their sum</source>
        <translation>总和</translation>
    </message>
    <message>
        <source>Bins</source>
        <translation>分箱数</translation>
    </message>
    <message>
        <source>Bins are</source>
        <translation>分箱方式</translation>
    </message>
    <message>
        <source>of one width</source>
        <translation>等宽</translation>
    </message>
    <message>
        <source>of as many samples each</source>
        <translation>等频</translation>
    </message>
    <message>
        <source>An edge between bins belongs to</source>
        <translation>箱边界归入</translation>
    </message>
    <message>
        <source>the lower one</source>
        <translation>较低的箱</translation>
    </message>
    <message>
        <source>the upper one</source>
        <translation>较高的箱</translation>
    </message>
    <message>
        <source>Bins hold</source>
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
        <source>Gaps of bins</source>
        <translation>各箱的偏差</translation>
    </message>
    <message>
        <source>the root of their mean square</source>
        <translation>均方根</translation>
    </message>
    <message>
        <source>the largest</source>
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
        <source>A score that equals the threshold</source>
        <translation>得分等于阈值时</translation>
    </message>
    <message>
        <source>is accepted</source>
        <translation>判为正</translation>
    </message>
    <message>
        <source>is not accepted</source>
        <translation>判为负</translation>
    </message>
    <message>
        <source>Classes</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>the positive one alone</source>
        <translation>仅正类</translation>
    </message>
    <message>
        <source>macro, the mean of both</source>
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
        <source>weighted by their samples</source>
        <translation>按样本数加权</translation>
    </message>
    <message>
        <source>What divides by nothing</source>
        <translation>分母为&#x2009;0&#x2009;时</translation>
    </message>
    <message>
        <source>has no value</source>
        <translation>无定义</translation>
    </message>
    <message>
        <source>documents retrieved within k</source>
        <translation>前&#x2009;k&#x2009;位检索到的文档</translation>
    </message>
    <message>
        <source>that of the data</source>
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
</context>
<context>
    <name>ui::SamplesModel</name>
    <message>
        <source>Click to sort by %1</source>
        <translation>单击可按%1排列</translation>
    </message>
    <message>
        <source>%1. Space changes the label; 1 and 0 set it</source>
        <translation>%1。按空格键切换标签，按&#x2009;1&#x2009;或&#x2009;0&#x2009;直接设置</translation>
    </message>
    <message>
        <source>%1. F2 or a double click changes it.</source>
        <translation>%1。按&#x2009;F2&#x2009;或双击可修改。</translation>
    </message>
    <message>
        <source>%1: labelled %2, score %3, %4</source>
        <translation>%1：标签&#x2009;%2，得分&#x2009;%3，%4</translation>
    </message>
    <message>
        <source>“%1” is no label here: there are “%2” and “%3”.</source>
        <translation>没有“%1”这个标签：可用的标签为“%2”和“%3”。</translation>
    </message>
    <message>
        <source>The table has predictions and no scores: 1 predicts %1, 0 another class.</source>
        <translation>该表格只有预测而没有得分：1&#x2009;表示预测为&#x2009;%1，0&#x2009;表示预测为其他类别。</translation>
    </message>
    <message>
        <source>“%1” is no score: type a number such as 0.42.</source>
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
        <source>Parts of ids, tp fp fn tn for outcomes, score&gt;0.5, loss&gt;=2, weight&lt;1, label:clicked, group:q7, joined by and, or, not and parentheses. Escape shows every sample.</source>
        <translation>可输入编号的一部分、表示预测结果的&#x2009;tp fp fn tn、score&gt;0.5、loss&gt;=2、weight&lt;1、label:clicked、group:q7，并用&#x2009;and、or、not&#x2009;和括号组合。按&#x2009;Esc&#x2009;显示所有样本。</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>排列</translation>
    </message>
    <message>
        <source>Sort the samples; a click on a heading does so, too</source>
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
        <source>Space changes the label of the selected samples, 1 and 0 set it; F2 changes the score, Insert adds a sample, Delete removes the selected ones.</source>
        <translation>空格键切换所选样本的标签，1&#x2009;和&#x2009;0&#x2009;直接设置标签；F2&#x2009;修改得分，Insert&#x2009;添加样本，Delete&#x2009;删除所选样本。</translation>
    </message>
    <message>
        <source>Columns of the samples</source>
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
        <source>Change the score, or the id</source>
        <translation>修改得分或编号</translation>
    </message>
    <message>
        <source>0.42</source>
        <translation>0.42</translation>
    </message>
    <message>
        <source>Type a new score, in the score&apos;s column or from a point on</source>
        <translation>在得分列中，或从小数点开始，键入新的得分</translation>
    </message>
    <message>
        <source>Walk along the samples</source>
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
        <source>No sample is as the filter asks.</source>
        <translation>没有符合筛选条件的样本。</translation>
    </message>
    <message>
        <source>Open a table of labels and scores, paste one from a spreadsheet, or press Insert to add a sample. A confusion matrix alone can be typed at the right.</source>
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
        <source>Show how the mean comes about</source>
        <translation>显示均值的由来</translation>
    </message>
    <message>
        <source>%1: not yet reached, step by step</source>
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
        <source>Explain the measure in focus</source>
        <translation>解释焦点所在的指标</translation>
    </message>
</context>
<context>
    <name>ui::SeedsPanel</name>
    <message>
        <source>Seeds and folds</source>
        <translation>种子与折</translation>
    </message>
    <message>
        <source>Systems of several runs</source>
        <translation>由多个检索结果组成的系统</translation>
    </message>
    <message>
        <source>Seeds</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>What tells the runs of one system apart</source>
        <translation>同一系统的检索结果以什么相区别</translation>
    </message>
    <message>
        <source>The part of the runs’ names that tells seeds or folds of one system apart, where * stands for letters and digits and ? for one of them: with “-seed*”, bm25-seed1 and bm25-seed2 are the system bm25.</source>
        <translation>检索结果名称中区分同一系统各种子或各折的部分，* 代表若干字母和数字，? 代表一个：用“-seed*”时，bm25-seed1&#x2009;和&#x2009;bm25-seed2&#x2009;是系统&#x2009;bm25。</translation>
    </message>
    <message>
        <source>Means over the queries; ± is the standard deviation of the means of a system’s runs.</source>
        <translation>各查询的均值；± 为系统各检索结果均值的标准差。</translation>
    </message>
    <message>
        <source>Runs that are the seeds or folds of one system appear here as one, with the spread of their means.</source>
        <translation>同一系统的各种子或各折的检索结果在这里合为一个，并给出其均值的离散程度。</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n runs</source>
        <translation>
            <numerusform>%n&#x2009;个检索结果的&#x2009;%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n systems</source>
        <translation>
            <numerusform>%n&#x2009;个系统</numerusform>
        </translation>
    </message>
    <message>
        <source>no two runs are told apart by “%1”</source>
        <translation>没有以“%1”相区别的检索结果</translation>
    </message>
</context>
<context>
    <name>ui::SelfTestDialog</name>
    <message>
        <source>Reference programs</source>
        <translation>参考程序</translation>
    </message>
    <message>
        <source>Figures of the reference</source>
        <translation>参考程序的数值</translation>
    </message>
    <message>
        <source>Check against reference programs</source>
        <translation>与参考程序核对</translation>
    </message>
    <message>
        <source>Choose a reference to see its figures.</source>
        <translation>选择一个参考程序查看其数值。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>Computing the figures of %1: %2 of %3 references are done.</source>
        <translation>正在计算&#x2009;%1&#x2009;的数值：%3&#x2009;个参考程序中已完成&#x2009;%2&#x2009;个。</translation>
    </message>
    <message>
        <source>Stopped after %1 of %2 references.</source>
        <translation>已停止：完成了&#x2009;%2&#x2009;个参考程序中的&#x2009;%1&#x2009;个。</translation>
    </message>
    <message>
        <source>All %1 figures of %2 references agree with ours.</source>
        <translation>%2&#x2009;个参考程序的全部&#x2009;%1&#x2009;个数值都与本程序一致。</translation>
    </message>
    <message>
        <source>%1 of %2 figures differ from ours. They stand first below.</source>
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
    <name>ui::ShortcutSheet</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>键盘快捷键</translation>
    </message>
    <message>
        <source>Type what you look for, or a key</source>
        <translation>输入要找的操作，或某个键</translation>
    </message>
    <message>
        <source>Search the shortcuts</source>
        <translation>搜索快捷键</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>操作及其按键</translation>
    </message>
    <message>
        <source>Enter does it, or goes to where the keys work. Escape closes.</source>
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
        <source>Preset’s na&amp;me</source>
        <translation>预设名称(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Keep the proportions</source>
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
        <source>Pixels, as some journals ask for them</source>
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
        <source>Own size</source>
        <translation>自定尺寸</translation>
    </message>
    <message>
        <source>A preset needs a name.</source>
        <translation>请为预设命名。</translation>
    </message>
    <message>
        <source>“%1” is no whole number of dots from %2 to %3.</source>
        <translation>“%1”不是&#x2009;%2&#x2009;到&#x2009;%3&#x2009;之间的整数点数。</translation>
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
        <source>Show how far each slice is from all samples</source>
        <translation>显示各切片与全部样本的差距</translation>
    </message>
    <message>
        <source>Open a table of labels and scores with a column of groups, such as sites, to see each group apart.</source>
        <translation>打开一个含标签、得分和分组列（如站点）的表格，即可分别查看各组。</translation>
    </message>
    <message>
        <source>The samples are in no groups. When a table is read, any of its columns can be chosen for groups, such as sites or age groups.</source>
        <translation>样本没有分组。读取表格时，可任选一列作为分组，如站点或年龄段。</translation>
    </message>
    <message>
        <source>The groups are being measured.</source>
        <translation>正在计算各组的指标。</translation>
    </message>
    <message>
        <source>Values of slices less those of all samples.</source>
        <translation>各切片的值减去全部样本的值。</translation>
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
        <source>Walk through the value step by step; what is not yet reached is hidden. Esc leaves</source>
        <translation>一步一步走完指标的计算，尚未走到的内容先隐藏；Esc&#x2009;退出</translation>
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
        <source>Back to the first step</source>
        <translation>回到第一步</translation>
    </message>
    <message>
        <source>Step &amp;before</source>
        <translation>上一步(&amp;B)</translation>
    </message>
    <message>
        <source>The step before</source>
        <translation>上一步</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>播放(&amp;P)</translation>
    </message>
    <message>
        <source>Play the steps one after the other, or pause</source>
        <translation>逐步播放，或暂停</translation>
    </message>
    <message>
        <source>&amp;Next step</source>
        <translation>下一步(&amp;N)</translation>
    </message>
    <message>
        <source>The next step</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>&amp;Last step</source>
        <translation>最后一步(&amp;L)</translation>
    </message>
    <message>
        <source>On to the end</source>
        <translation>到末尾</translation>
    </message>
    <message>
        <source>Stop h&amp;ere</source>
        <translation>在此停留(&amp;E)</translation>
    </message>
    <message>
        <source>Playing stops where attention is, or no longer</source>
        <translation>播放到当前所指之处停下；再按一次则取消</translation>
    </message>
    <message>
        <source>On to the next s&amp;top</source>
        <translation>到下一个停留点(&amp;T)</translation>
    </message>
    <message>
        <source>To the next stop, else to the end</source>
        <translation>到下一个停留点；没有则到末尾</translation>
    </message>
    <message>
        <source>On to the next &amp;relevant or positive one</source>
        <translation>到下一个相关文档或正例(&amp;R)</translation>
    </message>
    <message>
        <source>To the next relevant document or positive sample, else to the end</source>
        <translation>到下一个相关文档或正例；没有则到末尾</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Pa&amp;ce of playing</source>
        <translation>播放速度(&amp;C)</translation>
    </message>
    <message>
        <source>A step every %1 s</source>
        <translation>每&#x2009;%1&#x2009;秒一步</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>暂停(&amp;P)</translation>
    </message>
</context>
<context>
    <name>ui::StepPanel</name>
    <message>
        <source>by ranks, step %1 of %2</source>
        <translation>按位，第&#x2009;%1&#x2009;步，共&#x2009;%2&#x2009;步</translation>
    </message>
    <message>
        <source>by terms, step %1 of %2</source>
        <translation>按项，第&#x2009;%1&#x2009;步，共&#x2009;%2&#x2009;步</translation>
    </message>
    <message>
        <source>step %1 of %2</source>
        <translation>第&#x2009;%1&#x2009;步，共&#x2009;%2&#x2009;步</translation>
    </message>
    <message>
        <source>Progress of the steps</source>
        <translation>步骤进度</translation>
    </message>
    <message>
        <source>%1, step by step</source>
        <translation>%1&#x2009;逐步计算</translation>
    </message>
    <message>
        <source>%1
%2</source>
        <translation>%1
%2</translation>
    </message>
    <message>
        <source>Steps stop at rank %1.</source>
        <translation>播放会在第&#x2009;%1&#x2009;位停下。</translation>
    </message>
    <message>
        <source>Steps no longer stop at rank %1.</source>
        <translation>播放不再在第&#x2009;%1&#x2009;位停下。</translation>
    </message>
    <message>
        <source>Steps stop at the term of rank %1.</source>
        <translation>播放会在第&#x2009;%1&#x2009;位的项停下。</translation>
    </message>
    <message>
        <source>Steps no longer stop at the term of rank %1.</source>
        <translation>播放不再在第&#x2009;%1&#x2009;位的项停下。</translation>
    </message>
    <message>
        <source>Steps stop at the ideal’s term of rank %1.</source>
        <translation>播放会在第&#x2009;%1&#x2009;位的理想项停下。</translation>
    </message>
    <message>
        <source>Steps no longer stop at the ideal’s term of rank %1.</source>
        <translation>播放不再在第&#x2009;%1&#x2009;位的理想项停下。</translation>
    </message>
</context>
<context>
    <name>ui::StepsModel</name>
    <message>
        <source>%1, rank %2: %3</source>
        <translation>%1，第&#x2009;%2&#x2009;位：%3</translation>
    </message>
    <message>
        <source>not yet reached</source>
        <translation>尚未走到</translation>
    </message>
    <message>
        <source>%1, a stop</source>
        <translation>%1，停留点</translation>
    </message>
    <message>
        <source>Playing and F8 stop here. A click or %1 takes the stop away.</source>
        <translation>播放和&#x2009;F8&#x2009;会停在这里。单击或按&#x2009;%1&#x2009;可取消停留点。</translation>
    </message>
    <message>
        <source>Playing and F8 stop at a term of this rank, which has a dot. A click on the term takes the stop away.</source>
        <translation>播放和&#x2009;F8&#x2009;会停在本位中带圆点的项。单击该项可取消停留点。</translation>
    </message>
    <message>
        <source>Not yet reached, step by step.</source>
        <translation>逐步计算尚未走到这里。</translation>
    </message>
</context>
<context>
    <name>ui::StepsView</name>
    <message>
        <source>Step by step</source>
        <translation>逐步计算</translation>
    </message>
    <message>
        <source>Walk along the ranks</source>
        <translation>逐位查看</translation>
    </message>
    <message>
        <source>Copy the selected row</source>
        <translation>复制选中的行</translation>
    </message>
    <message>
        <source>Add documents to the list to see how the value comes about.</source>
        <translation>在列表中添加文档，即可看到指标值的由来。</translation>
    </message>
</context>
<context>
    <name>ui::SystemOrders</name>
    <message>
        <source>Open judgments and three or more runs to compare their orders.</source>
        <translation>打开相关性标注和三个以上检索结果后，可比较它们的次序。</translation>
    </message>
    <message>
        <source>Add runs: the orders of three and more are compared.</source>
        <translation>请再添加检索结果：有三个以上才能比较次序。</translation>
    </message>
    <message>
        <source>Choose a second measure to compare the orders of the runs.</source>
        <translation>请再选一个指标，以比较检索结果的次序。</translation>
    </message>
    <message>
        <source>The filter lets no query through.</source>
        <translation>没有查询符合筛选条件。</translation>
    </message>
    <message>
        <source>The values are being worked out.</source>
        <translation>正在计算各值。</translation>
    </message>
    <message>
        <source>%1 by %2 (%3)</source>
        <extracomment>A run&apos;s place among the runs under a measure, and its mean</extracomment>
        <translation>按&#x2009;%2&#x2009;第&#x2009;%1（%3）</translation>
    </message>
    <message>
        <source>%1 has the place %2.</source>
        <translation>%1&#x2009;的名次：%2。</translation>
    </message>
    <message>
        <source>%1 and %2: %3 and %4</source>
        <translation>%1&#x2009;与&#x2009;%2：%3&#x2009;和&#x2009;%4</translation>
    </message>
    <message numerus="yes">
        <source>The %n runs in the order of their means under each measure, the best at the top; equal means share the middle of their places.</source>
        <translation>
            <numerusform>%n&#x2009;个检索结果在各指标下按均值排出的次序，最好的在上；均值相等者共占其名次的中间位置。</numerusform>
        </translation>
    </message>
    <message>
        <source>How two orders side by side agree, the right one’s τAP against the left one, and Kendall’s τb: %1.</source>
        <translation>相邻两种次序的一致程度，即右边相对于左边的 τAP，以及&#x2009;Kendall τb：%1。</translation>
    </message>
    <message>
        <source>By %1 the best are %2.</source>
        <translation>按&#x2009;%1&#x2009;最好的是&#x2009;%2。</translation>
    </message>
    <message>
        <source>run</source>
        <translation>检索结果</translation>
    </message>
    <message>
        <source>place by %1</source>
        <translation>按&#x2009;%1&#x2009;的名次</translation>
    </message>
    <message>
        <source>Orders of the runs</source>
        <translation>各检索结果的次序</translation>
    </message>
    <message>
        <source>τAP&#xa0;%1 · τb&#xa0;%2</source>
        <extracomment>Two correlations of orders, Yilmaz&apos;s and Kendall&apos;s; a no-break space before each number</extracomment>
        <translation>τAP&#xa0;%1 · τb&#xa0;%2</translation>
    </message>
</context>
<context>
    <name>ui::SystemsModel</name>
    <message>
        <source>95 % CI of Δ</source>
        <translation>Δ&#x2009;的&#x2009;95%&#x2009;区间</translation>
    </message>
    <message>
        <source>t interval of the mean difference</source>
        <translation>平均差值的&#x2009;t&#x2009;区间</translation>
    </message>
    <message>
        <source>95 % CI of Δ: from</source>
        <translation>Δ&#x2009;的&#x2009;95%&#x2009;区间：下限</translation>
    </message>
    <message>
        <source>95 % CI of Δ: to</source>
        <translation>Δ&#x2009;的&#x2009;95%&#x2009;区间：上限</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>A click explains this measure in every panel</source>
        <translation>单击可让各面板都解释这个指标</translation>
    </message>
    <message>
        <source>B less A</source>
        <translation>B&#x2009;减&#x2009;A</translation>
    </message>
    <message>
        <source>paired t</source>
        <translation>配对&#x2009;t</translation>
    </message>
    <message>
        <source>Student’s paired t test, adjusted by Holm over the measures</source>
        <translation>Student&#x2009;配对&#x2009;t&#x2009;检验，对各指标作&#x2009;Holm&#x2009;校正</translation>
    </message>
    <message>
        <source>paired t: p adjusted by Holm</source>
        <translation>配对&#x2009;t：Holm&#x2009;校正的&#x2009;p&#x2009;值</translation>
    </message>
    <message>
        <source>randomisation</source>
        <translation>随机化</translation>
    </message>
    <message>
        <source>Fisher’s randomisation test, adjusted by Holm over the measures</source>
        <translation>Fisher&#x2009;随机化检验，对各指标作&#x2009;Holm&#x2009;校正</translation>
    </message>
    <message>
        <source>randomisation: p adjusted by Holm</source>
        <translation>随机化：Holm&#x2009;校正的&#x2009;p&#x2009;值</translation>
    </message>
    <message>
        <source>Wilcoxon</source>
        <translation>Wilcoxon</translation>
    </message>
    <message>
        <source>Wilcoxon’s signed-rank test, adjusted by Holm over the measures</source>
        <translation>Wilcoxon&#x2009;符号秩检验，对各指标作&#x2009;Holm&#x2009;校正</translation>
    </message>
    <message>
        <source>Wilcoxon: p adjusted by Holm</source>
        <translation>Wilcoxon：Holm&#x2009;校正的&#x2009;p&#x2009;值</translation>
    </message>
    <message>
        <source>effect</source>
        <translation>效应量</translation>
    </message>
    <message>
        <source>Cohen’s d of the differences: their mean over their deviation</source>
        <translation>差值的&#x2009;Cohen’s d：均值除以标准差</translation>
    </message>
    <message>
        <source>effect: Cohen’s d</source>
        <translation>效应量：Cohen’s d</translation>
    </message>
    <message>
        <source>won / tied / lost</source>
        <translation>胜&#x2009;/&#x2009;平&#x2009;/&#x2009;负</translation>
    </message>
    <message>
        <source>Queries in which B is better, equal and worse</source>
        <translation>B&#x2009;较好、相等、较差的查询数</translation>
    </message>
    <message>
        <source>%1 is being worked out.</source>
        <translation>正在计算%1。</translation>
    </message>
    <message>
        <source>%1: %2; adjusted by Holm %3, by Benjamini and Hochberg %4.</source>
        <translation>%1：%2；Holm&#x2009;校正后&#x2009;%3，Benjamini–Hochberg&#x2009;校正后&#x2009;%4。</translation>
    </message>
    <message>
        <source>%1 has a mean of %2 in %3.</source>
        <translation>%1&#x2009;在&#x2009;%3&#x2009;中的均值为&#x2009;%2。</translation>
    </message>
    <message numerus="yes">
        <source>%1 over %n queries: %2 for A (%3), %4 for B (%5), a difference of %6.</source>
        <translation>
            <numerusform>%1，%n&#x2009;个查询：A（%3）为&#x2009;%2，B（%5）为&#x2009;%4，差值&#x2009;%6。</numerusform>
        </translation>
    </message>
    <message>
        <source>The 95 % interval of the mean difference is %1; the effect size (Cohen’s d of the differences) %2.</source>
        <translation>平均差值的&#x2009;95%&#x2009;区间为&#x2009;%1；效应量（差值的&#x2009;Cohen’s d）为&#x2009;%2。</translation>
    </message>
    <message>
        <source>Queries that B wins: %1, ties: %2, loses: %3.</source>
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
        <source>Under %1 runs are tied, or they are here.</source>
        <translation>按&#x2009;%1&#x2009;或按本指标有检索结果并列。</translation>
    </message>
    <message>
        <source>%1 puts the %2 runs in the same order.</source>
        <translation>%1&#x2009;给&#x2009;%2&#x2009;个检索结果排出的次序与此相同。</translation>
    </message>
    <message>
        <source>%1 puts the %2 runs in another order: tau-b %3, tau-AP %4.</source>
        <translation>%1&#x2009;给&#x2009;%2&#x2009;个检索结果排出的次序与此不同：tau-b %3，tau-AP %4。</translation>
    </message>
    <message>
        <source>The order by %1: %2.</source>
        <translation>按&#x2009;%1&#x2009;排出的次序：%2。</translation>
    </message>
</context>
<context>
    <name>ui::SystemsPanel</name>
    <message>
        <source>Systems</source>
        <translation>各系统</translation>
    </message>
    <message numerus="yes">
        <source>Judgments of %n queries are open. Add one or more runs over them: drop the files anywhere.</source>
        <translation>
            <numerusform>已打开&#x2009;%n&#x2009;个查询的相关性标注。请添加一个或多个检索结果：把文件拖到窗口任意处即可。</numerusform>
        </translation>
    </message>
    <message>
        <source>The measures of every run appear here. Open judgments (qrels) and one or more runs: drop the files anywhere.</source>
        <translation>这里显示各检索结果的指标。请打开相关性标注（qrels）和一个或多个检索结果：把文件拖到窗口任意处即可。</translation>
    </message>
    <message numerus="yes">
        <source>%n queries</source>
        <translation>
            <numerusform>%n&#x2009;个查询</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, whatever the filter hides</source>
        <translation>%1，不受筛选影响</translation>
    </message>
    <message>
        <source>judgments %1</source>
        <translation>标注&#x2009;%1</translation>
    </message>
    <message numerus="yes">
        <source>p adjusted by Holm over %n measures</source>
        <translation>
            <numerusform>p&#x2009;值对&#x2009;%n&#x2009;个指标作&#x2009;Holm&#x2009;校正</numerusform>
        </translation>
    </message>
    <message>
        <source>What the table has</source>
        <translation>表格内容</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>检索结果</translation>
    </message>
    <message>
        <source>Every run, with all measures</source>
        <translation>全部检索结果及其各指标</translation>
    </message>
    <message>
        <source>A, B</source>
        <translation>A、B</translation>
    </message>
    <message>
        <source>A and B alone, a measure to a row, with their tests</source>
        <translation>仅&#x2009;A&#x2009;和&#x2009;B，每行一个指标，附检验</translation>
    </message>
    <message>
        <source>Filter the runs</source>
        <translation>筛选检索结果</translation>
    </message>
    <message>
        <source>Words of a run’s name. Escape shows every run.</source>
        <translation>检索结果名称中的词。按&#x2009;Esc&#x2009;显示全部检索结果。</translation>
    </message>
    <message>
        <source>What counts in the systems’ table</source>
        <translation>系统表格计入什么</translation>
    </message>
    <message>
        <source>Choose what counts, and what is shown</source>
        <translation>选择计入什么、显示什么</translation>
    </message>
    <message>
        <source>Only the queries that the filter shows</source>
        <translation>只计筛选出的查询</translation>
    </message>
    <message>
        <source>95 % intervals of the means</source>
        <translation>均值的&#x2009;95%&#x2009;区间</translation>
    </message>
    <message>
        <source>Three and more runs</source>
        <translation>三个以上检索结果</translation>
    </message>
    <message>
        <source>Letters by Tukey’s test of all runs</source>
        <translation>字母：全部检索结果的&#x2009;Tukey&#x2009;检验</translation>
    </message>
    <message>
        <source>Letters by randomisation tests of every two runs, adjusted by Holm</source>
        <translation>字母：两两随机化检验，经&#x2009;Holm&#x2009;校正</translation>
    </message>
    <message>
        <source>Letters of the runs that a run beats, as ranx has them (paired t, Holm)</source>
        <translation>字母：所胜过的检索结果，与&#x2009;ranx&#x2009;相同（配对&#x2009;t，Holm&#x2009;校正）</translation>
    </message>
    <message>
        <source>p against A by randomisation tests, adjusted by Holm</source>
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
        <source>no letters by Tukey</source>
        <translation>无字母：Tukey</translation>
    </message>
    <message>
        <source>letters by Tukey</source>
        <translation>字母：Tukey</translation>
    </message>
    <message>
        <source>letters by randomisation, Holm</source>
        <translation>字母：随机化，Holm</translation>
    </message>
    <message>
        <source>letters as ranx has them</source>
        <translation>字母：与&#x2009;ranx&#x2009;相同</translation>
    </message>
    <message>
        <source>Intervals are t intervals of the mean at 95 %.</source>
        <translation>区间为均值的&#x2009;95% t&#x2009;区间。</translation>
    </message>
    <message>
        <source>No run has these words in its name.</source>
        <translation>没有检索结果的名称含有这些词。</translation>
    </message>
    <message>
        <source>%1, only those that the filter shows</source>
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
        <source>tests are being worked out</source>
        <translation>正在计算检验</translation>
    </message>
    <message>
        <source>filter</source>
        <translation>筛选</translation>
    </message>
    <message>
        <source>The letter a is the first run by %1, b the next.</source>
        <translation>字母&#x2009;a&#x2009;为按&#x2009;%1&#x2009;排在首位的检索结果，b&#x2009;为其次，依此类推。</translation>
    </message>
    <message>
        <source>too few rounds to tell runs apart</source>
        <translation>轮数太少，无法区分各检索结果</translation>
    </message>
    <message>
        <source>The best mean of each measure is bold.</source>
        <translation>各指标的最佳均值用粗体表示。</translation>
    </message>
</context>
<context>
    <name>ui::SystemsView</name>
    <message>
        <source>Measures of the runs</source>
        <translation>各检索结果的指标</translation>
    </message>
    <message>
        <source>Put another measure in front</source>
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
        <source>Copy the table</source>
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
        <source>Numbers are copied and saved with every digit that they have</source>
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
        <source>Decimal &amp;comma: 0,5 is a half</source>
        <translation>小数逗号：0,5&#x2009;表示二分之一(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Several classes: a column of scores for each, or one of predictions</source>
        <translation>多类别：每个类别一列得分，或一列预测(&amp;S)</translation>
    </message>
    <message>
        <source>How to read ‘%1’</source>
        <translation>如何读取“%1”</translation>
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
        <source>Between the cells</source>
        <translation>单元格分隔符</translation>
    </message>
    <message>
        <source>Positive class</source>
        <translation>正类</translation>
    </message>
    <message>
        <source>The first rows of the table</source>
        <translation>表格的前几行</translation>
    </message>
    <message>
        <source>What comes out</source>
        <translation>读取结果</translation>
    </message>
    <message>
        <source>The text is not UTF-8; it is read as Latin-1.</source>
        <translation>文本不是&#x2009;UTF-8&#x2009;编码，按&#x2009;Latin-1&#x2009;读取。中文文件（GBK、GB18030）请先另存为&#x2009;UTF-8。</translation>
    </message>
    <message>
        <source>&amp;Between the cells</source>
        <translation>单元格分隔符(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Positive class</source>
        <translation>正类(&amp;P)</translation>
    </message>
    <message>
        <source>not read</source>
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
        <source>Choose the column that holds the labels.</source>
        <translation>请选择标签所在的列。</translation>
    </message>
    <message>
        <source>Choose the column of scores of each class, or the column of predictions.</source>
        <translation>请选择各类别的得分列，或选择预测所在的列。</translation>
    </message>
    <message>
        <source>each, against the rest</source>
        <translation>各类别一对其余</translation>
    </message>
    <message>
        <source>Choose the column that holds the scores.</source>
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
        <source>choose</source>
        <translation>请选择</translation>
    </message>
    <message numerus="yes">
        <source>There are %n labels. Choose the positive class: the rest together is the other. Or read them as several classes.</source>
        <translation>
            <numerusform>共有&#x2009;%n&#x2009;种标签。请选择正类，其余合为另一类；也可按多类别读取。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows are left out.</source>
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
        <source>The text is not UTF-8; it is read as GB18030.</source>
        <translation>文本不是&#x2009;UTF-8，按&#x2009;GB18030&#x2009;读取。</translation>
    </message>
    <message>
        <source>&amp;Leave out the rows that cannot be read</source>
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
        <source>“%1” as the labels: AUC %2 with “%3”.</source>
        <translation>以“%1”为标签：“%3”的 AUC 为 %2。</translation>
    </message>
    <message>
        <source>AUC %1 with “%2”.</source>
        <translation>“%2”的 AUC 为 %1。</translation>
    </message>
    <message>
        <source>With “%1” as the labels it would be %2.</source>
        <translation>若以“%1”为标签，则为 %2。</translation>
    </message>
</context>
<context>
    <name>ui::TableMenu</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>The first %1 of %2 rows were copied. “Save table as” writes all of them.</source>
        <translation>已复制&#x2009;%2&#x2009;行中的前&#x2009;%1&#x2009;行。用“表格另存为”可以写出全部。</translation>
    </message>
    <message>
        <source>Copying the rows…</source>
        <translation>正在复制各行…</translation>
    </message>
    <message>
        <source>Copying the table…</source>
        <translation>正在复制表格…</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>无法写入&#x2009;%1：%2</translation>
    </message>
    <message>
        <source>Saving the table…</source>
        <translation>正在保存表格…</translation>
    </message>
    <message>
        <source>The table was not saved: it was interrupted.</source>
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
        <source>The next score up or down</source>
        <translation>移到上一个或下一个得分</translation>
    </message>
    <message>
        <source>Ten scores up or down</source>
        <translation>上移或下移十个得分</translation>
    </message>
    <message>
        <source>Put a typed threshold in force</source>
        <translation>采用键入的阈值</translation>
    </message>
</context>
<context>
    <name>ui::ThresholdCurvesPanel</name>
    <message>
        <source>Metrics against the threshold</source>
        <translation>指标随阈值的变化</translation>
    </message>
    <message>
        <source>Rates</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>Choose which rates are drawn</source>
        <translation>选择绘制哪些指标</translation>
    </message>
    <message>
        <source>Open a table of labels and scores, or paste one, to see how every rate changes with the threshold.</source>
        <translation>打开或粘贴一个含标签和得分的表格，即可查看各项指标随阈值的变化。</translation>
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
        <source>Every threshold</source>
        <translation>所有阈值</translation>
    </message>
    <message>
        <source>Whose thresholds</source>
        <translation>哪个模型的阈值</translation>
    </message>
    <message>
        <source>Choose the model whose thresholds are shown</source>
        <translation>选择显示哪个模型的阈值</translation>
    </message>
    <message>
        <source>Put the row’s threshold in force</source>
        <translation>采用该行的阈值</translation>
    </message>
    <message>
        <source>Open a table of labels and scores, or paste one, to see its thresholds.</source>
        <translation>打开或粘贴一个含标签和得分的表格，即可查看其阈值。</translation>
    </message>
    <message>
        <source>Every threshold of %1</source>
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
</context>
<context>
    <name>ui::ToldNumbers</name>
    <message>
        <source>+ another number</source>
        <translation>+&#x2009;再加一个数</translation>
    </message>
    <message>
        <source>Of what the number is</source>
        <translation>这个数所属的列表或均值</translation>
    </message>
    <message>
        <source>Another number</source>
        <translation>再加一个数</translation>
    </message>
    <message>
        <source>One that must come out under the same rules</source>
        <translation>须在同样的规则下得出的另一个数</translation>
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
        <source>The other tool says</source>
        <translation>另一工具的结果</translation>
    </message>
    <message>
        <source>Further number</source>
        <translation>另一个数</translation>
    </message>
    <message>
        <source>A number of another tool with all its digits; also with the name of its measure, as nDCG@5=0.7. Several must come out under the same rules.</source>
        <translation>另一工具给出的数，写出全部位数；也可带上指标名，如&#x2009;nDCG@5=0.7。给出多个数时，它们须在同样的规则下得出。</translation>
    </message>
    <message>
        <source>Measure of the number</source>
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
        <source>Leave this number out</source>
        <translation>去掉这个数</translation>
    </message>
    <message>
        <source>“%1” is no number; expected one such as 0.5925, or AP=0.41 of another measure.</source>
        <translation>“%1”不是数；应为&#x2009;0.5925&#x2009;这样的数，其他指标写作&#x2009;AP=0.41。</translation>
    </message>
</context>
<context>
    <name>ui::ToolsModel</name>
    <message>
        <source>Tool</source>
        <translation>工具</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>differs in</source>
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
        <source>There are no samples.</source>
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
        <source>Figures of other tools</source>
        <translation>其他工具的数值</translation>
    </message>
    <message>
        <source>Put the rules of the row in force</source>
        <translation>采用该行的规则</translation>
    </message>
    <message>
        <source>Enter puts the rules of a row in force.</source>
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
        <source>What is counted</source>
        <translation>统计什么</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>值</translation>
    </message>
    <message>
        <source>How the values of A and of B are spread over the queries</source>
        <translation>A&#x2009;和&#x2009;B&#x2009;的值在各查询上的分布</translation>
    </message>
    <message>
        <source>Δ</source>
        <translation>Δ</translation>
    </message>
    <message>
        <source>How the differences, B less A, are spread over the queries</source>
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
        <source>%1: difference of each query</source>
        <translation>%1：各查询的差值</translation>
    </message>
    <message numerus="yes">
        <source>%n queries</source>
        <translation>
            <numerusform>%n&#x2009;个查询</numerusform>
        </translation>
    </message>
    <message>
        <source>queries in the order of Δ</source>
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
        <source>The difference of two systems in each of %n queries, in ascending order.</source>
        <translation>
            <numerusform>两个系统在&#x2009;%n&#x2009;个查询上的差值，从小到大排列。</numerusform>
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
        <source>See it: switch the rule</source>
        <translation>看看效果：切换到这条规则</translation>
    </message>
    <message>
        <source>Shows %1 in the panels</source>
        <translation>在面板中显示&#x2009;%1</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>评判</translation>
    </message>
</context>
<context>
    <name>ui::ViewChoice</name>
    <message>
        <source>Simpl&amp;e</source>
        <translation>简洁(&amp;E)</translation>
    </message>
    <message>
        <source>F&amp;ull</source>
        <translation>完整(&amp;U)</translation>
    </message>
    <message>
        <source>Only what a first lesson needs</source>
        <translation>只显示初学所需的内容</translation>
    </message>
    <message>
        <source>Every panel</source>
        <translation>全部面板</translation>
    </message>
    <message>
        <source>Show everything: the full view</source>
        <translation>显示全部：完整视图</translation>
    </message>
    <message>
        <source>Every panel (%1). View &gt; Simple leads back</source>
        <translation>全部面板（%1）。“视图&#x2009;&gt;&#x2009;简洁”可返回</translation>
    </message>
    <message>
        <source>Back to the simple view</source>
        <translation>返回简洁视图</translation>
    </message>
    <message>
        <source>Stay in the full view</source>
        <translation>留在完整视图</translation>
    </message>
    <message>
        <source>‘%1’ is in the full view only, so that is shown now.</source>
        <translation>“%1”只在完整视图中提供，因此已切换到完整视图。</translation>
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
        <source>What judging it changes the width of the bounds by, on average over the grades of the scale</source>
        <translation>标注它使上下界的宽度改变多少（对各等级取平均）</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>排名</translation>
    </message>
    <message>
        <source>%1 for query %2, rank %3: judging it narrows the bounds by %4 on average over the grades, and by %5 at least.</source>
        <translation>查询&#x2009;%2&#x2009;的&#x2009;%1，排名&#x2009;%3：标注它平均可把上下界收窄&#x2009;%4（对各等级取平均），至少收窄&#x2009;%5。</translation>
    </message>
</context>
<context>
    <name>ui::WantedView</name>
    <message>
        <source>Documents to be judged first</source>
        <translation>优先标注的文档</translation>
    </message>
    <message>
        <source>Walk along the documents</source>
        <translation>在文档间移动</translation>
    </message>
    <message>
        <source>0 to 9</source>
        <translation>0&#x2009;至&#x2009;9</translation>
    </message>
    <message>
        <source>Judge the current document and go on to the next</source>
        <translation>标注当前文档并转到下一个</translation>
    </message>
    <message>
        <source>A digit judges the current document, and the next one follows.</source>
        <translation>按数字键标注当前文档，并转到下一个。</translation>
    </message>
</context>
<context>
    <name>ui::WhatIfModel</name>
    <message>
        <source>Change</source>
        <translation>改动</translation>
    </message>
    <message>
        <source>computing…</source>
        <translation>正在计算…</translation>
    </message>
</context>
<context>
    <name>ui::WhatIfPanel</name>
    <message>
        <source>What would help most</source>
        <translation>怎样提升最多</translation>
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
        <translation>怎样提升最多</translation>
    </message>
    <message>
        <source>Try out the previous or next change</source>
        <translation>试用上一个或下一个改动</translation>
    </message>
    <message>
        <source>Apply the change</source>
        <translation>应用该改动</translation>
    </message>
    <message>
        <source>Let go of the change that is tried out</source>
        <translation>放弃正在试用的改动</translation>
    </message>
    <message>
        <source>A selected change is shown in every panel; Enter applies it, Escape leaves it.</source>
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
        <source>Computing…</source>
        <translation>正在计算…</translation>
    </message>
    <message>
        <source>Here stand the single changes that would raise the value most. Add documents to see some.</source>
        <translation>这里列出最能提升指标值的单项改动。请先添加文档。</translation>
    </message>
    <message>
        <source>No single change of this kind makes a difference to the value.</source>
        <translation>任何一个此类改动都不会改变该值。</translation>
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
        <source>as the figure has it</source>
        <translation>与图一致</translation>
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
        <source>&amp;Add a lesson&apos;s file…</source>
        <translation>添加课程文件(&amp;A)…</translation>
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
        <source>HTML with fields</source>
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
        <source>none: sheets are numbered</source>
        <translation>无：练习题按序号编号</translation>
    </message>
    <message>
        <source>titles of the lessons</source>
        <translation>课程的标题</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>a new folder</source>
        <translation>新文件夹</translation>
    </message>
    <message>
        <source>Any whole number. With the same roster, lessons and seed the same sheets are made again.</source>
        <translation>任意整数。名单、课程和种子相同，就会再次生成同样的练习题。</translation>
    </message>
    <message>
        <source>Stu&amp;dents</source>
        <translation>学生(&amp;D)</translation>
    </message>
    <message>
        <source>Choose the roster</source>
        <translation>选择名单</translation>
    </message>
    <message>
        <source>&amp;Number of sheets</source>
        <translation>份数(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Seed of the course</source>
        <translation>班级种子(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>标题(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Course line</source>
        <translation>班级信息(&amp;C)</translation>
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
        <source>Choose the folder</source>
        <translation>选择文件夹</translation>
    </message>
    <message>
        <source>Students: file of the roster</source>
        <translation>学生：名单文件</translation>
    </message>
    <message>
        <source>Number of sheets</source>
        <translation>份数</translation>
    </message>
    <message>
        <source>Seed of the course</source>
        <translation>班级种子</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Course line</source>
        <translation>班级信息</translation>
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
        <source>Add a lesson&apos;s file</source>
        <translation>添加课程文件</translation>
    </message>
    <message>
        <source>Lessons (*.md);;All files (*)</source>
        <translation>课程 (*.md);;所有文件 (*)</translation>
    </message>
    <message>
        <source>There is a lesson with the id “%1” already.</source>
        <translation>已有编号为“%1”的课程。</translation>
    </message>
    <message>
        <source>&amp;Write the sheets</source>
        <translation>生成练习题(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>Tick at least one lesson (Space).</source>
        <translation>请至少勾选一门课程（空格键）。</translation>
    </message>
    <message>
        <source>The seed is a whole number, 0 or more.</source>
        <translation>种子是不小于&#x2009;0&#x2009;的整数。</translation>
    </message>
    <message>
        <source>Say in which folder the sheets go.</source>
        <translation>请指定练习题写到哪个文件夹。</translation>
    </message>
    <message>
        <source>Write there all the same, and replace files of the same names?</source>
        <translation>仍要写到那里，并替换同名文件吗？</translation>
    </message>
    <message>
        <source>Stopped: nothing was written.</source>
        <translation>已停止：没有写出任何文件。</translation>
    </message>
    <message>
        <source>The sheets and their key stand in %1.</source>
        <translation>练习题及答案已写到&#x2009;%1。</translation>
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
