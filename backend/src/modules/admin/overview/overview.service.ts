import { type Caller, requirePermission } from "../../../kernel/auth/caller.js";
import { type BackupState, BackupStates } from "../../../kernel/backup/backup-state.js";
import { isPermitted, type Permission } from "../../../kernel/contract/access.js";
import { addDays, indiaDay } from "../../../kernel/contract/india-time.js";
import { Role } from "../../../kernel/contract/roles.js";
import type { Database } from "../../../kernel/db/database.js";
import type { EventRecord } from "../../events/contract/event-record.js";
import type { BankLineReads } from "../../statements/allocation/bank-line-reads.service.js";
import type { EventService } from "../../events/event.service.js";
import {
  collegeCounts,
  type DayCount,
  dayCounts,
  type TeamCounts,
  teamCounts,
  waitingCounts,
} from "./overview.sql.js";
import type { EventFigures, OverviewGaps, OverviewRow, OverviewWaiting } from "./overview.types.js";

/**
 * The number of past days whose sign-ups are shown for an event with neither teams nor an opening date of registration.
 */
const DAYS_WITHOUT_TEAMS = 30;

/** The event on the screen; null between events. The event's teams are counted only once for all parts. */
export interface OverviewSource {
  readonly subject: { readonly event: EventRecord; readonly counts: () => Promise<TeamCounts> } | null;
}

/** Counts the figures on the admin area's first screen: open tasks and an event's statistics. Nothing is cached. */
export class OverviewService {
  constructor(
    private readonly db: Database,
    private readonly events: EventService,
    private readonly bankLines: BankLineReads,
  ) {}

  /**
   * Returns the event whose figures are counted.
   * @throws DomainError FORBIDDEN, EVENT_NOT_FOUND
   */
  async source(caller: Caller | null, eventSlug: string | null | undefined): Promise<OverviewSource> {
    requirePermission(caller, "adminOverview");
    const event = await this.events.named({ eventSlug: eventSlug ?? null });
    if (event === null) return { subject: null };
    let counts: Promise<TeamCounts> | undefined;
    return { subject: { event, counts: () => (counts ??= teamCounts(this.db, event)) } };
  }

  /** Returns the counts of the caller's open tasks. A count is null if the caller may not do that task. */
  async waiting(caller: Caller | null): Promise<OverviewWaiting> {
    const counts = await waitingCounts(this.db);
    const payments = mayRead(caller, "reportedPayments");
    const slips = mayRead(caller, "cashSlips");
    const open = mayRead(caller, "statementBatches") ? await this.bankLines.openTotals() : null;
    return {
      payments: payments ? counts.payments : null,
      oldestReportAt: payments ? counts.oldestReportAt : null,
      unclaimedLines: open?.lines ?? null,
      unclaimedAmount: open?.amount ?? null,
      cashSlips: slips ? counts.cashSlips : null,
      cashAmount: slips ? counts.cashAmount : null,
      failedMails: mayRead(caller, "failedMails") ? counts.failedMails : null,
    };
  }

  /**
   * Counts the event's teams by what they lack. Returns null between events, or if the caller may not read the list of
   * teams.
   */
  async gaps(caller: Caller | null, { subject }: OverviewSource): Promise<OverviewGaps | null> {
    return subject === null || !mayRead(caller, "teams") ? null : (await subject.counts()).gaps;
  }

  /** Returns the state of the site's backups, or null if the caller is not a Superadmin. */
  async backup(caller: Caller | null): Promise<BackupState | null> {
    return caller?.role === Role.Superadmin ? new BackupStates(this.db).read() : null;
  }

  /** Returns an event's figures, or null between events. */
  async figures({ subject }: OverviewSource): Promise<EventFigures | null> {
    if (subject === null) return null;
    const { event } = subject;
    const { teams, complete, paid } = await subject.counts();
    const colleges = await collegeCounts(this.db, event);
    const sum = (of: (row: (typeof colleges)[number]) => number) =>
      colleges.reduce((total, row) => total + of(row), 0);
    return {
      teams,
      complete,
      paid,
      funnel: {
        accounts: sum(({ signUps }) => signUps),
        inTeams: sum(({ inTeams }) => inTeams),
        inCompleteTeams: sum(({ inCompleteTeams }) => inCompleteTeams),
        inPaidTeams: sum(({ inPaidTeams }) => inPaidTeams),
      },
      days: daysOf(await dayCounts(this.db, event), event),
      colleges,
    };
  }
}

/**
 * Groups the counts by day. The first day is the opening of registration or the first team activity, whichever is
 * earlier. Without either, it is 30 days ago. The last day is today. For a past event with teams, it is the event's
 * last day or the last team activity, whichever is later.
 */
function daysOf(counts: readonly DayCount[], event: EventRecord): OverviewRow[] {
  const today = indiaDay(new Date());
  const ofTeams = counts.filter(({ kind }) => kind !== "signUps").map(({ day }) => day);
  const opens = event.registrationOpensAt === null ? [] : [indiaDay(event.registrationOpensAt)];
  const [from = addDays(today, -DAYS_WITHOUT_TEAMS)] = [...ofTeams, ...opens].sort();
  const until =
    [...ofTeams, event.lastDay < today && ofTeams.length > 0 ? event.lastDay : today].sort().at(-1) ?? today;
  const days = new Map<string, OverviewRow>();
  for (const { kind, day, n } of counts) {
    if (day < from || day > until) continue;
    const figures = days.get(day) ?? { name: day, signUps: 0, teams: 0, complete: 0, paid: 0 };
    figures[kind] = n;
    days.set(day, figures);
  }
  return [...days].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, figures]) => figures);
}

function mayRead(caller: Caller | null, list: Permission): boolean {
  return caller !== null && isPermitted(caller, list);
}
