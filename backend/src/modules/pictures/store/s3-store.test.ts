import { S3Server } from "../../../kernel/testing/s3-server.js";
import { S3Store } from "./s3-store.js";

let server: S3Server;
beforeAll(async () => {
  server = await S3Server.start();
});
afterAll(() => server.end());

function opened(change: { secret?: string; store?: string; pageSize?: number } = {}): S3Store {
  const { MEDIA_STORE = "", MEDIA_S3_ENDPOINT = "", MEDIA_S3_KEY_ID = "", MEDIA_S3_SECRET = "" } = server.env;
  const access = { store: MEDIA_STORE, endpoint: MEDIA_S3_ENDPOINT, keyId: MEDIA_S3_KEY_ID };
  return new S3Store({ ...access, region: "us-east-1", secret: MEDIA_S3_SECRET, ...change });
}

const files = (...names: string[]): Map<string, Buffer> =>
  new Map(names.map((name) => [name, Buffer.from(`bytes of ${name}`)]));

test("what one server keeps, another finds; what is removed is gone", async () => {
  const [one, other] = [opened(), opened()];
  await one.put("portrait-1", files("96.webp", "96.avif"));
  await one.put("portrait-2", files("96.webp"));
  expect((await other.get("portrait-1", "96.avif"))?.toString()).toBe("bytes of 96.avif");
  expect(await other.get("portrait-1", "192.avif")).toBeNull();
  expect(await other.names()).toEqual(["portrait-1", "portrait-2"]);
  await other.remove("portrait-1");
  await other.remove("portrait-1");
  expect(await opened().get("portrait-1", "96.avif")).toBeNull();
  expect(await one.names()).toEqual(["portrait-2"]);
  await one.remove("portrait-2");
});

test("a bucket is shared with others: only what is below the prefix is ours", async () => {
  const [ours, theirs] = [opened(), opened({ store: "s3://club" })];
  await theirs.put("elsewhere", files("a.webp"));
  expect(await ours.names()).toEqual([]);
  await theirs.remove("elsewhere");
});

test("more files than one page lists are all found", async () => {
  const store = opened({ pageSize: 2 });
  const names = ["event-1", "event-2", "event-3", "event-4", "event-5"];
  for (const name of names) await store.put(name, files("96.webp"));
  expect(await store.names()).toEqual(names);
  for (const name of names) await store.remove(name);
  expect(await store.names()).toEqual([]);
});

test("a wrong secret is a fault, never a picture that is not there", async () => {
  const wrongSecretStore = opened({ secret: "not the secret" });
  await expect(wrongSecretStore.get("portrait-1", "96.webp")).rejects.toThrow("SignatureDoesNotMatch");
  await expect(wrongSecretStore.put("portrait-1", files("96.webp"))).rejects.toThrow(
    "403 SignatureDoesNotMatch",
  );
  await expect(opened({ store: "s3://nobodys" }).put("portrait-1", files("96.webp"))).rejects.toThrow(
    "NoSuchBucket",
  );
});

test("a store that answers with a redirect is followed nowhere", async () => {
  const sent = jest.spyOn(globalThis, "fetch");
  await opened().get("portrait-1", "96.webp");
  expect(sent.mock.calls.map(([request]) => (request as Request).redirect)).toEqual(["error"]);
  sent.mockRestore();
});
