import type { Caller } from "../../../kernel/auth/caller.js";
import type { HandleProof } from "../../accounts/handle-proofs/handle-proof.entity.js";
import { HandleProofRepository } from "../../accounts/handle-proofs/handle-proof.repository.js";
import { migrateDatabase } from "../../../kernel/db/migrate.js";
import { MEMBER_HANDLE } from "../team-member.entity.js";
import { outcomes, type Outcomes } from "../testing/races.js";
import { TeamFixture } from "../testing/team-fixture.js";
import type { TeamView } from "../team.types.js";

let fixture: TeamFixture;
let asha: Caller;
let ravi: Caller;
let team: TeamView;
let other: TeamView;
beforeEach(async () => {
  fixture = await TeamFixture.open();
  [asha, ravi] = [await fixture.person(), await fixture.person()];
  team = await fixture.team(asha);
  other = await fixture.team(ravi);
});
afterEach(() => fixture.close());

const set = (
  caller: Caller,
  { id: teamId, leader }: TeamView,
  codeforcesHandle: string,
  memberId = leader.id,
) => fixture.services.handles.updateHandle(caller, { teamId, memberId, codeforcesHandle });
/** Stores a proof of a handle, as if Codeforces had confirmed it. */
const prove = ({ userId }: Caller, handle: string): Promise<void> =>
  fixture.db.inTransaction(async (tx) => {
    const proof: HandleProof = {
      userId,
      handleKey: handle.toLowerCase(),
      way: "PROFILE",
      provedAt: new Date(),
    };
    await new HandleProofRepository(fixture.db).save(tx, proof);
    await fixture.services.accounts.proveHandle(tx, userId, handle);
  });
const changeProfile = ({ userId }: Caller, codeforcesHandle: string) =>
  fixture.db.inTransaction((tx) => fixture.services.accounts.update(tx, userId, { codeforcesHandle }));
/** Returns the handle of a team's leader, and whether it is verified and taken, as queries return them. */
async function shown(caller: Caller): Promise<unknown[]> {
  const { leader } = (await fixture.services.queries.myTeam(caller))!;
  return [leader.codeforcesHandle, leader.handleVerified, leader.handleTaken];
}
const notified = (): Promise<{ recipient: string }[]> =>
  fixture.rows("SELECT recipient FROM outbox_mails WHERE subject LIKE '%handle%' ORDER BY recipient");

test("one handle, one person of an event, whatever its case; who has it keeps it", async () => {
  await set(asha, team, "Tourist");
  await expect(set(ravi, other, "tOURIST")).rejects.toMatchObject({
    code: "HANDLE_TAKEN",
    fields: { codeforcesHandle: expect.any(String) },
  });
  await expect(changeProfile(ravi, "tourist")).rejects.toMatchObject({ code: "HANDLE_TAKEN" });
  await expect(
    fixture.services.records.addMemberRecord(ravi, {
      teamId: other.id,
      name: "Meera",
      universityRollNo: "9",
      codeforcesHandle: "tourist",
    }),
  ).rejects.toMatchObject({ code: "HANDLE_TAKEN" });
  expect(await shown(ravi)).toEqual([null, false, false]);
  await set(asha, team, "TOURIST");
  await set(asha, team, "petr");
  await set(ravi, other, "tourist");
  expect(await shown(ravi)).toEqual(["tourist", false, false]);
});

test("in another event it is free", async () => {
  await set(asha, team, "tourist");
  await fixture.run("UPDATE events SET state = 'upcoming'");
  await fixture.addEvent({ slug: "next", title: "Next", firstDay: "2028-01-01" });
  const { team: next } = await fixture.services.creation.create(ravi, {
    name: "Next",
    codeforcesHandle: "tourist",
  });
  expect(next.leader).toMatchObject({ codeforcesHandle: "tourist", handleTaken: false });
});

test("who proved it takes it from who typed it, whose record keeps it, marked, and who is notified", async () => {
  await set(asha, team, "tourist");
  await prove(ravi, "Tourist");
  expect(await shown(ravi)).toEqual(["Tourist", true, false]);
  expect(await shown(asha)).toEqual(["tourist", false, true]);
  expect(await notified()).toEqual([{ recipient: asha.email }]);
  await expect(set(asha, team, "tourist")).rejects.toMatchObject({ code: "HANDLE_TAKEN" });
  await set(asha, team, "petr");
  expect(await shown(asha)).toEqual(["petr", false, false]);
});

test("of a record without an account its leader is notified", async () => {
  const record = { teamId: team.id, name: "Meera", universityRollNo: "9", codeforcesHandle: "tourist" };
  await fixture.services.records.addMemberRecord(asha, record);
  await prove(ravi, "tourist");
  expect(await notified()).toEqual([{ recipient: asha.email }]);
});

test("who proved it may type it again later, and has it", async () => {
  await prove(ravi, "tourist");
  await set(ravi, other, "");
  await set(asha, team, "tourist");
  await set(ravi, other, "tourist");
  expect([await shown(ravi), await shown(asha)]).toEqual([
    ["tourist", true, false],
    ["tourist", false, true],
  ]);
});

test("the mark is gone with another handle, on whatever way: profile, team, leader; it comes back with the handle", async () => {
  const meera = await fixture.person();
  await fixture.added(ravi, other.id, meera);
  await fixture.services.consent.accept(meera, { teamId: other.id });
  await prove(meera, "tourist");
  const mark = async () => {
    const [member] = (await fixture.services.queries.myTeam(meera))!.members;
    return member!.handleVerified;
  };
  const { id } = (await fixture.services.queries.myTeam(meera))!.members[0]!;
  expect(await mark()).toBe(true);
  await changeProfile(meera, "petr");
  expect(await mark()).toBe(false);
  // The leader types the handle that Meera proved, but her account now has another handle.
  await set(ravi, other, "tourist", id);
  expect(await mark()).toBe(false);
  await set(meera, other, "TOURIST", id);
  expect(await mark()).toBe(true);
  await set(ravi, other, "um_nik", id);
  expect(await mark()).toBe(false);
});

test("a handle that comes along blocks no act: founding, agreeing and coming back go on without holding it", async () => {
  await set(asha, team, "tourist");
  const [meera, kiran] = [
    await fixture.person({ codeforcesHandle: "tourist" }),
    await fixture.person({ codeforcesHandle: "TOURIST" }),
  ];
  const { team: founded } = await fixture.services.creation.create(meera, { name: "Founded" });
  expect(founded.leader).toMatchObject({ handleTaken: true, handleVerified: false });
  await fixture.added(ravi, other.id, kiran);
  await fixture.services.consent.accept(kiran, { teamId: other.id });
  expect((await fixture.services.queries.myTeam(kiran))?.members[0]).toMatchObject({
    codeforcesHandle: "TOURIST",
    handleTaken: true,
  });
  await expect(
    fixture.services.creation.create(await fixture.person(), { name: "Typed", codeforcesHandle: "tourist" }),
  ).rejects.toMatchObject({ code: "HANDLE_TAKEN" });
});

describe("twenty people of twenty teams and one handle", () => {
  const PEOPLE = 20;
  async function race(): Promise<Outcomes> {
    const leaders = await fixture.people(PEOPLE);
    const teams: TeamView[] = [];
    for (const leader of leaders) teams.push(await fixture.team(leader));
    return outcomes(teams.map((one, i) => set(leaders[i]!, one, i % 2 ? "tourist" : "Tourist")));
  }
  const holders = () => fixture.count("team_members WHERE LOWER(codeforcesHandle) = 'tourist'");

  test("one has it", async () => {
    expect(await race()).toEqual({ ok: 1, HANDLE_TAKEN: PEOPLE - 1 });
    expect(await holders()).toBe(1);
  });

  test("control: without the unique index more have it", async () => {
    await fixture.dropIndexes("team_members", MEMBER_HANDLE.name);
    await race();
    expect(await holders()).toBeGreaterThan(1);
  });

  test("of who types it and who proves it at once, who proved it has it", async () => {
    const typing = Array.from({ length: 10 }, () => set(asha, team, "tourist"));
    const [proved] = await Promise.all([again(() => prove(ravi, "tourist")), outcomes(typing)]);
    expect(proved).toBe(true);
    expect(await shown(ravi)).toEqual(["tourist", true, false]);
    expect(await fixture.count("team_members WHERE handleKey = 'tourist'")).toBe(1);
  });
});

/** Retries if a team changed concurrently, like `HandleProofService`. */
async function again(write: () => Promise<void>): Promise<boolean> {
  for (let attempt = 1; attempt <= 3; attempt++) {
    const [outcome] = Object.keys(await outcomes([write()]));
    if (outcome === "ok") return true;
    if (outcome !== "CONFLICT") throw new Error(outcome);
  }
  return false;
}

test("before the migration two had one handle: who came first holds it, the other is asked to correct it", async () => {
  await fixture.dropIndexes("team_members", MEMBER_HANDLE.name);
  await fixture.run("UPDATE team_members SET codeforcesHandle = 'Tourist'");
  await fixture.run("ALTER TABLE team_members DROP COLUMN handleKey");
  await fixture.run("DROP TABLE handle_proofs");
  await fixture.run("DROP TABLE handle_challenges");
  await fixture.run("DELETE FROM migrations WHERE name = 'HandleProofs1700000000040'");
  expect(await migrateDatabase(fixture.db)).toEqual(["HandleProofs1700000000040"]);
  expect([await shown(asha), await shown(ravi)]).toEqual([
    ["Tourist", false, false],
    ["Tourist", false, true],
  ]);
});
