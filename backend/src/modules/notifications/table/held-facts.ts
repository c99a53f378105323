import { msg, type Text } from "../../../kernel/languages/message.js";
import type { WrittenPart } from "../../../kernel/mail/mail-body.js";

/** The time and place of an event. */
export interface HeldFacts {
  /** The time in readable form. Null if unknown. */
  readonly when: Text | null;
  /** The venue. Empty if unknown. */
  readonly where: string;
}

/** Returns the known facts about an event's time and place, with their labels. */
export function heldFacts({ when = null, where = "" }: Partial<HeldFacts>) {
  return [
    ...(when === null ? [] : [[msg("When"), when] as const]),
    ...(where === "" ? [] : [[msg("Where"), where] as const]),
  ];
}

/** Returns an event's time and place as a part of a mail. Empty if both are unknown. */
export function heldPart(held: Partial<HeldFacts>): WrittenPart[] {
  const facts = heldFacts(held);
  return facts.length === 0 ? [] : [{ facts }];
}
