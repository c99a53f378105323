/**
 * The kinds of resources that keep a process alive: Node.js's name for each, and a readable name. Other resources end
 * by themselves.
 */
const KEEPS_OPEN: Readonly<Record<string, string>> = {
  FSEventWrap: "watched file",
  MessagePort: "thread",
  ProcessWrap: "process",
  TCPServerWrap: "server",
  TCPSocketWrap: "connection",
  Timeout: "timer",
};

/**
 * Records the parts of the process that one test file could change for the next one: environment variables, the current
 * folder, the console, listeners and open resources. Leaves out global variables, because packages store shared data
 * there.
 */
export class ProcessState {
  readonly #env = { ...process.env };
  readonly #folder = process.cwd();
  readonly #exit: unknown = Reflect.get(process, "exit");
  readonly #console = globalThis.console;
  readonly #listeners = listeners();
  readonly #open = openByKind();

  /** Restores everything except the open resources. */
  restore(): void {
    for (const name of Object.keys(process.env))
      if (!(name in this.#env)) Reflect.deleteProperty(process.env, name);
    Object.assign(process.env, this.#env);
    if (process.cwd() !== this.#folder) process.chdir(this.#folder);
    Object.assign(process, { exit: this.#exit });
    globalThis.console = this.#console;
    for (const [event, listener] of listeners())
      if (!this.#listeners.some(([name, known]) => name === event && known === listener))
        process.removeListener(event, listener);
  }

  /** Returns the resources opened since the recording that are still open, for example `2 × connection`. */
  opened(): string[] {
    return [...openByKind()].flatMap(([kind, count]) => {
      const more = count - (this.#open.get(kind) ?? 0);
      return more > 0 ? [`${String(more)} × ${kind}`] : [];
    });
  }
}

function openByKind(): Map<string, number> {
  const counts = new Map<string, number>();
  for (const resource of process.getActiveResourcesInfo()) {
    const kind = KEEPS_OPEN[resource];
    if (kind !== undefined) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return counts;
}

function listeners(): [event: string, listener: () => void][] {
  return process
    .eventNames()
    .flatMap((event) =>
      process
        .rawListeners(event as string)
        .map((listener) => [event as string, listener as () => void] as [string, () => void]),
    );
}
