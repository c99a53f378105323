import { IntlMessageFormat } from "intl-messageformat";

const formats = new Map<string, IntlMessageFormat>();

/**
 * A text that people read, for the places in which the build of the site does not find texts by itself (docs/languages.md):
 * the build writes each call in its language, so what runs in a browser is the text. The server and tests run this.
 * A word with two meanings has a mark for translators, which nobody reads: `t("To|recipient")` is "To".
 * @param message a literal, as ICU MessageFormat: `t("{n, plural, one {# team} other {# teams}} of {event}", { n, event })`
 */
export function t(message: string, values: Readonly<Record<string, string | number>> = {}): string {
  const text = message.replace(/\|[a-z]+$/, "");
  if (!text.includes("{") && !text.includes("<")) return text;
  let format = formats.get(text);
  if (!format)
    formats.set(text, (format = new IntlMessageFormat(text, "en-IN", undefined, { ignoreTag: true })));
  return String(format.format(values));
}
