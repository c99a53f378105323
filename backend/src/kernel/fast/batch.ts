import type { Tx } from "../db/engine.js";

/** A hand-written statement with `?` placeholders. */
export interface Statement {
  readonly sql: string;
  readonly parameters?: readonly unknown[];
}

/** Statements of which the last is a SELECT, and what its rows say. */
export interface BatchQuery<Answer> {
  readonly statements: readonly Statement[];
  readonly answer: (rows: unknown[]) => Answer;
}

/** How a transaction takes several statements at once, where a message costs more than what it says. */
export interface Batching {
  /** Runs statements; answers the rows of each SELECT among them. */
  run(statements: readonly Statement[]): Promise<unknown[][]>;
  /** Keeps a write until the next statement is run, or the COMMIT. */
  keep(write: Statement): Promise<void>;
}

const batchings = new WeakMap<Tx, Batching>();

/** Names how a transaction takes several statements; without it each is run by itself, and at once. */
export function useBatching(tx: Tx, how: Batching): void {
  batchings.set(tx, how);
}

/** Asks several questions in a transaction, in this order and, on MariaDB, in one message (ADR 65). */
export async function queryBatch<Answers extends readonly unknown[]>(
  tx: Tx,
  ...questions: { readonly [N in keyof Answers]: BatchQuery<Answers[N]> }
): Promise<Answers> {
  const statements = questions.flatMap((question) => question.statements);
  const rows = await (batchings.get(tx)?.run(statements) ?? oneByOne(tx, statements));
  return questions.map(({ answer }, n) => answer(rows[n] ?? [])) as unknown as Answers;
}

/**
 * Runs a write at the latest with the next statement of its transaction or its COMMIT. Its error may become the error
 * of the transaction: only for writes whose error no caller handles.
 */
export async function deferWrite(tx: Tx, write: Statement): Promise<void> {
  await (batchings.get(tx)?.keep(write) ?? oneByOne(tx, [write]));
}

async function oneByOne(tx: Tx, statements: readonly Statement[]): Promise<unknown[][]> {
  const rowSets: unknown[][] = [];
  for (const { sql, parameters = [] } of statements) {
    const rows = await tx.query<unknown>(sql, [...parameters]);
    if (Array.isArray(rows)) rowSets.push(rows);
  }
  return rowSets;
}
