import type { Caller } from "../../../kernel/auth/caller.js";
import { SUCCESS } from "../../../kernel/contract/catalogue.js";
import { seal } from "../../../kernel/crypto/seal.js";
import type { Database } from "../../../kernel/db/database.js";
import { DomainError } from "../../../kernel/errors/domain-error.js";
import { announce, Topic } from "../../../kernel/pubsub/topic.js";
import type { TeamService } from "../../teams/team.service.js";
import type { PaymentRepository } from "../payment.repository.js";
import type { PaymentService } from "../payment.service.js";
import type { PaymentPayload } from "../payment.types.js";
import type { RefundAccountInput } from "./contract/refund.inputs.js";
import { refundKey } from "./refund-reads.js";
import type { RefundRepository } from "./refund.repository.js";
import type { RefundAccount } from "./refund.types.js";

/** Stores the account to which a leader wants a refund, encrypted. */
export class RefundAccountService {
  readonly #key: Buffer;

  constructor(
    private readonly db: Database,
    private readonly refunds: RefundRepository,
    private readonly payments: PaymentRepository,
    private readonly teams: TeamService,
    private readonly reads: PaymentService,
    secret: string,
  ) {
    this.#key = refundKey(secret);
  }

  /**
   * Stores the account for all open refunds of a team. Replaces an earlier account.
   * @throws DomainError TEAM_NOT_FOUND, NOT_LEADER; REFUND_NOT_FOUND if no refund is open
   */
  async set(caller: Caller, input: RefundAccountInput): Promise<PaymentPayload> {
    const { teamId } = input;
    await this.db.inTransaction(async (tx) => {
      await this.teams.lockTeams(tx, [teamId]);
      const { leaderId } = await this.teams.requireForPayment(teamId);
      if (leaderId !== caller.userId) throw new DomainError("NOT_LEADER");
      const payment = (await this.payments.byTeams([teamId])).get(teamId);
      const refunds = payment ? await this.refunds.open(payment.id) : [];
      if (!payment || refunds.length === 0) throw new DomainError("REFUND_NOT_FOUND");
      const sealed = seal(this.#key, JSON.stringify(accountOf(input)));
      for (const { id } of refunds)
        if (!(await this.refunds.setAccount(tx, id, sealed))) throw new DomainError("REFUND_NOT_FOUND");
      announce(tx, { topic: Topic.payment, id: payment.id });
    });
    return { message: SUCCESS.refundAccount, payment: await this.reads.teamPayment(caller, teamId) };
  }
}

/** Keeps only the fields that are needed for the selected way to pay. */
function accountOf({ way, account, accountName, ifsc }: RefundAccountInput): RefundAccount {
  if (way === "upi") return { way, account, accountName: null, ifsc: null };
  return { way, account, accountName: accountName?.trim() ?? null, ifsc: ifsc?.toUpperCase() ?? null };
}
