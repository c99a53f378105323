import { join } from "node:path";
import type { readEnvironment } from "../../config/environment.js";
import type { createApplication } from "../application.js";

/** The parts of the product that a test starts. */
interface Product {
  readonly createApplication: typeof createApplication;
  readonly readEnvironment: typeof readEnvironment;
}

/**
 * Test suites that test a running server over HTTP, and pass it no classes from the sources. `npm test` runs them
 * against the bundle that a club runs.
 */
const FROM_OUTSIDE = [
  /[\\/]src[\\/]rest[\\/]/,
  // Two suites are excluded, because they write to the database with entity classes from the sources. The bundle does
  // not know these classes.
  /[\\/]src[\\/]app[\\/](?:http|graphql)[\\/](?!json-lists|live-standings-two-servers)/,
  /[\\/]src[\\/]app[\\/](?:matrix|openapi|parity)\.test\.ts$/,
];

/** Names of folders in the backend's folder. */
const [SOURCES, BUNDLE] = ["src", "dist"] as const;

/**
 * Returns the product for a test file. The suites of `FROM_OUTSIDE` get the bundle if `npm test` has built it
 * (`TEST_BUILT=1`). All other suites get the sources.
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
