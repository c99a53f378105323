import { randomBytes } from "node:crypto";
import QRCode from "qrcode";
import type { RequestContext } from "../../../../kernel/auth/request-context.js";
import { requireCaller } from "../../../../kernel/auth/caller.js";
import { SECONDS } from "../../../../kernel/contract/limits.js";
import { SECOND_FACTOR_SUCCESS } from "../../../../kernel/contract/texts/second-factor.texts.js";
import { deriveKey, seal, unseal } from "../../../../kernel/crypto/seal.js";
import { DomainError } from "../../../../kernel/errors/domain-error.js";
import type { FactorParts } from "../../account-parts.js";
import type { ConfirmTotpInput, OwnerProofInput } from "../contract/factor-setup.input.js";
import { ChallengePurpose } from "../challenges/factor-challenge.entity.js";
import type { OwnerProofService } from "../challenges/owner-proof.service.js";
import { FACTOR_NEWS } from "../second-factor-mails.js";
import type { SecondFactorService } from "../second-factor.service.js";
import type { SecondFactorPayload, TotpSetup } from "../second-factor.types.js";
import { newTotpSecret, stepOfCode, totpUri } from "./totp.js";

/**
 * The secret of an app that is being set up. The client keeps this data encrypted (sealed) until the setup is
 * confirmed.
 */
interface Setup {
  readonly userId: string;
  readonly secret: string;
  /**
   * Identifies the setup's row (`FactorChallenge`). The row allows the setup to be confirmed only once and within a
   * limited time. A change of password, e-mail or role deletes the row.
   */
  readonly challenge: string;
}

const PURPOSE = ChallengePurpose.setUp;

/**
 * Sets up an authenticator app: creates a secret, then checks one of the app's codes. Stores the app only after a
 * correct code.
 */
export class TotpSetupService {
  readonly #key: Buffer;

  constructor(
    private readonly parts: FactorParts,
    private readonly owners: OwnerProofService,
    private readonly changes: SecondFactorService,
  ) {
    this.#key = deriveKey(parts.secret, "totp-setup");
  }

  /** @throws the errors of `OwnerProofService.prove` */
  async begin(input: OwnerProofInput, context: RequestContext): Promise<TotpSetup> {
    const caller = requireCaller(context.caller);
    await this.owners.prove(caller, input);
    const { userId, email } = caller;
    const secret = newTotpSecret();
    const challenge = randomBytes(32).toString("base64url");
    const setup: Setup = { userId, secret, challenge };
    await this.parts.db.inTransaction((tx) =>
      this.parts.challenges.open(tx, { userId, purpose: PURPOSE, challenge }, SECONDS.factorSetup),
    );
    const uri = totpUri(secret, email, this.parts.clubName());
    const qrSvg = await QRCode.toString(uri, { type: "svg", errorCorrectionLevel: "M", margin: 4 });
    return { setup: seal(this.#key, JSON.stringify(setup)), secret, uri, qrSvg };
  }

  /**
   * Stores the app in place of an earlier one, if any.
   * @throws DomainError SETUP_EXPIRED, SECOND_FACTOR_WRONG
   */
  async confirm(input: ConfirmTotpInput, context: RequestContext): Promise<SecondFactorPayload> {
    const caller = requireCaller(context.caller);
    const { userId } = caller;
    const setup = this.#open(input.setup);
    const now = new Date();
    if (setup?.userId !== userId) throw new DomainError("SETUP_EXPIRED");
    const { challenge } = setup;
    const step = stepOfCode(setup.secret, input.code, now);
    if (step === null) throw this.parts.checks.refusal({ way: "code" });
    const sealed = this.parts.checks.sealed(setup.secret);
    return this.changes.add(caller, FACTOR_NEWS.appSetUp, SECOND_FACTOR_SUCCESS.appAdded, async (tx) => {
      if (!(await this.parts.challenges.consume(tx, { userId, purpose: PURPOSE, challenge }, now)))
        throw new DomainError("SETUP_EXPIRED");
      await this.parts.factors.setApp(tx, userId, sealed, step, now);
    });
  }

  /** Decrypts a setup that `begin` sealed. Returns null for any other text. */
  #open(text: string): Setup | null {
    try {
      return JSON.parse(unseal(this.#key, text)) as Setup;
    } catch {
      return null;
    }
  }
}
