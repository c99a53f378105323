import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect } from "./test";

interface Content {
  readonly members: readonly { readonly name: string; readonly placement?: string; readonly email: string }[];
}

const contentOf = (key: string) =>
  JSON.parse(readFileSync(new URL(`../../content/members/${key}.json`, import.meta.url), "utf8")) as Content;
const namesOf = (key: string) => contentOf(key).members.map(({ name }) => name);

export const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });
export const panel = (page: Page) => page.getByRole("tabpanel");
const people = (page: Page) => panel(page).getByRole("article");
const names = (page: Page) => people(page).getByRole("heading");
export const loader = (page: Page) => panel(page).locator("img[src='/animations/loading.svg']");

/** Returns a list of the batches that the page requests. The list grows with each request. */
export function watchBatches(page: Page): string[] {
  const requestedBatches: string[] = [];
  page.on("request", (request) => {
    const body = request.postDataJSON() as { query?: string; variables?: { key: string } } | null;
    if (body?.query?.includes("MemberBatch") === true) requestedBatches.push(body.variables?.key ?? "none");
  });
  return requestedBatches;
}

/** Opens the page with a stopped clock and waits until the page responds. The loader's time then counts from 0. */
export async function openMembers(page: Page, address = "/cdcteam"): Promise<void> {
  await page.clock.install({ time: "2026-01-10T10:00:00Z" });
  await page.clock.pauseAt("2026-01-10T11:00:00Z");
  await page.goto(address);
  await page.clock.runFor(20); // the first frame
  await pageResponds(page);
}

/** Presses End until the page's script runs, which moves the focus to the last tab. */
async function pageResponds(page: Page): Promise<void> {
  await expect(async () => {
    await page.locator("[role=tab][aria-selected=true]").press("End");
    await expect(tab(page, "2024-28")).toBeFocused({ timeout: 100 });
  }).toPass();
}

async function expectLoading(page: Page): Promise<void> {
  await expect(loader(page)).toBeVisible();
  await expect(panel(page).getByRole("status")).toContainText("Loading");
  await expect(people(page)).toHaveCount(0);
}

/** Expects the loader for 1.9 s, and the batch after 2 s. */
export async function expectTwoSeconds(page: Page, key: string): Promise<void> {
  await expectLoading(page);
  await page.clock.runFor(1_900);
  await expectLoading(page);
  await page.clock.runFor(100);
  await expect(names(page)).toHaveText(namesOf(key));
  await expect(loader(page)).toHaveCount(0);
}
