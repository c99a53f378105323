import { indiaDay } from "../../kernel/contract/india-time.js";
import { formatRupees } from "../../kernel/contract/rupees.js";
import { dayMsg, knownMsg, type Message, msg, textIn } from "../../kernel/languages/message.js";
import type { Language } from "../../kernel/languages/language.js";
import type { EventRecord } from "../events/contract/event-record.js";
import { isRegistrationOpen } from "../events/contract/event-state.js";
import { SEASON_ITEM_TITLES, SeasonItemKey } from "./contract/season-item.js";
import type { SeasonFacts } from "./season-facts.sql.js";

/** All that the checklist of an event is made from. */
export interface SeasonSource {
  readonly event: EventRecord;
  readonly facts: SeasonFacts;
  /** Lines of the event's bank statements with unassigned money left, and that money. */
  readonly openLines: { readonly lines: number; readonly amount: number };
  /** The event that comes after it; null for none. */
  readonly next: Pick<EventRecord, "title" | "state"> | null;
  /** The club's clean-up rules; null before it decided. */
  readonly cleanUp: { readonly accountYears: number | null; readonly lineYears: number | null } | null;
  /** Batches of students whose last year is over, as their tabs call them. */
  readonly graduated: readonly string[];
  readonly now: Date;
}

/** The counted state of an item, without the admins' marks. */
export interface CountedItem {
  readonly key: SeasonItemKey;
  readonly title: string;
  readonly done: boolean;
  readonly text: string;
}

type Finding = readonly [done: boolean, text: Message];

const FINDINGS: Readonly<Record<SeasonItemKey, (source: SeasonSource) => Finding>> = {
  REGISTRATION: ({ event, now }) =>
    event.state !== "past" && isRegistrationOpen(event, now)
      ? [false, msg("Teams can still register. Close it before you count.")]
      : [true, msg("No team can register any more.")],
  RANKING: ({ facts: { teams, ranked, draft, live } }) => {
    if (teams === 0) return [true, msg("No team took part.")];
    if (live > 0)
      return [false, msg("The live standings still run. Publish the ranking once the contest is over.")];
    if (draft > 0)
      return [
        false,
        msg(
          "A draft with {n, plural, one {# place} other {# places}} waits to be published or thrown away.",
          { n: draft },
        ),
      ];
    return ranked > 0
      ? [true, msg("{n, plural, one {# team has} other {# teams have}} a published rank.", { n: ranked })]
      : [false, msg("No ranking is published yet.")];
  },
  UNRANKED_TEAMS: ({ facts: { teams, ranked } }) =>
    teams === ranked
      ? [
          true,
          teams === 0
            ? msg("No team took part.")
            : msg("All {n, plural, one {# team} other {# teams}}.", { n: teams }),
        ]
      : [
          false,
          msg(
            "{n, plural, one {# team has} other {# teams have}} no rank. If they did not come, say so here; else rank them.",
            { n: teams - ranked },
          ),
        ],
  PAYMENTS: ({ facts: { pending } }) =>
    pending === 0
      ? [true, msg("No payment waits.")]
      : [
          false,
          msg("{n, plural, one {# payment waits} other {# payments wait}} to be accepted or rejected.", {
            n: pending,
          }),
        ],
  REFUNDS: ({ facts: { refunds, refundPaise } }) =>
    refunds === 0
      ? [true, msg("No refund is open.")]
      : [
          false,
          msg(
            "{n, plural, one {# refund is} other {# refunds are}} open, {amount} in all. Pay out or cancel.",
            { n: refunds, amount: formatRupees(refundPaise) },
          ),
        ],
  BANK_MONEY: ({ openLines: { lines, amount } }) =>
    lines === 0
      ? [true, msg("No line has money left over.")]
      : [
          false,
          msg(
            "{n, plural, one {# line has} other {# lines have}} {amount} that belongs to no team yet. Place it, or set it aside.",
            { n: lines, amount: formatRupees(amount) },
          ),
        ],
  CERTIFICATES: ({ facts: { teams, certificates } }) => {
    if (certificates > 0)
      return [
        true,
        msg("{n, plural, one {# certificate} other {# certificates}} given out.", { n: certificates }),
      ];
    return teams === 0
      ? [true, msg("No team took part.")]
      : [false, msg("None is given out yet. It can be done from the event's last day on.")];
  },
  RESULTS: ({ event, facts: { teams, ranked, pastResults } }) => {
    if (ranked > 0 || pastResults > 0)
      return [
        true,
        msg("They stay at {path} when the event is over.", { path: `/events/${event.slug}/results` }),
      ];
    return teams === 0
      ? [true, msg("No team took part.")]
      : [false, msg("There are none until the ranking is published, or a list of the year is entered.")];
  },
  NEXT_EVENT: ({ next }) =>
    next === null
      ? [
          false,
          msg("It is not there yet. One press copies this one, with every date moved to its next year."),
        ]
      : [
          true,
          msg("{title} is there. Check its texts for last year's dates and names.", { title: next.title }),
        ],
  EVENT_OVER: ({ event, next, now }) => {
    if (event.state === "past") return [true, msg("It is past; its teams, payments and results stay.")];
    if (indiaDay(now) <= event.lastDay)
      return [
        false,
        msg("Its last day is {day}. After that it can be put into the past.", { day: dayMsg(event.lastDay) }),
      ];
    if (event.state === "upcoming")
      return [false, msg("Its days are over, but it still counts as upcoming.")];
    return next === null
      ? [
          false,
          msg(
            "It goes into the past when another event becomes the current one: add the next one, or choose another in the tab Events.",
          ),
        ]
      : [false, msg("It goes into the past when {title} becomes the current event.", { title: next.title })];
  },
  BATCHES: ({ graduated }) =>
    graduated.length === 0
      ? [true, msg("No batch of students has had its last exams.")]
      : [
          false,
          msg("{batches}: the last year is over. Open the batch under Content and press Make them alumni.", {
            batches: graduated.join(", "),
          }),
        ],
  SUPERADMINS: ({ facts: { superadmins, oneStep } }) => {
    if (superadmins < 2)
      return [false, msg("There is only one. If they lose their password, nobody can help them.")];
    return oneStep === 0
      ? [
          true,
          msg("{n, plural, one {# Superadmin} other {# Superadmins}}, all with two-step login.", {
            n: superadmins,
          }),
        ]
      : [
          false,
          msg("{oneStep} of {n, plural, one {# Superadmin} other {# Superadmins}} without two-step login.", {
            oneStep: String(oneStep),
            n: superadmins,
          }),
        ];
  },
  OLD_RIGHTS: ({ facts: { stale } }) =>
    stale === 0
      ? [true, msg("Everybody with rights was here this season.")]
      : [
          false,
          msg(
            "{n, plural, one {# person has} other {# people have}} rights and did not log in this season.",
            { n: stale },
          ),
        ],
  CLEAN_UP: ({ cleanUp }) =>
    cleanUp === null
      ? [false, msg("Nobody has decided yet. Until then nothing is cleaned up, and old accounts stay.")]
      : [true, cleanUpText(cleanUp)],
};

/** Returns every item of the checklist as counted, in order, in a language. */
export function countedItems(source: SeasonSource, language: Language): CountedItem[] {
  return Object.values(SeasonItemKey).map((key) => {
    const [done, text] = FINDINGS[key](source);
    return {
      key,
      title: textIn(language, knownMsg(SEASON_ITEM_TITLES[key])),
      done,
      text: textIn(language, text),
    };
  });
}

function cleanUpText({ accountYears, lineYears }: NonNullable<SeasonSource["cleanUp"]>): Message {
  const accounts =
    accountYears === null
      ? msg("Accounts stay until somebody deletes them")
      : msg("Accounts are forgotten after {n, plural, one {# year} other {# years}} without a log-in", {
          n: accountYears,
        });
  const lines =
    lineYears === null
      ? msg("statement lines stay")
      : msg("audited statement lines go after {n, plural, one {# year} other {# years}}", { n: lineYears });
  return msg("{accounts}; {lines}.", { accounts, lines });
}
