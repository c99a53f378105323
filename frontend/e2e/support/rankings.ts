import type { Locator, Page } from "@playwright/test";
import { demoAdmin, expect, graphql } from "./demo-site";
import type { Site } from "./site";

interface Team {
  readonly id: string;
  readonly name: string;
  readonly reference: string;
  readonly ranking: number | null;
  readonly draft: number | null;
}
const BOARD =
  "{ rankingBoard { version teams { id name reference ranking draft } publications { id number } } }";

export async function board(site: Site) {
  type Board = { version: string; teams: Team[]; publications: { id: string; number: number }[] };
  return (await graphql<{ rankingBoard: Board }>(site, await demoAdmin(site), BOARD)).rankingBoard;
}
export async function discardDraft(site: Site): Promise<void> {
  const { version } = await board(site);
  const discard = "mutation ($input: RankingStepInput!) { discardRankingDraft(input: $input) { message } }";
  await graphql(site, await demoAdmin(site), discard, { input: { version } });
}

export const field = (page: Page, team: string) =>
  page.getByRole("textbox", { name: `Draft rank of ${team}`, exact: true });
export const button = (page: Page | Locator, name: string | RegExp) => page.getByRole("button", { name });
export const dialog = (page: Page) => page.getByRole("dialog");
export const status = (page: Page, text: string | RegExp) =>
  page.getByRole("status").filter({ hasText: text });

export async function publish(page: Page): Promise<void> {
  await button(page, "Publish...").click();
  await button(dialog(page), "Publish ranking").click();
  await expect(status(page, "Ranking published. The teams see the new ranking now.")).toBeVisible();
}
