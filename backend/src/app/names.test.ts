import { RULES } from "../kernel/contract/catalogue.js";
import { signUpStudent, type TestStudent } from "./testing/students.js";
import { startTestApp, type TestApp } from "./testing/test-app.js";

/** Names that others read contain no invisible characters. */
const HIDING = "Ab\u202ecod.exe";
const KRISHNAN = "കൃഷ്ണന\u0d4d\u200d";

let app: TestApp;
let asha: TestStudent;
beforeAll(async () => {
  app = await startTestApp();
  asha = await signUpStudent(app, "asha@example.org");
});
afterAll(() => app.close());

const refusals = async (mutation: string, variables: Record<string, unknown>): Promise<object | undefined> =>
  (await asha.client.graphql(mutation, variables)).errors?.[0]?.extensions.fields;

test.each(["name", "college", "universityRollNo", "codeforcesHandle"])(
  "a %s with a direction override or a zero-width character is refused",
  async (field) => {
    const change = "mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { message } }";
    for (const text of [HIDING, "Ab\u200bcd", "\ufeffAbcd"]) {
      const fields = await refusals(change, { input: { name: "Asha Rao", [field]: text } });
      expect(fields).toEqual({
        [field]: field === "codeforcesHandle" ? RULES.handle : RULES.oneLine,
      });
    }
  },
);

test("so is a team's name, and the name of somebody typed in", async () => {
  const found = "mutation ($input: CreateTeamInput!) { createTeam(input: $input) { message } }";
  expect(await refusals(found, { input: { name: HIDING } })).toEqual({ name: RULES.oneLine });
  const teamId = "01951f2e-7c4a-7b1d-9a53-0c6f1e2d3b4a";
  const add = "mutation ($input: AddMemberRecordInput!) { addMemberRecord(input: $input) { message } }";
  expect(await refusals(add, { input: { teamId, name: HIDING, universityRollNo: "1" } })).toEqual({
    name: RULES.oneLine,
  });
});

test("names in Indian scripts keep the joiners of their spelling", async () => {
  const named = await signUpStudent(app, "krishnan@example.org", { name: KRISHNAN });
  const { data } = await named.client.graphql("{ viewer { name } }");
  expect(data).toEqual({ viewer: { name: KRISHNAN } });
  const made = await named.client.post<{ team: { name: string } }>("/api/eventTeam/create-team", {
    name: `Team ${KRISHNAN}`,
  });
  expect(made.body.team.name).toBe(`Team ${KRISHNAN}`);
});
