import { takePartSteps } from "./take-part-steps";

const textOf = (title: string, event: Parameters<typeof takePartSteps>[0]) =>
  takePartSteps(event).find((step) => step.title === title)?.text;
const BY_MAIL = "by e-mail or with an invitation link. Each person can be in only one team.";

test("the steps of teams of three with a fee", () => {
  expect(takePartSteps({ maxTeamSize: 3, minTeamSize: 3, fee: 36_000 })).toEqual([
    {
      title: "Sign up",
      text: "Enter your e-mail address. We will send a 6-digit code to check that the address is yours.",
    },
    { title: "Create your team", text: "One person names the team and becomes its leader." },
    { title: "Add your members", text: `Add up to two members ${BY_MAIL}` },
    {
      title: "Set your Codeforces handles",
      text: "A handle is your user name on codeforces.com. Each member sets their own. The leader can set all handles.",
    },
    {
      title: "Compete",
      text: "See the event’s page for the dates and the venue. Registration is free. A team that qualifies for Round 2 pays the fee by UPI or bank transfer.",
    },
  ]);
});

test.each([
  [
    { maxTeamSize: 2, minTeamSize: 2, fee: 0 },
    "Add one member by e-mail or with an invitation link. Each person can be in only one team.",
  ],
  [{ maxTeamSize: 4, minTeamSize: 4, fee: 0 }, `Add up to 3 members ${BY_MAIL}`],
  [{ maxTeamSize: 4, minTeamSize: 2, fee: 0 }, `Add 1 to 3 members ${BY_MAIL}`],
  [{ maxTeamSize: 4, minTeamSize: 1, fee: 0 }, `Add up to 3 members ${BY_MAIL}`],
  [{ maxTeamSize: 1, minTeamSize: 1, fee: 0 }, undefined],
  [undefined, "Add members by e-mail or with an invitation link. Each person can be in only one team."],
])("of %j the steps say how many to add", (event, text) => {
  expect(textOf("Add your members", event)).toBe(text);
});

test("what is free says so", () => {
  expect(textOf("Compete", { maxTeamSize: 3, minTeamSize: 3, fee: 0 })).toBe(
    "See the event’s page for the dates and the venue. Taking part is free.",
  );
});
