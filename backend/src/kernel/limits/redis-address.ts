import { readServiceTls, type ServiceTls } from "../net/service-tls.js";

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
