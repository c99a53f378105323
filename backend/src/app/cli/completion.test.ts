import { spawnSync } from "node:child_process";
import { runClub } from "../testing/run-club.js";

/** Returns the words that bash offers. The last typed word is incomplete. */
async function offered(...typed: string[]): Promise<string[]> {
  const { out } = await runClub("completion bash", {});
  const words = ["club", ...typed].map((word) => `'${word}'`).join(" ");
  const script = `${out}\nCOMP_WORDS=(${words}); COMP_CWORD=${String(typed.length)}; _club; echo "\${COMPREPLY[@]}"`;
  const { stdout, stderr } = spawnSync("bash", ["--norc", "-c", script], { encoding: "utf8" });
  expect(stderr).toBe("");
  return stdout.split(/\s+/).filter(Boolean);
}

test("bash completes the words of commands, their options, and the choices of an argument", async () => {
  expect(await offered("")).toEqual(
    expect.arrayContaining(["admin", "list", "export", "migrate", "completion"]),
  );
  expect(await offered("li")).toEqual(["list"]);
  expect(await offered("list", "")).toEqual(["users", "teams", "payments", "events", "backups"]);
  expect(await offered("export", "csv", "t")).toEqual(["teams"]);
  expect(await offered("admin", "create", "--em")).toEqual(["--email"]);
  expect(await offered("admin", "create", "--email", "a@b.org", "--na")).toEqual(["--name"]);
  expect(await offered("completion", "z")).toEqual(["zsh"]);
  expect(await offered("nothing", "")).toEqual([]);
});

test.each(["bash", "zsh", "fish"])("the script for %s has every command and option", async (shell) => {
  const { code, out } = await runClub(`completion ${shell}`, {});
  expect(code).toBe(0);
  const { out: help } = await runClub("", {});
  const names = [...help.matchAll(/^ {2}([a-z-]+(?: [a-z]+)*) {2}/gm)].map(([, name = ""]) => name);
  expect(names.length).toBeGreaterThan(12);
  for (const name of names) expect(out).toContain(name.split(" ").at(-1));
  for (const option of ["password-stdin", "keep", "json", "output"]) expect(out).toContain(`--${option}`);
});

test("an unknown shell is refused", async () => {
  expect(await runClub("completion tcsh", {})).toEqual({
    code: 2,
    out: "",
    err: "SHELL must be one of: bash, zsh, fish.\nHelp: npm run club -- --help\n",
  });
});
