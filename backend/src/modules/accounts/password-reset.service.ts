import type { PasswordHasher } from "../../kernel/auth/password-hasher.js";
import type { RequestContext } from "../../kernel/auth/request-context.js";
import { SUCCESS } from "../../kernel/contract/catalogue.js";
import type { MessagePayload } from "../../kernel/contract/message-payload.js";
import type { Database } from "../../kernel/db/database.js";
import { DomainError } from "../../kernel/errors/domain-error.js";
import type { Outbox } from "../../kernel/mail/outbox.js";
import { noAccountMail, passwordChangedMail, resetCodeMail } from "./account-mails.js";
import type { AccountRepository } from "./account.repository.js";
import type { ResetCodePayload } from "./account.types.js";
import { CodePurpose } from "./code-challenge.entity.js";
import type { CodeService } from "./code.service.js";
import { normaliseEmail } from "./contract/email-field.js";
import type { SetNewPasswordInput } from "./contract/set-new-password.input.js";
import type { VerifyResetCodeInput } from "./contract/verify-reset-code.input.js";
import type { KnownDeviceService } from "./known-device.service.js";
import type { SessionService } from "./session.service.js";

const PURPOSE = CodePurpose.resetPassword;

/** The three steps of a forgotten password. */
export class PasswordResetService {
  constructor(
    private readonly db: Database,
    private readonly accounts: AccountRepository,
    private readonly codes: CodeService,
    private readonly sessions: SessionService,
    private readonly devices: KnownDeviceService,
    private readonly hasher: PasswordHasher,
    private readonly outbox: Outbox,
    private readonly publicUrl: string,
  ) {}

  /** Mails a code. An address without an account gets a challenge too, whose code nobody has, so both take as long. */
  async requestCode(rawEmail: string, context: RequestContext): Promise<MessagePayload> {
    const email = normaliseEmail(rawEmail);
    await this.codes.issue(PURPOSE, email, context, async (tx, code) => {
      const account = await this.accounts.byEmail(email);
      await this.outbox.enqueueCode(
        tx,
        account ? resetCodeMail(email, code) : noAccountMail(email, this.publicUrl),
      );
    });
    return { message: SUCCESS.resetCodeSent };
  }

  /** Checks the mailed code; the token it answers (and sets as a cookie) allows one new password. */
  async verifyCode(input: VerifyResetCodeInput, context: RequestContext): Promise<ResetCodePayload> {
    const resetToken = await this.codes.verify(PURPOSE, normaliseEmail(input.email), input.otp, context);
    context.cookies.write("resetToken", resetToken);
    return { message: SUCCESS.resetCodeVerified, resetToken };
  }

  /** Sets the password, logs every device out and tells the owner. @throws DomainError RESET_NOT_ALLOWED without proof. */
  async setNewPassword(input: SetNewPasswordInput, context: RequestContext): Promise<MessagePayload> {
    const email = normaliseEmail(input.email);
    const token = input.resetToken ?? context.cookies.read("resetToken");
    if (!token || !this.codes.isProof(token, PURPOSE, email)) throw new DomainError("RESET_NOT_ALLOWED");
    const passwordHash = await this.hasher.hash(input.newPassword, context.isGone);
    const id = await this.db.inTransaction(async (tx) => {
      const account = await this.accounts.byEmail(email);
      if (!account || !(await this.codes.spend(tx, token, PURPOSE, email)))
        throw new DomainError("RESET_NOT_ALLOWED");
      await this.accounts.setPassword(tx, account.id, passwordHash);
      await this.sessions.endAll(tx, account.id);
      await this.outbox.enqueue(tx, passwordChangedMail(email, account.name, this.publicUrl));
      return account.id;
    });
    this.devices.remember(context, { id, passwordHash }); // the way back in for who is not known anywhere else
    context.cookies.write("resetToken", null);
    context.cookies.write("refresh", null);
    return { message: SUCCESS.passwordUpdated };
  }
}
