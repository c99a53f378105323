import type { Locator, Page } from "@playwright/test";
import { scriptAnswers } from "./open-page";
import { watchOperation } from "./operations";
import { expect } from "./test";

/** A form to send, and how to recognise the outcome. */
interface Step {
  readonly page: Page;
  /** The GraphQL field of the form's operation. */
  readonly operation: string;
  readonly field: () => Locator;
  readonly text: string;
  readonly send: () => Locator;
  /** Matches the message that the form could not be sent. */
  readonly failed: RegExp;
  /** The element that appears after the form is sent. */
  readonly done: () => Locator;
}

/**
 * Checks that a form survives a series of mishaps. The phone discards the tab, and the network is down when the form is
 * sent. When it is sent again, the network is slow and the user presses the button twice. No input may be lost, and the
 * form's action may happen only once.
 */
export async function expectToSurvive(step: Step): Promise<void> {
  const { page, operation, field, text, send, failed, done } = step;
  await field().fill(text);
  await page.reload();
  await scriptAnswers(page);
  await expect(field()).toHaveValue(text);

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
  // The button is busy, so the forced click must send nothing. The button may also have disappeared already.
  await button.click({ force: true, timeout: 500 }).catch(() => undefined);
  await expect(done()).toBeVisible();
  await network.detach();
  expect(await answers()).toEqual(["none", "done"]);
}

/** Slows the network down to slow 3G: 400 ms latency, 400 kbit/s. */
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
