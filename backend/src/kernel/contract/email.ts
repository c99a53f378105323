import { withoutAround, withoutMarks } from "./visible-text.js";

/**
 * Returns the one spelling under which an e-mail address is checked, compared and stored: without invisible characters and
 * surrounding space, compatibility forms unified (NFKC), lower case, an internationalised domain in its ASCII form. What
 * mail programs and texts have around one is left out: "mailto:", a name with angle brackets, quotes, brackets, a full stop or comma.
 */
export function normaliseEmail(text: string): string {
  const visible = withoutMarks(text.normalize("NFKC")).trim();
  const [, inBrackets] = /<([^<>]*)>$/.exec(withoutAround(visible, "", ",; ")) ?? [];
  const typed = (inBrackets ?? visible).replace(/^mailto:([^?]*).*$/is, "$1").trim();
  const address = withoutAround(typed, IN_QUOTES.test(typed) ? "" : BEFORE, AFTER).toLowerCase();
  const at = address.lastIndexOf("@");
  // Upper and lower case of some letters only meet after another normalisation.
  const local = address.slice(0, at + 1).normalize("NFKC");
  return local + asciiDomain(address.slice(at + 1));
}

/** What a text or a spreadsheet puts around an address. */
const BEFORE = `"'‘’“”‚„«»(<[`;
const AFTER = `"'‘’“”«»)>].,;:/ `;
/** A local part may be in quotes of its own. */
const IN_QUOTES = /^"[^"]*"@/;

/** The browser's URL takes symbols in the name of a host, too. */
const DOMAIN = /^(?:[\p{L}\p{M}\p{N}.-]|\u200c|\u200d)+$/u;

// eslint-disable-next-line no-control-regex -- what ASCII is
const ASCII = /^[\x00-\x7f]*$/;

/** The domain as mail servers and the domain name system know it (UTS 46); unchanged where it is not a domain. */
function asciiDomain(domain: string): string {
  if (ASCII.test(domain) || !DOMAIN.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain.normalize("NFKC");
  }
}
