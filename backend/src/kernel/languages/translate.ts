import { catalogueOf } from "./catalogue.js";
import type { Language } from "./language.js";

/** A message with places for values, and where it is to be recognised. */
interface Template {
  /** The words before, between and after the values. */
  readonly fixed: readonly string[];
  readonly names: readonly string[];
  readonly text: string;
}

interface Texts {
  readonly texts: ReadonlyMap<string, string>;
  readonly templates: readonly Template[];
}

const read = new Map<Language, Texts>();

/** Placeholders of names and titles, which are not translated even when a message has the same text. */
const GIVEN = /(?:^n|N)ame$|(?:^t|T)itle$/;

/**
 * Returns a text of the server's in a language, or the English one where there is no translation. Texts are put
 * together in English, so those with values in them are recognised by the words around the values.
 */
export function translate(language: Language, english: string): string {
  if (language === "en" || english === "") return english;
  const { texts, templates } = textsOf(language);
  const text = texts.get(english);
  if (text !== undefined) return text;
  for (const template of templates) {
    const values = valuesIn(english, template.fixed);
    if (values) return filled(template, values, (value) => texts.get(value) ?? value);
  }
  return english;
}

function filled(
  { names, text }: Template,
  values: readonly string[],
  inLanguage: (value: string) => string,
): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = values[names.indexOf(name)];
    if (value === undefined) return place;
    return GIVEN.test(name) ? value : inLanguage(value);
  });
}

/** Templates of mails are none of the replies': those are put together in their language (message.ts). */
function textsOf(language: Language): Texts {
  const known = read.get(language);
  if (known) return known;
  const entries = [...catalogueOf(language).values()];
  const texts = {
    texts: new Map(entries.map(({ message, text }) => [unescaped(message), unescaped(text)])),
    templates: entries
      .filter(({ part }) => part !== "mails")
      .flatMap(({ message, text }) => templateOf([message, text]))
      // The one with the most words first: "Team {name}" fits all that begins with a team called Team Rocket.
      .sort((a, b) => lengthOf(b) - lengthOf(a)),
  };
  read.set(language, texts);
  return texts;
}

/** Text between values counts, so a message of values alone is none. Values of several lines are none of ours. */
function templateOf([message, text]: readonly [string, string]): Template[] {
  const parts = message.split(/(?<!')\{(\w+)\}/);
  const fixed = parts.filter((_part, n) => n % 2 === 0);
  if (parts.length === 1 || message.includes("<") || !fixed.some((part) => /\p{L}{3}/u.test(part))) return [];
  if (/\{\w+,/.test(message + text)) return [];
  return [{ fixed: fixed.map(unescaped), names: parts.filter((_part, n) => n % 2 === 1), text }];
}

const lengthOf = ({ fixed }: Template): number => fixed.join("").length;

/**
 * Returns the values between the words of a template, each as short as it can be; null for a text that does not match.
 * No regular expression: with several values it would try all their lengths, and a GraphQL error quotes the name of an
 * operation.
 */
function valuesIn(english: string, fixed: readonly string[]): string[] | null {
  const [first = "", last = ""] = [fixed[0], fixed.at(-1)];
  const end = english.length - last.length;
  if (end <= first.length || !english.startsWith(first) || !english.endsWith(last)) return null;
  const values: string[] = [];
  let at = first.length;
  for (const word of fixed.slice(1, -1)) {
    const wordAt = english.indexOf(word, at + 1);
    if (wordAt < 0 || wordAt + word.length >= end) return null;
    values.push(english.slice(at, wordAt));
    at = wordAt + word.length;
  }
  values.push(english.slice(at, end));
  return values.some((value) => /[\n\r]/.test(value)) ? null : values;
}

/** ICU MessageFormat's apostrophes around braces and angle brackets. */
function unescaped(text: string): string {
  return text.replace(/'([{}<>])'/g, "$1");
}
