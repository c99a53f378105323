import type { Browser } from "@playwright/test";

/** What Lighthouse takes for a phone of 100 dollars. */
const PHONE = { width: 360, height: 740, deviceScaleFactor: 2, mobile: true };
const SLOWDOWN = 4;

/**
 * Opens an address in a page as somebody's browser has it, with nobody listening to its network. Playwright listens to it
 * always, and for each request that a script makes V8 then parses that script once more, to say which line it was: half of
 * what a public page seemed to block.
 */
export async function openUnwatched(
  browser: Browser,
  address: string,
): Promise<{ close: () => Promise<void> }> {
  const session = await browser.newBrowserCDPSession();
  const { browserContextId } = await session.send("Target.createBrowserContext");
  const { targetId } = await session.send("Target.createTarget", { url: "about:blank", browserContextId });
  const { sessionId } = await session.send("Target.attachToTarget", { targetId, flatten: false });
  let id = 0;
  const send = (method: string, params: object): Promise<unknown> =>
    session.send("Target.sendMessageToTarget", {
      sessionId,
      message: JSON.stringify({ id: ++id, method, params }),
    });
  await send("Emulation.setDeviceMetricsOverride", PHONE);
  await send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  await send("Page.navigate", { url: address });
  return {
    close: async () => {
      await session.send("Target.disposeBrowserContext", { browserContextId });
      await session.detach();
    },
  };
}
