#include "core/collection/read_collection.h"
#include "core/io/recognise.h"
#include "core/io/text_source.h"
namespace core {
static std::string stem(const std::string& p){auto n=p.substr(p.rfind('/')+1); return n;}
Parsed<Collection> readCollection(const std::vector<std::string>& paths, const CollectionChoices&, Loading*, const Threads&)
{
    Collection c;
    for (const auto& p : paths) {
        auto t = readText(p);
        if (!t) return t.error();
        if (recognise(*t) == FileKind::Qrels) { auto q = parseQrels(*t,p); if(!q) return q.error(); c.qrels=*q; c.name=stem(p); c.qrelsPath=p; }
        else { auto r = parseRun(std::string_view(*t),p); if(!r) return r.error(); c.runs.push_back({stem(p),p,*r}); }
        c.files.push_back({p,"TREC",0,{}});
    }
    return c;
}
Parsed<Collection> addRuns(const Collection& collection, const std::vector<std::string>& paths, const CollectionChoices&, Loading*, const Threads&)
{
    Collection c = collection;
    for (const auto& p : paths) { auto r = readRun(p); if(!r) return r.error(); c.runs.push_back({stem(p),p,*r}); c.files.push_back({p,"TREC",0,{}});}
    return c;
}
}
