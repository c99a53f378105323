/** What one error code means on the wire: HTTP status and the text that people read. */
interface CodeText {
  readonly status: number;
  readonly message: string;
}

/** The texts of one area. A name stands in one area only (catalogue.test.ts). */
export interface AreaTexts {
  /** Error code → HTTP status and text. */
  readonly errors?: Readonly<Record<string, CodeText>>;
  /** Of single rules, shown beside a field. */
  readonly rules?: Readonly<Record<string, string>>;
  /** Of what went well. */
  readonly success?: Readonly<Record<string, string>>;
  /** For when the server gave no text of its own. */
  readonly fallbacks?: Readonly<Record<string, string>>;
}
