import { randomBytes, randomInt } from "node:crypto";
import type { ProofTokens } from "../../kernel/auth/proof-token.js";
import type { RequestContext } from "../../kernel/auth/request-context.js";
import { LIMITS, SECONDS } from "../../kernel/contract/limits.js";
import { deriveKey, keyedHash } from "../../kernel/crypto/seal.js";
import type { Database, Tx } from "../../kernel/db/database.js";
import { newId } from "../../kernel/db/ids.js";
import { DomainError } from "../../kernel/errors/domain-error.js";
import { toDomainError } from "../../kernel/errors/to-domain-error.js";
import type { LimitUse, RateLimiter } from "../../kernel/limits/rate-limiter.js";
import { ACCOUNT_LIMITS } from "./account-limits.js";
import type { CodePurpose } from "./code-challenge.entity.js";
import type { CodeChallengeRepository } from "./code-challenge.repository.js";

/** decisions.md section 5: five tries. */
const MAX_TRIES = 5;
/** How long a browser is recognised as the one that asked for a code, in seconds. */
const REQUESTER_MAX_AGE = SECONDS.otpLifetime;

/** Mailed codes of six digits: asked for, handed in, and turned into a proof that is good once. */
export class CodeService {
  readonly #key: Buffer;

  constructor(
    private readonly db: Database,
    private readonly challenges: CodeChallengeRepository,
    private readonly proofs: ProofTokens,
    private readonly limiter: RateLimiter,
    secret: string,
  ) {
    this.#key = deriveKey(secret, "code-challenge");
  }

  /**
   * Makes a code and hands it to `deliver` in the same transaction; the code exists nowhere else in plain.
   * @throws DomainError CODE_RATE_LIMITED or RATE_LIMITED.
   */
  async issue(
    purpose: CodePurpose,
    email: string,
    context: RequestContext,
    deliver: (tx: Tx, code: string) => Promise<void>,
  ): Promise<void> {
    const uses: LimitUse[] = [
      [ACCOUNT_LIMITS.codesPerAddress, context.address],
      [ACCOUNT_LIMITS.codePerMinute, `${purpose}|${email}`],
      [ACCOUNT_LIMITS.codePerHour, `${purpose}|${email}`],
    ];
    await this.limiter.consume(...uses);
    try {
      await this.#issue(purpose, email, context, deliver);
    } catch (error) {
      // Nothing was mailed: whoever is told to come back in three seconds must not be told then to wait for a minute.
      if (toDomainError(error).code === "UNAVAILABLE") await this.limiter.giveBack(...uses);
      throw error;
    }
  }

  async #issue(
    purpose: CodePurpose,
    email: string,
    context: RequestContext,
    deliver: (tx: Tx, code: string) => Promise<void>,
  ): Promise<void> {
    const requester = readRequester(context) ?? randomBytes(16).toString("base64url");
    const code = String(randomInt(10 ** LIMITS.otpDigits)).padStart(LIMITS.otpDigits, "0");
    const id = newId();
    const now = Date.now();
    await this.db.inTransaction(async (tx) => {
      await this.challenges.insert(tx, {
        id,
        purpose,
        email,
        codeHash: keyedHash(this.#key, `${id}|${code}`),
        ...this.#requesterHashes(requester, context.address),
        tries: 0,
        createdAt: new Date(now),
        expiresAt: new Date(now + SECONDS.otpLifetime * 1000),
        verifiedAt: null,
        usedAt: null,
      });
      await deliver(tx, code);
    });
    context.cookies.write("requester", requester, REQUESTER_MAX_AGE);
  }

  /**
   * Checks a code that was handed in; answers the proof token that stands for it.
   * @throws DomainError INVALID_OTP when it is wrong, late, used, tried too often, or was asked for by someone else.
   */
  async verify(purpose: CodePurpose, email: string, code: string, context: RequestContext): Promise<string> {
    await this.limiter.check([ACCOUNT_LIMITS.wrongCodesPerAddress, context.address]);
    const now = new Date();
    const hashes = this.#requesterHashes(readRequester(context) ?? "", context.address);
    const challenge = await this.challenges.newest(purpose, email, hashes, now);
    const isRight =
      challenge !== null &&
      (await this.db.inTransaction(async (tx) => {
        if (!(await this.challenges.countTry(tx, challenge.id, MAX_TRIES))) return false;
        if (keyedHash(this.#key, `${challenge.id}|${code}`) !== challenge.codeHash) return false;
        return this.challenges.markVerified(tx, challenge.id, now);
      }));
    if (!isRight) {
      await this.limiter.consume([ACCOUNT_LIMITS.wrongCodesPerAddress, context.address]);
      throw new DomainError("INVALID_OTP", { fields: { otp: "Invalid OTP" } });
    }
    return this.proofs.sign({ challengeId: challenge.id, purpose, email });
  }

  /** True when the token is a proof of ours for this; tells nothing about whether it was spent. */
  isProof(token: string, purpose: CodePurpose, email: string): boolean {
    return this.proofs.verify(token, purpose, email) !== null;
  }

  /** Spends a proof in the transaction of what it allows; false when it is none or was spent before. */
  async spend(tx: Tx, token: string, purpose: CodePurpose, email: string): Promise<boolean> {
    const proof = this.proofs.verify(token, purpose, email);
    return proof !== null && this.challenges.spend(tx, proof.challengeId, purpose, email, new Date());
  }

  #requesterHashes(requester: string, address: string): { requesterHash: string; addressHash: string } {
    return {
      requesterHash: keyedHash(this.#key, `requester|${requester}`),
      addressHash: keyedHash(this.#key, `address|${address}`),
    };
  }
}

/** The requester's cookie; a request from another site simply has none. */
function readRequester(context: RequestContext): string | null {
  try {
    return context.cookies.read("requester");
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}
