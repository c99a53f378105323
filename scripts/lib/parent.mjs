/** Milliseconds between two checks. */
const LOOK_MS = 250;

/**
 * Ends this process with SIGTERM when its parent has ended. npm sends a signal only to the shell between npm and this
 * process. If the signal ends the shell, the shell does not pass it on.
 */
export function endWithParent() {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, "SIGTERM");
  }, LOOK_MS);
  timer.unref();
}
