import { type FindOperator, Raw } from "typeorm";

/**
 * Returns a condition that matches addresses that opted out of mailings. The condition is a subquery, because in a
 * DELETE a subquery reads the latest committed rows, not those from the start of the transaction
 * (`MailingsOffRepository.dropCopies`).
 */
export function stoppedMailings(): FindOperator<string> {
  return Raw((column) => `${column} IN (SELECT email FROM mailings_off)`) as FindOperator<string>;
}
