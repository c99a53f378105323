import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { deriveKey } from "../src/kernel/crypto/seal.js";
import { TEST_SECRET } from "../src/kernel/testing/test-secret.js";
import { startProduct } from "./product.js";
import { R1_QUERY, R2_QUERY, R3_QUERY, W1_MUTATION } from "./queries.js";
import { startServer, type RunningServer } from "./servers.js";
import type { Shot } from "./wrk.js";

/** A server to measure, with its request for each case. */
export interface Contestant {
  readonly name: string;
  readonly server: RunningServer;
  /**
   * Returns the request for a case, or null if this server does not support the case. The caller adds the tokens.
   * @param prefix the beginning of the names of the teams that the request creates
   */
  readonly shot: (name: CaseName, prefix: string) => Shot | null;
}

/**
 * The cases of docs/performance.md. R2z is R2 with a compressed reply, as browsers request it. Only the product can
 * compress such a reply.
 */
export const CASES = ["R1", "R2", "R2z", "R3", "P1", "W1"] as const;
export type CaseName = (typeof CASES)[number];

const DOCUMENTS = { R1: R1_QUERY, R2: R2_QUERY, R2z: R2_QUERY, R3: R3_QUERY, W1: W1_MUTATION };
const PATHS = { R1: "/my-team", R2: "/teams", R2z: "/teams", R3: "/users", W1: "/create-team", P1: "/" };

/**
 * Starts all servers to compare, on one database:
 * - the product, and the product from another checkout (if given)
 * - the fastest server possible with the product's stack (servers/limit.mjs)
 * - the bare server with and without a token check (servers/bare.mjs)
 * @param folder where to store the home page that the bare server sends
 * @param contestants receives each server as soon as it has started, so that the calling code can stop it even if a
 * later server fails to start
 */
export async function startContestants(
  contestants: Contestant[],
  root: string,
  database: string,
  folder: string,
  before: string | undefined,
): Promise<void> {
  const checkouts = [
    { name: "product", root },
    ...(before === undefined ? [] : [{ name: "before", root: before }]),
  ];
  const parts = String(checkouts.length + 3);
  for (const [n, checkout] of checkouts.entries()) {
    const server = await startProduct(checkout.root, database, 4181 + n);
    contestants.push({ name: checkout.name, server, shot: (name, prefix) => graphql(server, name, prefix) });
  }
  const page = `${folder}/page.html.br`;
  const home = await fetch(contestants[0]?.server.url ?? "", { headers: { "accept-encoding": "br" } });
  await writeFile(page, Buffer.from(await home.arrayBuffer()));
  const own = (file: string): string => fileURLToPath(new URL(`servers/${file}`, import.meta.url));
  const add = async (
    name: string,
    file: string,
    shot: ShotAt<Shot | null>,
    env: NodeJS.ProcessEnv = {},
  ): Promise<void> => {
    const server = await startServer([own(file), database, String(contestants.length), parts, page], env);
    contestants.push({ name, server, shot: (one, prefix) => shot(server, one, prefix) });
  };
  const key = deriveKey(TEST_SECRET, "access-token").toString("hex");
  await add("limit", "limit.mjs", without(["P1", "R2z"], graphql));
  await add("bare", "bare.mjs", without(["R2z"], plain));
  await add("bare+token", "bare.mjs", without(["P1", "R2z"], plain), { TOKEN_KEY: key });
}

type ShotAt<Found> = (server: RunningServer, name: CaseName, prefix: string) => Found;

function without(skipped: readonly CaseName[], shot: ShotAt<Shot>): ShotAt<Shot | null> {
  return (server, name, prefix) => (skipped.includes(name) ? null : shot(server, name, prefix));
}

function graphql({ url }: RunningServer, name: CaseName, prefix: string): Shot {
  if (name === "P1") return { url: `${url}/`, compressed: true };
  const variables = name === "W1" ? { input: { name: `${prefix} %d` } } : {};
  const compressed = name === "R2z";
  return { url: `${url}/graphql`, body: JSON.stringify({ query: DOCUMENTS[name], variables }), compressed };
}

function plain({ url }: RunningServer, name: CaseName, prefix: string): Shot {
  const address = url + PATHS[name];
  if (name === "P1") return { url: address, compressed: true };
  return { url: address, body: JSON.stringify(name === "W1" ? { name: `${prefix} %d` } : {}) };
}
