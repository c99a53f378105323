interface JsonMistake {
  readonly at: number;
  readonly what: string;
}

const SPACE = /[ \t\r\n]*/y;
const STRING = /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/uy;
const SCALAR = /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.+-])/y;
/** Maximum depth of nesting. Content files have four levels. */
const DEEPEST = 20;

/**
 * Parses JSON like JSON.parse, but names the position of a mistake, which V8 often does not. Also rejects duplicate
 * fields, of which JSON.parse would silently keep the last.
 * @throws Error "line L, column C: what is wrong"
 */
export function parseJson(text: string): unknown {
  const mistake = new JsonWalk(text).mistake();
  if (!mistake) return JSON.parse(text);
  const before = text.slice(0, mistake.at).split("\n");
  const column = (before.at(-1)?.length ?? 0) + 1;
  throw new Error(`line ${String(before.length)}, column ${String(column)}: ${mistake.what}`);
}

/** Parses one text up to the first mistake. The parsing methods move `at` forward and return a mistake or null. */
class JsonWalk {
  private at = 0;

  constructor(private readonly text: string) {}

  mistake(): JsonMistake | null {
    return this.value(0) ?? (this.next() === "" ? null : this.wrong("something follows after the end"));
  }

  private value(depth: number): JsonMistake | null {
    const first = this.next();
    if (depth > DEEPEST) return this.wrong("too many levels");
    if (first === "{") {
      const names = new Set<string>();
      return this.items("}", () => this.field(depth, names));
    }
    if (first === "[") return this.items("]", () => this.value(depth + 1));
    if (first === '"') return this.string();
    return this.take(SCALAR) ? null : this.wrong("a value is missing or lacks its quotes");
  }

  /** Reads the items between brackets, separated by commas. */
  private items(end: string, item: () => JsonMistake | null): JsonMistake | null {
    this.at++;
    if (this.next() === end) return this.skip();
    for (;;) {
      const mistake = item();
      if (mistake) return mistake;
      const after = this.next();
      if (after === end) return this.skip();
      if (after !== ",") return this.wrong(`a comma or ${end} is missing before this`);
      this.at++;
      if (this.next() === end) return this.wrong(`the comma before this ${end} is too many`);
    }
  }

  private field(depth: number, names: Set<string>): JsonMistake | null {
    if (this.next() !== '"') return this.wrong("a field's name in quotes is missing");
    const start = this.at;
    const mistake = this.string();
    if (mistake) return mistake;
    const name = this.text.slice(start, this.at);
    if (names.has(name)) return { at: start, what: `the field ${name} is there twice` };
    names.add(name);
    if (this.next() !== ":") return this.wrong("a colon is missing after the field's name");
    this.at++;
    return this.value(depth + 1);
  }

  private string(): JsonMistake | null {
    return this.take(STRING)
      ? null
      : this.wrong("this text does not end on its line, or has a backslash or tab in it");
  }

  /** Skips spaces and returns the next character, or "" at the end. */
  private next(): string {
    this.take(SPACE);
    return this.text.charAt(this.at);
  }

  /** Moves past a match of the pattern at the current position. Returns false if there is no match. */
  private take(pattern: RegExp): boolean {
    pattern.lastIndex = this.at;
    const isMatch = pattern.test(this.text);
    if (isMatch) this.at = pattern.lastIndex;
    return isMatch;
  }

  private skip(): null {
    this.at++;
    return null;
  }

  private wrong(what: string): JsonMistake {
    return { at: this.at, what: this.text.charAt(this.at) === "" ? "the file ends too early" : what };
  }
}
