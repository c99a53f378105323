import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { signUpStudent, type TestStudent } from "./testing/students.js";
import { startTestApp, TEST_ADMIN, type TestApp } from "./testing/test-app.js";
import type { GraphQLReply, TestClient } from "./testing/test-client.js";

/**
 * These tests read Hindi replies that contain the name "Past". The site also has a translated message "Past", but a
 * name must not be translated.
 */

/** A Hindi text that contains "Past" and no other English word. */
const HINDI = /^[^A-Za-z]*Past[^A-Za-z]*$/;

let codeforces: Server;
let app: TestApp;
let leader: TestStudent;
let admin: TestClient;
let team: { readonly id: string; readonly leader: { readonly id: string } };
beforeAll(async () => {
  codeforces = createServer((_request, response) => {
    const found = { status: "OK", result: [{ handle: "Past", rating: 1500 }] };
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(found));
  });
  await new Promise<void>((resolve) => codeforces.listen(0, "127.0.0.1", resolve));
  const { port } = codeforces.address() as AddressInfo;
  app = await startTestApp({ CODEFORCES_API_URL: `http://127.0.0.1:${String(port)}/api` });
  admin = app.client();
  await admin.logIn(TEST_ADMIN.email, TEST_ADMIN.password);
  admin.language = "hi";
  leader = await signUpStudent(app, "leader@example.org", { name: "Past", college: "Past" });
  const query = 'mutation { createTeam(input: { name: "Past" }) { team { id leader { id } } } }';
  const { data } = await leader.client.graphql(query);
  ({ team } = data?.["createTeam"] as { team: typeof team });
  leader.client.language = "hi";
});
afterAll(async () => {
  await app.close();
  await new Promise((resolve) => codeforces.close(resolve));
});

const member = (universityRollNo: string) => ({ name: "Past", email: "past@example.org", universityRollNo });

test("an error's message", async () => {
  const add = "mutation ($input: AddMemberRecordInput!) { addMemberRecord(input: $input) { message } }";
  const { client } = leader;
  const added = await client.graphql(add, { input: { ...member("R-1"), teamId: team.id } });
  expect(added.errors).toBeUndefined();
  const again = await client.graphql(add, { input: { ...member("R-2"), teamId: team.id } });
  expect(again.errors?.[0]?.message).toMatch(HINDI);
  expect(again.errors?.[0]?.extensions).toEqual({ code: "PERSON_IN_YOUR_TEAM" });
  const body = { teamId: team.id, members: [member("R-3")] };
  expect((await client.post("/api/teams/addMembers", body)).body).toEqual({
    message: expect.stringMatching(HINDI) as string,
    code: "PERSON_IN_YOUR_TEAM",
  });
});

test("the text of a field", async () => {
  const { data } = await leader.client.graphql("{ viewer { id } }");
  const { id: userId } = data?.["viewer"] as { id: string };
  const update = "mutation ($input: UpdateUserInput!) { updateUser(input: $input) { message } }";
  const input = { userId, college: "New College", expected: "Old College" };
  const refused = (await admin.graphql(update, { input })).errors?.[0]?.extensions;
  expect(refused).toEqual({ code: "CONFLICT", fields: { college: expect.stringMatching(HINDI) as string } });
  const code = { email: "code@example.org", otp: "000000" };
  await leader.client.post("/api/auth/verify-email", { email: code.email });
  const { body } = await leader.client.post<{ fields: { otp: string } }>("/api/auth/verify-email-otp", code);
  expect(body.fields.otp.replace("OTP", "")).toMatch(/^[^A-Za-z]*\d[^A-Za-z]*$/);
});

test("the message of a success", async () => {
  const { client, email } = leader;
  const set = "mutation ($input: UpdateHandleInput!) { updateHandle(input: $input) { message } }";
  const input = { teamId: team.id, memberId: team.leader.id, codeforcesHandle: "PAST" };
  const { data } = await client.graphql(set, { input });
  const inGraphQL = (data?.["updateHandle"] as { message: string }).message;
  expect(inGraphQL.replaceAll("Codeforces", "")).toMatch(HINDI);
  const { body } = await client.post<{ message: string }>("/api/eventTeam/update-team", {
    teamId: team.id,
    email,
    codeforcesHandle: "PAST",
  });
  expect(body.message).toBe(inGraphQL);
});

test("the problem of a line of a list, and the refusal of the whole list", async () => {
  const csv = "Team,Name,Email,Roll No.\nPast,,leader@example.org,\nNew,Past,,\nNEW,Past,,R-8";
  const preview = "query ($input: PreviewTeamsInput!) { previewTeams(input: $input) { lines { problem } } }";
  const { data, errors } = await admin.graphql(preview, { input: { csv } });
  expect(errors).toBeUndefined();
  const teams = data?.["previewTeams"] as { lines: { problem: string | null }[] }[];
  const problems = teams.flatMap(({ lines }) => lines.map(({ problem }) => problem));
  expect(problems[0]).toBeNull();
  for (const problem of problems.slice(1)) expect(problem?.replace("New", "")).toMatch(/^[^A-Za-z]+$/);
  const write = "mutation ($input: ImportTeamsInput!) { importTeams(input: $input) { message } }";
  const refused = async (name: string): Promise<GraphQLReply["errors"]> =>
    (await admin.graphql(write, { input: { csv, teams: [{ name, teamId: null }] } })).errors;
  expect((await refused("Past"))?.[0]?.message).toMatch(HINDI);
  expect((await refused("New"))?.[0]?.message.replace("2", "")).toMatch(HINDI);
});
