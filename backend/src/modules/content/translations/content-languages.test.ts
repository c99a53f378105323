import { signUpHolder } from "../../../app/testing/students.js";
import { startTestApp, TEST_ADMIN, type TestApp } from "../../../app/testing/test-app.js";
import { TRANSLATED_INTO } from "../../../kernel/contract/languages.js";
import { createMigratedDatabase } from "../../../kernel/testing/migrated-database.js";
import type { TestDatabase } from "../../../kernel/testing/test-database.js";
import { ContentCopy } from "../testing/content-copy.js";
import { ContentDesk } from "../testing/content-desk.js";

/** The shipped content without translations, for a club that starts with English texts only. */
const inEnglish = new ContentCopy();
for (const language of TRANSLATED_INTO) inEnglish.remove(language);
afterAll(() => {
  inEnglish.dispose();
});

let database: TestDatabase;
let app: TestApp;
let desk: ContentDesk;

async function open(): Promise<void> {
  database = await createMigratedDatabase();
  app = await startTestApp({ DATABASE_URL: database.url }, inEnglish.root);
  const client = app.client();
  await client.logIn(TEST_ADMIN.email, TEST_ADMIN.password);
  desk = new ContentDesk(client);
}
async function close(): Promise<void> {
  await app.close();
  await database.dispose();
}

const WELCOME = "कोड, चाय और प्रतियोगिताएँ";
const SITE =
  "{ siteContent { club { name welcome } aboutCards { id title icon } address memberBatches { key label } } }";

interface Site {
  readonly club: { readonly name: string; readonly welcome: string };
  readonly aboutCards: readonly { readonly id: string; readonly title: string }[];
  readonly address: readonly string[];
}

async function ask<T>(query: string, language: string, of: TestApp = app): Promise<T> {
  const { body } = await of
    .client()
    .send<{ data: T; errors?: object[] }>("POST", "/graphql", { query }, { "accept-language": language });
  expect(body.errors).toBeUndefined();
  return body.data;
}
const site = async (language: string, of: TestApp = app): Promise<Site> =>
  (await ask<{ siteContent: Site }>(SITE, language, of)).siteContent;

/** Returns a translation record for the given keys, with their current English texts. */
async function written(topic: string, texts: Readonly<Record<string, string>>): Promise<object> {
  const { english } = await desk.topic(topic);
  const entries = Object.entries(texts).map(([key, text]) => [
    key,
    { english: english.find((one) => one.key === key)?.english, text },
  ]);
  return { texts: Object.fromEntries(entries) as object };
}
/** Saves a draft over the present one. */
async function saved(topic: string, content: object): ReturnType<ContentDesk["save"]> {
  const { draft } = await desk.topic(topic);
  return desk.save(topic, content, draft?.version ?? 0);
}
async function publish(topic: string, content: object): Promise<void> {
  const { draft } = await saved(topic, content);
  await desk.publish(topic, draft?.version ?? 0);
}
/** Returns the number of outdated texts twice: from the list of topics, and from the topic itself. */
async function outdated(topic: string): Promise<(number | undefined)[]> {
  const listed = (await desk.topics()).find(({ id }) => id === topic);
  return [listed?.outdatedTexts, (await desk.topic(topic)).outdatedTexts];
}
async function changeEnglish(topic: string, change: object): Promise<void> {
  const { published } = await desk.topic(topic);
  await publish(topic, { ...(JSON.parse(published ?? "{}") as object), ...change });
}

describe("what is published", () => {
  beforeEach(open);
  afterEach(close);

  test("each text is in the visitor's language, and in English where that one is missing", async () => {
    const english = await site("en");
    const [card] = english.aboutCards;
    await publish("hi/club", await written("hi/club", { welcome: WELCOME }));
    await publish("hi/about", await written("hi/about", { [`cards[${card?.id ?? ""}].title`]: "उद्देश्य" }));
    expect((await desk.topics()).find(({ id }) => id === "hi/club")).toMatchObject({
      number: 1,
      isPublished: true,
    });

    const hindi = await site("hi-IN,hi;q=0.9");
    expect(hindi.club).toEqual({ name: english.club.name, welcome: WELCOME });
    expect(hindi.aboutCards).toEqual([{ ...card, title: "उद्देश्य" }, ...english.aboutCards.slice(1)]);
    expect(await site("bn")).toEqual(english);
    expect(await site("en")).toEqual(english);
  });

  test("a draft of a translation is seen by editors alone, and what it said before comes back", async () => {
    const { welcome } = (await site("en")).club;
    await desk.save("bn/club", await written("bn/club", { welcome: "স্বাগতম" }), 0);
    expect((await site("bn")).club.welcome).toBe(welcome);
    await desk.publish("bn/club", (await desk.topic("bn/club")).draft?.version ?? 0);
    await publish("bn/club", { texts: {} });
    expect((await site("bn")).club.welcome).toBe(welcome);
    await desk.restore("bn/club", 2, 1);
    expect((await site("bn")).club.welcome).toBe("স্বাগতম");
  });

  test("a translation whose English text has changed is kept and not shown, until the English is as it was", async () => {
    const before = (await site("en")).club.welcome;
    await publish("hi/club", await written("hi/club", { welcome: WELCOME }));
    await changeEnglish("club", { welcome: "Come in on Friday." });
    expect((await site("hi")).club.welcome).toBe("Come in on Friday.");
    const { published, english } = await desk.topic("hi/club");
    expect(JSON.parse(published ?? "")).toEqual({ texts: { welcome: { english: before, text: WELCOME } } });
    expect(english.find(({ key }) => key === "welcome")?.english).toBe("Come in on Friday.");
    expect(await outdated("hi/club")).toEqual([1, 1]);
    await changeEnglish("club", { welcome: before });
    expect(await outdated("hi/club")).toEqual([0, 0]);
    expect((await site("hi")).club.welcome).toBe(WELCOME);
  });

  test("a line that has moved keeps its translation", async () => {
    await changeEnglish("address", { lines: ["Room 204", "India"] });
    await publish("hi/address", await written("hi/address", { "lines[1]": "भारत" }));
    expect((await site("hi")).address).toEqual(["Room 204", "भारत"]);
    await changeEnglish("address", { lines: ["Block A", "Room 204", "India"] });
    expect((await site("hi")).address).toEqual(["Block A", "Room 204", "भारत"]);
  });

  test("the translation of a batch that has left the site is kept, but never shown", async () => {
    const batch = (await desk.topics()).find(({ id }) => id.startsWith("members/"))?.id ?? "";
    await publish(`hi/${batch}`, await written(`hi/${batch}`, { label: "पूर्व छात्र" }));
    const labels = async (): Promise<string> => JSON.stringify(await site("hi"));
    expect(await labels()).toContain("पूर्व छात्र");
    await desk.remove(batch, (await desk.topic(batch)).number);
    expect(await labels()).not.toContain("पूर्व छात्र");
    expect((await desk.topic(`hi/${batch}`)).english).toEqual([]);
    await desk.restore(batch, 1, 0);
    expect(await labels()).toContain("पूर्व छात्र");
  });

  test("another server shows a translation too, and one that breaks a rule is left out alone", async () => {
    await publish("hi/club", await written("hi/club", { welcome: WELCOME }));
    await app.application.services.db.inTransaction((tx) =>
      tx.query(
        `INSERT INTO content_versions (id, topic, number, body, editorName, at)
       VALUES ('broken', 'hi/about', 1, '{"texts":[]}', 'Asha', '2026-01-01 00:00:00.000')`,
      ),
    );
    const later = await startTestApp({ DATABASE_URL: database.url, LOG_LEVEL: "fatal" }, inEnglish.root);
    const shown = (await site("hi", later)).club.welcome;
    await later.close();
    expect(shown).toBe(WELCOME);
  });

  const EVENT =
    '{ event(slug: "algOlympics") { title summary description contact notices { title description link } } }';
  interface Event {
    readonly title: string;
    readonly summary: string;
    readonly description: string;
  }

  test("an event's texts are in the visitor's language, and as they were written for editors", async () => {
    const { event: english } = await ask<{ event: Event }>(EVENT, "en");
    const topic = "hi/events/algOlympics";
    const description = "पहला अनुच्छेद।\n\nदूसरा <b>अनुच्छेद</b>।";
    await publish(topic, await written(topic, { summary: "एक दिन, दो राउंड।", description }));
    const { event } = await ask<{ event: Event }>(EVENT, "hi");
    expect(event).toEqual({ ...english, summary: "एक दिन, दो राउंड।", description });
    expect((await ask<{ event: Event }>(EVENT, "bn")).event).toEqual(english);

    const summaries = async (query: string): Promise<string> => JSON.stringify(await ask(query, "hi"));
    expect(await summaries("{ events { summary } }")).toContain("एक दिन");
    expect(await summaries("{ events(inEnglish: true) { summary } }")).not.toContain("एक दिन");
  });
});

// These tests share a site, because they save drafts only.
describe("what is saved and not published", () => {
  beforeAll(open);
  afterAll(close);

  test.each([
    ["longer than the English field takes", { welcome: "अ".repeat(301) }, "must have at most 300 characters"],
    [
      "of two lines where there is one",
      { welcome: "एक\nदो" },
      "must be one line, without control characters",
    ],
    ["with an invisible override", { welcome: "कोड\u202e" }, "must be one line, without control characters"],
    ["blank", { welcome: " " }, "must not be empty"],
  ])("a text %s is a mistake at its place", async (_what, texts, complaint) => {
    const { draft } = await saved("hi/club", await written("hi/club", texts));
    const mistakes = [{ place: "texts.welcome", complaint }];
    expect(draft?.mistakes).toEqual(mistakes);
    const sent = { topic: "hi/club", version: draft?.version };
    expect(await desk.refusal("publishContent", sent)).toMatchObject({ code: "CONTENT_INVALID", mistakes });
  });

  test.each<readonly [string, unknown]>([
    ["an address", { texts: { "liveLink.path": { english: "/events", text: "/elsewhere" } } }],
    ["a picture", { texts: { "glimpses[chai-break].image": { english: "a.svg", text: "b.svg" } } }],
    ["a prototype", { texts: { __proto__x: { english: "a", text: "b" } } }],
    ["more than texts", { texts: {}, sample: true }],
    ["a text that is none", { texts: { welcome: "नमस्ते" } }],
    ["a list", []],
  ])("%s cannot be translated", async (_what, content) => {
    const { draft } = await saved("hi/club", content as object);
    expect(draft?.mistakes).toHaveLength(1);
  });

  test("parts without texts, and languages that the site does not speak, have no translations", async () => {
    for (const topic of ["hi/look", "hi/nothing", "hi/hi/club", "ta/club", "en/club", "hi/events/../club"])
      expect(await desk.code("saveContentDraft", { topic, body: "{}", version: "0" })).toBe(
        "CONTENT_NOT_FOUND",
      );
  });

  test("two editors of a translation do not write past each other", async () => {
    await desk.save("hi/about", { texts: {} }, 0);
    expect(
      await desk.refusal("saveContentDraft", { topic: "hi/about", body: '{"texts":{}}', version: "0" }),
    ).toMatchObject({ code: "VERSION_CHANGED" });
  });

  test("who may not edit content may not translate it", async () => {
    const { client } = await signUpHolder(app, "treasurer", desk.client);
    const input = { topic: "hi/club", body: '{"texts":{}}', version: "0" };
    expect(await new ContentDesk(client).code("saveContentDraft", input)).toBe("FORBIDDEN");
  });

  test("an event's translation has the limits of its form, and says nothing of an event that there is not", async () => {
    const topic = "bn/events/algOlympics";
    const saved = await desk.save(topic, await written(topic, { title: "অ".repeat(121) }), 0);
    expect(saved.draft?.mistakes).toEqual([
      { place: "texts.title", complaint: "must have at most 120 characters" },
    ]);
    const keys = (await desk.topic(topic)).english.map(({ key }) => key);
    expect(keys).toEqual(expect.arrayContaining(["title", "summary", "description", "schedule", "venue"]));
    expect(keys).not.toContain("contact");
    expect((await desk.topic("bn/events/nothing-here")).english).toEqual([]);
  });
});
