import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";

const ROOT = join(import.meta.dirname, "../..");

/** Runs `npx club` in the project's folder, with nothing from the network. */
function npxClub(...args: string[]) {
  return spawnSync("npx", ["--offline", "club", ...args], { cwd: ROOT, encoding: "utf8" });
}

test("npx club is the command line: its output alone, so that pipes work, and its exit codes", () => {
  const { version } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as { version: string };
  expect(npxClub("--version")).toMatchObject({ status: 0, stdout: `${version}\n` });
  const slip = npxClub("lst", "users");
  expect([slip.status, slip.stdout]).toEqual([2, ""]);
  expect(slip.stderr).toContain("Did you mean list users?");
});
