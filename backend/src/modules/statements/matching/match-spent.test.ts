import { claimOf, match, spentBy, team } from "../testing/match-fixture.js";
import type { MatchFacts } from "./match-facts.js";

/** Returns outcome, team and reasons of one line. */
function one(narration: string, reference: string, amount: string, facts: Partial<MatchFacts> = {}): string {
  return match([[narration, reference, amount]], facts)
    .map(({ outcome, candidate, reasons }) =>
      [outcome, ...(candidate ? [candidate.teamName] : []), reasons.map(({ code }) => code).join(" ")].join(
        " · ",
      ),
    )
    .join();
}

describe("money that pays no second time", () => {
  const BACK = team("Back", { reference: "SS-55555A", status: "refunded", transactionId: "412345670009" });
  const facts = { candidates: [BACK], claims: [claimOf(BACK)] };

  test.each([
    ["412345670009", "seen · Back · spent"],
    ["412345670008", "probable · Back · refunded reference amount"],
    ["", "conflict · Back · refunded reference amount"],
  ])("after a refund, a line with the number %j and the team's reference", (number, expected) => {
    expect(one("UPI SS-55555A", number, "360", facts)).toBe(expected);
  });

  test("a report of the new transfer is not confirmed by a line without a number, which may be the old one", () => {
    const again = { ...BACK, status: "pending", transactionId: "412345670010" } as const;
    const claims = [claimOf(BACK, { status: "pending" }), claimOf(again)];
    const spentFacts = { candidates: [again], claims, spent: spentBy([claimOf(BACK)]) };
    expect(one("UPI SS-55555A", "", "360", spentFacts)).toBe("conflict · Back · refunded reference amount");
    expect(one("UPI SS-55555A", "412345670010", "360", spentFacts)).toBe(
      "exact · Back · transactionId reference amount",
    );
    expect(one("UPI SS-55555A", "412345670009", "360", spentFacts)).toBe("seen · Back · spent");
  });

  test("a number that a paid team reported before another one is a second payment, not the same one", () => {
    const paid = { ...BACK, status: "accepted" } as const;
    const claims = [claimOf(paid), claimOf(paid, { transactionId: "412345670011" })];
    const spentFacts = { candidates: [paid], claims, spent: spentBy([claimOf(paid)]) };
    expect(one("UPI", "412345670011", "360", spentFacts)).toBe("conflict · Back · paidAlready");
  });
});

test.each(["360000", "1,00,00,000.00", "99,99,99,999.99"])(
  "a credit of %s, far above any fee, is open until it is placed by hand, whatever it names",
  (amount) => expect(one("SS-7K3QX9", "412345678901", amount)).toBe("unclaimed · tooLarge"),
);
