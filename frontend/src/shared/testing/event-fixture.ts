/** An event as the admin area's queries answer it. */
export function eventFixture(more: object = {}) {
  return {
    id: "01890000-0000-7000-8000-000000000001",
    slug: "syntaxsiege",
    title: "Syntax Siege 2025",
    summary: "A week of code.",
    description: "",
    image: "events/syntaxsiege.svg",
    picture: "/media/events/syntaxsiege.svg",
    schedule: "",
    venue: "Campus",
    fee: 36_000,
    maxTeamSize: 3,
    firstDay: "2025-02-24",
    lastDay: "2025-03-02",
    registrationOpensAt: null,
    registrationClosesAt: "2025-03-01T11:30:00.000Z",
    registration: "auto",
    registrationOpen: false,
    state: "current",
    qualifyingRank: 1,
    notices: [] as readonly object[],
    updatedAt: "2025-02-01T00:00:00.000Z",
    ...more,
  };
}
