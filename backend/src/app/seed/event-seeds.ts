import type { NewEvent } from "../../modules/events/event-data.js";
import { LIMITS } from "../../kernel/contract/limits.js";

/** Converts rupees to paise. */
const inr = (rupees: number): number => rupees * 100;
/** Parses a date and time in India (UTC+05:30). */
const ist = (text: string): Date => new Date(`${text}+05:30`);

/** Default values for the fields that most shipped events leave open. Every new event field needs a value here. */
const unscheduled = {
  registrationOpensAt: null,
  registrationClosesAt: null,
  qualifyingRank: 1,
  notices: [],
  hours: null,
  room: null,
  contact: null,
  rules: null,
  prizes: null,
  syllabus: null,
  faq: null,
} as const;

/**
 * The events that the club specified, in the order of the events page. The club gave no dates, fee or venue for the
 * last three events, so these values are samples for the club to edit. All hours, rooms, rules, prizes, syllabuses,
 * questions and contacts are samples too.
 */
export const EVENT_SEEDS: readonly NewEvent[] = [
  {
    ...unscheduled,
    slug: "algOlympics",
    title: "AlgOlympics",
    summary: "The regional coding contest: an online round, then the finals in the lab.",
    description:
      "AlgOlympics brings the best student programmers of the region together.\n\n" +
      "Teams first meet in an online round on a contest platform. Those who solve the most come to the university lab for the finals: algorithms, data structures and a clock that does not stop.",
    image: "events/algolympics.svg",
    schedule:
      "25 December 2024: online round on the contest platform\n4 January 2025: finals in the university lab",
    venue: "Online, then the university lab",
    feePaise: inr(150),
    minTeamSize: LIMITS.teamSize,
    maxTeamSize: LIMITS.teamSize,
    firstDay: "2024-12-25",
    lastDay: "2025-01-04",
    registration: "closed",
    state: "past",
  },
  {
    ...unscheduled,
    slug: "syntaxsiege",
    title: "Syntax Siege 2025",
    summary:
      "A week of code: five days of classes, an online contest on day six, the offline contest on the last day.",
    description:
      "Syntax Siege is the club's week-long event. For five days we meet for offline classes, from the first loop to graphs and dynamic programming.\n\n" +
      "On day six your team shows what it learned in the online contest. The best teams qualify for Round 2, the offline contest on the last day.\n\n" +
      "Registering is free. Teams that qualify for Round 2 pay the fee.",
    image: "events/syntaxsiege.svg",
    schedule:
      "24 to 28 February 2025: offline classes\n1 March 2025: online contest\n2 March 2025: offline contest (Round 2)",
    venue: "University campus; the online contest from anywhere",
    hours: "Classes 5 PM to 7 PM; both contests 10 AM to 1 PM",
    room: "Computer Science block, Lab 2",
    contact: "syntaxsiege@example.org",
    rules: [
      "One to three people in a team, all students of the university.",
      "Any programming language that Codeforces offers.",
      "One computer a team in Round 2; notes on paper are allowed, the internet is not.",
      "Code from outside the team disqualifies it.",
    ].join("\n"),
    prizes: [
      "1st place: the Siege trophy and a hoodie for each member",
      "2nd and 3rd place: a keyboard for the team",
      "Everybody in Round 2: a certificate",
    ].join("\n"),
    syllabus: [
      "Day 1: loops, arrays and reading input fast",
      "Day 2: sorting and binary search",
      "Day 3: recursion and greedy choices",
      "Day 4: graphs, breadth first and depth first",
      "Day 5: dynamic programming",
    ].join("\n"),
    faq: [
      "May I register alone?\nYes. You can add up to two members as long as registration is open.",
      "Do I need to have been in a contest before?\nNo. The five classes begin with loops.",
      "When is the fee due?\nOnly when your team qualifies for Round 2.",
    ].join("\n\n"),
    feePaise: inr(360),
    minTeamSize: LIMITS.teamSize,
    maxTeamSize: LIMITS.teamSize,
    firstDay: "2025-02-24",
    lastDay: "2025-03-02",
    registrationClosesAt: ist("2025-03-01T17:00:00"),
    registration: "open",
    state: "current",
    notices: [
      {
        title: "Registration deadline",
        description:
          "Registration will be closed by 1 March,2025 5:00 PM IST. So hurry up and register your team.",
        link: "/events/syntaxsiege/registration",
      },
    ],
  },
  {
    ...unscheduled,
    slug: "code-cascade",
    title: "Code Cascade",
    summary: "Three days of online classes for juniors.",
    description:
      "Code Cascade is where many of us began: three evenings of online classes for juniors, held by the batch above them.\n\n" +
      "We start with the language, go on to the standard library, and end with the first contest problems, solved together.",
    image: "events/code-cascade.svg",
    schedule:
      "Day 1: language and tools\nDay 2: the standard library and complexity\nDay 3: contest problems, solved together",
    venue: "Online",
    feePaise: 0,
    minTeamSize: 1,
    maxTeamSize: 1,
    firstDay: "2024-09-20",
    lastDay: "2024-09-22",
    registration: "closed",
    state: "past",
  },
  {
    ...unscheduled,
    slug: "game-of-codes",
    title: "Game of Codes",
    summary: "A contest for second-year students, with the computer engineering society.",
    description:
      "Game of Codes is made for second-year students, together with the computer engineering society.\n\n" +
      "Rules, rounds and prizes will be announced on this page.",
    image: "events/game-of-codes.svg",
    schedule: "Online round\nFinals on campus",
    venue: "To be announced",
    feePaise: 0,
    minTeamSize: LIMITS.teamSize,
    maxTeamSize: LIMITS.teamSize,
    firstDay: "2025-04-12",
    lastDay: "2025-04-13",
    registration: "closed",
    state: "upcoming",
  },
  {
    ...unscheduled,
    slug: "genesis",
    title: "Genesis",
    summary: "The first contest for first-year students, guided by alumni.",
    description:
      "Genesis is the club's welcome to first-year students: a first contest, with alumni beside you who remember their own.\n\n" +
      "Nobody needs to know more than a loop and a condition to enjoy it.",
    image: "events/genesis.svg",
    schedule: "Morning: an hour with alumni\nAfternoon: the contest and its solutions",
    venue: "University lab",
    feePaise: 0,
    minTeamSize: LIMITS.teamSize,
    maxTeamSize: LIMITS.teamSize,
    firstDay: "2024-10-19",
    lastDay: "2024-10-19",
    registration: "closed",
    state: "past",
  },
];
