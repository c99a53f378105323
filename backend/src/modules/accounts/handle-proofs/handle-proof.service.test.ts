import type { Caller } from "../../../kernel/auth/caller.js";
import type { RequestContext } from "../../../kernel/auth/request-context.js";
import { RateLimiter } from "../../../kernel/limits/rate-limiter.js";
import { CallSpacing } from "../../codeforces/call-spacing.js";
import { CodeforcesApi } from "../../codeforces/codeforces-api.js";
import { HandleEvidence } from "../../codeforces/handle-evidence.service.js";
import { HandleLookUp } from "../../codeforces/handle-look-up.service.js";
import { CodeforcesServer, type SubmissionSample } from "../../codeforces/testing/codeforces-server.js";
import { TeamFixture } from "../../teams/testing/team-fixture.js";
import { HandleProofRepository } from "./handle-proof.repository.js";
import { HandleProofService } from "./handle-proof.service.js";
import type { HandleChallengeView } from "./handle-proof.types.js";

let fixture: TeamFixture;
let codeforces: CodeforcesServer;
let proofs: HandleProofService;
let asha: Caller;
let now: number;
beforeEach(async () => {
  fixture = await TeamFixture.open();
  codeforces = await CodeforcesServer.start();
  codeforces.addUsers("Asha_1", "petr");
  proofs = service(codeforces.apiUrl);
  asha = await fixture.person();
  now = Date.UTC(2027, 1, 1, 12);
});
afterEach(async () => {
  await codeforces.close();
  await fixture.close();
});

function service(apiUrl: string): HandleProofService {
  const api = new CodeforcesApi(apiUrl, new CallSpacing(0));
  const { accounts } = fixture.services;
  const parts = {
    db: fixture.db,
    accounts,
    codeforces: new HandleLookUp(api),
    limiter: new RateLimiter(null, true),
  };
  return new HandleProofService(
    parts,
    new HandleEvidence(api),
    new HandleProofRepository(fixture.db),
    () => now,
  );
}
const by = (caller: Caller) => ({ caller, address: "192.0.2.1" }) as RequestContext;
const pass = (seconds: number): void => void (now += seconds * 1000);
async function begin(caller = asha, codeforcesHandle = "ASHA_1"): Promise<HandleChallengeView> {
  const { handleProof } = await proofs.start(by(caller), { codeforcesHandle });
  return handleProof.challenge!;
}
const check = (way: "PROFILE" | "SUBMISSION", caller = asha) => proofs.check(by(caller), { way });
const write = (handle: string, organization: string): void =>
  void codeforces.users.set(handle.toLowerCase(), { handle, organization });

test("the code in the profile proves it: the account has the handle as Codeforces spells it", async () => {
  const { handle, code, secondsToSubmit, secondsToCheck } = await begin();
  expect([handle, secondsToSubmit, secondsToCheck]).toEqual(["Asha_1", 300, 1800]);
  expect(code).toMatch(/^[0-9a-f]{16}$/);
  await expect(check("PROFILE")).rejects.toMatchObject({ code: "HANDLE_CODE_MISSING" });
  write("Asha_1", `Government College, ${code}`);
  pass(1799);
  expect(await check("PROFILE")).toMatchObject({
    codeforcesHandle: "Asha_1",
    handleProof: { offered: true, provedAt: new Date(now), challenge: null },
  });
  await expect(check("PROFILE")).rejects.toMatchObject({ code: "HANDLE_PROOF_ENDED" });
});

test("the time is the server's, and a new start ends what was begun before", async () => {
  const first = await begin();
  write("Asha_1", first.code);
  const second = await begin();
  expect(second.code).not.toBe(first.code);
  await expect(check("PROFILE")).rejects.toMatchObject({ code: "HANDLE_CODE_MISSING" });
  write("Asha_1", second.code);
  pass(1800);
  expect((await proofs.state(asha)).challenge).toBeNull();
  await expect(check("PROFILE")).rejects.toMatchObject({ code: "HANDLE_PROOF_ENDED" });
});

test("a code is good for one account and one handle", async () => {
  const ravi = await fixture.person();
  const { code } = await begin();
  await begin(ravi);
  write("Asha_1", code);
  await expect(check("PROFILE", ravi)).rejects.toMatchObject({ code: "HANDLE_CODE_MISSING" });
  await begin(asha, "petr");
  await expect(check("PROFILE")).rejects.toMatchObject({ code: "HANDLE_CODE_MISSING" });
});

describe("a submission that does not compile", () => {
  async function submitted(sample: Partial<SubmissionSample>, afterSeconds = 60): Promise<unknown> {
    const { problem } = await begin();
    const at = new Date(now + afterSeconds * 1000);
    codeforces.submissions.unshift({ by: ["asha_1"], problem, verdict: "COMPILATION_ERROR", at, ...sample });
    pass(600);
    return check("SUBMISSION");
  }

  test.each([0, 60, 300])(
    "proves it %d seconds after the start, also when it is checked later",
    async (seconds) => {
      expect(await submitted({}, seconds)).toMatchObject({ codeforcesHandle: "Asha_1" });
    },
  );

  test.each<readonly [string, Partial<SubmissionSample>, number]>([
    ["from before the start", {}, -1],
    ["after five minutes", {}, 301],
    ["to another problem", { problem: "9999Z" }, 60],
    ["that is right", { verdict: "OK" }, 60],
    ["that is not judged yet", { verdict: "TESTING" }, 60],
    ["by a team", { by: ["asha_1", "petr"] }, 60],
    ["by another person", { by: ["petr"] }, 60],
  ])("one %s proves nothing", async (_what, sample, seconds) => {
    await expect(submitted(sample, seconds)).rejects.toMatchObject({ code: "HANDLE_SUBMISSION_MISSING" });
  });
});

test.each(["page", "dropped", "nonsense"] as const)(
  "with Codeforces away (%s) a handle is begun with, and what was done stays good",
  async (mood) => {
    codeforces.mood = mood;
    const { handle, code } = await begin();
    expect(handle).toBe("ASHA_1");
    for (const way of ["PROFILE", "SUBMISSION"] as const)
      await expect(check(way)).rejects.toMatchObject({ code: "CODEFORCES_AWAY" });
    codeforces.mood = "well";
    write("Asha_1", code);
    expect((await check("PROFILE")).handleProof.provedAt).toEqual(new Date(now));
  },
);

test("refused for too many calls reads the same", async () => {
  await begin();
  codeforces.limitMs = 60_000;
  await expect(check("PROFILE")).rejects.toMatchObject({ code: "CODEFORCES_AWAY" });
});

test("where Codeforces is not asked it is not offered", async () => {
  proofs = service("");
  expect(await proofs.state(asha)).toEqual({ offered: false, provedAt: null, challenge: null });
  await expect(begin()).rejects.toMatchObject({ code: "HANDLE_PROOF_OFF" });
});

test("an unknown handle is refused at its field; blank is none", async () => {
  await expect(begin(asha, "nobody_here")).rejects.toMatchObject({
    code: "HANDLE_UNKNOWN",
    fields: { codeforcesHandle: expect.any(String) },
  });
  await expect(begin(asha, " ")).rejects.toMatchObject({ code: "BAD_INPUT" });
});

test("an account has 30 checks in ten minutes", async () => {
  await begin();
  for (let i = 0; i < 30; i++)
    await expect(check("PROFILE")).rejects.toMatchObject({ code: "HANDLE_CODE_MISSING" });
  await expect(check("PROFILE")).rejects.toMatchObject({ code: "RATE_LIMITED" });
});

test("a user whose name on Codeforces has changed has not proved the old one", async () => {
  const { code } = await begin();
  codeforces.users.set("asha_1", { handle: "asha_new", organization: code });
  await expect(check("PROFILE")).rejects.toMatchObject({ code: "HANDLE_CODE_MISSING" });
});

test("an old unanswered challenge is deleted", async () => {
  await begin();
  const repository = new HandleProofRepository(fixture.db);
  const sweep = (before: number) =>
    fixture.db.inTransaction((tx) => repository.deleteOld(tx, new Date(before), 10));
  expect([await sweep(now), await sweep(now + 1)]).toEqual([0, 1]);
});

test("who proves a handle later has it; the proof goes with the account", async () => {
  const ravi = await fixture.person();
  for (const caller of [asha, ravi]) {
    write("Asha_1", (await begin(caller)).code);
    await check("PROFILE", caller);
  }
  expect((await proofs.state(asha)).provedAt).toBeNull();
  expect((await proofs.state(ravi)).provedAt).toEqual(new Date(now));
  await fixture.db.inTransaction((tx) => fixture.services.accounts.remove(tx, ravi.userId));
  expect(await fixture.count("handle_proofs")).toBe(0);
});
