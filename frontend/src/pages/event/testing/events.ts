import type { EventPageQuery } from "../../../graphql/pages/event";

type Event = NonNullable<EventPageQuery["event"]>;

export const ALG_OLYMPICS: Event = {
  id: "event-1",
  slug: "algOlympics",
  title: "AlgOlympics",
  summary: "The regional coding contest.",
  description: "The best programmers of the region.\n\nTwo rounds.",
  picture: "/media/events/algolympics.svg",
  schedule: "25 December 2024: online round\n4 January 2025: finals",
  venue: "Online, then the university lab",
  hours: null,
  room: null,
  contact: null,
  rules: null,
  prizes: null,
  syllabus: null,
  faq: null,
  fee: 15_000,
  qualifyingRank: 1,
  minTeamSize: 3,
  maxTeamSize: 3,
  firstDay: "2024-12-25",
  lastDay: "2025-01-04",
  state: "past",
  registrationOpen: false,
  registrationOpensAt: null,
  registrationClosesAt: null,
  openPastDeadline: false,
  closesInMinutes: null,
  notices: [],
};

/** A test event for which teams can register. */
export const SYNTAX_SIEGE: Event = {
  ...ALG_OLYMPICS,
  id: "event-2",
  slug: "syntaxsiege",
  title: "Syntax Siege 2025",
  summary: "A week of code.",
  description: "Syntax Siege is the club's week-long event.",
  picture: "/media/events/syntaxsiege.svg",
  schedule: "24 to 28 February 2025: offline classes\n1 March 2025: online contest\nPrizes",
  venue: "University campus; the online contest from anywhere",
  fee: 36_000,
  firstDay: "2025-02-24",
  lastDay: "2025-03-02",
  state: "current",
  registrationOpen: true,
  registrationClosesAt: "2025-03-01T11:30:00.000Z",
  notices: [
    {
      title: "Registration deadline",
      description:
        "Registration will be closed by 1 March,2025 5:00 PM IST. So hurry up and register your team.",
      link: "/events/syntaxsiege/registration",
    },
  ],
};
