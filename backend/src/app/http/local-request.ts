import type { FastifyRequest } from "fastify";
import { isLoopbackAddress, isLoopbackHost } from "../../kernel/net/public-address.js";

/**
 * Returns true for a request from this machine to this machine. The peer, all addresses named by proxies, and the
 * requested host name must be loopback. The host name is checked because of DNS rebinding: any site can point its own
 * name at 127.0.0.1 and make a local browser request that name.
 */
export function isLocalRequest(request: FastifyRequest): boolean {
  const { headers, socket } = request;
  if (headers.forwarded !== undefined || headers.via !== undefined) return false;
  const forwardedFor = [headers["x-forwarded-for"] ?? [], headers["x-real-ip"] ?? []].flat();
  const sources = [socket.remoteAddress ?? "", ...forwardedFor.flatMap((list) => list.split(","))];
  return isLoopbackHost((headers.host ?? "").replace(/:\d+$/, "")) && sources.every(isLoopbackAddress);
}
