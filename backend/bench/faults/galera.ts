import { type Fault, type Measured } from "./experiment.js";
import { GaleraCluster } from "./galera-cluster.js";
import type { MariadbServer } from "./mariadb-server.js";
import { NodeProxy } from "./node-proxy.js";
import { checkWrites, sumUp, tally } from "./outcome.js";
import { pause, type Product, type Site, stop } from "./product.js";
import { read, Traffic, type Students } from "./traffic.js";

const ON = ["galera"] as const;
const AFTER_MS = 20_000;
const TRIES = 300;
const RENAME =
  "mutation Rename($input: UpdateProfileInput!) { updateProfile(input: $input) { viewer { name } } }";

/** A cluster with two sites. Each site prefers a different node and switches to another if that node fails. */
interface ClusterScene {
  readonly cluster: GaleraCluster;
  readonly sites: readonly Site[];
  readonly students: Students;
}

async function onCluster(
  product: Product,
  work: (scene: ClusterScene) => Promise<Measured>,
): Promise<Measured> {
  const cluster = await GaleraCluster.start();
  const proxies: NodeProxy[] = [];
  try {
    await product.seed(cluster.url);
    const students = await product.signIn(cluster.url);
    const [one, two, three] = cluster.nodes;
    if (!one || !two || !three) throw new Error("a cluster has three nodes");
    const sites: Site[] = [];
    for (const nodes of [
      [one, two, three],
      [two, one, three],
    ]) {
      const proxy = await NodeProxy.start(nodes);
      proxies.push(proxy);
      sites.push(await product.serve(proxy.url));
    }
    return await work({ cluster, sites, students });
  } finally {
    await product.endAll();
    for (const proxy of proxies) proxy.stop();
    await cluster.dispose();
  }
}

/** Returns a scenario in which the second node fails and returns after 12 seconds. */
const nodeAway =
  (
    begin: (node: MariadbServer) => Promise<void>,
    end: (node: MariadbServer) => Promise<unknown>,
  ): Fault["run"] =>
  (product) =>
    onCluster(product, async ({ cluster, sites, students }) => {
      const traffic = new Traffic(
        sites.map(({ url }) => url),
        students,
        "f",
      );
      traffic.start();
      await pause(3000);
      const [, node] = cluster.nodes;
      if (!node) throw new Error("a cluster has three nodes");
      const from = performance.now();
      await begin(node);
      await pause(12_000);
      const to = performance.now();
      await end(node);
      await pause(AFTER_MS);
      await traffic.stop();
      for (const site of sites) await stop(site);
      await node.answering();
      return { ...sumUp(traffic.asked, from, to), ...checkWrites(traffic.asked, await cluster.found()) };
    });

/** Writes through one site and immediately reads through the other. */
const readOnAnother: Fault["run"] = (product) =>
  onCluster(product, async ({ sites: [writer, reader], students: { teamless } }) => {
    const outcomes: string[] = [];
    for (let i = 0; i < TRIES; i++) {
      const token = teamless[i] ?? "";
      const name = `Reader ${String(i)}`;
      const body = { query: RENAME, variables: { input: { name } } };
      const written = await read(writer?.url ?? "", { path: "/graphql", token, body });
      const seen = await read(reader?.url ?? "", {
        path: "/graphql",
        token,
        body: { query: "{ viewer { name } }" },
      });
      outcomes.push(!written.includes(name) ? "not written" : seen.includes(name) ? "ok" : "old");
    }
    const nothing = { lost: "–", doubled: "–", slowest: "–", recovers: "–", note: "" };
    return { ...nothing, requests: `${String(TRIES)} reads`, failed: tally(outcomes) };
  });

export const GALERA_FAULTS: readonly Fault[] = [
  {
    name: "one node killed",
    how: "kill -9 of the node that one of two sites uses, started again after 12 s",
    databases: ON,
    run: nodeAway(
      (node) => node.signal("SIGKILL"),
      (node) => node.start(),
    ),
  },
  {
    name: "one node cut off",
    how: "SIGSTOP of the node that one of two sites uses, for 12 s",
    databases: ON,
    run: nodeAway(
      (node) => node.signal("SIGSTOP"),
      (node) => node.signal("SIGCONT"),
    ),
  },
  {
    name: "read on another node",
    how: `a name changed through one site and read at once through the other, ${String(TRIES)} times`,
    databases: ON,
    run: readOnAnother,
  },
];
