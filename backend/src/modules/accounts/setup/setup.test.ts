import { startTestApp, type TestApp } from "../../../app/testing/test-app.js";

const SET_UP = `mutation ($input: SetUpInput!) { setUp(input: $input) { role email } }`;
const NEW = { ADMIN_EMAIL: "", ADMIN_PASSWORD: "" };
const PERSON = { name: "Meera Nair", email: "meera@other.example", password: "a long enough one" };

let app: TestApp;
afterEach(async () => app.close());

const isNew = async (): Promise<unknown> => {
  const { data } = await app.client().graphql("{ siteContent { isNew } }");
  return (data as { siteContent: { isNew: boolean } }).siteContent.isNew;
};

async function setUp(code: string, more: object = {}): Promise<unknown> {
  const { data, errors } = await app.client().graphql(SET_UP, { input: { ...PERSON, code, ...more } });
  return errors ? errors[0]?.extensions["code"] : data;
}

test("the person with the printed code becomes the Superadmin of a new site, once", async () => {
  app = await startTestApp(NEW);
  const { code } = app.application.services.setup;
  expect(code).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){2}[0-9A-HJKMNP-TV-Z]{4}$/);
  expect(await isNew()).toBe(true);
  expect(await setUp("0000-0000-0000")).toBe("SETUP_CODE_WRONG");
  expect(await setUp(code, { password: "meeranair1" })).toBe("BAD_INPUT");
  const written = ` ${code.toLowerCase().replaceAll("-", " ")} `;
  expect(await setUp(written)).toMatchObject({ setUp: { role: "SUPERADMIN", email: PERSON.email } });
  expect(await isNew()).toBe(false);
  expect(await setUp(code, { email: "second@other.example" })).toBe("SETUP_OVER");

  const client = app.client();
  await client.logIn(PERSON.email, PERSON.password);
  expect((await client.graphql("{ adminProfile { email } }")).errors).toBeUndefined();
});

test("a wrong code is explained at its field", async () => {
  app = await startTestApp(NEW);
  const { errors } = await app.client().graphql(SET_UP, { input: { ...PERSON, code: "0000-0000-0000" } });
  expect(errors?.[0]?.extensions["fields"]).toEqual({ code: expect.stringContaining("This code is wrong.") });
});

test("the account that the server made up, and everybody who is logged in with it, is gone afterwards", async () => {
  app = await startTestApp(NEW);
  const { setup, accounts } = app.application.services;
  const { email } = app.application.firstSuperadmin ?? { email: "" };
  await setUp(setup.code);
  expect(await accounts.findByEmail(email)).toBeNull();
  expect(await accounts.superadminEmails()).toEqual([PERSON.email]);
});

test("of several who have the code at once one gets the site", async () => {
  app = await startTestApp(NEW);
  const { code } = app.application.services.setup;
  const tries = Array.from({ length: 6 }, (_, index) =>
    setUp(code, { email: `p${String(index)}@other.example` }),
  );
  const done = await Promise.all(tries);
  expect(done.filter((one) => one === "SETUP_OVER")).toHaveLength(5);
  expect(await app.application.services.accounts.superadminEmails()).toHaveLength(1);
});

test("a site whose Superadmin is named in the environment, or that has other accounts, is not new", async () => {
  app = await startTestApp();
  expect(await isNew()).toBe(false);
  expect(await setUp(app.application.services.setup.code)).toBe("SETUP_OVER");
});
