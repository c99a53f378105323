import { getMetadataArgsStorage } from "typeorm";
import { deriveKey, seal, secretWithFormer, unseal } from "../../kernel/crypto/seal.js";
import type { Database } from "../../kernel/db/database.js";
import { newId } from "../../kernel/db/ids.js";
import { openDatabase } from "../../kernel/db/open-database.js";
import { toSqlTime } from "../../kernel/db/raw-sql.js";
import { createMigratedDatabase } from "../../kernel/testing/migrated-database.js";
import type { TestDatabase } from "../../kernel/testing/test-database.js";
import { TEST_SECRET } from "../../kernel/testing/test-secret.js";
import { DATA_MODEL } from "../data-model.js";
import { runClub } from "../testing/run-club.js";
import { SEALED_COLUMNS } from "./sealed-columns.sql.js";

let place: TestDatabase;
let db: Database;
beforeAll(async () => {
  place = await createMigratedDatabase();
  db = await openDatabase(place.url, DATA_MODEL);
});
afterAll(async () => {
  await db.close();
  await place.dispose();
});

const club = (args: string, env: NodeJS.ProcessEnv) => runClub(args, { DATABASE_URL: place.url, ...env });

test("a new secret reads what the one before sealed, and everything once it is sealed again", async () => {
  const [before, now] = [TEST_SECRET, `${TEST_SECRET}-2`];
  const env = { JWT_SECRET: now, JWT_SECRET_BEFORE: before };
  const sealed = seal(deriveKey(before, "settings"), "the password of the mail server");
  const body = JSON.stringify({ host: "mail.example", sealedPassword: sealed });
  await db.inTransaction((tx) =>
    tx.query(
      "INSERT INTO setting_versions (id, topic, number, body, editorName, at) VALUES (?, 'mail', 1, ?, 'Asha', ?)",
      [newId(), body, toSqlTime(new Date())],
    ),
  );
  const password = async (secret: string): Promise<string> => {
    const [row] = await db.query<{ body: string }>("SELECT body FROM setting_versions WHERE topic = 'mail'");
    const { sealedPassword } = JSON.parse(row?.body ?? "{}") as { sealedPassword: string };
    return unseal(deriveKey(secret, "settings"), sealedPassword);
  };
  expect(await password(secretWithFormer(now, before))).toBe("the password of the mail server");
  expect(await club("rotate-secret", { JWT_SECRET: now })).toMatchObject({
    code: 1,
    err: expect.stringContaining("JWT_SECRET_BEFORE is not set"),
  });
  const first = await club("rotate-secret", env);
  expect(first).toMatchObject({
    code: 0,
    out: expect.stringContaining("setting_versions.body: 1 encrypted again\n"),
  });
  expect(await password(now)).toBe("the password of the mail server");
  expect((await club("rotate-secret", env)).out).toContain("setting_versions.body: 0 encrypted again\n");
  await expect(password(before)).rejects.toThrow();
});

test("every column with something sealed is sealed again by rotate-secret", () => {
  const columns = getMetadataArgsStorage().columns.flatMap(({ target, propertyName }) => {
    const { name } = getMetadataArgsStorage().tables.find((table) => table.target === target) ?? {};
    return /^sealed/.test(propertyName) ? [`${String(name)}.${propertyName}`] : [];
  });
  const known = SEALED_COLUMNS.map(({ table, column }) => `${table}.${column}`);
  expect(new Set(columns.filter((column) => !known.includes(column)))).toEqual(
    new Set(["sessions.sealedSuccessor"]),
  );
});
