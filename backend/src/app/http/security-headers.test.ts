import { startTestApp, TEST_ADMIN, type TestApp } from "../testing/test-app.js";

let app: TestApp;
let secure: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  secure = await startTestApp({ PUBLIC_URL: "https://club.example" });
});
afterAll(async () => {
  await app.close();
  await secure.close();
});

const header = async (path: string, name: string, site = app): Promise<string | null> =>
  (await site.client().get(path)).headers.get(name);

test("every reply has the security headers, those for https only with https", async () => {
  for (const path of ["/", "/nowhere", "/api/events", "/graphql", "/healthz"]) {
    const { headers } = await app.client().get(path);
    expect(Object.fromEntries(headers)).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin",
    });
    expect(headers.get("strict-transport-security")).toBeNull();
    expect(headers.get("access-control-allow-origin")).toBeNull();
  }
  expect(await header("/", "strict-transport-security", secure)).toContain("max-age=31536000");
});

test("scripts come from the site's own files only, and no text becomes one", async () => {
  const policy = (await header("/", "content-security-policy")) ?? "";
  const directives = new Map(policy.split("; ").map((line) => [line.split(" ", 1)[0] ?? "", line]));
  expect(directives.get("script-src")).toBe("script-src 'self'");
  expect(directives.get("object-src")).toBe("object-src 'none'");
  expect(directives.get("base-uri")).toBe("base-uri 'none'");
  expect(directives.get("frame-ancestors")).toBe("frame-ancestors 'none'");
  expect(directives.get("require-trusted-types-for")).toBe("require-trusted-types-for 'script'");
  expect(directives.get("trusted-types")).toBe(
    "trusted-types service-worker statement-worker content-preview",
  );
});

test("only the desk may use the camera and run WebAssembly", async () => {
  for (const [path, isDesk] of [
    ["/desk", true],
    ["/desk?event=syntaxsiege", true],
    ["/desks", false],
    ["/pass", false],
    ["/admindashboard", false],
  ] as const) {
    const camera = (await header(path, "permissions-policy"))?.includes("camera=(self)");
    const wasm = (await header(path, "content-security-policy"))?.includes("'wasm-unsafe-eval'");
    expect([path, camera, wasm]).toEqual([path, isDesk, isDesk]);
  }
});

test.each(["/graphql", "/api/docs"])("only the editors of %s may write HTML", async (path) => {
  expect(await header(path, "content-security-policy")).not.toContain("trusted-types");
  expect(await header("/api/events", "content-security-policy")).toContain("trusted-types");
});

test.each(["/api/events", "/%61pi/events", "/api/nowhere", "/%61pi/nowhere", "/%67raphql", "/dev/mailbox"])(
  "%s is never cached, however it is written",
  async (path) => {
    expect(await header(path, "cache-control")).toBe("no-store");
  },
);

test("a failure answers in the API's own format, however the path is written", async () => {
  const rest = await app.client().send("POST", "/%61pi/auth/login", "{");
  expect([rest.status, rest.body["code"]]).toEqual([400, "MALFORMED_JSON"]);
  const graphql = await app.client().send("POST", "/%67raphql", "{");
  expect(graphql.body).toMatchObject({ errors: [{ extensions: { code: "MALFORMED_JSON" } }] });
});

test("over GraphQL, too, invalid input answers 400, if nothing else was requested", async () => {
  const client = app.client();
  await client.logIn(TEST_ADMIN.email, TEST_ADMIN.password);
  const page = (query: string, accept: string) => client.send("POST", "/graphql", { query }, { accept });
  const users = "users(first: 101) { edges { node { id } } }";
  for (const accept of ["application/json", "application/graphql-response+json"]) {
    const refused = await page(`{ ${users} }`, accept);
    expect([refused.status, refused.body]).toMatchObject([
      400,
      { errors: [{ extensions: { code: "BAD_INPUT" } }] },
    ]);
    expect((await page("{ users(first: 100) { edges { node { id } } } }", accept)).status).toBe(200);
  }
  expect(
    (await page('mutation { requestEmailCode(input: { email: "none" }) { message } }', "application/json"))
      .status,
  ).toBe(400);
});
