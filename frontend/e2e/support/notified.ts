import type { Page } from "@playwright/test";
import { expect } from "./test";

/** A user's bar and its notifications. */
export class Bar {
  constructor(readonly page: Page) {}

  get #bell() {
    return this.page.getByRole("button", { name: /^Notifications/ });
  }

  get list() {
    return this.page.getByRole("region", { name: "Notifications" });
  }

  /** Waits until the count of unread notifications has this value. Does not reload the page. */
  async counts(unread: number): Promise<void> {
    const name = unread === 0 ? "Notifications" : `Notifications, ${String(unread)} unread`;
    await expect(this.#bell).toHaveAccessibleName(name);
  }

  /** Opens the list and checks its newest entries, newest first. Opening the list marks the entries as read. */
  async reads(...titles: readonly (string | RegExp)[]): Promise<void> {
    await this.open();
    const entries = this.list.getByRole("listitem");
    for (const [at, title] of titles.entries()) await expect(entries.nth(at)).toContainText(title);
    await this.counts(0);
    await this.close();
  }

  /**
   * Closes the list and waits until the list's content is removed, a moment after the list has disappeared. Until
   * then, the page would mark new notifications as read.
   */
  async close(): Promise<void> {
    await this.page.keyboard.press("Escape");
    await expect(this.list).toBeHidden();
    await expect(this.page.locator("#notifications > :not(h2)")).toHaveCount(0);
  }

  async open(): Promise<void> {
    await this.#bell.click();
    await expect(this.list).toBeVisible();
  }
}
