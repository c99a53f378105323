import { REJECT_REASONS } from "../../../kernel/contract/texts/reject-reasons.texts.js";
import { REVERTED_STEP } from "../../../kernel/contract/texts/statements.texts.js";
import { type Language, LANGUAGES } from "../../../kernel/languages/language.js";
import { knownMsg, type Text, textIn, translate } from "../../../kernel/languages/message.js";

/**
 * The site's own reasons in payment steps, by their text in lower case. Version 0.2.0 stored "id" where the reasons now
 * have "ID".
 */
const OWN: ReadonlyMap<string, string> = new Map(
  [...REJECT_REASONS, REVERTED_STEP].map((reason) => [reason.toLowerCase(), reason]),
);

/**
 * Returns a stored reason as a text. The site's own reasons are translated for the reader. A reason that a treasurer
 * typed is not.
 */
export function reasonText(stored: string): Text {
  const own = OWN.get(stored.toLowerCase());
  return own === undefined ? stored : knownMsg(own);
}

export function reasonIn(language: Language, stored: string): string {
  return textIn(language, reasonText(stored));
}

/**
 * Returns the text to store for a treasurer's reason. A ready-made reason, which the treasurer chose in the page's
 * language, is stored in English. A typed reason stays unchanged.
 */
export function storedReason(chosen: string): string {
  const isChosen = (reason: string) => LANGUAGES.some((language) => translate(language, reason) === chosen);
  return REJECT_REASONS.find(isChosen) ?? chosen;
}
