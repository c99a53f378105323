import type { Browser } from "@playwright/test";

/** The screen of a 100-dollar phone, and Lighthouse's CPU slowdown for such a phone. */
const PHONE = { width: 360, height: 740, deviceScaleFactor: 2, mobile: true };
const SLOWDOWN = 4;

/** A page that is controlled only through the Chrome DevTools Protocol. */
export interface UnwatchedPage {
  /** Sends a protocol command to the page and returns the reply. */
  readonly send: (method: string, params: object) => Promise<unknown>;
  /** Returns the value of an expression in the page. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  readonly close: () => Promise<void>;
}

interface Reply {
  readonly id?: number;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

/**
 * Opens an address without listening to the page's network traffic, as in a visitor's browser. Playwright always
 * listens. While a listener exists, V8 parses a script again at each request that the script makes, to find the line
 * that made the request. This repeated parsing was half of the blocking time measured on a public page.
 * @param slowdown the factor by which the page's CPU is slower than this machine
 * @param script a script to run before each document's own scripts
 */
export async function openUnwatched(
  browser: Browser,
  address: string,
  { slowdown = SLOWDOWN, script = "" }: { readonly slowdown?: number; readonly script?: string } = {},
): Promise<UnwatchedPage> {
  const session = await browser.newBrowserCDPSession();
  const { browserContextId } = await session.send("Target.createBrowserContext");
  const { targetId } = await session.send("Target.createTarget", { url: "about:blank", browserContextId });
  const { sessionId } = await session.send("Target.attachToTarget", { targetId, flatten: false });
  const waiting = new Map<number, (reply: Reply) => void>();
  session.on("Target.receivedMessageFromTarget", ({ message }) => {
    const reply = JSON.parse(message) as Reply;
    if (reply.id !== undefined) waiting.get(reply.id)?.(reply);
  });
  let last = 0;
  const send = async (method: string, params: object): Promise<unknown> => {
    const id = ++last;
    const replied = new Promise<Reply>((resolve) => waiting.set(id, resolve));
    await session.send("Target.sendMessageToTarget", {
      sessionId,
      message: JSON.stringify({ id, method, params }),
    });
    const { result, error } = await replied;
    waiting.delete(id);
    if (error !== undefined) throw new Error(`${method}: ${error.message}`);
    return result;
  };
  await send("Emulation.setDeviceMetricsOverride", PHONE);
  await send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  if (script !== "") {
    await send("Page.enable", {});
    await send("Page.addScriptToEvaluateOnNewDocument", { source: script });
  }
  await send("Page.navigate", { url: address });
  return {
    send,
    evaluate: async (expression) => {
      const reply = await send("Runtime.evaluate", { expression, returnByValue: true, awaitPromise: true });
      return (reply as { readonly result: { readonly value?: unknown } }).result.value;
    },
    close: async () => {
      await session.send("Target.disposeBrowserContext", { browserContextId });
      await session.detach();
    },
  };
}
