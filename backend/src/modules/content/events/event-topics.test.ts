import { signUpHolder } from "../../../app/testing/students.js";
import { ContentDesk } from "../testing/content-desk.js";
import { EventTextsSite, said, TOPIC } from "../testing/event-texts-site.js";

let site: EventTextsSite;
beforeEach(async () => {
  site = await EventTextsSite.open();
});
afterEach(() => site.close());

const audited = async (): Promise<readonly object[]> =>
  site.app.application.services.db.query(
    "SELECT action, actorName, targetName, details FROM audit_entries WHERE targetType IN ('event', 'content') ORDER BY id",
  );

test("an event's texts are a draft that editors share, then what everybody reads; its facts stay", async () => {
  const before = await site.events.read("algOlympics");
  const start = await site.asha.topic(TOPIC);
  expect(start).toMatchObject({ number: 0, isPublished: true, publishedBy: null, draft: null });
  expect(start.title).toBe("AlgOlympics");
  expect(said(start.published, "venue")).toBe(before.venue);
  expect(start.versions).toEqual([{ number: 0, body: start.published, by: null, at: null }]);

  await site.drafted({ summary: "Two rounds and a night.", rules: "  Alone.\nNo phones.  " });
  expect(await site.events.read("algOlympics")).toEqual(before);
  expect((await site.ravi.topic(TOPIC)).draft?.body).toContain("Two rounds");
  const { draft } = await site.ravi.topic(TOPIC);
  const done = await site.ravi.publish(TOPIC, draft?.version ?? 0);
  expect(done).toMatchObject({ number: 1, draft: null, publishedBy: "Holder of content" });
  const { version, ...after } = await site.events.read("algOlympics");
  expect(after).toEqual({
    ...before,
    summary: "Two rounds and a night.",
    rules: "Alone.\nNo phones.",
    version: undefined,
  });
  expect(Number(version)).toBeGreaterThan(Number(before.version));
  expect(await site.numbers()).toEqual([1, 0]);
  expect(said((await site.asha.topic(TOPIC)).versions[1]?.body, "summary")).toBe(before.summary);
  expect(await audited()).toEqual([
    {
      action: "event.update",
      actorName: "Holder of content",
      targetName: "AlgOlympics",
      details: '{"fields":["summary","rules"]}',
    },
  ]);
});

test("the list of parts has every event, the latest first, with its state", async () => {
  await site.drafted({ summary: "Soon." });
  const listed = (await site.asha.topics()).filter(({ id }) => id.startsWith("events/"));
  expect(listed.map(({ id }) => id)).toHaveLength(5);
  expect(listed.find(({ id }) => id === TOPIC)).toMatchObject({
    title: "AlgOlympics",
    isPublished: true,
    isSample: false,
    number: 0,
    draftedBy: expect.any(String),
  });
  const days = await site.events.days();
  expect(listed.map(({ id }) => id)).toEqual(days.map((slug) => `events/${slug}`));
});

test("an earlier version comes back as a new one, to what the event said at first; facts stay", async () => {
  const before = await site.events.read("algOlympics");
  await site.publish({ summary: "One.", notices: [{ title: "N", description: "D", link: "/events" }] });
  await site.publish({ summary: "Two.", image: "events/genesis.svg" });
  await site.events.edit("algOlympics", { fee: 300 });
  expect(await site.asha.restore(TOPIC, 2, 1)).toMatchObject({ number: 3 });
  expect(await site.events.read("algOlympics")).toMatchObject({
    summary: "One.",
    image: before.image,
    notices: [{ title: "N", description: "D", link: "/events" }],
    fee: 300,
  });
  await site.ravi.restore(TOPIC, 3, 0);
  expect(await site.events.read("algOlympics")).toMatchObject({
    summary: before.summary,
    notices: before.notices,
  });
  expect(await site.numbers()).toEqual([4, 3, 2, 1, 0]);
  expect(await site.asha.code("restoreContent", { topic: TOPIC, version: "3", number: 1 })).toBe(
    "VERSION_CHANGED",
  );
  expect(await site.asha.code("restoreContent", { topic: TOPIC, version: "4", number: 9 })).toBe(
    "CONTENT_NOT_FOUND",
  );
  expect((await audited()).at(-1)).toMatchObject({
    action: "event.update",
    details: expect.stringContaining('"version":0'),
  });
});

test("what changes nothing makes no version; the draft is gone", async () => {
  const done = await site.publish({});
  expect(done).toMatchObject({ number: 0, draft: null });
  expect(await audited()).toEqual([]);
});

test("a new event's first version is who made it; what is deleted takes its history along", async () => {
  const made = await site.events.create("byte-battle");
  const topic = "events/byte-battle";
  const start = await site.asha.topic(topic);
  expect(start).toMatchObject({ number: 1, publishedBy: expect.any(String), title: "Byte Battle" });
  expect(start.versions.map(({ number }) => number)).toEqual([1]);
  await site.publish({ summary: "Louder." }, topic);
  await site.drafted({ summary: "Draft." }, topic);
  await site.events.delete(made);
  expect(await site.asha.topics()).not.toContainEqual(expect.objectContaining({ id: topic }));
  for (const [operation, input] of [
    ["saveContentDraft", { topic, body: "{}", version: "0" }],
    ["discardContentDraft", { topic, version: "1" }],
    ["publishContent", { topic, version: "1" }],
    ["restoreContent", { topic, version: "2", number: 1 }],
  ] as const)
    expect(await site.asha.code(operation, input)).toBe("CONTENT_NOT_FOUND");
  const storedTopics = await site.app.application.services.db.query(
    "SELECT topic FROM content_versions WHERE topic = ? UNION ALL SELECT topic FROM content_drafts WHERE topic = ?",
    [topic, topic],
  );
  expect(storedTopics).toEqual([]);
  await site.events.create("byte-battle");
  expect(await site.asha.topic(topic)).toMatchObject({ number: 1, draft: null });
});

test("the topic is the event's address, and no other spelling", async () => {
  for (const topic of ["events/algolympics", "events/nothing", "events/", "events/../club", "events/a b"])
    expect(await site.asha.code("saveContentDraft", { topic, body: "{}", version: "0" })).toBe(
      "CONTENT_NOT_FOUND",
    );
  expect(await site.asha.code("removeContent", { topic: TOPIC, version: "0" })).toBe("CONTENT_REQUIRED");
});

test("who may not edit content may not write an event's texts", async () => {
  const { client } = await signUpHolder(site.app, "treasurer", site.admin);
  const desk = new ContentDesk(client);
  const draft = await site.drafted({ summary: "Mine." });
  expect(await desk.code("publishContent", draft)).toBe("FORBIDDEN");
  expect(await desk.code("saveContentDraft", { topic: TOPIC, body: "{}", version: "0" })).toBe("FORBIDDEN");
  await expect(desk.topic(TOPIC)).rejects.toThrow("FORBIDDEN");
});

test("an event's texts are published by themselves, not with other parts", async () => {
  await site.publish({ summary: "Published." });
  const { errors } = await site.admin.graphql(
    "mutation ($input: PublishContentsInput!) { publishContents(input: $input) { message } }",
    { input: { contents: [{ topic: TOPIC, body: "{}", version: "1" }] } },
  );
  expect(errors?.[0]?.extensions.code).toBe("CONTENT_NOT_FOUND");
});

test("a translation goes on with the texts that were published", async () => {
  const hindi = `hi/${TOPIC}`;
  const { summary } = await site.events.read("algOlympics");
  const saved = await site.asha.save(
    hindi,
    { texts: { summary: { english: summary, text: "दो राउंड।" } } },
    0,
  );
  await site.asha.publish(hindi, saved.draft?.version ?? 0);
  await site.publish({ summary: "Another one." });
  const { english } = await site.asha.topic(hindi);
  expect(english.find(({ key }) => key === "summary")?.english).toBe("Another one.");
});

test("a follower of events receives a publication", async () => {
  const heard = new Set<unknown>();
  const stream = site.app.application.services.db.changes.subscribe("event");
  void (async () => {
    for await (const { id } of stream) if (id !== null) heard.add(id);
  })();
  await site.publish({ summary: "Heard." });
  await new Promise((resolve) => setTimeout(resolve, 50));
  await stream.return();
  expect(heard).toEqual(new Set([(await site.events.read("algOlympics")).id]));
});
