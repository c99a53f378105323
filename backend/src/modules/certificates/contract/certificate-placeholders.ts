import { t } from "../../../kernel/contract/t.js";
import type { CertificateLanguage } from "./certificate.enums.js";

/** What a placeholder of a layout is replaced by, in words for who writes it; in the order in which they are offered. */
export const CERTIFICATE_PLACEHOLDERS = {
  name: t("the person's name"),
  team: t("the team's name"),
  rank: t("the place, such as 1st"),
  event: t("the event's name"),
  date: t("the event's days"),
  college: t("the person's college"),
} as const;
type Placeholder = keyof typeof CERTIFICATE_PLACEHOLDERS;

/** The value of each placeholder on one certificate; "" where there is none. */
export type CertificateValues = Readonly<Record<Placeholder, string>>;

const PLACEHOLDER = /\{([A-Za-z]\w*)\}/g;
/** Words in brackets, which are left out where a placeholder in them has nothing to say. */
const OPTIONAL = /\[([^[\]]*)\]/g;

/** Returns each word in braces that is no placeholder, once. */
export function unknownInLayout(text: string): string[] {
  const named = [...text.matchAll(PLACEHOLDER)].map(([, name = ""]) => name);
  return [...new Set(named)].filter((name) => !Object.hasOwn(CERTIFICATE_PLACEHOLDERS, name));
}

/** Returns the text with every placeholder filled in. Values are not searched for placeholders again. */
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

/** "1st", "22nd", "113th"; "1ला" and "4था" in Hindi, "1ম" and "4র্থ" in Bengali. */
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
