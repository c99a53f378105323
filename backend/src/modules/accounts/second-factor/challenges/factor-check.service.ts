import { SignInMethod } from "../../activity/contract/account-activity.js";
import {
  SECOND_FACTOR_ERRORS,
  SECOND_FACTOR_RULES,
} from "../../../../kernel/contract/texts/second-factor.texts.js";
import { deriveKey, seal, sha256, unseal } from "../../../../kernel/crypto/seal.js";
import type { Tx } from "../../../../kernel/db/database.js";
import { DomainError } from "../../../../kernel/errors/domain-error.js";
import type { LimitUse } from "../../../../kernel/limits/rate-limiter.js";
import { ACCOUNT_LIMITS } from "../../account-limits.js";
import type { FactorCheckParts } from "../../account-parts.js";
import type { ChallengePurpose } from "./factor-challenge.entity.js";
import { readPasskeyAnswer } from "../passkeys/passkey-ceremony.js";
import type { PasskeyKey } from "../passkeys/passkey.repository.js";
import { recoveryCodeHash } from "../authenticator/recovery-codes.js";
import { guessedCodesMail, recoveryCodeUsedMail } from "../second-factor-mails.js";
import { stepOfCode } from "../authenticator/totp.js";

/**
 * Number of wrong codes after which the user must wait before the next code. The ticket of a log-in allows the same
 * number of tries (`MAX_TRIES` in second-step.service.ts).
 */
const FREE_WRONG_CODES = 5;
/**
 * Maximum wait, in seconds. With one guess every five minutes and three valid codes in a million, a guesser's chance is
 * 0.09 % a day.
 */
const LONGEST_WAIT_SECONDS = 300;
/** Number of consecutive wrong codes after which the owner is warned that someone else knows their password. */
const ALARMING_WRONG_CODES = 10;

/**
 * Returns the seconds until an account's next code is accepted. There is no wait at first. Later, each wrong code
 * doubles the wait, from one second to five minutes. Recovery codes and passkeys never wait, because they cannot be
 * guessed (ADR 37).
 */
function codeWait(wrongCodes: number, lastWrongAt: Date | null, now: Date): number {
  if (wrongCodes < FREE_WRONG_CODES || lastWrongAt === null) return 0;
  const wait = Math.min(LONGEST_WAIT_SECONDS, 2 ** (wrongCodes - FREE_WRONG_CODES));
  return Math.max(0, Math.ceil((lastWrongAt.getTime() - now.getTime()) / 1000 + wait));
}

/** A proof of a second factor. Exactly one field is set. */
export interface FactorProof {
  /** The six digits from the authenticator app. */
  readonly code?: string | null | undefined;
  readonly recoveryCode?: string | null | undefined;
  /** The browser's reply to a passkey challenge, as JSON. */
  readonly passkey?: string | null | undefined;
}

/** The name of each kind of proof in an account's recent activity. */
export const METHODS = {
  code: SignInMethod.totp,
  recoveryCode: SignInMethod.recoveryCode,
  passkey: SignInMethod.passkey,
} as const satisfies Record<keyof FactorProof, SignInMethod>;

/** Returns the only proof that is set, or null when there is none or more than one. */
function givenProof(proof: FactorProof): readonly [keyof FactorProof, string] | null {
  const proofs = (["code", "recoveryCode", "passkey"] as const).flatMap((way) => {
    const value = proof[way];
    return value ? [[way, value] as const] : [];
  });
  return proofs.length === 1 ? (proofs[0] ?? null) : null;
}

interface FactorOwner {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

/** A proof after the checks that need no database lock, such as the check of a passkey's signature. */
export type PreparedProof =
  | { readonly way: "code"; readonly text: string; readonly known: LimitUse | null }
  | { readonly way: "recoveryCode"; readonly text: string }
  | { readonly way: "passkey"; readonly signed: SignedChallenge | null };

interface SignedChallenge {
  readonly challenge: string;
  readonly key: PasskeyKey;
  readonly newCounter: number;
}

/** Checks second factors. Each code, recovery code and signature is valid once. */
export class FactorCheckService {
  readonly #key: Buffer;

  constructor(private readonly parts: FactorCheckParts) {
    this.#key = deriveKey(parts.secret, "totp-secret");
  }

  /** Returns the encrypted form of a shared secret, as the database stores it. */
  sealed(totpSecret: string): string {
    return seal(this.#key, totpSecret);
  }

  /**
   * Prepares a proof for `spend`, and checks a passkey's signature.
   * @param knownAs the key for counting a known user's tries: a session, or an account on a known device. Null for an
   * unknown device. Other people's guesses do not delay a known user's first codes.
   * @throws DomainError BAD_INPUT unless exactly one proof is given
   */
  async prepare(userId: string, proof: FactorProof, knownAs: string | null): Promise<PreparedProof> {
    const onlyProof = givenProof(proof);
    if (!onlyProof) throw new DomainError("BAD_INPUT", { message: SECOND_FACTOR_RULES.oneProof });
    const [way, text] = onlyProof;
    if (way === "passkey") return { way, signed: await this.#signed(userId, text) };
    return way === "code" ? { way, text, known: await this.#known(knownAs) } : { way, text };
  }

  /** Counts a known user's try. Returns null for an unknown user, or if the known user's tries are used up. */
  async #known(knownAs: string | null): Promise<LimitUse | null> {
    if (knownAs === null) return null;
    const use: LimitUse = [ACCOUNT_LIMITS.codesPerKnown, knownAs];
    try {
      await this.parts.limiter.consume(use);
      return use;
    } catch (error) {
      if (error instanceof DomainError && error.code === "RATE_LIMITED") return null;
      throw error;
    }
  }

  /** Resets the tries of a known user after a correct proof. */
  async forgive(proof: PreparedProof): Promise<void> {
    if (proof.way === "code" && proof.known) await this.parts.limiter.reset(proof.known);
  }

  /**
   * Uses a proof, which is then no longer valid. Returns false if the proof is wrong. The calling code must commit even
   * then, because a wrong code of an app is counted in this transaction.
   * @param purpose the purpose of a passkey's challenge
   * @throws DomainError RATE_LIMITED for an app's code while the account's codes must wait, unless the proof is `known`
   */
  async spend(
    tx: Tx,
    owner: FactorOwner,
    purpose: ChallengePurpose,
    proof: PreparedProof,
    now: Date,
  ): Promise<boolean> {
    if (proof.way === "passkey") return this.#spendSignature(tx, owner.id, purpose, proof.signed, now);
    if (proof.way === "code") return this.#spendCode(tx, owner, proof, now);
    const hash = recoveryCodeHash(owner.id, proof.text);
    if (!(await this.parts.factors.consumeRecoveryCode(tx, owner.id, hash, now))) return false;
    const { recoveryCodes } = await this.parts.factors.counts(owner.id);
    await this.parts.outbox.enqueue(tx, recoveryCodeUsedMail(owner, recoveryCodes, this.parts.publicUrl));
    return true;
  }

  /** Returns the error for a wrong proof. The error names the proof's input field. */
  refusal({ way }: Pick<PreparedProof, "way">): DomainError {
    const message =
      way === "code" ? SECOND_FACTOR_ERRORS.SECOND_FACTOR_WRONG.message : SECOND_FACTOR_RULES[way];
    return new DomainError("SECOND_FACTOR_WRONG", { message, fields: { [way]: message } });
  }

  async #spendCode(
    tx: Tx,
    owner: FactorOwner,
    { text: code, known }: Extract<PreparedProof, { way: "code" }>,
    now: Date,
  ): Promise<boolean> {
    const app = await this.parts.factors.lockApp(tx, owner.id);
    if (!app) return false;
    const retryAfter = codeWait(app.wrongCodes, app.lastWrongAt, now);
    if (retryAfter > 0 && !known) throw new DomainError("RATE_LIMITED", { retryAfter });
    const step = this.#stepOf(app.sealedSecret, code, now);
    // A correct code that was used before is refused, but does not count as a guess.
    if (step !== null) return this.parts.factors.consumeStep(tx, owner.id, step, now);
    await this.parts.factors.countWrongCode(tx, owner.id, now);
    if (app.wrongCodes + 1 === ALARMING_WRONG_CODES)
      await this.parts.outbox.enqueue(tx, guessedCodesMail(owner, this.parts.publicUrl));
    return false;
  }

  /**
   * Returns the time-step of a code, or null for a wrong code. If the secret was sealed with neither the current nor
   * the previous server secret, every code is wrong.
   */
  #stepOf(sealedSecret: string, code: string, now: Date): number | null {
    try {
      return stepOfCode(unseal(this.#key, sealedSecret), code, now);
    } catch {
      return null;
    }
  }

  async #signed(userId: string, text: string): Promise<SignedChallenge | null> {
    const answer = readPasskeyAnswer(text);
    const key = answer && (await this.parts.passkeys.keyOf(userId, sha256(answer.credentialId)));
    if (!answer || !key) return null;
    const newCounter = await this.parts.ceremony.newCounter(answer, key);
    return newCounter === null ? null : { challenge: answer.challenge, key, newCounter };
  }

  async #spendSignature(
    tx: Tx,
    userId: string,
    purpose: ChallengePurpose,
    signed: SignedChallenge | null,
    now: Date,
  ): Promise<boolean> {
    if (!signed) return false;
    const { challenge, key, newCounter } = signed;
    if (!(await this.parts.challenges.consume(tx, { userId, purpose, challenge }, now))) return false;
    return this.parts.passkeys.use(tx, key, newCounter, now);
  }
}
