// Tests "See as this student" (ADR 83) over HTTP: the data that a view shows, and that it changes nothing.
import type { GraphQLSchema } from "graphql";
import type { RestServices } from "../rest/rest-services.js";
import { restRoutes } from "../rest/routes/all.routes.js";
import { buildGraphQLSchema } from "./graphql/schema.js";
import { OPERATION_POLICY } from "./testing/policy.js";
import { sampleOperation } from "./testing/sample-operation.js";
import { sampleValues } from "./testing/sample-values.js";
import { TEST_ADMIN } from "./testing/test-app.js";
import type { GraphQLReply, TestClient } from "./testing/test-client.js";
import { ViewFixture, viewerOf } from "./testing/view-fixture.js";

const NO_ID = "01951f2e-7c4a-7b1d-9a53-0c6f1e2d3b4a";

const schema: GraphQLSchema = buildGraphQLSchema({ get: () => undefined });
const MUTATIONS = Object.values(schema.getMutationType()?.getFields() ?? {});
const QUERIES = Object.values(schema.getQueryType()?.getFields() ?? {});

/** The queries that show the student's own data. A deliberate copy of the list in app/graphql/view-reads.ts. */
const SHOWN = [
  "myTeam",
  "teamByName",
  "teamPayment",
  "receipt",
  "teamPasses",
  "teamInvitations",
  "invitationLink",
  "joinRequests",
  "myInvitations",
  "myListings",
  "listedPeople",
  "listedTeams",
  "notifications",
  "reminders",
  "nameInResults",
  "myCertificates",
  "handleProof",
];

let views: ViewFixture;
beforeAll(async () => {
  views = await ViewFixture.create();
});
afterAll(() => views.people.app.close());
beforeEach(async () => {
  views.admin = await views.logInAdmin();
});
afterEach(() => views.people.restore());

async function codeOfQuery(client: TestClient, name: string): Promise<string | null> {
  const field = QUERIES.find((one) => one.name === name);
  if (!field) throw new Error(name);
  const { query, variables } = sampleOperation("query", field, sampleValues(views.people, NO_ID));
  return (await client.graphql(query, variables)).errors?.[0]?.extensions.code ?? null;
}

describe("what is shown", () => {
  test("the student's screens, with their name and role and without any grant", async () => {
    const { client, endsAt } = await views.start();
    expect(await viewerOf(client)).toEqual({ email: "leader@example.org", role: "TEAM_LEADER", grants: [] });
    const minutes = (new Date(endsAt).getTime() - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(14);
    expect(minutes).toBeLessThanOrEqual(15);
    const { data } = await client.graphql("{ myTeam { name } }");
    expect(data).toEqual({ myTeam: { name: "Segfault" } });
  });

  test("a holder of rights is seen as a student: their part of the admin area stays closed", async () => {
    const { client } = await views.start(await views.idOf("treasurer@example.org"));
    expect(await viewerOf(client)).toMatchObject({ grants: [] });
    expect(await codeOfQuery(client, "reportedPayments")).toBe("NOT_IN_VIEW");
  });

  test("a pass without its address and its code, which would let a person in", async () => {
    const query = `{ teamPasses(teamId: "${views.people.teamId}") { personName url qrSvg } }`;
    await views.db.inTransaction((tx) => tx.query("UPDATE events SET feePaise = 0"));
    const own = (await views.people.as("leader").graphql(query)).data?.["teamPasses"];
    expect(own).toMatchObject([{ url: expect.stringContaining("/pass#") as string }]);
    const { client } = await views.start();
    const seen = (await client.graphql(query)).data?.["teamPasses"];
    expect(seen).toMatchObject([{ url: null, qrSvg: null }]);
  });

  test("nothing else: each query is public, shown, or refused", async () => {
    const { client } = await views.start();
    const refused: string[] = [];
    for (const { name } of QUERIES) {
      const code = await codeOfQuery(client, name);
      if (code === "NOT_IN_VIEW") refused.push(name);
    }
    const forSignedIn = QUERIES.map(({ name }) => name).filter(
      (name) => OPERATION_POLICY[`Query.${name}`]?.anonymous !== "allowed",
    );
    expect(refused.sort()).toEqual(forSignedIn.filter((name) => !SHOWN.includes(name)).sort());
    expect(refused).toEqual(
      expect.arrayContaining(["exportMyData", "sessions", "secondFactors", "teamCalendar", "confirmedUntil"]),
    );
  });

  test("reading everything writes nothing: nothing is seen, read, counted or noted in the student's name", async () => {
    const { client } = await views.start();
    const before = await views.everything();
    for (const name of SHOWN) expect(await codeOfQuery(client, name)).not.toBe("NOT_IN_VIEW");
    expect(await views.everything()).toEqual(before);
  });
});

describe("nothing can be changed", () => {
  test("every mutation of the schema is refused, for every other role too", async () => {
    const { client } = await views.start();
    const before = await views.everything();
    const codes: Record<string, string | undefined> = {};
    for (const field of MUTATIONS) {
      const { query, variables } = sampleOperation("mutation", field, sampleValues(views.people, NO_ID));
      const reply = await client.send<GraphQLReply>("POST", "/graphql", { query, variables });
      codes[field.name] = reply.body.errors?.[0]?.extensions.code;
      expect([field.name, reply.status]).toEqual([field.name, 403]);
    }
    expect(MUTATIONS.length).toBeGreaterThan(150);
    expect(new Set(Object.values(codes))).toEqual(new Set(["VIEW_READ_ONLY"]));
    expect(await views.everything()).toEqual(before);
  });

  test("every route that writes, or reads more than everybody may, is refused", async () => {
    const { client } = await views.start();
    const before = await views.everything();
    for (const { method, path, access, upload } of restRoutes({} as RestServices)) {
      const address = `/api${path.replace(/:\w+/g, NO_ID)}`;
      const type: Record<string, string> = upload ? { "content-type": "image/png" } : {};
      const reply = await client.send(
        method,
        address,
        method === "GET" ? undefined : upload ? "x" : {},
        type,
      );
      const isRead = method === "GET" && access === "public";
      expect([method, path, reply.body["code"] === "VIEW_READ_ONLY"]).toEqual([method, path, !isRead]);
    }
    expect(await views.everything()).toEqual(before);
  });

  test("its token renews nothing, and is no access token under any other name", async () => {
    const { client } = await views.start();
    for (const [name, value] of views.admin.cookies) client.cookies.set(name, value);
    expect((await client.post("/api/auth/refresh")).body["code"]).toBe("VIEW_READ_ONLY");
    expect((await client.post("/api/auth/logout")).body["code"]).toBe("VIEW_READ_ONLY");
    expect(await viewerOf(views.admin)).toMatchObject({ email: TEST_ADMIN.email });
    const { sessions } = views.people.app.application.services;
    expect(await sessions.authenticate(client.token ?? "")).toBeNull();
  });
});
