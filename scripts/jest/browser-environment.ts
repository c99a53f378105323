import { TestEnvironment } from "jest-environment-jsdom";

/** What every browser has and jsdom lacks, taken from Node. */
const FROM_NODE = {
  BroadcastChannel,
  Headers,
  ReadableStream,
  Request,
  Response,
  TextDecoder,
  TextEncoder,
  TransformStream,
  WritableStream,
  fetch,
  structuredClone,
};

/** Layout does not exist in jsdom, so nothing is ever observed. */
class SilentObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
}

/** jsdom with the browser interfaces that Apollo Client and Radix expect. */
export default class BrowserEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    const page = this.global as unknown as Record<string, unknown>;
    for (const [name, value] of Object.entries(FROM_NODE)) page[name] ??= value;
    page["ResizeObserver"] ??= SilentObserver;
    page["IntersectionObserver"] ??= SilentObserver;
    page["matchMedia"] ??= (media: string) => ({
      media,
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    });
    const element = this.global.Element.prototype;
    element.scrollIntoView ??= () => undefined;
    element.hasPointerCapture ??= () => false;
    element.setPointerCapture ??= () => undefined;
    element.releasePointerCapture ??= () => undefined;
  }
}
