import { type Caller, requirePermission } from "../../../kernel/auth/caller.js";
import type { Database } from "../../../kernel/db/database.js";
import type { EventService } from "../../events/event.service.js";
import type { PaymentRecordsService } from "../../payments/records/payment-records.service.js";
import type { LedgerRow } from "./book.types.js";
import { ledgerRows } from "./ledger-rows.js";
import { ledgerLines, ledgerPlacings } from "./ledger.sql.js";

/** Returns an event's ledger: where every rupee came from and went. */
export class LedgerService {
  constructor(
    private readonly db: Database,
    private readonly events: EventService,
    private readonly payments: PaymentRecordsService,
  ) {}

  /**
   * Returns every movement of an event's money by day, without reverted movements.
   * @throws DomainError FORBIDDEN, EVENT_NOT_FOUND, NO_CURRENT_EVENT.
   */
  async of(caller: Caller | null, eventSlug: string | null): Promise<LedgerRow[]> {
    const { pageLanguage = "en" } = requirePermission(caller, "ledger");
    const { id } = await this.events.requireNamed(eventSlug);
    const facts = {
      lines: await ledgerLines(this.db, id),
      placings: await ledgerPlacings(this.db, id),
      receipts: await this.payments.receiptsOf(id),
      refunds: await this.payments.refundsOf(id),
    };
    return ledgerRows(facts, pageLanguage);
  }
}
