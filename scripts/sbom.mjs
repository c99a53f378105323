/**
 * `npm run --silent sbom > sbom.json`: lists the packages that are needed to build and run the site, as a CycloneDX
 * document. Takes npm's own list and removes the packages that only a devDependency needs. `npm sbom --omit dev` is not
 * used, because it also leaves out packages that both the site and a test need, such as react and graphql.
 */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { ensureInstalled } from "./lib/install.mjs";
import { ROOT } from "./lib/paths.mjs";
import { runScript } from "./lib/run-script.mjs";
import { StepFailed } from "./lib/steps.mjs";

/** @typedef {{ "bom-ref": string, name: string, properties?: { name: string, value: string }[] }} Component */
/** @typedef {{ metadata: { component: Component }, components: Component[], dependencies: { ref: string, dependsOn?: string[] }[] }} Bom */

/** The property with which npm marks a package that only a devDependency needs. */
const ONLY_DEVELOPMENT = "cdx:npm:package:development";
const LARGEST = 64 * 1024 * 1024;

await runScript(async () => {
  process.chdir(ROOT);
  await ensureInstalled();
  const npm = spawnSync("npm", ["sbom", "--sbom-format", "cyclonedx"], {
    encoding: "utf8",
    maxBuffer: LARGEST,
    shell: process.platform === "win32",
  });
  if (npm.status !== 0) throw new StepFailed(`npm sbom failed: ${npm.stderr}`);
  const bom = /** @type {Bom} */ (JSON.parse(npm.stdout));
  const own = /** @type {{ name: string }} */ (JSON.parse(readFileSync("package.json", "utf8")));
  bom.metadata.component.name = own.name; // npm would use the folder's name
  bom.components = bom.components.filter(
    ({ properties = [] }) =>
      !properties.some(({ name, value }) => name === ONLY_DEVELOPMENT && value === "true"),
  );
  const installed = new Set(
    [bom.metadata.component, ...bom.components].map((component) => component["bom-ref"]),
  );
  bom.dependencies = bom.dependencies
    .filter(({ ref }) => installed.has(ref))
    .map(({ ref, dependsOn = [] }) => ({
      ref,
      dependsOn: dependsOn.filter((other) => installed.has(other)),
    }));
  console.log(JSON.stringify(bom, null, 2));
});
