import { ADMIN_RULES } from "../../../kernel/contract/admin-texts.js";
import { LIMITS } from "../../../kernel/contract/limits.js";
import { readTable } from "../../../kernel/csv/read-table.js";
import { DomainError } from "../../../kernel/errors/domain-error.js";
import { sentences, type Text } from "../../../kernel/languages/message.js";
import { validateInput } from "../../../kernel/validation/validate-input.js";
import { type PreviewTeamsInput, TeamLineFields } from "../contract/teams-import.input.js";
import { normaliseHandle } from "../../../kernel/contract/handle.js";
import { cleanTeamName, teamNameKey } from "../contract/team-name.js";
import { type TypedRecord, typedRecord } from "../members/record-fields.js";

/** A line of a list of teams: a person and their team. */
export interface TeamRow {
  readonly line: number;
  readonly team: string;
  readonly teamKey: string;
  /** As they are stored; what the line leaves empty is absent. */
  readonly typed: TypedRecord;
  readonly handle: string | null;
  /** The first rule that a cell breaks, or null. */
  readonly problem: Text | null;
}

/**
 * Reads a list of teams with headings. A line without a team is of the team above it, as merged cells are saved.
 * @throws DomainError BAD_INPUT without the columns that are needed, or for too many lines.
 */
export async function readTeams({ csv, columns }: PreviewTeamsInput): Promise<TeamRow[]> {
  const table = readTable(csv, "teams", columns);
  if (!table.has("team") || !(table.has("name") || table.has("email"))) throw refused(ADMIN_RULES.csvOfTeams);
  if (table.rows.length > LIMITS.teamsCsvLines) throw refused(ADMIN_RULES.csvTeamsLong);
  const rows: TeamRow[] = [];
  let team = "";
  for (const { line, cell } of table.rows) {
    team = cleanTeamName(cell("team")) || team;
    const fields = {
      name: cell("name"),
      email: cell("email"),
      phone: cell("phone"),
      college: cell("college"),
      universityRollNo: cell("universityRollNo"),
      codeforcesHandle: cell("codeforcesHandle"),
    };
    const problem = team === "" ? ADMIN_RULES.csvNoTeam : await problemOf({ team, ...fields });
    const row = { line, team, teamKey: teamNameKey(team), typed: typedRecord(fields), problem };
    rows.push({ ...row, handle: problem === null ? normaliseHandle(fields.codeforcesHandle) : null });
  }
  return rows;
}

/** The same rules as for one person typed in. */
async function problemOf(fields: object): Promise<Text | null> {
  const filledFields = Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== ""));
  try {
    await validateInput(Object.assign(new TeamLineFields(), filledFields));
    return null;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return sentences(Object.values(error.texts.fields ?? {}));
  }
}

function refused(csv: string): DomainError {
  return new DomainError("BAD_INPUT", { message: csv, fields: { csv } });
}
