import type { PasswordHasher } from "../../kernel/auth/password-hasher.js";
import type { RequestContext } from "../../kernel/auth/request-context.js";
import { SUCCESS } from "../../kernel/contract/catalogue.js";
import type { MessagePayload } from "../../kernel/contract/message-payload.js";
import type { Database } from "../../kernel/db/database.js";
import { violates } from "../../kernel/db/unique-key.js";
import { DomainError } from "../../kernel/errors/domain-error.js";
import type { Outbox } from "../../kernel/mail/outbox.js";
import { emailCodeMail } from "./account-mails.js";
import type { AccountService } from "./account.service.js";
import { CodePurpose } from "./code-challenge.entity.js";
import type { CodeService } from "./code.service.js";
import { normaliseEmail } from "./contract/email-field.js";
import type { SignUpInput } from "./contract/sign-up.input.js";
import type { VerifyEmailCodeInput } from "./contract/verify-email-code.input.js";
import type { EmailCodePayload } from "./account.types.js";
import { USER_EMAIL } from "./user.entity.js";

const PURPOSE = CodePurpose.verifyEmail;

/** Verifying an address and signing up with it. */
export class SignUpService {
  constructor(
    private readonly db: Database,
    private readonly accounts: AccountService,
    private readonly codes: CodeService,
    private readonly hasher: PasswordHasher,
    private readonly outbox: Outbox,
    private readonly publicUrl: string,
  ) {}

  /** Mails a code. The reply is the same whether or not the address has an account. */
  async requestCode(rawEmail: string, context: RequestContext): Promise<MessagePayload> {
    const email = normaliseEmail(rawEmail);
    await this.codes.issue(PURPOSE, email, context, async (tx, code) => {
      const account = await this.accounts.findByEmail(tx, email);
      await this.outbox.enqueue(tx, emailCodeMail(email, code, account !== null, this.publicUrl));
    });
    return { message: SUCCESS.emailCodeSent };
  }

  /** Checks the mailed code; the token it answers (and sets as a cookie) lets this address sign up. */
  async verifyCode(input: VerifyEmailCodeInput, context: RequestContext): Promise<EmailCodePayload> {
    const emailToken = await this.codes.verify(PURPOSE, normaliseEmail(input.email), input.otp, context);
    context.cookies.write("emailToken", emailToken);
    return { message: SUCCESS.emailVerified, emailToken };
  }

  /**
   * Makes the account.
   * @throws DomainError EMAIL_NOT_VERIFIED without a proof for this very address; EMAIL_TAKEN, which only someone who
   * has that proof gets to see.
   */
  async signUp(input: SignUpInput, context: RequestContext): Promise<MessagePayload> {
    const email = normaliseEmail(input.email);
    const token = input.emailToken ?? context.cookies.read("emailToken");
    if (!token || !this.codes.isProof(token, PURPOSE, email)) throw notVerified();
    const passwordHash = await this.hasher.hash(input.password);
    try {
      await this.db.inTransaction(async (tx) => {
        if (!(await this.codes.spend(tx, token, PURPOSE, email))) throw notVerified();
        await this.accounts.create(tx, {
          name: input.name.trim().replace(/\s+/g, " "),
          email,
          phone: input.phone ? input.phone : null,
          passwordHash,
          role: input.role,
          college: blankToNull(input.college),
          universityRollNo: blankToNull(input.universityRollNo),
          codeforcesHandle: null,
        });
      });
    } catch (error) {
      throw violates(error, USER_EMAIL) ? new DomainError("EMAIL_TAKEN", { cause: error }) : error;
    }
    context.cookies.write("emailToken", null);
    return { message: SUCCESS.signedUp };
  }
}

function notVerified(): DomainError {
  return new DomainError("EMAIL_NOT_VERIFIED");
}

function blankToNull(text: string | null | undefined): string | null {
  const trimmed = text?.trim() ?? "";
  return trimmed === "" ? null : trimmed;
}
