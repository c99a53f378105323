import { isLoopbackHost } from "../../kernel/net/public-address.js";

/**
 * Codeforces answers one question every two seconds and refuses those in between (its page "API"). A little more, as one
 * question may travel faster than the one before it.
 */
const BETWEEN_MS = 2_200;

/** How far apart questions to this address are: one on this machine is a stand-in or a proxy with rules of its own. */
export function spacingOf(apiUrl: string): number {
  return URL.canParse(apiUrl) && isLoopbackHost(new URL(apiUrl).hostname) ? 0 : BETWEEN_MS;
}

/** Spaces this server's calls to Codeforces, across all callers. */
export class CallSpacing {
  #next = 0;

  constructor(
    private readonly betweenMs: number,
    private readonly now: () => number = Date.now,
  ) {}

  /** Waits for the next turn, when it comes within so many milliseconds; false at once when it does not. */
  async turn(waitMs: number): Promise<boolean> {
    const at = Math.max(this.now(), this.#next);
    const wait = at - this.now();
    if (wait > waitMs) return false;
    this.#next = at + this.betweenMs;
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    return true;
  }
}
