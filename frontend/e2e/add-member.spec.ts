import type { Page } from "@playwright/test";
import { enter, newStudent } from "./support/students";
import { expectNoSidewaysScroll } from "./support/teams";
import { expectAccessible } from "./support/axe";
import { openPage } from "./support/open-page";
import { expect, test } from "./support/test";

const RAVI = { name: "Ravi Kumar", email: "ravi@example.org", phone: "9876543210" };
const MEERA = {
  name: "Meera Sen",
  email: "a.very.long.address.of.somebody.called.meera@department.example.org",
  phone: "9876543211",
};

async function add(page: Page, { name, email, phone }: typeof RAVI): Promise<void> {
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Phone").fill(phone);
  await page.getByRole("button", { name: "Add to the list" }).click();
}

const stored = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(
      ["teamMembers", "teamName", "teamData"].map((key) => [key, localStorage.getItem(key)]),
    ),
  );

/** What the page says, and what it makes of any storage, is in frontend/src/features/teams/local-members/. */
test("the list is made without a word to the server, kept over a reload, the same in each tab, cleared by Logout", async ({
  openPerson,
  site,
}) => {
  const page = await openPerson();
  await page.setViewportSize({ width: 360, height: 740 });
  await enter(page, await newStudent(site, "Nina Das"), "/addmem");
  const sent: string[] = [];
  page.on("request", (request) => sent.push(request.postData() ?? ""));

  await test.step("two members and a name, in the specification's keys", async () => {
    await expect(page.getByText("Nobody is in your list yet.")).toBeVisible();
    await page.getByLabel("Team name").fill("Null Pointers");
    await add(page, RAVI);
    await expect(page.getByText("1 of 2")).toBeVisible();
    await add(page, MEERA);
    await expect(page.getByText("A team cannot have more than 3 members.")).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    const { teamMembers, teamName, teamData } = await stored(page);
    const members = JSON.parse(teamMembers ?? "null") as unknown[];
    expect(members).toEqual([RAVI, MEERA]);
    expect(teamName).toBe("Null Pointers");
    expect(JSON.parse(teamData ?? "null")).toEqual({ name: "Null Pointers", members });
    expect(sent.filter((body) => /Ravi|Meera|Null Pointers/.test(body))).toEqual([]);
  });

  const other = await page.context().newPage();
  await test.step("another tab has it, and what one removes goes in the other", async () => {
    await openPage(other, "/addmem");
    await expect(other.getByLabel("Team name")).toHaveValue("Null Pointers");
    await other.getByRole("button", { name: "Remove Ravi Kumar from the list" }).click();
    await expect(page.getByText("1 of 2")).toBeVisible();
    await expect(page.getByText("ravi@example.org")).toHaveCount(0);
  });
  await test.step("Logout in one clears it in both", async () => {
    await other.getByRole("button", { name: /account menu/ }).click();
    await other.getByRole("button", { name: "Logout" }).click();
    await expect(page.getByText("Nobody is in your list yet.")).toBeVisible();
    await expect.poll(() => stored(page)).toEqual({ teamMembers: null, teamName: null, teamData: null });
  });
});
