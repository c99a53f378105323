import { expect } from "@playwright/test";
import { open, picture, shortStatement, test, whoMayCome } from "./support/handbook-site";
import { button, dialog } from "./support/rankings";
import { choose, chip } from "./support/statement-page";

/**
 * Makes the handbook's pictures: `npm run handbook:pictures` (docs/handbook/pictures). The tests run one after the
 * other, because they share a site.
 */
test.describe.configure({ mode: "serial" });

test("taking over", async ({ admin }) => {
  await open(admin, "overview");
  await expect(admin.getByText("Open tasks")).toBeVisible();
  await picture(admin, "overview");

  await open(admin, "profile");
  await picture(admin, "profile", admin.getByRole("heading", { name: "Two-step login" }));

  await open(admin, "users", "q=Aarav");
  await button(admin, /^Edit /)
    .first()
    .click();
  const rights = dialog(admin).getByRole("region", { name: "Rights" });
  await expect(rights).toBeVisible();
  await rights.scrollIntoViewIfNeeded();
  await picture(admin, "rights");

  await open(admin, "settings");
  await admin.getByLabel("Account holder").fill("Coding Club");
  await admin.getByLabel("UPI ID").fill("club@upi");
  await button(admin, "Show the QR code").click();
  await expect(admin.getByRole("img", { name: /QR/ })).toBeVisible();
  await picture(admin, "settings", admin.getByRole("heading", { name: "Account for payments" }));
  await admin.getByLabel("Account number").fill("001234567890");
  await admin.getByLabel("IFSC").fill("SBIN0001234");
  await button(admin, "Save account").click();
  await expect(admin.getByText(/saved/i).first()).toBeVisible();
});

test("before the event", async ({ admin }) => {
  await open(admin, "events", "event=syntaxsiege");
  await picture(admin, "event", admin.getByRole("heading", { name: "Days and registration" }));

  await open(admin, "content");
  await button(admin, /^Edit The club/).click();
  await button(admin, "Show the preview").click();
  await expect(admin.frameLocator("iframe").getByRole("heading").first()).toBeVisible();
  await admin.setViewportSize({ width: 1280, height: 1000 });
  await picture(admin, "content", admin.getByRole("heading", { name: "Preview", exact: true }));
  await admin.setViewportSize({ width: 1280, height: 800 });

  await open(admin, "notices");
  await button(admin, "Add a notice").click();
  await admin.getByLabel("Title").fill("Registration closes on Sunday");
  await admin
    .getByLabel("Text", { exact: true })
    .fill("Your team can be changed until 5 PM. After that the list is final.");
  await picture(admin, "notices");

  await open(admin, "mail");
  await admin.getByLabel("Missing").selectOption({ label: "Missing a Codeforces handle" });
  await admin.getByLabel("Subject").fill("{team}: your handles are missing");
  await admin
    .getByLabel("Text", { exact: true })
    .fill("Hello {name},\n\n{team} still lacks {missing}. Please fill it in before Sunday:\n{teamPage}");
  await picture(admin, "mail", admin.getByRole("heading", { name: "Message", exact: true }));
});

test("registration weeks", async ({ admin, site }) => {
  await open(admin, "payments");
  await expect(button(admin, /^Accept /)).toBeVisible();
  await picture(admin, "payments");

  await open(admin, "statements");
  await choose(admin, await shortStatement(site), "february.csv");
  await expect(chip(admin, "Exact")).toBeVisible();
  await admin.setViewportSize({ width: 1280, height: 1000 });
  await picture(admin, "statement");
  await admin.setViewportSize({ width: 1280, height: 800 });

  await open(admin, "teams");
  await button(admin, /^Open/).first().click();
  await expect(dialog(admin).getByText("Team name")).toBeVisible();
  await picture(admin, "team");

  await open(admin, "payments", "status=owing");
  await expect(admin.getByText("Teams that owe the fee")).toBeAttached();
  await picture(admin, "owing");
});

test("contest days, ranking and certificates", async ({ admin }) => {
  await open(admin, "checkin");
  await expect(admin.getByText("Check-ins", { exact: true })).toBeVisible();
  await picture(admin, "check-in");

  await open(admin, "rankings");
  await expect(button(admin, "Publish...")).toBeVisible();
  await picture(admin, "rankings");
  await open(admin, "rankings", "view=places");
  await picture(admin, "places");

  await open(admin, "certificates");
  const paper = admin.locator("figure img");
  await expect(paper).toHaveJSProperty("complete", true);
  await expect(paper).not.toHaveJSProperty("naturalWidth", 0);
  await picture(admin, "certificates");
});

test("the desk, on a phone", async ({ admin, site }) => {
  await admin.setViewportSize({ width: 360, height: 780 });
  await admin.goto("/desk");
  await admin.getByLabel("Find by name, team or handle").fill(await whoMayCome(site));
  await button(admin, /may enter$/)
    .first()
    .click();
  await expect(admin.getByRole("alert")).toContainText("Welcome");
  await picture(admin, "desk", admin.getByRole("heading", { name: "Desk" }));
});

test("closing, and afterwards", async ({ admin }) => {
  for (const [view, name] of [
    ["", "season"],
    ["view=people", "hand-over"],
    ["view=clean-up", "clean-up"],
  ] as const) {
    await open(admin, "season", view);
    await picture(admin, name);
  }
  for (const tab of ["integrations", "audit"]) {
    await open(admin, tab);
    await picture(admin, tab);
  }
});
