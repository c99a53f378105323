import { mkdtempSync, readdirSync, rmSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { uploaded } from "../../modules/pictures/testing/uploader.js";
import { giveReadyMadePictures } from "../../modules/pictures/testing/quick-studio.js";
import { createMigratedDatabase } from "../../kernel/testing/migrated-database.js";
import { createTestDatabase } from "../../kernel/testing/test-database.js";
import { runClub } from "../testing/run-club.js";
import { startTestApp, TEST_ADMIN } from "../testing/test-app.js";

const folder = mkdtempSync(join(tmpdir(), "backup-pictures-"));
const [pictures, backups] = [join(folder, "pictures"), join(folder, "backups")];
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** Runs `work` as a site's Superadmin, then stops the site. */
async function atSite<T>(url: string, store: string, work: (site: Site) => Promise<T>): Promise<T> {
  const app = await startTestApp({ DATABASE_URL: url, MEDIA_STORE: store });
  const admin = app.client();
  await admin.logIn(TEST_ADMIN.email, TEST_ADMIN.password);
  try {
    return await work({
      url: app.url,
      upload: () => uploaded(admin, Buffer.from("any"), "portrait"),
    });
  } finally {
    await app.close();
  }
}
interface Site {
  readonly url: string;
  readonly upload: () => ReturnType<typeof uploaded>;
}

test("pictures are copied next to the backups once, come back with a restore, and go with the last backup", async () => {
  giveReadyMadePictures();
  const source = await createMigratedDatabase();
  const first = await atSite(source.url, pictures, ({ upload }) => upload());
  const env = { DATABASE_URL: source.url, MEDIA_STORE: pictures };
  const made = await runClub(`backup ${backups}`, env);
  expect(made).toMatchObject({ code: 0, out: expect.stringContaining("1 pictures, 1 of them new") });
  const second = await atSite(source.url, pictures, ({ upload }) => upload());
  const again = await runClub(`backup ${backups}`, env);
  expect(again.out).toContain("2 pictures, 1 of them new");
  const file =
    readdirSync(backups)
      .filter((name) => name.startsWith("club-"))
      .sort()
      .at(-1) ?? "";

  const target = await createTestDatabase();
  const elsewhere = join(folder, "elsewhere");
  const there = { DATABASE_URL: target.url, MEDIA_STORE: elsewhere };
  const restored = await runClub(`restore ${join(backups, file)}`, there);
  expect(restored).toMatchObject({
    code: 0,
    out: expect.stringContaining("2 of 2 pictures were restored"),
  });
  await atSite(target.url, elsewhere, async ({ url }) => {
    for (const { address } of [first, second]) expect((await fetch(url + address)).status).toBe(200);
  });

  rmSync(join(backups, "pictures", `portrait-${first.id}`), { recursive: true });
  rmSync(join(elsewhere, `portrait-${first.id}`), { recursive: true });
  const lacking = await runClub(`restore ${join(backups, file)} --replace --yes`, there);
  expect(lacking.out).toContain("1 pictures are missing from");

  // A backup that was copied to another disk is a newer file, but it still refers to the picture deleted since.
  rmSync(join(pictures, `portrait-${second.id}`), { recursive: true });
  utimesSync(join(backups, file), new Date("2100-01-01"), new Date("2100-01-01"));
  await runClub(`backup ${backups} --keep 2`, env);
  expect(readdirSync(join(backups, "pictures"))).toContain(`portrait-${second.id}`);

  // Simulates that the site deleted the second picture long ago, and that no remaining backup refers to it.
  utimesSync(join(backups, "pictures", `portrait-${second.id}`), 0, 0);
  await runClub(`backup ${backups} --keep 1`, env);
  expect(readdirSync(join(backups, "pictures"))).toEqual([`portrait-${first.id}`]);
  await Promise.all([source.dispose(), target.dispose()]);
}, 60_000);
