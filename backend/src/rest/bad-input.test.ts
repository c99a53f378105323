import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { signUpBody } from "../app/testing/students.js";
import { startTestApp, type TestApp } from "../app/testing/test-app.js";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

describe("bad input gets the specification's text and changes nothing", () => {
  const NOT_VERIFIED = "Please fix validation errors and verify your email before submitting.";
  test.each([
    ["a short first name", "name", "A Rao", "First name must be at least 2 characters"],
    ["a number", "name", 7, "First name must be at least 2 characters"],
    [
      "a NUL",
      "name",
      "Asha\u0000Rao",
      "Type the text again on one line. Copied text can contain invisible characters",
    ],
    ["a short number", "phone", "12345", "Phone number must be 10 digits"],
    ["digits in circles", "phone", "①②③④⑤⑥⑦⑧⑨⑩", "Phone number must be 10 digits"],
    ["no address", "email", "not an address", "Invalid email format"],
    ["an array", "email", ["a@example.org"], "Invalid email format"],
    ["nothing", "email", undefined, "Invalid email format"],
    ["a short one", "password", "short", "Password must be at least 8 characters"],
    ["nothing", "password", undefined, "Password must be at least 8 characters"],
    ["10 kB", "password", "x".repeat(10_000), "Password must be at most 256 characters"],
    ["another role", "role", "Admin", "Choose User or Team Leader"],
  ])("sign-up with %s for %s", async (_what, field, value, text) => {
    const reply = await app
      .client()
      .post("/api/auth/signup", signUpBody("bad@example.org", { [field]: value }));
    expect([reply.status, reply.body["code"]]).toEqual([400, "BAD_INPUT"]);
    expect(reply.body["fields"]).toEqual({ [field]: text });
    expect(reply.text).not.toContain("x".repeat(100));
  });

  test("thousands of accents on a letter, before a rule takes seconds to compare them", async () => {
    const name = (marks: number): string => `Asha${"\u0345".repeat(marks)} Rao`;
    const replies = await Promise.all(
      [30, 31, 40_000].map((marks) =>
        app.client().post("/api/auth/signup", signUpBody("bad@example.org", { name: name(marks) })),
      ),
    );
    expect(replies.map(({ status, body }) => [status, body["code"], body["message"]])).toEqual([
      [400, "EMAIL_NOT_VERIFIED", NOT_VERIFIED],
      [400, "BAD_INPUT", "Please check the highlighted fields."],
      [400, "BAD_INPUT", "Please check the highlighted fields."],
    ]);
    const alone = await app.client().post<{ errors?: { extensions: object }[] }>("/graphql", {
      query: "query ($text: String!) { certificate(publicId: $text) { kind } }",
      variables: { text: name(40_000) },
    });
    expect(alone.body.errors?.[0]?.extensions).toMatchObject({ code: "BAD_INPUT" });
  });

  test("an unverified address", async () => {
    const reply = await app.client().post("/api/auth/signup", signUpBody("bad@example.org"));
    expect([reply.status, reply.body["message"]]).toEqual([400, NOT_VERIFIED]);
  });

  test.each([
    ["half an object", "{", "application/json", 400, "MALFORMED_JSON"],
    ["space", " ", "application/json", 400, "MALFORMED_JSON"],
    ["nothing", "", "application/json", 400, "BAD_INPUT"],
    ["nothing, as a form", "", "application/x-www-form-urlencoded", 400, "BAD_INPUT"],
    ["nothing, of no type that there is", "", "json", 400, "BAD_INPUT"],
    ["JSON, of no type that there is", "{}", "json", 415, "UNSUPPORTED_MEDIA_TYPE"],
    ["an array", "[]", "application/json", 400, "BAD_INPUT"],
    ["null", "null", "application/json", 400, "BAD_INPUT"],
    [
      "a poisoned prototype",
      '{"__proto__": {"role": "Superadmin"}}',
      "application/json",
      400,
      "MALFORMED_JSON",
    ],
    [
      "20,000 arrays in each other",
      `{"email": ${"[".repeat(20_000)}${"]".repeat(20_000)}}`,
      "application/json",
      400,
      "BAD_INPUT",
    ],
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
    const wrongMethod = await client.get("/api/auth/login");
    expect([wrongMethod.status, wrongMethod.body["code"], wrongMethod.headers.get("allow")]).toEqual([
      405,
      "METHOD_NOT_ALLOWED",
      "POST",
    ]);
    const options = await client.send("OPTIONS", "/api/teams");
    expect([options.status, options.headers.get("allow")]).toEqual([405, "GET, POST"]);
  });

  test.each(["/playground/../x", "/playground/%2e%2e/x", "/playground/a/..%2fx", "/playground//x"])(
    "%s leads nowhere, and is no fault of the server's",
    async (path) => {
      const { hostname, port } = new URL(app.url);
      const [reply] = (await once(get({ hostname, port, path }), "response")) as [IncomingMessage];
      reply.resume();
      expect(reply.statusCode).toBe(404);
    },
  );

  test.each(["/api/events/%ff", "/api/events/%", "/api/%zz", "/events/50%-off", "/%c3%28"])(
    "%s is not found, like any other",
    async (path) => {
      const reply = await app.client().get(path);
      expect(reply.status).toBe(404);
      if (path.startsWith("/api/")) expect(reply.body["code"]).toBe("NOT_FOUND");
      expect(reply.headers.get("x-content-type-options")).toBe("nosniff");
    },
  );
});
