import { PAYMENT_TRANSITIONS } from "../../../src/modules/teams/contract/payment-status.js";
import { byColumn, gaps, idsOf, repeated, sum, type Invariants } from "./invariant.js";
import { byTime } from "./teams.js";

const MOVES: ReadonlySet<string> = new Set(
  Object.values(PAYMENT_TRANSITIONS).flatMap(({ from, to }) => from.map((one) => `${one} ${to}`)),
);

export const PAYMENT_INVARIANTS: Invariants = {
  "a team has one payment": ({ now }) => repeated(now.payments, "teamId"),
  "team and payment say the same": ({ now }) => {
    const status = new Map(now.payments.map((payment) => [payment["teamId"], payment["status"]]));
    return now.teams
      .filter(({ id, paymentStatus }) => (status.get(id ?? null) ?? "incomplete") !== paymentStatus)
      .map(({ name, paymentStatus }) => `${String(name)}: ${String(paymentStatus)}`);
  },
  "an accepted payment has a team": ({ now }) => {
    const teams = idsOf(now.teams);
    return now.payments
      .filter(({ status, teamId }) => status === "accepted" && teamId !== null && !teams.has(String(teamId)))
      .map(({ id }) => String(id));
  },
  "a reported or accepted transfer has claimed its number": ({ now }) => {
    const claims = idsOf(now.transaction_claims, "transactionId");
    return now.payments
      .filter(({ status, transactionId }) => status === "pending" && !claims.has(String(transactionId)))
      .map(({ id, transactionId }) => `${String(id)}: ${String(transactionId)}`);
  },
  "a number pays one team": ({ now }) => {
    const claims = new Map(
      now.transaction_claims.map((claim) => [claim["transactionId"], claim["paymentId"]]),
    );
    return [
      ...repeated(now.transaction_claims, "transactionKey"),
      ...now.payments
        .filter(({ id, status, transactionId }) => {
          const claimant = claims.get(transactionId ?? null);
          return status === "pending" && claimant !== undefined && claimant !== id;
        })
        .map(({ transactionId }) => `${String(transactionId)} is another payment's`),
    ];
  },
  "an accepted payment has one receipt in force, and no other has any": ({ now }) => {
    const inForce = byColumn(
      now.receipts.filter(({ cancelledAt }) => cancelledAt === null),
      "paymentId",
    );
    return now.payments
      .filter(({ id, status }) => (inForce.get(String(id))?.length ?? 0) !== (status === "accepted" ? 1 : 0))
      .map(({ id, status }) => `${String(id)}: ${String(status)}`);
  },
  "receipts have every number once, and the counter the last": ({ now }) => {
    const last = now.receipt_counter.find(({ id }) => Number(id) === 1)?.["last"] ?? 0;
    const wrongCounter = Number(last) === now.receipts.length ? [] : [`counter ${String(last)}`];
    return [...gaps(now.receipts.map(({ number }) => Number(number))), ...wrongCounter];
  },
  "a receipt in force is of the payment's amount": ({ now }) => {
    const amounts = new Map(now.payments.map(({ id, amountPaise }) => [id, amountPaise]));
    return now.receipts
      .filter(({ cancelledAt, paymentId, amountPaise }) => {
        return cancelledAt === null && amounts.get(paymentId ?? null) !== amountPaise;
      })
      .map(({ number }) => String(number));
  },
  "a payment's steps follow each other to where it is": ({ now }) => {
    const steps = byColumn(now.payment_steps, "paymentId");
    return now.payments.flatMap(({ id, status }) => {
      let at: unknown = "incomplete";
      for (const { fromStatus, toStatus, id: step } of [...(steps.get(String(id)) ?? [])].sort(byTime)) {
        if (fromStatus !== at) return [`step ${String(step)} from ${String(fromStatus)}, not ${String(at)}`];
        at = toStatus;
      }
      return at === status ? [] : [`${String(id)} is ${String(status)}, not ${String(at)}`];
    });
  },
  "payments move only as the table of moves allows": ({ now }) =>
    now.payment_steps
      .filter(({ fromStatus, toStatus }) => !MOVES.has(`${String(fromStatus)} ${String(toStatus)}`))
      .map(({ fromStatus, toStatus }) => `${String(fromStatus)} to ${String(toStatus)}`),
  "a payment is accepted, and refunded, once between two reverts": ({ now }) => {
    const paid = now.refunds.filter(({ state, surplusId }) => state === "paid" && surplusId === null);
    const refunded = now.payments.filter(({ status }) => status === "refunded");
    const open = byColumn(paid, "paymentId");
    return refunded.filter(({ id }) => !open.has(String(id))).map(({ id }) => String(id));
  },
  "a payment has one open refund": ({ now }) => repeated(now.refunds, "openKey"),
  "a bank line confirms a payment once": ({ now }) => repeated(now.statement_rows, "seenKey"),
  "no line places more than it brought": ({ now }) => {
    const inForce = now.statement_rows.filter(({ seenKey }) => seenKey !== null);
    const placed = new Map<string, number>();
    for (const { batchId, line, amountPaise } of inForce) {
      const key = `${String(batchId)} ${String(line)}`;
      placed.set(key, (placed.get(key) ?? 0) + Number(amountPaise));
    }
    return now.statement_lines
      .filter(({ batchId, line, amountPaise }) => {
        return (placed.get(`${String(batchId)} ${String(line)}`) ?? 0) > Number(amountPaise ?? 0);
      })
      .map(({ batchId, line }) => `${String(batchId)}, line ${String(line)}`);
  },
  "what a statement confirmed is accepted, or was refunded": ({ now }) => {
    const refunded = idsOf(
      now.refunds.filter(({ state }) => state === "paid"),
      "paymentId",
    );
    const status = new Map(now.payments.map((payment) => [payment["id"], payment["status"]]));
    return now.statement_rows
      .filter(({ seenKey, paymentId, isSurplus }) => {
        const is = status.get(paymentId ?? null);
        return (
          seenKey !== null && Number(isSurplus) === 0 && is !== "accepted" && !refunded.has(String(paymentId))
        );
      })
      .map(({ id }) => String(id));
  },
  "slips have every number once, and a team one that waits": ({ now }) => [
    ...gaps(now.cash_slips.map(({ number }) => Number(number))),
    ...repeated(now.cash_slips, "openKey"),
  ],
  "bank, cash and book agree to the paisa": ({ now, book }) => {
    if (!book) return [];
    const accepted = sum(
      now.payments.filter(({ status }) => status === "accepted"),
      "amountPaise",
    );
    const { figures } = book;
    const pairs: [string, number, number][] = [
      ["ledger's bank lines and their running total", book.bankSum, book.bankTotal],
      ["ledger's and figures' cash", book.cashTotal, figures.cash],
      ["ledger's parts and figures' accepted and surplus", book.teams, figures.accepted + figures.surplus],
      ["ledger's and figures' open money", book.open, figures.open],
      ["figures' accepted and the payments", figures.accepted, accepted],
      [
        "bank, cash and unseen, and what they paid for",
        book.bankSum + book.cashTotal + book.unseen,
        book.teams + book.open,
      ],
    ];
    return pairs
      .filter(([, a, b]) => a !== b)
      .map(([what, a, b]) => `${what}: ${String(a)} and ${String(b)}`);
  },
};
