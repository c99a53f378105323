import type { PageQuery } from "./page-query";

/** Sends a query and answers its data. */
export type QueryExecutor = (text: string, variables: object) => Promise<unknown>;

/** Milliseconds after which a page that is opened again asks again. */
const FRESH_MS = 60_000;
/**
 * Milliseconds for which a failure is kept. React draws a suspended page again to read it, which must not ask again.
 */
const FAILED_MS = 1_000;

interface Entry {
  /** Null while the answer is on its way, and when none came. */
  readonly data: { readonly value: unknown } | null;
  readonly promise: Promise<unknown>;
  /** Until when it counts. */
  until: number;
}

/** Answers by query and variables, as the server hands them to the browser with the page. */
export type InitialData = Readonly<Record<string, unknown>>;

/**
 * What the public pages show, asked for once each: on the server while it renders, in the browser when a page is opened
 * there. The first page finds its answers in the HTML.
 */
export class PageStore {
  readonly #entries = new Map<string, Entry>();
  #missing = false;

  constructor(
    private readonly ask: QueryExecutor,
    initialData: InitialData = {},
  ) {
    for (const [key, value] of Object.entries(initialData)) this.#keep(key, value);
  }

  /** The time to give to `read`: when a page was opened. */
  readonly now = (): number => Date.now();

  /**
   * Returns the answer, or the promise of one. The same promise until it is settled, so that rendering again finds it.
   * When a second request fails, the earlier answer is better than none.
   * @param opened an answer that was still good then is good enough: a page does not ask again while it is open
   */
  read<Data, Variables extends object>(
    { name, text }: PageQuery<Data, Variables>,
    variables: Variables,
    opened = this.now(),
  ): Data | Promise<Data> {
    const key = keyOf(name, variables);
    const known = this.#entries.get(key);
    if (known && opened < known.until) {
      return known.data === null ? (known.promise as Promise<Data>) : (known.data.value as Data);
    }
    const promise = this.ask(text, variables).then(
      (value) => {
        this.#keep(key, value);
        return value;
      },
      (error: unknown) => {
        const until = Date.now() + FAILED_MS;
        entry.until = until;
        if (!known?.data) throw error;
        this.#entries.set(key, { ...known, until });
        return known.data.value;
      },
    );
    const entry: Entry = { data: null, promise, until: Number.POSITIVE_INFINITY };
    this.#entries.set(key, entry);
    return promise as Promise<Data>;
  }

  /** Has the next reading ask again: for a visitor who presses "Try again". */
  forget<Data, Variables extends object>({ name }: PageQuery<Data, Variables>, variables: Variables): void {
    this.#entries.delete(keyOf(name, variables));
  }

  /** All answers so far. */
  initialData(): InitialData {
    const known = [...this.#entries].filter(([, { data }]) => data !== null);
    return Object.fromEntries(known.map(([key, { data }]) => [key, data?.value]));
  }

  /** Says that there is no such page; the server then answers 404. */
  missing(): void {
    this.#missing = true;
  }

  get isMissing(): boolean {
    return this.#missing;
  }

  #keep(key: string, value: unknown): void {
    this.#entries.set(key, {
      data: { value },
      promise: Promise.resolve(value),
      until: Date.now() + FRESH_MS,
    });
  }
}

function keyOf(name: string, variables: object): string {
  return `${name} ${JSON.stringify(variables)}`;
}
