import type { FormattedExecutionResult } from "graphql";
import { chunks } from "../db/changes.js";
import { yieldToEventLoop } from "../lists.js";

/** Lists with more items than this are serialised with pauses. */
const LONG = 1000;
/** The number of items to serialise between two pauses. Serialising that many takes a millisecond or two. */
const AT_ONCE = 250;

/**
 * Returns a reply as JSON. Pauses while it serialises thousands of items, so that the server can answer other requests.
 */
export function stringifyReply(reply: FormattedExecutionResult): string | Promise<string> {
  return hasLongList(reply.data) ? withPauses(reply) : JSON.stringify(reply);
}

/** Returns whether the reply has a long list in one of its fields, or one level below. */
function hasLongList(data: FormattedExecutionResult["data"]): boolean {
  return Object.values(data ?? {}).some((field) => isLong(field) || valuesOf(field).some(isLong));
}

async function withPauses(value: unknown): Promise<string> {
  if (isLong(value)) {
    const parts: string[] = [];
    for (const some of chunks(value, AT_ONCE)) {
      parts.push(JSON.stringify(some).slice(1, -1));
      await yieldToEventLoop();
    }
    return `[${parts.join(",")}]`;
  }
  if (!isPlain(value)) return JSON.stringify(value);
  const fields: string[] = [];
  for (const [name, field] of Object.entries(value))
    if (field !== undefined) fields.push(`${JSON.stringify(name)}:${await withPauses(field)}`);
  return `{${fields.join(",")}}`;
}

function isLong(value: unknown): value is readonly unknown[] {
  return Array.isArray(value) && value.length > LONG;
}

function valuesOf(value: unknown): unknown[] {
  return isPlain(value) ? Object.values(value) : [];
}

/** Returns whether a value is an object without `toJSON`, so that JSON.stringify writes its fields unchanged. */
function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value) && !("toJSON" in value);
}
