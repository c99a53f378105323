import { IntlMessageFormat } from "intl-messageformat";

const formats = new Map<string, IntlMessageFormat>();

/**
 * A text that people read, for the places in which the build of the site does not find texts by itself (docs/languages.md):
 * the build writes each call in its language, so what runs in a browser is the text. The server and tests run this.
 * @param message a literal, as ICU MessageFormat: `t("{n, plural, one {# team} other {# teams}} of {event}", { n, event })`
 */
export function t(message: string, values: Readonly<Record<string, string | number>> = {}): string {
  if (!message.includes("{") && !message.includes("<")) return message;
  let format = formats.get(message);
  if (!format)
    formats.set(message, (format = new IntlMessageFormat(message, "en-IN", undefined, { ignoreTag: true })));
  return String(format.format(values));
}
