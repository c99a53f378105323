import { startTestApp, TEST_ADMIN, type TestApp } from "../../../app/testing/test-app.js";
import { createMigratedDatabase } from "../../../kernel/testing/migrated-database.js";
import type { TestDatabase } from "../../../kernel/testing/test-database.js";
import { ContentDesk } from "../testing/content-desk.js";

let database: TestDatabase;
let app: TestApp;
beforeEach(async () => {
  database = await createMigratedDatabase();
  app = await startTestApp({ DATABASE_URL: database.url });
});
afterEach(async () => {
  await app.close();
  await database.dispose();
});

/** Stores a body that an older release accepted. */
async function store(topic: string, body: string): Promise<void> {
  await app.application.services.db.inTransaction(async (tx) => {
    await tx.query(
      `INSERT INTO content_versions (id, topic, number, body, editorName, at)
       VALUES (?, ?, 1, ?, 'Asha', '2026-01-01 00:00:00.000')`,
      [topic, topic, body],
    );
    await tx.query("UPDATE content_state SET version = version + 1");
  });
}

async function clubName(of: TestApp): Promise<string> {
  const { data } = await of.client().graphql("{ siteContent { club { name } } }");
  return (data as { siteContent: { club: { name: string } } }).siteContent.club.name;
}

test.each(['{"sample": 1}', '{"sample": tr'])(
  "what was published and breaks a rule that came later, as %s, is left out at the start, and logged",
  async (body) => {
    await store("club", body);
    const before = await clubName(app);
    const later = await startTestApp({ DATABASE_URL: database.url, LOG_LEVEL: "error" });
    expect(await clubName(later)).toBe(before);
    expect(later.log).toContainEqual(expect.objectContaining({ topic: "club" }));
    await later.close();
  },
);

test("of several parts that break a rule, each is put right on its own", async () => {
  const client = app.client();
  await client.logIn(TEST_ADMIN.email, TEST_ADMIN.password);
  const desk = new ContentDesk(client);
  const { published } = await desk.topic("club");
  const club = JSON.parse(published ?? "") as object;
  await store("club", '{"sample": 1}');
  await store("about", '{"sample": tr');
  const saved = await desk.save("club", { ...club, name: "Mended" }, 0);
  expect(saved.draft?.mistakes).toEqual([]);
  await desk.publish("club", saved.draft?.version ?? 0);
  expect(await clubName(app)).toBe("Mended");
});

test("a version that is no JSON any more is in the history as a text, and does not come back", async () => {
  await store("club", '{"sample": tr');
  const client = app.client();
  await client.logIn(TEST_ADMIN.email, TEST_ADMIN.password);
  const desk = new ContentDesk(client);
  const { published, versions } = await desk.topic("club");
  expect([published, versions[0]?.body].map((body) => JSON.parse(body ?? "") as unknown)).toEqual([
    '{"sample": tr',
    '{"sample": tr',
  ]);
  await desk.restore("club", 1, 0);
  expect(await desk.refusal("restoreContent", { topic: "club", version: "2", number: 1 })).toMatchObject({
    code: "CONTENT_INVALID",
  });
});
