import { qualifies } from "@contract/modules/events/contract/fee-rule";

/** Returns a team's person as the server sends them. */
export function personFixture(name: string, more: object = {}) {
  const id = name.toLowerCase().split(" ")[0] ?? "";
  return {
    id: `member-${id}`,
    userId: `user-${id}`,
    name,
    email: `${id}@example.org`,
    phone: null,
    college: null,
    universityRollNo: null,
    codeforcesHandle: null,
    isLeader: false,
    confirmed: true,
    handleVerified: false,
    handleTaken: false,
    ...more,
  };
}

export const EVENT = {
  id: "event-1",
  title: "Syntax Siege 2025",
  slug: "syntaxsiege",
  fee: 36_000,
  minTeamSize: 3,
  maxTeamSize: 3,
  qualifyingRank: 1,
  firstDay: "2025-02-24",
  lastDay: "2025-03-02",
  hours: null as string | null,
  venue: "Computer Centre",
  room: null as string | null,
  schedule: "",
  registrationOpen: true,
  openPastDeadline: false,
  notices: [] as readonly object[],
};

export const TEAM_ID = "01890000-0000-7000-8000-000000000001";

/** Returns Asha's team as the server sends it. */
export function teamFixture(more: object = {}) {
  const team = {
    id: TEAM_ID,
    name: "Segfault",
    ranking: null as number | null,
    paymentStatus: "incomplete",
    place: null as object | null,
    event: EVENT,
    leader: personFixture("Asha Rao", { isLeader: true, codeforcesHandle: "asha_rao" }),
    members: [] as readonly object[],
    ...more,
  };
  return { ...team, qualified: qualifies(team.ranking, team.event) };
}

export const ASHA = { userId: "user-asha", isSuperadmin: false };
export const RAVI = { userId: "user-ravi", isSuperadmin: false };
