import type { Caller } from "../../../kernel/auth/caller.js";
import type { HandleAnswer } from "../../codeforces/handle-look-up.service.js";
import { follow } from "../../../kernel/pubsub/change-stream.js";
import { Topic } from "../../../kernel/pubsub/topic.js";
import { TeamFixture } from "../testing/team-fixture.js";
import { teamServices } from "../testing/team-services.js";
import type { TeamView } from "../team.types.js";

let fixture: TeamFixture;
let leader: Caller;
let member: Caller;
let team: TeamView;
beforeEach(async () => {
  fixture = await TeamFixture.open();
  leader = await fixture.person();
  member = await fixture.person();
  team = await fixture.team(leader, [member]);
});
afterEach(() => fixture.close());

const update = (caller: Caller, memberId: string, codeforcesHandle: string) =>
  fixture.services.handles.updateHandle(caller, { teamId: team.id, memberId, codeforcesHandle });
const accountHandle = async (userId: string): Promise<string | null> => {
  const sql = "SELECT codeforcesHandle FROM users WHERE id = ?";
  const [row] = await fixture.rows<{ codeforcesHandle: string | null }>(sql, [userId]);
  return row!.codeforcesHandle;
};

test("a member sets their own, in the team and in their account; empty clears it", async () => {
  const memberId = team.members[0]!.id;
  const reply = await update(member, memberId, "  tourist ");
  expect(reply.message).toBe("Codeforces handle updated successfully");
  expect(reply.team.members[0]?.codeforcesHandle).toBe("tourist");
  expect(await accountHandle(member.userId)).toBe("tourist");
  await update(member, memberId, " ");
  expect((await fixture.services.queries.myTeam(member))?.members[0]?.codeforcesHandle).toBeNull();
  expect(await accountHandle(member.userId)).toBeNull();
});

test("the leader sets anyone's in the team, never in their account; also in a locked team and after registration closed", async () => {
  await fixture.setPayment(team.id, "accepted");
  await fixture.run("UPDATE events SET registration = 'closed'");
  await update(leader, team.members[0]!.id, "petr");
  const { team: after } = await update(leader, team.leader.id, "um_nik");
  expect([after.leader, ...after.members].map((person) => person.codeforcesHandle)).toEqual([
    "um_nik",
    "petr",
  ]);
  expect(await accountHandle(member.userId)).toBeNull();
  expect(await accountHandle(leader.userId)).toBe("um_nik");
});

test("a record without an account has a handle too", async () => {
  const memberId = team.members[0]!.id;
  await fixture.run("UPDATE team_members SET userId = NULL WHERE id = ?", [memberId]);
  expect((await update(leader, memberId, "petr")).team.members[0]?.codeforcesHandle).toBe("petr");
  expect(await accountHandle(member.userId)).toBeNull();
});

test("the results of a ranked team's event show a new handle at once", async () => {
  let changes = 0;
  const stop = follow(fixture.db.changes, Topic.results, () => void (changes += 1));
  await update(leader, team.leader.id, "um_nik");
  expect(changes).toBe(1); // only the call that `follow` makes at the start
  await fixture.run("UPDATE teams SET ranking = 1 WHERE id = ?", [team.id]);
  await update(leader, team.leader.id, "petr");
  await new Promise(setImmediate);
  expect(changes).toBe(2);
  stop();
});

test("another person's handle and another team are refused", async () => {
  const stranger = await fixture.person();
  const other = await fixture.team(stranger);
  await expect(update(member, team.leader.id, "x")).rejects.toMatchObject({ code: "NOT_YOUR_HANDLE" });
  await expect(update(stranger, team.leader.id, "x")).rejects.toMatchObject({ code: "FORBIDDEN" });
  await expect(update(leader, other.leader.id, "x")).rejects.toMatchObject({ code: "MEMBER_NOT_FOUND" });
  expect(await fixture.count("team_members WHERE codeforcesHandle IS NOT NULL")).toBe(0);
});

test("by e-mail, as the event team's route names people", async () => {
  const input = { teamId: team.id, email: member.email, codeforcesHandle: "petr" };
  const reply = await fixture.services.handles.updateHandleOf(leader, input);
  expect(reply.team.members[0]?.codeforcesHandle).toBe("petr");
  await expect(
    fixture.services.handles.updateHandleOf(leader, { ...input, email: "unknown@example.org" }),
  ).rejects.toMatchObject({ code: "MEMBER_NOT_FOUND" });
});

test("a Superadmin sets anyone's, and only other people's are recorded", async () => {
  const admin = await fixture.admin();
  await fixture.services.roster.addMember(leader, { teamId: team.id, email: admin.email });
  const own = (await fixture.services.queries.myTeam(admin))?.members.find(
    (one) => one.userId === admin.userId,
  );
  await update(admin, own!.id, "mine");
  expect(await fixture.count("audit_entries")).toBe(0);
  await update(admin, team.leader.id, "theirs");
  expect(await fixture.count("audit_entries WHERE action = 'team.handle'")).toBe(1);
});

test("a pasted profile is stored as the handle", async () => {
  const { team: after } = await update(leader, team.leader.id, "https://codeforces.com/profile/um_nik");
  expect(after.leader.codeforcesHandle).toBe("um_nik");
});

describe("where Codeforces is asked", () => {
  const find = jest.fn<Promise<HandleAnswer>, [string]>();
  const look = (answer: HandleAnswer) => {
    find.mockResolvedValue(answer);
    return (caller: Caller, codeforcesHandle: string) =>
      teamServices(fixture.db, { codeforces: { find } }).handles.updateHandle(caller, {
        teamId: team.id,
        memberId: team.leader.id,
        codeforcesHandle,
      });
  };
  beforeEach(() => find.mockReset());

  test.each([
    [3800, "Codeforces handle updated successfully. tourist is on Codeforces, with a rating of 3800."],
    [null, "Codeforces handle updated successfully. tourist is on Codeforces but has no rating yet."],
  ])("its spelling is stored; a rating of %s is said behind the specified text", async (rating, message) => {
    const reply = await look({ outcome: "found", handle: "tourist", rating })(leader, "TOURIST");
    expect(reply).toMatchObject({ message, team: { leader: { codeforcesHandle: "tourist" } } });
  });

  test("a handle that Codeforces does not know is refused at the field, and changes nothing", async () => {
    await expect(look({ outcome: "unknown" })(leader, "nobody_1")).rejects.toMatchObject({
      code: "HANDLE_UNKNOWN",
      fields: { codeforcesHandle: expect.any(String) },
    });
    expect((await fixture.services.queries.myTeam(leader))?.leader.codeforcesHandle).toBeNull();
  });

  test("a silent Codeforces blocks nothing, and the reply says so", async () => {
    const reply = await look({ outcome: "silent" })(leader, "tourist");
    expect(reply).toMatchObject({
      message:
        "Codeforces handle updated successfully. Codeforces did not respond, so we could not check the handle.",
      team: { leader: { codeforcesHandle: "tourist" } },
    });
  });

  test("Codeforces is not asked for a caller who may not set the handle, nor to clear it", async () => {
    const set = look({ outcome: "off" });
    await expect(set(member, "tourist")).rejects.toMatchObject({ code: "NOT_YOUR_HANDLE" });
    await set(leader, " ");
    expect(find).not.toHaveBeenCalled();
  });
});
