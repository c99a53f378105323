import { withoutUnseen } from "../contract/plain-text.js";

/** The longest name in a mail to a recipient who did not ask for it, in characters. */
const NAME_MAX = 40;

/** Characters that turn the words around them into a link, an address or a path; with all scripts' full stops that browsers accept. */
const JOINTS = /[.。:@\\](?=\S)|\/+/gu;

/** A telephone number, which phones offer to call: nine digits or more in a row, of any script, however grouped. */
const TELEPHONE = /\+?\p{Nd}(?:[^\p{L}\p{Nd}]{0,3}\p{Nd}){8,}/gu;

/**
 * Returns a name that a stranger chose, for a mail to a recipient who did not ask for it: splits into words what a mail
 * program would turn into a link, removes telephone numbers, cuts at 40 characters.
 * "Dr. A.P.J. Rao" becomes "Dr. A P J. Rao".
 */
export function harmlessName(name: string): string {
  const plain = withoutUnseen(name.normalize("NFKC")).replace(TELEPHONE, "…").replace(JOINTS, " ");
  return cut(plain.replace(/\s+/gu, " ").trim());
}

/** Never inside what is read as one character, such as a letter with its accent or an emoji. */
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
