import { DATA_MODEL } from "../../../app/data-model.js";
import { PasswordHasher } from "../../../kernel/auth/password-hasher.js";
import { PasswordRule } from "../../../kernel/auth/password-rule.js";
import type { Database } from "../../../kernel/db/database.js";
import { openDatabase } from "../../../kernel/db/open-database.js";
import { Outbox } from "../../../kernel/mail/outbox.js";
import { createMigratedDatabase } from "../../../kernel/testing/migrated-database.js";
import type { TestDatabase } from "../../../kernel/testing/test-database.js";
import { createNotificationServices } from "../../notifications/notifications.module.js";
import { AccountRepository } from "../account.repository.js";
import { AccountService } from "../account.service.js";
import { RoleService } from "./role.service.js";
import { DEMO_ADMIN_EMAIL, SuperadminService } from "./superadmin.service.js";

const rule = new PasswordRule(() => Promise.resolve(["Coding Club"]));
const credentials = { email: "admin@club.example", password: "correct horse battery" };

let place: TestDatabase;
let servers: Database[];
beforeEach(async () => {
  place = await createMigratedDatabase();
  servers = await Promise.all([1, 2].map(() => openDatabase(place.url, DATA_MODEL)));
});
afterEach(async () => {
  for (const db of servers) await db.close();
  await place.dispose();
});

function superadminsOf(db: Database): SuperadminService {
  const accounts = new AccountService(new AccountRepository(db));
  const [outbox, publicUrl] = [new Outbox("a secret for tests"), "https://club.example"];
  const { notifications } = createNotificationServices({ db, outbox, publicUrl });
  const roles = new RoleService(accounts, outbox, notifications, publicUrl);
  return new SuperadminService(db, accounts, roles, new PasswordHasher(), rule);
}

test("of two servers that start at the same moment on a new database, one makes the Superadmin and both start", async () => {
  const made = await Promise.all(servers.map((db) => superadminsOf(db).ensureFirst(credentials, false)));
  expect(made.filter((one) => one !== null)).toHaveLength(1);
  expect(await servers[0]?.query("SELECT email FROM users")).toEqual([{ email: credentials.email }]);
});

test("the Superadmin of demo data does not stand in for the one that was asked for, but for one made up", async () => {
  const [db] = servers as [Database];
  const superadmins = superadminsOf(db);
  await superadmins.ensureFirst({ ...credentials, email: DEMO_ADMIN_EMAIL }, false);
  expect(await superadmins.ensureFirst(null, true)).toBeNull();
  expect(await superadmins.ensureFirst(credentials, false)).toEqual({
    email: credentials.email,
    password: null,
  });
  expect(await superadmins.ensureFirst(credentials, false)).toBeNull();
});

test.each(["password", "codingclub1", "superadmin", "admin@club"])(
  "a first Superadmin with ADMIN_PASSWORD %s is refused with what to do, and not made",
  async (password) => {
    const [db] = servers;
    if (!db) throw new Error("no server");
    await expect(superadminsOf(db).ensureFirst({ ...credentials, password }, false)).rejects.toThrow(
      /^ADMIN_PASSWORD: .* Set another one and start again\.$/,
    );
    expect(await db.query("SELECT email FROM users")).toEqual([]);
  },
);

test("a Superadmin who is there already keeps the site up, whatever ADMIN_PASSWORD says", async () => {
  const [db] = servers;
  if (!db) throw new Error("no server");
  await superadminsOf(db).ensureFirst(credentials, false);
  const warnings: string[] = [];
  const weak = { ...credentials, password: "password" };
  expect(await superadminsOf(db).ensureFirst(weak, false, (text) => warnings.push(text))).toBeNull();
  expect(warnings).toEqual([expect.stringMatching(/^ADMIN_PASSWORD is easy to guess\./)]);
});
