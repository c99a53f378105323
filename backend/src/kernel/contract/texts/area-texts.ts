/** The HTTP status of an error code and the text that people read. */
interface CodeText {
  readonly status: number;
  readonly message: string;
}

/** The texts of one area. No other area has the same names (catalogue.test.ts). */
export interface AreaTexts {
  /** HTTP status and text of each error code. */
  readonly errors?: Readonly<Record<string, CodeText>>;
  /** Texts of single rules, shown next to a field. */
  readonly rules?: Readonly<Record<string, string>>;
  /** Texts of successes. */
  readonly success?: Readonly<Record<string, string>>;
  /** Texts to show when the server sent none. */
  readonly fallbacks?: Readonly<Record<string, string>>;
}
