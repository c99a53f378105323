import type { RequestContext } from "../../../kernel/auth/request-context.js";
import { SUCCESS } from "../../../kernel/contract/catalogue.js";
import { SECONDS } from "../../../kernel/contract/limits.js";
import { normalisePhone } from "../../../kernel/contract/phone.js";
import type { MessagePayload } from "../../../kernel/contract/message-payload.js";
import { violates } from "../../../kernel/db/unique-key.js";
import { DomainError } from "../../../kernel/errors/domain-error.js";
import type { AccountParts } from "../account-parts.js";
import { emailCodeMail } from "../account-mails.js";
import { CodePurpose } from "../codes/code-challenge.entity.js";
import type { LoginPayload } from "../contract/login-payload.js";
import type { SignUpInput, VerifyEmailCodeInput } from "../contract/sign-up.inputs.js";
import type { EmailCodePayload } from "../account.types.js";
import type { NewAccount } from "../new-user.js";
import type { IssuedSession } from "../sessions/session.service.js";
import { USER_EMAIL } from "../user.entity.js";

const PURPOSE = CodePurpose.verifyEmail;

/** Verifies addresses and creates accounts. */
export class SignUpService {
  constructor(private readonly parts: AccountParts) {}

  /** Mails a code. The reply is the same whether or not the address has an account. */
  async requestCode(email: string, context: RequestContext): Promise<MessagePayload> {
    const { accounts, codes, outbox, clubName, publicUrl } = this.parts;
    await codes.issue(PURPOSE, email, context, async (tx, code) => {
      const account = await accounts.findByEmail(email);
      const { language } = context;
      const mailed = { to: email, code, clubName: clubName(), publicUrl, language };
      await outbox.enqueueCode(tx, emailCodeMail(mailed, account !== null));
    });
    return { message: SUCCESS.emailCodeSent };
  }

  /**
   * Checks the mailed code. The returned token (also set as a cookie) lets this address sign up. The reply says whether
   * the address already has an account, so that the user learns this before filling in the form.
   */
  async verifyCode(input: VerifyEmailCodeInput, context: RequestContext): Promise<EmailCodePayload> {
    const { email } = input;
    const emailToken = await this.parts.codes.verify(PURPOSE, email, input.otp, context);
    context.cookies.write("emailToken", emailToken, SECONDS.proofToken);
    const hasAccount = (await this.parts.accounts.findByEmail(email)) !== null;
    return { message: SUCCESS.emailVerified, emailToken, hasAccount };
  }

  /**
   * Creates the account and signs it in. A separate log-in would hash the same password a second time (ADR 34).
   * @throws DomainError EMAIL_NOT_VERIFIED without a proof for exactly this address; EMAIL_TAKEN, only with a valid
   * proof; BAD_INPUT for an easily guessed password
   */
  async signUp(input: SignUpInput, context: RequestContext): Promise<LoginPayload> {
    const { email } = input;
    const token = input.emailToken ?? context.cookies.read("emailToken");
    if (!token || !this.parts.codes.isProof(token, PURPOSE, email)) throw notVerified();
    const name = input.name.trim().replace(/\s+/g, " ");
    await this.parts.passwordRule.require(input.password, { name, email }, "password");
    const account = {
      name,
      email,
      phone: blankToNull(normalisePhone(input.phone ?? "")),
      passwordHash: await this.parts.hasher.hash(input.password, context.isGone),
      role: input.role,
      language: context.language,
      college: blankToNull(input.college),
      universityRollNo: blankToNull(input.universityRollNo),
    };
    const issued = await this.#create(account, token, context.userAgent);
    this.parts.devices.remember(context, { id: issued.login.id, passwordHash: account.passwordHash });
    context.cookies.write("emailToken", null);
    context.cookies.write("refresh", issued.refreshToken, issued.maxAge);
    return issued.login;
  }

  async #create(account: NewAccount, proof: string, userAgent: string): Promise<IssuedSession> {
    try {
      return await this.parts.db.inTransaction(async (tx) => {
        if (!(await this.parts.codes.spend(tx, proof, PURPOSE, account.email))) throw notVerified();
        const { id } = await this.parts.accounts.create(tx, account);
        return this.parts.sessions.startIn(tx, id, userAgent, { message: SUCCESS.signedUp });
      });
    } catch (error) {
      throw violates(error, USER_EMAIL) ? new DomainError("EMAIL_TAKEN", { cause: error }) : error;
    }
  }
}

function notVerified(): DomainError {
  return new DomainError("EMAIL_NOT_VERIFIED");
}

function blankToNull(text: string | null | undefined): string | null {
  const trimmed = text?.trim() ?? "";
  return trimmed === "" ? null : trimmed;
}
