import { isIPv6 } from "node:net";

/**
 * The 96-bit prefixes of IPv4 addresses written as IPv6: mapped (RFC 4291, 2.5.5.2) and translated by NAT64 (RFC 6052,
 * 2.1).
 */
const IPV4_PREFIXES = ["0:0:0:0:0:ffff", "64:ff9b:0:0:0:0"];

const UNKNOWN = "unknown";

/**
 * Returns the network whose requests a limit counts together. A single home connection or phone has 2^64 IPv6 addresses
 * (RFC 6177), so IPv6 addresses count by their /64. An IPv4 address counts by itself, even if it is written as IPv6.
 * Any other text counts as itself. Clients that hung up before their address could be read count as one network:
 * Fastify's `ip` is then undefined, contrary to its type.
 */
export function networkOf(address: string | undefined): string {
  if (address === undefined) return UNKNOWN;
  const [bare = ""] = address.split("%", 1); // Drops the zone, which is this machine's name for a network interface.
  if (!isIPv6(bare)) return address;
  const groups = groupsOf(bare);
  if (IPV4_PREFIXES.includes(groups.slice(0, 6).join(":"))) {
    const bytes = groups.slice(6).flatMap((group) => [parseInt(group, 16) >> 8, parseInt(group, 16) & 0xff]);
    return bytes.join(".");
  }
  return `${groups.slice(0, 4).join(":")}::/64`;
}

/**
 * Returns the eight groups of an IPv6 address. Uses URL to convert the address to its usual spelling first (RFC 5952).
 */
function groupsOf(address: string): string[] {
  const usual = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = "", tail = ""] = usual.split("::");
  const [before, after] = [head, tail].map((part) => part.split(":").filter((group) => group !== ""));
  const missing = 8 - (before?.length ?? 0) - (after?.length ?? 0);
  return [...(before ?? []), ...Array.from({ length: missing }, () => "0"), ...(after ?? [])];
}
