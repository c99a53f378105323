import { formatRupees } from "../../../kernel/contract/rupees.js";
import { teamGaps, type TeamGap } from "../../teams/contract/team-gaps.js";
import { type AudiencePerson, type AudienceTeam, NO_TEAM } from "../../teams/contract/audience.js";
import type { Language } from "../../../kernel/contract/languages.js";
import { FILLED_LABELS, mailLanguage } from "./mail-language.js";
import { type Message, msg } from "../../../kernel/contract/message.js";
import { t } from "../../../kernel/contract/t.js";

/** The placeholders, each with a description for authors. The form for writing a mail lists them in this order. */
export const PLACEHOLDERS = {
  name: t("the person's name"),
  team: t("the team's name"),
  members: t("all people in the team, leader first"),
  missing: t("the team's missing members, handles or payment"),
  ranking: t("the team's rank"),
  reference: t("the team's reference for the transfer"),
  amount: t("the event's fee"),
  eventTitle: t("the event's name"),
  teamPage: t("the address of the team's page"),
} as const;
type Placeholder = keyof typeof PLACEHOLDERS;

export type MailValues = Readonly<Record<Placeholder, string>>;

/** The data of an event that a mail can contain. */
export interface MailEvent {
  readonly title: string;
  /** The fee in paise, 0 if the event is free. */
  readonly feePaise: number;
  readonly minTeamSize: number;
  readonly qualifyingRank: number;
  /** The web address of the event's team page. */
  readonly teamPage: string;
  /** Translations of the event's title. */
  readonly titles?: readonly { readonly language: string; readonly title: string }[];
}

/** Matches a word in braces. All other braces are ordinary text. */
const PLACEHOLDER = /\{([A-Za-z]\w*)\}/g;

/** Returns the words in braces that are not placeholders, without duplicates. */
export function unknownPlaceholders(text: string): string[] {
  const named = [...text.matchAll(PLACEHOLDER)].map(([, name = ""]) => name);
  return [...new Set(named)].filter((name) => !Object.hasOwn(PLACEHOLDERS, name));
}

/** Returns an error text with the unknown and all known placeholders. */
export function unknownPlaceholderText(unknown: readonly string[]): string {
  const { wrong, known } = placeholdersIn(unknown);
  return t("{wrong} is not a placeholder. You can use {known}", { wrong, known });
}

/** Like `unknownPlaceholderText`, but returns a message that the server translates later. */
export function unknownPlaceholderMsg(unknown: readonly string[]): Message {
  return msg("{wrong} is not a placeholder. You can use {known}", placeholdersIn(unknown));
}

function placeholdersIn(unknown: readonly string[]): { readonly wrong: string; readonly known: string } {
  const inBraces = (names: readonly string[]): string => names.map((name) => `{${name}}`).join(", ");
  return { wrong: inBraces(unknown), known: inBraces(Object.keys(PLACEHOLDERS)) };
}

/** Replaces the placeholders in a text. Does not replace placeholders inside the values. */
export function fillIn(text: string, values: MailValues): string {
  return text.replace(PLACEHOLDER, (whole, name: string) =>
    Object.hasOwn(values, name) ? values[name as Placeholder] : whole,
  );
}

/** Like `fillIn`, but replaces line breaks with spaces, so that a value cannot add a mail header. */
export function fillInLine(text: string, values: MailValues): string {
  return fillIn(text, values)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .trim();
}

/** The data that fills in the mail to one person of a team. */
export interface MailCopy {
  readonly event: MailEvent;
  readonly team: AudienceTeam;
  readonly person: { readonly name: string };
}

/**
 * Returns a function that fills in the subject and text for one person. Each value is in the language of its line,
 * because a mail may contain the same text in several languages.
 */
export function mailFiller({
  subject,
  text,
}: {
  readonly subject: string;
  readonly text: string;
}): (copy: MailCopy) => { readonly subject: string; readonly text: string } {
  const mostly = mailLanguage(text) ?? "en";
  const spoken = (part: string): Language => mailLanguage(part) ?? mostly;
  const inSubject = spoken(subject);
  const lines = text.split(/(\n+)/).map((line) => [line, spoken(line)] as const);
  return (copy) => {
    const known = new Map<Language, MailValues>();
    const values = (language: Language): MailValues => {
      const languageValues = known.get(language) ?? mailValues(copy.event, copy.team, copy.person, language);
      known.set(language, languageValues);
      return languageValues;
    };
    return {
      subject: fillInLine(subject, values(inSubject)),
      text: lines.map(([line, language]) => fillIn(line, values(language))).join(""),
    };
  };
}

export function mailValues(
  event: MailEvent,
  team: AudienceTeam,
  person: { readonly name: string },
  language: Language = "en",
): MailValues {
  const labels = FILLED_LABELS[language];
  const hasTeam = team.reference !== NO_TEAM.reference;
  return {
    name: person.name,
    team: hasTeam ? team.name : labels.noTeam,
    members: list(
      team.people.map(({ name }) => name),
      language,
    ),
    missing: missingOf(event, team, language),
    ranking: team.ranking === null ? labels.notRanked : String(team.ranking),
    reference: hasTeam ? team.reference : labels.noReference,
    amount: formatRupees(event.feePaise),
    eventTitle: event.titles?.find((one) => one.language === language)?.title ?? event.title,
    teamPage: event.teamPage,
  };
}

/** Returns a text that lists what a team still lacks, or "nothing" for a complete team. */
export function missingOf(event: MailEvent, team: AudienceTeam, language: Language = "en"): string {
  const { people } = team;
  const { members, handles, payment, nothing } = FILLED_LABELS[language];
  const without = people.filter(({ hasHandle }) => !hasHandle).map(({ name }) => name);
  const words: Readonly<Record<TeamGap, string>> = {
    MEMBERS: members(event.minTeamSize - people.length),
    HANDLES: handles(without.length, list(without, language)),
    PAYMENT: payment,
  };
  const gaps = teamGaps(
    { ...team, people: people.length, withoutHandle: without.length },
    { ...event, fee: event.feePaise },
  );
  if (gaps.length === 0) return nothing;
  return list(
    gaps.map((gap) => words[gap]),
    language,
  );
}

/** The people in each team who get the mail. */
export const Whom = { LEADERS: "LEADERS", ACCOUNTS: "ACCOUNTS", EVERYONE: "EVERYONE" } as const;
export type Whom = keyof typeof Whom;

/**
 * Returns whether the mail is meant for a person, even if the person has no address. A member with an account gets no
 * mail before they have confirmed, because the team does not concern them yet.
 */
function isMeant(whom: Whom, { isLeader, hasAccount, confirmed }: AudiencePerson): boolean {
  if (whom === "LEADERS") return isLeader;
  return hasAccount ? confirmed : whom === "EVERYONE";
}

export interface Addressed {
  readonly team: AudienceTeam;
  readonly person: AudiencePerson & { readonly email: string };
}

/**
 * Returns the recipients of a mail, each address once and without people who opted out. Also counts the people without
 * an address and the addresses that opted out.
 */
export function addressedOf(
  teams: readonly AudienceTeam[],
  whom: Whom,
): {
  readonly addressed: readonly Addressed[];
  readonly withoutAddress: number;
  readonly optedOut: number;
} {
  const byAddress = new Map<string, Addressed>();
  let withoutAddress = 0;
  for (const team of teams) {
    const { only = null } = team;
    const meant = team.people.filter((one) => (only === null ? isMeant(whom, one) : one.email === only));
    for (const person of meant) {
      const { email } = person;
      if (email === null) withoutAddress += 1;
      else if (!byAddress.has(email.toLowerCase()))
        byAddress.set(email.toLowerCase(), { team, person: { ...person, email } });
    }
  }
  const all = [...byAddress.values()];
  const addressed = all.filter(({ person }) => person.optedOut !== true);
  return { addressed, withoutAddress, optedOut: all.length - addressed.length };
}

function list(parts: readonly string[], language: Language): string {
  if (parts.length < 2) return parts.join("");
  return `${parts.slice(0, -1).join(", ")} ${FILLED_LABELS[language].and} ${parts.at(-1) ?? ""}`;
}

interface Wording {
  readonly subject: string;
  readonly text: string;
}

/** Returns the subject and text to store: trimmed, with `\n` as line break. */
export function writtenOf({ subject, text }: Wording): Wording {
  return { subject: subject.trim(), text: text.replace(/\r\n?/g, "\n").trim() };
}
