import { startTestApp, TEST_ADMIN, type TestApp } from "../../app/testing/test-app.js";
import type { TestClient } from "../../app/testing/test-client.js";
import { LIMITS } from "../../kernel/contract/limits.js";

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  admin = app.client();
  // The log-in also confirms the admin's identity, which the mutations need.
  await admin.logIn(TEST_ADMIN.email, TEST_ADMIN.password);
});
afterAll(() => app.close());

/** Calls a mutation. Returns the error code if it is refused, and otherwise "ok". */
async function ask(field: string, type: string, input: object): Promise<string> {
  const query = `mutation ($input: ${type}!) { ${field}(input: $input) { message } }`;
  const { errors } = await admin.graphql(query, { input });
  return errors?.[0]?.extensions.code ?? "ok";
}

async function eventId(): Promise<string> {
  const [event] = await app.application.services.db.query<{ id: string }>("SELECT id FROM events");
  return event?.id ?? "";
}

const webhook = (n: number) => ({
  url: `https://hooks.example.com/${String(n)}`,
  description: "Chat of the club",
  types: ["team.created"],
});

// Tests `takeTurns`. Without it, all concurrent requests on MariaDB would count the same number of rows, so none of
// them would be refused.
test.each([
  {
    list: "webhook_endpoints",
    most: LIMITS.webhooks,
    code: "TOO_MANY_WEBHOOKS",
    add: (n: number) => ask("createWebhook", "CreateWebhookInput", webhook(n)),
  },
  {
    list: "spreadsheet_feeds",
    most: LIMITS.feeds,
    code: "TOO_MANY_FEEDS",
    add: async (n: number) => {
      const input = {
        name: `Feed ${String(n)}`,
        content: "teams",
        eventId: await eventId(),
        withContact: false,
      };
      return ask("createSpreadsheetFeed", "CreateSpreadsheetFeedInput", input);
    },
  },
  {
    list: "mail_templates",
    most: LIMITS.mailTemplates,
    code: "TOO_MANY_TEMPLATES",
    add: (n: number) => {
      // The names are spread over the alphabet, because neighbouring names would lock the same gap in the name's index.
      const name = `${String.fromCharCode(65 + ((n * 7) % 26))} ${String(n)}`;
      const input = { name, subject: "Lunch", text: "Hello {name}" };
      return ask("saveMailTemplate", "SaveMailTemplateInput", input);
    },
  },
])("of several who add the last of $list at once, one does", async ({ list, most, code, add }) => {
  const { db } = app.application.services;
  const count = async (): Promise<number> => {
    const [row] = await db.query<{ n: number | string }>(`SELECT COUNT(*) AS n FROM ${list}`);
    return Number(row?.n);
  };
  for (let n = await count(); n < most - 1; n++) expect(await add(n)).toBe("ok");
  const outcomes = await Promise.all([1, 2, 3, 4].map((n) => add(1000 + n)));
  expect(outcomes.sort()).toEqual([code, code, code, "ok"]);
  expect(await count()).toBe(most);
});
