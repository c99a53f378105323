/** The labels of a series, and its value at one moment. */
export interface Sample {
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}
/** A scrape's samples, by metric name. */
type Scrape = ReadonlyMap<string, readonly Sample[]>;
/**
 * Two scrapes, `seconds` apart, over which an expression is evaluated. A range in the expression covers both scrapes,
 * however short the range is.
 */
interface Span {
  readonly before: Scrape;
  readonly after: Scrape;
  readonly seconds: number;
}

type Labels = Sample["labels"];
type Vector = readonly Sample[];
type Value = number | Vector;
interface Range {
  readonly first: Vector;
  readonly last: Vector;
}

/** Reads a page of /metrics (Prometheus' text format). */
export function readScrape(text: string): Map<string, Sample[]> {
  const scrape = new Map<string, Sample[]>();
  for (const line of text.split("\n")) {
    const [, name, labels = "", value] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
    if (name === undefined || value === undefined) continue;
    const sample = { labels: pairsOf(labels), value: Number(value.replace("Inf", "Infinity")) };
    scrape.set(name, [...(scrape.get(name) ?? []), sample]);
  }
  return scrape;
}

function pairsOf(text: string): Labels {
  return Object.fromEntries(
    [...text.matchAll(/(\w+)="([^"]*)"/g)].map(([, name = "", value = ""]) => [name, value]),
  );
}

/** Returns a key that is equal for series with the same labels. */
const keyOf = (labels: Labels): string => JSON.stringify(Object.entries(labels).sort());

/**
 * Returns whether an alarm's expression holds, that is, whether Prometheus would find a series for it.
 *
 * Supports the syntax of docs/alarms.yml: selectors, numbers, comparisons, products, quotients, `delta`, `increase`,
 * `rate`, `histogram_quantile`, and `sum`, `min`, `max` and `count` with or without `by`. As in Prometheus, a series
 * without an earlier sample has no increase.
 * @throws Error for any other syntax
 */
export function holds(expression: string, span: Span): boolean {
  const value = new Evaluation(expression, span).result();
  return typeof value === "number" ? value !== 0 : value.length > 0;
}

/** Returns the names of the metrics in an expression, with the selected labels. */
export function selectorsOf(expression: string): { readonly name: string; readonly labels: Labels }[] {
  return [...expression.matchAll(/([a-z]\w*_\w+|up)(?:\{([^}]*)\})?(?![\w(])/g)]
    .filter(([, name]) => name !== "histogram_quantile")
    .map(([, name = "", labels = ""]) => ({ name, labels: pairsOf(labels) }));
}

class Evaluation {
  readonly #tokens: string[];
  #at = 0;

  constructor(
    readonly expression: string,
    readonly span: Span,
  ) {
    this.#tokens =
      expression.match(/\w+\{[^}]*\}|[\d.]+(?:e\d+)?(?!\w)|[a-zA-Z_]\w*|\[\w+\]|[<>=!]=|\S/g) ?? [];
  }

  result(): Value {
    const value = this.#comparison();
    if (this.#at < this.#tokens.length) throw this.#unknown();
    return value;
  }

  #comparison(): Value {
    const left = this.#product();
    const op = this.#take(["==", ">=", "<=", ">", "<"]);
    if (op === null) return left;
    const right = scalar(this.#product());
    const compare = { "==": same, ">=": atLeast, "<=": atMost, ">": more, "<": less }[op];
    if (typeof left === "number") return compare(left, right) ? 1 : 0;
    return left.filter(({ value }) => compare(value, right));
  }

  #product(): Value {
    let product = this.#term();
    for (let op = this.#take(["*", "/"]); op !== null; op = this.#take(["*", "/"])) {
      const [a, b] = [product, this.#term()];
      product = op === "*" ? combined(a, b, (x, y) => x * y) : combined(a, b, (x, y) => x / y);
    }
    return product;
  }

  #term(): Value {
    const token = this.#next();
    if (/^[\d.]/.test(token)) return Number(token);
    if (token === "(") return this.#closed(this.#comparison());
    if (["sum", "min", "max", "count"].includes(token)) return this.#aggregate(token as "sum");
    if (["delta", "increase", "rate"].includes(token)) return this.#change(token);
    if (token === "histogram_quantile") return this.#quantile();
    return this.#select(token, this.span.after);
  }

  #aggregate(kind: "sum" | "min" | "max" | "count"): Vector {
    const by: string[] = [];
    if (this.#take(["by"]) !== null) {
      this.#expect("(");
      for (let name = this.#next(); name !== ")"; name = this.#next()) if (name !== ",") by.push(name);
    }
    this.#expect("(");
    const of = this.#closed(this.#comparison());
    const groups = new Map<string, { labels: Labels; values: number[] }>();
    for (const { labels, value } of typeof of === "number" ? [] : of) {
      const kept = Object.fromEntries(by.map((name) => [name, labels[name] ?? ""]));
      const group = groups.get(keyOf(kept)) ?? { labels: kept, values: [] };
      group.values.push(value);
      groups.set(keyOf(kept), group);
    }
    return [...groups.values()].map(({ labels, values }) => ({ labels, value: AGGREGATES[kind](values) }));
  }

  #change(kind: string): Vector {
    this.#expect("(");
    const { first, last } = this.#closed(this.#range());
    return last.flatMap(({ labels, value }) => {
      const was = first.find((sample) => keyOf(sample.labels) === keyOf(labels));
      if (!was) return [];
      // `increase` and `rate` are for counters. A counter that is smaller than before has restarted from 0, so its
      // whole value is new. `delta` is for gauges, which can simply decrease.
      const gain = kind !== "delta" && value < was.value ? value : value - was.value;
      return [{ labels, value: kind === "rate" ? gain / this.span.seconds : gain }];
    });
  }

  #range(): Range {
    const selector = this.#next();
    if (!/^\[\d+[mhd]\]$/.test(this.#next())) throw this.#unknown();
    return { first: this.#select(selector, this.span.before), last: this.#select(selector, this.span.after) };
  }

  #quantile(): Vector {
    this.#expect("(");
    const share = scalar(this.#comparison());
    this.#expect(",");
    const buckets = this.#closed(this.#comparison());
    if (typeof buckets === "number") throw this.#unknown();
    const bounds = buckets
      .map(({ labels, value }) => ({ bound: Number(labels["le"]?.replace("+Inf", "Infinity")), value }))
      .sort((a, b) => a.bound - b.bound);
    const all = bounds.at(-1)?.value ?? 0;
    const bucket = bounds.find(({ value }) => value >= share * all);
    return all === 0 || !bucket ? [] : [{ labels: {}, value: bucket.bound }];
  }

  #select(selector: string, scrape: Scrape): Vector {
    const [, name = "", labels = ""] = /^(\w+)(?:\{(.*)\})?$/.exec(selector) ?? [];
    if (name === "") throw this.#unknown();
    const wantedLabels = Object.entries(pairsOf(labels));
    return (scrape.get(name) ?? []).filter((sample) =>
      wantedLabels.every(([key, value]) => sample.labels[key] === value),
    );
  }

  #closed<T>(value: T): T {
    this.#expect(")");
    return value;
  }

  #expect(token: string): void {
    if (this.#next() !== token) throw this.#unknown();
  }

  #take<T extends string>(tokens: readonly T[]): T | null {
    const matchedToken = tokens.find((token) => token === this.#tokens[this.#at]) ?? null;
    if (matchedToken !== null) this.#at++;
    return matchedToken;
  }

  #next(): string {
    const token = this.#tokens[this.#at++];
    if (token === undefined) throw this.#unknown();
    return token;
  }

  #unknown(): Error {
    return new Error(`This test's evaluator does not know: ${this.expression}`);
  }
}

const AGGREGATES = {
  sum: (values: readonly number[]) => values.reduce((total, value) => total + value, 0),
  min: (values: readonly number[]) => Math.min(...values),
  max: (values: readonly number[]) => Math.max(...values),
  count: (values: readonly number[]) => values.length,
};
const same = (a: number, b: number): boolean => a === b;
const atLeast = (a: number, b: number): boolean => a >= b;
const atMost = (a: number, b: number): boolean => a <= b;
const more = (a: number, b: number): boolean => a > b;
const less = (a: number, b: number): boolean => a < b;

/** Returns a number, or the value of a vector with a single series. Returns NaN for any other vector. */
function scalar(value: Value): number {
  if (typeof value === "number") return value;
  return value.length === 1 ? (value[0]?.value ?? NaN) : NaN;
}

function combined(a: Value, b: Value, how: (a: number, b: number) => number): Value {
  if (typeof a === "number") return typeof b === "number" ? how(a, b) : NaN;
  if (typeof b === "number") return a.map(({ labels, value }) => ({ labels, value: how(value, b) }));
  return a.flatMap(({ labels, value }) => {
    const other = b.find((sample) => keyOf(sample.labels) === keyOf(labels));
    return other ? [{ labels, value: how(value, other.value) }] : [];
  });
}
