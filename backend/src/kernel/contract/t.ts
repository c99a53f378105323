import { IntlMessageFormat } from "intl-messageformat";

const formats = new Map<string, IntlMessageFormat>();

/**
 * Marks a text for people where the site's build does not find texts by itself (docs/languages.md). The build replaces
 * each call by the text in its language, so only the server and tests run this function.
 *
 * A word with two meanings has a mark for translators, which is not shown: `t("To|recipient")` is "To".
 * @param message a literal in ICU MessageFormat: `t("{n, plural, one {# team} other {# teams}} of {event}", { n, event
 * })`
 */
export function t(message: string, values: Readonly<Record<string, string | number>> = {}): string {
  const text = message.replace(/\|[a-z]+$/, "");
  if (!text.includes("{") && !text.includes("<")) return text;
  let format = formats.get(text);
  if (!format)
    formats.set(text, (format = new IntlMessageFormat(text, "en-IN", undefined, { ignoreTag: true })));
  return String(format.format(values));
}
