import { type Caller, requireCaller } from "../../../../kernel/auth/caller.js";
import type { RequestContext } from "../../../../kernel/auth/request-context.js";
import { LIMITS, SECONDS } from "../../../../kernel/contract/limits.js";
import {
  SECOND_FACTOR_RULES,
  SECOND_FACTOR_SUCCESS,
} from "../../../../kernel/contract/texts/second-factor.texts.js";
import { sha256 } from "../../../../kernel/crypto/seal.js";
import { newId } from "../../../../kernel/db/ids.js";
import { violates } from "../../../../kernel/db/unique-key.js";
import { DomainError } from "../../../../kernel/errors/domain-error.js";
import type { FactorParts } from "../../account-parts.js";
import type { AddPasskeyInput, OwnerProofInput, RenamePasskeyInput } from "../contract/factor-setup.input.js";
import { ChallengePurpose } from "../challenges/factor-challenge.entity.js";
import type { OwnerProofService } from "../challenges/owner-proof.service.js";
import { readPasskeyAnswer } from "./passkey-ceremony.js";
import { PASSKEY_CREDENTIAL } from "./passkey.entity.js";
import { FACTOR_NEWS } from "../second-factor-mails.js";
import type { SecondFactorService } from "../second-factor.service.js";
import type { PasskeyOptions, SecondFactorPayload } from "../second-factor.types.js";

const PURPOSE = ChallengePurpose.register;

/** Adds and renames passkeys. */
export class PasskeyService {
  constructor(
    private readonly parts: FactorParts,
    private readonly owners: OwnerProofService,
    private readonly changes: SecondFactorService,
  ) {}

  /**
   * Returns the browser's options for a new passkey.
   * @throws DomainError PASSKEYS_FULL, and the errors of `OwnerProofService.prove`
   */
  async registrationOptions(input: OwnerProofInput, context: RequestContext): Promise<PasskeyOptions> {
    const caller = requireCaller(context.caller);
    await this.owners.prove(caller, input);
    const { userId } = caller;
    const known = await this.parts.passkeys.knownOf(userId);
    if (known.length >= LIMITS.passkeys) throw new DomainError("PASSKEYS_FULL");
    const { options, challenge } = await this.parts.ceremony.askForNew(caller, known);
    await this.parts.db.inTransaction((tx) =>
      this.parts.challenges.open(tx, { userId, purpose: PURPOSE, challenge }, SECONDS.factorSetup),
    );
    return { options };
  }

  /**
   * Adds the passkey that the browser created.
   * @throws DomainError SECOND_FACTOR_WRONG, SETUP_EXPIRED, PASSKEY_TAKEN
   */
  async add(input: AddPasskeyInput, context: RequestContext): Promise<SecondFactorPayload> {
    const caller = requireCaller(context.caller);
    const { userId } = caller;
    const answer = readPasskeyAnswer(input.passkey);
    const made = answer && (await this.parts.ceremony.newCredential(answer));
    if (!answer || !made) throw notAccepted();
    const now = new Date();
    const passkey = {
      id: newId(),
      userId,
      name: nameOf(input.name),
      credentialHash: sha256(made.credentialId),
      credentialId: made.credentialId,
      publicKey: made.publicKey,
      counter: String(made.counter),
      transports: made.transports.join(","),
      createdAt: now,
      lastUsedAt: null,
    };
    try {
      return await this.changes.add(
        caller,
        FACTOR_NEWS.passkeyAdded,
        SECOND_FACTOR_SUCCESS.passkeyAdded,
        async (tx) => {
          const openChallenge = { userId, purpose: PURPOSE, challenge: answer.challenge };
          if (!(await this.parts.challenges.consume(tx, openChallenge, now)))
            throw new DomainError("SETUP_EXPIRED");
          await this.parts.passkeys.insert(tx, passkey);
        },
      );
    } catch (error) {
      throw violates(error, PASSKEY_CREDENTIAL) ? new DomainError("PASSKEY_TAKEN", { cause: error }) : error;
    }
  }

  /**
   * Renames one of the caller's passkeys.
   * @throws DomainError SECOND_FACTOR_NOT_FOUND
   */
  async rename({ userId }: Caller, { id, name }: RenamePasskeyInput): Promise<SecondFactorPayload> {
    const isThere = await this.parts.db.inTransaction((tx) =>
      this.parts.passkeys.rename(tx, userId, id, nameOf(name)),
    );
    if (!isThere) throw new DomainError("SECOND_FACTOR_NOT_FOUND");
    return { message: SECOND_FACTOR_SUCCESS.passkeyRenamed, recoveryCodes: null };
  }
}

function nameOf(typed: string): string {
  const name = typed.trim().replace(/\s+/g, " ");
  return name === "" ? "Passkey" : name;
}

function notAccepted(): DomainError {
  return new DomainError("SECOND_FACTOR_WRONG", { message: SECOND_FACTOR_RULES.passkey });
}
