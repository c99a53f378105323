/** Returns a pending payment. Its ids, team name, reference and time of report contain the digit `n`. */
export function reportedFixture(n: number, more: object = {}) {
  return {
    id: `01890000-0000-7000-8000-00000000000${n}`,
    teamId: `01890000-0000-7000-8000-0000000000a${n}`,
    teamName: `Team ${n}`,
    reference: `SS-00000${n}`,
    eventSlug: "syntaxsiege",
    amount: 36_000,
    fee: 36_000,
    status: "pending",
    transactionId: `UTR00000000${n}`,
    reporterName: "Asha Rao",
    reportedAt: `2025-03-01T11:3${n}:00.000Z`,
    decidedAt: null,
    version: "0",
    decidedBy: null,
    reason: null,
    placeLost: false,
    disputedBy: [] as readonly string[],
    ...more,
  };
}
