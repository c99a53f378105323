import { ANSWER_MS } from "./answer-deadline";

/** Milliseconds for what takes its time: files in both directions, and changes of thousands of rows (the server's own limit is 30 s). */
export const LONG_DEADLINE_MS = 120_000;
/** Characters from which on what is sent counts as a file: no form without one has as many. */
const LARGE_BODY = 50_000;

/**
 * `fetch` that gives up: on a network that is there and passes nothing on, a request would wait for ever.
 * @param ms milliseconds; by default 15 s, and two minutes for a large body
 * @throws a TimeoutError, or what `fetch` throws
 */
export function fetchInTime(
  url: RequestInfo | URL,
  init: RequestInit = {},
  ms = typeof init.body === "string" && init.body.length > LARGE_BODY ? LONG_DEADLINE_MS : ANSWER_MS,
): Promise<Response> {
  return fetch(url, { ...init, signal: eitherOf(AbortSignal.timeout(ms), init.signal) });
}

/** `AbortSignal.any` for the browsers that lack it. */
function eitherOf(deadline: AbortSignal, signal: AbortSignal | null | undefined): AbortSignal {
  if (!signal) return deadline;
  const control = new AbortController();
  for (const each of [signal, deadline]) {
    const stop = () => {
      control.abort(each.reason);
    };
    if (each.aborted) stop();
    else each.addEventListener("abort", stop);
  }
  return control.signal;
}
