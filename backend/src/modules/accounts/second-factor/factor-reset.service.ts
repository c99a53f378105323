import { recordAudit } from "../../../kernel/audit/audit-log.js";
import type { Database } from "../../../kernel/db/database.js";
import type { Outbox } from "../../../kernel/mail/outbox.js";
import type { AccountRepository } from "../account.repository.js";
import type { AccountService } from "../account.service.js";
import type { Account } from "../contract/account.js";
import { normaliseEmail } from "../contract/email-field.js";
import type { SessionService } from "../session.service.js";
import { factorChangedMail } from "./second-factor-mails.js";
import type { SecondFactorRepository } from "./second-factor.repository.js";

/** For somebody who has lost app, passkeys and recovery codes: what only whoever runs the server can do. */
export class FactorResetService {
  constructor(
    private readonly db: Database,
    private readonly accounts: AccountService,
    private readonly repository: AccountRepository,
    private readonly sessions: SessionService,
    private readonly factors: SecondFactorRepository,
    private readonly outbox: Outbox,
    private readonly publicUrl: string,
  ) {}

  /** Removes an account's factors, ends its tokens, writes it down and tells the owner. Null when there is no such account. */
  reset(email: string): Promise<Account | null> {
    return this.db.inTransaction(async (tx) => {
      const account = await this.accounts.findByEmail(normaliseEmail(email));
      if (!account) return null;
      await this.repository.endProofs(tx, account.id);
      await this.sessions.endAll(tx, account.id);
      await this.factors.removeAll(tx, account.id);
      const action = "user.reset-second-factor";
      const target = { targetType: "user", targetId: account.id, targetName: account.name };
      await recordAudit(tx, { actor: null, action, ...target });
      const news = "everything set up for it was removed by whoever runs the site";
      await this.outbox.enqueue(tx, factorChangedMail(account, news, this.publicUrl));
      return account;
    });
  }
}
