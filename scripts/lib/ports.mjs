import { randomInt } from "node:crypto";
import { createServer } from "node:net";
import { StepFailed } from "./steps.mjs";

/**
 * Fails immediately if a port is in use. Otherwise the user would wait minutes for a build before the server fails to
 * start. Leaves other problems to the server.
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

/**
 * The ports to choose from. They are below the ports that an operating system gives to outgoing connections (from
 * 32,768 on Linux, from 49,152 elsewhere), because an outgoing connection could occupy a server's port while the server
 * restarts.
 */
const CHOICE = { from: 20_000, to: 32_000 };

/** Returns a port on this machine that is currently free. @returns {Promise<number>} */
export async function freePort() {
  for (;;) {
    const port = randomInt(CHOICE.from, CHOICE.to);
    if (!(await isTaken(port))) return port;
  }
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
