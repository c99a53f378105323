/**
 * Returns the names of the fields of `after` whose values differ from `before`. Lists and dates are compared by
 * content.
 */
export function changedFields<T extends object>(before: T, after: Partial<T>): (keyof T & string)[] {
  const fields = Object.keys(after) as (keyof T & string)[];
  return fields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
}

/** Returns the fields of `after` whose values differ from `before`, with their new values. */
export function changesSince<T extends object, Part extends Partial<T>>(
  before: T,
  after: Part,
): Partial<Part> {
  const changed = changedFields(before, after) as string[];
  return Object.fromEntries(
    Object.entries(after).filter(([field]) => changed.includes(field)),
  ) as Partial<Part>;
}
