import { type AdminTeam, missingText } from "./team-gaps";

const team = (more: object) =>
  ({
    leader: { codeforcesHandle: "asha", handleTaken: false },
    members: [],
    event: { fee: 50_000, minTeamSize: 2, maxTeamSize: 4 },
    qualified: false,
    paymentStatus: "incomplete",
    ...more,
  }) as unknown as AdminTeam;

test("the fee is named only to a team that owes it, with its amount", () => {
  expect(missingText(team({}))).toBe("Missing: members");
  expect(missingText(team({ qualified: true }))).toBe("Missing: members, the fee of ₹500");
  const members = [{ codeforcesHandle: "ravi", handleTaken: false }];
  expect(missingText(team({ members }))).toBe("Complete");
});
