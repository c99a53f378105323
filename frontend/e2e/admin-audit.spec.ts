import { readFile } from "node:fs/promises";
import { expectGoodAtWidths } from "./support/at-widths";
import { demoAdmin, expect, graphql, openAdmin, test } from "./support/demo-site";
import { newStudent, newTeam } from "./support/students";

test.use({ siteOf: "shared desk" });

test("who did what to whom and when: searched, narrowed, page by page, exported", async ({
  openPerson,
  site,
}) => {
  const admin = await demoAdmin(site);
  const team = await newTeam(site, await newStudent(site, "Asha Rao"));
  for (let ranking = 1; ranking <= 60; ranking++)
    await graphql(
      site,
      admin,
      "mutation ($input: UpdateTeamInput!) { updateTeam(input: $input) { message } }",
      {
        input: { teamId: team.id, ranking },
      },
    );
  const name = `${team.name} renamed`;
  await graphql(
    site,
    admin,
    "mutation ($input: UpdateTeamInput!) { updateTeam(input: $input) { message } }",
    {
      input: { teamId: team.id, name },
    },
  );

  const page = await openPerson();
  await page.setViewportSize({ width: 1280, height: 800 });
  await openAdmin(page, "audit");
  const entries = page.getByRole("list", { name: "Audit log" }).getByRole("listitem");
  await test.step("the newest first, fifty at a time", async () => {
    await expect(entries).toHaveCount(50);
    await expect(entries.first()).toContainText(`Demo Admin changed a team: ${team.name}`);
    await page.getByRole("button", { name: "Show more" }).click();
    await expect(entries).not.toHaveCount(50);
  });
  await test.step("searched and narrowed, with both in the address", async () => {
    await page.getByRole("searchbox", { name: "Search" }).fill(name);
    await expect(entries).toHaveCount(1);
    await expect(entries.first()).toContainText(name);
    await page.getByLabel("Action").selectOption("deleted a team");
    await expect(page.getByText("No entry matches. Change the filters.")).toBeVisible();
    await expect(page).toHaveURL(/q=.*&act=team\.delete/);
    await page.getByLabel("Action").selectOption("changed a team");
    await expect(entries).toHaveCount(1);
    await page.getByLabel("Action").selectOption("All");
    await page.getByRole("searchbox", { name: "Search" }).fill("");
  });
  await test.step("by who did it, and by day", async () => {
    await page.getByLabel("Person").selectOption("Demo Admin");
    await expect(entries).toHaveCount(50);
    await page.getByLabel(/^To/).fill("2020-01-01");
    await expect(page.getByText("No entry matches. Change the filters.")).toBeVisible();
    await page.getByLabel(/^To/).fill("");
    await expect(entries).toHaveCount(50);
  });
  await test.step("from an entry to all that was done to the same team, and to the team", async () => {
    await entries
      .first()
      .getByRole("link", { name: /all entries about this item/ })
      .click();
    await expect(page.getByText(`Only entries about ${team.name}`)).toBeVisible();
    await entries.first().getByRole("link", { name: team.name, exact: true }).click();
    await expect(page.getByRole("dialog", { name })).toBeVisible();
    // A record has its own address, so Back closes its dialog and returns to the log in one step.
    await page.goBack();
    await expect(page.getByRole("dialog")).toBeHidden();
    await page.getByRole("button", { name: "Show all entries" }).click();
    await page.getByLabel("Person").selectOption("All people");
  });
  await expectGoodAtWidths(page, "audit");
  await test.step("exported whole", async () => {
    await expect(page.getByRole("status").filter({ hasText: "entries" })).toBeVisible();
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export as CSV" }).click();
    const lines = (await readFile(await (await download).path(), "utf8")).trimEnd().split("\r\n");
    expect(lines[0]).toBe("\uFEFFAt,Who,Act,Kind,Name,Id,Details");
    expect(lines.filter((line) => line.includes(`,team.update,team,${team.name},${team.id},`))).toHaveLength(
      61,
    );
  });
});
