/**
 * A part of a mail, from which its text and its HTML are made: a paragraph, whose line breaks stay; one in which addresses
 * of ours are links; facts as label and value; a list; a code to be typed in, with what introduces it; or a link with what it
 * leads to. Nothing else ever becomes a link, so what a stranger typed is only read.
 */
export type MailPart =
  | string
  | { readonly paragraph: string; readonly urls: readonly string[] }
  | { readonly facts: readonly (readonly [label: string, value: string])[] }
  | { readonly list: readonly string[] }
  | { readonly code: string; readonly intro?: string }
  | { readonly link: string; readonly url: string };

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

function partText(part: MailPart): string {
  if (typeof part === "string") return part;
  if ("paragraph" in part) return part.paragraph;
  if ("facts" in part) return part.facts.map(([label, value]) => `${label}: ${value}`).join("\n");
  if ("list" in part) return part.list.map((item) => `- ${item}`).join("\n");
  if ("code" in part) return part.intro === undefined ? part.code : `${part.intro} ${part.code}`;
  return `${part.link}: ${part.url}`;
}
