import { type FindOperator, Raw } from "typeorm";

/**
 * Returns a condition on a column of addresses that matches addresses that opted out of mailings. The condition is a
 * subquery, evaluated by the statement that changes the rows.
 */
export function stoppedMailings(): FindOperator<string> {
  return Raw((column) => `${column} IN (SELECT email FROM mailings_off)`) as FindOperator<string>;
}
