import { BlockList, isIPv6 } from "node:net";

/**
 * Addresses that are not internet hosts (IANA's special-purpose registries), such as this machine, its network and the
 * metadata services of clouds.
 */
const SPECIAL = new BlockList();
for (const [network, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const)
  SPECIAL.addSubnet(network, prefix, "ipv4");
for (const [network, prefix] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  // A 6to4 address contains an IPv4 address, which may be in any of the networks above.
  ["2002::", 16],
  ["3fff::", 20],
] as const)
  SPECIAL.addSubnet(network, prefix, "ipv6");

/** The part of IPv6 that is assigned to hosts. */
const GLOBAL = new BlockList();
GLOBAL.addSubnet("2000::", 3, "ipv6");

/** Returns true for an IP address that an internet host can have. */
export function isPublicAddress(address: string): boolean {
  if (!isIPv6(address)) return !SPECIAL.check(address, "ipv4");
  return GLOBAL.check(address, "ipv6") && !SPECIAL.check(address, "ipv6");
}

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet("127.0.0.0", 8, "ipv4");
LOOPBACK.addAddress("::1", "ipv6");

/** Returns true for an IP address of this machine that no other machine can reach. */
export function isLoopbackAddress(address: string): boolean {
  const trimmed = address.trim();
  return LOOPBACK.check(trimmed, isIPv6(trimmed) ? "ipv6" : "ipv4");
}

/** Returns true if a URL's host is this machine itself. */
export function isLoopbackHost(host: string): boolean {
  return /^localhost$/i.test(host) || isLoopbackAddress(host.replace(/^\[|\]$/g, ""));
}
