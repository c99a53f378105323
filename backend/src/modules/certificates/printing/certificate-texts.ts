import { dayText, indiaDay } from "../../../kernel/contract/india-time.js";
import {
  dayMsg,
  joined,
  knownMsg,
  msg,
  type Text,
  textIn,
  translate,
} from "../../../kernel/languages/message.js";
import type { EventTitles, Language } from "../../../kernel/languages/language.js";
import { fillLayout, ordinal } from "../contract/certificate-placeholders.js";
import type { LayoutTexts } from "../contract/certificate-layout.js";
import { isolated } from "../../../kernel/pdf/text-runs.js";
import type { CertificateTexts } from "./certificate-sheet.js";
import type { Certificate } from "../certificate.entity.js";

/** The printed facts about a certificate's holder. */
export interface PrintedFacts {
  readonly name: string;
  readonly teamName: string | null;
  readonly college: string | null;
  readonly place: number | null;
  readonly eventTitle: string;
  readonly eventDays: string;
  readonly issuedAt: Date;
}

/** The club, the address for checking the certificate, and the titles of events by language. */
export interface PrintedFor {
  readonly club: string;
  readonly verifyUrl: string;
  readonly eventTitles: EventTitles;
}

/** Fills in a layout for one person. The event's title is in the layout's language. */
export function certificateTexts(
  { language, title, lead, text, signatures }: LayoutTexts,
  facts: PrintedFacts,
  { club, verifyUrl, eventTitles }: PrintedFor,
): CertificateTexts {
  const values = {
    name: isolated(facts.name),
    team: isolated(facts.teamName ?? ""),
    rank: facts.place === null ? "" : ordinal(facts.place, language),
    event: isolated(eventTitles(language, facts.eventTitle)),
    // A no-break space keeps a day and its month on one line.
    date: daysIn(language, facts.eventDays).replace(/(\d) /g, "$1\u00a0"),
    college: isolated(facts.college ?? ""),
  };
  return {
    club: isolated(club),
    title: fillLayout(title, values),
    lead: fillLayout(lead, values),
    name: isolated(facts.name),
    text: fillLayout(text, values).trim(),
    signatures: signatures.map(({ name, office, picture }) => {
      return {
        name: isolated(name),
        office: isolated(office),
        picture: picture ? Buffer.from(picture, "base64") : null,
      };
    }),
    issued: textIn(language, msg("Issued on {day}", { day: dayMsg(indiaDay(facts.issuedAt)) })),
    verifyUrl,
  };
}

/** Returns the event's days as "1 March 2025" or "28 February to 2 March 2025". */
export function eventDays({
  firstDay,
  lastDay,
}: {
  readonly firstDay: string;
  readonly lastDay: string;
}): string {
  if (firstDay === lastDay) return dayText(lastDay);
  const [first, last] = [dayText(firstDay), dayText(lastDay)];
  const [, month, year] = last.split(" ");
  const from = first.endsWith(` ${month ?? ""} ${year ?? ""}`)
    ? (first.split(" ")[0] ?? "")
    : first.replace(` ${year ?? ""}`, "");
  return `${from} to ${last}`;
}

/** Translates a certificate's days, which are stored in English. */
function daysIn(language: Language, days: string): string {
  const [first = "", last] = days.split(" to ");
  const day = (words: string): Text => joined(words.split(" ").map((word) => knownMsg(word)));
  const daysText =
    last === undefined ? day(first) : msg("{first} to {last}", { first: day(first), last: day(last) });
  return textIn(language, daysText);
}

/**
 * Translates the site's own texts in a certificate: the event's days, and the withdrawal reason if the holder gave up
 * the certificate.
 */
export function certificateIn(language: Language, certificate: Certificate): Certificate {
  if (language === "en") return certificate;
  const eventDays = daysIn(language, certificate.eventDays);
  return Object.assign({}, certificate, { eventDays, withdrawReason: reasonIn(language, certificate) });
}

/** Returns a withdrawal's reason in the given language. A reason that an organiser typed is not translated. */
export function reasonIn(
  language: Language,
  { revokedByName, withdrawReason }: Pick<Certificate, "revokedByName" | "withdrawReason">,
): string | null {
  const isGivenUp = revokedByName === null && withdrawReason !== null;
  return isGivenUp ? translate(language, withdrawReason) : withdrawReason;
}
