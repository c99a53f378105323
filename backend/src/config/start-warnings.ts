import { isLoopbackHost } from "../kernel/net/public-address.js";
import type { Environment } from "./environment.js";

/** Returns a line for the startup log for each setting that is allowed in production, but probably not intended. */
export function startWarnings({
  NODE_ENV,
  PUBLIC_URL,
  TRUST_PROXY,
  DATABASE_URL,
  REDIS_URL,
}: Pick<Environment, "NODE_ENV" | "PUBLIC_URL" | "TRUST_PROXY" | "DATABASE_URL" | "REDIS_URL">): string[] {
  if (NODE_ENV !== "production") return [];
  const { protocol, hostname } = new URL(PUBLIC_URL);
  const lines: string[] = [];
  if (protocol === "http:" && !isLoopbackHost(hostname))
    lines.push(
      "PUBLIC_URL begins with http://: passwords and sessions can be read by everybody along the way",
    );
  if (protocol === "https:" && TRUST_PROXY === "")
    lines.push(
      "PUBLIC_URL is https and TRUST_PROXY is unset: everybody who comes through the TLS proxy counts as one and the " +
        "same address, and shares its limits",
    );
  for (const [name, address] of Object.entries({ DATABASE_URL, REDIS_URL }))
    if (isElsewhereInPlain(address))
      lines.push(
        `${name} leads to another machine without TLS: everybody along the way can read what is sent, passwords too`,
      );
  return lines;
}

/**
 * Returns whether an address leads to a service on another machine without TLS. A host name without a dot does not
 * count, because such a name belongs to a container network.
 */
function isElsewhereInPlain(address: string): boolean {
  if (!/^(?:mysql|redis):/i.test(address)) return false;
  const { hostname, searchParams } = new URL(address);
  return /[.:]/.test(hostname) && !isLoopbackHost(hostname) && !searchParams.has("tls");
}
