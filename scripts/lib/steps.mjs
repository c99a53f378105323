import { spawn } from "node:child_process";
import { ROOT } from "./paths.mjs";
import { showProgress } from "./progress.mjs";

/** An expected failure. `runScript` prints only its message. */
export class StepFailed extends Error {}

/** @typedef {{ command: string, args: string[], env?: NodeJS.ProcessEnv }} Program */

/**
 * Runs a part of a longer job, with its programs in parallel. Shows that the part is running and how long it took, and
 * the output of failed programs.
 * @param {string} label the part's description, shown in the terminal
 * @param {Program[]} programs
 * @throws {StepFailed} when a program fails
 */
export async function step(label, ...programs) {
  const progress = showProgress(label);
  const failed = (await Promise.all(programs.map(capture))).filter(({ code }) => code !== 0);
  progress.end(failed.length === 0, failed.map(({ output }) => output).join(""));
  if (failed.length === 0) return;
  throw new StepFailed(`${label} failed.`);
}

/**
 * Runs a program. Resolves to the program's whole output and its exit code, which is 1 if a signal ended the program.
 * @param {Program} program
 * @returns {Promise<{ code: number, output: string }>}
 */
export function capture({ command, args, env }) {
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
 * Runs a program without input, with the terminal as its output. Resolves to the program's exit code, or 1 if a signal
 * ended the program.
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
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
