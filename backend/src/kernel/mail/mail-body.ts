import { ENGLISH_TITLES, type EventTitles, type Language } from "../languages/language.js";
import { isMessage, type Text, textIn } from "../languages/message.js";

/**
 * A part of a mail, rendered as text and as HTML:
 * - a paragraph, which keeps its line breaks
 * - a paragraph in which the given addresses of the site are links
 * - facts, each a label and a value
 * - a list
 * - a code for the reader to type, with an introduction
 * - a link with its label
 *
 * Only the given addresses and the parts of the last kind become links, so a stranger's text cannot contain a link.
 */
export type MailPart<Words = string> =
  | Words
  | { readonly paragraph: Words; readonly urls: readonly string[] }
  | { readonly facts: readonly (readonly [label: Words, value: Words])[] }
  | { readonly list: readonly Words[] }
  | { readonly code: string; readonly intro?: Words }
  | { readonly link: Words; readonly url: string };

/** A part of a mail before translation. */
export type WrittenPart = MailPart<Text>;

/** A calendar file attached to a mail (event-calendar.service.ts makes these files). */
export interface CalendarFile {
  readonly filename: string;
  /** The calendar as iCalendar (RFC 5545), with METHOD:PUBLISH. */
  readonly content: string;
}

export function mailText(parts: readonly MailPart[]): string {
  return `${parts.map(partText).join("\n\n")}\n`;
}

/** Splits a text into paragraphs in which only the given addresses are links. `mailText` restores the same text. */
export function plainBody(text: string, ...urls: readonly string[]): readonly MailPart[] {
  const paragraphs = text.replace(/\n$/, "").split("\n\n");
  return urls.length === 0 ? paragraphs : paragraphs.map((paragraph) => ({ paragraph, urls }));
}

export function partIn(
  language: Language,
  part: WrittenPart,
  titles: EventTitles = ENGLISH_TITLES,
): MailPart {
  const words = (text: Text): string => textIn(language, text, titles);
  if (typeof part === "string" || isMessage(part)) return words(part);
  if ("paragraph" in part) return { ...part, paragraph: words(part.paragraph) };
  if ("facts" in part) return { facts: part.facts.map(([label, value]) => [words(label), words(value)]) };
  if ("list" in part) return { list: part.list.map(words) };
  if ("code" in part)
    return part.intro === undefined ? { code: part.code } : { code: part.code, intro: words(part.intro) };
  return { link: words(part.link), url: part.url };
}

function partText(part: MailPart): string {
  if (typeof part === "string") return part;
  if ("paragraph" in part) return part.paragraph;
  if ("facts" in part) return part.facts.map(([label, value]) => `${label}: ${value}`).join("\n");
  if ("list" in part) return part.list.map((item) => `- ${item}`).join("\n");
  if ("code" in part) return part.intro === undefined ? part.code : `${part.intro} ${part.code}`;
  return `${part.link}: ${part.url}`;
}

/** A piece of a paragraph: text, or an address to link to. */
export interface Stretch {
  readonly text: string;
  readonly isUrl: boolean;
}

/** Splits a paragraph at the given addresses. Any other address stays text. */
export function linkified({
  paragraph,
  urls,
}: {
  readonly paragraph: string;
  readonly urls: readonly string[];
}): Stretch[] {
  const wanted = urls.filter((url) => /^https?:\/\//.test(url));
  if (wanted.length === 0) return [{ text: paragraph, isUrl: false }];
  const longestFirst = [...wanted].sort((one, other) => other.length - one.length);
  const pattern = longestFirst.map((url) => url.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");
  // An address that continues after one of the given addresses is a different address.
  return paragraph
    .split(new RegExp(`((?:${pattern})(?![\\w/?#&=%@:~-]|\\.\\w))`))
    .map((text, at) => ({ text, isUrl: at % 2 === 1 }))
    .filter(({ text }) => text !== "");
}

/** Maximum length of the preview in a mail program's list, in characters. */
const LONGEST = 140;
const GREETING = /^(?:(?:Hello|Dear)\b|नमस्ते|নমস্কার)[^.!?।\n]*,$/;
const SENTENCE = /^[\s\S]*?[.!?।](?=\s|$)/;

/** Returns the preview that mail programs show next to the subject: the first sentence after the greeting. */
export function previewOf(body: readonly MailPart[]): string {
  const [first = ""] = body.map((part) => mailText([part]).trim()).filter((text) => !isEmpty(text));
  const [sentence = first] = SENTENCE.exec(first) ?? [];
  const flat = sentence.replace(/\s+/g, " ");
  const letters = Array.from(flat);
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST - 1).join("")}…` : flat;
}

function isEmpty(text: string): boolean {
  return text === "" || GREETING.test(text);
}
