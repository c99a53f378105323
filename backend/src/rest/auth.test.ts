import { signUpBody, signUpStudent, TEST_PASSWORD } from "../app/testing/students.js";
import { startTestApp, TEST_ADMIN, type TestApp } from "../app/testing/test-app.js";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

describe("signing up", () => {
  test("takes a mailed code, once, and then lets the person log in", async () => {
    const client = app.client();
    const email = "asha@example.org";
    const sent = await client.post("/api/auth/verify-email", { email: "  Asha@Example.org " });
    expect(sent.status).toBe(400); // surrounding space is no e-mail address
    const asked = await client.post("/api/auth/verify-email", { email: "Asha@Example.org" });
    expect([asked.status, asked.text]).toEqual([200, "Verification email sent! Please check your inbox."]);
    expect(asked.headers.get("content-type")).toContain("text/plain");

    const otp = await app.mailedCode(email);
    const wrong = await client.post("/api/auth/verify-email-otp", { email, otp: otp === "000000" ? "111111" : "000000" });
    expect([wrong.status, wrong.body["message"]]).toEqual([400, "Invalid OTP"]);
    const right = await client.post("/api/auth/verify-email-otp", { email, otp });
    expect(right.status).toBe(200);
    const again = await client.post("/api/auth/verify-email-otp", { email, otp });
    expect([again.status, again.body["code"]]).toEqual([400, "INVALID_OTP"]);

    const other = app.client(); // no cookie: the token in the body serves as well
    const body = signUpBody(email, { emailToken: right.body["emailToken"] });
    const made = await other.post("/api/auth/signup", body);
    expect([made.status, made.body]).toEqual([201, { message: "Registration successful! Redirecting to login..." }]);
    const spent = await other.post("/api/auth/signup", body);
    expect([spent.status, spent.body["message"]]).toEqual([
      400,
      "Please fix validation errors and verify your email before submitting.",
    ]);

    const login = await other.post("/api/auth/login", { email: "ASHA@example.org", password: TEST_PASSWORD });
    expect(login.status).toBe(200);
    expect(Object.keys(login.body).sort()).toEqual(["email", "id", "message", "name", "role", "token", "userId"]);
    expect(login.body).toMatchObject({ message: "Login successful!", role: "User", name: "Asha Rao", email });
    expect(login.body["id"]).toBe(login.body["userId"]);
  });

  test("tells only the owner of an address that it is taken", async () => {
    await signUpStudent(app, "taken@example.org");
    const client = app.client();
    const asked = await client.post("/api/auth/verify-email", { email: "taken@example.org" });
    expect(asked.text).toBe("Verification email sent! Please check your inbox.");
    const blind = await client.post("/api/auth/signup", signUpBody("taken@example.org"));
    expect([blind.status, blind.body["code"]]).toEqual([400, "EMAIL_NOT_VERIFIED"]);
    const otp = await app.mailedCode("taken@example.org");
    await client.post("/api/auth/verify-email-otp", { email: "taken@example.org", otp });
    const owner = await client.post("/api/auth/signup", signUpBody("taken@example.org"));
    expect([owner.status, owner.body["message"]]).toEqual([409, "Email is already registered"]);
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
    const wrong = String((Number(otp) + 1) % 1_000_000).padStart(6, "0");
    const tries = await Promise.all(
      Array.from({ length: 20 }, () => client.post("/api/auth/verify-email-otp", { email: "guess@example.org", otp: wrong })),
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
      const reply = await client.post("/api/auth/verify-email-otp", { email, otp: await app.mailedCode(email) });
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

describe("bad input gets the specification's text and changes nothing", () => {
  const NOT_VERIFIED = "Please fix validation errors and verify your email before submitting.";
  test.each([
    ["a short first name", "name", "A Rao", "First name must be at least 2 characters"],
    ["a number", "name", 7, "First name must be at least 2 characters"],
    ["a NUL", "name", "Asha\u0000Rao", "Name is required"],
    ["a short number", "phone", "12345", "Phone number must be 10 digits"],
    ["other digits", "phone", "١٢٣٤٥٦٧٨٩٠", "Phone number must be 10 digits"],
    ["no address", "email", "not an address", "Invalid email format"],
    ["an array", "email", ["a@example.org"], "Invalid email format"],
    ["nothing", "email", undefined, "Invalid email format"],
    ["a short one", "password", "short", "Password must be at least 8 characters"],
    ["nothing", "password", undefined, "Password must be at least 8 characters"],
    ["10 kB", "password", "x".repeat(10_000), "Password must be at most 256 characters"],
    ["another role", "role", "Admin", "Choose User or Team Leader"],
  ])("sign-up with %s for %s", async (_what, field, value, text) => {
    const reply = await app.client().post("/api/auth/signup", signUpBody("bad@example.org", { [field]: value }));
    expect([reply.status, reply.body["code"]]).toEqual([400, "BAD_INPUT"]);
    expect(reply.body["fields"]).toEqual({ [field]: text });
    expect(reply.text).not.toContain("x".repeat(100));
  });

  test("an unverified address", async () => {
    const reply = await app.client().post("/api/auth/signup", signUpBody("bad@example.org"));
    expect([reply.status, reply.body["message"]]).toEqual([400, NOT_VERIFIED]);
  });

  test.each([
    ["half an object", "{", "application/json", 400, "MALFORMED_JSON"],
    ["nothing", "", "application/json", 400, "MALFORMED_JSON"],
    ["an array", "[]", "application/json", 400, "BAD_INPUT"],
    ["null", "null", "application/json", 400, "BAD_INPUT"],
    ["a poisoned prototype", '{"__proto__": {"role": "Superadmin"}}', "application/json", 400, "MALFORMED_JSON"],
    ["a form", "email=a@example.org", "application/x-www-form-urlencoded", 415, "UNSUPPORTED_MEDIA_TYPE"],
    ["a text", "email", "text/plain", 415, "UNSUPPORTED_MEDIA_TYPE"],
    ["200 kB", `{"email": "${"x".repeat(200_000)}"}`, "application/json", 413, "PAYLOAD_TOO_LARGE"],
  ])("a body of %s", async (_what, body, type, status, code) => {
    const reply = await app.client().send("POST", "/api/auth/login", body, { "content-type": type });
    expect([reply.status, reply.body["code"]]).toEqual([status, code]);
    expect(typeof reply.body["message"]).toBe("string");
  });

  test("unknown addresses and wrong methods answer in the same shape", async () => {
    const client = app.client();
    const unknown = await client.get("/api/nothing");
    expect([unknown.status, unknown.body["code"]]).toEqual([404, "NOT_FOUND"]);
    const wrong = await client.get("/api/auth/login");
    expect([wrong.status, wrong.body["code"], wrong.headers.get("allow")]).toEqual([405, "METHOD_NOT_ALLOWED", "POST"]);
  });
});

describe("logging in and staying in", () => {
  test("a wrong password and an unknown address read the same", async () => {
    const client = app.client();
    const wrong = await client.post("/api/auth/login", { email: TEST_ADMIN.email, password: "wrong password" });
    const unknown = await client.post("/api/auth/login", { email: "nobody@example.org", password: "wrong password" });
    expect(wrong.body).toEqual({ message: "Invalid Username or Password", code: "INVALID_CREDENTIALS" });
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
  });

  test("the refresh cookie is HttpOnly and strict, rotates, and its late reuse ends the family", async () => {
    const { client } = await signUpStudent(app, "stay@example.org");
    const first = client.cookies.get("club-refresh") ?? "";
    const renewed = await client.post<{ token: string }>("/api/auth/refresh");
    expect(renewed.status).toBe(200);
    expect(renewed.headers.getSetCookie()[0]).toMatch(/HttpOnly; SameSite=Strict|SameSite=Strict.*HttpOnly/i);
    const second = client.cookies.get("club-refresh");
    expect(second).not.toBe(first);

    const otherTab = app.client();
    otherTab.cookies.set("club-refresh", first);
    expect((await otherTab.post("/api/auth/refresh")).status).toBe(200);
    expect(otherTab.cookies.get("club-refresh")).toBe(second); // the same successor

    await client.post("/api/auth/refresh");
    const thief = app.client();
    thief.cookies.set("club-refresh", first); // two generations old
    expect((await thief.post("/api/auth/refresh")).status).toBe(401);
    expect((await client.post("/api/auth/refresh")).status).toBe(401);
    client.token = renewed.body.token;
    expect((await client.graphql("mutation { leaveTeam(input: {teamId: \"x\"}) { message } }")).errors?.[0]?.extensions.code).toBe(
      "UNAUTHENTICATED",
    );
  });

  test("twenty refreshes of one cookie at once agree on one successor", async () => {
    const { client } = await signUpStudent(app, "tabs@example.org");
    const first = client.cookies.get("club-refresh") ?? "";
    const tabs = Array.from({ length: 20 }, () => {
      const tab = app.client();
      tab.cookies.set("club-refresh", first);
      return tab;
    });
    const replies = await Promise.all(tabs.map((tab) => tab.post("/api/auth/refresh")));
    expect(replies.map((reply) => reply.status)).toEqual(tabs.map(() => 200));
    expect(new Set(tabs.map((tab) => tab.cookies.get("club-refresh"))).size).toBe(1);
  });

  test("cookies of another site's page count for nothing", async () => {
    const { client } = await signUpStudent(app, "csrf@example.org");
    for (const headers of [{ origin: "https://evil.example" }, { "sec-fetch-site": "cross-site" }]) {
      const reply = await client.send("POST", "/api/auth/refresh", {}, headers as Record<string, string>);
      expect([reply.status, reply.body["code"]]).toEqual([403, "CROSS_SITE"]);
    }
  });

  test("logging out ends the token and the cookie at once", async () => {
    const { client } = await signUpStudent(app, "leave@example.org");
    expect((await client.graphql("{ viewer { email } }")).data).toEqual({ viewer: { email: "leave@example.org" } });
    expect((await client.post("/api/auth/logout")).status).toBe(200);
    expect((await client.graphql("{ viewer { email } }")).data).toEqual({ viewer: null });
    expect((await client.post("/api/auth/refresh")).status).toBe(401);
  });
});

describe("a forgotten password", () => {
  test("is set anew with a mailed code, and every session ends", async () => {
    const email = "forgot@example.org";
    const { client } = await signUpStudent(app, email);
    const stranger = app.client();
    const asked = await stranger.post("/api/auth/forget-pass", { email });
    const unknown = await stranger.post("/api/auth/forget-pass", { email: "nobody@example.org" });
    expect([unknown.status, unknown.text]).toEqual([asked.status, asked.text]);

    const blind = await stranger.post("/api/auth/set-new-password", { email, newPassword: "another password" });
    expect([blind.status, blind.body["message"]]).toEqual([400, "Password update failed"]);
    const otp = await app.mailedCode(email);
    const verified = await stranger.post("/api/auth/forget-pass-verify-otp", { email, otp });
    expect(verified.body["message"]).toBe("OTP verified.");
    const set = await stranger.post("/api/auth/set-new-password", { email, newPassword: "another password" });
    expect([set.status, set.body["message"]]).toEqual([200, "Password updated successfully!"]);

    expect((await client.graphql("{ viewer { id } }")).data).toEqual({ viewer: null });
    expect((await client.post("/api/auth/refresh")).status).toBe(401);
    const old = await client.post("/api/auth/login", { email, password: TEST_PASSWORD });
    expect(old.status).toBe(401);
    await client.logIn(email, "another password");
  });

  test("a code for one purpose is none for the other", async () => {
    const client = app.client();
    await client.post("/api/auth/verify-email", { email: "purpose@example.org" });
    const otp = await app.mailedCode("purpose@example.org");
    const reply = await client.post("/api/auth/forget-pass-verify-otp", { email: "purpose@example.org", otp });
    expect([reply.status, reply.body["code"]]).toEqual([400, "INVALID_OTP"]);
  });
});
