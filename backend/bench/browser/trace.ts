/** Something that a trace has, in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** By the clock. */
  readonly dur?: number;
  /** Of the processor. */
  readonly tdur?: number;
}

/** A page's main thread. */
export type Thread = Pick<TraceEvent, "pid" | "tid">;

/** What `browser.stopTracing` hands over; the categories have to be "toplevel" and "loading" at least. */
export function readTrace(trace: Buffer): readonly TraceEvent[] {
  return (JSON.parse(trace.toString()) as { readonly traceEvents: TraceEvent[] }).traceEvents;
}

/** The first paint of the page that was opened during the trace, on that page's main thread. */
export function firstPaint(events: readonly TraceEvent[]): TraceEvent {
  const paint = events.find(({ name }) => name === "firstContentfulPaint");
  if (paint === undefined) throw new Error("nothing was painted");
  return paint;
}

/** Returns the tasks of a thread: while one runs, the page does not react. */
export function tasksOf(events: readonly TraceEvent[], thread: Thread): TraceEvent[] {
  return events.filter(
    ({ name, pid, tid }) =>
      name === "ThreadControllerImpl::RunTask" && pid === thread.pid && tid === thread.tid,
  );
}
