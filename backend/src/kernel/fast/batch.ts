import type { Tx } from "../db/engine.js";

/** A hand-written statement with `?` placeholders. */
export interface Statement {
  readonly sql: string;
  readonly parameters?: readonly unknown[];
}

/** Statements of which the last is a SELECT, and a function that converts its rows to an answer. */
export interface BatchQuery<Answer> {
  readonly statements: readonly Statement[];
  readonly answer: (rows: unknown[]) => Answer;
}

/** A way for a transaction to send several statements together, where each message to the database is slow. */
export interface Batching {
  /** Runs statements, and returns the rows of each SELECT among them. */
  run(statements: readonly Statement[]): Promise<unknown[][]>;
  /** Keeps a write until the next statement is run, or the COMMIT. */
  keep(write: Statement): Promise<void>;
}

const batchings = new WeakMap<Tx, Batching>();

/** Sets how a transaction sends several statements. Without this call each statement is run by itself, immediately. */
export function useBatching(tx: Tx, how: Batching): void {
  batchings.set(tx, how);
}

/** Runs several queries in a transaction, in this order and, on MariaDB, in one message (ADR 65). */
export async function queryBatch<Answers extends readonly unknown[]>(
  tx: Tx,
  ...questions: { readonly [N in keyof Answers]: BatchQuery<Answers[N]> }
): Promise<Answers> {
  const statements = questions.flatMap((question) => question.statements);
  const rows = await (batchings.get(tx)?.run(statements) ?? oneByOne(tx, statements));
  return questions.map(({ answer }, n) => answer(rows[n] ?? [])) as unknown as Answers;
}

/**
 * Runs a write now, or with the next statement of its transaction or its COMMIT. An error of the write may appear as an
 * error of the transaction. Use it only for writes whose error no caller handles.
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
