import type { Locator, Page } from "@playwright/test";
import { expect } from "./test";

/** A small phone with a touch screen. */
export const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;

/** Counts what a task needs: taps, keys and stops (screens or outside tasks at which the person acts or waits). */
export class Tally {
  taps = 0;
  keys = 0;
  readonly stops: string[] = [];

  get text(): string {
    return `${String(this.stops.length)} stops, ${String(this.taps)} taps, ${String(this.keys)} keys`;
  }
}

/**
 * A phone that counts all taps and keys. Taps and typing are allowed only on a screen that was counted as a stop. The
 * browser counts too, and `agrees` compares both counts.
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
      // Replaces the phone's share sheet, with which the person sends the link in any app.
      Object.assign(navigator, {
        share: (data: ShareData) => {
          sessionStorage.setItem("shared", data.url ?? "");
          return Promise.resolve();
        },
      });
      // Records a payment link, which a phone would open in an app. A desktop browser would show a dialog that blocks
      // the page and that no test can answer.
      addEventListener("click", (event) => {
        const link = event.target instanceof Element ? event.target.closest("a") : null;
        if (link?.protocol !== "upi:" || event.defaultPrevented) return;
        event.preventDefault();
        sessionStorage.setItem("opened", link.href);
      });
    });
    return new CountedPhone(who, page, tally);
  }

  /** Opens the first page: the home page, or a link from a message. */
  async begin(path: string): Promise<void> {
    await this.page.goto(path);
  }

  /** Counts a screen on which the person must act or wait. */
  async stop(name: string, sign: (page: Page) => Locator): Promise<void> {
    await this.sees(sign);
    this.#screen = await this.#where();
    this.tally.stops.push(`${this.who}: ${name}`);
  }

  /** Counts a stop outside the site at which the person must act or wait. */
  stopOutside(name: string): void {
    this.tally.stops.push(`${this.who}: ${name}`);
  }

  /** Waits until an element is visible. Touches nothing. */
  async sees(sign: (page: Page) => Locator): Promise<void> {
    await expect(sign(this.page)).toBeVisible();
  }

  async tap(what: (page: Page) => Locator): Promise<void> {
    expect(await this.#where()).toBe(this.#screen);
    await what(this.page).tap();
    this.#own.taps += 1;
    this.tally.taps += 1;
  }

  /** Types into the focused field. */
  async type(text: string): Promise<void> {
    expect(await this.#where()).toBe(this.#screen);
    await this.page.keyboard.type(text);
    this.#key(text.length);
  }

  /** Presses the "next field" key of the phone's keyboard. */
  async next(): Promise<void> {
    await this.page.keyboard.press("Tab");
    this.#key(1);
  }

  /** Presses the "send" key of the phone's keyboard. */
  async send(): Promise<void> {
    await this.page.keyboard.press("Enter");
    this.#key(1);
  }

  /** Puts a text on the clipboard, as if it was copied in another app. */
  async copiedElsewhere(text: string): Promise<void> {
    await this.page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await this.page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  }

  /** Returns from another app: the hidden page becomes visible again. */
  async returns(): Promise<void> {
    await this.page.evaluate(() => {
      for (const state of ["hidden", "visible"]) {
        Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
        document.dispatchEvent(new Event("visibilitychange"));
      }
    });
  }

  /** Returns the link that this phone shared. */
  shared(): Promise<string> {
    return this.#handedOver("shared");
  }

  /** Returns the payment link that the person tapped. */
  opened(): Promise<string> {
    return this.#handedOver("opened");
  }

  /** Checks that the browser's counts equal the counts of this class. */
  async agrees(): Promise<void> {
    const read = (key: string) => this.page.evaluate((name) => Number(sessionStorage.getItem(name)), key);
    expect({ taps: await read("counted taps"), keys: await read("counted keys") }).toEqual(this.#own);
  }

  /** Checks the browser's counts and closes the page, which would otherwise update at every later change. */
  async leaves(): Promise<void> {
    await this.agrees();
    await this.page.close();
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

  /** Returns the page's path and the heading of an open dialog. */
  async #where(): Promise<string> {
    const dialog = this.page.getByRole("dialog");
    const open = (await dialog.count()) > 0 ? await dialog.getByRole("heading").first().textContent() : "";
    return `${new URL(this.page.url()).pathname} ${open ?? ""}`;
  }
}
