import { KnownAddresses } from "./known-addresses.js";

const SLUGS = ["algOlympics", "syntaxsiege", "game-of-codes"];
const answer = { events: SLUGS.map((slug) => ({ slug })) };
const addresses = new KnownAddresses(() => Promise.resolve(answer));

test.each([
  ["/events/algolympics", "/events/algOlympics"],
  ["/events/SyntaxSiege", "/events/syntaxsiege"],
  ["/EVENTS/syntaxsiege", "/events/syntaxsiege"],
  ["/events/SyntaxSiege/registration", "/events/syntaxsiege/registration"],
  ["/Events/SyntaxSiege/TEAM", "/events/syntaxsiege/team"],
  ["/events/SyntaxSiege/elsewhere", "/events/syntaxsiege/elsewhere"],
  ["/events/algOlympics", null],
  ["/events/syntaxsiege/registration", null],
  ["/events/nothing", null],
  ["/events", null],
  ["/events/", null],
  ["/Contact", null],
])("%s is spelt %s", async (typed, right) => {
  expect(await addresses.rightSpelling(typed)).toBe(right);
});

test.each([
  ["/events/algolympic", "/events/algOlympics"],
  ["/events/sintaxsiege/", "/events/syntaxsiege"],
  ["/syntaxsiege", "/events/syntaxsiege"],
  ["/event/game-of-code", "/events/game-of-codes"],
  ["/contcat", "/contact"],
  ["/event", "/events"],
  ["/memebers", "/members"],
  ["/cdctaem", "/members"],
  ["/join/AAAAAAAAAAAAAAAAAAAAAA", "/join"],
  ["/logni", null],
  ["/admindashbord", null],
  ["/no/such/page", null],
  ["/", null],
  [`/events/${"x".repeat(100)}`, null],
])("%s was perhaps meant to be %s", async (typed, guess) => {
  expect(await addresses.guess(typed)).toBe(guess);
});

test("an event that is added is known after the change; while the events cannot be read nothing is guessed", async () => {
  const reads = [
    () => Promise.reject(new Error("the database is away")),
    () => Promise.resolve(answer),
    () => Promise.resolve({ events: [{ slug: "genesis" }] }),
  ];
  const changing = new KnownAddresses(
    () => reads.shift()?.() ?? Promise.reject(new Error("asked too often")),
  );
  expect(await changing.rightSpelling("/events/Genesis")).toBeNull();
  expect(await changing.rightSpelling("/events/Genesis")).toBeNull();
  changing.clear();
  expect(await changing.rightSpelling("/events/Genesis")).toBe("/events/genesis");
  expect(await changing.guess("/genesiz")).toBe("/events/genesis");
});
