import { RateLimiter } from "../../../kernel/limits/rate-limiter.js";
import { WaitingLine } from "../../../kernel/limits/waiting-line.js";
import { CodePurpose } from "../codes/code-challenge.entity.js";
import { CodeLimits } from "../codes/code-limits.js";
import { LogInLimits } from "./log-in-limits.js";

/** The number of students who sign up within a minute when registration opens, all from the campus's one address. */
const STUDENTS = 2000;
const CAMPUS = "192.0.2.1";
const { verifyEmail, resetPassword } = CodePurpose;

const rightPassword = (): Promise<boolean> => Promise.resolve(true);
const wrongPassword = (): Promise<boolean> => Promise.resolve(false);

test("two thousand students behind one address, with the mistakes people make, are neither refused nor slowed", async () => {
  const limiter = new RateLimiter(null, true);
  const line = new WaitingLine();
  const [codes, logIns] = [new CodeLimits(limiter, line), new LogInLimits(limiter, line)];
  const spacings: number[] = [];
  jest.spyOn(line, "turn").mockImplementation((_key, spacingMs) => {
    if (spacingMs > 0) spacings.push(spacingMs);
    return Promise.resolve();
  });
  const isOneIn = (n: number, i: number): boolean => i % n === 0;

  async function student(_: unknown, i: number): Promise<void> {
    const email = `student${String(i)}@example.org`;
    const asks = { email, network: CAMPUS, device: null };
    await codes.ask({ ...asks, purpose: verifyEmail });
    if (isOneIn(10, i)) await codes.wrong(verifyEmail, email, CAMPUS, "own");
    if (isOneIn(20, i)) await codes.enter(email, CAMPUS); // the student opened the mail in another browser
    if (isOneIn(5, i)) expect(await logIns.logIn(asks, wrongPassword)).toBe(false);
    if (isOneIn(20, i)) {
      await codes.ask({ ...asks, purpose: resetPassword });
      if (isOneIn(60, i)) await codes.wrong(resetPassword, email, CAMPUS, "own");
    }
    expect(await logIns.logIn(asks, rightPassword)).toBe(true);
  }

  await Promise.all(Array.from({ length: STUDENTS }, student));
  expect(spacings).toEqual([]);
});
