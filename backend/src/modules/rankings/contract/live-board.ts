import { t } from "../../../kernel/contract/t.js";

/** The fields of a live board that decide whether new standings are shown. */
interface Freezing {
  readonly freezesAt: Date | null;
  readonly unfrozenAt: Date | null;
}

/** Returns whether the freeze holds back standings that arrive at the given time. */
export function isBehindFreeze({ freezesAt, unfrozenAt }: Freezing, at: Date): boolean {
  return freezesAt !== null && unfrozenAt === null && at >= freezesAt;
}

/** Minimum milliseconds between two calls to Codeforces for an event, by all servers together. */
export const LIVE_EVERY_MS = 20_000;
/** Milliseconds between two calls for a finished contest, which changes only through late corrections. */
const FINISHED_EVERY_MS = 10 * 60_000;
/** The number of days from its start for which a board is fetched, unless an organiser ends it earlier. */
export const LIVE_DAYS = 3;

/** Messages for Codeforces errors on a board that updates by itself. All other errors keep their usual message. */
export const LIVE_FAILURES: Readonly<Record<string, string>> = {
  CODEFORCES_BUSY: t("Codeforces is not responding."),
  CODEFORCES_SILENT: t("Codeforces is not responding."),
  STANDINGS_TOO_LARGE: t("The standings of this contest are too large to be shown live."),
  CONTEST_NOT_FOUND: t(
    "Codeforces did not find this contest. If the contest is private, first fetch it once under “From Codeforces”. Enter a key and secret there.",
  ),
  CONTEST_KEY_REFUSED: t(
    "Codeforces refused the key of this contest. Fetch the contest again with a new key, under “From Codeforces”.",
  ),
};

interface Polled {
  readonly startedAt: Date;
  readonly phase: string | null;
  readonly shownAt: Date | null;
  readonly heldAt: Date | null;
}

/** Returns whether a running board is still fetched from Codeforces. */
export function isAsked({ startedAt }: Pick<Polled, "startedAt">, at: Date): boolean {
  return at.getTime() - startedAt.getTime() <= LIVE_DAYS * 24 * 3_600_000;
}

/** Returns whether a board must be fetched now. */
export function isDue({ startedAt, phase, shownAt, heldAt }: Polled, at: Date): boolean {
  if (!isAsked({ startedAt }, at)) return false;
  const latest = Math.max(shownAt?.getTime() ?? 0, heldAt?.getTime() ?? 0);
  return phase !== "FINISHED" || at.getTime() - latest >= FINISHED_EVERY_MS;
}
