import { BlockList, isIPv6 } from "node:net";

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet("127.0.0.0", 8, "ipv4");
LOOPBACK.addAddress("::1", "ipv6");

/** True for an IP address of this machine that no other machine can reach. */
export function isLoopbackAddress(address: string): boolean {
  const trimmed = address.trim();
  return LOOPBACK.check(trimmed, isIPv6(trimmed) ? "ipv6" : "ipv4");
}

/** True for a host, as an address (URL) names it, that is this machine itself. */
export function isLoopbackHost(host: string): boolean {
  return /^localhost$/i.test(host) || isLoopbackAddress(host.replace(/^\[|\]$/g, ""));
}
