import { Role } from "../../kernel/contract/roles.js";
import type { Tx } from "../../kernel/db/database.js";
import { select } from "../../kernel/db/execute.js";
import type { User } from "../../modules/accounts/user.entity.js";
import { teamNameKey } from "../../modules/teams/contract/team-name.js";
import { DEMO_DOMAIN, numberOf } from "./demo-people.js";
import { demoTeamName } from "./demo-team.js";

/** What demo data is in the database, and what more of it must not collide with. */
export class DemoState {
  private constructor(
    /** Demo students so far. */
    readonly users: number,
    /** Teams of the event led by a demo student. */
    readonly teams: number,
    /** The first number no demo student has had. */
    readonly nextNumber: number,
    private nextRanking: number,
    private readonly names: Set<string>,
    private readonly references: Set<string>,
    private nextName = 0,
  ) {}

  static async read(tx: Tx, eventId: string): Promise<DemoState> {
    const ours = `%@${DEMO_DOMAIN}`;
    const users = await count(tx, "SELECT COUNT(*) AS n FROM users WHERE email LIKE ?", [ours]);
    const teams = await count(
      tx,
      "SELECT COUNT(*) AS n FROM teams t JOIN users u ON u.id = t.leaderId WHERE t.eventId = ? AND u.email LIKE ?",
      [eventId, ours],
    );
    const [last] = await select<{ email: string }>(
      tx,
      "SELECT email FROM users WHERE email LIKE ? ORDER BY id DESC LIMIT 1",
      [ours],
    );
    const ranked = await count(tx, "SELECT MAX(ranking) AS n FROM teams WHERE eventId = ?", [eventId]);
    const taken = await select<{ nameKey: string; reference: string }>(
      tx,
      "SELECT nameKey, reference FROM teams",
    );
    return new DemoState(
      users,
      teams,
      last ? numberOf(last.email) + 1 : 0,
      ranked + 1,
      new Set(taken.map(({ nameKey }) => nameKey)),
      new Set(taken.map(({ reference }) => reference)),
    );
  }

  /** The next demo team's name that no team has. */
  freeName(): string {
    return takeFree(this.names, () => demoTeamName(this.nextName++), teamNameKey);
  }

  /** A reference that no team has. */
  freeReference(make: () => string): string {
    return takeFree(this.references, make, (reference) => reference);
  }

  /** The next `n` places. */
  places(n: number): number[] {
    return Array.from({ length: n }, () => this.nextRanking++);
  }
}

/** Who decides about demo payments: the oldest Superadmin, or null while there is none. */
export async function oldestSuperadmin(tx: Tx): Promise<Pick<User, "id" | "name"> | null> {
  const sql = "SELECT id, name FROM users WHERE role = ? ORDER BY id LIMIT 1";
  return (await select<Pick<User, "id" | "name">>(tx, sql, [Role.Superadmin]))[0] ?? null;
}

function takeFree(taken: Set<string>, make: () => string, key: (value: string) => string): string {
  for (;;) {
    const value = make();
    if (taken.has(key(value))) continue;
    taken.add(key(value));
    return value;
  }
}

async function count(tx: Tx, sql: string, parameters: readonly unknown[]): Promise<number> {
  const [row] = await select<{ n: number | string | null }>(tx, sql, parameters);
  return Number(row?.n ?? 0);
}
