import { press, tabTo, typeInto } from "./support/keyboard";
import { openPage } from "./support/open-page";
import { mailedCode, person } from "./support/people";
import { newStudent, uniqueHandle } from "./support/students";
import { freshUtr } from "./support/payment";
import { expect, test } from "./support/test";

const PASSWORD = "a long enough password";

// guards.spec.ts tests the account menu and Logout by keyboard.
test("with the keyboard alone: from sign-up over team, member and handle to the reported payment", async ({
  openPerson,
  site,
}) => {
  const page = await openPerson();
  const main = page.getByRole("main");
  const asha = person("Asha", "Rao");
  const ravi = await newStudent(site, "Ravi Kumar");
  const teamName = `Keys ${asha.email.slice(5, 13)}`;

  await test.step("sign up", async () => {
    await openPage(page, "/signup");
    await typeInto(page, page.getByLabel("First Name"), "Asha");
    await typeInto(page, page.getByLabel("Last Name"), "Rao");
    await typeInto(page, page.getByLabel("Email"), asha.email);
    await press(page, page.getByRole("button", { name: "Verify Email" }));
    const modal = page.getByRole("dialog");
    await expect(modal.getByLabel("Code")).toBeFocused();
    await page.keyboard.type(await mailedCode(site, asha.email));
    await expect(modal).toBeHidden();
    await typeInto(page, page.getByLabel("Password", { exact: true }), PASSWORD);
    await tabTo(page, page.getByRole("radio", { checked: true }));
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("radio", { name: /Team Leader/ })).toBeChecked();
    await press(page, page.getByRole("button", { name: "Register" }));
    await expect(page.getByText("Registration successful! Redirecting to login...")).toBeVisible();
    // The person is already signed in, so the login page redirects and focuses the new page's content.
    await page.waitForURL("**/profile");
    await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
    await page.waitForFunction(() => document.querySelector("main")?.contains(document.activeElement));
  });

  await test.step("to the registration", async () => {
    await press(page, main.getByRole("link", { name: "Create Team" }));
    await page.waitForURL("**/events/syntaxsiege/registration");
  });

  await test.step("create the team, add a member, set a handle", async () => {
    await typeInto(page, page.getByLabel("Team Name"), teamName);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Manage Team" })).toBeVisible();
    await typeInto(page, page.getByLabel("Member Email"), ravi.email);
    await page.keyboard.press("Enter");
    await expect(main.getByText(ravi.email)).toBeVisible();
    const edit = page.getByRole("button", { name: "Edit Handle of Asha Rao" });
    await press(page, edit);
    await expect(page.getByPlaceholder("Enter Codeforces handle")).toBeFocused();
    const handle = uniqueHandle("asha");
    await page.keyboard.type(handle);
    await page.keyboard.press("Enter");
    await expect(main.getByText(`CF: ${handle}`)).toBeVisible();
    await expect(page.getByRole("dialog")).toBeHidden();
  });

  await test.step("report the payment", async () => {
    await press(page, main.getByRole("link", { name: "Payment", exact: true }));
    await page.waitForURL("**/payment");
    await press(page, main.getByText("I have already transferred money"));
    await typeInto(page, page.getByLabel("Transaction ID or UTR"), freshUtr());
    await page.keyboard.press("Enter");
    await expect(
      main.getByText("Form submitted successfully! Payment status updated to pending."),
    ).toBeVisible();
    await expect(main.getByText("pending").first()).toBeVisible();
  });
});
