import { catalogueOf } from "./catalogue.js";
import type { Language } from "./language.js";

/** A message with places for values, and where it is to be recognised. */
interface Template {
  readonly pattern: RegExp;
  readonly names: readonly string[];
  readonly text: string;
}

interface Texts {
  readonly texts: ReadonlyMap<string, string>;
  readonly templates: readonly Template[];
}

const read = new Map<Language, Texts>();

/**
 * A text of the server's in a language; as it is where there is no translation. Texts are put together in English, so those
 * with values in them are recognised by what is around the values.
 */
export function translate(language: Language, english: string): string {
  if (language === "en" || english === "") return english;
  const { texts, templates } = textsOf(language);
  const text = texts.get(english);
  if (text !== undefined) return text;
  for (const template of templates) {
    const found = template.pattern.exec(english);
    if (found) return filled(template, found.slice(1), (value) => texts.get(value) ?? value);
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
    return value === undefined ? place : inLanguage(value);
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
      .flatMap(({ message, text }) => templateOf([message, text])),
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
  const pattern = new RegExp(`^${fixed.map((part) => literal(unescaped(part))).join("(.+?)")}$`);
  return [{ pattern, names: parts.filter((_part, n) => n % 2 === 1), text }];
}

/** A text as a regular expression that matches it. */
function literal(text: string): string {
  return text.replace(/[$()*+.?[\\\]^{|}]/g, "\\$&");
}

/** ICU MessageFormat's apostrophes around braces and angle brackets. */
function unescaped(text: string): string {
  return text.replace(/'([{}<>])'/g, "$1");
}
