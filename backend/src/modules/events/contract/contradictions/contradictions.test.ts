import { EVENT_SEEDS } from "../../../../app/seed/event-seeds.js";
import { type ComparedEvent, contradictions } from "./contradictions.js";

const NOW = new Date("2025-02-01T12:00:00+05:30");
const EVENT: ComparedEvent = {
  title: "Byte Battle",
  summary: "",
  description: "",
  schedule: "",
  notices: [],
  feePaise: 36_000,
  maxTeamSize: 3,
  firstDay: "2025-02-24",
  lastDay: "2025-03-02",
  registrationOpensAt: new Date("2025-02-01T09:00:00+05:30"),
  registrationClosesAt: new Date("2025-03-01T17:00:00+05:30"),
  registration: "auto",
  state: "upcoming",
};
const texts = (more: Partial<ComparedEvent>, now = NOW): string[] =>
  contradictions({ ...EVENT, ...more }, now).map(({ text }) => text);
const inNotice = (description: string, title = "News"): string[] =>
  texts({ notices: [{ title, description }] });

describe("the events that the product ships", () => {
  test.each(EVENT_SEEDS.map((seed) => [seed.slug, seed] as const))("%s", (slug, seed) => {
    const said = contradictions(seed, new Date("2025-04-01T00:00:00Z")).map(({ field, text }) => [
      field,
      text,
    ]);
    expect(said).toEqual(
      slug === "syntaxsiege"
        ? [
            [
              "notices.0",
              "The notice “Registration deadline” says “1 March,2025 5:00 PM IST”; that is over, but registration is open.",
            ],
            [
              "registration",
              "Registration is set to open, though it should have closed on 1 March 2025, 5:00 PM IST.",
            ],
          ]
        : [],
    );
  });

  test("before its deadline Syntax Siege agrees with itself", () => {
    const siege = EVENT_SEEDS.find(({ slug }) => slug === "syntaxsiege") as ComparedEvent;
    expect(contradictions(siege, NOW)).toEqual([]);
  });
});

describe("when registration opens and closes", () => {
  const closes = "registration closes on 1 March 2025, 5:00 PM IST";
  const opens = "registration opens on 1 February 2025, 9:00 AM IST";
  test.each([
    ["Registration will be closed by 2 March,2025 5:00 PM IST.", "2 March,2025 5:00 PM IST", closes],
    ["Registration will be closed by 1 March,2025 6:00 PM IST.", "1 March,2025 6:00 PM IST", closes],
    ["Register before 02/03/2025!", "02/03/2025", closes],
    ["The last date to register is March 2.", "March 2", closes],
    ["Sign-ups end 2025-03-02", "2025-03-02", closes],
    ["Registration opens on 2 February.", "2 February", opens],
    ["Registration opens on 1 February and closes on 3 March.", "3 March", closes],
    ["Registration: from 1 February to 3 March", "3 March", closes],
    ["3 March 2025: registration closes", "3 March 2025", closes],
  ])("%s", (text, found, truth) => {
    expect(inNotice(text)).toEqual([`The notice “News” says “${found}”; ${truth}.`]);
  });

  test("the headline says what a bare date is about", () => {
    expect(inNotice("2 March 2025, 5 PM", "Registration deadline")).toEqual([
      `The notice “Registration deadline” says “2 March 2025, 5 PM”; ${closes}.`,
    ]);
  });

  test.each([
    "Registration closes on 1 March 2025, 5:00 PM IST",
    "Registration closes on 1 March",
    "Register by 5 PM on 01/03/2025.",
    "Registration opens on 1st Feb 2025 at 9:00 am and closes on 1 March.",
    "Register from 1 Feb to 1 March.",
    "Pay the registration fee by 9 March.",
    "The registration desk opens at 9 AM on 2 March.",
    "Registered teams hear from us on 9 March.",
  ])("agrees: %s", (text) => {
    expect(inNotice(text)).toEqual([]);
  });

  test("a text that names what the data leave open", () => {
    const open = { registrationOpensAt: null, registrationClosesAt: null };
    const notices = [
      { title: "News", description: "Registration opens 1 Feb 2025. Registration closes 1 March 2025." },
    ];
    expect(texts({ ...open, notices })).toEqual([
      "The notice “News” says “1 Feb 2025”; the event does not say when registration opens.",
      "The notice “News” says “1 March 2025”; the event does not say when registration closes.",
    ]);
  });

  test.each(["1 March", "1 March, 11:59 PM", "2 March, 12 AM"])("midnight may be written %s", (words) => {
    const registrationClosesAt = new Date("2025-03-02T00:00:00+05:30");
    const notices = [{ title: "News", description: `Registration closes on ${words}.` }];
    expect(texts({ registrationClosesAt, notices })).toEqual([]);
  });

  test("open by hand after its end; not while it is not the current event, nor by the dates", () => {
    const later = new Date("2025-04-01T00:00:00Z");
    const open = { registration: "open", state: "current" } as const;
    expect(texts(open, later)).toEqual([
      "Registration is set to open, though it should have closed on 1 March 2025, 5:00 PM IST.",
    ]);
    expect(texts(open)).toEqual([]);
    expect(texts({ ...open, state: "past" }, later)).toEqual([]);
    expect(texts({ ...open, registration: "auto" }, later)).toEqual([]);
  });
});

describe("the event's days", () => {
  const days = "the event takes place from 24 February 2025 to 2 March 2025";
  test("every day of a schedule is one of them", () => {
    const schedule =
      "23 to 28 February 2025: classes\n1 March: contest, 10:00\n2 March 2026: finals\n1 Feb: registration opens";
    expect(texts({ schedule })).toEqual([
      `The schedule says “23 to 28 February 2025”; ${days}.`,
      `The schedule says “2 March 2026”; ${days}.`,
    ]);
  });

  test.each([
    ["The contest is on 3 March.", ["3 March"]],
    ["Round 2 takes place on March 12th, 2025 at 10 AM in the lab.", ["March 12th, 2025 at 10 AM"]],
    ["The contest is on 1 March. The finals follow on 5 March.", ["5 March"]],
    ["The results of the contest come on 5 March.", []],
    ["The club was founded on 5 May 2011.", []],
    ["Bring your exam of 5 May.", []],
    ["On 5 May we eat.", []],
    ["The contest of 2 March", []],
  ])("%s", (description, found) => {
    expect(texts({ description })).toEqual(found.map((words) => `The description says “${words}”; ${days}.`));
  });

  test("a single day is named alone; days not typed yet are compared with nothing", () => {
    const notices = [{ title: "Contest", description: "The contest is on 5 March." }];
    expect(texts({ notices, firstDay: "2025-03-01", lastDay: "2025-03-01" })).toEqual([
      "The notice “Contest” says “5 March”; the event takes place on 1 March 2025.",
    ]);
    expect(texts({ notices, firstDay: "", lastDay: "", title: "Battle 2019" })).toEqual([]);
  });

  test("the year in a title is the event's; years elsewhere are any", () => {
    expect(texts({ title: "Byte Battle 2024", summary: "Since 2019, with 2024 teams." })).toEqual([
      "The title says “2024”; the event takes place from 24 February 2025 to 2 March 2025.",
    ]);
    expect(texts({ title: "Byte Battle 2025" })).toEqual([]);
    expect(texts({ title: "Battle 2024", firstDay: "2024-12-30", lastDay: "2025-01-02" })).toEqual([]);
  });
});

describe("the fee", () => {
  test.each([
    ["The fee is Rs. 150 per team.", "Rs. 150"],
    ["Registration fee: ₹350", "₹350"],
    ["Pay 350 INR by bank transfer.", "350 INR"],
    ["Entry: INR 350/-", "INR 350/-"],
    ["Pay 350/- at the desk", "350/-"],
    ["The fee is Rs.1,500.50", "Rs.1,500.50"],
    ["Fee 150 rupees, first prize ₹5,000", "150 rupees"],
  ])("%s", (text, found) => {
    expect(inNotice(text)).toEqual([`The notice “News” says “${found}”; the fee is ₹360.`]);
  });

  test.each([
    "The fee is ₹360.",
    "The fee is Rs. 360.00/-",
    "Pay INR 360 per team.",
    "Prizes worth ₹50,000!",
    "Winners get Rs. 5000 each; registration is free.",
    "First prize ₹1 lakh. Registration is open.",
    "Fee: ₹120 per person",
    "Pay ₹120 each.",
    "Last year we gave away ₹20,000.",
    "Refunds of ₹100 were sent.",
    "Pay with 2 fee slips in room 350.",
  ])("agrees: %s", (text) => {
    expect(inNotice(text)).toEqual([]);
  });

  test("the headline says what a bare amount is; a free event has none", () => {
    expect(inNotice("₹400 per team", "Fee")).toEqual(["The notice “Fee” says “₹400”; the fee is ₹360."]);
    expect(inNotice("₹4000 for the best team", "Prizes")).toEqual([]);
    const notices = [{ title: "Fee", description: "The fee is ₹360." }];
    expect(texts({ feePaise: 0, notices })).toEqual(["The notice “Fee” says “₹360”; the event is free."]);
    expect(texts({ feePaise: 12_350, notices })).toEqual([
      "The notice “Fee” says “₹360”; the fee is ₹123.5.",
    ]);
  });
});

describe("the size of a team", () => {
  test.each([
    ["Teams of up to 4", "Teams of up to 4"],
    ["Form a team of 2.", "team of 2"],
    ["teams of three or four", "teams of three or four"],
    ["Team size: 2-4", "Team size: 2-4"],
    ["In a team, up to 4 members.", "up to 4 members"],
    ["4 participants per team", "4 participants per team"],
    ["Two-member teams only", "Two-member teams"],
    ["Each team consists of two students.", "team consists of two students"],
    ["A team is a leader plus three other members.", "leader plus three other members"],
  ])("%s", (text, found) => {
    expect(inNotice(text)).toEqual([`The notice “News” says “${found}”; a team has at most 3 people.`]);
  });

  test.each([
    "Teams of up to 3",
    "a team of two or three",
    "Your team has 3 members.",
    "A team is a leader plus up to two members.",
    "A team needs at least 2 members.",
    "Team 7 meets in room 4.",
    "We are a team of 12 volunteers.",
    "120 students came last year.",
    "The top 5 teams qualify.",
    "Teams from 10 colleges",
    "teams of 10 colleges",
    "Up to 40 students learn together.",
  ])("agrees: %s", (text) => {
    expect(inNotice(text)).toEqual([]);
  });

  test("alone", () => {
    expect(texts({ maxTeamSize: 1, summary: "For teams of 3" })).toEqual([
      "The summary says “teams of 3”; a team has at most 1 person.",
    ]);
  });
});

test("the same thing is said once, and each names its field", () => {
  const notices = [
    { title: "One", description: "The fee is ₹10. The fee is ₹10." },
    { title: "Two", description: "The fee is ₹10." },
  ];
  expect(contradictions({ ...EVENT, notices }, NOW).map(({ field, found }) => [field, found])).toEqual([
    ["notices.0", "₹10"],
    ["notices.1", "₹10"],
  ]);
});
