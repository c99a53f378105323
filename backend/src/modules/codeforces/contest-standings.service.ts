import { DomainError } from "../../kernel/errors/domain-error.js";
import { ALL_ERRORS } from "../../kernel/contract/all-errors.js";
import { type CodeforcesApi, CodeforcesFailure } from "./codeforces-api.js";
import type { ContestKey } from "./contract/contest-key.js";
import { type Contest, readContest } from "./read-contest.js";

export type { Contest, ContestCount, ContestRow } from "./read-contest.js";

/**
 * The limits of a call for which a Superadmin waits. The standings of 5,000 teams with ten problems take about 8 MB.
 */
const WHOLE = { timeoutMs: 15_000, waitMs: 8_000, sizeMax: 16_000_000 };

/** Fetches the standings of contests from the Codeforces API (`contest.standings`). */
export class ContestStandingsService {
  constructor(private readonly api: CodeforcesApi) {}

  /** Whether calls to Codeforces are configured. */
  get isOn(): boolean {
    return this.api.isOn;
  }

  /**
   * Fetches a contest with its participants, best first, including those out of competition.
   * @throws DomainError CODEFORCES_OFF, CODEFORCES_BUSY, CODEFORCES_SILENT, STANDINGS_TOO_LARGE, CONTEST_NOT_FOUND,
   * CONTEST_NOT_STARTED, CONTEST_KEY_REFUSED
   */
  async fetch(contestId: number, key: ContestKey | null): Promise<Contest> {
    const parameters = { contestId: String(contestId), showUnofficial: "true" };
    try {
      const contest = readContest(await this.api.ask("contest.standings", parameters, { ...WHOLE, key }));
      if (contest === null) throw new CodeforcesFailure("silent");
      return contest;
    } catch (error) {
      throw error instanceof CodeforcesFailure ? refusalOf(error) : error;
    }
  }
}

/**
 * Maps each refusal of Codeforces to an error code and the input field that caused it. The last entry matches any text.
 */
const REFUSALS = [
  [/^(apiKey|apiSig|time)\b/i, "CONTEST_KEY_REFUSED", "apiKey"],
  [/has not started/i, "CONTEST_NOT_STARTED", "contestId"],
  [/^/, "CONTEST_NOT_FOUND", "contestId"],
] as const;

function refusalOf(failure: CodeforcesFailure): DomainError {
  const cause = failure;
  switch (failure.reason) {
    case "off":
      return new DomainError("CODEFORCES_OFF");
    case "busy":
      return new DomainError("CODEFORCES_BUSY", { cause });
    case "silent":
      return new DomainError("CODEFORCES_SILENT", { cause });
    case "huge":
      return new DomainError("STANDINGS_TOO_LARGE");
    case "refused": {
      const [, code, field] = REFUSALS.find(([words]) => words.test(failure.comment)) ?? REFUSALS[2];
      return new DomainError(code, { fields: { [field]: ALL_ERRORS[code].message }, cause });
    }
  }
}
