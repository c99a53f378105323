import { runInNewContext } from "node:vm";
import { implForWrapper } from "jsdom/lib/jsdom/living/generated/utils.js";
import { JSDOM, VirtualConsole, type DOMWindow } from "jsdom";
import { makeStylesQuick } from "./quick-styles.ts";

/**
 * Matches the names of globals that stay the process's own. jsdom's versions of them work only inside a jsdom window,
 * and jsdom itself reads the time from the process.
 */
const OF_THE_PROCESS =
  /^(?:_.*|Performance.*|performance|console|queueMicrotask|atob|btoa|(?:set|clear)(?:Timeout|Interval))$/;
/** Names of the globals that JavaScript itself defines. A shared window uses the process's own versions. */
const OF_THE_LANGUAGE = new Set(runInNewContext("Object.getOwnPropertyNames(globalThis)") as string[]);
/** Names of the window itself, which refer to the process's global object. */
const ITSELF = ["window", "self", "top", "parent", "frames"];

/** An observer that never reports anything, because jsdom has no layout. */
class SilentObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
}

const nothing = (): void => undefined;

/** Functions that every browser has but jsdom lacks, because it has no layout. */
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

/** The open window, and its functions as created by jsdom. */
let open: { readonly window: DOMWindow; readonly functions: Map<string, () => unknown> } | undefined;
/**
 * Stable functions by name, for packages that keep references to functions when they are loaded. Each function calls
 * the window that is open at the time of the call.
 */
const stables = new Map<string, unknown>();

/**
 * A jsdom window for one test file. While it is open, its names are global names of the process. Packages are loaded
 * once for all test files of a process, and use the window of the running test file.
 */
export class SharedWindow {
  readonly #dom: JSDOM;
  readonly #names: readonly string[];
  readonly #before = new Map(
    Reflect.ownKeys(globalThis).map((name) => [name, Reflect.getOwnPropertyDescriptor(globalThis, name)]),
  );
  readonly #channels: Set<BroadcastChannel> = new Set();
  readonly #timers: Set<NodeJS.Timeout> = new Set();
  #listensForErrors = 0;

  /** @param console receives jsdom's errors and the pages' console output */
  constructor(console: Console) {
    const virtualConsole = new VirtualConsole();
    virtualConsole.sendTo(console, { omitJSDOMErrors: true });
    virtualConsole.on("jsdomError", (error) => {
      console.error(error);
    });
    this.#dom = new JSDOM("<!DOCTYPE html>", {
      pretendToBeVisual: true,
      url: "http://localhost/",
      virtualConsole,
    });
    const { window } = this.#dom;
    addMissing(window, FOR_LAYOUT);
    addMissing(window.Element.prototype, OF_ELEMENTS);
    makeStylesQuick(window);
    // Makes the parser read the content of a noscript element as text, as browsers with scripts do. jsdom's option
    // `runScripts` would also do this, but it would give the window a separate context.
    implForWrapper(window.document)._parseOptions.scriptingEnabled = true;
    // Some packages get the window from an element. These packages must see the names that a test file replaced.
    Object.defineProperty(window.document, "defaultView", { get: () => globalThis });
    this.#reportErrors(window);
    open = { window, functions: new Map() };
    this.#names = namesOf(window);
    for (const name of this.#names) {
      const value: unknown = Reflect.get(window, name);
      if (typeof value === "function") open.functions.set(name, value as () => unknown);
      publish(name);
    }
    for (const name of ITSELF)
      Object.defineProperty(globalThis, name, { value: globalThis, configurable: true, writable: true });
    this.#watchChannels();
    this.#watchTimers();
  }

  /**
   * Closes the window and its channels, and clears its timers. Names that packages added stay, because packages keep
   * shared data in them.
   */
  close(): void {
    for (const channel of this.#channels) channel.close();
    for (const timer of this.#timers) clearTimeout(timer);
    this.#dom.window.close();
    open = undefined;
    const ofWindow = new Set([...this.#names, ...ITSELF]);
    for (const name of Reflect.ownKeys(globalThis)) {
      const before = this.#before.get(name);
      const now = Reflect.getOwnPropertyDescriptor(globalThis, name);
      if (before) {
        if (now?.get !== before.get || now?.value !== before.value)
          Object.defineProperty(globalThis, name, before);
      } else if (ofWindow.has(String(name))) Reflect.deleteProperty(globalThis, name);
    }
  }

  /**
   * Fails the test on an uncaught error of the page, like jest-environment-jsdom, unless the test file itself listens
   * for errors.
   */
  #reportErrors(window: DOMWindow): void {
    window.addEventListener("error", ({ error }) => {
      if (this.#listensForErrors === 0 && error != null) process.emit("uncaughtException", error as Error);
    });
    const { addEventListener, removeEventListener } = window;
    window.addEventListener = (...listenerArguments: Parameters<typeof addEventListener>) => {
      if (listenerArguments[0] === "error") this.#listensForErrors += 1;
      Reflect.apply(addEventListener, window, listenerArguments);
    };
    window.removeEventListener = (...listenerArguments: Parameters<typeof removeEventListener>) => {
      if (listenerArguments[0] === "error") this.#listensForErrors -= 1;
      Reflect.apply(removeEventListener, window, listenerArguments);
    };
  }

  /**
   * Records channels, so that they can be closed with the window. Otherwise, a listener of one test file would react to
   * messages of the next.
   */
  #watchChannels(): void {
    const channels = this.#channels;
    const { BroadcastChannel: OfNode } = globalThis;
    globalThis.BroadcastChannel = class extends OfNode {
      constructor(name: string) {
        super(name);
        channels.add(this);
      }
    };
  }

  /** Records timers, so that they can be cleared with the window. */
  #watchTimers(): void {
    const timers = this.#timers;
    for (const name of ["setTimeout", "setInterval"] as const) {
      const { [name]: ofNode } = globalThis;
      const watched = (...timerArguments: Parameters<typeof setTimeout>): NodeJS.Timeout => {
        const timer = ofNode(...timerArguments);
        timers.add(timer);
        return timer;
      };
      Object.assign(globalThis, { [name]: Object.assign(watched, ofNode) });
    }
  }
}

function namesOf(window: DOMWindow): string[] {
  const names = [
    ...Object.getOwnPropertyNames(window),
    "addEventListener",
    "removeEventListener",
    "dispatchEvent",
  ];
  return names.filter(
    (name) => !OF_THE_PROCESS.test(name) && !ITSELF.includes(name) && !OF_THE_LANGUAGE.has(name),
  );
}

/** Makes a name of the open window global. A value assigned by a test file is also set in the window. */
function publish(name: string): void {
  Object.defineProperty(globalThis, name, {
    configurable: true,
    enumerable: true,
    get: () => {
      const value: unknown = open && Reflect.get(open.window, name);
      return typeof value === "function" && !/^[A-Z]/.test(name) && value === open?.functions.get(name)
        ? stable(name)
        : value;
    },
    set: (value: unknown) => {
      const original = open?.functions.get(name);
      const isOwn = original !== undefined && value === stable(name);
      if (open)
        Object.defineProperty(open.window, name, {
          value: isOwn ? original : value,
          configurable: true,
          writable: true,
        });
    },
  });
}

/** Returns a function that calls the open window's original function of this name. */
function stable(name: string): unknown {
  const known = stables.get(name);
  if (known) return known;
  const made = (...callArguments: unknown[]): unknown => {
    const own = open?.functions.get(name);
    return own && Reflect.apply(own, open?.window, callArguments);
  };
  stables.set(name, made);
  return made;
}

function addMissing(target: object, parts: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(parts)) {
    if (!(name in target)) Object.defineProperty(target, name, { value, configurable: true, writable: true });
  }
}
