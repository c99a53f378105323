import type { StatementMapping } from "../contract/statement-mapping.input.js";
import { readAmount, type Amount } from "./read-amount.js";

/** Money that a line says came in, or why it says none. */
export type Money =
  | { readonly paise: number; readonly problem: null }
  | {
      readonly paise: null;
      readonly problem: "blank" | "zero" | "moneyOut" | "unreadable" | "tooLarge" | "failed";
    };

const CREDIT = /^(?:c|cr|credit|credited|deposit|in|received|\+)\.?$/i;
const DEBIT = /^(?:d|dr|debit|debited|withdrawal|out|paid|sent|-)\.?$/i;
const PLAIN_DEBIT = /^\(?(?:dr|debit|debited|withdrawal)\)?\.?$/i;
/** What apps say of a transfer that went through. */
const DONE = /^(?:|-|success|successful|succeeded|completed?|credited|received|settled|captured|paid|ok)$/i;

/** Reads what a line says about money, in any of the three layouts. Whatever is not clearly money in has a problem. */
export function readMoney(cell: (column: number | null) => string, mapping: StatementMapping): Money {
  if (!DONE.test(cell(mapping.status))) return none("failed");
  const amount =
    mapping.amount === null
      ? ofTwoColumns(readAmount(cell(mapping.credit)), readAmount(cell(mapping.debit)))
      : directed(
          readAmount(cell(mapping.amount)),
          mapping.direction === null ? null : cell(mapping.direction),
        );
  if (typeof amount === "string") return none(amount);
  if (amount === 0) return none("zero");
  return amount < 0 ? none("moneyOut") : { paise: amount, problem: null };
}

/** Money out is negative. Both columns filled is no statement of anything. */
function ofTwoColumns(credit: Amount, debit: Amount): Amount {
  const filled = (amount: Amount): boolean => amount !== "blank" && amount !== 0;
  if (filled(credit) && filled(debit)) return "unreadable";
  if (filled(credit)) return credit;
  if (!filled(debit)) return credit === 0 || debit === 0 ? 0 : "blank";
  return typeof debit === "number" ? -Math.abs(debit) : debit;
}

/** True for a word that says which way money went, and for none. */
export function isDirection(text: string): boolean {
  return text === "" || CREDIT.test(text) || DEBIT.test(text);
}

/** True for a word that stands for money out and nothing else. */
export function saysDebit(text: string): boolean {
  return PLAIN_DEBIT.test(text.normalize("NFKC").trim());
}

/** The word beside the amount counts; where nobody knows the word, nothing is known. */
function directed(amount: Amount, direction: string | null): Amount {
  if (direction === null || typeof amount === "string" || amount === 0) return amount;
  if (DEBIT.test(direction)) return -Math.abs(amount);
  if (!CREDIT.test(direction)) return "unreadable";
  return amount;
}

function none(problem: Exclude<Money["problem"], null>): Money {
  return { paise: null, problem };
}
