import { createHash } from "node:crypto";
import { DomainError } from "../../../kernel/errors/domain-error.js";
import { type FactRows, factsOf } from "../matching/fact-rows.js";
import type { LineMatch } from "../matching/match-facts.js";
import { matchStatement } from "../matching/match-statement.js";
import { type ParsedLine, readLines } from "../reading/read-lines.js";
import { guessMapping, presetOf } from "../reading/guess-mapping.js";
import { statementTable, parseStatement } from "../reading/statement-table.js";
import { suspectsOf } from "../reading/unassigned-columns.js";
import type { Answer, Answers, Question } from "./messages.js";

/** Number of lines, from the first on, whose cells are shown while the user chooses columns. */
const SAMPLES = 3;
/** Number of matches in one answer, few enough for the receiver to read it within a few milliseconds. */
const AT_ONCE = 250;

/** The channel to the thread that sends the requests. */
interface Asker {
  postMessage(answer: Answer): void;
  on(event: "message", listener: (question: Question) => void): unknown;
}

/** Answers requests about one statement, inside its thread. */
export function answerStatement(asker: Asker): void {
  const matcher = new StatementMatcher();
  asker.on("message", (question) => {
    try {
      const result = matcher.answer(question);
      if (result !== null) asker.postMessage({ result });
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      asker.postMessage({ refused: { code: error.code, ...error.texts } });
    }
  });
}

class StatementMatcher {
  #lines: readonly ParsedLine[] = [];
  #facts: FactRows[] = [];
  #digest = createHash("sha256");
  #matchedBy: string | null = null;
  #matches: readonly LineMatch[] = [];

  answer(question: Question): Answers[keyof Answers] | null {
    switch (question.kind) {
      case "inspect":
        return inspected(question.csv);
      case "read": {
        const { table, mapping } = parseStatement(question.csv, question.mapping);
        this.#lines = readLines(table, mapping);
        return { key: table.key, mapping, lines: this.#lines.length };
      }
      case "facts":
        this.#facts.push(question.rows);
        this.#digest.update(JSON.stringify(question.rows));
        return null;
      case "match":
        return this.#match();
      case "more":
        return this.#matches.slice(question.from, question.from + AT_ONCE);
    }
  }

  /** Skips the matching if the facts are unchanged, because the same facts give the same matches. */
  #match(): Answers["match"] {
    const by = this.#digest.digest("hex");
    const isSame = by === this.#matchedBy;
    if (!isSame) this.#matches = matchStatement(this.#lines, factsOf(this.#facts));
    this.#facts = [];
    this.#digest = createHash("sha256");
    this.#matchedBy = by;
    return { isSame };
  }
}

function inspected(csv: string): Answers["inspect"] {
  const table = statementTable(csv);
  return {
    headings: table.headings,
    samples: table.rows.slice(0, SAMPLES).map(({ cells }) => cells),
    lines: table.rows.length,
    preset: presetOf(table),
    guess: guessMapping(table),
    suspects: suspectsOf(table),
    key: table.key,
  };
}
