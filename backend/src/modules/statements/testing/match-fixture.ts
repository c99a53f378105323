import { transactionKey } from "../../payments/contract/transaction-id.js";
import type { Candidate, Claim, LineMatch, MatchFacts } from "../matching/match-facts.js";
import { matchStatement } from "../matching/match-statement.js";
import { readLines } from "../reading/read-lines.js";
import { guessMapping } from "../reading/guess-mapping.js";
import { statementTable } from "../reading/statement-table.js";

const DUE = 36000;
export const OWN_ACCOUNT = "001234567890";

/** Builds a team, by default with a reported payment. */
export function team(name: string, parts: Partial<Candidate> & { readonly reference: string }): Candidate {
  const pending = (parts.status ?? "pending") !== "incomplete";
  return {
    teamId: `team ${name}`,
    teamName: name,
    status: "pending",
    amountPaise: DUE,
    paymentId: pending ? `payment ${name}` : null,
    transactionId: pending ? "412345670000" : null,
    people: [],
    ...parts,
  };
}

export const ALPHA = team("Alpha", {
  reference: "SS-7K3QX9",
  transactionId: "412345678901",
  people: ["Asha Rao", "Ravi Kumar Iyer"],
});
export const BETA = team("Beta", {
  reference: "SS-Q0B10W",
  transactionId: "HDFCN52025030112345",
  people: ["Jo Li"],
});
export const NEW = team("New", { reference: "SS-PPPPPA", status: "incomplete", people: ["Nina New"] });
const PAID = team("Paid", { reference: "SS-22222E", status: "accepted", transactionId: "412345670002" });
const SENT_BACK = team("Sent back", {
  reference: "SS-33333C",
  status: "rejected",
  transactionId: "412345670003",
});
export const SHORT = team("Short", { reference: "SS-44444A", transactionId: "123456" });
const TEAMS = [ALPHA, BETA, NEW, PAID, SENT_BACK, SHORT];

export function claimOf(candidate: Candidate, parts: Partial<Claim> = {}): Claim {
  const { teamId, teamName, reference, status, paymentId, transactionId } = candidate;
  return {
    teamId,
    teamName,
    reference,
    status,
    paymentId: paymentId ?? "",
    transactionId: transactionId ?? "",
    disputedBy: [],
    ...parts,
  };
}
export const CLAIMS = TEAMS.filter(({ transactionId }) => transactionId !== null).map((candidate) =>
  claimOf(candidate),
);

/** Maps the transaction IDs of accepted and refunded payments to the payments' ids. */
export function spentBy(claims: readonly Claim[]): MatchFacts["spent"] {
  const accepted = claims.filter(({ status }) => status === "accepted" || status === "refunded");
  return new Map(accepted.map((claim) => [transactionKey(claim.transactionId), claim.paymentId]));
}

export const FACTS: MatchFacts = {
  candidates: TEAMS,
  claims: CLAIMS,
  seen: new Map(),
  spent: spentBy(CLAIMS),
  returns: [],
  settled: [],
  ownNumbers: [OWN_ACCOUNT],
};

export function match(
  lines: readonly (readonly [narration: string, reference: string, amount: string])[],
  facts: Partial<MatchFacts> = {},
): LineMatch[] {
  const text = lines.map(
    ([narration, reference, amount]) => `01/03/2025\t${narration}\t${reference}\t${amount}`,
  );
  const table = statementTable(["Date\tNarration\tRef No\tAmount", ...text].join("\n"));
  return matchStatement(readLines(table, guessMapping(table)), {
    ...FACTS,
    spent: spentBy(facts.claims ?? CLAIMS),
    ...facts,
  });
}
