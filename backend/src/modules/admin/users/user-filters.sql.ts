import { searchTerms } from "../../../kernel/contract/search-text.js";
import type { Visibility } from "../../../kernel/contract/personal-data.js";
import { allOf, idIn, searchIn, type SqlPart } from "../../../kernel/paging/keyset.js";
import type { UsersArgs } from "../contract/users.args.js";

/**
 * The condition on `users u` that a list asks for; with `teamless` also on their places `m` (user-list.sql.ts).
 * @param event the id of the event whose teams are shown
 */
export function userFilter(args: UsersArgs, event: SqlPart, visibility: Visibility): SqlPart {
  const { search, role, teamless, grant, granted, ids } = args;
  const parts = searchTerms(search).map((word) => found(word, event, visibility));
  if (role) parts.push({ sql: "u.role = ?", parameters: [role] });
  // The name of no grant is part of another one's.
  if (grant) parts.push({ sql: "u.grants LIKE ?", parameters: [`%${grant}%`] });
  if (typeof granted === "boolean")
    parts.push({ sql: granted ? "u.grants <> ''" : "u.grants = ''", parameters: [] });
  if (ids) parts.push(idIn("u.id", ids));
  if (typeof teamless === "boolean") {
    parts.push({ sql: teamless ? "m.id IS NULL" : "m.id IS NOT NULL", parameters: [] });
  }
  return allOf(parts);
}

/**
 * A word in what its reader sees, as a search would tell by what is found, or in the name of the person's team. The teams are
 * a subquery of their own: joined, MariaDB looked up the team of each of 300,000 people, for 19 s.
 */
function found(word: string, event: SqlPart, { emails, personal }: Visibility): SqlPart {
  const columns = [
    "u.name",
    "u.codeforcesHandle",
    ...(emails ? ["u.email"] : []),
    ...(personal ? ["u.college", "u.universityRollNo", "u.phone"] : []),
  ];
  const person = allOf(searchIn(columns, word));
  const team = allOf(searchIn(["x.name"], word));
  return {
    sql: `(${person.sql} OR u.id IN (SELECT p.userId FROM teams x JOIN team_members p ON p.teamId = x.id
      WHERE x.eventId = ${event.sql} AND ${team.sql}))`,
    parameters: [...person.parameters, ...event.parameters, ...team.parameters],
  };
}
