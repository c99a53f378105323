import { msg, type Text } from "../../../kernel/languages/message.js";
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
