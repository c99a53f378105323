/** A field of text of a class: what translators may write in its place. */
export interface TextField {
  /** The most characters, of each line where there are several. */
  readonly max: number;
  /** Line breaks are allowed in it. */
  readonly isLong: boolean;
}

const fields = new Map<object, Map<string, TextField>>();

/** Takes down that a field of a class is text for people. */
export function keepTextField(target: object, key: string | symbol, field: TextField): void {
  const known = fields.get(target) ?? new Map<string, TextField>();
  fields.set(target, known.set(String(key), field));
}

/** The fields of a class that are text for people: addresses, pictures and the like are not among them. */
export function textFields(type: new () => object): ReadonlyMap<string, TextField> {
  return fields.get(type.prototype as object) ?? new Map<string, TextField>();
}
