import { isLoopbackHost } from "../../kernel/net/public-address.js";

/**
 * Milliseconds between two calls. Codeforces allows one call every two seconds and refuses more (see its page "API").
 * This spacing is slightly longer, because two calls may arrive closer together than they were sent.
 */
const BETWEEN_MS = 2_200;

/**
 * Returns the milliseconds between calls to an API address. An address on this machine is a stand-in or a proxy with
 * its own rules, so its calls need no spacing.
 */
export function spacingOf(apiUrl: string): number {
  return URL.canParse(apiUrl) && isLoopbackHost(new URL(apiUrl).hostname) ? 0 : BETWEEN_MS;
}

/** Spaces this server's calls to Codeforces, across all requests. */
export class CallSpacing {
  #next = 0;

  constructor(
    private readonly betweenMs: number,
    private readonly now: () => number = Date.now,
  ) {}

  /** Waits for the next turn and returns true. If the turn is more than `waitMs` away, returns false immediately. */
  async turn(waitMs: number): Promise<boolean> {
    const at = Math.max(this.now(), this.#next);
    const wait = at - this.now();
    if (wait > waitMs) return false;
    this.#next = at + this.betweenMs;
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    return true;
  }
}
