import { Role } from "../../kernel/contract/roles.js";
import type { Database, Tx } from "../../kernel/db/database.js";
import { DomainError } from "../../kernel/errors/domain-error.js";
import { User } from "../../modules/accounts/user.entity.js";
import { EventRepository } from "../../modules/events/event.repository.js";
import {
  DEMO_TEAM_SIZE,
  demoGroup,
  insertGroups,
  randomOf,
  rankSome,
  type DemoSetting,
} from "./demo-group.js";
import { giveCertificates } from "./demo-certificates.js";
import { DEMO_ADMIN_EMAIL } from "../../modules/accounts/roles/superadmin.service.js";
import { demoAdmin, demoStudent } from "./demo-people.js";
import { DemoState, oldestSuperadmin } from "./demo-state.repository.js";
import { insertMany } from "../../kernel/db/insert-many.js";

/** The amount of demo data after the run, including existing data. */
export interface DemoSize {
  readonly teams: number;
  /** The number of all demo students, including those in teams. */
  readonly users: number;
  /** The same seed gives the same people, teams and payments. */
  readonly seed: number;
}

/** The numbers of rows that a run added. */
export interface DemoResult {
  readonly teams: number;
  readonly users: number;
  /** The address of the Superadmin that the run created because there was none. */
  readonly adminEmail: string | null;
}

/** The number of teams, or of people without a team, that are created in memory at a time. */
const ROUND = 500;

/**
 * The transaction's timeout: one hour. A hundred thousand teams take minutes, and only the person who started the run
 * waits.
 */
const LONG = { timeoutMs: 3_600_000 };

/**
 * Tops up the current event to `size.teams` demo teams of three, with payments in every state and certificates. Tops up
 * the accounts to `size.users` demo students. One transaction does both.
 * @throws DomainError NO_CURRENT_EVENT
 */
export async function seedDemo(db: Database, size: DemoSize, passwordHash: string): Promise<DemoResult> {
  const event = await new EventRepository(db).current();
  if (!event) throw new DomainError("NO_CURRENT_EVENT");
  return db.inTransaction(async (tx) => {
    const existingAdmin = await oldestSuperadmin(tx);
    const admin = existingAdmin ?? demoAdmin(passwordHash);
    if (!existingAdmin) await tx.insert(User, admin);
    const state = await DemoState.read(tx, event.id);
    const setting: DemoSetting = { seed: size.seed, event, passwordHash, admin };

    const teams = Math.max(0, size.teams - state.teams);
    const inTeams = teams * DEMO_TEAM_SIZE;
    const users = Math.max(inTeams, size.users - state.users);
    await addTeams(tx, db, numbers(state.nextNumber, teams, DEMO_TEAM_SIZE), setting, state);
    await addStudents(tx, numbers(state.nextNumber + inTeams, users - inTeams, 1), setting);
    return { teams, users, adminEmail: existingAdmin ? null : DEMO_ADMIN_EMAIL };
  }, LONG);
}

async function addTeams(
  tx: Tx,
  db: Database,
  leaders: readonly number[],
  setting: DemoSetting,
  state: DemoState,
): Promise<void> {
  for (let at = 0; at < leaders.length; at += ROUND) {
    const groups = leaders.slice(at, at + ROUND).map((number) => demoGroup(number, setting, state));
    rankSome(groups, state, randomOf(setting, -at));
    await insertGroups(tx, groups, setting);
    await giveCertificates(tx, db, groups, setting);
  }
}

/** Adds accounts without a team. */
async function addStudents(tx: Tx, all: readonly number[], setting: DemoSetting): Promise<void> {
  const student = (number: number): User =>
    demoStudent(number, Role.User, setting.passwordHash, randomOf(setting, number));
  for (let at = 0; at < all.length; at += ROUND) {
    await insertMany(tx, User, all.slice(at, at + ROUND).map(student));
  }
}

/** Returns `count` numbers from `first` on, `step` apart. */
function numbers(first: number, count: number, step: number): number[] {
  return Array.from({ length: count }, (_, index) => first + index * step);
}
