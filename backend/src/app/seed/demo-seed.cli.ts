import "reflect-metadata";
import { parseArgs } from "node:util";
import { readEnvironment } from "../../config/environment.js";
import { PasswordHasher } from "../../kernel/auth/password-hasher.js";
import { migrateDatabase } from "../../kernel/db/migrate.js";
import { openDatabase } from "../../kernel/db/open-database.js";
import { DATA_MODEL } from "../data-model.js";
import { type DemoSize, seedDemo } from "./demo-seed.js";
import { seedEvents } from "./seed-events.js";

/** The password of every demo account. Because it is public, demo data is refused in production. */
const DEMO_PASSWORD = "syntax-siege-demo";

const USAGE = `npm run demo:seed -- --teams 500 [--users 1500] [--seed 1]
  Tops the database of DATABASE_URL up to that many demo teams of three, with payments in every state, and demo students.`;

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});

async function main(): Promise<void> {
  if (process.env["NODE_ENV"] === "production") throw new Error("demo:seed does not run in production");
  const size = readSize(process.argv.slice(2));
  const started = Date.now();
  const db = await openDatabase(readEnvironment(process.env).DATABASE_URL, DATA_MODEL);
  try {
    await migrateDatabase(db);
    await seedEvents(db);
    const added = await seedDemo(db, size, await new PasswordHasher().hash(DEMO_PASSWORD));
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    console.log(`Added ${String(added.teams)} teams and ${String(added.users)} students in ${seconds} s.`);
    console.log(`Password of every demo account: ${DEMO_PASSWORD}`);
    if (added.adminEmail !== null) console.log(`Superadmin: ${added.adminEmail}, with the same password`);
  } finally {
    await db.close();
  }
}

/**
 * Reads the options.
 * @throws Error with the usage if an option is not a whole number
 */
function readSize(args: string[]): DemoSize {
  const { values } = parseArgs({
    args,
    options: {
      teams: { type: "string", default: "500" },
      users: { type: "string", default: "0" },
      seed: { type: "string", default: "1" },
    },
  });
  const number = (text: string): number => {
    if (!/^[0-9]{1,7}$/.test(text)) throw new Error(USAGE);
    return Number(text);
  };
  return { teams: number(values.teams), users: number(values.users), seed: number(values.seed) };
}
