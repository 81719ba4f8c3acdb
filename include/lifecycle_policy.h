/*
 * lifecycle_policy.h - the iOS app life cycle policy, as a library.
 *
 * What it answers
 *   May an app go from this state to that one for this cause, and which delegate callbacks come,
 *   in which order (lcp_query_transition, _next, _path)? How long may a callback, a background
 *   task or a wake-up take, and what happens at expiry (lcp_query_deadline)? After this kind of
 *   termination, does this event wake or relaunch the app (lcp_query_relaunch)? What may the app do
 *   in a state (lcp_query_conduct), what does the app owe in a callback (lcp_query_duties), which
 *   object receives a callback, with which options, and what does its return value change
 *   (lcp_query_call), how does an event reach the app (lcp_query_delivery), what does a background
 *   mode do (lcp_query_mode), how many things of a kind does the system allow (lcp_query_quota),
 *   which parts of its manifest will not work (lcp_query_manifest), what does a termination code
 *   mean (lcp_query_termination), what keeps the app from being suspended (lcp_query_suspension),
 *   and which app is ended first when memory is short (lcp_query_purge)? What does the system do to
 *   many apps on one simulated device, and when (lcp_device_*)? Can iOS have produced this log of
 *   an app (lcp_auditor_*)? An answer names the rule that decided, if a single rule did.
 *   lcp_explain lists the other rules; lcp_rule_at and lcp_list_citations lead to the sources. If
 *   no source says anything, the verdict is unspecified. Where a choice was needed all the same,
 *   for example on a device, it is ours, and a rule of the family LCP_FAMILY_CHOICE.
 *
 * A complete program
 *
 *   #include <lifecycle_policy.h>
 *   #include <stdio.h>
 *   int main(void) {
 *     lcp_app app = LCP_APP_INIT;
 *     app.location_authorization = LCP_AUTHORIZATION_ALWAYS;
 *     lcp_context context = LCP_CONTEXT_INIT(LCP_OS(8, 0, 0));
 *     context.app = &app;
 *     lcp_policy policy;
 *     if (lcp_policy_prepare(&context, &policy, sizeof policy, NULL) != LCP_OK) return 1;
 *     lcp_relaunch_query query = LCP_RELAUNCH_QUERY_INIT;
 *     query.termination = LCP_TERMINATION_USER_FORCE_QUIT;
 *     query.trigger = LCP_TRIGGER_REGION_ENTER;
 *     lcp_relaunch_answer answer = LCP_RELAUNCH_ANSWER_INIT;
 *     if (lcp_query_relaunch(&policy, &query, &answer, NULL) != LCP_OK) return 1;
 *     return puts(lcp_enum_name(LCP_ENUM_VERDICT, answer.verdict)) < 0;   // "allowed"
 *   }
 *
 * Policy     A policy is the rule book as it applies to one app, on one OS, on one device. Prepare
 *            a policy once, and ask it often. Threads may share a policy: no query writes to its
 *            memory.
 * Threads    Every function is pure: no locks, no global state that changes. Call any of them
 *            from any thread at any time, and from a signal handler, also on an alternate stack. A
 *            call takes at most 8 KB of stack (48 KB for a batch of 512 relaunches or more) and
 *            leaves errno unchanged. While a call writes to a policy, app or array, no other thread
 *            may use that memory. Devices are different: see their section.
 * Memory     Only lcp_device_create and lcp_device_fork allocate; lcp_device_destroy frees.
 *            Returned strings are static, UTF-8 and NUL-terminated, and valid while the library is
 *            loaded. Strings that you pass are a pointer and a length, and need no terminator. The
 *            library keeps no pointer that you pass.
 * Errors     The status says whether the question could be asked; the verdict is the answer. If the
 *            status is neither LCP_OK nor LCP_ERROR_BATCH_ELEMENT, only the lcp_error is written,
 *            unless a comment says otherwise. Pass an lcp_error to learn which field was wrong. In
 *            these comments, the parentheses after a status name the wrong field or the case.
 * Structs    The first field, struct_size, is the size of the struct in the caller's header; the
 *            INIT macros set it. If it is less than the size of the library's struct, the missing
 *            fields have their defaults. If it is greater, the additional bytes must be zero in
 *            structs that you pass, and are set to zero in answers. Pointers need no alignment,
 *            unless a comment says so.
 * Values     Enumerations start at 1; 0 is "not given". LCP_BIT(value) is the bit of a value in a
 *            mask; in a mask of two words, values over 64 are in the second word. Durations are
 *            int64_t nanoseconds; a duration of 0 means no time, not "not given".
 * Lists      Every list fills an array that you pass: see the section "Answers and lists".
 * Versions   The library (SemVer), the ABI (integer, equal to the soname) and the rule set (a year
 *            and a number) have separate versions. Policies, and indices of rules and citations, are
 *            valid for one build only: store rule ids instead.
 *
 * Anything that is not in this header or lifecycle_policy_values.h is not API.
 */
#ifndef LIFECYCLE_POLICY_H
#define LIFECYCLE_POLICY_H

#include <stddef.h>
#include <stdint.h>

#include "lifecycle_policy_values.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ==== Library ================================================================================ */

#define LCP_VERSION_MAJOR 0
#define LCP_VERSION_MINOR 3
#define LCP_VERSION_PATCH 1
#define LCP_ABI_VERSION 1

/** Returns the version of the loaded library, such as "0.3.1". Since 0.1. */
const char *lcp_library_version(void);

/** Returns the ABI number of the loaded library; compare it with LCP_ABI_VERSION. Since 0.1. */
int32_t lcp_abi_version(void);

/** Returns the version of the rule set, such as "2026.1". A later rule set may answer differently.
    Since 0.1. */
const char *lcp_ruleset_version(void);

/** An OS version, each part 0 to 255, packed so that versions compare as integers. */
typedef uint32_t lcp_os_version_t;
#define LCP_OS(major, minor, patch) \
  ((lcp_os_version_t)(((uint32_t)(major) << 16) | ((uint32_t)(minor) << 8) | (uint32_t)(patch)))
/** The first version with apps. */
#define LCP_OS_OLDEST LCP_OS(2, 0, 0)

/**
 * Returns the last version that the rule set of the loaded library knows, such as 27.255.255. On a
 * newer OS, the verdict is unknown-os. Since 0.3.
 */
lcp_os_version_t lcp_os_newest(void);

/**
 * Reads "9", "9.3" or "9.3.5" into `*os`; each part is 0 to 255.
 *
 * Returns LCP_OK; LCP_ERROR_NULL_ARGUMENT (text, os); LCP_ERROR_OUT_OF_RANGE (a length over
 * PTRDIFF_MAX); LCP_ERROR_MALFORMED. Changes `*os` only if it returns LCP_OK. Preparing a policy
 * checks whether the version is in range. Since 0.1.
 */
lcp_status_t lcp_os_parse(const char *text, size_t length, lcp_os_version_t *os);

/* ==== Names and errors ======================================================================= */

/**
 * Returns the name of a value in kebab-case (callbacks: the selector; notifications: Apple's
 * constant; codes: hexadecimal), or NULL if `kind` has no such value. For LCP_ENUM_FIELD, 0 is
 * "none", because an lcp_error may concern no field. Since 0.1.
 */
const char *lcp_enum_name(lcp_enum_kind_t kind, int64_t value);

/**
 * Finds the value that a text names, and writes the value to `*value`. The text is the name in this
 * library, Apple's spelling or a Swift selector.
 *
 * Case does not matter, and '_' and ' ' stand for '-'. A text of more than 128 bytes names nothing
 * and is not read. `text` may be NULL if `length` is 0. Returns LCP_OK; LCP_ERROR_NULL_ARGUMENT
 * (text, value); LCP_ERROR_UNKNOWN_VALUE (kind); LCP_ERROR_OUT_OF_RANGE (a length over
 * PTRDIFF_MAX); LCP_ERROR_NOT_FOUND. Changes `*value` only if it returns LCP_OK. Since 0.1.
 */
lcp_status_t lcp_enum_parse(lcp_enum_kind_t kind, const char *text, size_t length, int64_t *value);

/**
 * Gives the values of an enumeration one by one, in order; `index` counts from 0.
 *
 * Returns LCP_OK; LCP_ERROR_NULL_ARGUMENT (value); LCP_ERROR_UNKNOWN_VALUE (kind);
 * LCP_ERROR_OUT_OF_RANGE (`index` is past the last value). Since 0.1.
 */
lcp_status_t lcp_enum_value_at(lcp_enum_kind_t kind, uint32_t index, int64_t *value);

/**
 * Returns the title of a value, a short phrase for people: "the user swipes the app away in the app
 * switcher" (callbacks and notifications: Apple's name; statuses: lcp_status_message), or NULL if
 * `kind` has no such value. A title has no final period. Its words may change with any release;
 * store names. Since 0.3.1.
 */
const char *lcp_enum_title(lcp_enum_kind_t kind, int64_t value);

/**
 * Returns the title of the opposite of a condition, such as "Bluetooth off" for the condition with
 * the title "Bluetooth on", or NULL if there is no such condition. Since 0.3.1.
 */
const char *lcp_condition_opposite_title(lcp_condition_t condition);

/**
 * Gives the number of a state in UIKit, as code of the app reads it: that of UIApplicationState for
 * a state of the app (active 0, inactive 1, background 2), and that of UISceneActivationState for a
 * state of a scene (unattached -1, foreground active 0, foreground inactive 1, background 2).
 *
 * Returns LCP_OK; LCP_ERROR_NULL_ARGUMENT (value); LCP_ERROR_MISSING_VALUE, LCP_ERROR_UNKNOWN_VALUE
 * (state); LCP_ERROR_NOT_FOUND (UIKit has no number for the state, because no code of the app runs
 * in it: not running, prewarmed, suspended). Changes `*value` only if it returns LCP_OK. Since
 * 0.3.1.
 */
lcp_status_t lcp_state_raw_value(lcp_state_t state, int64_t *value);

/** The bit of a value in a mask of its enumeration. The bit of a value over 64 belongs in the
    second word of the mask. */
#define LCP_BIT(value) (UINT64_C(1) << (((value) - 1) & 63))

/**
 * Says which field was wrong, and gives its value. Filled on every status except LCP_OK. Begin with
 * LCP_ERROR_INIT. A struct_size of 0 counts as a NULL pointer: nothing is filled. A struct_size of
 * 1 to 3, or over 4096, makes the call return LCP_ERROR_STRUCT_SIZE and write nothing.
 */
typedef struct lcp_error {
  uint32_t struct_size;
  lcp_status_t status;
  lcp_field_t field;
  uint32_t index;  /**< element of a batch or list, counted from 0 */
  int64_t value;   /**< the refused value, size, count or mask */
  int64_t least;   /**< the least permitted value of a number, size or stride; versions are packed
                        as by LCP_OS. With LCP_ERROR_PROCESS_KIND, the first OS with the kind */
  int64_t greatest; /**< the greatest permitted value. In an error without a range, `least` and
                         `greatest` are 0 */
} lcp_error;
#define LCP_ERROR_INIT { (uint32_t)sizeof(lcp_error), 0, 0, 0, 0, 0, 0 }

/** Returns a sentence that describes a status, without a final period. Never NULL. Since 0.1. */
const char *lcp_status_message(lcp_status_t status);

/* ==== Context ================================================================================ */

/**
 * What the host knows about an app. A declaration of the app (a mode, a key) that is not given
 * counts as "no". A run-time fact (a field marked "run time") that is not given is unknown. Two
 * fields have other defaults. If `interface_kept` is not given, it counts as "yes". If `scenes` is
 * not given, an app on iOS 27.0 or later is assumed to have scenes, because the OS launches no app
 * without scenes that is linked against SDK 27.0 or later. lcp_app_apply_info sets `scenes` to
 * "yes" for the scene manifest, and to "no" for any other entry if `scenes` is not given.
 *
 * An app that is linked against an SDK before 4.0 has no scenes, whatever it declares. If the SDK
 * is 4.0 or later, the declaration decides from iOS 13.0 on. minimum_os is compared with the OS of
 * the policy, even if that OS is newer than the rule set.
 */
typedef struct lcp_app {
  uint32_t struct_size;
  lcp_fact_t exits_on_suspend;                   /**< UIApplicationExitsOnSuspend */
  uint64_t background_modes;                     /**< UIBackgroundModes: mask of lcp_mode_t */
  lcp_fact_t scenes;                             /**< whether the app adopts the scene life cycle,
                                                      in the manifest or in code; unknown counts as
                                                      yes from 27.0 on, and as no before */
  lcp_fact_t multiple_scenes;                    /**< UIApplicationSupportsMultipleScenes */
  lcp_os_version_t linked_sdk;                   /**< 2.0 or later; 0: the SDK that came with the OS */
  lcp_os_version_t minimum_os;                   /**< MinimumOSVersion, 2.0 or later; 0: not given */
  uint32_t permitted_identifiers;                /**< the number of
                                                      BGTaskSchedulerPermittedIdentifiers */
  lcp_authorization_t location_authorization;    /**< the authorization that the user granted; run
                                                      time. Accuracy counts as full unless the value
                                                      says that it is reduced */
  lcp_fact_t restoration_identifier;             /**< whether Core Bluetooth managers have a
                                                      restoration identifier; run time */
  lcp_fact_t session_sends_launch_events;        /**< sessionSendsLaunchEvents of
                                                      URLSessionConfiguration; run time */
  lcp_fact_t state_restoration;                  /**< whether the app preserves and restores its
                                                      interface */
  lcp_fact_t always_usage_text;                  /**< NSLocationAlwaysAndWhenInUseUsageDescription,
                                                      or NSLocationAlwaysUsageDescription */
  lcp_fact_t when_in_use_usage_text;             /**< NSLocationWhenInUseUsageDescription */
  lcp_fact_t microphone_usage_text;              /**< NSMicrophoneUsageDescription */
  lcp_fact_t background_activity_session;        /**< whether the app held a
                                                      CLBackgroundActivitySession when it last ran;
                                                      run time */
  lcp_fact_t service_session;                    /**< whether the app held a CLServiceSession for
                                                      Always authorization when it last ran; run
                                                      time */
  uint32_t unknown_modes;                        /**< the number of modes that are not on Apple's
                                                      list */
  uint32_t placeholders;                         /**< the number of keys with an unexpanded build
                                                      variable */
  lcp_fact_t interface_kept;                     /**< whether UIKit kept a session of the scene, or
                                                      the interface that the app saved: no at a
                                                      first launch and for a new window; unknown
                                                      counts as yes. A simulated device starts with
                                                      this fact if the app was launched before,
                                                      otherwise with no; then the device updates the
                                                      fact. Since 0.3.1 */
  lcp_fact_t multitasking_camera;                /**< whether the app may use the camera beside
                                                      other apps. Up to iOS 15, the entitlement
                                                      decides; from 16.0 on, a setting of the app's
                                                      capture session decides; run time. Since
                                                      0.3.1 */
  lcp_process_kind_t kind;                       /**< 0: LCP_PROCESS_KIND_APP. The rules on apps do
                                                      not apply to app extensions; if no rule is
                                                      about the kind, the answer is unspecified. If
                                                      the OS does not have the kind, the status is
                                                      LCP_ERROR_PROCESS_KIND (kind). Since 0.3.1 */
  uint32_t reserved;                             /**< 0 */
} lcp_app;
#define LCP_APP_INIT \
  { (uint32_t)sizeof(lcp_app), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 }

/**
 * What the host knows about the device. A fact left at 0 is unknown, and an answer that depends on
 * an unknown fact is conditional. The two options count as "no" instead. No struct at all (NULL)
 * means the ordinary device: LCP_ORDINARY_DEVICE_INIT.
 */
typedef struct lcp_device_facts {
  uint32_t struct_size;
  lcp_idiom_t idiom;
  lcp_fact_t simulator;
  lcp_fact_t hardware_multitasking;              /**< no for iPhone 3G, iPod touch 2G and older */
  lcp_fact_t cellular;
  lcp_fact_t passcode;                           /**< whether a passcode is set */
  lcp_fact_t first_unlock_done;                  /**< whether the device was unlocked at least once
                                                      since boot */
  lcp_fact_t background_app_refresh;             /**< whether the user has Background App
                                                      Refresh on in Settings; iOS 7.0 on */
  lcp_fact_t low_power_mode;                     /**< iOS 9.0 on */
  lcp_fact_t charging;
  lcp_fact_t debugger_attached;
  uint32_t foreground_slots;                     /**< the number of apps that can be side by side, 1
                                                      to 8; 0: unknown */
  lcp_fact_t bluetooth_off;                      /**< whether Bluetooth is turned off in Settings */
  lcp_fact_t bluetooth_off_in_control_center;
  lcp_fact_t airplane_mode;                      /**< whether airplane mode was toggled, with
                                                      Bluetooth left on */
  lcp_fact_t accessory_setup_kit;                /**< whether AccessorySetupKit set up accessories;
                                                      iOS 26.0 on */
  lcp_fact_t force_quit_survives_reboot;         /**< an option for LCP_PROFILE_OBSERVED; unknown
                                                      counts as no */
  lcp_fact_t regions_end_at_reboot;              /**< an option; unknown counts as no */
  lcp_fact_t device_locked;                      /**< whether the device is locked now */
} lcp_device_facts;
#define LCP_DEVICE_FACTS_INIT \
  { (uint32_t)sizeof(lcp_device_facts), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 }
/** The ordinary device: a phone with hardware multitasking and a cellular radio, not the Simulator.
    It has no passcode, was unlocked since boot, and is not locked. Background App Refresh and
    Bluetooth are on, Low Power Mode and airplane mode are off. There is one foreground slot, no
    debugger, and no accessory of AccessorySetupKit. Whether the device is charging is not known. */
#define LCP_ORDINARY_DEVICE_INIT                                                                 \
  { (uint32_t)sizeof(lcp_device_facts), LCP_IDIOM_PHONE, LCP_FACT_NO, LCP_FACT_YES,              \
    LCP_FACT_YES, LCP_FACT_NO, LCP_FACT_YES, LCP_FACT_YES, LCP_FACT_NO, LCP_FACT_UNKNOWN,        \
    LCP_FACT_NO, 1, LCP_FACT_NO, LCP_FACT_NO, LCP_FACT_NO, LCP_FACT_NO, LCP_FACT_NO,             \
    LCP_FACT_NO, LCP_FACT_NO }

/** No figure is known. */
#define LCP_NS_UNKNOWN INT64_C(-1)
/** There is no limit. */
#define LCP_NS_UNLIMITED INT64_MAX

/** The host's own figures for one allowance, which replace the rule's figures. Begin with
    LCP_LIMIT_INIT, which keeps the rule's figures; a figure of 0 replaces the rule's, too. If the
    host gives both the limit and the warning, a warning that is longer than the limit is out of
    range. If the host gives only one of the two, and the warning is then longer than the limit, the
    answer's warning is set to the limit, so the warning comes at once. */
typedef struct lcp_limit {
  uint32_t struct_size;
  lcp_allowance_t allowance;
  int64_t limit_ns;   /**< the limit: 0 or more, or LCP_NS_UNLIMITED; LCP_NS_UNKNOWN keeps the
                           rule's figure */
  int64_t advice_ns;  /**< the advice; takes the same values as the limit */
  int64_t warning_ns; /**< how long before the limit the app is warned; takes the same values as the
                           limit */
} lcp_limit;
#define LCP_LIMIT_INIT \
  { (uint32_t)sizeof(lcp_limit), 0, LCP_NS_UNKNOWN, LCP_NS_UNKNOWN, LCP_NS_UNKNOWN }

/** The host's own figures. If several items are for one allowance, the first one counts. */
typedef struct lcp_limits {
  uint32_t struct_size;
  uint32_t count;          /**< 0 to 64 */
  const lcp_limit *items;  /**< may be NULL if count is 0 */
  size_t stride;           /**< bytes from one item to the next */
} lcp_limits;
#define LCP_LIMITS_INIT { (uint32_t)sizeof(lcp_limits), 0, NULL, sizeof(lcp_limit) }

/** The OS, the app and the device for which a policy is prepared. */
typedef struct lcp_context {
  uint32_t struct_size;
  lcp_os_version_t os;            /**< LCP_OS_OLDEST or later */
  lcp_profile_t profile;          /**< 0: LCP_PROFILE_OBSERVED */
  uint32_t reserved;              /**< 0 */
  const lcp_app *app;             /**< NULL: an app about which nothing is given */
  const lcp_device_facts *facts;  /**< NULL: the ordinary device */
  const lcp_limits *limits;       /**< NULL: none; no figure is overridden */
} lcp_context;
#define LCP_CONTEXT_INIT(os) { (uint32_t)sizeof(lcp_context), (os), 0, 0, NULL, NULL, NULL }

/* ==== Policy ================================================================================= */

/**
 * The rule book as it applies to one app, on one OS, on one device. The struct is large enough for
 * the small form. A policy lies in the host's own memory, and holds no pointers. After
 * lcp_policy_prepare, the library only reads it. You may copy a policy; it needs no clean-up. The
 * size of the struct never changes; the contents are valid for one build. Do not compare policies
 * byte by byte: some bytes have no meaning, and keep what the memory held before.
 */
typedef struct lcp_policy {
  uint64_t opaque[256];
} lcp_policy;

/**
 * Returns the size in bytes of a form of a policy: 2048 for the small form, at most 69632 for the
 * form with tables, 0 for an unknown form. Since 0.3.
 */
size_t lcp_policy_size(lcp_form_t form);

/**
 * Prepares a policy for a context, in `size` bytes at `policy`. The policy has the form with tables
 * if that form fits, and the small form otherwise.
 *
 * A policy with tables looks up its answers about transitions, deadlines and relaunches, but takes
 * longer to prepare. Both forms give the same answers. A policy uses its tables only at the address
 * where it was prepared. A copy at another address is a policy of the small form; copying the first
 * 2048 bytes is enough. Copy those bytes back to the first address only if all `size` bytes are
 * still available there.
 *
 * The context need not outlive the call. Returns LCP_OK, or
 *   LCP_ERROR_NULL_ARGUMENT    context, policy; items of limits
 *   LCP_ERROR_STRUCT_SIZE      context, app, facts, limits and their items, error
 *   LCP_ERROR_NEWER_STRUCT     context, app, facts, limits and their items
 *   LCP_ERROR_UNKNOWN_VALUE    an enumeration or mask
 *   LCP_ERROR_OUT_OF_RANGE     os, linked_sdk or minimum_os before 2.0 or over 255.255.255, the
 *                              count and figures of limits (also a warning longer than its limit),
 *                              foreground slots, policy-size under 2048
 *   LCP_ERROR_STRIDE           limits
 *   LCP_ERROR_MISSING_VALUE    os; the allowance of a limit
 *   LCP_ERROR_PROCESS_KIND     kind: the OS has no such processes; `least`: the first OS with them
 * `error` may be NULL. Since 0.3.
 */
lcp_status_t lcp_policy_prepare(const lcp_context *context, lcp_policy *policy, size_t size,
                                lcp_error *error);

/**
 * Gives what a policy knows about a condition: that it holds, fails, was not given, or was assumed.
 *
 * Returns LCP_OK; LCP_ERROR_NULL_ARGUMENT (policy; answer: `knowledge` is NULL); LCP_ERROR_POLICY;
 * LCP_ERROR_MISSING_VALUE, LCP_ERROR_UNKNOWN_VALUE (condition); LCP_ERROR_STRUCT_SIZE (error).
 * A condition that depends on the question, such as what happened since a termination, counts as
 * not given. Since 0.3.
 */
lcp_status_t lcp_policy_condition(const lcp_policy *policy, lcp_condition_t condition,
                                  lcp_knowledge_t *knowledge, lcp_error *error);

/**
 * Gives the first version after `os` on which an answer for the context can change, because a rule
 * begins or ends there, the OS reaches the app's minimum_os, or the rule set ends there. Gives 0 if
 * there is no such version. The OS of the context must be valid, but has no effect.
 *
 * To follow an answer through a range of versions, prepare a policy for the first version and for
 * every such edge in the range. Returns what lcp_policy_prepare returns for the context;
 * LCP_ERROR_NULL_ARGUMENT (answer: `next` is NULL); LCP_ERROR_OUT_OF_RANGE (os over 255.255.255).
 * Since 0.3.
 */
lcp_status_t lcp_context_edge_after(const lcp_context *context, lcp_os_version_t os,
                                    lcp_os_version_t *next, lcp_error *error);

/* ==== Answers and lists ====================================================================== */

/* The flags of an answer. */
#define LCP_ANSWER_DISPUTED 0x1u       /**< another source disagrees: see the note of the rule, or,
                                            for a relaunch after a reboot, the note of the rule on
                                            the standing */
#define LCP_ANSWER_EXTENDABLE 0x2u     /**< deadlines: the app can ask for more time */
#define LCP_ANSWER_NOT_EXTENDABLE 0x4u /**< deadlines: the app cannot ask for more time. If neither
                                            flag is set, no source says whether it can */
#define LCP_ANSWER_SHARED 0x8u         /**< deadlines: all uses of the allowance share one clock */

/** An index into the rule book of this build; LCP_RULE_NONE if no rule decided. */
typedef int32_t lcp_rule_index_t;
#define LCP_RULE_NONE (-1)

/*
 * Every query returns LCP_OK, or one of
 *   LCP_ERROR_NULL_ARGUMENT    policy, query, answer; queries, answers, statuses if count > 0
 *   LCP_ERROR_POLICY           not a policy that this build prepared
 *   LCP_ERROR_STRUCT_SIZE      query, answer, error
 *   LCP_ERROR_NEWER_STRUCT     query
 *   LCP_ERROR_UNKNOWN_VALUE    an enumeration or mask
 *   LCP_ERROR_OUT_OF_RANGE     a state of a scene in a question about the app, or the reverse;
 *                              LCP_TERMINATION_NONE for an app that is not in memory; the count of
 *                              a batch
 *   LCP_ERROR_STRIDE           batches and lists
 *   LCP_ERROR_MISSING_VALUE    from, to (of a path), cause, allowance, termination, trigger, state, activity,
 *                              event, callback, mode, quota; the question of a batch
 * `error` may be NULL.
 *
 * Every answer has these fields, at the same offsets:
 *   struct_size, verdict
 *   newest_verdict   equal to verdict; with unknown-os, the verdict on the newest known OS
 *   rule, evidence   the rule that decided, and its evidence; LCP_RULE_NONE and 0 if no single rule
 *                    decided. If the host gave a figure, the evidence is LCP_EVIDENCE_OVERRIDDEN
 *   flags            LCP_ANSWER_*
 *   reason           why a transition, next, path or call has its verdict; 0: none is needed
 *   requires_mask    the conditions that the answer depends on, bit n-1 for condition n
 *
 * Of the rules that apply, the one with the highest precedence decides. If that rule refuses
 * because of what the app declares (background modes, permitted task identifiers), and the outcome
 * would be the same whatever the app declared, the answer names the rule that decides without
 * regard to the declarations. A conditional answer names the rule that allows. If no rule is
 * certain to allow, the answer names a rule that would decide if the unknown facts met its
 * conditions; if there are several, the first that allows, or else the first with the highest
 * precedence.
 *
 * requires_mask of an allowed answer lists the conditions that its rule requires to hold, and the
 * conditions that keep other rules from applying. Any other answer that is not conditional, and a
 * deadline without limit, lists the conditions that its rule requires to hold or to fail; if a
 * state, cause, trigger or callback is unavailable, or a cause is out of place, it lists none. A
 * conditional answer lists the same for a rule that is certain to apply; it also lists the
 * conditions that keep other rules from applying, and the unknown conditions of the rules that may
 * apply. Rules below a rule that is certain to apply cannot decide, so their conditions are not
 * listed. The host's own figures clear LCP_ANSWER_DISPUTED and turn unspecified into allowed. A
 * not-applicable answer does not use these figures.
 *
 * A list function about a question takes the policy and the query again, then an array. Any other
 * list function takes its subject, such as a rule, then an array. `items` points to the first
 * element, `stride` is the distance between elements in bytes, and `capacity` is the number
 * of elements that fit. `count`, which may be NULL, becomes the number of elements in the whole
 * list. If the array is too small, the function writes the elements that fit and returns LCP_OK.
 * Each element is written up to the size of the library's struct or `stride`, whichever is less,
 * including its struct_size: elements need not be initialised. `items` may be NULL if `capacity` is
 * 0. A list function returns the statuses of its query, if it has one; LCP_ERROR_NULL_ARGUMENT or
 * LCP_ERROR_STRIDE for items; and LCP_ERROR_STRUCT_SIZE (error).
 */

/**
 * Asks many questions of one kind at once: `count` queries and answers, each array with its stride
 * in bytes. `question` is any kind except LCP_QUESTION_MANIFEST, which has no query.
 *
 * Each element has its own status in `statuses`. An element that fails leaves its answer unchanged
 * and does not stop the others. The return value is then LCP_ERROR_BATCH_ELEMENT, and `error` has
 * the status and the index of the first element that failed. Each answer is written up to the size
 * of the library's struct or `answer_stride`, whichever is less, including its struct_size: answers
 * need not be initialised. Any status except LCP_OK and LCP_ERROR_BATCH_ELEMENT concerns the whole
 * call: nothing was written. An array may be NULL if `count` is 0. The arrays must not overlap. For
 * 512 relaunches or more on a small policy, the call first computes all possible answers, in 48 KB
 * of stack. Since 0.3.
 */
lcp_status_t lcp_query_batch(const lcp_policy *policy, lcp_question_t question, size_t count,
                             const void *queries, size_t query_stride, void *answers,
                             size_t answer_stride, lcp_status_t *statuses, lcp_error *error);

/* ==== Transitions ============================================================================ */

/** May the app go from one state to another, for this cause? */
typedef struct lcp_transition_query {
  uint32_t struct_size;
  lcp_state_t from;
  lcp_state_t to;                  /**< a state of the app if `from` is one, otherwise a state of
                                        the scene; 0: wherever the cause leads */
  lcp_cause_t cause;
  lcp_cause_t last_cause;          /**< why the app is in `from`; 0: any cause that fits */
  lcp_trigger_t trigger;           /**< the event for which the app is launched, woken or brought
                                        back; 0: no event */
  lcp_interruption_t interruption; /**< the kind of interruption, if the cause is an interruption;
                                        0: any kind that the rule choice.interruption lists */
} lcp_transition_query;
#define LCP_TRANSITION_QUERY_INIT { (uint32_t)sizeof(lcp_transition_query), 0, 0, 0, 0, 0, 0 }

/**
 * The verdict says whether the system takes this step. The verdict is `unspecified` if no source
 * says.
 *
 * A question is about the process, or about one scene. If the app has adopted scenes, the process
 * has the state of its most active scene. In both kinds of question, the callbacks about the app's
 * interface are then those of the scene delegate. A scene that is not connected, or has just been
 * made, is unattached. If the app has not adopted scenes, questions about scenes are
 * not-applicable, with reason state-unavailable.
 *
 * The reason is the first of these that applies: scenes not covered; `from` unavailable; trigger,
 * cause or interruption unavailable; what a rule says about the pair; `to` unavailable; leads
 * elsewhere; cause out of place. not-one-step means that `to` is reached in two or three steps of
 * one act. Each of these steps has the cause itself, activation or execution-finished as its cause;
 * if the cause is launch-by-user, also scene-request. If the cause is the end of an interruption,
 * the other steps can only be the beginning of the interruption and execution-finished. If the
 * cause is a force quit or a closed app switcher, the other step can only be the opening of the
 * switcher.
 *
 * If the cause is launch-by-system or wake-by-system, and the query has a trigger, the trigger must
 * run the app in the background. If lcp_query_relaunch refuses the trigger, the transition is
 * forbidden with reason launches-nothing; if it leaves the trigger conditional, so is the
 * transition. For this, lcp_query_relaunch is asked about the end that last_cause gives, or about
 * any end if last_cause gives none. For other causes, the trigger only determines which callbacks
 * come.
 *
 * Without a target, the question is where the cause leads. The answer is the target of the rule
 * with the highest precedence that lets the step happen. Next come the steps that depend on an
 * unknown fact, and last the steps that a rule only tolerates. If no rule lets a step happen, the
 * answer is that of a rule that forbids one. If there is no such rule either, the verdict is about
 * the cause alone: forbidden if the cause cannot occur in `from`, else unspecified.
 */
typedef struct lcp_transition_answer {
  uint32_t struct_size;
  lcp_verdict_t verdict;
  lcp_verdict_t newest_verdict;
  lcp_rule_index_t rule;
  lcp_evidence_t evidence;
  uint32_t flags;
  lcp_reason_t reason;
  lcp_state_t via;              /**< with not-one-step, the state after the first step; with
                                     leads-elsewhere, the state that the cause leads to; else 0 */
  uint64_t requires_mask[2];
  lcp_state_t to;               /**< the state that the cause leads to, if the query names no state;
                                     0: the query names a state, or the cause leads nowhere */
  uint32_t reserved32;
  uint64_t reserved[3];         /**< 0 */
} lcp_transition_answer;
#define LCP_TRANSITION_ANSWER_INIT \
  { (uint32_t)sizeof(lcp_transition_answer), 0, 0, 0, 0, 0, 0, 0, { 0, 0 }, 0, 0, { 0, 0, 0 } }

/** Asks whether a transition is legal; lcp_list_steps gives its callbacks. Since 0.1. */
lcp_status_t lcp_query_transition(const lcp_policy *policy, const lcp_transition_query *query,
                                  lcp_transition_answer *answer, lcp_error *error);

/** One callback or notification of a transition: one of `callback` and `notification` is 0. */
typedef struct lcp_step {
  uint32_t struct_size;
  lcp_callback_t callback;         /**< 0: the step is a notification */
  lcp_callback_t fallback;         /**< called if the app does not implement `callback`; 0: none */
  lcp_notification_t notification; /**< 0: the step is a callback */
  lcp_state_t state;               /**< the state that the app reads during the step: active,
                                        inactive, background; 0: the app can read no state (before
                                        iOS 4.0), or no source says */
  lcp_state_t scene_state;         /**< the scene's activation state during the step; 0: no scene,
                                        or no source says */
  lcp_rule_index_t rule;           /**< the rule on the transition to which the callback belongs, or
                                        the rule on the notification */
  lcp_state_t state_after;         /**< the state after this step: of the scene if `from` is a state
                                        of a scene, otherwise of the app. After the last step, this
                                        is the target; after any other step, the state that the next
                                        step reads, if known */
  lcp_allowance_t allowance;       /**< the allowance that limits the callback; lcp_query_deadline
                                        says when its clock runs; 0: none known */
  uint32_t reserved;
} lcp_step;
#define LCP_STEP_INIT { (uint32_t)sizeof(lcp_step), 0, 0, 0, 0, 0, 0, 0, 0, 0 }

/**
 * Lists the callbacks and notifications of a transition in order. Each notification comes before or
 * after its callback, as the rule on the notification says. With not-one-step, the list covers all
 * the steps. For any other transition that is not taken, the list is empty. Since 0.3.
 */
lcp_status_t lcp_list_steps(const lcp_policy *policy, const lcp_transition_query *query,
                            lcp_step *items, size_t stride, size_t capacity, size_t *count,
                            lcp_error *error);

/** What may follow a state? */
typedef struct lcp_next_query {
  uint32_t struct_size;
  lcp_state_t from;
  lcp_cause_t last_cause; /**< why the app is in `from`; 0: not known */
} lcp_next_query;
#define LCP_NEXT_QUERY_INIT { (uint32_t)sizeof(lcp_next_query), 0, 0 }

/**
 * The verdict is allowed if at least one transition may follow, and forbidden if none may follow
 * (unspecified under the profile of the founding documents). It is not-applicable if the life cycle
 * of the app does not have the state, and conditional if an unknown fact decides whether it has.
 */
typedef struct lcp_next_answer {
  uint32_t struct_size;
  lcp_verdict_t verdict;
  lcp_verdict_t newest_verdict;
  lcp_rule_index_t rule;
  lcp_evidence_t evidence;
  uint32_t flags;
  lcp_reason_t reason;
  uint32_t count;            /**< the number of edges, for lcp_list_edges */
  uint64_t requires_mask[2];
  uint64_t reserved[2];
} lcp_next_answer;
#define LCP_NEXT_ANSWER_INIT \
  { (uint32_t)sizeof(lcp_next_answer), 0, 0, 0, 0, 0, 0, 0, { 0, 0 }, { 0, 0 } }

/** Asks whether any transition may follow a state. Since 0.1. */
lcp_status_t lcp_query_next(const lcp_policy *policy, const lcp_next_query *query,
                            lcp_next_answer *answer, lcp_error *error);

/** One transition that may follow; lcp_query_transition gives its other details. */
typedef struct lcp_edge {
  uint32_t struct_size;
  lcp_cause_t cause;
  lcp_state_t to;
  lcp_verdict_t verdict; /**< the verdict on the transition: allowed or conditional */
  lcp_rule_index_t rule;
  lcp_evidence_t evidence;
  uint32_t flags;
  lcp_reason_t reason;   /**< the reason for the verdict: tolerated; 0: the verdict needs no
                              reason */
} lcp_edge;
#define LCP_EDGE_INIT { (uint32_t)sizeof(lcp_edge), 0, 0, 0, 0, 0, 0, 0 }

/** Lists every cause that may follow, and the state that it leads to, in the order of the rule
    book. Since 0.3. */
lcp_status_t lcp_list_edges(const lcp_policy *policy, const lcp_next_query *query, lcp_edge *items,
                            size_t stride, size_t capacity, size_t *count, lcp_error *error);

/** How does the app get from one state to another? */
typedef struct lcp_path_query {
  uint32_t struct_size;
  lcp_state_t from;
  lcp_state_t to;             /**< a state of the app if `from` is one, otherwise a state of the
                                   scene */
  lcp_cause_t last_cause;     /**< why the app is in `from`; 0: any cause that fits */
  lcp_trigger_t trigger;      /**< the event for which the app is launched, woken or brought back on
                                   the way; 0: no event */
  uint32_t reserved;          /**< 0 */
  uint64_t allowed_causes[2]; /**< a mask of causes; 0: the acts of the user and of the system that
                                   lead to `to`, see below */
} lcp_path_query;
#define LCP_PATH_QUERY_INIT { (uint32_t)sizeof(lcp_path_query), 0, 0, 0, 0, 0, { 0, 0 } }

/**
 * The answer is the shortest chain of legal steps. A chain that keeps the process alive is
 * preferred to one that ends it, whatever their lengths, unless `to` is not-running or prewarmed.
 *
 * With allowed_causes of 0 no step is a failure: memory-limit, crash, watchdog, an expired task,
 * fetch or session, cpu-limit, thermal, disk-pressure, resource-held, voip-unreported,
 * voip-wake-rate, resource-use, insecure-drawing, background-graphics. No step is app-exit,
 * debugger-stop, user-force-quit-held-button, privacy-changed or memory-pressure, either. No step
 * ends the process, unless `to` is not-running or prewarmed. If `to` is background, suspended or
 * scene-background, no step is an unlock, or a launch or return by the user, because these lead to
 * the foreground.
 *
 * If no chain of legal steps leads to the target, the verdict is forbidden (unspecified under the
 * profile of the founding documents), with reason no-path. If the verdict is forbidden, the library
 * also looks for a chain as if no rule refused a step. If there is such a chain, the answer names
 * the first rule that refuses a step of the chain; otherwise, it names LCP_RULE_NONE. The verdict
 * is conditional if a step of the chain is, or if an unknown fact decides between two life cycles
 * with different chains. If the OS does not have the trigger, the verdict is not-applicable, with
 * reason cause-unavailable, as for a transition. A path from a state to itself is allowed, and has
 * no steps, if the life cycle has the state. The reason is the first of these that applies: scenes
 * not covered; `from` unavailable; trigger unavailable; `to` unavailable; no path.
 */
typedef struct lcp_path_answer {
  uint32_t struct_size;
  lcp_verdict_t verdict;
  lcp_verdict_t newest_verdict;
  lcp_rule_index_t rule;
  lcp_evidence_t evidence;
  uint32_t flags;
  lcp_reason_t reason;
  uint32_t count;            /**< the number of steps, for lcp_list_path */
  uint64_t requires_mask[2];
  uint64_t reserved[2];
} lcp_path_answer;
#define LCP_PATH_ANSWER_INIT \
  { (uint32_t)sizeof(lcp_path_answer), 0, 0, 0, 0, 0, 0, 0, { 0, 0 }, { 0, 0 } }

/** Asks for the shortest chain of legal steps. Of several chains of the same length, the first in
    the order of the rule book is taken. Since 0.1. */
lcp_status_t lcp_query_path(const lcp_policy *policy, const lcp_path_query *query,
                            lcp_path_answer *answer, lcp_error *error);

/** One step of a path. It has the fields that a query about the transition needs. */
typedef struct lcp_path_step {
  uint32_t struct_size;
  lcp_cause_t cause;
  lcp_state_t from;
  lcp_state_t to;
  lcp_cause_t last_cause; /**< why the app is in `from`; 0: the cause does not matter, or is not
                               known */
  lcp_trigger_t trigger;  /**< the trigger of the path */
  lcp_rule_index_t rule;
  uint32_t reserved;
} lcp_path_step;
#define LCP_PATH_STEP_INIT { (uint32_t)sizeof(lcp_path_step), 0, 0, 0, 0, 0, 0, 0 }

/** Lists the steps of a path in order. The list is empty if there is no path. Since 0.3. */
lcp_status_t lcp_list_path(const lcp_policy *policy, const lcp_path_query *query,
                           lcp_path_step *items, size_t stride, size_t capacity, size_t *count,
                           lcp_error *error);

/**
 * Returns the termination by a cause that leads to not-running: the termination of the same name,
 * if there is one; exits-on-suspend for home-button, app-switch and interruption-accepted; reboot
 * for the two shutdowns; system-reclaimed for prewarm-discarded; user-force-quit for window-closed
 * (the last window). Returns LCP_TERMINATION_NONE for a cause that ends nothing, and 0 for a value
 * that is not a cause. Since 0.1.
 */
lcp_termination_t lcp_cause_termination(lcp_cause_t cause);

/* ==== Deadlines ============================================================================== */

/** How long may something take? */
typedef struct lcp_deadline_query {
  uint32_t struct_size;
  lcp_allowance_t allowance;
} lcp_deadline_query;
#define LCP_DEADLINE_QUERY_INIT { (uint32_t)sizeof(lcp_deadline_query), 0 }

/**
 * The verdict is allowed if a rule covers the allowance (its figures may still be unknown),
 * not-applicable if the OS has no such allowance, unspecified if no source says anything, and
 * conditional if the answer depends on an unknown fact, such as an attached debugger. The evidence
 * is overridden if the allowance exists, and the host gave a figure for it.
 */
typedef struct lcp_deadline_answer {
  uint32_t struct_size;
  lcp_verdict_t verdict;
  lcp_verdict_t newest_verdict;
  lcp_rule_index_t rule;
  lcp_evidence_t evidence;
  uint32_t flags;
  lcp_reason_t reason;
  lcp_expiry_t at_expiry;
  uint64_t requires_mask[2];
  int64_t advice_ns;       /**< what the app should keep to; LCP_NS_UNKNOWN */
  int64_t limit_ns;        /**< what the system enforces; LCP_NS_UNKNOWN, LCP_NS_UNLIMITED */
  int64_t warning_ns;      /**< how long before the limit the app is warned; LCP_NS_UNKNOWN */
  lcp_code_t code;         /**< the code of the termination; 0: none known */
  lcp_termination_t termination; /**< how the process ends at the limit; 0: the process does not
                                      end, or no rule says how */
  lcp_moment_t starts;     /**< when the clock starts; 0: not known */
  uint32_t reserved32;
  uint64_t resets_mask;    /**< mask of lcp_moment_t: when the clock is reset. See also the flag
                                LCP_ANSWER_SHARED */
  uint64_t reserved[2];
} lcp_deadline_answer;
#define LCP_DEADLINE_ANSWER_INIT \
  { (uint32_t)sizeof(lcp_deadline_answer), 0, 0, 0, 0, 0, 0, 0, { 0, 0 }, 0, 0, 0, 0, 0, 0, 0, 0, \
    { 0, 0 } }

/** Asks for the advice, limit and warning of an allowance, and for what happens at the limit. Since
    0.1. */
lcp_status_t lcp_query_deadline(const lcp_policy *policy, const lcp_deadline_query *query,
                                lcp_deadline_answer *answer, lcp_error *error);

/* ==== Relaunch =============================================================================== */

/** After this termination, or in this state, does this event run the app? */
typedef struct lcp_relaunch_query {
  uint32_t struct_size;
  lcp_termination_t termination; /**< LCP_TERMINATION_NONE: the app is suspended. May be 0 if
                                      `state` is a state in memory */
  lcp_trigger_t trigger;
  lcp_state_t state;             /**< the state of the app; 0: suspended after LCP_TERMINATION_NONE,
                                      else not running. For a state in memory, it does not matter
                                      what ended the app before */
  uint64_t events_since;         /**< mask of lcp_since_t: what happened after the termination; if
                                      the user launched the app, this launch came last */
  lcp_fact_t force_quit;         /**< yes: the user force quit the app and has not launched it
                                      since, even if it then ended in another way; no, or unknown:
                                      the termination decides */
  uint32_t reserved;             /**< 0 */
} lcp_relaunch_query;
#define LCP_RELAUNCH_QUERY_INIT { (uint32_t)sizeof(lcp_relaunch_query), 0, 0, 0, 0, 0, 0 }

/**
 * The verdict says whether the event wakes a suspended app, reaches a running app, or launches an
 * app that is not running (or is prewarmed). LCP_TERMINATION_NONE with a state that is not in
 * memory is LCP_ERROR_OUT_OF_RANGE. Launch state, callback and allowance are set if the rule
 * allows, or is itself conditional. If they are not set and the answer is conditional, the unknown
 * facts decide only between two kinds of refusal, or between refusal and silence: no fact makes the
 * answer allowed. The answer is not-applicable if the life cycle does not have the state, if the OS
 * does not have the trigger, or if no app can end that way or stay in memory on that OS. The rule
 * is then the one on the life cycle, on the trigger or on the cause.
 */
typedef struct lcp_relaunch_answer {
  uint32_t struct_size;
  lcp_verdict_t verdict;
  lcp_verdict_t newest_verdict;
  lcp_rule_index_t rule;
  lcp_evidence_t evidence;
  uint32_t flags;
  lcp_reason_t reason;
  lcp_guarantee_t guarantee;   /**< how firmly the system promises to run the app; 0 unless
                                    the rule allows, or is conditional */
  uint64_t requires_mask[2];
  lcp_state_t launch_state;    /**< background, inactive (foreground) or prewarmed; a running app
                                    stays in its state, unless the event brings it to the front; 0:
                                    no launch, or no source says */
  lcp_callback_t callback;     /**< the callback that delivers the event; 0: none, or no source
                                    says */
  lcp_allowance_t allowance;   /**< the allowance that starts to run; 0: none known */
  lcp_standing_t standing;     /**< how the app stands with the system when the event comes; 0: the
                                    answer is not-applicable, or no rule says */
  int64_t allowance_ns;        /**< the limit of the allowance, or else its advice; LCP_NS_UNKNOWN,
                                    LCP_NS_UNLIMITED */
  lcp_rule_index_t delivery_rule; /**< the rule on the trigger: its callback, its versions and its
                                       origin (LCP_RULE_FIELD_ORIGIN); LCP_RULE_NONE: there is no
                                       such rule */
  lcp_disposition_t disposition;  /**< what happens to an event that is refused, or that may be
                                       refused; 0: the event is allowed, or no rule says */
  lcp_occasion_t occasion;        /**< until when the event is kept; 0: the event is not kept, or no
                                       rule says */
  lcp_rule_index_t disposition_rule; /**< the rule that decides the disposition; LCP_RULE_NONE:
                                          there is no such rule */
  uint64_t reserved[3];
} lcp_relaunch_answer;
#define LCP_RELAUNCH_ANSWER_INIT \
  { (uint32_t)sizeof(lcp_relaunch_answer), 0, 0, 0, 0, 0, 0, 0, { 0, 0 }, 0, 0, 0, 0, 0, 0, 0, 0, 0, \
    { 0, 0, 0 } }

/** Asks whether an event wakes or relaunches the app. Since 0.1. */
lcp_status_t lcp_query_relaunch(const lcp_policy *policy, const lcp_relaunch_query *query,
                                lcp_relaunch_answer *answer, lcp_error *error);

/* ==== Conduct ================================================================================ */

/** May the app do this in this state? */
typedef struct lcp_conduct_query {
  uint32_t struct_size;
  lcp_state_t state;       /**< the state of the app */
  lcp_activity_t activity;
} lcp_conduct_query;
#define LCP_CONDUCT_QUERY_INIT { (uint32_t)sizeof(lcp_conduct_query), 0, 0 }

/**
 * The verdict is allowed, forbidden (at a price), not-applicable (the OS or the life cycle has no
 * such state or activity), conditional, or unspecified.
 */
typedef struct lcp_conduct_answer {
  uint32_t struct_size;
  lcp_verdict_t verdict;
  lcp_verdict_t newest_verdict;
  lcp_rule_index_t rule;
  lcp_evidence_t evidence;
  uint32_t flags;
  lcp_reason_t reason;
  lcp_callback_t stop_before; /**< the activity must be over when this callback returns; 0: none */
  uint64_t requires_mask[2];
  lcp_price_t price;          /**< 0: none, or none known */
  lcp_code_t code;            /**< the code of the termination; 0: none known */
  lcp_termination_t termination; /**< how the process ends, if that is the price; 0: the process
                                      does not end, or no rule says how */
  uint32_t reserved32;
  uint64_t reserved[2];
} lcp_conduct_answer;
#define LCP_CONDUCT_ANSWER_INIT \
  { (uint32_t)sizeof(lcp_conduct_answer), 0, 0, 0, 0, 0, 0, 0, { 0, 0 }, 0, 0, 0, 0, { 0, 0 } }

/** Asks whether an app may do something in a state, and the price if it may not. Since 0.2. */
lcp_status_t lcp_query_conduct(const lcp_policy *policy, const lcp_conduct_query *query,
                               lcp_conduct_answer *answer, lcp_error *error);

/** What does the app owe in a callback? */
typedef struct lcp_duties_query {
  uint32_t struct_size;
  lcp_callback_t callback;
} lcp_duties_query;
#define LCP_DUTIES_QUERY_INIT { (uint32_t)sizeof(lcp_duties_query), 0 }

/**
 * The verdict is allowed if there are duties, unspecified if no source names any, not-applicable if
 * the app does not get the callback on that OS (the rule is then the one on the life cycle), and
 * conditional if it is not known whether the app gets the callback. A duty that depends on an
 * unknown fact is not listed.
 */
typedef struct lcp_duties_answer {
  uint32_t struct_size;
  lcp_verdict_t verdict;
  lcp_verdict_t newest_verdict;
  lcp_rule_index_t rule;
  lcp_evidence_t evidence;
  uint32_t flags;
  lcp_reason_t reason;
  uint32_t count;            /**< the number of duties, for lcp_list_duties */
  uint64_t requires_mask[2];
  uint64_t reserved[2];
} lcp_duties_answer;
#define LCP_DUTIES_ANSWER_INIT \
  { (uint32_t)sizeof(lcp_duties_answer), 0, 0, 0, 0, 0, 0, 0, { 0, 0 }, { 0, 0 } }

/** Asks what an app owes in a callback. Since 0.2. */
lcp_status_t lcp_query_duties(const lcp_policy *policy, const lcp_duties_query *query,
                              lcp_duties_answer *answer, lcp_error *error);

/** One duty. The id of its rule identifies it. */
typedef struct lcp_duty {
  uint32_t struct_size;
  lcp_rule_index_t rule;    /**< the rule with the text of the duty: LCP_RULE_FIELD_TEXT */
  lcp_callback_t undone_at; /**< the callback in which the app undoes what the duty asks for; 0:
                                 none */
  uint32_t reserved;
} lcp_duty;
#define LCP_DUTY_INIT { (uint32_t)sizeof(lcp_duty), 0, 0, 0 }

/** Lists the duties in a callback, in the order of the rule book. Since 0.3. */
lcp_status_t lcp_list_duties(const lcp_policy *policy, const lcp_duties_query *query, lcp_duty *items,
                             size_t stride, size_t capacity, size_t *count, lcp_error *error);

/* ==== Calls ================================================================================== */

/**
 * Which object receives a callback, with which options, and what does its return value change? For
 * a call that a device delivers, take `callback` and `trigger` from the effect. The effect does not
 * contain this answer.
 */
typedef struct lcp_call_query {
  uint32_t struct_size;
  lcp_callback_t callback;
  lcp_trigger_t trigger;     /**< the trigger for which the callback is called; 0: not given. The
                                  answer then names no option of a launch or connection; for an app
                                  with scenes, it says only that the launch options are nil */
} lcp_call_query;
#define LCP_CALL_QUERY_INIT { (uint32_t)sizeof(lcp_call_query), 0, 0 }

/**
 * The question assumes that the callback comes; lcp_query_transition and lcp_query_relaunch say
 * whether it does. The verdict is allowed if a rule describes the call, and unspecified if no
 * source does. It is not-applicable, with a reason, if the OS or the life cycle lacks the callback
 * (callback-unavailable), if the OS lacks the trigger (cause-unavailable), if the trigger brings
 * other callbacks (other-callbacks), or if the callback comes only at a launch and the trigger
 * launches no app (launches-nothing). It is conditional if the fields depend on an unknown fact,
 * such as whether the app has scenes.
 *
 * The options are those of application:willFinishLaunchingWithOptions:,
 * application:didFinishLaunchingWithOptions: and scene:willConnectToSession:options:. Answers about
 * other callbacks name none. For other arguments, see the callback in Apple's header.
 */
typedef struct lcp_call_answer {
  uint32_t struct_size;
  lcp_verdict_t verdict;
  lcp_verdict_t newest_verdict;
  lcp_rule_index_t rule;
  lcp_evidence_t evidence;
  uint32_t flags;
  lcp_reason_t reason;
  lcp_receiver_t receiver;      /**< the object that receives the callback */
  uint64_t requires_mask[2];
  lcp_launch_option_t launch_option; /**< the key that the trigger has in the launch options;
                                          LCP_LAUNCH_OPTION_NONE: none; 0: no source says */
  lcp_connection_option_t connection_option; /**< the property that the trigger has in the
                                                  connection options; LCP_CONNECTION_OPTION_NONE:
                                                  none; 0: no source says */
  lcp_return_value_t return_value;   /**< the effect of the return value of the callback; 0: no
                                          source says */
  uint32_t reserved32;
  uint64_t more_launch_options; /**< mask of lcp_launch_option_t: further keys that the event may
                                     add; the note of the rule says when */
  uint64_t more_connection_options; /**< mask of lcp_connection_option_t: further properties */
  uint64_t reserved[2];
} lcp_call_answer;
#define LCP_CALL_ANSWER_INIT \
  { (uint32_t)sizeof(lcp_call_answer), 0, 0, 0, 0, 0, 0, 0, { 0, 0 }, 0, 0, 0, 0, 0, 0, { 0, 0 } }

/** Asks who receives a callback, with which options, and what its return value changes. Since
    0.3.1. */
lcp_status_t lcp_query_call(const lcp_policy *policy, const lcp_call_query *query,
                            lcp_call_answer *answer, lcp_error *error);

/** No number is known. */
#define LCP_COUNT_UNKNOWN INT64_C(-1)

/* ==== Delivery =============================================================================== */

/** How does an event reach an app in a state? */
typedef struct lcp_delivery_query {
  uint32_t struct_size;
  lcp_state_t state;    /**< the state of the app */
  lcp_event_t event;
} lcp_delivery_query;
#define LCP_DELIVERY_QUERY_INIT { (uint32_t)sizeof(lcp_delivery_query), 0, 0 }

/** The verdict is allowed if the app or its user gets the event, at once or later, and forbidden if
    neither gets it. It is not-applicable if the OS or the life cycle has no such state or event,
    conditional if the answer depends on an unknown fact, and unspecified if no source says. */
typedef struct lcp_delivery_answer {
  uint32_t struct_size;
  lcp_verdict_t verdict;
  lcp_verdict_t newest_verdict;
  lcp_rule_index_t rule;
  lcp_evidence_t evidence;
  uint32_t flags;
  lcp_reason_t reason;
  lcp_manner_t manner;     /**< 0: no source says */
  uint64_t requires_mask[2];
  lcp_callback_t callback; /**< the callback that delivers the event, or after which the system
                                acts; 0: none, or no source says */
  lcp_merging_t merging;   /**< how several waiting events become one; 0: no source says */
  lcp_trigger_t trigger;   /**< the trigger by which the event wakes the app, for
                                lcp_query_relaunch; 0: the event does not wake the app */
  uint32_t reserved32;
  int64_t rank;            /**< the rank among waiting notices: the lowest comes first;
                                LCP_COUNT_UNKNOWN: no source says */
  uint64_t reserved[1];
} lcp_delivery_answer;
#define LCP_DELIVERY_ANSWER_INIT \
  { (uint32_t)sizeof(lcp_delivery_answer), 0, 0, 0, 0, 0, 0, 0, { 0, 0 }, 0, 0, 0, 0, 0, { 0 } }

/** Asks how an event reaches an app in a state. Since 0.2. */
lcp_status_t lcp_query_delivery(const lcp_policy *policy, const lcp_delivery_query *query,
                                lcp_delivery_answer *answer, lcp_error *error);

/** What does a background mode do? */
typedef struct lcp_mode_query {
  uint32_t struct_size;
  lcp_mode_t mode;
} lcp_mode_query;
#define LCP_MODE_QUERY_INIT { (uint32_t)sizeof(lcp_mode_query), 0 }

/**
 * The verdict is allowed if the mode has an effect on the OS, not-applicable before the mode was
 * introduced or after it was removed, and unspecified if no source says. It does not matter whether
 * the app declares the mode. If the verdict is allowed, the rule lists, value by value, what the
 * mode permits in the background (LCP_RULE_FIELD_PERMITS), the activities during which the app is
 * not suspended (_KEEPS_RUNNING) and the triggers that the mode enables (_TRIGGERS).
 */
typedef struct lcp_mode_answer {
  uint32_t struct_size;
  lcp_verdict_t verdict;
  lcp_verdict_t newest_verdict;
  lcp_rule_index_t rule;
  lcp_evidence_t evidence;
  uint32_t flags;
  lcp_reason_t reason;
  lcp_os_version_t introduced;  /**< the first version with the mode; 0: not known */
  uint64_t requires_mask[2];
  lcp_os_version_t deprecated;  /**< the first version on which the mode is deprecated; 0: never,
                                     or not known */
  lcp_os_version_t removed;     /**< the first version on which the mode has no effect; 0: never, or
                                     not known */
  uint64_t reserved[3];
} lcp_mode_answer;
#define LCP_MODE_ANSWER_INIT \
  { (uint32_t)sizeof(lcp_mode_answer), 0, 0, 0, 0, 0, 0, 0, { 0, 0 }, 0, 0, { 0, 0, 0 } }

/** Asks what a background mode permits, wakes and keeps running. Since 0.2. */
lcp_status_t lcp_query_mode(const lcp_policy *policy, const lcp_mode_query *query,
                            lcp_mode_answer *answer, lcp_error *error);

/** How many things of a kind does the system allow? */
typedef struct lcp_quota_query {
  uint32_t struct_size;
  lcp_quota_t quota;
} lcp_quota_query;
#define LCP_QUOTA_QUERY_INIT { (uint32_t)sizeof(lcp_quota_query), 0 }

/** The verdict is allowed if a rule covers the quota (its figures may still be unknown),
    not-applicable if the OS has no such quota, unspecified if no source says anything, and
    conditional if the answer depends on an unknown fact. */
typedef struct lcp_quota_answer {
  uint32_t struct_size;
  lcp_verdict_t verdict;
  lcp_verdict_t newest_verdict;
  lcp_rule_index_t rule;
  lcp_evidence_t evidence;
  uint32_t flags;
  lcp_reason_t reason;
  lcp_unit_t unit;
  uint64_t requires_mask[2];
  int64_t count;          /**< the number that the system allows; LCP_COUNT_UNKNOWN */
  int64_t window_ns;      /**< the period for which the count holds; LCP_NS_UNKNOWN: the quota is
                               not a rate, or no source says */
  lcp_expiry_t at_excess; /**< what happens when the count is exceeded; 0: no source says */
  uint32_t reserved32;
  uint64_t reserved[2];
} lcp_quota_answer;
#define LCP_QUOTA_ANSWER_INIT \
  { (uint32_t)sizeof(lcp_quota_answer), 0, 0, 0, 0, 0, 0, 0, { 0, 0 }, 0, 0, 0, 0, { 0, 0 } }

/** Asks how many things of a kind the system allows. Since 0.2. */
lcp_status_t lcp_query_quota(const lcp_policy *policy, const lcp_quota_query *query,
                             lcp_quota_answer *answer, lcp_error *error);

/* ==== Manifest =============================================================================== */

/** A text, given by a pointer and a length. */
typedef struct lcp_text {
  const char *data; /**< may be NULL if length is 0 */
  size_t length;
} lcp_text;

/** One value of an Info.plist, as the host's property list reader gave it. */
typedef struct lcp_info_value {
  uint32_t struct_size;
  lcp_info_kind_t kind;
  int64_t integer;       /**< the value of an integer, or of a boolean as 0 or 1 */
  const char *string;    /**< the bytes of a string; may be NULL if string_length is 0 */
  size_t string_length;
  const lcp_text *items; /**< the items of a string-list; may be NULL if item_count is 0 */
  size_t item_count;     /**< the number of items of a string-list, 0 to 65536 */
} lcp_info_value;
#define LCP_INFO_VALUE_INIT { (uint32_t)sizeof(lcp_info_value), 0, 0, NULL, 0, NULL, 0 }

/** What lcp_app_apply_info keeps from one entry of an Info.plist to the next. */
typedef struct lcp_info_progress {
  uint32_t struct_size;
  uint32_t applied;      /**< which keys were applied */
  uint32_t placeholders; /**< which keys had an unexpanded build variable */
} lcp_info_progress;
#define LCP_INFO_PROGRESS_INIT { (uint32_t)sizeof(lcp_info_progress), 0, 0 }

/** A remark about one entry. */
typedef struct lcp_notice {
  uint32_t struct_size;
  lcp_notice_kind_t kind;
  uint32_t index; /**< the item of a list, counted from 0 */
} lcp_notice;
#define LCP_NOTICE_INIT { (uint32_t)sizeof(lcp_notice), 0, 0 }

/**
 * Applies one top-level entry of an Info.plist to `app`. The host reads the file.
 *
 * Begin with LCP_INFO_PROGRESS_INIT, and pass the same `progress` for every entry of one file; with
 * NULL, every entry counts as the first. Keys that affect the life cycle: UIBackgroundModes,
 * UIApplicationExitsOnSuspend, UIApplicationSceneManifest (a dictionary: its presence counts; give
 * the UIApplicationSupportsMultipleScenes inside it as a separate key),
 * BGTaskSchedulerPermittedIdentifiers, MinimumOSVersion, DTSDKName, DTPlatformVersion (used if
 * DTSDKName was not), NSLocationAlwaysAndWhenInUseUsageDescription,
 * NSLocationAlwaysUsageDescription, NSLocationWhenInUseUsageDescription,
 * NSMicrophoneUsageDescription. NSAppClip makes `kind` an App Clip. NSExtension and
 * EXAppExtensionAttributes make it an app extension; give the NSExtensionPointIdentifier or
 * EXExtensionPointIdentifier inside as a separate key, which determines the kind. Any other key is
 * accepted and changes nothing. An entry that cannot be used changes nothing either, and a notice
 * says why. Unknown modes, and keys with an unexpanded build variable, are counted for
 * lcp_query_manifest.
 *
 * `notices` is an array of `notice_capacity` elements, which are `notice_stride` bytes apart.
 * `*notice_count` becomes the number of all notices, which may exceed `notice_capacity`. `notices`
 * and `notice_count` may be NULL. Returns LCP_OK; LCP_ERROR_NULL_ARGUMENT (app, key, value, a text,
 * items, notices with a capacity); LCP_ERROR_STRUCT_SIZE, LCP_ERROR_NEWER_STRUCT (app, progress,
 * value, error); LCP_ERROR_STRIDE (notices); LCP_ERROR_MISSING_VALUE (kind 0);
 * LCP_ERROR_UNKNOWN_VALUE (kind, or a field of app); LCP_ERROR_OUT_OF_RANGE (boolean not 0 or 1,
 * count, a version of app, a length over PTRDIFF_MAX). Since 0.1.
 */
lcp_status_t lcp_app_apply_info(lcp_app *app, lcp_info_progress *progress, const char *key,
                                size_t key_length, const lcp_info_value *value,
                                lcp_notice *notices, size_t notice_stride, size_t notice_capacity,
                                size_t *notice_count, lcp_error *error);

/** The verdict is forbidden if any finding is an error, and allowed otherwise. */
typedef struct lcp_manifest_answer {
  uint32_t struct_size;
  lcp_verdict_t verdict;
  lcp_verdict_t newest_verdict;
  lcp_rule_index_t rule;
  lcp_evidence_t evidence;
  uint32_t flags;
  lcp_reason_t reason;
  uint32_t count;            /**< the number of findings, for lcp_list_findings */
  uint64_t requires_mask[2];
  uint64_t reserved[2];
} lcp_manifest_answer;
#define LCP_MANIFEST_ANSWER_INIT \
  { (uint32_t)sizeof(lcp_manifest_answer), 0, 0, 0, 0, 0, 0, 0, { 0, 0 }, { 0, 0 } }

/**
 * Asks which parts of the app's manifest will not work on the OS of the policy. An unknown fact
 * gives no finding. Since 0.2.
 */
lcp_status_t lcp_query_manifest(const lcp_policy *policy, lcp_manifest_answer *answer,
                                lcp_error *error);

/** A part of a manifest that will not work, or that lacks something. */
typedef struct lcp_finding {
  uint32_t struct_size;
  lcp_rule_index_t rule;   /**< the rule with the key of the Info.plist, the value that was found
                                ("" if something is missing, or if only the host has the value) and
                                the sentence: LCP_RULE_FIELD_KEY, _VALUE, _TEXT */
  lcp_severity_t severity;
  uint32_t reserved;
} lcp_finding;
#define LCP_FINDING_INIT { (uint32_t)sizeof(lcp_finding), 0, 0, 0 }

/** Lists the findings about the app's manifest, in the order of the rule book. Since 0.3. */
lcp_status_t lcp_list_findings(const lcp_policy *policy, lcp_finding *items, size_t stride,
                               size_t capacity, size_t *count, lcp_error *error);

/* ==== Terminations =========================================================================== */

/**
 * What does a code mean: the code of a termination, or of an error that tells an app that it broke a
 * rule of the life cycle? The host takes the code from the report or the error.
 */
typedef struct lcp_termination_query {
  uint32_t struct_size;
  lcp_namespace_t reason_namespace; /**< 0: the report names no namespace */
  uint64_t code;                    /**< any number; with jetsam, it is the kernel's number. The code
                                         of an error has 32 bits: (uint32_t)-997 */
  lcp_error_domain_t error_domain;  /**< 0: the code is that of a termination. If a domain is given,
                                         the namespace is ignored. Since 0.3.1 */
  uint32_t reserved;                /**< 0 */
} lcp_termination_query;
#define LCP_TERMINATION_QUERY_INIT { (uint32_t)sizeof(lcp_termination_query), 0, 0, 0, 0 }

/**
 * The verdict is allowed for a life cycle termination whose cause is known, forbidden for a known
 * code that is not a life cycle termination (a signal, a privacy violation), and unspecified for an
 * unknown code. For an error it is allowed if the error ends the app, forbidden if it ends nothing,
 * and unspecified if it is unknown. The text of the rule says what the code or the error means:
 * LCP_RULE_FIELD_TEXT.
 */
typedef struct lcp_termination_answer {
  uint32_t struct_size;
  lcp_verdict_t verdict;
  lcp_verdict_t newest_verdict;
  lcp_rule_index_t rule;
  lcp_evidence_t evidence;
  uint32_t flags;
  lcp_reason_t reason;
  lcp_termination_t cause;      /**< 0: not a termination of the life cycle */
  uint64_t requires_mask[2];
  lcp_allowance_t allowance;    /**< the allowance that was used up; 0: none, or one of several: the
                                     report says which */
  lcp_rule_index_t broken_rule; /**< the rule on the allowance or on conduct that the app broke;
                                      LCP_RULE_NONE: there is none */
  int64_t allowance_ns;         /**< the limit of the allowance, or else its advice; LCP_NS_UNKNOWN,
                                     LCP_NS_UNLIMITED */
  uint64_t reserved[4];
} lcp_termination_answer;
#define LCP_TERMINATION_ANSWER_INIT \
  { (uint32_t)sizeof(lcp_termination_answer), 0, 0, 0, 0, 0, 0, 0, { 0, 0 }, 0, 0, 0, \
    { 0, 0, 0, 0 } }

/** Asks what a termination code means. Since 0.2. */
lcp_status_t lcp_query_termination(const lcp_policy *policy, const lcp_termination_query *query,
                                   lcp_termination_answer *answer, lcp_error *error);

/* ==== Suspension and purge =================================================================== */

/** May the system suspend the app, which is in the background? */
typedef struct lcp_suspension_query {
  uint32_t struct_size;
  uint32_t reserved;         /**< 0 */
  uint64_t allowances;       /**< mask of lcp_allowance_t: the allowances whose clocks run for the
                                  app, such as that of a background task or a wake-up */
  uint64_t activities;       /**< mask of lcp_activity_t: what the app is doing */
  uint64_t begun_in_front;   /**< the activities that began while the app was in front */
} lcp_suspension_query;
#define LCP_SUSPENSION_QUERY_INIT { (uint32_t)sizeof(lcp_suspension_query), 0, 0, 0, 0 }

/**
 * The verdict is allowed if nothing keeps the app from being suspended, forbidden if something
 * does, conditional if that depends on an unknown fact, not-applicable if the life cycle has no
 * suspended state, and unspecified if no source says. An allowance keeps the app running until its
 * limit, or until the app says that it is done. An activity keeps the app running for as long as it
 * lasts.
 */
typedef struct lcp_suspension_answer {
  uint32_t struct_size;
  lcp_verdict_t verdict;
  lcp_verdict_t newest_verdict;
  lcp_rule_index_t rule;
  lcp_evidence_t evidence;
  uint32_t flags;
  lcp_reason_t reason;
  uint32_t reserved32;
  uint64_t requires_mask[2];
  uint64_t allowances;       /**< the allowances of the query that keep the app running */
  uint64_t activities;
  uint64_t reserved[2];
} lcp_suspension_answer;
#define LCP_SUSPENSION_ANSWER_INIT \
  { (uint32_t)sizeof(lcp_suspension_answer), 0, 0, 0, 0, 0, 0, 0, { 0, 0 }, 0, 0, { 0, 0 } }

/** Asks whether anything keeps the app from being suspended. Since 0.3. */
lcp_status_t lcp_query_suspension(const lcp_policy *policy, const lcp_suspension_query *query,
                                  lcp_suspension_answer *answer, lcp_error *error);

/** How soon is an app ended when memory is short? */
typedef struct lcp_purge_query {
  uint32_t struct_size;
  lcp_state_t state;         /**< the state of the app */
  uint64_t activities;       /**< mask of lcp_activity_t: what the app is doing */
} lcp_purge_query;
#define LCP_PURGE_QUERY_INIT { (uint32_t)sizeof(lcp_purge_query), 0, 0 }

/**
 * The verdict is allowed if the app can be ended to free memory. It is not-applicable if the app
 * does not run or cannot be in that state, conditional if the answer depends on an unknown fact,
 * and unspecified if no source says. Of several apps, the app with the lowest rank is ended first.
 * If ranks are equal, the larger app is ended first.
 */
typedef struct lcp_purge_answer {
  uint32_t struct_size;
  lcp_verdict_t verdict;
  lcp_verdict_t newest_verdict;
  lcp_rule_index_t rule;
  lcp_evidence_t evidence;
  uint32_t flags;
  lcp_reason_t reason;
  lcp_fact_t warned;         /**< whether the app first gets a memory warning; unknown: no rule
                                  says */
  uint64_t requires_mask[2];
  int64_t rank;              /**< 1 for the first to be ended; LCP_COUNT_UNKNOWN: no source says */
  uint64_t reserved[3];
} lcp_purge_answer;
#define LCP_PURGE_ANSWER_INIT \
  { (uint32_t)sizeof(lcp_purge_answer), 0, 0, 0, 0, 0, 0, 0, { 0, 0 }, 0, { 0, 0, 0 } }

/** Asks in which order apps are ended when memory is short. Since 0.3. */
lcp_status_t lcp_query_purge(const lcp_policy *policy, const lcp_purge_query *query,
                             lcp_purge_answer *answer, lcp_error *error);

/* ==== Explanations =========================================================================== */

/** One rule about a question, and its role in the answer. */
typedef struct lcp_explanation {
  uint32_t struct_size;
  lcp_rule_index_t rule;
  lcp_role_t role;
  uint32_t reserved;
  uint64_t failing_mask[2]; /**< the rule's conditions that are not met */
  uint64_t unknown_mask[2]; /**< the rule's conditions that are unknown */
} lcp_explanation;
#define LCP_EXPLANATION_INIT { (uint32_t)sizeof(lcp_explanation), 0, 0, 0, { 0, 0 }, { 0, 0 } }

/**
 * Lists every rule about a question, in the order of the rule book, whatever version, evidence
 * profile or condition it requires. The role of a rule says that the rule decides, that another
 * rule outweighs it (one of higher precedence, an earlier one of the same precedence, or one that
 * refuses whatever the app declares), or for what other reason the rule does not decide. `query` is
 * the query of the kind: transition, deadline, relaunch, conduct, delivery, mode, quota,
 * termination, suspension, purge or call. Any other kind is LCP_ERROR_UNKNOWN_VALUE (question), 0
 * is LCP_ERROR_MISSING_VALUE. Since 0.3.
 */
lcp_status_t lcp_explain(const lcp_policy *policy, lcp_question_t question, const void *query,
                         lcp_explanation *items, size_t stride, size_t capacity, size_t *count,
                         lcp_error *error);

/* ==== Texts ================================================================================== */

/* The parts of a text about an answer. */
#define LCP_TEXT_HEADLINE 0x1u /**< the answer in a few words, on the first line */
#define LCP_TEXT_QUESTION 0x2u /**< the question in a few words, on the first line; with the OS, if
                                    the headline is also on that line */
#define LCP_TEXT_DETAILS 0x4u  /**< the fields of the answer and its list, a line each */
#define LCP_TEXT_GROUNDS 0x8u  /**< the conditions, the rule, its sources and its note */
#define LCP_TEXT_MARKS 0x10u   /**< after each condition that was not given or is assumed: a sign
                                    and the name of the condition, between two bytes 0x1F, for a
                                    host that shows how to give the condition. The sign is ? if the
                                    condition was not given, + if the condition is assumed to fail,
                                    and - if the condition is assumed to hold */

/** What a text about an answer contains. */
typedef struct lcp_text_options {
  uint32_t struct_size;
  uint32_t parts;           /**< LCP_TEXT_* added up; 0: all but LCP_TEXT_MARKS */
  uint64_t assumed_mask[2]; /**< conditions that the host assumed when it gave its facts. The text
                                 lists them as assumed, like those that the context leaves out */
} lcp_text_options;
#define LCP_TEXT_OPTIONS_INIT { (uint32_t)sizeof(lcp_text_options), 0, { 0, 0 } }

/**
 * Writes the answer to a question as English text, in lines without a newline after the last one.
 * The first line has the headline and the question, such as "180 s (3 min), then the app is
 * terminated: background-task, iOS 12.4", unless `parts` leaves out both. Each of the other lines
 * begins with two blanks and a name in a column of 12. Values appear as names that lcp_enum_parse
 * reads.
 *
 * `query` is the query of the kind; NULL for LCP_QUESTION_MANIFEST. The library answers the question
 * again, so a text always fits its answer. `options` may be NULL. As with snprintf, at most
 * `capacity` bytes are written, including the final NUL; `length`, which may be NULL, becomes the
 * length of the whole text without the NUL. `text` may be NULL if `capacity` is 0.
 *
 * Returns LCP_OK; LCP_ERROR_NULL_ARGUMENT (policy, query, text); LCP_ERROR_POLICY;
 * LCP_ERROR_MISSING_VALUE (question); LCP_ERROR_UNKNOWN_VALUE (question; parts; assumed);
 * LCP_ERROR_STRUCT_SIZE, LCP_ERROR_NEWER_STRUCT (options); the statuses of the query. Since 0.3.1.
 */
lcp_status_t lcp_answer_text(const lcp_policy *policy, lcp_question_t question, const void *query,
                             const lcp_text_options *options, char *text, size_t capacity,
                             size_t *length, lcp_error *error);

/* ==== Rules ================================================================================== */

/** What all rules have in common. */
typedef struct lcp_rule {
  uint32_t struct_size;
  lcp_family_t family;
  const char *id;             /**< a slug, never reused, never renamed after a release */
  const char *note;           /**< a note on the rule; "" if there is none */
  lcp_os_version_t since;     /**< the first version on which the rule holds */
  lcp_os_version_t until;     /**< the first version on which the rule no longer holds; 0: the rule
                                   still holds */
  uint64_t profiles;          /**< mask of evidence profiles that admit the rule */
  lcp_evidence_t evidence;
  lcp_conflict_t conflict;    /**< 0: no known source disagrees */
  int32_t precedence;         /**< of two rules that apply, the one with the higher precedence
                                   decides; 0: the rule never decides */
  uint32_t reserved;
  uint64_t when_mask[2];      /**< conditions that must hold */
  uint64_t unless_mask[2];    /**< conditions that must fail */
  uint64_t process_kinds;     /**< mask of lcp_process_kind_t: the kinds of process to which the
                                   rule applies. Since 0.3.1 */
} lcp_rule;
#define LCP_RULE_INIT \
  { (uint32_t)sizeof(lcp_rule), 0, NULL, NULL, 0, 0, 0, 0, 0, 0, 0, { 0, 0 }, { 0, 0 }, 0 }

/** Returns the number of rules. Since 0.1. */
uint32_t lcp_rule_count(void);

/**
 * Gives a rule; `rule` counts from 0.
 *
 * Returns LCP_OK; LCP_ERROR_NULL_ARGUMENT, LCP_ERROR_STRUCT_SIZE (answer: `result`);
 * LCP_ERROR_OUT_OF_RANGE (rule). Since 0.1.
 */
lcp_status_t lcp_rule_at(lcp_rule_index_t rule, lcp_rule *result);

/**
 * Finds a rule by its id, exactly as written.
 *
 * Returns LCP_OK; LCP_ERROR_NULL_ARGUMENT (id, rule); LCP_ERROR_OUT_OF_RANGE (a length over
 * PTRDIFF_MAX); LCP_ERROR_NOT_FOUND. Since 0.1.
 */
lcp_status_t lcp_rule_find(const char *id, size_t length, lcp_rule_index_t *rule);

/**
 * Gives one value of a rule's field. If the field is a set, `index` selects the value; in any other
 * field, `index` is 0. The value of a flag is an lcp_fact_t. A version is packed as by LCP_OS. A
 * termination code has 64 bits.
 *
 * In these fields, an empty set means any value: the last causes and interruptions of a transition
 * rule, the terminations of a relaunch rule, the triggers of a call rule, the namespaces of a
 * termination rule, the states of a watchdog rule, and the activities of a purge rule.
 *
 * Returns LCP_OK; LCP_ERROR_NULL_ARGUMENT (value); LCP_ERROR_OUT_OF_RANGE (rule; index past the
 * last value, or 0 if the field has no value); LCP_ERROR_MISSING_VALUE, LCP_ERROR_UNKNOWN_VALUE
 * (field); LCP_ERROR_NOT_FOUND (the rule's family has no such field, or the field is a text or the
 * steps). Since 0.3.
 */
lcp_status_t lcp_rule_value(lcp_rule_index_t rule, lcp_rule_field_t field, uint32_t index,
                            int64_t *value);

/** Gives a text of a rule, or "" if the rule has none. Returns LCP_OK; LCP_ERROR_NULL_ARGUMENT
    (value: `text`); LCP_ERROR_OUT_OF_RANGE (rule); LCP_ERROR_MISSING_VALUE, LCP_ERROR_UNKNOWN_VALUE
    (field); LCP_ERROR_NOT_FOUND (the rule's family has no such field, or the field is not a text).
    Since 0.3. */
lcp_status_t lcp_rule_text(lcp_rule_index_t rule, lcp_rule_field_t field, const char **text);

/** One step of a transition rule as it stands in the rule book, for all versions and facts. */
typedef struct lcp_rule_step {
  uint32_t struct_size;
  lcp_callback_t callback; /**< the callback, or the newest of several that replace each other; 0:
                                the callbacks of the trigger come here */
  lcp_state_t state;       /**< the state that the app reads during the step; 0: the app can read no
                                state, or no source says */
  lcp_state_t scene_state; /**< the scene's state during the step; 0: no scene, or no source says */
  lcp_condition_t when;    /**< the condition under which the step happens; 0: always */
} lcp_rule_step;
#define LCP_RULE_STEP_INIT { (uint32_t)sizeof(lcp_rule_step), 0, 0, 0, 0 }

/** Lists the steps of a rule. The list is empty if the rule's family is not transition. Returns
    LCP_ERROR_OUT_OF_RANGE (rule). Since 0.3. */
lcp_status_t lcp_list_rule_steps(lcp_rule_index_t rule, lcp_rule_step *items, size_t stride,
                                 size_t capacity, size_t *count, lcp_error *error);

/** A source of a rule. */
typedef struct lcp_citation {
  uint32_t struct_size;
  uint32_t index;        /**< the position among all sources */
  const char *key;       /**< short name, such as "A2" or "S-46" */
  const char *title;     /**< the title; for a founding statement, its wording */
  const char *publisher;
  const char *address;   /**< web address without scheme; "" if there is none */
} lcp_citation;
#define LCP_CITATION_INIT { (uint32_t)sizeof(lcp_citation), 0, NULL, NULL, NULL, NULL }

/** Lists the citations of a rule, or all citations if `rule` is LCP_RULE_NONE. Returns
    LCP_ERROR_OUT_OF_RANGE (rule). Since 0.3. */
lcp_status_t lcp_list_citations(lcp_rule_index_t rule, lcp_citation *items, size_t stride,
                                size_t capacity, size_t *count, lcp_error *error);

/* ==== The device ============================================================================= */

/*
 * A device simulates many apps on one virtual clock. The host posts what the user, the system and
 * the apps do, and takes effects: what the host has to do next. An effect names the rule that caused
 * it, if a rule did. The same calls have the same effects on every machine.
 *
 *   lcp_device_options options = LCP_DEVICE_OPTIONS_INIT(LCP_OS(17, 0, 0));
 *   lcp_device *device;
 *   if (lcp_device_create(&options, &device, NULL) != LCP_OK) return 1;
 *   lcp_install install = LCP_INSTALL_INIT;
 *   uint32_t app;
 *   lcp_device_install(device, &install, &app, NULL);
 *   lcp_device_event event = LCP_DEVICE_EVENT_INIT(LCP_OCCURRENCE_BOOT);
 *   lcp_device_post(device, &event, NULL, NULL);
 *   event.kind = LCP_OCCURRENCE_OPEN_APP;
 *   event.app = app;
 *   lcp_device_post(device, &event, NULL, NULL);
 *   lcp_device_effect effect = LCP_DEVICE_EFFECT_INIT;
 *   const int64_t minute = INT64_C(60000000000);
 *   while (lcp_device_run_until(device, minute, &effect, NULL) == LCP_OK)
 *     if (effect.needs_reply == LCP_FACT_YES)
 *       lcp_device_reply(device, effect.id, LCP_REPLY_RETURNED, NULL);
 *   lcp_device_destroy(device);
 *
 * A device begins off: post LCP_OCCURRENCE_BOOT first. Apps are numbered from 1; 0 is none. An app
 * moves one step at a time, and only while it owes no reply: after a callback, its next life cycle
 * callback waits for the reply. If your apps answer at once, set reply_after_ns when you install
 * them; then you never reply.
 *
 * In the loop of a host, pass the present time to lcp_device_run_until until it returns
 * LCP_ERROR_NOT_FOUND, then sleep until lcp_device_next_deadline. For each effect, do the following
 * (start-process is LCP_EFFECT_START_PROCESS, and so on):
 *
 *   start-process          load the guest, or create its objects; callbacks come as separate effects
 *   resume, suspend        let the guest's threads, timers and sound go on; stop them
 *   deliver-callback       call `callback`; if the guest lacks it, reply LCP_REPLY_NOT_IMPLEMENTED
 *   post-notification      post `notification` to the guest's notification center
 *   run-expiration-handler call the handler of the task or wake-up with that `token`
 *   deliver-notice         call nothing: the guest learns of `notice` or `trigger` in its own way
 *   stop-activity          stop `activity`, such as a socket, without asking the guest
 *   take-snapshot          draw the picture for the app switcher
 *   kill                   end the process at once, and call nothing any more
 *   keep-trigger, drop-trigger, show-to-user, state-changed: nothing for the guest; log them
 *
 * lcp_query_call says which object gets a callback, and what is in the options of a launch. `reads`
 * is the state that the guest reads in the call; lcp_state_raw_value gives UIKit's number for it.
 *
 * If `needs_reply` is yes, reply when the guest has returned. Before that, the guest may call you,
 * and you may post: its beginBackgroundTask is LCP_OCCURRENCE_BEGIN_TASK, and its call of a
 * completion handler is LCP_OCCURRENCE_COMPLETE with the `token` of the effect. state-changed comes
 * where the state changes: before some callbacks, after others.
 *
 * Posts and replies happen at the time that the device has reached. If the guest has run since then,
 * first pass the present time to lcp_device_advance. If it has run for too long, the reply returns
 * LCP_ERROR_LATE, and the kill is one of the next effects.
 *
 * If the guest does not return, ask lcp_device_next_deadline after each time slice, and once that
 * time has come, lcp_device_pending_kill. If the kill is due, stop the guest and do not reply; the
 * loop then takes the kill. If your clock goes on while the guest stands still, for example in a
 * debugger, leave that time out of the times that you pass. The source tree has guides for hosts,
 * in examples/guides.
 *
 * Time passes only in lcp_device_run_until and lcp_device_advance. Everything that falls due on the
 * way happens when it is due, in order. If several things fall due at the same time, the device
 * first ends apps that it has warned of short memory. Then the app with the lowest number comes
 * first. For one app, the order is: a callback returns, a callback has taken
 * too long, a delayed end, background tasks run out, a wake-up runs out, keep-alive, the end of
 * stay_for_ns, requests.
 *
 * Only one thread at a time may use a device, even to read it. Signal handlers must not use devices.
 * Only lcp_device_create, lcp_device_fork and lcp_device_destroy call malloc or free. A call takes at
 * most 8 KB of stack.
 *
 * Every function returns LCP_OK, or a status that its comment names, or
 *   LCP_ERROR_NULL_ARGUMENT    a pointer that must not be NULL
 *   LCP_ERROR_DEVICE           the address holds no device that this build set up
 *   LCP_ERROR_STRUCT_SIZE      a struct, error
 *   LCP_ERROR_NEWER_STRUCT     a struct that you pass
 * Unless a function returns LCP_OK, the device stays as it was, and nothing is written, except that
 * lcp_device_run_until and lcp_device_advance may move the clock; the latter then says how far.
 * `error` may be NULL.
 */

/** A device. Its contents belong to the library; lcp_device_measure gives its size. */
typedef struct lcp_device lcp_device;

/** The options with which a device starts. A capacity of 0 stands for the default after "0:". */
typedef struct lcp_device_options {
  uint32_t struct_size;
  lcp_os_version_t os;             /**< LCP_OS_OLDEST or later */
  lcp_profile_t profile;           /**< 0: LCP_PROFILE_OBSERVED. LCP_PROFILE_FOUNDING is out of range: its
                                        articles describe no launch */
  uint32_t apps;                   /**< apps at the same time, up to 65,534; 0: 16 */
  uint32_t scenes;                 /**< scenes of all apps; 0: 2 for each app */
  uint32_t tasks;                  /**< background tasks of all apps; 0: 4 for each app */
  uint32_t requests;               /**< requests of all apps to the scheduler; 0: 4 for each app */
  uint32_t policies;               /**< kinds of apps; apps with equal facts and limits are of one
                                        kind; 0: 8 */
  uint32_t effects;                /**< effects that may wait to be taken. The smallest permitted
                                        value is 4 for each app plus 16; 0: twice the smallest
                                        value, plus 64 */
  lcp_treatment_t on_silence;      /**< what to do if no source says whether something happens; 0:
                                        refuse */
  lcp_treatment_t on_conditional;  /**< what to do if a fact that was not given decides whether
                                        something happens; 0: refuse */
  lcp_unknown_limit_t unknown_limit; /**< what to do if the profile has no figure for a limit; 0: no
                                          limit. Your own figures belong in the limits of an app */
  int64_t now_ns;                  /**< the time at the start */
  const lcp_device_facts *facts;   /**< NULL: the ordinary device. Afterwards the device itself keeps
                                        track of whether it is locked, and whether it was unlocked
                                        since it started */
} lcp_device_options;
#define LCP_DEVICE_OPTIONS_INIT(os) \
  { (uint32_t)sizeof(lcp_device_options), (os), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL }

/**
 * Gives the size of a device in bytes, and the smallest capacity for effects that the device needs.
 *
 * `size` and `fewest_effects` may be NULL. Returns LCP_ERROR_MISSING_VALUE (os),
 * LCP_ERROR_UNKNOWN_VALUE (profile, on-silence, on-conditional, unknown-limit; facts),
 * LCP_ERROR_OUT_OF_RANGE (os; profile; foreground-slots; a capacity; effects: too few to end all
 * apps at once). Since 0.3.
 */
lcp_status_t lcp_device_measure(const lcp_device_options *options, size_t *size,
                                uint32_t *fewest_effects, lcp_error *error);

/**
 * Sets up a device in the host's own memory: `size` bytes at `memory`, aligned for a uint64_t. A
 * device holds no pointers: a copy at another address with that alignment is another device.
 * Returns the statuses of lcp_device_measure, LCP_ERROR_MEMORY (memory-size),
 * LCP_ERROR_OUT_OF_RANGE (memory: its address is not aligned). Since 0.3.
 */
lcp_status_t lcp_device_init(void *memory, size_t size, const lcp_device_options *options,
                             lcp_device **device, lcp_error *error);

/** Sets up a device in memory that the library gets from malloc. Returns the statuses of
    lcp_device_measure, and LCP_ERROR_MEMORY if malloc has none. Since 0.3. */
lcp_status_t lcp_device_create(const lcp_device_options *options, lcp_device **device,
                               lcp_error *error);

/** Copies a device, with its waiting effects and pending replies, into memory that the library gets
    from malloc. The two devices are then independent. Returns LCP_ERROR_MEMORY if malloc has none.
    Since 0.3. */
lcp_status_t lcp_device_fork(const lcp_device *device, lcp_device **copy, lcp_error *error);

/** Makes `to` a copy of `from`. Returns LCP_ERROR_MEMORY (memory-size) if their sizes in bytes
    differ. Since 0.3. */
lcp_status_t lcp_device_copy(lcp_device *to, const lcp_device *from, lcp_error *error);

/** Frees a device from lcp_device_create or lcp_device_fork; NULL is allowed. A device from
    lcp_device_init lies in the host's own memory and needs no call. Since 0.3. */
void lcp_device_destroy(lcp_device *device);

/** An app to be installed. */
typedef struct lcp_install {
  uint32_t struct_size;
  lcp_fact_t was_launched;              /**< yes: the user has launched the app before, so the
                                             system may launch it */
  uint64_t missing_callbacks_mask[2];   /**< mask of lcp_callback_t: the methods that the app does
                                             not implement */
  int64_t reply_after_ns;               /**< each callback returns by itself after this time, or at
                                             once if it is 0; LCP_NS_UNKNOWN: the host replies */
  int64_t footprint_bytes;              /**< the memory that the app uses when it starts, 0 or
                                             more */
  const lcp_app *app;                   /**< NULL: an app about which nothing is given */
  const lcp_limits *limits;             /**< the host's own figures; NULL: none */
  int64_t complete_after_ns;            /**< each wake-up, such as a background fetch, completes by
                                             itself when this time has passed since its callback
                                             returned, or at once if it is 0; LCP_NS_UNKNOWN: the
                                             host completes it */
  int64_t stay_for_ns;                  /**< an app in the background with nothing left to do is
                                             suspended after this time, 0 or more */
} lcp_install;
#define LCP_INSTALL_INIT \
  { (uint32_t)sizeof(lcp_install), 0, { 0, 0 }, LCP_NS_UNKNOWN, 0, NULL, NULL, LCP_NS_UNKNOWN, 0 }

/**
 * Installs an app, and gives its number: the lowest that is free. Returns LCP_ERROR_TABLE_FULL
 * (apps, policies); LCP_ERROR_UNKNOWN_VALUE, LCP_ERROR_OUT_OF_RANGE (fields of `install`); what
 * lcp_policy_prepare returns for the app and the limits; LCP_ERROR_PROCESS_KIND (kind: a device
 * holds only apps). Since 0.3.
 */
lcp_status_t lcp_device_install(lcp_device *device, const lcp_install *install, uint32_t *app,
                                lcp_error *error);

/**
 * Changes the facts about an app from now on: what the user granted, what a new version declares.
 * Facts that decide the app's life cycle can change only while the app does not run; otherwise the
 * status is LCP_ERROR_OUT_OF_RANGE (app). was_launched and interface_kept are ignored. Returns the
 * statuses of lcp_device_install, LCP_ERROR_NOT_FOUND (app), LCP_ERROR_QUEUE_FULL. Since 0.3.
 */
lcp_status_t lcp_device_update_app(lcp_device *device, uint32_t app, const lcp_install *install,
                                   lcp_error *error);

/** Removes an app: its process ends, and its scenes, tasks and requests are dropped. Returns
    LCP_ERROR_NOT_FOUND (app), LCP_ERROR_QUEUE_FULL. Since 0.3. */
lcp_status_t lcp_device_uninstall(lcp_device *device, uint32_t app, lcp_error *error);

/** Installs another OS version on a device that is off. Returns LCP_ERROR_DEVICE_ON if the device
    is on or going off, LCP_ERROR_MISSING_VALUE and LCP_ERROR_OUT_OF_RANGE (os). Since 0.3. */
lcp_status_t lcp_device_update_os(lcp_device *device, lcp_os_version_t os, lcp_error *error);

/** What happened. The kind decides which fields count; the others are ignored. */
typedef struct lcp_device_event {
  uint32_t struct_size;
  lcp_occurrence_t kind;
  uint32_t app;                    /**< the app that the event is about; 0: no app, or all apps for
                                        a notice */
  uint32_t process;                /**< the process that reports; 0: the process that runs */
  uint32_t scene;                  /**< 0: the first scene of the app */
  lcp_trigger_t trigger;
  lcp_interruption_t interruption;
  lcp_activity_t activity;
  lcp_termination_t termination;
  lcp_event_t notice;
  lcp_changing_t fact;
  lcp_fact_t value;                /**< whether the fact holds. For a notice: whether its subject
                                        came (yes) or went (no). For an app that the user opens:
                                        whether the app opens beside the app in front. For a
                                        requested scene: whether the scene connects in front */
  lcp_fact_t decision;             /**< the host's decision, if the event was undecided before */
  uint32_t token;                  /**< the token of a task or wake-up */
  uint64_t identifier;             /**< the identifier of a request to the scheduler, chosen by the
                                        host */
  int64_t amount;                  /**< the memory in bytes for memory-pressure and footprint; the
                                        time in nanoseconds for submit-request and keep-alive */
} lcp_device_event;
#define LCP_DEVICE_EVENT_INIT(kind) \
  { (uint32_t)sizeof(lcp_device_event), (kind), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 }

/**
 * The immediate outcome of an event. The first fields are those of every answer: the ruling on
 * whether the event happens. An event that no rule covers is allowed, without a rule.
 */
typedef struct lcp_device_outcome {
  uint32_t struct_size;
  lcp_verdict_t verdict;
  lcp_verdict_t newest_verdict;
  lcp_rule_index_t rule;
  lcp_evidence_t evidence;
  uint32_t flags;
  lcp_reason_t reason;
  uint32_t token;                  /**< the token of the task or wake-up that was begun; 0: none */
  uint64_t requires_mask[2];
  lcp_fact_t undecided;            /**< yes: the rules leave open whether the event happens, and the
                                        options of the device say to ask the host. Nothing was
                                        changed: post the event again with a decision */
  lcp_price_t price;               /**< the price that the app pays if the event is forbidden; 0:
                                        none, or none known */
  lcp_disposition_t disposition;   /**< the disposition of a trigger that does not run the app */
  lcp_occasion_t occasion;         /**< until when the trigger is kept */
} lcp_device_outcome;
#define LCP_DEVICE_OUTCOME_INIT \
  { (uint32_t)sizeof(lcp_device_outcome), 0, 0, 0, 0, 0, 0, 0, { 0, 0 }, 0, 0, 0, 0 }

/**
 * Posts an event to a device. `outcome` may be NULL.
 *
 * A suspended app runs no code. If one of its scenes is disconnected or closed, the scene gets its
 * callback when the app runs next. If the user opens that scene, it first disconnects, and then
 * connects again.
 *
 * Returns LCP_ERROR_MISSING_VALUE, LCP_ERROR_UNKNOWN_VALUE, LCP_ERROR_OUT_OF_RANGE (the fields of
 * the event), LCP_ERROR_NOT_FOUND (app, scene; token of a task or wake-up; identifier; interruption
 * if no such interruption covers the screen; kind if the app switcher does not cover it),
 * LCP_ERROR_NO_PROCESS and LCP_ERROR_SUSPENDED (process), LCP_ERROR_TABLE_FULL,
 * LCP_ERROR_DEVICE_OFF, LCP_ERROR_DEVICE_ON, LCP_ERROR_QUEUE_FULL. Since 0.3.
 */
lcp_status_t lcp_device_post(lcp_device *device, const lcp_device_event *event,
                             lcp_device_outcome *outcome, lcp_error *error);

/** One thing for the host to do. */
typedef struct lcp_device_effect {
  uint32_t struct_size;
  lcp_effect_t kind;
  uint64_t id;                     /**< the number of the effect, for a reply */
  int64_t at_ns;                   /**< when the effect is due; in the past if it is taken late */
  int64_t deadline_ns;             /**< when the call times out; LCP_NS_UNLIMITED: no limit */
  uint64_t identifier;             /**< the identifier of a request to the scheduler */
  uint32_t app;
  uint32_t process;
  uint32_t scene;
  uint32_t token;                  /**< the token of a task or wake-up */
  lcp_rule_index_t rule;           /**< the rule that caused the effect */
  lcp_rule_index_t broken_rule;    /**< the rule that the app broke, if it is killed for that */
  lcp_fact_t needs_reply;
  lcp_callback_t callback;
  lcp_callback_t fallback;         /**< called next if the app does not implement `callback` */
  lcp_notification_t notification;
  lcp_state_t from;
  lcp_state_t to;
  lcp_state_t reads;               /**< the state that the app reads during the call; 0: the app can
                                        read no state, or no source says */
  lcp_state_t scene_reads;
  lcp_cause_t cause;
  lcp_trigger_t trigger;
  lcp_event_t notice;
  lcp_activity_t activity;
  lcp_allowance_t allowance;       /**< the allowance that limits the call */
  lcp_termination_t termination;
  lcp_namespace_t reason_namespace; /**< the namespace that a report of the kill names; 0: not
                                         known, or it may be one of several */
  lcp_code_t code;                 /**< the code that a report of the kill names; 0: not known */
  lcp_disposition_t disposition;
  lcp_occasion_t occasion;
} lcp_device_effect;
#define LCP_DEVICE_EFFECT_INIT                                                                    \
  { (uint32_t)sizeof(lcp_device_effect), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, \
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0 }

/** Takes the oldest effect; returns LCP_ERROR_NOT_FOUND (effect) if none waits. Since 0.3. */
lcp_status_t lcp_device_next_effect(lcp_device *device, lcp_device_effect *effect,
                                    lcp_error *error);

/**
 * Takes the oldest effect. If none waits, advances the clock until one does, but not beyond `to_ns`:
 * the effect is taken when it is due, so a reply or a post does not come too late.
 *
 * Returns LCP_ERROR_NOT_FOUND (effect) if no effect is due until `to_ns`; the clock then stands at
 * `to_ns`. Returns LCP_ERROR_OUT_OF_RANGE (now) if no effect waits and `to_ns` is in the past.
 * Since 0.3.
 */
lcp_status_t lcp_device_run_until(lcp_device *device, int64_t to_ns, lcp_device_effect *effect,
                                  lcp_error *error);

/**
 * Reports the result of a call. Returns LCP_ERROR_LATE (effect) if the device no longer expects the
 * reply: the call timed out, its process ended, or a reply was given before. Returns
 * LCP_ERROR_NOT_FOUND (effect) if no effect had that number; LCP_ERROR_MISSING_VALUE,
 * LCP_ERROR_UNKNOWN_VALUE (reply); LCP_ERROR_QUEUE_FULL. Since 0.3.
 */
lcp_status_t lcp_device_reply(lcp_device *device, uint64_t effect, lcp_reply_t reply,
                              lcp_error *error);

/**
 * Advances the clock to `to_ns`. `reached_ns`, which may be NULL, becomes the time that the clock
 * reached. The clock does not stop at an effect, so the reply to a call that begins on the way may
 * come too late: use lcp_device_run_until, or advance from one lcp_device_next_deadline to the next.
 *
 * Returns LCP_ERROR_QUEUE_FULL if effects have to be taken first. The clock then stands at
 * `reached_ns`, which is written, and nothing is lost: take the effects and advance again. Returns
 * LCP_ERROR_OUT_OF_RANGE (now) if `to_ns` is in the past. Since 0.3.
 */
lcp_status_t lcp_device_advance(lcp_device *device, int64_t to_ns, int64_t *reached_ns,
                                lcp_error *error);

/** Gives the time when something is due next, for one app, or for all apps if `app` is 0. The time
    is the present if something is overdue, and LCP_NS_UNLIMITED if nothing is due. Returns
    LCP_ERROR_NOT_FOUND (app). Since 0.3. */
lcp_status_t lcp_device_next_deadline(const lcp_device *device, uint32_t app, int64_t *at_ns,
                                      lcp_error *error);

/**
 * Gives the kill to which a clock of the app leads, because a callback takes too long, a delayed
 * end is due, or background tasks or a wake-up run out. The kill comes at `at_ns` unless something
 * else comes first: a call of the host, or another effect for the app. After that, ask again.
 *
 * Some kills are not announced: a kill to free memory, a kill when the device goes off, a kill for
 * something that the app holds when it is suspended, and a kill that follows when a callback
 * returns by itself. Returns LCP_ERROR_NOT_FOUND (app; effect if no clock leads to a kill). Since
 * 0.3.
 */
lcp_status_t lcp_device_pending_kill(const lcp_device *device, uint32_t app,
                                     lcp_device_effect *effect, lcp_error *error);

/**
 * Writes an effect as a line of text, without a newline. The line says when the effect is due, for
 * which app, what happens, and by which rule. As with snprintf, at most `capacity` bytes are
 * written, including the final NUL; `length`, which may be NULL, becomes the length of the whole
 * line without the NUL. `text` may be NULL if `capacity` is 0. Returns LCP_ERROR_MISSING_VALUE
 * (kind), LCP_ERROR_UNKNOWN_VALUE (kind, or another field), LCP_ERROR_OUT_OF_RANGE (rule). Since
 * 0.3.
 */
lcp_status_t lcp_effect_text(const lcp_device_effect *effect, char *text, size_t capacity,
                             size_t *length, lcp_error *error);

/** The status of a device. */
typedef struct lcp_device_status {
  uint32_t struct_size;
  lcp_os_version_t os;
  int64_t now_ns;
  lcp_fact_t on;
  lcp_fact_t locked;
  uint32_t front;                  /**< the app in front; 0: the home screen */
  uint32_t beside;                 /**< the app beside the app in front; 0: none */
  uint64_t interruptions;          /**< mask of lcp_interruption_t: what covers the screen */
  lcp_fact_t switcher;             /**< whether the app switcher covers the screen */
  uint32_t effects;                /**< the number of effects that wait to be taken */
} lcp_device_status;
#define LCP_DEVICE_STATUS_INIT \
  { (uint32_t)sizeof(lcp_device_status), 0, 0, 0, 0, 0, 0, 0, 0, 0 }

/** Gives the status of a device. Since 0.3. */
lcp_status_t lcp_device_get_status(const lcp_device *device, lcp_device_status *status,
                                   lcp_error *error);

/** The status of an app. */
typedef struct lcp_app_status {
  uint32_t struct_size;
  lcp_state_t state;
  uint32_t process;                /**< the number of the process; 0: no process runs */
  lcp_termination_t last_termination; /**< how the last process ended */
  lcp_fact_t force_quit;           /**< whether a force quit by the user still counts */
  lcp_fact_t waiting;              /**< whether the app owes a reply to a life cycle
                                        callback */
  int64_t remaining_ns;            /**< the value of backgroundTimeRemaining; LCP_NS_UNLIMITED
                                        if the app is in front, or has no limit */
  uint32_t tasks;                  /**< background tasks that are open */
  uint32_t reserved;
} lcp_app_status;
#define LCP_APP_STATUS_INIT { (uint32_t)sizeof(lcp_app_status), 0, 0, 0, 0, 0, 0, 0, 0 }

/** Gives the status of an app. Returns LCP_ERROR_NOT_FOUND (app). Since 0.3. */
lcp_status_t lcp_device_get_app_status(const lcp_device *device, uint32_t app,
                                       lcp_app_status *status, lcp_error *error);

/** Gives the state of a scene. Returns LCP_ERROR_NOT_FOUND (app, scene). Since 0.3. */
lcp_status_t lcp_device_get_scene_state(const lcp_device *device, uint32_t app, uint32_t scene,
                                        lcp_state_t *state, lcp_error *error);

/**
 * Writes a device as bytes that this and later builds read on any machine. The bytes hold
 * everything except the options: also waiting effects and pending replies. `count`, which may be
 * NULL, becomes the number of bytes; if that exceeds `capacity`, no byte is written. Returns
 * LCP_ERROR_QUEUE_FULL if effects have to be taken first. Since 0.3.
 */
lcp_status_t lcp_device_snapshot(const lcp_device *device, void *bytes, size_t capacity,
                                 size_t *count, lcp_error *error);

/**
 * Restores a device from a snapshot. The device continues at `now_ns`: every time in the snapshot
 * is shifted accordingly. The device must have large enough capacities, and the same OS and profile
 * as the device in the snapshot.
 *
 * `same_rules`, which may be NULL, becomes no if the rules have changed since the snapshot was
 * written. What was already due stays due; later questions are answered by the present rules.
 * Returns LCP_ERROR_SNAPSHOT (not a snapshot, or `now_ns` would move a time out of range),
 * LCP_ERROR_SNAPSHOT_NEWER, LCP_ERROR_SNAPSHOT_FOREIGN or LCP_ERROR_TABLE_FULL; the device then
 * stays as it was. Since 0.3.
 */
lcp_status_t lcp_device_restore(lcp_device *device, const void *bytes, size_t count, int64_t now_ns,
                                lcp_fact_t *same_rules, lcp_error *error);

/** Gives a number that is equal for devices that will do the same from now on. Their times, and the
    numbers of their processes, effects and tasks, do not matter. The number is valid for one build.
    Since 0.3. */
lcp_status_t lcp_device_digest(const lcp_device *device, uint64_t *digest, lcp_error *error);

/* ==== A day ================================================================================== */

/*
 * A day posts to a device the events that the user and the system cause: opening apps, locking,
 * charging, pushes, grants for background work, memory pressure. The events follow from the habits
 * that you give, from the facts of the apps, and from a seed. The same device, habits and seed give
 * the same day on every machine. A day is one possible day, not a forecast.
 *
 *   lcp_habits habits = LCP_HABITS_INIT;
 *   habits.used_hours = UINT32_C(0x7fff00);       // from 8:00 to 23:00
 *   habits.charging_hours = UINT32_C(0x00003f);   // from 0:00 to 6:00
 *   lcp_app_habits app_habits = LCP_APP_HABITS_INIT(app);
 *   app_habits.opens_per_day = 12;
 *   habits.count = 1, habits.items = &app_habits;
 *   static lcp_day day;
 *   if (lcp_day_begin(device, &habits, 1, &day, NULL) != LCP_OK) return 1;
 *   lcp_day_act act = LCP_DAY_ACT_INIT;
 *   lcp_status_t status;
 *   while ((status = lcp_day_next(&day, device, &act, NULL)) != LCP_ERROR_NOT_FOUND)
 *     if (status == LCP_ERROR_QUEUE_FULL)
 *       while (lcp_device_next_effect(device, &effect, NULL) == LCP_OK) host(&effect);
 *
 * If the rules call an event eligible or discretionary, chance decides about it. No source says how
 * likely such an event is, or when it comes. Our figures are in the rules of the family
 * LCP_FAMILY_CHOICE whose ids begin with choice.day; their notes give alternatives. A day respects
 * quotas, budgets and the rules.
 *
 * A running app submits a request for a refresh task, with the identifier 1, and a request for a
 * processing task, with the identifier 2, if its facts permit the task and no such request is
 * pending. Install apps with reply_after_ns, complete_after_ns and stay_for_ns, or reply to each
 * effect as usual. You may post other events to the device meanwhile.
 */

/** How often the user opens an app, and how often events come to it. Each number is a mean; 0:
    never. */
typedef struct lcp_app_habits {
  uint32_t struct_size;
  uint32_t app;                     /**< the number of the app on the device */
  uint32_t opens_per_day;           /**< how often the user opens the app, 0 to 1440 */
  uint32_t force_quits_per_week;    /**< how often the user swipes the app away, 0 to 1440 */
  uint32_t silent_pushes_per_day;   /**< silent pushes that the server sends, 0 to 1440 */
  uint32_t visible_pushes_per_day;  /**< visible pushes that the server sends, 0 to 1440 */
  uint32_t region_crossings_per_day; /**< how often the device enters or leaves a region that the
                                          app monitors, 0 to 1440; ignored if no crossing may wake
                                          the app */
  uint32_t transfers_per_day;       /**< background transfers that the app begins when the user
                                         leaves it, 0 to 1440; at most one for each use; ignored if
                                         the end of a transfer may not wake the app */
  uint32_t voip_pushes_per_day;     /**< VoIP pushes, 0 to 1440; ignored if no such push may wake
                                         the app */
  uint32_t bluetooth_events_per_day; /**< events of a Bluetooth central, 0 to 1440; ignored if no
                                          such event may wake the app */
} lcp_app_habits;
#define LCP_APP_HABITS_INIT(app) { (uint32_t)sizeof(lcp_app_habits), (app), 0, 0, 0, 0, 0, 0, 0, 0 }

/**
 * How the user treats a phone. In a mask of hours, the lowest bit is the hour after midnight, and
 * bit 23 is the hour before midnight. Contradictory habits are refused: an hour of use in which the
 * phone is off, and acts of the user without any hour of use.
 */
typedef struct lcp_habits {
  uint32_t struct_size;
  uint32_t start_hour;              /**< the hour at which the day begins, 0 to 23 */
  uint32_t days;                    /**< the number of days, 0 to 366; 0: 1 */
  uint32_t used_hours;              /**< mask of hours in which the user takes up the phone */
  uint32_t charging_hours;          /**< mask of hours in which the phone charges */
  uint32_t offline_hours;           /**< mask of hours without a network */
  uint32_t low_power_hours;         /**< mask of hours in Low Power Mode */
  uint32_t off_hours;               /**< mask of hours in which the phone is off */
  uint32_t pickups_per_day;         /**< how often the user takes up the phone for anything but the
                                         apps in `items`, 0 to 1440 */
  uint32_t seconds_per_use;         /**< how long a use takes, in seconds, 0 to 3600; 0: 120 */
  uint32_t memory_pressures_per_day; /**< how often memory is short while the user uses other apps, 0
                                         to 1440 */
  uint32_t count;                   /**< 0 to 64 */
  const lcp_app_habits *items;      /**< the habits of apps; may be NULL if count is 0 */
  size_t stride;                    /**< bytes from one item to the next */
} lcp_habits;
#define LCP_HABITS_INIT                                                                           \
  { (uint32_t)sizeof(lcp_habits), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, sizeof(lcp_app_habits) }

/**
 * The state of a day, in the host's own memory, aligned for a uint64_t. It holds no pointers and
 * needs no clean-up. A copy is another day that continues in the same way. Its size never changes;
 * its contents are valid for one build.
 */
typedef struct lcp_day {
  uint64_t opaque[1024];
} lcp_day;

/**
 * Begins a day at the present time of the device, which may be on or off. The habits need not
 * outlive the call, and the device may move to another address. `seed` may be any number.
 *
 * Returns LCP_ERROR_OUT_OF_RANGE (day: its address is not aligned; os: on this version, or on this
 * device, no app has a background; a field of the habits; used_hours: the phone is off in one of
 * them; opens_per_day, force_quits_per_week, pickups_per_day, memory_pressures_per_day,
 * region_crossings_per_day: the phone is never used), LCP_ERROR_STRIDE, LCP_ERROR_NULL_ARGUMENT
 * (habits, also if `items` is NULL), LCP_ERROR_NOT_FOUND (app), LCP_ERROR_MISSING_VALUE (app).
 * `error` has the index of the item. Since 0.3.1.
 */
lcp_status_t lcp_day_begin(const lcp_device *device, const lcp_habits *habits, uint64_t seed,
                           lcp_day *day, lcp_error *error);

/** Something that the user, the system or an app did. The fields from `app` to `amount` are those
    of the event, whether it was posted or held back. */
typedef struct lcp_day_act {
  uint32_t struct_size;
  lcp_occurrence_t kind;
  int64_t at_ns;                   /**< when it happened, by the clock of the device */
  uint64_t digest;                 /**< a hash of this act and all acts before it: equal for equal
                                        days, on every machine */
  uint32_t app;                    /**< 0: none */
  lcp_trigger_t trigger;
  lcp_changing_t fact;
  lcp_fact_t value;
  uint64_t identifier;             /**< the identifier of a request to the scheduler */
  int64_t amount;                  /**< the memory in bytes for memory-pressure; the time in
                                        nanoseconds for submit-request */
  lcp_fact_t posted;               /**< no: the event was held back, so it did not reach the
                                        device */
  lcp_fact_t chance;               /**< yes: the rules let the system choose, and the seed
                                        decided */
  lcp_rule_index_t choice;         /**< the rule (family LCP_FAMILY_CHOICE) that determines the
                                        event or its time; LCP_RULE_NONE: there is none */
  lcp_rule_index_t rule;           /**< the rule that decided the outcome, or that held back the
                                        event; LCP_RULE_NONE: there is none */
  lcp_verdict_t verdict;           /**< the verdict on the event; 0: the event was not posted */
  lcp_disposition_t disposition;   /**< the disposition of a trigger that does not run the app */
  lcp_occasion_t occasion;         /**< until when the event is kept */
  uint32_t token;                  /**< the token of the wake-up that was begun; 0: none */
} lcp_day_act;
#define LCP_DAY_ACT_INIT \
  { (uint32_t)sizeof(lcp_day_act), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 }

/**
 * Chooses the next act, advances the device to the time of the act, posts the act, and writes it to
 * `act`.
 *
 * If an effect waits, or falls due before the act, the clock stops at that effect, and the status
 * is LCP_ERROR_QUEUE_FULL (effects): take the effects, reply if needed, and call again. So no reply
 * comes too late. Returns LCP_ERROR_NOT_FOUND (day) when the day is over; the clock then stands at
 * the end of the day. Returns LCP_ERROR_DAY (this build began no such day), and
 * LCP_ERROR_OUT_OF_RANGE (day: its address is not aligned). Since 0.3.1.
 */
lcp_status_t lcp_day_next(lcp_day *day, lcp_device *device, lcp_day_act *act, lcp_error *error);

/* ==== The auditor ============================================================================ */

/*
 * An auditor judges the log of an app: whether iOS calls the logged callbacks in the logged order,
 * what took longer than its limit, and how the process may have ended.
 *
 *   lcp_context context = LCP_CONTEXT_INIT(LCP_OS(17, 0, 0));
 *   lcp_auditor_options options = LCP_AUDITOR_OPTIONS_INIT;
 *   options.context = &context;
 *   options.callbacks_mask[0] = LCP_BIT(LCP_CALLBACK_DID_BECOME_ACTIVE) | ...;
 *   size_t size, session_size;
 *   if (lcp_auditor_measure(&options, &size, &session_size, NULL) != LCP_OK) return 1;
 *   lcp_auditor *auditor;
 *   lcp_auditor_init(malloc(size), size, &options, &auditor, NULL);
 *   lcp_session *session;
 *   lcp_session_init(auditor, malloc(session_size), session_size, &session, NULL);
 *   int32_t kinds[] = { LCP_RECORD_ENTERED, LCP_RECORD_ENTERED };
 *   int32_t codes[] = { LCP_CALLBACK_DID_BECOME_ACTIVE, LCP_CALLBACK_DID_BECOME_ACTIVE };
 *   lcp_audit_columns columns = LCP_AUDIT_COLUMNS_INIT;
 *   columns.kinds = kinds, columns.codes = codes;
 *   lcp_audit_finding findings[16] = { LCP_AUDIT_FINDING_INIT };
 *   size_t count, read;
 *   lcp_auditor_feed(auditor, session, &columns, 2, findings, sizeof *findings, 16, &count, &read,
 *                    NULL);
 *
 * The options list the callbacks and notifications that the log always records: if such a record is
 * missing, that is a violation. Any other event may happen at any time without a record; it is then
 * an unseen event. If a log has no violation, iOS can produce the log; that does not prove that iOS
 * did produce it. A log may begin at any time of the app's life. Facts that the context does not
 * give may have any value, except that an app without a given SDK counts as linked against SDK 4.0
 * or later. With os_last, the log may come from any version from the OS of the context to os_last.
 *
 * After a violation, the auditor continues from the states in which the record can occur.
 *
 * Several threads may use one auditor; only one at a time may use a session. No function of this
 * section calls malloc or free. Auditors and sessions hold no pointers: a copy at another address,
 * aligned for a uint64_t, is another auditor or session. Another process may continue a session
 * from its bytes if the auditor of that process was set up by the same build with the same options.
 *
 * Every function returns LCP_OK, or a status that its comment names, or
 *   LCP_ERROR_NULL_ARGUMENT    a pointer that must not be NULL
 *   LCP_ERROR_AUDITOR          the address holds no auditor that this build set up
 *   LCP_ERROR_SESSION          the address holds no session of this auditor
 *   LCP_ERROR_STRUCT_SIZE      a struct, error
 *   LCP_ERROR_NEWER_STRUCT     a struct that you pass
 * Unless a function returns LCP_OK, nothing is changed or written. `error` may be NULL.
 */

/** An auditor. Its contents belong to the library; lcp_auditor_measure gives its size. */
typedef struct lcp_auditor lcp_auditor;

/** The state of an audit of one log. Its contents belong to the library. */
typedef struct lcp_session lcp_session;

/** The log shows every end of a process. */
#define LCP_LOG_ENDS UINT32_C(1)
/** Each record of the log names its process. */
#define LCP_LOG_PROCESSES UINT32_C(2)

/** What the host states about a log. */
typedef struct lcp_auditor_options {
  uint32_t struct_size;
  lcp_os_version_t os_last;        /**< the last OS version that may have written the log; 0: that
                                        of the context */
  uint64_t callbacks_mask[2];      /**< mask of lcp_callback_t: the callbacks that the log always
                                        records */
  uint64_t notifications_mask;     /**< mask of lcp_notification_t: the notifications that the log
                                        always records */
  uint32_t flags;                  /**< LCP_LOG_ENDS, LCP_LOG_PROCESSES */
  lcp_strictness_t strictness;     /**< 0: LCP_STRICTNESS_USUAL */
  uint32_t scenes;                 /**< scenes that a session can tell apart, 1 to 16; 0: 1 */
  uint32_t reserved;               /**< 0 */
  const lcp_context *context;      /**< the OS, the app, the device and the host's limits */
} lcp_auditor_options;
#define LCP_AUDITOR_OPTIONS_INIT \
  { (uint32_t)sizeof(lcp_auditor_options), 0, { 0, 0 }, 0, 0, 0, 0, 0, NULL }

/**
 * Gives the sizes in bytes of an auditor and of one of its sessions. `size` and `session_size` may
 * be NULL. Returns what lcp_policy_prepare returns for the context; LCP_ERROR_UNKNOWN_VALUE
 * (logged-callbacks, logged-notifications, log-flags, strictness); LCP_ERROR_OUT_OF_RANGE (os:
 * os_last is before the OS of the context, or over 255.255.255; scenes; profile: the articles of
 * LCP_PROFILE_FOUNDING describe no launch); LCP_ERROR_PROCESS_KIND (kind: only an app or an App
 * Clip has such a log). Since 0.3.
 */
lcp_status_t lcp_auditor_measure(const lcp_auditor_options *options, size_t *size,
                                 size_t *session_size, lcp_error *error);

/**
 * Sets up an auditor in the host's own memory: `size` bytes at `memory`, aligned for a uint64_t.
 * Returns the statuses of lcp_auditor_measure; LCP_ERROR_MEMORY (memory-size);
 * LCP_ERROR_OUT_OF_RANGE (memory: its address is not aligned); LCP_ERROR_TABLE_FULL (auditor: the
 * unknown facts leave too many possibilities; with this rule set, no context does that). Since 0.3.
 */
lcp_status_t lcp_auditor_init(void *memory, size_t size, const lcp_auditor_options *options,
                              lcp_auditor **auditor, lcp_error *error);

/** Begins the audit of a log, in `size` bytes at `memory`, aligned for a uint64_t. Returns
    LCP_ERROR_MEMORY (memory-size); LCP_ERROR_OUT_OF_RANGE (memory). Since 0.3. */
lcp_status_t lcp_session_init(const lcp_auditor *auditor, void *memory, size_t size,
                              lcp_session **session, lcp_error *error);

/**
 * Records of a log, column by column. Each column is an array whose items are `stride` bytes apart,
 * so the columns may be separate arrays or the fields of one struct. A column that is NULL was not
 * recorded. Every value is accepted: a record with a value that is not in the header gives a
 * finding.
 */
typedef struct lcp_audit_columns {
  uint32_t struct_size;
  lcp_clock_t clock;               /**< the clock that gave the times; 0: not known */
  const int32_t *kinds;            /**< the kinds of the records, as lcp_record_t */
  size_t kinds_stride;
  const int32_t *codes;            /**< what the code of a record means depends on the kind of the
                                        record: see lcp_record_t */
  size_t codes_stride;
  const int64_t *times;            /**< in nanoseconds; below 0: not recorded */
  size_t times_stride;
  const int64_t *processes;        /**< the number of the process, 1 or more; 0: not recorded */
  size_t processes_stride;
  const int32_t *scenes;           /**< the number of the scene, 1 or more; 0: not recorded, or the
                                        app */
  size_t scenes_stride;
  const int32_t *reads;            /**< the state of the app that was read in the call, as
                                        lcp_state_t; 0: not recorded */
  size_t reads_stride;
  const int32_t *scene_reads;      /**< the state of the scene that was read, as lcp_state_t; 0:
                                        not recorded */
  size_t scene_reads_stride;
  const int64_t *tokens;           /**< what the token of a record means depends on the kind of the
                                        record: see lcp_record_t */
  size_t tokens_stride;
  const int64_t *values;           /**< the code that a report gives for an end: see lcp_record_t */
  size_t values_stride;
} lcp_audit_columns;
#define LCP_AUDIT_COLUMNS_INIT                                                                   \
  { (uint32_t)sizeof(lcp_audit_columns), 0, NULL, sizeof(int32_t), NULL, sizeof(int32_t), NULL,  \
    sizeof(int64_t), NULL, sizeof(int64_t), NULL, sizeof(int32_t), NULL, sizeof(int32_t), NULL,  \
    sizeof(int32_t), NULL, sizeof(int64_t), NULL, sizeof(int64_t) }

/** What an auditor finds. */
typedef struct lcp_audit_finding {
  uint32_t struct_size;
  lcp_audit_t kind;                /**< the kind of the finding */
  lcp_severity_t severity;         /**< error: nothing explains the record, a limit was exceeded, or
                                        a task was ended twice. warning: only missing records or an
                                        inferred rule explain the record, a state that was sampled
                                        does not fit, a task was never ended or was begun by an
                                        expiration handler, or the record cannot be read. note: an
                                        end, a gap, a time before that of an earlier record, or a
                                        record that only a tolerated rule or a second account
                                        (LCP_ROLE_ALTERNATIVE) explains */
  lcp_rule_index_t rule;           /**< the rule that decides, or that explains the record;
                                        LCP_RULE_NONE: there is none */
  uint64_t record;                 /**< the index of the record, counted from the first record of
                                        the session */
  uint64_t since;                  /**< the index of the record at which the problem began: the
                                        start of the clock or of the task; otherwise `record` */
  lcp_record_t record_kind;        /**< the kind of the record; 0: a kind that is not in the
                                        header */
  int32_t code;                    /**< the code of the record */
  int32_t scene;                   /**< the scene of the record; 0: not recorded, or the app */
  lcp_state_t reads;               /**< the state of the app that was read; 0: not recorded */
  lcp_state_t scene_reads;         /**< the state of the scene that was read; 0: not recorded */
  lcp_callback_t callback;         /**< the callback that was expected or is missing; 0: none, or a
                                        notification */
  lcp_notification_t notification; /**< the notification that was expected or is missing; 0: none,
                                        or a callback */
  lcp_state_t expected_reads;      /**< the app state in the expected step; 0: not known */
  lcp_cause_t cause;               /**< the event that leaves no record but has to come before
                                        the expected step; 0: no such event */
  lcp_rule_index_t expected_rule;  /**< the rule of the expected step; LCP_RULE_NONE: there is
                                        none */
  uint64_t places;                 /**< mask of lcp_state_t: the states that the app or the scene
                                        may have had before the record */
  uint64_t places_after;           /**< mask of lcp_state_t: the states that the app or the scene
                                        may have after the record */
  lcp_allowance_t allowance;       /**< the allowance that was exceeded */
  lcp_termination_t termination;   /**< the likeliest way in which the process ended, if the finding
                                        is about an end */
  int64_t token;                   /**< the token of the task */
  int64_t took_ns;                 /**< the measured time, which is a lower bound; for a finding on
                                        the clock, the time by which it went back; LCP_NS_UNKNOWN:
                                        not measured */
  int64_t limit_ns;                /**< the limit; LCP_NS_UNKNOWN */
} lcp_audit_finding;
#define LCP_AUDIT_FINDING_INIT                                                                   \
  { (uint32_t)sizeof(lcp_audit_finding), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, \
    0, 0, 0 }

/**
 * Judges `records` records. Findings go to the array at `items`, whose elements are `stride` bytes
 * apart; `count` becomes their number. If the array is full, the call stops: `consumed` becomes the
 * number of records that were judged. Empty the array, and pass the records that are left. A
 * finding that did not fit then comes first, so nothing is lost.
 *
 * `items` may be NULL if `capacity` is 0; `count` and `consumed` may be NULL. Returns
 * LCP_ERROR_UNKNOWN_VALUE (clock), LCP_ERROR_STRIDE (columns; stride: that of `items`),
 * LCP_ERROR_OUT_OF_RANGE (count: `records` is over PTRDIFF_MAX). Since 0.3.
 */
lcp_status_t lcp_auditor_feed(const lcp_auditor *auditor, lcp_session *session,
                              const lcp_audit_columns *columns, size_t records,
                              lcp_audit_finding *items, size_t stride, size_t capacity,
                              size_t *count, size_t *consumed, lcp_error *error);

/** Gives the states in which the app or one of its scenes may be after the last record: a mask of
    lcp_state_t. `scene` 0 is the app. Returns LCP_ERROR_NOT_FOUND (scene). Since 0.3. */
lcp_status_t lcp_session_places(const lcp_auditor *auditor, const lcp_session *session,
                                int32_t scene, uint64_t *places, lcp_error *error);

/** A record that may come next. */
typedef struct lcp_audit_step {
  uint32_t struct_size;
  lcp_callback_t callback;         /**< the callback; 0: the record is a notification */
  lcp_notification_t notification; /**< the notification; 0: the record is a callback */
  lcp_state_t reads;               /**< the app state that is read in the step; 0: not known */
  lcp_state_t scene_reads;         /**< the scene state that is read in the step; 0: not known */
  lcp_rule_index_t rule;           /**< the rule of the step */
  lcp_cause_t cause;               /**< the event that leaves no record but has to come before the
                                        step; 0: no such event */
  uint32_t price;                  /**< how unlikely the events are that leave no record but have to
                                        come before the step: 0 (likely) to 6 (unlikely) */
} lcp_audit_step;
#define LCP_AUDIT_STEP_INIT { (uint32_t)sizeof(lcp_audit_step), 0, 0, 0, 0, 0, 0, 0 }

/** Lists the records that may come next, for the app (`scene` 0) or a scene: the likeliest first.
    Returns LCP_ERROR_NOT_FOUND (scene). Since 0.3. */
lcp_status_t lcp_list_expected(const lcp_auditor *auditor, const lcp_session *session,
                               int32_t scene, lcp_audit_step *items, size_t stride,
                               size_t capacity, size_t *count, lcp_error *error);

/** Nothing is known in addition to the log. */
#define LCP_BESIDE_NOTHING UINT32_C(0)
/** Crash reports are collected, and there is a report for the process. */
#define LCP_BESIDE_CRASH_REPORT UINT32_C(1)
/** Crash reports are collected, and there is no report for the process. */
#define LCP_BESIDE_NO_CRASH_REPORT UINT32_C(2)
/** The version of the app or of the OS has changed since the end of the process. */
#define LCP_BESIDE_NEW_VERSION UINT32_C(4)
/** The device has restarted since the end of the process. */
#define LCP_BESIDE_REBOOT UINT32_C(8)
/** The battery was low. */
#define LCP_BESIDE_LOW_BATTERY UINT32_C(16)

/** A way in which a process may have ended. */
typedef struct lcp_audit_end {
  uint32_t struct_size;
  lcp_cause_t cause;               /**< the cause of the end */
  lcp_termination_t termination;   /**< the kind of end */
  lcp_rule_index_t rule;           /**< the rule by which the process ends in this way;
                                        LCP_RULE_NONE: there is none */
  lcp_fact_t possible;             /**< whether this end is possible; if not, it is ruled out */
  lcp_ground_t speaks_for;         /**< the evidence for this end; 0: none */
  lcp_ground_t speaks_against;     /**< the evidence against this end; 0: none */
  lcp_allowance_t allowance;       /**< the allowance that was used up */
  int64_t token;                   /**< the token of the task that was open */
} lcp_audit_end;
#define LCP_AUDIT_END_INIT { (uint32_t)sizeof(lcp_audit_end), 0, 0, 0, 0, 0, 0, 0, 0 }

/**
 * Lists the ways in which the last process of a log may have ended: the likeliest first, and those
 * that are ruled out last. `beside` gives facts in addition to the log: LCP_BESIDE_CRASH_REPORT and
 * so on.
 *
 * The order is: a code that was reported; a clean exit; a crash report; a new version, or a reboot;
 * an allowance that was open and used up; a force quit, if the app switcher was open; a low
 * battery; memory; any other end. The list is a guess; a log cannot prove it. Returns
 * LCP_ERROR_UNKNOWN_VALUE (log-flags: `beside`). Since 0.3.
 */
lcp_status_t lcp_list_ends(const lcp_auditor *auditor, const lcp_session *session,
                           uint32_t beside, lcp_audit_end *items, size_t stride, size_t capacity,
                           size_t *count, lcp_error *error);

/**
 * Writes a finding as text, without a newline at the end: a line that says what is wrong, and a
 * line for each detail, which begins with two blanks. As with snprintf, at most `capacity` bytes
 * are written, including the final NUL; `length`, which may be NULL, becomes the length of the
 * whole text without the NUL. `text` may be NULL if `capacity` is 0. Returns
 * LCP_ERROR_UNKNOWN_VALUE and LCP_ERROR_MISSING_VALUE (finding: its kind or severity),
 * LCP_ERROR_OUT_OF_RANGE (rule). Since 0.3.
 */
lcp_status_t lcp_finding_text(const lcp_audit_finding *finding, char *text, size_t capacity,
                              size_t *length, lcp_error *error);

#ifdef __cplusplus
}
#endif

#endif /* LIFECYCLE_POLICY_H */
