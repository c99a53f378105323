import { msg, type Message, type Text } from "../../../kernel/languages/message.js";

/**
 * Returns a sentence about what a team still lacks.
 * @param missing the missing items, or null if the team is complete
 */
export function missingText(missing: Text | null): Message {
  return missing === null
    ? msg("There is nothing left to do.")
    : msg("Still missing: {missing}.", { missing });
}
