import { Random } from "../../../app/seed/random.js";
import { execute } from "../../../kernel/db/raw-sql.js";
import { newId } from "../../../kernel/db/ids.js";
import { insertMany } from "../../../kernel/db/insert-many.js";
import { newTeamReference } from "../../teams/changes/team-reference.js";
import { addTeams } from "../../teams/testing/many-teams.js";
import { Payment } from "../../payments/payment.entity.js";
import type { PaymentFixture } from "../../payments/testing/payment-fixture.js";
import { claimOf, TransactionClaim } from "../../payments/transaction-claim.entity.js";
import type { StatementTeam } from "./hostile-statement.js";

const FIRST_NAMES = ["Asha", "Ravi", "Nina", "Joel", "Mira", "Omar", "Tara", "Vikram"];

/**
 * Invents teams of each payment status with realistic references and transaction ids. The same seed gives the same
 * teams.
 */
export function inventTeams(
  counts: Readonly<Record<StatementTeam["status"], number>>,
  seed = 7,
): StatementTeam[] {
  const random = new Random(seed);
  const statuses = Object.entries(counts) as [StatementTeam["status"], number][];
  const all = statuses.flatMap(([status, count]) => Array.from({ length: count }, () => status));
  return all.map((status, at) => ({
    name: `Team ${String(at)}`,
    leader: `${FIRST_NAMES[at % FIRST_NAMES.length] ?? ""} ${letters(at)}`,
    reference: newTeamReference("Syntax Siege", random.below),
    status,
    transactionId: status === "incomplete" ? null : String(410_000_000_000 + at * 7_000_003),
  }));
}

/** Writes teams and their payments, without any checks. */
export async function addReportedTeams(
  { db, event }: PaymentFixture,
  teams: readonly StatementTeam[],
): Promise<void> {
  const ids = await addTeams(
    db,
    event.slug,
    teams.map(({ name, leader, status }) => ({ name, leader, paymentStatus: status })),
  );
  const listed = teams.map((team, at) => ({ ...team, teamId: ids[at] ?? "", paymentId: newId() }));
  const now = new Date();
  const reported = listed.flatMap((team) =>
    team.transactionId === null ? [] : [{ ...team, transactionId: team.transactionId }],
  );
  await db.inTransaction(async (tx) => {
    for (const { teamId, reference } of listed)
      await execute(tx, "UPDATE teams SET reference = ? WHERE id = ?", [reference, teamId]);
    await insertMany(
      tx,
      Payment,
      reported.map(({ teamId, paymentId, name, reference, leader, status, transactionId }) => ({
        id: paymentId,
        teamId,
        eventId: event.id,
        teamName: name,
        reference,
        amountPaise: 36000,
        reporterId: null,
        reporterName: leader,
        status,
        transactionId,
        reportedAt: now,
        decidedAt: status === "pending" ? null : now,
        reason: null,
      })),
    );
    await insertMany(
      tx,
      TransactionClaim,
      reported.map(({ paymentId, transactionId }) => claimOf({ paymentId, transactionId, claimedAt: now })),
    );
  });
}

/** Returns a family name of letters only, derived from a number. */
function letters(number: number): string {
  return String(number)
    .padStart(4, "0")
    .replace(/\d/g, (digit) => "BCDFGHJKLM".charAt(Number(digit)))
    .toLowerCase();
}
