import type { AnyErrorCode } from "../../../kernel/contract/all-errors.js";
import type { FieldErrors } from "../../../kernel/errors/domain-error.js";
import type { StatementMapping } from "../contract/column-role.js";
import type { FactRows } from "../matching/fact-rows.js";
import type { LineMatch } from "../matching/match-facts.js";
import type { Suspect } from "../reading/unnamed-columns.js";

/** What a statement looks like before its columns are known. */
interface Inspected {
  readonly headings: readonly string[];
  /** The cells of its first lines. */
  readonly samples: readonly (readonly string[])[];
  readonly lines: number;
  readonly preset: string | null;
  readonly guess: StatementMapping;
  readonly suspects: readonly Suspect[];
  /** What a choice of columns is remembered under. */
  readonly key: string;
}

/** A statement that the thread has read. */
export interface ReadStatement {
  readonly key: string;
  readonly mapping: StatementMapping;
  readonly lines: number;
}

/** What the thread is asked, one thing at a time. Facts come before `match`, page by page, and are not answered. */
export type Question =
  | { readonly kind: "inspect"; readonly csv: string }
  | { readonly kind: "read"; readonly csv: string; readonly mapping: StatementMapping }
  | { readonly kind: "facts"; readonly rows: FactRows }
  | { readonly kind: "match" }
  | { readonly kind: "more"; readonly from: number };

/** What it answers. */
export interface Answers {
  readonly inspect: Inspected;
  readonly read: ReadStatement;
  /** Whether the facts, and so the matches, are those of the time before. */
  readonly match: { readonly isSame: boolean };
  /** The next ones; none after the last. All at once would hold the event loop while they are received. */
  readonly more: readonly LineMatch[];
}

/** An answer, or why there is none. */
export type Answer =
  | { readonly result: Answers[keyof Answers] }
  | {
      readonly refused: { readonly code: AnyErrorCode; readonly fields?: FieldErrors | undefined } & {
        readonly message: string;
      };
    };
