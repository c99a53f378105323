import { createServer } from "node:net";
import { StepFailed } from "./steps.mjs";

/**
 * Fails immediately if a port is in use, so that the user need not wait minutes for a build before learning this.
 * Leaves other problems to the server.
 * @param {number} port
 * @param {string} command the command that the user typed, for the advice
 * @throws {StepFailed} if the port is in use
 */
export async function requireFreePort(port, command) {
  if (!Number.isInteger(port) || port < 0 || port > 65_535) return;
  if (!(await isTaken(port))) return;
  throw new StepFailed(
    `Port ${port} is in use. Stop the program that uses the port, or choose another port: PORT=${port + 1} ${command}`,
  );
}

/** Returns a port on this machine that is currently free. @returns {Promise<number>} */
export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

/** @param {number} port @returns {Promise<boolean>} */
function isTaken(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", (/** @type {Error & { code?: string }} */ error) =>
      resolve(error.code === "EADDRINUSE"),
    );
    probe.listen(port, process.env["HOST"] || undefined, () => probe.close(() => resolve(false)));
  });
}
