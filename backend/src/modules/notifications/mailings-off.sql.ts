import { type FindOperator, Raw } from "typeorm";

/**
 * Returns a condition that matches addresses that opted out of mailings. The condition is a subquery, because the
 * subquery of a DELETE reads the latest committed rows. So it also matches addresses that opted out after the
 * transaction began (`MailingsOffRepository.dropCopies`).
 */
export function stoppedMailings(): FindOperator<string> {
  return Raw((column) => `${column} IN (SELECT email FROM mailings_off)`) as FindOperator<string>;
}
