import { startTestApp, TEST_ADMIN, type TestApp } from "../../../app/testing/test-app.js";
import { createMigratedDatabase } from "../../../kernel/testing/migrated-database.js";
import type { TestDatabase } from "../../../kernel/testing/test-database.js";
import { ContentDesk } from "../testing/content-desk.js";

const CHANGED = { code: "VERSION_CHANGED" };

let database: TestDatabase;
let app: TestApp;
let desk: ContentDesk;
beforeEach(async () => {
  database = await createMigratedDatabase();
  app = await startTestApp({ DATABASE_URL: database.url });
  const client = app.client();
  await client.logIn(TEST_ADMIN.email, TEST_ADMIN.password);
  desk = new ContentDesk(client);
});
afterEach(async () => {
  await app.close();
  await database.dispose();
});

test("an editor who sees a draft that was discarded does not change the next one unseen", async () => {
  const seen = (await desk.save("club", { name: "Seen" }, 0)).draft?.version ?? 0;
  expect(await desk.code("discardContentDraft", { topic: "club", version: seen })).toBe("ok");
  await desk.save("club", { name: "Another's" }, 0);
  const late = { topic: "club", version: seen };
  expect(await desk.refusal("saveContentDraft", { ...late, body: "{}" })).toMatchObject(CHANGED);
  expect(await desk.refusal("publishContent", { ...late })).toMatchObject(CHANGED);
  expect(await desk.refusal("discardContentDraft", late)).toMatchObject(CHANGED);
  expect((await desk.topic("club")).draft?.body).toContain("Another's");
});

test("of two editors who begin a draft at once, one is notified", async () => {
  for (let round = 0; round < 10; round++) {
    const input = { topic: `members/batch-${String(round)}`, body: "{}", version: "0" };
    const codes = await Promise.all([1, 2].map(() => desk.code("saveContentDraft", input)));
    expect(codes.sort()).toEqual([CHANGED.code, "ok"]);
  }
});

test("a draft that was begun before another version came into force is not published over it unseen", async () => {
  const { published } = await desk.topic("club");
  const club = JSON.parse(published ?? "{}") as object;
  const { draft } = await desk.save("club", { ...club, name: "Mine" }, 0);
  await desk.restore("club", 0, 0);
  // The draft itself has not changed, so its version is valid. Only its base, version 0, is no longer in force.
  const input = { topic: "club", version: draft?.version ?? "0" };
  expect(await desk.topic("club")).toMatchObject({ number: 1, draft: { baseNumber: 0 } });
  expect(await desk.refusal("publishContent", input)).toMatchObject({ code: "VERSION_CHANGED" });
  const { draft: rebased } = await desk.save("club", { ...club, name: "Mine" }, input.version, 1);
  expect(await desk.publish("club", rebased?.version ?? 0)).toMatchObject({ number: 2, draft: null });
});
