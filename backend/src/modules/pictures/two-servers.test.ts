import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startTestApp, TEST_ADMIN, type TestApp } from "../../app/testing/test-app.js";
import { createMigratedDatabase } from "../../kernel/testing/migrated-database.js";
import { S3Server } from "../../kernel/testing/s3-server.js";
import { giveReadyMadePictures } from "./testing/quick-studio.js";
import { send, uploaded } from "./testing/uploader.js";

const PICTURE = Buffer.from("any");
beforeEach(giveReadyMadePictures);

async function withServers(
  env: Record<string, string>,
  work: (one: TestApp, other: TestApp) => Promise<void>,
): Promise<void> {
  const database = await createMigratedDatabase();
  const variables = { DATABASE_URL: database.url, ...env };
  const [one, other] = [await startTestApp(variables), await startTestApp(variables)];
  try {
    await work(one, other);
  } finally {
    await Promise.all([one.close(), other.close()]);
    await database.dispose();
  }
}

async function signedIn(app: TestApp) {
  const client = app.client();
  await client.logIn(TEST_ADMIN.email, TEST_ADMIN.password);
  return client;
}

test("with a shared folder, both servers show what either was given", async () => {
  const folder = mkdtempSync(join(tmpdir(), "shared-"));
  await withServers({ MEDIA_STORE: folder }, async (one, other) => {
    const picture = await uploaded(await signedIn(one), PICTURE, "glimpse");
    expect((await fetch(other.url + picture.address)).status).toBe(200);
    expect(readdirSync(folder)).toHaveLength(1);
  });
  rmSync(folder, { recursive: true, force: true });
});

test("with a bucket too; while it is away an upload is a 503 and leaves nothing", async () => {
  const store = await S3Server.start();
  await withServers(store.env, async (one, other) => {
    const client = await signedIn(one);
    const picture = await uploaded(client, PICTURE, "event");
    const reply = await fetch(other.url + picture.address);
    expect([reply.status, reply.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
    await store.down();
    const refused = await send(client, PICTURE);
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "10"]);
    const webp = picture.address.replace("jpg", "webp");
    const missing = await fetch(other.url + webp);
    expect([missing.status, missing.headers.get("cache-control")]).toEqual([503, "no-store"]);
    // Recently shown pictures are cached, so the server can send them without the store.
    expect((await fetch(other.url + picture.address)).status).toBe(200);
    await store.up();
    expect((await fetch(other.url + webp)).status).toBe(200);
    const rows = await one.application.services.db.query<{ id: string }>("SELECT id FROM pictures");
    expect(rows.map(({ id }) => id)).toEqual([picture.id]);
  });
  await store.end();
}, 60_000);
