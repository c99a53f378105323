import { expectGoodInBothThemes } from "./support/at-widths";
import { openDesk, setUpDesk } from "./support/desk";
import { devices } from "@playwright/test";
import { enter, superadmin } from "./support/students";
import { expect, test } from "./support/test";

test.use({ siteOf: "the desk of an event", serviceWorkers: "block" });

test("looks", async ({ openPerson, site }) => {
  const { helper, asha } = await setUpDesk(site);
  const page = await openPerson(devices["Pixel 7"]);
  await enter(page, helper, "/desk");
  await expect(page.getByLabel("Session")).toBeVisible();
  await expectGoodInBothThemes(page, "v-start");
  let outcome = "REVERTED";
  await page.route("**/graphql", async (route) => {
    if (!(route.request().postData() ?? "").includes("checkIn(")) return route.continue();
    const reply = await route.fetch();
    const body = await reply.json();
    const [result] = body.data?.checkIn?.results ?? [];
    if (result) { result.outcome = outcome; if (outcome === "UNKNOWN") { result.personName = null; result.teamName = null; } }
    await route.fulfill({ response: reply, json: body });
  });
  for (outcome of ["REVERTED", "NOT_QUALIFIED", "NOT_CONFIRMED", "OTHER_DAY", "OTHER_EVENT", "UNKNOWN"]) {
    await page.getByLabel("Find by name, team or handle").fill("Meera");
    await page.getByRole("button", { name: /^Meera Nair/ }).click();
    await expect(page.getByRole("alert")).toBeVisible();
    await page.waitForTimeout(300);
    await expectGoodInBothThemes(page, `v-${outcome.toLowerCase()}`);
  }
  await page.getByRole("button", { name: "Scan with the camera" }).click();
  await page.waitForTimeout(1500);
  await expectGoodInBothThemes(page, "v-nocamera");
  await page.getByRole("button", { name: "Walk-in: Meera Nair" }).click();
  await expectGoodInBothThemes(page, "v-walkin");
  const student = await openPerson();
  await enter(student, asha, "/dashboard");
  const src = await student.getByRole("img", { name: /QR code of the pass/ }).getAttribute("src");
  console.log(src?.slice(0, 60));
});
