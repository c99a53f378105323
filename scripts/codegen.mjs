/**
 * Emits schema.graphql from the backend, then the client's typed hooks from it (codegen.yml).
 * With `--check` nothing is changed: it fails when the committed files differ from what would be generated.
 */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { ensureInstalled } from "./lib/install.mjs";
import { ROOT } from "./lib/paths.mjs";
import { runScript } from "./lib/run-script.mjs";

const GENERATED = [
  "schema.graphql",
  "frontend/src/graphql/generated.ts",
  ...["contact", "event", "events", "home", "members"].map((page) => `frontend/src/graphql/pages/${page}.ts`),
].map((path) => ROOT + path);

/** @param {string} file */
const read = (file) => (existsSync(file) ? readFileSync(file, "utf8") : "");

/** Runs one of the tools with Node.js. @param {string[]} args @param {string} [folder] */
const node = (args, folder = "") =>
  execFileSync(process.execPath, args, { cwd: ROOT + folder, stdio: ["ignore", "inherit", "inherit"] });

function generate() {
  node(["--import", "./swc-register.mjs", "src/app/emit-schema.ts", "../schema.graphql"], "backend/");
  node(["node_modules/@graphql-codegen/cli/esm/bin.js", "--config", "codegen.yml", "--silent"]);
  node(["node_modules/prettier/bin/prettier.cjs", "--write", "--log-level=warn", ...GENERATED]);
}

await runScript(async () => {
  await ensureInstalled();
  const before = GENERATED.map(read);
  if (!process.argv.includes("--check")) {
    generate();
    return;
  }
  try {
    generate();
    const stale = GENERATED.filter((file, index) => read(file) !== before[index]);
    for (const file of stale)
      console.error(`${file.slice(ROOT.length)} is out of date: run \`npm run codegen\`.`);
    process.exitCode = stale.length === 0 ? 0 : 1;
  } finally {
    GENERATED.forEach((file, index) => {
      const text = before[index] ?? "";
      if (text !== "" && read(file) !== text) writeFileSync(file, text);
    });
  }
});
