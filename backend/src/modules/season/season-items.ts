import { dayText, indiaDay } from "../../kernel/contract/india-time.js";
import { formatExactAmount } from "../../kernel/contract/rupees.js";
import type { EventRecord } from "../events/contract/event-record.js";
import { isRegistrationOpen } from "../events/contract/event-state.js";
import { SeasonItemKey } from "./contract/season-item.js";
import type { SeasonFacts } from "./season-facts.sql.js";

/** All that the checklist of an event is made from. */
export interface SeasonSource {
  readonly event: EventRecord;
  readonly facts: SeasonFacts;
  /** Lines of bank statements of the event with money left that is nobody's, and that money. */
  readonly openLines: { readonly lines: number; readonly amount: number };
  /** The event that comes after it; null for none. */
  readonly next: Pick<EventRecord, "title" | "state"> | null;
  /** Whether the club decided what it cleans up by itself; null for nobody has. */
  readonly cleanUp: { readonly accountYears: number | null; readonly lineYears: number | null } | null;
  /** Batches of students whose last year is over, as their tabs call them. */
  readonly graduated: readonly string[];
  readonly now: Date;
}

/** What is known of an item by itself, without what people said of it. */
export interface CountedItem {
  readonly key: SeasonItemKey;
  readonly title: string;
  readonly done: boolean;
  readonly text: string;
}

type Finding = readonly [done: boolean, text: string];

const TITLES: Readonly<Record<SeasonItemKey, string>> = {
  REGISTRATION: "Registration is closed",
  RANKING: "The final ranking is published",
  UNRANKED_TEAMS: "Every team has a rank",
  PAYMENTS: "Every payment is decided",
  REFUNDS: "Nothing is owed to a team",
  BANK_MONEY: "All money in the bank statements is placed",
  CERTIFICATES: "Certificates are given out",
  RESULTS: "The results stay to be read",
  NEXT_EVENT: "The next one is there",
  EVENT_OVER: "This event is in the past",
  BATCHES: "Batches that graduated are alumni",
  SUPERADMINS: "Two Superadmins or more, each with two-step login",
  OLD_RIGHTS: "Nobody keeps rights who is gone",
  CLEAN_UP: "What is cleaned up by itself is decided",
};

const FINDINGS: Readonly<Record<SeasonItemKey, (source: SeasonSource) => Finding>> = {
  REGISTRATION: ({ event, now }) =>
    event.state !== "past" && isRegistrationOpen(event, now)
      ? [false, "Teams can still register. Close it before you count."]
      : [true, "No team can register any more."],
  RANKING: ({ facts: { teams, ranked, draft, live } }) => {
    if (teams === 0) return [true, "No team took part."];
    if (live > 0)
      return [false, "The live standings still run. Publish the ranking once the contest is over."];
    if (draft > 0)
      return [false, `A draft with ${count(draft, "place")} waits to be published or thrown away.`];
    return ranked > 0
      ? [true, `${count(ranked, "team has", "teams have")} a published rank.`]
      : [false, "No ranking is published yet."];
  },
  UNRANKED_TEAMS: ({ facts: { teams, ranked } }) =>
    teams === ranked
      ? [true, teams === 0 ? "No team took part." : `All ${count(teams, "team")}.`]
      : [
          false,
          `${count(teams - ranked, "team has", "teams have")} no rank. If they did not come, say so here; else rank them.`,
        ],
  PAYMENTS: ({ facts: { pending } }) =>
    pending === 0
      ? [true, "No payment waits."]
      : [false, `${count(pending, "payment waits", "payments wait")} to be accepted or rejected.`],
  REFUNDS: ({ facts: { refunds, refundPaise } }) =>
    refunds === 0
      ? [true, "No refund is open."]
      : [
          false,
          `${count(refunds, "refund is", "refunds are")} open, ${formatExactAmount(refundPaise)} INR in all. Pay out or cancel.`,
        ],
  BANK_MONEY: ({ openLines: { lines, amount } }) =>
    lines === 0
      ? [true, "No line has money left over."]
      : [
          false,
          `${count(lines, "line has", "lines have")} ${formatExactAmount(amount)} INR that belongs to no team yet. Place it, or set it aside.`,
        ],
  CERTIFICATES: ({ facts: { teams, certificates } }) => {
    if (certificates > 0) return [true, `${count(certificates, "certificate")} given out.`];
    return teams === 0
      ? [true, "No team took part."]
      : [false, "None is given out yet. It can be done from the event's last day on."];
  },
  RESULTS: ({ event, facts: { teams, ranked, pastResults } }) => {
    if (ranked > 0 || pastResults > 0)
      return [true, `They stay at /events/${event.slug}/results when the event is over.`];
    return teams === 0
      ? [true, "No team took part."]
      : [false, "There are none until the ranking is published, or a list of the year is entered."];
  },
  NEXT_EVENT: ({ next }) =>
    next === null
      ? [false, "It is not there yet. One press copies this one, with every date moved to its next year."]
      : [true, `${next.title} is there. Check its texts for last year's dates and names.`],
  EVENT_OVER: ({ event, next, now }) => {
    if (event.state === "past") return [true, "It is past; its teams, payments and results stay."];
    if (indiaDay(now) <= event.lastDay)
      return [false, `Its last day is ${dayText(event.lastDay)}. After that it can be put into the past.`];
    if (event.state === "upcoming") return [false, "Its days are over, but it still counts as upcoming."];
    return next === null
      ? [
          false,
          "It goes into the past when another event becomes the current one: add the next one, or choose another in the tab Events.",
        ]
      : [false, `It goes into the past when ${next.title} becomes the current event.`];
  },
  BATCHES: ({ graduated }) =>
    graduated.length === 0
      ? [true, "No batch of students has had its last exams."]
      : [
          false,
          `${graduated.join(", ")}: the last year is over. Open the batch under Content and press Make them alumni.`,
        ],
  SUPERADMINS: ({ facts: { superadmins, oneStep } }) => {
    if (superadmins < 2)
      return [false, "There is only one. If they lose their password, nobody can help them."];
    return oneStep === 0
      ? [true, `${count(superadmins, "Superadmin")}, all with two-step login.`]
      : [false, `${String(oneStep)} of ${count(superadmins, "Superadmin")} without two-step login.`];
  },
  OLD_RIGHTS: ({ facts: { stale } }) =>
    stale === 0
      ? [true, "Everybody with rights was here this season."]
      : [false, `${count(stale, "person has", "people have")} rights and did not log in this season.`],
  CLEAN_UP: ({ cleanUp }) =>
    cleanUp === null
      ? [false, "Nobody has decided yet. Until then nothing is cleaned up, and old accounts stay."]
      : [true, cleanUpText(cleanUp)],
};

/** Every item of the checklist as it is by itself, in order. */
export function countedItems(source: SeasonSource): CountedItem[] {
  return Object.values(SeasonItemKey).map((key) => {
    const [done, text] = FINDINGS[key](source);
    return { key, title: TITLES[key], done, text };
  });
}

function cleanUpText({ accountYears, lineYears }: NonNullable<SeasonSource["cleanUp"]>): string {
  const accounts =
    accountYears === null
      ? "Accounts stay until somebody deletes them"
      : `Accounts are forgotten after ${count(accountYears, "year")} without a log-in`;
  const lines =
    lineYears === null
      ? "statement lines stay"
      : `audited statement lines go after ${count(lineYears, "year")}`;
  return `${accounts}; ${lines}.`;
}

function count(n: number, one: string, many = `${one}s`): string {
  return `${n.toLocaleString("en-IN")} ${n === 1 ? one : many}`;
}
