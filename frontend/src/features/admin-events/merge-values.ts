/** A field that both changed, each to something else. */
export interface Conflict<Field extends string = string> {
  readonly field: Field;
  readonly theirs: string;
}

/**
 * What one form makes of another's save: fields that only they changed are taken over, fields that both changed stay as
 * typed here and are named.
 * @param base what both began with
 */
export function mergeValues<V extends Record<string, string>>(base: V, mine: V, theirs: V) {
  const merged: Record<string, string> = { ...mine };
  const adoptedFields: (keyof V & string)[] = [];
  const conflicts: Conflict<keyof V & string>[] = [];
  for (const field of Object.keys(base) as (keyof V & string)[]) {
    const their = theirs[field] ?? "";
    if (their === base[field] || their === mine[field]) continue;
    if (mine[field] === base[field]) {
      merged[field] = their;
      adoptedFields.push(field);
    } else conflicts.push({ field, theirs: their });
  }
  return { merged: merged as V, taken: adoptedFields, conflicts };
}
