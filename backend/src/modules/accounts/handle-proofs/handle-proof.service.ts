import { randomBytes, randomInt } from "node:crypto";
import { type Caller, requireCaller } from "../../../kernel/auth/caller.js";
import type { RequestContext } from "../../../kernel/auth/request-context.js";
import { RULES, SUCCESS } from "../../../kernel/contract/catalogue.js";
import { SECONDS } from "../../../kernel/contract/limits.js";
import { newId } from "../../../kernel/db/ids.js";
import { violates } from "../../../kernel/db/unique-key.js";
import { DomainError } from "../../../kernel/errors/domain-error.js";
import type { LimitRule } from "../../../kernel/limits/rate-limiter.js";
import { checkHandle } from "../../codeforces/handle-check.service.js";
import type { Evidence, HandleEvidence, Submission } from "../../codeforces/handle-evidence.service.js";
import type { AccountParts } from "../account-parts.js";
import { handleKey, normaliseHandle } from "../../../kernel/contract/handle.js";
import type { CheckHandleProofInput, StartHandleProofInput } from "./contract/handle-proof.input.js";
import type { HandleChallenge } from "./handle-challenge.entity.js";
import { PROVED_HANDLE } from "./handle-proof.entity.js";
import type { HandleProofRepository } from "./handle-proof.repository.js";
import type { HandleChallengeView, HandleProofPayload, HandleProofView } from "./handle-proof.types.js";

/**
 * Problems for a submission that does not compile, named by contest and letter. The problems are among the oldest and
 * best known, so they will not disappear. They get hundreds of submissions a day, so one more goes unnoticed.
 */
const HANDLE_PROBLEMS = ["1A", "4A", "50A", "59A", "71A", "112A", "118A", "158A", "231A", "263A"] as const;

function problemAddress(problem: string): string {
  const [, contest = "", letter = ""] = /^(\d+)(\w+)$/.exec(problem) ?? [];
  return `https://codeforces.com/problemset/problem/${contest}/${letter}`;
}

/**
 * Limits on requests to Codeforces. Codeforces allows a site one request every two seconds, for all users together.
 * `perNetwork` is high because a campus shares a network. The other limits are per account.
 */
const HANDLE_LIMITS = {
  starts: { name: "handle-start", points: 20, duration: 3600 },
  checks: { name: "handle-check", points: 30, duration: 600 },
  perNetwork: { name: "handle-address", points: 300, duration: 3600 },
} as const satisfies Record<string, LimitRule>;

/** Number of attempts to save a proof that collides with concurrent changes. */
const MAX_ATTEMPTS = 3;

/** Proves on Codeforces that a handle belongs to the caller. */
export class HandleProofService {
  /** @param now returns the time in milliseconds */
  constructor(
    private readonly parts: Pick<AccountParts, "db" | "accounts" | "codeforces" | "limiter">,
    private readonly evidence: HandleEvidence,
    private readonly proofs: HandleProofRepository,
    private readonly now: () => number = Date.now,
  ) {}

  /** Returns whether the caller's handle is proved, and their open challenge. */
  async state({ userId }: Caller): Promise<HandleProofView> {
    const account = await this.parts.accounts.viewer(userId);
    const proof = await this.proofs.proofOf(userId);
    const holds = proof !== null && proof.handleKey === handleKey(account.codeforcesHandle ?? "");
    const challenge = this.evidence.isOn ? await this.proofs.challengeOf(userId) : null;
    return {
      offered: this.evidence.isOn,
      provedAt: holds ? proof.provedAt : null,
      challenge: challenge && this.#view(challenge),
    };
  }

  /**
   * Starts the proof of a handle, and replaces an earlier challenge. The handle may differ from the account's current
   * one.
   * @throws DomainError HANDLE_PROOF_OFF; HANDLE_UNKNOWN; RATE_LIMITED; BAD_INPUT for a blank handle
   */
  async start(context: RequestContext, input: StartHandleProofInput): Promise<HandleProofPayload> {
    const caller = await this.#counted(context, HANDLE_LIMITS.starts);
    const { handle } = await checkHandle(this.parts.codeforces, normaliseHandle(input.codeforcesHandle));
    if (handle === null) throw new DomainError("BAD_INPUT", { fields: { codeforcesHandle: RULES.handle } });
    const challenge: HandleChallenge = {
      id: newId(),
      userId: caller.userId,
      handle,
      code: randomBytes(8).toString("hex"),
      problem: HANDLE_PROBLEMS[randomInt(HANDLE_PROBLEMS.length)] ?? HANDLE_PROBLEMS[0],
      startedAt: new Date(this.now()),
    };
    await this.parts.db.inTransaction(async (tx) => {
      if (!(await this.parts.accounts.lockById(tx, caller.userId))) throw new DomainError("UNAUTHENTICATED");
      await this.proofs.open(tx, challenge);
    });
    return this.#reply(caller, SUCCESS.handleProofStarted);
  }

  /**
   * Asks Codeforces whether the caller completed the challenge. If so, sets the handle in the account and in the
   * account's teams. Otherwise the challenge stays open.
   * @throws DomainError HANDLE_PROOF_OFF, HANDLE_PROOF_ENDED, CODEFORCES_AWAY, HANDLE_CODE_MISSING,
   * HANDLE_SUBMISSION_MISSING, HANDLE_UNKNOWN, RATE_LIMITED, CONFLICT
   */
  async check(context: RequestContext, { way }: CheckHandleProofInput): Promise<HandleProofPayload> {
    const caller = await this.#counted(context, HANDLE_LIMITS.checks);
    const challenge = await this.proofs.challengeOf(caller.userId);
    if (!challenge || this.#view(challenge) === null) throw new DomainError("HANDLE_PROOF_ENDED");
    if (way === "PROFILE") await this.#requireCode(challenge);
    else await this.#requireSubmission(challenge);
    const proof = {
      userId: caller.userId,
      handleKey: handleKey(challenge.handle),
      way,
      provedAt: new Date(this.now()),
    };
    await again(() =>
      this.parts.db.inTransaction(async (tx) => {
        if (!(await this.proofs.close(tx, challenge))) throw new DomainError("HANDLE_PROOF_ENDED");
        await this.proofs.save(tx, proof);
        await this.parts.accounts.proveHandle(tx, caller.userId, challenge.handle);
      }),
    );
    return this.#reply(caller, SUCCESS.handleProved);
  }

  async #counted(context: RequestContext, rule: LimitRule): Promise<Caller> {
    const caller = requireCaller(context.caller);
    if (!this.evidence.isOn) throw new DomainError("HANDLE_PROOF_OFF");
    await this.parts.limiter.consume([rule, caller.userId], [HANDLE_LIMITS.perNetwork, context.address]);
    return caller;
  }

  async #requireCode({ handle, code }: HandleChallenge): Promise<void> {
    const texts = required(await this.evidence.profileTexts(handle));
    if (!texts.some((text) => text.includes(code))) throw new DomainError("HANDLE_CODE_MISSING");
  }

  async #requireSubmission(challenge: HandleChallenge): Promise<void> {
    const submissions = required(await this.evidence.submissions(challenge.handle));
    if (!submissions.some((one) => isProof(one, challenge)))
      throw new DomainError("HANDLE_SUBMISSION_MISSING");
  }

  /** Returns the challenge for its owner, or null when it has expired. */
  #view({ handle, code, problem, startedAt }: HandleChallenge): HandleChallengeView | null {
    const age = Math.floor((this.now() - startedAt.getTime()) / 1000);
    if (age < 0 || age >= SECONDS.handleChallenge) return null;
    return {
      ...{ handle, code, problem },
      problemUrl: problemAddress(problem),
      secondsToSubmit: Math.max(0, SECONDS.handleSubmission - age),
      secondsToCheck: SECONDS.handleChallenge - age,
    };
  }

  async #reply(caller: Caller, message: string): Promise<HandleProofPayload> {
    const { codeforcesHandle } = await this.parts.accounts.viewer(caller.userId);
    return { message, codeforcesHandle, handleProof: await this.state(caller) };
  }
}

function required<T>(evidence: Evidence<T>): T {
  if (evidence.outcome === "found") return evidence.found;
  throw new DomainError(evidence.outcome === "unknown" ? "HANDLE_UNKNOWN" : "CODEFORCES_AWAY");
}

/**
 * Returns whether a submission proves the handle. Codeforces reports whole seconds, so a submission counts even in the
 * second in which the challenge started.
 */
function isProof(
  { problem, verdict, submittedAt, isAlone }: Submission,
  challenge: HandleChallenge,
): boolean {
  const from = Math.floor(challenge.startedAt.getTime() / 1000) * 1000;
  const until = challenge.startedAt.getTime() + SECONDS.handleSubmission * 1000;
  const at = submittedAt.getTime();
  const inTime = at >= from && at <= until;
  return isAlone && inTime && problem === challenge.problem && verdict === "COMPILATION_ERROR";
}

/**
 * Retries when two accounts prove the same handle concurrently, or a team changes concurrently.
 * @throws DomainError CONFLICT after MAX_ATTEMPTS
 */
async function again(write: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await write();
      return;
    } catch (error) {
      const overtaken =
        violates(error, PROVED_HANDLE) || (error instanceof DomainError && error.code === "CONFLICT");
      if (!overtaken) throw error;
      if (attempt === MAX_ATTEMPTS) throw new DomainError("CONFLICT", { cause: error });
    }
  }
}
