import { createHash, randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { backupName, type Manifest, manifestName } from "../../kernel/backup/backup-file.js";
import { Bucket } from "../../kernel/s3/bucket.js";
import { type Fate, S3Front } from "../../kernel/testing/s3-front.js";
import { BucketBackups } from "./bucket-backups.js";
import { namingBucket } from "./bucket-faults.js";

let front: S3Front;
const folder = mkdtempSync(join(tmpdir(), "bucket-backups-"));
const pictures = { names: ["portrait-1", "portrait-2"], folder: join(folder, "pictures") };
beforeAll(async () => {
  front = await S3Front.start();
  for (const name of pictures.names) {
    mkdirSync(join(pictures.folder, name), { recursive: true });
    for (const file of ["96.webp", "96.avif"])
      writeFileSync(join(pictures.folder, name, file), `${name} ${file}`);
  }
});
afterEach(() => {
  front.fate = () => null;
});
afterAll(async () => {
  await front.end();
  rmSync(folder, { recursive: true });
});

/** S3 requires parts of at least 5 MB; the test store accepts smaller ones. */
const PART_BYTES = 64 * 1024;
const SAFE = (): void => undefined;
let places = 0;

/** Opens backups under a new prefix, with pauses of 1 ms between attempts. */
function opened({ store = `s3://club/${String(places++)}`, secret = "S3RVER", timeoutMs = 60_000 } = {}) {
  const access = { store, endpoint: front.endpoint, region: "us-east-1", keyId: "S3RVER", secret };
  const limits = { timeoutMs, retries: 0, pauseMs: 1, partBytes: PART_BYTES };
  const bucket = new Bucket(access, limits);
  return { store, backups: new BucketBackups(bucket), bucket };
}

/** Writes random bytes to a file that is named like a backup of the given day. */
function fileOf(day: number, bytes: number): string {
  const file = join(folder, backupName(new Date(Date.UTC(2026, 0, day))));
  writeFileSync(file, randomBytes(bytes));
  return file;
}

/** Simulates a crash at the n-th request from now. That request gets the given fate, and no later request arrives. */
function dieAt(n: number, fate: Fate): void {
  let requests = 0;
  front.fate = () => {
    requests++;
    return requests < n ? null : requests === n ? fate : "cut";
  };
}

/** Returns the bytes that the store holds under a key. */
function held(store: string, key: string): Buffer {
  return readFileSync(join(front.store.folder, store.slice("s3://".length), `${key}._S3rver_object`));
}

test("whatever is cut off, only whole backups are listed, and the next run removes what was left", async () => {
  const small = fileOf(1, 100);
  const file = fileOf(2, 2 * PART_BYTES + 7);
  const cut = fc.record({
    at: fc.integer({ min: 1, max: 22 }),
    fate: fc.constantFrom<Fate>("cut", "lost", { status: 503, code: "SlowDown" }),
  });
  await fc.assert(
    fc.asyncProperty(cut, async ({ at, fate }) => {
      const { store, backups, bucket } = opened();
      await backups.send(small, null, SAFE);
      dieAt(at, fate);
      const run = async () => {
        await backups.clear();
        await backups.send(file, pictures, SAFE);
        await backups.prune({ newest: 1 }, SAFE);
      };
      await run().catch(() => undefined);
      front.fate = () => null;
      const listed = await backups.list();
      expect(listed.length).toBeGreaterThan(0);
      for (const { name } of listed) {
        const { sha256, pictures: names } = JSON.parse(
          held(store, manifestName(name)).toString(),
        ) as Manifest;
        expect(sumOf(held(store, name))).toBe(sha256);
        for (const picture of names ?? [])
          for (const one of ["96.webp", "96.avif"])
            expect(held(store, `pictures/${picture}/${one}`).toString()).toBe(`${picture} ${one}`);
      }
      await run();
      const keys = (await bucket.list("club-")).map(({ key }) => key);
      const [name = ""] = (await backups.list()).map((backup) => backup.name);
      expect(keys).toEqual([name, manifestName(name)]);
      expect(await bucket.unfinished("")).toEqual([]);
    }),
    { numRuns: 8, endOnFailure: true },
  );
}, 120_000);

test("a part that is refused once is sent again; one that is always refused ends the upload, which is aborted", async () => {
  const { backups, bucket } = opened();
  const file = fileOf(3, PART_BYTES + 1);
  let refused = 0;
  front.fate = (method, url) =>
    method === "PUT" && url.includes("partNumber=2") && refused++ === 0
      ? { status: 500, code: "InternalError" }
      : null;
  await backups.send(file, null, SAFE);
  expect(await (await bucket.ask("GET", (await backups.list())[0]?.name ?? "")).arrayBuffer()).toEqual(
    Uint8Array.from(readFileSync(file)).buffer,
  );

  front.fate = (method, url) =>
    method === "PUT" && url.includes("partNumber=2") ? { status: 403, code: "QuotaExceeded" } : null;
  const before = front.requests.length;
  await expect(backups.send(fileOf(4, PART_BYTES + 1), null, SAFE)).rejects.toThrow("QuotaExceeded");
  expect(front.requests.slice(before).filter((line) => line.includes("partNumber=2"))).toHaveLength(1);
  expect(await bucket.unfinished("")).toEqual([]);
  expect(await backups.list()).toHaveLength(1);
});

test("a completion whose answer is lost, or that fails behind a 200, is not taken for the other", async () => {
  const { backups } = opened();
  let lost = 0;
  const isCompletion = (method: string, url: string) => method === "POST" && url.includes("uploadId");
  front.fate = (method, url) => (isCompletion(method, url) && lost++ === 0 ? "lost" : null);
  await backups.send(fileOf(5, 10), null, SAFE);
  expect(await backups.list()).toHaveLength(1);
  front.fate = (method, url) => (isCompletion(method, url) ? { status: 200, code: "InternalError" } : null);
  await expect(backups.send(fileOf(6, 10), null, SAFE)).rejects.toThrow("InternalError");
  expect(await backups.list()).toHaveLength(1);
});

test("retention by age is the disk's, and a picture goes with the last backup that knows it", async () => {
  const { backups, bucket } = opened();
  for (const [index, day] of [1, 2, 3, 4].entries())
    await backups.send(
      fileOf(day, 10),
      { ...pictures, names: pictures.names.slice(index > 1 ? 1 : 0) },
      SAFE,
    );
  const nameOf = (day: number) => backupName(new Date(Date.UTC(2026, 0, day)));
  expect(await backups.prune({ spans: [{ count: 3, unit: "d" }] }, SAFE)).toEqual([nameOf(1)]);
  expect(await bucket.list("pictures/portrait-1/")).toHaveLength(2);
  expect(await backups.prune({ newest: 2 }, SAFE)).toEqual([nameOf(2)]);
  expect(await bucket.list("pictures/portrait-1/")).toEqual([]);
  expect(await bucket.list("pictures/portrait-2/")).toHaveLength(2);
  expect((await backups.list()).map(({ name }) => name)).toEqual([nameOf(3), nameOf(4)]);
});

test("a run that may have lost its turn writes no manifest", async () => {
  const { backups } = opened();
  const lost = (): void => {
    throw new Error("lost");
  };
  await expect(backups.send(fileOf(7, 10), null, lost)).rejects.toThrow("lost");
  expect(await backups.list()).toEqual([]);
});

test("a server that does not answer is given up in time", async () => {
  const { backups } = opened({ timeoutMs: 200 });
  front.fate = (method) => (method === "PUT" ? "hang" : null);
  const begun = Date.now();
  await expect(backups.send(fileOf(8, 10), null, SAFE)).rejects.toThrow("timeout");
  expect(Date.now() - begun).toBeLessThan(5000);
});

test("a fault says in plain words what to do about it", async () => {
  const faultAt = (at: { backups: BucketBackups; store: string }) =>
    namingBucket("s3://club", () => at.backups.list()).then(
      String,
      (error: unknown) => (error as Error).message,
    );
  expect(await faultAt(opened({ secret: "wrong" }))).toBe(
    "s3://club cannot be used: the secret is wrong. Copy the secret into BACKUP_S3_SECRET again. (SignatureDoesNotMatch)",
  );
  expect(await faultAt(opened({ store: "s3://other" }))).toMatch(
    /the bucket does not exist\. .*\(NoSuchBucket\)/,
  );
  front.fate = () => ({ status: 403, code: "RequestTimeTooSkewed" });
  expect(await faultAt(opened())).toMatch(/this machine's clock is wrong\. .*\(RequestTimeTooSkewed\)/);
  const access = { store: "s3://club", region: "", keyId: "k", secret: "s" };
  const limits = { timeoutMs: 5000, retries: 0, pauseMs: 1 };
  const away = (endpoint: string) => ({
    backups: new BucketBackups(new Bucket({ ...access, endpoint }, limits)),
    store: "",
  });
  expect(await faultAt(away("http://127.0.0.1:2"))).toMatch(
    /nothing responds at the address of the store\. .*\(ECONNREFUSED\)/,
  );
  front.fate = () => "cut";
  expect(await faultAt(opened())).toMatch(/the connection was lost\. /);
  front.fate = () => ({ status: 403, code: "" });
  expect(await faultAt(opened())).toMatch(/the key has too few rights\. .*\(403\)/);
  front.fate = () => ({ status: 503, code: "SlowDown" });
  expect(await faultAt(opened())).toMatch(/the store has a problem at the moment\. .*\(SlowDown\)/);
});

function sumOf(bytes: Buffer): string {
  return createHash("sha256").update(bytes).digest("hex");
}
