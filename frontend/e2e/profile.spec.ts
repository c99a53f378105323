import { pauseOperation, loseOperation } from "./support/account-held";
import { openSignedIn } from "./support/signed-in";
import { enter, register, uniqueHandle } from "./support/students";
import { leadPaidTeam } from "./support/teams";
import { expectAccessible } from "./support/axe";
import { expect, test } from "./support/test";

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1280, height: 800 };

test("one's own details: read, changed, refused, and the name follows everywhere", async ({
  openPerson,
  site,
}) => {
  const page = await openPerson();
  await page.setViewportSize(PHONE);
  const held = await pauseOperation(page, "Viewer");
  await openSignedIn(page, site, "User", "/profile");
  const details = page.getByRole("region", { name: "Your details" });

  await test.step("while they load, their place is kept", async () => {
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome, Asha Rao");
    await expect(details.getByRole("status")).toHaveText("Loading...");
    await expect(page.getByText("This device")).toBeVisible();
    await expectAccessible(page);
    const before = await details.boundingBox();
    held.letThrough();
    await expect(details.getByRole("definition")).toContainText(["Asha Rao", /@example\.org$/, "User"]);
    expect(await details.boundingBox()).toEqual(before);
    await expect(details.getByText("N/A")).toHaveCount(4);
  });

  await test.step("the ways onward", async () => {
    const onward = page.getByRole("region", { name: "Your team" });
    const links = {
      "Manage team": "/events/syntaxsiege/registration",
      "Team dashboard": "/dashboard",
      Payment: "/payment",
    };
    for (const [name, href] of Object.entries(links)) {
      await expect(onward.getByRole("link", { name })).toHaveAttribute("href", href);
    }
    await expectAccessible(page);
  });

  await test.step("broken rules stand beside their fields, and nothing typed is lost", async () => {
    await details.getByRole("button", { name: "Edit details" }).press("Enter");
    await expect(details.getByLabel("Name", { exact: true })).toBeFocused();
    await details.getByLabel("Name", { exact: true }).fill("A");
    await details.getByLabel(/^Phone/).fill("12345");
    await details.getByRole("button", { name: "Save details" }).click();
    await expect(details.getByRole("alert").getByRole("link")).toHaveText([
      "First name must be at least 2 characters",
      "Phone number must be 10 digits",
    ]);
    await expect(details.getByLabel("Name", { exact: true })).toBeFocused();
    await expect(details.getByLabel(/^Phone/)).toHaveValue("12345");
    await expectAccessible(page);
  });

  await test.step("saved, said, and shown in the top bar too", async () => {
    await details.getByLabel("Name", { exact: true }).fill("Asha Iyer");
    await details.getByLabel(/^Phone/).fill("9876543210");
    await details.getByLabel(/^College/).fill("Sample College");
    await details.getByLabel(/^University Roll Number/).fill(`R${String(Date.now())}`);
    const handle = uniqueHandle("asha");
    await details.getByLabel(/^Codeforces handle/).fill(handle);
    await details.getByLabel(/^Codeforces handle/).press("Enter");
    await expect(details.getByText("Profile updated successfully!")).toBeVisible();
    await expect(details.getByRole("button", { name: "Edit details" })).toBeFocused();
    await expect(details.getByText(handle)).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome, Asha Iyer");
    await expect(page.getByRole("button", { name: /^Asha Iyer\s*, account menu$/ })).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome, Asha Iyer");
    await expect(details.getByText("Sample College")).toBeVisible();
  });
});

test("details that cannot be fetched can be tried again; so can the sessions", async ({
  openPerson,
  site,
}) => {
  const page = await openPerson();
  await page.setViewportSize(DESKTOP);
  const backAgain = await loseOperation(page, "Viewer");
  await openSignedIn(page, site, "User", "/profile");
  const details = page.getByRole("region", { name: "Your details" });
  await expect(details.getByRole("alert")).toContainText("The server cannot be reached.");
  await expectAccessible(page);
  await backAgain();
  await details.getByRole("button", { name: "Try again" }).click();
  await expect(details.getByText("Asha Rao")).toBeVisible();

  const sessionsBack = await loseOperation(page, "Sessions");
  await page.reload();
  const sessions = page.getByRole("region", { name: "Where you are logged in" });
  await expect(sessions.getByRole("alert")).toContainText("The server cannot be reached.");
  await sessionsBack();
  await sessions.getByRole("button", { name: "Try again" }).click();
  await expect(sessions.getByText("This device")).toBeVisible();
});

test("a payment that was reported settles who somebody is, and keeps a leader's account", async ({
  openPerson,
  site,
}) => {
  const page = await openPerson();
  await page.setViewportSize(PHONE);
  const account = await register(site, "Asha Rao", { role: "User" });
  await leadPaidTeam(site, account);
  await enter(page, account, "/profile");
  await page.getByRole("button", { name: "Edit details" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Somebody Else");
  await page.getByRole("button", { name: "Save details" }).click();
  await expect(page.getByRole("form", { name: "Your details" }).getByRole("alert")).toHaveText(
    "Error: Your team has reported its payment, so name, college and roll number can no longer change. Write to the club.",
  );
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Somebody Else");

  await page.getByRole("button", { name: "Delete my account" }).click();
  const modal = page.getByRole("dialog", { name: "Delete your account?" });
  await expect(modal.getByLabel("Password", { exact: true })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type("not my password");
  await page.keyboard.press("Enter");
  await expect(modal.getByText("The password is wrong.")).toBeVisible();
  await modal.getByLabel("Password", { exact: true }).fill(account.password);
  await modal.getByRole("button", { name: "Delete account" }).click();
  await expect(modal.getByRole("alert")).toHaveText(
    "Error: Whoever leads a team with a reported payment has to hand it over first.",
  );
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Delete my account" })).toBeFocused();
});

test("what was typed survives a session that ended by itself", async ({ openPerson, site }) => {
  const page = await openPerson();
  await page.setViewportSize(DESKTOP);
  const account = await register(site, "Asha Rao", { role: "User" });
  await enter(page, account, "/profile");
  await page.getByRole("button", { name: "Edit details" }).click();
  await page.getByLabel(/^College/).fill("A college with a long name");
  // From another device: everything but that device is logged out.
  const other = await openPerson();
  await enter(other, account, "/profile");
  await other.getByRole("button", { name: "Log out other devices" }).click();
  await other.getByRole("dialog").getByRole("button", { name: "Log out other devices" }).click();
  await expect(other.getByText("Every other session was ended.")).toBeVisible();

  await page.getByRole("button", { name: "Save details" }).click();
  await page.waitForURL("**/login?next=%2Fprofile");
  await page.getByLabel("Email").fill(account.email);
  await page.getByLabel("Password", { exact: true }).fill(account.password);
  await page.getByRole("main").getByRole("button", { name: "Login" }).click();
  await page.waitForURL("**/profile");
  await expect(page.getByText("Login successful!")).toBeVisible();
  await expect(page.getByLabel(/^College/)).toHaveValue("A college with a long name");
  await page.getByRole("button", { name: "Save details" }).click();
  await expect(page.getByText("Profile updated successfully!")).toBeVisible();
});

test("a Superadmin goes on to the admin panel", async ({ openPerson, site }) => {
  const page = await openPerson();
  await page.setViewportSize(DESKTOP);
  await openSignedIn(page, site, "Superadmin", "/profile");
  const panel = page.getByRole("region", { name: "Administration" });
  await expect(panel.getByRole("link", { name: "Admin panel" })).toHaveAttribute("href", "/admindashboard");
  await expect(page.getByRole("region", { name: "Your details" }).getByRole("definition").nth(2)).toHaveText(
    "Superadmin",
  );
  await expect(page.getByRole("region", { name: "Your team" })).toHaveCount(0);
  await expectAccessible(page);
});
