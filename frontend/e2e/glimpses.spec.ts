import { openCarousel } from "./support/carousel";
import { expect, test } from "./support/test";

const NAME = "Glimpses of CDC";
const TITLES = [
  "The first contest of the year",
  "Wednesday at the whiteboard",
  "Syntax Siege opens",
  "Three heads, one keyboard",
  "Alumni at Genesis",
  "The scoreboard freezes",
  "AlgOlympics, after the finals",
  "Chai between two rounds",
];

test("8 pictures go on by themselves every 6,000 ms, each sliding for 500 ms, and wrap", async ({
  openPerson,
}) => {
  const glimpses = await openCarousel(await openPerson(), NAME, { width: 1280 });
  await test.step("nothing moves before 6 s are over", async () => {
    expect(await glimpses.visible()).toEqual([1]);
    await glimpses.wait(5_999);
    expect(await glimpses.announced()).toEqual([1]);
    expect(await glimpses.place(1)).toBe(0);
  });
  await test.step("then the next one comes, in half a second", async () => {
    await glimpses.wait(1);
    expect(await glimpses.announced()).toEqual([2]);
    await glimpses.wait(250);
    const underWay = await glimpses.place(2);
    expect(underWay).toBeGreaterThan(1);
    await glimpses.wait(200);
    expect(await glimpses.place(2)).toBeLessThan(underWay);
    expect(await glimpses.place(2)).toBeGreaterThan(0);
    await glimpses.wait(100); // 550: its last frame begins up to two frames after the 500th millisecond
    expect(await glimpses.place(2)).toBe(0);
    expect(await glimpses.visible()).toEqual([2]);
  });
  await test.step("after the eighth the first one comes again", async () => {
    const seen: number[] = [];
    for (let step = 0; step < 7; step += 1) {
      await glimpses.wait(6_000);
      seen.push(...(await glimpses.announced()));
    }
    expect(seen).toEqual([3, 4, 5, 6, 7, 8, 1]);
    await glimpses.wait(550);
    expect(await glimpses.visible()).toEqual([1]);
    await expect(glimpses.root.getByRole("img", { name: /^Rows of students/ })).toBeVisible();
  });
});

test("buttons, dots, arrow keys and a finger move the pictures, around both ends", async ({ openPerson }) => {
  const glimpses = await openCarousel(await openPerson(), NAME, { width: 360 });
  const dots = glimpses.root.getByRole("button", { name: /^Show \d of 8: / });
  const showsOnly = async (number: number) => {
    await expect.poll(glimpses.announced).toEqual([number]);
    await glimpses.wait(600);
    expect(await glimpses.visible()).toEqual([number]);
    await expect(glimpses.root.locator("[aria-current=true]")).toHaveAccessibleName(
      `Show ${String(number)} of 8: ${TITLES[number - 1] ?? ""}`,
    );
    await expect(glimpses.root.getByText(TITLES[number - 1] ?? "", { exact: true })).toBeVisible();
  };
  await expect(dots).toHaveCount(8);

  await glimpses.previous.click();
  await showsOnly(8);
  await glimpses.next.click();
  await showsOnly(1);
  await glimpses.next.click();
  await showsOnly(2);
  await dots.nth(5).click();
  await showsOnly(6);
  await glimpses.page.keyboard.press("ArrowRight");
  await showsOnly(7);
  await glimpses.page.keyboard.press("ArrowLeft");
  await showsOnly(6);
  await glimpses.swipe("left");
  await showsOnly(7);
  await glimpses.swipe("right");
  await showsOnly(6);
});

test("the pictures rest under the mouse, around the focus and after Pause, and then have their full 6 s", async ({
  openPerson,
}) => {
  const glimpses = await openCarousel(await openPerson(), NAME, { width: 1280 });
  const { page, root } = glimpses;
  const word = root.getByText(/^\d of 8: /); // spoken when it changes, unless the pictures go on by themselves
  const pausesThenResumes = async (from: number, release: () => Promise<void>) => {
    await expect(word).toHaveAttribute("aria-live", "polite");
    await glimpses.wait(60_000);
    expect(await glimpses.announced()).toEqual([from]);
    await release();
    await expect(word).toHaveAttribute("aria-live", "off");
    await glimpses.wait(5_999);
    expect(await glimpses.announced()).toEqual([from]);
    await glimpses.wait(1);
    await expect.poll(glimpses.announced).toEqual([from + 1]);
  };
  const away = () => page.mouse.move(5, 5);

  await root.getByRole("img", { name: /^Rows of students/ }).hover();
  await pausesThenResumes(1, away);

  await glimpses.next.focus();
  await pausesThenResumes(2, () => glimpses.next.blur());

  await root.getByRole("button", { name: "Pause the pictures" }).click();
  await away();
  await pausesThenResumes(3, async () => {
    await root.getByRole("button", { name: "Play the pictures" }).click();
  });
});

test("who asked for less motion moves the pictures alone, and they do not slide", async ({ openPerson }) => {
  const glimpses = await openCarousel(await openPerson(), NAME, { width: 768, reducedMotion: "reduce" });
  await glimpses.wait(120_000);
  expect(await glimpses.announced()).toEqual([1]);
  expect(await glimpses.place(1)).toBe(0);
  await expect(glimpses.root.getByRole("button", { name: /^Pause/ })).toBeHidden();
  await glimpses.next.click();
  await glimpses.wait(20); // one frame
  expect(await glimpses.place(2)).toBe(0);
  expect(await glimpses.announced()).toEqual([2]);
});
