import { openCarousel } from "./support/carousel";
import { expect, test } from "./support/test";

const NAME = "Our Events";
/** In the order in which the club added them; the current event has the strip below the hero to itself. */
const TITLES = ["AlgOlympics", "Code Cascade", "Game of Codes", "Genesis"] as const;

test("24 items in a loop, four titles six times, from index 5 on; previous and next wrap at both ends", async ({
  openPerson,
}) => {
  const events = await openCarousel(await openPerson(), NAME, { width: 1280 });
  const centre = events.root.locator("[data-current=true]");
  const items = Array.from({ length: 24 }, (_, index) => TITLES[index % 4] ?? "");

  await expect(centre.getByRole("heading")).toHaveText(TITLES[1]);
  expect(await events.visible()).toEqual([1, 2, 3]);
  for (let step = 1; step <= 24; step += 1) {
    await events.next.click();
    await expect(centre.getByRole("heading")).toHaveText(items[(5 + step) % 24] ?? "");
  }
  for (const title of ["AlgOlympics", "Genesis", "Game of Codes", "Code Cascade", "AlgOlympics"]) {
    await events.previous.click();
    await expect(centre.getByRole("heading")).toHaveText(title);
  }
  await events.wait(600);
  expect(await events.visible()).toEqual([4, 1, 2]);
});

test("one card below 640 px, from there on three; the rest is inert", async ({ openPerson }) => {
  const events = await openCarousel(await openPerson(), NAME, { width: 360 });
  for (const [width, visible] of [
    [360, [2]],
    [639, [2]],
    [640, [1, 2, 3]],
    [1024, [1, 2, 3]],
  ] as const) {
    await events.resize(width);
    expect(await events.visible(), `${String(width)} px`).toEqual(visible);
    expect(await events.announced(), `${String(width)} px`).toEqual(visible);
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
  expect(await events.visible()).toEqual([3, 4, 1]);
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

  expect(await widthOf("Code Cascade")).toBeGreaterThan(1.1 * (await widthOf("AlgOlympics")));
  expect(await widthOf("Game of Codes")).toBeCloseTo(await widthOf("AlgOlympics"), 0);
  expect([await dimmed("AlgOlympics"), await dimmed("Code Cascade"), await dimmed("Game of Codes")]).toEqual([
    true,
    false,
    true,
  ]);
  await events.wait(120_000);
  expect(await events.announced()).toEqual([1, 2, 3]);

  await events.next.click();
  await events.wait(600);
  await expect.poll(() => dimmed("Game of Codes")).toBe(false);
  await expect.poll(() => dimmed("Code Cascade")).toBe(true);
  await expect
    .poll(async () => (await widthOf("Game of Codes")) > 1.1 * (await widthOf("Code Cascade")))
    .toBe(true);
  await expect(events.root.getByText("3 of 4: Game of Codes")).toHaveAttribute("aria-live", "polite");
});

test("a finger and the arrow keys move it; a card leads to its event", async ({ openPerson }) => {
  const events = await openCarousel(await openPerson(), NAME, { width: 360 });
  await events.swipe("left");
  await expect.poll(events.announced).toEqual([3]);
  await events.wait(600);
  await events.root.getByRole("link", { name: "Game of Codes" }).focus();
  await events.page.keyboard.press("ArrowRight");
  await expect.poll(events.announced).toEqual([4]);
  await events.page.keyboard.press("ArrowRight");
  await expect.poll(events.announced).toEqual([1]);
  await events.wait(600);
  await events.page.clock.resume();
  await events.root.getByRole("link", { name: "AlgOlympics" }).click();
  await expect(events.page).toHaveURL("/events/algOlympics");
  await expect(events.page.getByRole("heading", { level: 1, name: "AlgOlympics" })).toBeVisible();
});
