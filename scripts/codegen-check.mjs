/**
 * `npm run codegen:check`: fails when the committed files differ from the output of `npm run codegen`. Leaves the files
 * unchanged.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { ensureInstalled } from "./lib/install.mjs";
import { ROOT } from "./lib/paths.mjs";
import { runScript } from "./lib/run-script.mjs";
import { passThrough } from "./lib/steps.mjs";

const FOLDER = "frontend/src/graphql/";

/**
 * Returns the generated files. This check does not notice a committed file that is no longer generated, but `npm run
 * dead-code` does, because nothing imports the file.
 */
const generated = () => [
  "schema.graphql",
  ...readdirSync(ROOT + FOLDER, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !/test\.ts$/.test(file))
    .map((file) => FOLDER + file),
];

/** @param {string} file */
const read = (file) => readFileSync(ROOT + file, "utf8");

await runScript(async () => {
  await ensureInstalled();
  const before = new Map(generated().map((file) => [file, read(file)]));
  try {
    const tool = "node_modules/@graphql-codegen/cli/esm/bin.js";
    process.exitCode = await passThrough(process.execPath, [tool, "--config", "codegen.yml"]);
    const stale = generated().filter((file) => read(file) !== before.get(file));
    for (const file of stale) console.error(`${file} is out of date: run \`npm run codegen\`.`);
    if (stale.length > 0) process.exitCode = 1;
  } finally {
    for (const file of generated()) {
      const text = before.get(file);
      if (text === undefined) rmSync(ROOT + file);
      else if (read(file) !== text) writeFileSync(ROOT + file, text);
    }
  }
});
