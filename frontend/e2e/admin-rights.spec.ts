import type { Page } from "@playwright/test";
import { expectGoodAtWidths } from "./support/at-widths";
import { demoAdmin, expect, graphql, test } from "./support/demo-site";
import { goWithin } from "./support/open-page";
import { setUpApp } from "./support/set-up-app";
import type { Site } from "./support/site";
import { enter, logInByApi, register, type Credentials } from "./support/students";

test.use({ siteOf: "shared desk" });

const SET = "mutation ($input: SetGrantsInput!) { setGrants(input: $input) { message } }";

/** Creates an account with these grants. The returned `give` replaces them by others. */
async function newHolder(
  site: Site,
  name: string,
  ...grants: readonly string[]
): Promise<{ credentials: Credentials; give: (...grants: readonly string[]) => Promise<void> }> {
  const credentials = await register(site, name);
  const { session } = await logInByApi(site, name, credentials);
  const give = async (...wanted: readonly string[]): Promise<void> => {
    await graphql(site, await demoAdmin(site), SET, { input: { userId: session.id, grants: wanted } });
  };
  await give(...grants);
  return { credentials, give };
}

const tabs = (page: Page) => page.getByRole("tablist", { name: "Admin" }).getByRole("tab");

test("a treasurer decides about payments, finds nothing else, and is notified when the right is taken", async ({
  openPerson,
  site,
}) => {
  const { credentials, give } = await newHolder(site, "Tara Treasurer", "TREASURER");
  const page = await openPerson();
  await page.setViewportSize({ width: 1280, height: 800 });
  await enter(page, credentials, "/admindashboard");
  await test.step("nothing before the second step is set up", async () => {
    await expect(
      page.getByText("Set up two-step login for your account to open the admin area."),
    ).toBeVisible();
    await setUpApp(page, credentials.password);
  });
  await test.step("the overview with what waits for a treasurer, and two tabs", async () => {
    await expect(tabs(page)).toHaveText([
      "Overview",
      "Check-in",
      /^Payments\d+ waiting$/,
      "Bank statement",
      "Integrations",
    ]);
    await expect(page.getByRole("region", { name: "Open tasks" }).getByRole("link")).toHaveCount(1);
    await page.getByRole("link", { name: /payments to check/ }).click();
    await expect(page.getByRole("button", { name: /^Accept / })).toBeVisible();
  });
  await test.step("a decision", async () => {
    await page.getByRole("button", { name: /^Accept / }).click();
    await expect(page.getByRole("status").filter({ hasText: /^Accepted: / })).toBeVisible();
  });
  await test.step("the menu leads here from a page that asks for nothing", async () => {
    await goWithin(page, "/contact");
    await page.getByRole("button", { name: /account menu/ }).click();
    await page.getByRole("link", { name: "Admin Panel" }).click();
    await expect(page.getByRole("heading", { name: "Open tasks" })).toBeVisible();
  });
  await test.step("another tab's address opens nothing", async () => {
    await goWithin(page, "/admindashboard?tab=users");
    await expect(page.getByRole("alert")).toContainText("You cannot open Users.");
    await expect(page.getByRole("table")).toHaveCount(0);
  });
  await test.step("the right is taken while the page is open", async () => {
    await tabs(page).getByText("Payments").click();
    await expect(page.getByRole("button", { name: /^Accept / })).toBeVisible();
    await give("CONTEST");
    const refusalAlert = page.getByRole("alert").filter({ hasText: "no longer open Payments" });
    // The page itself may notice the lost right before the click. The button is then gone, and the alert is clicked.
    const accept = page.getByRole("button", { name: /^Accept / });
    await accept.or(refusalAlert).first().click();
    await expect(refusalAlert).toContainText(
      "A Superadmin changed your rights while this page was open. Your rights: Contest.",
    );
    await expect(tabs(page)).toHaveText(["Overview", "Rankings", "Certificates"]);
  });
});

test("a reader looks at everything and changes nothing", async ({ openPerson, site }) => {
  const { credentials } = await newHolder(site, "Ravi Reader", "READER");
  const page = await openPerson();
  await page.setViewportSize({ width: 1280, height: 800 });
  await enter(page, credentials, "/admindashboard?tab=payments");
  await expect(tabs(page)).toHaveText([
    "Overview",
    "Users",
    "Teams",
    "Check-in",
    /^Payments\d+ waiting$/,
    "Bank statement",
    "Integrations",
  ]);
  await expect(page.getByText("This payment is waiting for a treasurer's decision.")).toBeVisible();
  await expect(page.getByRole("button", { name: /^(Accept|Reject) / })).toHaveCount(0);
  await page.keyboard.press("a");
  await expect(page.getByText("This payment is waiting for a treasurer's decision.")).toBeVisible();
  await expectGoodAtWidths(page, "reader-payments");
  await tabs(page).getByText("Teams").click();
  await page
    .getByRole("button", { name: /^Open / })
    .first()
    .click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("•••").first()).toBeVisible();
  await expect(dialog.getByRole("textbox")).toHaveCount(0);
  await expect(dialog.getByRole("button", { name: "Delete team..." })).toHaveCount(0);
  await dialog.getByRole("button", { name: "Done" }).click();
  await tabs(page).getByText("Users").click();
  await expect(page.getByRole("table")).toBeVisible();
  await expect(page.getByRole("button", { name: /^(Edit|Delete) / })).toHaveCount(0);
  await tabs(page).getByText("Bank statement").click();
  await expect(page.getByRole("heading", { name: "Earlier statements" })).toBeVisible();
  await expect(page.getByText("Choose the file")).toHaveCount(0);
});
