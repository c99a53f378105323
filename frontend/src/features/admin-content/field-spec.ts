import type { PicturePlace } from "@contract/kernel/contract/uploaded-pictures";

interface Labelled {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
}

/** A field of a topic's form. */
export type FieldSpec =
  | (Labelled & {
      readonly kind: "text";
      readonly max: number;
      readonly optional?: boolean;
      readonly rows?: number;
      /** Line breaks are kept. */
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
      /** Left out when all of its fields are empty. */
      readonly optional?: boolean;
    })
  | ListSpec
  | TranslationsSpec;

/** A text in English that is to be translated, and what may stand in its place. */
export interface EnglishText {
  /** The field's path in the topic: `welcome`, `cards[aim].title`. */
  readonly key: string;
  readonly english: string;
  readonly max: number;
  readonly isLong: boolean;
}

/** The texts of a part in another language. */
export type TranslationsSpec = Labelled & {
  readonly kind: "translations";
  readonly english: readonly EnglishText[];
  /** The fields of the part in English. */
  readonly fields: readonly FieldSpec[];
};

/** A picture's path. */
export type PictureSpec = Labelled & {
  readonly kind: "picture";
  readonly place: PicturePlace;
  readonly optional?: boolean;
  /** The field of the same record that says whose picture it is. */
  readonly of: string;
  /** The field of the same record that says what is to be seen: what was said at the upload is taken over into an empty one. */
  readonly description?: string;
  /** The record has the picture's name and no path. */
  readonly byName?: boolean;
};

/** A list of records. */
export type ListSpec = Labelled & {
  readonly kind: "list";
  /** What one entry is called, in lower case. */
  readonly entry: string;
  /** The field that names an entry. */
  readonly named: string;
  readonly fields: readonly FieldSpec[];
  /** Who adds an entry does not see its id: it gets one. */
  readonly hasHiddenId?: boolean;
};

/** What is wrong at a place of the topic, such as `testimonials[3].feedback`, of a field that is called so. */
export type MistakeAt = (place: string, label?: string) => string | undefined;

/** A topic's form: what it is called, where it shows, its fields. */
export interface TopicForm {
  readonly title: string;
  readonly about: string;
  /** The page that shows it, for the preview. */
  readonly page: string;
  readonly fields: readonly FieldSpec[];
  /**
   * True when complaints about it are whole sentences; otherwise they are ends of sentences that begin with the field.
   */
  readonly inSentences?: boolean;
}

/** What is wrong with a field, as a sentence. */
export function mistakeText({ inSentences = false }: TopicForm, label: string, complaint: string): string {
  return inSentences ? complaint : `${label} ${complaint}`;
}

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
