import { contentOf, expectTwoSeconds, openMembers, people, tab, TABS, watchBatches } from "./support/members";
import { expect, test } from "./support/test";

test("faculty card, seven tabs, and the first view's loader for 2 seconds", async ({ openPerson }) => {
  const page = await openPerson();
  const asked = watchBatches(page);
  await openMembers(page);
  const faculty = page.getByRole("region", { name: "Dr. Meenakshi Iyer" });
  await expect(faculty).toContainText("Faculty coordinator");
  await expect(faculty.getByRole("img", { name: "Portrait of Dr. Meenakshi Iyer" })).toBeVisible();
  await expect(faculty.getByRole("link", { name: /^Mail/ })).toHaveAttribute("href", /^mailto:.+@/);
  await expect(page.getByRole("tab")).toHaveText(TABS.map(([label]) => label));
  await expect(tab(page, "Alumni(18-22)")).toHaveAttribute("aria-selected", "true");
  await expectTwoSeconds(page, "2018-22");
  // It came with the page.
  expect(asked).toEqual([]);
});

test("each tab loads its batch when chosen and not before, takes 2 seconds, and shows a dozen cards", async ({
  openPerson,
}) => {
  const page = await openPerson();
  const asked = watchBatches(page);
  await openMembers(page);
  await page.clock.runFor(2_000);
  for (const [label, key] of TABS.slice(1)) {
    expect(asked).not.toContain(key);
    await tab(page, label).click();
    await expectTwoSeconds(page, key);
    await expect(people(page)).toHaveCount(12);
    expect(asked.at(-1)).toBe(key);
  }
  expect(asked).toHaveLength(6);
  await tab(page, "(19-23)").click();
  await expectTwoSeconds(page, "2019-23");
  expect(asked).toHaveLength(6);
});

test("a card of the alumni has photo, placement, mail, and social links that open apart", async ({
  openPerson,
}) => {
  const page = await openPerson();
  await openMembers(page);
  await page.clock.runFor(2_000);
  const { members } = contentOf("2018-22");
  for (const [index, { name, placement, email }] of members.entries()) {
    const card = people(page).nth(index);
    await expect(card).toContainText(placement ?? "without a placement");
    await expect(card.getByRole("link", { name: `Mail (${name})` })).toHaveAttribute(
      "href",
      `mailto:${email}`,
    );
    await expect(card.getByRole("img", { name: `Portrait of ${name}` })).toBeVisible();
  }
  const social = people(page).getByRole("link", {
    name: /^(LinkedIn|Instagram) \(.+, opens in a new tab\)$/,
  });
  expect(await social.count()).toBeGreaterThan(12);
  for (const link of await social.all()) {
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", /noopener|noreferrer/);
  }
  const photo = people(page).last().getByRole("img");
  await photo.scrollIntoViewIfNeeded();
  await expect(async () => {
    await page.clock.runFor(300);
    await expect(photo).toHaveAttribute("src", /^\/media\/members\/.+\.svg$/, { timeout: 100 });
  }).toPass();
});

test("arrow keys, Home and End move between the tabs, Enter opens one", async ({ openPerson }) => {
  const page = await openPerson();
  const asked = watchBatches(page);
  await openMembers(page);
  for (const [key, label] of [
    ["Home", "Alumni(18-22)"],
    ["ArrowRight", "(19-23)"],
    ["ArrowLeft", "Alumni(18-22)"],
    ["ArrowLeft", "2024-28"],
    ["ArrowRight", "Alumni(18-22)"],
    ["End", "2024-28"],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(page, label)).toBeFocused();
  }
  expect(asked).toEqual([]);
  await page.keyboard.press("Enter");
  await expect(tab(page, "2024-28")).toHaveAttribute("aria-selected", "true");
  await expectTwoSeconds(page, "2024-28");
});

test("the open tab is in the address; back and forward walk through the tabs, each with its 2 seconds", async ({
  openPerson,
}) => {
  const page = await openPerson();
  await openMembers(page, "/cdcteam?batch=2022-26");
  await expect(tab(page, "2022-26")).toHaveAttribute("aria-selected", "true");
  await expectTwoSeconds(page, "2022-26");
  await tab(page, "(20-24)").click();
  await expect(page).toHaveURL(/\/cdcteam\?batch=2020-24$/);
  await expectTwoSeconds(page, "2020-24");
  await page.goBack();
  await expect(page).toHaveURL(/\/cdcteam\?batch=2022-26$/);
  await expectTwoSeconds(page, "2022-26");
  await page.goForward();
  await expectTwoSeconds(page, "2020-24");
  await page.getByRole("contentinfo").getByRole("link", { name: "Members" }).click();
  await expect(page).toHaveURL(/\/cdcteam$/);
  await expectTwoSeconds(page, "2018-22");
});
