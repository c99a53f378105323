import { type CatalogueEntry, catalogueOf } from "../catalogue.js";
import type { Language } from "../language.js";

/** Two letters of each language, used as a fake translation. */
const LETTERS: Readonly<Record<Language, string>> = { en: "", hi: "कख", bn: "কখ" };

/**
 * Gives each untranslated message a fake translation (two letters and the message's values) until the test ends.
 * Missing translations are permitted (docs/languages.md). A text that stays English despite the fakes is a fault,
 * because the text is not a message.
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

/** Returns the placeholders of a message, except those inside plural forms. */
function placesOf(message: string): string[] {
  const places: string[] = [];
  let depth = 0;
  for (const [sign, name = ""] of message.matchAll(/\{(\w*)|\}/g)) {
    if (sign !== "}" && depth === 0) places.push(`{${name}}`);
    depth += sign === "}" ? -1 : 1;
  }
  return places;
}
