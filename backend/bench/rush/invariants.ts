import { DATA_MODEL } from "../../src/app/data-model.js";
import { openDatabase } from "../../src/kernel/db/open-database.js";
import type { Post } from "./post.js";

/**
 * Returns the number of mails of a rush. Each student gets a mail with a code, and each leader a mail with the team's
 * calendar. Each added member gets a mail, and the leader gets another mail when that member agrees.
 */
export function mailsOf(students: number): number {
  const teams = Math.ceil(students / 3);
  return students + teams + 2 * (students - teams);
}

/** Checks the database and the mails after a rush of this many students. Returns the violations. */
export async function brokenInvariants(databaseUrl: string, students: number, post: Post): Promise<string[]> {
  const db = await openDatabase(databaseUrl, { ...DATA_MODEL, migrations: [] });
  const count = async (sql: string): Promise<number> => Number((await db.query<{ n: number }>(sql))[0]?.n);
  const teams = Math.ceil(students / 3);
  const broken: string[] = [];
  const expect = (what: string, seen: number, wanted: number): void => {
    if (seen !== wanted) broken.push(`${what}: ${String(seen)} instead of ${String(wanted)}`);
  };
  expect("accounts", await count("SELECT COUNT(*) AS n FROM users WHERE email LIKE 'rush%'"), students);
  expect("teams", await count("SELECT COUNT(*) AS n FROM teams"), teams);
  expect("people in teams", await count("SELECT COUNT(*) AS n FROM team_members"), students);
  const overfull = "SELECT teamId FROM team_members GROUP BY teamId HAVING COUNT(*) > 3";
  expect("teams of more than three", await count(`SELECT COUNT(*) AS n FROM (${overfull}) AS t`), 0);
  const handles = "SELECT COUNT(*) AS n FROM team_members WHERE codeforcesHandle IS NOT NULL";
  expect("handles", await count(handles), students);
  expect("mails written", await count("SELECT COUNT(*) AS n FROM outbox_mails"), mailsOf(students));
  const doubled = [...post.arrivals.values()].filter((times) => times.length > 1).length;
  expect("mails delivered twice", doubled, 0);
  await db.close();
  return broken;
}
