import { startAndWatch } from "./support/lazy-pictures";
import { drawn, openPage } from "./support/open-page";
import { scrollThrough } from "./support/public-pages";
import { expect, test } from "./support/test";

test("the hero has the club's name, a welcome and a link to the events, marked Live for Syntax Siege", async ({
  openPerson,
}) => {
  const page = await openPerson();
  await openPage(page, "/");
  const hero = page.getByRole("region", { name: "CDC Coding Club" });
  await expect(hero.getByRole("heading", { level: 1 })).toHaveText("CDC Coding Club");
  await expect(hero.getByText(/^We write programs for fun/)).toBeVisible();
  const live = hero.getByRole("link", { name: /Syntax Siege/ });
  await expect(live).toContainText("Live");
  await live.click();
  await expect(page).toHaveURL("/events");
  await expect(page.getByRole("heading", { level: 1, name: "Events" })).toBeFocused();
});

for (const [width, height] of [
  [360, 740],
  [768, 1024],
  [1280, 800],
] as const) {
  test(`the page keeps its height while one scrolls, ${String(width)} px wide`, async ({ openPerson }) => {
    const page = await openPerson();
    await page.setViewportSize({ width, height });
    await openPage(page, "/");
    const heightOf = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await heightOf();
    await scrollThrough(page);
    expect(Math.abs((await heightOf()) - before)).toBeLessThan(100);
  });
}

test("About Us has Aim, Mission and Vision, each with an animation and a description, and a summary", async ({
  openPerson,
}) => {
  const page = await openPerson();
  await openPage(page, "/");
  const about = page.getByRole("region", { name: "About Us" });
  await expect(about.getByText(/^CDC began as six students/)).toBeVisible();
  const cards = about.getByRole("listitem");
  await expect(cards.getByRole("heading", { level: 3 })).toHaveText(["Aim", "Mission", "Vision"]);
  const begins = [/To make contest programming/, /To take first-year students/, /A campus where/];
  await expect(cards).toContainText(begins);
  for (const [index, name] of ["aim", "mission", "vision"].entries()) {
    const animation = cards.nth(index).getByRole("presentation");
    await animation.scrollIntoViewIfNeeded();
    await expect(animation).toHaveAttribute("src", `/animations/about/${name}.svg`);
    await expect
      .poll(() => animation.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
      .toBe(true);
  }
});

for (const [reducedMotion, moves] of [
  ["no-preference", true],
  ["reduce", false],
] as const) {
  test(`the animations ${moves ? "move" : "are still"} for a wish of ${reducedMotion}`, async ({
    openPerson,
  }) => {
    const page = await openPerson();
    await page.emulateMedia({ reducedMotion });
    await openPage(page, "/");
    const picture = page.getByRole("region", { name: "About Us" }).getByRole("presentation").first();
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.currentSrc))
      .toMatch(moves ? /\/aim\.svg$/ : /\/aim\.svg#still$/);
    const look = async () => (await picture.screenshot()).toString("base64");
    const before = await look();
    if (moves) await expect.poll(look).not.toBe(before);
    else for (let time = 0; time < 5; time += 1) expect(await look()).toBe(before);
  });
}

test("an animation is fetched 100 px before it is seen and 300 ms after the page has come there", async ({
  openPerson,
}) => {
  const { page, fetched, bringTo } = await startAndWatch(await openPerson(), "/animations/about/");
  const animations = page.getByRole("region", { name: "About Us" }).getByRole("presentation");
  const [aim, mission, vision] = [animations.nth(0), animations.nth(1), animations.nth(2)];
  const runFor = async (milliseconds: number) => {
    await page.clock.runFor(milliseconds);
    await drawn(page);
  };

  await test.step("101 px away: not fetched, however long one waits", async () => {
    await bringTo(aim, 101);
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
});

test("pictures of a carousel are fetched 100 px before it is seen and 300 ms after the page has come there", async ({
  openPerson,
}) => {
  const { page, fetched, bringTo } = await startAndWatch(await openPerson(), "/media/glimpses/");
  const row = page.getByRole("group", { name: "Pictures" });
  await page.getByRole("heading", { level: 1 }).click(); // the page is in use: all its scripts come
  await expect(row).not.toHaveAttribute("tabindex", "0");
  await bringTo(row, 102);
  await page.clock.runFor(5_000); // less than brings the next picture
  await drawn(page);
  expect(fetched()).toEqual([]);

  await bringTo(row, 90);
  await page.clock.runFor(299);
  await drawn(page);
  expect(fetched()).toEqual([]);
  await page.clock.runFor(1);
  // The one that is seen, and those that one step brings.
  const first = ["chai-break.svg", "first-contest.svg", "whiteboard-night.svg"];
  await expect.poll(fetched).toEqual(first);

  await page.getByRole("button", { name: "Next picture" }).click();
  await expect.poll(fetched).toEqual([...first, "syntax-siege-opening.svg"].sort());
});
