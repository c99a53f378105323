import { migrateDatabase } from "../../../kernel/db/migrate.js";
import { Sweeper } from "../../../kernel/sweep/sweeper.js";
import { seedEvents } from "../../seed/seed-events.js";
import { withClub, withDatabase } from "../club.js";
import { type Command, JSON_OPTION, printResult } from "../command.js";

const migrate: Command = {
  name: "migrate",
  summary: "Brings the database up to date; starting the site does the same.",
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
  summary: "Adds the events that the product ships and the database lacks.",
  details: "Existing data does not change. For demo teams and people: npm run demo:seed -- --teams 500",
  options: JSON_OPTION,
  run: (values, shell) =>
    withClub(shell, async ({ db, events }) => {
      const before = (await events.list()).length;
      await seedEvents(db);
      const added = (await events.list()).length - before;
      printResult(values, shell, { added }, [
        added === 0 ? "No event was missing." : `Added ${String(added)} events.`,
      ]);
    }),
};

const sweep: Command = {
  name: "sweep",
  summary: "Deletes what is older than its retention period; a running site does the same once an hour.",
  details:
    "Codes after a day, ended sessions after 30 days, sent and given up mails after 90 (docs/retention.md).",
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
  summary: "Reminds teams of what they lack, where it is due; a running site does the same once an hour.",
  details:
    "3 days and 1 day before registration closes, each team once, to people with reminders switched on.",
  options: JSON_OPTION,
  run: (values, shell) =>
    withClub(shell, async ({ teamReminders }) => {
      const { reminded } = await teamReminders.remind();
      printResult(values, shell, { reminded }, [`Teams reminded: ${String(reminded)}`]);
    }),
};

export const DATABASE_COMMANDS: readonly Command[] = [migrate, seed, sweep, remind];
