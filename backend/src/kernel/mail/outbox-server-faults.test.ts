import type { SmtpPhase, SmtpSink } from "../testing/smtp-sink.js";
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

/**
 * Returns how many mails the workers have handed to the test's mail server. Includes mails that the server has not
 * stored yet. Otherwise a test could miss a duplicate that is in transit when the first copy is recorded as sent.
 */
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
    await pause(2 * LEASE);
    sink.speak();
    await eventually(async () => expect(await fixture.count("sent")).toBe(20));
    expect(handedOver()).toBe(20);
  });

  test("takes longer than a lease for its last reply, and two servers send: each mail is sent once", async () => {
    sink.delays.set("message", 2 * LEASE);
    for (let n = 0; n < 20; n++) await fixture.queue(`student${String(n)}@example.org`);
    await fixture.servers(sink.url, { leaseMs: LEASE });
    await eventually(async () => expect(await fixture.count("sent")).toBe(20));
    expect(handedOver()).toBe(20);
  });
});
