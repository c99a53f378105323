import type { Page } from "@playwright/test";
import { enter, newStudent } from "./support/students";
import { expectNoSidewaysScroll, newLeader } from "./support/teams";
import { expectAccessible } from "./support/axe";
import { openPage } from "./support/open-page";
import { expect, test } from "./support/test";

const PHONE = { width: 360, height: 740 };
const RAVI = { name: "Ravi Kumar", email: "ravi@example.org", phone: "9876543210" };
const MEERA = { name: "Meera Sen", email: "meera@example.org", phone: "9876543211" };

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

test("the list is made, kept over a reload and cleared by hand, without a word to the server", async ({
  openPerson,
}) => {
  const page = await openPerson();
  await page.setViewportSize(PHONE);
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(api|graphql)/.test(pathname)) asked.push(pathname);
  });

  await test.step("empty: it says that nothing is sent, and asks for all three fields", async () => {
    await openPage(page, "/addmem");
    await expect(page.getByRole("heading", { level: 1, name: "Add Team Members" })).toBeVisible();
    await expect(page.getByText("Nothing on this page is sent to the club.")).toBeVisible();
    await expect(page.getByText("Nobody is in your list yet.")).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel("Name", { exact: true }).fill("Ravi Kumar");
    await page.getByRole("button", { name: "Add to the list" }).click();
    await expect(page.getByRole("alert")).toContainText("All fields are required.");
    await expect(page.getByLabel("Email")).toBeFocused();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  await test.step("two members and a name, in the specification's keys", async () => {
    await page.getByLabel("Team name").fill("Null Pointers");
    await add(page, RAVI);
    await expect(page.getByText("1 of 2")).toBeVisible();
    await add(page, {
      ...MEERA,
      email: "a.very.long.address.of.somebody.called.meera@department.example.org",
    });
    await expect(page.getByText("A team cannot have more than 3 members.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Add to the list" })).toHaveCount(0);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    const { teamMembers, teamName, teamData } = await stored(page);
    const members = JSON.parse(teamMembers ?? "null") as unknown[];
    expect(members[0]).toEqual(RAVI);
    expect(members).toHaveLength(2);
    expect(teamName).toBe("Null Pointers");
    expect(JSON.parse(teamData ?? "null")).toEqual({ name: "Null Pointers", members });
  });

  await test.step("a reload keeps them; a removed one can be taken back until the next", async () => {
    await page.reload();
    await expect(page.getByLabel("Team name")).toHaveValue("Null Pointers");
    await page.getByRole("button", { name: "Remove Ravi Kumar from the list" }).click();
    await expect(page.getByText("Ravi Kumar was removed from the list.")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Undo and keep Ravi Kumar" }).click();
    await expect(page.getByText("2 of 2")).toBeVisible();
    for (const name of ["Ravi Kumar", "Meera Sen"])
      await page.getByRole("button", { name: `Remove ${name} from the list` }).click();
    await page.getByLabel("Team name").fill("");
    await expect(page.getByText("Nobody is in your list yet.")).toBeVisible();
    expect(await stored(page)).toEqual({ teamMembers: null, teamName: null, teamData: null });
  });
  expect(asked).toEqual([]);
});

test("what stands in storage never breaks the page", async ({ openPerson }) => {
  const page = await openPerson();
  await openPage(page, "/addmem");
  const hostile = ["[{", "null", "7", '{"length":9}', '[null,1,{"name":{}},{"__proto__":{"name":"x"}}]'];
  for (const text of hostile) {
    await page.evaluate((value) => {
      for (const key of ["teamMembers", "teamData"]) localStorage.setItem(key, value);
    }, text);
    await openPage(page, "/addmem");
    await expect(page.getByText("Nobody is in your list yet.")).toBeVisible();
  }
  await page.evaluate(() => {
    const entry = {
      name: `<img src=x onerror=alert(1)> ${"x".repeat(5_000)}`,
      email: "e".repeat(5_000),
      phone: "",
    };
    localStorage.setItem("teamMembers", JSON.stringify(Array.from({ length: 50 }, () => entry)));
  });
  await page.setViewportSize(PHONE);
  await openPage(page, "/addmem");
  await expect(page.getByRole("button", { name: /^Remove <img src=x/ })).toHaveCount(10);
  await expectNoSidewaysScroll(page);
});

test("where the browser forbids storage the page says so", async ({ openPerson }) => {
  const page = await openPerson();
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, "localStorage", {
      get() {
        throw new DOMException("The operation is insecure.", "SecurityError");
      },
    });
  });
  await openPage(page, "/addmem");
  await expect(page.getByRole("alert")).toContainText(
    "This browser does not let the site store anything, so no list can be kept here.",
  );
  await expect(page.getByRole("button", { name: "Add to the list" })).toHaveCount(0);
  await expectAccessible(page);
});

test("tabs follow each other, a logout clears the list in all of them", async ({ openPerson, site }) => {
  const page = await openPerson();
  await enter(page, await newStudent(site, "Nina Das"), "/addmem");
  const other = await page.context().newPage();
  await openPage(other, "/addmem");
  await add(page, RAVI);
  await expect(other.getByText("ravi@example.org")).toBeVisible();
  await add(other, MEERA);
  await expect(page.getByText("A team cannot have more than 3 members.")).toBeVisible();
  await other.getByRole("button", { name: /account menu/ }).click();
  await other.getByRole("button", { name: "Logout" }).click();
  await expect(page.getByText("Nobody is in your list yet.")).toBeVisible();
  await expect.poll(() => stored(page)).toEqual({ teamMembers: null, teamName: null, teamData: null });
});

test("the list leads on to the team, where a press fills in the form and sends nothing", async ({
  openPerson,
  site,
}) => {
  const page = await openPerson();
  const { leader } = await newLeader(site);
  await enter(page, leader, "/addmem");
  await add(page, RAVI);
  await page.getByRole("link", { name: "Go to your team" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Your Team" })).toBeVisible();
  await page.getByRole("button", { name: "Add Member" }).click();
  const dialog = page.getByRole("dialog", { name: "Add Member" });
  const list = dialog.getByRole("group", { name: "Fill in from your list" });
  await expectAccessible(page);
  await list.getByRole("button", { name: "Ravi Kumar" }).click();
  await expect(dialog.getByLabel("Name")).toHaveValue("Ravi Kumar");
  await expect(dialog.getByLabel("Email")).toHaveValue("ravi@example.org");
  await expect(dialog.getByLabel("Phone")).toHaveValue("9876543210");
  await expect(page.getByText("1 of 3")).toBeVisible();
  await dialog.getByRole("button", { name: "Add" }).click();
  await expect(dialog.getByText("University Roll Number is required.")).toBeVisible();
});
