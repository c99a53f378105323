import { paths } from "../../../kernel/contract/paths.js";
import { msg, type Message, type Text } from "../../../kernel/languages/message.js";
import type { WrittenPart } from "../../../kernel/mail/mail-body.js";

export interface WhenAndWhere {
  /** The time as a text for readers, or null if unknown. */
  readonly when: Text | null;
  /** The room and the venue, or "" if both are unknown. */
  readonly where: string;
}

/** Returns an event's time and place with their labels. Omits unknown values. */
export function whenAndWhereFacts({ when = null, where = "" }: Partial<WhenAndWhere>) {
  return [
    ...(when === null ? [] : [[msg("When"), when] as const]),
    ...(where === "" ? [] : [[msg("Where"), where] as const]),
  ];
}

/** Returns an event's time and place as a part of a mail, or an empty list if both are unknown. */
export function whenAndWherePart(event: Partial<WhenAndWhere>): WrittenPart[] {
  const facts = whenAndWhereFacts(event);
  return facts.length === 0 ? [] : [{ facts }];
}

/**
 * Returns the path of the sign-up page with an address filled in. The address is in the fragment, because browsers
 * never send fragments to a server.
 */
export function signUpPath(email: string): string {
  const next = new URLSearchParams({ next: paths.dashboard }).toString();
  return `${paths.signUp}?${next}#${new URLSearchParams({ email }).toString()}`;
}

/**
 * Returns a sentence about what a team still lacks.
 * @param missing the missing items, or null if the team is complete
 */
export function missingText(missing: Text | null): Message {
  return missing === null
    ? msg("There is nothing left to do.")
    : msg("Still missing: {missing}.", { missing });
}
