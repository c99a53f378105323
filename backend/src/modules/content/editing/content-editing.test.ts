import { signUpHolder } from "../../../app/testing/students.js";
import { startTestApp, TEST_ADMIN, type TestApp } from "../../../app/testing/test-app.js";
import type { TestClient } from "../../../app/testing/test-client.js";
import { createMigratedDatabase } from "../../../kernel/testing/migrated-database.js";
import type { TestDatabase } from "../../../kernel/testing/test-database.js";
import { Sweeper } from "../../../kernel/sweep/sweeper.js";
import { ContentDesk } from "../testing/content-desk.js";

const BATCH = { sample: false, label: "2025-29", kind: "students" };
const PERSON = { id: "new-person", name: "New Person", role: "Member", email: "new@example.org" };

let database: TestDatabase;
let app: TestApp;
let asha: ContentDesk;
let ravi: ContentDesk;
let visitor: TestClient;
beforeEach(async () => {
  database = await createMigratedDatabase();
  app = await startTestApp({ DATABASE_URL: database.url });
  const admin = app.client();
  await admin.logIn(TEST_ADMIN.email, TEST_ADMIN.password);
  const { client } = await signUpHolder(app, "content", admin);
  [asha, ravi] = [new ContentDesk(admin), new ContentDesk(client)];
  visitor = app.client();
});
afterEach(async () => {
  await app.close();
  await database.dispose();
});

async function clubName(client = visitor): Promise<string> {
  const { data } = await client.graphql("{ siteContent { club { name } } }");
  return (data as { siteContent: { club: { name: string } } }).siteContent.club.name;
}
async function version(desk: ContentDesk, topic = "club"): Promise<string> {
  return (await desk.topic(topic)).draft?.version ?? "0";
}
async function named(desk: ContentDesk, name: string): Promise<Record<string, unknown>> {
  const { published } = await desk.topic("club");
  return { ...(JSON.parse(published ?? "{}") as object), name };
}

test("a draft is seen by editors alone, and by everybody once it is published", async () => {
  const before = await clubName();
  const saved = await asha.save("club", await named(asha, "Null Pointer Society"), 0);
  expect(saved).toMatchObject({ number: 0, draft: { version: expect.any(String), mistakes: [] } });
  expect(await clubName()).toBe(before);
  expect((await ravi.topic("club")).draft?.body).toContain("Null Pointer Society");

  expect(await ravi.publish("club", await version(ravi))).toMatchObject({
    number: 1,
    draft: null,
    isPublished: true,
  });
  expect(await clubName()).toBe("Null Pointer Society");
  const topics = await asha.topics();
  expect(topics.find(({ id }) => id === "club")).toMatchObject({
    number: 1,
    publishedBy: expect.any(String),
  });
  expect(topics.map(({ id }) => id)).toContain("members/2024-28");
});

test("of two editors at once, the second is refused, and the first's draft stays", async () => {
  await asha.save("club", await named(asha, "Asha's club"), 0);
  const first = await version(asha);
  expect(await ravi.refusal("saveContentDraft", { topic: "club", body: "{}", version: "0" })).toMatchObject({
    code: "VERSION_CHANGED",
  });
  await ravi.save("club", await named(ravi, "Ravi's club"), first);
  expect(await asha.refusal("publishContent", { topic: "club", version: first })).toMatchObject({
    code: "VERSION_CHANGED",
  });
  expect(await asha.refusal("discardContentDraft", { topic: "club", version: first })).toMatchObject({
    code: "VERSION_CHANGED",
  });
  await ravi.publish("club", Number(first) + 1);
  await asha.save("club", await named(asha, "Asha's again"), 0, 0);
  expect(await asha.refusal("publishContent", { topic: "club", version: await version(asha) })).toMatchObject(
    {
      code: "VERSION_CHANGED",
    },
  );
  expect(await clubName()).toBe("Ravi's club");
  expect((await asha.topic("club")).draft?.body).toContain("Asha's again");
});

test("a draft is kept with its mistakes, each with its place, and published without", async () => {
  const body = { ...(await named(asha, "")), sample: "yes" };
  const { draft } = await asha.save("club", body, 0);
  const mistakes = [
    { place: "sample", complaint: "must be true or false, without quotes" },
    { place: "name", complaint: "must not be empty" },
  ];
  expect(draft?.mistakes).toEqual(mistakes);
  const refusal = await asha.refusal("publishContent", {
    topic: "club",
    version: draft?.version,
  });
  expect(refusal).toMatchObject({ code: "CONTENT_INVALID", mistakes });
  expect(await version(asha)).toBe(draft?.version);
});

test("what is no JSON, or no part of the content, is refused and named", async () => {
  const bad = await asha.refusal("saveContentDraft", { topic: "club", body: "{", version: "0" });
  expect(bad).toMatchObject({
    code: "BAD_INPUT",
    fields: { body: "line 1, column 2: the file ends too early" },
  });
  // The combining marks are escaped in the JSON. Only the check of the parsed texts can find them.
  const marks = String.raw`{"name":"e${String.raw`\u0345`.repeat(31)}"}`;
  expect(await asha.refusal("saveContentDraft", { topic: "club", body: marks, version: "0" })).toMatchObject({
    code: "BAD_INPUT",
  });
  const long = JSON.stringify({ name: "अ".repeat(30_000) });
  expect(await asha.refusal("saveContentDraft", { topic: "club", body: long, version: "0" })).toMatchObject({
    code: "BAD_INPUT",
  });
  for (const topic of ["clubs", "members/../club", "members/2022 26", "__proto__"])
    expect(await asha.refusal("saveContentDraft", { topic, body: "{}", version: "0" })).toMatchObject({
      code: "CONTENT_NOT_FOUND",
    });
});

test("an earlier version comes back as a new one, back to the files", async () => {
  const before = await clubName();
  for (const name of ["One", "Two"]) {
    await asha.save("club", await named(asha, name), 0);
    await asha.publish("club", await version(asha));
  }
  expect(await asha.restore("club", 2, 1)).toMatchObject({ number: 3 });
  expect(await clubName()).toBe("One");
  await asha.restore("club", 3, 0);
  expect(await clubName()).toBe(before);
  const { versions } = await asha.topic("club");
  expect(versions.map(({ number }) => number)).toEqual([4, 3, 2, 1, 0]);
  const acts = await app.application.services.db.query<{ action: string }>(
    "SELECT action FROM audit_entries WHERE targetType = 'content' ORDER BY id",
  );
  expect(acts.map(({ action }) => action.slice("content.".length))).toEqual([
    "publish",
    "publish",
    "restore",
    "restore",
  ]);
});

test("batches and the faculty card are removed, to the last, and brought back; what every club has stays", async () => {
  const keys = async (): Promise<string[]> => {
    const { data } = await visitor.graphql("{ siteContent { memberBatches { key } } }");
    return (data as { siteContent: { memberBatches: { key: string }[] } }).siteContent.memberBatches.map(
      ({ key }) => key,
    );
  };
  const topic = "members/2025-29";
  expect(await asha.topic(topic)).toMatchObject({ isPublished: false, published: null, versions: [] });
  await asha.save(topic, { ...BATCH, members: [PERSON] }, 0);
  await asha.publish(topic, await version(asha, topic));
  expect(await keys()).toContain("2025-29");
  await asha.remove(topic, 1);
  expect(await keys()).not.toContain("2025-29");
  await asha.restore(topic, 2, 1);
  expect(await keys()).toContain("2025-29");
  expect(await asha.refusal("removeContent", { topic: "club", version: "0" })).toMatchObject({
    code: "CONTENT_REQUIRED",
  });
  for (const key of await keys())
    await asha.remove(`members/${key}`, (await asha.topic(`members/${key}`)).number);
  expect(await keys()).toEqual([]);
  const faculty = async () => (await visitor.graphql("{ siteContent { faculty { name } } }")).data;
  await asha.remove("faculty", 0);
  expect(await faculty()).toEqual({ siteContent: { faculty: null } });
  await asha.restore("faculty", 1, 0);
  expect(await faculty()).toMatchObject({ siteContent: { faculty: { name: expect.any(String) } } });
});

test("of two batches with the same person, published at once, one is refused", async () => {
  for (let round = 0; round < 10; round++) {
    const topics = [`members/a-${String(round)}`, `members/b-${String(round)}`];
    const members = [{ ...PERSON, id: `person-${String(round)}` }];
    const versions: string[] = [];
    for (const topic of topics) {
      const { draft } = await asha.save(topic, { ...BATCH, label: topic.slice(8), members }, 0);
      versions.push(draft?.version ?? "0");
    }
    const codes = await Promise.all(
      topics.map((topic, n) =>
        (n === 0 ? asha : ravi).code("publishContent", { topic, version: versions[n] }),
      ),
    );
    expect(codes.sort()).toEqual(["CONTENT_INVALID", "ok"]);
  }
});

test("versions that were replaced are deleted after two years; what is in force stays, and numbers go on", async () => {
  for (const name of ["One", "Two"]) {
    await asha.save("club", await named(asha, name), 0);
    await asha.publish("club", await version(asha));
  }
  const { db, sweepRules } = app.application.services;
  await new Sweeper(db, sweepRules).sweep();
  expect((await asha.topic("club")).versions).toHaveLength(3);
  await db.inTransaction((tx) => tx.query("UPDATE content_versions SET at = '2020-01-01 00:00:00.000'"));
  expect(await new Sweeper(db, sweepRules).sweep()).toMatchObject({ contentVersions: 1 });
  expect((await asha.topic("club")).versions.map(({ number }) => number)).toEqual([2, 0]);
  expect(await asha.restore("club", 2, 0)).toMatchObject({ number: 3 });
});

test("what held for years can be brought back for two more, once it is replaced", async () => {
  for (const name of ["Of old", "By mistake"]) {
    await asha.save("club", await named(asha, name), 0);
    await asha.publish("club", await version(asha));
  }
  const { db, sweepRules } = app.application.services;
  await db.inTransaction((tx) =>
    tx.query("UPDATE content_versions SET at = '2020-01-01 00:00:00.000' WHERE number = 1"),
  );
  expect(await new Sweeper(db, sweepRules).sweep()).toMatchObject({ contentVersions: 0 });
  expect(await asha.restore("club", 2, 1)).toMatchObject({ number: 3 });
});

test("another server shows it within seconds, and every later start shows it from the beginning", async () => {
  const other = await startTestApp({ DATABASE_URL: database.url });
  await asha.save("club", await named(asha, "Both servers"), 0);
  await asha.publish("club", await version(asha));
  await other.application.services.liveContent.run(); // a running server does this by itself every few seconds
  expect(await clubName(other.client())).toBe("Both servers");
  await other.close();
  const later = await startTestApp({ DATABASE_URL: database.url });
  expect(await clubName(later.client())).toBe("Both servers");
  await later.close();
});
