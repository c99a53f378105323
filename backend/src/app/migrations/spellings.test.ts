import { newId } from "../../kernel/db/ids.js";
import { migrateDatabase } from "../../kernel/db/migrate.js";
import { openDatabase } from "../../kernel/db/open-database.js";
import { createMigratedDatabase } from "../../kernel/testing/migrated-database.js";
import { revertSince } from "../../kernel/testing/migrations.js";
import { DATA_MODEL } from "../data-model.js";

test("stored addresses, names and numbers get their one spelling; two accounts of one mailbox stay, and the log names them", async () => {
  const place = await createMigratedDatabase();
  const db = await openDatabase(place.url, DATA_MODEL);
  try {
    await revertSince(db, "Spellings");
    const now = "2025-03-01 00:00:00.000";
    const ids = new Map<string, string>();
    for (const [name, email, phone] of [
      [
        "Zoe\u0308 Rao",
        "zoe@b\u00fccher.example",
        "\u096f\u096e\u096d\u096c\u096b\u096a\u0969\u0968\u0967\u0966",
      ],
      ["Asha", "asha@example.org", null],
      ["Asha two", "asha@example.org\u200b", "98765 4"],
    ] as const) {
      const id = newId();
      ids.set(name, id);
      await db.write.query(
        `INSERT INTO users (id, name, email, phone, passwordHash, role, epoch, lastSeenAt, createdAt, updatedAt)
         VALUES (?, ?, ?, ?, 'x', 'User', 0, ?, ?, ?)`,
        [id, name, email, phone, now, now, now],
      );
    }
    await migrateDatabase(db);
    expect(await db.query("SELECT name, email, phone FROM users ORDER BY id")).toEqual([
      { name: "Zo\u00eb Rao", email: "zoe@xn--bcher-kva.example", phone: "9876543210" },
      { name: "Asha", email: "asha@example.org", phone: null },
      { name: "Asha two", email: "asha@example.org\u200b", phone: "98765 4" },
    ]);
    const found = await db.query<{ targetId: string; targetName: string; details: string }>(
      "SELECT targetId, targetName, details FROM audit_entries WHERE action = 'user.sameMailbox'",
    );
    expect(found.map(({ details, ...entry }) => ({ ...entry, ...(JSON.parse(details) as object) }))).toEqual([
      { targetId: ids.get("Asha two"), targetName: "Asha two", otherId: ids.get("Asha"), otherName: "Asha" },
    ]);
  } finally {
    await db.close();
    await place.dispose();
  }
});
