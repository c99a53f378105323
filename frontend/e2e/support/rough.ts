import type { Locator, Page } from "@playwright/test";
import { scriptAnswers } from "./open-page";
import { watchOperation } from "./operations";
import { expect } from "./test";

/** One form to send, and how to see its outcome. */
interface Step {
  readonly page: Page;
  /** The field of the operation that the form sends. */
  readonly operation: string;
  readonly field: () => Locator;
  readonly text: string;
  readonly send: () => Locator;
  /** What says that it could not be sent. */
  readonly failed: RegExp;
  /** What shows once it was. */
  readonly done: () => Locator;
  /** A password is typed again. */
  readonly secret?: boolean;
}

/**
 * The same bad luck in the middle of any form: the phone discards the tab, the network is gone when it is sent, and it
 * crawls when it is sent again, with a second press during that time. Nothing typed is lost, nothing is done twice.
 */
export async function expectToSurvive(step: Step): Promise<void> {
  const { page, operation, field, text, send, failed, done, secret = false } = step;
  await field().fill(text);
  await page.reload();
  await scriptAnswers(page);
  await expect(field()).toHaveValue(secret ? "" : text);
  if (secret) await field().fill(text);

  const answers = watchOperation(page, operation);
  await page.context().setOffline(true);
  await send().click();
  await expect(page.getByRole("alert").filter({ hasText: failed }).first()).toBeVisible();
  await expect(field()).toHaveValue(text);
  await expect(send()).toBeEnabled();
  await page.context().setOffline(false);

  const network = await slow3g(page);
  const button = await send().elementHandle();
  await button.click();
  // It says that it is busy; pressed all the same, it sends nothing. It may be gone already.
  await button.click({ force: true, timeout: 500 }).catch(() => undefined);
  await expect(done()).toBeVisible();
  await network.detach();
  expect(await answers()).toEqual(["none", "done"]);
}

/** Chromium's own preset: 400 ms to the server, 400 kbit/s. */
async function slow3g(page: Page) {
  const session = await page.context().newCDPSession(page);
  const throughput = 400_000 / 8;
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 400,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  return session;
}
