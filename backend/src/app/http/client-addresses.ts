import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

/**
 * Has every connection keep its client's address. Node.js asks the system for it when it is first read, and keeps it: once
 * the client has hung up, the system knows it no more, and `request.ip` would be undefined.
 */
export function keepClientAddresses(app: FastifyInstance): void {
  app.server.on("connection", (socket: Socket) => socket.remoteAddress);
}
