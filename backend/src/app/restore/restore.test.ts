import { writeFile, readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { recordAudit } from "../../kernel/audit/audit-log.js";
import { backupName } from "../../kernel/backup/backup-file.js";
import { removeOldBackups, writeBackup } from "../../kernel/backup/write-backup.js";
import { execute } from "../../kernel/db/raw-sql.js";
import { newId } from "../../kernel/db/ids.js";
import { migrateDatabase } from "../../kernel/db/migrate.js";
import { openDatabase } from "../../kernel/db/open-database.js";
import { schemaState } from "../../kernel/db/schema-state.js";
import { DATA_MODEL } from "../data-model.js";
import { StatementLines1700000000011 } from "../migrations/1700000000011-statement-lines.js";
import { seedEvents } from "../seed/seed-events.js";
import { BackupPlaces, digests, LARGE, ODD, on } from "../testing/backup-places.js";

let places: BackupPlaces;
beforeEach(async () => {
  places = await BackupPlaces.open();
});
afterEach(() => places.dispose());

test("from either database to either: every row, no user signed in, no mail sent again", async () => {
  const source = await places.filled(LARGE);
  const first = await places.backUp(source);
  expect((await stat(first)).mode & 0o777).toBe(0o600);
  const onSqlite = places.sqlite();
  expect(await places.restoreTo(onSqlite, first)).toContain("1 mails that were in the queue are on hold");
  const target = await places.empty();
  await places.restoreTo(target, await places.backUp(onSqlite));

  const [before, between, after] = await Promise.all([source, onSqlite, target].map(digests));
  const { sessions: _s, outbox_mails: _m, ...unchanged } = before ?? {};
  expect(between).toMatchObject(unchanged);
  expect(after).toEqual(between);
  expect(Number(unchanged["users"]?.split(" ")[0])).toBeGreaterThan(700);
  for (const table of ["certificates", "certificate_layouts", "certificate_signatures", "credential_keys"])
    expect(unchanged[table]).toMatch(/^[1-9]/);
  await on(target, async (db) => {
    expect(await schemaState(db)).toBe("current");
    expect(await db.query("SELECT state, subject, lastError FROM outbox_mails")).toEqual([
      { state: "failed", subject: ODD, lastError: expect.stringContaining("restored") as string },
    ]);
    expect(await db.query("SELECT id FROM sessions WHERE revokedAt IS NULL")).toEqual([]);
  });
});

test("owners of accounts that will be deleted are notified again, and a mailing that came due is on hold", async () => {
  const source = await places.filled();
  await on(source, (db) =>
    db.inTransaction(async (tx) => {
      await execute(tx, "UPDATE users SET forgetNoticeAt = '2020-01-01'");
      for (const [id, sendAt] of [
        ["due", "2020-01-01"],
        ["ahead", "2099-01-01"],
      ])
        await execute(
          tx,
          `INSERT INTO scheduled_mailings (id, actorId, actorName, subject, body, audience, sendAt, savedAt)
           VALUES (?, 'a', 'A', 'S', 'B', '{}', ?, '2020-01-01')`,
          [id, sendAt],
        );
    }),
  );
  const target = await places.migrated();
  expect(await places.restoreTo(target, await places.backUp(source), { replace: true })).toContain(
    "2 mails that were in the queue",
  );
  await on(target, async (db) => {
    expect(await db.query("SELECT id FROM users WHERE forgetNoticeAt IS NOT NULL")).toEqual([]);
    expect(await db.query("SELECT id, problem FROM scheduled_mailings ORDER BY sendAt")).toEqual([
      { id: "due", problem: expect.stringContaining("restored") as string },
      { id: "ahead", problem: null },
    ]);
  });
});

test("a backup made during writes has each transaction completely or not at all", async () => {
  const source = await places.filled(LARGE);
  const db = await openDatabase(source, DATA_MODEL);
  let writes = 0;
  const isDone = { now: false };
  const write = async (): Promise<void> => {
    const teams = await db.query<{ id: string; eventId: string }>("SELECT id, eventId FROM teams");
    for (let n = 0; !isDone.now; n++) {
      const team = teams[n % teams.length];
      await db.inTransaction(async (tx) => {
        // A backup reads the tables in the order of their names: audit_entries early, teams and team_members much
        // later.
        await recordAudit(tx, {
          actor: null,
          action: "team.create",
          targetType: "team",
          targetId: newId(),
          targetName: "Target Name",
        });
        await execute(tx, "UPDATE teams SET memberCount = memberCount + 1 WHERE id = ?", [team?.id]);
        await execute(
          tx,
          `INSERT INTO team_members (id, teamId, eventId, name, createdAt, updatedAt)
          VALUES (?, ?, ?, 'N', '2026-01-01', '2026-01-01')`,
          [newId(), team?.id, team?.eventId],
        );
      });
      writes++;
      await new Promise(setImmediate); // On SQLite the backup continues only during this pause.
    }
  };
  const writing = write();
  const made = [await writeBackup(db, places.folder, "1"), await writeBackup(db, places.folder, "1")];
  isDone.now = true;
  await writing;
  await db.close();
  expect(writes).toBeGreaterThan(1);
  expect(made[1]?.rows).toBeGreaterThan(made[0]?.rows ?? 0);
  for (const { file } of made) {
    const url = places.sqlite();
    await places.restoreTo(url, file);
    const wrongRows = await on(url, (restored) =>
      restored.query(`SELECT t.id FROM teams t
        WHERE t.memberCount <> (SELECT COUNT(*) FROM team_members m WHERE m.teamId = t.id)
        UNION SELECT 'audit' FROM teams WHERE (SELECT COUNT(*) FROM audit_entries WHERE targetName = 'Target Name')
          <> (SELECT COUNT(*) FROM team_members WHERE name = 'N')`),
    );
    expect(wrongRows).toEqual([]);
  }
});

test("a backup of an earlier version is migrated, including its data", async () => {
  const source = await places.empty();
  const earlier = DATA_MODEL.migrations.slice(0, DATA_MODEL.migrations.indexOf(StatementLines1700000000011));
  await on(source, async (db) => {
    await migrateDatabase(
      db,
      earlier.map(({ name }) => name),
    );
    await db.inTransaction(async (tx) => {
      // Uses SQL with the earlier version's columns, because the entity has columns that were added later.
      await execute(
        tx,
        `INSERT INTO events (id, slug, title, summary, description, image, schedule, venue, feePaise, maxTeamSize, firstDay,
        lastDay, registration, state, qualifyingRank, notices, createdAt, updatedAt) VALUES ('e', 'then', 'Then', '', '', '', '',
        '', 0, 3, '2025-01-01', '2025-01-02', 'auto', 'past', 1, '[]', '2025-01-01', '2025-01-01')`,
      );
      await execute(
        tx,
        `INSERT INTO statement_batches (id, eventId, fileName, \`lines\`, actorId, actorName, committedAt)
        SELECT 'b', MIN(id), '', 1, 'a', '', '2025-01-01' FROM events`,
      );
      await execute(
        tx,
        `INSERT INTO statement_rows (id, batchId, line, fingerprint, outcome, amountPaise, paymentId,
        teamId, teamName, created, transactionId) VALUES ('r', 'b', 2, '', 'exact', 1, 'p', 't', 'T', 0, 'x')`,
      );
    });
  });
  const target = await places.empty();
  await places.restoreTo(target, await places.backUp(source));
  await on(target, async (db) => {
    expect(await schemaState(db)).toBe("current");
    expect(await db.query("SELECT batchId, line FROM statement_lines")).toEqual([{ batchId: "b", line: 2 }]);
  });
});

test("existing data is replaced only if requested, and is kept", async () => {
  const file = await places.backUp(await places.filled());
  const target = await places.filled();
  await on(target, (db) => db.inTransaction((tx) => execute(tx, "UPDATE users SET name = 'Newer'")));
  const before = await digests(target);
  await expect(places.restoreTo(target, file)).rejects.toThrow("--replace --yes");
  expect(await digests(target)).toEqual(before);
  expect(await places.restoreTo(target, file, { replace: true })).toContain("is kept as");
  expect((await digests(target))["users"]).not.toBe(before["users"]);
});

test("a database that another program has open is not changed", async () => {
  const file = await places.backUp(await places.filled());
  const target = await places.migrated();
  await on(target, async (db) => {
    await expect(places.restoreTo(target, file, { replace: true })).rejects.toThrow("Stop every server");
    await seedEvents(db); // The database still accepts writes.
  });
});

test("the newest backups are kept, and only backups are deleted", async () => {
  const days = [1, 2, 3, 4].map((day) => backupName(new Date(Date.UTC(2026, 0, day))));
  for (const name of [...days, "notes.txt"]) await writeFile(join(places.folder, name), "");
  expect(await removeOldBackups(places.folder, { newest: 2 })).toEqual([days[1], days[0]]);
  expect((await readdir(places.folder)).sort()).toEqual([days[2], days[3], "notes.txt"]);
});
