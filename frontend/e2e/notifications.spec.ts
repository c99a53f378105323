import { expectGoodInBothThemes } from "./support/at-widths";
import { graphql } from "./support/demo-site";
import { Bar } from "./support/notified";
import { freshUtr } from "./support/payment";
import {
  addMember,
  asStudent,
  enter,
  newStudent,
  superadmin,
  uniqueTeamName,
  type Student,
} from "./support/students";
import { decidePayment } from "./support/teams";
import { expect, test } from "./support/two-servers";
import { acceptByStatement, closeSoon, remind } from "./support/what-happens";

test("every row of the table reaches whom it is for, in the bar of an open page, without a reload", async ({
  openPerson,
  other,
}) => {
  const teamName = uniqueTeamName();
  const [asha, ravi, meena] = [
    await newStudent(other, "Asha Rao"),
    await newStudent(other, "Ravi Kumar"),
    await newStudent(other, "Meena Das"),
  ];
  const bars = new Map<Student, Bar>();
  for (const person of [asha, ravi, meena]) {
    const bar = new Bar(await openPerson());
    bars.set(person, bar);
    await enter(bar.page, person, "/contact");
    await bar.counts(0);
  }
  const barOf = (person: Student): Bar => bars.get(person) ?? new Bar(bars.values().next().value!.page);
  const act = (person: Student, method: string, path: string, body?: object) =>
    asStudent(other, person, method, path, body);
  let teamId = "";
  const memberId = async (person: Student): Promise<string> => {
    const { myTeam } = await graphql<{ myTeam: { members: { id: string; userId: string | null }[] } }>(
      other,
      person,
      "{ myTeam { members { id userId } } }",
    );
    return myTeam.members.find(({ userId }) => userId === person.session.id)?.id ?? "";
  };

  await test.step("nobody is notified of anything yet", async () => {
    await barOf(asha).open();
    await expect(barOf(asha).list).toContainText("Nothing yet.");
    await expectGoodInBothThemes(barOf(asha).page, "notifications-none");
    await barOf(asha).page.keyboard.press("Escape");
  });
  await test.step("whoever makes a team has it in their list, and is not asked for attention", async () => {
    const body = { name: teamName, leaderId: asha.session.id };
    const { team, session } = await act(asha, "POST", "/api/eventTeam/create-team", body);
    asha.session = session as Student["session"];
    teamId = String((team as { _id: unknown })._id);
    await barOf(asha).reads("You are registered for Syntax Siege 2025");
  });
  await test.step("added, and accepted on the spot", async () => {
    await addMember(other, asha, teamId, ravi);
    const { page, list } = barOf(ravi);
    await barOf(ravi).counts(1);
    await barOf(ravi).open();
    await expect(list).toContainText(`Asha Rao added you to the team "${teamName}"`);
    await expectGoodInBothThemes(page, "notifications-added");
    await list.getByRole("button", { name: "Accept" }).click();
    await expect(list.getByText("You are in the team now.")).toBeVisible();
    await page.keyboard.press("Escape");
    await barOf(asha).counts(1);
    await barOf(asha).reads("Ravi Kumar is in your team");
  });
  await test.step("declined, joined by the link, left, removed", async () => {
    await addMember(other, asha, teamId, meena);
    await barOf(meena).counts(1);
    await act(meena, "POST", "/api/eventTeam/leave", { teamId });
    await barOf(asha).reads("Meena Das is not in your team");
    const { link } = await act(asha, "POST", "/api/eventTeam/invitation-link", { teamId });
    const token = (link as { url: string }).url.split("/").at(-1);
    await act(meena, "POST", "/api/eventTeam/join", { token });
    await barOf(asha).reads("Meena Das joined your team");
    await act(meena, "POST", "/api/eventTeam/leave", { teamId });
    await barOf(asha).reads("Meena Das left your team");
    await act(meena, "POST", "/api/eventTeam/join", { token });
    await barOf(asha).reads("Meena Das joined your team");
    await act(asha, "DELETE", `/api/eventTeam/members/${await memberId(meena)}`, {});
    await barOf(meena).reads("You are no longer in a team for Syntax Siege 2025");
  });
  await test.step("handed over", async () => {
    const body = { teamId, memberId: await memberId(ravi) };
    await act(asha, "POST", "/api/eventTeam/transfer", body);
    await barOf(ravi).reads(/You now lead a team.*Still missing: .*Codeforces handles/s);
    await barOf(asha).reads("Ravi Kumar now leads your team");
  });
  const admin = await superadmin(other);
  // Handing over ended his tokens: his role is another one now.
  const ofRavi = await act(ravi, "POST", "/api/auth/login", { email: ravi.email, password: ravi.password });
  ravi.session = ofRavi as unknown as Student["session"];
  const rank = (ranking: number) => act(admin, "PUT", `/api/superadmin/teams/${teamId}`, { ranking });
  await test.step("qualified, and no longer", async () => {
    await rank(1);
    for (const person of [asha, ravi]) await barOf(person).counts(1);
    await barOf(ravi).reads(/Your team qualified for Round 2.*360.00 INR.*Pay the fee/s);
    await barOf(asha).reads(/Your team qualified for Round 2.*Your leader pays it/s);
    await rank(2);
    for (const person of [asha, ravi])
      await barOf(person).reads("The ranking of Syntax Siege 2025 has changed");
    await rank(1);
    for (const person of [asha, ravi]) await barOf(person).reads("Your team qualified");
  });
  await test.step("a payment: reported, rejected, accepted from a statement, and checked again", async () => {
    const report = () =>
      act(ravi, "POST", "/api/teams/paymentStatus", { teamId, paymentStatus: "pending", transactionId: utr });
    const utr = freshUtr();
    await report();
    await barOf(ravi).reads(`Payment reported for ${teamName}`);
    await decidePayment(other, teamId, { decision: "rejected", reason: "Nothing arrived." });
    for (const person of [asha, ravi]) await barOf(person).reads(/Payment rejected.*Nothing arrived/s);
    await report();
    const undo = await acceptByStatement(other, admin, `2026-01-05,UPI ${teamName},${utr},360.00`);
    for (const person of [asha, ravi]) await barOf(person).reads(/Payment accepted.*Still missing:/s);
    await undo();
    for (const person of [asha, ravi]) await barOf(person).reads("Payment being checked again");
  });
  await test.step("a payment that only the statement knew of is taken back", async () => {
    await act(ravi, "POST", "/api/teams/withdrawPayment", { teamId });
    const { myTeam } = await graphql<{ myTeam: { reference: string } }>(
      other,
      ravi,
      "{ myTeam { reference } }",
    );
    const line = `2026-01-06,fee ${myTeam.reference},${freshUtr()},360.00`;
    const undo = await acceptByStatement(other, admin, line);
    for (const person of [asha, ravi]) await barOf(person).reads("Payment accepted");
    await undo();
    for (const person of [asha, ravi]) await barOf(person).reads("Payment taken back");
  });
  await test.step("reminded, unless one switched it off in the profile", async () => {
    await closeSoon(other, admin);
    const { page } = barOf(asha);
    await page.goto("/profile");
    await page.getByLabel("Remind me of what my team lacks").uncheck();
    await expect(page.getByLabel("Remind me of what my team lacks")).toBeEnabled();
    await expectGoodInBothThemes(page, "notifications-reminders");
    await remind(other);
    await barOf(ravi).page.reload();
    await barOf(ravi).reads("Registration for Syntax Siege 2025 closes in");
    await page.reload();
    await barOf(asha).reads("Payment taken back");
  });
  await test.step("deleted", async () => {
    await act(ravi, "POST", "/graphql", {
      query: "mutation ($input: TeamIdInput!) { deleteTeam(input: $input) { message } }",
      variables: { input: { teamId } },
    });
    await barOf(asha).reads("Your team for Syntax Siege 2025 was deleted");
    await barOf(asha).open();
    await expectGoodInBothThemes(barOf(asha).page, "notifications-many");
  });
});
