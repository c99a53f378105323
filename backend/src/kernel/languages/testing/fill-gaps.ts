import { type CatalogueEntry, catalogueOf } from "../catalogue.js";
import type { Language } from "../language.js";

/** Two letters of each language, in place of a translation. */
const LETTERS: Readonly<Record<Language, string>> = { en: "", hi: "कख", bn: "কখ" };

/**
 * Gives each message without translation two letters and its values, until the test ends. Text that is English
 * even so is no message, which is a fault; a missing translation is a permitted gap (docs/languages.md).
 */
export function fillGaps(language: Language): void {
  if (language === "en") return;
  const catalogue = catalogueOf(language) as Map<string, CatalogueEntry>;
  const get = catalogue.get.bind(catalogue);
  jest
    .spyOn(catalogue, "get")
    .mockImplementation(
      (message) =>
        get(message) ?? { part: "mails", message, text: [LETTERS[language], ...placesOf(message)].join(" ") },
    );
}

/** Returns the places for values in a message, without those inside of a plural's forms. */
function placesOf(message: string): string[] {
  const places: string[] = [];
  let depth = 0;
  for (const [sign, name = ""] of message.matchAll(/\{(\w*)|\}/g)) {
    if (sign !== "}" && depth === 0) places.push(`{${name}}`);
    depth += sign === "}" ? -1 : 1;
  }
  return places;
}
