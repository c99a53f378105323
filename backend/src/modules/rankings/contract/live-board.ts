import { t } from "../../../kernel/contract/t.js";

/** The fields of a live board that decide how much is shown. */
interface Freezing {
  readonly freezesAt: Date | null;
  readonly unfrozenAt: Date | null;
}

/** Whether an answer that comes at this moment is behind the freeze. */
export function isBehindFreeze({ freezesAt, unfrozenAt }: Freezing, at: Date): boolean {
  return freezesAt !== null && unfrozenAt === null && at >= freezesAt;
}

/** So often Codeforces is asked for an event, at most, whatever the readers: one server for all. */
export const LIVE_EVERY_MS = 20_000;
/** Of a contest that is over only a late correction is to be expected. */
const FINISHED_EVERY_MS = 10 * 60_000;
/** Days after which a board that is not ended by hand is not fetched any more. */
export const LIVE_DAYS = 3;

/** Refusals of Codeforces in the words of who waits for standings that come by themselves; others as everywhere. */
export const LIVE_FAILURES: Readonly<Record<string, string>> = {
  CODEFORCES_BUSY: t("Codeforces does not answer at the moment."),
  CODEFORCES_SILENT: t("Codeforces does not answer at the moment."),
  STANDINGS_TOO_LARGE: t("The standings of this contest are too large to be shown live."),
  CONTEST_NOT_FOUND: t(
    "Codeforces did not find this contest. If the contest is private, fetch it once with its key and secret, under “From Codeforces”.",
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

/** Whether Codeforces is asked at all for a board that runs. */
export function isAsked({ startedAt }: Pick<Polled, "startedAt">, at: Date): boolean {
  return at.getTime() - startedAt.getTime() <= LIVE_DAYS * 24 * 3_600_000;
}

/** Whether Codeforces is asked at this moment. */
export function isDue({ startedAt, phase, shownAt, heldAt }: Polled, at: Date): boolean {
  if (!isAsked({ startedAt }, at)) return false;
  const latest = Math.max(shownAt?.getTime() ?? 0, heldAt?.getTime() ?? 0);
  return phase !== "FINISHED" || at.getTime() - latest >= FINISHED_EVERY_MS;
}
