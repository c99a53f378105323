import { signUpBody, signUpStudent } from "./testing/students.js";
import { startTestApp, type TestApp } from "./testing/test-app.js";
import type { TestClient } from "./testing/test-client.js";
import { outcomeOf, TRANSPORTS } from "./testing/transports.js";

/** Mailed codes: who gets one, and whose tries count against whom. */
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
    "a stranger's requests keep nobody elsewhere from getting a code (%s)",
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
    const asked = await Promise.all(
      Array.from({ length: 30 }, (_, i) => ask(at(`203.0.113.${String(i)}`), email)),
    );
    expect(asked.filter((code) => code === "passed")).toHaveLength(20);
    const late = await at(HOME).post("/api/auth/verify-email", { email });
    expect(Number(late.headers.get("retry-after"))).toBeGreaterThan(3000); // true: not the minute's
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

describe("handing in", () => {
  test("a newer code requested by a stranger on the same network leaves the owner's valid", async () => {
    const email = "newer@example.org";
    const owner = at(HOME);
    await ask(owner, email);
    const otp = await app.mailedCode(email);
    const stranger = at(CAMPUS);
    await ask(stranger, email);
    owner.address = CAMPUS; // the owner's browser joins the network, where both are now
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
    const wrong = otherThan(otp);
    const guesses = await Promise.all(Array.from({ length: 20 }, () => handIn(at(CAMPUS), email, wrong)));
    expect(new Set(guesses)).toEqual(new Set(["INVALID_OTP"]));
    expect(await handIn(at(CAMPUS), email, otp)).toBe("INVALID_OTP"); // theirs are used up
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
        for (let i = 0; i < 51; i++) await handIn(at(address), "nobody@example.org", "123456");
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
      expect(await right(at(address), elsewhere)).toBe("passed"); // the cookie is in another browser
      expect(performance.now() - from).toBeGreaterThan(490); // slower, but never refused
      expect((await owner.post("/api/auth/signup", signUpBody(own))).status).toBe(
        transport === "REST" ? 201 : 201,
      );
    },
    60_000,
  );
});
