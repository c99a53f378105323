import { graphql, type GraphQLSchema, isInputObjectType, isObjectType } from "graphql";
import { buildSchema } from "type-graphql";
import type { Caller } from "../../kernel/auth/caller.js";
import { isPermitted, type Permission } from "../../kernel/contract/access.js";
import { Role } from "../../kernel/contract/roles.js";
import { TeamResolver } from "./team.resolver.js";
import type { TeamPayload } from "./team.types.js";
import { TeamFixture } from "./testing/team-fixture.js";

const TEAM = `id name reference ranking paymentStatus rosterLocked
  event { id slug title fee maxTeamSize qualifyingRank }
  leader { ...person } members { ...person }`;
const PERSON = `fragment person on TeamMember {
  id userId name email phone college universityRollNo codeforcesHandle isLeader }`;

/** The input type of each mutation. */
const INPUTS: Readonly<Record<string, string>> = {
  createTeam: "CreateTeamInput",
  addMember: "AddMemberInput",
  updateHandle: "UpdateHandleInput",
  removeMember: "RemoveMemberInput",
  acceptMembership: "TeamIdInput",
  leaveTeam: "TeamIdInput",
  transferTeam: "TransferTeamInput",
  deleteTeam: "TeamIdInput",
};
const WITHOUT_TEAM = ["leaveTeam", "deleteTeam"];

let fixture: TeamFixture;
let schema: GraphQLSchema;
beforeEach(async () => {
  fixture = await TeamFixture.open();
  const { queries, creation, roster, consent, leadership, handles } = fixture.services;
  const resolver = new TeamResolver(queries, creation, roster, consent, leadership, handles);
  schema = await buildSchema({
    resolvers: [TeamResolver],
    container: { get: () => resolver },
    // A simplified copy of the application's permission check.
    authChecker: ({ context }: { context: { caller: Caller | null } }, permissions: Permission[]) =>
      context.caller !== null &&
      permissions.every((permission) => isPermitted(context.caller as Caller, permission)),
    validate: false,
  });
});
afterEach(() => fixture.close());

/** Runs an operation. Returns its data or throws its first error. */
async function run(caller: Caller | null, source: string, input?: object): Promise<Record<string, unknown>> {
  const result = await graphql({ schema, source, contextValue: { caller }, variableValues: { input } });
  if (result.errors?.[0]) throw result.errors[0];
  return result.data ?? {};
}

async function change(caller: Caller | null, name: string, input: object): Promise<TeamPayload> {
  const type = INPUTS[name] ?? "";
  const reply = WITHOUT_TEAM.includes(name) ? "" : `team { ${TEAM} } session { role roleName }`;
  const source = `mutation ($input: ${type}!) { ${name}(input: $input) { message ${reply} } } ${reply && PERSON}`;
  return (await run(caller, source, input))[name] as TeamPayload;
}

test("a team's life through GraphQL", async () => {
  const [leader, member] = await fixture.people(2);
  const created = await change(leader!, "createTeam", { name: "Squad" });
  expect(created.session).toEqual({ role: "TEAM_LEADER", roleName: Role.TeamLeader });
  const teamId = created.team.id;
  expect(await run(leader!, `{ myTeam { ${TEAM} } } ${PERSON}`)).toEqual({ myTeam: created.team });

  const added = await change(leader!, "addMember", { teamId, email: member!.email });
  const memberId = added.team.members[0]!.id;
  const accepted = await change(member!, "acceptMembership", { teamId });
  expect(accepted.message).toBe("You are in the team now.");
  const handled = await change(member!, "updateHandle", { teamId, memberId, codeforcesHandle: "petr" });
  expect(handled.team.members).toMatchObject([{ id: memberId, codeforcesHandle: "petr" }]);
  expect(handled.team.leader.phone).toBeNull();
  const listed = await run(await fixture.admin(), `{ teams { ${TEAM} } } ${PERSON}`);
  expect(listed).toMatchObject({ teams: [{ id: teamId, members: [{ id: memberId, phone: "9876543210" }] }] });

  const transferred = await change(leader!, "transferTeam", { teamId, memberId });
  expect(transferred.team.leader.id).toBe(memberId);
  expect(await change(leader!, "leaveTeam", { teamId })).toEqual({ message: "You have left the team." });
  const again = await change(member!, "addMember", { teamId, email: leader!.email });
  const removed = await change(member!, "removeMember", { memberId: again.team.members[0]!.id });
  expect(removed.team.members).toEqual([]);
  expect(await change(member!, "deleteTeam", { teamId })).toEqual({ message: "The team was deleted." });
  expect(await run(member!, "{ myTeam { id } }")).toEqual({ myTeam: null });
});

test("nothing of a student's is open to visitors", async () => {
  const id = "00000000-0000-7000-8000-000000000000";
  const anything = { name: "Squad", teamId: id, memberId: id, email: "a@example.org", codeforcesHandle: "" };
  const denied = /^Access denied/;
  const mutations = Object.values(schema.getMutationType()!.getFields());
  expect(mutations.map(({ name }) => name).toSorted()).toEqual(Object.keys(INPUTS).toSorted());
  for (const { name } of mutations) {
    const type = schema.getType(INPUTS[name]!);
    const wanted = isInputObjectType(type) ? Object.keys(type.getFields()) : [];
    const input = Object.fromEntries(Object.entries(anything).filter(([key]) => wanted.includes(key)));
    await expect(change(null, name, input)).rejects.toThrow(denied);
  }
  await expect(run(null, "{ myTeam { id } }")).rejects.toThrow(denied);
});

test("everything in the schema has a description", () => {
  for (const name of ["Team", "TeamMember", "TeamPayload"]) {
    const type = schema.getType(name);
    expect(type?.description).toBeTruthy();
    if (!isObjectType(type)) throw new Error(`${name} is no object type`);
    for (const field of Object.values(type.getFields())) expect(field.description).toBeTruthy();
  }
});
