// Guesses passwords and checks how the limits on guessing affect other users.
import { PasswordHasher } from "../kernel/auth/password-hasher.js";
import { WaitingLine } from "../kernel/limits/waiting-line.js";
import { HAS_REDIS, RedisServer } from "../kernel/testing/redis-server.js";
import { signUpStudent, TEST_PASSWORD } from "./testing/students.js";
import { startTestApp, type TestApp } from "./testing/test-app.js";
import type { TestClient } from "./testing/test-client.js";
import { outcomeOf, TRANSPORTS } from "./testing/transports.js";

const CAMPUS = "192.0.2.1";
const HOME = "198.51.100.9";

let app: TestApp;
let redis: RedisServer | null = null;
let students = 0;

function at(address: string): TestClient {
  return Object.assign(app.client(), { address });
}
const wrongly = (client: TestClient, email: string): Promise<string> =>
  outcomeOf(client, "REST", "logIn", { email, password: "a wrong password" });
const rightly = (
  client: TestClient,
  email: string,
  transport: "REST" | "GraphQL" = "REST",
): Promise<string> => outcomeOf(client, transport, "logIn", { email, password: TEST_PASSWORD });

/** Removes the delays between guesses, for tests that check only how many guesses are allowed. */
function withoutWaiting(): void {
  jest.spyOn(WaitingLine.prototype, "turn").mockResolvedValue();
}

/** Makes `count` failed log-ins from one network, each to a different account, 20 at a time. */
async function spray(address: string, count: number): Promise<void> {
  const unusedEmails = Array.from({ length: count }, (_, i) => `sprayed${String(i)}@example.org`);
  const one = async (): Promise<void> => {
    for (let email = unusedEmails.pop(); email !== undefined; email = unusedEmails.pop())
      await wrongly(at(address), email);
  };
  await Promise.all(Array.from({ length: 20 }, one));
}

async function student(address = CAMPUS): Promise<{ email: string; client: TestClient }> {
  const { client, email } = await signUpStudent(app, `owner${String(++students)}@example.org`);
  return { email, client: Object.assign(client, { address }) };
}

const STORES = HAS_REDIS ? ["local counters", "Redis"] : ["local counters"];
describe.each(STORES)("with %s", (store) => {
  beforeEach(async () => {
    jest
      .spyOn(PasswordHasher.prototype, "hash")
      .mockImplementation((text) => Promise.resolve(`hash of ${text} ${String(Math.random())}`));
    jest
      .spyOn(PasswordHasher.prototype, "verify")
      .mockImplementation((hash, text) => Promise.resolve(hash?.startsWith(`hash of ${text} `) ?? false));
    redis = store === "Redis" ? await RedisServer.start() : null;
    app = await startTestApp({ RATE_LIMIT: "on", TRUST_PROXY: "loopback", REDIS_URL: redis?.url ?? "" });
  });
  afterEach(async () => {
    await app.close();
    await redis?.down();
    jest.restoreAllMocks();
  });

  test("after a thousand failures from one address correct passwords still work there", async () => {
    const [known, other] = [await student(), await student()];
    await spray(CAMPUS, 1010);
    for (const transport of TRANSPORTS)
      expect(await rightly(known.client, known.email, transport)).toBe("passed");
    expect(await rightly(at(CAMPUS), other.email)).toBe("passed"); // from a browser never seen before
    expect(await rightly(at(HOME), other.email)).toBe("passed");
  }, 60_000);

  test("a known device is not refused because of guesses at its account from the same network", async () => {
    const { client, email } = await student();
    withoutWaiting();
    const guesses = await Promise.all(Array.from({ length: 30 }, () => wrongly(at(CAMPUS), email)));
    expect(new Set(guesses)).not.toContain("passed");
    for (const transport of TRANSPORTS) expect(await rightly(client, email, transport)).toBe("passed");
  }, 30_000);
});

describe("a device that is known", () => {
  beforeAll(async () => {
    app = await startTestApp({ RATE_LIMIT: "on", TRUST_PROXY: "loopback" });
  });
  afterAll(() => app.close());

  const setCookie = async (client: TestClient, email: string): Promise<string | undefined> => {
    const reply = await client.post("/api/auth/login", { email, password: TEST_PASSWORD });
    return reply.headers.getSetCookie().find((line) => line.startsWith("club-device="));
  };

  test("is recognised for a year by a cookie that no script and no other site can read", async () => {
    const { email } = await student();
    expect(await setCookie(app.client(), email)).toMatch(
      /^club-device=[\w.-]+; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Strict$/,
    );
  });

  /** Makes twenty failed log-ins. Afterwards the network's further attempts on this account are refused. */
  async function exhaust(email: string): Promise<void> {
    jest.spyOn(PasswordHasher.prototype, "verify").mockResolvedValue(false);
    withoutWaiting();
    await Promise.all(Array.from({ length: 20 }, () => wrongly(at(CAMPUS), email)));
    jest.restoreAllMocks();
  }
  const carrying = (client: TestClient, from: TestClient): TestClient => {
    client.cookies.set("club-device", from.cookies.get("club-device") ?? "");
    return client;
  };

  test("is known for its own account only, and not from another site's page", async () => {
    const [asha, ravi] = [await student(), await student()];
    await exhaust(asha.email);
    const foreign = await carrying(at(CAMPUS), asha.client).send(
      "POST",
      "/api/auth/login",
      { email: asha.email, password: TEST_PASSWORD },
      { "sec-fetch-site": "cross-site" },
    );
    expect([foreign.status, foreign.body["code"]]).toEqual([429, "RATE_LIMITED"]);
    expect(Number(foreign.headers.get("retry-after"))).toBeGreaterThan(60);
    expect(await rightly(carrying(at(CAMPUS), ravi.client), asha.email)).toBe("RATE_LIMITED");
    expect(await rightly(carrying(at(CAMPUS), asha.client), asha.email)).toBe("passed");
  }, 30_000);

  test("is forgotten with the password it logged in with; the one that changed it stays known", async () => {
    const { client, email } = await student();
    const stolen = carrying(at(CAMPUS), client);
    const newPassword = "another long password";
    const query =
      "mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { session { token } } }";
    await client.graphql(query, { input: { currentPassword: TEST_PASSWORD, newPassword } });
    await exhaust(email);
    const again = { email, password: newPassword };
    expect(await outcomeOf(stolen, "REST", "logIn", again)).toBe("RATE_LIMITED");
    expect(await outcomeOf(client, "REST", "logIn", again)).toBe("passed");
  }, 30_000);

  test("has ten guesses; after that it counts as unknown", async () => {
    const { client, email } = await student();
    withoutWaiting();
    const guesses = await Promise.all(
      Array.from({ length: 45 }, () => wrongly(carrying(at(CAMPUS), client), email)),
    );
    jest.restoreAllMocks();
    const answered = (code: string): number => guesses.filter((guess) => guess === code).length;
    // 30 guesses are checked: the device's limit is ten, the network's twenty.
    expect([answered("INVALID_CREDENTIALS"), answered("RATE_LIMITED")]).toEqual([30, 15]);
  }, 30_000);

  test("without such a device the owner can reset the password by mail", async () => {
    const { email } = await student();
    await exhaust(email);
    const owner = at(CAMPUS);
    expect(await rightly(owner, email)).toBe("RATE_LIMITED");
    await outcomeOf(owner, "REST", "requestPasswordReset", { email });
    const otp = await app.mailedCode(email);
    expect(await outcomeOf(owner, "REST", "verifyResetCode", { email, otp })).toBe("passed");
    const newPassword = "another long password";
    expect(await outcomeOf(owner, "REST", "setNewPassword", { email, newPassword })).toBe("passed");
    expect(await outcomeOf(owner, "REST", "logIn", { email, password: newPassword })).toBe("passed");
  }, 30_000);
});

describe("guesses at one account", () => {
  beforeAll(async () => {
    app = await startTestApp({ RATE_LIMIT: "on", TRUST_PROXY: "loopback" });
  });
  afterAll(() => app.close());

  test("are processed one at a time, even when sent at once from many networks", async () => {
    const { email } = await student();
    for (let i = 0; i < 11; i++) await wrongly(at(HOME), email);
    const from = performance.now();
    const guess = async (_: unknown, i: number): Promise<number> => {
      await wrongly(at(`203.0.113.${String(i)}`), email);
      return performance.now() - from;
    };
    const ends = (await Promise.all(Array.from({ length: 3 }, guess))).toSorted((a, b) => a - b);
    // The delays of the twelfth to the fourteenth failure (0.5, 1 and 2 seconds) add up.
    expect(ends[0]).toBeGreaterThan(490);
    expect(ends[1]).toBeGreaterThan(1480);
    expect(ends[2]).toBeGreaterThan(3470);
  }, 30_000);

  test("are counted by network: the addresses of one IPv6 line are one network", async () => {
    const { email } = await student();
    withoutWaiting();
    const guesses = await Promise.all(
      Array.from({ length: 60 }, (_, i) => wrongly(at(`2001:db8::${(i + 1).toString(16)}`), email)),
    );
    jest.restoreAllMocks();
    expect(guesses.filter((code) => code === "RATE_LIMITED")).toHaveLength(40);
  }, 30_000);
});
