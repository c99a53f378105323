import { startTestApp, TEST_ADMIN, type TestApp } from "../../app/testing/test-app.js";
import { EventDesk } from "../content/testing/event-desk.js";

const EVENT = `{ slug title summary description image schedule venue fee maxTeamSize firstDay lastDay registrationOpensAt
  registrationClosesAt registration registrationOpen state qualifyingRank notices { title description link } }`;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test("anyone may read the events", async () => {
  const { data, errors } = await app
    .client()
    .graphql(
      `{ currentEvent ${EVENT} events { slug state registrationOpen } event(slug: "algOlympics") ${EVENT} }`,
    );
  expect(errors).toBeUndefined();
  expect(data).toMatchObject({
    currentEvent: {
      slug: "syntaxsiege",
      fee: 36_000,
      registration: "open",
      registrationOpen: true,
      registrationOpensAt: null,
      registrationClosesAt: "2025-03-01T11:30:00.000Z",
      notices: [{ link: "/events/syntaxsiege/registration" }],
    },
    event: { title: "AlgOlympics", fee: 15_000, state: "past", registrationOpen: false, notices: [] },
  });
  expect(data?.["events"]).toHaveLength(5);
});

test("an unknown address is no event", async () => {
  const { data } = await app.client().graphql(`{ event(slug: "nothing") { id } }`);
  expect(data).toEqual({ event: null });
});

test("each query takes one statement", async () => {
  app.takeStatements();
  for (const query of ["{ currentEvent { id } }", "{ events { id } }", `{ event(slug: "genesis") { id } }`]) {
    await app.client().graphql(query);
    expect(app.takeStatements().filter((sql) => sql.includes("events"))).toHaveLength(1);
  }
});

test("the smallest size is the event's own; without one, a team is complete when it is full", async () => {
  const admin = app.client();
  await admin.logIn(TEST_ADMIN.email, TEST_ADMIN.password);
  const desk = new EventDesk(admin);
  const sizes = async () =>
    (await app.client().get<{ event: object }>("/api/events/code-cascade")).body.event;
  await desk.edit("code-cascade", { maxTeamSize: 4 });
  expect(await sizes()).toMatchObject({ minTeamSize: 4, maxTeamSize: 4 });
  await desk.edit("code-cascade", { minTeamSize: 2, maxTeamSize: 4 });
  expect(await sizes()).toMatchObject({ minTeamSize: 2, maxTeamSize: 4 });
  await desk.edit("code-cascade", { minTeamSize: null, maxTeamSize: 3 });
  expect(await sizes()).toMatchObject({ minTeamSize: 3, maxTeamSize: 3 });
});
