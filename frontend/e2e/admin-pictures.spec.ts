import type { Page } from "@playwright/test";
import { expectGoodAtWidths } from "./support/at-widths";
import { expect, openAdmin, test } from "./support/demo-site";
import { drawnPicture, give } from "./support/drawn-picture";
import { openPage } from "./support/open-page";

test.use({ siteOf: "shared desk" });

const UPLOADED = /^\/media\/uploads\/portrait-[0-9a-f-]{36}\//;

const dialog = (page: Page) => page.getByRole("dialog");
const edit = (page: Page, name: string) => page.getByRole("button", { name: `Edit ${name}`, exact: true });

async function choose(page: Page, button: string, buffer: Buffer, mimeType = "image/jpeg"): Promise<void> {
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: button }).click();
  await (await chooser).setFiles({ name: "photo.jpg", mimeType, buffer });
}

/**
 * uploads.test.ts in backend/src/modules/pictures tests the files that the server makes from a picture, and an event's
 * picture. content-section.test.tsx in frontend/src/features/admin-content tests an event's form with an uploaded
 * picture. The pictures here are small, because resizing large ones would take most of the test's time.
 */
test("a portrait is uploaded, cropped and published, and everybody sees it; a picture is dropped, pasted and removed", async ({
  openPerson,
}) => {
  const page = await openPerson();
  await openAdmin(page, "content");
  await edit(page, "Batch 2024-28").click();
  const person = page.locator("#members > li").first();
  const name = (await person.locator("p").first().innerText()).trim();
  await person.getByRole("button", { name: `Edit ${name}` }).click();
  const picture = await drawnPicture(page, 480, 320);

  await test.step("refusals are said in the dialog, in words", async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    await choose(page, `Choose another picture: ${name}`, svg, "image/svg+xml");
    await dialog(page).getByLabel("Picture description").fill("A drawing");
    await dialog(page).getByRole("button", { name: "Use this picture" }).click();
    await expect(dialog(page).getByText(/SVG drawings are not accepted/)).toBeVisible();
    await dialog(page).getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("button", { name: "Leave without saving" }).click();
    await expect(dialog(page)).toBeHidden();
  });

  await choose(page, `Choose another picture: ${name}`, picture);
  await expect(dialog(page).locator("canvas")).toBeVisible();
  await expectGoodAtWidths(page, "picture-dialog");

  await test.step("a description is required", async () => {
    await dialog(page).getByRole("button", { name: "Use this picture" }).click();
    await expect(dialog(page).getByText(/Describe the picture in up to 200 characters/)).toBeVisible();
  });
  await test.step("the ring follows the arrow keys and the pointer", async () => {
    const ring = dialog(page).getByRole("slider", { name: "Position of the ring, left to right" });
    await ring.press("ArrowRight");
    await expect(ring).toHaveValue("51");
    const crop = dialog(page).getByTestId("crop");
    const box = await crop.boundingBox();
    if (!box) throw new Error("the crop is not there");
    await page.mouse.click(box.x + box.width * 0.8, box.y + box.height / 2);
    await expect(ring).toHaveValue("80");
  });
  await dialog(page).getByLabel("Picture description").fill("A face before a green wall");
  await dialog(page).getByRole("button", { name: "Use this picture" }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(person.locator("img")).toHaveAttribute("src", UPLOADED);
  await expect(page.getByRole("button", { name: `Choose another picture: ${name}` })).toBeFocused();

  await expect(page.getByRole("status").getByText("Draft saved. Only editors see it")).toBeVisible();
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByText("Published. Visitors see the new version now.")).toBeVisible();

  await test.step("a visitor's browser chooses the smallest file", async () => {
    const visitor = await openPerson();
    await openPage(visitor, "/cdcteam?batch=2024-28");
    const portrait = visitor.getByRole("img", { name: `Portrait of ${name}` });
    await portrait.scrollIntoViewIfNeeded();
    await expect(portrait).toHaveJSProperty("complete", true);
    await expect
      .poll(() => portrait.evaluate((image: HTMLImageElement) => [image.currentSrc, image.naturalWidth]))
      .toEqual([expect.stringMatching(/\/portrait-[0-9a-f-]{36}\/96\.avif$/), expect.any(Number)]);
    await visitor.close();
  });

  await page.getByRole("button", { name: "All content" }).click();
  await edit(page, "Glimpses").click();
  await page.getByRole("button", { name: "Add a glimpse" }).click();
  await page.getByLabel("Caption").fill("The final");
  await test.step("dropped: the picture's description fills the field of the same name on the page", async () => {
    await give(page, "drop", "Choose a picture: The final", picture);
    await dialog(page).getByLabel("Picture description").fill("Teams before their screens");
    await dialog(page).getByRole("button", { name: "Use this picture" }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByLabel("Picture description")).toHaveValue("Teams before their screens");
  });
  await test.step("pasted", async () => {
    await give(page, "paste", "Choose another picture: The final", picture);
    await expect(dialog(page).getByLabel("Picture description")).toHaveValue("Teams before their screens");
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
  });
  await test.step("cropped again, and removed", async () => {
    const shown = page.locator("fieldset").getByRole("presentation").last();
    const before = await shown.getAttribute("src");
    await page.getByRole("button", { name: "Crop and description: The final" }).click();
    await expect(dialog(page).locator("canvas")).toBeVisible();
    await dialog(page).getByRole("slider", { name: "Position of the ring, top to bottom" }).press("End");
    await dialog(page).getByRole("button", { name: "Use this picture" }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(shown).not.toHaveAttribute("src", before ?? "");
    await page.getByRole("button", { name: "Remove the picture: The final" }).click();
    await expect(page.getByRole("button", { name: "Choose a picture: The final" })).toBeVisible();
  });
});
