import type { Visibility } from "../../kernel/contract/personal-data.js";
import { allOf, idIn, searchIn, searchTerms, type SqlPart } from "../../kernel/paging/keyset.js";
import type { UsersArgs } from "./contract/users.args.js";

/** The condition on `users u` with their teams (user-list.sql.ts) that a list asks for. */
export function userFilter(args: UsersArgs, visibility: Visibility): SqlPart {
  const { search, role, teamless, grant, granted, ids } = args;
  const columns = searched(visibility);
  const parts = searchTerms(search).flatMap((word) => searchIn(columns, word));
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

/** What a search looks into: nothing that its reader does not see, as it would tell by what is found. */
function searched({ emails, personal }: Visibility): string[] {
  return [
    "u.name",
    "t.name",
    "u.codeforcesHandle",
    ...(emails ? ["u.email"] : []),
    ...(personal ? ["u.college", "u.universityRollNo", "u.phone"] : []),
  ];
}
