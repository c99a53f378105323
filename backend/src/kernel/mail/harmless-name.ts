import { withoutUnseen } from "../contract/plain-text.js";

/** Maximum length of a name in an unsolicited mail, in characters. */
const NAME_MAX = 40;

/**
 * Matches characters that turn the words around them into a link, an address or a path. Includes all characters that
 * browsers accept as a full stop.
 */
const JOINTS = /[.。:@\\](?=\S)|\/+/gu;

/** Matches a telephone number that phones offer to call: nine or more digits in any script and any grouping. */
const TELEPHONE = /\+?\p{Nd}(?:[^\p{L}\p{Nd}]{0,3}\p{Nd}){8,}/gu;

/**
 * Makes a name safe for a mail to a recipient who did not ask for it, because a stranger may have chosen the name.
 * Splits text that a mail program would turn into a link, removes telephone numbers, and shortens to 40 characters.
 * "Dr. A.P.J. Rao" becomes "Dr. A P J. Rao".
 */
export function harmlessName(name: string): string {
  const plain = withoutUnseen(name.normalize("NFKC")).replace(TELEPHONE, "…").replace(JOINTS, " ");
  return cut(plain.replace(/\s+/gu, " ").trim());
}

/**
 * Shortens a text to `NAME_MAX` characters. Never cuts inside a visible character, such as a letter with its accent or
 * an emoji.
 */
function cut(text: string): string {
  if (Array.from(text).length <= NAME_MAX) return text;
  let shortened = "";
  let length = 1; // the ellipsis
  for (const { segment } of new Intl.Segmenter("en").segment(text)) {
    length += Array.from(segment).length;
    if (length > NAME_MAX) break;
    shortened += segment;
  }
  return `${shortened.trimEnd()}…`;
}
