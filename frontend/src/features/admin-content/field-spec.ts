import { t } from "@contract/kernel/contract/t";
import type { PicturePlace } from "@contract/kernel/contract/uploaded-pictures";

interface Labelled {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
}

export type FieldSpec =
  | (Labelled & {
      readonly kind: "text";
      readonly max: number;
      readonly optional?: boolean;
      readonly rows?: number;
      /** True if line breaks are kept. */
      readonly several?: boolean;
      readonly type?: "email" | "url";
    })
  | PictureSpec
  | (Labelled & { readonly kind: "event-picture" })
  | (Labelled & { readonly kind: "number" })
  | (Labelled & { readonly kind: "lines"; readonly max: number })
  | (Labelled & { readonly kind: "choice"; readonly options: readonly { value: string; label: string }[] })
  | (Labelled & {
      readonly kind: "record";
      readonly fields: readonly FieldSpec[];
      /** True if the record is left out while all of its fields are empty. */
      readonly optional?: boolean;
    })
  | ListSpec
  | TranslationsSpec;

/** An English text to translate, with the limits of its translation. */
export interface EnglishText {
  /** The field's path in the topic: `welcome`, `cards[aim].title`. */
  readonly key: string;
  readonly english: string;
  readonly max: number;
  readonly isLong: boolean;
}

/** The field for a part's translated texts in another language. */
export type TranslationsSpec = Labelled & {
  readonly kind: "translations";
  readonly english: readonly EnglishText[];
  /** The fields of the English part. */
  readonly fields: readonly FieldSpec[];
};

export type PictureSpec = Labelled & {
  readonly kind: "picture";
  readonly place: PicturePlace;
  readonly optional?: boolean;
  /** The field of the same record that names the subject of the picture. */
  readonly of: string;
  /**
   * The field of the same record with the picture's description. If that field is empty, an upload's description is
   * copied into it.
   */
  readonly description?: string;
  /** True if the record has the picture's name instead of its path. */
  readonly byName?: boolean;
};

export type ListSpec = Labelled & {
  readonly kind: "list";
  /** The word for an entry, in lower case. */
  readonly entry: string;
  /** The field whose text is an entry's title. */
  readonly named: string;
  readonly fields: readonly FieldSpec[];
  /** True when a new entry gets a generated id, which the form does not show. */
  readonly hasHiddenId?: boolean;
};

/** Returns the mistake at a path in the topic, such as `testimonials[3].feedback`, for a field with this label. */
export type MistakeAt = (place: string, label?: string) => string | undefined;

export interface TopicForm {
  readonly title: string;
  readonly about: string;
  readonly fields: readonly FieldSpec[];
  /**
   * True if the texts about mistakes are whole sentences. Otherwise such a text continues a sentence that begins with
   * the field's label.
   */
  readonly inSentences?: boolean;
}

export function mistakeText({ inSentences = false }: TopicForm, label: string, complaint: string): string {
  return inSentences ? complaint : `${label} ${complaint}`;
}

/** Returns a hint that states the limit in characters, followed by the field's own hint, if any. */
export function limitHint(max: number, hint?: string): string {
  return hint === undefined
    ? t("At most {max} characters", { max })
    : t("At most {max} characters. {hint}", { max, hint });
}

/** Returns the error of a text that is too long, or undefined. White space at the ends is neither sent nor counted. */
export function tooLong(value: string, max: number): string | undefined {
  const count = value.trim().length;
  return count > max
    ? t("The text has {count} characters. Shorten the text to {max} characters.", { count, max })
    : undefined;
}

export const text = (name: string, label: string, max: number, more: object = {}): FieldSpec => ({
  kind: "text",
  name,
  label,
  max,
  ...more,
});
/** Returns a field for a picture. The record's field `of` names the picture's subject. */
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
