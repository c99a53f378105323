import { hash } from "@node-rs/argon2";
import { DATA_MODEL } from "../../src/app/data-model.js";
import { Role } from "../../src/kernel/contract/roles.js";
import { TwoStepDuty } from "../../src/kernel/contract/two-step-duty.js";
import { openDatabase } from "../../src/kernel/db/open-database.js";
import { SiteSettingRepository } from "../../src/kernel/settings/site-setting.repository.js";
import { newUser } from "../../src/modules/accounts/new-user.js";
import { Session } from "../../src/modules/accounts/sessions/session.entity.js";
import { User } from "../../src/modules/accounts/user.entity.js";
import { newSession } from "../data.js";
import { PASSWORD } from "./students.js";
import type { Person } from "./stage.js";

const DAY_MS = 86_400_000;

/** The signed-in students, treasurers and organisers of a benchmark run, and the current event. */
export interface People {
  readonly students: Person[];
  readonly treasurers: Person[];
  readonly organisers: Person[];
  readonly eventId: string;
  readonly eventDay: string;
}

/**
 * Adds the people for a run to a migrated database. All people share one password hash, because hashing is slow. Their
 * sessions last a day and stay confirmed for the whole day. Makes second factors voluntary, because by default a
 * treasurer without a second factor can do nothing but set one up.
 */
export async function addPeople(databaseUrl: string, counts: { readonly students: number }): Promise<People> {
  const db = await openDatabase(databaseUrl, { ...DATA_MODEL, migrations: [] });
  const passwordHash = await hash(PASSWORD);
  const later = new Date(Date.now() + DAY_MS);
  const named = (name: string, role: Role, grants = ""): User =>
    Object.assign(
      newUser({ name, email: `${name.replace(" ", "-").toLowerCase()}@history.example`, passwordHash, role }),
      { college: "College of Histories", universityRollNo: `R-${name}`, grants },
    );
  const many = (count: number, name: string, grants?: string) =>
    Array.from({ length: count }, (_, at) => named(`${name} ${String(at)}`, Role.User, grants));
  const [students, treasurers, organisers] = [
    many(counts.students, "Student"),
    many(3, "Treasurer", "treasurer"),
    [named("Organiser 0", Role.Superadmin), named("Organiser 1", Role.Superadmin)],
  ];
  const people = new Map<string, Person>();
  const users = [...students, ...treasurers, ...organisers];
  const sessions = users.map(({ id: userId, email, role, epoch }) => {
    const lasting = { confirmedAt: later, idleExpiresAt: later, expiresAt: later };
    const session = Object.assign(newSession(userId), lasting);
    people.set(userId, { userId, email, role, epoch, sessionId: session.id });
    return session;
  });
  await db.inTransaction(async (tx) => {
    await tx.insert(User, users);
    await tx.insert(Session, sessions);
    await new SiteSettingRepository(db).setTwoStepDuty(tx, TwoStepDuty.Voluntary);
  });
  const [event] = await db.query<{ id: string; firstDay: string }>(
    "SELECT id, firstDay FROM events WHERE currentSlot = 1",
  );
  await db.inTransaction(async (tx) => {
    await tx.query("UPDATE events SET registration = 'open', feePaise = 36000 WHERE currentSlot = 1");
    await tx.query(
      `INSERT INTO place_settings (eventId, version, kind, places, ties, replyHours, movingUp)
       VALUES (?, 1, 'places', ?, 'none', 1, 'automatic')`,
      [event?.id ?? "", Math.floor(counts.students / 6)],
    );
  });
  await db.close();
  const of = (some: readonly User[]): Person[] => some.flatMap(({ id }) => people.get(id) ?? []);
  return {
    students: of(students),
    treasurers: of(treasurers),
    organisers: of(organisers),
    eventId: event?.id ?? "",
    eventDay: event?.firstDay ?? "",
  };
}
