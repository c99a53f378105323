import { icu } from "../contract/message.js";
import { catalogueOf } from "./catalogue.js";
import type { Language } from "./language.js";
import { type Text, textIn } from "./message.js";

/**
 * Returns a reply's text in the given language. A string comes from the contract and is looked up as a whole. A string
 * without a catalogue entry stays unchanged. Texts with values are messages (`msg`).
 */
export function translate(language: Language, text: Text): string {
  if (typeof text !== "string") return textIn(language, text);
  const translation = catalogueOf(language).get(icu(text))?.text;
  return translation?.replace(/'([{}<>])'/g, "$1") ?? text;
}
