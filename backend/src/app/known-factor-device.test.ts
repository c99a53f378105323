import { appCode } from "./testing/app-code.js";
import { mailsTo } from "./testing/mutations.js";
import {
  firstStep,
  forgetSteps,
  protectedStudent,
  secondStep,
  ticketOf,
  wrongCode,
} from "./testing/second-factors.js";
import { TEST_PASSWORD } from "./testing/students.js";
import { startTestApp, TEST_ADMIN, type TestApp } from "./testing/test-app.js";

/** Second factors with a known browser, and notifications about a new one, over HTTP. */
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ RATE_LIMIT: "on" });
});
afterAll(() => app.close());

test("others' guesses do not delay a known browser, which has ten tries of its own", async () => {
  const asha = await protectedStudent(app, "known@example.org");
  const own = app.client();
  const code = () => ({ code: appCode(asha.secret) });
  expect((await secondStep(own, await ticketOf(app, asha), code())).status).toBe(200);
  for (let i = 0; i < 5; i++)
    await secondStep(app.client(), await ticketOf(app, asha), { code: wrongCode(asha.secret) });
  await forgetSteps(app);
  const stranger = await secondStep(app.client(), await ticketOf(app, asha), code());
  expect(stranger.code).toBe("RATE_LIMITED");
  expect((await secondStep(own, await ticketOf(app, asha), code())).status).toBe(200);

  const answers: (string | undefined)[] = [];
  for (let i = 0; i < 16; i++)
    answers.push((await secondStep(own, await ticketOf(app, asha), { code: wrongCode(asha.secret) })).code);
  expect(answers.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => "SECOND_FACTOR_WRONG"));
  expect(answers.slice(10)).toContain("RATE_LIMITED"); // by then it counts as unknown
});

test("a Superadmin is notified of each unknown browser, and of none twice", async () => {
  const noticeMails = async () =>
    (await mailsTo(app, TEST_ADMIN.email)).filter(({ subject }) => subject === "New login to your account");
  const client = app.client();
  for (let i = 0; i < 2; i++) {
    expect((await firstStep(client, TEST_ADMIN.email, TEST_ADMIN.password)).status).toBe(200);
    expect(await noticeMails()).toHaveLength(1);
  }
  await app.client().logIn(TEST_ADMIN.email, TEST_ADMIN.password);
  expect(await noticeMails()).toHaveLength(2);
  const { email } = await protectedStudent(app, "student@example.org");
  expect((await firstStep(app.client(), email, TEST_PASSWORD)).status).toBe(401);
  expect((await mailsTo(app, email)).map(({ subject }) => subject)).not.toContain(
    "New login to your account",
  );
});
