import {
  jsonBoolean,
  type JsonFields,
  jsonObject,
  type JsonTable,
} from "../../../kernel/graphql/json.sql.js";
import { rosterLocked } from "../contract/team.policy.js";
import { PaymentStatus } from "../contract/payment-status.js";
import type { TeamMemberView, TeamView } from "../team.types.js";

/**
 * True if a person `m` has agreed to be in the team and proved their handle. The proof counts only while it matches the
 * handle in the team and the account's current handle. So a change of either handle ends the proof without a further
 * write. Handles are ASCII, which both databases fold in the same way.
 */
export const MEMBER_HANDLE_VERIFIED = `EXISTS (SELECT 1 FROM handle_proofs hp JOIN users hu ON hu.id = hp.userId
  WHERE hp.userId = m.userId AND hp.handleKey = m.handleKey AND hp.handleKey = LOWER(hu.codeforcesHandle)
    AND m.confirmedAt IS NOT NULL)`;

/** True if a person `m` has no valid handle, as in `lacksHandle` in contract/team-gaps.ts. */
export const MEMBER_LACKS_HANDLE = "m.handleKey IS NULL";

/** True if another person in the event holds the handle of a person `m`. */
export const MEMBER_HANDLE_TAKEN = "(m.codeforcesHandle IS NOT NULL AND m.handleKey IS NULL)";

const LOCKED = Object.values(PaymentStatus).filter(rosterLocked);

const PERSON: JsonTable = tableOf<TeamMemberView>({
  id: "json_quote(m.id)",
  userId: "json_quote(m.userId)",
  name: "json_quote(m.name)",
  email: "json_quote(m.email)",
  phone: "json_quote(m.phone)",
  college: "json_quote(m.college)",
  universityRollNo: "json_quote(m.universityRollNo)",
  codeforcesHandle: "json_quote(m.codeforcesHandle)",
  isLeader: jsonBoolean("m.isLeader = 1"),
  confirmed: jsonBoolean("m.confirmedAt IS NOT NULL"),
  handleVerified: jsonBoolean(MEMBER_HANDLE_VERIFIED),
  handleTaken: jsonBoolean(MEMBER_HANDLE_TAKEN),
});

/**
 * All fields except `event`, `place` and `qualified`. `event` and `place` contain times, which these SQL expressions
 * cannot format. `qualified` depends on the event and the place. If a team has no leader, the whole team is NULL.
 */
const TEAM: JsonTable = tableOf<Omit<TeamView, "event" | "place" | "qualified">>({
  id: "json_quote(t.id)",
  name: "json_quote(t.name)",
  reference: "json_quote(t.reference)",
  ranking: "json_quote(t.ranking)",
  paymentStatus: "json_quote(t.paymentStatus)",
  rosterLocked: jsonBoolean(`t.paymentStatus IN (${LOCKED.map((status) => `'${status}'`).join(", ")})`),
  note: "json_quote(t.note)",
  leader: (fields) => people(fields, (leader) => leader, "m.isLeader = 1"),
  members: (fields) =>
    people(
      fields,
      (member) => `'[' || ifnull(group_concat(${member}, ',' ORDER BY m.id), '') || ']'`,
      "m.isLeader <> 1",
    ),
});

/**
 * Returns the SQL that builds a team `t` with these fields, like `mapDocumentsToTeams`. Returns null if a field is not
 * supported.
 */
export function teamJson(fields: JsonFields): string | null {
  return jsonObject(TEAM, fields);
}

function people(fields: JsonFields, write: (person: string) => string, condition: string): string | null {
  const person = jsonObject(PERSON, fields);
  return person && `(SELECT ${write(person)} FROM team_members m WHERE m.teamId = t.id AND ${condition})`;
}

function tableOf<View>(table: Record<keyof View, NonNullable<ReturnType<JsonTable["get"]>>>): JsonTable {
  return new Map(Object.entries(table));
}
