import { type Caller, requirePermission } from "../../../kernel/auth/caller.js";
import { indiaMoment } from "../../../kernel/contract/india-time.js";
import type { Database } from "../../../kernel/db/database.js";
import type { EventRecord } from "../../events/contract/event-record.js";
import type { EventService } from "../../events/event.service.js";
import { feeIsDue } from "../../teams/contract/team-gaps.js";
import type { TeamService } from "../../teams/team.service.js";
import type { BankLineReads } from "../allocation/bank-line-reads.service.js";
import type { PaymentFigures } from "./book.types.js";
import { paymentDays, paymentSums } from "./payment-figures.sql.js";

/** Counts an event's money on every read. No figure is stored. */
export class PaymentFiguresService {
  constructor(
    private readonly db: Database,
    private readonly events: EventService,
    private readonly teams: TeamService,
    private readonly lines: BankLineReads,
  ) {}

  /**
   * Returns the payment figures of an event, by default of the current event.
   * @throws DomainError FORBIDDEN, EVENT_NOT_FOUND, NO_CURRENT_EVENT.
   */
  async of(caller: Caller | null, eventSlug: string | null): Promise<PaymentFigures> {
    requirePermission(caller, "paymentFigures");
    const event = await this.events.requireNamed(eventSlug);
    const { feePaise: fee, qualifyingRank } = event;
    const qualified = fee === 0 ? [] : await this.teams.qualified(event.id, qualifyingRank);
    const owing = qualified.filter((team) => feeIsDue({ ...team, qualified: true }, { fee }));
    const open = await this.lines.openTotals(event.id);
    return {
      eventTitle: event.title,
      fee,
      due: { count: qualified.length, amount: qualified.length * fee },
      ...(await paymentSums(this.db, event.id)),
      open: { count: open.lines, amount: open.amount },
      days: await paymentDays(this.db, event.id),
      owing: owing.map(({ id: teamId, paymentStatus: status, name, reference, ranking }) => {
        return { teamId, name, reference, ranking, status };
      }),
      payUntil: payUntil(event, new Date()),
    };
  }
}

function payUntil({ registrationClosesAt, firstDay }: EventRecord, now: Date): Date | null {
  const moments = [registrationClosesAt, indiaMoment(firstDay, "00:00")];
  return moments.find((moment) => moment !== null && moment > now) ?? null;
}
