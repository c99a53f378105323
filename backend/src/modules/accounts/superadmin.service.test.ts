import { DATA_MODEL } from "../../app/data-model.js";
import { PasswordHasher } from "../../kernel/auth/password-hasher.js";
import { openDatabase } from "../../kernel/db/open-database.js";
import { Outbox } from "../../kernel/mail/outbox.js";
import { createMigratedDatabase } from "../../kernel/testing/migrated-database.js";
import { AccountRepository } from "./account.repository.js";
import { AccountService } from "./account.service.js";
import { RoleService } from "./role.service.js";
import { SuperadminService } from "./superadmin.service.js";

test("of two servers that start at the same moment on a new database, one makes the Superadmin and both start", async () => {
  const place = await createMigratedDatabase();
  const servers = await Promise.all([1, 2].map(() => openDatabase(place.url, DATA_MODEL)));
  const given = { email: "admin@club.example", password: "correct horse battery" };
  const made = await Promise.all(
    servers.map((db) => {
      const accounts = new AccountService(new AccountRepository(db));
      const roles = new RoleService(accounts, new Outbox("a secret for tests"), "https://club.example");
      return new SuperadminService(db, accounts, roles, new PasswordHasher()).ensureFirst(given, false);
    }),
  );
  expect(made.filter((one) => one !== null)).toHaveLength(1);
  expect(await servers[0]?.query("SELECT email FROM users")).toEqual([{ email: given.email }]);
  for (const db of servers) await db.close();
  await place.dispose();
});
