import { type CodeforcesApi, CodeforcesFailure } from "./codeforces-api.js";

export interface Submission {
  /** The contest's number and the problem's letter, for example `4A`. */
  readonly problem: string;
  /** Codeforces' verdict, such as COMPILATION_ERROR or OK. */
  readonly verdict: string;
  readonly submittedAt: Date;
  /** Whether the handle's owner is the submission's only author. */
  readonly isAlone: boolean;
}

/**
 * Evidence from Codeforces about a handle. `silent` means that Codeforces did not answer, `unknown` that it does not
 * know the handle.
 */
export type Evidence<T> =
  | { readonly outcome: "found"; readonly found: T }
  | { readonly outcome: "unknown" | "silent" };

/** The limits of a call for which a user waits with a dialog open. */
const ASKED = { timeoutMs: 5_000, waitMs: 5_000, sizeMax: 300_000 };
/** The number of submissions to read: more than anyone makes in five minutes. */
const SUBMISSIONS = 50;

/**
 * Reads evidence that only a handle's owner can create, from the Codeforces API. Nothing is cached, because the
 * evidence may be only seconds old.
 */
export class HandleEvidence {
  constructor(private readonly api: CodeforcesApi) {}

  /** Whether calls to Codeforces are configured. */
  get isOn(): boolean {
    return this.api.isOn;
  }

  /**
   * Returns the profile fields that the handle's owner fills in (`user.info`). Returns no fields if the owner has
   * changed the handle.
   */
  profileTexts(handle: string): Promise<Evidence<readonly string[]>> {
    return this.#ask("user.info", { handles: handle }, (result) => {
      const [user] = listOf(result);
      if (typeof user?.["handle"] !== "string") return null;
      if (user["handle"].toLowerCase() !== handle.toLowerCase()) return [];
      return ["organization", "firstName", "lastName"].map((field) => textOf(user[field]));
    });
  }

  /** Returns the latest submissions (`user.status`), newest first. */
  submissions(handle: string): Promise<Evidence<readonly Submission[]>> {
    const parameters = { handle, from: "1", count: String(SUBMISSIONS) };
    return this.#ask("user.status", parameters, (result) =>
      Array.isArray(result) ? listOf(result).map((one) => submissionOf(one, handle)) : null,
    );
  }

  async #ask<T>(
    method: string,
    parameters: Readonly<Record<string, string>>,
    read: (result: unknown) => T | null,
  ): Promise<Evidence<T>> {
    try {
      const evidence = read(await this.api.ask(method, parameters, ASKED));
      return evidence === null ? { outcome: "silent" } : { outcome: "found", found: evidence };
    } catch (error) {
      if (!(error instanceof CodeforcesFailure)) throw error;
      return { outcome: error.reason === "refused" ? "unknown" : "silent" };
    }
  }
}

type Loose = Readonly<Record<string, unknown>>;

function submissionOf(one: Loose, handle: string): Submission {
  const problem = (one["problem"] ?? {}) as Loose;
  const members = listOf(((one["author"] ?? {}) as Loose)["members"]);
  const [author] = members;
  return {
    problem: `${String(problem["contestId"])}${textOf(problem["index"])}`,
    verdict: textOf(one["verdict"]),
    submittedAt: new Date(Number(one["creationTimeSeconds"]) * 1000),
    isAlone: members.length === 1 && textOf(author?.["handle"]).toLowerCase() === handle.toLowerCase(),
  };
}

function listOf(value: unknown): readonly Loose[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  return list.filter((one): one is Loose => typeof one === "object" && one !== null);
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
