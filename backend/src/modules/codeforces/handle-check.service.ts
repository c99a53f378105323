import { ERRORS } from "../../kernel/contract/catalogue.js";
import { HANDLE_NOT_CHECKED } from "../../kernel/contract/texts/teams.texts.js";
import { DomainError } from "../../kernel/errors/domain-error.js";
import { msg, type Text } from "../../kernel/languages/message.js";
import type { HandleLookUp } from "./handle-look-up.service.js";

/** Who looks handles up. */
export type Codeforces = Pick<HandleLookUp, "find">;

/** A handle in its stored spelling, null for none, and notes about the answer of Codeforces for the reply. */
export interface CheckedHandle {
  readonly handle: string | null;
  readonly notes: readonly Text[];
}

/**
 * A handle, without what people paste around it, as Codeforces spells it; null for none. When Codeforces does not answer, it is taken as it was typed.
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

/** @param rating null for an unrated handle */
function ratingText(handle: string, rating: number | null): Text {
  return rating === null
    ? msg("{handle} is on Codeforces, without a rating yet.", { handle })
    : msg("{handle} is on Codeforces, with a rating of {rating}.", { handle, rating });
}
