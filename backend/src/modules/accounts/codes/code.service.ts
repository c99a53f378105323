import { randomBytes, randomInt } from "node:crypto";
import type { ProofTokens } from "../../../kernel/auth/proof-token.js";
import type { RequestContext } from "../../../kernel/auth/request-context.js";
import { LIMITS, SECONDS } from "../../../kernel/contract/limits.js";
import { deriveKey, keyedHash } from "../../../kernel/crypto/seal.js";
import type { Database, Tx } from "../../../kernel/db/database.js";
import { newId } from "../../../kernel/db/ids.js";
import { DomainError } from "../../../kernel/errors/domain-error.js";
import type { Text } from "../../../kernel/languages/message.js";
import { toDomainError } from "../../../kernel/errors/to-domain-error.js";
import type { CodePurpose } from "./code-challenge.entity.js";
import type {
  AskedChallenge,
  CodeChallengeRepository,
  OpenChallenge,
  TriedBy,
} from "./code-challenge.repository.js";
import type { CodeLimits } from "./code-limits.js";
import { refusalText } from "./code-refusal.js";
import { cookieOrNone, type KnownDeviceService } from "../sessions/known-device.service.js";

/** Maximum number of tries for the requesting browser, and for all other browsers on its network together (ADR 34). */
const MAX_TRIES = { own: 5, network: 3 } as const;
/**
 * Seconds for which a browser is recognised as the requester. Longer than the code is valid, so that the refusal can
 * say that the code has expired.
 */
const REQUESTER_MAX_AGE = 3600;

/** Issues and verifies mailed codes of six digits. A verified code becomes a proof that can be used once. */
export class CodeService {
  readonly #key: Buffer;

  constructor(
    private readonly db: Database,
    private readonly challenges: CodeChallengeRepository,
    private readonly proofs: ProofTokens,
    private readonly limits: CodeLimits,
    private readonly devices: KnownDeviceService,
    secret: string,
  ) {
    this.#key = deriveKey(secret, "code-challenge");
  }

  /**
   * Creates a code and passes it to `deliver` in the same transaction. The code is stored nowhere in plain text.
   * @throws DomainError CODE_RATE_LIMITED, UNAVAILABLE
   */
  async issue(
    purpose: CodePurpose,
    email: string,
    context: RequestContext,
    deliver: (tx: Tx, code: string) => Promise<void>,
  ): Promise<void> {
    const device = await this.devices.recogniseFor(context, email);
    const refund = await this.limits.ask({ purpose, email, network: context.address, device });
    try {
      await this.#issue(purpose, email, context, deliver);
    } catch (error) {
      // Nothing was mailed. The reply says to retry in three seconds, so the count must not cause a wait of a minute.
      if (toDomainError(error).code === "UNAVAILABLE") await refund();
      throw error;
    }
  }

  async #issue(
    purpose: CodePurpose,
    email: string,
    context: RequestContext,
    deliver: (tx: Tx, code: string) => Promise<void>,
  ): Promise<void> {
    const requester = cookieOrNone(context, "requester") ?? randomBytes(16).toString("base64url");
    const code = String(randomInt(10 ** LIMITS.otpDigits)).padStart(LIMITS.otpDigits, "0");
    const id = newId();
    const now = Date.now();
    await this.db.inTransaction(async (tx) => {
      await this.challenges.insert(tx, {
        id,
        purpose,
        email,
        codeHash: this.#hash(id, code),
        ...this.#requesterHashes(requester, context.address),
        tries: 0,
        networkTries: 0,
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
   * Checks a code and returns the proof token for it. The browser that requested the code has its own number of tries.
   * All other browsers on its network share a separate number (ADR 34).
   * @throws DomainError INVALID_OTP, with the reason at the field `otp`, if no code that this browser may try matches;
   * RATE_LIMITED, UNAVAILABLE if another browser on the network has requested a code
   */
  async verify(purpose: CodePurpose, email: string, code: string, context: RequestContext): Promise<string> {
    const requester = cookieOrNone(context, "requester") ?? "";
    const hashes = this.#requesterHashes(requester, context.address);
    const open = await this.challenges.open(purpose, email, hashes, new Date());
    if (open.own && (await this.#isRight(open.own, code, "own")))
      return this.proofs.sign({ challengeId: open.own.id, purpose, email });
    if (open.network) {
      await this.limits.enter(email, context.address);
      if (await this.#isRight(open.network, code, "network"))
        return this.proofs.sign({ challengeId: open.network.id, purpose, email });
    }
    const tried = open.network ? "network" : open.own ? "own" : null;
    await this.limits.wrong(purpose, email, context.address, tried);
    throw new DomainError("INVALID_OTP", {
      fields: { otp: await this.#reason(purpose, email, code, hashes) },
    });
  }

  /** Returns the reason why a code was refused. A browser learns only about codes that it requested itself. */
  async #reason(
    purpose: CodePurpose,
    email: string,
    code: string,
    { requesterHash }: { readonly requesterHash: string },
  ): Promise<Text> {
    const challenges = await this.challenges.askedBy(purpose, email, requesterHash);
    const isOf = ({ id, codeHash }: AskedChallenge): boolean => this.#hash(id, code) === codeHash;
    return refusalText(challenges, challenges.slice(1).some(isOf), MAX_TRIES.own, new Date());
  }

  #hash(challengeId: string, code: string): string {
    return keyedHash(this.#key, `${challengeId}|${code}`);
  }

  #isRight(challenge: OpenChallenge, code: string, by: TriedBy): Promise<boolean> {
    return this.db.inTransaction(async (tx) => {
      if (!(await this.challenges.countTry(tx, challenge.id, by, MAX_TRIES))) return false;
      if (this.#hash(challenge.id, code) !== challenge.codeHash) return false;
      return this.challenges.markVerified(tx, challenge.id, new Date());
    });
  }

  /** Returns whether the token is a valid proof for this purpose and address. The proof may have been used before. */
  isProof(token: string, purpose: CodePurpose, email: string): boolean {
    return this.proofs.verify(token, purpose, email) !== null;
  }

  /**
   * Uses a proof in the transaction of the operation that needs it. Returns false if the proof is invalid or was used
   * before.
   */
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
