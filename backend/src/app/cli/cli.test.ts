import { TEST_SECRET } from "../../kernel/testing/test-secret.js";
import { PasswordHasher } from "../../kernel/auth/password-hasher.js";
import type { Database } from "../../kernel/db/database.js";
import { openDatabase } from "../../kernel/db/open-database.js";
import { createMigratedDatabase } from "../../kernel/testing/migrated-database.js";
import { SmtpSink } from "../../kernel/testing/smtp-sink.js";
import { createTestDatabase, ON_MARIADB, type TestDatabase } from "../../kernel/testing/test-database.js";
import { SecondFactorRepository } from "../../modules/accounts/second-factor/second-factor.repository.js";
import { DATA_MODEL } from "../data-model.js";
import { seedDemo } from "../seed/demo-seed.js";
import { seedEvents } from "../seed/seed-events.js";
import { PACKAGE_VERSION, runClub, runClubProcess, runNpxClub, type ClubRun } from "../testing/run-club.js";

let place: TestDatabase;
let db: Database;

const club = (args: string, env: NodeJS.ProcessEnv = {}, input = ""): Promise<ClubRun> =>
  runClub(args, { DATABASE_URL: place.url, ...env }, input);
/** Runs a command in a separate process, as users do. Slow, because loading takes two seconds. */
const asProcess = (args: string, input = ""): Promise<ClubRun> =>
  runClubProcess(args, { DATABASE_URL: place.url }, input);

beforeAll(async () => {
  place = await createMigratedDatabase();
  db = await openDatabase(place.url, DATA_MODEL);
  await seedEvents(db);
  await seedDemo(db, { teams: 4, users: 14, seed: 1 }, "no hash");
});
afterAll(async () => {
  await db.close();
  await place.dispose();
});

const users = (email: string) =>
  db.query<{ role: string; epoch: number; passwordHash: string }>(
    "SELECT role, epoch, passwordHash FROM users WHERE email = ?",
    [email],
  );
const audits = (action: string) =>
  db.query<{ actorName: string }>("SELECT actorName FROM audit_entries WHERE action = ?", [action]);

describe("help and mistakes", () => {
  test("without a command it lists all of them", async () => {
    const bare = await club("");
    expect(bare).toMatchObject({ code: 0, err: "" });
    for (const name of [
      "admin create",
      "list payments",
      "export csv teams",
      "mail test",
      "migrate",
      "seed",
      "backup",
      "restore",
    ]) {
      expect(bare.out).toContain(`  ${name} `);
    }
  });

  test("a slip is answered with what was probably meant", async () => {
    const slip = await club("lst users");
    expect(slip).toMatchObject({
      code: 2,
      out: "",
      err: expect.stringContaining("Did you mean list users?"),
    });
  });

  test("a wrong setting and a database that is down are reported in one line", async () => {
    const setting = await club("list users", { DATABASE_URL: "postgres://db" });
    expect(setting).toMatchObject({ code: 1, err: expect.stringContaining("DATABASE_URL") });
    const away = await club("list users", { DATABASE_URL: "mysql://root@127.0.0.1:1/club" });
    expect(away).toMatchObject({ code: 1, err: expect.stringContaining("The database cannot be reached") });
    expect(away.err.trim().split("\n")).toHaveLength(1);
  });
});

test("npx club is the command line: its output alone, so that pipes work, and its exit codes", async () => {
  expect(await runNpxClub("--version")).toMatchObject({ code: 0, out: `${PACKAGE_VERSION}\n` });
  const err = "--to must be one e-mail address.\nHelp: npm run club -- --help\n";
  expect(await runNpxClub("mail test --to unknown")).toEqual({ code: 2, out: "", err });
});

describe("admin", () => {
  test("create creates a Superadmin with a password that is shown once and works", async () => {
    const { code, out } = await club('admin create --email Boss@Club.example --name "Asha Rao"');
    expect(code).toBe(0);
    expect(out).toContain("Asha Rao <boss@club.example> is a Superadmin.");
    const password = /Password: (\S+)/.exec(out)?.[1] ?? "";
    expect(password.length).toBeGreaterThanOrEqual(16);
    const [row] = await users("boss@club.example");
    expect(row?.role).toBe("Superadmin");
    expect(await new PasswordHasher().verify(row?.passwordHash ?? null, password)).toBe(true);
    expect(await audits("superadmin.create")).toEqual([{ actorName: "System" }]);

    const asJson = await club("admin create --email json@club.example --name Meera --json");
    expect(JSON.parse(asJson.out)).toMatchObject({
      email: "json@club.example",
      role: "Superadmin",
      password: expect.stringMatching(/.{16}/),
    });
    const again = await club("admin create --email boss@club.example --name Asha");
    expect(again).toMatchObject({ code: 1, out: "", err: "Email is already registered\n" });
  });

  test("create reads a password from standard input and checks it by the rules", async () => {
    const args = "admin create --email second@club.example --name Meera --password-stdin";
    expect(await club(args, {}, "short\n")).toMatchObject({
      code: 1,
      err: "Password must be at least 8 characters\n",
    });
    expect(await club(args, {}, "")).toMatchObject({ code: 1, err: expect.stringContaining("No password") });
    expect(await users("second@club.example")).toEqual([]);
    const made = await asProcess(args, "correct horse battery\n");
    expect(made).toMatchObject({ code: 0, err: "" });
    expect(made.out).not.toContain("Password");
    const [row] = await users("second@club.example");
    expect(await new PasswordHasher().verify(row?.passwordHash ?? null, "correct horse battery")).toBe(true);
  });

  test("promote makes an account a Superadmin, ends its tokens, and says when there is nothing to do", async () => {
    const [student] = await db.query<{ email: string; epoch: number }>(
      "SELECT email, epoch FROM users WHERE role = 'User' ORDER BY email",
    );
    const args = `admin promote --email ${student?.email.toUpperCase() ?? ""}`;
    expect(await club(args)).toMatchObject({ code: 0, out: expect.stringContaining("is now a Superadmin") });
    const [row] = await users(student?.email ?? "");
    expect(row).toMatchObject({ role: "Superadmin", epoch: (student?.epoch ?? 0) + 1 });
    expect(await club(args)).toMatchObject({ code: 0, out: expect.stringContaining("already was") });
    expect(await audits("superadmin.promote")).toHaveLength(1);
    expect(await club("admin promote --email unknown@example.org")).toMatchObject({
      code: 1,
      err: expect.stringContaining("No account uses unknown@example.org"),
    });
  });
});

describe("reset-second-factor", () => {
  test("removes app, passkeys and codes, logs out, and notifies the owner; the password stays", async () => {
    const [student] = await db.query<{ id: string; email: string; epoch: number; passwordHash: string }>(
      "SELECT id, email, epoch, passwordHash FROM users WHERE role = 'User' ORDER BY email",
    );
    const { id = "", email = "" } = student ?? {};
    await db.inTransaction((tx) => new SecondFactorRepository(db).setApp(tx, id, "sealed", 1, new Date()));
    const factors = () => db.query("SELECT userId FROM totp_factors");
    const done = await club(`reset-second-factor ${email.toUpperCase()}`);
    expect(done).toMatchObject({ code: 0, out: expect.stringContaining("logs in with only the password") });
    expect(await factors()).toEqual([]);
    const [row] = await users(email);
    expect(row).toMatchObject({ epoch: (student?.epoch ?? 0) + 1, passwordHash: student?.passwordHash });
    expect(await audits("user.reset-second-factor")).toEqual([{ actorName: "System" }]);
    const noticeMails = await db.query("SELECT id FROM outbox_mails WHERE recipient = ? AND subject LIKE ?", [
      email,
      "%two-step%",
    ]);
    expect(noticeMails).toHaveLength(1);
    expect(await club("reset-second-factor unknown@example.org")).toMatchObject({
      code: 1,
      err: "No account uses unknown@example.org. Check the address.\n",
    });
  });
});

describe("mail test", () => {
  test("sends directly, not through the outbox", async () => {
    const sink = await SmtpSink.start();
    const env = { SMTP_URL: sink.url, MAIL_FROM: "Coding Club <no-reply@club.example>" };
    expect(await club("mail test --to meera@example.org", env)).toMatchObject({ code: 0, err: "" });
    const mail = await sink.waitForMail("meera@example.org");
    expect(mail).toMatchObject({ subject: "Test mail", from: "no-reply@club.example" });
    await sink.close();
    const failed = await club("mail test --to meera@example.org", env);
    expect(failed).toMatchObject({ code: 1, err: expect.stringContaining("did not accept the mail") });
  });

  test("without SMTP the mail is in the development mailbox; production requires a mail server", async () => {
    expect(await club("mail test --to meera@example.org")).toMatchObject({
      code: 0,
      out: expect.stringContaining("/dev/mailbox"),
    });
    const reported = await club("mail test --to ravi@example.org --json");
    expect(JSON.parse(reported.out)).toEqual({
      to: "ravi@example.org",
      mailbox: expect.stringContaining("/dev/mailbox"),
    });
    const queued = await db.query("SELECT id FROM outbox_mails WHERE subject = 'Test mail'");
    expect(queued).toHaveLength(2);
    const more = { NODE_ENV: "production", JWT_SECRET: TEST_SECRET, PUBLIC_URL: "https://club.example" };
    const production = await club("mail test --to meera@example.org", more);
    expect(production).toMatchObject({
      code: 1,
      err: expect.stringContaining("No mail server is set"),
    });
  });
});

test("only migrate and seed create a new database", async () => {
  const empty = await createTestDatabase();
  const env = { DATABASE_URL: empty.url };
  const missing = ON_MARIADB ? "not up to date" : "There is no database";
  expect(await club("list users", env)).toMatchObject({ code: 1, err: expect.stringContaining(missing) });
  const first = await club("migrate", env);
  expect(first.out.match(/^Applied /gm)).toHaveLength(DATA_MODEL.migrations.length);
  expect(await club("migrate", env)).toMatchObject({ code: 0, out: "The database was up to date.\n" });
  expect(JSON.parse((await club("migrate --json", env)).out)).toEqual({ applied: [] });
  expect((await club("seed", env)).out).toBe("Added 5 events.\n");
  expect((await club("seed", env)).out).toBe("No events were missing.\n");
  expect(JSON.parse((await club("seed --json", env)).out)).toEqual({ added: 0 });
  await empty.dispose();
});

test("sweep says what it deleted", async () => {
  const swept = [
    "codes",
    "secondSteps",
    "handleChallenges",
    "sessions",
    "activity",
    "mails",
    "notifications",
  ];
  const versions = ["contentVersions", "settingVersions", "webhookMessages", "pictures", "restores"];
  const out = [...swept, "mailingCopies", "listings", "invitations", "walkIns", ...versions, "bin"]
    .map((what) => `${what}: 0 deleted\n`)
    .join("");
  expect(await club("sweep")).toMatchObject({ code: 0, out });
  expect(JSON.parse((await club("sweep --json")).out)).toMatchObject({ codes: 0, secondSteps: 0 });
});
