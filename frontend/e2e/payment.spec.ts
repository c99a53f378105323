import { asStudent, superadmin } from "./support/students";
import { expectFitAtWidths, expectGoodAtWidths } from "./support/at-widths";
import { freshUtr, note, openAsLeader, REPORTED, status, steps, submit, utr } from "./support/payment";
import { expect, test } from "./support/test";

/** The promised maximum delay until other people's open pages show a change. */
const WITHIN = { timeout: 1000 };

/** The texts of each state, for leaders and members, are tested in frontend/src/features/payments/components/. */
test("a leader pays by code or by hand and reports, the club rejects and accepts on the open page", async ({
  openPerson,
  site,
}) => {
  const page = await openPerson();
  await page.setViewportSize({ width: 360, height: 800 });
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const { team } = await openAsLeader(page, site);
  const admin = await superadmin(site);
  const decide = (decision: string, reason?: string) =>
    asStudent(site, admin, "POST", `/api/superadmin/payments/${team.id}/decision`, { decision, reason });
  const number = freshUtr();

  await test.step("nothing is due until the ranking qualifies", async () => {
    await expect(page.getByText("Payment not due")).toBeVisible();
    await expect(
      note(page, "You do not need to pay yet. Registration is free. A team pays ₹360"),
    ).toBeVisible();
    await asStudent(site, admin, "PUT", `/api/superadmin/teams/${team.id}`, { ranking: 1 });
    await expect(status(page)).toContainText(
      "Transfer the fee first. Then report the transfer with its transaction ID.",
    );
    await expect(note(page, "You do not need to pay yet.")).toHaveCount(0);
  });

  await test.step("a code and a link that hold the payment, and a Copy button", async () => {
    const transfer = page.getByRole("region", { name: "Transfer" });
    // A phone cannot scan its own screen. The page therefore offers the phone's UPI app first, and the code for use
    // with another phone.
    const picture = page.waitForEvent("download");
    await transfer.getByText("Pay from another phone").click();
    await transfer.getByRole("button", { name: "Save QR code" }).click();
    expect((await picture).suggestedFilename()).toBe("upi-qr.png");
    const code = transfer.getByRole("img", { name: "QR code that pays ₹360 to the club by UPI" });
    await expect
      .poll(() => code.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
      .toBeGreaterThan(100);
    const link = transfer.getByRole("link", { name: "Open a UPI app" });
    const upi = new URL((await link.getAttribute("href")) ?? "");
    const reference = upi.searchParams.get("tr") ?? "";
    expect(reference).toMatch(/^[A-Z0-9-]{6,}$/);
    expect(Object.fromEntries(upi.searchParams)).toMatchObject({ pa: "club@upi", am: "360.00", cu: "INR" });
    // This browser has no UPI app. The page stays open, and the details below the link remain usable.
    await link.click();
    await transfer.getByRole("button", { name: "Copy Reference", exact: true }).click();
    await expect(note(page, "Reference copied")).toHaveCount(1);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(reference);
    await expectGoodAtWidths(page, "payment-transfer");
  });

  await test.step("a number that is none, then reported: the specification's alert, pending, the first step", async () => {
    await utr(page).fill("1!");
    await submit(page).click();
    await expect(utr(page)).toHaveAccessibleDescription(/Transaction ID must be 8 to 64 letters and digits/);
    await expect(utr(page)).toBeFocused();
    await utr(page).fill(` ${number.slice(0, 6)} ${number.slice(6)} `);
    await submit(page).click();
    await expect(page.getByRole("alert")).toHaveText(`Success: ${REPORTED}`);
    const bar = await page.getByRole("banner").boundingBox();
    await expect
      .poll(async () => (await page.getByRole("alert").boundingBox())?.y)
      .toBeGreaterThan(bar?.height ?? NaN);
    await expect(utr(page)).toHaveCount(0);
    await expect(steps(page)).toHaveText([
      new RegExp(`^Reported by Asha Rao.* IST.*Transaction ID ${number.replace(/(.{4})(?=.)/g, "$1 ")}$`),
    ]);
  });

  await test.step("rejected: the open page says why and takes another report", async () => {
    await decide("rejected", "No transfer with this UTR reached us.");
    await expect(page.getByRole("heading", { name: "Report the payment again" })).toBeVisible(WITHIN);
    // The notice about the first report no longer applies.
    await expect(page.getByText(REPORTED)).toHaveCount(0);
    await expect(status(page)).toContainText("No transfer with this UTR reached us.");
    await expectFitAtWidths(page, "payment-rejected"); // long-names.spec.ts checks the page with axe
  });

  await test.step("reported again and accepted: nothing is left to do", async () => {
    await utr(page).fill(freshUtr());
    await utr(page).press("Enter");
    await expect(page.getByRole("alert")).toHaveText(`Success: ${REPORTED}`);
    await decide("accepted");
    await expect(status(page)).toContainText(
      "Your team has paid. You do not need to do anything else.",
      WITHIN,
    );
    await expect(steps(page)).toHaveText([/^Reported/, /^Rejected/, /^Reported/, /^Accepted/]);
    await expect(utr(page)).toHaveCount(0);
  });
});
