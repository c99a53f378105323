import { spawn } from "node:child_process";
import { findProgram } from "../../../scripts/lib/programs.mjs";

/** Returns the path of a program. If the program is not installed, prints one line and exits with code 1. */
export function requireTool(name: string): string {
  const program = findProgram([name]);
  if (program !== undefined) return program;
  console.error(`${name} is not installed (Debian: apt-get install ${name}); nothing was attacked.`);
  process.exit(1);
}

/** A tool's output, and whether the tool was stopped at its time limit. */
interface Run {
  readonly output: string;
  readonly isStopped: boolean;
}

/** Runs a tool for at most `seconds`. A stopped tool gets 5 more seconds to finish its report. */
export function run(program: string, args: readonly string[], seconds: number, home: string): Promise<Run> {
  const child = spawn(program, args, {
    env: { PATH: process.env["PATH"], HOME: home, LANG: "C.UTF-8" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  let isStopped = false;
  const stop = setTimeout(() => {
    isStopped = true;
    child.kill("SIGTERM");
    setTimeout(() => child.kill("SIGKILL"), 5000).unref();
  }, seconds * 1000);
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", () => {
      clearTimeout(stop);
      resolve({ output, isStopped });
    });
  });
}
