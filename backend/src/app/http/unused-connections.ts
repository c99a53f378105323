import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

/**
 * Makes a stopping server close connections on which no data was ever sent. Browsers open such connections in advance,
 * and also when they have closed a stream. Node.js does not count these connections as idle and would wait for their
 * timeout.
 */
export function dropUnusedConnections(app: FastifyInstance, isDraining: () => boolean): void {
  const unused = new Set<Socket>();
  app.server.on("connection", (socket: Socket) => {
    unused.add(socket);
    socket.once("close", () => unused.delete(socket));
  });
  app.server.on("request", ({ socket }) => unused.delete(socket));
  // The header `Connection: close` tells clients that this reply is the connection's last one, so that no request hits
  // a closed connection. A reply in progress needs the header, too. Otherwise its connection would stay open
  // afterwards, and the server would wait for it.
  app.addHook("onSend", (_request, reply, payload, done) => {
    if (isDraining()) void reply.header("connection", "close");
    done(null, payload);
  });
  app.addHook("preClose", (done) => {
    for (const socket of unused) if (socket.bytesRead === 0) socket.destroy();
    done();
  });
}
