import { hash } from "@node-rs/argon2";
import { signUpBody, signUpStudent, TEST_PASSWORD } from "./testing/students.js";
import { startTestApp, TEST_ADMIN, type TestApp } from "./testing/test-app.js";
import type { TestClient } from "./testing/test-client.js";

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  admin = app.client();
  await admin.logIn(TEST_ADMIN.email, TEST_ADMIN.password);
});
afterAll(() => app.close());

const logIn = (email: string, password = TEST_PASSWORD) =>
  app.client().post("/api/auth/login", { email, password });
const viewerOf = async (client: TestClient) =>
  (await client.graphql("{ viewer { name email phone } }")).data?.["viewer"];
const rewriteHash = (passwordHash: string) =>
  app.application.services.db.inTransaction((tx) =>
    tx.query("UPDATE users SET passwordHash = ? WHERE email = 'cafe@example.org'", [passwordHash]),
  );
const namesMatching = async (search: string) => {
  const { data } = await admin.graphql(
    "query ($search: String) { users(first: 10, search: $search) { edges { node { name } } } }",
    { search },
  );
  return (data as { users: { edges: { node: { name: string } }[] } }).users.edges.map(
    ({ node }) => node.name,
  );
};

test("one mailbox has one account, in whatever spelling its address is typed", async () => {
  await signUpStudent(app, "asha@xn--bcher-kva.example");
  for (const email of [
    "asha@b\u00fccher.example\u200b",
    "\u202easha@b\u00fccher.example",
    "ASHA@BU\u0308CHER.example",
    "asha@xn--bcher-kva.example",
    "mailto:asha@b\u00fccher.example",
    "Asha Rao <asha@b\u00fccher.example>",
    "\uff41sha\uff20b\u00fccher.example",
    " asha@b\u00fccher.example, ",
  ]) {
    expect((await logIn(email)).status).toBe(200);
    const client = app.client();
    await client.post("/api/auth/verify-email", { email });
    const { status } = await client.post("/api/auth/signup", signUpBody(email));
    // Every spelling is the existing account's address, so its owner got a notice by mail and no code. Without a code,
    // no one can sign up.
    expect(status).toBe(400);
  }
  expect(await namesMatching("B\u00dcCHER".replace("\u00dc", "U\u0308"))).toHaveLength(0);
  expect(await namesMatching("asha@b\u00fccher.example")).toEqual(["Asha Rao"]);
});

test("a password opens the account in either form of its letters, also one hashed as it was typed", async () => {
  const [composed, decomposed] = ["caf\u00e9 au lait", "cafe\u0301\u00a0au lait"];
  await signUpStudent(app, "cafe@example.org", { password: composed });
  expect((await logIn("cafe@example.org", decomposed)).status).toBe(200);
  expect((await logIn("cafe@example.org", composed)).status).toBe(200);
  expect((await logIn("cafe@example.org", "cafe au lait")).status).toBe(401);
  const bengali = "\u09b9\u09cb\u09df\u09be \u09ac\u09dc"; // NFC decomposes these letters.
  for (const old of [bengali, bengali.normalize("NFD"), decomposed]) {
    await rewriteHash(await hash(old));
    expect((await logIn("cafe@example.org", old)).status).toBe(200);
    expect((await logIn("cafe@example.org", old.normalize("NFC"))).status).toBe(200);
  }
});

test("a phone number is ten digits in whatever script and with whatever marks it is pasted", async () => {
  const { client } = await signUpStudent(app, "phone@example.org", { phone: "\u202a+91 ९८७६५ ४३२११\u202c" });
  expect(await viewerOf(client)).toMatchObject({ phone: "9876543211" });
});

test("a name keeps what its script needs and loses what is not seen", async () => {
  const urdu = "\u0639\u0644\u06cc\u200c\u0631\u0636\u0627 \u062e\u0627\u0646";
  for (const [email, typed, stored] of [
    ["urdu@example.org", urdu, urdu],
    ["mark@example.org", "Ravi Kumar\u200e\u2800", "Ravi Kumar"],
    ["bom@example.org", "\ufeffZoe\u0308 D\u00adSouza", "Zo\u00eb DSouza"],
  ] as const) {
    const { client } = await signUpStudent(app, email, { name: typed });
    expect(await viewerOf(client)).toMatchObject({ name: stored });
  }
});

test("a search finds what is stored, in the spelling in which people have it", async () => {
  const name = "\u0986\u09df\u09c7\u09b6\u09be Qureshi";
  await signUpStudent(app, "search@example.org", { name, phone: "9812345678" });
  for (const search of [
    name.normalize("NFD"),
    name,
    "+91 98123 45678",
    "98123-45678",
    "09812345678",
    "\u202a98123 45678\u202c",
    "৯৮১২৩৪৫৬৭৮",
    "<search@example.org>",
    "search@example.org\u200b",
    "98123",
  ])
    expect([search, await namesMatching(search)]).toEqual([search, [name.normalize("NFC")]]);
});

test("a code is six digits however it is copied", async () => {
  const client = app.client();
  const email = "code@example.org";
  await client.post("/api/auth/verify-email", { email });
  const code = await app.mailedCode(email);
  const bengali = code.replace(/\d/g, (digit) => String.fromCodePoint(0x9e6 + Number(digit)));
  const { status } = await client.post("/api/auth/verify-email-otp", {
    email,
    otp: `${bengali.slice(0, 3)} ${bengali.slice(3)}\u200b`,
  });
  expect(status).toBe(200);
});
