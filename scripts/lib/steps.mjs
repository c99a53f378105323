import { spawn } from "node:child_process";
import { ROOT } from "./paths.mjs";

/** A run that prints nothing for this long looks broken; say that it is not. */
const HEARTBEAT_MS = 15_000;

/** A step that failed; what it printed was shown already. */
export class StepFailed extends Error {}

/** @typedef {{ command: string, args: string[], env?: NodeJS.ProcessEnv }} Program */

/**
 * Runs a part of a longer job, its programs side by side: shows that it is under way and how long it took, and shows
 * the output of those that fail.
 * @param {string} label what the person in front of the terminal waits for
 * @param {Program[]} programs
 * @throws {StepFailed} when one of them fails
 */
export async function step(label, ...programs) {
  const progress = showProgress(label);
  const failed = (await Promise.all(programs.map(capture))).filter(({ code }) => code !== 0);
  progress.end(failed.length === 0);
  if (failed.length === 0) return;
  for (const { output } of failed) process.stderr.write(output);
  throw new StepFailed(`${label} failed.`);
}

/** On standard error: what a tool prints afterwards may go into a pipe. @param {string} label */
function showProgress(label) {
  const began = Date.now();
  const seconds = () => `${((Date.now() - began) / 1000).toFixed(1)} s`;
  const live = process.stderr.isTTY;
  if (live) process.stderr.write(`  … ${label}`);
  else console.error(`  … ${label}`);
  const timer = setInterval(
    () => {
      if (live) process.stderr.write(`\r  … ${label} (${seconds()})`);
      else console.error(`    still ${label.charAt(0).toLowerCase()}${label.slice(1)}, ${seconds()}`);
    },
    live ? 500 : HEARTBEAT_MS,
  );
  return {
    /** @param {boolean} ok */
    end(ok) {
      clearInterval(timer);
      const clear = live ? "\r\u001b[K" : "";
      console.error(`${clear}  ${ok ? "✓" : "✗"} ${label} (${seconds()})`);
    },
  };
}

/** @param {Program} program @returns {Promise<{ code: number, output: string }>} */
function capture({ command, args, env }) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    child.stdout.on("data", (chunk) => (output += String(chunk)));
    child.stderr.on("data", (chunk) => (output += String(chunk)));
    child.on("error", (error) => resolve({ code: 1, output: `${error.message}\n` }));
    child.on("close", (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * Runs a program that talks to the terminal itself. Resolves to its exit code, 1 when a signal ended it.
 * @param {string} command @param {string[]} args @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<number>}
 */
export function passThrough(command, args, env) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ["ignore", "inherit", "inherit"],
    });
    child.on("error", reject);
    child.on("close", (code) => resolve(code ?? 1));
  });
}
