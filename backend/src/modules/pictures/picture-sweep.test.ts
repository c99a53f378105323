import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { startTestApp, TEST_ADMIN, type TestApp } from "../../app/testing/test-app.js";
import { newId } from "../../kernel/db/ids.js";
import { eventually } from "../../kernel/mail/testing/outbox-fixture.js";
import { Sweeper } from "../../kernel/sweep/sweeper.js";
import { ContentDesk, type DeskTopic } from "../content/testing/content-desk.js";
import { FolderStore } from "./store/folder-store.js";
import { giveReadyMadePictures } from "./testing/quick-studio.js";
import { type Uploaded, uploaded } from "./testing/uploader.js";

const DAY = 24 * 3_600_000;

let folder: string;
let app: TestApp;
let desk: ContentDesk;
beforeEach(async () => {
  giveReadyMadePictures();
  folder = mkdtempSync(join(tmpdir(), "pictures-"));
  app = await startTestApp({ MEDIA_STORE: folder });
  const admin = app.client();
  await admin.logIn(TEST_ADMIN.email, TEST_ADMIN.password);
  desk = new ContentDesk(admin);
});
afterEach(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const upload = (): Promise<Uploaded> => uploaded(desk.client, Buffer.from("any"), "portrait");

/** Runs the sweep as if this many days had passed. Returns the ids of the remaining pictures. */
async function leftAfter(days: number): Promise<string[]> {
  const { db, pictureSweep } = app.application.services;
  const rule = app.application.services.sweepRules.filter(({ what }) => what === "pictures");
  expect(pictureSweep.name).toBe("picture files");
  await new Sweeper(db, rule).sweep(new Date(Date.now() + days * DAY));
  const rows = await db.query<{ id: string }>("SELECT id FROM pictures ORDER BY id");
  const ids = rows.map(({ id }) => id);
  const files = (): string[] => readdirSync(folder).map((name) => name.slice("portrait-".length));
  await eventually(() => expect(files().sort()).toEqual(ids)); // the files are deleted after the commit
  return ids;
}

async function faculty(path: string): Promise<object> {
  const { published } = await desk.topic("faculty");
  return { ...(JSON.parse(published ?? "{}") as object), profileImage: path };
}

test("what nothing names goes after 30 days, with its files", async () => {
  const { id } = await upload();
  expect(await leftAfter(29)).toEqual([id]);
  expect(await leftAfter(31)).toEqual([]);
});

test("a draft, a version and an earlier version keep theirs; 30 days count from the last use", async () => {
  const [one, two, unused] = [await upload(), await upload(), await upload()];
  await desk.save("faculty", await faculty(one.path), 0);
  expect(await leftAfter(40)).toEqual([one.id]);
  expect([two, unused]).toHaveLength(2);
});

const versionOf = ({ draft }: DeskTopic): string => draft?.version ?? "0";

test("history counts as use, and what is brought back has its picture", async () => {
  const one = await upload();
  const drafted = await desk.save("faculty", await faculty(one.path), 0);
  await desk.publish("faculty", versionOf(drafted));
  const other = await desk.save("faculty", await faculty("faculty/meenakshi-iyer.svg"), 0);
  await desk.publish("faculty", versionOf(other));
  expect(await leftAfter(400)).toEqual([one.id]);
  await desk.restore("faculty", 2, 1);
  expect((await fetch(app.url + one.address)).status).toBe(200);
});

test("used on the 29th day and dropped at once, it stays another month", async () => {
  const one = await upload();
  const saved = await desk.save("faculty", await faculty(one.path), 0);
  expect(await leftAfter(29)).toEqual([one.id]);
  await desk.client.graphql(
    "mutation ($input: ContentDraftInput!) { discardContentDraft(input: $input) { message } }",
    { input: { topic: "faculty", version: saved.draft?.version } },
  );
  expect(await leftAfter(35)).toEqual([one.id]);
  expect(await leftAfter(60)).toEqual([]);
});

test("a sweep at the moment of a publication: either the picture stays, or the publication is refused", async () => {
  for (let round = 0; round < 5; round++) {
    const one = await upload();
    const body = JSON.stringify(await faculty(one.path));
    const [, code] = await Promise.all([
      leftAfterQuietly(31),
      desk
        .save("faculty", JSON.parse(body) as object, 0)
        .then((saved) => desk.code("publishContent", { topic: "faculty", version: versionOf(saved) })),
    ]);
    await sleep(50); // leaves time for a wrong deletion to happen
    await eventually(async () => {
      const { status } = await fetch(app.url + one.address);
      expect([code, status]).toEqual(code === "ok" ? ["ok", 200] : ["CONTENT_INVALID", 404]);
    });
    if (code !== "ok")
      await desk.client.graphql(
        "mutation ($input: ContentDraftInput!) { discardContentDraft(input: $input) { message } }",
        { input: { topic: "faculty", version: versionOf(await desk.topic("faculty")) } },
      );
  }
});

async function leftAfterQuietly(days: number): Promise<void> {
  const { db, sweepRules } = app.application.services;
  const rule = sweepRules.filter(({ what }) => what === "pictures");
  await new Sweeper(db, rule).sweep(new Date(Date.now() + days * DAY));
}

test("a picture that is gone cannot be published, and the mistake names its field", async () => {
  const path = `uploads/portrait-${newId()}.webp`;
  const version = versionOf(await desk.save("faculty", await faculty(path), 0));
  expect(await desk.refusal("publishContent", { topic: "faculty", version })).toMatchObject({
    code: "CONTENT_INVALID",
    mistakes: [{ place: "profileImage", complaint: expect.stringContaining("no longer exists") }],
  });
});

test("files of an upload that broke off are removed, those of other programs are not", async () => {
  const { id } = await upload();
  const store = new FolderStore(folder);
  const files = new Map([["96.webp", Buffer.from("x")]]);
  const orphan = `portrait-${newId()}`;
  await store.put(orphan, files);
  await store.put("notes", files);
  const { pictureSweep } = app.application.services;
  expect(await pictureSweep.run(new Date(Date.now() + 29 * DAY))).toEqual({ removed: 0 });
  expect(await pictureSweep.run(new Date(Date.now() + 31 * DAY))).toEqual({ removed: 1 });
  expect(readdirSync(folder).sort()).toEqual(["notes", `portrait-${id}`]);
});
