import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";

/** What a proxy's request id may be made of: it is written into log lines and headers as it came. */
const WELL_FORMED = /^[\w-]{1,64}$/;

/** The request's id: the `x-request-id` that the proxy or client gave it, or a new one. */
export function requestId({ headers }: IncomingMessage): string {
  const given = headers["x-request-id"];
  return typeof given === "string" && WELL_FORMED.test(given) ? given : randomUUID();
}
