import { withoutAround, withoutMarks } from "./visible-text.js";

/**
 * Returns the spelling in which an e-mail address is checked, compared and stored. Removes invisible characters and
 * surrounding spaces, unifies compatibility forms (NFKC), lower-cases all letters, and converts an internationalised
 * domain to ASCII.
 *
 * Also removes additions around an address: "mailto:", a name with angle brackets, quotes, brackets, a full stop or a
 * comma.
 */
export function normaliseEmail(text: string): string {
  const visible = withoutMarks(text.normalize("NFKC")).trim();
  const [, inBrackets] = /<([^<>]*)>$/.exec(withoutAround(visible, "", ",; ")) ?? [];
  const typed = (inBrackets ?? visible).replace(/^mailto:([^?]*).*$/is, "$1").trim();
  const address = withoutAround(typed, IN_QUOTES.test(typed) ? "" : BEFORE, AFTER).toLowerCase();
  const at = address.lastIndexOf("@");
  // After lower-casing, some letters need a second normalisation to have only one spelling.
  const local = address.slice(0, at + 1).normalize("NFKC");
  return local + asciiDomain(address.slice(at + 1));
}

/** Characters that texts and spreadsheets put around an address. */
const BEFORE = `"'‘’“”‚„«»(<[`;
const AFTER = `"'‘’“”«»)>].,;:/ `;
/** Matches a quoted local part, whose quotes belong to the address. */
const IN_QUOTES = /^"[^"]*"@/;

/** Matches the characters of a domain. Stricter than the browser's URL, which also accepts symbols in a host name. */
const DOMAIN = /^(?:[\p{L}\p{M}\p{N}.-]|\u200c|\u200d)+$/u;

// eslint-disable-next-line no-control-regex -- what ASCII is
const ASCII = /^[\x00-\x7f]*$/;

/**
 * Returns the domain in ASCII, as mail servers and DNS use it (UTS 46). A text that is not a valid domain is not
 * converted.
 */
function asciiDomain(domain: string): string {
  if (ASCII.test(domain) || !DOMAIN.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain.normalize("NFKC");
  }
}
