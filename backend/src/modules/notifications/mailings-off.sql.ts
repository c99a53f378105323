import { type FindOperator, Raw } from "typeorm";

/** Matches the addresses that want no mailings, as a part of the statement that changes their rows. */
export function stoppedMailings(): FindOperator<string> {
  return Raw((column) => `${column} IN (SELECT email FROM mailings_off)`) as FindOperator<string>;
}
