import { ANSWER_MS } from "./answer-deadline";

/**
 * Time limit in milliseconds for slow requests: uploads, downloads, and changes of thousands of rows. The server's own
 * limits are 60 s for receiving a request, and 30 s for such a change.
 */
export const LONG_DEADLINE_MS = 120_000;
/** Minimum length in characters of a body that counts as a file. Forms without a file are rarely that long. */
const LARGE_BODY = 50_000;

/**
 * Fetches with a time limit. On a network that is connected but transmits nothing, a request would otherwise wait
 * forever.
 * @param ms milliseconds; by default 15 s, or two minutes for a large body
 * @throws a TimeoutError, or the errors of `fetch`
 */
export function fetchInTime(
  url: RequestInfo | URL,
  init: RequestInit = {},
  ms = typeof init.body === "string" && init.body.length > LARGE_BODY ? LONG_DEADLINE_MS : ANSWER_MS,
): Promise<Response> {
  return fetch(url, { ...init, signal: eitherOf(AbortSignal.timeout(ms), init.signal) });
}

/** Replaces `AbortSignal.any`, which some supported browsers lack. */
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
