// npm run bench:statement:large: how long a statement of 20,000 lines takes to be looked at and kept, and for how long at
// once nothing else is answered meanwhile. On MariaDB with TEST_DATABASE=mariadb and TEST_MARIADB_URL. Options: --rounds 3
import "reflect-metadata";
import { parseArgs } from "node:util";
import { ON_MARIADB } from "../src/kernel/testing/test-database.js";
import { STATEMENT_LIMITS } from "../src/modules/payments/statements/contract/statement-limits.js";
import {
  hostileStatement,
  HOSTILE_TEAMS,
  statementCsv,
} from "../src/modules/payments/statements/testing/hostile-statement.js";
import { addReportedTeams, inventTeams } from "../src/modules/payments/statements/testing/reported-teams.js";
import { StatementFixture } from "../src/modules/payments/statements/testing/statement-fixture.js";

const { values } = parseArgs({ options: { rounds: { type: "string", default: "3" } } });

const teams = inventTeams(HOSTILE_TEAMS);
const strangers = Array.from({ length: STATEMENT_LIMITS.rows - 1000 }, (_, at) => [
  `${String((at % 28) + 1).padStart(2, "0")}/03/2025`,
  `UPI/CR/${String(500_000_000_000 + at * 7)}/PERSON ${String(at)}/SBIN/person${String(at)}@oksbi/fee`,
  `TRANSFER FROM ${String(4_897_690_000_000 + (at % 9))}`,
  at % 10 === 0 ? "-360.00" : "360.00",
]);
const hostile = hostileStatement(teams).map((cells) => cells.map((cell) => cell.slice(0, 300)));
const csv = statementCsv([...hostile, ...strangers]);
const fixture = await StatementFixture.open();
try {
  await addReportedTeams(fixture.payments, teams);
  const { admin } = fixture.payments;
  const { mapping } = await fixture.previews.inspect(admin, { csv });
  console.log(
    `${ON_MARIADB ? "MariaDB" : "SQLite"}, ${String(STATEMENT_LIMITS.rows)} lines, ${String(csv.length)} characters`,
  );
  for (let round = 0; round <= Number(values.rounds); round++) {
    const inspect = await measured(() => fixture.previews.inspect(admin, { csv }));
    const preview = await measured(() => fixture.previews.preview(admin, { csv, mapping }));
    const commit = await measured(() => fixture.commits.commit(admin, { csv, mapping, rows: [] }));
    console.log(
      `${round === 0 ? "warm-up" : "round " + String(round)}: inspect ${inspect}, preview ${preview}, keep ${commit}`,
    );
  }
} finally {
  await fixture.close();
}

/** Time in all, and the longest time at once in which nothing else was done. */
async function measured(act: () => Promise<unknown>): Promise<string> {
  let [longest, last] = [0, performance.now()];
  const tick = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 1);
  const before = performance.now();
  await act();
  const ms = performance.now() - before;
  await new Promise((resolve) => setTimeout(resolve, 20));
  clearInterval(tick);
  return `${ms.toFixed(0)} ms (at once ${longest.toFixed(0)})`;
}
