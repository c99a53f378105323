import { requireCaller } from "../../../kernel/auth/caller.js";
import type { RequestContext } from "../../../kernel/auth/request-context.js";
import { RULES, SUCCESS } from "../../../kernel/contract/catalogue.js";
import type { MessagePayload } from "../../../kernel/contract/message-payload.js";
import type { PasswordOwner } from "../../../kernel/auth/password-rule.js";
import type { Tx } from "../../../kernel/db/database.js";
import { DomainError } from "../../../kernel/errors/domain-error.js";
import { addressTakenMail, changeEmailCodeMail } from "../account-mails.js";
import type { AccountParts } from "../account-parts.js";
import type { ConfirmationService } from "../confirmation.service.js";
import { CodePurpose } from "../codes/code-challenge.entity.js";
import type { ChangeEmailInput } from "../contract/own-account.inputs.js";
import type { ChangePasswordInput } from "../contract/password.inputs.js";
import { notifyOfAddress, notifyOfPassword } from "../notified-owner.js";
import type { CredentialsPayload } from "./self-service.types.js";
import type { IssuedSession } from "../sessions/session.service.js";

const PURPOSE = CodePurpose.changeEmail;

export class CredentialsService {
  constructor(
    private readonly parts: AccountParts,
    private readonly confirmations: ConfirmationService,
  ) {}

  /**
   * Sets a new password, ends every session, starts a new session for this device and notifies the owner.
   * @throws DomainError WRONG_PASSWORD; CONFIRMATION_NEEDED; RATE_LIMITED; CONFLICT; BAD_INPUT if the new password is
   * unchanged or easily guessed
   */
  async changePassword(input: ChangePasswordInput, context: RequestContext): Promise<CredentialsPayload> {
    const caller = requireCaller(context.caller);
    const passwordUse = { field: "currentPassword", act: "changePassword" } as const;
    const account = await this.confirmations.requirePassword(caller, input.currentPassword, passwordUse);
    if (input.newPassword === input.currentPassword) throw badField("newPassword", RULES.samePassword);
    await this.parts.passwordRule.require(input.newPassword, account, "newPassword");
    const passwordHash = await this.parts.hasher.hash(input.newPassword);
    const issued = await this.parts.db.inTransaction(async (tx) => {
      const { repository } = this.parts;
      if (!(await repository.replacePassword(tx, account.id, account.passwordHash, passwordHash)))
        throw new DomainError("CONFLICT");
      await notifyOfPassword(this.parts.notifications, tx, account);
      return this.restart(tx, account.id, context);
    });
    this.parts.devices.remember(context, { id: account.id, passwordHash });
    context.cookies.write("refresh", issued.refreshToken, issued.maxAge);
    return { message: SUCCESS.passwordUpdated, session: issued.login };
  }

  /**
   * Returns the hash of a password for `setPassword`. Must be called before the transaction, because hashing is slow.
   * @throws DomainError BAD_INPUT for an easily guessed password
   */
  async hashed(password: string, owner: PasswordOwner): Promise<string> {
    await this.parts.passwordRule.require(password, owner, "password");
    return this.parts.hasher.hash(password);
  }

  /**
   * Sets a password in the calling code's transaction, without the current password. The calling code must require a
   * confirmation instead (ADR 39), and call `restart` afterwards. Revokes the account's tokens and notifies its owner.
   * @param account the account with its address before the change
   */
  async setPassword(
    tx: Tx,
    account: { readonly id: string; readonly name: string; readonly email: string },
    passwordHash: string,
  ): Promise<void> {
    await this.parts.repository.setPassword(tx, account.id, passwordHash);
    await notifyOfPassword(this.parts.notifications, tx, account);
  }

  /** Keeps the device known after the user set a new password. */
  rememberDevice(
    context: RequestContext,
    account: { readonly id: string; readonly passwordHash: string },
  ): void {
    this.parts.devices.remember(context, account);
  }

  /** Ends every session of an account whose credentials just changed, and starts a new session for this device. */
  async restart(tx: Tx, userId: string, { userAgent }: RequestContext): Promise<IssuedSession> {
    await this.parts.sessions.endAll(tx, userId);
    return this.parts.sessions.startIn(tx, userId, userAgent);
  }

  /**
   * Sends a mail to the new address. The mail contains a code only if no account has this address. The reply does not
   * reveal whether an account has it.
   */
  async requestEmailChange(email: string, context: RequestContext): Promise<MessagePayload> {
    const caller = requireCaller(context.caller);
    if (email === caller.email) throw badField("newEmail", RULES.sameEmail);
    const { accounts, codes, outbox, clubName, publicUrl } = this.parts;
    await codes.issue(PURPOSE, email, context, async (tx, code) => {
      const addressOwner = await accounts.findByEmail(email);
      const { language } = context;
      const mailed = { to: email, code, clubName: clubName(), publicUrl, language };
      const mail = addressOwner ? addressTakenMail(email, publicUrl) : changeEmailCodeMail(mailed);
      await outbox.enqueueCode(tx, mail);
    });
    return { message: SUCCESS.emailChangeCodeSent };
  }

  /**
   * Changes the address, ends every session, starts a new session for this device and notifies the old address.
   * @throws DomainError WRONG_PASSWORD, CONFIRMATION_NEEDED, INVALID_OTP, EMAIL_TAKEN, EMAIL_IN_TEAM, RATE_LIMITED
   */
  async changeEmail(input: ChangeEmailInput, context: RequestContext): Promise<CredentialsPayload> {
    const caller = requireCaller(context.caller);
    const { newEmail } = input;
    const passwordUse = { field: "password", act: "changeEmail" } as const;
    const { id } = await this.confirmations.requirePassword(caller, input.password, passwordUse);
    const proof = await this.parts.codes.verify(PURPOSE, newEmail, input.otp, context);
    const issued = await this.parts.db.inTransaction(async (tx) => {
      if (!(await this.parts.codes.spend(tx, proof, PURPOSE, newEmail))) throw new DomainError("INVALID_OTP");
      const before = await this.parts.accounts.findById(id);
      if (!before) throw new DomainError("UNAUTHENTICATED");
      await this.parts.accounts.update(tx, id, { email: newEmail });
      await notifyOfAddress(
        this.parts.notifications,
        tx,
        { ...before, language: context.language },
        newEmail,
      );
      return this.restart(tx, id, context);
    });
    context.cookies.write("refresh", issued.refreshToken, issued.maxAge);
    return { message: SUCCESS.emailChanged, session: issued.login };
  }
}

function badField(field: string, message: (typeof RULES)[keyof typeof RULES]): DomainError {
  return new DomainError("BAD_INPUT", { message, fields: { [field]: message } });
}
