import { type Caller, requirePermission } from "../../kernel/auth/caller.js";
import type { Page } from "../../kernel/paging/connection.js";
import type { AuditRepository } from "./audit.repository.js";
import type { AuditEntryView } from "./audit.types.js";
import type { AuditArgs } from "./contract/audit.args.js";

/** The audit log as Superadmins read it. It is append-only: there is nothing to change. */
export class AuditService {
  constructor(private readonly audit: AuditRepository) {}

  /** A page of the log, newest first. @throws DomainError FORBIDDEN, BAD_INPUT for a wrong cursor. */
  async page(caller: Caller | null, args: AuditArgs): Promise<Page<AuditEntryView>> {
    requirePermission(caller, "auditEntries");
    return this.audit.page(args);
  }
}
