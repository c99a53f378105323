import { signUpBody, signUpStudent, TEST_PASSWORD } from "../app/testing/students.js";
import { startTestApp, type TestApp } from "../app/testing/test-app.js";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

describe("signing up", () => {
  test("takes a mailed code, once, and then lets the person log in", async () => {
    const client = app.client();
    const email = "asha@example.org";
    const codeReply = await client.post("/api/auth/verify-email", { email: "  Asha@Example.org " });
    expect([codeReply.status, codeReply.text]).toEqual([
      200,
      "Verification email sent! Please check your inbox.",
    ]);
    expect(codeReply.headers.get("content-type")).toContain("text/plain");

    const otp = await app.mailedCode(email);
    const wrongCode = await client.post("/api/auth/verify-email-otp", {
      email,
      otp: otp === "000000" ? "111111" : "000000",
    });
    expect([wrongCode.status, wrongCode.body["message"]]).toEqual([400, "Invalid OTP"]);
    expect(wrongCode.body["fields"]).toEqual({ otp: "Invalid OTP. 4 tries are left." });
    const right = await client.post("/api/auth/verify-email-otp", { email, otp });
    expect([right.status, right.body["hasAccount"]]).toEqual([200, false]);
    const again = await client.post("/api/auth/verify-email-otp", { email, otp });
    expect([again.status, again.body["code"]]).toEqual([400, "INVALID_OTP"]);

    const other = app.client(); // no cookie is needed: the token in the body is enough
    const body = signUpBody(email, { emailToken: right.body["emailToken"] });
    const made = await other.post("/api/auth/signup", body);
    expect([made.status, made.body]).toMatchObject([
      201,
      { message: "Registration successful! Redirecting to login...", role: "User", name: "Asha Rao", email },
    ]);
    const spent = await other.post("/api/auth/signup", body);
    expect([spent.status, spent.body["message"]]).toEqual([
      400,
      "Please fix validation errors and verify your email before submitting.",
    ]);

    const login = await other.post("/api/auth/login", { email: "ASHA@example.org", password: TEST_PASSWORD });
    expect(login.status).toBe(200);
    const keys = ["email", "id", "message", "name", "role", "token", "userId"];
    expect([Object.keys(login.body).sort(), Object.keys(made.body).sort()]).toEqual([keys, keys]);
    expect(login.body).toMatchObject({ message: "Login successful!", role: "User", name: "Asha Rao", email });
    expect(login.body["id"]).toBe(login.body["userId"]);
  });

  test.each(["REST", "GraphQL"])(
    "signs in, as a login does, until the session ends (%s)",
    async (transport) => {
      const { client, email } = await signUpStudent(
        app,
        `${transport.toLowerCase()}@example.org`,
        {},
        transport,
      );
      const viewer = (): Promise<unknown> => client.graphql("{ viewer { email } }").then(({ data }) => data);
      expect(await viewer()).toEqual({ viewer: { email } });
      const renewed = await client.post<{ token: string }>("/api/auth/refresh");
      expect(renewed.status).toBe(200);
      client.token = renewed.body.token;
      const { data } = await client.graphql("{ sessions { current } }");
      expect(data).toEqual({ sessions: [{ current: true }] });
      await client.post("/api/auth/logout");
      expect(await viewer()).toEqual({ viewer: null });
    },
  );

  test("reads nothing back that it wrote", async () => {
    const client = app.client();
    const email = "counted@example.org";
    // Leaves out statements about mails, which another task sends, and about webhooks, whose addresses are cached for
    // seconds.
    const statements = (): (string | undefined)[] =>
      app
        .takeStatements()
        .map(
          (sql) =>
            /^(?:INSERT INTO|UPDATE|SELECT .*? FROM) (?!outbox_mails|webhook_endpoints)\w+/s.exec(
              sql.replace(/["`]/g, ""),
            )?.[0],
        )
        .filter((start) => start !== undefined)
        .map((start) => start.replace(/ .* /s, " "));
    statements();
    await client.post("/api/auth/verify-email", { email });
    expect(statements()).toEqual(["INSERT code_challenges", "SELECT users"]);
    await client.post("/api/auth/verify-email-otp", { email, otp: await app.mailedCode(email) });
    statements();
    await client.post("/api/auth/signup", signUpBody(email));
    expect(statements()).toEqual([
      "SELECT events", // the events' names, which are forbidden in passwords
      "UPDATE code_challenges",
      "INSERT users",
      "SELECT team_members",
      "UPDATE certificates",
      "SELECT users",
      "INSERT sessions",
    ]);
  });

  test("the cookie of the new session is no script's and goes to no other site", async () => {
    const client = app.client();
    const email = "cookie@example.org";
    await client.post("/api/auth/verify-email", { email });
    await client.post("/api/auth/verify-email-otp", { email, otp: await app.mailedCode(email) });
    const made = await client.post("/api/auth/signup", signUpBody(email));
    const cookie = made.headers.getSetCookie().find((line) => line.startsWith("club-refresh="));
    expect(cookie).toMatch(/; Max-Age=604800; Path=\/; HttpOnly; SameSite=Strict$/);
  });

  test("a code that could not be sent for want of the database may be asked for again at once", async () => {
    const strict = await startTestApp({ RATE_LIMIT: "on" });
    try {
      const ask = async (): Promise<number> =>
        (await strict.client().post("/api/auth/verify-email", { email: "again@example.org" })).status;
      const away = Object.assign(new Error("away"), { code: "ECONNREFUSED" });
      jest.spyOn(strict.application.services.db, "inTransaction").mockRejectedValueOnce(away);
      expect([await ask(), await ask(), await ask()]).toEqual([503, 200, 429]);
    } finally {
      await strict.close();
    }
  });

  test("tells only the owner of an address that it is taken", async () => {
    await signUpStudent(app, "taken@example.org");
    const client = app.client();
    const codeReply = await client.post("/api/auth/verify-email", { email: "taken@example.org" });
    expect(codeReply.text).toBe("Verification email sent! Please check your inbox.");
    const blind = await client.post("/api/auth/signup", signUpBody("taken@example.org"));
    expect([blind.status, blind.body["code"]]).toEqual([400, "EMAIL_NOT_VERIFIED"]);
    const otp = await app.mailedCode("taken@example.org");
    const proved = await client.post("/api/auth/verify-email-otp", { email: "taken@example.org", otp });
    expect(proved.body["hasAccount"]).toBe(true); // known before the person has filled in the rest of the form
    const owner = await client.post("/api/auth/signup", signUpBody("taken@example.org"));
    expect([owner.status, owner.body["message"]]).toEqual([409, "Email is already registered"]);
  });

  test("takes a phone number as people write it, over REST and GraphQL, and stores ten digits", async () => {
    const email = "phone@example.org";
    const client = app.client();
    await client.post("/api/auth/verify-email", { email });
    await client.post("/api/auth/verify-email-otp", { email, otp: await app.mailedCode(email) });
    const made = await client.post("/api/auth/signup", signUpBody(email, { phone: "+91 98765-43210" }));
    client.token = String(made.body["token"]);
    const phone = async (): Promise<unknown> =>
      (await client.graphql("{ viewer { phone } }")).data?.["viewer"];
    expect(await phone()).toEqual({ phone: "9876543210" });
    await client.graphql(
      'mutation { updateProfile(input: {name: "Asha Rao", phone: "0 91234 56789"}) { message } }',
    );
    expect(await phone()).toEqual({ phone: "9123456789" });
    const phoneReply = await client.post("/api/auth/signup", signUpBody(email, { phone: "+44 7911 123456" }));
    expect(phoneReply.body["fields"]).toEqual({ phone: "Phone number must be 10 digits" });
  });

  test("never makes a Superadmin", async () => {
    const client = app.client();
    const reply = await client.post("/api/auth/signup", signUpBody("x@example.org", { role: "Superadmin" }));
    expect([reply.status, reply.body["fields"]]).toEqual([400, { role: "Choose User or Team Leader" }]);
  });

  test("five wrong codes end a challenge, also when they come at once", async () => {
    const client = app.client();
    await client.post("/api/auth/verify-email", { email: "guess@example.org" });
    const otp = await app.mailedCode("guess@example.org");
    const wrongOtp = String((Number(otp) + 1) % 1_000_000).padStart(6, "0");
    const tries = await Promise.all(
      Array.from({ length: 20 }, () =>
        client.post("/api/auth/verify-email-otp", { email: "guess@example.org", otp: wrongOtp }),
      ),
    );
    expect(tries.every((reply) => reply.status === 400)).toBe(true);
    const right = await client.post("/api/auth/verify-email-otp", { email: "guess@example.org", otp });
    expect(right.status).toBe(400);
  });

  test("twenty sign-ups of one address at once make one account", async () => {
    const email = "many@example.org";
    const tokens: unknown[] = [];
    for (let i = 0; i < 4; i++) {
      const client = app.client();
      await client.post("/api/auth/verify-email", { email });
      const reply = await client.post("/api/auth/verify-email-otp", {
        email,
        otp: await app.mailedCode(email),
      });
      tokens.push(reply.body["emailToken"]);
    }
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        app.client().post("/api/auth/signup", signUpBody(email, { emailToken: tokens[i % 4] })),
      ),
    );
    expect(replies.filter((reply) => reply.status === 201)).toHaveLength(1);
    const codes = new Set(replies.filter((reply) => reply.status !== 201).map((reply) => reply.body["code"]));
    expect([...codes].every((code) => code === "EMAIL_TAKEN" || code === "EMAIL_NOT_VERIFIED")).toBe(true);
  });
});
