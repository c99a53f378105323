import type { GraphQLReply } from "../../app/testing/test-client.js";
import { MailingFixture } from "./testing/mailing-fixture.js";

let fixture: MailingFixture;
beforeAll(async () => {
  fixture = await MailingFixture.start();
});
afterAll(() => fixture.close());

const refusal = ({ errors }: GraphQLReply): object => ({
  code: errors?.[0]?.extensions.code,
  fields: Object.keys(errors?.[0]?.extensions.fields ?? {}),
});

test.each([
  [{}, ["First", "Second", "Third"], 3, 0],
  [{ whom: "EVERYONE" }, ["First", "Second", "Third"], 4, 1],
  [{ whom: "ACCOUNTS" }, ["First", "Second", "Third"], 3, 0],
  [{ missing: "HANDLES" }, ["Second", "Third"], 2, 0],
  [{ missing: "MEMBERS" }, ["First", "Second"], 2, 0],
  [{ missing: "PAYMENT" }, ["First"], 1, 0],
  [{ paymentStatus: "rejected" }, ["Third"], 1, 0],
  [{ standing: "QUALIFIED" }, ["First"], 1, 0],
  [{ standing: "NOT_QUALIFIED" }, ["Second", "Third"], 2, 0],
  [{ rankFrom: 2 }, ["Second"], 1, 0],
  [{ rankFrom: 1, rankTo: 1 }, ["First"], 1, 0],
  [{ eventSlug: "game-of-codes" }, [], 0, 0],
])("looks up %j", async (input, names, recipients, withoutAddress) => {
  const audience = await fixture.look(input);
  expect(audience.teams.map(({ name }) => name)).toEqual(names);
  expect([audience.recipients, audience.withoutAddress]).toEqual([recipients, withoutAddress]);
});

test("single teams come on top of those that fit, or alone; a team of both counts once", async () => {
  const [first = "", , third = ""] = fixture.teamIds;
  expect((await fixture.look({ fitting: false, teamIds: [third] })).teams).toEqual([{ name: "Third" }]);
  expect((await fixture.look({ standing: "QUALIFIED", teamIds: [first, third] })).recipients).toBe(2);
  expect((await fixture.look({ fitting: false })).recipients).toBe(0);
  expect(
    (await fixture.look({ eventSlug: "game-of-codes", fitting: false, teamIds: [third] })).recipients,
  ).toBe(0);
});

test.each([
  ["subject", { subject: "Hello {nme}" }],
  ["subject", { subject: "Hello\r\nBcc: all@example.org" }],
  ["subject", { subject: "  " }],
  ["subject", { subject: "x".repeat(151) }],
  ["subject", { subject: "{eventTitle}".repeat(12) }],
  ["text", { text: "{Name}" }],
  ["text", { text: " \n" }],
  ["text", { text: "x".repeat(5001) }],
  ["text", { text: "{teamPage}".repeat(400) }],
  ["text", { text: "NUL \0" }],
  ["sendKey", { sendKey: "once" }],
  ["audience.rankFrom", { audience: { rankFrom: 0 }, audienceKey: "0".repeat(64) }],
  ["audience.teamIds", { audience: { teamIds: ["x"] }, audienceKey: "0".repeat(64) }],
  ["rankTo", { audience: { rankFrom: 3, rankTo: 2 }, audienceKey: "0".repeat(64) }],
])("a wrong %s is named: %j", async (field, wrong) => {
  const before = fixture.sink.mails.length;
  expect(refusal(await fixture.send(wrong))).toEqual({ code: "BAD_INPUT", fields: [field] });
  expect(fixture.sink.mails).toHaveLength(before);
});
