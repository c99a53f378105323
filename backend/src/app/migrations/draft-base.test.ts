import { newId } from "../../kernel/db/ids.js";
import { migrateDatabase } from "../../kernel/db/migrate.js";
import { openDatabase } from "../../kernel/db/open-database.js";
import { createMigratedDatabase } from "../../kernel/testing/migrated-database.js";
import { revertSince } from "../../kernel/testing/migrations.js";
import { DATA_MODEL } from "../data-model.js";

test("a draft that is there already goes on from the version in force", async () => {
  const place = await createMigratedDatabase();
  const db = await openDatabase(place.url, DATA_MODEL);
  try {
    await revertSince(db, "DraftBase");
    const now = "2026-11-01 00:00:00.000";
    for (const number of [1, 2])
      await db.write.query(
        `INSERT INTO content_versions (id, topic, number, body, editorName, at) VALUES (?, 'club', ?, '{}', 'Asha', ?)`,
        [newId(), number, now],
      );
    for (const topic of ["club", "about"])
      await db.write.query(
        `INSERT INTO content_drafts (topic, body, revision, editorName, at) VALUES (?, '{}', 7, 'Asha', ?)`,
        [topic, now],
      );
    await migrateDatabase(db);
    expect(await db.query("SELECT topic, revision, baseNumber FROM content_drafts ORDER BY topic")).toEqual([
      { topic: "about", revision: 7, baseNumber: 0 },
      { topic: "club", revision: 7, baseNumber: 2 },
    ]);
  } finally {
    await db.close();
    await place.dispose();
  }
});
