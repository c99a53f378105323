import ICAL from "ical.js";
import { signUpStudent } from "../testing/students.js";
import { startTestApp, type TestApp } from "../testing/test-app.js";

let app: TestApp;
beforeAll(async () => (app = await startTestApp({ LOG_LEVEL: "debug" })));
afterAll(() => app.close());

const titles = (text: string): unknown[] =>
  new ICAL.Component(ICAL.parse(text) as unknown[])
    .getAllSubcomponents("vevent")
    .map((entry) => entry.getFirstPropertyValue("summary"));

test("an event has a calendar file", async () => {
  const reply = await app.client().get("/events/syntaxsiege/calendar.ics");
  expect(reply.status).toBe(200);
  expect(Object.fromEntries(reply.headers)).toMatchObject({
    "content-type": "text/calendar; charset=utf-8",
    "content-disposition": 'inline; filename="syntaxsiege.ics"',
    "cache-control": "public, max-age=300",
  });
  expect(titles(reply.text)[0]).toBe("Syntax Siege 2025");
});

test("in other capitals its address leads to the right one", async () => {
  const moved = await fetch(`${app.url}/events/SyntaxSiege/calendar.ics`, { redirect: "manual" });
  expect([moved.status, moved.headers.get("location")]).toEqual([301, "/events/syntaxsiege/calendar.ics"]);
  const [own, other] = await Promise.all(
    ["/events/algOlympics/calendar.ics", "/events/algolympics/calendar.ics"].map((path) =>
      fetch(app.url + path, { redirect: "manual" }),
    ),
  );
  expect([own!.status, other!.status]).toEqual([200, 301]);
});

test("an event that is not there and one without days have none, and the reply says which", async () => {
  const reply = await app.client().get("/events/nowhere/calendar.ics");
  expect([reply.status, reply.body]).toEqual([
    404,
    expect.objectContaining({ message: "Event not found. Check the event's address." }),
  ]);
  const { db } = app.application.services;
  await db.inTransaction((tx) => tx.query("UPDATE events SET firstDay = '' WHERE slug = 'algOlympics'"));
  const blank = await app.client().get("/events/algOlympics/calendar.ics");
  expect([blank.status, blank.body["message"]]).toEqual([
    404,
    "This event has no dates yet, so there is no calendar file. Try again when the club has announced the dates.",
  ]);
});

test("the feed has the events ahead", async () => {
  const reply = await app.client().get("/calendar.ics");
  expect(reply.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
  expect(titles(reply.text)).toEqual(["Syntax Siege 2025", "Game of Codes"]);
});

test.each(["/calendar.ics", "/events/syntaxsiege/calendar.ics"])(
  "%s with two languages is in the first of them",
  async (path) => {
    const [one, two] = await Promise.all(
      [`${path}?language=hi`, `${path}?language=hi&language=bn`].map((address) => app.client().get(address)),
    );
    expect([two!.status, titles(two!.text)]).toEqual([200, titles(one!.text)]);
  },
);

describe("the private calendar of a team", () => {
  test("is read by its address alone, kept by no cache on the way, and its token is in no log", async () => {
    const { client } = await signUpStudent(app, "leader@example.org");
    const made = await client.post<{ team: { _id: string } }>("/api/eventTeam/create-team", {
      name: "Null Pointers",
    });
    const { body } = await client.get<{ calendar: { url: string } }>(
      `/api/eventTeam/calendar/${made.body.team._id}`,
    );
    const { pathname } = new URL(body.calendar.url);
    const reply = await app.client().get(pathname);
    expect(reply.status).toBe(200);
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      "cache-control": "private, no-cache",
      "referrer-policy": "no-referrer",
      "x-robots-tag": "noindex",
      "content-type": "text/calendar; charset=utf-8",
    });
    expect(titles(reply.text)).toEqual(["Syntax Siege 2025"]);
    const token = pathname.slice("/calendar/".length, -".ics".length);
    expect(token).toHaveLength(43);
    await app.client().get(`/calendar/x${token}`);
    expect(app.log).toContainEqual(expect.objectContaining({ route: "/calendar/:file", status: 200 }));
    expect(app.log).toContainEqual(expect.objectContaining({ route: "/calendar/:file", status: 404 }));
    expect(JSON.stringify(app.log)).not.toContain(token);
  });

  test("has no pass, since its address is given to other services and people", async () => {
    const { client } = await signUpStudent(app, "other@example.org");
    const made = await client.post<{ team: { _id: string } }>("/api/eventTeam/create-team", { name: "Bits" });
    const { _id: id } = made.body.team;
    const { db, deskPasses } = app.application.services;
    await db.inTransaction((tx) =>
      tx.query("UPDATE teams SET ranking = 1, paymentStatus = 'accepted' WHERE id = ?", [id]),
    );
    expect((await deskPasses.visitsOf([id])).get(id)?.passes.size).toBe(1);
    const { body } = await client.get<{ calendar: { url: string } }>(`/api/eventTeam/calendar/${id}`);
    const { text } = await app.client().get(new URL(body.calendar.url).pathname);
    expect(text.replaceAll("\r\n ", "")).not.toContain("/pass");
    expect(text.replaceAll("\r\n ", "")).toContain("/events/syntaxsiege/team");
  });

  test("a wrong address is not found, and that reply is as private", async () => {
    const reply = await app.client().get("/calendar/wrong.ics");
    expect([reply.status, reply.headers.get("cache-control")]).toEqual([404, "private, no-cache"]);
  });
});
