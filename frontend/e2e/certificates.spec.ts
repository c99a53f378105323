import type { Page } from "@playwright/test";
import { fileURLToPath } from "node:url";
import { expectGoodAtWidths } from "./support/at-widths";
import { expect, openAdmin, test } from "./support/demo-site";
import { newStudent } from "./support/students";

// whole-event.spec.ts tests the holder's profile and a certificate's public page.
test.use({ siteOf: "shared desk" });

/** A picture to use as a scanned signature. */
const SCAN = fileURLToPath(new URL("../public/media/icons/icon-192.png", import.meta.url));

/**
 * Waits for the button below the list of recipients, and scrolls to the button. Returns the distance in pixels between
 * the tops of the list and the button, in each of 20 frames.
 */
function distancesOfButton(page: Page): Promise<number[]> {
  return page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const distances: number[] = [];
        const measure = () => {
          const list = document.querySelector("[aria-label=Recipients]");
          const button = [...document.querySelectorAll("button")].find(({ textContent }) =>
            textContent.startsWith("Give out 2"),
          );
          if (list !== null && button !== undefined) {
            distances.push(button.getBoundingClientRect().top - list.getBoundingClientRect().top);
            button.scrollIntoView();
          }
          if (distances.length < 20) requestAnimationFrame(measure);
          else resolve(distances);
        };
        measure();
      }),
  );
}

test("a layout with a signature, shown as printed; certificates by a list, saved in one file", async ({
  openPerson,
  site,
}) => {
  const page = await openPerson();
  const asha = await newStudent(site, "Asha Rao");
  await openAdmin(page, "certificates", "event=genesis");

  await test.step("the layout is shown as printed, while it is written", async () => {
    const picture = page.getByRole("img", { name: /certificate with the longest name/ });
    await expect(picture).toBeVisible();
    const before = await picture.getAttribute("src");
    await page.getByLabel("Title").fill("Certificate of Taking Part");
    await expect(picture).not.toHaveAttribute("src", before ?? "");
    await page.getByRole("button", { name: "Add a signature" }).click();
    await page.getByLabel("Name", { exact: true }).fill("Dr. Meera Nair");
    await page.getByLabel("Job title").fill("Head of the department");
    await page.getByLabel("The signature").setInputFiles(SCAN);
    await expect(page.getByRole("img", { name: "The signature" })).toBeVisible();
    await expectGoodAtWidths(page, "certificates-layout");
    await page.getByRole("button", { name: "Save the layout" }).click();
    await expect(page.getByText("Layout saved.")).toBeVisible();
  });
  await test.step("given out by a list", async () => {
    await page.getByRole("tab", { name: "Give out" }).click();
    await page.getByLabel("A list").check();
    await page.getByLabel("File").setInputFiles({
      ...{ name: "people.csv", mimeType: "text/csv" },
      buffer: Buffer.from(`Name,Email\nAsha Rao,${asha.email}\nশ্রেয়সী বন্দ্যোপাধ্যায়,\nBob,nonsense`),
    });
    const distances = distancesOfButton(page);
    await page.getByRole("button", { name: "Show recipients" }).click();
    // Rows that the browser draws late would move the button during a press.
    expect(new Set(await distances).size).toBe(1);
    await expect(page.getByText("2 certificates, 1 with mistakes")).toBeVisible();
    await page.getByRole("button", { name: "Give out 2 certificates" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Give out" }).click();
    await expect(page.getByRole("button", { name: "Save all as PDF" })).toBeVisible();
  });
  await test.step("the papers are saved in one file", async () => {
    const saved = page.waitForEvent("download");
    await page.getByRole("button", { name: "Save all as PDF" }).click();
    expect((await saved).suggestedFilename()).toMatch(/^\w+-certificates-participation-[\d-]{15}\.pdf$/);
  });
});
