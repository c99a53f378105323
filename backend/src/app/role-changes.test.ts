import { NewSuperadminInput } from "../modules/accounts/contract/set-up.input.js";
import type { SuperadminService } from "../modules/accounts/roles/superadmin.service.js";
import { change, codeOf, mailsTo } from "./testing/mutations.js";
import { signUpStudent } from "./testing/students.js";
import { startTestApp, TEST_ADMIN, type TestApp } from "./testing/test-app.js";
import type { TestClient } from "./testing/test-client.js";
import { idOf } from "./testing/unconfirmed-admin.js";

const SECOND = "second@club.example";
const ASHA = "asha@example.org";

let app: TestApp;
let admin: TestClient;
let asha: string;
let superadmins: SuperadminService;

beforeEach(async () => {
  app = await startTestApp();
  ({ superadmins } = app.application.services);
  admin = app.client();
  await admin.logIn(TEST_ADMIN.email, TEST_ADMIN.password);
  await made(SECOND, "Second");
  await signUpStudent(app, ASHA);
  asha = await userId(ASHA);
  await app.application.services.db.inTransaction((tx) => tx.query("DELETE FROM outbox_mails"));
});
afterEach(() => app.close());

const userId = (email: string) => idOf(app, email);
const made = (email: string, name: string) =>
  superadmins.create(
    Object.assign(new NewSuperadminInput(), { email, name, password: "correct horse battery" }),
  );
const setRole = (role: string, id = asha) => change(admin, "updateUser", { userId: id, role });
const subjectsTo = async (email: string) => (await mailsTo(app, email)).map(({ subject }) => subject);
const count = async () => (await app.application.services.outboxRepository.newest(500)).length;

test("a new Superadmin is notified of what the role gives, and every Superadmin of who did it and what to do", async () => {
  expect(codeOf(await setRole("SUPERADMIN"))).toBeUndefined();
  const [mail] = await mailsTo(app, ASHA);
  expect(mail?.subject).toBe("You are now a Superadmin of localhost:4000");
  expect(mail?.text).toContain(`Superadmin <${TEST_ADMIN.email}> changed your role from User to Superadmin`);
  expect(mail?.text).toContain("delete all people and teams. You can accept or reject payments");
  expect(mail?.text).toContain("http://localhost:4000/login");
  for (const email of [TEST_ADMIN.email, SECOND]) {
    const [noticeMail] = await mailsTo(app, email);
    expect(noticeMail?.subject).toBe("Asha Rao is now a Superadmin of localhost:4000");
    expect(noticeMail?.text).toContain(
      `Superadmin <${TEST_ADMIN.email}> made Asha Rao <${ASHA}> a Superadmin`,
    );
    expect(noticeMail?.text).toMatch(/On \d+ \w+ \d{4}, \d+:\d\d [AP]M IST/);
    expect(noticeMail?.text).toContain("http://localhost:4000/admindashboard?tab=users");
    expect(noticeMail?.text).toContain("http://localhost:4000/forget-pass");
  }
  expect(await count()).toBe(3);
});

test("a user who is no longer one is notified, and so is every remaining Superadmin", async () => {
  await setRole("USER", await userId(SECOND));
  expect(await subjectsTo(SECOND)).toEqual(["You are now a User of localhost:4000"]);
  const [mail] = await mailsTo(app, TEST_ADMIN.email);
  expect(mail?.subject).toBe("Second is no longer a Superadmin of localhost:4000");
  expect(mail?.text).toContain(`removed the role Superadmin from Second <${SECOND}>`);
  expect(await count()).toBe(2);
});

test("the remaining Superadmins are notified of the deletion of one", async () => {
  await change(admin, "deleteUser", { userId: await userId(SECOND) });
  const [mail] = await mailsTo(app, TEST_ADMIN.email);
  expect(mail?.text).toContain(`deleted the account of Second <${SECOND}>, who was a Superadmin`);
  expect(await count()).toBe(1);
});

test("so is one who deletes their own account", async () => {
  const second = app.client();
  await second.logIn(SECOND, "correct horse battery");
  await app.application.services.db.inTransaction((tx) => tx.query("DELETE FROM outbox_mails"));
  expect(
    codeOf(await change(second, "deleteAccount", { password: "correct horse battery" })),
  ).toBeUndefined();
  const [mail] = await mailsTo(app, TEST_ADMIN.email);
  expect(mail?.subject).toBe("Second is no longer a Superadmin of localhost:4000");
  expect(await count()).toBe(2); // the report, and the last mail to the deleted account
});

test("another role is reported to the person only; an unchanged role to no one; over REST too", async () => {
  await admin.send("PUT", `/api/superadmin/users/${asha}`, { role: "Team Leader" });
  expect(await subjectsTo(ASHA)).toEqual(["You are now a Team Leader of localhost:4000"]);
  await setRole("TEAM_LEADER");
  expect(await count()).toBe(1);
});

test("no user is notified of a refused change", async () => {
  await setRole("USER", await userId(SECOND));
  const before = await count();
  expect(codeOf(await setRole("USER", await userId(TEST_ADMIN.email)))).toBe("LAST_SUPERADMIN");
  const takenEmail = { userId: asha, role: "SUPERADMIN", email: TEST_ADMIN.email };
  expect(codeOf(await change(admin, "updateUser", takenEmail))).toBe("EMAIL_TAKEN");
  expect(await count()).toBe(before);
});

test("of many promotions at once one succeeds and is reported", async () => {
  await Promise.all(Array.from({ length: 8 }, () => setRole("SUPERADMIN")));
  expect(await subjectsTo(ASHA)).toHaveLength(1);
  expect(await subjectsTo(SECOND)).toHaveLength(1);
});

test("so are Superadmins created or promoted on the command line", async () => {
  await made("third@club.example", "Third");
  await superadmins.promote(ASHA);
  const texts = (await mailsTo(app, SECOND)).map(({ text }) => text).join();
  for (const who of ["Third <third@club.example>", `Asha Rao <${ASHA}>`])
    expect(texts).toContain(`someone with access to the club's server made ${who} a Superadmin`);
  expect(await subjectsTo(ASHA)).toEqual(["You are now a Superadmin of localhost:4000"]);
});
