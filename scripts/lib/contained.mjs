import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { findProgram } from "./programs.mjs";
import { StepFailed } from "./steps.mjs";

/** The id of the image's user. `node` has this id in Node.js's own images. */
const USER = "1000";

/**
 * Imitates a container with util-linux: separate namespaces for processes and mounts, all files read-only except an
 * empty /tmp, the site at /mnt, no capabilities and no way to get any. The program is process 1.
 */
const ENTER = `
  mount --make-rprivate / && mount --bind "$1" /mnt && mount -t tmpfs -o mode=1777 tmpfs /tmp &&
  mount -o remount,bind,ro /mnt && mount -o remount,bind,ro / && cd /mnt && shift &&
  exec setpriv --reuid ${USER} --regid ${USER} --clear-groups --no-new-privs --bounding-set -all --inh-caps -all "$@"`;

/** Returns whether this user can create namespaces. */
export function canContain() {
  return process.getuid?.() === 0 && ["unshare", "setpriv"].every((name) => findProgram([name]));
}

/**
 * Runs a command as in a container, or directly if namespaces are not available.
 * @param {string} folder the site's folder
 * @param {string[]} command
 * @param {NodeJS.ProcessEnv} env
 */
export function startContained(folder, command, env) {
  const [program = "", ...args] = command;
  const own = program === "node" ? process.execPath : program;
  if (canContain() && /^\/tmp\//.test(own))
    throw new StepFailed(
      `${own} is below /tmp, which is empty in a container. Use a checkout in another folder.`,
    );
  const child = canContain()
    ? spawn(
        "unshare",
        [
          "--mount",
          "--pid",
          "--fork",
          "--kill-child",
          "--mount-proc",
          "sh",
          "-c",
          ENTER,
          "sh",
          folder,
          own,
          ...args,
        ],
        { env, stdio: ["ignore", "pipe", "pipe"] },
      )
    : spawn(own, args, { cwd: folder, env, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  child.stdout.on("data", (chunk) => (output += String(chunk)));
  child.stderr.on("data", (chunk) => (output += String(chunk)));
  /** @type {Promise<number | null>} */
  const ended = new Promise((resolve) => child.once("close", (code) => resolve(code)));
  return {
    ended,
    output: () => output,
    /** Sends a signal to the program itself, as `docker stop` does. @param {NodeJS.Signals} signal */
    signal(signal) {
      process.kill(canContain() ? firstChildOf(child.pid ?? 0) : (child.pid ?? 0), signal);
    },
    kill: () => child.kill("SIGKILL"),
  };
}

/** @param {number} pid */
function firstChildOf(pid) {
  return Number(readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ")[0]);
}
