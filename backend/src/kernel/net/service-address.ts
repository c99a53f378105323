import { readFileSync } from "node:fs";

/** A connection over TLS. The service's certificate is checked, its name too. */
export interface ServiceTls {
  /** Certificates of the authorities, PEM; left out, those that Node.js knows. */
  readonly ca?: string;
}

/**
 * Reads what the address of a service says of TLS: `on`, or the file with the certificates of the authorities that vouch for it.
 * @throws Error with a reason of one line
 */
export function readServiceTls(value: string): ServiceTls {
  if (value === "on") return {};
  try {
    return { ca: readFileSync(value, "utf8") };
  } catch {
    throw new Error(
      'the file behind "?tls=" cannot be read; ?tls=on goes by the authorities that Node.js knows',
    );
  }
}

/** Returns the text whose %-codes were written out, or null where one of them is none. */
export function percentDecoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** The parts of the address of a database or a mail server, without %-codes. */
interface ServiceAddress {
  /** In small letters, without its colon. */
  readonly scheme: string;
  /** An IPv6 address without its brackets. */
  readonly host: string;
  /** Null where the address has none. */
  readonly port: number | null;
  readonly user: string;
  readonly password: string;
  /** What follows the host, without its first slash. */
  readonly path: string;
  /** With its question mark, as it was written. */
  readonly search: string;
}

const UNREADABLE =
  "is no address: in a name or a password write / as %2F, # as %23, ? as %3F, @ as %40 and % as %25";

/**
 * Reads `scheme://user:password@host:port/path?search`.
 * @throws Error with a reason of one line, without any of the text.
 */
export function readServiceAddress(text: string): ServiceAddress {
  const url = URL.canParse(text) ? new URL(text) : null;
  // One of the characters in a password ends what the password is in; what follows is then a path or a fragment.
  if (!url || url.hostname === "" || url.hash !== "" || /@/.test(url.pathname + url.search))
    throw new Error(UNREADABLE);
  return {
    scheme: url.protocol.slice(0, -1),
    host: decoded(url.hostname.replace(/^\[|\]$/g, "")),
    port: url.port === "" ? null : Number(url.port),
    user: decoded(url.username),
    password: decoded(url.password),
    path: decoded(url.pathname.slice(1)),
    search: url.search,
  };
}

function decoded(part: string): string {
  const text = percentDecoded(part);
  if (text === null) throw new Error("has a % that begins no code: write it as %25");
  return text;
}

/**
 * Reads `rediss://host:6380?tls=FILE`: the address without what the client would take for an option, and how TLS is checked.
 * @throws Error with a reason of one line for a file that cannot be read
 */
export function redisAddress(url: string): { readonly url: string; readonly tls: ServiceTls | null } {
  const address = new URL(url);
  const tls = address.searchParams.get("tls");
  if (tls === null) return { url, tls: null };
  address.searchParams.delete("tls");
  return { url: address.href, tls: readServiceTls(tls) };
}
