import ICAL from "ical.js";
import type { Caller } from "../../../kernel/auth/caller.js";
import { RateLimiter } from "../../../kernel/limits/rate-limiter.js";
import { EventCalendarService } from "../../events/calendar/event-calendar.service.js";
import { EventRepository } from "../../events/event.repository.js";
import { EventService } from "../../events/event.service.js";
import { TeamReadRepository } from "../reads/team-read.repository.js";
import { TeamFixture } from "../testing/team-fixture.js";
import { PUBLIC_URL } from "../testing/team-services.js";
import { CALENDAR_LIMITS, TeamCalendarService } from "./team-calendar.service.js";

const NETWORK = "192.0.2.7";
const DEADLINE = new Date("2999-02-20T18:29:00Z");

let fixture: TeamFixture;
let calendars: TeamCalendarService;
let leader: Caller;
let mate: Caller;
let teamId: string;
beforeEach(async () => {
  fixture = await TeamFixture.open();
  calendars = serviceOf(fixture);
  await fixture.run("UPDATE events SET firstDay = ?, lastDay = ?, registrationClosesAt = ?", [
    "2999-02-24",
    "2999-03-02",
    "2999-02-20 18:29:00.000",
  ]);
  [leader, mate] = (await fixture.people(2)) as [Caller, Caller];
  teamId = (await fixture.team(leader, [mate], "Null Pointers")).id;
});
afterEach(() => fixture.close());

function serviceOf({ db, services }: TeamFixture, secret = "a secret", limited = false): TeamCalendarService {
  const events = new EventService(new EventRepository(db));
  return new TeamCalendarService({
    reads: new TeamReadRepository(db),
    accounts: services.accounts,
    events,
    eventCalendars: new EventCalendarService(events, PUBLIC_URL, () => "CDC"),
    limiter: new RateLimiter(null, limited),
    publicUrl: PUBLIC_URL,
    secret,
  });
}

async function tokenOf(caller: Caller): Promise<string> {
  const { url, webcalUrl } = await calendars.calendarOf(caller, teamId);
  expect(webcalUrl).toBe(url.replace("https:", "webcal:"));
  return /^https:\/\/club\.example\/calendar\/([\w-]{43})\.ics$/.exec(url)?.[1] ?? "";
}

async function entriesOf(token: string): Promise<ICAL.Event[]> {
  const { content } = await calendars.feed(token, NETWORK);
  const calendar = new ICAL.Component(ICAL.parse(content) as unknown[]);
  return calendar.getAllSubcomponents("vevent").map((component) => new ICAL.Event(component));
}

const feed = (token: string) => calendars.feed(token, NETWORK);
const GONE = { code: "NOT_FOUND" };

test("the people of a team each have an address, the same every time; it shows event, deadline and what is missing", async () => {
  const [token, other] = [await tokenOf(leader), await tokenOf(mate)];
  expect(await tokenOf(leader)).toBe(token);
  expect(other).not.toBe(token);
  const entries = await entriesOf(token);
  expect(entries.map(({ summary, startDate }) => [summary, String(startDate)])).toEqual([
    ["Syntax Siege 2025", "2999-02-24"],
    ["Registration for Syntax Siege 2025 closes", DEADLINE.toISOString().replace(".000", "")],
  ]);
  for (const { description } of entries)
    expect(description).toMatch(
      /^Team Null Pointers\. Still missing: 1 more member; the Codeforces handles of Person \d, Person \d\.\n/,
    );
  expect(await entriesOf(other)).toHaveLength(2);
});

test("the fee is an entry while it is due, with amount and reference", async () => {
  await fixture.run("UPDATE teams SET ranking = 1 WHERE id = ?", [teamId]);
  const [, , fee] = await entriesOf(await tokenOf(mate));
  expect([fee?.summary, String(fee?.startDate)]).toEqual([
    "Fee due for team Null Pointers: ₹360",
    "2999-03-02",
  ]);
  expect(fee?.description).toMatch(/^Reference for the transfer: \S+\nhttps:\/\/club\.example\/payment$/);
  await fixture.setPayment(teamId, "pending");
  const later = await entriesOf(await tokenOf(mate));
  expect(later).toHaveLength(2);
  // The free seat does not count as missing: the payment locks the roster, so no person can take the seat.
  expect(later[0]?.description).toMatch(/Still missing: the Codeforces handles of/);
});

test("leaving the team ends the address, and coming back makes another one", async () => {
  const token = await tokenOf(mate);
  await fixture.services.roster.leave(mate, { teamId });
  await expect(feed(token)).rejects.toMatchObject(GONE);
  await expect(calendars.calendarOf(mate, teamId)).rejects.toMatchObject({ code: "FORBIDDEN" });
  await fixture.added(leader, teamId, mate);
  await fixture.services.consent.accept(mate, { teamId });
  await expect(feed(token)).rejects.toMatchObject(GONE);
  expect(await tokenOf(mate)).not.toBe(token);
});

test("what ends the account's sessions ends the address", async () => {
  const token = await tokenOf(mate);
  await fixture.run("UPDATE users SET epoch = epoch + 1 WHERE id = ?", [mate.userId]);
  await expect(feed(token)).rejects.toMatchObject(GONE);
  expect(await entriesOf(await tokenOf(mate))).toHaveLength(2);
});

test("no other token leads anywhere", async () => {
  const token = await tokenOf(leader);
  const other = await tokenOf(mate);
  const ofAnotherSecret = await serviceOf(fixture, "another secret").calendarOf(leader, teamId);
  const invalidTokens = [
    token.slice(0, 22) + other.slice(22),
    token.slice(0, -1),
    `${token}A`,
    "",
    "A".repeat(43),
    /calendar\/(.*)\.ics/.exec(ofAnotherSecret.url)?.[1] ?? "",
  ];
  for (const text of invalidTokens) await expect(feed(text)).rejects.toMatchObject(GONE);
});

test("who was added and has not agreed has no calendar, nor has anybody else", async () => {
  const [added, stranger] = (await fixture.people(2)) as [Caller, Caller];
  await fixture.added(leader, teamId, added);
  for (const caller of [added, stranger, await fixture.admin()])
    await expect(calendars.calendarOf(caller, teamId)).rejects.toMatchObject({ code: "FORBIDDEN" });
  await expect(calendars.calendarOf(leader, "no team")).rejects.toMatchObject({ code: "TEAM_NOT_FOUND" });
});

test("a network that asks for many wrong addresses is refused, as is who reads one too often; others are not", async () => {
  const token = await tokenOf(leader);
  const limited = serviceOf(fixture, "a secret", true);
  for (let n = 0; n < CALENDAR_LIMITS.misses.points; n++)
    await expect(limited.feed("wrong", NETWORK)).rejects.toMatchObject(GONE);
  await expect(limited.feed(token, NETWORK)).rejects.toMatchObject({ code: "RATE_LIMITED" });
  for (let n = 0; n < CALENDAR_LIMITS.reads.points; n++) await limited.feed(token, "192.0.2.8");
  await expect(limited.feed(token, "192.0.2.8")).rejects.toMatchObject({ code: "RATE_LIMITED" });
  expect((await limited.feed(await tokenOf(mate), "192.0.2.8")).content).toContain("Null Pointers");
});
