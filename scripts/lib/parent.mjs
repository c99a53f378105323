/** How often to look, in milliseconds. */
const LOOK_MS = 250;

/**
 * Ends this process as SIGTERM does once its parent is gone. npm passes a signal on to the shell between it and us, and
 * a shell that a signal ends does not pass it on.
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
