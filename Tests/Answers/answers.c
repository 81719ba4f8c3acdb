/*
 * Every answer of the library over whole domains, as canonical text: one line for each answer, with
 * names, rule ids and figures, and nothing that hangs on how the interface is laid out. Two builds
 * that print the same digests give the same answers.
 *
 *   answers FORM digest [N/PARTS]         question, version, count of answers and digest of their
 *                                         lines, for the N-th of so many parts; last the sums
 *   answers FORM lines QUESTION VERSION   the lines themselves
 *
 * FORM is that of the policies, small or tables: the answers are the same.
 *
 * What is crossed with what stands beside each walk; README.md has the whole table. A version is
 * asked as it begins, and some of it again as it ends, just before the next one of the list.
 */
#include "book.h"

static const char *version_part(int index) {
  static char text[16];
  return index < VERSIONS ? version_text(versions[index], text) : NULL;
}

static const char *chosen_part(int index) {
  static char text[16];
  return index < COUNT(chosen_versions) ? version_text(chosen_versions[index], text) : NULL;
}

static const char *only_part(int index) { return index == 0 ? "-" : NULL; }

/* The parts of a question are versions, but for names, whose parts are enumerations, and rules. */
typedef struct question {
  const char *name, *(*part_at)(int);
  void (*walk)(int);
} question;

static const question questions[] = {
    {"transition", version_part, walk_transitions},
    {"next", version_part, walk_next},
    {"path", version_part, walk_paths},
    {"deadline", version_part, walk_deadlines},
    {"relaunch", version_part, walk_relaunches},
    {"conduct", version_part, walk_conduct},
    {"duties", version_part, walk_duties},
    {"delivery", version_part, walk_delivery},
    {"mode", version_part, walk_modes},
    {"quota", version_part, walk_quotas},
    {"manifest", version_part, walk_manifests},
    {"termination", version_part, walk_terminations},
    {"explain-transition", chosen_part, walk_explained_transitions},
    {"explain-deadline", chosen_part, walk_explained_deadlines},
    {"explain-relaunch", chosen_part, walk_explained_relaunches},
    {"explain-conduct", chosen_part, walk_explained_conduct},
    {"explain-delivery", chosen_part, walk_explained_delivery},
    {"explain-mode", chosen_part, walk_explained_modes},
    {"explain-quota", chosen_part, walk_explained_quotas},
    {"explain-termination", chosen_part, walk_explained_terminations},
    {"names", kind_at, walk_names},
    {"ends", only_part, walk_ends},
    {"rules", family_at, walk_rules},
    {"sources", only_part, walk_sources}};

static void walk(const question *q, int index) {
  asking = q->name;
  answered = 0;
  digest = UINT64_C(0xcbf29ce484222325);
  q->walk(index);
}

static void print_digests(int wanted, int parts) {
  int pairs = 0, turn = 0;
  long long total = 0;
  for (int n = 0; n < COUNT(questions); n++)
    for (int i = 0; questions[n].part_at(i); i++) {
      if (turn++ % parts != wanted - 1) continue;
      walk(&questions[n], i);
      printf("%s %s %lld %016" PRIx64 "\n", questions[n].name, questions[n].part_at(i), answered,
             digest);
      fflush(stdout);
      pairs++, total += answered;
    }
  printf("total %d %lld\n", pairs, total);
}

static void print_lines(const char *name, const char *part) {
  const char *at;
  printing = 1;
  for (int n = 0; n < COUNT(questions); n++)
    for (int i = 0; strcmp(questions[n].name, name) == 0 && (at = questions[n].part_at(i)); i++)
      if (strcmp(at, part) == 0) {
        walk(&questions[n], i);
        return;
      }
  stop(name, part);
}

/* A rule that begins or ends on a version that is not asked: the list should have it. */
static void check_version(version v, const char *id) {
  char text[16];
  for (int n = 0; n < VERSIONS; n++)
    if (v == 0 || versions[n] == v) return;
  fprintf(stderr, "answers: %s changes on %s, which is not asked\n", id, version_text(v, text));
}

int main(int count, char **given) {
  static rule r;
  int wanted = 1, parts = 1;
  start_library();
  for (int n = 0; n < COUNT(lists); n++)
    for (list *l = lists[n]; l->names[l->count]; l->count++)
      l->values[l->count] = value_named(l->kind, l->names[l->count]);
  make_domain();
  if (count > 1) ground_form = form_named(given[1]);
  if (ground_form && count == 5 && strcmp(given[2], "lines") == 0) {
    print_lines(given[3], given[4]);
  } else if (ground_form && count >= 3 && count <= 4 && strcmp(given[2], "digest") == 0 &&
             (count == 3 || (sscanf(given[3], "%d/%d", &wanted, &parts) == 2 && wanted >= 1 &&
                             wanted <= parts))) {
    for (int n = 0; n < rule_total() && wanted == 1; n++) {
      read_rule(n, &r);
      check_version(r.since, r.id), check_version(r.until, r.id);
    }
    print_digests(wanted, parts);
  } else {
    fputs("answers small|tables digest [N/PARTS]\nanswers small|tables lines QUESTION VERSION\n"
          "questions:", stderr);
    for (int n = 0; n < COUNT(questions); n++) fprintf(stderr, " %s", questions[n].name);
    fputs("\n", stderr);
    return 2;
  }
  return fflush(stdout) || ferror(stdout) ? 2 : 0;
}
