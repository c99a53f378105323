import { withoutMarks } from "./visible-text.js";

/**
 * Returns the one spelling under which an e-mail address is checked, compared and stored: without invisible characters and
 * surrounding space, compatibility forms unified (NFKC), lower case, an internationalised domain in its ASCII form. What
 * mail programs copy along is left out: "mailto:", a name with angle brackets, a full stop or comma behind it.
 */
export function normaliseEmail(text: string): string {
  const visible = withoutMarks(text.normalize("NFKC")).trim();
  const [, inBrackets] = /<([^<>]*)>[\s,;]*$/.exec(visible) ?? [];
  const address = (inBrackets ?? visible)
    .replace(/^mailto:([^?]*).*$/is, "$1")
    .trim()
    .replace(/[.,;]+$/, "")
    .toLowerCase();
  const at = address.lastIndexOf("@");
  // Upper and lower case of some letters only meet after another normalisation.
  const local = address.slice(0, at + 1).normalize("NFKC");
  return local + asciiDomain(address.slice(at + 1));
}

/** Characters that would make a part of an address of the web out of the domain. */
const NO_DOMAIN = /[\s/:?#@%\\[\]<>]/u;

// eslint-disable-next-line no-control-regex -- what ASCII is
const ASCII = /^[\x00-\x7f]*$/;

/** The domain as mail servers and the domain name system know it (UTS 46); unchanged where it is not a domain. */
function asciiDomain(domain: string): string {
  if (ASCII.test(domain) || NO_DOMAIN.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain.normalize("NFKC");
  }
}
