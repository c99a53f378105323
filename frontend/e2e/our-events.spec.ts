import { openCarousel } from "./support/carousel";
import { expect, test } from "./support/test";

/** The current event, then the others in the order in which the club added them. */
const TITLES = ["Syntax Siege 2025", "AlgOlympics", "Code Cascade", "Game of Codes", "Genesis"] as const;

/** home-page.test.tsx in frontend/src/pages/home tests how the carousel wraps. This test checks what visitors see. */
test("the centre is prominent, Tab brings each card there, and on a phone a finger moves the one that is seen", async ({
  openPerson,
}) => {
  const events = await openCarousel(await openPerson(), "Our Events", { width: 1280 });
  await test.step("the centre is enlarged, its neighbours are dimmed, and it never moves by itself", async () => {
    const card = (title: string) => events.root.getByRole("article").filter({ hasText: title });
    const widthOf = async (title: string) => (await card(title).boundingBox())?.width ?? NaN;
    const dimmed = (title: string) =>
      card(title)
        .getByRole("presentation")
        .evaluate((picture) => Number(getComputedStyle(picture.parentElement ?? picture).opacity) < 1);
    expect(await events.visible()).toEqual([5, 1, 2]);
    expect(await widthOf("Syntax Siege 2025")).toBeGreaterThan(1.1 * (await widthOf("Genesis")));
    expect(await widthOf("AlgOlympics")).toBeCloseTo(await widthOf("Genesis"), 0);
    const three = ["Genesis", "Syntax Siege 2025", "AlgOlympics"];
    expect(await Promise.all(three.map(dimmed))).toEqual([true, false, true]);
    await events.wait(120_000);
    expect(await events.announced()).toEqual([1, 2, 5]);
  });

  await test.step("Tab comes to no card that is out of view: the focused one is in the centre", async () => {
    const focused = events.root.locator("[data-current=true]").locator("a:focus");
    await events.next.focus();
    for (const title of TITLES) {
      await events.page.keyboard.press("Tab");
      await events.wait(600);
      await expect(focused).toHaveText(title);
    }
    expect(await events.visible()).toEqual([4, 5, 1]);
    await events.page.keyboard.press("Tab");
    await expect(events.root.locator(":focus")).toHaveCount(0);
  });

  await test.step("three cards from 640 px on, below it one; the rest is inert", async () => {
    for (const [width, visible] of [
      [640, [4, 5, 1]],
      [639, [5]],
      [360, [5]],
    ] as const) {
      await events.resize(width);
      expect(await events.visible(), `${String(width)} px`).toEqual(visible);
      expect(await events.announced(), `${String(width)} px`).toEqual(visible.toSorted());
    }
  });

  await test.step("a finger and a button move it; a card leads to its event", async () => {
    await events.root.scrollIntoViewIfNeeded();
    await events.swipe("left");
    await expect.poll(events.announced).toEqual([1]);
    await events.wait(600);
    await events.next.click();
    await expect.poll(events.announced).toEqual([2]);
    await events.wait(600);
    await events.page.clock.resume();
    await events.root.getByRole("link", { name: "AlgOlympics" }).click();
    await expect(events.page).toHaveURL("/events/algOlympics");
    await expect(events.page.getByRole("heading", { level: 1, name: "AlgOlympics" })).toBeVisible();
  });
});
