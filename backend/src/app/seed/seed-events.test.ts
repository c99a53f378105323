import { TRANSLATED_INTO } from "../../kernel/contract/languages.js";
import { execute } from "../../kernel/db/raw-sql.js";
import type { Database } from "../../kernel/db/database.js";
import { openDatabase } from "../../kernel/db/open-database.js";
import { createMigratedDatabase } from "../../kernel/testing/migrated-database.js";
import { PROJECT_ROOT } from "../../kernel/project-root.js";
import type { TestDatabase } from "../../kernel/testing/test-database.js";
import { loadContent } from "../../modules/content/load-content.js";
import { englishTextsOf } from "../../modules/content/translations/english-texts.js";
import { TranslatableEventTexts } from "../../modules/content/translations/event-texts.js";
import { eventIn } from "../../modules/content/translations/in-language.js";
import { EventRepository } from "../../modules/events/event.repository.js";
import { EventService } from "../../modules/events/event.service.js";
import { DATA_MODEL } from "../data-model.js";
import { seedEvents } from "./seed-events.js";

let place: TestDatabase;
let db: Database;
const statements: string[] = [];

beforeEach(async () => {
  place = await createMigratedDatabase();
  db = await openDatabase(place.url, { ...DATA_MODEL, onStatement: (sql) => statements.push(sql) });
});
afterEach(async () => {
  await db.close();
  await place.dispose();
});

const events = (): EventService => new EventService(new EventRepository(db));

test("seeds five events: one current, one upcoming, three past", async () => {
  await seedEvents(db);
  const states = (await events().list()).map(({ slug, state }) => [slug, state]);
  expect(states).toEqual([
    ["algOlympics", "past"],
    ["syntaxsiege", "current"],
    ["code-cascade", "past"],
    ["game-of-codes", "upcoming"],
    ["genesis", "past"],
  ]);
});

test("Syntax Siege has the specification's figures and its notice word for word", async () => {
  await seedEvents(db);
  expect(await events().current()).toMatchObject({
    slug: "syntaxsiege",
    title: "Syntax Siege 2025",
    feePaise: 36_000,
    minTeamSize: 3,
    maxTeamSize: 3,
    qualifyingRank: 1,
    registration: "open",
    registrationClosesAt: new Date("2025-03-01T11:30:00.000Z"),
    lastDay: "2025-03-02",
    notices: [
      {
        description:
          "Registration will be closed by 1 March,2025 5:00 PM IST. So hurry up and register your team.",
        link: "/events/syntaxsiege/registration",
      },
    ],
  });
  expect(await events().bySlug("algOlympics")).toMatchObject({
    feePaise: 15_000,
    registration: "closed",
    firstDay: "2024-12-25",
    lastDay: "2025-01-04",
  });
});

/** Words that keep their Latin letters in every language: names, and the abbreviations in times. */
const NAMES = /AlgOlympics|(Syntax )?Siege|Code Cascade|Game of Codes|Genesis|Codeforces|\b(AM|PM|IST)\b/g;

test.each(TRANSLATED_INTO)(
  "a new site has every text of its events in %s, except names",
  async (language) => {
    await seedEvents(db);
    const { translations } = loadContent(PROJECT_ROOT).content;
    const inEnglish = (await events().list()).flatMap((event) =>
      englishTextsOf(TranslatableEventTexts, eventIn(language, event, translations))
        .filter(({ english: shown }) => /[A-Za-z]/.test(shown.replaceAll(NAMES, "")))
        .map(({ key }) => `${event.slug} ${key}`),
    );
    expect(inEnglish).toEqual([]);
  },
);

test("a later start takes one SQL statement and does not overwrite an admin's changes", async () => {
  await seedEvents(db);
  await db.inTransaction((tx) =>
    execute(tx, "UPDATE events SET feePaise = 5, title = 'Ours' WHERE slug = 'genesis'"),
  );
  statements.length = 0;
  await seedEvents(db);
  expect(statements).toHaveLength(1);
  expect(await events().bySlug("genesis")).toMatchObject({ feePaise: 5, title: "Ours" });
});

test("deleted events do not come back, even when the club deletes all", async () => {
  await seedEvents(db);
  await db.inTransaction((tx) => execute(tx, "DELETE FROM events WHERE slug = 'genesis'"));
  await seedEvents(db);
  expect(await events().list()).toHaveLength(4);
  await db.inTransaction((tx) => execute(tx, "DELETE FROM events"));
  await seedEvents(db);
  expect(await events().list()).toEqual([]);
});

test("a site that has events from before keeps those, and gets no others", async () => {
  await seedEvents(db);
  await db.inTransaction(async (tx) => {
    await execute(tx, "DELETE FROM site_settings");
    await execute(tx, "DELETE FROM events WHERE slug <> 'genesis'");
  });
  await seedEvents(db);
  expect((await events().list()).map(({ slug }) => slug)).toEqual(["genesis"]);
  await db.inTransaction((tx) => execute(tx, "DELETE FROM events"));
  await seedEvents(db);
  expect(await events().list()).toEqual([]);
});

test("two servers that start at once seed each event once", async () => {
  const other = await openDatabase(place.url, DATA_MODEL);
  try {
    await Promise.all([seedEvents(db), seedEvents(other), seedEvents(db), seedEvents(other)]);
  } finally {
    await other.close();
  }
  expect(await events().list()).toHaveLength(5);
});
