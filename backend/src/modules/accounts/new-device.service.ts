import type { RequestContext } from "../../kernel/auth/request-context.js";
import { Role } from "../../kernel/contract/roles.js";
import type { Database } from "../../kernel/db/database.js";
import type { Outbox } from "../../kernel/mail/outbox.js";
import { newDeviceMail } from "./account-mails.js";
import type { Account } from "./contract/account.js";

/** Tells a Superadmin of each log-in in a browser that is not known for their account. */
export class NewDeviceService {
  constructor(
    private readonly db: Database,
    private readonly outbox: Outbox,
    private readonly publicUrl: string,
  ) {}

  async notify(account: Account, { userAgent }: RequestContext): Promise<void> {
    if (account.role !== Role.Superadmin) return;
    await this.db.inTransaction((tx) =>
      this.outbox.enqueue(tx, newDeviceMail(account, userAgent.slice(0, 255), this.publicUrl)),
    );
  }
}
