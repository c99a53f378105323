import { existsSync } from "node:fs";
import { mkdir, readdir, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import type { Tx } from "../../kernel/db/database.js";
import { onOwnConnection } from "../../kernel/db/maintenance.js";
import { migrateDatabase, replaceSchema } from "../../kernel/db/migrate.js";
import { schemaState, tableNames } from "../../kernel/db/schema-state.js";
import { ON_MARIADB } from "../../kernel/testing/test-database.js";
import { sweepRules } from "../sweep-rules.js";
import { BackupPlaces, digests, on } from "../testing/backup-places.js";
import { openWorkFolder } from "./remains.js";

let places: BackupPlaces;
beforeEach(async () => {
  places = await BackupPlaces.open();
});
afterEach(() => places.dispose());

test("a database that a newer version changed goes back to this version's tables, and its data is kept", async () => {
  const source = await places.filled();
  const file = await places.backUp(source);
  const target = await places.filled();
  await on(target, (db) =>
    onOwnConnection(db, async (connection) => {
      await connection.query("CREATE TABLE later (id varchar(36) NOT NULL PRIMARY KEY)");
      await connection.query("ALTER TABLE users ADD later varchar(10) NULL");
      await connection.query(
        "INSERT INTO migrations (timestamp, name) VALUES (9999999999999, 'Later9999999999999')",
      );
    }),
  );
  await expect(on(target, migrateDatabase)).rejects.toThrow("restore the backup made before the upgrade");
  const output = await places.restoreTo(target, file, { replace: true });
  const [, kept = ""] = /is kept as (\S+)\.\n/.exec(output) ?? [];
  expect(existsSync(kept)).toBe(true);
  await on(target, async (db) => {
    expect(await schemaState(db)).toBe("current");
    expect(await tableNames(db)).not.toContain("later");
  });
  expect((await digests(target))["teams"]).toBe((await digests(source))["teams"]);
});

(ON_MARIADB ? test : test.skip)(
  "a restore that is killed between two tables has to be run again",
  async () => {
    const file = await places.backUp(await places.filled());
    const target = await places.filled();
    await on(target, async (db) => {
      await expect(replaceSchema(db, () => Promise.reject(new Error("killed")))).rejects.toThrow("killed");
      await expect(migrateDatabase(db)).rejects.toThrow("interrupted");
    });
    expect(await places.restoreTo(target, file, { replace: true })).not.toContain("kept as");
    await on(target, async (db) => {
      expect(await schemaState(db)).toBe("current");
      expect(await migrateDatabase(db)).toEqual([]);
    });
  },
);

test("what a killed restore leaves goes with the next one, and what was replaced after 30 days", async () => {
  const file = await places.backUp(await places.filled());
  const target = places.sqlite();
  const running = await openWorkFolder(places.folder);
  const killed = join(places.folder, "restoring-killed");
  await mkdir(killed);
  for (const name of ["running", "club.sqlite"]) await writeFile(join(killed, name), "");
  await places.restoreTo(target, file);
  await places.restoreTo(target, file, { replace: true });
  const remains = async (): Promise<string[]> =>
    (await readdir(places.folder)).filter((name) => /restoring-|before-restore-/.test(name));
  const replaced = expect.stringMatching(/^club-\d+\.sqlite\.before-restore-/) as string;
  expect(await remains()).toEqual([replaced, basename(running.path)]);
  const [rule] = sweepRules({ databaseUrl: target } as Parameters<typeof sweepRules>[0]).filter(
    ({ what }) => what === "restores",
  );
  const day = 24 * 3_600_000;
  const swept = (age: number): Promise<number> | undefined =>
    rule?.delete({} as Tx, new Date(Date.now() + (age - rule.days) * day), 500);
  expect(await swept(29)).toBe(0);
  expect(await swept(31)).toBe(1);
  await running.remove();
  expect(await remains()).toEqual([]);
});
