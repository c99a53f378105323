import { EventTextsSite, TOPIC } from "../testing/event-texts-site.js";

let site: EventTextsSite;
beforeAll(async () => {
  site = await EventTextsSite.open();
});
afterAll(() => site.close());

const SUMMARY = "एक दिन, दो राउंड।";
const TITLE = "एल्गोओलंपिक्स";

/** Returns what visitors of the Hindi page read. */
async function inHindi(slug: string): Promise<object> {
  const { body } = await site.app.client().send<{ data: { event: object } }>(
    "POST",
    "/graphql",
    {
      query: "query ($slug: String!) { event(slug: $slug) { title summary } }",
      variables: { slug },
    },
    { "accept-language": "hi" },
  );
  return body.data.event;
}

async function publish(topic: string, texts: object): Promise<void> {
  const { draft } = await site.asha.save(topic, { texts }, 0);
  await site.asha.publish(topic, draft?.version ?? 0);
}

test("a copy of an event has the translations of the texts that did not change, the others are kept as outdated", async () => {
  const { id: copyOf, summary } = await site.events.read("algOlympics");
  const texts = {
    title: { english: "AlgOlympics", text: TITLE },
    summary: { english: summary, text: SUMMARY },
  };
  await publish(`hi/${TOPIC}`, texts);
  await site.events.create("algolympics-2026", { title: "AlgOlympics 2026", summary, copyOf });
  await site.app.application.services.liveContent.run();
  expect(await inHindi("algolympics-2026")).toEqual({ title: "AlgOlympics 2026", summary: SUMMARY });
  const copied = await site.asha.topic("hi/events/algolympics-2026");
  expect(JSON.parse(copied.published ?? "")).toEqual({ texts });
  expect(copied.outdatedTexts).toBe(1);
  const listed = (await site.asha.topics()).find(({ id }) => id === "hi/events/algolympics-2026");
  expect(listed?.outdatedTexts).toBe(1);
  expect(copied.number).toBe(1);
});

test("shipped translations are copied too, and an event that is no copy has none", async () => {
  const { id: copyOf } = await site.events.read("genesis");
  await site.events.create("genesis-2026", { copyOf });
  const [shipped, copied] = [
    await site.asha.topic("bn/events/genesis"),
    await site.asha.topic("bn/events/genesis-2026"),
  ];
  expect(copied.published).toBe(shipped.published);
  await site.events.create("byte-night");
  expect((await site.asha.topic("bn/events/byte-night")).published).toBeNull();
});

test("an event whose original was deleted in between is created without translations", async () => {
  const copyOf = await site.events.create("short-lived");
  await site.events.delete(copyOf);
  await site.events.create("its-copy", { copyOf });
  expect((await site.asha.topic("hi/events/its-copy")).published).toBeNull();
});

test("a copy that is deleted leaves no translation for a later event with its address", async () => {
  const { id: copyOf, summary } = await site.events.read("genesis");
  const copy = await site.events.create("genesis-again", { copyOf });
  await site.events.delete(copy);
  await site.events.create("genesis-again", { summary });
  expect((await site.asha.topic("bn/events/genesis-again")).published).toBeNull();
});
