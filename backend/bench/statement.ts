// npm run bench:statement: measures the time to confirm and to revert a bank statement of a thousand lines with 540
// payments, and the number of SQL statements. For comparison, 100 payments are also decided one by one. The rounds are
// interleaved. Prints medians, and the factor by which one payment takes longer when it is decided alone. Runs on
// MariaDB with TEST_DATABASE=mariadb and TEST_MARIADB_URL. Options: --rounds 5
import "reflect-metadata";
import { parseArgs } from "node:util";
import { ON_MARIADB } from "../src/kernel/testing/test-database.js";
import {
  hostileStatement,
  HOSTILE_TEAMS,
  statementCsv,
} from "../src/modules/statements/testing/hostile-statement.js";
import { addReportedTeams, inventTeams } from "../src/modules/statements/testing/reported-teams.js";
import { StatementFixture } from "../src/modules/statements/testing/statement-fixture.js";

const { values } = parseArgs({ options: { rounds: { type: "string", default: "5" } } });
const rounds = Number(values.rounds);
const BY_HAND = 100;

const teams = inventTeams(HOSTILE_TEAMS);
const csv = statementCsv(hostileStatement(teams));
const fixture = await StatementFixture.open();
try {
  await addReportedTeams(fixture.payments, teams);
  const shown = await fixture.preview(csv);
  const chosen = shown.filter(({ outcome }) => outcome === "exact" || outcome === "probable");
  const { admin } = fixture.payments;
  const { mapping } = await fixture.previews.inspect(admin, { csv });
  const rows = chosen.map(({ line, match }) => ({
    line,
    teamId: match?.teamId ?? "",
    matchKey: match?.matchKey ?? "",
  }));
  const runs: Record<"confirm" | "revert" | "byHand", Measured>[] = [];
  for (let round = 0; round <= rounds; round++) {
    let batchId = "";
    const confirm = await measured(async () => {
      batchId = (await fixture.commits.commit(admin, { csv, mapping, rows })).batch.id;
    });
    const revert = await measured(() => fixture.revert(batchId));
    const byHand = await measured(decideByHand);
    await reset();
    if (round > 0) runs.push({ confirm, revert, byHand }); // the first round warms up
  }
  console.log(`${ON_MARIADB ? "MariaDB" : "SQLite"}, ${String(chosen.length)} payments, medians:`);
  const each = (key: "confirm" | "revert" | "byHand", count: number): number => {
    const [ms, sql] = [median(runs.map((run) => run[key].ms)), median(runs.map((run) => run[key].sql))];
    console.log(
      `${key.padEnd(9)} ${ms.toFixed(0).padStart(6)} ms for ${String(count)}, ${sql.toFixed(0)} statements`,
    );
    return ms / count;
  };
  const [confirm, revert] = [each("confirm", chosen.length), each("revert", chosen.length)];
  const byHand = each("byHand", BY_HAND);
  console.log(
    `a payment by hand takes ${(byHand / confirm).toFixed(1)} times as long as in a statement, ` +
      `${(byHand / revert).toFixed(1)} times as long as taken back in one`,
  );
} finally {
  await fixture.close();
}

interface Measured {
  readonly ms: number;
  readonly sql: number;
}

async function measured(act: () => Promise<unknown>): Promise<Measured> {
  fixture.payments.statements.length = 0;
  const before = performance.now();
  await act();
  return { ms: performance.now() - before, sql: fixture.payments.statements.length };
}

/** Accepts the first pending payments, each in a separate transaction, as the queue of payments does. */
async function decideByHand(): Promise<void> {
  const { db, decisions, admin } = fixture.payments;
  const waiting = await db.query<{ id: string }>(
    `SELECT id FROM payments WHERE status = 'pending' ORDER BY id LIMIT ${String(BY_HAND)}`,
  );
  for (const { id } of waiting) await decisions.decide(admin, { paymentId: id, decision: "accepted" });
}

/** Sets every payment that was decided by hand back to pending and empties the outbox. */
async function reset(): Promise<void> {
  const decided = "SELECT paymentId FROM payment_steps WHERE toStatus = 'accepted'";
  await fixture.payments.execute(
    `UPDATE payments SET status = 'pending', decidedAt = NULL WHERE status = 'accepted' AND id IN (${decided})`,
  );
  await fixture.payments.execute(
    `UPDATE teams SET paymentStatus = 'pending' WHERE paymentStatus = 'accepted'
       AND id IN (SELECT teamId FROM payments WHERE status = 'pending')`,
  );
  await fixture.payments.execute("DELETE FROM outbox_mails");
}

function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}
