import { recordAudit } from "../../kernel/audit/audit-log.js";
import { type Caller, requirePermission } from "../../kernel/auth/caller.js";
import { ADMIN_SUCCESS } from "../../kernel/contract/admin-texts.js";
import type { MessagePayload } from "../../kernel/contract/message-payload.js";
import { oneSpaced } from "../../kernel/contract/plain-text.js";
import type { Database } from "../../kernel/db/database.js";
import { announce } from "../../kernel/pubsub/announce.js";
import { Topic } from "../../kernel/pubsub/topic.js";
import type { NoteTeamsInput } from "./contract/note-teams.input.js";
import type { TeamReadRepository } from "./team-read.repository.js";
import type { TeamRepository } from "./team.repository.js";

/** The organisers' note, on many teams at once. */
export class TeamNotesService {
  constructor(
    private readonly db: Database,
    private readonly teams: TeamRepository,
    private readonly reads: TeamReadRepository,
  ) {}

  /** Writes one note on teams in place of what was there; those that are gone are passed over. @throws DomainError FORBIDDEN. */
  async write(caller: Caller | null, input: NoteTeamsInput): Promise<MessagePayload> {
    const actor = requirePermission(caller, "noteTeams");
    const note = oneSpaced(input.note ?? "") || null;
    const ids = [...new Set(input.ids)];
    await this.db.inTransaction(async (tx) => {
      await this.teams.lock(tx, ids);
      const teams = await this.reads.byIds(ids);
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
