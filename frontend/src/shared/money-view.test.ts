import { moneyViewOf, STATUS_OF_VIEW, type MoneyView } from "./money-view";

test.each([
  ["tab=payments", "decide"],
  ["tab=payments&status=pending", "decide"],
  ["tab=payments&status=accepted", "all"],
  ["tab=payments&status=rejected", "all"],
  ["tab=payments&status=refunded", "all"],
  ["tab=payments&status=refunds", "refunds"],
  ["tab=payments&status=book", "accounts"],
  ["tab=payments&status=ledger", "accounts"],
  ["tab=payments&status=owing", "owing"],
  ["tab=statements", "statement"],
  ["tab=statements&batch=1", "statement"],
])("an address of an earlier release leads to its part: %s", (address, view) => {
  expect(moneyViewOf(new URLSearchParams(address))).toBe(view);
});

test("each part is where its address says", () => {
  for (const [view, status] of Object.entries(STATUS_OF_VIEW)) {
    const params = new URLSearchParams({ tab: view === "statement" ? "statements" : "payments" });
    if (status !== null) params.set("status", status);
    expect(moneyViewOf(params)).toBe(view as MoneyView);
  }
});
