import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import { startSite, type Site } from "./site";
import { test as base } from "./test";

/** What lies between the browsers and the server: pulled out, every open connection breaks and no new one comes about. */
export interface Cable {
  readonly url: string;
  pull(): void;
  plugIn(): void;
  close(): Promise<void>;
}

async function layCable(portOfSite: () => number): Promise<Cable> {
  const sockets = new Set<Socket>();
  let pulled = false;
  const server = createServer((near) => {
    if (pulled) {
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
    pull() {
      pulled = true;
      cut();
    },
    plugIn() {
      pulled = false;
    },
    async close() {
      server.close();
      cut();
      await once(server, "close");
    },
  };
}

/** The test of support/test.ts, but its site is reached over a cable that a test can pull. */
export const test = base.extend<
  object,
  { cabled: { readonly cable: Cable; readonly direct: string; readonly site: Site } }
>({
  cabled: [
    async ({}, provide) => {
      let port = 0;
      const cable = await layCable(() => port);
      const site = await startSite({ PUBLIC_URL: cable.url });
      port = Number(new URL(site.url).port);
      await provide({ cable, direct: site.url, site: { ...site, url: cable.url } });
      await cable.close();
      await site.stop();
    },
    { scope: "worker" },
  ],
  site: [
    async ({ cabled }, provide) => {
      await provide(cabled.site);
    },
    { scope: "worker" },
  ],
});
