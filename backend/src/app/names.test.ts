// Tests which invisible characters are removed from the names that other users read. Only joiners that a script's
// spelling needs are kept.
import { RULES } from "../kernel/contract/catalogue.js";
import { signUpStudent, type TestStudent } from "./testing/students.js";
import { startTestApp, type TestApp } from "./testing/test-app.js";

const HIDING = "Ab\u202ecod.exe";
const SHOWN = "Abcod.exe";
const KRISHNAN = "കൃഷ്ണന\u0d4d\u200d";

let app: TestApp;
let asha: TestStudent;
beforeAll(async () => {
  app = await startTestApp();
  asha = await signUpStudent(app, "asha@example.org");
});
afterAll(() => app.close());

test.each(["name", "college", "universityRollNo", "codeforcesHandle"])(
  "a %s is kept without direction overrides and zero-width characters",
  async (field) => {
    const change = `mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { viewer { ${field} } } }`;
    for (const [text, stored] of [
      [HIDING, SHOWN],
      ["Ab\u200bcd", "Abcd"],
      ["\ufeffAbcd", "Abcd"],
    ]) {
      const { data } = await asha.client.graphql(change, { input: { name: "Asha Rao", [field]: text } });
      expect(data).toEqual({ updateProfile: { viewer: { [field]: stored } } });
    }
  },
);

test("so is a team's name; a line break in it is refused", async () => {
  const create = "mutation ($input: CreateTeamInput!) { createTeam(input: $input) { team { name } } }";
  const refused = await asha.client.graphql(create, { input: { name: "Two\nlines" } });
  expect(refused.errors?.[0]?.extensions.fields).toEqual({ name: RULES.oneLine });
  const { data } = await asha.client.graphql(create, { input: { name: HIDING } });
  expect(data).toEqual({ createTeam: { team: { name: SHOWN } } });
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
