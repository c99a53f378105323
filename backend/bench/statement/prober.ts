// A worker thread of bench:statement:large, which sends a health check to the server every 10 ms, and a write as
// another user every 50 ms. The work needs a separate thread, because reading a ten-megabyte reply blocks the thread
// that sent the request.
import { parentPort, workerData } from "node:worker_threads";
import { setTimeout as sleep } from "node:timers/promises";

/** The results since the previous message from the main thread. */
export interface Probed {
  /** The slowest reply of /healthz, in milliseconds, which shows how long the event loop was blocked. */
  readonly longest: number;
  readonly longestWrite: number;
  readonly failedRequests: number;
}

const { url, token } = workerData as { readonly url: string; readonly token: string };
const WRITE = JSON.stringify({
  query: 'mutation { updateProfile(input: { name: "Another User", phone: "9876543210" }) { message } }',
});

let [longest, longestWrite, failedRequests] = [0, 0, 0];
parentPort?.on("message", () => {
  parentPort?.postMessage({ longest, longestWrite, failedRequests } satisfies Probed);
  [longest, longestWrite, failedRequests] = [0, 0, 0];
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
  if (!reply.ok || text.includes('"errors"')) failedRequests++;
  return performance.now() - from;
}
