import { PHONE } from "./support/phone";
import { expectToSurvive } from "./support/rough";
import { asStudent, enter, newStudent, newTeam, uniqueHandle, uniqueTeamName } from "./support/students";
import { expect, test } from "./support/test";

// The tests slow the network down with the developer tools, whose settings `ReusedPages` does not undo.
test.use({ reusesPages: false });

/*
 * Tests the forms on the way to a registered team. The network is bad, and the phone discards tabs. Sign-up is tested
 * in signup.spec.ts, and payment in offline.spec.ts. use-form.test.tsx in frontend/src/shared/forms tests that every
 * form is sent once, however often its button is pressed.
 */
const REGISTRATION = "/events/syntaxsiege/registration";

test("a leader: team and handle", async ({ site, openPerson }) => {
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
  await test.step("a dialog whose script is late can be left by Back, and opens once the script comes", async () => {
    const script = /\/assets\/overlays-[^/]*\.js$/;
    let isLost = true;
    await page.route(script, (route) => (isLost ? route.abort() : route.continue()));
    const open = () => main.getByRole("button", { name: "Edit Handle of Asha Rao" }).tap();
    const waiting = page.getByRole("status").filter({ hasText: "Loading..." });
    await open();
    await expect(waiting).toBeVisible();
    await page.goBack();
    await expect(waiting).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(REGISTRATION);
    await open();
    await expect(waiting).toBeVisible();
    isLost = false;
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await expect(page.getByRole("dialog")).toBeVisible();
    await expect(waiting).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.unroute(script);
  });
  await test.step("so can a dialog that has a script of its own", async () => {
    const script = /\/assets\/add-member-modal-[^/]*\.js$/;
    let isLost = true;
    await page.route(script, (route) => (isLost ? route.abort() : route.continue()));
    await page.goto("/createTeam");
    const waiting = page.getByRole("status").filter({ hasText: "Loading..." });
    const open = () => main.getByRole("button", { name: "Add Member" }).tap();
    await open();
    await expect(waiting).toBeVisible();
    await page.goBack();
    await expect(waiting).toHaveCount(0);
    await expect(page).toHaveURL("/createTeam");
    await open();
    await expect(waiting).toBeVisible();
    isLost = false;
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await expect(page.getByRole("dialog", { name: "Add Member" })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page).toHaveURL("/createTeam");
    await page.unroute(script);
    await page.goto(REGISTRATION);
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
});

test("a member: log-in on the way to a team, and joining it", async ({ site, openPerson }) => {
  const page = await openPerson(PHONE);
  const [leader, mate] = [await newStudent(site, "Asha Rao"), await newStudent(site, "Ravi Kumar")];
  const { id, name } = await newTeam(site, leader);
  const { link } = await asStudent(site, leader, "POST", "/api/eventTeam/invitation-link", { teamId: id });
  await page.goto(`/login?next=${encodeURIComponent(new URL((link as { url: string }).url).pathname)}`);

  await test.step("log in", async () => {
    await page.getByLabel("Email").fill(mate.email);
    await page.getByLabel("Password", { exact: true }).fill(mate.password);
    await page.getByRole("main").getByRole("button", { name: "Login" }).click();
    await expect(page.getByRole("heading", { level: 1, name: `Join ${name}` })).toBeVisible();
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
