import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";

const ROOT = join(import.meta.dirname, "../..");

/** Runs something in the project's folder. */
const run = (program: string, ...args: string[]) => spawnSync(program, args, { cwd: ROOT, encoding: "utf8" });

test("npx club is the command line: its output alone, so that pipes work, and its exit codes", () => {
  const { version } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as { version: string };
  // With nothing from the network. What npx starts is asked itself after that: npx alone takes seconds of a core.
  expect(run("npx", "--offline", "club", "--version")).toMatchObject({ status: 0, stdout: `${version}\n` });
  const slip = run(process.execPath, "scripts/club.mjs", "lst", "users");
  expect([slip.status, slip.stdout]).toEqual([2, ""]);
  expect(slip.stderr).toContain("Did you mean list users?");
});
