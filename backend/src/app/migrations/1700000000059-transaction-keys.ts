import type { MigrationInterface, QueryRunner } from "typeorm";
import { newId } from "../../kernel/db/ids.js";
import { addColumns, addIndices, dropIndices, int, text, unique } from "../../kernel/db/migration-tables.js";
import { uniqueKey } from "../../kernel/db/unique-key.js";
import { type RawTime, toDate, toSqlTime } from "../../kernel/db/raw-sql.js";
import { transactionKey } from "../../modules/payments/contract/transaction-id.js";

const CLAIMED = uniqueKey("transaction_claims", "transactionKey", "twin");
const REFUSED = uniqueKey("refused_claims", "transactionKey", "teamId", "twin");
const REFUSED_BEFORE = uniqueKey("refused_claims", "transactionId", "teamId");
const KEY = text("transactionKey", 64, { default: "''" });
/** Rows in memory at once. */
const ROWS = 5000;

/** A claim with the payment that has it. */
interface ClaimRow {
  readonly transactionId: string;
  readonly transactionKey: string;
  readonly claimedAt: RawTime;
  readonly paymentId: string;
  readonly teamId: string | null;
  readonly teamName: string;
  readonly reporterName: string;
}

/**
 * The key of each number, next to its spelling: `412345678901`, `0000412345678901` and `UTR 412345678901` are one transfer. Claims of
 * several payments on one number all stay, as twins; each of these payments shows the other team as one that claimed the number
 * too, as it does for a claim that was refused, and the audit log has an entry for each.
 */
export class TransactionKeys1700000000059 implements MigrationInterface {
  readonly name = "TransactionKeys1700000000059";

  async up(queryRunner: QueryRunner): Promise<void> {
    const twin = int(queryRunner, "twin", { default: 0 });
    await addColumns(queryRunner, "transaction_claims", [KEY, twin]);
    await addColumns(queryRunner, "refused_claims", [KEY, twin]);
    await addColumns(queryRunner, "statement_lines", [KEY]);
    await writeKeys(queryRunner, "transaction_claims", "transactionId", ["transactionId"]);
    await writeKeys(queryRunner, "refused_claims", "transactionId", ["id"]);
    await writeKeys(queryRunner, "statement_lines", "reference", ["batchId", "line"]);
    await dropIndices(queryRunner, "refused_claims", [unique(REFUSED_BEFORE)]);
    await numberTwins(queryRunner, "transaction_claims", "transactionId", "claimedAt", ["transactionKey"]);
    await numberTwins(queryRunner, "refused_claims", "id", "at", ["transactionKey", "teamId"]);
    await addIndices(queryRunner, "transaction_claims", [unique(CLAIMED)]);
    await addIndices(queryRunner, "refused_claims", [unique(REFUSED)]);
    await showTwins(queryRunner);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await dropIndices(queryRunner, "transaction_claims", [unique(CLAIMED)]);
    await dropIndices(queryRunner, "refused_claims", [unique(REFUSED)]);
    await addIndices(queryRunner, "refused_claims", [unique(REFUSED_BEFORE)]);
    await queryRunner.dropColumns("transaction_claims", ["transactionKey", "twin"]);
    await queryRunner.dropColumns("refused_claims", ["transactionKey", "twin"]);
    await queryRunner.dropColumn("statement_lines", "transactionKey");
  }
}

/** Most spellings are their own keys, which one statement writes. */
async function writeKeys(
  queryRunner: QueryRunner,
  table: string,
  spelling: string,
  primary: readonly string[],
): Promise<void> {
  const [some] = (await queryRunner.query(`SELECT ${spelling} FROM ${table} LIMIT 1`)) as unknown[];
  if (some === undefined) return;
  await queryRunner.query(`UPDATE ${table} SET transactionKey = ${spelling}`);
  const where = primary.map((column) => `${column} = ?`).join(" AND ");
  const columns = [...new Set([...primary, spelling])].join(", ");
  for (let from = 0; ; from += ROWS) {
    const rows = (await queryRunner.query(
      `SELECT ${columns} FROM ${table} ORDER BY ${primary.join(", ")} LIMIT ${String(ROWS)} OFFSET ${String(from)}`,
    )) as Record<string, string>[];
    for (const row of rows) {
      const key = transactionKey(row[spelling] ?? "");
      if (key === row[spelling]) continue;
      const parameters = [key, ...primary.map((column) => row[column])];
      await queryRunner.query(`UPDATE ${table} SET transactionKey = ? WHERE ${where}`, parameters);
    }
    if (rows.length < ROWS) return;
  }
}

/** The first row of a number is 0, and those after it 1, 2, … */
async function numberTwins(
  queryRunner: QueryRunner,
  table: string,
  id: string,
  at: string,
  of: readonly string[],
): Promise<void> {
  const same = of.map((column) => `o.${column} = t.${column}`).join(" AND ");
  const twins = (await queryRunner.query(
    `SELECT t.${id} AS id, ${of.map((column) => `t.${column}`).join(", ")} FROM ${table} t
     WHERE EXISTS (SELECT 1 FROM ${table} o WHERE ${same} AND o.${id} <> t.${id}) ORDER BY t.${at}, t.${id}`,
  )) as ({ id: string } & Record<string, string>)[];
  const counts = new Map<string, number>();
  for (const row of twins) {
    const number = of.map((column) => row[column]).join(" ");
    const twin = counts.get(number) ?? 0;
    counts.set(number, twin + 1);
    await queryRunner.query(`UPDATE ${table} SET twin = ? WHERE ${id} = ?`, [twin, row.id]);
  }
}

/** What a refused claim is kept for: each payment of a number shows the others, and the log says when that was found. */
async function showTwins(queryRunner: QueryRunner): Promise<void> {
  const claims = (await queryRunner.query(
    `SELECT c.transactionId, c.transactionKey, c.claimedAt, c.paymentId, p.teamId, p.teamName, p.reporterName
     FROM transaction_claims c JOIN payments p ON p.id = c.paymentId
     WHERE EXISTS (SELECT 1 FROM transaction_claims o
       WHERE o.transactionKey = c.transactionKey AND o.paymentId <> c.paymentId)
     ORDER BY c.transactionKey, c.twin`,
  )) as ClaimRow[];
  for (const claim of claims) {
    const others = claims.filter(
      ({ transactionKey: key, paymentId }) => key === claim.transactionKey && paymentId !== claim.paymentId,
    );
    await keepClaim(queryRunner, claim);
    await writeEntry(queryRunner, claim, others);
  }
}

/** Uses the payment's id where the team is deleted. */
async function keepClaim(queryRunner: QueryRunner, claim: ClaimRow): Promise<void> {
  const teamId = claim.teamId ?? claim.paymentId;
  const kept = (await queryRunner.query(
    "SELECT id FROM refused_claims WHERE transactionKey = ? AND teamId = ?",
    [claim.transactionKey, teamId],
  )) as unknown[];
  if (kept.length > 0) return;
  const at = toSqlTime(toDate(claim.claimedAt));
  await queryRunner.query(
    `INSERT INTO refused_claims (id, transactionId, transactionKey, teamId, teamName, reporterName, at)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
    [newId(), claim.transactionId, claim.transactionKey, teamId, claim.teamName, claim.reporterName, at],
  );
}

async function writeEntry(
  queryRunner: QueryRunner,
  { paymentId, teamName, transactionId }: ClaimRow,
  others: readonly ClaimRow[],
): Promise<void> {
  const written = (await queryRunner.query(
    "SELECT id FROM audit_entries WHERE action = 'payment.sameNumber' AND targetId = ?",
    [paymentId],
  )) as unknown[];
  if (written.length > 0) return;
  const details = { transactionId, also: others.map((one) => [one.teamName, one.transactionId]) };
  await queryRunner.query(
    `INSERT INTO audit_entries (id, actorId, actorName, action, targetType, targetId, targetName, details, at)
     VALUES (?, NULL, 'System', 'payment.sameNumber', 'payment', ?, ?, ?, ?)`,
    [newId(), paymentId, teamName, JSON.stringify(details), toSqlTime(new Date())],
  );
}
