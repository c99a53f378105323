/**
 * A part of a mail, from which its text and its HTML are made: a paragraph, whose line breaks stay; facts as label and
 * value; a list; a code to be typed in; or a link with what it leads to.
 */
export type MailPart =
  | string
  | { readonly facts: readonly (readonly [label: string, value: string])[] }
  | { readonly list: readonly string[] }
  | { readonly code: string }
  | { readonly link: string; readonly url: string };

/** The plain text of a mail. */
export function mailText(parts: readonly MailPart[]): string {
  return `${parts.map(partText).join("\n\n")}\n`;
}

function partText(part: MailPart): string {
  if (typeof part === "string") return part;
  if ("facts" in part) return part.facts.map(([label, value]) => `${label}: ${value}`).join("\n");
  if ("list" in part) return part.list.map((item) => `- ${item}`).join("\n");
  if ("code" in part) return part.code;
  return `${part.link}: ${part.url}`;
}
