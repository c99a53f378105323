/** Returns known data of a person or thing as the texts of a form; "" for unknown data. */
export function knownTexts<Field extends string>(
  known: Readonly<Record<Field, string | null>>,
  fields: readonly Field[],
): Record<Field, string> {
  return Object.fromEntries(fields.map((field) => [field, known[field] ?? ""])) as Record<Field, string>;
}
