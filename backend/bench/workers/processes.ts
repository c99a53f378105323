import { readFileSync } from "node:fs";

/** Linux counts processor time in ticks, 100 per second. */
const TICKS = 100;

/** Returns the ids of a process and of all its living descendants. */
export function withDescendants(pid: number): number[] {
  return [pid, ...childrenOf(pid).flatMap(withDescendants)];
}

/** Returns the ids of a process's children with the given name. */
export function childrenNamed(pid: number, name: string): number[] {
  return childrenOf(pid).filter(
    (child) => readFileSync(`/proc/${String(child)}/comm`, "utf8").trim() === name,
  );
}

/** Returns the processor time that the processes have used, in seconds. */
export function cpuSeconds(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => sum + field(pid, 14) + field(pid, 15), 0) / TICKS;
}

/** Returns the processor time of this process's ended children (wrk), in seconds. */
export function endedChildrenSeconds(): number {
  return (field(process.pid, 16) + field(process.pid, 17)) / TICKS;
}

/** Returns the processes' resident memory in MB. Shared memory counts once for each process. */
export function residentMegabytes(pids: readonly number[]): number {
  const ofOne = (pid: number): number =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${String(pid)}/status`, "utf8"))?.[1] ?? 0);
  return pids.reduce((sum, pid) => sum + ofOne(pid), 0) / 1024;
}

function childrenOf(pid: number): number[] {
  const text = readFileSync(`/proc/${String(pid)}/task/${String(pid)}/children`, "utf8");
  return text.split(" ").filter(Boolean).map(Number);
}

/** Returns a field of `/proc/<pid>/stat`, numbered as in proc(5). The second field, the name, may contain spaces. */
function field(pid: number, number: number): number {
  const text = readFileSync(`/proc/${String(pid)}/stat`, "utf8");
  return Number(text.slice(text.lastIndexOf(")") + 2).split(" ")[number - 3]);
}
