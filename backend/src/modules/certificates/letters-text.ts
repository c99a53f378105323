import { msg, type Text } from "../../kernel/languages/message.js";

const MOST_NAMED = 10;

/**
 * Returns the message for a text with letters that no font has.
 * @param letters the letters, without duplicates
 */
export function lettersText(letters: readonly string[]): Text {
  return msg("A certificate cannot show these letters: {letters}. Use other letters.", {
    letters: letters.slice(0, MOST_NAMED).join(" "),
  });
}
