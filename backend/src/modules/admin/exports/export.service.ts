import { recordAudit } from "../../../kernel/audit/audit-log.js";
import { type Caller, requirePermission } from "../../../kernel/auth/caller.js";
import type { Confirmations } from "../../../kernel/auth/confirmations.js";
import { ADMIN_SUCCESS } from "../../../kernel/contract/admin-texts.js";
import type { MessagePayload } from "../../../kernel/contract/message-payload.js";
import type { Database } from "../../../kernel/db/database.js";
import type { BeginExportInput } from "../contract/begin-export.input.js";
import type { StatisticsService } from "./statistics.service.js";

/**
 * Records that a user of the admin area exports a whole list to a file. The browser builds the file from rows that it
 * has already received. This service can therefore only require a confirmation and write an audit entry. It cannot hide
 * rows from a person who may read them (ADR 39).
 */
export class ExportService {
  constructor(
    private readonly db: Database,
    private readonly statistics: StatisticsService,
    private readonly confirmations: Confirmations,
  ) {}

  /**
   * Records an export: the number of rows that the browser reports, and the actual number of rows in the list.
   * @throws DomainError FORBIDDEN, CONFIRMATION_NEEDED
   */
  async begin(caller: Caller | null, { kind, rowCount }: BeginExportInput): Promise<MessagePayload> {
    const actor = requirePermission(caller, "beginExport");
    await this.db.inTransaction(async (tx) => {
      await this.confirmations.require(actor, "exportAll");
      const details = { kind, rows: rowCount, of: await this.statistics.count(kind) };
      const target = { targetType: "list", targetId: kind, targetName: kind };
      await recordAudit(tx, { actor, action: "export.begin", ...target, details });
    });
    return { message: ADMIN_SUCCESS.exportBegun };
  }
}
