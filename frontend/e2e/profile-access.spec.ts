import { readFileSync } from "node:fs";
import { asStudent, enter, logInByApi, register } from "./support/students";
import { expectAccessible } from "./support/axe";
import { mailedCode } from "./support/people";
import { expect, test } from "./support/test";

const PHONE = { width: 360, height: 740 };

/** What each form and dialog says is in frontend/src/features/accounts/components/. */
test("sessions and a new password: others have to log in again, this device and its tabs stay until told to go", async ({
  openPerson,
  site,
}) => {
  const page = await openPerson();
  await page.setViewportSize(PHONE);
  const account = await register(site, "Asha Rao", { role: "User" });
  const elsewhere = await logInByApi(site, "Elsewhere", account);
  await enter(page, account, "/profile");
  const panel = page.getByRole("region", { name: "Where you are logged in" });
  const rows = panel.getByRole("list", { name: "Sessions" }).getByRole("listitem");

  await test.step("one session is ended from the list", async () => {
    const time = /\d{1,2} \w{3} \d{4}, \d{1,2}:\d{2} [AP]M IST/.source;
    await expect(rows.first()).toHaveText(
      new RegExp(`^Chrome on Windows(This device)?Logged in ${time}Last seen ${time}$`),
    );
    await expect(rows).toHaveCount(2);
    await expectAccessible(page);
    await rows.nth(1).getByRole("button", { name: "Log out" }).press("Enter");
    await expect(panel.getByText("The session was ended.")).toBeVisible();
    await expect(rows).toHaveCount(1);
    await expect(panel.getByRole("list", { name: "Sessions" })).toBeFocused();
    await expect(asStudent(site, elsewhere, "GET", "/api/eventTeam/get-all-team")).rejects.toThrow("401");
  });

  const tab = await page.context().newPage();
  await tab.goto("/profile");
  await expect(tab.getByText("This device")).toBeVisible();
  const third = await logInByApi(site, "Elsewhere", account);
  await test.step("a new password: still signed in here, in both tabs", async () => {
    const before = await page.evaluate(() => localStorage.getItem("user"));
    const password = page.getByRole("region", { name: "Password" });
    await password.getByRole("button", { name: "Change password" }).press("Enter");
    await password.getByLabel("Current Password").fill(account.password);
    await password.getByLabel("New Password").fill("quite a new password");
    await password.getByLabel("New Password").press("Enter");
    await expect(
      password.getByText("Password updated successfully! Every other device was logged out."),
    ).toBeVisible();
    await expect(password.getByRole("button", { name: "Change password" })).toBeFocused();
    expect(await page.evaluate(() => localStorage.getItem("user"))).not.toBe(before);
    await expect(rows).toHaveCount(1);
    for (const each of [tab, page]) {
      await each.getByRole("button", { name: "Download my data" }).click();
      await expect(each.getByText("Your data is in the file my-club-data.json.")).toBeVisible();
    }
    await expect(asStudent(site, third, "GET", "/api/eventTeam/get-all-team")).rejects.toThrow("401");
    await expect(logInByApi(site, "Asha Rao", account)).rejects.toThrow("401");
    await logInByApi(site, "Asha Rao", { ...account, password: "quite a new password" });
  });

  await test.step("everywhere, this device too", async () => {
    await panel.getByRole("button", { name: "Log out everywhere" }).click();
    const modal = page.getByRole("dialog", { name: "Log out everywhere?" });
    await modal.getByRole("button", { name: "Log out everywhere" }).click();
    await expect(page).toHaveURL(`${site.url}/`);
    await expect(page.getByRole("banner").getByRole("link", { name: "Login" })).toBeVisible();
    // The page is signed out at once, and tells the server of it meanwhile.
    const refresh = async () => (await page.request.post("/api/auth/refresh", { data: {} })).status();
    await expect.poll(refresh).toBe(401);
  });
});

test("another e-mail, one's own data as a file, and the account deleted with its password", async ({
  openPerson,
  site,
}) => {
  const page = await openPerson();
  await page.setViewportSize(PHONE);
  const account = await register(site, "Asha Rao", { role: "Team Leader" });
  const newEmail = `new.${account.email}`;
  await enter(page, account, "/profile");

  await test.step("a code goes to the new address; the old one is told of the change", async () => {
    const panel = page.getByRole("region", { name: "Email" });
    await panel.getByRole("button", { name: "Change email" }).click();
    await panel.getByLabel("New Email").fill(newEmail);
    await panel.getByLabel("New Email").press("Enter");
    await expect(panel.getByLabel("Code", { exact: true })).toBeFocused();
    await expectAccessible(page);
    await panel.getByLabel("Code", { exact: true }).fill(await mailedCode(site, newEmail));
    await panel.getByLabel("Password", { exact: true }).fill(account.password);
    await panel.getByRole("button", { name: "Change email" }).click();
    await expect(
      panel.getByText("Your e-mail address was changed. Every other device was logged out."),
    ).toBeVisible();
    await expect(panel).toContainText(`You log in with ${newEmail}`);
    await expect(page.getByRole("region", { name: "Your details" }).getByText(newEmail)).toBeVisible();
    const noticeMail = await site.mail.waitForMail(account.email, { subject: /changed/ });
    expect(noticeMail.text).toContain(newEmail);
  });

  await test.step("a file with what is held", async () => {
    const coming = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download my data" }).click();
    const download = await coming;
    expect(download.suggestedFilename()).toBe("my-club-data.json");
    const text = readFileSync(await download.path(), "utf8");
    expect(JSON.parse(text)).toMatchObject({ account: { email: newEmail, name: "Asha Rao" } });
  });

  await test.step("deleted: signed out, at home, and no way back in", async () => {
    await page.getByRole("button", { name: "Delete my account" }).click();
    const modal = page.getByRole("dialog", { name: "Delete your account?" });
    await expect(modal.getByLabel("Password", { exact: true })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.type(account.password);
    await modal.getByRole("button", { name: "Delete account" }).click();
    await expect(page).toHaveURL(`${site.url}/`);
    await expect(page.getByText("Your account was deleted.", { exact: true })).toBeVisible();
    await expect(page.getByRole("banner").getByRole("link", { name: "Login" })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem("user"))).toBeNull();
    await expect(logInByApi(site, "Asha Rao", { ...account, email: newEmail })).rejects.toThrow("401");
  });
});
