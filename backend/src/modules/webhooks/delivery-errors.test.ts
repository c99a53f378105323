import { ADDRESS_FAULTS, DELIVERY_FAILURES } from "../../kernel/contract/texts/integrations.texts.js";
import type { Language } from "../../kernel/languages/language.js";
import { msg, type Text, textIn, translate } from "../../kernel/languages/message.js";
import { TeamFixture } from "../teams/testing/team-fixture.js";
import { WebhookDesk } from "./testing/webhook-desk.js";
import { answerWith, WebhookReceiver } from "./testing/webhook-receiver.js";

let fixture: TeamFixture;
let desk: WebhookDesk;
/** An address on which no server listens. */
let url: string;
beforeEach(async () => {
  fixture = await TeamFixture.open();
  desk = new WebhookDesk(fixture.db, await fixture.admin());
  const receiver = new WebhookReceiver();
  url = await receiver.start();
  await receiver.stop();
});
afterEach(async () => {
  await desk.worker.stop();
  await fixture.close();
});

test("why a message did not arrive is said in the reader's language, in the list and with the message", async () => {
  const { id } = await desk.created(url);
  await desk.log.test(desk.admin, id);
  await desk.work();
  await desk.workAfter(10_000);
  const error = async (pageLanguage: Language) => {
    const reader = { ...desk.admin, pageLanguage };
    const args = { endpointId: id, onlyFailed: false, first: 10 };
    const { edges } = await desk.log.page(reader, args);
    const { lastError, history } = await desk.log.one(reader, edges[0]?.node.id ?? "");
    expect(history).toHaveLength(2);
    expect(edges[0]?.node.lastError).toBe(lastError);
    expect(new Set(history.map((one) => one.error))).toEqual(new Set([lastError]));
    return lastError;
  };
  expect(await error("en")).toBe("No server is responding at the address");
  for (const language of ["hi", "bn"] as const) expect(await error(language)).toMatch(/^[^A-Za-z]+$/);
});

test("an answer that took no message is said in the reader's language, and so is a row from before", async () => {
  const receiver = new WebhookReceiver();
  receiver.answer = answerWith(500);
  try {
    const { id } = await desk.created(await receiver.start());
    await desk.log.test(desk.admin, id);
    await desk.work();
    const error = async () => {
      const args = { endpointId: id, onlyFailed: false, first: 10 };
      const { edges } = await desk.log.page({ ...desk.admin, pageLanguage: "hi" }, args);
      return edges[0]?.node.lastError;
    };
    expect(await error()).toBe(textIn("hi", msg("Status {status}", { status: 500 })));
    await fixture.db.inTransaction((tx) =>
      tx.query("UPDATE webhook_deliveries SET lastError = ?", [DELIVERY_FAILURES.broken]),
    );
    expect(await error()).toBe(translate("hi", DELIVERY_FAILURES.broken));
  } finally {
    await receiver.stop();
  }
});

test.each<Text>([
  ...Object.values(DELIVERY_FAILURES),
  ...Object.values(ADDRESS_FAULTS),
  ...[
    msg("No reply ({code})", { code: "EPROTO" }),
    msg("No reply within {seconds} seconds", { seconds: 15 }),
  ],
  ...[
    msg("Status {status}", { status: 500 }),
    msg("Status {status}: the site does not follow redirects", { status: 302 }),
  ],
])("%j is said in every language that has it, with what a machine wrote in it", (text) => {
  const asIs = /https:\/\/|EPROTO/g;
  const english = textIn("en", text);
  for (const language of ["hi", "bn"] as const) {
    const translated = translate(language, text);
    if (translated === english) continue; // a missing translation, which `npm run languages` counts
    expect(translated.match(/https|EPROTO|\d+/g)).toEqual(english.match(/https|EPROTO|\d+/g));
    expect(translated.replace(asIs, "")).toMatch(/^[^A-Za-z]+$/);
  }
});
