import { migrateDatabase } from "../../../kernel/db/migrate.js";
import { Sweeper } from "../../../kernel/sweep/sweeper.js";
import { seedEvents } from "../../seed/seed-events.js";
import { withClub, withDatabase } from "../club.js";
import { type Command, JSON_OPTION, printResult } from "../command.js";

const migrate: Command = {
  name: "migrate",
  summary: "Brings the database up to date. Starting the site does the same.",
  options: JSON_OPTION,
  run: (values, shell) =>
    withDatabase(shell, { mayBeNew: true }, async (db) => {
      const done = await migrateDatabase(db);
      const lines = done.map((name) => `Applied ${name}.`);
      printResult(
        values,
        shell,
        { applied: done },
        lines.length > 0 ? lines : ["The database was up to date."],
      );
    }),
};

const seed: Command = {
  name: "seed",
  summary: "Adds the product's events that are missing from the database.",
  details: "Existing data does not change. For demo teams and people: npm run demo:seed -- --teams 500",
  options: JSON_OPTION,
  run: (values, shell) =>
    withClub(shell, async ({ db, events }) => {
      const before = (await events.list()).length;
      await seedEvents(db);
      const added = (await events.list()).length - before;
      printResult(values, shell, { added }, [
        added === 0 ? "No events were missing." : `Added ${String(added)} events.`,
      ]);
    }),
};

const sweep: Command = {
  name: "sweep",
  summary: "Deletes data that is older than its retention period. A running site does the same every hour.",
  details:
    "Codes are deleted after a day, ended sessions after 30 days, and sent or failed mails after 90 (docs/retention.md).",
  options: JSON_OPTION,
  run: (values, shell) =>
    withClub(shell, async ({ db, sweepRules }) => {
      const counts = await new Sweeper(db, sweepRules).sweep();
      const lines = Object.entries(counts).map(([what, count]) => `${what}: ${String(count)} deleted`);
      printResult(values, shell, counts, lines);
    }),
};

const remind: Command = {
  name: "remind",
  summary: "Sends the reminders that are due to incomplete teams. A running site does the same every hour.",
  details:
    "Reminders are sent 3 days and 1 day before registration closes, once for each team, to people with reminders on.",
  options: JSON_OPTION,
  run: (values, shell) =>
    withClub(shell, async ({ teamReminders }) => {
      const { reminded } = await teamReminders.remind();
      printResult(values, shell, { reminded }, [`Teams reminded: ${String(reminded)}`]);
    }),
};

export const DATABASE_COMMANDS: readonly Command[] = [migrate, seed, sweep, remind];
