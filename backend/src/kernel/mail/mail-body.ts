import { ENGLISH_TITLES, type EventTitles, type Language } from "../languages/language.js";
import { isMessage, type Text, textIn } from "../languages/message.js";

/**
 * A part of a mail, from which its text and its HTML are made: a paragraph, whose line breaks stay; one in which addresses
 * of ours are links; facts as label and value; a list; a code to be typed in, with what introduces it; or a link with what it
 * leads to. Nothing else ever becomes a link, so what a stranger typed is only read.
 */
export type MailPart<Words = string> =
  | Words
  | { readonly paragraph: Words; readonly urls: readonly string[] }
  | { readonly facts: readonly (readonly [label: Words, value: Words])[] }
  | { readonly list: readonly Words[] }
  | { readonly code: string; readonly intro?: Words }
  | { readonly link: Words; readonly url: string };

/** A part before it is in its reader's language. */
export type WrittenPart = MailPart<Text>;

/** A calendar file that goes with a mail (`eventCalendar` makes one). */
export interface CalendarFile {
  readonly filename: string;
  /** iCalendar (RFC 5545) with METHOD:PUBLISH. */
  readonly content: string;
}

/** The plain text of a mail. */
export function mailText(parts: readonly MailPart[]): string {
  return `${parts.map(partText).join("\n\n")}\n`;
}

/** A text as the parts of a mail: its paragraphs, in which only the given addresses are links. `mailText` of them is the text. */
export function plainBody(text: string, ...urls: readonly string[]): readonly MailPart[] {
  const paragraphs = text.replace(/\n$/, "").split("\n\n");
  return urls.length === 0 ? paragraphs : paragraphs.map((paragraph) => ({ paragraph, urls }));
}

/** A part in a language. */
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

/** A stretch of a paragraph: text, or an address that is a link. */
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
  // What goes on after an address of ours is another address.
  return paragraph
    .split(new RegExp(`((?:${pattern})(?![\\w/?#&=%@:~-]|\\.\\w))`))
    .map((text, at) => ({ text, isUrl: at % 2 === 1 }))
    .filter(({ text }) => text !== "");
}

/** As long as the preview that lists of mails show. */
const LONGEST = 140;
const GREETING = /^(?:(?:Hello|Dear)\b|नमस्ते|নমস্কার)[^.!?।\n]*,$/;
const SENTENCE = /^[\s\S]*?[.!?।](?=\s|$)/;

/** Returns what lists of mails show next to the subject: the first sentence after the greeting. */
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
