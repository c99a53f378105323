import { msg, type Text } from "../../../kernel/languages/message.js";
import type { WrittenPart } from "../../../kernel/mail/mail-body.js";

/** The time and place of an event. */
export interface HeldFacts {
  /** The time as people read it. Null when unknown. */
  readonly when: Text | null;
  /** The place. Empty when unknown. */
  readonly where: string;
}

/** Returns the known facts about the time and place of an event, with their labels. */
export function heldFacts({ when = null, where = "" }: Partial<HeldFacts>) {
  return [
    ...(when === null ? [] : [[msg("When"), when] as const]),
    ...(where === "" ? [] : [[msg("Where"), where] as const]),
  ];
}

/** Returns the time and place of an event as a part of a mail. Empty when both are unknown. */
export function heldPart(held: Partial<HeldFacts>): WrittenPart[] {
  const facts = heldFacts(held);
  return facts.length === 0 ? [] : [{ facts }];
}
