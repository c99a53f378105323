/** Returns known data of a person or thing as a form's texts; "" for unknown data. */
export function knownTexts<Field extends string>(
  known: Readonly<Record<Field, string | null>>,
  fields: readonly Field[],
): Record<Field, string> {
  return Object.fromEntries(fields.map((field) => [field, known[field] ?? ""])) as Record<Field, string>;
}
