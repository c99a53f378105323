interface CodeText {
  readonly status: number;
  readonly message: string;
}

/** The texts of one area. The texts' names must be unique across all areas (catalogue.test.ts). */
export interface AreaTexts {
  /** HTTP status and text of each error code. */
  readonly errors?: Readonly<Record<string, CodeText>>;
  /** Error texts of individual validation rules, shown next to a field. */
  readonly rules?: Readonly<Record<string, string>>;
  readonly success?: Readonly<Record<string, string>>;
  /** Messages to show if the server sent none. */
  readonly fallbacks?: Readonly<Record<string, string>>;
}
