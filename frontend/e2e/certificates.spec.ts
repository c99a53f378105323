import { fileURLToPath } from "node:url";
import { expectGoodInBothThemes } from "./support/at-widths";
import { expect, openAdmin, test } from "./support/demo-site";
import { enter, newStudent } from "./support/students";
import { expectOnPage } from "./support/visitors-page";

test.use({ siteOf: "ranked desk" });

/** A picture stands for a scan of a signature. */
const SCAN = fileURLToPath(new URL("../public/media/icons/icon-192.png", import.meta.url));

test("a layout with a signature, certificates by a list, the profile, the page that anybody looks up, and withdrawing", async ({
  openPerson,
  site,
}) => {
  const [page, person, visitor] = [await openPerson(), await openPerson(), await openPerson()];
  const asha = await newStudent(site, "Asha Rao");
  await openAdmin(page, "certificates", "event=genesis");

  await test.step("the layout is seen as it is printed, while it is written", async () => {
    const picture = page.getByRole("img", { name: /certificate with the longest name/ });
    await expect(picture).toBeVisible();
    const before = await picture.getAttribute("src");
    await page.getByLabel("Title").fill("Certificate of Taking Part");
    await expect(picture).not.toHaveAttribute("src", before ?? "");
    await page.getByRole("button", { name: "Add a signature" }).click();
    await page.getByLabel("Name", { exact: true }).fill("Dr. Meera Nair");
    await page.getByLabel("Office").fill("Head of the department");
    await page.getByLabel("Picture of the signature").setInputFiles(SCAN);
    await expect(page.getByRole("img", { name: "The signature" })).toBeVisible();
    await expectGoodInBothThemes(page, "certificates-layout");
    await page.getByRole("button", { name: "Save the layout" }).click();
    await expect(page.getByText("Layout saved.")).toBeVisible();
  });
  await test.step("a list is shown before it is given out, wrong lines with their reason", async () => {
    await page.getByRole("tab", { name: "Give out" }).click();
    await page.getByRole("button", { name: "Show who gets one" }).click();
    await expect(page.getByText("Nobody was checked in to this event.")).toBeVisible();
    await page.getByLabel("A list").check();
    const csv = `Name,Email\nAsha Rao,${asha.email}\nশ্রেয়সী বন্দ্যোপাধ্যায়,\nBob,nonsense`;
    await page.getByLabel("File").setInputFiles({
      ...{ name: "people.csv", mimeType: "text/csv" },
      buffer: Buffer.from(csv),
    });
    await page.getByRole("button", { name: "Show who gets one" }).click();
    await expect(page.getByText("2 certificates, 1 cannot be used")).toBeVisible();
    await page.getByRole("button", { name: "Give out 2 certificates" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Give out" }).click();
    await expect(page.getByRole("button", { name: "Save all as PDF" })).toBeVisible();
  });
  await test.step("the papers are saved in one file", async () => {
    const saved = page.waitForEvent("download");
    await page.getByRole("button", { name: "Save all as PDF" }).click();
    expect((await saved).suggestedFilename()).toBe("certificates.pdf");
  });
  const address = await test.step("the holder finds it in the profile", async () => {
    await enter(person, asha, "/profile");
    const link = person.getByRole("link", { name: "Its page" });
    await expect(link).toBeVisible();
    return (await link.getAttribute("href")) ?? "";
  });
  await test.step("a visitor looks it up; without it being known there is nothing", async () => {
    await visitor.goto(site.url + address);
    await expect(visitor.getByText("Genuine, and in force")).toBeVisible();
    await expect(visitor.getByRole("heading", { name: "Asha Rao" })).toBeVisible();
    await expectGoodInBothThemes(visitor, "certificate-good");
    const unknown = await fetch(`${site.url}/verify/AAAAAAAAAAAAAAAAAAAAAA`);
    expect(unknown.status).toBe(404);
    expect(await unknown.text()).toContain("No certificate has this address");
  });
  await test.step("withdrawn, its page says so at once, and why", async () => {
    await page.getByRole("button", { name: /Withdraw.*Asha Rao/ }).click();
    await page.getByRole("dialog").getByLabel("Why").fill("She was not there");
    await page.getByRole("dialog").getByRole("button", { name: "Withdraw it" }).click();
    await expect(page.getByText("Certificate withdrawn.")).toBeVisible();
    await expectOnPage(site, address, "She was not there");
  });
});
