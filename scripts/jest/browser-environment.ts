import { TestEnvironment } from "jest-environment-jsdom";
import { endContextStorages } from "./context-storages.cjs";

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

const nothing = (): void => undefined;

const FOR_LAYOUT = {
  ResizeObserver: SilentObserver,
  IntersectionObserver: SilentObserver,
  matchMedia: (media: string) => ({
    media,
    matches: false,
    addEventListener: nothing,
    removeEventListener: nothing,
  }),
};

const OF_ELEMENTS = {
  scrollIntoView: nothing,
  hasPointerCapture: () => false,
  setPointerCapture: nothing,
  releasePointerCapture: nothing,
};

/** jsdom with the browser interfaces that Apollo Client and Radix expect. */
export default class BrowserEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    addMissing(this.global, { ...FROM_NODE, ...FOR_LAYOUT });
    addMissing(this.global.Element.prototype, OF_ELEMENTS);
  }

  override async teardown(): Promise<void> {
    await super.teardown();
    endContextStorages();
  }
}

function addMissing(target: object, parts: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(parts)) {
    if (!(name in target)) Object.defineProperty(target, name, { value, configurable: true, writable: true });
  }
}
