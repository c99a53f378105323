import { signUpStudent } from "../../app/testing/students.js";
import { startTestApp, TEST_ADMIN, type TestApp } from "../../app/testing/test-app.js";
import type { GraphQLReply, TestClient } from "../../app/testing/test-client.js";

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  admin = app.client();
  await admin.logIn(TEST_ADMIN.email, TEST_ADMIN.password);
});
afterAll(() => app.close());

const EVENT = {
  slug: "byte-battle",
  title: "Byte Battle",
  summary: "A night of code.",
  description: "One.\n\nTwo.",
  image: "events/byte-battle.svg",
  schedule: "6 pm: start\n6 am: end",
  venue: "Lab 3",
  hours: "6 PM to 6 AM",
  room: "Lab 3.1",
  contact: "battle@example.org",
  rules: "Any language.",
  prizes: "1st place: a trophy",
  syllabus: null,
  faq: "Alone?\nYes.",
  fee: 20_000,
  maxTeamSize: 3,
  firstDay: "2027-02-01",
  lastDay: "2027-02-02",
  registrationOpensAt: "2027-01-01T00:00:00.000Z",
  registrationClosesAt: "2027-01-31T18:30:00.000Z",
  registration: "auto",
  state: "upcoming",
  qualifyingRank: 8,
  notices: [{ title: "Bring a laptop", description: "And its charger.", link: "/events/byte-battle" }],
};
const READ = `id slug title summary description image schedule venue hours room contact rules prizes syllabus faq fee maxTeamSize firstDay lastDay
  registrationOpensAt registrationClosesAt registration state qualifyingRank notices { title description link }`;

const run = (name: string, input: object, client = admin): Promise<GraphQLReply> => {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  return client.graphql(
    `mutation ($input: ${type}!) { ${name}(input: $input) { message event { ${READ} } } }`,
    { input },
  );
};
const bySlug = async (slug: string): Promise<typeof EVENT & { id: string }> => {
  const { data } = await admin.graphql(`query ($slug: String!) { event(slug: $slug) { ${READ} } }`, { slug });
  return data?.["event"] as typeof EVENT & { id: string };
};
const versionOf = async (slug: string): Promise<{ venue: string; version: string }> => {
  const { data } = await admin.graphql(`{ event(slug: "${slug}") { venue version } }`);
  return data?.["event"] as { venue: string; version: string };
};
/** Sends all fields of an event, some of them changed, as the form does. */
const edit = async (slug: string, change: object): Promise<GraphQLReply> => {
  const { id: eventId, ...now } = await bySlug(slug);
  return run("updateEvent", { eventId, ...now, ...change });
};
const refusal = ({ errors }: GraphQLReply): object => ({
  code: errors?.[0]?.extensions.code,
  fields: Object.keys(errors?.[0]?.extensions.fields ?? {}),
});
const states = async (): Promise<Record<string, string>> => {
  const { data } = await app.client().graphql("{ events { slug state } }");
  const events = data?.["events"] as { slug: string; state: string }[];
  return Object.fromEntries(events.map(({ slug, state }) => [slug, state]));
};

test("a new event is there for everyone, as it was sent, and in the audit log", async () => {
  const { data, errors } = await run("createEvent", EVENT);
  expect(errors).toBeUndefined();
  expect(data).toMatchObject({ createEvent: { message: "Event created.", event: EVENT } });
  const { id, ...stored } = await bySlug("byte-battle");
  expect(stored).toEqual(EVENT);
  const log = await admin.graphql(
    '{ auditEntries(action: "event.create") { edges { node { targetId targetName } } } }',
  );
  expect(log.data).toMatchObject({
    auditEntries: { edges: [{ node: { targetId: id, targetName: "Byte Battle" } }] },
  });
  const upcoming = await app.client().graphql("{ events(state: upcoming) { slug } }");
  expect(upcoming.data).toEqual({ events: [{ slug: "game-of-codes" }, { slug: "byte-battle" }] });
  expect(refusal(await run("createEvent", EVENT))).toEqual({ code: "SLUG_TAKEN", fields: ["slug"] });
});

test.each([
  ["slug", { slug: "Byte-Battle" }],
  ["slug", { slug: "byte--battle" }],
  ["slug", { slug: "b" }],
  ["title", { title: "  " }],
  ["title", { title: "x".repeat(121) }],
  ["summary", { summary: "two\nlines" }],
  ["image", { image: "../secret.svg" }],
  ["image", { image: "https://elsewhere.example/x.svg" }],
  ["fee", { fee: 1e12 }],
  ["maxTeamSize", { maxTeamSize: 0 }],
  ["maxTeamSize", { maxTeamSize: 11 }],
  ["minTeamSize", { minTeamSize: 0 }],
  ["minTeamSize", { minTeamSize: 4 }],
  ["firstDay", { firstDay: "2027-02-30" }],
  ["firstDay", { firstDay: "1.2.2027" }],
  ["lastDay", { lastDay: "2027-01-31" }],
  ["registrationClosesAt", { registrationClosesAt: "2026-12-31T00:00:00.000Z" }],
  ["qualifyingRank", { qualifyingRank: 0 }],
  ["notices", { notices: Array(21).fill(EVENT.notices[0]) as object[] }],
  ["notices.0.link", { notices: [{ title: "T", description: "D", link: "javascript:alert(1)" }] }],
  ["notices.0.link", { notices: [{ title: "T", description: "D", link: "//elsewhere.example" }] }],
  ["notices.0.link", { notices: [{ title: "T", description: "D", link: "http://elsewhere.example" }] }],
  ["notices.0.title", { notices: [{ title: "", description: "D" }] }],
])("a wrong %s is named: %j", async (field, invalidFields) => {
  const before = await states();
  const reply = await run("createEvent", { ...EVENT, slug: "another", ...invalidFields });
  expect(refusal(reply)).toEqual({ code: "BAD_INPUT", fields: [field] });
  expect(await states()).toEqual(before);
});

test("an event is rewritten; its address stays, also the one with a capital letter", async () => {
  const notices = [{ title: "New", description: "Text", link: "https://club.example/a?b=c" }];
  expect((await edit("byte-battle", { title: " Byte Battle II ", notices })).errors).toBeUndefined();
  expect(await bySlug("byte-battle")).toMatchObject({ ...EVENT, title: "Byte Battle II", notices });
  expect((await edit("algOlympics", { venue: "Hall" })).errors).toBeUndefined();
  expect(refusal(await edit("byte-battle", { slug: "other" }))).toEqual({
    code: "BAD_INPUT",
    fields: ["slug"],
  });
  const log = await admin.graphql(
    '{ auditEntries(action: "event.update") { edges { node { targetName details } } } }',
  );
  expect(JSON.stringify(log.data)).toContain(
    '{"targetName":"AlgOlympics","details":"{\\"fields\\":[\\"venue\\"]}"}',
  );
  const unknown = { eventId: "01951f2e-7c4a-7b1d-9a53-0c6f1e2d3b4a" };
  expect(refusal(await run("updateEvent", { ...EVENT, ...unknown })).valueOf()).toMatchObject({
    code: "EVENT_NOT_FOUND",
  });
  expect(refusal(await run("setCurrentEvent", unknown))).toMatchObject({ code: "EVENT_NOT_FOUND" });
});

test("a save over an older version is refused, and the other editor's changes stay", async () => {
  const looked = { version: (await versionOf("byte-battle")).version };
  expect((await edit("byte-battle", { ...looked, venue: "Lab 4" })).errors).toBeUndefined();
  expect(refusal(await edit("byte-battle", { ...looked, venue: "Lab 5" }))).toMatchObject({
    code: "VERSION_CHANGED",
  });
  const now = await versionOf("byte-battle");
  expect(now).toMatchObject({ venue: "Lab 4" });
  const again = await edit("byte-battle", { version: now.version, venue: "Lab 5" });
  expect(again.errors).toBeUndefined();
  const both = { version: (await versionOf("byte-battle")).version };
  const results = await Promise.all(
    ["Lab 6", "Lab 7", "Lab 8"].map((venue) => edit("byte-battle", { ...both, venue })),
  );
  expect(results.filter(({ errors }) => errors === undefined)).toHaveLength(1);
});

test("a team size below that of a registered team is refused; a new limit holds at once", async () => {
  const { client } = await signUpStudent(app, "lead@example.org");
  const made = await client.post<{ team: { _id: string }; session: { token: string } }>(
    "/api/eventTeam/create-team",
    { name: "Two" },
  );
  client.token = made.body.session.token;
  const add = async (email: string) => {
    await signUpStudent(app, email);
    return client.post("/api/eventTeam/add-member", { teamId: made.body.team._id, email });
  };
  expect((await add("one@example.org")).status).toBe(200);
  expect(refusal(await edit("syntaxsiege", { maxTeamSize: 1 }))).toEqual({
    code: "TEAMS_TOO_LARGE",
    fields: ["maxTeamSize"],
  });
  expect((await edit("syntaxsiege", { maxTeamSize: 2 })).errors).toBeUndefined();
  expect((await add("two@example.org")).body).toMatchObject({
    code: "TEAM_FULL",
    message: "A team in this event cannot have more than 2 members.",
  });
  expect((await edit("syntaxsiege", { maxTeamSize: 3 })).errors).toBeUndefined();
});

test("a changed fee leaves a pending payment's amount as it was", async () => {
  const client = app.client();
  await client.logIn("lead@example.org", "a long enough password");
  const { data } = await client.graphql("{ myTeam { id } }");
  const teamId = (data as { myTeam: { id: string } }).myTeam.id;
  await client.post("/api/teams/paymentStatus", {
    teamId,
    paymentStatus: "pending",
    transactionId: "UTR555555",
  });
  expect((await edit("syntaxsiege", { fee: 50_000 })).errors).toBeUndefined();
  const [payment] = await app.application.services.db.query<{ amountPaise: number }>(
    "SELECT amountPaise FROM payments WHERE teamId = ?",
    [teamId],
  );
  expect(payment?.amountPaise).toBe(36_000);
});

test("one event is current: another takes its place, and it cannot just be put away", async () => {
  expect(refusal(await edit("syntaxsiege", { state: "past" }))).toMatchObject({
    code: "CURRENT_EVENT_NEEDED",
  });
  const { id: eventId } = await bySlug("byte-battle");
  const { data } = await run("setCurrentEvent", { eventId });
  expect(data).toMatchObject({
    setCurrentEvent: { message: "This event is now the current event.", event: { state: "current" } },
  });
  // The event that is replaced becomes past or upcoming by its dates. Only Syntax Siege's days are over.
  expect(await states()).toMatchObject({ syntaxsiege: "past", "byte-battle": "current" });
  expect((await edit("syntaxsiege", { state: "current" })).errors).toBeUndefined();
  expect(await states()).toMatchObject({ syntaxsiege: "current", "byte-battle": "upcoming" });
  const made = await run("createEvent", { ...EVENT, slug: "third", state: "current" });
  expect(made.data).toMatchObject({ createEvent: { event: { state: "current" } } });
  expect(await states()).toMatchObject({ syntaxsiege: "past", third: "current" });
});

test("a follower of events receives a change, and that of the event that was replaced as current", async () => {
  const { changes } = app.application.services.db;
  const stream = changes.subscribe("event");
  const [third, siege] = [await bySlug("third"), await bySlug("syntaxsiege")];
  await stream.next(); // the first message only makes a new subscriber read everything
  await run("setCurrentEvent", { eventId: siege.id });
  const heard = new Set<unknown>();
  for await (const { id } of stream) {
    if (id === "last") break;
    heard.add(id);
    // The stream is in order, so all earlier messages arrive before this one.
    if (heard.has(third.id) && heard.has(siege.id)) changes.publish({ topic: "event", id: "last" });
  }
  expect(heard).toEqual(new Set([third.id, siege.id]));
});

test("what an event's page may say is stored without space around it, and is nothing when it is blank", async () => {
  await run("createEvent", {
    ...EVENT,
    slug: "details",
    faq: "  ",
    rules: " One.\nTwo. ",
    room: "",
    hours: null,
  });
  expect(await bySlug("details")).toMatchObject({ faq: null, rules: "One.\nTwo.", room: null, hours: null });
  const bad = { room: "Lab\n2", contact: "x".repeat(201), rules: "x".repeat(10_001) };
  expect(refusal(await edit("details", bad))).toEqual({ code: "BAD_INPUT", fields: Object.keys(bad) });
});
