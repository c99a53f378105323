import { readFileSync } from "node:fs";
import { join } from "node:path";
import { buildSchema, getNamedType, isInputObjectType, type GraphQLInputType } from "graphql";
import { PROJECT_ROOT } from "../kernel/project-root.js";
import { appCode } from "./testing/app-code.js";
import { change, codeOf, type Change } from "./testing/mutations.js";
import { forgetSteps, only, setUpApp, wrongCode } from "./testing/second-factors.js";
import { SoftPasskey } from "./testing/soft-passkey.js";
import { signUpStudent } from "./testing/students.js";
import { TEST_ADMIN, type TestApp } from "./testing/test-app.js";
import type { TestClient } from "./testing/test-client.js";
import {
  ADMIN_PASSWORD,
  confirm,
  confirmedUntil,
  createUnconfirmedAdmin,
} from "./testing/unconfirmed-admin.js";

let app: TestApp;
let admin: TestClient;

beforeEach(async () => {
  ({ app, admin } = await createUnconfirmedAdmin({ RATE_LIMIT: "on" }));
});
afterEach(() => app.close());

const prove = (proof: object): Promise<Change> => change(admin, "confirmIdentity", proof, "confirmedUntil");

async function optionsOf(operation: string, declared = "", variables = {}): Promise<string> {
  const reply = await admin.graphql(`mutation ${declared} { ${operation} { options } }`, variables);
  return (only(reply) as { options: string }).options;
}
const question = (): Promise<string> => optionsOf("passkeyProofOptions");

async function addPasskey(): Promise<SoftPasskey> {
  const passkey = new SoftPasskey();
  const input = { password: ADMIN_PASSWORD };
  const options = await optionsOf("passkeyRegistrationOptions(input: $input)", "($input: OwnerProofInput!)", {
    input,
  });
  const added = await change(admin, "addPasskey", { passkey: passkey.create(options), name: "Laptop" });
  expect(added.error).toBeUndefined();
  return passkey;
}

test("the app's code confirms, once, over both transports", async () => {
  const { secret } = await setUpApp(app, admin, ADMIN_PASSWORD);
  const code = appCode(secret);
  expect(await prove({ code })).toMatchObject({ message: "Thank you. Your identity is confirmed." });
  expect(await confirmedUntil(admin)).not.toBeNull();
  expect(codeOf(await prove({ code }))).toBe("SECOND_FACTOR_WRONG");
  await forgetSteps(app);
  const answers = [
    await admin.post("/api/auth/confirm", { code }),
    await admin.post("/api/auth/confirm", { code }),
  ];
  expect(answers.map(({ status, body }) => [status, body["code"]])).toEqual([
    [200, undefined],
    [400, "SECOND_FACTOR_WRONG"],
  ]);
});

test("a passkey confirms, each answer only once, over both transports", async () => {
  const passkey = await addPasskey();
  const answer = passkey.sign(await question());
  expect(await prove({ passkey: answer })).toMatchObject({
    message: "Thank you. Your identity is confirmed.",
  });
  expect(await confirmedUntil(admin)).not.toBeNull();
  expect(codeOf(await prove({ passkey: answer }))).toBe("SECOND_FACTOR_WRONG");
  const other = passkey.sign(await question());
  const answers = [
    await admin.post("/api/auth/confirm", { passkey: other }),
    await admin.post("/api/auth/confirm", { passkey: other }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 400]);
});

test.each([
  ["an app", () => setUpApp(app, admin, ADMIN_PASSWORD)],
  ["a passkey", addPasskey],
])("the correct password alone is not enough for a user who has %s", async (_what, setUp) => {
  expect(codeOf(await confirm(admin))).toBeUndefined();
  const before = await confirmedUntil(admin);
  await setUp();
  const refused = await confirm(admin);
  expect(codeOf(refused)).toBe("SECOND_FACTOR_REQUIRED");
  expect(refused.error?.message).toContain("your password alone is not enough here");
  const { status, body } = await admin.post("/api/auth/confirm", { password: ADMIN_PASSWORD });
  expect([status, body["code"]]).toEqual([403, "SECOND_FACTOR_REQUIRED"]);
  expect(await confirmedUntil(admin)).toEqual(before);
});

test("wrong codes confirm nothing, are counted and finally delayed; a passkey is never delayed", async () => {
  const passkey = await addPasskey();
  const { secret } = await setUpApp(app, admin, { passkey: passkey.sign(await question()) });
  for (let i = 0; i < 10; i++)
    expect((await prove({ code: wrongCode(secret) })).error?.extensions).toMatchObject({
      code: "SECOND_FACTOR_WRONG",
      fields: { code: expect.stringContaining("This code is wrong") },
    });
  expect(codeOf(await prove({ code: appCode(secret) }))).toBe("RATE_LIMITED");
  expect(await confirmedUntil(admin)).toBeNull();
  expect(codeOf(await prove({ passkey: new SoftPasskey().sign(await question()) }))).toBe(
    "SECOND_FACTOR_WRONG",
  );
  expect(codeOf(await prove({ passkey: passkey.sign(await question()) }))).toBeUndefined();
});

test("two proofs at once are refused, whatever they are", async () => {
  const { secret } = await setUpApp(app, admin, ADMIN_PASSWORD);
  const code = appCode(secret);
  for (const both of [
    { code, password: ADMIN_PASSWORD },
    { code, passkey: "{}" },
  ])
    expect((await prove(both)).error).toMatchObject({
      message: "Confirm with one of these: your password, a code or a passkey",
      extensions: { code: "BAD_INPUT" },
    });
  // The rejected call did not use up the code.
  expect(codeOf(await prove({ code }))).toBeUndefined();
});

test("without two-step login a code or passkey confirms nothing", async () => {
  expect(codeOf(await prove({ code: "123456" }))).toBe("SECOND_FACTOR_WRONG");
  expect(codeOf(await prove({ passkey: "{}" }))).toBe("SECOND_FACTOR_WRONG");
  expect(await confirmedUntil(admin)).toBeNull();
});

const id = "01951f2e-7c4a-7b1d-9a53-0c6f1e2d3b4a";
const password = ADMIN_PASSWORD;
const emailChange = { newEmail: "thief@example.org", otp: "000000" };

/**
 * Mutations that require a proof of identity in their own input. Each has its input type, an input with the password as
 * the proof, and the selected field if it is not `message`.
 */
const PROVEN: Readonly<Record<string, readonly [input: string, value: object, selected?: string]>> = {
  confirmIdentity: ["ConfirmIdentityInput", { password }],
  beginTotp: ["OwnerProofInput", { password }, "setup"],
  removeTotp: ["OwnerProofInput", { password }],
  newRecoveryCodes: ["OwnerProofInput", { password }, "recoveryCodes"],
  passkeyRegistrationOptions: ["OwnerProofInput", { password }, "options"],
  removePasskey: ["RemovePasskeyInput", { id, password }],
};
/**
 * Mutations that need a confirmed session. An account with two-step login confirms its session with a second factor.
 */
const CONFIRMED: typeof PROVEN = {
  changePassword: ["ChangePasswordInput", { currentPassword: password, newPassword: "mine from now on" }],
  changeEmail: ["ChangeEmailInput", { ...emailChange, password }],
  deleteAccount: ["DeleteAccountInput", { password }],
  updateAdminProfile: [
    "UpdateAdminProfileInput",
    { name: "Asha Rao", email: TEST_ADMIN.email, password: "mine from now" },
  ],
  updateUser: ["UpdateUserInput", { userId: "STUDENT", role: "SUPERADMIN" }],
  setGrants: ["SetGrantsInput", { userId: "STUDENT", grants: ["DESK"] }],
  handOver: ["HandOverInput", { newIds: ["STUDENT"], leavingIds: [] }],
  updateSiteSettings: ["UpdateSiteSettingsInput", { twoStepDuty: "VOLUNTARY" }],
};
/**
 * Other mutations whose input has a password, a code, a role or an address, grouped by the reason why they are not
 * listed above.
 */
const OTHERS: Readonly<Record<string, readonly string[]>> = {
  "before there is a session": ["logIn", "completeLogIn", "signUp", "setUp"],
  "the mailbox proves; a reset leaves the second step of the log-in": [
    ...["requestEmailCode", "verifyEmailCode", "requestPasswordReset", "verifyResetCode", "setNewPassword"],
  ],
  "ends what one of the above began": ["addPasskey", "confirmTotp"],
  "only sends a mail": ["requestEmailChange", "sendContactMessage"],
  "addresses of a team's members": [
    ...["addMember", "addMemberRecord", "inviteToTeam", "replaceMember", "updateMemberRecord"],
  ],
  "the password of the mail server, confirmed by its own rule": ["testMailSettings", "updateMailSettings"],
};
const SECRET =
  /^(?:password|currentPassword|newPassword|passkey|code|recoveryCode|otp|role|grants|email|newEmail|newIds|twoStepDuty)$/;

test("an account with two-step login changes no credential and no right with its password alone", async () => {
  const { client } = await signUpStudent(app, "student@example.org");
  const { id: student } = only(await client.graphql("{ viewer { id } }")) as { id: string };
  const { secret } = await setUpApp(app, admin, ADMIN_PASSWORD);
  const codes: Record<string, unknown> = {};
  const run = async ([name, [type, value, selected = "message"]]: [string, (typeof PROVEN)[string]]) => {
    const input = JSON.parse(JSON.stringify(value).replaceAll("STUDENT", student)) as object;
    const text = `mutation ($input: ${type}!) { ${name}(input: $input) { ${selected} } }`;
    return (await admin.graphql(text, { input })).errors?.[0]?.extensions.code;
  };
  for (const one of Object.entries({ ...PROVEN, ...CONFIRMED })) codes[one[0]] = await run(one);
  const expected = (names: object, code: string) => Object.keys(names).map((name) => [name, code]);
  expect(Object.entries(codes)).toEqual([
    ...expected(PROVEN, "SECOND_FACTOR_REQUIRED"),
    ...expected(CONFIRMED, "CONFIRMATION_NEEDED"),
  ]);
  // Once the session is confirmed with the factor, the calls need no further confirmation. changeEmail then fails for
  // another reason: the code in its input is made up.
  expect(codeOf(await prove({ code: appCode(secret) }))).toBeUndefined();
  expect(await run(["setGrants", CONFIRMED["setGrants"] ?? ["", {}]])).toBeUndefined();
  expect(await run(["changeEmail", CONFIRMED["changeEmail"] ?? ["", {}]])).toBe("INVALID_OTP");
  await forgetSteps(app);
  expect(codeOf(await change(admin, "newRecoveryCodes", { code: appCode(secret) }))).toBeUndefined();
});

test("each mutation that takes a credential, a role or an address is in one of these lists", () => {
  const names = mutationsTaking(SECRET);
  const listed = [...Object.keys(PROVEN), ...Object.keys(CONFIRMED), ...Object.values(OTHERS).flat()];
  expect(listed.sort()).toEqual(names.sort());
});

test("a setup that a password began is void once the account has a factor", async () => {
  const begun = await admin.graphql(
    "mutation ($input: OwnerProofInput!) { beginTotp(input: $input) { setup secret } }",
    { input: { password } },
  );
  const { setup, secret } = only(begun) as { setup: string; secret: string };
  await addPasskey();
  expect(codeOf(await change(admin, "confirmTotp", { setup, code: appCode(secret) }))).toBe("SETUP_EXPIRED");
});

/** Returns the names of the mutations with an input field whose name matches `names`, at any depth. */
function mutationsTaking(names: RegExp): string[] {
  const schema = buildSchema(readFileSync(join(PROJECT_ROOT, "schema.graphql"), "utf8"));
  const takes = (type: GraphQLInputType, seen: ReadonlySet<string> = new Set()): boolean => {
    const named = getNamedType(type);
    if (!isInputObjectType(named) || seen.has(named.name)) return false;
    const inner = new Set([...seen, named.name]);
    return Object.values(named.getFields()).some(
      (field) => names.test(field.name) || takes(field.type, inner),
    );
  };
  return Object.values(schema.getMutationType()?.getFields() ?? {}).flatMap(({ name, args }) =>
    args.some((arg) => takes(arg.type)) ? [name] : [],
  );
}
