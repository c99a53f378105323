import { DATA_MODEL } from "../../src/app/data-model.js";
import { openDatabase } from "../../src/kernel/db/open-database.js";
import { statementCsv } from "../../src/modules/statements/testing/hostile-statement.js";

interface TeamRow {
  readonly reference: string;
  readonly transactionId: string | null;
  readonly status: string;
}

/** Maximum share of a statement's lines that come from teams. The rest come from people without a team. */
const THEIRS = 0.5;

/**
 * Returns a bank statement with `count` lines for a database's teams. A line names a transaction id, a reference or a
 * misspelt reference, or comes from a stranger.
 */
export async function statementOf(
  databaseUrl: string,
  count: number,
): Promise<{ readonly csv: string; readonly known: number }> {
  const db = await openDatabase(databaseUrl, DATA_MODEL);
  const teams = await db.query<TeamRow>(
    `SELECT t.reference, p.transactionId, t.paymentStatus AS status FROM teams t
     LEFT JOIN payments p ON p.teamId = t.id ORDER BY CASE t.paymentStatus WHEN 'pending' THEN 0 WHEN 'incomplete' THEN 1 ELSE 2 END, t.id LIMIT ?`,
    [Math.floor(count * THEIRS)],
  );
  await db.close();
  const own = teams.map(({ reference, transactionId }, at) =>
    at % 5 === 4 || transactionId === null
      ? [`UPI/CR/FEE ${at % 2 === 0 ? reference : reference.toLowerCase().replace("-", " ")}/OKAXIS`, ""]
      : [`UPI/CR/${transactionId}/PERSON ${String(at)}/SBIN/payer${String(at)}@oksbi/fee`, transactionId],
  );
  const strangers = Array.from({ length: count - own.length }, (_, at) => [
    `UPI/CR/${String(600_000_000_000 + at * 7)}/${at % 7 === 0 ? `SS${String(at)}Q` : "MEERA"} PERSON${String(at)}/SBIN/person${String(at)}@oksbi/fee`,
    `TRANSFER FROM ${String(4_897_690_000_000 + (at % 9))}`,
  ]);
  const lines = [...own, ...strangers].map(([narration = "", reference = ""], at) => [
    `${String((at % 28) + 1).padStart(2, "0")}/03/2025`,
    narration,
    reference,
    at % 10 === 9 && at >= own.length ? "-360.00" : "360.00",
  ]);
  return { csv: statementCsv(lines), known: own.length };
}
