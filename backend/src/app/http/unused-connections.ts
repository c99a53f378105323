import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

/**
 * Has the server drop connections that nothing was ever sent on when it stops. Browsers open such ahead of need (and
 * in place of a stream they left), and Node.js does not count them as idle: it would wait for their time-out.
 */
export function dropUnusedConnections(app: FastifyInstance, isDraining: () => boolean): void {
  const unused = new Set<Socket>();
  app.server.on("connection", (socket: Socket) => {
    unused.add(socket);
    socket.once("close", () => unused.delete(socket));
  });
  app.server.on("request", ({ socket }) => unused.delete(socket));
  // Who has a connection open hears with the next reply that it is the last: nobody's request meets a closed door. So
  // does a reply that was under way, as a connection that is idle then would be noticed half a minute later only.
  app.addHook("onSend", (_request, reply, payload, done) => {
    if (isDraining()) void reply.header("connection", "close");
    done(null, payload);
  });
  app.addHook("preClose", (done) => {
    for (const socket of unused) if (socket.bytesRead === 0) socket.destroy();
    done();
  });
}
