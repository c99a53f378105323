export const TEAM_ID = "01890000-0000-7000-8000-000000000001";

/** Returns a team with the fields that the payment page reads. The team's ranking qualifies, so the fee is due. */
export function teamToPayFixture(more: object = {}) {
  return {
    id: TEAM_ID,
    name: "Segfault",
    qualified: true,
    place: null as object | null,
    leader: { id: "member-asha", userId: "user-asha", name: "Asha Rao" },
    event: { id: "event-1", title: "Syntax Siege 2025" },
    ...more,
  };
}

const EVENT = { slug: "syntaxsiege", title: "Syntax Siege 2025", maxTeamSize: 3 };

/** The current event after its end, with the fields that the heading's query reads. */
export const ENDED_EVENT = {
  ...EVENT,
  registrationOpen: false,
  openPastDeadline: false,
  firstDay: "2025-02-24",
  lastDay: "2025-03-02",
  hours: null,
  venue: "Computer Centre",
  room: null,
  schedule: "",
  notices: [],
};

/** Returns the team of `teamToPayFixture`, with additional fields that the heading's query reads. */
export function wholeTeamFixture() {
  const team = teamToPayFixture();
  const personal = {
    email: null,
    phone: null,
    college: null,
    universityRollNo: null,
    codeforcesHandle: null,
  };
  const marks = { isLeader: true, confirmed: true, handleVerified: false, handleTaken: false };
  return {
    ...team,
    ranking: 1,
    paymentStatus: "incomplete",
    leader: { ...team.leader, ...personal, ...marks },
    members: [],
    event: { ...team.event, ...EVENT, fee: 36_000, minTeamSize: 3, qualifyingRank: 1 },
  };
}

export const INSTRUCTIONS = {
  amount: 36_000,
  reference: "SS-Z5RPMM",
  payeeName: "CDC Coding Club",
  upiId: "club@okbank",
  accountNumber: "123456789012",
  ifsc: "SBIN0001234",
  upiLink: "upi://pay?pa=club%40okbank&am=360.00",
  qrSvg: '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h1v1z"/></svg>',
  configured: true,
};

/** Returns a payment that has not been reported. */
export function paymentFixture(more: object = {}) {
  return {
    teamId: TEAM_ID,
    teamName: "Segfault",
    status: "incomplete",
    transactionId: null,
    reason: null,
    steps: [] as readonly object[],
    refund: null,
    receipts: [] as readonly object[],
    instructions: INSTRUCTIONS,
    ...more,
  };
}

export const REPORTED = {
  id: "step-1",
  from: "incomplete",
  to: "pending",
  at: "2025-03-01T11:30:00.000Z",
  by: "Asha Rao",
  reason: null,
  basis: null,
  transactionId: "AB1234567890",
};

export const REJECTED = {
  ...REPORTED,
  id: "step-2",
  from: "pending",
  to: "rejected",
  at: "2025-03-01T19:00:00.000Z",
  by: "Superadmin",
  reason: "No transfer with this UTR.",
};

export const CORRECTED = { ...REPORTED, id: "step-3", from: "pending", transactionId: "412345678910" };

export const WITHDRAWAL = { ...REPORTED, id: "step-4", from: "pending", to: "incomplete" };
