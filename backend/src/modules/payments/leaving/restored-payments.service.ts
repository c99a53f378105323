import type { BinnedDeletion } from "../../../kernel/bin/bin.repository.js";
import type { RowCopies } from "../../../kernel/bin/row-copies.js";
import type { Tx } from "../../../kernel/db/database.js";
import type { PaymentStatus } from "../../teams/contract/payment-status.js";
import type { RestoredTeam, TeamFollower } from "../../teams/leaving/team-bin.service.js";
import { linkPayment, linkReporter, reportedBy } from "./payment-links.repository.js";

const REPORTED = "reportedPayments";

/**
 * Payments are kept when their team or reporter is deleted. This service links them again when the team or account is
 * restored from the bin.
 */
export class RestoredPaymentsService {
  /** Runs before an account is deleted. Stores which payments the user reported. */
  async removing(tx: Tx, { id }: { readonly id: string }, bin: BinnedDeletion | null): Promise<void> {
    if (bin) for (const paymentId of await reportedBy(tx, id)) bin.copies.note(REPORTED, paymentId);
  }

  /** Makes the restored user the reporter of their payments again. */
  async restored(tx: Tx, { id }: { readonly id: string }, copies: RowCopies): Promise<[]> {
    await linkReporter(tx, id, [...copies.noted(REPORTED).keys()]);
    return [];
  }

  /** Links a restored team to its payment. Returns the payment's state, or null if there is none. */
  readonly ofTeam: TeamFollower["restored"] = (tx: Tx, team: RestoredTeam): Promise<PaymentStatus | null> =>
    linkPayment(tx, team);
}
