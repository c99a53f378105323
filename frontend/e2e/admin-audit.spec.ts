import { readFile } from "node:fs/promises";
import { expectGoodAtWidths } from "./support/at-widths";
import { demoAdmin, expect, graphql, openAdmin, test } from "./support/demo-site";
import { newStudent, newTeam } from "./support/students";

test.use({ siteOf: "shared desk" });

const RENAME = "mutation ($input: UpdateTeamInput!) { updateTeam(input: $input) { message } }";

/** The other filters and the pages of the log are tested in features/admin-audit/components/audit-section.test.tsx. */
test("who did what to whom and when: searched, followed to the team and back, exported", async ({
  openPerson,
  site,
}) => {
  const admin = await demoAdmin(site);
  const team = await newTeam(site, await newStudent(site, "Asha Rao"));
  const name = `${team.name} renamed`;
  await graphql(site, admin, RENAME, { input: { teamId: team.id, ranking: 60 } });
  await graphql(site, admin, RENAME, { input: { teamId: team.id, name } });

  const page = await openPerson();
  await page.setViewportSize({ width: 1280, height: 800 });
  await openAdmin(page, "audit");
  const entries = page.getByRole("list", { name: "Audit log" }).getByRole("listitem");
  await test.step("searched, with the text in the address", async () => {
    await page.getByRole("searchbox", { name: "Search" }).fill(name);
    await expect(entries).toHaveCount(1);
    await expect(entries.first()).toContainText(`Demo Admin changed a team: ${team.name}`);
    await expect(entries.first()).toContainText(name);
    await expect(page).toHaveURL(/q=/);
  });
  await test.step("from an entry to the team, and to all that was done to the same team", async () => {
    await entries.first().getByRole("link", { name: team.name, exact: true }).click();
    await expect(page.getByRole("dialog", { name })).toBeVisible();
    // The team's dialog has its own address, so Back closes it and returns to the log in one step.
    await page.goBack();
    await expect(page.getByRole("dialog")).toBeHidden();
    await entries
      .first()
      .getByRole("link", { name: /all entries about this item/ })
      .click();
    await expect(page.getByText(`Only entries about ${team.name}`)).toBeVisible();
    await expect(entries).toHaveCount(2);
  });
  await expectGoodAtWidths(page, "audit");
  await test.step("exported", async () => {
    await expect(page.getByRole("status").filter({ hasText: "entries" })).toBeVisible();
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export as CSV" }).click();
    const lines = (await readFile(await (await download).path(), "utf8")).trimEnd().split("\r\n");
    expect(lines[0]).toBe("\uFEFFAt,Who,Act,Kind,Name,ID,Details");
    expect(lines.filter((line) => line.includes(`,team.update,team,${team.name},${team.id},`))).toHaveLength(
      2,
    );
  });
});
