import { connect, createServer, type AddressInfo, type Socket } from "node:net";

/** A relay between a client and a database server, so that tests can interrupt the connection. */
export interface Relay {
  /** The server's address through the relay. */
  readonly url: string;
  /** Stops passing data in both directions, without an error, like a server that hangs. */
  hang(): void;
  /** Ends `hang` or `refuse`. Also passes on the data that `hang` held back. */
  resume(): void;
  /** Cuts every connection and refuses new ones until `resume`, like a server that is down. */
  refuse(): Promise<void>;
  close(): Promise<void>;
}

/** Starts a relay to the server that `target` names (`mysql://…`). */
export async function startRelay(target: string): Promise<Relay> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let isHanging = false;
  const server = createServer((client) => {
    const upstream = connect(Number(port || 3306), hostname);
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket);
      socket.on("data", (chunk) => other.write(chunk));
      socket.on("error", () => other.destroy());
      socket.on("close", () => {
        sockets.delete(socket);
        other.destroy();
      });
      if (isHanging) socket.pause();
    }
  });
  const listen = (at: number): Promise<void> =>
    new Promise((resolve, reject) => {
      server.once("error", reject);
      server.listen(at, "127.0.0.1", resolve);
    });
  const stop = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => {
        resolve();
      });
      for (const socket of sockets) socket.destroy();
    });
  await listen(0);
  const own = (server.address() as AddressInfo).port;
  const url = new URL(target);
  url.host = `127.0.0.1:${String(own)}`;
  return {
    url: url.href,
    hang() {
      isHanging = true;
      for (const socket of sockets) socket.pause();
    },
    resume() {
      isHanging = false;
      for (const socket of sockets) socket.resume();
      if (!server.listening) server.listen(own, "127.0.0.1");
    },
    refuse: stop,
    close: () => (server.listening ? stop() : Promise.resolve()),
  };
}
