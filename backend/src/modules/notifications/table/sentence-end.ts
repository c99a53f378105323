/** A reason that somebody typed, as a sentence of its own: with a full stop unless it ends with a sign like one. */
export function ended(reason: string): string {
  return /[.!?।]$/u.test(reason) ? reason : `${reason}.`;
}
