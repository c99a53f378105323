import { rule } from "./content-rules.js";
import { msg } from "../../../kernel/contract/message.js";
import { t } from "../../../kernel/contract/t.js";

/** A class that defines a part of a content file, with its validation rules. */
export type ContentClass<T extends object = object> = new () => T;

/** A field that contains records of another class. */
interface Nested {
  readonly type: () => ContentClass;
  readonly list: boolean;
}

const nested = new Map<object, Map<string, Nested>>();

/** Property decorator: one record of another class. An optional record may be missing or null. */
export function One(
  type: () => ContentClass,
  leave: { readonly optional?: boolean } = {},
): PropertyDecorator {
  return (target, key) => {
    keep(target, key, { type, list: false });
    rule("record", leave, () => null)(target, key);
  };
}

/** Property decorator: `min` to `max` records of another class. `readRecord` reports records with the same id. */
export function ListOf(type: () => ContentClass, min: number, max: number): PropertyDecorator {
  const sized = rule("list", {}, (value) => {
    if (!Array.isArray(value)) return t("must be a list");
    if (value.length >= min && value.length <= max) return null;
    const { length } = value;
    return msg("must have {min} to {max} entries, but has {length}", { min, max, length });
  });
  return (target, key) => {
    keep(target, key, { type, list: true });
    sized(target, key);
  };
}

/** Returns the fields of a class that contain records of another class. */
export function nestedFields(type: ContentClass): ReadonlyMap<string, Nested> {
  return nested.get(type.prototype as object) ?? new Map<string, Nested>();
}

function keep(target: object, key: string | symbol, field: Nested): void {
  const fields = nested.get(target) ?? new Map<string, Nested>();
  nested.set(target, fields.set(String(key), field));
}
