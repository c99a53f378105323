import type { RequestContext } from "../../../kernel/auth/request-context.js";
import { SUCCESS } from "../../../kernel/contract/catalogue.js";
import { SECONDS } from "../../../kernel/contract/limits.js";
import type { MessagePayload } from "../../../kernel/contract/message-payload.js";
import { DomainError } from "../../../kernel/errors/domain-error.js";
import type { AccountParts } from "../account-parts.js";
import { notifyOfPassword } from "../notified-owner.js";
import { noAccountMail, resetCodeMail } from "../account-mails.js";
import type { ResetCodePayload } from "../account.types.js";
import { CodePurpose } from "../codes/code-challenge.entity.js";
import type { SetNewPasswordInput, VerifyResetCodeInput } from "../contract/password.inputs.js";

const PURPOSE = CodePurpose.resetPassword;

/** Resets a forgotten password in three steps. */
export class PasswordResetService {
  constructor(private readonly parts: AccountParts) {}

  /**
   * Mails a code. For an address without an account, a challenge is created too, but the mail does not contain its
   * code. So the replies for all addresses take the same time.
   */
  async requestCode(email: string, context: RequestContext): Promise<MessagePayload> {
    const { repository, codes, outbox, clubName, publicUrl } = this.parts;
    await codes.issue(PURPOSE, email, context, async (tx, code) => {
      const account = await repository.byEmail(email);
      const { language } = context;
      const mailed = { to: email, code, clubName: clubName(), publicUrl, language };
      const mail = account ? resetCodeMail(mailed) : noAccountMail(email, publicUrl, language);
      await outbox.enqueueCode(tx, mail);
    });
    return { message: SUCCESS.resetCodeSent };
  }

  /** Checks the mailed code. The returned token (also set as a cookie) allows one new password. */
  async verifyCode(input: VerifyResetCodeInput, context: RequestContext): Promise<ResetCodePayload> {
    const { email } = input;
    const resetToken = await this.parts.codes.verify(PURPOSE, email, input.otp, context);
    context.cookies.write("resetToken", resetToken, SECONDS.proofToken);
    return { message: SUCCESS.resetCodeVerified, resetToken };
  }

  /**
   * Sets the password, ends every session and notifies the owner.
   * @throws DomainError RESET_NOT_ALLOWED without a valid proof; BAD_INPUT for an easily guessed password
   */
  async setNewPassword(input: SetNewPasswordInput, context: RequestContext): Promise<MessagePayload> {
    const { email } = input;
    const token = input.resetToken ?? context.cookies.read("resetToken");
    if (!token || !this.parts.codes.isProof(token, PURPOSE, email))
      throw new DomainError("RESET_NOT_ALLOWED");
    const owner = await this.parts.repository.byEmail(email);
    if (owner) await this.parts.passwordRule.require(input.newPassword, owner, "newPassword");
    const passwordHash = await this.parts.hasher.hash(input.newPassword, context.isGone);
    const id = await this.parts.db.inTransaction(async (tx) => {
      const account = await this.parts.repository.byEmail(email);
      if (!account || !(await this.parts.codes.spend(tx, token, PURPOSE, email)))
        throw new DomainError("RESET_NOT_ALLOWED");
      await this.parts.repository.setPassword(tx, account.id, passwordHash);
      await this.parts.sessions.endAll(tx, account.id);
      await notifyOfPassword(this.parts.notifications, tx, account);
      return account.id;
    });
    // Remembers this browser, so that the owner can log in with it even while log-ins from unknown devices are delayed.
    this.parts.devices.remember(context, { id, passwordHash });
    context.cookies.write("resetToken", null);
    context.cookies.write("refresh", null);
    return { message: SUCCESS.passwordUpdated };
  }
}
