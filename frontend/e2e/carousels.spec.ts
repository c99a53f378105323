import { carouselOn, openFrontPage } from "./support/carousel";
import { expect, test } from "./support/test";

// The test stops the page's clock, which would stay stopped in a reused page.
test.use({ reusesPages: false });

/** The current event, then the others in the order in which the club added them. */
const TITLES = ["Syntax Siege 2025", "AlgOlympics", "Code Cascade", "Game of Codes", "Genesis"] as const;

/**
 * Checks what visitors see. carousel.test.tsx in frontend/src/shared/ui/carousel and home-page.test.tsx in
 * frontend/src/pages/home check when a carousel moves, pauses and wraps. All three carousels are on one page, so they
 * share a clock.
 */
test("the front page's carousels: what is seen at each width, what moves by itself and by a finger, the rest is inert", async ({
  openPerson,
}) => {
  const page = await openPerson();
  await openFrontPage(page, 1280);
  const events = await carouselOn(page, "Our Events");
  await test.step("the event in the centre is enlarged, its neighbours are dimmed", async () => {
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
  });

  const glimpses = await carouselOn(page, "Glimpses of CDC");
  await test.step("the next picture comes after 6 s, in half a second", async () => {
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
    await glimpses.wait(100); // 550 ms in all: the move takes 500 ms, but its last frame may begin two frames later
    expect(await glimpses.place(2)).toBe(0);
    expect(await glimpses.visible()).toEqual([2]);
  });

  const voices = await carouselOn(page, "What Others Think About Us");
  await test.step("the testimonials went on, too, and rest under the mouse; the events never move by themselves", async () => {
    await expect(voices.root.getByRole("figure")).toHaveCount(11);
    expect(await voices.visible()).toEqual([2, 3, 4]);
    await voices.root.getByRole("figure").nth(1).hover();
    await voices.wait(30_000);
    expect(await voices.announced()).toEqual([2, 3, 4]);
    expect(await events.announced()).toEqual([1, 2, 5]);
  });

  await test.step("Tab comes to no event that is out of view: the focused one is in the centre", async () => {
    const focused = events.root.locator("[data-current=true]").locator("a:focus");
    await events.next.focus();
    for (const title of TITLES) {
      await page.keyboard.press("Tab");
      await events.wait(600);
      await expect(focused).toHaveText(title);
    }
    expect(await events.visible()).toEqual([4, 5, 1]);
    await page.keyboard.press("Tab");
    await expect(events.root.locator(":focus")).toHaveCount(0);
  });

  await test.step("three events from 640 px on, below it one; one, two or three testimonials; the rest is inert", async () => {
    const [first = 0] = await voices.announced();
    for (const [width, shownEvents, shownVoices] of [
      [1024, [4, 5, 1], 3],
      [1023, [4, 5, 1], 2],
      [640, [4, 5, 1], 2],
      [639, [5], 1],
      [360, [5], 1],
    ] as const) {
      await events.resize(width);
      const at = `${String(width)} px`;
      expect(await events.visible(), at).toEqual(shownEvents);
      expect(await events.announced(), at).toEqual(shownEvents.toSorted());
      const expected = Array.from({ length: shownVoices }, (_, place) => first + place);
      expect(await voices.visible(), at).toEqual(expected);
      expect(await voices.announced(), at).toEqual(expected);
    }
  });

  await test.step("on a phone a button, a dot, a key and a finger move the pictures, around the end", async () => {
    const showsOnly = async (number: number, title: string) => {
      await expect.poll(glimpses.announced).toEqual([number]);
      await glimpses.wait(600);
      expect(await glimpses.visible()).toEqual([number]);
      await expect(glimpses.root.getByText(title, { exact: true })).toBeVisible();
    };
    await glimpses.root.getByRole("button", { name: /^Show 1 of 8: / }).click();
    await showsOnly(1, "The first contest of the year");
    await glimpses.previous.click();
    await showsOnly(8, "Chai between two rounds");
    await glimpses.root.getByRole("button", { name: /^Show 6 of 8: / }).click();
    await showsOnly(6, "The scoreboard freezes");
    await page.keyboard.press("ArrowRight");
    await showsOnly(7, "AlgOlympics, after the finals");
    await glimpses.root.scrollIntoViewIfNeeded();
    await glimpses.swipe("left");
    await showsOnly(8, "Chai between two rounds");
    await glimpses.swipe("right");
    await showsOnly(7, "AlgOlympics, after the finals");
  });

  await test.step("a finger and a button move the events; a card leads to its event", async () => {
    await events.root.scrollIntoViewIfNeeded();
    await events.swipe("left");
    await expect.poll(events.announced).toEqual([1]);
    await events.wait(600);
    await events.next.click();
    await expect.poll(events.announced).toEqual([2]);
    await events.wait(600);
    await page.clock.resume();
    await events.root.getByRole("link", { name: "AlgOlympics" }).click();
    await expect(page).toHaveURL("/events/algOlympics");
    await expect(page.getByRole("heading", { level: 1, name: "AlgOlympics" })).toBeVisible();
  });
});
