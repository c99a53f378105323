// A thread of bench:statement:large: asks the server whether it is alive every 10 ms, and lets another user write every
// 50 ms; on a thread of its own, since reading a reply of ten megabytes holds the thread that asked for it.
import { parentPort, workerData } from "node:worker_threads";
import { setTimeout as sleep } from "node:timers/promises";

/** What others saw since it was asked for last. */
export interface Probed {
  /** The longest reply of /healthz, in milliseconds: so long was the event loop held. */
  readonly longest: number;
  readonly longestWrite: number;
  readonly failedWrites: number;
}

const { url, token } = workerData as { readonly url: string; readonly token: string };
const WRITE = JSON.stringify({
  query: 'mutation { updateProfile(input: { name: "Another User", phone: "9876543210" }) { message } }',
});

let [longest, longestWrite, failedWrites] = [0, 0, 0];
parentPort?.on("message", () => {
  parentPort?.postMessage({ longest, longestWrite, failedWrites } satisfies Probed);
  [longest, longestWrite, failedWrites] = [0, 0, 0];
});
void every(10, async () => {
  longest = Math.max(longest, await took(`${url}/healthz`));
});
void every(50, async () => {
  const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
  longestWrite = Math.max(
    longestWrite,
    await took(`${url}/graphql`, { method: "POST", headers, body: WRITE }),
  );
});

async function every(ms: number, act: () => Promise<void>): Promise<void> {
  for (;;) {
    await act();
    await sleep(ms);
  }
}

async function took(address: string, init?: RequestInit): Promise<number> {
  const from = performance.now();
  const reply = await fetch(address, init);
  const text = await reply.text();
  if (!reply.ok || text.includes('"errors"')) failedWrites++;
  return performance.now() - from;
}
