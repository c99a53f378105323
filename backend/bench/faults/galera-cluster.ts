import { freePort } from "../../../scripts/lib/ports.mjs";
import type { Place } from "./databases.js";
import { MariadbServer } from "./mariadb-server.js";
import type { Found } from "./outcome.js";

const PROVIDER = "/usr/lib/galera/libgalera_smm.so";
const NODES = 3;

/** Three MariaDB servers on this machine that form a Galera cluster. Needs Debian's galera-4 and rsync. */
export class GaleraCluster implements Place {
  readonly name = "galera";

  private constructor(readonly nodes: readonly MariadbServer[]) {}

  static async start(): Promise<GaleraCluster> {
    const group = await Promise.all(Array.from({ length: NODES }, () => freePort()));
    const nodes: MariadbServer[] = [];
    for (const [i, port] of group.entries()) nodes.push(await makeNode(group, port, i));
    const cluster = new GaleraCluster(nodes);
    try {
      for (const [i, node] of nodes.entries()) {
        node.launch(i === 0 ? ["--wsrep-new-cluster"] : []);
        await node.answering();
      }
    } catch (error) {
      await cluster.dispose();
      throw error;
    }
    return cluster;
  }

  /** The address of the first node. */
  get url(): string {
    return this.nodes[0]?.url ?? "";
  }

  /**
   * Returns the number of stored rows for each write mark on the first node.
   * @throws Error if the nodes differ
   */
  async found(): Promise<Found> {
    const all = await Promise.all(this.nodes.map((node) => node.found()));
    const [first = new Map<string, number>()] = all;
    for (const other of all)
      if (other.size !== first.size || [...first.keys()].some((mark) => !other.has(mark)))
        throw new Error("the nodes differ");
    return first;
  }

  async dispose(): Promise<void> {
    for (const node of this.nodes) await node.dispose();
  }
}

async function makeNode(group: readonly number[], groupPort: number, i: number): Promise<MariadbServer> {
  const [ist, sst, port] = await Promise.all([freePort(), freePort(), freePort()]);
  const provider = `gmcast.listen_addr=tcp://127.0.0.1:${String(groupPort)};ist.recv_addr=127.0.0.1:${String(ist)};gcache.size=32M`;
  return MariadbServer.make({
    port,
    isFirst: i === 0,
    settings: [
      "--binlog-format=ROW",
      "--innodb-autoinc-lock-mode=2",
      "--wsrep-on=ON",
      `--wsrep-provider=${PROVIDER}`,
      "--wsrep-cluster-name=faults",
      `--wsrep-cluster-address=gcomm://${group.map((one) => `127.0.0.1:${String(one)}`).join(",")}`,
      `--wsrep-node-name=node${String(i + 1)}`,
      `--wsrep-node-address=127.0.0.1:${String(groupPort)}`,
      `--wsrep-node-incoming-address=127.0.0.1:${String(port)}`,
      "--wsrep-sst-method=rsync",
      `--wsrep-sst-receive-address=127.0.0.1:${String(sst)}`,
      // The last node is the preferred donor, because it serves no site. The trailing comma allows any other node.
      `--wsrep-sst-donor=node${String(NODES)},`,
      `--wsrep-provider-options=${provider}`,
    ],
  });
}
