import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createMigratedDatabase } from "../../kernel/testing/migrated-database.js";
import type { TestDatabase } from "../../kernel/testing/test-database.js";
import { runClub } from "../testing/run-club.js";

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await createMigratedDatabase();
  folder = await mkdtemp(join(tmpdir(), "club-content-"));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await database.dispose();
});

test("content export writes files, content import publishes those that differ, all or none", async () => {
  const env = { DATABASE_URL: database.url };
  const out = join(folder, "out");
  expect(await runClub(`content export ${out}`, env)).toMatchObject({
    code: 0,
    out: expect.stringContaining("55 files written"),
  });
  expect(await runClub(`content export ${out}`, env)).toMatchObject({
    code: 1,
    err: expect.stringContaining("already exists"),
  });
  expect((await runClub(`content import ${out}`, env)).out).toContain(
    "The pages already have all of these texts.",
  );

  const club = JSON.parse(await readFile(join(out, "club.json"), "utf8")) as object;
  await writeFile(join(out, "club.json"), JSON.stringify({ ...club, name: "From a file" }));
  await writeFile(join(out, "faculty.json"), "{}");
  const refused = await runClub(`content import ${out}`, env);
  expect(refused).toMatchObject({ code: 1, err: expect.stringContaining("faculty.json: name is missing") });

  await rm(join(out, "glimpses.json"));
  expect(await runClub(`content import ${out}`, env)).toMatchObject({
    code: 1,
    err: expect.stringContaining("glimpses.json: the file is missing"),
  });
  const again = join(folder, "again");
  await runClub(`content export ${again}`, env);
  await writeFile(join(again, "club.json"), JSON.stringify({ ...club, name: "From a file" }));
  const published = await runClub(`content import ${again} --json`, env);
  expect(JSON.parse(published.out)).toEqual({ published: ["club"] });

  const after = join(folder, "after");
  await runClub(`content export ${after}`, env);
  expect(JSON.parse(await readFile(join(after, "club.json"), "utf8"))).toMatchObject({ name: "From a file" });
});

test("translations go out and come in as files of a folder for each language", async () => {
  const env = { DATABASE_URL: database.url };
  const out = join(folder, "languages");
  await runClub(`content export ${out}`, env);
  const { welcome } = JSON.parse(await readFile(join(out, "club.json"), "utf8")) as { welcome: string };
  const hindi = { texts: { welcome: { english: welcome, text: "आइए।" } } };
  await mkdir(join(out, "hi/events"), { recursive: true });
  await writeFile(join(out, "hi/club.json"), JSON.stringify(hindi));
  await writeFile(join(out, "hi/events/algOlympics.json"), JSON.stringify({ texts: {} }));
  await writeFile(join(out, "hi/look.json"), "{}");
  expect((await runClub(`content import ${out}`, env)).err).toContain(
    "hi/look.json: it has the name of no file that has texts to translate",
  );
  await rm(join(out, "hi/look.json"));
  const published = await runClub(`content import ${out} --json`, env);
  expect(JSON.parse(published.out)).toEqual({ published: ["hi/club", "hi/events/algOlympics"] });

  const after = join(folder, "languages-after");
  await runClub(`content export ${after}`, env);
  expect(JSON.parse(await readFile(join(after, "hi/club.json"), "utf8"))).toEqual(hindi);
});

test("a part that is longer than a version holds is reported with its file", async () => {
  const env = { DATABASE_URL: database.url };
  const out = join(folder, "long");
  await runClub(`content export ${out}`, env);
  const texts = Object.fromEntries(
    Array.from({ length: 400 }, (_, n) => [
      `lines[${String(n)}]`,
      { english: "x".repeat(100), text: "अ".repeat(60) },
    ]),
  );
  await mkdir(join(out, "hi"), { recursive: true });
  await writeFile(join(out, "hi/address.json"), JSON.stringify({ texts }));
  const { code, err } = await runClub(`content import ${out}`, env);
  expect({ code, err }).toEqual({
    code: 1,
    err: "hi/address.json: This part is too long to save. Shorten its texts or remove entries\n",
  });
});
