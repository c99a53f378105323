import { recordAudit } from "../../../kernel/audit/audit-log.js";
import { type Caller, requirePermission } from "../../../kernel/auth/caller.js";
import { SUCCESS } from "../../../kernel/contract/catalogue.js";
import type { Database } from "../../../kernel/db/database.js";
import { DomainError } from "../../../kernel/errors/domain-error.js";
import { announce, Topic } from "../../../kernel/pubsub/topic.js";
import type { TeamService } from "../../teams/team.service.js";
import type { SurplusReads } from "../../payments/refunds/surplus-reads.service.js";
import type { SurplusInput } from "../contract/allocate-line.input.js";
import type { PlacedMoneyRepository } from "./placed-money.repository.js";
import type { SurplusPayload } from "./bank-line.types.js";

/** Reverts surpluses: money that teams paid in addition to their fees. */
export class SurplusService {
  constructor(
    private readonly db: Database,
    private readonly placed: PlacedMoneyRepository,
    private readonly surpluses: SurplusReads,
    private readonly teams: TeamService,
  ) {}

  /**
   * Turns a surplus back into unplaced money of the line that it came from.
   * @throws DomainError FORBIDDEN, SURPLUS_NOT_FOUND, or SURPLUS_HELD if its refund is open or was paid out.
   */
  async revert(caller: Caller, { surplusId }: SurplusInput): Promise<SurplusPayload> {
    requirePermission(caller, "revertSurplus");
    const surplus = await this.placed.surplus(surplusId);
    if (!surplus) throw new DomainError("SURPLUS_NOT_FOUND");
    const { teamId, paymentId, teamName, amountPaise, batchId, line } = surplus;
    await this.db.inTransaction(async (tx) => {
      await this.teams.lockTeams(tx, [teamId]);
      if ((await this.surpluses.held([surplusId])).size > 0) throw new DomainError("SURPLUS_HELD");
      if (!(await this.placed.releaseSurplus(tx, surplusId))) throw new DomainError("SURPLUS_NOT_FOUND");
      const target = { targetType: "payment", targetId: paymentId, targetName: teamName };
      const details = { amountPaise, batchId, line };
      await recordAudit(tx, { actor: caller, action: "payment.revertSurplus", ...target, details });
      announce(tx, { topic: Topic.payment, id: paymentId });
    });
    return { message: SUCCESS.surplusReverted, surpluses: await this.surpluses.ofPayment(paymentId) };
  }
}
