import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { signUpHolder } from "../../app/testing/students.js";
import { startTestApp, TEST_ADMIN, type TestApp } from "../../app/testing/test-app.js";
import type { TestClient } from "../../app/testing/test-client.js";
import { makePicturesHere } from "./testing/quick-studio.js";
import { bomb, photo, plain } from "./testing/sample-pictures.js";
import { send, type Uploaded, uploaded } from "./testing/uploader.js";

let folder: string;
let app: TestApp;
let admin: TestClient;
let editor: TestClient;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "pictures-"));
  app = await startTestApp({ MEDIA_STORE: join(folder, "store") });
  admin = app.client();
  await admin.logIn(TEST_ADMIN.email, TEST_ADMIN.password);
  editor = (await signUpHolder(app, "content", admin)).client;
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

async function open(address: string): Promise<{ reply: Response; bytes: Buffer }> {
  const reply = await fetch(app.url + address);
  return { reply, bytes: Buffer.from(await reply.arrayBuffer()) };
}

test("an upload is there in every size at once, for everybody and for good", async () => {
  const { status, body } = await send(editor, await photo(), { focusX: "20", alternativeText: "  Asha  " });
  const picture = body.picture;
  expect([status, picture]).toMatchObject([
    200,
    { place: "portrait", alternativeText: "Asha", focusX: 20, focusY: 50, width: 360, height: 480 },
  ]);
  expect(picture?.path).toMatch(/^uploads\/portrait-[0-9a-f-]{36}\.webp$/);
  expect(picture?.address).toMatch(/^\/media\/uploads\/portrait-[0-9a-f-]{36}\/384\.jpg$/);
  for (const [file, type] of [
    ["640.webp", "image/webp"],
    ["96.avif", "image/avif"],
    ["384.jpg", "image/jpeg"],
  ] as const) {
    const { reply, bytes } = await open((picture?.address ?? "").replace("384.jpg", file));
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      "content-type": type,
      "cache-control": "public, max-age=31536000, immutable",
      "content-security-policy": "default-src 'none'; sandbox",
      "x-content-type-options": "nosniff",
    });
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
  }
});

test.each([
  ["/media/uploads/portrait-01951f2e-7c4a-7b1d-9a53-0c6f1e2d3b4a/640.webp"],
  ["/media/uploads/portrait-01951f2e-7c4a-7b1d-9a53-0c6f1e2d3b4a/whole.webp"],
  ["/media/uploads/portrait-01951f2e-7c4a-7b1d-9a53-0c6f1e2d3b4a/641.webp"],
  ["/media/uploads/elsewhere-01951f2e-7c4a-7b1d-9a53-0c6f1e2d3b4a/640.webp"],
  ["/media/uploads/%2e%2e/640.webp"],
  ["/media/uploads/..%2f..%2f.env/640.webp"],
])("%s is nothing", async (address) => {
  const { reply } = await open(address);
  expect([reply.status, reply.headers.get("cache-control")?.includes("immutable") ?? false]).toEqual([
    404,
    false,
  ]);
});

test("the content decides, whatever the file was called", async () => {
  makePicturesHere();
  const png = await plain(96, 96).png().toBuffer();
  for (const type of ["image/jpeg", "image/svg+xml", "application/octet-stream"])
    expect((await send(editor, png, {}, type)).status).toBe(200);
  const page = Buffer.from("<!doctype html><script>alert(1)</script>");
  expect((await send(editor, page, {}, "image/png")).body.code).toBe("PICTURE_FORMAT");
  expect((await send(editor, page, {}, "text/html")).status).toBe(415);
});

test("hostile files are refused in words, and nothing of them is kept", async () => {
  const before = readdirSync(join(folder, "store"));
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  expect((await send(editor, svg)).body).toMatchObject({
    code: "PICTURE_SVG",
    message: expect.stringContaining("SVG"),
  });
  makePicturesHere(); // A picture's own process would refuse in the same way.
  expect((await send(editor, bomb(50_000, 50_000))).body.code).toBe("PICTURE_TOO_MANY_PIXELS");
  const whole = await photo();
  expect((await send(editor, whole.subarray(0, whole.length / 2))).body.code).toBe("PICTURE_BROKEN");
  expect((await send(editor, Buffer.alloc(0))).body.code).toBe("PICTURE_FORMAT");
  expect((await send(editor, Buffer.from("x"))).body.code).toBe("PICTURE_FORMAT");
  expect((await send(editor, Buffer.alloc(13 * 1024 * 1024, 0xff))).status).toBe(413);
  expect(readdirSync(join(folder, "store"))).toEqual(before);
});

test("place, alternative text and focus are checked before anything is unpacked", async () => {
  const picture = await photo(96, 96);
  const refused = async (query: Record<string, string>): Promise<unknown> =>
    (await send(editor, picture, query)).body;
  expect(await refused({ alternativeText: " " })).toMatchObject({
    code: "BAD_INPUT",
    fields: { alternativeText: expect.stringContaining("Describe the picture") },
  });
  expect(await refused({ place: "cellar" })).toMatchObject({
    code: "BAD_INPUT",
    fields: { place: expect.any(String) },
  });
  expect(await refused({ focusX: "101" })).toMatchObject({
    code: "BAD_INPUT",
    fields: { focusX: expect.any(String) },
  });
  expect(await refused({ focusX: "here" })).toMatchObject({ code: "BAD_INPUT" });
});

test("a caller who may not upload is refused before a byte is read", async () => {
  const picture = Buffer.alloc(11 * 1024 * 1024, 1);
  expect((await send(app.client(), picture)).body.code).toBe("UNAUTHENTICATED");
  const reader = (await signUpHolder(app, "reader", admin)).client;
  expect((await send(reader, picture)).body.code).toBe("FORBIDDEN");
});

describe("another crop or text", () => {
  const CHANGE = `mutation ($input: ChangePictureInput!) { changePicture(input: $input) { picture { id address alternativeText focusX } } }`;
  let first: Uploaded;
  beforeAll(async () => {
    makePicturesHere();
    first = await uploaded(editor, await photo(), "event");
  });

  async function changed(input: object): Promise<Uploaded> {
    const { data, errors } = await editor.graphql(CHANGE, { input: { id: first.id, focusY: 50, ...input } });
    if (errors) throw new Error(JSON.stringify(errors));
    return (data as { changePicture: { picture: Uploaded } }).changePicture.picture;
  }

  test("another text stays at the same address", async () => {
    const after = await changed({ alternativeText: "The hall", focusX: 50 });
    expect(after).toEqual({ id: first.id, address: first.address, alternativeText: "The hall", focusX: 50 });
    const { data } = await editor.graphql(
      `query ($id: ID!) { uploadedPicture(id: $id) { alternativeText } }`,
      { id: first.id },
    );
    expect(data).toEqual({ uploadedPicture: { alternativeText: "The hall" } });
  });

  test("another crop is another picture, as browsers keep the first for good", async () => {
    const after = await changed({ alternativeText: "The hall", focusX: 90 });
    expect(after.address).not.toBe(first.address);
    for (const { address } of [first, after]) expect((await open(address)).reply.status).toBe(200);
  });

  test("the whole picture is shown to editors only", async () => {
    const whole = `/api/pictures/${first.id}/whole`;
    const { status, headers } = await editor.send("GET", whole);
    expect([status, headers.get("content-type"), headers.get("cache-control")]).toEqual([
      200,
      "image/webp",
      "private, no-store",
    ]);
    expect((await app.client().get(whole)).status).toBe(401);
    expect((await editor.get("/api/pictures/01951f2e-7c4a-7b1d-9a53-0c6f1e2d3b4a/whole")).status).toBe(404);
  });
});

test("an event's picture says on its page what is to be seen; one that is gone cannot be chosen", async () => {
  makePicturesHere();
  const picture = await uploaded(editor, await photo(), "event");
  const EVENT = `slug title summary description image schedule venue fee maxTeamSize firstDay lastDay registration state
    qualifyingRank notices { title description link }`;
  const { data } = await editor.graphql(`{ event(slug: "genesis") { id ${EVENT} } }`);
  const { id, ...event } = (data as { event: { id: string } }).event;
  const save = (image: string) =>
    editor.graphql(
      "mutation ($input: UpdateEventInput!) { updateEvent(input: $input) { event { picture } } }",
      {
        input: { ...event, eventId: id, image },
      },
    );
  const missingReply = await save(picture.path.replace(/....\.webp/, "0000.webp"));
  expect(missingReply.errors?.[0]?.extensions.fields).toEqual({
    image: expect.stringContaining("no longer exists"),
  });
  const shown = `${picture.address}#${picture.id.slice(-6)}`; // An id ends with its picture's colour, here blue.
  expect((await save(picture.path)).data).toEqual({ updateEvent: { event: { picture: shown } } });
  const text = `{ genesis: eventPictureText(slug: "genesis") syntaxsiege: eventPictureText(slug: "syntaxsiege") }`;
  expect((await app.client().graphql(text)).data).toEqual({ genesis: "Asha at her desk", syntaxsiege: null });
});

test("of many at once some are made, and the others are asked to come back later", async () => {
  const picture = await photo(96, 96);
  const replies = await Promise.all(Array.from({ length: 9 }, () => send(editor, picture)));
  const statuses = replies.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(2);
  expect(statuses.every((status) => status === 200 || status === 503)).toBe(true);
  const refused = replies.filter(({ status }) => status === 503);
  expect(refused.length).toBeGreaterThan(0);
  for (const { headers } of refused) expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
}, 60_000);

test("a store that is away is a 503, nothing half is left, and the next upload works", async () => {
  makePicturesHere();
  const away = join(folder, "away");
  writeFileSync(away, "a file where the folder should be");
  const other = await startTestApp({ MEDIA_STORE: away, LOG_LEVEL: "warn" });
  const client = other.client();
  await client.logIn(TEST_ADMIN.email, TEST_ADMIN.password);
  const picture = await photo(96, 96);
  const reply = await send(client, picture);
  expect([reply.status, reply.body.code, reply.headers.get("retry-after")]).toEqual([
    503,
    "UNAVAILABLE",
    "10",
  ]);
  expect(await other.application.services.pictureSweep.run()).toEqual({ removed: 0 });
  rmSync(away);
  expect((await send(client, picture)).status).toBe(200);
  expect(existsSync(away)).toBe(true);
  expect(other.log.map(({ msg }) => msg)).toEqual(
    expect.arrayContaining(["picture store is away", "picture store is back"]),
  );
  await other.close();
});
