import { readRank } from "./read-rank.js";

/** A participant on a page of standings. */
export interface PageRow {
  /** The number of the participant's first line, from 1. */
  readonly line: number;
  /** The participant as written on the page: team, handles, or both. */
  readonly who: string;
  readonly given: string;
}

/** Matches points, times, tries, problem letters, and the words in the last line of Codeforces' table. */
const SCORE = /^(?:[-+\d\s.,:()/%]+|[A-Z]\d?|Accepted|Tried)?$/;
const LIST = /[,:]$/;

/** Reads a copied page line by line. Copying splits a cell with several lines into separate lines. */
class PageReader {
  readonly rows: PageRow[] = [];
  /** Whether copying split a participant's cell into several lines. A plain table has no such cell. */
  isPage = false;
  #waiting: { readonly line: number; readonly given: string } | null = null;

  constructor(private readonly isKnown: (cell: string) => boolean) {}

  /** Reads the next line. Returns false if the line does not fit a page of standings. */
  take(line: number, cells: readonly string[]): boolean {
    const filled = cells.filter((cell) => cell !== "");
    const [first = "", second = ""] = filled;
    if (first === "") return true;
    if (this.#waiting && this.#isWho(first)) return this.#add({ ...this.#waiting, who: first }, true);
    if (this.#continues(first)) return true;
    if (cells[0] === "" && cells.length > 2 && this.#isWho(first) && !SCORE.test(first))
      return this.#add({ line, given: "", who: first });
    if (cells[0] !== "" && this.#isPlace(first)) {
      if (this.#isWho(second)) return this.#add({ line, given: first, who: second });
      if (second === "" && this.#isNext(first)) {
        this.#waiting = { line, given: first };
        return true;
      }
    }
    // Lines before the first participant are headings.
    if (this.rows.length === 0) return true;
    this.#waiting = null;
    this.isPage = true;
    return filled.every((cell) => SCORE.test(cell));
  }

  #add(row: PageRow, isPage = false): boolean {
    this.rows.push(row);
    this.#waiting = null;
    this.isPage ||= isPage;
    return true;
  }

  /** Adds a line with people to the team above it. Returns false if the line has no people. */
  #continues(cell: string): boolean {
    const last = this.rows.at(-1);
    if (!last || this.#waiting || SCORE.test(cell)) return false;
    const isList = LIST.test(last.who);
    if (!isList && !(cell.includes(",") && this.isKnown(cell))) return false;
    this.rows[this.rows.length - 1] = { ...last, who: `${last.who}${isList ? "" : ":"} ${cell}` };
    this.isPage = true;
    return true;
  }

  #isWho(cell: string): boolean {
    return cell !== "" && (this.isKnown(cell) || (/\p{L}/u.test(cell) && !SCORE.test(cell)));
  }

  /** Returns whether a cell can be a place. Places never decrease on a page, so a smaller number is not a place. */
  #isPlace(cell: string): boolean {
    const rank = placeOf(cell);
    return rank !== null && rank >= this.#lastPlace();
  }

  /** Returns whether a number alone on a line is the next place. Any other number is a participant's points. */
  #isNext(cell: string): boolean {
    const [rank, last] = [placeOf(cell) ?? 0, this.#lastPlace()];
    return last === 0 || rank <= last + this.rows.filter(({ given }) => placeOf(given) === last).length;
  }

  #lastPlace(): number {
    return placeOf(this.rows.findLast(({ given }) => given !== "")?.given ?? "") ?? 0;
  }
}

/**
 * Parses standings that a browser copied without the table, with participants, points and times on separate lines.
 * Returns null for any other text, which should be parsed as a table.
 * @param isKnown whether a cell names a team or its people
 */
export function readStandingsPage(text: string, isKnown: (cell: string) => boolean): PageRow[] | null {
  const reader = new PageReader(isKnown);
  const lines = text.replace(/^\uFEFF/, "").split(/\r\n|\r|\n/);
  const fits = lines.every((line, at) =>
    reader.take(
      at + 1,
      line.split("\t").map((cell) => cell.trim()),
    ),
  );
  return fits && reader.isPage && reader.rows.length > 0 ? reader.rows : null;
}

function placeOf(cell: string): number | null {
  const read = readRank(cell);
  return read === "bad" ? null : read.rank;
}
