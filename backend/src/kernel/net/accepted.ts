import Negotiator from "negotiator";

/** How the body of a reply is packed. */
export type Encoding = "br" | "gzip" | "identity";

const JSON_TYPES = ["application/graphql-response+json", "application/json"];
const HTML = "text/html";

/** Returns the encoding that an Accept-Encoding header wants most; of equal ones the first that is offered. */
export function acceptedEncoding(
  header: string | undefined,
  offered: readonly Encoding[] = ["br", "gzip"],
): Encoding {
  if (header === undefined) return "identity";
  const negotiator = new Negotiator({ headers: { "accept-encoding": header } });
  const [first] = negotiator.encodings([...offered, "identity"], { preferred: offered });
  return offered.find((encoding) => encoding === first) ?? "identity";
}

/** Returns the first of `offered` that an Accept-Language header wants most, whatever the country; null for none. */
export function acceptedLanguage<Language extends string>(
  header: string,
  offered: readonly Language[],
): Language | null {
  const [first] = new Negotiator({ headers: { "accept-language": header } }).languages(offered);
  return offered.find((language) => language === first) ?? null;
}

/** Returns whether an Accept header names HTML, as a browser's does that opens a page, and wants no JSON more. */
export function prefersHtml(header: string | undefined): boolean {
  return new Negotiator({ headers: { accept: header } }).mediaTypes([...JSON_TYPES, HTML])[0] === HTML;
}
