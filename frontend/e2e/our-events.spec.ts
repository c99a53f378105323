import { openCarousel } from "./support/carousel";
import { expect, test } from "./support/test";

const NAME = "Our Events";
/** The live event, then the others in the order in which the club added them. */
const TITLES = ["Syntax Siege 2025", "AlgOlympics", "Code Cascade", "Game of Codes", "Genesis"] as const;

test("24 items in a loop from index 5 on, where the live event is; previous and next wrap at both ends", async ({
  openPerson,
}) => {
  const events = await openCarousel(await openPerson(), NAME, { width: 1280 });
  const centre = events.root.locator("[data-current=true]");
  const title = (index: number) => TITLES[index % TITLES.length] ?? "";

  await expect(centre.getByRole("heading")).toHaveText("Syntax Siege 2025");
  expect(await events.visible()).toEqual([5, 1, 2]);
  for (let step = 1; step <= 24; step += 1) {
    await events.next.click();
    await expect(centre.getByRole("heading")).toHaveText(title(5 + step));
  }
  for (let step = 23; step >= 18; step -= 1) {
    await events.previous.click();
    await expect(centre.getByRole("heading")).toHaveText(title(5 + step));
  }
  await events.wait(600);
  expect(await events.visible()).toEqual([3, 4, 5]);
});

test("one card below 640 px, from there on three; the rest is inert", async ({ openPerson }) => {
  const events = await openCarousel(await openPerson(), NAME, { width: 360 });
  for (const [width, visible] of [
    [360, [1]],
    [639, [1]],
    [640, [5, 1, 2]],
    [1024, [5, 1, 2]],
  ] as const) {
    await events.resize(width);
    expect(await events.visible(), `${String(width)} px`).toEqual(visible);
    expect(await events.announced(), `${String(width)} px`).toEqual(visible.toSorted());
  }
});

test("Tab comes to no card that is out of view: the one that it comes to stands in the centre", async ({
  openPerson,
}) => {
  const events = await openCarousel(await openPerson(), NAME, { width: 1280 });
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

test("the centre is enlarged, its neighbours are dimmed, and it never moves by itself", async ({
  openPerson,
}) => {
  const events = await openCarousel(await openPerson(), NAME, { width: 1280 });
  const card = (title: string) => events.root.getByRole("article").filter({ hasText: title });
  const widthOf = async (title: string) => (await card(title).boundingBox())?.width ?? NaN;
  const dimmed = (title: string) =>
    card(title)
      .getByRole("presentation")
      .evaluate((picture) => Number(getComputedStyle(picture.parentElement ?? picture).opacity) < 1);

  expect(await widthOf("Syntax Siege 2025")).toBeGreaterThan(1.1 * (await widthOf("Genesis")));
  expect(await widthOf("AlgOlympics")).toBeCloseTo(await widthOf("Genesis"), 0);
  expect([await dimmed("Genesis"), await dimmed("Syntax Siege 2025"), await dimmed("AlgOlympics")]).toEqual([
    true,
    false,
    true,
  ]);
  await events.wait(120_000);
  expect(await events.announced()).toEqual([1, 2, 5]);

  await events.next.click();
  await events.wait(600);
  await expect.poll(() => dimmed("AlgOlympics")).toBe(false);
  await expect.poll(() => dimmed("Syntax Siege 2025")).toBe(true);
  await expect
    .poll(async () => (await widthOf("AlgOlympics")) > 1.1 * (await widthOf("Syntax Siege 2025")))
    .toBe(true);
  await expect(events.root.getByText("2 of 5: AlgOlympics")).toHaveAttribute("aria-live", "polite");
});

test("a finger and the arrow keys move it; a card leads to its event", async ({ openPerson }) => {
  const events = await openCarousel(await openPerson(), NAME, { width: 360 });
  await events.swipe("left");
  await expect.poll(events.announced).toEqual([2]);
  await events.wait(600);
  await events.root.getByRole("link", { name: "AlgOlympics" }).focus();
  await events.page.keyboard.press("ArrowRight");
  await expect.poll(events.announced).toEqual([3]);
  await events.page.keyboard.press("ArrowRight");
  await expect.poll(events.announced).toEqual([4]);
  await events.wait(600);
  await events.page.clock.resume();
  await events.root.getByRole("link", { name: "Game of Codes" }).click();
  await expect(events.page).toHaveURL("/events/game-of-codes");
  await expect(events.page.getByRole("heading", { level: 1, name: "Game of Codes" })).toBeVisible();
});
