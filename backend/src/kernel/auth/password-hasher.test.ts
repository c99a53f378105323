import { hash, verify } from "@node-rs/argon2/index.js";
import { PasswordHasher } from "./password-hasher.js";

// Uses the real library. Other tests get a quicker version (scripts/jest/quick-argon2.cjs).
const hasher = new PasswordHasher(2, { hash, verify });
/** The text that `PasswordHasher` hashes as a dummy when there is no account. */
const UNKNOWN_PASSWORD = "no account has this password";

test("hashes with argon2id and the chosen parameters", async () => {
  expect(await hasher.hash("correct horse")).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test("tells right from wrong passwords, also beyond 72 bytes, and refuses an unknown account", async () => {
  const long = `${"x".repeat(80)}1`;
  const hash = await hasher.hash(long);
  expect(await hasher.verify(hash, long)).toBe(true);
  expect(await hasher.verify(hash, `${"x".repeat(80)}2`)).toBe(false);
  expect(await hasher.verify(null, UNKNOWN_PASSWORD)).toBe(false);
});

describe("the queue", () => {
  /** The passwords being hashed, in the order in which they started, each with a function that finishes it. */
  let begun: [password: string, finish: () => void][];
  let queue: PasswordHasher;
  const atWork = (): string[] => begun.map(([password]) => password);
  /** Finishes the oldest running hash, so that the next one starts. */
  const finish = async (): Promise<void> => {
    await jest.advanceTimersByTimeAsync(0);
    begun.shift()?.[1]();
    await jest.advanceTimersByTimeAsync(0);
  };
  const work = (password: string): Promise<void> =>
    new Promise((resolve) => begun.push([password, () => resolve()]));

  const queueOf = (parallel: number): PasswordHasher =>
    new PasswordHasher(parallel, {
      hash: (password) =>
        password === UNKNOWN_PASSWORD ? Promise.resolve("") : work(password).then(() => "hash"),
      verify: (_hash, password) => work(password).then(() => true),
    });

  beforeEach(() => {
    jest.useFakeTimers();
    begun = [];
    queue = queueOf(2);
  });
  afterEach(() => jest.useRealTimers());

  test("hashes two at once; log-ins go before sign-ups, each kind in its order", async () => {
    for (const name of ["a", "b", "first sign-up", "second sign-up"]) void queue.hash(name);
    for (const name of ["first log-in", "second log-in"]) void queue.verify("hash", name);
    await jest.advanceTimersByTimeAsync(0);
    expect([atWork(), queue.running, queue.waiting]).toEqual([["a", "b"], 2, 4]);
    const order: string[] = [];
    for (let i = 0; i < 4; i++) {
      await finish();
      order.push(atWork()[1] ?? "");
    }
    expect(order).toEqual(["first log-in", "second log-in", "first sign-up", "second sign-up"]);
    expect([queue.running, queue.waiting]).toEqual([2, 0]);
  });

  test("log-ins that keep coming do not delay a sign-up for ever", async () => {
    void queue.hash("a");
    void queue.hash("b");
    void queue.hash("patient sign-up");
    await jest.advanceTimersByTimeAsync(3000);
    void queue.verify("hash", "late log-in");
    await finish();
    expect(atWork()).toEqual(["b", "patient sign-up"]);
  });

  test("holds 600; others are refused with different times to try again, so that they do not all come back at once", async () => {
    const refusals: Promise<unknown>[] = [];
    for (let i = 0; i < 702; i++) refusals.push(queue.hash("password").catch((error: unknown) => error));
    expect(queue.waiting).toBe(600);
    const errors = (await Promise.all(refusals.slice(602))) as { code: string; retryAfter: number }[];
    expect(new Set(errors.map(({ code }) => code))).toEqual(new Set(["UNAVAILABLE"]));
    const seconds = errors.map(({ retryAfter }) => retryAfter);
    expect(Math.min(...seconds)).toBeGreaterThanOrEqual(6);
    expect(Math.max(...seconds)).toBeLessThanOrEqual(13);
    expect(new Set(seconds).size).toBeGreaterThan(3);
  });

  test("that of one of several workers hashes one at once and holds half as many", async () => {
    const one = queueOf(1);
    const refused: string[] = [];
    void one.hash("first");
    await jest.advanceTimersByTimeAsync(0);
    for (let i = 0; i < 301; i++)
      one.hash("password").catch((error: unknown) => refused.push((error as { code: string }).code));
    await jest.advanceTimersByTimeAsync(0);
    expect([atWork(), one.running, one.waiting, refused]).toEqual([["first"], 1, 300, ["UNAVAILABLE"]]);
  });

  test("no login waits longer than ten seconds", async () => {
    void queue.hash("a");
    void queue.hash("b");
    const third = queue.hash("c").catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(9_900);
    expect(queue.waiting).toBe(1);
    await jest.advanceTimersByTimeAsync(100);
    expect(await third).toMatchObject({ code: "UNAVAILABLE", retryAfter: expect.any(Number) as number });
    await finish();
    expect([atWork(), queue.running, queue.waiting]).toEqual([["b"], 1, 0]);
  });

  test("nothing is hashed for a client that disconnected while it waited", async () => {
    void queue.hash("a");
    void queue.hash("b");
    let isGone = false;
    const third = queue.hash("c", () => isGone).catch((error: unknown) => error);
    isGone = true;
    await finish();
    expect(await third).toMatchObject({ code: "UNAVAILABLE" });
    expect(atWork()).toEqual(["b"]);
  });
});
