import type { PicturePlace } from "@contract/kernel/contract/uploaded-pictures";
import type { FieldSpec } from "./field-spec";

/** A field of text. */
export const text = (name: string, label: string, max: number, more: object = {}): FieldSpec => ({
  kind: "text",
  name,
  label,
  max,
  ...more,
});
/** A picture, of what the field `of` names. */
export const picture = (
  place: PicturePlace,
  [name, label, of]: readonly [name: string, label: string, of: string],
  folder: string,
  more: object = {},
): FieldSpec => ({
  ...{ kind: "picture", place, name, label, of },
  hint: `Path in the media folder, such as ${folder}/some-name.webp`,
  ...more,
});
export const OPTIONAL = { optional: true };
export const WEB = { type: "url", hint: "A full address that begins with https://" };
