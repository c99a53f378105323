// npm run bench:faults: breaks the site itself, its database, disk, mail server or Redis on purpose, and counts how its
// users' requests ended. Run by hand, not part of any check: a fault can take some minutes. Options:
// - --fault NAME: one fault (a part of its name is enough), by default all
// - --list: prints the names of the faults
// - --database NAME: sqlite, mariadb or galera, by default all databases that a fault concerns
// - --root FOLDER: the built checkout to measure, by default this one
// - --results FILE: saves the rows there as JSON, replacing earlier rows of the same fault and database
// - --table BEFORE AFTER: prints a comparison of two such files and measures nothing
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { AROUND_FAULTS } from "./around.js";
import type { DatabaseName, Fault } from "./experiment.js";
import { GALERA_FAULTS } from "./galera.js";
import { MAIL_FAULTS } from "./mail.js";
import { MARIADB_FAULTS } from "./mariadb.js";
import type { Outcome } from "./outcome.js";
import { Product } from "./product.js";
import { PROCESS_FAULTS } from "./process.js";
import { SQLITE_FAULTS } from "./sqlite.js";
import { START_FAULTS } from "./starts.js";
import { comparison, HEADING, row } from "./table.js";

const FAULTS: readonly Fault[] = [
  ...SQLITE_FAULTS,
  ...MARIADB_FAULTS,
  ...GALERA_FAULTS,
  ...START_FAULTS,
  ...PROCESS_FAULTS,
  ...MAIL_FAULTS,
  ...AROUND_FAULTS,
];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    fault: { type: "string", default: "" },
    database: { type: "string", default: "" },
    root: { type: "string", default: resolve(import.meta.dirname, "../../..") },
    results: { type: "string", default: "" },
    list: { type: "boolean", default: false },
    table: { type: "boolean", default: false },
  },
});

const placeOf = ({ fault }: Outcome): number => FAULTS.findIndex(({ name }) => name === fault);

/** Reads the rows of a results file, in the order of `FAULTS`. */
const read = (file: string): Outcome[] =>
  existsSync(file)
    ? (JSON.parse(readFileSync(file, "utf8")) as Outcome[]).sort((a, b) => placeOf(a) - placeOf(b))
    : [];

function keep(outcome: Outcome): void {
  if (values.results === "") return;
  const others = read(values.results).filter(
    ({ fault, database }) => fault !== outcome.fault || database !== outcome.database,
  );
  writeFileSync(values.results, `${JSON.stringify([...others, outcome], null, 2)}\n`);
}

/** Returns the fault with the given name, or else all faults whose names contain that text. */
function chosen(name: string): readonly Fault[] {
  const exact = FAULTS.filter((fault) => fault.name === name);
  return exact.length > 0 ? exact : FAULTS.filter((fault) => fault.name.includes(name));
}

async function measure(fault: Fault, database: DatabaseName): Promise<void> {
  const { name, how } = fault;
  const product = new Product(resolve(values.root));
  try {
    const outcome = { fault: name, database, how, ...(await fault.run(product, database)) };
    console.log(row(outcome));
    keep(outcome);
  } catch (error) {
    console.log(`| ${name} | ${database} | could not be measured: ${String(error)} |`);
    process.exitCode = 1;
  } finally {
    await product.endAll();
  }
}

if (values.table) {
  const [before = "", after = ""] = positionals;
  console.log(comparison(read(before), read(after)));
} else if (values.list) {
  for (const { name, databases, how } of FAULTS) console.log(`${name} (${databases.join(", ")}): ${how}`);
} else {
  console.log(HEADING);
  for (const fault of chosen(values.fault))
    for (const database of fault.databases)
      if (values.database === "" || values.database === database) await measure(fault, database);
  process.exit(); // the traffic's open connections would keep the process running
}
