import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { programOf } from "../../kernel/testing/server-process.js";
import { TEST_SECRET } from "../../kernel/testing/test-secret.js";
import { runCommand } from "../cli/run-command.js";

const ROOT = join(import.meta.dirname, "../../../..");
const MANIFEST = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as {
  readonly version: string;
  readonly bin: { readonly club: string };
};
export const PACKAGE_VERSION = MANIFEST.version;

/** The exit code and output of one run of the command line. */
export interface ClubRun {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/**
 * Runs the command line in this process, and so avoids the two seconds of loading that `runClubProcess` needs.
 * @param args the arguments as one string; double quotes keep an argument with spaces together
 */
export async function runClub(args: string, env: NodeJS.ProcessEnv, input = ""): Promise<ClubRun> {
  let [out, err] = ["", ""];
  const code = await runCommand(argumentsOf(args), {
    env: environment(env),
    stdin: Readable.from(input),
    isInteractive: false,
    write: (some) => (out += some),
    print: (line) => (out += `${line}\n`),
    complain: (line) => (err += `${line}\n`),
  });
  return { code, out, err };
}

/** Runs the command line as a separate process, as `npm run club` does. */
export function runClubProcess(args: string, env: NodeJS.ProcessEnv, input = ""): Promise<ClubRun> {
  return runProgram([...programOf("app/cli/main"), ...argumentsOf(args)], env, input);
}

/**
 * Runs the command line with the file that `npx club` starts. Without `TEST_BUILT=1`, that file would build the server
 * first, so `runClubProcess` runs the command line instead.
 */
export function runNpxClub(args: string, env: NodeJS.ProcessEnv = {}): Promise<ClubRun> {
  if (process.env["TEST_BUILT"] !== "1") return runClubProcess(args, env);
  return runProgram([join(ROOT, MANIFEST.bin.club), ...argumentsOf(args)], env, "");
}

async function runProgram(argv: readonly string[], env: NodeJS.ProcessEnv, input: string): Promise<ClubRun> {
  const child = spawn(process.execPath, argv, {
    env: { PATH: process.env["PATH"], ...environment(env) },
  });
  child.stdin.end(input);
  const ended = once(child, "close") as Promise<[number | null]>;
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { code, out, err };
}

function argumentsOf(args: string): string[] {
  return args.match(/"[^"]*"|\S+/g)?.map((word) => word.replaceAll('"', "")) ?? [];
}

function environment(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return { NODE_ENV: "test", JWT_SECRET: TEST_SECRET, ...env };
}
