import { migrateDatabase } from "../../../kernel/db/migrate.js";
import { Sweeper } from "../../../kernel/sweep/sweeper.js";
import { seedEvents } from "../../seed/seed-events.js";
import { withClub, withDatabase } from "../club.js";
import type { Command } from "../command.js";

const migrate: Command = {
  name: "migrate",
  summary: "Brings the database up to date; starting the site does the same.",
  options: {},
  run: (_values, shell) =>
    withDatabase(shell, { mayBeNew: true }, async (db) => {
      const done = await migrateDatabase(db);
      for (const name of done) shell.print(`Applied ${name}.`);
      if (done.length === 0) shell.print("The database was up to date.");
    }),
};

const seed: Command = {
  name: "seed",
  summary: "Adds the events that the product ships and the database lacks.",
  details: "What is there stays as it is. For demo teams and people: npm run demo:seed -- --teams 500",
  options: {},
  run: (_values, shell) =>
    withClub(shell, async ({ db, events }) => {
      const before = (await events.list()).length;
      await seedEvents(db);
      const added = (await events.list()).length - before;
      shell.print(added === 0 ? "No event was missing." : `Added ${String(added)} events.`);
    }),
};

const sweep: Command = {
  name: "sweep",
  summary: "Deletes what is older than its retention period; a running site does the same once an hour.",
  details:
    "Codes after a day, ended sessions after 30 days, sent and given up mails after 90 (docs/retention.md).",
  options: {},
  run: (_values, shell) =>
    withClub(shell, async ({ db, sweepRules }) => {
      const counts = await new Sweeper(db, sweepRules).sweep();
      for (const [what, count] of Object.entries(counts)) shell.print(`${what}: ${String(count)} deleted`);
    }),
};

export const DATABASE_COMMANDS: readonly Command[] = [migrate, seed, sweep];
