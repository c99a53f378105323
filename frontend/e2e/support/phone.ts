import type { Locator, Page } from "@playwright/test";
import { expect } from "./test";

/** A small phone that is touched. */
export const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;

/** What the way to something cost. */
export class Tally {
  taps = 0;
  keys = 0;
  readonly stops: string[] = [];

  get text(): string {
    return `${String(this.stops.length)} stops, ${String(this.taps)} taps, ${String(this.keys)} keys`;
  }
}

/**
 * A phone whose every touch and key is counted: nothing else can be done with it, and each only on a screen that was
 * counted as a stop. The browser counts as well, and `agrees` compares.
 */
export class CountedPhone {
  #screen = "";
  #own = { taps: 0, keys: 0 };

  private constructor(
    readonly who: string,
    private readonly page: Page,
    private readonly tally: Tally,
  ) {}

  static async of(who: string, page: Page, tally: Tally): Promise<CountedPhone> {
    await page.addInitScript(() => {
      const count = (key: string) =>
        sessionStorage.setItem(key, String(Number(sessionStorage[key] ?? 0) + 1));
      const trusted = (key: string) => (event: Event) => event.isTrusted && count(key);
      addEventListener("pointerdown", trusted("counted taps"), true);
      addEventListener("keydown", trusted("counted keys"), true);
      // The phone's own sheet: the person sends the link on from there, in the app of their choice.
      Object.assign(navigator, {
        share: (data: ShareData) => {
          sessionStorage.setItem("shared", data.url ?? "");
          return Promise.resolve();
        },
      });
      // The phone hands a payment's address to an app. A whole browser on a computer asks first, in a dialog of its own
      // which keeps every touch from the page and which no test can answer.
      addEventListener("click", (event) => {
        const link = event.target instanceof Element ? event.target.closest("a") : null;
        if (link?.protocol !== "upi:" || event.defaultPrevented) return;
        event.preventDefault();
        sessionStorage.setItem("opened", link.href);
      });
    });
    return new CountedPhone(who, page, tally);
  }

  /** Begins somewhere: the home page, or a link that was sent. */
  async begin(path: string): Promise<void> {
    await this.page.goto(path);
  }

  /** A screen on which something has to be done or awaited. */
  async stop(name: string, sign: (page: Page) => Locator): Promise<void> {
    await this.sees(sign);
    this.#screen = await this.#where();
    this.tally.stops.push(`${this.who}: ${name}`);
  }

  /** Something outside the site that has to be done or awaited. */
  stopOutside(name: string): void {
    this.tally.stops.push(`${this.who}: ${name}`);
  }

  /** Waits for something to show; touches nothing. */
  async sees(sign: (page: Page) => Locator): Promise<void> {
    await expect(sign(this.page)).toBeVisible();
  }

  async tap(what: (page: Page) => Locator): Promise<void> {
    expect(await this.#where()).toBe(this.#screen);
    await what(this.page).tap();
    this.#own.taps += 1;
    this.tally.taps += 1;
  }

  /** Types where the focus is. */
  async type(text: string): Promise<void> {
    expect(await this.#where()).toBe(this.#screen);
    await this.page.keyboard.type(text);
    this.#key(text.length);
  }

  /** The keyboard's own key to the next field. */
  async next(): Promise<void> {
    await this.page.keyboard.press("Tab");
    this.#key(1);
  }

  /** The keyboard's own key to send. */
  async send(): Promise<void> {
    await this.page.keyboard.press("Enter");
    this.#key(1);
  }

  /** The user copies a text in another app. */
  async copiedElsewhere(text: string): Promise<void> {
    await this.page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await this.page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  }

  /** The user comes back from another app: the page was hidden, and is visible again. */
  async returns(): Promise<void> {
    await this.page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  }

  /** The link that was shared from here. */
  shared(): Promise<string> {
    return this.#handedOver("shared");
  }

  /** The payment's address that an app was opened with. */
  opened(): Promise<string> {
    return this.#handedOver("opened");
  }

  /** What the browser has counted is what was counted here. */
  async agrees(): Promise<void> {
    const read = (key: string) => this.page.evaluate((name) => Number(sessionStorage.getItem(name)), key);
    expect({ taps: await read("counted taps"), keys: await read("counted keys") }).toEqual(this.#own);
  }

  async #handedOver(key: string): Promise<string> {
    const read = () => this.page.evaluate((name) => sessionStorage.getItem(name) ?? "", key);
    await expect.poll(read).not.toBe("");
    return read();
  }

  #key(count: number): void {
    this.#own.keys += count;
    this.tally.keys += count;
  }

  /** The page, and the dialog that is open on it. */
  async #where(): Promise<string> {
    const dialog = this.page.getByRole("dialog");
    const open = (await dialog.count()) > 0 ? await dialog.getByRole("heading").first().textContent() : "";
    return `${new URL(this.page.url()).pathname} ${open ?? ""}`;
  }
}
