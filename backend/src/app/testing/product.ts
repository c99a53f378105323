import { join } from "node:path";
import type { readEnvironment } from "../../config/environment.js";
import type { createApplication } from "../application.js";

/** The parts of the product that a test starts. */
interface Product {
  readonly createApplication: typeof createApplication;
  readonly readEnvironment: typeof readEnvironment;
}

/** Test suites that reach the server only over HTTP. `npm test` runs them against the bundle that a club runs. */
const FROM_OUTSIDE = [
  /[\\/]src[\\/]rest[\\/]/,
  // json-lists and live-standings-two-servers write to the database with entity classes from the sources, which the
  // bundle does not know.
  /[\\/]src[\\/]app[\\/](?:http|graphql)[\\/](?!json-lists|live-standings-two-servers)/,
  /[\\/]src[\\/]app[\\/](?:matrix|openapi|parity)\.test\.ts$/,
];

/** Names of folders in the backend's folder. */
const [SOURCES, BUNDLE] = ["src", "dist"] as const;

/**
 * Returns the product for a test file. Suites that reach the server only over HTTP get the bundle, which `npm test` has
 * built (`TEST_BUILT=1`). All other suites get the sources.
 */
export async function productFor(testFile: string): Promise<Product> {
  const isBuilt = process.env["TEST_BUILT"] === "1" && FROM_OUTSIDE.some((suites) => suites.test(testFile));
  const [folder, ending] = isBuilt ? [BUNDLE, "js"] : [SOURCES, "ts"];
  const [application, environment] = await Promise.all(
    ["app/application", "config/environment"].map(
      (name) =>
        import(join(import.meta.dirname, "../../..", folder, `${name}.${ending}`)) as Promise<Product>,
    ),
  );
  return { ...application, ...environment } as Product;
}
