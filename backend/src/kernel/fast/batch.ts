import type { Tx } from "../db/engine.js";

/** A hand-written statement with `?` placeholders. */
export interface Statement {
  readonly sql: string;
  readonly parameters?: readonly unknown[];
}

/** Statements of which only the last is a SELECT. `answer` converts the rows of this SELECT. */
export interface BatchQuery<Answer> {
  readonly statements: readonly Statement[];
  readonly answer: (rows: unknown[]) => Answer;
}

/** Sends several statements of a transaction together, because each message to the database is slow. */
export interface Batching {
  /** Runs statements. Returns the rows of each SELECT among them. */
  run(statements: readonly Statement[]): Promise<unknown[][]>;
  /** Holds a write back until the next statement or the COMMIT. */
  keep(write: Statement): Promise<void>;
}

const batchings = new WeakMap<Tx, Batching>();

/**
 * Sets how a transaction sends several statements. Without this call, each statement runs immediately and by itself.
 */
export function useBatching(tx: Tx, how: Batching): void {
  batchings.set(tx, how);
}

/** Runs several queries in a transaction, in the given order and, on MariaDB, in one message (ADR 65). */
export async function queryBatch<Answers extends readonly unknown[]>(
  tx: Tx,
  ...questions: { readonly [N in keyof Answers]: BatchQuery<Answers[N]> }
): Promise<Answers> {
  const statements = questions.flatMap((question) => question.statements);
  const rows = await (batchings.get(tx)?.run(statements) ?? oneByOne(tx, statements));
  return questions.map(({ answer }, n) => answer(rows[n] ?? [])) as unknown as Answers;
}

/**
 * Runs a write immediately, or together with the next statement or the COMMIT of the transaction. An error of the write
 * may then appear as an error of that statement. Use this function only for writes whose errors no code inside the
 * transaction handles.
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
