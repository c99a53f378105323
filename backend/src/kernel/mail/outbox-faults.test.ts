import type { SmtpSink } from "../testing/smtp-sink.js";
import { ON_MARIADB } from "../testing/test-database.js";
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

/**
 * Returns how many mails the workers have handed to the test's mail server. Includes mails that the server has not
 * stored yet. Otherwise a test could miss a duplicate that is in transit when the first copy is recorded as sent.
 */
const handedOver = (): number => sink.asked.get("message") ?? 0;
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

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
    // The mail is queued and leased in one transaction, so that no worker sees it without its lease.
    const until = Date.now() + LEASE;
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
    sink.delays.set("recipient", 2 * LEASE);
    await fixture.queue("asha@example.org");
    fixture.worker(sink.url, { leaseMs: LEASE });
    await eventually(() => expect(sink.asked.get("recipient")).toBe(1));
    await fixture.lease("asha@example.org", "elsewhere:4000#0badcafe", 3_600_000);
    await pause(2.5 * LEASE);
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
    // The first server holds all leases, so the other server gets a mail only after the mail's lease expires.
    const others = ON_MARIADB ? [await fixture.another()] : [];
    for (const db of others) fixture.worker(sink.url, { leaseMs: LEASE, pollMs: 10, db });
    const bringBack = fixture.cutOff([fixture.db, ...others], what);
    await pause(2 * LEASE);
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
    await pause(2.5 * LEASE);
    expect(handedOver()).toBe(0);
    sink.delays.clear();
    bringBack();
    await sink.waitForMail("asha@example.org");
    await eventually(async () => expect(await fixture.count("sent")).toBe(1));
    expect(handedOver()).toBe(1);
  });
});
