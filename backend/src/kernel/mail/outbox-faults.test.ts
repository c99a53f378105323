import type { SmtpPhase, SmtpSink } from "../testing/smtp-sink.js";
import { ON_MARIADB } from "../testing/test-database.js";
import { SENDERS } from "./outbox-worker.js";
import { eventually, OutboxFixture } from "./testing/outbox-fixture.js";

/** The length of leases in these tests, in milliseconds. */
const LEASE = 600;

let fixture: OutboxFixture;
let sink: SmtpSink;
beforeEach(async () => {
  fixture = await OutboxFixture.open();
  sink = await fixture.sink();
});
afterEach(() => fixture.close());

/** Counted when they are handed over: a second copy may arrive after the test has seen the first marked. */
const handedOver = (): number => sink.asked.get("message") ?? 0;
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

describe("the mail server", () => {
  test.each<[SmtpPhase, string]>([
    ["login", "535 5.7.8 Authentication credentials invalid"],
    ["sender", "550 5.7.1 Sender blocked, quota exceeded"],
    ["connection", "554 5.3.2 No service for you"],
    ["recipient", "554 5.7.1 Client host rejected"],
    ["recipient", "550 relay not permitted"],
  ])("refuses at %s for a while: one warning, few tries, nothing given up", async (phase, reply) => {
    sink.refusals.set(phase, reply);
    for (let n = 0; n < 50; n++) await fixture.queue(`student${String(n)}@example.org`);
    fixture.worker(sink.url.replace("//", "//club:secret@"));
    await eventually(() => expect(sink.asked.get(phase)).toBeGreaterThan(SENDERS));
    expect(sink.asked.get(phase)).toBeLessThan(SENDERS + 9);
    expect(await fixture.count("queued")).toBe(50);
    sink.refusals.clear();
    await eventually(async () => expect(await fixture.count("sent")).toBe(50));
    expect(handedOver()).toBe(50);
    expect(fixture.warnings).toEqual(["mail server is away", "mail server is back"]);
  });

  test("is down, then back", async () => {
    const { url } = sink;
    await sink.close();
    await fixture.queue("asha@example.org");
    fixture.worker(url);
    await eventually(async () => {
      const [row] = await fixture.rows();
      expect(row).toMatchObject({ lastError: expect.stringContaining("ECONNREFUSED"), state: "queued" });
    });
    const back = await fixture.sink(Number(new URL(url).port));
    expect((await back.waitForMail("asha@example.org")).text).toContain("123456");
  });

  test.each<[SmtpPhase, string]>([
    ["recipient", "550 5.1.1 No such user"],
    ["recipient", "550 Unknown recipient here"],
    ["message", "554 5.7.1 Looks like spam"],
  ])("refuses a %s permanently: given up at once, without a warning", async (phase, reply) => {
    sink.refusals.set(phase, reply);
    await fixture.queue("asha@example.org");
    fixture.worker(sink.url);
    await eventually(async () => expect(await fixture.count("failed")).toBe(1));
    const [row] = await fixture.rows();
    expect(row).toMatchObject({ lastError: expect.stringContaining(reply), attempts: 1, leasedBy: null });
    expect(row?.sealedBody).not.toBe("");
    expect(fixture.warnings).toEqual(["outbox: mail not sent"]);
  });

  test("stops answering, then continues: each mail is sent once", async () => {
    sink.silence();
    for (let n = 0; n < 20; n++) await fixture.queue(`student${String(n)}@example.org`);
    fixture.worker(sink.url, { leaseMs: LEASE });
    await pause(3 * LEASE);
    sink.speak();
    await eventually(async () => expect(await fixture.count("sent")).toBe(20));
    expect(handedOver()).toBe(20);
  });

  test("takes longer than a lease for its last reply, and two servers send: each mail is sent once", async () => {
    sink.delays.set("message", 3 * LEASE);
    for (let n = 0; n < 20; n++) await fixture.queue(`student${String(n)}@example.org`);
    await fixture.servers(sink.url, { leaseMs: LEASE });
    await eventually(async () => expect(await fixture.count("sent")).toBe(20));
    expect(handedOver()).toBe(20);
  });
});

test("a mail that cannot be decrypted is given up with its reason; the others are sent", async () => {
  await fixture.queue("unreadable@example.org");
  await fixture.db.inTransaction((tx) => tx.query("UPDATE outbox_mails SET sealedBody = 'AAAA'"));
  await fixture.queue("asha@example.org");
  fixture.worker(sink.url);
  await eventually(async () =>
    expect(await fixture.rows()).toMatchObject([
      { state: "failed", lastError: expect.stringContaining("JWT_SECRET") },
      { state: "sent" },
    ]),
  );
});

describe("mails leased by another worker", () => {
  test("are free at once if it was an earlier run of this server", async () => {
    await fixture.queue("asha@example.org");
    await fixture.lease("asha@example.org", "host:4000#0badcafe", 3_600_000);
    fixture.worker(sink.url, { name: "host:4000" });
    await sink.waitForMail("asha@example.org");
  });

  test("are taken over when the lease has expired, not before", async () => {
    await fixture.queue("asha@example.org");
    fixture.worker(sink.url, { leaseMs: LEASE, pollMs: 50 });
    await sink.waitForMail("asha@example.org");
    await fixture.queue("ravi@example.org", "before the lease is written it may leave");
    await sink.waitForMail("ravi@example.org");
    // Leased before any worker can see it: queued and leased in one transaction.
    const until = Date.now() + 2 * LEASE;
    await fixture.queueHeld("meera@example.org", "elsewhere:4000#0badcafe", until);
    await sink.waitForMail("meera@example.org");
    expect(Date.now()).toBeGreaterThanOrEqual(until);
  });

  (ON_MARIADB ? test : test.skip)("is not free when it is another server's", async () => {
    await fixture.queueHeld("asha@example.org", "host:40001#0badcafe", Date.now() + 3_600_000);
    await fixture.queue("ravi@example.org");
    fixture.worker(sink.url, { name: "host:4000" });
    await sink.waitForMail("ravi@example.org");
    expect((await fixture.rows())[0]).toMatchObject({ state: "queued", leasedBy: "host:40001#0badcafe" });
  });

  test("a mail whose lease was lost before it was handed over is not handed over", async () => {
    sink.delays.set("recipient", 3 * LEASE);
    await fixture.queue("asha@example.org");
    fixture.worker(sink.url, { leaseMs: LEASE });
    await eventually(() => expect(sink.asked.get("recipient")).toBe(1));
    await fixture.lease("asha@example.org", "elsewhere:4000#0badcafe", 3_600_000);
    await pause(4 * LEASE);
    expect(handedOver()).toBe(0);
    expect(await fixture.rows()).toMatchObject([{ state: "queued", leasedBy: "elsewhere:4000#0badcafe" }]);
  });
});

describe("the database goes down", () => {
  test.each([
    ["as a whole", "all"],
    ["for writes alone", "writes"],
  ] as const)("%s, for longer than a lease: each mail once, from two servers", async (_how, what) => {
    sink.delays.set("message", LEASE);
    for (let n = 0; n < 10; n++) await fixture.queue(`student${String(n)}@example.org`);
    fixture.worker(sink.url, { leaseMs: LEASE });
    await eventually(() => expect(handedOver()).toBe(10));
    // The other server only waits for leases to expire.
    const others = ON_MARIADB ? [await fixture.another()] : [];
    for (const db of others) fixture.worker(sink.url, { leaseMs: LEASE, pollMs: 10, db });
    const bringBack = fixture.cutOff([fixture.db, ...others], what);
    await pause(4 * LEASE);
    bringBack();
    await eventually(async () => expect(await fixture.count("sent")).toBe(10));
    expect(handedOver()).toBe(10);
  });

  test("before a mail is handed over, so that its lease expires: it is not handed over until it is leased again", async () => {
    sink.delays.set("recipient", 2 * LEASE);
    await fixture.queue("asha@example.org");
    fixture.worker(sink.url, { leaseMs: LEASE });
    await eventually(() => expect(sink.asked.get("recipient")).toBe(1));
    const bringBack = fixture.cutOff([fixture.db]);
    await pause(3 * LEASE);
    expect(handedOver()).toBe(0);
    sink.delays.clear();
    bringBack();
    await sink.waitForMail("asha@example.org");
    await eventually(async () => expect(await fixture.count("sent")).toBe(1));
    expect(handedOver()).toBe(1);
  });
});
