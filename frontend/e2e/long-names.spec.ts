import { look } from "./support/look";
import { addRecord, decidePayment, expectNoSidewaysScroll, reportPayment } from "./support/teams";
import { asStudent, enter, newStudent, superadmin } from "./support/students";
import { expect, test } from "./support/test";

const LONG = "W".repeat(50);

test("long names and addresses make no page and no dialog wider than a phone", async ({
  openPerson,
  site,
}) => {
  const page = await openPerson();
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
  };
  const open = async (path: string, name: string) => {
    await page.goto(path);
    await fits(name);
  };
  const dialog = async (button: string | RegExp, name: string) => {
    await page.getByRole("button", { name: button }).first().click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await look(page, `long-${name}`);
    await expectNoSidewaysScroll(page);
    await expect(page.getByRole("dialog").getByRole("button", { name: "Close" })).toBeInViewport({
      ratio: 1,
    });
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
  };

  await enter(page, leader, "/profile");
  await fits("profile");
  await dialog(/^Delete/, "profile-delete");
  await open("/dashboard", "dashboard");
  await open("/events/syntaxsiege/team", "team");
  await open("/events/syntaxsiege/registration", "registration");
  await dialog(/^Edit Handle/, "handle");
  await dialog(/^Remove/, "remove");
  await dialog(/^Delete team/, "delete");
  await open("/createTeam", "create-team");
  await dialog(/^Add Member/, "add");
  await dialog(/^Edit/, "edit");
  await open("/payment", "payment");
  await reportPayment(site, leader, teamId);
  await decidePayment(site, teamId, { decision: "rejected", reason: "N".repeat(300) });
  await open("/payment", "payment-rejected");
});
