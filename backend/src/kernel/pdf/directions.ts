/** Letters that are read from right to left, and marks that change the direction. */
export const TURNS =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thaana}\p{Script=Syriac}\u200f\u202a-\u202e\u2066-\u2069]/u;

/**
 * Marks a name that is drawn by itself or in a sentence (Unicode's isolates): its own first letter says where it begins, and it
 * turns nothing around it.
 */
export function isolated(name: string): string {
  return TURNS.test(name) ? `\u2068${name}\u2069` : name;
}
