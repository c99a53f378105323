import { Field, ID, ObjectType } from "type-graphql";
import { recordAudit } from "../../../kernel/audit/audit-log.js";
import { type Caller, requirePermission } from "../../../kernel/auth/caller.js";
import { ADMIN_SUCCESS } from "../../../kernel/contract/admin-texts.js";
import type { MessagePayload } from "../../../kernel/contract/message-payload.js";
import { oneSpaced } from "../../../kernel/contract/plain-text.js";
import { ShownVersion } from "../../../kernel/contract/common-fields.js";
import type { Database } from "../../../kernel/db/database.js";
import { requireVersion, versionOf } from "../../../kernel/errors/require-version.js";
import { announce, Topic } from "../../../kernel/pubsub/topic.js";
import type { NoteTeamsInput } from "../contract/note-teams.input.js";
import type { TeamReadRepository } from "../reads/team-read.repository.js";
import type { TeamRecord } from "../reads/team-record.js";
import type { TeamRepository } from "../team.repository.js";

/** Reads and writes the organisers' notes on many teams together. */
export class TeamNotesService {
  constructor(
    private readonly db: Database,
    private readonly teams: TeamRepository,
    private readonly reads: TeamReadRepository,
  ) {}

  /**
   * Returns the chosen teams' notes, which `write` would replace.
   * @throws DomainError FORBIDDEN.
   */
  async read(caller: Caller | null, ids: readonly string[]): Promise<TeamNotes> {
    requirePermission(caller, "teamNotes");
    return notesOf(await this.reads.byIds([...new Set(ids)]));
  }

  /**
   * Replaces the teams' notes with one note. Skips deleted teams.
   * @throws DomainError FORBIDDEN, VERSION_CHANGED.
   */
  async write(caller: Caller | null, input: NoteTeamsInput): Promise<MessagePayload> {
    const actor = requirePermission(caller, "noteTeams");
    const note = oneSpaced(input.note ?? "") || null;
    const ids = [...new Set(input.ids)];
    await this.db.inTransaction(async (tx) => {
      await this.teams.lock(tx, ids);
      const teams = await this.reads.byIds(ids);
      requireVersion(input.version, notesOf(teams).version);
      await this.teams.writeNotes(
        tx,
        teams.map(({ id }) => id),
        note,
      );
      for (const { id, name } of teams) {
        announce(tx, { topic: Topic.team, id });
        const target = { targetType: "team", targetId: id, targetName: name };
        await recordAudit(tx, { actor, action: "team.update", ...target, details: { fields: ["note"] } });
      }
    });
    return { message: ADMIN_SUCCESS.teamsNoted };
  }
}

function notesOf(teams: readonly Pick<TeamRecord, "id" | "name" | "note">[]): TeamNotes {
  const noted = teams.flatMap(({ id, name, note }) =>
    note === null ? [] : [{ teamId: id, teamName: name, note }],
  );
  const byId = noted.map(({ teamId, note }) => [teamId, note]).sort(([a = ""], [b = ""]) => (a < b ? -1 : 1));
  const notes = noted.sort((a, b) => a.teamName.localeCompare(b.teamName));
  return { version: versionOf(byId), notes };
}

@ObjectType({ simpleResolvers: true, description: "The organisers' note on a team." })
class TeamNote {
  @Field(() => ID, { description: "The team." })
  teamId!: string;

  @Field(() => String, { description: "The team's name." })
  teamName!: string;

  @Field(() => String, { description: "The note." })
  note!: string;
}

@ObjectType({ simpleResolvers: true, description: "The notes on chosen teams." })
export class TeamNotes {
  @ShownVersion()
  version!: string;

  @Field(() => [TeamNote], { description: "The chosen teams that have a note, by name." })
  notes!: readonly TeamNote[];
}
