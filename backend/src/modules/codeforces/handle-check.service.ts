import { ERRORS } from "../../kernel/contract/catalogue.js";
import { HANDLE_NOT_CHECKED } from "../../kernel/contract/texts/teams.texts.js";
import { DomainError } from "../../kernel/errors/domain-error.js";
import { msg, type Text } from "../../kernel/languages/message.js";
import type { HandleLookUp } from "./handle-look-up.service.js";

/** The service that looks up handles. */
export type Codeforces = Pick<HandleLookUp, "find">;

/** The handle to store, or null. The notes say what Codeforces answered, and become part of the reply. */
export interface CheckedHandle {
  readonly handle: string | null;
  readonly notes: readonly Text[];
}

/**
 * Returns a handle in Codeforces' spelling, or null if no handle was entered. If Codeforces does not answer or is not
 * configured, the handle stays as entered.
 * @throws DomainError HANDLE_UNKNOWN
 */
export async function checkHandle(codeforces: Codeforces, typed: string | null): Promise<CheckedHandle> {
  if (typed === null) return { handle: null, notes: [] };
  const answer = await codeforces.find(typed);
  switch (answer.outcome) {
    case "off":
      return { handle: typed, notes: [] };
    case "silent":
      return { handle: typed, notes: [HANDLE_NOT_CHECKED] };
    case "unknown":
      throw new DomainError("HANDLE_UNKNOWN", {
        fields: { codeforcesHandle: ERRORS.HANDLE_UNKNOWN.message },
      });
    case "found":
      return { handle: answer.handle, notes: [ratingText(answer.handle, answer.rating)] };
  }
}

/**
 * Returns the note that a handle exists on Codeforces.
 * @param rating null if the handle is unrated
 */
function ratingText(handle: string, rating: number | null): Text {
  return rating === null
    ? msg("{handle} is on Codeforces but has no rating yet.", { handle })
    : msg("{handle} is on Codeforces, with a rating of {rating}.", { handle, rating });
}
