import { mailsTo } from "../app/testing/mutations.js";
import { signUpStudent, TEST_PASSWORD } from "../app/testing/students.js";
import { startTestApp, type TestApp } from "../app/testing/test-app.js";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

describe("a forgotten password", () => {
  test("is reset with a mailed code, and every session ends", async () => {
    const email = "forgot@example.org";
    const { client } = await signUpStudent(app, email);
    const stranger = app.client();
    const known = await stranger.post("/api/auth/forget-pass", { email });
    const unknown = await stranger.post("/api/auth/forget-pass", { email: "unknown@example.org" });
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
    const [mail] = await mailsTo(app, "unknown@example.org");
    expect(mail?.text).toContain("no account uses this address");

    const blind = await stranger.post("/api/auth/set-new-password", {
      email,
      newPassword: "another password",
    });
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
    const reply = await client.post("/api/auth/forget-pass-verify-otp", {
      email: "purpose@example.org",
      otp,
    });
    expect([reply.status, reply.body["code"]]).toEqual([400, "INVALID_OTP"]);
  });
});
