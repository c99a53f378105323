import { SmtpSink } from "../testing/smtp-sink.js";
import { replyCodes, withoutRecipient } from "./delivery-failure.js";
import { eventually, OutboxFixture } from "./testing/outbox-fixture.js";

const PERSON = "private.person@example.org";

test.each([
  [`550 5.1.1 <${PERSON}>: Recipient address rejected`, "550 5.1.1 <…>: Recipient address rejected"],
  ["550 5.1.1 Private.Person unknown", "550 5.1.1 … unknown"],
  ["connect ECONNREFUSED 127.0.0.1:25", "connect ECONNREFUSED 127.0.0.1:25"],
])("%s is stored as %s", (reason, stored) => {
  expect(withoutRecipient(reason, PERSON)).toBe(stored);
});

test("a call of the e-mail service has no recipient to leave out", () => {
  expect(withoutRecipient("503 away", "")).toBe("503 away");
});

test.each([
  [`RCPT failed: 550-5.1.1 <${PERSON}> unknown`, "550-5.1.1"],
  ["421 try again", "421"],
  ["connect ECONNREFUSED 127.0.0.1:25", "ECONNREFUSED"],
  [`cannot find ${PERSON}`, "other"],
])("%s is logged as %s", (reason, codes) => {
  expect(replyCodes(reason)).toBe(codes);
});

test("a bounce puts the recipient's address neither into the row's reason nor into the log", async () => {
  const fixture = await OutboxFixture.open();
  const sink = await SmtpSink.start();
  sink.refusals.set("recipient", `550 5.1.1 <${PERSON}> private.person is unknown here`);
  await fixture.queue(PERSON);
  fixture.worker(sink.url);
  await eventually(async () => expect(await fixture.count("failed")).toBe(1));
  const [row] = await fixture.rows();
  expect(row?.lastError).toContain("550 5.1.1");
  expect(row?.lastError).not.toMatch(/private/i);
  expect(fixture.facts).toEqual([expect.objectContaining({ reason: "550 5.1.1", givenUp: true })]);
  expect(JSON.stringify(fixture.facts)).not.toMatch(/private/i);
  await fixture.close();
  await sink.close();
});
