import { IsNull, Like, Not, Raw } from "typeorm";
import { Role } from "../../kernel/contract/roles.js";
import type { Tx } from "../../kernel/db/database.js";
import { User } from "../../modules/accounts/user.entity.js";
import { teamNameKey } from "../../modules/teams/contract/team-name.js";
import { Team } from "../../modules/teams/team.entity.js";
import { DEMO_DOMAIN, numberOf } from "./demo-people.js";
import { demoTeamName } from "./demo-team.js";

/** The demo data in the database, and existing values that new demo data must not collide with. */
export class DemoState {
  private constructor(
    /** The number of existing demo students. */
    readonly users: number,
    /** The number of the event's teams that a demo student leads. */
    readonly teams: number,
    /** One more than the newest demo student's number. The numbers of deleted students may be used again. */
    readonly nextNumber: number,
    private nextRanking: number,
    private readonly names: Set<string>,
    private readonly references: Set<string>,
    private nextName = 0,
  ) {}

  static async read(tx: Tx, eventId: string): Promise<DemoState> {
    const email = Like(`%@${DEMO_DOMAIN}`);
    const leaderId = Raw((id) => `${id} IN (SELECT id FROM users WHERE email LIKE :ours)`, {
      ours: email.value,
    });
    const [last] = await tx.find(User, { where: { email }, order: { id: "DESC" }, take: 1 });
    const [lowest] = await tx.find(Team, {
      select: { id: true, ranking: true },
      where: { eventId, ranking: Not(IsNull()) },
      order: { ranking: "DESC" },
      take: 1,
    });
    const teams = await tx.find(Team, { select: { id: true, nameKey: true, reference: true } });
    return new DemoState(
      await tx.countBy(User, { email }),
      await tx.countBy(Team, { eventId, leaderId }),
      last ? numberOf(last.email) + 1 : 0,
      (lowest?.ranking ?? 0) + 1,
      new Set(teams.map(({ nameKey }) => nameKey)),
      new Set(teams.map(({ reference }) => reference)),
    );
  }

  /** Returns the next demo team name that no team has yet. */
  freeName(): string {
    return pickFree(this.names, () => demoTeamName(this.nextName++), teamNameKey);
  }

  /** Returns a reference that no team has yet. */
  freeReference(make: () => string): string {
    return pickFree(this.references, make, (reference) => reference);
  }

  /** Returns the next `n` free rankings. */
  places(n: number): number[] {
    return Array.from({ length: n }, () => this.nextRanking++);
  }
}

/** Returns the oldest Superadmin, who decides demo payments, or null if there is none. */
export function oldestSuperadmin(tx: Tx): Promise<Pick<User, "id" | "name"> | null> {
  const where = { role: Role.Superadmin };
  const select = { id: true, name: true } as const;
  return tx.findOne(User, { select, where, order: { id: "ASC" } });
}

function pickFree(usedKeys: Set<string>, make: () => string, key: (value: string) => string): string {
  for (;;) {
    const value = make();
    if (usedKeys.has(key(value))) continue;
    usedKeys.add(key(value));
    return value;
  }
}
