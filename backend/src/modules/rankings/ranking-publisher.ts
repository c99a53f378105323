import { listedInAudit, recordAudit } from "../../kernel/audit/audit-log.js";
import type { Caller } from "../../kernel/auth/caller.js";
import type { AuditAction } from "../../kernel/contract/audit-labels.js";
import type { Tx } from "../../kernel/db/database.js";
import { DomainError } from "../../kernel/errors/domain-error.js";
import { announce, Topic } from "../../kernel/pubsub/topic.js";
import { queueWebhook } from "../../kernel/webhooks/queue-webhooks.js";
import type { EventRecord } from "../events/contract/event-record.js";
import { isEventOver } from "../events/contract/event-state.js";
import { placesAfter } from "./ranking-changes.js";
import type { PublicationKind } from "./ranking-publication.entity.js";
import type { LiveBoardRepository } from "./results/live/live-board.repository.js";
import type { RankingPublicationRepository } from "./ranking-publication.repository.js";
import type { QualificationService } from "../teams/changes/qualification.service.js";
import type { PlaceAct, PlacePublisher } from "../teams/places/place-publisher.service.js";
import type { TeamService } from "../teams/team.service.js";
import type { Standing } from "./ranking-standings.sql.js";
import type { RankingChange } from "./ranking.types.js";

type NewKind = Exclude<PublicationKind, "set">;
const ACTIONS: Readonly<Record<NewKind, AuditAction>> = {
  draft: "rankings.publish",
  undo: "rankings.undo",
};

interface Publishing {
  readonly event: EventRecord;
  readonly kind: NewKind;
  readonly undoes?: number;
  /** All teams of the event with their current places. */
  readonly standings: readonly Standing[];
  readonly changes: readonly RankingChange[];
  /** The version of the plan for offered places (`placePlan`) that the user saw. */
  readonly places?: string | null | undefined;
  /** Additional details for the audit log. */
  readonly details?: object;
}

/** Publishes rankings. Always updates teams, publication, audit log and open pages together. */
export class RankingPublisher {
  constructor(
    private readonly teams: TeamService,
    private readonly publications: RankingPublicationRepository,
    private readonly qualifications: QualificationService,
    private readonly places: PlacePublisher,
    private readonly live: LiveBoardRepository,
  ) {}

  /**
   * Locks the event's offered places until the transaction ends, so that all other changes wait. The calling code must
   * have locked the board but not yet read it, because on MySQL all later reads see the snapshot of the first read.
   */
  async lockPlaces(tx: Tx, eventId: string): Promise<void> {
    await this.places.lock(tx, eventId);
  }

  /**
   * Publishes a ranking. The transaction must hold the locks on the event's board and places.
   * @throws DomainError CONFLICT if a ranking changed concurrently; VERSION_CHANGED if an offered place changed
   */
  async publish(
    tx: Tx,
    actor: Caller,
    { event, kind, undoes, standings, changes, places: shown, details }: Publishing,
  ): Promise<void> {
    // The published ranking replaces live standings. The live board is locked before the teams, as a poll of Codeforces
    // does. In another order, the two could deadlock.
    await this.live.end(tx, event.id, new Date());
    if (!(await this.teams.writeRankings(tx, changes))) throw new DomainError("CONFLICT");
    const places = placesAfter(standings, changes);
    const publication = {
      eventId: event.id,
      kind,
      undoes: undoes ?? null,
      publishedById: actor.userId,
      publishedByName: actor.name,
      ranked: places.filter(({ rank }) => rank !== null).length,
      changed: changes.length,
    };
    const now = new Date();
    const number = await this.publications.add(tx, publication, places, now);
    const act: PlaceAct =
      undoes === undefined
        ? { kind: "publish", publication: number }
        : { kind: "revert", undoes, publication: number };
    const isOffering = await this.places.act(tx, event, act, { shown });
    // After the event, a ranking leads to no further round.
    if (!isOffering && !isEventOver(event, now))
      await this.qualifications.rankingsChanged(tx, event, changes);
    for (const { teamId } of changes) announce(tx, { topic: Topic.team, id: teamId });
    announce(tx, { topic: Topic.ranking, id: event.id });
    announce(tx, { topic: Topic.results, id: event.id });
    const { slug, title } = event;
    const webhookData = {
      eventId: event.id,
      eventSlug: slug,
      eventTitle: title,
      ranked: publication.ranked,
      kind,
    };
    queueWebhook(tx, { type: "ranking.published", about: event.id, data: () => webhookData });
    const target = { targetType: "event", targetId: event.id, targetName: event.title };
    const published = { ...details, changed: changes.length, teams: listed(changes) };
    await recordAudit(tx, { actor, action: ACTIONS[kind], ...target, details: published });
  }
}

/** Returns the changes for the audit log as `[team, before, after]`. Cuts very long lists. */
export function listed(
  changes: readonly RankingChange[],
): (readonly [string, number | null, number | null])[] {
  return listedInAudit(changes).map(({ teamName, previous, rank }) => [teamName, previous, rank]);
}
