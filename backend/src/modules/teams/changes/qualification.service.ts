import { momentMsg } from "../../../kernel/languages/message.js";
import { chunks } from "../../../kernel/db/changes.js";
import type { Tx } from "../../../kernel/db/database.js";
import type { EventCalendarService } from "../../events/calendar/event-calendar.service.js";
import { qualifies } from "../../events/contract/fee-rule.js";
import type { NotificationService } from "../../notifications/notification.service.js";
import { feeIsDue } from "../contract/team-gaps.js";
import type { TeamReadRepository } from "../reads/team-read.repository.js";
import type { TeamRecipientsService } from "../notices/team-recipients.service.js";
import type { TeamRecord } from "../reads/team-record.js";

/** A team's old and new ranking. Null means unranked. */
interface ChangedRanking {
  readonly teamId: string;
  readonly previous: number | null;
  readonly rank: number | null;
}

/** Notifies teams that now qualify, or no longer qualify, because of their ranking. */
export class QualificationService {
  constructor(
    private readonly reads: TeamReadRepository,
    private readonly recipients: TeamRecipientsService,
    private readonly notifications: NotificationService,
    private readonly calendars: Pick<EventCalendarService, "heldAtAll">,
  ) {}

  /**
   * Notifies teams that now qualify for the next round, with the fee that is due. Also notifies teams that no longer
   * qualify, so that they do not pay the fee in vain. The calling code must have written the rankings. This method must
   * not be called for an event that offers places, because its teams are notified of the offers instead.
   */
  async rankingsChanged(
    tx: Tx,
    event: { readonly qualifyingRank: number },
    changes: readonly ChangedRanking[],
  ): Promise<void> {
    const crossing = changes.filter(
      ({ previous, rank }) => qualifies(previous, event) !== qualifies(rank, event),
    );
    for (const some of chunks(crossing)) {
      const ids = some.map(({ teamId }) => teamId);
      const teams = new Map((await this.reads.byIds(ids)).map((team) => [team.id, team]));
      const audiences = await this.recipients.ofTeams(ids);
      const held = await this.calendars.heldAtAll(
        [...teams.values()].map((team) => team.event.slug),
        "en",
      );
      const changed = some.flatMap(({ teamId, rank }) => {
        const team = teams.get(teamId);
        return team ? [{ team, rank, teamId, to: { people: audiences.get(teamId)?.recipients ?? [] } }] : [];
      });
      const qualified = changed.flatMap(({ team, rank, ...one }) =>
        rank !== null && qualifies(rank, event)
          ? [{ ...one, facts: { ...qualifiedFacts(team, rank), ...held.get(team.event.slug) } }]
          : [],
      );
      const others = changed.filter(({ rank }) => !qualifies(rank, event));
      await this.notifications.notify(tx, "QUALIFIED", ...qualified);
      await this.notifications.notify(
        tx,
        "NO_LONGER_QUALIFIED",
        ...others.map(({ team, to, teamId }) => ({
          to,
          teamId,
          facts: { teamName: team.name, event: team.event, isReverted: false },
        })),
      );
    }
  }
}

function qualifiedFacts(team: TeamRecord, ranking: number) {
  const { event, name: teamName, reference } = team;
  const closesAt = event.registrationClosesAt;
  return {
    teamName,
    event,
    ranking,
    duePaise: feeIsDue({ ...team, qualified: true }, event) ? event.fee : null,
    dueUntil: closesAt !== null && closesAt > new Date() ? momentMsg(closesAt) : null,
    reference: reference ?? "",
  };
}
