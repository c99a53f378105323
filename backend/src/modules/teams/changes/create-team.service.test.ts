import { Role } from "../../../kernel/contract/roles.js";
import { newTeamReference } from "./team-reference.js";
import { TeamFixture } from "../testing/team-fixture.js";
import { teamServices } from "../testing/team-services.js";

let fixture: TeamFixture;
beforeEach(async () => {
  fixture = await TeamFixture.open();
});
afterEach(() => fixture.close());

test("the creator becomes leader and Team Leader, with a session that works at once", async () => {
  const caller = await fixture.person({ codeforcesHandle: "tourist" });
  const reply = await fixture.services.creation.create(caller, { name: "  Null   Pointers " });
  expect(reply.message).toBe("Team created successfully!");
  expect(reply.team).toMatchObject({
    name: "Null Pointers",
    ranking: null,
    paymentStatus: "incomplete",
    rosterLocked: false,
    reference: expect.stringMatching(/^SS-.{6}$/),
    event: { slug: "syntaxsiege", fee: 36000, minTeamSize: 3, maxTeamSize: 3, qualifyingRank: 1 },
    leader: { userId: caller.userId, isLeader: true, phone: "9876543210", codeforcesHandle: "tourist" },
    members: [],
  });
  expect(reply.session?.role).toBe(Role.TeamLeader);
  const after = await fixture.services.sessions.authenticate(reply.session?.token ?? "");
  expect(after).toEqual({ ...caller, role: Role.TeamLeader });
});

test("a handle given with the team is the leader's own, also in their account, as Codeforces spells it", async () => {
  const caller = await fixture.person();
  const find = () => Promise.resolve({ outcome: "found", handle: "Tourist", rating: 3000 } as const);
  const { creation } = teamServices(fixture.db, { codeforces: { find } });
  const { team } = await creation.create(caller, { name: "Squad", codeforcesHandle: "@tourist" });
  expect(team.leader.codeforcesHandle).toBe("Tourist");
  expect(await fixture.count("users WHERE codeforcesHandle = 'Tourist'")).toBe(1);
});

test("a handle that Codeforces does not know makes no team; what a Superadmin gives for another stays the team's", async () => {
  const [caller, admin] = [await fixture.person(), await fixture.admin()];
  const find = () => Promise.resolve({ outcome: "unknown" } as const);
  const strict = teamServices(fixture.db, { codeforces: { find } }).creation;
  const input = { name: "Squad", codeforcesHandle: "no_such_person" };
  await expect(strict.create(caller, input)).rejects.toMatchObject({
    code: "HANDLE_UNKNOWN",
    fields: { codeforcesHandle: expect.any(String) },
  });
  expect(await fixture.count("teams")).toBe(0);
  const { team } = await fixture.services.creation.create(admin, input, caller.userId);
  expect(team.leader.codeforcesHandle).toBe("no_such_person");
  expect(await fixture.count("users WHERE codeforcesHandle IS NOT NULL")).toBe(0);
});

test("a page that still shows the previous event creates no team in the present one", async () => {
  const caller = await fixture.person();
  const { creation } = fixture.services;
  const stale = creation.create(caller, { name: "Squad", eventSlug: "game-of-codes" });
  await expect(stale).rejects.toMatchObject({ code: "EVENT_NOT_CURRENT" });
  expect(await fixture.count("teams")).toBe(0);
  const { team } = await creation.create(caller, { name: "Squad", eventSlug: "syntaxsiege" });
  expect(team.event.slug).toBe("syntaxsiege");
});

test("the reply has the same data as a later read", async () => {
  const caller = await fixture.person();
  const { team } = await fixture.services.creation.create(caller, { name: "Squad" });
  expect(team).toMatchObject((await fixture.services.queries.myTeam(caller)) ?? {});
});

test("no fresh session when the role stays", async () => {
  const leader = await fixture.person({ role: Role.TeamLeader });
  const admin = await fixture.admin();
  expect((await fixture.services.creation.create(leader, { name: "One" })).session).toBeNull();
  expect((await fixture.services.creation.create(admin, { name: "Two" })).session).toBeNull();
  expect(await fixture.count("users WHERE role = 'Superadmin'")).toBe(1);
});

test("a name is taken in any case, spacing and look-alike letters, in this event only", async () => {
  const [one, two, three] = await fixture.people(3);
  await fixture.team(one!, [], "Segfault Squad");
  for (const name of [" SEGFAULT  squad", "Segf\u0430ult Squad"])
    await expect(fixture.services.creation.create(two!, { name })).rejects.toMatchObject({
      code: "TEAM_NAME_TAKEN",
    });
  await fixture.run("UPDATE events SET state = 'past'");
  await fixture.addEvent({ slug: "next", title: "Next" });
  await expect(fixture.services.creation.create(three!, { name: "Segfault Squad" })).resolves.toBeDefined();
});

test("a person leads at most one team of an event, and a form sent twice is refused with that reason", async () => {
  const caller = await fixture.person();
  await fixture.team(caller, [], "First");
  for (const name of ["Second", "First"]) {
    await expect(fixture.services.creation.create(caller, { name })).rejects.toMatchObject({
      code: "ALREADY_IN_TEAM",
    });
  }
  expect(await fixture.count("teams")).toBe(1);
});

test("a member of a team, by account or by college and roll number, cannot create one", async () => {
  const [leader, member] = await fixture.people(2);
  await fixture.team(leader!, [member!]);
  await expect(fixture.services.creation.create(member!, { name: "Own" })).rejects.toMatchObject({
    code: "ALREADY_IN_TEAM",
  });
  const double = await fixture.person({ college: "GOVERNMENT college", universityRollNo: "r 2" });
  await expect(fixture.services.creation.create(double, { name: "Own" })).rejects.toMatchObject({
    code: "IDENTITY_TAKEN",
  });
  expect(await fixture.count("teams")).toBe(1);
  expect(await fixture.count("users WHERE role = 'Team Leader'")).toBe(1);
});

test("registration must be open, except for a Superadmin", async () => {
  await fixture.run("UPDATE events SET registration = 'closed'");
  const caller = await fixture.person();
  await expect(fixture.services.creation.create(caller, { name: "Late" })).rejects.toMatchObject({
    code: "REGISTRATION_CLOSED",
  });
  await expect(
    fixture.services.creation.create(await fixture.admin(), { name: "Late" }),
  ).resolves.toBeDefined();
  await fixture.run("UPDATE events SET state = 'past'");
  await expect(fixture.services.creation.create(caller, { name: "Late" })).rejects.toMatchObject({
    code: "NO_CURRENT_EVENT",
  });
});

test("only a Superadmin can create a team for another person, and that is recorded", async () => {
  const [caller, other] = await fixture.people(2);
  const admin = await fixture.admin();
  const create = fixture.services.creation.create.bind(fixture.services.creation);
  await expect(create(caller!, { name: "Gift" }, other!.userId)).rejects.toMatchObject({ code: "FORBIDDEN" });
  await expect(create(admin, { name: "Gift" }, "unknown")).rejects.toMatchObject({ code: "NOT_FOUND" });
  const { team, session } = await create(admin, { name: "Gift" }, other!.userId);
  expect(team.leader.userId).toBe(other!.userId);
  expect(session).toBeNull();
  expect(await fixture.rows("SELECT action, actorId, targetId FROM audit_entries")).toEqual([
    { action: "team.create", actorId: admin.userId, targetId: team.id },
  ]);
  await expect(create(admin, { name: "Again" }, other!.userId)).rejects.toMatchObject({
    code: "PERSON_IN_TEAM",
  });
});

test("a reference that is in use is generated again", async () => {
  const [one, two] = await fixture.people(2);
  const { reference } = await fixture.team(one!);
  const drawn = [reference!, reference!, newTeamReference("Syntax Siege")];
  const { creation } = teamServices(fixture.db, { newReference: () => drawn.shift() ?? "" });
  const { team } = await creation.create(two!, { name: "Other" });
  expect(team.reference).not.toBe(reference);
  expect(drawn).toEqual([]);
});
