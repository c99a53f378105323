import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";

/** The allowed characters of a proxy's request id: it is written unchanged into log lines and headers. */
const WELL_FORMED = /^[\w-]{1,64}$/;

/** The request's id: the `x-request-id` of the proxy or client, or a new one. */
export function requestId({ headers }: IncomingMessage): string {
  const given = headers["x-request-id"];
  return typeof given === "string" && WELL_FORMED.test(given) ? given : randomUUID();
}
