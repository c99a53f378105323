import { appCode } from "./testing/app-code.js";
import { change, codeOf, isSignedIn, mailsTo } from "./testing/mutations.js";
import { firstStep, only, secondStep, setUpApp, ticketOf } from "./testing/second-factors.js";
import { SoftPasskey } from "./testing/soft-passkey.js";
import { signUpStudent, TEST_PASSWORD, type TestStudent } from "./testing/students.js";
import { startTestApp, type TestApp } from "./testing/test-app.js";
import type { GraphQLReply, TestClient } from "./testing/test-client.js";

let app: TestApp;
let people = 0;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const someone = (): Promise<TestStudent> => signUpStudent(app, `passkey${String(++people)}@example.org`);
const options = (reply: GraphQLReply): string => (only(reply) as { options: string }).options;

async function registration(
  client: TestClient,
  proof: object = { password: TEST_PASSWORD },
): Promise<string> {
  return options(
    await client.graphql(
      "mutation ($input: OwnerProofInput!) { passkeyRegistrationOptions(input: $input) { options } }",
      { input: proof },
    ),
  );
}
const add = (client: TestClient, passkey: string, name = "Phone") =>
  change(client, "addPasskey", { passkey, name }, "recoveryCodes");
async function withPasskey(): Promise<TestStudent & { passkey: SoftPasskey; recoveryCodes: string[] }> {
  const student = await someone();
  const passkey = new SoftPasskey();
  const added = await add(student.client, passkey.create(await registration(student.client)));
  expect(added.error).toBeUndefined();
  return { ...student, passkey, recoveryCodes: codesOf(added) };
}
function codesOf(payload: object): string[] {
  return (payload as { recoveryCodes?: string[] }).recoveryCodes ?? [];
}
async function logInOptions(ticket: string): Promise<string> {
  const { body } = await app
    .client()
    .post<{ options: string }>("/api/auth/login/passkey-options", { ticket });
  return body.options;
}

describe("logging in", () => {
  test("with a passkey; the reply lists the factors that are set up", async () => {
    const asha = await withPasskey();
    const { ticket, methods } = await firstStep(app.client(), asha.email, TEST_PASSWORD);
    expect(methods).toEqual(["PASSKEY", "RECOVERY_CODE"]);
    const passkeyOptions = await logInOptions(ticket);
    expect(JSON.parse(passkeyOptions)).toMatchObject({
      rpId: "localhost",
      userVerification: "preferred",
      allowCredentials: [{ id: asha.passkey.id.toString("base64url"), transports: ["internal"] }],
    });
    const client = app.client();
    const done = await secondStep(client, ticket, { passkey: asha.passkey.sign(passkeyOptions) });
    expect(done.status).toBe(200);
    client.token = done.token ?? null;
    expect(await isSignedIn(client)).toBe(true);
    const { data } = await client.graphql("{ secondFactors { passkeys { name lastUsedAt } } }");
    expect(data).toEqual({
      secondFactors: { passkeys: [{ name: "Phone", lastUsedAt: expect.any(String) }] },
    });
  });

  test("an answer works once, even when sent twice at once with two tickets", async () => {
    const asha = await withPasskey();
    const [one, two] = [await ticketOf(app, asha), await ticketOf(app, asha)];
    const passkey = asha.passkey.sign(await logInOptions(one));
    const answers = await Promise.all(
      [one, two].map((ticket) => secondStep(app.client(), ticket, { passkey })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await secondStep(app.client(), await ticketOf(app, asha), { passkey })).code).toBe(
      "SECOND_FACTOR_WRONG",
    );
  });

  test.each([
    ["of another site", new SoftPasskey("https://evil.example")],
    ["for another site", new SoftPasskey(undefined, "evil.example")],
  ])("an answer %s is refused", async (_what, passkey) => {
    const { client } = await someone();
    const made = await add(client, passkey.create(await registration(client)));
    expect(codeOf(made)).toBe("SECOND_FACTOR_WRONG");
  });

  test("a lower counter, a replaced challenge, and another user's passkey are refused", async () => {
    const asha = await withPasskey();
    const ticket = await ticketOf(app, asha);
    asha.passkey.counter = 7;
    const replaced = asha.passkey.sign(await logInOptions(ticket));
    const current = await logInOptions(ticket);
    expect((await secondStep(app.client(), ticket, { passkey: replaced })).code).toBe("SECOND_FACTOR_WRONG");
    const other = await withPasskey();
    const foreign = other.passkey.sign(current);
    expect((await secondStep(app.client(), ticket, { passkey: foreign })).code).toBe("SECOND_FACTOR_WRONG");
    expect((await secondStep(app.client(), ticket, { passkey: asha.passkey.sign(current) })).status).toBe(
      200,
    );
    asha.passkey.counter = 3; // imitates a copy of the key with an older counter
    const next = await ticketOf(app, asha);
    const copied = asha.passkey.sign(await logInOptions(next));
    expect((await secondStep(app.client(), next, { passkey: copied })).code).toBe("SECOND_FACTOR_WRONG");
  });
});

describe("setting up", () => {
  test("needs the password; the first one gives recovery codes and ends other sessions; the owner is notified", async () => {
    const asha = await someone();
    const other = app.client();
    await other.logIn(asha.email, TEST_PASSWORD);
    for (const [input, code] of [
      [{ password: "not the password" }, "WRONG_PASSWORD"],
      [{}, "BAD_INPUT"],
      [{ code: "123456" }, "SECOND_FACTOR_WRONG"],
    ] as const) {
      const { errors } = await asha.client.graphql(
        "mutation ($input: OwnerProofInput!) { passkeyRegistrationOptions(input: $input) { options } }",
        { input },
      );
      expect(errors?.[0]?.extensions.code).toBe(code);
    }
    const passkeyOptions = await registration(asha.client);
    expect(JSON.parse(passkeyOptions)).toMatchObject({ attestation: "none", rp: { id: "localhost" } });
    const passkey = new SoftPasskey();
    const answer = passkey.create(passkeyOptions);
    const added = await add(asha.client, answer, "  My   phone ");
    expect(added).toMatchObject({ message: "Passkey added.", recoveryCodes: expect.any(Array) });
    expect([await isSignedIn(asha.client), await isSignedIn(other)]).toEqual([true, false]);
    expect((await mailsTo(app, asha.email))[0]?.text).toContain("a passkey was added");
    expect(codeOf(await add(asha.client, answer))).toBe("SETUP_EXPIRED"); // a challenge works once
    const again = await registration(asha.client, { recoveryCode: codesOf(added)[0] });
    expect(JSON.parse(again)).toMatchObject({
      excludeCredentials: [{ id: passkey.id.toString("base64url") }],
    });
    expect(codeOf(await add(asha.client, passkey.create(again)))).toBe("PASSKEY_TAKEN");
    const { data } = await asha.client.graphql("{ secondFactors { passkeys { name } recoveryCodesLeft } }");
    expect(data).toEqual({ secondFactors: { passkeys: [{ name: "My phone" }], recoveryCodesLeft: 9 } });
  });

  test("an answer to another user's challenge is refused", async () => {
    const [asha, ravi] = [await someone(), await someone()];
    const answer = new SoftPasskey().create(await registration(ravi.client));
    expect(codeOf(await add(asha.client, answer))).toBe("SETUP_EXPIRED");
  });

  test("a challenge from before a change of password is void", async () => {
    const { client } = await someone();
    const answer = new SoftPasskey().create(await registration(client));
    const passwords = { currentPassword: TEST_PASSWORD, newPassword: "another long password" };
    const changed = await change(client, "changePassword", passwords, "session { token }");
    client.token = changed.session?.token ?? null;
    expect(codeOf(await add(client, answer))).toBe("SETUP_EXPIRED");
  });

  test.each([
    ["a text", "usb"],
    ["no texts", [{}, null]],
    ["too many", Array(40).fill("internal")],
  ])("transports that are %s do no harm", async (_what, transports) => {
    const { client, email } = await someone();
    const made = JSON.parse(new SoftPasskey().create(await registration(client))) as { response: object };
    const answer = JSON.stringify({ ...made, response: { ...made.response, transports } });
    expect((await add(client, answer)).error).toBeUndefined();
    const { ticket } = await firstStep(app.client(), email, TEST_PASSWORD);
    const { allowCredentials } = JSON.parse(await logInOptions(ticket)) as {
      allowCredentials: { transports?: string[] }[];
    };
    expect(["internal", undefined]).toContain(allowCredentials[0]?.transports?.at(-1));
  });

  test("a second factor gives no new codes; only its owner renames and removes it; removing the last one deletes the codes", async () => {
    const asha = await withPasskey();
    const { recoveryCodes, secret } = await setUpApp(app, asha.client, {
      recoveryCode: asha.recoveryCodes[0],
    });
    expect(recoveryCodes).toEqual([]);
    const list = "{ secondFactors { app { createdAt } passkeys { id name } recoveryCodesLeft } }";
    const factors = async () =>
      only(await asha.client.graphql(list)) as {
        app: object | null;
        passkeys: { id: string; name: string }[];
      };
    const id = (await factors()).passkeys[0]?.id;
    const ravi = await withPasskey();
    expect(codeOf(await change(ravi.client, "renamePasskey", { id, name: "Mine" }))).toBe(
      "SECOND_FACTOR_NOT_FOUND",
    );
    const [recoveryCode] = ravi.recoveryCodes;
    expect(codeOf(await change(ravi.client, "removePasskey", { id, recoveryCode }))).toBe(
      "SECOND_FACTOR_NOT_FOUND",
    );
    await change(asha.client, "renamePasskey", { id, name: "Key" });
    expect((await factors()).passkeys).toEqual([{ id, name: "Key" }]);
    expect(codeOf(await change(asha.client, "removePasskey", { id, password: TEST_PASSWORD }))).toBe(
      "SECOND_FACTOR_REQUIRED",
    );
    const removed = await change(asha.client, "removePasskey", { id, code: appCode(secret) });
    expect(removed.message).toBe("Passkey removed.");
    expect(await factors()).toMatchObject({ app: {}, passkeys: [], recoveryCodesLeft: 9 });
    await change(asha.client, "removeTotp", { recoveryCode: asha.recoveryCodes[1] });
    expect(await factors()).toEqual({ app: null, passkeys: [], recoveryCodesLeft: 0 });
    expect((await firstStep(app.client(), asha.email, TEST_PASSWORD)).status).toBe(200);
    const subjects = (await mailsTo(app, asha.email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject === "Your two-step login was changed")).toHaveLength(4);
  });

  test("new recovery codes void the old ones, and need a second factor", async () => {
    const asha = await withPasskey();
    const [spent, old = ""] = asha.recoveryCodes;
    const made = await change(asha.client, "newRecoveryCodes", { recoveryCode: spent }, "recoveryCodes");
    const [fresh = ""] = codesOf(made);
    expect((await secondStep(app.client(), await ticketOf(app, asha), { recoveryCode: old })).code).toBe(
      "SECOND_FACTOR_WRONG",
    );
    expect((await secondStep(app.client(), await ticketOf(app, asha), { recoveryCode: fresh })).status).toBe(
      200,
    );
    const bare = await someone();
    expect(codeOf(await change(bare.client, "newRecoveryCodes", { password: TEST_PASSWORD }))).toBe(
      "SECOND_FACTOR_FIRST",
    );
  });
});

test("a passkey confirms its owner's identity, once", async () => {
  const asha = await withPasskey();
  const question = async () =>
    options(await asha.client.graphql("mutation { passkeyProofOptions { options } }"));
  const passkey = asha.passkey.sign(await question());
  expect(codeOf(await change(asha.client, "newRecoveryCodes", { passkey }))).toBeUndefined();
  expect(codeOf(await change(asha.client, "newRecoveryCodes", { passkey }))).toBe("SECOND_FACTOR_WRONG");
  // A challenge for one purpose does not work for another.
  const forLogIn = asha.passkey.sign(await logInOptions(await ticketOf(app, asha)));
  expect(codeOf(await change(asha.client, "newRecoveryCodes", { passkey: forLogIn }))).toBe(
    "SECOND_FACTOR_WRONG",
  );
});
