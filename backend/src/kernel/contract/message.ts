/** A user-visible text before its translation: the message in English, and the values of its placeholders. */
export interface Message {
  readonly message: string;
  readonly values: Readonly<Record<string, Text | number>>;
  /** The account that the name belongs to, if the message is a person's name (`personName`). */
  readonly account?: string;
}

/** Several texts in a row, separated by `between`. */
export interface Joined {
  readonly texts: readonly Text[];
  readonly between: string;
}

/**
 * A text that can be shown in any of the site's languages. A plain string, such as a name, an amount or typed text, is
 * shown unchanged in every language. A `Text` is plain JSON, so it can be stored until its reader's language is known
 * (ADR 85).
 */
export type Text = string | Message | Joined;

/** The `context` of a class-validator rule whose text contains values. `textOf` makes the text for a rejected value. */
export interface RuleContext {
  readonly textOf: (value: unknown) => Text | null;
}

/**
 * Makes a message that can be translated for its reader.
 * @param message a literal in ICU MessageFormat, which a check compares with the catalogues (docs/languages.md)
 */
export function msg(message: string, values: Message["values"] = {}): Message {
  return { message, values };
}

/**
 * Makes a message like `msg`, from a text that is defined elsewhere, such as a label of the contract or the name of a
 * month.
 */
export function knownMsg(message: string, values: Message["values"] = {}): Message {
  return { message, values };
}

/**
 * Turns a text from the contract, such as an error's text, into a message. Use it for the value of a placeholder:
 * there, a message is translated, but a plain string is shown unchanged.
 */
export function asMsg(text: Text): Exclude<Text, string> {
  return typeof text === "string" ? knownMsg(icu(text)) : text;
}

/** Escapes a text for ICU MessageFormat. The result is the text's key in the catalogues. */
export function icu(text: string): string {
  return text.replace(/[{}<>]/g, (sign) => `'${sign}'`);
}

/** Joins texts, by default sentences with a space between them. */
export function joined(texts: readonly Text[], between = " "): Text {
  const [only] = texts;
  return texts.length === 1 && only !== undefined ? only : { texts, between };
}
