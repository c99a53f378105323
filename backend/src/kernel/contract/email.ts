import { withoutAround, withoutMarks } from "./visible-text.js";

/**
 * Returns the spelling in which an e-mail address is checked, compared and stored. Invisible characters and surrounding
 * spaces are removed, compatibility forms are unified (NFKC), letters are lower case, and an internationalised domain
 * is in ASCII.
 *
 * Additions by mail programs and texts are removed: "mailto:", a name with angle brackets, quotes, brackets, a full
 * stop or comma.
 */
export function normaliseEmail(text: string): string {
  const visible = withoutMarks(text.normalize("NFKC")).trim();
  const [, inBrackets] = /<([^<>]*)>$/.exec(withoutAround(visible, "", ",; ")) ?? [];
  const typed = (inBrackets ?? visible).replace(/^mailto:([^?]*).*$/is, "$1").trim();
  const address = withoutAround(typed, IN_QUOTES.test(typed) ? "" : BEFORE, AFTER).toLowerCase();
  const at = address.lastIndexOf("@");
  // Some letters in lower case need a second normalisation to have one spelling.
  const local = address.slice(0, at + 1).normalize("NFKC");
  return local + asciiDomain(address.slice(at + 1));
}

/** Characters that texts and spreadsheets put around an address. */
const BEFORE = `"'‘’“”‚„«»(<[`;
const AFTER = `"'‘’“”«»)>].,;:/ `;
/** The local part of an address may itself be in quotes. */
const IN_QUOTES = /^"[^"]*"@/;

/** Characters of a domain. The browser's URL would also accept symbols in a host's name. */
const DOMAIN = /^(?:[\p{L}\p{M}\p{N}.-]|\u200c|\u200d)+$/u;

// eslint-disable-next-line no-control-regex -- what ASCII is
const ASCII = /^[\x00-\x7f]*$/;

/**
 * Returns the domain in ASCII, as mail servers and the domain name system use it (UTS 46). A text that is no domain is
 * unchanged.
 */
function asciiDomain(domain: string): string {
  if (ASCII.test(domain) || !DOMAIN.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain.normalize("NFKC");
  }
}
