import { SortDirection } from "../../kernel/contract/sort-direction.js";
import type { Database } from "../../kernel/db/database.js";
import { toSqlTime } from "../../kernel/db/values.js";
import { type Page, pageOf } from "../../kernel/paging/connection.js";
import { countWhere } from "../../kernel/paging/count.sql.js";
import { allOf, keyset, searchIn, type SqlPart } from "../../kernel/paging/keyset.js";
import type { PaymentsPageArgs } from "./contract/payments-page.args.js";
import { normaliseTransactionId } from "./contract/transaction-id.js";
import type { PaymentViewRepository } from "./payment-view.repository.js";
import type { ReportedPayment } from "./payment.types.js";

/** Pages of the Superadmin's list of payments. */
export class PaymentPageRepository {
  constructor(
    private readonly db: Database,
    private readonly views: PaymentViewRepository,
  ) {}

  /** A page by the moment of the report. Two statements; counting takes another, when asked for. */
  async page(args: PaymentsPageArgs): Promise<Page<ReportedPayment>> {
    const filter = filterOf(args);
    const { where, orderLimit } = keyset("p.reportedAt", "p.id", {
      first: args.first,
      after: args.after ?? null,
      descending: args.direction === SortDirection.DESC,
    });
    const rows = await this.views.reportedWhere(allOf([filter, where]), orderLimit);
    return pageOf(
      rows,
      args.first,
      ({ reportedAt, id }) => ({ key: toSqlTime(reportedAt), id }),
      () => countWhere(this.db, "payments p", filter),
    );
  }
}

function filterOf({ status, search }: PaymentsPageArgs): SqlPart {
  const parts = searched(search);
  if (status) parts.push({ sql: "p.status = ?", parameters: [status] });
  return allOf(parts);
}

/** A transaction id is found as banking apps print it, too: with spaces and dashes. */
function searched(text: string | null | undefined): SqlPart[] {
  const [plain] = searchIn(["p.teamName", "p.reference", "p.transactionId"], text);
  const [compact] = searchIn(["p.transactionId"], normaliseTransactionId(text ?? ""));
  if (!plain || !compact) return plain ? [plain] : [];
  return [
    { sql: `(${plain.sql} OR ${compact.sql})`, parameters: [...plain.parameters, ...compact.parameters] },
  ];
}
