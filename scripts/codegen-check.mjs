/** `npm run codegen:check`: fails when the committed files differ from what `npm run codegen` would make. Changes nothing. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { ensureInstalled } from "./lib/install.mjs";
import { ROOT } from "./lib/paths.mjs";
import { runScript } from "./lib/run-script.mjs";
import { passThrough } from "./lib/steps.mjs";

const GENERATED = [
  "schema.graphql",
  "frontend/src/graphql/generated.ts",
  ...["contact", "event", "events", "home", "join", "members", "own"].map(
    (page) => `frontend/src/graphql/pages/${page}.ts`,
  ),
];

/** @param {string} file */
const read = (file) => (existsSync(ROOT + file) ? readFileSync(ROOT + file, "utf8") : "");

await runScript(async () => {
  await ensureInstalled();
  const before = GENERATED.map(read);
  try {
    const tool = "node_modules/@graphql-codegen/cli/esm/bin.js";
    process.exitCode = await passThrough(process.execPath, [tool, "--config", "codegen.yml"]);
    const stale = GENERATED.filter((file, index) => read(file) !== before[index]);
    for (const file of stale) console.error(`${file} is out of date: run \`npm run codegen\`.`);
    if (stale.length > 0) process.exitCode = 1;
  } finally {
    GENERATED.forEach((file, index) => {
      const text = before[index] ?? "";
      if (text !== "" && read(file) !== text) writeFileSync(ROOT + file, text);
    });
  }
});
