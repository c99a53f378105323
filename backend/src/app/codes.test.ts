// Tests mailed codes: who receives a code, and which attempts count towards the same limit.
import { signUpBody, signUpStudent } from "./testing/students.js";
import { startTestApp, type TestApp } from "./testing/test-app.js";
import type { TestClient } from "./testing/test-client.js";
import { outcomeOf, TRANSPORTS } from "./testing/transports.js";

const CAMPUS = "192.0.2.1";
const HOME = "198.51.100.9";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ RATE_LIMIT: "on", TRUST_PROXY: "loopback" });
});
afterAll(() => app.close());

function at(address: string): TestClient {
  return Object.assign(app.client(), { address });
}
const ask = (client: TestClient, email: string): Promise<string> =>
  outcomeOf(client, "REST", "requestEmailCode", { email });
const handIn = (client: TestClient, email: string, otp: string): Promise<string> =>
  outcomeOf(client, "REST", "verifyEmailCode", { email, otp });
const otherThan = (otp: string): string => String((Number(otp) + 1) % 1_000_000).padStart(6, "0");

describe("asking", () => {
  test.each(TRANSPORTS)(
    "a stranger's requests do not keep users elsewhere from getting a code (%s)",
    async (transport) => {
      const email = `target.${transport.toLowerCase()}@example.org`;
      const asks = (client: TestClient): Promise<string> =>
        outcomeOf(client, transport, "requestEmailCode", { email });
      const stranger = at(CAMPUS);
      expect([await asks(stranger), await asks(stranger), await asks(at(CAMPUS))]).toEqual([
        "passed",
        "CODE_RATE_LIMITED",
        "CODE_RATE_LIMITED",
      ]);
      expect(await asks(at(HOME))).toBe("passed");
    },
  );

  test("on the stranger's network the code that the stranger requested works for the owner", async () => {
    const email = "shared@example.org";
    await ask(at(CAMPUS), email);
    const owner = at(CAMPUS);
    const refused = await owner.post("/api/auth/verify-email", { email });
    expect([refused.status, refused.body["code"]]).toEqual([429, "CODE_RATE_LIMITED"]);
    const seconds = Number(refused.headers.get("retry-after"));
    expect([seconds > 50, seconds <= 60]).toEqual([true, true]);
    expect(await handIn(owner, email, await app.mailedCode(email))).toBe("passed");
  });

  test("an address gets no more than twenty codes an hour, wherever they are requested", async () => {
    const email = "flooded@example.org";
    const outcomes = await Promise.all(
      Array.from({ length: 30 }, (_, i) => ask(at(`203.0.113.${String(i)}`), email)),
    );
    expect(outcomes.filter((code) => code === "passed")).toHaveLength(20);
    const late = await at(HOME).post("/api/auth/verify-email", { email });
    // The wait of nearly an hour shows that the hourly limit refused the request, not the limit per minute.
    expect(Number(late.headers.get("retry-after"))).toBeGreaterThan(3000);
    expect(late.body["message"]).toMatch(/^You requested too many codes\./);
  });

  test("a known device still gets one then", async () => {
    const { client, email } = await signUpStudent(app, "known@example.org");
    await Promise.all(
      Array.from({ length: 30 }, (_, i) =>
        outcomeOf(at(`203.0.113.${String(i)}`), "REST", "requestPasswordReset", { email }),
      ),
    );
    expect(await outcomeOf(at(HOME), "REST", "requestPasswordReset", { email })).toBe("CODE_RATE_LIMITED");
    expect(await outcomeOf(client, "GraphQL", "requestPasswordReset", { email })).toBe("passed");
    expect(await outcomeOf(client, "REST", "requestPasswordReset", { email })).toBe("CODE_RATE_LIMITED");
  });
});

describe("a refusal says which it is", () => {
  const OTHER_MINUTE = 61_000;
  afterEach(() => jest.restoreAllMocks());
  const reasonFor = async (client: TestClient, email: string, otp: string): Promise<unknown> => {
    const reply = await client.post("/api/auth/verify-email-otp", { email, otp });
    expect([reply.status, reply.body["message"]]).toEqual([400, "Invalid OTP"]);
    return (reply.body["fields"] as Record<string, string>)["otp"];
  };
  const later = (milliseconds: number): void => {
    const now = Date.now();
    jest.spyOn(Date, "now").mockImplementation(() => now + milliseconds);
  };

  test("only to the browser that asked: others on its network learn nothing", async () => {
    const email = "reasons@example.org";
    const owner = at(CAMPUS);
    await ask(owner, email);
    const wrongCode = otherThan(await app.mailedCode(email));
    expect(await reasonFor(owner, email, wrongCode)).toBe("Invalid OTP. 4 tries are left.");
    const stranger = await reasonFor(at(CAMPUS), email, wrongCode);
    expect(stranger).toBe(await reasonFor(at(CAMPUS), "not.requested@example.org", wrongCode));
    expect(stranger).toBe("Invalid OTP. Check the digits, or request a new code on this device.");
  });

  test.each(["has.account@example.org", "has.none@example.org"])(
    "the same for an address with an account and without: %s",
    async (email) => {
      if (email.startsWith("has.account")) await signUpStudent(app, email);
      const client = at(HOME);
      await outcomeOf(client, "REST", "requestPasswordReset", { email });
      const texts = [];
      for (let i = 0; i < 5; i++) {
        const reply = await client.post("/api/auth/forget-pass-verify-otp", { email, otp: "000000" });
        texts.push((reply.body["fields"] as Record<string, string>)["otp"]);
      }
      expect(texts).toEqual(
        [
          ...["4 tries are left.", "3 tries are left.", "2 tries are left.", "One try is left."],
          "You have no tries left. Request a new code.",
        ].map((reason) => `Invalid OTP. ${reason}`),
      );
    },
  );

  test("a code that a newer mail has replaced", async () => {
    const email = "replaced@example.org";
    const owner = at(HOME);
    await ask(owner, email);
    const old = await app.mailedCode(email);
    later(OTHER_MINUTE);
    const { address } = owner;
    owner.address = CAMPUS; // the limit per minute counts requests by network
    await ask(owner, email);
    owner.address = address;
    expect(await app.mailedCode(email)).not.toBe(old);
    expect(await reasonFor(owner, email, old)).toMatch(/^Invalid OTP\. We sent you a newer code/);
  });
});

describe("handing in", () => {
  test("a newer code requested by a stranger on the same network leaves the owner's valid", async () => {
    const email = "newer@example.org";
    const owner = at(HOME);
    await ask(owner, email);
    const otp = await app.mailedCode(email);
    const stranger = at(CAMPUS);
    await ask(stranger, email);
    owner.address = CAMPUS; // the owner's browser moves to the stranger's network
    expect(await handIn(owner, email, otp)).toBe("passed");
  });

  test("and the newer code works there too: in the mailbox they look the same", async () => {
    const email = "either@example.org";
    const owner = at(HOME);
    await ask(owner, email);
    await ask(at(CAMPUS), email);
    owner.address = CAMPUS;
    expect(await handIn(owner, email, await app.mailedCode(email))).toBe("passed");
  });

  test("others on the network cannot use up the tries of the browser that requested the code", async () => {
    const email = "tries@example.org";
    const owner = at(CAMPUS);
    await ask(owner, email);
    const otp = await app.mailedCode(email);
    const wrongOtp = otherThan(otp);
    const guesses = await Promise.all(Array.from({ length: 20 }, () => handIn(at(CAMPUS), email, wrongOtp)));
    expect(new Set(guesses)).toEqual(new Set(["INVALID_OTP"]));
    expect(await handIn(at(CAMPUS), email, otp)).toBe("INVALID_OTP"); // right, but strangers have no tries left
    expect(await handIn(owner, email, otp)).toBe("passed");
  });

  test("five wrong tries by the browser that requested it void a code for everybody", async () => {
    const email = "five@example.org";
    const owner = at(CAMPUS);
    await ask(owner, email);
    const otp = await app.mailedCode(email);
    for (let i = 0; i < 5; i++) expect(await handIn(owner, email, otherThan(otp))).toBe("INVALID_OTP");
    expect([await handIn(owner, email, otp), await handIn(at(CAMPUS), email, otp)]).toEqual([
      "INVALID_OTP",
      "INVALID_OTP",
    ]);
  });

  test.each(TRANSPORTS)(
    "after a thousand wrong codes from one address correct ones still work (%s)",
    async (transport) => {
      const address = transport === "REST" ? "192.0.2.50" : "192.0.2.51";
      const guesser = async (): Promise<void> => {
        for (let i = 0; i < 51; i++) await handIn(at(address), "unknown@example.org", "123456");
      };
      const name = transport.toLowerCase();
      const [own, elsewhere] = [`own.${name}@example.org`, `elsewhere.${name}@example.org`];
      const owner = at(address);
      await ask(owner, own);
      await ask(at(address), elsewhere);
      await Promise.all(Array.from({ length: 20 }, guesser));
      const right = async (client: TestClient, email: string): Promise<string> =>
        outcomeOf(client, transport, "verifyEmailCode", { email, otp: await app.mailedCode(email) });
      expect(await right(owner, own)).toBe("passed");
      const from = performance.now();
      expect(await right(at(address), elsewhere)).toBe("passed"); // this browser lacks the cookie
      expect(performance.now() - from).toBeGreaterThan(490); // delayed, but never refused
      expect((await owner.post("/api/auth/signup", signUpBody(own))).status).toBe(201);
    },
    60_000,
  );
});
