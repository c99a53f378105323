import { PHONE } from "./support/phone";
import { freshUtr, REPORTED } from "./support/payment";
import { expectToSurvive } from "./support/rough";
import {
  asStudent,
  enter,
  newStudent,
  newTeam,
  superadmin,
  uniqueHandle,
  uniqueTeamName,
} from "./support/students";
import { expect, test } from "./support/test";

/*
 * Tests the forms on the way to a registered team, on a phone with a bad network that discards tabs. Sign-up is tested
 * in signup.spec.ts, and payment while offline in offline.spec.ts.
 */
const REGISTRATION = "/events/syntaxsiege/registration";

test("a leader: team, handle and payment", async ({ site, openPerson }) => {
  const page = await openPerson(PHONE);
  const main = page.getByRole("main");
  const leader = await newStudent(site, "Asha Rao");
  const name = uniqueTeamName();
  await enter(page, leader, REGISTRATION);

  await test.step("create", async () => {
    await expectToSurvive({
      page,
      operation: "createTeam",
      field: () => page.getByLabel("Team Name"),
      text: name,
      send: () => main.getByRole("button", { name: "Create Team" }),
      failed: /Failed to create team/,
      done: () => page.getByRole("heading", { name: "Manage Team" }),
    });
  });
  await test.step("Back from half a member, and forward again", async () => {
    await page.getByLabel("Member Email").fill("half@");
    await page.getByRole("navigation", { name: "Team pages" }).getByRole("link", { name: "Overview" }).tap();
    await expect(page.getByRole("heading", { name: "Team Dashboard" })).toBeVisible();
    await page.goBack();
    await expect(page.getByLabel("Member Email")).toHaveValue("half@");
  });
  await test.step("handle", async () => {
    const handle = uniqueHandle("asha");
    const modal = page.getByRole("dialog");
    await page.getByRole("button", { name: "Edit Handle of Asha Rao" }).tap();
    await expectToSurvive({
      page,
      operation: "updateHandle",
      field: () => modal.getByRole("textbox"),
      text: handle,
      send: () => modal.getByRole("button", { name: "Update" }),
      failed: /Failed to update handle/,
      done: () => main.getByText(handle),
    });
    // The Back button closes the dialog without leaving the page.
    await page.getByRole("button", { name: "Edit Handle of Asha Rao" }).tap();
    await expect(modal).toBeVisible();
    await page.goBack();
    await expect(modal).toBeHidden();
    await expect(page).toHaveURL(REGISTRATION);
  });
  await test.step("pay", async () => {
    const { team } = await asStudent(site, leader, "POST", "/api/eventTeam/get-team", {});
    const path = `/api/superadmin/teams/${(team as { _id: string })._id}`;
    await asStudent(site, await superadmin(site), "PUT", path, { ranking: 1 });
    await page.goto("/payment");
    await expectToSurvive({
      page,
      operation: "reportPayment",
      field: () => page.getByLabel("Transaction ID or UTR"),
      text: freshUtr(),
      send: () => page.getByRole("button", { name: "Submit" }),
      failed: /Failed to update payment status/,
      done: () => page.getByRole("alert").filter({ hasText: REPORTED }),
    });
  });
});

test("a member: log-in on the way to a team, and joining it", async ({ site, openPerson }) => {
  const page = await openPerson(PHONE);
  const [leader, mate] = [await newStudent(site, "Asha Rao"), await newStudent(site, "Ravi Kumar")];
  const { id, name } = await newTeam(site, leader);
  const { link } = await asStudent(site, leader, "POST", "/api/eventTeam/invitation-link", { teamId: id });
  await page.goto(`/login?next=${encodeURIComponent(new URL((link as { url: string }).url).pathname)}`);

  await test.step("log in", async () => {
    await page.getByLabel("Email").fill(mate.email);
    await expectToSurvive({
      page,
      operation: "logIn",
      field: () => page.getByLabel("Password", { exact: true }),
      text: mate.password,
      secret: true,
      send: () => page.getByRole("main").getByRole("button", { name: "Login" }),
      failed: /The server did not respond/,
      done: () => page.getByRole("heading", { level: 1, name: `Join ${name}` }),
    });
  });
  await test.step("join", async () => {
    const handle = uniqueHandle("ravi");
    await expectToSurvive({
      page,
      operation: "joinTeam",
      field: () => page.getByRole("textbox", { name: /Your Codeforces handle/ }),
      text: handle,
      send: () => page.getByRole("button", { name: `Join ${name}` }),
      failed: /Failed to join/,
      done: () => page.getByText(handle).first(),
    });
    await expect(page).toHaveURL("/dashboard");
  });
});

test("a dialog whose script is late can be left by Back, and opens once the script comes", async ({
  site,
  openPerson,
}) => {
  const page = await openPerson(PHONE);
  const leader = await newStudent(site, "Asha Rao");
  await newTeam(site, leader);
  let isLost = true;
  await page.route(/\/assets\/overlays-[^/]*\.js$/, (route) => (isLost ? route.abort() : route.continue()));
  await enter(page, leader, REGISTRATION);
  const open = () => page.getByRole("main").getByRole("button", { name: "Set your handle" }).first().click();
  const waiting = page.getByRole("status").filter({ hasText: "Loading..." });
  await open();
  await expect(waiting).toBeVisible();
  await page.goBack();
  await expect(waiting).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(REGISTRATION);
  await open();
  await expect(waiting).toBeVisible();
  isLost = false;
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(waiting).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
