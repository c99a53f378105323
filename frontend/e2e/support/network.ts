import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import { startSite, type Site } from "./site";
import { test as base } from "./test";

/**
 * The connection between browsers and server. While it is disconnected, all open connections are closed and new ones
 * fail.
 */
interface Network {
  readonly url: string;
  disconnect(): void;
  reconnect(): void;
  close(): Promise<void>;
}

async function startNetwork(portOfSite: () => number): Promise<Network> {
  const sockets = new Set<Socket>();
  let disconnected = false;
  const server = createServer((near) => {
    if (disconnected) {
      near.destroy();
      return;
    }
    const far = connect(portOfSite(), "localhost");
    for (const [from, to] of [[near, far] as const, [far, near] as const]) {
      sockets.add(from);
      from.pipe(to);
      from.on("error", () => to.destroy());
      from.on("close", () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  }).listen(0, "localhost");
  await once(server, "listening");
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `http://localhost:${String((server.address() as AddressInfo).port)}`,
    disconnect() {
      disconnected = true;
      cut();
    },
    reconnect() {
      disconnected = false;
    },
    async close() {
      server.close();
      cut();
      await once(server, "close");
    },
  };
}

/** A site behind a simulated network, and its address that bypasses the network. */
interface NetworkedSite extends Site {
  readonly network: Network;
  readonly direct: string;
}

async function startNetworkedSite(): Promise<NetworkedSite> {
  let port = 0;
  const network = await startNetwork(() => port);
  const site = await startSite({ PUBLIC_URL: network.url });
  port = Number(new URL(site.url).port);
  return {
    ...site,
    url: network.url,
    network,
    direct: site.url,
    async stop() {
      await network.close();
      await site.stop();
    },
  };
}

/** The `test` of support/test.ts with a site behind a network that the test can disconnect. */
export const test = base.extend<{ readonly networked: NetworkedSite }>({
  networked: async ({ siteNamed }, provide) => {
    await provide((await siteNamed("networked", startNetworkedSite)) as NetworkedSite);
  },
  site: async ({ networked }, provide) => {
    await provide(networked);
  },
});
