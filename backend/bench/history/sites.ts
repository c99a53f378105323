import { setTimeout as sleep } from "node:timers/promises";
import { MariadbServer } from "../faults/mariadb-server.js";
import { SqlitePlace } from "../faults/databases.js";
import { kill, Product, stop, type Site } from "../faults/product.js";
import { AS_DOCUMENTED } from "../product.js";
import { freePort } from "../../../scripts/lib/ports.mjs";
import type { Random } from "./random.js";

const SETTINGS = { NODE_OPTIONS: AS_DOCUMENTED.flags.join(" "), ...AS_DOCUMENTED.env, LOG_LEVEL: "error" };

/** One or two servers of the built site on one database. Each server can be killed and restarts at the same address. */
export class Sites {
  readonly #product: Product;
  readonly #sites: Site[] = [];
  kills = 0;

  private constructor(
    root: string,
    readonly place: SqlitePlace | MariadbServer,
    readonly ports: readonly number[],
    private readonly env: NodeJS.ProcessEnv,
  ) {
    this.#product = new Product(root);
  }

  /** Starts a database with its servers: one server for SQLite, two for MariaDB. */
  static async start(root: string, database: string, env: NodeJS.ProcessEnv): Promise<Sites> {
    const place =
      database === "mariadb" ? await (await MariadbServer.make()).start() : await SqlitePlace.make();
    const ports = [await freePort()];
    if (database === "mariadb") ports.push(await freePort());
    const sites = new Sites(root, place, ports, { ...SETTINGS, ...env });
    for (const number of ports.keys()) await sites.#serve(number);
    return sites;
  }

  get urls(): string[] {
    return this.ports.map((port) => `http://127.0.0.1:${String(port)}`);
  }

  /** Kills and restarts one of the servers or, on MariaDB, the database. Returns the name of the killed process. */
  async killOne(random: Random): Promise<string> {
    this.kills++;
    const { place } = this;
    if (place instanceof MariadbServer && random.chance(0.4)) {
      await place.signal("SIGKILL");
      await sleep(random.below(1500));
      await place.start();
      return "database";
    }
    const number = random.below(this.ports.length);
    const site = this.#sites[number];
    if (site) {
      kill(site, "SIGKILL");
      await site.ended;
    }
    await sleep(random.below(500));
    await this.#serve(number);
    return `server ${String(number + 1)}`;
  }

  async #serve(number: number): Promise<void> {
    const port = this.ports[number];
    if (port === undefined) throw new Error("no such server");
    this.#sites[number] = await this.#product.serve(this.place.url, { port, env: this.env });
  }

  async dispose(): Promise<void> {
    for (const site of this.#sites) await stop(site);
    await this.#product.endAll();
    await this.place.dispose();
  }
}
