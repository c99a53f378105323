import { newId } from "../../kernel/db/ids.js";
import { migrateDatabase } from "../../kernel/db/migrate.js";
import { openDatabase } from "../../kernel/db/open-database.js";
import { createTestDatabase } from "../../kernel/testing/test-database.js";
import { migrateBefore } from "../../kernel/testing/migrations.js";
import { DATA_MODEL } from "../data-model.js";

test("older entries get the names of targets that still exist; accounts get no grants, and keep their sessions", async () => {
  const place = await createTestDatabase();
  const db = await openDatabase(place.url, DATA_MODEL);
  try {
    await migrateBefore(db, "GrantsAndAudit");
    const [userId, sessionId] = [newId(), newId()];
    const now = "2025-03-01 00:00:00.000";
    await db.write.query(
      `INSERT INTO users (id, name, email, passwordHash, role, epoch, createdAt, updatedAt)
       VALUES (?, 'Asha Rao', 'asha@example.org', 'x', 'User', 0, ?, ?)`,
      [userId, now, now],
    );
    await db.write.query(
      `INSERT INTO sessions (id, userId, refreshHash, userAgent, createdAt, idleExpiresAt, expiresAt)
       VALUES (?, ?, 'x', '', ?, ?, ?)`,
      [sessionId, userId, now, now, now],
    );
    for (const targetId of [userId, newId()])
      await db.write.query(
        `INSERT INTO audit_entries (id, actorName, action, targetType, targetId, details, at)
         VALUES (?, 'Somebody', 'user.update', 'user', ?, '{}', ?)`,
        [newId(), targetId, now],
      );
    await migrateDatabase(db);
    const names = await db.query<{ targetName: string }>(
      "SELECT targetName FROM audit_entries ORDER BY targetName",
    );
    expect(names.map(({ targetName }) => targetName)).toEqual(["", "Asha Rao"]);
    expect(await db.query("SELECT grants FROM users")).toEqual([{ grants: "" }]);
    expect(await db.query("SELECT id FROM sessions")).toEqual([{ id: sessionId }]);
  } finally {
    await db.close();
    await place.dispose();
  }
});
