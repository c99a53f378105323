import { readRupees } from "@contract/kernel/contract/read-figure";
import { formatAmount } from "@contract/kernel/contract/rupees";
import { momentField, momentOf } from "../../shared/format/moments";
import type { CreateEventInput, EventState, RegistrationMode } from "../../graphql/schema-types";
import type { AdminEventFieldsFragment } from "../../graphql/shared/events";
import { EVENT_TEXT_LABELS } from "../../shared/events/event-text-labels";
import { ANY_EVENT_PICTURE } from "../../shared/events/event-pictures";
import { noticeInput, noticesText, readNotices } from "./notice-values";
import { t } from "@contract/kernel/contract/t";

export const EMPTY_EVENT = {
  title: "",
  slug: "",
  summary: "",
  description: "",
  image: ANY_EVENT_PICTURE,
  schedule: "",
  venue: "",
  hours: "",
  room: "",
  contact: "",
  rules: "",
  prizes: "",
  syllabus: "",
  faq: "",
  firstDay: "",
  lastDay: "",
  opens: "",
  closes: "",
  registration: "auto",
  state: "upcoming",
  fee: "0",
  minTeamSize: "",
  maxTeamSize: "3",
  qualifyingRank: "1",
  notices: "[]",
};

/** An event's values in its form, all as texts. Times are in India's time, as `YYYY-MM-DDTHH:MM`. */
export type EventValues = Record<keyof typeof EMPTY_EVENT, string>;

type Detail = "hours" | "room" | "contact" | "rules" | "prizes" | "syllabus" | "faq";

export const FIELD_LABELS: Readonly<Record<keyof EventValues, string>> = {
  ...EVENT_TEXT_LABELS,
  slug: t("Address"),
  firstDay: t("First day"),
  lastDay: t("Last day"),
  opens: t("Registration opens"),
  closes: t("Registration closes"),
  registration: t("Registration"),
  state: t("State"),
  fee: t("Fee"),
  minTeamSize: t("Smallest team"),
  maxTeamSize: t("Largest team"),
  qualifyingRank: t("Qualifying rank"),
};

export function valuesOf(event: AdminEventFieldsFragment): EventValues {
  const { title, slug, summary, description, image, schedule, venue, firstDay, lastDay } = event;
  const { registration, state, fee, minTeamSize, maxTeamSize, qualifyingRank } = event;
  return {
    ...{ title, slug, summary, description, image, schedule, venue, firstDay, lastDay, registration, state },
    ...detailsOf(event, ""),
    opens: momentField(event.registrationOpensAt),
    closes: momentField(event.registrationClosesAt),
    fee: formatAmount(fee),
    // An empty field means the maximum team size.
    minTeamSize: minTeamSize === maxTeamSize ? "" : String(minTeamSize),
    maxTeamSize: String(maxTeamSize),
    qualifyingRank: String(qualifyingRank),
    notices: noticesText(event.notices),
  };
}

/** Returns the optional texts of an event's page. An empty text becomes `none`: "" in the form, null for the server. */
function detailsOf<None>(event: Readonly<Record<Detail, string | null>>, none: None) {
  const orNone = (text: string | null): string | None => (text === null || text === "" ? none : text);
  return {
    hours: orNone(event.hours),
    room: orNone(event.room),
    contact: orNone(event.contact),
    rules: orNone(event.rules),
    prizes: orNone(event.prizes),
    syllabus: orNone(event.syllabus),
    faq: orNone(event.faq),
  } satisfies Record<Detail, string | None>;
}

/**
 * Returns all of the form's values for the contract's rules, with times as dates and notices as instances of their
 * input class.
 */
export function inputOf(values: EventValues) {
  const { title, slug, summary, description, image, schedule, venue, firstDay, lastDay } = values;
  return {
    ...{ title, slug, summary, description, image, schedule, venue, firstDay, lastDay },
    ...detailsOf(values, null),
    registration: values.registration as RegistrationMode,
    state: values.state as EventState,
    fee: readRupees(values.fee) ?? Number.NaN,
    minTeamSize: values.minTeamSize.trim() === "" ? null : numberOf(values.minTeamSize),
    maxTeamSize: numberOf(values.maxTeamSize),
    qualifyingRank: numberOf(values.qualifyingRank),
    registrationOpensAt: momentOf(values.opens),
    registrationClosesAt: momentOf(values.closes),
    notices: readNotices(values.notices).map(noticeInput),
  } satisfies Record<keyof Omit<CreateEventInput, "copyOf">, unknown>;
}

/** Returns the values of `inputOf` as a mutation's variables. */
export function variablesOf(values: EventValues) {
  const input = inputOf(values);
  return {
    ...input,
    registrationOpensAt: input.registrationOpensAt?.toISOString() ?? null,
    registrationClosesAt: input.registrationClosesAt?.toISOString() ?? null,
    notices: input.notices.map(({ title, description, link }) => ({
      title,
      description,
      link: link ?? null,
    })),
  };
}

/** Returns NaN for an empty or invalid number, which the contract then refuses. */
function numberOf(text: string): number {
  return text.trim() === "" ? Number.NaN : Number(text);
}

/** Returns the labels of a new event's required fields that are empty. */
export function neededOf(values: EventValues): readonly string[] {
  const needed = ["title", "slug", "firstDay", "lastDay"] as const;
  return needed.filter((name) => values[name].trim() === "").map((name) => FIELD_LABELS[name]);
}

/** The values that decide which teams pay, and how much. */
export interface FeeTerms {
  /** The fee in paise. */
  readonly fee: number;
  readonly qualifyingRank: number;
}

export function feeTermsOf(values: EventValues): FeeTerms {
  const { fee, qualifyingRank } = inputOf(values);
  return { fee, qualifyingRank };
}

export function sameTerms(one: FeeTerms, other: FeeTerms): boolean {
  return one.fee === other.fee && one.qualifyingRank === other.qualifyingRank;
}

/** Minimum and maximum length of an address in characters, as in EventFieldsInput. */
const [SHORTEST, LONGEST] = [2, 60];

/**
 * Returns the address proposed for a new event's title: `byte-night-2026` for "Byte Night 2026". Returns "" if the
 * title has too few Latin letters and digits, because an address allows no other letters.
 */
export function proposedAddress(title: string): string {
  const plain = title
    .normalize("NFKD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase();
  const words = plain.match(/[a-z0-9]+/g) ?? [];
  let address = "";
  for (const word of words) {
    const longer = address === "" ? word : `${address}-${word}`;
    if (longer.length > LONGEST) break;
    address = longer;
  }
  return address.length < SHORTEST ? "" : address;
}
