import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { Topic } from "../../kernel/pubsub/topic.js";
import { EventTextsSite, TOPIC } from "../../modules/content/testing/event-texts-site.js";
import { runClub } from "../testing/run-club.js";

let site: EventTextsSite;
let folder: string;
beforeEach(async () => {
  site = await EventTextsSite.open();
  folder = await mkdtemp(join(tmpdir(), "club-content-"));
  expect(await run("export")).toMatchObject({ code: 0 });
});
afterEach(async () => {
  await rm(folder, { recursive: true });
  await site.close();
});

const out = () => join(folder, "out");
const run = (act: "export" | "import", to = out(), more = "") =>
  runClub(`content ${act} ${to}${more}`, { DATABASE_URL: site.databaseUrl });
const published = async (): Promise<unknown> => JSON.parse((await run("import", out(), " --json")).out);
const read = async (topic: string, from = out()): Promise<Record<string, unknown>> =>
  JSON.parse(await readFile(join(from, `${topic}.json`), "utf8")) as Record<string, unknown>;
async function write(topic: string, content: object): Promise<void> {
  const file = join(out(), `${topic}.json`);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(content));
}
const change = async (topic: string, texts: object): Promise<void> =>
  write(topic, { ...(await read(topic)), ...texts });
const audited = () =>
  site.app.application.services.db.query(
    "SELECT action, actorId, actorName, targetName, details FROM audit_entries WHERE targetType IN ('event', 'content') ORDER BY id",
  );

test("every event has a file with its texts, and no facts; what is in them already publishes nothing", async () => {
  const slugs = (await site.events.days()).toSorted();
  expect((await readdir(join(out(), "events"))).toSorted()).toEqual(slugs.map((slug) => `${slug}.json`));
  const { title, summary, notices, ...more } = await read(TOPIC);
  const event = await site.events.read("algOlympics");
  expect({ title, summary, notices }).toEqual({
    title: "AlgOlympics",
    summary: event.summary,
    notices: event.notices,
  });
  expect(Object.keys(more)).not.toEqual(expect.arrayContaining(["fee"]));
  expect(
    Object.keys(more).filter((field) => /^(?:id|slug|fee|state|firstDay|updatedAt)/.test(field)),
  ).toEqual([]);
  expect(await published()).toEqual({ published: [] });
  expect(await audited()).toEqual([]);
});

test("what a file says of an event is published, with history and audit log; facts and drafts stay", async () => {
  const before = await site.events.read("algOlympics");
  await site.drafted({ summary: "A draft." });
  await change(TOPIC, { summary: " From a file. ", notices: [{ title: "N", description: "D" }] });
  await change("club", { name: "From a file" });
  expect(await published()).toEqual({ published: ["club", TOPIC] });
  expect(await site.events.read("algOlympics")).toEqual({
    ...before,
    summary: "From a file.",
    notices: [{ title: "N", description: "D", link: null }],
    version: expect.any(String),
  });
  const { versions, draft } = await site.asha.topic(TOPIC);
  expect(versions).toMatchObject([{ number: 1, by: "Command line" }, { number: 0 }]);
  expect(draft?.body).toContain("A draft.");
  expect(await audited()).toEqual([
    expect.objectContaining({
      ...{ action: "event.update", actorId: null, actorName: "System", targetName: "AlgOlympics" },
      details: '{"fields":["summary","notices"]}',
    }),
    expect.objectContaining({ action: "content.import", actorId: null, targetName: "club" }),
  ]);
  expect(await published()).toEqual({ published: [] });
});

test("a running site shows it as all else that is imported", async () => {
  const heard = site.app.application.services.db.changes.subscribe(Topic.contentShown);
  await heard.next(); // skips the stream's first event, which announces that anything may have changed
  await change(TOPIC, { summary: "From a file." });
  expect(await published()).toEqual({ published: [TOPIC] });
  await site.app.application.services.liveContent.run(); // on a server the job runs every few seconds
  expect(await heard.next()).toMatchObject({ done: false });
  await heard.return();
});

test("mistakes are listed with their file and field, and nothing is published", async () => {
  const before = await site.events.read("algOlympics");
  await change(TOPIC, { summary: "Sound." });
  await change("club", { name: "Sound" });
  await change("events/code-cascade", {
    rules: "x".repeat(10_001),
    fee: 0,
    notices: [{ title: "", description: "D" }],
  });
  await write("events/syntaxsiege", [1]);
  await write("events/nothing", await read(TOPIC));
  await change("faculty", { name: "" });
  const { code, err } = await run("import");
  expect(code).toBe(1);
  expect(err.trim().split("\n").toSorted()).toEqual([
    "events/code-cascade.json: fee: Events do not have a text with this name. Remove the text",
    "events/code-cascade.json: notices[0].title: Title is required",
    "events/code-cascade.json: rules: This text is too long. Shorten the text",
    "events/nothing.json: there is no event with this address: add it on the tab Events first",
    "events/syntaxsiege.json: The value must be an object of texts",
    "faculty.json: name must not be empty",
  ]);
  await rm(join(out(), "events/nothing.json"));
  await writeFile(join(out(), "events/syntaxsiege.json"), '{ "title": ');
  expect((await run("import")).err).toContain("events/syntaxsiege.json: line 1");
  const after = join(folder, "after");
  await run("export", after);
  expect(await read("club", after)).not.toMatchObject({ name: "Sound" });
  expect(await site.events.read("algOlympics")).toEqual(before);
  expect(await site.numbers()).toEqual([0]);
  expect(await audited()).toEqual([]);
});

test.each<readonly [string, object, string]>([
  ["an unknown event", { topic: "events/nothing" }, "events/nothing.json: there is no event"],
  [
    "a picture that is gone",
    { image: "uploads/event-01951f2e-7c4a-7b1d-9a53-0c6f1e2d3b4a.webp" },
    `${TOPIC}.json: image: `,
  ],
  [
    "a text that is too long in all",
    Object.fromEntries(["rules", "faq", "syllabus"].map((field) => [field, "अ".repeat(9_999)])),
    `${TOPIC}.json: `,
  ],
])(
  "%s alone keeps the other files from being published",
  async (_what, { topic = TOPIC, ...texts }: { topic?: string }, mistake) => {
    await write(topic, { ...(await read(TOPIC)), ...texts });
    await change("events/syntaxsiege", { summary: "Sound." });
    await change("club", { name: "Sound" });
    const { code, err } = await run("import");
    expect({ code, err }).toEqual({ code: 1, err: expect.stringContaining(mistake) });
    expect(err.trim().split("\n")).toHaveLength(1);
    expect(await audited()).toEqual([]);
    expect(await site.asha.topic("club")).toMatchObject({ number: 0 });
  },
);

test("translations of an event's texts go out with them, and come in with them at once", async () => {
  const hindi = (english: string) => ({ texts: { summary: { english, text: "दो राउंड।" } } });
  await change(TOPIC, { summary: "Two rounds." });
  await write(`hi/${TOPIC}`, hindi("Two rounds."));
  expect(await published()).toEqual({ published: [`hi/${TOPIC}`, TOPIC] });
  const after = join(folder, "after");
  await run("export", after);
  expect(await read(`hi/${TOPIC}`, after)).toEqual(hindi("Two rounds."));
  expect(await read(TOPIC, after)).toMatchObject({ summary: "Two rounds." });
});

test("an event that has no file, and a folder without events, stay as they are", async () => {
  await site.publish({ summary: "Published." });
  await rm(join(out(), "events"), { recursive: true });
  expect(await published()).toEqual({ published: [] });
  expect(await site.events.read("algOlympics")).toMatchObject({ summary: "Published." });
});
