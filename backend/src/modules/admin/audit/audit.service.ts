import { type Caller, requirePermission } from "../../../kernel/auth/caller.js";
import { RULES } from "../../../kernel/contract/catalogue.js";
import { addDays, indiaMoment } from "../../../kernel/contract/india-time.js";
import { DomainError } from "../../../kernel/errors/domain-error.js";
import type { Page } from "../../../kernel/paging/connection.js";
import type { AuditRepository } from "./audit.repository.js";
import type { AuditActor, AuditEntryView } from "./audit.types.js";
import type { AuditArgs } from "../contract/audit.args.js";

/** Shows the audit log to Superadmins. The log is append-only, so this service changes nothing. */
export class AuditService {
  constructor(private readonly audit: AuditRepository) {}

  /**
   * Returns a page of the log, newest first.
   * @throws DomainError FORBIDDEN; BAD_INPUT for an invalid cursor or day
   */
  async page(caller: Caller | null, args: AuditArgs): Promise<Page<AuditEntryView>> {
    requirePermission(caller, "auditEntries");
    const { from, to, ...rest } = args;
    return this.audit.page({
      ...rest,
      from: startOf(from, "from"),
      before: to ? startOf(addDays(to, 1), "to") : null,
    });
  }

  /**
   * Returns everyone who has an entry, sorted by name.
   * @throws DomainError FORBIDDEN
   */
  async actors(caller: Caller | null): Promise<AuditActor[]> {
    requirePermission(caller, "auditActors");
    return this.audit.actors();
  }
}

/**
 * Returns the start of a day in India, or null if no day is given.
 * @throws DomainError BAD_INPUT for a day that does not exist
 */
function startOf(day: string | null | undefined, field: string): Date | null {
  if (!day) return null;
  const moment = indiaMoment(day, "00:00");
  if (!moment) throw new DomainError("BAD_INPUT", { fields: { [field]: RULES.day } });
  return moment;
}
