import { demoAdmin, expect, graphql, openAdmin, test } from "./support/demo-site";
import { enter } from "./support/students";

/**
 * `PICTURES=docs/pictures npx playwright test --config frontend/playwright.config.ts pictures` makes the pictures of
 * README.md.
 */
const folder = process.env["PICTURES"] ?? "";

const DEMO_PASSWORD = "syntax-siege-demo";
const TEAMS = "{ teams { ranking leader { email } } }";
interface Teams {
  readonly teams: readonly {
    readonly ranking: number | null;
    readonly leader: { readonly email: string } | null;
  }[];
}

test.use({ siteOf: "shared desk" });

test("the site, a team on a phone and the admin area are pictured", async ({ site, openPerson }) => {
  const page = await openPerson();
  await page.setViewportSize({ width: 1280, height: 860 });
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  await page.screenshot({ path: `${folder}/site.png` });

  await openAdmin(page, "payments");
  await expect(page.getByText(/payments waiting/)).toBeVisible();
  await expect(page.getByText("Reported by").nth(1)).toBeVisible();
  await page.screenshot({ path: `${folder}/admin.png` });

  // The leader of the first round's winning team, whose payment is due.
  const { teams } = await graphql<Teams>(site, await demoAdmin(site), TEAMS);
  const email = teams.find(({ ranking }) => ranking === 1)?.leader?.email ?? "";
  const phone = await openPerson();
  await phone.setViewportSize({ width: 360, height: 860 });
  await enter(phone, { email, password: DEMO_PASSWORD }, "/dashboard");
  await expect(phone.getByText("Leader", { exact: true })).toBeVisible();
  await phone.screenshot({ path: `${folder}/team.png` });
});
