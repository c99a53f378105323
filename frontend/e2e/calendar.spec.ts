import { enter, newStudent, newTeam } from "./support/students";
import { expect, test } from "./support/test";
import { visitorsPage } from "./support/visitors-page";

test("an event's page leads to its calendar file, the list of events to the feed", async ({ site }) => {
  const page = await visitorsPage(site, "/events/syntaxsiege");
  const [, path = ""] = /href="([^"]+)"[^>]*>(?:(?!<\/a>).)*Add to calendar/s.exec(page) ?? [];
  const reply = await fetch(site.url + path);
  expect(reply.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
  expect(await reply.text()).toContain("\r\nSUMMARY:Syntax Siege 2025\r\n");

  const list = await visitorsPage(site, "/events");
  const [, feed = ""] = /href="(webcal:[^"]+)"/.exec(list) ?? [];
  expect(feed).toMatch(/^webcal:\/\/.+\/calendar\.ics$/);
  expect(await visitorsPage(site, new URL(feed).pathname)).toContain("SUMMARY:Syntax Siege 2025");
});

test("somebody in a team subscribes to its dates; the calendar ends when they leave", async ({
  openPerson,
  site,
}) => {
  const leader = await newStudent(site, "Asha Rao");
  const member = await newStudent(site, "Ravi Kumar");
  const team = await newTeam(site, leader, [member]);
  const page = await openPerson();
  await enter(page, member, "/dashboard");
  await page.getByText("Dates in your calendar").click();
  const link = page.getByRole("link", { name: "Subscribe" });
  await expect(link).toBeVisible();

  const { pathname } = new URL((await link.getAttribute("href")) ?? "");
  const calendar = await page.request.get(pathname);
  expect(calendar.headers()["cache-control"]).toBe("private, no-cache");
  expect(await calendar.text()).toContain(`Team ${team.name}.`);

  await enter(page, member, "/events/syntaxsiege/registration");
  await page.getByRole("button", { name: "Leave team" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Leave team" }).click();
  await expect.poll(async () => (await page.request.get(pathname)).status()).toBe(404);
});
