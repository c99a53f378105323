import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import { once } from "node:events";
import type { MariadbServer } from "./mariadb-server.js";
import { pause } from "./product.js";

/** Milliseconds between two health checks of a node, and the timeout of a check. */
const CHECK_MS = 500;

/**
 * A proxy between a site and a Galera cluster. Like HAProxy, it routes connections to the first healthy node, and cuts
 * them when that node becomes unhealthy.
 */
export class NodeProxy {
  readonly #well = new Set<MariadbServer>();
  readonly #open = new Map<MariadbServer, Set<Socket>>();
  readonly #server = createServer((socket) => {
    this.#forward(socket.on("error", () => undefined));
  });
  #stopped = false;

  /** @param nodes in order of preference */
  private constructor(private readonly nodes: readonly MariadbServer[]) {
    for (const node of nodes) this.#well.add(node);
  }

  static async start(nodes: readonly MariadbServer[]): Promise<NodeProxy> {
    const proxy = new NodeProxy(nodes);
    proxy.#server.listen(0, "127.0.0.1");
    await once(proxy.#server, "listening");
    for (const node of nodes) void proxy.#watch(node);
    return proxy;
  }

  /** The database's address through the proxy, for DATABASE_URL. */
  get url(): string {
    const url = new URL(this.nodes[0]?.url ?? "");
    url.port = String((this.#server.address() as AddressInfo).port);
    return url.href;
  }

  stop(): void {
    this.#stopped = true;
    this.#server.close();
    for (const node of this.nodes) this.#cut(node);
  }

  #forward(socket: Socket): void {
    const node = this.nodes.find((one) => this.#well.has(one));
    if (!node) {
      socket.destroy();
      return;
    }
    const upstream = connect(node.port, "127.0.0.1").on("error", () => undefined);
    for (const end of [socket, upstream]) {
      this.#socketsOf(node).add(end);
      end.on("close", () => {
        this.#socketsOf(node).delete(end);
        socket.destroy();
        upstream.destroy();
      });
    }
    socket.pipe(upstream).pipe(socket);
  }

  async #watch(node: MariadbServer): Promise<void> {
    while (!this.#stopped) {
      if (await isWell(node)) this.#well.add(node);
      else {
        this.#well.delete(node);
        this.#cut(node);
      }
      await pause(CHECK_MS);
    }
  }

  #cut(node: MariadbServer): void {
    for (const socket of this.#socketsOf(node)) socket.destroy();
  }

  #socketsOf(node: MariadbServer): Set<Socket> {
    const open = this.#open.get(node) ?? new Set();
    this.#open.set(node, open);
    return open;
  }
}

/**
 * Returns whether a node answers a query in time. A node outside the cluster's majority refuses the query, and a frozen
 * node does not answer.
 */
function isWell(node: MariadbServer): Promise<boolean> {
  const probe = node.admin("SELECT 1 FROM club.migrations LIMIT 1").then(
    () => true,
    () => false,
  );
  return Promise.race([probe, pause(CHECK_MS).then(() => false)]);
}
