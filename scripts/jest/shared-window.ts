import { runInNewContext } from "node:vm";
import { implForWrapper } from "jsdom/lib/jsdom/living/generated/utils.js";
import { JSDOM, VirtualConsole, type DOMWindow } from "jsdom";

/** Stay the process's; jsdom itself, whose are of use in its own windows only, asks those for the time. */
const OF_THE_PROCESS =
  /^(?:_.*|Performance.*|performance|console|queueMicrotask|atob|btoa|(?:set|clear)(?:Timeout|Interval))$/;
/** JavaScript's own, which such a window has from the process. */
const OF_THE_LANGUAGE = new Set(runInNewContext("Object.getOwnPropertyNames(globalThis)") as string[]);
/** They name the window itself; a page's is the process's global object. */
const ITSELF = ["window", "self", "top", "parent", "frames"];

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

/** What every browser has and jsdom lacks, if Node.js does too. */
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

/** The window that is open, and its functions as jsdom made them. */
let open: { readonly window: DOMWindow; readonly functions: Map<string, () => unknown> } | undefined;
/** Packages keep the functions that they find when they are loaded: each calls the window that is open then. */
const stables = new Map<string, unknown>();

/**
 * A window of jsdom for one test file, whose names are global names of the process while it is open: packages are loaded once for
 * all the files of a process, and find the window of the file that runs.
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

  /** @param console where jsdom says what it cannot do, and what pages say by themselves */
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
    // A page with script takes what a noscript holds for text. The option for it would give the window a context of its own.
    implForWrapper(window.document)._parseOptions.scriptingEnabled = true;
    // Some packages ask an element for its window: what a test file replaced is replaced there, too.
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
   * Ends the window and what runs in it. Names that others have added since stay: packages keep there what all their
   * users share.
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

  /** An error that no listener of the test file's takes ends the test, as jest-environment-jsdom has it. */
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

  /** What one file listens to, the next one would say. */
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

  /** A page's timers end with it. */
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

/** Makes a name of the open window a global one. What a test file puts in its place, the window has too. */
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

/** Calls the function that the open window had from the beginning. */
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
