import { newId } from "../../kernel/db/ids.js";
import { DomainError } from "../../kernel/errors/domain-error.js";
import { ON_MARIADB } from "../../kernel/testing/test-database.js";
import type { Caller } from "../../kernel/auth/caller.js";
import { PaymentFixture, type TestTeam } from "./testing/payment-fixture.js";
import { CLAIMED_NUMBER } from "./transaction-claim.entity.js";

/** Enough rounds to detect, with a probability of 99.5 %, a race that goes wrong once in ten rounds. */
const ROUNDS = 50;
const EVERYONE = 50;
const TRANSACTION = "UTR12345678";

let payments: PaymentFixture;
beforeEach(async () => {
  payments = await PaymentFixture.open();
});
afterEach(() => payments.close());

/**
 * Returns the results of the successful attempts, and the error codes of the refused attempts.
 * @throws any other error
 */
async function outcomes<T>(attempts: readonly Promise<T>[]): Promise<{ won: T[]; refused: string[] }> {
  const won: T[] = [];
  const refused: string[] = [];
  for (const result of await Promise.allSettled(attempts)) {
    if (result.status === "fulfilled") won.push(result.value);
    else if (result.reason instanceof DomainError) refused.push(result.reason.code);
    else throw result.reason;
  }
  return { won, refused };
}

async function teams(count: number): Promise<TestTeam[]> {
  const made: TestTeam[] = [];
  for (let index = 0; index < count; index++)
    made.push(await payments.team(`Team ${String(index)} ${newId()}`));
  return made;
}

async function countRows(sql: string, ...parameters: unknown[]): Promise<number> {
  const [row] = await payments.db.query<{ n: number | string }>(
    `SELECT COUNT(*) AS n FROM ${sql}`,
    parameters,
  );
  return Number(row?.n);
}

describe("one transaction id, reported by many teams at once", () => {
  test("exactly one gets it; all others are refused and kept for review", async () => {
    const all = await teams(EVERYONE);
    const { won, refused } = await outcomes(all.map((team) => payments.report(team, TRANSACTION)));
    expect(won).toHaveLength(1);
    expect(refused).toEqual(Array.from({ length: EVERYONE - 1 }, () => "TRANSACTION_TAKEN"));
    expect(await countRows("payments")).toBe(1);
    expect(await countRows("payment_steps")).toBe(1);
    expect(await countRows("teams WHERE paymentStatus = 'pending'")).toBe(1);
    const [payment] = await payments.reads.reported(payments.admin);
    expect(payment?.disputedBy).toHaveLength(EVERYONE - 1);
    expect(payment?.disputedBy).not.toContain(payment?.teamName);
  });

  test("control: looking first and writing then lets several have it", async () => {
    const lookThenWrite = async (team: TestTeam): Promise<void> => {
      if ((await countRows("transaction_claims WHERE transactionId = ?", TRANSACTION)) > 0) {
        throw new DomainError("TRANSACTION_TAKEN");
      }
      // Claims a different transaction id first, so that the unique key does not prevent the duplicate.
      await payments.report(team, TRANSACTION + team.id.slice(-8));
      await payments.execute("UPDATE payments SET transactionId = ? WHERE teamId = ?", TRANSACTION, team.id);
    };
    await outcomes((await teams(EVERYONE)).map(lookThenWrite));
    expect(await countRows("payments WHERE transactionId = ?", TRANSACTION)).toBeGreaterThan(1);
  });

  // Skipped on SQLite, which runs only one writer at a time. There, the read inside the transaction already prevents
  // duplicates.
  if (ON_MARIADB) {
    test("control: without the unique keys the service lets several have it", async () => {
      const drops = `DROP PRIMARY KEY, DROP INDEX ${CLAIMED_NUMBER.name}`;
      await payments.db.write.query(`ALTER TABLE transaction_claims ${drops}`);
      await outcomes((await teams(EVERYONE)).map((team) => payments.report(team, TRANSACTION)));
      expect(await countRows("payments WHERE transactionId = ?", TRANSACTION)).toBeGreaterThan(1);
    });
  }
});

describe("one team, reporting many times at once", () => {
  test("the same id leaves one payment, and every reply is that of the first", async () => {
    const [team] = (await teams(1)) as [TestTeam];
    const reports = Array.from({ length: EVERYONE }, () => payments.report(team, TRANSACTION));
    const { won } = await outcomes(reports);
    expect(won).toHaveLength(EVERYONE);
    expect(new Set(won.map((reply) => JSON.stringify(reply))).size).toBe(1);
    expect(await countRows("payment_steps")).toBe(1);
    expect(await payments.mails(team.leader.email)).toHaveLength(1);
  });

  test("of many ids one is taken and the others stay free", async () => {
    const [team, other] = (await teams(2)) as [TestTeam, TestTeam];
    const ids = Array.from({ length: EVERYONE }, (_, index) => `UTR100${String(index)}`);
    const { won, refused } = await outcomes(ids.map((id) => payments.report(team, id)));
    expect(won).toHaveLength(1);
    expect(new Set(refused)).toEqual(new Set(["PAYMENT_NOT_REPORTABLE"]));
    const free = ids.find((id) => id !== won[0]?.payment.transactionId) ?? "";
    expect((await payments.report(other, free)).payment.status).toBe("pending");
  });
});

describe("accept against reject", () => {
  test("the first decision counts, the other is refused, and only one is written down", async () => {
    for (const [index, team] of (await teams(ROUNDS)).entries()) {
      await payments.report(team, `UTR100${String(index)}`);
      const paymentId = await payments.paymentId(team);
      const decisions = [
        payments.decisions.decide(payments.admin, { paymentId, decision: "accepted" }),
        payments.decisions.decide(payments.admin, {
          paymentId,
          decision: "rejected",
          reason: "Nothing arrived.",
        }),
      ];
      const { won, refused } = await outcomes(index % 2 === 0 ? decisions : decisions.reverse());
      expect([won.length, refused]).toEqual([1, ["PAYMENT_NOT_PENDING"]]);
      const shown = await payments.reads.teamPayment(team.leader, team.id);
      expect(shown.status).toBe(won[0]?.payment.status);
      expect(shown.steps.map(({ to }) => to)).toEqual(["pending", shown.status]);
      expect(await payments.mails(team.leader.email)).toHaveLength(2);
    }
    expect(await countRows("audit_entries")).toBe(ROUNDS);
  });

  test("control: looking first and writing then lets both count", async () => {
    let both = 0;
    const lookThenWrite = async (team: TestTeam, status: string): Promise<void> => {
      if ((await countRows("teams WHERE id = ? AND paymentStatus = 'pending'", team.id)) === 0) {
        throw new DomainError("PAYMENT_NOT_PENDING");
      }
      await payments.execute("UPDATE teams SET paymentStatus = ? WHERE id = ?", status, team.id);
    };
    for (let index = 0; both === 0 && index < ROUNDS; index++) {
      const [team] = (await teams(1)) as [TestTeam];
      await payments.report(team, `UTR100${String(index)}`);
      const { won } = await outcomes([lookThenWrite(team, "accepted"), lookThenWrite(team, "rejected")]);
      if (won.length === 2) both++;
    }
    expect(both).toBeGreaterThan(0);
  });
});

describe("add-member against payment", () => {
  /** The user ids of each team's members at the time when its payment locked the roster. */
  let locked: Map<string, string[]>;
  beforeEach(() => {
    locked = new Map();
    const original = payments.teams.requireForPayment.bind(payments.teams);
    jest.spyOn(payments.teams, "requireForPayment").mockImplementation(async (teamId) => {
      const team = await original(teamId);
      locked.set(teamId, [...team.memberUserIds].sort());
      return team;
    });
  });

  /**
   * Runs at most `ROUNDS` rounds, until a person joins after the payment has locked the roster. Returns 1 if this
   * happened, otherwise 0.
   */
  async function intrusions(add: (team: TestTeam, person: Caller) => Promise<unknown>): Promise<number> {
    let count = 0;
    for (let index = 0; count === 0 && index < ROUNDS; index++) {
      const [team] = (await teams(1)) as [TestTeam];
      const person = await payments.person();
      const attempts = [() => payments.report(team, `UTR100${String(index)}`), () => add(team, person)];
      if (index % 2 === 0) attempts.reverse();
      const { refused } = await outcomes(attempts.map((attempt) => attempt()));
      expect(refused.filter((code) => code !== "ROSTER_LOCKED")).toEqual([]);
      const rows = await payments.db.query<{ userId: string }>(
        "SELECT userId FROM team_members WHERE teamId = ?",
        [team.id],
      );
      if (
        rows
          .map(({ userId }) => userId)
          .sort()
          .join() !== locked.get(team.id)?.join()
      )
        count++;
    }
    return count;
  }

  test("no person joins once a payment was reported", async () => {
    const add = (team: TestTeam, person: Caller): Promise<unknown> =>
      payments.rosters.addMember(team.leader, { teamId: team.id, email: person.email });
    expect(await intrusions(add)).toBe(0);
    expect(await countRows("teams WHERE paymentStatus = 'pending'")).toBe(ROUNDS);
  });

  test("control: looking first and writing then lets people in", async () => {
    const lookThenWrite = async (team: TestTeam, person: Caller): Promise<void> => {
      if ((await countRows("teams WHERE id = ? AND paymentStatus = 'incomplete'", team.id)) === 0) {
        throw new DomainError("ROSTER_LOCKED");
      }
      await payments.join(team, person);
    };
    expect(await intrusions(lookThenWrite)).toBeGreaterThan(0);
  });
});
