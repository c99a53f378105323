import { recordAudit } from "../../../kernel/audit/audit-log.js";
import { type Caller, requirePermission } from "../../../kernel/auth/caller.js";
import { ERRORS, SUCCESS } from "../../../kernel/contract/catalogue.js";
import type { Tx } from "../../../kernel/db/database.js";
import { violates } from "../../../kernel/db/unique-key.js";
import { DomainError } from "../../../kernel/errors/domain-error.js";
import { announce, Topic } from "../../../kernel/pubsub/topic.js";
import { mapNodes, type SelectablePage } from "../../../kernel/paging/connection.js";
import { isEventOver } from "../../events/contract/event-state.js";
import type { EventService } from "../../events/event.service.js";
import type { TeamFieldsInput, UpdateTeamInput } from "../contract/team-fields.input.js";
import { refuseOvertaken, requireVersion, versionOf } from "../../../kernel/errors/require-version.js";
import { oneSpaced } from "../../../kernel/contract/plain-text.js";
import { cleanTeamName, teamNameKey } from "../contract/team-name.js";
import type { TeamsPageArgs } from "../contract/teams-page.args.js";
import type { PlacePublisher } from "../places/place-publisher.service.js";
import type { QualificationService } from "./qualification.service.js";
import { readerOf, showTeam } from "../reads/team-visibility.js";
import { StaleTeam, type TeamChanges } from "../team-changes.js";
import type { TeamPageRepository } from "../reads/team-page.repository.js";
import type { TeamReadRepository } from "../reads/team-read.repository.js";
import type { TeamRecord } from "../reads/team-record.js";
import { TEAM_NAME } from "../team.entity.js";
import type { TeamRepository } from "../team.repository.js";
import type { TeamPayload, TeamView } from "../team.types.js";

/**
 * Lists teams for the admin area, and changes them for Superadmins. Every change is written to the audit log in the
 * same transaction.
 */
export class TeamAdminService {
  constructor(
    private readonly changes: TeamChanges,
    private readonly teams: TeamRepository,
    private readonly reads: TeamReadRepository,
    private readonly pages: TeamPageRepository,
    private readonly events: EventService,
    private readonly qualifications: QualificationService,
    private readonly places: PlacePublisher,
  ) {}

  /**
   * Returns a page of an event's teams, by default the current event's. The page is empty if there is no current event.
   * Uses one SQL statement each for the event, the page's ids and the teams, and one for the count if it is selected.
   * @throws DomainError FORBIDDEN, EVENT_NOT_FOUND, BAD_INPUT for an invalid cursor.
   */
  async page(caller: Caller | null, args: TeamsPageArgs): Promise<SelectablePage<TeamView>> {
    const reader = readerOf(requirePermission(caller, "teamsPage"));
    const event = await this.events.named(args);
    if (!event) return EMPTY;
    const page = await this.pages.ids(event, args, reader.visibility);
    const teams = await this.reads.byIds(page.edges.map(({ node }) => node));
    const byId = new Map(teams.map((team) => [team.id, team]));
    return mapNodes(page, (id) => {
      const team = byId.get(id); // A team may be deleted between the two statements.
      return team && showTeam(team, reader);
    });
  }

  /**
   * Changes a team's name, ranking or note. Earlier payments keep the old name.
   * @throws DomainError FORBIDDEN, TEAM_NOT_FOUND, TEAM_NAME_TAKEN; VERSION_CHANGED; CONFLICT after too many
   * concurrent changes, or when the team's values are not those that the input expects.
   */
  async update(caller: Caller | null, input: UpdateTeamInput): Promise<TeamPayload> {
    const actor = requirePermission(caller, "updateTeam");
    await this.changes.run(actor, {
      load: (reads) => reads.byId(input.teamId),
      may: () => ({ allowed: true }),
      write: (tx, team) => this.#write(tx, actor, team, input),
    });
    return this.changes.reply(actor, input.teamId, SUCCESS.teamUpdated);
  }

  async #write(tx: Tx, actor: Caller, team: TeamRecord, input: UpdateTeamInput): Promise<void> {
    const current = {
      ...(input.name ? { name: team.name } : {}),
      ...(input.note === undefined ? {} : { note: team.note }),
    };
    refuseOvertaken(current, input.expected);
    requireVersion(input.version, versionOfTeam(team));
    const { name, ranking, note } = await this.rewrite(tx, team, input);
    if (name === team.name && ranking === team.ranking && note === team.note) return;
    const details = {
      ...(name === team.name ? {} : { name }),
      ...(ranking === team.ranking ? {} : { ranking: { from: team.ranking, to: ranking } }),
      // Leaves out the note's text, because in the audit log it would outlive the team.
      ...(note === team.note ? {} : { fields: ["note"] }),
    };
    const target = { targetType: "team", targetId: team.id, targetName: team.name };
    await recordAudit(tx, { actor, action: "team.update", ...target, details });
  }

  /**
   * Writes a team's name, ranking and note, and returns the stored values. If rankings decide about a further round,
   * notifies the people in a team that now qualifies or no longer qualifies.
   * @throws StaleTeam; DomainError TEAM_NAME_TAKEN.
   */
  async rewrite(tx: Tx, team: TeamRecord, input: TeamFieldsInput) {
    const name = input.name ? cleanTeamName(input.name) : team.name;
    const ranking = input.ranking === undefined ? team.ranking : input.ranking || null;
    const note = input.note === undefined ? team.note : (input.note && oneSpaced(input.note)) || null;
    const after = { name, ranking, note };
    if (name === team.name && ranking === team.ranking && note === team.note) return after;
    try {
      // An unchanged name keeps its key (`storedNameKeys`).
      const row = name === team.name ? after : { ...after, nameKey: teamNameKey(name) };
      if (!(await this.teams.rewrite(tx, team, row))) throw new StaleTeam();
    } catch (error) {
      if (!violates(error, TEAM_NAME)) throw error;
      const fields = { name: ERRORS.TEAM_NAME_TAKEN.message };
      throw new DomainError("TEAM_NAME_TAKEN", { fields, cause: error });
    }
    const change = { teamId: team.id, previous: team.ranking, rank: ranking };
    if (ranking !== team.ranking && (await this.#decidesByRank(team.event.id)))
      await this.qualifications.rankingsChanged(tx, team.event, [change]);
    announce(tx, { topic: Topic.results, id: team.event.id });
    return after;
  }

  /**
   * Returns whether a team's ranking decides about a further round. In an event that offers places, a ranking alone
   * does not qualify a team. After the event, no round follows.
   */
  async #decidesByRank(eventId: string): Promise<boolean> {
    return (
      !isEventOver(await this.events.byId(eventId), new Date()) && !(await this.places.isOffering(eventId))
    );
  }
}

/** Returns the version of a team's name and ranking. The note has its own version (`teamNotes`). */
export function versionOfTeam({ name, ranking }: Pick<TeamView, "name" | "ranking">): string {
  return versionOf([name, ranking]);
}

/** The page to return when there is no current event. */
const EMPTY: SelectablePage<TeamView> = {
  edges: [],
  pageInfo: { hasNextPage: false, endCursor: null },
  count: () => Promise.resolve(0),
  allIds: () => Promise.resolve([]),
};
