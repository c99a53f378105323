import type { Page } from "@playwright/test";
import { startAndWatch } from "./support/lazy-pictures";
import { drawn, openPage } from "./support/open-page";
import { scrollThrough } from "./support/public-pages";
import { expect, test } from "./support/test";

// The tests stop the page's clock, which would stay stopped in a reused page. They also need a page that has not
// fetched its pictures yet.
test.use({ reusesPages: false });

/** Returns functions that read the file and the current frame of the page's first animation. */
async function animation(page: Page) {
  const picture = page.getByRole("region", { name: "About Us" }).getByRole("presentation").first();
  await picture.scrollIntoViewIfNeeded();
  return {
    source: () => picture.evaluate((image: HTMLImageElement) => image.complete && image.currentSrc),
    look: async () => (await picture.screenshot()).toString("base64"),
  };
}

/** The content of the page is tested in frontend/src/pages/home/home-page.test.tsx. */
test("the page keeps its height while one scrolls; its animations move, and are still for who asked for less motion; a print has every section and picture", async ({
  openPerson,
}) => {
  const page = await openPerson();
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page, "/");
  const skipped = () =>
    page.evaluate(() =>
      [...document.querySelectorAll("main section, main li, footer, footer *")]
        .filter((part) => !part.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: false }))
        .map((part) => part.outerHTML.slice(0, 80)),
    );
  expect(await skipped()).toEqual([]);
  const waiting = page.locator("main img[src^='data:']");
  expect(await waiting.count()).toBeGreaterThan(0);
  // Until a picture is loaded, its space has the picture's own colour.
  const grey = await waiting.evaluateAll((pictures) =>
    pictures.filter((picture) => picture.closest("span")?.style.backgroundColor === "").map(String),
  );
  expect(grey).toEqual([]);

  const heightOf = () => page.evaluate(() => document.documentElement.scrollHeight);
  const height = await heightOf();
  await scrollThrough(page);
  expect(Math.abs((await heightOf()) - height)).toBeLessThan(100);

  const still = await animation(page);
  await expect.poll(still.source).toMatch(/\/aim\.svg#still$/);
  const first = await still.look();
  for (let time = 0; time < 5; time += 1) expect(await still.look()).toBe(first);

  await test.step("a picture of the whole page, and a print", async () => {
    await page.setViewportSize({ width: 1280, height: 6000 });
    const about = page.getByRole("region", { name: "About Us", exact: true });
    await expect(about.locator("img[src^='data:']")).toHaveCount(0);
    await page.pdf();
    await expect(waiting).toHaveCount(0);
  });

  const other = await openPerson({ reducedMotion: "no-preference" });
  await openPage(other, "/");
  const moving = await animation(other);
  await expect.poll(moving.source).toMatch(/\/aim\.svg#1a38d6$/);
  const before = await moving.look();
  await expect.poll(moving.look).not.toBe(before);
});

test("a picture is fetched 100 px before it is seen and 300 ms after the page has come there", async ({
  openPerson,
}) => {
  const { page, fetched, watched, bringTo } = await startAndWatch(
    await openPerson(),
    "/animations/about/",
    "/media/glimpses/",
  );
  const animations = page.getByRole("region", { name: "About Us" }).getByRole("presentation");
  const [aim, mission, vision] = [animations.nth(0), animations.nth(1), animations.nth(2)];
  const runFor = async (milliseconds: number) => {
    await page.clock.runFor(milliseconds);
    await drawn(page);
  };

  await test.step("101 px away: not fetched, however long one waits", async () => {
    await bringTo(aim, 101);
    for (const picture of [aim, mission, vision]) await watched(picture);
    await runFor(10_000);
    expect(fetched()).toEqual([]);
  });
  await test.step("99 px away: not before 300 ms are over", async () => {
    await bringTo(aim, 99);
    await runFor(299);
    expect(fetched()).toEqual([]);
    await runFor(1);
    await expect.poll(fetched).toEqual(["aim.svg"]);
  });
  await test.step("what is only scrolled past is not fetched at all", async () => {
    await bringTo(mission, -50);
    await runFor(200);
    await bringTo(aim, 500);
    await runFor(10_000);
    expect(fetched()).toEqual(["aim.svg"]);
  });
  await test.step("the others come in their turn", async () => {
    await bringTo(mission, 0);
    await runFor(300);
    await expect.poll(fetched).toEqual(["aim.svg", "mission.svg"]);
    await bringTo(vision, 0);
    await runFor(300);
    await expect.poll(fetched).toEqual(["aim.svg", "mission.svg", "vision.svg"]);
  });

  await test.step("of a carousel come the one that is seen, and those that one step brings", async () => {
    const row = page.getByRole("group", { name: "Pictures" });
    // A click counts as using the page, so it makes the page load all its scripts.
    await page.getByRole("heading", { level: 1 }).click();
    await expect(row).not.toHaveAttribute("tabindex", "0");
    const animations = fetched();
    await bringTo(row, 102);
    await runFor(5_000); // Ends before the next picture comes.
    expect(fetched()).toEqual(animations);
    await bringTo(row, 90);
    await runFor(300);
    const first = ["chai-break.svg", "first-contest.svg", "whiteboard-night.svg"];
    await expect.poll(fetched).toEqual([...animations, ...first].sort());
    await page.getByRole("button", { name: "Next picture" }).click();
    await expect.poll(fetched).toEqual([...animations, ...first, "syntax-siege-opening.svg"].sort());
  });
});
