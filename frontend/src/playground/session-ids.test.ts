import { EXAMPLES } from "./examples";
import { blanksOf, fillIn, isExplained } from "./session-ids";

const TEAM = {
  id: "t1",
  name: "Segfault Society",
  leader: { id: "p1", userId: "u1" },
  members: [
    { id: "p2", userId: "u2" },
    { id: "p3", userId: null },
  ],
};
const VIEWER = { id: "u2", name: "Ravi Iyer" };
const example = {
  title: "Any",
  document: "mutation { x }\n",
  variables: { input: { teamId: "", memberId: "", codeforcesHandle: "tourist" } },
};

test("what the session knows is filled in, and whose it is is said", async () => {
  const { document, variables } = await fillIn(example, () =>
    Promise.resolve({ viewer: VIEWER, myTeam: TEAM }),
  );
  expect(variables).toEqual({ input: { teamId: "t1", memberId: "p2", codeforcesHandle: "tourist" } });
  expect(document).toMatch(
    /^# teamId: the team Segfault Society\.\n# memberId: Ravi Iyer;.*\nmutation \{ x \}\n$/,
  );
});

test.each([
  [{ viewer: null, myTeam: null }, "No user is signed in"],
  [{ viewer: VIEWER, myTeam: null }, "Ravi Iyer is in no team"],
])("what it does not know stays open, with where to find it: %j", async (known, why) => {
  const { document, variables } = await fillIn(example, () => Promise.resolve(known));
  expect(variables).toEqual(example.variables);
  expect(document).toContain('# teamId: the id of a team; "My team" shows yours');
  expect(document).toContain(why);
});

test("an example that leaves nothing open, or what no session knows, sends no query", async () => {
  const ask = jest.fn();
  const complete = { title: "Any", document: "{ a }\n", variables: { slug: "syntaxsiege" } };
  await expect(fillIn(complete, ask)).resolves.toBe(complete);
  const { document } = await fillIn({ ...complete, variables: { input: { paymentId: "" } } }, ask);
  expect(document).toMatch(/^# paymentId: the id of a payment/);
  expect(ask).not.toHaveBeenCalled();
});

test("all that the examples leave open is explained", () => {
  const blanks = EXAMPLES.flatMap(({ examples }) => examples.flatMap(({ variables }) => blanksOf(variables)));
  expect(blanks).toContain("teamId");
  expect(blanks.filter((name) => !isExplained(name))).toEqual([]);
});
