import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { BackupStates } from "../../kernel/backup/backup-state.js";
import { newId } from "../../kernel/db/ids.js";
import { S3Front } from "../../kernel/testing/s3-front.js";
import { BackupPlaces, digests, on } from "../testing/backup-places.js";
import { runClub } from "../testing/run-club.js";

let front: S3Front;
let place: BackupPlaces;
beforeAll(async () => {
  front = await S3Front.start();
  place = await BackupPlaces.open();
});
afterAll(async () => {
  await place.dispose();
  await front.end();
});

test("two runs at once both get to the bucket, and a backup comes back from there byte by byte, pictures too", async () => {
  const source = await place.filled();
  const picture = `portrait-${newId()}`;
  const [media, one, other, back] = ["media", "one", "other", "back"].map((name) => join(place.folder, name));
  mkdirSync(join(media ?? "", picture), { recursive: true });
  writeFileSync(join(media ?? "", picture, "96.webp"), randomBytes(1000));
  const env = { DATABASE_URL: source, MEDIA_STORE: media, ...front.env };
  const made = await Promise.all([
    runClub("backup", { ...env, BACKUP_FOLDER: one }),
    runClub(`backup ${other ?? ""}`, env),
  ]);
  for (const run of made) expect(run).toMatchObject({ code: 0, err: "" });
  const { out } = await runClub("list backups --json", { ...env, BACKUP_FOLDER: one });
  const listed = (JSON.parse(out) as { file: string }[]).map(({ file }) => file);
  const [local = "", first = "", second = ""] = listed;
  expect([first, second].map((file) => file.slice(0, 27))).toEqual(
    Array(2).fill("s3://club/some/backups/club"),
  );
  const state = () => on(source, (db) => new BackupStates(db).read());
  expect(await state()).toMatchObject({
    failures: 0,
    places: [expect.any(String), "s3://club/some/backups"],
  });

  const [name = ""] = [first, second].map((file) => basename(file)).filter((file) => local.endsWith(file));
  const there = { ...front.env, DATABASE_URL: await place.empty() };
  const restored = await runClub(`restore s3://club/some/backups/${name}`, { ...there, BACKUP_FOLDER: back });
  expect(restored).toMatchObject({ code: 0, out: expect.stringContaining("with 1 new pictures") });
  for (const file of [name, join("pictures", picture, "96.webp")])
    expect(readFileSync(join(back ?? "", file))).toEqual(readFileSync(join(one ?? "", file)));
  expect((await digests(there.DATABASE_URL))["users"]).toBe((await digests(source))["users"]);

  const stored = join(front.store.folder, "club/some/backups", `${name}._S3rver_object`);
  writeFileSync(stored, randomBytes(readFileSync(stored).length));
  rmSync(back ?? "", { recursive: true });
  const damaged = await runClub(`restore s3://club/some/backups/${name} --folder ${back ?? ""}`, there);
  expect(damaged).toMatchObject({ code: 1, err: expect.stringContaining("is damaged in the bucket") });
  const refused = await runClub(`backup ${one ?? ""}`, { ...env, BACKUP_S3_SECRET: "wrong" });
  expect(refused).toMatchObject({ code: 1, out: "" });
  expect(refused.err).toMatch(/^s3:\/\/club\/some\/backups cannot be used: the secret is wrong\. /);
  expect(await state()).toMatchObject({ failures: 1, reason: refused.err.trim(), madeAt: expect.any(Date) });
}, 60_000);
