import { t } from "../../../kernel/contract/t.js";
import type { CertificateLanguage } from "./certificate.enums.js";

/** The description of each placeholder for the author of a layout, in display order. */
export const CERTIFICATE_PLACEHOLDERS = {
  name: t("the person's name"),
  team: t("the team's name"),
  rank: t("the rank, such as 1st"),
  event: t("the event's name"),
  date: t("the event's days"),
  college: t("the person's college"),
} as const;
type Placeholder = keyof typeof CERTIFICATE_PLACEHOLDERS;

/** The value of each placeholder on one certificate; "" if there is none. */
export type CertificateValues = Readonly<Record<Placeholder, string>>;

const PLACEHOLDER = /\{([A-Za-z]\w*)\}/g;
/** Matches words in brackets, which are left out if a placeholder in them has no value. */
const OPTIONAL = /\[([^[\]]*)\]/g;

/** Returns the words in braces that are not placeholders, without duplicates. */
export function unknownInLayout(text: string): string[] {
  const named = [...text.matchAll(PLACEHOLDER)].map(([, name = ""]) => name);
  return [...new Set(named)].filter((name) => !Object.hasOwn(CERTIFICATE_PLACEHOLDERS, name));
}

/**
 * Replaces every placeholder in a text with its value. Leaves out words in brackets if a placeholder in them is empty.
 * Placeholders in a value are not replaced.
 */
export function fillLayout(text: string, values: CertificateValues): string {
  const valueOf = (name: string): string | undefined =>
    Object.hasOwn(values, name) ? values[name as Placeholder] : undefined;
  const withoutEmpty = text.replace(OPTIONAL, (_all, words: string) =>
    [...words.matchAll(PLACEHOLDER)].some(([, name = ""]) => valueOf(name) === "") ? "" : words,
  );
  return withoutEmpty
    .replace(PLACEHOLDER, (whole, name: string) => valueOf(name) ?? whole)
    .replace(/ {2,}/g, " ");
}

/** Returns an ordinal number: "1st", "22nd" or "113th", in Hindi "1ला" or "4था", in Bengali "1ম" or "4র্থ". */
export function ordinal(place: number, language: CertificateLanguage = "en"): string {
  return `${String(place)}${ENDINGS[language](place)}`;
}

const HINDI = ["ला", "रा", "रा", "था"];
const BENGALI = ["ম", "য়", "য়", "র্থ", "ম", "ষ্ঠ", "ম", "ম", "ম", "ম"];

const ENDINGS: Readonly<Record<CertificateLanguage, (place: number) => string>> = {
  en: (place) => {
    const last = place % 10;
    const isTeen = Math.floor(place / 10) % 10 === 1;
    return isTeen ? "th" : last === 1 ? "st" : last === 2 ? "nd" : last === 3 ? "rd" : "th";
  },
  hi: (place) => HINDI[place - 1] ?? "वाँ",
  bn: (place) => BENGALI[place - 1] ?? "তম",
};
