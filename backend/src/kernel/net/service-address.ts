import { readFileSync } from "node:fs";

/** The settings of a connection over TLS. The service's certificate and name are verified. */
export interface ServiceTls {
  /** Certificates of the trusted authorities, as PEM. If absent, Node.js's own list of authorities is used. */
  readonly ca?: string;
}

/**
 * Reads the `tls` option of a service's address: `on`, or the path of a file with the authorities' certificates.
 * @throws Error with a one-line reason
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

/** Returns the text with its %-codes decoded; null if a code is invalid. */
export function percentDecoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** The parts of the URL of a database or mail server, percent-decoded. */
interface ServiceAddress {
  /** The scheme in lower case, without the colon. */
  readonly scheme: string;
  /** A name or an IP address. An IPv6 address has no brackets. */
  readonly host: string;
  /** Null if the address names no port. */
  readonly port: number | null;
  readonly user: string;
  readonly password: string;
  /** The path without its first slash. */
  readonly path: string;
  /** The query with its question mark, not decoded. */
  readonly search: string;
}

const UNREADABLE =
  "is no address: in a name or a password write / as %2F, # as %23, ? as %3F, @ as %40 and % as %25";

/**
 * Reads `scheme://user:password@host:port/path?search`.
 * @throws Error with a one-line reason that contains no part of the text
 */
export function readServiceAddress(text: string): ServiceAddress {
  const url = URL.canParse(text) ? new URL(text) : null;
  // An unescaped / ? or # in a password ends the host too early. The rest is then read as a path, a query or a
  // fragment.
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
 * Reads `rediss://host:6380?tls=FILE`. Returns the TLS settings, and the address without `tls`, because the Redis
 * client would read `tls` as an option of its own.
 * @throws Error with a one-line reason for a file that cannot be read
 */
export function redisAddress(url: string): { readonly url: string; readonly tls: ServiceTls | null } {
  const address = new URL(url);
  const tls = address.searchParams.get("tls");
  if (tls === null) return { url, tls: null };
  address.searchParams.delete("tls");
  return { url: address.href, tls: readServiceTls(tls) };
}
