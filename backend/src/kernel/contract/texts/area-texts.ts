/** The HTTP status of an error code and the text that people read. */
interface CodeText {
  readonly status: number;
  readonly message: string;
}

/** The texts of one area. A name is used in one area only (catalogue.test.ts). */
export interface AreaTexts {
  /** Error code → HTTP status and text. */
  readonly errors?: Readonly<Record<string, CodeText>>;
  /** Texts of single rules, shown next to a field. */
  readonly rules?: Readonly<Record<string, string>>;
  /** Of successes. */
  readonly success?: Readonly<Record<string, string>>;
  /** For when the server gave no text of its own. */
  readonly fallbacks?: Readonly<Record<string, string>>;
}
