import { ADMIN_RULES } from "../../../kernel/contract/admin-texts.js";
import { LIMITS } from "../../../kernel/contract/limits.js";
import type { ListInput } from "../../../kernel/contract/list-input.js";
import { readList } from "../../../kernel/csv/read-list.js";
import type { Text } from "../../../kernel/languages/message.js";
import { inputProblem } from "../../../kernel/validation/validate-input.js";
import { TeamLineFields } from "../contract/teams-import.input.js";
import { normaliseHandle } from "../../../kernel/contract/handle.js";
import { cleanTeamName, teamNameKey } from "../contract/team-name.js";
import { type TypedRecord, typedRecord } from "../members/record-fields.js";

/** A line in a list of teams: a person and their team. */
export interface TeamRow {
  readonly line: number;
  readonly team: string;
  readonly teamKey: string;
  /** The fields as they would be stored. Empty cells are absent. */
  readonly typed: TypedRecord;
  readonly handle: string | null;
  /** The first rule that a cell in the line breaks, or null. */
  readonly problem: Text | null;
}

/**
 * Reads a list of teams with headings. A line without a team belongs to the team above it, because a spreadsheet saves
 * a merged cell only in its first line.
 * @throws DomainError BAD_INPUT when a required column is missing or there are too many lines.
 */
export async function readTeams(list: ListInput): Promise<TeamRow[]> {
  const table = readList("teams", list, {
    ...{ needs: [["team"], ["name", "email"]], without: ADMIN_RULES.csvOfTeams },
    ...{ most: LIMITS.teamsCsvLines, otherwise: ADMIN_RULES.csvTeamsLong },
  });
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

/**
 * Returns the text of the first rule that the fields break, or null. The rules are the same as for a person entered by
 * hand.
 */
function problemOf(fields: object): Promise<Text | null> {
  const filledFields = Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== ""));
  return inputProblem(Object.assign(new TeamLineFields(), filledFields));
}
