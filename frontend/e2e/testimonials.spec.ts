import { openCarousel } from "./support/carousel";
import { expect, test } from "./support/test";

/**
 * frontend/src/shared/ui/carousel/carousel.test.tsx and pages/home/home-page.test.tsx test how the carousel moves on,
 * pauses and wraps.
 */
test("one of 11 below 640 px, two below 1024 px, else three; the rest is inert; they go on, and rest under the mouse", async ({
  openPerson,
}) => {
  const voices = await openCarousel(await openPerson(), "What Others Think About Us", { width: 360 });
  await expect(voices.root.getByRole("figure")).toHaveCount(11);
  for (const [width, visible] of [
    [639, [1]],
    [640, [1, 2]],
    [1023, [1, 2]],
    [1024, [1, 2, 3]],
  ] as const) {
    await voices.resize(width);
    expect(await voices.visible(), `${String(width)} px`).toEqual(visible);
    expect(await voices.announced(), `${String(width)} px`).toEqual(visible);
  }
  await voices.wait(6_000 + 600);
  expect(await voices.visible()).toEqual([2, 3, 4]);
  await voices.root.getByRole("figure").nth(1).hover();
  await voices.wait(30_000);
  expect(await voices.announced()).toEqual([2, 3, 4]);
});
