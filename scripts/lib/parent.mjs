/** The time between two checks, in milliseconds. */
const LOOK_MS = 250;

/**
 * Ends this process with SIGTERM once its parent has ended. npm passes a signal on to the shell between npm and this
 * process. A shell that is ended by a signal does not pass the signal on.
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
