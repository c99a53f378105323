import { graphql } from "./support/demo-site";
import { Bar } from "./support/notified";
import { ADMIN } from "./support/site";
import { asStudent, enter, newStudent, newTeam, superadmin, type Student } from "./support/students";
import { test } from "./support/two-servers";
import { resetSecondFactor } from "./support/what-happens";

test("invitations and requests reach the bars of both sides", async ({ openPerson, other: site }) => {
  const [asha, ravi, meena] = [
    await newStudent(site, "Asha Rao"),
    await newStudent(site, "Ravi Kumar"),
    await newStudent(site, "Meena Das"),
  ];
  const { id: teamId, name } = await newTeam(site, asha);
  const bars = [
    new Bar(await openPerson()),
    new Bar(await openPerson()),
    new Bar(await openPerson()),
  ] as const;
  const [hers, his, theirs] = bars;
  for (const [at, person] of [asha, ravi, meena].entries()) await enter(bars[at]!.page, person, "/contact");
  const act = (person: Student, path: string, body: object) => asStudent(site, person, "POST", path, body);
  const mutate = (person: Student, field: string, type: string, input: object, reply: string) =>
    graphql(site, person, `mutation ($input: ${type}!) { ${field}(input: $input) { ${reply} } }`, { input });

  await test.step("invited by address, declined, invited again, accepted", async () => {
    const invite = () => act(asha, "/api/eventTeam/invitations", { teamId, email: ravi.email });
    await invite();
    await his.counts(1);
    await his.reads(/You are invited to a team for Syntax Siege 2025.*Accept or decline/s);
    await act(ravi, "/api/eventTeam/decline-invitation", { teamId });
    await hers.reads("Your invitation was declined");
    await invite();
    await his.reads("You are invited to a team");
    await act(ravi, "/api/eventTeam/accept-invitation", { teamId });
    await hers.reads("Ravi Kumar joined your team");
  });
  await test.step("asked to join a listed team: declined, asked again, accepted", async () => {
    await mutate(
      asha,
      "listTeam",
      "ListTeamInput",
      { teamId, line: "We need somebody for graphs" },
      "message",
    );
    const request = () => mutate(meena, "requestToJoin", "TeamIdInput", { teamId }, "message");
    const answer = async (field: string) => {
      const { joinRequests } = await graphql<{ joinRequests: { id: string }[] }>(
        site,
        asha,
        "query ($teamId: ID!) { joinRequests(teamId: $teamId) { id } }",
        { teamId },
      );
      await mutate(asha, field, "JoinRequestInput", { teamId, requestId: joinRequests[0]?.id }, "message");
    };
    await request();
    await hers.reads("Meena Das asks to join your team");
    await answer("declineRequest");
    await theirs.reads(/Your request was declined.*Find another team/s);
    await request();
    await hers.reads("Meena Das asks to join your team");
    await answer("acceptRequest");
    await theirs.reads(`You are in the team ${name}`);
  });
});

test("what happens to an account reaches its owner", async ({ openPerson, other: site }) => {
  const meena = await newStudent(site, "Meena Das");
  const [page, admins] = [await openPerson(), await openPerson()];
  const [bar, adminBar] = [new Bar(page), new Bar(admins)];
  await enter(page, meena, "/contact");
  await enter(admins, ADMIN, "/contact");
  const unread = /^Notifications, \d/;
  await test.step("a Superadmin logs in elsewhere", async () => {
    await superadmin(site);
    await admins.getByRole("button", { name: unread }).waitFor();
    await adminBar.reads("New login to your account");
  });
  const admin = await superadmin(site);
  await asStudent(site, admin, "POST", "/api/auth/confirm", { password: ADMIN.password });
  const user = `/api/superadmin/users/${meena.session.id}`;
  await test.step("rights and role", async () => {
    await asStudent(site, admin, "PUT", `${user}/grants`, { grants: ["reader"] });
    await bar.reads("Your rights on the club's site changed");
    await asStudent(site, admin, "PUT", user, { role: "Team Leader" });
    await enter(page, meena, "/contact");
    await bar.reads(/You are now a Team Leader of/);
  });
  await test.step("password, e-mail address and second factors", async () => {
    const { session } = await logIn(meena.email, meena.password);
    const password = "another long password";
    await graphql(
      site,
      { ...meena, session },
      "mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { message } }",
      { input: { currentPassword: meena.password, newPassword: password } },
    );
    await enter(page, { email: meena.email, password }, "/contact");
    await bar.reads("Your password was changed");
    const email = `new.${meena.email}`;
    await asStudent(site, admin, "PUT", user, { email });
    await enter(page, { email, password }, "/contact");
    await bar.reads(/Your e-mail address was changed.*you can no longer log in with/s);
    await resetSecondFactor(site, email);
    await enter(page, { email, password }, "/contact");
    await bar.reads("Your two-step login was changed");
  });

  async function logIn(email: string, password: string): Promise<Student> {
    const reply = await fetch(`${site.url}/api/auth/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email, password }),
    });
    return { ...meena, session: (await reply.json()) as Student["session"] };
  }
});
