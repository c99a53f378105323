import { readFileSync } from "node:fs";

/** What Linux counts processor time in, a second. */
const TICKS = 100;

/** A process and all that it started, as far as they live. */
export function withDescendants(pid: number): number[] {
  return [pid, ...childrenOf(pid).flatMap(withDescendants)];
}

/** The children of a process with this name. */
export function childrenNamed(pid: number, name: string): number[] {
  return childrenOf(pid).filter(
    (child) => readFileSync(`/proc/${String(child)}/comm`, "utf8").trim() === name,
  );
}

/** Seconds of processor time that these processes have used. */
export function cpuSeconds(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => sum + field(pid, 14) + field(pid, 15), 0) / TICKS;
}

/** Seconds of processor time of the processes that this one started and that have ended: wrk's. */
export function endedChildrenSeconds(): number {
  return (field(process.pid, 16) + field(process.pid, 17)) / TICKS;
}

/** Resident memory in MB. What processes share is counted with each. */
export function residentMegabytes(pids: readonly number[]): number {
  const ofOne = (pid: number): number =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${String(pid)}/status`, "utf8"))?.[1] ?? 0);
  return pids.reduce((sum, pid) => sum + ofOne(pid), 0) / 1024;
}

function childrenOf(pid: number): number[] {
  const text = readFileSync(`/proc/${String(pid)}/task/${String(pid)}/children`, "utf8");
  return text.split(" ").filter(Boolean).map(Number);
}

/** A field of `/proc/<pid>/stat` by its number in proc(5); the name, the second one, may have spaces in it. */
function field(pid: number, number: number): number {
  const text = readFileSync(`/proc/${String(pid)}/stat`, "utf8");
  return Number(text.slice(text.lastIndexOf(")") + 2).split(" ")[number - 3]);
}
