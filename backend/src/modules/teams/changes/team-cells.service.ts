import { changeCells, type CellList } from "../../../kernel/audit/change-cells.js";
import { type Caller, requirePermission } from "../../../kernel/auth/caller.js";
import { RULES } from "../../../kernel/contract/catalogue.js";
import type { CellChangesPayload } from "../../../kernel/contract/cell-changes.js";
import type { Database } from "../../../kernel/db/database.js";
import { DomainError } from "../../../kernel/errors/domain-error.js";
import { announce, Topic } from "../../../kernel/pubsub/topic.js";
import { validateInput } from "../../../kernel/validation/validate-input.js";
import type { ChangeTeamsInput, TeamChangeInput } from "../contract/team-cells.input.js";
import { UpdateTeamInput } from "../contract/team-fields.input.js";
import type { TeamAdminService } from "./team-admin.service.js";
import type { TeamReadRepository } from "../reads/team-read.repository.js";
import type { TeamRecord } from "../reads/team-record.js";
import type { TeamRepository } from "../team.repository.js";

/** Changes the names and notes of many teams together. An admin edits them as the cells of a table. */
export class TeamCellsService {
  constructor(
    private readonly db: Database,
    private readonly teams: TeamRepository,
    private readonly reads: TeamReadRepository,
    private readonly admin: TeamAdminService,
  ) {}

  /** Changes fields of teams, all or none. @throws DomainError FORBIDDEN. */
  change(caller: Caller | null, input: ChangeTeamsInput): Promise<CellChangesPayload> {
    const actor = requirePermission(caller, "changeTeams");
    return changeCells(this.db, this.#cellsFor(actor), input);
  }

  #cellsFor(actor: Caller): CellList<TeamChangeInput> {
    let locked: ReadonlyMap<string, TeamRecord> = new Map();
    const lockedTeam = (id: string): TeamRecord => {
      const team = locked.get(id);
      if (!team) throw new DomainError("TEAM_NOT_FOUND");
      return team;
    };
    return {
      idOf: ({ teamId }) => teamId,
      lock: async (tx, ids) => {
        await this.teams.lock(tx, ids);
        locked = new Map((await this.reads.byIds([...ids])).map((team) => [team.id, team]));
      },
      read: (_tx, id) => {
        const { name, note } = lockedTeam(id);
        return Promise.resolve({ name, values: { name, note } });
      },
      write: async (tx, id, values) => {
        // `UpdateTeamInput` ignores an empty name, because forms send one. In a spreadsheet, an emptied cell would mean
        // to remove the name, which is not allowed.
        if (values["name"] === "") throw new DomainError("BAD_INPUT", { fields: { name: RULES.teamName } });
        const input = Object.assign(new UpdateTeamInput(), { teamId: id }, values);
        await validateInput(input);
        const { name, note } = await this.admin.rewrite(tx, lockedTeam(id), input);
        announce(tx, { topic: Topic.team, id });
        return { name, note };
      },
      // A name may be logged, because it is public. A note's text would outlive the team in the audit log.
      logged: (column, to) => (column === "name" ? `name → ${to ?? ""}` : column),
      by: actor,
      action: "team.update",
      targetType: "team",
    };
  }
}
