import { signUpHolder } from "../../../app/testing/students.js";
import { startTestApp, TEST_ADMIN, type TestApp } from "../../../app/testing/test-app.js";
import type { TestClient } from "../../../app/testing/test-client.js";
import { translate } from "../../../kernel/languages/translate.js";
import { createMigratedDatabase } from "../../../kernel/testing/migrated-database.js";
import type { TestDatabase } from "../../../kernel/testing/test-database.js";
import { ContentDesk } from "../testing/content-desk.js";
import { EventDesk } from "../testing/event-desk.js";

const TOPIC = "events/algOlympics";

let database: TestDatabase;
let app: TestApp;
let admin: TestClient;
let asha: ContentDesk;
let ravi: ContentDesk;
let events: EventDesk;
beforeEach(async () => {
  database = await createMigratedDatabase();
  app = await startTestApp({ DATABASE_URL: database.url });
  admin = app.client();
  await admin.logIn(TEST_ADMIN.email, TEST_ADMIN.password);
  const { client } = await signUpHolder(app, "content", admin);
  [asha, ravi, events] = [new ContentDesk(admin), new ContentDesk(client), new EventDesk(admin)];
});
afterEach(async () => {
  await app.close();
  await database.dispose();
});

async function texts(change: object, topic = TOPIC): Promise<object> {
  const { published } = await asha.topic(topic);
  return { ...(JSON.parse(published ?? "{}") as object), ...change };
}
/** Saves a draft. Answers what publishing it takes. */
async function drafted(change: object, desk = asha, topic = TOPIC) {
  const { draft: before } = await desk.topic(topic);
  const { draft, number: over } = await desk.save(topic, await texts(change, topic), before?.revision ?? 0);
  return { topic, revision: draft?.revision ?? 0, over };
}
async function publish(change: object, desk = asha, topic = TOPIC) {
  const { revision, over } = await drafted(change, desk, topic);
  return desk.publish(topic, revision, over);
}
const numbers = async (topic = TOPIC): Promise<number[]> =>
  (await asha.topic(topic)).versions.map(({ number }) => number);
const said = (body: string | null | undefined, field: string): unknown =>
  (JSON.parse(body ?? "{}") as Record<string, unknown>)[field];
const audited = async (): Promise<readonly object[]> =>
  app.application.services.db.query(
    "SELECT action, actorName, targetName, details FROM audit_entries WHERE targetType IN ('event', 'content') ORDER BY id",
  );

test("an event's texts are a draft that editors share, then what everybody reads; its facts stay", async () => {
  const before = await events.read("algOlympics");
  const start = await asha.topic(TOPIC);
  expect(start).toMatchObject({ number: 0, isPublished: true, publishedBy: null, draft: null });
  expect(start.title).toBe("AlgOlympics");
  expect(said(start.published, "venue")).toBe(before.venue);
  expect(start.versions).toEqual([{ number: 0, body: start.published, by: null, at: null }]);

  await drafted({ summary: "Two rounds and a night.", rules: "  Alone.\nNo phones.  " });
  expect(await events.read("algOlympics")).toEqual(before);
  expect((await ravi.topic(TOPIC)).draft?.body).toContain("Two rounds");
  const { draft } = await ravi.topic(TOPIC);
  const done = await ravi.publish(TOPIC, draft?.revision ?? 0, 0);
  expect(done).toMatchObject({ number: 1, draft: null, publishedBy: "Holder of content" });
  const { updatedAt, ...after } = await events.read("algOlympics");
  expect(after).toEqual({
    ...before,
    summary: "Two rounds and a night.",
    rules: "Alone.\nNo phones.",
    updatedAt: undefined,
  });
  expect(updatedAt > before.updatedAt).toBe(true);
  expect(await numbers()).toEqual([1, 0]);
  expect(said((await asha.topic(TOPIC)).versions[1]?.body, "summary")).toBe(before.summary);
  expect(await audited()).toEqual([
    {
      action: "event.update",
      actorName: "Holder of content",
      targetName: "AlgOlympics",
      details: '{"fields":["summary","rules"]}',
    },
  ]);
});

test("the list of parts has every event, the latest first, and says how each stands", async () => {
  await drafted({ summary: "Soon." });
  const listed = (await asha.topics()).filter(({ id }) => id.startsWith("events/"));
  expect(listed.map(({ id }) => id)).toHaveLength(5);
  expect(listed.find(({ id }) => id === TOPIC)).toMatchObject({
    title: "AlgOlympics",
    isPublished: true,
    isSample: false,
    number: 0,
    draftedBy: expect.any(String),
  });
  const days = await events.days();
  expect(listed.map(({ id }) => id)).toEqual(days.map((slug) => `events/${slug}`));
});

test("of two editors at once the second is told, and the first's draft stays", async () => {
  const first = await drafted({ summary: "Asha's." });
  const body = JSON.stringify(await texts({ summary: "Ravi's." }));
  expect(await ravi.code("saveContentDraft", { topic: TOPIC, body, revision: 0 })).toBe(
    "CONTENT_DRAFT_CHANGED",
  );
  await ravi.save(TOPIC, await texts({ summary: "Ravi's." }), first.revision);
  expect(await asha.code("publishContent", first)).toBe("CONTENT_DRAFT_CHANGED");
  expect((await asha.topic(TOPIC)).draft?.body).toContain("Ravi's.");
});

test("what the Events form and the API change is in the history, and a draft begun before is not published over it", async () => {
  const draft = await drafted({ summary: "From the draft." });
  await events.edit("algOlympics", { venue: "Hall 2" });
  expect(await numbers()).toEqual([1, 0]);
  expect(await asha.code("publishContent", draft)).toBe("CONTENT_CHANGED");
  expect((await asha.topic(TOPIC)).draft?.body).toContain("From the draft.");
  expect(await events.read("algOlympics")).toMatchObject({ venue: "Hall 2" });
  // What is no text makes no version, and keeps nobody from publishing.
  await events.edit("algOlympics", { fee: 100 });
  expect(await numbers()).toEqual([1, 0]);
  // Whoever looks again is not taken to have seen what the draft knows nothing of, until the draft is saved over it.
  expect(await ravi.topic(TOPIC)).toMatchObject({ number: 1, draft: { over: 0 } });
  expect(await ravi.code("publishContent", { ...draft, over: 1 })).toBe("CONTENT_CHANGED");
  const body = await texts({ summary: "From the draft." });
  expect(await ravi.save(TOPIC, body, draft.revision)).toMatchObject({ draft: { over: 0 } });
  const { draft: rebased } = await ravi.save(TOPIC, body, draft.revision + 1, 1);
  expect(rebased?.over).toBe(1);
  await ravi.publish(TOPIC, draft.revision + 2, 1);
  expect(await events.read("algOlympics")).toMatchObject({
    ...{ summary: "From the draft.", venue: "Hall 2", fee: 100 },
  });
});

test("who sends the event as it was before a publication is refused, and nothing of it is lost", async () => {
  const { updatedAt: expectedUpdatedAt } = await events.read("algOlympics");
  await publish({ summary: "Published." });
  const { errors } = await events.tryEdit("algOlympics", { expectedUpdatedAt, summary: "Old." });
  expect(errors?.[0]?.extensions.code).toBe("CONFLICT");
  expect(await events.read("algOlympics")).toMatchObject({ summary: "Published." });
});

test("an earlier version comes back as a new one, to what the event said at first; facts stay", async () => {
  const before = await events.read("algOlympics");
  await publish({ summary: "One.", notices: [{ title: "N", description: "D", link: "/events" }] });
  await publish({ summary: "Two.", image: "events/genesis.svg" });
  await events.edit("algOlympics", { fee: 300 });
  expect(await asha.restore(TOPIC, 2, 1)).toMatchObject({ number: 3 });
  expect(await events.read("algOlympics")).toMatchObject({
    summary: "One.",
    image: before.image,
    notices: [{ title: "N", description: "D", link: "/events" }],
    fee: 300,
  });
  await ravi.restore(TOPIC, 3, 0);
  expect(await events.read("algOlympics")).toMatchObject({
    summary: before.summary,
    notices: before.notices,
  });
  expect(await numbers()).toEqual([4, 3, 2, 1, 0]);
  expect(await asha.code("restoreContent", { topic: TOPIC, over: 3, number: 1 })).toBe("CONTENT_CHANGED");
  expect(await asha.code("restoreContent", { topic: TOPIC, over: 4, number: 9 })).toBe("CONTENT_NOT_FOUND");
  expect((await audited()).at(-1)).toMatchObject({
    action: "event.update",
    details: expect.stringContaining('"version":0'),
  });
});

test.each<readonly [string, object, string, string]>([
  ["no title", { title: " " }, "title", "Title is required"],
  [
    "a title of two lines",
    { title: "a\nb" },
    "title",
    "This must be one line of text, without invisible characters",
  ],
  ["a text that is too long", { rules: "x".repeat(10_001) }, "rules", "This text is too long"],
  [
    "a picture elsewhere",
    { image: "https://x.example/a.png" },
    "image",
    "Give the picture's path, for example events/contest.svg",
  ],
  ["a text that is none", { venue: 3 }, "venue", "This text is too long"],
  ["a fact", { fee: 0 }, "fee", "This is no text of an event"],
  [
    "a notice without a title",
    { notices: [{ title: "", description: "D" }] },
    "notices[0].title",
    "Title is required",
  ],
  [
    "a notice with more",
    { notices: [{ title: "T", description: "D", at: 1 }] },
    "notices[0].at",
    "This is no text of an event",
  ],
  ["a notice that is none", { notices: ["T"] }, "notices[0].description", "Write the notice's text"],
  ["no list of notices", { notices: "N" }, "notices", "Give at most 20 notices, each with title and text"],
])("%s is named at its place, and is not published", async (_what, change, place, complaint) => {
  const before = await events.read("algOlympics");
  const draft = await drafted(change);
  const mistakes = [expect.objectContaining({ place, complaint })];
  expect((await asha.topic(TOPIC)).draft?.mistakes).toEqual(expect.arrayContaining(mistakes));
  expect(await asha.refusal("publishContent", draft)).toMatchObject({
    code: "CONTENT_INVALID",
    mistakes: expect.arrayContaining(mistakes),
  });
  expect(await events.read("algOlympics")).toEqual(before);
  expect(await numbers()).toEqual([0]);
});

test("mistakes are told in the language of who reads them", async () => {
  await drafted({ title: "" });
  const query = `{ contentTopic(topic: "${TOPIC}") { draft { mistakes { complaint } } } }`;
  const { body } = await admin.send<{ data: unknown }>(
    "POST",
    "/graphql",
    { query },
    { "accept-language": "hi" },
  );
  expect(body.data).toEqual({
    contentTopic: { draft: { mistakes: [{ complaint: translate("hi", "Title is required") }] } },
  });
  expect(translate("hi", "Title is required")).toMatch(/^[^A-Za-z]+$/);
});

test("a draft that is no record of texts is a mistake, and texts that are left out are none", async () => {
  const { draft } = await asha.save(TOPIC, [], 0);
  expect(draft?.mistakes).toEqual([{ place: "", complaint: "This is no record of texts" }]);
  const { image } = await events.read("algOlympics");
  const saved = await asha.save(TOPIC, { title: "Only this", image }, draft?.revision ?? 0);
  expect(saved.draft?.mistakes).toEqual([]);
  await asha.publish(TOPIC, saved.draft?.revision ?? 0, 0);
  expect(await events.read("algOlympics")).toMatchObject({
    ...{ title: "Only this", summary: "", description: "", schedule: "", venue: "" },
    ...{ hours: null, room: null, contact: null, rules: null, prizes: null, syllabus: null, faq: null },
    notices: [],
  });
});

test("a picture that is no longer there is named", async () => {
  const gone = "uploads/event-01951f2e-7c4a-7b1d-9a53-0c6f1e2d3b4a.webp";
  const draft = await drafted({ image: gone });
  expect(await asha.refusal("publishContent", draft)).toMatchObject({
    code: "CONTENT_INVALID",
    mistakes: [{ place: "image" }],
  });
});

test("texts that are longer than a version holds are refused wherever they come from", async () => {
  const long = { rules: "अ".repeat(9_999), faq: "अ".repeat(9_999), syllabus: "अ".repeat(9_999) };
  const { errors } = await events.tryEdit("algOlympics", long);
  expect(errors?.[0]?.extensions).toMatchObject({
    code: "BAD_INPUT",
    fields: { description: expect.stringContaining("in all") },
  });
  const draft = await asha.code("saveContentDraft", {
    topic: TOPIC,
    body: JSON.stringify(await texts(long)),
    revision: 0,
  });
  expect(draft).toBe("BAD_INPUT");
  expect(await numbers()).toEqual([0]);
});

test("what changes nothing makes no version; the draft is gone", async () => {
  const done = await publish({});
  expect(done).toMatchObject({ number: 0, draft: null });
  expect(await audited()).toEqual([]);
});

test("a new event's first version is who made it; what is deleted takes its history along", async () => {
  const made = await events.create("byte-battle");
  const topic = "events/byte-battle";
  const start = await asha.topic(topic);
  expect(start).toMatchObject({ number: 1, publishedBy: expect.any(String), title: "Byte Battle" });
  expect(start.versions.map(({ number }) => number)).toEqual([1]);
  await publish({ summary: "Louder." }, asha, topic);
  await drafted({ summary: "Draft." }, asha, topic);
  await events.delete(made);
  expect(await asha.topics()).not.toContainEqual(expect.objectContaining({ id: topic }));
  for (const [operation, input] of [
    ["saveContentDraft", { topic, body: "{}", revision: 0 }],
    ["discardContentDraft", { topic, revision: 1 }],
    ["publishContent", { topic, revision: 1, over: 0 }],
    ["restoreContent", { topic, over: 2, number: 1 }],
  ] as const)
    expect(await asha.code(operation, input)).toBe("CONTENT_NOT_FOUND");
  const left = await app.application.services.db.query(
    "SELECT topic FROM content_versions WHERE topic = ? UNION ALL SELECT topic FROM content_drafts WHERE topic = ?",
    [topic, topic],
  );
  expect(left).toEqual([]);
  await events.create("byte-battle");
  expect(await asha.topic(topic)).toMatchObject({ number: 1, draft: null });
});

test("the topic is the event's address, and no other spelling", async () => {
  for (const topic of ["events/algolympics", "events/nothing", "events/", "events/../club", "events/a b"])
    expect(await asha.code("saveContentDraft", { topic, body: "{}", revision: 0 })).toBe("CONTENT_NOT_FOUND");
  expect(await asha.code("removeContent", { topic: TOPIC, over: 0 })).toBe("CONTENT_REQUIRED");
});

test("who may not edit content may not write an event's texts", async () => {
  const { client } = await signUpHolder(app, "treasurer", admin);
  const desk = new ContentDesk(client);
  const draft = await drafted({ summary: "Mine." });
  expect(await desk.code("publishContent", draft)).toBe("FORBIDDEN");
  expect(await desk.code("saveContentDraft", { topic: TOPIC, body: "{}", revision: 0 })).toBe("FORBIDDEN");
  await expect(desk.topic(TOPIC)).rejects.toThrow("FORBIDDEN");
});

test("an event's texts are neither exported nor published with the files", async () => {
  await publish({ summary: "Published." });
  const { contentImports } = app.application.services;
  expect([...(await contentImports.shown()).keys()].filter((topic) => topic.includes("events/"))).toEqual([]);
  const { errors } = await admin.graphql(
    "mutation ($input: PublishContentsInput!) { publishContents(input: $input) { message } }",
    { input: { contents: [{ topic: TOPIC, body: "{}", over: 1 }] } },
  );
  expect(errors?.[0]?.extensions.code).toBe("CONTENT_NOT_FOUND");
});

test("a translation goes on with the texts that were published", async () => {
  const hindi = `hi/${TOPIC}`;
  const { summary } = await events.read("algOlympics");
  const saved = await asha.save(hindi, { texts: { summary: { english: summary, text: "दो राउंड।" } } }, 0);
  await asha.publish(hindi, saved.draft?.revision ?? 0, 0);
  await publish({ summary: "Another one." });
  const { english } = await asha.topic(hindi);
  expect(english.find(({ key }) => key === "summary")?.english).toBe("Another one.");
});

test("whoever follows events hears of a publication", async () => {
  const heard = new Set<unknown>();
  const stream = app.application.services.db.changes.subscribe("event");
  void (async () => {
    for await (const { id } of stream) if (id !== null) heard.add(id);
  })();
  await publish({ summary: "Heard." });
  await new Promise((resolve) => setTimeout(resolve, 50));
  await stream.return();
  expect(heard).toEqual(new Set([(await events.read("algOlympics")).id]));
});

test("of a publication and a change of the same texts at once one is refused, or both are in the history: 20 rounds", async () => {
  for (let round = 0; round < 20; round++) {
    const { updatedAt: expectedUpdatedAt } = await events.read("algOlympics");
    const draft = await drafted({ summary: `Draft ${String(round)}` });
    const isSeen = round % 2 === 0;
    const [code, edited] = await Promise.all([
      ravi.code("publishContent", draft),
      events.tryEdit("algOlympics", {
        venue: `Hall ${String(round)}`,
        ...(isSeen ? { expectedUpdatedAt } : {}),
      }),
    ]);
    const changed = edited.errors?.[0]?.extensions.code ?? "ok";
    if (isSeen)
      expect([code, changed].sort()).toEqual([code === "ok" ? "CONFLICT" : "CONTENT_CHANGED", "ok"]);
    else expect([changed, ["ok", "CONTENT_CHANGED"].includes(String(code))]).toEqual(["ok", true]);
    const { versions, number, published, draft: left } = await asha.topic(TOPIC);
    expect(versions.map((one) => one.number)).toEqual(
      Array.from({ length: number + 1 }, (_, n) => number - n),
    );
    expect(versions[0]?.body).toBe(published);
    const summaries = versions.map(({ body }) => said(body, "summary"));
    expect(summaries.includes(`Draft ${String(round)}`)).toBe(code === "ok");
    expect(left === null).toBe(code === "ok");
    expect(said(published, "venue") === `Hall ${String(round)}` || code === "ok").toBe(true);
    if (left) await asha.discard(TOPIC, left.revision);
  }
});
