import { MariadbServer } from "./mariadb-server.js";
import { type Place, SqlitePlace } from "./databases.js";
import { checkWrites, type Outcome, sumUp } from "./outcome.js";
import { listening, pause, type Product, type Site, stop } from "./product.js";
import { type Students, Traffic } from "./traffic.js";

/** How long the traffic runs before the fault begins, and after the fault has ended. */
const BEFORE_MS = 3000;
const AFTER_MS = 12_000;

/** The values of `--database`. */
export type DatabaseName = Place["name"];

/** A fault, with the function that produces its row in the results table. */
export interface Fault {
  readonly name: string;
  readonly how: string;
  readonly databases: readonly DatabaseName[];
  run(product: Product, database: DatabaseName): Promise<Measured>;
}

/** A row of the table, without the columns that describe the fault. */
export type Measured = Omit<Outcome, "fault" | "database" | "how">;

/** A site with its database, users and traffic, as a fault receives it. */
interface Scene<P extends Place = Place> {
  readonly place: P;
  readonly site: Site;
  readonly students: Students;
  readonly product: Product;
  readonly traffic: Traffic;
}

/** A fault that lasts for some seconds and then ends. */
export interface Outage<P extends Place> {
  readonly seconds: number;
  /** Begins the outage and returns the function that ends it. */
  begin(scene: Scene<P>): Promise<() => Promise<unknown>>;
  /** Changes the database before the site starts. */
  prepare?(place: P): Promise<void>;
  /** The id of the system user that the site runs as. */
  readonly uid?: number;
  /**
   * True if the site has to be restarted after the fault, as an operator would do. Then only writes sent during the
   * fault are checked for losses.
   */
  readonly restarts?: boolean;
}

/** Starts an empty database of the chosen kind. */
export async function placeOf(database: DatabaseName): Promise<Place> {
  return database === "sqlite" ? SqlitePlace.make() : (await MariadbServer.make()).start();
}

/** Measures an outage of a running site, with traffic before, during and after the outage. */
export async function duringOutage<P extends Place>(
  product: Product,
  place: P,
  outage: Outage<P>,
): Promise<Measured> {
  try {
    await product.seed(place.url);
    const students = await product.signIn(place.url);
    await outage.prepare?.(place);
    const uid = outage.uid === undefined ? {} : { uid: outage.uid };
    let site = await product.start(place.url, uid);
    await listening(site);
    const traffic = new Traffic([site.url], students, "f");
    traffic.start();
    await pause(BEFORE_MS);
    const from = performance.now();
    const end = await outage.begin({ place, site, students, product, traffic });
    await pause(outage.seconds * 1000);
    const to = performance.now();
    await end();
    if (outage.restarts) {
      await stop(site);
      site = await product.serve(place.url, { port: site.port });
    }
    await pause(AFTER_MS);
    await traffic.stop();
    const { how, ms } = await stop(site);
    const ended = how === "0" && ms <= 8000 ? "" : `; SIGTERM: ${how} after ${(ms / 1000).toFixed(1)} s`;
    const counted = outage.restarts ? traffic.asked.filter(({ at }) => at >= from && at < to) : traffic.asked;
    const sums = sumUp(traffic.asked, from, to);
    return { ...sums, ...checkWrites(counted, await place.found()), note: `${sums.note}${ended}` };
  } finally {
    await product.endAll();
    await place.dispose();
  }
}

/**
 * Returns the `run` function for an outage of a SQLite database.
 * @param megabytes size of a separate file system that holds only the database
 */
export const onSqlite =
  (outage: Outage<SqlitePlace>, megabytes?: number): Fault["run"] =>
  async (product) =>
    duringOutage(product, await SqlitePlace.make(megabytes), outage);

/** Returns the `run` function for an outage of a MariaDB server. */
export const onMariadb =
  (outage: Outage<MariadbServer>): Fault["run"] =>
  async (product) =>
    duringOutage(product, await (await MariadbServer.make()).start(), outage);
