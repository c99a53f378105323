import { recordAudit } from "../../../kernel/audit/audit-log.js";
import type { Caller } from "../../../kernel/auth/caller.js";
import { SECOND_FACTOR_SUCCESS } from "../../../kernel/contract/texts/second-factor.texts.js";
import type { Holder } from "../../../kernel/contract/grants.js";
import { Role } from "../../../kernel/contract/roles.js";
import type { Tx } from "../../../kernel/db/database.js";
import { DomainError } from "../../../kernel/errors/domain-error.js";
import { owesTwoSteps } from "../../../kernel/contract/two-step-duty.js";
import { textIn } from "../../../kernel/languages/message.js";
import { lockAccount } from "../account.repository.js";
import type { FactorParts } from "../account-parts.js";
import { newRecoveryCodes, recoveryCodeHash } from "./authenticator/recovery-codes.js";
import { toOwner } from "../notified-owner.js";
import { FACTOR_NEWS, type FactorNews } from "./second-factor-mails.js";
import type { Account } from "../contract/account.js";
import { normaliseEmail } from "../../../kernel/contract/email.js";
import type { SecondFactorPayload, SecondFactors } from "./second-factor.types.js";

/** Manages an account's second factors, and notifies the owner of each change. */
export class SecondFactorService {
  constructor(private readonly parts: FactorParts) {}

  async of(caller: Caller): Promise<SecondFactors> {
    const compulsory = owesTwoSteps(await this.parts.settings.twoStepDuty(), caller);
    return { ...(await this.held(caller.userId)), compulsory };
  }

  /** Returns an account's factors, without secrets. */
  async held(userId: string): Promise<Omit<SecondFactors, "compulsory">> {
    return {
      app: await this.parts.factors.app(userId),
      passkeys: await this.parts.passkeys.ownOf(userId),
      recoveryCodesLeft: (await this.parts.factors.counts(userId)).recoveryCodes,
    };
  }

  /** Returns whether an account must set up two-step login before it can use its rights. */
  async isOwed(userId: string, rights: Holder): Promise<boolean> {
    return owesTwoSteps(await this.parts.settings.twoStepDuty(), rights) && !(await this.isOn(userId));
  }

  /** Returns whether an account has an app or a passkey. */
  isOn(userId: string): Promise<boolean> {
    return this.parts.factors.hasAny(userId);
  }

  /**
   * Returns whether an account has an app or a passkey. Locks the account, so that the result stays true until the
   * transaction ends.
   */
  async holds(tx: Tx, userId: string): Promise<boolean> {
    return (await lockAccount(tx, userId)) && (await this.isOn(userId));
  }

  /**
   * Adds a factor. The first factor comes with recovery codes and ends every other session, because those sessions
   * began with only a password.
   * @param add writes the factor
   */
  add(
    caller: Caller,
    news: FactorNews,
    message: string,
    add: (tx: Tx) => Promise<void>,
  ): Promise<SecondFactorPayload> {
    return this.#changed(caller, news, async (tx) => {
      const isFirst = !(await this.isOn(caller.userId));
      await add(tx);
      if (!isFirst) return { message, recoveryCodes: null };
      // From now on, no challenge or session that began with only the password may change a factor.
      await this.parts.challenges.forget(tx, caller.userId);
      await this.parts.sessions.endOthers(tx, caller);
      return { message, recoveryCodes: await this.#newCodes(tx, caller.userId) };
    });
  }

  /** @throws DomainError SECOND_FACTOR_NOT_FOUND, SECOND_FACTOR_COMPULSORY */
  removeApp(caller: Caller): Promise<SecondFactorPayload> {
    const message = SECOND_FACTOR_SUCCESS.appRemoved;
    return this.#remove(caller, FACTOR_NEWS.appRemoved, message, (tx) =>
      this.parts.factors.removeApp(tx, caller.userId),
    );
  }

  /** @throws DomainError SECOND_FACTOR_NOT_FOUND, SECOND_FACTOR_COMPULSORY */
  removePasskey(caller: Caller, id: string): Promise<SecondFactorPayload> {
    const message = SECOND_FACTOR_SUCCESS.passkeyRemoved;
    return this.#remove(caller, FACTOR_NEWS.passkeyRemoved, message, (tx) =>
      this.parts.passkeys.remove(tx, caller.userId, id),
    );
  }

  /**
   * Creates new recovery codes and invalidates the old ones.
   * @throws DomainError SECOND_FACTOR_FIRST if the account has neither an app nor a passkey
   */
  renewCodes(caller: Caller): Promise<SecondFactorPayload> {
    return this.#changed(caller, FACTOR_NEWS.newCodes, async (tx) => {
      if (!(await this.isOn(caller.userId))) throw new DomainError("SECOND_FACTOR_FIRST");
      const recoveryCodes = await this.#newCodes(tx, caller.userId);
      return { message: SECOND_FACTOR_SUCCESS.codesMade, recoveryCodes };
    });
  }

  #remove(
    caller: Caller,
    news: FactorNews,
    message: string,
    remove: (tx: Tx) => Promise<boolean>,
  ): Promise<SecondFactorPayload> {
    return this.#changed(caller, news, async (tx) => {
      if (!(await remove(tx))) throw new DomainError("SECOND_FACTOR_NOT_FOUND");
      if (!(await this.isOn(caller.userId))) {
        if (owesTwoSteps(await this.parts.settings.twoStepDuty(), caller))
          throw new DomainError("SECOND_FACTOR_COMPULSORY");
        await this.parts.factors.removeAll(tx, caller.userId);
      }
      return { message, recoveryCodes: null };
    });
  }

  /**
   * Changes an account's factors, one change at a time. Notifies the owner. Records the change in the audit log if the
   * owner is a Superadmin.
   */
  #changed(
    caller: Caller,
    news: FactorNews,
    change: (tx: Tx) => Promise<SecondFactorPayload>,
  ): Promise<SecondFactorPayload> {
    return this.parts.db.inTransaction(async (tx) => {
      if (!(await lockAccount(tx, caller.userId))) throw new DomainError("UNAUTHENTICATED");
      const payload = await change(tx);
      await this.#notify(tx, { ...caller, id: caller.userId }, news);
      const target = { targetType: "user", targetId: caller.userId, targetName: caller.name };
      const record = { actor: caller, action: "profile.second-factor", ...target } as const;
      const details = { change: textIn("en", news) };
      if (caller.role === Role.Superadmin) await recordAudit(tx, { ...record, details });
      return payload;
    });
  }

  /**
   * Helps a user who lost their app, passkeys and recovery codes. Removes the account's factors, revokes its tokens,
   * records the removal and notifies the owner. Only the server's operator can call this method. Returns null if there
   * is no such account.
   */
  reset(email: string): Promise<Account | null> {
    const { db, accounts, repository, sessions, factors } = this.parts;
    return db.inTransaction(async (tx) => {
      const account = await accounts.findByEmail(normaliseEmail(email));
      if (!account) return null;
      await repository.revokeTokens(tx, account.id);
      await sessions.endAll(tx, account.id);
      await factors.removeAll(tx, account.id);
      const action = "user.reset-second-factor";
      const target = { targetType: "user", targetId: account.id, targetName: account.name };
      await recordAudit(tx, { actor: null, action, ...target });
      await this.#notify(tx, account, FACTOR_NEWS.allRemoved);
      return account;
    });
  }

  #notify(tx: Tx, owner: Pick<Account, "id" | "name" | "email">, news: FactorNews): Promise<void> {
    return this.parts.notifications.notify(tx, "TWO_STEP_CHANGED", { to: toOwner(owner), facts: { news } });
  }

  async #newCodes(tx: Tx, userId: string): Promise<string[]> {
    const codes = newRecoveryCodes();
    const hashes = codes.map((code) => recoveryCodeHash(userId, code));
    await this.parts.factors.setRecoveryCodes(tx, userId, hashes, new Date());
    return codes;
  }
}
