import { type Language, LANGUAGES } from "../../../kernel/contract/languages.js";

/** Words that can appear in place of a placeholder's value. */
interface FilledLabels {
  readonly nothing: string;
  readonly notRanked: string;
  readonly noTeam: string;
  readonly noReference: string;
  readonly payment: string;
  readonly members: (count: number) => string;
  readonly handles: (count: number, people: string) => string;
  readonly and: string;
}

/**
 * The texts for placeholders in each language. They are in the mail's language, not in the language of the page, so
 * that the preview matches the mail.
 */
export const FILLED_LABELS: Readonly<Record<Language, FilledLabels>> = {
  en: {
    nothing: "nothing",
    notRanked: "not ranked yet",
    noTeam: "no team yet",
    noReference: "none yet",
    payment: "the payment",
    members: (count) => (count === 1 ? "1 more member" : `${String(count)} more members`),
    handles: (count, people) => `the Codeforces ${count === 1 ? "handle" : "handles"} of ${people}`,
    and: "and",
  },
  hi: {
    nothing: "कुछ नहीं",
    notRanked: "अभी रैंक नहीं",
    noTeam: "अभी कोई टीम नहीं",
    noReference: "अभी कोई नहीं",
    payment: "भुगतान",
    members: (count) => `${String(count)} और सदस्य`,
    handles: (_count, people) => `${people} का Codeforces हैंडल`,
    and: "और",
  },
  bn: {
    nothing: "কিছু নয়",
    notRanked: "এখনও র‍্যাঙ্ক নেই",
    noTeam: "এখনও কোনো টিম নেই",
    noReference: "এখনও নেই",
    payment: "পেমেন্ট",
    members: (count) => `আরও ${String(count)} জন সদস্য`,
    handles: (_count, people) => `${people}-এর Codeforces হ্যান্ডেল`,
    and: "ও",
  },
};

const SCRIPTS: Readonly<Record<Language, RegExp>> = {
  en: /\p{Script=Latin}/gu,
  hi: /\p{Script=Devanagari}/gu,
  bn: /\p{Script=Bengali}/gu,
};
/** Matches placeholders and web addresses, which have Latin letters in mails of all languages. */
const IN_EVERY_LANGUAGE = /\{\w+\}|https?:\S+/g;

/** Returns a text's language by the script of most of its letters, or null for a text without letters. */
export function mailLanguage(text: string): Language | null {
  const words = text.replace(IN_EVERY_LANGUAGE, "");
  const counts = LANGUAGES.map(
    (language) => [language, words.match(SCRIPTS[language])?.length ?? 0] as const,
  );
  const [language, most] = counts.reduce((best, one) => (one[1] > best[1] ? one : best));
  return most === 0 ? null : language;
}
