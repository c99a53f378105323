import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expectGoodAtWidths } from "./support/at-widths";
import { demoAdmin, expect, graphql, openAdmin, TEAMS, test } from "./support/demo-site";
import { newStudent, newTeam, uniqueHandle, uniqueTeamName } from "./support/students";
import { reportPayment } from "./support/teams";
import { writeXlsx } from "../src/shared/spreadsheet/write-xlsx";

test.use({ siteOf: "shared desk" });

const rows = (page: Page) => page.getByRole("grid", { name: "Users" }).getByRole("rowheader");
const count = (page: Page) => page.getByRole("status").filter({ hasText: /users?/ });

test("1,500 accounts are listed, one is edited and exported, several are deleted", async ({
  openPerson,
  site,
}) => {
  const mark = uniqueTeamName().slice(5);
  const named = (first: string) => newStudent(site, `${first} ${mark}`);
  const [leader, nextLeader, paid, person] = [
    await named("Leader"),
    await named("Heir"),
    await named("Paid"),
    await named("Farhan"),
  ];
  const team = await newTeam(site, leader, [nextLeader]);
  const paidTeam = await newTeam(site, paid);
  await reportPayment(site, paid, paidTeam.id);
  const page = await openPerson();
  await page.setViewportSize({ width: 1280, height: 800 });
  await openAdmin(page, "users");
  const search = page.getByRole("searchbox", { name: "Search" });

  await test.step("only the rows in sight are in the page, and the last one is a key away", async () => {
    await expect(count(page)).toContainText(/^1,5\d\d users$/);
    const all = Number((await count(page).innerText()).replace(/\D/g, ""));
    expect(all).toBeGreaterThanOrEqual(TEAMS * 3 + 1);
    expect(await rows(page).count()).toBeLessThan(60);
    await page.getByRole("region", { name: "Users" }).press("End");
    await expect(page.getByRole("grid").getByRole("row").last()).toHaveAttribute(
      "aria-rowindex",
      String(all + 1),
    );
  });
  await test.step("sorted, narrowed and searched, on the server and in the address", async () => {
    const head = page.getByRole("columnheader", { name: "Team" });
    for (const order of ["ascending", "descending"]) {
      await head.getByRole("button").click();
      await expect(head).toHaveAttribute("aria-sort", order);
    }
    await expect(page).toHaveURL(/sort=-team/);
    await page.getByLabel("Role", { exact: true }).selectOption("Team Leader");
    await search.fill(mark);
    await expect(page).toHaveURL(new RegExp(`[?&]q=${mark}`));
    await expect(rows(page)).toHaveCount(2);
    await page.getByLabel("Role", { exact: true }).selectOption("Any role");
    await expect(rows(page)).toHaveCount(4);
    await expectGoodAtWidths(page, "users");
  });

  await page.getByRole("button", { name: `Edit ${person.name}` }).click();
  const dialog = page.getByRole("dialog", { name: `Edit ${person.name}` });
  await test.step("what was typed is not lost by a slip", async () => {
    await dialog.getByLabel("College").fill('=HYPERLINK("http://evil.example","click")');
    await page.keyboard.press("Escape");
    const question = page.getByRole("dialog", { name: "Leave without saving?" });
    await question.getByRole("button", { name: "Cancel" }).click();
    await expect(dialog.getByLabel("College")).toHaveValue(/HYPERLINK/);
  });
  await test.step("wrong fields keep what was typed", async () => {
    await dialog.getByLabel("Team").fill("No such team");
    await dialog.getByLabel(/^Phone/).fill("123");
    // The names of teams come from the server as one types.
    await expect(async () => {
      await dialog.getByRole("button", { name: "Save", exact: true }).click();
      await expect(dialog.getByRole("alert").getByRole("link")).toHaveCount(2, { timeout: 500 });
    }).toPass();
    await expect(dialog.getByLabel("Team")).toHaveValue("No such team");
    await expectGoodAtWidths(page, "user-edit-wrong");
  });
  await test.step("a taken address is refused beside its field", async () => {
    await dialog.getByLabel("Team").fill(team.name.toUpperCase());
    await dialog.getByLabel(/^Phone/).fill("98765 43210");
    const email = dialog.getByLabel("Email", { exact: true });
    await email.fill(leader.email);
    await dialog.getByRole("button", { name: "Save", exact: true }).click();
    await expect(dialog.getByText("Email is already registered")).toBeVisible();
    await email.fill(person.email);
  });
  await test.step("saved and shown", async () => {
    const handle = uniqueHandle("farhan");
    await dialog.getByLabel("Codeforces handle").fill(handle);
    await dialog.getByLabel("Role", { exact: true }).selectOption("Team Leader");
    await dialog.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByRole("button", { name: "Make Team Leader" }).click();
    await expect(page.getByText(`${person.name}: User updated.`)).toBeVisible();
    const row = page.getByRole("grid", { name: "Users" }).getByRole("row", { name: person.name });
    await expect(row).toContainText(team.name);
    await expect(row).toContainText(handle);
    await expect(row).toContainText("Team Leader");
  });

  await test.step("an export has what is shown, every column, and nothing that runs as a formula", async () => {
    await search.fill(person.email);
    await expect(rows(page)).toHaveText([person.name]);
    await page.getByRole("button", { name: "Export" }).click();
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "What is shown (1) as CSV" }).click();
    expect((await download).suggestedFilename()).toMatch(/^users-\d{4}-\d\d-\d\d\.csv$/);
    const [head, line, end] = (await readFile(await (await download).path(), "utf8")).split("\r\n");
    expect(head).toBe(
      "\uFEFFName,Email,Role,Rights,Team,College,Roll No.,Codeforces handle,Phone,Signed up,Id,Team id",
    );
    expect(line).toContain(`${person.name},${person.email},Team Leader,,${team.name},`);
    expect(line).toContain(`"'=HYPERLINK(""http://evil.example"",""click"")"`);
    expect(end).toBe("");
    await page.keyboard.press("Escape");
  });

  await test.step("roll numbers are corrected by keys, a column is pasted with a look before, and both taken back", async () => {
    await search.fill(mark);
    await expect(rows(page)).toHaveCount(4);
    const [first = "", second = "", third = "", last = ""] = await rows(page).allInnerTexts();
    const roll = (name: string) => page.getByRole("row", { name }).locator('[data-cell="rollNo"]');
    const place = async (name: string) => (await roll(name).boundingBox()) ?? { x: 0, y: 0, width: 0 };
    const between = async () => {
      const [above, below] = [await place(first), await place(third)];
      return [below.y - above.y, above.width];
    };
    const before = await between();
    await roll(first).click();
    await expect(page.getByRole("textbox", { name: `Roll No. of ${first}` })).toBeFocused();
    // Neither rows nor columns move when a cell opens.
    expect(await between()).toEqual(before);
    await expectGoodAtWidths(page, "users-cell");
    await roll(first).click();
    await page.keyboard.type("21CS001");
    await page.keyboard.press("Enter");
    await page.keyboard.type("x".repeat(40));
    await page.keyboard.press("ArrowUp");
    await expect(roll(first)).toBeFocused();
    await expect(roll(first)).toHaveText("21CS001");
    await expect(roll(second)).toHaveText("x".repeat(40));
    await expect(page.getByText(`Roll No. of ${second} saved.`)).toBeVisible();
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.evaluate(() => navigator.clipboard.writeText("21CS001\n21CS002\n21CS003\n=1+1\n"));
    await page.keyboard.press("ControlOrMeta+v");
    const pasting = page.getByRole("dialog", { name: "Paste into the table?" });
    await expect(pasting.getByText("3 cells change, 0 refused.")).toBeVisible();
    await expectGoodAtWidths(page, "users-paste");
    await pasting.getByRole("button", { name: "Change 3 cells" }).click();
    await expect(roll(last)).toHaveText("=1+1");
    await expect(roll(first)).toBeFocused();
    await expectGoodAtWidths(page, "users-pasted");
    await page.keyboard.press("ControlOrMeta+z");
    await expect(roll(third)).toHaveText("—");
    await expect(roll(second)).toHaveText("x".repeat(40));
    await page.keyboard.press("ControlOrMeta+z");
    await page.keyboard.press("ControlOrMeta+z");
    await expect(roll(first)).not.toHaveText("21CS001");
  });

  await test.step("changed in a spreadsheet, and back with a preview", async () => {
    await page.getByRole("button", { name: "Import..." }).click();
    const importing = page.getByRole("dialog", { name: "Change people from a file" });
    const list = [
      ["E-mail address", "College name", "Remark"],
      [person.email, "Institute of the Import", "x"],
      ["nobody@nowhere.example", "X", null],
    ];
    const mimeType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
    const file = { name: "people.xlsx", mimeType, buffer: Buffer.from(writeXlsx({ People: list })) };
    await importing.getByLabel("File").setInputFiles(file);
    await expect(importing.getByText(/^Not used: Remark\./)).toBeVisible();
    await expectGoodAtWidths(page, "users-import");
    await expect(
      importing.getByText("1 person changes. 1 line cannot be used. 0 lines change nothing."),
    ).toBeVisible();
    await expect(importing.getByText("Nobody has this id or e-mail address")).toBeVisible();
    await importing.getByRole("button", { name: "Change 1 person" }).click();
    await expect(importing.getByText("1 person changed.")).toBeVisible();
    await expect(page.getByText("Institute of the Import").first()).toBeAttached();
    await importing.getByRole("button", { name: "Take back" }).click();
    await expect(importing.getByText("All changes were undone.")).toBeVisible();
    await importing.getByRole("button", { name: "Close" }).click();
    await expect(page.getByText("Institute of the Import")).toHaveCount(0);
  });

  await test.step("deleting says beforehand what becomes of each team, and who cannot go stays", async () => {
    await search.fill(mark);
    await expect(rows(page)).toHaveCount(4);
    for (const { name } of [leader, paid])
      await page.getByRole("checkbox", { name: `Select user ${name}` }).check();
    await page.getByRole("button", { name: "Delete...", exact: true }).click();
    const impact = page.getByRole("dialog", { name: "Delete 2 users?" });
    await expect(impact.getByRole("listitem")).toHaveCount(2);
    await expect(impact.getByRole("list")).toContainText(
      `${leader.name} leads ${team.name} (Syntax Siege 2025): ${nextLeader.name} becomes its leader.`,
    );
    await expect(impact.getByRole("list")).toContainText(
      `${paid.name} leads ${paidTeam.name} (Syntax Siege 2025), which reported its payment: cannot be deleted`,
    );
    await impact.getByRole("button", { name: "Delete user" }).click();
    await expect(page.getByText("1 user deleted.")).toBeVisible();
    await expect(rows(page)).toHaveCount(3);
    await expect(rows(page).filter({ hasText: leader.name })).toHaveCount(0);
    const { teams } = await graphql<{ teams: { name: string; leader: { name: string } }[] }>(
      site,
      await demoAdmin(site),
      "{ teams { name leader { name } } }",
    );
    expect(teams.find(({ name }) => name === team.name)?.leader.name).toBe(nextLeader.name);
  });

  await test.step("on a phone 25 cards at a time, and the page's end can be reached", async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole("button", { name: "Show all" }).click();
    await expect(page.getByText(/^25 of 1,5\d\d users shown$/)).toBeVisible();
    await page.getByRole("button", { name: "Show 25 more" }).click();
    await expect(page.getByText(/^50 of 1,5\d\d users shown$/)).toBeVisible();
  });
});
