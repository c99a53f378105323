/**
 * An address as the router can read it. A broken %-code in the path (`/api/events/%ff`) means itself, so that the
 * address is simply not found, like any other that does not exist; the framework would answer it past every hook.
 */
export function readableUrl(url: string): string {
  const [path = ""] = url.split("?", 1);
  if (isDecodable(path)) return url;
  return path.replaceAll("%", "%25") + url.slice(path.length);
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
