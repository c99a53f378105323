import type { FastifyRequest } from "fastify";
import { isLoopbackAddress, isLoopbackHost } from "../../kernel/net/public-address.js";

/**
 * True for a request from this machine to this machine: its peer, all addresses named by proxies, and the host name it
 * requests are loopback. The name matters because a page of any site can make a browser here request its own name,
 * pointed at 127.0.0.1 (DNS rebinding).
 */
export function isLocalRequest(request: FastifyRequest): boolean {
  const { headers, socket } = request;
  if (headers.forwarded !== undefined || headers.via !== undefined) return false;
  const forwardedFor = [headers["x-forwarded-for"] ?? [], headers["x-real-ip"] ?? []].flat();
  const sources = [socket.remoteAddress ?? "", ...forwardedFor.flatMap((list) => list.split(","))];
  return isLoopbackHost((headers.host ?? "").replace(/:\d+$/, "")) && sources.every(isLoopbackAddress);
}
