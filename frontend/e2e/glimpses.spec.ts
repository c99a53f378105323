import { openCarousel } from "./support/carousel";
import { expect, test } from "./support/test";

/**
 * Checks the visible movement. carousel.test.tsx in frontend/src/shared/ui/carousel checks when the carousel moves,
 * pauses and wraps.
 */
test("pictures slide for 500 ms every 6,000 ms; a button, a dot, a key and a finger move them, around the end", async ({
  openPerson,
}) => {
  const glimpses = await openCarousel(await openPerson(), "Glimpses of CDC", { width: 1280 });
  await test.step("the next one comes after 6 s, in half a second", async () => {
    expect(await glimpses.visible()).toEqual([1]);
    await glimpses.wait(5_999);
    expect(await glimpses.announced()).toEqual([1]);
    expect(await glimpses.place(1)).toBe(0);
    await glimpses.wait(1);
    expect(await glimpses.announced()).toEqual([2]);
    await glimpses.wait(250);
    const underWay = await glimpses.place(2);
    expect(underWay).toBeGreaterThan(1);
    await glimpses.wait(200);
    expect(await glimpses.place(2)).toBeLessThan(underWay);
    expect(await glimpses.place(2)).toBeGreaterThan(0);
    await glimpses.wait(100); // at 550 ms, because the last frame may begin two frames after 500 ms
    expect(await glimpses.place(2)).toBe(0);
    expect(await glimpses.visible()).toEqual([2]);
  });

  await glimpses.resize(360);
  const showsOnly = async (number: number, title: string) => {
    await expect.poll(glimpses.announced).toEqual([number]);
    await glimpses.wait(600);
    expect(await glimpses.visible()).toEqual([number]);
    await expect(glimpses.root.getByText(title, { exact: true })).toBeVisible();
  };
  await glimpses.previous.click();
  await showsOnly(1, "The first contest of the year");
  await glimpses.previous.click();
  await showsOnly(8, "Chai between two rounds");
  await glimpses.root.getByRole("button", { name: /^Show 6 of 8: / }).click();
  await showsOnly(6, "The scoreboard freezes");
  await glimpses.page.keyboard.press("ArrowRight");
  await showsOnly(7, "AlgOlympics, after the finals");
  await glimpses.swipe("left");
  await showsOnly(8, "Chai between two rounds");
  await glimpses.swipe("right");
  await showsOnly(7, "AlgOlympics, after the finals");
});
