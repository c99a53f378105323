import { EventTextsSite, said, TOPIC } from "../testing/event-texts-site.js";

let site: EventTextsSite;
beforeEach(async () => {
  site = await EventTextsSite.open();
});
afterEach(() => site.close());

test("of two editors at once the second is refused, and the first's draft stays", async () => {
  const first = await site.drafted({ summary: "Asha's." });
  const body = JSON.stringify(await site.texts({ summary: "Ravi's." }));
  expect(await site.ravi.code("saveContentDraft", { topic: TOPIC, body, version: "0" })).toBe(
    "VERSION_CHANGED",
  );
  await site.ravi.save(TOPIC, await site.texts({ summary: "Ravi's." }), first.version);
  expect(await site.asha.code("publishContent", first)).toBe("VERSION_CHANGED");
  expect((await site.asha.topic(TOPIC)).draft?.body).toContain("Ravi's.");
});

test("what the Events form and the API change is in the history, and a draft begun before is not published over it", async () => {
  const draft = await site.drafted({ summary: "From the draft." });
  await site.events.edit("algOlympics", { venue: "Hall 2" });
  expect(await site.numbers()).toEqual([1, 0]);
  expect(await site.asha.code("publishContent", draft)).toBe("VERSION_CHANGED");
  expect((await site.asha.topic(TOPIC)).draft?.body).toContain("From the draft.");
  expect(await site.events.read("algOlympics")).toMatchObject({ venue: "Hall 2" });
  // Changes to fields other than texts add no version and block no publication.
  await site.events.edit("algOlympics", { fee: 100 });
  expect(await site.numbers()).toEqual([1, 0]);
  // Reloading the topic does not change the draft's base. Only saving the draft with the new base does.
  expect(await site.ravi.topic(TOPIC)).toMatchObject({ number: 1, draft: { baseNumber: 0 } });
  expect(await site.ravi.code("publishContent", draft)).toBe("VERSION_CHANGED");
  const body = await site.texts({ summary: "From the draft." });
  expect(await site.ravi.save(TOPIC, body, draft.version)).toMatchObject({ draft: { baseNumber: 0 } });
  const { draft: rebased } = await site.ravi.save(TOPIC, body, Number(draft.version) + 1, 1);
  expect(rebased?.baseNumber).toBe(1);
  await site.ravi.publish(TOPIC, Number(draft.version) + 2);
  expect(await site.events.read("algOlympics")).toMatchObject({
    ...{ summary: "From the draft.", venue: "Hall 2", fee: 100 },
  });
});

test("an event as it was before a publication is refused, and the published texts stay", async () => {
  const { version } = await site.events.read("algOlympics");
  await site.publish({ summary: "Published." });
  const { errors } = await site.events.tryEdit("algOlympics", { version, summary: "Old." });
  expect(errors?.[0]?.extensions.code).toBe("VERSION_CHANGED");
  expect(await site.events.read("algOlympics")).toMatchObject({ summary: "Published." });
});

test("of a publication and a change of the same texts at once one is refused, or both are in the history: 20 rounds", async () => {
  for (let round = 0; round < 20; round++) {
    const { version } = await site.events.read("algOlympics");
    const draft = await site.drafted({ summary: `Draft ${String(round)}` });
    const isSeen = round % 2 === 0;
    const [code, edited] = await Promise.all([
      site.ravi.code("publishContent", draft),
      site.events.tryEdit("algOlympics", {
        venue: `Hall ${String(round)}`,
        ...(isSeen ? { version } : {}),
      }),
    ]);
    const changed = edited.errors?.[0]?.extensions.code ?? "ok";
    if (isSeen) expect([code, changed].sort()).toEqual(["VERSION_CHANGED", "ok"]);
    else expect([changed, ["ok", "VERSION_CHANGED"].includes(String(code))]).toEqual(["ok", true]);
    const { versions, number, published, draft: remainingDraft } = await site.asha.topic(TOPIC);
    expect(versions.map((one) => one.number)).toEqual(
      Array.from({ length: number + 1 }, (_, n) => number - n),
    );
    expect(versions[0]?.body).toBe(published);
    const summaries = versions.map(({ body }) => said(body, "summary"));
    expect(summaries.includes(`Draft ${String(round)}`)).toBe(code === "ok");
    expect(remainingDraft === null).toBe(code === "ok");
    expect(said(published, "venue") === `Hall ${String(round)}` || code === "ok").toBe(true);
    if (remainingDraft) await site.asha.discard(TOPIC, remainingDraft.version);
  }
});

test("a draft that is saved while its event is deleted is refused, and leaves no row", async () => {
  const { certificateLayouts, db } = site.app.application.services;
  const id = await site.events.create("byte-battle");
  const topic = "events/byte-battle";
  const body = JSON.stringify(await site.texts({}, topic));
  let saving: Promise<unknown> = Promise.resolve();
  jest.spyOn(certificateLayouts, "deleteOfEvent").mockImplementationOnce(async () => {
    // Starts the save, but does not await it. The three reads give the save time to find the event before the event is
    // deleted.
    saving = site.ravi.code("saveContentDraft", { topic, body, version: "0" });
    for (let n = 0; n < 3; n++) await site.ravi.topic(topic);
  });
  await site.events.delete(id);
  expect(await saving).toBe("CONTENT_NOT_FOUND");
  expect(await db.query("SELECT topic FROM content_drafts WHERE topic = ?", [topic])).toEqual([]);
});
