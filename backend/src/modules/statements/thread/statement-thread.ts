import { DomainError } from "../../../kernel/errors/domain-error.js";
import { yieldToEventLoop } from "../../../kernel/lists.js";
import type { StatementMapping } from "../contract/column-role.js";
import type { FactRows } from "../matching/fact-rows.js";
import type { LineMatch } from "../matching/match-facts.js";
import type { Answer, Answers, Question } from "./messages.js";

/**
 * Maximum number of teams, ids and earlier lines together in a request: 2.5 times the number for an event with 100,000
 * teams.
 */
const MAX_FACTS = 500_000;

export interface ThreadPort {
  postMessage(question: Question): void;
  on(event: "message", listener: (answer: Answer) => void): unknown;
  on(event: "error", listener: (error: Error) => void): unknown;
  on(event: "exit", listener: () => void): unknown;
}

/** Reads and matches one statement in a thread. */
export class StatementThread {
  #failure: Error | null = null;
  #asked: { resolve: (answer: Answer) => void; reject: (error: Error) => void } | null = null;
  #matches: readonly LineMatch[] = [];

  constructor(private readonly port: ThreadPort) {
    port.on("message", (answer) => {
      this.#asked?.resolve(answer);
    });
    port.on("error", (error) => {
      this.fail(isOutOfMemory(error) ? new DomainError("STATEMENT_TOO_MUCH", { cause: error }) : error);
    });
    port.on("exit", () => {
      this.fail(new Error("The thread that matched the statement has ended."));
    });
  }

  /** Rejects the pending request and all later ones. */
  fail(error: Error): void {
    this.#failure ??= error;
    this.#asked?.reject(this.#failure);
  }

  /**
   * Reads a statement's columns.
   * @throws DomainError BAD_INPUT if the text is not a statement.
   */
  inspect(csv: string): Promise<Answers["inspect"]> {
    return this.#ask({ kind: "inspect", csv });
  }

  /**
   * Parses a statement with the given mapping.
   * @throws DomainError BAD_INPUT, at `csv` or at `mapping`.
   */
  read(csv: string, mapping: StatementMapping): Promise<Answers["read"]> {
    return this.#ask({ kind: "read", csv, mapping });
  }

  /**
   * Matches the lines of the last `read`, in the order of the file. If the facts are the same as in the previous call,
   * returns the same list.
   */
  async match(facts: AsyncIterable<FactRows>): Promise<readonly LineMatch[]> {
    let count = 0;
    for await (const rows of facts) {
      if (this.#failure) throw this.#failure;
      const parts: readonly (readonly unknown[])[] = Object.values(rows);
      for (const { length } of parts) count += length;
      if (count > MAX_FACTS) throw new DomainError("STATEMENT_TOO_MUCH");
      this.port.postMessage({ kind: "facts", rows });
    }
    const { isSame } = await this.#ask({ kind: "match" });
    // Must be the same array: `StatementCommitService` recognises unchanged facts by it.
    if (isSame) return this.#matches;
    const matches: LineMatch[] = [];
    for (;;) {
      const more = await this.#ask({ kind: "more", from: matches.length });
      if (more.length === 0) break;
      matches.push(...more);
      await yieldToEventLoop();
    }
    return (this.#matches = matches);
  }

  async #ask<Kind extends keyof Answers>(
    question: Question & { readonly kind: Kind },
  ): Promise<Answers[Kind]> {
    if (this.#failure) throw this.#failure;
    const answer = await new Promise<Answer>((resolve, reject) => {
      this.#asked = { resolve, reject };
      this.port.postMessage(question);
    });
    if ("result" in answer) return answer.result as Answers[Kind];
    const { code, message, fields } = answer.refused;
    throw new DomainError(code, { message, ...(fields && { fields }) });
  }
}

function isOutOfMemory(error: Error): boolean {
  return "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";
}
