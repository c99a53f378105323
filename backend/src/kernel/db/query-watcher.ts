import type { Engine } from "./engine.js";
import type { BeforeQueryEvent, AfterQueryEvent, EntitySubscriberInterface } from "typeorm";

/**
 * Called after each SQL statement with its text (with placeholders), its duration in milliseconds, and whether it
 * failed.
 */
export type OnQuery = (sql: string, ms: number, failed: boolean) => void;

/**
 * Measures the duration of SQL statements. TypeORM calls this class in the async context of the request, so `onQuery`
 * can find out which request ran the statement.
 */
export class QueryWatcher implements EntitySubscriberInterface {
  readonly #began = new WeakMap<object, number>();

  constructor(private readonly onQuery: OnQuery) {}

  beforeQuery({ queryRunner }: BeforeQueryEvent): void {
    this.#began.set(queryRunner, performance.now()); // a runner runs one statement at a time
  }

  afterQuery({ queryRunner, query, success }: AfterQueryEvent): void {
    const now = performance.now();
    this.onQuery(query, now - (this.#began.get(queryRunner) ?? now), !success);
  }
}

/** Reports the SELECTs that an engine runs without TypeORM, because TypeORM reports only its own statements. */
export function watchSelects(
  engine: Engine,
  { onStatement, onQuery }: { onStatement?: (sql: string) => void; onQuery?: OnQuery | undefined },
): void {
  const query = engine.query.bind(engine);
  engine.query = async <Row>(until: number, sql: string, parameters: readonly unknown[]): Promise<Row[]> => {
    onStatement?.(sql);
    const began = performance.now();
    let failed = true;
    try {
      const rows = await query<Row>(until, sql, parameters);
      failed = false;
      return rows;
    } finally {
      onQuery?.(sql, performance.now() - began, failed);
    }
  };
}
