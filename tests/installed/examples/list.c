/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The value, the steps and the curve of one list: list [QRELS RUN MEASURE] */
#include <rankscope/c.h>

#include <math.h>
#include <stdio.h>

static int failed(void)
{
    fprintf(stderr, "%s\n", rankscope_problem());
    return 1;
}

static int list(void)
{
    const double ranked[] = {4, 3, 2, 1, 3, 1, 2}, others[] = {3, 3, 3};
    const double unjudged[] = {NAN};
    const rankscope_list grades = {ranked, 7, others, 3}, nothing = {unjudged, 1, NULL, 0};
    const char* const measure = "AP(rel=3)";
    double value, curve[3];
    rankscope_step* steps;
    size_t count, i;
    if (rankscope_value(grades, measure, &value) || rankscope_curve(grades, measure, 3, curve) ||
        rankscope_explain(grades, measure, &steps, &count))
        return failed();
    for (i = 0; i < count; ++i)
        printf("%zu\t%g\t%.4f\t%.4f\n", steps[i].rank, steps[i].grade, steps[i].term, steps[i].sum);
    rankscope_free(steps);
    printf("%.17g\n%.4f %.4f %.4f\n", value, curve[0], curve[1], curve[2]);
    if (rankscope_value(nothing, "AP", &value))
        return failed();
    printf("%s %s\n", isnan(value) ? "undefined:" : "defined", rankscope_reason(nothing, "AP"));
    return rankscope_value(grades, "APP", &value) ? failed() : 0;
}

int main(int count, char** arguments)
{
    double mean;
    if (count < 4)
        return list();
    if (rankscope_evaluate(arguments[1], arguments[2], (const char* const*)arguments + 3, 1, NULL, &mean))
        return failed();
    printf("%s\tall\t%.6f\n", arguments[3], mean);
    return 0;
}
