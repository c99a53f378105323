import { readFileSync } from "node:fs";
import { loseOperation } from "./support/account-held";
import { enter, register } from "./support/students";
import { expectAccessible } from "./support/axe";
import { expect, test } from "./support/test";

const PHONE = { width: 360, height: 740 };

test("a new password: the old session dies, this device and its tabs stay, others go", async ({
  openPerson,
  site,
}) => {
  const [page, elsewhere] = [await openPerson(), await openPerson()];
  await page.setViewportSize(PHONE);
  const account = await register(site, "Asha Rao", { role: "User" });
  await enter(page, account, "/profile");
  await enter(elsewhere, account, "/profile");
  const tab = await page.context().newPage();
  await tab.goto("/profile");
  await expect(tab.getByText("This device")).toBeVisible();
  const panel = page.getByRole("region", { name: "Password" });

  await test.step("a wrong current password is told beside it", async () => {
    await panel.getByRole("button", { name: "Change password" }).press("Enter");
    await panel.getByLabel("Current Password").fill("not my password");
    await panel.getByLabel("New Password").fill("quite a new password");
    await panel.getByRole("button", { name: "Set new password" }).click();
    await expect(panel.getByText("The password is wrong.")).toBeVisible();
    await expect(panel.getByLabel("Current Password")).toBeFocused();
    await expect(panel.getByLabel("New Password")).toHaveValue("quite a new password");
    await expectAccessible(page);
  });

  await test.step("neither the old one again nor a short one", async () => {
    await panel.getByLabel("Current Password").fill(account.password);
    await panel.getByLabel("New Password").fill(account.password);
    await panel.getByRole("button", { name: "Set new password" }).click();
    await expect(panel.getByText("The new password must differ from the current one")).toBeVisible();
    await panel.getByLabel("New Password").fill("short");
    await panel.getByRole("button", { name: "Set new password" }).click();
    await expect(panel.getByText("Password must be at least 8 characters")).toBeVisible();
  });

  await test.step("changed, and still signed in here, in both tabs", async () => {
    const before = await page.evaluate(() => localStorage.getItem("user"));
    await panel.getByLabel("New Password").fill("quite a new password");
    await panel.getByLabel("New Password").press("Enter");
    await expect(
      panel.getByText("Password updated successfully! Every other device was logged out."),
    ).toBeVisible();
    await expect(panel.getByRole("button", { name: "Change password" })).toBeFocused();
    expect(await page.evaluate(() => localStorage.getItem("user"))).not.toBe(before);
    await expect(page.getByRole("list", { name: "Sessions" }).getByRole("listitem")).toHaveCount(1);
    await expectAccessible(page);
    for (const each of [tab, page]) {
      await each.getByRole("button", { name: "Download my data" }).click();
      await expect(each.getByText("Your data is in the file my-club-data.json.")).toBeVisible();
    }
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome, Asha Rao");
    await expect(page.getByText("This device")).toBeVisible();
  });

  await test.step("the other device has to log in, with the new password", async () => {
    await elsewhere.reload();
    await elsewhere.waitForURL("**/login?next=%2Fprofile");
    const logIn = (password: string) =>
      elsewhere.request.post("/api/auth/login", { data: { email: account.email, password } });
    expect((await logIn(account.password)).status()).toBe(401);
    expect((await logIn("quite a new password")).status()).toBe(200);
  });
});

test("another e-mail: proved by a code, confirmed by the password", async ({ openPerson, site }) => {
  const page = await openPerson();
  await page.setViewportSize(PHONE);
  const account = await register(site, "Asha Rao", { role: "User" });
  const newEmail = `new.${account.email}`;
  await enter(page, account, "/profile");
  const panel = page.getByRole("region", { name: "Email" });
  await expect(panel).toContainText(`You log in with ${account.email}`);

  await test.step("one's own address is none to change to", async () => {
    await panel.getByRole("button", { name: "Change email" }).click();
    await panel.getByLabel("New Email").fill(account.email);
    await panel.getByRole("button", { name: "Send code" }).click();
    await expect(panel.getByText("This is already your e-mail address")).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("a code goes to the new one", async () => {
    await panel.getByLabel("New Email").fill(newEmail);
    await panel.getByLabel("New Email").press("Enter");
    await expect(panel.getByText("A code is on its way to the new address.")).toBeVisible();
    await expect(panel.getByLabel("Code", { exact: true })).toBeFocused();
    await expect(panel.getByText(/^Send a new code in/)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("wrong password, wrong code", async () => {
    const code =
      /\b[0-9]{6}\b/.exec((await site.mail.waitForMail(newEmail, { subject: /code/i })).text)?.[0] ?? "";
    await panel.getByLabel("Code", { exact: true }).fill(code);
    await panel.getByLabel("Password", { exact: true }).fill("not my password");
    await panel.getByRole("button", { name: "Change email" }).click();
    await expect(panel.getByText("The password is wrong.")).toBeVisible();
    await panel.getByLabel("Password", { exact: true }).fill(account.password);
    await panel.getByLabel("Code", { exact: true }).fill(code === "000000" ? "111111" : "000000");
    await panel.getByRole("button", { name: "Change email" }).click();
    await expect(panel.getByText("Invalid OTP")).toBeVisible();
    await expect(panel.getByLabel("Code", { exact: true })).toBeFocused();
    await panel.getByLabel("Code", { exact: true }).fill(code);
    await panel.getByRole("button", { name: "Change email" }).click();
  });

  await test.step("changed, told to the old address, and still signed in", async () => {
    await expect(
      panel.getByText("Your e-mail address was changed. Every other device was logged out."),
    ).toBeVisible();
    await expect(panel).toContainText(`You log in with ${newEmail}`);
    await expect(page.getByRole("region", { name: "Your details" }).getByText(newEmail)).toBeVisible();
    const noticeMail = await site.mail.waitForMail(account.email, { subject: /changed/ });
    expect(noticeMail.text).toContain(newEmail);
    await page.reload();
    await expect(page.getByText("This device")).toBeVisible();
  });
});

test("sessions: each device in words, ended one by one, all others, or everywhere", async ({
  openPerson,
  site,
}) => {
  const [page, second, third] = [await openPerson(), await openPerson(), await openPerson()];
  await page.setViewportSize(PHONE);
  const account = await register(site, "Asha Rao", { role: "User" });
  await enter(second, account, "/profile");
  await enter(page, account, "/profile");
  const panel = page.getByRole("region", { name: "Where you are logged in" });
  const rows = panel.getByRole("list", { name: "Sessions" }).getByRole("listitem");
  const time = /\d{1,2} \w{3} \d{4}, \d{1,2}:\d{2} [AP]M IST/.source;
  const shown = `Chrome on Windows(This device)?Logged in ${time}Last seen ${time}`;
  await expect(rows).toHaveText([new RegExp(`^${shown}$`), new RegExp(`^${shown}Log out$`)]);
  await expect(rows.first()).toContainText("This device");
  await expectAccessible(page);

  await test.step("one", async () => {
    await rows.nth(1).getByRole("button", { name: "Log out" }).press("Enter");
    await expect(panel.getByText("The session was ended.")).toBeVisible();
    await expect(rows).toHaveCount(1);
    await expect(panel.getByRole("button", { name: "Log out other devices" })).toHaveCount(0);
    await expect(panel.getByRole("list", { name: "Sessions" })).toBeFocused();
    await second.reload();
    await second.waitForURL("**/login?next=%2Fprofile");
  });

  await test.step("all others, after a question", async () => {
    await enter(third, account, "/profile");
    await page.reload();
    await panel.getByRole("button", { name: "Log out other devices" }).click();
    const modal = page.getByRole("dialog", { name: "Log out other devices?" });
    await expect(modal).toContainText(
      "Every device but this one has to log in again. Nothing that was saved is lost.",
    );
    await expectAccessible(page);
    await modal.getByRole("button", { name: "Log out other devices" }).click();
    await expect(panel.getByText("Every other session was ended.")).toBeVisible();
    await expect(rows).toHaveCount(1);
    await third.reload();
    await third.waitForURL("**/login?next=%2Fprofile");
  });

  await test.step("everywhere, this device too", async () => {
    await panel.getByRole("button", { name: "Log out everywhere" }).click();
    const modal = page.getByRole("dialog", { name: "Log out everywhere?" });
    await expect(modal).toContainText(
      "Every device, this one too, has to log in again. Nothing that was saved is lost.",
    );
    await modal.getByRole("button", { name: "Log out everywhere" }).click();
    await expect(page).toHaveURL(`${site.url}/`);
    await expect(page.getByRole("banner").getByRole("link", { name: "Login" })).toBeVisible();
    // The page is signed out at once, and tells the server of it meanwhile.
    const refresh = async () => (await page.request.post("/api/auth/refresh", { data: {} })).status();
    await expect.poll(refresh).toBe(401);
  });
});

test("one's own data comes as a file; the account goes with its password", async ({ openPerson, site }) => {
  const page = await openPerson();
  await page.setViewportSize(PHONE);
  const account = await register(site, "Asha Rao", { role: "Team Leader" });
  await enter(page, account, "/profile");

  await test.step("a file with what is held, or a word on why not", async () => {
    const back = await loseOperation(page, "ExportMyData");
    const panel = page.getByRole("region", { name: "Your data" });
    await panel.getByRole("button", { name: "Download my data" }).click();
    await expect(panel.getByRole("alert")).toHaveText("Error: The server cannot be reached.");
    await back();
    const coming = page.waitForEvent("download");
    await panel.getByRole("button", { name: "Download my data" }).click();
    const download = await coming;
    expect(download.suggestedFilename()).toBe("my-club-data.json");
    const text = readFileSync(await download.path(), "utf8");
    expect(JSON.parse(text)).toMatchObject({ account: { email: account.email, name: "Asha Rao" } });
    await expect(panel.getByText("Your data is in the file my-club-data.json.")).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("deleted: signed out, at home, and no way back in", async () => {
    await page.getByRole("button", { name: "Delete my account" }).click();
    const modal = page.getByRole("dialog");
    await expect(modal).toContainText(`This deletes the account of ${account.email} and cannot be undone.`);
    await modal.getByLabel("Password", { exact: true }).fill(account.password);
    await modal.getByRole("button", { name: "Delete account" }).click();
    await expect(page).toHaveURL(`${site.url}/`);
    await expect(page.getByText("Your account was deleted.", { exact: true })).toBeVisible();
    await expect(page.getByRole("banner").getByRole("link", { name: "Login" })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem("user"))).toBeNull();
    const again = await page.request.post("/api/auth/login", {
      data: { email: account.email, password: account.password },
    });
    expect(again.status()).toBe(401);
  });
});
