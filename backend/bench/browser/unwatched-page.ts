import type { Browser } from "@playwright/test";

/** What Lighthouse takes for a phone of 100 dollars. */
const PHONE = { width: 360, height: 740, deviceScaleFactor: 2, mobile: true };
const SLOWDOWN = 4;

/** A page that is driven by the browser's own protocol alone. */
export interface UnwatchedPage {
  /** Sends a command of the protocol to the page and answers its reply. */
  readonly send: (method: string, params: object) => Promise<unknown>;
  /** The value of an expression in the page. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  readonly close: () => Promise<void>;
}

interface Reply {
  readonly id?: number;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

/**
 * Opens an address in a page as a visitor's browser has it, without a listener on its network. Playwright always
 * listens, and for each request that a script makes V8 then parses that script once more, to say which line it was:
 * half of what a public page seemed to block.
 * @param slowdown how much slower than this machine its processor is
 * @param script what runs before each document's own scripts
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
