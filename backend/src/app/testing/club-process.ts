import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { TEST_SECRET } from "../../kernel/testing/test-secret.js";

/** What a run of the command line came to. */
export interface ClubRun {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/**
 * Runs the command line as its own process, as `npm run club` does, from its sources.
 * @param args one text; double quotes keep an argument with spaces together
 */
export async function runClub(args: string, env: NodeJS.ProcessEnv, input = ""): Promise<ClubRun> {
  const backend = join(__dirname, "../../..");
  const words = args.match(/"[^"]*"|\S+/g)?.map((word) => word.replaceAll('"', "")) ?? [];
  const child = spawn(
    process.execPath,
    ["--import", join(backend, "swc-register.mjs"), join(backend, "src/app/cli/main.ts"), ...words],
    {
      env: {
        PATH: process.env["PATH"],
        NODE_ENV: "test",
        JWT_SECRET: TEST_SECRET,
        ...env,
      },
    },
  );
  child.stdin.end(input);
  const ended = once(child, "close") as Promise<[number | null]>;
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { code, out, err };
}
