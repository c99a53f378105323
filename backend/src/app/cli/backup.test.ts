import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { backupName } from "../../kernel/backup/backup-file.js";
import { BackupStates } from "../../kernel/backup/backup-state.js";
import { newId } from "../../kernel/db/ids.js";
import { BackupPlaces, on } from "../testing/backup-places.js";
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
  expect(restored).toMatchObject({ code: 0, out: expect.stringContaining("Everyone must log in again.") });
  expect((await runClub("list teams", env)).out).toBe(
    (await runClub("list teams", { DATABASE_URL: source })).out,
  );
  const again = await runClub(`restore ${join(folder, name)}`, env);
  expect(again).toMatchObject({ code: 1, out: "", err: expect.stringContaining("--replace --yes") });
  const once = await runClub(`restore ${join(folder, name)} --replace`, env);
  expect(once).toMatchObject({ code: 2, err: expect.stringContaining("To confirm, add --yes") });
  const twice = await runClub(`restore --replace --yes ${join(folder, name)}`, env);
  expect(twice).toMatchObject({ code: 0, out: expect.stringContaining("is kept as") });
});

test("a backup without its pictures gets no name and says what to do; older ones are removed, the newest stays", async () => {
  const source = await places.migrated();
  const [folder, store] = [join(places.folder, "full"), join(places.folder, "store")];
  await mkdir(join(store, `portrait-${newId()}`), { recursive: true });
  await mkdir(folder);
  const names = [1, 2, 3].map((day) => backupName(new Date(Date.UTC(2026, 0, day))));
  for (const name of [...names, "pictures"]) await writeFile(join(folder, name), "");
  const env = { DATABASE_URL: source, MEDIA_STORE: store, BACKUP_KEEP: "2d" };
  const state = () => on(source, (db) => new BackupStates(db).read());
  const failed = await runClub(`backup ${folder}`, env);
  expect(failed).toMatchObject({ code: 1, out: "" });
  expect(failed.err).toMatch(
    /^\S+full cannot be written to: a file has the name of the folder\. .*\(EEXIST\)\n$/,
  );
  expect((await readdir(folder)).sort()).toEqual([...names.slice(1), "pictures"]);
  expect(await state()).toMatchObject({ madeAt: null, failures: 1, reason: failed.err.trim() });
  await rm(join(folder, "pictures"));
  expect(await runClub(`backup ${folder}`, env)).toMatchObject({ code: 0 });
  expect(await state()).toMatchObject({ madeAt: expect.any(Date), failures: 0, reason: "" });
});

test.each([
  ["BACKUP_EVERY", "5"],
  ["BACKUP_KEEP", "14x"],
])("%s=%s is refused by name", async (name, value) => {
  const refused = await runClub("backup", { [name]: value });
  expect(refused).toMatchObject({ code: 1, err: expect.stringContaining(`${name}: must be `) });
});
