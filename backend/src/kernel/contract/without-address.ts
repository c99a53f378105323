import { Matches } from "class-validator";

/**
 * Text without what people or their programs follow: a mail address, `//`, `www`, a host's name with a path. "A.P.J.Rao", "Node.js" and
 * "C/C++" are none; a host's name alone is split by `harmlessName` in a mail.
 */
export const WITHOUT_ADDRESS = /^(?!.*(?:[@＠]|\/\/|\bwww\b|[\p{L}\p{N}-][.。．｡]\p{L}{2,}[/:])).*$/isu;

/** Property decorator: the text has no web or mail address. For what the club signs, written by a holder of a grant. */
export function WithoutAddress(message: string): PropertyDecorator {
  return Matches(WITHOUT_ADDRESS, { message });
}
