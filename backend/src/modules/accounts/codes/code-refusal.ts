import {
  CODE_REPLACED,
  CODE_TOO_OLD,
  CODE_UNKNOWN,
  CODE_USED,
  CODE_USED_UP,
} from "../../../kernel/contract/texts/codes.texts.js";
import { msg, type Text } from "../../../kernel/languages/message.js";
import type { AskedChallenge } from "./code-challenge.repository.js";

/**
 * Returns the text that explains why a code was refused. The specification requires that it begins with "Invalid OTP.".
 * The exact reason and the next step follow.
 * @param asked the challenges that the browser requested, newest first
 * @param isReplaced whether the code belongs to an older request
 * @param maxTries maximum number of tries for each challenge
 */
export function refusalText(
  [newest]: readonly Pick<AskedChallenge, "tries" | "expiresAt" | "verifiedAt">[],
  isReplaced: boolean,
  maxTries: number,
  now: Date,
): Text {
  if (newest === undefined) return CODE_UNKNOWN;
  if (newest.verifiedAt !== null) return CODE_USED;
  if (newest.expiresAt <= now) return CODE_TOO_OLD;
  const triesLeft = maxTries - newest.tries;
  if (triesLeft <= 0) return CODE_USED_UP;
  if (isReplaced) return CODE_REPLACED;
  return msg("Invalid OTP. {triesLeft, plural, one {One try is left.} other {# tries are left.}}", {
    triesLeft,
  });
}
