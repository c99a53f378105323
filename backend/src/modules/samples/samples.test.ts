import { signUpStudent } from "../../app/testing/students.js";
import { startTestApp, TEST_ADMIN, type TestApp } from "../../app/testing/test-app.js";
import type { TestClient } from "../../app/testing/test-client.js";
import { createMigratedDatabase } from "../../kernel/testing/migrated-database.js";
import type { TestDatabase } from "../../kernel/testing/test-database.js";
import { ContentDesk } from "../content/testing/content-desk.js";

const COUNTS = "people testimonials glimpses events texts";
const SITE = `{ events { slug } siteContent { testimonials { id } glimpses { id } faculty { name } memberBatches { key }
  hasSamplePeople aboutCards { id } address socialLinks { id } } }`;
const NONE = { people: 0, testimonials: 0, glimpses: 0, events: 0, texts: 0 };

let database: TestDatabase;
let app: TestApp;
let admin: TestClient;
beforeEach(async () => {
  database = await createMigratedDatabase();
  app = await startTestApp({ DATABASE_URL: database.url });
  admin = app.client();
  await admin.logIn(TEST_ADMIN.email, TEST_ADMIN.password);
});
afterEach(async () => {
  await app.close();
  await database.dispose();
});

const counts = async (client = admin) =>
  (await client.graphql(`{ samples { ${COUNTS} } }`)).data?.["samples"];
const remove = async (client = admin) => {
  const { data, errors } = await client.graphql(
    `mutation { removeSamples { message removed { ${COUNTS} } inUse { title inTheWay } } }`,
  );
  return errors ? errors[0]?.extensions["code"] : data?.["removeSamples"];
};
const site = async (of = app) => (await of.client().graphql(SITE)).data;

test("one press takes all samples off the site, for good, and a second one finds none", async () => {
  const before = { people: 85, testimonials: 11, glimpses: 8, events: 5, texts: 3 };
  expect(await counts()).toEqual(before);
  expect(await remove()).toEqual({ message: "Samples removed.", removed: before, inUse: [] });
  const empty = {
    events: [],
    siteContent: {
      ...{ testimonials: [], glimpses: [], faculty: null, memberBatches: [], hasSamplePeople: false },
      ...{ aboutCards: [], address: [], socialLinks: [] },
    },
  };
  expect(await site()).toEqual(empty);
  expect(await counts()).toEqual(NONE);
  expect(await remove()).toEqual({ message: "There were no samples to remove.", removed: NONE, inUse: [] });

  // A restart must not create the samples again.
  const later = await startTestApp({ DATABASE_URL: database.url });
  expect(await site(later)).toEqual(empty);
  await later.close();
});

test("the link of the sample club leads to no sample event afterwards", async () => {
  const link = async () =>
    (await app.client().graphql("{ siteContent { club { sample liveLink { label } } } }")).data?.[
      "siteContent"
    ];
  expect(await link()).toEqual({ club: { sample: true, liveLink: { label: "Syntax Siege 2025" } } });
  await remove();
  expect(await link()).toEqual({ club: { sample: true, liveLink: null } });
});

test("pages of removed sample events are not listed among the shared pictures", async () => {
  const desk = new ContentDesk(admin);
  const paths = async () => {
    const { published } = await desk.topic("sharing");
    return (JSON.parse(published ?? "") as { pictures: { path: string }[] }).pictures.map(({ path }) => path);
  };
  const before = await paths();
  expect(before).toContain("/events/genesis");
  await app.application.services.db.inTransaction((tx) =>
    tx.query("UPDATE events SET summary = 'Our own.' WHERE slug = 'genesis'"),
  );
  await remove();
  const sample = /^\/events\/(?:algOlympics|syntaxsiege|code-cascade|game-of-codes)$/;
  expect(await paths()).toEqual(before.filter((path) => !sample.test(path)));
  expect((await desk.topic("sharing")).number).toBe(1);
  await remove();
  expect((await desk.topic("sharing")).number).toBe(1);
});

test("what the club has made its own stays, and so does an event in use", async () => {
  const desk = new ContentDesk(admin);
  const [batch, own] = ["members/2024-28", { sample: false, label: "Ours" }];
  const { published } = await desk.topic(batch);
  const draft = await desk.save(batch, { ...(JSON.parse(published ?? "") as object), ...own }, 0);
  await desk.publish(batch, draft.draft?.version ?? 0);
  await app.application.services.db.inTransaction((tx) =>
    tx.query("UPDATE events SET summary = 'Our own.' WHERE slug = 'genesis'"),
  );
  const { client } = await signUpStudent(app, "lead@example.org");
  await client.post("/api/teams", { name: "One" });

  expect(await counts()).toEqual({ people: 73, testimonials: 11, glimpses: 8, events: 4, texts: 3 });
  expect(await remove()).toMatchObject({
    removed: { people: 73, events: 3 },
    inUse: [{ title: "Syntax Siege 2025", inTheWay: ["1 team"] }],
  });
  expect(await site()).toMatchObject({
    events: [{ slug: "syntaxsiege" }, { slug: "genesis" }],
    siteContent: { memberBatches: [{ key: "2024-28" }] },
  });
});

test("an event with a draft stays, and its draft", async () => {
  const desk = new ContentDesk(admin);
  const topic = "events/genesis";
  const { published } = await desk.topic(topic);
  await desk.save(topic, { ...(JSON.parse(published ?? "") as object), summary: "An evening's work." }, 0);

  expect(await counts()).toMatchObject({ events: 4 });
  expect(await remove()).toMatchObject({ removed: { events: 4 }, inUse: [] });
  expect(await site()).toMatchObject({ events: [{ slug: "genesis" }] });
  const { draft } = await desk.topic(topic);
  expect(draft?.body).toContain("An evening's work.");
});

test("each part can be brought back from its history", async () => {
  await remove();
  const desk = new ContentDesk(admin);
  for (const topic of ["testimonials", "faculty"]) {
    const { number } = await desk.topic(topic);
    await desk.restore(topic, number, 0);
  }
  expect(await site()).toMatchObject({ siteContent: { faculty: { name: expect.any(String) } } });
  expect(await counts()).toEqual({ ...NONE, people: 1, testimonials: 11 });
});

test("only Superadmins do it", async () => {
  const { client } = await signUpStudent(app, "lead@example.org");
  expect(await remove(client)).toBe("FORBIDDEN");
  expect(await counts(client)).toBeUndefined();
});
