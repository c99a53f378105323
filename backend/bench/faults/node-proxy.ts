import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import { once } from "node:events";
import type { MariadbServer } from "./mariadb-server.js";
import { pause } from "./product.js";

/** How often a node is asked whether it is well, and how long it may take to say so. */
const CHECK_MS = 500;

/**
 * Proxy between a site and a Galera cluster, as HAProxy is: connections go to the first node that is well,
 * and are cut when it no longer is.
 */
export class NodeProxy {
  readonly #well = new Set<MariadbServer>();
  readonly #open = new Map<MariadbServer, Set<Socket>>();
  readonly #server = createServer((socket) => {
    this.#forward(socket.on("error", () => undefined));
  });
  #stopped = false;

  /** @param nodes the preferred one first */
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

  /** For DATABASE_URL. */
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

/** Asks a node for a row; one that is no part of the cluster's majority refuses, a frozen one does not answer. */
function isWell(node: MariadbServer): Promise<boolean> {
  const probe = node.admin("SELECT 1 FROM club.migrations LIMIT 1").then(
    () => true,
    () => false,
  );
  return Promise.race([probe, pause(CHECK_MS).then(() => false)]);
}
