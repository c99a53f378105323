import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createInterface } from "node:readline";

/** What Linux counts processor time in, a second. */
const TICKS = 100;

/** A server under measurement, in a process of its own. */
export interface RunningServer {
  readonly url: string;
  /** Milliseconds from its start until it said it was ready. */
  readonly readyAfter: number;
  /** Resident memory in MB. */
  memory(): Promise<number>;
  /** Seconds of processor time it has used, its threads included. */
  cpuSeconds(): Promise<number>;
  stop(): Promise<void>;
}

/** Starts `node <args>` and waits for the line that names its address. */
export async function startServer(
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<RunningServer> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const url = await address(child);
  const readyAfter = performance.now() - startedAt;
  return {
    url,
    readyAfter,
    memory: () => residentMegabytes(child),
    cpuSeconds: () => processorSeconds(child),
    async stop() {
      child.kill("SIGTERM");
      if (child.exitCode === null) await once(child, "exit");
    },
  };
}

async function address(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error("the server has no output");
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /http:\/\/[\w.]+:\d+/.exec(line)?.[0];
    if (url !== undefined) {
      child.stdout.resume();
      return url;
    }
  }
  throw new Error("the server ended before it was ready");
}

async function residentMegabytes(child: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${String(child.pid)}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}

async function processorSeconds(child: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${String(child.pid)}/stat`, "utf8");
  // Behind the program's name, which is in parentheses, utime is the 12th field and stime the 13th.
  const fields = status.slice(status.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}
