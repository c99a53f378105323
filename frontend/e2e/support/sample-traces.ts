import { inflateSync } from "node:zlib";
import { textOfPdf, coloursOf } from "../../../backend/src/kernel/testing/file-contents";
import type { Site } from "./site";

/** Matches words and addresses of the sample club, its people and its events, in any language of the site. */
const WORDS =
  /\bCDC\b|CDC Coding|Sample (?:University|City)|Syntax ?Siege|AlgOlympics|Code[ -]Cascade|Game[ -]of[ -]Codes|Genesis|Meenakshi|\/cdcteam|up to two|two members|team of three|first loop|दो तक|तीन लोगों की टीम|पहले लूप|সর্বোচ্চ দুজন|তিনজনের টিম|প্রথম লুপ/i;
/** Matches the product's own colour, also that of the offline page. A club with another colour must not show it. */
const COLOUR = /#?(?:1a38d6|1b35d6)/i;
const BLUE = 0x1a38d6;
/** Matches the same colour in a PDF, whose colour values are from 0 to 1. */
const PDF_BLUE = /\b0?\.1(?:01|02)\d* 0?\.2(?:19|2)\d* 0?\.8(?:39|4)\d*/;

/**
 * Matches addresses that the search does not follow: scripts, style sheets, pages for developers, and the description
 * of the API in a second format.
 */
const SKIPPED = /^(?:\/[a-z]{2})?\/(?:assets|graphql|playground|dev|api\/docs\/|api\/openapi\.yaml)\b/;
/** Matches the product's style sheet in a page's head. A later style sheet has the club's colours. */
const OWN_STYLE = /<style>.*?<\/style>/gs;

/**
 * Follows every address of the site, starting with `from`, and searches each reply for the sample's words and colour.
 * Searches pictures only for the colour.
 * @returns the traces found, such as `/events: "AlgOlympics"`, and the searched addresses
 */
export async function searchSite(site: Site, from: readonly string[]) {
  const waiting = [...from];
  const known = new Set(from);
  const traces: string[] = [];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const reply = await fetch(site.url + path);
    const type = reply.headers.get("content-type") ?? "";
    const body = Buffer.from(await reply.arrayBuffer());
    const headers = [...reply.headers].join("\n");
    for (const trace of [...(await tracesIn(type, body)), ...wordsIn(headers)])
      traces.push(`${path}: ${trace}`);
    if (!type.includes("html")) continue;
    for (const next of addressesIn(body.toString(), site.url))
      if (!known.has(next) && !SKIPPED.test(next)) {
        known.add(next);
        waiting.push(next);
      }
  }
  return { traces, addresses: known };
}

/** Returns the traces of the sample in all mails from index `first` on, including headers and attachments. */
export function searchMails(site: Site, first: number): string[] {
  return site.mail.mails.slice(first).flatMap((mail) => {
    const attached = mail.attachments.map(({ filename, text }) => `${filename}\n${text}`);
    const texts = [
      mail.fromName,
      mail.from,
      mail.subject,
      mail.text,
      mail.html,
      ...mail.headers,
      ...attached,
    ];
    return [...wordsIn(texts.join("\n")), ...coloursIn(mail.html)].map(
      (trace) => `${mail.subject}: ${trace}`,
    );
  });
}

async function tracesIn(type: string, body: Buffer): Promise<string[]> {
  if (type.includes("png")) return (await coloursOf(body)).has(BLUE) ? ["the product's colour"] : [];
  if (type.includes("pdf")) {
    const drawn = streamsOf(body);
    return [...wordsIn(textOfPdf(body)), ...(PDF_BLUE.test(drawn) ? ["the product's colour"] : [])];
  }
  if (!/text|svg|json|xml|javascript|icon/.test(type)) return [];
  const text = body.toString(type.includes("icon") ? "latin1" : "utf8");
  return [...wordsIn(text), ...coloursIn(text.replaceAll(OWN_STYLE, ""))];
}

function wordsIn(text: string): string[] {
  const [word] = WORDS.exec(text) ?? [];
  return word === undefined ? [] : [`“${word}”`];
}

function coloursIn(text: string): string[] {
  return COLOUR.test(text) ? ["the product's colour"] : [];
}

/** Returns a PDF's drawing instructions: its compressed streams as text. */
export function streamsOf(pdf: Buffer): string {
  const streams: string[] = [];
  for (let at = pdf.indexOf("stream\n"); at >= 0; at = pdf.indexOf("stream\n", at + 7)) {
    if (pdf.toString("latin1", at - 3, at) === "end") continue;
    const end = pdf.indexOf("endstream", at);
    try {
      streams.push(inflateSync(pdf.subarray(at + 7, end)).toString("latin1"));
    } catch {
      // An uncompressed stream is the picture of the club's mark, so it is skipped.
    }
  }
  return streams.join("\n");
}

/** Returns the site's own addresses in a page's links, pictures and data. */
function addressesIn(html: string, origin: string): string[] {
  const named = [...html.matchAll(/\b(?:href|src|content|loc)="([^"#]+)/g)].map(
    ([, address = ""]) => address,
  );
  return named
    .map((address) => address.replaceAll("&amp;", "&").replace(origin, ""))
    .filter((address) => /^\/(?!\/)/.test(address));
}
