import { type Holder, hasAdminAccess } from "../../../kernel/contract/grants.js";
import { SECONDS } from "../../../kernel/contract/limits.js";
import type { RotatingSession } from "./session.repository.js";

/** Returns how long a session of a person with these rights lasts without use, and at most, in seconds. */
export function lifetimes(holder: Holder): { idle: number; absolute: number } {
  return hasAdminAccess(holder)
    ? { idle: SECONDS.adminRefreshIdle, absolute: SECONDS.adminRefreshAbsolute }
    : { idle: SECONDS.refreshIdle, absolute: SECONDS.refreshAbsolute };
}

/** When a session ends for good: in the admin area sooner, also one that began before they came there. */
export function endOf(session: RotatingSession): Date {
  const { createdAt, expiresAt } = session;
  return new Date(Math.min(expiresAt.getTime(), createdAt.getTime() + lifetimes(session).absolute * 1000));
}
