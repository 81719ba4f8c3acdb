/*
 * What stands behind the answers: explanations, names, rules and sources.
 */
#ifndef ANSWERS_BOOK_H
#define ANSWERS_BOOK_H

#include "questions.h"

/* ---- explanations --------------------------------------------------------------------------- */

static explanation explained;

static void end_explained(const char *refusal) {
  if (answer(refusal))
    for (int i = 0; i < explained.count; i++) {
      item(explained.at[i].rule);
      field("role", explained.at[i].role);
      texts_field("failing", &explained.at[i].failing);
      texts_field("unknown", &explained.at[i].unknown);
    }
  end();
}

static void explained_transitions(void) {
  for (int from = 0; from < ALL_STATES; from++)
    for (int to = first_state(from); to < last_state(from); to++)
      for (int cause = 0; cause < causes.count; cause++) {
        begin();
        field("from", states.names[from]), field("to", states.names[to]);
        field("cause", causes.names[cause]);
        end_explained(explain_transition(states.values[from], states.values[to],
                                         causes.values[cause], &explained));
      }
}

static void explained_deadlines(void) {
  for (int n = 0; n < allowances.count; n++) {
    begin();
    field("allowance", allowances.names[n]);
    end_explained(explain_deadline(allowances.values[n], &explained));
  }
}

static void explained_relaunches(void) {
  for (int t = 0; t < terminations.count; t++)
    for (int n = 0; n < triggers.count; n++)
      for (unsigned since = 0; since <= SINCE_REBOOT; since++) {
        begin();
        field("termination", terminations.names[t]), field("trigger", triggers.names[n]);
        field("since", since_names[since]);
        end_explained(
            explain_relaunch(terminations.values[t], triggers.values[n], since, &explained));
      }
}

static void explained_conduct(void) {
  for (int s = 0; s < APP_STATES; s++)
    for (int n = 0; n < activities.count; n++) {
      begin();
      field("state", states.names[s]), field("activity", activities.names[n]);
      end_explained(explain_conduct(states.values[s], activities.values[n], &explained));
    }
}

static void explained_delivery(void) {
  for (int s = 0; s < APP_STATES; s++)
    for (int n = 0; n < events.count; n++) {
      begin();
      field("state", states.names[s]), field("event", events.names[n]);
      end_explained(explain_delivery(states.values[s], events.values[n], &explained));
    }
}

static void explained_modes(void) {
  for (int n = 0; n < modes.count; n++) {
    begin();
    field("mode", modes.names[n]);
    end_explained(explain_mode(modes.values[n], &explained));
  }
}

static void explained_quotas(void) {
  for (int n = 0; n < quotas.count; n++) {
    begin();
    field("quota", quotas.names[n]);
    end_explained(explain_quota(quotas.values[n], &explained));
  }
}

static void explained_termination(int space, uint64_t code) {
  char text[24];
  snprintf(text, sizeof text, "0x%" PRIx64, code);
  begin();
  option("namespace", &namespaces, space), field("code", text);
  end_explained(explain_termination(value_at(&namespaces, space), code, &explained));
}

static void explained_terminations(void) {
  for (int space = 0; space <= namespaces.count; space++) {
    for (uint64_t code = 0; code < FEW_CODES; code++) explained_termination(space, code);
    for (int n = 0; n < COUNT(known_codes); n++) explained_termination(space, known_codes[n]);
  }
}

/* On the chosen versions, under two profiles: the app with everything on the ordinary device, and
   one with places where nothing is known. */
static void walk_explained(int index, void (*ask)(void)) {
  os = chosen_versions[index];
  for (profile = 0; profile < 2; profile++) {
    on(&apps[EVERYTHING], &ordinary, NULL, ask);
    on(&apps[PLACES], &nothing_known, NULL, ask);
  }
}

#define EXPLAINED(what) \
  static void walk_##what(int index) { walk_explained(index, what); }
EXPLAINED(explained_transitions) EXPLAINED(explained_deadlines) EXPLAINED(explained_relaunches)
EXPLAINED(explained_conduct) EXPLAINED(explained_delivery) EXPLAINED(explained_modes)
EXPLAINED(explained_quotas) EXPLAINED(explained_terminations)
#undef EXPLAINED

/* ---- names ---------------------------------------------------------------------------------- */

/* Other spellings, and what looks like one: each is read as every enumeration. */
static const char *const other_texts[] = {
    "swipe up", "swipe-up", "SWIPE_UP", "app-switcher-other-app", "denied",
    "kCLAuthorizationStatusAuthorizedWhenInUse", "kCLAuthorizationStatusAuthorizedAlways",
    "kCLAuthorizationStatusDenied", "frontboard", "FRONTBOARD", "carousel", "assertiond",
    "RUNNINGBOARD", "pac_exception", "PAC EXCEPTION", "port_space", "frontboardd",
    "UIApplicationStateInactive", "UIApplicationStateActive", "UIApplicationStateBackground",
    "UISceneActivationStateUnattached", "UISceneActivationStateForegroundInactive",
    "UISceneActivationStateForegroundActive", "UISceneActivationStateBackground",
    "uisceneactivationstatebackground", "background", "active", "notRunning",
    "application(_:didFinishLaunchingWithOptions:)", "applicationDidEnterBackground(_:)",
    "applicationDidEnterBackground(:)", "applicationDidEnterBackground", "(_:)", "()", ")",
    "serviceExtensionTimeWillExpire()", "application(_:)didFinishLaunchingWithOptions:",
    "(home-button)", "home(-button)", "home-button(", "home-button ", " home-button",
    "did-become-active", "UIApplicationProtectedDataDidBecomeAvailableNotification",
    "0x8BADF00D", "0X8badf00d", "8badf00d", "0x2bad45ed", "732776940", "all", "always", "unknown",
    "none", "yes", "0", "1", "", "-", "--"};

static void parse_line(const char *kind, const char *text) {
  const char *is = parsed(kind, text);
  begin();
  put(" \""), put(text), put("\" is "), put(is ? is : "nothing");
  end();
}

/* A name in capitals, with '_' and ' ' for '-', and a selector as Swift writes it. */
static void parse_variants(const char *kind, const char *name) {
  char text[512];
  size_t size = strlen(name);
  if (size > 200) stop("too long a name", name);
  for (int style = 1; style < (strchr(name, '-') ? 4 : 2); style++) {
    for (size_t i = 0; i <= size; i++) {
      char c = name[i];
      if (style == 1 && c >= 'a' && c <= 'z') c = (char)(c - 'a' + 'A');
      if (style > 1 && c == '-') c = style == 2 ? '_' : ' ';
      text[i] = c;
    }
    parse_line(kind, text);
  }
  const char *colon = strchr(name, ':');
  if (!colon) return;
  snprintf(text, sizeof text, "%.*s(_:%s)", (int)(colon - name), name, colon + 1);
  parse_line(kind, text);
}

static void begin_part(const char *part) {
  length = 0;
  put(asking), put(" "), put(part);
  ground_length = length;
}

/* The names of an enumeration, sorted, and what texts it reads as which of them. */
static void walk_names(int index) {
  const char *kind = kind_at(index), *name, *names[MOST_VALUES];
  int count = 0;
  begin_part(kind);
  for (uint32_t n = 0; (name = name_at(kind, n)); n++) {
    if (count == MOST_VALUES) stop("too many names", kind);
    names[count++] = name;
  }
  sort_texts(names, count);
  for (int n = 0; n < count; n++) begin(), put(" "), put(names[n]), end();
  for (int n = 0; n < count; n++) parse_line(kind, names[n]), parse_variants(kind, names[n]);
  for (int n = 0; n < COUNT(other_texts); n++) parse_line(kind, other_texts[n]);
}

/* The termination that each cause is. */
static void walk_ends(int index) {
  (void)index;
  begin_part("-");
  for (int n = 0; n < causes.count; n++) {
    begin();
    field("cause", causes.names[n]), field("ends", end_by(causes.values[n]));
    end();
  }
}

/* ---- rules ---------------------------------------------------------------------------------- */

static void put_source(const source *s) {
  sentence("title", s->title), sentence("publisher", s->publisher);
  sentence("address", s->address);
}

/* Where rules and sources stand, by id and key. */
typedef struct place {
  const char *text;
  int index;
} place;

static int by_text(const void *a, const void *b) {
  return strcmp(((const place *)a)->text, ((const place *)b)->text);
}

static place rule_places[MOST_RULES];

static int sorted_rules(void) {
  static int count;
  static rule r;
  if (count) return count;
  for (; count < rule_total(); count++) {
    read_rule(count, &r);
    rule_places[count] = (place){r.id, count};
  }
  qsort(rule_places, (size_t)count, sizeof *rule_places, by_text);
  return count;
}

/* The first words of ids, up to the point, one by one; NULL past the last one. */
static const char *family_at(int index) {
  static char family[64];
  int count = sorted_rules();
  family[0] = 0;
  for (int n = 0; n < count; n++) {
    const char *id = rule_places[n].text;
    size_t size = strcspn(id, ".");
    if (size >= sizeof family) stop("too long an id", id);
    if (strncmp(id, family, size) == 0 && family[size] == 0) continue;
    memcpy(family, id, size);
    family[size] = 0;
    if (index-- == 0) return family;
  }
  return NULL;
}

static void walk_rules(int index) {
  static rule r;
  const char *family = family_at(index);
  size_t size = strlen(family);
  begin_part(family);
  for (int n = 0; n < sorted_rules(); n++) {
    if (strncmp(rule_places[n].text, family, size) || rule_places[n].text[size] != '.') continue;
    read_rule(rule_places[n].index, &r);
    begin();
    put(" "), put(r.id);
    version_field("since", r.since), version_field("until", r.until);
    field("evidence", r.evidence), number_field("precedence", r.precedence);
    texts_field("profiles", &r.profiles), texts_field("when", &r.when);
    texts_field("when-not", &r.when_not), sentence("note", r.note);
    for (int i = 0; i < r.source_count; i++) item(r.sources[i].key), put_source(&r.sources[i]);
    end();
  }
}

/* Every source, whether a rule cites it or not. */
static void walk_sources(int index) {
  static place places[MOST_RULES];
  static source sources[MOST_RULES];
  int count = all_sources(sources, MOST_RULES);
  (void)index;
  begin_part("-");
  for (int n = 0; n < count; n++) places[n] = (place){sources[n].key, n};
  qsort(places, (size_t)count, sizeof *places, by_text);
  for (int n = 0; n < count; n++) {
    begin();
    put(" "), put(places[n].text);
    put_source(&sources[places[n].index]);
    end();
  }
}

#endif /* ANSWERS_BOOK_H */
