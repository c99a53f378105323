import { MAIL_FAILURES } from "../../kernel/contract/texts/mailings.texts.js";
import type { Language } from "../../kernel/languages/language.js";
import { translate } from "../../kernel/languages/translate.js";

const OWN: ReadonlySet<string> = new Set(Object.values(MAIL_FAILURES));

/**
 * Why a mail was given up, in the language of who reads it: where the site wrote it. The screens tell it by its words from a mail
 * server's, which stay.
 */
export function failureIn(language: Language = "en", reason: string): string {
  return OWN.has(reason) ? translate(language, reason) : reason;
}
