import { msg, type Text } from "../../../kernel/languages/message.js";
import type { WrittenPart } from "../../../kernel/mail/mail-body.js";

/** When and where an event is. */
export interface HeldFacts {
  /** Null where it is not known. */
  readonly when: Text | null;
  /** "" where it is not known. */
  readonly where: string;
}

/** Returns when and where an event is, each only where it is known. */
export function heldFacts({ when = null, where = "" }: Partial<HeldFacts>) {
  return [
    ...(when === null ? [] : [[msg("When"), when] as const]),
    ...(where === "" ? [] : [[msg("Where"), where] as const]),
  ];
}

/** Returns when and where the event is, as a part of a mail; none where neither is known. */
export function heldPart(held: Partial<HeldFacts>): WrittenPart[] {
  const facts = heldFacts(held);
  return facts.length === 0 ? [] : [{ facts }];
}
