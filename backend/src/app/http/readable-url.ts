import { percentDecoded } from "../../kernel/net/service-address.js";

/**
 * A URL that the router can decode. A malformed %-code in the path (`/api/events/%ff`) is taken literally, so that the
 * path is simply not found, like any other that does not exist; the framework would answer it without running our hooks.
 */
export function readableUrl(url: string): string {
  const [path = ""] = url.split("?", 1);
  if (percentDecoded(path) !== null) return url;
  return path.replaceAll("%", "%25") + url.slice(path.length);
}
