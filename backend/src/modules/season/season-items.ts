import { indiaDay } from "../../kernel/contract/india-time.js";
import { formatRupees } from "../../kernel/contract/rupees.js";
import { dayMsg, knownMsg, type Message, msg, textIn } from "../../kernel/languages/message.js";
import type { Language } from "../../kernel/languages/language.js";
import type { EventRecord } from "../events/contract/event-record.js";
import { isRegistrationOpen } from "../events/contract/event-state.js";
import { SEASON_ITEM_TITLES, SeasonItemKey } from "./contract/season-item.js";
import type { SeasonFacts } from "./season-facts.sql.js";

/** The data from which an event's checklist is made. */
export interface SeasonSource {
  readonly event: EventRecord;
  readonly facts: SeasonFacts;
  /** The number of the event's open bank lines, and the sum in paise of their money that no team has been given. */
  readonly openLines: { readonly lines: number; readonly amount: number };
  /** The event's next edition; null if there is none yet. */
  readonly next: Pick<EventRecord, "title" | "state"> | null;
  /** The club's clean-up rules; null if the club has not set any yet. */
  readonly cleanUp: { readonly accountYears: number | null; readonly lineYears: number | null } | null;
  /** The tab titles of student batches whose last year is over. */
  readonly graduated: readonly string[];
  readonly now: Date;
}

/** The counted state of an item, without the admins' marks (`SeasonMark`). */
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
      ? [false, msg("Teams can still register. Close registration before you count the teams.")]
      : [true, msg("Teams can no longer register.")],
  RANKING: ({ facts: { teams, ranked, draft, live } }) => {
    if (teams === 0) return [true, msg("No teams took part.")];
    const running = msg("The site still shows live standings. Publish the ranking when the contest is over.");
    if (live > 0) return [false, running];
    if (draft > 0)
      return [
        false,
        msg(
          "The draft ranking has {n, plural, one {# rank} other {# ranks}}. Publish or discard the draft.",
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
            ? msg("No teams took part.")
            : msg("{n, plural, one {The only team has} other {All # teams have}} a rank.", { n: teams }),
        ]
      : [
          false,
          msg(
            "{n, plural, one {# team has} other {# teams have}} no rank. Give a rank to every team that took part. If the others did not take part, choose “Mark as not needed”.",
            { n: teams - ranked },
          ),
        ],
  PAYMENTS: ({ facts: { pending } }) =>
    pending === 0
      ? [true, msg("No payments are waiting for a decision.")]
      : [
          false,
          msg(
            "{n, plural, one {# payment is} other {# payments are}} waiting for a decision. Accept or reject every payment.",
            { n: pending },
          ),
        ],
  REFUNDS: ({ facts: { refunds, refundPaise } }) =>
    refunds === 0
      ? [true, msg("No refund is waiting to be paid out.")]
      : [
          false,
          msg(
            "{n, plural, one {# refund is} other {# refunds are}} not paid out yet, {amount} in total. Pay out or cancel every refund.",
            { n: refunds, amount: formatRupees(refundPaise) },
          ),
        ],
  BANK_MONEY: ({ openLines: { lines, amount } }) =>
    lines === 0
      ? [true, msg("All money in the bank statements has been given to a team or set aside.")]
      : [
          false,
          msg(
            "{n, plural, one {# bank line has} other {# bank lines have}} money without a team: {amount} in total. Give the money to a team, or set it aside.",
            { n: lines, amount: formatRupees(amount) },
          ),
        ],
  CERTIFICATES: ({ facts: { teams, certificates } }) => {
    if (certificates > 0)
      return [
        true,
        msg("{n, plural, one {# certificate was} other {# certificates were}} given out.", {
          n: certificates,
        }),
      ];
    return teams === 0
      ? [true, msg("No teams took part.")]
      : [
          false,
          msg(
            "No certificates have been given out yet. You can give out certificates from the event's last day.",
          ),
        ];
  },
  RESULTS: ({ event, facts: { teams, ranked, pastResults } }) => {
    if (ranked > 0 || pastResults > 0)
      return [
        true,
        msg("The results stay at {path} after the event.", { path: `/events/${event.slug}/results` }),
      ];
    return teams === 0
      ? [true, msg("No teams took part.")]
      : [
          false,
          msg("There are no results yet. Publish the ranking, or enter the event's results as a list."),
        ];
  },
  NEXT_EVENT: ({ next }) =>
    next === null
      ? [
          false,
          msg(
            "The next event does not exist yet. One click copies this event and moves every date to the next year.",
          ),
        ]
      : [
          true,
          msg("{title} exists. Check its texts for last year's dates and names.", { title: next.title }),
        ],
  EVENT_OVER: ({ event, next, now }) => {
    if (event.state === "past")
      return [true, msg("This event is over. Its teams, payments and results stay on the site.")];
    if (indiaDay(now) <= event.lastDay)
      return [
        false,
        msg("The event's last day is {day}. After that day, you can mark the event as past.", {
          day: dayMsg(event.lastDay),
        }),
      ];
    if (event.state === "upcoming")
      return [false, msg("The event is over but still marked as upcoming. Mark the event as past.")];
    return next === null
      ? [
          false,
          msg(
            "This event moves to past events when another event becomes current. Add the next event, or choose another current event on the Events tab.",
          ),
        ]
      : [
          false,
          msg("This event moves to past events when {title} becomes the current event.", {
            title: next.title,
          }),
        ];
  },
  BATCHES: ({ graduated }) =>
    graduated.length === 0
      ? [true, msg("All batches that have finished their course are marked as alumni.")]
      : [
          false,
          msg(
            "The final year of study is over for {batches}. Open each batch under Content and press “Mark as alumni”.",
            { batches: graduated.join(", ") },
          ),
        ],
  SUPERADMINS: ({ facts: { superadmins, oneStep } }) => {
    if (superadmins < 2)
      return [
        false,
        msg(
          "There is only one Superadmin. If this person cannot log in, nobody else can run the site. Add a second Superadmin.",
        ),
      ];
    return oneStep === 0
      ? [
          true,
          msg("{n, plural, one {# Superadmin} other {# Superadmins}}, all with two-step login.", {
            n: superadmins,
          }),
        ]
      : [
          false,
          msg(
            "Two-step login is off for {oneStep} of {n, plural, one {# Superadmin} other {# Superadmins}}. Every Superadmin must set up two-step login in their profile.",
            {
              oneStep: String(oneStep),
              n: superadmins,
            },
          ),
        ];
  },
  OLD_RIGHTS: ({ facts: { stale } }) =>
    stale === 0
      ? [true, msg("Everyone with rights has logged in this season.")]
      : [
          false,
          msg(
            "{n, plural, one {# person with rights has} other {# people with rights have}} not logged in this season. Remove the rights of people who left.",
            { n: stale },
          ),
        ],
  CLEAN_UP: ({ cleanUp }) =>
    cleanUp === null
      ? [false, msg("The club has not set clean-up rules yet. Until then, nothing is deleted automatically.")]
      : [true, cleanUpText(cleanUp)],
};

/** Returns every checklist item with its counted state, in the order of the checklist. */
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
      ? msg("Accounts are kept until someone deletes them")
      : msg("Accounts are deleted after {n, plural, one {# year} other {# years}} without a login", {
          n: accountYears,
        });
  const lines =
    lineYears === null
      ? msg("lines of bank statements are kept")
      : msg("audited lines of bank statements are deleted after {n, plural, one {# year} other {# years}}", {
          n: lineYears,
        });
  return msg("{accounts}, and {lines}.", { accounts, lines });
}
