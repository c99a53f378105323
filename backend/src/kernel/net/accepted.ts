import Negotiator from "negotiator";

/** The compression of a reply's body. */
export type Encoding = "br" | "gzip" | "identity";

const JSON_TYPES = ["application/graphql-response+json", "application/json"];
const HTML = "text/html";

/**
 * Returns the encoding that an Accept-Encoding header prefers. Among equal preferences, the first offered encoding
 * wins.
 */
export function acceptedEncoding(
  header: string | undefined,
  offered: readonly Encoding[] = ["br", "gzip"],
): Encoding {
  if (header === undefined) return "identity";
  const negotiator = new Negotiator({ headers: { "accept-encoding": header } });
  const [first] = negotiator.encodings([...offered, "identity"], { preferred: offered });
  return offered.find((encoding) => encoding === first) ?? "identity";
}

/**
 * Returns the offered language that an Accept-Language header prefers, whatever its region; null if the header names
 * none of the languages.
 */
export function acceptedLanguage<Language extends string>(
  header: string,
  offered: readonly Language[],
): Language | null {
  const [first] = new Negotiator({ headers: { "accept-language": header } }).languages(offered);
  return offered.find((language) => language === first) ?? null;
}

/**
 * Returns whether an Accept header names HTML and does not prefer JSON. Browsers send such a header when they open a
 * page.
 */
export function prefersHtml(header: string | undefined): boolean {
  return new Negotiator({ headers: { accept: header } }).mediaTypes([...JSON_TYPES, HTML])[0] === HTML;
}
