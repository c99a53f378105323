import { Role } from "../../kernel/contract/roles.js";
import { newTeamReference } from "./team-reference.js";
import { teamServices, TeamWorld } from "./testing/team-world.js";

let world: TeamWorld;
beforeEach(async () => {
  world = await TeamWorld.open();
});
afterEach(() => world.close());

test("the creator becomes leader and Team Leader, with a session that works at once", async () => {
  const caller = await world.person({ codeforcesHandle: "tourist" });
  const reply = await world.services.creation.create(caller, { name: "  Null   Pointers " });
  expect(reply.message).toBe("Team created successfully!");
  expect(reply.team).toMatchObject({
    name: "Null Pointers",
    ranking: null,
    paymentStatus: "incomplete",
    rosterLocked: false,
    reference: expect.stringMatching(/^SS-.{6}$/),
    event: { slug: "syntaxsiege", fee: 36000, maxTeamSize: 3, qualifyingRank: 1 },
    leader: { userId: caller.userId, isLeader: true, phone: "9876543210", codeforcesHandle: "tourist" },
    members: [],
  });
  expect(reply.session?.role).toBe(Role.TeamLeader);
  const after = await world.services.sessions.authenticate(reply.session?.token ?? "");
  expect(after).toEqual({ ...caller, role: Role.TeamLeader });
});

test("the reply tells what a later look tells", async () => {
  const caller = await world.person();
  const { team } = await world.services.creation.create(caller, { name: "Squad" });
  expect(team).toMatchObject((await world.services.queries.myTeam(caller)) ?? {});
});

test("no fresh session when the role stays", async () => {
  const leader = await world.person({ role: Role.TeamLeader });
  const admin = await world.admin();
  expect((await world.services.creation.create(leader, { name: "One" })).session).toBeNull();
  expect((await world.services.creation.create(admin, { name: "Two" })).session).toBeNull();
  expect(await world.count("users WHERE role = 'Superadmin'")).toBe(1);
});

test("a name is taken in any case and spacing, in this event only", async () => {
  const [one, two, three] = await world.people(3);
  await world.team(one!, [], "Segfault Squad");
  await expect(world.services.creation.create(two!, { name: " SEGFAULT  squad" })).rejects.toMatchObject({
    code: "TEAM_NAME_TAKEN",
  });
  await world.run("UPDATE events SET state = 'past'");
  await world.addEvent({ slug: "next", title: "Next" });
  await expect(world.services.creation.create(three!, { name: "Segfault Squad" })).resolves.toBeDefined();
});

test("nobody leads two teams of an event, and a form sent twice says so", async () => {
  const caller = await world.person();
  await world.team(caller, [], "First");
  for (const name of ["Second", "First"]) {
    await expect(world.services.creation.create(caller, { name })).rejects.toMatchObject({
      code: "ALREADY_IN_TEAM",
    });
  }
  expect(await world.count("teams")).toBe(1);
});

test("a member of a team, by account or by college and roll number, cannot found one", async () => {
  const [leader, member] = await world.people(2);
  await world.team(leader!, [member!]);
  await expect(world.services.creation.create(member!, { name: "Own" })).rejects.toMatchObject({
    code: "ALREADY_IN_TEAM",
  });
  const double = await world.person({ college: "GOVERNMENT college", universityRollNo: "r 2" });
  await expect(world.services.creation.create(double, { name: "Own" })).rejects.toMatchObject({
    code: "IDENTITY_TAKEN",
  });
  expect(await world.count("teams")).toBe(1);
  expect(await world.count("users WHERE role = 'Team Leader'")).toBe(1);
});

test("registration must be open, except for a Superadmin", async () => {
  await world.run("UPDATE events SET registration = 'closed'");
  const caller = await world.person();
  await expect(world.services.creation.create(caller, { name: "Late" })).rejects.toMatchObject({
    code: "REGISTRATION_CLOSED",
  });
  await expect(world.services.creation.create(await world.admin(), { name: "Late" })).resolves.toBeDefined();
  await world.run("UPDATE events SET state = 'past'");
  await expect(world.services.creation.create(caller, { name: "Late" })).rejects.toMatchObject({
    code: "NO_CURRENT_EVENT",
  });
});

test("only a Superadmin founds a team for somebody else, and that is written down", async () => {
  const [caller, other] = await world.people(2);
  const admin = await world.admin();
  const create = world.services.creation.create.bind(world.services.creation);
  await expect(create(caller!, { name: "Gift" }, other!.userId)).rejects.toMatchObject({ code: "FORBIDDEN" });
  await expect(create(admin, { name: "Gift" }, "nobody")).rejects.toMatchObject({ code: "NOT_FOUND" });
  const { team, session } = await create(admin, { name: "Gift" }, other!.userId);
  expect(team.leader.userId).toBe(other!.userId);
  expect(session).toBeNull();
  expect(await world.rows("SELECT action, actorId, targetId FROM audit_entries")).toEqual([
    { action: "team.create", actorId: admin.userId, targetId: team.id },
  ]);
  await expect(create(admin, { name: "Again" }, other!.userId)).rejects.toMatchObject({
    code: "PERSON_IN_TEAM",
  });
});

test("a reference that is taken is drawn again", async () => {
  const [one, two] = await world.people(2);
  const { reference } = await world.team(one!);
  const drawn = [reference!, reference!, newTeamReference("Syntax Siege")];
  const { creation } = teamServices(world.db, { newReference: () => drawn.shift() ?? "" });
  const { team } = await creation.create(two!, { name: "Other" });
  expect(team.reference).not.toBe(reference);
  expect(drawn).toEqual([]);
});
