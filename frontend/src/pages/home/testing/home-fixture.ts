import type { HomePageQuery } from "../../../graphql/pages/home";

const GLIMPSES = ["Contest", "Whiteboard", "Opening", "Team", "Alumni", "Freeze", "Prizes", "Chai"];
const SPEAKERS = [
  "Ada Bora",
  "Bela Das",
  "Chand",
  "Devi Rao Iyer",
  "Esha",
  "Farid",
  "Gita",
  "Hari",
  "Indu",
  "Jai",
  "Kim",
];

const event = (slug: string, title: string, state: HomePageQuery["events"][number]["state"]) => ({
  id: slug,
  slug,
  title,
  summary: `What ${title} is.`,
  venue: "University campus",
  picture: `/media/events/${slug}.svg`,
  state,
  firstDay: "2025-02-24",
  lastDay: "2025-03-02",
  registrationOpen: state === "current",
  registrationClosesAt: state === "current" ? "2025-03-01T11:30:00.000Z" : null,
  isOver: state === "past",
  openPastDeadline: false,
  closesInMinutes: state === "current" ? 12 * 24 * 60 : null,
  minTeamSize: 3,
  maxTeamSize: 3,
  fee: 36_000,
});

/** The server's reply to the home page's query, for tests. Bela Das, Devi Rao Iyer and Hari have no portrait. */
export const HOME: HomePageQuery = {
  siteContent: {
    club: {
      summary: "CDC began as six students around one whiteboard.",
      liveLink: { mark: "Live", label: "Syntax Siege 2025", path: "/events" },
    },
    aboutCards: ["Aim", "Mission", "Vision"].map((title) => ({
      id: title.toLowerCase(),
      icon: `/animations/about/${title.toLowerCase()}.svg`,
      title,
      description: `Our ${title.toLowerCase()}, in a sentence.`,
      width: 200,
      height: 200,
    })),
    takePart: [],
    hasSamplePeople: true,
    testimonials: SPEAKERS.map((name, index) => ({
      id: name,
      name,
      title: "B.Tech, Second Year",
      feedback: `${name} liked it.`,
      image: [1, 3, 7].includes(index) ? null : `/media/testimonials/${String(index)}.svg`,
    })),
    glimpses: GLIMPSES.map((title) => ({
      id: title,
      title,
      alt: `${title}, as one saw it.`,
      image: `/media/glimpses/${title}.svg`,
    })),
  },
  events: [
    event("algOlympics", "AlgOlympics", "past"),
    event("syntaxsiege", "Syntax Siege 2025", "current"),
    event("code-cascade", "Code Cascade", "past"),
    event("genesis", "Genesis", "past"),
    event("game-of-codes", "Game of Codes", "upcoming"),
  ],
  eventWinners: [{ slug: "algOlympics" }],
};
