import { CodeforcesServer } from "../../backend/src/modules/codeforces/testing/codeforces-server";
import { expectGoodAtWidths } from "./support/at-widths";
import { graphql } from "./support/demo-site";
import { startSite } from "./support/site";
import { enter, newStudent, newTeam } from "./support/students";
import { expect, test as base } from "./support/test";

/** Proving a Codeforces handle, with a stand-in for Codeforces. */
let codeforces: CodeforcesServer;

const test = base.extend({
  site: async ({ siteNamed }, provide) => {
    await provide(await siteNamed("codeforces", () => startSite({ CODEFORCES_API_URL: codeforces.apiUrl })));
  },
});
test.beforeAll(async () => {
  codeforces = await CodeforcesServer.start();
});
test.afterAll(() => codeforces.close());

test("a handle that somebody else typed is proved by its owner, and both see what that means", async ({
  site,
  openPerson,
}) => {
  codeforces.addUsers("tourist");
  const [asha, ravi] = [await newStudent(site, "Asha Rao"), await newStudent(site, "Ravi Sen")];
  await newTeam(site, asha);
  await newTeam(site, ravi);
  await graphql(
    site,
    asha,
    "mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { message } }",
    { input: { name: asha.name, codeforcesHandle: "tourist" } },
  );

  const page = await openPerson();
  await enter(page, ravi, "/profile");
  await page.getByRole("button", { name: "Edit details" }).click();
  await page.getByLabel(/Codeforces handle/).fill("tourist");
  await page.getByRole("button", { name: "Save details" }).click();
  await expect(page.getByText(/Somebody else in this event has this handle/).first()).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Leave without saving" }).click();
  await page.getByRole("button", { name: "Prove a handle" }).click();
  await page.getByRole("textbox", { name: "Codeforces handle" }).fill("tourist");
  await page.keyboard.press("Enter");
  const code = await page.locator("dialog, [role=dialog]").locator("code").first().textContent();
  await page.getByRole("button", { name: "Check" }).click();
  await expect(page.getByRole("alert")).toContainText("not in your profile on Codeforces yet");
  await expectGoodAtWidths(page, "handle-code");
  codeforces.users.set("tourist", { handle: "tourist", organization: code ?? "" });
  await page.getByRole("button", { name: "Check" }).click();
  await expect(page.getByRole("dialog", { name: "Verified" })).toBeVisible();
  await page.getByRole("button", { name: "Done" }).click();
  await expect(page.getByText("Verified", { exact: true }).first()).toBeVisible();

  await enter(page, asha, "/dashboard");
  await expect(page.getByText("Taken", { exact: true }).first()).toBeVisible();
});
