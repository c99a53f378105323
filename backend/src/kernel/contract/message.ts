/** A text for people, before it is translated: a message by its English text, and the values of its placeholders. */
export interface Message {
  readonly message: string;
  readonly values: Readonly<Record<string, Text | number>>;
  /** The account whose name it is (`personName`). */
  readonly account?: string;
}

/** Texts in a row, with this between them. */
export interface Joined {
  readonly texts: readonly Text[];
  readonly between: string;
}

/**
 * A text that can be read in any of the site's languages. A string does not change: names, amounts, typed text. It
 * is plain JSON, so it can be kept until its reader's language is known (ADR 85).
 */
export type Text = string | Message | Joined;

/** The `context` of a rule of class-validator whose text has values: makes the text for a refused value. */
export interface RuleContext {
  readonly textOf: (value: unknown) => Text | null;
}

/**
 * A message for people who may read another language than English.
 * @param message a literal, as ICU MessageFormat: the catalogues are checked against it (docs/languages.md)
 */
export function msg(message: string, values: Message["values"] = {}): Message {
  return { message, values };
}

/** As `msg`, of a message that is not written here: a label of the contract, the name of a month. */
export function knownMsg(message: string, values: Message["values"] = {}): Message {
  return { message, values };
}

/** Returns a text of the contract, such as an error's, as a message, so that it is translated inside another text. */
export function asMsg(text: Text): Exclude<Text, string> {
  return typeof text === "string" ? knownMsg(icu(text)) : text;
}

/** Returns a text as ICU MessageFormat writes it, which is its key in the catalogues. */
export function icu(text: string): string {
  return text.replace(/[{}<>]/g, (sign) => `'${sign}'`);
}

/** Texts one after the other: sentences, unless something else is to stand between them. */
export function joined(texts: readonly Text[], between = " "): Text {
  const [only] = texts;
  return texts.length === 1 && only !== undefined ? only : { texts, between };
}
