import type { PageQuery } from "./page-query";

/** Sends a query and resolves to its data. */
export type QueryExecutor = (text: string, variables: object) => Promise<unknown>;

/** Milliseconds after which opening a page again sends its query again. */
const FRESH_MS = 60_000;
/**
 * Milliseconds for which a failure is stored. React renders a suspended page again to read the failure. This rendering
 * must not send the query again.
 */
const FAILED_MS = 1_000;

interface Entry {
  /** Null while the request is running, and after it failed if there is no earlier reply. */
  readonly data: { readonly value: unknown } | null;
  readonly promise: Promise<unknown>;
  /** When the entry expires, in milliseconds since 1970. */
  until: number;
}

/** Replies by query and variables, as the server includes them in the page. */
export type InitialData = Readonly<Record<string, unknown>>;

/**
 * The data of public pages. For the first page, the HTML contains the replies, because the server has already run the
 * queries. Each page opened later sends its query once, unless there is a reply that is less than a minute old.
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

  /** Returns the current time in milliseconds. A page passes to `read` the time at which it was opened. */
  readonly now = (): number => Date.now();

  /**
   * Returns the reply, or its promise while the request is running. Until the promise settles, every call returns the
   * same promise, so that later renders find it. If a repeated request fails, the earlier reply is returned.
   * @param opened the time at which the page was opened. A reply that was valid then is used, so that an open page
   * never repeats its query.
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

  /** Removes a reply, so that the next read sends the query again. Used by "Try again". */
  forget<Data, Variables extends object>({ name }: PageQuery<Data, Variables>, variables: Variables): void {
    this.#entries.delete(keyOf(name, variables));
  }

  /** Returns all replies so far. */
  initialData(): InitialData {
    const known = [...this.#entries].filter(([, { data }]) => data !== null);
    return Object.fromEntries(known.map(([key, { data }]) => [key, data?.value]));
  }

  /** Records that the page does not exist, so that the server answers with status 404. */
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
