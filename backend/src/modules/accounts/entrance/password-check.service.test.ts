import { PasswordHasher } from "../../../kernel/auth/password-hasher.js";
import { RateLimiter } from "../../../kernel/limits/rate-limiter.js";
import { WaitingLine } from "../../../kernel/limits/waiting-line.js";
import { TeamFixture } from "../../teams/testing/team-fixture.js";
import { ACCOUNT_LIMITS } from "../account-limits.js";
import { AccountRepository } from "../account.repository.js";
import { LogInLimits } from "./log-in-limits.js";
import { PasswordCheckService } from "./password-check.service.js";

const hasher = new PasswordHasher();
const ASKED = { field: "password" };

let fixture: TeamFixture;
let limiter: RateLimiter;
let passwords: PasswordCheckService;
beforeEach(async () => {
  fixture = await TeamFixture.open();
  limiter = new RateLimiter(null, true);
  passwords = new PasswordCheckService(
    new AccountRepository(fixture.db),
    hasher,
    new LogInLimits(limiter, new WaitingLine()),
    { proving: (_caller, _method, check) => check() },
  );
});
afterEach(() => fixture.close());

async function person() {
  const caller = await fixture.person();
  await fixture.run("UPDATE users SET passwordHash = ? WHERE id = ?", [
    await hasher.hash("the right password"),
    caller.userId,
  ]);
  return caller;
}

test("the right password answers the account, a wrong one names the field and counts for the session", async () => {
  const caller = await person();
  expect(await passwords.confirm(caller, "the right password", ASKED)).toMatchObject({ id: caller.userId });
  await expect(passwords.confirm(caller, "another", ASKED)).rejects.toMatchObject({
    code: "WRONG_PASSWORD",
    fields: { password: "The password is wrong. Try again." },
  });
  expect(await limiter.check([ACCOUNT_LIMITS.failuresPerSession, caller.sessionId])).toEqual([1]);
});

test("a stolen session cannot guess without end: not even the right password passes then", async () => {
  const caller = await person();
  const { failuresPerSession } = ACCOUNT_LIMITS;
  for (let i = 0; i < failuresPerSession.points; i++)
    await limiter.consume([failuresPerSession, caller.sessionId]);
  await expect(passwords.confirm(caller, "the right password", ASKED)).rejects.toMatchObject({
    code: "RATE_LIMITED",
  });
  const elsewhere = { ...caller, sessionId: "another session" };
  expect(await passwords.confirm(elsewhere, "the right password", ASKED)).toMatchObject({
    id: caller.userId,
  });
});

test("an account that was just deleted has no password", async () => {
  const caller = await person();
  await fixture.run("DELETE FROM users WHERE id = ?", [caller.userId]);
  await expect(passwords.confirm(caller, "the right password", ASKED)).rejects.toMatchObject({
    code: "UNAUTHENTICATED",
  });
});
