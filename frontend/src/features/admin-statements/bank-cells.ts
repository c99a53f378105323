const DELIMITERS = [",", ";", "\t", "|"] as const;

/**
 * Returns the cells of a statement's record, so that people can compare them with the values that the server read.
 * Tries each delimiter and uses the best one.
 * @param line the record's first line, counted from 1
 * @param columns the statement's number of columns, to which the record's number of cells should be closest
 */
export function bankCells(csv: string, line: number, columns: number): readonly string[] {
  const from = startOfLine(csv.replaceAll("\0", ""), line);
  const candidates = DELIMITERS.map((delimiter) => record(from, delimiter));
  const distance = (cells: readonly string[]) => Math.abs(cells.length - columns);
  return candidates.reduce((best, next) => (distance(next) < distance(best) ? next : best));
}

function startOfLine(text: string, line: number): string {
  let at = 0;
  for (let passed = 1; passed < line; passed++) {
    const end = /\r\n|\n|\r/g;
    end.lastIndex = at;
    if (end.exec(text) === null) return "";
    at = end.lastIndex;
  }
  return text.slice(at, at + LONGEST);
}

/** Maximum length of a record, in characters. */
const LONGEST = 70_000;

/** Splits a record into cells, up to the end of its line. Quoted cells may contain line breaks. */
function record(text: string, delimiter: string): string[] {
  const cells = [""];
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const char = text.charAt(at);
    const last = cells.length - 1;
    if (char === '"' && quoted && text.charAt(at + 1) === '"') at++;
    else if (char === '"' && (quoted || cells[last]?.trim() === "")) {
      quoted = !quoted;
      continue;
    } else if (!quoted && char === delimiter) {
      cells.push("");
      continue;
    } else if (!quoted && /[\r\n]/.test(char)) break;
    cells[last] = `${cells[last] ?? ""}${char}`;
  }
  return cells.map((cell) => cell.trim());
}
