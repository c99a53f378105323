import { type FindOperator, Raw } from "typeorm";

/**
 * Returns a condition that matches addresses that opted out of mailings. The condition is a subquery, so the statement
 * that changes the rows evaluates it.
 */
export function stoppedMailings(): FindOperator<string> {
  return Raw((column) => `${column} IN (SELECT email FROM mailings_off)`) as FindOperator<string>;
}
