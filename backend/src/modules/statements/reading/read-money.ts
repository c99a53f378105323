import type { StatementMapping } from "../contract/column-role.js";
import { isBlank, readAmount } from "./read-amount.js";
import { stateOf } from "./read-state.js";
import { saysDebitReturned, saysReturned } from "./says-returned.js";

/** Reasons why a line has no money that can pay a fee. */
export type MoneyProblem = "blank" | "zero" | "moneyOut" | "returned" | "unreadable" | "tooLarge" | "failed";

/**
 * A line's incoming money, or the reason why there is none. `movedPaise` is the change of the balance, negative for
 * outgoing money, even if the line cannot confirm a payment. `movedPaise` is null if the change cannot be read.
 */
export type Money = { readonly movedPaise: number | null } & (
  | { readonly paise: number; readonly problem: null }
  | { readonly paise: null; readonly problem: MoneyProblem }
);

/** Signed paise, or the reason why there are none. */
type Amount = ReturnType<typeof readAmount>;

const CREDIT = /^(?:c|cr|credit|credited|deposit|in|received|\+|जमा|জমা|क्रेडिट|ক্রেডিট)\.?$/i;
const DEBIT = /^(?:d|dr|debit|debited|withdrawal|out|paid|sent|-|नामे|निकासी|डेबिट|ডেবিট|উত্তোলন|খরচ)\.?$/i;
const PLAIN_DEBIT = /^\(?(?:dr|debit|debited|withdrawal|नामे|डेबिट|ডেবিট)\)?\.?$/i;

/**
 * Reads a line's money, in any of the layouts of `StatementMapping`. Every line that is not clearly incoming money gets
 * a problem.
 */
export function readMoney(cell: (column: number | null) => string, mapping: StatementMapping): Money {
  const status = cell(mapping.status);
  const amount = amountOf(cell, mapping);
  if (saysReturned(status) || amount.isReturned) return moneyBack(amount.moved);
  if (!isBlank(status) && stateOf(status) !== "done") return none("failed", 0);
  const { moved } = amount;
  if (typeof moved === "string") return none(moved);
  if (moved === 0) return none("zero", 0);
  if (moved < 0) return none("moneyOut", moved);
  return { paise: moved, problem: null, movedPaise: moved };
}

/** The amount that moved, and whether the direction column says that the money was returned. */
interface Moved {
  readonly moved: Amount;
  readonly isReturned: boolean;
}

function amountOf(cell: (column: number | null) => string, mapping: StatementMapping): Moved {
  if (mapping.amount === null) {
    const moved = ofTwoColumns(readAmount(cell(mapping.credit)), readAmount(cell(mapping.debit)));
    return { moved, isReturned: false };
  }
  const amount = readAmount(cell(mapping.amount));
  const direction = mapping.direction === null ? null : cell(mapping.direction);
  if (direction !== null && saysReturned(direction) && !saysDebitReturned(direction))
    return { moved: amount, isReturned: true };
  return { moved: directed(amount, direction), isReturned: false };
}

function moneyBack(moved: Amount): Money {
  return none("returned", typeof moved === "number" ? -Math.abs(moved) : null);
}

/** Combines two columns. Outgoing money is negative. A line with both columns filled is unreadable. */
function ofTwoColumns(credit: Amount, debit: Amount): Amount {
  const filled = (amount: Amount): boolean => amount !== "blank" && amount !== 0;
  if (filled(credit) && filled(debit)) return "unreadable";
  if (filled(credit)) return credit;
  if (!filled(debit)) return credit === 0 || debit === 0 ? 0 : "blank";
  return typeof debit === "number" ? -Math.abs(debit) : debit;
}

/** Returns whether a text is empty or a word for the direction of money. */
export function isDirection(text: string): boolean {
  return text === "" || CREDIT.test(text) || DEBIT.test(text) || saysReturned(text);
}

/** Returns whether a word can only mean outgoing money. */
export function saysDebit(text: string): boolean {
  return PLAIN_DEBIT.test(text.normalize("NFKC").trim());
}

/** Applies the direction to the amount. An unknown word makes the amount unreadable. */
function directed(amount: Amount, direction: string | null): Amount {
  if (direction === null || typeof amount === "string" || amount === 0) return amount;
  if (DEBIT.test(direction)) return -Math.abs(amount);
  if (!CREDIT.test(direction)) return "unreadable";
  return amount;
}

function none(problem: MoneyProblem, movedPaise: number | null = null): Money {
  return { paise: null, problem, movedPaise };
}
