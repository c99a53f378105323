import { openPage } from "./support/open-page";
import { PHONE } from "./support/phone";
import { expect, test } from "./support/test";

/**
 * frontend/src/pages/event/event-page.test.tsx tests the page's content, and sharing.spec.ts tests the page's JSON-LD.
 * events.spec.ts tests how visitors reach an event's page.
 */
test("on a phone the way to register stays at hand and covers nothing; a print has what is folded", async ({
  openPerson,
}) => {
  const page = await openPerson(PHONE);
  await openPage(page, "/events/syntaxsiege");
  const register = page.getByRole("link", { name: "Register Your Team" });
  await expect(register).toHaveCount(1);
  await expect(register).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(register).toBeInViewport({ ratio: 1 });
  const [bar, last] = [await register.boundingBox(), await page.locator("#developers").boundingBox()];
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);

  const rule = page.getByText("Any programming language that Codeforces offers.");
  await expect(rule).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(rule).toBeVisible();
  await page.emulateMedia({ media: "screen" });
  await page.getByText("Rules", { exact: true }).click();
  await expect(rule).toBeVisible();
});
