import { readFileSync } from "node:fs";

/** Linux counts processor time in ticks of a hundredth of a second. */
const TICKS = 100;

/** Returns the ids of a process and of all its living descendants. */
export function withDescendants(pid: number): number[] {
  return [pid, ...childrenOf(pid).flatMap(withDescendants)];
}

/** Returns the ids of a process's children with this name. */
export function childrenNamed(pid: number, name: string): number[] {
  return childrenOf(pid).filter(
    (child) => readFileSync(`/proc/${String(child)}/comm`, "utf8").trim() === name,
  );
}

/** Returns the seconds of processor time that these processes have used. */
export function cpuSeconds(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => sum + field(pid, 14) + field(pid, 15), 0) / TICKS;
}

/** Returns the seconds of processor time of this process's children that have ended (wrk). */
export function endedChildrenSeconds(): number {
  return (field(process.pid, 16) + field(process.pid, 17)) / TICKS;
}

/** Returns the resident memory in MB. Memory that processes share is counted for each of them. */
export function residentMegabytes(pids: readonly number[]): number {
  const ofOne = (pid: number): number =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${String(pid)}/status`, "utf8"))?.[1] ?? 0);
  return pids.reduce((sum, pid) => sum + ofOne(pid), 0) / 1024;
}

function childrenOf(pid: number): number[] {
  const text = readFileSync(`/proc/${String(pid)}/task/${String(pid)}/children`, "utf8");
  return text.split(" ").filter(Boolean).map(Number);
}

/** Returns a field of `/proc/<pid>/stat` by its number in proc(5). The second field, the name, may contain spaces. */
function field(pid: number, number: number): number {
  const text = readFileSync(`/proc/${String(pid)}/stat`, "utf8");
  return Number(text.slice(text.lastIndexOf(")") + 2).split(" ")[number - 3]);
}
