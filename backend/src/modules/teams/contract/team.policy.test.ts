import {
  mayAddMember,
  mayDelete,
  mayEditHandle,
  mayLeave,
  mayRemoveMember,
  mayTransfer,
  type Actor,
  type PolicyTeam,
  type Verdict,
} from "./team.policy.js";

const team: PolicyTeam = {
  paymentStatus: "incomplete",
  leader: { id: "m-leader", userId: "leader", confirmed: true },
  members: [{ id: "m-member", userId: "member", confirmed: true }],
  event: { maxTeamSize: 3 },
};
const full: PolicyTeam = {
  ...team,
  members: [...team.members, { id: "m-record", userId: null, confirmed: false }],
};
const pending: PolicyTeam = { ...full, paymentStatus: "pending" };
const accepted: PolicyTeam = { ...full, paymentStatus: "accepted" };
const rejected: PolicyTeam = { ...team, paymentStatus: "rejected" };

const leader: Actor = { userId: "leader", isSuperadmin: false };
const member: Actor = { userId: "member", isSuperadmin: false };
const stranger: Actor = { userId: "stranger", isSuperadmin: false };
const admin: Actor = { userId: "admin", isSuperadmin: true };

const answer = (verdict: Verdict): string => (verdict.allowed ? "yes" : verdict.code);

test.each<[string, Verdict, string]>([
  ["leader adds", mayAddMember(team, leader, true), "yes"],
  ["leader adds after a rejection", mayAddMember(rejected, leader, true), "yes"],
  ["leader adds to a full team", mayAddMember(full, leader, true), "TEAM_FULL"],
  ["leader adds while the payment is pending", mayAddMember(pending, leader, true), "ROSTER_LOCKED"],
  ["leader adds after the payment", mayAddMember(accepted, leader, true), "ROSTER_LOCKED"],
  ["leader adds after registration closed", mayAddMember(team, leader, false), "REGISTRATION_CLOSED"],
  ["member adds", mayAddMember(team, member, true), "NOT_LEADER"],
  ["stranger adds", mayAddMember(team, stranger, true), "FORBIDDEN"],
  ["admin adds after registration closed", mayAddMember(team, admin, false), "yes"],
  ["admin adds to a full team", mayAddMember(full, admin, true), "TEAM_FULL"],
  ["admin adds to a locked team", mayAddMember(pending, admin, true), "ROSTER_LOCKED"],

  ["leader removes a member", mayRemoveMember(team, leader, "m-member"), "yes"],
  ["leader removes a record", mayRemoveMember(full, leader, "m-record"), "yes"],
  ["leader removes themself", mayRemoveMember(team, leader, "m-leader"), "LEADER_MUST_STAY"],
  ["leader removes another team's person", mayRemoveMember(team, leader, "m-other"), "MEMBER_NOT_FOUND"],
  ["leader removes from a locked team", mayRemoveMember(pending, leader, "m-member"), "ROSTER_LOCKED"],
  ["member removes a member", mayRemoveMember(full, member, "m-record"), "NOT_LEADER"],
  ["stranger removes", mayRemoveMember(team, stranger, "m-member"), "FORBIDDEN"],
  ["admin removes", mayRemoveMember(team, admin, "m-member"), "yes"],
  ["admin removes the leader", mayRemoveMember(team, admin, "m-leader"), "LEADER_MUST_STAY"],

  ["member leaves", mayLeave(team, member), "yes"],
  ["member leaves a locked team", mayLeave(accepted, member), "ROSTER_LOCKED"],
  ["leader leaves", mayLeave(team, leader), "LEADER_MUST_STAY"],
  ["stranger leaves", mayLeave(team, stranger), "FORBIDDEN"],
  ["admin leaves a team they are not in", mayLeave(team, admin), "FORBIDDEN"],

  ["leader edits any handle", mayEditHandle(team, leader, "m-member"), "yes"],
  ["leader edits their own", mayEditHandle(team, leader, "m-leader"), "yes"],
  ["leader edits in a locked team", mayEditHandle(accepted, leader, "m-member"), "yes"],
  ["leader edits elsewhere", mayEditHandle(team, leader, "m-other"), "MEMBER_NOT_FOUND"],
  ["member edits their own", mayEditHandle(team, member, "m-member"), "yes"],
  ["member edits the leader's", mayEditHandle(team, member, "m-leader"), "NOT_YOUR_HANDLE"],
  ["member edits a record's", mayEditHandle(full, member, "m-record"), "NOT_YOUR_HANDLE"],
  ["stranger edits", mayEditHandle(team, stranger, "m-member"), "FORBIDDEN"],
  ["stranger tries out ids", mayEditHandle(team, stranger, "m-other"), "FORBIDDEN"],
  ["admin edits", mayEditHandle(team, admin, "m-member"), "yes"],

  ["leader hands over", mayTransfer(team, leader, "m-member"), "yes"],
  ["leader hands a locked team over", mayTransfer(accepted, leader, "m-member"), "yes"],
  ["leader hands over to a record", mayTransfer(full, leader, "m-record"), "MEMBER_NOT_LINKED"],
  ["leader hands over to a stranger", mayTransfer(team, leader, "m-other"), "MEMBER_NOT_FOUND"],
  ["member takes over", mayTransfer(team, member, "m-member"), "NOT_LEADER"],
  ["stranger takes over", mayTransfer(team, stranger, "m-member"), "FORBIDDEN"],
  ["admin hands over", mayTransfer(team, admin, "m-member"), "yes"],

  ["leader deletes", mayDelete(team, leader), "yes"],
  ["leader deletes after a rejection", mayDelete(rejected, leader), "yes"],
  ["leader deletes a locked team", mayDelete(pending, leader), "ROSTER_LOCKED"],
  ["member deletes", mayDelete(team, member), "NOT_LEADER"],
  ["stranger deletes", mayDelete(team, stranger), "FORBIDDEN"],
  ["admin deletes", mayDelete(team, admin), "yes"],
  ["admin deletes a locked team", mayDelete(accepted, admin), "ROSTER_LOCKED"],
])("%s", (_case, verdict, expected) => {
  expect(answer(verdict)).toBe(expected);
});
