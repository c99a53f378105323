/*
 * React makes three errors while its script runs. With DevTools or Lighthouse attached, V8 looks up where: it reads the
 * whole script again for each, most of the time for which a phone's page was blocked. Without a limit of frames it keeps
 * none. Imported before everything else.
 */
const errors = Error as { stackTraceLimit?: number };
const { stackTraceLimit } = errors;
delete errors.stackTraceLimit;

/** From here on errors say where they are from. */
export function keepStacks(): void {
  if (stackTraceLimit !== undefined) errors.stackTraceLimit = stackTraceLimit;
}
