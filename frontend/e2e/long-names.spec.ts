import { PERSONAL_PATHS } from "../../backend/src/kernel/contract/paths";
import { expectAccessible } from "./support/axe";
import { look } from "./support/look";
import { turnTo } from "./support/open-page";
import { addRecord, decidePayment, expectNoSidewaysScroll, reportPayment } from "./support/teams";
import { asStudent, enter, newStudent, superadmin } from "./support/students";
import { expect, test } from "./support/test";
import { watch } from "./support/watch";

const LONG = "W".repeat(50);
/**
 * Pages that other files check. guards.spec.ts checks `/forget-pass` and `/addmem`. The other pages have journeys of
 * their own.
 */
const ELSEWHERE = ["/signup", "/login", "/forget-pass", "/addmem", "/desk", "/pass", "/setup"];
/**
 * Also leaves out `/receipts/:number`, which needs a receipt's number, `/admindashboard`, which has its own journeys,
 * and `/team`, which shows the home page.
 */
const NOT_HERE = [...ELSEWHERE, "/receipts/:number", "/admindashboard", "/team"];
const PATHS = PERSONAL_PATHS.filter((path) => !NOT_HERE.includes(path)).map((path) =>
  path.replace(":slug", "syntaxsiege"),
);
/** Buttons that open a dialog, by page. */
const DIALOGS: Readonly<Record<string, readonly RegExp[]>> = {
  "/profile": [/^Delete/],
  "/events/syntaxsiege/registration": [/^Edit Handle/, /^Remove/, /^Delete team/],
  "/createTeam": [/^Add Member/, /^Edit/],
};

test("a leader's pages and dialogs with long names fit a phone, axe finds nothing, nothing is an error", async ({
  openPerson,
  site,
}) => {
  const page = await openPerson();
  const problems = await watch(page);
  await page.setViewportSize({ width: 360, height: 740 });
  const email = `asha.${"long".repeat(12)}.${Date.now().toString(36)}@students.example.org`;
  const leader = await newStudent(site, `Asha ${"Venkatanarasimharajuvaripeta".repeat(2)}`, { email });
  const made = await asStudent(site, leader, "POST", "/api/eventTeam/create-team", {
    name: LONG,
    leaderId: leader.session.id,
  });
  leader.session = made["session"] as typeof leader.session;
  const teamId = String((made["team"] as { _id: unknown })._id);
  await addRecord(site, leader, teamId, {
    name: "M".repeat(80),
    universityRollNo: "R".repeat(40),
    email: `m.${email}`,
  });
  await asStudent(site, await superadmin(site), "PUT", `/api/superadmin/teams/${teamId}`, { ranking: 1 });
  const main = page.getByRole("main");
  const fits = async (name: string) => {
    await expect(main.getByText(LONG).or(main.getByText(email)).first()).toBeVisible();
    await look(page, `long-${name}`);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, name === "page-0" ? "light" : "new"); // theme.test.ts checks both themes' colours
  };
  const opens = async (button: RegExp, name: string) => {
    await page.getByRole("button", { name: button }).first().click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await look(page, `long-${name}`);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, "new");
    await expect(page.getByRole("dialog").getByRole("button", { name: "Close" })).toBeInViewport({
      ratio: 1,
    });
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
  };

  await enter(page, leader, "/team");
  await expectNoSidewaysScroll(page);
  for (const [at, path] of PATHS.entries()) {
    await test.step(path, async () => {
      await turnTo(page, path);
      await fits(`page-${String(at)}`);
      for (const [number, button] of (DIALOGS[path] ?? []).entries())
        await opens(button, `dialog-${String(at)}-${String(number)}`);
    });
  }
  await test.step("a rejected payment with a long reason", async () => {
    await reportPayment(site, leader, teamId);
    await decidePayment(site, teamId, { decision: "rejected", reason: "N".repeat(300) });
    await page.goto("/payment");
    await fits("payment-rejected");
  });
  expect(problems).toEqual([]);
});
