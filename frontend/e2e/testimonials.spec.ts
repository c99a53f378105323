import { openCarousel } from "./support/carousel";
import { expect, test } from "./support/test";

const NAME = "What Others Think About Us";

test("one of 11 below 640 px, two below 1024 px, else three; the rest is inert", async ({ openPerson }) => {
  const voices = await openCarousel(await openPerson(), NAME, { width: 360 });
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
});

test("the next one comes every 6 s, through all 11 and around the end", async ({ openPerson }) => {
  const voices = await openCarousel(await openPerson(), NAME, { width: 1024 });
  await voices.wait(5_999);
  expect(await voices.announced()).toEqual([1, 2, 3]);
  await voices.wait(1);
  expect(await voices.announced()).toEqual([2, 3, 4]);
  const firsts: number[] = [];
  for (let step = 0; step < 8; step += 1) {
    await voices.wait(6_000);
    firsts.push((await voices.announced())[0] ?? NaN);
  }
  expect(firsts).toEqual([3, 4, 5, 6, 7, 8, 9, 1]);
  await voices.wait(600);
  expect(await voices.visible()).toEqual([10, 11, 1]);
  await voices.wait(6_000 + 600);
  expect(await voices.visible()).toEqual([11, 1, 2]);
  await voices.wait(6_000);
  expect(await voices.visible()).toEqual([1, 2, 3]);
});

test("a testimonial has its words, who said them and a portrait or initials", async ({ openPerson }) => {
  const voices = await openCarousel(await openPerson(), NAME, { width: 1280 });
  await voices.wait(300);
  const [first, , , fourth] = await voices.root.getByRole("figure").all();
  await expect(first?.getByRole("blockquote") ?? voices.root).toContainText("first Wednesday session");
  await expect(first ?? voices.root).toContainText("Ritika Baruah");
  await expect(first ?? voices.root).toContainText("B.Tech, Second Year");
  await expect(first?.getByRole("presentation") ?? voices.root).toHaveAttribute("src", /ritika-baruah\.svg$/);
  await expect(fourth ?? voices.root).toContainText("VR");
});

test("mouse, focus, Pause and the wish for less motion hold them; buttons and keys wrap", async ({
  openPerson,
}) => {
  const voices = await openCarousel(await openPerson(), NAME, { width: 640 });
  const { page, root } = voices;
  await root.getByRole("figure").first().hover();
  await voices.wait(30_000);
  expect(await voices.announced()).toEqual([1, 2]);
  await voices.previous.click();
  await expect.poll(voices.announced).toEqual([1, 11]);
  await page.mouse.move(5, 5);
  await voices.wait(30_000); // the focus is still on the button
  expect(await voices.announced()).toEqual([1, 11]);
  await page.keyboard.press("ArrowRight");
  await expect.poll(voices.announced).toEqual([1, 2]);

  await page.keyboard.press("Tab"); // Next
  await page.keyboard.press("Tab"); // Pause: the one place where the focus does not hold them
  await voices.wait(6_000);
  await expect.poll(voices.announced).toEqual([2, 3]);
  await page.keyboard.press("Enter");
  await expect(root.getByRole("button", { name: "Play the testimonials" })).toBeFocused();
  await voices.wait(30_000);
  expect(await voices.announced()).toEqual([2, 3]);
  await page.keyboard.press("Enter");
  await voices.wait(6_000);
  await expect.poll(voices.announced).toEqual([3, 4]);

  await page.emulateMedia({ reducedMotion: "reduce" });
  await voices.wait(60_000);
  expect(await voices.announced()).toEqual([3, 4]);
  await expect(root.getByRole("button", { name: /^(Pause|Play)/ })).toBeHidden();
});
