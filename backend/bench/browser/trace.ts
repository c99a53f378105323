/** An event of a Chromium trace. Times are in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** Wall-clock duration. */
  readonly dur?: number;
  /** CPU time. */
  readonly tdur?: number;
}

/** The ids of a page's main thread. */
export type Thread = Pick<TraceEvent, "pid" | "tid">;

/**
 * Parses the buffer that `browser.stopTracing` returns. The trace must include the categories "toplevel" and "loading".
 */
export function readTrace(trace: Buffer): readonly TraceEvent[] {
  return (JSON.parse(trace.toString()) as { readonly traceEvents: TraceEvent[] }).traceEvents;
}

/**
 * Returns the first contentful paint of the page that was opened during the trace. The `pid` and `tid` of the returned
 * event identify the page's main thread.
 * @throws Error when nothing was painted
 */
export function firstPaint(events: readonly TraceEvent[]): TraceEvent {
  const paint = events.find(({ name }) => name === "firstContentfulPaint");
  if (paint === undefined) throw new Error("nothing was painted");
  return paint;
}

/** Returns the tasks of a thread. While a task runs, the page does not react. */
export function tasksOf(events: readonly TraceEvent[], thread: Thread): TraceEvent[] {
  return events.filter(
    ({ name, pid, tid }) =>
      name === "ThreadControllerImpl::RunTask" && pid === thread.pid && tid === thread.tid,
  );
}
