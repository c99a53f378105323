import { expectGoodAtWidths } from "./support/at-widths";
import { freshUtr, openAsLeader, REPORTED, steps, submit, unfold, utr } from "./support/payment";
import { expect, test } from "./support/test";

test("a report is corrected, withdrawn and made again; an odd number is asked about", async ({
  openPerson,
  site,
}) => {
  const page = await openPerson();
  await page.setViewportSize({ width: 360, height: 800 });
  await openAsLeader(page, site);
  const number = freshUtr();
  await utr(page).fill(number);
  await submit(page).click();
  await expect(page.getByRole("alert")).toHaveText(`Success: ${REPORTED}`);

  await page.getByRole("button", { name: "Correct the number" }).click();
  await utr(page).fill("41234567890");
  await submit(page).click();
  await expect(page.getByRole("dialog")).toContainText(
    "UPI numbers have 12 digits. Use it anyway? 4123 4567 890",
  );
  await expectGoodAtWidths(page, "payment-odd-number");
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  await utr(page).fill(freshUtr());
  await submit(page).click();
  await expect(page.getByRole("alert")).toHaveText("Success: Transaction ID corrected.");
  await expect(steps(page).last()).toContainText("Corrected by Asha Rao");
  await page.getByRole("button", { name: "Withdraw the report" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Withdraw" }).click();
  await expect(page.getByRole("alert")).toHaveText(/^Success: Report withdrawn\./);
  await unfold(page);
  await utr(page).fill(number);
  await submit(page).click();
  await expect(steps(page)).toHaveText([/^pending/, /^pending/, /^incomplete/, /^pending/]);
});
