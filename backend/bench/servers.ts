import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createInterface } from "node:readline";

/** Clock ticks per second: Linux reports processor time in ticks. */
const TICKS = 100;

/** A measured server in a separate process. */
export interface RunningServer {
  readonly url: string;
  /** Milliseconds from the start of the process until the server reported that it was ready. */
  readonly readyAfter: number;
  /** Returns the resident memory in MB. */
  memory(): Promise<number>;
  /** Returns the processor time used so far, in seconds, including the server's threads. */
  cpuSeconds(): Promise<number>;
  stop(): Promise<void>;
}

/** Starts `node <args>` and waits for the output line that contains the server's address. */
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
  // Counted after the program's name in parentheses, utime is the 12th field and stime the 13th.
  const fields = status.slice(status.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}
