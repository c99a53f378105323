import { RateLimiter } from "../../../kernel/limits/rate-limiter.js";
import { WaitingLine } from "../../../kernel/limits/waiting-line.js";
import { CodePurpose } from "./code-challenge.entity.js";
import { CodeLimits } from "./code-limits.js";

const { verifyEmail, resetPassword } = CodePurpose;

/** Returns code limits with a waiting line that records the length of each wait instead of waiting. */
function limits(): { codes: CodeLimits; waits: () => [string, number][] } {
  const line = new WaitingLine();
  const waits: [string, number][] = [];
  jest.spyOn(line, "turn").mockImplementation((key, spacingMs) => {
    if (spacingMs > 0) waits.push([key, spacingMs]);
    return Promise.resolve();
  });
  return { codes: new CodeLimits(new RateLimiter(null, true), line), waits: () => waits.splice(0) };
}
const outcome = (attempt: Promise<unknown>): Promise<unknown> =>
  attempt.then(
    () => "passed",
    (error: unknown) => (error as { code?: string }).code,
  );

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test("an address gets at most forty codes a day, from all callers and for all purposes", async () => {
  jest.useFakeTimers();
  const { codes } = limits();
  let passed = 0;
  for (let hour = 0; hour < 5; hour++) {
    for (let i = 0; i < 25; i++) {
      const network = `203.0.113.${String(i)}`;
      const purpose = i % 2 === 0 ? verifyEmail : resetPassword;
      if ((await outcome(codes.ask({ purpose, email: "asha", network, device: null }))) === "passed")
        passed++;
    }
    jest.advanceTimersByTime(3_601_000);
  }
  expect(passed).toBe(40);
  expect(
    await outcome(codes.ask({ purpose: resetPassword, email: "asha", network: "n", device: "known" })),
  ).toBe("passed");
});

test("wrong reset codes slow down who asks for more from that network, then everybody without a known device", async () => {
  const { codes, waits } = limits();
  const guess = async (network: string, times: number): Promise<void> => {
    for (let i = 0; i < times; i++) await codes.wrong(resetPassword, "asha", network, "own");
  };
  const ask = async (network: string, device: string | null = null): Promise<[string, number][]> => {
    await codes.ask({ purpose: resetPassword, email: `${network} ${String(device)}`, network, device });
    return waits();
  };
  await guess("guesser", 49);
  expect(await ask("guesser")).toEqual([]);
  await guess("guesser", 1);
  await codes.ask({ purpose: verifyEmail, email: "new", network: "guesser", device: null });
  expect(waits()).toEqual([]); // sign-up codes are not delayed
  expect([await ask("campus"), await ask("guesser", "known")]).toEqual([[], []]);
  expect(
    await outcome(codes.ask({ purpose: resetPassword, email: "ravi", network: "guesser", device: null })),
  ).toBe("passed");
  expect(waits()).toEqual([["resets|guesser", 6000]]);
  await guess("another", 150);
  expect(await ask("home")).toEqual([["resets of the site", 4000]]);
  expect(await ask("home", "known")).toEqual([]);
});

test("codes for which nothing was asked do not count as guesses at resets", async () => {
  const { codes, waits } = limits();
  for (let i = 0; i < 300; i++) await codes.wrong(resetPassword, "asha", "guesser", null);
  await codes.ask({ purpose: resetPassword, email: "asha", network: "guesser", device: null });
  expect(waits()).toEqual([]);
});

test("many wrong codes on the whole site slow down every browser that did not ask", async () => {
  const { codes, waits } = limits();
  for (let i = 0; i < 499; i++) await codes.wrong(verifyEmail, "asha", `network ${String(i)}`, null);
  await codes.enter("ravi", "home");
  expect(waits()).toEqual([]);
  await codes.wrong(verifyEmail, "asha", "one more", null);
  await codes.enter("ravi", "home");
  expect(waits()).toEqual([["tries|home", 500]]);
});

test("an address takes fifty wrong codes a day of browsers that did not ask", async () => {
  const { codes } = limits();
  for (let i = 0; i < 50; i++) {
    expect(await outcome(codes.enter("asha", "campus"))).toBe("passed");
    await codes.wrong(verifyEmail, "asha", "campus", "network");
  }
  expect(await outcome(codes.enter("asha", "home"))).toBe("RATE_LIMITED");
  expect(await outcome(codes.enter("ravi", "campus"))).toBe("passed");
});

test("a network that asks for more than six thousand codes an hour gets one a second", async () => {
  const { codes, waits } = limits();
  const ask = (i: number): Promise<unknown> =>
    codes.ask({ purpose: verifyEmail, email: String(i), network: "campus", device: null });
  for (let i = 0; i < 6000; i++) await ask(i);
  expect(waits()).toEqual([]);
  await ask(6000);
  expect(waits()).toEqual([["codes|campus", 1000]]);
});
