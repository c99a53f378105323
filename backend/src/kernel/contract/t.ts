import { IntlMessageFormat } from "intl-messageformat";

const formats = new Map<string, IntlMessageFormat>();

/**
 * Marks a user-visible text that the site's build cannot find automatically (docs/languages.md). The build replaces
 * each call with the translated text, so only the server and tests run this function.
 *
 * If a word has two meanings, a suffix tells translators which one is meant. The suffix is not shown:
 * `t("To|recipient")` is "To".
 * @param message a literal in ICU MessageFormat, such as `{n, plural, one {# team} other {# teams}} of {event}`
 */
export function t(message: string, values: Readonly<Record<string, string | number>> = {}): string {
  const text = message.replace(/\|[a-z]+$/, "");
  if (!text.includes("{") && !text.includes("<")) return text;
  let format = formats.get(text);
  if (!format)
    formats.set(text, (format = new IntlMessageFormat(text, "en-IN", undefined, { ignoreTag: true })));
  return String(format.format(values));
}
