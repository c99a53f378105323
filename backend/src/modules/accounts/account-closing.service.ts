import { requireCaller } from "../../kernel/auth/caller.js";
import type { RequestContext } from "../../kernel/auth/request-context.js";
import { SUCCESS } from "../../kernel/contract/catalogue.js";
import type { MessagePayload } from "../../kernel/contract/message-payload.js";
import type { Database } from "../../kernel/db/database.js";
import type { Outbox } from "../../kernel/mail/outbox.js";
import { accountDeletedMail } from "./account-mails.js";
import type { AccountService } from "./account.service.js";
import type { DeleteAccountInput } from "./contract/delete-account.input.js";
import type { PasswordCheckService } from "./password-check.service.js";
import type { RoleService } from "./role.service.js";

/** Deleting one's own account. */
export class AccountClosingService {
  constructor(
    private readonly db: Database,
    private readonly accounts: AccountService,
    private readonly passwords: PasswordCheckService,
    private readonly outbox: Outbox,
    private readonly roles: RoleService,
  ) {}

  /**
   * Deletes the caller's account with sessions, codes and mails; team and leadership are settled by the teams' hook.
   * A last mail says that it is done. The Superadmins that are left are told of one less.
   * @throws DomainError WRONG_PASSWORD, RATE_LIMITED, LEADS_PAID_TEAM, LAST_SUPERADMIN, CONFLICT.
   */
  async deleteAccount(input: DeleteAccountInput, context: RequestContext): Promise<MessagePayload> {
    const caller = requireCaller(context.caller);
    const { id } = await this.passwords.confirm(caller, input.password, { field: "password" });
    await this.db.inTransaction(async (tx) => {
      const account = await this.accounts.remove(tx, id);
      await this.roles.notifyOfDeleted(tx, account, caller);
      await this.outbox.enqueueFarewell(tx, accountDeletedMail(account.email, account.name));
    });
    context.cookies.write("refresh", null);
    return { message: SUCCESS.accountDeleted };
  }
}
