import { type MailPart, mailText } from "./mail-body.js";

/** As long as the preview that lists of mails show. */
const LONGEST = 140;
const GREETING = /^(?:(?:Hello|Dear)\b|नमस्ते|নমস্কার)[^.!?।\n]*,$/;
const SENTENCE = /^[\s\S]*?[.!?।](?=\s|$)/;

/** What lists of mails show beside the subject: the first sentence after the greeting. */
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
