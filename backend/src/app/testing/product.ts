import { join } from "node:path";
import type { readEnvironment } from "../../config/environment.js";
import type { createApplication } from "../application.js";

/** The parts of the product that a test starts. */
interface Product {
  readonly createApplication: typeof createApplication;
  readonly readEnvironment: typeof readEnvironment;
}

/** The suites that see the server from outside, by HTTP: in `npm test` they run what a club runs. */
const FROM_OUTSIDE = [
  /[\\/]src[\\/]rest[\\/]/,
  /[\\/]src[\\/]app[\\/](?:http|graphql)[\\/](?!json-lists|live-standings-two-servers)/, // those two hand classes to the server
  /[\\/]src[\\/]app[\\/](?:matrix|openapi|parity)\.test\.ts$/,
];

/** Below the backend's folder. */
const [SOURCES, BUNDLE] = ["src", "dist"] as const;

/**
 * Returns the product for a test file: the bundle, which `npm test` has built (`TEST_BUILT=1`), for the suites that see the
 * server from outside, and the sources for all others.
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
