import { msg, type Text } from "../../../kernel/languages/message.js";
import type { WrittenPart } from "../../../kernel/mail/mail-body.js";

export interface HeldFacts {
  /** The time as a text for readers, or null if unknown. */
  readonly when: Text | null;
  /** The venue, or "" if unknown. */
  readonly where: string;
}

/** Returns an event's time and place with their labels, omitting what is unknown. */
export function heldFacts({ when = null, where = "" }: Partial<HeldFacts>) {
  return [
    ...(when === null ? [] : [[msg("When"), when] as const]),
    ...(where === "" ? [] : [[msg("Where"), where] as const]),
  ];
}

/** Returns an event's time and place as a part of a mail, or an empty list if both are unknown. */
export function heldPart(held: Partial<HeldFacts>): WrittenPart[] {
  const facts = heldFacts(held);
  return facts.length === 0 ? [] : [{ facts }];
}
