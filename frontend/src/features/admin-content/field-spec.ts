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
      readonly type?: "email" | "url";
    })
  | (Labelled & { readonly kind: "number" })
  | (Labelled & { readonly kind: "lines"; readonly max: number })
  | (Labelled & { readonly kind: "choice"; readonly options: readonly { value: string; label: string }[] })
  | (Labelled & { readonly kind: "record"; readonly fields: readonly FieldSpec[] })
  | ListSpec;

/** A list of records. */
export type ListSpec = Labelled & {
  readonly kind: "list";
  /** What one entry is called, in lower case. */
  readonly entry: string;
  /** The field that names an entry. */
  readonly named: string;
  readonly fields: readonly FieldSpec[];
  /** Entries are neither added nor removed. */
  readonly fixed?: boolean;
  /** Who adds an entry does not see its id: it gets one. */
  readonly hasHiddenId?: boolean;
};

/** What is wrong at a place of the topic, such as `testimonials[3].feedback`. */
export type MistakeAt = (place: string) => string | undefined;

/** A topic's form: what it is called, where it shows, its fields. */
export interface TopicForm {
  readonly title: string;
  readonly about: string;
  /** The page that shows it, for the preview. */
  readonly page: string;
  readonly fields: readonly FieldSpec[];
}
