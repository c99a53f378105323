import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { BackupPlaces } from "../testing/backup-places.js";
import { runClub } from "../testing/run-club.js";

let places: BackupPlaces;
beforeAll(async () => {
  places = await BackupPlaces.open();
});
afterAll(() => places.dispose());

test("backup and restore: into an empty database at once, over existing data only with --replace and --yes", async () => {
  const source = await places.filled();
  const folder = join(places.folder, "backups");
  const made = await runClub(`backup ${folder} --keep 1`, { DATABASE_URL: source });
  expect(made).toMatchObject({ code: 0, err: "" });
  const [first = ""] = await readdir(folder);
  expect(made.out).toContain(`${join(folder, first)}: `);
  const reported = await runClub(`backup ${folder} --keep 1 --json`, { DATABASE_URL: source });
  const [name = ""] = await readdir(folder);
  expect(JSON.parse(reported.out)).toMatchObject({ file: join(folder, name), removed: [first] });
  const env = { DATABASE_URL: await places.empty() };
  const restored = await runClub(`restore ${join(folder, name)}`, env);
  expect(restored).toMatchObject({ code: 0, out: expect.stringContaining("Everybody has to log in again.") });
  expect((await runClub("list teams", env)).out).toBe(
    (await runClub("list teams", { DATABASE_URL: source })).out,
  );
  const again = await runClub(`restore ${join(folder, name)}`, env);
  expect(again).toMatchObject({ code: 1, out: "", err: expect.stringContaining("--replace --yes") });
  const once = await runClub(`restore ${join(folder, name)} --replace`, env);
  expect(once).toMatchObject({ code: 2, err: expect.stringContaining("If that is meant") });
  const twice = await runClub(`restore --replace --yes ${join(folder, name)}`, env);
  expect(twice).toMatchObject({ code: 0, out: expect.stringContaining("is kept as") });
});
