import { BlockList, isIPv6 } from "node:net";
import type { FastifyRequest } from "fastify";

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet("127.0.0.0", 8, "ipv4");
LOOPBACK.addAddress("::1", "ipv6");

const LOCAL_HOST = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i;

/**
 * True for a request from this machine to this machine: its peer, everybody a proxy says it came from, and the name it
 * asks for are all loopback. The name counts because a page of any site can have a browser here ask for its own name,
 * pointed at 127.0.0.1 (DNS rebinding).
 */
export function isLocalRequest(request: FastifyRequest): boolean {
  const { headers, socket } = request;
  if (headers.forwarded !== undefined || headers.via !== undefined) return false;
  const said = [headers["x-forwarded-for"] ?? [], headers["x-real-ip"] ?? []].flat();
  const sources = [socket.remoteAddress ?? "", ...said.flatMap((list) => list.split(","))];
  return LOCAL_HOST.test(headers.host ?? "") && sources.every(isLoopback);
}

function isLoopback(address: string): boolean {
  const trimmed = address.trim();
  return LOOPBACK.check(trimmed, isIPv6(trimmed) ? "ipv6" : "ipv4");
}
